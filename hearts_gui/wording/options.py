"""What the options screen shows of every option: its title, help, control and choices."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.choices import End, PassToken, Strip
from hearts_gui.engine.rules.option_values import (
    CARD_POINTS,
    END_RANGES,
    FACES,
    FORBIDDABLE,
    PIP_ACES,
    RANGES,
    WRAP_RANGE,
    ZERO_IS_OFF,
    RuleValues,
    option_types,
    with_changes,
)
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.passing import token_exists
from hearts_gui.engine.rules.presets import SIZE_CYCLES
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.describe import Group
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.letters import folded
from hearts_gui.wording.language.messages import exists, message_text, say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.words import capital

_GROUPS = {
    Group.TABLE: (
        "players", "packs", "strip", "jokers", "joker_lead", "special_card", "warren_follow",
        "warren_left",
    ),
    Group.DEALING: (
        "kitty", "kitty_discard", "uneven_hands", "hand_size", "first_dealer", "direction",
    ),
    Group.PASSING: ("pass_cycle", "pass_count", "pass_forbid", "pass_along"),
    Group.PLAY: (
        "opening_lead", "first_trick", "first_trick_stuck", "first_trick_tc", "hearts_lead",
        "breakers", "break_event", "lead_exempt", "qs_forced", "duplicates", "dead_last_trick",
        "boost", "charge", "draw", "claim", "show_taken",
    ),
    Group.SCORING: (
        "values", "custom_values", "pip_courts", "pip_ace", "bonus_card", "bonus_amount",
        "bonus_floor", "no_trick_bonus", "no_trick_on_moon", "trick_points", "pledge", "pig_flip",
        "score_dir",
    ),
    Group.MOON: (
        "moon_effect", "moon_needs", "moon_amount", "moon_guard", "moon_guard_score",
        "moon_and_bonus", "complex_signs", "sun",
    ),
    Group.ENDING: (
        "end", "end_at", "end_both_ways", "tie", "adjust", "wrap_at", "special_win",
        "count_arrival", "ranking",
    ),
    Group.MONEY: (
        "settle", "stake", "chips", "wager", "auction", "timer", "partners", "partner_moon",
    ),
}  # fmt: skip
"""The options in the order of the screen."""
_COMMON = frozenset((
    "players", "packs", "jokers", "kitty", "pass_cycle", "pass_count", "opening_lead",
    "first_trick", "hearts_lead", "breakers", "duplicates", "values", "custom_values", "bonus_card",
    "moon_effect", "moon_guard", "sun", "end", "end_at", "tie", "adjust", "settle", "partners",
))  # fmt: skip
"""The options that are always shown."""


class Kind(StrEnum):
    """The kind of control of an option."""

    TOGGLE = "toggle"
    CHOICE = "choice"
    NUMBER = "number"
    CYCLE = "cycle"  # a list of pass tokens
    FACES = "faces"  # a set of cards
    VALUES = "values"  # a grid of cards with points
    NUMBERS = "numbers"  # a list of totals


@dataclass(frozen=True, slots=True)
class Choice:
    """One value that can be picked, with its texts."""

    value: object
    text: Message | str

    @property
    def label(self) -> str:
        """Its name on the screen."""
        return message_text(self.text)


@dataclass(frozen=True, slots=True)
class Option:
    """One option. Numbers have a range and a step, choices their members."""

    key: str
    group: Group
    kind: Kind
    common: bool
    members: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    zero_is_off: bool = False

    @property
    def title(self) -> str:
        """Its name on the screen."""
        return say(self._message)

    @property
    def help(self) -> str:
        """Its effect, in a sentence."""
        return say(f"{self._message}.help")

    @property
    def words(self) -> tuple[str, ...]:
        """More words that a search should find."""
        key = f"{self._message}.words"
        return tuple(say(key).split()) if exists(key) else ()

    @property
    def _message(self) -> str:
        return f"option-{self.key.replace('_', '-')}"


_KINDS = {
    "pass_cycle": Kind.CYCLE,
    "pass_forbid": Kind.FACES,
    "custom_values": Kind.VALUES,
    "wrap_at": Kind.NUMBERS,
    "pip_ace": Kind.CHOICE,
}
"""The kinds that do not follow from the type of the value."""
_RANGES = {**RANGES, "custom_values": CARD_POINTS, "wrap_at": WRAP_RANGE}
_STEPS = {"chips": 10, "timer": 5, "end_at": 10, "moon_guard_score": 5}


def _kind_of(key: str) -> Kind:
    if key in _KINDS:
        return _KINDS[key]
    values = option_types()[key]
    if issubclass(values, StrEnum):
        return Kind.CHOICE
    return Kind.TOGGLE if values is bool else Kind.NUMBER


def _members_of(key: str) -> tuple[Choice, ...]:
    match key, _kind_of(key):
        case "pip_ace", _:
            return tuple(Choice(ace, str(ace)) for ace in PIP_ACES)
        case _, Kind.CHOICE:
            values: type[StrEnum] = option_types()[key]
            return tuple(Choice(value, _name_of(key, value)) for value in values)
        case _, Kind.CYCLE:
            return tuple(Choice(token, message("pass-label", token=token)) for token in PassToken)
        case _, Kind.FACES | Kind.VALUES:
            faces = FORBIDDABLE if key == "pass_forbid" else FACES
            return tuple(Choice(face, message("choice-card", card=Card(face))) for face in faces)
        case _:
            return ()


def _name_of(key: str, value: StrEnum) -> Message:
    return Message(f"choice-{key}-{value.name.lower()}".replace("_", "-"))


def _option_of(group: Group, key: str) -> Option:
    low, high = _RANGES.get(key, (0, 0))
    return Option(
        key=key, group=group, kind=_kind_of(key), common=key in _COMMON, members=_members_of(key),
        low=low, high=high, step=_STEPS.get(key, 1), zero_is_off=key in ZERO_IS_OFF,
    )  # fmt: skip


OPTIONS = tuple(_option_of(group, key) for group, keys in _GROUPS.items() for key in keys)
"""Every option in the order of the screen: by group, common ones and others mixed."""


_BY_KEY = {entry.key: entry for entry in OPTIONS}


def option(key: str) -> Option:
    """One option. Raises KeyError for a key that no option has."""
    return _BY_KEY[key]


def number_range(rules: Rules, key: str) -> tuple[int, int, int]:
    """Lowest and highest value and the step of a number, as it is under these rules."""
    entry = option(key)
    if key != "end_at":
        return entry.low, entry.high, entry.step
    low, high = END_RANGES.get(rules.end, (entry.low, entry.high))
    step = entry.step if rules.end in (End.REACH, End.EXCEED) else 1
    return low, high, 5 if rules.end is End.TIME else step


def choices(rules: Rules, key: str) -> tuple[Choice, ...]:
    """The choices at this table: equal ones are offered once."""
    members = option(key).members
    if key == "strip":
        return _strips(rules, members)
    if key == "pass_cycle":
        return tuple(
            choice
            for choice in members
            if token_exists(PassToken(str(choice.value)), rules.players)
        )
    return members


def _strips(rules: Rules, members: tuple[Choice, ...]) -> tuple[Choice, ...]:
    packs: set[tuple[Card, ...]] = set()
    offered = []
    for choice in sorted(members, key=lambda option: option.value is not rules.strip):
        pack = build_pack(with_changes(rules, {"strip": choice.value}))
        if pack not in packs:
            packs.add(pack)
            offered.append(choice)
    order = list(Strip)
    return tuple(sorted(offered, key=lambda option: order.index(Strip(str(option.value)))))


_CYCLES = (
    "L R A HOLD",
    "L R A",
    "L R A SCATTER HOLD",
    "L R A SMOOSH",
    "L R A HOLD SCATTER SMOOSH",
    "L A R",
    "L R",
    "L",
    "R",
    "SCATTER",
    "DEALER",
    "HOLD",
    "L R HOLD",
)


def common_cycles(players: int) -> tuple[tuple[PassToken, ...], ...]:
    """Pass cycles that are often played at a table of this size."""
    texts = [tuple(PassToken(word) for word in text.split()) for text in _CYCLES]
    cycles = [SIZE_CYCLES[players]] if players in SIZE_CYCLES else []
    cycles += texts
    possible = [c for c in cycles if all(token_exists(token, players) for token in c)]
    return tuple(dict.fromkeys(possible))


def search_options(text: str) -> tuple[Option, ...]:
    """Options that a search for these words shows, those whose titles match first."""
    words = folded(text).split()
    if not words:
        return OPTIONS
    ranked: list[tuple[int, Option]] = []
    for entry in OPTIONS:
        title = folded(entry.title)
        labels = " ".join(choice.label for choice in entry.members if entry.kind is Kind.CHOICE)
        everything = folded(" ".join((title, entry.help, *entry.words, labels, entry.key)))
        if all(word in everything for word in words):
            ranked.append((not all(word in title for word in words), entry))
    return tuple(entry for _, entry in sorted(ranked, key=lambda pair: pair[0]))


def value_text(rules: RuleValues, key: str) -> str:
    """The value of an option under these rules, as shown beside its title."""
    entry, value = option(key), getattr(rules, key)
    match entry.kind:
        case Kind.TOGGLE:
            return say("value-option-on" if value else "value-option-off")
        case Kind.CHOICE:
            return next(choice.label for choice in entry.members if choice.value == value)
        case Kind.CYCLE:
            labels = {choice.value: choice.label for choice in entry.members}
            return _series(labels[token] for token in value)
        case Kind.NUMBER:
            return say("value-option-off") if value == 0 and entry.zero_is_off else figure(value)
        case Kind.NUMBERS:
            return _series(figure(number) for number in value) or say("value-option-no-values")
        case Kind.FACES:
            return _faces_text(value) or say("value-option-none")
        case Kind.VALUES:
            return _faces_text(value) or say("value-option-no-values")


def _faces_text(value: tuple[Any, ...]) -> str:
    names = []
    for part in value:
        face, points = part if isinstance(part, tuple) else (part, None)
        card = Card(face)
        names.append(say("card", **card_arguments(card)) if points is None else
                     say("value-option-card", points=points, **card_arguments(card)))  # fmt: skip
    return capital(_series(names))


def _series(texts: Iterable[str]) -> str:
    return say("value-option-series", values=tuple(texts))
