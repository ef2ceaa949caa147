"""Every word of a language is known to its dictionary, or listed in `words-known.txt`.

The dictionaries are those of hunspell, where the system has them; without one a language is
skipped.
"""

from __future__ import annotations

import gc
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts_gui.config import paths
from hearts_gui.wording.language.messages import catalogue
from tests.wording.glossary import texts

DICTIONARIES = Path("/usr/share/hunspell")
DICTIONARY_OF = {
    "de": "de_DE", "es": "es_ES", "fr": "fr", "it": "it_IT", "nl": "nl_NL", "pl": "pl_PL",
    "pt-BR": "pt_BR", "ru": "ru_RU", "tr": "tr_TR",
}  # fmt: skip
LETTER = "[^\\W\\d_ªº²³½¼¾]"
WORD = re.compile(rf"{LETTER}+(?:[’'-]{LETTER}+)*")
NAMES_OF_THINGS = {"pygame", "espeak", "speech", "Point"}
# Codes and commands are no words: HG-D-, --lang, $HOME, file.txt.
NO_WORDS = re.compile(r"\S*[\\/_.=<>$][\w-]\S*|--?\w+\S*|\b[A-Z0-9-]{2,}\b")


def words_of(code: str) -> Iterator[tuple[str, str]]:
    """Each word of a language with a key that has it."""
    words_found: dict[str, str] = {}
    for key, text in texts(catalogue(code).patterns):
        # What stands beside something that is filled in may be a part of a word.
        for part in re.split(r"\S*\{\}\S*", NO_WORDS.sub(" ", text)):
            for word in WORD.findall(part):
                words_found.setdefault(word, key)
    yield from words_found.items()


@pytest.mark.slow
@pytest.mark.parametrize("code", sorted(DICTIONARY_OF.keys() & paths.languages()))
def test_every_word_is_known(code: str) -> None:
    hunspell = pytest.importorskip("spylls.hunspell")
    path = DICTIONARIES / DICTIONARY_OF[code]
    listed = paths.asset("languages", code, "words-known.txt")
    if not path.with_suffix(".dic").exists() or not listed.exists():
        pytest.skip(f"no dictionary or no list of words for {code}")
    with warnings.catch_warnings():  # spylls leaves the files open
        warnings.simplefilter("ignore", ResourceWarning)
        dictionary = hunspell.Dictionary.from_files(str(path))
        gc.collect()
    own = NAMES_OF_THINGS.union(listed.read_text(encoding="utf-8").split())

    def known(word: str) -> bool:
        plain = word.replace("’", "'")
        forms = {word, plain, word[:1].lower() + word[1:], plain[:1].lower() + plain[1:]}
        return len(word) < 2 or bool(forms & own) or any(map(dictionary.lookup, forms))

    unknown = [
        (word, key)
        for word, key in words_of(code)
        if not known(word) and not all(map(known, re.split("[-’']", word)))
    ]
    assert unknown == [], unknown


def test_a_french_sign_does_not_begin_a_line() -> None:
    lines = (
        line
        for file in sorted(paths.asset("languages", "fr").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
    )
    assert [line for line in lines if line[:1] != "#" and re.search(r"\S [:;!?»%]", line)] == []
