"""Screens over the table: the moon, the game's menu, questions with a few answers."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.particles import Particle, ParticlesNode
from hearts_gui.ui.draw.stage import BaseNode, SpriteNode
from hearts_gui.ui.draw.tween import out_cubic
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import KeyDown, PointerDown, UiEvent
from hearts_gui.ui.shell.keymap import key_words
from hearts_gui.ui.table.nodes.effects import GOLD, moon_surface, star_surface
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

NIGHT = (21, 18, 43)
VEILS = (0.35, 0.75)
MOON_MS = 2600.0
RISE_MS = 1100.0
WORDS_MS = 420.0  # by now the moon has passed the place of the words
BURST_MS = 900.0
STARS = 26
LEAVE = "table-menu-leave"
"""The message of the way to the menu."""


class _Words(BaseNode):
    """The shooter's name over the night."""

    def __init__(self, ctx: Context, title: str, line: str, box: Rect) -> None:
        super().__init__(box, z=5.0)
        self.ctx, self.title, self.line = ctx, title, line

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw both lines centred."""
        skin = Skin(self.ctx)
        box = self.rect
        kinds = (skin.type(units, Face.DISPLAY) for units in range(64, 20, -4))
        kind = skin.painter.largest(self.title, kinds, box.w)
        upper = Rect(box.x, box.y, box.w, round(box.h * 0.68))
        lower = Rect(box.x, upper.bottom, box.w, box.h - upper.h)
        white = (247, 244, 235)
        skin.painter.label(surface, self.title, kind, white, upper, align=Align.CENTRE)
        small = skin.type(19, Face.MEDIUM)
        skin.painter.label(surface, self.line, small, (199, 190, 235), lower, align=Align.CENTRE)


class MoonScene(Scene):
    """Someone took everything: the moon rises over the darkened table; any key goes on."""

    overlay = True

    def __init__(
        self, ctx: Context, title: str, line: str, origin: tuple[float, float],
        done: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self._title, self._line, self._origin, self._done = title, line, origin, done
        self._spent = 0.0
        self._veil = 0
        self._still = ctx.settings.reduced_motion
        self._speed = ctx.settings.speed or 1.0
        self._moon: SpriteNode | None = None
        self._stars: ParticlesNode | None = None
        self._words: _Words | None = None

    def background(self) -> Surface:
        """The table under as much night as there is by now."""
        base = super().background().copy()
        veil = Surface(base.get_size())
        veil.fill(NIGHT)
        level = VEILS[-1] if self._still else VEILS[min(self._veil, len(VEILS) - 1)]
        veil.set_alpha(round(255 * level))
        base.blit(veil, (0, 0))
        return base

    def build(self) -> None:
        """Moon, stars, words."""
        if self._spent == 0:
            self.ctx.sound.play("moon")
        metrics = self.ctx.metrics
        stage = metrics.stage
        side = round(min(stage.h * 0.46, stage.w * 0.6))
        self._moon = SpriteNode(moon_surface(self.ctx.painter, side), self._moon_at(1.0), z=2.0)
        box = Rect(0, 0, round(stage.w * 0.9), round(stage.h * 0.2))
        box.midtop = (stage.centerx, round(stage.y + stage.h * 0.6))
        self._words = _Words(self.ctx, self._title, self._line, box)
        self._words.visible = self._still or self._spent >= WORDS_MS
        self.stage.add(self._moon, self._words)
        if not self._still:
            self._stars = ParticlesNode(self._burst(), z=3.0)
            self.stage.add(self._stars)
            self._moon.place(moon_surface(self.ctx.painter, side), self._moon_at(0.0))

    def _burst(self) -> list[Particle]:
        import math

        u = self.ctx.metrics.base_u
        made = []
        for index in range(STARS):
            angle = index * 2 * math.pi / STARS
            pace = (260 + 170 * (index % 3)) * u
            picture = star_surface(self.ctx.painter, round((12 + 5 * (index % 4)) * u), GOLD)
            made.append(
                Particle((picture,), self._origin, (pace * math.cos(angle), pace * math.sin(angle)))
            )
        return made

    def _moon_at(self, part: float) -> tuple[float, float]:
        stage = self.ctx.metrics.stage
        return (stage.centerx, stage.y + stage.h * (1.1 - 0.74 * part))

    def arrival(self) -> tuple[str, ...]:
        """How it goes on; what it is was said already."""
        waits = self.ctx.listening.waits
        return (say("aloud-space", key=key_words(pygame.K_SPACE)),) if waits else ()

    def handle(self, event: UiEvent) -> bool:
        """Any key or press goes on."""
        match event:
            case KeyDown(key=pygame.K_m) | KeyDown(repeat=True):
                return False
            case KeyDown() | PointerDown():
                self._finish()
                return True
            case _:
                return False

    def _finish(self) -> None:
        self.ctx.scenes.remove(self)
        self._done()

    def update(self, dt_ms: float) -> None:
        """Rise, burst, and go after a while."""
        self._spent += dt_ms * self._speed
        if self._spent >= MOON_MS and not self.ctx.listening.waits:
            self._finish()
            return
        if self._still or self._moon is None:
            return
        step = 0 if self._spent < 120 else 1
        if step != self._veil:
            self._veil = step
            self.stage.set_background(self.background())
        if self._words is not None:
            self._words.visible = self._spent >= WORDS_MS
        if self._spent <= RISE_MS + 60:
            side = self._moon.rect.w
            part = out_cubic(self._spent / RISE_MS)
            self._moon.place(moon_surface(self.ctx.painter, side), self._moon_at(part))
        if self._stars is not None:
            if self._spent < BURST_MS:
                self._stars.level = round(1 - (self._spent / BURST_MS) ** 3, 1)
                self._stars.fly(dt_ms * self._speed, 0.0)
            else:
                self._stars.visible = False

    def idle_wait_ms(self) -> int | None:
        """Moving, then waiting for its end."""
        if not self._still and self._spent < RISE_MS + 100:
            return None
        left = (MOON_MS - self._spent) / self._speed
        return max(1, int(left)) if left > 0 else super().idle_wait_ms()


def back_button() -> DialogButton:
    """The answer that goes on with the game."""
    return DialogButton(say("table-menu-back"), lambda: None, primary=True, icon=Icon.PLAY)


def pause_dialog(
    ctx: Context, *, title: str, lines: Sequence[str],
    entries: Sequence[tuple[str, Icon, Callable[[], None]]],
) -> Dialog:  # fmt: skip
    """The game's menu; Escape and the first entry go on with the game."""
    choices = [back_button()]
    choices += [DialogButton(label, action, icon=icon) for label, icon, action in entries]
    return Dialog(ctx, title, "\n".join(lines), tuple(choices))
