"""Every possible deal as a dot: bright where the right card is better, dim where all are alike."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from hearts_gui.session.puzzles.run import PuzzleRun
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.theme import mix
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.wording.language.messages import say

DIM = 0.42
LEAST_PITCH = 3
LEAST_ROOM = 5
"""Rows of dots for which there must be room."""


class ProofField(Widget):
    """The dots in rows; arrows go through the deals, a click shows the deal under it."""

    role = Role.GRID
    margin_units = 4.0
    focus_radius = 16.0

    def __init__(
        self, ctx: Context, box: Rect, run: PuzzleRun, show: Callable[[int], None]
    ) -> None:
        label = "puzzle-every-deal" if run.puzzle.counted else "puzzle-some-deals"
        super().__init__(ctx, say(label), box)
        self._signs, self._open_deal, self._show = run.signs(), run.open_deal, show
        self._run = run

    @property
    def value_text(self) -> str:
        """The counts, and which deal lies open."""
        return f"{self._counts()} {self.place_text(self._run)}"

    @staticmethod
    def place_text(run: PuzzleRun) -> str:
        """Which of the deals lies open."""
        kind = "" if run.puzzle.counted else "-judged"
        return say(f"puzzle-deal-of{kind}", at=run.open_deal + 1, of=run.deals)

    def _counts(self) -> str:
        better, alike, worse = (self._signs.count(sign) for sign in (1, 0, -1))
        run, answered = self._run, self._run.outcome
        assert answered is not None
        if run.puzzle.counted and not answered.even:
            return say("puzzle-counts", better=better, alike=alike)
        right, other = answered.right[0], run.compared
        return say("puzzle-counts-two", better=better, alike=alike, worse=worse, card=right,
                   other=other)  # fmt: skip

    def key(self, event: KeyDown) -> bool:
        """Go through the deals."""
        ways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.key not in ways:
            return False
        self._show((self._open_deal + ways[event.key]) % len(self._signs))
        return True

    @property
    def _under(self) -> bool:
        """Whether the counts have no room beside the title."""
        skin = self.skin
        width = skin.painter.text_width(self.label, skin.type(17, Face.SEMIBOLD))
        counts = skin.painter.text_width(self._counts(), skin.type(15))
        return width + skin.px(20) + counts > self.box.w

    @property
    def _counts_high(self) -> int:
        """The height of the counts in lines of their own."""
        return self.skin.painter.paragraph_height(self._counts(), self.skin.type(15), self.box.w)

    @property
    def _tight(self) -> bool:
        """Whether title and counts leave no room for dots: the counts then stand alone."""
        skin = self.skin
        two_lines = skin.fonts_height(skin.type(17, Face.SEMIBOLD)) + self._counts_high
        return self._under and two_lines + skin.px(6) + LEAST_ROOM * LEAST_PITCH > self.box.h

    def _grid(self) -> tuple[Rect, float, int]:
        """The room of the dots, their pitch, and how many stand in a row."""
        skin = self.skin
        head = skin.fonts_height(skin.type(17, Face.SEMIBOLD)) + skin.px(6)
        if self._under and not self._tight:
            head += self._counts_high
        room = Rect(self.box.x, self.box.y + head, self.box.w, max(1, self.box.h - head))
        pitch: float = max(LEAST_PITCH, min(skin.px(20), room.h, room.w))
        while pitch > LEAST_PITCH:
            across = max(1, int(room.w / pitch))
            if -(-len(self._signs) // across) * pitch <= room.h:
                break
            pitch -= 0.5
        return room, pitch, max(1, int(room.w / pitch))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw title, counts and dots."""
        skin, theme = self.skin, self.skin.theme
        title, small = skin.type(17, Face.SEMIBOLD), skin.type(15)
        height = skin.fonts_height(title)
        line = Rect(self.box.x, self.box.y, self.box.w, height)
        width = skin.painter.text_width(self.label, title)
        if not self._tight:
            skin.painter.label(surface, self.label, title, theme.text, line)
        rest = Rect(line.x + width + skin.px(20), line.y, line.w - width - skin.px(20), height)
        align = Align.RIGHT
        if self._under:
            top = line.y if self._tight else line.bottom
            rest = Rect(line.x, top, line.w, self._counts_high)
            align = Align.LEFT
        skin.painter.label(surface, self._counts(), small, theme.text2, rest, align=align)
        room, pitch, across = self._grid()
        radius = max(1.2, pitch * 0.32)
        dim = mix(theme.solid_panel, theme.ok, DIM)
        for index, sign in enumerate(self._signs):
            row, column = divmod(index, across)
            y = room.y + (row + 0.5) * pitch
            if y > room.bottom:
                break
            centre = (room.x + (column + 0.5) * pitch, y)
            if index == self._open_deal:
                ring = (*theme.text, 255)
                skin.painter.disc(surface, centre, radius * 1.6, fill=(*theme.ok, 255), line=ring,
                                  line_width=max(1.5, radius / 3))  # fmt: skip
            elif sign > 0:
                skin.painter.disc(surface, centre, radius, fill=(*theme.ok, 255))
            elif sign < 0:
                skin.painter.disc(surface, centre, radius, line=(*theme.heart, 255),
                                  line_width=max(1.2, radius / 2.5))  # fmt: skip
            else:  # smaller too, not by its colour alone
                skin.painter.disc(surface, centre, radius * 0.7, fill=(*dim, 255))
