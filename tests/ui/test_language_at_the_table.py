"""The table's words follow the language; the table keeps no text of another one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from pygame import Surface

from hearts_gui.devtools import shots
from hearts_gui.engine.cards import QS
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.painter import Ink
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.wording.language.letters import PSEUDO_CODE as PSEUDO
from hearts_gui.wording.language.messages import ENGLISH, speak
from hearts_gui.wording.prompts import verdict_text
from tests.ui.table_run import TableRun

ACCENTED = re.compile("[áçéíłñóřšúýžÁÇÉÍŁÑÓŘŠÚÝŽ]")
WORD = re.compile("[A-Za-z]{2}")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak(ENGLISH)


def opened(name: str) -> tuple[Scene, Surface]:
    return shots.opened(name, shots.PictureLook((1280, 720)), Rules(), "seed")


def drawn(scene: Scene, picture: Surface) -> list[str]:
    lines: list[str] = []

    def note(surface: Surface, ink: Ink) -> bool:
        if not ink.sign:
            lines.append(ink.text)
        return True

    scene.ctx.painter.ink_probe = note
    scene.stage.invalidate()
    scene.render(picture)
    return lines


def test_the_panel_of_a_pass_stays_when_the_table_is_drawn_again() -> None:
    """Failing before: after another language or size the panel was empty until a key came."""
    scene, picture = opened("pass")
    assert isinstance(scene, TableScene)
    info = scene.state.controls.panel.info
    assert info is not None
    scene.resize()
    while not scene.prepare():
        scene.update(16)
    assert info.title in drawn(scene, picture)


@pytest.mark.parametrize("name", ["pass", "play", "kitty", "charge", "warren", "partners", "crowd"])
def test_all_that_stands_on_the_table_is_said_again_in_another_language(name: str) -> None:
    scene, picture = opened(name)
    assert isinstance(scene, TableScene)
    before = drawn(scene, picture)
    assert not any(ACCENTED.search(text) for text in before)
    speak(PSEUDO)
    scene.resize()
    after = [text for text in drawn(scene, picture) if WORD.search(text)]
    names = set(scene.state.names)
    assert after
    assert [text for text in after if not ACCENTED.search(text) and text not in names] == []


def any_view() -> PlayerView:
    return TableRun(Rules()).table.state.view


@pytest.mark.parametrize("verdict", Verdict)
def test_every_reason_against_a_card_is_said(verdict: Verdict) -> None:
    assert verdict_text(verdict, QS, any_view())
