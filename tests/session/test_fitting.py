"""Opponents that fit a person: mixtures of levels, the known strength, the share of wins wished."""

from collections import Counter
from functools import partial
from pathlib import Path
from statistics import fmean

import pytest

from hearts_gui.ai.players.levels import (
    FITS,
    Mixture,
    UnknownLevel,
    kind_of,
    level,
    make_bot,
    mixture,
)
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless.simulate import play
from hearts_gui.session.past import fitting
from hearts_gui.session.past.aggregates import LossSums
from hearts_gui.session.past.fitting import (
    UNKNOWN,
    Strength,
    first_share,
    fitting_opponents,
    fitting_rating,
    note_strength,
    noted_strength,
    opponents_at,
    strength_of,
    usual_loss,
)
from hearts_gui.session.past.means import Moments
from hearts_gui.session.past.rating import MEASURED, Rating, after, rated
from hearts_gui.session.setup.plans import (
    SHARES,
    Opponent,
    TablePlan,
    plan_from_plain,
    plan_to_plain,
    seat_players,
)
from hearts_gui.session.setup.players import Bot, Human
from tests.session.fits_me import ladder, share_of, steady

STANDARD = preset("standard")


def test_a_mixture_plays_each_deal_as_one_of_its_levels() -> None:
    mixed = Mixture("beginner", "club", 40)
    assert mixture("beginner+club@40") == mixed
    drawn = Counter(mixed.in_deal("seed", deal) for deal in range(2000))
    assert drawn["club"] == pytest.approx(800, abs=90)
    seeds = [bot_seed("mixed", seat) for seat in range(4)]
    names = ["beginner+club@40"] * 4
    bots = [make_bot(name, seed) for name, seed in zip(names, seeds, strict=True)]
    parts = [
        {name: make_bot(name, seed) for name in ("beginner", "club")} for seed in seeds
    ]  # fmt: skip
    asked: Counter[str] = Counter()

    class Twin:
        """Asks both, and fails where a mixture does not act as its level for the deal."""

        def __init__(self, seat: int) -> None:
            self.seat = seat

        def decide(self, view):  # type: ignore[no-untyped-def]
            name = mixed.in_deal(seeds[self.seat], view.deal.number)
            asked[name] += 1
            answer = bots[self.seat].decide(view)
            assert answer == parts[self.seat][name].decide(view)
            return answer

        def note(self) -> None:
            return None

    play(STANDARD, [Twin(seat) for seat in range(4)], "mixed", most_deals=3)
    assert min(asked["beginner"], asked["club"]) > 13


@pytest.mark.parametrize("name", ["club+nobody@40", "club+strong@0", "club+strong@100", "a+b@5"])
def test_anything_but_a_mixture_is_refused(name: str) -> None:
    with pytest.raises(UnknownLevel):
        level(name)


def test_a_mixture_is_rated_between_its_levels_and_counts_in_a_rating() -> None:
    assert rated("club+strong@50") == (MEASURED["club"] + MEASURED["strong"]) / 2
    assert rated("club+random@50") is None
    even = after(Rating(), ("", *["club+strong@50"] * 3), (1, 2, 3, 4), 0)
    weak, strong = (
        after(Rating(), ("", *[name] * 3), (1, 2, 3, 4), 0) for name in ("club", "strong")
    )
    assert weak.value < even.value < strong.value
    assert even.deviation > 0
    assert kind_of("club+strong@50") == FITS != kind_of("club")


def test_the_company_is_the_stronger_the_less_often_one_wishes_to_win() -> None:
    person = Strength(1030.0, 40.0)
    result = [fitting_rating(person, share, 3) for share in SHARES]
    assert result == sorted(result, reverse=True)
    for share, company in zip(SHARES, result, strict=True):
        assert first_share(person, company, 3) == pytest.approx(share / 100, abs=0.002)
        name = opponents_at(company)
        assert rated(name) == pytest.approx(company, abs=1.5)
    assert opponents_at(0) == next(iter(fitting.KNOWN))
    assert opponents_at(5000) == "grandmaster"
    six = fitting_rating(person, 35, 5)
    assert first_share(person, six, 5) == pytest.approx(0.35 * 4 / 6, abs=0.002)


def test_choices_without_luck_outweigh_a_lucky_evening() -> None:
    lucky = Rating()
    for _ in range(4):
        lucky = after(lucky, ("", "club", "club", "club"), (1, 2, 3, 4), 0)
    dear = LossSums(40, 40 * 10.2)
    dear.by_letter["l"] = Moments.among([0.0, 2 * usual_loss(850)] * 200)
    before, fooled, wise = (
        strength_of(Rating(), LossSums()), strength_of(lucky, LossSums()), strength_of(lucky, dear),
    )  # fmt: skip
    assert fooled.mean - before.mean > 150
    assert wise.mean < before.mean + 20 < fooled.mean
    assert wise.spread < fooled.spread


def test_the_strength_is_noted_beside_the_games(tmp_path: Path) -> None:
    assert noted_strength(tmp_path) == UNKNOWN
    note_strength(tmp_path, Strength(1111.0, 55.5))
    assert noted_strength(tmp_path) == Strength(1111.0, 55.5)
    (tmp_path / fitting.FILE).write_text('{"mean": "much"}')
    assert noted_strength(tmp_path) == UNKNOWN


def test_a_plan_keeps_the_wish_and_seats_who_fits() -> None:
    plan = TablePlan(opponents=(Opponent(FITS), Opponent("club"), Opponent(FITS)), share=55)
    assert plan.fits
    assert plan_from_plain(plan_to_plain(plan)) == plan
    assert plan_from_plain({**plan_to_plain(plan), "share": 99}).share == TablePlan().share
    fitting_level = fitting_opponents(UNKNOWN, plan.share, 4)
    seats = seat_players(plan, Human(), "seed", fitting=fitting_level)
    assert [who.level for who in seats if isinstance(who, Bot)] == [
        fitting_level, "club", fitting_level,
    ]  # fmt: skip


def test_after_twelve_games_a_person_wins_as_often_as_wished() -> None:
    result = [
        chance for true in (930, 1000, 1065) for n in range(5)
        for _, chance in list(ladder(f"{true}/{n}", partial(steady, true), 16, 35))[12:]
    ]  # fmt: skip
    assert fmean(result) == pytest.approx(0.35, abs=0.04)


@pytest.mark.slow
@pytest.mark.parametrize("share", [25, 35, 40, 55])
@pytest.mark.parametrize("level", list(MEASURED))
def test_two_hundred_ladders_of_every_level_win_the_share(level: str, share: int) -> None:
    true = MEASURED[level]
    result = [
        chance for n in range(200)
        for _, chance in list(ladder(f"{level}/{n}", partial(steady, true), 16, share))[12:]
    ]  # fmt: skip
    wanted = min(share / 100, share_of(true, min(fitting.KNOWN.values())))
    assert fmean(result) == pytest.approx(wanted, abs=0.04)


def test_company_follows_a_person_who_learns_and_one_who_forgets() -> None:
    for start, end in ((850, 1100), (1100, 850)):
        true = lambda number, start=start, end=end: start if number < 15 else end  # noqa: E731
        every = [list(ladder(f"{start}/{n}", true, 45, 35)) for n in range(4)]
        before = fmean(game[14][0] for game in every)
        after_it = fmean(game[44][0] for game in every)
        assert (after_it - before) * (end - start) > 0
        assert abs(after_it - before) > 40
