"""The player's settings: applied at once, visible at once, stored at once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pygame import Rect

from hearts_gui.config import settings as prefs
from hearts_gui.ui.theme import THEMES
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.options import (
    Group,
    choose,
    lay_out_groups,
    slide,
    step_through,
    switch,
)
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.skin import Skin

BACK_WORDS = ("As the table", "Claret", "Midnight", "Forest")
PALETTE_WORDS = ("Two colours", "Four colours", "For colour vision")
FACE_WORDS = ("Automatic", "Normal", "Large")
FAMILY_WORDS = ("Inter", "Atkinson")
LINGERS = tuple(step / 10 for step in range(2, 21))


def speed_words(speed: float) -> str:
    """A speed as the control shows it."""
    return "Instant" if speed == prefs.INSTANT else f"{speed:g}×"


class OptionsScene(PageScene):
    """Sound, pace, look and reading."""

    title = "Options"

    def _set(self, **changes: Any) -> None:
        self.ctx.change_settings(replace(self.ctx.settings, **changes))

    def _pick(self, name: str, values: tuple[Any, ...]) -> Callable[[int], None]:
        def picked(index: int) -> None:
            self._set(**{name: values[index]})

        return picked

    def _switch(self, name: str) -> Callable[[bool], None]:
        def switched(on: bool) -> None:
            self._set(**{name: on})

        return switched

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """All groups."""
        columns = 2 if place.w >= skin.px(980) else 1
        room = place.w // columns - skin.px(24 * 2 + 10)
        groups = (
            self._look(skin, room),
            self._pace(skin, room),
            self._sound(),
            self._reading(skin, room),
        )
        return lay_out_groups(self.ctx, skin, groups, place)

    def _look(self, skin: Skin, room: int) -> Group:
        now = self.ctx.settings
        themes = tuple(theme.title for theme in THEMES)
        rows = (
            choose("Theme", themes, prefs.THEME_KEYS.index(now.theme),
                   self._pick("theme", prefs.THEME_KEYS), skin=skin, room=room),
            choose("Card back", BACK_WORDS, prefs.BACK_KEYS.index(now.back),
                   self._pick("back", prefs.BACK_KEYS), skin=skin, room=room, in_list=True),
            choose("Suit colours", PALETTE_WORDS, prefs.PALETTES.index(now.palette),
                   self._pick("palette", prefs.PALETTES), skin=skin, room=room, in_list=True),
            choose("Card corners", FACE_WORDS, prefs.FACES.index(now.face),
                   self._pick("face", prefs.FACES), skin=skin, room=room),
        )  # fmt: skip
        return Group("Look", rows)

    def _pace(self, skin: Skin, room: int) -> Group:
        now = self.ctx.settings
        speeds = tuple(speed_words(speed) for speed in prefs.SPEEDS)
        nearest = min(range(len(LINGERS)), key=lambda i: abs(LINGERS[i] - now.trick_linger))
        rows = (
            choose("Speed", speeds, prefs.SPEEDS.index(now.speed),
                   self._pick("speed", prefs.SPEEDS), skin=skin, room=room),
            step_through("A finished trick stays", tuple(f"{time:.1f} s" for time in LINGERS),
                         nearest, self._pick("trick_linger", LINGERS), "A click goes on at once"),
            switch("Less motion", on=now.reduced_motion, changed=self._switch("reduced_motion"),
                   note="Cards fade instead of flying"),
        )  # fmt: skip
        return Group("Pace", rows)

    def _sound(self) -> Group:
        now = self.ctx.settings
        rows = (
            slide("Sound level", now.master_level, self._set_level, low=0, high=100),
            switch("Mute", on=now.muted, changed=self._switch("muted"), note="Key M"),
        )
        return Group("Sound", rows)

    def _set_level(self, level: int) -> None:
        self._set(master_level=level)
        self.ctx.sound.play("tick")

    def _reading(self, skin: Skin, room: int) -> Group:
        now = self.ctx.settings
        rows = (
            slide("Size of text", now.ui_scale, self._set_scale, low=75, high=200, step=5,
                  wording=lambda value: f"{value} %", on_release=True),
            choose("Typeface", FAMILY_WORDS, prefs.FAMILIES.index(now.family),
                   self._pick("family", prefs.FAMILIES), skin=skin, room=room),
            switch("Full screen", on=now.full_screen, changed=self._switch("full_screen"),
                   note="Key F11"),
        )  # fmt: skip
        return Group("Screen", rows)

    def _set_scale(self, scale: int) -> None:
        self._set(ui_scale=scale)
