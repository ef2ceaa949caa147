"""Rows, columns and grids measure what they hold, and place it in order without overlaps."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.flow import (
    Anchor,
    Column,
    Either,
    EvenRow,
    Grid,
    Item,
    Masonry,
    Padded,
    Row,
    Sized,
    fits,
)


@dataclass
class Ink:
    """Something with an area: the narrower it is, the higher."""

    area: int
    wide: int = 0
    least: int = 0
    unit: float = 1.0
    box: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def preferred_width(self, room: int) -> int:
        return max(self.least, min(room, self.wide))

    def measure(self, width: int) -> int:
        return -(-self.area // max(1, width))

    def move_to(self, box: Rect) -> None:
        self.box = box.copy()

    @property
    def widgets(self) -> list[Widget]:
        return []


areas = st.lists(st.integers(1, 5000), min_size=1, max_size=8)
widths = st.integers(40, 400)


def place(item: Item, width: int) -> Rect:
    """The box of an item that is placed from a corner."""
    box = Rect(7, 11, width, item.measure(width))
    item.move_to(box)
    return box


def overlaps(boxes: list[Rect]) -> bool:
    return any(a.colliderect(b) for index, a in enumerate(boxes) for b in boxes[index + 1 :])


@given(areas, widths, st.integers(0, 20))
def test_a_column_is_as_high_as_its_items_and_gaps(sizes: list[int], width: int, gap: int) -> None:
    inks = [Ink(size) for size in sizes]
    box = place(Column(*inks, gap=gap), width)
    assert box.h == sum(ink.measure(width) for ink in inks) + gap * (len(inks) - 1)
    assert inks[0].box.topleft == box.topleft
    assert inks[-1].box.bottom == box.bottom
    assert all(ink.box.w == width for ink in inks)
    assert all(b.box.y - a.box.bottom == gap for a, b in pairwise(inks))


def test_a_number_is_the_space_there_and_none_is_left_out() -> None:
    a, b, c = Ink(100), Ink(100), Ink(100)
    assert place(Column(a, 30, None, b, c, 5, gap=8), 10).h == 30 + 30 + 8 + 5
    assert b.box.y - a.box.bottom == 30
    assert c.box.y - b.box.bottom == 8


def test_spaces_are_design_units() -> None:
    a, b = Ink(100, unit=2.0), Ink(100, unit=2.0)
    place(Column(a, b, gap=8), 10)
    assert b.box.y - a.box.bottom == 16


@pytest.mark.parametrize("high", [300, 77])
def test_a_cell_that_grows_takes_what_a_higher_place_leaves(high: int) -> None:
    head, middle, foot = Ink(100), Ink(10**6), Ink(200)
    Column(head, Sized(middle, grow=1), foot, gap=5).move_to(Rect(0, 0, 10, high))
    assert head.box.h == 10
    assert foot.box.bottom == high
    assert middle.box.top == 15
    assert middle.box.bottom == foot.box.top - 5


@given(areas, widths)
def test_items_that_grow_share_a_row_to_its_end(sizes: list[int], width: int) -> None:
    inks = [Ink(size) for size in sizes]
    box = place(Row(*(Sized(ink, grow=1) for ink in inks), gap=0), width)
    assert inks[-1].box.right == box.right
    assert max(ink.box.w for ink in inks) - min(ink.box.w for ink in inks) <= 1
    assert not overlaps([ink.box for ink in inks])


def test_a_row_gives_what_is_wanted_and_the_rest_to_what_grows() -> None:
    words, button = Ink(3000, wide=9), Ink(400, wide=40)
    box = place(Row(Sized(words, grow=1), button, gap=10), 100)
    assert (words.box.w, button.box.w) == (50, 40)
    assert box.h == words.box.h == 60
    assert button.box.centery == box.centery
    assert button.box.h == 10


@pytest.mark.parametrize(("width", "shares"), [(600, (300, 300)), (400, (100, 300))])
def test_an_even_row_is_even_where_it_can_be(width: int, shares: tuple[int, int]) -> None:
    a, b = Ink(1, wide=100), Ink(1, wide=300)
    place(EvenRow(a, b, gap=0), width)
    assert (a.box.w, b.box.w) == shares


def test_an_even_row_leaves_no_word_without_room() -> None:
    """Failing before: the last letter of "Weiterspielen" stood in a line of its own."""
    a, b = Ink(1, wide=100, least=40), Ink(1, wide=110, least=90)
    place(EvenRow(a, b, gap=0), 150)
    assert (a.box.w, b.box.w) == (50, 100)


def test_a_row_that_has_too_little_room_makes_everything_narrower() -> None:
    a, b = Ink(1, wide=100), Ink(1, wide=300)
    box = place(Row(a, b, gap=0), 200)
    assert (a.box.w, b.box.w) == (66, 133)
    assert b.box.right <= box.right


def test_a_row_stands_upright_where_it_is_narrow() -> None:
    a, b = Ink(100, wide=50), Ink(100, wide=50)
    row = Row(a, b, gap=4, stack=120)
    place(row, 120)
    assert a.box.y == b.box.y
    place(row, 119)
    assert a.box.w == b.box.w == 119
    assert b.box.y - a.box.bottom == 4


@given(areas, widths, st.integers(10, 100))
def test_a_grid_has_as_few_rows_as_fit_of_about_one_length(
    sizes: list[int], width: int, least: int
) -> None:
    inks = [Ink(size) for size in sizes]
    box = place(Grid(*inks, gap=6, least=least), width)
    across = sum(ink.box.y == inks[0].box.y for ink in inks)
    rows = -(-len(inks) // max(1, (width + 6) // (least + 6)))
    assert across == -(-len(inks) // rows)
    assert len({ink.box.w for ink in inks}) == 1
    assert max(ink.box.bottom for ink in inks) == box.bottom
    assert not overlaps([ink.box for ink in inks])


def test_an_even_grid_has_one_row_or_one_column() -> None:
    inks = [Ink(10, wide=50) for _ in range(3)]
    grid = Grid(*inks, gap=10, even=True)
    place(grid, 170)
    assert len({ink.box.y for ink in inks}) == 1
    place(grid, 169)
    assert len({ink.box.x for ink in inks}) == 1


def test_a_full_grid_has_no_hole_after_its_last_item() -> None:
    """Failing before: five tables in rows of three left one open place."""
    inks = [Ink(10) for _ in range(5)]
    place(Grid(*inks, gap=10, least=30, columns=3, full=True), 110)
    assert [ink.box.w for ink in inks] == [30, 30, 30, 50, 50]
    assert inks[-1].box.right == inks[2].box.right == 7 + 110


@given(areas, widths, st.booleans())
def test_columns_hold_everything_and_the_highest_says_how_high(
    sizes: list[int], width: int, down: bool
) -> None:
    inks = [Ink(size) for size in sizes]
    box = place(Masonry(*inks, least=100, gap=5, columns=3, down=down), width)
    assert max(ink.box.bottom for ink in inks) == box.bottom
    assert all(box.contains(ink.box) for ink in inks)
    assert not overlaps([ink.box for ink in inks])


def test_items_stay_in_the_columns_that_they_were_given() -> None:
    inks = [Ink(100), Ink(1000), Ink(100)]
    columns = Masonry(*inks, least=50, gap=0)
    place(columns, 100)
    assert [ink.box.x for ink in inks] == [7, 57, 7]
    inks[0].area = 10**5
    place(columns, 100)
    assert [ink.box.x for ink in inks] == [7, 57, 7]


def test_columns_that_are_read_down_are_filled_one_after_the_other() -> None:
    inks = [Ink(1000) for _ in range(4)]
    place(Masonry(*inks, least=50, gap=0, down=True), 100)
    assert [ink.box.x for ink in inks] == [7, 7, 57, 57]


def test_room_around_an_item_belongs_to_it() -> None:
    ink = Ink(800)
    box = place(Padded(ink, across=10, top=3, bottom=4), 100)
    assert ink.box == Rect(17, 14, 80, 10)
    assert box.h == 17


def test_a_sized_part_is_placed_where_its_anchors_say() -> None:
    ink = Ink(1, wide=30)
    Sized(ink, across=Anchor.END).move_to(Rect(0, 0, 100, 9))
    assert (ink.box.x, ink.box.w, ink.box.h) == (70, 30, 9)
    Sized(ink, width=40, across=Anchor.MIDDLE, down=Anchor.START).move_to(Rect(0, 0, 100, 9))
    assert (ink.box.x, ink.box.w, ink.box.h) == (30, 40, 1)


def test_the_first_is_shown_where_it_fits() -> None:
    wide, narrow = Ink(100, wide=80), Ink(100, wide=20)
    either = Either(wide, narrow)
    assert fits(wide, 80)
    assert not fits(wide, 79)
    assert either.chosen(80) is wide
    assert either.chosen(79) is narrow
    assert either.preferred_width(79) == 20


def test_nothing_takes_no_room() -> None:
    assert Column(gap=5).measure(100) == 0
    assert Row(gap=5).measure(100) == 0
    Column().move_to(Rect(0, 0, 5, 5))
