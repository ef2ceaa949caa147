"""The knowledge of a seat. `redact` is the only place that hides anything.

A view is folded from redacted events; it never sees a `Game`. The match over events is
exhaustive, so a new event cannot slip through unredacted.
"""

from dataclasses import dataclass, replace
from typing import assert_never

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Ask
from hearts_gui.engine.play.fold import fold_own, fold_public
from hearts_gui.engine.play.phases import pending
from hearts_gui.engine.play.state import Own, PublicDeal, PublicGame
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import opening_standings

OBSERVER = -1
"""The seat of an observer, who holds no cards and sees what is public."""


def redact(event: ev.Event, seat: int) -> ev.Event:
    """The event as one seat (or the OBSERVER) sees it."""
    match event:
        case ev.DealStarted():
            return replace(
                event,
                hands=tuple(h if s == seat else None for s, h in enumerate(event.hands)),
                kitty=None,
                stock=None,
                extra=event.extra if event.warren_owner == seat else None,
            )
        case ev.CardsChosen(player):
            return event if player == seat else ev.CardsChosen(player, None, None, event.auto)
        case ev.CardsPassed():
            extra = event.extra if event.warren_owner == seat else None
            moves = (m if _moved_by(m, seat) else replace(m, card=None) for m in event.moves)
            return replace(event, moves=tuple(moves), extra=extra)
        case ev.CardsCharged(player, _, blind):
            return replace(event, cards=None) if blind and player != seat else event
        case ev.KittyTaken(player) | ev.CardsBuried(player) | ev.CardsDrawn(player):
            return event if player == seat else replace(event, cards=None)
        case (
            ev.PassChosen() | ev.ChargesShown() | ev.BidMade() | ev.SuitNamed() | ev.PledgeMade()
            | ev.PlayOpened() | ev.CardPlayed() | ev.CardRevealed() | ev.TrickTaken()
            | ev.MisdealCalled() | ev.DealVoided() | ev.ClaimMade() | ev.ClaimAnswered()
            | ev.RestTaken() | ev.MoonOffered() | ev.MoonChosen() | ev.DealScored()
            | ev.TimeCalled() | ev.GameEnded()
        ):  # fmt: skip
            return event
        case _:
            assert_never(event)


def _moved_by(move: ev.Move, seat: int) -> bool:
    """Whether a seat gave or got this card. The pool and the OBSERVER share a number."""
    return seat != OBSERVER and seat in (move.giver, move.receiver)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything that one seat knows: public facts and its own."""

    public: PublicGame
    own: Own
    version: int = 0

    @property
    def rules(self) -> Rules:
        return self.public.rules

    @property
    def seat(self) -> int:
        """Whose view this is."""
        return self.own.seat

    @property
    def deal(self) -> PublicDeal:
        """The deal under way. Raises RuntimeError between deals."""
        if self.public.deal is None:
            raise RuntimeError("no deal is under way")
        return self.public.deal

    @property
    def seen(self) -> frozenset[Card]:
        """The cards of the hand, and all that were played."""
        played = (play.card for plays in self.deal.every_trick for play in plays)
        return frozenset((*self.own.hand, *played))

    @property
    def unseen(self) -> tuple[Card, ...]:
        """All other cards of the pack."""
        seen = self.seen
        return tuple(card for card in build_pack(self.rules) if card not in seen)

    @property
    def ask(self) -> Ask:
        """The question that is open now, and who has to answer it."""
        return pending(self.public)


def opening_view(rules: Rules, seat: int) -> PlayerView:
    """The knowledge of a seat before the first deal."""
    return PlayerView(PublicGame(rules, opening_standings(rules)), Own(seat))


def see(view: PlayerView, event: ev.Event) -> PlayerView:
    """The view after an event that was redacted for this seat."""
    return PlayerView(
        fold_public(view.public, redact(event, OBSERVER)),
        fold_own(view.own, event),
        view.version + 1,
    )
