"""A second implementation of the motifs of a decision, on cards as text and plain lists.

Written from the definitions in words alone. It knows rule sets whose cards are worth the same in
every deal.

    python -m tests.session.motif_judge [LABELS]

compares this number of labels with the game's own.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.play.actions import Action, AskKind, PassCards, PlayCard
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.past.motif_table import motifs
from tests.games import decisions, view

ORDER = "23456789TJQKA"
POINTS = {
    "standard": {"QS": 13},
    "omnibus": {"QS": 13, "JD": -10},
    "black_maria": {"QS": 13, "KS": 10, "AS": 7},
    "hooligan": {"QS": 13, "7C": 7},
}
LABELS = 10_000
UK = "black_maria"
"""There are no moons in these rules, and cards that cost may fall on the first trick."""


class Seen:
    """The seat's view, as texts."""

    def __init__(self, view: PlayerView, rules: str) -> None:
        deal = view.deal
        self.view, self.me = view, view.seat
        self.moons, self.clean = rules != UK, rules != UK and not deal.tricks
        self.points = {f"{rank}H": 1 for rank in ORDER} | POINTS[rules]
        self.hand = [card.text for card in view.own.hand]
        self.table = [(play.seat, play.card.text) for play in deal.plays]
        self.tricks = [
            ([(p.seat, p.card.text) for p in trick.plays], trick.taker) for trick in deal.tricks
        ]
        gone = {card for cards, _ in self.tricks for _, card in cards}
        gone |= {card for _, card in self.table} | set(self.hand)
        self.out = [rank + suit for rank in ORDER for suit in "CDSH" if rank + suit not in gone]
        self.last = len(self.table) == view.rules.players - 1
        self.led = self.table[0][1][1] if self.table else ""
        self.totals = [int(total.real) for total in view.public.standings.totals]

    def worth(self, card: str) -> int:
        return self.points.get(card, 0)

    def top(self) -> tuple[int, str]:
        """Who leads the trick, and with what."""
        return max(
            (play for play in self.table if play[1][1] == self.led), key=lambda e: high(e[1])
        )

    def takes(self, card: str) -> bool:
        return card[1] == self.led and high(card) > high(self.top()[1])

    def taken(self) -> list[tuple[int, int]]:
        """By seat: how many cards that cost it has, and how much they are together."""
        result = []
        for seat in range(len(self.totals)):
            cards = [c for each, taker in self.tricks if taker == seat for _, c in each]
            costs = [self.worth(card) for card in cards if self.worth(card) > 0]
            result.append((len(costs), sum(costs)))
        return result

    def others_out(self, card: str) -> tuple[int, int]:
        """Lower and higher cards of its suit that are out."""
        suit = [hidden for hidden in self.out if hidden[1] == card[1]]
        higher = sum(high(hidden) > high(card) for hidden in suit)
        return len(suit) - higher, higher


def high(card: str) -> int:
    return ORDER.index(card[0])


def judged(view: PlayerView, better: Action, other: Action, rules: str) -> set[str]:
    """The motifs by name."""
    seen = Seen(view, rules)
    if isinstance(better, PassCards) and isinstance(other, PassCards):
        return set(
            of_pass(seen, [c.text for c, _ in better.gives], [c.text for c, _ in other.gives])
        )
    assert isinstance(better, PlayCard)
    assert isinstance(other, PlayCard)
    good, bad = better.card.text, other.card.text
    return {
        *of_moons(seen, good, bad),
        *of_spades(seen, good, bad),
        *ends(seen),
        *(of_lead(seen, good, bad) if not seen.table else ()),
        *(of_follow(seen, good, bad) if seen.led == good[1] == bad[1] else ()),
        *(of_discard(seen, good, bad) if seen.led and seen.led not in good + bad else ()),
        *(["low-hearts"] if seen.led != "H" and bad in low_hearts() and good[1] != "H" else ()),
    }


def low_hearts() -> list[str]:
    return ["2H", "3H", "4H", "5H", "6H"]


def of_moons(seen: Seen, good: str, bad: str) -> Iterator[str]:
    taken = seen.taken()
    with_some = [seat for seat, (count, _) in enumerate(taken) if count]
    if len(with_some) != 1 or not seen.moons:
        return
    (alone,) = with_some
    count, cost = taken[alone]
    much = cost > 0.3 * sum(point for point in seen.points.values() if point > 0)
    if much:
        if alone == seen.me and goes_on(seen, good, bad):
            yield "shoot"
        if alone != seen.me:
            yield "stop-moon"
    elif count >= 4 and alone != seen.me:
        gives = seen.worth(bad) > 0 and seen.worth(good) <= 0
        if gives or (seen.table and seen.takes(good) and not seen.takes(bad)):
            yield "see-moon"
    if alone == seen.me and goes_on(seen, bad, good):
        yield "drop-moon"


def goes_on(seen: Seen, one: str, two: str) -> bool:
    if seen.table:
        return seen.takes(one) and not seen.takes(two)
    return seen.others_out(one)[1] < seen.others_out(two)[1]


def of_spades(seen: Seen, good: str, bad: str) -> Iterator[str]:
    big, table = ("KS", "AS"), [card for _, card in seen.table]
    out, lies = "QS" in seen.out, "QS" in table
    if good == "QS" and table and not seen.takes(good):
        yield "give-queen"
    if bad == "QS" and "KS" not in table and "AS" not in table:
        yield "hold-queen"
    if bad in big and good not in big and (
        (not table and out) or (seen.led == "S" and (lies or (out and not seen.last)))
    ):  # fmt: skip
        yield "high-spades"
    if out and good in big and bad not in big and table and (seen.led != "S" or seen.last):
        yield "shed-spades"
    small = [f"{rank}S" for rank in ORDER[:10]]
    holds = "QS" in seen.hand or (out and any(card in seen.hand for card in big))
    if holds and bad in small and good[1] != "S":
        yield "keep-guards"
    if not table and out and good in small and bad not in small:
        yield "smoke-out"


def of_lead(seen: Seen, good: str, bad: str) -> Iterator[str]:
    void = [suit.letter for seat, suit in seen.view.deal.voids if seat != seen.me]
    if bad[1] in void and good[1] not in void:
        yield "shown-void"
    gave = [card.text for card, _ in seen.view.own.gave if card.text in seen.out]
    under = [any(c[1] == x[1] and high(c) > high(x) for c in gave) for x in (good, bad)]
    if under == [True, False]:
        yield "passed"
    one, two = (sum(c[1] == x[1] for c in seen.out) for x in (good, bad))
    if one != two and min(one, two) < 3:
        yield "count"
    (lower, higher), (lower_bad, _) = seen.others_out(good), seen.others_out(bad)
    if higher and lower < lower_bad:
        yield "exit"
    if lower > lower_bad:
        yield "lead-high"
    yield from short(seen, good, bad)


def short(seen: Seen, good: str, bad: str) -> Iterator[str]:
    one, two = (sum(card[1] == x[1] for card in seen.hand) for x in (good, bad))
    if seen.worth(good) <= 0 and seen.worth(bad) <= 0 and one < 3 and one < two:
        yield "void"


def of_follow(seen: Seen, good: str, bad: str) -> Iterator[str]:
    free = seen.last and all(not seen.worth(card) for _, card in seen.table)
    first = seen.clean
    match seen.takes(good), seen.takes(bad):
        case True, False:
            if not free and all(
                seen.worth(card) >= 0 for card in (good, *dict(seen.table).values())
            ):
                yield "take"
        case False, True:
            yield "duck"
        case True, True:
            if high(good) < high(bad):
                yield "take-low"
        case _:
            if high(good) > high(bad):
                yield "duck-high"
    if first and high(good) > high(bad):
        yield "first-trick"
    if seen.last and not free and seen.takes(good) and seen.takes(bad) and high(good) > high(bad):
        yield "take-high"
    if not first and free and seen.takes(good) and high(good) > high(bad):
        yield "free-trick"


def of_discard(seen: Seen, good: str, bad: str) -> Iterator[str]:
    one, two = seen.worth(good), seen.worth(bad)
    if seen.clean:
        yield "first-trick"
    others = [total for seat, total in enumerate(seen.totals) if seat != seen.me]
    winner = seen.totals[seen.top()[0]]
    lone = others.count(winner) == 1
    if lone and one > 0 >= two and winner == min(others):
        yield "feed"
    if lone and two > 0 >= one and winner == max(others):
        yield "feed"
    if one > 0 and one > two and good != "QS":
        yield "throw"
    if two > 0 and two > one and bad != "QS":
        yield "not-points"
    if one == two and high(good) > high(bad):
        yield "danger"
    yield from short(seen, good, bad)


def ends(seen: Seen) -> Iterator[str]:
    """All these rules are played to a score."""
    most = sum(point for point in seen.points.values() if point > 0)
    if max(abs(total) for total in seen.totals) + most >= seen.view.rules.end_at:
        yield "last-deals"


def of_pass(seen: Seen, good: list[str], bad: list[str]) -> Iterator[str]:
    keeps = {name: [card for card in seen.hand if card not in gives]
             for name, gives in (("good", good), ("bad", bad))}  # fmt: skip
    big = ["QS", "KS", "AS"]
    small = [f"{rank}S" for rank in ORDER[:10]]
    if any(card in good and card not in bad for card in big):
        yield "pass-spades"
    if any(card in bad and card not in good for card in big) and not count(good, small):
        yield "pass-keep"
    if count(bad, small) > count(good, small) and count(keeps["good"], big):
        yield "pass-guards"
    for suit in "CDSH":
        held = [card for card in seen.hand if card[1] == suit]
        if held and set(held) <= set(good) and not set(held) <= set(bad):
            yield "pass-void"
    if count(bad, low_hearts()) > count(good, low_hearts()):
        yield "pass-hearts"
    court = [rank + suit for rank in "QKA" for suit in "CDH"]
    if count(good, court) > count(bad, court):
        yield "pass-high"


def count(cards: list[str], among: list[str]) -> int:
    return sum(card in among for card in cards)


def questions(rules: str, seed: str) -> Iterator[tuple[PlayerView, Action, Action]]:
    """Questions of a game that is played at random, each with two answers."""
    rng = random.Random(seed)

    bots = [RandomBot(f"{seed}/{seat}") for seat in range(4)]

    def answer(game: Game) -> Action:
        seen = view(game)
        if seen.ask.kind in (AskKind.PASS, AskKind.PLAY):
            return one_answer(seen, rng)
        return bots[seen.seat].decide(seen)  # what to do with a moon

    for decision in decisions(new_game(preset(rules, 4), seed), answer, deals=8):
        seen = decision.view
        if seen.ask.kind in (AskKind.PASS, AskKind.PLAY):
            pair = one_answer(seen, rng), one_answer(seen, rng)
            if pair[0] != pair[1]:
                yield seen, *pair


def one_answer(view: PlayerView, rng: random.Random) -> Action:
    if view.ask.kind is AskKind.PLAY:
        legal = legal_plays(view.rules, view.deal, view.own)
        return PlayCard(view.seat, rng.choice(legal))
    ((to, size),) = pass_gives(view.rules, view.deal.token, view.seat)
    return PassCards(view.seat, tuple((card, to) for card in rng.sample(view.own.hand, size)))


def compared(labels: int, seed: str = "motifs") -> Counter[str]:
    """Count each motif in that number of labels; a difference is an AssertionError."""
    counts: Counter[str] = Counter()
    for number in range(labels):
        for rules in POINTS:
            for seen, better, other in questions(rules, f"{seed}/{rules}/{number}"):
                game = {motif.value for motif in motifs(seen, better, other)}
                mine = judged(seen, better, other, rules)
                assert game == mine, (game ^ mine, seen.own.hand, seen.deal.plays, better, other)
                counts.update(mine)
            if counts.total() >= labels:
                return counts
    return counts


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else LABELS
    counts = compared(wanted)
    print(f"{counts.total()} labels agree")
    for motif in Motif:
        print(f"{motif.value:12} {counts[motif.value]:6}")


if __name__ == "__main__":
    main()
