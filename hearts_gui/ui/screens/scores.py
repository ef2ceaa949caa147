"""The score sheet: the table of deals, the chart of totals, a few numbers, and buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

import pygame
from pygame import Rect

from hearts_gui.engine.play.state import PublicGame
from hearts_gui.session.setup.players import Seating, human_seats
from hearts_gui.ui.draw.fonts import Face, smaller
from hearts_gui.ui.draw.heart import spelt
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import MIN_TEXT, Shape
from hearts_gui.ui.screens.sheet.chart import ChartWidget
from hearts_gui.ui.screens.sheet.facts import Sheet, SheetRow, coming, make_sheet, sheet_text
from hearts_gui.ui.screens.sheet.grid import (
    FOOT_UNITS,
    HEAD_UNITS,
    TILES_UNITS,
    EmptyRow,
    Foot,
    Head,
    RowWidget,
    Ruling,
    TileRow,
    Tint,
    columns,
    ruling,
)
from hearts_gui.ui.screens.sheet.luck import DealLuck, luck_sentences, others_text
from hearts_gui.ui.screens.sheet.luck_line import LuckRun, game_luck, luck_box
from hearts_gui.ui.shell.context import Context, Layer
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.widgets.base import NOWHERE, Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.flow import Anchor, Column, EvenRow, Item, Padded, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.page import draw_panel, page_area, scroll_all, too_small
from hearts_gui.ui.widgets.room import Room
from hearts_gui.ui.widgets.rows import Panel
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import say

BUTTON_UNITS = 56
# Under the boxes of the last deal, in an upright window, the table is at least this high.
TABLE_UNITS = 440
TITLE_UNITS, BARE_TITLE_UNITS = 108, 80
RACE_UNITS = 30
BOX_PAD, CLOSE_PAD = 12, 6
# The width of the deal's number, and of a column of a sheet that scrolls.
DEAL_UNITS, LEAST_COLUMN = 62, 52
# Text smaller than this part of what the player wants: the totals and some deals are in view then.
STILL_LARGE = 0.88
# The height that the sheet needs, side by side and upright; that of chart and numbers below it.
UNITS, UNITS_UPRIGHT, SCROLLED_UNITS = 620, 1040, 480


@dataclass(frozen=True, slots=True)
class DealBoxes:
    """The coach's report after a deal, as boxes.

    `boxes` makes them in a context, more or less `brief` where room is short; `news` gives what
    is shown and whether more is to come.
    """

    boxes: Callable[..., Sequence[Item]]
    news: Callable[[], tuple[object, bool]]


class Shown(Enum):
    """The parts that may be shown beside the table of deals."""

    DEAL, LUCK, TOTALS = range(3)


def fitted(ctx: Context, players: int) -> Context:
    """The context with text as large as possible that shows head, two deals and totals.

    Where that is too small and a column has room for more, the sheet scrolls, with text as large as
    it is asked for.
    """
    units = UNITS_UPRIGHT if ctx.metrics.shape is Shape.PORTRAIT else UNITS
    metrics = ctx.metrics.fitting(units)
    skin = Skin(ctx)
    roomy = page_area(skin, 26).w * 0.87 >= skin.px(DEAL_UNITS + LEAST_COLUMN * players)
    scrolls = roomy and too_small(ctx.metrics, metrics, STILL_LARGE)
    return ctx if scrolls else replace(ctx, metrics=metrics)


def in_boxes(ctx: Context, items: Sequence[Item], pad: int) -> Column:
    """Items in boxes one under the other, with this much above and below each."""
    boxes: list[Item] = [
        Padded(item, across=12 + pad, top=pad, behind=Panel(ctx, "", solid=True)) for item in items
    ]
    second = len(boxes) // 2  # takes the rest of the height
    boxes[second : second + 1] = [Sized(boxes[second], grow=1)]
    return Column(*boxes, gap=pad)


class SheetLayout:
    """The places of the parts of the sheet, with the context and the skin at their size."""

    def __init__(
        self, ctx: Context, public: PublicGame, sheet: Sheet, boxes: Column | None, race: str
    ) -> None:
        """`boxes` on the last deal stand beside the table in place of chart and numbers.

        `race` is the line under the totals.
        """
        self._metrics, self._public, self._sheet, self._boxes = ctx.metrics, public, sheet, boxes
        upright = ctx.metrics.shape is Shape.PORTRAIT
        self.fitted = fitted(ctx, len(sheet.order))
        """The context with text of that size."""
        self.skin = Skin(self.fitted)
        self.boxed = boxes is not None
        self.explained = boxes is None or not upright
        """Whether a line under the title says what is played for; upright, deals need its room."""
        self.view, self.high = NOWHERE, 0
        """Where table and boxes scroll, and their height; nothing where all of it fits."""
        scrolls = self.fitted is ctx
        self.explained_high = self.skin.px(26)
        self.race_high = 0
        """The heights of the lines under the title and under the totals."""
        places = self._scrolling(race) if scrolls else self._places(upright=upright)
        self.table, self.beside, self.buttons = places
        """The panel of the table, what stands beside it, and the buttons."""
        self._give_room(race)

    def _places(self, *, upright: bool) -> tuple[Rect, Rect, Rect]:
        skin = self.skin
        area, gap = page_area(skin, 26), skin.px(20)
        button = max(skin.px(BUTTON_UNITS), self._metrics.hit)
        room = Room(area, gap)
        if upright:
            buttons, height = room.bottom(button), room.rest.h
            if self._boxes is not None:  # the deal first, as low as possible
                most = height - gap - skin.px(TABLE_UNITS)
                wanted = self._boxes.measure(area.w)
                beside = room.top(min(wanted, round(height * 0.59), most))
                return room.rest, beside, buttons
            table = room.top(round(height * 0.55))
            return table, room.rest, buttons
        crowd = max(0, len(self._sheet.order) - 4) * 0.022
        table = room.left(round(area.w * min(0.72, 0.545 + crowd)))
        buttons = room.bottom(button)
        return table, room.rest, buttons

    def _scrolling(self, race: str) -> tuple[Rect, Rect, Rect]:
        """The same one under the other, each as high as it wants."""
        skin, px = self.skin, self.skin.px
        room = Room(page_area(skin, 26), px(20))
        buttons = room.bottom(max(px(BUTTON_UNITS), self._metrics.hit))
        view = self.view = room.rest
        room = Room(Rect(view.x, view.y, view.w - px(16), view.h), px(20))
        table = Rect(view.x, view.y, room.rest.w, 0)
        wide, measure = self._inside(table).w, skin.painter.paragraph_height
        text = self._sheet.subtitle
        self.explained_high = measure(text, skin.type(16, Face.REGULAR), wide) + px(4)
        self.table = table  # high enough for its parts
        self._give_room(race)
        table = room.top(self.table_parts(scrolls=True)[1].bottom + px(16) - table.y)
        wanted = px(SCROLLED_UNITS) if self._boxes is None else self._boxes.measure(table.w)
        beside = room.top(wanted)
        self.high = beside.bottom - view.y
        return table, beside, buttons

    def _give_room(self, race: str) -> None:
        """Keep the line under the totals as high as its words make it."""
        if race:
            room = self._inside(self.table).w - self.skin.px(14)
            high = self.skin.painter.paragraph_height(race, self.skin.type(16), room)
            self.race_high = max(self.skin.px(RACE_UNITS), high + self.skin.px(8))

    def _inside(self, table: Rect) -> Rect:
        pad = min(self.skin.px(35), table.w // 18)
        return table.inflate(-2 * pad, 0)

    @property
    def chart(self) -> tuple[Rect, Rect]:
        """The panel of the chart, and that of the numbers."""
        room = Room(self.beside, self.skin.px(20))
        tile = room.bottom(max(self.skin.px(TILES_UNITS), 64))
        return room.rest, tile

    @property
    def panels(self) -> list[Rect]:
        """Every panel that is drawn on the felt."""
        return [self.table, *(self.chart if self._boxes is None else ())]

    def table_parts(self, *, scrolls: bool = False) -> tuple[Rect, Rect, Rect]:
        """Head, rows and foot inside the table panel; the totals come first where it scrolls."""
        skin, table = self.skin, self.table
        inner = self._inside(table)
        top = table.y + skin.px(TITLE_UNITS if self.explained else BARE_TITLE_UNITS)
        if self.explained:
            top += self.explained_high - skin.px(26)
        head = Rect(inner.x, top, inner.w, max(skin.px(HEAD_UNITS), 72))
        foot_high = max(skin.px(FOOT_UNITS), 62)
        if scrolls or self.high:
            foot = Rect(inner.x, head.bottom, inner.w, foot_high)
            rows = Rect(inner.x, foot.bottom + self.race_high, inner.w, 0)
            ruled = ruling(skin, 1, self._public)  # no higher than each line must be
            rows.h = ruled.height * (len(self._sheet.rows) + ruled.empty)
            return head, rows, foot
        race = self.race_high
        foot = Rect(inner.x, table.bottom - skin.px(16) - race - foot_high, inner.w, foot_high)
        rows = Rect(inner.x, head.bottom, inner.w, max(20, foot.y - head.bottom))
        ruled = ruling(skin, rows.h, self._public)
        wanted = ruled.height * (len(self._sheet.rows) + ruled.empty)
        if wanted < rows.h:
            rows.h = wanted
            foot.y = rows.bottom
        return head, rows, foot

    def ruled(self, rows: Rect) -> Ruling:
        """The lines in the place of the rows."""
        return ruling(self.skin, 1 if self.high else rows.h, self._public)

    def tints(self, me: int) -> list[Widget]:
        """What lies behind the column of a seat."""
        head, rows, foot = self.table_parts()
        cols = columns(self.skin, head, len(self._sheet.order))
        less = -max(2, round(cols.each * 0.08))
        fields = [head.union(foot), *([rows] if self.high else [])]
        places = (cols.seat(self._sheet.order.index(me), field.y, field.h) for field in fields)
        return [Tint(self.fitted, place.inflate(less, 0)) for place in places]

    def totals(self, names: Sequence[str], me: int, race: str) -> list[Widget]:
        """The totals, and the line under them."""
        foot, pad = self.table_parts()[2], self.skin.px(14)
        made: list[Widget] = [Foot(self.fitted, foot, self._sheet, names, me)]
        if race:
            line = Rect(foot.x + pad, foot.bottom, foot.w - pad, self.race_high)
            wrap = self.race_high > self.skin.px(RACE_UNITS)
            made.append(Label(self.fitted, race, line, units=16, quiet=True, wrap=wrap))
        return made


def race_words(sheet: Sheet, seats: Seating, me: int) -> str:
    """Who is ahead of whom by how much, as a sentence; "" where nobody is to be named."""
    race, names = sheet.race, [who.name for who in seats]
    if not race:
        return ""
    first = say("names", names=[names[seat] for seat in race.first])
    words = say("sheet-race", first=first, last=names[race.last], **race.arguments)
    if len(human_seats(seats)) > 1:  # who is told
        words = say("luck-other", name=names[me], points=words)
    return words


class ScoresScene(FormScene):
    """The sheet. With `done` it comes after a deal and leads on; else Escape goes back."""

    def __init__(
        self, ctx: Context, public: PublicGame, seats: Seating, me: int, *,
        done: Callable[[], None] | None = None, review: Callable[[int], None] | None = None,
        luck: Callable[[], tuple[DealLuck, ...]] | None = None, report: DealBoxes | None = None,
        levels: Callable[[int], Sequence[str]] | None = None,
    ) -> None:  # fmt: skip
        """`review` looks at a deal again, by its number; `luck` is what each deal so far was.

        `report` is about the last deal, and `levels` says as which level each seat played one.
        """
        super().__init__(ctx)
        self._review, self._luck, self._report = review, luck, report
        self._news: tuple[object, bool] = (None, False)
        self.side_panel = Shown.TOTALS if luck is None or done is None else Shown.DEAL
        """The parts beside the table."""
        self._deal_lucks: tuple[DealLuck, ...] = ()
        self.public, self.seats, self.me = public, seats, me
        self.sheet: Sheet = make_sheet(public, me, levels)
        self._when_done = done
        self._area: ScrollArea | None = None

    # -- places

    def panels(self) -> list[Layer]:
        """The panels, unless they scroll."""
        boxes = () if self._layout.high else self._layout.panels
        return [partial(draw_panel, self._layout.skin, box) for box in boxes]

    # -- content

    def compose(self) -> None:
        """Table, what stands beside it, buttons."""
        self._deal_lucks = () if self._luck is None else self._luck()
        self._news = (None, False) if self._report is None else self._report.news()
        boxed = self.side_panel is Shown.DEAL and self._luck is not None
        items = self._box_items() if boxed else []
        boxes = in_boxes(fitted(self.ctx, len(self.sheet.order)), items, BOX_PAD) if boxed else None
        race = race_words(self.sheet, self.seats, self.me)
        layout = self._layout = SheetLayout(self.ctx, self.public, self.sheet, boxes, race)
        self._fitted = layout.fitted
        self._add_title()
        self._add_table(race)
        if boxes is None:
            self._add_chart()
        else:
            self._add_boxes(items, boxes, layout.beside)
        if layout.high:
            self._area = scroll_all(self, self._fitted, layout.panels, layout.view, layout.high,
                                    self._area)  # fmt: skip
        self._add_buttons(layout.buttons)

    def _add_title(self) -> None:
        """Add the title, the switch beside it, and what is played for."""
        layout, skin, table = self._layout, self._layout.skin, self._layout.table
        pad = min(skin.px(35), table.w // 18)
        line = Rect(table.x + pad, table.y + skin.px(22), table.w - 2 * pad, skin.px(52))
        most = round(0.42 * line.w) if self._deal_lucks else line.w
        kinds = smaller(skin.type(44, Face.DISPLAY), MIN_TEXT)
        units = skin.painter.largest(say("end-screen-sheet"), kinds, most - 2).px / skin.metrics.u
        title = Label(self._fitted, say("end-screen-sheet"), line, units=units, face=Face.DISPLAY)
        wide = title.preferred_width(most)
        title.move_to(Rect(line.x, line.y, wide, line.h))
        self.form.add(title)
        below = Rect(line.x, line.bottom + skin.px(2), line.w, layout.explained_high)
        if self._deal_lucks:
            height = max(skin.px(44), self.ctx.metrics.hit)
            left = title.box.right + skin.px(30)
            width = min(line.right - left, skin.px(360))
            top = max(table.y + skin.px(6), line.bottom - height)
            self._add_switch(Rect(line.right - width, top, width, height))
            below.y = max(below.y, top + height)
        text, small = self.sheet.subtitle, skin.type(11.5, Face.REGULAR)
        if not layout.high and skin.painter.text_width(text, small) > line.w:
            text = self.sheet.brief
        if layout.explained:
            self.form.add(Label(self._fitted, text, below, units=16, quiet=True, face=Face.REGULAR,
                                wrap=bool(layout.high)))  # fmt: skip

    def _box_items(self, brief: int = 0) -> list[Item]:
        """What stands in boxes: the result of the deal, what to work on, and the moments."""
        ctx = fitted(self.ctx, len(self.sheet.order))
        items: list[Item] = []
        if self._deal_lucks:
            items.append(luck_box(ctx, self._deal_lucks[-1], self.open_luck))
        return items if self._report is None else [*items, *self._report.boxes(ctx, brief=brief)]

    def _add_boxes(self, items: Sequence[Item], column: Column, room: Rect) -> None:
        if self._layout.high:
            column.move_to(room)
            self.form.add(*column.widgets)
            return
        area = ScrollArea(self.ctx, room)
        closer = [(0, pad) for pad in range(BOX_PAD - 1, CLOSE_PAD, -1)]
        for brief, pad in (*closer, *((brief, CLOSE_PAD) for brief in range(3))):
            if column.measure(room.w) > room.h:  # all of it may be in view then
                column = in_boxes(self._fitted, self._box_items(brief) if brief else items, pad)
        scrolls = column.measure(room.w) > room.h
        width = room.w - (self._layout.skin.px(14) if scrolls else 0)
        height = max(room.h, column.measure(width))
        column.move_to(Rect(room.x, room.y, width, height))
        area.set_content(column.widgets, height)
        self.form.add(*column.widgets, area)

    def _add_chart(self) -> None:
        """Add the chart of the totals, or of luck, and a few numbers."""
        skin, (chart, tile) = self._layout.skin, self._layout.chart
        pad = min(skin.px(34), chart.w // 16)
        line = Rect(chart.x + pad, chart.y + skin.px(26), chart.w - 2 * pad, skin.px(40))
        run = game_luck(self._deal_lucks)
        luck = self.side_panel is Shown.LUCK and run is not None
        text = say("stat-luck" if luck else "end-screen-totals")
        self.form.add(Label(self._fitted, text, line, units=26, face=Face.DISPLAY))
        plot = Rect(chart.x + pad // 2, line.bottom + skin.px(18), chart.w - pad,
                    chart.bottom - line.bottom - skin.px(26))  # fmt: skip
        if luck and run is not None:
            self.form.add(LuckRun(self._fitted, plot.inflate(-pad, 0), run))
        else:
            self.form.add(ChartWidget(self._fitted, plot, self.sheet, self.seats, self.me))
        self.form.add(TileRow(self._fitted, tile, self.sheet.tiles))

    def _add_switch(self, line: Rect) -> None:
        """Add the switch between the last deal, the totals and, after two deals, luck."""
        ways = [Shown.DEAL, Shown.LUCK, Shown.TOTALS]
        if game_luck(self._deal_lucks) is None:
            ways.remove(Shown.LUCK)
        names = {
            Shown.DEAL: say("luck-this-deal"), Shown.LUCK: say("stat-luck"),
            Shown.TOTALS: say("luck-totals"),
        }  # fmt: skip

        def switch(index: int) -> None:
            self.side_panel = ways[index]
            self._show_news()

        chosen = ways.index(self.side_panel) if self.side_panel in ways else len(ways) - 1
        self.form.add(
            Segmented(self._fitted, say("luck-switch"), line,
                      options=tuple(names[shown] for shown in ways), chosen=chosen,
                      changed=switch, units=15)
        )  # fmt: skip

    def _add_table(self, race: str) -> None:
        layout, names = self._layout, [who.name for who in self.seats]
        head, rows, _ = layout.table_parts()
        self.form.add(*layout.tints(self.me))
        self.form.add(Head(self._fitted, head, self.sheet, self.seats, self.me))
        totals = layout.totals(names, self.me, race)
        area = ScrollArea(self.ctx, rows)
        self.form.add(*(totals if layout.high else [area]))
        ruled = layout.ruled(rows)
        height = ruled.height
        widgets: list[Widget] = []
        last = len(self.sheet.rows) + ruled.empty - 1
        room = Room(rows)
        for index, row in enumerate(self.sheet.rows):
            made = RowWidget(self._fitted, room.top(height), row, self.sheet.order, names,
                             self.me, line=index < last, opened=partial(self.open_deal, row),
                             fresh=layout.boxed and row is self.sheet.rows[-1])  # fmt: skip
            widgets += [made, *made.cells()]
        count = len(self.sheet.order)
        for index, row in enumerate(coming(self.public, ruled.empty), len(self.sheet.rows)):
            widgets.append(EmptyRow(self._fitted, room.top(height), row, count, line=index < last))
        self.form.add(*widgets)
        if not layout.high:
            area.set_content(widgets, height * (last + 1))
            area.scroll(1e6, instantly=True)
            self.form.add(*totals)

    def introduction(self) -> tuple[str, ...]:
        """A sentence for each group: what is played for, luck or totals, a few numbers."""
        brief = self.ctx.listening.detail == "brief"
        luck = luck_sentences(self._deal_lucks[-1]) if self._deal_lucks else ()
        tiles = [widget.label for widget in self.form.widgets if isinstance(widget, TileRow)]
        parts = [] if brief else [self.sheet.subtitle, " ".join(luck), *tiles]
        return (self.heading, *(part for part in parts if part))

    @property
    def on_label(self) -> str:
        """Where leaving the sheet leads, as the label of a button on another screen."""
        if self._when_done is None:
            return say("table-menu-back")
        over = self.public.result is not None
        return say("end-screen-result" if over else "end-screen-next-deal")

    def _add_buttons(self, area: Rect) -> None:
        label, icon = say("end-screen-back"), Icon.ARROW_LEFT
        if self._when_done is not None:
            over = self.public.result is not None
            label, icon = self.on_label, Icon.TROPHY if over else Icon.ARROW_RIGHT
        look = self._review is not None and bool(self.sheet.rows)
        copy = Button(self._fitted, say("end-screen-copy-scores"), self.copy, icon=Icon.COPY)
        again = Button(self._fitted, say("review-open"), self.review, icon=Icon.EYE)
        button = Button(self._fitted, label, self.back, look=ButtonLook.PRIMARY, icon=icon)
        row = EvenRow(copy, again if look else None, button, gap=14, down=Anchor.FILL)
        row.move_to(area)
        self.form.add(*row.widgets)
        self.form.set_focus(button, keyboard=False)

    # -- what it does

    def update(self, dt_ms: float) -> None:
        """Show the par when it arrives while the sheet is open."""
        super().update(dt_ms)
        waiting = self._news[1] or any(deal.waiting for deal in self._deal_lucks)
        if self._luck is not None and waiting:
            lucks, before = self._luck(), self._deal_lucks
            if lucks != before and _seen(self.side_panel, lucks) != _seen(self.side_panel, before):
                self._show_news()
            self._deal_lucks = lucks
        if self._report is not None and self._news[1] and self._report.news() != self._news:
            self._show_news()

    def _show_news(self) -> None:
        """Lay out again, because boxes may have grown."""
        before = self._layout.panels
        self.rebuild()
        if self._layout.panels != before:
            self.ground.redraw()

    def copy(self) -> None:
        """Put the sheet on the clipboard as text."""
        text = sheet_text(self.sheet, [who.name for who in self.seats])
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            self.toasts.show(say("end-screen-no-clipboard"))
            return
        self.toasts.show(say("end-screen-scores-copied"))

    def review(self, number: int | None = None) -> None:
        """Review a deal, by default the last one."""
        if self._review is not None and self.sheet.rows:
            self._review(self.sheet.rows[-1].number if number is None else number)

    def open_luck(self) -> None:
        """Show how others played the deal, and how luck and play are counted."""
        done = DialogButton(say("end-screen-back"), primary=True, icon=Icon.ARROW_LEFT)
        took = self.public.standings.history[-1].points
        text = others_text(self._deal_lucks[-1], [who.name for who in self.seats], took)
        self.ctx.scenes.push(Dialog(self.ctx, say("luck-others"), text, (done,)))

    def open_deal(self, row: SheetRow) -> None:
        """Show every line that one deal counted."""
        look = None if self._review is None else partial(self.review, row.number)
        lines = [
            say("end-screen-deal-line", name=self.seats[seat].name, score=cell.text,
                lines=tuple(spelt(line, self.ctx.painter) for line in cell.lines))
            for seat in self.sheet.order if (cell := row.cells[seat])
        ]  # fmt: skip
        ways = [DialogButton(say("end-screen-back"), primary=True, icon=Icon.ARROW_LEFT)]
        if look is not None:
            ways.insert(0, DialogButton(say("review-open"), look, icon=Icon.EYE))
        self.ctx.scenes.push(
            Dialog(self.ctx, say("end-screen-deal", n=row.number), "\n".join(lines), tuple(ways))
        )

    def back(self) -> None:
        """Continue to the next deal, or go back to the table."""
        self.ctx.scenes.remove(self)
        if self._when_done is not None:
            self._when_done()

    def handle(self, event: UiEvent) -> bool:
        """Space goes on like Enter unless another control has the focus."""
        if isinstance(event, KeyDown) and not event.repeat and not self.form.keyboard:
            if event.key == pygame.K_SPACE:
                return self.form.keys.press_primary()
            if event.key == pygame.K_c:
                self.copy()
                return True
            if event.key == pygame.K_r and self._review is not None:
                self.review()
                return True
        return super().handle(event)


def _seen(shown: Shown, lucks: tuple[DealLuck, ...]) -> object:
    """The part of the deals' luck that is on the screen."""
    run = game_luck(lucks)
    return run is None, {Shown.DEAL: lucks[-1], Shown.LUCK: run}.get(shown)
