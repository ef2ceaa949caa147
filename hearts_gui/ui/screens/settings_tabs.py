"""The rows of the settings tabs, each bound to one setting, and the dialog for other keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from hearts_gui.config import settings as prefs
from hearts_gui.session.setup.player_names import shown_name
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.screens.deck_room import DeckRoomScene
from hearts_gui.ui.screens.people import PortraitScene, ask_player_name
from hearts_gui.ui.shell import keymap
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.shell.keymap import AT_TABLE, EVERYWHERE, FOR_THE_EAR, KeyAction, key_name
from hearts_gui.ui.widgets.button import Button, IconButton
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.flow import Column, Item, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import (
    OptionLine,
    choose,
    option_groups,
    press,
    slide,
    step_through,
    switch,
)
from hearts_gui.wording.language.choice import is_draft, language_name, languages
from hearts_gui.wording.language.letters import sort_key
from hearts_gui.wording.language.messages import ENGLISH, exists, message_text, say, spoken

LINGERS = tuple(step / 10 for step in range(2, 21))
RATES = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
WAITS = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
Groups = tuple[tuple[str, Sequence[Item]], ...]
"""The groups of a tab: a title and its rows."""
SCANS = (0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 7.0, 10.0)
DWELLS = (0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0)
HOLDS = (0.2, 0.3, 0.4, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0)
DOUBLES = (0.2, 0.3, 0.4, 0.5, 0.7, 1.0, 1.5, 2.0)
REPEATS = (0.03, 0.05, 0.08, 0.1, 0.15, 0.2, 0.3, 0.5, 1.0)


def key_row(scene: FormScene, action: KeyAction, icon: Icon | None = None) -> OptionLine:
    """An action with its key; a press asks for another one."""
    ctx = scene.ctx
    key = keymap.key_words(keymap.key_of(action, ctx.settings))
    return press(ctx, action.words, key, lambda: ctx.scenes.push(KeyDialog(ctx, action)), icon=icon)


class KeysScene(PageScene):
    """A row for each action with its key."""

    title_key = "keys-title"
    made_again = True  # a key may have changed

    def compose_body(self, _width: int) -> Item:
        settings = self.ctx.settings
        groups = [
            (say(title), [key_row(self, action) for action in actions])
            for title, actions in (("keys-at-table", AT_TABLE), ("keys-by-ear", FOR_THE_EAR),
                                   ("keys-everywhere", EVERYWHERE))
        ]  # fmt: skip
        usual = Button(self.ctx, say("keys-usual"), self._usual, icon=Icon.UNDO)
        if keymap.usual_keys(settings) == settings:
            usual.reason = say("keys-are-usual")
        return Column(option_groups(self.ctx, groups), 18, Sized(usual, width=240))

    def _usual(self) -> None:
        self.ctx.change_settings(keymap.usual_keys(self.ctx.settings))
        self.rebuild()


class KeyDialog(Dialog):
    """Waits for a key; Escape keeps the present one."""

    takes_keys = True
    # A switch may get another key, or a key become a switch's.

    def __init__(self, ctx: Context, action: KeyAction) -> None:
        now = keymap.key_words(keymap.key_of(action, ctx.settings))
        cancel = DialogButton(say("keys-cancel"))
        super().__init__(ctx, action.words, say("keys-press", key=now), (cancel,))
        self._action = action

    def handle(self, event: UiEvent) -> bool:
        """Take the next key that can be taken; say why another cannot."""
        if not isinstance(event, KeyDown) or event.repeat:
            return super().handle(event)
        code = event.pressed or event.key
        if code == pygame.K_ESCAPE:
            return super().handle(event)
        why = keymap.why_not(code, self._action)
        if why is not None:
            self.text = why
            self.rebuild()
            return True
        holder = keymap.holder(self.ctx.settings, self._action, code)
        self.ctx.change_settings(keymap.with_key(self.ctx.settings, self._action, code))
        self.ctx.scenes.remove(self)
        below = self.ctx.scenes.top
        if holder is not None and below is not None:
            key = keymap.key_words(keymap.key_of(holder, self.ctx.settings))
            below.notify(say("keys-moved", key=key, does=holder.words))
        return True


def access_groups(bind: Binder) -> Groups:
    return (
        (say("options-group-reading"), _reading(bind)),
        (say("options-group-seeing"), _seeing(bind)),
        (say("options-group-listening"), listening_rows(bind)),
        (say("options-group-moving"), _moving(bind)),
        (say("options-group-switches"), _switches(bind)),
        (say("options-group-keyboard"), _keyboard(bind)),
    )


def _reading(bind: Binder) -> tuple[OptionLine, ...]:
    now = bind.ctx.settings
    key = key_name(now, "key_full_screen")
    # A list whose order changes with the language would confuse.
    codes = sorted(languages(), key=lambda code: sort_key(ENGLISH, language_name(code)))
    return (
        bind.choose("language", (prefs.SYSTEM_LANGUAGE, *codes), language_words,
                    note=say("options-language-draft") if is_draft(spoken()) else "",
                    in_list=True),
        slide(bind.ctx, say("options-scale"), now.ui_scale,
              lambda scale: bind.change(ui_scale=scale), low=75, high=200, step=5,
              wording=lambda value: say("options-percent", value=value)),
        bind.choose("family", prefs.FAMILIES),
        bind.switch("full_screen", note=say("options-key-note", key=key)),
    )  # fmt: skip


def _seeing(bind: Binder) -> tuple[OptionLine, ...]:
    return (
        bind.switch("high_contrast"),
        bind.switch("suit_letters"),
        bind.choose("magnify", prefs.MAGNIFY, in_list=True),
        bind.switch("reduced_motion"),
    )


def _moving(bind: Binder) -> tuple[OptionLine, ...]:
    return (
        *map(bind.switch, ("left_handed", "reverse_hand", "dwell")),
        bind.steps("dwell_seconds", DWELLS, seconds_words),
        bind.steps("hold_seconds", HOLDS, seconds_words),
        bind.steps("double_seconds", DOUBLES, seconds_words),
        bind.steps("repeat_after", HOLDS, seconds_words),
        bind.steps("repeat_every", REPEATS, partial(seconds_words, places=2)),
    )


def _switches(bind: Binder) -> tuple[OptionLine, ...]:
    keys = (key_row(bind.scene, action, Icon.KEYBOARD) for action in keymap.SWITCHES)
    return (
        bind.choose("switches", prefs.SWITCHES),
        bind.steps("switch_seconds", SCANS, seconds_words),
        *keys,
        bind.switch("switch_click"),
    )


def _keyboard(bind: Binder) -> tuple[OptionLine, ...]:
    return (
        press(bind.ctx, say("options-keys"), say("options-keys-show"),
              lambda: show_keys(bind.scene), icon=Icon.KEYBOARD),
        press(bind.ctx, say("options-own-keys"), say("options-own-keys-change"),
              lambda: bind.ctx.scenes.push(KeysScene(bind.ctx)), icon=Icon.EDIT),
    )  # fmt: skip


def language_words(code: str) -> str:
    own = code == prefs.SYSTEM_LANGUAGE
    return say("options-language-system") if own else language_name(code)


# -- what the rows open


def show_keys(scene: FormScene) -> None:
    from hearts_gui.ui.screens.help import HelpScene, HelpTab

    scene.ctx.scenes.push(HelpScene(scene.ctx, tab=HelpTab.KEYS))


def listening_rows(bind: Binder) -> tuple[OptionLine, ...]:
    """The game's voice, and how much listeners are told."""
    ctx = bind.ctx
    now, voice = ctx.settings, ctx.listening.voice
    silent = None if voice.able else message_text(voice.report)
    rate = slide(ctx, say("options-voice-rate"), now.voice_rate,
                 lambda rate: bind.change(voice_rate=rate), low=50, high=300, step=10,
                 wording=lambda value: say("options-percent", value=value))  # fmt: skip
    for widget in rate.widgets:
        widget.reason = silent
    # It looks for a program that speaks, and tries again one that failed.
    test = press(ctx, say("voice-test"), say("options-voice-hello"),
                 lambda: ctx.scenes.push(HelloDialog(ctx)), icon=Icon.VOLUME)  # fmt: skip
    last = (bind.choose("verbosity", prefs.VERBOSITIES), bind.switch("wait_for_listener"))
    return (bind.switch("voice", note=silent), rate, test, *last)


class HelloDialog(Dialog):
    """Speaks a test sentence as it opens, and shows whether that works."""

    def __init__(self, ctx: Context) -> None:
        self._voice = ctx.listening.voice
        again = DialogButton(say("voice-again"), lambda: self._voice.hello(say("voice-hello")),
                             icon=Icon.REFRESH, stays=True)  # fmt: skip
        close = DialogButton(say("end-screen-close"), primary=True)
        self._voice.hello(say("voice-hello"))
        super().__init__(ctx, say("voice-test"), message_text(self._voice.report), (again, close))

    def introduction(self) -> tuple[str, ...]:
        """Nothing, because the voice is speaking already."""
        return ()

    def update(self, dt_ms: float) -> None:
        """Show which program speaks now."""
        super().update(dt_ms)
        text = message_text(self._voice.report)
        if text != self.text:
            self.text = text
            self.rebuild()


def decimal(number: float, places: int | None = None) -> str:
    """A number with at most this many decimals, as the language writes it."""
    text = f"{number:g}" if places is None else f"{number:.{places}f}"
    whole, point, part = text.partition(".")
    return say("decimal", whole=whole, part=part) if point else whole


def seconds_words(seconds: float, places: int = 1) -> str:
    """Seconds as the controls show them."""
    return say("options-seconds", seconds=decimal(seconds, places))


class Binder:
    """Makes rows whose controls read and write settings.

    A row takes its texts from messages named like its setting, unless a `key` says otherwise: its
    name, its note if there is one, and what its values are called.
    """

    def __init__(
        self, scene: FormScene, *, unfolded: bool = True, unfold: Callable[[], None] = lambda: None
    ) -> None:
        """`unfolded` says whether rarely used rows are shown, which `unfold` changes."""
        self.scene, self.unfolded, self.unfold = scene, unfolded, unfold
        self.ctx: Context = scene.ctx

    def change(self, **changes: Any) -> None:
        """Change settings, which applies and stores them."""
        self.ctx.change_settings(replace(self.ctx.settings, **changes))

    def value(self, name: str) -> Any:
        """The present value of a setting."""
        return getattr(self.ctx.settings, name)

    def switch(self, name: str, key: str = "", *, note: str | None = None) -> OptionLine:
        """A row with a toggle."""
        key = key or _key_of(name)
        return switch(self.ctx, say(key), on=self.value(name), note=_note_of(key, note),
                      changed=lambda on: self.change(**{name: on}))  # fmt: skip

    def choose(
        self, name: str, values: tuple[Any, ...], wording: Callable[[Any], str] | None = None, *,
        note: str | None = None, in_list: bool = False,
    ) -> OptionLine:  # fmt: skip
        """A row with a word for each value."""
        key, now = _key_of(name), self.value(name)
        words = wording or (lambda value: say(f"{key}-choice", value=value))
        return choose(
            self.ctx, say(key), [words(value) for value in values],
            values.index(now) if now in values else 0,
            lambda index: self.change(**{name: values[index]}), note=_note_of(key, note),
            in_list=in_list,
        )  # fmt: skip

    def steps(
        self, name: str, values: tuple[float, ...], wording: Callable[[float], str]
    ) -> OptionLine:
        """A row with a stepper through values; a value between them shows as the nearest."""
        key, now = _key_of(name), self.value(name)
        nearest = min(range(len(values)), key=lambda index: abs(values[index] - now))
        return step_through(self.ctx, say(key), [wording(value) for value in values], nearest,
                            lambda index: self.change(**{name: values[index]}),
                            _note_of(key, None))  # fmt: skip

    def level(self, name: str, label: str, cue: str) -> OptionLine:
        """A row with a slider from 0 to 100; a sample sounds where it comes to rest."""

        def changed(level: int) -> None:
            self.change(**{name: level})
            self.ctx.sound.play(cue)

        def sample() -> None:
            self.ctx.sound.play(cue)
            if not self.ctx.sound.device:
                self.scene.notify(say("sound-none"))

        words = say("sound-play", name=label)
        play = IconButton(self.ctx, words, sample, icon=Icon.PLAY, on_panel=True, radius_units=20,
                          silent=True)  # fmt: skip
        return slide(self.ctx, label, self.value(name), changed, low=0, high=100, beside=play)


def _key_of(setting: str) -> str:
    """The message with the name of a setting."""
    return f"options-{setting.replace('_', '-')}"


def _note_of(key: str, note: str | None) -> str:
    """The note under a row: this one, or that of its message, if there is one."""
    usual = f"{key}-note"
    return note if note is not None else say(usual) if exists(usual) else ""


def speed_words(speed: float) -> str:
    """A speed as the control shows it."""
    instant = speed == prefs.INSTANT
    return say("options-instant") if instant else say("options-times", factor=decimal(speed))


def wait_words(wait: float) -> str:
    """The time the computer players seem to think."""
    return say("options-no-wait") if wait == 0 else say("options-times", factor=decimal(wait))


def groups(scene: FormScene, tab: str, *, unfolded: bool, unfold: Callable[[], None]) -> Groups:
    """The groups of a settings tab by its key; `unfold` shows or hides more rows."""
    tabs = {"table": _table, "cards": _cards, "sound": _sound, "access": access_groups}
    return tabs[tab](Binder(scene, unfolded=unfolded, unfold=unfold))


def _table(bind: Binder) -> Groups:
    now = bind.ctx.settings
    name, portrait = shown_name(now.name), say("portraits-name", portrait=now.portrait)
    you = (
        press(bind.ctx, say("options-name"), name, lambda: ask_player_name(bind.ctx),
              icon=Icon.EDIT),
        press(bind.ctx, say("options-portrait"), portrait,
              lambda: bind.ctx.scenes.push(PortraitScene(bind.ctx)), portrait=now.portrait),
    )  # fmt: skip
    look = (bind.choose("theme", prefs.THEME_KEYS, in_list=True),)
    playing = (
        bind.choose("play_mode", prefs.PLAY_MODES),
        bind.choose("show_points", prefs.POINTS),
        *map(bind.switch, ("confirm_pass", "confirm_costly", "confirm_blunders")),
        bind.choose("recall", prefs.RECALLS),
        bind.switch("cut_pack", "options-cut"),
    )
    return ((say("options-group-you"), you), (say("options-group-table"), look),
            (say("options-group-playing"), playing),
            (say("options-group-speed"), _speeds(bind)))  # fmt: skip


def _speeds(bind: Binder) -> tuple[OptionLine, ...]:
    key = key_name(bind.ctx.settings, "key_pace")
    return (
        bind.choose("pace", prefs.PACES, note=say("options-pace-note", key=key)),
        bind.choose("speed", prefs.SPEEDS, speed_words),
        bind.steps("deal_speed", RATES, speed_words),
        bind.steps("play_speed", RATES, speed_words),
        bind.steps("collect_speed", RATES, speed_words),
        bind.steps("bot_wait", WAITS, wait_words),
        bind.steps("trick_linger", LINGERS, seconds_words),
        bind.switch("wait_for_click"),
    )


def _cards(bind: Binder) -> Groups:
    ctx = bind.ctx
    drawing = (
        press(ctx, say("options-deck"), say("deck-title"),
              lambda: ctx.scenes.push(DeckRoomScene(ctx)), icon=Icon.CARDS),
    )  # fmt: skip
    hand = (bind.choose("sort", prefs.SORTS, in_list=True), bind.switch("suit_gap"))
    return ((say("options-group-cards"), drawing), (say("options-group-hand"), hand))


def _sound(bind: Binder) -> Groups:
    key = key_name(bind.ctx.settings, "key_mute")
    levels = (
        bind.level("master_level", say("sound-all"), "your-turn"),
        bind.level("table_level", say("sound-table"), "flick"),
        bind.level("effects_level", say("sound-effects"), "button"),
        bind.switch("muted", "sound-mute", note=say("options-key-note", key=key)),
        bind.switch("quiet_away", "sound-quiet-away"),
        bind.switch("pan_sounds", "sound-pan"),
        bind.switch("more_cues", "sound-more-cues"),
    )
    single = (
        (
            say("sound-group", group=group),
            tuple(bind.level(prefs.level_name(cue), say("sound-cue", cue=cue), cue)
                  for cue in cues),
        )
        for group, cues in prefs.CUE_GROUPS
    )  # fmt: skip
    shown = single if bind.unfolded else ()
    icon = Icon.CHEVRON_UP if bind.unfolded else Icon.CHEVRON_DOWN
    more = press(bind.ctx, say("sound-more-label"), say("sound-more", open=bind.unfolded),
                 bind.unfold, icon=icon)  # fmt: skip
    return ((say("sound-levels"), (*levels[:3], more)), (say("sound-when"), levels[3:]), *shown)


# -- what the rows open
