"""The rule player's answers to everything but passes and plays."""

from hearts_gui.ai.rule_player.bits import BIT_OF, LOOSE, SUIT_OF
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.passing import hand_danger, pick, relief, weighed_suit
from hearts_gui.ai.rule_player.stakes import Stakes, stakes_of
from hearts_gui.ai.rule_player.weights import ANSWERS, opponent_weights
from hearts_gui.engine.cards import AH, JD, QS, TC, Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.legal import Verdict, classify_charge
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import KittyDiscard, PassToken
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import add_deal, game_result, measure
from hearts_gui.engine.score.scores import DealScore
from hearts_gui.engine.sums import add_up


def choose_token(view: PlayerView) -> act.Action:
    """The dealer's pass: hold a good hand, give a bad one to the seat that it hurts most."""
    stakes = view_stakes(view)
    weights, _ = opponent_weights(view)
    hand = view.own.hand
    best: tuple[float, int] = (0.0, 0)
    tokens = dealer_tokens(view.rules)
    chosen = PassToken.HOLD if PassToken.HOLD in tokens else tokens[0]
    for index, token in enumerate(tokens):
        gives = pass_gives(view.rules, token, view.seat)
        count = sum(number for _, number in gives)
        if not count:
            continue
        cards = pick(list(hand), set(hand), stakes, count)
        gain = relief(hand, cards, stakes) - ANSWERS.safe_hand / 2
        gain += add_up(weights[receiver] * number for receiver, number in gives if receiver >= 0)
        if (gain, -index) > best:
            best, chosen = (gain, -index), token
    return act.ChoosePass(view.seat, chosen)


def choose_charges(view: PlayerView) -> act.Action:
    """The charges: wanted cards that will probably be won, bad ones that are well guarded."""
    stakes = view_stakes(view)
    hand = view.own.hand
    calm = hand_danger(hand, stakes)
    verdicts = classify_charge(view.rules, view.deal, view.own)
    cards = tuple(
        card
        for card, verdict in verdicts.items()
        if verdict is Verdict.OK and _worth_charging(card, hand, stakes, calm)
    )
    return act.ChargeCards(view.seat, cards)


def _worth_charging(card: Card, hand: tuple[Card, ...], stakes: Stakes, calm: float) -> bool:
    suit = [other for other in hand if other.suit is card.suit]
    above = sum(other.rank > card.rank for other in suit)
    below = sum(other.rank < card.rank for other in suit)
    if card.face is JD or stakes.cost[card.key] < 0:
        return above >= 2 or (above == 1 and len(suit) >= ANSWERS.guards)
    if card.face is QS:
        return below >= ANSWERS.guards and calm < ANSWERS.safe_for_queen * ANSWERS.safe_hand
    low = sum(other.rank <= ANSWERS.low for other in suit)
    if card.face is AH:
        return low >= ANSWERS.few_guards and calm < ANSWERS.safe_for_ace * ANSWERS.safe_hand
    if card.face is TC:
        return below >= ANSWERS.few_guards and calm < ANSWERS.safe_hand
    return False


def choose_bid(view: PlayerView) -> act.Action:
    """Bid one counter more than the others, as long as the best suit is worth it."""
    limit = bid_limit(view.rules, view.own.hand)
    highest = max((counters for _, counters in view.deal.bids), default=0)
    return act.MakeBid(view.seat, highest + 1 if highest < limit else 0)


def bid_limit(rules: Rules, hand: tuple[Card, ...]) -> int:
    """The most counters that a hand is worth."""
    best = min(_named_danger(rules, hand, suit) for suit in Suit)
    return max(0, min(ANSWERS.most_bid, int(ANSWERS.most_bid + 0.5 - best)))


def choose_suit(view: PlayerView) -> act.Action:
    """The penalty suit that this hand fears least."""
    return act.NameSuit(view.seat, least_feared(view.rules, view.own.hand))


def least_feared(rules: Rules, hand: tuple[Card, ...]) -> Suit:
    """The suit whose penalties would hurt a hand least."""
    return min(Suit, key=lambda suit: (_named_danger(rules, hand, suit), suit))


def _named_danger(rules: Rules, hand: tuple[Card, ...], suit: Suit) -> float:
    return hand_danger(hand, stakes_of(rules, suit))


def choose_pledge(view: PlayerView) -> act.Action:
    """A pledge to take no hearts, from a hand that hardly ever wins a trick."""
    danger = hand_danger(view.own.hand, view_stakes(view))
    return act.MakePledge(view.seat, danger < ANSWERS.pledge_below)


def choose_burial(view: PlayerView) -> act.Action:
    """The cards to bury: dangerous ones, but not points that would count for this seat."""
    stakes = view_stakes(view)
    left = list(view.own.hand)
    chosen: list[Card] = []
    for _ in range(view.deal.bury_count):
        preferences = burial_preferences(view.rules, tuple(left), stakes)
        best = max(left, key=lambda card: (preferences[card], card.key))
        chosen.append(best)
        left.remove(best)
    return act.BuryCards(view.seat, tuple(sorted(chosen)))


def burial_preferences(rules: Rules, hand: tuple[Card, ...], stakes: Stakes) -> dict[Card, float]:
    """The value of each card of a hand as the next one to bury."""
    counts = rules.kitty_discard is KittyDiscard.CAPTURED
    return {card: _burial(hand, card, stakes, counts) for card in hand}


def _burial(hand: tuple[Card, ...], card: Card, stakes: Stakes, counts: bool) -> float:
    suit = SUIT_OF[card.key]
    if suit == LOOSE:
        return -ANSWERS.joker
    cards = [one for one in hand if SUIT_OF[one.key] == suit]
    held = weighed_suit(cards, sum(BIT_OF[one.key] for one in cards), suit, stakes)
    discard_value = next(entry.discard_value for entry in held if entry.card is card)
    return discard_value - stakes.cost[card.key] if counts else discard_value


def choose_moon(view: PlayerView) -> act.Action:
    """The effect after which this seat stands best in the game."""
    offer = view.deal.offer
    assert offer is not None
    index = max(range(len(offer.choices)), key=lambda k: (_standing(view, offer.outcomes[k]), -k))
    return act.ChooseMoon(view.seat, offer.choices[index])


def _standing(view: PlayerView, totals: tuple[Score, ...]) -> float:
    """The value of these totals: whether they win the game, else the lead over the others."""
    rules, deal, standings = view.rules, view.deal, view.public.standings
    score = DealScore(
        number=deal.number,
        dealer=deal.dealer,
        token=deal.token,
        lines=(),
        points=(),
        totals=totals,
        tricks=(),
        taken=(),
        shooter=view.seat,
        stocks=standings.stocks,
        pool=standings.pool,
        jack=standings.jack,
    )
    result = game_result(rules, add_deal(standings, score))
    weights, _ = opponent_weights(view)
    marks = [_mark(measure(rules, total), isinstance(total, complex)) for total in totals]
    partners = [seat for seat, weight in enumerate(weights) if weight < 0]
    rivals = [mark for seat, mark in enumerate(marks) if seat not in partners]
    ahead = min(rivals) - min(marks[seat] for seat in partners)
    mean = add_up(rivals) / len(rivals) - marks[view.seat]
    if result is not None:
        return (ANSWERS.decided if view.seat in result.winners else -ANSWERS.decided) + ahead
    return ahead + mean


def _mark(measured: int, squared: bool) -> float:
    return float(measured) ** 0.5 if squared else float(measured)


def choose_named(view: PlayerView, unseen: list[int]) -> Suit:
    """The suit that a led joker stands for: one that others are likely to follow high."""
    hand = view.own.hand
    return max(
        Suit,
        key=lambda suit: (
            unseen[suit].bit_count() - 2 * sum(card.suit is suit for card in hand),
            suit,
        ),
    )
