"""Plays by keys alone, knowing only what was said: the screen might as well be off."""

from __future__ import annotations

import re

import pygame

from tests.ui.listening.heard import Window

RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
         "king", "ace")  # fmt: skip
SUITS = ("clubs", "diamonds", "spades", "hearts")
CARD = re.compile(rf"\b({'|'.join(RANKS)}) of ({'|'.join(SUITS)})\b", re.IGNORECASE)
KEYS = {
    "hand": pygame.K_a, "suits": pygame.K_d, "trick": pygame.K_b, "points": pygame.K_q,
    "scores": pygame.K_e, "last": pygame.K_j, "turn": pygame.K_i, "again": pygame.K_x,
}  # fmt: skip
MOST_STEPS = 400


class Unknown(AssertionError):
    """Raised where a listener needs something that was not said."""


class BlindPlayer:
    """Hears a window through its own voice; `window` is asked for nothing but what it says."""

    def __init__(self, window: Window) -> None:
        self._press = window.press
        self._frames = window.frames
        self._fresh = window.voice.fresh
        self.heard: list[str] = []
        self.played: list[str] = []
        self.passed: list[str] = []
        self.deals = 0

    # -- hearing

    def listen(self) -> list[str]:
        """Return the words that were said since the last time."""
        self._frames(8)
        new = list(self._fresh)
        self._fresh.clear()
        self.heard += new
        return new

    def do(self, key: int) -> list[str]:
        """Press a key and hear the result."""
        self._press(key)
        return self.listen()

    def ask(self, question: str) -> str:
        """The answer of a key that only tells something."""
        answer = self.do(KEYS[question])
        if not answer:
            raise Unknown(f"the key for {question} says nothing")
        return answer[0]

    def hand(self) -> set[str]:
        """The cards held, as the answer to the key for the hand tells them."""
        answer, cards = self.ask("hand").split(" New:")[0], set()
        for part in re.split("[;:.]", answer):
            suit = next((suit for suit in SUITS if suit in part), None)
            if suit is not None:
                cards |= {f"{rank} of {suit}" for rank in RANKS if re.search(rf"\b{rank}\b", part)}
        return cards

    # -- playing

    def play_deal(self) -> None:
        """Play until a deal has been counted and the sheet was left."""
        deals = self.deals
        new = self.listen()
        for _ in range(MOST_STEPS):
            new = self._step(new)
            if self.deals > deals:
                return
        raise Unknown(f"nothing leads on: {self.heard[-12:]}")

    def _step(self, new: list[str]) -> list[str]:
        text = " ".join(new)
        if re.search(r"Deal \d+ is over", text):
            self.deals += 1
            return []
        if "to pass" in text:
            return self._pass()
        if re.search(r"Your turn|Only the", text):
            return self._play()
        turn = self.ask("turn")
        if re.search(r"Your turn|Only the", turn):
            return self._play()
        if "to pass" in turn:
            return self._pass()
        return self.do(pygame.K_SPACE)

    def _pass(self) -> list[str]:
        """Choose the three highest cards that the arrows come to, and send them."""
        wanted = sorted(self.hand(), key=worth)[-3:]
        sentences: list[str] = []
        for card in wanted:
            self._go_to(card)
            sentences = self.do(pygame.K_RETURN)
            if not any("chosen" in text and card in text.lower() for text in sentences):
                raise Unknown(f"nobody says that {card} is chosen: {sentences}")
        if not any("3 of 3" in text for text in sentences):
            raise Unknown(f"nobody says that three are chosen: {sentences}")
        self.passed = wanted
        held = self.hand()
        new = self.do(pygame.K_RETURN)
        hand = self.hand()
        if hand & set(wanted) or len(held - hand) != len(wanted):
            raise Unknown(f"the cards were not passed: {new}")
        named = set(cards_in(" ".join(new)))
        if not hand - held <= named:
            raise Unknown(f"nobody says what came: {hand - held} but {named}")
        return new

    def _go_to(self, card: str) -> None:
        for _ in range(14):
            sentences = self.do(pygame.K_RIGHT)
            if card in " ".join(sentences).lower():
                return
        raise Unknown(f"the arrows never come to the {card}")

    def _play(self) -> list[str]:
        """Point at a card that may be played and play it."""
        before = self.hand()
        said = " ".join(self.do(pygame.K_RIGHT)).lower()
        cards = [card for card in cards_in(said) if card in before]
        if not cards:
            raise Unknown(f"nobody says which card is pointed at: {said!r}")
        new = self.do(pygame.K_RETURN)
        if not any("You" in text and cards[0] in text for text in new):
            raise Unknown(f"nobody says that {cards[0]} was played: {new}")
        self.played.append(cards[0])
        return new


def cards_in(text: str) -> list[str]:
    """The cards that a text names."""
    return [f"{rank} of {suit}".lower() for rank, suit in CARD.findall(text)]


def worth(card: str) -> int:
    """Return the rank of a card."""
    return RANKS.index(card.split()[0])
