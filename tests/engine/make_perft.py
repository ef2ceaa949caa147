"""Writes `tests/perft/compressed.perft`: small deals whose counts come from the referee alone.

The referee looks at every order in which the hands could be played and strikes out what begins with
an offence; no code of the engine that plays is asked. Packs are compressed (few ranks, many
hearts, the queen of spades) because those positions meet the exceptions of the rules.

Run from the repository root: python -m tests.engine.make_perft
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.choices import OpeningLead
from tests.engine.orderings import beginnings
from tests.engine.perft import FOLDER, Deal

TARGET = FOLDER / "compressed.perft"

MANY_HEARTS = "2C 3C 4C 2D JD QS KS 2H 3H 4H 5H KH AH"
SPADES = "2C 3C 2D QS KS AS TS 2H 3H 4H KH AH"
SEVENS = "2C 7C JC 2D 7D QS KS 2H 3H 4H KH AH"
TENS = "2C TC JC 2D TD QS KS 2H 3H 4H KH AH"
NINES = "2C 9C JC 2D 9D QS 9S 2H 3H 9H KH AH"
PAIRS = "2C 2C 3C 3C TD TD QS QS 2H 2H 3H 3H AH AH"
TWINS = "2C 2C 3C 3C TD TD KD KD 2H 2H 3H 3H QS QS"
JOKERS = "2C 3C 2D JK QS KS 2H 3H 4H KH AH 5H"
MARKED = "2C 0C 0D 2D QS KS 2H 3H 4H KH AH 5H"
CHARGED = "2C 3C TC 2D JD QS KS 2H 3H KH AH 4H"
WARREN = "W 2C 3C 2D 4D QS KS 2H 3H 4H KH AH"


@dataclass(frozen=True)
class Family:
    """Deals of one kind."""

    name: str
    rules: str
    pool: str = MANY_HEARTS
    size: int = 3
    deals: int = 4
    charges: str = ""
    extra: str | None = None
    must: str = ""  # cards that have to be dealt


FAMILIES = (
    Family("standard", "standard", deals=10),
    Family("standard-pool", "standard", SPADES, deals=4),
    Family("hay", "hay", deals=8),
    Family("yppedia", "yppedia", deals=8),
    Family("ricketts", "ricketts", deals=8),
    Family("wiki2008", "wiki2008", deals=2),
    Family("exempt", "standard lead_exempt=hearts_or_penalty", deals=5),
    Family("forced-queen", "standard qs_forced=first_safe_chance", deals=6),
    Family("forced-queen-free", "hay qs_forced=first_safe_chance", deals=3),
    Family("forced-queen-spades", "standard qs_forced=first_safe_chance", SPADES, deals=3),
    Family("any-club", "standard opening_lead=any_club", deals=4),
    Family("eldest-ban", "ricketts first_trick=no_points", deals=5),
    Family("discards-break", "ricketts break_event=discarded", deals=5),
    Family("wins-break", "hay break_event=won breakers=hearts+QS", deals=5),
    Family("hooligan", "hooligan lead_exempt=hearts_or_penalty", SEVENS, deals=5, must="7C"),
    Family("black-maria", "black_maria seats=4 first_trick=no_points", SPADES, deals=5),
    Family("complex", "complex", TENS, deals=5, must="TC"),
    Family("omnibus", "omnibus", deals=3, must="JD"),
    Family("three-seats", "hay seats=3 first_trick=no_points", size=4, deals=2),
    Family("three-seats-kitty", "hay_kitty seats=3", size=3, deals=3),
    Family("five-seats", "hay seats=5", size=2, deals=4),
    Family("six-seats", "arnold_all seats=6", size=2, deals=4),
    Family("seven-seats", "standard seats=7", f"{MANY_HEARTS} 5C 6D", size=2, deals=3),
    Family("eight-seats", "double_deck seats=8", f"{PAIRS} KC KC 4D 4D", size=2, deals=4),
    Family("two-packs", "double_deck seats=6", PAIRS, size=2, deals=5),
    Family("last-of-twins", "double_deck seats=6 duplicates=last", TWINS, size=2, deals=5),
    Family("two-packs-five", "double_deck seats=5", f"{PAIRS} KC KC", size=3, deals=2),
    Family("cancel", "cancellation seats=6", TWINS, size=2, deals=8),
    Family("cancel-five", "cancellation seats=5", f"{TWINS} JC JC", size=3, deals=3),
    Family("cancel-discard", "cancellation seats=6 dead_last_trick=discard", TWINS, 2, 3),
    Family("jokers-anytime", "joker_hearts seats=4", JOKERS, deals=5, must="JK"),
    Family(
        "jokers-anytime-not-led",
        "joker_hearts seats=4 joker_lead=not_if_other_card opening_lead=eldest",
        JOKERS,
        deals=4,
        must="JK",
    ),
    Family(
        "jokers-led",
        "joker_hearts seats=4 opening_lead=eldest first_trick=free",
        JOKERS,
        deals=4,
        must="JK",
    ),
    Family(
        "jokers-off-suit",
        "joker_hearts jokers=off_suit joker_lead=not_if_other_card opening_lead=eldest",
        JOKERS,
        deals=5,
        must="JK",
    ),
    Family(
        "jokers-marked",
        "joker_hearts jokers=zero_of_suit joker_lead=not_if_other_card opening_lead=eldest",
        MARKED,
        deals=5,
        must="0C",
    ),
    Family("any-nine", "booster_nines", NINES, deals=6, must="9C"),
    Family("any-nine-long", "booster_nines seats=4", NINES, size=3, deals=3, must="9D 9C"),
    Family("led-nine", "hay boost=led_nine", NINES, deals=5, must="9C 9D"),
    Family("turbo", "turbo boost=off", CHARGED, deals=5, charges="QS", must="QS"),
    Family("turbo-two", "turbo", CHARGED, deals=4, charges="AH TC", must="AH TC"),
    Family("gong-zhu", "gong_zhu", CHARGED, deals=5, charges="QS JD", must="QS JD"),
    Family("warren-diamond", "warren", WARREN, deals=4, extra="7D", must="W"),
    Family("warren-heart", "warren", WARREN, deals=5, extra="7H", must="W"),
    Family("warren-queen", "warren", WARREN.replace("QS", "AS"), deals=4, extra="QS", must="W"),
    Family("warren-never", "warren warren_follow=optional", WARREN, deals=5, extra="7D", must="W"),
    Family(
        "warren-never-heart",
        "warren warren_follow=optional first_trick=no_points",
        WARREN,
        deals=4,
        extra="7H",
        must="W",
    ),
    Family("counter-clockwise", "ricketts direction=ccw", deals=3),
)


def named(pool: str) -> list[Card]:
    """The cards of a pool; a face named again is the second copy."""
    result: list[Card] = []
    for text in pool.split():
        card = Card(text)
        while card in result and card.copy < 1:
            card = Card(card.text + "'")
        if card not in result:
            result.append(card)
    return result


def _leader(deal: Deal, hands: list[list[Card]]) -> int | None:
    """Find who leads by RULES 1.3; None where this deal cannot be opened."""
    rules = deal.rules
    if rules.opening_lead in (OpeningLead.ELDEST, OpeningLead.BIDDER):
        return 0
    suit = Suit.SPADES if rules.opening_lead is OpeningLead.TWO_SPADES else Suit.CLUBS
    held = [(card, seat) for seat, hand in enumerate(hands) for card in hand]
    held = [(card, seat) for card, seat in held if card.suit is suit and card.rank]
    return min(held)[1] if held else None


def deals_of(family: Family) -> Iterator[Deal]:
    """The deals of one family, drawn from a fixed stream."""
    rng = random.Random(family.name)
    count = 0
    while count < family.deals:
        deal = Deal(f"{family.name}-{count + 1}", family.rules, extra=family.extra)
        deal.charges = family.charges
        seats = deal.rules.players
        must = named(family.must)
        pool = [card for card in named(family.pool) if card not in must]
        if family.extra is not None:
            pool = [card for card in pool if card is not Card(family.extra)]
        drawn = must + rng.sample(pool, seats * family.size - len(must))
        rng.shuffle(drawn)
        hands = [sorted(drawn[k::seats]) for k in range(seats)]
        leader = _leader(deal, hands)
        if leader is None:
            continue
        deal.leader = leader
        deal.hands = " / ".join(" ".join(card.text for card in hand) for hand in hands)
        deal.counts = counted(deal)
        count += 1
        yield deal


def counted(deal: Deal) -> dict[int, int]:
    """Count the beginnings of each length that the referee allows."""
    return dict(sorted(Counter(map(len, beginnings(deal.record()))).items()))


def main() -> None:
    """Write the file."""
    deals = [deal for family in FAMILIES for deal in deals_of(family)]
    text = "# Written by make_perft.py; the counts are the referee's.\n"
    text += "".join("\n" + "\n".join(deal.lines()) + "\n" for deal in deals)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
