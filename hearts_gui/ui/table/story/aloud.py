"""Tells listeners what happens at one table, and answers information keys."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

import pygame

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.events import TrickTaken
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.session.game.seen import Cards
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.keymap import FOR_THE_EAR, key_words
from hearts_gui.ui.table.story.cues import SORTS, Happening, TableModel
from hearts_gui.ui.table.story.happenings import (
    Listener,
    event_sentences,
    everyone_sentences,
    play_sentences,
    suits_counted,
    suits_held,
)
from hearts_gui.wording.event_texts import deal_pill
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.prompts import NO_TRICK_YET, not_your_turn

Answer = Callable[[Listener, PlayerView, TableModel], str]


def suits(_listener: Listener, _view: PlayerView, model: TableModel) -> str:
    """The number of cards of each suit that the listener holds."""
    if not _hand_shown(model):
        return say("aloud-no-cards")
    order = dict.fromkeys(
        (*(card.suit for card in model.hand if card.suit is not None), *SORTS["classic"])
    )
    return say("aloud-hand-suits", suits=suits_counted(model.hand, tuple(order)))


def hand(_listener: Listener, _view: PlayerView, model: TableModel) -> str:
    """Every card that the listener holds."""
    held = _hand_shown(model)
    if not held:
        return say("aloud-no-cards")
    sentences = [say("aloud-hand-cards", n=len(held), suits=suits_held(held))]
    if model.received:
        sentences.append(say("aloud-hand-new", cards=model.received))
    return " ".join(sentences)


def _hand_shown(model: TableModel) -> Cards:
    return model.hand if model.face_up else ()


def trick(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """The cards on the table, and what was charged."""
    if view.public.deal is None:
        return say("aloud-no-deal")
    sentences = [say("aloud-trick-empty")]
    if model.trick:
        sentences = [say("aloud-trick-now", plays=play_sentences(listener, model.trick))]
    if model.held:
        sentences.append(say("access-pile", kind="held", n=len(model.held)))
    if model.charges:
        charged = [listener.say("aloud-play", seat, card=card) for seat, card in model.charges]
        sentences.append(say("aloud-charges", plays=charged))
    return " ".join(sentences)


def totals(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """Everyone's total, and what is played for."""
    counters = view.rules.score_dir is ScoreDir.COUNTERS and model.stocks
    each = model.stocks if counters else model.totals
    sentence = say("aloud-totals", each=everyone_sentences(listener, each))
    return f"{sentence} {say('aloud-sentence', text=deal_pill(view.public))}"


def points(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """The points and tricks that everyone has taken in this deal."""
    if view.public.deal is None:
        return say("aloud-no-deal")
    if not listener.points:
        return say("aloud-points-hidden")
    seats = sorted(range(model.players), key=lambda seat: seat != listener.seat)
    texts = [
        listener.say("aloud-points-of", seat, points=model.points(view.rules, seat),
                     tricks=model.tricks[seat])
        for seat in seats
    ]  # fmt: skip
    sentences = [say("aloud-points-now", each=texts)]
    if model.broken and not listener.brief:
        sentences.append(say("aloud-broken"))
    return " ".join(sentences)


def taken(listener: Listener, _view: PlayerView, model: TableModel) -> str:
    """The last trick, card by card, and who took it."""
    if model.last is None:
        return say(NO_TRICK_YET)
    plays = play_sentences(listener, model.last.plays)
    if model.last.taker is None:
        return say("aloud-last-nobody", plays=plays)
    return listener.say("aloud-last-trick", model.last.taker, plays=plays)


def turn(listener: Listener, view: PlayerView, _model: TableModel) -> str:
    """Who has to decide, when that is not the listener."""
    if view.ask.kind is AskKind.OVER:
        return say("aloud-over")
    return not_your_turn(view, listener.names)


ANSWERS: Mapping[str, Answer] = {
    "key_suits": suits, "key_hand": hand, "key_trick": trick, "key_totals": totals,
    "key_points": points, "key_taken": taken, "key_turn": turn,
}  # fmt: skip
"""The answers to information keys, by the setting of each key."""
KEPT = 80
"""This many happenings can be repeated."""


class Aloud:
    """Speaks about one table. Without listeners it only keeps what happened."""

    def __init__(self, ctx: Context, seat: int, names: tuple[str, ...]) -> None:
        self._ctx, self._seat, self._names = ctx, seat, names
        self._recent: deque[Happening | str] = deque(maxlen=KEPT)
        self._last_question: Hashable = None
        self._explained = False

    @property
    def listener(self) -> Listener:
        """Who listens, and how much is to be said."""
        settings = self._ctx.settings
        shown = settings.show_points == "full"
        return Listener(self._seat, self._names, settings.verbosity, shown)

    # -- what happens

    def happened(self, happenings: Sequence[Happening]) -> None:
        """Speak what is now shown on the table."""
        for happening in happenings:
            own = getattr(happening.event, "seat", None) == self._seat
            if own and not isinstance(happening.event, TrickTaken):
                self._recent.clear()
            self._recent.append(happening)
        listening = self._ctx.listening
        if not listening.on:
            return
        listening.say(*self._sentences(happenings))
        if any(isinstance(happening.event, TrickTaken) for happening in happenings):
            self._explain()

    def noted(self, text: str) -> None:
        """Say a note, and keep it for the key that repeats."""
        sentence = say("aloud-sentence", text=text)
        self._recent.append(sentence)
        self._ctx.listening.say(sentence)

    def _sentences(self, parts: Iterable[Happening | str]) -> list[str]:
        listener, order = self.listener, self._ctx.settings.hand_order
        sentences: list[str] = []
        for happening in parts:
            if isinstance(happening, str):
                sentences.append(happening)
            else:
                sentences += event_sentences(listener, happening, order)
        return sentences

    def _explain(self) -> None:
        """Say how to continue, after the first trick or after each one."""
        listening = self._ctx.listening
        if listening.waits and (self.listener.full or not self._explained):
            self._explained = True
            listening.say(say("aloud-space", key=key_words(pygame.K_SPACE)))

    # -- what is asked

    def ask(self, which: Hashable, sentences: Callable[[], list[str]]) -> None:
        """Say once what is asked; `which` tells questions apart."""
        listening = self._ctx.listening
        if not listening.on or which == self._last_question:
            return
        self._last_question = which
        listening.say(*sentences())

    def forget(self) -> None:
        """Forget the last question, so that it is asked again after an undo."""
        self._last_question = None
        self._recent.clear()

    # -- what the listener asks

    def reply(self, words: Callable[[], str]) -> None:
        """Say immediately what a press has led to."""
        if self._ctx.listening.on:
            self._ctx.listening.say(words(), urgent=True)

    def answer(
        self, key: int, view: PlayerView, model: TableModel, question: Callable[[], list[str]]
    ) -> str | None:
        """The answer to an information key; None for another key."""
        setting = asked_by(key)
        if setting is None:
            return None
        if setting == "key_repeat":
            sentences = [*self._sentences(self._recent), *question()]
            return " ".join(sentences) if sentences else say("aloud-nothing-yet")
        asked = question() if setting == "key_turn" else []
        return " ".join(asked) if asked else ANSWERS[setting](self.listener, view, model)


def asked_by(key: int) -> str | None:
    """The setting of an information key; None for another key."""
    return next((action.setting for action in FOR_THE_EAR if action.usual == key), None)
