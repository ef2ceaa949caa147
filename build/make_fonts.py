"""Cuts the game's font files from their published sources, the same bytes every time.

Usage: python build/make_fonts.py FOLDER [--out assets/fonts] [--only NAME]

FOLDER is searched, with its subfolders, for the source files, which come from these packages:

    Fraunces[SOFT,WONK,opsz,wght].ttf   fontpkg-fraunces 1.0 (PyPI)
    Literata[opsz,wght].ttf             fontpkg-literata 3.103 (PyPI)
    Inter[opsz,wght].ttf                fontpkg-inter 4.1.post1 (PyPI)
    AtkinsonHyperlegible-Regular.ttf    fontpkg-atkinson-hyperlegible 1.6 (PyPI)
    AtkinsonHyperlegible-Bold.ttf       fontpkg-atkinson-hyperlegible 1.6 (PyPI)
    DejaVuSans.ttf, DejaVuSans-Bold.ttf fonts-dejavu-core 2.37 (Debian)
    Figtree[wght].ttf (its licence)     fontpkg-figtree 2.2 (PyPI)

Fetch a wheel with `pip download --no-deps NAME` and unzip it. The licence of each OFL font is the
file LICENSE two folders up from the font; the licence of DejaVu is read out of the font itself.
No source reserves its font name, so the families keep their names; name entry 10 states the change.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import make_sums
from fontTools import subset as subsetting
from fontTools.pens import ttGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.varLib import instancer

# fontTools gives tables their attributes at run time and annotates little of the rest.
Font = Any
glyph_pens: Any = ttGlyphPen
subset_tools: Any = subsetting
instantiate: Any = instancer.instantiateVariableFont

# Without the card suits: Inter has the heart alone, and a row of suits must come from one font.
LATIN = (
    (0x0020, 0x007E),
    (0x00A0, 0x024F),
    (0x02B0, 0x036F),
    (0x1E00, 0x1EFF),
    (0x2000, 0x206F),
    (0x2070, 0x209F),
    (0x20A0, 0x20BF),
    (0x2113, 0x2122),
    (0x2150, 0x215E),
    (0x2190, 0x2199),
    (0x21A9, 0x21AA),
    (0x2200, 0x22FF),
    (0x25A0, 0x25FF),
    (0x2605, 0x2606),
    (0x2713, 0x2717),
)
CYRILLIC = (0x0400, 0x052F)
LATIN_GREEK_CYRILLIC = (*LATIN, (0x0370, 0x03FF), CYRILLIC)
EVERYTHING = ((0x0020, 0x10FFFF),)

LATIN_FEATURES = ("kern", "mark", "mkmk", "ccmp", "locl")
SHAPING_FEATURES = (*LATIN_FEATURES, "init", "medi", "fina", "isol", "rlig", "curs")

# FreeType's automatic hinter takes over any font whose start-up program is at most seven bytes
# long, and bends these drawings; the three bytes after the usual drop-out setting push one number
# and drop it.
UNHINTED_START_UP = bytes.fromhex("B801FF85B0048DB00021")


@dataclass(frozen=True, slots=True)
class Cut:
    """One file to make: its source, the place in the design space and what it keeps."""

    source: str
    target: str
    family: str
    style: str
    weight: int
    licence: str
    axes: Mapping[str, float] = field(default_factory=dict)
    ranges: tuple[tuple[int, int], ...] = LATIN
    features: tuple[str, ...] = LATIN_FEATURES
    tabular: bool = False
    compose: bool = False


def inter(style: str, weight: int, optical_size: int = 18) -> Cut:
    """One upright weight of Inter with digits of equal width."""
    family = "Inter" if optical_size == 18 else "Inter Display"
    return Cut(
        source="Inter[opsz,wght].ttf",
        target=f"{family.replace(' ', '')}-{style}.ttf",
        family=family,
        style=style,
        weight=weight,
        licence="Inter-OFL.txt",
        axes={"opsz": optical_size, "wght": weight},
        ranges=LATIN_GREEK_CYRILLIC if optical_size == 18 else LATIN,
        tabular=True,
    )


def atkinson(style: str, weight: int) -> Cut:
    """One upright weight of Atkinson Hyperlegible with digits of equal width."""
    return Cut(
        source=f"AtkinsonHyperlegible-{style}.ttf",
        target=f"AtkinsonHyperlegible-{style}.ttf",
        family="Atkinson Hyperlegible",
        style=style,
        weight=weight,
        licence="AtkinsonHyperlegible-OFL.txt",
        tabular=True,
        compose=True,
    )


def dejavu(style: str, weight: int, source: str) -> Cut:
    """One upright weight of DejaVu Sans with every character it has."""
    return Cut(
        source=source,
        target=source,
        family="DejaVu Sans",
        style=style,
        weight=weight,
        licence="DejaVu-LICENSE.txt",
        ranges=EVERYTHING,
        features=SHAPING_FEATURES,
    )


CUTS = (
    Cut(
        source="Fraunces[SOFT,WONK,opsz,wght].ttf",
        target="Fraunces-SemiBold.ttf",
        family="Fraunces",
        style="SemiBold",
        weight=600,
        licence="Fraunces-OFL.txt",
        axes={"opsz": 72, "wght": 600, "SOFT": 0, "WONK": 0},
        features=(*LATIN_FEATURES, "liga"),
    ),
    Cut(
        source="Literata[opsz,wght].ttf",
        target="Literata-SemiBold.ttf",
        family="Literata",
        style="SemiBold",
        weight=600,
        licence="Literata-OFL.txt",
        axes={"opsz": 72, "wght": 640},
        ranges=(*LATIN, CYRILLIC),
    ),
    inter("Regular", 400),
    inter("Medium", 500),
    inter("SemiBold", 600),
    inter("Bold", 700),
    inter("Bold", 700, optical_size=32),
    atkinson("Regular", 400),
    atkinson("Bold", 700),
    dejavu("Regular", 400, "DejaVuSans.ttf"),
    dejavu("Bold", 700, "DejaVuSans-Bold.ttf"),
)


def find_source(folder: Path, name: str) -> Path:
    """The one source file of this name; the first in path order when packages overlap."""
    paths = sorted(path for path in folder.rglob("*.ttf") if path.name == name)
    if not paths:
        raise SystemExit(f"{name} is nowhere under {folder}")
    return paths[0]


def bake_tabular_digits(font: Font) -> None:
    """Points the characters 0 to 9 at the tnum glyphs, since pygame cannot switch features."""
    features = font["GSUB"].table.FeatureList.FeatureRecord
    lookups = font["GSUB"].table.LookupList.Lookup
    indices = {
        index
        for record in features
        if record.FeatureTag == "tnum"
        for index in record.Feature.LookupListIndex
    }
    swaps: dict[str, str] = {}
    for index in sorted(indices):
        for subtable in lookups[index].SubTable:
            swaps |= getattr(subtable, "ExtSubTable", subtable).mapping
    for table in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if digit in table.cmap:
                # two tables may share one map, whose digits are then swapped already
                glyph = table.cmap[digit]
                table.cmap[digit] = swaps.get(glyph, glyph)


def compose_missing_letters(font: Font) -> None:
    """Builds the three letters Atkinson Hyperlegible lacks, İ, Ĺ and ĺ, from its own parts."""
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    dot, capital_i = glyphs["dotaccent"], glyphs["I"]
    dot_lift = next(
        glyph.y for glyph in glyphs["Zdotaccent"].components if glyph.glyphName == "dotaccent"
    )
    centre_of_i = (capital_i.xMin + capital_i.xMax) / 2
    acute = glyphs["Iacute"].components[1]
    # The dot is as wide as a stem, so half of it finds the stem which carries the acute.
    half_stem = (dot.xMax - dot.xMin) / 2
    parts: list[tuple[int, str, str, float, int]] = [
        (0x130, "I", "dotaccent", centre_of_i - dot.xMin - half_stem, dot_lift)
    ]
    for code, base in ((0x139, "L"), (0x13A, "l")):
        shift = acute.x + glyphs[base].xMin + half_stem - centre_of_i
        parts.append((code, base, acute.glyphName, shift, acute.y))
    for code, base, accent, x, y in parts:
        name = f"uni{code:04X}"
        pen = glyph_pens.TTGlyphPen(font.getGlyphSet())
        pen.addComponent(base, (1, 0, 0, 1, 0, 0))
        pen.addComponent(accent, (1, 0, 0, 1, round(x), y))
        glyphs[name] = pen.glyph()
        glyphs[name].recalcBounds(glyphs)
        metrics[name] = (metrics[base][0], glyphs[name].xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def subset(font: Font, ranges: Iterable[tuple[int, int]], features: Iterable[str]) -> None:
    """Keeps the characters and features asked for, without hinting programs."""
    options = subset_tools.Options()
    options.layout_features = list(features)
    options.hinting = False
    options.legacy_kern = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.name_languages = [0x409]
    options.drop_tables += ["STAT", "FFTM", "MATH", "DSIG", "MVAR", "HVAR"]
    codes = {code for low, high in ranges for code in range(low, high + 1)}
    subsetter = subset_tools.Subsetter(options)
    subsetter.populate(unicodes=codes & set(font.getBestCmap()))
    subsetter.subset(font)


def switch_off_automatic_hinting(font: Font) -> None:
    """Gives the font a start-up program which changes nothing but is long enough to count."""
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromBytecode(UNHINTED_START_UP)
    font["maxp"].maxStackElements = max(font["maxp"].maxStackElements, 2)


def write_names(font: Font, cut: Cut) -> None:
    """Names the static cut and keeps the copyright and licence entries of its source."""
    names = font["name"]
    version = names.getDebugName(5)
    linked = cut.style in ("Regular", "Bold")
    entries = {
        1: cut.family if linked else f"{cut.family} {cut.style}",
        2: cut.style if linked else "Regular",
        3: f"{version};{cut.target}",
        4: f"{cut.family} {cut.style}",
        6: f"{cut.family.replace(' ', '')}-{cut.style}",
        10: "Modified from the published font: a static, unhinted subset"
        + (" with tabular digits as the default." if cut.tabular else "."),
        16: None if linked else cut.family,
        17: None if linked else cut.style,
    }
    for record in [r for r in names.names if r.nameID >= 18 or r.nameID in entries]:
        names.removeNames(nameID=record.nameID)
    for name_id, text in entries.items():
        if text is not None:
            names.setName(text, name_id, 3, 1, 0x409)
    bold = cut.style == "Bold"
    font["OS/2"].usWeightClass = cut.weight
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x61) | (0x20 if bold else 0x40)
    font["head"].macStyle = 1 if bold else 0


def make(cut: Cut, source: Path, target: Path) -> None:
    """Writes one cut; the modification date stays that of the source, so the bytes repeat."""
    font: Font = TTFont(source, recalcTimestamp=False)
    if cut.axes:
        font = instantiate(font, dict(cut.axes))
        font.recalcTimestamp = False
    if cut.compose:
        compose_missing_letters(font)
    if cut.tabular:
        bake_tabular_digits(font)
    subset(font, cut.ranges, cut.features)
    switch_off_automatic_hinting(font)
    write_names(font, cut)
    font.save(target, reorderTables=True)


def licence_text(source: Path) -> str:
    """The licence published with a source font."""
    licence = source.parents[1] / "LICENSE"
    if licence.exists():
        text = licence.read_text(encoding="utf-8")
    else:
        names = TTFont(source, lazy=True)["name"]
        text = f"{names.getDebugName(0)}\n\n{names.getDebugName(13)}"
    return "\n".join(line.rstrip() for line in text.strip().splitlines()) + "\n"


def main(arguments: list[str]) -> int:
    """Makes every font and licence file and prints their sizes."""
    parser = argparse.ArgumentParser(description="Make the font files.")
    parser.add_argument("folder", type=Path, help="where the source fonts lie")
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).resolve().parent.parent / "assets" / "fonts"
    )
    parser.add_argument("--only", default="", help="only fonts whose name begins so")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    for cut in (cut for cut in CUTS if cut.target.startswith(options.only)):
        source = find_source(options.folder, cut.source)
        target = options.out / cut.target
        make(cut, source, target)
        licence = options.out / cut.licence
        licence.write_text(licence_text(source), encoding="utf-8", newline="\n")
        print(f"{target.name:34} {target.stat().st_size:8}")
    if not options.only:
        figtree = licence_text(find_source(options.folder, "Figtree[wght].ttf"))
        (options.out / "Figtree-OFL.txt").write_text(figtree, encoding="utf-8", newline="\n")
    make_sums.write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
