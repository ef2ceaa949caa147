"""The phases of a deal, and who has to decide what in each. No other module decides this."""

from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.state import Phase, PublicDeal, PublicGame
from hearts_gui.engine.play.tricks import trick_seats
from hearts_gui.engine.rules.choices import Charge, PassToken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.seats import turn_order


def deal_phases(rules: Rules, token: PassToken) -> tuple[Phase, ...]:
    """The phases of a deal with this step of the pass cycle."""
    charging = rules.charge is not Charge.OFF
    first: tuple[Phase, ...] = (Phase.PASS,)
    match token:
        case PassToken.DEALER:
            first = (Phase.CHOOSE_PASS,)  # the choice replaces the remaining phases
        case PassToken.HOLD:
            first = ()
        case PassToken.CHARGE if charging:
            first = (Phase.CHARGE, Phase.SMOOSH_IF_UNCHARGED, Phase.CHARGE_AGAIN)
    charge = (Phase.CHARGE,) if charging and token is not PassToken.CHARGE else ()
    auction = (Phase.BID, Phase.NAME_SUIT) if rules.auction else ()
    pledge = (Phase.PLEDGE,) if rules.pledge else ()
    return (*first, *charge, *auction, *pledge, Phase.PLAY, Phase.SCORE)


def skip_empty(deal: PublicDeal) -> tuple[Phase, ...]:
    """The phases still to come, without those that the deal so far makes pointless."""
    todo = deal.todo
    while todo[0] in (Phase.SMOOSH_IF_UNCHARGED, Phase.CHARGE_AGAIN) and deal.charges:
        todo = todo[1:]  # someone charged: no pass, and no second round (RULES 1.7)
    return todo


_KINDS = {
    Phase.CHOOSE_PASS: AskKind.CHOOSE_PASS,
    Phase.PASS: AskKind.PASS,
    Phase.SMOOSH_IF_UNCHARGED: AskKind.PASS,
    Phase.CHARGE: AskKind.CHARGE,
    Phase.CHARGE_AGAIN: AskKind.CHARGE,
    Phase.BID: AskKind.BID,
    Phase.NAME_SUIT: AskKind.NAME_SUIT,
    Phase.PLEDGE: AskKind.PLEDGE,
    Phase.PLAY: AskKind.PLAY,
}


def eldest(rules: Rules, deal: PublicDeal) -> int:
    """The seat that comes first after the dealer."""
    return rules.seat_after(deal.dealer)


def high_bidder(deal: PublicDeal) -> int | None:
    """The seat with the highest bid, the earlier one among equals; None when nobody bid."""
    best: tuple[int, int] | None = None
    for seat, counters in deal.bids:
        if counters and (best is None or counters > best[1]):
            best = (seat, counters)
    return None if best is None else best[0]


def pending(game: PublicGame) -> Ask:
    """The seats that must decide now and what, from public facts; none in the middle of a step."""
    rules, deal = game.rules, game.deal
    if game.result is not None:
        return Ask(AskKind.OVER, ())
    if deal is None:
        return Ask(AskKind.START, ())
    if deal.offer is not None:
        return Ask(AskKind.MOON, (deal.offer.seat,))
    if deal.claim is not None:
        others = turn_order(rules.players, deal.claim.seat, rules.turn_step)[1:]
        return Ask(AskKind.ANSWER_CLAIM, tuple(s for s in others if s not in deal.claim.answered))
    if deal.bury_count and deal.kitty_taker is not None:
        return Ask(AskKind.BURY, (deal.kitty_taker,))
    kind = _KINDS[deal.phase]
    match kind:
        case AskKind.CHOOSE_PASS:
            return Ask(kind, (deal.dealer,))
        case AskKind.PLAY:
            return Ask(kind, trick_seats(rules, deal)[len(deal.plays) :][:1])
        case AskKind.NAME_SUIT:
            bidder = high_bidder(deal)
            assert bidder is not None, "without a bid the suit is named by rule"
            return Ask(kind, (bidder,))
        case AskKind.BID:
            return Ask(kind, _waiting(rules, deal)[:1])
        case AskKind.CHARGE:
            waiting = _waiting(rules, deal)
            return Ask(kind, waiting[:1] if rules.charge is Charge.GONG_ZHU else waiting)
        case _:
            return Ask(kind, _waiting(rules, deal))


def _waiting(rules: Rules, deal: PublicDeal) -> tuple[int, ...]:
    order = turn_order(rules.players, eldest(rules, deal), rules.turn_step)
    return tuple(seat for seat in order if seat not in deal.ready)
