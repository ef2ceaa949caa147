"""What stands in the panel when no puzzle is left, a day's are answered, or the time is up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from hearts_gui.session.puzzles.book import PuzzleBook
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.puzzles.queue import PuzzleQueue, Way
from hearts_gui.ui.puzzles.series import Series
from hearts_gui.ui.puzzles.storm import Storm
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

_HIGH = 56
_GAP = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be done next."""

    label: str
    icon: Icon
    act: Callable[[], None]


def series_over(ctx: Context, inner: Rect, series: Series, back: Choice) -> list[Widget]:
    """The result of a day, and the way back."""
    solved = series.results
    return choices_under(ctx, inner, say("daily-solved", n=sum(solved), of=len(solved)), (back,))


def storm_over(
    ctx: Context, inner: Rect, storm: Storm, best: int, choices: Sequence[Choice]
) -> list[Widget]:
    """The result of a run against the clock beside the best one."""
    text = say("puzzle-storm-over", solved=storm.solved, missed=storm.missed, best=best)
    return choices_under(ctx, inner, text, choices)


def none_left(ctx: Context, inner: Rect, of: int, missed: int, repeat: Choice) -> list[Widget]:
    """All are seen; the missed ones can be tried again, where there are any."""
    text = say("puzzle-none-left", n=of, missed=missed)
    return choices_under(ctx, inner, text, (repeat,) if missed else ())


def choices_under(ctx: Context, inner: Rect, text: str, choices: Sequence[Choice]) -> list[Widget]:
    """The text above, the choices below, the first of them golden."""
    skin, tall = Skin(ctx), max(Skin(ctx).px(_HIGH), ctx.metrics.hit)
    y = inner.bottom - len(choices) * tall - (len(choices) - 1) * skin.px(_GAP)
    for units in (18, 17, 16, 15, 14):
        high = skin.painter.paragraph_height(text, skin.type(units), inner.w)
        if inner.y + high + skin.px(4) <= y:
            break
    place = Rect(inner.x, inner.y, inner.w, high)
    made: list[Widget] = [Label(ctx, text, place, units=units, wrap=True)]
    for number, choice in enumerate(choices):
        box = Rect(inner.x, y, inner.w, tall)
        look = ButtonLook.SECONDARY if number else ButtonLook.PRIMARY
        made.append(Button(ctx, choice.label, choice.act, box, look=look, icon=choice.icon))
        y += tall + skin.px(_GAP)
    return made


def what_is_next(
    ctx: Context, inner: Rect, queue: PuzzleQueue, book: PuzzleBook, go: Callable[[Way], None],
    back: Callable[[], None],
) -> list[Widget]:  # fmt: skip
    """All are seen, or the time is up: what can be done next."""
    if queue.series is not None:
        return series_over(
            ctx, inner, queue.series, Choice(say("puzzle-back-daily"), Icon.ARROW_LEFT, back)
        )
    if queue.storm is not None:
        again = Choice(say("puzzle-storm-again"), Icon.REDO, lambda: go(Way.STORM))
        new = Choice(say("puzzle-way-new"), Icon.ARROW_RIGHT, lambda: go(Way.NEW))
        return storm_over(ctx, inner, queue.storm, max(book.storms, default=0), (again, new))
    repeat = Choice(say("puzzle-repeat"), Icon.REDO, lambda: go(Way.MISSED))
    of, missed = len(queue.every), len(book.missed())
    if queue.only_own:
        of, missed = len(queue.own), 0
    return none_left(ctx, inner, of, missed, repeat)
