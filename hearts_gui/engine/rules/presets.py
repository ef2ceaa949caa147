"""The named rule sets by their keys: the option values of each, for every table size it allows.

Their names and descriptions are in `wording/variants.py`.
"""

from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any

from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.rules import choices
from hearts_gui.engine.rules.option_values import STANDARD, changes_from
from hearts_gui.engine.rules.passing import DIRECTIONS, token_exists
from hearts_gui.engine.rules.rules import Rules, repaired

STANDARD_KEY = "standard"
"""The key of the rule set that is played unless another one is chosen."""


# The option values of every rule set: what each column of RULES 2.2 changes of Standard.
# Values are given as the rules' sources give them, even where another option leaves them without
# effect for now (wiki2008 breaks hearts on a discard once breaking is switched on).

Changes = dict[str, Any]

L, R, A, L2, R2, L3, R3 = DIRECTIONS
SCATTER, HOLD = choices.PassToken.SCATTER, choices.PassToken.HOLD

SIZE_CYCLES: dict[int, tuple[choices.PassToken, ...]] = {
    3: (L, R, HOLD),
    5: (L, R, L2, R2, HOLD),
    6: (L, R, L2, R2, A, HOLD),
    7: (L, R, L2, R2, L3, R3, HOLD),
}
"""The pass cycles for table sizes at which the one for four cannot be made (RULES 1.2, 2.1)."""

_WINNER: Changes = {"ranking": choices.Ranking.WINNER_ONLY}
_NO_PASS: Changes = {"pass_cycle": (HOLD,), "pass_count": 0}
_FREE_LEAD: Changes = {
    "opening_lead": choices.OpeningLead.ELDEST,
    "first_trick": choices.FirstTrick.FREE,
    "hearts_lead": choices.HeartsLead.ALWAYS,
}
_WIKI: Changes = {"strip": choices.Strip.WIKI}
_CUT: Changes = {"first_dealer": choices.FirstDealer.LOW_CARD}
_EIGHT_DEALS: Changes = {"end": choices.End.DEALS, "end_at": 8}
_NO_MOON: Changes = {"moon_effect": choices.MoonEffect.NONE}
_CHOICE: Changes = {"moon_effect": choices.MoonEffect.CHOICE}

_HAY: Changes = {
    **_WINNER,
    **_CHOICE,
    "strip": choices.Strip.HAY,
    "first_trick": choices.FirstTrick.FREE,
    "tie": choices.Tie.EXTRA_HANDS,
}
_RICKETTS: Changes = {
    **_WINNER,
    "pass_cycle": (L, R, A, SCATTER, HOLD),
    "opening_lead": choices.OpeningLead.ELDEST,
    "first_trick": choices.FirstTrick.FREE,
    "breakers": choices.Breakers.HEARTS_QS,
    "claim": True,
    "moon_guard": choices.MoonGuard.AUTO_SUBTRACT,
    "end": choices.End.EXCEED,
    "tie": choices.Tie.NOT_OVER_WHILE_TIED,
    "adjust": choices.Adjust.WRAP,
    "wrap_at": (104, 126),
}
_WIKI2008: Changes = {
    **_WINNER,
    **_WIKI,
    **_FREE_LEAD,
    "pass_cycle": (R,),
    "break_event": choices.BreakEvent.DISCARDED,
    "moon_effect": choices.MoonEffect.SUBTRACT,
}
_ARNOLD: Changes = {
    **_CUT,
    **_NO_PASS,
    **_FREE_LEAD,
    **_NO_MOON,
    **_EIGHT_DEALS,
    "strip": choices.Strip.ARNOLD,
    "break_event": choices.BreakEvent.DISCARDED,
    "values": choices.Values.HEARTS_ONLY,
    "settle": choices.Settle.AVERAGE,
}
_COUNTERS: Changes = {
    **_CUT,
    **_NO_PASS,
    **_FREE_LEAD,
    **_NO_MOON,
    **_EIGHT_DEALS,
    "strip": choices.Strip.FOSTER,
    "values": choices.Values.HEARTS_ONLY,
    "score_dir": choices.ScoreDir.COUNTERS,
    "settle": choices.Settle.SWEEPSTAKE,
}
_MODERN: Changes = {**_WINNER, **_WIKI, **_CHOICE}
_OMNIBUS: Changes = {**_MODERN, "bonus_card": choices.BonusCard.JD, "bonus_amount": -10}
_HEARTS_ALONE: Changes = {
    **_CUT,
    **_NO_PASS,
    **_FREE_LEAD,
    **_NO_MOON,
    **_EIGHT_DEALS,
    "values": choices.Values.HEARTS_ONLY,
}
_DOUBLE_DECK: Changes = {
    **_WINNER,
    **_CHOICE,
    "packs": 2,
    "kitty": choices.Kitty.FIRST_TRICK,
    "pass_cycle": (L, R, L2, R2, HOLD),
    "opening_lead": choices.OpeningLead.ELDEST,
    "first_trick": choices.FirstTrick.FREE,
    "end_at": 200,
    "tie": choices.Tie.EXTRA_HANDS,
}

VALUES: dict[str, Changes] = {
    "standard": {},
    "hay": _HAY,
    "ricketts": _RICKETTS,
    "ricketts_69": {**_RICKETTS, "special_win": choices.SpecialWin.BOTH},
    "warren": {**_RICKETTS, "special_card": choices.SpecialCard.WARREN},
    "wiki2008": _WIKI2008,
    "yppedia": {
        "break_event": choices.BreakEvent.DISCARDED,
        "show_taken": choices.ShowTaken.LAST_TRICK_OPEN,
        "moon_guard": choices.MoonGuard.AUTO_SUBTRACT,
        "end": choices.End.EXCEED,
        "settle": choices.Settle.WAGER,
        "timer": 20,
    },
    "arnold": _ARNOLD,
    "arnold_all": {
        **_ARNOLD,
        **_CHOICE,
        "pass_cycle": (L, R, A, HOLD),
        "pass_count": 3,
        "opening_lead": choices.OpeningLead.LOWEST_CLUB,
        "first_trick": choices.FirstTrick.NO_POINTS,
        "hearts_lead": choices.HeartsLead.BROKEN,
    },
    "chips": {
        **_WIKI2008,
        **_NO_MOON,
        "break_event": choices.BreakEvent.PLAYED,
        "score_dir": choices.ScoreDir.COUNTERS,
        "end": choices.End.CHIPS,
        "settle": choices.Settle.CHIPS_POOL,
    },
    "sweepstake": _COUNTERS,
    "howell": {**_COUNTERS, "settle": choices.Settle.HOWELL, "chips": 100},
    "omnibus": _OMNIBUS,
    "jack_of_diamonds": {**_OMNIBUS, "moon_needs": choices.MoonNeeds.WITH_BONUS},
    "hooligan": {**_MODERN, "values": choices.Values.HOOLIGAN},
    "graded": {**_MODERN, "values": choices.Values.GRADED},
    "point_count": {**_HAY, "values": choices.Values.PIP_HAY, "end_at": 500},
    "spot": {**_MODERN, "values": choices.Values.PIP_SPOT, "end_at": 500},
    "black_maria": {
        **_WINNER,
        **_CUT,
        **_FREE_LEAD,
        **_NO_MOON,
        "strip": choices.Strip.HAY_TWOS,
        "pass_cycle": (R,),
        "values": choices.Values.BLACK_MARIA,
    },
    "black_lady_uk": {
        **_WINNER,
        **_FREE_LEAD,
        "strip": choices.Strip.LOW_MINOR,
        "pass_cycle": (L,),
        "values": choices.Values.BLACK_LADY_UK,
        "moon_effect": choices.MoonEffect.ZERO_OR_DOUBLE,
        "end": choices.End.TIME,
        "end_at": 30,
    },
    "gong_zhu": {
        **_WINNER,
        **_NO_PASS,
        **_FREE_LEAD,
        "strip": choices.Strip.HAY,
        "opening_lead": choices.OpeningLead.TWO_SPADES,
        "charge": choices.Charge.GONG_ZHU,
        "values": choices.Values.GONG_ZHU,
        "score_dir": choices.ScoreDir.HIGH,
        "moon_needs": choices.MoonNeeds.ALL_HEARTS,
        "moon_effect": choices.MoonEffect.IN_VALUES,
        "end_at": 1000,
    },
    "booster_nines": {**_WINNER, **_CHOICE, "boost": choices.Boost.ANY_NINE},
    "joker_hearts": {
        **_WINNER,
        **_CHOICE,
        "strip": choices.Strip.JOKERS,
        "jokers": choices.Jokers.ANYTIME,
        "joker_lead": choices.JokerLead.NEXT_CARD_SETS_SUIT,
    },
    "shoot_sun": {
        **_WINNER,
        **_WIKI,
        "moon_effect": choices.MoonEffect.ADD,
        "sun": choices.Sun.DOUBLE,
    },
    "turbo": {
        "pass_cycle": (L, R, A, choices.PassToken.CHARGE),
        "first_trick": choices.FirstTrick.FREE,
        "break_event": choices.BreakEvent.WON,
        "boost": choices.Boost.LED_NINE,
        "charge": choices.Charge.TURBO,
        "claim": True,
        "values": choices.Values.TURBO,
        "moon_effect": choices.MoonEffect.NEGATE,
        "end": choices.End.DEALS,
        "end_at": 4,
        "settle": choices.Settle.TURBO_POINTS,
    },
    "complex": {
        **_WINNER,
        **_CHOICE,
        "first_trick_tc": True,
        "breakers": choices.Breakers.HEARTS_QS,
        "values": choices.Values.COMPLEX,
        "score_dir": choices.ScoreDir.MAGNITUDE,
        "moon_needs": choices.MoonNeeds.HEARTS_QS,
    },
    "royal": {
        **_HAY,
        "pass_cycle": (L, A, R),
        "breakers": choices.Breakers.HEARTS_QS,
        "values": choices.Values.ROYAL,
        "bonus_floor": choices.BonusFloor.TOTAL,
        "moon_amount": choices.MoonAmount.OWN_HAND,
        "end": choices.End.EXCEED,
    },
    "double_deck": _DOUBLE_DECK,
    "cancellation": {**_DOUBLE_DECK, "duplicates": choices.Duplicates.CANCEL},
    "hay_kitty": {**_HAY, "strip": choices.Strip.NONE, "kitty": choices.Kitty.FIRST_TRICK},
    "partnership": {
        "moon_effect": choices.MoonEffect.ADD_OTHER_SIDE,
        "partners": choices.Partners.FIXED,
    },
    "auction": {
        **_COUNTERS,
        "opening_lead": choices.OpeningLead.BIDDER,
        "auction": True,
        "values": choices.Values.NAMED_SUIT,
    },
    "heartsette": {
        **_HEARTS_ALONE,
        "strip": choices.Strip.HEARTSETTE,
        "kitty": choices.Kitty.FIRST_TRICK_SWAP,
    },
    "domino": {
        **_HEARTS_ALONE,
        "hearts_lead": choices.HeartsLead.BROKEN,
        "draw": choices.Draw.DOMINO,
        "hand_size": 6,
    },
    "draw": {**_HEARTS_ALONE, "draw": choices.Draw.DRAW, "hand_size": 13},
    "reverse": {
        **_WIKI2008,
        **_NO_PASS,
        **_NO_MOON,
        "values": choices.Values.REVERSE,
        "trick_points": 1,
    },
    "four_jacks": {**_WIKI2008, **_NO_PASS, **_NO_MOON, "values": choices.Values.FOUR_JACKS},
}
"""The changes of each rule set, in the order of the menu."""

_JOKERS_AT_SIX: Changes = {"jokers": choices.Jokers.OFF_SUIT}
_TWO_CARDS: Changes = {"pass_count": 2}
_TWO_PACKS: Changes = {"packs": 2}
_WIKI_TABLES: dict[int, Changes] = {6: _JOKERS_AT_SIX}
_WIKI_PASSES: dict[int, Changes] = {5: _TWO_CARDS, 6: {**_TWO_CARDS, **_JOKERS_AT_SIX}}

BY_SIZE: dict[str, dict[int, Changes]] = {
    "wiki2008": _WIKI_PASSES,
    "chips": _WIKI_PASSES,
    "omnibus": _WIKI_TABLES,
    "jack_of_diamonds": _WIKI_TABLES,
    "hooligan": _WIKI_TABLES,
    "graded": _WIKI_TABLES,
    "spot": _WIKI_TABLES,
    "shoot_sun": _WIKI_TABLES,
    "reverse": _WIKI_TABLES,
    "four_jacks": _WIKI_TABLES,
    "black_lady_uk": dict.fromkeys((7, 8, 9, 10), _TWO_PACKS),
    "heartsette": {size: {"hand_size": hand} for size, hand in ((3, 16), (4, 12), (5, 10), (6, 8))},
}
"""The further changes of each rule set at some table sizes."""


def _sizes(first: int, last: int, usual: int = 4) -> tuple[tuple[int, ...], int]:
    return tuple(range(first, last + 1)), usual


_SIZES: dict[str, tuple[tuple[int, ...], int]] = {
    **dict.fromkeys((
        "standard", "ricketts", "ricketts_69", "warren", "yppedia", "booster_nines", "turbo",
        "complex", "partnership",
    ), _sizes(4, 4)),
    **dict.fromkeys(("hay", "point_count", "royal"), _sizes(3, 5)),
    **dict.fromkeys(("double_deck", "cancellation"), _sizes(6, 11, 6)),
    "black_maria": _sizes(3, 6, 3), "black_lady_uk": _sizes(3, 10), "gong_zhu": _sizes(4, 5),
    "hay_kitty": ((3, 5), 3), "auction": _sizes(4, 6), "domino": _sizes(2, 7),
    "draw": _sizes(2, 2, 2),
}  # fmt: skip
"""The tables that a rule set allows and its usual one; three to six and four where not said."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set: the tables it allows and the one it is started with."""

    key: str
    sizes: tuple[int, ...]
    usual: int


_PRESETS = {key: Preset(key, *_SIZES.get(key, _sizes(3, 6))) for key in VALUES}


class ImpossibleTable(MessageError, ValueError):
    """A rule set does not allow this number of players; `sizes` are those that it allows."""

    def __init__(self, name: str, sizes: tuple[int, ...], players: int) -> None:
        self.players = players
        self.sizes = sizes
        unbroken = len(sizes) > 2 and sizes == tuple(range(sizes[0], sizes[-1] + 1))
        key = "impossible-table-range" if unbroken else "impossible-table"
        super().__init__(
            message(key, name=name, sizes=sizes, low=sizes[0], high=sizes[-1], players=players)
        )


def all_presets() -> tuple[Preset, ...]:
    """Every rule set in the order of the menu."""
    return tuple(_PRESETS.values())


def preset_entry(key: str) -> Preset:
    """The rule set with this key. Raises KeyError."""
    return _PRESETS[key]


def preset(key: str, players: int | None = None) -> Rules:
    """The rules of a rule set by its key, for its usual table or this number of players.

    Raises KeyError or ImpossibleTable.
    """
    entry = _PRESETS[key]
    size = entry.usual if players is None else players
    if size not in entry.sizes:
        raise ImpossibleTable(key, entry.sizes, size)
    return _built(key, size)


@cache
def _built(key: str, players: int) -> Rules:
    return Rules(**preset_values(key, players))


def preset_values(key: str, players: int) -> Changes:
    """The changes of a rule set to Standard at one table, as its sources give them."""
    values: Changes = {"players": players, **VALUES[key], **BY_SIZE.get(key, {}).get(players, {})}
    values["pass_cycle"] = cycle_at(values.get("pass_cycle", _standard_cycle()), players)
    return values


def _standard_cycle() -> tuple[choices.PassToken, ...]:
    cycle = STANDARD.pass_cycle
    assert isinstance(cycle, tuple)
    return cycle


def cycle_at(cycle: tuple[choices.PassToken, ...], players: int) -> tuple[choices.PassToken, ...]:
    """The cycle itself, or its replacement where it cannot be made (RULES 2.1)."""
    if players not in SIZE_CYCLES or choices.PassToken.A not in cycle:
        return cycle
    sized = SIZE_CYCLES[players]
    if choices.PassToken.HOLD in cycle:
        return sized
    return tuple(token for token in sized if token is not choices.PassToken.HOLD)


def preset_with(key: str, players: int, changes: dict[str, Any]) -> Rules:
    """A rule set at one table with some options changed, repaired where they clash with others.

    Unlike `preset(key).but(...)` this keeps the rule set's values of options that only take effect
    with the changes. Raises RulesError when nothing helps.
    """
    entry = _PRESETS[key]
    if players in entry.sizes:
        values = preset_values(key, players)
    else:
        values = {**preset_values(key, entry.usual), "players": players}
        values["pass_cycle"] = _possible(values["pass_cycle"], players)
    return repaired({**values, **changes}, keep=("players", *changes))


def _possible(cycle: tuple[choices.PassToken, ...], players: int) -> tuple[choices.PassToken, ...]:
    if all(token_exists(token, players) for token in cycle):
        return cycle
    return SIZE_CYCLES.get(
        players, (choices.PassToken.L, choices.PassToken.R, choices.PassToken.HOLD)
    )


@per_rules
def nearest_preset(rules: Rules) -> tuple[Preset, int]:
    """The rule set that differs from these rules in the fewest options, and in how many."""
    exact = preset_of(rules)
    if exact is not None:
        return exact, 0
    counts = []
    for entry in _PRESETS.values():
        size = rules.players if rules.players in entry.sizes else entry.usual
        counts.append((entry, len(changes_from(preset(entry.key, size), rules))))
    return min(counts, key=itemgetter(1))


def preset_of(rules: Rules) -> Preset | None:
    """The rule set that these rules are exactly, if any."""
    return next(
        (
            entry
            for entry in _PRESETS.values()
            if rules.players in entry.sizes and preset(entry.key, rules.players) == rules
        ),
        None,
    )
