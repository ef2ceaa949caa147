"""Cards seen from behind: the opponents' fans, captured tricks, kitty and stock."""

import random

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.card_art import CardArt
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import MIN_TEXT
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import BackFan, Pose
from hearts_gui.ui.table.layout.layout import CAPTION, TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds, count_box, count_size
from hearts_gui.ui.widgets.base import Skin

PILE_TURN = 9.0
MOST_SHOWN = 3
# The number of pictures of a hand that are kept: what is shown, and what was or will be.
KEPT = 2
SHADOW_STRENGTH = 0.8
# The name of a pile becomes smaller above this, in card widths.
NAME_SHARE = 1.6


def _around(poses: tuple[Pose, ...], margin: int) -> Rect:
    boxes = map(bounds, poses)
    whole = around(Rect(box.x, box.y, box.w + 1, box.h + 1) for box in boxes)
    return whole.inflate(2 * margin, 2 * margin)


class _Joined:
    """Backs with their shadows in one picture, to which they are added one by one."""

    def __init__(self, poses: tuple[Pose, ...], box: Rect, *, sharp: bool = False) -> None:
        self.poses, self.box, self.sharp = poses, box, sharp
        self.picture = Surface(box.size, pygame.SRCALPHA)
        self.done = 0

    @property
    def finished(self) -> bool:
        return self.done >= len(self.poses)

    def begins(self, poses: tuple[Pose, ...], box: Rect) -> bool:
        """Whether it shows the first of these backs and no others, in the same box."""
        return self.box == box and poses[: self.done] == self.poses[: self.done]

    def add(self, art: CardArt) -> None:
        """Add the next back over those that are there."""
        pose = self.poses[self.done]
        width = max(8, round(pose.width))
        for layer in art.drafts.back_once(width, pose.angle, SHADOW_STRENGTH, sharp=self.sharp):
            x, y = (round(pose.x - layer.get_width() / 2), round(pose.y - layer.get_height() / 2))
            self.picture.blit(layer, (x - self.box.x, y - self.box.y))
        self.done += 1


class BacksNode(BaseNode):
    """Some backs at given places."""

    def __init__(self, ctx: Context, *, z: float) -> None:
        super().__init__(z=z)
        self.ctx = ctx
        self.poses: tuple[Pose, ...] = ()
        # What is shown, then what was or will be.
        self._made: list[_Joined] = []
        self._sharper: _Joined | None = None

    def lay(self, poses: tuple[Pose, ...], *, of: tuple[Pose, ...] = ()) -> None:
        """Show backs at these places, the first of several that will come."""
        if poses == self.poses:
            return
        self.poses, self.rect = poses, self._box(of or poses)
        self.visible = bool(poses)
        self._sharper = None
        self._bring(poses, self.rect, 0)
        self.touch()

    def _box(self, poses: tuple[Pose, ...]) -> Rect:
        return _around(poses, round(max((pose.width for pose in poses), default=0) * 0.16) + 2)

    def _bring(self, poses: tuple[Pose, ...], box: Rect, place: int) -> _Joined:
        """The picture of these backs, at this place of those that are kept."""
        known = (made for made in self._made[place:] if made.begins(poses, box))
        joined = next(known, None) or _Joined(poses, box)
        joined.poses = poses
        others = [made for made in self._made if made is not joined]
        self._made = [*others[:place], joined, *others[place:]][:KEPT]
        return joined

    def rest(self) -> bool:
        """Nothing moves: add one more back to a sharp picture. Returns False when all is done."""
        if not self._made or self._made[0].sharp or not self.visible or self.ctx.cardart.draft:
            return False
        if self._sharper is None:
            self._sharper = _Joined(self.poses, self._made[0].box, sharp=True)
        self._sharper.add(self.ctx.cardart)
        if self._sharper.finished:
            self._made[0], self._sharper = self._sharper, None
            self.touch()
        return True

    def warm(self, nothing: Surface) -> bool:
        """Add a back to the picture. Returns True when it is drawn with all of them."""
        if self._made and not self._made[0].finished:
            self._made[0].add(self.ctx.cardart)
            return False
        return super().warm(nothing)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        if not self._made:
            return
        joined = self._made[0]
        while not joined.finished:
            joined.add(self.ctx.cardart)
        surface.blit(joined.picture, joined.box)


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

    def prepare(self, count: int) -> bool:
        """Add a back to the picture of this many, which is to come. Returns False at its end."""
        if not 0 < count < self._count or self.fan.stack:
            return False
        poses, known = self.fan.poses(count), self._made[1:]
        if known and known[0].poses == poses:
            joined = known[0]
        else:
            joined = self._bring(poses, self._box(poses), 1)
        if joined.finished:
            return False
        joined.add(self.ctx.cardart)
        return True

    def middle(self) -> Pose:
        """The place where a card leaves or joins the hand."""
        poses = self.poses or self.fan.poses(1)
        return poses[len(poses) // 2]

    def draw(self, surface: Surface, clip: Rect) -> None:
        super().draw(surface, clip)
        if self.fan.stack and self._count > 0:
            middle = self.poses[len(self.poses) // 2]
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
        all_three = tuple(Pose(x, y - index, width, turn) for index, turn in enumerate(self._turns))
        self.lay(all_three[:count], of=all_three)
        self.touch()

    @property
    def box(self) -> Rect:
        return _around((self.place,), 0)

    @property
    def hit(self) -> Rect:
        """The area in which a click peeks."""
        return self.ctx.metrics.hit_rect(self.box)


class NamedPile(PileNode):
    """A pile with its number on it and its name beside it: kitty, stock, what is held over."""

    about = ""
    """What its cards are for."""

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
