"""Puzzles: positions as text, the count of the last tricks, proofs, and what a person solved."""

from __future__ import annotations

import itertools
import math
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import product
from pathlib import Path

import pytest

from hearts_gui.ai.players.levels import make_player
from hearts_gui.ai.worlds.endings import Counting, OpenCards, cards_of, countable, worth_of
from hearts_gui.ai.worlds.knowledge import only_hearts
from hearts_gui.config.paths import asset
from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.events import CardPlayed, DealScored, Event
from hearts_gui.engine.play.game import apply, new_game, step, to_act, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import HeartsLead
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.simulate import one_deal, play
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.practice.judged import goes_on, verified
from hearts_gui.session.practice.puzzle import (
    PuzzleBook,
    PuzzleTry,
    Tier,
    after,
    is_puzzle,
    prove,
    puzzle_from,
    shipped,
    theme_of,
    view_at,
)
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.practice.today import clear
from hearts_gui.session.practice.whole_deal import PositionError, position_text, read_position
from tests.kits.slow import some
from tests.session.judged_puzzles import DULL

BUILD = Path(__file__).parent.parent.parent / "build"
sys.path.insert(0, str(BUILD))

from filter_puzzles import examine  # noqa: E402
from puzzle_endings import counts_plainly, puzzles_in, rating_of  # noqa: E402
from puzzle_lines import next_in_line, next_positions  # noqa: E402

PUZZLES = tuple(puzzle for puzzle in shipped() if puzzle.tier is Tier.PROVED)
KEYS = tuple(dict.fromkeys(puzzle.rules for puzzle in PUZZLES))
LARGEST = 500_000
NUMBERS = {card: number for number, card in enumerate(STANDARD_FACES)}


def dealt(key: str, seed: str) -> tuple[Rules, list[Event]]:
    rules = preset(key)
    bots = [make_player("club", f"{seed}/{seat}") for seat in range(rules.players)]
    return rules, play(rules, bots, seed, most_deals=1, until=one_deal).events


def moments(key: str, seed: str) -> Iterator[tuple[Game, int, list[Event]]]:
    """The game before every card of a deal, whose card it was, and what had happened."""
    rules, events = dealt(key, seed)
    game = new_game(rules, "")
    for index, event in enumerate(events):
        if isinstance(event, CardPlayed):
            yield game, event.seat, events[:index]
        game = apply(game, event)


def endings(key: str, seed: str, cards: int) -> Iterator[tuple[Game, int]]:
    for game, seat, _ in moments(key, seed):
        if len(view_of(game, seat).own.hand) == cards and countable(view_of(game, seat)):
            yield game, seat


# -- positions


@pytest.mark.parametrize("key", ["standard", "omnibus", "black_maria", "spot"])
def test_a_position_is_the_same_when_read_again(key: str) -> None:
    name = f"{key}/{preset(key).players}"
    for game, seat, before in moments(key, "text"):
        again = read_position(position_text(name, before))
        assert to_act(again).seats == (seat,)
        one, two = view_of(game, seat), view_of(again, seat)
        assert (one.own.hand, one.own.gave, one.own.got) == (
            two.own.hand, two.own.gave, two.own.got
        )  # fmt: skip
        assert (one.deal.plays, one.deal.tricks) == (two.deal.plays, two.deal.tricks)
        assert [own.hand for own in game.owns] == [own.hand for own in again.owns]


def test_anything_but_a_position_is_refused() -> None:
    text = PUZZLES[0].position
    read_position(text)
    parts = text.split(" ")
    spoilt = [
        "", "x", text + " x", text.replace("/", "/9", 1), " ".join(["nothing/4", *parts[1:]]),
        " ".join([*parts[:1], "?", *parts[2:]]), " ".join([*parts[:2], "7", *parts[3:]]),
        " ".join([*parts[:3], parts[3][1:], *parts[4:]]),
        " ".join([*parts[:3], parts[3][0] + parts[3], *parts[4:]]),
        " ".join([*parts[:5], parts[5][0] + parts[5]]), " ".join([*parts[:5], parts[5] + "!"]),
    ]  # fmt: skip
    for line in spoilt:
        with pytest.raises(PositionError):
            read_position(line)


def test_letters_thrown_together_raise_nothing_else() -> None:
    draw = random.Random(5)
    text = PUZZLES[0].position
    for _ in range(300):
        index = draw.randrange(len(text))
        line = text[:index] + draw.choice("abzAZ.,-/ 0193") + text[index + 1 :]
        try:
            read_position(line)
        except PositionError:
            continue


# -- the count


def by_the_engine(game: Game, seat: int) -> dict[Card, int]:
    """Return a seat's points with every card in the end with open cards, played by the engine."""
    view = view_of(game, seat)
    values = {}
    for card in legal_plays(view.rules, view.deal, view.own):
        values[card] = searched(*step(game, PlayCard(seat, card)), seat)
    return values


def searched(events: tuple[Event, ...], game: Game, seat: int) -> int:
    scored = next((event.score for event in events if isinstance(event, DealScored)), None)
    if scored is not None:
        points = scored.points[seat]
        assert isinstance(points, int)
        return points
    ask = to_act(game)
    assert ask.kind is AskKind.PLAY
    at = ask.seats[0]
    view = view_of(game, at)
    values = [
        searched(*step(game, PlayCard(at, card)), seat)
        for card in legal_plays(view.rules, view.deal, view.own)
    ]
    return min(values) if at == seat else max(values)


@pytest.mark.parametrize("key", some(["standard", "omnibus", "black_maria", "spot"], "omnibus"))
@pytest.mark.parametrize("cards", [2, 3])
def test_open_cards_are_played_out_as_the_engine_does(key: str, cards: int) -> None:
    seen = 0
    for number in range(6):
        for game, seat in endings(key, f"open/{number}", cards):
            if not counts_plainly(game, seat):
                continue
            worth = worth_of(game.rules)
            assert worth is not None
            view = view_of(game, seat)
            hands = tuple(sum(1 << NUMBERS[card] for card in own.hand) for own in game.owns)
            table = OpenCards(tuple(worth.values()), game.rules.players, seat)
            plays = tuple(NUMBERS[played.card] for played in view.deal.plays)
            leader = view.deal.plays[0].seat if plays else seat
            taken = sum(
                worth[each.card]
                for trick in view.deal.tricks if trick.taker == seat for each in trick.plays
            )  # fmt: skip
            for card, points in by_the_engine(game, seat).items():
                assert taken + table.after(hands, leader, plays, NUMBERS[card]) == points
                seen += 1
    assert seen > 10


def only_hearts_by_hand(view: PlayerView) -> int:
    """Who led a heart while nobody had played one; -1 where hearts may always be led."""
    if view.rules.hearts_lead is HeartsLead.ALWAYS:
        return -1
    for trick in view.deal.tricks:
        hearts = [play.card.suit is Suit.HEARTS for play in trick.plays]
        if any(hearts):
            return trick.plays[0].seat if hearts[0] else -1
    return -1


def laid_by_hand(view: PlayerView) -> set[tuple[frozenset[Card], ...]]:
    """Every way to lay the unseen cards that fits shown voids, passed cards, and that nobody leads
    hearts before they are broken who holds anything else."""
    players, seat = view.rules.players, view.seat
    shown = {play.card for trick in view.deal.tricks for play in trick.plays}
    shown |= {play.card for play in view.deal.plays} | set(view.own.hand)
    gave = dict(view.own.gave)
    out = [card for card in build_pack(view.rules) if card not in shown]
    others = [at for at in range(players) if at != seat]
    bare = only_hearts_by_hand(view)
    deals = set()

    def lay(seat: int, left: tuple[Card, ...], hands: tuple[frozenset[Card], ...]) -> None:
        if seat == len(others):
            if not left:
                deals.add(hands)
            return
        for group in itertools.combinations(left, view.deal.sizes[others[seat]]):
            wrong = any(
                (others[seat], card.suit) in view.deal.voids
                or (others[seat] == bare and card.suit is not Suit.HEARTS)
                or gave.get(card, others[seat]) != others[seat]
                for card in group
            )
            if not wrong:
                rest = tuple(card for card in left if card not in group)
                lay(seat + 1, rest, (*hands, frozenset(group)))

    lay(0, tuple(out), ())
    return deals


@pytest.mark.parametrize("key", ["standard", "black_maria"])
def test_the_possible_deals_are_those_found_by_trying_all(key: str) -> None:
    seen = 0
    for number in range(6):
        for game, seat in endings(key, f"laid/{number}", 3):
            view = view_of(game, seat)
            counting = Counting(view)
            if not counting.deals:
                continue
            result = {
                tuple(
                    frozenset(cards_of(hand)) for index, hand in enumerate(hands) if index != seat
                )
                for hands in counting.deals
            }
            assert result == laid_by_hand(view)
            assert len(result) == len(counting.deals)
            seen += 1
    assert seen > 10


STANDARD_321 = (
    "standard/4 L 0 "
    "aglmnpuvEGKTX.jkqswxBCHOQRU.bcefrADFIJVWZ.dhiotyzLMNPSY "
    "12jkx,23VWZ,30zLM,01KTX awcidgKfMHIhpqxtrozsvCJyPuOFNnXDRAZmY"
)


def test_who_led_hearts_before_they_were_broken_holds_only_hearts() -> None:
    """The puzzle standard-321 of earlier versions had no answer without this."""
    view = view_at(STANDARD_321)
    (seat,) = only_hearts(view)
    counting = Counting(view)
    assert counting.deals
    for hands in counting.deals:
        assert all(card.suit is Suit.HEARTS for card in cards_of(hands[seat]))


# -- puzzles


def test_enough_are_shipped_in_little_room() -> None:
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert len({puzzle.position for puzzle in PUZZLES}) == len(PUZZLES)
    assert sum(path.stat().st_size for path in asset("puzzles").iterdir()) <= LARGEST
    assert "standard" in KEYS
    for puzzle in PUZZLES:
        assert puzzle_from(puzzle.line()) == puzzle
        assert puzzle.id.rpartition("-")[0] == puzzle.rules


@pytest.mark.parametrize(
    ("key", "most"), some(product(KEYS, (1, 3)), *((key, 1) for key in KEYS[::2]))
)  # fmt: skip
def test_some_of_every_rule_set_are_proved_again(key: str, most: int) -> None:
    mine = [puzzle for puzzle in PUZZLES if puzzle.rules == key]
    for puzzle in mine[:: max(1, len(mine) // 3)][:most]:
        assert verified(puzzle), puzzle.id


@pytest.mark.parametrize("every", some([1, 5], 5))
def test_the_shipped_positions_can_be_read_and_have_their_themes(every: int) -> None:
    for puzzle in PUZZLES[::every]:
        view = puzzle.view()
        assert theme_of(view) is puzzle.theme
        assert countable(view)


def test_a_puzzle_that_says_something_else_is_not_verified() -> None:
    true = next(puzzle for puzzle in PUZZLES if puzzle.id == "standard-141")
    assert len(Counting(true.view()).deals) == 6
    assert verified(true)
    assert not verified(replace(true, gap=true.gap + 0.02))
    assert not verified(replace(true, error=0.1))
    assert not verified(replace(true, tier=Tier.CLEAR))
    assert not verified(replace(true, position=true.position[:-2]))
    others = [theme for theme in type(true.theme) if theme is not true.theme]
    assert not verified(replace(true, theme=others[0]))


def test_the_right_card_is_never_worse_and_the_gap_is_the_difference_of_the_means() -> None:
    for puzzle in PUZZLES[:: len(PUZZLES) // 5]:
        proof = prove(puzzle.view(), later=puzzle.later)
        assert proof is not None
        assert is_puzzle(proof.counted, later=puzzle.later)
        points = proof.counted.points
        for card, row in points.items():
            pairs = list(zip(points[proof.right[0]], row, strict=True))
            assert all(best <= other for best, other in pairs)
            assert (card in proof.right) == all(best == other for best, other in pairs)
        wrong = [row for card, row in points.items() if card not in proof.right]
        least = min(sum(row) for row in wrong)
        assert proof.gap == pytest.approx((least - sum(points[proof.right[0]])) / proof.deals)


@pytest.mark.slow
def test_the_same_deal_gives_the_same_puzzles() -> None:
    result = []
    for _ in range(2):
        for number in range(2):
            rules, events = dealt("standard", f"mined/{number}")
            result.append([puzzle.line() for puzzle in puzzles_in(rules, "standard/4", events)])
    assert result[:2] == result[2:]
    assert any(result)


@pytest.mark.parametrize("key", ["partnership", "reverse", "cancellation", "gong_zhu"])
def test_rules_that_count_otherwise_have_no_puzzles(key: str) -> None:
    for number in range(2):
        rules, events = dealt(key, f"none/{number}")
        assert list(puzzles_in(rules, f"{key}/{rules.players}", events)) == []


def test_what_more_levels_solve_is_rated_lower() -> None:
    ratings = [rating_of(hits) for hits in ([0] * 4, [0, 0, 2, 4], [1, 2, 4, 5], [5] * 4)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] > 1700 > 1000 > ratings[-1]


# -- what a person solved


def test_a_rating_follows_glickmans_formula() -> None:
    # r = 1500, RD = 200 beats r = 1400 with RD = 60: g = 0.9827, E = 0.6378 by hand.
    g = 1 / math.sqrt(1 + 3 * (math.log(10) / 400 * 60) ** 2 / math.pi**2)
    assert g == pytest.approx(0.9823, abs=2e-3)
    expected = 1 / (1 + 10 ** (-g * 100 / 400))
    q = math.log(10) / 400
    square = 1 / (q**2 * g**2 * expected * (1 - expected))
    rating, deviation = after(1500, 200, PuzzleTry("x", True, 1400))
    assert deviation == pytest.approx(math.sqrt(1 / (1 / 200**2 + 1 / square)))
    assert rating == pytest.approx(1500 + q / (1 / 200**2 + 1 / square) * g * (1 - expected))
    lower, _ = after(1500, 200, PuzzleTry("x", False, 1400))
    assert 1500 - lower > rating - 1500


def test_the_interval_holds_the_true_strength_about_as_often_as_it_says() -> None:
    draw, inside, people = random.Random(3), 0, 300
    for _ in range(people):
        strength = draw.gauss(1300, 250)
        rating, deviation = 1200.0, 350.0
        for _ in range(40):
            puzzle = rating - 60 + draw.gauss(0, 80)
            chance = 1 / (1 + 10 ** ((puzzle - strength) / 400))
            answer = PuzzleTry("x", draw.random() < chance, round(puzzle))
            rating, deviation = after(rating, deviation, answer)
        inside += abs(rating - strength) <= 1.96 * deviation
    assert inside / people > 0.9


def test_results_are_kept_line_by_line_and_only_the_first_counts(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "puzzles.jsonl"
    book = PuzzleBook(path)
    first, second, third = PUZZLES[:3]
    assert book.add(first, solved=True) is None
    after_one = book.rating
    book.add(first, solved=False)
    assert book.rating == after_one
    assert book.missed(PUZZLES) == (first.id,)
    book.add(second, solved=True)
    book.add(third, solved=True)
    assert book.streak == 2
    assert book.missed(PUZZLES) == (first.id,)
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], b"\xff{", b"[]", *lines[1:], b'{"id": "x"']))
    again = PuzzleBook(path)
    assert again.tries == book.tries
    assert again.rating == book.rating
    again.add(PUZZLES[3], solved=True)  # behind a line that was torn off
    assert PuzzleBook(path).tries == again.tries


def test_answers_to_puzzles_that_left_are_kept_and_count(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    book = PuzzleBook(path)
    for puzzle in DULL:
        book.add(puzzle, solved=puzzle is not DULL[1])
    book.add(PUZZLES[0], solved=True)
    again = PuzzleBook(path)
    assert again.rated == len(DULL) + 1
    here = [puzzle for puzzle in shipped() if puzzle not in DULL]
    assert again.missed(here) == ()
    assert again.missed(DULL) == (DULL[1].id,)
    assert again.following(here, repeat=True) is None
    assert again.following(here) is not None
    assert PuzzleBook(path).rating == book.rating


def test_the_next_puzzle_is_new_and_near_ones_strength(tmp_path: Path) -> None:
    book = PuzzleBook(tmp_path / "puzzles.jsonl")
    alone = [puzzle for puzzle in PUZZLES if not puzzle.later]
    seen = set()
    for number in range(15):
        puzzle = book.following(alone)
        assert puzzle is not None
        assert puzzle.id not in seen
        seen.add(puzzle.id)
        if number < 5:
            assert (puzzle.rules, puzzle.even) == ("standard", False), "a newcomer's"
            assert puzzle.rating < book.rating[0] - 100
            book.add(puzzle, solved=True)
            continue
        wanted = book.rating[0]
        fresh = [puzzle for puzzle in alone if puzzle.id not in seen]
        distance = abs(puzzle.rating - (wanted - 60))
        assert all(abs(puzzle.rating - (wanted - 60)) >= distance for puzzle in fresh)
        book.add(puzzle, solved=True)
    assert book.rating[0] > 1200
    assert book.following(PUZZLES, repeat=True) is None
    book.add(PUZZLES[0], solved=False)
    missed = book.following(PUZZLES, repeat=True)
    assert missed is not None
    assert missed.id == PUZZLES[0].id


def test_a_line_goes_on_and_is_never_entered_in_its_middle(tmp_path: Path) -> None:
    every = shipped()
    later = [puzzle for puzzle in every if puzzle.later]
    assert {puzzle.before for puzzle in later} <= {puzzle.id for puzzle in every}
    first = next(puzzle for puzzle in every if puzzle.id == later[0].before)
    book = PuzzleBook(tmp_path / "puzzles.jsonl")
    assert book.following(later) is None
    assert book.following([first, *later]) == first
    book.add(first, solved=False)
    assert book.following(every) == later[0], "the right card was played all the same"
    book.add(every[0] if first is not every[0] else every[1], solved=True)
    assert later[0] not in (book.following(every), book.following(later))
    assert not {puzzle.id for puzzle in later} & {puzzle.id for puzzle in clear(every)}
    sunday = date(2026, 11, 29)
    days = [daily_of(sunday + timedelta(days=day)).puzzles(later) for day in range(7)]
    assert set(days) == {()}


def test_a_line_is_found_in_one_of_the_ways_in_which_the_others_play_on() -> None:
    first = next(puzzle for puzzle in shipped() if puzzle.id == "standard-716")
    ways = [position for position, _ in itertools.islice(next_positions(first), 20)]
    assert len(ways) == len(set(ways)) == 20
    assert all(goes_on(replace(first, id=first.next_id, position=position)) for position in ways)
    found = next_in_line(first)
    assert found is not None
    assert (found.id, found.tier) == (first.next_id, Tier.CLEAR)
    assert found.position in ways[1:], "not where Club players play on"
    assert verified(found, whole=False)


def test_a_gap_that_is_the_same_in_all_worlds_may_be_rounded() -> None:
    first = next(puzzle for puzzle in shipped() if puzzle.id == "standard-324")
    found = next_in_line(first)
    assert found is not None
    assert f"{found.error:.2f}" == "0.00"
    assert verified(puzzle_from(found.line()), whole=False)
    assert not verified(replace(found, gap=found.gap + 0.02), whole=False)


def test_a_later_choice_of_two_cards_stays_when_all_are_looked_at() -> None:
    later = next(puzzle for puzzle in PUZZLES if puzzle.id == "arnold-4b")
    assert examine(later)["kept"]
    assert not examine(replace(later, id="arnold-4"))["kept"], "too small to stand alone"


@pytest.mark.slow
def test_every_line_goes_on_with_the_next_choice() -> None:
    assert [puzzle.id for puzzle in shipped() if puzzle.later and not goes_on(puzzle)] == []


def test_an_unwritable_disk_gives_a_notice_and_the_answer_counts(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    book = PuzzleBook(tmp_path / "file" / "puzzles.jsonl")
    assert book.add(PUZZLES[0], solved=True)
    assert book.streak == 1


def test_a_rating_comes_from_first_answers_without_hints(tmp_path: Path) -> None:
    book = PuzzleBook(tmp_path / "puzzles.jsonl")
    one, two, three = PUZZLES[:3]
    book.add(one, solved=True)
    book.add(one, solved=False, hints=1)
    book.add(two, solved=True, hints=2)
    assert (book.rated, book.streak) == (1, 1)
    before = book.rating
    book.add(two, solved=True)
    assert (book.rated, book.rating) == (1, before), "it was seen with hints before"
    book.add(three, solved=False)
    assert (book.rated, book.streak) == (2, 0)
    assert book.rating != before


def test_a_position_that_does_not_count_in_plain_numbers_is_not_a_puzzle() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.rules == "standard")
    other = replace(puzzle, position=puzzle.position.replace("standard/4", "complex/4"))
    with pytest.raises(PositionError):
        PuzzleRun(other)
