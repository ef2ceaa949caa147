"""The table of a lesson: its place beside the path, its plates, and why a card is refused."""

from dataclasses import dataclass, replace

from pygame import Rect

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.draw.theme import Metrics, Shape
from hearts_gui.ui.shell.access import AccessNode, label_node
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.table.nodes.fixtures import PromptNode, PromptText
from hearts_gui.ui.table.nodes.messages import message_room
from hearts_gui.ui.table.nodes.plate_info import PlateTeller
from hearts_gui.ui.table.nodes.plates import PlateInfo
from hearts_gui.ui.table.story.cues import TableModel, content
from hearts_gui.wording.language.messages import say

EDGE, GOAL, GAP, RIM = 44, 104, 24, 14
BUTTON, AROUND, BESIDE = 50, 8, 6
"""The height of the buttons under the path, and what is left free around and between the two."""

DISC_LINES = 2
"""The lines of discs in an upright window."""


@dataclass(frozen=True, slots=True)
class LessonPlaces:
    """The parts in window pixels; `row` says that the path is two lines of discs."""

    path: Rect
    goal: Rect
    table: Rect
    row: bool


def lesson_places(metrics: Metrics) -> LessonPlaces:
    """Path at the left, or in an upright window discs under the goal."""
    window, u = metrics.window, metrics.base_u
    grown = min(1.3, max(1.0, metrics.ui_scale / 100))
    if metrics.shape is Shape.PORTRAIT:
        gap, edge = round(GAP * u), round(38 * u)
        goal = Rect(edge, edge, window.w - 2 * edge, round(136 * u * grown))
        discs = DISC_LINES * metrics.hit
        height = discs + max(metrics.hit, metrics.px(BUTTON)) + metrics.px(2 * AROUND + BESIDE)
        path = Rect(edge, goal.bottom + gap, goal.w, height)
        table = _below(window, edge, path.bottom, goal.right, round(RIM * u))
        return LessonPlaces(path, goal, table, row=True)
    stage = metrics.stage
    edge = round(min(EDGE * u, 0.0275 * stage.w))
    share = 0.225 if metrics.shape is Shape.LANDSCAPE else 0.25
    width = round(min(stage.w * share * grown, stage.w * 0.32))
    path = Rect(stage.x + edge, stage.y + edge, width, stage.h - 2 * edge)
    left = path.right + round(GAP * u)
    goal = Rect(left, path.y, stage.right - edge - left, round(GOAL * u * grown))
    table = _below(stage, left, goal.bottom, goal.right, round(RIM * u))
    return LessonPlaces(path, goal, table, row=False)


def _below(stage: Rect, x: int, y: int, right: int, rim: int) -> Rect:
    """The stage below `y`; the hand keeps off the rim of the table."""
    return Rect(x, y, right - x, stage.bottom - y - rim)


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
        if self._trick_over(model):
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

    def _trick_over(self, model: TableModel) -> bool:
        """Whether the trick that lies there has been taken."""
        deal = self.view.public.deal if self.view is not None else None
        return bool(deal and deal.tricks and model.trick == deal.tricks[-1].plays)

    def _after_me(self, model: TableModel, seat: int) -> bool:
        """Whether a seat that has still to play comes after the learner."""
        leader = model.trick[0].seat
        step = self._rules.turn_step
        turns = [(leader + step * turn) % model.players for turn in range(model.players)]
        return turns.index(seat) > turns.index(model.seat)

    def _took(self, seat: int) -> str:
        """What a seat got in the last trick."""
        deal = self.view.public.deal if self.view is not None else None
        if self.view is None or not deal or not deal.tricks or deal.tricks[-1].taker != seat:
            return " "
        return say("lesson-took", points=content(self.view).points(self._rules, seat))


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
