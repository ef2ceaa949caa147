"""One puzzle while it is solved: the choice, the hints and the answer, without drawing."""

from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.session.past.motif import Motif, told
from hearts_gui.session.past.motif_table import motifs
from hearts_gui.session.practice.answered import STEPS, PuzzleSolution, hint_of, lit_by, search_for
from hearts_gui.session.practice.puzzle import Puzzle


class PuzzleRun:
    """A puzzle from its question to its answer. Raises PositionError for one that cannot be
    read.

    The player answers with a card, or that none is clearly best.
    """

    def __init__(self, puzzle: Puzzle, *, asks: bool = False) -> None:
        """With `asks` the puzzle asks whether there is a card to be found, not only which."""
        self.puzzle, self.asks = puzzle, asks
        self.view = puzzle.view()
        self.chosen: Card | None = None
        self.answer: Card | None = None
        """The card that was answered."""
        self.none = False
        """Whether the answer was that nothing is best."""
        self.answered = False
        """Whether there was an answer. Giving up is one with neither a card nor `none`."""
        self.hints = 0
        """The number of hints taken."""
        self.open_deal = 0
        """The number of the deal that lies open in the answer."""
        self.search = search_for(puzzle, self.view)
        """What works the answer out; outside a window one waits for it before `think`."""
        self.counted = False
        """Whether the answer and its deals are ready."""
        self.outcome: PuzzleSolution | None = None
        """The answer with its deals, once `think` has seen it finished: a thread may finish at any
        moment, and what follows must happen once."""
        self.legal = legal_plays(self.view.rules, self.view.deal, self.view.own)
        """The cards that may be played."""

    def think(self) -> bool:
        """Work on for a part of a frame. Returns whether that finished it."""
        if self.counted:
            return False
        self.search.more(waited=self.awaited)
        self.counted = self.search.done
        self.outcome = self.search.result if self.counted else None
        self.open_deal = self._telling()
        return self.counted

    def move(self, step: int) -> None:
        """Choose the next card that may be played."""
        index = self.legal.index(self.chosen) + step if self.chosen in self.legal else min(0, step)
        self.chosen = self.legal[index % len(self.legal)]

    def take_hint(self) -> None:
        """Take one more hint; the first one has to wait until the answer is worked out."""
        if not self.answered:
            self.hints = min(STEPS if self.counted else 1, self.hints + 1)

    @property
    def awaited(self) -> bool:
        """Whether the player waits for the answer or a hint."""
        return not self.counted and (self.answered or self.hints > 0)

    @property
    def hint(self) -> Message | None:
        """The last hint that was taken."""
        if self.outcome is None or not self.hints:
            return None
        return hint_of(self.outcome, self.hints)

    @property
    def lit(self) -> tuple[Card, ...]:
        """The cards that the last hint names."""
        return () if self.outcome is None or not self.hints else lit_by(self.outcome, self.hints)

    def settle(self, card: Card | None, *, none: bool = False) -> None:
        """Answer with a card, or that nothing is best, or give up."""
        self.answer, self.none, self.answered = card, none, True
        self.open_deal = self._telling()

    @property
    def solved(self) -> bool:
        """Whether the given answer is right."""
        if self.puzzle.even:
            return self.none
        return self.outcome is not None and self.answer in (
            *self.outcome.right,
            *self.outcome.close,
        )

    @property
    def lost(self) -> float:
        """The points of the answer behind the right card; without an answer, the rival's."""
        assert self.outcome is not None
        if self.compared not in self.outcome.lost or self.compared == self.outcome.rival:
            return 0.0 if self.solved else self.outcome.gap
        return max(0.0, self.outcome.mean(self.compared) - self.outcome.mean(self.outcome.right[0]))

    @property
    def answer_ready(self) -> bool:
        """Whether the answer can be shown: something was answered, and it is worked out."""
        return self.answered and self.outcome is not None

    @property
    def deals(self) -> int:
        """The number of deals that can be shown."""
        return 0 if self.outcome is None else self.outcome.deals

    @property
    def proved(self) -> bool:
        """Whether a proof can be shown: the puzzle counts all deals, and its answer is out."""
        return self.answer_ready and bool(self.deals)

    @property
    def compared(self) -> Card:
        """The card with which the right one is compared: the answer, if it was wrong."""
        assert self.outcome is not None
        wrong = self.answer in self.outcome.lost and not self.solved
        return self.answer if wrong and self.answer is not None else self.outcome.rival

    @property
    def reason(self) -> Message | None:
        """The reason why the right card is better than the one it is compared with."""
        return None if self.outcome is None else self.outcome.reasons.get(self.compared)

    @property
    def missed(self) -> tuple[Motif, ...]:
        """The motifs that speak for the right card against the one it is compared with."""
        assert self.outcome is not None
        seat, cards = self.view.seat, (self.outcome.right[0], self.compared)
        return told(motifs(self.view, *(PlayCard(seat, card) for card in cards)), self.reason)

    def _telling(self) -> int:
        return self.outcome.telling(self.compared) if self.deals and self.outcome else 0

    def signs(self) -> tuple[int, ...]:
        """For each deal, whether the right card is better (1), as good (0) or worse (-1).

        Where all possible deals are counted, "better" means better than every wrong card;
        elsewhere, better than the card it is compared with.
        """
        assert self.outcome is not None
        if not self.puzzle.counted or self.puzzle.even:
            return self.outcome.against(self.compared)
        rest = [card for card in self.outcome.lost if card not in self.outcome.right]
        return tuple(map(min, zip(*map(self.outcome.against, rest), strict=True)))

    def go(self, step: int) -> None:
        """Look at another deal."""
        self.open_deal = (self.open_deal + step) % max(1, self.deals)
