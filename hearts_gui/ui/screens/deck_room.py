"""The deck room: faces, backs and tables by their pictures, with cards on the table beside them.

A choice is shown everywhere immediately; leaving other than by the gold button restores the old
look.
"""

import contextlib
import os
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from pygame import Rect

from hearts_gui.config import paths
from hearts_gui.config import settings as prefs
from hearts_gui.config.themes import THEMES
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.table_picture import PictureError, keep_picture
from hearts_gui.ui.draw.theme import Shape
from hearts_gui.ui.screens.deck_tiles import (
    BackTile,
    DeckPreview,
    FaceTile,
    LookTile,
    PaletteTile,
    TableTile,
    look_text,
)
from hearts_gui.ui.shell.context import Context, Layer
from hearts_gui.ui.shell.input import FileDropped, UiEvent
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label, heading, text
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Padded, Row, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.page import draw_panel
from hearts_gui.ui.widgets.room import Room
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.ui.widgets.scroll import ScrollArea, panel_parts
from hearts_gui.ui.widgets.stepper import Slider
from hearts_gui.wording.language.messages import message_text, say

EDGE, HEAD, HEAD_INSET, PANEL, GAP = 42.0, 64.0, 14.0, 500.0, 18.0
PRIMARY, SURPRISE = 56.0, 50.0
TABLES = tuple(theme.key for theme in THEMES if not theme.for_reading)
LOOK = ("theme", "back", "palette", "face", "picture", "picture_blur")
"""The settings that the room changes."""
SUFFIXES = {".png": ("table.png", "table-2.png"), ".jpg": ("table.jpg", "table-2.jpg"),
            ".jpeg": ("table.jpg", "table-2.jpg")}  # fmt: skip
"""Names of the copy of a picture: the one that lies on the table is never written over."""
TEMPORARY = "new-"
MOST_SHOWN = 500
"""More files of one folder are not listed: each is a row."""
PALETTE_ROW, TILE, LEAST_PIXELS = 92.0, 132.0, 104


class DeckRoomScene(FormScene):
    """Chooses how cards and table look."""

    def __init__(
        self, ctx: Context, *, seed: Callable[[], str] = lambda: os.urandom(8).hex()
    ) -> None:
        super().__init__(ctx)
        self._seed = seed
        self._look_before = {name: getattr(ctx.settings, name) for name in LOOK}
        self._saved = False
        self._offset = 0.0
        self._area: ScrollArea | None = None
        self._folder: Path | None = None

    # -- places

    def _places(self) -> tuple[Rect, Rect, Rect]:
        """The head, the preview, and the panel."""
        skin, stage = Skin(self.ctx), self.ctx.metrics.page
        u = self.ctx.metrics.base_u
        edge = round(EDGE * u)
        inner = stage.inflate(-2 * edge, -2 * edge)
        height = max(skin.px(HEAD), self.ctx.metrics.hit)
        room = Room(inner, round(GAP * u))
        if self.ctx.metrics.shape is Shape.PORTRAIT:
            return room.top(height), room.top(round(inner.h * 0.33)), room.rest
        panel = room.right(min(round(inner.w * 0.5), skin.px(PANEL)))
        return room.top(height), room.rest, panel

    def panels(self) -> list[Layer]:
        return [partial(draw_panel, Skin(self.ctx), self._places()[2])]

    # -- content

    def compose(self) -> None:
        ctx, (head, preview, panel) = self.ctx, self._places()
        disc = IconButton(ctx, say("deck-back"), self.back, icon=Icon.ARROW_LEFT)
        title = Label(ctx, say("deck-title"), units=42, face=Face.DISPLAY)
        surprise = Button(ctx, say("deck-surprise"), self.surprise, icon=Icon.DICE)
        words = text(ctx, look_text(ctx.settings, ctx), units=16, face=Face.SEMIBOLD)
        words.silent = True  # the preview says it
        look = Padded(words, across=22, top=12, behind=Panel(ctx, "", solid=True))
        foot = Row(Sized(look, grow=1, across=Anchor.START), Sized(surprise, height=SURPRISE))
        left = Column(Sized(DeckPreview(ctx), grow=1), foot, gap=10)
        aside = head.move(ctx.metrics.px(HEAD_INSET), 0)
        for item, box in ((Row(disc, title, gap=18), aside), (left, preview)):
            item.move_to(box)
            self.form.add(*item.widgets)
        use = Button(ctx, say("deck-use"), self.keep, icon=Icon.CHECK, look=ButtonLook.PRIMARY)
        self.form.add(*panel_parts(ctx, panel, lambda *_: self._choices(),
                                   Sized(use, height=PRIMARY), gap=14))  # fmt: skip
        self._area = self.form.areas[-1]
        self._area.scroll(self._offset, instantly=True)

    def _choices(self) -> Column:
        """The tiles, group by group; or the pictures to choose from."""
        ctx = self.ctx
        if self._folder is not None:
            return self._pictures(self._folder)
        return Column(*self._faces(), *self._backs(), heading(ctx, say("deck-tables")),
                      *self._tables(), gap=10)  # fmt: skip

    @property
    def _tile(self) -> float:
        """The least width of a tile, in units; its name does not shrink with a small window."""
        return max(TILE, LEAST_PIXELS / self.ctx.metrics.u)

    def _faces(self) -> list[Item]:
        now, ctx = self.ctx.settings, self.ctx
        faces = [FaceTile(ctx, key, partial(self._change, face=key), chosen=key == now.face)
                 for key in ("normal", "large", "auto")]  # fmt: skip
        inks = [PaletteTile(ctx, key, partial(self._change, palette=key), chosen=key == now.palette)
                for key in prefs.PALETTES]  # fmt: skip
        chips = Sized(Grid(*inks, gap=8, least=PALETTE_ROW), grow=1)
        head = Row(heading(ctx, say("deck-faces")), chips, gap=8, stack=420)
        return [head, Grid(*faces, gap=10, least=self._tile, columns=3)]

    def _backs(self) -> list[Item]:
        now, ctx = self.ctx.settings, self.ctx
        matches = now.back == "auto"
        shown = ctx.theme.default_back if matches else now.back
        backs = [BackTile(ctx, key, partial(self._change, back=key), chosen=key == shown)
                 for key in prefs.BACK_KEYS[1:]]  # fmt: skip
        act = partial(self._change, back=shown if matches else "auto")
        match = Button(ctx, say("deck-match"), act, icon=Icon.CHECK if matches else None)
        head = Row(Sized(heading(ctx, say("deck-backs")), grow=1), match, gap=10, stack=340)
        return [head, Grid(*backs, gap=10, least=self._tile, columns=3)]

    def _tables(self) -> list[Item]:
        now, ctx = self.ctx.settings, self.ctx
        tables = [TableTile(ctx, key, partial(self._change, theme=key, picture=""),
                            chosen=key == now.theme and not now.picture)
                  for key in TABLES]  # fmt: skip
        own = LookTile(ctx, say("deck-own"), lambda: self.look_into(paths.pictures_dir()),
                       chosen=bool(now.picture), icon=Icon.FOLDER)  # fmt: skip
        own.height_units = TableTile.height_units
        tiles = Grid(*tables, own, gap=10, least=self._tile, columns=3, full=True)
        if not now.picture:
            return [tiles]
        words = Sized(Label(ctx, say("deck-blur"), units=16), width=90)
        slider = Slider(ctx, say("deck-blur"), value=now.picture_blur, low=0, high=12,
                        changed=lambda value: self._change(picture_blur=value))  # fmt: skip
        return [tiles, Row(words, Sized(slider, grow=1), gap=12)]

    # -- what it does

    def surprise(self) -> None:
        """Choose suit colours, a back and a table at random."""
        now, rng = self.ctx.settings, random.Random(self._seed())
        choices = {"palette": prefs.PALETTES, "back": prefs.BACK_KEYS[1:], "theme": TABLES}
        drawn = {name: rng.choice([key for key in keys if key != getattr(now, name)])
                 for name, keys in choices.items()}  # fmt: skip
        self._change(**drawn, picture="")

    def _change(self, **changes: Any) -> None:
        """Change settings; the focus keeps its place when everything is rebuilt."""
        self._offset = 0.0 if self._area is None else float(self._area.offset)
        order = [widget for widget in self.form.widgets if widget.focusable]
        index = order.index(self.form.focus) if self.form.focus in order else None
        self.ctx.change_settings(replace(self.ctx.settings, **changes))
        self.rebuild()
        order = [widget for widget in self.form.widgets if widget.focusable]
        if index is not None and index < len(order):
            self.form.set_focus(order[index], keyboard=self.form.keyboard)

    def back(self) -> None:
        """Go back from the pictures to the tiles, or from there to the screen before."""
        if self._folder is None or self._saved:
            super().back()
        else:
            self.look_into(None)

    def keep(self) -> None:
        """Leave and keep the choice."""
        self._saved = True
        self.back()

    def leave(self) -> None:
        """Restore the old look, unless the new one is kept."""
        super().leave()
        if not self._saved and any(
            getattr(self.ctx.settings, name) != was for name, was in self._look_before.items()
        ):
            self.ctx.change_settings(replace(self.ctx.settings, **self._look_before))

    def look_into(self, folder: Path | None) -> None:
        """Show the pictures of a folder in place of the tiles, or the tiles again."""
        self._folder, self._offset, self._area = folder, 0.0, None
        self.rebuild()

    def _pictures(self, folder: Path) -> Column:
        """A row for each folder and picture in a folder, and one for any other path."""
        ctx, paths = self.ctx, []
        with contextlib.suppress(OSError):
            paths = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
        rows = [
            ListRow(ctx, path.name, partial(self.look_into if inner else self._lay, path), pad=16,
                    icon=Icon.FOLDER if inner else Icon.EYE, chevron=inner)
            for path in paths[:MOST_SHOWN]
            if (inner := path.is_dir()) or path.suffix.lower() in SUFFIXES
        ]  # fmt: skip
        path = ListRow(ctx, say("deck-own-path"), self.ask_picture, icon=Icon.EDIT, pad=16)
        return Column(heading(ctx, say("deck-own")), *rows, path, gap=6)

    def _lay(self, path: Path) -> None:
        if (problem := self.use_picture(path)) is not None:
            self.notify(problem)

    def ask_picture(self) -> None:
        """Ask for a picture by its path; it may also be dropped on the window."""

        def accept(text: str) -> str | None:
            return self.use_picture(Path(os.path.expanduser(text.strip().strip('"'))))

        self.ctx.scenes.push(
            AskDialog(self.ctx, say("deck-own-title"), label=say("deck-own-path"), accept=accept,
                      confirm=say("deck-own-use"), note=say("deck-own-note"), longest=4096,
                      paste=True)
        )  # fmt: skip

    def use_picture(self, path: Path) -> str | None:
        """Put a copy of a picture on the table. Returns why not, where that cannot be."""
        names = SUFFIXES.get(path.suffix.lower(), ())
        name = next((name for name in names if name != self._look_before["picture"]), "")
        try:
            if not name:
                return say("deck-picture-unreadable")
            target = paths.table_picture_file(name)
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh = target.with_name(TEMPORARY + name)
            keep_picture(path, fresh)
            fresh.replace(target)
        except PictureError as error:
            return message_text(error.reason)
        except OSError:
            return say("deck-picture-not-kept")
        theme = self.ctx.settings.theme if self.ctx.theme.dark else TABLES[0]
        self._folder = None
        # the file may have changed
        self.ctx.change_settings(replace(self.ctx.settings, picture=""))
        self._change(picture=name, theme=theme)
        return None

    def handle(self, event: UiEvent) -> bool:
        """Use a picture that is dropped on the window."""
        if isinstance(event, FileDropped):
            self._lay(Path(event.path))
            return True
        return super().handle(event)
