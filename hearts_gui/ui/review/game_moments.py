"""The best and the costliest moment of a whole game, as far as the coach has got with it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Label
from hearts_gui.session.game.coaching import Coach
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.review.moments import reason_text
from hearts_gui.ui.review.source import loss_text
from hearts_gui.ui.review.state import label_word
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.marks import draw_mark, loss_colour
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import Label as Text
from hearts_gui.wording.language.messages import say


class GameMoments:
    """Has every deal graded while someone looks, and shows what stands out so far."""

    def __init__(self, coach: Coach, seat: int, deals: int, look: Callable[[int], None]) -> None:
        """`look` opens the review of a deal."""
        self._coach, self._seat, self._deals, self._look = coach, seat, deals, look
        for deal in range(1, deals + 1):
            coach.want(deal)
        self._known: tuple[Grade | None, Grade | None, int] = (None, None, 0)
        self.update()

    def update(self) -> bool:
        """Take what has been graded; whether something else is to be shown."""
        self._coach.poll()
        best, worst, pending = None, None, 0
        for deal in range(1, self._deals + 1):
            pending += self._coach.pending(self._seat, deal)
            for grade in self._coach.grades(self._seat, deal):
                if grade.label is Label.GREAT and (best is None or grade.ahead > best.ahead):
                    best = grade
                elif grade.wrong and (worst is None or grade.loss > worst.loss):
                    worst = grade
        known = (best, worst, 0 if self._coach.given_up else pending)
        changed, self._known = known != self._known, known
        return changed

    @property
    def working(self) -> bool:
        """Whether more is to be expected."""
        return self._known[2] > 0

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show and will be nothing."""
        return self._known == (None, None, 0)

    def widgets(self, ctx: Context, box: Rect) -> list[Widget]:
        """The two moments side by side, or how far the coach has got."""
        best, worst, pending = self._known
        found = [(key, grade) for key, grade in (("best", best), ("worst", worst)) if grade]
        if not found:
            return [Text(ctx, self._progress(pending), box, units=17, quiet=True)]
        wide = box.w // 2 if len(found) > 1 or pending else box.w
        made: list[Widget] = []
        for at, (key, grade) in enumerate(found):
            place = Rect(box.x + at * wide, box.y, wide, box.h)
            made.append(GameMoment(ctx, place, key, grade, self._look))
        if pending and len(found) == 1:
            place = Rect(box.x + wide, box.y, wide, box.h)
            made.append(Text(ctx, self._progress(pending), place, units=15, quiet=True))
        return made

    def _progress(self, pending: int) -> str:
        decided = sum(self._coach.decided(self._seat, n) for n in range(1, self._deals + 1))
        return say("review-looking", at=decided - pending + 1, of=decided)


class GameMoment(Widget):
    """A moment of a game; a press opens the review of its deal."""

    role = Role.BUTTON
    margin_units = 2.0

    def __init__(
        self, ctx: Context, box: Rect, kind: str, grade: Grade, look: Callable[[int], None]
    ) -> None:
        where = say("end-moment-where", deal=grade.deal, trick=grade.trick)
        super().__init__(ctx, say("end-moment", kind=kind), box)
        self._grade, self._look = grade, look
        self._where = where
        self._cost = f"{label_word(grade)} {loss_text(grade)}"

    @property
    def value_text(self) -> str:
        """Where it was, what it cost, and why."""
        return say("widget-parts", parts=[self._where, self._cost, reason_text(self._grade)])

    @property
    def focus_radius(self) -> float:
        """As the panel."""
        return 16.0

    def activate(self) -> None:
        """Look at its deal."""
        self.ctx.sound.play("button")
        self._look(self._grade.deal)

    def _longest(self, kind: Type) -> int:
        """How wide the first line is, here or in the moment beside this one."""
        names = (say("end-moment", kind=each) for each in ("best", "worst"))
        painter = self.skin.painter
        return max(painter.text_width(f"{name} · {self._where}", kind) for name in names)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the mark, and beside it what kind of moment, where, and what it cost."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        if self.hovered or self.pressed:
            level = 0.16 if self.pressed else 0.09
            inner = box.inflate(-skin.px(8), -skin.px(8))
            skin.painter.box(surface, inner, BoxStyle(14 * skin.metrics.u, skin.ink(level)))
        side = skin.px(30)
        left = box.x + skin.px(22)
        label = self._grade.label
        draw_mark(surface, skin.painter, theme, label, (left + side / 2, box.centery), side)
        x = left + side + skin.px(14)
        wide = box.right - skin.px(12) - x
        upper, lower = skin.type(15), skin.type(18, Face.SEMIBOLD)
        high, low = skin.fonts_height(upper), skin.fonts_height(lower)
        y = box.y + (box.h - high - low - skin.px(2)) // 2
        above = f"{self.label} · {self._where}"
        if self._longest(upper) > wide:
            above = self._where  # the mark and the word below say which of the two it is
        skin.painter.label(surface, above, upper, theme.text2, Rect(x, y, wide, high))
        line = Rect(x, y + high + skin.px(2), wide, low)
        ink = theme.text if label is None else loss_colour(theme, label)
        skin.painter.label(surface, self._cost, lower, ink, line)
