"""Codes to compare results with: a code can be read aloud, and only games that were played have
one.

    HG-D-20261123-7KQ4-M2XA-9F3K-1T

After the date come the person's decisions as a number, and a check against typing errors, in
Crockford's base 32. For a day of puzzles they are the cards that were answered.

A deal or a position has a code too: HG-P-, the code of the rules, and a number. The number says,
from its last digit on: the pass, the dealer, who is dealt each card of the pack, what was passed to
whom, and what was played, the last card first.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import ShareCodeError, as_written, decode, encode
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.daily.replay import Digits, ReplayedGame, from_answers, from_number
from hearts_gui.session.daily.week import VERSION, Daily, daily_of
from hearts_gui.session.practice.puzzle import Puzzle, prove, shipped, view_at
from hearts_gui.session.practice.whole_deal import (
    DealError,
    PositionError,
    WholeDeal,
    cards_of_letters,
    lay,
)
from hearts_gui.session.setup.players import Human

PREFIX = "HG-D"
LONGEST = 120
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOKS_LIKE = str.maketrans("OIL", "011")
_CHECK_BITS = 20
_GROUP = 4


class CodeError(ValueError):
    """A code that cannot be read, or that stands for no possible game."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result in a code: the points of each deal, or which puzzles were solved."""

    day: date
    points: tuple[Score, ...] = ()
    solved: tuple[bool, ...] = ()
    events: tuple[Event, ...] = ()
    """Everything that happened in the deals."""
    checked: bool = True
    """False where a code counts puzzles and does not hold the answers."""


def deal_code(daily: Daily, events: Sequence[Event]) -> tuple[str, ReplayedGame]:
    """The code of a day's game, and the game as the code gives it. Raises NoSuchGameError."""
    again = from_answers(daily.rules, daily.seed, daily.seats(Human()), events)
    return _code(daily.day, again.number, _salt(daily.day)), again


def puzzle_code(daily: Daily, answers: Sequence[str]) -> str:
    """The code of a day of puzzles; an answer is a card's text, or empty where none was given.

    Raises OSError or ValueError where the puzzles cannot be read.
    """
    puzzles, digits = _puzzles_of(daily), Digits()
    for puzzle, card in zip(puzzles, answers, strict=False):
        cards = _answers(puzzle.position)
        digits.write(cards.index(card) if card in cards else 0, len(cards))
    return _code(daily.day, digits.number, _puzzle_salt(daily.day, puzzles))


def counted_code(daily: Daily, solved: Sequence[bool]) -> str:
    """The code of puzzles that are unknown or no longer the day's.

    It counts them as earlier versions did, and says that nobody can check it.
    """
    number = 1
    for flag in solved:
        number = number << 1 | flag
    return _code(daily.day, number, _salt(daily.day))


def read_code(text: str) -> Result:
    """The result in a code, whose deals are replayed. Raises CodeError."""
    text = as_written(text).upper().translate(_LOOKS_LIKE)
    match = re.fullmatch(r"HG-D-(\d{8})-([0-9A-Z-]+)", text)
    if match is None or len(text) > LONGEST:
        raise CodeError("no code of a day")
    try:
        day = datetime.strptime(match[1], "%Y%m%d").date()
        daily, digits = daily_of(day), match[2].replace("-", "")
        if not daily.deals:
            return _puzzles(daily, digits)
        number = number_of(digits, _salt(day))
        again = from_number(daily.rules, daily.seed, daily.seats(Human()), number)
    except (OSError, ValueError) as error:
        raise CodeError(str(error)) from error
    return Result(day, again.points, (), again.events)


def first_difference(own: Sequence[Event], friends: Sequence[Event]) -> int | None:
    """The number of the first event in which two games differ; None when they are the same."""
    pairs = zip(own, friends, strict=False)
    index = next((index for index, (first, second) in enumerate(pairs) if first != second), None)
    if index is None and len(own) != len(friends):
        return min(len(own), len(friends))
    return index


def _puzzles(daily: Daily, digits: str) -> Result:
    """The puzzles that the answers in a code solve."""
    puzzles = _puzzles_of(daily)
    try:
        number = Digits(number_of(digits, _puzzle_salt(daily.day, puzzles)))
    except CodeError:
        count = number_of(digits, _salt(daily.day)).bit_length() - 1
        if count != len(puzzles):
            raise CodeError("another number of puzzles") from None
        return Result(daily.day, checked=False)
    solved = []
    for puzzle in puzzles:
        cards = _answers(puzzle.position)
        solved.append(cards[number.take(len(cards))] in _right(puzzle))
    if number.left:
        raise CodeError("more answers than the day asks for")
    return Result(daily.day, solved=tuple(solved))


def _puzzles_of(daily: Daily) -> tuple[Puzzle, ...]:
    puzzles = daily.puzzles(shipped())
    if not puzzles:
        raise CodeError("no puzzles")
    return puzzles


@lru_cache(maxsize=64)
def _answers(position: str) -> tuple[str, ...]:
    """The possible answers to a puzzle: no answer, or one of its cards."""
    try:
        view = view_at(position)
    except PositionError:
        return ("",)
    return "", *(card.text for card in sorted(legal_plays(view.rules, view.deal, view.own)))


def _right(puzzle: Puzzle) -> frozenset[str]:
    """The answers that are right, all possible deals counted or as they were measured."""
    if puzzle.counted:
        return _proved(puzzle.position)
    return frozenset(card.text for card in cards_of_letters(puzzle.best))


@lru_cache(maxsize=64)
def _proved(position: str) -> frozenset[str]:
    proof = prove(view_at(position)) if len(_answers(position)) > 1 else None
    return frozenset() if proof is None else frozenset(card.text for card in proof.right)


def _salt(day: date) -> str:
    return f"hearts/code/{VERSION}/{day.isoformat()}"


def _puzzle_salt(day: date, puzzles: Sequence[Puzzle]) -> str:
    return f"hearts/code/2/{day.isoformat()}/" + ",".join(puzzle.id for puzzle in puzzles)


def _code(day: date, number: int, salt: str) -> str:
    digits = digits_of(number, salt)
    groups = [digits[index : index + _GROUP] for index in range(0, len(digits), _GROUP)]
    return "-".join((PREFIX, day.isoformat().replace("-", ""), *groups))


def _check(number: int, salt: str) -> int:
    text = f"{salt}/{number:x}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 32 - _CHECK_BITS


def digits_of(number: int, salt: str) -> str:
    """A number with its check, in Crockford's base 32. `salt` says what the number stands for."""
    value, digits = number << _CHECK_BITS | _check(number, salt), ""
    while value or not digits:
        value, digit = divmod(value, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def number_of(digits: str, salt: str) -> int:
    """The number that these digits stand for. Raises CodeError if the check does not fit."""
    value = 0
    for letter in digits.translate(_LOOKS_LIKE):
        if letter not in _DIGITS:
            raise CodeError("a letter that no code has")
        value = value * len(_DIGITS) + _DIGITS.index(letter)
    number = value >> _CHECK_BITS
    if value & (1 << _CHECK_BITS) - 1 != _check(number, salt):
        raise CodeError("the check does not fit")
    return number


POSITION_PREFIX = "HG-P-"
LONGEST_POSITION = 2000
_JOINT = "~"
_LETTERS = 5
_TOKENS = tuple(PassToken)


def position_code(rules: Rules, deal: WholeDeal) -> str:
    """The code of a deal as far as it was played."""
    pack, digits = build_pack(rules), Digits()
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
    groups = [letters[start : start + _LETTERS] for start in range(0, len(letters), _LETTERS)]
    return f"{POSITION_PREFIX}{head}{_JOINT}{'-'.join(groups)}"


def _put_cards(digits: Digits, cards: Sequence[Card], pack: Sequence[Card]) -> None:
    digits.write(len(cards), len(pack) + 1)
    for card in cards:
        digits.write(pack.index(card), len(pack))


def read_position_code(text: str) -> tuple[Rules, WholeDeal]:
    """The rules and the deal of a code, played through once. Raises CodeError."""
    text = as_written(text).upper()
    head, joint, letters = text.removeprefix(POSITION_PREFIX).partition(_JOINT)
    if not text.startswith(POSITION_PREFIX) or not joint or len(text) > LONGEST_POSITION:
        raise CodeError("no code of a position")
    try:
        rules = decode(head).rules
        digits = Digits(number_of(letters.replace("-", ""), encode(rules)))
        deal = _read(rules, digits)
        lay(new_game(rules, ""), deal)
    except (ShareCodeError, DealError, IndexError) as error:
        raise CodeError(str(error)) from error
    return rules, deal


def _read(rules: Rules, digits: Digits) -> WholeDeal:
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


def _take_cards(digits: Digits, pack: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(pack[digits.take(len(pack))] for _ in range(digits.take(len(pack) + 1)))
