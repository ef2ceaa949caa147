"""Shows each cue on the tabletop: which cards fly, what sounds, which effects run."""

from collections.abc import Callable
from typing import assert_never

from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.scores import DealScore, GameResult
from hearts_gui.ui import cues as cue_types
from hearts_gui.ui.context import Context
from hearts_gui.ui.cues import Cue
from hearts_gui.ui.handfan import Pose
from hearts_gui.ui.table.effects import After, BreakingHearts, QueenRing, Rising, Shake
from hearts_gui.ui.table.motion import Motion, arc_between
from hearts_gui.ui.table.tabletop import Tabletop
from hearts_gui.ui.table_model import TableModel
from hearts_gui.ui.tween import in_cubic, in_out, out_back, out_cubic

ARC_DEAL, ARC_PASS, ARC_PLAY = 0.10, 0.12, 0.12
LANDING = 1.03
LAND_MS = 90.0
DIM_MS = 380.0
QUEEN_DROP, QUEEN_DROP_MS = 1.35, 260.0
SWELL = 1.06
SHRINK = 0.4
SOUND_EVERY = 3


class Callbacks:
    """What the performer asks of the scene."""

    def __init__(
        self,
        *,
        scores: Callable[[DealScore], None],
        over: Callable[[GameResult], None],
        moon: Callable[[int, bool], None],
        say: Callable[[str], None],
        changed: Callable[[TableModel], None],
    ) -> None:
        self.scores = scores
        self.over = over
        self.moon = moon
        self.say = say
        self.changed = changed


class TablePerformer:
    """Begins cues on a tabletop; the scene gives it another one after a resize."""

    def __init__(self, ctx: Context, callbacks: Callbacks) -> None:
        self.ctx = ctx
        self.callbacks = callbacks
        self.top: Tabletop | None = None

    # -- the queue's side

    def begin(self, cue: Cue, before: TableModel, now: TableModel) -> None:
        """Start showing a cue."""
        if self.top is not None:
            self._perform(self.top, cue, before, now)
        self._tell(cue, now)

    def skip(self, cue: Cue, before: TableModel, now: TableModel) -> None:
        """A cue passes unseen; its words are said all the same."""
        del before
        self._tell(cue, now)

    def settle(self, model: TableModel) -> None:
        """Show this content at rest."""
        if self.top is not None:
            self.top.settle(model)
        self.callbacks.changed(model)

    def _tell(self, cue: Cue, now: TableModel) -> None:
        match cue:
            case cue_types.Say(text):
                self.callbacks.say(text)
            case cue_types.MoonRises(seat, sun, ms) if ms > 0:
                self.callbacks.moon(seat, sun)
            case cue_types.OpenScores(score):
                self.callbacks.scores(score)
            case cue_types.GameOver(result):
                self.callbacks.over(result)
            case _:
                pass
        self.callbacks.changed(now)

    # -- what is seen

    def _perform(self, top: Tabletop, cue: Cue, before: TableModel, now: TableModel) -> None:
        match cue:
            case cue_types.DealOut() | cue_types.TurnUp() | cue_types.SortHand():
                self._deal(top, cue, now)
            case cue_types.Exchange():
                self._exchange(top, cue, before, now)
            case cue_types.PlayOut() | cue_types.Reveal() | cue_types.QueenFalls():
                self._trick_card(top, cue, now)
            case cue_types.Gather() | cue_types.Sweep() | cue_types.RestGoes():
                self._collect(top, cue, before, now)
            case cue_types.BreakHearts() | cue_types.Count():
                self._effect(top, cue, now)
            case cue_types.KittyGoes() | cue_types.Bury() | cue_types.Draw():
                self._move_backs(top, cue, before, now)
            case cue_types.ClearTable() | cue_types.Totals():
                top.show(now)
            case cue_types.Attend():
                yours = now.my_turn and not before.my_turn
                top.handling.seen_received = top.handling.seen_received and bool(now.received)
                top.show(now)
                if yours and now.ask.kind.value == "play":
                    self.ctx.sound.play("your-turn")
            case (
                cue_types.TokenSet()
                | cue_types.Prepared()
                | cue_types.Charged()
                | cue_types.AllCharged()
                | cue_types.Bid()
                | cue_types.SuitChosen()
                | cue_types.Pledged()
                | cue_types.Think()
                | cue_types.Linger()
                | cue_types.ShowHand()
                | cue_types.MoonRises()
                | cue_types.OpenScores()
                | cue_types.GameOver()
                | cue_types.Say()
            ):
                top.show(now)
            case _:
                assert_never(cue)

    # -- dealing

    def _deal(
        self, top: Tabletop,
        cue: cue_types.DealOut | cue_types.TurnUp | cue_types.SortHand, now: TableModel,
    ) -> None:  # fmt: skip
        match cue:
            case cue_types.DealOut():
                self._deal_out(top, cue, now)
            case cue_types.TurnUp():
                top.model = now
                self.ctx.sound.play("slide")
                for index, card in enumerate(now.hand):
                    sprite = top.sprites.get(card)
                    if sprite is None:
                        continue
                    if cue.ms <= 0:
                        sprite.flip, sprite.target_flip = 1.0, None
                        sprite.touch()
                        continue
                    delay = cue.stagger * index
                    length = cue.ms - cue.stagger * (len(now.hand) - 1)
                    sprite.target_flip = (-1.0, 1.0)
                    top.motions.add(Motion(sprite, sprite.pose, sprite.pose, length, delay=delay))
            case cue_types.SortHand():
                top.model = now
                top.show_plates()
                top.sync(cue.ms)

    def _deal_out(self, top: Tabletop, cue: cue_types.DealOut, now: TableModel) -> None:
        top.handling.forget()
        top.handling.seen_received = False
        for card in tuple(top.sprites):
            top.drop(card)
        top.model = now
        top.show_marks()
        top.show_plates()
        top.show_backs()
        if cue.flight <= 0:
            top.show(now)
            return
        for fan in top.fans:
            fan.set_count(0)
        dealer = top.plate(cue.dealer).box
        start = Pose(dealer.centerx, dealer.centery, top.layout.hand.width * 0.5)
        wanted = top.wanted()
        order = [(cue.dealer + 1 + k) % now.players for k in range(now.players)]
        index = 0
        for turn in range(max(cue.sizes, default=0)):
            for seat in order:
                if turn >= cue.sizes[seat]:
                    continue
                delay = index * cue.stagger
                if seat == now.seat:
                    self._deal_mine(top, now.hand[turn], start, wanted[now.hand[turn]].pose,
                                    cue, delay)  # fmt: skip
                else:
                    self._deal_theirs(top, seat, turn, start, cue, delay)
                if index % SOUND_EVERY == 0:
                    top.effects.add(After(delay, lambda: self.ctx.sound.play("flick-1")))
                index += 1

    def _deal_mine(
        self, top: Tabletop, card: Card, start: Pose, end: Pose, cue: cue_types.DealOut,
        delay: float,
    ) -> None:  # fmt: skip
        sprite = top.add(card, start, z=100.0 + delay / 1e4)
        sprite.flip = -1.0
        sprite.visible = False
        arc = (0.0, -ARC_DEAL * top.layout.stage.h)

        def leave() -> None:
            sprite.visible = True

        if top.still:
            sprite.place(end, moving=False)
            sprite.fade = (0.0, 1.0)
            arc = (0.0, 0.0)
        top.motions.add(
            Motion(sprite, start, end, cue.flight, delay=delay, arc=arc, on_start=leave)
        )

    def _deal_theirs(
        self, top: Tabletop, seat: int, turn: int, start: Pose, cue: cue_types.DealOut, delay: float
    ) -> None:
        fan = top.fan(seat)
        assert fan is not None
        if top.still:
            fan.set_count(cue.sizes[seat])
            return
        end = fan.fan.poses(turn + 1)[-1]
        size = turn + 1
        top.fly(
            start, end, ms=cue.flight, delay=delay, arc=(0.0, -ARC_DEAL * top.layout.stage.h),
            land=lambda: fan.set_count(max(fan.count, size)),
        )  # fmt: skip

    # -- passing

    def _exchange(
        self, top: Tabletop, cue: cue_types.Exchange, before: TableModel, now: TableModel
    ) -> None:
        me = now.seat
        self.ctx.sound.play("slide")
        top.handling.forget()
        top.handling.seen_received = False
        flight = max(1.0, cue.ms - cue.stagger * max(0, len(cue.moves) // now.players - 1))
        if cue.ms <= 0:
            top.show(now)
            return
        centre = top.layout.trick_centre
        middle = Pose(centre[0], centre[1], top.layout.trick_width * 0.7)
        held = {card: sprite.pose for card, sprite in top.sprites.items()}
        top.model = now
        top.show_plates()
        for card in before.hand:
            if card not in now.hand:
                top.drop(card)
        wanted = top.wanted()
        turns: dict[int, int] = {}
        for move in cue.moves:
            turn = turns[move.giver] = turns.get(move.giver, -1) + 1
            start = middle if move.giver < 0 else top.source(move.giver)
            end = middle if move.receiver < 0 else top.source(move.receiver)
            delay = turn * cue.stagger
            bulge = self._towards_centre(top, start, end)
            if move.receiver == me and move.card is not None:
                self._receive(top, move.card, start, wanted[move.card].pose, flight, delay, bulge)
            elif move.giver == me and move.card is not None:
                start = held.get(move.card, start)
                top.fly(start, end, ms=flight, delay=delay, card=move.card, arc=bulge, land=None,
                        flip=(1.0, -1.0))  # fmt: skip
            elif not top.still:
                top.fly(start, end, ms=flight, delay=delay, arc=bulge, land=None)
        top.sync(flight)

    @staticmethod
    def _towards_centre(top: Tabletop, start: Pose, end: Pose) -> tuple[float, float]:
        centre = top.layout.trick_centre
        dx, dy = centre[0] - (start.x + end.x) / 2, centre[1] - (start.y + end.y) / 2
        length = max(1.0, (dx * dx + dy * dy) ** 0.5)
        bulge = ARC_PASS * top.layout.stage.h
        return (dx / length * bulge, dy / length * bulge)

    def _receive(
        self, top: Tabletop, card: Card, start: Pose, end: Pose, flight: float, delay: float,
        bulge: tuple[float, float],
    ) -> None:  # fmt: skip
        sprite = top.add(card, end if top.still else start)
        if top.still:
            sprite.fade = (0.0, 1.0)
        else:
            sprite.flip, sprite.target_flip = -1.0, (-1.0, 1.0)
        top.motions.add(
            Motion(sprite, sprite.pose, end, flight, delay=delay, arc=bulge, curve=in_out)
        )

    # -- tricks

    def _trick_card(
        self, top: Tabletop, cue: cue_types.PlayOut | cue_types.Reveal | cue_types.QueenFalls,
        now: TableModel,
    ) -> None:  # fmt: skip
        match cue:
            case cue_types.PlayOut():
                self._play_out(top, cue, now)
            case cue_types.Reveal(card, ms):
                top.model = now
                warren = next((c for c in top.sprites if c.is_warren and c not in now.hand), None)
                start = top.sprites[warren].pose if warren in top.sprites and warren else None
                top.show(now)
                sprite = top.sprites.get(card)
                if sprite is not None and start is not None and ms > 0:
                    sprite.target_flip = (-1.0, 1.0)
                    top.motions.add(Motion(sprite, start, sprite.pose, ms))
            case cue_types.QueenFalls():
                self._queen(top, cue)

    def _play_out(self, top: Tabletop, cue: cue_types.PlayOut, now: TableModel) -> None:
        card, seat = cue.play.card, cue.play.seat
        top.model = now
        top.handling.hints = ()
        wanted = top.wanted()[card]
        sprite = top.sprites.get(card)
        if sprite is None:
            source = top.source(seat)
            sprite = top.add(card, Pose(source.x, source.y, source.width, wanted.pose.angle))
        start = sprite.pose
        top.show_backs()
        top.show_marks()
        top.show_plates()
        self.ctx.sound.play("flick-2" if seat == now.seat else "flick-1")
        if cue.ms <= 0:
            top.sync()
            return
        sprite.show(badge="", z=wanted.z + 40)
        if top.still:
            sprite.place(wanted.pose, moving=False)
            sprite.fade = (0.0, 1.0)
            top.motions.add(Motion(sprite, wanted.pose, wanted.pose, cue.ms))
        else:
            self._throw(top, card, start, wanted.pose, cue.ms, queen=card.face is QS)
        top.sync()

    def _throw(
        self, top: Tabletop, card: Card, start: Pose, end: Pose, ms: float, *, queen: bool
    ) -> None:
        sprite = top.sprites[card]
        landing = end.sized(QUEEN_DROP if queen else LANDING)
        settle_ms = (QUEEN_DROP_MS if queen else LAND_MS) / max(1.0, 300.0 / ms)

        def land() -> None:
            goal = top.wanted().get(card)
            if goal is not None and top.sprites.get(card) is sprite:
                sprite.show(badge=goal.badge, z=goal.z)
                top.mark(sprite)
                curve = out_back if queen else out_cubic
                top.motions.add(Motion(sprite, landing, goal.pose, settle_ms, curve=curve))

        arc = arc_between(start, end, ARC_PLAY)
        top.motions.add(Motion(sprite, start, landing, ms, arc=arc, on_end=land))

    def _queen(self, top: Tabletop, cue: cue_types.QueenFalls) -> None:
        self.ctx.sound.play("queen")
        if cue.ms <= 0:
            return
        speed = 420.0 / cue.ms if not top.still else 1.0
        sprite = top.sprites.get(cue.card)
        if sprite is None:
            return
        goal = top.wanted()[cue.card].pose
        top.effects.add(QueenRing(self.ctx, top.stage, (goal.x, goal.y), speed, still=top.still))
        if top.still:
            return
        top.handling.dimmed_but = cue.card
        top.sync()

        def brighten() -> None:
            top.handling.dimmed_but = None
            top.sync()

        top.effects.add(After(DIM_MS / speed, brighten, always=True))

    # -- collecting

    def _collect(
        self, top: Tabletop, cue: cue_types.Gather | cue_types.Sweep | cue_types.RestGoes,
        before: TableModel, now: TableModel,
    ) -> None:  # fmt: skip
        match cue:
            case cue_types.Gather():
                self._gather(top, cue, now)
            case cue_types.Sweep():
                self._sweep(top, cue, before, now)
            case cue_types.RestGoes():
                top.show(now)

    def _gather(self, top: Tabletop, cue: cue_types.Gather, now: TableModel) -> None:
        if cue.ms <= 0:
            return
        winner = next((p.card for p in now.trick if p.seat == cue.seat), None)
        wanted = top.wanted()
        centre = top.layout.trick_centre
        goal = wanted[winner].pose if winner is not None else Pose(*centre, 1.0)
        for play in now.trick:
            sprite = top.sprites.get(play.card)
            if sprite is None:
                continue
            sprite.show(badge="", z=90.0 if play.card is winner else sprite.z)
            end = sprite.pose
            if play.card is winner:
                end = end.sized(SWELL)
                top.motions.add(Motion(sprite, sprite.pose, end, cue.swell))
                continue
            end = Pose(end.x + (goal.x - end.x) * 0.45, end.y + (goal.y - end.y) * 0.45,
                       end.width, end.angle)  # fmt: skip
            top.motions.add(Motion(sprite, sprite.pose, end, cue.ms - cue.swell, delay=cue.swell))

    def _sweep(
        self, top: Tabletop, cue: cue_types.Sweep, before: TableModel, now: TableModel
    ) -> None:
        if cue.ms <= 0:
            top.show(now)
            return
        self.ctx.sound.play("sweep")
        place = top.layout.held if cue.seat is None else top.pile(cue.seat).place
        end = Pose(place.x, place.y, place.width)
        gone = [(play.card, top.sprites.get(play.card)) for play in before.trick]
        top.model = now
        last = len(gone) - 1
        for index, (card, sprite) in enumerate(gone):
            if sprite is None:
                continue
            start, z = sprite.pose, sprite.z
            top.drop(card)

            def land(done: bool = index == last) -> None:
                if done:
                    top.show_backs()
                    top.show_plates()

            fading = (1.0, 0.0) if top.still else None
            top.fly(start, start if top.still else end, ms=cue.ms, card=card, z=z, land=land,
                    flip=None if top.still else (1.0, -1.0), fade=fading,
                    curve=in_cubic)  # fmt: skip
        top.show_marks()
        top.sync()

    # -- effects

    def _effect(
        self, top: Tabletop, cue: cue_types.BreakHearts | cue_types.Count, now: TableModel
    ) -> None:
        match cue:
            case cue_types.BreakHearts(ms):
                self.ctx.sound.play("hearts-broken")
                top.model = now
                still = top.still or ms <= 0
                top.broken_pill.say("Hearts broken")
                if still:
                    top.show_marks()
                    return
                top.effects.add(
                    BreakingHearts(self.ctx, top.stage, top.heart, top.broken_pill, 900.0 / ms)
                )
            case cue_types.Count(seat, points, queen, ms):
                if ms <= 0:
                    return
                bad = not points.startswith("−")
                if seat == now.seat and bad:
                    self.ctx.sound.play("points")
                plate = top.plate(seat)
                top.effects.add(Rising(self.ctx, top.stage, points, plate.box, ms, bad=bad))
                if queen and not top.still:
                    top.effects.add(Shake(plate, max(1.0, 700.0 / ms)))

    # -- kitty and stock

    def _move_backs(
        self, top: Tabletop, cue: cue_types.KittyGoes | cue_types.Bury | cue_types.Draw,
        before: TableModel, now: TableModel,
    ) -> None:  # fmt: skip
        del before
        if cue.ms <= 0 or top.still:
            top.show(now)
            return
        hand, pile, stock = top.source(cue.seat), top.pile(cue.seat).place, top.layout.kitty
        start, end = stock, hand
        if isinstance(cue, cue_types.Bury):
            start, end = hand, pile
        elif isinstance(cue, cue_types.KittyGoes) and not cue.swap:
            end = pile
        self.ctx.sound.play("slide")
        top.show(now)
        for index in range(min(4, cue.count)):
            top.fly(start, end, ms=cue.ms * 0.8, delay=cue.ms * 0.05 * index, land=None)
