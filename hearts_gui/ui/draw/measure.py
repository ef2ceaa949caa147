"""The width and height of texts, and where lines break."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from hearts_gui.ui.draw.fonts import Fonts, Type, smaller
from hearts_gui.ui.draw.memory import Cache
from hearts_gui.ui.draw.theme import MIN_TEXT

ENTRY_BYTES = 250
"""The memory of a cache entry apart from its text."""
ELLIPSIS = "…"
LONELY = 10
"""A last line has more than this many characters, where the one before it can spare a word."""
SQUEEZE = 0.6
"""The share of its size to which a line may shrink before it is cut."""


class TextMeasure:
    """Measures and breaks texts in the present fonts; remembers the results."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._fits: Cache[str] = Cache("words", lambda text: ENTRY_BYTES + 2 * len(text))
        self._wraps: Cache[tuple[str, ...]] = Cache(
            "words", lambda lines: ENTRY_BYTES + sum(60 + len(line) for line in lines)
        )
        self._widths: Cache[int] = Cache("words", lambda _: ENTRY_BYTES)

    @property
    def measures(self) -> tuple[Cache[Any], ...]:
        """The results that are kept."""
        return (self._fits, self._wraps, self._widths)

    def fit(self, text: str, kind: Type, width: int) -> str:
        """The text, or its longest beginning with an ellipsis that is at most this wide."""
        return self._fits.make((text, kind, width), lambda: self._fit(text, kind, width))

    def _fit(self, text: str, kind: Type, width: int) -> str:
        if self.fonts.width(kind, text) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            cut = text[:middle].rstrip() + ELLIPSIS
            if self.fonts.width(kind, cut) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def wrap(self, text: str, kind: Type, width: int) -> tuple[str, ...]:
        """The text as lines at most this wide, broken where `parts` says, or in overlong words."""

        def build() -> tuple[str, ...]:
            paragraphs = text.split("\n")
            return tuple(
                line
                for paragraph in paragraphs
                for line in self._wrap_paragraph(paragraph, kind, width)
            )

        return self._wraps.make((text, kind, width), build)

    def _wrap_paragraph(self, text: str, kind: Type, width: int) -> list[str]:
        lines: list[str] = []
        current, rest = "", list(parts(text))
        while rest:
            count = self._most_that_fit(current, rest, kind, width)
            current = _joined(current, rest[:count])
            if count == len(rest):
                break
            if current:
                lines.append(current)
            letters = [("", letter) for letter in rest[count][1]]
            while (cut := self._most_that_fit("", letters, kind, width) or 1) < len(letters):
                lines.append(_joined("", letters[:cut]))
                del letters[:cut]
            current, rest = _joined("", letters), rest[count + 1 :]
        lines.append(current)
        while len(lines) > 1 and len(lines[-1]) <= LONELY and text.endswith(f" {lines[-1]}"):
            head, _, word = lines[-2].rpartition(" ")
            last = f"{word} {lines[-1]}"
            if len(head) < len(last) or self.fonts.width(kind, last) > width:
                break
            lines[-2:] = head, last
        return lines

    def _most_that_fit(
        self, begun: str, rest: Sequence[tuple[str, str]], kind: Type, width: int
    ) -> int:
        """The number of next parts that fit on a line; all of them is tried first."""
        least, most, count = 0, len(rest), len(rest)
        while least < most:
            wide = self.fonts.width(kind, _joined(begun, rest[:count]))
            if wide <= width:
                least = count
            else:
                most = count - 1
            count = max(least + 1, min(most, count * width // max(1, wide)))  # about as many fit
        return least

    def split(self, text: str, kind: Type, width: int, lines: int | None) -> tuple[str, str]:
        """The beginning of a text, up to this many lines or whole, and the rest."""
        at = 0
        for line in self.wrap(text, kind, width)[:lines]:
            at = text.index(line, at) + len(line)
        return text[:at], text[at:].lstrip()

    def text_width(self, text: str, kind: Type) -> int:
        return self._widths.make((text, kind), lambda: self.fonts.width(kind, text))

    def largest(self, text: str, kinds: Iterable[Type], width: float) -> Type:
        """The first of these types in which a text is no wider than this, or else the last."""
        for kind in kinds:
            if self.text_width(text, kind) <= width:
                break
        return kind

    def _whole(self, text: str, kind: Type, width: int) -> Type:
        """This type, or a smaller one in which the longest word is not split."""
        return self.largest(longest_part(text), smaller(kind, MIN_TEXT), width)

    def _squeezed(self, text: str, kind: Type, width: int) -> Type:
        least = max(MIN_TEXT, round(kind.px * SQUEEZE))
        return self.largest(text, smaller(kind, least), width)

    def label_height(self, text: str, kind: Type, width: int) -> int:
        """The least height of a label's box at which nothing is cut at this width."""

        def build() -> int:
            small = self._squeezed(text, kind, width)
            lines = len(self.wrap(text, small, width)) * self.fonts.line_height(small)
            return max(lines, self.fonts.line_height(kind))

        return self._widths.make((text, kind, width), build)  # asked again and again in a layout

    def paragraph_height(self, text: str, kind: Type, width: int) -> int:
        """The height that `paragraph` would use."""
        kind = self._whole(text, kind, width)
        return len(self.wrap(text, kind, width)) * self.fonts.line_height(kind)


_WIDE = "[\u2e80-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\U00020000-\U0003ffff]"
_OPENING = "（「『【〔〈《｛［“‘(["
_CLOSING = (
    "、。，．・：；？！）」』】〕〉》｝］”’%,.;:!?)…‥—～〜ー々％°℃"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
_HAS_WIDE = re.compile(_WIDE)
_AFTER_FOLDER = re.compile(r"(?<=[/\\])(?=.)")
LONG_WORD = 24
"""A longer word may be broken after a slash: it is a path."""
_BREAK = re.compile(
    rf"(?<![{re.escape(_OPENING)} ])(?![{re.escape(_CLOSING)}\] ])"
    rf"(?:(?<={_WIDE})(?=.)|(?<=[^0-9])(?={_WIDE}))"
)


def _joined(begun: str, rest: Sequence[tuple[str, str]]) -> str:
    """A line made of its beginning and further parts, without a space at its start."""
    for space, word in rest:
        begun = f"{begun}{space}{word}" if begun else word
    return begun


def parts(text: str) -> Iterator[tuple[str, str]]:
    """The unbreakable parts of a text, each with the space before it, if any."""
    for word in text.split(" "):
        if _HAS_WIDE.search(word):
            first, *rest = _BREAK.split(word)
        else:
            first, *rest = _AFTER_FOLDER.split(word) if len(word) > LONG_WORD else [word]
        yield " ", first
        yield from (("", part) for part in rest)


@lru_cache(maxsize=256)
def longest_part(text: str) -> str:
    """The longest of its unbreakable parts; a layout asks for it at every width that it tries."""
    return max((part for _, part in parts(text.replace("\n", " "))), key=len)
