"""Makes the rows of the settings tabs, whose controls read and write one setting each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import IconButton
from hearts_gui.ui.widgets.flow import Item
from hearts_gui.ui.widgets.options import OptionLine, choose, slide, step_through, switch
from hearts_gui.wording.language.messages import say

Groups = tuple[tuple[str, Sequence[Item]], ...]
"""The groups of a tab: a title and its rows."""


def decimal(number: float, places: int | None = None) -> str:
    """A number as people write it, with this many decimals or as few as it needs."""
    text = f"{number:g}" if places is None else f"{number:.{places}f}"
    whole, point, part = text.partition(".")
    return say("decimal", whole=whole, part=part) if point else whole


def seconds_words(seconds: float, places: int = 1) -> str:
    """Seconds as the controls show them."""
    return say("options-seconds", seconds=decimal(seconds, places))


def named(key: str) -> Callable[[str], str]:
    """What this message calls each value."""
    return lambda value: say(key, value=value)


class Binder:
    """Makes rows whose controls read and write settings."""

    def __init__(
        self, scene: FormScene, *, unfolded: bool = True, unfold: Callable[[], None] = lambda: None
    ) -> None:
        """`unfolded` says whether rarely used rows are shown, which `unfold` changes."""
        self.scene, self.unfolded, self.unfold = scene, unfolded, unfold
        self.ctx: Context = scene.ctx

    def put(self, **changes: Any) -> None:
        """Change settings, which applies and stores them."""
        self.ctx.change_settings(replace(self.ctx.settings, **changes))

    def value(self, name: str) -> Any:
        """The present value of a setting."""
        return getattr(self.ctx.settings, name)

    def switch(self, name: str, label: str, note: str = "") -> OptionLine:
        """A row with a toggle."""
        return switch(self.ctx, label, on=self.value(name), note=note,
                      changed=lambda on: self.put(**{name: on}))  # fmt: skip

    def choose(
        self, name: str, label: str, values: tuple[Any, ...],
        wording: Callable[[Any], str], *,
        note: str = "", in_list: bool = False,
    ) -> OptionLine:  # fmt: skip
        """A row with a word for each value."""
        now = self.value(name)
        return choose(
            self.ctx, label, [wording(value) for value in values],
            values.index(now) if now in values else 0,
            lambda index: self.put(**{name: values[index]}), note=note, in_list=in_list,
        )  # fmt: skip

    def steps(
        self, name: str, label: str, values: tuple[float, ...], wording: Callable[[float], str],
        note: str = "",
    ) -> OptionLine:  # fmt: skip
        """A row with a stepper through values; a value between them shows as the nearest."""
        now = self.value(name)
        nearest = min(range(len(values)), key=lambda index: abs(values[index] - now))
        return step_through(self.ctx, label, [wording(value) for value in values], nearest,
                            lambda index: self.put(**{name: values[index]}), note)  # fmt: skip

    def level(self, name: str, label: str, cue: str) -> OptionLine:
        """A row with a slider from 0 to 100; a sample sounds where it comes to rest."""

        def changed(level: int) -> None:
            self.put(**{name: level})
            self.ctx.sound.play(cue)

        words, sample = say("sound-play", name=label), partial(self.ctx.sound.play, cue)
        play = IconButton(self.ctx, words, sample, icon=Icon.PLAY, on_panel=True, radius_units=20,
                          silent=True)  # fmt: skip
        return slide(self.ctx, label, self.value(name), changed, low=0, high=100, on_release=True,
                     beside=play)  # fmt: skip
