"""OpenSpiel's Hearts: one deal as its list of actions, or as the text of its state.

An action is a number: first the pass (0 none, 1 left, 2 across, 3 right), then the 52 cards in the
order dealt, the cards passed seat by seat, and the cards played. Cards are numbered by rank from
the twos, within a rank in the order clubs, diamonds, hearts, spades.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import message
from hearts_gui.engine.play.events import CardPlayed, Event
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.summary import piles
from hearts_gui.engine.rules import choices as choose
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.passing import pass_offset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.game.seen import points_so_far
from hearts_gui.session.practice.whole_deal import DealError, WholeDeal, lay

CARDS = tuple(Card(rank + suit) for rank in "23456789TJQKA" for suit in "CDHS")
TOKENS = (PassToken.HOLD, PassToken.L, PassToken.A, PassToken.R)
NAMES = ("No Pass", "Left", "Across", "Right")
SEATS = "NESW"
OPTIONS: dict[str, tuple[bool, dict[bool, dict[str, Any]]]] = {
    "can_lead_any_club": (False, {
        False: {"opening_lead": choose.OpeningLead.LOWEST_CLUB},
        True: {"opening_lead": choose.OpeningLead.ANY_CLUB},
    }),
    "no_pts_on_first_trick": (True, {
        False: {"first_trick": choose.FirstTrick.FREE},
        True: {"first_trick": choose.FirstTrick.NO_POINTS},
    }),
    "must_break_hearts": (True, {
        False: {"hearts_lead": choose.HeartsLead.ALWAYS},
        True: {"hearts_lead": choose.HeartsLead.BROKEN},
    }),
    "qs_breaks_hearts": (True, {
        False: {"breakers": choose.Breakers.HEARTS},
        True: {"breakers": choose.Breakers.HEARTS_QS},
    }),
    "can_lead_hearts_instead_of_qs": (False, {
        False: {"lead_exempt": choose.LeadExempt.ONLY_HEARTS},
        True: {"lead_exempt": choose.LeadExempt.HEARTS_OR_PENALTY},
    }),
    "jd_bonus": (False, {False: {}, True: {"bonus_card": choose.BonusCard.JD}}),
    "avoid_all_tricks_bonus": (False, {False: {}, True: {"no_trick_bonus": -5}}),
}  # fmt: skip
"""OpenSpiel's options with their usual value, and what they are in our rules."""
_PASS, _HAND = 3, 13
_DEALT = 1 + len(CARDS)
_RANKS = "AKQJT98765432"
_GAP = 8
_BESIDE = re.compile(r"(\w \w*) +(\w \w*)")


def rules_for(chosen: dict[str, bool], token: PassToken) -> Rules:
    """The rules of one deal with these options; those not named have their default."""
    changes: dict[str, Any] = {}
    for name, (usual, values) in OPTIONS.items():
        changes.update(values[chosen.get(name, usual)])
    return Rules(pass_cycle=(token,), end=choose.End.DEALS, end_at=1, **changes)


def options_of(rules: Rules) -> dict[str, bool]:
    """The options that are nearest to these rules."""
    return {
        name: next((on for on, changes in reversed(values.items())
                    if all(getattr(rules, key) == value for key, value in changes.items())), usual)
        for name, (usual, values) in OPTIONS.items()
    }  # fmt: skip


# -- reading


def read(text: str) -> tuple[Rules, WholeDeal]:
    """The deal of a record, as numbers or as the text of a state. Raises DealError."""
    try:
        if "Pass Direction:" in text:
            deal = _of_text(text)
            return rules_for({}, deal.token), deal
        return _of_numbers(text)
    except DealError:
        raise
    except (ValueError, IndexError, KeyError) as error:
        raise DealError(message("openspiel-unreadable")) from error


def _of_numbers(text: str) -> tuple[Rules, WholeDeal]:
    game, _, state = text.rpartition("[State]")
    chosen = {name: on == "True" for name, on in re.findall(r"(\w+)=(True|False)", game)}
    if unknown := [name for name in chosen if name not in (*OPTIONS, "pass_cards")]:
        raise DealError(message("openspiel-option", name=unknown[0]))
    numbers = [int(word) for word in re.split(r"[,\s]+", state.strip("[] \n\r\t"))]
    if len(numbers) < _DEALT:
        raise DealError(message("openspiel-short", n=len(numbers)))
    token = TOKENS[numbers[0]]
    cards = [CARDS[number] for number in numbers[1:]]
    if min(numbers) < 0:
        raise IndexError("no card")
    dealt, rest = cards[: len(CARDS)], cards[len(CARDS) :]
    hands = tuple(tuple(sorted(dealt[seat::4])) for seat in range(4))
    if token is PassToken.HOLD:
        return rules_for(chosen, token), WholeDeal(token, 0, hands, (), tuple(rest))
    passed = [tuple(rest[index : index + _PASS]) for index in range(0, 4 * _PASS, _PASS)]
    passes = tuple(
        (seat, _to(token, seat), cards) for seat, cards in enumerate(passed) if len(cards) == _PASS
    )
    plays = tuple(rest[4 * _PASS :])
    return rules_for(chosen, token), WholeDeal(token, 0, hands, passes, plays)


def _to(token: PassToken, seat: int) -> int:
    return (seat + (pass_offset(token, 4) or 0)) % 4


def _of_text(text: str) -> WholeDeal:
    lines = text.strip("\n").splitlines()
    token = TOKENS[NAMES.index(lines[0].partition(":")[2].strip())]
    north, middle, south = lines[2:6], lines[6:10], lines[10:14]
    beside = [_BESIDE.match(line) for line in middle]
    west, east = ([match[side] for match in beside if match] for side in (1, 2))
    held = (_hand(north), _hand(east), _hand(south), _hand(west))
    passed = _named_cards(lines, "Passed Cards:")
    plays = _tricks(lines)
    dealt = [list(cards) for cards in held]
    if len(plays) < len(CARDS):  # for a deal under way the text shows the current hands
        for seat, card in plays:
            dealt[seat].append(card)
        if sum(map(len, passed)) == 4 * _PASS:
            for seat, cards in enumerate(passed):
                for card in cards:
                    dealt[_to(token, seat)].remove(card)
        for seat, cards in enumerate(passed):
            dealt[seat] += cards
    passes = tuple((seat, _to(token, seat), cards) for seat, cards in enumerate(passed)
                   if len(cards) == _PASS)  # fmt: skip
    hands = tuple(tuple(sorted(hand)) for hand in dealt)
    return WholeDeal(token, 0, hands, passes, tuple(card for _, card in plays))


def _hand(lines: Iterable[str]) -> tuple[Card, ...]:
    return tuple(
        Card(rank + line.split()[0]) for line in lines for rank in "".join(line.split()[1:])
    )


def _named_cards(lines: Sequence[str], title: str) -> tuple[tuple[Card, ...], ...]:
    if title not in lines:
        return ((),) * 4
    index = lines.index(title) + 1
    return tuple(tuple(map(Card, line[2:].split())) for line in lines[index : index + 4])


def _tricks(lines: Sequence[str]) -> list[tuple[int, Card]]:
    if "Tricks:" not in lines:
        return []
    tricks = []
    for line in lines[lines.index("Tricks:") + 2 :]:
        if not line.strip():
            break
        leader = (len(line) - len(line.lstrip())) // 3
        tricks += [((leader + index) % 4, Card(word)) for index, word in enumerate(line.split())]
    return tricks


# -- writing


def checked(rules: Rules, deal: WholeDeal) -> tuple[dict[str, bool], tuple[Event, ...], Game]:
    """OpenSpiel's options for a deal, and what happens when it is played with them.

    Raises DealError where OpenSpiel's rules do not allow the deal or count it otherwise.
    """
    if rules.players != len(SEATS) or deal.token not in TOKENS:
        raise DealError(message("openspiel-other-rules"))
    chosen = options_of(rules)
    try:
        _, ours = lay(new_game(rules.but(pass_cycle=(deal.token,)), ""), deal)
        events, theirs = lay(new_game(rules_for(chosen, deal.token), ""), deal)
    except DealError as error:
        raise DealError(message("openspiel-other-rules")) from error
    points = [[score.points for score in game.public.standings.history] for game in (ours, theirs)]
    if points[0] != points[1]:
        raise DealError(message("openspiel-other-rules"))
    return chosen, events, theirs


def numbers(deal: WholeDeal) -> list[int]:
    """The actions of a deal as numbers, with the passes in seat order."""
    passed = [cards for index, (seat, _, cards) in enumerate(sorted(deal.passes)) if seat == index]
    dealt = [hand[index] for index in range(_HAND) for hand in deal.hands]
    cards = [*dealt, *(card for cards_of in passed for card in cards_of), *deal.plays]
    return [TOKENS.index(deal.token), *(CARDS.index(card) for card in cards)]


def record(rules: Rules, deal: WholeDeal) -> str:
    """A deal as OpenSpiel writes game and state. Raises DealError."""
    chosen, _, _ = checked(rules, deal)
    named = ",".join(f"{name}={on}" for name, on in sorted({**chosen, "pass_cards": True}.items()))
    state = "\n".join(map(str, numbers(deal)))
    return (
        "# Automatically generated by OpenSpiel SerializeGameAndState\n"
        f"[Meta]\nVersion: 1\n\n[Game]\nhearts({named})\n[State]\n{state}\n\n"
    )


def text(rules: Rules, deal: WholeDeal) -> str:
    """A deal as OpenSpiel shows its state. Raises DealError."""
    _, events, game = checked(rules, deal)
    over = bool(game.public.standings.history)
    under_way = {card for _, _, cards in deal.passes for card in cards
                 if len(deal.passes) < len(SEATS)}  # fmt: skip
    hands = deal.hands if over else tuple(
        tuple(card for card in own.hand if card not in under_way) for own in game.owns
    )  # fmt: skip
    parts = [f"Pass Direction: {NAMES[TOKENS.index(deal.token)]}\n\n{_hands_text(hands)}"]
    if deal.passes:
        passed = {seat: cards for seat, _, cards in deal.passes}
        parts.append(_titled("\n\nPassed Cards:", passed))
        if len(passed) == len(SEATS):
            received = {receiver: cards for _, receiver, cards in deal.passes}
            parts.append(_titled("\nReceived Cards:", received))
    if deal.plays:
        points = zip(SEATS, _points(game), strict=True)
        lines = "\n".join(f"{seat}: {count}" for seat, count in points)
        head = f"\nTricks:\nN  E  S  W  N  E  S\n{_written(events)}"
        parts.append(f"{head}\n\nPoints:\n{lines}")
    return "".join(parts)


def _titled(title: str, cards: dict[int, tuple[Card, ...]]) -> str:
    lines = (
        f"{SEATS[seat]}: " + "".join(f"{card} " for card in cards.get(seat, ()))
        for seat in range(4)
    )
    return f"{title}\n" + "".join(f"{line}\n" for line in lines)


def _hands_text(hands: Sequence[Sequence[Card]]) -> str:
    rows = [[_suit(hand, suit) for suit in "SHDC"] for hand in hands]
    north, east, south, west = rows
    middle = (left + " " * max(_GAP, 2 * _GAP - len(left)) + right
              for left, right in zip(west, east, strict=True))  # fmt: skip
    ends = [[f"        {row}" for row in hand] for hand in (north, south)]
    return "".join(f"{line}\n" for line in (*ends[0], *middle, *ends[1]))


def _suit(hand: Sequence[Card], suit: str) -> str:
    return f"{suit} " + "".join(rank for rank in _RANKS if Card(rank + suit) in hand)


def _written(events: Iterable[Event]) -> str:
    """The tricks, each under the seat that led it."""
    plays = [event for event in events if isinstance(event, CardPlayed)]
    tricks = [plays[index : index + len(SEATS)] for index in range(0, len(plays), len(SEATS))]
    return "\n".join(
        "   " * trick[0].seat + "".join(f"{play.card} " for play in trick) for trick in tricks
    )


def _points(game: Game) -> tuple[Score, ...]:
    """The points of each seat so far."""
    if game.public.standings.history:
        return game.public.standings.history[0].points
    deal = game.public.deal
    assert deal is not None
    taken, _ = piles(game.rules, deal)
    return tuple(
        points_so_far(game.rules, taken, seat, charged=(), penalty_suit=None) for seat in range(4)
    )
