"""Animates the cards of a trick: played, revealed, gathered and swept away."""

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.state import Play
from hearts_gui.ui.draw.tween import in_cubic, in_out, spring
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.effects import After, QueenRing, Shake, Vignette
from hearts_gui.ui.table.nodes.poses import Fall, Motion, arc_between
from hearts_gui.ui.table.nodes.sprites import Look
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import TableModel

ARC_PLAY = 0.12
LANDING = 1.03
OVER_ALL = 160.0
"""A thrown card flies over hands and trick."""
# How far and how long a landed card springs back, in degrees and milliseconds.
SETTLE_TURN, LAND_MS, SETTLE_SECONDS = 2.0, 160.0, 0.3
# Of the queen of spades: how long she falls, settles, and keeps the others dim.
QUEEN_FALL_MS, QUEEN_SETTLES_MS, DIM_MS = 400.0, 160.0, 900.0
QUEENS_DARK = 0.45
"""How far the dark is drawn from the middle of the table to her."""
PRESSED, LANDS_LEANING = 0.985, 1.5
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
    wanted = table.targets()[card]
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
    sprite.show(z=wanted.z + OVER_ALL)
    if table.still:
        sprite.place(wanted.pose, moving=False)
        sprite.fade = (0.0, 1.0)
        table.motions.add(Motion(sprite, wanted.pose, wanted.pose, cue.ms))
    elif cue.queen:
        _let_fall(table, cue.play, start, wanted.pose, cue.ms)
    else:
        _throw(table, cue.play, start, wanted.pose, cue.ms)
    table.sync()


def _throw(table: Tabletop, play: Play, start: Pose, end: Pose, ms: float) -> None:
    turn = SETTLE_TURN if play.card.key % 2 else -SETTLE_TURN
    landing = Pose(end.x, end.y, end.width * LANDING, end.angle + turn)

    def land() -> None:
        table.ctx.sound.play("thud", table.side(play.seat))
        _settle(table, play.card, landing, LAND_MS / max(1.0, 300.0 / ms))

    sprite, arc = table.sprites[play.card], arc_between(start, end, ARC_PLAY)
    sprite.flies = True
    table.motions.add(Motion(sprite, start, landing, ms, arc=arc, on_end=land))


def _settle(table: Tabletop, card: Card, landed: Pose, ms: float) -> None:
    """A card that has landed comes to lie in its place."""
    goal, sprite = table.targets().get(card), table.sprites.get(card)
    if goal is not None and sprite is not None:
        sprite.flies = False
        sprite.show(Look(badge=goal.look.badge, edge=goal.look.edge), z=goal.z)
        table.mark(sprite)
        table.motions.add(Motion(sprite, landed, goal.pose, ms, curve=_springing))


def _springing(progress: float) -> float:
    return spring(progress * SETTLE_SECONDS) if progress < 1 else 1.0


def _let_fall(table: Tabletop, play: Play, start: Pose, end: Pose, ms: float) -> None:
    """The queen of spades rises towards the viewer and falls; the table around her goes dark."""
    speed = QUEEN_FALL_MS / ms
    landed = Pose(end.x, end.y, end.width * PRESSED, end.angle + LANDS_LEANING)
    sprite = table.sprites[play.card]
    sprite.flies = True

    def land() -> None:
        _settle(table, play.card, landed, QUEEN_SETTLES_MS / speed)

    table.motions.add(Fall(sprite, start, landed, ms, curve=in_cubic, on_end=land))
    x, y = table.layout.trick_centre
    middle = (x + QUEENS_DARK * (end.x - x), y + QUEENS_DARK * (end.y - y))
    table.effects.add(Vignette(table.ctx, table.stage, middle, speed))
    table.handling.dimmed_but = play.card

    def brighten() -> None:
        table.handling.dimmed_but = None
        table.sync()

    table.effects.add(After(DIM_MS / speed, brighten, always=True))


def queen_falls(table: Tabletop, cue: cue_types.QueenFalls, taker: int | None) -> None:
    """A ring of stars grows around the queen of spades; her taker's plate shakes if it is known."""
    table.ctx.sound.play("queen")
    if cue.ms <= 0:
        return
    speed = 420.0 / cue.ms if not table.still else 1.0
    sprite = table.sprites.get(cue.card)
    if sprite is None:
        return
    goal = table.targets()[cue.card]
    middle = (goal.pose.x, goal.pose.y)
    table.effects.add(QueenRing(table.ctx, table.stage, middle, speed, still=table.still,
                                z=goal.z - 0.5))  # fmt: skip
    if taker is not None:
        table.effects.add(Shake(table.seats.plate(taker), speed, still=table.still))


def gather(table: Tabletop, cue: cue_types.Gather) -> None:
    """The winning card swells; the others are pushed towards it."""
    if cue.ms <= 0:
        return
    now = cue.model
    winner = next((p.card for p in now.trick if p.seat == cue.seat), None)
    wanted = table.targets()
    centre = table.layout.trick_centre
    goal = wanted[winner].pose if winner is not None else Pose(*centre, 1.0)
    for play in now.trick:
        sprite = table.sprites.get(play.card)
        if sprite is None:
            continue
        sprite.show(z=90.0 if play.card is winner else sprite.z)
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
    pose = table.layout.held if cue.seat is None else table.seats.pile(cue.seat).place
    end = Pose(pose.x, pose.y, pose.width)
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


def go_back(table: Tabletop, before: TableModel, model: TableModel) -> None:
    """The cards that were taken back fly home; a trick that was taken comes off its pile."""
    speed = table.ctx.settings.speed
    if speed == 0 or table.still or before.number != model.number:
        table.settle(model)
        return
    table.ctx.sound.play("slide")
    ms = HOME_MS / speed
    table.model = model
    table.show_backs()
    for play in before.trick:
        if play not in model.trick and play.card not in model.hand:
            _fly_home(table, play.card, play.seat, ms)
    taker = before.last.taker if before.last is not None else None
    pose = table.layout.held if taker is None else table.seats.pile(taker).place
    for card, target in table.targets().items():
        if card not in table.sprites:
            start = Pose(pose.x, pose.y, pose.width, target.pose.angle)
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
