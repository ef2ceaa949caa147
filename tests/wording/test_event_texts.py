"""The effects of a moon, in words and in signs."""

import pytest

from hearts_gui.engine.play.events import MoonChosen
from hearts_gui.wording.event_texts import moon_choice_text, note_text


@pytest.mark.parametrize(
    ("choice", "words"),
    [("add", "Add to the others"), ("zero", "Back to zero"), ("+-+", "+−+"), ("---", "−−−")],
)
def test_a_moon_is_answered_in_words_or_with_real_minus_signs(choice: str, words: str) -> None:
    assert moon_choice_text(choice) == words


def test_what_someone_let_a_moon_do() -> None:
    assert note_text(MoonChosen(0, "subtract"), ["Ada"]) == "Ada: subtract from my total"
    assert note_text(MoonChosen(0, "+-+"), ["Ada"]) == "Ada: +−+"
