"""A press is a click until it moves four pixels; a dragged card lags, tilts and is dropped."""

import pytest

from hearts_gui.ui.table.handplay import MOST_TILT, Drag, DragPhase


def pressed() -> Drag[str]:
    drag: Drag[str] = Drag()
    drag.press("QS", (100, 100), (110, 120))
    return drag


def test_press_and_release_is_a_click() -> None:
    assert pressed().release((102, 101)) == (DragPhase.PRESSED, "QS")


def test_four_pixels_are_still_a_click_and_five_a_drag() -> None:
    drag = pressed()
    assert not drag.move((104, 100))
    assert not drag.dragging
    assert drag.move((105, 100))
    assert drag.release((300, 50)) == (DragPhase.DRAGGING, "QS")
    assert drag.phase is DragPhase.IDLE


def test_leaving_the_card_starts_a_drag_immediately() -> None:
    assert pressed().move((101, 100), outside=True)


def test_dragged_card_keeps_the_place_where_it_was_taken() -> None:
    drag = pressed()
    drag.move((200, 200))
    for _ in range(100):
        drag.update(16)
    assert (drag.x, drag.y) == (210, 220)
    assert drag.resting


def test_dragged_card_lags_behind_and_tilts_with_its_speed() -> None:
    drag = pressed()
    drag.move((400, 100))
    drag.update(16)
    assert 110 < drag.x < 410
    assert drag.tilt > 0
    for _ in range(4):
        drag.move((drag.pointer[0] + 4000, 100))
        drag.update(50)
    assert drag.tilt <= MOST_TILT
    flat = pressed()
    flat.move((400, 100))
    flat.update(16, tilting=False)
    assert flat.tilt == 0


def test_cancelling_forgets_what_was_held() -> None:
    drag = pressed()
    drag.move((300, 300))
    assert drag.cancel() == "QS"
    assert drag.release((1, 1)) == (DragPhase.IDLE, None)
    assert drag.cancel() is None


def test_moving_without_a_press_does_nothing() -> None:
    drag: Drag[str] = Drag()
    assert not drag.move((5, 5))
    assert drag.release((5, 5)) == (DragPhase.IDLE, None)
    assert not drag.update(16)


@pytest.mark.parametrize("dt", [4, 16, 50])
def test_following_ends_at_the_pointer_at_any_frame_rate(dt: float) -> None:
    drag = pressed()
    drag.move((500, 400))
    spent = 0.0
    while not drag.resting and spent < 2000:
        drag.update(dt)
        spent += dt
    assert spent < 1500
