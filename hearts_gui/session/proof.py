"""What a saved game proves of its shuffle and its play, and what it cannot.

A file proves that its cards follow from its seed and that its play keeps the rules. That its
commitment was shown before the first deal only somebody who noted it can tell.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from hearts_gui.engine.log.log import LoadedLog
from hearts_gui.engine.message import Message, Told, message
from hearts_gui.engine.play import events as ev
from hearts_gui.session.store import side_files

_DRAWN: Final = re.compile("[0-9a-f]{32}")
"""The seeds that games at the table draw; shorter ones can be guessed from their hash."""

FAIR_DEALS: Final = tuple(Message(f"fair-{part}") for part in ("seed", "end", "proves"))
"""What the fair deal code of a game promises, for the player to read."""


class NotProved(Told):
    """A game that does not stand up, or that cannot be checked; one sentence."""


def prove(path: Path, loaded: LoadedLog, noted: str | None = None) -> dict[str, Any]:
    """What a game that was read without damage proves, as plain data.

    `noted` is the commitment seen before the first deal, or its first digits. Raises NotProved.
    """
    _refuse_what_fails(path.name, loaded, noted)
    ends = _end(loaded)
    deals = len({event.number for event in loaded.events if isinstance(event, ev.DealStarted)})
    return {
        "summary": _summary(loaded, deals, noted),
        "commitment": loaded.promise.commitment,
        "commitment_given": noted,
        "commitment_matches": None if noted is None else True,
        "seed": loaded.header.seed,
        "shuffle": loaded.promise.shuffle,
        "deals_verified": deals,
        "finished": ends is None,
        "ends_early": ends is not None,
        "ends": ends or "with the game",
        "last_line_unfinished": loaded.torn,
        "taken_back": loaded.taken_back,
        "practice": loaded.practice or loaded.taken_back > 0 or side_files.read(path).practice,
        "not_proved": _open_questions(loaded, ends, noted),
    }


def _refuse_what_fails(name: str, loaded: LoadedLog, noted: str | None) -> None:
    promise = loaded.promise
    if not promise.shuffle_known:
        raise NotProved(
            message("fair-unknown-shuffle", file=name, version=json.dumps(promise.shuffle)[:40])
        )
    if not loaded.commitment_holds:
        raise NotProved(message("fair-other-seed", file=name))
    if noted is not None and not promise.commitment.startswith(noted):
        raise NotProved(message("fair-other-game", file=name, commitment=promise.commitment))
    if loaded.differences:
        raise NotProved(message("fair-difference", file=name, what=sentence(loaded.differences[0])))


def _end(loaded: LoadedLog) -> str | None:
    """Where the file ends before the game does."""
    public = loaded.game.public
    if public.result is not None:
        return None
    scored = len(public.standings.history)
    if public.deal is not None:
        return f"in deal {scored + 1}"
    return f"after deal {scored}" if scored else "before the first deal"


def _summary(loaded: LoadedLog, deals: int, noted: str | None) -> str:
    ends = _end(loaded)
    whose = "you gave" if noted is not None else "in this file"
    if deals:
        every = "all " if ends is None and deals > 1 else ""
        first = (
            f"The cards of {every}{_counted(deals, 'deal')} come from the seed behind the"
            f" commitment {whose}, and every decision and score keeps the rules"
        )
    else:
        first = f"There is no deal yet; the seed is the one behind the commitment {whose}"
    game = "the game is finished" if ends is None else f"the file ends {ends}"
    back = loaded.taken_back
    undone = f"{_counted(back, 'decision')} {'was' if back == 1 else 'were'} taken back"
    return f"{first}; {game}, and {undone if back else 'no decision was taken back'}."


def _open_questions(loaded: LoadedLog, ends: str | None, noted: str | None) -> list[str]:
    """What somebody might think proved, and is not."""
    told: list[str] = []
    if noted is None:
        told.append(
            "Whether this commitment was shown before the first deal; give the one you noted"
            " with --commitment."
        )
    if not _DRAWN.fullmatch(loaded.header.seed):
        told.append(
            "That the cards could not be known beforehand: whoever sees the commitment can guess"
            " so plain a seed."
        )
    if ends is not None:
        told.append(f"How the game went on: the file ends {ends}.")
    told.append("Whether the decisions are those made at the table: the seed fixes only the cards.")
    return told


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def sentence(text: str) -> str:
    """The text with its full stop."""
    return text if text.endswith((".", "…")) else f"{text}."
