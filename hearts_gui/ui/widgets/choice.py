"""One of several in a row: the segmented control, which is also the tab bar; and the switch, on or
off, with a check mark for those who do not see the colour."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import Drawn
from hearts_gui.ui.draw.theme import MIN_TEXT, alpha, mix
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import NOWHERE, Glide, Part, Role, Widget
from hearts_gui.wording.language.messages import say

SLIDE_MS = 180
SIZE = (56, 32)
THUMB = 13
MOVE_MS = 140


class Sliding(Widget):
    """A widget of which a part slides to what was chosen."""

    _glide: Glide

    def take_over(self, before: Widget) -> None:
        """Slide on from where the part was before the page was made again."""
        super().take_over(before)
        if isinstance(before, Sliding):
            now, self._glide = self._glide.value, before._glide
            self._glide.to(now, instantly=self.still)

    @property
    def animating(self) -> bool:
        return self._glide.moving

    def update(self, dt_ms: float) -> None:
        if self._glide.update(dt_ms):
            self.touch()


class Toggle(Sliding):
    """A switch whose thumb slides; on is the accent colour with a check at the left."""

    role = Role.TOGGLE
    margin_units = 3.0
    width_units, height_units = SIZE
    focus_radius = SIZE[1] / 2

    def __init__(
        self, ctx: Context, label: str, *, on: bool, changed: Callable[[bool], None]
    ) -> None:
        super().__init__(ctx, label)
        self.on = on
        self._changed = changed
        self._glide = Glide(1.0 if on else 0.0, MOVE_MS)

    @property
    def value_text(self) -> str:
        return say("widget-switch", on=self.on)

    def measure(self, _width: int) -> int:
        return self.px(self.height_units)

    def activate(self) -> None:
        self.on = not self.on
        self._glide.to(1.0 if self.on else 0.0, instantly=self.still)
        self.touch()
        self.ctx.sound.play("toggle-on" if self.on else "toggle-off")
        self._changed(self.on)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        theme = skin.theme
        part = self._glide.value
        radius = box.h / 2
        off = BoxStyle(radius, skin.ink(0.16), skin.edge(0.30), skin.hairline)
        skin.painter.box(surface, box, off)
        if part > 0:
            colour = theme.accent if self.enabled else theme.text2
            on = BoxStyle(radius, alpha(colour, round(part * 20) / 20))
            skin.painter.box(surface, box, on)
        if part > 0.5:
            center = (box.x + box.h * 0.52, box.centery)
            skin.icons.draw(surface, Icon.CHECK, center, skin.px(16), theme.on_accent)
        reach = box.w - box.h
        x = box.x + radius + reach * part
        thumb = THUMB * box.h / SIZE[1]
        white = (255, 255, 255) if self.enabled else mix(theme.text2, theme.solid_panel, 0.45)
        skin.painter.disc(surface, (x, box.centery + skin.px(1)), thumb, fill=(0, 0, 0, 60))
        skin.painter.disc(surface, (x, box.centery), thumb, fill=white)
        if self.hovered and self.enabled:
            skin.painter.box(surface, box, BoxStyle(radius, None, skin.edge(0.45), 1.5))


class Segmented(Sliding):
    """A row of choices in a field; the chosen one is a solid block that slides."""

    role = Role.TABS
    margin_units = 3.0
    _hovered_index = Drawn[int | None](None)

    def __init__(
        self, ctx: Context, label: str, box: Rect = NOWHERE, *, options: Sequence[str], chosen: int,
        changed: Callable[[int], None], round_ends: bool = False, units: float = 16,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label, box)
        self.options = tuple(options)
        self.chosen = chosen
        self._changed = changed
        self._round = round_ends
        self._units = units
        self._glide = Glide(float(chosen), SLIDE_MS)

    @property
    def value_text(self) -> str:
        return say(
            "widget-choice", option=self.options[self.chosen], n=self.chosen + 1,
            of=len(self.options),
        )  # fmt: skip

    def preferred_width(self, room: int) -> int:
        """A slot for each option, as wide as the longest needs."""
        kind = self.skin.type(self._units, Face.SEMIBOLD)
        widest = max(self.skin.painter.text_width(option, kind) for option in self.options)
        slot = max(widest + self.px(40 if self._round else 28), self.skin.metrics.hit)
        return min(room, len(self.options) * slot + 2 * self.px(4))

    @property
    def focus_radius(self) -> float:
        return self._radius / self.ctx.metrics.u

    @property
    def _radius(self) -> float:
        return self.box.h / 2 if self._round else 12 * self.ctx.metrics.u

    def choose(self, index: int) -> None:
        index = max(0, min(len(self.options) - 1, index))
        if index == self.chosen:
            return
        self.chosen = index
        self._glide.to(float(index), instantly=self.still)
        self.touch()
        self.ctx.sound.play("tick")
        self._changed(index)

    def _slot(self, index: float) -> Rect:
        inner = self.box.inflate(-2 * self.skin.px(4), -2 * self.skin.px(4))
        ends, at = self._ends(inner.w), min(int(index), len(self.options) - 1)
        part = index - at
        first, after, last = ends[at], ends[at + 1], ends[min(at + 2, len(self.options))]
        left = round(inner.x + first + part * (after - first))
        return Rect(left, inner.y, round(inner.x + after + part * (last - after)) - left, inner.h)

    def _ends(self, width: int) -> list[float]:
        """Where the slots end; they are of one width unless a word needs more than that."""
        count, kind = len(self.options), Type(Face.SEMIBOLD, MIN_TEXT)
        least = [max(self.skin.painter.text_width(word, kind) for word in option.split() or [""])
                 + 2 * self.skin.px(4) + 2 for option in self.options]  # fmt: skip
        spare = (width - sum(least)) / count
        if spare < 0 or max(least) <= width / count:
            return [width * end / count for end in range(count + 1)]
        return [0.0, *accumulate(need + spare for need in least)]

    def parts(self) -> tuple[Part, ...]:
        return tuple(
            Part(option, self._reach(index), partial(self.choose, index), index == self.chosen)
            for index, option in enumerate(self.options)
        )

    def _reach(self, index: int) -> Rect:
        """The area where a press chooses an option: more than the block that is drawn."""
        ends, hit = self._ends(self.box.w), self.hit
        left, right = (self.box.x + int(end) for end in ends[index : index + 2])
        return Rect(left, hit.y, right - left, hit.h)

    def _index_at(self, pos: tuple[int, int]) -> int:
        ends = self._ends(self.box.w)[1:-1]
        return sum(pos[0] - self.box.x >= end for end in ends)

    def press_at(self, pos: tuple[int, int]) -> None:
        self.choose(self._index_at(pos))

    def pointer_move(self, pos: tuple[int, int]) -> None:
        self._hovered_index = self._index_at(pos)

    def activate(self) -> None:
        """Choose the next option, the first after the last."""
        self.choose((self.chosen + 1) % len(self.options))

    def key(self, event: KeyDown) -> bool:
        index = event.target(self.chosen, 0, len(self.options) - 1)
        if index is not None:
            self.choose(index)
        return index is not None

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        radius = self._radius
        style = BoxStyle(radius, theme.field, theme.panel_line, skin.hairline)
        skin.painter.box(surface, self.box, style)
        inset = skin.px(4)
        block = self._slot(self._glide.value)
        inner = max(2.0, radius - inset)
        if self.enabled:
            skin.painter.box(surface, block, BoxStyle(inner, theme.text))
        kind = skin.type(self._units, Face.SEMIBOLD)
        pad, width = skin.px(4), min(self._slot(at).w for at in range(len(self.options)))
        width -= 2 * pad
        longest = max(self.options, key=lambda option: skin.painter.text_width(option, kind))
        if skin.painter.label_height(longest, kind, width) > block.h:
            kind = skin.painter.largest(longest, smaller(kind, MIN_TEXT), width)
        for index, option in enumerate(self.options):
            slot = self._slot(index)
            here = abs(self._glide.value - index) < 0.5 and self.enabled
            if self.hovered and index == self._hovered_index and not here and self.enabled:
                skin.painter.box(surface, slot, BoxStyle(inner, skin.ink(0.10)))
            ink = theme.solid_panel if here else theme.text2
            line = slot.inflate(-2 * pad, 0)
            skin.painter.label(surface, option, kind, ink, line, align=Align.CENTRE)
