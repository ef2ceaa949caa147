"""What was passed in this deal, to be looked up: what went to whom, what came from whom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.seats import POOL
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.nodes.panels import LastTrickInfo
from hearts_gui.wording.language.messages import say, told

WIDEST, LEAST_STEP = 0.52, 1.12
ROW_GAP = 0.26


@dataclass(frozen=True, slots=True)
class Giver:
    """Where a card came from, in words; for a player also the name and the face."""

    words: Message
    name: str = ""
    portrait: str = ""


def givers_of(view: PlayerView, seats: Seating) -> dict[Card, Giver]:
    """From whom each card came that this seat received in this deal."""
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
    got = [(card, told(giver.words)) for card, giver in givers_of(view, seats).items()]
    rows = [row for row in (gave, got) if row]
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
    height = Pose(0, 0, width).height
    step, down = width * LEAST_STEP, height * (1 + ROW_GAP)
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
