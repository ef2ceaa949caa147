"""Rules in plain sentences, generated from the values alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.option_values import OPTION_KEYS
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording import say_play, say_table, say_values
from hearts_gui.wording.headings import Section
from hearts_gui.wording.language.messages import remembered
from hearts_gui.wording.summary_line import short

__all__ = ["Sentence", "describe", "describe_text", "differences", "short"]


@dataclass(frozen=True, slots=True)
class Sentence:
    """One or two sentences of a description; `changed` if Standard does not say the same."""

    section: Section
    text: str
    changed: bool


_SPEAKERS: Final[tuple[tuple[Section, Callable[[Rules], Iterator[str]]], ...]] = (
    (Section.AIM, say_play.aim),
    (Section.PLAYERS, say_table.players),
    (Section.DEALING, say_table.dealing),
    (Section.PASSING, say_table.passing),
    (Section.BEFORE, say_table.before),
    (Section.OPENING, say_play.opening),
    (Section.FIRST_TRICK, say_play.first_trick),
    (Section.LEADING, say_play.leading),
    (Section.TRICKS, say_play.tricks),
    (Section.VALUES, say_values.values),
    (Section.EXTRAS, say_values.extras),
    (Section.MOON, say_play.moon),
    (Section.END, say_play.ending),
    (Section.MONEY, say_play.money),
)


@remembered(64)
def describe(rules: Rules) -> tuple[Sentence, ...]:
    """The whole game in sentences, in the order in which a player needs them."""
    known = _texts_of(Rules())
    return tuple(
        Sentence(section, text, changed=(section, text) not in known)
        for section, text in _said(rules)
    )


def _said(rules: Rules) -> Iterator[tuple[Section, str]]:
    for section, speaker in _SPEAKERS:
        for text in speaker(rules):
            yield section, text


@remembered(1)
def _texts_of(rules: Rules) -> frozenset[tuple[Section, str]]:
    return frozenset(_said(rules))


def describe_text(rules: Rules) -> str:
    """The description as text: headings, and one sentence to a line."""
    lines: list[str] = []
    heading: Section | None = None
    for sentence in describe(rules):
        if sentence.section is not heading:
            heading = sentence.section
            lines += ["", heading.heading] if lines else [heading.heading]
        lines.append(f"{'*' if sentence.changed else '-'} {sentence.text}")
    return "\n".join(lines)


def differences(rules: Rules, base: Rules) -> tuple[tuple[str, object, object], ...]:
    """Options that differ: key, value here, value there.

    Options without effect under `rules` are left out.
    """
    return tuple(
        (key, getattr(rules, key), getattr(base, key))
        for key in OPTION_KEYS
        if getattr(rules, key) != getattr(base, key) and why_irrelevant(rules, key) is None
    )
