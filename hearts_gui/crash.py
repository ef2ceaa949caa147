"""Faults of the program itself: written down, told once in a dialog, and never the end of a game.

Every move is in the saved game before it is shown, so there is nothing to rescue here.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path

from hearts_gui import __version__
from hearts_gui.config.journal import Journal

TITLE = "Hearts"
_REFUSALS = re.compile("out of memory|can't start new thread", re.IGNORECASE)
_NO_MORE_FILES = (errno.EMFILE, errno.ENFILE)


class Crashed(Exception):
    """The program failed; the message is one sentence that names the report."""


def watch(
    run: Callable[[Journal], None], *, expected: tuple[type[Exception], ...], debug: str
) -> None:
    """Run the window with a log. What is not `expected` becomes a report, a dialog and Crashed.

    With the environment variable `debug` set, faults pass unchanged.
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


def lack(error: BaseException) -> str | None:
    """What the system refused, if that is what went wrong; None for a mistake of the program."""
    told: BaseException | None = error
    while told is not None:
        out_of_memory = _REFUSALS.search(str(told)) is not None
        number = told.errno if isinstance(told, OSError) else None
        if isinstance(told, MemoryError) or out_of_memory or number == errno.ENOMEM:
            return "memory"
        if number in _NO_MORE_FILES:
            return "open files"
        told = told.__cause__ or told.__context__
    # SDL only says that a file is not there when it may not open another one.
    return None if _can_open_files() else "open files"


def _can_open_files() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in _NO_MORE_FILES
    return True


def message(path: Path | None, lacking: str | None) -> str:
    """What the dialog says."""
    where = f"A report is in\n{path}" if path is not None else "No report could be written."
    if lacking is None:
        why, advice = "of a mistake in the program", "start Hearts again to go on"
    else:
        why = f"the system gave it no more {lacking}"
        advice = "close other programs, then start Hearts again to go on"
    return f"Hearts had to stop because {why}.\n\nYour game is saved: {advice}.\n\n{where}"


def sentence(error: Exception, path: Path | None, lacking: str | None) -> str:
    """The same for the terminal, in one sentence."""
    where = f"; a report is in {path}" if path is not None else ""
    if lacking is not None:
        return f"The system gave Hearts no more {lacking}; close other programs first{where}."
    return f"Something went wrong ({type(error).__name__}: {error}){where}."


def tell(text: str) -> None:
    """Show a message outside the program's window, where a screen can."""
    from hearts_gui.ui.shell import window

    window.show_message(TITLE, text)
