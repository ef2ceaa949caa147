"""A line of text that can be typed, selected, copied and pasted; also the search field."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import clean
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import alpha
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import ENTER, KeyDown
from hearts_gui.ui.widgets.base import Role, Widget

HEIGHT = 48


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A line with its cursor; what lies between cursor and anchor is selected."""

    text: str = ""
    cursor: int = 0
    anchor: int = 0

    @classmethod
    def of(cls, text: str, anchor: int | None = None) -> "TypedLine":
        """A text with the cursor at its end, selected from the anchor on."""
        return cls(text, len(text), len(text) if anchor is None else anchor)

    @property
    def span(self) -> tuple[int, int]:
        """Where the selection begins and ends."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    @property
    def selected(self) -> str:
        """The selected part of the text."""
        start, end = self.span
        return self.text[start:end]

    def put(self, text: str) -> "TypedLine":
        """The line after this text replaces the selection."""
        start, end = self.span
        after = start + len(text)
        return TypedLine(self.text[:start] + text + self.text[end:], after, after)

    def at(self, index: int, *, keep: bool) -> "TypedLine":
        """The line with its cursor here; its anchor stays or goes there too."""
        cursor = max(0, min(len(self.text), index))
        return TypedLine(self.text, cursor, self.anchor if keep else cursor)

    def erased(self, index: int) -> "TypedLine":
        """The line without the selection, or else without what is between cursor and index."""
        return (self if self.selected else self.at(index, keep=True)).put("")

    def word(self, step: int) -> int:
        """The end of the word before or after the cursor."""
        index = self.cursor
        while 0 <= index + min(step, 0) < len(self.text) and self._space(index, step):
            index += step
        while 0 <= index + min(step, 0) < len(self.text) and not self._space(index, step):
            index += step
        return index

    def _space(self, index: int, step: int) -> bool:
        return self.text[index + min(step, 0)].isspace()

    def target(self, key: int, *, keep: bool) -> int | None:
        """Where a key takes the cursor; an arrow goes to the end of a selection first."""
        start, end = self.span
        some = start != end and not keep
        targets = {
            pygame.K_LEFT: start if some else self.cursor - 1,
            pygame.K_RIGHT: end if some else self.cursor + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        return targets.get(key)


class TextField(Widget):
    """The text with its cursor and selection.

    `changed` is called at every change, `submitted` at Enter. With `search` the field is round, has
    a glass at the left, and Escape empties it.
    """

    role = Role.TEXT_FIELD
    drags = True
    margin_units = 3.0
    holds = True
    height_units = HEIGHT

    def __init__(
        self, ctx: Context, label: str, *, changed: Callable[[str], None],
        submitted: Callable[[str], None] | None = None, text: str = "", placeholder: str = "",
        longest: int = 200, search: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label)
        self._typed = TypedLine.of(text)
        self.placeholder = placeholder
        self._changed = changed
        self._submitted = submitted
        self._longest = longest
        self.searches = search
        self._scroll = 0
        self._composing = ""
        self._last_click = -1e9

    # -- what it says

    @property
    def text(self) -> str:
        """What has been typed."""
        return self._typed.text

    @property
    def value_text(self) -> str:
        return self.text or self.placeholder

    @property
    def focus_radius(self) -> float:
        return self.box.h / 2 / self.ctx.metrics.u if self.searches else 14.0

    def set_text(self, text: str) -> None:
        """Show another text without telling anyone."""
        if text != self.text:
            self._typed = TypedLine.of(text)
            self.touch()

    def select_all(self) -> None:
        """Select the whole text, so that typing replaces it."""
        self._become(TypedLine.of(self.text, anchor=0))

    def take_over(self, before: Widget) -> None:
        """Continue typing where the field that stood here was, if the text is still the same."""
        super().take_over(before)
        if isinstance(before, TextField) and before.text == self.text:
            self._typed = before._typed
            self._composing = before._composing

    # -- changing the text

    def type_text(self, text: str) -> None:
        self._composing = ""
        text = clean(text[: 10 * self._longest].replace("\n", " ").replace("\t", " "))
        room = self._longest - len(self.text) + len(self._typed.selected)
        self._become(self._typed.put(text[: max(0, room)]))

    def compose_text(self, text: str) -> None:
        """An input method shows what it is putting together; empty when it is done."""
        self._composing = clean(text)
        self.touch()

    def _become(self, line: TypedLine) -> None:
        before, self._typed = self.text, line
        self.touch()
        if line.text != before:
            self._changed(line.text)

    # -- keys

    def key(self, event: KeyDown) -> bool:
        """Editing keys; printable keys are used here too, their text follows by itself."""
        if self._composing:
            return True
        if event.ctrl and not event.mods & pygame.KMOD_ALT:
            return self._command(event)
        if event.key in ENTER:
            if self._submitted is not None and not event.repeat:
                self._submitted(self.text)
            return True
        if event.key == pygame.K_ESCAPE:
            if not (self.searches and self.text):
                return False
            self._become(TypedLine())
            return True
        line = self._typed
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            step = -1 if event.key == pygame.K_BACKSPACE else 1
            self._become(line.erased(line.cursor + step))
            return True
        target = line.target(event.key, keep=event.shift)
        if target is None:
            return bool(event.text and event.text.isprintable())
        self._become(line.at(target, keep=event.shift))
        return True

    def _command(self, event: KeyDown) -> bool:
        line = self._typed
        match event.key:
            case pygame.K_a:
                self.select_all()
            case pygame.K_c | pygame.K_x:
                if line.selected:
                    clipboard.copy(line.selected)
                    self._become(line.put("") if event.key == pygame.K_x else line)
            case pygame.K_v:
                self.type_text(clipboard.paste())
            case pygame.K_LEFT:
                self._become(line.at(line.word(-1), keep=event.shift))
            case pygame.K_RIGHT:
                self._become(line.at(line.word(1), keep=event.shift))
            case pygame.K_BACKSPACE:
                self._become(line.erased(line.word(-1)))
            case pygame.K_DELETE:
                self._become(line.erased(line.word(1)))
            case _:
                return False
        return True

    # -- pointer

    def pointer_down(self, pos: tuple[int, int]) -> None:
        """Put the cursor here; a double click selects everything; the cross empties."""
        self.pressed = True
        now = self.ctx.now()
        if self.searches and self.text and pos[0] >= self._cross().x:
            self._become(TypedLine())
            self.pressed = False
        elif (
            now - self._last_click < 1000 * self.ctx.settings.double_seconds
            and now > self._last_click
        ):
            self.select_all()
            self.pressed = False
        else:
            self._become(self._typed.at(self._place_at(pos[0]), keep=False))
        self._last_click = now

    def pointer_move(self, pos: tuple[int, int]) -> None:
        if self.pressed:
            self._become(self._typed.at(self._place_at(pos[0]), keep=True))

    def _place_at(self, x: int) -> int:
        kind, left = self.skin.type(17), self._line().x - self._scroll
        fonts = self.skin.painter.fonts
        ends = [abs(left + fonts.width(kind, self.text[:i]) - x) for i in range(len(self.text) + 1)]
        return ends.index(min(ends))

    # -- drawing

    def set_focus(self, on: bool) -> None:
        """Tell the system where an input method's window should open."""
        super().set_focus(on)
        if on and pygame.display.get_init():
            pygame.key.set_text_input_rect(self.skin.metrics.points(self.box))

    def _cross(self) -> Rect:
        side = max(self.skin.px(20), 16) + 2 * self.skin.px(12)
        return Rect(self.box.right - side, self.box.y, side, self.box.h)

    def _line(self) -> Rect:
        skin, box = self.skin, self.box
        left = box.x + (skin.px(50) if self.searches else skin.px(16))
        right = self._cross().x if self.searches else box.right - skin.px(16)
        return Rect(left, box.y, max(1, right - left), box.h)

    def draw(self, surface: Surface, clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        radius = box.h / 2 if self.searches else 14 * skin.metrics.u
        line = theme.accent if self.focused else theme.panel_line
        style = BoxStyle(radius, theme.field, line, skin.hairline * (1.6 if self.focused else 1))
        skin.painter.box(surface, box, style)
        if self.searches:
            center = (box.x + skin.px(28), box.centery)
            skin.icons.draw(surface, Icon.SEARCH, center, skin.px(20), theme.text2)
            if self.text:
                skin.icons.draw(surface, Icon.CLOSE, self._cross().center, skin.px(18), theme.text2)
        area = self._line()
        surface.set_clip(area.clip(clip))
        self._draw_text(surface, area)
        surface.set_clip(clip)

    def _draw_text(self, surface: Surface, area: Rect) -> None:
        skin, theme, kind = self.skin, self.skin.theme, self.skin.type(17)
        fonts = skin.painter.fonts
        if not self.text and not self._composing:
            skin.painter.label(surface, self.placeholder, kind, theme.text2, area)
        line = self._typed
        shown = line.text[: line.cursor] + self._composing + line.text[line.cursor :]
        index = line.cursor + len(self._composing)
        cursor = fonts.width(kind, shown[:index])
        self._scroll = max(0, min(self._scroll, cursor), cursor - area.w + skin.px(3))
        cap = fonts.cap_height(kind)
        base = (area.x - self._scroll, area.y + round((area.h + cap) / 2))
        if line.selected:
            left, right = (fonts.width(kind, line.text[:i]) for i in line.span)
            mark = Rect(base[0] + left, base[1] - round(cap * 1.5), right - left, cap * 2)
            skin.painter.box(surface, mark, BoxStyle(3, alpha(theme.accent, 0.35)))
        skin.painter.text_at(surface, shown, kind, theme.text, base)
        if self._composing:
            left = fonts.width(kind, line.text[: line.cursor])
            rule = Rect(base[0] + left, base[1] + 3, cursor - left, max(1, skin.px(1.5)))
            skin.painter.box(surface, rule, BoxStyle(0, theme.accent))
        if self.focused:
            bar = Rect(base[0] + cursor, base[1] - round(cap * 1.45), max(2, skin.px(2)), cap * 2)
            skin.painter.box(surface, bar, BoxStyle(0, theme.text))
