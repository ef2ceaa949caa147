"""The interface over the table: buttons, prompt, pass panel, last trick, a card shown large."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.draw.card_shapes import Shadow, height_of
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.shapes import arc_points, centred
from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.draw.theme import Shape
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import MOST_RAISE, TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds, pile_box, tilted
from hearts_gui.ui.table.layout.lead_tag import lead_tag
from hearts_gui.ui.table.layout.seating import trick_width
from hearts_gui.ui.table.nodes.backs import NamedPile
from hearts_gui.ui.table.nodes.badges import led_share, led_size
from hearts_gui.ui.table.nodes.fixtures import ArcNode, CaptionNode, PromptNode, PromptText
from hearts_gui.ui.table.nodes.hint_panel import (
    GonePanel,
    HintPanel,
    gone_place,
    hint_place,
    hint_sheet,
)
from hearts_gui.ui.table.nodes.panels import LastTrickInfo, LastTrickPanel, PassPanel
from hearts_gui.ui.table.nodes.placing import Handling, position
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, label_type
from hearts_gui.ui.widgets.form import Form
from hearts_gui.wording.language.messages import say

LOUPE_Z = 95.0
SIZES = (2.2, 2.0, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1, 1.0)
"""The sizes it may have, in widths of a card of the hand; the first that has room is taken."""
GAP = 10.0
STEP = 24.0


def magnifier_place(layout: TableLayout, *, passing: bool) -> Rect | None:
    """The largest box of a card's shape that covers neither trick nor hand, plate nor button.

    Beside the trick, away from the action button where both sides are free. While cards are
    passed the panel in the middle takes the place of the trick.
    """
    u = layout.metrics.base_u
    gap, step = round(GAP * u), max(8, round(STEP * u))
    rise = MOST_RAISE * u
    hand = [bounds(pose.lifted(rise)) for pose in layout.hand.poses(layout.hand_max)]
    taken = [*layout.furniture.solids, *hand, layout.prompt,
             *(pile_box(seat.pile) for seat in layout.seats)]  # fmt: skip
    taken += [layout.panel] if passing else [tilted(pose) for pose in layout.slots]
    blocked = [box.inflate(2 * gap, 2 * gap) for box in taken]
    middle = layout.panel if passing else layout.trick_area
    left = layout.furniture.button.centerx > layout.stage.centerx
    for size in SIZES:
        width = round(size * layout.hand.width)
        box = Rect(0, 0, width, height_of(width))
        beside = middle.x - gap - width // 2 if left else middle.right + gap + width // 2
        wanted = (beside, middle.centery)
        inner = layout.stage.inflate(-2 * gap, -2 * gap)
        spots = [(x, y) for x in range(inner.x, inner.right - box.w + 1, step)
                 for y in range(inner.y, inner.bottom - box.h + 1, step)]  # fmt: skip
        free = [spot for spot in spots if Rect(spot, box.size).collidelist(blocked) < 0]
        if free:
            half = (box.w / 2, box.h / 2)
            return Rect(min(free, key=lambda corner: math.dist(
                (corner[0] + half[0], corner[1] + half[1]), wanted)), box.size)  # fmt: skip
    return None


def looked_at(model: TableModel, handling: Handling, magnify: str) -> Card | None:
    """The card to be shown large: of the hand or of the trick, where the player is now."""
    if magnify == "off" or not model.face_up or handling.dragged is not None:
        return None
    pointed = handling.hovered if magnify == "hover" else None
    card = handling.looked or handling.cursor or pointed
    there = card in model.hand or any(play.card is card for play in model.trick)
    return card if there else None


class Magnifier(BaseNode):
    """The magnified card, if the table has room for it."""

    def __init__(self, ctx: Context, layout: TableLayout) -> None:
        super().__init__(z=LOUPE_Z)
        self._ctx, self._layout = ctx, layout
        self._places: dict[bool, Rect | None] = {}
        self.card: Card | None = None
        self._box = Rect(0, 0, 0, 0)
        self.visible = False

    def show(self, card: Card | None, model: TableModel) -> None:
        """Show this card large, or nothing."""
        box = None if card is None else self._place(passing=model.ask.kind is AskKind.PASS)
        if box is None:
            card = None
        if (card, box) == (self.card, self._box) or (card is None and not self.visible):
            return
        self.card, self.visible = card, card is not None
        if box is not None:
            self._box = box
            self.rect = box.inflate(box.w // 4, box.h // 4)
        self.touch()

    def _place(self, *, passing: bool) -> Rect | None:
        if passing not in self._places:
            self._places[passing] = magnifier_place(self._layout, passing=passing)
        return self._places[passing]

    def draw(self, surface: Surface, _clip: Rect) -> None:
        if self.card is None:
            return
        ctx, box = self._ctx, self._box
        shadow = ctx.cardart.outlines.shadow(box.w, Shadow.RAISED)
        surface.blit(shadow, shadow.get_rect(center=box.center))
        line = max(2.0, 3 * ctx.metrics.base_u)
        grown = box.inflate(2 * round(line), 2 * round(line))
        radius = 31 * box.w / 500 + line
        ctx.painter.box(surface, grown, BoxStyle(radius, (*ctx.theme.text, 255)))
        face = ctx.cardart.face(self.card.text, box.w)
        surface.blit(face, face.get_rect(center=box.center))


BUTTONS = {
    "table-menu": Icon.MENU, "table-last-trick": Icon.CARDS, "table-hint": Icon.BULB,
    "table-take-back": Icon.UNDO, "table-scores": Icon.CHART, "table-options": Icon.GEAR,
}  # fmt: skip
"""The buttons at the top by the messages with their names: the menu, then the others."""
ICONS = len(BUTTONS) - 1
"""The number of them beside the menu's."""
LABELS_FROM = 1600
"""The width of a window from which on the buttons at the top have words, in pixels."""
LAST_SCALE, LAST_APART = 0.8, (1.16, 1.28)
ROUGH = 16
BUTTON_Z = 45.0


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """The action button: what it says, and why it cannot be pressed yet."""

    label: str
    icon: Icon | None = None
    reason: str = ""
    caption: str = ""
    quiet: bool = False
    called: str = ""
    """Its spoken name, where the icon says a part of it."""


def label_widths(ctx: Context) -> tuple[int, ...]:
    """The widths of the words on the top buttons; nothing in a window too narrow for them."""
    if ctx.metrics.window.w < LABELS_FROM or ctx.metrics.shape is not Shape.LANDSCAPE:
        return ()
    skin = Skin(ctx)
    return tuple(skin.painter.text_width(say(key), label_type(skin)) for key in BUTTONS)


class PileWords(Widget):
    """Lies over a pile and says what the pile is for."""

    focusable = False
    explains = True


class Controls:
    """Widgets and notes of the table for one window size."""

    def __init__(
        self, ctx: Context, stage: Stage, layout: TableLayout, act: Callable[[], None],
        tops: Sequence[Callable[[], None]],
    ) -> None:  # fmt: skip
        """`act` is what the action button does, `tops` what each of BUTTONS does."""
        self.ctx, self.stage, self.layout = ctx, stage, layout
        self._act = act
        self.form = Form(ctx, stage)
        furniture = layout.furniture
        self.prompt = PromptNode(ctx, layout.prompt)
        self.caption = CaptionNode(ctx, furniture.caption)
        self.panel = PassPanel(ctx, layout.panel)
        self.panel.warm(Surface((1, 1)))
        self.last = LastTrickPanel(ctx)
        hand = [bounds(pose) for pose in layout.hand.poses(layout.hand_max)]
        tags = _led_tags(ctx, layout)
        beside = hint_place(layout, [*hand, *tags]) or hint_place(layout, hand)
        self.hint = HintPanel(ctx, beside or hint_sheet(layout, tags))
        self.gone = GonePanel(ctx, lambda: beside or gone_place(layout, tags))
        self.loupe = Magnifier(ctx, layout)
        self._arcs: dict[int, ArcNode] = {}
        self._ways: dict[int, list[tuple[float, float]]] = {}
        self._action: ActionSpec | None = None
        self.button: Button | None = None
        stage.add(self.prompt, self.caption, self.panel, self.last, self.hint, self.gone,
                  self.loupe)  # fmt: skip
        places = (furniture.menu, *furniture.icons)
        buttons = [
            self._icon(box, key, icon, top)
            for box, (key, icon), top in zip(places, BUTTONS.items(), tops, strict=True)
        ]
        self.menu, self.last_button, self.hint_button, self.undo_button, *_ = buttons
        # From left to right, whichever hand the table is laid out for.
        self.pile = PileWords(ctx, "", pile_box(layout.kitty))
        self.form.add(*sorted(buttons, key=lambda button: button.box.x), self.pile)

    def _icon(self, box: Rect, key: str, icon: Icon, act: Callable[[], None]) -> IconButton:
        units = box.h / 2 / self.ctx.metrics.u
        return IconButton(
            self.ctx, say(key), act, box.center, icon=icon, z=BUTTON_Z, radius_units=units,
            labelled=box if box.w > box.h else None,
        )  # fmt: skip

    # -- what changes

    def set_action(self, spec: ActionSpec | None) -> None:
        """Show this action button, or none."""
        if spec == self._action:
            return
        old, self._action = self._action, spec
        if self.button is not None and _changed(spec, old):
            self.form.remove(self.button)
            self.button = None
        self.caption.say(spec.caption if spec is not None else "")
        if spec is None:
            return
        if self.button is None:
            self.button = Button(
                self.ctx, spec.label, self._act, self.layout.furniture.button,
                look=ButtonLook.SECONDARY if spec.quiet else ButtonLook.PRIMARY, icon=spec.icon,
                z=BUTTON_Z,
            )  # fmt: skip
            self.form.add(self.button)
        self.button.called = spec.called
        self.button.reason = spec.reason or None

    def explain_pile(self, pile: NamedPile) -> None:
        """Say under the pointer or finger what the kitty or stock is for, where one lies."""
        self.pile.visible = bool(pile.poses)
        self.pile.reason = pile.about

    def hush(self) -> None:
        """Hide shown tricks and notes, because a dialog opens."""
        self.show_last(None)
        self.form.clear_notes()

    def set_arcs(self, seats: Sequence[int], model: TableModel) -> None:
        """Show dotted curves from the hand to the receivers."""
        wanted = {position(model, seat) for seat in seats} if len(seats) == 1 else set()
        for spot in tuple(self._arcs):
            if spot not in wanted:
                self.stage.remove(self._arcs.pop(spot))
        for spot in wanted - set(self._arcs):
            if spot not in self._ways:
                kitty = bool(model.kitty_size + model.stock_size)
                self._ways[spot] = pass_way(self.layout, spot, kitty=kitty)
            if self._ways[spot]:
                arc = self._arcs[spot] = ArcNode(self.ctx, self._ways[spot])
                self.stage.add(arc)

    def show_last(self, info: LastTrickInfo | None) -> None:
        """Show a trick over the table, or put it away."""
        if info != self.last.info:
            self.last.tell(info)
            self._part_prompt()

    def say(self, prompt: PromptText | None, area: Rect | None) -> None:
        """Show this in the prompt below a hint, unless a trick is shown there."""
        hint = self.hint.rect.inflate(-12, -12)
        if area is not None and self.hint.visible and area.colliderect(hint):
            area = Rect(area.x, hint.bottom, area.w, area.bottom - hint.bottom)
        self.prompt.say(prompt, area)
        self._part_prompt()

    def _part_prompt(self) -> None:
        prompt, text = self.prompt, self.prompt.text
        prompt.visible = text is not None and not self.last.hides(prompt.box_for(text))


def _led_tags(ctx: Context, layout: TableLayout) -> list[Rect]:
    """The places of the tag of the card that was led."""
    tags = []
    for index, slot in enumerate(layout.slots):
        size = led_size(ctx, slot.width, led_share(len(layout.slots)))
        x, y = lead_tag(layout, index, size)
        tags.append(centred((slot.x + x, slot.y + y), *size))
    return tags


def _changed(new: ActionSpec | None, old: ActionSpec | None) -> bool:
    """Whether another button has to be made."""
    if new is None or old is None:
        return True
    return (new.label, new.quiet) != (old.label, old.quiet)


def pass_way(layout: TableLayout, spot: int, *, kitty: bool) -> list[tuple[float, float]]:
    """Points from the hand to a plate along a curve clear of panel, cards, plates and a `kitty`.

    Where a panel is in the way, the curve starts at the panel.
    """
    plate, panel = layout.seats[spot].plate, layout.panel
    u, hand = layout.metrics.base_u, layout.hand
    side = plate.centerx - layout.stage.centerx
    lean = 0 if abs(side) < 30 * u else (-1 if side < 0 else 1)
    low = hand.top(layout.hand_max) - 76 * u
    fans = [bounds(pose) for fan in layout.fans for pose in fan.poses(layout.hand_max)]
    if lean == 0:
        ends = [(plate.right + 60 * u, plate.bottom + 70 * u)]
        starts = [(panel.right + far * u, low) for far in (40, 60, 80)]
        below = max(box.bottom for box in fans if box.colliderect(plate))
        middle = float(plate.centerx)
        straight = ((middle, below + 40 * u), (middle, panel.y - 28 * u), 0.0)
    else:
        inner = plate.centerx - lean * 0.44 * plate.w
        ends = [(inner, plate.bottom + 66 * u), (float(plate.centerx), plate.bottom + 50 * u)]
        starts = [(hand.x + lean * far * hand.width, low) for far in (1.0, 1.4, 0.6, 1.8)]
        starts += [(x, panel.bottom + 50 * u) for x, _ in starts]
        # In a narrow window it runs between the cards at the side and the panel.
        own = [bounds(pose) for pose in layout.fan(spot).poses(layout.hand_max)]
        beside = own[0].unionall(own)
        left, right = (panel.right, beside.x) if lean > 0 else (beside.right, panel.x)
        middle = (left + right) / 2
        foot = min(layout.prompt.y, layout.furniture.caption.y, layout.seats[0].plate.y) - 40 * u
        straight = ((middle, plate.bottom + 50 * u), (middle, foot), 0.03)
    tries = product(ends, starts, (0.17, 0.27, 0.1, 0.36, 0.0))
    first = (straight,) if not lean or layout.metrics.shape is Shape.PORTRAIT else ()
    blocked = [panel.inflate(round(24 * u), round(24 * u)), layout.prompt, *fans,
               *(box.inflate(8, 8) for box in layout.furniture.solids)]  # fmt: skip
    if kitty:
        blocked.append(pile_box(layout.kitty).inflate(8, 8))
    return _clear_way((*first, *tries), blocked, 20 * u, 1 if lean > 0 else -1)


Point = tuple[float, float]


def _clear_way(
    tries: Iterable[tuple[Point, Point, float]], blocked: Sequence[Rect], gap: float, way: int
) -> list[Point]:
    """The first curve of those to an end, from a start, with a bend, that touches nothing."""
    for end, start, bend in tries:
        bulge = bend * math.dist(start, end) * way
        rough = arc_points(start, end, bulge=bulge, gap=0.0, fine=ROUGH)
        if any(box.collidepoint(p) for box in blocked for p in rough):
            continue
        points = arc_points(start, end, bulge=bulge, gap=gap)
        if len(points) > 4 and not any(box.collidepoint(p) for box in blocked for p in points):
            return points
    return []


def last_trick_info(
    layout: TableLayout, model: TableModel, names: Sequence[str], title: str
) -> LastTrickInfo | None:
    """The last trick in seat order under this title, at four fifths of its usual size.

    Large text does not make it smaller.
    """
    trick = model.last
    if trick is None:
        return None
    centre, usual = layout.trick_centre, trick_width(layout.metrics.shape, len(layout.seats))
    scale = LAST_SCALE * max(1.0, usual * layout.stage.h / layout.slots[0].width)
    plays = []
    counts: dict[int, int] = {}
    taken = (index for index, play in enumerate(trick.plays) if play.seat == trick.taker)
    winner = next(taken, None)
    for index, play in enumerate(trick.plays):
        turn = counts[play.seat] = counts.get(play.seat, -1) + 1
        slot = layout.slot(position(model, play.seat), turn)
        across, down = (scale * far for far in LAST_APART)
        pose = Pose(centre[0] + (slot.x - centre[0]) * across,
                    centre[1] + (slot.y - centre[1]) * down, slot.width * scale)  # fmt: skip
        plays.append((play.card, pose, names[play.seat], index == winner))
    return LastTrickInfo(title, tuple(plays))
