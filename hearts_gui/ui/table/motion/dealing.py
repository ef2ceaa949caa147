"""Dealing and passing as seen on the table."""

from functools import partial

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import Move
from hearts_gui.ui.draw.tween import in_out
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.effects import After
from hearts_gui.ui.table.nodes.poses import Motion
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.model import TableModel

ARC_DEAL, ARC_PASS = 0.10, 0.12
SOUND_EVERY = 3
# In which part of a pass a card turns over.
TURN_DOWN, TURN_UP = (0.1, 0.4), (0.55, 0.85)


def turn_up(table: Tabletop, cue: cue_types.TurnUp) -> None:
    """The own hand turns over, card by card."""
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
    """The own cards slide into their order."""
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
    wanted = table.wanted()
    table.preparing.turn_up(list(now.hand))
    order = [(now.dealer + 1 + k) % now.players for k in range(now.players)]
    index = 0
    for turn in range(max(now.sizes, default=0)):
        for seat in order:
            if turn >= now.sizes[seat]:
                continue
            delay = index * cue.stagger
            if seat == now.seat:
                _deal_mine(table, now.hand[turn], start, wanted[now.hand[turn]].pose,
                                cue, delay)  # fmt: skip
            else:
                _deal_theirs(table, seat, turn, start, cue, delay)
            if index % SOUND_EVERY == 0:
                table.effects.add(After(delay, partial(_flick, table, seat)))
            index += 1


def _deal_mine(
    table: Tabletop, card: Card, start: Pose, end: Pose, cue: cue_types.DealOut,
    delay: float,
) -> None:  # fmt: skip
    start = Pose(start.x, start.y, end.width, end.angle)
    sprite = table.add(card, start, z=100.0 + delay / 1e4, moving=True)
    sprite.flip = -1.0
    sprite.visible = False
    arc = (0.0, -ARC_DEAL * table.layout.stage.h)

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
    start = Pose(start.x, start.y, end.width, end.angle)
    table.fly(
        start, end, ms=cue.flight, delay=delay, arc=(0.0, -ARC_DEAL * table.layout.stage.h),
        land=lambda: fan.set_count(max(fan.count, size), of=whole),
    )  # fmt: skip


def exchange(table: Tabletop, cue: cue_types.Exchange, before: TableModel) -> None:
    """All passed cards fly together, the own ones turning over on their way."""
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
    wanted = table.wanted()
    table.preparing.turn_up([card for card in now.hand if card not in before.hand])
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
            table.fly(start, end, ms=flight, delay=delay, card=move.card, arc=bulge, land=None,
                    flip=(1.0, -1.0), waits=True, window=TURN_DOWN, curve=in_out)  # fmt: skip
        else:
            table.fly(start, end, ms=flight, delay=delay, arc=bulge, land=None,
                    curve=in_out)  # fmt: skip
    table.sync(flight)


def _ways(table: Tabletop, cue: cue_types.Exchange) -> list[tuple[Move, Pose, Pose, int]]:
    """Where each card comes from and goes, and its place among its giver's cards."""
    centre = table.layout.trick_centre
    middle = Pose(centre[0], centre[1], table.layout.trick_width * 0.7)
    given: dict[int, int] = {}
    got: dict[int, int] = {}
    paths = []
    for move in cue.moves:
        turn = given[move.giver] = given.get(move.giver, -1) + 1
        place = got[move.receiver] = got.get(move.receiver, -1) + 1
        start = _joins(table, cue.model, move.giver, turn) or middle
        end = _joins(table, cue.model, move.receiver, place) or middle
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


def _joins(table: Tabletop, now: TableModel, seat: int, index: int) -> Pose | None:
    """Where the index-th passed card leaves or joins a seat's hand; None for the table."""
    if seat < 0:
        return None
    fan = table.seats.fan(seat)
    if fan is None:
        return table.seats.source(seat)
    places = fan.fan.poses(max(1, now.sizes[seat]))
    return places[min(len(places) - 1, len(places) // 2 + index)]


def _flick(table: Tabletop, seat: int) -> None:
    table.ctx.sound.play("flick", table.side(seat))
