"""Layout of widgets in rows, columns and grids.

An item tells its height at a width, and takes the box that it is given. Widgets are items, and so
is everything here. Lengths given by a screen are design units; widths, heights and boxes that items
exchange are pixels. A number among the parts of a row or column is the space there instead of its
gap; None is left out.
"""

from collections.abc import Sequence
from enum import Enum
from itertools import accumulate, pairwise
from operator import ge
from typing import Protocol

from pygame import Rect

from hearts_gui.ui.widgets.base import Widget


class Item(Protocol):
    """Anything that can be measured and placed."""

    def px(self, units: float) -> int:
        """A length in design units as pixels."""
        ...

    def preferred_width(self, room: int) -> int:
        """The width it would like to have, at most this much."""
        ...

    def measure(self, width: int) -> int:
        """Its height at this width."""
        ...

    def move_to(self, box: Rect) -> None:
        """Place it in this box."""
        ...

    @property
    def widgets(self) -> list[Widget]:
        """Its widgets in focus order."""
        ...


Part = Item | float | None


class Anchor(Enum):
    """Place an item in a larger place; FILL makes it as large."""

    START, MIDDLE, END, FILL = range(4)

    def span(self, start: int, room: int, length: int) -> tuple[int, int]:
        """The start of the item, and its length."""
        if self is Anchor.FILL:
            return start, room
        spare = room - length
        return start + (0, spare // 2, spare)[self.value], length


class Flow:
    """Items laid out together."""

    def __init__(self, *items: Item) -> None:
        self.items = items
        # Heights are asked for again and again while everything is placed once.
        self._heights: dict[int, int] = {}

    def px(self, units: float) -> int:
        """A length in design units as pixels."""
        return self.items[0].px(units) if self.items else 0

    @property
    def widgets(self) -> list[Widget]:
        """The widgets of all items, in focus order."""
        return [widget for item in self.items for widget in item.widgets]

    def preferred_width(self, room: int) -> int:
        """The width of the widest item."""
        return max((item.preferred_width(room) for item in self.items), default=0)

    def measure(self, width: int) -> int:
        """Its height at this width; it may be another one once this has been placed."""
        if width not in self._heights:
            self._heights[width] = self.height_at(width)
        return self._heights[width]

    def move_to(self, box: Rect) -> None:
        """Place it in this box."""
        self.place(box)
        self._heights.clear()

    def height_at(self, width: int) -> int:
        """The height of all items as they stand at this width."""
        raise NotImplementedError

    def place(self, box: Rect) -> None:
        """Give every item its place in this box."""
        raise NotImplementedError


class Sized(Flow):
    """One item with a size of its own; `grow` shares what is left over in a row or a column.

    It is as wide as its place, or as wide as it wants if `across` is not FILL.
    """

    def __init__(
        self, item: Item, *, width: float | None = None, height: float | None = None,
        grow: float = 0, across: Anchor = Anchor.FILL, down: Anchor = Anchor.FILL,
    ) -> None:  # fmt: skip
        super().__init__(item)
        self.grow = grow
        self._width, self._height = width, height
        self._across, self._down = across, down

    def _limited(self, width: int) -> int:
        if self._width is not None:
            return min(width, self.px(self._width))
        if self._across is not Anchor.FILL:
            return self.items[0].preferred_width(width)
        return width

    def preferred_width(self, room: int) -> int:
        return self._limited(
            room if self._width is not None else self.items[0].preferred_width(room)
        )

    def height_at(self, width: int) -> int:
        """The given height, but never less than can be touched."""
        if self._height is None:
            return self.items[0].measure(self._limited(width))
        item, height = self.items[0], self.px(self._height)
        if isinstance(item, Widget) and item.focusable:
            return max(height, item.skin.metrics.hit)
        return height

    def place(self, box: Rect) -> None:
        across = Anchor.START if self._across is Anchor.FILL else self._across
        x, width = across.span(box.x, box.w, self._limited(box.w))
        y, height = self._down.span(box.y, box.h, self.measure(width))
        self.items[0].move_to(Rect(x, y, width, height))


class Column(Flow):
    """Items one under the other, each as wide as the place.

    In a place that is higher than all of them, cells that `grow` become higher.
    """

    def __init__(self, *parts: Part, gap: float = 0) -> None:
        items, self._spaces = _spaced(parts, gap)
        super().__init__(*items)

    def height_at(self, width: int) -> int:
        return sum(item.measure(width) for item in self.items) + sum(map(self.px, self._spaces))

    def place(self, box: Rect) -> None:
        heights = [0 if _grow(item) else item.measure(box.w) for item in self.items]
        spaces = [self.px(space) for space in self._spaces]
        heights = _stretched(self.items, heights, box.h - sum(spaces))
        y = box.y
        for space, item, height in zip(spaces, self.items, heights, strict=False):
            y += space
            item.move_to(Rect(box.x, y, box.w, height))
            y += height


class Row(Flow):
    """Items side by side, each as wide as it wants; cells that `grow` share what is left.

    In a place narrower than `stack` the items stand one under the other.
    """

    def __init__(
        self, *parts: Part, gap: float = 12, down: Anchor = Anchor.MIDDLE, stack: float = 0
    ) -> None:
        items, self._spaces = _spaced(parts, gap)
        super().__init__(*items)
        self._down, self._stack = down, stack
        self._upright = Column(*parts, gap=gap)

    def _stacked(self, width: int) -> bool:
        return width < self.px(self._stack)

    def preferred_width(self, room: int) -> int:
        spaces = sum(map(self.px, self._spaces))
        return min(room, sum(item.preferred_width(room) for item in self.items) + spaces)

    def _widths(self, width: int) -> list[int]:
        room = max(0, width - sum(map(self.px, self._spaces)))
        widths = [
            0 if _grow(item) else min(room, item.preferred_width(room)) for item in self.items
        ]
        if sum(widths) > room:
            widths = [room * width // sum(widths) for width in widths]
        return _stretched(self.items, widths, room)

    def height_at(self, width: int) -> int:
        if self._stacked(width):
            return self._upright.measure(width)
        pairs = zip(self.items, self._widths(width), strict=True)
        return max((item.measure(width) for item, width in pairs), default=0)

    def place(self, box: Rect) -> None:
        if self._stacked(box.w):
            self._upright.move_to(box)
            return
        x = box.x
        for space, item, width in zip(self._spaces, self.items, self._widths(box.w), strict=False):
            x += self.px(space)
            y, height = self._down.span(box.y, box.h, min(box.h, item.measure(width)))
            item.move_to(Rect(x, y, width, height))
            x += width


class EvenRow(Row):
    """Items of one width, or as wide as each needs; none less than its longest word, if it can."""

    def _widths(self, width: int) -> list[int]:
        room = max(0, width - sum(map(self.px, self._spaces)))
        wanted = [item.preferred_width(room) for item in self.items]
        if max(wanted) * len(wanted) <= room:
            wanted = [1] * len(wanted)
        ends = [0, *(room * end // sum(wanted) for end in accumulate(wanted))]
        widths = [after - before for before, after in pairwise(ends)]
        least = [item.preferred_width(0) for item in self.items]
        spare = room - sum(least)
        right = spare < 0 or all(map(ge, widths, least))
        return widths if right else [need + spare // len(least) for need in least]


class Grid(Flow):
    """Items of one width in rows: as many side by side as there is room for.

    An item is at least `least` wide, or as wide as the one that wants most; `columns` is the most
    that stand side by side; without it rows are about equally long. With `even` it is all or one.
    With `full`, those of a shorter last row are wider.
    """

    def __init__(
        self, *items: Item, gap: float = 12, least: float | None = None, columns: int | None = None,
        even: bool = False, full: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(*items)
        self._gap, self._least, self._even, self._full = gap, least, even, full
        self._most = len(items) if columns is None else min(columns, len(items))
        self._balanced = columns is None

    def _columns(self, width: int) -> int:
        gap = self.px(self._gap)
        least = super().preferred_width(width) if self._least is None else self.px(self._least)
        fitting = (width + gap) // max(1, least + gap)
        if self._even and fitting < self._most:
            return 1
        most, count = max(1, min(self._most, fitting)), len(self.items)
        return -(-count // -(-count // most)) if self._balanced and count else most

    def _rows(self, width: int) -> list[tuple[Sequence[Item], int, int]]:
        """The items of each row, how wide each is, and how high the row."""
        columns, gap = self._columns(width), self.px(self._gap)
        rows = [self.items[index : index + columns] for index in range(0, len(self.items), columns)]
        counts = [len(row) if self._full else columns for row in rows]
        widths = [(width - (count - 1) * gap) // count for count in counts]
        return [(row, wide, max(item.measure(wide) for item in row))
                for row, wide in zip(rows, widths, strict=True)]  # fmt: skip

    def preferred_width(self, room: int) -> int:
        count = len(self.items)
        return min(room, count * super().preferred_width(room) + (count - 1) * self.px(self._gap))

    def height_at(self, width: int) -> int:
        rows = self._rows(width)
        return sum(height for _, _, height in rows) + max(0, len(rows) - 1) * self.px(self._gap)

    def place(self, box: Rect) -> None:
        y, gap = box.y, self.px(self._gap)
        for row, width, height in self._rows(box.w):
            for index, item in enumerate(row):
                item.move_to(Rect(box.x + index * (width + gap), y, width, height))
            y += height + gap


class Masonry(Flow):
    """Items in columns of about one height: each goes under the shortest one.

    There are as many columns as have the `least` width, at most `columns`. Items stay in the
    columns that they have once been given. With `down`, items are read down each column of about
    equal height.
    """

    def __init__(
        self, *items: Item, least: float, gap: float = 20, across: float | None = None,
        columns: int = 2, most: float | None = None, down: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(*items)
        self._least, self._gap, self._down = least, gap, down
        self._across = gap if across is None else across
        self._columns, self._most = columns, most
        self._spread: list[list[Item]] = []
        self._count = 0

    def _shares(self, width: int) -> tuple[list[list[Item]], int]:
        """The items of each column, and how wide a column is."""
        gap = self.px(self._across)
        fitting = (width + gap) // max(1, self.px(self._least) + gap)
        count = max(1, min(self._columns, fitting, len(self.items)))
        column_width = (width - (count - 1) * gap) // count
        column_width = (
            column_width if self._most is None else min(column_width, self.px(self._most))
        )
        if self._count != count:
            self._count = count
            self._spread = (self.in_turn if self._down else self.evenly)(count, column_width)
        return self._spread, column_width

    def in_turn(self, count: int, width: int) -> list[list[Item]]:
        """The items of this many columns that are read down."""
        spread: list[list[Item]] = [[]]
        heights = [item.measure(width) + self.px(self._gap) for item in self.items]
        y = 0
        for item, height in zip(self.items, heights, strict=True):
            if y and len(spread) < count and y + height / 2 > sum(heights) / count:
                spread.append([])
                y = 0
            spread[-1].append(item)
            y += height
        return spread

    def evenly(self, count: int, width: int) -> list[list[Item]]:
        """The items of this many columns of about one height."""
        spread: list[list[Item]] = [[] for _ in range(count)]
        heights = [0] * count
        for item in self.items:
            shortest = heights.index(min(heights))
            spread[shortest].append(item)
            heights[shortest] += item.measure(width) + self.px(self._gap)
        return spread

    def height_at(self, width: int) -> int:
        spread, column_width = self._shares(width)
        return max(Column(*items, gap=self._gap).measure(column_width) for items in spread)

    def place(self, box: Rect) -> None:
        spread, width = self._shares(box.w)
        step = width + self.px(self._across)
        for index, items in enumerate(spread):
            Column(*items, gap=self._gap).move_to(Rect(box.x + index * step, box.y, width, box.h))


class Padded(Flow):
    """An item with room around it, and a widget `behind` it that fills the whole."""

    def __init__(
        self, item: Item, *, across: float = 0, top: float = 0, bottom: float | None = None,
        behind: Widget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(item)
        self._across, self._top = across, top
        self._bottom = top if bottom is None else bottom
        self._behind = behind

    @property
    def widgets(self) -> list[Widget]:
        """The parts in drawing order, those behind first."""
        return [*([] if self._behind is None else [self._behind]), *super().widgets]

    def preferred_width(self, room: int) -> int:
        sides = 2 * self.px(self._across)
        return super().preferred_width(room - sides) + sides

    def height_at(self, width: int) -> int:
        inner = self.items[0].measure(width - 2 * self.px(self._across))
        return inner + self.px(self._top) + self.px(self._bottom)

    def place(self, box: Rect) -> None:
        side, top = self.px(self._across), self.px(self._top)
        height = box.h - top - self.px(self._bottom)
        if self._behind is not None:
            self._behind.move_to(box)
        self.items[0].move_to(Rect(box.x + side, box.y + top, box.w - 2 * side, height))


class Either(Flow):
    """The first of two items where it has the width that it wants, else the second."""

    def __init__(self, first: Item, second: Item) -> None:
        super().__init__(first, second)
        self._current = first

    def chosen(self, width: int) -> Item:
        """The item that is shown at this width."""
        first, second = self.items
        self._current = first if fits(first, width) else second
        return self._current

    @property
    def widgets(self) -> list[Widget]:
        return self._current.widgets

    def preferred_width(self, room: int) -> int:
        return self.chosen(room).preferred_width(room)

    def height_at(self, width: int) -> int:
        return self.chosen(width).measure(width)

    def place(self, box: Rect) -> None:
        self.chosen(box.w).move_to(box)


def fits(item: Item, width: int) -> bool:
    return item.preferred_width(width + 1) <= width


def _grow(item: Item) -> float:
    return item.grow if isinstance(item, Sized) else 0


def _stretched(items: Sequence[Item], lengths: list[int], room: int) -> list[int]:
    """The lengths with what is left of the room shared among the cells that grow."""
    weights = [_grow(item) for item in items]
    spare = room - sum(lengths)
    if spare <= 0 or not any(weights):
        return lengths
    ends = [round(spare * sum(weights[: index + 1]) / sum(weights)) for index in range(len(items))]
    added = [ends[0], *(after - before for before, after in pairwise(ends))] if ends else []
    return [length + more for length, more in zip(lengths, added, strict=True)]


def _spaced(parts: Sequence[Part], gap: float) -> tuple[list[Item], list[float]]:
    """The items, and the space before each of them; one more at the end where it is said."""
    items: list[Item] = []
    spaces: list[float] = []
    wanted: float | None = None
    for part in parts:
        if part is None:
            continue
        if isinstance(part, int | float):
            wanted = part + (wanted or 0)
            continue
        spaces.append(wanted if wanted is not None else gap if items else 0)
        items.append(part)
        wanted = None
    return items, spaces if wanted is None else [*spaces, wanted]
