"""Messages: compiled as written, rendered by number and kind, English where a language has none."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.config import paths
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.wording.language import choice
from hearts_gui.wording.language.choice import chosen, known_language, language_name, languages
from hearts_gui.wording.language.letters import PSEUDO_CODE as PSEUDO
from hearts_gui.wording.language.letters import folded
from hearts_gui.wording.language.messages import (
    Catalogue,
    catalogue,
    message_text,
    own_text,
    say,
    speak,
    spoken,
)
from hearts_gui.wording.language.patterns import Faulty

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def said(source: Any, **arguments: Any) -> str:
    """A pattern with the words of English around it."""
    words = dict(catalogue("en").patterns)
    return Catalogue("xx", {**words, "tried": source}).render("tried", arguments)


def test_compiling_gives_the_files_that_are_committed() -> None:
    """English here, all languages in `.ci/run`: each takes a second to read."""
    command = [sys.executable, str(ROOT / "build" / "make_languages.py"), "--check", "en"]
    assert subprocess.run(command, check=False).returncode == 0


def test_a_compiler_that_finds_another_text_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "assets" / "languages" / "en"
    folder.mkdir(parents=True)
    (folder / "a.ftl").write_text("one = One { $n }\n", encoding="utf-8")
    build = tmp_path / "build"
    build.mkdir()
    script = build / "make_languages.py"
    script.write_bytes((ROOT / "build" / "make_languages.py").read_bytes())
    assert subprocess.run([sys.executable, str(script), "--check"], check=False).returncode == 1
    assert subprocess.run([sys.executable, str(script)], check=False).returncode == 0
    assert json.loads((folder.parent / "en.json").read_text()) == {"one": ["One ", ["$", "n"]]}
    for wrong in ("one = One\n", "two = { $\n"):
        (folder / "b.ftl").write_text(wrong, encoding="utf-8")
        assert subprocess.run([sys.executable, str(script)], check=False).returncode != 0


def test_arguments_are_shown_by_their_kind() -> None:
    value = [["$", "value"]]
    assert said(value, value=-4) == "−4"
    assert said(value, value=Fraction(-1, 3)) == "−1/3"
    assert said(value, value=12 - 3j) == "12 − 3i"
    assert said(value, value=Card("QS")) == "queen of spades"
    assert said(value, value=Suit.HEARTS) == "hearts"
    assert said(value, value=message("points", n=2)) == "two points"
    for wrong in (True, PassToken.L, None, ("a",)):
        with pytest.raises(Faulty):
            said(value, value=wrong)


def test_a_variant_is_chosen_exactly_then_by_plural_then_as_usual() -> None:
    variants = {"0": "none", "one": "one", "other": "some", "second_left": "no"}
    choice = [["?", ["$", "n"], variants, "other"]]
    assert [said(choice, n=n) for n in (0, 1, -1, 2, 1j)] == ["none", "one", "one", "some", "one"]
    assert said(choice, n="anything") == said(choice) == "some"
    kinds = [["?", ["$", "kind"], {"l2": "second", "yes": "true", "hearts": "red", "x": "?"}, "x"]]
    result = [said(kinds, kind=kind) for kind in (PassToken.L2, True, Suit.HEARTS, False)]
    assert result == ["second", "true", "red", "?"]


def test_functions() -> None:
    def call(name: str, value: Any, **named: Any) -> str:
        return said([["!", name, [["$", "value"]], named]], value=value)

    assert [call("WORD", n) for n in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]
    assert [call("ORDINAL", n) for n in (2, 13)] == ["second", "13th"]
    assert [call("PLACE", n) for n in (1, 2, 3, 4)] == ["1st", "2nd", "3rd", "4th"]
    cards = [Card("2H"), Card("AH"), Card("KH"), Card("QS")]
    assert call("CARDS", cards) == "the ace, king and two of hearts and the queen of spades"
    assert call("LIST", cards[2:], each="the-card", type="or") == (
        "the king of hearts or the queen of spades"
    )
    assert [call("LIST", names) for names in ([], ["a"], ["a", "b", "c"])] == [
        "",
        "a",
        "a, b and c",
    ]
    assert call("SERIES", ["a", "b"]) == "a, b"
    assert call("SERIES", ["a, b", "c"]) == "a, b; c"
    assert call("CAPITAL", "left") == "Left"


def test_what_cannot_be_rendered_says_why() -> None:
    wrong = {
        "$n is missing": [["$", "n"]],
        "no message 'nobody'": [["@", "nobody"]],
        "no function SHOUT": [["!", "SHOUT", [], {}]],
        "circle": [["@", "tried"]],
        "no placeable": [["%"]],
    }
    for why, pattern in wrong.items():
        with pytest.raises(Faulty, match=rf"tried: .*{why.replace('$', '[$]')}"):
            said(pattern)


def test_terms_have_arguments_of_their_own() -> None:
    words = {
        "-club": [["?", ["$", "case"], {"dative": "dem Kreuz", "plain": "Kreuz"}, "plain"]],
        "-club.gender": "neuter",
        "one": ["mit ", ["-", "-club", {"case": "dative"}], " oder ", ["-", "-club", {}]],
        "two": [["?", ["-", "-club.gender", {}], {"neuter": "es", "other": "sie"}, "other"]],
    }
    catalogue_ = Catalogue("xx", words)
    assert catalogue_.render("one", {"case": "dative"}) == "mit dem Kreuz oder Kreuz"
    assert catalogue_.render("two", {}) == "es"


def test_a_message_that_a_language_has_not_is_said_in_english_as_a_whole() -> None:
    partly = Catalogue("xx", {"number": "viele"}, catalogue("en"))
    assert partly.render("number", {"n": 2}) == "viele"
    assert partly.render("points", {"n": 2}) == "two points"


def test_a_message_that_fails_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    partly = Catalogue("xx", {"number": [["$", "size"]]}, catalogue("en"))
    with pytest.raises(Faulty):  # the tests want to see it
        partly.render("number", {"n": 2})
    monkeypatch.setattr(Catalogue, "forgives", True)
    assert partly.render("number", {"n": 2}) == "two"


def test_a_message_that_fails_spoils_no_other() -> None:
    partly = Catalogue("xx", {"bad": [["@", "worse"]], "worse": [["$", "n"]], "good": [["$", "n"]]})
    for _ in range(100):
        with pytest.raises(Faulty, match=r"\$n is missing"):
            partly.render("bad", {})
    assert partly.render("good", {"n": "one"}) == "one"


def test_damaged_and_unknown_languages_are_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = paths.asset("languages", "en.json").read_text(encoding="utf-8")
    contents = {"en": english, "de": "{", "fr": "[]", "nl": "{}"}
    for code, text in contents.items():
        (tmp_path / f"{code}.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "asset", lambda _, name: tmp_path / name)
    catalogue.cache_clear()
    try:
        for code, spoken_then in (("de", "en"), ("fr", "en"), ("xx", "en"), ("nl", "nl")):
            speak(code)
            assert spoken() == spoken_then
            assert say("points", n=1) == "one point"
    finally:
        catalogue.cache_clear()


def test_a_language_is_called_a_draft_until_it_was_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = dict(catalogue("en").patterns)
    names = {"language": "Klingonisch", "language-draft": "Klingonisch (Entwurf)"}
    partly = {key: text for key, text in shipped.items() if key != "points"} | names
    for code, patterns in (("xk", shipped | names), ("xl", partly), ("en", shipped)):
        lines = ",\n".join(f"{json.dumps(key)}:{json.dumps(one)}" for key, one in patterns.items())
        (tmp_path / f"{code}.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    assert [language_name(code) for code in ("en", "de")] == ["English", "Deutsch"]
    monkeypatch.setattr(paths, "asset", lambda _, name: tmp_path / name)
    monkeypatch.setattr(choice, "_reviewed", lambda: {"en", "xl"})
    catalogue.cache_clear()
    own_text.cache_clear()
    try:
        named = [language_name(code) for code in ("en", "xk", "xl")]
        assert named == ["English", "Klingonisch (Entwurf)", "Klingonisch (Entwurf)"]
    finally:
        catalogue.cache_clear()
        own_text.cache_clear()


def test_who_says_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEARTS_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert chosen("system") == "en"
    monkeypatch.setenv("LANG", "xx_YY.UTF-8")
    assert chosen("system") == chosen("xx") == "en"
    monkeypatch.setenv("HEARTS_LANG", PSEUDO)
    assert chosen("system") == chosen("en") == PSEUDO
    assert languages()[0] == "en"
    assert known_language("EN-gb") == "en"
    assert known_language("english") is None
    assert choice.code_of("de_AT.UTF-8@euro") == "de-AT"
    assert choice.code_of("C.UTF-8") == ""
    monkeypatch.setenv("LANGUAGE", "de_AT:en")
    assert choice.system_languages() == ("de-AT", "en")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("pt", "pt-BR"), ("pt_PT", "pt-BR"), ("zh-CN", "zh-Hans"), ("zh_TW", "zh-Hant"),
        ("zh-Hans-SG", "zh-Hans"), ("zh", "zh-Hans"), ("no", "nb"), ("nn", None),
        ("sr-Latn-RS", "sr-Latn"), ("de-AT", "de"), ("d", None), ("english", None),
    ],
)  # fmt: skip
def test_names_of_locales_find_their_language(
    wanted: str, code: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = frozenset({"en", "de", "pt-BR", "zh-Hans", "zh-Hant", "nb", "sr-Latn"})
    monkeypatch.setattr(paths, "languages", lambda: known)
    assert known_language(wanted) == code


def test_few_languages_stay_in_memory() -> None:
    """Failing before: a player who looked at all twelve kept 20 MB of them."""
    said = [catalogue(code).render("menu-quit", {}) for code in languages()]
    assert len(set(said)) > 9
    assert catalogue.cache_info().currsize == 3


def test_a_search_needs_no_accents() -> None:
    assert folded("Trèfle, Ässe, Straße, İki") == "trefle, asse, strasse, iki"
    assert folded("Partners’ moon") == folded("PARTNERS' MOON")


def test_a_mac_says_which_languages_it_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    said = subprocess.CompletedProcess([], 0, '(\n    "de-AT",\n    en,\n    "zh-Hans-CN"\n)\n')
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: said)
    assert choice._of_mac() == ("de-AT", "en", "zh-Hans-CN")

    def broken(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "run", broken)
    assert choice._of_mac() == ()


def test_the_pseudo_language_has_accents_and_is_longer() -> None:
    plain = say("rules-follow")
    speak(PSEUDO)
    strange = say("rules-follow")
    assert strange != plain
    assert len(strange) >= 1.35 * len(plain)
    assert strange.isprintable()
    assert message_text("as it is") == "as it is"


def test_an_error_for_players_has_its_message() -> None:
    error = MessageError(message("points", n=1))
    assert message_text(error.message) == "one point"
    assert str(error) == "points(n=1)"
