"""A puzzle: a position, which card is right there, and how that is known."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from hearts_gui.ai.worlds.endings import Counted, count
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.game import to_act, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.past.motif_table import motifs_met
from hearts_gui.session.puzzles.position import (
    POSITION_PARTS,
    PositionError,
    cards_of_letters,
    read_position,
    rules_of,
)

LEAST_GAP: Final = 0.5
"""The best wrong card costs at least this many points on average over the possible deals."""
LEAST_DEALS: Final = 6
"""Below this many possible deals there is nothing to think about."""
LEAST_LATER: Final = 3
"""The fewest possible deals at a later choice of a line."""
_PARTS: Final = 6
"""How many parts a line has before the position."""
_SECOND: Final = "b"
"""Ends the id of the second choice of a line; that of the third ends in the next letter."""
_ROUNDED: Final = 0.006
"""A gap is written with two digits."""


EVEN_GAP: Final = 0.4
"""The most points between the two best cards, on average, where nothing is best."""
_STAKE: Final = 0.5
"""The fewest points that the worst card is behind, where nothing is best."""


class Tier(StrEnum):
    """What is said of a position."""

    PROVED = "proved"
    """One card is never worse than any other, in all possible deals."""
    CLEAR = "clear"
    """One card is clearly best in thousands of imagined deals, no matter who the others are."""
    EVEN = "even"
    """No card is clearly best."""
    OWN = "own"
    """The coach called the person's card a mistake; never shipped, and never rated."""


class PuzzleTheme(StrEnum):
    """What kind of decision it is."""

    LEAD = "lead"
    FOLLOW = "follow"
    LAST = "last"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle as it is shipped. `rating` is how hard it is, 1 000 for a beginner's strength."""

    id: str
    tier: Tier
    theme: PuzzleTheme
    gap: float
    error: float
    rating: int
    position: str
    best: str = ""
    """The cards that are right, or of which none is better, as letters; empty where it is counted.
    """
    rivals: str = ""
    """The next best cards, with which they were compared."""
    motifs: tuple[Motif, ...] = ()
    """What makes the right card better, the most particular first; none where nothing is best."""

    @property
    def even(self) -> bool:
        """Whether the answer is that no card is clearly best."""
        return self.tier is Tier.EVEN

    @property
    def rated(self) -> bool:
        """Whether it counts for the person's rating."""
        return self.tier is not Tier.OWN

    @property
    def counted(self) -> bool:
        """Whether all possible deals are counted, with open cards and the others together."""
        return not self.best

    @property
    def later(self) -> bool:
        """Whether it goes on from another puzzle: the same seat's next choice after its answer."""
        return self.rated and self.id[-1:].isalpha()

    @property
    def before(self) -> str:
        """The id of the puzzle that a later one goes on from."""
        name, letter = self.id[:-1], self.id[-1]
        return name if letter == _SECOND else name + chr(ord(letter) - 1)

    @property
    def next_id(self) -> str:
        """The id of the puzzle that goes on from this one, if there is one."""
        return self.id[:-1] + chr(ord(self.id[-1]) + 1) if self.later else self.id + _SECOND

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
        known = (f"{self.best}/{self.rivals}",) if self.best else ()
        about = (f"#{','.join(self.motifs)}",) if self.motifs else ()
        return " ".join((*parts, self.position, *known, *about))


def puzzle_from(line: str) -> Puzzle:
    """The puzzle of a line. Raises ValueError."""
    parts = line.split(" ")
    name, tier, theme, gap, error, rating = parts[:_PARTS]
    position = " ".join(parts[_PARTS : _PARTS + POSITION_PARTS])
    known, _, about = "".join(parts[_PARTS + POSITION_PARTS :]).partition("#")
    best, _, rivals = known.partition("/")
    figures = float(gap), float(error), int(rating)
    named = tuple(map(Motif, about.split(","))) if about else ()
    return Puzzle(name, Tier(tier), PuzzleTheme(theme), *figures, position, best, rivals, named)


def labelled(puzzle: Puzzle, proof: Proof | None = None) -> Puzzle:
    """The puzzle with its motifs; one that is counted needs its proof. Raises PositionError."""
    if puzzle.even or (puzzle.counted and proof is None):
        return puzzle
    right = proof.right if proof is not None else cards_of_letters(puzzle.best)
    rivals = (proof.rival,) if proof is not None else cards_of_letters(puzzle.rivals)
    view = puzzle.view()
    better, *others = (PlayCard(view.seat, card) for card in (right[0], *rivals[:1]))
    return replace(puzzle, motifs=motifs_met(view, better, others))


def view_at(position: str) -> PlayerView:
    """What the seat knows that is to play in a position. Raises PositionError."""
    game = read_position(position)
    ask = to_act(game)
    if ask.kind is not AskKind.PLAY:
        raise PositionError("nobody is to play a card")
    return view_of(game, ask.seats[0])


def theme_of(view: PlayerView) -> PuzzleTheme:
    """What kind of decision a seat has."""
    plays, led = view.deal.plays, view.deal.led_suit
    if not plays:
        return PuzzleTheme.LEAD
    if all(card.suit is not led for card in view.own.hand):
        return PuzzleTheme.DISCARD
    return PuzzleTheme.LAST if len(plays) == view.rules.players - 1 else PuzzleTheme.FOLLOW


def is_puzzle(counted: Counted, *, later: bool = False) -> bool:
    """Whether some cards are never worse and the others cost enough to make a puzzle.

    One that comes `later` in a line may have a choice of two cards, and fewer possible deals.
    """
    right, cards = counted.right(), len(counted.points)
    return (
        counted.deals >= (LEAST_LATER if later else LEAST_DEALS)
        and cards > (1 if later else 2)
        and 2 * len(right) <= cards
        and bool(right)
        and counted.gap >= LEAST_GAP
    )


def is_even(counted: Counted) -> bool:
    """Whether no card is never worse, and the best two differ by next to nothing on average."""
    ranked = _ranked(counted)
    if counted.deals < LEAST_DEALS or len(ranked) <= 2 or counted.right():
        return False
    first, second, last = (counted.mean(ranked[index]) for index in (0, 1, -1))
    return second - first <= EVEN_GAP and last - first >= _STAKE


def _ranked(counted: Counted) -> list[Card]:
    """The cards, the best first; of those that always come to the same one."""
    kinds = {row: card for card, row in reversed(counted.points.items())}
    return sorted(kinds.values(), key=counted.mean)


@dataclass(frozen=True, slots=True)
class Proof:
    """What counting all possible deals shows: which cards are right, or, where nothing is best,
    which two are the best."""

    right: tuple[Card, ...]
    rival: Card
    deals: int
    gap: float
    counted: Counted


def prove(view: PlayerView, *, even: bool = False, later: bool = False) -> Proof | None:
    """The proof that some cards are right, or that none is; None where there is none."""
    counted = count(view)
    return None if counted is None else proof_of(counted, even=even, later=later)


def proof_of(counted: Counted, *, even: bool = False, later: bool = False) -> Proof | None:
    """The proof that this count of all possible deals is; None where it proves nothing."""
    if even:
        if not is_even(counted):
            return None
        first, second = _ranked(counted)[:2]
        gap = counted.mean(second) - counted.mean(first)
        return Proof((first,), second, counted.deals, gap, counted)
    rival = counted.rival()
    if rival is None or not is_puzzle(counted, later=later):
        return None
    right = counted.right()
    return Proof(right, rival, counted.deals, counted.gap, counted)


def proof_that(puzzle: Puzzle) -> Proof | None:
    """The proof of what a puzzle says of itself, all possible deals counted again; None where it
    is not so."""
    try:
        rules_of(puzzle.position)
        view = puzzle.view()
    except PositionError:
        return None
    proof = prove(view, even=puzzle.even, later=puzzle.later)
    sound = (
        proof is not None
        and puzzle.tier is not Tier.CLEAR
        and puzzle.theme is theme_of(view)
        and abs(proof.gap - puzzle.gap) <= _ROUNDED
        and puzzle.error == 0
    )
    return proof if sound else None
