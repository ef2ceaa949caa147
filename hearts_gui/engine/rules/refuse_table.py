"""Refusals about players, pack, dealing, passing and the opening lead."""

from collections import Counter

from hearts_gui.engine.cards import TWO_SPADES, Suit
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.choices import (
    Boost,
    Charge,
    Draw,
    Jokers,
    Kitty,
    OpeningLead,
    PassToken,
    SpecialCard,
    Strip,
    Values,
)
from hearts_gui.engine.rules.irrelevant import COUNTED_PASSES
from hearts_gui.engine.rules.option_values import (
    FORBIDDABLE,
    LARGEST_HAND,
    LONGEST_CYCLE,
    ONE_PACK_PLAYERS,
    TWO_PACK_PLAYERS,
    RulesError,
    RuleValues,
    nearest_in,
    refused,
    with_changes,
)
from hearts_gui.engine.rules.packs import build_pack, deal_shape, jokers_wanted
from hearts_gui.engine.rules.passing import normal_token, pass_size, token_exists

_PLAIN_COUNT = 3
_DRAW_HANDS = {Draw.DOMINO: 6, Draw.DRAW: 13}
_CLUB_LEADS = (OpeningLead.LOWEST_CLUB, OpeningLead.ANY_CLUB)


def pack_for_players(rules: RuleValues) -> RulesError | None:
    """One pack is for two to seven players, two packs are for five to eleven."""
    low, high = ONE_PACK_PLAYERS if rules.packs == 1 else TWO_PACK_PLAYERS
    if low <= rules.players <= high:
        return None
    why = message("refused-players", packs=rules.packs, low=low, high=high)
    nearest = {"players": nearest_in(low, high, rules.players)}
    return refused(rules, "players", why, {"packs": 3 - rules.packs}, nearest)


def jokers_for_strip(rules: RuleValues) -> RulesError | None:
    """A scheme that adds jokers needs jokers, and enough of them."""
    wanted = jokers_wanted(rules)
    if wanted is None:
        return None
    if rules.jokers is Jokers.NONE:
        why = message("refused-way-making-deal-come-out")
    elif rules.jokers is Jokers.ZERO_OF_SUIT and wanted != 2:
        why = message("refused-only-two-marked-jokers-one")
    else:
        return None
    return refused(rules, "jokers", why, Jokers.OFF_SUIT, {"strip": Strip.LOW_MINOR})


def hands_within_pack(rules: RuleValues) -> RulesError | None:
    """A fixed hand size needs enough cards for everyone."""
    total = len(build_pack(rules))
    if rules.hand_size * rules.players <= total:
        return None
    why = message("refused-hand-size", players=rules.players, size=rules.hand_size, total=total)
    return refused(rules, "hand_size", why, 0)


def cycle_is_a_list(rules: RuleValues) -> RulesError | None:
    """A pass cycle has at least one step and not too many."""
    cycle = rules.pass_cycle
    if not cycle:
        return refused(rules, "pass_cycle", "refused-least-one-step-if-only", (PassToken.HOLD,))
    if len(cycle) > LONGEST_CYCLE:
        why = message("refused-cycle-length", most=LONGEST_CYCLE)
        return refused(rules, "pass_cycle", why, cycle[:LONGEST_CYCLE])
    for face in rules.pass_forbid:
        if face not in FORBIDDABLE:
            why = message("refused-pass-forbid", faces=", ".join(FORBIDDABLE))
            left = tuple(kept for kept in rules.pass_forbid if kept in FORBIDDABLE)
            return RulesError("pass_forbid", face, why, {"pass_forbid": left})
    return None


def warren_alone(rules: RuleValues) -> RulesError | None:
    """The Warren card stands for one ordinary card; rules under which it could not are refused."""
    if rules.special_card is not SpecialCard.WARREN:
        return None
    clashes: list[tuple[bool, str, dict[str, object]]] = [
        (rules.packs > 1, "one_pack", {"packs": 1, "players": min(rules.players, 7)}),
        (rules.jokers is not Jokers.NONE, "no_jokers", {"jokers": Jokers.NONE}),
        (rules.draw is not Draw.OFF, "no_stock", {"draw": Draw.OFF}),
        (rules.boost is not Boost.OFF, "no_nines", {"boost": Boost.OFF}),
        (rules.opening_lead is OpeningLead.TWO_SPADES, "other_lead",
         {"opening_lead": OpeningLead.ELDEST}),
    ]  # fmt: skip
    for clash, needs, repair in clashes:
        if clash:
            why = message("refused-warren", needs=needs)
            return refused(rules, "special_card", why, SpecialCard.NONE, repair)
    return None


def comes_out_even(rules: RuleValues) -> RulesError | None:
    """Cards that are left over need a place to go."""
    warren = rules.special_card is SpecialCard.WARREN
    total = len(build_pack(rules)) - warren
    rest_has_place = rules.hand_size or rules.kitty is not Kitty.NONE or rules.uneven_hands
    if total % rules.players == 0 or (rest_has_place and not warren):
        return None
    why = message("refused-uneven", total=total, players=rules.players)
    for strip in (Strip.HAY, Strip.LOW_MINOR):
        draft = with_changes(rules, {"strip": strip})
        if (len(build_pack(draft)) - warren) % rules.players == 0:
            changes: dict[str, object] = {} if warren else {"kitty": Kitty.FIRST_TRICK}
            return refused(rules, "strip", why, strip, changes)
    return refused(rules, "players", why, {"players": 4, "packs": 1})


def left_over_cards(rules: RuleValues) -> RulesError | None:
    """With fixed hands the rest is a stock or a kitty; a swapped kitty fits in a hand."""
    shape = deal_shape(rules)
    if rules.hand_size and rules.draw is Draw.OFF and rules.kitty is Kitty.NONE:
        why = message("refused-left-over", n=shape.kitty)
        return refused(rules, "hand_size", why, {"kitty": Kitty.OUT_OF_PLAY}, {"hand_size": 0})
    if rules.kitty.swaps and shape.kitty > min(shape.sizes):
        why = message("refused-kitty-size", n=shape.kitty, hand=min(shape.sizes))
        return refused(rules, "kitty", why, Kitty.OUT_OF_PLAY, {"hand_size": 0})
    return None


def stock_to_draw(rules: RuleValues) -> RulesError | None:
    """The games with a stock need hands that leave one."""
    if rules.draw is Draw.OFF:
        return None
    total, off = len(build_pack(rules)), {"draw": Draw.OFF, "hand_size": 0}
    if rules.boost is not Boost.OFF:
        why = message("refused-stock-draw-from-booster-nines")
        return refused(rules, "draw", why, {"boost": Boost.OFF}, off)
    if not rules.hand_size:
        size = _DRAW_HANDS[rules.draw]
        if size * rules.players >= total:
            why = message("refused-no-stock", players=rules.players, size=size)
            return refused(rules, "draw", why, off)
        why = message("refused-all-cards-dealt-out-no")
        return refused(rules, "draw", why, {"hand_size": size}, off)
    stock = deal_shape(rules).stock
    if rules.draw is Draw.DRAW and stock % rules.players:
        why = message("refused-stock-uneven", n=stock, players=rules.players)
        return refused(rules, "draw", why, {"strip": Strip.LOW_MINOR}, off)
    return None


def hands_not_too_big(rules: RuleValues) -> RulesError | None:
    """A hand must be possible to hold."""
    most = max(deal_shape(rules).sizes)
    if most <= LARGEST_HAND:
        return None
    why = message("refused-hand-too-large", n=most, most=LARGEST_HAND)
    stock = {"draw": Draw.DRAW, "hand_size": 13, "uneven_hands": False}
    return refused(rules, "players", why, stock, {"players": 4})


def uneven_hands_alone(rules: RuleValues) -> RulesError | None:
    """A first trick of two cards from some seats cannot also be extended by a nine."""
    if not rules.uneven_hands or rules.boost is Boost.OFF:
        return None
    why = message("refused-some-players-already-play-two")
    return refused(rules, "uneven_hands", why, {"boost": Boost.OFF}, {"uneven_hands": False})


def tokens_at_this_table(rules: RuleValues) -> RulesError | None:
    """Every step of the pass cycle can be made here."""
    for index, token in enumerate(rules.pass_cycle):
        if not token_exists(token, rules.players):
            why = message("refused-no-such-pass", players=rules.players)
            return _swap_token(rules, index, why, normal_token(token, rules.players))
        if token is PassToken.CHARGE and rules.charge is Charge.OFF:
            why = message("refused-pass-depends-on-charged-cards")
            error = _swap_token(rules, index, why, PassToken.SMOOSH)
            error.instead = {"charge": Charge.TURBO}
            return error
    return None


def _swap_token(rules: RuleValues, index: int, why: Message, into: PassToken | None) -> RulesError:
    cycle = list(rules.pass_cycle)
    token = cycle.pop(index)
    if into is not None:
        cycle.insert(index, into)
    repair = {"pass_cycle": tuple(cycle) or (PassToken.HOLD,)}
    return RulesError("pass_cycle", token, why, dict(repair))


def pass_fits_the_hand(rules: RuleValues) -> RulesError | None:
    """A pass leaves at least one card."""
    hand = min(deal_shape(rules).sizes)
    counted = not COUNTED_PASSES.isdisjoint(rules.pass_cycle)
    if counted and not rules.pass_count:
        count = min(_PLAIN_COUNT, hand - 1)
        why = message("refused-pass-moves-least-one-card")
        return refused(rules, "pass_count", why, count, {"pass_cycle": (PassToken.HOLD,)})
    if counted and rules.pass_count >= hand:
        why = message("refused-pass-count", hand=hand, n=rules.pass_count)
        return refused(rules, "pass_count", why, hand - 1)
    for index, token in enumerate(rules.pass_cycle):
        if pass_size(rules, token) >= hand:
            why = message("refused-pass-size", hand=hand, n=pass_size(rules, token))
            return _swap_token(rules, index, why, None)
    return None


def opening_card_is_there(rules: RuleValues) -> RulesError | None:
    """Someone must hold the card that opens the game, and only one player."""
    why: Message | None = None
    if rules.opening_lead in _CLUB_LEADS:
        why = _no_lowest_club(rules)
    elif rules.opening_lead is OpeningLead.TWO_SPADES:
        copies = sum(card.face is TWO_SPADES for card in build_pack(rules))
        if copies != 1:
            why = message("refused-two-spades", n=copies)
        elif deal_shape(rules).left_over:
            why = message("refused-two-spades-may-be-among")
    elif rules.opening_lead is OpeningLead.BIDDER and not rules.auction:
        eldest = OpeningLead.ELDEST
        return refused(rules, "opening_lead", "refused-nobody-bids-game", eldest, {"auction": True})
    return None if why is None else refused(rules, "opening_lead", why, OpeningLead.ELDEST)


def _no_lowest_club(rules: RuleValues) -> Message | None:
    clubs = Counter(
        card.rank for card in build_pack(rules) if card.suit is Suit.CLUBS and card.rank
    )
    shape = deal_shape(rules)
    if rules.draw is not Draw.OFF or shape.left_over >= clubs.total():
        return message("refused-perhaps-nobody-dealt-club")
    if rules.packs > 1 and (clubs[min(clubs)] > 1 or shape.left_over):
        return message("refused-can-be-two-lowest-clubs")
    return None


def auction_has_a_suit(rules: RuleValues) -> RulesError | None:
    """Bidding is for the right to name the penalty suit, and is paid in counters."""
    named = rules.values is Values.NAMED_SUIT
    if named and not rules.auction:
        why = message("refused-nobody-bids-right-name-penalty")
        return refused(rules, "values", why, Values.HEARTS_ONLY, {"auction": True})
    if rules.auction and not named:
        why = message("refused-highest-bidder-names-penalty-suit")
        return refused(rules, "auction", why, {"values": Values.NAMED_SUIT}, {"auction": False})
    return None
