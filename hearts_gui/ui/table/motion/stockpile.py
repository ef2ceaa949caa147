"""Kitty and stock as seen on the table: cards fly to the hand and back, not only their number."""

from collections.abc import Callable

from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.tween import in_cubic, in_out, out_cubic
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.model import TableModel

Land = Callable[[], None]
Moving = cue_types.KittyGoes | cue_types.Bury | cue_types.DrawCard

MOST_BACKS = 6
FLIGHT = 0.7
SHOWN_STEP, SHOWN_PART = 0.55, 0.2


def drawn_by(cue: Moving, before: TableModel) -> tuple[Card, ...]:
    """The cards that came into the own hand from the stock."""
    if not isinstance(cue, cue_types.DrawCard) or cue.seat != before.seat:
        return ()
    return tuple(card for card in cue.model.hand if card not in before.hand)


def move(table: Tabletop, cue: Moving, before: TableModel) -> None:
    """Show one of these; the backs on the table follow as the cards leave and land."""
    if cue.ms <= 0:
        table.show(cue.model)
        return
    sound = table.ctx.sound
    sound.play("flick" if isinstance(cue, cue_types.DrawCard) else "slide", table.side(cue.seat))
    table.model = cue.model
    table.show_plates()
    table.show_marks()
    mine = cue.seat == before.seat
    match cue:
        case cue_types.KittyGoes(swap=False, cards=cards) if cards and not table.still:
            _show_kitty(table, cue, cards)
        case cue_types.KittyGoes(swap=False):
            _backs(table, cue, table.layout.kitty, table.seats.pile(cue.seat).place)
        case cue_types.KittyGoes() | cue_types.DrawCard():
            if mine:
                _into_hand(table, cue, before)
            else:
                _backs(table, cue, table.layout.kitty, table.seats.source(cue.seat))
        case cue_types.Bury():
            if mine:
                _out_of_hand(table, cue, before)
            else:
                _backs(table, cue, table.seats.source(cue.seat), table.seats.pile(cue.seat).place)
    table.sync(cue.ms)


def _times(cue: Moving, count: int) -> tuple[float, float]:
    """How long one card flies, and how much later the next one leaves."""
    if count < 2:
        return cue.ms, 0.0
    return cue.ms * FLIGHT, cue.ms * (1 - FLIGHT) / (count - 1)


def _into_hand(table: Tabletop, cue: Moving, before: TableModel) -> None:
    table.show_backs()
    new = [card for card in cue.model.hand if card not in before.hand]
    flight, stagger = _times(cue, len(new))
    wanted, start = table.wanted(), table.layout.kitty
    table.preparing.turn_up(new)
    for index, card in enumerate(new):
        end = wanted[card].pose
        table.receive(card, start, end, ms=flight, delay=stagger * index)


def _out_of_hand(table: Tabletop, cue: Moving, before: TableModel) -> None:
    gone = [card for card in before.hand if card not in cue.model.hand]
    flight, stagger = _times(cue, len(gone))
    end = table.seats.pile(cue.seat).place
    for index, card in enumerate(gone):
        sprite = table.sprites.get(card)
        if sprite is None:
            continue
        start = sprite.pose
        table.drop(card)
        fade = (1.0, 0.0) if table.still else None
        table.fly(start, start if table.still else end, ms=flight, delay=stagger * index,
                card=card, flip=None if table.still else (1.0, -1.0), fade=fade,
                land=None, curve=in_out)  # fmt: skip
    table.show_backs()


def _backs(table: Tabletop, cue: Moving, start: Pose, end: Pose) -> None:
    """Others' cards: seen from behind; what they leave shrinks immediately, the rest on landing."""
    fan = table.seats.fan(cue.seat)
    held = 0 if fan is None else fan.count
    table.show_backs()
    if table.still:
        return
    if fan is not None and not isinstance(cue, cue_types.Bury):
        fan.set_count(held)
    count = min(MOST_BACKS, cue.count)
    flight, stagger = _times(cue, count)
    for index in range(count):
        land = table.show_backs if index == count - 1 else None
        table.fly(start, end, ms=flight, delay=stagger * index, land=land, curve=out_cubic)


def _show_kitty(table: Tabletop, cue: cue_types.KittyGoes, cards: tuple[Card, ...]) -> None:
    """A kitty that goes with a trick: its taker sees it face up before it lies on the pile."""
    table.seats.kitty.set_count(0)
    start, end = table.layout.kitty, table.seats.pile(cue.seat).place
    centre, width = table.layout.trick_centre, table.layout.trick_width
    part = cue.ms * SHOWN_PART
    for index, card in enumerate(cards):
        across = (index - (len(cards) - 1) / 2) * SHOWN_STEP * width
        middle = Pose(centre[0] + across, centre[1], width)
        last = index == len(cards) - 1

        def away(card: Card = card, middle: Pose = middle, last: bool = last) -> None:
            table.fly(middle, end, ms=part, card=card, flip=(1.0, -1.0), curve=in_cubic,
                    land=table.show_backs if last else None)  # fmt: skip

        def stay(card: Card = card, middle: Pose = middle, away: Land = away) -> None:
            table.fly(middle, middle, ms=cue.ms - 2 * part, card=card, land=away)

        table.fly(start, middle, ms=part, card=card, flip=(-1.0, 1.0), land=stay, z=80.0 + index)
