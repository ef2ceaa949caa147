"""Taking a decision back: which one may be, and up to where."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from hearts_gui.engine.log.log import action_of
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.events import Event


class TakeBack(StrEnum):
    """How far a person may go back."""

    NEVER = "never"
    LAST_DECISION = "last_decision"  # until the next one is made, and not into another deal
    ANY = "any"


def take_back_point(
    events: Sequence[Event], people: Collection[int], policy: TakeBack, floor: int,
    given: Collection[int] = (),
) -> int | None:  # fmt: skip
    """How many events came before the last decision that may be taken back.

    What is `given` had no other answer and is no decision. Under LAST_DECISION nothing before
    event `floor` may be: that decision was already taken back.
    """
    if policy is TakeBack.NEVER:
        return None
    anywhere = policy is TakeBack.ANY
    for index in range(len(events) - 1, -1 if anywhere else floor - 1, -1):
        event = events[index]
        if isinstance(event, ev.DealStarted) and not anywhere:
            return None
        if index not in given and _is_decision(event, people):
            return index
    return None


def _is_decision(event: Event, people: Collection[int]) -> bool:
    action = action_of(event)
    return getattr(action, "seat", None) in people and not getattr(action, "auto", False)
