"""Duplicate matches: two players meet at the same deals in every seating.

Each deal is played once for every way in which the two can share the seats, so the luck of the
cards cancels out. A deal stands alone, with nobody having points yet; the passes of the rules
take turns.
"""

from __future__ import annotations

import math
import statistics
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from functools import lru_cache, reduce
from io import StringIO
from itertools import combinations, islice
from operator import add
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, TypeAlias

from hearts_gui.ai.strategy import Strategy
from hearts_gui.config.reading import append_lines, in_utf8, open_file, parse_json, replace_whole
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import encode
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.headless.simulate import (
    EndlessGame,
    can_share,
    cost_of,
    faults_of,
    game_seed,
    one_deal,
    play,
    points_of,
    processes,
    rules_of_deal,
    seat_players,
    shared,
)
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text
from hearts_gui.wording.variants import rules_name

FORMATS = ("1v3", "2v2")
FEWEST_DEALS = 20
"""The number of deals to play before their standard error can end a match."""
_MOST_ATTEMPTS = 50
"""The number of times a deal may be void before the run is given up."""

Progress: TypeAlias = Callable[[str, bool], None]
"""Shows a line; the flag says whether it is the last one."""
Seating: TypeAlias = tuple[bool, ...]
"""By seat, whether player A is there."""


# Takes the luck of the deals out of a match, with a control variate. All seatings of a deal are
# played, so nobody is luckier with a seat. What remains is how much there was to win: the better
# player wins more where a hand is strong enough for a moon or where the points fall on one seat.
# Quick reference players in all seats measure that, in the deals of the match and in other deals,
# whose mean says what is usual. S. Lavenberg, P. Welch, "A perspective on the use of control
# variables to increase the efficiency of Monte Carlo simulations", Management Science 27 (1981).
# The coefficient of each deal comes from the other deals of the match. It is independent of how
# lucky that deal is, so nothing is changed on average, no matter how small the match and who plays:
# A. Avramidis, J. Wilson, "A splitting scheme for control variates", Operations Research Letters 14
# (1993).

REFERENCE = "reference"
"""The players in every seat that measure how much there is to win."""

USUAL_PER_DEAL = 10
"""The number of deals for the usual stake, for each deal of the match."""

MOST_USUAL = 500
"""The most deals for the usual stake."""

_MOST_FITS = 5
_LEVEL = 1e-9


@lru_cache(maxsize=4096)
def stake(rules: Rules, seed: str, number: int) -> float:
    """The unevenness of what a deal costs reference players: the spread over the seats.

    A deal that was void too often counts as even.
    """
    deal, start = rules_of_deal(rules, number - 1), game_seed(seed, number)
    players = seat_players((REFERENCE,) * rules.players, start)
    played = play(deal, players, start, most_deals=_MOST_FITS, until=one_deal)
    if not one_deal(played.game):
        return 0.0
    score = played.game.public.standings.history[0]
    return pstdev(cost_of(deal, score, seat) for seat in range(rules.players))


def stakes_of_match(rules: Rules, seed: str, deals: int) -> tuple[list[float], list[float]]:
    """The stakes of the deals of a match, and those of others that say what is usual."""
    mine = [stake(rules, f"match/{seed}", number) for number in range(1, deals + 1)]
    usual = min(MOST_USUAL, USUAL_PER_DEAL * deals)
    return mine, [stake(rules, f"usual/{seed}", number) for number in range(1, usual + 1)]


def adjusted(
    differences: Sequence[float], stakes: Sequence[float], usual: Sequence[float]
) -> tuple[float, float]:
    """The mean difference with the luck taken out, and its standard error.

    `stakes` belong to the deals of the differences, `usual` to deals that have nothing to do with
    them. On average over all matches the first number is that of the plain mean.
    """
    parts = coefficients(differences, stakes)
    level = fmean(usual)
    result = [
        difference - part * (stake - level)
        for difference, part, stake in zip(differences, parts, stakes, strict=True)
    ]
    if len(result) < 2:
        return result[0], 0.0
    doubt = fmean(parts) ** 2 * variance(usual) / len(usual)
    return fmean(result), math.sqrt(variance(result) / len(result) + doubt)


def coefficients(differences: Sequence[float], stakes: Sequence[float]) -> list[float]:
    """For each deal, the gain for a unit of stake, by least squares over all other deals."""
    count, every = len(stakes), list(zip(stakes, differences, strict=True))
    sums = [math.fsum(values) for values in zip(
        *((x, y, x * x, x * y) for x, y in every), strict=True
    )]  # fmt: skip
    result = []
    for x, y in every:
        left = count - 1
        if left < 3:
            result.append(0.0)
            continue
        sx, sy, sxx, sxy = (a - b for a, b in zip(sums, (x, y, x * x, x * y), strict=True))
        square = sxx - sx * sx / left
        result.append((sxy - sx * sy / left) / square if square > _LEVEL else 0.0)
    return result


def variance(values: Sequence[float]) -> float:
    """The variance of which these values are a sample; 0 for a single one."""
    return statistics.variance(values) if len(values) > 1 else 0.0


@dataclass(frozen=True, slots=True)
class Match:
    """The plan of a match: `a` and `b` are levels or cmd:PROGRAM, `format` is one of FORMATS."""

    a: str
    b: str
    rules: Rules
    format: str
    seed: str

    def names(self, seating: Seating) -> list[str]:
        """The player in each seat."""
        return [self.a if is_a else self.b for is_a in seating]


@dataclass(frozen=True, slots=True)
class MatchShare:
    """The result of one of the two players in some deals: sums over the seats where it sat.

    Partners share their points evenly, or a player that spares its partner would seem worse. `cost`
    is how badly it did, smaller is better whatever the rules count.
    """

    seats: int
    points: float
    cost: float
    moons: int
    decisions: int
    seconds: float
    faults: int

    def plus(self, other: MatchShare) -> MatchShare:
        """The sum of both."""
        return MatchShare(*map(add, astuple(self), astuple(other)))

    @property
    def milliseconds(self) -> float:
        """The mean time of a decision."""
        return round(1000 * self.seconds / max(1, self.decisions), 3)


@dataclass(frozen=True, slots=True)
class DealResult:
    """The results of A and B in one deal in all seatings."""

    a: MatchShare
    b: MatchShare

    def plus(self, other: DealResult) -> DealResult:
        """The sum of both."""
        return DealResult(self.a.plus(other.a), self.b.plus(other.b))

    @property
    def difference(self) -> float:
        """The points by which a seat of A did better."""
        return self.b.cost / self.b.seats - self.a.cost / self.a.seats


def seatings(rules: Rules, form: str) -> tuple[Seating, ...]:
    """Every way to share the seats; partners stay together where they are fixed."""
    players = range(rules.players)
    sides = fixed_sides(rules)
    if sides and form == "2v2":
        return tuple(tuple(side == own for side in sides) for own in sorted(set(sides)))
    half = rules.players // 2
    counts = (1,) if form == "1v3" else tuple(sorted({half, rules.players - half}))
    return tuple(
        tuple(seat in chosen for seat in players)
        for count in counts
        for chosen in combinations(players, count)
    )


def play_deal(match: Match, number: int) -> DealResult:
    """One deal in every seating. Raises EndlessGame when it is void whenever it is played."""
    rules = rules_of_deal(match.rules, number - 1)
    seed = game_seed(f"match/{match.seed}", number)
    return reduce(
        DealResult.plus,
        (
            table_result(rules, seat_players(match.names(seating), seed), seed, seating)
            for seating in seatings(rules, match.format)
        ),
    )


def table_result(rules: Rules, bots: Sequence[Strategy], seed: str, seating: Seating) -> DealResult:
    """One deal at one table; raises EndlessGame when it is void whenever it is played."""
    played = play(rules, bots, seed, most_deals=_MOST_ATTEMPTS, until=one_deal)
    if not one_deal(played.game):
        raise EndlessGame(message("cli-endless-void", n=_MOST_ATTEMPTS))
    score, faults = played.game.public.standings.history[0], faults_of(bots)
    seats = range(rules.players)
    points = shared(rules, [points_of(rules, score, seat) for seat in seats])
    costs = shared(rules, [cost_of(rules, score, seat) for seat in seats])

    def share(seat: int) -> MatchShare:
        times = played.seconds[seat]
        return MatchShare(
            seats=1,
            points=points[seat],
            cost=costs[seat],
            moons=int(score.shooter == seat),
            decisions=len(times),
            seconds=sum(times),
            faults=faults[seat],
        )

    return DealResult(
        reduce(MatchShare.plus, (share(seat) for seat, is_a in enumerate(seating) if is_a)),
        reduce(MatchShare.plus, (share(seat) for seat, is_a in enumerate(seating) if not is_a)),
    )


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a match."""

    deals: int
    error: float | None = None
    """The match ends earlier once the standard error of the difference is no greater."""

    def reached(self, results: Sequence[DealResult]) -> bool:
        if len(results) >= self.deals:
            return True
        enough = self.error is not None and len(results) >= FEWEST_DEALS
        return enough and spread(results)[1] <= (self.error or 0.0)


def run_match(
    match: Match,
    length: Length,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    before: Sequence[DealResult] = (),
    keep: Callable[[DealResult], None] | None = None,
) -> dict[str, Any]:
    """Play a match and return its report.

    `before` are its first deals, played already; `keep` is called with each further one. How many
    processes play changes nothing but the time.

    Raises EndlessGame when a deal is void whenever it is played.
    """
    played = list(before[: length.deals])
    if not length.reached(played):
        with _playing(match, jobs) as results:
            for result in results(range(len(played) + 1, length.deals + 1)):
                played.append(result)
                if keep is not None:
                    keep(result)
                over = length.reached(played)
                if progress is not None:
                    progress(_so_far(played, length.deals), over)
                if over:
                    break
    return report(match, played)


@contextmanager
def _playing(match: Match, jobs: int) -> Iterator[Callable[[range], Iterator[DealResult]]]:
    """The player of deals by their numbers, in their order."""
    if jobs <= 1 or not can_share():
        yield lambda numbers: (play_deal(match, number) for number in numbers)
        return
    with processes(jobs) as pool:
        yield lambda numbers: _ahead(pool, match, numbers, 2 * jobs)


def _ahead(
    pool: ProcessPoolExecutor, match: Match, numbers: range, count: int
) -> Iterator[DealResult]:
    """The results in order, with this many deals asked for ahead and no more."""
    left, asked = iter(numbers), deque[Future[DealResult]]()
    try:
        while True:
            asked.extend(
                pool.submit(play_deal, match, number) for number in islice(left, count - len(asked))
            )
            if not asked:
                return
            yield asked.popleft().result()
    except GeneratorExit:
        for future in asked:
            future.cancel()
        raise


def _so_far(results: Sequence[DealResult], deals: int) -> str:
    mean, error = spread(results)
    by = f"{'+' if mean > 0 else ''}{decimal_text(mean, 2)}"
    progress = {"done": len(results), "of": deals, "mean": by, "error": decimal_text(error, 2)}
    return say("cli-match-progress", **progress)


def spread(results: Sequence[DealResult]) -> tuple[float, float]:
    """The mean difference over the deals and its standard error."""
    return mean_and_error([result.difference for result in results])


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and its standard error."""
    return fmean(values), math.sqrt(variance(values) / len(values))


def report(match: Match, results: Sequence[DealResult]) -> dict[str, Any]:
    """The outcome as JSON data. A moon of B's is one that A conceded."""
    total = reduce(DealResult.plus, results)
    a, b = total.a, total.b
    mean, error = spread(results)
    own_stakes, usual = stakes_of_match(match.rules, match.seed, len(results))
    fair, fair_error = adjusted([result.difference for result in results], own_stakes, usual)
    data = {
        "a": match.a,
        "b": match.b,
        "rules": rules_name(match.rules),
        "players": match.rules.players,
        "format": match.format,
        "deals": len(results),
        "seed": match.seed,
        "points_a": round(a.points / a.seats, 4),
        "points_b": round(b.points / b.seats, 4),
        "difference": round(mean, 4),
        "standard_error": round(error, 4),
        "adjusted_difference": round(fair, 4),
        "adjusted_error": round(fair_error, 4),
        "moons_a": a.moons,
        "moons_b": b.moons,
        "conceded_a": b.moons,
        "conceded_b": a.moons,
        "ms_per_decision_a": a.milliseconds,
        "ms_per_decision_b": b.milliseconds,
    }
    if a.faults or b.faults:
        data["faults_a"], data["faults_b"] = a.faults, b.faults
    return data


VERSION = 1

_BEGIN = '{"match":'
"""The first characters of a match."""


class MatchFileError(MessageError):
    """A file that cannot be used, or that holds no match or a different one."""


class MatchFile:
    """The results of a match by deal, in their order, each written as soon as it is known."""

    def __init__(self, path: Path) -> None:
        """Raises MatchFileError where the file cannot be read or is damaged before its end."""
        self._path = path
        self.results: list[DealResult] = []
        self._header: dict[str, Any] | None = None
        lines = self._lines()
        for number, line in enumerate(lines, start=1):
            try:
                self._take(parse_json(line))
            except (ValueError, TypeError, KeyError):
                torn = number == len(lines) and not line.endswith("\n")
                begun = number > 1 or (line + _BEGIN[len(line) :]).startswith(_BEGIN)
                if not (torn and begun):
                    raise self._error("match-file-line", line=number) from None
                self._write(lines[:-1])  # the program was stopped while it wrote this line

    @property
    def seed(self) -> str | None:
        """The seed of the match in the file; None while there is none."""
        return None if self._header is None else str(self._header["seed"])

    def begin(self, match: Match) -> None:
        """Write the results of this match.

        Raises MatchFileError where the file holds a different match or cannot be written.
        """
        header = _header_of(match)
        if self._header is None:
            self._header = header
            self._append(header)
        elif self._header != header:
            raise self._error("match-file-other")

    def add(self, result: DealResult) -> None:
        """Add the next deal. Raises MatchFileError where it cannot be written."""
        self.results.append(result)
        shares = {"a": astuple(result.a), "b": astuple(result.b)}
        self._append({"deal": len(self.results), **shares})

    def _lines(self) -> list[str]:
        try:
            with open_file(self._path) as file:
                raw = file.read()
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else None
            raise self._error("match-file-unusable", why=why or str(error)) from None
        text = in_utf8(raw, self._path).decode(errors="surrogateescape")
        return list(StringIO(text, newline=None))

    def _take(self, data: Any) -> None:
        if self._header is None:
            if type(data["match"]) is int and data["match"] > VERSION:
                raise self._error("match-file-unusable", why=message("log-newer"))
            if data["match"] != VERSION or type(data["seed"]) is not str:
                raise ValueError
            self._header = data
            return
        if data["deal"] != len(self.results) + 1:
            raise ValueError
        self.results.append(DealResult(_share(data["a"]), _share(data["b"])))

    def _append(self, data: dict[str, Any]) -> None:
        self._check(append_lines(self._path, data))

    def _write(self, lines: list[str]) -> None:
        whole = "".join(lines).encode(errors="surrogateescape")
        self._check(replace_whole(self._path, whole))

    def _check(self, why: str | None) -> None:
        """Raise MatchFileError if the disk refused."""
        if why is not None:
            raise self._error("match-file-unusable", why=why)

    def _error(self, key: str, **arguments: Any) -> MatchFileError:
        return MatchFileError(message(key, file=self._path.name, **arguments))


def _header_of(match: Match) -> dict[str, Any]:
    rules = encode(match.rules)
    return {
        "match": VERSION, "a": match.a, "b": match.b, "rules": rules, "format": match.format,
        "seed": match.seed,
    }  # fmt: skip


def _share(fields: Any) -> MatchShare:
    share = MatchShare(*fields)
    if share.seats < 1 or not all(math.isfinite(field) for field in astuple(share)):
        raise ValueError
    return share
