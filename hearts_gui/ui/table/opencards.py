"""Cards that lie face up beside a seat: an open last trick, captured penalty cards, shown hands."""

from collections.abc import Iterable

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules import Rules, ShowTaken
from hearts_gui.engine.values import penalty_faces
from hearts_gui.ui.cardart import Shadow
from hearts_gui.ui.context import Context
from hearts_gui.ui.handfan import BackFan, Pose
from hearts_gui.ui.layout import TableLayout
from hearts_gui.ui.layout_fit import CROWDED, bounds
from hearts_gui.ui.seating import Side
from hearts_gui.ui.stage import BaseNode, Stage
from hearts_gui.ui.table.placing import position
from hearts_gui.ui.table_model import TableModel, sort_hand

STEP = 0.42
INDEX_STEP = 0.52
LONGEST, LONGEST_CROWDED = 2.6, 1.1
BEHIND_TRICK, ON_FAN = 13.0, 11.0


class FacesNode(BaseNode):
    """Small faces at given places."""

    def __init__(self, ctx: Context, *, z: float) -> None:
        super().__init__(z=z)
        self.ctx = ctx
        self.laid: tuple[tuple[Card, Pose], ...] = ()
        self.visible = False

    def lay(self, laid: tuple[tuple[Card, Pose], ...]) -> None:
        """Show these cards here, the first one lowest."""
        if laid == self.laid:
            return
        self.laid = laid
        self.visible = bool(laid)
        if laid:
            boxes = [bounds(pose) for _, pose in laid]
            whole: Rect = boxes[0].unionall(boxes[1:])
            margin = round(laid[0][1].width * 0.2) + 2
            self.rect = whole.inflate(2 * margin, 2 * margin)
        self.touch()

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw shadows and faces."""
        del clip
        art = self.ctx.cardart
        for card, pose in self.laid:
            width = max(8, round(pose.width))
            for layer in (art.shadow(width, Shadow.REST, pose.angle),
                          art.face(card.text, width, pose.angle)):  # fmt: skip
                surface.blit(layer, layer.get_rect(center=(round(pose.x), round(pose.y))))


class OpenCards:
    """Keeps the open cards of one table up to date."""

    def __init__(self, ctx: Context, stage: Stage, layout: TableLayout, rules: Rules) -> None:
        self._layout, self._rules = layout, rules
        self._order = ctx.settings.sort
        seats = range(rules.players)
        self.piles = [FacesNode(ctx, z=BEHIND_TRICK) for _ in seats]
        self.hands = [FacesNode(ctx, z=ON_FAN) for _ in seats]
        stage.add(*self.piles, *self.hands)

    def show(self, model: TableModel) -> None:
        """Follow the content."""
        shown = dict(model.shown)
        for seat in range(model.players):
            place = position(model, seat)
            self.piles[place].lay(self._beside_pile(place, self._open(model, seat)))
            hand = () if place == 0 else left_of(model, shown.get(seat, ()))
            self.hands[place].lay(self._on_fan(place, sort_hand(hand, self._order)))

    def _open(self, model: TableModel, seat: int) -> tuple[Card, ...]:
        """The captured cards of a seat that lie open by the rules."""
        match self._rules.show_taken:
            case ShowTaken.LAST_TRICK_OPEN:
                last = model.last
                if last is None or last.taker != seat:
                    return ()
                return tuple(play.card for play in last.plays)
            case ShowTaken.PENALTY_CARDS:
                faces = penalty_faces(self._rules, model.penalty_suit)
                taken = model.taken[seat] if model.taken else ()
                return sort_hand(tuple(c for c in taken if c.face in faces), self._order)
            case _:
                return ()

    def _beside_pile(self, place: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, Pose], ...]:
        seat = self._layout.seats[place]
        pile, count = seat.pile, len(cards)
        longest = LONGEST if len(self._layout.seats) < CROWDED else LONGEST_CROWDED
        step = min(STEP, longest / max(1, count - 1)) * pile.width
        start = pile.x + 0.35 * pile.width
        if seat.side is Side.RIGHT:
            start = pile.x - 0.35 * pile.width - step * (count - 1)
        return tuple(
            (card, Pose(start + index * step, pile.y, pile.width))
            for index, card in enumerate(cards)
        )

    def _on_fan(self, place: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, Pose], ...]:
        if not cards:
            return ()
        fan, side = self._layout.fan(place), self._layout.seats[place].side
        if not fan.stack:
            return tuple(
                zip(cards, _upright(side, fan, self._layout.stage, len(cards)), strict=True)
            )
        step = min(0.5, 2.4 / max(1, len(cards) - 1)) * fan.width
        return tuple(
            (card, Pose(fan.x + (index - (len(cards) - 1) / 2) * step, fan.y, fan.width))
            for index, card in enumerate(cards)
        )


def _upright(side: Side, fan: BackFan, stage: Rect, count: int) -> tuple[Pose, ...]:
    """Where a shown hand lies: at the sides a column of upright cards, whole on the stage."""
    if side not in (Side.LEFT, Side.RIGHT):
        return fan.poses(count)
    step = min(INDEX_STEP * fan.width, fan.longest / max(1, count - 1))
    inset = fan.width * 0.75
    x = stage.x + inset if side is Side.LEFT else stage.right - inset
    top = fan.y - (count - 1) / 2 * step
    return tuple(Pose(x, top + index * step, fan.width) for index in range(count))


def left_of(model: TableModel, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of a shown hand that have not been played since."""
    gone = {card for taken in model.taken for card in taken} | set(model.held)
    gone |= {play.card for play in model.trick}
    return tuple(card for card in cards if card not in gone)
