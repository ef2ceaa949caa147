"""Fonts of the system for characters that the game's own lack, looked for in a thread."""

from __future__ import annotations

import contextlib
import queue
import re
import threading
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from hearts_gui.config import paths
from hearts_gui.ui.draw.font_files import Ranges, read_ranges, within

_SUFFIXES: Final = frozenset({".ttf", ".otf", ".ttc", ".otc"})
_LESS_PLAIN: Final = re.compile(
    "bold|italic|oblique|mono|serif|light|thin|black|medium|condensed|heavy", re.IGNORECASE
)
_ONLY_BOXES: Final = re.compile("last ?resort|blank", re.IGNORECASE)
MOST_FILES: Final = 4000


class SystemFonts:
    """Finds a font for a character; the answer is there a little later."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = tuple(folders)
        self._found: queue.SimpleQueue[tuple[str, Path | None]] = queue.SimpleQueue()
        self._known: dict[str, Path | None] = {}
        self._asked: set[str] = set()
        self._questions: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def font_of(self, character: str) -> Path | None:
        """A font with this character; None where there is none, or where it is not known yet."""
        if character not in self._asked:
            self._asked.add(character)
            self._questions.put(character)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="fonts", daemon=True)
                self._thread.start()
        return self._known.get(character)

    def take_found(self) -> bool:
        """Use what was found since the last call; whether any font was.

        Between two calls the answers stay, so that a text is as wide as it was measured.
        """
        fonts = False
        with contextlib.suppress(queue.Empty):
            while True:
                character, file = self._found.get_nowait()
                self._known[character] = file
                fonts |= file is not None
        return fonts

    def lacks(self, character: str) -> bool:
        """Whether it is known that no font has this character."""
        return self.font_of(character) is None and character in self._known

    def _run(self) -> None:
        known: dict[Path, Ranges] = {}
        files = sorted(self._files(), key=lambda file: (_plainness(file), file.name))
        while True:
            character = self._questions.get()
            found = next((file for file in files if self._has(file, character, known)), None)
            self._found.put((character, found))

    def _files(self) -> Iterator[Path]:
        count = 0
        for folder in self._folders:
            for file in folder.rglob("*"):
                if file.suffix.lower() in _SUFFIXES and not _ONLY_BOXES.search(file.name):
                    count += 1
                    if count > MOST_FILES:
                        return
                    yield file

    def _has(self, file: Path, character: str, known: dict[Path, Ranges]) -> bool:
        if file not in known:
            try:
                known[file] = read_ranges(file)
            except (OSError, ValueError, MemoryError):
                known[file] = ()
        return within(known[file], character)


def _plainness(file: Path) -> int:
    return len(_LESS_PLAIN.findall(file.stem))


@lru_cache(maxsize=1)
def system_fonts() -> SystemFonts:
    """Those of this system."""
    return SystemFonts(paths.font_folders())
