"""The access tab of the options: reading, seeing, listening, moving, the keys."""

from __future__ import annotations

from functools import partial

from hearts_gui.config import settings as prefs
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.screens.binder import Binder, Groups, named, seconds_words
from hearts_gui.ui.shell import keymap
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.keymap import key_name
from hearts_gui.ui.widgets.options import OptionLine, press, slide
from hearts_gui.wording.language.catalogue import ENGLISH
from hearts_gui.wording.language.choice import is_draft, language_name, languages
from hearts_gui.wording.language.letters import sort_key
from hearts_gui.wording.language.messages import say, spoken, told

SCANS = (0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 7.0, 10.0)
DWELLS = (0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0)
HOLDS = (0.2, 0.3, 0.4, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0)
DOUBLES = (0.2, 0.3, 0.4, 0.5, 0.7, 1.0, 1.5, 2.0)
REPEATS = (0.03, 0.05, 0.08, 0.1, 0.15, 0.2, 0.3, 0.5, 1.0)


def groups(bind: Binder) -> Groups:
    """The groups of the access tab."""
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
    return (
        bind.choose("language", say("options-language"), (prefs.SYSTEM_LANGUAGE, *by_own_name()),
                    language_words, in_list=True,
                    note=say("options-language-draft") if is_draft(spoken()) else ""),
        slide(bind.ctx, say("options-scale"), now.ui_scale, lambda scale: bind.put(ui_scale=scale),
              low=75, high=200, step=5, on_release=True,
              wording=lambda value: say("options-percent", value=value)),
        bind.choose("family", say("options-family"), prefs.FAMILIES,
                    named("options-family-choice")),
        bind.switch("full_screen", say("options-full-screen"), say("options-key-note", key=key)),
    )  # fmt: skip


def _seeing(bind: Binder) -> tuple[OptionLine, ...]:
    return (
        bind.switch("high_contrast", say("options-high-contrast"),
                    say("options-high-contrast-note")),
        bind.switch("suit_letters", say("options-suit-letters"), say("options-suit-letters-note")),
        bind.choose("magnify", say("options-magnify"), prefs.MAGNIFY,
                    named("options-magnify-choice"), note=say("options-magnify-note"),
                    in_list=True),
        bind.switch("reduced_motion", say("options-reduced-motion"),
                    say("options-reduced-motion-note")),
    )  # fmt: skip


def _moving(bind: Binder) -> tuple[OptionLine, ...]:
    return (
        bind.switch("left_handed", say("options-left-handed"), say("options-left-handed-note")),
        bind.switch("reverse_hand", say("options-reverse-hand"), say("options-reverse-hand-note")),
        bind.switch("dwell", say("options-dwell"), say("options-dwell-note")),
        bind.steps("dwell_seconds", say("options-dwell-seconds"), DWELLS, seconds_words),
        bind.steps("hold_seconds", say("options-hold-seconds"), HOLDS, seconds_words,
                   say("options-hold-seconds-note")),
        bind.steps("double_seconds", say("options-double-seconds"), DOUBLES, seconds_words,
                   say("options-double-seconds-note")),
        bind.steps("repeat_after", say("options-repeat-after"), HOLDS, seconds_words,
                   say("options-repeat-after-note")),
        bind.steps("repeat_every", say("options-repeat-every"), REPEATS, fine_seconds),
    )  # fmt: skip


def _switches(bind: Binder) -> tuple[OptionLine, ...]:
    settings = bind.ctx.settings
    keys = tuple(
        press(bind.ctx, action.words, keymap.key_words(keymap.key_of(action, settings)),
              partial(ask_key, bind.scene, action), icon=Icon.KEYBOARD)
        for action in keymap.SWITCHES
    )  # fmt: skip
    return (
        bind.choose("switches", say("options-switches"), prefs.SWITCHES,
                    named("options-switches-choice"), note=say("options-switches-note")),
        bind.steps("switch_seconds", say("options-switch-seconds"), SCANS, seconds_words),
        *keys,
        bind.switch("switch_click", say("options-switch-click"), say("options-switch-click-note")),
    )  # fmt: skip


def _keyboard(bind: Binder) -> tuple[OptionLine, ...]:
    return (
        press(bind.ctx, say("options-keys"), say("options-keys-show"),
              lambda: show_keys(bind.scene), icon=Icon.KEYBOARD),
        press(bind.ctx, say("options-own-keys"), say("options-own-keys-change"),
              lambda: change_keys(bind.scene), icon=Icon.EDIT),
    )  # fmt: skip


def fine_seconds(seconds: float) -> str:
    """Hundredths of seconds as the controls show them."""
    return seconds_words(seconds, places=2)


def by_own_name() -> tuple[str, ...]:
    """The codes of all languages in the order of what they call themselves.

    It is the same in every language: a list that moves when another is chosen confuses.
    """
    return tuple(sorted(languages(), key=lambda code: sort_key(ENGLISH, language_name(code))))


def language_words(code: str) -> str:
    """What a language calls itself."""
    if code == prefs.SYSTEM_LANGUAGE:
        return say("options-language-system")
    return language_name(code)


# -- what the rows open


def show_keys(scene: FormScene) -> None:
    """Show the list of keys."""
    from hearts_gui.ui.screens.help import HelpScene, HelpTab

    scene.ctx.scenes.push(HelpScene(scene.ctx, tab=HelpTab.KEYS))


def change_keys(scene: FormScene) -> None:
    """Other keys for what keys do."""
    from hearts_gui.ui.screens.keys import KeysScene

    scene.ctx.scenes.push(KeysScene(scene.ctx))


def ask_key(scene: FormScene, action: keymap.KeyAction) -> None:
    """Ask for the key of a switch."""
    from hearts_gui.ui.screens.keys import KeyDialog

    scene.ctx.scenes.push(KeyDialog(scene.ctx, action))


POLL_MS = 100


def listening_rows(bind: Binder) -> tuple[OptionLine, ...]:
    """The own voice, and how much listeners are told."""
    ctx = bind.ctx
    now, voice = ctx.settings, ctx.listening.voice
    return (
        bind.switch("voice", say("options-voice"),
                    say("options-voice-note") if voice.able else told(voice.report)),
        slide(ctx, say("options-voice-rate"), now.voice_rate,
              lambda rate: bind.put(voice_rate=rate), low=50, high=300, step=10, on_release=True,
              wording=lambda value: say("options-percent", value=value)),
        press(ctx, say("voice-test"), say("options-voice-hello"),
              lambda: ctx.scenes.push(HelloDialog(ctx)), icon=Icon.VOLUME),
        bind.choose("verbosity", say("options-verbosity"), prefs.VERBOSITIES,
                    named("options-verbosity-choice")),
        bind.switch("wait_for_listener", say("options-wait-for-listener"),
                    say("options-wait-for-listener-note")),
    )  # fmt: skip


class HelloDialog(Dialog):
    """Says hello as it opens; its text follows whether that works."""

    def __init__(self, ctx: Context) -> None:
        self._voice = ctx.listening.voice
        again = DialogButton(say("voice-again"), self._hello, icon=Icon.REFRESH, stays=True)
        close = DialogButton(say("end-screen-close"), lambda: None, primary=True)
        self._voice.hello(say("voice-hello"))
        super().__init__(ctx, say("voice-test"), told(self._voice.report), (again, close))

    def _hello(self) -> None:
        self._voice.hello(say("voice-hello"))

    def arrival(self) -> tuple[str, ...]:
        """Nothing: the voice is just saying something."""
        return ()

    def update(self, dt_ms: float) -> None:
        """Say what speaks now."""
        super().update(dt_ms)
        text = told(self._voice.report)
        if text != self.text:
            self.text = text
            self.rebuild()

    def idle_wait_ms(self) -> int | None:
        """What the command does comes from outside."""
        wait = super().idle_wait_ms()
        return wait if wait is None else min(wait, POLL_MS)
