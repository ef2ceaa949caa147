"""The card table: shows a session to the person at it and passes on what that person does."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.play.actions import Action, AskKind, StartDeal
from hearts_gui.engine.play.errors import IllegalAction, StaleAction
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.rules.choices import Boost, Draw, Duplicates, HeartsLead
from hearts_gui.engine.rules.packs import deal_shape
from hearts_gui.engine.score.scores import DealScore, GameResult
from hearts_gui.ui.draw.felt import Inlay
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import (
    LEFT,
    FocusGained,
    FocusLost,
    KeyDown,
    KeyUp,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    UiEvent,
)
from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.ui.shell.scene import Scene
from hearts_gui.ui.table.asking.desk import ICONS, Commands, Desk
from hearts_gui.ui.table.asking.hand_dialog import HandInSight
from hearts_gui.ui.table.asking.overlays import MoonScene
from hearts_gui.ui.table.asking.turns import Turns
from hearts_gui.ui.table.hands.handplay import HandPlay
from hearts_gui.ui.table.hands.keys import Keys
from hearts_gui.ui.table.hands.presses import Presses
from hearts_gui.ui.table.hourglass import HourglassShow
from hearts_gui.ui.table.layout.layout import TableLayout, table_layout
from hearts_gui.ui.table.motion.performer import Callbacks, TablePerformer
from hearts_gui.ui.table.story.director import Director, pace_of
from hearts_gui.ui.table.story.queue import CueQueue
from hearts_gui.ui.table.things.furniture import PromptText
from hearts_gui.ui.table.things.opencards import OpenCards
from hearts_gui.ui.table.things.passed import givers_of
from hearts_gui.ui.table.things.placing import Device, Handling
from hearts_gui.ui.table.things.plate_info import PlateTeller
from hearts_gui.ui.table.things.tabletop import Tabletop
from hearts_gui.wording.table_texts import moon_title

DOTS_AFTER_MS = 400.0
DOT_MS = 300.0
POLL_MS = 15
HELD_MS = 250.0
NOTICE_MS = 5200.0


class TableScene(Scene):
    """One seat of a session. `left` is called when the scene is taken off for good."""

    def __init__(
        self, ctx: Context, session: SessionPort, seat: int = 0, *,
        left: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self.session = session
        self.seat = seat
        self.names = tuple(who.name for who in session.seats)
        view = session.view(seat)
        self.director = Director(view, self.names, pace_of(ctx.settings), order=ctx.settings.sort)
        self.performer = TablePerformer(
            ctx,
            Callbacks(
                scores=self._open_scores,
                over=self._game_over,
                moon=self._rise_moon,
                say=self.notify,
                changed=self._changed,
            ),
        )
        self.queue = CueQueue(self.director.snap(), self.performer)
        self.handling = Handling(givers=givers_of(view, self.names))
        self.teller = PlateTeller(view.rules, session.seats)
        self.hand_in_sight = HandInSight(
            self._hand_box, self._draw_hand, lambda: self.handling.device.steps
        )
        self.hourglass = HourglassShow(self)
        self.turns = Turns(self)
        self.keys = Keys(self)
        self.hands = HandPlay(
            self.handling, use=self.turns.use, drop=self.turns.drop,
            lifted=lambda: ctx.sound.play("lift"),
            mode=lambda: ctx.settings.play_mode,
            ask_to_drag=self.turns.say_drag,
            explain=self.turns.explain,
        )  # fmt: skip
        self.desk: Desk | None = None
        self.top: Tabletop | None = None
        self.open_cards: OpenCards | None = None
        self.table: TableLayout | None = None
        self._left = left
        self._fresh = False
        self._deaf = False
        self._stale = True
        self.postponed = False  # words and buttons wait for the next frame
        self._waited = 0.0
        self._sheet_open = False
        self._last_held: float | None = None
        self._presses = Presses()
        self._unsubscribe = session.subscribe(seat, self._saw)

    # -- building

    def layout(self) -> TableLayout:
        """Everything's place for the present window."""
        rules = self.director.view.rules
        deal = self.director.view.public.deal
        most = max(deal.start_sizes[self.seat] if deal else 0, len(self.queue.model.hand))
        if not most:
            most = max(deal_shape(rules).sizes)
        rounds = 2 if rules.boost is not Boost.OFF or rules.uneven_hands else 1
        return table_layout(self.ctx.metrics, rules.players, most, rounds=rounds, icons=ICONS)

    def background(self) -> Surface:
        """The felt with its inlay around the trick."""
        place = self.table = self.layout()
        return self.ctx.felt.surface(Inlay(place.trick_centre, *place.inlay))

    def build(self) -> None:
        """All nodes for the present size and theme, at rest."""
        self.hands.cancel()
        place = self.table = self.layout()
        rules = self.director.view.rules
        top = Tabletop(
            self.ctx, self.stage, place, self.queue.model, self.handling, self.teller,
            breakable=rules.hearts_lead is HeartsLead.BROKEN,
            cancels=rules.duplicates is Duplicates.CANCEL,
            drawing=rules.draw is not Draw.OFF,
        )  # fmt: skip
        turns = self.turns
        commands = Commands(
            act=turns.press_action, menu=turns.screens.pause, last=turns.toggle_last,
            hint=turns.hint, undo=turns.undo, scores=turns.scores,
            options=turns.screens.options,
        )  # fmt: skip
        self.desk = Desk(self.ctx, self.stage, place, commands)
        self.open_cards = OpenCards(self.ctx, self.stage, place, rules)
        self.top = self.performer.top = self.hands.top = top
        top.settle(self.queue.model)
        self.refresh()

    def leave(self) -> None:
        """Stop listening."""
        self.ctx.cardart.hold = False
        self._unsubscribe()
        if self._left is not None:
            self._left()

    def covered(self) -> None:
        """Another screen is on top: let go of cards; no clock runs meanwhile."""
        self.ctx.cardart.hold = False
        self.hands.cancel()
        self.session.hold_clocks(True)

    def uncovered(self) -> None:
        """Settings may have changed; the clocks go on."""
        self.session.hold_clocks(False)
        self.turns.readout.hushed = False
        self.director.pace = pace_of(self.ctx.settings)
        if self.director.order != self.ctx.settings.sort:
            self.director.order = self.ctx.settings.sort
            if not self.queue.busy:
                self.queue.reset(self.director.snap())
        self._stale = True
        self.stage.invalidate()

    # -- the session's side

    def _saw(self, event: Event) -> None:
        if self._deaf:
            return
        if getattr(event, "seat", None) == self.seat:
            self.handling.answered()
            self.turns.readout.clear_note()
        self.queue.push(*self.director.see(event))
        self.handling.givers = givers_of(self.director.view, self.names)
        self._fresh = True

    def submit(self, action: Action) -> bool:
        """Ask the session; whether it was done."""
        try:
            self.session.submit(action, at=self.session.version)
        except (IllegalAction, StaleAction) as refusal:
            self.notify(str(refusal).capitalize())
            return False
        self._presses.answered(self.ctx.now())
        self._attend()
        return True

    def _attend(self) -> None:
        if self._fresh:
            self._fresh = False
            self.queue.push(self.director.attend())
            self._stale = True

    def resync(self) -> None:
        """Look at the session afresh (after taking back)."""
        self.hands.cancel()
        self.handling.forget()
        self._fresh = False
        self.director.view = self.session.view(self.seat)
        self.handling.givers = givers_of(self.director.view, self.names)
        self.queue.go_back(self.director.snap())
        self._stale = True

    def take_back(self) -> bool:
        """Take the last own decision back."""
        self._deaf = True
        try:
            done = self.session.undo()
        finally:
            self._deaf = False
        if done:
            self.resync()
        return done

    # -- what the queue brings up

    def _changed(self) -> None:
        self._stale = True

    def notify(self, text: str) -> None:
        """Say this in the one place for messages; the newest one wins."""
        self.turns.readout.note(PromptText(text))
        self._stale = True

    def _hand_box(self) -> Rect:
        return Rect(0, 0, 0, 0) if self.top is None else self.top.hand_box()

    def _draw_hand(self, surface: Surface) -> None:
        if self.top is not None:
            self.top.draw_hand(surface)

    def _rise_moon(self, seat: int, sun: bool) -> None:
        assert self.top is not None
        plate = self.top.plate(seat).box
        title = moon_title(self.names[seat], human=seat == self.seat, sun=sun)
        line = "Every trick of the deal" if sun else "Every penalty card of the deal"
        self.ctx.scenes.push(MoonScene(self.ctx, title, line, plate.center, self.queue.release))

    def _open_scores(self, score: DealScore) -> None:
        self._sheet_open = True
        self.turns.open_scores(latest=score)

    def sheet_closed(self) -> None:
        """The score sheet after a deal was left: on with the game."""
        self._sheet_open = False
        result = self.director.view.public.result
        if result is not None:
            self.turns.open_end(result)

    def _game_over(self, result: GameResult) -> None:
        if not self._sheet_open:
            self.turns.open_end(result)

    # -- input

    def handle(self, event: UiEvent) -> bool:
        """Keys and pointer: first what is shown over the table, then buttons, then cards."""
        if self.postponed:
            self.postponed = False
            self.refresh()
        self._note_device(event)
        match event:
            case PointerDown():
                return self._pointer_down(event)
            case PointerMove() | PointerUp():
                used = self.hands.drag.target is None and self.desk is not None
                if used and self.desk is not None and self.desk.form.handle(event):
                    self.hands.hover(None)
                    return True
                used = self.hands.pointer(event)
                if isinstance(event, PointerUp):
                    self._look()
                return self._after(used)
            case PointerLeft():
                self.hands.hover(None)
                return False
            case FocusLost():
                self.hands.cancel()
                self.session.hold_clocks(True)
                return self.desk is not None and self.desk.form.handle(event)
            case FocusGained():
                self.session.hold_clocks(False)
                return False
            case KeyDown():
                return self._key_down(event)
            case KeyUp():
                return self._key_up(event)
            case _:
                return self.desk is not None and self.desk.form.handle(event)

    def _note_device(self, event: UiEvent) -> None:
        """What is said about how to do things follows what the player uses."""
        match event:
            case KeyDown(pad=pad):
                device = Device.PAD if pad else Device.KEYS
            case PointerDown(touch=touch) | PointerMove(touch=touch):
                device = Device.TOUCH if touch else Device.POINTER
            case _:
                return
        if device is not self.handling.device:
            self.handling.device = device
            self._stale = True

    def _after(self, used: bool) -> bool:
        self._stale = True
        return used

    def _pointer_down(self, event: PointerDown) -> bool:
        assert self.desk is not None
        assert self.top is not None
        self._last_held = None
        if self._presses.second_half(event.pos, self.ctx.now(), self.ctx.metrics):
            return True
        self._presses.pressed(event.pos)
        if event.button == LEFT and self.handling.dragged is not None:
            self.hands.cancel()  # pressed anew: that the button was let go was never told
        if self.desk.last.visible:
            self.desk.show_last(None)
            return True
        self.finish()
        if self.ctx.scenes.top is not self:
            return True
        if self.desk.form.handle(event):
            return True
        seat = self.top.pile_at(event.pos)
        if seat is not None:
            self.turns.toggle_last()
            return True
        return self._after(self.hands.pointer(event))

    def _look(self) -> None:
        """New cards lie down once they were looked at.

        When the button goes up: a card that moved under it would put another one there.
        """
        if self.top is not None and (self.handling.look() or self.handling.hints):
            self.top.sync()

    def finish(self) -> bool:
        """End the animation under way; whether there was one."""
        self._attend()
        done = self.queue.finish_all()
        if done:
            self.queue.update(0.0)
            self.refresh()
        return done

    def _key_down(self, event: KeyDown) -> bool:
        if self.desk is not None:
            self.desk.form.hide_tooltip()
        return self._after(self.keys.key(event))

    def hold_last(self) -> None:
        """The key of the last trick went down: it stays while held, or until the next press."""
        self._last_held = self.ctx.now()
        self.turns.toggle_last()

    def _key_up(self, event: KeyUp) -> bool:
        if event.key != pygame.K_l or self._last_held is None or self.desk is None:
            return False
        held, self._last_held = self._last_held, None
        if self.ctx.now() - held >= HELD_MS:
            self.desk.show_last(None)
        return True

    # -- time

    def update(self, dt_ms: float) -> None:
        """Session, cues, motions, notes."""
        # The time for a decision begins when the player can act.
        self.session.hold_hourglass(self.queue.busy or not self.queue.model.my_turn)
        self.session.tick(self.ctx.now())
        self._attend()
        self._say_notices()
        self._go_on()
        self.hands.update(dt_ms)
        begun = self.queue.update(dt_ms)
        if self.ctx.scenes.top is not self and self.ctx.scenes.top is not None:
            return
        self._think(dt_ms)
        self.hourglass.update()
        # What begins to move has the frame for itself; words and buttons follow with the next.
        self.postponed = begun and self._stale
        if not begun and (self._stale or self.turns.readout.note_over):
            self.refresh()
        if self.top is not None:
            self.top.update(dt_ms)
        if self.desk is not None:
            if begun:
                self.desk.form.hide_tooltip()
            self.desk.form.update(dt_ms)
        self.ctx.cardart.hold = self.busy

    def _say_notices(self) -> None:
        """What the session has to tell, one after the other: nothing asked for waits for it."""
        notices = getattr(self.session, "notices", None)
        readout = self.turns.readout
        if notices and not readout.noted:
            readout.note(PromptText(notices.popleft()), NOTICE_MS, lasting=True)
            self._stale = True

    def _go_on(self) -> None:
        """Deal when it is time to."""
        if self.queue.busy or self._sheet_open:
            return
        ask = self.director.view.ask
        if ask.kind is AskKind.START:
            self.submit(StartDeal())

    def _think(self, dt_ms: float) -> None:
        others = any(seat != self.seat for seat in self.queue.model.ask.seats)
        if self.queue.busy or not others:
            self._waited = 0.0
            dots = -1
        else:
            self._waited += dt_ms
            over = self._waited - DOTS_AFTER_MS
            dots = int(over / DOT_MS) % 3 if over >= 0 else -1
        if dots != self.teller.dots:
            self.teller.dots = dots
            if self.top is not None:
                self.top.show_plates()

    @property
    def busy(self) -> bool:
        """Whether anything on the table moves."""
        return self.hands.busy or (self.top is not None and self.top.busy)

    def idle_wait_ms(self) -> int | None:
        """None while anything moves; short while others think; long on the player's turn."""
        top, desk = self.top, self.desk
        if top is None or desk is None or self._stale or self._fresh:
            return None
        waiting = self.queue.current is not None and not self.queue.waits_for_player
        if self.busy or waiting or top.warming:
            return None
        form = desk.form.idle_wait_ms()
        if form is None:
            return None
        waits = [form]
        if self.turns.readout.note_wait_ms is not None:
            waits.append(self.turns.readout.note_wait_ms)
        if self.hourglass.wait_ms is not None:
            waits.append(self.hourglass.wait_ms)
        if any(seat != self.seat for seat in self.queue.model.ask.seats):
            waits.append(POLL_MS)
        return min(waits)

    def refresh(self) -> None:
        """Bring prompt, buttons, panel and plates up to date."""
        self._stale = False
        self.turns.refresh()
        if self.open_cards is not None:
            self.open_cards.show(self.queue.model)
