"""Headings: the parts of a description of rules, and the groups of the options screen."""

from __future__ import annotations

from enum import StrEnum


class Section(StrEnum):
    """The parts of a description, by the heading that each has."""

    AIM = "The aim"
    PLAYERS = "Players and cards"
    DEALING = "Dealing"
    PASSING = "Passing"
    BEFORE = "Before play"
    OPENING = "Opening lead"
    FIRST_TRICK = "First trick"
    LEADING = "Following and leading"
    TRICKS = "Tricks"
    VALUES = "Card values"
    EXTRAS = "Other points"
    MOON = "Moon and sun"
    END = "End of the game"
    MONEY = "Money, clock and sides"


class Group(StrEnum):
    """The groups of the options screen, by heading; most are parts of the rules too."""

    TABLE = Section.PLAYERS.value
    DEALING = Section.DEALING.value
    PASSING = Section.PASSING.value
    PLAY = "Play"
    SCORING = "Scoring"
    MOON = Section.MOON.value
    ENDING = Section.END.value
    MONEY = Section.MONEY.value
