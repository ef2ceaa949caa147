"""The texts of the table (prompt, panel, buttons, plates), and the question for listeners."""

from dataclasses import replace

import pygame

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.keymap import key_name, key_words
from hearts_gui.ui.table.nodes.controls import ActionSpec, looked_at
from hearts_gui.ui.table.nodes.fixtures import PromptText
from hearts_gui.ui.table.nodes.messages import message_room
from hearts_gui.ui.table.nodes.panels import PassInfo
from hearts_gui.ui.table.nodes.placing import Device
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.story.aloud import ANSWERS
from hearts_gui.ui.table.what_is_asked import (
    asks_in_dialog,
    other_answer,
    pass_info,
    prompt_for,
    receivers,
    selecting,
)
from hearts_gui.wording.event_texts import (
    deal_pill,
    deal_pills,
    pool_text,
    replay_pills,
    time_left_text,
)
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.prompts import NO_TRICK_YET, NOT_YOUR_TURN, NOTHING_TO_TAKE_BACK
from hearts_gui.wording.variants import rules_title
from hearts_gui.wording.words import cards_signs


class Status:
    """Brings one table's interface up to date."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.hushed = False
        """Whether a dialog asks: nothing else is said or offered meanwhile."""
        self.offered = False
        self._offer_for = -1

    def refresh(self) -> None:
        """Update prompt, panel, button and plates."""
        state, controls = self._state, self._state.controls
        view, model = state.view, state.model
        settled = not state.queue.busy
        if settled:
            self._look_for_offer()
        live = settled and view.public.deal is not None and not self.hushed
        wanted = selecting(view)
        state.handling.most = None if wanted is None else wanted.most
        info = None
        if live and model.ask.kind is AskKind.PASS:
            info = pass_info(view, model, state.names, len(state.handling.selected))
            if info is not None and model.my_turn and state.handling.device.steps:
                info = replace(info, help=self._key_help(info))
        controls.panel.tell(info)
        state.tabletop.heart.visible = info is None  # its tip would look out
        state.teller.receivers = receivers(view) if live and model.my_turn else ()
        state.teller.selected = len(state.handling.selected)
        state.teller.show_points = state.ctx.settings.show_points
        controls.set_arcs(state.teller.receivers, model)
        prompt = self._prompt(live=live)
        controls.say(
            prompt, None if prompt is None else message_room(state.layout, model, state.handling)
        )
        card = looked_at(model, state.handling, state.ctx.settings.magnify)
        controls.loupe.show(None if controls.last.visible else card, model)
        controls.explain_pile(state.tabletop.seats.kitty)
        controls.set_action(self._action() if live else None)
        pool = pool_text(view.rules, model.pool, jack=model.jack)
        left = time_left_text(state.session.clocks.game.left_ms)
        replay = state.replay
        if replay is None:
            full, *shorter = deal_pills(view.public, left or pool)
        else:
            full, *shorter = replay_pills(replay.deal, game=replay.before is not None)
        state.tabletop.deal_pill.say(full, shorter=shorter, marked=replay is not None)
        if settled or state.queue.waits_for_player:
            state.tabletop.show_plates()
        self._enable()

    def _prompt(self, *, live: bool) -> PromptText | None:
        """A note, or what is asked."""
        state = self._state
        note = None if self.hushed else state.notes.current()
        if note is not None or not live:
            return note
        return prompt_for(state.view, state.model, state.names, offered=self.offered)

    def _action(self) -> ActionSpec | None:
        state = self._state
        view, model = state.view, state.model
        wanted = selecting(view)
        answer = other_answer(view) if model.my_turn else None
        if wanted is not None and model.my_turn:
            chosen = len(state.handling.selected)
            if answer is not None and not chosen:
                return ActionSpec(
                    answer.button.label, answer.button.icon, "", answer.caption, quiet=True
                )
            missing = wanted.least - chosen
            reason = say("table-choose-more", n=missing) if missing > 0 else ""
            label = wanted.none_label if wanted.none_label and not chosen else wanted.label
            caption = self._how_to_change() if chosen and not missing else ""
            if missing > 0:
                caption = reason if chosen else say("table-choose-cards", n=missing)
            return ActionSpec(label, wanted.icon, reason, caption)
        if asks_in_dialog(view):
            return ActionSpec(say("table-choose"), None)
        cursor = state.handling.cursor
        if model.my_turn and cursor is not None and cursor in model.legal:
            double = state.ctx.settings.play_mode == "double"
            device = state.handling.device
            press = device.press
            again = say("table-play-again", device=device, press=press) if double else press
            called = say("access-play", card=cursor)
            label = say("table-play-short", card=cards_signs((cursor,)))
            return ActionSpec(label, None, "", again, called=called)
        if self.offered and model.my_turn:
            key = key_name(self._state.ctx.settings, "key_finish")
            caption = say("table-finish-caption", key=key)
            return ActionSpec(say("table-finish"), Icon.CHECK, "", caption)
        if answer is not None:
            return ActionSpec(
                answer.button.label, answer.button.icon, "", answer.caption, quiet=True
            )
        return None

    def _key_help(self, info: PassInfo) -> str:
        """The panel's line with the keys that do what it says."""
        press = self._state.handling.device.press
        if info.chosen < info.needed:
            return say("prompt-pass-keys", help=info.help, press=press)
        controls = self._state.controls
        on_button = controls.form.keyboard and controls.form.focus is controls.button
        return say("prompt-pass-send", button=on_button, press=press)

    def _how_to_change(self) -> str:
        """The way to take a marked card back, with what the player uses."""
        state = self._state
        if not state.handling.device.steps:
            return say("table-mark-back", device=state.handling.device)
        form, press = state.controls.form, state.handling.device.press
        if form.keyboard and form.focus is state.controls.button:
            return say("table-keys-change", press=press)
        marked = state.handling.cursor in state.handling.selected
        return say("table-keys-back" if marked else "table-keys-on", press=press)

    def _enable(self) -> None:
        """Enable each button, or disable it with a reason."""
        state, controls = self._state, self._state.controls
        for button, works, reason in (
            (controls.last_button, state.model.last is not None, NO_TRICK_YET),
            (controls.hint_button, state.model.my_turn, NOT_YOUR_TURN),
            (controls.undo_button, state.session.can_undo, NOTHING_TO_TAKE_BACK),
        ):
            button.reason = None if works else say(reason)

    def _look_for_offer(self) -> None:
        """Ask the session once per own turn whether the rest is settled."""
        state = self._state
        version = state.session.version
        if version == self._offer_for:
            return
        self._offer_for = version
        model = state.model
        playing = model.my_turn and model.ask.kind is AskKind.PLAY and len(model.hand) > 1
        self.offered = playing and state.session.offer_finish()


ANSWER_MS = 8000.0


def question_sentences(state: TableState, *, offered: bool) -> list[str]:
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
    """Sentences on where the cards go, how many, and how they are chosen."""
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


def marked_text(state: TableState, card: Card, *, on: bool) -> str:
    """A text for a change of marks: how many cards are marked now."""
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
    """Speaks questions and answers to listeners at one table."""

    def __init__(self, state: TableState, readout: Status) -> None:
        self._state, self._readout = state, readout
        self._arrived = False

    def question(self) -> list[str]:
        return question_sentences(self._state, offered=self._readout.offered)

    def ask(self) -> None:
        """Say what is asked, once, when the table is at rest."""
        state = self._state
        if state.ctx.listening.on and state.on_top and not state.queue.busy:
            state.aloud.ask(self._which(), self.question)

    def _which(self) -> tuple[object, ...]:
        """The values that tell this question from others, no matter who else has answered it."""
        model, view, deal = self._state.model, self._state.view, self._state.view.public.deal
        moment = () if deal is None else (deal.number, deal.attempt, len(deal.tricks))
        asked = model.my_turn or model.ask.seats
        return (view.ask.kind, asked, *moment, len(model.trick), self._readout.offered)

    def key(self, key: int) -> bool:
        """Answer one of the keys that only tell something. Returns whether it was one."""
        state = self._state
        text = state.aloud.answer(key, state.view, state.model, self.question)
        if text is None:
            return False
        state.notes.say(text, ANSWER_MS)
        state.refresh()
        return True

    def introduction(self) -> tuple[str, ...]:
        """What is spoken on arrival: everything at first, later only the question."""
        state = self._state
        if self._arrived:
            return tuple(self.question()) if not state.queue.busy else ()
        self._arrived = True
        view, names = state.view, state.names
        pill = deal_pill(view.public)
        sentences = [say("aloud-table", rules=rules_title(view.rules), place=pill)]
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
