"""The command line: plays by default; the other verbs print JSON and need no screen.

An error is one sentence on stderr. The exit status is 2 if the request was not understood, 1 if it
could not be done. Each verb imports what only it needs.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import io
import os
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from hearts_gui import __version__
from hearts_gui.arguments import Failed, Misused, Parser, known_file
from hearts_gui.engine.message import MessageError
from hearts_gui.verbs import (
    OK,
    PROGRAM,
    VERBS,
    accessibility_dump,
    drop,
    on_screen,
    print_json,
    to_stderr,
)
from hearts_gui.wording.language.messages import message_text, say

if TYPE_CHECKING:
    from hearts_gui.config.journal import Journal

DEBUG_VARIABLE = "HEARTS_DEBUG"
FAILED, MISUSED = 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    printed = io.StringIO()
    try:
        words = list(sys.argv[1:] if argv is None else argv)
        # Read by pygame when it is imported; its greeting would spoil the JSON on stdout.
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                # Names of files need not be text; in JSON such bytes become escapes.
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        try:
            with contextlib.redirect_stdout(printed):
                return _run(_in_language(words))
        finally:
            _write_out(printed.getvalue())
    except BrokenPipeError:
        return FAILED  # the reader of our output has gone: there is nobody to say it to
    except (Exception, KeyboardInterrupt) as error:
        return _complain(*_answer(error))


def _answer(error: BaseException) -> tuple[str, int]:
    """What is said of an error, and the exit status."""
    try:
        match error:
            case Misused():
                return str(error), MISUSED
            case Failed():
                return str(error), FAILED
            case MessageError():
                return message_text(error.message), MISUSED if error.misused else FAILED
            case KeyboardInterrupt():
                return say("cli-stopped"), FAILED
    except Exception as damage:  # of the texts
        error = damage
    if os.environ.get(DEBUG_VARIABLE):
        raise error
    from hearts_gui import crash

    return crash.sentence(error, lacking=crash.lack(error)), FAILED


def _write_out(text: str) -> None:
    """Write what was printed. Raises BrokenPipeError or Failed."""
    if not text:
        return
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        print(text, end="", flush=True)
    except OSError as error:
        drop(sys.stdout)
        if isinstance(error, BrokenPipeError):
            raise
        raise Failed(say("cli-not-written", file="stdout", why=str(error.strerror))) from None


def _complain(sentence: str, status: int) -> int:
    if sys.stderr is not None:
        to_stderr(f"{_on_one_line(sentence)}\n")
    elif sys.platform == "win32":
        # The windowed program: there is no other place for the sentence.
        from hearts_gui import crash

        crash.tell(sentence)
    return status


def _on_one_line(sentence: str) -> str:
    """A sentence with control characters as escapes; a file's name may contain them.

    The middle of very long words is left out.
    """
    words = re.sub(r"(\S{200})\S{200,}(\S{20})", r"\1…\2", sentence.replace("\n", " "))
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in words)


def _run(words: list[str]) -> int:
    if words and words[0] in VERBS:
        return VERBS[words[0]](words[1:])
    word = words[0] if words else "-"
    is_file = word.endswith(".hearts") or os.path.sep in word or os.path.exists(word)
    if not (word.startswith("-") or is_file):
        close = get_close_matches(word, VERBS, n=1, cutoff=0.5)
        nearest = repr(close[0]) if close else "none"
        raise Misused(say("cli-no-verb", word=repr(word), nearest=nearest, program=PROGRAM))
    return _play(words)


def _in_language(words: list[str]) -> list[str]:
    """Set the language from `--lang`, the environment or the system; returns the other words.

    As with every option that is given twice, the last one counts.
    """
    from hearts_gui.wording.language import choice

    choice.speak_as_chosen()
    index = next((n for n, word in enumerate(words) if word.startswith("--lang")), None)
    if index is None:
        return words
    name, equals, code = words[index].partition("=")
    after = words[index + 1 :]
    if name != "--lang" or not (equals or after):
        raise Misused(say("cli-lang-alone"))
    code = code if equals else after.pop(0)
    if choice.known_language(code) is None:
        raise Misused(say("cli-no-language", code=repr(code), known=choice.languages()))
    os.environ[choice.VARIABLE] = code  # for the processes that are started too
    return _in_language([*words[:index], *after])


def _about() -> str:
    """The help of the program, as a terminal shows it."""
    verbs = "\n".join(
        f"  {verb.call:21}  {say(f'cli-about-{name}')}" for name, verb in VERBS.items()
    )
    return f"{say('cli-about')}\n\n{say('cli-verbs')}\n{verbs}\n\n{say('cli-about-language')}\n"


# -- playing


def _play(words: list[str]) -> int:
    parser = Parser(
        prog=PROGRAM, description=_about(), formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", nargs="?", type=Path, help=say("cli-help-saved-game-open"))
    parser.add_argument(
        "--smoke", action="store_true", help=say("cli-help-play-one-deal-by-itself")
    )
    parser.add_argument(
        "--accessibility-dump", nargs="?", const="menu", metavar="SCENE",
        help=say("cli-help-accessibility-dump"),
    )  # fmt: skip
    parser.add_argument("--until-menu", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument(
        "--version", action="version", version=f"{PROGRAM} {__version__}",
        help=say("cli-help-version"),
    )  # fmt: skip
    wanted = parser.parse_args(words)
    if wanted.accessibility_dump is not None:
        return print_json(accessibility_dump(wanted.accessibility_dump))
    if wanted.file is not None:
        known_file(wanted.file)
    if not (wanted.smoke or wanted.until_menu):
        return _open_window(wanted.file)

    if wanted.smoke:
        from hearts_gui.devtools.pilot import smoke

        report = on_screen(smoke)
        print_json(report)
        return OK if report["ok"] else FAILED
    from hearts_gui.devtools import first_menu

    return print_json(on_screen(first_menu.until_menu))


def _open_window(file: Path | None) -> int:
    from hearts_gui import crash
    from hearts_gui.session.store.saves import SaveError

    if file is not None and sys.stderr is None and _is_on_another_table(file):
        return OK

    def play(journal: Journal) -> None:
        from hearts_gui.ui import main as window

        on_screen(lambda: window.play(file, journal))

    try:
        crash.watch(play, expected=(Failed, Misused, SaveError), debug=DEBUG_VARIABLE)
    except crash.Crashed as error:
        # Its dialog has been seen; the sentence is for a terminal.
        return FAILED if sys.stderr is None else _complain(str(error), FAILED)
    return OK


def _is_on_another_table(file: Path) -> bool:
    """Whether a double click asked for a game that is open already, and its window was shown."""
    from hearts_gui.session.store import peek
    from hearts_gui.ui.shell import desktop

    return peek.is_busy(file) and desktop.show_other_window()
