"""The bundled fonts open, cover what the game writes and line their digits up."""

from pathlib import Path
from typing import Any

import pygame.font
import pygame.freetype
import pytest
from fontTools.ttLib import TTFont

from hearts_gui.ui.draw.fonts import Face, Fonts, SystemFonts, Type, clean
from tests.processes import until

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
INTER = ("Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold")
ATKINSON = ("AtkinsonHyperlegible-Regular", "AtkinsonHyperlegible-Bold")
DEJAVU = ("DejaVuSans", "DejaVuSans-Bold")
TABULAR = (*INTER, "InterDisplay-Bold", *ATKINSON)
HEADINGS = ("Fraunces-SemiBold", "Literata-SemiBold")
EVERY_FONT = (*HEADINGS, *TABULAR, *DEJAVU)
HAN = tuple(f"NotoSans{name}-{weight}" for name in ("JP", "SC") for weight in ("Bold", "Regular"))

LATIN_1 = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0xAD), *range(0xAE, 0x100))))
EUROPEAN = "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĞğİıŞşŐőŰűĂăȘșȚțĽľĹĺŔŕĐđĦħŒœŸ"
PUNCTUATION = "−…×‘’“”–—·•½¼¾"
ARROWS = "←→↑↓"
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ"
CYRILLIC = "".join(map(chr, range(0x410, 0x450))) + "ЁёЂђЄєІіЇїЈјЉљЊњЋћЎўЏџҐґ"
SUITS = "♠♥♦♣"


def load(name: str) -> Any:
    return TTFont(next(FONTS.glob(f"{name}.?tf")))


def missing(name: str, characters: str) -> str:
    cmap = load(name).getBestCmap()
    return "".join(character for character in characters if ord(character) not in cmap)


@pytest.fixture(scope="module", autouse=True)
def font_modules() -> None:
    pygame.font.init()
    pygame.freetype.init()


def test_folder_holds_exactly_the_listed_fonts() -> None:
    assert {path.stem for path in FONTS.glob("*.ttf")} == set(EVERY_FONT)
    assert {path.stem for path in FONTS.glob("*.otf")} == set(HAN)


@pytest.mark.parametrize("name", EVERY_FONT)
@pytest.mark.parametrize("size", [12, 13, 17, 28, 72, 150])
def test_font_draws_ink_at_every_size_used(name: str, size: int) -> None:
    path = str(FONTS / f"{name}.ttf")
    surface = pygame.font.Font(path, size).render("Hearts 26", True, "white")
    assert surface.get_bounding_rect().height >= size * 0.6
    _, rect = pygame.freetype.Font(path, size).render("Hearts 26", "white")
    assert rect.height >= size * 0.6
    assert rect.width >= size * 3


@pytest.mark.parametrize("name", TABULAR)
def test_digits_all_have_the_same_advance(name: str) -> None:
    font = load(name)
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    assert len({metrics[cmap[ord(digit)]][0] for digit in "0123456789"}) == 1


@pytest.mark.parametrize("name", TABULAR)
def test_no_pair_of_digits_is_kerned_when_drawn(name: str) -> None:
    font = pygame.font.Font(str(FONTS / f"{name}.ttf"), 100)
    pairs = [a + b for a in "0123456789" for b in "0123456789"]
    assert len({font.size(pair)[0] for pair in pairs}) == 1


@pytest.mark.parametrize("name", ["Fraunces-SemiBold", *TABULAR])
def test_letters_are_kerned_when_drawn(name: str) -> None:
    font = pygame.font.Font(str(FONTS / f"{name}.ttf"), 100)
    assert font.size("AV")[0] < font.size("A")[0] + font.size("V")[0]


@pytest.mark.parametrize("name", ["Inter-SemiBold", "InterDisplay-Bold"])
def test_plus_and_minus_have_the_same_advance(name: str) -> None:
    font = load(name)
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    assert metrics[cmap[ord("+")]][0] == metrics[cmap[ord("−")]][0]


@pytest.mark.parametrize("name", EVERY_FONT)
def test_every_font_covers_the_latin_alphabets_and_punctuation(name: str) -> None:
    assert missing(name, LATIN_1 + EUROPEAN + PUNCTUATION) == ""


@pytest.mark.parametrize("name", [*INTER, *DEJAVU])
def test_interface_and_fallback_cover_greek_cyrillic_and_arrows(name: str) -> None:
    assert missing(name, GREEK + CYRILLIC + ARROWS) == ""


def test_headings_in_cyrillic_have_a_face_of_their_own() -> None:
    assert missing("Literata-SemiBold", CYRILLIC) == ""


def test_a_line_has_one_hand_but_for_signs_and_for_chinese_in_a_text() -> None:
    """A heading is whole in the face that has its letters; digits stay those of tables."""
    display, text, plain = Type(Face.DISPLAY, 20), Type(Face.SEMIBOLD, 20), Type(Face.REGULAR, 20)

    def files(fonts: Fonts, kind: Type, line: str) -> list[tuple[str, str]]:
        runs = fonts.runs(kind, line)
        names = {id(fonts._load(name, kind.px)): name for name in fonts.candidates(kind.face)}
        return [(Path(names[id(font)]).stem, part) for font, part in runs]

    inter, chinese = Fonts("inter", language="ja"), Fonts("atkinson", language="zh-Hans")
    for fonts in (inter, chinese):
        assert files(fonts, display, "Ход: 12 ♥") == [
            ("Literata-SemiBold", "Ход: 12 "), ("DejaVuSans-Bold", "♥"),
        ]  # fmt: skip
        assert files(fonts, display, "Łódź 12") == [("Fraunces-SemiBold", "Łódź 12")]
    assert files(chinese, text, "Ход 12") == [("Inter-SemiBold", "Ход 12")]
    assert files(inter, display, "カード 3") == [("NotoSansJP-Bold", "カード 3")]
    assert files(inter, plain, "カード 3") == [
        ("NotoSansJP-Regular", "カード"), ("Inter-Regular", " 3"),
    ]  # fmt: skip
    assert files(chinese, text, "、") == [("NotoSansSC-Bold", "、")]
    assert files(inter, text, "、") == [("NotoSansJP-Bold", "、")]


@pytest.mark.parametrize("name", EVERY_FONT)
def test_only_the_fallback_has_suits_and_it_has_all_four(name: str) -> None:
    assert missing(name, SUITS) == ("" if name in DEJAVU else SUITS)


@pytest.mark.parametrize(
    ("name", "family", "weight"),
    [
        ("Fraunces-SemiBold", "Fraunces", 600),
        ("Literata-SemiBold", "Literata", 600),
        ("Inter-Regular", "Inter", 400),
        ("Inter-Medium", "Inter", 500),
        ("Inter-SemiBold", "Inter", 600),
        ("Inter-Bold", "Inter", 700),
        ("InterDisplay-Bold", "Inter Display", 700),
    ],
)
def test_static_cut_has_no_axes_and_states_its_weight(name: str, family: str, weight: int) -> None:
    font = load(name)
    assert "fvar" not in font
    assert "gvar" not in font
    assert font["OS/2"].usWeightClass == weight
    assert (font["name"].getDebugName(16) or font["name"].getDebugName(1)) == family


@pytest.mark.parametrize("name", [*EVERY_FONT, *HAN])
def test_font_keeps_its_copyright_and_licence_entries(name: str) -> None:
    names = load(name)["name"]
    licence = str(names.getDebugName(13))
    assert names.getDebugName(0)
    assert "Bitstream" in licence if name in DEJAVU else "SIL Open Font License" in licence


@pytest.mark.parametrize(
    "family", ["Inter", "Fraunces", "Literata", "NotoSansCJK", "AtkinsonHyperlegible", "Figtree"]
)
def test_the_open_font_licence_is_in_the_fonts_folder(family: str) -> None:
    text = (FONTS / f"{family}-OFL.txt").read_text(encoding="utf-8")
    assert text.startswith("Copyright 20")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "with Reserved Font Name" not in text


def test_the_dejavu_licence_is_in_the_fonts_folder() -> None:
    text = (FONTS / "DejaVu-LICENSE.txt").read_text(encoding="utf-8")
    assert "Bitstream Vera Fonts Copyright" in text
    assert "DejaVu changes are in public domain" in text


def test_licence_list_names_every_font_family() -> None:
    text = (FONTS.parent / "LICENSES.md").read_text(encoding="utf-8")
    for family in (
        "Fraunces", "Literata", "Inter", "Atkinson Hyperlegible", "DejaVu Sans", "Figtree",
        "Noto Sans CJK",
    ):  # fmt: skip
        assert family in text


def test_a_damaged_letter_of_a_font_from_the_system_is_a_question_mark(tmp_path: Path) -> None:
    """Failing before: a screen with such a letter ended the program."""
    font = load("DejaVuSans")
    start = font.reader.tables["glyf"].offset + font["loca"][font.getGlyphID("uni0561")]
    data = bytearray((FONTS / "DejaVuSans.ttf").read_bytes())
    data[start + 2 : start + 400] = b"\x5a" * 398
    damaged = tmp_path / "damaged.ttf"
    damaged.write_bytes(data)
    with pytest.raises(pygame.error):
        pygame.font.Font(damaged, 20).render("ա", True, "white")
    fonts = Fonts(system=SystemFonts([tmp_path]))
    fonts.candidates = lambda face: iter(())  # type: ignore[method-assign]
    kind = Type(Face.REGULAR, 20)
    until(lambda: fonts.take_found() or not fonts.runs(kind, "ա"))
    assert [text for _, text in fonts.runs(kind, "aա")] == ["a?"]
    assert fonts.width(kind, "ա") > 0


@pytest.mark.parametrize("text", ["Ann \U0001f3f3\ufe0f", "\ufe0f", "\u200d", "\u034f"])
def test_signs_without_width_in_a_name_are_drawn_as_nothing(text: str) -> None:
    """Failing before: the emoji of a flag ended the program at each start."""
    fonts, kind = Fonts(system=SystemFonts([])), Type(Face.REGULAR, 20)
    visible = text.strip("\ufe0f\u200d\u034f")
    assert fonts.render(kind, text, (255, 255, 255)).get_width() == max(
        1, fonts.width(kind, visible)
    )


def test_a_space_that_does_not_break_a_line_is_drawn() -> None:
    assert clean("2.9\u00a0±\u00a01.0\u200b\ud800") == "2.9\u00a0±\u00a01.0"
