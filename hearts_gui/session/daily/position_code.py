"""A deal or a position as a code to share: HG-P-, the code of the rules, and a number.

The number says, from its last digit on: the pass, the dealer, who is dealt each card of the pack,
what was passed to whom, and what was played, the last card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import ShareCodeError, decode, encode
from hearts_gui.session.daily.codes import CodeError, digits_of, number_of
from hearts_gui.session.practice.whole_deal import DealError, WholeDeal, lay

PREFIX: Final = "HG-P-"
LONGEST: Final = 2000
_JOINT: Final = "~"
_GROUP: Final = 5
_TOKENS: Final = tuple(PassToken)


class _Digits:
    """A number written or read in digits of different kinds."""

    def __init__(self, number: int = 0) -> None:
        self.values: list[tuple[int, int]] = []
        self.left = number

    def write(self, value: int, of: int) -> None:
        """Write a digit from 0 to `of` - 1."""
        self.values.append((value, of))

    def take(self, of: int) -> int:
        """Read the next one."""
        self.left, value = divmod(self.left, of)
        return value

    @property
    def number(self) -> int:
        """All that was written."""
        result = 0
        for value, of in reversed(self.values):
            result = result * of + value
        return result


def position_code(rules: Rules, deal: WholeDeal) -> str:
    """The code of a deal as far as it was played."""
    pack, digits = build_pack(rules), _Digits()
    digits.write(_TOKENS.index(deal.token), len(_TOKENS))
    digits.write(deal.dealer, rules.players)
    for card in pack:
        digits.write(
            next(start for start, hand in enumerate(deal.hands) if card in hand), rules.players
        )
    digits.write(len(deal.passes), rules.players + 1)
    for seat, receiver, cards in deal.passes:
        digits.write(seat, rules.players)
        digits.write(receiver, rules.players)
        _put_cards(digits, cards, pack)
    _put_cards(digits, deal.plays, pack)
    head = encode(rules)
    letters = digits_of(digits.number, head)
    groups = [letters[start : start + _GROUP] for start in range(0, len(letters), _GROUP)]
    return f"{PREFIX}{head}{_JOINT}{'-'.join(groups)}"


def _put_cards(digits: _Digits, cards: Sequence[Card], pack: Sequence[Card]) -> None:
    digits.write(len(cards), len(pack) + 1)
    for card in cards:
        digits.write(pack.index(card), len(pack))


def read_position_code(text: str) -> tuple[Rules, WholeDeal]:
    """The rules and the deal of a code, played through once. Raises CodeError."""
    text = "".join(text.split()).upper()
    head, joint, letters = text.removeprefix(PREFIX).partition(_JOINT)
    if not text.startswith(PREFIX) or not joint or len(text) > LONGEST:
        raise CodeError("no code of a position")
    try:
        rules = decode(head).rules
        digits = _Digits(number_of(letters.replace("-", ""), encode(rules)))
        deal = _read(rules, digits)
        lay(new_game(rules, ""), deal)
    except (ShareCodeError, DealError, IndexError) as error:
        raise CodeError(str(error)) from error
    return rules, deal


def _read(rules: Rules, digits: _Digits) -> WholeDeal:
    pack = build_pack(rules)
    token, dealer = _TOKENS[digits.take(len(_TOKENS))], digits.take(rules.players)
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    for card in pack:
        hands[digits.take(rules.players)].append(card)
    passes = tuple(
        (digits.take(rules.players), digits.take(rules.players), _take_cards(digits, pack))
        for _ in range(digits.take(rules.players + 1))
    )
    plays = _take_cards(digits, pack)
    if digits.left:
        raise CodeError("more than a position")
    return WholeDeal(token, dealer, tuple(tuple(sorted(hand)) for hand in hands), passes, plays)


def _take_cards(digits: _Digits, pack: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(pack[digits.take(len(pack))] for _ in range(digits.take(len(pack) + 1)))
