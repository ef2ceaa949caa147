"""Puts questions over one table and passes the answers on; the game's menu."""

from collections.abc import Callable, Sequence

from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.moon import MoonScene
from hearts_gui.ui.table.question_dialogs import HandDialog, QuestionDialog, ask_dialog
from hearts_gui.ui.table.readout import Status
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.story.cues import MoonRises
from hearts_gui.ui.table.what_is_asked import Question, asks_in_dialog, other_answer
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.wording.language.messages import say

LEAVE = "table-menu-leave"
"""The message of the way to the menu."""


class DialogHost:
    """Asks for one table; a dialog stands alone, with nothing said or offered around it."""

    def __init__(self, state: TableState, readout: Status) -> None:
        self._state, self._readout = state, readout
        self._asked_for = -1

    def send(self, action: Action) -> bool:
        """Do this; what was marked, pointed at and said before is over."""
        self._state.notes.clear()
        self._state.handling.done()
        return self._state.submit(action)

    def put(self, asked: Question, *, marked: bool = False) -> None:
        """Ask this; the answer is sent. What is `marked` stays so until the cards go."""
        self._show(QuestionDialog(self._state, asked, self._pass_on if marked else self._answer))

    def _answer(self, action: Action) -> None:
        self.send(action)

    def _pass_on(self, action: Action) -> None:
        self._state.submit(action)

    def rise_moon(self, cue: MoonRises) -> None:
        """Night falls; where the moon is the player's, it asks what it is to do."""
        state = self._state
        view = state.view
        asked = view.ask.kind is AskKind.MOON and state.seat in view.ask.seats
        if asked:
            self._asked_for = state.session.version
        choose = self._answer if asked else None
        self._show(MoonScene(state, cue, done=state.queue.release, choose=choose))

    def _show(self, dialog: HandDialog | MoonScene) -> None:
        state = self._state
        self._readout.hushed = True
        self._readout.refresh()
        state.controls.hush()
        state.tabletop.motions.finish()
        state.ctx.scenes.push(dialog)

    def ask(self) -> bool:
        """Put the present question. Returns whether it is one for a dialog."""
        view = self._state.view
        offer = view.deal.offer if view.ask.kind is AskKind.MOON else None
        if offer is not None:
            self.rise_moon(MoonRises(offer.seat, offer.sun, model=self._state.model))
            return True
        dialog = ask_dialog(self._state, self._answer)
        if dialog is not None:
            self._show(dialog)
        return dialog is not None

    def ask_once(self) -> None:
        """Put a question as soon as it comes up, once."""
        state = self._state
        version = state.session.version
        if version == self._asked_for or not state.on_top:
            return
        if state.model.my_turn and asks_in_dialog(state.view):
            self._asked_for = version
            self.ask()

    def ask_other(self) -> bool:
        """Put the question for the other answer than cards. Returns whether there is one."""
        state = self._state
        other = other_answer(state.view) if state.model.my_turn else None
        if other is not None:
            self.put(other.question)
        return other is not None


def back_button() -> DialogButton:
    """The answer that goes on with the game."""
    return DialogButton(say("table-menu-back"), lambda: None, primary=True, icon=Icon.PLAY)


def pause_dialog(
    ctx: Context, *, title: str, lines: Sequence[str],
    entries: Sequence[tuple[str, Icon, Callable[[], None]]],
) -> Dialog:  # fmt: skip
    """The game's menu; Escape and the first entry go on with the game."""
    choices = [back_button()]
    choices += [DialogButton(label, action, icon=icon) for label, icon, action in entries]
    return Dialog(ctx, title, "\n".join(lines), tuple(choices))
