"""Every character does what the menu says of it, and measurably so.

Each is put before the same few hundred decisions as a character without habits, all at one
level. What counts is how often the two differ in the habit, and in which direction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest

from hearts_gui.ai.habits import Habits
from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.players.personas import BY_KEY, PERSONAS
from hearts_gui.ai.rule_player.facts import Memory, PlayFacts
from hearts_gui.ai.rule_player.playing import PlayWeighing
from hearts_gui.ai.rule_player.simple import SHOOTING, RulePlayer
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.message import Message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.language.messages import message_text
from tests.games import by
from tests.games import decisions as decisions_of
from tests.kits.slow import some

GAMES = 4
SURE = 3.0
"""Standard errors: a coin does this once in 700 tries."""


@dataclass(frozen=True)
class Answer:
    """The action of someone, and why."""

    view: PlayerView
    action: Action
    note: Message | None

    @property
    def card(self) -> Card | None:
        return self.action.card if isinstance(self.action, act.PlayCard) else None

    @property
    def given(self) -> tuple[Card, ...]:
        if not isinstance(self.action, act.PassCards):
            return ()
        return tuple(card for card, _ in self.action.gives)


@cache
def decisions() -> tuple[PlayerView, ...]:
    """Passes, and cards among which there is a choice, from games of rule players."""
    return tuple(view for number in range(GAMES) for view in _asked(f"characters {number}"))


def _asked(seed: str) -> Iterator[PlayerView]:
    bots = [RulePlayer(str(seat)) for seat in range(4)]
    for moment in decisions_of(new_game(Rules(), seed), by(bots), deals=999):
        view = moment.view
        play = view.ask.kind is AskKind.PLAY
        if not play or len(legal_plays(view.rules, view.deal, view.own)) > 1:
            yield view


@cache
def answers(name: str) -> tuple[Answer, ...]:
    bots = [make_bot(name, str(seat)) for seat in range(4)]
    return tuple(
        Answer(view, bots[view.seat].decide(view), bots[view.seat].note()) for view in decisions()
    )


def leaning(who: str, habit: Callable[[Answer], float], level: str = "club") -> float:
    """By how many standard errors this character does something more often than one without habits.

    Each decision in which the two differ in the habit is one toss of a coin.
    """
    own, plain = answers(f"{level}/{who}"), answers(level)
    marks = [habit(answer) - habit(other) for answer, other in zip(own, plain, strict=True)]
    more, less = sum(mark > 0 for mark in marks), sum(mark < 0 for mark in marks)
    return float((more - less) / max(1, more + less) ** 0.5)


def open_tricks(answer: Answer) -> float:
    """Return how open the card leaves it who takes the trick."""
    if answer.card is None:
        return 0.0
    memory = Memory(answer.view)
    memory.follow(answer.view)
    return round(PlayWeighing(PlayFacts(answer.view, memory)).doubt(answer.card), 6)


def high_spades_passed(answer: Answer) -> float:
    return sum(card.suit is Suit.SPADES and card.rank >= QS.rank for card in answer.given)


def short_suits(answer: Answer) -> float:
    """Clubs and diamonds of which a pass leaves at most one."""
    if not answer.given:
        return 0.0
    left = [card.suit for card in answer.view.own.hand if card not in answer.given]
    return sum(left.count(suit) < 2 for suit in (Suit.CLUBS, Suit.DIAMONDS))


def hearts(answer: Answer) -> float:
    return float(answer.card is not None and answer.card.suit is Suit.HEARTS)


def early_high_cards(answer: Answer) -> float:
    card = answer.card
    early = len(answer.view.deal.tricks) < 4
    return float(early and card is not None and card.suit is not Suit.HEARTS and card.rank > 10)


def moon_tries(answer: Answer) -> float:
    return float(answer.note == SHOOTING)


def points_for_the_leader(answer: Answer) -> float:
    """1 for a penalty card on a trick that the leader of the game is winning, -1 on another's."""
    card, view = answer.card, answer.view
    deal, totals = view.deal, view.public.standings.totals
    harmful = card is not None and (card.suit is Suit.HEARTS or card.face is QS)
    if card is None or not deal.plays or not harmful or card.suit is deal.led_suit:
        return 0.0
    winner = max(
        (play for play in deal.plays if play.suit is deal.led_suit), key=lambda p: p.card.rank
    )
    marks = {seat: total.real for seat, total in enumerate(totals) if seat != view.seat}
    if list(marks.values()).count(min(marks.values())) > 1:
        return 0.0
    return 1.0 if marks[winner.seat] == min(marks.values()) else -1.0


def slips(answer: Answer) -> float:
    """Whether a card is not the one that the rule player would choose."""
    return float(RulePlayer().decide(answer.view) != answer.action)


HABITS = [
    ("basil", open_tricks, -1),
    ("finn", open_tricks, 1),
    ("hugo", high_spades_passed, -1),
    ("ines", short_suits, 1),
    ("juno", hearts, 1),
    ("kofi", early_high_cards, 1),
    ("lena", points_for_the_leader, 1),
    ("nils", early_high_cards, -1),
    ("nils", hearts, -1),
    ("opal", moon_tries, 1),
    ("otto", open_tricks, -1),
    ("otto", short_suits, 1),
    ("pavel", slips, 1),
    ("rosa", hearts, 1),
    ("rosa", open_tricks, 1),
    ("tariq", high_spades_passed, -1),
    ("tariq", points_for_the_leader, 1),
    ("wren", slips, 1),
    ("wren", moon_tries, 1),
]


@pytest.mark.parametrize(("who", "habit", "direction"), some(HABITS, *HABITS[::2]))
def test_a_character_has_the_habit_that_the_menu_tells(
    who: str, habit: Callable[[Answer], float], direction: int
) -> None:
    assert leaning(who, habit) * direction > SURE


def test_at_least_twelve_characters_have_a_habit_and_the_others_have_none() -> None:
    tested = {who for who, _, _ in HABITS}
    assert len(tested) >= 12
    for persona in PERSONAS:
        assert (persona.habits == Habits()) == (persona.key not in tested)


def test_those_without_habits_answer_like_their_level() -> None:
    for who in ("ada", "mira"):
        for answer, other in zip(answers(f"club/{who}"), answers("club"), strict=True):
            assert answer.action == other.action


def test_every_character_is_described_in_a_sentence_of_its_own() -> None:
    texts = [persona.about for persona in PERSONAS]
    assert len(set(texts)) == len(texts)
    assert all(message_text(text).endswith(".") for text in texts)


def test_a_searching_player_with_an_eye_for_the_leader_values_his_points_more() -> None:
    view = next(view for view in decisions() if len(set(view.public.standings.totals)) == 4)
    totals = view.public.standings.totals
    seats = sorted((seat for seat in range(4) if seat != view.seat), key=lambda s: totals[s].real)
    points = np.zeros((4, 2), dtype=np.int64)
    points[seats[0], 0] = points[seats[-1], 1] = 5
    values = {
        target_leader: Judge(view, target_leader).value(points)
        for target_leader in (0.0, BY_KEY["lena"].habits.target_leader)
    }
    plain, after = (float(value[0] - value[1]) for value in values.values())
    assert after > plain + 0.5


@pytest.mark.slow
def test_searching_players_have_habits_too() -> None:
    """The gambler against the cautious one, at a small budget, where there is something to like."""
    plays = [view for view in decisions() if view.ask.kind is AskKind.PLAY and _tempting(view)]
    kept = {}
    for who in ("basil", "finn"):
        bots = [make_bot(f"strong@40/{who}", str(seat)) for seat in range(4)]
        kept[who] = [
            open_tricks(Answer(play, bots[play.seat].decide(play), None)) for play in plays[::7]
        ]
    marks = [one - other for one, other in zip(kept["finn"], kept["basil"], strict=True)]
    more, less = sum(mark > 0 for mark in marks), sum(mark < 0 for mark in marks)
    assert (more - less) / max(1, more + less) ** 0.5 > 2.0


def _tempting(view: PlayerView) -> bool:
    """Whether some cards leave it much more open than others who takes the trick."""
    legal = legal_plays(view.rules, view.deal, view.own)
    open_ = [open_tricks(Answer(view, act.PlayCard(view.seat, card), None)) for card in legal]
    return max(open_) - min(open_) > 0.4
