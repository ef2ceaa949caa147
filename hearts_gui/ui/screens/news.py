"""What is said once at a start, before the player does anything: dialogs of a title and a text."""

from collections.abc import Sequence
from pathlib import Path

from hearts_gui.engine.message import Message
from hearts_gui.wording.language.messages import say, told

MOST_TOLD = 5
"""Settings that could not be used, told one by one."""

News = tuple[str, str]


def news(unused: Sequence[Message] = (), last_fault: Path | None = None) -> list[News]:
    """What of the settings file could not be used, and the report of what ended the last run."""
    found = []
    if last_fault is not None:
        found.append((say("crash-last-title"), say("crash-last", path=str(last_fault))))
    if unused:
        lines = [told(one) for one in unused[:MOST_TOLD]]
        more = len(unused) - MOST_TOLD
        if more > 0:
            lines.append(say("menu-unused-more", n=more))
        text = "\n".join((*lines, say("menu-unused-rest")))
        found.append((say("menu-unused-title"), text))
    return found
