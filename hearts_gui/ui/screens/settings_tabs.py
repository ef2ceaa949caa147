"""What the settings tabs hold: groups of rows, each bound to one setting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from hearts_gui.config import settings as prefs
from hearts_gui.session.setup.player_names import given_name, shown_name
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
from hearts_gui.wording.language.choice import language_name, languages
from hearts_gui.wording.language.messages import say

LINGERS = tuple(step / 10 for step in range(2, 21))
RATES = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
WAITS = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)


def decimal(number: float, places: int | None = None) -> str:
    """A number as people write it, with so many decimals or as few as it needs."""
    text = f"{number:g}" if places is None else f"{number:.{places}f}"
    whole, point, part = text.partition(".")
    return say("decimal", whole=whole, part=part) if point else whole


def speed_words(speed: float) -> str:
    """A speed as the control shows it."""
    if speed == prefs.INSTANT:
        return say("options-instant")
    return say("options-times", factor=decimal(speed))


def wait_words(wait: float) -> str:
    """How long the computer players seem to think."""
    return say("options-no-wait") if wait == 0 else say("options-times", factor=decimal(wait))


def linger_words(seconds: float) -> str:
    """How long a finished trick stays."""
    return say("options-seconds", seconds=decimal(seconds, 1))


def named(key: str) -> Callable[[str], str]:
    """What this message calls each value."""
    return lambda value: say(key, value=value)


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
        self, name: str, label: str, values: tuple[Any, ...],
        wording: Callable[[Any], str], *,
        note: str = "", in_list: bool = False,
    ) -> FormRow:  # fmt: skip
        """A row with a word for each value."""
        now = self.value(name)
        return choose(
            label, [wording(value) for value in values], values.index(now) if now in values else 0,
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
    """The groups of a settings tab by its key."""
    bind = Binder(scene, skin, room)
    made = {"table": _table, "cards": _cards, "sound": _sound, "access": _access}[tab](bind)
    return tuple(group for group in made if group.rows)


def _table(bind: Binder) -> tuple[RowGroup, ...]:
    now = bind.ctx.settings
    name, portrait = shown_name(now.name), say("portraits-name", portrait=now.portrait)
    you = (
        press(say("options-name"), name, lambda: ask_player_name(bind.scene), icon="edit"),
        press(say("options-portrait"), portrait, lambda: choose_portrait(bind.scene),
              portrait=now.portrait),
    )  # fmt: skip
    look = (
        bind.choose("theme", say("options-theme"), prefs.THEME_KEYS, named("options-theme-choice")),
    )
    playing = (
        bind.choose("play_mode", say("options-play-mode"), prefs.PLAY_MODES,
                    named("options-play-mode-choice")),
        bind.choose("show_points", say("options-show-points"), prefs.POINTS,
                    named("options-show-points-choice")),
        bind.switch("confirm_pass", say("options-confirm-pass")),
        bind.switch("confirm_costly", say("options-confirm-costly"),
                    say("options-confirm-costly-note")),
        bind.switch("confirm_blunders", say("options-confirm-blunders"),
                    say("options-confirm-blunders-note")),
        bind.switch("cut_pack", say("options-cut"), say("options-cut-note")),
    )  # fmt: skip
    return (
        RowGroup(say("options-group-you"), you),
        RowGroup(say("options-group-table"), look),
        RowGroup(say("options-group-playing"), playing),
        RowGroup(say("options-group-speed"), _speeds(bind)),
    )


def _speeds(bind: Binder) -> tuple[FormRow, ...]:
    key = key_name(bind.ctx.settings, "key_pace")
    return (
        bind.choose("pace", say("options-pace"), prefs.PACES, named("options-pace-choice"),
                    note=say("options-pace-note", key=key)),
        bind.choose("speed", say("options-speed"), prefs.SPEEDS, speed_words),
        bind.steps("deal_speed", say("options-deal-speed"), RATES, speed_words),
        bind.steps("play_speed", say("options-play-speed"), RATES, speed_words),
        bind.steps("collect_speed", say("options-collect-speed"), RATES, speed_words),
        bind.steps("bot_wait", say("options-bot-wait"), WAITS, wait_words),
        bind.steps("trick_linger", say("options-trick-linger"), LINGERS, linger_words,
                   say("options-trick-linger-note")),
        bind.switch("wait_for_click", say("options-wait-for-click")),
    )  # fmt: skip


def _cards(bind: Binder) -> tuple[RowGroup, ...]:
    drawing = (
        bind.choose("back", say("options-back"), prefs.BACK_KEYS, named("options-back-choice"),
                    in_list=True),
        bind.choose("palette", say("options-palette"), prefs.PALETTES,
                    named("options-palette-choice"), in_list=True),
        bind.choose("face", say("options-face"), prefs.FACES, named("options-face-choice"),
                    note=say("options-face-note")),
    )  # fmt: skip
    hand = (
        bind.choose("sort", say("options-sort"), prefs.SORTS, named("options-sort-choice"),
                    in_list=True),
        bind.switch("suit_gap", say("options-suit-gap")),
    )  # fmt: skip
    sample = (cards_row(bind.ctx),)
    return (
        RowGroup(say("options-group-cards"), drawing),
        RowGroup(say("options-group-hand"), hand),
        RowGroup(say("options-group-sample"), sample),
    )


def _sound(bind: Binder) -> tuple[RowGroup, ...]:
    key = key_name(bind.ctx.settings, "key_mute")
    levels = (
        bind.level("master_level", say("sound-all"), "your-turn"),
        bind.level("table_level", say("sound-table"), "flick"),
        bind.level("effects_level", say("sound-effects"), "button"),
        bind.switch("muted", say("sound-mute"), say("options-key-note", key=key)),
        bind.switch("quiet_away", say("sound-quiet-away"), say("sound-quiet-away-note")),
    )
    single = (
        RowGroup(
            say("sound-group", group=group),
            tuple(bind.level(prefs.level_name(cue), say("sound-cue", cue=cue), cue)
                  for cue in cues),
        )
        for group, cues in prefs.CUE_GROUPS
    )  # fmt: skip
    return (RowGroup(say("sound-levels"), levels), *single)


def _access(bind: Binder) -> tuple[RowGroup, ...]:
    now = bind.ctx.settings
    key = key_name(now, "key_full_screen")
    screen = (
        bind.choose("language", say("options-language"), (prefs.SYSTEM_LANGUAGE, *languages()),
                    language_words, in_list=True),
        slide(say("options-scale"), now.ui_scale, lambda scale: bind.put(ui_scale=scale),
              low=75, high=200, step=5, on_release=True,
              wording=lambda value: say("options-percent", value=value)),
        bind.choose("family", say("options-family"), prefs.FAMILIES,
                    named("options-family-choice")),
        bind.switch("full_screen", say("options-full-screen"), say("options-key-note", key=key)),
    )  # fmt: skip
    seeing = (
        bind.switch("reduced_motion", say("options-reduced-motion"),
                    say("options-reduced-motion-note")),
        bind.switch("high_contrast", say("options-high-contrast")),
    )  # fmt: skip
    keys = (
        press(say("options-keys"), say("options-keys-show"), lambda: show_keys(bind.scene),
              icon="keyboard"),
        press(say("options-own-keys"), say("options-own-keys-change"),
              lambda: change_keys(bind.scene), icon="edit"),
    )  # fmt: skip
    return (
        RowGroup(say("options-group-reading"), screen),
        RowGroup(say("options-group-seeing"), seeing),
        RowGroup(say("options-group-keyboard"), keys),
    )


def language_words(code: str) -> str:
    """What a language calls itself."""
    if code == prefs.SYSTEM_LANGUAGE:
        return say("options-language-system")
    return language_name(code)


# -- what the rows open


def ask_player_name(scene: FormScene) -> None:
    """Ask for the player's name."""
    ctx = scene.ctx

    def accept(text: str) -> str | None:
        name = " ".join(text.split())
        if not name:
            return say("options-name-empty")
        ctx.change_settings(replace(ctx.settings, name=given_name(name)))
        return None

    ctx.scenes.push(
        AskDialog(ctx, say("options-your-name"), label=say("options-name"), accept=accept,
                  confirm=say("options-save"), text=shown_name(ctx.settings.name),
                  longest=prefs.LONGEST_NAME)
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
