"""Where a line may be broken: at spaces, and between the characters of Chinese and Japanese.

There no line begins with a closing mark or a small kana, none ends with an opening mark, and Latin
words and figures with what they count stay whole (Unicode Annex 14; JIS X 4051).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_WIDE: Final = "[\u2e80-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\U00020000-\U0003ffff]"
_OPENING: Final = "（「『【〔〈《｛［“‘(["
_CLOSING: Final = (
    "、。，．・：；？！）」』】〕〉》｝］”’%,.;:!?)…‥—～〜ー々％°℃"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
_HAS_WIDE: Final = re.compile(_WIDE)
_BREAK: Final = re.compile(
    rf"(?<![{re.escape(_OPENING)} ])(?![{re.escape(_CLOSING)}\] ])"
    rf"(?:(?<={_WIDE})(?=.)|(?<=[^0-9])(?={_WIDE}))"
)


def parts(text: str) -> Iterator[tuple[str, str]]:
    """The parts of a text that stay whole, each with the space or nothing before it."""
    for word in text.split(" "):
        if not _HAS_WIDE.search(word):
            yield " ", word
            continue
        first, *rest = _BREAK.split(word)
        yield " ", first
        yield from (("", part) for part in rest)
