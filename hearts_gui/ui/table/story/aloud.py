"""Tells those who listen what happens at one table, and answers what they ask."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

import pygame

from hearts_gui.engine.play.events import TrickTaken
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.keymap import FOR_THE_EAR, key_words
from hearts_gui.ui.table.story.answers import ANSWERS
from hearts_gui.ui.table.story.cues import Happening, TableModel
from hearts_gui.ui.table.story.happenings import happening_told
from hearts_gui.ui.table.story.phrases import Listener
from hearts_gui.wording.language.messages import say

KEPT: Final = 80
"""This many happenings can be repeated."""


class Aloud:
    """The sentences about one table. While nobody listens it only keeps what happened."""

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
        """Something is seen on the table now."""
        for happening in happenings:
            mine = getattr(happening.event, "seat", None) == self._seat
            if mine and not isinstance(happening.event, TrickTaken):
                self._recent.clear()
            self._recent.append(happening)
        listening = self._ctx.listening
        if not listening.on:
            return
        for text in self._sentences(happenings):
            listening.say(text)
        if any(isinstance(happening.event, TrickTaken) for happening in happenings):
            self._explain()

    def noted(self, text: str) -> None:
        """What happened was said in a note."""
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
                sentences += happening_told(listener, happening, order)
        return sentences

    def _explain(self) -> None:
        """After the first trick, or after each: how it goes on."""
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
        for text in sentences():
            listening.say(text)

    def forget(self) -> None:
        """A decision was taken back: what is asked is asked again."""
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
        """What this key is to tell; None for another key."""
        setting = asked_by(key)
        if setting is None:
            return None
        if setting == "key_repeat":
            sentences = [*self._sentences(self._recent), *question()]
            return " ".join(sentences) if sentences else say("aloud-nothing-yet")
        asked = question() if setting == "key_turn" else []
        return " ".join(asked) if asked else ANSWERS[setting](self.listener, view, model)


def asked_by(key: int) -> str | None:
    """The setting of the key that asks for something; None for another key."""
    return next((action.setting for action in FOR_THE_EAR if action.usual == key), None)
