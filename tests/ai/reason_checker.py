"""Checks what a reason says against the whole record of a deal, hidden cards and all.

Written from the meaning of the sentences alone: cards are text, the record is the plain log, and
nothing of what finds the reasons is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hearts_gui.engine.rules.choices import Duplicates
from hearts_gui.engine.rules.rules import Rules
from tests.engine.second_scorer import RANKS, price_list

Plain = Mapping[str, Any]
SPOILERS = {
    "gong_zhu": {"TC"}, "turbo": {"TC"}, "complex": {"TC"}, "ten_of_clubs": {"TC"},
    "royal": {"QH", "QC"},
}  # fmt: skip


class Truth:
    """All hands and the trick on the table, from the log up to a decision."""

    def __init__(self, rules: Rules, log: Iterable[Plain]) -> None:
        self.rules = rules
        self.hands: list[set[str]] = []
        self.aside: set[str] = set()
        self.trick: list[tuple[int, str]] = []
        self.looked_at: tuple[int, set[str]] = (-1, set())  # cards aside that one seat has seen
        self.shown_void: set[tuple[int, str]] = set()
        self.named: str | None = None
        for event in log:
            self._fold(event)

    def _fold(self, event: Plain) -> None:
        match event["e"]:
            case "DealStarted":
                self.hands = [set(hand) for hand in event["hands"]]
                self.aside = set(event.get("kitty") or ()) | set(event.get("stock") or ())
                self.trick, self.shown_void, self.named = [], set(), None
                self.looked_at = (-1, set())
            case "CardsPassed":
                for move in event["moves"]:
                    self._move(move)
            case "KittyTaken" if not event["swap"]:
                self.looked_at = (event["seat"], set(event["cards"]))
            case "KittyTaken" | "CardsDrawn":
                self.hands[event["seat"]] |= set(event["cards"])
                self.aside -= set(event["cards"])
                self.shown_void = {pair for pair in self.shown_void if pair[0] != event["seat"]}
            case "CardsBuried":
                self.hands[event["seat"]] -= set(event["cards"])
                self.aside |= set(event["cards"])
                self.looked_at = (event["seat"], set(event["cards"]))
            case "SuitNamed":
                self.named = event["suit"]
            case "CardPlayed":
                self._play(event["seat"], event["card"])
            case "TrickTaken":
                self.trick = []
            case _:
                pass

    def _move(self, move: Any) -> None:
        giver, receiver, card = move["giver"], move["receiver"], move["card"]
        if giver >= 0:
            self.hands[giver].discard(card)
        if receiver >= 0:
            self.hands[receiver].add(card)

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].discard(card)
        if self.trick and suit(card) != suit(self.trick[0][1]):
            self.shown_void.add((seat, suit(self.trick[0][1])))
        self.trick.append((seat, card))

    # -- what the sentences are about

    def counting(self, cards: Iterable[str]) -> set[str]:
        """The cards that can change a score."""
        priced = {face for face, worth in price_list(self.rules, self.named).items() if any(worth)}
        if self.rules.values.value == "gong_zhu" or self.rules.pledge:
            priced |= {f"{rank}H" for rank in RANKS}
        priced |= SPOILERS.get(self.rules.values.value, set())
        return {face for card in cards if (face := card[:2]) in priced}

    def hidden(self, seat: int, wanted: str) -> set[str]:
        """The cards of a suit that are neither in this hand nor seen by it elsewhere."""
        who, seen = self.looked_at
        aside = self.aside - (seen if who == seat else set())
        others = (hand for other, hand in enumerate(self.hands) if other != seat)
        return {card for card in set().union(*others, aside) if suit(card) == wanted}

    def on_table(self) -> set[str]:
        """The cards of the trick under way."""
        return {card for _, card in self.trick}

    def led(self) -> str:
        """The suit that was led; empty before a lead."""
        return suit(self.trick[0][1]) if self.trick else ""

    def wins(self, seat: int, card: str) -> bool:
        """Whether this card takes the trick as it lies."""
        led = suit(self.trick[0][1] if self.trick else card)
        if suit(card) != led:
            return False
        equal = sum(other[:2] == card[:2] for _, other in self.trick)
        if equal and self.rules.duplicates is not Duplicates.LAST:
            return False  # cancelled, or the second of two equal cards
        return all(suit(other) != led or rank(other) <= rank(card) for _, other in self.trick)

    def plays_last(self, seat: int) -> bool:
        """Whether everyone else with cards has played."""
        played = {who for who, _ in self.trick}
        waiting = {who for who, hand in enumerate(self.hands) if hand} - played
        return waiting == {seat}


def suit(card: str) -> str:
    """The suit's letter; empty for a joker and for the Warren card."""
    return card[1:2] if card[0] in RANKS else ""


def rank(card: str) -> int:
    return RANKS.index(card[0])


def fault(truth: Truth, seat: int, key: str, said: Mapping[str, Any]) -> str:
    """Return the mistakes in a sentence; none when it is true. Cards and suits are text."""
    match key:
        case "coach-last-takes":
            on_table = {card for _, card in truth.trick}
            right = truth.plays_last(seat) and truth.wins(seat, said["other"])
            right &= truth.counting(on_table) == set(said["cards"]) != set()
            right &= not truth.wins(seat, said["better"])
        case "coach-last-free":
            on_table = {card for _, card in truth.trick} | {said["better"]}
            right = truth.plays_last(seat) and truth.wins(seat, said["better"])
            right &= not truth.counting(on_table)
        case "coach-last-either":
            right = truth.plays_last(seat) and rank(said["better"]) > rank(said["other"])
            right &= truth.wins(seat, said["better"]) and truth.wins(seat, said["other"])
        case "coach-one-holder":
            card = said["card"]
            free = [
                who for who, hand in enumerate(truth.hands)
                if who != seat and hand and (who, suit(card)) not in truth.shown_void
            ]  # fmt: skip
            held = card in truth.aside or card in truth.hands[free[0]]
            right = len(free) == 1 and held
        case "coach-all-beat" | "coach-none-beats":
            out = truth.hidden(seat, said["suit"])
            over = {card for card in out if rank(card) > rank(said["card"])}
            right = len(out) == said["n"] and suit(said["card"]) == said["suit"]
            right &= over == (out if key == "coach-all-beat" else set())
            right &= truth.rules.duplicates is not Duplicates.CANCEL
            if key == "coach-none-beats":  # so it takes the trick
                right &= not truth.trick or truth.wins(seat, said["card"])
            elif said["leads"] == "yes":  # so someone else has to follow with a higher one
                others = (hand for who, hand in enumerate(truth.hands) if who != seat)
                right &= not truth.trick and bool(out & set().union(*others))
        case "coach-stays-on":
            out = truth.hidden(seat, suit(said["better"]))
            right = not truth.trick and all(rank(card) <= rank(said["better"]) for card in out)
            right &= truth.rules.duplicates is Duplicates.FIRST
        case "coach-in-trick":
            right = truth.counting(truth.on_table()) >= set(said["cards"]) != set()
        case "coach-empties":
            own = {card for card in truth.hands[seat] if suit(card) == said["suit"]}
            right = own == {said["better"]} and bool(truth.hidden(seat, said["suit"]))
        case "coach-thrown" | "coach-rid":
            suits = {suit(card) for card in truth.hands[seat]}
            right = truth.led() == said["suit"] and said["suit"] not in suits
            right &= said["better"] in truth.hands[seat]
            right &= key == "coach-rid" or bool(truth.counting([said["better"]]))
        case "coach-under" | "coach-over" | "coach-neither":
            top, better, other = said["card"], said["better"], said.get("other", "")
            if key == "coach-over":
                better, other = other, better
            right = top in truth.on_table() and suit(top) == suit(better) == truth.led()
            right &= all(rank(card) <= rank(top) for card in truth.on_table()
                         if suit(card) == truth.led())  # fmt: skip
            right &= rank(better) < rank(top)
            right &= key == "coach-neither" or (
                suit(other) == truth.led() and rank(other) > rank(top)
            )
        case "coach-queen-out":
            hidden = {card[:2] for card in truth.hidden(seat, "S")}
            right = said["card"] == "QS" and "QS" in hidden
            right &= suit(said["other"]) == "S" and rank(said["other"]) > rank("QS")
            right &= bool(truth.counting(["QS"]))
        case "coach-guards":
            hand = truth.hands[seat]
            queen = any(card[:2] == "QS" for card in hand)
            right = queen and said["other"] in hand and bool(truth.counting(["QS"]))
            right &= suit(said["other"]) == "S" and rank(said["other"]) < rank("QS")
        case "coach-others-out":
            void = {who for who, of in truth.shown_void if of == said["suit"] and who != seat}
            right = not truth.trick and suit(said["other"]) == said["suit"]
            right &= any(truth.hands[who] for who in void)
        case "coach-exit":
            out = truth.hidden(seat, said["suit"])
            right = bool(out) and suit(said["other"]) == said["suit"]
            right &= all(rank(card) > rank(said["other"]) for card in out)
        case "coach-more-beat":
            n, k = (
                sum(rank(held) > rank(card) for held in truth.hidden(seat, suit(card)))
                for card in (said["better"], said["other"])
            )
            right = (n, k) == (said["n"], said["k"]) and n > k
        case _:
            return f"nobody can check {key}"
    return "" if right else f"{key} {dict(said)}"
