"""About the program: what it is, where its files are, whose work it is made of."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from hearts_gui import __version__
from hearts_gui.config import journal, paths
from hearts_gui.config.notices import Notice, known
from hearts_gui.config.show_folder import Showing
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.memory import MIB
from hearts_gui.ui.pages.page import FittedPage, PageScene
from hearts_gui.ui.pages.text_column import TextColumn
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.memory_use import memory_use
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.columns import Column, Row, padded
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

TWO_COLUMNS = 1040
WIDEST = 760
LICENCE_WIDTH = 900
EMBLEM = 104
ROW = 54
LOOK_AGAIN_MS = 200
# A line this long was broken only because the page was full; shorter ones end on purpose.
FULL_LINE = 55


class Emblem(Widget):
    """The program's icon."""

    focusable = False
    margin_units = 2.0

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the icon for the exact size."""
        side = self.box.w
        path = str(paths.asset("icon", "hearts.svg"))
        picture = self.skin.painter.shape(
            ("emblem", side),
            lambda: pygame.image.load_sized_svg(path, (side, side)).convert_alpha(),
        )
        surface.blit(picture, self.box)


class AboutScene(PageScene):
    """Name, version, files and licences of the program."""

    title_key = "about-title"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.notices = known(__version__)
        self._showing: Showing | None = None

    # -- what the buttons do

    def open_folder(self) -> None:
        """Show the folder of games, settings and log."""
        self._showing = Showing(paths.user_data_dir())

    def copy_details(self) -> None:
        """Put what a report of a fault should say on the clipboard."""
        clipboard.copy("\n".join(self.details()))
        self.notify(say("about-copied"))

    def details(self) -> list[str]:
        """Program, system and screen without anything personal, in English for a report."""
        settings = self.ctx.settings
        wide, high = self.ctx.metrics.size
        sdl = ".".join(str(number) for number in pygame.get_sdl_version())
        return [
            journal.surroundings(__version__),
            f"pygame-ce {pygame.version.ver}, SDL {sdl}, {pygame.display.get_driver()}",
            f"Window {wide} × {high}, text {settings.ui_scale} %, theme {settings.theme}",
            self._memory(),
        ]

    def _memory(self) -> str:
        use = memory_use(self.ctx)
        program = "?" if use.program is None else use.program // MIB
        kept, most = use.prepared // MIB, use.most // MIB
        return f"Memory {program} MB, prepared pictures {kept} of at most {most} MB"

    def read(self, notice: Notice) -> None:
        """Show a licence in full."""
        self.ctx.scenes.push(LicenceScene(self.ctx, notice))

    # -- layout

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The program and its files; beside or under them the licences."""
        wide = place.w >= skin.px(TWO_COLUMNS)
        gap = skin.px(56)
        width = min((place.w - gap) // 2 if wide else place.w, skin.px(WIDEST))
        row = Row(Rect(place.x, place.y, place.w, 0), gap)
        first = second = TextColumn(self.ctx, row.take(width))
        self._fill_program(first)
        if wide:
            second = TextColumn(self.ctx, row.take(width))
        else:
            first.space(34)
        self._fill_licences(second)
        widgets = first.widgets if second is first else [*first.widgets, *second.widgets]
        return widgets, max(first.height, second.height)

    def _fill_program(self, column: TextColumn) -> None:
        skin = column.skin
        side, top = skin.px(EMBLEM), column.y
        column.widgets.append(
            Emblem(self.ctx, say("menu-name"), Rect(column.place.x, top, side, side))
        )
        left = side + skin.px(24)
        column.text(say("menu-name"), units=40, face=Face.DISPLAY, left=left)
        column.text(say("about-version", version=__version__), quiet=True, left=left)
        column.reach(top + side)
        column.space(18)
        column.text(say("about-what"))
        column.space(8)
        column.text(say("about-alone"))
        column.space(30)
        column.title(say("about-files-title"))
        column.text(say("about-files", log=journal.LOG_NAME))
        column.text(str(paths.user_data_dir()), face=Face.SEMIBOLD)
        column.space(14)
        column.button(say("about-open-folder"), Icon.FOLDER, self.open_folder)
        column.space(30)
        column.title(say("about-reports-title"))
        column.text(say("about-reports", folder=journal.REPORTS))
        column.space(8)
        for line in self.details():
            column.text(line, units=15, quiet=True)
        column.space(14)
        column.button(say("about-copy"), Icon.COPY, self.copy_details)

    def _fill_licences(self, column: TextColumn) -> None:
        skin = column.skin
        column.title(say("about-works-title"))
        column.text(say("about-libraries"))
        column.space(16)
        high, pad = max(skin.px(ROW), skin.metrics.hit), skin.px(8)
        panel = column.take(len(self.notices) * high + 2 * pad)
        column.widgets.append(Panel(self.ctx, "", panel, group=True))
        rows = Column(padded(panel, pad, pad))
        column.widgets += [self._row(notice, rows.take(high)) for notice in self.notices]

    def _row(self, notice: Notice, box: Rect) -> Widget:
        def show() -> None:
            self.read(notice)

        return ListRow(self.ctx, notice.name, box, show, detail=notice.licence, pad=16)

    # -- time

    def update(self, dt_ms: float) -> None:
        """Look whether the folder came up."""
        super().update(dt_ms)
        if self._showing is None or self._showing.succeeded is None:
            return
        if not self._showing.succeeded:
            clipboard.copy(str(paths.user_data_dir()))
            self.notify(say("about-not-shown"))
        self._showing = None

    def idle_wait_ms(self) -> int | None:
        """Soon again while the folder is being opened."""
        wait = super().idle_wait_ms()
        return wait if wait is None or self._showing is None else min(wait, LOOK_AGAIN_MS)


def paragraphs(text: str) -> list[str]:
    """A licence's text for any width: lines broken only by a full page are joined again."""
    found = []
    for block in text.replace("\t", " ").split("\n\n"):
        joined, before = "", ""
        for line in block.splitlines():
            words = " ".join(line.split())
            joined += (" " if len(before) >= FULL_LINE else "\n") + words
            before = line.strip()
        if joined.strip():
            found.append(joined.strip())
    return found


class LicenceScene(FittedPage):
    """One licence in full."""

    title_key = "about-licence-title"
    width_units = LICENCE_WIDTH

    def __init__(self, ctx: Context, notice: Notice) -> None:
        super().__init__(ctx)
        self._notice = notice

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The work, the licence's name, its text."""
        del skin
        column = TextColumn(self.ctx, Rect(place.x, place.y, place.w, 0))
        column.title(self._notice.name)
        column.text(self._notice.licence, quiet=True)
        for text in paragraphs(self._notice.text) or [say("about-no-text")]:
            column.space(12)
            column.text(text, units=16)
        return column.widgets, column.height
