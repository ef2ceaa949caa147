"""The coach's judgements are honest, repeatable, and use nothing that the seat could not know."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hearts_gui.ai.coach.chances import CardChances, chances_from_plain, chances_to_plain
from hearts_gui.ai.coach.decisions import Decision, coach_seed, decisions, same, text_of
from hearts_gui.ai.coach.grades import (
    Grade,
    advice_from_plain,
    grade_from_plain,
    main_part,
    moments,
    to_plain,
)
from hearts_gui.ai.coach.grading import advise, explain, grade
from hearts_gui.ai.coach.inference import chances
from hearts_gui.ai.coach.judging import Difference, Judgement, judge
from hearts_gui.ai.coach.labels import Apart, Mark, apart, is_great, label_of
from hearts_gui.ai.coach.reasons import compared, reason_of
from hearts_gui.ai.coach.spread import spread_of
from hearts_gui.ai.coach.worker import CoachWorker
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.worker_loop import packed, read
from hearts_gui.engine.cards import QS, Card, Suit, parse_cards
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.log.log import action_of
from hearts_gui.engine.play.actions import (
    AskKind,
    BuryCards,
    ChargeCards,
    NameSuit,
    PassCards,
    PlayCard,
)
from hearts_gui.engine.play.events import CardPlayed, DealStarted, Event
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView, redact
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules, rules_to_dict
from hearts_gui.headless.simulate import one_deal, play
from hearts_gui.wording.language.messages import message_text
from tests.ai.reason_survey import keys_of
from tests.ai.table import HOLD, STANDARD, late, position
from tests.kits.slow import some

UNIT = 10.0


def card(text: str) -> Card:
    return parse_cards(text)[0]


@pytest.mark.parametrize(
    ("loss", "error", "label"),
    [
        (-2.0, 0.1, Mark.GOOD),
        (0.4, 0.01, Mark.GOOD),
        (0.1, 0.19, Mark.GOOD),
        (0.3, 0.4, Mark.CLOSE),
        (0.6, 0.5, Mark.CLOSE),
        (0.6, 0.1, Mark.SLIP),
        (1.6, 0.8, Mark.SLIP),
        (1.6, 0.2, Mark.MISTAKE),
        (3.5, 1.5, Mark.MISTAKE),
        (3.5, 0.5, Mark.BLUNDER),
        (30.0, 20.0, Mark.CLOSE),
    ],
)
def test_a_label_needs_a_loss_and_its_certainty(loss: float, error: float, label: Mark) -> None:
    assert label_of(loss, error, UNIT) is label


@pytest.mark.parametrize(
    ("loss", "error", "told"),
    [
        (0.0, 0.2, Apart.EQUAL),
        (-0.3, 0.05, Apart.EQUAL),
        (0.0, 0.26, Apart.CLOSE),
        (0.2, 0.3, Apart.CLOSE),
        (4.9, 3.4, Apart.CLOSE),
        (-0.4, 0.3, Apart.CLOSE),
        (0.45, 0.1, Apart.CLEAR),
        (4.9, 1.0, Apart.CLEAR),
        (-4.9, 1.0, Apart.CLEAR),
    ],
)
def test_equal_too_close_and_clear_are_three_things(loss: float, error: float, told: Apart) -> None:
    assert apart(loss, error, UNIT) is told
    if abs(loss) + 2 * error >= 0.5:
        assert apart(loss, error, 10 * UNIT) is not Apart.EQUAL, "half a point, whatever the rules"


@pytest.mark.parametrize(
    ("loss", "error", "key"),
    [
        (0.1, 0.1, "coach-even"), (0.0, 0.0, "coach-same"), (4.9, 3.4, "coach-close"),
        (0.3, 0.3, "coach-close"),
        (2.0, 0.2, "coach-better"),
    ],
)  # fmt: skip
def test_only_equal_cards_are_called_equal(loss: float, error: float, key: str) -> None:
    best, other = PlayCard(0, card("3S")), PlayCard(0, card("4D"))
    result = compared(third_view(), Difference(loss, error, 400), best, other)
    assert result is not None
    assert key in keys_of(result) or (key == "coach-better" and result.key == "coach-both")
    assert ("coach-even" in keys_of(result)) is (key == "coach-even")
    if loss == 4.9:
        assert (
            message_text(result)
            == "Too close to call: the difference may be about 5 points, or none."
        )


def test_a_card_is_great_where_all_others_surely_lose() -> None:
    assert is_great(2.0, 0.3, UNIT)
    assert not is_great(1.0, 0.1, UNIT)
    assert not is_great(2.0, 1.2, UNIT)


def test_the_limits_grow_with_what_a_deal_is_worth() -> None:
    standard, pig = spread_of(STANDARD), spread_of(preset("gong_zhu"))
    assert 8 < standard < 12
    assert pig > 5 * standard
    assert label_of(2.0, 0.1, pig) is Mark.GOOD


def third_to_a_spade(fill: int = 0, played: str = "KS", seed: str = "3") -> Judgement | None:
    return judge(third_view(fill), PlayCard(0, card(played)), seed)


def third_view(fill: int = 0) -> PlayerView:
    """The queen is still out, perhaps behind: the king may catch her."""
    return view_of(late("3S KS 4D", out="2C 9C JH 3D QS 8D 5H", plays="2: 9S 5S", fill=fill), 0)


@pytest.mark.parametrize("seeds", some((5, 14), 5))
def test_a_king_that_may_catch_the_queen_is_an_error_and_the_low_spade_better(seeds: int) -> None:
    """The loss is near the limit: a slip or a mistake, rarely too close to call, never good."""
    result = [third_to_a_spade(seed=str(seed)) for seed in range(1, 1 + seeds)]
    labels = [
        judgement.label
        for judgement in result
        if judgement is not None and text_of(judgement.best) == "3S"
    ]
    assert len(labels) == len(result)
    assert set(labels) <= {Mark.CLOSE, Mark.SLIP, Mark.MISTAKE}
    losses = [judgement.difference.loss for judgement in result if judgement is not None]
    assert sum(losses) / len(losses) == pytest.approx(2.4, abs=0.4)
    assert labels.count(Mark.CLOSE) < len(labels) / 4
    for judgement in result:
        assert judgement is not None
        assert judgement.difference.worlds >= 200
        assert reason_of(third_view(), judgement) is not None


def test_taking_the_queen_that_lies_there_is_a_blunder() -> None:
    result = queen_taken()
    assert result.label is Mark.BLUNDER


def queen_taken() -> Judgement:
    judgement = judge(queen_view(), PlayCard(0, card("KS")), "1")
    assert judgement is not None
    return judgement


def queen_view() -> PlayerView:
    """The queen lies in a trick that a third seat can take."""
    return view_of(late("3S KS 4D", out="2C 9C JH 3D 8D 5H", plays="1: QS 9S 5S"), 0)


def test_the_best_card_loses_nothing() -> None:
    result = third_to_a_spade(played="3S")
    assert result is not None
    assert same(result.played, result.best)
    assert result.loss == 0
    assert result.label in (Mark.GOOD, Mark.GREAT)
    reason = reason_of(third_view(), result)
    assert (reason is None) == (result.label is Mark.GOOD)


def test_cards_that_the_seat_cannot_see_change_no_judgement() -> None:
    judgement, other = third_to_a_spade(fill=1), third_to_a_spade(fill=2)
    assert judgement is not None
    assert judgement == other


def test_the_same_seed_gives_the_same_judgement_and_another_seed_other_worlds() -> None:
    judgement, again, other = third_to_a_spade(), third_to_a_spade(), third_to_a_spade(seed="2")
    assert judgement == again
    assert judgement is not None
    assert other is not None
    assert other.difference.loss != judgement.difference.loss
    apart = abs(other.difference.loss - judgement.difference.loss)
    assert apart < 3 * math.hypot(other.difference.error, judgement.difference.error)


def test_one_legal_card_is_not_a_choice() -> None:
    game = position("KC 4D 7D 9D 2H 3H 4H 6H 2S 3S 4S 5S 9S", "1: 2C 3C 5C")
    view = view_of(game, 0)
    (only,) = legal_plays(view.rules, view.deal, view.own)
    assert judge(view, PlayCard(0, only), "x") is None


# Random players answer every kind of question in these games.
ASKED = {
    "standard": {AskKind.PASS, AskKind.PLAY},
    "gong_zhu": {AskKind.CHARGE, AskKind.PLAY},
    "auction": {AskKind.NAME_SUIT, AskKind.PLAY},
    "heartsette": {AskKind.BURY, AskKind.PLAY},
    "domino": {AskKind.PLAY},
    "yppedia": {AskKind.PASS, AskKind.PLAY},
}


def random_game(key: str, seed: str) -> tuple[Rules, list[Event]]:
    return random_deal(preset(key), seed)


def random_deal(rules: Rules, seed: str) -> tuple[Rules, list[Event]]:
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(rules.players)]
    return rules, play(rules, bots, seed, most_deals=1, until=one_deal).events


def everyone(rules: Rules, events: list[Event]) -> list[Decision]:
    """The decisions of all seats, in order."""
    result = [
        decision
        for seat in range(rules.players)
        for decision in decisions(rules, seat, (redact(event, seat) for event in events))
    ]
    return sorted(result, key=lambda decision: (decision.deal, decision.place))


def judged(key: str, seed: str, kinds: set[AskKind], most: int) -> Iterator[Judgement]:
    """The first decisions of every kind that were real choices."""
    rules, events = random_game(key, seed)
    left = dict.fromkeys(kinds, most)
    for decision in everyone(rules, events):
        if left.get(decision.view.ask.kind):
            judgement = judge(decision.view, decision.action, decision.seed(seed))
            if judgement is not None:
                left[decision.view.ask.kind] -= 1
                yield judgement


@pytest.mark.usefixtures("coach_effort")
@pytest.mark.parametrize("key", some(ASKED, *list(ASKED)[::2]))
def test_every_kind_of_answer_is_judged(key: str) -> None:
    result = list(judged(key, "kinds", ASKED[key], 1))
    assert {type(judgement.played) for judgement in result} >= {
        ANSWERS[kind] for kind in ASKED[key]
    }
    for judgement in result:
        assert judgement.difference.error >= 0
        assert any(same(judgement.best, other.action) for other in judgement.estimates)


ANSWERS = {
    AskKind.PASS: PassCards,
    AskKind.PLAY: PlayCard,
    AskKind.CHARGE: ChargeCards,
    AskKind.NAME_SUIT: NameSuit,
    AskKind.BURY: BuryCards,
}


@pytest.mark.usefixtures("coach_effort")
def test_random_players_are_accused_and_lose_points() -> None:
    rules, events = random_game("standard", "random4")  # one card costs so much that few worlds do
    chosen = [decision for decision in everyone(rules, events) if decision.trick in (7, 9)]
    judgements = [
        judge(decision.view, decision.action, decision.seed("random4")) for decision in chosen
    ]
    result = [judgement for judgement in judgements if judgement is not None]
    wrong = [judgement for judgement in result if judgement.label not in (Mark.GOOD, Mark.GREAT)]
    assert len(wrong) >= len(result) / 3
    assert sum(judgement.loss for judgement in result) > 5


def test_while_the_warren_card_is_in_a_hand_nothing_is_judged() -> None:
    assert not list(judged("warren", "x", {AskKind.PASS}, 1))


def test_decisions_are_all_answers_and_know_what_their_seats_knew() -> None:
    rules, events = random_game("standard", "known")
    result = everyone(rules, events)
    assert len(result) == 4 + 52
    assert [decision.place for decision in result] == list(range(len(result)))
    game, place = new_game(rules, "known"), 0
    for event in events:
        action = action_of(event)
        if action is not None and getattr(action, "seat", None) is not None:
            decision = result[place]
            assert decision.action == action
            assert decision.view == view_of(game, decision.seat)
            place += 1
        game = apply(game, event)
    assert len({decision.line for decision in result}) == len(result)


@pytest.mark.usefixtures("coach_effort")
def test_a_grade_survives_being_written_down() -> None:
    rules, events = random_game("standard", "kept")
    chosen = [decision for decision in everyone(rules, events) if decision.trick in (0, 6)][3:]
    assert [decision.trick for decision in chosen] == [0, 6, 6, 6, 6]
    for decision in chosen:
        graded = grade(decision, coach_seed("kept"))
        assert graded.line == decision.line
        again = grade_from_plain(json.loads(json.dumps(to_plain(graded))))
        assert to_plain(again) == to_plain(graded)
        assert again.reason == graded.reason


def some_grade(label: Mark, loss: float, ahead: float = 0.0) -> Grade:
    action = PlayCard(0, card("2C"))
    return Grade("", 0, 1, 0, 1, "play", action, action, loss, label=label, ahead=ahead)


def test_the_moments_are_the_largest_losses_and_one_great_answer() -> None:
    grades = [
        some_grade(Mark.SLIP, 0.7),
        some_grade(Mark.GREAT, 0.0, 2.0),
        some_grade(Mark.BLUNDER, 4.0),
        some_grade(Mark.GREAT, 0.0, 3.0),
        some_grade(Mark.GOOD, 0.4),
        some_grade(Mark.MISTAKE, 2.0),
    ]
    assert [(moment.loss, moment.ahead) for moment in moments(grades)] == [
        (4.0, 0),
        (2.0, 0),
        (0, 3.0),
    ]
    assert moments(grades[4:5]) == ()
    assert len(moments([grades[0]] * 5)) == 3


def test_a_queen_that_is_taken_is_the_reason() -> None:
    result = queen_taken()
    reason = reason_of(queen_view(), result)
    assert reason is not None
    assert [part.key for part in reason.named.values()] == ["coach-last-takes", "coach-worth"]
    named = main_part(reason).named
    assert (named["cards"], named["other"], named["better"]) == ((QS,), card("KS"), card("3S"))
    facts = result.difference.facts
    assert sum(fact.loss for fact in facts) == pytest.approx(result.loss)


def test_advice_is_the_best_card_with_a_reason() -> None:
    advice = advise(queen_view(), "1")
    assert advice.best == PlayCard(0, card("3S"))
    assert advice.other == PlayCard(0, card("KS"))
    assert advice.reason is not None
    assert main_part(advice.reason).key == "coach-last-takes"
    assert advice.ahead > 3
    again = advice_from_plain(json.loads(json.dumps(to_plain(advice))))
    assert (again.best, again.other, again.reason) == (advice.best, advice.other, advice.reason)
    assert again.ahead == pytest.approx(advice.ahead, abs=1e-3)
    assert advise(queen_view(), "1") == advice


def heard(worker: CoachWorker, *said: object) -> list[dict[str, Any]]:
    """Return the worker's answers to these messages."""
    for reply in said:
        read(worker, json.dumps(reply).encode())
    answers = []
    while (answer := worker.answer()) is not None:
        answers.append(json.loads(packed(answer)))
    return answers


@pytest.mark.usefixtures("coach_effort")
def test_the_worker_grades_as_the_command_line_does_and_skips_what_is_known() -> None:
    rules, events = random_deal(HOLD, "worker")  # a pass would take most of the time
    seen = [redact(event, 2) for event in events][:20]
    new = {"game": 1, "seat": 2, "rules": rules_to_dict(rules), "seed": "s", "known": []}
    messages = [{"saw": {"game": 1, "seat": 2, "event": event_to_plain(event)}} for event in seen]
    result = heard(CoachWorker(), {"new": new}, "nonsense", {"saw": {"game": 7}}, *messages)
    expected = [to_plain(grade(decision, "s")) for decision in decisions(rules, 2, seen)]
    assert [answer["judged"]["grade"] for answer in result] == expected
    assert len(expected) > 2
    lines = [str(line_told["line"]) for line_told in expected]
    stepped: list[None] = []
    worker = CoachWorker(lambda: stepped.append(None))
    rest = heard(worker, {"new": {**new, "known": lines[:2]}}, *messages)
    assert [answer["judged"]["grade"] for answer in rest] == expected[2:]
    assert stepped == [None], "once, before the first grade that nobody waits for"
    other = heard(worker, {"hint": {"game": 1, "seat": 2, "ticket": 5, "level": "club"}})
    assert [answer["answer"]["ticket"] for answer in other] == [5]


@pytest.mark.usefixtures("coach_effort")
def test_a_good_answer_of_anyone_is_explained_against_the_next_best() -> None:
    rules, events = random_game("standard", "why")
    good = 0
    for seat in (1, 3):
        seen = [redact(event, seat) for event in events]
        for decision in decisions(rules, seat, seen):
            if decision.trick not in (1, 2, 7, 9):
                continue
            explained, plain = explain(decision, "s"), grade(decision, "s")
            assert (explained.loss, explained.label, explained.best) == (
                plain.loss,
                plain.label,
                plain.best,
            )
            if plain.reason is not None:
                assert explained.reason == plain.reason
            elif plain.real and same(plain.best, decision.action):
                good += explained.reason is not None
    assert good > 0


@pytest.mark.usefixtures("coach_effort")
def test_the_worker_explains_what_a_seat_decided_last() -> None:
    rules, events = random_game("standard", "worker")
    seen = [redact(event, 2) for event in events]
    last = next(decision for decision in decisions(rules, 2, seen) if decision.trick == 3)
    upto = next(
        index for index, event in enumerate(seen)
        if action_of(event) == last.action and getattr(event, "seat", None) == 2
    )  # fmt: skip
    past = [{"past": {"seat": 2, "event": event_to_plain(event)}} for event in seen[: upto + 1]]
    body = {"ticket": 4, "seat": 2, "rules": rules_to_dict(rules), "seed": "s"}
    assert heard(CoachWorker(), *past, {"explain": body}) == [
        {"answer": {"ticket": 4, "value": to_plain(explain(last, "s"))}}
    ]
    assert heard(CoachWorker(), *past[:-1], {"explain": {**body, "ticket": 5}}) == [
        {"answer": {"ticket": 5, "value": None}}
    ]


def test_every_question_is_answered_after_the_events_are_sent_again() -> None:
    """Failing before: the review waited forever, once another deal had been opened meanwhile."""
    view = {"seat": 0, "rules": rules_to_dict(STANDARD)}
    new = {**view, "seed": "s", "known": []}
    answers = heard(
        CoachWorker(), {"new": {**new, "game": 1}}, {"knows": {"ticket": 1, **view}},
        {"hint": {"ticket": 2, "game": 1, "seat": 0, "level": "club"}},
        {"new": {**new, "game": 2}},
    )  # fmt: skip
    assert [answer["answer"]["ticket"] for answer in answers] == [1, 2]


def test_what_a_seat_can_work_out_adds_up_and_knows_voids_and_own_passes() -> None:
    game = position("3C 4C 9C 2D 6D TD 4H 8H 9H 3S 5S 8S KS", "2: 2C KC 9C JD", "3: JS", fill=4)
    view = view_of(game, 0)
    result = chances(view, "x")
    assert result is not None
    held = set(view.own.hand)
    assert not {card_chances.card for card_chances in result} & held
    for card_chances in result:
        assert card_chances.seats[0] == 0
        assert sum(card_chances.seats) + card_chances.nobody == pytest.approx(1, abs=0.01)
        assert sum(card_chances.tenths()) == 10
        if card_chances.card.suit is Suit.CLUBS:
            assert card_chances.seats[1] == 0, "seat 1 has shown a void"
        assert not card_chances.nobody, "failing before: rounding put a part of a card nowhere"
    assert chances(view, "x") == result
    again = chances_from_plain(json.loads(json.dumps(chances_to_plain(result))))
    assert again == result


def test_only_what_is_proved_is_certain_or_impossible() -> None:
    """Failing before: what no sample deal showed was impossible, and what all showed certain."""
    hand, led = "3C 4C 9C 2D 6D TD 4H 8H 9H 3S 5S 8S KS", "2: 2C KC 9C JD"
    for seed in "123":
        result = chances(view_of(position(hand, led, "3: JS", fill=4), 0), seed)
        assert result is not None
        for column in result:
            barred = {0} if column.card.suit is not Suit.CLUBS else {0, 1}
            assert {seat for seat in range(4) if not column.seats[seat]} == barred, column
    counted = late("3S KS 4D", out="2C 9C JH 3D QS 8D 5H 6H 4C", voids="1C 1D 1S")
    result = chances(view_of(counted, 0), "1")
    assert result is not None
    hearts = [column.seats for column in result if column.card.suit is Suit.HEARTS]
    assert hearts == [(0.0, 1.0, 0.0, 0.0)] * 3, "seat 1 has three cards left, all hearts"


def test_a_large_table_does_not_wait_long_for_its_chances() -> None:
    """Failing before: eleven players waited more than a minute."""
    rules = preset("double_deck", 11)
    events = play(rules, [RandomBot("1")] * 11, "a", most_deals=1, until=one_deal).events
    first = next(i for i, event in enumerate(events) if isinstance(event, CardPlayed))
    game = new_game(rules, "")
    for event in events[: first + 1]:
        game = apply(game, event)
    begin = time.process_time()
    assert chances(view_of(game, 0), "x") is not None
    assert time.process_time() - begin < 10


def test_tenths_go_to_the_largest_remainders() -> None:
    assert CardChances(QS, (0.0, 0.34, 0.33, 0.33)).tenths() == (0, 4, 3, 3, 0)
    assert CardChances(QS, (0.0, 1.0, 0.0, 0.0)).tenths() == (0, 10, 0, 0, 0)
    assert CardChances(QS, (0.0, 0.25, 0.25, 0.25), 0.25).tenths() == (0, 3, 3, 2, 2)


def test_what_is_not_seen_changes_no_chance() -> None:
    game, other = (
        late("3S KS 4D", out="2C 9C JH 3D QS 8D 5H", plays="2: 9S 5S", fill=fill) for fill in (1, 2)
    )
    assert chances(view_of(game, 0), "1") == chances(view_of(other, 0), "1") is not None


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_what_a_hint_named_is_never_graded_worse_than_good(seed: str) -> None:
    for view in (queen_view(), third_view()):
        advice = advise(view, seed)
        followed = judge(view, advice.best, seed)
        assert followed is None or followed.label in (Mark.GOOD, Mark.GREAT)
        if advice.alike is not None:
            other = judge(view, advice.alike, seed)
            assert other is None or other.label in (Mark.GOOD, Mark.CLOSE)


@pytest.mark.usefixtures("coach_effort")
def test_a_hint_for_a_pass_is_what_the_grade_compares_with_no_matter_who_passed() -> None:
    rules, events = random_game("standard", "first")
    last = max(
        (
            decision
            for decision in everyone(rules, events)
            if decision.view.ask.kind is AskKind.PASS
        ),
        key=lambda decision: decision.place,
    )
    dealt = next(index for index, event in enumerate(events) if isinstance(event, DealStarted)) + 1
    seen = [redact(event, last.seat) for event in events[:dealt]]
    new = {"game": 1, "seat": last.seat, "rules": rules_to_dict(rules), "seed": "s", "known": []}
    events_seen = [
        {"saw": {"game": 1, "seat": last.seat, "event": event_to_plain(e)}} for e in seen
    ]
    ask = {"hint": {"game": 1, "seat": last.seat, "ticket": 5, "level": "club"}}
    waited_for = CoachWorker(lambda: pytest.fail("a player waits for this"))
    (answer,) = heard(waited_for, {"new": new}, *events_seen, ask)
    advice = advice_from_plain(answer["answer"]["value"])
    assert last.view.ask.seats == (last.seat,), "the others had passed when this one did"
    graded = grade(last, "s")
    assert same(graded.best, advice.best)
    followed = grade(replace(last, action=advice.best), "s")
    assert followed.label in (Mark.GOOD, Mark.GREAT)
