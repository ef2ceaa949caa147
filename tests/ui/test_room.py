"""The parts of a layout room lie side by side, in order, inside it."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from hearts_gui.ui.widgets.room import Room, shares

PLACE = Rect(10, 20, 300, 200)
sizes = st.lists(st.integers(0, 60), min_size=1, max_size=8)
gaps = st.integers(0, 20)


@given(sizes, gaps)
def test_a_room_is_filled_from_the_top_and_from_the_bottom(heights: list[int], gap: int) -> None:
    room = Room(PLACE, gap)
    last = room.bottom(9)
    boxes = [room.top(high) for high in heights]
    assert (boxes[0].topleft, last.bottom) == (PLACE.topleft, PLACE.bottom)
    assert all(box.w == PLACE.w for box in (*boxes, last))
    assert all(after.y - before.bottom == gap for before, after in pairwise(boxes))
    assert room.rest.y == boxes[-1].bottom + gap
    assert room.rest.h == max(0, last.y - gap - boxes[-1].bottom - gap)


@given(sizes, gaps)
def test_a_room_is_filled_from_the_left_and_from_the_right(widths: list[int], gap: int) -> None:
    room = Room(PLACE, gap)
    last = room.right(9)
    boxes = [room.left(wide) for wide in widths]
    assert (boxes[0].topleft, last.right) == (PLACE.topleft, PLACE.right)
    assert all(box.h == PLACE.h for box in (*boxes, last))
    assert all(after.x - before.right == gap for before, after in pairwise(boxes))
    assert room.rest.x == boxes[-1].right + gap
    assert room.rest.w == max(0, last.x - gap - boxes[-1].right - gap)


def test_a_room_is_cut_across_what_is_left_of_it() -> None:
    room = Room(PLACE, 10)
    assert room.left(90) == Rect(10, 20, 90, 200)
    assert room.bottom(40) == Rect(110, 180, 200, 40)
    assert room.rest == Rect(110, 20, 200, 150)


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
