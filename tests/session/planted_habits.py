"""Learners with a planted habit: how often the trainer names it, and sound players falsely.

    python -m tests.session.planted_habits [LEARNERS] [--pool FILE]

`build/measure_motifs.py` makes a pool of decisions; without one the small pool beside this is used.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Generic, TypeVar

from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.actions import Action, PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.past.motif import MOONS, Cell, Motif, Occasion
from hearts_gui.session.past.motif_table import cells_met
from hearts_gui.session.practice.puzzle import view_at
from hearts_gui.session.practice.weakness import Weakness, weaknesses
from hearts_gui.session.practice.whole_deal import cards_of_letters

POOL = Path(__file__).parent / "decisions.txt"
IN_A_GAME = 95
"""Real choices of one person in a game, about eight deals."""
WORSE = 0.25
RATE = 0.6
"""Where its habit may lead a learner astray, it does so this often."""
SPREAD = 0.25
"""The spread of the logarithm of how much more often a sound player misses a motif than others."""

A = TypeVar("A")
"""The kind of answers: cards, or passes."""
About = tuple[Cell, ...]
Habit = Callable[[PlayerView, Card, Card, About], bool]
"""Whether the second card may be played for the first, which is better, out of this habit; what
the choice between them is about is for the habits that are motifs."""


@dataclass(frozen=True, slots=True)
class PoolPosition(Generic[A]):
    """A decision: the best answer, what a Club player gave, and the answers that are worse."""

    view: PlayerView
    best: A
    played: A
    worse: tuple[tuple[A, float, About], ...]


def pool_of(path: Path) -> list[PoolPosition[Card]]:
    """The decisions of a file."""
    pool = []
    for line in path.read_text(encoding="ascii").splitlines():
        position, best, played, cells = line.split("|")
        view, card = view_at(position), cards_of_letters(best)[0]
        worse = []
        for cell in cells.split(","):
            other, loss = cards_of_letters(cell[0])[0], float(cell[1:])
            if loss >= WORSE and other is not card:
                pair = PlayCard(view.seat, card), (PlayCard(view.seat, other),)
                worse.append((other, loss, about_of(view, *pair)))
        pool.append(PoolPosition(view, card, cards_of_letters(played)[0], tuple(worse)))
    return pool


def about_of(view: PlayerView, better: Action, others: tuple[Action, ...]) -> About:
    """The motifs of a choice, the most particular first, and after them their occasions.

    Those of a moon are named by the coach's reason, and a pool has none.
    """
    cells = cells_met(view, better, others)
    every = product((motif for motif in Motif if motif not in MOONS), (None, *Occasion))
    return tuple(sorted((cell for cell in every if cell in cells), key=lambda cell: bool(cell[1])))


def of_motif(motif: Motif) -> Habit:
    return lambda _, __, ___, about: (motif, None) in about


def follows(view: PlayerView, card: Card) -> bool:
    return view.deal.led_suit is card.suit


def takes(view: PlayerView, card: Card) -> bool:
    """Whether it is the highest of the suit led so far."""
    led = [play.card for play in view.deal.plays if play.card.suit is view.deal.led_suit]
    return follows(view, card) and all(card.rank > lying.rank for lying in led)


def grabs(view: PlayerView, better: Card, other: Card, _: About) -> bool:
    """Takes a trick wherever it can."""
    return takes(view, other) and not takes(view, better)


def hoards(view: PlayerView, better: Card, other: Card, _: About) -> bool:
    """Discards low cards and keeps the high ones."""
    free = bool(view.deal.plays) and not follows(view, other)
    return free and other.rank < 8 and better.suit is not Suit.HEARTS and better.rank > other.rank


def saves_hearts(view: PlayerView, better: Card, other: Card, _: About) -> bool:
    """Discards something else than a heart."""
    free = bool(view.deal.plays) and not follows(view, better)
    return free and better.suit is Suit.HEARTS and other.suit is not Suit.HEARTS


def clings(view: PlayerView, better: Card, other: Card, _: About) -> bool:
    """Holds the queen of spades where she could go."""
    return better is QS and other is not QS


def leads_high(view: PlayerView, better: Card, other: Card, _: About) -> bool:
    """Leads queens, kings and aces where a low card would do."""
    return not view.deal.plays and other.rank >= 12 > better.rank


def leads_low(view: PlayerView, better: Card, other: Card, _: About) -> bool:
    """Never leads above the six."""
    return not view.deal.plays and other.rank <= 6 < better.rank


MOTIFS = tuple(
    motif for motif in Motif
    if not motif.of_pass and motif not in (Motif.FEED, Motif.LAST_DEALS, *MOONS)
)  # fmt: skip
"""The motifs that can be told in a pool of first deals."""
HABITS: dict[str, tuple[Habit, tuple[Motif, ...]]] = {
    **{motif.value: (of_motif(motif), (motif,)) for motif in MOTIFS},
    "grabs": (grabs, (Motif.DUCK,)),
    "hoards": (hoards, (Motif.DANGER,)),
    "saves hearts": (saves_hearts, (Motif.THROW,)),
    "clings": (clings, (Motif.GIVE_QUEEN,)),
    "leads high": (leads_high, (Motif.EXIT, Motif.HIGH_SPADES, Motif.COUNT)),
    "leads low": (leads_low, (Motif.LEAD_HIGH,)),
}
"""Each with the names that fit it."""
LEVELS = (0.4, 1.0, 1.6, 2.5)
"""The number of a Club player's mistakes that sound players of four levels make."""


class Trial:
    """Learners who choose in a pool of decisions."""

    def __init__(self, pool: Sequence[PoolPosition[Any]]) -> None:
        self.pool = pool
        wrong = sum(any(card is choice.played for card, _, _ in choice.worse) for choice in pool)
        self.usual = wrong / len(pool)

    def tempted(self, habit: Habit) -> list[tuple[Card, ...]]:
        """By decision the worse cards to which a habit leads."""
        return [
            tuple(
                card
                for card, _, about in choice.worse
                if habit(choice.view, choice.best, card, about)
            )
            for choice in self.pool
        ]

    def named(
        self, games: int, rng: random.Random, *, level: float = 1.0,
        tempted: Sequence[tuple[Any, ...]] = (), rate: float = RATE,
    ) -> Weakness | None:  # fmt: skip
        """The weakness that the trainer names after these games, if any."""
        odd = {motif: rng.lognormvariate(0.0, SPREAD) for motif in Motif}
        met: Counter[Cell] = Counter()
        missed: Counter[Cell] = Counter()
        for _ in range(games * IN_A_GAME):
            index = rng.randrange(len(self.pool))
            asked = self.pool[index]
            card = self._sound(asked, rng, level, odd)
            if tempted and tempted[index] and rng.random() < rate:
                card = rng.choice(tempted[index])
            met.update({cell for _, _, those in asked.worse for cell in those})
            missed.update(m for other, _, those in asked.worse if other is card for m in those)
        counts = {motif: (met[motif, None], missed[motif, None]) for motif in Motif
                  if (motif, None) in met}  # fmt: skip
        places = {cell: (met[cell], missed[cell]) for cell in met if cell[1]}
        weak = weaknesses(counts, games * IN_A_GAME, places)
        return weak[0] if weak and weak[0].sure else None

    def _sound(
        self, asked: PoolPosition[A], rng: random.Random, level: float, odd: dict[Motif, float]
    ) -> A:
        """Return a sound player's answer at a level, with motifs a little better or worse."""
        for card, _, those in asked.worse:
            if card is asked.played:
                factor = level * (odd[those[0][0]] if those else 1.0)
                return card if rng.random() < factor else asked.best
        extra = max(0.0, level - 1) * self.usual
        if asked.worse and rng.random() < extra:
            return min(asked.worse, key=lambda each: each[1])[0]
        return asked.best


def rates(
    pool: Sequence[PoolPosition[Card]], learners: int, games: int
) -> dict[str, tuple[int, int]]:
    """By habit: how many of the learners are named rightly, and how many otherwise."""
    trial, result = Trial(pool), {}
    for name, (habit, fits) in HABITS.items():
        tempted, right, other = trial.tempted(habit), 0, 0
        for number in range(learners):
            rng = random.Random(f"{name}/{games}/{number}")
            named = trial.named(games, rng, tempted=tempted)
            right += named is not None and named.motif in fits
            other += named is not None and named.motif not in fits
        result[name] = right, other
    return result


def false_names(pool: Sequence[PoolPosition[Any]], players: int, games: int) -> int:
    """Count the sound players of four levels that get a name."""
    trial = Trial(pool)
    return sum(
        trial.named(games, random.Random(f"sound/{games}/{number}"),
                    level=LEVELS[number % len(LEVELS)]) is not None
        for number in range(players)
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("learners", type=int, nargs="?", default=20)
    parser.add_argument("--pool", type=Path, default=POOL)
    options = parser.parse_args()
    pool = pool_of(options.pool)
    print(f"{len(pool)} decisions, {len(HABITS)} habits, {options.learners} learners each")
    for games in (5, 10, 20):
        result = rates(pool, options.learners, games)
        half = sum(2 * right > options.learners for right, _ in result.values())
        right, other = (sum(pair[at] for pair in result.values()) for at in (0, 1))
        false = false_names(pool, 10 * options.learners, games)
        print(f"{games} games: {right} of {len(result) * options.learners} learners named rightly,"
              f" {other} otherwise; {half} habits in most learners;"
              f" {false} of {10 * options.learners} sound players falsely")  # fmt: skip
        if games == 10:
            print("  " + ", ".join(f"{name} {right}" for name, (right, _) in result.items()))


if __name__ == "__main__":
    main()
