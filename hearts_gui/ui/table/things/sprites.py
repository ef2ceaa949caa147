"""Cards as nodes of the stage: a face or back with shadow, edge, tint and badge."""

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.ui.draw.card_art import CardState, Shadow, turned_size
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.suits import draw_suit
from hearts_gui.ui.draw.units import Shape
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.widgets.skin import Skin

EDGE = 4.0
# The ring of the keyboard around card and gold edge: dark against the cards, light on the cloth.
INNER_RING, RING = 7.5, 10.5
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
# The soft edge of a quick picture reaches this far beyond the card, both sides together.
ROUGH_EDGE = 6
# Up to this sine of its angle a card surely hides a box; its corners take this share of its width.
MOST_LEAN = 0.3
CORNERS = 0.15
# A card that turns over is shown upright when it leans less than this, in degrees.
LEAST_LEAN = 1.0
SHADOW_ANGLE_STEP = 9.0
CHECK = "check"
NEW = "new"
LED = "led"
ANNULLED = "annulled"
# Marks with something to say: the suit that a Warren card was played as, the card it stands for.
SUIT, EXTRA = "suit:", "extra:"
# Who gave the card: the line on which the tag stands, one digit, then its words.
FROM = "from:"
TAG_HIGH, TAG_LINE = 24.0, 25.0
TAG_SHARE = 0.2
"""How high a tag may be in widths of its card: no higher than the card's own index."""
LEAST_TYPE = 12  # pixels
BADGE_Z = 190.0
DARK_LINE = (21, 28, 38)
CANCEL = (178, 24, 44)
INKS = {suit: (206, 21, 49) if suit in (Suit.HEARTS, Suit.DIAMONDS) else (20, 24, 31)
        for suit in Suit}  # fmt: skip
# Where a mark lies on a card: across in card widths from the middle, down in card heights from
# the top, and above that in units.
_BADGE_PLACES = {
    LED: (-0.44, 0.0, 13.0), NEW: (0.34, 0.0, 0.0), ANNULLED: (0.0, 0.5, 0.0),
    SUIT: (0.36, 0.11, 0.0), EXTRA: (-0.34, 0.42, 0.0),
}  # fmt: skip
_BADGE_SIZES = {LED: (70, 34)}
# The stroke through an annulled card runs from the corner without an index to the other one.
STROKE_REACH = 0.36
EXTRA_SHARE = 0.27


class BadgeNode(BaseNode):
    """A mark at a card's top edge, drawn above the cards beside it."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=BADGE_Z)
        self.ctx = ctx
        self.badge = ""
        self.visible = False
        self._at = (0, 0)
        self._card = Pose(0, 0, 1)

    def follow(self, sprite: "CardSprite") -> None:
        """Be where the card's mark belongs, and show it."""
        self.visible = bool(sprite.badge) and sprite.visible and sprite.flip == 1.0
        if not self.visible:
            return
        u, pose = self.ctx.metrics.u, sprite.pose
        kind = badge_kind(sprite.badge)
        across, down, above = _BADGE_PLACES.get(kind, (0.0, 0.0, 0.0))
        if kind == FROM:
            across, above = -0.2, TAG_LINE * int(sprite.badge.removeprefix(FROM)[0])
        if kind in (FROM, LED):
            u = tag_unit(u, pose.width)
        if kind == LED and self.ctx.metrics.shape is Shape.PORTRAIT:
            # Plates stand close beside the trick: the tag goes to the corner away from them.
            across = -across if pose.x < self.ctx.metrics.stage.centerx - pose.width / 4 else across
            across *= 0.7
        top = pose.lifted(pose.height * (0.5 - down) + above * u)
        side = Pose(top.x, top.y, pose.width, pose.angle + 90).lifted(pose.width * across)
        at = (round(side.x), round(side.y))
        if (at, sprite.badge, pose) != (self._at, self.badge, self._card):
            self._at, self.badge, self._card = at, sprite.badge, pose
            wide, high = _BADGE_SIZES.get(kind, (38, 38))
            rect = Rect(0, 0, max(48, round(wide * u)), max(26, round(high * u)))
            if kind == FROM:
                rect = self._tag_box().inflate(2, 2)
            if kind in (ANNULLED, EXTRA):
                rect = Rect(0, 0, math.ceil(pose.extent[0]), math.ceil(pose.extent[1]))
            rect.center = at
            self.rect = rect
            self.touch()

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the mark."""
        del clip
        ctx, at = self.ctx, self._at
        u, theme, painter = ctx.metrics.u, ctx.theme, ctx.painter
        match self.badge:
            case "check":
                painter.disc(surface, at, 15 * u, fill=theme.accent, line=DARK_LINE,
                             line_width=max(1.5, 2 * u))  # fmt: skip
                ctx.icons.draw(surface, "check", at, round(17 * u), theme.on_accent)
            case "new":
                painter.disc(surface, at, max(5.0, 7 * u), fill=theme.accent, line=DARK_LINE,
                             line_width=max(1.0, 1.5 * u))  # fmt: skip
            case "led":
                self._draw_led(surface)
            case "annulled":
                self._draw_annulled(surface)
            case mark if mark.startswith(SUIT):
                suit = Suit(int(mark.removeprefix(SUIT)))
                painter.disc(surface, at, 15 * u, fill=(255, 253, 248), line=DARK_LINE,
                             line_width=max(1.5, 2 * u))  # fmt: skip
                draw_suit(surface, painter, suit, at, round(19 * u), INKS[suit])
            case mark if mark.startswith(FROM):
                self._draw_tag(surface)
            case mark if mark.startswith(EXTRA):
                width = max(22, round(EXTRA_SHARE * self._card.width))
                shade = ctx.cardart.shadow(width, Shadow.REST, self._card.angle)
                surface.blit(shade, shade.get_rect(center=at))
                face = ctx.cardart.face(mark.removeprefix(EXTRA), width, self._card.angle)
                surface.blit(face, face.get_rect(center=at))
            case portrait:
                ctx.icons.draw_portrait(surface, painter, portrait, at, 15 * u,
                                        line=(*theme.accent, 255))  # fmt: skip

    def _tag_box(self) -> Rect:
        """The box of a giver's tag, around where the mark lies."""
        skin = Skin(self.ctx)
        words = self.badge.removeprefix(FROM)[1:]
        kind, u = self._tag_type(), self._tag_unit()
        wide = skin.painter.text_width(words, kind) + round(18 * u)
        box = Rect(0, 0, wide, max(round(TAG_HIGH * u), skin.painter.fonts.line_height(kind)))
        box.center = self._at
        return box

    def _tag_unit(self) -> float:
        return tag_unit(self.ctx.metrics.u, self._card.width)

    def _tag_type(self) -> Type:
        return Type(Face.BOLD, max(LEAST_TYPE, round(13 * self._tag_unit())))

    def _draw_tag(self, surface: Surface) -> None:
        skin, theme, box = Skin(self.ctx), self.ctx.theme, self._tag_box()
        style = BoxStyle(box.h / 2, theme.accent, (*DARK_LINE, 150), 1.0)
        skin.painter.box(surface, box, style)
        words = self.badge.removeprefix(FROM)[1:]
        skin.painter.label(surface, words, self._tag_type(), theme.on_accent, box,
                           align=Align.CENTRE)  # fmt: skip

    def _draw_annulled(self, surface: Surface) -> None:
        """A stroke and a cross over the middle of the card, clear of both its indices."""
        card, painter = self._card, self.ctx.painter
        side = card.width
        ends = []
        for way in (1, -1):
            point = card.lifted(way * STROKE_REACH * card.height)
            turned = Pose(point.x, point.y, side, card.angle + 90)
            end = turned.lifted(way * STROKE_REACH * side)
            ends.append((end.x, end.y))
        painter.polyline(surface, ends, colour=(*CANCEL, 255), width=max(3.0, 0.045 * side))
        painter.disc(surface, self._at, 0.17 * side, fill=CANCEL, line=(255, 253, 248),
                     line_width=max(1.5, 0.02 * side))  # fmt: skip
        self.ctx.icons.draw(surface, "close", self._at, round(0.22 * side), (255, 255, 255))

    def _draw_led(self, surface: Surface) -> None:
        skin, theme = Skin(self.ctx), self.ctx.theme
        kind, u = self._tag_type(), self._tag_unit()
        width = max(round(54 * u), skin.painter.text_width("LED", kind) + round(18 * u))
        box = Rect(0, 0, width, max(round(TAG_HIGH * u), 16))
        box.center = self._at
        skin.painter.box(surface, box, BoxStyle(box.h / 2, theme.accent))
        skin.painter.label(surface, "LED", kind, theme.on_accent, box, align=Align.CENTRE)


def tag_unit(u: float, width: float) -> float:
    """The unit of a tag on a card of this width: the text's own, or what keeps the index larger."""
    return min(u, TAG_SHARE * width / TAG_HIGH)


def badge_kind(badge: str) -> str:
    """A mark without what it says."""
    return next((kind for kind in (SUIT, EXTRA, FROM) if badge.startswith(kind)), badge)


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a picture shows."""

    text: str | None
    width: int
    angle: float

    def near(
        self, other: "_Shown | None", angle: float = NEAR_ANGLE, width: float = NEAR_WIDTH
    ) -> bool:
        """Whether the other's picture can stand for this one for a while."""
        return (
            other is not None
            and self.text == other.text
            and abs(self.angle - other.angle) <= angle
            and abs(self.width - other.width) <= width * self.width
        )


class CardSprite(BaseNode):
    """One card. Everything that changes its look goes through `show` and `place`."""

    def __init__(
        self, ctx: Context, card: Card | None, pose: Pose, *,
        z: float = 0.0, moving: bool = False, flat: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(z=z)
        self.ctx = ctx
        self.card = card
        self._pose = pose
        self.moving = moving
        self.state = CardState.NORMAL
        self.edge = 0.0
        self.focus = False
        self.shadow = Shadow.REST
        self.badge = ""
        self.level = 1.0
        self.flip = 1.0
        self.target_flip: tuple[float, float] | None = None
        self.fade: tuple[float, float] | None = None
        self.window = (0.0, 1.0)
        """The part of a motion in which the card turns over or fades."""
        self._picture: Surface | None = None
        self._shown: _Shown | None = None
        self._known: dict[CardState, Surface] = {}
        self._sharp = False
        self._shade: Surface | None = None
        self.flat = flat
        """Whether the card has no shadow: dealt and passed backs, too quick for it to be seen."""
        self.behind = False
        """Whether something stands in for a picture that a frame had no time for."""
        self.mark = BadgeNode(ctx)
        self._fit()

    # -- place and look

    @property
    def pose(self) -> Pose:
        """Where the card is drawn."""
        return self._pose

    def place(self, pose: Pose, *, moving: bool) -> None:
        """Take a pose; a card in motion is drawn with quick pictures."""
        before = self._pose
        turned = before.angle != pose.angle or round(before.width) != round(pose.width)
        moving = moving and (turned or self.moving)
        if pose == before and moving == self.moving:
            return
        self._pose, self.moving = pose, moving
        self.mark.follow(self)
        self._sharp = False
        self._fit()
        self.touch()

    def progress(self, part: float) -> None:
        """Flip and fade as far as the motion has come."""
        opens, closes = self.window
        part = max(0.0, min(1.0, (part - opens) / (closes - opens)))
        if part <= 0:
            return
        if self.target_flip is not None:
            start, end = self.target_flip
            self._sharp = False
            self.flip = start + (end - start) * part
            if part >= 1:
                self.target_flip = None
                self._fit()
                self.mark.follow(self)
            self.touch()
        if self.fade is not None:
            start, end = self.fade
            self.level = start + (end - start) * part
            if part >= 1:
                self.fade = None
            self.touch()

    def show(
        self, *, state: CardState = CardState.NORMAL, edge: float = 0.0,
        shadow: Shadow = Shadow.REST, badge: str = "", focus: bool = False, z: float | None = None,
    ) -> None:  # fmt: skip
        """Look like this: tint, strength of the gold edge, height above the table, badge, ring."""
        if z is not None:
            self.z = z
        now = (state, edge, shadow, badge, focus)
        if now == (self.state, self.edge, self.shadow, self.badge, self.focus):
            return
        self.state, self.edge, self.shadow, self.badge, self.focus = now
        self.mark.follow(self)
        self._sharp = False
        self._fit()
        self.touch()

    def catch_up(self) -> None:
        """Have the pictures made that an earlier frame had no time for."""
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

    # -- drawing

    @property
    def _width(self) -> int:
        width = round(self._pose.width)
        if self.moving:
            # Steps of a fixed share of the hand's card width, so that pictures can be used again.
            step = max(1, round(self.ctx.metrics.stage.h * WIDTH_STEP))
            width = round(width / step) * step
        return max(8, width)

    @property
    def _angle(self) -> float:
        angle = self._pose.angle
        if self.moving and not self.face_up:
            return round(angle / BACK_ANGLE_STEP) * BACK_ANGLE_STEP
        return angle

    @property
    def face_up(self) -> bool:
        """Whether the face is seen now."""
        return self.card is not None and self.flip > 0

    def _choose(self) -> Surface:
        """Settle on a picture: the sharp one at rest, else a near one, else a quick one."""
        art, width, angle = self.ctx.cardart, self._width, self._angle
        text = self.card.text if self.card is not None and self.face_up else None
        state = self.state if text is not None else CardState.NORMAL
        now = _Shown(text, width, angle)
        if not self.moving:
            found = art.ready(text, width, angle, state=state)
            if found is not None:
                self._keep(found, now, state)
                self._sharp = True
                return found
        self._sharp = False
        if now.near(self._shown):
            known, plain = self._known.get(state), self._known.get(CardState.NORMAL)
            if known is None and plain is not None:
                known = self._known[state] = art.tinted(plain, state)
            if known is not None:
                self._picture = known
                return known
        rough = self._known.get(state) if now.near(self._shown, ROUGH_ANGLE, ROUGH_WIDTH) else None
        if rough is None:
            picture = art.moving(text, width, angle, state=state)
        else:
            found = art.quick(text, width, angle, state=state)
            if found is None:
                self.behind = True
                self._picture = rough
                return rough
            picture = found
        self._keep(picture, now, state)
        return picture

    def _keep(self, picture: Surface, shown: "_Shown", state: CardState) -> None:
        """Remember a picture; those of other states stay as long as they show the same."""
        if shown != self._shown:
            self._known.clear()
        self._picture, self._shown = picture, shown
        self._known[state] = picture

    def _shadow_picture(self) -> Surface | None:
        step = max(2, round(self.ctx.metrics.stage.h * SHADOW_STEP))
        width = max(step, round(self._pose.width / step) * step)
        turn = SHADOW_ANGLE_STEP if self.moving else REST_SHADOW_STEP
        angle = round(self._pose.angle / turn) * turn
        if self.shadow is Shadow.DRAGGED:
            angle = 0.0
        art = self.ctx.cardart
        if not self.moving:
            return art.shadow(width, self.shadow, angle)
        found = art.quick_shadow(width, self.shadow, angle)
        return found if found is not None else self._shade

    def warm(self, width: float) -> None:
        """Have the raised card of this width ready, before it is pointed at."""
        art, angle = self.ctx.cardart, self._pose.angle
        if self.card is not None:
            art.face(self.card.text, max(8, round(width)), angle)

    def warm_edge(self, width: float) -> None:
        """Have the edge of the raised card of this width ready."""
        art, angle = self.ctx.cardart, self._pose.angle
        line = max(2.0, EDGE * self.ctx.metrics.base_u)
        art.edge(max(8, round(width)), angle, self.ctx.theme.accent, line, 0.67)

    @property
    def _edged(self) -> bool:
        """Whether the edge is seen: on the face of a card that neither turns nor grows."""
        return self.edge > 0 and not self.moving and self.target_flip is None

    @property
    def _ringed(self) -> bool:
        """Whether the keyboard's ring is seen."""
        return self.focus and not self.moving and self.target_flip is None

    def _edge_picture(self) -> Surface:
        line = max(2.0, EDGE * self.ctx.metrics.base_u)
        glow = 0.0 if self._ringed else 0.67  # it would veil the ring
        return self.ctx.cardart.edge(
            self._width, self._pose.angle, self.ctx.theme.accent, line, glow
        )

    def _ring_pictures(self) -> tuple[Surface, ...]:
        """The ring, its outer part first."""
        art, u = self.ctx.cardart, self.ctx.metrics.base_u
        inks = ((RING, self.ctx.theme.text), (INNER_RING, DARK_LINE))
        return tuple(
            art.edge(self._width, self._pose.angle, ink, max(least, units * u), 0.0)
            for (units, ink), least in zip(inks, (6.0, 4.0), strict=True)
        )

    def _fit(self) -> None:
        """Work out everything that drawing may touch."""
        self.behind = False
        turning = self.moving and self.target_flip is not None  # draw shows no shadow then
        self._shade = None if self.flat or turning else self._shadow_picture()
        sizes = [turned_size(self._width, self._angle)]
        if self.target_flip is not None:  # drawn at its very angle while it turns over
            sizes.append(turned_size(self._width, self._pose.angle or LEAST_LEAN))
        # The picture of the last frame may stand in for the right one.
        layers = [self._shade, self._picture]
        if self._edged:
            layers.append(self._edge_picture())
        if self._ringed:
            layers.extend(self._ring_pictures())
        sizes.extend(layer.get_size() for layer in layers if layer is not None)
        wide, high = (max(size[axis] for size in sizes) for axis in (0, 1))
        spare = ROUGH_EDGE if self.moving else 2
        rect = Rect(0, 0, wide + spare, high + spare)
        rect.center = (round(self._pose.x), round(self._pose.y))
        self.rect = rect

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw shadow, edge, card and badge."""
        del clip
        if self.level <= 0:
            return
        center = (self._pose.x, self._pose.y)
        squash = abs(self.flip)
        if squash > 0.98:
            if self._shade is not None:
                self._blit_around(surface, self._shade, center, self.level)
            if self._ringed:
                for ring in self._ring_pictures():
                    self._blit_around(surface, ring, center, self.level)
            if self._edged:
                self._blit_around(surface, self._edge_picture(), center, self.edge * self.level)
        if squash <= 0.98:
            picture = self._turning(squash)
        else:
            known = self._picture if self._sharp else None
            picture = known if known is not None else self._choose()
        self._blit(surface, picture, center, self.level)

    def _turning(self, squash: float) -> Surface:
        """The card as it turns over: narrower across its own axis, however it leans."""
        text = self.card.text if self.card is not None and self.face_up else None
        state = self.state if text is not None else CardState.NORMAL
        upright = self.ctx.cardart.moving(text, self._width, 0.0, state=state)
        wide, high = upright.get_size()
        narrow = pygame.transform.scale(upright, (max(1, round(wide * squash)), high))
        if abs(self._pose.angle) < LEAST_LEAN:
            return narrow
        return pygame.transform.rotate(narrow, -self._pose.angle)

    def _blit_around(
        self, surface: Surface, picture: Surface, center: tuple[float, float], level: float
    ) -> None:
        """Draw what lies under the card, leaving out the middle that the card covers anyway."""
        hidden = self._covered()
        if level < 1.0 or hidden is None:
            self._blit(surface, picture, center, level)
            return
        wide, high = picture.get_size()
        left, top = round(center[0] - wide / 2), round(center[1] - high / 2)
        inner_w, inner_h = hidden
        side, cap = (wide - inner_w) // 2, (high - inner_h) // 2
        for area in (
            Rect(0, 0, wide, cap), Rect(0, cap + inner_h, wide, high - cap - inner_h),
            Rect(0, cap, side, inner_h), Rect(side + inner_w, cap, wide - side - inner_w, inner_h),
        ):  # fmt: skip
            surface.blit(picture, (left + area.x, top + area.y), area)

    def _covered(self) -> tuple[int, int] | None:
        """Width and height of an upright box that the card covers for certain."""
        pose = self._pose
        if self.level < 1.0:
            return None
        lean = abs(math.sin(math.radians(pose.angle)))
        if lean > MOST_LEAN:
            return None
        width, height = pose.width, pose.height
        inner_w = round(width * (1 - CORNERS) - height * lean)
        inner_h = round(height - width * (CORNERS + lean))
        return (inner_w, inner_h) if inner_w > 8 and inner_h > 8 else None

    @staticmethod
    def _blit(
        surface: Surface, picture: Surface, center: tuple[float, float], level: float
    ) -> None:
        if level < 1.0:
            picture = picture.copy()
            picture.set_alpha(round(255 * max(0.0, level)))
        wide, high = picture.get_size()
        surface.blit(picture, (round(center[0] - wide / 2), round(center[1] - high / 2)))
