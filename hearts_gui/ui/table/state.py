"""The state that the parts of one table share: the session, its events, and what is shown."""

import math
from collections.abc import Callable
from functools import partial

from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.validate import IllegalAction, StaleAction
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import UiEvent
from hearts_gui.ui.shell.ports import Replay, SessionPort
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.nodes.controls import Controls
from hearts_gui.ui.table.nodes.messages import Notes
from hearts_gui.ui.table.nodes.opencards import OpenHands
from hearts_gui.ui.table.nodes.panels import givers_of
from hearts_gui.ui.table.nodes.performer import TablePerformer
from hearts_gui.ui.table.nodes.placing import Handling, device_of
from hearts_gui.ui.table.nodes.plate_info import PlateTeller
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story.aloud import Aloud
from hearts_gui.ui.table.story.cues import Cue, PlayOut, Say, TableModel
from hearts_gui.ui.table.story.director import Director, Pace
from hearts_gui.ui.table.story.queue import CueQueue
from hearts_gui.wording.language.messages import message_text, say

NOTICE_MS = 5200.0
"""The time a notice of the session is shown."""


class TableState:
    """One seat of a session: the director reads its events, the queue shows what they lead to.

    `open_screen` brings up the screen that a cue asks for; `refresh` updates texts and buttons
    immediately. With `stale` they are updated when there is time.
    """

    layout: TableLayout
    tabletop: Tabletop
    controls: Controls
    open_cards: OpenHands
    open_screen: Callable[[Cue], None]

    def __init__(
        self, ctx: Context, session: SessionPort, seat: int, *,
        refresh: Callable[[], None], replay: Replay | None = None,
    ) -> None:  # fmt: skip
        self.ctx, self.session, self.seat = ctx, session, seat
        self.replay = replay
        self.refresh = refresh
        self.names = tuple(who.name for who in session.seats)
        view = session.view(seat)
        self.director = Director(view, self.names, self._pace, order=ctx.settings.hand_order)
        self.aloud = Aloud(ctx, seat, self.names)
        self._performer = TablePerformer(self._begun, view.rules)
        self.queue = CueQueue(self.director.model, self._performer)
        self.handling = Handling(givers=givers_of(view, session.seats))
        self.teller = PlateTeller(view.rules, session.seats)
        self.notes = Notes(ctx.now, partial(ctx.listening.say, urgent=True))
        self.presses = DoubleClicks()
        self.on_top = False
        self.stale = True
        self.fresh = False  # events were seen, but not yet shown who decides now
        self._deaf = False
        self.leave = session.subscribe(seat, self._saw)

    def furnish(
        self, layout: TableLayout, tabletop: Tabletop, controls: Controls, open_cards: OpenHands
    ) -> None:
        """Take over what was built for the present window."""
        self.layout, self.controls, self.open_cards = layout, controls, open_cards
        self.tabletop = self._performer.tabletop = tabletop

    # -- what is known

    @property
    def view(self) -> PlayerView:
        """Everything that this seat knows."""
        return self.director.view

    @property
    def model(self) -> TableModel:
        """The picture that the table shows now."""
        return self.queue.model

    def _saw(self, event: Event) -> None:
        if self._deaf:
            return
        if getattr(event, "seat", None) == self.seat:
            self.handling.question_answered()
            self.notes.clear()
        self.director.pace = self._pace  # someone may listen now
        cues = self.director.see(event)
        self.queue.push(*cues)
        for cue in cues:
            if isinstance(cue, PlayOut):
                self.tabletop.turning.insert(0, cue.play.card)
        self.handling.givers = givers_of(self.view, self.session.seats)
        self.fresh = True

    def attend(self) -> None:
        """Show who decides now, because a step of the game is complete."""
        if self.fresh:
            self.fresh = False
            self.queue.push(self.director.attend())
            self.stale = True

    def settings_changed(self) -> None:
        """Apply the player's speeds and the order of the hand."""
        director, order = self.director, self.ctx.settings.hand_order
        director.pace = self._pace
        if director.order != order:
            director.order = order
            if not self.queue.busy:
                self.queue.reset(director.snap())
        self.stale = True

    @property
    def _pace(self) -> Pace:
        """The player's speeds; for listeners nothing continues by itself."""
        return Pace(self.ctx.settings, self.ctx.listening.waits)

    def _begun(self, cue: Cue) -> None:
        """Say in words or on a screen of its own what a cue brings, which begins or is skipped."""
        self.stale = True
        if cue.happenings:
            self.aloud.happened(cue.happenings)
        if isinstance(cue, Say):
            self.notify(cue.text, happened=True)
        else:
            self.open_screen(cue)

    # -- what is done

    def notify(self, text: str, *, happened: bool = False) -> None:
        """Show a message; the newest one wins.

        It answers an action, unless it `happened` by itself.
        """
        self.notes.say(text, aloud=not happened)
        if happened:
            self.aloud.noted(text)
        self.stale = True

    def say_notices(self) -> None:
        """Show the session's notices one after the other; answers to the player come first."""
        notices = self.session.notices
        if notices and not self.notes.text:
            self.notes.say(message_text(notices.popleft()), NOTICE_MS, lasting=True)
            self.stale = True

    def note_device(self, event: UiEvent) -> None:
        """Note which device the player uses, because help texts depend on it."""
        device = device_of(event)
        if device not in (None, self.handling.device):
            self.handling.device = device
            self.stale = True

    def submit(self, action: Action) -> bool:
        """Ask the session. Returns whether it was done."""
        try:
            self.session.submit(action, version=self.session.version)
        except (IllegalAction, StaleAction):
            self.notify(say("reason-not-now"))
            return False
        self.presses.answered(self.ctx.now())
        return True

    def finish(self) -> bool:
        """End the animation under way. Returns whether there was one."""
        self.attend()
        done = self.queue.finish_all()
        if done:
            self.queue.update(0.0)
            self.refresh()
        return done

    def take_back(self) -> bool:
        """Take the last own decision back."""
        self._deaf = True
        try:
            done = self.session.undo()
        finally:
            self._deaf = False
        if done:
            self._look_again()
        return done

    def _look_again(self) -> None:
        self.handling.forget()
        self.aloud.forget()
        self.fresh = False
        self.director.view = self.session.view(self.seat)
        self.handling.givers = givers_of(self.view, self.session.seats)
        self.queue.go_back(self.director.snap())
        self.stale = True


Spot = tuple[int, int]


class DoubleClicks:
    """Detects double clicks whose first press already gave an answer."""

    def __init__(self) -> None:
        self._pressed: Spot = (0, 0)
        self._last_answer: tuple[float, Spot] | None = None

    def pressed(self, pos: Spot) -> None:
        """A press that counts."""
        self._pressed = pos

    def answered(self, now_ms: float) -> None:
        """Note that an answer was given, perhaps by the last press."""
        self._last_answer = (now_ms, self._pressed)

    def second_half(self, pos: Spot, now_ms: float, metrics: Metrics, *, within_ms: float) -> bool:
        """Whether a press here and now belongs to a double click that has given its answer.

        The second half of a double click comes within this many milliseconds.
        """
        if self._last_answer is None:
            return False
        time, where = self._last_answer
        return math.dist(pos, where) <= metrics.slop and now_ms - time < within_ms
