"""What the settings tabs hold: groups of rows, each bound to one setting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from hearts_gui.config import settings as prefs
from hearts_gui.ui.draw.theme import THEMES
from hearts_gui.ui.pages.ask import AskDialog
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.keymap import key_name
from hearts_gui.ui.widgets.options import (
    FormRow,
    RowGroup,
    choose,
    press,
    slide,
    step_through,
    switch,
)
from hearts_gui.ui.widgets.skin import Skin

BACK_WORDS = ("As the table", "Claret", "Midnight", "Forest")
PALETTE_WORDS = ("Two colours", "Four colours", "For colour vision")
FACE_WORDS = ("Automatic", "Normal", "Large")
FAMILY_WORDS = ("Inter", "Atkinson")
SORT_WORDS = ("Alternating colours", "Bridge order")
PACE_WORDS = ("Usual", "Slower")
POINTS_WORDS = ("All points", "Totals only", "Hidden")
PLAY_WORDS = ("One click", "Two clicks", "Drag only")
LINGERS = tuple(step / 10 for step in range(2, 21))
RATES = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
WAITS = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)


def speed_words(speed: float) -> str:
    """A speed as the control shows it."""
    return "Instant" if speed == prefs.INSTANT else f"{speed:g}×"


def wait_words(wait: float) -> str:
    """How long the computer players seem to think."""
    return "None" if wait == 0 else f"{wait:g}×"


class Binder:
    """Makes rows whose controls read and write settings."""

    def __init__(self, scene: FormScene, skin: Skin, room: int) -> None:
        self.scene = scene
        self.ctx: Context = scene.ctx
        self._skin = skin
        self._room = room

    def put(self, **changes: Any) -> None:
        """Change settings, which applies and stores them."""
        self.ctx.change_settings(replace(self.ctx.settings, **changes))

    def value(self, name: str) -> Any:
        """The present value of a setting."""
        return getattr(self.ctx.settings, name)

    def switch(self, name: str, label: str, note: str = "") -> FormRow:
        """A row with a toggle."""
        return switch(label, on=self.value(name), changed=lambda on: self.put(**{name: on}),
                      note=note)  # fmt: skip

    def choose(
        self, name: str, label: str, values: tuple[Any, ...], words: tuple[str, ...], *,
        note: str = "", in_list: bool = False,
    ) -> FormRow:  # fmt: skip
        """A row with a word for each value."""
        now = self.value(name)
        return choose(
            label, list(words), values.index(now) if now in values else 0,
            lambda index: self.put(**{name: values[index]}), skin=self._skin, room=self._room,
            note=note, in_list=in_list,
        )  # fmt: skip

    def steps(
        self, name: str, label: str, values: tuple[float, ...], wording: Callable[[float], str],
        note: str = "",
    ) -> FormRow:  # fmt: skip
        """A row with a stepper through values; a value between them shows as the nearest."""
        now = self.value(name)
        nearest = min(range(len(values)), key=lambda index: abs(values[index] - now))
        return step_through(label, [wording(value) for value in values], nearest,
                            lambda index: self.put(**{name: values[index]}), note)  # fmt: skip

    def level(self, name: str, label: str, cue: str) -> FormRow:
        """A row with a slider from 0 to 100; a sample sounds where it comes to rest."""

        def changed(level: int) -> None:
            self.put(**{name: level})
            self.ctx.sound.play(cue)

        return slide(label, self.value(name), changed, low=0, high=100, on_release=True)


def groups(scene: FormScene, tab: str, skin: Skin, room: int) -> tuple[RowGroup, ...]:
    """The groups of a settings tab by its title."""
    bind = Binder(scene, skin, room)
    made = {"Table": _table, "Cards": _cards, "Sound": _sound, "Access": _access}[tab](bind)
    return tuple(group for group in made if group.rows)


def _table(bind: Binder) -> tuple[RowGroup, ...]:
    now = bind.ctx.settings
    you = (
        press("Name", now.name, lambda: ask_player_name(bind.scene), icon="edit"),
        press("Portrait", now.portrait.capitalize(), lambda: choose_portrait(bind.scene),
              portrait=now.portrait),
    )  # fmt: skip
    look = (bind.choose("theme", "Theme", prefs.THEME_KEYS, tuple(t.title for t in THEMES)),)
    speeds = tuple(speed_words(speed) for speed in prefs.SPEEDS)
    rows = [
        bind.choose("pace", "Pace", prefs.PACES, PACE_WORDS,
                    note=f"Key {key_name(now, 'key_pace')} at the table"),
        bind.choose("speed", "Everything", prefs.SPEEDS, speeds),
        bind.steps("deal_speed", "Dealing", RATES, speed_words),
        bind.steps("play_speed", "Playing a card", RATES, speed_words),
        bind.steps("collect_speed", "Taking a trick", RATES, speed_words),
        bind.steps("bot_wait", "Computer players think", WAITS, wait_words),
        bind.steps("trick_linger", "A finished trick stays", LINGERS, lambda s: f"{s:.1f} s",
                   "A click goes on at once"),
        bind.switch("wait_for_click", "Wait for a click after each trick"),
    ]  # fmt: skip
    playing = (
        bind.choose("play_mode", "Play a card with", prefs.PLAY_MODES, PLAY_WORDS),
        bind.choose("show_points", "Show points", prefs.POINTS, POINTS_WORDS),
        bind.switch("confirm_pass", "Ask before passing"),
        bind.switch("confirm_costly", "Ask before a costly card",
                    "One that takes half of the deal’s points or more"),
    )  # fmt: skip
    return (
        RowGroup("You", you), RowGroup("Table", look), RowGroup("Playing", playing),
        RowGroup("Speed", tuple(rows)),
    )  # fmt: skip


def _cards(bind: Binder) -> tuple[RowGroup, ...]:
    drawing = (
        bind.choose("back", "Back", prefs.BACK_KEYS, BACK_WORDS, in_list=True),
        bind.choose("palette", "Suit colours", prefs.PALETTES, PALETTE_WORDS, in_list=True),
        bind.choose("face", "Corners", prefs.FACES, FACE_WORDS,
                    note="Automatic: large on small cards"),
    )  # fmt: skip
    hand = (
        bind.choose("sort", "Order", prefs.SORTS, SORT_WORDS, in_list=True),
        bind.switch("suit_gap", "Gap between suits"),
    )
    sample = (cards_row(bind.ctx),)
    return (
        RowGroup("Cards", drawing),
        RowGroup("Your hand", hand),
        RowGroup("How they look", sample),
    )


def _sound(bind: Binder) -> tuple[RowGroup, ...]:
    levels = (
        bind.level("master_level", "All sounds", "your-turn"),
        bind.level("table_level", "Cards and events", "flick"),
        bind.level("effects_level", "Buttons and switches", "button"),
        bind.switch("muted", "Mute", f"Key {key_name(bind.ctx.settings, 'key_mute')}"),
        bind.switch("quiet_away", "Silent in the background", "While another window is in use"),
    )
    single = (
        RowGroup(title, tuple(bind.level(prefs.level_name(cue), label, cue) for cue, label in cues))
        for title, cues in prefs.CUE_GROUPS
    )
    return (RowGroup("Levels", levels), *single)


def _access(bind: Binder) -> tuple[RowGroup, ...]:
    screen = (
        slide("Size of text", bind.ctx.settings.ui_scale, lambda scale: bind.put(ui_scale=scale),
              low=75, high=200, step=5, wording=lambda value: f"{value} %", on_release=True),
        bind.choose("family", "Typeface", prefs.FAMILIES, FAMILY_WORDS),
        bind.switch("full_screen", "Full screen",
                    f"Key {key_name(bind.ctx.settings, 'key_full_screen')}"),
    )  # fmt: skip
    seeing = [bind.switch("reduced_motion", "Less motion", "Cards fade instead of flying")]
    seeing.append(bind.switch("high_contrast", "High contrast"))
    keys = (
        press("All keys", "Show", lambda: show_keys(bind.scene), icon="keyboard"),
        press("Your own keys", "Change", lambda: change_keys(bind.scene), icon="edit"),
    )
    return (
        RowGroup("Reading", screen),
        RowGroup("Seeing", tuple(seeing)),
        RowGroup("Keyboard", keys),
    )


# -- what the rows open


def ask_player_name(scene: FormScene) -> None:
    """Ask for the player's name."""
    ctx = scene.ctx

    def accept(text: str) -> str | None:
        name = " ".join(text.split())
        if not name:
            return "A name has at least one letter."
        ctx.change_settings(replace(ctx.settings, name=name))
        return None

    ctx.scenes.push(
        AskDialog(ctx, "Your name", label="Name", accept=accept, confirm="Save",
                  text=ctx.settings.name, longest=prefs.LONGEST_NAME)
    )  # fmt: skip


def choose_portrait(scene: FormScene) -> None:
    """Choose a portrait from all there are."""
    from hearts_gui.ui.screens.portraits import PortraitScene

    scene.ctx.scenes.push(PortraitScene(scene.ctx))


def show_keys(scene: FormScene) -> None:
    """The list of keys."""
    from hearts_gui.ui.screens.help import HelpScene

    scene.ctx.scenes.push(HelpScene(scene.ctx, tab=1))


def change_keys(scene: FormScene) -> None:
    """Other keys for what keys do."""
    from hearts_gui.ui.screens.keys import KeysScene

    scene.ctx.scenes.push(KeysScene(scene.ctx))


def cards_row(ctx: Context) -> FormRow:
    """Four cards and a back as the settings draw them."""
    from hearts_gui.ui.widgets.samples import CardSample

    def make(inner: Context, box: pygame.Rect) -> CardSample:
        return CardSample(inner, box)

    del ctx
    return FormRow("", 560, make, height=210)
