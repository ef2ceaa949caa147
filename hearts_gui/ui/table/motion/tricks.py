"""Cards in the trick as seen on the table: played, revealed, gathered, swept away."""

from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.play.state import Play
from hearts_gui.ui.draw.tween import in_out, out_back, out_cubic
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.effects import After, QueenRing
from hearts_gui.ui.table.nodes.poses import Motion, arc_between
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.model import TableModel

ARC_PLAY = 0.12
LANDING = 1.03
LAND_MS = 90.0
DIM_MS = 380.0
QUEEN_DROP, QUEEN_DROP_MS = 1.35, 260.0
SWELL = 1.06
# The gathered cards still show this share of their distance from the winner.
FANNED = 0.1
# The last part of the sweep, in which the faces pass into the back on the pile.
DISSOLVE = (0.7, 1.0)
HOME_MS = 340.0
TURN_HOME = (0.25, 0.6)


def reveal(table: Tabletop, cue: cue_types.Reveal) -> None:
    """The extra card turns up where the Warren card lay."""
    hand = cue.model.hand
    warren = next((c for c in table.sprites if c.is_warren and c not in hand), None)
    start = None if warren is None else table.sprites[warren].pose
    table.show(cue.model)
    sprite = table.sprites.get(cue.card)
    if sprite is not None and start is not None and cue.ms > 0:
        sprite.target_flip = (-1.0, 1.0)
        table.motions.add(Motion(sprite, start, sprite.pose, cue.ms))


def play_out(table: Tabletop, cue: cue_types.PlayOut) -> None:
    """A card flies from its hand to the trick."""
    card, seat = cue.play.card, cue.play.seat
    table.model = cue.model
    table.handling.hints = ()
    wanted = table.wanted()[card]
    sprite = table.sprites.get(card)
    if sprite is None:
        source = table.seats.source(seat)
        sprite = table.add(card, Pose(source.x, source.y, source.width, wanted.pose.angle))
    start = sprite.pose
    table.show_backs()
    table.show_marks()
    table.show_plates()
    table.ctx.sound.play("flick", table.side(seat))
    if cue.ms <= 0:
        table.sync()
        return
    sprite.show(badge=None, z=wanted.z + 40)
    if table.still:
        sprite.place(wanted.pose, moving=False)
        sprite.fade = (0.0, 1.0)
        table.motions.add(Motion(sprite, wanted.pose, wanted.pose, cue.ms))
    else:
        _throw(table, cue.play, start, wanted.pose, cue.ms)
    table.sync()


def _throw(table: Tabletop, play: Play, start: Pose, end: Pose, ms: float) -> None:
    card, queen = play.card, play.card.face is QS
    sprite = table.sprites[card]
    landing = end.sized(QUEEN_DROP if queen else LANDING)
    settle_ms = (QUEEN_DROP_MS if queen else LAND_MS) / max(1.0, 300.0 / ms)

    def land() -> None:
        goal = table.wanted().get(card)
        if not queen:  # she has a sound of her own
            table.ctx.sound.play("thud", table.side(play.seat))
        if goal is not None and table.sprites.get(card) is sprite:
            sprite.show(badge=goal.badge, z=goal.z)
            table.mark(sprite)
            curve = out_back if queen else out_cubic
            table.motions.add(Motion(sprite, landing, goal.pose, settle_ms, curve=curve))

    arc = arc_between(start, end, ARC_PLAY)
    table.motions.add(Motion(sprite, start, landing, ms, arc=arc, on_end=land))


def queen_falls(table: Tabletop, cue: cue_types.QueenFalls) -> None:
    """A ring of stars grows around the queen of spades, and everything else is dimmed."""
    table.ctx.sound.play("queen")
    if cue.ms <= 0:
        return
    speed = 420.0 / cue.ms if not table.still else 1.0
    sprite = table.sprites.get(cue.card)
    if sprite is None:
        return
    goal = table.wanted()[cue.card].pose
    table.effects.add(QueenRing(table.ctx, table.stage, (goal.x, goal.y), speed, still=table.still))
    if table.still:
        return
    table.handling.dimmed_but = cue.card
    table.sync()

    def brighten() -> None:
        table.handling.dimmed_but = None
        table.sync()

    table.effects.add(After(DIM_MS / speed, brighten, always=True))


def gather(table: Tabletop, cue: cue_types.Gather) -> None:
    """The winning card swells; the others are pushed towards it."""
    if cue.ms <= 0:
        return
    now = cue.model
    winner = next((p.card for p in now.trick if p.seat == cue.seat), None)
    wanted = table.wanted()
    centre = table.layout.trick_centre
    goal = wanted[winner].pose if winner is not None else Pose(*centre, 1.0)
    for play in now.trick:
        sprite = table.sprites.get(play.card)
        if sprite is None:
            continue
        sprite.show(badge=None, z=90.0 if play.card is winner else sprite.z)
        table.mark(sprite)
        end = sprite.pose
        if play.card is winner:
            end = end.sized(SWELL)
            table.motions.add(Motion(sprite, sprite.pose, end, cue.swell))
            continue
        end = Pose(goal.x + (end.x - goal.x) * FANNED, goal.y + (end.y - goal.y) * FANNED,
                   end.width, end.angle)  # fmt: skip
        table.motions.add(Motion(sprite, sprite.pose, end, cue.ms - cue.swell, delay=cue.swell,
                               curve=in_out))  # fmt: skip


def sweep(table: Tabletop, cue: cue_types.Sweep, before: TableModel) -> None:
    """The cards of the trick fly to a pile and pass into its back."""
    if cue.ms <= 0:
        table.show(cue.model)
        return
    table.ctx.sound.play("sweep", table.side(cue.seat))
    place = table.layout.held if cue.seat is None else table.seats.pile(cue.seat).place
    end = Pose(place.x, place.y, place.width)
    gone = [(play.card, table.sprites.get(play.card)) for play in before.trick]
    table.model = cue.model
    last = len(gone) - 1
    for index, (card, sprite) in enumerate(gone):
        if sprite is None:
            continue
        start, z = sprite.pose, sprite.z
        table.drop(card)

        def land(done: bool = index == last) -> None:
            if done:
                table.show_backs()
                table.show_plates()

        table.fly(start, start if table.still else end, ms=cue.ms, card=card, z=z, land=land,
                fade=(1.0, 0.0), window=(0.0, 1.0) if table.still else DISSOLVE,
                curve=in_out)  # fmt: skip
    if not table.still:
        table.effects.add(After(DISSOLVE[0] * cue.ms, table.show_backs))
    table.show_marks()
    table.sync()


def go_back(table: Tabletop, before: TableModel, now: TableModel) -> None:
    """What was played since then flies home; a trick that was taken comes off its pile."""
    speed = table.ctx.settings.speed
    if speed == 0 or table.still or before.number != now.number:
        table.settle(now)
        return
    table.ctx.sound.play("slide")
    ms = HOME_MS / speed
    table.model = now
    table.show_backs()
    for play in before.trick:
        if play not in now.trick and play.card not in now.hand:
            _fly_home(table, play.card, play.seat, ms)
    taker = before.last.taker if before.last is not None else None
    place = table.layout.held if taker is None else table.seats.pile(taker).place
    for card, target in table.wanted().items():
        if card not in table.sprites:
            start = Pose(place.x, place.y, place.width, target.pose.angle)
            table.add(card, start, moving=True)
    table.show_marks()
    table.show_plates()
    table.sync(ms)


def _fly_home(table: Tabletop, card: Card, seat: int, ms: float) -> None:
    sprite, fan = table.sprites.get(card), table.seats.fan(seat)
    if sprite is None or fan is None:
        return
    start, z = sprite.pose, sprite.z
    table.drop(card)
    end = fan.middle()
    fan.set_count(fan.count - 1)
    table.fly(start, end, ms=ms, card=card, z=z + 40, land=table.show_backs, flip=(1.0, -1.0),
            window=TURN_HOME, waits=True)  # fmt: skip
