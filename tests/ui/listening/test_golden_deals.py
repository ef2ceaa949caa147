"""The words said during one deal equal a file that was read by people, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearts_gui.engine.rules.presets import preset
from hearts_gui.wording.language.messages import speak
from tests.ui.listening.heard import Window, play_deal, table

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "heard"
DEALS = {
    "standard-usual-en": ("standard", "usual", "en"),
    "standard-brief-en": ("standard", "brief", "en"),
    "standard-full-en": ("standard", "full", "en"),
    "standard-usual-de": ("standard", "usual", "de"),
    "gong_zhu-usual-en": ("gong_zhu", "usual", "en"),
    "turbo-usual-en": ("turbo", "usual", "en"),
    "domino-usual-de": ("domino", "usual", "de"),
}


def told(rules: str, detail: str, language: str) -> str:
    """Everything that a listener hears in the first deal of a game with a fixed seed."""
    speak(language)
    window = Window(table(preset(rules)), verbosity=detail, language=language)
    return "\n".join(play_deal(window)) + "\n"


@pytest.mark.parametrize("name", DEALS)
def test_the_words_spoken_in_a_deal_are_those_on_file(name: str) -> None:
    assert told(*DEALS[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_file_is_a_deal() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(DEALS)


def keep() -> None:
    """Write the files again, to be read before they are committed."""
    for name, deal in DEALS.items():
        (FOLDER / f"{name}.txt").write_text(told(*deal), "utf-8")


if __name__ == "__main__":
    keep()
