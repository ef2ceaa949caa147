"""The card documents that come with the program: which file shows what, and what is in it."""

import json
import re
from pathlib import Path

from hearts_gui.config import paths

# The settings' palette names as the card index has them.
_INDEX_PALETTE = {"two": "two", "four": "four", "safe": "vision_safe"}
# Where the mark of a second copy begins, under the index and under the large index.
_COPY, _LARGE_COPY = "#206", "#322"
# A joker's index is a long word: its mark begins under that.
_JOKER_COPY, _LARGE_JOKER_COPY = "#394", "#574"
_ROOT = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*$", re.DOTALL)


class CardFiles:
    """Faces and backs by name; each document is read once."""

    def __init__(self) -> None:
        self._index: dict[str, dict[str, dict[str, str]]] | None = None
        self._backs: dict[str, str] = {}
        self._inner: dict[str, str] = {}

    def face(self, card_text: str, palette: str, *, large: bool) -> str:
        """The file of a face; that of a second copy names where its mark begins."""
        file = self._faces()["large" if large else "normal"][_INDEX_PALETTE[palette]][
            card_text.rstrip("'")
        ]
        if not card_text.endswith("'"):
            return file
        if card_text.startswith("JK"):
            return f"{file}{_LARGE_JOKER_COPY if large else _JOKER_COPY}"
        return f"{file}{_LARGE_COPY if large else _COPY}"

    def back(self, name: str) -> str:
        """The file of a back."""
        self._faces()
        return self._backs[name]

    def _faces(self) -> dict[str, dict[str, dict[str, str]]]:
        if self._index is None:
            data = json.loads(paths.asset("cards", "index.json").read_text(encoding="utf-8"))
            self._backs = data["backs"]
            self._index = data["faces"]
        return self._index

    def content(self, file: str) -> str:
        """What stands inside a file's document, with the mark of a second copy."""
        found = self._inner.get(file)
        if found is None and "#" in file:
            plain, _, y = file.partition("#")
            found = self._inner[file] = self.content(plain) + _copy_mark(int(y))
        if found is None:
            path: Path = paths.asset("cards", *file.split("/"))
            match = _ROOT.search(path.read_text(encoding="utf-8"))
            if match is None:
                raise ValueError(f"{path} is not an SVG document")
            found = self._inner[file] = match[1]
        return found


def _copy_mark(y: int) -> str:
    """Two strokes under the index, at both ends: the card of the second pack."""
    strokes = "".join(
        f'<rect x="{x}" y="{y}" width="9" height="34" rx="4" fill="#8A6A1E"/>' for x in (44, 62)
    )
    return f'{strokes}<g transform="rotate(180 250 350)">{strokes}</g>'
