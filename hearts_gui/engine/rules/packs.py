"""The pack of a table and how it is dealt out (RULES 1.1).

Everything reads unchecked option values, so that the checks can ask before a `Rules` exists.
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product

from hearts_gui.engine.cards import (
    JOKER,
    RANK_TEXT,
    STANDARD_FACES,
    WARREN,
    ZERO_CLUBS,
    ZERO_DIAMONDS,
    Card,
    parse_cards,
    second_copy,
)
from hearts_gui.engine.rules.choices import Draw, Jokers, SpecialCard, Strip
from hearts_gui.engine.rules.option_values import RuleValues

_TWO_JOKERS = 2


@dataclass(frozen=True, slots=True)
class DealShape:
    """The numbers of cards, and where they go.

    `sizes` is in dealing order: the first is eldest's, so uneven hands give the extra cards to
    the seats that are served first. `extra` is the card beside the Warren card.
    """

    sizes: tuple[int, ...]
    kitty: int = 0
    stock: int = 0
    extra: int = 0

    @property
    def left_over(self) -> int:
        """The number of cards that nobody is dealt."""
        return self.kitty + self.stock + self.extra


@dataclass(frozen=True, slots=True)
class _Scheme:
    """The effect of a strip scheme at one table: cards that leave, jokers that come."""

    out: tuple[Card, ...] = ()
    jokers: int | None = None


def _without(text: str) -> _Scheme:
    return _Scheme(out=parse_cards(text))


_ALL_TWOS = "2C 2D 2S 2H"
_JOKERS_IN = {
    3: _Scheme(jokers=2),
    4: _Scheme(parse_cards("2C 2D"), 2),
    5: _Scheme(jokers=3),
    6: _Scheme(jokers=2),
}
_ONE_PACK: dict[Strip, dict[int, _Scheme]] = {
    Strip.WIKI: {3: _without("2C"), 5: _without("2C 2D"), 6: _JOKERS_IN[6]},
    Strip.HAY: {3: _without("2C"), 5: _without("2C 2D")},
    Strip.PARLETT: {3: _without("2D"), 5: _without("2C 2D")},
    Strip.ARNOLD: {3: _without("2C"), 5: _without("2C 2D"), 6: _without("3C 2C 2D 2S")},
    Strip.FOSTER: {3: _without("2S"), 5: _without("2S 2C"), 6: _without(_ALL_TWOS)},
    Strip.HAY_TWOS: {3: _without("2C"), 5: _without("2C 2D"), 6: _without(_ALL_TWOS)},
    Strip.HEARTSETTE: {3: _without("2S"), 4: _without("2S")},
    Strip.JOKERS: _JOKERS_IN,
}
_TWO_PACKS: dict[Strip, dict[int, _Scheme]] = {
    Strip.WIKI2: {5: _Scheme(jokers=1), 6: _without("2C 2D"), 7: _Scheme(jokers=1)}
}


def _scheme(rules: RuleValues) -> _Scheme:
    if rules.packs > 1:
        return _TWO_PACKS.get(rules.strip, {}).get(rules.players, _Scheme())
    if rules.strip is Strip.WIKI and rules.jokers is not Jokers.NONE:
        # RULES 1.1: jokers in this scheme replace the removal.
        return _JOKERS_IN.get(rules.players, _Scheme())
    return _ONE_PACK.get(rules.strip, {}).get(rules.players, _Scheme())


def jokers_wanted(rules: RuleValues) -> int | None:
    """The jokers that the strip scheme puts in at this table, or None when it does not say."""
    return _scheme(rules).jokers


def joker_count(rules: RuleValues) -> int:
    """The number of jokers in the pack."""
    if rules.jokers is Jokers.NONE:
        return 0
    if rules.jokers is Jokers.ZERO_OF_SUIT:
        return _TWO_JOKERS  # there is one marked joker for clubs and one for diamonds
    wanted = jokers_wanted(rules)
    return _TWO_JOKERS if wanted is None else wanted


def _lowest_minor(packs: int, count: int) -> tuple[Card, ...]:
    order = product(RANK_TEXT[2:], range(packs), "CD")
    return tuple(Card(rank + suit) for rank, _, suit in islice(order, count))


def removed_faces(rules: RuleValues) -> tuple[Card, ...]:
    """The faces taken out of the pack; a face named twice loses two copies."""
    if rules.strip is not Strip.LOW_MINOR:
        return _scheme(rules).out
    left = rules.packs * len(STANDARD_FACES) + joker_count(rules)
    return _lowest_minor(rules.packs, left % rules.players)


def _jokers(rules: RuleValues) -> tuple[Card, ...]:
    if rules.jokers is Jokers.ZERO_OF_SUIT:
        return ZERO_CLUBS, ZERO_DIAMONDS
    return tuple(second_copy(JOKER, copy) for copy in range(joker_count(rules)))


@lru_cache(maxsize=256)
def _pack(
    packs: int, removed: tuple[Card, ...], jokers: tuple[Card, ...], special: SpecialCard
) -> tuple[Card, ...]:
    gone = Counter(removed)
    cards = {
        second_copy(face, copy) for face in STANDARD_FACES for copy in range(packs - gone[face])
    }
    cards.update(jokers)
    if special is SpecialCard.WARREN:
        cards.add(WARREN)
    return tuple(sorted(cards))


def build_pack(rules: RuleValues) -> tuple[Card, ...]:
    """Every card of the pack in order, before shuffling."""
    return _pack(rules.packs, removed_faces(rules), _jokers(rules), rules.special_card)


def even_share(rules: RuleValues) -> int:
    """The number of cards for each seat when as many as possible go round evenly."""
    return len(build_pack(rules)) // rules.players


def deal_shape(rules: RuleValues) -> DealShape:
    total, players = len(build_pack(rules)), rules.players
    share, rest = divmod(total, players)
    if rules.special_card is SpecialCard.WARREN:
        return DealShape((share,) * players, extra=rest)
    if rules.hand_size:
        rest = total - rules.hand_size * players
        sizes = (rules.hand_size,) * players
        if rules.draw is not Draw.OFF:
            return DealShape(sizes, stock=rest)
        return DealShape(sizes, kitty=rest)
    if rules.uneven_hands:
        return DealShape(tuple(share + (seat < rest) for seat in range(players)))
    return DealShape((share,) * players, kitty=rest)
