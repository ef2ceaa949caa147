"""Marks at a card's edge: chosen, new, led, annulled, its giver, its receiver."""

import math
from dataclasses import dataclass
from enum import Enum, auto

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.heart import draw_suit
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import blit_centred, centred
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.wording.language.messages import say

TAG_HIGH = 24.0
# The tag of a giver: its height, its face, and how far its middle is above the card.
GIVER_HIGH, GIVER_FACE, GIVER_ABOVE = 28.0, 23.0, 20.0
TAG_SHARE = 0.2
"""The greatest height of a tag in widths of its card: that of the card's own index."""
LED_SHARE = 0.28
"""The same of a lead's tag at tables of up to FEW players, where it never lies on the card."""
TICK_SHARE = 0.2
"""The greatest radius of a tick, in widths of its card: larger ones would lie on its index."""
FEW = 4
LEAST_TYPE = 12  # pixels
LEAST_LEAN = 0.5  # degrees; with less a tag is drawn upright
TURN_MARGIN = 2  # pixels around what is turned, or its edge would be cut
BADGE_Z = 190.0
DARK_LINE = (21, 28, 38)
WHITE = (255, 253, 248)
CANCEL = (178, 24, 44)
INKS = {suit: (206, 21, 49) if suit.red else (20, 24, 31) for suit in Suit}
# The stroke through an annulled card runs from the corner without an index to the other one.
STROKE_REACH = 0.36
EXTRA_SHARE = 0.27


class BadgeKind(Enum):
    """The text of a mark."""

    CHECK = auto()
    RIGHT = auto()  # looking back: it was the best, or as good
    WRONG = auto()  # looking back: there was a better one
    NEW = auto()
    LED = auto()
    ANNULLED = auto()
    SUIT = auto()  # the suit as which a Warren card was played
    EXTRA = auto()  # the card that the Warren card stands for
    GIVER = auto()  # from whom the card came
    RECEIVER = auto()  # to whom it goes: a portrait


@dataclass(frozen=True, slots=True)
class Badge:
    """A mark: `text` are its words, its card or its portrait; a giver has words and a portrait.

    `offset` is where the middle of a tag lies from the card's own, in pixels: of a lead on the
    window, of a giver along the card's edge, where the tag has `room` for this many. `share` is
    the greatest height of the tag of a lead in widths of its card.
    """

    kind: BadgeKind
    text: str = ""
    suit: Suit | None = None
    portrait: str = ""
    offset: tuple[float, float] = (0.0, 0.0)
    room: float = 0.0
    share: float = TAG_SHARE


CHECK, NEW = Badge(BadgeKind.CHECK), Badge(BadgeKind.NEW)
MISTAKEN, RIGHT = Badge(BadgeKind.WRONG), Badge(BadgeKind.RIGHT)
ANNULLED = Badge(BadgeKind.ANNULLED)

# Where a mark lies on a card: across in card widths from the middle, down in card heights from
# the top.
_PLACES = {
    BadgeKind.NEW: (-0.34, 0.0),
    BadgeKind.ANNULLED: (0.0, 0.5),
    BadgeKind.SUIT: (0.36, 0.11),
    BadgeKind.EXTRA: (-0.34, 0.42),
}


class BadgeNode(BaseNode):
    """A mark at a card's top edge, drawn above the cards beside it."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=BADGE_Z)
        self.ctx = ctx
        self.badge: Badge | None = None
        self.visible = False
        self._point = (0, 0)
        self._card = Pose(0, 0, 1)
        self._tag: Surface | None = None
        self._upright: tuple[tuple[Badge, float], Surface] | None = None
        """A tag before it is turned, and what it shows; a moving card turns it in every frame."""

    def follow(self, badge: Badge | None, card: Pose, *, seen: bool) -> None:
        """Follow the card to which this mark belongs, and show the mark when it is to be seen."""
        self.visible = badge is not None and seen
        if badge is None or not seen:
            return
        point = self._place(badge, card)
        if (point, badge, card) != (self._point, self.badge, self._card):
            self._point, self.badge, self._card = point, badge, card
            self._tag = self._giver_tag(badge) if badge.kind is BadgeKind.GIVER else None
            self.rect = self._box(badge)
            self.touch()

    def _place(self, badge: Badge, card: Pose) -> tuple[int, int]:
        """The middle of a mark."""
        if badge.kind is BadgeKind.LED:
            return round(card.x + badge.offset[0]), round(card.y + badge.offset[1])
        across, down = _PLACES.get(badge.kind, (0.0, 0.0))
        aside, up = across * card.width, 0.0
        if badge.kind is BadgeKind.GIVER:
            aside, up = badge.offset[0], GIVER_ABOVE * tag_unit(self.ctx.metrics.u, card.width)
        top = card.lifted(card.height * (0.5 - down) + up)
        side = Pose(top.x, top.y, card.width, card.angle + 90).lifted(aside)
        return round(side.x), round(side.y)

    def _box(self, badge: Badge) -> Rect:
        """Everything that drawing may touch."""
        u = self.ctx.metrics.u
        match badge.kind:
            case BadgeKind.GIVER if self._tag is not None:
                return self._tag.get_rect(center=self._point)
            case BadgeKind.LED:
                return self._led_box(badge).inflate(2, 2)
            case BadgeKind.ANNULLED | BadgeKind.EXTRA:
                width, height = map(math.ceil, self._card.extent)
            case _:
                width, height = max(48, round(38 * u)), max(26, round(38 * u))
        return centred(self._point, width, height)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        badge, point = self.badge, self._point
        u, theme, painter = self.ctx.metrics.u, self.ctx.theme, self.ctx.painter
        if badge is None:
            return
        match badge.kind:
            case BadgeKind.CHECK | BadgeKind.RIGHT | BadgeKind.WRONG:
                usual = DARK_LINE if theme.dark else WHITE
                fill, ink = {BadgeKind.CHECK: (theme.accent, theme.on_accent),
                             BadgeKind.RIGHT: (theme.ok, usual),
                             BadgeKind.WRONG: (theme.heart, usual)}[badge.kind]  # fmt: skip
                icon = Icon.CLOSE if badge.kind is BadgeKind.WRONG else Icon.CHECK
                u = min(u, TICK_SHARE * self._card.width / 15)
                painter.disc(surface, point, 15 * u, fill=fill, line=DARK_LINE,
                             line_width=max(1.5, 2 * u))  # fmt: skip
                self.ctx.icons.draw(surface, icon, point, round(17 * u), ink)
            case BadgeKind.NEW:
                painter.disc(surface, point, max(5.0, 7 * u), fill=theme.accent, line=DARK_LINE,
                             line_width=max(1.0, 1.5 * u))  # fmt: skip
            case BadgeKind.LED:
                box = self._led_box(badge)
                painter.box(surface, box, BoxStyle(box.h / 2, theme.accent))
                kind = tag_type(tag_unit(self.ctx.metrics.u, self._card.width, badge.share))
                painter.label(surface, say("table-led"), kind, theme.on_accent, box,
                              align=Align.CENTRE)  # fmt: skip
            case BadgeKind.GIVER:
                if self._tag is not None:
                    blit_centred(surface, self._tag, point)
            case BadgeKind.ANNULLED:
                self._draw_annulled(surface)
            case BadgeKind.SUIT:
                assert badge.suit is not None
                painter.disc(surface, point, 15 * u, fill=WHITE, line=DARK_LINE,
                             line_width=max(1.5, 2 * u))  # fmt: skip
                draw_suit(surface, painter, badge.suit, point, round(19 * u), INKS[badge.suit])
            case BadgeKind.EXTRA:
                self._draw_extra(surface, badge.text)
            case BadgeKind.RECEIVER:
                self.ctx.icons.draw_portrait(surface, painter, badge.text, point, 15 * u,
                                             line=(*theme.accent, 255))  # fmt: skip

    def _led_box(self, badge: Badge) -> Rect:
        return centred(self._point, *led_size(self.ctx, self._card.width, badge.share))

    def _giver_tag(self, badge: Badge) -> Surface:
        """The tag of a giver, turned with the card."""
        key = (badge, tag_unit(self.ctx.metrics.u, self._card.width))
        if self._upright is None or self._upright[0] != key:
            self._upright = key, self._upright_tag(*key)
        if abs(self._card.angle) < LEAST_LEAN:
            return self._upright[1]
        return pygame.transform.rotozoom(self._upright[1], -self._card.angle, 1.0)

    def _upright_tag(self, badge: Badge, u: float) -> Surface:
        """Face and name; one of them where there is no room for both."""
        theme, painter = self.ctx.theme, self.ctx.painter
        kind = tag_type(u)
        height = max(round(GIVER_HIGH * u), painter.fonts.line_height(kind))
        face, pad = height - round((GIVER_HIGH - GIVER_FACE) * u), round(8 * u)
        left = height + round(2 * u) if badge.portrait else pad
        width = left + painter.text_width(badge.text, kind) + pad
        named = width <= badge.room
        box = Rect(TURN_MARGIN, TURN_MARGIN, width if named else height, height)
        picture = Surface(box.inflate(2 * TURN_MARGIN, 2 * TURN_MARGIN).size, pygame.SRCALPHA)
        style = BoxStyle(height / 2, theme.solid_panel, theme.accent, max(1.0, 1.2 * u))
        painter.box(picture, box, style)
        middle = (box.x + height / 2, box.centery)
        if badge.portrait:
            self.ctx.icons.draw_portrait(picture, painter, badge.portrait, middle, face / 2,
                                         line=(*theme.text, 255))  # fmt: skip
        elif not named:
            self.ctx.icons.draw(picture, Icon.CARDS, middle, round(0.6 * height), theme.text)
        if named:
            area = Rect(box.x + left, box.y, width - left, height)
            painter.label(picture, badge.text, kind, theme.text, area)
        return picture

    def _draw_annulled(self, surface: Surface) -> None:
        """Draw a stroke and a cross over the middle of the card, clear of both its indices."""
        card, painter = self._card, self.ctx.painter
        side = card.width
        ends = []
        for slope in (1, -1):
            point = card.lifted(slope * STROKE_REACH * card.height)
            turned = Pose(point.x, point.y, side, card.angle + 90)
            end = turned.lifted(slope * STROKE_REACH * side)
            ends.append((end.x, end.y))
        painter.polyline(surface, ends, colour=(*CANCEL, 255), width=max(3.0, 0.045 * side))
        painter.disc(surface, self._point, 0.17 * side, fill=CANCEL, line=WHITE,
                     line_width=max(1.5, 0.02 * side))  # fmt: skip
        self.ctx.icons.draw(surface, Icon.CLOSE, self._point, round(0.22 * side), (255, 255, 255))

    def _draw_extra(self, surface: Surface, text: str) -> None:
        width = max(22, round(EXTRA_SHARE * self._card.width))
        self.ctx.cardart.lay(surface, text, width, self._point, self._card.angle)


def tag_unit(u: float, width: float, share: float = TAG_SHARE) -> float:
    """The unit of a tag on a card of this width: the text's own, or what keeps the index larger."""
    return min(u, share * width / TAG_HIGH)


def tag_type(unit: float) -> Type:
    return Type(Face.BOLD, max(LEAST_TYPE, round(13 * unit)))


def led_share(seats: int) -> float:
    """The share of a lead's tag at a table of this many seats."""
    return LED_SHARE if seats <= FEW else TAG_SHARE


def led_size(ctx: Context, width: float, share: float) -> tuple[int, int]:
    """The size of the tag of a led card of this width."""
    u = tag_unit(ctx.metrics.u, width, share)
    kind = tag_type(u)
    text_width = max(round(54 * u), ctx.painter.text_width(say("table-led"), kind) + round(13 * u))
    return text_width, max(round(TAG_HIGH * u), 16)
