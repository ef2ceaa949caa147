"""The player's hands on the cards: hover, click, drag and keys become intents."""

from collections.abc import Callable

import pygame

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.draw.tween import spring
from hearts_gui.ui.shell.input import LEFT, KeyDown, PointerDown, PointerMove, PointerUp
from hearts_gui.ui.table.hands.drag import Click, Drag, Drop
from hearts_gui.ui.table.things.placing import Handling
from hearts_gui.ui.table.things.poses import Motion
from hearts_gui.ui.table.things.tabletop import Tabletop

SPRING_MS = 240.0
HOLD_MS = 500.0


class HandPlay:
    """Follows the pointer and the keyboard over the hand.

    `use` is called with a card that was clicked, or chosen by key; `drop` with a card and where
    it was let go, and says whether that did something. `mode` is how cards are played by
    pointer: with a click, two clicks, or only by dragging; `ask_to_drag` tells of the last.
    `explain` is called with a card that a finger stays on.
    """

    def __init__(
        self, handling: Handling, *, use: Callable[[Card], None],
        drop: Callable[[Card, tuple[float, float]], bool], lifted: Callable[[], None],
        mode: Callable[[], str], ask_to_drag: Callable[[Card], None],
        explain: Callable[[Card], None],
    ) -> None:  # fmt: skip
        self.handling = handling
        self.drag: Drag[Card] = Drag()
        self.top: Tabletop | None = None
        self._use = use
        self._drop = drop
        self._lifted = lifted
        self._mode = mode
        self._ask_to_drag = ask_to_drag
        self._explain = explain
        self._stays_ms: float | None = None
        self._explained = False

    # -- pointer

    def pointer(self, event: PointerDown | PointerMove | PointerUp) -> bool:
        """React to the pointer; true when a card was meant."""
        top = self.top
        if top is None:
            return False
        match event:
            case PointerDown(pos=pos, button=button, touch=touch):
                return button == LEFT and self._press(top, pos, touch=touch)
            case PointerMove(pos=pos):
                return self._move(top, pos)
            case PointerUp(pos=pos, button=button, touch=touch):
                used = button == LEFT and self._release(top, pos)
                if touch:
                    self.hover(None)
                return used

    def _press(self, top: Tabletop, pos: tuple[int, int], *, touch: bool) -> bool:
        self._explained = False
        self._stays_ms = None
        card = top.card_at(pos, top.model.hand)
        self.handling.cursor = None if card is None else self.handling.cursor
        if card is None:
            return False
        pose = top.sprites[card].pose
        self.drag.press(card, pos, (pose.x, pose.y))
        if touch:
            self._stays_ms = 0.0
        return True

    def _move(self, top: Tabletop, pos: tuple[int, int]) -> bool:
        target = self.drag.target
        if target is not None and target not in top.model.hand:
            self.cancel()  # it was played by a key, say, while the button was down
            target = None
        if target is not None:
            outside = top.card_at(pos, top.model.hand) is not target
            if self.drag.move(pos, outside=outside) is not None:
                self._begin_drag(top, target)
            if self.drag.dragging:
                top.slot.show(on=top.slot.visible, bright=self.over_table(top, pos))
            return True
        card = top.card_at(pos, top.model.hand) if top.model.face_up else None
        self.hover(card)
        return card is not None

    def hover(self, card: Card | None) -> None:
        """The pointer is over this card, or over none."""
        if card is self.handling.hovered:
            return
        self.handling.hovered = card
        if card is not None:
            self.handling.cursor = None
        if self.top is not None:
            self.top.sync()

    def _begin_drag(self, top: Tabletop, card: Card) -> None:
        self._stays_ms = None
        self.handling.dragged = card
        self.handling.hovered = None
        sprite = top.sprites[card]
        top.motions.stop(sprite)
        self.drag.x, self.drag.y = sprite.pose.x, sprite.pose.y
        self._lifted()
        top.sync()

    def _release(self, top: Tabletop, pos: tuple[int, int]) -> bool:
        held = self.handling.dragged
        self._stays_ms = None
        result = self.drag.release(pos)
        if self._explained and isinstance(result, Click):
            return True
        match result:
            case Click(target=card):
                self.click(card)
                return True
            case Drop(target=card):
                self.handling.dragged = None
                top.slot.show(on=top.slot.visible, bright=False)
                if not self._drop(card, pos):
                    self.spring_back(card)
                return True
            case None:
                return held is not None

    def click(self, card: Card) -> None:
        """A card was clicked: once is enough, or twice, or never, as the player wants to play."""
        playing = self.top is not None and self.top.model.ask.kind is AskKind.PLAY
        if playing and self._mode() == "drag" and card in self._legal():
            self._ask_to_drag(card)
            return
        twice = playing and self._mode() == "double"
        if twice and self.handling.cursor is not card and card in self._legal():
            self.handling.cursor = card
            if self.top is not None:
                self.top.sync()
            return
        self._use(card)

    def _legal(self) -> tuple[Card, ...]:
        return self.top.model.legal if self.top is not None else ()

    def spring_back(self, card: Card) -> None:
        """A card goes back to its place in the hand from where it is."""
        top = self.top
        if top is None or card not in top.sprites:
            return
        goal = top.wanted().get(card)
        if goal is None:
            return
        sprite = top.sprites[card]
        if top.still or top.ctx.settings.speed == 0:
            sprite.place(goal.pose, moving=False)
        else:
            seconds = SPRING_MS / 1000
            top.motions.add(
                Motion(sprite, sprite.pose, goal.pose, SPRING_MS,
                       curve=lambda part: spring(part * seconds) / spring(seconds))
            )  # fmt: skip
        top.sync()

    def over_table(self, top: Tabletop, pos: tuple[float, float]) -> bool:
        """Whether a card let go here goes to the table."""
        return pos[1] < top.layout.drop_line or top.layout.trick_area.collidepoint(pos)

    def cancel(self) -> None:
        """Let go of everything (resize, undo, loss of focus)."""
        card = self.handling.dragged
        self._stays_ms = None
        self.drag.cancel()
        self.handling.dragged = None
        self.handling.hovered = None
        if card is not None:
            self.spring_back(card)

    def update(self, dt_ms: float) -> None:
        """A dragged card follows the pointer; one under a finger that stays is explained."""
        self._stay(dt_ms)
        top, card = self.top, self.handling.dragged
        if top is None or card is None or not self.drag.dragging:
            return
        sprite = top.sprites.get(card)
        if sprite is None:
            self.cancel()
            return
        self.drag.update(dt_ms, tilting=not top.still)
        pose = sprite.pose
        at = pose.moved(self.drag.x - pose.x, self.drag.y - pose.y)
        angle = round(self.drag.tilt)
        turned = type(pose)(at.x, at.y, top.layout.hand.width, float(angle))
        sprite.place(turned, moving=not self.drag.resting)

    def _stay(self, dt_ms: float) -> None:
        if self._stays_ms is None or self.drag.target is None:
            return
        self._stays_ms += dt_ms
        if self._stays_ms >= HOLD_MS:
            self._stays_ms = None
            self._explained = True
            self._explain(self.drag.target)

    @property
    def busy(self) -> bool:
        """Whether a dragged card still moves, or a finger may be about to ask."""
        return self._stays_ms is not None or (self.drag.dragging and not self.drag.resting)

    # -- keys

    def key(self, event: KeyDown) -> bool:
        """Arrows move along the hand; Enter and Space use the card."""
        top = self.top
        if top is None or not top.model.hand or not top.model.face_up:
            return False
        hand = top.model.hand
        match event.key:
            case pygame.K_LEFT | pygame.K_RIGHT:
                self._step(top, hand, -1 if event.key == pygame.K_LEFT else 1)
            case pygame.K_HOME:
                self._point(top, hand[0])
            case pygame.K_END:
                self._point(top, hand[-1])
            case pygame.K_UP | pygame.K_DOWN:
                if self.handling.cursor is None:
                    self._step(top, hand, 1)
            case _:
                return False
        return True

    def _step(self, top: Tabletop, hand: tuple[Card, ...], by: int) -> None:
        legal = top.model.legal
        pool = legal if top.model.my_turn and legal else hand
        cursor = self.handling.cursor
        if cursor in pool:
            self._point(top, pool[(pool.index(cursor) + by) % len(pool)])
        elif cursor is not None and cursor in hand:
            place = hand.index(cursor)
            ahead = [card for card in pool if (hand.index(card) - place) * by > 0]
            nearest = (ahead[0] if by > 0 else ahead[-1]) if ahead else pool[0 if by > 0 else -1]
            self._point(top, nearest)
        else:
            self._point(top, pool[0 if by > 0 else -1])

    def _point(self, top: Tabletop, card: Card) -> None:
        self.handling.cursor = card
        self.handling.hovered = None
        top.sync()
