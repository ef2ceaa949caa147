"""The figures behind the words of a reason, for those who ask for details."""

from __future__ import annotations

from hearts_gui.engine.message import Message, message


def figures(reason: Message) -> tuple[Message, ...]:
    """The numbers of every part of a reason that was counted in sample deals."""
    named = reason.named
    parts = [part for part in named.values() if isinstance(part, Message)]
    result = tuple(each for part in parts for each in figures(part))
    if "played" in named:
        counts = {name: named[name] for name in ("of", "played", "best")}
        return (message("coach-figures", **counts), *result)
    if reason.key in ("coach-suit", "coach-suit-with"):
        more = {name: named[name] for name in ("suit", "whole", "half")}
        return (message("coach-figures-cards", **more), *result)
    return result
