"""The editor of own card values: the pack as a grid, and a number for the chosen card."""

from collections.abc import Callable

from pygame import Rect

from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.rules.limits import CARD_POINTS, FACES
from hearts_gui.engine.rules.option_values import with_changes
from hearts_gui.engine.rules.values import face_points
from hearts_gui.session.setup.rule_draft import RuleDraft
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import FittedPage
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.faces import FaceGrid
from hearts_gui.ui.widgets.number import NumberBox
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import figure

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
CELL_HEIGHT = 72
WIDEST = 1120
LEAST_CELL = 44


class CardValuesScene(FittedPage):
    """Every card with its points; those set by hand carry a gold fill."""

    title_key = "rule-screen-card-values"
    width_units = WIDEST

    def __init__(self, ctx: Context, draft: RuleDraft, changed: Callable[[object], None]) -> None:
        super().__init__(ctx)
        self._draft = draft
        self._changed = changed
        self._own: dict[str, int] = dict(_values(draft))
        plain = with_changes(draft.rules, {"custom_values": ()})
        self._table = {face.text: _whole(points) for face, points in face_points(plain).items()}
        self._face = "QS"
        self.grid: FaceGrid | None = None
        self.number: NumberBox | None = None
        self._name: Label | None = None
        self._reset: Button | None = None

    @property
    def own(self) -> tuple[tuple[str, int], ...]:
        """The cards that count something else than the table says, in the order of the pack."""
        return tuple((face, self._own[face]) for face in FACES if face in self._own)

    def _points(self) -> dict[str, int]:
        return {face.text: self._point(face.text) for face in STANDARD_FACES}

    def _point(self, face: str) -> int:
        return self._own.get(face, self._table.get(face, 0))

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The grid, then the chosen card with its number, then the buttons."""
        by_suit = [
            [face.text for face in sorted(STANDARD_FACES, reverse=True) if face.suit is suit]
            for suit in SUITS
        ]
        cell = max(skin.px(CELL_HEIGHT), LEAST_CELL, skin.metrics.hit)
        wide = place.w >= 13 * max(skin.px(52), LEAST_CELL)
        rows = by_suit if wide else [list(row) for row in zip(*by_suit, strict=True)]
        box = Rect(place.x, place.y, place.w, len(rows) * cell)
        self.grid = FaceGrid(
            self.ctx,
            say("rule-screen-cards"),
            box,
            rows=rows,
            points=self._points(),
            own=frozenset(self._own),
            moved=self._show,
            entered=self._to_number,
        )
        line = Rect(place.x, box.bottom + skin.px(18), box.w, max(skin.px(52), skin.metrics.hit))
        made, bottom = self._editor(skin, line)
        at = next((r, row.index(self._face)) for r, row in enumerate(rows) if self._face in row)
        self.grid.choose(*at)
        return [self.grid, *made], bottom - place.y

    def _editor(self, skin: Skin, line: Rect) -> tuple[list[Widget], int]:
        low, high = CARD_POINTS
        number_w, gap = skin.px(170), skin.px(12)
        words = line.w - number_w - gap
        self._name = Label(self.ctx, "", Rect(line.x, line.y, words, line.h), units=19,
                           face=Face.SEMIBOLD)  # fmt: skip
        self.number = NumberBox(
            self.ctx,
            say("rule-screen-points"),
            Rect(line.right - number_w, line.y, number_w, line.h),
            value=self._point(self._face),
            low=low,
            high=high,
            step=1,
            changed=self._set,
            wording=figure,
        )
        half = (line.w - 2 * gap) // 3
        y = line.bottom + gap
        boxes = [Rect(line.x + i * (half + gap), y, half, line.h) for i in range(3)]
        if half < skin.px(180):
            boxes = [Rect(line.x, y + i * (line.h + gap), line.w, line.h) for i in range(3)]
        self._reset = Button(self.ctx, say("rule-screen-card-as-usual"), boxes[0], self._clear_one)
        everything = Button(
            self.ctx, say("rule-screen-all-as-usual"), boxes[1], self._clear_all, icon=Icon.UNDO
        )
        done = Button(
            self.ctx, say("rule-screen-done"), boxes[2], self.back, look=ButtonLook.PRIMARY
        )
        made: list[Widget] = [self._name, self.number, self._reset, everything, done]
        return made, boxes[2].bottom

    def _to_number(self) -> None:
        self.form.set_focus(self.number, keyboard=True)

    def _show(self, face: str) -> None:
        self._face = face
        if self.number is not None and self._name is not None and self._reset is not None:
            self.number.show(self._point(face), *CARD_POINTS, 1)
            self._name.set_text(say("choice-card", card=Card(face)))
            if face in self._own:
                self._reset.enable()
            else:
                self._reset.disable(say("rule-screen-counts-as-usual"))

    def _set(self, points: int) -> None:
        if points == self._table.get(self._face, 0):
            self._own.pop(self._face, None)
        else:
            self._own[self._face] = points
        self._tell()

    def _clear_one(self) -> None:
        self._own.pop(self._face, None)
        self._tell()

    def _clear_all(self) -> None:
        self._own.clear()
        self._tell()

    def _tell(self) -> None:
        self._changed(self.own)
        if self.grid is not None:
            self.grid.show(self._points(), frozenset(self._own))
        self._show(self._face)


def _values(draft: RuleDraft) -> tuple[tuple[str, int], ...]:
    value = draft.value("custom_values")
    assert isinstance(value, tuple)
    return value


def _whole(points: object) -> int:
    """A card's points as one number; those of Complex Hearts show their size."""
    if isinstance(points, complex):
        return int(points.real or points.imag)
    assert isinstance(points, int)
    return points
