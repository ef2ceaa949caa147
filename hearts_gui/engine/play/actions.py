"""Requests to the engine. Actions are requests; events say what happened."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.choices import PassToken


@dataclass(frozen=True, slots=True)
class StartDeal:
    """Shuffle and deal the next hands."""


@dataclass(frozen=True, slots=True)
class ChoosePass:
    """The dealer picks how this deal passes."""

    seat: int
    token: PassToken


@dataclass(frozen=True, slots=True)
class PassCards:
    """Give cards away: pairs of card and receiver (POOL for a smoosh)."""

    seat: int
    gives: tuple[tuple[Card, int], ...]
    auto: bool = False


@dataclass(frozen=True, slots=True)
class ForwardPass:
    """Pass the incoming cards on unseen, and keep the whole hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChargeCards:
    """Show cards to double their effect; no cards means not charging (more)."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MakeBid:
    """Offer counters for naming the penalty suit; 0 is no bid."""

    seat: int
    counters: int


@dataclass(frozen=True, slots=True)
class NameSuit:
    """The highest bidder names the penalty suit."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class MakePledge:
    """Pledge, or not, to take no hearts."""

    seat: int
    pledged: bool


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card; `named` is the suit that a led joker stands for, where the rules ask."""

    seat: int
    card: Card
    named: Suit | None = None
    auto: bool = False


@dataclass(frozen=True, slots=True)
class CallMisdeal:
    """Ask for a new deal with a hand of nothing but penalty cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class BuryCards:
    """Put away as many cards as the kitty brought."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ClaimRest:
    """Claim every remaining trick, showing the hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """Accept or reject a claim."""

    seat: int
    accept: bool


@dataclass(frozen=True, slots=True)
class ChooseMoon:
    """Choose what a moon does, by one of the offered texts."""

    seat: int
    choice: str


@dataclass(frozen=True, slots=True)
class CallTime:
    """Say that the agreed time has run out; the deal in progress is finished."""


Action: TypeAlias = (
    StartDeal
    | ChoosePass
    | PassCards
    | ForwardPass
    | ChargeCards
    | MakeBid
    | NameSuit
    | MakePledge
    | PlayCard
    | CallMisdeal
    | BuryCards
    | ClaimRest
    | AnswerClaim
    | ChooseMoon
    | CallTime
)


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards that are played, passed, shown or buried; none for other actions."""
    match action:
        case PlayCard(card=card):
            return (card,)
        case PassCards(gives=gives):
            return tuple(card for card, _ in gives)
        case ChargeCards(cards=cards) | BuryCards(cards=cards):
            return cards
        case _:
            return ()


class AskKind(StrEnum):
    """The kinds of decision."""

    START = "start"
    CHOOSE_PASS = "choose_pass"
    PASS = "pass"
    CHARGE = "charge"
    BID = "bid"
    NAME_SUIT = "name_suit"
    PLEDGE = "pledge"
    PLAY = "play"
    BURY = "bury"
    ANSWER_CLAIM = "answer_claim"
    MOON = "moon"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Ask:
    """The question that is open now. Several seats may pass, charge, pledge or answer together."""

    kind: AskKind
    seats: tuple[int, ...]
