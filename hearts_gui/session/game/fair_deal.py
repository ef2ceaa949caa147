"""Fixes the cards before a game's first deal, and checks what a saved game proves of shuffle and
play.

A file proves that its cards follow from its seed and that its play keeps the rules. Only someone
who noted the commitment can tell that it was shown before the first deal.
"""

import json
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearts_gui.engine.log.log import LoadedLog
from hearts_gui.engine.message import Message, MessageError, message
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import Cut, commitment, promised_by
from hearts_gui.session.store import side_files
from hearts_gui.wording.language.messages import message_text

DRAWN = 16
"""The number of random bytes that the program draws before the pack is cut."""
PROPOSED = 8
"""The number of random bytes that stand for a cut until the player cuts."""


class Uncut:
    """A shuffled pack that waits to be cut."""

    def __init__(self, rules: Rules, draw: Callable[[int], str] = secrets.token_hex) -> None:
        """`draw` gives this many random bytes as text; the usual one is the system's own."""
        self._secret = draw(DRAWN)
        self.code = commitment(self._secret)
        """The commitment of what was drawn, which may be shown."""
        self.cards = len(build_pack(rules))
        self.proposed = draw(PROPOSED)
        """The text that the system would cut with."""

    def cut(self, text: str) -> Cut:
        """The pack cut with any text."""
        return Cut(self._secret, text)


@dataclass(frozen=True, slots=True)
class Promised:
    """The player's knowledge before the first deal: the code, and how the pack was cut."""

    code: str
    """The commitment; kept apart from the seed, so that the end can compare the two."""
    cut: Cut | None = None


@dataclass(frozen=True, slots=True)
class FairDeal:
    """The part that may be shown now. `drawn` and `kept` are None until the game is over."""

    code: str
    cut: str | None
    """The text with which the player cut; None where nobody cut."""
    drawn: str | None = None
    """The text that the program had drawn before: the seed itself where nobody cut."""
    seed: str | None = None
    kept: bool | None = None
    """Whether what was drawn gives the code, and the seed follows from both."""


def fair_deal(promised: Promised, seed: str, *, finished: bool) -> FairDeal:
    """The part that may be shown of a game with this seed."""
    cut = promised.cut
    text = None if cut is None else cut.text
    if not finished:
        return FairDeal(promised.code, text)
    drawn = seed if cut is None else cut.secret
    kept = promised.code == promised_by(seed, cut) and (cut is None or cut.seed == seed)
    return FairDeal(promised.code, text, drawn, seed, kept)


_DRAWN = re.compile("[0-9a-f]{32}")
"""The seeds that games at the table draw; shorter ones can be guessed from their hash."""

FAIR_DEALS = tuple(Message(f"fair-{part}") for part in ("seed", "end", "proves"))
"""The promise of a game's fair deal code, for the player to read."""


class NotProved(MessageError):
    """A game that fails its proof, or that cannot be checked; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class NotedCommitment:
    """The notes from the table: the commitment, or its first digits, and the player's own cut."""

    commitment: str | None = None
    cut: str | None = None


NOTHING = NotedCommitment()


def prove(path: Path, loaded: LoadedLog, noted: NotedCommitment = NOTHING) -> dict[str, Any]:
    """The proof of a game that was read without damage, as plain data. Raises NotProved."""
    _refuse_what_fails(path.name, loaded, noted)
    ends, cut = _end(loaded), loaded.header.cut
    deals = len({event.number for event in loaded.events if isinstance(event, ev.DealStarted)})
    return {
        "summary": message_text(_summary(loaded, deals, noted)),
        "commitment": loaded.promise.commitment,
        "commitment_given": noted.commitment,
        "commitment_matches": None if noted.commitment is None else True,
        "cut_given": noted.cut,
        "cut_matches": None if noted.cut is None else True,
        "seed": loaded.header.seed,
        "drawn": loaded.header.seed if cut is None else cut.secret,
        "cut": None if cut is None else cut.text,
        "shuffle": loaded.promise.shuffle,
        "deals_verified": deals,
        "finished": ends is None,
        "ends_early": ends is not None,
        "ends": message_text(ends or Message("proof-with-the-game")),
        "last_line_unfinished": loaded.torn,
        "taken_back": loaded.taken_back,
        "practice": loaded.practised or side_files.read(path).practice,
        "proved": [message_text(fact) for fact in _proved(noted)],
        "not_proved": [message_text(question) for question in _open_questions(loaded, ends, noted)],
    }


def _refuse_what_fails(name: str, loaded: LoadedLog, noted: NotedCommitment) -> None:
    promise, cut = loaded.promise, loaded.header.cut
    if loaded.header.given:
        raise NotProved(message("fair-given", file=name))
    if not promise.shuffle_known:
        raise NotProved(
            message("fair-unknown-shuffle", file=name, version=json.dumps(promise.shuffle)[:40])
        )
    if not loaded.commitment_holds:
        raise NotProved(message("fair-other-seed", file=name))
    if not promise.commitment.startswith(noted.commitment or ""):
        raise NotProved(message("fair-other-game", file=name, commitment=promise.commitment))
    if noted.cut is not None and cut is None:
        raise NotProved(message("fair-no-cut", file=name))
    if noted.cut is not None and cut is not None and noted.cut != cut.text:
        raise NotProved(message("fair-other-cut", file=name, cut=cut.text))
    if loaded.differences:
        difference = loaded.differences[0].message
        raise NotProved(message("fair-difference", file=name, what=difference))


def _end(loaded: LoadedLog) -> Message | None:
    """A message that says where the file ends, if it ends before the game."""
    public = loaded.game.public
    if public.result is not None:
        return None
    scored = len(public.standings.history)
    if public.deal is not None:
        return message("proof-in-deal", n=scored + 1)
    return message("proof-after-deal", n=scored)


def _summary(loaded: LoadedLog, deals: int, noted: NotedCommitment) -> Message:
    ends = _end(loaded)
    return message(
        "proof-summary",
        cards=message(
            "proof-cards", n=deals, whole=ends is None, given=noted.commitment is not None
        ),
        end=Message("proof-finished") if ends is None else message("proof-ends", where=ends),
        back=message("proof-taken-back", n=loaded.taken_back),
    )


def _proved(noted: NotedCommitment) -> list[Message]:
    """The conclusions from the notes."""
    given = [part for part in ("commitment", "cut") if getattr(noted, part) is not None]
    return [Message("proof-of-" + "-and-".join(given))] if given else []


def _open_questions(
    loaded: LoadedLog, ends: Message | None, noted: NotedCommitment
) -> list[Message]:
    """The claims that may seem proved but are not."""
    open_: list[Message] = []
    cut = loaded.header.cut
    if noted.commitment is None:
        open_.append(Message("proof-not-when-shown"))
    if noted.cut is None and cut is not None:
        open_.append(Message("proof-not-your-cut"))
    if cut is None:
        open_.append(Message("proof-not-chosen"))
    if not _DRAWN.fullmatch(loaded.header.seed if cut is None else cut.secret):
        open_.append(Message("proof-not-guessed"))
    if ends is not None:
        open_.append(message("proof-not-the-rest", where=ends))
    open_.append(Message("proof-not-decisions"))
    return open_
