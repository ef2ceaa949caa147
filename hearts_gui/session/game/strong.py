"""The same deal with a strong player in a person's seat, both compared decision by decision."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import CardPlayed, CardsChosen, DealScored, Event, TrickTaken
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.game.session import Session

LEVEL = "grandmaster"
SeatTrick: TypeAlias = tuple[tuple[Card, ...], bool]
"""Cards of a seat, and whether it took the trick with them."""
_NOTHING: SeatTrick = ((), False)  # not known yet, or not played


class TrickComparison(NamedTuple):
    """The cards of both players in a trick (from 1) or the pass (0); empty where unknown.

    A trick in which a seat plays two cards has two of these.
    """

    trick: int
    mine: tuple[Card, ...]
    theirs: tuple[Card, ...]
    taken: tuple[bool, bool]
    """Whether each of the two took the trick."""


def plays_of(events: Sequence[Event], seat: int) -> dict[tuple[int, int], SeatTrick]:
    """The cards of a seat in a deal: its pass at (0, 0), then by trick and turn in that trick."""
    plays: dict[tuple[int, int], SeatTrick] = {}
    trick, at = 1, (0, 0)
    for event in events:
        match event:
            case CardsChosen(seat=who, gives=gives) if who == seat and gives:
                plays[0, 0] = tuple(sorted(card for card, _ in gives)), False
            case CardPlayed(seat=who, card=card) if who == seat:
                at = trick, at[1] + 1 if at[0] == trick else 0
                plays[at] = (card,), False
            case TrickTaken(seat=who):
                trick += 1
                if who == seat:
                    plays[at] = plays[at][0], True
            case _:
                pass
    return plays


def compare_deals(
    own: Sequence[Event], strong: Sequence[Event], seat: int
) -> list[TrickComparison]:
    """Both deals trick by trick; the pass comes first where there was one."""
    mine, theirs = plays_of(own, seat), plays_of(strong, seat)
    rows = ((at, mine.get(at, _NOTHING), theirs.get(at, _NOTHING)) for at in sorted(mine | theirs))
    return [TrickComparison(at[0], a[0], b[0], (a[1], b[1])) for at, a, b in rows]


def points(events: Sequence[Event], seat: int) -> Score | None:
    """The points of a deal for a seat; None while it is being played."""
    scores = [event.score.points[seat] for event in events if isinstance(event, DealScored)]
    return scores[0] if scores else None


class StrongDeal:
    """A session in which a strong player plays the deal on from the events `before`."""

    def __init__(
        self, session: Session, seat: int, before: Sequence[Event], own: Sequence[Event]
    ) -> None:
        self._session, self.seat, self.mine = session, seat, tuple(own)
        self._strong_events = list(before)
        self._end = session.subscribe(seat, self._strong_events.append)

    def tick(self, now_ms: float) -> bool:
        """Let the players move on. Returns whether anything happened."""
        before = len(self._strong_events)
        if not self.over:
            self._session.tick(now_ms)
        return len(self._strong_events) != before

    @property
    def over(self) -> bool:
        return points(self._strong_events, self.seat) is not None

    @property
    def rows(self) -> list[TrickComparison]:
        """Both deals beside each other."""
        return compare_deals(self.mine, self._strong_events, self.seat)

    @property
    def totals(self) -> tuple[Score | None, Score | None]:
        """The points of the deal for the person, and for the strong player once it is over."""
        return points(self.mine, self.seat), points(self._strong_events, self.seat)

    def close(self) -> None:
        """End the deal, because nobody looks any more."""
        self._end()
        self._session.close()
