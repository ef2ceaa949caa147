"""The end of a game: when it is over, who has won, and in which order (RULES 1.11)."""

from collections.abc import Sequence
from dataclasses import replace

from hearts_gui.engine.rules.choices import (
    End,
    MoonGuard,
    Partners,
    Ranking,
    ScoreDir,
    SpecialWin,
    Tie,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.hand_value import zero
from hearts_gui.engine.score.payments import game_payments, opening_stocks
from hearts_gui.engine.score.scores import Amount, DealScore, EndReason, GameResult, Standings

_STAYS = {
    SpecialWin.NONE: (),
    SpecialWin.SIXTY_NINE: ((69, 5),),
    SpecialWin.FIVE: ((5, 69),),
    SpecialWin.BOTH: ((69, 5), (5, 69)),
}


def measure(rules: Rules, score: Score) -> int:
    """How bad a score is: smaller is better, whatever these rules count."""
    if by_distance(rules, score):
        return int(score.real) ** 2 + int(score.imag) ** 2
    assert not isinstance(score, complex)
    return -score if rules.score_dir is ScoreDir.HIGH else score


def by_distance(rules: Rules, score: Score) -> bool:
    """Whether the score nearest to zero is best."""
    return isinstance(score, complex) or rules.score_dir is ScoreDir.MAGNITUDE


def gain(rules: Rules, deal: DealScore, seat: int) -> float:
    """The change of a seat's total in a deal, or of its distance from zero where that decides."""
    points, total = deal.points[seat], deal.totals[seat]
    return abs(total) - abs(total - points) if by_distance(rules, points) else float(points.real)


def opening_standings(rules: Rules) -> Standings:
    """The standings before the first deal: no points, and the counters that all start with."""
    return Standings(totals=(zero(rules),) * rules.players, stocks=opening_stocks(rules))


def add_deal(standings: Standings, score: DealScore) -> Standings:
    return Standings(
        totals=score.totals,
        history=(*standings.history, score),
        stocks=score.stocks,
        pool=score.pool,
        jack=score.jack,
        time_up=standings.time_up,
    )


def fixed_sides(rules: Rules) -> tuple[int, ...]:
    """The side of each seat where opposite seats play together; empty otherwise."""
    if rules.partners is not Partners.FIXED:
        return ()
    return tuple(seat % (rules.players // 2) for seat in range(rules.players))


def _units(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The seats that win or lose together."""
    sides = fixed_sides(rules)
    if not sides:
        return tuple((seat,) for seat in range(rules.players))
    return tuple(
        tuple(seat for seat, own in enumerate(sides) if own == side) for side in sorted(set(sides))
    )


def _badness(rules: Rules, unit: tuple[int, ...], standings: Standings) -> Amount:
    if rules.score_dir is ScoreDir.COUNTERS and standings.stocks:
        return -sum(standings.stocks[seat] for seat in unit)
    return measure(rules, _side_total(rules, unit, standings.totals))


def of_sides(rules: Rules, totals: Sequence[Score | Amount]) -> tuple[Score | Amount, ...]:
    """The total that decides for each seat: its own, or the sum of its side."""
    sides = fixed_sides(rules)
    if not sides:
        return tuple(totals)
    return tuple(
        sum((total for total, side in zip(totals, sides, strict=True) if side == own), start=0)
        for own in sides
    )


def _side_total(rules: Rules, unit: tuple[int, ...], totals: tuple[Score, ...]) -> Score:
    return sum((totals[seat] for seat in unit), zero(rules))


def has_passed(rules: Rules, score: Score) -> bool:
    """Whether a score has reached, or exceeded, the one that ends the game.

    The limit lies on the side to which penalties push; `end_both_ways` looks at both.
    """
    limit = rules.end_at
    if isinstance(score, complex) or rules.score_dir is ScoreDir.MAGNITUDE:
        value, limit = measure(rules, score), limit * limit
    elif rules.end_both_ways:
        value = abs(score)
    else:
        value = -score if rules.score_dir is ScoreDir.HIGH else score
    return value > limit if rules.end is End.EXCEED else value >= limit


def _end_reason(rules: Rules, standings: Standings) -> EndReason | None:
    """Return why the game would be over after this deal, ties aside."""
    if standings.time_up:
        return EndReason.TIME
    match rules.end:
        case End.REACH | End.EXCEED:
            sides = (_side_total(rules, unit, standings.totals) for unit in _units(rules))
            return EndReason.SCORE if any(has_passed(rules, side) for side in sides) else None
        case End.DEALS:
            return EndReason.DEALS if len(standings.history) >= rules.end_at else None
        case End.CHIPS:
            return EndReason.CHIPS if any(stock <= 0 for stock in standings.stocks) else None
        case End.TIME:
            return None


def game_result(rules: Rules, standings: Standings) -> GameResult | None:
    """The result, or None while the game goes on."""
    if not standings.history:
        return None
    special = _special_winners(rules, standings)
    if special:
        return _result(rules, standings, EndReason.SPECIAL, special)
    over = _game_end(rules, standings)
    if over is None or _held_up(rules, standings):
        return None
    return _result(rules, standings, *over)


def _game_end(rules: Rules, standings: Standings) -> tuple[EndReason, tuple[int, ...]] | None:
    """Return why the game is over and who has won, no matter who shot a moon."""
    reason, earlier = _end_reason(rules, standings), standings
    while reason is None and rules.tie is Tie.EXTRA_HANDS and len(earlier.history) > 1:
        earlier = _before_last(earlier)
        reason = _end_reason(rules, earlier)
    if reason is None:
        return None
    best = _best_units(rules, standings)
    if len(best) > 1 and rules.tie is not Tie.SHARED:
        return None
    return reason, tuple(sorted(seat for unit in best for seat in unit))


def _held_up(rules: Rules, standings: Standings) -> bool:
    """Whether a shooter who would lose keeps the game going until a deal without a moon."""
    if rules.moon_guard is not MoonGuard.GAME_GOES_ON or not standings.history:
        return False
    last = standings.history[-1]
    over = _game_end(rules, standings)
    if last.shooter is None or over is None:
        return False
    return last.shooter not in over[1] or _held_up(rules, _before_last(standings))


def _before_last(standings: Standings) -> Standings:
    history = standings.history[:-1]
    if not history:
        return replace(standings, history=())
    return replace(standings, totals=history[-1].totals, history=history, stocks=history[-1].stocks)


def _best_units(rules: Rules, standings: Standings) -> list[tuple[int, ...]]:
    badness = {unit: _badness(rules, unit, standings) for unit in _units(rules)}
    least = min(badness.values())
    return [unit for unit in badness if badness[unit] == least]


def _special_winners(rules: Rules, standings: Standings) -> tuple[int, ...]:
    """Find who has stayed on one total for long enough (RULES 1.11: 69 for 5, 5 for 69)."""
    return tuple(
        seat
        for seat in range(rules.players)
        if any(
            _stay(rules, standings, seat, total) >= deals
            for total, deals in _STAYS[rules.special_win]
        )
    )


def _stay(rules: Rules, standings: Standings, seat: int, total: int) -> int:
    """The number of deals a seat has been on this total, as the rules count them."""
    run = 0
    for score in reversed(standings.history):
        if score.totals[seat] != total:
            break
        run += 1
    return run if rules.count_arrival else max(0, run - 1)


def _result(
    rules: Rules, standings: Standings, reason: EndReason, winners: tuple[int, ...]
) -> GameResult:
    units = _units(rules)
    first = {unit for unit in units if any(seat in winners for seat in unit)}
    full = rules.ranking is Ranking.FULL
    ranks: dict[tuple[int, ...], tuple[bool, Amount]] = {
        unit: (True, _badness(rules, unit, standings) if full else 0) for unit in units
    }
    ranks.update(dict.fromkeys(first, (False, 0)))
    places = [0] * rules.players
    for unit in units:
        for seat in unit:
            places[seat] = 1 + sum(rank < ranks[unit] for rank in ranks.values())
    winners = tuple(sorted(seat for unit in first for seat in unit))
    paid = game_payments(rules, standings, tuple(places), winners)
    return GameResult(reason, winners, tuple(places), standings.totals, paid)


def would_lose(rules: Rules, standings: Standings, score: DealScore, seat: int) -> bool:
    """Whether this deal would end the game without this seat among the winners."""
    result = game_result(rules, add_deal(standings, score))
    return result is not None and seat not in result.winners


def told_place(rules: Rules, result: GameResult, seat: int) -> int:
    """The place a seat came to; 0 for a loser where the rules rank nobody but the winner."""
    ranked = rules.ranking is Ranking.FULL or seat in result.winners
    return result.places[seat] if ranked else 0
