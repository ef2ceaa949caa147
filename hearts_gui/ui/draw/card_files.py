"""The card documents that come with the program: which file shows what, and its content.

A face may have additions: stronger inks, the letter of its suit, the mark of a second copy. They
are listed after the file's name, each after a `#`.
"""

import json
import re

from hearts_gui.config import paths

# The settings' palette names as the card index has them.
_INDEX_PALETTE = {"two": "two", "four": "four", "safe": "vision_safe"}
# Where the mark of a second copy begins, under the index and under the large index.
_COPY, _LARGE_COPY = 206, 322
# A joker's index is a long word: its mark begins under that.
_JOKER_COPY, _LARGE_JOKER_COPY = 394, 574
# The letter of a suit under its sign: middle, top, height of a capital, greatest width.
_LETTER, _LARGE_LETTER = (58.0, 210.0, 56.0, 76.0), (98.0, 328.0, 96.0, 130.0)
_ROOT = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*$", re.DOTALL)
_IVORY = "#FFFDF8"
_MARK_INK, _STRONG_MARK_INK = "#8A6A1E", "#5A4300"
STRONG_INKS = {
    "two": {"#CE1531": "#920019"},
    "four": {"#CE1531": "#940006", "#0B7A3E": "#184F3E", "#1560C8": "#0031E0"},
    "safe": {"#D2400A": "#940000", "#5A14C8": "#6B257D", "#0090D8": "#0038C9"},
}
"""The inks of each palette that keep a contrast of 7 to 1 with the card, lit or in the shade."""


class CardFiles:
    """Faces and backs by name; each document is read once."""

    def __init__(self) -> None:
        self._index: dict[str, dict[str, dict[str, str]]] | None = None
        self._backs: dict[str, str] = {}
        self._inner: dict[str, str] = {}
        self._glyphs: dict[str, tuple[float, str]] = {}

    def face(
        self, card_text: str, palette: str, *, large: bool, strong: bool = False, letter: str = ""
    ) -> str:
        """The name of a face; `letter` is the letter of its suit, where letters are wanted."""
        sizes = self._faces()["large" if large else "normal"]
        parts = [sizes[_INDEX_PALETTE[palette]][card_text.rstrip("'")]]
        if strong:
            parts.append(palette)
        if letter:
            parts.append(f"{'L' if large else 'l'}{letter}")
        if card_text.endswith("'"):
            parts.append(str(_copy_place(card_text, large=large, letter=letter)))
        return "#".join(parts)

    def back(self, name: str) -> str:
        self._faces()
        return self._backs[name]

    def _faces(self) -> dict[str, dict[str, dict[str, str]]]:
        if self._index is None:
            with paths.asset_file("cards", "index.json") as path:
                data = json.loads(path.read_text(encoding="utf-8"))
                self._backs, self._index = data["backs"], data["faces"]
        return self._index

    def content(self, file: str) -> str:
        """The content of a file's document, with all additions."""
        content = self._inner.get(file)
        if content is not None:
            return content
        under, _, part = file.rpartition("#")
        content = self._drawn_over(under, part) if under else _inside(file)
        self._inner[file] = content
        return content

    def _drawn_over(self, under: str, part: str) -> str:
        content = self.content(under)
        if part in STRONG_INKS:
            for ink, strong in STRONG_INKS[part].items():
                content = content.replace(ink, strong)
            return content
        if part.isdigit():
            darker = any(palette in under.split("#") for palette in STRONG_INKS)
            return content + _copy_mark(int(part), _STRONG_MARK_INK if darker else _MARK_INK)
        ink = _index_ink(content)
        return content + self._letter(part[1:], ink, _LARGE_LETTER if part[0] == "L" else _LETTER)

    def _letter(self, text: str, ink: str, sizes: tuple[float, float, float, float]) -> str:
        """The letters of a suit under its sign, at both ends of the card."""
        middle, top, cap, most = sizes
        if not self._glyphs:
            with paths.asset_file("cards", "letters.json") as file:
                read = json.loads(file.read_text(encoding="utf-8"))
                self._glyphs = {letter: (advance, path) for letter, (advance, path) in read.items()}
        shapes = [self._glyphs[letter] for letter in text if letter in self._glyphs]
        advance = sum(width for width, _ in shapes)
        if not shapes:
            return ""
        scale = min(cap / 100, most / advance)
        x = middle - advance * scale / 2
        y = top + cap / 2 + scale * 50
        drawn = ""
        for width, path in shapes:
            drawn += (
                f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">'
                f'<path d="{path}" fill="{ink}"/></g>'
            )
            x += width * scale
        return f'{drawn}<g transform="rotate(180 250 350)">{drawn}</g>'


def _copy_place(card_text: str, *, large: bool, letter: str) -> int:
    """The place where the mark of a second copy begins."""
    if card_text.startswith("JK"):
        return _LARGE_JOKER_COPY if large else _JOKER_COPY
    if letter:
        _, top, cap, _ = _LARGE_LETTER if large else _LETTER
        return round(top + cap + 10)
    return _LARGE_COPY if large else _COPY


def _inside(file: str) -> str:
    with paths.asset_file("cards", *file.split("/")) as path:
        match = _ROOT.search(path.read_text(encoding="utf-8"))
        if match is None:
            raise ValueError("this is not an SVG document")
        return match[1]


def _index_ink(content: str) -> str:
    """The colour of a card's index, which is drawn last."""
    inks: list[str] = re.findall(r'fill="(#[0-9A-Fa-f]{6})"', content)
    return next(ink for ink in reversed(inks) if ink != _IVORY)


def _copy_mark(y: int, ink: str) -> str:
    """Two strokes under the index, at both ends: the card of the second pack."""
    strokes = "".join(
        f'<rect x="{x}" y="{y}" width="9" height="34" rx="4" fill="{ink}"/>' for x in (44, 62)
    )
    return f'{strokes}<g transform="rotate(180 250 350)">{strokes}</g>'
