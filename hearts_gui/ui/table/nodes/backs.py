"""Cards seen from behind: the opponents' fans, captured tricks, kitty and stock."""

import math
import random

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.card_shapes import Shadow
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import MIN_TEXT
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import BackFan, Pose
from hearts_gui.ui.table.layout.layout import CAPTION, TableLayout
from hearts_gui.ui.table.layout.layout_fit import count_box, count_size
from hearts_gui.ui.widgets.base import Skin

PILE_TURN = 9.0
MOST_SHOWN = 3
SHADOW_STRENGTH = 0.8
# The name of a pile becomes smaller above this, in card widths.
NAME_SHARE = 1.6


def _around(poses: tuple[Pose, ...], margin: int) -> Rect:
    box = Rect(0, 0, 0, 0)
    for index, pose in enumerate(poses):
        width, height = pose.extent
        back = Rect(math.floor(pose.x - width / 2), math.floor(pose.y - height / 2),
                   math.ceil(width) + 1, math.ceil(height) + 1)  # fmt: skip
        box = back if index == 0 else box.union(back)
    return box.inflate(2 * margin, 2 * margin)


class BacksNode(BaseNode):
    """Some backs at given places."""

    def __init__(self, ctx: Context, *, z: float) -> None:
        super().__init__(z=z)
        self.ctx = ctx
        self._poses: tuple[Pose, ...] = ()
        self._pictures: tuple[Surface, ...] = ()
        self._resting = False
        # All shadows and backs in one picture, where it lies, and how many it shows.
        self._joined: Surface | None = None
        self._joined_at = (0, 0)
        self._joined_count = 0

    @property
    def poses(self) -> tuple[Pose, ...]:
        """The places of the backs."""
        return self._poses

    def lay(self, poses: tuple[Pose, ...], *, of: tuple[Pose, ...] = ()) -> None:
        """Show backs at these places, the first of several that will come."""
        if poses == self._poses:
            return
        if poses[: self._joined_count] != self._poses[: self._joined_count]:
            self._joined = None
        self._poses = poses
        margin = round(max((pose.width for pose in poses), default=0) * 0.16) + 2
        self.rect = _around(of or poses, margin)
        self.visible = bool(poses)
        self._pictures = ()
        self._resting = False
        self.touch()

    def rest(self) -> None:
        """Nothing moves any more: from now on sharp pictures are wanted."""
        if not self._resting:
            self._resting = True
            self.refresh()

    def refresh(self) -> None:
        """Take sharper pictures where there are some now."""
        if not self._resting:
            return
        backs = self._find()
        if any(a is not b for a, b in zip(backs, self._pictures, strict=False)):
            self._pictures = backs
            self._joined = None
            self.touch()

    def _find(self) -> tuple[Surface, ...]:
        art, backs = self.ctx.cardart, []
        for pose in self._poses:
            width = max(8, round(pose.width))
            sharp = art.ready(None, width, pose.angle) if self._resting else None
            backs.append(sharp if sharp is not None else art.moving(None, width, pose.angle))
        return tuple(backs)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw shadows and backs, the first one lowest."""
        if len(self._pictures) != len(self._poses):
            self._pictures = self._find()
        if self._joined is None or self._joined_count != len(self._poses):
            self._join()
        if self._joined is not None:
            surface.blit(self._joined, self._joined_at)

    def _join(self) -> None:
        """Put all backs into one picture; what a growing hand already shows is used again."""
        before, done = self._joined, self._joined_count if self._joined is not None else 0
        left, top = self.rect.topleft
        there = before is not None and Rect(self._joined_at, before.get_size()) == self.rect
        if there and before is not None:
            joined = before
        else:
            joined = Surface(self.rect.size, pygame.SRCALPHA)
            if before is not None:
                point = (self._joined_at[0] - left, self._joined_at[1] - top)
                joined.blit(before, point, special_flags=pygame.BLEND_RGBA_ADD)
        art = self.ctx.cardart
        for pose, picture in list(zip(self._poses, self._pictures, strict=True))[done:]:
            shadow = art.shadow(max(8, round(pose.width)), Shadow.REST, pose.angle, SHADOW_STRENGTH)
            for layer in (shadow, picture):
                width, height = layer.get_size()
                point = (round(pose.x - width / 2) - left, round(pose.y - height / 2) - top)
                joined.blit(layer, point)
        self._joined, self._joined_at = joined, (left, top)
        self._joined_count = len(self._poses)


class FanNode(BacksNode):
    """The backs of an opponent's hand."""

    def __init__(self, ctx: Context, fan: BackFan) -> None:
        super().__init__(ctx, z=10.0)
        self.fan = fan
        self._count = -1

    @property
    def count(self) -> int:
        """The number of cards that the fan stands for."""
        return max(0, self._count)

    def set_count(self, count: int, *, of: int | None = None) -> None:
        """Show this many cards; while the hand fills up to `of`, each in its final place."""
        if count == self._count and of is None:
            return
        self._count = count
        whole = count if of is None or self.fan.stack else of
        places = self.fan.poses(max(0, whole))
        self.lay(places[: max(0, count)], of=places)
        self.touch()

    def middle(self) -> Pose:
        """The place where a card leaves or joins the hand."""
        poses = self._poses or self.fan.poses(1)
        return poses[len(poses) // 2]

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the backs, and how many there are when they stand for any number."""
        super().draw(surface, clip)
        if self.fan.stack and self._count > 0:
            middle = self._poses[len(self._poses) // 2]
            _draw_count(surface, self.ctx, self._count, middle)


class PileNode(BacksNode):
    """A squared pile of captured cards; its seeded turns stay the same as it grows."""

    def __init__(self, ctx: Context, pose: Pose, seed: int) -> None:
        super().__init__(ctx, z=12.0)
        self.place = pose
        self._count = 0
        rng = random.Random(seed)
        self._turns = [rng.uniform(-PILE_TURN, PILE_TURN) for _ in range(MOST_SHOWN)]

    def set_count(self, count: int) -> None:
        """Show the pile of this many tricks (or cards)."""
        if count == self._count:
            return
        self._count = count
        x, y, width = self.place.x, self.place.y, self.place.width
        self.lay(
            tuple(Pose(x, y - index, width, turn) for index, turn in enumerate(self._turns[:count]))
        )
        self.touch()

    @property
    def box(self) -> Rect:
        """The place of the pile."""
        return _around((self.place,), 0)

    @property
    def hit(self) -> Rect:
        """The area in which a click peeks."""
        return self.ctx.metrics.hit_rect(self.box)


class NamedPile(PileNode):
    """A pile with its number on it and its name beside it: kitty, stock, what is held over."""

    def __init__(
        self, ctx: Context, layout: TableLayout, pose: Pose, name: str, *, seed: int
    ) -> None:
        super().__init__(ctx, pose, seed)
        skin = Skin(ctx)
        kinds = smaller(skin.type(13, Face.SEMIBOLD), MIN_TEXT)
        # A name much wider than its pile would reach under the cards of a trick.
        self._name, self._kind = name, skin.painter.largest(name, kinds, NAME_SHARE * pose.width)
        width = skin.painter.text_width(name, self._kind) + skin.px(14)
        size = (width, max(16, skin.px(CAPTION)))
        self._caption = layout.caption_box(self.box, size, skin.px(6))

    def lay(self, poses: tuple[Pose, ...], *, of: tuple[Pose, ...] = ()) -> None:
        """Show backs at these places, with room for the name."""
        super().lay(poses, of=of)
        if poses:
            self.rect = self.rect.union(self._caption.inflate(4, 4))

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the pile, its number and its name."""
        super().draw(surface, clip)
        if self._count:
            skin, box = Skin(self.ctx), self._caption
            _draw_count(surface, self.ctx, self._count, self.place)
            skin.painter.box(surface, box, BoxStyle(box.h / 2, skin.theme.plate))
            skin.painter.label(surface, self._name, self._kind, skin.theme.text2, box,
                               align=Align.CENTRE)  # fmt: skip


def _draw_count(surface: Surface, ctx: Context, count: int, pose: Pose) -> None:
    skin = Skin(ctx)
    kind, text = Type(Face.BOLD, count_size(ctx.metrics, pose)), str(count)
    box = count_box(ctx.metrics, pose, skin.painter.text_width(text, kind))
    skin.painter.box(surface, box, BoxStyle(box.h / 2, skin.theme.plate))
    skin.painter.label(surface, text, kind, skin.theme.text, box, align=Align.CENTRE)
