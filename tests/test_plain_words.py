"""Code and documents are free of phrases that read oddly today."""

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tests.house import ROOT

# Each is written with a class of one letter, so that this file does not name itself.
PHRASES = {
    "so [m]any": "this many, at most that many",
    "some[b]od(y|ies)": "someone, a player",
    "who[e]ver": "the player who, anyone who",
    "a[n]ew": "again",
    "at [o]nce": "immediately, together, at the same time",
    "reck[o]n(|s|ed|ing)": "count, expect",
    "lots? [o]f": "many, much",
    "be[s]ides": "also, in addition to, apart from",
    "by n[o]w": "so far, now",
    "of l[a]te": "lately",
    "go(es|ing)? b[y]": "choose by, decide by",
    "af[r]esh": "again",
    "of[t]ener": "more often",
    "but f[o]r": "except for",
    "glad[l]y": "the value of",
    "ever m[o]re": "more and more",
    "now and th[e]n": "sometimes",
    "sooner or l[a]ter": "in time",
    "c[o]mes? to the same": "are equal",
    "la(y|id) aw[a]y": "bury, discard",
    "for e[v]er": "forever, always",
    "by tu[r]ns": "in turn",
    "seld[o]m": "rarely",
    "per c[e]nt": "percent, %",
    "what (came|comes|becomes) o[f]": "the result of",
    "costs its[e]lf": "is skipped",
    "o[n]e's own": "the player's own, the seat's own",
}


def files() -> list[Path]:
    """Python and Markdown files; the glossaries of the languages name such phrases themselves."""
    listed = subprocess.run(
        ["git", "ls-files", "*.py", "*.md", ":!assets/languages"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if not listed.returncode:
        paths = [ROOT / name for name in listed.stdout.splitlines()]
        return [path for path in paths if path.exists()]
    rooms = (ROOT / room for room in ("hearts_gui", "tests", "build"))
    return [*ROOT.glob("*.md"), *(path for room in rooms for path in room.rglob("*.py"))]


def prose(path: Path) -> Iterator[str]:
    """The comments and docstrings of a module; the whole text of a document."""
    text = path.read_text(encoding="utf-8")
    if not PATTERN.search(" ".join(text.replace("#", " ").split())):
        return
    if path.suffix == ".md":
        yield text
        return
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                yield docstring
    comments = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            comments.append(token.string.lstrip("# "))
    yield "\n".join(comments)


PATTERN = re.compile("|".join(rf"\b{phrase}\b" for phrase in PHRASES), re.IGNORECASE)


def phrases_in(text: str) -> list[str]:
    return [match[0] for match in PATTERN.finditer(" ".join(text.split()))]


def test_the_phrases_are_found() -> None:
    text = "A lot" + " of cards, and so\n" + "many others; some" + "body plays at " + "once."
    assert len(phrases_in(text)) == 4
    assert phrases_in("Thereby it sows many seeds; somebodying renews a slot of beside.") == []


def test_no_phrase_reads_oddly() -> None:
    assert len(files()) > 500
    wrong = [
        f"{path.relative_to(ROOT)}: {phrase!r}"
        for path in files()
        for part in prose(path)
        for phrase in phrases_in(part)
    ]
    assert wrong == [], f"use instead: {PHRASES}"
