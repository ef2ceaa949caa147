"""Moons: recognising another seat's attempt, and making an attempt.

Only an overwhelming hand makes an attempt, and it decides again at every card: it continues while
the hand still takes nearly everything, and stops when another seat has a card that the moon needs.
"""

from hearts_gui.ai.rule_player.bits import BIT_OF, LOOSE, SUIT_OF, SUITS, count_above
from hearts_gui.ai.rule_player.facts import PlayFacts
from hearts_gui.ai.rule_player.weights import MOON
from hearts_gui.engine.cards import Card


def threat(facts: PlayFacts) -> tuple[int, float]:
    """The seat that may be shooting the moon, or -1, and how serious it looks (0 to 1)."""
    memory = facts.memory
    if not facts.stakes.moon_gain or not memory.count:
        return -1, 0.0
    shooter = -1
    for seat, count in enumerate(memory.needed_taken):
        if count:
            if shooter >= 0:
                return -1, 0.0
            shooter = seat
    if shooter < 0 or shooter == facts.seat:
        return -1, 0.0
    part = memory.points[shooter] / facts.stakes.total
    run = 0
    for taker in reversed(memory.takers):
        if taker != shooter:
            break
        run += 1
    alarm = part * MOON.part + max(0, run - 2) * MOON.long_run
    alarm *= MOON.run[min(run, len(MOON.run) - 1)]
    if part > MOON.nearly:
        alarm = max(alarm, part)
    return shooter, min(1.0, alarm)


def losers(facts: PlayFacts) -> float:
    """The number of tricks this hand is likely to lose when it leads its suits from the top."""
    lost = 0.0
    for suit in SUITS:
        held = facts.hand[suit]
        if held:
            lost += _losers_of(held, facts.unseen[suit], facts.live[suit])
    return lost


def _losers_of(held: int, unseen: int, live: int) -> float:
    out = unseen.bit_count()
    if not out or not live:
        return 0.0
    lost = 0.0
    left = float(out)
    while held and left > 0:
        top = held.bit_length() - 1
        above = count_above(unseen, top >> 1)
        if above:
            lost += min(1.0, above * left / out)
        held &= ~(1 << top)
        left -= live * MOON.drawn
    return lost


def shooting(facts: PlayFacts, bonus: float = 0.0) -> bool:
    """Whether this seat goes for the moon; `bonus` is how many more losing tricks it accepts."""
    memory, seat = facts.memory, facts.seat
    if not facts.stakes.moon_gain:
        return False
    uncertain = 0
    for suit in SUITS:
        if facts.hand[suit] and facts.hand[suit] < facts.unseen[suit]:
            uncertain += 1
    if uncertain > 1:
        return False
    for taker, count in enumerate(memory.needed_taken):
        if count and taker != seat:
            return False
    missing = _on_table_lost(facts)
    if missing:
        return False
    committed = memory.points[seat] > MOON.committed * facts.stakes.total
    return losers(facts) <= (MOON.go_on if committed else MOON.start + bonus)


def _on_table_lost(facts: PlayFacts) -> bool:
    """Whether the trick on the table holds a needed card and cannot be won any more."""
    needed = facts.stakes.needed
    if facts.led is None:
        return False
    held = facts.hand[facts.led]
    for play in facts.plays:
        key = play.card.key
        if needed[SUIT_OF[key]] & BIT_OF[key]:
            return held < max(
                BIT_OF[play.card.key] for play in facts.plays if play.suit is facts.led
            )
    return False


def shoot(facts: PlayFacts, legal: tuple[Card, ...]) -> Card:
    """The card to play while going for the moon."""
    led = facts.led
    if not facts.plays or led is None:
        return max(legal, key=lambda card: _lead_key(facts, card))
    following = [card for card in legal if facts.stand(card).suit is led]
    if not following:
        return max(legal, key=lambda card: _throw_key(facts, card))
    best = max(
        (play.card.rank for play in facts.plays if play.suit is led and not play.card.is_joker),
        default=0,
    )
    winning = [card for card in following if facts.stand(card).rank > best]
    if not winning:
        return min(following, key=lambda card: (_needed(facts, card), card.rank, card.key))
    if not facts.later:
        return min(winning, key=lambda card: (card.rank, card.key))
    return max(winning, key=lambda card: (card.rank, card.key))


def _needed(facts: PlayFacts, card: Card) -> bool:
    return bool(facts.stakes.needed[SUIT_OF[card.key]] & BIT_OF[card.key])


def _lead_key(facts: PlayFacts, card: Card) -> tuple[bool, int, int, int]:
    """A sort key for leads: sure winners first, from the longest suit, the highest card first."""
    stand_in = facts.stand(card)
    suit = SUIT_OF[stand_in.key]
    if suit == LOOSE:
        return False, 0, 0, 0
    sure = not count_above(facts.unseen[suit], stand_in.rank)
    return sure, facts.hand[suit].bit_count(), stand_in.rank, stand_in.key


def _throw_key(facts: PlayFacts, card: Card) -> tuple[bool, int, int]:
    """A sort key for discards: losers first, cards that the moon needs last."""
    stand_in = facts.stand(card)
    suit = SUIT_OF[stand_in.key]
    above = count_above(facts.unseen[suit], stand_in.rank)
    return not _needed(facts, stand_in), above, -stand_in.key
