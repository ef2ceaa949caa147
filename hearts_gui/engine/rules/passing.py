"""The passes: who passes how many cards to whom (RULES 1.2)."""

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.option_values import RuleValues
from hearts_gui.engine.rules.packs import deal_shape
from hearts_gui.engine.seats import POOL

SMOOSH_SIZE = 3
"""The number of cards that each player puts in the middle."""

DIRECTIONS = (
    PassToken.L,
    PassToken.R,
    PassToken.A,
    PassToken.L2,
    PassToken.R2,
    PassToken.L3,
    PassToken.R3,
)
"""Tokens with one receiver for each seat, the most usual first."""

_SMALLEST_TABLE = {
    PassToken.L2: 5,
    PassToken.R2: 5,
    PassToken.L3: 7,
    PassToken.R3: 7,
    PassToken.SCATTER: 3,
}
_TABLE_OF_THREE = 3
_OFFSETS = {
    PassToken.L: 1,
    PassToken.R: -1,
    PassToken.L2: 2,
    PassToken.R2: -2,
    PassToken.L3: 3,
    PassToken.R3: -3,
}


def pass_offset(token: PassToken, players: int) -> int | None:
    """The number of seats that a pass travels clockwise, or None without a single receiver."""
    if token is PassToken.A:
        return players // 2 if players % 2 == 0 else None
    offset = _OFFSETS.get(token)
    return None if offset is None else offset % players


def offset_exists(token: PassToken, players: int) -> bool:
    """Whether this token names a pass that can be made at a table of this size."""
    if token is PassToken.A:
        return players % 2 == 0
    offset = _OFFSETS.get(token)
    return offset is None or offset % players != 0


def token_exists(token: PassToken, players: int) -> bool:
    """Whether this pass can be made at a table of this size and has no more usual name there."""
    return players >= _SMALLEST_TABLE.get(token, 2) and offset_exists(token, players)


def normal_token(token: PassToken, players: int) -> PassToken | None:
    """The most usual token with the same receiver at this table size, or None without one."""
    offset = pass_offset(token, players)
    if not offset:
        return None
    return next(direction for direction in DIRECTIONS if pass_offset(direction, players) == offset)


def pass_gives(rules: RuleValues, token: PassToken, seat: int) -> tuple[tuple[int, int], ...]:
    """Pairs of receiver and number of cards for one seat's pass.

    POOL receives the cards of a smoosh. Nothing is given in a hold, nor in a dealer's choice
    that has not been made yet.
    """
    match token:
        case PassToken.HOLD | PassToken.DEALER:
            return ()
        case PassToken.SMOOSH | PassToken.CHARGE:
            return ((POOL, SMOOSH_SIZE),)
        case PassToken.SCATTER:
            # RULES 1.2: one card to each other player, but two to each of two.
            count = 2 if rules.players == _TABLE_OF_THREE else 1
            others = range(1, rules.players)
            return tuple(((seat + k) % rules.players, count) for k in others)
        case _:
            offset = pass_offset(token, rules.players)
            if not offset or not rules.pass_count:
                return ()
            return (((seat + offset) % rules.players, rules.pass_count),)


def pass_size(rules: RuleValues, token: PassToken) -> int:
    """The number of cards that each seat gives away."""
    return sum(count for _, count in pass_gives(rules, token, 0))


def dealer_tokens(rules: RuleValues) -> tuple[PassToken, ...]:
    """The passes that a dealer may pick at this table."""
    tokens = (*DIRECTIONS, PassToken.SCATTER, PassToken.SMOOSH, PassToken.HOLD)
    least = min(deal_shape(rules).sizes)
    return tuple(
        token
        for token in tokens
        if token_exists(token, rules.players)
        and normal_token(token, rules.players) in (None, token)
        and pass_size(rules, token) < least
    )
