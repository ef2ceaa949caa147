"""Rows: a list's entries with icon and detail; captions beside or over a control; boxes; faces."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.stage import Drawn
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import NOWHERE, Role, Skin, Widget
from hearts_gui.ui.widgets.button import ValueButton
from hearts_gui.ui.widgets.choice import Segmented, Toggle
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Either, Flow, Item, Masonry, Padded, Part, Row, Sized
from hearts_gui.ui.widgets.stepper import Slider, Stepper
from hearts_gui.wording.language.messages import joined

OPTION_ROW = 64
ROW_EDGE = 24
"""From the side of a group's box to its texts, in design units."""


class ListRow(Widget):
    """A clickable row: icon, title, detail, chevron; gold if `chosen`, a `dot` if it is new."""

    role = Role.LIST_ITEM
    margin_units = 4.0
    height_units = 64.0
    focus_radius = 16.0
    note = Drawn("")

    def __init__(
        self, ctx: Context, label: str, action: Callable[[], None], *, icon: Icon | None = None,
        detail: str = "", note: str = "", chevron: bool = True, chosen: bool = False,
        mark: Icon | None = None, pad: float = 26, dot: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label)
        self.act = action
        self._icon = None if icon is None else Icon(icon)
        self._detail = detail
        self.note = note
        self._chevron = chevron
        self._mark = None if mark is None else Icon(mark)
        self._pad = pad
        self._dot = dot
        self.chosen = chosen

    @property
    def value_text(self) -> str:
        return joined(self._detail, self.note)

    def measure(self, width: int) -> int:
        """The height of every row, or more where title and note have no room in one line each."""
        return super().measure(width) + (sum(self._more(width)) if self.note else 0)

    def _more(self, width: int) -> tuple[int, int]:
        """The height of title and note beyond that of a line."""
        skin, room = self.skin, width - self.px(self._pad) - self.px(20)
        room -= self.px(24 + 24) if self._icon else 0
        room -= self.px(18 + 15) if self._chevron else 0
        room -= self.px(18 + 10) if self._mark else 0
        kinds = ((self.label, skin.type(19, Face.SEMIBOLD)), (self.note, skin.type(15)))
        title, note = (
            skin.painter.label_height(text, kind, room - 2) - skin.fonts_height(kind)
            for text, kind in kinds
        )
        return title, note

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        radius = 16 * skin.metrics.u
        if self.chosen:
            skin.chosen(surface, box)
        elif (self.hovered or self.pressed) and self.enabled:
            level = 0.20 if self.pressed else 0.13
            skin.painter.box(surface, box, BoxStyle(radius, skin.ink(level)))
        left, right = box.x + skin.px(self._pad), box.right - skin.px(20)
        lit = (self.hovered or self.focused or self.chosen) and self.enabled
        if self._icon:
            side = skin.px(24)
            ink = theme.accent if lit else theme.text2
            skin.icons.draw(surface, self._icon, (left + side / 2, box.centery), side, ink)
            left += side + skin.px(24)
        if self._chevron:
            side = skin.px(18)
            center = (right - side / 2, box.centery)
            skin.icons.draw(surface, Icon.CHEVRON_RIGHT, center, side, theme.text2)
            right -= side + skin.px(15)
        if self._mark:
            side = skin.px(18)
            center = (right - side / 2 - skin.px(3), box.centery)
            skin.icons.draw(surface, self._mark, center, side, theme.text2)
            right -= side + skin.px(10)
        self._draw_texts(surface, Rect(left, box.y, right - left, box.h))

    def _draw_texts(self, surface: Surface, line: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        level = 1.0 if self.enabled else 0.38
        title, small = skin.type(19, Face.SEMIBOLD), skin.type(15)
        if self.note:
            over, under = self._more(self.box.w)
            high = line.h - over - under
            upper = Rect(line.x, line.y, line.w, round(high * 0.58) + over)
            lower = Rect(line.x, line.y + round(high * 0.46) + over, line.w,
                         round(high * 0.48) + under)  # fmt: skip
            skin.painter.label(surface, self.label, title, theme.text, upper, level=level)
            skin.painter.label(surface, self.note, small, theme.text2, lower, level=level)
            return
        detail_width = 0
        wanted = skin.painter.text_width(self._detail, small) if self._detail else 0
        room = line.w - skin.painter.text_width(self.label, title) - skin.px(16)
        # A detail with no room for itself is left out rather than cut to a scrap.
        if wanted and room >= wanted:
            detail_width = wanted
            area = Rect(line.right - wanted, line.y, wanted, line.h)
            skin.painter.label(surface, self._detail, small, theme.text2, area)
        if self._dot and room >= detail_width + skin.px(24):
            aside = detail_width + skin.px(16) if detail_width else skin.px(8)
            spot = (line.right - aside, line.centery)
            skin.painter.disc(surface, spot, skin.px(5), fill=(*theme.accent, 255))
        width = line.w - (detail_width + skin.px(16) if detail_width else 0)
        area = Rect(line.x, line.y, width, line.h)
        skin.painter.label(surface, self.label, title, theme.text, area, level=level)


class Panel(Widget):
    """A box behind other widgets: a group with its title, or a bare panel."""

    focusable = False
    margin_units = 34.0

    def __init__(
        self, ctx: Context, title: str, *, group: bool = False, shadow: bool = False,
        solid: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ctx, title, z=0.5)
        self._group, self._shadow, self._solid = group, shadow, solid

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        if self._shadow:
            skin.shadow(surface, box, radius=26, blur=20, dy=8, level=0.34)
        style = skin.group() if self._group else skin.panel(solid=self._solid)
        skin.painter.box(surface, box, style)
        if self._group and self.label:
            line = Rect(box.x + skin.px(24), box.y + skin.px(8), box.w - 2 * skin.px(24),
                        skin.px(44))  # fmt: skip
            kind = skin.type(19, Face.SEMIBOLD)
            skin.painter.label(surface, self.label, kind, skin.theme.text, line)


class Caption(Widget):
    """The words of an option row: a hairline above, the caption, and a note under it.

    `box` is where the words are; what is drawn under the whole row lies in `row`.
    """

    focusable = False
    margin_units = 2.0

    def __init__(self, ctx: Context, label: str, *, note: str = "", heads: bool = False) -> None:
        """`heads` makes it the title of its group."""
        super().__init__(ctx, label, z=0.8)
        self._row = NOWHERE
        self._note, self._heads = note, heads
        self._kind = self.skin.type(19, Face.SEMIBOLD) if heads else self.skin.type(17)

    def place(self, row: Rect, words: Rect) -> None:
        """Put the row here, with the words in this part of it."""
        if row != self._row or words != self.base_box:
            self._row = row.copy()
            self.move_to(words)

    @property
    def row(self) -> Rect:
        """The whole row on the window."""
        return self._row.move(0, self.shift)

    @property
    def rect(self) -> Rect:
        return self.row.inflate(2, 4)

    @rect.setter
    def rect(self, value: Rect) -> None:
        self.move_to(value)

    def note_lines(self, width: int) -> int:
        """The number of lines of the note at a width."""
        return (
            len(self.skin.painter.wrap(self._note, self.skin.type(14), width)) if self._note else 0
        )

    def preferred_width(self, room: int) -> int:
        return min(room, self.skin.painter.text_width(self.label, self._kind) + self.px(4))

    def measure(self, width: int) -> int:
        height = self.skin.painter.paragraph_height(self.label, self._kind, width)
        return height + self.note_lines(width) * self.skin.fonts_height(self.skin.type(14))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        row, pad = self.row, skin.px(ROW_EDGE)
        line = Rect(row.x + pad, row.y, row.w - 2 * pad, max(1, round(skin.hairline)))
        if not self._heads:
            skin.painter.box(surface, line, BoxStyle(0, skin.ink(0.10)))
        area = Rect(box.x, box.y + (box.h - self.measure(box.w)) // 2, box.w, box.h)
        ink = theme.text if self.enabled else theme.text2
        area.y += skin.painter.paragraph(surface, self.label, self._kind, ink, area)
        if self._note:
            skin.painter.paragraph(surface, self._note, skin.type(14), self.note_ink, area)

    @property
    def note_ink(self) -> Colour:
        return self.skin.theme.text2


BETWEEN = 20
NOTE_LINES = 2
TITLE = 54
CONTROL = 44
COLUMN = 480
"""The least width of a column of groups."""


class _Places(NamedTuple):
    """The words, the control, and the height of both; from the upper left of the row."""

    words: Rect
    control: Rect
    height: int


class OptionLine(Flow):
    """A caption and its control, and what lies `below` them."""

    def __init__(self, caption: Caption, control: Item, *below: Item) -> None:
        super().__init__(caption, control, *below)
        self.caption, self._control = caption, control
        self._below = Column(*below, gap=8)

    def height_at(self, width: int) -> int:
        return self._places(width).height + self._height_below(width)

    def place(self, box: Rect) -> None:
        places = self._places(box.w)
        self.caption.place(Rect(box.x, box.y, box.w, places.height), places.words.move(box.topleft))
        self._control.move_to(places.control.move(box.topleft))
        edge = self.px(ROW_EDGE)
        top = box.y + places.height + self.px(2)
        self._below.move_to(Rect(box.x + edge, top, box.w - 2 * edge, 0))

    def _height_below(self, width: int) -> int:
        height = self._below.measure(width - 2 * self.px(ROW_EDGE))
        return height + self.px(2 + 16) if height else 0

    def _places(self, row: int) -> _Places:
        """Place both side by side where the words have room; a long note gets all the width."""
        edge, hit = self.px(ROW_EDGE), self.caption.skin.metrics.hit
        width = row - 2 * edge
        label = self.caption.preferred_width(width)
        free = max(_least(self._control, width), width - label - self.px(BETWEEN))
        control = min(self._control.preferred_width(width), free, width)
        words = width - control - self.px(BETWEEN)
        # The row is high enough to be touched.
        height = min(self._control.measure(control), self.px(CONTROL))
        if words >= min(label, width // 2) and self.caption.note_lines(words) <= NOTE_LINES:
            full = max(self.px(OPTION_ROW), hit + self.px(8))
            full = max(full, height, self.caption.measure(words) + self.px(16))
            box = Rect(row - edge - control, (full - height) // 2, control, height)
            return _Places(Rect(edge, 2, words, full - 2), box, full)
        head = self.caption.measure(width) + self.px(16)
        below = max(height, hit)
        box = Rect(edge, head + (below - height) // 2, control, height)
        return _Places(Rect(edge, 2, width, head - 2), box, head + below + self.px(16))


def _least(control: Item, room: int) -> int:
    """The least width of a control beside its caption: only a list can be cut."""
    shown = control.chosen(room) if isinstance(control, Either) else control
    return shown.whole_width if isinstance(shown, Dropdown) else control.preferred_width(room)


def option_group(
    ctx: Context, title: str, rows: Sequence[Part], last: Widget | None = None
) -> Item:
    """A titled box of rows; `last` stands at its bottom."""
    end = None if last is None else Padded(last, across=ROW_EDGE)
    bottom = 10 if last is None else 0
    panel = Panel(ctx, title, group=True)
    return Padded(Column(*rows, end), top=TITLE, bottom=bottom, behind=panel)


def option_groups(ctx: Context, groups: Iterable[tuple[str, Sequence[Item]]]) -> Masonry:
    """Groups in two columns of about one height where there is room, else in one."""
    return Masonry(*(option_group(ctx, *group) for group in groups if group[1]), least=COLUMN)


def switch(
    ctx: Context, label: str, *, on: bool, changed: Callable[[bool], None], note: str = ""
) -> OptionLine:
    """A row with a toggle."""
    return OptionLine(Caption(ctx, label, note=note), Toggle(ctx, label, on=on, changed=changed))


def slide(
    ctx: Context, label: str, value: int, changed: Callable[[int], None], *, low: int, high: int,
    step: int = 1, wording: Callable[[int], str] = str, beside: Item | None = None,
) -> OptionLine:  # fmt: skip
    """A row with a slider, and something `beside` it."""
    slider = Slider(ctx, label, low=low, high=high, value=value, changed=changed, step=step,
                    wording=wording)  # fmt: skip
    control: Item = slider if beside is None else Row(slider, beside, gap=10)
    return OptionLine(Caption(ctx, label), control)


def step_through(
    ctx: Context, label: str, values: Sequence[str], chosen: int, changed: Callable[[int], None],
    note: str = "",
) -> OptionLine:  # fmt: skip
    """A row with a stepper."""
    stepper = Stepper(ctx, label, values=values, chosen=chosen, changed=changed)
    return OptionLine(Caption(ctx, label, note=note), stepper)


def press(
    ctx: Context, label: str, value: str, action: Callable[[], None], *, icon: Icon | None = None,
    portrait: str | None = None,
) -> OptionLine:  # fmt: skip
    """A row with a button that shows a value and leads to where it is changed."""
    button = ValueButton(ctx, label, action, value=value, icon=icon, portrait=portrait)
    return OptionLine(Caption(ctx, label), Sized(button, width=250, height=48))


def choose(
    ctx: Context, label: str, options: Sequence[str], chosen: int, changed: Callable[[int], None],
    *, note: str = "", in_list: bool = False,
) -> OptionLine:  # fmt: skip
    """A row with the options side by side where there is room, else a list."""
    control: Item = Dropdown(ctx, label, options=options, chosen=chosen, changed=changed)
    if not in_list:
        side_by_side = Segmented(ctx, label, options=options, chosen=chosen, changed=changed)
        control = Either(side_by_side, control)
    return OptionLine(Caption(ctx, label, note=note), control)


def draw_faces(
    surface: Surface, skin: Skin, names: Sequence[str], end: tuple[int, int], *, radius: int,
    ground: Colour, least: int,
) -> int | None:  # fmt: skip
    """Draw portraits that end here; returns where they begin, None if left of `least` or none."""
    step = round(radius * 1.5)
    left = end[0] - 2 * radius - (len(names) - 1) * step
    if not names or left < least:
        return None
    for index, name in enumerate(names):
        center = (left + radius + index * step, end[1])
        skin.icons.draw_portrait(surface, skin.painter, name, center, radius, line=(*ground, 255))
    return left


class IconMark(Widget):
    """An icon before a text."""

    focusable = False
    silent = True
    width_units = height_units = 22.0

    def __init__(self, ctx: Context, icon: Icon, ink: Colour) -> None:
        super().__init__(ctx, "")
        self._icon, self._ink = icon, ink

    def draw(self, surface: Surface, _clip: Rect) -> None:
        self.skin.icons.draw(surface, self._icon, self.box.center, self.box.h, self._ink)


def signed(ctx: Context, icon: Icon, words: Item, ink: Colour | None = None) -> Item:
    """Words after an icon."""
    return Row(IconMark(ctx, icon, ink or ctx.theme.text2), Sized(words, grow=1))


class SeatFace(Widget):
    """A portrait on its disc, or a question mark for someone not known yet."""

    focusable = False
    silent = True
    margin_units = 3.0
    width_units = height_units = 44.0

    def __init__(self, ctx: Context, portrait: str) -> None:
        super().__init__(ctx, portrait)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        radius = box.w / 2
        if self.label:
            skin.icons.draw_portrait(surface, skin.painter, self.label, box.center, radius)
            return
        style = BoxStyle(radius, skin.ink(0.10), skin.edge(0.22), skin.hairline)
        skin.painter.box(surface, box, style)
        skin.icons.draw(surface, Icon.QUESTION, box.center, round(radius), skin.theme.text2)
