"""Panels over the middle of the table: the pass, the last trick, this deal's passed cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.seats import POOL
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import PASS_ICONS, Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle, Painter
from hearts_gui.ui.draw.shapes import around, centred
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.words import pass_label

PASS_WIDTH, PASS_HEIGHT = 519.0, 236.0
MOST_GROWN = 1.3
"""Large text makes the panel at most this much larger."""
MOST_NAMED_STEPS = 4
# The share of the panel's height for the line of the cycle.
CYCLE_HIGH = 48.0
LEAST_CHEVRON = 8


@dataclass(frozen=True, slots=True)
class PassInfo:
    """The text of the pass panel."""

    title: str
    help: str
    cycle: tuple[PassToken, ...]
    now: int
    chosen: int
    needed: int
    waiting: str = ""


class PassPanel(BaseNode):
    """Says where the pass goes, where the cycle stands, and how many cards are chosen."""

    def __init__(self, ctx: Context, area: Rect) -> None:
        super().__init__(z=20.0)
        self.ctx = ctx
        self.area = area
        self.u = area.w / PASS_WIDTH
        self._down = area.h / PASS_HEIGHT
        self._tall = self._down > 1.2 * self.u
        most = MOST_GROWN * max(1.0, self._down / self.u)
        self._grown = max(1.0, min(most, ctx.metrics.u / self.u))
        self.info: PassInfo | None = None
        margin = round(30 * self.u)
        self.rect = area.inflate(2 * margin, 2 * margin)
        self.visible = False

    def warm(self, nothing: Surface) -> bool:
        """Prepare the panel's pictures, so that its first showing costs no frame."""
        title, text, shown = say("prompt-pass-hold"), say("prompt-pass-chosen"), self.info
        self.info = shown or PassInfo(title, text, (PassToken.L, PassToken.R), 0, 1, 3)
        self.draw(nothing, self.rect)
        self.info = shown
        return True

    def tell(self, info: PassInfo | None) -> None:
        """Show this, or hide the panel."""
        if info != self.info:
            self.info = info
            self.visible = info is not None
            self.touch()

    def _type(self, units: float, face: Face) -> Type:
        return Type(face, max(MIN_TEXT, round(units * self.u * self._grown)))

    @property
    def box(self) -> Rect:
        """The panel, as large as its content."""
        box = self.area.copy()
        if self.info is not None and len(self.info.cycle) < 2 and not self._tall:
            box.h -= round(CYCLE_HIGH * self._down)
            box.centery = self.area.centery
        return box

    def draw(self, surface: Surface, _clip: Rect) -> None:
        info, u, area, down = self.info, self.u, self.box, self._down
        if info is None:
            return
        skin = Skin(self.ctx)
        theme, painter = skin.theme, skin.painter
        painter.shadow(surface, area, radius=20 * u, blur=9 * u, dy=8 * u, level=0.34)
        painter.box(
            surface, area,
            BoxStyle(20 * u, theme.plate, theme.panel_line, max(1.0, 1.2 * u)),
        )  # fmt: skip
        pad = round(24 * u)
        line = Rect(area.x + pad, area.y + round(24 * down), area.w - 2 * pad, round(50 * down))
        titles = (self._type(units, Face.DISPLAY) for units in range(31, 17, -1))
        title = painter.largest(info.title, titles, line.w)
        painter.label(surface, info.title, title, theme.text, line, align=Align.CENTRE)
        edge = round(9 * u)  # the longest help needs more than the title's margin leaves
        line = Rect(
            area.x + edge, area.y + round(62 * down), area.w - 2 * edge,
            round((60 if self._tall else 48) * down),
        )  # fmt: skip
        self._draw_help(surface, info.help, line, area.w - 2 * pad)
        if len(info.cycle) > 1:
            self._draw_cycle(surface, painter, info, area.y + round(128 * down))
        self._draw_dots(surface, painter, info, area.bottom - round(55 * down))

    def _draw_help(self, surface: Surface, words: str, room: Rect, width: int) -> None:
        """Draw the help in one line this wide, or in two larger ones where it would be small."""
        painter, ink = self.ctx.painter, self.ctx.theme.text2
        kinds = [self._type(units, Face.REGULAR) for units in range(17, 12, -1)]
        for kind in kinds[:4] if self._tall else ():
            high = painter.paragraph_height(words, kind, room.w)
            if high <= room.h and painter.text_width(words, kind) > room.w:
                area = Rect(room.x, room.centery - high // 2, room.w, high)
                painter.paragraph(surface, words, kind, ink, area, align=Align.CENTRE)
                return
        kind = painter.largest(words, kinds, width)
        painter.label(surface, words, kind, ink, room, align=Align.CENTRE)

    def _draw_cycle(self, surface: Surface, painter: Painter, info: PassInfo, y: int) -> None:
        """Draw the pass cycle with the present step, as a line of text."""
        room = self.area.w - 2 * round(24 * self.u)
        for part in (1.0, (1 + 1 / self._grown) / 2, 1 / self._grown):
            steps = self._steps(painter, info, part)
            width = sum(step.width for step in steps)
            if width + 2 * LEAST_CHEVRON * (len(steps) - 1) <= room:
                break
        gap = min(34 * self.u, (room - width) / max(1, len(steps) - 1))
        x = self.area.centerx - (width + gap * (len(steps) - 1)) / 2
        for index, step in enumerate(steps):
            if index and all(step.label for step in steps) and gap >= LEAST_CHEVRON:
                side = round(min(14 * self.u, gap))
                self.ctx.icons.draw(surface, Icon.CHEVRON_RIGHT, (x - gap / 2, y), side,
                                    self.ctx.theme.text2)  # fmt: skip
            self._draw_step(surface, painter, step, (x, y))
            x += step.width + gap

    def _draw_step(
        self, surface: Surface, painter: Painter, step: "_Step", point: tuple[float, float]
    ) -> None:
        x, y = point
        if step.icon:
            middle = (x + step.side / 2, y)
            self.ctx.icons.draw(surface, step.icon, middle, step.side, step.ink)
            x += step.side + step.gap
        if step.label:
            area = Rect(round(x), round(y) - step.side, step.label_wide + 1, 2 * step.side)
            painter.label(surface, step.label, step.kind, step.ink, area)

    def _steps(self, painter: Painter, info: PassInfo, part: float) -> tuple["_Step", ...]:
        """The steps: the present one with its sign and name; of many the others as signs only.

        `part` is how large their words are, of the panel's text.
        """
        named = len(info.cycle) <= MOST_NAMED_STEPS
        theme, side = self.ctx.theme, round(18 * self.u)
        steps = []
        for index, token in enumerate(info.cycle):
            here = index == info.now
            kind = self._type(part * (17 if here else 15), Face.SEMIBOLD if here else Face.REGULAR)
            seats_away = token.value[1:] if token.value[1:].isdigit() else ""
            held = token is PassToken.HOLD  # that nothing is passed is spelled out
            name = say("pass-step-hold") if held else pass_label(token)
            label = name if named or here else seats_away
            icon = PASS_ICONS[token] if here or not named else None
            ink = theme.accent if here else theme.text2
            gap = round(7 * self.u) if icon and label else 0
            width = painter.text_width(label, kind) if label else 0
            steps.append(_Step(label, icon, kind, ink, side, gap, width))
        return tuple(steps)

    def _draw_dots(self, surface: Surface, painter: Painter, info: PassInfo, y: int) -> None:
        u, theme, area = self.u, self.ctx.theme, self.area
        kind = self._type(15, Face.SEMIBOLD)
        line = Rect(area.x, y + round(15 * u), area.w, round(28 * self._down))
        if info.waiting:
            painter.label(surface, info.waiting, kind, theme.text2, line, align=Align.CENTRE)
        else:
            text = say("prompt-pass-count", chosen=info.chosen, needed=info.needed)
            painter.label(surface, text, kind, theme.text2, line, align=Align.CENTRE)
        step = min(28 * u, (area.w - 40 * u) / max(1, info.needed))
        x = area.centerx - step * (info.needed - 1) / 2
        for index in range(info.needed):
            point = (x + step * index, y)
            if index < info.chosen:
                painter.disc(surface, point, 8 * u, fill=theme.accent)
            else:
                painter.disc(surface, point, 8 * u, line=(*theme.text2, 170), line_width=1.6 * u)


@dataclass(frozen=True, slots=True)
class _Step:
    """One step of the cycle: its text, type and width."""

    label: str
    icon: Icon | None
    kind: Type
    ink: Colour
    side: int
    gap: int
    label_wide: int

    @property
    def width(self) -> int:
        """Sign, gap and name."""
        return (self.side + self.gap if self.icon else 0) + self.label_wide


@dataclass(frozen=True, slots=True)
class LastTrickInfo:
    """A trick to look at: the cards with their places and the names under them."""

    title: str
    plays: tuple[tuple[Card, Pose, str, bool], ...]


class LastTrickPanel(BaseNode):
    """The last trick in seat order over a panel, the card that took it edged gold."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=600.0)
        self.ctx = ctx
        self.info: LastTrickInfo | None = None
        self._box = Rect(0, 0, 0, 0)
        self._names: tuple[Type, int, int] = (Type(Face.SEMIBOLD, MIN_TEXT), 0, 0)
        """The type of the names, the room at their sides, and how high they are."""
        self.visible = False

    def tell(self, info: LastTrickInfo | None) -> None:
        """Show this trick, or nothing."""
        self.info = info
        self.visible = info is not None
        if info is not None:
            self._names = self._name_kind(Skin(self.ctx), info)
            self._box = self._frame(info)
            margin = self.ctx.metrics.px(40)
            self.rect = self._box.inflate(2 * margin, 2 * margin)
        self.touch()

    def hides(self, box: Rect) -> bool:
        """Whether it lies over some of this."""
        return self.info is not None and self._box.colliderect(box)

    def _frame(self, info: LastTrickInfo) -> Rect:
        px = self.ctx.metrics.px
        whole = around(bounds(pose) for _, pose, _, _ in info.plays)
        # Where there is room it also hides the tag of the card led in the trick under it.
        roomy = whole.w < 0.3 * self.ctx.metrics.stage.w
        rim = round(36 * self.ctx.metrics.base_u)
        whole = whole.inflate(2 * px(94 if roomy else 29), rim)
        kind = self._title_kind(info.title, round(self.ctx.metrics.stage.w * 0.3))
        title = self.ctx.painter.text_width(info.title, kind) + 2 * px(30)
        if whole.w < title:
            whole.inflate_ip(title - whole.w, 0)
        head = self.ctx.painter.fonts.line_height(kind) + px(14)
        whole.y -= head
        whole.h += head + self._names[2]
        stage = self.ctx.metrics.stage
        whole.clamp_ip(stage)
        return whole.clip(stage)

    def _title_kind(self, title: str, width: int) -> Type:
        """The title as large as fits: the panel must not cover the plates beside it."""
        skin = Skin(self.ctx)
        kinds = (skin.type(half / 2, Face.DISPLAY) for half in range(48, 23, -1))
        return skin.painter.largest(title, kinds, width)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        info, box = self.info, self._box
        if info is None:
            return
        skin = Skin(self.ctx)
        theme, painter = skin.theme, skin.painter
        skin.shadow(surface, box, radius=22, blur=26, dy=12, level=0.5)
        painter.box(surface, box, skin.sheet(22))
        kind = self._title_kind(info.title, box.w - 2 * skin.px(30))
        height = painter.fonts.line_height(kind)
        line = Rect(box.x + skin.px(20), box.y + skin.px(12), box.w - 2 * skin.px(20), height)
        painter.label(surface, info.title, kind, theme.text, line, align=Align.CENTRE)
        for card, pose, _, won in info.plays:
            self._draw_card(surface, card, pose, won=won)
        self._draw_names(surface, skin, info.plays)

    def _draw_card(self, surface: Surface, card: Card, pose: Pose, *, won: bool) -> None:
        line = (self.ctx.theme.accent, max(2.5, 4 * self.ctx.metrics.base_u)) if won else None
        self.ctx.cardart.lay(surface, card.text, max(8, round(pose.width)), (pose.x, pose.y),
                             pose.angle, edge=line, glow=True)  # fmt: skip

    @staticmethod
    def _name_kind(skin: Skin, info: LastTrickInfo) -> tuple[Type, int, int]:
        """Names as wide as their cards at most."""
        most = 1.02 * min((pose.width for _, pose, _, _ in info.plays), default=0.0)
        longest = max((name for _, _, name, _ in info.plays), key=len, default="")
        units = 14.0
        while units > 6:
            kind, pad = skin.type(units, Face.SEMIBOLD), skin.px(18 * units / 14)
            fits = skin.painter.text_width(longest, kind) + pad <= most and kind.px <= 0.24 * most
            if kind.px <= MIN_TEXT or fits:
                break
            units -= 0.5
        return kind, pad, max(18, skin.painter.fonts.line_height(kind) + skin.px(4))

    def _draw_names(
        self, surface: Surface, skin: Skin, plays: Sequence[tuple[Card, Pose, str, bool]]
    ) -> None:
        kind, pad, height = self._names
        for _, pose, name, won in plays:
            width = min(round(pose.width * 1.02), skin.painter.text_width(name, kind) + pad)
            box = centred((pose.x, pose.y + (pose.height + height) / 2 + UNDER), width, height)
            fill = skin.theme.accent if won else skin.theme.solid_panel
            ink = skin.theme.on_accent if won else skin.theme.text
            style = BoxStyle(height / 2, fill, skin.theme.panel_line, skin.hairline)
            skin.painter.box(surface, box, style)
            inner = box.inflate(-skin.px(8), 0)
            skin.painter.label(surface, name, kind, ink, inner, align=Align.CENTRE)


WIDEST, LEAST_STEP = 0.52, 1.12
ROW_GAP, UNDER = 0.3, 3
"""Between rows, in card heights; and pixels between a card and the name under it."""


@dataclass(frozen=True, slots=True)
class Giver:
    """The origin of a card; for a player also the name and the face."""

    words: Message
    name: str = ""
    portrait: str = ""


def givers_of(view: PlayerView, seats: Seating) -> dict[Card, Giver]:
    """The giver of each card that this seat received in this deal."""
    if view.public.deal is None:
        return {}
    givers = {card: _from(giver, seats) for card, giver in view.own.got}
    if view.public.deal.kitty_taker == view.seat:
        givers.update(dict.fromkeys(view.own.kitty, Giver(message("table-from-kitty"))))
    return givers


def _from(giver: int, seats: Seating) -> Giver:
    if giver == POOL:
        return Giver(message("table-from-heap"))
    who = seats[giver]
    return Giver(message("table-from-name", name=who.name), who.name, who.portrait)


def _to(taker: int, names: Sequence[str]) -> str:
    return say("table-to-heap") if taker == POOL else say("table-to-name", name=names[taker])


def passed_info(layout: TableLayout, view: PlayerView, seats: Seating) -> LastTrickInfo | None:
    """Two rows to look at, given above received, or None when nothing was passed."""
    if view.public.deal is None:
        return None
    names = [who.name for who in seats]
    gave = [(card, _to(taker, names)) for card, taker in view.own.gave]
    gave += [(card, say("table-to-kitty")) for card in view.own.buried]
    received = [(card, message_text(giver.words)) for card, giver in givers_of(view, seats).items()]
    rows = [row for row in (gave, received) if row]
    if not rows:
        return None
    key = "table-passed-gave" if gave else "table-passed-got"
    title = say("table-passed-both" if len(rows) == 2 else key)
    return LastTrickInfo(title, _rows(layout, rows))


def _rows(
    layout: TableLayout, rows: Sequence[Sequence[tuple[Card, str]]]
) -> tuple[tuple[Card, Pose, str, bool], ...]:
    longest = max(len(row) for row in rows)
    width = min(layout.trick_width, WIDEST * layout.stage.w / (longest * LEAST_STEP))
    step, down = width * LEAST_STEP, Pose(0, 0, width).height * (1 + ROW_GAP)
    x, y = layout.trick_centre
    y -= down * (len(rows) - 1) / 2
    result = []
    for line, row in enumerate(rows):
        left = x - step * (len(row) - 1) / 2
        result += [
            (card, Pose(left + step * k, y + down * line, width), words, False)
            for k, (card, words) in enumerate(row)
        ]
    return tuple(result)


def runs_of(hand: Sequence[Card], givers: Mapping[Card, Giver]) -> list[tuple[int, int, Giver]]:
    """Neighbours in the hand that one giver gave: first and last place, and the giver."""
    runs: list[tuple[int, int, Giver]] = []
    for index, card in enumerate(hand):
        giver = givers.get(card)
        if giver is None:
            continue
        if runs and runs[-1][1:] == (index - 1, giver):
            runs[-1] = (runs[-1][0], index, giver)
        else:
            runs.append((index, index, giver))
    return runs
