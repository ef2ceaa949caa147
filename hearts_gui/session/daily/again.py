"""A game as a number: which of the possible answers the person gave each time.

Cards and company follow from the seed, so that the answers alone give the whole game again:
nobody can claim a result that was not played. A deal of thirteen cards needs about forty bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import (
    Action,
    AskKind,
    ChooseMoon,
    PassCards,
    PlayCard,
    StartDeal,
)
from hearts_gui.engine.play.errors import IllegalAction
from hearts_gui.engine.play.events import CardPlayed, CardsChosen, DealScored, Event, MoonChosen
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.legal import Verdict, classify_pass, legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.session.setup.players import Bot, Seating

ME: Final = 0
MOST_DEALS: Final = 60


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


def answers(view: PlayerView) -> list[Action]:
    """Everything that the person may answer, in a fixed order. Raises NoSuchGameError."""
    match view.ask.kind:
        case AskKind.PLAY:
            legal = sorted(legal_plays(view.rules, view.deal, view.own))
            return [PlayCard(view.seat, card) for card in legal]
        case AskKind.PASS:
            return list(_passes(view))
        case AskKind.MOON if view.deal.offer is not None:
            return [ChooseMoon(view.seat, choice) for choice in view.deal.offer.choices]
        case kind:
            raise NoSuchGameError(f"no number can say what was answered to {kind.value}")


def _passes(view: PlayerView) -> Iterator[Action]:
    gives = pass_gives(view.rules, view.deal.token, view.seat)
    if len(gives) != 1:
        raise NoSuchGameError("a pass to several seats")
    ((receiver, count),) = gives
    verdicts = classify_pass(view.rules, view.deal, view.own)
    free = sorted(card for card, verdict in verdicts.items() if verdict is Verdict.OK)
    for cards in combinations(free, count):
        yield PassCards(view.seat, tuple((card, receiver) for card in cards))


def given(events: Sequence[Event]) -> list[Event]:
    """What the person answered, in order."""
    kinds = (CardPlayed, CardsChosen, MoonChosen)
    return [event for event in events if isinstance(event, kinds) and event.seat == ME]


def _same(action: Action, event: Event) -> bool:
    match action, event:
        case PlayCard(card=card), CardPlayed(card=played):
            return card is played
        case PassCards(gives=gives), CardsChosen(gives=chosen):
            return sorted(gives) == sorted(chosen or ())
        case ChooseMoon(choice=choice), MoonChosen(choice=chosen):
            return choice == chosen
        case _:
            return False


def from_answers(rules: Rules, seed: str, seats: Seating, events: Sequence[Event]) -> Again:
    """The game in which the person answered as in these events. Raises NoSuchGameError."""
    wanted = iter(given(events))
    digits: list[tuple[int, int]] = []

    def choose(options: list[Action]) -> Action:
        event = next(wanted, None)
        if event is None:
            raise NoSuchGameError("an answer is missing")
        at = next((at for at, option in enumerate(options) if _same(option, event)), None)
        if at is None:
            raise NoSuchGameError("an answer that these cards do not allow")
        digits.append((at, len(options)))
        return options[at]

    played = tuple(_play(rules, seed, seats, choose))
    number = 0
    for at, of in reversed(digits):
        number = number * of + at
    return Again(played, number)


def from_number(rules: Rules, seed: str, seats: Seating, number: int) -> Again:
    """The game that a number stands for. Raises NoSuchGameError."""
    left = number

    def choose(options: list[Action]) -> Action:
        nonlocal left
        left, at = divmod(left, len(options))
        return options[at]

    played = tuple(_play(rules, seed, seats, choose))
    if left or number < 0:
        raise NoSuchGameError("more answers than the game asks for")
    return Again(played, number)


def _play(rules: Rules, seed: str, seats: Seating, choose: object) -> Iterator[Event]:
    """The events of a game in which `choose` answers for the person."""
    assert callable(choose)
    bots = {
        seat: make_bot(f"{who.level}/{who.persona}", bot_seed(seed, seat))
        for seat, who in enumerate(seats) if isinstance(who, Bot)
    }  # fmt: skip
    game, deals = new_game(rules, seed), 0
    while (ask := to_act(game)).kind is not AskKind.OVER:
        if ask.kind is AskKind.START:
            deals += 1
            if deals > MOST_DEALS:
                raise NoSuchGameError("a game without end")
            happened, game = step(game, StartDeal())
        else:
            seat = ask.seats[0]
            view = view_of(game, seat)
            bot = bots.get(seat)
            action = choose(answers(view)) if bot is None else bot.decide(view)
            try:
                happened, game = step(game, action)
            except IllegalAction as error:
                raise NoSuchGameError(str(error)) from error
        yield from happened
