"""In practice, where the player wishes it: the coach looks at a card before it is played."""

from collections.abc import Callable

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Label
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.ui.table.asking.what_is_asked import DialogAnswer, Question
from hearts_gui.ui.table.core.state import TableState
from hearts_gui.wording.language.messages import say, told
from hearts_gui.wording.language.patterns import card_arguments

PATIENCE_MS = 6_000.0
"""How long the coach may look before the card is played without its verdict."""


class Guard:
    """One card that waits to be played, at one table. `play` plays it, `ask` puts a question."""

    def __init__(
        self, state: TableState, play: Callable[[PlayCard], bool], ask: Callable[[Question], None]
    ) -> None:
        self._state, self._play, self._ask = state, play, ask
        self._card: PlayCard | None = None
        self._version = -1
        self._ticket = 0
        self._waited_ms = 0.0

    @property
    def waiting(self) -> bool:
        """Whether a card is being looked at."""
        return self._card is not None

    def wanted(self) -> bool:
        """Whether cards are looked at first: a wish, and only where the game is practice."""
        session = self._state.session
        wish = self._state.ctx.settings.confirm_blunders and session.practice
        return wish and session.coach is not None and not session.coach.given_up

    def look(self, card: PlayCard) -> None:
        """Have this card looked at; another one takes its place."""
        coach = self._state.session.coach
        if coach is None:
            return
        self._card, self._version = card, self._state.session.version
        self._ticket = coach.ask_check(card.seat, card)
        self._waited_ms = 0.0
        self._state.notify(say("table-guard-looking"))

    def update(self, dt_ms: float) -> None:
        """Play the card when the coach has seen it, or ask."""
        card, session = self._card, self._state.session
        if card is None or session.coach is None:
            return
        if session.version != self._version:
            self._card = None
            return
        arrived, grade = session.coach.check(self._ticket)
        self._waited_ms += dt_ms
        if not arrived and self._waited_ms < PATIENCE_MS:
            return
        self._card = None
        if grade is not None and grade.label is Label.BLUNDER:
            self._state.notes.clear()
            self._ask(blunder_question(card, grade))
        else:
            self._play(card)


def blunder_question(card: PlayCard, grade: Grade) -> Question:
    """Whether a card that the coach calls a blunder is really to be played."""
    label = say("table-play", **card_arguments(card.card))
    reason = "" if grade.reason is None else told(grade.reason)
    text = say("table-guard-text", points=round(grade.loss), reason=reason)
    title = say("table-costly-title", card=card.card)
    return Question(title, text, (DialogAnswer(label, card),))
