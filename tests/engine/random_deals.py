"""Random rules and random finished deals, from a seed."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from random import Random
from typing import Any

from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    BonusFloor,
    Charge,
    MoonAmount,
    MoonBonus,
    MoonEffect,
    MoonGuard,
    MoonNeeds,
    PartnerMoon,
    Partners,
    PigFlip,
    PipCourts,
    ScoreDir,
    Sun,
    Values,
)
from hearts_gui.engine.rules.option_values import RulesError
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules, repaired
from hearts_gui.engine.rules.values import Score, chargeable, penalty_faces
from hearts_gui.engine.score.hand_value import needed_cards
from hearts_gui.engine.score.payments import opening_stocks
from hearts_gui.engine.score.scores import Standings, Summary

_CHOICES: dict[str, type[Enum]] = {
    "values": Values,
    "pip_courts": PipCourts,
    "charge": Charge,
    "bonus_card": BonusCard,
    "bonus_floor": BonusFloor,
    "pig_flip": PigFlip,
    "moon_needs": MoonNeeds,
    "moon_effect": MoonEffect,
    "moon_amount": MoonAmount,
    "moon_guard": MoonGuard,
    "moon_and_bonus": MoonBonus,
    "sun": Sun,
    "adjust": Adjust,
    "partners": Partners,
    "partner_moon": PartnerMoon,
}
_OWN_WAY = {Values.GONG_ZHU: ScoreDir.HIGH, Values.COMPLEX: ScoreDir.MAGNITUDE}
_RARE = ("partners", "bonus_floor", "adjust")


def random_rules(rng: Random) -> Rules:
    """Some legal rules, every option about counting drawn by itself."""
    while True:
        wanted: dict[str, Any] = {
            key: rng.choice(list(kind)) for key, kind in _CHOICES.items() if rng.random() < 0.6
        }
        for key in _RARE:
            if rng.random() < 0.5:
                wanted.pop(key, None)
        wanted["score_dir"] = _OWN_WAY.get(wanted.get("values", Values.BLACK_LADY), ScoreDir.LOW)
        wanted["complex_signs"] = rng.random() < 0.3
        wanted["no_trick_on_moon"] = rng.random() < 0.5
        if rng.random() < 0.3:
            wanted["no_trick_bonus"] = rng.choice((-5, -3))
        if rng.random() < 0.2:
            wanted["trick_points"] = 1
        wanted["pledge"] = rng.random() < 0.2
        wanted["bonus_amount"] = rng.choice((-10, -40))
        wanted["pip_ace"] = rng.choice((1, 15))
        wanted["moon_guard_score"] = 50
        if rng.random() < 0.25:
            faces = rng.sample([face.text for face in STANDARD_FACES], 2)
            wanted["custom_values"] = tuple((face, rng.choice((-9, 5, 7))) for face in faces)
        try:
            return repaired(wanted, keep=("values", "moon_effect"))
        except RulesError:
            continue


def random_summary(rng: Random, rules: Rules) -> Summary:
    """A finished deal: the pack thrown at the seats, often so that someone shoots."""
    seats = range(rules.players)
    suit = rng.choice(list(Suit)) if rules.values is Values.NAMED_SUIT else None
    pack = list(build_pack(rules))
    rng.shuffle(pack)
    style = rng.random()
    tricks = [rng.randrange(4) for _ in seats]
    taken: list[list[Card]] = [[] for _ in seats]
    shooter = rng.randrange(rules.players)
    empty = Summary((), (), (), 0, in_play=tuple(sorted(pack)), penalty_suit=suit)
    needed = needed_cards(rules, empty)
    for card in pack:
        mine = card in needed and style < 0.6
        taken[shooter if mine else rng.randrange(rules.players)].append(card)
    if style < 0.3:
        tricks = [13 if seat == shooter else 0 for seat in seats]
    if 0.5 < style < 0.6:
        _spoil(rng, taken, sorted(needed), shooter)
    if not any(tricks):
        tricks[shooter] = 5
    first = rng.choice([seat for seat in seats if tricks[seat]])
    faces = chargeable(rules)
    loose = _one_void_card(rng, rules, taken, suit)
    return Summary(
        taken=tuple(tuple(sorted(cards)) for cards in taken),
        tricks=tuple(tricks),
        tricks_after_first=tuple(count - (seat == first) for seat, count in enumerate(tricks)),
        trick_count=sum(tricks),
        in_play=tuple(sorted(pack)),
        voided=loose,
        charged=tuple(c for c in sorted(pack) if c.face in faces and rng.random() < 0.4),
        penalty_suit=suit,
        pledges=tuple(rng.random() < 0.5 for _ in seats) if rules.pledge else (),
        passed_to=tuple((seat + 1) % rules.players for seat in seats)
        if rng.random() < 0.7
        else (None,) * rules.players,
        sides=_sides(rng, rules),
    )


def _spoil(rng: Random, taken: list[list[Card]], needed: list[Card], shooter: int) -> None:
    """Give one card that the moon needs to another seat."""
    if needed:
        card = rng.choice(needed)
        taken[shooter].remove(card)
        taken[(shooter + 1) % len(taken)].append(card)


def _one_void_card(
    rng: Random, rules: Rules, taken: list[list[Card]], suit: Suit | None
) -> tuple[Card, ...]:
    seat = rng.randrange(len(taken))
    faces = penalty_faces(rules, suit)
    cards = [card for card in taken[seat] if card.face in faces]
    if not cards or rng.random() < 0.8:
        return ()
    taken[seat].remove(cards[0])
    return (cards[0],)


def _sides(rng: Random, rules: Rules) -> tuple[int, ...]:
    match rules.partners:
        case Partners.NONE:
            return ()
        case Partners.FIXED:
            return tuple(seat % (rules.players // 2) for seat in range(rules.players))
        case Partners.ADHOC:
            two = rng.sample(range(rules.players), 2)
            return tuple(0 if seat in two else 1 for seat in range(rules.players))


def random_standings(rng: Random, rules: Rules) -> Standings:
    """Totals from early to just before the end of a game, round ones included."""
    odd = [rng.randrange(-30, rules.end_at + 20) for _ in range(rules.players)]
    near = [rng.choice((0, 24, 37, 50, 74, 78, 87, 91, 100, total)) for total in odd]
    totals: tuple[Score, ...] = tuple(near)
    if rules.values is Values.COMPLEX:
        totals = tuple(complex(total, rng.randrange(-40, 40)) for total in near)
    return Standings(totals=totals, stocks=opening_stocks(rules))


def rotated(summary: Summary, by: int) -> Summary:
    """The same deal with every seat moved on."""
    n = len(summary.taken)

    def move(values: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(values[(seat - by) % n] for seat in range(n)) if values else ()

    return replace(
        summary,
        taken=move(summary.taken),
        tricks=move(summary.tricks),
        tricks_after_first=move(summary.tricks_after_first),
        pledges=move(summary.pledges),
        sides=move(summary.sides),
        passed_to=tuple(None if to is None else (to + by) % n for to in move(summary.passed_to)),
    )
