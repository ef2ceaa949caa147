"""The named rule sets in groups, as someone who looks for a game thinks of them."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final

from hearts_gui.engine.rules.presets import all_presets
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.variants import VARIANTS, Variant


class SetGroup(StrEnum):
    """A heading in the list of rule sets."""

    YOURS = "yours"
    CLASSIC = "classic"
    BONUS = "bonus"
    TEAMS = "teams"
    MANY = "many"
    ODD = "odd"

    @property
    def heading(self) -> str:
        """What stands above the group."""
        return say(f"session-group-{self.value}")


_MEMBERS: Final = {
    SetGroup.CLASSIC: (
        "standard", "hay", "wiki2008", "black_maria", "black_lady_uk", "spot", "graded",
        "point_count", "hooligan", "shoot_sun", "yppedia", "arnold", "arnold_all",
    ),
    SetGroup.BONUS: ("omnibus", "jack_of_diamonds", "gong_zhu"),
    SetGroup.TEAMS: ("partnership",),
    SetGroup.MANY: ("cancellation", "double_deck"),
}  # fmt: skip
"""What is not named here is odd."""


@cache
def grouped() -> dict[str, SetGroup]:
    """The group of every named rule set by its key, in the order of the list."""
    known = {key: group for group, keys in _MEMBERS.items() for key in keys}
    return known | {
        entry.key: SetGroup.ODD for entry in all_presets() if entry.key not in known
    }  # fmt: skip


def in_groups() -> tuple[Variant, ...]:
    """Every named rule set in the order of the list."""
    by_key = {entry.key: entry for entry in VARIANTS}
    return tuple(by_key[key] for key in grouped())
