"""Counting a deal: the one fixed order of RULES 1.10.

Cards, moon or sun, bonus and floors, totals, jumps, money. Everything is a pure function of the
deal and the standings, so that the moon guard can work out what would happen.
"""

from dataclasses import dataclass, replace

from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusFloor,
    MoonAmount,
    MoonBonus,
    MoonGuard,
    MoonNeeds,
    Partners,
    PigFlip,
)
from hearts_gui.engine.rules.option_values import PLEDGE_POINTS
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score, scoring_faces
from hearts_gui.engine.score import moons
from hearts_gui.engine.score.endings import fixed_sides, would_lose
from hearts_gui.engine.score.hand_value import (
    DealFacts,
    HandValue,
    card_points,
    count_hand,
    facts_of,
)
from hearts_gui.engine.score.moons import Shot, effects, find_shot
from hearts_gui.engine.score.payments import deal_payments
from hearts_gui.engine.score.scores import (
    DealScore,
    Line,
    LineKind,
    MoonOffer,
    Reason,
    Standings,
    Summary,
)
from hearts_gui.engine.seats import turn_order

_RESETS: dict[Adjust, dict[int, int]] = {
    Adjust.EXACT_50_100: {50: 0, 100: 50},
    Adjust.EXACT_100: {100: 50},
}


def adjusted(rules: Rules, total: Score, *, changed: bool) -> Score:
    """The total after its jump, if it makes one.

    A wrap looks at the total itself; an exact reset asks for a total that this deal changed, or
    else everyone set to 50 would drop to 0 with the next deal.
    """
    if rules.adjust is Adjust.WRAP:
        return total * 0 if total in rules.wrap_at else total
    if changed:
        for exact, new in _RESETS.get(rules.adjust, {}).items():
            if total == exact:
                return total * 0 + new
    return total


@dataclass(frozen=True, slots=True)
class _Count:
    """A deal ready to be counted, whatever its moon will do."""

    rules: Rules
    summary: Summary
    standings: Standings
    facts: DealFacts
    sides: tuple[int, ...]
    shot: Shot | None
    effects: tuple[str, ...]


def moon_offer(rules: Rules, summary: Summary, standings: Standings) -> MoonOffer | None:
    """The shooter's choices, with the totals after each."""
    count = _prepared(rules, summary, standings)
    if count.shot is None or len(count.effects) < 2:
        return None
    return MoonOffer(
        seat=count.shot.seat,
        sun=count.shot.sun,
        choices=count.effects,
        outcomes=tuple(_counted(count, effect).totals for effect in count.effects),
    )


def score_deal(
    rules: Rules, summary: Summary, standings: Standings, choice: str | None = None
) -> DealScore:
    """Count a finished deal for all seats.

    Raises ValueError when `choice` is not one of the offered effects, or is missing.
    """
    count = _prepared(rules, summary, standings)
    if len(count.effects) > 1:
        if choice not in count.effects:
            raise ValueError(f"{choice!r} is not among {', '.join(count.effects)}")
        return _counted(count, choice)
    if choice is not None:
        raise ValueError(f"{choice!r}: there is nothing to choose")
    score = _counted(count, count.effects[0] if count.effects else "")
    if _guarded(count, score):
        return _counted(count, moons.SUBTRACT)
    return score


def _guarded(count: _Count, score: DealScore) -> bool:
    """Whether adding would end the game and the shooter would not have won it (RULES 1.9)."""
    return (
        count.rules.moon_guard is MoonGuard.AUTO_SUBTRACT
        and count.shot is not None
        and score.moon_effect == moons.ADD
        and would_lose(count.rules, count.standings, score, count.shot.seat)
    )


def _prepared(rules: Rules, summary: Summary, standings: Standings) -> _Count:
    facts = facts_of(rules, summary)
    if summary.laid_aside:
        summary = _with_laid_aside(facts, summary)
    sides = summary.sides or fixed_sides(rules)
    shot = find_shot(rules, facts, summary, sides)
    choices = () if shot is None else effects(rules, shot, standings)
    return _Count(rules, summary, standings, facts, sides, shot, choices)


def _with_laid_aside(facts: DealFacts, summary: Summary) -> Summary:
    """Give the cards laid aside to the player with the fewest penalty points above zero.

    Equal players are taken in turn from the dealer's left (RULES 2.4 row 24), and so is
    everyone when nobody has any. All such cards go the same way (row 25).
    """
    rules = facts.rules
    order = turn_order(rules.players, rules.seat_after(summary.dealer), rules.turn_step)
    sums = {seat: _penalty_sum(facts, summary.taken[seat]) for seat in order}
    some = [seat for seat in order if sums[seat]] or list(order)
    owner = min(some, key=lambda seat: sums[seat])
    taken = list(summary.taken)
    taken[owner] = (*taken[owner], *summary.laid_aside)
    return replace(summary, taken=tuple(taken), laid_aside=())


def _penalty_sum(facts: DealFacts, cards: tuple[Card, ...]) -> float:
    return abs(sum(card_points(facts, card) for card in cards if card.face in facts.penalties))


def _flipped(count: _Count, effect: str, seat: int) -> frozenset[Card]:
    """The cards of a shooter's hand that a moon turns from bad to good."""
    if count.shot is None or seat not in count.shot.members:
        return frozenset()
    if effect == moons.NEGATE:
        return count.facts.moon_cards
    if effect != moons.IN_VALUES:
        return frozenset()
    flipped = count.facts.moon_cards
    pig = frozenset(card for card in count.summary.in_play if card.face is QS)
    if count.rules.moon_needs is not MoonNeeds.ALL_HEARTS:
        return flipped
    if count.rules.pig_flip is PigFlip.ALL_HEARTS or _has_all(count, count.shot.members):
        flipped |= pig
    return flipped


def _has_all(count: _Count, members: tuple[int, ...]) -> bool:
    """Whether these seats hold every scoring card: all sixteen of Gong Zhu."""
    faces = scoring_faces(count.rules, count.summary.penalty_suit)
    held = {card for seat in members for card in count.summary.taken[seat]}
    return all(card in held for card in count.summary.in_play if card.face in faces)


def _counted(count: _Count, effect: str) -> DealScore:
    """The score of the deal once the moon's effect is decided."""
    rules, summary, standings = count.rules, count.summary, count.standings
    hands = tuple(
        count_hand(count.facts, cards, flipped=_flipped(count, effect, seat))
        for seat, cards in enumerate(summary.taken)
    )
    lines = _lines(count, effect, hands)
    points = tuple(sum((line.points for line in seat), count.facts.zero) for seat in lines)
    sums = tuple(old + new for old, new in zip(standings.totals, points, strict=True))
    totals = tuple(
        adjusted(rules, total, changed=bool(new)) for total, new in zip(sums, points, strict=True)
    )
    money = deal_payments(rules, summary, standings)
    return DealScore(
        number=summary.number,
        dealer=summary.dealer,
        token=summary.token,
        lines=tuple(tuple(seat) for seat in lines),
        points=points,
        totals=totals,
        tricks=summary.tricks,
        taken=_sheet_cards(rules, summary),
        adjusted=tuple(seat for seat, total in enumerate(totals) if total != sums[seat]),
        reasons=_reasons(count),
        shooter=None if count.shot is None else count.shot.seat,
        moon_effect=effect,
        counters=money.counters,
        stocks=money.stocks,
        pool=money.pool,
        jack=money.jack,
    )


def _reasons(count: _Count) -> tuple[Reason, ...]:
    reasons = []
    if count.shot is not None:
        reasons.append(Reason.SUN if count.shot.sun else Reason.MOON)
    if count.summary.claimed_by is not None:
        reasons.append(Reason.CLAIMED)
    return tuple(reasons)


def _sheet_cards(rules: Rules, summary: Summary) -> tuple[tuple[Card, ...], ...]:
    faces = scoring_faces(rules, summary.penalty_suit)
    return tuple(
        tuple(sorted(card for card in cards if card.face in faces)) for cards in summary.taken
    )


def _lines(count: _Count, effect: str, hands: tuple[HandValue, ...]) -> list[list[Line]]:
    rules, shot = count.rules, count.shot
    lines = [list(hand.lines) for hand in hands]
    moon: dict[int, Score] = {}
    if shot is not None:
        moon = moons.moon_points(
            rules,
            shot,
            effect,
            amount=moons.amount_of(rules, count.facts, hands, shot),
            hands=hands,
            totals=count.standings.totals,
            passed_to=count.summary.passed_to,
        )
        for seat, points in moon.items():
            if points:
                lines[seat].append(Line(LineKind.SUN if shot.sun else LineKind.MOON, (), points))
    for seat in range(rules.players):
        if effect == moons.CLEAN_SLATE and shot is not None and seat in shot.members:
            continue  # the game score is exactly 0, whatever else the deal brought
        lines[seat] += _partner_lines(count, effect, hands, seat)
        lines[seat] += _trick_lines(count, seat)
        lines[seat] += _floor_lines(count, hands[seat], lines[seat], seat)
    return lines


def _partner_lines(
    count: _Count, effect: str, hands: tuple[HandValue, ...], seat: int
) -> list[Line]:
    """Ad hoc partners score each other's cards too: partners for this deal share its points."""
    if count.rules.partners is not Partners.ADHOC or not count.sides:
        return []
    shared = count.facts.zero
    for partner, hand in enumerate(hands):
        if partner == seat or count.sides[partner] != count.sides[seat]:
            continue
        shared = shared + hand.total
        if count.shot is not None and partner in count.shot.members:
            shared = shared - moons.replaced(count.rules, hand, effect)
    return [Line(LineKind.PARTNER, (), shared)] if shared else []


def _trick_lines(count: _Count, seat: int) -> list[Line]:
    """Points for tricks, for taking none, and for a pledge."""
    rules, summary = count.rules, count.summary
    lines = []
    tricks = summary.tricks[seat]
    if rules.trick_points and tricks:
        lines.append(Line(LineKind.TRICKS, (), rules.trick_points * tricks))
    may_gain = count.shot is None or rules.no_trick_on_moon
    if rules.no_trick_bonus and not tricks and may_gain:
        lines.append(Line(LineKind.NO_TRICK, (), rules.no_trick_bonus))
    if rules.pledge and summary.pledges and summary.pledges[seat]:
        hearts = tuple(sorted(card for card in summary.taken[seat] if card.suit is Suit.HEARTS))
        lines.append(Line(LineKind.PLEDGE, hearts, PLEDGE_POINTS if hearts else -PLEDGE_POINTS))
    return lines


def _floor_lines(count: _Count, hand: HandValue, lines: list[Line], seat: int) -> list[Line]:
    """The part that a bonus card may not take off: only points that are there (RULES 1.6)."""
    rules, shot = count.rules, count.shot
    if rules.bonus_floor is BonusFloor.NONE or not isinstance(hand.bonus, int) or hand.bonus >= 0:
        return []
    inside = rules.moon_and_bonus is MoonBonus.SWALLOWED or rules.moon_amount is MoonAmount.OWN_HAND
    if inside and shot is not None and seat in shot.members:
        return []  # the moon has taken the bonus card with it
    before = sum((line.points for line in lines), -hand.bonus)
    if rules.bonus_floor is BonusFloor.TOTAL:
        before = before + count.standings.totals[seat]
    assert isinstance(before, int)
    allowed = min(-hand.bonus, max(0, before))
    lifted = -hand.bonus - allowed
    return [Line(LineKind.FLOOR, (), lifted)] if lifted else []
