"""What is asked at the table, in words for those who listen."""

from __future__ import annotations

import pygame

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.ui.shell.keymap import key_words
from hearts_gui.ui.table.nodes.placing import Device
from hearts_gui.ui.table.readout import Status
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.story.answers import ANSWERS
from hearts_gui.ui.table.what_is_asked import (
    asks_in_dialog,
    pass_info,
    prompt_for,
    selecting,
)
from hearts_gui.wording.event_texts import deal_pill
from hearts_gui.wording.language.messages import say

ANSWER_MS = 8000.0


def question_told(state: TableState, *, offered: bool) -> list[str]:
    """The sentences that ask the listener for something; none while others decide."""
    view, model = state.view, state.model
    if view.public.deal is None or asks_in_dialog(view):
        return []
    listener = state.aloud.listener
    if not model.my_turn:
        prompt = None if listener.brief else prompt_for(view, model, state.names, offered=False)
        return [] if prompt is None else [_sentence(prompt.text)]
    if model.ask.kind is AskKind.PASS:
        return _passing(state)
    prompt = prompt_for(view, model, state.names, offered=offered)
    sentences = [] if prompt is None else [_sentence(prompt.text)]
    if model.ask.kind is AskKind.CHARGE and model.legal:
        sentences = [say("aloud-may-charge", cards=model.legal)]
    elif (
        listener.full and model.ask.kind is AskKind.PLAY and 1 < len(model.legal) < len(model.hand)
    ):
        sentences.append(say("aloud-may-play", cards=model.legal))
    return sentences


def _passing(state: TableState) -> list[str]:
    """Say where the cards go, how many, and how they are chosen."""
    listener = state.aloud.listener
    info = pass_info(state.view, state.model, state.names, len(state.handling.selected))
    if info is None:
        return []
    sentences = [_sentence(info.title), _sentence(info.help)]
    if listener.full:
        left, right = key_words(pygame.K_LEFT), key_words(pygame.K_RIGHT)
        press = Device.KEYS.press
        sentences.append(say("aloud-choose-card", left=left, right=right, key=press))
    return sentences


def marked_told(state: TableState, card: Card, *, on: bool) -> str:
    """A card was marked, or its mark taken back: how many are marked now."""
    chosen, wanted = len(state.handling.selected), selecting(state.view)
    if wanted is None:
        return ""
    if wanted.least != wanted.most:
        return say("aloud-marked-any", card=card, on=on, n=chosen)
    sentence = say("aloud-marked", card=card, on=on, n=chosen, of=wanted.most)
    info = pass_info(state.view, state.model, state.names, chosen)
    if on and info is not None and chosen < wanted.most and state.aloud.listener.detail != "brief":
        scattered = state.view.deal.token is PassToken.SCATTER
        sentence = f"{sentence} {_sentence(info.help)}" if scattered else sentence
    if on and chosen == wanted.most:
        sentence = f"{sentence} {say('aloud-send', key=Device.KEYS.press)}"
    return sentence


class Narrator:
    """Asks and answers those who listen at one table."""

    def __init__(self, state: TableState, readout: Status) -> None:
        self._state, self._readout = state, readout
        self._arrived = False

    def question(self) -> list[str]:
        """What is asked of the listener now."""
        return question_told(self._state, offered=self._readout.offered)

    def ask(self) -> None:
        """Say what is asked, once, when the table is at rest."""
        state = self._state
        if state.ctx.listening.on and state.on_top and not state.queue.busy:
            state.aloud.ask(self._which(), self.question)

    def _which(self) -> tuple[object, ...]:
        """What tells this question from others, no matter who else has answered it."""
        model, view, deal = self._state.model, self._state.view, self._state.view.public.deal
        place = () if deal is None else (deal.number, deal.attempt, len(deal.tricks))
        asked = model.my_turn or model.ask.seats
        return (view.ask.kind, asked, *place, len(model.trick), self._readout.offered)

    def key(self, key: int) -> bool:
        """Answer one of the keys that only tell something. Returns whether it was one."""
        state = self._state
        text = state.aloud.answer(key, state.view, state.model, self.question)
        if text is None:
            return False
        state.notes.say(text, ANSWER_MS)
        state.refresh()
        return True

    def arrival(self) -> tuple[str, ...]:
        """Say where the listener is: the whole at first, later what is asked."""
        state = self._state
        if self._arrived:
            return tuple(self.question()) if not state.queue.busy else ()
        self._arrived = True
        view, names = state.view, state.names
        place = deal_pill(view.public)
        sentences = [say("aloud-table", rules=rules_title(view.rules), place=place)]
        sides = fixed_sides(view.rules)
        partners = [
            names[seat] for seat, side in enumerate(sides)
            if side == sides[state.seat] and seat != state.seat
        ]  # fmt: skip
        if partners:
            sentences.append(say("aloud-your-partners", names=partners))
        if view.rules.timer and state.ctx.listening.waits:
            sentences.append(say("aloud-hourglass"))
        if state.model.trick:
            sentences.append(ANSWERS["key_trick"](state.aloud.listener, view, state.model))
        return tuple(sentences)


def _sentence(text: str) -> str:
    return say("aloud-sentence", text=text.rstrip("….! \u00a0"))
