"""Every card looks as it did when someone last looked at it.

After a wanted change: `python -m tests.ui.keep_pictures`, then look at the pictures it names.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pygame
import pytest

from hearts_gui.config.settings import BACK_KEYS
from hearts_gui.ui.draw.card_art import CardArt
from tests.kits.card_sheets import CARD, CARD_SHEETS, ROOT, Sheet, content, drawn
from tests.ui.pictures import KEPT, fault, pixels_of


@pytest.mark.parametrize("sheet", CARD_SHEETS, ids=lambda sheet: sheet.name)
def test_every_card_looks_as_it_did(sheet: Sheet) -> None:
    kept = pixels_of(pygame.image.load(KEPT / "cards" / f"{sheet.name}.png"))
    assert kept.shape[0] == CARD[1] * len(sheet.files)
    wrong = {
        file: what
        for place, file in enumerate(sheet.files)
        if (what := fault(drawn(content(file)), kept[place * CARD[1] : (place + 1) * CARD[1]]))
    }
    assert wrong == {}


def shifted(svg: str, by: float) -> str:
    head, _, tail = svg.partition(">")
    body, _, _ = tail.rpartition("</svg>")
    return f'{head}><g transform="translate({by} {by})">{body}</g></svg>'


def without_last_pip(svg: str) -> str:
    """A card whose last pip before the indices is gone."""
    pips = [index for index in range(len(svg)) if svg.startswith("<g transform", index)]
    whole = svg[pips[2] : pips[3]]
    return svg.replace(whole, "", 1)


CARD_FAULTS: dict[str, Callable[[str], str]] = {
    "moved by 2 % of its width": lambda svg: shifted(svg, 10),
    "a slightly other red": lambda svg: svg.replace("#CE1531", "#B81531"),
    "a slightly other face": lambda svg: svg.replace("#FFFDF8", "#F8F4E8"),
    "a missing pip": without_last_pip,
    "no border": lambda svg: svg.replace('stroke="#CFC8BA"', 'stroke="#FFFDF8"'),
}


@pytest.mark.parametrize("change", CARD_FAULTS)
def test_a_damaged_card_is_noticed(change: str) -> None:
    svg = content("normal/two/7H.svg")
    spoilt = CARD_FAULTS[change](svg)
    assert spoilt != svg
    assert fault(drawn(spoilt), drawn(svg)) is not None


@pytest.mark.parametrize("folder", ["normal/two", "large/two", "normal/four"])
def test_one_card_is_never_taken_for_another(folder: str) -> None:
    sheet = next(sheet for sheet in CARD_SHEETS if sheet.name == folder.replace("/", "-"))
    pictures = [drawn(content(file)) for file in sheet.files]
    for number, one in enumerate(pictures):
        for other in range(number):
            assert fault(one, pictures[other]) is not None, (sheet.files[number], other)


def test_what_rasterisers_do_differently_is_forgiven() -> None:
    rng = np.random.default_rng(3)
    for file in ("normal/two/7H.svg", "normal/two/QS.svg", "large/two/TC.svg", "backs/claret.svg"):
        svg = content(file)
        plain = drawn(svg)
        assert fault(drawn(shifted(svg, 0.5)), plain) is None, file
        assert fault(drawn(svg, (240, 336)), plain) is None, file
        assert fault(plain + rng.uniform(-6, 6, plain.shape), plain) is None, file


def test_the_kept_cards_are_small_and_none_is_left_over() -> None:
    files = set((KEPT / "cards").glob("*.png"))
    assert files == {KEPT / "cards" / f"{sheet.name}.png" for sheet in CARD_SHEETS}
    assert sum(file.stat().st_size for file in files) < 400_000


def test_the_sheets_for_the_eye_show_every_card_and_choose_the_style_as_the_game_does(
    tmp_path: Path,
) -> None:
    command = [sys.executable, str(ROOT / "build" / "card_sheet.py"), str(tmp_path)]
    command += ["--widths", "48,96", "--palette", "two"]
    subprocess.run(command, check=True, capture_output=True)
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"cards-48-large-two.png", "cards-96-normal-two.png"}
    wide, high = pygame.image.load(tmp_path / "cards-96-normal-two.png").get_size()
    assert (wide // 104, high // 142) == (7 + len(BACK_KEYS) - 1, 5)


@pytest.mark.parametrize("width", [48, 64, 96, 200, 480])
def test_ranks_are_tall_enough_to_read_at_every_width(width: int) -> None:
    """The index of the style used at this width, measured on the picture."""
    for text in ("5H", "TS", "QC", "AD"):
        picture = CardArt().face(text, width)
        edge = pygame.surfarray.array_red(picture)[: round(width * 0.3), : round(width * 0.39)]
        green = pygame.surfarray.array_green(picture)[: round(width * 0.3), : round(width * 0.39)]
        inked = ((edge.astype(int) + green) < 330)[round(width * 0.04) :, round(width * 0.04) :]
        rows = np.nonzero(inked.any(axis=0))[0]
        gaps = np.nonzero(np.diff(rows) > 1)[0]
        tall = int(gaps[0]) + 1 if len(gaps) else len(rows)
        assert tall >= 12, f"the rank of {text} is {tall} px tall"
