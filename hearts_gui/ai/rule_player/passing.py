"""The passes of the rule player.

It passes the most dangerous cards and whole short suits, and keeps low spades to protect the queen
and low hearts as exits. A hand that could take everything gives its losers instead.
"""

from hearts_gui.ai.rule_player.bits import BIT_OF, LOOSE, SUIT_OF, SUITS, count_above
from hearts_gui.ai.rule_player.danger import Held, danger_of, held_cards, outlook
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.stakes import Stakes
from hearts_gui.ai.rule_player.weights import MOON, PASS, opponent_weights
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.legal import allowed, classify_pass
from hearts_gui.engine.play.validate import may_forward
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.sums import add_up


def choose_pass(view: PlayerView, guard: float = PASS.guard) -> act.Action:
    """The pass; `guard` is what a card is worth that guards against the costly ones of its suit."""
    stakes = view_stakes(view)
    gives = pass_gives(view.rules, view.deal.token, view.seat)
    count = sum(number for _, number in gives)
    free = set(allowed(classify_pass(view.rules, view.deal, view.own)))
    weights, _ = opponent_weights(view)
    friend = len(gives) == 1 and gives[0][0] >= 0 and weights[gives[0][0]] < 0
    hand = list(view.own.hand)
    extra = view.own.extra
    warren = next((card for card in hand if card.is_warren and extra is not None), None)
    if warren is not None and extra is not None:
        # The extra card goes where the Warren card goes, so that is what is passed.
        hand = sorted([*(card for card in hand if card is not warren), extra])
        free = {extra if card is warren else card for card in free}
    cards = moon_pass(hand, free, stakes, count, view.rules.players - 1)
    if cards is None:
        if view.rules.pass_along and may_forward(view.deal.token):
            cards = pick(hand, free, stakes, count, guard=guard)
            if relief(tuple(hand), cards, stakes) < PASS.incoming:
                return act.ForwardPass(view.seat)
        cards = pick(hand, free, stakes, count, friend=friend, guard=guard)
    if warren is not None:
        cards = [warren if card is extra else card for card in cards]
    # The first card is the most unwelcome: it goes to the seat that should get it most.
    receivers = sorted(
        (receiver for receiver, number in gives for _ in range(number)),
        key=lambda receiver: -weights[receiver] if receiver >= 0 else 0.0,
    )
    return act.PassCards(view.seat, tuple(zip(cards, receivers, strict=True)))


def pick(
    hand: list[Card],
    free: set[Card],
    stakes: Stakes,
    count: int,
    *,
    friend: bool = False,
    guard: float = 0.0,
) -> list[Card]:
    """The cards to give away, the most unwelcome first; a friend is not given the worst.

    `guard` is what a card is worth that guards against the costly ones of its suit.
    """
    left = [[card for card in hand if SUIT_OF[card.key] == suit] for suit in range(5)]
    own = [sum(BIT_OF[card.key] for card in cards) for cards in left]
    held = [weighed_suit(left[suit], own[suit], suit, stakes) for suit in range(5)]
    chosen: list[Card] = []
    for _ in range(count):
        missing = count - len(chosen)
        best: tuple[float, int, Card] | None = None
        for suit in range(5):
            bonus = _void_bonus(len(left[suit]), suit, missing, stakes)
            for entry in held[suit]:
                card = entry.card
                if card not in free:
                    continue
                score = entry.discard_value + bonus - guard * _guards(card, stakes)
                if friend:
                    score -= PASS.partner_cares * _danger_elsewhere(card, own[suit], suit, stakes)
                if best is None or (score, card.key) > best[:2]:
                    best = (score, card.key, card)
        assert best is not None, "enough cards are free"
        card = best[2]
        chosen.append(card)
        suit = SUIT_OF[card.key]
        left[suit].remove(card)
        held[suit] = weighed_suit(left[suit], own[suit], suit, stakes)
    return chosen


def weighed_suit(cards: list[Card], own: int, suit: int, stakes: Stakes) -> list[Held]:
    """The cards of one suit with their dangers, before anything was played."""
    if not cards:
        return []
    if suit == LOOSE:
        return [Held(card, -1.0, -1.0) for card in cards]
    unseen = stakes.pack[suit] & ~own
    watched = stakes.watched(suit, unseen)
    view = outlook(unseen, stakes.penalties[suit], watched, stakes.cost, PASS.trick)
    return held_cards(cards, stakes.cost, view)


def _danger_elsewhere(card: Card, own: int, suit: int, stakes: Stakes) -> float:
    """The danger of a card in an average hand."""
    if suit == LOOSE:
        return -1.0
    view = outlook(stakes.pack[suit] & ~own, stakes.penalties[suit], (), stakes.cost, PASS.trick)
    return danger_of(card, stakes.cost[card.key], PASS.partner_covers, view)[0]


def _guards(card: Card, stakes: Stakes) -> bool:
    """Whether a card costs nothing and is lower than all costly ones of its suit."""
    above = [big.rank for big in stakes.big if big.suit is card.suit]
    return bool(above) and not stakes.cost[card.key] and card.rank < min(above)


def _void_bonus(length: int, suit: int, missing: int, stakes: Stakes) -> float:
    """The worth of giving a card of a suit that can be given away whole."""
    if suit == LOOSE or stakes.penalties[suit] or length > missing:
        return 0.0
    return PASS.void


def hand_danger(hand: tuple[Card, ...], stakes: Stakes) -> float:
    """The expected cost of a whole hand before play."""
    danger = 0.0
    for suit in SUITS:
        cards = [card for card in hand if SUIT_OF[card.key] == suit]
        own = sum(BIT_OF[card.key] for card in cards)
        danger += add_up(held.danger for held in weighed_suit(cards, own, suit, stakes))
    return danger


def relief(hand: tuple[Card, ...], cards: list[Card], stakes: Stakes) -> float:
    """The danger that a hand loses with these cards."""
    kept = tuple(card for card in hand if card not in cards)
    return hand_danger(hand, stakes) - hand_danger(kept, stakes)


def moon_pass(
    hand: list[Card], free: set[Card], stakes: Stakes, count: int, others: int
) -> list[Card] | None:
    """The losers of a hand that takes nearly everything without them, or None."""
    if not stakes.moon_gain:
        return None
    chances: list[tuple[float, int, Card]] = []
    for suit in SUITS:
        cards = [card for card in hand if SUIT_OF[card.key] == suit]
        unseen = stakes.pack[suit] & ~sum(BIT_OF[card.key] for card in cards)
        out = float(unseen.bit_count())
        left = out
        for card in reversed(cards):
            above = count_above(unseen, card.rank)
            lost = min(1.0, above * left / out) if above and left > 0 else 0.0
            chances.append((lost, card.key, card))
            left -= others * MOON.drawn
    chances.sort(reverse=True)
    losers = [card for lost, _, card in chances if lost and card in free][:count]
    kept = add_up(lost for lost, _, card in chances if card not in losers)
    if kept > PASS.moon_losers or len(losers) < count:
        return None
    return losers
