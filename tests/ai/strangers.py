"""Small players of different ideas: strong players are measured against them, but never tuned.

    hearts-gui match grandmaster 'cmd:python -m tests.ai.strangers counter' --format 1v3
    python -m tests.ai.against_strangers grandmaster

They use nothing of the program: they read and write the lines that `hearts_gui/README.md`
describes. They know games in which few points are good and four people follow suit.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TextIO

RANKS = "23456789TJQKA"
SUITS = "CDSH"
QUEEN = "QS"


def rank(card: str) -> int:
    return RANKS.find(card[0])


def points(card: str) -> int:
    """Return the cost of a card in the standard game."""
    return 13 if card[:2] == QUEEN else int(card[1] == "H")


@dataclass
class Table:
    """The knowledge of a seat about the deal."""

    seat: int
    rng: random.Random
    hand: list[str] = field(default_factory=list)
    trick: list[str] = field(default_factory=list)
    """The cards of the trick so far, the lead first."""
    seen: set[str] = field(default_factory=set)
    """Cards that were played, and the player's own."""
    last_suit: str = ""
    """The suit that was led to the trick before."""
    mine: int = 0
    """Points that this seat has taken."""
    others: int = 0

    def hear(self, event: Mapping[str, Any]) -> None:
        """Something happened."""
        match event:
            case {"e": "DealStarted"}:
                self.trick, self.seen, self.mine, self.others = [], set(), 0, 0
            case {"e": "CardPlayed", "card": str(card)}:
                self.trick.append(card)
                self.seen.add(card)
            case {"e": "TrickTaken", "seat": seat}:
                cost = sum(map(points, self.trick))
                self.mine += cost if seat == self.seat else 0
                self.others += cost if seat != self.seat else 0
                self.last_suit = self.trick[0][1] if self.trick else ""
                self.trick = []
            case _:
                pass

    def wins(self, card: str) -> bool:
        """Whether a card would be the highest of the trick now."""
        return not self.trick or (
            card[1] == self.trick[0][1]
            and all(rank(card) > rank(lying) for lying in self.trick if lying[1] == card[1])
        )

    def unseen(self, suit: str) -> list[str]:
        """The cards of a suit that others still hold."""
        mine = set(self.hand)
        return [
            rank_ + suit for rank_ in RANKS if not {rank_ + suit} & (self.seen | mine)
        ]  # fmt: skip


Play = Callable[[Table, Sequence[str]], str]


def greedy(table: Table, legal: Sequence[str]) -> str:
    """Takes the fewest points in this trick; otherwise gets rid of the highest card."""

    def cost(card: str) -> tuple[int, int, int]:
        now = sum(map(points, table.trick)) + points(card)
        return (now if table.wins(card) else 0, -points(card), -rank(card))

    return min(legal, key=cost)


def paranoid(table: Table, legal: Sequence[str]) -> str:
    """Always plays low, and thinks of nothing else."""
    return min(legal, key=lambda card: (points(card), rank(card)))


def safe(table: Table, legal: Sequence[str]) -> str:
    """Any card that does not win, by chance."""
    losing = [card for card in legal if not table.wins(card)]
    return table.rng.choice(losing or list(legal))


def moon_mad(table: Table, legal: Sequence[str]) -> str:
    """Wants every trick until another player has a point, then plays low."""
    if table.others:
        return greedy(table, legal)
    winning = [card for card in legal if table.wins(card)]
    return max(winning or [min(legal, key=points)], key=rank)


def counter(table: Table, legal: Sequence[str]) -> str:
    """Counts the cards that are out: leads where many are higher, throws the likeliest winner."""

    def higher(card: str) -> int:
        return sum(rank(other) > rank(card) for other in table.unseen(card[1]))

    if not table.trick:
        return max(legal, key=lambda card: (higher(card), -rank(card)))
    losing = [card for card in legal if not table.wins(card)]
    if losing:
        return max(losing, key=lambda card: (points(card), -higher(card), rank(card)))
    last, dear = len(table.trick) == 3, any(map(points, table.trick))
    return max(legal, key=rank) if last and not dear else min(legal, key=rank)


def copycat(table: Table, legal: Sequence[str]) -> str:
    """Leads the suit of the trick before again, its middle card; follows with a middle card."""
    same = sorted((card for card in legal if card[1] == table.last_suit), key=rank)
    pool = same if same and not table.trick else sorted(legal, key=rank)
    return pool[len(pool) // 2]


def hunter(table: Table, legal: Sequence[str]) -> str:
    """Leads low spades until the queen is gone."""
    low = [card for card in legal if card[1] == "S" and rank(card) < rank(QUEEN)]
    if not table.trick and low and QUEEN not in table.seen and QUEEN not in table.hand:
        return max(low, key=rank)
    return greedy(table, legal)


def emptier(table: Table, legal: Sequence[str]) -> str:
    """Plays its shortest suit out, high cards first."""
    return min(
        legal, key=lambda card: (sum(card[1] == other[1] for other in table.hand), -rank(card))
    )


KINDS: Mapping[str, Play] = {
    play.__name__: play
    for play in (greedy, paranoid, safe, moon_mad, counter, copycat, hunter, emptier)
}


def given_away(kind: str, hand: Sequence[str], count: int) -> list[str]:
    """The cards that a kind passes: the lowest for a moon, the shortest suit, or the highest."""
    if kind == moon_mad.__name__:
        return sorted(hand, key=rank)[:count]
    if kind == emptier.__name__:
        return sorted(hand, key=lambda card: sum(card[1] == other[1] for other in hand))[:count]
    return sorted(hand, key=lambda card: (points(card) == 13, rank(card)), reverse=True)[:count]


def answer(kind: str, table: Table, question: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to one question."""
    ask, legal = question["ask"], question["legal"]
    if ask == "play":
        return {"play": KINDS[kind](table, legal)}
    if ask == "pass":
        receivers = [to for to, count in question["gives"] for _ in range(count)]
        cards = given_away(kind, legal, len(receivers))
        return {"pass": [list(pair) for pair in zip(cards, receivers, strict=True)]}
    if ask == "bury":
        return {"bury": given_away(kind, legal, question["count"])}
    if ask == "charge":
        return {"charge": []}
    return {ask: legal[0]}


def answers(kind: str, lines: Iterable[str]) -> Iterable[str]:
    """Yield the answers of one player to the lines that it reads."""
    table = Table(0, random.Random(0))
    for line in lines:
        message = json.loads(line)
        if "hello" in message:
            table = Table(message["seat"], random.Random(message["seed"]))
            continue
        for event in message["events"]:
            table.hear(event)
        table.hand = message["hand"]
        yield json.dumps(answer(kind, table, message))


def main(arguments: Sequence[str], lines: TextIO) -> None:
    """Play as the kind that is named."""
    if len(arguments) != 1 or arguments[0] not in KINDS:
        sys.exit(f"Name one of these players: {', '.join(KINDS)}")
    for line in answers(arguments[0], lines):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:], sys.stdin)
