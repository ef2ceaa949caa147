"""A normal form of the options: different values that mean the same game become equal.

Every function looks at unchecked option values and returns the changes that normalise them.
"""

from collections.abc import Callable, Iterator

from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.rules.choices import (
    BonusCard,
    Charge,
    JokerLead,
    Jokers,
    MoonAmount,
    MoonEffect,
    MoonNeeds,
    PassToken,
    PipCourts,
    ScoreDir,
    Strip,
    Values,
)
from hearts_gui.engine.rules.option_values import (
    FORBIDDABLE,
    STANDARD,
    Changes,
    RuleValues,
    with_changes,
)
from hearts_gui.engine.rules.packs import build_pack, even_share
from hearts_gui.engine.rules.passing import normal_token, token_exists
from hearts_gui.engine.rules.values import (
    HEARTS,
    Score,
    bonus_faces,
    face_points,
    penalty_faces,
    plain_points,
    relation_faces,
)


def _strip(rules: RuleValues) -> Changes:
    pack = build_pack(rules)
    for strip in (Strip.NONE, Strip.JOKERS, *Strip):
        if strip is Strip.JOKERS and rules.jokers is Jokers.NONE:
            continue
        if strip is rules.strip:
            return {}
        if build_pack(with_changes(rules, {"strip": strip})) == pack:
            return {"strip": strip}
    return {}


def _hand_size(rules: RuleValues) -> Changes:
    if rules.hand_size and not rules.uneven_hands and rules.hand_size == even_share(rules):
        return {"hand_size": 0}
    return {}


def _joker_lead(rules: RuleValues) -> Changes:
    # A marked joker has a suit of its own, so its leader has none to name (RULES 1.1).
    if rules.jokers is Jokers.ZERO_OF_SUIT and rules.joker_lead is JokerLead.LEADER_NAMES_SUIT:
        return {"joker_lead": JokerLead.NEXT_CARD_SETS_SUIT}
    return {}


def _pass_cycle(rules: RuleValues) -> Changes:
    cycle = tuple(_normal_token(token, rules) for token in rules.pass_cycle)
    for length in range(1, len(cycle)):
        if len(cycle) % length == 0 and cycle == cycle[:length] * (len(cycle) // length):
            cycle = cycle[:length]
            break
    return {"pass_cycle": cycle}


def _normal_token(token: PassToken, rules: RuleValues) -> PassToken:
    if not token_exists(token, rules.players):
        return token  # refused later, with a better name
    return normal_token(token, rules.players) or token


def _in_order(rules: RuleValues) -> Changes:
    forbidden = tuple(face for face in FORBIDDABLE if face in rules.pass_forbid)
    return {"pass_forbid": forbidden, "wrap_at": tuple(sorted(set(rules.wrap_at)))}


_NO_RELATIONS = (
    Values.BLACK_LADY, Values.HEARTS_ONLY, Values.HOOLIGAN, Values.GRADED, Values.PIP_HAY,
    Values.PIP_SPOT, Values.PIP_119, Values.BLACK_MARIA, Values.BLACK_LADY_UK, Values.REVERSE,
    Values.FOUR_JACKS,
)  # fmt: skip


def _tables(rules: RuleValues) -> Iterator[Changes]:
    """The value tables from which these values could have been changed."""
    if rules.values not in _NO_RELATIONS:
        yield {"values": rules.values}
        return
    for values in _NO_RELATIONS:
        if values is Values.PIP_HAY:
            for courts in (PipCourts.RANK, PipCourts.TEN):
                for ace in (15, 1):
                    yield {"values": values, "pip_courts": courts, "pip_ace": ace}
        else:
            yield {"values": values}


def _values(rules: RuleValues) -> Changes:
    if rules.values is Values.NAMED_SUIT:
        return {}
    if not rules.custom_values and rules.bonus_card is BonusCard.NONE:
        return {}
    pack = {card.face for card in build_pack(rules)}
    wanted = face_points(rules)
    best: Changes | None = None
    cost = 0
    for table in _tables(rules):
        bare = {**table, "custom_values": (), "bonus_card": BonusCard.NONE}
        own = plain_points(**table)
        unlike = {face for face, _ in wanted.items() ^ own.items()}
        differing = {face: wanted.get(face, 0) for face in unlike if face in pack}
        values = {**bare, **_bonus(rules, differing)}
        custom = values["custom_values"]
        assert isinstance(custom, tuple)
        if best is None or len(custom) < cost:
            best, cost = values, len(custom)
        if not cost:
            break
    return best or {}


def _bonus(rules: RuleValues, differing: dict[Card, Score]) -> Changes:
    """Changed values as a bonus card, if one fits, and custom values."""
    points = {face: int(complex(points).real) for face, points in differing.items()}
    changes: Changes = {}
    if rules.score_dir is not ScoreDir.HIGH:
        for bonus in (BonusCard.JD, BonusCard.TD):
            if points.get(Card(bonus.value), 0) < 0:
                changes["bonus_card"] = bonus
                changes["bonus_amount"] = points.pop(Card(bonus.value))
                break
    changes["custom_values"] = tuple((face.text, points[face]) for face in sorted(points))
    return changes


def _moon_needs(rules: RuleValues) -> Changes:
    if rules.values is Values.GONG_ZHU:
        return {"moon_needs": MoonNeeds.ALL_HEARTS}
    kept = rules.values is Values.NAMED_SUIT and rules.moon_needs is not MoonNeeds.WITH_BONUS
    if kept or rules.moon_effect is MoonEffect.NONE:
        return {}
    penalties = penalty_faces(rules)
    sets = {
        MoonNeeds.ALL_PENALTIES: penalties,
        MoonNeeds.WITH_BONUS: penalties | bonus_faces(rules),
        MoonNeeds.ALL_HEARTS: frozenset(HEARTS),
        MoonNeeds.HEARTS_QS: frozenset((*HEARTS, QS)),
    }
    pack = {card.face for card in build_pack(rules)}
    needed = sets[rules.moon_needs] & pack
    sign = -1 if rules.values is Values.COMPLEX else 1  # "13 hearts and the queen" (RULES 1.6)
    return {
        "moon_needs": next(needs for needs in list(sets)[::sign] if sets[needs] & pack == needed)
    }


def _moon_amount(rules: RuleValues) -> Changes:
    if rules.moon_amount is MoonAmount.PENALTIES or rules.values is Values.NAMED_SUIT:
        return {}
    special = bonus_faces(rules) or relation_faces(rules) or rules.charge is not Charge.OFF
    if special or rules.moon_needs is not MoonNeeds.ALL_PENALTIES:
        return {}
    return {"moon_amount": MoonAmount.PENALTIES}


_FORMS: tuple[Callable[[RuleValues], Changes], ...] = (
    _strip,
    _hand_size,
    _joker_lead,
    _pass_cycle,
    _in_order,
    _values,
    _moon_needs,
    _moon_amount,
)


def normalising_changes(rules: RuleValues) -> Changes:
    """The changes that bring these option values into their normal form."""
    changes: Changes = {}
    draft = rules
    for form in _FORMS:
        result = form(draft)
        different = {k: v for k, v in result.items() if v != getattr(draft, k)}
        if different:
            changes.update(different)
            draft = with_changes(draft, different)
    return changes


def irrelevant_value(rules: RuleValues, key: str) -> object:
    """The value of an option without effect: Standard's, unless that would mislead."""
    match key:
        case "pass_count":
            return 0
        case "moon_effect":
            return MoonEffect.IN_VALUES if rules.values is Values.GONG_ZHU else MoonEffect.NONE
        case "moon_needs" if rules.values is Values.GONG_ZHU:
            return MoonNeeds.ALL_HEARTS
        case _:
            return getattr(STANDARD, key)
