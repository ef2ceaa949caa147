"""Editors of single rules: card values as a grid of the pack, the pass cycle deal by deal."""

from collections.abc import Callable

from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.option_values import CARD_POINTS, FACES, LONGEST_CYCLE, with_changes
from hearts_gui.engine.rules.values import face_points
from hearts_gui.session.setup.rule_draft import RuleDraft
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label, text
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.faces import FaceGrid
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Row, Sized
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.stepper import NumberBox
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import choices

CELL = 52
WIDEST = 1120
LEAST_CELL = 44
NARROW = 460
CYCLE_WIDEST = 640


class CycleScene(PageScene):
    """The editor of the pass cycle. Every change applies immediately, so closing keeps it."""

    title_key = "rule-screen-passes"
    fitted_width = CYCLE_WIDEST

    def __init__(self, ctx: Context, draft: RuleDraft, changed: Callable[[object], None]) -> None:
        super().__init__(ctx)
        self.tokens: list[PassToken] = [
            token for token in _cycle(draft) if isinstance(token, PassToken)
        ]
        self._offered = [
            (choice.value, choice.label) for choice in choices(draft.rules, "pass_cycle")
            if isinstance(choice.value, PassToken)
        ]  # fmt: skip
        self._changed = changed

    def compose_body(self, _width: int) -> Item:
        add = Button(self.ctx, say("rule-screen-one-more"), self._add, icon=Icon.PLUS)
        if len(self.tokens) >= LONGEST_CYCLE:
            add.reason = say("rule-screen-longest-cycle", n=LONGEST_CYCLE)
        done = Button(self.ctx, say("rule-screen-done"), self.back, look=ButtonLook.PRIMARY)
        self.foot = Grid(add, done, least=1)
        return Column(
            text(self.ctx, say("rule-screen-cycle-intro"), quiet=True), 18,
            Column(*map(self._line, range(len(self.tokens))), gap=16),
        )  # fmt: skip

    def _line(self, index: int) -> Item:
        """The name of the pass, and buttons to move it up and to take it out."""
        ctx, values = self.ctx, [value for value, _ in self._offered]
        name = say("rule-screen-nth-deal", n=index + 1)
        pick = Dropdown(
            ctx, name, options=[label for _, label in self._offered],
            chosen=values.index(self.tokens[index]),
            changed=lambda chosen: self._put(index, values[chosen]),
        )  # fmt: skip
        up = IconButton(ctx, say("rule-screen-move-up", n=index + 1), lambda: self._move_up(index),
                        icon=Icon.ARROW_UP, on_panel=True, radius_units=22)  # fmt: skip
        if index == 0:
            up.reason = say("rule-screen-first-already")
        out = IconButton(ctx, say("rule-screen-take-out", n=index + 1), lambda: self._drop(index),
                         icon=Icon.TRASH, on_panel=True, radius_units=22)  # fmt: skip
        if len(self.tokens) == 1:
            out.reason = say("rule-screen-always-one")
        skin, label = Skin(ctx), Label(ctx, name)
        words = Sized(
            label,
            width=max(130, label.preferred_width(skin.px(CYCLE_WIDEST // 2)) / skin.metrics.u),
        )
        if self.body_width < skin.px(NARROW):
            words = Sized(Label(ctx, say("rule-screen-nth", n=index + 1)), width=34)
        return Row(words, Sized(pick, grow=1), up, out)

    def _tell(self) -> None:
        self._changed(tuple(self.tokens))

    def _put(self, index: int, token: PassToken) -> None:
        self.tokens[index] = token
        self._tell()

    def _move_up(self, index: int) -> None:
        tokens = self.tokens
        tokens[index - 1], tokens[index] = tokens[index], tokens[index - 1]
        self._tell()
        self.rebuild()

    def _drop(self, index: int) -> None:
        del self.tokens[index]
        self._tell()
        self.rebuild()

    def _add(self) -> None:
        self.tokens.append(PassToken.HOLD)
        self._tell()
        self.rebuild()


def _cycle(draft: RuleDraft) -> tuple[object, ...]:
    value = draft.value("pass_cycle")
    assert isinstance(value, tuple)
    return value


class CardValuesScene(PageScene):
    """Every card with its points; those set by hand carry a gold fill."""

    title_key = "rule-screen-card-values"
    fitted_width = WIDEST

    def __init__(self, ctx: Context, draft: RuleDraft, changed: Callable[[object], None]) -> None:
        super().__init__(ctx)
        self._changed = changed
        self._own: dict[str, int] = dict(_values(draft))
        plain = with_changes(draft.rules, {"custom_values": ()})
        self._table = {face.text: _whole(points) for face, points in face_points(plain).items()}
        self._face = "QS"
        self.number: NumberBox | None = None

    @property
    def own(self) -> tuple[tuple[str, int], ...]:
        """The cards with a value other than the table's, in the order of the pack."""
        return tuple((face, self._own[face]) for face in FACES if face in self._own)

    def _point(self, face: str) -> int:
        return self._own.get(face, self._table.get(face, 0))

    def compose_body(self, width: int) -> Item:
        by_suit = [
            [face.text for face in sorted(STANDARD_FACES, reverse=True) if face.suit is suit]
            for suit in Suit
        ]
        ctx, cell = self.ctx, max(Skin(self.ctx).px(CELL), LEAST_CELL)
        rows = by_suit
        if width < 13 * cell:
            rows = [list(row) for row in zip(*by_suit, strict=True)]
        grid = FaceGrid(
            ctx, say("rule-screen-cards"), rows=rows, own=frozenset(self._own), moved=self._show,
            points={face.text: self._point(face.text) for face in STANDARD_FACES},
            entered=lambda: self.form.set_focus(self.number, keyboard=True),
        )  # fmt: skip
        grid.choose(*next((r, row.index(self._face)) for r, row in enumerate(rows)
                          if self._face in row))  # fmt: skip
        low, high = CARD_POINTS
        name = Label(ctx, say("choice-card", card=Card(self._face)), units=19, face=Face.SEMIBOLD)
        self.number = NumberBox(
            ctx, say("rule-screen-points"), value=self._point(self._face), low=low, high=high,
            step=1, changed=self._set, wording=figure,
        )  # fmt: skip
        reset = Button(ctx, say("rule-screen-card-as-usual"), self._clear_one)
        if self._face not in self._own:
            reset.reason = say("rule-screen-counts-as-usual")
        everything = Button(ctx, say("rule-screen-all-as-usual"), self._clear_all, icon=Icon.UNDO)
        done = Button(ctx, say("rule-screen-done"), self.back, look=ButtonLook.PRIMARY)
        self.foot = Grid(reset, everything, done, least=180, even=True)
        chosen = Row(Sized(name, grow=1), Sized(self.number, width=170, height=52))
        return Column(grid, 18, chosen)

    def _show(self, face: str) -> None:
        if face != self._face:
            self._face = face
            self.rebuild()

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
        self.rebuild()


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
