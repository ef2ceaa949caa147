"""A puzzle: a position, which card is right there, and how that is known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hearts_gui.ai.worlds.endings import Counted, count
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import to_act, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.puzzles.position import PositionError, read_position, rules_of

LEAST_GAP: Final = 0.5
"""The best wrong card costs at least so many points on average over the possible deals."""
LEAST_DEALS: Final = 6
"""With fewer possible deals there is nothing to think about."""
_PARTS: Final = 6
_ROUNDED: Final = 0.006
"""A gap is written with two digits."""


class Theme(StrEnum):
    """What kind of decision it is."""

    LEAD = "lead"
    FOLLOW = "follow"
    LAST = "last"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle as it is shipped. `rating` is how hard it is, 1 000 for a beginner's strength."""

    id: str
    tier: str
    theme: Theme
    gap: float
    error: float
    rating: int
    position: str

    @property
    def rules(self) -> str:
        """The key of its rule set."""
        return self.position.split("/", 1)[0]

    def view(self) -> PlayerView:
        """What the seat knows that is to choose. Raises PositionError."""
        return view_at(self.position)

    def line(self) -> str:
        """The puzzle as a line of text."""
        parts = (self.id, self.tier, self.theme, f"{self.gap:.2f}", f"{self.error:.2f}",
                 str(self.rating))  # fmt: skip
        return " ".join((*parts, self.position))


def puzzle_from(line: str) -> Puzzle:
    """The puzzle of a line. Raises ValueError."""
    name, tier, theme, gap, error, rating, position = line.split(" ", _PARTS)
    return Puzzle(name, tier, Theme(theme), float(gap), float(error), int(rating), position)


def view_at(position: str) -> PlayerView:
    """What the seat knows that is to play in a position. Raises PositionError."""
    game = read_position(position)
    ask = to_act(game)
    if ask.kind is not AskKind.PLAY:
        raise PositionError("nobody is to play a card")
    return view_of(game, ask.seats[0])


def theme_of(view: PlayerView) -> Theme:
    """What kind of decision a seat has."""
    plays, led = view.deal.plays, view.deal.led_suit
    if not plays:
        return Theme.LEAD
    if all(card.suit is not led for card in view.own.hand):
        return Theme.DISCARD
    return Theme.LAST if len(plays) == view.rules.players - 1 else Theme.FOLLOW


def is_puzzle(counted: Counted) -> bool:
    """Whether some cards are never worse and the others cost enough to be looked for."""
    right = counted.right()
    return (
        counted.deals >= LEAST_DEALS
        and len(counted.points) > 2
        and 2 * len(right) <= len(counted.points)
        and bool(right)
        and counted.gap >= LEAST_GAP
    )


@dataclass(frozen=True, slots=True)
class Proof:
    """What counting all possible deals shows."""

    right: tuple[Card, ...]
    rival: Card
    deals: int
    gap: float
    counted: Counted


def prove(view: PlayerView) -> Proof | None:
    """The proof that some cards are right; None where there is none."""
    counted = count(view)
    return None if counted is None else proof_of(counted)


def proof_of(counted: Counted) -> Proof | None:
    """The proof that this count of all possible deals is; None where it proves nothing."""
    rival = counted.rival()
    if rival is None or not is_puzzle(counted):
        return None
    right = counted.right()
    return Proof(right, rival, counted.deals, counted.gap, counted)


def verified(puzzle: Puzzle) -> bool:
    """Whether what a puzzle says of itself is so."""
    try:
        rules_of(puzzle.position)
        view = puzzle.view()
    except PositionError:
        return False
    proof = prove(view)
    return (
        proof is not None
        and puzzle.tier == "proved"
        and puzzle.theme is theme_of(view)
        and abs(proof.gap - puzzle.gap) <= _ROUNDED
        and puzzle.error == 0
    )
