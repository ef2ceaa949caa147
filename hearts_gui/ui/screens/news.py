"""What is said once, over whatever screen is shown: dialogs of a title and a text."""

from collections.abc import Sequence
from pathlib import Path

from hearts_gui.engine.message import Message
from hearts_gui.wording.language.messages import say, told

MOST_TOLD = 5
"""Files that could not be read, told one by one."""

News = tuple[str, str]


def news(files: Sequence[Message], last_fault: Path | None) -> list[News]:
    """The report of what ended the last run, and what of the player's files could not be used."""
    found = []
    if last_fault is not None:
        found.append((say("crash-last-title"), say("crash-last", path=str(last_fault))))
    if files:
        lines = [told(one) for one in files[:MOST_TOLD]]
        more = len(files) - MOST_TOLD
        if more > 0:
            lines.append(say("files-more", n=more))
        found.append((say("files-title"), "\n".join((*lines, say("files-rest")))))
    return found
