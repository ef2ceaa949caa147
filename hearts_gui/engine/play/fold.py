"""The effect of events on what is known. Nothing here checks: decisions were checked before.

`fold_public` takes events as everyone sees them, `fold_own` as one seat sees them; both run in
the engine and, from the same redacted events, in every view.
"""

from dataclasses import replace
from typing import assert_never

from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.phases import deal_phases, skip_empty
from hearts_gui.engine.play.state import (
    Claim,
    Drawing,
    Own,
    Play,
    PublicDeal,
    PublicGame,
    Secret,
    Trick,
)
from hearts_gui.engine.rules.choices import (
    Breakers,
    BreakEvent,
    Charge,
    Draw,
    HeartsLead,
    OpeningLead,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import add_deal
from hearts_gui.engine.score.scores import DealScore


def fold_public(game: PublicGame, event: ev.Event) -> PublicGame:
    """The public knowledge after an event, given as everyone sees it."""
    match event:
        case ev.DealStarted():
            return evolve(game, deal=_dealt(game.rules, event))
        case ev.DealScored(score):
            deal = game.deal
            assert deal is not None
            return evolve(
                game,
                standings=add_deal(game.standings, score),
                deal=None,
                next_dealer=game.rules.seat_after(deal.dealer),
                next_leader=_next_leader(game.rules, score),
                void_deals=0,
                past=(*game.past, deal),
            )
        case ev.DealVoided():
            deal = game.deal
            assert deal is not None
            return evolve(game, deal=None, next_dealer=deal.dealer, void_deals=game.void_deals + 1)
        case ev.TimeCalled():
            return evolve(game, standings=replace(game.standings, time_up=True))
        case ev.GameEnded(result):
            return evolve(game, result=result)
        case _:
            assert game.deal is not None, "a deal is under way"
            return evolve(game, deal=_fold_deal(game.rules, game.deal, event))


def _dealt(rules: Rules, event: ev.DealStarted) -> PublicDeal:
    return PublicDeal(
        number=event.number,
        attempt=event.attempt,
        dealer=event.dealer,
        token=event.token,
        todo=deal_phases(rules, event.token),
        sizes=event.sizes,
        start_sizes=event.sizes,
        kitty_size=event.kitty_size,
        stock_size=event.stock_size,
        warren_owner=event.warren_owner,
        leader=rules.seat_after(event.dealer),
        broken=rules.hearts_lead is HeartsLead.ALWAYS,
    )


def _next_leader(rules: Rules, score: DealScore) -> int | None:
    """Gong Zhu: the player who captured the pig leads the next deal (RULES 1.7).

    The score says who did, also when the pig was held over or lay in a kitty.
    """
    if rules.opening_lead is not OpeningLead.TWO_SPADES:
        return None
    return next(
        (seat for seat, cards in enumerate(score.taken) if any(card.face is QS for card in cards)),
        None,
    )


_Preparation = (
    ev.PassChosen
    | ev.CardsChosen
    | ev.CardsPassed
    | ev.CardsCharged
    | ev.ChargesShown
    | ev.BidMade
    | ev.SuitNamed
    | ev.PledgeMade
)

_DealEvent = (
    _Preparation
    | ev.PlayOpened
    | ev.CardPlayed
    | ev.CardRevealed
    | ev.TrickTaken
    | ev.KittyTaken
    | ev.CardsBuried
    | ev.CardsDrawn
    | ev.MisdealCalled
    | ev.ClaimMade
    | ev.ClaimAnswered
    | ev.RestTaken
    | ev.MoonOffered
    | ev.MoonChosen
)


def _fold_deal(rules: Rules, deal: PublicDeal, event: _DealEvent) -> PublicDeal:
    match event:
        case ev.CardPlayed():
            return _played(rules, deal, event)
        case ev.TrickTaken():
            return _trick_over(rules, deal, event)
        case ev.CardRevealed(_, card):
            return _revealed(rules, deal, card)
        case ev.KittyTaken() | ev.CardsBuried() | ev.CardsDrawn():
            return _cards_moved(deal, event)
        case ev.ClaimMade() | ev.ClaimAnswered() | ev.RestTaken():
            return _claimed(deal, event)
        case ev.PlayOpened(leader, card):
            return evolve(deal, leader=leader, opening_card=card, opened=True)
        case ev.MoonOffered(offer):
            return evolve(deal, offer=offer)
        case ev.MoonChosen(_, choice):
            return evolve(deal, offer=None, moon_choice=choice)
        case ev.MisdealCalled(seat, hand):
            return evolve(deal, shown_hands=(*deal.shown_hands, (seat, hand)))
        case _:
            return _prepared(rules, deal, event)


def _prepared(rules: Rules, deal: PublicDeal, event: _Preparation) -> PublicDeal:
    """The phases before play."""
    match event:
        case ev.PassChosen(_, token):
            rest = deal_phases(rules, token)
            return _next_phase(evolve(deal, token=token, todo=(deal.phase, *rest)))
        case ev.CardsChosen(seat):
            return evolve(deal, ready=(*deal.ready, seat))
        case ev.CardsPassed():
            return _next_phase(
                evolve(deal, passed=True, forwards=event.forwards, warren_owner=event.warren_owner)
            )
        case ev.CardsCharged(seat, cards):
            return _charge_made(rules, deal, seat, cards)
        case ev.ChargesShown(shown):
            charges = tuple((seat, card) for seat, cards in enumerate(shown) for card in cards)
            return _next_phase(evolve(deal, charges=(*deal.charges, *charges)))
        case ev.BidMade(seat, counters):
            bid = evolve(deal, bids=(*deal.bids, (seat, counters)), ready=(*deal.ready, seat))
            return _next_phase(bid) if len(bid.ready) == rules.players else bid
        case ev.SuitNamed(_, suit):
            return _next_phase(evolve(deal, penalty_suit=suit))
        case ev.PledgeMade(seat, pledged):
            pledges = (*deal.pledges, seat) if pledged else deal.pledges
            prepared = evolve(deal, ready=(*deal.ready, seat), pledges=pledges)
            return _next_phase(prepared) if len(prepared.ready) == rules.players else prepared
        case _:
            assert_never(event)


def _next_phase(deal: PublicDeal) -> PublicDeal:
    moved = evolve(deal, todo=deal.todo[1:], ready=())
    todo = skip_empty(moved)
    return moved if todo is moved.todo else evolve(moved, todo=todo)


def _charge_made(
    rules: Rules, deal: PublicDeal, seat: int, cards: tuple[Card, ...] | None
) -> PublicDeal:
    ready = (*deal.ready, seat)
    if rules.charge is Charge.BLIND:  # ChargesShown ends the round
        return evolve(deal, ready=ready)
    if cards:
        deal = evolve(deal, charges=(*deal.charges, *((seat, card) for card in cards)))
        if rules.charge is Charge.TURBO:
            ready = (seat,)  # everyone else may add after any charge (RULES 1.7)
    deal = evolve(deal, ready=ready)
    return _next_phase(deal) if len(ready) == rules.players else deal


def _less(sizes: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    return (*sizes[:seat], sizes[seat] - count, *sizes[seat + 1 :])


def _played(rules: Rules, deal: PublicDeal, event: ev.CardPlayed) -> PublicDeal:
    play = Play(event.seat, event.card, event.suit)
    voids = deal.voids
    if event.shows_void:
        led = deal.led_suit
        assert led is not None
        if (event.seat, led) not in voids:
            voids = (*voids, (event.seat, led))
    return evolve(
        deal,
        plays=(*deal.plays, play),
        sizes=_less(deal.sizes, event.seat, 1),
        voids=voids,
        broken=deal.broken or _breaks(rules, deal, play),
        stuck_plays=(*deal.stuck_plays, event.card) if event.stuck else deal.stuck_plays,
    )


def _is_breaker(rules: Rules, card: Card, suit: Suit | None) -> bool:
    if suit is Suit.HEARTS:
        return not card.is_joker  # a joker is never a heart, whatever suit it was named (1.1)
    return rules.breakers is Breakers.HEARTS_QS and card.face is QS


def _breaks(rules: Rules, deal: PublicDeal, play: Play) -> bool:
    """Whether this play itself breaks hearts (RULES 1.4)."""
    if not _is_breaker(rules, play.card, play.suit):
        return False
    match rules.break_event:
        case BreakEvent.PLAYED:
            return True
        case BreakEvent.DISCARDED:
            led = deal.led_suit
            return led is not None and play.suit is not led
        case BreakEvent.WON:
            return False
        case _:
            assert_never(rules.break_event)


def _revealed(rules: Rules, deal: PublicDeal, card: Card) -> PublicDeal:
    """The extra card takes the Warren card's place; an extra queen breaks hearts only now."""
    plays = tuple(
        Play(play.seat, card, play.suit) if play.card.is_warren else play for play in deal.plays
    )
    shown = next(play for play in plays if play.card is card)
    before = evolve(deal, plays=tuple(play for play in plays if play is not shown))
    return evolve(
        deal,
        plays=plays,
        warren_owner=None,
        broken=deal.broken or _breaks(rules, before if plays[0] is not shown else deal, shown),
    )


def _trick_over(rules: Rules, deal: PublicDeal, event: ev.TrickTaken) -> PublicDeal:
    trick = Trick(deal.leader, deal.plays, event.seat, event.discarded)
    broken = deal.broken
    if not broken and event.seat is not None and rules.break_event is BreakEvent.WON:
        won = (*trick.plays, *(p for held in held_over(deal) for p in held.plays))
        broken = any(_is_breaker(rules, play.card, play.suit) for play in won)
    after = evolve(deal, tricks=(*deal.tricks, trick), plays=(), broken=broken)
    leader = deal.leader if event.seat is None else event.seat
    return evolve(after, leader=_leader_with_cards(rules, after, leader))


def held_over(deal: PublicDeal) -> tuple[Trick, ...]:
    """The tricks just before this one that still wait for a taker."""
    held: list[Trick] = []
    for trick in reversed(deal.tricks):
        if trick.taker is not None or trick.discarded:
            break
        held.append(trick)
    return tuple(reversed(held))


def _leader_with_cards(rules: Rules, deal: PublicDeal, leader: int) -> int:
    """In Domino the next seat leads for one that has run out (RULES 2.3)."""
    if rules.draw is not Draw.DOMINO:
        return leader
    for k in range(rules.players):
        seat = (leader + rules.turn_step * k) % rules.players
        if deal.sizes[seat]:
            return seat
    return leader


def play_is_over(rules: Rules, deal: PublicDeal) -> bool:
    """Whether no trick is left to play (between tricks, kitty and stock settled)."""
    if deal.claimed_by is not None:
        return True
    if deal.plays or deal.bury_count:
        return False
    holding = sum(size > 0 for size in deal.sizes)
    return holding <= 1 if rules.draw is Draw.DOMINO else holding == 0


def _cards_moved(
    deal: PublicDeal, event: ev.KittyTaken | ev.CardsBuried | ev.CardsDrawn
) -> PublicDeal:
    seat = event.seat
    voids = tuple(entry for entry in deal.voids if entry[0] != seat)
    match event:
        case ev.KittyTaken():
            taken = evolve(deal, kitty_taker=seat, kitty_size=0)
            if not event.swap:
                return taken
            sizes = _less(deal.sizes, seat, -event.count)
            return evolve(taken, bury_count=event.count, sizes=sizes, voids=voids)
        case ev.CardsBuried():
            sizes = _less(deal.sizes, seat, event.count)
            return evolve(deal, bury_count=0, buried_count=event.count, sizes=sizes)
        case ev.CardsDrawn():
            drawings = deal.drawings
            if event.shows_void:
                drawings = (*drawings, Drawing(seat, len(deal.tricks), event.count))
            stock, sizes = deal.stock_size - event.count, _less(deal.sizes, seat, -event.count)
            return evolve(deal, stock_size=stock, sizes=sizes, voids=voids, drawings=drawings)
        case _:
            assert_never(event)


def _claimed(deal: PublicDeal, event: ev.ClaimMade | ev.ClaimAnswered | ev.RestTaken) -> PublicDeal:
    match event:
        case ev.ClaimMade(seat, hand):
            return evolve(deal, claim=Claim(seat), shown_hands=(*deal.shown_hands, (seat, hand)))
        case ev.ClaimAnswered(seat, accept):
            claim = deal.claim
            assert claim is not None
            if not accept:
                return evolve(deal, claim=None, refused_claims=(*deal.refused_claims, claim.seat))
            return evolve(deal, claim=replace(claim, answered=(*claim.answered, seat)))
        case ev.RestTaken(seat, hands, extra):
            return evolve(
                deal,
                claim=None,
                claimed_by=seat,
                rest=tuple(
                    tuple(extra if card.is_warren and extra else card for card in hand)
                    for hand in hands
                ),
                sizes=(0,) * len(deal.sizes),
            )
        case _:
            assert_never(event)


def fold_own(own: Own, event: ev.Event) -> Own:
    """The private knowledge of one seat after an event, given as that seat sees it."""
    seat = own.seat
    match event:
        case ev.CardPlayed(player, card) if player == seat:
            return evolve(own, hand=tuple(held for held in own.hand if held is not card))
        case ev.DealStarted():
            hand = event.hands[seat]
            assert hand is not None, "a seat sees its own hand"
            return Own(seat, hand=hand, dealt=hand, extra=event.extra)
        case ev.CardsChosen(player, gives, forward) if player == seat:
            return evolve(own, chosen=gives, chose_forward=bool(forward))
        case ev.CardsPassed():
            return _exchanged(own, event)
        case ev.CardRevealed(_, card):
            return evolve(own, extra=card)
        case ev.KittyTaken(player, _, swap, cards) if player == seat and cards is not None:
            hand = tuple(sorted((*own.hand, *cards))) if swap else own.hand
            return evolve(own, hand=hand, kitty=cards)
        case ev.CardsBuried(player, _, cards) if player == seat and cards is not None:
            return evolve(own, hand=tuple(c for c in own.hand if c not in cards), buried=cards)
        case ev.CardsDrawn(player, _, cards) if player == seat and cards is not None:
            return evolve(own, hand=tuple(sorted((*own.hand, *cards))))
        case ev.RestTaken():
            return evolve(own, hand=())
        case _:
            return own


def _exchanged(own: Own, event: ev.CardsPassed) -> Own:
    seat = own.seat
    gave = tuple(
        (move.card, move.receiver)
        for move in event.moves
        if move.giver == seat and move.card is not None
    )
    got = tuple(
        (move.card, move.giver)
        for move in event.moves
        if move.receiver == seat and move.card is not None
    )
    given = {card for card, _ in gave}
    kept = [card for card in own.hand if card not in given]
    return evolve(
        own,
        hand=tuple(sorted([*kept, *(card for card, _ in got)])),
        chosen=None,
        chose_forward=False,
        gave=gave,
        got=got,
        extra=event.extra if event.extra is not None else own.extra,
    )


def fold_secret(secret: Secret, event: ev.Event) -> Secret:
    """The cards face down after an event, seen whole."""
    match event:
        case ev.DealStarted():
            return Secret(event.kitty or (), event.stock or (), event.extra)
        case ev.CardsDrawn(_, count):
            return evolve(secret, stock=secret.stock[count:])
        case ev.CardsCharged(seat, cards, blind=True) if cards is not None:
            return evolve(secret, charged=(*secret.charged, (seat, cards)))
        case ev.ChargesShown():
            return evolve(secret, charged=())
        case _:
            return secret
