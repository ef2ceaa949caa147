"""What was fixed before the first deal of a game, and what proves it once the game is over."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import Cut, commitment, promised_by

DRAWN: Final = 16
"""The number of random bytes that the program draws before the pack is cut."""
PROPOSED: Final = 8
"""The number of random bytes that stand for a cut until the player cuts."""


class Uncut:
    """A mixed pack that waits to be cut."""

    def __init__(self, rules: Rules, draw: Callable[[int], str] = secrets.token_hex) -> None:
        """`draw` gives this many random bytes as text; the usual one is the system's own."""
        self._secret = draw(DRAWN)
        self.cards = len(build_pack(rules))
        self.proposed = draw(PROPOSED)
        """What the system would cut with."""

    @property
    def code(self) -> str:
        """The commitment of what was drawn, which may be shown."""
        return commitment(self._secret)

    def cut(self, text: str) -> Cut:
        """The pack cut with any text."""
        return Cut(self._secret, text)


@dataclass(frozen=True, slots=True)
class Promised:
    """What the player could see before the first deal: the code, and how the pack was cut."""

    code: str
    """The commitment; kept apart from the seed, so that the end can compare the two."""
    cut: Cut | None = None


@dataclass(frozen=True, slots=True)
class FairDeal:
    """What may be shown of it now. `drawn` and `kept` are None until the game is over."""

    code: str
    cut: str | None
    """What the player said when cutting; None where nobody cut."""
    drawn: str | None = None
    """What the program had drawn before: the seed itself where nobody cut."""
    seed: str | None = None
    kept: bool | None = None
    """Whether what was drawn gives the code, and the seed follows from both."""


def fair_deal(promised: Promised, seed: str, *, finished: bool) -> FairDeal:
    """What may be shown of a game with this seed."""
    cut = promised.cut
    text = None if cut is None else cut.text
    if not finished:
        return FairDeal(promised.code, text)
    drawn = seed if cut is None else cut.secret
    kept = promised.code == promised_by(seed, cut) and (cut is None or cut.seed == seed)
    return FairDeal(promised.code, text, drawn, seed, kept)
