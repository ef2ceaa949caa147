"""The controls on the stage beside the cards of a puzzle.

Which puzzles are shown, the row of today's positions, and beside an answer every possible deal as a
dot (bright where the right card is better, dim where all are alike) with the way through them.

The sentences about a puzzle are here too.
"""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.fonts import Face, smaller
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import MIN_TEXT, mix
from hearts_gui.ui.practice.queue import PuzzleQueue, Series
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Part, Role, Skin, Widget
from hearts_gui.ui.widgets.button import IconButton
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import decimal_text
from hearts_gui.wording.variants import rules_title

OVER_CARDS = 520.0
DROPDOWN, HIGHEST = 250, 72
"""The width of the list of rule sets, and its height where text is large."""
CELL, WIDE_CELL, GAP, NAME = 82.0, 150.0, 10.0, 130.0
"""The widths of a cell, between two, and of the name before them."""
_SIGNS = {
    "moon": Icon.MOON, "shoot": Icon.MOON, "spades": Icon.SPADE, "queen": Icon.SPADE,
    "guards": Icon.SPADE, "smoke": Icon.SPADE, "hearts": Icon.HEART, "throw": Icon.HEART,
    "points": Icon.HEART, "feed": Icon.PEOPLE, "void": Icon.DIAMOND, "count": Icon.DIAMOND,
    "passed": Icon.PEOPLE, "deals": Icon.FLAG,
}  # fmt: skip
"""By a part of the motif's key."""


def sign_of(motif: Motif | None) -> Icon:
    """The icon of a motif, which only helps to tell cells apart."""
    key = "" if motif is None else motif.value
    return next((icon for part, icon in _SIGNS.items() if part in key), Icon.TARGET)


class TodayStrip(Widget):
    """Cells from left to right; the one shown is golden, none where the row is `finished`."""

    role = Role.LIST
    focusable = False
    margin_units = 4.0

    def __init__(self, ctx: Context, box: Rect, row: Series, *, finished: bool = False) -> None:
        super().__init__(ctx, say("practice-row", drill=row.title is not None), box)
        self._row, self._current = row, -1 if finished else row.place[0] - 1

    @property
    def value_text(self) -> str:
        number, of = self._row.place
        return say("practice-at", at=number, of=of)

    def parts(self) -> tuple[Part, ...]:
        return tuple(
            Part(say("practice-at", at=index + 1, of=len(self._row.motifs)), self._cell(index),
                 chosen=index == self._current, value=self._spoken(index))
            for index in range(len(self._row.motifs))
        )  # fmt: skip

    def _spoken(self, index: int) -> str:
        answers = self._row.answers
        if index >= len(answers):
            return say("practice-cell", result="open")
        wrong = "again" if self._row.returns(index) else "missed"
        return say("practice-cell", result="right" if answers[index] else wrong)

    @property
    def _named(self) -> bool:
        """Whether there is room for the name."""
        return self.box.w > self.px(700)

    def _cell(self, index: int) -> Rect:
        skin, count = self.skin, max(1, len(self._row.motifs))
        left = self.box.x + (skin.px(NAME) if self._named else 0)
        gap = min(skin.px(GAP), max(2, self.box.w // 120))
        most = skin.px(CELL if self._current < 0 else WIDE_CELL)
        width = min(most, (self.box.right - left + gap) // count - gap)
        if self._current >= 0:
            left += max(0, self.box.right - left + gap - count * (width + gap)) // 2
        return Rect(left + index * (width + gap), self.box.y, width, self.box.h)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the name of the row, where there is room, and the cells."""
        skin, theme = self.skin, self.skin.theme
        if self._named:
            high = min(self.box.h // 2, skin.px(24))
            upper = Rect(self.box.x, self.box.centery - high, skin.px(NAME), high)
            skin.painter.label(surface, self.label, skin.type(17, Face.SEMIBOLD), theme.text, upper)
            lower = upper.move(0, high)
            skin.painter.label(surface, self.value_text, skin.type(15), theme.text2, lower)
        for index, motif in enumerate(self._row.motifs):
            self._draw_cell(surface, index, motif)

    def _draw_cell(self, surface: Surface, index: int, motif: Motif | None) -> None:
        skin, theme, box = self.skin, self.skin.theme, self._cell(index)
        now, answers = index == self._current, self._row.answers
        fill = (*theme.accent, 41) if now else skin.ink(0.05)
        line = (*theme.accent, 255) if now else skin.edge(0.12)
        width = max(2.0, 2 * skin.metrics.u) if now else skin.hairline
        skin.painter.box(surface, box, BoxStyle(min(12 * skin.metrics.u, box.w / 4), fill, line,
                                                width))  # fmt: skip
        side = min(skin.px(22), round(box.w * 0.36))
        answered = index < len(answers)
        # The motif of an open position would give its answer away.
        icon = sign_of(motif) if answered else Icon.QUESTION
        x = box.centerx - (round(box.w * 0.22) if answered else 0)
        skin.icons.draw(surface, icon, (x, box.centery), side, theme.text2)
        if answered:
            right = answers[index]
            wrong = Icon.REDO if self._row.returns(index) else Icon.CLOSE
            skin.icons.draw(surface, Icon.CHECK if right else wrong,
                            (box.centerx + round(box.w * 0.22), box.centery), side,
                            theme.ok if right else theme.accent)  # fmt: skip


def rules_choice(
    ctx: Context, queue: PuzzleQueue, midright: tuple[int, int], most: int,
    changed: Callable[[int], None],
) -> Dropdown:  # fmt: skip
    """All rule sets, each of them, and the person's own games where they have puzzles."""
    skin, keys = Skin(ctx), queue.keys
    height = max(44, min(skin.px(48), round(HIGHEST * ctx.metrics.base_u)))
    box = Rect(0, 0, min(skin.px(DROPDOWN), most), height)
    box.midright = midright
    box.top = max(box.top, round((RAIL + 4) * ctx.metrics.base_u))
    names = [say("puzzle-all-rules"), *(rules_title(preset(key)) for key in keys)]
    chosen = 0 if queue.rules is None else keys.index(queue.rules) + 1
    if queue.own:
        names.append(say("puzzle-own", n=len(queue.own)))
        chosen = len(keys) + 1 if queue.only_own else chosen
    dropdown = Dropdown(ctx, say("puzzle-rules"), options=names, chosen=chosen, changed=changed)
    dropdown.move_to(box)
    dropdown.z = 40.0
    return dropdown


def pager(
    ctx: Context, box: Rect, stage: Rect, turn: Callable[[int], None], play: Callable[[], None]
) -> tuple[Widget, ...]:
    """Back, play, on, where the table has its button, inside the stage."""
    skin = Skin(ctx)
    side = max(ctx.metrics.hit, skin.px(52))
    gap = side + skin.px(6)
    x = min(box.centerx, stage.right - gap - side // 2 - skin.px(8))
    wanted = (
        ("puzzle-deal-before", Icon.ARROW_LEFT, lambda: turn(-1)),
        ("puzzle-happens", Icon.PLAY, play),
        ("puzzle-deal-after", Icon.ARROW_RIGHT, lambda: turn(1)),
    )
    return tuple(
        IconButton(ctx, say(key), act, (x + index * gap, box.centery), icon=icon,
                   z=OVER_CARDS)
        for index, (key, icon, act) in enumerate(wanted, start=-1)
    )  # fmt: skip


DIM = 0.42
LEAST_PITCH = 3
LEAST_ROOM = 5
"""Rows of dots for which there must be room."""


class ProofField(Widget):
    """The dots in rows; the arrow keys go through the deals."""

    role = Role.GRID
    margin_units = 4.0
    focus_radius = 16.0

    def __init__(
        self, ctx: Context, box: Rect, run: PuzzleRun, turn: Callable[[int], None]
    ) -> None:
        """`turn` opens another deal, this many further on."""
        label = "puzzle-every-deal" if run.puzzle.counted else "puzzle-some-deals"
        super().__init__(ctx, say(label), box)
        self._run, self._signs, self._turn = run, run.signs(), turn

    @property
    def value_text(self) -> str:
        return f"{self._counts()} {self.place_text(self._run)}"

    @staticmethod
    def place_text(run: PuzzleRun) -> str:
        """The number of the deal that lies open."""
        kind = "" if run.puzzle.counted else "-judged"
        return say(f"puzzle-deal-of{kind}", at=run.open_deal + 1, of=run.deals)

    def _counts(self) -> str:
        better, alike, worse = (self._signs.count(sign) for sign in (1, 0, -1))
        run, answered = self._run, self._run.outcome
        assert answered is not None
        if run.puzzle.counted and not answered.even:
            return say("puzzle-counts", better=better, alike=alike)
        right, compared = answered.right[0], run.compared
        return say("puzzle-counts-two", better=better, alike=alike, worse=worse, card=right,
                   other=compared)  # fmt: skip

    def key(self, event: KeyDown) -> bool:
        if not event.across:
            return False
        self._turn(event.across)
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
        """Whether title and counts leave no room for dots, so that only the counts are shown."""
        skin = self.skin
        two_lines = skin.fonts_height(skin.type(17, Face.SEMIBOLD)) + self._counts_high
        return self._under and two_lines + skin.px(6) + LEAST_ROOM * LEAST_PITCH > self.box.h

    def _grid(self) -> tuple[Rect, float, int]:
        """The room of the dots, their pitch, and how many stand in a row."""
        skin = self.skin
        head = skin.px(6) + (0 if self._tight else skin.fonts_height(skin.type(17, Face.SEMIBOLD)))
        if self._under:
            head += self._counts_high
        room = Rect(self.box.x, self.box.y + head, self.box.w, max(1, self.box.h - head))
        pitch: float = max(LEAST_PITCH, min(skin.px(20), room.h, room.w))
        while pitch > LEAST_PITCH:
            across = max(1, int(room.w / pitch))
            if -(-len(self._signs) // across) * pitch <= room.h:
                break
            pitch -= 0.5
        rows = -(-len(self._signs) // max(1, int(room.w / pitch)))
        return room, pitch, -(-len(self._signs) // rows)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        title, small = skin.type(17, Face.SEMIBOLD), skin.type(15)
        line = Rect(self.box.x, self.box.y, self.box.w, skin.fonts_height(title))
        width = skin.painter.text_width(self.label, title)
        if not self._tight:
            skin.painter.label(surface, self.label, title, theme.text, line)
        rest = Rect(line.x + width + skin.px(20), line.y, line.w - width - skin.px(20), line.h)
        align, (room, pitch, across) = Align.RIGHT, self._grid()
        dots = not self._tight or room.h >= LEAST_ROOM * LEAST_PITCH
        if self._under:
            top = self.box.y if self._tight else line.bottom
            rest, align = Rect(line.x, top, line.w, self._counts_high), Align.LEFT
        if not dots:  # the words alone, as large as they fit
            for kind in smaller(small, MIN_TEXT):
                rest.h = skin.painter.paragraph_height(self._counts(), kind, line.w)
                if rest.h <= self.box.h:
                    break
            rest.centery = self.box.centery
            skin.painter.paragraph(surface, self._counts(), kind, theme.text2, rest)
            return
        skin.painter.label(surface, self._counts(), small, theme.text2, rest, align=align)
        radius, dim = max(1.2, pitch * 0.32), mix(theme.solid_panel, theme.ok, DIM)
        for index, sign in enumerate(self._signs):
            row, column = divmod(index, across)
            y = room.y + (row + 0.5) * pitch
            if y > room.bottom:
                break
            centre = (room.x + (column + 0.5) * room.w / across, y)
            if index == self._run.open_deal:
                ring = (*theme.text, 255)
                skin.painter.disc(surface, centre, radius * 1.6, fill=(*theme.ok, 255), line=ring,
                                  line_width=max(1.5, radius / 3))  # fmt: skip
            elif sign > 0:
                skin.painter.disc(surface, centre, radius, fill=(*theme.ok, 255))
            elif sign < 0:
                skin.painter.disc(surface, centre, radius, line=(*theme.heart, 255),
                                  line_width=max(1.2, radius / 2.5))  # fmt: skip
            else:  # smaller too, so that colour is not the only difference
                skin.painter.disc(surface, centre, radius * 0.7, fill=(*dim, 255))


WORLDS = 4000
"""The number of deals in which a puzzle of the middle game was measured."""


def band_text(run: PuzzleRun, *, detail: bool = False) -> str:
    """Why the answer is right: a proof, or a gap, in detail with its error."""
    answered, puzzle = run.outcome, run.puzzle
    assert answered is not None
    gap, error = decimal_text(answered.gap), decimal_text(answered.error)
    measured = {"gap": gap, "error": error, "detail": detail}
    if puzzle.even and puzzle.counted:
        same = round(answered.gap, 2) == 0
        return say(
            "puzzle-proof-even", n=answered.deals, gap=decimal_text(answered.gap, 2), same=same
        )
    if puzzle.counted:
        better = run.signs().count(1)
        return say("puzzle-proof", n=answered.deals, better=better, all=better == answered.deals)
    if puzzle.even:
        return say("puzzle-measured-even", n=WORLDS, **measured)
    if not puzzle.rated:
        return say("puzzle-coach-gap", **measured)
    return say("puzzle-measured", n=WORLDS, **measured)


def right_text(run: PuzzleRun) -> str:
    """Say which card is right, or that none is."""
    answered = run.outcome
    assert answered is not None
    if answered.even:
        return say("puzzle-right-even", cards=answered.alike)
    if run.puzzle.counted:
        return say("puzzle-right", n=len(answered.right), cards=answered.right)
    return say("puzzle-right-alike", n=len(answered.right), cards=answered.right)


def reason_text(run: PuzzleRun) -> str | None:
    """The reason why it is right, where a true sentence can give one."""
    reason = run.reason
    return None if reason is None else message_text(reason)


def proof_text(run: PuzzleRun) -> str:
    """The position, its answer and the proof as text to copy."""
    reason = reason_text(run)
    lines = [run.puzzle.id, run.puzzle.position, right_text(run), band_text(run, detail=True)]
    return "\n".join(lines if reason is None else [*lines, reason])
