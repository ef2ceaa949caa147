"""The option values of every rule set: what each column of RULES 2.2 changes of Standard.

Values are given as the rules' sources give them, even where another option leaves them without
effect for now (wiki2008 breaks hearts on a discard once breaking is switched on).
"""

from __future__ import annotations

from typing import Any, Final

from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    BonusFloor,
    Boost,
    Breakers,
    BreakEvent,
    Charge,
    Draw,
    Duplicates,
    End,
    FirstDealer,
    FirstTrick,
    HeartsLead,
    JokerLead,
    Jokers,
    Kitty,
    MoonAmount,
    MoonEffect,
    MoonGuard,
    MoonNeeds,
    OpeningLead,
    Partners,
    PassToken,
    Ranking,
    ScoreDir,
    Settle,
    ShowTaken,
    SpecialCard,
    SpecialWin,
    Strip,
    Sun,
    Tie,
    Values,
)

Changes = dict[str, Any]

L, R, A, L2, R2, L3, R3 = (
    PassToken.L,
    PassToken.R,
    PassToken.A,
    PassToken.L2,
    PassToken.R2,
    PassToken.L3,
    PassToken.R3,
)
SCATTER, HOLD = PassToken.SCATTER, PassToken.HOLD


def _sizes(first: int, last: int) -> tuple[int, ...]:
    return tuple(range(first, last + 1))


_FOUR = (4,)

TABLES: Final[dict[str, tuple[tuple[int, ...], int]]] = {
    "standard": (_FOUR, 4),
    "hay": (_sizes(3, 5), 4),
    "ricketts": (_FOUR, 4),
    "ricketts_69": (_FOUR, 4),
    "warren": (_FOUR, 4),
    "wiki2008": (_sizes(3, 6), 4),
    "yppedia": (_FOUR, 4),
    "arnold": (_sizes(3, 6), 4),
    "arnold_all": (_sizes(3, 6), 4),
    "chips": (_sizes(3, 6), 4),
    "sweepstake": (_sizes(3, 6), 4),
    "howell": (_sizes(3, 6), 4),
    "omnibus": (_sizes(3, 6), 4),
    "jack_of_diamonds": (_sizes(3, 6), 4),
    "hooligan": (_sizes(3, 6), 4),
    "graded": (_sizes(3, 6), 4),
    "point_count": (_sizes(3, 5), 4),
    "spot": (_sizes(3, 6), 4),
    "black_maria": (_sizes(3, 6), 3),
    "black_lady_uk": (_sizes(3, 10), 4),
    "gong_zhu": (_sizes(4, 5), 4),
    "booster_nines": (_FOUR, 4),
    "joker_hearts": (_sizes(3, 6), 4),
    "shoot_sun": (_sizes(3, 6), 4),
    "turbo": (_FOUR, 4),
    "complex": (_FOUR, 4),
    "royal": (_sizes(3, 5), 4),
    "double_deck": (_sizes(6, 11), 6),
    "cancellation": (_sizes(6, 11), 6),
    "hay_kitty": ((3, 5), 3),
    "partnership": (_FOUR, 4),
    "auction": (_sizes(4, 6), 4),
    "heartsette": (_sizes(3, 6), 4),
    "domino": (_sizes(2, 7), 4),
    "draw": ((2,), 2),
    "reverse": (_sizes(3, 6), 4),
    "four_jacks": (_sizes(3, 6), 4),
}
"""The table sizes that each rule set allows and the usual one, in the order of the menu."""

SIZE_CYCLES: Final[dict[int, tuple[PassToken, ...]]] = {
    3: (L, R, HOLD),
    5: (L, R, L2, R2, HOLD),
    6: (L, R, L2, R2, A, HOLD),
    7: (L, R, L2, R2, L3, R3, HOLD),
}
"""What stands for a cycle written for four where it cannot be made (RULES 1.2, 2.1)."""

_WINNER: Final[Changes] = {"ranking": Ranking.WINNER_ONLY}
_NO_PASS: Final[Changes] = {"pass_cycle": (HOLD,), "pass_count": 0}
_FREE_LEAD: Final[Changes] = {
    "opening_lead": OpeningLead.ELDEST,
    "first_trick": FirstTrick.FREE,
    "hearts_lead": HeartsLead.ALWAYS,
}
_WIKI: Final[Changes] = {"strip": Strip.WIKI}
_CUT: Final[Changes] = {"first_dealer": FirstDealer.LOW_CARD}
_EIGHT_DEALS: Final[Changes] = {"end": End.DEALS, "end_at": 8}
_NO_MOON: Final[Changes] = {"moon_effect": MoonEffect.NONE}
_CHOICE: Final[Changes] = {"moon_effect": MoonEffect.CHOICE}

_HAY: Final[Changes] = {
    **_WINNER,
    **_CHOICE,
    "strip": Strip.HAY,
    "first_trick": FirstTrick.FREE,
    "tie": Tie.EXTRA_HANDS,
}
_RICKETTS: Final[Changes] = {
    **_WINNER,
    "pass_cycle": (L, R, A, SCATTER, HOLD),
    "opening_lead": OpeningLead.ELDEST,
    "first_trick": FirstTrick.FREE,
    "breakers": Breakers.HEARTS_QS,
    "claim": True,
    "moon_guard": MoonGuard.AUTO_SUBTRACT,
    "end": End.EXCEED,
    "tie": Tie.NOT_OVER_WHILE_TIED,
    "adjust": Adjust.WRAP,
    "wrap_at": (104, 126),
}
_WIKI2008: Final[Changes] = {
    **_WINNER,
    **_WIKI,
    **_FREE_LEAD,
    "pass_cycle": (R,),
    "break_event": BreakEvent.DISCARDED,
    "moon_effect": MoonEffect.SUBTRACT,
}
_ARNOLD: Final[Changes] = {
    **_CUT,
    **_NO_PASS,
    **_FREE_LEAD,
    **_NO_MOON,
    **_EIGHT_DEALS,
    "strip": Strip.ARNOLD,
    "break_event": BreakEvent.DISCARDED,
    "values": Values.HEARTS_ONLY,
    "settle": Settle.AVERAGE,
}
_COUNTERS: Final[Changes] = {
    **_CUT,
    **_NO_PASS,
    **_FREE_LEAD,
    **_NO_MOON,
    **_EIGHT_DEALS,
    "strip": Strip.FOSTER,
    "values": Values.HEARTS_ONLY,
    "score_dir": ScoreDir.COUNTERS,
    "settle": Settle.SWEEPSTAKE,
}
_MODERN: Final[Changes] = {**_WINNER, **_WIKI, **_CHOICE}
_OMNIBUS: Final[Changes] = {**_MODERN, "bonus_card": BonusCard.JD, "bonus_amount": -10}
_HEARTS_ALONE: Final[Changes] = {
    **_CUT,
    **_NO_PASS,
    **_FREE_LEAD,
    **_NO_MOON,
    **_EIGHT_DEALS,
    "values": Values.HEARTS_ONLY,
}
_DOUBLE_DECK: Final[Changes] = {
    **_WINNER,
    **_CHOICE,
    "packs": 2,
    "kitty": Kitty.FIRST_TRICK,
    "pass_cycle": (L, R, L2, R2, HOLD),
    "opening_lead": OpeningLead.ELDEST,
    "first_trick": FirstTrick.FREE,
    "end_at": 200,
    "tie": Tie.EXTRA_HANDS,
}

VALUES: Final[dict[str, Changes]] = {
    "standard": {},
    "hay": _HAY,
    "ricketts": _RICKETTS,
    "ricketts_69": {**_RICKETTS, "special_win": SpecialWin.BOTH},
    "warren": {**_RICKETTS, "special_card": SpecialCard.WARREN},
    "wiki2008": _WIKI2008,
    "yppedia": {
        "break_event": BreakEvent.DISCARDED,
        "show_taken": ShowTaken.LAST_TRICK_OPEN,
        "moon_guard": MoonGuard.AUTO_SUBTRACT,
        "end": End.EXCEED,
        "settle": Settle.WAGER,
        "timer": 20,
    },
    "arnold": _ARNOLD,
    "arnold_all": {
        **_ARNOLD,
        **_CHOICE,
        "pass_cycle": (L, R, A, HOLD),
        "pass_count": 3,
        "opening_lead": OpeningLead.LOWEST_CLUB,
        "first_trick": FirstTrick.NO_POINTS,
        "hearts_lead": HeartsLead.BROKEN,
    },
    "chips": {
        **_WIKI2008,
        **_NO_MOON,
        "break_event": BreakEvent.PLAYED,
        "score_dir": ScoreDir.COUNTERS,
        "end": End.CHIPS,
        "settle": Settle.CHIPS_POOL,
    },
    "sweepstake": _COUNTERS,
    "howell": {**_COUNTERS, "settle": Settle.HOWELL, "chips": 100},
    "omnibus": _OMNIBUS,
    "jack_of_diamonds": {**_OMNIBUS, "moon_needs": MoonNeeds.WITH_BONUS},
    "hooligan": {**_MODERN, "values": Values.HOOLIGAN},
    "graded": {**_MODERN, "values": Values.GRADED},
    "point_count": {**_HAY, "values": Values.PIP_HAY, "end_at": 500},
    "spot": {**_MODERN, "values": Values.PIP_SPOT, "end_at": 500},
    "black_maria": {
        **_WINNER,
        **_CUT,
        **_FREE_LEAD,
        **_NO_MOON,
        "strip": Strip.HAY_TWOS,
        "pass_cycle": (R,),
        "values": Values.BLACK_MARIA,
    },
    "black_lady_uk": {
        **_WINNER,
        **_FREE_LEAD,
        "strip": Strip.LOW_MINOR,
        "pass_cycle": (L,),
        "values": Values.BLACK_LADY_UK,
        "moon_effect": MoonEffect.ZERO_OR_DOUBLE,
        "end": End.TIME,
        "end_at": 30,
    },
    "gong_zhu": {
        **_WINNER,
        **_NO_PASS,
        **_FREE_LEAD,
        "strip": Strip.HAY,
        "opening_lead": OpeningLead.TWO_SPADES,
        "charge": Charge.GONG_ZHU,
        "values": Values.GONG_ZHU,
        "score_dir": ScoreDir.HIGH,
        "moon_needs": MoonNeeds.ALL_HEARTS,
        "moon_effect": MoonEffect.IN_VALUES,
        "end_at": 1000,
    },
    "booster_nines": {**_WINNER, **_CHOICE, "boost": Boost.ANY_NINE},
    "joker_hearts": {
        **_WINNER,
        **_CHOICE,
        "strip": Strip.JOKERS,
        "jokers": Jokers.ANYTIME,
        "joker_lead": JokerLead.NEXT_CARD_SETS_SUIT,
    },
    "shoot_sun": {**_WINNER, **_WIKI, "moon_effect": MoonEffect.ADD, "sun": Sun.DOUBLE},
    "turbo": {
        "pass_cycle": (L, R, A, PassToken.CHARGE),
        "first_trick": FirstTrick.FREE,
        "break_event": BreakEvent.WON,
        "boost": Boost.LED_NINE,
        "charge": Charge.TURBO,
        "claim": True,
        "values": Values.TURBO,
        "moon_effect": MoonEffect.NEGATE,
        "end": End.DEALS,
        "end_at": 4,
        "settle": Settle.TURBO_POINTS,
    },
    "complex": {
        **_WINNER,
        **_CHOICE,
        "first_trick_tc": True,
        "breakers": Breakers.HEARTS_QS,
        "values": Values.COMPLEX,
        "score_dir": ScoreDir.MAGNITUDE,
        "moon_needs": MoonNeeds.HEARTS_QS,
    },
    "royal": {
        **_HAY,
        "pass_cycle": (L, A, R),
        "breakers": Breakers.HEARTS_QS,
        "values": Values.ROYAL,
        "bonus_floor": BonusFloor.TOTAL,
        "moon_amount": MoonAmount.OWN_HAND,
        "end": End.EXCEED,
    },
    "double_deck": _DOUBLE_DECK,
    "cancellation": {**_DOUBLE_DECK, "duplicates": Duplicates.CANCEL},
    "hay_kitty": {**_HAY, "strip": Strip.NONE, "kitty": Kitty.FIRST_TRICK},
    "partnership": {"moon_effect": MoonEffect.ADD_OTHER_SIDE, "partners": Partners.FIXED},
    "auction": {
        **_COUNTERS,
        "opening_lead": OpeningLead.BIDDER,
        "auction": True,
        "values": Values.NAMED_SUIT,
    },
    "heartsette": {**_HEARTS_ALONE, "strip": Strip.HEARTSETTE, "kitty": Kitty.FIRST_TRICK_SWAP},
    "domino": {
        **_HEARTS_ALONE,
        "hearts_lead": HeartsLead.BROKEN,
        "draw": Draw.DOMINO,
        "hand_size": 6,
    },
    "draw": {**_HEARTS_ALONE, "draw": Draw.DRAW, "hand_size": 13},
    "reverse": {**_WIKI2008, **_NO_PASS, **_NO_MOON, "values": Values.REVERSE, "trick_points": 1},
    "four_jacks": {**_WIKI2008, **_NO_PASS, **_NO_MOON, "values": Values.FOUR_JACKS},
}
"""The changes of each rule set, in the order in which they are listed."""

_JOKERS_AT_SIX: Final[Changes] = {"jokers": Jokers.OFF_SUIT}
_TWO_CARDS: Final[Changes] = {"pass_count": 2}
_TWO_PACKS: Final[Changes] = {"packs": 2}
_WIKI_TABLES: Final[dict[int, Changes]] = {6: _JOKERS_AT_SIX}
_WIKI_PASSES: Final[dict[int, Changes]] = {5: _TWO_CARDS, 6: {**_TWO_CARDS, **_JOKERS_AT_SIX}}

BY_SIZE: Final[dict[str, dict[int, Changes]]] = {
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
"""What each rule set changes further at some table sizes."""
