"""Letters in each language: how a search compares them, how a list sorts them, and capitals.

`pseudo` makes an invented language that shows what was never translated and what has too little
room. Every letter of a message gets an accent and every message grows by two fifths, in brackets,
so that a text without accents is not in any catalogue, and a text without its bracket was cut off.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any
from unicodedata import combining, name, normalize

from hearts_gui.wording.language.patterns import Pattern

_BARE = str.maketrans(
    {"’": "'", "ı": "i", "ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"}
    | {chr(kana): chr(kana - 0x60) for kana in range(0x30A1, 0x30F7)}
)
"""Letters that are not a plain letter with an accent, as people type them; Japanese in hiragana."""
_LAST = "\uffff"
"""Sorts a letter after the one before it and all that begins with that."""
_AFTER: Mapping[str, dict[int, str]] = MappingProxyType(
    {
        code: {ord(letter): f"{before}{_LAST * count}" for letter, before, count in rows}
        for code, rows in {
            "es": (("ñ", "n", 1),),
            "pl": (("ą", "a", 1), ("ć", "c", 1), ("ę", "e", 1), ("ł", "l", 1), ("ń", "n", 1),
                   ("ó", "o", 1), ("ś", "s", 1), ("ź", "z", 1), ("ż", "z", 2)),
            "tr": (("ç", "c", 1), ("ğ", "g", 1), ("ı", "h", 1), ("ö", "o", 1), ("ş", "s", 1),
                   ("ü", "u", 1)),
            "ru": (("й", "и", 1),),
        }.items()
    }
)  # fmt: skip
"""Letters of an alphabet that other languages treat as a letter with an accent."""
_CHARACTER_SETS = {"zh-Hans": "gb2312", "ja": "shift_jis"}
"""Their common characters lie in the order of pinyin, and of their readings; then by radicals."""
_IDEOGRAPHS = "\u3400"
_FOREIGN: Mapping[str, Callable[[str], bool]] = MappingProxyType(
    {"ru": lambda letter: not "а" <= letter <= "я", "zh-Hans": lambda letter: letter < _IDEOGRAPHS}
)
"""The place of the letters of other scripts in CLDR: after those of the language."""
_VOWELS = dict(zip("AIUEO", "あいうえお", strict=True))
_CAPITALS = {("tr", "i"): "İ", ("az", "i"): "İ", ("nl", "ij"): "IJ"}
"""First letters whose capital differs in some languages."""


def folded(text: str) -> str:
    """Small letters without accents and with straight apostrophes, as people type them."""
    letters = normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not combining(letter)).translate(_BARE)


def sort_key(code: str, text: str) -> tuple[str, str]:
    """The key by which texts of a language are sorted: letters, then accents."""
    if code == "tr":
        text = text.replace("I", "ı").replace("İ", "i")
    small = normalize("NFC", text).casefold()
    if code == "ja":
        small = _with_long_vowels(small)
    letters = (_AFTER.get(code, {}).get(ord(letter)) or folded(letter) for letter in small)
    return "".join(_in_order(code, letter) for group in letters for letter in group), small


def _in_order(code: str, letter: str) -> str:
    """A key that sorts a letter; of two scripts the language's own comes first."""
    if letter >= _IDEOGRAPHS and code in _CHARACTER_SETS:
        encoded = letter.encode(_CHARACTER_SETS[code], "ignore")
        return _IDEOGRAPHS + (chr(int.from_bytes(encoded)) if encoded else _LAST + letter)
    foreign = code in _FOREIGN and letter.isalpha() and _FOREIGN[code](letter)
    return f"{_LAST}{letter}" if foreign else letter


def _with_long_vowels(text: str) -> str:
    """Japanese with the vowel that a dash makes longer: はあと for ハート."""
    result = ""
    for letter in text:
        before = name(folded(result[-1:])[-1:] or letter, " ") if letter == "ー" else " "
        result += _VOWELS.get(before[-1], letter)
    return result


def capital(code: str, text: str) -> str:
    """The text with a capital first letter."""
    for (language, letters), large in _CAPITALS.items():
        if language == code and text.startswith(letters):
            return large + text[len(letters) :]
    large = text[:1].upper()
    return text if len(large) > 1 else large + text[1:]


PSEUDO_CODE = "en-XA"
_GROWTH = 0.4
"""The share by which texts grow: German and Finnish need about as much."""

_ACCENTED = str.maketrans("aceilnorsuyzACEILNORSUYZ", "áçéíłñóřšúýžÁÇÉÍŁÑÓŘŠÚÝŽ")
_PARTS = frozenset({
    "list", "series", "number", "ordinal", "place", "language",
    "suit", "rank", "card", "cards", "the",
})  # fmt: skip
_FILLING = "one two three four five six seven eight nine ten "


def pseudo(patterns: Mapping[str, Pattern]) -> dict[str, Pattern]:
    """The messages with accents, and longer unless they are parts of other messages."""
    return {
        key: _accented(pattern) if key.partition("-")[0] in _PARTS else _grown(_accented(pattern))
        for key, pattern in patterns.items()
    }


def _accented(pattern: Pattern) -> Pattern:
    if isinstance(pattern, str):
        return pattern.translate(_ACCENTED)
    return [part.translate(_ACCENTED) if isinstance(part, str) else _chosen(part, _accented)
            for part in pattern]  # fmt: skip


def _chosen(part: list[Any], change: Any) -> list[Any]:
    """A placeable whose variants are changed; anything else stays."""
    if part[0] != "?":
        return part
    _, chooser, variants, default = part
    return ["?", chooser, {key: change(text) for key, text in variants.items()}, default]


def _grown(pattern: Pattern) -> Pattern:
    """The pattern with two fifths more text in brackets, also in each of its variants."""
    parts = [pattern] if isinstance(pattern, str) else list(pattern)
    letters = sum(len(part) for part in parts if isinstance(part, str))
    if not letters or letters < len(_FILLING) // 10:
        return [part if isinstance(part, str) else _chosen(part, _grown) for part in parts]
    more = round(letters * _GROWTH)
    filling = (_FILLING * (more // len(_FILLING) + 1))[:more].strip()
    return [*parts, f" [{filling}]" if filling else ""]
