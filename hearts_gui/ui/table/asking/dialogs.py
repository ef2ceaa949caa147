"""Puts questions in dialogs over one table and passes the answers on."""

from hearts_gui.engine.play.actions import Action
from hearts_gui.ui.table.asking.hand_dialog import HandDialog
from hearts_gui.ui.table.asking.other_answers import other_answer
from hearts_gui.ui.table.asking.question_dialogs import QuestionDialog, ask_dialog
from hearts_gui.ui.table.asking.readout import Status
from hearts_gui.ui.table.asking.what_is_asked import Question, asks_in_dialog
from hearts_gui.ui.table.core.state import TableState


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

    def _show(self, dialog: HandDialog) -> None:
        state = self._state
        self._readout.hushed = True
        self._readout.refresh()
        state.desk.hush()
        state.tabletop.motions.finish()
        state.ctx.scenes.push(dialog)

    def ask(self) -> bool:
        """Put the present question; whether it is one for a dialog."""
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
        """Put the question for the other answer than cards; whether there is one."""
        state = self._state
        other = other_answer(state.view) if state.model.my_turn else None
        if other is not None:
            self.put(other.question)
        return other is not None
