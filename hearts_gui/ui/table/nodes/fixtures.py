"""The fixtures of the cloth apart from cards and plates: heart, slot, pills, prompt, arcs."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.felt import RAIL, Inlay, InlayNode
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.heart import HeartInlay, draw_suit
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import blit_centred, centred, hex_colour
from hearts_gui.ui.draw.stage import BaseNode, Drawn
from hearts_gui.ui.draw.theme import MIN_TEXT
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import heart_side, inlay_size
from hearts_gui.ui.table.layout.layout_fit import PROMPT_HEIGHT
from hearts_gui.ui.widgets.base import Skin

# The outline is this much smaller than a card, so that the leaning cards beside it stay clear.
SLOT_SHARE = 0.96
# Down to this share of the usual size words stay in fewer lines.
ONE_LINE = 0.8
LEAST_HIGH = 26
PROMPT_Z = 90.0  # above every dashed place, under the hand
MENDED = "mended"
"""The picture of the broken heart at rest, of fill and crack."""


class HeartNode(BaseNode):
    """The heart inlaid in the felt. `fill`, `crack` and `glow` go from 0 to 1 as it breaks."""

    fill, crack, glow = Drawn(0.0), Drawn(0.0), Drawn(0.0)

    def __init__(self, ctx: Context, center: tuple[float, float], side: int) -> None:
        super().__init__(z=1.0)
        self.ctx = ctx
        self.center = center
        self._inlay = inlay = HeartInlay(ctx.theme, side)
        self.rect = centred(center, inlay.picture_side, inlay.picture_side)
        self._makers = {
            make.__name__: make for make in (inlay.unbroken, inlay.broken, inlay.glow, inlay.crack)
        }
        # The visible part of each picture, and its position.
        self._pictures: dict[str, tuple[Surface, tuple[int, int]]] = {}

    def prepare(self) -> bool:
        """Make one more picture of the breaking heart. Returns False when all are there."""
        missing = [name for name in self._makers if name not in self._pictures]
        if self.fill or not missing:
            return False
        self._picture(missing[0])
        return True

    def show(self, *, fill: float, crack: float, glow: float) -> None:
        """Break the heart this far."""
        self.fill, self.crack, self.glow = fill, crack, glow

    def rest(self, *, broken: bool) -> None:
        """Leave the heart still, whole or mended."""
        level = 1.0 if broken else 0.0
        self.show(fill=level, crack=level, glow=0.0)
        if not broken:
            self._pictures.pop(MENDED, None)

    def _picture(self, name: str) -> tuple[Surface, tuple[int, int]]:
        if name not in self._pictures:
            if name == MENDED:
                whole = Surface(self.rect.size, SRCALPHA)
                for part in ("broken", "crack"):
                    picture, place = self._picture(part)
                    picture.set_alpha(255)  # breaking may have stopped halfway
                    whole.blit(picture, place)
                for part in ("broken", "crack", "glow"):  # only the breaking needs them
                    self._pictures.pop(part, None)
            else:
                whole = self._makers[name]()
            box = whole.get_bounding_rect()
            self._pictures[name] = (whole.subsurface(box).copy(), box.topleft)
        return self._pictures[name]

    def _blend(self, surface: Surface, name: str, level: float, rows: int | None = None) -> None:
        """Draw a picture at this strength, or only its part in the first rows of the heart."""
        if level <= 0:
            return
        picture, (x, y) = self._picture(name)
        area = Rect(0, 0, picture.get_width(), picture.get_height() if rows is None else rows - y)
        picture.set_alpha(round(255 * min(1.0, level)))
        surface.blit(picture, (self.rect.x + x, self.rect.y + y), area)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        if self.fill == self.crack == 1.0 and not self.glow:
            self._blend(surface, MENDED, 1.0)
            return
        self._blend(surface, "unbroken", 1.0 - self.fill)
        self._blend(surface, "glow", self.glow)
        self._blend(surface, "broken", self.fill)
        if self.crack:
            self._blend(surface, "crack", 1.0, max(1, self._inlay.crack_depth(self.crack)))


def bare_table(ctx: Context) -> tuple[BaseNode, ...]:
    """The lines and the heart in the middle of a table at which nobody sits."""
    stage = ctx.metrics.stage
    heart = HeartNode(ctx, stage.center, heart_side(stage))
    heart.z = 0.0  # under panels
    return InlayNode(ctx.felt, Inlay(stage.center, *inlay_size(ctx.metrics))), heart


class SlotNode(BaseNode):
    """The dashed place of the human's card in the trick."""

    bright = Drawn(False)

    def __init__(self, ctx: Context, pose: Pose) -> None:
        super().__init__(z=5.0)
        self.ctx = ctx
        self.pose = pose
        self._pictures: dict[tuple[int, float], Surface] = {}
        self.visible = False
        self._fit()

    def _fit(self) -> None:
        width, height = self.pose.extent
        self.rect = centred((self.pose.x, self.pose.y), round(width) + 8, round(height) + 8)

    def place_at(self, pose: Pose, z: float) -> None:
        """Move to this place: a second card in one trick goes beside the first, over it."""
        if (pose, z) != (self.pose, self.z):
            self.pose, self.z = pose, z
            self._fit()
            self.touch()

    def show(self, *, on: bool, bright: bool = False) -> None:
        """Show or hide it; it is bright while a card is held over it."""
        self.visible, self.bright = on, bright

    def draw(self, surface: Surface, _clip: Rect) -> None:
        width = max(2.0, (4.0 if self.bright else 2.2) * self.ctx.metrics.base_u)
        key, outlines = (round(self.pose.width * SLOT_SHARE), width), self.ctx.cardart.outlines
        if key not in self._pictures:  # kept here, as it comes back with every trick
            self._pictures[key] = outlines.slot(key[0], 0.0, self.ctx.theme.accent, width)
        blit_centred(surface, self._pictures[key], (self.pose.x, self.pose.y))


@dataclass(frozen=True, slots=True)
class PromptText:
    """The text of the prompt; `wrong` for the reason of a refusal."""

    text: str
    suit: Suit | None = None
    wrong: bool = False


class PromptNode(BaseNode):
    """The pill above the hand, which says what is asked, or the latest message."""

    def __init__(self, ctx: Context, area: Rect) -> None:
        super().__init__(z=PROMPT_Z)
        self.ctx = ctx
        self.area = area
        self.text: PromptText | None = None
        self._laid: tuple[Rect, Type, tuple[str, ...]] | None = None
        self.visible = False

    def say(self, prompt: PromptText | None, area: Rect | None = None) -> None:
        """Say this, or nothing, in this area or where it was said before."""
        area = self.area if area is None else area
        if (prompt, area) == (self.text, self.area):
            return
        self.text, self.area = prompt, area
        self.visible = prompt is not None
        if prompt is not None:
            margin = round(self._height * 0.6)
            self._laid = (self.box_for(prompt), *self.lines_for(prompt))
            self.rect = self._laid[0].inflate(2 * margin, 2 * margin)
        self.touch()

    @property
    def _height(self) -> int:
        wanted = round(PROMPT_HEIGHT * self.ctx.metrics.u)
        return max(LEAST_HIGH, min(wanted, self.area.h))

    def lines_for(self, prompt: PromptText) -> tuple[Type, tuple[str, ...]]:
        """Type and lines: one line as long as it can be read well, then as many as there is
        room.

        The smallest type takes as many lines as it needs.
        """
        wanted = max(MIN_TEXT, min(round(20 * self.ctx.metrics.u), round(self._height * 0.48)))
        sizes = range(wanted, MIN_TEXT - 1, -1)
        for most, least in (*((lines, ONE_LINE) for lines in (1, 2, 3, 4)), (7, 0.0)):
            for size in sizes:
                kind = Type(Face.SEMIBOLD, size)
                lines = self.ctx.painter.wrap(prompt.text, kind, self._text_room(prompt, kind))
                fits = self._tall(kind, len(lines)) <= max(self.area.h, self._height)
                if len(lines) <= most and fits and size >= wanted * least:
                    return kind, lines
        kind = Type(Face.SEMIBOLD, MIN_TEXT)
        return kind, self.ctx.painter.wrap(prompt.text, kind, self._text_room(prompt, kind))

    def box_for(self, prompt: PromptText) -> Rect:
        """The pill of these words, at the lower edge of the area."""
        kind, lines = self.lines_for(prompt)
        width = max(self.ctx.painter.text_width(line, kind) for line in lines)
        width += 2 * self._pad + self._icon(prompt, kind)
        box = Rect(0, 0, min(self.area.w, width), self._tall(kind, len(lines)))
        box.midbottom = self.area.midbottom
        return box

    def _tall(self, kind: Type, lines: int) -> int:
        text, high = lines * self._step(kind), self._height
        around = min(0.4 * high, max(0.16 * high, self.area.h - text))
        return max(high, text + round(around))

    @staticmethod
    def _step(kind: Type) -> int:
        return round(kind.px * 1.2)

    @property
    def _pad(self) -> int:
        return round(self._height * 0.45)

    def _text_room(self, prompt: PromptText, kind: Type) -> int:
        return self.area.w - 2 * self._pad - self._icon(prompt, kind)

    @staticmethod
    def _icon(prompt: PromptText, kind: Type) -> int:
        """The room that a suit or a lock takes before the words."""
        return round(kind.px * 1.45) if prompt.suit is not None or prompt.wrong else 0

    def draw(self, surface: Surface, _clip: Rect) -> None:
        prompt = self.text
        if prompt is None or self._laid is None:
            return
        skin, (box, kind, lines) = Skin(self.ctx), self._laid
        theme, painter, height = skin.theme, skin.painter, self._height
        painter.shadow(surface, box, radius=height / 2, blur=height * 0.16, dy=height * 0.1,
                       level=0.3)  # fmt: skip
        line = theme.heart if prompt.wrong else theme.panel_line
        style = BoxStyle(height / 2, theme.plate, line, max(1.0, 1.2 * self.ctx.metrics.u))
        painter.box(surface, box, style)
        self._draw_mark(surface, prompt, kind, (box.x + self._pad, box.centery))
        left = box.x + self._pad + self._icon(prompt, kind)
        step = self._step(kind)
        top = box.centery - round(len(lines) * step / 2)
        area = Rect(left, top, box.right - self._pad - left, len(lines) * step)
        painter.paragraph(surface, prompt.text, kind, theme.text, area, line_height=step)

    def _draw_mark(
        self, surface: Surface, prompt: PromptText, kind: Type, point: tuple[int, int]
    ) -> None:
        side, theme = round(kind.px * 1.05), self.ctx.theme
        middle = (point[0] + side / 2, point[1])
        if prompt.wrong:
            self.ctx.icons.draw(surface, Icon.LOCK, middle, side, theme.heart)
        elif prompt.suit is not None:
            ink = theme.suit_ink(prompt.suit)
            draw_suit(surface, self.ctx.painter, prompt.suit, middle, side, ink)


READABLE = 0.8
"""The part of its usual size to which text in a pill may shrink before shorter words are taken."""


class PillNode(BaseNode):
    """A small text on glass in the top row, with a suit when asked.

    Of several wordings the first that fits in a readable size is shown.
    """

    def __init__(
        self, ctx: Context, area: Rect, *, after: "PillNode | None" = None, limit: int = 0
    ) -> None:
        """A pill follows another one of its row; and one above it, where it ends by the limit."""
        super().__init__(z=35.0)
        self.ctx = ctx
        self.area = area
        self._after, self._limit = after, limit
        self._follower: PillNode | None = None
        if self._after is not None:
            self._after._follower = self
        self.text = ""
        self._suit: Suit | None = None
        self._wordings: tuple[str, ...] = ()
        self._marked = False
        self.slide = 1.0
        self.visible = False

    def say(
        self, text: str, suit: Suit | None = None, *, shorter: Sequence[str] = (),
        marked: bool = False,
    ) -> None:  # fmt: skip
        """Show this text, or a shorter one where it does not fit; an empty one hides the pill.

        A marked pill has a bright edge.
        """
        wordings = (text, *shorter)
        if (wordings, suit, marked) != (self._wordings, self._suit, self._marked):
            self._wordings, self._suit, self._marked = wordings, suit, marked
            self.text = self._fitting(wordings)
            self.visible = bool(text)
            self._place()
            self.touch()

    def slide_in(self, progress: float) -> None:
        if progress != self.slide:
            self.slide = progress
            self._place()
            self.touch()

    def _fitting(self, wordings: Sequence[str]) -> str:
        least = Type(Face.SEMIBOLD, max(MIN_TEXT, round(self._usual() * READABLE)))
        fit = (text for text in wordings if self._wide(least, text) <= self.area.w)
        return next(fit, wordings[-1])

    def _usual(self) -> int:
        return max(MIN_TEXT, min(round(18 * self.ctx.metrics.u), round(self.area.h * 0.5)))

    def _type(self) -> Type:
        kinds = [Type(Face.SEMIBOLD, size) for size in range(self._usual(), MIN_TEXT - 1, -1)]
        return next((kind for kind in kinds if self._wide(kind) <= self.area.w), kinds[-1])

    def _wide(self, kind: Type, text: str | None = None) -> int:
        """The pill's width with this type."""
        mark = round(kind.px * 1.5) if self._suit is not None else 0
        pad = round(self.area.h * 0.42)
        words = self.text if text is None else text
        return self.ctx.painter.text_width(words, kind) + 2 * pad + mark

    def _box(self) -> Rect:
        width = self._wide(self._type())
        box = Rect(self.area.x, self.area.y, min(self.area.w, width), self.area.h)
        after = self._after
        if after is not None and after.visible:
            level = after.area.y == self.area.y
            gap = self.area.x - after.area.right if level else self.area.h // 4
            beside = Rect(after._box().right + gap, after.area.y, *box.size)
            if level or beside.right <= self._limit:
                box = beside
        return box.move(-round((1 - self.slide) * self.area.h), 0)

    def _place(self) -> None:
        self.rect = self._box().inflate(6, 6)
        if self._follower is not None:
            self._follower._place()
            self._follower.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box, kind = Skin(self.ctx), self._box(), self._type()
        line = skin.theme.accent if self._marked else skin.theme.panel_line
        width = skin.hairline * (1 + self._marked)
        skin.painter.box(surface, box, BoxStyle(box.h / 2, skin.theme.plate, line, width))
        pad = round(self.area.h * 0.42)
        x = box.x + pad
        if self._suit is not None:
            side = round(kind.px * 1.1)
            ink = skin.theme.suit_ink(self._suit)
            draw_suit(surface, skin.painter, self._suit, (x + side / 2, box.centery), side, ink)
            x += round(kind.px * 1.5)
        text = Rect(x, box.y, box.right - pad - x + 2, box.h)
        skin.painter.label(surface, self.text, kind, skin.theme.text, text)


class ArcNode(BaseNode):
    """The dotted way of a pass, from the hand to its receiver, with an arrowhead."""

    def __init__(self, ctx: Context, points: list[tuple[float, float]]) -> None:
        super().__init__(z=15.0)
        self.ctx = ctx
        u = ctx.metrics.base_u
        self._points = points
        self._radius = max(2.5, 3.5 * u)
        self._size = 21 * u
        xs, ys = [x for x, _ in points], [y for _, y in points]
        margin = round(2.2 * self._size)
        self.rect = Rect(math.floor(min(xs)), math.floor(min(ys)), math.ceil(max(xs) - min(xs)),
                         math.ceil(max(ys) - min(ys))).inflate(2 * margin, 2 * margin)  # fmt: skip

    def draw(self, surface: Surface, _clip: Rect) -> None:
        gold = self.ctx.theme.accent
        painter = self.ctx.painter
        for point in self._points[:-1]:
            painter.disc(surface, point, self._radius, fill=gold)
        (x0, y0), (x1, y1) = self._points[-2], self._points[-1]
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        side = round(self._size * 2.7)
        colour = hex_colour(self.ctx.theme.accent)
        body = (
            f'<path transform="rotate({angle:.1f} 50 50)" d="M50 8L86 92L50 74L14 92Z" '
            f'fill="{colour}"/>'
        )
        blit_centred(surface, self.ctx.painter.svg(body, (side, side), "0 0 100 100"), (x1, y1))


class CaptionNode(BaseNode):
    """The quiet line under the action button."""

    def __init__(self, ctx: Context, area: Rect) -> None:
        super().__init__(area.copy(), z=30.0)
        self.ctx = ctx
        self.area = area.copy()
        self.text = ""

    @property
    def _kind(self) -> Type:
        most = min(round(14 * self.ctx.metrics.u), round(self.area.h * 0.75))
        return Type(Face.MEDIUM, max(MIN_TEXT, most))

    def say(self, text: str) -> None:
        """Say this, reaching beyond the button's sides where it must."""
        if text != self.text:
            self.text = text
            self.visible = bool(text) and self.area.w > 0
            beyond = self.ctx.painter.text_width(text, self._kind) - self.area.w
            felt = self.ctx.metrics.stage.inflate(-2 * round(RAIL * self.ctx.metrics.base_u), 0)
            self.rect = self.area.inflate(max(0, beyond), 0).clamp(felt)
            self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        kind = self._kind
        # the rail darkens the cloth here, so the quiet colour would not be readable
        ink = self.ctx.theme.text
        self.ctx.painter.label(surface, self.text, kind, ink, self.rect, align=Align.CENTRE)
