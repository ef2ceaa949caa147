"""Actions as plain JSON data, and back: what crosses the pipe to and from the bots."""

from __future__ import annotations

from typing import get_args

from hearts_gui.engine.log.codec import Plain, reader, to_plain
from hearts_gui.engine.play import actions as act

_ACTION_TYPES: dict[str, type] = {kind.__name__: kind for kind in get_args(act.Action)}


def action_to_plain(action: act.Action) -> dict[str, Plain]:
    """An action with its name under "a"."""
    plain: dict[str, Plain] = {"a": type(action).__name__}
    plain.update(to_plain(action))
    return plain


def action_from_plain(data: Plain) -> act.Action:
    """The action written as this data.

    Raises ValueError.
    """
    if not isinstance(data, dict):
        raise ValueError(f"an action is an object, not {data!r}")
    body = dict(data)
    name = body.pop("a", None)
    kind = _ACTION_TYPES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise ValueError(f"there is no action {name!r}")
    action: act.Action = reader(kind)(body)
    return action
