"""The look of seats: fans clear of plates, captured tricks tucked to them, hands laid open."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from hearts_gui.devtools import shots
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.card_art import LARGE_INDEX_BELOW
from hearts_gui.ui.draw.felt import RAIL, FeltStore
from hearts_gui.ui.draw.theme import THEMES, Metrics, Theme
from hearts_gui.ui.small_table import small_table
from hearts_gui.ui.small_table.card_rows import FacesRow, SuitLines
from hearts_gui.ui.small_table.pills import ABOVE, HIGH
from hearts_gui.ui.small_table.scene import PositionScene, review_places
from hearts_gui.ui.small_table.small_table import layout_for, small_layout, with_lane
from hearts_gui.ui.table.layout.layout import table_layout
from hearts_gui.ui.table.layout.layout_fit import CROWDED, bounds, fits, pile_box
from hearts_gui.ui.table.layout.seating import Side
from hearts_gui.ui.table.nodes.opencards import open_hand
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.form_scene import FormScene
from tests.games import first_deal
from tests.kits.tables import HANDS

from .kit import refine

WINDOWS = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (820, 1460))
# An index is read in a strip this wide, in card widths, and from this size on.
STRIP, LEAST_WIDTH = 0.17, 48


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", range(2, 12))
def test_a_hand_laid_open_can_be_read(window: tuple[int, int], seats: int) -> None:
    """Failing before: it was a pile of thumbnails, half of it off the edge."""
    layout = table_layout(Metrics(*window), seats, HANDS[seats])
    for place in range(1, seats):
        poses = open_hand(layout, place, min(13, HANDS[seats]))
        for one, above in pairwise(poses):
            assert one.width >= LEAST_WIDTH
            assert layout.stage.contains(bounds(one))
            step = max(abs(above.x - one.x), abs(above.y - one.y) / 1.4)
            assert step >= STRIP * one.width, (place, step, one.width)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", range(2, CROWDED))
def test_most_of_the_fan_at_the_top_shows_below_its_plate(
    window: tuple[int, int], seats: int
) -> None:
    layout = table_layout(Metrics(*window), seats, HANDS[seats])
    for place, seat in enumerate(layout.seats):
        if seat.side is Side.TOP:
            middle = layout.fan(place).poses(9)[4]
            shown = middle.y + middle.height / 2 - seat.plate.bottom
            assert shown > 0.5 * middle.height


@pytest.mark.parametrize("window", WINDOWS[:3])
@pytest.mark.parametrize("seats", range(2, 12))
def test_captured_tricks_are_tucked_to_each_plate(window: tuple[int, int], seats: int) -> None:
    """Failing before: those of the seat at the top lay beyond its fan."""
    layout = table_layout(Metrics(*window), seats, HANDS[seats])
    near = 12 * layout.metrics.base_u
    for seat in layout.seats:
        reach = seat.plate.inflate(2 * near, 2 * near)
        assert pile_box(seat.pile).colliderect(reach), seat


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_the_frame_reaches_the_corners_of_the_window(theme: Theme) -> None:
    """Failing before: dark squares lay outside the rounded frame."""
    felt = FeltStore()
    metrics = Metrics(1280, 720)
    felt.prepare(metrics, theme)
    surface = felt.surface()
    refine(felt)
    depth = round(RAIL * metrics.base_u * 0.8)

    def wood(x: int, y: int) -> int:
        """Return the brightness of the wood around a place."""
        return sum(sum(surface.get_at((x + dx, y + dy))[:3]) for dx in range(5) for dy in range(5))

    straight = wood(640, depth)
    assert wood(depth, depth) > 0.5 * straight


def test_cards_that_cancel_each_other_are_joined() -> None:
    """Failing before: two cards were struck out, and nothing said which belonged together."""
    scene, _ = shots.opened("cancelled", shots.PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(scene, TableScene)
    tabletop = scene.state.tabletop
    faces = [play.card.face for play in tabletop.model.trick]
    equal = {face for face in faces if faces.count(face) == 2}
    assert equal
    assert len(tabletop.joined.pairs) == len(equal)
    plain, _ = shots.opened("play", shots.PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(plain, TableScene)
    assert not plain.state.tabletop.joined.pairs


def test_a_place_too_small_for_a_table_is_soon_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing before: a puzzle in a wide, low window stood still for minutes."""
    tries: list[int] = []

    def counted(metrics: Metrics, *how: int, **more: float) -> object:
        tries.append(metrics.ui_scale)
        return table_layout(metrics, *how, **more)

    monkeypatch.setattr(small_table, "table_layout", counted)
    assert small_layout.__wrapped__(Metrics(2560, 1080), (896, 378), 4, 13, 1) is None
    assert 1 < len(tries) <= 2 * len(small_table.WIDTHS)


@pytest.mark.parametrize("window", [*WINDOWS, (1080, 1920), (1000, 640)])
@pytest.mark.parametrize("ui_scale", [100, 200])
def test_nothing_lies_on_the_hands_in_a_review(window: tuple[int, int], ui_scale: int) -> None:
    """Failing before: "Replay trick" lay on the last backs, and large indices on each other.

    In the smallest window there was no table, as the panel had grown with the letters.
    """
    metrics = Metrics(*window, ui_scale=ui_scale)
    layout = small_layout(metrics, review_places(metrics).table.size, 4, 13, 1)
    assert layout is not None
    layout = with_lane(layout, 10, metrics.px(HIGH + ABOVE))
    below = [layout.furniture.button, layout.seats[0].plate]
    for place in (1, 3):
        backs = [bounds(pose) for pose in layout.fan(place).poses(10)]
        assert all(box.collidelist(below) < 0 for box in backs)
        poses = open_hand(layout, place, 10)
        index = 0.3 if poses[0].width < LARGE_INDEX_BELOW else STRIP
        for one, above in pairwise(poses):
            assert max(abs(above.x - one.x), abs(above.y - one.y)) >= index * one.width - 1e-6


@pytest.mark.parametrize(
    ("window", "ui_scale"),
    [((800, 600), 100), ((800, 600), 200), ((1024, 768), 200), ((1024, 640), 200)],
)
@pytest.mark.parametrize("seats", range(3, 7))
def test_a_small_window_has_a_table(window: tuple[int, int], ui_scale: int, seats: int) -> None:
    """Failing before: only the line under the button, which these tables lack, had no room."""
    metrics = Metrics(*window, ui_scale=ui_scale)
    area, view = review_places(metrics).table, view_of(first_deal(preset("omnibus", seats), "0"), 0)
    layout = layout_for(metrics, area, view)
    assert layout is not None
    hand = [bounds(pose) for pose in layout.hand.poses(len(view.own.hand))]
    plates = [seat.plate for seat in layout.seats]
    assert fits(plates, area)
    assert all(box.collidelist(hand) < 0 for box in (*plates, layout.furniture.button))


def test_the_facts_of_a_puzzle_fit_upright_beside_each_other() -> None:
    """Failing before: they lay one under the other, and the last was scrolled to."""
    scene, _ = shots.opened("puzzle", shots.PictureLook((1080, 1920)), Rules(), "0")
    assert isinstance(scene, FormScene)
    assert [area.most for area in scene.form.areas] == [0]
    [lines] = [widget for widget in scene.form.widgets if isinstance(widget, SuitLines)]
    [faces] = [widget for widget in scene.form.widgets if isinstance(widget, FacesRow)]
    assert faces.box.x > lines.box.right


def test_the_cards_still_out_are_whole_in_the_smallest_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Failing before: a line of twelve ended with "10 J…"."""
    scene, _ = shots.opened("practice", shots.PictureLook((800, 600)), Rules(), "0")
    assert isinstance(scene, FormScene)
    [lines] = [widget for widget in scene.form.widgets if isinstance(widget, SuitLines)]
    seen: list[tuple[str, Rect, Rect, bool]] = []
    monkeypatch.setattr(scene.ctx.painter, "probe", lambda *label: seen.append(label))
    lines.draw(Surface((800, 600)), lines.box)
    assert len(seen) == 4
    assert not any(cut for *_, cut in seen)


def test_plates_are_not_crushed_for_a_larger_hand() -> None:
    """Failing before: at 1024x768 a name and the counts under it lay on each other."""
    scene, _ = shots.opened("practice-wrong", shots.PictureLook((1024, 768)), Rules(), "0")
    assert isinstance(scene, PositionScene)
    assert scene._table is not None
    layout = scene._table.layout
    assert layout.furniture.u > 0.6 * layout.metrics.u
