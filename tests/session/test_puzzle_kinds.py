"""Puzzles with a clearly best card, those with none, and those from the player's games."""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.ai.coach.models import classes
from hearts_gui.ai.worlds.endings import Counted, OpenCards, worth_of
from hearts_gui.config.paths import asset
from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.daily.kinds import DayKind
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.practice.answered import CountedSearch, JudgedSearch, search_for
from hearts_gui.session.practice.example import example_of
from hearts_gui.session.practice.judged import verified
from hearts_gui.session.practice.puzzle import (
    Puzzle,
    PuzzleBook,
    Tier,
    is_even,
    labelled,
    proof_that,
    puzzle_from,
    shipped,
)
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.practice.whole_deal import cards_of_letters, letters_of, position_events
from hearts_gui.ui.practice.queue import Storm
from tests.ai.reason_checker import Truth, fault
from tests.kits.slow import some
from tests.session.judged_puzzles import CLEAR, DULL, EVEN, OTHER
from tests.session.kit import parts_of
from tests.session.planted import MANY, PLANTED, planted

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "build"))

import puzzle_middle
from first_thought import EASY, asks_nothing, dull_lines, first_thought, is_dull

PUZZLES = shipped()
PROVED = tuple(puzzle for puzzle in PUZZLES if puzzle.tier is Tier.PROVED)


@cache
def searched(puzzle: Puzzle) -> JudgedSearch:
    """The search of a puzzle when it is through."""
    search = search_for(puzzle, puzzle.view())
    assert isinstance(search, JudgedSearch)
    search.wait()
    return search


# -- what they claim


def test_the_files_stay_small_and_the_names_are_those_of_the_files() -> None:
    files = sorted(asset("puzzles").glob("*.txt"))
    assert sum(file.stat().st_size for file in files) <= 500_000
    for file in files:
        lines = file.read_text(encoding="ascii").splitlines()
        kept = [line.split(" ", 1)[0].rpartition("-") for line in lines]
        assert {name for name, *_ in kept} == {file.stem}
        numbers = [number for *_, number in kept]
        assert numbers == sorted(set(numbers), key=lambda each: (int(each.rstrip("bc")), each)), (
            "those that were left out keep their numbers"
        )


@pytest.mark.parametrize("each", [CLEAR, OTHER, EVEN])
def test_a_puzzle_is_the_same_when_read_again(each: Puzzle) -> None:
    assert puzzle_from(each.line()) == each


RARE = {
    Motif.TAKE_HIGH, Motif.FIRST_TRICK, Motif.HIGH_SPADES, Motif.SHOOT, Motif.SMOKE_OUT,
    Motif.SEE_MOON, Motif.DROP_MOON,
}  # fmt: skip
"""Motifs that mostly come where there are only two kinds of cards."""


def test_every_puzzle_of_the_middle_game_names_cards_that_may_be_played() -> None:
    for puzzle in (*(p for p in PUZZLES if not p.counted), CLEAR, OTHER, EVEN):
        view, best = puzzle.view(), cards_of_letters(puzzle.best)
        kinds = classes(view)
        assert len(kinds) >= (2 if puzzle.later or RARE & set(labelled(puzzle).motifs) else 3)
        assert set(cards_of_letters(puzzle.rivals)) <= set(
            legal_plays(view.rules, view.deal, view.own)
        )
        if puzzle.even:
            of = [kind for kind in kinds if set(kind) & set(best)]
            assert puzzle.gap + 2 * puzzle.error < 0.5
            assert len(of) == len(best) > 1
        else:
            assert best in kinds
            assert puzzle.gap >= 1.5
            assert puzzle.gap - 5 * puzzle.error > 0.74


@pytest.mark.parametrize("each", [CLEAR, EVEN])
def test_what_is_true_is_borne_out_and_what_is_false_is_not(each: Puzzle) -> None:
    assert verified(each, whole=False)
    assert not verified(replace(each, tier=Tier.PROVED), whole=False)
    assert not verified(replace(each, best="?"), whole=False)
    others = [theme for theme in type(each.theme) if theme is not each.theme]
    assert not verified(replace(each, theme=others[0]), whole=False)


def test_another_card_or_another_gap_is_refused() -> None:
    assert not verified(replace(CLEAR, best=CLEAR.rivals[0], rivals=CLEAR.best[0]), whole=False)
    assert not verified(replace(CLEAR, gap=CLEAR.gap + 4), whole=False)
    assert not verified(replace(CLEAR, tier=Tier.EVEN, best=CLEAR.best[0] + CLEAR.rivals[0],
                                rivals=""), whole=False)  # fmt: skip
    rivals = [card for kind in classes(EVEN.view()) for card in kind[:1]]
    worst = letters_of([card for card in rivals if card not in cards_of_letters(EVEN.best)][-1:])
    false = replace(EVEN, tier=Tier.CLEAR, best=EVEN.best[0], rivals=worst, gap=12.0)
    assert not verified(false, whole=False)


@pytest.mark.parametrize("each_kind", some((2, 6), 2))
@pytest.mark.parametrize("kind", PLANTED)
def test_the_verifier_refuses_what_is_false(kind: str, each_kind: int) -> None:
    """Before, an impossible deal passed where hearts were led before they were broken."""
    for puzzle in planted(kind, PUZZLES, each_kind):
        assert not verified(puzzle, whole=False), puzzle.line()


@pytest.mark.slow
def test_players_of_every_kind_agree_with_every_puzzle() -> None:
    """By one point at least beyond three errors, or that nothing is best, and the proof as well."""
    assert [puzzle.id for puzzle in PUZZLES if not verified(puzzle, whole=False)] == []


def test_a_proof_that_players_contradict_does_not_make_a_puzzle() -> None:
    """standard-346 of earlier versions is proved, and yet another card is 15 points better."""
    assert proof_that(STANDARD_346) is not None
    assert not verified(STANDARD_346)


def test_no_rating_is_at_a_ceiling() -> None:
    ratings = Counter(puzzle.rating for puzzle in PUZZLES if not puzzle.even)
    assert ratings[max(ratings)] < 0.1 * sum(ratings.values())


@pytest.mark.slow
@pytest.mark.parametrize("kind", PLANTED)
def test_the_verifier_refuses_all_that_is_false(kind: str) -> None:
    refused = [not verified(puzzle, whole=False) for puzzle in planted(kind, PUZZLES)]
    assert len(refused) == MANY
    assert all(refused)


@pytest.mark.slow
def test_a_whole_measurement_bears_out_what_is_true() -> None:
    assert verified(CLEAR)
    assert verified(EVEN)


STANDARD_824 = puzzle_from(
    "standard-824 clear discard 2.63 0.28 880 standard/4 L 1 "
    "acdkyHKLOQSTY.ijmABDEFINWXZ.fhnqrvxzGJMRV.beglopstuwCPU "
    "23fhM,30lPU,01yKL,12ijm aymfJCHIGMYKbl WXZ/AN"
)
STANDARD_346 = puzzle_from(
    "standard-346 proved lead 1.00 0.00 1710 standard/4 L 3 "
    "aijmopruxLRWY.eflvwyzAGKOTZ.bchCEHIJMNPSU.dgknqstBDFQVX "
    "01LWY,12lyz,23bch,30dgk aflhztxwysuvJFRGNQmOBkLMCDjAcdeUWSViTPXg"
)


# -- what first thought finds


def test_no_dull_puzzle_ships() -> None:
    """Failing before: a player by first thought found all choices of 239, easy or plain."""
    assert [puzzle.id for puzzle in dull_lines(PUZZLES)] == []
    assert [puzzle.id for puzzle in dull_lines((*DULL, CLEAR, EVEN))] == [
        puzzle.id for puzzle in DULL
    ]


def test_first_thought_gives_the_queen_throws_hearts_and_stays_under() -> None:
    for puzzle in DULL:
        card = first_thought(puzzle.view())
        assert letters_of([card]) == puzzle.best
        assert is_dull(puzzle.view(), card, 1100), "plain, though Beginners miss it"
        worse = replace(puzzle, best=puzzle.rivals[0], rivals=puzzle.best)
        assert not asks_nothing(worse), "first thought is wrong"


def test_a_first_step_stays_and_so_does_a_line_with_one_choice_that_asks_more() -> None:
    queen, step = DULL[0], next(puzzle for puzzle in PUZZLES if puzzle.id == "standard-912")
    assert first_thought(step.view()) in cards_of_letters(step.best)
    assert Motif.DUCK_HIGH in step.motifs
    assert not asks_nothing(step)
    assert asks_nothing(replace(step, motifs=(Motif.DUCK,)))
    assert not asks_nothing(replace(step, motifs=(Motif.DUCK,), rating=EASY))
    assert asks_nothing(replace(queen, motifs=(Motif.GIVE_QUEEN, Motif.FREE_TRICK))), "plain"
    line = (queen, replace(CLEAR, id=queen.next_id))
    assert list(dull_lines(line)) == []
    line = (queen, replace(queen, id=queen.next_id))
    assert list(dull_lines(line)) == list(line)
    assert list(dull_lines((queen, replace(line[1], rating=EASY)))) == []


def test_mining_looks_no_further_where_first_thought_is_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def looks(view: PlayerView, seed: str, **wanted: Any) -> None:
        asked.append(wanted["missed"](right))

    monkeypatch.setattr(puzzle_middle, "find_standing", looks)
    monkeypatch.setattr(puzzle_middle, "hits_of", lambda *_: 0)
    for puzzle in (*DULL, CLEAR):
        right = cards_of_letters(puzzle.best)
        assert puzzle_middle.puzzle_at(puzzle.position, puzzle.view(), "dull") is None
    assert asked == [False, False, False, True]


# -- where nothing is best, counted


def counted_rows(*rows: tuple[int, ...]) -> Counted:
    cards = STANDARD_FACES[: len(rows)]
    return Counted(len(rows[0]), dict(zip(cards, rows, strict=True)))


def test_even_is_where_no_card_is_never_worse_and_two_are_near() -> None:
    even = counted_rows((0, 2, 0, 2, 0, 2), (2, 0, 2, 0, 2, 0), (4, 4, 4, 4, 4, 4))
    assert is_even(even)
    assert not is_even(counted_rows((0,) * 6, (1, 0, 0, 0, 0, 0), (4,) * 6)), "one is never worse"
    far = counted_rows((0, 2, 0, 2, 0, 2), (3, 0, 3, 0, 3, 0), (4,) * 6)
    assert not is_even(far), "half a point apart"
    flat = counted_rows((0, 2, 0, 2, 0, 2), (2, 0, 2, 0, 2, 0), (1, 1, 1, 2, 1, 1))
    assert not is_even(flat), "nothing is at stake"
    twins = counted_rows((0, 2, 0, 2, 0, 2), (0, 2, 0, 2, 0, 2), (4, 1, 4, 1, 4, 1))
    assert not is_even(twins), "two cards that always come to the same are one"


# -- which one comes


def many(kind: Tier, count: int) -> list[Puzzle]:
    base = EVEN if kind is Tier.EVEN else CLEAR
    return [replace(base, id=f"{kind}-{n}", rating=1100 + n) for n in range(count)]


def test_half_of_them_are_such_that_nothing_is_best(tmp_path: Path) -> None:
    book = PuzzleBook(tmp_path / "puzzles.jsonl")
    every = [*many(Tier.CLEAR, 300), *many(Tier.EVEN, 300)]
    kinds = []
    for _ in range(200):
        puzzle = book.following(every)
        assert puzzle is not None
        kinds.append(puzzle.even)
        book.add(puzzle, solved=True)
    assert 75 <= sum(kinds) <= 125
    runs = 1 + sum(a != b for a, b in itertools.pairwise(kinds))
    assert 75 <= runs <= 125, "nobody can tell from the last one"


def test_with_one_kind_left_that_one_comes(tmp_path: Path) -> None:
    book = PuzzleBook(tmp_path / "puzzles.jsonl")
    for kind in (Tier.CLEAR, Tier.EVEN):
        every = many(kind, 5)
        for _ in range(5):
            puzzle = book.following(every)
            assert puzzle is not None
            book.add(puzzle, solved=False)
        assert book.following(every) is None


def test_against_the_clock_too() -> None:
    storm = Storm([*many(Tier.CLEAR, 200), *many(Tier.EVEN, 100)], 1)
    first = [storm.following() for _ in range(100)]
    assert 35 <= sum(puzzle is not None and puzzle.even for puzzle in first) <= 65
    rest = [storm.following() for _ in range(200)]
    assert sum(puzzle is not None and puzzle.even for puzzle in (*first, *rest)) == 100


def test_puzzles_from_own_games_do_not_change_the_rating(tmp_path: Path) -> None:
    book = PuzzleBook(tmp_path / "puzzles.jsonl")
    own = [replace(CLEAR, id=f"own-{n}", tier=Tier.OWN, rating=0) for n in range(3)]
    before = book.rating
    for puzzle in own:
        assert book.following_own(own) == puzzle
        book.add(puzzle, solved=puzzle is not own[1])
    again = PuzzleBook(tmp_path / "puzzles.jsonl")
    assert again.rating == before
    assert again.tries == []
    assert again.following_own(own) == own[1], "what was missed comes again"
    again.add(own[1], solved=True)
    assert again.following_own(own) is None


def test_days_take_turns_through_all_puzzles_of_their_kind() -> None:
    """Before, a coin chose each day's puzzle, so that some came twice in a month."""
    every = [puzzle for puzzle in PUZZLES if not puzzle.even]
    size = len(every) // 7
    days = [daily_of(date(2027, 1, 4) + timedelta(days=by)) for by in range(7 * size)]
    seen = [puzzle.id for day in days if not day.deals for puzzle in day.puzzles(PUZZLES)]
    # Where one order ends and the next begins a puzzle may come again.
    assert len(seen) == 7 * size
    assert max(Counter(seen).values()) <= 2
    assert len(set(seen)) > 0.7 * len(seen)


def test_no_puzzle_comes_twice_in_two_years() -> None:
    for begin in (date(2026, 11, 30), date(2027, 10, 6), date(2029, 2, 25)):
        days = [daily_of(begin + timedelta(days=by)) for by in range(731)]
        seen = [puzzle.id for day in days if not day.deals for puzzle in day.puzzles(PUZZLES)]
        assert len(seen) == len(set(seen)) > 700


def test_middle_games_come_on_days_too_and_sundays_are_the_hardest() -> None:
    days = [daily_of(date(2027, 1, 4) + timedelta(days=by)) for by in range(140)]
    drawn = [puzzle for day in days if not day.deals for puzzle in day.puzzles(PUZZLES)]
    assert {puzzle.tier for puzzle in drawn} == {Tier.PROVED, Tier.CLEAR}
    every = sorted(puzzle.rating for puzzle in PUZZLES if not puzzle.even)
    hard = [puzzle for day in days if day.kind is DayKind.HARD for puzzle in day.puzzles(PUZZLES)]
    assert min(puzzle.rating for puzzle in hard) >= every[-len(every) // 7]
    ends = [
        puzzle for day in days if day.kind is DayKind.ENDGAME for puzzle in day.puzzles(PUZZLES)
    ]
    assert all(puzzle.tier is Tier.PROVED for puzzle in ends)


# -- the answer


@pytest.mark.parametrize("each", [CLEAR, EVEN])
def test_the_deals_beside_an_answer_are_possible_and_speak_for_it(each: Puzzle) -> None:
    view, search = each.view(), searched(each)
    result = search.result
    assert result is not None
    assert result.deals == 300
    legal = legal_plays(view.rules, view.deal, view.own)
    assert set(result.lost) == set(result.points) == set(legal)
    out = set(PuzzleRun(each).view.unseen)
    for index in range(0, result.deals, 17):
        hands = search.hands(index)
        assert hands[view.seat] == view.own.hand
        others = [card for seat, hand in enumerate(hands) if seat != view.seat for card in hand]
        assert Counter(others) == Counter(out)
        assert tuple(map(len, hands)) == view.deal.sizes
    if not each.even:
        gap = result.mean(result.rival) - result.mean(result.right[0])
        assert abs(gap - each.gap) < 1.5
        signs = result.against(result.rival)
        assert signs.count(1) > signs.count(-1)
        cost = result.lost[result.rival][result.telling(result.rival)]
        assert cost > result.lost[result.right[0]][result.telling(result.rival)]


def test_the_answer_has_no_deals_where_none_can_be_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr("hearts_gui.ai.coach.example_deals.draw_example_deals", fails)
    result = searched.__wrapped__(CLEAR).result
    assert result is not None
    assert result.deals == 0
    assert result.right == cards_of_letters(CLEAR.best)


def test_what_is_right_needs_no_deals() -> None:
    run = PuzzleRun(CLEAR, asks=True)
    right = cards_of_letters(CLEAR.best)[0]
    run.search.wait()
    run.think()
    run.settle(right)
    assert run.solved
    even = PuzzleRun(EVEN, asks=True)
    even.search.wait()
    even.think()
    even.settle(None, none=True)
    assert even.solved
    even.settle(cards_of_letters(EVEN.best)[0])
    assert not even.solved


@pytest.mark.parametrize("together", [True, False])
def test_an_example_plays_the_card_and_ends_where_something_was_taken(together: bool) -> None:
    puzzle = PROVED[0] if together else CLEAR
    view = puzzle.view()
    run = PuzzleRun(puzzle)
    run.search.wait()
    run.think()
    result = run.outcome
    assert result is not None
    card = result.rival
    example = example_of(view, run.search.hands(result.telling(card)), card, together=together)
    assert example.views[0].deal.plays[-1].card is card or example.views[0].deal.tricks
    counting = {each for each, worth in (worth_of(view.rules) or {}).items() if worth}
    assert set(example.taken) <= counting
    if together:
        assert example.taken


def test_the_reply_is_the_best_one_for_the_player_to_act() -> None:
    puzzle = PROVED[0]
    view = puzzle.view()
    worth = worth_of(view.rules)
    assert worth is not None
    number = {card: index for index, card in enumerate(STANDARD_FACES)}
    search = CountedSearch(puzzle, view)
    hands = tuple(sum(1 << number[card] for card in hand) for hand in search.hands(0))
    plays = tuple(number[play.card] for play in view.deal.plays)
    leader = view.deal.plays[0].seat if plays else view.seat
    table = OpenCards(tuple(worth.values()), view.rules.players, view.seat)
    reply = table.reply(hands, leader, plays)
    legal = legal_plays(view.rules, view.deal, view.own)
    points = {card: table.after(hands, leader, plays, number[card]) for card in legal}
    assert points[STANDARD_FACES[reply]] == min(points.values())


# -- reasons


def plain(value: object) -> object:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Suit):
        return value.letter
    return tuple(map(plain, value)) if isinstance(value, tuple) else value


def test_no_certain_reason_of_the_middle_game_is_false() -> None:
    for puzzle in (CLEAR, OTHER):
        result = searched(puzzle).result
        assert result is not None
        assert result.reasons
        log = [event_to_plain(event) for event in position_events(puzzle.position)]
        for reason in result.reasons.values():
            for part in parts_of(reason):
                if part.key.startswith(("coach-last", "coach-one", "coach-all-b", "coach-none",
                                        "coach-empt")):  # fmt: skip
                    values = {name: plain(value) for name, value in part.arguments}
                    truth = Truth(puzzle.view().rules, log)
                    assert fault(truth, puzzle.view().seat, part.key, values) == ""


def test_cards_of_one_kind_have_the_same_reason() -> None:
    puzzle = STANDARD_824
    result = searched(puzzle).result
    assert result is not None
    reasons = {
        card: [(part.key, {name: value for name, value in part.arguments if name != "other"})
               for part in parts_of(result.reasons[card])]
        for kind in classes(puzzle.view()) for card in kind if card in result.reasons
    }  # fmt: skip
    assert len(reasons) > len(classes(puzzle.view()))
    for kind in classes(puzzle.view()):
        assert all(reasons[card] == reasons[kind[0]] for card in kind if card in reasons)
    keys = {key for parts in reasons.values() for key, _ in parts}
    assert "coach-trick" not in keys, "a card that is thrown away takes no trick"
