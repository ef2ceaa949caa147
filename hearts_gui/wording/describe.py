"""Rules under their headings, in plain sentences and in one line, from the values alone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules import choices
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.option_values import changes_from
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording import say_play, say_table, say_values
from hearts_gui.wording.language.messages import cached_by_language, say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.words import pass_name


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
        return say(f"heading-{self.value}")


def short(rules: Rules) -> str:
    """The rules in one line: players, passing, values, moon, end, and what is special."""
    parts = [
        say("summary-players", n=rules.players),
        _passing(rules),
        _values(rules),
        say("summary-moon", moon=rules.moon_effect),
        *_special(rules),
        say("summary-end", end=rules.end, at=limit(rules)),
    ]
    return say("summary", parts=parts)


def _passing(rules: Rules) -> str:
    if set(rules.pass_cycle) == {choices.PassToken.HOLD}:
        return say("summary-no-passing")
    return say("summary-passing", ways=[pass_name(token) for token in rules.pass_cycle])


def _values(rules: Rules) -> str:
    text = say("summary-values", values=rules.values)
    if rules.bonus_card is not choices.BonusCard.NONE:
        card = Card(rules.bonus_card.value)
        text = say("summary-bonus", values=text, points=rules.bonus_amount, **card_arguments(card))
    return say("summary-own-values", values=text) if rules.custom_values else text


def _special(rules: Rules) -> Iterator[str]:
    there = {
        "summary-two-packs": rules.packs > 1,
        "summary-cancel": rules.duplicates is choices.Duplicates.CANCEL,
        "summary-jokers": rules.jokers is not choices.Jokers.NONE,
        "summary-warren": rules.special_card is choices.SpecialCard.WARREN,
        "summary-kitty": rules.kitty is not choices.Kitty.NONE,
        "summary-stock": rules.draw is not choices.Draw.OFF,
        "summary-charging": rules.charge is not choices.Charge.OFF,
        "summary-nines": rules.boost is not choices.Boost.OFF,
        "summary-sun": rules.sun is not choices.Sun.OFF,
        "summary-partners": rules.partners is not choices.Partners.NONE,
        "summary-counters": rules.settle.per_deal,
        "summary-special-win": rules.special_win is not choices.SpecialWin.NONE,
    }
    for key, is_there in there.items():
        if is_there:
            yield say(key, win=rules.special_win)


def limit(rules: Rules) -> int:
    """The length of a game; where the highest score wins, on the side to which penalties push."""
    by_points = rules.end in (choices.End.REACH, choices.End.EXCEED)
    pushed = by_points and rules.score_dir is choices.ScoreDir.HIGH
    return -rules.end_at if pushed else rules.end_at


@dataclass(frozen=True, slots=True)
class Sentence:
    """One or two sentences of a description; `changed` if Standard does not say the same."""

    section: Section
    text: str
    changed: bool


_SPEAKERS: tuple[tuple[Section, Callable[[Rules], Iterator[str]]], ...] = (
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


@cached_by_language(64)
def describe(rules: Rules) -> tuple[Sentence, ...]:
    """The rules of the whole game as sentences, in the order in which a player needs them."""
    usual_texts = _texts_of(Rules())
    return tuple(
        Sentence(section, text, changed=(section, text) not in usual_texts)
        for section, text in _sentences(rules)
    )


def _sentences(rules: Rules) -> Iterator[tuple[Section, str]]:
    for section, speaker in _SPEAKERS:
        for text in speaker(rules):
            yield section, text


@cached_by_language(1)
def _texts_of(rules: Rules) -> frozenset[tuple[Section, str]]:
    return frozenset(_sentences(rules))


def describe_text(rules: Rules) -> str:
    """The description as text: headings, and one sentence per line."""
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
    changes = changes_from(base, rules).items()
    has_effect = (entry for entry in changes if why_irrelevant(rules, entry[0]) is None)
    return tuple((key, value, getattr(base, key)) for key, value in has_effect)
