"""Every path, verb, option, key and name that the documents mention exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pygame
import pytest

from hearts_gui import cli
from hearts_gui.ai.players.levels import LEVELS
from hearts_gui.engine.rules.presets import VALUES
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.session.store.game_lists import MOST_FINISHED
from hearts_gui.ui.shell.keymap import ACTIONS, FOR_THE_EAR
from hearts_gui.verbs import VERBS
from tests.house import ROOT

NAMES = (
    "hearts_gui/ai/DESIGN.md", "hearts_gui/ai/EXPERIMENTS.md",
    "README.md", "CONTRIBUTING.md", "SECURITY.md", "hearts_gui/README.md",
    "hearts_gui/engine/RULES.md",
)  # fmt: skip
PLACES = ("", "hearts_gui", "hearts_gui/ai", "hearts_gui/engine", "assets/languages/en")
"""Folders in which a path may lie, apart from that of its document."""
OF_OTHERS = {"--without-pip", "--python", "--require-hashes", "--check"}
"""Options of pip, venv and ruff."""
MADE = {"mybot.py", "OUT.png", "soak.csv", "portable.txt", "THIRD-PARTY-NOTICES.txt"}
"""Files that exist only after something was built or played."""
ENDINGS = "py|md|toml|ftl|txt|json|png|yml|csv"
KEYS = {
    "H": "key_legal", "T": "key_hint", "L": "key_last", "G": "key_passed", "S": "key_scores",
    "R": "key_review", "P": "key_pace", "U": "key_undo", "M": "key_mute", "F11": "key_full_screen",
}  # fmt: skip
"""The keys of README's table that a player may move."""


def text_of(name: str | Path) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def quoted(name: str) -> list[str]:
    """Return the texts between backticks, and the lines of code blocks."""
    text = text_of(name)
    blocks = re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    plain = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    return [*re.findall(r"`([^`\n]+(?:\n[^`\n]+)?)`", plain), *lines]


def exists(path: str, document: str) -> bool:
    here = (ROOT / document).parent
    return any(any(base.glob(path.rstrip("/"))) for base in (here, *(ROOT / p for p in PLACES)))


@cache
def sources() -> str:
    """All code, settings and messages as one text, to look names up in."""
    endings = {".py", ".ftl", ".toml", ".in", ".yml", ".nsi", ".txt", ".sh"}
    folders = ("hearts_gui", "build", "assets/languages/en", "tests", ".ci")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")
             if path.suffix in endings or path.parent.name == ".ci"]  # fmt: skip
    own = Path(__file__).name
    texts = (path.read_text(encoding="utf-8") for path in files if path.name != own)
    return "\n".join((*texts, text_of("pyproject.toml")))


@cache
def options_of(verb: str) -> set[str]:
    """The options that a verb takes, from its own help."""
    with pytest.MonkeyPatch.context() as patch:
        options: list[str] = []
        patch.setattr(
            "argparse.ArgumentParser._print_message", lambda _, text, __=None: options.append(text)
        )
        with pytest.raises(SystemExit):
            cli.main([*verb.split(), "--help"])
    return set(re.findall(r"--[a-z][a-z-]+", "".join(options)))


def is_path(word: str) -> bool:
    """Whether a word is meant as a path: by its ending, or by the folder with which it begins."""
    if "VERSION" in word or word.startswith(".venv/"):
        return False
    if re.fullmatch(rf"[\w./*-]*\w\.({ENDINGS})", word):
        return True
    first, slash, rest = word.partition("/")
    return bool(slash and rest and first) and any(
        (ROOT / place / first).is_dir() for place in PLACES
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_path_exists(name: str) -> None:
    linked = re.findall(r"\]\(([^)#]+)\)", text_of(name))
    words = [word for part in quoted(name) for word in re.findall(r"[\w./*-]+", part)]
    paths = [word for word in words if is_path(word) and word not in MADE]
    assert [path for path in (*linked, *paths) if not exists(path, name)] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_option_exists(name: str) -> None:
    named = {
        option for part in quoted(name) for option in re.findall(r"(?<![\w-])--[a-z][a-z-]+", part)
    }
    assert {name for name in named - OF_OTHERS if f'"{name}"' not in sources()} == set()


def test_the_commands_and_their_options_are_those_of_the_program() -> None:
    rows = re.findall(r"^\| `([a-z]+)\b(.*)\|$", text_of("hearts_gui/README.md"), re.MULTILINE)
    verbs = [(verb, rest) for verb, rest in rows if verb in VERBS]
    assert {verb for verb, _ in verbs} == set(VERBS)
    for verb, rest in verbs:
        assert set(re.findall(r"--[a-z][a-z-]+", rest)) <= options_of(verb), verb


@pytest.mark.parametrize("name", NAMES)
def test_every_verb_exists(name: str) -> None:
    called = {
        verb
        for part in quoted(name)
        for verb in re.findall(r"(?:^|&& )hearts-gui ([a-z]+)\b", part)
    }
    assert called <= set(VERBS)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_in_the_code_exists(name: str) -> None:
    words = {part.split("(")[0] for part in quoted(name)}
    names = {word for word in words if re.fullmatch(r"[A-Za-z]\w*(-\w+)*", word) and len(word) > 3}
    assert {word for word in names if word not in sources()} == set()


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_in_the_file_that_is_said_to_have_it(name: str) -> None:
    for word, path in re.findall(r"`(\w+)`\s+in\s+`([\w/]+\.py)`", text_of(name)):
        found = [ROOT / place / path for place in PLACES if (ROOT / place / path).exists()]
        assert any(re.search(rf"\b{word}\b", text_of(file)) for file in found), (word, path)


def test_the_keys_are_those_of_the_program() -> None:
    usual = {action.setting: pygame.key.name(action.usual).upper() for action in ACTIONS}
    text = text_of("README.md")
    table = {key for key in re.findall(r"^\| (\w+) \|", text, re.MULTILINE) if len(key) < 4}
    assert table - {"Esc", "Key"} == set(KEYS)
    assert {key: usual[setting] for key, setting in KEYS.items()} == {key: key for key in KEYS}
    (line,) = (part for part in text.split("\n\n") if part.startswith("At the table one key "))
    named = set(re.findall(r"\b[A-Z]\b", line))
    assert named
    assert named <= {usual[key_action.setting] for key_action in FOR_THE_EAR}


def test_every_menu_entry_exists() -> None:
    shown = set(re.findall(r"(?:= |\] )([A-Z][\w ]*)$", sources(), re.MULTILINE))
    ways = re.findall(
        r"(?:Options|Learn|About)(?:\n?[* ]*→\s+[A-Z]\w+(?: [a-z]+)*)+", text_of("README.md")
    )
    assert len(ways) > 4
    named = {part.strip(" *\n").replace("\n", " ") for way in ways for part in way.split("→")}
    assert {part for part in named if not any(part.startswith(name) for name in shown)} == set()


def test_readme_is_short_and_counts_right() -> None:
    text = " ".join(text_of("README.md").split())
    assert len(text.split()) <= 1500
    small = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    for claim in (
        f"and {len(VALUES) - 1} of its relatives",
        f"{len(VALUES)} named rule sets",
        f"The last {MOST_FINISHED} finished games",
        f"{small[len(LEVELS)].capitalize()} levels",
    ):
        assert claim in text


def test_the_number_of_lessons_is_right_wherever_it_is_named() -> None:
    number = len(shipped_lessons())
    assert f"has {number} short lessons" in text_of("README.md")
    for language in (ROOT / "assets" / "languages").glob("*/lessons.ftl"):
        told = text_of(language).partition("learn-lessons-detail")[2].partition("\n}")[0]
        assert set(re.findall(r"\b\d\d", told)) == {str(number)}, language


def test_every_room_is_on_the_map() -> None:
    places = {path.parent for path in (ROOT / "hearts_gui").rglob("*.py")}
    named = [
        ROOT / base / part for part in quoted("CONTRIBUTING.md") for base in ("", "hearts_gui")
    ]
    assert places <= set(named)
