"""Groups of option rows: a caption with its control beside it, or under it when it is narrow."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pygame import Rect

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import ValueButton
from hearts_gui.ui.widgets.choice import Segmented, Toggle
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Either, Flow, Item, Masonry, Padded, Part, Row, Sized
from hearts_gui.ui.widgets.rows import OPTION_ROW, ROW_EDGE, Caption, Panel
from hearts_gui.ui.widgets.slider import Slider
from hearts_gui.ui.widgets.stepper import Stepper

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
        """Caption, control and what is below."""
        return self._places(width).height + self._height_below(width)

    def place(self, box: Rect) -> None:
        """Span a group from side to side."""
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
    """How narrow a control may be beside its caption: only a list can be cut."""
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
    step: int = 1, wording: Callable[[int], str] = str, on_release: bool = False,
    beside: Item | None = None,
) -> OptionLine:  # fmt: skip
    """A row with a slider, and something `beside` it."""
    slider = Slider(ctx, label, low=low, high=high, value=value, changed=changed, step=step,
                    wording=wording, on_release=on_release)  # fmt: skip
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
