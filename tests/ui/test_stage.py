"""A stage repaints only what changed, and always ends in the picture a full repaint would give."""

from dataclasses import dataclass

import pygame
from hypothesis import example, given, settings
from hypothesis import strategies as st
from pygame import Rect, Surface

from hearts_gui.ui.draw.stage import MAX_REGIONS, BaseNode, SpriteNode, Stage, merge
from tests.ui.kit import Pixels

SIZE = (160, 120)


class Block(BaseNode):
    """A translucent rectangle, so that order and double painting show."""

    def __init__(self, rect: Rect, colour: tuple[int, int, int, int], z: float) -> None:
        super().__init__(rect, z=z)
        self.colour = colour
        self.drawn = 0

    def draw(self, surface: Surface, clip: Rect) -> None:
        self.drawn += 1
        piece = Surface(self.rect.size, pygame.SRCALPHA)
        piece.fill(self.colour)
        surface.blit(piece, self.rect)


def backdrop() -> Surface:
    surface = Surface(SIZE)
    for x in range(SIZE[0]):
        surface.fill((x, 255 - x, x // 2), (x, 0, 1, SIZE[1]))
    return surface


def picture(surface: Surface) -> Pixels:
    return Pixels(surface)


@dataclass(frozen=True)
class Change:
    node: int
    what: str
    rect: tuple[int, int, int, int]
    z: int
    colour: tuple[int, int, int, int]


changes = st.lists(
    st.lists(
        st.builds(
            Change,
            node=st.integers(0, 7),
            what=st.sampled_from(
                ["move", "z", "colour", "hide", "show", "remove", "viewport", "soft", "free"]
            ),
            rect=st.tuples(
                st.integers(-30, 150), st.integers(-30, 110), st.integers(0, 70), st.integers(0, 60)
            ),
            z=st.integers(0, 4),
            colour=st.tuples(*[st.integers(0, 255)] * 4),
        ),
        max_size=6,
    ),
    max_size=6,
)


def apply(stage: Stage, blocks: list[Block], change: Change) -> None:
    block = blocks[change.node]
    match change.what:
        case "move":
            block.rect = Rect(change.rect)
        case "z":
            block.z = change.z
        case "colour":
            block.colour = change.colour
            block.touch()
        case "hide":
            block.visible = False
        case "show":
            block.visible = True
            stage.add(block)
        case "remove":
            stage.remove(block)
        case "viewport":
            block.viewport = Rect(change.rect)
        case "soft":
            block.soft = change.z * 6, change.z * 3
            block.touch()
        case _:
            block.viewport = None


@settings(max_examples=150, deadline=None)
@given(changes)
@example([
    [Change(1, "viewport", (0, 24, 52, 11), 0, (0, 0, 0, 0)),
     Change(1, "soft", (0, 0, 0, 0), 4, (0, 0, 0, 0))],
    [Change(3, "move", (0, 0, 0, 0), 0, (0, 0, 0, 0))],
])  # fmt: skip
def test_partial_repaints_equal_a_full_one(frames: list[list[Change]]) -> None:
    stage = Stage(backdrop())
    blocks = [Block(Rect(i * 17, i * 11, 40, 30), (i * 30, 90, 200, 120), i % 3) for i in range(8)]
    stage.add(*blocks)
    partial = Surface(SIZE)
    stage.render(partial)
    for frame in frames:
        for change in frame:
            apply(stage, blocks, change)
        stage.render(partial)
        whole = Surface(SIZE)
        stage.invalidate()
        stage.render(whole)
        # Blending rounds by one level where a picture is cut at another row.
        assert picture(partial).off(picture(whole)).max() <= 1


def test_nothing_is_drawn_when_nothing_changed() -> None:
    stage = Stage(backdrop())
    block = Block(Rect(10, 10, 30, 30), (255, 0, 0, 255), 0)
    stage.add(block)
    surface = Surface(SIZE)
    assert stage.render(surface) == [surface.get_rect()]
    drawn = block.drawn
    assert stage.render(surface) == []
    assert block.drawn == drawn


def test_a_change_repaints_only_its_own_region() -> None:
    stage = Stage(backdrop())
    left = Block(Rect(0, 0, 30, 30), (255, 0, 0, 255), 0)
    right = Block(Rect(100, 80, 30, 30), (0, 255, 0, 255), 0)
    stage.add(left, right)
    surface = Surface(SIZE)
    stage.render(surface)
    drawn = right.drawn
    left.rect = Rect(5, 5, 30, 30)
    regions = stage.render(surface)
    assert regions == [Rect(0, 0, 35, 35)]
    assert right.drawn == drawn


def test_a_removed_node_leaves_the_background() -> None:
    stage = Stage(backdrop())
    empty = Surface(SIZE)
    stage.render(empty)
    block = Block(Rect(10, 10, 30, 30), (255, 0, 0, 255), 0)
    stage.add(block)
    surface = Surface(SIZE)
    stage.invalidate()
    stage.render(surface)
    stage.remove(block)
    assert stage.render(surface) == [Rect(10, 10, 30, 30)]
    assert picture(surface) == picture(empty)


def test_what_a_viewport_cuts_fades_towards_a_soft_edge() -> None:
    stage = Stage(backdrop())
    empty, surface = Surface(SIZE), Surface(SIZE)
    stage.render(empty)
    block = Block(Rect(10, 0, 30, 100), (255, 0, 0, 255), 0)
    block.viewport, block.soft = Rect(0, 20, 160, 60), (10, 20)
    stage.add(block)
    stage.render(surface)
    reds = [surface.get_at((20, y))[0] for y in range(20, 80)]
    ground = empty.get_at((20, 20))[0]
    assert reds[0] == reds[-1] == ground
    assert reds[:10] == sorted(reds[:10])
    assert reds[40:] == sorted(reds[40:], reverse=True)
    assert set(reds[10:40]) == {255}


def test_equal_heights_keep_the_order_of_adding() -> None:
    stage = Stage(backdrop())
    stage.add(Block(Rect(0, 0, 20, 20), (255, 0, 0, 255), 1))
    stage.add(Block(Rect(0, 0, 20, 20), (0, 0, 255, 255), 1))
    surface = Surface(SIZE)
    stage.render(surface)
    assert surface.get_at((5, 5))[:3] == (0, 0, 255)


def test_a_sprite_repaints_when_moved_or_given_another_picture() -> None:
    stage = Stage(backdrop())
    red, blue = Surface((10, 10)), Surface((10, 10))
    red.fill((255, 0, 0))
    blue.fill((0, 0, 255))
    sprite = SpriteNode(red, (20, 20))
    stage.add(sprite)
    surface = Surface(SIZE)
    stage.render(surface)
    sprite.place(blue, (20, 20))
    assert stage.render(surface) == [Rect(15, 15, 10, 10)]
    sprite.place(blue, (22, 20))
    assert stage.render(surface) == [Rect(15, 15, 12, 10)]
    sprite.place(blue, (22, 20))
    assert stage.render(surface) == []


rects = st.builds(
    Rect, st.integers(0, 900), st.integers(0, 600), st.integers(1, 200), st.integers(1, 200)
)


@given(st.lists(rects, max_size=60))
def test_merged_regions_cover_everything_and_stay_few(regions: list[Rect]) -> None:
    merged = merge(regions)
    assert len(merged) <= MAX_REGIONS
    for region in regions:
        assert any(area.contains(region) for area in merged)


def test_a_picture_is_copied_only_while_it_is_up_to_date() -> None:
    """A dialog keeps a copy of the screen below; an old one would show what is gone."""
    screen, copy, stage = Surface(SIZE), Surface(SIZE), Stage(backdrop())
    block = Block(Rect(20, 20, 40, 30), (255, 0, 0, 200), 1.0)
    stage.add(block)
    assert not stage.copy_to(copy)  # never drawn
    stage.render(screen)
    block.rect = Rect(60, 50, 40, 30)
    assert stage.copy_to(copy)
    stage.render(copy)  # draws what has changed since
    stage.invalidate()
    assert not stage.copy_to(copy)
    stage.render(screen)
    assert picture(copy) == picture(screen)
    assert not stage.copy_to(Surface((10, 10)))
