"""The page in the middle of the felt when no puzzle is left, a day is over, or the time is up."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from hearts_gui.session.past.motif import Motif
from hearts_gui.session.practice.puzzle import PuzzleBook
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.practice.puzzle_controls import TodayStrip
from hearts_gui.ui.practice.queue import PuzzleQueue, Series, Way
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Padded, Sized
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import message_text, say

_WIDE, _HIGH, _CELLS = 760, 56, 64
"""The width of the page, and the heights of a button and of the row of answers."""
_PAD, _EDGE = 40, 2
"""The clear space inside the page, and the distance of what scrolls from its edge."""


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next steps to choose from."""

    label: str
    icon: Icon
    act: Callable[[], None]


@dataclass(frozen=True, slots=True)
class PuzzlesOver:
    """The text of the page; the first of its choices is golden."""

    head: str
    lines: tuple[str, ...]
    choices: tuple[NextStep, ...]
    row: Series | None = None
    """The answers to be shown."""
    motifs: tuple[Motif, ...] = ()
    """The ideas they were about; left out where there is no room."""


def result_page(ctx: Context, room: Rect, result: PuzzlesOver) -> tuple[Rect, ScrollArea]:
    """The box of the page in the middle of this room, and what it holds."""
    width = min(room.w, Skin(ctx).px(_WIDE))
    item = _content(ctx, result, result.motifs)
    if (height := item.measure(width - 2 * _EDGE)) > room.h - 2 * _EDGE:
        item = _content(ctx, result, ())
        height = item.measure(width - 2 * _EDGE)
    box = Rect(0, 0, width, min(room.h, height + 2 * _EDGE))
    box.center = ctx.metrics.window.center
    box.clamp_ip(room)
    area = ScrollArea(ctx, content=item)
    area.move_to(box.inflate(-2 * _EDGE, -2 * _EDGE))
    return box, area


def _content(ctx: Context, result: PuzzlesOver, motifs: tuple[Motif, ...]) -> Item:
    """Title, sentences, answers and what they were about, and the buttons under them."""
    parts: list[Item | int] = [text(ctx, result.head, units=40, face=Face.DISPLAY), 14]
    parts += [text(ctx, line, units=20) for line in result.lines]
    if result.row is not None and result.row.answers:
        parts += [22, Sized(TodayStrip(ctx, Rect(0, 0, 0, 0), result.row, finished=True),
                            height=_CELLS)]  # fmt: skip
    for index, motif in enumerate(motifs):
        name = text(ctx, message_text(motif.name_message), units=19, face=Face.SEMIBOLD)
        line = text(ctx, message_text(motif.line), quiet=True)
        parts += [18 if index else 26, Column(name, line, gap=3)]
    items = [
        Sized(Button(ctx, choice.label, choice.act, icon=choice.icon,
                     look=ButtonLook.SECONDARY if index else ButtonLook.PRIMARY), height=_HIGH)
        for index, choice in enumerate(result.choices)
    ]  # fmt: skip
    return Padded(Column(*parts, 28, Grid(*items, even=True), gap=8), across=_PAD, top=30)


def what_is_next(
    queue: PuzzleQueue, book: PuzzleBook, go: Callable[[Way], None], back: Callable[[], None]
) -> PuzzlesOver:
    """All are seen, or the time is up: how it went and what can be done next."""
    if (series := queue.series) is not None:
        solved = say("daily-solved", n=sum(series.answers), of=len(series.answers))
        home = NextStep(say("puzzle-back-daily"), Icon.ARROW_LEFT, back)
        return PuzzlesOver(say("daily-title"), (solved,), (home,), series)
    if (storm := queue.storm) is not None:
        best = max(book.storms, default=0)
        line = say("puzzle-storm-over", solved=storm.solved, missed=storm.missed, best=best)
        again = NextStep(say("puzzle-storm-again"), Icon.REDO, lambda: go(Way.STORM))
        new = NextStep(say("puzzle-way-new"), Icon.ARROW_RIGHT, lambda: go(Way.NEW))
        return PuzzlesOver(say("puzzle-way-storm"), (line,), (again, new))
    of, missed = len(queue.every), len(book.missed(queue.every))
    if queue.only_own:
        of, missed = len(queue.own), 0
    repeat = NextStep(say("puzzle-repeat"), Icon.REDO, lambda: go(Way.MISSED))
    leave = NextStep(say("page-close"), Icon.ARROW_LEFT, back)
    return PuzzlesOver(say("menu-puzzles"), (say("puzzle-none-left", n=of, missed=missed),),
                  (repeat, leave) if missed else (leave,))  # fmt: skip
