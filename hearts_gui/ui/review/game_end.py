"""The end of a game: the winner, all places, the course of the scores, the moments, and buttons."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice

from pygame import Rect

from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.score.endings import has_passed
from hearts_gui.engine.score.scores import EndReason, GameResult
from hearts_gui.session.past.fitting import RatingChange
from hearts_gui.session.setup.players import human_seats
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon, Mood
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.theme import Shape
from hearts_gui.ui.review.game_moments import GameMoment, GameMoments
from hearts_gui.ui.screens.cutting import explain_fairness, fairness
from hearts_gui.ui.screens.sheet.chart import ChartWidget
from hearts_gui.ui.screens.sheet.facts import game_tiles, make_sheet, margin, seat_order
from hearts_gui.ui.screens.sheet.grid import TileRow
from hearts_gui.ui.screens.sheet.podium import (
    CROWN_LANDS,
    Confetti,
    Entering,
    FinalPlace,
    PlaceTile,
    Winners,
    final_table,
    headline,
    reason_line,
)
from hearts_gui.ui.shell.context import Context, Layer
from hearts_gui.ui.shell.input import KeyDown, PointerDown, UiEvent
from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.ui.widgets.base import NOWHERE, Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.flow import Anchor, Column, Row, Sized
from hearts_gui.ui.widgets.form_scene import FormScene, words_of
from hearts_gui.ui.widgets.page import draw_panel, page_area, scroll_all, too_small
from hearts_gui.ui.widgets.room import Room, shares
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import say

# In milliseconds: lines grow by a deal in this time, or all in that; cards come, those of the
# second moment later; all is at rest; a player who was shocked has calmed down.
LINES_FROM, DEAL_MS, LINES_MS = 500.0, 130.0, 1200.0
CARDS_FROM, CARD_MS, CARDS_LATER, MOST_CARDS = 1200.0, 90.0, 200.0, 99
END_MS, CALM_MS = 1950.0, 3700.0
# Heights in units: of a row of players, of all that wants to be in one view.
TILE_UNITS, WIDE_UNITS, UPRIGHT_UNITS, MOST_IN_A_ROW = 150, 720, 1180, 5
LEAST_CHART, UPRIGHT_HERO, HEART_SHADOW = 190, 0.22, 0.13
SCROLLED_HERO, SCROLLED_MOMENT, SCROLLED_CHART = 270, 290, 320
MENU = "end-screen-menu"
"""The message on the button that leaves."""
NOBODY = -1
"""No seat is called "you"."""


class GameEndLayout:
    """The places of the parts: in one view, or one under the other where large text needs more."""

    def __init__(self, ctx: Context, players: int, labels: Sequence[str], moments: int) -> None:
        """`labels` are those of the buttons; without `moments` there are numbers in their place."""
        self.upright = ctx.metrics.shape is Shape.PORTRAIT
        most = 2 * MOST_IN_A_ROW if self.upright else MOST_IN_A_ROW
        self.tile_rows = -(-players // most)
        """The number of rows that the players take."""
        units = UPRIGHT_UNITS if self.upright else WIDE_UNITS
        units += (self.tile_rows - 1) * TILE_UNITS
        self.foot = self.fitted = replace(ctx, metrics=ctx.metrics.fitting(units))
        """The contexts of the buttons, which stay in view, and of the rest."""
        self.skin = Skin(self.fitted)
        scrolls, count = too_small(ctx.metrics, self.fitted.metrics), len(labels)
        self.button_rows = (count,) if _fit(self.foot, labels, (count,)) else (3, count - 3)
        """The number of buttons side by side in each row: two rows where labels would be cut."""
        most = (
            ctx.metrics.ui_scale if scrolls and (self.upright or len(self.button_rows) < 2) else 0
        )
        larger = (replace(ctx, metrics=replace(ctx.metrics, ui_scale=scale))
                  for scale in range(most, self.fitted.metrics.ui_scale, -5))  # fmt: skip
        self.foot = next(
            (each for each in larger if _fit(each, labels, self.button_rows)), self.foot
        )
        lines, gap = len(self.button_rows), self.skin.px(18)
        room, high = Room(page_area(self.skin, 26), gap), self.foot.metrics.px(56)
        self.buttons = room.bottom(
            lines * max(high, ctx.metrics.hit) + (lines - 1) * self.skin.px(14)
        )
        self.hero = self.table = self.chart = NOWHERE
        """The winner, all players, and the scores where their axes have room."""
        self.below: tuple[Rect, ...] = ()
        """Moments or numbers."""
        self.view, self.high = NOWHERE, 0
        """Where the rest scrolls, and its height; nothing where all of it fits."""
        if scrolls:
            self.fitted, self.skin, self.upright = ctx, Skin(ctx), True
            self._place_scrolling(room.rest, moments)
            return
        (self._place_upright if self.upright else self._place_wide)(room, gap, moments)

    @property
    def boxes(self) -> tuple[Rect, ...]:
        """The places on panels."""
        return tuple(box for box in (self.table, self.chart, *self.below) if box.h)

    def _place_scrolling(self, view: Rect, moments: int) -> None:
        px, gap = self.skin.px, self.skin.px(18)
        room = Room(Rect(view.x, view.y, view.w - px(16), view.h), gap)
        self.hero = room.top(min(px(SCROLLED_HERO), view.h))
        self.table = room.top(px(TILE_UNITS * self.tile_rows))
        each = px(SCROLLED_MOMENT) if moments else px(TILE_UNITS)
        self.below = tuple(room.top(each) for _ in range(moments or 1))
        self.chart = room.top(px(SCROLLED_CHART))
        self.view, self.high = view, self.chart.bottom - view.y

    def _place_upright(self, room: Room, gap: int, moments: int) -> None:
        count = moments or 1
        self.hero = room.top(round(room.rest.h * UPRIGHT_HERO))
        self.table = room.top(self.skin.px(TILE_UNITS * self.tile_rows))
        height = (room.rest.h - count * gap) // (count + 1)
        charted = height >= self.skin.px(LEAST_CHART)
        if not charted:
            height = (room.rest.h - (count - 1) * gap) // count
        self.below = tuple(room.top(height) for _ in range(count))
        if charted:
            self.chart = room.top(height)

    def _place_wide(self, room: Room, gap: int, moments: int) -> None:
        left = Room(room.left(round(room.rest.w * 0.315)), gap)
        self.table = left.bottom(self.skin.px(TILE_UNITS * self.tile_rows))
        self.hero = left.rest
        share = (0.24, 0.46, 0.61)[moments]
        self.chart = room.top(round((room.rest.h - gap) * (1 - share)))
        self.below = tuple(shares(room.rest, moments or 1, gap))


def _fit(ctx: Context, labels: Sequence[str], rows: Sequence[int]) -> bool:
    """Whether no label is cut with these numbers of buttons side by side."""
    skin, left = Skin(ctx), iter(labels)
    kind, room = skin.type(19, Face.SEMIBOLD), ctx.metrics.page.w * 0.9
    return all(skin.painter.text_width(label, kind) <= room / count - skin.px(14 + 2 * 14)
               for count in rows for label in islice(left, count))  # fmt: skip


class GameEndScene(FormScene):
    """Shown after the last score sheet; with several people at the screen nobody is called
    "you"."""

    deaf_ms = 1000.0

    def __init__(
        self, ctx: Context, result: GameResult, public: PublicGame, session: SessionPort, me: int,
        *, scores: Callable[[], None], menu: Callable[[], None], again: Callable[[], None],
        swap: Callable[[], None], new: Callable[[], None], rating: RatingChange | None = None,
        moments: GameMoments | None = None, learn: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """`learn` goes back to the lessons; without it they are not offered."""
        super().__init__(ctx)
        self._learn = learn
        self._moments = moments
        self._rating = rating
        self._rated = ""
        self.result, self.public, self.session, self.me = result, public, session, me
        self._people = human_seats(session.seats) or (me,)
        self._you = NOBODY if len(self._people) > 1 else me
        self._menu, self._again = menu, again
        self._ways = ((MENU, Icon.EXIT_DOOR, menu), ("end-screen-new", Icon.PLUS, new),
                      ("end-screen-scores", Icon.CHART, scores),
                      ("end-screen-swap", Icon.PEOPLE, swap),
                      ("end-screen-again", Icon.REFRESH, again))  # fmt: skip
        self._fitted = ctx
        self._area: ScrollArea | None = None
        self._spent = 0.0
        self._still = ctx.settings.reduced_motion or ctx.settings.speed == 0
        self._shown: list[Widget] = []
        self._confetti = Confetti()
        self._sounded = False

    def _label(self, key: str) -> str:
        """The label of a button; that of the last one names the screen to which it leads."""
        table = self.ctx.scenes.below(self)
        home = None if table is None else self.ctx.scenes.below(table)
        if key != MENU or home is None or self.ctx.scenes.below(home) is None:
            return say(key)
        return home.heading

    # -- places

    @property
    def _remembered(self) -> GameMoments | None:
        """The moments, where there are any or some may come."""
        return None if self._moments is None or self._moments.empty else self._moments

    def panels(self) -> list[Layer]:
        layout = self._layout
        boxes = () if layout.high else layout.boxes
        return [partial(draw_panel, layout.skin, box) for box in boxes]

    # -- content

    def compose(self) -> None:
        """Lay out the winner, everyone's place, the scores, moments or a few numbers, buttons."""
        moments = 0 if self._remembered is None else self._remembered.count
        labels = [self._label(key) for key, *_ in self._ways]
        layout = GameEndLayout(self.ctx, len(self.result.places), labels, moments)
        self._layout, self._fitted, skin = layout, layout.fitted, layout.skin
        entries = final_table(self.result, self.public, self.session.seats)
        self._add_hero(skin, layout.hero, entries)
        self._add_places(skin, layout.table, entries)
        self._add_chart(skin, layout.chart)
        names = [who.name for who in self.session.seats]
        if self._remembered is not None:
            self._shown = self._remembered.widgets(self._fitted, layout.below)
        else:
            tiles = game_tiles(self.public, names, self._you)
            self._shown = [TileRow(self._fitted, layout.below[0], tiles)]
        self.form.add(*self._shown)
        if layout.high:
            self._area = scroll_all(self, self._fitted, layout.boxes, layout.view, layout.high,
                                    self._area)  # fmt: skip
        self._add_buttons(layout.buttons)
        self._confetti.throw(self.ctx, self.stage if self.moving else None)
        if self._spent >= END_MS or self._still:
            self._come_to_rest()
        self._go_on()
        if not self._sounded:
            self._sounded = True
            won = not set(self._people).isdisjoint(self.result.winners)
            self.ctx.sound.play("win" if won else "lose")

    def _add_chart(self, skin: Skin, box: Rect) -> None:
        """Add how the totals ran, deal by deal."""
        pad = skin.px(22)
        line = Rect(box.x + pad, box.y + skin.px(12), box.w - 2 * pad, skin.px(32))
        head = Label(self._fitted, say("end-screen-totals"), line, units=18, face=Face.SEMIBOLD)
        room = Rect(box.x + skin.px(8), line.bottom, box.w - skin.px(24), 0)
        room.h = box.bottom - skin.px(8) - room.y
        sheet = make_sheet(self.public, self.me)
        self._chart = ChartWidget(self._fitted, room, sheet, self.session.seats, self.me)
        if box.h:
            self.form.add(head, self._chart)

    def _add_hero(self, skin: Skin, box: Rect, entries: Sequence[FinalPlace]) -> None:
        """Add the winner's picture over the headline, the reason and the check of the cards.

        Upright they stand beside it.
        """
        side, words = box.w, box
        if self._layout.upright:
            side = min(box.h, round(0.42 * box.w))
            words = Rect(box.x + side, box.y, box.w - side, box.h)
        title = headline(self.result, self.session.seats, self._you)
        units, measure = 60.0, skin.painter.text_width
        while units > 26 and measure(title, skin.type(units, Face.DISPLAY)) > words.w:
            units -= 2
        reason = reason_line(self.result, self.public, self.session.seats, self._you)
        # Without moments a tile under the scores says how far apart first and second are.
        apart = None if self._remembered is None else margin(self.public)
        gap = "" if apart is None else say("sheet-tile", value=apart.value, caption=apart.caption)
        reason = "\n".join(filter(None, (reason, gap, self._rated)))
        height = skin.painter.paragraph_height(reason, skin.type(18), words.w)
        named = skin.fonts_height(skin.type(units, Face.DISPLAY))
        check = max(skin.px(44), self.ctx.metrics.hit)
        below = named + skin.px(8) + height + skin.px(16) + check
        if self._layout.upright:
            picture = Rect(box.x, box.centery - side // 2 + side // 28, side, side)
            top = words.centery - below // 2
        else:
            # Its shadow may lie under the words.
            side = min(box.w, round((box.h - below - skin.px(8)) / (1 - HEART_SHADOW)))
            shadow = round(HEART_SHADOW * side)
            picture = Rect(0, box.y + (box.h - side + shadow - below) // 2, side, side)
            picture.centerx = box.centerx
            top = picture.bottom - shadow
        winners = [entry for entry in entries if entry.seat in self.result.winners]
        self.form.add(Winners(self._fitted, picture, winners))
        line = Rect(words.x, top, words.w, named)
        self.form.add(Label(self._fitted, title, line, units=units, face=Face.DISPLAY,
                            align=Align.CENTRE, z=2.0))  # fmt: skip
        area = Rect(words.x, line.bottom + skin.px(8), words.w, height)
        self.form.add(Label(self._fitted, reason, area, units=18, align=Align.CENTRE, wrap=True))
        self._add_quiet(Rect(words.x, area.bottom + skin.px(16), words.w, check))

    def _add_places(self, skin: Skin, box: Rect, entries: Sequence[FinalPlace]) -> None:
        """Add the players by place, with a face for their result."""
        rows = self._layout.tile_rows
        per_row = -(-len(entries) // rows)
        inner = box.inflate(-2 * skin.px(10), -2 * skin.px(8))
        height = inner.h // rows
        lines = [Rect(inner.x, inner.y + row * height, inner.w, height) for row in range(rows)]
        cells = [cell for line in lines for cell in shares(line, per_row, skin.px(6))]
        order = seat_order(len(entries), self.me)
        rules = self.public.rules
        limited = self.result.reason is EndReason.SCORE
        for index, (entry, cell) in enumerate(zip(entries, cells, strict=False)):
            winner = entry.seat in self.result.winners
            over = limited and not winner and has_passed(rules, self.result.totals[entry.seat])
            second = entry.place == 1 + len(self.result.winners)
            mood = (Mood.PLEASED if winner else Mood.SHOCKED if over
                    else Mood.CALM if second else Mood.WORRIED)  # fmt: skip
            colour, _ = self.ctx.theme.line_of(order.index(entry.seat), human=entry.seat == self.me)
            self.form.add(
                PlaceTile(self._fitted, cell, entry, winner=winner, colour=colour, mood=mood,
                          order=index)
            )  # fmt: skip

    def _add_quiet(self, room: Rect) -> None:
        """Small buttons: whether the deals were fair, and the way back to the lessons."""
        fair = fairness(self.session)
        icon = Icon.SHIELD if fair.icon == Icon.CHECK else fair.icon
        buttons = [Button(self._fitted, fair.line, partial(explain_fairness, self, self.session),
                          icon=icon, look=ButtonLook.PLATE)]  # fmt: skip
        if self._learn is not None:
            buttons.append(Button(self._fitted, say("end-screen-learn"), self._learn,
                                  icon=Icon.BOOK, look=ButtonLook.PLATE))  # fmt: skip
        row = Sized(Row(*buttons, gap=14), across=Anchor.MIDDLE)
        row.move_to(room)
        self.form.add(*row.widgets)

    def _add_buttons(self, area: Rect) -> None:
        # A daily game leads to its result instead of another game.
        first = self._again if self._label(MENU) == say(MENU) else self._menu
        buttons = [
            Button(self._layout.foot, self._label(key), act, icon=icon,
                   look=ButtonLook.PRIMARY if act is first else ButtonLook.SECONDARY)
            for key, icon, act in self._ways
        ]  # fmt: skip
        left = (Sized(button, height=56, grow=1) for button in buttons)
        column = Column(*(Row(*islice(left, count), gap=14) for count in self._layout.button_rows),
                        gap=14)  # fmt: skip
        column.move_to(area)
        self.form.add(*buttons)
        self.form.set_focus(next(button for button in buttons if button.primary), keyboard=False)

    # -- for those who listen

    def introduction(self) -> tuple[str, ...]:
        """Say who has won, why it is over, everyone's place, and unless brief a few numbers."""
        kinds = (Label, PlaceTile) if self.ctx.listening.detail == "brief" else (
            Label, PlaceTile, TileRow)  # fmt: skip
        return tuple(words_of(widget for widget in self.form.widgets if isinstance(widget, kinds)))

    # -- time

    @property
    def moving(self) -> bool:
        """Whether anything is still coming in."""
        return not self._still and self._spent < END_MS

    def handle(self, event: UiEvent) -> bool:
        """The first press shows everything at rest."""
        if self.moving and isinstance(event, KeyDown | PointerDown):
            self._spent = END_MS
            self._come_to_rest()
            self._go_on()
            return True
        return super().handle(event)

    def update(self, dt_ms: float) -> None:
        """Animate the crown, lines, cards and suit marks."""
        super().update(dt_ms)
        before = self._spent
        self._spent += dt_ms * (self.ctx.settings.speed or 1.0)
        self._take_rating()
        if self._moments is not None and not self.moving and self._moments.update():
            self.ground.redraw()  # there may be another number of boxes now
            self.rebuild()
        if before < CALM_MS <= self._spent:
            for widget in self.form.widgets:
                if isinstance(widget, PlaceTile):
                    widget.calm_down()
        if self._still or before >= END_MS:
            return
        if before < CROWN_LANDS <= self._spent:
            self.ctx.sound.play("thud")
        self._go_on()
        level = max(0.0, min(1.0, round((END_MS - self._spent) / 400, 1)))
        self._confetti.fall(dt_ms, level, 500.0 * self.ctx.metrics.base_u)
        if not self.moving:
            self._come_to_rest()

    def _go_on(self) -> None:
        """Draw lines and cards as far as they have come."""
        if not self.moving:
            self._chart.grow(math.inf)
        else:
            deals = max(1, len(self.public.standings.history))
            self._chart.grow((self._spent - LINES_FROM) / min(DEAL_MS, LINES_MS / deals))
        for index, widget in enumerate(self._shown):
            if isinstance(widget, GameMoment):
                late = self._spent - CARDS_FROM - CARDS_LATER * index
                widget.deal(int(late / CARD_MS) + 1 if self.moving else MOST_CARDS)

    def _come_to_rest(self) -> None:
        for widget in self.form.widgets:
            if isinstance(widget, Entering):
                widget.end()
        self._confetti.end(self.stage)

    def _take_rating(self) -> None:
        """Show the change of the rating when it is known."""
        rating = None if self._rating is None or self.moving else self._rating.take()
        if rating is not None:
            before, now = rating
            self._rated = say("end-screen-rating", rating=round(now.value),
                              change=round(now.value) - round(before.value))  # fmt: skip
            self.rebuild()
            self.ctx.listening.say(self._rated)

    def idle_wait_ms(self) -> int | None:
        return None if self.moving else super().idle_wait_ms()

    def back(self) -> None:
        """Escape goes to the menu."""
        self._menu()
