"""The answer to a puzzle as it is laid out: which cards, in which deals, and why, and
the hints that lead to it. It is worked out beside the screen, a little at a time or in a thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from hearts_gui.ai.worlds.ending_lines import FollowedCounting
from hearts_gui.ai.worlds.endings import cards_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.puzzles.counted_reasons import Compared, counted_reason
from hearts_gui.session.puzzles.position import PositionError, cards_of_letters
from hearts_gui.session.puzzles.puzzle import Proof, Puzzle, proof_of

Hands = Sequence[tuple[Card, ...]]

LOOK_MS: Final = 4.0
"""The milliseconds of counting in a frame while the player thinks."""
LEVEL: Final = ("coach-same", "coach-even", "coach-close")
"""The reasons by which no card is known to be better."""
WAITED_MS: Final = 12.0
"""The milliseconds of counting in a frame while the player waits for the answer."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What is right, and the deals that show it; `right` are two even cards where nothing is."""

    right: tuple[Card, ...]
    rival: Card
    """The best of those that are not right."""
    even: bool
    gap: float
    error: float
    """0 where all possible deals are counted."""
    deals: int
    """How many deals are laid out."""
    points: dict[Card, tuple[int, ...]] = field(default_factory=dict)
    """What each card brings in each of them: points from here where they are counted, those of the
    whole deal where they are imagined."""
    lost: dict[Card, tuple[float, ...]] = field(default_factory=dict)
    """How much each card is worse than nothing at all, in the same unit as the gap."""
    reasons: dict[Card, Message] = field(default_factory=dict)
    """Why the right card is better than this one, as far as there is something to say."""
    close: tuple[Card, ...] = ()
    """In a puzzle from an own game, the cards that the coach never compared at length and that
    these deals cannot tell from the right one."""

    @property
    def alike(self) -> tuple[Card, ...]:
        """The cards that are right, with those that come to the same as one of them everywhere."""
        rows = [self.lost.get(card) for card in self.right]
        more = (card for card, row in self.lost.items() if row in rows)
        return tuple(dict.fromkeys((*self.right, *more)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, the best first."""
        return tuple(sorted(self.lost, key=self.mean))

    def mean(self, card: Card) -> float:
        """What a card loses on average."""
        row = self.lost[card]
        return sum(row) / max(1, len(row))

    def against(self, other: Card) -> tuple[int, ...]:
        """By deal whether the right card is better (1) than another one, as good (0), or worse."""
        right = self.lost.get(self.right[0], ())
        return tuple(
            (a < b) - (a > b) for a, b in zip(right, self.lost.get(other, ()), strict=True)
        )

    def telling(self, other: Card) -> int:
        """The number of a deal that shows typically what this card costs against the right one.

        Where it costs something at all, the middle one of those; deals where it does not are left
        out.
        """
        right, row = self.lost.get(self.right[0], ()), self.lost.get(other, ())
        both = enumerate(zip(right, row, strict=True))
        costs = sorted((b - a, index) for index, (a, b) in both if b > a)
        return costs[len(costs) // 2][1] if costs else 0


class CountedSearch:
    """Counts all possible deals, a few milliseconds in every frame. Raises PositionError."""

    def __init__(self, puzzle: Puzzle, view: PlayerView) -> None:
        self.result: Answered | None = None
        self._puzzle, self._view = puzzle, view
        self._counting = FollowedCounting(view)
        if not self._counting.deals:
            raise PositionError("nothing to be counted")

    @property
    def done(self) -> bool:
        return self._counting.done

    def more(self, *, waited: bool = False) -> None:
        end = time.perf_counter() + (WAITED_MS if waited else LOOK_MS) / 1000
        while not self.done and time.perf_counter() < end:
            self._counting.more()
        if self.done:
            puzzle, counted = self._puzzle, self._counting.counted()
            proof = proof_of(counted, even=puzzle.even, later=puzzle.later)
            if proof is not None:
                self.result = self._of_proof(proof)

    def wait(self) -> None:
        """Until all deals are counted."""
        while not self.done:
            self.more(waited=True)

    def _of_proof(self, proof: Proof) -> Answered:
        points, even, reasons = proof.counted.points, self._puzzle.even, {}
        right = (proof.right[0], proof.rival) if even else proof.right
        for card in () if even else points:
            if card not in right:
                pair = Compared(self._view, proof.counted, self._counting.tallies, right[0], card)
                reasons[card] = counted_reason(pair)
        lost = {card: tuple(map(float, row)) for card, row in points.items()}
        return Answered(
            right, proof.rival, even, proof.gap, 0.0, proof.deals, points, lost, reasons
        )

    def hands(self, number: int) -> Hands:
        return tuple(cards_of(hand) for hand in self._counting.deals[number])


class JudgedSearch:
    """Imagines deals in a thread. Until they are there, and where they cannot be had, the answer
    stands alone."""

    def __init__(self, puzzle: Puzzle, view: PlayerView) -> None:
        right, rivals = cards_of_letters(puzzle.best), cards_of_letters(puzzle.rivals)
        legal = legal_plays(view.rules, view.deal, view.own)
        if not right or not set(right) | set(rivals) <= set(legal):
            raise PositionError("an answer that cannot be played")
        rival = right[1] if puzzle.even else (*rivals, *legal)[0]
        self.result: Answered | None = None
        self._bare = Answered(right, rival, puzzle.even, puzzle.gap, puzzle.error, 0)
        self._hands: tuple[Hands, ...] = ()
        self._puzzle, self._view = puzzle, view
        self._thread = threading.Thread(target=self._work, daemon=True, name="puzzle")
        self._thread.start()

    def _work(self) -> None:
        from hearts_gui.ai.coach.example_deals import laid_out  # loads NumPy
        from hearts_gui.session.puzzles.judged import standing_of

        answered = self._bare
        try:
            examples = laid_out(self._view, standing_of(self._puzzle), self._puzzle.position)
        except Exception:  # whatever it is: the answer is known without the deals
            self.result = answered
            return
        self._hands = examples.hands
        lost = {card: tuple(-each for each in row) for card, row in examples.worth.items()}
        reasons: dict[Card, Message] = examples.reasons
        close: tuple[Card, ...] = ()
        if not self._puzzle.rated:  # the coach compared these cards in more deals
            known = {*answered.right, *cards_of_letters(self._puzzle.rivals)}
            near = {card for card, reason in reasons.items() if reason.key in LEVEL}
            reasons = {card: reasons[card] for card in reasons if card not in known & near}
            close = tuple(sorted(near - known))
        self.result = Answered(
            answered.right, answered.rival, answered.even, answered.gap, answered.error,
            len(examples.hands), examples.points, lost, reasons, close,
        )  # fmt: skip

    @property
    def done(self) -> bool:
        return self.result is not None

    def more(self, *, waited: bool = False) -> None:
        pass

    def wait(self) -> None:
        """Until the thread is through."""
        self._thread.join()

    def hands(self, number: int) -> Hands:
        return self._hands[number]


def search_for(puzzle: Puzzle, view: PlayerView) -> CountedSearch | JudgedSearch:
    """What works out a puzzle's answer. Raises PositionError."""
    return CountedSearch(puzzle, view) if puzzle.counted else JudgedSearch(puzzle, view)


STEPS: Final = 3


def hint_of(answered: Answered, step: int) -> Message:
    """One of the hints, counted from 1."""
    if step == 1:
        return _about(answered)
    if step == 2:
        one, other = lit_by(answered, step)
        return message("puzzle-hint-two", one=one, other=other)
    if answered.even:
        return message("puzzle-right-even", cards=answered.alike)
    reason = answered.reasons.get(answered.rival)
    answer = message("puzzle-right-alike", n=len(answered.right), cards=answered.right)
    return answer if reason is None else message("coach-both", first=answer, then=reason)


def lit_by(answered: Answered, step: int) -> tuple[Card, ...]:
    """The cards that a hint names, in the order of the hand."""
    if step < 2:
        return ()
    if step == STEPS:
        return answered.alike
    one, other = sorted((answered.right[0], answered.rival))
    return one, other


def _about(answered: Answered) -> Message:
    reason = answered.reasons.get(answered.rival)
    if reason is not None and reason.key == "coach-both":
        first = reason.named["first"]
        reason = first if isinstance(first, Message) else None
    named = {} if reason is None else reason.named
    if isinstance(named.get("card"), Card):
        return message("puzzle-hint-card", card=named["card"])
    if "suit" in named:
        return message("hint-suit", suit=named["suit"])
    return message("hint-trick")
