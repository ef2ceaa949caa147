"""The goal of a lesson: its words, and the bar over its table with answers that are no cards."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from hearts_gui.engine.play.actions import Action, MakeBid, NameSuit
from hearts_gui.session.practice.lesson import ME
from hearts_gui.session.practice.lesson_book import MOST_STARS
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour
from hearts_gui.ui.practice.lesson_path import draw_stars, stars_width
from hearts_gui.ui.practice.lesson_run import LessonRun, Stand
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.columns import shares
from hearts_gui.wording.language.messages import exists, say


def goal_words(run: LessonRun) -> str:
    """The goal of the part, or else that of the whole lesson."""
    own = f"{run.lesson.words(run.part)}-goal"
    return say(own if exists(own) else run.lesson.goal)


def lesson_words(run: LessonRun, names: Sequence[str]) -> str:
    """One line: what matters in this trick, or how it ended."""
    key = run.lesson.words(run.part)
    match run.stand:
        case Stand.DONE:
            right = words_of((f"{key}-yes", "lesson-yes"), names)
            lost = _stars_lost(run)
            return say("lesson-told", told=right, lost=lost) if lost else right
        case Stand.LOST:
            return words_of((f"{key}-no", "lesson-no"), names)
    if run.doomed:
        return say("lesson-see")
    later = {0: (), 1: (f"{key}-then",)}.get(run.tricks_over, (f"{key}-last", f"{key}-then"))
    return words_of((*later, key), names)


def words_of(keys: Sequence[str], names: Sequence[str]) -> str:
    """The first of these messages that there is, with the names of the seats."""
    return say(_first(*keys), left=names[1], across=names[2], right=names[-1])


def _first(*keys: str) -> str:
    """The first of these messages that there is; the last one always is."""
    return next((key for key in keys[:-1] if exists(key)), keys[-1])


def _stars_lost(run: LessonRun) -> str:
    """At the end of a lesson: what its missing stars went for; empty where none is."""
    if not run.last or not (run.again or run.helped):
        return ""
    why = "both" if run.again and run.helped else "again" if run.again else "arrow"
    return say("lesson-stars-lost", why=why)


WORDS = 21.0


def choice_buttons(
    ctx: Context, area: Rect, table: SmallTable | None, options: tuple[Action, ...],
    do: Callable[[Action], None],
) -> list[Button]:  # fmt: skip
    """A button for each bid or suit, in the middle of the table where there is one."""
    skin = Skin(ctx)
    if table is not None:
        centre = table.layout.trick_centre
        width = min(round(area.w * 0.55), skin.px(150) * len(options))
        area = Rect(0, 0, width, max(skin.px(56), ctx.metrics.hit))
        area.center = (round(centre[0]), round(centre[1]))
    boxes = shares(area, len(options), skin.px(12))
    return [
        Button(ctx, _name_of(option), partial(do, option), box, z=60.0)
        for box, option in zip(boxes, options, strict=True)
    ]


def _name_of(option: Action) -> str:
    """The name of a bid or a suit."""
    match option:
        case MakeBid(counters=counters):
            return say("lesson-bid", n=counters)
        case NameSuit(suit=suit):
            return say("lesson-suit", suit=suit)
        case _:
            raise TypeError(f"{option!r} is no bid and no suit of seat {ME}")


class GoalBar(Widget):
    """Says everything in words; the room for the close button at its right stays free."""

    role = Role.LABEL
    margin_units = 6.0

    def __init__(self, ctx: Context, box: Rect, run: LessonRun, words: str, close: int) -> None:
        super().__init__(ctx, goal_words(run), box)
        self._run, self._words, self._close = run, words, close

    @property
    def value_text(self) -> str:
        """The goal, and how far the lesson is."""
        run = self._run
        parts = say("lesson-part", at=run.part + 1, of=len(run.lesson.parts))
        return say("widget-parts", parts=[self._words, parts])

    @property
    def _ink(self) -> Colour:
        theme = self.skin.theme
        stand = self._run.stand
        if stand is Stand.LOST:
            return theme.heart
        return theme.ok if stand is Stand.DONE else theme.text

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw goal, words, dots and stars."""
        skin, box, run = self.skin, self.box, self._run
        pad = skin.px(24)
        star = min(skin.px(26), round(box.h * 0.3), box.w // 18)
        right = self._close - skin.px(16)
        left = right - stars_width(star, MOST_STARS)
        middle = box.y + round(box.h * 0.27)
        filled = run.stars if run.stand is Stand.DONE and run.last else 0
        draw_stars(surface, skin, left, middle, star, filled=filled, of=MOST_STARS)
        left = self._draw_parts(surface, left - skin.px(22), middle)
        kind = skin.type(30, Face.DISPLAY)
        inner = Rect(box.x + pad, box.y + round(box.h * 0.07), left - skin.px(12) - box.x - pad,
                     round(box.h * 0.40))  # fmt: skip
        while kind.px > MIN_TEXT and skin.painter.text_width(self.label, kind) > inner.w:
            kind = Type(kind.face, kind.px - 1)
        skin.painter.label(surface, self.label, kind, skin.theme.text, inner)
        self._draw_words(surface, Rect(box.x + pad, box.y + round(box.h * 0.48),
                                       self._close - box.x - pad, round(box.h * 0.48)))  # fmt: skip

    def _draw_words(self, surface: Surface, room: Rect) -> None:
        skin, run = self.skin, self._run
        if run.stand is not Stand.OPEN:
            side = skin.px(20)
            icon = Icon.CHECK if run.stand is Stand.DONE else Icon.CLOSE
            kind = skin.type(WORDS, Face.SEMIBOLD)
            center = (room.x + side // 2, room.y + skin.fonts_height(kind) // 2)
            skin.icons.draw(surface, icon, center, side, self._ink)
            room = Rect(room.x + side + skin.px(8), room.y, room.w - side - skin.px(8), room.h)
        kind = skin.type(WORDS, Face.SEMIBOLD)
        painter, words = skin.painter, self._words
        while kind.px > MIN_TEXT and painter.paragraph_height(words, kind, room.w) > room.h:
            kind = Type(kind.face, kind.px - 1)
        skin.painter.paragraph(surface, self._words, kind, self._ink, room)

    def _draw_parts(self, surface: Surface, right: int, middle: int) -> int:
        """The dots of the parts, ending at `right`; where they begin."""
        skin, theme, run = self.skin, self.skin.theme, self._run
        count, side, gap = len(run.lesson.parts), skin.px(12), skin.px(8)
        left = right - count * side - (count - 1) * gap
        for part in range(count):
            done = part < run.part or (part == run.part and run.stand is Stand.DONE)
            area = Rect(left + part * (side + gap), middle - side // 2, side, side)
            now = part == run.part
            fill = theme.accent if done or now else None
            line = theme.accent if now else theme.text2
            style = BoxStyle(side / 2, fill, (*line, 255), max(1.5, 1.5 * skin.metrics.u))
            skin.painter.box(surface, area, style)
        return left
