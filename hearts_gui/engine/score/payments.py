"""Money and counters, deal by deal and at the end of a game (RULES 1.12)."""

from dataclasses import dataclass
from fractions import Fraction

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules.choices import Settle, Wager
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score, penalty_faces
from hearts_gui.engine.score.scores import Amount, Standings, Summary


@dataclass(frozen=True, slots=True)
class Money:
    """The counters that one deal moved, and where they are afterwards."""

    counters: tuple[Amount, ...] = ()
    stocks: tuple[Amount, ...] = ()
    pool: Amount = 0
    jack: bool = False


def opening_stocks(rules: Rules) -> tuple[Amount, ...]:
    """The counters everyone starts with; none where deals are not settled."""
    return (rules.chips,) * rules.players if rules.settle.per_deal else ()


def deal_payments(rules: Rules, summary: Summary, standings: Standings) -> Money:
    """The counters that this deal's cards cost and win, the stake for each one that changes hands.

    A bid of an auction is in counters already.
    """
    if not rules.settle.per_deal:
        return Money()
    suit = Suit.HEARTS if summary.penalty_suit is None else summary.penalty_suit
    stake = rules.stake
    counts = [stake * sum(card.suit is suit for card in cards) for cards in summary.taken]
    pool = standings.pool
    gains = [0] * rules.players
    if rules.auction and summary.bid is not None:
        bidder, bid = summary.bid
        gains[bidder] -= bid
        pool += bid
    jack = False
    match rules.settle:
        case Settle.CHIPS_POOL:
            faces = penalty_faces(rules, summary.penalty_suit)
            hit = [any(card.face in faces for card in cards) for cards in summary.taken]
            clear = [seat for seat, hits in enumerate(hit) if not hits]
            pool = _share(gains, [stake] * rules.players, pool, clear)
        case Settle.SWEEPSTAKE:
            pool, jack = _sweepstake(gains, counts, pool, jack=standings.jack)
        case Settle.HOWELL:
            for seat, count in enumerate(counts):
                gains[seat] += sum(counts) - count - (rules.players - 1) * count
        case _:
            _excess(gains, counts)
    return Money(
        counters=tuple(gains),
        stocks=tuple(old + gain for old, gain in zip(standings.stocks, gains, strict=True)),
        pool=pool,
        jack=jack,
    )


def _share(gains: list[int], payments: list[int], pool: Amount, clear: list[int]) -> Amount:
    """Let everyone pay in and the clear players share; odd counters stay. Returns the new pool."""
    for seat, payment in enumerate(payments):
        gains[seat] -= payment
    pool += sum(payments)
    if not clear:
        return pool
    share = int(pool // len(clear))
    for seat in clear:
        gains[seat] += share
    return pool - share * len(clear)


def _sweepstake(
    gains: list[int], counts: list[int], pool: Amount, *, jack: bool
) -> tuple[Amount, bool]:
    """The new pool and whether it is a Jack, which only a player who alone is clear can win."""
    clear = [seat for seat, count in enumerate(counts) if not count]
    took_all = len(clear) == len(counts) - 1
    if not clear or took_all or (jack and len(clear) > 1):
        return _share(gains, counts, pool, []), True
    return _share(gains, counts, pool, clear), False


def _excess(gains: list[int], counts: list[int]) -> None:
    """Let the player with the most pay every other player the difference."""
    most = max(counts)
    for payer, count in enumerate(counts):
        if count < most:
            continue
        for receiver, fewer in enumerate(counts):
            gains[payer] -= most - fewer
            gains[receiver] += most - fewer


def game_payments(
    rules: Rules, standings: Standings, places: tuple[int, ...], winners: tuple[int, ...]
) -> tuple[Amount, ...]:
    """The counters each seat receives, or pays when negative, now that the game is over."""
    match rules.settle:
        case Settle.NONE:
            return ()
        case Settle.AVERAGE:
            return _average(rules, standings.totals)
        case Settle.TURBO_POINTS:
            return tuple(amount * rules.players for amount in _average(rules, standings.totals))
        case Settle.WAGER:
            return _wager(rules, places, winners)
        case _:
            return tuple(stock - rules.chips for stock in standings.stocks)


def _average(rules: Rules, totals: tuple[Score, ...]) -> tuple[Amount, ...]:
    """The stake for every point below the mean; only for games that the lowest score wins."""
    scores = [total for total in totals if isinstance(total, int)]
    mean = Fraction(sum(scores), len(totals))
    return tuple(_plain(rules.stake * (mean - score)) for score in scores)


def _wager(rules: Rules, places: tuple[int, ...], winners: tuple[int, ...]) -> tuple[Amount, ...]:
    """Everyone pays in the stake; places receive n−1, n−2, … 0 parts, and equal places share."""
    n = len(places)
    pot = Fraction(rules.stake * n)
    if rules.wager is Wager.WINNER_TAKES_ALL:
        shares = {seat: pot / len(winners) for seat in winners}
    else:
        shares = {}
        weight = n - 1
        for place in sorted(set(places)):
            group = [seat for seat, own in enumerate(places) if own == place]
            sum_of_weights = sum(range(weight - len(group) + 1, weight + 1))
            weight -= len(group)
            for seat in group:
                shares[seat] = pot * Fraction(sum_of_weights, len(group)) / (n * (n - 1) // 2)
    return tuple(_plain(shares.get(seat, Fraction(0)) - rules.stake) for seat in range(n))


def _plain(amount: Fraction) -> Amount:
    return int(amount) if amount.denominator == 1 else amount
