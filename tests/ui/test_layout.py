"""The table fits every window: 2 to 11 seats, every shape, every text scale."""

from itertools import combinations, pairwise, product

import pytest
from pygame import Rect

from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.draw.theme import MIN_STRIP, Metrics
from hearts_gui.ui.table.layout.layout import MOST_RAISE, TableLayout, table_layout
from hearts_gui.ui.table.layout.layout_fit import bounds, clear, count_box, pile_box, tilted
from hearts_gui.ui.table.layout.lead_tag import lead_tag
from hearts_gui.ui.table.nodes.controls import label_widths
from hearts_gui.ui.table.nodes.hint_panel import LEAST, gone_place, hint_place, hint_sheet
from hearts_gui.wording.language.messages import speak, spoken
from tests.kits.tables import HANDS, SIZES, every_table
from tests.ui.conftest import MakeContext


def parts(layout: TableLayout) -> dict[str, Rect]:
    named = {f"furniture {k}": box for k, box in enumerate(layout.furniture.solids)}
    named |= {f"pile {k}": pile_box(seat.pile) for k, seat in enumerate(layout.seats)}
    return {**named, "prompt": layout.prompt}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_and_all_is_on_the_stage(size: tuple[int, int]) -> None:
    for layout in every_table(size):
        named = parts(layout)
        for (one, first), (two, second) in combinations(named.items(), 2):
            own = {one, two} == {f"pile {one[10:]}", one}  # captured tricks lie under a plate
            assert own or not first.colliderect(second), (
                layout.metrics, len(layout.seats), one, two,
            )  # fmt: skip
        for name, box in named.items():
            assert layout.stage.contains(box), (layout.metrics, len(layout.seats), name)


@pytest.mark.parametrize("size", SIZES)
def test_trick_and_hand_touch_nothing_else(size: tuple[int, int]) -> None:
    for layout in every_table(size):
        named = list(parts(layout).values())
        slots = [tilted(pose) for pose in layout.slots]
        hand = [bounds(pose) for pose in layout.hand.poses(layout.hand_max)]
        for box in slots:
            assert layout.stage.contains(box)
            assert clear(box, named + hand), (layout.metrics, len(layout.seats))
        fixed = [box for name, box in parts(layout).items() if not name.startswith("pile")]
        for box in hand:
            assert clear(box, fixed), (layout.metrics, len(layout.seats))
        # There is a pile when a card has been played: the corners of its cards lie free then.
        later = layout.hand.poses(layout.hand_max - 1)
        piles = [bounds(seat.pile) for seat in layout.seats]
        corners = [corner for box in piles for corner in (box.topright, box.bottomright)]
        assert not any(card.holds(corner) for card in later for corner in corners)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_trick_lies_on_the_count_of_a_hand(size: tuple[int, int]) -> None:
    """Failing before: at 150% a card covered the count of the hand at the top."""
    for scale, seats in product((75, 100, 150, 200), (7, 8)):
        metrics = Metrics(*size, scale)
        layout = table_layout(metrics, seats, 9)
        counts = [count_box(metrics, fan.poses(1)[0]) for fan in layout.fans]
        assert all(clear(tilted(slot), counts) for slot in layout.slots), (scale, seats)


@pytest.mark.parametrize("size", SIZES)
def test_targets_are_large_enough_to_hit(size: tuple[int, int]) -> None:
    for layout in every_table(size):
        metrics, furniture = layout.metrics, layout.furniture
        hits = [metrics.hit_rect(box) for box in (furniture.menu, *furniture.icons)]
        for first, second in combinations(hits, 2):
            assert not first.colliderect(second), (metrics, len(layout.seats))
        assert furniture.button.h >= metrics.hit
        for box in hits:
            assert layout.stage.contains(box)


@pytest.mark.parametrize(
    ("size", "scale", "seats", "hand"),
    [
        ((1200, 720), 200, 6, 17), ((1150, 640), 175, 6, 17), ((1050, 640), 200, 7, 15),
        ((800, 8192), 200, 4, 13), ((800, 6000), 75, 11, 9), ((1280, 8192), 100, 11, 9),
        ((800, 4096), 150, 8, 13),
    ],
)  # fmt: skip
def test_large_texts_and_tall_windows_still_hold_a_table(
    size: tuple[int, int], scale: int, seats: int, hand: int
) -> None:
    layout = table_layout(Metrics(*size, scale), seats, hand, shrinks=True)
    assert layout.metrics.ui_scale >= min(scale, 150), "no smaller than need be"
    for position in range(seats):
        lead_tag(layout, position, (60, 20))


def test_hints_are_never_a_sliver_beside_the_trick() -> None:
    """Failing before: at 1920x1080 and 150% one word stood in a line."""
    for size, scale in product(((1280, 720), (1920, 1080), (3840, 2160)), range(75, 201, 25)):
        layout = table_layout(Metrics(*size, scale), 4, 13)
        place = hint_place(layout, [])
        assert place is None or place.w >= LEAST * layout.metrics.u, (size, scale, place)


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("scale", [75, 100, 200])
def test_an_upright_hint_lies_beside_the_kitty(scale: int, left: bool) -> None:
    """Failing before: it covered the kitty, or its name."""
    for seats, hand in ((3, 17), (4, 13), (5, 10)):
        layout = table_layout(Metrics(800, 1280, scale), seats, hand, kitty=True, shrinks=True,
                              left_handed=left)  # fmt: skip
        place = hint_sheet(layout, [])
        if place is not None:
            assert not place.colliderect(layout.with_caption(layout.kitty)), seats


def test_no_hint_lies_on_the_tag_of_the_card_led_in_a_window_of_four_to_three() -> None:
    """Failing before: at 1024x768 a hint covered half of the tag."""
    for scale in (75, 100):
        layout = table_layout(Metrics(1024, 768, scale), 4, 13)
        places = ((slot, lead_tag(layout, k, (38, 18))) for k, slot in enumerate(layout.slots))
        tags = [centred((slot.x + x, slot.y + y), 38, 18) for slot, (x, y) in places]
        assert hint_place(layout, tags) is not None, scale


@pytest.mark.parametrize(
    "size", [(1280, 720, 200), (1920, 1080, 200), (800, 1280, 100), (600, 960, 100)]
)
def test_what_is_gone_has_a_place_where_there_is_none_beside_the_trick(
    size: tuple[int, int, int],
) -> None:
    """Failing before: upright and at 200% the panel did not appear."""
    wide, high, scale = size
    layout = table_layout(Metrics(wide, high, scale), 4, 13)
    assert hint_place(layout, []) is None
    place = gone_place(layout, [])
    assert place is not None
    fans = [bounds(pose) for fan in layout.fans for pose in fan.poses(13)]
    assert clear(place, [layout.trick_area, layout.grown_prompt, *layout.boxes_at_rest, *fans])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 9, 13, 17, 18, 21, 26])
def test_every_card_of_a_hand_shows_enough_to_hit(size: tuple[int, int], count: int) -> None:
    layout = table_layout(Metrics(*size), 4, 13)
    poses = layout.hand.poses(count)
    assert len(poses) == count
    rows = layout.hand.rows(count)
    split = count // 2 if rows == 2 else count
    for row in (poses[:split], poses[split:]):
        for left, right in pairwise(row):
            assert right.x - left.x >= MIN_STRIP - 1
    assert all(layout.stage.x <= pose.x <= layout.stage.right for pose in poses)


@pytest.mark.parametrize("seats", range(2, 12))
def test_every_opponent_has_a_plate_a_fan_and_a_slot(seats: int) -> None:
    layout = table_layout(Metrics(1600, 900), seats, HANDS[seats])
    assert len(layout.seats) == len(layout.slots) == seats
    assert len(layout.fans) == seats - 1
    for fan in layout.fans:
        assert len(fan.poses(13)) == (3 if seats > 5 else 13)


def test_design_places_hold_at_the_reference_size() -> None:
    layout = table_layout(Metrics(1600, 900), 4, 13)
    assert layout.seats[1].plate.center == (176, 190)
    assert layout.seats[2].plate.centerx == 800
    assert layout.seats[0].plate.size == (230, 77)
    assert layout.trick_centre == pytest.approx((800, 374.4))
    assert layout.trick_width == pytest.approx(127.8)
    assert layout.hand.width == pytest.approx(146.7)


@pytest.mark.parametrize("size", [(1600, 900), (1440, 900), (820, 1460)])
@pytest.mark.parametrize("seats", [3, 4, 6, 11])
def test_the_left_hand_has_its_button_at_the_left_and_seats_go_on_clockwise(
    size: tuple[int, int], seats: int
) -> None:
    right = table_layout(Metrics(*size), seats, HANDS[seats])
    left = table_layout(Metrics(*size), seats, HANDS[seats], left_handed=True)
    middle = left.stage.centerx
    assert left.furniture.button.right < middle < left.seats[0].plate.x
    assert left.furniture.icons[-1].right < middle < left.furniture.menu.x
    assert [box.x for box in left.furniture.icons] == sorted(b.x for b in left.furniture.icons)
    assert [seat.side for seat in left.seats] == [seat.side for seat in right.seats]
    assert left.hand == right.hand
    for one, two in zip(left.slots, right.slots, strict=True):
        assert (one.x, one.y) == pytest.approx((two.x, two.y), abs=2)


def test_text_scale_does_not_change_the_cards() -> None:
    small = table_layout(Metrics(1600, 900, 75), 4, 13)
    large = table_layout(Metrics(1600, 900, 200), 4, 13)
    assert small.hand == large.hand


def test_a_very_wide_window_is_laid_out_on_a_middle_part() -> None:
    layout = table_layout(Metrics(3440, 1000), 4, 13)
    assert layout.stage.w == 2000
    assert layout.stage.centerx == 1720


def test_two_rounds_of_cards_fit_the_trick() -> None:
    for seats, hand in HANDS.items():
        layout = table_layout(Metrics(1280, 720), seats, hand, rounds=2)
        for position in range(seats):
            first, second = layout.slot(position), layout.slot(position, 1)
            assert second.x - first.x > 0.3 * first.width
            assert layout.stage.contains(tilted(second))


@pytest.mark.parametrize("size", SIZES)
def test_kitty_and_held_over_cards_touch_nothing(size: tuple[int, int]) -> None:
    for layout in every_table(size):
        others = [*parts(layout).values(), *(tilted(pose) for pose in layout.slots)]
        for pose in (layout.kitty, layout.held):
            assert clear(pile_box(pose), others), (layout.metrics, len(layout.seats))
            assert layout.stage.contains(pile_box(pose))
        assert not pile_box(layout.kitty).colliderect(pile_box(layout.held))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (820, 1460), (1600, 900)])
def test_backs_at_the_sides_cover_neither_your_plate_nor_your_button(size: tuple[int, int]) -> None:
    for seats in (3, 4, 5):
        layout = table_layout(Metrics(*size), seats, HANDS[seats])
        mine = (layout.seats[0].plate, layout.furniture.button, layout.furniture.caption)
        for fan in layout.fans:
            assert fan.longest > 0
            for pose in fan.poses(HANDS[seats]):
                assert clear(bounds(pose), mine), (size, seats)


def test_buttons_have_their_words_where_all_of_them_have_room() -> None:
    wide = table_layout(Metrics(1920, 1080), 4, 13, labels=(48, 78, 36, 76, 54, 62))
    boxes = (wide.furniture.menu, *wide.furniture.icons)
    assert [box.w - box.h > 30 for box in boxes] == [True] * 6
    named = {**parts(wide), "fan": bounds(wide.fan(2).poses(13)[0])}
    for box in boxes:
        assert clear(box, [other for other in named.values() if other != box])
    crowded = table_layout(Metrics(1920, 1080), 4, 13, labels=(50, 190, 90, 190, 160, 170))
    assert all(box.w == box.h for box in crowded.furniture.icons)


@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080)])
@pytest.mark.parametrize("code", ["en", "de"])
def test_the_words_of_a_language_have_room_beside_the_buttons(
    make_ctx: MakeContext, size: tuple[int, int], code: str
) -> None:
    before = spoken()
    speak(code)
    try:
        labels = label_widths(make_ctx(size))
    finally:
        speak(before)
    icons = table_layout(Metrics(*size), 4, 13, labels=labels).furniture.icons
    assert [box.w > box.h for box in icons] == [True] * 5


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_no_chosen_card_lies_on_the_button(scale: int) -> None:
    """Failing before: from 125 % on the last card of a hand did when it was chosen."""
    for size in ((1280, 720), (1920, 1080)):
        layout = table_layout(Metrics(*size, scale), 4, 17, shrinks=True)
        chosen = layout.hand.poses(17)[-1].lifted(MOST_RAISE * layout.metrics.base_u)
        assert not bounds(chosen).colliderect(layout.furniture.button), size


def test_large_text_leaves_the_trick_its_size() -> None:
    """Failing before: the second pill pushed the plate at the top down onto the trick."""
    usual, large = (table_layout(Metrics(1280, 720, scale), 4, 13) for scale in (100, 200))
    assert large.trick_width > 0.97 * usual.trick_width
    assert large.furniture.broken_pill.y == large.furniture.deal_pill.y
