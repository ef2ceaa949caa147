"""Headings: the parts of a description of rules, and the groups of the options screen."""

from __future__ import annotations

from enum import StrEnum

from hearts_gui.wording.language.messages import say


class Section(StrEnum):
    """The parts of a description, in their order."""

    AIM = "aim"
    PLAYERS = "players"
    DEALING = "dealing"
    PASSING = "passing"
    BEFORE = "before"
    OPENING = "opening"
    FIRST_TRICK = "first-trick"
    LEADING = "leading"
    TRICKS = "tricks"
    VALUES = "values"
    EXTRAS = "extras"
    MOON = "moon"
    END = "end"
    MONEY = "money"

    @property
    def heading(self) -> str:
        """What stands above the part."""
        return say(f"heading-{self.value}")


class Group(StrEnum):
    """The groups of the options screen; most are parts of the rules too, under one heading."""

    TABLE = Section.PLAYERS.value
    DEALING = Section.DEALING.value
    PASSING = Section.PASSING.value
    PLAY = "play"
    SCORING = "scoring"
    MOON = Section.MOON.value
    ENDING = Section.END.value
    MONEY = Section.MONEY.value

    @property
    def heading(self) -> str:
        """What stands above the group."""
        return say(f"heading-{self.value}")
