"""The frozen tables of share code version 1: names by number. Nothing here may change."""

from __future__ import annotations

from typing import Final

# fmt: off
BASES: Final[tuple[str, ...]] = (
    "standard", "hay", "ricketts", "ricketts_69", "warren", "wiki2008", "yppedia", "arnold",
    "arnold_all", "chips", "sweepstake", "howell", "omnibus", "jack_of_diamonds", "hooligan",
    "graded", "point_count", "spot", "black_maria", "black_lady_uk", "gong_zhu",
    "booster_nines", "joker_hearts", "shoot_sun", "turbo", "complex", "royal", "double_deck",
    "cancellation", "hay_kitty", "partnership", "auction", "heartsette", "domino", "draw",
    "reverse", "four_jacks",
)
"""Rule sets that a code can start from."""

KEYS: Final[tuple[str, ...]] = (
    "players", "packs", "strip", "jokers", "joker_lead", "kitty", "kitty_discard",
    "uneven_hands", "hand_size", "special_card", "warren_follow", "warren_left", "first_dealer",
    "direction", "pass_cycle", "pass_count", "pass_forbid", "pass_along", "opening_lead",
    "first_trick", "first_trick_stuck", "first_trick_tc", "hearts_lead", "breakers",
    "break_event", "lead_exempt", "qs_forced", "duplicates", "dead_last_trick", "boost",
    "charge", "draw", "claim", "show_taken", "auction", "values", "custom_values", "pip_courts",
    "pip_ace", "bonus_card", "bonus_amount", "bonus_floor", "no_trick_bonus",
    "no_trick_on_moon", "trick_points", "pledge", "pig_flip", "score_dir", "moon_needs",
    "moon_effect", "moon_amount", "moon_guard", "moon_guard_score", "moon_and_bonus",
    "complex_signs", "sun", "end", "end_at", "end_both_ways", "tie", "adjust", "wrap_at",
    "special_win", "count_arrival", "ranking", "settle", "stake", "chips", "wager", "timer",
    "partners", "partner_moon",
)
"""Options that a code can change."""
# fmt: on
