"""What stands for each seat: plate, fan and captured tricks; and the piles beside the trick."""

from collections.abc import Callable

from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.nodes.backs import BacksNode, FanNode, NamedPile, PileNode
from hearts_gui.ui.table.nodes.placing import position
from hearts_gui.ui.table.nodes.plates import PlateInfo, PlateNode
from hearts_gui.ui.table.story.model import TableModel
from hearts_gui.wording.language.messages import say


class Seats:
    """Nodes in the order of places on the screen, the human's first; `model` only for seats."""

    def __init__(
        self, ctx: Context, layout: TableLayout, model: TableModel,
        plate_of: Callable[[TableModel, int], PlateInfo], *, drawing: bool,
    ) -> None:  # fmt: skip
        self._model, self._plate_of = model, plate_of
        hand = layout.hand
        self._own_hand = Pose(hand.x, hand.y, hand.width)
        places = range(model.players)
        self.fans = [FanNode(ctx, fan) for fan in layout.fans]
        self.piles = [PileNode(ctx, layout.seats[k].pile, seed=k * 31 + 7) for k in places]
        left_over = say("table-stock" if drawing else "table-kitty")
        self.kitty = NamedPile(ctx, layout, layout.kitty, left_over, seed=99)
        self.held = NamedPile(ctx, layout, layout.held, say("table-held-over"), seed=98)
        self.plates = [
            PlateNode(ctx, layout.seats[k].plate, plate_of(model, self._seat_at(k))) for k in places
        ]
        self.backs: tuple[BacksNode, ...] = (*self.fans, *self.piles, self.kitty, self.held)

    def _seat_at(self, place: int) -> int:
        """The seat shown at a place on the screen."""
        return (self._model.seat + place) % self._model.players

    def plate(self, seat: int) -> PlateNode:
        """A seat's plate."""
        return self.plates[position(self._model, seat)]

    def pile(self, seat: int) -> PileNode:
        """A seat's captured tricks."""
        return self.piles[position(self._model, seat)]

    def fan(self, seat: int) -> FanNode | None:
        """A seat's fan of backs; None for the human."""
        place = position(self._model, seat)
        return self.fans[place - 1] if place else None

    def source(self, seat: int) -> Pose:
        """Where a card leaves a hand."""
        fan = self.fan(seat)
        return self._own_hand if fan is None else fan.middle()

    def show_backs(self, model: TableModel) -> None:
        """Show fans, piles and the kitty."""
        open_hands = dict(model.shown)
        for place, fan in enumerate(self.fans, start=1):
            seat = self._seat_at(place)
            hidden = not model.sizes or seat in open_hands
            fan.set_count(0 if hidden else model.sizes[seat])
        for place, pile in enumerate(self.piles):
            pile.set_count(model.tricks[self._seat_at(place)] if model.tricks else 0)
        self.kitty.set_count(model.kitty_size + model.stock_size)
        self.held.set_count(len(model.held))

    def show_plates(self, model: TableModel) -> None:
        """Show on every plate what it says."""
        for place, plate in enumerate(self.plates):
            plate.tell(self._plate_of(model, self._seat_at(place)))

    def live(self, ms: float) -> None:
        """Let time pass for the faces."""
        for plate in self.plates:
            plate.live(ms)

    @property
    def wait_ms(self) -> int | None:
        """How long all faces stay as they are; None where all are at rest."""
        left = [plate.feels_ms for plate in self.plates if plate.feels_ms is not None]
        return max(1, round(min(left))) if left else None

    def pile_at(self, pos: tuple[int, int]) -> bool:
        """Whether captured cards are at a point."""
        return any(pile.visible and pile.hit.collidepoint(pos) for pile in self.piles)
