"""Rows and columns give boxes that lie side by side, in order, inside their place."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from hearts_gui.ui.widgets.columns import ColumnCursor, RowCursor, grid, padded, shares

PLACE = Rect(10, 20, 300, 200)
sizes = st.lists(st.integers(0, 60), min_size=1, max_size=8)
gaps = st.integers(0, 20)


@given(sizes, gaps)
def test_a_column_is_filled_from_the_top_with_gaps_between(heights: list[int], gap: int) -> None:
    column = ColumnCursor(PLACE, gap)
    boxes = [column.take(high) for high in heights]
    assert boxes[0].topleft == PLACE.topleft
    assert all(box.w == PLACE.w for box in boxes)
    assert all(after.y - before.bottom == gap for before, after in pairwise(boxes))
    assert column.height == sum(heights) + gap * (len(heights) - 1)
    assert column.remaining.y == boxes[-1].bottom + gap


@given(sizes, gaps)
def test_a_column_is_filled_from_the_bottom_too(heights: list[int], gap: int) -> None:
    column = ColumnCursor(PLACE, gap)
    head = column.take(7)
    boxes = [column.take_last(high) for high in heights]
    assert boxes[0].bottom == PLACE.bottom
    assert all(before.y - after.bottom == gap for before, after in pairwise(boxes))
    assert column.remaining.y == head.bottom + gap
    assert column.remaining.h == max(0, boxes[-1].y - gap - column.remaining.y)


def test_a_part_of_a_column_may_begin_further_right_and_be_narrower() -> None:
    column = ColumnCursor(PLACE)
    assert column.take(10, left=30) == Rect(40, 20, 270, 10)
    assert column.take(10, width=80) == Rect(10, 30, 80, 10)
    assert column.take(10, left=250, width=80) == Rect(260, 40, 50, 10)


def test_room_left_empty_counts_and_a_column_can_be_told_to_reach_further() -> None:
    column = ColumnCursor(PLACE)
    column.take(10)
    column.skip(5)
    assert (column.y, column.height) == (35, 15)
    column.reach(30)
    assert column.y == 35
    column.reach(60)
    assert (column.y, column.height) == (60, 40)


@given(sizes, gaps)
def test_a_row_is_filled_from_both_ends(widths: list[int], gap: int) -> None:
    row = RowCursor(PLACE, gap)
    last = row.take_last(9)
    boxes = [row.take(wide) for wide in widths]
    assert (boxes[0].x, last.right) == (PLACE.x, PLACE.right)
    assert all(after.x - before.right == gap for before, after in pairwise(boxes))
    assert all(box.h == PLACE.h for box in boxes)
    assert row.remaining.w == max(0, last.x - gap - boxes[-1].right - gap)


@given(st.integers(1, 7), gaps, st.integers(200, 900))
def test_shares_are_equal_but_for_a_last_one_that_ends_with_the_place(
    count: int, gap: int, wide: int
) -> None:
    place = Rect(3, 4, wide, 50)
    parts = shares(place, count, gap)
    assert (parts[0].x, parts[-1].right) == (place.x, place.right)
    assert len({part.w for part in parts}) == 1
    assert all(after.x - before.right >= gap for before, after in pairwise(parts))
    assert all(after.x - before.right < gap + count for before, after in pairwise(parts))


def test_a_grid_goes_row_by_row() -> None:
    boxes = grid(PLACE, 5, 2, (40, 30), 5)
    assert [box.topleft for box in boxes] == [(10, 20), (55, 20), (10, 55), (55, 55), (10, 90)]
    assert {box.size for box in boxes} == {(40, 30)}


@pytest.mark.parametrize(("across", "down"), [(0, 0), (12, 0), (12, 30)])
def test_padding_is_the_same_on_both_sides(across: int, down: int) -> None:
    inner = padded(PLACE, across, down)
    assert (inner.x - PLACE.x, PLACE.right - inner.right) == (across, across)
    assert (inner.y - PLACE.y, PLACE.bottom - inner.bottom) == (down, down)
