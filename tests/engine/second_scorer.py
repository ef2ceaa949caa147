"""A second scorer, written from the rule text alone, to compare the engine with.

It knows cards as text, hands as multisets, scores as pairs (real, imaginary), and works with
sums over whole groups of cards where the engine works card by card. It shares nothing with the
engine but the option values.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from hearts_gui.engine.rules.rules import Rules

Pair = tuple[int, int]
NONE: Pair = (0, 0)
RANKS = "23456789TJQKA"
HEARTS = [f"{rank}H" for rank in RANKS]

TABLES = {
    "black_lady": "1 1 1 1 1 1 1 1 1 1 1 1 1 QS:13",
    "hearts_only": "1 1 1 1 1 1 1 1 1 1 1 1 1",
    "hooligan": "1 1 1 1 1 1 1 1 1 1 1 1 1 QS:13 7C:7",
    "graded": "1 1 1 1 1 1 1 1 1 2 3 4 5 QS:13",
    "pip_spot": "2 3 4 5 6 7 8 9 10 11 12 13 14 QS:25",
    "pip_119": "2 3 4 5 6 7 8 9 10 10 10 10 10 QS:25",
    "black_maria": "1 1 1 1 1 1 1 1 1 1 1 1 1 QS:13 KS:10 AS:7",
    "black_lady_uk": "2 3 4 5 6 7 8 9 10 10 10 10 10 QS:50 AS:40 TS:20",
    "gong_zhu": "0 0 0 -10 -10 -10 -10 -10 -10 -20 -30 -40 -50 QS:-100 JD:100",
    "royal": "1 1 1 1 1 1 1 1 1 1 1 1 1 QS:26 QD:-10",
    "turbo": "1 1 1 1 1 1 1 1 1 1 1 1 1 QS:13 JD:-10",
    "complex": "1 1 1 1 1 1 1 1 1 1 1 1 1 QS:13i JD:-10",
    "ten_of_clubs": "1 1 1 1 1 1 1 1 1 1 1 1 1 QS:13",
    "reverse": "0 0 0 0 0 0 0 0 0 1 1 0 0",
    "four_jacks": "0 0 0 0 0 0 0 0 0 1 0 0 0 JC:1 JD:1 JS:2",
}


@dataclass
class Pile:
    """The cards before each seat after the last trick, and how they came there."""

    hands: list[Counter[str]]
    played: Counter[str]  # cards that were in play and are not void
    tricks: list[int]
    later_tricks: list[int]
    totals: list[Pair]
    charged: set[str] = field(default_factory=set)
    named: str | None = None
    pledged: list[bool] = field(default_factory=list)
    passed_to: list[int | None] = field(default_factory=list)
    sides: list[int] = field(default_factory=list)
    first: int = 0  # the seat left of the dealer, where turns begin


def plus(*pairs: Pair) -> Pair:
    """The sum of pairs."""
    return sum(p[0] for p in pairs), sum(p[1] for p in pairs)


def times(pair: Pair, factor: int) -> Pair:
    """A pair taken several times."""
    return pair[0] * factor, pair[1] * factor


def minus(pair: Pair) -> Pair:
    """The opposite."""
    return times(pair, -1)


def price_list(rules: Rules, named: str | None) -> dict[str, Pair]:
    """Return the cost of each face on its own."""
    prices: dict[str, Pair] = {}
    if rules.values.value == "named_suit":
        prices = {rank + (named or "H"): (1, 0) for rank in RANKS}
    elif rules.values.value == "pip_hay":
        for rank, face in zip(range(2, 15), HEARTS, strict=True):
            prices[face] = (rank, 0)
            if rules.pip_courts.value == "ten" and rank in (11, 12, 13):
                prices[face] = (10, 0)
        prices["AH"] = (rules.pip_ace, 0)
        prices["QS"] = (50, 0)
    else:
        words = TABLES[rules.values.value].split()
        prices = {face: (int(word), 0) for face, word in zip(HEARTS, words[:13], strict=True)}
        for word in words[13:]:
            face, text = word.split(":")
            prices[face] = (0, int(text[:-1])) if text.endswith("i") else (int(text), 0)
    if rules.bonus_card.value != "none":
        prices[rules.bonus_card.value] = (rules.bonus_amount, 0)
    for face, points in rules.custom_values:
        prices[face] = (points, 0)
    return {face: pair for face, pair in prices.items() if pair != NONE}


def is_bad(rules: Rules, pair: Pair) -> bool:
    """Whether nobody wants a card of this price."""
    if rules.score_dir.value == "high":
        return pair[0] < 0
    return pair[0] > 0 or pair[1] > 0


def face_of(card: str) -> str:
    """The face printed on a card of any pack."""
    return card.rstrip("'")


class Counting:
    """One deal under one set of rules."""

    def __init__(self, rules: Rules, pile: Pile) -> None:
        self.rules = rules
        self.pile = pile
        self.prices = price_list(rules, pile.named)
        self.wanted = {card for card in pile.played if face_of(card) in self._moon_faces()}
        self.heart_factor = 2 if any(face_of(card) == "AH" for card in pile.charged) else 1
        self.shooters = self._shooters()
        self.sun = bool(self.shooters) and self._all_tricks()
        if not self._shot_counts():
            self.shooters = []
            self.sun = False

    def _moon_faces(self) -> set[str]:
        bad = {face for face, pair in self.prices.items() if is_bad(self.rules, pair)}
        return {
            "all_penalties": bad,
            "all_penalties_and_bonus": set(self.prices),
            "all_hearts": set(HEARTS),
            "hearts_and_queen": {*HEARTS, "QS"},
        }[self.rules.moon_needs.value]

    def _shooters(self) -> list[int]:
        n = len(self.pile.hands)
        parties = [[seat] for seat in range(n)]
        if self.pile.sides and self.rules.partner_moon.value == "pooled":
            parties = [
                [seat for seat in range(n) if self.pile.sides[seat] == side]
                for side in set(self.pile.sides)
            ]
        for party in parties:
            together = set().union(*(self.pile.hands[seat] for seat in party))
            if self.wanted and self.wanted <= together:
                return party
        return []

    def _all_tricks(self) -> bool:
        kind = self.rules.sun.value
        tricks = self.pile.later_tricks if kind == "first_trick_free" else self.pile.tricks
        others = [t for seat, t in enumerate(tricks) if seat not in self.shooters]
        return kind != "off" and sum(tricks) > 0 and not any(others)

    def _shot_counts(self) -> bool:
        if not self.shooters:
            return False
        has_moon = self.rules.moon_effect.value != "none"
        if self.rules.sun.value == "sun_only":
            return has_moon and self.sun
        return has_moon or self.sun

    def speaker(self) -> int:
        """The seat that shot: of two partners the one with more of the cards."""
        n = len(self.pile.hands)
        step = self.rules.turn_step
        order = [(self.pile.first + step * k) % n for k in range(n)]
        most = max(len(self.wanted & set(self.pile.hands[seat])) for seat in self.shooters)
        return next(
            seat
            for seat in order
            if seat in self.shooters and len(self.wanted & set(self.pile.hands[seat])) == most
        )

    def victims(self) -> list[int]:
        """The opponents in turn after the shooter."""
        n = len(self.pile.hands)
        one = self.speaker()
        seats = [(one + self.rules.turn_step * k) % n for k in range(1, n)]
        sides = self.pile.sides or list(range(n))
        return [s for s in seats if s not in self.shooters and sides[s] != sides[one]]

    def big_sun(self) -> bool:
        """Whether a sun counts twice what a moon does."""
        return self.sun and self.rules.sun.value in ("52", "punish", "first_trick_free")

    def choices(self) -> list[str]:
        """Return the possible effects of the moon, in words."""
        if not self.shooters:
            return [""]
        effect = self.rules.moon_effect.value
        if self.sun and self.rules.sun.value == "clean_slate":
            return ["clean_slate"]
        adding = ["add"]
        if self.rules.complex_signs:
            adding = ["".join(signs) for signs in product("+-", repeat=len(self.victims()))]
        if effect == "add" and self.rules.moon_guard.value == "reached_score":
            total = self.pile.totals[self.speaker()]
            reached = (
                total[0] ** 2 + total[1] ** 2 >= self.rules.moon_guard_score**2
                if self.rules.values.value == "complex"
                else total[0] >= self.rules.moon_guard_score
            )
            return adding + ["subtract"] * reached
        if effect == "zero_or_double":
            return ["add"] if self.big_sun() else ["zero", "double"]
        if effect in ("negate", "in_values", "none"):
            return ["add"] if self.big_sun() else [effect]
        return {
            "choice": [*adding, "subtract"],
            "add": adding,
            "add_other_side": adding,
            "subtract": ["subtract"],
            "gift_from_each": ["gift"],
        }[effect]

    # Hands

    def price(self, card: str) -> Pair:
        """Return the cost of one card, its charge included."""
        face = face_of(card)
        pair = self.prices.get(face, NONE)
        if face[-1] == "H":
            return times(pair, self.heart_factor)
        return times(pair, 2 if card in self.pile.charged and face in ("QS", "JD") else 1)

    def parts(self, seat: int, choice: str) -> dict[str, Pair]:
        """A hand in three parts: cards of the moon, other costs, benefits."""
        hand = self.pile.hands[seat]
        values = self.rules.values.value
        sums = {"moon": NONE, "cost": NONE, "gain": NONE}
        faces = Counter(face_of(card) for card in hand.elements())
        spared = faces["QC"] if values == "royal" else 0
        for card in sorted(hand):
            face = face_of(card)
            pair = self.price(card)
            bad = is_bad(self.rules, self.prices.get(face, NONE)) or face not in self.prices
            part = "gain" if not bad else "moon" if card in self.wanted else "cost"
            if values == "royal" and face[-1] == "H":
                pair = times(pair, 2 ** faces["QH"])
            if face == "QS" and spared:
                spared -= 1
                pair = NONE
            if seat in self.shooters and choice in ("negate", "in_values"):
                turned = part == "moon" or (
                    face == "QS" and choice == "in_values" and self._pig_turns()
                )
                pair = minus(pair) if turned else pair
            sums[part] = plus(sums[part], pair)
        return self._with_ten(hand, faces, sums)

    def _pig_turns(self) -> bool:
        if self.rules.pig_flip.value == "all_hearts":
            return True
        all_faces = {*HEARTS, "TC", *self.prices}
        everything = {card for card in self.pile.played if face_of(card) in all_faces}
        mine = set().union(*(self.pile.hands[seat] for seat in self.shooters))
        return everything <= mine

    def _with_ten(
        self, hand: Counter[str], faces: Counter[str], sums: dict[str, Pair]
    ) -> dict[str, Pair]:
        values = self.rules.values.value
        tens = [card for card in hand if face_of(card) == "TC"]
        if not tens or values not in ("turbo", "gong_zhu", "complex", "ten_of_clubs"):
            return sums
        if values == "gong_zhu":
            company = {*HEARTS, *self.prices} - {"TC"}
            if not company & set(faces):
                for card in tens:
                    gain = 100 if card in self.pile.charged else 50
                    sums["gain"] = plus(sums["gain"], (gain, 0))
                return sums
        for card in tens:
            factor = 4 if card in self.pile.charged else 2
            for part in sums:
                if part == "gain" and values == "ten_of_clubs":
                    continue
                pair = times(sums[part], factor)
                sums[part] = (-pair[1], pair[0]) if values == "complex" else pair
        return sums

    # The whole deal

    def amount(self, parts: list[dict[str, Pair]]) -> Pair:
        """Return the worth of the moon."""
        if self.rules.values.value == "complex":
            return plus(*(parts[seat]["moon"] for seat in self.shooters))
        if self.rules.moon_amount.value == "own_hand":
            return plus(*(plus(*parts[seat].values()) for seat in self.shooters))
        bad = [c for c in self.wanted if is_bad(self.rules, self.prices.get(face_of(c), NONE))]
        return plus(NONE, *(self.price(card) for card in bad))

    def points(self, choice: str) -> list[Pair]:
        """Return the points that the deal adds to each total."""
        n = len(self.pile.hands)
        parts = [self.parts(seat, choice) for seat in range(n)]
        loose = [parts[seat]["gain"] for seat in range(n)]  # benefits apart from the moon
        cards = [plus(*parts[seat].values()) for seat in range(n)]
        moon = [NONE] * n
        if self.shooters:
            moon = self._moon(choice, parts)
            for seat in self.shooters:
                cards[seat] = self._left(choice, parts[seat])
                if self.rules.moon_and_bonus.value == "swallowed" or self._own_amount():
                    loose[seat] = NONE
        result = []
        for seat in range(n):
            if choice == "clean_slate" and seat in self.shooters:
                result.append(minus(self.pile.totals[seat]))
                continue
            score = plus(cards[seat], moon[seat], self._extras(seat))
            if self.rules.partners.value == "adhoc" and self.pile.sides:
                mates = [s for s in range(n) if s != seat]
                mates = [s for s in mates if self.pile.sides[s] == self.pile.sides[seat]]
                score = plus(score, *(cards[s] for s in mates))
            result.append(self._floored(seat, score, loose[seat]))
        return result

    def _own_amount(self) -> bool:
        return self.rules.moon_amount.value == "own_hand"

    def _left(self, choice: str, parts: dict[str, Pair]) -> Pair:
        """Return the remaining cost of a shooter's own cards."""
        swallowed = self.rules.moon_and_bonus.value == "swallowed"
        gain = NONE if swallowed else parts["gain"]
        if choice == "clean_slate":
            return NONE
        if choice in ("negate", "in_values"):
            return plus(parts["moon"], parts["cost"], gain)
        if self._own_amount() and self.rules.values.value != "complex":
            return NONE
        return plus(parts["cost"], gain)

    def _moon(self, choice: str, parts: list[dict[str, Pair]]) -> list[Pair]:
        n = len(self.pile.hands)
        one, others = self.speaker(), self.victims()
        amount = self.amount(parts)
        moon = [NONE] * n
        shares = dict.fromkeys(others, amount)
        if self.big_sun():
            for seat in others:
                passed = self.pile.passed_to[seat] if self.pile.passed_to else None
                guilty = passed is not None and passed in self.shooters
                if guilty or self.rules.sun.value != "punish":
                    shares[seat] = times(amount, 2)
        if choice in ("add", "gift"):
            for seat in others:
                moon[seat] = shares[seat]
        if choice == "gift":
            moon[one] = minus(plus(*shares.values()))
        if choice == "subtract":
            moon[one] = minus(times(amount, 2 if self.big_sun() else 1))
        if choice == "zero":
            for seat in self.shooters:
                moon[seat] = minus(self.pile.totals[seat])
        if choice == "double":
            for seat in others:
                moon[seat] = self.pile.totals[seat]
        if set(choice) <= {"+", "-"}:
            for seat, sign in zip(others, choice, strict=True):
                moon[seat] = shares[seat] if sign == "+" else minus(shares[seat])
        return moon

    def _extras(self, seat: int) -> Pair:
        rules, pile = self.rules, self.pile
        score = rules.trick_points * pile.tricks[seat]
        nobody_shot = not self.shooters or rules.no_trick_on_moon
        if pile.tricks[seat] == 0 and nobody_shot:
            score += rules.no_trick_bonus
        if rules.pledge and pile.pledged and pile.pledged[seat]:
            kept = not any(face_of(card)[-1] == "H" for card in pile.hands[seat])
            score += -10 if kept else 10
        return score, 0

    def _floored(self, seat: int, score: Pair, gain: Pair) -> Pair:
        """A benefit never takes off more than there is, where a floor is set."""
        floor = self.rules.bonus_floor.value
        if floor == "none" or gain[0] >= 0:
            return score
        without = score[0] - gain[0]
        room = without + (self.pile.totals[seat][0] if floor == "total" else 0)
        return without - min(-gain[0], max(0, room)), score[1]

    def totals(self, choice: str) -> list[Pair]:
        """The totals after the deal, jumps included."""
        after = []
        for old, new in zip(self.pile.totals, self.points(choice), strict=True):
            total = plus(old, new)
            kind = self.rules.adjust.value
            if (kind == "wrap" and total[0] in self.rules.wrap_at) or (
                kind == "exact_50_100" and total[0] == 50 and new != NONE
            ):
                total = NONE
            elif kind.startswith("exact") and total[0] == 100 and new != NONE:
                total = (50, 0)
            after.append(total)
        return after


def winners(rules: Rules, history: list[list[int]], *, special: bool = True) -> list[int] | None:
    """Find who has won after these totals, oldest deal first; None while the game goes on.

    For games without partners, counters and clocks that the lowest score wins.
    """
    now = history[-1]
    stayers = []
    for total, deals in ((69, 5), (5, 69)):
        if not special or rules.special_win.value not in (
            f"{total}-for-{deals}",
            "69-for-5 + 5-for-69",
        ):
            continue
        need = deals if rules.count_arrival else deals + 1
        for seat in range(len(now)):
            last = [totals[seat] for totals in history[-need:]]
            if len(last) == need and set(last) == {total}:
                stayers.append(seat)
    if stayers:
        return sorted(stayers)
    over = [_past_end(rules, deals, totals) for deals, totals in enumerate(history, start=1)]
    ended = any(over) if rules.tie.value == "extra_hands" else over[-1]
    best = [seat for seat, total in enumerate(now) if total == min(now)]
    if not ended or (len(best) > 1 and rules.tie.value != "shared"):
        return None
    return best


def _past_end(rules: Rules, deals: int, totals: list[int]) -> bool:
    if rules.end.value == "deals":
        return deals >= rules.end_at
    if rules.end.value == "exceed":
        return max(totals) > rules.end_at
    return max(totals) >= rules.end_at
