"""How words begin, as far as the word before them depends on it: French d’Ada, Spanish e Inés.

For each language rows of a pattern and the names of the beginning, the most exact first; the first
row that fits counts. Texts are compared in small letters, without accents but with the letters of
the alphabet, and without quotation marks and brackets in front.

Sources: Grevisse, Le bon usage, § 45 to 49; RAE, Diccionario panhispánico de dudas, y and o;
Serianni, Grammatica italiana, IV 4 to 12; Rozental, Spravochnik po pravopisaniyu, § 199; Słownik
poprawnej polszczyzny, w and z.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
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
