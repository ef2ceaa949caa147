"""Random games of every rule set keep what has to be kept, at every step."""

from __future__ import annotations

import json
import random
import re

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hearts_gui.engine.log.codec import event_from_plain
from hearts_gui.engine.log.log import Header, event_line, read_log, undo_line
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind, StartDeal
from hearts_gui.engine.play.game import apply, new_game, step, to_act
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import CorruptLog
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.language.messages import message_text
from tests.engine import invariants
from tests.engine.random_play import moments, random_action
from tests.games import Moment
from tests.kits.views import TABLES

KEYS = [entry.key for entry in all_presets()]
SMALL = ["standard", "hay", "ricketts", "warren", "turbo", "domino", "hay_kitty", "joker_hearts"]


def check(moment: Moment) -> None:
    """All invariants of one step."""
    game = moment.after
    assert invariants.conserved(game)
    assert invariants.sizes_are_right(game)
    assert invariants.someone_acts(game)
    assert game.version == moment.before.version + len(moment.events)
    for before, score in invariants.scored(moment):
        assert invariants.adds_up(before, score)


@pytest.mark.parametrize("rules", TABLES)
def test_cards_totals_and_turns_are_kept_in_random_games(rules: Rules) -> None:
    count = 0
    for moment in moments(rules, 11, deals=3):
        check(moment)
        count += 1
    assert count < 3 * invariants.longest_deal(rules)


@pytest.mark.parametrize("rules", TABLES)
def test_exactly_what_is_classified_as_ok_is_accepted(rules: Rules) -> None:
    for index, moment in enumerate(moments(rules, 12)):
        assert invariants.plays_are_as_classified(moment.before)
        if index % 9 == 0:
            assert invariants.wrong_kind_is_refused(moment.before)


@pytest.mark.parametrize("rules", TABLES)
def test_log_folds_to_the_game_at_every_prefix(rules: Rules) -> None:
    lines = [Header(rules, "13", seats=()).line()]
    folded = new_game(rules, "13")
    assert invariants.is_fresh(folded.public)
    last: Game = folded
    for moment in moments(rules, 13):
        for event in moment.events:
            line = event_line(event)
            again = event_from_plain(json.loads(line))
            assert again == event
            folded = apply(folded, again)
            lines.append(line)
        assert folded == moment.after
        last = moment.after
    loaded = read_log("\n".join(lines) + "\n")
    assert loaded.game == last
    assert loaded.differences == []
    assert loaded.damage is None
    assert not loaded.torn
    assert loaded.good_length == len("\n".join(lines)) + 1


def _log_of(key: str, seed: int) -> tuple[list[str], list[Moment]]:
    steps = list(moments(preset(key), seed))
    header = Header(preset(key), str(seed)).line()
    return [header, *(event_line(event) for moment in steps for event in moment.events)], steps


@pytest.mark.parametrize("key", SMALL)
def test_a_log_cut_anywhere_gives_the_game_so_far(key: str) -> None:
    lines, steps = _log_of(key, 14)
    text = "\n".join(lines) + "\n"
    folded = [new_game(preset(key), "14")]
    for moment in steps:
        for event in moment.events:
            folded.append(apply(folded[-1], event))
    rng = random.Random(key)
    for cut in (*rng.sample(range(len(lines[0]) + 1, len(text)), 12), len(text)):
        loaded = read_log(text[:cut])
        whole = text[:cut].count("\n") - 1
        assert loaded.game == folded[whole]
        assert loaded.torn is not text[:cut].endswith("\n")
        assert loaded.damage is None


def test_undo_takes_a_log_back() -> None:
    lines, steps = _log_of("hay", 15)
    loaded = read_log("\n".join([*lines[:30], undo_line(12), ""]))
    game = new_game(preset("hay"), "15")
    for event in [event for moment in steps for event in moment.events][:12]:
        game = apply(game, event)
    assert loaded.game == game
    assert len(loaded.events) == 12


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "not readable"),
        ("[]", "this isn’t part of a game"),
        ('{"e":"Nonsense"}', "no event"),
        ('{"undo":999}', "can’t go back"),
        ('{"e":"TrickTaken","seat":0,"discarded":false}', "doesn’t fit"),
        ('{"e":"CardPlayed","seat":0,"card":"ZZ","suit":"C"}', "no card|not a card|missing"),
        (
            '{"e":"CardPlayed","seat":0,"card":"2C","suit":"C","shows_void":false,'
            '"stuck":false,"auto":false}',
            "CardPlayed",
        ),
    ],
)
def test_lines_before_a_damaged_line_are_kept(line: str, why: str) -> None:
    lines, _ = _log_of("hay", 16)
    loaded = read_log("\n".join([*lines[:2], line, *lines[2:], ""]))
    assert loaded.damage is not None
    assert loaded.damage.line == 3
    assert re.search(why, message_text(loaded.damage.why))
    assert len(loaded.events) == 1
    assert loaded.good_length == len(lines[0]) + len(lines[1]) + 2


def test_a_card_that_the_rules_would_not_have_allowed_is_damage() -> None:
    lines, steps = _log_of("hay", 17)
    events = [event for moment in steps for event in moment.events]
    first = next(k for k, event in enumerate(events) if isinstance(event, ev.CardPlayed))
    game = new_game(preset("hay"), "17")
    for event in events[:first]:
        game = apply(game, event)
    seat = to_act(game).seats[0]
    wrong = next(card for card in game.owns[seat].hand if card.text != "2C")
    bad = event_line(ev.CardPlayed(seat, wrong, wrong.suit))
    loaded = read_log("\n".join([*lines[: first + 1], bad, ""]))
    assert loaded.damage is not None
    assert wrong.text in message_text(loaded.damage.why)


def test_a_deal_that_differs_from_today_is_reported_and_kept() -> None:
    lines, _ = _log_of("hay", 18)
    other, _ = _log_of("hay", 19)
    loaded = read_log("\n".join([lines[0], other[1], ""]))
    assert loaded.damage is None
    assert len(loaded.differences) == 1
    assert (loaded.differences[0].line, loaded.differences[0].deal) == (2, 1)
    assert loaded.game.public.deal is not None


@pytest.mark.parametrize("text", ["", "\n", "no header\n", '{"format":99}\n', '{"format":"x"}\n'])
def test_a_file_without_a_header_is_refused(text: str) -> None:
    with pytest.raises(CorruptLog, match=r"^line 1: "):
        read_log(text)


ROTATED = [
    entry.key
    for entry in all_presets()
    if preset(entry.key).pass_cycle[0] not in (PassToken.SMOOSH, PassToken.CHARGE)
]


@pytest.mark.parametrize("key", ROTATED)
def test_moving_everyone_one_seat_on_changes_nothing_else(key: str) -> None:
    wanted = preset(key)
    steps = list(moments(wanted, 21))
    events = [event for moment in steps for event in moment.events]
    n = wanted.players
    for by in (1, n - 1):
        turned = invariants.play_rotated(wanted, steps, by)
        assert [type(event) for event in turned] == [type(event) for event in events]
        for one, other in zip(events, turned, strict=True):
            _same_but_for_the_seat(one, other, by, n)


def _same_but_for_the_seat(one: ev.Event, other: ev.Event, by: int, n: int) -> None:
    if isinstance(one, ev.CardPlayed) and isinstance(other, ev.CardPlayed):
        assert ((one.seat + by) % n, one.card) == (other.seat, other.card)
        assert (one.suit, one.shows_void, one.stuck) == (other.suit, other.shows_void, other.stuck)
    if isinstance(one, ev.TrickTaken | ev.KittyTaken | ev.CardsDrawn):
        assert isinstance(other, ev.TrickTaken | ev.KittyTaken | ev.CardsDrawn)
        assert one.seat is None or other.seat == (one.seat + by) % n
    if isinstance(one, ev.DealScored) and isinstance(other, ev.DealScored):
        for name in ("points", "totals", "lines", "taken", "tricks", "counters", "stocks"):
            before, after = getattr(one.score, name), getattr(other.score, name)
            assert tuple(before[(k - by) % n] for k in range(len(before))) == after


class AnyGame(RuleBasedStateMachine):
    """Hypothesis chooses the rule set and every decision."""

    def __init__(self) -> None:
        super().__init__()
        self.game = new_game(preset("standard"), "machine")

    @initialize(
        key=st.sampled_from([entry.key for entry in all_presets()]), seed=st.integers(0, 99)
    )
    def begin(self, key: str, seed: int) -> None:
        self.game = new_game(preset(key), str(seed))

    @precondition(lambda self: to_act(self.game).kind is not AskKind.OVER)
    @rule(choice=st.integers(0, 2**32), times=st.integers(1, 20))
    def go_on(self, choice: int, times: int) -> None:
        rng = random.Random(choice)
        for _ in range(times):
            if to_act(self.game).kind is not AskKind.OVER:
                before = self.game
                happened, self.game = step(before, random_action(before, rng))
                assert happened
                check(Moment(before, StartDeal(), happened, self.game))

    @precondition(lambda self: to_act(self.game).kind is AskKind.OVER)
    @rule()
    def play_again(self) -> None:
        self.game = new_game(self.game.rules, self.game.seed + "+")

    @invariant()
    def holds(self) -> None:
        assert invariants.plays_are_as_classified(self.game)
        assert invariants.wrong_kind_is_refused(self.game)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=25,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
