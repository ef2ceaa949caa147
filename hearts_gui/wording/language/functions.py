"""The functions that messages may call, beside what Fluent itself can do.

    WORD($n)      two                 CAPITAL(...)       the same with a capital first letter
    ORDINAL($n)   second              CARDS($cards)      cards of a suit together
    PLACE($n)     2nd                 LIST($items)       a, b and c; type: "or", each: "the-card"
    SIGNED($n)    +2                  a sign for everything but zero
    RANK($rank)   queen               SERIES($steps)     the same joint everywhere, a semicolon
    SUIT($suit)   spades                                 where steps have commas
    CARD($card)   queen of spades

    GENDER($name)  feminine, masculine, person or you, to choose by
    STARTS($text)  how a text begins (`sounds.py`), to choose by
    SUFFIX($text, case: "dative")  the text with an ending (`suffixes.py`)

What more `SUIT`, `RANK` and `CARD` are given, such as a case, goes to the language's own messages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

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
from hearts_gui.wording.language.sounds import SUFFIXES, beginnings


def _by_message(key: str, name: str) -> Function:
    """A function that is a message of the language, told the value under this name."""

    def rendered(speaker: Speaker, values: Sequence[Any], named: Arguments) -> str:
        (value,) = values
        return speaker.render(key, {name: value, **named})

    return rendered


def _card(speaker: Speaker, values: Sequence[Any], named: Arguments) -> str:
    (card,) = values
    return speaker.render("card", {**card_arguments(card), **named})


def _cards(speaker: Speaker, values: Sequence[Any], named: Arguments) -> str:
    """Cards, highest first, those of one suit together."""
    (cards,) = values
    groups: dict[Suit | None, list[Card]] = {}
    for card in sorted(cards, reverse=True):
        groups.setdefault(card.suit, []).append(card)
    return listed(speaker, (_of_suit(speaker, group, named) for group in groups.values()))


def _of_suit(speaker: Speaker, group: Sequence[Card], named: Arguments) -> str:
    ranks = tuple(card.rank for card in group)
    names = tuple(speaker.render("card", {**card_arguments(card), **named}) for card in group)
    several = {
        **card_arguments(group[0]), "ranks": ranks, "names": names, "several": len(group) > 1,
    }  # fmt: skip
    return speaker.render("cards-of-suit", {**several, **named})


def _list(speaker: Speaker, values: Sequence[Any], named: Arguments) -> str:
    (items,) = values
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


def _series(speaker: Speaker, values: Sequence[Any], named: Arguments) -> str:
    (given,) = values
    steps = [speaker.render("bare", {"value": step}) for step in given]
    comma = speaker.render("list-more", {"first": "", "next": ""}).strip()
    usual = "series-long" if any(comma in step for step in steps) else "list-more"
    key = str(named.get("joint", usual))
    text = steps[0] if steps else ""
    for step in steps[1:]:
        text = speaker.render(key, {"first": text, "next": step})
    return text


FEMININE: Final = frozenset({"Ada", "Ines", "Juno", "Lena", "Mira", "Opal", "Rosa", "Wren"})
MASCULINE: Final = frozenset({"Basil", "Finn", "Hugo", "Kofi", "Nils", "Otto", "Pavel", "Tariq"})
"""The characters; of people the game knows no gender."""


def _gender(speaker: Speaker, values: Sequence[Any], _: Arguments) -> tuple[str, ...]:
    (name,) = values
    own = "you" if name == speaker.render("name-you", {}) else "person"
    return "feminine" if name in FEMININE else "masculine" if name in MASCULINE else own, "person"


def _starts(speaker: Speaker, values: Sequence[Any], _: Arguments) -> tuple[str, ...]:
    (value,) = values
    return beginnings(speaker.code, speaker.render("bare", {"value": value}))


def _suffix(speaker: Speaker, values: Sequence[Any], named: Arguments) -> str:
    (value,) = values
    text = speaker.render("bare", {"value": value})
    given = {name: value == "yes" for name, value in named.items() if name != "case"}
    try:
        return SUFFIXES[speaker.code](text, str(named["case"]), **given) if text else ""
    except (KeyError, TypeError) as error:
        raise Faulty(f"SUFFIX has no such ending: {error}") from error


def _signed(speaker: Speaker, values: Sequence[Any], _: Arguments) -> str:
    (number,) = values
    return in_groups(signed_figure(number), speaker.render)


def _capital(speaker: Speaker, values: Sequence[Any], _: Arguments) -> str:
    (value,) = values
    return capital(speaker.code, speaker.render("bare", {"value": value}))


FUNCTIONS: Final[Mapping[str, Function]] = MappingProxyType(
    {
        "WORD": _by_message("number", "n"),
        "ORDINAL": _by_message("ordinal", "n"),
        "PLACE": _by_message("place", "n"),
        "RANK": _by_message("rank", "rank"),
        "SIGNED": _signed,
        "SUIT": _by_message("suit", "suit"),
        "CARD": _card,
        "CARDS": _cards,
        "LIST": _list,
        "SERIES": _series,
        "CAPITAL": _capital,
        "GENDER": _gender,
        "STARTS": _starts,
        "SUFFIX": _suffix,
    }
)
