"""Animates dealing and passing, and cards that move between hands, kitty and stock."""

from collections.abc import Callable
from functools import partial

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import Move
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.tween import in_cubic, in_out, out_cubic
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.effects import After
from hearts_gui.ui.table.nodes.poses import Motion
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import TableModel

ARC_DEAL, ARC_PASS = 0.10, 0.12
SOUND_EVERY = 3
# The part of a pass in which a card turns over.
TURN_DOWN, TURN_UP = (0.1, 0.4), (0.55, 0.85)
Land = Callable[[], None]
Moving = cue_types.KittyGoes | cue_types.Bury | cue_types.DrawCard

MOST_BACKS = 6
FLIGHT = 0.7
SHOWN_STEP, SHOWN_PART = 0.55, 0.2


def drawn_by(cue: Moving, before: TableModel) -> tuple[Card, ...]:
    """The cards that came into the player's hand from the stock."""
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
    own = cue.seat == before.seat
    match cue:
        case cue_types.KittyGoes(swap=False, cards=cards) if cards and not table.still:
            _show_kitty(table, cue, cards)
        case cue_types.KittyGoes(swap=False):
            _backs(table, cue, table.layout.kitty, table.seats.pile(cue.seat).place)
        case cue_types.KittyGoes() | cue_types.DrawCard():
            if own:
                _into_hand(table, cue, before)
            else:
                _backs(table, cue, table.layout.kitty, table.seats.source(cue.seat))
        case cue_types.Bury():
            if own:
                _out_of_hand(table, cue, before)
            else:
                _backs(table, cue, table.seats.source(cue.seat), table.seats.pile(cue.seat).place)
    table.sync(cue.ms)


def _times(cue: Moving, count: int) -> tuple[float, float]:
    """The flight time of one card, and the delay of the next one."""
    if count < 2:
        return cue.ms, 0.0
    return cue.ms * FLIGHT, cue.ms * (1 - FLIGHT) / (count - 1)


def _into_hand(table: Tabletop, cue: Moving, before: TableModel) -> None:
    table.show_backs()
    new = [card for card in cue.model.hand if card not in before.hand]
    flight, stagger = _times(cue, len(new))
    wanted, start = table.targets(), table.layout.kitty
    table.turning = new
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
                curve=in_out)  # fmt: skip
    table.show_backs()


def _backs(table: Tabletop, cue: Moving, start: Pose, end: Pose) -> None:
    """Move others' cards as backs; the source shrinks immediately, the target grows on landing."""
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


def turn_up(table: Tabletop, cue: cue_types.TurnUp) -> None:
    """The player's hand turns over, card by card."""
    now = table.model = cue.model
    table.ctx.sound.play("slide")
    length = cue.ms - cue.stagger * (len(now.hand) - 1)
    for index, card in enumerate(now.hand):
        sprite = table.sprites.get(card)
        if sprite is None:
            continue
        if cue.ms <= 0:
            sprite.flip, sprite.target_flip = 1.0, None
            sprite.touch()
            continue
        delay = cue.stagger * index
        sprite.target_flip = (-1.0, 1.0)
        table.motions.add(Motion(sprite, sprite.pose, sprite.pose, length, delay=delay))


def sort_hand(table: Tabletop, cue: cue_types.SortHand) -> None:
    """The player's cards slide into their order."""
    table.model = cue.model
    table.show_plates()
    table.sync(cue.ms)


def deal_out(table: Tabletop, cue: cue_types.DealOut) -> None:
    """Cards go round from the dealer, one by one."""
    now = cue.model
    table.effects.end()
    table.handling.forget()
    table.handling.comes()
    for card in tuple(table.sprites):
        table.drop(card)
    table.model = now
    table.show_marks()
    table.show_plates()
    table.show_backs()
    if cue.flight <= 0:
        table.show(now)
        return
    for fan in table.seats.fans:
        fan.set_count(0)
    assert now.dealer is not None
    dealer = table.seats.plate(now.dealer).box
    start = Pose(dealer.centerx, dealer.centery, table.layout.hand.width)
    wanted = table.targets()
    table.turning = list(now.hand)
    order = [(now.dealer + 1 + k) % now.players for k in range(now.players)]
    index = 0
    for turn in range(max(now.sizes, default=0)):
        for seat in order:
            if turn >= now.sizes[seat]:
                continue
            delay = index * cue.stagger
            if seat == now.seat:
                _deal_mine(table, now.hand[turn], start, wanted[now.hand[turn]].pose, cue, delay)
            else:
                _deal_theirs(table, seat, turn, start, cue, delay)
            if index % SOUND_EVERY == 0:
                flick = partial(table.ctx.sound.play, "flick", table.side(seat))
                table.effects.add(After(delay, flick))
            index += 1


def _on_cloth(table: Tabletop, start: Pose, end: Pose) -> tuple[Pose, tuple[float, float]]:
    """The start of a card that is dealt, and its rise: it never leaves the cloth at the top."""
    stage = table.layout.stage
    top = stage.y + RAIL * table.ctx.metrics.base_u + end.height / 2
    start = Pose(start.x, max(top, start.y), end.width, end.angle)
    room = max(0.0, min(start.y, end.y) - top)
    return start, (0.0, -min(ARC_DEAL * stage.h, room))


def _deal_mine(
    table: Tabletop, card: Card, start: Pose, end: Pose, cue: cue_types.DealOut,
    delay: float,
) -> None:  # fmt: skip
    start, arc = _on_cloth(table, start, end)
    sprite = table.add(card, start, z=100.0 + delay / 1e4, moving=True)
    sprite.flip = -1.0
    sprite.visible = False

    def leave() -> None:
        sprite.visible = True

    if table.still:
        sprite.place(end, moving=False)
        sprite.fade = (0.0, 1.0)
        arc = (0.0, 0.0)
    table.motions.add(Motion(sprite, start, end, cue.flight, delay=delay, arc=arc, on_start=leave))


def _deal_theirs(
    table: Tabletop, seat: int, turn: int, start: Pose, cue: cue_types.DealOut, delay: float
) -> None:
    fan = table.seats.fan(seat)
    assert fan is not None
    if table.still:
        fan.set_count(cue.model.sizes[seat])
        return
    size, whole = turn + 1, cue.model.sizes[seat]
    places = fan.fan.poses(whole)
    end = places[min(turn, len(places) - 1)]
    # Neither turned nor resized on the way: the same picture serves the whole flight.
    start, arc = _on_cloth(table, start, end)
    table.fly(
        start, end, ms=cue.flight, delay=delay, arc=arc,
        land=lambda: fan.set_count(max(fan.count, size), of=whole),
    )  # fmt: skip


def exchange(table: Tabletop, cue: cue_types.Exchange, before: TableModel) -> None:
    """All passed cards fly together, the player's turning over on their way."""
    now, me = cue.model, cue.model.seat
    table.ctx.sound.play("slide")
    table.handling.forget()
    table.handling.comes()
    flight = max(1.0, cue.ms - cue.stagger * max(0, len(cue.moves) // now.players - 1))
    if cue.ms <= 0:
        table.show(now)
        return
    held = {card: sprite.pose for card, sprite in table.sprites.items()}
    table.model = now
    table.show_plates()
    for card in before.hand:
        if card not in now.hand:
            table.drop(card)
    wanted = table.targets()
    table.turning = [card for card in now.hand if card not in before.hand]
    ways = _ways(table, cue)
    _thin_out(table, cue, flight)
    for move, start, end, turn in ways:
        delay = turn * cue.stagger
        bulge = _towards_centre(table, start, end)
        if move.receiver == me and move.card is not None:
            table.receive(move.card, start, wanted[move.card].pose, ms=flight, delay=delay,
                        arc=bulge, window=TURN_UP)  # fmt: skip
        elif table.still:
            continue
        elif move.giver == me and move.card is not None:
            start = held.get(move.card, start)
            table.fly(start, end, ms=flight, delay=delay, card=move.card, arc=bulge,
                    flip=(1.0, -1.0), waits=True, window=TURN_DOWN, curve=in_out)  # fmt: skip
        else:
            table.fly(start, end, ms=flight, delay=delay, arc=bulge, curve=in_out)
    table.sync(flight)


def _ways(table: Tabletop, cue: cue_types.Exchange) -> list[tuple[Move, Pose, Pose, int]]:
    """For each card, its start and end, and its place among its giver's cards."""
    centre = table.layout.trick_centre
    middle = Pose(centre[0], centre[1], table.layout.trick_width * 0.7)
    passed: dict[int, int] = {}
    received: dict[int, int] = {}
    paths = []
    for move in cue.moves:
        turn = passed[move.giver] = passed.get(move.giver, -1) + 1
        index = received[move.receiver] = received.get(move.receiver, -1) + 1
        start = _joins(table, cue.model, move.giver, turn) or middle
        end = _joins(table, cue.model, move.receiver, index) or middle
        paths.append((move, start, end, turn))
    return paths


def _thin_out(table: Tabletop, cue: cue_types.Exchange, flight: float) -> None:
    """Hands hold fewer cards until those that come to them arrive."""
    if table.still:
        return
    for seat in range(cue.model.players):
        fan = table.seats.fan(seat)
        away = sum(move.giver == seat for move in cue.moves)
        if fan is not None and away:
            fan.set_count(max(0, cue.model.sizes[seat] - away))
    table.effects.add(After(flight, table.show_backs))


def _towards_centre(table: Tabletop, start: Pose, end: Pose) -> tuple[float, float]:
    centre = table.layout.trick_centre
    dx, dy = centre[0] - (start.x + end.x) / 2, centre[1] - (start.y + end.y) / 2
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    bulge = ARC_PASS * table.layout.stage.h
    return (dx / length * bulge, dy / length * bulge)


def _joins(table: Tabletop, model: TableModel, seat: int, index: int) -> Pose | None:
    """The place where the index-th passed card leaves or joins a hand; None for the table."""
    if seat < 0:
        return None
    fan = table.seats.fan(seat)
    if fan is None:
        return table.seats.source(seat)
    places = fan.fan.poses(max(1, model.sizes[seat]))
    return places[min(len(places) - 1, len(places) // 2 + index)]
