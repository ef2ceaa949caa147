"""Sentences about players, cards, dealing, passing and what comes before play."""

from collections import Counter
from collections.abc import Iterator

from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.play.validate import HIGHEST_BID
from hearts_gui.engine.rules.choices import (
    Breakers,
    Charge,
    Draw,
    End,
    HeartsLead,
    Jokers,
    Partners,
    PassToken,
    SpecialCard,
)
from hearts_gui.engine.rules.packs import build_pack, deal_shape, joker_count, removed_faces
from hearts_gui.engine.rules.passing import SMOOSH_SIZE, dealer_tokens, pass_offset, pass_size
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import chargeable
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments


def players(rules: Rules) -> Iterator[str]:
    """Sentences on the number of players and the pack."""
    yield say("rules-players", players=rules.players, partners=rules.partners)
    if rules.partners is not Partners.NONE:
        yield say("rules-partners", partners=rules.partners)
    yield _pack(rules)
    yield say("rules-ranks", lowest=_lowest_rank(rules))
    if rules.jokers is not Jokers.NONE:
        yield say("rules-jokers", jokers=rules.jokers)
        yield say("rules-joker-lead", lead=rules.joker_lead, jokers=rules.jokers)
    if rules.special_card is SpecialCard.WARREN:
        yield say("rules-warren")
        yield say("rules-warren-play")
        if rules.hearts_lead is HeartsLead.BROKEN and rules.breakers is Breakers.HEARTS_QS:
            yield say("rules-warren-queen")
        yield say("rules-warren-follow", follow=rules.warren_follow)
        yield say("rules-warren-left", left=rules.warren_left)


def _lowest_rank(rules: Rules) -> int:
    """The lowest rank, 0 where it is not the same in every suit."""
    lowest: dict[Suit, int] = {}
    for card in build_pack(rules):
        if card.suit is not None and card.rank:
            lowest[card.suit] = min(card.rank, lowest.get(card.suit, card.rank))
    ranks = set(lowest.values())
    return ranks.pop() if len(ranks) == 1 else 0


def _pack(rules: Rules) -> str:
    changes = []
    gone = Counter(removed_faces(rules))
    if gone:
        cards = [_removed(face, copies, rules.packs) for face, copies in gone.items()]
        changes.append(say("rules-pack-without", cards=cards))
    if rules.jokers is not Jokers.NONE:
        changes.append(say("rules-pack-jokers", n=joker_count(rules)))
    if rules.special_card is SpecialCard.WARREN:
        changes.append(say("rules-pack-warren"))
    key = "rules-pack-changed" if changes else "rules-pack"
    total = len(build_pack(rules))
    return say(key, packs=rules.packs, cards=len(STANDARD_FACES), total=total, changes=changes)


def _removed(face: Card, copies: int, packs: int) -> str:
    if packs == 1:
        return say("the-card", **card_arguments(face))
    if copies == packs:
        return say("rules-pack-every", **card_arguments(face))
    return say("rules-pack-copies", n=copies, packs=packs, **card_arguments(face))


def dealing(rules: Rules) -> Iterator[str]:
    """Sentences on who deals, how many cards, and what happens to those left over."""
    yield say("rules-first-dealer", dealer=rules.first_dealer, direction=rules.direction)
    yield say("rules-direction", direction=rules.direction)
    shape = deal_shape(rules)
    least, most = min(shape.sizes), max(shape.sizes)
    if least == most:
        yield say("rules-hands", direction=rules.direction, size=least)
    else:
        longer = sum(size > least for size in shape.sizes)
        yield say(
            "rules-hands-uneven",
            direction=rules.direction, longer=longer, most=most, least=least,
        )  # fmt: skip
    yield from left_over(rules)


def left_over(rules: Rules) -> Iterator[str]:
    """Sentences on the cards that are not dealt: the stock, or the kitty and who gets it."""
    shape = deal_shape(rules)
    if shape.stock:
        yield say("rules-stock", n=shape.stock)
    if shape.kitty:
        yield say("rules-kitty", n=shape.kitty, kitty=rules.kitty)
        if rules.kitty.swaps:
            yield say("rules-kitty-discard", n=shape.kitty, discard=rules.kitty_discard)


def pile_text(rules: Rules) -> str:
    """What the cards face down in the middle are for, a sentence on each line."""
    use = {Draw.DOMINO: "rules-follow-domino", Draw.DRAW: "rules-draw"}.get(rules.draw)
    return "\n".join((*left_over(rules), *([] if use is None else [say(use)])))


def passing(rules: Rules) -> Iterator[str]:
    """Sentences on which cards are passed to whom in which deal."""
    cycle = rules.pass_cycle
    if set(cycle) == {PassToken.HOLD}:
        yield say("rules-no-pass")
        return
    if len(cycle) == 1:
        yield say("rules-pass-always", step=_step(rules, cycle[0], noun=True))
    else:
        first, *others = cycle
        steps = [say("rules-pass-first", step=_step(rules, first, noun=True))]
        steps += [
            say("rules-pass-later", n=deal, step=_step(rules, token, noun=False))
            for deal, token in enumerate(others, 2)
        ]
        yield say("rules-pass-cycle", steps=steps, again=_again(rules))
    yield say("rules-pass-unseen")
    if rules.pass_forbid:
        yield say("rules-pass-forbidden", cards=[Card(face) for face in rules.pass_forbid])
    if rules.pass_along:
        yield say("rules-pass-along")


def _again(rules: Rules) -> bool:
    """Whether a game can be longer than one round of passes."""
    return rules.end is not End.DEALS or rules.end_at > len(rules.pass_cycle)


def _step(rules: Rules, token: PassToken, *, noun: bool) -> str:
    match token:
        case PassToken.HOLD:
            return say("rules-pass-hold")
        case PassToken.SMOOSH:
            return say("rules-pass-smoosh", n=SMOOSH_SIZE, noun=noun)
        case PassToken.CHARGE:
            return say("rules-pass-charge", n=SMOOSH_SIZE, noun=noun)
        case PassToken.SCATTER:
            each = pass_size(rules, token) // (rules.players - 1)
            return say("rules-pass-scatter", n=each, noun=noun)
        case PassToken.DEALER:
            return say("rules-pass-dealer", picks=_picks(rules, noun=noun))
        case _:
            count = pass_size(rules, token)
            return say("rules-pass-way", n=count, noun=noun, way=_way(rules, token))


def _picks(rules: Rules, *, noun: bool) -> list[str]:
    tokens = dealer_tokens(rules)
    ways = [text for token in tokens if (text := _way(rules, token))]
    rest = (PassToken.SCATTER, PassToken.SMOOSH, PassToken.HOLD)
    return [
        say("rules-pass-picks", n=rules.pass_count, noun=noun, ways=ways),
        *(_step(rules, token, noun=False) for token in rest if token in tokens),
    ]


def _way(rules: Rules, token: PassToken) -> str:
    offset = pass_offset(token, rules.players)
    if offset is None:
        return ""
    if rules.players == 2:
        return say("rules-way-other")
    back = rules.players - offset
    if offset == back:
        return say("rules-way-opposite")
    distance, side = (offset, "left") if offset < back else (back, "right")
    return say("rules-way", side=side, place=distance)


def _passes(rules: Rules) -> str:
    """A key that says whether all deals, some or none begin with a pass."""
    idle = (PassToken.HOLD, PassToken.CHARGE)
    passing = [token not in idle for token in rules.pass_cycle]
    if not any(passing):
        return "no"
    return "yes" if all(passing) else "some"


def before(rules: Rules) -> Iterator[str]:
    """Sentences on charging, bidding and pledging."""
    if rules.charge is not Charge.OFF:
        yield say(
            "rules-charging",
            charge=rules.charge,
            cards=chargeable(rules),
            after_pass=_passes(rules),
        )
        yield say("rules-charged-play")
    if rules.auction:
        yield say("rules-auction", most=HIGHEST_BID)
    if rules.pledge:
        yield say("rules-pledge")


def draws(rules: Rules) -> Iterator[str]:
    """Sentences on the use of the stock."""
    if rules.draw is Draw.DOMINO:
        yield say("rules-domino-out")
    elif rules.draw is Draw.DRAW:
        yield say("rules-draw")
