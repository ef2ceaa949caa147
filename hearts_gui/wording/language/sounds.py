"""Beginnings and endings of words, as far as the letters beside them decide.

Beginnings: French d’Ada, Spanish e Inés. For each language rows of a pattern and the names of the
beginning, the most exact first; the first row that fits counts. Texts are compared in small
letters, without accents but with the letters of the alphabet, and without quotation marks and
brackets in front. Sources: Grevisse, Le bon usage, § 45 to 49; RAE, Diccionario panhispánico de
dudas, y and o; Serianni, Grammatica italiana, IV 4 to 12; Rozental, Spravochnik po pravopisaniyu,
§ 199; Słownik poprawnej polszczyzny, w and z.

Endings: Turkish cases, and the genitive of names. Turkish endings follow the last vowel and the
last letter: Ada’ya, Otto’dan, 5’e, kupa kızını. Source: Göksel and Kerslake, Turkish: A
Comprehensive Grammar, chapters 3, 6 and 8.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final
from unicodedata import combining, normalize

OTHER: Final = "other"
_ASPIRATE: Final = (
    "hach|hagard|haie|haillon|hain|halet|hall(?!u)|halo|halte(?!r)|hamac|hameau|hamster|hanche|"
    "hand|hangar|hanneton|hans(?!\\w)|hant|happ|harass|harcel|hardi|harem|hareng|hargn|haricot|"
    "harnais|harp|harry|hasard|hat|hauss|haut|havre|herc|heriss|hernie|heron|heros|herse|hetre|"
    "heurt|hibou|hideu|hierarch|hiss|hobby|hoch|hockey|holland|homard|hong|honte|hoquet|hors|"
    "hotte|houblon|houle|houss|houx|hublot|huche|huee|huit|hun(?!\\w)|hurl|hussard|hutte"
)
"""French words that begin with an h before which nothing is elided."""
_CONSONANT: Final = "[bcdfghjklmnpqrstvwxzćłńśźż]"
_RUSSIAN_CONSONANT: Final = "[бвгджзйклмнпрстфхцчшщ]"

Row = tuple[str, tuple[str, ...]]

_ROWS: Final[Mapping[str, tuple[Row, ...]]] = MappingProxyType({
    "en": (
        ("eu|one|once|u(?=[^aeiou][aeiou])|us[ae]", (OTHER,)),
        ("8|1[18](?!\\d)|heir|honest|hono|hour|[aeiou]", ("vowel",)),
    ),
    "fr": (
        (f"{_ASPIRATE}|onz|oui(?![er])|ouist|uhlan|ulul|y(?!eux)[aeiou]", (OTHER,)),
        ("[aeiouyhœæ]", ("vowel",)),
    ),
    "es": (
        ("hi[aeo]|y[aeiou]|ion", (OTHER,)),
        ("h?i|y(?=[^aeiou\\W])", ("i", "vowel")),
        ("h?o|8|11(?!\\d)", ("o", "vowel")),
        ("h?[aeu]", ("vowel",)),
    ),
    "it": (
        ("s[^aeiou\\W]|z|gn|ps|pn|x|y|i[aeou]|j", ("strong",)),
        ("h?a", ("a", "vowel")),
        ("h?e", ("e", "vowel")),
        ("h?[iou]|1(?!\\d)|8|11(?!\\d)", ("vowel",)),
    ),
    "ru": (
        ("[аэиоу]", ("vowel",)),
        (f"[вф]{_RUSSIAN_CONSONANT}", ("v",)),
        (f"[сзшж]{_RUSSIAN_CONSONANT}|щ", ("s",)),
    ),
    "pl": (
        ("[aeiouyąęó]", ("vowel",)),
        (f"[wf]{_CONSONANT}", ("v",)),
        (f"(?:sz|[szśźż](?!z)){_CONSONANT}", ("s",)),
    ),
})  # fmt: skip
_USUAL: Final[tuple[Row, ...]] = (("[aeiouy]", ("vowel",)),)


def beginnings(code: str, text: str) -> tuple[str, ...]:
    """The names of how a text begins in a language; `other` where the language has none for it."""
    plain = _plain(code, text)
    rows = _compiled(code.partition("-")[0])
    return next((names for pattern, names in rows if pattern.match(plain)), (OTHER,))


@cache
def _compiled(code: str) -> tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]:
    return tuple((re.compile(pattern), names) for pattern, names in _ROWS.get(code, _USUAL))


def _plain(code: str, text: str) -> str:
    small = re.sub(r"^[^\w−+]+", "", text).casefold()
    if code in ("pl", "ru"):
        return small
    return "".join(letter for letter in normalize("NFD", small) if not combining(letter))


APOSTROPHE: Final = "’"

# Letters that change: E is e or a, I is i, ı, ü or u, D is d or t. A letter in brackets is said
# after a vowel only, or, where it is a vowel, after a consonant only.
TURKISH: Final[Mapping[str, str]] = MappingProxyType({
    "accusative": "(y)I", "dative": "(y)E", "locative": "DE", "ablative": "DEn",
    "genitive": "(n)In", "with": "(y)lE", "plural": "lEr", "possessive": "(s)I",
    "ordinal": "(I)ncI",
})  # fmt: skip
_VOWELS: Final = "aıoueiöü"
_HARD: Final = "çfhkpsşt"
_BROAD: Final = dict(zip(_VOWELS, "aaaaeeee", strict=True))
_NARROW: Final = dict(zip(_VOWELS, "ııuuiiüü", strict=True))
_FOREIGN: Final = re.compile(r"(?:saat|hal|kontrol|rol|gol|futbol|kabul|meşgul|harf|dikkat)$")
"""Words that end like front vowels in spite of their back vowel."""
_SOFTENED: Final = {"k": "ğ", "p": "b", "ç": "c", "t": "d"}
_KEPT: Final = frozenset({"hukuk", "ahlak", "ekip"})
"""Words of several syllables whose last consonant stays before a vowel."""
_IN_T: Final = frozenset({"kağıt", "kanat", "dört", "geçit", "bulut", "umut"})
"""Words whose t becomes d before a vowel; most keep it."""
_READ: Final = ("sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz")
_TENS: Final = (
    "", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan",
)  # fmt: skip


def turkish(text: str, case: str, *, name: bool = False, compound: bool = False) -> str:
    """A text with an ending; with an apostrophe after a name or a figure.

    `compound` says that the text ends in a possessive ending already, as kupa kızı does. Raises
    KeyError for an ending that there is not.
    """
    pattern = TURKISH[case]
    figure = re.search(r"(\d[\d.]*)\W*$", text)
    spoken = _last_word(figure[1].replace(".", "")) if figure else _small(text).rstrip("”’»\"')…. ")
    if compound:
        pattern = f"n{re.sub('[(].[)]', '', pattern)}" if case != "with" else pattern
    ending = _ending(spoken, pattern)
    if name or figure:
        return f"{text}{APOSTROPHE}{ending}"
    return f"{_soft(text) if ending[0] in _VOWELS else text}{ending}"


def _small(text: str) -> str:
    return text.replace("I", "ı").replace("İ", "i").lower().translate(str.maketrans("âîû", "aiu"))


def _ending(spoken: str, pattern: str) -> str:
    """The letters of an ending after a word as it is spoken."""
    vowel = next((letter for letter in reversed(spoken) if letter in _VOWELS), "e")
    if _FOREIGN.search(spoken):
        vowel = {"a": "e", "o": "ö", "u": "ü"}[vowel]
    last, sounded = spoken[-1:] or "e", ""
    for optional, letter in re.findall(r"[(](.)[)]|(.)", pattern):
        if optional and (last in _VOWELS) == (optional == "I"):
            continue
        letter = {"D": "t" if last in _HARD else "d", "E": _BROAD[vowel], "I": _NARROW[vowel]}.get(
            optional or letter, optional or letter
        )
        vowel = letter if letter in _VOWELS else vowel
        sounded, last = sounded + letter, letter
    return sounded


def _soft(text: str) -> str:
    """A word before a vowel: kâğıt becomes kâğıd-, sinek becomes sineğ-."""
    word = _small(text).rpartition(" ")[2]
    last = word[-1:]
    if word.endswith("nk"):
        return f"{text[:-1]}g"
    alone = sum(letter in _VOWELS for letter in word) < 2 and word not in _IN_T
    kept = word in _KEPT or (last == "t" and word not in _IN_T)
    if last not in _SOFTENED or alone or kept:
        return text
    return f"{text[:-1]}{_SOFTENED[last]}"


def _last_word(figures: str) -> str:
    """The last word of a number that is read aloud."""
    number = int(figures)
    if number % 10 or number == 0:
        return _READ[number % 10]
    if number % 100:
        return _TENS[number // 10 % 10]
    return "yüz" if number % 1000 else "bin" if number % 1_000_000 else "milyon"


def dutch(text: str, case: str, **_: bool) -> str:
    """The genitive of a name: Mira’s, Hugo’s, Ines’, Wrens."""
    _only_genitive(case)
    last = text[-1:].lower()
    return f"{text}{'’' if last in 'szx' else '’s' if last in 'aiouy' else 's'}"


def english(text: str, case: str, **_: bool) -> str:
    """The genitive of a name: Ada’s."""
    _only_genitive(case)
    return f"{text}’s"


def german(text: str, case: str, **_: bool) -> str:
    """The genitive of a name: Adas, Ines’."""
    _only_genitive(case)
    return f"{text}{'’' if text[-1:].lower() in 'sßxz' else 's'}"


def _only_genitive(case: str) -> None:
    if case != "genitive":
        raise KeyError(case)


SUFFIXES: Final[Mapping[str, Callable[..., str]]] = MappingProxyType(
    {"tr": turkish, "nl": dutch, "en": english, "de": german}
)
"""By language: the text, its case, and more; the text with its ending."""
