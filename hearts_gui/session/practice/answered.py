"""The answer to a puzzle: its cards, the deals that show it, the reason, and the hints that lead to
it. It is worked out a little in each frame, or in a thread."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from hearts_gui.ai.coach.grades import SETTLED, main_part
from hearts_gui.ai.worlds.endings import Counted, FollowedCounting, LineTally, cards_of, worth_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.practice.puzzle import Proof, Puzzle, proof_of
from hearts_gui.session.practice.whole_deal import PositionError, cards_of_letters

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""Everyone's cards, by seat."""

LOOK_MS = 4.0
"""The milliseconds of counting in a frame while the player thinks."""
LEVEL = ("coach-same", "coach-even", "coach-close")
"""The reasons by which no card is known to be better."""
WAITED_MS = 12.0
"""The milliseconds of counting in a frame while the player waits for the answer."""


# Reasons for a card where all possible deals are counted, with exact numbers. A reason says what
# the other card costs, and then how. The points of a deal are those that the others can force on
# the seat when all play their best; the screen says so.

_HALF = 0.5
"""The least share of the gap that a single card must explain to be named."""
_OFTEN = 0.25
"""The share of deals below which something explains little."""


@dataclass(frozen=True, slots=True)
class CardComparison:
    """The right card and another one, with the results of each in all possible deals."""

    view: PlayerView
    counted: Counted
    tallies: dict[Card, LineTally]
    right: Card
    other: Card

    @property
    def deals(self) -> int:
        return self.counted.deals

    @property
    def gap(self) -> float:
        """The points that the other card costs more on average."""
        return self.counted.mean(self.other) - self.counted.mean(self.right)

    def lines(self) -> tuple[LineTally, LineTally]:
        """The lines after the right card and after the other."""
        return self.tallies[self.right], self.tallies[self.other]

    def left(self) -> dict[Card, int]:
        """The points of the cards that are still to be taken."""
        gone = self.view.deal.gone
        worth = worth_of(self.view.rules) or {}
        return {card: count for card, count in worth.items() if count and card not in gone}

    def settled(self, card: Card) -> bool:
        """Whether both cards bring this one in every deal, or neither in any."""
        return {line.taken[card] for line in self.lines()} in ({0}, {self.deals})

    def sentence(self, key: str, often: int = 0, rarely: int = 0, **more: object) -> Message:
        """A sentence about both cards, in how many deals something happens after each."""
        return message(
            key, other=self.other, better=self.right, of=self.deals,
            often=often, share=self._share(often), rarely=rarely, few=self._share(rarely), **more,
        )  # fmt: skip

    def _share(self, deals: int) -> str:
        return "none" if not deals else "all" if deals == self.deals else "some"


def counted_reason(pair: CardComparison) -> Message:
    """The reason why the right card is better than the other one."""
    cost = next(reason for fact in _COSTS for reason in fact(pair))
    how = next((reason for fact in _WAYS for reason in fact(pair)), None)
    return cost if how is None else message("coach-both", first=cost, then=how)


def _one_card(pair: CardComparison) -> Iterator[Message]:
    """A sentence on the card that accounts for most of the gap, if cards differ in value."""
    left, (best, other) = pair.left(), pair.lines()
    if len(left) != 1 and len(set(left.values())) < 2:
        return

    def part(card: Card) -> float:
        return (other.taken[card] - best.taken[card]) * left[card] / pair.deals

    card = max(left, key=part)
    alike = [held for held in left if held.suit is card.suit and left[held] == left[card]]
    if part(card) < _HALF * pair.gap or (len(alike) > 1 and card is not pair.other):
        return  # which one of some equal cards it is depends on how the others play
    if card is pair.right:
        turned = replace(pair, right=pair.other, other=pair.right)
        yield turned.sentence("puzzle-why-itself", best.taken[card], other.taken[card])
    elif left[card] < 0:
        yield pair.sentence("puzzle-why-misses", best.taken[card], other.taken[card], card=card)
    elif card is pair.other:
        yield pair.sentence("puzzle-why-itself", other.taken[card], best.taken[card])
    else:
        own = card in pair.view.own.hand
        yield pair.sentence(
            "puzzle-why-takes", other.taken[card], best.taken[card], card=card, own=own
        )


def _one_suit(pair: CardComparison) -> Iterator[Message]:
    """A sentence on how many more cards are taken of the only suit that makes a difference."""
    left = {card: worth for card, worth in pair.left().items() if not pair.settled(card)}
    suits, counts = {card.suit for card in left}, set(left.values())
    if len(suits) != 1 or len(counts) != 1 or min(counts) < 0:
        return
    unit = counts.pop()
    rows = pair.counted.points[pair.other], pair.counted.points[pair.right]
    more = sorted((other - right) // unit for other, right in zip(*rows, strict=True))
    suit, most, mean = suits.pop(), more[-1], _tenths(pair.gap / unit)
    if more[0] == most:
        yield pair.sentence("puzzle-why-suit-always", suit=suit, n=most)
    elif set(more) == {0, most} or mean["whole"] == most:  # a mean that is rounded to the most
        yield pair.sentence("puzzle-why-suit-one", more.count(most), suit=suit, n=most)
    else:
        yield pair.sentence("puzzle-why-suit", suit=suit, most=most, **mean)


def _points(pair: CardComparison) -> Iterator[Message]:
    """A sentence on the points at worst, or else on average."""
    best, worst = (max(pair.counted.points[card]) for card in (pair.right, pair.other))
    if worst > best >= 0:
        yield pair.sentence("puzzle-why-worst", worst=worst, least=best)
    else:
        yield pair.sentence("puzzle-why-mean", **_tenths(pair.gap))


def _tenths(number: float) -> dict[str, int]:
    """The parts of a number with one decimal."""
    whole, part = divmod(round(10 * number), 10)
    return {"whole": whole, "part": part}


def _parting_trick(pair: CardComparison) -> Iterator[Message]:
    """A sentence if one card certainly takes the current trick and the other does not."""
    best, other = pair.lines()
    if other.always() and best.never():
        yield pair.sentence("puzzle-why-other-takes")
    elif best.always() and other.never():
        yield pair.sentence("puzzle-why-better-takes")


def _kept(pair: CardComparison) -> Iterator[Message]:
    """A sentence if the right card costs less now than if it is kept."""
    best, other = pair.lines()
    kept, now = other.takers[pair.right], best.takers[pair.right]
    if kept > now and kept >= _OFTEN * pair.deals:
        yield pair.sentence("puzzle-why-kept", kept, now)


def _trick(pair: CardComparison) -> Iterator[Message]:
    """A sentence on other certain facts of the current trick."""
    best, other = pair.lines()
    higher = pair.right.suit is pair.other.suit and pair.right.rank > pair.other.rank
    if higher and best.always() and other.always():
        yield pair.sentence("puzzle-why-both-take")
    elif higher and best.never() and other.never():
        yield pair.sentence("puzzle-why-neither-takes")
    elif other.always() and not best.always():
        yield pair.sentence("puzzle-why-unbeaten")
    elif best.never() and not other.never():
        yield pair.sentence("puzzle-why-beaten")


def _emptied(pair: CardComparison) -> Iterator[Message]:
    """A sentence if the right card is the last of its suit in hand and others still have some."""
    suit, hand = pair.right.suit, pair.view.own.hand
    out = any(card.suit is suit for card in pair.view.unseen)
    if suit is pair.other.suit or not out or len(hand) < _LEFT:
        return
    if sum(card.suit is suit for card in hand) == 1:
        yield pair.sentence("coach-empties", suit=suit)


_LEFT = 3
"""Below this many cards it hardly matters which suits a hand is out of."""

_Way = Callable[[CardComparison], Iterator[Message]]
_COSTS: tuple[_Way, ...] = (_one_card, _one_suit, _points)
_WAYS: tuple[_Way, ...] = (_parting_trick, _kept, _trick, _emptied)


@dataclass(frozen=True, slots=True)
class PuzzleSolution:
    """The answer, and the deals that show it; where no card is best, `right` are two even cards."""

    right: tuple[Card, ...]
    rival: Card
    """The best of those that are not right."""
    even: bool
    gap: float
    error: float
    """0 where all possible deals are counted."""
    deals: int
    """The number of deals that are laid out."""
    points: dict[Card, tuple[int, ...]] = field(default_factory=dict)
    """Points of each card by deal: from here where counted, of the whole deal where sampled."""
    lost: dict[Card, tuple[float, ...]] = field(default_factory=dict)
    """The loss of each card against nothing at all, in the same unit as the gap."""
    reasons: dict[Card, Message] = field(default_factory=dict)
    """The reasons why the right card is better than each other one, where there is any."""
    close: tuple[Card, ...] = ()
    """In a puzzle from the player's own game, the cards that the coach never compared at length and
    that these deals cannot tell from a right one."""

    @property
    def alike(self) -> tuple[Card, ...]:
        """The cards that are right, with those that are equal to one of them everywhere."""
        rows = [self.lost.get(card) for card in self.right]
        more = (card for card, row in self.lost.items() if row in rows)
        return tuple(sorted({*self.right, *more}))

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, the best first."""
        return tuple(sorted(self.lost, key=self.mean))

    def mean(self, card: Card) -> float:
        """The average loss of a card."""
        row = self.lost[card]
        return sum(row) / max(1, len(row))

    def against(self, other: Card) -> tuple[int, ...]:
        """For each deal, is the right card better than another (1), equal (0), worse (-1)?"""
        right = self.lost.get(self.right[0], ())
        return tuple(
            (a < b) - (a > b) for a, b in zip(right, self.lost.get(other, ()), strict=True)
        )

    def telling(self, other: Card) -> int:
        """The number of a deal that typically shows what this card costs against the right one.

        It is the median of the deals in which the card costs something.
        """
        right, row = self.lost.get(self.right[0], ()), self.lost.get(other, ())
        both = enumerate(zip(right, row, strict=True))
        costs = sorted((b - a, index) for index, (a, b) in both if b > a)
        return costs[len(costs) // 2][1] if costs else 0


class CountedSearch:
    """Counts all possible deals, a few milliseconds in every frame. Raises PositionError."""

    def __init__(self, puzzle: Puzzle, view: PlayerView) -> None:
        self.result: PuzzleSolution | None = None
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
        """Wait until all deals are counted."""
        while not self.done:
            self.more(waited=True)

    def _of_proof(self, proof: Proof) -> PuzzleSolution:
        points, even, reasons = proof.counted.points, self._puzzle.even, {}
        right = (proof.right[0], proof.rival) if even else proof.right
        for card in () if even else points:
            if card not in right:
                pair = CardComparison(
                    self._view, proof.counted, self._counting.tallies, right[0], card
                )
                reasons[card] = counted_reason(pair)
        lost = {card: tuple(map(float, row)) for card, row in points.items()}
        return PuzzleSolution(
            right, proof.rival, even, proof.gap, 0.0, proof.deals, points, lost, reasons
        )

    def hands(self, number: int) -> Hands:
        return tuple(cards_of(hand) for hand in self._counting.deals[number])


class JudgedSearch:
    """Draws sample deals in a thread; the answer has none before that, or if none can be drawn."""

    def __init__(self, puzzle: Puzzle, view: PlayerView) -> None:
        right, rivals = cards_of_letters(puzzle.best), cards_of_letters(puzzle.rivals)
        legal = legal_plays(view.rules, view.deal, view.own)
        if not right or not set(right) | set(rivals) <= set(legal):
            raise PositionError("an answer that cannot be played")
        rival = right[1] if puzzle.even else (*rivals, *legal)[0]
        self.result: PuzzleSolution | None = None
        known = {} if puzzle.reason is None else {rival: puzzle.reason}
        self._bare = PuzzleSolution(
            right, rival, puzzle.even, puzzle.gap, puzzle.error, 0, reasons=known
        )
        self._hands: tuple[Hands, ...] = ()
        self._puzzle, self._view = puzzle, view
        self._thread = threading.Thread(target=self._work, daemon=True, name="puzzle")
        self._thread.start()

    def _work(self) -> None:
        from hearts_gui.ai.coach.example_deals import draw_example_deals  # loads NumPy
        from hearts_gui.session.practice.judged import standing_of

        answered = self._bare
        try:
            examples = draw_example_deals(
                self._view, standing_of(self._puzzle), self._puzzle.position
            )
        except Exception:  # any error: the answer is known without the deals
            self.result = answered
            return
        self._hands = examples.hands
        lost = {card: tuple(-points for points in row) for card, row in examples.worth.items()}
        reasons: dict[Card, Message] = examples.reasons
        close: tuple[Card, ...] = ()
        if not self._puzzle.rated:  # the coach compared these cards in more deals
            compared = {*answered.right, *cards_of_letters(self._puzzle.rivals)}
            near = {card for card, reason in reasons.items() if reason.key in LEVEL}
            reasons = {card: reasons[card] for card in reasons if card not in compared & near}
            reasons = {**answered.reasons, **reasons}
            near.update(replace(answered, lost=lost).alike)
            close = tuple(sorted(near - compared))
        self.result = replace(
            answered, deals=len(examples.hands), points=examples.points, lost=lost,
            reasons=reasons, close=close,
        )  # fmt: skip

    @property
    def done(self) -> bool:
        return self.result is not None

    def more(self, *, waited: bool = False) -> None:
        pass

    def wait(self) -> None:
        """Wait until the thread has finished."""
        self._thread.join()

    def hands(self, number: int) -> Hands:
        return self._hands[number]


def search_for(puzzle: Puzzle, view: PlayerView) -> CountedSearch | JudgedSearch:
    """The solver of a puzzle. Raises PositionError."""
    return CountedSearch(puzzle, view) if puzzle.counted else JudgedSearch(puzzle, view)


STEPS = 3


def hint_of(answered: PuzzleSolution, step: int) -> Message:
    """One of the hints, counted from 1."""
    if step == 1:
        return _about(answered)
    if step == 2:
        first, second = lit_by(answered, step)
        return message("puzzle-hint-two", one=first, other=second)
    if answered.even:
        return message("puzzle-right-even", cards=answered.alike)
    reason = answered.reasons.get(answered.rival)
    answer = message("puzzle-right-alike", n=len(answered.right), cards=answered.right)
    return answer if reason is None else message("coach-both", first=answer, then=reason)


def lit_by(answered: PuzzleSolution, step: int) -> tuple[Card, ...]:
    """The cards that a hint names, in the order of the hand."""
    if step < 2:
        return ()
    if step == STEPS:
        return answered.alike
    first, second = sorted((answered.right[0], answered.rival))
    return first, second


def _about(answered: PuzzleSolution) -> Message:
    reason = answered.reasons.get(answered.rival)
    reason = None if reason is None else main_part(reason)
    named = {} if reason is None or reason.key in SETTLED else reason.named
    if isinstance(named.get("card"), Card):
        return message("puzzle-hint-card", card=named["card"])
    if "suit" in named:
        return message("hint-suit", suit=named["suit"])
    return message("hint-trick")
