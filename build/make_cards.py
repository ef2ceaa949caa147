"""Writes every card picture and the index of them: python build/make_cards.py [--out FOLDER]."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import make_sums
from art_faces import PALETTES, RANKS, face
from art_special import BACKS, back, joker, marked_joker, moon
from art_warren import warren

STYLES = ("normal", "large")
SUITED = tuple(rank + suit for suit in "CDSH" for rank in RANKS)
SPECIAL = ("JK", "JK'", "JK''", "0C", "0D", "W", "MOON")
_HOME = Path(__file__).resolve().parent.parent / "assets" / "cards"


def picture(text: str, style: str, palette: str) -> str:
    """The SVG document of one card."""
    if text.startswith("JK"):
        return joker(text, style)
    if text in ("0C", "0D"):
        return marked_joker(text, style, palette)
    if text == "W":
        return warren(style)
    if text == "MOON":
        return moon(style)
    return face(text, style, palette)


def stem(text: str) -> str:
    """A file name for a card text: the marks of further jokers become numbers."""
    marks = text.count("'")
    return text.rstrip("'") + (str(marks) if marks else "")


def build() -> dict[str, str]:
    """File path to content; a picture shared by several palettes has one file."""
    files: dict[str, str] = {}
    faces: dict[str, dict[str, dict[str, str]]] = {}
    for style in STYLES:
        owner: dict[str, str] = {}
        faces[style] = {palette: {} for palette in PALETTES}
        for palette in PALETTES:
            for text in (*SUITED, *SPECIAL):
                content = picture(text, style, palette)
                name = owner.setdefault(content, f"{style}/{palette}/{stem(text)}.svg")
                files[name] = content
                faces[style][palette][text] = name
    backs = {name: f"backs/{name}.svg" for name in BACKS}
    files |= {path: back(name) for name, path in backs.items()}
    listing = {"faces": faces, "backs": backs}
    files["index.json"] = json.dumps(listing, indent=1, sort_keys=True) + "\n"
    return files


def write(files: dict[str, str], out: Path) -> None:
    """Writes the files and removes pictures of an earlier run that are no longer made."""
    for old in sorted(out.rglob("*.svg")):
        if old.relative_to(out).as_posix() not in files:
            old.unlink()
    for name, content in sorted(files.items()):
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content.encode("utf-8"))


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=_HOME)
    out = parser.parse_args().out
    files = build()
    write(files, out)
    make_sums.write()
    print(f"{len(files)} files, {sum(len(text) for text in files.values()) // 1024} KB in {out}")


if __name__ == "__main__":
    main()
