"""Cards to choose from as small tiles: a few in a row that are in or out, or a whole pack."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.heart import draw_suit
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.measure import SQUEEZE
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour, alpha
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Part, Role, Skin, Widget
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import rank_short

TILE = 52
CELL, MARGIN = 72, 3
CARD, RATIO, RAISED, MARK = 208.0, 1.45, 0.18, 0.08
"""A real card: its width in units at every text size; in widths its height, lift, and mark."""


class FacePicks(Widget):
    """A few cards in a row, each switched on or off."""

    role = Role.CHOICES
    margin_units = 3.0

    def __init__(
        self, ctx: Context, label: str, *, faces: Sequence[str],
        chosen: Sequence[str], changed: Callable[[tuple[str, ...]], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx, label)
        self.faces = tuple(faces)
        self.chosen = tuple(chosen)
        self._changed = changed
        self._index = 0

    holds = True

    def take_over(self, before: Widget) -> None:
        super().take_over(before)
        if isinstance(before, FacePicks):
            self._index = min(before._index, len(self.faces) - 1)

    def preferred_width(self, room: int) -> int:
        return min(room, len(self.faces) * max(self.px(TILE), self.skin.metrics.hit))

    @property
    def value_text(self) -> str:
        """The chosen cards, and the one that a press would switch."""
        cards, here = [Card(face) for face in self.chosen], Card(self.faces[self._index])
        return say("widget-cards", some=bool(cards), cards=cards, here=here)

    def _cell(self, index: int) -> Rect:
        width = self.box.w / len(self.faces)
        left, right = round(self.box.x + width * index), round(self.box.x + width * (index + 1))
        return Rect(left, self.box.y, right - left, self.box.h)

    def parts(self) -> tuple[Part, ...]:
        return tuple(
            Part(say("reason-card", card=Card(face)), self._cell(index),
                 partial(self._switch, index), face in self.chosen)
            for index, face in enumerate(self.faces)
        )  # fmt: skip

    def _switch(self, index: int) -> None:
        self._index = index
        self.activate()

    @property
    def focus_box(self) -> Rect:
        return self._cell(self._index)

    def press_at(self, pos: tuple[int, int]) -> None:
        self._switch(self.index_at(pos))

    def index_at(self, pos: tuple[int, int]) -> int:
        """The card at this point, or the nearest one."""
        width = self.box.w / len(self.faces)
        return max(0, min(len(self.faces) - 1, int((pos[0] - self.box.x) / width)))

    def activate(self) -> None:
        face = self.faces[self._index]
        kept = set(self.chosen) ^ {face}
        self.chosen = tuple(face for face in self.faces if face in kept)
        self.ctx.sound.play("toggle-on" if face in kept else "toggle-off")
        self.touch()
        self._changed(self.chosen)

    def key(self, event: KeyDown) -> bool:
        if not event.across:
            return False
        self._index = max(0, min(len(self.faces) - 1, self._index + event.across))
        self.touch()
        return True

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        skin.painter.box(surface, self.box, skin.field(12))
        kind = skin.type(16, Face.SEMIBOLD)
        for index, face in enumerate(self.faces):
            cell = self._cell(index).inflate(-2 * skin.px(4), -2 * skin.px(4))
            on = face in self.chosen
            if on:
                radius = 8 * skin.metrics.u
                line = alpha(theme.accent if self.enabled else theme.text2, 1)
                style = BoxStyle(radius, alpha(theme.accent, 0.22), line, skin.hairline)
                skin.painter.box(surface, cell, style)
            ink = theme.text if self.enabled else theme.text2
            draw_face(surface, self, face, cell, kind_px=kind.px, ink=ink)


def draw_face(
    surface: Surface, widget: Widget, face: str, cell: Rect, *, kind_px: int, ink: Colour
) -> None:
    """Draw rank and suit side by side in the middle of a box."""
    skin = widget.skin
    kind = skin.type(16, Face.SEMIBOLD)
    rank, suit = rank_short(Card(face)), Card(face).suit
    assert suit is not None
    side = round(kind_px * 0.95)
    width = skin.painter.text_width(rank, kind)
    left = cell.x + (cell.w - width - side - 2) // 2
    skin.painter.label(surface, rank, kind, ink, Rect(left, cell.y, width, cell.h))
    draw_suit(surface, skin.painter, suit, (left + width + 2 + side / 2, cell.centery), side,
              skin.theme.suit_ink(suit))  # fmt: skip


class CardPicks(FacePicks):
    """A hand of real cards; the chosen ones are raised."""

    margin_units = 16.0  # the cards' shadow

    def preferred_width(self, room: int) -> int:
        """The width that there is room for, up to a whole card's step."""
        return min(room, len(self.faces) * self._card(room)[0])

    def _card(self, width: int) -> tuple[int, float]:
        """The width of a card, and the step to the next one."""
        card = min(round(CARD * self.skin.metrics.base_u), round(width / 5))
        return card, min(float(card), (width - card) / max(1, len(self.faces) - 1))

    def measure(self, width: int) -> int:
        """A card, and the room to be raised with a mark on its edge."""
        return round(self._card(width)[0] * (RATIO + RAISED + MARK))

    def _cell(self, index: int) -> Rect:
        card, step = self._card(self.box.w)
        left = (self.box.w - card - step * (len(self.faces) - 1)) / 2
        width = card if index == len(self.faces) - 1 else round(step)
        x = self.box.x + round(left + step * index)
        down = MARK + (0 if self.faces[index] in self.chosen else RAISED)
        return Rect(x, self.box.y + round(card * down), width, round(card * RATIO))

    def index_at(self, pos: tuple[int, int]) -> int:
        cells = range(len(self.faces))
        return next((i for i in reversed(cells) if pos[0] >= self._cell(i).x), 0)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        card, gold = self._card(self.box.w)[0], self.skin.theme.accent
        for index, face in enumerate(self.faces):
            cell = self._cell(index)
            line = (gold, max(2.0, 3 * self.skin.metrics.u)) if face in self.chosen else None
            self.ctx.cardart.lay(surface, face, card, (cell.x + card / 2, cell.centery), edge=line)
            if line is not None:
                self._tick(surface, (cell.x + cell.w // 2, cell.y + 2), round(card * MARK))

    def _tick(self, surface: Surface, spot: tuple[int, int], radius: int) -> None:
        skin, theme = self.skin, self.skin.theme
        skin.painter.disc(surface, spot, radius, fill=(*theme.accent, 255),
                          line=(*theme.on_accent, 255), line_width=2.0)  # fmt: skip
        skin.icons.draw(surface, Icon.CHECK, spot, round(1.2 * radius), theme.on_accent)


class FaceGrid(Widget):
    """A pack laid out by suit and rank, each card with its points; one card is the present one."""

    role = Role.GRID
    cue = ""
    margin_units = 3.0

    def __init__(
        self, ctx: Context, label: str, *, rows: Sequence[Sequence[str]],
        points: Mapping[str, int], own: frozenset[str], moved: Callable[[str], None],
        entered: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx, label)
        self._rows = tuple(tuple(row) for row in rows)
        self._points = dict(points)
        self._own_values = own
        self._moved = moved
        self.act = entered
        self._place = (0, 0)
        self.current = self._rows[0][0]

    def measure(self, _width: int) -> int:
        return len(self._rows) * max(self.px(CELL), self.skin.metrics.hit)

    @property
    def value_text(self) -> str:
        points = self._points.get(self.current, 0)
        return say("widget-card-points", card=Card(self.current), points=points)

    def _cell(self, row: int, column: int) -> Rect:
        box, rows, columns = self.box, len(self._rows), len(self._rows[0])
        x, x2 = (box.x + round(box.w * (column + i) / columns) for i in (0, 1))
        y, y2 = (box.y + round(box.h * (row + i) / rows) for i in (0, 1))
        return Rect(x, y, x2 - x, y2 - y)

    @property
    def focus_box(self) -> Rect:
        return self._cell(*self._place)

    def choose(self, row: int, column: int) -> None:
        """Make this the present card."""
        row = max(0, min(len(self._rows) - 1, row))
        column = max(0, min(len(self._rows[0]) - 1, column))
        self._place = (row, column)
        self.current = self._rows[row][column]
        self.touch()
        self._moved(self.current)

    def press_at(self, pos: tuple[int, int]) -> None:
        if self.box.collidepoint(pos):
            row = (pos[1] - self.box.y) * len(self._rows) // max(1, self.box.h)
            column = (pos[0] - self.box.x) * len(self._rows[0]) // max(1, self.box.w)
            self.choose(row, column)

    def key(self, event: KeyDown) -> bool:
        """Arrows go to the card beside; out of the grid they leave it."""
        row, column = self._place[0] + event.down, self._place[1] + event.across
        inside = 0 <= row < len(self._rows) and 0 <= column < len(self._rows[0])
        if not (event.down or event.across) or not inside:
            return False
        self.choose(row, column)
        return True

    def draw(self, surface: Surface, clip: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        kind, small = skin.type(16, Face.SEMIBOLD), skin.type(14, Face.BOLD)
        for row, faces in enumerate(self._rows):
            for column, face in enumerate(faces):
                cell = self._cell(row, column).inflate(-2 * skin.px(2), -2 * skin.px(2))
                if not cell.colliderect(clip):
                    continue
                here = (row, column) == self._place
                # The red and green numbers need their contrast on the mark of own values too.
                fill = alpha(theme.accent, 0.08) if face in self._own_values else skin.ink(0.06)
                line = theme.accent if here else skin.ink(0.14)
                width = 2.2 * skin.metrics.u if here else skin.hairline
                style = BoxStyle(8 * skin.metrics.u, fill, line, width)
                skin.painter.box(surface, cell, style)
                if face in self._own_values:
                    bar = Rect(cell.x, cell.y + cell.h // 5, max(3, skin.px(4)), cell.h * 3 // 5)
                    skin.painter.box(surface, bar, BoxStyle(bar.w / 2, theme.accent))
                upper = Rect(cell.x, cell.y, cell.w, cell.h // 2 + skin.px(2))
                lower = Rect(cell.x, upper.bottom - skin.px(4), cell.w, cell.bottom - upper.bottom)
                draw_face(surface, self, face, upper, kind_px=kind.px, ink=theme.text)
                words, ink = self._below(face)
                within = lower.inflate(-2 * skin.px(MARGIN), 0)
                skin.painter.label(surface, words, small, ink, within, align=Align.CENTRE)

    def _below(self, face: str) -> tuple[str, Colour]:
        points, theme = self._points.get(face, 0), self.skin.theme
        return figure(points), (
            theme.heart if points > 0 else theme.ok if points < 0 else theme.text2
        )


class OwnerGrid(FaceGrid):
    """A pack laid out, under each card who holds it; a press chooses the card."""

    def __init__(
        self, ctx: Context, label: str, *, rows: Sequence[Sequence[str]],
        owners: Mapping[str, str], chosen: Callable[[str], None],
    ) -> None:  # fmt: skip
        """`owners` are the short names of those who hold the cards."""
        super().__init__(
            ctx, label, rows=rows, points={}, own=frozenset(), moved=lambda _: None,
            entered=lambda: chosen(self.current),
        )  # fmt: skip
        self._owners = owners

    def take_over(self, before: Widget) -> None:
        super().take_over(before)
        if isinstance(before, OwnerGrid):
            self._place, self.current = before._place, before.current

    holds = True

    @staticmethod
    def least_cell(skin: Skin, owners: Iterable[str]) -> int:
        """The least width of a cell for these names."""
        kind = Type(Face.BOLD, max(MIN_TEXT, round(skin.type(14).px * SQUEEZE)))
        wide = max((skin.painter.text_width(owner, kind) for owner in owners), default=0)
        return wide + 2 * skin.px(MARGIN) + 2 * skin.px(2) + 1

    @property
    def value_text(self) -> str:
        owner = self._owners.get(self.current, "")
        return say("widget-card-owner", card=Card(self.current), some=bool(owner), owner=owner)

    def press_at(self, pos: tuple[int, int]) -> None:
        super().press_at(pos)
        if self.box.collidepoint(pos):
            self.activate()

    def parts(self) -> tuple[Part, ...]:
        return tuple(
            Part(say("reason-card", card=Card(face)), self._cell(row, column),
                 partial(self._press, row, column), face in self._owners,
                 self._owners.get(face, ""))
            for row, faces in enumerate(self._rows) for column, face in enumerate(faces)
        )  # fmt: skip

    def _press(self, row: int, column: int) -> None:
        self.choose(row, column)
        self.activate()

    def _below(self, face: str) -> tuple[str, Colour]:
        return self._owners.get(face, ""), self.skin.theme.text2
