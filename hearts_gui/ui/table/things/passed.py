"""What was passed in this deal, to be looked up: what went to whom, what came from whom."""

from collections.abc import Mapping, Sequence

from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.seats import POOL
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.things.panels import LastTrickInfo
from hearts_gui.wording.language.messages import say, told

WIDEST, LEAST_STEP = 0.52, 1.12
ROW_GAP = 0.26
NEAR = 3


def givers_of(view: PlayerView, names: Sequence[str]) -> dict[Card, Message]:
    """Of each card that this seat received in this deal: from whom it came."""
    if view.public.deal is None:
        return {}
    found = {card: _from(giver, names) for card, giver in view.own.got}
    if view.public.deal.kitty_taker == view.seat:
        found.update(dict.fromkeys(view.own.kitty, message("table-from-kitty")))
    return found


def _from(giver: int, names: Sequence[str]) -> Message:
    if giver == POOL:
        return message("table-from-heap")
    return message("table-from-name", name=names[giver])


def _to(taker: int, names: Sequence[str]) -> str:
    return say("table-to-heap") if taker == POOL else say("table-to-name", name=names[taker])


def passed_info(
    layout: TableLayout, view: PlayerView, names: Sequence[str]
) -> LastTrickInfo | None:
    """Two rows to look at, given above received, or None when nothing was passed."""
    if view.public.deal is None:
        return None
    gave = [(card, _to(taker, names)) for card, taker in view.own.gave]
    gave += [(card, say("table-to-kitty")) for card in view.own.buried]
    got = [(card, told(giver)) for card, giver in givers_of(view, names).items()]
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
    high = Pose(0, 0, width).height
    step, down = width * LEAST_STEP, high * (1 + ROW_GAP)
    x, y = layout.trick_centre
    y -= down * (len(rows) - 1) / 2
    made = []
    for line, row in enumerate(rows):
        left = x - step * (len(row) - 1) / 2
        made += [
            (card, Pose(left + step * k, y + down * line, width), words, False)
            for k, (card, words) in enumerate(row)
        ]
    return tuple(made)


def tags_of(hand: Sequence[Card], givers: Mapping[Card, Message]) -> dict[Card, tuple[int, str]]:
    """One tag for each run of cards from one giver: the card that bears it, its line, its words.

    A tag too near the one before it stands on the second line.
    """
    runs: list[list[int]] = []
    for index, card in enumerate(hand):
        if card not in givers:
            continue
        if runs and runs[-1][-1] == index - 1 and givers[hand[index - 1]] == givers[card]:
            runs[-1].append(index)
        else:
            runs.append([index])
    made: dict[Card, tuple[int, str]] = {}
    before, line = -9, 1
    for run in runs:
        middle = run[len(run) // 2]
        line = 1 - line if middle - before < NEAR else 0
        before = middle
        words = told(givers[hand[middle]])
        if len(run) > 1:
            words = say("table-from-several", n=len(run), words=words)
        made[hand[middle]] = (line, words)
    return made
