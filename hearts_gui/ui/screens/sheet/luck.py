"""The last deal: what it brought, what others took with the same cards, what was luck and play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from pygame import Rect, Surface

from hearts_gui.ai.coach.par import REFERENCES, Par
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.score.endings import by_distance, gain
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

TENTHS = 10
RING, DOT = 8.0, 11.0
LEAST_DEALS = 2
COMPANY = 3
"""The sentence about who stood in, which is the quietest."""
BAR = 26.0


@dataclass(frozen=True, slots=True)
class DealLuck:
    """What is known of a deal: `points` as they stand on the sheet, `par` once it is known.

    With `high` more points are better. Lengths of the sums are in tenths, so that what is printed
    adds up: usual + luck + play = points.
    """

    points: float
    par: Par | None
    waiting: bool = False
    practice: bool = False
    high: bool = False
    so_far: tuple[int, int, int] = (0, 0, 0)
    """Over all deals that are known: what luck saved, what play saved, in tenths; how many."""
    distance: bool = False
    """Whether the points are how far the deal took the total from zero."""

    @property
    def parts(self) -> tuple[int, int, int, int]:
        """Usual, what the deal saved, what the play saved, the points; in tenths of points."""
        assert self.par is not None
        usual, field = round(self.par.usual * TENTHS), round(self.par.field * TENTHS)
        points = round(self.points * TENTHS)
        luck, play = usual - field, field - points
        return (usual, -luck, -play, points) if self.high else (usual, luck, play, points)


def tenths_text(tenths: int) -> str:
    """A number of tenths as a decimal number, without its sign."""
    whole, part = divmod(abs(tenths), TENTHS)
    return say("decimal", whole=whole, part=part)


def luck_sentences(told: DealLuck) -> tuple[str, ...]:
    """The deal in words."""
    if told.practice:
        return (say("luck-practice"),)
    if told.waiting:
        return (say("luck-waiting"),)
    if told.par is None:
        return (say("luck-failed"),)
    usual, luck, play, _ = told.parts
    field = round(told.par.field * TENTHS)
    return (
        say("luck-field", n=len(told.par.points), field=tenths_text(field),
            usual=tenths_text(usual)),
        say("luck-deal", points=tenths_text(luck), way=way(luck)),
        say("luck-play", points=tenths_text(play), way=way(play)),
        say("luck-company", names=company_text(told.par)),
        *_so_far(told),
    )  # fmt: skip


def _so_far(told: DealLuck) -> tuple[str, ...]:
    """The sums over the game, from two deals on."""
    luck, play, deals = told.so_far
    if deals < LEAST_DEALS:
        return ()
    parts = (
        say("luck-sum-deal", points=tenths_text(luck), way=way(luck)),
        say("luck-sum-play", points=tenths_text(play), way=way(play)),
    )
    return (say("luck-so-far", n=deals, parts=parts),)


def signed_text(points: float) -> str:
    """A number with one decimal and its sign."""
    return f"{'+' if points > 0 else ''}{decimal_text(points)}"


def company_text(par: Par) -> tuple[str, ...]:
    """Who sat in the other seats, each level once."""
    levels = dict.fromkeys(name.partition("/")[0] for name in par.company)
    return tuple(say(f"level-{each}") for each in levels)


def way(tenths: int) -> str:
    """Which way a part counted."""
    return "even" if not tenths else "helped" if tenths > 0 else "cost"


class LuckWidget(Widget):
    """Points and field on one axis; luck and play as bars that lead from one to the other."""

    role = Role.GRID

    def __init__(self, ctx: Context, box: Rect, told: DealLuck, opened: Callable[[], None]) -> None:
        """`opened` shows what each of the others took, and how it is counted."""
        super().__init__(ctx, say("luck-title"), box)
        self._told, self._opened = told, opened
        if told.par is not None:
            self.tooltip = say("luck-more")

    def activate(self) -> None:
        """Tell more, where there is more to tell."""
        if self._told.par is not None:
            self.ctx.sound.play("button")
            self._opened()

    @property
    def value_text(self) -> str:
        """All of it in words."""
        return " ".join((self._headline(), *luck_sentences(self._told)))

    def _headline(self) -> str:
        told = self._told
        if told.distance:
            return say("luck-distance", points=signed_text(told.points))
        return say("luck-points", n=round(told.points))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw headline, axis, bars and words."""
        skin, told, box = self.skin, self._told, self.box
        theme, painter = skin.theme, skin.painter
        title = skin.type(34, Face.DISPLAY)
        high = skin.fonts_height(title)
        painter.label(surface, self._headline(), title, theme.text, Rect(box.x, box.y, box.w, high))
        y = box.y + high + skin.px(4)
        if told.par is not None and not told.practice:
            beaten = told.par.better_than(told.points, high=told.high)
            text = say("luck-better", n=len(told.par.points), beaten=self._beaten(beaten))
            half = len(told.par.points) / 2
            ink = theme.ok if beaten > half else theme.heart if beaten < half else theme.text2
            kind = skin.type(17, Face.SEMIBOLD)
            line = Rect(box.x, y, box.w, skin.fonts_height(kind))
            painter.label(surface, text, kind, ink, line)
            y = line.bottom + skin.px(10)
            y = self._draw_picture(surface, Rect(box.x, y, box.w, box.bottom - y))
        for index, text in enumerate(luck_sentences(told)):
            last = index == COMPANY
            kind = skin.type(14 if last else 16)
            room = painter.paragraph_height(text, kind, box.w)
            if y + room > box.bottom:
                break
            ink = theme.text2 if last or not index else theme.text
            painter.paragraph(surface, text, kind, ink, Rect(box.x, y, box.w, room))
            y += room + skin.px(3)

    @staticmethod
    def _beaten(count: float) -> str:
        whole = int(count)
        return f"{whole}½" if count != whole else str(whole)

    # -- the picture

    def _draw_picture(self, surface: Surface, room: Rect) -> int:
        """The axis with everybody on it and the bars below; where the words may begin."""
        skin, told = self.skin, self._told
        assert told.par is not None
        usual, _, _, points = told.parts
        field = round(told.par.field * TENTHS)
        values = [usual / TENTHS, field / TENTHS, float(told.points), *told.par.points]
        low, top = min(0.0, *values), max(1.0, *values)
        pad = skin.px(DOT) + 2
        scale = (room.w - 2 * pad) / (top - low)

        def at(value: float) -> int:
            return round(room.x + pad + (value - low) * scale)

        bar, gap = skin.px(BAR), skin.px(10)
        axis = self._draw_axis(surface, room, at)
        y = axis + skin.px(18)
        if room.bottom - y < 2 * bar + gap + skin.px(110):
            return y
        marks = (("luck-name-deal", usual, field), ("luck-name-play", field, points))
        for key, start, end in marks:
            gained = (start - end) if not told.high else (end - start)
            ink = skin.theme.ok if gained > 0 else skin.theme.heart
            x1, x2 = at(start / TENTHS), at(end / TENTHS)
            self._draw_bar(surface, Rect(min(x1, x2), y, abs(x2 - x1), bar), ink, room,
                           say(key, points=tenths_text(gained), way=way(gained)))  # fmt: skip
            y += bar + gap
        return y

    def _draw_axis(self, surface: Surface, room: Rect, at: Callable[[float], int]) -> int:
        """Rings for the field, stacked where they are equal, and a dot for the player."""
        skin, told = self.skin, self._told
        assert told.par is not None
        theme, painter = skin.theme, skin.painter
        ring, dot = skin.px(RING), skin.px(DOT)
        most = max(sum(other == each for other in told.par.points) for each in told.par.points)
        y = room.y + dot + (most - 1) * skin.px(10) + skin.px(4)
        line = max(1, round(skin.hairline))
        painter.box(surface, Rect(room.x, y, room.w, line), BoxStyle(0, skin.edge(0.25)))
        seen: dict[float, int] = {}
        for points in sorted(told.par.points):
            up = seen.get(points, 0)
            seen[points] = up + 1
            centre = (at(points), y - up * skin.px(10))
            fill = (*theme.solid_panel, 255)
            painter.disc(surface, centre, ring, fill=fill, line=(*theme.text2, 255),
                         line_width=max(1.5, 2 * skin.metrics.u))  # fmt: skip
        painter.disc(surface, (at(told.points), y), dot, fill=(*theme.heart, 255),
                     line=(*theme.text, 255), line_width=max(1.5, 2 * skin.metrics.u))  # fmt: skip
        return y

    def _draw_bar(self, surface: Surface, bar: Rect, ink: Colour, room: Rect, words: str) -> None:
        """A bar with its words behind or before it."""
        skin = self.skin
        bar.w = max(3, bar.w)
        skin.painter.box(surface, bar, BoxStyle(min(6 * skin.metrics.u, bar.w / 2), (*ink, 255)))
        kind = skin.type(15, Face.SEMIBOLD)
        wide, gap = skin.painter.text_width(words, kind), skin.px(8)
        behind = room.right - bar.right - gap
        if wide <= behind:
            place, align = Rect(bar.right + gap, bar.y, behind, bar.h), Align.LEFT
        else:
            before = bar.x - gap - room.x
            if wide > before:  # over the bar itself
                place, align = Rect(room.x, bar.y, room.w, bar.h), Align.CENTRE
            else:
                place, align = Rect(room.x, bar.y, before, bar.h), Align.RIGHT
        skin.painter.label(surface, words, kind, skin.theme.text, place, align=align)


def others_text(told: DealLuck, names: Sequence[str] = (), took: Sequence[object] = ()) -> str:
    """What each of the others took with the same cards, best first, and how it is counted.

    With the names and points at the table also what the same six took in every seat.
    """
    if told.par is None:
        return ""
    each = zip(told.par.points, REFERENCES, strict=True)
    rows = sorted(each, key=lambda row: row[0], reverse=told.high)
    text = signed_text if told.distance else lambda points: figure(round(points))
    lines = [
        say("luck-other", name=say(f"level-{level}"), points=text(points)) for points, level in rows
    ]
    mine = say("luck-mine", points=text(told.points))
    return "\n".join((*lines, mine, "", *_table_text(told.par, names, took), say("luck-how")))


def _table_text(par: Par, names: Sequence[str], took: Sequence[object]) -> tuple[str, ...]:
    """The whole table: every seat's cards in the hands of the six, and what was taken with them."""
    if not len(par.seats) == len(names) == len(took):
        return ()
    lines = [
        say("luck-seat", name=name, took=points, field=decimal_text(field))
        for name, points, field in zip(names, took, par.seats, strict=True)
        if isinstance(points, int)
    ]  # fmt: skip
    return (say("luck-table"), *lines, "") if len(lines) == len(names) else ()


class ParPort(Protocol):
    """The pars of a game as the screens see them."""

    def known(self, deal: int, seat: int) -> Par | None:
        """The par; None while it is not known, or where the deal was given up."""
        ...

    def waits(self, deal: int, seat: int) -> bool:
        """Whether it is still to be worked out."""
        ...


def deal_lucks(
    public: PublicGame, pars: ParPort, seat: int, want: Callable[[int], None] | None
) -> tuple[DealLuck, ...]:
    """What every deal brought a seat.

    `want` asks for the par of a deal, by its number; None in a practice game.
    """
    rules, found = public.rules, list[DealLuck]()
    for deal in public.standings.history:
        if want is not None:
            want(deal.number)
        par = pars.known(deal.number, seat)
        found.append(
            DealLuck(
                gain(rules, deal, seat), par, pars.waits(deal.number, seat),
                want is None and par is None, high=rules.score_dir is ScoreDir.HIGH,
                distance=by_distance(rules, deal.points[seat]),
            )
        )  # fmt: skip
    known = [told.parts for told in found if told.par is not None and not told.practice]
    sums = (sum(each[1] for each in known), sum(each[2] for each in known), len(known))
    return tuple(replace(told, so_far=sums) for told in found)
