"""Letters of the suits: on the cards, for small signs, in texts, in every language."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest
from pygame import Surface

from hearts_gui.config.settings import Settings
from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.card_art import CardArt, CardLook
from hearts_gui.ui.draw.fonts import Fonts
from hearts_gui.ui.draw.heart import draw_suit, spelt
from hearts_gui.ui.draw.painter import Painter
from hearts_gui.ui.draw.theme import theme_named
from hearts_gui.ui.shell.build_context import look_of, suit_letters
from hearts_gui.wording.language.choice import languages
from hearts_gui.wording.language.messages import speak

ENGLISH = ("C", "D", "S", "H")


def picture(look: CardLook, text: str = "7S") -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return pygame.surfarray.array3d(CardArt(look).face(text, 250))


@pytest.mark.parametrize("face", ["normal", "large"])
def test_the_letter_stands_under_the_sign_at_both_ends_and_nowhere_else(face: str) -> None:
    plain = picture(CardLook(face=face))
    lettered = picture(CardLook(face=face, letters=ENGLISH))
    changed = np.argwhere((plain != lettered).any(axis=2))
    upper = changed[changed[:, 0] < plain.shape[0] / 2]  # the other one is at the right
    assert len(upper)
    assert len(changed) - len(upper) == pytest.approx(len(upper), abs=0.2 * len(upper))
    left, top = upper.min(axis=0) * 2  # in the 500 x 700 box
    right, bottom = upper.max(axis=0) * 2
    assert right < (110 if face == "normal" else 180)
    assert top > (190 if face == "normal" else 300)
    assert bottom < (290 if face == "normal" else 440)
    assert left > 10


def test_equal_ranks_are_distinguished_by_their_letters() -> None:
    """The part where the letter stands: the signs are above it."""
    box = (slice(8, 50), slice(104, 135))
    result = {suit: picture(CardLook(letters=ENGLISH), f"A{suit.letter}")[box] for suit in Suit}
    for one, two in combinations(Suit, 2):
        inks = [result[suit].min(axis=2) < 200 for suit in (one, two)]
        assert (inks[0] ^ inks[1]).sum() > 40, (one, two)


def test_a_second_copy_keeps_its_mark_clear_of_the_letter() -> None:
    plain = picture(CardLook(letters=ENGLISH), "7S")
    copy = picture(CardLook(letters=ENGLISH), "7S'")
    changed = np.argwhere((plain != copy).any(axis=2))
    upper = changed[changed[:, 1] < plain.shape[1] / 2]
    ink = np.argwhere(plain[10:50, 104:134].min(axis=2) < 120)
    assert upper[:, 1].min() > 104 + ink[:, 1].max()


def test_jokers_have_no_letter() -> None:
    assert (picture(CardLook(), "JK") == picture(CardLook(letters=ENGLISH), "JK")).all()


def test_small_signs_become_letters_that_can_be_read() -> None:
    painter = Painter(Fonts())
    seen: list[tuple[str, int]] = []
    painter.probe = lambda text, ink, _box, _cut: seen.append((text, ink.h))
    surface = Surface((60, 60)).convert()
    draw_suit(surface, painter, Suit.SPADES, (30, 30), 9, (255, 255, 255))
    assert seen == []
    painter.letters = ENGLISH
    for suit in Suit:
        draw_suit(surface, painter, suit, (30, 30), 9, (255, 255, 255))
    assert [text for text, _ in seen] == list(ENGLISH)
    assert all(high >= 8 for _, high in seen)


def test_texts_with_signs_are_spelt() -> None:
    painter = Painter(Fonts())
    assert spelt("Q♠ 2♥", painter) == "Q♠ 2♥"
    painter.letters = ENGLISH
    assert spelt("Q♠ 2♥", painter) == "Q\N{NO-BREAK SPACE}S 2\N{NO-BREAK SPACE}H"


def test_every_language_has_four_letters_that_are_drawn() -> None:
    try:
        for code in languages():
            speak(code)
            letters = suit_letters(Settings(suit_letters=True))
            assert len(set(letters)) == 4, code
            assert all(1 <= len(text) <= 2 for text in letters), code
            look = look_of(Settings(suit_letters=True), theme_named("card-room"))
            assert look.letters == letters
            for suit in Suit:
                card = f"7{suit.letter}"
                assert (picture(look, card) != picture(CardLook(), card)).any(), (code, suit)
    finally:
        speak("en")
    assert suit_letters(Settings()) == ()
