"""What helps the player: what is legal and why, a hint, taking back, a look at earlier cards."""

from dataclasses import replace

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.ui.table.asking.what_is_asked import legal_text
from hearts_gui.ui.table.core.state import TableState
from hearts_gui.ui.table.motion.gestures import Pulse
from hearts_gui.ui.table.things.controls import last_trick_info
from hearts_gui.ui.table.things.passed import passed_info
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.reasons import NO_TRICK_YET, NOTHING_TO_TAKE_BACK, not_your_turn

SAID_MS = 5200.0


class Guide:
    """Points at cards of one table and says something about them."""

    def __init__(self, state: TableState) -> None:
        self._state = state

    def show_legal(self) -> None:
        """Show what may be played, and say why nothing else; it costs nothing."""
        state = self._state
        state.finish()
        view, model = state.view, state.model
        if model.my_turn:
            self._point_at(model.legal, legal_text(view, model))
        else:
            self._point_at((), not_your_turn(view, state.names))

    def hint(self) -> None:
        """Show what a sensible player would do; from then on the game is practice."""
        state = self._state
        state.finish()
        first = not state.session.practice
        action = state.session.hint(state.view) if state.model.my_turn else None
        cards: tuple[Card, ...] = ()
        match action:
            case PlayCard(card=card):
                cards, text = (card,), say("event-hint-play", card=card, practice=first)
                state.handling.cursor = card  # so that Enter or the button plays it
            case PassCards(gives=gives):
                cards = tuple(card for card, _ in gives)
                text = say("event-hint-pass", cards=cards, practice=first)
            case None:
                text = say("event-hint-not-now")
            case _:
                text = say("event-hint-none", practice=first)
        self._point_at(cards, text)

    def _point_at(self, cards: tuple[Card, ...], text: str) -> None:
        """Edge these cards in gold for a while and say something about them."""
        state, tabletop = self._state, self._state.tabletop
        state.handling.hints = cards
        state.notes.say(text, SAID_MS)
        if cards and tabletop.still:
            tabletop.sync()
        elif cards:
            tabletop.effects.add(Pulse(tabletop))
        state.refresh()

    def undo(self) -> None:
        """Take the last decision back."""
        state = self._state
        if not state.session.can_undo:
            state.notify(say(NOTHING_TO_TAKE_BACK))
            return
        first = not state.session.practice
        if state.take_back():
            state.notify(say("event-taken-back", practice=first))

    # -- earlier cards

    def toggle_last(self) -> None:
        """Show the last trick, or put it away."""
        state, desk = self._state, self._state.desk
        info = None
        if state.model.last is None:
            state.notify(say(NO_TRICK_YET))
        elif not desk.last.visible:
            info = last_trick_info(state.layout, state.model, state.names, self._last_title())
        desk.show_last(info)

    def toggle_passed(self) -> None:
        """Show what was passed and received in this deal, or put it away."""
        state, desk = self._state, self._state.desk
        info = None
        if not desk.last.visible:
            info = passed_info(state.layout, state.view, state.names)
            if info is None:
                state.notify(say("reason-no-pass"))
        desk.show_last(info)

    def _last_title(self) -> str:
        """Who took the last trick, and what it counts by itself."""
        model, trick = self._state.model, self._state.model.last
        if trick is None or trick.taker is None:
            return say("table-last-nobody")
        name = self._state.names[trick.taker]
        if self._state.ctx.settings.show_points != "full":
            return say("table-last-taken", name=name)
        cards = tuple(play.card for play in trick.plays)
        taken = tuple(cards if seat == trick.taker else () for seat in range(model.players))
        points = replace(model, taken=taken).points(self._state.view.rules, trick.taker)
        if points == 0:
            return say("table-last-no-points", name=name)
        return say("table-last-points", name=name, points=points)
