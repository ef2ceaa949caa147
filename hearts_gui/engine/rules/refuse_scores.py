"""Refusals about card values, the moon, the end of the game and money."""

from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    BonusFloor,
    End,
    MoonEffect,
    Partners,
    Ranking,
    ScoreDir,
    Settle,
    Sun,
    Values,
    Wager,
)
from hearts_gui.engine.rules.irrelevant import COUNTED_PASSES
from hearts_gui.engine.rules.option_values import (
    CARD_POINTS,
    END_RANGES,
    FACES,
    MOST_WRAPS,
    PIP_ACES,
    PLAIN_ENDS,
    PLEDGE_POINTS,
    WRAP_RANGE,
    RulesError,
    RuleValues,
    nearest_in,
    refused,
)
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.values import face_points, penalty_faces

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
