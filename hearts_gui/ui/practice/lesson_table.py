"""What surrounds a lesson: the path of all lessons, the plates, and why a card is refused."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import ClassVar, TypeAlias

from pygame import Rect

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.state import Trick
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.seen import points_of
from hearts_gui.session.practice.lesson import Lesson
from hearts_gui.session.practice.lesson_book import LessonBook
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.draw.theme import Metrics, Shape
from hearts_gui.ui.practice.goal_bar import LessonRow
from hearts_gui.ui.shell.access import AccessNode, label_node
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.table.nodes.fixtures import PromptNode, PromptText
from hearts_gui.ui.table.nodes.messages import message_room
from hearts_gui.ui.table.nodes.plate_info import PlateTeller
from hearts_gui.ui.table.nodes.plates import PlateInfo
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Label, text
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Padded, Part, Sized
from hearts_gui.ui.widgets.scroll import ScrollArea, panel_parts
from hearts_gui.wording.language.messages import say

OpenLesson: TypeAlias = Callable[[int], None]

EDGE, GOAL, GAP, RIM = 44, 104, 24, 14
LEAST_GOAL = 66
"""The pixels of a goal in two lines of the smallest type."""
AROUND, BESIDE = 8, 6
"""What is left free around and between the buttons under the path."""
MOST_SCALE = 145
"""In percent: the path grows less than the text, and its names should be of one size."""
DISC_LINES, ROW = 2, 48
"""The lines of discs in an upright window, and the height of a lesson's row in others."""


@dataclass(frozen=True, slots=True)
class LessonPlaces:
    """The parts in window pixels and the height of its buttons; `row` if the path is discs."""

    path: Rect
    goal: Rect
    table: Rect
    row: bool
    button: ClassVar = 50


def lesson_places(metrics: Metrics) -> LessonPlaces:
    """Path at the left, or in an upright window discs under the goal."""
    window, u = metrics.window, metrics.base_u
    scale = max(1.0, metrics.ui_scale / 100)
    grown, higher = min(1.3, scale), min(1.7, scale)
    if metrics.shape is Shape.PORTRAIT:
        gap, edge = round(GAP * u), round(38 * u)
        goal = Rect(edge, edge, window.w - 2 * edge, round(136 * u * higher))
        discs = DISC_LINES * metrics.hit + max(metrics.hit, metrics.px(LessonPlaces.button))
        height = discs + metrics.px(2 * AROUND + BESIDE)
        path = Rect(edge, goal.bottom + gap, goal.w, height)
        table = _below(window, edge, path.bottom, goal.right, round(RIM * u))
        return LessonPlaces(path, goal, table, row=True)
    stage = metrics.stage
    edge = round(min(EDGE * u, 0.0275 * stage.w))
    share = 0.225 if metrics.shape is Shape.LANDSCAPE else 0.25
    width = round(min(stage.w * share * grown, stage.w * 0.32))
    path = Rect(stage.x + edge, stage.y + edge, width, stage.h - 2 * edge)
    left = path.right + round(GAP * u)
    goal = Rect(left, path.y, stage.right - edge - left, max(LEAST_GOAL, round(GOAL * u * higher)))
    table = _below(stage, left, goal.bottom, goal.right, round(RIM * u))
    return LessonPlaces(path, goal, table, row=False)


def _below(stage: Rect, x: int, y: int, right: int, rim: int) -> Rect:
    """The stage below `y`; the hand keeps off the rim of the table."""
    return Rect(x, y, right - x, stage.bottom - y - rim)


class LessonPath:
    """All lessons, with the one that is open, and what leads to each of them."""

    def __init__(self, lessons: tuple[Lesson, ...], book: LessonBook, first: str) -> None:
        """Begins with the lesson `first`, or the first that is not done."""
        self.lessons, self.book = lessons, book
        ids = [lesson.id for lesson in lessons]
        self.index = ids.index(first) if first in ids else book.following(lessons)

    @property
    def lesson(self) -> Lesson:
        """The lesson that is open."""
        return self.lessons[self.index]

    def following(self) -> int | None:
        """The lesson to come; None when all that everyone needs are done."""
        heading = self.lesson.heading
        todo = [index for index, lesson in enumerate(self.lessons)
                if lesson.id not in self.book.stars and lesson.heading == heading]  # fmt: skip
        return next((index for index in todo if index > self.index), todo[0] if todo else None)

    def panel(self, ctx: Context, box: Rect, go: OpenLesson, foot: Item) -> list[Widget]:
        """The names of all lessons under what was reached so far, scrolled to the open one."""
        rows = self._rows(ctx, go)
        progress = say("lesson-progress", done=self.book.done_count(self.lessons),
                       of=len(self.lessons), stars=sum(self.book.stars.values()),
                       most=3 * len(self.lessons))  # fmt: skip
        title = Label(ctx, say("lesson-title"), units=36, face=Face.DISPLAY)
        head = Column(Sized(title, height=44), text(ctx, progress, units=15, quiet=True), gap=6)
        parts: list[Part] = []
        for heading, group in groupby(zip(self.lessons, rows, strict=True),
                                      lambda pair: pair[0].heading):  # fmt: skip
            if heading:
                words = Label(ctx, say(heading), units=15, quiet=True)
                parts += [10, Padded(Sized(words, height=28), across=14), 4]
            parts += [Column(*(Sized(row, height=ROW) for _, row in group), gap=1)]
        widgets = panel_parts(ctx, box, lambda *_: Column(*parts), foot, head=head, gap=6)
        for area in widgets:
            if isinstance(area, ScrollArea):
                area.reveal(rows[self.index].box)
        return widgets

    def discs(self, ctx: Context, box: Rect, go: OpenLesson, foot: Item) -> list[Widget]:
        """The path of an upright window: discs that scroll sideways would hide lessons."""
        rows = (Sized(row, height=0) for row in self._rows(ctx, go, bare=True))
        discs = Grid(*rows, gap=2, least=0, columns=-(-len(self.lessons) // DISC_LINES))
        column = Column(discs, foot, gap=BESIDE)
        column.move_to(box.inflate(-2 * ctx.metrics.px(10), -2 * ctx.metrics.px(AROUND)))
        return column.widgets

    def _rows(self, ctx: Context, go: OpenLesson, *, bare: bool = False) -> list[LessonRow]:
        metrics = replace(ctx.metrics, ui_scale=min(ctx.metrics.ui_scale, MOST_SCALE))
        return [
            LessonRow(replace(ctx, metrics=metrics), say(lesson.title), partial(go, index),
                      number=index + 1, stars=self.book.stars.get(lesson.id, 0),
                      current=index == self.index, bare=bare)
            for index, lesson in enumerate(self.lessons)
        ]  # fmt: skip


class LessonTeller(PlateTeller):
    """Plates for a learner, without dealer, tricks and totals."""

    view: PlayerView | None = None
    """The learner's view; of a trick that lies there at the end, who has taken it."""

    def __call__(self, model: TableModel, seat: int) -> PlateInfo:
        info = super().__call__(model, seat)
        info = replace(info, dealer=False, total="", queen=False, jack=False)
        if info.note or (note := self._doing(model, seat)) is None:
            return info
        return replace(info, note=note, short_note=note, dots=-1)

    def _doing(self, model: TableModel, seat: int) -> str | None:
        """The action of a seat now; None leaves the plate as it is at the table."""
        if model.ask.kind is AskKind.PASS:
            return None
        if self._tricks and model.trick == self._tricks[-1].plays:
            return self._took(seat)
        played = next((play.card for play in model.trick if play.seat == seat), None)
        if played is not None:
            led = model.trick[0]
            if led.seat == seat:
                key = "lesson-leads" if len(model.trick) == 1 else "lesson-led"
                return say(key, suit=played.suit)
            return say("lesson-followed" if played.suit is led.card.suit else "lesson-threw")
        if seat == model.seat:
            return say("lesson-your-turn") if model.my_turn else self._took(seat)
        if model.trick and all(play.seat != model.seat for play in model.trick):
            return say("lesson-to-come") if self._after_me(model, seat) else " "
        return " " if model.trick else self._took(seat)

    @property
    def _tricks(self) -> tuple[Trick, ...]:
        """The tricks that are over."""
        deal = self.view.public.deal if self.view is not None else None
        return deal.tricks if deal is not None else ()

    def _after_me(self, model: TableModel, seat: int) -> bool:
        """Whether a seat that has still to play comes after the learner."""
        leader = model.trick[0].seat
        step = self._rules.turn_step
        turns = [(leader + step * turn) % model.players for turn in range(model.players)]
        return turns.index(seat) > turns.index(model.seat)

    def _took(self, seat: int) -> str:
        """What a seat got in the last trick."""
        if self.view is None or not self._tricks or self._tricks[-1].taker != seat:
            return " "
        cards = tuple(play.card for play in self._tricks[-1].plays)
        return say("lesson-took", points=points_of(self._rules, self.view.deal, cards))


class Refusal:
    """The reason why a card may not be used: the words, and the pill that shows them on a table."""

    def __init__(self) -> None:
        self.text = ""
        self._pill: PromptNode | None = None
        self._table: SmallTable | None = None

    def attach(self, table: SmallTable, stage: Stage) -> None:
        """Place the words over the hand of this table."""
        self._table = table
        self._pill = PromptNode(table.ctx, table.layout.prompt)
        stage.add(self._pill)

    def show(self, arrow: BaseNode) -> None:
        """Show the words, or nothing, clear of the cards as they lie now and of the arrow."""
        if self._pill is not None and self._table is not None:
            table = self._table
            room = message_room(table.layout, table.model, table.handling)
            if arrow.visible:
                room.bottom = min(room.bottom, arrow.rect.y)
            self._pill.say(PromptText(self.text, wrong=True) if self.text else None, room)

    def nodes(self) -> tuple[AccessNode, ...]:
        """The words for those who listen."""
        if self._pill is None or not self.text:
            return ()
        return (label_node(self.text, self._pill.rect),)
