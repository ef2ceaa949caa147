"""A made-up history for pictures and tests of the Statistics screen."""

import random
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache

from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.coach.par import PAR
from hearts_gui.session.past.aggregates import Tallies, tallies_of
from hearts_gui.session.past.rows import LETTERS, DealRow, GameRow, Row
from hearts_gui.session.past.summary import Inquiry, PastSummary, summarise
from hearts_gui.wording.language.messages import spoken

SAMPLE_DAY = date(2026, 6, 14)
"""The day on which the pictures are taken."""

_UNIT = 10.2
_COSTS = {
    "passing": 0.21, "leading": 0.42, "following": 0.12, "last": 0.05, "discarding": 0.18,
    "defending": 0.3, "own_moon": 0.24,
}  # fmt: skip
_OFTEN = (2, 4, 6, 3, 3, 1, 1)


@lru_cache(maxsize=2)
def sample_rows(games: int = 112) -> tuple[Row, ...]:
    """This many games of Standard and a few of Omnibus, over the last months."""
    draw = random.Random(14)
    rows: list[Row] = []
    for number in range(games):
        day = SAMPLE_DAY - timedelta(days=int(118 * draw.random() ** 1.3))
        when = datetime(day.year, day.month, day.day, 20, number % 60).timestamp()
        rules = "omnibus" if number % 9 == 5 else "standard"
        level = ("club", "strong", "club", "beginner")[number % 4]
        name = f"game-{number}"
        rows += [_deal(draw, name, deal, when, rules, level) for deal in range(draw.randint(7, 11))]
        places = draw.sample((1, 2, 3, 4), 4)
        if draw.random() < 0.18:
            places = [1, *(place for place in places if place != 1)]
        rows.append(GameRow(name, when, rules, level, 0, tuple(places), ("", *(3 * (level,)))))
    return tuple(rows)


def _deal(
    draw: random.Random, game: str, deal: int, when: float, rules: str, level: str
) -> DealRow:
    points, taker = [0, 0, 0, 0], -1
    for worth in (1,) * 13 + (13,):
        taker = draw.randrange(4)  # the last of them is the queen
        points[taker] += worth
    if draw.random() < 0.05:
        taker = deal % 4
        points = [0 if seat == taker else 26 for seat in range(4)]
    kinds = draw.choices(tuple(_COSTS), _OFTEN, k=9)
    hand = draw.sample(range(52), 13)
    suits = [sum(card // 13 == suit for card in hand) for suit in range(4)]
    usual = sum(points) / 4
    own_points = points[0]
    field = 0.7 * own_points + 0.3 * usual + draw.gauss(0, 2)
    return DealRow(
        game, deal, when, rules, level, 0, tuple(points), queen=draw.randrange(4),
        hearts=suits[2], aces=sum(card % 13 == 12 for card in hand), longest=max(suits),
        voids=suits.count(0), par_version=PAR, par=(round(usual, 2), round(field, 2)),
        coach=COACH, unit=_UNIT, situations="".join(LETTERS[kind] for kind in kinds),
        losses=tuple(round(draw.expovariate(1 / (2.2 * _COSTS[kind])), 2) for kind in kinds),
        taker=taker,
    )  # fmt: skip


class SampleInquiry(Inquiry):
    """Answers immediately from made-up rows."""

    def __init__(self, rows: Sequence[Row] | None = None) -> None:
        kept = tuple(rows) if rows is not None else sample_rows()
        super().__init__(lambda: _tallies(kept), lambda: kept)
        self._kept = kept
        self._now: PastSummary | None = None

    def ask(self, rules: str | None = None, against: str | None = None) -> None:
        self._now = _summary(self._kept, rules, against, spoken())

    def take(self) -> PastSummary | None:
        result, self._now = self._now, None
        return result


@lru_cache(maxsize=2)
def _tallies(rows: tuple[Row, ...]) -> Tallies:
    return tallies_of(rows)


@lru_cache(maxsize=4)
def _summary(
    rows: tuple[Row, ...], rules: str | None, against: str | None, _language: object
) -> PastSummary:
    return summarise(_tallies(rows), rules, against)
