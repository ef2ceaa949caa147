"""Groups of option rows: a caption with its control beside it, or under it when it is narrow."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets import dropdown, stepper, toggle
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import ValueButton
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.rows import OPTION_ROW, Caption, Panel
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.slider import Slider
from hearts_gui.ui.widgets.stepper import Stepper
from hearts_gui.ui.widgets.toggle import Toggle

Maker = Callable[[Context, Rect], Widget]


@dataclass(frozen=True, slots=True)
class FormRow:
    """One option: its words, the width its control wants in design units, how to make it.

    `least` is the narrowest width in design units at which the control still works; below it the
    control gets a line of its own.
    """

    label: str
    width: float
    make: Maker
    note: str = ""
    height: float = 44


@dataclass(frozen=True, slots=True)
class RowGroup:
    """A titled box of rows."""

    title: str
    rows: tuple[FormRow, ...]


def switch(label: str, *, on: bool, changed: Callable[[bool], None], note: str = "") -> FormRow:
    """A row with a toggle."""

    def make(ctx: Context, box: Rect) -> Widget:
        return Toggle(ctx, label, box, on=on, changed=changed)

    return FormRow(label, toggle.SIZE[0], make, note, toggle.SIZE[1])


def slide(
    label: str, value: int, changed: Callable[[int], None], *, low: int, high: int, step: int = 1,
    wording: Callable[[int], str] = str, note: str = "", on_release: bool = False,
) -> FormRow:  # fmt: skip
    """A row with a slider."""

    def make(ctx: Context, box: Rect) -> Widget:
        return Slider(ctx, label, box, low=low, high=high, value=value, changed=changed, step=step,
                      wording=wording, on_release=on_release)  # fmt: skip

    return FormRow(label, 290, make, note)


def step_through(
    label: str, values: Sequence[str], chosen: int, changed: Callable[[int], None], note: str = ""
) -> FormRow:
    """A row with a stepper."""

    def make(ctx: Context, box: Rect) -> Widget:
        return Stepper(ctx, label, box, values=values, chosen=chosen, changed=changed)

    return FormRow(label, stepper.SIZE[0] + 24, make, note)


def press(
    label: str, shown: str, action: Callable[[], None], *, icon: Icon | None = None,
    portrait: str | None = None, note: str = "",
) -> FormRow:  # fmt: skip
    """A row with a button that shows a value and leads to where it is changed."""

    def make(ctx: Context, box: Rect) -> Widget:
        return ValueButton(ctx, label, box, action, shown=shown, icon=icon, portrait=portrait)

    return FormRow(label, 250, make, note, 48)


def choose(
    label: str, options: Sequence[str], chosen: int, changed: Callable[[int], None], *,
    skin: Skin, room: int, note: str = "", in_list: bool = False,
) -> FormRow:  # fmt: skip
    """A row with the options side by side where `room` pixels are enough, else a list."""
    kind = skin.type(16, Face.SEMIBOLD)
    widest = max(skin.painter.text_width(option, kind) for option in options)
    slot = max(widest + skin.px(28), skin.metrics.hit)
    wanted = len(options) * slot + 2 * skin.px(4)
    if not in_list and wanted <= room:

        def make_row(ctx: Context, box: Rect) -> Widget:
            return Segmented(ctx, label, box, options=options, chosen=chosen, changed=changed)

        return FormRow(label, wanted / skin.metrics.u, make_row, note)

    def make_list(ctx: Context, box: Rect) -> Widget:
        return Dropdown(ctx, label, box, options=options, chosen=chosen, changed=changed)

    width = max(dropdown.SIZE[0], (widest + skin.px(60)) / skin.metrics.u)
    return FormRow(label, width, make_list, note)


def lay_out_group(
    ctx: Context, skin: Skin, group: RowGroup, place: Rect
) -> tuple[list[Widget], int]:
    """The widgets of a group from the top of a place, and the group's height."""
    pad = skin.px(24)
    inner = Rect(place.x + pad, 0, place.w - 2 * pad, 0)
    y = place.y + skin.px(54)
    made: list[Widget] = []
    for row in group.rows:
        widgets, height = lay_out_row(ctx, skin, row, Rect(inner.x, y, inner.w, 0))
        made.extend(widgets)
        y += height
    y += skin.px(10)
    box = Rect(place.x, place.y, place.w, y - place.y)
    return [Panel(ctx, group.title, box, group=True), *made], box.h


def lay_out_row(ctx: Context, skin: Skin, row: FormRow, line: Rect) -> tuple[list[Widget], int]:
    """The caption and control of a row from the top of a place, and the row's height."""
    kind, small = skin.type(17), skin.type(14)
    if not row.label:
        return [row.make(ctx, Rect(line.x, line.y, line.w, skin.px(row.height)))], skin.px(
            row.height
        )
    words = skin.painter.text_width(row.label, kind)
    width, high = min(skin.px(row.width), line.w), skin.px(row.height)
    full = max(skin.px(OPTION_ROW), ctx.metrics.hit + skin.px(8))
    beside = line.w - width - skin.px(16)
    # A note may take two lines beside its control; a longer one gets the whole width.
    note_h = skin.painter.paragraph_height(row.note, small, max(1, beside)) if row.note else 0
    if words + skin.px(4) <= beside and note_h <= 2 * skin.fonts_height(small):
        full = max(full, skin.fonts_height(kind) + note_h + skin.px(16))
        caption = Caption(ctx, row.label, Rect(line.x, line.y, line.w, full), note=row.note,
                          text_width=beside)  # fmt: skip
        box = Rect(line.right - width, line.y + (full - high) // 2, width, high)
        return [caption, row.make(ctx, box)], full
    note_h = skin.painter.paragraph_height(row.note, small, line.w) if row.note else 0
    head = skin.painter.paragraph_height(row.label, kind, line.w) + note_h + skin.px(16)
    caption = Caption(ctx, row.label, Rect(line.x, line.y, line.w, head), note=row.note)
    below = max(high, ctx.metrics.hit)
    box = Rect(line.x, line.y + head + (below - high) // 2, width, high)
    return [caption, row.make(ctx, box)], head + below + skin.px(14)


def lay_out_groups(
    ctx: Context, skin: Skin, groups: Sequence[RowGroup], place: Rect
) -> tuple[list[Widget], int]:
    """Groups in two columns of about equal height where the place is wide enough, else in one."""
    gap = skin.px(20)
    columns = 2 if place.w >= skin.px(980) else 1
    width = (place.w - (columns - 1) * gap) // columns
    bottoms = [place.y] * columns
    made: list[Widget] = []
    for group in groups:
        column = bottoms.index(min(bottoms))
        spot = Rect(place.x + column * (width + gap), bottoms[column], width, 0)
        widgets, height = lay_out_group(ctx, skin, group, spot)
        made.extend(widgets)
        bottoms[column] += height + gap
    return made, max(bottoms) - gap - place.y
