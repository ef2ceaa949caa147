"""Errors of the program itself: recorded, shown once in a dialog, and never the end of a game.

Every move is in the saved game before it is shown, so there is nothing to rescue here.
"""

import errno
import os
import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path

from hearts_gui import __version__
from hearts_gui.config import paths
from hearts_gui.config.journal import Journal
from hearts_gui.wording.language.messages import say

# The last is said of a library, with “: Operation not permitted” where it is forbidden.
_REFUSALS = re.compile(
    "(?i)out of memory|new thread|allocate memory|failed to map .+ object(?!: O)"
)
_NAMED = re.compile("'(.+)'")
_NO_TEXTS = "A file of Hearts is missing or damaged: reinstall the game."
"""What is said where the file with all texts is damaged."""
_NO_FOLDER = "No usable temporary directory"
"""What `tempfile` says where it can write nowhere."""
_NO_MORE_FILES = (errno.EMFILE, errno.ENFILE)
_NO_MORE_MEMORY = (errno.ENOMEM, errno.EAGAIN)  # the second: no more processes


class Lack(StrEnum):
    """What the system refused, or what is missing from the program."""

    MEMORY = "memory"
    FILES = "open files"
    FOLDER = "folder for temporary files"
    ASSET = "file of the program"


class Crashed(Exception):
    """The program failed; the message is one sentence that names the report."""


def watch(
    run: Callable[[Journal], None], *, expected: tuple[type[Exception], ...], debug: str
) -> None:
    """Run the window with a log. What is not `expected` becomes a report and a dialog.

    Raises Crashed then; with the environment variable `debug` set, the exception itself.
    """
    journal = Journal(__version__)
    try:
        run(journal)
    except expected as error:
        journal.log(str(error))
        raise
    except Exception as error:
        if os.environ.get(debug):
            raise
        path = journal.report(error)
        lacking = lack(error)
        tell(message(path, lacking))
        raise Crashed(sentence(error, path, lacking)) from error
    finally:
        journal.close()


def lack(error: BaseException) -> Lack | None:
    """What was refused or is missing, if that went wrong; None for the program's error."""
    for cause in _causes(error):
        out_of_memory = _REFUSALS.search(str(cause)) is not None
        number = cause.errno if isinstance(cause, OSError) else None
        if isinstance(cause, MemoryError) or out_of_memory or number in _NO_MORE_MEMORY:
            return Lack.MEMORY
        if number in _NO_MORE_FILES or _is_there_after_all(cause):
            return Lack.FILES
        if _NO_FOLDER in str(cause):
            return Lack.FOLDER
    if not _can_open_files():
        return Lack.FILES
    return None if _asset_error(error) is None else Lack.ASSET


def _causes(error: BaseException) -> Iterator[BaseException]:
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = cause.__cause__ or cause.__context__


def _asset_error(error: BaseException) -> paths.AssetError | None:
    return next((cause for cause in _causes(error) if isinstance(cause, paths.AssetError)), None)


def _is_there_after_all(error: BaseException) -> bool:
    """Whether this reports a file as missing that is there: SDL's only word for a refusal."""
    named = _NAMED.search(str(error))
    of_pygame = isinstance(error, FileNotFoundError) and error.errno is None
    return of_pygame and named is not None and Path(named[1]).exists()


def _can_open_files() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in _NO_MORE_FILES
    return True


def message(path: Path | None, lacking: Lack | None) -> str:
    """The text of the dialog."""
    lack_of = lacking or "nothing"
    try:
        where = say("crash-no-report") if path is None else f"{say('crash-report')}\n{path}"
        return "\n\n".join(
            (say("crash-stopped", lack=lack_of), say("crash-saved", lack=lack_of), where)
        )
    except Exception:
        return _NO_TEXTS


def sentence(error: BaseException, path: Path | None = None, lacking: Lack | None = None) -> str:
    """The report in one sentence, for the terminal."""
    key = "crash-sentence" if path is None else "crash-sentence-report"
    fault = str(_asset_error(error) or f"{type(error).__name__}: {error}")
    try:
        return say(key, lack=lacking or "nothing", fault=fault, path=str(path))
    except Exception:
        return _NO_TEXTS


def tell(text: str) -> None:
    """Show a message outside the program's window, where a screen can."""
    from hearts_gui.ui.shell import window

    window.show_message(paths.APP_NAME if text == _NO_TEXTS else say("menu-name"), text)
