"""The card table: shows a session to the person at it and passes on what that person does."""

import math
from collections.abc import Callable
from functools import partial

from hearts_gui.engine.play.actions import AskKind, StartDeal
from hearts_gui.engine.rules.choices import Boost
from hearts_gui.engine.rules.packs import deal_shape
from hearts_gui.ui.shell.access import CLICK, AccessNode, box_of, label_node
from hearts_gui.ui.shell.context import Context, Scene
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
from hearts_gui.ui.shell.ports import Replay, SessionPort
from hearts_gui.ui.table.card_actions import CardInput
from hearts_gui.ui.table.dialogs import DialogHost
from hearts_gui.ui.table.guide import Hints, Recall, toggle_last, undo
from hearts_gui.ui.table.handplay import HandPlay, Keys
from hearts_gui.ui.table.layout.layout import TableLayout, table_layout
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.accessible import AccessibleTable, UseCard, card_name, table_nodes
from hearts_gui.ui.table.nodes.controls import ICONS, Controls, label_widths
from hearts_gui.ui.table.nodes.opencards import OpenHands
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.other_screens import Screens, show_options
from hearts_gui.ui.table.readout import Narrator, Status
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.widgets.accessible import form_nodes
from hearts_gui.wording.language.messages import joined, say

STEPS = 120
"""The hourglass is drawn in this many steps."""
LAST_SECONDS = 5
"""It ticks this long before its end."""
LOOK_MS = 100
DOTS_AFTER_MS, DOT_MS = 400.0, 300.0
"""When the dots appear while others think, and how long each is bright."""


def scene_nodes(state: TableState, use: UseCard, point: UseCard) -> tuple[AccessNode, ...]:
    """Status, a trick that is looked at, what goes on, trick, hand, players, buttons."""
    table = AccessibleTable(
        state.tabletop, state.model, state.handling, state.teller, state.layout,
        state.open_cards, state.view, use, point,
    )  # fmt: skip
    return (
        _status(state), *_going_on(state), *_notes(state), *table_nodes(table),
        *form_nodes(state.controls.form),
    )  # fmt: skip


def _status(state: TableState) -> AccessNode:
    """The question, or the last answer."""
    prompt, panel = state.controls.prompt, state.controls.panel
    text = "" if prompt.text is None else prompt.text.text
    if not text and panel.visible and panel.info is not None:
        text = panel.info.title
    if not text:
        text = _waiting(state)
    return AccessNode("label", say("access-status"), value=text, key="status",
                      bounds=box_of(state.layout.prompt))  # fmt: skip


def _waiting(state: TableState) -> str:
    """A text that says whom the table waits for."""
    model = state.model
    others = [seat for seat in model.ask.seats if seat != model.seat]
    names = [state.teller(model, seat).name for seat in others]
    return say("access-waiting", names=names) if names else ""


def _going_on(state: TableState) -> tuple[AccessNode, ...]:
    """The node to press where the picture waits for the player."""
    if not state.queue.waits_for_player:
        return ()

    def go_on(_: str) -> None:
        state.finish()

    return (
        AccessNode(
            "button", say("access-go-on"), bounds=box_of(state.layout.trick_area), key="go-on",
            acts={CLICK: go_on},
        ),
    )  # fmt: skip


def _notes(state: TableState) -> tuple[AccessNode, ...]:
    """The pass, the last trick, a hint: what lies over the table."""
    controls, nodes = state.controls, []
    if controls.panel.visible and controls.panel.info is not None:
        info = controls.panel.info
        nodes.append(label_node(joined(info.title, info.help), controls.panel.rect, key="pass"))
    if controls.last.visible and controls.last.info is not None:
        cards = tuple(
            AccessNode("list_item", say("access-played", what=card_name(card), name=name),
                       value=say("access-took") if won else "", bounds=box_of(bounds(pose)))
            for card, pose, name, won in controls.last.info.plays
        )  # fmt: skip
        nodes.append(AccessNode("list", controls.last.info.title, bounds=box_of(controls.last.rect),
                                key="last", children=cards))  # fmt: skip
    if controls.hint.visible and controls.hint.info is not None:
        text = joined(*controls.hint.info.steps, controls.hint.info.more)
        nodes.append(label_node(text, controls.hint.rect, key="hint"))
    if controls.gone.visible and controls.gone.info is not None:
        nodes.append(label_node(controls.gone.info.spoken, controls.gone.rect, key="gone"))
    return tuple(nodes)


class WaitIndicators:
    """Follows the session's hourglass and the time that others take to think."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._limit_ms = state.view.rules.timer * 1000.0
        self._second = 0
        self._waited = 0.0

    @property
    def left_ms(self) -> float | None:
        """The time left for the decision; None when nothing is timed."""
        return self._state.session.clocks.hourglass.left_ms if self._limit_ms else None

    def update(self, dt_ms: float) -> None:
        """Bring dots and ring up to date, and tick in the last seconds."""
        state, teller, left = self._state, self._state.teller, self.left_ms
        before = (teller.dots, teller.timer)
        teller.dots = self._dots(dt_ms)
        teller.timer = (
            None if left is None else round(max(0.0, left) / self._limit_ms * STEPS) / STEPS
        )
        if teller.dots != before[0] or (teller.timer != before[1] and not state.queue.busy):
            state.tabletop.show_plates()
        second = 0 if left is None else -int(-left // 1000)
        if second != self._second:
            self._second = second
            if 0 < second <= LAST_SECONDS:
                state.ctx.sound.play("tick")

    @property
    def _others_think(self) -> bool:
        state = self._state
        return not state.queue.busy and any(seat != state.seat for seat in state.model.ask.seats)

    def _dots(self, dt_ms: float) -> int:
        """The number of the dot that is bright while someone else thinks; -1 for no dots."""
        if not self._others_think:
            self._waited = 0.0
            return -1
        self._waited += dt_ms
        over = self._waited - DOTS_AFTER_MS
        return int(over / DOT_MS) % 3 if over >= 0 else -1

    @property
    def wait_ms(self) -> int | None:
        """The time in which dots and ring stay as they are."""
        waits = [] if self.left_ms is None else [LOOK_MS]
        if self._others_think:
            over = self._waited - DOTS_AFTER_MS
            waits.append(math.ceil(-over if over < 0 else DOT_MS - over % DOT_MS))
        return min(waits, default=None)


class TableScene(Scene):
    """One seat of a session. `left` is called when the scene is taken off for good."""

    lean = True

    def __init__(
        self, ctx: Context, session: SessionPort, seat: int = 0, *,
        left: Callable[[], None] | None = None, replay: Replay | None = None,
    ) -> None:  # fmt: skip
        """If it is a `replay`, the deal is played once more, and the scene ends with it."""
        super().__init__(ctx)
        state = TableState(ctx, session, seat, refresh=self.refresh, replay=replay)
        self.state = state
        self.readout = Status(state)
        self.asker = DialogHost(state, self.readout)
        self.turns = CardInput(state, self.asker, self.readout)
        self.guide = Hints(state)
        self.recall = Recall(state)
        self.screens = Screens(state, self.asker, leave=lambda: ctx.scenes.remove(self))
        state.open_screen = self.screens.show
        self.hands = HandPlay(state, self.turns)
        self.ear = Narrator(state, self.readout)
        self.keys = Keys(
            state, self.hands, self.turns, self.asker, self.guide, self.screens, self.ear
        )
        self.waiting = WaitIndicators(state)
        self.postponed = False  # texts and buttons were left for the next frame
        self._left = left

    # -- building

    def layout(self) -> TableLayout:
        """Everything's place for the present window."""
        view = self.state.view
        rules, deal = view.rules, view.public.deal
        most = max(deal.start_sizes[view.seat] if deal else 0, len(self.state.model.hand))
        shape = deal_shape(rules)
        most = most or max(shape.sizes)
        rounds = 2 if rules.boost is not Boost.OFF or rules.uneven_hands else 1
        return table_layout(self.ctx.metrics, rules.players, most, rounds=rounds, icons=ICONS,
                            left_handed=self.ctx.settings.left_handed,
                            labels=label_widths(self.ctx), shrinks=True,
                            kitty=bool(shape.kitty or shape.stock))  # fmt: skip

    def build(self) -> None:
        self.hands.cancel()
        state, layout = self.state, self.layout()
        rules = state.view.rules
        tabletop = Tabletop(
            self.ctx, self.stage, layout, state.model, state.handling, state.teller, rules
        )
        tops = (
            self.screens.pause, partial(toggle_last, state), self.guide.wish_hint,
            partial(undo, state), self.screens.scores, partial(show_options, state),
        )  # fmt: skip
        controls = Controls(self.ctx, self.stage, layout, self.turns.press_action, tops)
        self.hide_ring = controls.form.clear_notes
        state.furnish(layout, tabletop, controls, OpenHands(self.ctx, self.stage, layout, rules))
        tabletop.settle(state.model)
        self.first_drawing.begin(moving=self.busy or state.queue.busy)
        self.refresh()

    def enter(self) -> None:
        """Build the table; a game that was over when it was opened shows its end."""
        self.state.on_top = True
        super().enter()
        result = self.state.view.public.result
        if result is not None:
            self.screens.open_end(result)

    def leave(self) -> None:
        self.ctx.cardart.hold = False
        self.ctx.cardart.forget_wanted()
        self.state.leave()
        if self._left is not None:
            self._left()

    def covered(self) -> None:
        """Let go of cards and stop the clocks, because another screen is on top."""
        self.state.on_top = False
        self.ctx.cardart.hold = False
        self.hands.cancel()
        self.state.controls.form.rest()
        self.state.session.clocks.paused = True

    def uncovered(self) -> None:
        """Apply settings, which may have changed, and restart the clocks."""
        self.state.on_top = True
        self.state.session.clocks.paused = False
        self.readout.hushed = False
        self.state.settings_changed()
        self.stage.invalidate()

    # -- what is told

    def notify(self, text: str) -> None:
        self.state.notify(text)

    @property
    def heading(self) -> str:
        return say("access-table")

    def reading_nodes(self) -> tuple[AccessNode, ...]:
        return scene_nodes(self.state, self.turns.use_now, self.hands.point_for_listener)

    def introduction(self) -> tuple[str, ...]:
        return self.ear.introduction()

    # -- input

    def handle(self, event: UiEvent) -> bool:
        """Keys and pointer: first what is shown over the table, then buttons, then cards."""
        if self.postponed:
            self.postponed = False
            self.refresh()
        self.state.note_device(event)
        form = self.state.controls.form
        match event:
            case PointerDown():
                return self._pointer_down(event)
            case PointerMove() | PointerUp():
                if self.hands.drag.target is None and form.handle(event):
                    self.hands.hover(None)
                    return True
                used, handling = self.hands.pointer(event), self.state.handling
                # New cards are lowered on release: one that moved under the pointer would put
                # another one there.
                if isinstance(event, PointerUp) and (handling.look() or handling.hints):
                    self.state.tabletop.sync()
                return self._after(used)
            case PointerLeft():
                self.hands.hover(None)
                return form.handle(event)
            case FocusLost():
                self.hands.cancel()
                self.state.session.clocks.paused = True
                return form.handle(event)
            case FocusGained():
                self.state.session.clocks.paused = False
                return False
            case KeyDown():
                form.tooltip.hide()
                return self._after(self.keys.key(event))
            case KeyUp():
                return self.keys.released(event)
            case _:
                return form.handle(event)

    def _after(self, used: bool) -> bool:
        self.state.stale = True
        return used

    def _pointer_down(self, event: PointerDown) -> bool:
        state, controls = self.state, self.state.controls
        self.keys.let_go()
        within = 1000 * self.ctx.settings.double_seconds
        if state.presses.second_half(event.pos, self.ctx.now(), self.ctx.metrics, within_ms=within):
            return True
        state.presses.pressed(event.pos)
        if event.button == LEFT and state.handling.dragged is not None:
            self.hands.cancel()  # pressed again: the release of the button was never reported
        if controls.last.visible:
            controls.show_last(None)
            return True
        state.finish()
        if not state.on_top or controls.form.handle(event):
            return True
        if state.tabletop.seats.pile_at(event.pos):
            toggle_last(state)
            return True
        return self._after(self.hands.pointer(event))

    # -- time

    def update(self, dt_ms: float) -> None:
        """First the game goes on, then its story, last what is seen; each follows those before."""
        self._play_on(dt_ms)
        begun = self.state.queue.update(dt_ms)
        if self.state.on_top:
            self._show(dt_ms, begun=begun)

    def _play_on(self, dt_ms: float) -> None:
        """Let clocks, other players, the coach and held cards go on, and the next deal begin."""
        state = self.state
        # The time for a decision begins when the player can act.
        still = state.queue.busy or not state.model.my_turn or self.ctx.listening.waits
        state.session.clocks.hourglass.paused = still
        if not state.fresh:  # the player has just acted: that is enough for one frame
            state.session.tick(self.ctx.now())
        state.attend()
        state.say_notices()
        self.guide.update(dt_ms)
        self.turns.guard.update(dt_ms)
        between = not (state.queue.busy or self.screens.counting)
        if between and state.view.ask.kind is AskKind.START:
            state.submit(StartDeal())
        self.hands.update(dt_ms)

    def _show(self, dt_ms: float, *, begun: bool) -> None:
        """Update what is seen; in a frame in which motion has `begun`, texts and buttons wait for
        the next."""
        state, form = self.state, self.state.controls.form
        self.waiting.update(dt_ms)
        self.recall.update()
        full, self.postponed = begun or self.postponed, begun and state.stale
        if begun:
            form.tooltip.hide()
        elif state.stale or state.notes.over:
            self.refresh()
        state.tabletop.update(dt_ms, full=full)
        form.update(dt_ms)
        self.ear.ask()
        self.ctx.cardart.hold = self.busy

    @property
    def busy(self) -> bool:
        """Whether anything on the table moves."""
        return self.hands.busy or self.state.tabletop.busy

    def idle_wait_ms(self) -> int | None:
        """None while anything moves; until the next dot or step of the ring, else long."""
        state, queue = self.state, self.state.queue
        if state.stale or state.fresh:
            return None
        waiting = queue.current is not None and not queue.waits_for_player
        form = state.controls.form.idle_wait_ms()
        if self.busy or waiting or form is None:
            return None
        parts = (state.notes, self.waiting, self.hands, state.tabletop.seats, self.guide,
                 self.turns.guard)  # fmt: skip
        waits = (form, *(part.wait_ms for part in parts))
        return min(wait for wait in waits if wait is not None)

    def refresh(self) -> None:
        """Bring prompt, buttons, panel and plates up to date; put a question that has come up."""
        state = self.state
        state.stale = False
        if not state.queue.busy:
            self.asker.ask_once()
        self.readout.refresh()
        state.open_cards.show(state.model)
