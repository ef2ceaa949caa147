"""Faults of the program itself: written down, told once in a dialog, and never the end of a game.

Every move is in the saved game before it is shown, so there is nothing to rescue here.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from hearts_gui import __version__
from hearts_gui.config.journal import Journal

TITLE = "Hearts"


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
        tell(message(path))
        raise Crashed(sentence(error, path)) from error
    finally:
        journal.close()


def message(path: Path | None) -> str:
    """What the dialog says."""
    where = f"A report is in\n{path}" if path is not None else "No report could be written."
    return (
        "Hearts had to stop because of a mistake in the program.\n\n"
        "Your game is saved: start Hearts again to go on.\n\n"
        f"{where}"
    )


def sentence(error: Exception, path: Path | None) -> str:
    """The same for the terminal, in one sentence."""
    where = f"; a report is in {path}" if path is not None else ""
    return f"Something went wrong ({type(error).__name__}: {error}){where}."


def tell(text: str) -> None:
    """Show a message outside the program's window, where a screen can."""
    from hearts_gui.ui import message_box

    message_box.show(TITLE, text)
