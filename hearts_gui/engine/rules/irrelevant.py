"""Options that have no effect with the others, and why, in words for players.

The checks set them to their default, so that equal games are equal values; the options screen shows
the reason. One table serves both. Everything reads unchecked option values.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    Charge,
    Draw,
    Duplicates,
    End,
    FirstTrick,
    HeartsLead,
    Jokers,
    MoonAmount,
    MoonEffect,
    MoonGuard,
    Partners,
    PassToken,
    ScoreDir,
    Settle,
    SpecialCard,
    SpecialWin,
    Sun,
    Values,
)
from hearts_gui.engine.rules.option_values import RuleValues
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.passing import DIRECTIONS
from hearts_gui.engine.rules.values import HEARTS, bonus_faces, chargeable, penalty_faces

Why: TypeAlias = Callable[[RuleValues], Message | None]
Case: TypeAlias = tuple[Callable[[RuleValues], bool], str]
"""Conditions under which an option has no effect, each with the message that says why."""


def _where(key: str, values: object, why: str) -> Case:
    """The case in which an option has this value, or one of these."""
    wanted = values if isinstance(values, tuple) else (values,)
    return lambda rules: getattr(rules, key) in wanted, why


def _but(key: str, values: object, why: str) -> Case:
    """The case in which an option has any other value than this, or than these."""
    holds, _ = _where(key, values, why)
    return lambda rules: not holds(rules), why


COUNTED_PASSES = frozenset({*DIRECTIONS, PassToken.DEALER})
"""Pass tokens that move `pass_count` cards."""

_WARREN = _where("special_card", SpecialCard.WARREN, "irrelevant-card-left-over-belongs-holder")
_NO_WARREN = _but("special_card", SpecialCard.WARREN, "irrelevant-no-warren-card")
_NO_COUNTED_PASS: Case = (
    lambda rules: COUNTED_PASSES.isdisjoint(rules.pass_cycle),
    "irrelevant-no-pass-goes-one-other",
)
_HEARTS_FREE = _where("hearts_lead", HeartsLead.ALWAYS, "irrelevant-hearts-may-always-be-led")
_ONE_PACK = _where("packs", 1, "irrelevant-no-equal-cards-one-pack")
_NO_PIPS = _but("values", Values.PIP_HAY, "irrelevant-card-values-not-point-count")
_COUNTERS = _where("score_dir", ScoreDir.COUNTERS, "irrelevant-only-counters-decide-game-not")
_UPWARD: tuple[Case, ...] = (
    _where("score_dir", ScoreDir.HIGH, "irrelevant-highest-score-wins-here-nothing"),
    _COUNTERS,
)
_NO_BONUS: Case = (lambda rules: not bonus_faces(rules), "irrelevant-no-card-takes-points-off")
_GONG_ZHU = _where("values", Values.GONG_ZHU, "irrelevant-card-values-already-reward-taking")
_ALL_IN_ONE_HAND = "irrelevant-all-penalty-cards-one-hand"
_NO_MOON = _where("moon_effect", MoonEffect.NONE, _ALL_IN_ONE_HAND)
_FIXED_AMOUNT: tuple[Case, ...] = (
    _where("values", Values.COMPLEX, "irrelevant-card-values-fix-amount"),
    _NO_MOON,
    _where("moon_effect", MoonEffect.NEGATE, "irrelevant-shooter-own-points-change-their"),
    _where(
        "moon_effect", MoonEffect.ZERO_OR_DOUBLE, "irrelevant-totals-cleared-or-doubled-whatever"
    ),
    _where("moon_effect", MoonEffect.IN_VALUES, "irrelevant-card-values-already-reward-taking"),
)
_CHIPS_END = _where("end", End.CHIPS, "irrelevant-counters-end-game")
_NO_JUMPS: tuple[Case, ...] = (
    _COUNTERS,
    _but("score_dir", ScoreDir.LOW, "irrelevant-scores-do-not-pass-through"),
)

_CASES: dict[str, tuple[Case, ...]] = {
    "joker_lead": (_where("jokers", Jokers.NONE, "irrelevant-no-jokers-pack"),),
    "hand_size": ((_WARREN[0], "irrelevant-warren-card-needs-whole-pack"),),
    "kitty": (
        _WARREN,
        _but("draw", Draw.OFF, "irrelevant-cards-left-over-stock-draw"),
        (
            lambda rules: rules.uneven_hands and not rules.hand_size,
            "irrelevant-every-card-dealt-player",
        ),
        (lambda rules: not deal_shape(rules).kitty, "irrelevant-no-card-left-over-from"),
    ),
    "kitty_discard": (
        (lambda rules: not rules.kitty.swaps, "irrelevant-nobody-swaps-cards-kitty"),
    ),
    "uneven_hands": (
        _WARREN,
        _but("hand_size", 0, "irrelevant-every-hand-has-same-fixed"),
        (
            lambda rules: len(build_pack(rules)) % rules.players == 0,
            "irrelevant-cards-go-round-evenly",
        ),
    ),
    "warren_follow": (_NO_WARREN,),
    "warren_left": (_NO_WARREN,),
    "direction": (_where("players", 2, "irrelevant-two-players-always-take-turns"),),
    "pass_count": (_NO_COUNTED_PASS,),
    "pass_forbid": (
        (lambda rules: set(rules.pass_cycle) <= {PassToken.HOLD}, "irrelevant-no-cards-passed"),
    ),
    "pass_along": (_NO_COUNTED_PASS,),
    "first_trick_stuck": (
        _where("first_trick", FirstTrick.FREE, "irrelevant-penalty-cards-may-fall-on"),
    ),
    "breakers": (_HEARTS_FREE,),
    "break_event": (_HEARTS_FREE,),
    "lead_exempt": (
        _HEARTS_FREE,
        (
            lambda rules: (
                rules.values is not Values.NAMED_SUIT and penalty_faces(rules).issubset(HEARTS)
            ),
            "irrelevant-only-hearts-penalty-cards",
        ),
    ),
    "duplicates": (_ONE_PACK,),
    "dead_last_trick": (
        _ONE_PACK,
        _but("duplicates", Duplicates.CANCEL, "irrelevant-equal-cards-do-not-cancel"),
    ),
    "charge": (
        _where("values", Values.NAMED_SUIT, "irrelevant-penalty-suit-named-after-cards"),
        (
            lambda rules: rules.charge is not Charge.OFF and not chargeable(rules),
            "irrelevant-none-cards-can-be-charged",
        ),
    ),
    "claim": (_but("draw", Draw.OFF, "irrelevant-nobody-knows-cards-stock"),),
    "pip_courts": (_NO_PIPS,),
    "pip_ace": (_NO_PIPS,),
    "bonus_amount": (_where("bonus_card", BonusCard.NONE, "irrelevant-no-bonus-card"),),
    "bonus_floor": (
        _COUNTERS,
        _but("score_dir", ScoreDir.LOW, "irrelevant-scores-may-fall-below-zero"),
        _NO_BONUS,
    ),
    "no_trick_bonus": _UPWARD,
    "no_trick_on_moon": (
        _where("no_trick_bonus", 0, "irrelevant-taking-no-trick-earns-nothing"),
        (
            lambda rules: rules.moon_effect is MoonEffect.NONE and rules.sun is Sun.OFF,
            _ALL_IN_ONE_HAND,
        ),
    ),
    "trick_points": _UPWARD,
    "pledge": _UPWARD,
    "pig_flip": (_but("values", Values.GONG_ZHU, "irrelevant-card-values-not-gong-zhu"),),
    "moon_needs": (_GONG_ZHU, _NO_MOON),
    "moon_effect": (_GONG_ZHU, _COUNTERS),
    "moon_amount": _FIXED_AMOUNT,
    "moon_guard": (
        _NO_MOON,
        _but("moon_effect", MoonEffect.ADD, "irrelevant-points-not-simply-added-others"),
    ),
    "moon_guard_score": (
        _but("moon_guard", MoonGuard.REACHED_SCORE, "irrelevant-no-score-switches-guard-on"),
    ),
    "moon_and_bonus": (
        *_FIXED_AMOUNT,
        _where("moon_amount", MoonAmount.OWN_HAND, "irrelevant-amount-already-holds-bonus-cards"),
        _NO_BONUS,
    ),
    "complex_signs": (
        _but("values", Values.COMPLEX, "irrelevant-card-values-not-those-complex"),
        _but("moon_effect", (MoonEffect.ADD, MoonEffect.CHOICE), "irrelevant-nothing-added-others"),
    ),
    "sun": (
        _where("values", (Values.GONG_ZHU, Values.COMPLEX), "irrelevant-card-values-have-no-sun"),
        _but("partners", Partners.NONE, "irrelevant-partners-take-their-tricks-together"),
        (
            lambda rules: rules.sun is Sun.SUN_ONLY and rules.moon_effect is MoonEffect.NONE,
            _ALL_IN_ONE_HAND,
        ),
        _COUNTERS,
    ),
    "end_at": (_CHIPS_END,),
    "end_both_ways": (
        _but("score_dir", ScoreDir.HIGH, "irrelevant-totals-only-count-one-way"),
        _but("end", (End.REACH, End.EXCEED), "irrelevant-no-score-ends-game"),
    ),
    "tie": (_CHIPS_END,),
    "adjust": _NO_JUMPS,
    "wrap_at": (_but("adjust", Adjust.WRAP, "irrelevant-totals-do-not-jump-back"),),
    "special_win": _NO_JUMPS,
    "count_arrival": (
        _where("special_win", SpecialWin.NONE, "irrelevant-no-total-wins-by-itself"),
    ),
    "stake": (_where("settle", Settle.NONE, "irrelevant-nothing-played"),),
    "chips": (
        (lambda rules: not rules.settle.per_deal, "irrelevant-no-counters-change-hands-after"),
    ),
    "wager": (_but("settle", Settle.WAGER, "irrelevant-no-wager"),),
    "partner_moon": (
        _where("partners", Partners.NONE, "irrelevant-everyone-plays-alone"),
        _NO_MOON,
    ),
}


def _first(*cases: Case) -> Why:
    """The first case that holds, with its message made once."""
    known = [(holds, message(key)) for holds, key in cases]

    def why(rules: RuleValues) -> Message | None:
        return next((reason for holds, reason in known if holds(rules)), None)

    return why


WHY_IRRELEVANT = MappingProxyType[str, Why]({key: _first(*cases) for key, cases in _CASES.items()})
"""The reason why each such option has no effect under these rules, or None."""


def why_irrelevant(rules: RuleValues, key: str) -> Message | None:
    """Return why an option has no effect under the other options, or None when it has one."""
    why = WHY_IRRELEVANT.get(key)
    return None if why is None else why(rules)
