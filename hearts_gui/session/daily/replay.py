"""A game as a number: which of the possible answers were given each time.

Cards and company follow from the seed, so that the person's answers alone give the whole game
again: nobody can claim a result that was not played. A deal of thirteen cards needs about forty
bits. Where the company thinks too long to be asked again, its answers are in the number too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, AskKind, StartDeal
from hearts_gui.engine.play.errors import IllegalAction
from hearts_gui.engine.play.events import CardsCharged, DealScored, Event
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Charge
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.session.daily.answering import GIVEN, Dial, NoSuchAnswerError, Place, answer
from hearts_gui.session.setup.players import Bot, Seating

ME: Final = 0
MOST_DEALS: Final = 60

Dials: TypeAlias = Callable[[PlayerView], Dial]
CardInput: TypeAlias = Callable[[tuple[int, ...]], int]
"""Which of several seats answers first, where that matters to the others."""
Decide: TypeAlias = Callable[[PlayerView], Action]


class NoSuchGameError(ValueError):
    """A number or answers that give no game of these cards."""


@dataclass(frozen=True, slots=True)
class Again:
    """A game played again: everything that happened, and the person's points by deal."""

    events: tuple[Event, ...]
    number: int

    @property
    def points(self) -> tuple[Score, ...]:
        """What the person took, deal by deal."""
        scored = (event.score for event in self.events if isinstance(event, DealScored))
        return tuple(score.points[ME] for score in scored)


def first_hand(rules: Rules, seed: str) -> tuple[Card, ...]:
    """What the person is dealt first."""
    _, game = step(new_game(rules, seed), StartDeal())
    return game.owns[ME].hand


def from_answers(
    rules: Rules, seed: str, seats: Seating, events: Sequence[Event], *, everyone: bool = False,
    watch: Callable[[Event], None] = lambda _: None,
) -> Again:  # fmt: skip
    """The game in which the person answered as in these events. Raises NoSuchGameError.

    With `everyone` the company does so too, and nobody is asked. `told` is called with each event.
    """
    given: dict[int, list[Event]] = {seat: [] for seat in range(len(seats))}
    for event in reversed(events):
        if isinstance(event, GIVEN) and event.seat is not None:
            given[event.seat].append(event)
    charged = [event.seat for event in reversed(events) if isinstance(event, CardsCharged)]
    digits: list[tuple[int, int]] = []

    def turns(those: tuple[int, ...]) -> int:
        if not charged or charged[-1] not in those:
            raise NoSuchGameError("an answer is missing")
        digits.append((those.index(charged[-1]), len(those)))
        return charged[-1]

    def dials(view: PlayerView) -> Dial:
        if not given[view.seat]:
            raise NoSuchGameError("an answer is missing")
        wanted = given[view.seat][-1]

        def dial(of: int, place: Place) -> int:
            index = place(wanted)
            digits.append((index, of))
            return index

        return dial

    def happened(event: Event) -> None:
        if isinstance(event, GIVEN) and event.seat is not None and given[event.seat]:
            given[event.seat].pop()
        if isinstance(event, CardsCharged) and charged:
            charged.pop()
        watch(event)

    bots = _bots(seats, seed, nobody=everyone)
    played = tuple(_play(rules, seed, bots, dials, turns, happened))
    number = 0
    for at, of in reversed(digits):
        number = number * of + at
    return Again(played, number)


def from_number(
    rules: Rules, seed: str, seats: Seating, number: int, *, everyone: bool = False
) -> Again:
    """The game that a number stands for. Raises NoSuchGameError."""
    left = number

    def dial(of: int, _: Place) -> int:
        nonlocal left
        left, index = divmod(left, of)
        return index

    def turns(those: tuple[int, ...]) -> int:
        return those[dial(len(those), lambda _: 0)]

    bots = _bots(seats, seed, nobody=everyone)
    played = tuple(_play(rules, seed, bots, lambda _: dial, turns))
    if left or number < 0:
        raise NoSuchGameError("more answers than the game asks for")
    return Again(played, number)


def from_player(rules: Rules, seed: str, seats: Seating, decide: Decide) -> Again:
    """The game in which this decides in the person's seat. Raises NoSuchGameError."""

    def nobody(_: PlayerView) -> Dial:
        raise NoSuchGameError("a seat without a player")

    bots = {**_bots(seats, seed, nobody=False), ME: decide}
    return from_answers(rules, seed, seats, tuple(_play(rules, seed, bots, nobody, min)))


def _bots(seats: Seating, seed: str, *, nobody: bool) -> Mapping[int, Decide]:
    return {
        seat: make_bot(f"{who.level}/{who.persona}", bot_seed(seed, seat)).decide
        for seat, who in enumerate(seats) if isinstance(who, Bot) and not nobody
    }  # fmt: skip


def _play(
    rules: Rules, seed: str, bots: Mapping[int, Decide], dials: Dials, turns: CardInput,
    watch: Callable[[Event], None] = lambda _: None,
) -> Iterator[Event]:  # fmt: skip
    """The events of a game in which dials say what those answer who are no bots."""
    game, deals = new_game(rules, seed), 0
    while (ask := to_act(game)).kind is not AskKind.OVER:
        try:
            if ask.kind is AskKind.START:
                deals += 1
                if deals > MOST_DEALS:
                    raise NoSuchGameError("a game without end")
                happened, game = step(game, StartDeal())
            else:
                ordered = ask.kind is AskKind.CHARGE and rules.charge is not Charge.BLIND
                seat = turns(ask.seats) if ordered and len(ask.seats) > 1 else ask.seats[0]
                view = view_of(game, seat)
                bot = bots.get(view.seat)
                action = bot(view) if bot is not None else answer(view, dials(view))
                happened, game = step(game, action)
        except (IllegalAction, NoSuchAnswerError) as error:
            raise NoSuchGameError(str(error)) from error
        for event in happened:
            watch(event)
        yield from happened
