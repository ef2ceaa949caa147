"""About the program: its version, its files, and the works that it includes."""

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from hearts_gui import __version__
from hearts_gui.config import journal, paths
from hearts_gui.config.notices import Notice, notices_once
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.ui.draw.felt import KEPT
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon, raster
from hearts_gui.ui.draw.memory import MIB, SPARE, program_bytes
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.desktop import show_folder
from hearts_gui.ui.shell.window import wake_loop
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, heading, text
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Masonry, Padded, Row, Sized
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.wording.language.messages import say

COLUMN, WIDEST, APART = 492, 640, 56
BUTTON = 250
LICENCE_WIDTH = 900
# A line this long was broken only by the page width; shorter ones end on purpose.
FULL_LINE = 55


class Emblem(Widget):
    """The program's icon."""

    focusable = False
    margin_units = 2.0
    width_units = height_units = 104.0

    def draw(self, surface: Surface, _clip: Rect) -> None:
        side = self.box.w
        picture = self.skin.painter.shape(
            ("emblem", side), lambda: raster(side, "icon", "hearts.svg")
        )
        surface.blit(picture, self.box)


class AboutScene(PageScene):
    """Name, version, files and licences of the program."""

    title_key = "about-title"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.notices = notices_once(__version__)
        self._showing: BackgroundTask[bool] | None = None

    # -- what the buttons do

    def open_folder(self) -> None:
        """Show the folder of games, settings and log."""
        self._showing = BackgroundTask(partial(show_folder, paths.user_data_dir()), wake_loop)

    def copy_details(self) -> None:
        """Copy the details that a bug report should have."""
        clipboard.copy("\n".join(self.details()))
        self.notify(say("about-copied"))

    def details(self) -> list[str]:
        """Program, system and screen without anything personal, in English for a report."""
        settings = self.ctx.settings
        width, height = self.ctx.metrics.size
        sdl = ".".join(str(number) for number in pygame.get_sdl_version())
        return [
            journal.surroundings(__version__),
            f"pygame-ce {pygame.version.ver}, SDL {sdl}, {pygame.display.get_driver()}",
            f"Window {width} × {height}, text {settings.ui_scale} %, theme {settings.theme}",
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

    def compose_body(self, width: int) -> Item:
        """The program and its files; beside or under them the licences."""
        program, licences = self._program(), self._licences()
        if width >= self.ctx.metrics.px(2 * WIDEST + APART):
            return Row(Sized(program, width=WIDEST), Sized(licences, grow=1), gap=APART,
                       down=Anchor.START)  # fmt: skip
        return Masonry(program, licences, least=COLUMN, gap=34, across=APART)

    def _program(self) -> Item:
        ctx = self.ctx
        name = Column(
            text(ctx, say("menu-name"), units=40, face=Face.DISPLAY),
            text(ctx, say("about-version", version=__version__), quiet=True),
        )
        emblem = Emblem(ctx, say("menu-name"))
        show = Button(ctx, say("about-open-folder"), self.open_folder, icon=Icon.FOLDER)
        copy = Button(ctx, say("about-copy"), self.copy_details, icon=Icon.COPY)
        return Column(
            Row(emblem, Sized(name, grow=1), gap=24, down=Anchor.START), 18,
            text(ctx, say("about-what")), 8, text(ctx, say("about-alone")), 30,
            heading(ctx, say("about-files-title")), 10,
            text(ctx, say("about-files", log=journal.LOG_NAME)),
            text(ctx, str(paths.user_data_dir()), face=Face.SEMIBOLD), 14,
            Sized(show, width=BUTTON), 30,
            heading(ctx, say("about-reports-title")), 10,
            text(ctx, say("about-reports", folder=journal.REPORTS)), 8,
            *(text(ctx, line, units=15, quiet=True) for line in self.details()), 14,
            Sized(copy, width=BUTTON),
        )  # fmt: skip

    def _licences(self) -> Item:
        ctx = self.ctx
        rows = (
            Sized(ListRow(ctx, work.name, partial(self.read, work), detail=work.licence, pad=16),
                 height=54)
            for work in self.notices
        )  # fmt: skip
        panel = Panel(ctx, "", group=True)
        return Column(
            heading(ctx, say("about-works-title")), 10, text(ctx, say("about-libraries")), 16,
            Padded(Grid(*rows, least=COLUMN, gap=0), across=8, top=8, behind=panel),
        )  # fmt: skip

    # -- time

    def update(self, dt_ms: float) -> None:
        """Check whether the folder was opened."""
        super().update(dt_ms)
        if self._showing is not None and self._showing.take() is False:
            clipboard.copy(str(paths.user_data_dir()))
            self.notify(say("about-not-shown"))


def paragraphs(text: str) -> list[str]:
    """A licence's text for any width: lines broken only by a full page are joined again."""
    result = []
    for block in text.replace("\t", " ").split("\n\n"):
        joined, before = "", ""
        for line in block.splitlines():
            words = " ".join(line.split())
            joined += (" " if len(before) >= FULL_LINE else "\n") + words
            before = line.strip()
        if joined.strip():
            result.append(joined.strip())
    return result


class LicenceScene(PageScene):
    """One licence in full."""

    title_key = "about-licence-title"
    fitted_width = LICENCE_WIDTH

    def __init__(self, ctx: Context, notice: Notice) -> None:
        super().__init__(ctx)
        self._notice = notice

    def compose_body(self, _width: int) -> Item:
        ctx, notice = self.ctx, self._notice
        parts = paragraphs(notice.text) or [say("about-no-text")]
        return Column(
            Column(heading(ctx, notice.name), 10, text(ctx, notice.licence, quiet=True)),
            *(text(ctx, part, units=16) for part in parts), gap=12,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class MemoryUse:
    """Memory in bytes: of the whole program, where known; of pictures now, and at most."""

    program: int | None
    prepared: int
    most: int


def memory_use(ctx: Context) -> MemoryUse:
    """The memory in use now: every cache, cloths, and window pictures that wait for use."""
    caches = (*ctx.painter.caches, *ctx.cardart.caches, *ctx.icons.caches)
    width, height = ctx.metrics.size
    windows = ctx.felt.bytes_held + ctx.scenes.pictures.bytes_held
    return MemoryUse(
        program_bytes(),
        sum(cache.bytes_held for cache in caches) + windows,
        sum(cache.limit for cache in caches) + (1 + KEPT) * 4 * width * height + SPARE,
    )
