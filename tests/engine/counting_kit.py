"""Finished deals and standings in card text, for tests of counting."""

from __future__ import annotations

from dataclasses import replace

from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit, parse_cards, second_copy
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import add_deal, game_result, opening_standings
from hearts_gui.engine.score.scores import (
    DealScore,
    GameResult,
    Line,
    LineKind,
    MoonOffer,
    Standings,
    Summary,
)
from hearts_gui.engine.score.scoring import moon_offer, score_deal

ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
MOON = f"{ALL_HEARTS} QS"


def full_pack(packs: int = 1) -> tuple[Card, ...]:
    """One or two packs of 52."""
    return tuple(second_copy(face, copy) for face in STANDARD_FACES for copy in range(packs))


def finished(
    *taken: str,
    tricks: tuple[int, ...] | None = None,
    after_first: tuple[int, ...] | None = None,
    packs: int = 1,
    without: str = "",
    voided: str = "",
    aside: str = "",
    charged: str = "",
    suit: Suit | None = None,
    pledges: tuple[bool, ...] = (),
    passed_to: tuple[int | None, ...] = (),
    sides: tuple[int, ...] = (),
    bid: tuple[int, int] | None = None,
) -> Summary:
    """A finished deal: what each seat took, as text, everything else of the pack being harmless.

    Without `tricks` everyone took some.
    """
    won = tricks if tricks is not None else (3,) * len(taken)
    absent = parse_cards(without)
    return Summary(
        taken=tuple(parse_cards(text) for text in taken),
        tricks=won,
        tricks_after_first=won if after_first is None else after_first,
        trick_count=sum(won),
        in_play=tuple(card for card in full_pack(packs) if card not in absent),
        voided=parse_cards(voided),
        laid_aside=parse_cards(aside),
        charged=parse_cards(charged),
        penalty_suit=suit,
        pledges=pledges,
        passed_to=passed_to,
        sides=sides,
        bid=bid,
    )


def standing(rules: Rules, totals: tuple[Score, ...] = ()) -> Standings:
    """The standings at these totals, no deal being remembered."""
    fresh = opening_standings(rules)
    return Standings(totals=totals, stocks=fresh.stocks) if totals else fresh


def count(
    rules: Rules,
    summary: Summary,
    totals: tuple[Score, ...] = (),
    *,
    choice: str | None = None,
    dealer: int | None = None,
    standings: Standings | None = None,
) -> DealScore:
    """Count a deal from these totals; the dealer is the last seat, so seat 0 comes first."""
    before = standing(rules, totals) if standings is None else standings
    number, dealer = len(before.history) + 1, rules.players - 1 if dealer is None else dealer
    return score_deal(rules, replace(summary, number=number, dealer=dealer), before, choice)


def offer(rules: Rules, summary: Summary, totals: tuple[Score, ...] = ()) -> MoonOffer | None:
    """Return the shooter's choices."""
    summary = replace(summary, dealer=rules.players - 1)
    return moon_offer(rules, summary, standing(rules, totals))


def finish(
    rules: Rules, summary: Summary, totals: tuple[Score, ...], *, choice: str | None = None
) -> tuple[DealScore, GameResult | None]:
    """Count a deal from these totals and see whether the game is over."""
    before = standing(rules, totals)
    score = count(rules, summary, choice=choice, standings=before)
    return score, game_result(rules, add_deal(before, score))


def outcome(rules: Rules, *totals: tuple[Score, ...]) -> GameResult | None:
    """The result after deals that led to these totals, oldest first."""
    standings = opening_standings(rules)
    for number, after in enumerate(totals, start=1):
        points = tuple(new - old for new, old in zip(after, standings.totals, strict=True))
        standings = add_deal(standings, made_up(rules, number, points, after))
    return game_result(rules, standings)


def made_up(
    rules: Rules, number: int, points: tuple[Score, ...], totals: tuple[Score, ...]
) -> DealScore:
    """A deal of which only points and totals matter."""
    return DealScore(
        number=number,
        dealer=0,
        token=None,
        lines=tuple((Line(LineKind.CARDS, (), point),) for point in points),
        points=points,
        totals=totals,
        tricks=(3,) * rules.players,
        taken=((),) * rules.players,
    )
