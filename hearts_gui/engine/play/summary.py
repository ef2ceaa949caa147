"""A finished deal as the scorer gets it (RULES 1.10 step 1: captured cards)."""

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.phases import high_bidder
from hearts_gui.engine.play.state import Game, PublicDeal
from hearts_gui.engine.rules.choices import KittyDiscard, Partners, Stuck
from hearts_gui.engine.rules.passing import pass_offset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.engine.score.scores import Summary


def sides(rules: Rules, deal: PublicDeal) -> tuple[int, ...]:
    """The side of each seat, or nothing without partners.

    Ad hoc partners are the first two seats to take a trick (RULES 1.13); until there are two,
    everyone stands alone.
    """
    players = rules.players
    match rules.partners:
        case Partners.NONE:
            return ()
        case Partners.FIXED:
            return fixed_sides(rules)
        case Partners.ADHOC:
            takers = list(
                dict.fromkeys(trick.taker for trick in deal.tricks if trick.taker is not None)
            )
            if len(takers) < 2:
                return tuple(range(players))
            return tuple(0 if seat in takers[:2] else 1 for seat in range(players))


def piles(rules: Rules, deal: PublicDeal) -> tuple[tuple[tuple[Card, ...], ...], tuple[int, ...]]:
    """Each seat's captured cards and number of tricks, with those of an accepted claim.

    Tricks that were held over go to the next taker.
    """
    taken: list[list[Card]] = [[] for _ in range(rules.players)]
    waiting: list[Card] = []
    for trick in deal.tricks:
        waiting += [play.card for play in trick.plays]
        if trick.taker is not None:
            taken[trick.taker] += waiting
        if trick.taker is not None or trick.discarded:
            waiting.clear()
    won = [sum(trick.taker == seat for trick in deal.tricks) for seat in range(rules.players)]
    if deal.claimed_by is not None:
        taken[deal.claimed_by] += [*waiting, *(card for hand in deal.rest for card in hand)]
        won[deal.claimed_by] += max((len(hand) for hand in deal.rest), default=0)
    return tuple(map(tuple, taken)), tuple(won)


def summarise(game: Game) -> Summary:
    """Everything that scoring needs to know of the deal that was just played out."""
    rules, deal = game.rules, game.public.deal
    assert deal is not None
    piled, won = piles(rules, deal)
    taken = [[card for card in pile if card not in deal.stuck_plays] for pile in piled]
    _add_kitty(game, deal, taken)
    for seat, own in enumerate(game.owns):
        taken[seat] += own.hand  # Domino: the last seat with cards keeps them
    first = deal.tricks[0].taker if deal.tricks else None
    aside = rules.first_trick_stuck is Stuck.LAY_ASIDE
    bidder = high_bidder(deal)
    return Summary(
        taken=tuple(tuple(sorted(cards)) for cards in taken),
        tricks=won,
        tricks_after_first=tuple(count - (seat == first) for seat, count in enumerate(won)),
        trick_count=sum(won),
        in_play=_in_play(game, deal),
        voided=() if aside else deal.stuck_plays,
        laid_aside=deal.stuck_plays if aside else (),
        charged=deal.charged,
        penalty_suit=deal.penalty_suit,
        pledges=tuple(seat in deal.pledges for seat in range(rules.players)),
        passed_to=passed_to(rules, deal),
        sides=sides(rules, deal),
        bid=None if bidder is None else (bidder, dict(deal.bids)[bidder]),
        claimed_by=deal.claimed_by,
        number=deal.number,
        dealer=deal.dealer,
        token=deal.token,
    )


def _add_kitty(game: Game, deal: PublicDeal, tricks: list[list[Card]]) -> None:
    seat = deal.kitty_taker
    if seat is None:
        return
    own = game.owns[seat]
    if not deal.buried_count:
        tricks[seat] += own.kitty
    elif game.rules.kitty_discard is KittyDiscard.CAPTURED:
        tricks[seat] += own.buried


def _in_play(game: Game, deal: PublicDeal) -> tuple[Card, ...]:
    """The cards that were ever in a hand or a taken kitty; a moon does not need the others."""
    cards = list(deal.gone)
    cards += [card for hand in deal.rest for card in hand]
    for own in game.owns:
        cards += own.hand
        cards += own.kitty if own.seat == deal.kitty_taker and not deal.buried_count else ()
        cards += own.buried
    return tuple(sorted(cards))


def passed_to(rules: Rules, deal: PublicDeal) -> tuple[int | None, ...]:
    """The seat to which each one has passed; None where it was not one seat, or nobody knows."""
    offset = pass_offset(deal.token, rules.players) if deal.passed else None
    if offset is None or deal.forwards:
        return (None,) * rules.players
    return tuple((seat + offset) % rules.players for seat in range(rules.players))
