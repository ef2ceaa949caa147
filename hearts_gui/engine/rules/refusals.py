"""Why some rules are refused, and the nearest ones that are not: first those about players, pack,
dealing, passing and the opening lead, then those about card values, the moon, the end and money.
"""

from collections import Counter

from hearts_gui.engine.cards import TWO_SPADES, Suit
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    BonusFloor,
    Boost,
    Charge,
    Draw,
    End,
    Jokers,
    Kitty,
    MoonEffect,
    OpeningLead,
    Partners,
    PassToken,
    Ranking,
    ScoreDir,
    Settle,
    SpecialCard,
    Strip,
    Sun,
    Values,
    Wager,
)
from hearts_gui.engine.rules.irrelevant import COUNTED_PASSES
from hearts_gui.engine.rules.option_values import (
    CARD_POINTS,
    END_RANGES,
    FACES,
    FORBIDDABLE,
    LARGEST_HAND,
    LONGEST_CYCLE,
    MOST_WRAPS,
    ONE_PACK_PLAYERS,
    PIP_ACES,
    PLAIN_ENDS,
    PLEDGE_POINTS,
    TWO_PACK_PLAYERS,
    WRAP_RANGE,
    RulesError,
    RuleValues,
    nearest_in,
    refused,
    with_changes,
)
from hearts_gui.engine.rules.packs import build_pack, deal_shape, jokers_wanted
from hearts_gui.engine.rules.passing import normal_token, pass_size, token_exists
from hearts_gui.engine.rules.values import face_points, penalty_faces

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


_OWN_DIRECTION = {
    Values.GONG_ZHU: (ScoreDir.HIGH, message("refused-card-values-count-upward-highest")),
    Values.COMPLEX: (ScoreDir.MAGNITUDE, message("refused-card-values-give-complex-numbers")),
}
_ENDS_BY_DEALS = {"end": End.DEALS, "end_at": PLAIN_ENDS[End.DEALS]}
_ENOUGH_PENALTIES = 4
_STAKES_IN_A_GAME = 100

_PARTNER_MOONS = (
    MoonEffect.NONE,
    MoonEffect.ADD_OTHER_SIDE,
    MoonEffect.SUBTRACT,
    MoonEffect.IN_VALUES,
)
_COMPLEX_MOONS = (
    MoonEffect.NONE,
    MoonEffect.ADD,
    MoonEffect.SUBTRACT,
    MoonEffect.CHOICE,
    MoonEffect.ADD_OTHER_SIDE,
)


def custom_values_are_cards(rules: RuleValues) -> RulesError | None:
    """Own card values name each face once and stay within bounds."""
    counts: dict[str, int] = {}
    why: Message | None = None
    low, high = CARD_POINTS
    for face, points in rules.custom_values:
        if face not in FACES:
            why = why or message("refused-value-face", face=face)
        elif face in counts:
            why = why or message("refused-value-twice", face=face)
        else:
            counts[face] = nearest_in(low, high, points)
            if counts[face] != points:
                why = why or message("refused-value-range", low=low, high=high)
    if why:
        return refused(rules, "custom_values", why, tuple(counts.items()))
    if rules.custom_values and rules.values is Values.NAMED_SUIT:
        return refused(rules, "custom_values", "refused-suit-named-by-bidder-decides", ())
    if rules.pip_ace not in PIP_ACES:
        why = message("refused-pip-ace", first=PIP_ACES[0], second=PIP_ACES[1])
        return refused(rules, "pip_ace", why, PIP_ACES[1])
    return None


def score_direction(rules: RuleValues) -> RulesError | None:
    """The best score follows from the card values, or from the counters."""
    own = _OWN_DIRECTION.get(rules.values)
    if own is not None:
        if rules.score_dir is own[0]:
            return None
        plain = {"values": Values.BLACK_LADY}
        return refused(rules, "score_dir", own[1], own[0], plain)
    if rules.score_dir in (ScoreDir.HIGH, ScoreDir.MAGNITUDE):
        values = next(
            v for v, (direction, _) in _OWN_DIRECTION.items() if direction is rules.score_dir
        )
        why = message("refused-score-dir", values=values.value)
        return refused(rules, "score_dir", why, ScoreDir.LOW, {"values": values})
    return None


def bonus_takes_off(rules: RuleValues) -> RulesError | None:
    """A bonus card takes points off, which helps only where few points are good."""
    if rules.bonus_card is BonusCard.NONE or rules.score_dir is not ScoreDir.HIGH:
        return None
    return refused(rules, "bonus_card", "refused-taking-points-off-no-bonus", BonusCard.NONE)


def something_counts(rules: RuleValues) -> RulesError | None:
    """There must be a card that nobody wants."""
    faces = penalty_faces(rules)
    if any(card.face in faces for card in build_pack(rules)):
        return None
    return refused(rules, "custom_values", "refused-no-card-cost-anything", ())


def moon_fits(rules: RuleValues) -> RulesError | None:
    """Refuse a moon that does not suit the values, the sides or the number of penalty cards."""
    effect = rules.moon_effect
    if effect is MoonEffect.IN_VALUES and rules.values is not Values.GONG_ZHU:
        why = message("refused-card-values-say-nothing-about")
        return refused(rules, "moon_effect", why, MoonEffect.ADD)
    alone = rules.partners is Partners.NONE
    if effect is MoonEffect.ADD_OTHER_SIDE and alone:
        why = message("refused-no-sides")
        return refused(rules, "moon_effect", why, MoonEffect.ADD, {"partners": Partners.FIXED})
    if not alone and effect not in _PARTNER_MOONS:
        why = message("refused-partners-moon-adds-other-side")
        return refused(
            rules, "moon_effect", why, MoonEffect.ADD_OTHER_SIDE, {"partners": Partners.NONE}
        )
    if rules.values is Values.COMPLEX and effect not in _COMPLEX_MOONS:
        why = message("refused-complex-hearts-moon-added-others")
        return refused(rules, "moon_effect", why, MoonEffect.CHOICE)
    return _moon_is_rare(rules)


def _moon_is_rare(rules: RuleValues) -> RulesError | None:
    if rules.moon_effect in (MoonEffect.NONE, MoonEffect.IN_VALUES):
        return None
    faces = penalty_faces(rules)
    count = sum(card.face in faces for card in build_pack(rules))
    if count >= _ENOUGH_PENALTIES:
        return None
    why = message("refused-few-penalty-cards-one-player")
    return refused(rules, "moon_effect", why, MoonEffect.NONE, {"custom_values": ()})


def sun_fits(rules: RuleValues) -> RulesError | None:
    """The punishing sun needs someone who passed to the shooter."""
    if rules.sun is not Sun.PUNISH or not COUNTED_PASSES.isdisjoint(rules.pass_cycle):
        return None
    return refused(rules, "sun", "refused-punishes-player-who-passed-shooter", Sun.DOUBLE)


def end_fits(rules: RuleValues) -> RulesError | None:
    """The game must end by what is counted, at a sensible number."""
    counters = rules.score_dir is ScoreDir.COUNTERS
    if rules.end is End.CHIPS and not counters:
        nearest = _ENDS_BY_DEALS
        if rules.score_dir is ScoreDir.LOW:
            nearest = {"score_dir": ScoreDir.COUNTERS}
        return refused(rules, "end", "refused-counters-can-only-end-game", nearest, _ENDS_BY_DEALS)
    if counters and rules.end in (End.REACH, End.EXCEED):
        why = message("refused-only-counters-decide-game-no")
        return refused(rules, "end", why, _ENDS_BY_DEALS, {"score_dir": ScoreDir.LOW})
    if rules.end in END_RANGES:
        low, high = END_RANGES[rules.end]
        if not low <= rules.end_at <= high:
            why = message("refused-range", low=low, high=high)
            return refused(rules, "end_at", why, nearest_in(low, high, rules.end_at))
    return None


def end_will_come(rules: RuleValues) -> RulesError | None:
    """A score that ends the game must be reached in time: on the whole, deals cost points."""
    if rules.end not in (End.REACH, End.EXCEED) or rules.values is Values.COMPLEX:
        return None
    points = face_points(rules)
    values = [complex(points.get(card.face, 0)).real for card in build_pack(rules)]
    if rules.score_dir is ScoreDir.HIGH:
        costs = -sum(values)
    else:
        off = 0.0 if rules.bonus_floor is BonusFloor.HAND else sum(p for p in values if p < 0)
        half = (rules.players - 1) / 2
        gifts = rules.no_trick_bonus - PLEDGE_POINTS * rules.pledge
        costs = sum(p for p in values if p > 0) + off + half * gifts + rules.trick_points
    if costs > 0:
        return None
    why = message("refused-many-points-taken-off-perhaps")
    plain = {
        "custom_values": (),
        "bonus_card": BonusCard.NONE,
        "no_trick_bonus": 0,
        "pledge": False,
    }
    return refused(rules, "end", why, _ENDS_BY_DEALS, plain)


def wraps_are_totals(rules: RuleValues) -> RulesError | None:
    """Totals that jump to zero are positive and few."""
    if rules.adjust is not Adjust.WRAP:
        return None
    low, high = WRAP_RANGE
    good = tuple(total for total in rules.wrap_at if low <= total <= high)[:MOST_WRAPS]
    if good and good == rules.wrap_at:
        return None
    why = message("refused-wraps", n=MOST_WRAPS, low=low, high=high)
    repair: dict[str, object] = {"wrap_at": good} if good else {"adjust": Adjust.NONE}
    return refused(rules, "wrap_at", why, repair)


def settlement_fits(rules: RuleValues) -> RulesError | None:
    """Money follows counters, scores or places, whichever the game has."""
    settle = rules.settle
    if rules.score_dir is ScoreDir.COUNTERS and not settle.per_deal:
        why = message("refused-no-counters-change-hands-they")
        nearest = {"settle": Settle.SWEEPSTAKE}
        return refused(rules, "settle", why, nearest, {"score_dir": ScoreDir.LOW})
    if settle is Settle.EXCESS and rules.players != 3:
        return refused(rules, "settle", "refused-player-most-hearts-pays-two", Settle.HOWELL)
    if rules.auction and settle not in (Settle.SWEEPSTAKE, Settle.CHIPS_POOL):
        return refused(rules, "settle", "refused-highest-bidder-pays-bid-into", Settle.SWEEPSTAKE)
    if settle in (Settle.AVERAGE, Settle.TURBO_POINTS) and rules.score_dir is not ScoreDir.LOW:
        return refused(rules, "settle", "refused-payment-games-lowest-score-wins", Settle.NONE)
    unranked = rules.ranking is Ranking.WINNER_ONLY
    if settle is Settle.WAGER and rules.wager is Wager.PLACES and unranked:
        why = message("refused-wager-paid-by-places-only")
        return refused(
            rules, "wager", why, {"ranking": Ranking.FULL}, {"wager": Wager.WINNER_TAKES_ALL}
        )
    return None


def counters_fit(rules: RuleValues) -> RulesError | None:
    """Counters must last for a game, and run out in one that they end."""
    if not rules.settle.per_deal:
        return None
    if rules.stake > rules.chips:
        why = message("refused-stake", n=rules.chips)
        return refused(rules, "stake", why, 1, {"chips": rules.stake * 10})
    most = rules.stake * _STAKES_IN_A_GAME
    if rules.end is End.CHIPS and rules.chips > most:
        why = message("refused-chips", n=rules.stake)
        return refused(rules, "chips", why, most, _ENDS_BY_DEALS)
    return None


def partners_fit(rules: RuleValues) -> RulesError | None:
    """Sides need enough players, and play for points."""
    partners = rules.partners
    if partners is Partners.NONE:
        return None
    alone = {"partners": Partners.NONE}
    if rules.players < 4:
        why = message("refused-partners-need-least-four-players")
        return refused(rules, "partners", why, alone, {"players": 4})
    if partners is Partners.FIXED and rules.players % 2:
        why = message("refused-partners-sit-opposite-each-other")
        return refused(rules, "partners", why, alone, {"players": rules.players - 1})
    if rules.settle.per_deal:
        why = message("refused-counters-go-single-players-not")
        return refused(rules, "partners", why, {"settle": Settle.NONE}, alone)
    return None
