"""Names in scripts that the game's fonts lack get a system font or an explanation, never boxes."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from fontTools import fontBuilder, ttLib
from fontTools.pens.ttGlyphPen import TTGlyphPen

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.ui.draw import fonts as drawing
from hearts_gui.ui.draw.fonts import FAMILIES, Face, Fonts, SystemFonts, Type, contains, read_ranges
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.widgets.dialog import AskDialog
from tests.processes import until
from tests.ui.conftest import MakeContext

# fontTools annotates little of itself.
builders: Any = fontBuilder
files: Any = ttLib

KIND = Type(Face.SEMIBOLD, 20)
CHINESE, CUNEIFORM = "李", "𒀀"


def make_font(path: Path, characters: str) -> Path:
    """A font in which these characters are squares."""
    names = [".notdef", *(f"g{ord(char)}" for char in characters)]
    pen = TTGlyphPen(None)
    for point, place in enumerate(((0, 0), (0, 700), (700, 700), (700, 0))):
        (pen.lineTo if point else pen.moveTo)(place)
    pen.closePath()
    square = pen.glyph()
    font = builders.FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(names)
    font.setupCharacterMap({ord(char): f"g{ord(char)}" for char in characters})
    font.setupGlyf(dict.fromkeys(names, square))
    font.setupHorizontalMetrics(dict.fromkeys(names, (800, 0)))
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": path.stem, "styleName": "Regular"})
    font.setupOS2()
    font.setupPost()
    font.save(path)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "fonts" / "deeper"
    folder.mkdir(parents=True)
    make_font(folder / "Aaa-BoldItalic.ttf", CHINESE)
    make_font(folder / "Zzz-Regular.ttf", CHINESE)
    (folder / "Aaa.ttf").write_bytes(b"no font at all")
    (folder / "Empty.otf").touch()
    return folder.parent


def drawn(fonts: Fonts, text: str) -> str:
    fonts.take_found()
    return "".join(part for _, part in fonts.runs(KIND, text))


def lacking(fonts: Fonts, text: str) -> str:
    fonts.take_found()
    return fonts.lacking(text)


def test_a_font_that_is_found_between_measuring_and_drawing_waits(folder: Path) -> None:
    system = SystemFonts([folder])
    fonts = Fonts("inter", system)
    before = fonts.width(KIND, CHINESE)
    until(lambda: not system._results.empty())
    assert fonts.width(KIND, CHINESE) == before
    assert fonts.take_found()
    assert fonts.width(KIND, CHINESE) != before
    assert not fonts.take_found()


@pytest.mark.parametrize("family", FAMILIES)
def test_what_the_game_lacks_is_drawn_with_the_plainest_font_of_the_system(
    family: str, folder: Path
) -> None:
    system = SystemFonts([folder, folder / "none"])
    fonts = Fonts(family, system)
    until(lambda: drawn(fonts, f"Wu {CHINESE}") == f"Wu {CHINESE}")
    assert system.font_of(CHINESE) == folder / "deeper" / "Zzz-Regular.ttf"
    assert fonts.lacking(f"Wu {CHINESE}") == ""
    assert fonts.render(KIND, CHINESE, (255, 255, 255)).get_bounding_rect().width >= 10


def test_what_no_font_has_is_a_question_mark(folder: Path) -> None:
    fonts = Fonts("inter", SystemFonts([folder]))
    until(lambda: lacking(fonts, f"a{CUNEIFORM}ß{CUNEIFORM}") == CUNEIFORM)
    assert drawn(fonts, f"a{CUNEIFORM}ß") == "a?ß"
    assert drawn(fonts, "Ελλάδα, Россия, שלום") == "Ελλάδα, Россия, שלום"


def test_a_font_that_cannot_be_opened_costs_only_its_letters(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts = Fonts("inter", SystemFonts([folder]))
    until(lambda: drawn(fonts, CHINESE) == CHINESE)
    again = Fonts("inter", fonts._system)
    for file in folder.rglob("*.ttf"):
        file.unlink()
    assert drawn(again, CHINESE) == "?"


def test_the_first_font_of_a_collection_is_read(folder: Path) -> None:
    collection = files.TTCollection()
    collection.fonts = [files.TTFont(folder / "deeper" / "Zzz-Regular.ttf")]
    collection.save(folder / "all.ttc")
    ranges = read_ranges(folder / "all.ttc")
    assert contains(ranges, CHINESE)
    assert not contains(ranges, CUNEIFORM)


def test_a_name_that_cannot_be_drawn_is_refused_with_a_reason(
    folder: Path, make_ctx: MakeContext
) -> None:
    ctx = make_ctx()
    ctx.fonts = Fonts("inter", SystemFonts([folder]))
    names: list[str] = []
    ask = AskDialog(ctx, "Your name", label="Name", accept=names.append, confirm="Save")
    ctx.scenes.push(ask)
    ask.field.set_text(f"Gil{CUNEIFORM}")
    until(lambda: bool(lacking(ctx.fonts, ask.field.text)))
    ask.choices[-1].action()
    assert not names
    assert "U+12000" in ask.problem
    ask.field.set_text(f"Gil {CHINESE}")
    ask.choices[-1].action()
    assert names == [f"Gil {CHINESE}"]


def test_the_screen_is_drawn_again_when_a_font_is_found(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()

    class Slow(SystemFonts):
        def _has(self, *question: Any) -> bool:
            go.wait()
            return super()._has(*question)

    system = Slow([folder])
    monkeypatch.setattr(drawing, "system_fonts", lambda: system)
    app = App(Settings(name=CHINESE), SampleGames(), store=False, sound=False)
    try:
        app.ctx.scenes.push(MenuScene(app.ctx))
        app.step(16.0, [])
        before = app.ctx.painter.text_width(CHINESE, KIND)
        go.set()

        def redrawn() -> bool:
            app.step(16.0, [])
            return app.ctx.painter.text_width(CHINESE, KIND) != before

        until(redrawn)
    finally:
        app.close()
