"""The people who play on this computer, a row for a new one, and the choice of portraits."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from hearts_gui.config import paths, people, settings
from hearts_gui.session.setup.player_names import given_name, listed_name, shown_name
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import IconButton
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Row, Sized
from hearts_gui.ui.widgets.page import BODY_MARGIN, PageScene, deleted_line
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.wording.language.messages import say


class PeopleScene(PageScene):
    """A row for each person; a press makes them the one who plays."""

    title_key = "people-title"
    fitted_width = 560.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._everyone = people.everyone()
        self._deleted: tuple[str, str] | None = None  # key and name

    def compose_body(self, _width: int) -> Item:
        rows = [self._row(person, place) for place, person in enumerate(self._everyone, start=1)]
        if len(self._everyone) < people.MOST:
            rows.append(ListRow(self.ctx, say("people-new"), self._add, pad=16,
                                note=say("people-new-detail"), icon=Icon.PLUS))  # fmt: skip
        if self._deleted is not None:
            undo = partial(self._delete, *self._deleted, undo=True)
            rows.append(deleted_line(self.ctx, self._deleted[1], undo))
        return Column(*rows, gap=6)

    def _row(self, person: people.Person, place: int) -> Item:
        """A person, with a bin unless they play now or were the first."""
        now = person.key == paths.chosen_person()
        name = listed_name(person.given_name, place, now=now)
        row = ListRow(
            self.ctx, name, partial(self._choose, person.key), icon=Icon.USER, chosen=now, pad=16,
            detail=say("people-plays") if now else "",
        )  # fmt: skip
        if now or person.key == people.FIRST:
            return row
        delete, label = partial(self._delete, person.key, name), say("games-delete", title=name)
        button = IconButton(self.ctx, label, delete, icon=Icon.TRASH, on_panel=True)
        return Row(Sized(row, grow=1), button)

    def _delete(self, key: str, name: str, *, undo: bool = False) -> None:
        """Take a person off the list, or put them back."""
        problem = people.delete(key, undo=undo)
        self._deleted = None if undo or problem is not None else (key, name)
        self._everyone = people.everyone()
        self.rebuild()
        if problem is not None:
            self.notify(say("people-not-changed", why=problem))

    def handle(self, event: UiEvent) -> bool:
        """Ctrl+Z does what the button beside the deleted name does."""
        if isinstance(event, KeyDown) and event.undoes and self._deleted is not None:
            self._delete(*self._deleted, undo=True)
            return True
        return super().handle(event)

    def _choose(self, key: str, *, name: str = "") -> None:
        """Close everything of the last person, and load this one's files."""
        ctx = self.ctx
        ctx.games.close()
        problem = people.choose(key)
        own = settings.load(paths.settings_file()).settings
        if name:
            own = replace(ctx.settings, name=name)  # a new person starts with the present look
        ctx.scenes.remove(self)
        ctx.change_settings(own)
        below = ctx.scenes.top
        if below is not None:
            below.uncovered()
            if problem is not None:
                below.notify(say("people-not-kept", why=problem))
            elif name:
                below.notify(say("people-name-them"))
                ask_player_name(ctx)

    def _add(self) -> None:
        number = len(self._everyone) + 1
        self._choose(people.free_key(), name=say("player-number", n=number))


def ask_player_name(ctx: Context) -> None:
    """Ask the one who plays for a name."""

    def accept(text: str) -> str | None:
        name = " ".join(text.split())
        if not name:
            return say("options-name-empty")
        ctx.change_settings(replace(ctx.settings, name=given_name(name)))
        return None

    ctx.scenes.push(
        AskDialog(ctx, say("options-your-name"), label=say("options-name"), accept=accept,
                  confirm=say("options-save"), text=shown_name(ctx.settings.name),
                  longest=settings.LONGEST_NAME)
    )  # fmt: skip


SIDE, LARGEST_SIDE = 128, 216
GAP = 16


class PortraitTile(Widget):
    """A portrait on its disc; the present one has a gold edge."""

    role = Role.LIST_ITEM
    margin_units = 4.0
    focus_radius = 16.0

    def __init__(
        self, ctx: Context, name: str, choose: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(ctx, say("portraits-name", portrait=name))
        self._name, self._chosen, self.act = name, chosen, choose
        self.value_words = say("portraits-chosen") if chosen else ""

    def measure(self, width: int) -> int:
        """The height of the tile, which is square."""
        return width

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        if self._chosen:
            skin.chosen(surface, box)
        elif self.hovered or self.pressed:
            skin.lit(surface, box, 16, 0.13)
        skin.icons.draw_portrait(surface, skin.painter, self._name, box.center, box.w * 0.39)


class PortraitScene(PageScene):
    """All portraits in a grid; a choice goes back."""

    title_key = "portraits-title"

    def compose_body(self, width: int) -> Item:
        names = sorted(paths.portraits(), key=lambda name: (name != "you", name))
        u = self.ctx.metrics.u
        # The page keeps a margin above and below what it scrolls.
        height = self.body_box().h / u - 2 * BODY_MARGIN - 8
        side, columns = self._fitting(width / u, height, len(names))
        tiles = (
            PortraitTile(self.ctx, name, partial(self._choose, name),
                         chosen=name == self.ctx.settings.portrait)
            for name in names
        )  # fmt: skip
        grid = Grid(*tiles, gap=GAP, least=1, columns=columns)
        return Sized(grid, width=columns * (side + GAP) - GAP, across=Anchor.MIDDLE)

    def _fitting(self, width: float, high: float, count: int) -> tuple[float, int]:
        """The side of a tile in units, and how many stand in a row."""
        least = max(SIDE, self.ctx.metrics.hit / self.ctx.metrics.u)
        for side in range(LARGEST_SIDE, round(least), -4):
            columns = int((width + GAP) // (side + GAP))
            rows = -(-count // max(1, columns))
            if columns and rows * (side + GAP) - GAP <= high:
                return side, -(-count // rows)
        return least, max(1, int((width + GAP) // (least + GAP)))

    def _choose(self, name: str) -> None:
        self.ctx.change_settings(replace(self.ctx.settings, portrait=name))
        self.back()
