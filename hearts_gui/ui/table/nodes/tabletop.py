"""The nodes of the table for one window size, and how they follow the content."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

from pygame import Rect, Surface

from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.choices import Draw, Duplicates, HeartsLead
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.card_shapes import Shadow
from hearts_gui.ui.draw.felt import Inlay, InlayNode
from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.draw.tween import out_cubic
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.backs import BacksNode, FanNode, NamedPile, PileNode
from hearts_gui.ui.table.nodes.badges import CANCEL, led_share, led_size
from hearts_gui.ui.table.nodes.effects import Effects, vignette_picture
from hearts_gui.ui.table.nodes.fixtures import HeartNode, PillNode, SlotNode
from hearts_gui.ui.table.nodes.placing import Handling, Target, position, targets, trick_pose
from hearts_gui.ui.table.nodes.plates import PlateInfo, PlateNode
from hearts_gui.ui.table.nodes.poses import Motion, MovingCards, same_pose
from hearts_gui.ui.table.nodes.sprites import CardSprite, Look
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.say_table import pile_text

SLOT_Z, SECOND_SLOT_Z = 5.0, 85.0
MOVE_MS = 260.0
LOWER_MS = 160.0
RAISE_MS = 120.0
JOINED_Z = 48.0
"""Under the trick, so that no other card is crossed."""
LINE = 3.0
"""The width of a line, in units."""

Pair = tuple[Pose, Pose]


# Faces are prepared no wider than this for their turning up: larger ones take most of a frame.
PREPARED_WIDTH = 220


class Seats:
    """Nodes in the order of places on the screen, the human's first; `model` only for seats."""

    def __init__(
        self, ctx: Context, layout: TableLayout, model: TableModel,
        plate_of: Callable[[TableModel, int], PlateInfo], rules: Rules,
    ) -> None:  # fmt: skip
        self._model, self._plate_of = model, plate_of
        hand = layout.hand
        self._own_hand = Pose(hand.x, hand.y, hand.width)
        places = range(model.players)
        self.fans = [FanNode(ctx, fan) for fan in layout.fans]
        self.piles = [PileNode(ctx, layout.seats[k].pile, seed=k * 31 + 7) for k in places]
        left_over = say("table-kitty" if rules.draw is Draw.OFF else "table-stock")
        self.kitty = NamedPile(ctx, layout, layout.kitty, left_over, seed=99)
        self.kitty.about = pile_text(rules)
        self.held = NamedPile(ctx, layout, layout.held, say("table-held-over"), seed=98)
        self.plates = [
            PlateNode(ctx, layout.seats[k].plate, plate_of(model, self._seat_at(k))) for k in places
        ]
        self.backs: tuple[BacksNode, ...] = (*self.fans, *self.piles, self.kitty, self.held)

    def _seat_at(self, spot: int) -> int:
        """The seat shown at a place on the screen."""
        return (self._model.seat + spot) % self._model.players

    def plate(self, seat: int) -> PlateNode:
        return self.plates[position(self._model, seat)]

    def pile(self, seat: int) -> PileNode:
        """A seat's captured tricks."""
        return self.piles[position(self._model, seat)]

    def fan(self, seat: int) -> FanNode | None:
        """A seat's fan of backs; None for the human."""
        spot = position(self._model, seat)
        return self.fans[spot - 1] if spot else None

    def source(self, seat: int) -> Pose:
        """The place where a card leaves a hand."""
        fan = self.fan(seat)
        return self._own_hand if fan is None else fan.middle()

    def show_backs(self, model: TableModel) -> None:
        """Show fans, piles and the kitty."""
        open_hands = dict(model.shown)
        for index, fan in enumerate(self.fans, start=1):
            seat = self._seat_at(index)
            hidden = not model.sizes or seat in open_hands
            fan.set_count(0 if hidden else model.sizes[seat])
        for index, pile in enumerate(self.piles):
            pile.set_count(model.tricks[self._seat_at(index)] if model.tricks else 0)
        self.kitty.set_count(model.kitty_size + model.stock_size)
        self.held.set_count(len(model.held))

    def prepare(self, model: TableModel, handling: Handling) -> bool:
        """Prepare a piece of a coming picture of a hand, without the next or the passed cards.

        Returns False when all is there.
        """
        fewer = len(handling.selected) if model.ask.kind is AskKind.PASS else 1
        hands = ((fan, model.sizes[self._seat_at(index)])
                 for index, fan in enumerate(self.fans, start=1) if model.sizes)  # fmt: skip
        return any(fan.count == size and fan.prepare(size - fewer) for fan, size in hands)

    def show_plates(self, model: TableModel) -> None:
        """Show on every plate what it says."""
        for index, plate in enumerate(self.plates):
            plate.tell(self._plate_of(model, self._seat_at(index)))

    def live(self, ms: float) -> None:
        """Let time pass for the faces."""
        for plate in self.plates:
            plate.live(ms)

    @property
    def wait_ms(self) -> int | None:
        """The time in which all faces stay as they are; None where all are at rest."""
        left = [plate.feels_ms for plate in self.plates if plate.feels_ms is not None]
        return max(1, round(min(left))) if left else None

    def pile_at(self, pos: tuple[int, int]) -> bool:
        """Whether captured cards are at a point."""
        return any(pile.visible and pile.hit.collidepoint(pos) for pile in self.piles)


class JoinedNode(BaseNode):
    """Draws lines between equal cards that cancel each other."""

    def __init__(self, ctx: Context, layout: TableLayout) -> None:
        super().__init__(z=JOINED_Z)
        self._ctx, self._layout = ctx, layout
        self.pairs: tuple[Pair, ...] = ()
        self.visible = False

    def show(self, model: TableModel, *, cancels: bool) -> None:
        """Follow the trick; nothing is joined where equal cards do not cancel."""
        plays = list(enumerate(model.trick)) if cancels and model.number else []
        pairs = tuple(
            (trick_pose(self._layout, model, earlier), trick_pose(self._layout, model, later))
            for (earlier, first), (later, second) in combinations(plays, 2)
            if first.card.face == second.card.face
        )
        if pairs == self.pairs:
            return
        self.pairs, self.visible = pairs, bool(pairs)
        if pairs:
            points = (Rect(round(pose.x), round(pose.y), 1, 1) for pair in pairs for pose in pair)
            self.rect = around(points).inflate(16, 16)
        self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        width = max(2.0, LINE * self._ctx.metrics.base_u)
        for first, second in self.pairs:
            line = ((first.x, first.y), (second.x, second.y))
            self._ctx.painter.polyline(surface, line, colour=(255, 253, 248), width=2 * width)
            self._ctx.painter.polyline(surface, line, colour=CANCEL, width=width)


class Tabletop(MovingCards):
    """Sprites, fans, piles, plates and marks; `model` is what they show or are moving to."""

    def __init__(
        self, ctx: Context, stage: Stage, layout: TableLayout, model: TableModel,
        handling: Handling, plate_of: Callable[[TableModel, int], PlateInfo], rules: Rules,
    ) -> None:  # fmt: skip
        super().__init__(ctx, stage)
        self.layout = layout
        self.model = model
        self.handling = handling
        self.cancels = rules.duplicates is Duplicates.CANCEL  # equal cards in a trick
        self.breakable = rules.hearts_lead is HeartsLead.BROKEN
        self.effects = Effects()
        self._generation = ctx.cardart.generation
        self.heart = HeartNode(ctx, layout.trick_centre, layout.heart_side)
        self.slot = SlotNode(ctx, layout.slots[0])
        self.joined = JoinedNode(ctx, layout)
        self.deal_pill = PillNode(ctx, layout.furniture.deal_pill)
        self.broken_pill = PillNode(ctx, layout.furniture.broken_pill, after=self.deal_pill,
                                    limit=layout.row_end)  # fmt: skip
        self.seats = Seats(ctx, layout, model, plate_of, rules)
        self.turning: list[Card] = []
        """Cards that will be seen soon, the last one first."""
        self.inlay = InlayNode(ctx.felt, Inlay(layout.trick_centre, *layout.inlay))
        stage.add(self.inlay, self.heart, self.slot, self.joined, self.deal_pill, self.broken_pill,
                  *self.seats.backs, *self.seats.plates)  # fmt: skip

    def side(self, seat: int | None) -> float:
        """The direction of a seat's sounds: -1 is the left edge of the screen, 1 the right."""
        if seat is None or not self.ctx.settings.pan_sounds:
            return 0.0
        stage, plate = self.layout.stage, self.seats.plate(seat).box
        return (plate.centerx - stage.centerx) / (stage.w / 2)

    # -- following the content

    def show(self, model: TableModel) -> None:
        """Take the content over; cards move to their places in their own time."""
        self.model = model
        self.show_backs()
        self.show_marks()
        self.show_plates()
        self.sync()

    def show_backs(self) -> None:
        self.seats.show_backs(self.model)

    def show_plates(self) -> None:
        self.seats.show_plates(self.model)

    def show_marks(self) -> None:
        """Show the heart, the pill and the slot."""
        model = self.model
        if not self.effects.busy:
            self.heart.rest(broken=model.broken and self.breakable)
        if model.penalty_suit is not None:
            counts, short = "table-suit-counts", say("table-suit-counts.short")
            suit = model.penalty_suit
            self.broken_pill.say(say(counts, suit=suit), suit, shorter=(short,))
        elif model.broken and self.breakable and model.number:
            self.say_broken()
        else:
            self.broken_pill.say("")
        self.joined.show(model, cancels=self.cancels)
        own_turn = model.my_turn and model.ask.kind is AskKind.PLAY
        turn = sum(play.seat == model.seat for play in model.trick)
        self.slot.place_at(self.layout.slot(0, turn), SLOT_Z if not turn else SECOND_SLOT_Z)
        self.slot.show(on=own_turn, bright=self.slot.bright and own_turn)

    def say_broken(self) -> None:
        """Say in the pill that hearts are broken."""
        short = say("table-hearts-broken.short")
        self.broken_pill.say(say("table-hearts-broken"), Suit.HEARTS, shorter=(short,))

    def targets(self) -> dict[Card, Target]:
        """Every face-up card's target."""
        gaps = self.ctx.settings.suit_gap
        share = led_share(len(self.layout.slots))
        led = led_size(self.ctx, self.layout.trick_width, share)
        return targets(self.layout, self.model, self.handling, gaps=gaps, cancels=self.cancels,
                       led=led)  # fmt: skip

    def sync(self, ms: float | None = None) -> None:
        """Send every card to its place; None is the usual short time for raising and lowering."""
        wanted = self.targets()
        for card in tuple(self.sprites):
            if card not in wanted:
                self.drop(card)
        for card, target in wanted.items():
            self._send(card, target, ms)

    def _send(self, card: Card, target: Target, ms: float | None) -> None:
        sprite = self.sprites.get(card)
        if sprite is None:
            sprite = self.add(card, target.pose)
        if card is self.handling.dragged:
            sprite.show(Look(state=target.look.state, shadow=Shadow.DRAGGED), z=500.0)
            self.mark(sprite)
            return
        if sprite.flies and id(sprite) in self.motions.running:
            sprite.show(Look(state=target.look.state))  # it lies down by itself when it lands
            return
        sprite.show(target.look, z=target.z)
        self.mark(sprite)
        goal = self.motions.goal(sprite)
        if same_pose(goal, target.pose):
            return
        if ms is None:
            ms = self._usual(goal, target.pose)
        self.motions.add(Motion(sprite, sprite.pose, target.pose, ms, curve=out_cubic))

    def _usual(self, start: Pose, end: Pose) -> float:
        speed = self.ctx.settings.speed
        if speed == 0 or self.still:
            return 0.0
        if abs(start.x - end.x) > 2:
            return MOVE_MS / speed
        return (RAISE_MS if end.y < start.y else LOWER_MS) / max(1.0, speed)

    def settle(self, model: TableModel) -> None:
        """Show this content at rest."""
        self.land()
        self.effects.end()
        self.handling.dimmed_but = None
        for plate in self.seats.plates:
            plate.feel()
        if not model.face_up:
            for card in model.hand:
                if card in self.sprites:
                    self.sprites[card].flip = -1.0
        self.model = model
        wanted = self.targets()
        for card, sprite in self.sprites.items():
            if card in wanted and card is not self.handling.dragged:
                sprite.place(wanted[card].pose, moving=False)
                sprite.touch()
        self.show(model)
        self.motions.finish()

    # -- time

    @property
    def busy(self) -> bool:
        return self.motions.busy or self.effects.busy

    def update(self, dt_ms: float, *, full: bool = False) -> None:
        """Let motions and effects go on; take sharper pictures, unless the frame is `full`."""
        spare = not full and self.busy and self.ctx.cardart.frame_time.left  # in the last frame
        done = spare and not self.seats.prepare(self.model, self.handling)
        if done and self.breakable and self.model.trick:
            self.heart.prepare()
        self.ctx.cardart.frame_time.begin(full=full)
        self.motions.update(dt_ms)
        self.effects.update(dt_ms)
        self.seats.live(dt_ms * (self.ctx.settings.speed or 1.0))
        for sprite in self.sprites.values():
            sprite.catch_up()
        if self.turning and self.ctx.cardart.frame_time.left:
            width = min(PREPARED_WIDTH, round(self.layout.hand.width))
            self.ctx.cardart.drafts.prepare(self.turning.pop().text, width)
        generation = self.ctx.cardart.generation
        if generation != self._generation:
            self._generation = generation
            for sprite in self.sprites.values():
                sprite.refresh()
        if not self.busy:
            self._at_rest()

    def _at_rest(self) -> None:
        """Do work that can wait: coming hands, sharp backs, the pictures of rare moments."""
        seats = self.seats
        hands = partial(seats.prepare, self.model, self.handling)
        tasks: list[Callable[[], bool]] = [hands, *(node.rest for node in seats.backs)]
        if self.breakable:
            tasks.append(self.heart.prepare)
        art = self.ctx.cardart
        first = None if art.unsharp else next((task for task in tasks if task()), None)
        if first is not None:
            for task in tasks[tasks.index(first) :]:
                art.later(task)
        elif not any(QS in cards for cards in self.model.taken):
            vignette_picture(self.ctx)

    # -- hit tests

    def card_at(self, pos: tuple[float, float]) -> Card | None:
        """The card of the hand at a point: the topmost one, raised or not."""
        wanted = self.targets()
        # A raised card is also hit just below, where it was before it rose.
        reach = 56 * self.layout.metrics.base_u
        hit = (card for card in reversed(self.model.hand) if wanted[card].pose.holds(pos, reach))
        return next(hit, None)

    def trick_card_at(self, pos: tuple[float, float]) -> Card | None:
        """The card of the trick at a point: the one played last of those that lie there."""
        played = [play.card for play in reversed(self.model.trick) if play.card in self.sprites]
        return next((card for card in played if self.sprites[card].pose.holds(pos)), None)

    def hand_box(self) -> Rect:
        """The box around the hand as it lies now."""
        return around(bounds(sprite.pose) for sprite in self._hand())

    def draw_hand(self, surface: Surface) -> None:
        """Draw the hand with its marks, as it lies now."""
        sprites = self._hand()
        for node in (*sprites, *(sprite.mark for sprite in sprites if sprite.mark.visible)):
            node.draw(surface, node.rect)

    def _hand(self) -> list[CardSprite]:
        """The cards of the hand, the lowest first."""
        sprites = (self.sprites[card] for card in self.model.hand if card in self.sprites)
        return sorted(sprites, key=lambda sprite: sprite.z)
