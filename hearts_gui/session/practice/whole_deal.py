"""A deal laid out card by card and put on the table by the engine; a position as a line of text:

standard/4 L 3 <hands> <passes> <plays>

A card is a letter: a to z and A to Z are the cards of a standard pack in order. Hands are parted by
points, passes by commas: seat, receiver, cards. A dash stands for nothing. This form is only for
rules whose deals consist of hands, passes and plays.
"""

import string
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.message import Message, MessageError, message
from hearts_gui.engine.play.actions import Action, AskKind, PassCards, PlayCard
from hearts_gui.engine.play.events import CardPlayed, CardsChosen, DealStarted, Event
from hearts_gui.engine.play.game import apply, new_game, settle, step, to_act, view_of
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.option_values import RulesError
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.presets import ImpossibleTable, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import in_plain_signs
from hearts_gui.wording.prompts import verdict_text


class DealError(MessageError, ValueError):
    """A deal that the rules do not allow; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class WholeDeal:
    """A deal of hands, passes and plays only. `hands` are those before the pass, by seat."""

    token: PassToken
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    passes: tuple[tuple[int, int, tuple[Card, ...]], ...] = ()
    """Seat, receiver, cards."""
    plays: tuple[Card, ...] = ()


def cards_named(text: str) -> tuple[Card, ...]:
    """The cards of a typed list in order. Raises DealError for a word that is no card."""
    cards = []
    for word in in_plain_signs(text).upper().replace("10", "T").replace(",", " ").split():
        try:
            cards.append(Card(word))
        except ValueError:
            raise DealError(message("editor-no-card", word=word)) from None
    return tuple(cards)


def whole_deal_of(events: Sequence[Event]) -> WholeDeal:
    """The deal that these events begin with. Raises DealError where there is more to it."""
    started = events[0]
    if not isinstance(started, DealStarted) or started.kitty or started.stock or started.extra:
        raise DealError(Message("laid-not-plain"))
    passes, plays = [], []
    for event in events[1:]:
        match event:
            case CardsChosen(seat=seat, gives=gives, forward=forward):
                receivers = {receiver for _, receiver in gives or ()}
                if forward or len(receivers) != 1:
                    raise DealError(Message("laid-not-plain"))
                passes.append((seat, receivers.pop(), tuple(card for card, _ in gives or ())))
            case CardPlayed(card=card):
                plays.append(card)
            case DealStarted():
                break
            case _:
                pass
    hands = tuple(hand or () for hand in started.hands)
    return WholeDeal(started.token, started.dealer, hands, tuple(passes), tuple(plays))


def lay(game: Game, deal: WholeDeal) -> tuple[tuple[Event, ...], Game]:
    """The events when this is dealt, passed and played as the game's next deal.

    Raises DealError at the first thing that the rules do not allow.
    """
    started = _started(game, deal)
    game = apply(game, started)
    follows, game = settle(game)
    events: list[Event] = [started, *follows]
    for seat, receiver, cards in deal.passes:
        gives = tuple((card, receiver) for card in cards)
        happened, game = _step(game, PassCards(seat, gives), "laid-pass", len(events))
        events += happened
    for index, card in enumerate(deal.plays, start=1):
        ask = to_act(game)
        if ask.kind is not AskKind.PLAY:
            key = "laid-pass-first" if ask.kind is AskKind.PASS else "laid-no-play"
            raise DealError(message(key, card=card, n=index))
        happened, game = _step(game, PlayCard(ask.seats[0], card), "laid-play", index)
        events += happened
    return tuple(events), game


def _hand(seat: int) -> Message:
    return message("laid-hand", seat=seat + 1)


def with_names(why: Message, name: Callable[[int], Any]) -> Message:
    """The message of a DealError where the hands have names; `name` gives that of a seat's."""
    named = why.named
    if (hand := named.get("hand")) is not None:
        named["hand"] = name(hand.named["seat"] - 1)
    return message(why.key, **named)


def _step(game: Game, action: Action, key: str, index: int) -> tuple[tuple[Event, ...], Game]:
    try:
        return step(game, action)
    except IllegalAction as error:
        seat = getattr(action, "seat", 0)
        card = action.card if isinstance(action, PlayCard) else error.card
        hand = _hand(seat)
        if error.verdict is None or card is None:
            raise DealError(message("laid-no-pass", hand=hand)) from error
        if error.verdict is Verdict.NOT_YOURS:
            raise DealError(message("laid-not-held", card=card, hand=hand)) from error
        why = verdict_text(error.verdict, card, view_of(game, seat))
        raise DealError(message(key, card=card, hand=hand, n=index, why=why)) from error


def _started(game: Game, deal: WholeDeal) -> DealStarted:
    check_hands(game.rules, deal.hands)
    if not 0 <= deal.dealer < game.rules.players:
        raise DealError(Message("laid-not-plain"))
    number = len(game.public.standings.history) + 1
    hands = tuple(tuple(sorted(hand)) for hand in deal.hands)
    sizes = tuple(len(hand) for hand in hands)
    return DealStarted(number, 0, deal.dealer, deal.token, sizes, hands)


def check_hands(rules: Rules, hands: Sequence[Sequence[Card]]) -> None:
    """Raise DealError unless these hands are dealt from the whole pack of these rules."""
    held = Counter(card for hand in hands for card in hand)
    pack = build_pack(rules)
    twice = sorted(card for card, count in held.items() if count > 1)
    strange, missing = sorted(held.keys() - set(pack)), sorted(set(pack) - held.keys())
    faults = (("laid-twice", twice), ("laid-strange", strange), ("laid-missing", missing))
    for key, cards in faults:
        if cards:
            raise DealError(message(key, cards=cards[:5], n=len(cards), more=len(cards) > 5))
    wanted = sorted(deal_shape(rules).sizes)
    if sorted(len(hand) for hand in hands) != wanted:
        seat = next(index for index, hand in enumerate(hands) if len(hand) not in wanted)
        raise DealError(message("laid-size", hand=_hand(seat), n=len(hands[seat]), most=wanted[-1]))


@dataclass(frozen=True, slots=True)
class SetUpDeal:
    """A deal that was set up, and the game at that point."""

    game: Game
    events: tuple[Event, ...]
    seat: int
    """The seat that decides next, the first where several do; 0 where nobody does."""
    asks: bool
    """Whether a card or a pass is to be decided."""


def begun(rules: Rules, deal: WholeDeal) -> SetUpDeal:
    """The position of a deal, every step checked. Raises DealError, which says what is wrong."""
    try:
        own = rules if deal.token in rules.pass_cycle else rules.but(pass_cycle=(deal.token,))
    except RulesError as error:
        raise DealError(error.why) from None
    events, game = lay(new_game(own, "position"), deal)
    ask = to_act(game)
    asks = ask.kind in (AskKind.PLAY, AskKind.PASS)
    return SetUpDeal(game, events, min(ask.seats, default=0), asks)


_LETTERS = string.ascii_letters
_OF_CARD = dict(zip(STANDARD_FACES, _LETTERS, strict=True))
_OF_LETTER = dict(zip(_LETTERS, STANDARD_FACES, strict=True))
_NOTHING = "-"
POSITION_PARTS = 6


class PositionError(ValueError):
    """A line that is not a position."""


def position_text(rules: str, events: Sequence[Event]) -> str:
    """The line of a deal as it stands; `rules` is `key/players`.

    Raises PositionError where something else happened than passes and plays.
    """
    try:
        deal = whole_deal_of(events)
    except DealError as error:
        raise PositionError(str(error)) from error
    return whole_deal_text(rules, deal)


def whole_deal_text(rules: str, deal: WholeDeal) -> str:
    """The line of a deal that was set up; `rules` is `key/players`. Raises PositionError."""
    passes = [f"{seat}{receiver}{letters_of(cards)}" for seat, receiver, cards in deal.passes]
    parts = (
        rules, deal.token.value, str(deal.dealer), ".".join(map(letters_of, deal.hands)),
        ",".join(passes) or _NOTHING, letters_of(deal.plays) or _NOTHING,
    )  # fmt: skip
    return " ".join(parts)


def letters_of(cards: Sequence[Card]) -> str:
    """Cards as letters. Raises PositionError for cards that are not in a standard pack."""
    try:
        return "".join(_OF_CARD[card] for card in cards)
    except KeyError as error:
        raise PositionError("a card that no standard pack has") from error


def cards_of_letters(text: str) -> tuple[Card, ...]:
    """The cards of these letters. Raises PositionError."""
    try:
        return tuple(_OF_LETTER[letter] for letter in text)
    except KeyError as error:
        raise PositionError("a letter that is no card") from error


def rules_of(text: str) -> Rules:
    """The rules of a position. Raises PositionError."""
    try:
        key, players = text.split(" ", 1)[0].split("/")
        return preset(key, int(players))
    except (ValueError, KeyError, ImpossibleTable) as error:
        raise PositionError("unknown rules") from error


def read_position(text: str) -> Game:
    """The game in this position, every step of it checked by the engine. Raises PositionError."""
    return _replayed(text)[1]


def position_events(text: str) -> tuple[Event, ...]:
    """Everything that happened up to this position. Raises PositionError."""
    return _replayed(text)[0]


def read_whole_deal(text: str) -> WholeDeal:
    """The deal that a position lays out, not yet checked by the rules. Raises PositionError."""
    try:
        _, token, dealer, hands, passes, plays = text.split(" ")
        given = () if passes == _NOTHING else passes.split(",")
        return WholeDeal(
            PassToken(token), int(dealer),
            tuple(tuple(sorted(cards_of_letters(hand))) for hand in hands.split(".")),
            tuple((int(part[0]), int(part[1]), cards_of_letters(part[2:])) for part in given),
            cards_of_letters("" if plays == _NOTHING else plays),
        )  # fmt: skip
    except (ValueError, IndexError) as error:
        raise PositionError(str(error)) from error


def _replayed(text: str) -> tuple[tuple[Event, ...], Game]:
    rules, deal = rules_of(text), read_whole_deal(text)
    try:
        return lay(new_game(rules, ""), deal)
    except DealError as error:
        raise PositionError(str(error)) from error
