"""Facts that a seat knows from its view and the rules: seen cards, voids, who took what.

`Memory` folds the tricks of one deal as they come, so that a decision costs little; it holds
nothing that is not in the view, and is rebuilt whenever the view does not continue what was folded.
`PlayFacts` has the facts for one decision.
"""

from hearts_gui.ai.rule_player.bits import BIT_OF, LOOSE, SUIT_OF, masks
from hearts_gui.ai.rule_player.stakes import Stakes, stakes_of
from hearts_gui.ai.rule_player.weights import opponent_weights
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.state import Play, PublicDeal, Trick
from hearts_gui.engine.play.tricks import trick_seats
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import BonusFloor, Kitty, ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.sums import add_up


def view_stakes(view: PlayerView) -> Stakes:
    """The stakes of the deal that a view is about."""
    rules, deal = view.rules, view.deal
    own: Score = 0
    if rules.score_dir is ScoreDir.MAGNITUDE or rules.bonus_floor is BonusFloor.TOTAL:
        own = view.public.standings.totals[view.seat]
    if not deal.charges and deal.penalty_suit is None and not own:
        return stakes_of(rules)
    return stakes_of(rules, deal.penalty_suit, frozenset(deal.charged), own)


class Memory:
    """Facts from the finished tricks of one deal."""

    def __init__(self, view: PlayerView) -> None:
        rules, deal = view.rules, view.deal
        self._key = (
            view.public.standings,
            deal.charges,
            deal.penalty_suit,
            (deal.number, deal.attempt),
        )
        self._last: Trick | None = None
        self.stakes = view_stakes(view)
        self.count = 0
        self.played = [0, 0, 0, 0, 0]
        self.points = [0.0] * rules.players  # cost of the cards taken, bonus cards left out
        self.needed_taken = [0] * rules.players  # moon cards taken
        self.takers: list[int] = []  # who took each trick; -1 for nobody
        self.waiting = 0.0  # cost of the cards in tricks that wait for the next taker
        self.held = 0  # moon cards in them
        self.owners = _owners(view)
        self.opponent_weights, self.friendly = opponent_weights(view)

    def fits(self, view: PlayerView) -> bool:
        """Whether the view continues what was folded."""
        deal, key = view.deal, self._key
        tricks = deal.tricks
        return (
            key[0] is view.public.standings
            and key[1] is deal.charges
            and key[2] is deal.penalty_suit
            and key[3] == (deal.number, deal.attempt)
            and len(tricks) >= self.count
            and (not self.count or tricks[self.count - 1] is self._last)
        )

    def follow(self, view: PlayerView) -> None:
        """Fold the tricks that are new."""
        tricks = view.deal.tricks
        if len(tricks) == self.count:
            return
        for trick in tricks[self.count :]:
            self._fold(trick)
        self._last = tricks[-1]
        self.count = len(tricks)
        if not self.friendly:
            self.opponent_weights, self.friendly = opponent_weights(view)

    def _fold(self, trick: Trick) -> None:
        played, stakes = self.played, self.stakes
        cost, needed = stakes.cost, stakes.needed
        sum_of_costs = self.waiting
        count = self.held
        for play in trick.plays:
            key = play.card.key
            suit, bit = SUIT_OF[key], BIT_OF[key]
            played[suit] |= bit
            if cost[key] > 0:
                sum_of_costs += cost[key]
            if needed[suit] & bit:
                count += 1
        self.waiting = self.held = 0
        if trick.taker is not None:
            self.points[trick.taker] += sum_of_costs
            self.needed_taken[trick.taker] += count
            self.takers.append(trick.taker)
        else:
            self.takers.append(-1)
            if not trick.discarded:
                self.waiting, self.held = sum_of_costs, count


def followed(memory: Memory | None, view: PlayerView) -> Memory:
    """The memory that has seen what this view shows; a new one where the old does not fit."""
    if memory is None or not memory.fits(view):
        memory = Memory(view)
    memory.follow(view)
    return memory


def _owners(view: PlayerView) -> dict[Card, int]:
    """The cards that this seat knows to be with others, and the seats that hold them."""
    owners = {card: seat for card, seat in view.own.gave if seat >= 0}
    owners.update({card: seat for seat, card in view.deal.charges})
    for seat, hand in view.deal.shown_hands:
        owners.update(dict.fromkeys(hand, seat))
    for card in view.own.hand:
        owners.pop(card, None)
    return owners


class PlayFacts:
    """The facts that matter for playing one card."""

    def __init__(self, view: PlayerView, memory: Memory) -> None:
        deal, own, rules = view.deal, view.own, view.rules
        seat = own.seat
        self.view = view
        self.rules: Rules = rules
        self.deal: PublicDeal = deal
        self.seat = seat
        self.memory = memory
        self.stakes = stakes = memory.stakes
        self.cost = cost = stakes.cost
        self.opponent_weights = memory.opponent_weights
        self.extra = own.extra
        self.first = not deal.tricks
        self.led = deal.led_suit
        self.plays: tuple[Play, ...] = deal.plays
        self.hand = hand = masks(own.hand)
        played, pack = memory.played, stakes.pack
        unseen = [pack[s] & ~(played[s] | hand[s]) for s in range(5)]
        table = memory.waiting
        for play in deal.plays:
            key = play.card.key
            unseen[SUIT_OF[key]] &= ~BIT_OF[key]
            table += cost[key]
        if own.buried or own.kitty or own.extra is not None:
            _forget(unseen, hand, view)
        self.unseen = unseen
        self.table = table + (_kitty(memory, deal, unseen, rules) if deal.kitty_size else 0.0)
        hidden = deal.kitty_size + deal.stock_size + deal.buried_count
        self.present = 1.0
        if hidden and own.seat != deal.kitty_taker:
            self.present = max(0.1, 1 - hidden / max(1, sum(m.bit_count() for m in unseen)))
        self._seats()

    def _seats(self) -> None:
        """Work out the voids, how many others may hold each suit, and who plays after us."""
        deal, seat = self.deal, self.seat
        voids = [0, 0, 0, 0]
        for player, suit in deal.voids:
            voids[suit] |= 1 << player
        self.voids = voids
        others = ~(1 << seat)
        holding = 0
        for player, size in enumerate(deal.sizes):
            if size:
                holding |= 1 << player
        holding &= others
        self.live = [(holding & ~void).bit_count() for void in voids]
        order = trick_seats(self.rules, deal)
        self.later = order[len(deal.plays) + 1 :]

    def is_unseen(self, card: Card) -> bool:
        """Whether a card is neither played nor in this hand."""
        key = card.key
        return bool(self.unseen[SUIT_OF[key]] & BIT_OF[key])

    def chance_of_holding(self, seat: int, card: Card) -> float:
        """The odds that a seat holds an unseen card."""
        owner = self.memory.owners.get(card, -1)
        if owner >= 0:
            return 1.0 if owner == seat else 0.0
        suit = SUIT_OF[card.key]
        if suit == LOOSE:
            return 1.0 / max(1, len(self.deal.sizes) - 1)
        if self.voids[suit] >> seat & 1:
            return 0.0
        return 1.0 / self.live[suit] if self.live[suit] else 0.0

    def stand(self, card: Card) -> Card:
        """The extra card for the Warren card, every other card for itself."""
        return self.extra if card.is_warren and self.extra is not None else card


def _forget(unseen: list[int], hand: list[int], view: PlayerView) -> None:
    """Remove the cards that this seat knows not to be in the others' hands."""
    own = view.own
    for card in (*own.buried, *own.kitty):
        unseen[SUIT_OF[card.key]] &= ~BIT_OF[card.key]
    extra = own.extra
    if extra is not None and any(card.is_warren for card in own.hand):
        suit, bit = SUIT_OF[extra.key], BIT_OF[extra.key]
        unseen[suit] &= ~bit
        hand[suit] |= bit
        hand[LOOSE] = 0


def _kitty(memory: Memory, deal: PublicDeal, unseen: list[int], rules: Rules) -> float:
    """The cost of the kitty, if the taker of the trick on the table gets it."""
    match rules.kitty:
        case Kitty.FIRST_TRICK:
            comes = not deal.tricks
        case Kitty.LAST_TRICK:
            comes = max(deal.sizes) <= 1
        case Kitty.FIRST_POINT:
            comes = any(memory.stakes.cost[play.card.key] > 0 for play in deal.plays)
        case _:
            comes = False
    if not comes:
        return 0.0
    stakes = memory.stakes
    out = sum(mask.bit_count() for mask in unseen)
    left = max(0.0, stakes.total - add_up(memory.points))
    return left * deal.kitty_size / max(1, out)


def remaining(facts: PlayFacts) -> float:
    """The cost of all cards that nobody has taken yet, on the table or in hands."""
    return max(0.0, facts.stakes.total - add_up(facts.memory.points))
