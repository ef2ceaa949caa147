"""Sentences about players, cards, dealing, passing and what comes before play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.rules.choices import (
    Charge,
    Direction,
    Draw,
    FirstDealer,
    JokerLead,
    Jokers,
    Kitty,
    KittyDiscard,
    Partners,
    PassToken,
    SpecialCard,
    WarrenFollow,
    WarrenLeft,
)
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.packs import build_pack, deal_shape, joker_count, removed_faces
from hearts_gui.engine.rules.passing import SMOOSH_SIZE, dealer_tokens, pass_offset, pass_size
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import chargeable
from hearts_gui.wording.card_names import card_name, faces, the
from hearts_gui.wording.words import capital, counted, figure, listed, number, ordinal


def players(rules: Rules) -> Iterator[str]:
    """How many play, with which cards."""
    sides = "each alone"
    if rules.partners is Partners.FIXED:
        sides = "in sides of two who sit opposite each other"
    elif rules.partners is Partners.ADHOC:
        sides = "with partners who are found anew in every deal"
    yield f"{capital(number(rules.players))} people play, {sides}."
    yield _pack(rules)
    yield (
        "In each suit the ace is highest, then king, queen, jack, ten and so on down to the two. "
        "There are no trumps."
    )
    yield from _jokers(rules)
    yield from _warren(rules)


def _pack(rules: Rules) -> str:
    cards = len(STANDARD_FACES)
    text = f"The pack is a standard one of {cards} cards"
    if rules.packs > 1:
        packs = capital(number(rules.packs))
        text = f"{packs} standard packs of {cards} cards are shuffled together"
    changes = []
    gone = Counter(removed_faces(rules))
    if gone:
        changes.append(f"without {listed(_removed(f, n, rules.packs) for f, n in gone.items())}")
    if rules.jokers is not Jokers.NONE:
        changes.append(f"with {counted(joker_count(rules), 'joker')} added")
    if rules.special_card is SpecialCard.WARREN:
        changes.append("with one more card added, the Warren card")
    if not changes and rules.packs == 1:
        return f"{text}."
    total = len(build_pack(rules))
    return f"{text}{''.join(', ' + change for change in changes)}: {total} cards in all."


def _removed(face: Card, copies: int, packs: int) -> str:
    if packs == 1:
        return the(face)
    if copies == packs:
        return f"every {card_name(face)}"
    return f"{number(copies)} of the {number(packs)} copies of {the(face)}"


def _jokers(rules: Rules) -> Iterator[str]:
    match rules.jokers:
        case Jokers.NONE:
            return
        case Jokers.OFF_SUIT:
            yield (
                "A joker belongs to no suit and is no heart, so it may be played only by someone "
                "who cannot follow suit. It takes no trick and counts nothing."
            )
        case Jokers.ANYTIME:
            yield (
                "A joker belongs to no suit and may be played at any time, even by someone who "
                "could follow suit. It takes no trick and counts nothing."
            )
        case Jokers.ZERO_OF_SUIT:
            yield (
                "One joker is the lowest club and the other the lowest diamond, below the two; "
                "they follow suit like other cards, take no trick and count nothing."
            )
    yield _joker_lead(rules)


def _joker_lead(rules: Rules) -> str:
    match rules.joker_lead:
        case JokerLead.NOT_IF_OTHER_CARD:
            return "A joker may be led only by someone who holds nothing else that may be led."
        case JokerLead.NEXT_CARD_SETS_SUIT if rules.jokers is Jokers.ZERO_OF_SUIT:
            return "A joker may be led, as a card of its suit."
        case JokerLead.NEXT_CARD_SETS_SUIT:
            return (
                "A joker may be led; then the next card that is no joker sets the suit to follow."
            )
        case _:
            return "A joker may be led; then its leader names the suit to follow."


def _warren(rules: Rules) -> Iterator[str]:
    if rules.special_card is not SpecialCard.WARREN:
        return
    yield (
        "The card left over after the deal, the extra card, lies face down beside the holder of "
        "the Warren card, who may look at it. Whoever is passed the Warren card gets it too."
    )
    yield (
        "Whenever the extra card could be played, the Warren card may be played for it: its suit "
        "is told, its rank is shown at the end of the trick, and then it counts as if it had "
        "been played all along."
    )
    if rules.warren_follow is WarrenFollow.ALIAS:
        yield "The Warren card obliges its holder to follow suit like a card of the extra suit."
    else:
        yield "The Warren card never obliges its holder to follow suit."
    if rules.warren_left is WarrenLeft.ORDINARY:
        yield "When the Warren card itself is left over, the deal is played as an ordinary one."
    else:
        yield "When the Warren card itself is left over, the cards are dealt again."


def dealing(rules: Rules) -> Iterator[str]:
    """Who deals, how many cards, and what happens to those left over."""
    side = "left" if rules.direction is Direction.CW else "right"
    way = "clockwise" if rules.direction is Direction.CW else "counter-clockwise"
    if rules.first_dealer is FirstDealer.RANDOM:
        yield "The first dealer is chosen at random."
    else:
        yield "Everyone draws a card, and the lowest deals first; ties draw again."
    yield f"Dealing and play go {way}; the next deal is the turn of the dealer’s {side} neighbour."
    yield _sizes(rules, side)
    shape = deal_shape(rules)
    if shape.stock:
        yield f"The other {counted(shape.stock, 'card')} lie face down as the stock."
    if shape.kitty:
        yield from _kitty(rules, shape.kitty)


def _sizes(rules: Rules, side: str) -> str:
    sizes = deal_shape(rules).sizes
    start = f"The cards are dealt one at a time, beginning on the dealer’s {side}"
    more = sum(size > min(sizes) for size in sizes)
    if not more:
        return f"{start}, and everyone gets {figure(sizes[0])} cards."
    who = "the first player gets" if more == 1 else f"the first {number(more)} players get"
    return (
        f"{start}, until none is left: {who} {figure(max(sizes))}, the others "
        f"{figure(min(sizes))}. Those with one more card play two cards to the first trick."
    )


_KITTY: Final = {
    Kitty.FIRST_TRICK: "Whoever takes the first trick takes the kitty too and may look at it",
    Kitty.FIRST_POINT: (
        "Whoever takes the first trick with a penalty card takes the kitty too and may look at it"
    ),
    Kitty.LAST_TRICK: "Whoever takes the last trick takes the kitty too and may look at it",
    Kitty.FIRST_TRICK_SWAP: "Whoever takes the first trick takes the kitty up into the hand",
    Kitty.FIRST_POINT_SWAP: (
        "Whoever takes the first trick with a penalty card takes the kitty up into the hand"
    ),
    Kitty.OUT_OF_PLAY: "Nobody sees the kitty, and it counts for nobody",
}


def _kitty(rules: Rules, size: int) -> Iterator[str]:
    cards = "card is" if size == 1 else "cards are"
    text = f"{capital(number(size))} {cards} left over, the kitty. {_KITTY[rules.kitty]}"
    if not rules.kitty.swaps:
        yield f"{text}."
        return
    yield f"{text}, looks at it, and lays {counted(size, 'card')} away face down."
    what = "card laid away counts" if size == 1 else "cards laid away count"
    if rules.kitty_discard is KittyDiscard.CAPTURED:
        yield f"The {what} as taken by that player."
    else:
        yield f"The {what} for nobody."


def passing(rules: Rules) -> Iterator[str]:
    """Which cards are passed to whom in which deal."""
    cycle = rules.pass_cycle
    if set(cycle) == {PassToken.HOLD}:
        yield "No cards are passed."
        return
    if len(cycle) == 1:
        yield f"Before play everyone passes {_step(rules, cycle[0], noun=True)}."
    else:
        steps = [
            f"in the {ordinal(k)}{' deal' if k == 1 else ''} {_step(rules, token, noun=k == 1)}"
            for k, token in enumerate(cycle, 1)
        ]
        between = "; " if any("," in step for step in steps) else ", "
        told = between.join(steps)
        yield f"Before play everyone passes cards: {told}. Then the order begins again."
    yield "You choose what to pass before you see what you are passed."
    if rules.pass_forbid:
        yield f"These may not be passed: {faces(Card(face) for face in rules.pass_forbid)}."
    if rules.pass_along:
        yield (
            "When a pass goes to one player you may keep your cards instead, and hand on unseen "
            "the cards that are passed to you."
        )


def _step(rules: Rules, token: PassToken, *, noun: bool) -> str:
    match token:
        case PassToken.HOLD:
            return "none (a hold)"
        case PassToken.SMOOSH:
            return f"{_smoosh(noun=noun)} (a smoosh)"
        case PassToken.CHARGE:
            return (
                f"none if anybody has charged a card, and otherwise {_smoosh(noun=noun)}, "
                "after which cards may be charged once more"
            )
        case PassToken.SCATTER:
            each = pass_size(rules, token) // (rules.players - 1)
            return f"{_cards(each, noun=noun)} to each other player (a scatter)"
        case PassToken.DEALER:
            return f"as the dealer picks, {_picks(rules, noun=noun)}"
        case _:
            return f"{_cards(pass_size(rules, token), noun=noun)} {_way(rules, token)}"


def _cards(count: int, *, noun: bool) -> str:
    return counted(count, "card") if noun else number(count)


def _picks(rules: Rules, *, noun: bool) -> str:
    tokens = dealer_tokens(rules)
    ways = [_way(rules, token) for token in tokens]
    picks = [f"{_cards(rules.pass_count, noun=noun)} {listed([w for w in ways if w], 'or')}"]
    rest = (PassToken.SCATTER, PassToken.SMOOSH, PassToken.HOLD)
    picks += [_step(rules, token, noun=False) for token in rest if token in tokens]
    return ", or ".join(picks)


def _smoosh(*, noun: bool) -> str:
    three = number(SMOOSH_SIZE)
    cards = _cards(SMOOSH_SIZE, noun=noun)
    return f"{cards} into the middle, where they are shuffled and dealt out again {three} to each"


def _way(rules: Rules, token: PassToken) -> str:
    offset = pass_offset(token, rules.players)
    if offset is None:
        return ""
    if rules.players == 2:
        return "to the other player"
    back = rules.players - offset
    if offset == back:
        return "to the player opposite"
    place, side = (offset, "left") if offset < back else (back, "right")
    return f"to the {side}" if place == 1 else f"to the {ordinal(place)} player on the {side}"


def before(rules: Rules) -> Iterator[str]:
    """Charging, bidding and promising."""
    if rules.charge is not Charge.OFF:
        yield from _charging(rules)
    if rules.auction:
        yield (
            "Everyone in turn, the dealer last, makes one bid in counters for the right to name "
            "the penalty suit of the deal. The highest bidder pays the bid into the pool and "
            "names the suit; if nobody bids, hearts count and nothing is paid."
        )
    if rules.pledge:
        yield "Before the first trick each player may pledge to take no hearts."


_CHARGE_WAY: Final = {
    Charge.TURBO: (
        "All say at once which they charge, if any; as long as somebody does, all may add more"
    ),
    Charge.GONG_ZHU: "In turn, beginning after the dealer, they say once which they charge, if any",
    Charge.BLIND: "All choose in secret which they charge, if any, and show them together",
}


def _charging(rules: Rules) -> Iterator[str]:
    cards = listed([the(face) for face in chargeable(rules)], "or")
    when = "Before the first trick"
    if why_irrelevant(rules, "pass_forbid") is None:
        when = "After the pass and before the first trick"
    yield (
        f"{when} players who hold {cards} may charge them, that is show them for double effect. "
        f"{_CHARGE_WAY[rules.charge]}."
    )
    yield (
        "A charged card may not be played to the first trick in which its suit is led, unless "
        "its holder has no other card to play. It may be sloughed on another suit."
    )


def draws(rules: Rules) -> Iterator[str]:
    """How the stock is used."""
    if rules.draw is Draw.DOMINO:
        yield (
            "Whoever cannot follow suit draws from the stock, one card after another, until able "
            "to. When the stock is used up, any card may be played."
        )
        yield (
            "A player without cards drops out, and the next one leads instead. The last player "
            "who still has cards keeps them as taken."
        )
    elif rules.draw is Draw.DRAW:
        yield (
            "After each trick everyone draws a card from the stock, the taker first. When it is "
            "used up, the cards in hand are played out."
        )
