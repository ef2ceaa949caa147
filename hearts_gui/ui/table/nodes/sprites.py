"""Cards as nodes of the stage: a face or back with shadow, edge and tint."""

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.card_art import CardState, ShownCard, tinted
from hearts_gui.ui.draw.card_shapes import Shadow, height_of, turned_size
from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import WHITE
from hearts_gui.ui.draw.tween import hill
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.badges import DARK_LINE, RIGHT, Badge, BadgeNode

EDGE = 4.0
# The shadow of a thrown card falls this far below it at the highest, in units.
HIGHEST = 24.0
# The strip on a card that someone gave: units high, and so far from the sides in card widths.
STRIP, STRIP_INSET = 4.0, 0.09
RING = 10.5
"""How far the ring of the keyboard reaches, around card and edge, in units."""
RINGS = ((12.0, 8.0, DARK_LINE), (RING, 6.0, WHITE), (7.0, 4.0, DARK_LINE))
"""Its lines, the outer one first: the reach in units, at least in pixels, and the colour."""
# A card that turns over: how many strips it is drawn in, how much shorter its
# far edge is, how bright it is edge-on.
STRIPS, FAR_EDGE, EDGE_ON = 8, 0.06, 0.82
# While a card moves its pictures are made in steps: shares of the stage's height, degrees.
WIDTH_STEP = 0.008
SHADOW_STEP = 0.016
BACK_ANGLE_STEP = 6.0
REST_SHADOW_STEP = 6.0
# A picture this near in angle (degrees) and width (share) stands in until the right one is there.
NEAR_ANGLE = 2.0
NEAR_WIDTH = 0.02
# When a frame has no time for more pictures, one this near stands in until the next.
ROUGH_ANGLE = 12.0
ROUGH_WIDTH = 0.25
# A wider back, in pixels, is turned coarsely from frame to frame, as its pixels are small.
LARGE_BACK = 190
# The soft edge of a quick picture reaches this far beyond the card, both sides together.
ROUGH_EDGE = 6
# Up to this sine of its angle a card surely hides a box; its corners take this share of its width,
# the soft edges of a bitmap made larger these pixels.
MOST_LEAN, CORNERS, SEAM = 0.3, 0.15, 8
# Leaving out fewer pixels costs more than it saves.
LEAST_HOLE = 2000
# A card that turns over is drawn flat from this share of its width on.
FLAT = 0.98
# A card that turns over is shown upright when it leans less than this, in degrees.
LEAST_LEAN = 1.0
SHADOW_ANGLE_STEP = 9.0


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a card apart from its place: tint, strength of its edge, height, mark, ring.

    The edge is gold, red for a card that was `wrong`, green for a right answer. A `strip` on it
    says that someone gave the card; `focus` is the ring of the keyboard.
    """

    state: CardState = CardState.NORMAL
    edge: float = 0.0
    shadow: Shadow = Shadow.REST
    badge: Badge | None = None
    focus: bool = False
    wrong: bool = False
    strip: bool = False


PLAIN = Look()


class CardSprite(BaseNode):
    """One card. Everything that changes its look goes through `show` and `place`."""

    holds_picture = True

    def __init__(
        self, ctx: Context, card: Card | None, pose: Pose, *,
        z: float = 0.0, moving: bool = False, flat: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(z=z)
        self.ctx = ctx
        self.card = card
        self.pose = pose
        """The place where the card is drawn."""
        self.moving = moving
        self.look = PLAIN
        self.level = 1.0
        self.flip = 1.0
        self.target_flip: tuple[float, float] | None = None
        self.fade: tuple[float, float] | None = None
        self.window = (0.0, 1.0)
        """The part of a motion in which the card turns over or fades."""
        self._picture: Surface | None = None
        self._drawn_as: ShownCard | None = None
        self._by_state: dict[CardState, Surface] = {}
        self._coarse = False
        self._turned: tuple[tuple[Surface, float, float], Surface] | None = None
        self._sharp = False
        self._shade: Surface | None = None
        self._shaded_as: tuple[int, Shadow, float] | None = None
        self.flat = flat
        """Whether the card has no shadow: dealt and passed backs, too quick for it to be seen."""
        self.flies = False
        """Whether it is thrown: its shadow falls the further away the higher it is."""
        self._height = 0.0
        self.behind = False
        """Whether something stands in for a picture that a frame had no time for."""
        self._chosen = False
        """Whether the picture of this frame is settled, while it moves."""
        self.mark = BadgeNode(ctx)
        self._fit()

    # -- place and look

    def place(self, pose: Pose, *, moving: bool) -> None:
        """Take a pose; a card in motion is drawn with quick pictures."""
        before = self.pose
        turned = before.angle != pose.angle or round(before.width) != round(pose.width)
        moving = moving and (turned or self.moving)
        if pose == before and moving == self.moving:
            return
        self.pose, self.moving = pose, moving
        self._look_new()

    def _follow(self) -> None:
        self.mark.follow(self.look.badge, self.pose, seen=self.visible and self.flip == 1.0)

    def progress(self, progress: float) -> None:
        """Rise, flip and fade as far as the motion has come."""
        self._height = hill(progress) if self.flies else 0.0
        opens, closes = self.window
        progress = max(0.0, min(1.0, (progress - opens) / (closes - opens)))
        if progress <= 0:
            return
        if self.target_flip is not None:
            start, end = self.target_flip
            self._sharp = self._chosen = False
            self.flip = start + (end - start) * progress
            if progress >= 1:
                self.target_flip = self._turned = None
                self._fit()
                self._follow()
            self.touch()
        if self.fade is not None:
            start, end = self.fade
            self.level = start + (end - start) * progress
            if progress >= 1:
                self.fade = None
            self.touch()

    def show(self, look: Look = PLAIN, *, z: float | None = None) -> None:
        """Look like this, at this height in the pile or where it is."""
        if z is not None:
            self.z = z
        if look != self.look:
            self.look = look
            self._look_new()

    def _look_new(self) -> None:
        self._follow()
        self._sharp = False
        self._fit()
        self.touch()

    def catch_up(self) -> None:
        """Make the pictures that an earlier frame had no time for."""
        if self.behind:
            self._fit()
            self.touch()

    def refresh(self) -> None:
        """Take a sharper picture where there is one now."""
        if self.moving or not self.visible or self._sharp:
            return
        before = self._picture
        self._choose()
        if self._picture is not before:
            self.touch()

    def drop_spare(self) -> None:
        """Let go of tinted pictures that are not shown: the plain one makes them quickly."""
        for state in [*self._by_state]:
            if state not in (self.look.state, CardState.NORMAL):
                del self._by_state[state]

    # -- drawing

    @property
    def _width(self) -> int:
        width = round(self.pose.width)
        if self.moving:
            # Steps of a fixed share of the hand's card width, so that pictures can be used again.
            step = max(1, round(self.ctx.metrics.stage_h * WIDTH_STEP))
            width = round(width / step) * step
        return max(8, width)

    @property
    def _angle(self) -> float:
        angle = self.pose.angle
        if self.moving and not self.face_up:
            return round(angle / BACK_ANGLE_STEP) * BACK_ANGLE_STEP
        return angle

    @property
    def face_up(self) -> bool:
        return self.card is not None and self.flip > 0

    def _choose(self) -> Surface:
        """Settle on a picture: the sharp one at rest, else a near one, else a quick one."""
        if self._picture is not None and (self._sharp or self._chosen):
            return self._picture
        self._chosen = self.moving  # each region that is painted asks
        art, width, angle = self.ctx.cardart, self._width, self._angle
        text = self.card.text if self.card is not None and self.face_up else None
        state = self.look.state if text is not None else CardState.NORMAL
        now = ShownCard(text, width, angle)
        if not self.moving:
            ready = art.ready(now, state)
            if ready is not None:
                self._sharp = True
                return self._keep(ready, now, state)
        self._sharp = False
        if not self._coarse and now.is_close(self._drawn_as, NEAR_ANGLE, NEAR_WIDTH):
            known, plain = self._by_state.get(state), self._by_state.get(CardState.NORMAL)
            if known is None and plain is not None:
                known = self._by_state[state] = tinted(plain, state)
            if known is not None:
                self._picture = known
                return known
        near = now.is_close(self._drawn_as, ROUGH_ANGLE, ROUGH_WIDTH)
        rough = self._by_state.get(state) if near else None
        if text is None and width > LARGE_BACK and rough is not None:
            picture: Surface | None = art.drafts.hasty(now, state)
        else:
            picture = art.drafts.quick(now, state)
        if picture is None:
            self.behind = True
            if rough is None:  # kept, because the next frame has no time for all cards either
                rough = self._keep(art.drafts.hasty(now, state), now, state, coarse=True)
            self._picture = rough
            return rough
        return self._keep(picture, now, state)

    def _keep(
        self, picture: Surface, shown: ShownCard, state: CardState, *, coarse: bool = False
    ) -> Surface:
        """Remember a picture; those of other states stay as long as they show the same."""
        if shown != self._drawn_as or self._coarse:
            self._by_state.clear()
        self._picture, self._drawn_as, self._coarse = picture, shown, coarse
        self._by_state[state] = picture
        return picture

    def _shadow_picture(self) -> Surface | None:
        step = max(2, round(self.ctx.metrics.stage_h * SHADOW_STEP))
        width = max(step, round(self.pose.width / step) * step)
        far = self.moving and abs(self.pose.angle) > SHADOW_ANGLE_STEP
        turn = SHADOW_ANGLE_STEP if far else REST_SHADOW_STEP
        angle = round(self.pose.angle / turn) * turn
        if self.look.shadow is Shadow.DRAGGED:
            angle = 0.0
        wanted, outlines = (width, self.look.shadow, angle), self.ctx.cardart.outlines
        if self._shade is None or wanted != self._shaded_as:  # a cache may have dropped it
            make = outlines.quick_shadow if self.moving else outlines.shadow
            shade = make(*wanted)
            if shade is None:
                return self._shade
            self._shade, self._shaded_as = shade, wanted
        return self._shade

    def _under(self) -> list[tuple[Surface, float]]:
        """The pictures under the card, the lowest first, and how strong each is.

        Ring and edge are those of a face that neither turns nor grows.
        """
        layers = [] if self._shade is None else [(self._shade, 1.0)]
        if self.moving or self.target_flip is not None:
            return layers
        edge, u = self.ctx.cardart.outlines.edge, self.ctx.metrics.base_u
        theme, look = self.ctx.theme, self.look
        if look.focus:
            layers += [
                (edge(self._width, self.pose.angle, ink, max(least, units * u), 0.0), 1.0)
                for units, least, ink in RINGS
            ]
        if look.edge > 0:
            ink = theme.heart if look.wrong else theme.ok if look.badge is RIGHT else theme.accent
            glow = 0.0 if look.focus else 0.67  # it would veil the ring
            line = max(2.0, EDGE * u)
            layers.append((edge(self._width, self.pose.angle, ink, line, glow), look.edge))
        return layers

    def _fit(self) -> None:
        """Work out everything that drawing may touch."""
        self.behind = self._chosen = False
        turning = self.moving and self.target_flip is not None  # draw shows no shadow then
        self._shade = None if self.flat or turning else self._shadow_picture()
        sizes = [turned_size(self._width, self._angle)]
        if self.target_flip is not None:  # drawn at its very angle while it turns over
            sizes.append(turned_size(self._width, self.pose.angle or LEAST_LEAN))
        sizes += [layer.get_size() for layer, _ in self._under()]
        if self._picture is not None:  # that of the last frame may stand in for the right one
            sizes.append(self._picture.get_size())
        width, height = (max(size[axis] for size in sizes) for axis in (0, 1))
        spare = ROUGH_EDGE if self.moving else 2
        self.rect = centred((self.pose.x, self.pose.y), width + spare, height + spare)
        if self._height:
            self.rect.h += round(self._height * HIGHEST * self.ctx.metrics.base_u)

    def covers(self) -> Rect | None:
        if self.level < 1.0 or abs(self.flip) <= FLAT:
            return None
        self._choose()
        return None if self._drawn_as is None else _covered(self.pose, self._drawn_as)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        if self.level <= 0:
            return
        pose, level, squash = self.pose, self.level, abs(self.flip)
        hidden, self.hidden = self.hidden, None
        if squash <= FLAT:
            _blit(surface, self._turning(squash), pose, level, hidden)
            return
        under, own = self._under(), self.covers()
        throw = self._height * HIGHEST * self.ctx.metrics.base_u
        if throw and under:
            _blit(surface, under[0][0], pose.moved(0.0, throw), level, hidden)
            under = under[1:]
        for picture, strength in under:
            _blit(surface, picture, pose, strength * level, hidden, own)
        _blit(surface, self._choose(), pose, level, hidden)
        if self.look.strip and self.face_up and level == 1.0:
            _draw_strip(surface, self.ctx, pose)

    def _turning(self, squash: float) -> Surface:
        """The card as it turns over: narrower across its own axis, however it leans."""
        text = self.card.text if self.card is not None and self.face_up else None
        state = self.look.state if text is not None else CardState.NORMAL
        upright = self.ctx.cardart.drafts.moving(ShownCard(text, self._width, 0.0), state)
        now = (upright, squash, self.pose.angle)
        if self._turned is None or self._turned[0] != now:  # each region that is painted asks
            turned = _in_perspective(upright, squash, left_near=self.flip < 0)
            if abs(self.pose.angle) >= LEAST_LEAN:
                turned = pygame.transform.rotate(turned, -self.pose.angle)
            self._turned = (now, turned)
        return self._turned[1]


def _in_perspective(picture: Surface, squash: float, *, left_near: bool) -> Surface:
    """A card turned about its own upright axis until it is this much narrower, in strips."""
    width, height = picture.get_size()
    narrow, away = max(1, round(width * squash)), 1 - squash
    tilted = Surface((narrow, height), pygame.SRCALPHA)
    strips = min(STRIPS, narrow)
    for index in range(strips):
        left, right = (width * row // strips for row in (index, index + 1))
        start, end = (narrow * row // strips for row in (index, index + 1))
        far = (index + 0.5) / strips if left_near else 1 - (index + 0.5) / strips
        shorter = round(height * (1 - FAR_EDGE * away * far))
        strip = picture.subsurface(Rect(left, 0, right - left, height))
        tilted.blit(
            pygame.transform.scale(strip, (end - start, shorter)), (start, (height - shorter) // 2)
        )
    shade = round(255 * (1 - (1 - EDGE_ON) * away))
    tilted.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    return tilted


def _draw_strip(surface: Surface, ctx: Context, pose: Pose) -> None:
    height = STRIP * ctx.metrics.base_u
    top = pose.lifted(pose.height / 2 - height / 2)
    along = Pose(top.x, top.y, top.width, top.angle + 90)
    ends = [along.lifted(side * (0.5 - STRIP_INSET) * top.width) for side in (-1, 1)]
    ctx.painter.polyline(surface, [(round(end.x), round(end.y)) for end in ends],
                         colour=(*ctx.theme.accent, 255), width=height)  # fmt: skip


def _covered(pose: Pose, shown: ShownCard) -> Rect | None:
    """An upright box that a card here covers for certain, shown like this."""
    lean = abs(math.sin(math.radians(shown.angle)))
    if lean > MOST_LEAN:
        return None
    width, height = shown.width, height_of(shown.width)
    inner_w, inner_h = round(width - height * lean) - SEAM, round(height - width * (CORNERS + lean))
    return centred((pose.x, pose.y), inner_w, inner_h) if min(inner_w, inner_h) > 8 else None


def _blit(
    surface: Surface, picture: Surface, pose: Pose, level: float, *hidden: Rect | None
) -> None:
    """Draw a picture around a place, leaving out what is hidden."""
    width, height = picture.get_size()
    place = Rect(round(pose.x - width / 2), round(pose.y - height / 2), width, height)
    parts = [place]
    for hole in hidden:
        if hole is not None:
            parts = [part for whole in parts for part in _outside(whole, whole.clip(hole))]
    picture.set_alpha(round(255 * max(0.0, min(1.0, level))))  # for this drawing alone
    surface.blits([(picture, part, part.move(-place.x, -place.y)) for part in parts], False)
    picture.set_alpha(255)


def _outside(whole: Rect, hole: Rect) -> list[Rect]:
    """The parts of a box around a hole in it."""
    if hole.w * hole.h < LEAST_HOLE:
        return [whole]
    x, y, right, bottom = whole.x, whole.y, whole.right, whole.bottom
    parts = (
        Rect(x, y, whole.w, hole.y - y), Rect(x, hole.bottom, whole.w, bottom - hole.bottom),
        Rect(x, hole.y, hole.x - x, hole.h), Rect(hole.right, hole.y, right - hole.right, hole.h),
    )  # fmt: skip
    return [part for part in parts if part.w and part.h]
