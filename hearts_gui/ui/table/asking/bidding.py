"""The question for a bid: a number of counters, with what the others have bid so far."""

from collections.abc import Callable, Sequence

from hearts_gui.engine.play.actions import Action, MakeBid
from hearts_gui.engine.play.validate import HIGHEST_BID
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import DialogButton
from hearts_gui.ui.table.asking.hand_dialog import HandDialog
from hearts_gui.ui.table.core.state import TableState
from hearts_gui.ui.widgets.flow import Anchor, Item, Sized
from hearts_gui.ui.widgets.stepper import SIZE, Stepper
from hearts_gui.wording.language.messages import say

BID, NO_BID = "table-bid", "table-bid-none"
"""Messages on the buttons."""


class BidDialog(HandDialog):
    """Asks for a number of counters; Escape leaves the question open."""

    def __init__(self, state: TableState, submit: Callable[[Action], None]) -> None:
        seat = state.seat
        best = max((counters for _, counters in state.view.deal.bids), default=0)
        self.bid = min(HIGHEST_BID, best + 1)
        self.stepper: Stepper | None = None
        choices = (
            DialogButton(say(NO_BID), lambda: submit(MakeBid(seat, 0))),
            DialogButton(
                say(BID), lambda: submit(MakeBid(seat, self.bid)), primary=True, icon=Icon.CHECK
            ),
        )
        text = bids_text(state.view, state.names)
        super().__init__(state, say("table-bid-title"), text, choices)

    def extra(self) -> Item:
        """The number between minus and plus."""
        values = [str(count) for count in range(1, HIGHEST_BID + 1)]
        self.stepper = Stepper(
            self.fit, say("table-bid-counters"), values=values, chosen=self.bid - 1,
            changed=self._choose,
        )  # fmt: skip
        return Sized(self.stepper, width=SIZE[0] + 60, across=Anchor.MIDDLE)

    def _choose(self, index: int) -> None:
        self.bid = index + 1


def bids_text(view: PlayerView, names: Sequence[str]) -> str:
    """What bidding is for, and the bids so far."""
    lines = [say("table-bid-text")]
    lines += [say("table-bid-of", name=names[seat], n=bid) for seat, bid in view.deal.bids]
    return "\n".join(lines)
