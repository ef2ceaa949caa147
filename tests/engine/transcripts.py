"""Records for the referee from deals that the engine played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.game import apply
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game, PublicDeal
from tests.engine.records import DoneTrick, Gain, Happening, Lose, Put, Record
from tests.engine.referee import Referee
from tests.games import Moment


@dataclass
class Played:
    """A deal as played, with what the engine allowed at each card and who took each trick."""

    record: Record
    allowed: list[frozenset[Card]] = field(default_factory=list)
    takers: list[tuple[int | None, bool]] = field(default_factory=list)


def deals_played(steps: Iterable[Moment]) -> Iterator[Played]:
    """The deals of a game, each once its play is over or it was broken off."""
    note: _Note | None = None
    for moment in steps:
        game = moment.before
        if isinstance(moment.action, PlayCard):
            assert note is not None
            note.allowed.append(_allowed(game, moment.action.seat))
        for event in moment.events:
            if isinstance(event, ev.PlayOpened):
                note = _Note(game, event.leader)
            elif note is not None:
                note.add(event)
            game = apply(game, event)
            if isinstance(event, ev.DealScored | ev.DealVoided) and note is not None:
                yield note.played(broken_off=isinstance(event, ev.DealVoided))
                note = None


def _allowed(game: Game, seat: int) -> frozenset[Card]:
    deal = game.public.deal
    assert deal is not None
    return frozenset(legal_plays(game.rules, deal, game.owns[seat]))


class _Note:
    """The notes that are taken while a deal is played."""

    def __init__(self, game: Game, leader: int) -> None:
        self.game = game
        self.leader = leader
        deal = game.public.deal
        assert deal is not None
        self.deal: PublicDeal = deal
        self.happenings: list[Happening] = []
        self.allowed: list[frozenset[Card]] = []
        self.takers: list[tuple[int | None, bool]] = []
        self.claimed = False

    def add(self, event: ev.Event) -> None:
        """Write one event down."""
        match event:
            case ev.CardPlayed(seat, card, suit):
                named = suit if card.is_joker and card.suit is None else None
                self.happenings.append(Put(seat, card, named))
            case ev.KittyTaken(seat, _, True, cards) if cards is not None:
                self.happenings.append(Gain(seat, cards))
            case ev.CardsDrawn(seat, _, cards) if cards is not None:
                self.happenings.append(Gain(seat, cards))
            case ev.CardsBuried(seat, _, cards) if cards is not None:
                self.happenings.append(Lose(seat, cards))
            case ev.TrickTaken(taker, discarded):
                self.takers.append((taker, discarded))
            case ev.RestTaken():
                self.claimed = True

    def played(self, *, broken_off: bool) -> Played:
        """The deal for the referee."""
        game = self.game
        record = Record(
            game.rules,
            tuple(own.hand for own in game.owns),
            self.leader,
            tuple(self.happenings),
            game.secret.extra,
            frozenset(card for _, card in self.deal.charges),
            self.deal.penalty_suit,
            game.public.next_leader is None,
            goes_on=broken_off or self.claimed or game.rules.draw.value != "off",
        )
        return Played(record, self.allowed, self.takers)


def disagreements(played: Played) -> list[str]:
    """Find where the referee would have allowed other cards, or given a trick to another seat."""
    wrong: list[str] = []
    tricks: list[DoneTrick] = []
    review = Referee(played.record).review()
    for allowed, (put, held, accepted, table) in zip(played.allowed, review, strict=True):
        if allowed != accepted:
            wrong.append(
                f"seat {put.seat} with {sorted(held)} in trick {len(table.tricks) + 1} on "
                f"{[laid.card for laid in table.puts]}: engine {sorted(allowed)}, "
                f"referee {sorted(accepted)}"
            )
        tricks = table.tricks
    tricks_found = [(trick.taker, trick.discarded) for trick in tricks]
    # A claim may leave one trick unfinished; everything before it counts.
    if (
        tricks_found != played.takers[: len(tricks_found)]
        or len(tricks_found) < len(played.takers) - 1
    ):
        wrong.append(f"takers: engine {played.takers}, referee {tricks_found}")
    return wrong
