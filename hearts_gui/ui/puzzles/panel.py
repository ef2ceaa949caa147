"""The panel of a puzzle: the question with what is known, or the answer with its proof."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.puzzles.bars import PointsBars
from hearts_gui.ui.puzzles.run import PuzzleRun
from hearts_gui.ui.review.faces_row import FacesRow
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.story.model import sort_hand
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.columns import Column, shares
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

PRIMARY, SECOND = 56, 50


@dataclass(frozen=True, slots=True)
class PuzzleActs:
    """What the buttons do."""

    answer: Callable[[], None]
    give_up: Callable[[], None]
    skip: Callable[[], None]
    following: Callable[[], None]
    copy: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Ways:
    """How puzzles can be gone through, as options side by side, and which of them is chosen."""

    options: tuple[str, ...]
    chosen: int
    changed: Callable[[int], None]


class PuzzlePanel:
    """Makes the widgets of the panel."""

    def __init__(
        self, ctx: Context, run: PuzzleRun, seats: Seating, acts: PuzzleActs, standing: str,
        ways: Ways,
    ) -> None:  # fmt: skip
        """`standing` is what the person has come to so far."""
        self._ways = ways
        self.ctx, self._run, self._seats, self._acts = ctx, run, seats, acts
        self._standing = standing
        self._skin = Skin(ctx)

    def widgets(self, box: Rect) -> list[Widget]:
        """All of them, in a panel with this box."""
        skin = self._skin
        pad = min(skin.px(24), box.w // 14)
        column = Column(box.inflate(-2 * pad, -2 * pad), skin.px(12))
        ways = [self._switch(column)] if self._ways.options else []
        actions = self._answered(column) if self._run.told else self._asking(column)
        view = column.rest
        content = Column(Rect(view.x, view.y, view.w - skin.px(12), view.h), skin.px(10))
        made = self._answer(content) if self._run.told else self._question(content)
        area = ScrollArea(self.ctx, view.inflate(8, 0))
        area.put(made, content.height + skin.px(6))
        return [*ways, *made, area, *actions]

    # -- parts

    def _switch(self, column: Column) -> Segmented:
        """New ones, those that were missed, or against the clock."""
        ways = self._ways
        box = column.take(max(self._skin.px(44), self.ctx.metrics.hit))
        return Segmented(self.ctx, say("puzzle-ways"), box, options=ways.options,
                         chosen=ways.chosen, changed=ways.changed, units=15)  # fmt: skip

    def _text(
        self, column: Column, words: str, units: float, *, face: Face = Face.MEDIUM,
        quiet: bool = False,
    ) -> Label:  # fmt: skip
        kind = self._skin.type(units, face)
        box = column.take(self._skin.painter.paragraph_height(words, kind, column.place.w))
        return Label(self.ctx, words, box, units=units, face=face, quiet=quiet, wrap=True)

    def _faces(self, column: Column, cards: tuple[Card, ...]) -> FacesRow:
        box = column.take(FacesRow.height(self._skin, column.place.w, len(cards)))
        return FacesRow(self.ctx, box, cards)

    def _name(self) -> str:
        return say("puzzle-name", rules=rules_title(self._run.view.rules),
                   n=self._run.puzzle.id.rpartition("-")[2])  # fmt: skip

    def _question(self, column: Column) -> list[Widget]:
        run, seats = self._run, self._seats
        made: list[Widget] = [
            self._text(column, self._name(), 15, quiet=True),
            self._text(column, self._standing, 15, quiet=True),
            self._text(column, say("puzzle-question"), 30, face=Face.DISPLAY),
            self._text(column, say("puzzle-against"), 16, quiet=True),
        ]
        if run.over:
            made.append(self._text(column, say("puzzle-counting"), 16, quiet=True))
        order = self.ctx.settings.hand_order
        out = tuple(sort_hand(run.unseen(), order))
        made.append(self._text(column, say("puzzle-out", n=len(out)), 17, face=Face.SEMIBOLD))
        made.append(self._faces(column, out))
        gave = run.view.own.gave
        if gave:
            to = seats[gave[0][1]].name
            made.append(self._text(column, say("puzzle-passed", name=to), 16))
            made.append(self._faces(column, tuple(card for card, _ in gave)))
        void: dict[Suit, list[str]] = {}
        for seat, suit in sorted(run.view.deal.voids):
            if seat != run.view.seat:
                void.setdefault(suit, []).append(seats[seat].name)
        for suit, names in sorted(void.items()):
            made.append(self._text(column, say("puzzle-void", names=names, suit=suit), 16))
        return made

    def _asking(self, column: Column) -> list[Widget]:
        skin, run = self._skin, self._run
        second = column.take_last(max(skin.px(SECOND), self.ctx.metrics.hit))
        first = column.take_last(max(skin.px(PRIMARY), self.ctx.metrics.hit))
        text = say("puzzle-choose")
        if run.chosen is not None:
            text = say("puzzle-play", card=run.chosen)
        play = Button(self.ctx, text, first, self._acts.answer, look=ButtonLook.PRIMARY)
        if run.chosen is None or run.over:
            play.disable(say("puzzle-choose"))
        left, right = shares(second, 2, skin.px(12))
        if not self._ways.options:  # a fixed row has nothing to skip to
            return [play, Button(self.ctx, say("puzzle-show"), second, self._acts.give_up,
                                 icon="eye")]  # fmt: skip
        show = Button(self.ctx, say("puzzle-show"), left, self._acts.give_up, icon="eye")
        skip = Button(self.ctx, say("puzzle-skip"), right, self._acts.skip, icon="arrow-right")
        return [play, show, skip]

    def _answer(self, column: Column) -> list[Widget]:
        run, proof = self._run, self._run.proof
        assert proof is not None
        verdict = "right" if run.solved else "shown" if run.answer is None else "wrong"
        title = say("puzzle-title", verdict=verdict, card=run.answer or proof.right[0])
        better = sum(run.better())
        made: list[Widget] = [
            self._text(column, self._name(), 15, quiet=True),
            self._text(column, self._standing, 15, quiet=True),
            self._text(column, title, 30, face=Face.DISPLAY),
            self._text(column, say("puzzle-right", n=len(proof.right), cards=proof.right), 18,
                       face=Face.SEMIBOLD),
            self._text(column, say("puzzle-proof", n=proof.deals, better=better), 17),
            self._text(column, say("puzzle-points"), 17, face=Face.SEMIBOLD),
            self._text(column, say("puzzle-average"), 15, quiet=True),
        ]  # fmt: skip
        box = column.take(PointsBars.height(self._skin, proof))
        made.append(PointsBars(self.ctx, box, proof, run.answer))
        points = proof.counted.points
        parts = [
            say("puzzle-card-points", card=card, points=points[card][run.shown])
            for card in sorted(points, key=lambda card: points[card][run.shown])
        ]
        text = say("puzzle-here", at=run.shown + 1, parts=parts)
        made.append(self._text(column, text, 15, quiet=True))
        return made

    def _answered(self, column: Column) -> list[Widget]:
        skin = self._skin
        second = column.take_last(max(skin.px(SECOND), self.ctx.metrics.hit))
        first = column.take_last(max(skin.px(PRIMARY), self.ctx.metrics.hit))
        return [
            Button(self.ctx, say("puzzle-next"), first, self._acts.following,
                   look=ButtonLook.PRIMARY, icon="arrow-right"),
            Button(self.ctx, say("puzzle-copy"), second, self._acts.copy, icon="copy"),
        ]  # fmt: skip
