"""Turns hovering, clicks, drags and keys on cards into the player's actions."""

import math
from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Generic, TypeVar

import pygame

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.draw.tween import follow, spring
from hearts_gui.ui.shell.input import (
    ENTER,
    LEFT,
    KeyDown,
    KeyUp,
    PointerDown,
    PointerMove,
    PointerUp,
)
from hearts_gui.ui.table.card_actions import CardInput
from hearts_gui.ui.table.dialogs import DialogHost
from hearts_gui.ui.table.guide import Hints, toggle_last, toggle_passed, undo
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.placing import Device
from hearts_gui.ui.table.nodes.poses import Motion
from hearts_gui.ui.table.other_screens import Screens, change_pace, show_options
from hearts_gui.ui.table.readout import Narrator
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.what_is_asked import selecting

SPRING_MS = 240.0


# Pressing, clicking and dragging a card: a state machine from pointer events to intents. It is
# pure: it knows no cards, only the results of the hit test, and no clock.

THRESHOLD = 4.0
LAG_HZ = 14.0
TILT_PER_SPEED = 0.02
MOST_TILT = 12.0
TILT_SMOOTHING_HZ = 6.0

T = TypeVar("T")
Point = tuple[float, float]


class DragPhase(Enum):
    """The phase of a drag."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGING = "dragging"


class Drag(Generic[T]):
    """Follows one pointer. `x`, `y` and `tilt` say where a dragged thing is drawn."""

    def __init__(self) -> None:
        self.phase = DragPhase.IDLE
        self.target: T | None = None
        self.x = self.y = 0.0
        self.tilt = 0.0
        self._start: Point = (0.0, 0.0)
        self.pointer: Point = (0.0, 0.0)
        self._offset: Point = (0.0, 0.0)

    @property
    def dragging(self) -> bool:
        """Whether something is being dragged."""
        return self.phase is DragPhase.DRAGGING

    @property
    def aim(self) -> Point:
        """The place to which the dragged thing's centre is going."""
        return (self.pointer[0] + self._offset[0], self.pointer[1] + self._offset[1])

    def press(self, target: T, pos: Point, centre: Point) -> None:
        """The pointer went down on a thing whose centre is here."""
        self.phase = DragPhase.PRESSED
        self.target = target
        self._start = self.pointer = pos
        self._offset = (centre[0] - pos[0], centre[1] - pos[1])
        self.x, self.y = centre
        self.tilt = 0.0

    def move(self, pos: Point, *, outside: bool = False) -> bool:
        """The pointer moved, `outside` if no longer on the pressed thing. True if a drag begins."""
        self.pointer = pos
        if self.phase is not DragPhase.PRESSED:
            return False
        if outside or math.dist(pos, self._start) > THRESHOLD:
            self.phase = DragPhase.DRAGGING
        return self.dragging

    def release(self, pos: Point) -> tuple[DragPhase, T | None]:
        """The pointer went up. Returns whether that was a click or a drop, and of what."""
        phase, self.pointer = self.phase, pos
        return phase, self.cancel()

    def cancel(self) -> T | None:
        """Let go without doing anything. Returns what was held."""
        target, self.target = self.target, None
        self.phase = DragPhase.IDLE
        return target

    def update(self, dt_ms: float, *, tilting: bool = True) -> bool:
        """Let the dragged thing follow the pointer. Returns whether it moved."""
        if self.phase is not DragPhase.DRAGGING or dt_ms <= 0:
            return False
        goal = self.aim
        before = (self.x, self.y, self.tilt)
        x = follow(self.x, goal[0], dt_ms, LAG_HZ)
        self.y = follow(self.y, goal[1], dt_ms, LAG_HZ)
        if math.dist((x, self.y), goal) < 0.5:
            x, self.y = goal
        speed = (x - self.x) / dt_ms * 1000
        self.x = x
        wanted = max(-MOST_TILT, min(MOST_TILT, speed * TILT_PER_SPEED)) if tilting else 0.0
        self.tilt = follow(self.tilt, wanted, dt_ms, TILT_SMOOTHING_HZ)
        if abs(self.tilt) < 0.05 and wanted == 0.0:
            self.tilt = 0.0
        return before != (self.x, self.y, self.tilt)

    @property
    def resting(self) -> bool:
        """Whether a dragged thing has caught up with the pointer."""
        return (self.x, self.y) == self.aim and self.tilt == 0.0


class HandPlay:
    """Follows the pointer and the keyboard over the hand."""

    def __init__(self, state: TableState, turns: CardInput) -> None:
        self._state, self._turns = state, turns
        self._handling = state.handling
        self.drag: Drag[Card] = Drag()
        self._stays_ms: float | None = None  # how long a finger has stayed on a card
        self._explained = False

    # -- pointer

    def pointer(self, event: PointerDown | PointerMove | PointerUp) -> bool:
        """React to the pointer. Returns True when a card was meant."""
        match event:
            case PointerDown(pos=pos, button=button, touch=touch):
                return button == LEFT and self._press(pos, touch=touch)
            case PointerMove(pos=pos):
                return self._move(pos)
            case PointerUp(pos=pos, button=button, touch=touch):
                used = button == LEFT and self._release(pos)
                if touch:
                    self.hover(None)
                return used

    def _press(self, pos: tuple[int, int], *, touch: bool) -> bool:
        self._explained = False
        self._stays_ms = None
        card = self._state.tabletop.card_at(pos)
        if card is None:
            self._handling.cursor = None
            return False
        pose = self._state.tabletop.sprites[card].pose
        self.drag.press(card, pos, (pose.x, pose.y))
        if touch:
            self._stays_ms = 0.0
        return True

    def _move(self, pos: tuple[int, int]) -> bool:
        tabletop, target = self._state.tabletop, self.drag.target
        if target is not None and target not in tabletop.model.hand:
            self.cancel()  # it may have been played by a key while the button was down
            target = None
        if target is not None:
            if self.drag.move(pos, outside=tabletop.card_at(pos) is not target):
                self._begin_drag(target)
            if self.drag.dragging:
                tabletop.slot.bright = self._state.layout.over_table(pos)
            return True
        card = tabletop.card_at(pos) if tabletop.model.face_up else None
        self.hover(card)
        self._handling.looked = None if card is not None else tabletop.trick_card_at(pos)
        return card is not None

    def hover(self, card: Card | None) -> None:
        """Set the card that the pointer is over, or None."""
        if card is self._handling.hovered:
            return
        self._handling.hovered = card
        if card is not None:
            self._handling.cursor = None
        self._state.tabletop.sync()

    def _begin_drag(self, card: Card) -> None:
        tabletop = self._state.tabletop
        self._stays_ms = None
        self._handling.dragged = card
        self._handling.hovered = None
        sprite = tabletop.sprites[card]
        tabletop.motions.stop(sprite)
        self.drag.x, self.drag.y = sprite.pose.x, sprite.pose.y
        self._state.ctx.sound.play("lift")
        tabletop.sync()

    def _release(self, pos: tuple[int, int]) -> bool:
        held = self._handling.dragged
        self._stays_ms = None
        phase, card = self.drag.release(pos)
        if card is None:
            return held is not None
        if phase is DragPhase.DRAGGING:
            self._handling.dragged = None
            self._state.tabletop.slot.bright = False
            if not self._turns.drop(card, pos):
                self.spring_back(card)
        elif not self._explained:
            self.click(card)
        return True

    def click(self, card: Card) -> None:
        """React to a click on a card, which plays it after one click, two, or never, by setting."""
        mode, model = self._state.ctx.settings.play_mode, self._state.tabletop.model
        playing = model.ask.kind is AskKind.PLAY and card in model.legal
        if playing and mode == "drag":
            self._turns.say_drag(card)
        elif playing and mode == "double" and self._handling.cursor is not card:
            self._handling.cursor = card
            self._state.tabletop.sync()
        else:
            self._turns.use(card)

    def spring_back(self, card: Card) -> None:
        """Let a card spring back to its place in the hand."""
        tabletop = self._state.tabletop
        sprite, goal = tabletop.sprites.get(card), tabletop.targets().get(card)
        if sprite is None or goal is None:
            return
        if tabletop.still or self._state.ctx.settings.speed == 0:
            sprite.place(goal.pose, moving=False)
        else:
            seconds = SPRING_MS / 1000
            tabletop.motions.add(
                Motion(sprite, sprite.pose, goal.pose, SPRING_MS,
                       curve=lambda part: spring(part * seconds) / spring(seconds))
            )  # fmt: skip
        tabletop.sync()

    def cancel(self) -> None:
        """Let go of everything (resize, undo, loss of focus)."""
        card = self._handling.dragged
        self._stays_ms = None
        self.drag.cancel()
        self._handling.dragged = None
        self._handling.hovered = None
        if card is not None:
            self.spring_back(card)

    def update(self, dt_ms: float) -> None:
        """Let a dragged card follow the pointer, and explain one under a resting finger."""
        self._stay(dt_ms)
        self._pale(dt_ms)
        tabletop, card = self._state.tabletop, self._handling.dragged
        if card is None or not self.drag.dragging:
            return
        sprite = tabletop.sprites.get(card)
        if sprite is None:
            self.cancel()
            return
        self.drag.update(dt_ms, tilting=not tabletop.still)
        angle, width = float(round(self.drag.tilt)), self._state.layout.hand.width
        pose = Pose(self.drag.x, self.drag.y, width, angle)
        sprite.place(pose, moving=not self.drag.resting)

    def _stay(self, dt_ms: float) -> None:
        if self._stays_ms is None or self.drag.target is None:
            return
        self._stays_ms += dt_ms
        if self._stays_ms >= 1000 * self._state.ctx.settings.hold_seconds:
            self._stays_ms = None
            self._explained = True
            self._turns.explain(self.drag.target)

    def _pale(self, dt_ms: float) -> None:
        """Pale new cards that may not be played after a while."""
        handling = self._handling
        if handling.white_ms > 0 and not self._state.queue.busy:
            handling.white_ms -= dt_ms
            if handling.white_ms <= 0:
                self._state.tabletop.sync()

    @property
    def wait_ms(self) -> int | None:
        """The time until new cards change their look; None where none does."""
        left = self._handling.white_ms
        return max(1, int(left)) if left > 0 else None

    @property
    def busy(self) -> bool:
        """Whether a dragged card still moves, or a finger may be about to ask."""
        return self._stays_ms is not None or (self.drag.dragging and not self.drag.resting)

    # -- keys

    def key(self, event: KeyDown) -> bool:
        """Arrows, Home and End move along the hand."""
        model = self._state.tabletop.model
        hand = model.hand
        if not hand or not model.face_up:
            return False
        match event.key:
            case _ if event.across:
                self._step(event.across)
            case pygame.K_HOME:
                self.point(hand[0])
            case pygame.K_END:
                self.point(hand[-1])
            case pygame.K_UP if self._look_on():
                pass
            case _ if event.down:
                self._handling.looked = None
                if self._handling.cursor is None:
                    self._step(1)
            case _:
                return False
        return True

    def _look_on(self) -> bool:
        """Move through the cards of the trick with Up, where cards are magnified."""
        handling, trick = self._handling, self._state.tabletop.model.trick
        if self._state.ctx.settings.magnify == "off" or not trick:
            return False
        cards = [play.card for play in trick]
        index = cards.index(handling.looked) + 1 if handling.looked in cards else 0
        handling.looked = cards[index] if index < len(cards) else None
        return True

    def _step(self, by: int) -> None:
        """Go on to the next card; on the player's turn, to the next usable one."""
        model = self._state.tabletop.model
        hand, legal = model.hand, model.legal
        pool = legal if model.my_turn and legal else hand
        cursor = self._handling.cursor
        if cursor in pool:
            self.point(pool[(pool.index(cursor) + by) % len(pool)])
        elif cursor is not None and cursor in hand:
            index = hand.index(cursor)
            ahead = [card for card in pool if (hand.index(card) - index) * by > 0]
            nearest = (ahead[0] if by > 0 else ahead[-1]) if ahead else pool[0 if by > 0 else -1]
            self.point(nearest)
        else:
            self.point(pool[0 if by > 0 else -1])

    def point_for_listener(self, card: Card) -> None:
        """Point at a card that a reader or a switch has come to."""
        state = self._state
        if card in state.model.hand:
            self._handling.device = Device.KEYS
            state.controls.form.set_focus(None, keyboard=False)
            self.point(card)
            state.stale = True

    def point(self, card: Card) -> None:
        self._handling.cursor = card
        self._handling.hovered = self._handling.looked = None
        self._state.tabletop.sync()


HELD_MS = 250.0
"""A key for the last trick that was held this long shows it only while it is held."""


class Keys:
    """The action of each key at one table."""

    def __init__(
        self, state: TableState, hands: HandPlay, turns: CardInput, asker: DialogHost, guide: Hints,
        screens: Screens, ear: Narrator,
    ) -> None:  # fmt: skip
        self._state, self._hands, self._turns = state, hands, turns
        self._screens, self._ear = screens, ear
        self._left_at: Card | None = None
        self._held_since: float | None = None
        self._letters: dict[int, Callable[[], object]] = {
            pygame.K_l: self._hold_last,
            pygame.K_h: guide.show_legal,
            pygame.K_t: guide.wish_hint,
            pygame.K_u: self._undo,
            pygame.K_BACKSPACE: self._undo,
            pygame.K_s: screens.scores,
            pygame.K_o: partial(show_options, state),
            pygame.K_g: partial(toggle_passed, state),
            pygame.K_p: partial(change_pace, state),
            pygame.K_f: turns.finish_deal,
            pygame.K_c: asker.ask_other,
        }

    def key(self, event: KeyDown) -> bool:
        state, controls = self._state, self._state.controls
        if controls.last.visible and event.key not in (pygame.K_l, pygame.K_m):
            controls.show_last(None)
            return True
        focused = controls.form.keyboard and controls.form.focus is not None
        if event.key == pygame.K_ESCAPE and not focused:
            self._screens.pause()
            return True
        if (event.across or event.down) and self._between_hand_and_button(event):
            return True
        if event.key == pygame.K_TAB or (focused and event.key != pygame.K_ESCAPE):
            return self._letter(event) or controls.form.handle(event)
        if focused:
            controls.form.set_focus(None, keyboard=False)
            return True
        if event.key == pygame.K_SPACE:
            if not event.repeat and not state.finish():
                self._use_cursor()
            return True
        if event.key in ENTER:
            if not event.repeat:
                self._enter()
            return True
        return self._letter(event) or self._hands.key(event)

    def _letter(self, event: KeyDown) -> bool:
        if event.ctrl or event.repeat:
            return False
        if event.key not in self._letters:
            return self._ear.key(event.key)
        self._letters[event.key]()
        return True

    def _undo(self) -> None:
        self._hands.cancel()
        undo(self._state)

    # -- the last trick

    def _hold_last(self) -> None:
        """Show the last trick while its key is held, or until the next press."""
        self._held_since = self._state.ctx.now()
        toggle_last(self._state)

    def released(self, event: KeyUp) -> bool:
        """A key went up; true when that was the end of a look at the last trick."""
        if event.key != pygame.K_l or self._held_since is None:
            return False
        held, self._held_since = self._state.ctx.now() - self._held_since, None
        if held >= HELD_MS:
            self._state.controls.show_last(None)
        return True

    def let_go(self) -> None:
        """Forget held keys, because something else was pressed."""
        self._held_since = None

    # -- the card pointed at

    def _enter(self) -> None:
        self._state.finish()
        button = self._state.controls.button
        if self._state.handling.cursor is not None:
            self._use_cursor()
        elif button is None or button.primary:  # a claim or a misdeal is not what Enter is for
            self._turns.press_action()

    def _use_cursor(self) -> None:
        state, handling = self._state, self._state.handling
        cursor = handling.cursor
        if cursor is not None and cursor in state.model.hand:
            before = len(handling.selected)
            self._turns.use(cursor)
            if self._complete and len(handling.selected) > before:
                self._to_button(cursor)

    @property
    def _complete(self) -> bool:
        """Whether exactly as many cards are marked as are asked for."""
        wanted = selecting(self._state.view)
        chosen = len(self._state.handling.selected)
        return wanted is not None and wanted.least == wanted.most == chosen

    def _to_button(self, cursor: Card) -> None:
        """Move the keyboard focus to the button that sends the marked cards."""
        controls = self._state.controls
        if controls.button is None:
            return
        self._left_at, self._state.handling.cursor = cursor, None
        controls.form.set_focus(controls.button, keyboard=True)
        self._point()

    def _between_hand_and_button(self, event: KeyDown) -> bool:
        """Down leads to the button of marked cards, the other arrows back to the hand."""
        handling, controls = self._state.handling, self._state.controls
        button = controls.button
        if selecting(self._state.view) is None or button is None:
            return False
        if controls.form.keyboard and controls.form.focus is button:
            if event.down > 0:
                return True
            controls.form.set_focus(None, keyboard=False)
            handling.cursor = self._left_at if self._left_at in self._state.model.hand else None
            if event.across or handling.cursor is None:
                self._hands.key(event)
            self._point()
            return True
        if event.down > 0 and handling.cursor is not None and button.enabled:
            self._to_button(handling.cursor)
            return True
        return False

    def _point(self) -> None:
        self._state.tabletop.sync()
        self._state.refresh()
