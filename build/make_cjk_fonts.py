"""Cuts the fonts for Chinese and Japanese: the characters that the texts of the game need, no more.

Usage: python build/make_cjk_fonts.py [zh-Hans] [ja] [--source FOLDER]

Run it after `build/make_languages.py` whenever a text has a new character; the tests of the
languages name those that no font has. The source is Noto Sans CJK, Debian's package fonts-noto-cjk,
where it installs it; `--source` names another folder with `NotoSansCJK-Regular.ttc` and
`NotoSansCJK-Bold.ttc`. The same texts and source give the same bytes.

A font has the characters of `assets/languages/CODE.json`, search words left out, and all kana,
punctuation and full-width forms.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import make_sums
from fontTools import ttLib
from make_fonts import Cut, subset, write_names

# fontTools annotates little of itself.
library: Any = ttLib

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SOURCE = Path("/usr/share/fonts/opentype/noto")
FAMILIES = {"ja": ("JP", "Noto Sans CJK JP"), "zh-Hans": ("SC", "Noto Sans CJK SC")}
WEIGHTS = {"Regular": 400, "Bold": 700}
ALWAYS = ((0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2027), (0x3000, 0x303F), (0xFF01, 0xFF65))
KANA = (0x3041, 0x30FF)
SUITS = "♠♥♦♣"
"""A row of them comes from one font."""
LICENCE = "NotoSansCJK-OFL.txt"
COPYRIGHT = "Copyright 2014-2021 Adobe (http://www.adobe.com/)"


def characters(code: str) -> set[str]:
    """Return the characters in the texts of a language."""
    path = ASSETS / "languages" / f"{code}.json"
    if not path.exists():
        return set()
    messages: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    texts = [text for key, text in messages.items() if not key.endswith((".words", ".names"))]
    return set(json.dumps(texts, ensure_ascii=False)) - set(SUITS)


def make(code: str, style: str, source: Path) -> Path:
    """Writes the font of a language in one weight. Returns its path."""
    short, family = FAMILIES[code]
    fonts = library.TTCollection(source / f"NotoSansCJK-{style}.ttc", lazy=True).fonts
    font: Any = next(font for font in fonts if font["name"].getDebugName(1) == family)
    font.recalcTimestamp = False
    ranges = (*ALWAYS, KANA) if code == "ja" else ALWAYS
    own = ((ord(char), ord(char)) for char in characters(code))
    for tag in ("BASE", "VORG", "vhea", "vmtx"):
        if tag in font:
            del font[tag]
    subset(font, (*ranges, *own), ())
    target = ASSETS / "fonts" / f"NotoSans{short}-{style}.otf"
    cut = Cut("", target.name, f"Noto Sans {short}", style, WEIGHTS[style], LICENCE)
    write_names(font, cut)
    font.save(target, reorderTables=True)
    return target


def main(arguments: list[str]) -> int:
    """Makes the fonts of the languages that are named, or of both, and the licence."""
    parser = argparse.ArgumentParser(description="Make the Chinese and Japanese fonts.")
    parser.add_argument("codes", nargs="*", choices=[*FAMILIES, []], help="languages")
    parser.add_argument("--source", type=Path, default=SOURCE)
    options = parser.parse_args(arguments)
    for code in options.codes or FAMILIES:
        for style in WEIGHTS:
            path = make(code, style, options.source)
            print(f"{path.name:24} {path.stat().st_size:8}")
    licence = (ASSETS / "fonts" / "Inter-OFL.txt").read_text(encoding="utf-8").splitlines()
    text = "\n".join([COPYRIGHT, *licence[1:]]) + "\n"
    (ASSETS / "fonts" / LICENCE).write_text(text, encoding="utf-8", newline="\n")
    make_sums.write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
