"""A strip of cloth with an example on it, drawn with the game's own cards."""

import math
from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from hearts_gui.ui.draw.card_art import CardState
from hearts_gui.ui.draw.card_shapes import Shadow
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.heart import HeartInlay
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import MOON_FILL, alpha, rgb
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.wording.how_to_play import RuleExample, Sign
from hearts_gui.wording.language.messages import say

HEIGHT = 204
WIDEST = 116
# Everything in widths of a card: distances in a row and in a fan, room around a sign.
ROW_STEP, WORTH_STEP, FAN_STEP, CROWDED_STEP = 1.08, 1.16, 0.5, 0.33
CROWDED = 9
GAP, SIGN = 0.55, {Sign.NONE: 0.0, Sign.PASS: 1.75, Sign.BROKEN: 1.25, Sign.MOON: 1.0}
RAISE, ROUND = 0.16, 13.0
# Height over width of a card, and of all that a strip holds beside it.
TALL, AROUND = 1.4, 0.44
TILTS = (-2.0, 1.5, -1.0, 2.5)
WHO = ("juno", "otto", "mira", "you")
MOON_INK = rgb("#F4D58A")


class ExampleStrip(Widget):
    """Draws an example as large as there is room for."""

    focusable = False
    margin_units = 2.0

    def __init__(self, ctx: Context, example: RuleExample) -> None:
        super().__init__(ctx, example.says)
        self._example = example

    @property
    def card_width(self) -> int:
        """The width of a card with which everything fits."""
        pad = self.skin.px(18)
        width = (self.box.w - 2 * pad) / self._span()
        height = (self.box.h - pad) / (TALL + AROUND)
        return max(24, int(min(width, height, self.skin.px(WIDEST))))

    def _span(self) -> float:
        """The width of everything in widths of a card."""
        shown = self._example
        parts = [self._row(len(shown.table)), self._fan(len(shown.hand)), SIGN[shown.sign]]
        widths = [part for part in parts if part]
        return sum(widths) + GAP * (len(widths) - 1)

    @property
    def _step(self) -> float:
        return WORTH_STEP if self._example.points else ROW_STEP

    def _row(self, count: int) -> float:
        return 1 + (count - 1) * self._step if count else 0.0

    @staticmethod
    def _fan(count: int) -> float:
        step = CROWDED_STEP if count > CROWDED else FAN_STEP
        return 1.1 + (count - 1) * step if count else 0.0

    # -- drawing

    def _pieces(self) -> list[Callable[[Surface], None]]:
        """Everything in the order in which it lies, each piece by itself."""
        shown, width = self._example, self.card_width
        x = self.box.centerx - self._span() * width / 2
        pieces: list[Callable[[Surface], None]] = [self._draw_cloth]
        if shown.table:
            pieces += self._table_pieces(x)
            x += (self._row(len(shown.table)) + GAP) * width
        if shown.hand:
            pieces += self._hand_pieces(x)
            x += (self._fan(len(shown.hand)) + GAP) * width
        if shown.sign is not Sign.NONE:
            middle = (round(x + SIGN[shown.sign] * width / 2), self.box.centery)
            pieces.append(lambda surface: self._draw_sign(surface, middle))
        return pieces

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw cloth, cards and sign; shadows end at the edge."""
        whole = surface.get_clip()
        surface.set_clip(whole.clip(self.box))
        for piece in self._pieces():
            piece(surface)
        surface.set_clip(whole)

    def _draw_cloth(self, surface: Surface) -> None:
        skin, theme = self.skin, self.skin.theme
        style = BoxStyle(16 * skin.metrics.u, theme.felt[1], alpha(theme.inlay, 0.34),
                         skin.hairline)  # fmt: skip
        skin.painter.box(surface, self.box, style)

    def _card(
        self, surface: Surface, card: str, spot: tuple[float, float], angle: float = 0.0, *,
        lit: bool = False, dim: bool = False,
    ) -> None:  # fmt: skip
        line = (self.skin.theme.accent, max(2.0, 4 * self.ctx.metrics.u)) if lit else None
        self.ctx.cardart.lay(surface, card, self.card_width, spot, angle,
                             shadow=Shadow.RAISED if lit else Shadow.REST, edge=line, glow=True,
                             state=CardState.ILLEGAL if dim else CardState.NORMAL)  # fmt: skip

    def _table_pieces(self, x: float) -> list[Callable[[Surface], None]]:
        shown, width = self._example, self.card_width
        pieces: list[Callable[[Surface], None]] = []
        low = 0.17 if shown.points else 0.10 if shown.winner else 0.0
        for index, card in enumerate(shown.table):
            lit = card == shown.winner if shown.winner else card in shown.lit
            spot = (x + (0.5 + index * self._step) * width,
                    self.box.centery - (low + (RAISE / 2 if lit else 0)) * width)  # fmt: skip
            angle = 0.0 if shown.points else TILTS[index % len(TILTS)]
            pieces.append(self._table_piece(card, spot, angle, index, lit=lit))
        return pieces

    def _table_piece(
        self, card: str, spot: tuple[float, float], angle: float, index: int, *, lit: bool
    ) -> Callable[[Surface], None]:
        def draw(surface: Surface) -> None:
            shown, width = self._example, self.card_width
            self._card(surface, card, spot, angle, lit=lit)
            below = (round(spot[0]), round(spot[1] + TALL / 2 * width))
            if shown.points:
                self._draw_worth(surface, shown.points[index], below)
            elif shown.winner:
                skin, radius = self.skin, max(10, round(self.card_width * 0.21))
                line = (*skin.theme.accent, 255) if lit else (255, 255, 255, 90)
                who = self._example.who or WHO
                name = who[index % len(who)]
                skin.icons.draw_portrait(surface, skin.painter, name, below, radius, line=line)
            if index == 0 and not shown.points:
                self._draw_led(surface, spot)

        return draw

    def _hand_pieces(self, x: float) -> list[Callable[[Surface], None]]:
        shown, width = self._example, self.card_width
        count = len(shown.hand)
        step = CROWDED_STEP if count > CROWDED else FAN_STEP
        radius = ROUND * width * (step / FAN_STEP) ** 2 if count <= CROWDED else ROUND * width
        pieces: list[Callable[[Surface], None]] = []
        for index, card in enumerate(shown.hand):
            away = (index - (count - 1) / 2) * step * width
            turn = away / radius
            lit = card in shown.lit
            drop = radius * (1 - math.cos(turn)) - (RAISE * width if lit else 0)
            low = 0.06 if shown.lit else -0.04
            spot = (x + self._fan(count) * width / 2 + away, self.box.centery + low * width + drop)
            dim = shown.dim and not lit
            pieces.append(partial(self._card, card=card, spot=spot, angle=-math.degrees(turn),
                                  lit=lit, dim=dim))  # fmt: skip
        return pieces

    # -- the signs beside and on the cards

    def _draw_worth(self, surface: Surface, worth: str, below: tuple[int, int]) -> None:
        skin, theme = self.skin, self.skin.theme
        kind = skin.type(17, Face.BOLD)
        width = skin.painter.text_width(worth, kind) + skin.px(22)
        box = Rect(0, 0, max(width, skin.px(40)), skin.fonts_height(kind) + skin.px(4))
        box.midtop = (below[0], below[1] + round(self.card_width * 0.04))
        skin.painter.box(surface, box, BoxStyle(box.h / 2, theme.plate, theme.panel_line, 1.0))
        skin.painter.label(surface, worth, kind, theme.text, box, align=Align.CENTRE)

    def _draw_led(self, surface: Surface, spot: tuple[float, float]) -> None:
        skin, theme, width = self.skin, self.skin.theme, self.card_width
        kind = skin.type(12, Face.BOLD)
        height = skin.fonts_height(kind)
        box = Rect(
            0, 0, skin.painter.text_width(say("rule-screen-led"), kind) + skin.px(14), height
        )
        box.center = (round(spot[0] - width * 0.34), round(spot[1] - (TALL / 2 + 0.05) * width))
        skin.painter.box(surface, box, BoxStyle(box.h / 2, theme.accent))
        skin.painter.label(
            surface, say("rule-screen-led"), kind, theme.on_accent, box, align=Align.CENTRE
        )

    def _draw_sign(self, surface: Surface, middle: tuple[int, int]) -> None:
        match self._example.sign:
            case Sign.PASS:
                self._draw_pass(surface, middle)
            case Sign.BROKEN:
                heart = HeartInlay(self.skin.theme, round(self.card_width * 1.2))
                key = ("heart", heart.side, self.skin.theme.key)
                for make in (heart.glow, heart.mended):
                    picture = self.skin.painter.shape((*key, make.__name__), make)
                    surface.blit(picture, picture.get_rect(center=middle))
            case Sign.MOON:
                radius = self.card_width * 0.46
                self.skin.painter.disc(surface, middle, radius, fill=MOON_FILL,
                                       line=(255, 255, 255, 60), line_width=1.0)  # fmt: skip
                self.skin.icons.draw(surface, Icon.MOON, middle, round(radius * 1.1), MOON_INK)
            case _:
                pass

    def _draw_pass(self, surface: Surface, middle: tuple[int, int]) -> None:
        """Draw dots to the player who receives."""
        skin, width = self.skin, self.card_width
        theme, radius = skin.theme, width * 0.4
        left = middle[0] - SIGN[Sign.PASS] * width / 2
        ink = theme.inlay if theme.dark else theme.accent
        dots = [(left + k * width * 0.17, middle[1]) for k in range(3)]
        for dot in dots:
            skin.painter.disc(surface, dot, max(2.0, width * 0.045), fill=ink)
        tip = (left + width * 0.6, middle[1])
        skin.icons.draw(surface, Icon.CHEVRON_RIGHT, tip, round(width * 0.4), ink)
        point = (left + SIGN[Sign.PASS] * width - radius, middle[1])
        who = (self._example.who or WHO)[0]
        skin.icons.draw_portrait(surface, skin.painter, who, point, radius,
                                 line=(*theme.accent, 255))  # fmt: skip
