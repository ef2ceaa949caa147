"""The games under way and those that are over: play on, look back, name, star, throw away."""

from collections.abc import Callable
from datetime import datetime, timedelta

from pygame import Rect, Surface

from hearts_gui.session.store.game_lists import BUSY, FinishedGame, ShelfGame
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.pages.ask import AskDialog
from hearts_gui.ui.pages.page import FittedPage
from hearts_gui.ui.screens.finished_filter import Wish, filter_widgets
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import Button, IconButton, Label
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.columns import Column, Row
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say, told
from hearts_gui.wording.plain_totals import stand_text
from hearts_gui.wording.score_texts import score_text

LINE = 96
PAGE = 20
GAP = 12
FACES = 4
WIDEST = 860


class GameRow(Widget):
    """A game with its name, where it stands, when it was played and against whom."""

    role = Role.LIST_ITEM
    margin_units = 4.0

    def __init__(
        self, ctx: Context, box: Rect, title: str, lines: tuple[str, str],
        portraits: tuple[str, ...], act: Callable[[], None],
    ) -> None:  # fmt: skip
        """`lines` are where it stands or how it ended, and when it was played by how many."""
        super().__init__(ctx, title, box)
        self._stand, self._note = lines
        self._portraits = portraits[:FACES]
        self._act = act

    @property
    def value_text(self) -> str:
        """Where the game stands and when it was played."""
        return say("games-value", stand=self._stand, when=self._note)

    @property
    def focus_radius(self) -> float:
        """As its box."""
        return 20.0

    def activate(self) -> None:
        """Open it."""
        self.ctx.sound.play("button")
        self._act()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the box, the words and the faces."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        skin.painter.box(surface, box, skin.group())
        if (self.hovered or self.pressed) and self.enabled:
            style = BoxStyle(20 * skin.metrics.u, skin.ink(0.10 if self.pressed else 0.06))
            skin.painter.box(surface, box, style)
        level = 1.0 if self.enabled else 0.45
        pad = skin.px(24)
        title, small = skin.type(20, Face.SEMIBOLD), skin.type(15)
        words = max(skin.painter.text_width(text, small) for text in (self._stand, self._note))
        words = max(words, skin.painter.text_width(self.label, title))
        right = self._draw_faces(surface, box.right - pad, box.x + pad + words + skin.px(12))
        width = right - skin.px(12) - box.x - pad
        high, low = skin.fonts_height(title), skin.fonts_height(small)
        y = box.y + (box.h - high - 2 * low) // 2
        texts = ((self.label, title, theme.text, high), (self._stand, small, theme.text2, low),
                 (self._note, small, theme.text2, low))  # fmt: skip
        for text, kind, ink, tall in texts:
            line = Rect(box.x + pad, y, width, tall)
            skin.painter.label(surface, text, kind, ink, line, level=level)
            y += tall

    def _draw_faces(self, surface: Surface, right: int, words_end: int) -> int:
        """Draw the opponents where the words leave room; where the words must end."""
        skin, box = self.skin, self.box
        names = self._portraits
        radius = skin.px(22)
        step = round(radius * 1.5)
        left = right - 2 * radius - (len(names) - 1) * step
        if not names or left < words_end:
            return right + skin.px(12)
        for index, name in enumerate(names):
            center = (left + radius + index * step, box.centery)
            line = (*skin.theme.solid_panel, 255)
            skin.icons.draw_portrait(surface, skin.painter, name, center, radius, line=line)
        return left


class SavedGamesScene(FittedPage):
    """All games under way, the one played last first; and those that are over."""

    title_key = "games-title"
    width_units = WIDEST

    def __init__(
        self, ctx: Context, *, now: Callable[[], datetime] = datetime.now, over: bool = False
    ) -> None:
        super().__init__(ctx)
        self._now = now
        self._deleted = ""
        self.over = over
        """Whether the finished games are listed."""
        self.wish = Wish()
        """Which of them."""
        self._most = PAGE

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """A line for each game, and the undo of the last deletion at the top."""
        made: list[Widget] = []
        gap = skin.px(GAP)
        column = Column(place, gap)
        high = max(skin.px(46), skin.metrics.hit)
        options = (say("games-under-way"), say("games-over"))
        made.append(
            Segmented(self.ctx, say("games-which"), column.take(high), options=options,
                      chosen=int(self.over), changed=self._switch)
        )  # fmt: skip
        if self._deleted:
            row = Row(column.take(max(skin.px(56), skin.metrics.hit)), gap)
            box = row.take_last(min(skin.px(150), place.w // 2))
            text = say("games-deleted", title=self._deleted)
            made.append(Label(self.ctx, text, row.rest, quiet=True))
            made.append(Button(self.ctx, say("games-undo"), box, self.restore, icon=Icon.UNDO))
        made += self._finished(skin, column) if self.over else self._under_way(skin, column)
        return made, column.height

    def _under_way(self, skin: Skin, column: Column) -> list[Widget]:
        games = self.ctx.games.saved_games()
        if not games:
            return [Label(self.ctx, say("games-none"), column.take(skin.px(50)), quiet=True)]
        return [widget for game in games for widget in self._line(skin, game, column)]

    def _finished(self, skin: Skin, column: Column) -> list[Widget]:
        """The games that are over, as many as fit a page, and how much room all of them take."""
        made: list[Widget] = []
        high = max(skin.px(40), skin.metrics.hit)
        every = self.ctx.games.finished_games()
        made += filter_widgets(self.ctx, column, every, self.wish, self._filter)
        shown = [game for game in every if self.wish.fits(game, self._now())]
        if not shown:
            text = say("games-none-over", any=bool(every))
            made.append(Label(self.ctx, text, column.take(skin.px(50)), quiet=True))
        for game in shown[: self._most]:
            made.extend(self._over_line(skin, game, column))
        if len(shown) > self._most:
            text = say("games-more", n=len(shown) - self._most)
            made.append(
                Button(self.ctx, text, column.take(high), self._more, icon=Icon.CHEVRON_DOWN)
            )
        if every:
            size = max(1, round(sum(game.size for game in every) / 1000))
            text = say("games-size", n=len(every), size=size)
            box = column.take(skin.painter.paragraph_height(text, skin.type(15), column.place.w))
            made.append(Label(self.ctx, text, box, units=15, quiet=True, wrap=True))
        return made

    def _over_line(self, skin: Skin, game: FinishedGame, column: Column) -> list[Widget]:
        """A game that is over with its star and its bin."""
        row, first, second = self._row(skin, column)
        label = say("games-star", title=game.title, on=game.starred)
        star = IconButton(self.ctx, label, first, lambda: self.star(game), on_panel=True,
                          icon=Icon.STAR, lit=game.starred)  # fmt: skip
        delete = IconButton(self.ctx, say("games-delete", title=game.title), second,
                            lambda: self.delete_over(game), icon=Icon.TRASH,
                            on_panel=True)  # fmt: skip
        stand = say(
            "games-result", place=game.place, points=score_text(game.total), deals=game.deals,
            practice=game.practice,
        )  # fmt: skip
        when = when_text(datetime.fromtimestamp(game.changed), self._now())
        note = say("games-note", n=game.rules.players, when=when)
        whole = GameRow(self.ctx, row, game.title, (stand, note), game.portraits,
                        lambda: self.review(game))  # fmt: skip
        whole.tooltip = say("games-review")
        return [whole, star, delete]

    def _line(self, skin: Skin, game: ShelfGame, column: Column) -> list[Widget]:
        """The game with its buttons beside it, or under it where it is narrow."""
        row, first, second = self._row(skin, column)
        label = say("games-rename", title=game.title)
        rename = IconButton(self.ctx, label, first, lambda: self.rename(game), icon=Icon.EDIT,
                            on_panel=True)  # fmt: skip
        label = say("games-delete", title=game.title)
        delete = IconButton(self.ctx, label, second, lambda: self.delete(game), icon=Icon.TRASH,
                            on_panel=True)  # fmt: skip
        when = when_text(datetime.fromtimestamp(game.changed), self._now())
        note = say(
            "games-note", n=game.rules.players, when=say("games-busy") if game.busy else when
        )
        stand = stand_text(game.deal, game.score)
        whole = GameRow(self.ctx, row, game.title, (stand, note), game.portraits,
                        lambda: self.resume(game))  # fmt: skip
        whole.tooltip = game.line
        if game.busy:
            for widget in (whole, rename, delete):
                widget.disable(told(BUSY))
        return [whole, rename, delete]

    @staticmethod
    def _row(skin: Skin, column: Column) -> tuple[Rect, tuple[int, int], tuple[int, int]]:
        """A line's box and where its buttons lie: beside it, or under it where it is narrow."""
        room = max(skin.px(60), skin.metrics.hit + skin.px(8))
        narrow, high = column.place.w < skin.px(520), max(skin.px(LINE), 2 * skin.metrics.hit)
        line = column.take(high + (room if narrow else 0))
        line.h = high
        row = Rect(line.x, line.y, line.w - (0 if narrow else 2 * room), line.h)
        y = row.bottom + room // 2 + skin.px(2) if narrow else line.centery
        first = (line.right - room - room // 2 + skin.px(4), y)
        second = (line.right - room // 2 + skin.px(4), y)
        return row, first, second

    # -- what is listed

    def _switch(self, index: int) -> None:
        self.over, self._deleted, self._most = bool(index), "", PAGE
        self.rebuild()

    def _filter(self, wish: Wish) -> None:
        self.wish, self._most = wish, PAGE
        self.rebuild()

    def _more(self) -> None:
        self._most += PAGE
        self.rebuild()

    # -- what can be done

    def review(self, game: FinishedGame) -> None:
        """Look at a game that is over."""
        self.ctx.scenes.push(self.ctx.games.review_game(self.ctx, game.key))

    def star(self, game: FinishedGame) -> None:
        """Keep a game for ever, or no longer."""
        self._told(self.ctx.games.star_game(game.key, on=not game.starred))

    def delete_over(self, game: FinishedGame) -> None:
        """Throw a game that is over away; it can be taken back."""
        problem = self.ctx.games.delete_finished(game.key)
        if problem is None:
            self._deleted = game.title
        self._told(problem)

    def _told(self, problem: str | None) -> None:
        self.rebuild()
        if problem is not None:
            self.notify(problem)

    def resume(self, game: ShelfGame) -> None:
        """Go on with a game."""
        self.ctx.scenes.over_first(self.ctx.games.resume_game(self.ctx, game.key))

    def rename(self, game: ShelfGame) -> None:
        """Call a game something else."""

        def accept(text: str) -> str | None:
            problem = self.ctx.games.rename_game(game.key, text)
            return None if problem is None else told(problem)

        self.ctx.scenes.push(
            AskDialog(self.ctx, say("games-name-title"), label=say("games-name"), accept=accept,
                      confirm=say("games-save"), text=game.title, longest=60)
        )  # fmt: skip

    def delete(self, game: ShelfGame) -> None:
        """Throw a game away; it can be taken back."""
        problem = self.ctx.games.delete_game(game.key)
        if problem is None:
            self._deleted = game.title
        self.rebuild()
        if problem is not None:
            self.notify(told(problem))

    def restore(self) -> None:
        """Bring the deleted game back."""
        games = self.ctx.games
        key = games.restore_finished() if self.over else games.restore_game()
        self._deleted = ""
        self.rebuild()
        if key is None:
            self.notify(say("games-not-brought-back"))

    def uncovered(self) -> None:
        """A game may have another name now."""
        self.rebuild()


def when_text(then: datetime, now: datetime) -> str:
    """When a game was played last, in words."""
    clock = f"{then.hour}:{then.minute:02}"
    if then.date() == now.date():
        return say("games-today", clock=clock)
    if then.date() == (now - timedelta(days=1)).date():
        return say("games-yesterday", clock=clock)
    if then.year == now.year:
        return say("games-on-day", day=then.day, month=then.month)
    return say("games-on-day-of-year", day=then.day, month=then.month, year=then.year)
