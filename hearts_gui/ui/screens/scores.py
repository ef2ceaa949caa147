"""The score sheet: the table of deals, the chart of totals, a few numbers, and buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.play.state import PublicGame
from hearts_gui.session.setup.players import Seating, human_seats
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.heart import spelt
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import Shape
from hearts_gui.ui.screens.sheet.chart import ChartWidget
from hearts_gui.ui.screens.sheet.facts import Sheet, SheetRow, coming, make_sheet, sheet_text
from hearts_gui.ui.screens.sheet.grid import (
    FOOT_UNITS,
    HEAD_UNITS,
    TILES_UNITS,
    TINT,
    EmptyRow,
    Foot,
    Head,
    RowWidget,
    TileRow,
    columns,
    ruling,
)
from hearts_gui.ui.screens.sheet.luck import DealLuck, luck_sentences, others_text
from hearts_gui.ui.screens.sheet.luck_line import LuckRun, game_luck, luck_box
from hearts_gui.ui.shell.context import Context, Layer
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.flow import Anchor, Column, EvenRow, Item, Padded, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.page import draw_panel, page_area
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
# The height that the sheet needs, side by side and upright.
UNITS, UNITS_UPRIGHT = 620, 1040


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


def fitted(ctx: Context) -> Context:
    """The context with text as large as possible that shows head, two deals and totals."""
    units = UNITS_UPRIGHT if ctx.metrics.shape is Shape.PORTRAIT else UNITS
    return replace(ctx, metrics=ctx.metrics.fitting(units))


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
        self, ctx: Context, public: PublicGame, sheet: Sheet, boxes: Column | None
    ) -> None:
        """`boxes` on the last deal stand beside the table in place of chart and numbers."""
        self._metrics, self._public, self._sheet, self._boxes = ctx.metrics, public, sheet, boxes
        upright = ctx.metrics.shape is Shape.PORTRAIT
        self.fitted = fitted(ctx)
        """The context with text of that size."""
        self.skin = Skin(self.fitted)
        self.boxed = boxes is not None
        self.explained = boxes is None or not upright
        """Whether a line under the title says what is played for; upright, deals need its room."""
        self.table, self.beside, self.buttons = self._places(upright=upright)
        """The panel of the table, what stands beside it, and the buttons."""

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
        share = 0.545 if self._boxes is not None else 0.579
        table = room.left(round(area.w * min(0.72, share + crowd)))
        buttons = room.bottom(button)
        return table, room.rest, buttons

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

    def table_parts(self) -> tuple[Rect, Rect, Rect]:
        """Head, rows and foot inside the table panel."""
        skin, table = self.skin, self.table
        pad = min(skin.px(35), table.w // 18)
        inner = Rect(table.x + pad, table.y, table.w - 2 * pad, table.h)
        top = table.y + skin.px(TITLE_UNITS if self.explained else BARE_TITLE_UNITS)
        head = Rect(inner.x, top, inner.w, max(skin.px(HEAD_UNITS), 72))
        foot_high = max(skin.px(FOOT_UNITS), 62)
        race = skin.px(RACE_UNITS) if self._sheet.race else 0
        foot = Rect(inner.x, table.bottom - skin.px(16) - race - foot_high, inner.w, foot_high)
        rows = Rect(inner.x, head.bottom, inner.w, max(20, foot.y - head.bottom))
        ruled = ruling(skin, rows.h, self._public)
        wanted = ruled.height * (len(self._sheet.rows) + ruled.empty)
        if wanted < rows.h:
            rows.h = wanted
            foot.y = rows.bottom
        return head, rows, foot


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

    # -- places

    def panels(self) -> list[Layer]:
        """The panels and the column of the player."""
        panels = (partial(draw_panel, self._layout.skin, box) for box in self._layout.panels)
        return [*panels, self._draw_tint]

    def _draw_tint(self, surface: Surface) -> None:
        skin, (head, _, foot) = self._layout.skin, self._layout.table_parts()
        cols = columns(skin, head, len(self.sheet.order))
        own_index = self.sheet.order.index(self.me)
        tint = cols.seat(own_index, head.y, foot.bottom - head.y)
        tint = tint.inflate(-max(2, round(cols.each * 0.08)), 0)
        shade = (*skin.theme.heart, round(255 * (TINT if not skin.theme.dark else 0.10)))
        skin.painter.box(surface, tint, BoxStyle(14 * skin.metrics.u, shade))

    # -- content

    def compose(self) -> None:
        """Table, what stands beside it, buttons."""
        self._deal_lucks = () if self._luck is None else self._luck()
        self._news = (None, False) if self._report is None else self._report.news()
        boxed = self.side_panel is Shown.DEAL and self._luck is not None
        items = self._box_items() if boxed else []
        boxes = in_boxes(fitted(self.ctx), items, BOX_PAD) if boxed else None
        layout = self._layout = SheetLayout(self.ctx, self.public, self.sheet, boxes)
        self._fitted, skin, table = layout.fitted, layout.skin, layout.table
        pad = min(skin.px(35), table.w // 18)
        line = Rect(table.x + pad, table.y + skin.px(22), table.w - 2 * pad, skin.px(52))
        title = Label(self._fitted, say("end-screen-sheet"), line, units=44, face=Face.DISPLAY)
        wide = title.preferred_width(round(0.42 * line.w) if self._deal_lucks else line.w)
        title.move_to(Rect(line.x, line.y, wide, line.h))
        self.form.add(title)
        if self._deal_lucks:
            height = max(skin.px(44), self.ctx.metrics.hit)
            left = title.box.right + skin.px(30)
            width = min(line.right - left, skin.px(360))
            self._add_switch(Rect(line.right - width, line.bottom - height, width, height))
        line = Rect(line.x, line.bottom + skin.px(2), line.w, skin.px(26))
        text, small = self.sheet.subtitle, skin.type(11.5, Face.REGULAR)
        text = text if skin.painter.text_width(text, small) <= line.w else self.sheet.brief
        if layout.explained:
            self.form.add(Label(self._fitted, text, line, units=16, quiet=True, face=Face.REGULAR))
        self._add_table(skin)
        if boxes is None:
            self._add_chart()
        else:
            self._add_boxes(items, boxes, layout.beside)
        self._add_buttons(layout.buttons)

    def _box_items(self, brief: int = 0) -> list[Item]:
        """What stands in boxes: the result of the deal, what to work on, and the moments."""
        ctx = fitted(self.ctx)
        items: list[Item] = []
        if self._deal_lucks:
            items.append(luck_box(ctx, self._deal_lucks[-1], self.open_luck))
        return items if self._report is None else [*items, *self._report.boxes(ctx, brief=brief)]

    def _add_boxes(self, items: Sequence[Item], column: Column, room: Rect) -> None:
        area = ScrollArea(self.ctx, room)
        if column.measure(room.w) > room.h:
            column = in_boxes(self._fitted, items, CLOSE_PAD)  # all of it may be in view then
        for brief in (1, 2):
            if column.measure(room.w) > room.h:
                column = in_boxes(self._fitted, self._box_items(brief), CLOSE_PAD)
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

    def _add_table(self, skin: Skin) -> None:
        head, rows, foot = self._layout.table_parts()
        self.form.add(Head(self._fitted, head, self.sheet, self.seats, self.me))
        area = ScrollArea(self.ctx, rows)
        self.form.add(area)
        ruled = ruling(skin, rows.h, self.public)
        height = ruled.height
        widgets: list[Widget] = []
        last = len(self.sheet.rows) + ruled.empty - 1
        room = Room(rows)
        names = [who.name for who in self.seats]
        for index, row in enumerate(self.sheet.rows):
            made = RowWidget(self._fitted, room.top(height), row, self.sheet.order, names,
                             self.me, line=index < last, opened=partial(self.open_deal, row),
                             fresh=self._layout.boxed and row is self.sheet.rows[-1])  # fmt: skip
            widgets += [made, *made.cells()]
        count = len(self.sheet.order)
        for index, row in enumerate(coming(self.public, ruled.empty), len(self.sheet.rows)):
            widgets.append(EmptyRow(self._fitted, room.top(height), row, count, line=index < last))
        self.form.add(*widgets)
        area.set_content(widgets, height * (last + 1))
        area.scroll(1e6, instantly=True)
        self.form.add(Foot(self._fitted, foot, self.sheet, names, self.me))
        race = self.sheet.race
        if race:
            pad = skin.px(14)
            line = Rect(foot.x + pad, foot.bottom, foot.w - pad, skin.px(RACE_UNITS))
            words = say("sheet-race", first=names[race.first], last=names[race.last],
                        **race.arguments)  # fmt: skip
            if len(human_seats(self.seats)) > 1:  # who is told
                words = say("luck-other", name=names[self.me], points=words)
            self.form.add(Label(self._fitted, words, line, units=16, quiet=True))

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
                return self.form.press_primary()
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
