"""The final table: who came where, who won and why the game is over."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.engine.endings import has_passed
from hearts_gui.engine.rules import End
from hearts_gui.engine.scores import Amount, EndReason, GameResult
from hearts_gui.engine.state import PublicGame
from hearts_gui.ui.context import Context
from hearts_gui.ui.draw import Align, BoxStyle
from hearts_gui.ui.fonts import Face
from hearts_gui.ui.ports import SeatPort
from hearts_gui.ui.sheet.facts import end_limit
from hearts_gui.ui.text import counted, joined, place_name, score_text
from hearts_gui.ui.tween import out_quint
from hearts_gui.ui.widgets.base import Widget

ENTRY_MS = 500.0


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the final table."""

    seat: int
    place: int
    name: str
    portrait: str
    total: str
    paid: str


def final_table(
    result: GameResult, seats: Sequence[SeatPort], stocks: Sequence[Amount] = ()
) -> tuple[Standing, ...]:
    """The players by place; `stocks` are the counters held where those decide the game."""
    made = [
        Standing(
            seat=seat,
            place=result.places[seat],
            name=who.name,
            portrait=who.portrait,
            total=score_text(stocks[seat] if stocks else result.totals[seat]),
            paid=paid_text(result.settlement[seat]) if result.settlement else "",
        )
        for seat, who in enumerate(seats)
    ]
    return tuple(sorted(made, key=lambda entry: (entry.place, entry.seat)))


def paid_text(amount: Amount) -> str:
    """What the settlement gives or takes."""
    text = score_text(amount)
    return text if amount <= 0 else f"+{text}"


def headline(result: GameResult, seats: Sequence[SeatPort], me: int) -> str:
    """Who won."""
    names = [seats[seat].name for seat in result.winners]
    if me in result.winners:
        others = [seats[seat].name for seat in result.winners if seat != me]
        return f"You and {joined(others)} win" if others else "You win"
    return f"{joined(names)} win{'' if len(names) > 1 else 's'}"


def reason_line(result: GameResult, public: PublicGame, seats: Sequence[SeatPort], me: int) -> str:
    """Why the game is over."""
    deals = counted(len(public.standings.history), "deal")
    match result.reason:
        case EndReason.SCORE:
            rules = public.rules
            did = "passed" if rules.end is End.EXCEED else "reached"
            shown = score_text(end_limit(rules))
            there = [
                "you" if seat == me else seats[seat].name
                for seat, total in enumerate(result.totals)
                if has_passed(rules, total)
            ]
            return f"After {deals} {joined(there) if there else 'one side'} {did} {shown}."
        case EndReason.DEALS:
            return f"All {deals} are played."
        case EndReason.TIME:
            return f"Time is up after {deals}."
        case EndReason.CHIPS:
            return f"After {deals} the chips are gone."
        case EndReason.SPECIAL:
            return f"After {deals} a total stood still long enough to win."


class StandingWidget(Widget):
    """A player's final line; it slides in."""

    focusable = False
    margin_units = 30.0

    def __init__(
        self, ctx: Context, box: Rect, entry: Standing, *, winner: bool, me: bool, delay: float
    ) -> None:
        super().__init__(ctx, f"{place_name(entry.place)} {entry.name} {entry.total}", box)
        self._entry, self._winner, self._me = entry, winner, me
        self._delay = delay
        self._spent = 0.0
        self._still = ctx.settings.reduced_motion or ctx.settings.speed == 0
        self._way = ctx.metrics.stage.bottom - box.y if winner else 0
        self._side = 0 if winner else round(ctx.metrics.stage.w * 0.25)

    @property
    def animating(self) -> bool:
        """Whether the line still comes in."""
        return not self._still and self._spent < self._delay + ENTRY_MS

    def update(self, dt_ms: float) -> None:
        """Come in."""
        self._spent += dt_ms * (self.ctx.settings.speed or 1.0)
        self.touch()

    def _offset(self) -> tuple[int, int]:
        if self._still:
            return (0, 0)
        part = 1 - out_quint((self._spent - self._delay) / ENTRY_MS)
        return (round(self._side * part), round(self._way * part))

    @property
    def rect(self) -> Rect:
        """The line where it is now."""
        dx, dy = self._offset() if hasattr(self, "_side") else (0, 0)
        margin = self.skin.px(self.margin_units)
        return self.box.move(dx, dy).inflate(2 * margin, 2 * margin)

    @rect.setter
    def rect(self, value: Rect) -> None:
        self.move_to(value)

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the line."""
        del clip
        skin, entry = self.skin, self._entry
        theme, painter = skin.theme, skin.painter
        dx, dy = self._offset()
        box = self.box.move(dx, dy)
        u = box.h / (92 if self._winner else 64)
        painter.shadow(surface, box, radius=box.h / 2, blur=8 * u, dy=6 * u, level=0.34)
        line = theme.accent if self._winner else theme.panel_line
        width = max(2.0, 2.5 * u) if self._winner else skin.hairline
        painter.box(surface, box, BoxStyle(box.h / 2, theme.plate, line, width))
        radius = box.h * 0.38
        center = (box.x + box.h * 0.5, box.centery)
        skin.icons.draw_portrait(surface, painter, entry.portrait, center, radius)
        if self._winner:
            skin.icons.draw(surface, "crown", (center[0], box.y - box.h * 0.06),
                            round(box.h * 0.36), theme.accent)  # fmt: skip
        left = round(center[0] + radius + box.h * 0.2)
        name_kind = skin.type(26 if self._winner else 19, Face.SEMIBOLD)
        place_kind = skin.type(16)
        total_kind = skin.type(38 if self._winner else 28, Face.NUMERAL)
        right = box.right - round(box.h * 0.4)
        total = painter.text_width(entry.total, total_kind)
        room = Rect(left, box.y, max(20, right - total - left - skin.px(12)), box.h)
        upper = Rect(room.x, box.y + round(box.h * 0.12), room.w, round(box.h * 0.46))
        lower = Rect(room.x, box.y + round(box.h * 0.54), room.w, round(box.h * 0.34))
        ink = theme.heart if self._me and not self._winner else theme.text
        painter.label(surface, entry.name, name_kind, ink, upper)
        note = place_name(entry.place) + (f", {entry.paid}" if entry.paid else "")
        painter.label(surface, note, place_kind, theme.text2, lower)
        painter.label(surface, entry.total, total_kind, theme.text,
                      Rect(right - total, box.y, total, box.h), align=Align.RIGHT)  # fmt: skip
