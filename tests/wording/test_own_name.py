"""A player who gave no name is called by a word of the language; sentences must bear that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from hearts_gui.engine.cards import QS
from hearts_gui.wording.language.messages import catalogue

# Messages that may name the person’s own seat and are not told that it is.
NAMING = (
    "access-waiting", "aloud-accepts", "aloud-forwarded", "aloud-partners", "curtain-others",
    "curtain-title", "deal-text-passed", "deal-text-rest", "event-charged", "event-claim",
    "event-claim-refused", "event-kitty-taken", "event-misdeal", "event-moon-chosen",
    "event-suit-named", "knows-certain", "knows-decided", "knows-decided-other",
    "knows-heading", "knows-nothing-else", "knows-part", "knows-reason", "knows-reason-wrong",
    "knows-title", "luck-seat", "prompt-waiting", "reason-turn-of", "reason-waiting",
    "table-claimed-hand", "table-claimed-text", "table-claimed-title", "table-from-name",
    "table-last-no-points", "table-last-points", "table-last-taken", "table-to-name",
)  # fmt: skip
# What the word may not be followed by: a verb in the third person, where it is not its own.
VERB = {
    "de": r"(?:ist\b|(?!an\b|\w+st\b)[a-zäöü])", "es": "[a-záéíóúñ]",
    "fr": r"(?!(?:n’)?\w+ez\b)[a-zéêà]", "it": "[a-zàèéìòù]", "nl": "(?!)", "pt-BR": "(?!)",
    "pl": "(?!w )[a-ząćęłńóśźż]",
    "tr": "[a-zçğıöşü]",
}  # fmt: skip


def sentences(code: str) -> Iterator[str]:
    """Every message of those with this seat in all places of a name."""
    words = catalogue(code)
    own = words.render("name-you", {})
    texts = {
        "name": own, "giver": own, "receiver": own, "names": (own,), "card": QS, "suit": QS.suit,
        "points": 4, "took": 4, "field": 4, "reason": "…",
    }  # fmt: skip
    for key in NAMING:
        cards = "QS" if key.startswith("deal-text") else (QS,)
        for n, choice in product((1, 2), ("none", "zero", "add")):
            kinds = {"n": n, "kind": choice, "choice": choice, "cards": cards}
            yield words.render(key, {**texts, **kinds})


@pytest.mark.parametrize("code", VERB)
def test_no_sentence_stumbles_over_the_word_for_you(code: str) -> None:
    own = catalogue(code).render("name-you", {})
    inside = re.compile(rf"(?<!:)(?<!→)(?<!,) {own}\b|\b{own} {VERB[code]}")
    assert {text for text in sentences(code) if inside.search(text)} == set()
