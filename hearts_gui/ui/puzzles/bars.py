"""What each card brings on average, as bars; the right ones first."""

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.session.puzzles.answered import Answered
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

CARD, LINE, BAR = 28.0, 46.0, 14.0
MARK = 18.0


class PointsBars(Widget):
    """A line for each card."""

    role = Role.GRID
    focusable = False
    margin_units = 3.0

    def __init__(
        self, ctx: Context, answered: Answered, answer: Card | None, *, relative: bool
    ) -> None:
        """`relative` to the best card, which then stands at nothing, or points as they are."""
        label = "puzzle-points-judged" if relative else "puzzle-points"
        super().__init__(ctx, say(label))
        self._found, self._answer = answered, answer
        self._cards = answered.cards
        base = min(map(answered.mean, self._cards)) if relative else 0.0
        self._means = {card: answered.mean(card) - base for card in self._cards}

    def measure(self, width: int) -> int:
        """A line for each card."""
        del width
        return self.px(LINE) * len(self._found.lost)

    @property
    def value_text(self) -> str:
        """Every card with its points."""
        parts = [
            say("puzzle-card-points", card=card, points=decimal_text(mean))
            for card, mean in self._means.items()
        ]
        return say("widget-parts", parts=parts)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the lines."""
        skin, theme, alike = self.skin, self.skin.theme, self._found.alike
        means = list(self._means.values())
        low, high = min(0.0, *means), max(0.5, *means)
        bold = skin.type(17, Face.BOLD)
        number = max(skin.painter.text_width(decimal_text(mean), bold) for mean in means) + skin.px(
            10
        )
        width, line = skin.px(CARD), skin.px(LINE)
        for index, (card, mean) in enumerate(zip(self._cards, means, strict=True)):
            row = Rect(self.box.x, self.box.y + index * line, self.box.w, line)
            face = self.ctx.cardart.face(card.text, width)
            spot = face.get_rect(midleft=(row.x, row.centery))
            surface.blit(face, spot)
            right = card in alike
            ink = theme.ok if right else theme.heart if card is self._answer else theme.text2
            edge = BoxStyle(0.07 * width, None, (*ink, 255) if right or card is self._answer
                            else skin.edge(0.25), 2.0)  # fmt: skip
            skin.painter.box(surface, spot, edge)
            left = spot.right + skin.px(12)
            if right or card is self._answer:
                # By its sign too, not by the colour of the bar alone.
                side = skin.px(MARK)
                point = (left + side / 2, row.centery)
                skin.icons.draw(surface, Icon.CHECK if right else Icon.CLOSE, point, side, ink)
            left += skin.px(MARK + 6)
            room = row.right - number - left
            begin = left + round(room * (0 - low) / (high - low))
            end = left + round(room * (mean - low) / (high - low))
            bar = Rect(min(begin, end), 0, max(skin.px(6), abs(end - begin)), skin.px(BAR))
            bar.centery = row.centery
            skin.painter.box(surface, bar, BoxStyle(bar.h / 2, (*ink, 255)))
            skin.painter.label(
                surface, decimal_text(mean), bold, theme.text, row, align=Align.RIGHT
            )
