"""Where each hidden card may be, as one seat can prove from what it has seen."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hearts_gui.engine.cards import QS, WARREN, Card, Suit
from hearts_gui.engine.play.legal import led_suit
from hearts_gui.engine.play.state import Play, PublicDeal
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import (
    Breakers,
    Draw,
    FirstTrick,
    HeartsLead,
    LeadExempt,
    OpeningLead,
    QueenForced,
    SpecialCard,
    WarrenFollow,
)
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces

# How many cards of a suit a seat can hold at most, after what it drew from the stock in Domino. A
# seat that cannot follow draws until the first card of the suit and plays it. So all cards that it
# drew before are of other suits, and it has none left of the led suit; later draws may be any.

MostCards = dict[tuple[int, Suit], int]


def _tricks_led(deal: PublicDeal) -> list[tuple[tuple[Play, ...], Suit | None]]:
    """The plays of each trick with the suit led to it, those on the table last."""
    tricks = [(trick.plays, led_suit(trick)) for trick in deal.tricks]
    return [*tricks, (deal.plays, deal.led_suit)]


def most_cards(deal: PublicDeal) -> MostCards:
    """The limits for each seat and suit that follow from draws; jokers have no suit here."""
    most: MostCards = {}
    for number, (plays, led) in enumerate(_tricks_led(deal)):
        drawn = {
            drawing.seat: drawing.count for drawing in deal.drawings if drawing.trick == number
        }
        for play in plays:
            _played(most, play, led, drawn.pop(play.seat, 0))
        for seat, count in drawn.items():  # the seat that is still to play
            _add_drawn(most, seat, count)
            if led is not None:
                most[seat, led] = 1
    return most


def _played(most: MostCards, play: Play, led: Suit | None, drawn: int) -> None:
    seat, follows = play.seat, play.suit is led
    if drawn:
        _add_drawn(most, seat, drawn - follows)
        if led is not None:
            # A joker that may be played at any time leaves the card that was drawn for.
            most[seat, led] = int(not follows and play.card.is_joker)
    if play.suit is None or play.card.is_joker or (drawn and follows):
        return
    held = most.get((seat, play.suit))
    if held is not None:
        most[seat, play.suit] = max(0, held - 1)


def _add_drawn(most: MostCards, seat: int, count: int) -> None:
    for suit in Suit:
        if (seat, suit) in most:
            most[seat, suit] += count


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What is known about every place that holds cards.

    Places are the seats, then kitty, stock and the Warren card's companion. `held` are the cards
    that certainly lie in a place, `room` is how many unseen cards lie there. `places[k]` is a set
    of bits: where the card `unseen[k]` may lie.
    """

    players: int
    held: tuple[tuple[Card, ...], ...]
    room: tuple[int, ...]
    unseen: tuple[Card, ...]
    places: tuple[int, ...]
    warren_in_hand: int | None  # the seat that holds the Warren card, not counted in `room`
    most: tuple[tuple[int, Suit, int], ...] = ()
    """Seat, suit and how many unseen cards of it lie there at most, where that is known."""

    @property
    def kitty(self) -> int:
        """The number of the kitty among the places."""
        return self.players

    @property
    def stock(self) -> int:
        """The number of the stock."""
        return self.players + 1

    @property
    def extra(self) -> int:
        """The number of the place beside the Warren card."""
        return self.players + 2


def knowledge_of(view: PlayerView, *, inferred: bool = True) -> Knowledge:
    """What a view proves. Without `inferred`, only voids and cards seen on their way count."""
    rules, deal = view.rules, view.deal
    owned = _owned(view)
    played = any(play.card.is_warren for play in deal.plays)
    holder = None if played else deal.warren_owner
    unseen = _unseen(view, owned)
    extra = int(rules.special_card is SpecialCard.WARREN and deal.warren_owner is not None)
    sizes = [*deal.sizes, _kitty_size(rules, deal), deal.stock_size, extra]
    if holder is not None:
        sizes[holder] -= 1
    room = [size - len(cards) for size, cards in zip(sizes, owned, strict=True)]
    everywhere = sum(1 << owner for owner, free in enumerate(room) if free > 0)
    places = dict.fromkeys(unseen, everywhere)
    for card, allowed in _shown(view):
        if card in places:
            places[card] &= allowed
    most = {key: count for key, count in most_cards(deal).items() if key[0] != view.seat}
    for (seat, suit), count in most.items():
        if not count:
            _exclude(places, seat, _of_suit(rules, suit))
    for seat, barred in _exclusions(view, inferred=inferred):
        _exclude(places, seat, barred)
    return Knowledge(
        rules.players,
        tuple(tuple(cards) for cards in owned),
        tuple(room),
        tuple(unseen),
        tuple(places[card] or everywhere for card in unseen),
        holder,
        tuple((seat, suit, count) for (seat, suit), count in most.items() if count),
    )


def _owned(view: PlayerView) -> list[list[Card]]:
    """The cards that certainly lie in each place."""
    deal, own, players = view.deal, view.own, view.rules.players
    owned: list[list[Card]] = [[] for _ in range(players + 3)]
    owned[view.seat] = [card for card in own.hand if not card.is_warren]
    if deal.warren_owner is not None and own.extra is not None:
        owned[players + 2] = [own.extra]
    if deal.kitty_taker == view.seat and not deal.bury_count:
        owned[players] = list(own.buried if deal.buried_count else own.kitty)
    return owned


def _unseen(view: PlayerView, owned: list[list[Card]]) -> list[Card]:
    """The cards that this seat has not seen played and whose place it does not know."""
    deal, own = view.deal, view.own
    placed = set(deal.gone)
    placed |= {play.card for play in deal.plays} | {card for cards in owned for card in cards}
    placed |= {WARREN, *own.buried, *(own.kitty if deal.kitty_taker == view.seat else ())}
    return [card for card in build_pack(view.rules) if card not in placed]


def _kitty_size(rules: Rules, deal: PublicDeal) -> int:
    if deal.kitty_size:
        return deal.kitty_size
    if deal.kitty_taker is None or deal.bury_count:
        return 0
    return deal.buried_count or deal_shape(rules).kitty


def _shown(view: PlayerView) -> Iterator[tuple[Card, int]]:
    """Cards that were seen in, or on their way to, another hand, and where they may be now."""
    rules, deal = view.rules, view.deal
    shown = [(card, seat) for card, seat in view.own.gave if seat >= 0]
    shown += [(card, seat) for seat, card in deal.charges]
    shown += [(card, seat) for seat, hand in deal.shown_hands for card in hand]
    if deal.opened and not deal.tricks and not deal.plays and deal.opening_card is not None:
        shown.append((deal.opening_card, deal.leader))
    for card, seat in shown:
        if seat != view.seat:
            buried = deal.buried_count and seat == deal.kitty_taker
            yield card, 1 << seat | (1 << rules.players if buried else 0)


class _Exclusion:
    """The cards that a seat cannot hold: some suits, some cards, or all except some."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = frozenset(cards)

    def __call__(self, card: Card) -> bool:
        return card in self._cards


def _exclude(places: dict[Card, int], seat: int, barred: _Exclusion) -> None:
    for card in places:
        if barred(card):
            places[card] &= ~(1 << seat)


def _of_suit(rules: Rules, suit: Suit) -> _Exclusion:
    return _Exclusion(card for card in build_pack(rules) if card.suit is suit and not card.is_joker)


def _exclusions(view: PlayerView, *, inferred: bool) -> Iterator[tuple[int, _Exclusion]]:
    rules, deal = view.rules, view.deal
    for seat, suit in deal.voids:
        yield seat, _of_suit(rules, suit)
        if seat == deal.warren_owner and rules.warren_follow is WarrenFollow.ALIAS:
            yield rules.players + 2, _of_suit(rules, suit)
    for play in deal.plays:
        if play.card.is_warren and play.suit is not None:
            others = (suit for suit in Suit if suit is not play.suit)
            for suit in others:
                yield rules.players + 2, _of_suit(rules, suit)
    if inferred and rules.draw is Draw.OFF:
        yield from _inferred(view)


def _inferred(view: PlayerView) -> Iterator[tuple[int, _Exclusion]]:
    """The proofs from the legality of earlier plays (RULES 1.3, 1.4)."""
    rules, deal = view.rules, view.deal
    yield from _opening(rules, deal)
    broken = rules.hearts_lead is HeartsLead.ALWAYS
    penalties = penalty_faces(rules, deal.penalty_suit)
    swapped = deal.kitty_taker if deal.buried_count else None
    for number, (plays, led) in enumerate(_tricks_led(deal)):
        for index, play in enumerate(plays):
            if play.seat in (view.seat, swapped) or play.card.is_warren:
                continue
            if number == 0 and rules.first_trick is FirstTrick.NO_POINTS:
                yield from _all_points(rules, play, led, penalties, leads=index == 0)
            if index == 0 and not broken and play.suit is Suit.HEARTS:
                yield play.seat, _unbroken(rules, penalties)
            if number and index and play.suit is not led:
                yield from _queen_kept(rules, deal, play)
        broken = broken or _breaks(rules, plays)


def _breaks(rules: Rules, plays: tuple[Play, ...]) -> bool:
    """Whether one of these plays breaks hearts."""
    breakers = (Suit.HEARTS, QS) if rules.breakers is Breakers.HEARTS_QS else (Suit.HEARTS,)
    return any(play.suit in breakers or play.card.face in breakers for play in plays)


def only_hearts(view: PlayerView) -> tuple[int, ...]:
    """The other seats that can hold nothing but hearts: they led one before hearts were broken."""
    rules, deal = view.rules, view.deal
    if rules.hearts_lead is HeartsLead.ALWAYS or rules.lead_exempt is not LeadExempt.ONLY_HEARTS:
        return ()
    for plays in deal.every_trick:
        if plays and plays[0].suit is Suit.HEARTS:
            return (plays[0].seat,) if plays[0].seat != view.seat else ()
        if _breaks(rules, plays):
            return ()
    return ()


def _opening(rules: Rules, deal: PublicDeal) -> Iterator[tuple[int, _Exclusion]]:
    lowest = rules.opening_lead is OpeningLead.LOWEST_CLUB
    if lowest and deal.opened and deal.opening_card is not None:
        card = deal.opening_card
        lower = [c for c in build_pack(rules) if c.suit is card.suit and 0 < c.rank < card.rank]
        for seat in range(rules.players):
            yield seat, _Exclusion(lower)
    if rules.opening_lead is OpeningLead.ANY_CLUB:
        first = deal.tricks[0].plays if deal.tricks else deal.plays
        if first and first[0].suit is not Suit.CLUBS:
            yield first[0].seat, _of_suit(rules, Suit.CLUBS)


def _all_points(
    rules: Rules, play: Play, led: Suit | None, penalties: frozenset[Card], *, leads: bool
) -> Iterator[tuple[int, _Exclusion]]:
    """A penalty card on a first trick without points: there was nothing else to play."""
    if play.card.face not in penalties:
        return
    follows = play.suit is led and not leads
    harmless = [
        card
        for card in build_pack(rules)
        if card.face not in penalties and (card.suit is led or not follows)
    ]
    yield play.seat, _Exclusion(harmless)


def _unbroken(rules: Rules, penalties: frozenset[Card]) -> _Exclusion:
    exempt = penalties if rules.lead_exempt is LeadExempt.HEARTS_OR_PENALTY else frozenset()
    return _Exclusion(
        card
        for card in build_pack(rules)
        if card.suit is not Suit.HEARTS and card.face not in exempt
    )


def _queen_kept(rules: Rules, deal: PublicDeal, play: Play) -> Iterator[tuple[int, _Exclusion]]:
    if rules.qs_forced is QueenForced.NO or play.card.face is QS or deal.charges:
        return
    yield play.seat, _Exclusion(card for card in build_pack(rules) if card.face is QS)
