"""The daily deal: the same for everyone, and codes that nobody can invent."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.log.log import event_line
from hearts_gui.engine.play.actions import Action, AskKind, ClaimRest, StartDeal
from hearts_gui.engine.play.events import ClaimMade, Event
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.validate import may_claim
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import Preset, all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import decode, encode
from hearts_gui.session.daily.book import FREE_DAYS, DailyBook, DayDone, FieldTook
from hearts_gui.session.daily.challenge import (
    LONGEST,
    challenge_code,
    fitting,
    proved,
    quick,
    read_challenge,
)
from hearts_gui.session.daily.club import is_club, read_any, read_club
from hearts_gui.session.daily.codes import (
    CodeError,
    deal_code,
    digits_of,
    first_difference,
    position_code,
    puzzle_code,
    read_code,
    read_position_code,
)
from hearts_gui.session.daily.kinds import PLAN, DayKind
from hearts_gui.session.daily.replay import NoSuchGameError, from_answers, from_number, from_player
from hearts_gui.session.daily.week import OTHERS, PLAYERS, Daily, daily_of
from hearts_gui.session.past.library import Library
from hearts_gui.session.practice.drawing import draw, read_kind
from hearts_gui.session.practice.puzzle import prove, shipped
from hearts_gui.session.practice.whole_deal import cards_of_letters
from hearts_gui.session.setup.players import Human, one_human
from tests.kits.daily_company import Company, old_code
from tests.session.kit import play_out

MONDAY = date(2026, 11, 23)
DEALT = [
    day for day in (MONDAY + timedelta(days=by) for by in range(60)) if daily_of(day).deals
]  # fmt: skip
THIRTY = [(MONDAY + timedelta(days=by)).isoformat() for by in range(30)]


def any_number(daily: Daily, seed: int) -> int:
    """A number that names some game of a day."""
    return from_number_at_most(daily, random.Random(seed).getrandbits(36))


def from_number_at_most(daily: Daily, number: int) -> int:
    while True:
        try:
            from_number(daily.rules, daily.seed, daily.seats(Human()), number)
        except NoSuchGameError:
            number >>= 1
        else:
            return number


def test_the_week_has_the_planned_days() -> None:
    week = [daily_of(MONDAY + timedelta(days=by)) for by in range(7)]
    assert [day.kind for day in week] == list(PLAN)
    assert [day.deals for day in week] == [1, 0, 1, 0, 1, 3, 0]
    assert week[2].key == "omnibus"
    fridays = [daily_of(MONDAY + timedelta(days=4 + 7 * by)).key for by in range(len(OTHERS))]
    assert sorted(fridays) == sorted(OTHERS)
    assert all(preset(key, PLAYERS).players == PLAYERS for key in OTHERS)


def test_the_seed_is_what_the_plan_says() -> None:
    """SHA-256 of "hearts/daily/1/2026-11-23/standard", as any other program gives it."""
    assert daily_of(MONDAY).seed == (
        "5a95e0de03c5e98ffd687e9c5841e58b1b108cf9627aeb64505242ab1e0d8e46"
    )


@pytest.mark.parametrize("by", [1, 3, 6])
def test_puzzle_days_have_their_puzzles(by: int) -> None:
    every = shipped()
    daily = daily_of(MONDAY + timedelta(days=by))
    result = daily.puzzles(every)
    assert len(result) == {DayKind.PUZZLES: 5}.get(daily.kind, 1)
    assert result == daily.puzzles(tuple(reversed(every))), "the order of the files is no matter"
    assert [puzzle.rating for puzzle in result] == sorted(puzzle.rating for puzzle in result)
    other = daily_of(MONDAY + timedelta(days=by + 7)).puzzles(every)
    assert other != result
    assert daily.puzzles(()) == ()


def test_no_puzzle_comes_again_before_all_have_come() -> None:
    """As many weeks as a day of seven has puzzles, from a week in the middle of a turn."""
    every = shipped()
    weeks = sum(not puzzle.even and not puzzle.later for puzzle in every) // 7
    start = MONDAY + timedelta(weeks=(weeks // 2 - MONDAY.toordinal() // 7) % weeks)
    days = (start + timedelta(weeks=week, days=by) for week in range(weeks) for by in (1, 3, 6))
    came = [puzzle.id for day in days for puzzle in daily_of(day).puzzles(every)]
    assert len(came) == 7 * weeks == len(set(came))


# -- codes


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(DEALT), st.integers(0, 1 << 36))
def test_a_code_recreates_the_game(day: date, number: int) -> None:
    daily = daily_of(day)
    number = from_number_at_most(daily, number)
    played = from_number(daily.rules, daily.seed, daily.seats(Human()), number)
    code, again = deal_code(daily, played.events)
    assert again == played
    head, groups = code[:14], code[14:]
    read = read_code(head.lower() + groups.lower().replace("0", "o").replace("1", "l"))
    assert (read.day, read.points, read.events) == (day, played.points, played.events)
    assert len(read.points) == daily.deals


def test_a_forged_code_is_refused() -> None:
    daily = daily_of(MONDAY)
    number = any_number(daily, 3)
    played = from_number(daily.rules, daily.seed, daily.seats(Human()), number)
    code, _ = deal_code(daily, played.events)
    refused = 0
    for index, letter in enumerate(code):
        if index < len("HG-D-20261123-") or letter == "-":
            continue
        for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
            if other == letter:
                continue
            with pytest.raises(CodeError):
                read_code(code[:index] + other + code[index + 1 :])
            refused += 1
    assert refused > 200
    for wrong in ("", "HG-D-", "HG-D-20261399-AAAA", code.replace("1123", "1130"),
                  code + "-0", "HG-D-20261123-" + "Z" * 200, "HG-D-20261123-ÄÖÜ"):  # fmt: skip
        with pytest.raises(CodeError):
            read_code(wrong)


SUNDAY, TUESDAY = MONDAY + timedelta(days=6), MONDAY + timedelta(days=1)


def test_a_code_of_puzzles_holds_the_answers_and_is_judged_by_them() -> None:
    puzzles = daily_of(TUESDAY).puzzles(shipped())
    assert len(puzzles) == 5
    answers = []
    for number, puzzle in enumerate(puzzles):
        if puzzle.counted:
            proof = prove(puzzle.view())
            assert proof is not None
            right, wrong = proof.right[0].text, proof.rival.text
        else:
            right, wrong = (
                cards_of_letters(letters[0])[0].text for letters in (puzzle.best, puzzle.rivals)
            )
        answers.append((right, wrong, "")[number % 3])
    code = puzzle_code(daily_of(TUESDAY), answers)
    read = read_code(code.lower())
    assert (read.day, read.solved, read.points) == (TUESDAY, (True, False, False, True, False), ())
    assert read.checked
    with pytest.raises(CodeError):
        read_code(code.replace(f"{TUESDAY:%Y%m%d}", f"{TUESDAY + timedelta(days=7):%Y%m%d}"))


def test_a_number_of_answers_that_the_day_does_not_have_is_refused() -> None:
    (puzzle,) = daily_of(SUNDAY).puzzles(shipped())
    view = puzzle.view()
    choices = len(legal_plays(view.rules, view.deal, view.own)) + 1
    for number in range(2 * choices):
        digits = digits_of(number, f"hearts/code/2/{SUNDAY.isoformat()}/{puzzle.id}")
        code = f"HG-D-{SUNDAY:%Y%m%d}-{digits}"
        if number < choices:
            assert len(read_code(code).solved) == 1
        else:
            with pytest.raises(CodeError):
                read_code(code)


@pytest.mark.parametrize("count", [2, 5, 300])
def test_an_old_code_may_not_claim_more_puzzles_than_the_day_has(count: int) -> None:
    with pytest.raises(CodeError):
        read_code(old_code(SUNDAY, (1 << count + 1) - 1))


def test_an_old_code_says_that_its_count_cannot_be_checked() -> None:
    for day, count in ((SUNDAY, 1), (TUESDAY, 5)):
        read = read_code(old_code(day, (1 << count + 1) - 1))
        assert (read.day, read.solved, read.checked) == (day, (), False)


def test_days_before_the_year_1000_have_codes_that_are_read() -> None:
    daily = daily_of(date(1, 1, 1))
    assert daily.deals
    club = make_bot("club", "x")
    played = from_player(daily.rules, daily.seed, daily.seats(Human()), club.decide)
    code, _ = deal_code(daily, played.events)
    assert code.startswith("HG-D-00010101-")
    assert read_code(code).day == daily.day


def test_answers_that_the_cards_do_not_allow_are_refused() -> None:
    monday, other = daily_of(MONDAY), daily_of(MONDAY + timedelta(days=7))
    played = from_number(monday.rules, monday.seed, monday.seats(Human()), 0)
    with pytest.raises(NoSuchGameError):
        deal_code(other, played.events)
    with pytest.raises(NoSuchGameError):
        deal_code(monday, played.events[:20])


def test_where_two_games_part() -> None:
    daily = daily_of(MONDAY)
    seats = daily.seats(Human())
    one = from_number(daily.rules, daily.seed, seats, 0).events
    other = from_number(daily.rules, daily.seed, seats, 5).events
    index = first_difference(one, other)
    assert index is not None
    assert one[:index] == other[:index]
    assert one[index] != other[index]
    assert first_difference(one, one) is None
    assert first_difference(one, one[:-1]) == len(one) - 1


# -- the same everywhere

SCRIPT = """
import sys
from datetime import date
from hearts_gui.engine.log.log import event_line
from hearts_gui.session.daily.replay import from_number
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.setup.players import Human
sys.stdout.reconfigure(newline="\\n")
for text in sys.argv[1:]:
    daily = daily_of(date.fromisoformat(text))
    if daily.deals:
        for event in from_number(daily.rules, daily.seed, daily.seats(Human()), 0).events:
            print(event_line(event))
"""


def in_a_process(**environment: str) -> bytes:
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT, *THIRTY], check=True, capture_output=True,
        env={**os.environ, **environment},
    )  # fmt: skip
    return result.stdout


def test_thirty_days_are_the_same_byte_for_byte_in_other_processes() -> None:
    here = []
    for text in THIRTY:
        daily = daily_of(date.fromisoformat(text))
        if daily.deals:
            again = from_number(daily.rules, daily.seed, daily.seats(Human()), 0)
            here += [event_line(event) for event in again.events]
    expected = "".join(line + "\n" for line in here).encode()
    assert len(here) > 1000
    assert in_a_process(PYTHONHASHSEED="1", OPENBLAS_NUM_THREADS="1") == expected
    assert in_a_process(PYTHONHASHSEED="2", OPENBLAS_NUM_THREADS="2") == expected


@pytest.mark.parametrize("by", [0, 2, 4, 5])
def test_a_game_at_the_table_has_a_code(tmp_path: Path, by: int) -> None:
    """The code plays again what a session plays, no matter who answers first."""
    daily = daily_of(MONDAY + timedelta(days=by))
    library = Library(tmp_path, make_bots=Company)
    session = library.start(daily.rules, daily.seats(Human()), seed=daily.seed)
    play_out(session)
    events: list[Event] = []
    for number in range(1, daily.deals + 1):
        record = session.record(number)
        assert record is not None
        events += record.events
    code, again = deal_code(daily, events)
    history = session.view(0).public.standings.history
    assert again.points == tuple(score.points[0] for score in history)
    assert read_code(code).points == again.points
    assert from_answers(daily.rules, daily.seed, daily.seats(Human()), events) == again


# -- the book


def done(day: date, on: date | None = None) -> DayDone:
    return DayDone(day, on or day, "HG-D", (3.0,))


def test_days_are_kept_and_the_first_result_counts(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "daily.jsonl"
    book = DailyBook(path)
    assert book.add(DayDone(MONDAY, MONDAY, "A", (3.0,), file="../x.jsonl")) is None
    assert book.add(DayDone(MONDAY, MONDAY, "B", (1.0,))) is None
    path.write_bytes(path.read_bytes() + b'{"day": "2026-13-01"}\nnonsense\n')
    tuesday = MONDAY + timedelta(days=1)
    assert book.add(DayDone(tuesday, tuesday, "C", solved=(True, False))) is None
    again = DailyBook(path)
    assert [result.code for result in again.results.values()] == ["A", "C"]
    assert again.results[MONDAY].file == "x.jsonl", "no way out of the folder"
    assert again.results[tuesday].solved == (True, False)
    (tmp_path / "file").write_text("")
    refused = DailyBook(tmp_path / "file" / "daily.jsonl")
    assert refused.add(done(MONDAY))
    assert MONDAY in refused.results


def test_a_day_of_a_computer_without_a_clock_is_kept(tmp_path: Path) -> None:
    """Failing before: it was called damaged at the next start."""
    day = date(1970, 1, 1)
    DailyBook(tmp_path / "daily.jsonl").add(DayDone(day, day, "HG-D", solved=(True,)))
    assert DailyBook(tmp_path / "daily.jsonl").streak(day) == 1


def test_what_the_field_took_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "daily.jsonl"
    book = DailyBook(path)
    tuesday = MONDAY + timedelta(days=1)
    book.add(done(MONDAY))
    book.add(DayDone(tuesday, tuesday, "C", solved=(True, True)))
    assert not book.beats(MONDAY)
    assert book.beats(tuesday), "every puzzle is solved"
    assert book.measure(MONDAY, FieldTook("par", 3.5, 4.0)) is None
    size = path.stat().st_size
    assert book.measure(MONDAY, FieldTook("par", 3.5, 4.0)) is None
    assert path.stat().st_size == size
    again = DailyBook(path)
    assert again.fields == {MONDAY: FieldTook("par", 3.5, 4.0)}
    assert again.results == book.results
    assert again.beats(MONDAY)
    again.measure(MONDAY, FieldTook("par", 2.5))
    assert not DailyBook(path).beats(MONDAY)


def book_of(*ago: int, late: tuple[int, ...] = ()) -> DailyBook:
    book = DailyBook(Path(os.devnull))
    for by in ago:
        day = MONDAY - timedelta(days=by)
        book.results[day] = done(day, MONDAY if by in late else None)
    return book


def test_a_run_has_two_free_days_a_month() -> None:
    assert book_of().streak(MONDAY) == 0
    assert book_of(0, 1, 2).streak(MONDAY) == 3
    assert book_of(1, 2).streak(MONDAY) == 2, "today may still be played"
    assert book_of(2, 3).streak(MONDAY) == 2, "yesterday was a free day"
    assert book_of(0, 1, 3, 5, 6).streak(MONDAY) == 5
    assert FREE_DAYS == 2
    assert book_of(0, 1, 3, 5, 7, 8).streak(MONDAY) == 4, "the third gap ends it"
    assert book_of(0, 1, 2, 3, late=(2,)).streak(MONDAY) == 3, "a day played later is no day of it"
    run = book_of(0, 1, 3).run(MONDAY)
    assert run == tuple(MONDAY - timedelta(days=by) for by in (3, 2, 1, 0))


def test_free_days_are_counted_by_month() -> None:
    """Two in October and two in November."""
    gaps = {20, 21, 26, 27}  # 3 and 2 November, 28 and 27 October
    book = book_of(*(by for by in range(40) if by not in gaps))
    assert book.streak(MONDAY) == 36
    book = book_of(*(by for by in range(40) if by not in {5, 9, 13}))
    assert book.streak(MONDAY) == 11


def test_a_line_is_plain_json(tmp_path: Path) -> None:
    path = tmp_path / "daily.jsonl"
    DailyBook(path).add(done(MONDAY))
    (line,) = path.read_text().splitlines()
    assert json.loads(line)["day"] == "2026-11-23"


# -- a friend's game


def test_a_challenge_recreates_the_game() -> None:
    for key in ("standard", "omnibus", "black_maria"):
        rules = preset(key).but(end=End.DEALS, end_at=2)
        seats = one_human(rules.players, level="learner", seed=key)
        seed = "0123abcd" * 4
        daily = from_number(rules, seed, seats, 987654321)
        code = challenge_code(rules, seed, seats, daily.events)
        assert len(code) < 400
        again = read_challenge(f" {code[:40]}\n{code[40:]} ")
        assert (again.rules, again.seed) == (rules, seed)
        assert again.seats[1:] == seats[1:]
        assert again.again.events == daily.events


WAYS = {
    "wrapped": lambda code: f"{code[:20]}\r\n{code[20:]}",
    "with long dashes": lambda code: code.replace("-", "–"),
    "with dashes that keep a line": lambda code: code.replace("-", "\u2011"),
    "with marks that cannot be seen": lambda code: "\ufeff" + code.replace("-", "-\u200b\u00ad"),
    "in wide letters": lambda code: "".join(chr(ord(letter) + 0xFEE0) for letter in code),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_code_is_read_as_mail_and_messengers_write_it(way: Callable[[str], str]) -> None:
    """Failing before: the code of a day bore none of this, and no code wide letters."""
    rules, seed = Rules(end=End.DEALS, end_at=1), "ab" * 16
    seats, daily = one_human(4, level="club", seed="x"), daily_of(DEALT[0])
    played = from_number(rules, seed, seats, 4711)
    challenge = challenge_code(rules, seed, seats, played.events)
    of_day, _ = deal_code(
        daily, from_number(daily.rules, daily.seed, daily.seats(Human()), 7).events
    )
    assert read_any(way(challenge)) == read_challenge(challenge)
    assert read_any(way(of_day)) == read_code(of_day)
    assert decode(way(encode(rules))).rules == rules
    deal = draw(rules, read_kind("pass none"), "x")
    assert read_position_code(way(position_code(rules, deal))) == (rules, deal)


def test_a_forged_challenge_is_refused() -> None:
    rules = Rules(end=End.DEALS, end_at=1)
    seats = one_human(4, level="club", seed="x")
    played = from_number(rules, "ab" * 16, seats, 4711)
    code = challenge_code(rules, "ab" * 16, seats, played.events)
    head, company, number = code.split("~")
    wrong = [
        "", "HG-F-", f"{head}~{company}", f"{head}~{company}~{number[:-1]}", f"{head}~~{number}",
        f"{head}~{company.replace('club', 'learner', 1)}~{number}",
        f"{head}~{company.replace('club', 'grandmaster', 1)}~{number}",
        f"{head}~{company.split(',')[0]}~{number}", f"{head}~club/nobody,{company}~{number}",
        f"{encode_rules(rules)}~{company}~{number}", code + "Z" * 4000,
    ]  # fmt: skip
    for text in wrong:
        with pytest.raises(CodeError):
            read_challenge(text)
    swapped = number[:-2] + number[-1] + number[-2]
    if swapped != number:
        with pytest.raises(CodeError):
            read_challenge(f"{head}~{company}~{swapped}")


def encode_rules(rules: Rules) -> str:
    return f"HG-F-{encode(rules)}"


def test_only_company_that_everyone_has_is_a_challenge() -> None:
    rules = Rules(end=End.DEALS, end_at=1)
    for name, fits in (("club", True), ("strong", True), ("rule", False), ("expert@20", False)):
        assert fitting(one_human(4, level=name, seed="x")) == fits
    assert not fitting((Human(), Human("Bo"), *one_human(4)[2:]))
    assert quick(one_human(4, level="club"))
    assert not quick(one_human(4, level="strong"))
    with pytest.raises(NoSuchGameError):
        challenge_code(rules, "ab" * 16, one_human(4, level="rule"), ())


def any_game(rules: Rules, seed: str) -> list[Event]:
    """A deal in which everyone answers anything."""
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(rules.players)]
    game = new_game(rules, seed)
    events: list[Event] = []
    while (ask := to_act(game)).kind is not AskKind.OVER:
        seat = ask.seats[-1] if ask.seats else 0
        action = (
            StartDeal() if ask.kind is AskKind.START else bots[seat].decide(view_of(game, seat))
        )
        happened, game = step(game, action)
        events += happened
    return events


@pytest.mark.parametrize("entry", all_presets(), ids=lambda entry: entry.key)
def test_every_kind_of_answer_has_a_number(entry: Preset) -> None:
    """Charges, bids, kitties, pledges, passes to several: the same game comes out of its number."""
    rules = preset(entry.key, entry.sizes[-1]).but(end=End.DEALS, end_at=2)
    for seed in ("aa" * 16, "bb" * 16):
        events = any_game(rules, seed)
        seats = one_human(rules.players, level="expert", seed="x")
        events_again = from_answers(rules, seed, seats, events, everyone=True)
        again = from_number(rules, seed, seats, events_again.number, everyone=True)
        assert again == events_again
        assert sorted(map(event_line, again.events)) == sorted(map(event_line, events))


@pytest.mark.slow
def test_company_that_searches_is_a_challenge_with_its_answers() -> None:
    rules = Rules(end=End.DEALS, end_at=1)
    seats = one_human(4, level="strong", seed="x")
    seed = "0123abcd" * 4
    played = from_player(rules, seed, seats, RandomBot("me").decide)
    code = challenge_code(rules, seed, seats, played.events)
    assert code.startswith("HG-G-")
    assert len(code) < 200
    read = read_challenge(code)
    assert read.again.events == played.events
    assert proved(read)
    other = from_player(rules, seed, one_human(4, level="club", seed="x"), RandomBot("me").decide)
    forged = read_challenge(challenge_code(rules, seed, seats, other.events))
    assert forged.again.events == other.events
    assert not proved(forged), "the company would not have played so"
    for wrong in (code.replace("HG-G-", "HG-F-"), code.replace("strong", "club"), code[:-1]):
        with pytest.raises(CodeError):
            read_challenge(wrong)
    assert 20 * len(code) < LONGEST


def test_a_claim_is_an_answer() -> None:
    """In rules that know claims the one who leads may claim, and the others answer."""
    rules = Rules(end=End.DEALS, end_at=1, claim=True)
    seats = one_human(4, level="club", seed="x")
    other = RandomBot("me")

    def claiming(view: PlayerView) -> Action:
        if may_claim(rules, view.deal, view.ask, view.seat):
            return ClaimRest(view.seat)
        return other.decide(view)

    result = 0
    for number in range(4):
        played = from_player(rules, f"{number:032x}", seats, claiming)
        result += any(isinstance(event, ClaimMade) and event.seat == 0 for event in played.events)
        again = from_number(rules, f"{number:032x}", seats, played.number)
        assert again.events == played.events
    assert result


def test_a_game_without_end_is_refused() -> None:
    rules = Rules(end_at=2000)
    with pytest.raises(NoSuchGameError):
        from_number(rules, "ab", one_human(4, level="beginner"), 0)


# -- a club


def code_of(day: date, number: int) -> tuple[str, float]:
    daily = daily_of(day)
    number = from_number_at_most(daily, number)
    played = from_number(daily.rules, daily.seed, daily.seats(Human()), number)
    total = sum(float(point.real) for point in played.points)
    return deal_code(daily, played.events)[0], total


def test_codes_of_many_make_a_table() -> None:
    lines, eva, bo = [], [], []
    for by in (0, 7, 14, 2):
        day = MONDAY + timedelta(days=by)
        code, points = code_of(day, 1_000_003)
        other, more = code_of(day, 77_000_021)
        lines += [f"Eva: {code}", f"  Bo   {other.lower()}"]
        eva.append(more - points)
        bo.append(points - more)
    lines += [f"Eva: {lines[1][6:].strip()}", "Cy HG-D-20261123-AAAA", "nothing here",
              f"Di · {code_of(MONDAY + timedelta(days=4), 5)[0]}"]  # fmt: skip
    text = "\n".join(lines)
    assert is_club(text)
    assert not is_club(lines[0])
    club = read_club(text)
    assert club.unreadable == 1
    by_name = {member.name: member for member in club.table}
    assert set(by_name) == {"Eva", "Bo", "Di"}
    assert by_name["Eva"].days == 4, "a second result of a day does not count"
    assert by_name["Eva"].better is not None
    assert by_name["Eva"].better.value == pytest.approx(fmean(eva))
    assert by_name["Bo"].better is not None
    assert by_name["Bo"].better.value == pytest.approx(fmean(bo))
    assert by_name["Di"].better is None
    assert club.table[-1].name == "Di"
    first = "Eva" if fmean(eva) > fmean(bo) else "Bo"
    assert club.table[0].name == first
