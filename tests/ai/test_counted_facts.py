"""The parts of a loss, counted a second time: world by world, with sets and fractions."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

from hearts_gui.ai.coach.facts import Cause, Ends, Fact, cards_that_matter, facts
from hearts_gui.ai.simulator.batch_cards import WORD, index_of
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points
from tests.games import first_deal

WORLDS = 200
PRESETS = ("standard", "omnibus", "spot", "black_maria", "double_deck")


class Made:
    """Invented results of two answers, as sets of cards and as the arrays that the coach counts."""

    def __init__(self, rules: Rules, seed: str) -> None:
        draw = random.Random(seed)
        self.rules = rules
        pack = [card for card in build_pack(rules) if not card.is_warren]
        self.taken = [
            [frozenset(draw.sample(pack, draw.randrange(0, 14))) for _ in range(WORLDS)]
            for _ in range(2)
        ]
        self.values = [[draw.randrange(-30, 31) for _ in range(WORLDS)] for _ in range(2)]
        self.shooters = [
            [draw.choice((-1, -1, -1, *range(rules.players))) for _ in range(WORLDS)]
            for _ in range(2)
        ]
        words = max(index_of(card) for card in pack) // WORD + 1
        bits = np.zeros((2, words, WORLDS), dtype=np.int64)
        for answer, worlds in enumerate(self.taken):
            for world, cards in enumerate(worlds):
                for card in cards:
                    word, bit = divmod(index_of(card), WORD)
                    bits[answer, word, world] |= 1 << bit
        self.ends = Ends(
            np.array(self.values, dtype=float), np.array(self.shooters), bits, np.arange(WORLDS)
        )

    def counted(self, seat: int, pair: tuple[Card, Card]) -> dict[str, tuple[Fraction, ...]]:
        """Cause: its chances after either answer, and its part of the loss."""
        counts: dict[str, list[Fraction]] = {}
        fraction = Fraction(1, WORLDS)
        for world in range(WORLDS):
            parted = False
            gain = self.values[0][world] - self.values[1][world]
            for name, happens in self._causes(seat, pair, world):
                row = counts.setdefault(name, [Fraction(0)] * 3)
                row[0] += happens[0] * fraction
                row[1] += happens[1] * fraction
                if happens[0] != happens[1] and not parted:
                    parted = True
                    row[2] += gain * fraction
            rest = counts.setdefault("rest", [Fraction(0)] * 3)
            if not parted:
                suit = counts.setdefault("suit", [Fraction(0)] * 3)
                part = self._suit(world, suit, fraction)
                suit[2] += part * fraction
                rest[2] += (gain - part) * fraction
        return {name: tuple(row) for name, row in counts.items() if name in ("rest", "suit")
                or row[0] or row[1]}  # fmt: skip

    def _causes(
        self, seat: int, pair: tuple[Card, Card], world: int
    ) -> list[tuple[str, tuple[bool, bool]]]:
        shooters = [row[world] for row in self.shooters]
        taken = [row[world] for row in self.taken]
        samples = [
            ("moon", (shooters[0] == seat, shooters[1] == seat)),
            ("others", tuple(shooter >= 0 and shooter != seat for shooter in shooters)),
        ]
        for card in cards_that_matter(self.rules, None):
            samples.append((str(card), tuple(card in {c.face for c in cards} for cards in taken)))
        for name, own in (("trick", pair), ("kept", pair[::-1])):
            pairs = zip(own, taken, strict=True)
            samples.append((name, tuple(card in cards for card, cards in pairs)))
        return [(name, (bool(first), bool(second))) for name, (first, second) in samples]

    def _suit(self, world: int, row: list[Fraction], fraction: Fraction) -> Fraction:
        """Return the cost of the hearts taken against the mean of the others, and their number."""
        worth = face_points(self.rules, None)
        single = cards_that_matter(self.rules, None)
        costs = []
        for answer in range(2):
            hearts = [
                card for card in self.taken[answer][world]
                if card.suit is Suit.HEARTS and worth.get(card.face, 0) and card not in single
            ]  # fmt: skip
            row[answer] += len(hearts) * fraction
            costs.append(sum(abs(int(worth[card.face].real)) for card in hearts))
        players = self.rules.players
        return Fraction(players * (costs[1] - costs[0]), players - 1)


def told(fact: Fact) -> str:
    return str(fact.card) if fact.card is not None else fact.cause.value


def some_view(rules: Rules) -> PlayerView:
    return view_of(first_deal(rules, "facts"), 1)


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("seed", range(5))
def test_every_part_is_what_a_count_by_hand_says(key: str, seed: int) -> None:
    rules = preset(key)
    sample, view = Made(rules, f"{key}/{seed}"), some_view(rules)
    pair = view.own.hand[0], view.own.hand[-1]
    result = {
        told(fact): fact
        for fact in facts(view, sample.ends, (PlayCard(1, pair[0]), PlayCard(1, pair[1])))
    }
    wanted = sample.counted(1, pair)
    assert set(result) == set(wanted)
    for name, (first, second, part) in wanted.items():
        assert result[name].loss == pytest.approx(float(part), abs=1e-9), name
        if name != "rest":
            assert result[name].chances == pytest.approx((float(first), float(second))), name
    whole = sum(part for _, _, part in wanted.values())
    gains = [a - b for a, b in zip(*sample.values, strict=True)]
    assert whole == Fraction(sum(gains), WORLDS)


@pytest.mark.parametrize("key", ["standard", "double_deck"])
def test_an_older_numpy_counts_alike(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing before: NumPy 1.26 cannot count bits, and every reason of the coach was lost."""
    sample, view = Made(preset(key), key), some_view(preset(key))
    pair = (PlayCard(1, view.own.hand[0]), PlayCard(1, view.own.hand[-1]))
    usual = list(facts(view, sample.ends, pair))
    monkeypatch.delattr(np, "bitwise_count", raising=False)
    assert list(facts(view, sample.ends, pair)) == usual


def test_the_count_by_hand_sees_a_fault() -> None:
    rules = preset("standard")
    sample, view = Made(rules, "fault"), some_view(rules)
    pair = view.own.hand[0], view.own.hand[-1]
    before = sample.counted(1, pair)[str(QS)]
    sample.taken[0] = [cards - {QS} for cards in sample.taken[0]]
    assert sample.counted(1, pair).get(str(QS)) != before
    assert Cause.CARD in {
        fact.cause
        for fact in facts(view, sample.ends, (PlayCard(1, pair[0]), PlayCard(1, pair[1])))
    }
