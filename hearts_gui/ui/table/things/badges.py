"""Marks at a card's edge: chosen, new, led, annulled, whose it was, to whom it goes."""

import math
from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.card_shapes import Shadow
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.suits import draw_suit
from hearts_gui.ui.draw.theme import Colour4
from hearts_gui.ui.draw.units import Shape
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.wording.language.messages import say

TAG_HIGH, TAG_LINE = 24.0, 25.0
LED_ASIDE = 30.0
TAG_SHARE = 0.2
"""How high a tag may be in widths of its card: no higher than the card's own index."""
LEAST_TYPE = 12  # pixels
BADGE_Z = 190.0
DARK_LINE = (21, 28, 38)
WHITE = (255, 253, 248)
CANCEL = (178, 24, 44)
INKS = {suit: (206, 21, 49) if suit in (Suit.HEARTS, Suit.DIAMONDS) else (20, 24, 31)
        for suit in Suit}  # fmt: skip
# The stroke through an annulled card runs from the corner without an index to the other one.
STROKE_REACH = 0.36
EXTRA_SHARE = 0.27


class BadgeKind(Enum):
    """What a mark says."""

    CHECK = auto()
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
    """A mark: `text` are its words, its card or its portrait; a giver's stands on a line.

    Where a card was led, line 1 is beside the card, clear of a fan above it.
    """

    kind: BadgeKind
    text: str = ""
    line: int = 0
    suit: Suit | None = None


CHECK, NEW = Badge(BadgeKind.CHECK), Badge(BadgeKind.NEW)
MISTAKEN = Badge(BadgeKind.WRONG)
LED_BESIDE = Badge(BadgeKind.LED, line=1)
LED, ANNULLED = Badge(BadgeKind.LED), Badge(BadgeKind.ANNULLED)

# Where a mark lies on a card: across in card widths from the middle, down in card heights from
# the top, and above that in units.
_PLACES = {
    BadgeKind.LED: (-0.44, 0.0, 13.0),
    BadgeKind.NEW: (0.34, 0.0, 0.0),
    BadgeKind.ANNULLED: (0.0, 0.5, 0.0),
    BadgeKind.SUIT: (0.36, 0.11, 0.0),
    BadgeKind.EXTRA: (-0.34, 0.42, 0.0),
}


class BadgeNode(BaseNode):
    """A mark at a card's top edge, drawn above the cards beside it."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=BADGE_Z)
        self.ctx = ctx
        self.badge: Badge | None = None
        self.visible = False
        self._at = (0, 0)
        self._card = Pose(0, 0, 1)

    def follow(self, badge: Badge | None, card: Pose, *, seen: bool) -> None:
        """Be where this mark of a card belongs, and show it when it is to be seen."""
        self.visible = badge is not None and seen
        if badge is None or not seen:
            return
        across, down, above = self._place(badge, card)
        top = card.lifted(card.height * (0.5 - down) + above)
        side = Pose(top.x, top.y, card.width, card.angle + 90).lifted(card.width * across)
        at = (round(side.x), round(side.y))
        if (at, badge, card) != (self._at, self.badge, self._card):
            self._at, self.badge, self._card = at, badge, card
            self.rect = self._box(badge)
            self.touch()

    def _place(self, badge: Badge, card: Pose) -> tuple[float, float, float]:
        """Where a mark lies: across and down in shares of the card, above it in pixels."""
        metrics = self.ctx.metrics
        across, down, above = _PLACES.get(badge.kind, (0.0, 0.0, 0.0))
        u = metrics.u
        if badge.kind in (BadgeKind.GIVER, BadgeKind.LED):
            u = tag_unit(u, card.width)
        if badge.kind is BadgeKind.GIVER:
            across, above = -0.2, TAG_LINE * badge.line
        if badge is LED_BESIDE and metrics.shape is not Shape.PORTRAIT:
            return -0.5 - LED_ASIDE * u / card.width, 0.1, 0.0
        if badge.kind is BadgeKind.LED and metrics.shape is Shape.PORTRAIT:
            # Plates stand close beside the trick: the tag goes to the corner away from them.
            across = -across if card.x < metrics.stage.centerx - card.width / 4 else across
            across *= 0.7
        return across, down, above * u

    def _box(self, badge: Badge) -> Rect:
        """Everything that drawing may touch."""
        u = self.ctx.metrics.u
        match badge.kind:
            case BadgeKind.GIVER:
                return self._tag_box(badge).inflate(2, 2)
            case BadgeKind.ANNULLED | BadgeKind.EXTRA:
                wide, high = map(math.ceil, self._card.extent)
            case BadgeKind.LED:
                u = self._tag_unit
                wide, high = max(48, round(70 * u)), max(26, round(34 * u))
            case _:
                wide, high = max(48, round(38 * u)), max(26, round(38 * u))
        return centred(self._at, wide, high)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the mark."""
        badge, at = self.badge, self._at
        u, theme, painter = self.ctx.metrics.u, self.ctx.theme, self.ctx.painter
        if badge is None:
            return
        match badge.kind:
            case BadgeKind.CHECK:
                painter.disc(surface, at, 15 * u, fill=theme.accent, line=DARK_LINE,
                             line_width=max(1.5, 2 * u))  # fmt: skip
                self.ctx.icons.draw(surface, Icon.CHECK, at, round(17 * u), theme.on_accent)
            case BadgeKind.WRONG:
                painter.disc(surface, at, 15 * u, fill=theme.heart, line=DARK_LINE,
                             line_width=max(1.5, 2 * u))  # fmt: skip
                ink = DARK_LINE if theme.dark else WHITE
                self.ctx.icons.draw(surface, Icon.CLOSE, at, round(17 * u), ink)
            case BadgeKind.NEW:
                painter.disc(surface, at, max(5.0, 7 * u), fill=theme.accent, line=DARK_LINE,
                             line_width=max(1.0, 1.5 * u))  # fmt: skip
            case BadgeKind.LED:
                self._draw_tag(surface, badge, None)
            case BadgeKind.GIVER:
                self._draw_tag(surface, badge, (*DARK_LINE, 150))
            case BadgeKind.ANNULLED:
                self._draw_annulled(surface)
            case BadgeKind.SUIT:
                assert badge.suit is not None
                painter.disc(surface, at, 15 * u, fill=WHITE, line=DARK_LINE,
                             line_width=max(1.5, 2 * u))  # fmt: skip
                draw_suit(surface, painter, badge.suit, at, round(19 * u), INKS[badge.suit])
            case BadgeKind.EXTRA:
                self._draw_extra(surface, badge.text)
            case BadgeKind.RECEIVER:
                self.ctx.icons.draw_portrait(surface, painter, badge.text, at, 15 * u,
                                             line=(*theme.accent, 255))  # fmt: skip

    @property
    def _tag_unit(self) -> float:
        return tag_unit(self.ctx.metrics.u, self._card.width)

    @property
    def _tag_type(self) -> Type:
        return Type(Face.BOLD, max(LEAST_TYPE, round(13 * self._tag_unit)))

    def _tag_box(self, badge: Badge) -> Rect:
        """The box of a tag with words, around where the mark lies."""
        u, kind, painter = self._tag_unit, self._tag_type, self.ctx.painter
        wide = painter.text_width(_words(badge), kind) + round(18 * u)
        high = painter.fonts.line_height(kind)
        if badge.kind is BadgeKind.LED:
            wide, high = max(round(54 * u), wide), 16
        return centred(self._at, wide, max(round(TAG_HIGH * u), high))

    def _draw_tag(self, surface: Surface, badge: Badge, line: Colour4 | None) -> None:
        theme, painter, box = self.ctx.theme, self.ctx.painter, self._tag_box(badge)
        painter.box(surface, box, BoxStyle(box.h / 2, theme.accent, line, 1.0))
        painter.label(surface, _words(badge), self._tag_type, theme.on_accent, box,
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
        painter.disc(surface, self._at, 0.17 * side, fill=CANCEL, line=WHITE,
                     line_width=max(1.5, 0.02 * side))  # fmt: skip
        self.ctx.icons.draw(surface, Icon.CLOSE, self._at, round(0.22 * side), (255, 255, 255))

    def _draw_extra(self, surface: Surface, text: str) -> None:
        """A small card on the card."""
        art, angle = self.ctx.cardart, self._card.angle
        width = max(22, round(EXTRA_SHARE * self._card.width))
        for layer in (art.shadow(width, Shadow.REST, angle), art.face(text, width, angle)):
            surface.blit(layer, layer.get_rect(center=self._at))


def _words(badge: Badge) -> str:
    """What stands on a tag."""
    return say("table-led") if badge.kind is BadgeKind.LED else badge.text


def tag_unit(u: float, width: float) -> float:
    """The unit of a tag on a card of this width: the text's own, or what keeps the index larger."""
    return min(u, TAG_SHARE * width / TAG_HIGH)
