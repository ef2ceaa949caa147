"""The player's settings: look, sound, speed and accessibility, but never rules.

Stored as TOML. Reading never fails: a bad value is replaced by its default with a warning that
names it, unknown keys are kept for the program that wrote them, and the file is replaced whole.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import tomli_w

from hearts_gui.config import paths
from hearts_gui.config.reading import (
    is_set_aside,
    on_one_line,
    parse_toml,
    read_small,
    replace_whole,
    set_aside,
)
from hearts_gui.config.themes import THEMES
from hearts_gui.engine.message import Message, message

INSTANT = 0.0
SPEEDS: tuple[float, ...] = (0.5, 1.0, 1.5, 2.0, 3.0, INSTANT)
THEME_KEYS = tuple(theme.key for theme in THEMES)
BACK_KEYS = ("auto", "claret", "midnight", "forest", "peacock", "garden", "bluework")
PALETTES = ("two", "four", "safe")
PICTURES = ("", "table.png", "table.jpg", "table-2.png", "table-2.jpg")
FACES = ("auto", "normal", "large")
FAMILIES = ("inter", "atkinson")
SORTS = ("alternate", "classic")
REVERSED = "-reversed"
"""The suffix of a hand order that runs from the right."""
PACES = ("usual", "slow")
POINTS = ("full", "totals", "hidden")
VERBOSITIES = ("brief", "usual", "full")
MAGNIFY = ("off", "focus", "hover")
SWITCHES = ("off", "one", "two")
OPTION_TABS = ("rules", "table", "cards", "sound", "access")
PLAY_MODES = ("click", "double", "drag")
RECALLS = ("off", "show", "ask")
"""In practice games: nothing, what is gone, or questions about it at three points of a deal."""
SYSTEM_LANGUAGE = "system"
"""The setting for the system's language."""
LONGEST_NAME = 24
# The name of a player who gave none; it is shown as "you" in the player's language.
UNNAMED = "You"
LONGEST_KEY = 24
LONGEST_QUOTE = 40
NO_PLACE = -65536
"""The place of a window that the system should place; real places may be below zero."""
CUE_GROUPS = (
    ("cards", ("flick", "slide", "sweep", "lift", "set-down")),
    ("your-turn", ("your-turn", "not-allowed")),
    ("moments", ("points", "points-others", "hearts-broken", "queen", "moon", "win", "lose")),
    ("buttons", ("button", "tick", "toggle-on", "toggle-off")),
)
"""Every sound in its group; each has a level of its own."""
CUES = tuple(cue for _, group in CUE_GROUPS for cue in group)


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and greatest value of a number and the step on which it must lie."""

    low: float
    high: float
    step: float = 0.0

    def fits(self, value: float) -> bool:
        """Whether the value lies within the bounds and on a step."""
        if not self.low <= value <= self.high:
            return False
        if not self.step:
            return True
        steps = (value - self.low) / self.step
        return abs(steps - round(steps)) < 1e-6


def _choice(default: Any, allowed: tuple[Any, ...]) -> Any:
    return field(default=default, metadata={"choices": allowed})


def _number(default: Any, low: float, high: float, step: float = 0.0) -> Any:
    return field(default=default, metadata={"bounds": Bounds(low, high, step)})


def _text(default: str, longest: int) -> Any:
    return field(default=default, metadata={"longest": longest})


def _key(usual: str, keys: str) -> Any:
    """A key by its usual name, of a kind in `ui/shell/keymap.py`.

    A message such as `window-key-hint` says what it does.
    """
    return field(default=usual, metadata={"longest": LONGEST_KEY, "keys": keys})


@dataclass(frozen=True, slots=True)
class Settings:
    """Every preference, each with its default; the field names are the keys of the file.

    Speeds are factors of the normal speed, times are seconds, levels percent.
    """

    name: str = _text(UNNAMED, LONGEST_NAME)
    portrait: str = field(default="you", metadata={"portrait": True})
    language: str = field(default=SYSTEM_LANGUAGE, metadata={"language": True})

    theme: str = _choice("card-room", THEME_KEYS)
    picture: str = _choice("", PICTURES)
    """The picture in the player's folder that replaces the cloth of the table."""
    picture_blur: int = _number(0, 0, 12)
    back: str = _choice("auto", BACK_KEYS)
    palette: str = _choice("two", PALETTES)
    face: str = _choice("auto", FACES)
    sort: str = _choice("alternate", SORTS)
    suit_gap: bool = False
    show_points: str = _choice("full", POINTS)

    pace: str = _choice("usual", PACES)
    speed: float = _choice(1.0, SPEEDS)
    deal_speed: float = _number(1.0, 0.25, 4.0)
    play_speed: float = _number(1.0, 0.25, 4.0)
    collect_speed: float = _number(1.0, 0.25, 4.0)
    bot_wait: float = _number(1.0, 0.0, 4.0)
    trick_linger: float = _number(0.9, 0.2, 2.0, 0.1)
    wait_for_click: bool = False

    play_mode: str = _choice("click", PLAY_MODES)
    confirm_pass: bool = False
    confirm_costly: bool = False
    confirm_blunders: bool = False
    recall: str = _choice("off", RECALLS)
    cut_pack: bool = True

    master_level: int = _number(70, 0, 100)
    effects_level: int = _number(100, 0, 100)
    table_level: int = _number(100, 0, 100)
    muted: bool = False
    quiet_away: bool = True
    level_flick: int = _number(100, 0, 100)
    level_slide: int = _number(100, 0, 100)
    level_sweep: int = _number(100, 0, 100)
    level_lift: int = _number(100, 0, 100)
    level_set_down: int = _number(100, 0, 100)
    level_your_turn: int = _number(100, 0, 100)
    level_not_allowed: int = _number(100, 0, 100)
    level_points: int = _number(100, 0, 100)
    level_points_others: int = _number(100, 0, 100)
    level_hearts_broken: int = _number(100, 0, 100)
    level_queen: int = _number(100, 0, 100)
    level_moon: int = _number(100, 0, 100)
    level_win: int = _number(100, 0, 100)
    level_lose: int = _number(100, 0, 100)
    level_button: int = _number(100, 0, 100)
    level_tick: int = _number(100, 0, 100)
    level_toggle_on: int = _number(100, 0, 100)
    level_toggle_off: int = _number(100, 0, 100)

    ui_scale: int = _number(100, 75, 200, 5)
    reduced_motion: bool = False
    high_contrast: bool = False
    family: str = _choice("inter", FAMILIES)
    suit_letters: bool = False
    magnify: str = _choice("off", MAGNIFY)

    switches: str = _choice("off", SWITCHES)
    switch_seconds: float = _number(1.5, 0.3, 10.0)
    switch_click: bool = False
    key_switch: str = _key("space", "switches")
    key_switch_step: str = _key("return", "switches")
    dwell: bool = False
    dwell_seconds: float = _number(1.2, 0.3, 5.0)
    hold_seconds: float = _number(0.5, 0.2, 3.0)
    double_seconds: float = _number(0.4, 0.2, 2.0)
    repeat_after: float = _number(0.4, 0.2, 3.0)
    repeat_every: float = _number(0.1, 0.03, 1.0)
    left_handed: bool = False
    reverse_hand: bool = False

    voice: bool = False
    voice_rate: int = _number(100, 50, 300, 10)
    verbosity: str = _choice("usual", VERBOSITIES)
    wait_for_listener: bool = True
    pan_sounds: bool = True
    more_cues: bool = False

    key_last: str = _key("l", "table")
    key_legal: str = _key("h", "table")
    key_hint: str = _key("t", "table")
    key_undo: str = _key("u", "table")
    key_scores: str = _key("s", "table")
    key_finish: str = _key("f", "table")
    key_beside: str = _key("c", "table")
    key_passed: str = _key("g", "table")
    key_pace: str = _key("p", "table")
    key_options: str = _key("o", "table")
    key_review: str = _key("r", "table")
    key_view: str = _key("v", "table")
    key_mark: str = _key("n", "table")
    key_knows: str = _key("w", "table")
    key_hand: str = _key("a", "ear")
    key_suits: str = _key("d", "ear")
    key_trick: str = _key("b", "ear")
    key_points: str = _key("q", "ear")
    key_totals: str = _key("e", "ear")
    key_taken: str = _key("j", "ear")
    key_turn: str = _key("i", "ear")
    key_repeat: str = _key("x", "ear")
    key_mute: str = _key("m", "everywhere")
    key_full_screen: str = _key("f11", "everywhere")

    options_tab: str = _choice("table", OPTION_TABS)
    full_screen: bool = False
    window_width: int = _number(0, 0, 32768)
    window_height: int = _number(0, 0, 32768)
    window_x: int = _number(NO_PLACE, NO_PLACE, 65536)
    window_y: int = _number(NO_PLACE, NO_PLACE, 65536)
    window_screens: str = _text("none", 200)

    extra: Mapping[str, Any] = field(default_factory=dict)
    """Keys of the file that this version does not know; written back unchanged."""

    @property
    def hand_order(self) -> str:
        """The order in which a hand is sorted, and whether it starts at the right."""
        return self.sort + REVERSED if self.reverse_hand else self.sort


def level_name(cue: str) -> str:
    """The setting that holds the level of a sound."""
    return "level_" + cue.replace("-", "_")


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as read, and a message for each thing that could not be used."""

    settings: Settings
    warnings: tuple[Message, ...] = ()


def _problem(value: Any, default: Any, meta: Mapping[str, Any]) -> dict[str, Any] | None:
    """What an unusable value should have been, or None for a usable one."""
    if isinstance(default, bool):
        return None if isinstance(value, bool) else {"wanted": "truth"}
    if isinstance(default, str):
        if not isinstance(value, str):
            return {"wanted": "text"}
        if "longest" in meta and not 1 <= len(value.strip()) <= meta["longest"]:
            return {"wanted": "short-text", "most": meta["longest"]}
        if "portrait" in meta and value not in paths.portraits():
            return {"wanted": "portrait"}
        if "language" in meta and value not in (SYSTEM_LANGUAGE, *paths.languages()):
            return {"wanted": "language"}
    elif isinstance(value, bool) or not isinstance(value, int | float):
        return {"wanted": "number"}
    elif isinstance(default, int) and not isinstance(value, int):
        return {"wanted": "whole-number"}
    if "choices" in meta and value not in meta["choices"]:
        return {"wanted": "choice", "choices": tuple(str(choice) for choice in meta["choices"])}
    if "bounds" in meta and not meta["bounds"].fits(value):
        low, high = meta["bounds"].low, meta["bounds"].high
        return {"wanted": "bounds", "low": f"{low:g}", "high": f"{high:g}"}
    return None


def _quoted(value: Any) -> str | Message:
    """A value as the file has it, of bounded length, for a warning."""
    written = _written(value)
    return message("options-file-too-long") if written is None else _shortened(written)


def _written(value: Any) -> str | None:
    """A value as the file has it; None of a number of thousands of digits."""
    try:
        return tomli_w.dumps({"": value}).partition(" = ")[2].strip()
    except (TypeError, ValueError, RecursionError):
        return None


def from_values(values: Mapping[str, Any]) -> Loaded:
    """Settings from plain values; what does not fit falls back to the default, with a warning."""
    defaults = Settings()
    known: dict[str, Any] = {}
    warnings: list[Message] = []
    names = {entry.name for entry in fields(Settings)} - {"extra"}
    for entry in fields(Settings):
        if entry.name not in names or entry.name not in values:
            continue
        value, default = values[entry.name], getattr(defaults, entry.name)
        wanted = _problem(value, default, entry.metadata)
        if wanted is None:
            known[entry.name] = float(value) if isinstance(default, float) else value
        else:
            named = {"name": entry.name, "value": _quoted(value), "default": _quoted(default)}
            warnings.append(message("options-file-value", **named, **wanted))
    extra = {key: value for key, value in values.items() if key not in names}
    for key in [key for key, value in extra.items() if _written(value) is None]:
        del extra[key]
        warnings.append(message("options-file-not-kept", name=_shortened(key)))
    return Loaded(replace(defaults, **known, extra=extra), tuple(warnings))


def _from_damaged(text: str) -> Loaded:
    """The settings in the lines that can be read, and a warning for each other line.

    The program writes its settings one per line before the first table.
    """
    values: dict[str, Any] = {}
    warnings: list[Message] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            if table := line.lstrip().startswith("["):
                raise ValueError("a table, whose lines are not ours")
            values |= parse_toml(line)
        except ValueError:
            warnings.append(message("options-file-line", n=number, line=_shortened(line)))
            if table:
                break
    loaded = from_values(values)
    return replace(loaded, warnings=(*warnings, *loaded.warnings))


def _shortened(line: str) -> str:
    plain = on_one_line(line)
    return plain if len(plain) <= LONGEST_QUOTE else plain[:LONGEST_QUOTE] + "…"


def load(path: Path, *, ours: bool = True) -> Loaded:
    """The settings in this file; defaults when there is none or it cannot be read.

    When something in the file could not be used, a copy is kept beside it, if the file is `ours`.
    """
    raw = read_small(path, ours=ours)
    if raw is None:
        return Loaded(Settings())
    loaded = _parsed(raw)
    if loaded.warnings and ours and not is_set_aside(path, raw):
        set_aside(path, raw)
    return loaded


def _parsed(raw: bytes) -> Loaded:
    try:
        return from_values(parse_toml(raw.decode()))
    except ValueError:
        return _from_damaged(raw.decode(errors="replace"))


def save(settings: Settings, path: Path, since: Settings | None = None) -> Message | None:
    """Write the settings as a whole new file; a message when the disk refuses, else None.

    What is the same as in `since` stays as another window may have written it.
    """
    raw = None if since is None else read_small(path, ours=False)
    if raw is not None and not (there := _parsed(raw)).warnings:
        new = {entry.name: getattr(settings, entry.name) for entry in fields(Settings)}
        changed = {name: value for name, value in new.items() if value != getattr(since, name)}
        settings = replace(there.settings, **changed)
    why = replace_whole(path, to_toml(settings).encode("utf-8"))
    return None if why is None else message("options-file-unsaved", why=why)


def to_toml(settings: Settings) -> str:
    """The settings as TOML: known keys in order, then the unknown ones."""
    known = {
        entry.name: getattr(settings, entry.name)
        for entry in fields(Settings)
        if entry.name != "extra"
    }
    return tomli_w.dumps({**known, **settings.extra})
