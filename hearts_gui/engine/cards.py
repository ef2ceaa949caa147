"""Cards: their identity, order and text form.

A *face* is what is printed on a card; with two packs two cards share a face. Every card is one
interned object, so identity is equality, and order and hash do not depend on the interpreter.
The face of a card is its first copy.
"""

from __future__ import annotations

from enum import IntEnum

RANK_TEXT = "0123456789TJQKA"
ACE = 14


class Suit(IntEnum):
    """The four suits in the order in which a hand is shown."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in card text: C, D, S or H."""
        return "CDSH"[self]

    @property
    def red(self) -> bool:
        """Whether it is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Card:
    """One physical card: a face and the number of its copy (0 for the first pack).

    `suit` is None for plain jokers and the Warren card. `rank` runs from 2 to 14 (ace);
    jokers, marked or not, and the Warren card have rank 0.
    """

    __slots__ = ("copy", "face", "is_joker", "is_warren", "key", "rank", "suit", "text")

    face: Card
    copy: int
    suit: Suit | None
    rank: int
    text: str
    key: int
    is_joker: bool
    is_warren: bool

    def __new__(cls, text: str) -> Card:
        """Return the one card with this text. Raises ValueError when the text names no card."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"{text!r} is not a card") from None

    def __repr__(self) -> str:
        return self.text

    def __str__(self) -> str:
        return self.text

    def __hash__(self) -> int:
        return self.key

    def __lt__(self, other: Card) -> bool:
        return self.key < other.key

    def __le__(self, other: Card) -> bool:
        return self.key <= other.key

    def __gt__(self, other: Card) -> bool:
        return self.key > other.key

    def __ge__(self, other: Card) -> bool:
        return self.key >= other.key

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


_BY_TEXT: dict[str, Card] = {}
COPIES = 3


def _make(text: str, suit: Suit | None, rank: int, key: int) -> None:
    face: Card | None = None
    for copy in range(COPIES):
        card = object.__new__(Card)
        card.text = text + "'" * copy
        card.copy = copy
        card.suit = suit
        card.rank = rank
        card.key = key * COPIES + copy
        card.is_joker = rank == 0 and text != "W"
        card.is_warren = text == "W"
        if face is None:
            face = card
        card.face = face
        _BY_TEXT[card.text] = card


def _make_all() -> None:
    for suit in Suit:
        for rank in (0, *range(2, 15)):
            if rank == 0 and suit not in (Suit.CLUBS, Suit.DIAMONDS):
                continue
            _make(RANK_TEXT[rank] + suit.letter, suit, rank, suit * 16 + rank)
    _make("JK", None, 0, 64)
    _make("W", None, 0, 65)


_make_all()

QS = Card("QS")
JD = Card("JD")
TD = Card("TD")
TC = Card("TC")
AH = Card("AH")
TWO_SPADES = Card("2S")
WARREN = Card("W")
JOKER = Card("JK")
ZERO_CLUBS = Card("0C")
ZERO_DIAMONDS = Card("0D")

STANDARD_FACES = tuple(
    _BY_TEXT[RANK_TEXT[rank] + suit.letter] for suit in Suit for rank in range(2, 15)
)
"""The 52 faces of a standard pack, in order."""

ALL_FACES = (*STANDARD_FACES, ZERO_CLUBS, ZERO_DIAMONDS, JOKER, WARREN)
"""Every face that any pack can hold."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces.

    Raises ValueError naming the first text that is not a card.
    """
    return tuple(Card(word) for word in text.split())


def show_cards(cards: tuple[Card, ...]) -> str:
    """Write cards separated by spaces."""
    return " ".join(card.text for card in cards)


def second_copy(face: Card, copy: int = 1) -> Card:
    """The card with the same face in another pack."""
    return _BY_TEXT[face.face.text + "'" * copy]
