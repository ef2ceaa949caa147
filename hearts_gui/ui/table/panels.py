"""Panels over the middle of the table: the pass, and the last trick."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules import PassToken
from hearts_gui.ui.cardart import Shadow
from hearts_gui.ui.context import Context
from hearts_gui.ui.draw import Align, BoxStyle, Painter
from hearts_gui.ui.fonts import Face, Type
from hearts_gui.ui.handfan import Pose
from hearts_gui.ui.stage import BaseNode
from hearts_gui.ui.text import TOKEN_ICONS, TOKEN_NAMES
from hearts_gui.ui.units import MIN_TEXT
from hearts_gui.ui.widgets.skin import Skin

PASS_WIDTH = 519.0
MOST_NAMED_STEPS = 4


@dataclass(frozen=True, slots=True)
class PassInfo:
    """What the pass panel says."""

    title: str
    help: str
    cycle: tuple[PassToken, ...]
    now: int
    chosen: int
    needed: int
    waiting: str = ""


class PassPanel(BaseNode):
    """Where the pass goes, where the cycle stands, how many cards are chosen."""

    def __init__(self, ctx: Context, area: Rect) -> None:
        super().__init__(z=20.0)
        self.ctx = ctx
        self.area = area
        self.u = area.w / PASS_WIDTH
        self.info: PassInfo | None = None
        margin = round(30 * self.u)
        self.rect = area.inflate(2 * margin, 2 * margin)
        self.visible = False

    def warm(self) -> None:
        """Prepare the panel's pictures, so that its first showing costs no frame."""
        self.info = PassInfo("Pass", "Choose", (PassToken.L, PassToken.R), 0, 1, 3)
        self.draw(Surface((8, 8)), self.rect)
        self.info = None

    def tell(self, info: PassInfo | None) -> None:
        """Say this, or go away."""
        if info != self.info:
            self.info = info
            self.visible = info is not None
            self.touch()

    def _type(self, units: float, face: Face) -> Type:
        return Type(face, max(MIN_TEXT, round(units * self.u)))

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the panel."""
        del clip
        info, u, area = self.info, self.u, self.area
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
        line = Rect(area.x + pad, area.y + round(24 * u), area.w - 2 * pad, round(50 * u))
        title = self._title_type(painter, info.title, line.w)
        painter.label(surface, info.title, title, theme.text, line, align=Align.CENTRE)
        edge = round(9 * u)  # the longest help needs more than the title's margin leaves
        line = Rect(area.x + edge, area.y + round(72 * u), area.w - 2 * edge, round(28 * u))
        kind = self._type(17, Face.REGULAR)
        painter.label(surface, info.help, kind, theme.text2, line, align=Align.CENTRE)
        self._draw_cycle(surface, painter, info, area.y + round(132 * u))
        self._draw_dots(surface, painter, info)

    def _title_type(self, painter: Painter, text: str, width: int) -> Type:
        units = 31.0
        while units > 18 and painter.text_width(text, self._type(units, Face.DISPLAY)) > width:
            units -= 1
        return self._type(units, Face.DISPLAY)

    def _draw_cycle(self, surface: Surface, painter: Painter, info: PassInfo, y: int) -> None:
        u, theme, area = self.u, self.ctx.theme, self.area
        count = len(info.cycle)
        if count < 2:
            return
        named = count <= MOST_NAMED_STEPS
        pad = round(24 * u)
        kind = self._type(16, Face.SEMIBOLD)
        rooms = self._step_rooms(painter, info, kind, area.w - 2 * pad)
        for index, token in enumerate(info.cycle):
            here, each = index == info.now, rooms[index]
            ink = theme.accent if here else theme.text2
            center = area.x + pad + sum(rooms[:index]) + each / 2
            side = round(18 * u)
            label = TOKEN_NAMES[token] if named or here else ""
            width = painter.text_width(label, kind) if label else 0
            gap = round(9 * u) if label else 0
            total = side + gap + width
            if here:
                box = Rect(0, 0, min(round(each), total + round(46 * u)), round(42 * u))
                box.center = (round(center), y)
                fill = (*theme.accent, 38)
                painter.box(surface, box,
                            BoxStyle(box.h / 2, fill, theme.accent, max(1.0, 1.3 * u)))  # fmt: skip
            x = center - total / 2
            self.ctx.icons.draw(surface, TOKEN_ICONS[token], (x + side / 2, y), side, ink)
            if label:
                room = max(10, round(min(width, each - side - gap)))
                place = Rect(round(x + side + gap), y - side, room, 2 * side)
                painter.label(surface, label, kind, ink, place)

    def _step_rooms(
        self, painter: Painter, info: PassInfo, kind: Type, room: int
    ) -> tuple[float, ...]:
        """The width of each step; of many steps only the present one has its name beside it."""
        count = len(info.cycle)
        if count <= MOST_NAMED_STEPS or info.now < 0:
            return (room / count,) * count
        name = painter.text_width(TOKEN_NAMES[info.cycle[info.now]], kind)
        here = min(room * 0.5, name + 80 * self.u)
        rest = (room - here) / (count - 1)
        return tuple(here if index == info.now else rest for index in range(count))

    def _draw_dots(self, surface: Surface, painter: Painter, info: PassInfo) -> None:
        u, theme, area = self.u, self.ctx.theme, self.area
        kind = self._type(15, Face.SEMIBOLD)
        line = Rect(area.x, area.y + round(196 * u), area.w, round(28 * u))
        if info.waiting:
            painter.label(surface, info.waiting, kind, theme.text2, line, align=Align.CENTRE)
        else:
            text = f"{info.chosen} of {info.needed}"
            painter.label(surface, text, kind, theme.text2, line, align=Align.CENTRE)
        step = min(28 * u, (area.w - 40 * u) / max(1, info.needed))
        x = area.centerx - step * (info.needed - 1) / 2
        for index in range(info.needed):
            at = (x + step * index, area.y + 181 * u)
            if index < info.chosen:
                painter.disc(surface, at, 8 * u, fill=theme.accent)
            else:
                painter.disc(surface, at, 8 * u, line=(*theme.text2, 170), line_width=1.6 * u)


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
        self.visible = False

    def tell(self, info: LastTrickInfo | None) -> None:
        """Show this trick, or nothing."""
        self.info = info
        self.visible = info is not None
        if info is not None:
            self._box = self._frame(info)
            margin = self.ctx.metrics.px(40)
            self.rect = self._box.inflate(2 * margin, 2 * margin)
        self.touch()

    def _frame(self, info: LastTrickInfo) -> Rect:
        px = self.ctx.metrics.px
        boxes = []
        for _, pose, _, _ in info.plays:
            wide, high = pose.extent
            boxes.append(Rect(round(pose.x - wide / 2), round(pose.y - high / 2),
                              round(wide), round(high)))  # fmt: skip
        whole: Rect = boxes[0].unionall(boxes[1:])
        whole = whole.inflate(2 * px(34), 2 * px(18))
        kind = self._title_kind(info.title, round(self.ctx.metrics.stage.w * 0.3))
        title = self.ctx.painter.text_width(info.title, kind) + 2 * px(30)
        if whole.w < title:
            whole.inflate_ip(title - whole.w, 0)
        high = self.ctx.painter.fonts.line_height(kind) + px(14)
        whole.y -= high
        whole.h += high + px(20)
        stage = self.ctx.metrics.stage
        whole.clamp_ip(stage)
        return whole.clip(stage)

    def _title_kind(self, title: str, width: int) -> Type:
        """The title as large as fits: the panel shall not reach over the plates beside it."""
        units = 24.0
        skin = Skin(self.ctx)
        while units > 12 and skin.painter.text_width(title, skin.type(units, Face.DISPLAY)) > width:
            units -= 0.5
        return skin.type(units, Face.DISPLAY)

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw panel, title, cards and names."""
        del clip
        info, box = self.info, self._box
        if info is None:
            return
        skin = Skin(self.ctx)
        theme, painter = skin.theme, skin.painter
        skin.shadow(surface, box, radius=22, blur=26, dy=12, level=0.5)
        fill = (*theme.solid_panel, 245)
        radius = 22 * self.ctx.metrics.u
        painter.box(surface, box, BoxStyle(radius, fill, theme.panel_line, skin.hairline))
        kind = self._title_kind(info.title, box.w - 2 * skin.px(30))
        high = painter.fonts.line_height(kind)
        line = Rect(box.x + skin.px(20), box.y + skin.px(12), box.w - 2 * skin.px(20), high)
        painter.label(surface, info.title, kind, theme.text, line, align=Align.CENTRE)
        for card, pose, _, won in info.plays:
            self._draw_card(surface, card, pose, won=won)
        self._draw_names(surface, skin, info.plays)

    def _draw_card(self, surface: Surface, card: Card, pose: Pose, *, won: bool) -> None:
        art = self.ctx.cardart
        width = max(8, round(pose.width))
        layers = [art.shadow(width, Shadow.REST, pose.angle)]
        if won:
            line = max(2.5, 4 * self.ctx.metrics.base_u)
            layers.append(art.edge(width, pose.angle, self.ctx.theme.accent, line))
        layers.append(art.face(card.text, width, pose.angle, sharp=True))
        for layer in layers:
            wide, high = layer.get_size()
            surface.blit(layer, (round(pose.x - wide / 2), round(pose.y - high / 2)))

    def _draw_names(
        self, surface: Surface, skin: Skin, plays: Sequence[tuple[Card, Pose, str, bool]]
    ) -> None:
        kind = skin.type(14, Face.SEMIBOLD)
        high = max(18, skin.px(24))
        for _, pose, name, won in plays:
            width = min(round(pose.width * 1.02),
                        skin.painter.text_width(name, kind) + skin.px(18))  # fmt: skip
            box = Rect(0, 0, width, high)
            box.center = (round(pose.x), round(pose.y + pose.height / 2))
            fill = skin.theme.accent if won else skin.theme.solid_panel
            ink = skin.theme.on_accent if won else skin.theme.text
            style = BoxStyle(high / 2, fill, skin.theme.panel_line, skin.hairline)
            skin.painter.box(surface, box, style)
            inner = box.inflate(-skin.px(8), 0)
            skin.painter.label(surface, name, kind, ink, inner, align=Align.CENTRE)
