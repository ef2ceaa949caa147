"""The lists of games under way and finished: continue, review, rename, star, delete."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from pygame import Rect, Surface

from hearts_gui.engine.message import Message
from hearts_gui.session.store.game_lists import BUSY, Archive, FinishedGame, Shelf, ShelfGame
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import Button, IconButton, text
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Row, Sized
from hearts_gui.ui.widgets.page import PageScene, deleted_line
from hearts_gui.ui.widgets.rows import draw_faces
from hearts_gui.wording.language.messages import joined, message_text, say
from hearts_gui.wording.score_texts import progress_text, score_text
from hearts_gui.wording.variants import rules_title
from hearts_gui.wording.words import in_lists

RESULTS = ("all", "won", "lost", "starred")
PERIODS = (0, 7, 30, 365)
"""Days back; 0 for no limit."""


@dataclass(frozen=True, slots=True)
class FinishedFilter:
    """The filter of the list: everything by default."""

    result: str = RESULTS[0]
    variant: str = ""
    days: int = 0

    def fits(self, game: FinishedGame, now: datetime) -> bool:
        if self.variant and game.variant != self.variant:
            return False
        if self.days and datetime.fromtimestamp(game.changed) < now - timedelta(days=self.days):
            return False
        match self.result:
            case "won":
                return game.place == 1
            case "lost":
                return game.place != 1
            case "starred":
                return game.starred
            case _:
                return True


def variants(games: Sequence[FinishedGame]) -> tuple[str, ...]:
    """The rules of the games, each once, in order."""
    return tuple(sorted({game.variant for game in games}, key=in_lists))


def filter_items(
    ctx: Context,
    games: Sequence[FinishedGame],
    wish: FinishedFilter,
    changed: Callable[[FinishedFilter], None],
) -> list[Item]:
    """The ways to narrow the list down."""
    result = Segmented(
        ctx, say("games-filter"), options=tuple(say("games-kept", which=key) for key in RESULTS),
        chosen=RESULTS.index(wish.result), units=15,
        changed=lambda index: changed(replace(wish, result=RESULTS[index])),
    )  # fmt: skip
    names = variants(games)
    if len(games) < 2:
        return [result]
    rules = Dropdown(
        ctx, say("games-by-rules"), options=(say("games-any-rules"), *names),
        chosen=1 + names.index(wish.variant) if wish.variant in names else 0,
        changed=lambda index: changed(replace(wish, variant=names[index - 1] if index else "")),
    )  # fmt: skip
    when = Dropdown(
        ctx, say("games-by-time"),
        options=tuple(say("games-period", days=days) for days in PERIODS),
        chosen=PERIODS.index(wish.days),
        changed=lambda index: changed(replace(wish, days=PERIODS[index])),
    )  # fmt: skip
    return [result, Grid(rules, when, least=204)]


PAGE = 20
GAP = 12
FACES = 4
WIDEST = 860


class SavedGameRow(Widget):
    """A game with its name, where it stands, when it was played and against whom."""

    role = Role.LIST_ITEM
    margin_units = 4.0
    height_units = 96.0
    focus_radius = 20.0

    def __init__(
        self, ctx: Context, title: str, lines: tuple[str, str], portraits: tuple[str, ...],
        act: Callable[[], None],
    ) -> None:  # fmt: skip
        """`lines` say the state or the result, and when and with how many players it was played."""
        super().__init__(ctx, title)
        self._stand, self._note = lines
        self.value_words = say("games-value", stand=self._stand, when=self._note)
        self._portraits = portraits[:FACES]
        self.act = act

    def measure(self, width: int) -> int:
        """The height of the row, including what is beside it."""
        return max(super().measure(width), 2 * self.skin.metrics.hit)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        skin.painter.box(surface, box, skin.group())
        if (self.hovered or self.pressed) and self.enabled:
            skin.lit(surface, box, 20, 0.10 if self.pressed else 0.06)
        level = 1.0 if self.enabled else 0.45
        pad = skin.px(24)
        title, small = skin.type(20, Face.SEMIBOLD), skin.type(15)
        widest = max(skin.painter.text_width(words, small) for words in (self._stand, self._note))
        widest = max(widest, skin.painter.text_width(self.label, title))
        left, gap = box.x + pad, skin.px(12)
        faces = draw_faces(surface, skin, self._portraits, (box.right - pad, box.centery),
                           radius=skin.px(22), ground=theme.solid_panel,
                           least=left + widest + gap)  # fmt: skip
        width = (box.right - pad if faces is None else faces - gap) - left
        large, low = skin.fonts_height(title), skin.fonts_height(small)
        y = box.y + (box.h - large - 2 * low) // 2
        texts = ((self.label, title, theme.text, large), (self._stand, small, theme.text2, low),
                 (self._note, small, theme.text2, low))  # fmt: skip
        for words, kind, ink, height in texts:
            line = Rect(left, y, width, height)
            skin.painter.label(surface, words, kind, ink, line, level=level)
            y += height


class SavedGamesScene(PageScene):
    """All games under way, the one played last first; and those that are over."""

    title_key = "games-title"
    fitted_width = WIDEST
    made_again = True  # a game may have another name now

    def __init__(self, ctx: Context, *, finished: bool = False) -> None:
        super().__init__(ctx)
        self._deleted: tuple[list[str], list[str]] = [], []  # titles: under way, finished
        self.shows_finished = finished
        """Whether the finished games are listed."""
        self.wish = FinishedFilter()
        """The filter of the games."""
        self._most = PAGE

    def compose_body(self, _width: int) -> Item:
        options = (say("games-under-way"), say("games-over"))
        which = Segmented(self.ctx, say("games-which"), options=options,
                          chosen=int(self.shows_finished), changed=self._switch)  # fmt: skip
        lines = self._finished() if self.shows_finished else self._under_way()
        deleted = self._deleted[self.shows_finished]
        undo = deleted_line(self.ctx, deleted[-1], self.restore) if deleted else None
        return Column(which, undo, *lines, gap=GAP)

    def _under_way(self) -> list[Item]:
        lines = [self._line(game) for game in self.ctx.games.shelf.games()]
        return lines or [text(self.ctx, say("games-none"), quiet=True)]

    def _finished(self) -> list[Item]:
        """The games that are over, as many as fit a page, and how much room all of them take."""
        ctx, every = self.ctx, self.ctx.games.finished.archive.games()
        shown = [game for game in every if self.wish.fits(game, datetime.now())]
        items = filter_items(ctx, every, self.wish, self._filter)
        if not shown:
            items.append(text(ctx, say("games-none-over", any=bool(every)), quiet=True))
        items += [self._over_line(game) for game in shown[: self._most]]
        if len(shown) > self._most:
            words = say("games-more", n=len(shown) - self._most)
            items.append(Button(ctx, words, self._more, icon=Icon.CHEVRON_DOWN))
        if every:
            size = max(1, round(sum(game.size for game in every) / 1000))
            words = say("games-size", n=len(every), size=size)
            items.append(text(ctx, words, units=15, quiet=True))
        return items

    def _over_line(self, game: FinishedGame) -> Item:
        """A game that is over with its star and its bin."""
        label = say("games-star", title=game.title, on=game.starred)
        star = IconButton(self.ctx, label, lambda: self.star(game), on_panel=True,
                          icon=Icon.STAR, lit=game.starred)  # fmt: skip
        stand = say(
            "games-result", place=game.place, points=score_text(game.total), deals=game.deals,
            practice=game.practice,
        )  # fmt: skip
        whole, delete = self._whole(game, stand, partial(self.review, game))
        whole.tooltip = say("games-review")
        return _beside(whole, star, delete)

    def _line(self, game: ShelfGame) -> Item:
        """The game with its buttons beside it, or under it where it is narrow."""
        rename = IconButton(self.ctx, say("games-rename", title=game.title),
                            lambda: self.rename(game), icon=Icon.EDIT, on_panel=True)  # fmt: skip
        stand, when = progress_text(game.deal, game.score), say("games-busy") if game.busy else ""
        whole, delete = self._whole(game, stand, partial(self.resume, game), when)
        whole.tooltip = game.line
        if game.busy:
            for widget in (whole, rename, delete):
                widget.reason = message_text(BUSY)
        return _beside(whole, rename, delete)

    def _whole(
        self, game: ShelfGame | FinishedGame, stand: str, act: Callable[[], None], when: str = ""
    ) -> tuple[SavedGameRow, IconButton]:
        """A game as a row, and its bin."""
        when = when or when_text(datetime.fromtimestamp(game.changed), datetime.now())
        note = say("games-note", n=game.rules.players, when=when)
        if (rules := rules_title(game.rules)) != game.title:  # it was renamed, or is a day's
            note = joined(rules, note)
        delete = IconButton(self.ctx, say("games-delete", title=game.title),
                            lambda: self.delete(game), icon=Icon.TRASH, on_panel=True)  # fmt: skip
        return SavedGameRow(self.ctx, game.title, (stand, note), game.portraits, act), delete

    # -- what is listed

    def _switch(self, index: int) -> None:
        self.shows_finished, self._most = bool(index), PAGE
        self.rebuild()

    def _filter(self, wish: FinishedFilter) -> None:
        self.wish, self._most = wish, PAGE
        self.rebuild()

    def _more(self) -> None:
        self._most += PAGE
        self.rebuild()

    # -- what can be done

    def review(self, game: FinishedGame) -> None:
        """Open the score sheet of a finished game."""
        self.ctx.scenes.push(self.ctx.games.finished.review_game(self.ctx, game.key))

    def star(self, game: FinishedGame) -> None:
        """Give a finished game a star, or remove it."""
        self._tell(self.ctx.games.finished.archive.star(game.key, on=not game.starred))

    @property
    def _list(self) -> Shelf | Archive:
        return self.ctx.games.finished.archive if self.shows_finished else self.ctx.games.shelf

    def delete(self, game: ShelfGame | FinishedGame) -> None:
        """Delete a game, which can be restored."""
        problem = self._list.delete(game.key)
        if problem is None:
            self._deleted[self.shows_finished].append(game.title)
        self._tell(problem)

    def _tell(self, problem: Message | None) -> None:
        self.rebuild()
        if problem is not None:
            self.notify(message_text(problem))

    def resume(self, game: ShelfGame) -> None:
        games = self.ctx.games
        self.ctx.scenes.over_first(games.open_file(self.ctx, games.shelf.path(game.key)))

    def rename(self, game: ShelfGame) -> None:
        def accept(name: str) -> str | None:
            problem = self.ctx.games.shelf.rename(game.key, name)
            return None if problem is None else message_text(problem)

        self.ctx.scenes.push(
            AskDialog(self.ctx, say("games-name-title"), label=say("games-name"), accept=accept,
                      confirm=say("games-save"), text=game.title, longest=60)
        )  # fmt: skip

    def handle(self, event: UiEvent) -> bool:
        """Ctrl+Z does what the button beside the deleted game does."""
        if isinstance(event, KeyDown) and event.undoes and self._deleted[self.shows_finished]:
            self.restore()
            return True
        return super().handle(event)

    def restore(self) -> None:
        """Bring back the game deleted last."""
        key = self._list.take_back()
        self._deleted[self.shows_finished].pop()
        self.rebuild()
        if key is None:
            self.notify(say("games-not-brought-back"))


def _beside(game: SavedGameRow, first: IconButton, second: IconButton) -> Item:
    """A game with its two buttons, whose names differ from those of other games."""
    for button in (first, second):
        button.called = joined(button.label, game.value_text)
    buttons = Sized(Row(first, second), across=Anchor.END)
    return Row(Sized(game, grow=1), buttons, stack=520)


def when_text(moment: datetime, now: datetime) -> str:
    """Say when a game was played last."""
    clock = f"{moment.hour}:{moment.minute:02}"
    if moment.date() == now.date():
        return say("games-today", clock=clock)
    if moment.date() == (now - timedelta(days=1)).date():
        return say("games-yesterday", clock=clock)
    if moment.year == now.year:
        return say("games-on-day", day=moment.day, month=moment.month)
    return say("games-on-day-of-year", day=moment.day, month=moment.month, year=moment.year)
