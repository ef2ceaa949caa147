"""What the player does with cards: playing, marking, refusals, and the action button."""

import math

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind, PassCards, PlayCard
from hearts_gui.engine.play.legal import Verdict, may_name_suit
from hearts_gui.session.game.coaching import CoachAnswer
from hearts_gui.session.game.seen import surely_costly
from hearts_gui.ui.table.dialogs import DialogHost
from hearts_gui.ui.table.nodes.badges import Badge, BadgeKind
from hearts_gui.ui.table.nodes.gestures import Wiggle
from hearts_gui.ui.table.readout import Status, marked_text
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.what_is_asked import (
    DialogAnswer,
    Question,
    answer,
    costly_question,
    pair_up,
    pass_question,
    receivers,
    selecting,
    suit_question,
)
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.prompts import not_your_turn, verdict_text

REFUSED_MS = 2600.0


class CardInput:
    """Acts for the player at one table."""

    def __init__(self, state: TableState, asker: DialogHost, readout: Status) -> None:
        self._state, self._asker, self._readout = state, asker, readout
        self.guard = BlunderGuard(state, asker)

    # -- cards

    def use(self, card: Card) -> None:
        """Use a card that was clicked or chosen by key."""
        state, model = self._state, self._state.model
        if not model.my_turn or card not in model.hand:
            self.refuse(card, Verdict.NOT_YOUR_TURN)
        elif selecting(state.view) is not None:
            self.toggle(card)
        elif model.ask.kind is AskKind.PLAY:
            self.play(card)
        else:
            self.refuse(card, Verdict.NOT_YOUR_TURN)

    def use_now(self, card: Card) -> None:
        """Use a card for a reader or a switch, whatever still moves."""
        self._state.finish()
        self.use(card)
        self._state.stale = True

    def drop(self, card: Card, pos: tuple[float, float]) -> bool:
        """Use a dragged card that was dropped here. Returns whether that did something."""
        state, model = self._state, self._state.model
        over = state.layout.over_table(pos)
        if selecting(state.view) is not None and model.my_turn:
            if over != (card in state.handling.selected):
                self.toggle(card)
            return False
        if not over:
            state.ctx.sound.play("set-down")
            return False
        if model.my_turn and model.ask.kind is AskKind.PLAY:
            return self.play(card)
        self.refuse(card, Verdict.NOT_YOUR_TURN)
        return False

    def play(self, card: Card) -> bool:
        """Play a card, or say why not. Returns whether it was played."""
        state = self._state
        view = state.view
        verdict = state.model.verdict(card)
        if verdict is not Verdict.OK:
            self.refuse(card, verdict)
            return False
        if may_name_suit(view.rules, view.deal, card):
            title = say("table-joker-title")
            self._asker.ask_question(
                suit_question(title, lambda suit: PlayCard(view.seat, card, suit))
            )
            return False
        if state.ctx.settings.confirm_costly and surely_costly(view, card):
            self._asker.ask_question(costly_question(view, card))
            return False
        if self.guard.active() and len(state.model.legal) > 1:
            self.guard.look(PlayCard(view.seat, card))
            return False
        return self._asker.send(PlayCard(view.seat, card))

    def toggle(self, card: Card) -> None:
        """Mark a card, or take the mark back."""
        state = self._state
        selected, wanted = state.handling.selected, selecting(state.view)
        if wanted is None:
            return
        state.handling.hints = ()
        state.notes.clear()
        if card in selected:
            selected.remove(card)
            state.ctx.sound.play("set-down")
        elif (verdict := state.model.verdict(card)) is not Verdict.OK:
            self.refuse(card, verdict)
            return
        elif len(selected) >= wanted.most:
            self._refuse_with(card, say("reason-all-chosen", n=wanted.most))
            return
        else:
            selected.append(card)
            state.ctx.sound.play("lift")
        self._badge()
        state.tabletop.sync()
        state.refresh()
        state.aloud.reply(lambda: marked_text(state, card, on=card in selected))

    def _badge(self) -> None:
        """In a pass to several seats, show on marked cards to whom they go."""
        view, handling = self._state.view, self._state.handling
        handling.badges.clear()
        if len(receivers(view)) > 1:
            for card, seat in pair_up(view, handling.selected):
                portrait = self._state.session.seats[seat].portrait
                handling.badges[card] = Badge(BadgeKind.RECEIVER, portrait)

    # -- words about a card

    def say_drag(self, card: Card) -> None:
        """Say that cards are dragged here, not clicked."""
        self._state.notes.say(say("reason-drag", card=card), REFUSED_MS)
        self._state.refresh()

    def explain(self, card: Card) -> None:
        """Say what a card is, or why it may not be used now."""
        model, view = self._state.model, self._state.view
        verdict = model.verdict(card) if model.my_turn else Verdict.OK
        wrong = verdict is not Verdict.OK
        text = verdict_text(verdict, card, view) if wrong else say("reason-card", card=card)
        self._state.notes.say(text, REFUSED_MS, wrong=wrong)
        self._state.refresh()

    def refuse(self, card: Card, verdict: Verdict) -> None:
        """Say in words why a card may not be used."""
        view = self._state.view
        if verdict is Verdict.NOT_YOUR_TURN:
            self._refuse_with(card, not_your_turn(view, self._state.names))
        else:
            self._refuse_with(card, verdict_text(verdict, card, view))

    def _refuse_with(self, card: Card, text: str) -> None:
        state, tabletop = self._state, self._state.tabletop
        state.ctx.sound.play("not-allowed")
        state.notes.say(text, REFUSED_MS, wrong=True)
        held = state.handling.dragged is card
        if card in tabletop.sprites and not held and not tabletop.still:
            tabletop.effects.add(Wiggle(tabletop, card))
        state.refresh()

    # -- the button

    def press_action(self) -> None:
        state = self._state
        state.finish()
        if selecting(state.view) is not None:
            self._send_marked()
            return
        if self._asker.ask():
            return
        cursor = state.handling.cursor
        if cursor is not None and cursor in state.model.hand:
            self.play(cursor)
        elif self._readout.offered:
            self.finish_deal()
        else:
            self._asker.ask_other()

    def _send_marked(self) -> None:
        """Send the marked cards, when there are as many as are asked for."""
        state, view = self._state, self._state.view
        chosen, wanted = state.handling.selected, selecting(view)
        if wanted is None or (not chosen and self._asker.ask_other()):
            return
        if not wanted.least <= len(chosen) <= wanted.most:
            return
        action = answer(view, chosen)
        state.handling.cursor = None
        if state.ctx.settings.confirm_pass and isinstance(action, PassCards):
            self._asker.ask_question(pass_question(view, action, state.names), marked=True)
        else:
            state.submit(action)

    def finish_deal(self) -> None:
        """Play a settled deal out."""
        state = self._state
        if self._readout.offered:
            self._readout.offered = False
            state.notes.clear()
            state.handling.clear_choice()
            state.director.finishing = True
            state.session.finish_deal()
            state.director.finishing = False


PATIENCE_MS = 6_000.0
"""The time the coach may look before the card is played without its verdict."""


class BlunderGuard:
    """The blunder guard: holds a card until the coach has looked."""

    def __init__(self, state: TableState, asker: DialogHost) -> None:
        self._state, self._asker = state, asker
        self._card: PlayCard | None = None
        self._version = -1
        self._asked: CoachAnswer[Grade] = CoachAnswer()
        self._waited_ms = 0.0

    @property
    def wait_ms(self) -> int | None:
        """The time the coach may still look at a card."""
        return None if self._card is None else max(1, math.ceil(PATIENCE_MS - self._waited_ms))

    def active(self) -> bool:
        """Whether cards are checked first: only if switched on, and in practice."""
        session = self._state.session
        wanted = self._state.ctx.settings.confirm_blunders and session.practice
        return wanted and session.coach is not None and not session.coach.given_up

    def look(self, card: PlayCard) -> None:
        """Look at this card instead of any other; more clicks on it change nothing."""
        coach = self._state.session.coach
        if coach is None or (card, self._state.session.version) == (self._card, self._version):
            return
        self._card, self._version = card, self._state.session.version
        self._asked = coach.ask_check(card.seat, card)
        self._waited_ms = 0.0
        self._state.notes.say(say("table-guard-looking"), PATIENCE_MS)
        self._state.stale = True

    def update(self, dt_ms: float) -> None:
        """Play the card when the coach has seen it, or ask."""
        card, session = self._card, self._state.session
        if card is None or session.coach is None:
            return
        if session.version != self._version:
            self._card = None
            return
        arrived, grade = self._asked.arrived, self._asked.value
        self._waited_ms += dt_ms
        if not arrived and self._waited_ms < PATIENCE_MS:
            return
        self._card, notes = None, self._state.notes
        notes.lasting = notes.text != say("table-guard-looking")  # said after the card was chosen
        notes.clear()
        if grade is not None and grade.label is Mark.BLUNDER:
            self._asker.ask_question(blunder_question(card, grade))
        else:
            self._asker.send(card)


def blunder_question(card: PlayCard, grade: Grade) -> Question:
    """Whether a card that the coach calls a blunder is really to be played."""
    label = say("table-play", **card_arguments(card.card))
    reason = "" if grade.reason is None else message_text(grade.reason)
    text = say("table-guard-text", points=round(grade.loss), reason=reason)
    title = say("table-costly-title", card=card.card)
    return Question(title, text, (DialogAnswer(label, card),))
