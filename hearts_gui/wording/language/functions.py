"""The functions that messages may call, in addition to those of Fluent itself.

    WORD($n)      two                 CAPITAL(...)       the same with a capital first letter
    ORDINAL($n)   second              CARDS($cards)      cards of a suit together
    PLACE($n)     2nd                 LIST($items)       a, b and c; type: "or", each: "the-card"
    SIGNED($n)    +2                  a sign for everything but zero
    RANK($rank)   queen               SERIES($steps)     the same joint everywhere, a semicolon
    SUIT($suit)   spades                                 where steps have commas
    CARD($card)   queen of spades

    GENDER($name)  feminine, masculine, person or you, to choose by
    STARTS($text)  how a text begins, to choose by
    SUFFIX($text, case: "dative")  the text with an ending

What more `SUIT`, `RANK` and `CARD` are given, such as a case, goes to the language's own messages.

Beginnings and endings follow the letters beside them.

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

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any
from unicodedata import combining, normalize

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.wording.language.figures import in_groups, signed_figure
from hearts_gui.wording.language.letters import capital
from hearts_gui.wording.language.patterns import (
    Arguments,
    Faulty,
    Function,
    Speaker,
    card_arguments,
)

OTHER = "other"
_ASPIRATE = (
    "hach|hagard|haie|haillon|hain|halet|hall(?!u)|halo|halte(?!r)|hamac|hameau|hamster|hanche|"
    "hand|hangar|hanneton|hans(?!\\w)|hant|happ|harass|harcel|hardi|harem|hareng|hargn|haricot|"
    "harnais|harp|harry|hasard|hat|hauss|haut|havre|herc|heriss|hernie|heron|heros|herse|hetre|"
    "heurt|hibou|hideu|hierarch|hiss|hobby|hoch|hockey|holland|homard|hong|honte|hoquet|hors|"
    "hotte|houblon|houle|houss|houx|hublot|huche|huee|huit|hun(?!\\w)|hurl|hussard|hutte"
)
"""French words that begin with an h before which nothing is elided."""
_CONSONANT = "[bcdfghjklmnpqrstvwxzćłńśźż]"
_RUSSIAN_CONSONANT = "[бвгджзйклмнпрстфхцчшщ]"

Row = tuple[str, tuple[str, ...]]

_ROWS: Mapping[str, tuple[Row, ...]] = MappingProxyType({
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
_USUAL: tuple[Row, ...] = (("[aeiouy]", ("vowel",)),)


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


APOSTROPHE = "’"

# Letters that change: E is e or a, I is i, ı, ü or u, D is d or t. A consonant in brackets is used
# only after a vowel, a vowel in brackets only after a consonant.
TURKISH: Mapping[str, str] = MappingProxyType({
    "accusative": "(y)I", "dative": "(y)E", "locative": "DE", "ablative": "DEn",
    "genitive": "(n)In", "with": "(y)lE", "plural": "lEr", "possessive": "(s)I",
    "ordinal": "(I)ncI",
})  # fmt: skip
_VOWELS = "aıoueiöü"
_HARD = "çfhkpsşt"
_BROAD = dict(zip(_VOWELS, "aaaaeeee", strict=True))
_NARROW = dict(zip(_VOWELS, "ııuuiiüü", strict=True))
_FOREIGN = re.compile(r"(?:saat|hal|kontrol|rol|gol|futbol|kabul|meşgul|harf|dikkat)$")
"""Words that end like front vowels in spite of their back vowel."""
_SOFTENED = {"k": "ğ", "p": "b", "ç": "c", "t": "d"}
_KEPT = frozenset({"hukuk", "ahlak", "ekip"})
"""Words of several syllables whose last consonant stays before a vowel."""
_IN_T = frozenset({"kağıt", "kanat", "dört", "geçit", "bulut", "umut"})
"""Words whose t becomes d before a vowel; most keep it."""
_READ = ("sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz")
_TENS = (
    "", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan",
)  # fmt: skip


def turkish(text: str, case: str, *, name: bool = False, compound: bool = False) -> str:
    """A text with an ending; with an apostrophe after a name or a figure.

    `compound` says that the text ends in a possessive ending already, as kupa kızı does. Raises
    KeyError for an unknown ending.
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


SUFFIXES: Mapping[str, Callable[..., str]] = MappingProxyType(
    {"tr": turkish, "nl": dutch, "en": english, "de": german}
)
"""By language: the text, its case, and more; the text with its ending."""


def _by_message(key: str, name: str) -> Function:
    """A function that renders a message of the language, which gets the value under this name."""

    def rendered(speaker: Speaker, value: Any, named: Arguments) -> str:
        return speaker.render(key, {name: value, **named})

    return rendered


def _card(speaker: Speaker, card: Card, named: Arguments) -> str:
    return speaker.render("card", {**card_arguments(card), **named})


def _cards(speaker: Speaker, cards: Iterable[Card], named: Arguments) -> str:
    """Cards, highest first, those of one suit together."""
    groups: dict[Suit | None, list[Card]] = {}
    for card in sorted(cards, reverse=True):
        groups.setdefault(card.suit, []).append(card)
    return listed(speaker, (_of_suit(speaker, group, named) for group in groups.values()))


def _of_suit(speaker: Speaker, group: Sequence[Card], named: Arguments) -> str:
    ranks = tuple(card.rank for card in group)
    names = tuple(_card(speaker, card, named) for card in group)
    several = {
        **card_arguments(group[0]), "ranks": ranks, "names": names, "several": len(group) > 1,
    }  # fmt: skip
    return speaker.render("cards-of-suit", {**several, **named})


def _list(speaker: Speaker, items: Iterable[Any], named: Arguments) -> str:
    more = {name: value for name, value in named.items() if name not in ("type", "each")}
    each = named.get("each")
    texts = (item if each is None else _list_item(speaker, str(each), item, more) for item in items)
    return listed(speaker, texts, str(named.get("type", "and")))


def _list_item(speaker: Speaker, key: str, item: Any, more: Arguments) -> str:
    arguments = card_arguments(item) if isinstance(item, Card) else {}
    return speaker.render(key, {"item": item, **arguments, **more})


def listed(speaker: Speaker, parts: Iterable[Any], kind: str = "and") -> str:
    """a, b and c, by the list patterns of the language."""
    texts = [speaker.render("bare", {"value": part}) for part in parts]
    if len(texts) < 2:
        return "".join(texts)
    result = texts[0]
    for text in texts[1:-1]:
        result = speaker.render("list-more", {"first": result, "next": text})
    return speaker.render(f"list-{kind}", {"first": result, "next": texts[-1]})


def _series(speaker: Speaker, given: Iterable[Any], named: Arguments) -> str:
    steps = [speaker.render("bare", {"value": step}) for step in given]
    comma = speaker.render("list-more", {"first": "", "next": ""}).strip()
    usual = "series-long" if any(comma in step for step in steps) else "list-more"
    key = str(named.get("joint", usual))
    text = steps[0] if steps else ""
    for step in steps[1:]:
        text = speaker.render(key, {"first": text, "next": step})
    return text


FEMININE = frozenset({"Ada", "Ines", "Juno", "Lena", "Mira", "Opal", "Rosa", "Wren"})
MASCULINE = frozenset({"Basil", "Finn", "Hugo", "Kofi", "Nils", "Otto", "Pavel", "Tariq"})
"""The characters; the game does not know the gender of people."""


def _gender(speaker: Speaker, name: str, _: Arguments) -> tuple[str, ...]:
    own = "you" if name == speaker.render("name-you", {}) else "person"
    return "feminine" if name in FEMININE else "masculine" if name in MASCULINE else own, "person"


def _starts(speaker: Speaker, value: Any, _: Arguments) -> tuple[str, ...]:
    return beginnings(speaker.code, speaker.render("bare", {"value": value}))


def _suffix(speaker: Speaker, value: Any, named: Arguments) -> str:
    text = speaker.render("bare", {"value": value})
    given = {name: value == "yes" for name, value in named.items() if name != "case"}
    try:
        return SUFFIXES[speaker.code](text, str(named["case"]), **given) if text else ""
    except (KeyError, TypeError) as error:
        raise Faulty(f"SUFFIX has no such ending: {error}") from error


FUNCTIONS: Mapping[str, Function] = MappingProxyType(
    {
        "WORD": _by_message("number", "n"),
        "ORDINAL": _by_message("ordinal", "n"),
        "PLACE": _by_message("place", "n"),
        "RANK": _by_message("rank", "rank"),
        "SIGNED": lambda speaker, n, _: in_groups(signed_figure(n), speaker.render),
        "SUIT": _by_message("suit", "suit"),
        "CARD": _card,
        "CARDS": _cards,
        "LIST": _list,
        "SERIES": _series,
        "CAPITAL": lambda speaker, value, _: capital(
            speaker.code, speaker.render("bare", {"value": value})
        ),
        "GENDER": _gender,
        "STARTS": _starts,
        "SUFFIX": _suffix,
    }
)
