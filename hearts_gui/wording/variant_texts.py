"""What the rule sets are called and where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearts_gui.engine.rules.presets import preset_entry


@dataclass(frozen=True, slots=True)
class Variant:
    """A named rule set, as it is shown to people."""

    key: str
    title: str
    line: str
    origin: str
    names: tuple[str, ...] = ()  # other names, also found by a search

    @property
    def sizes(self) -> tuple[int, ...]:
        """The tables that it allows."""
        return preset_entry(self.key).sizes

    @property
    def usual(self) -> int:
        """The table that it is started with."""
        return preset_entry(self.key).usual


_HAY = "John Hay’s rules page, 1998"
_RICKETTS = "Ricketts House, California Institute of Technology"
_WIKIPEDIA = "Wikipedia, November 2008"
_FOSTER = "Foster’s Hoyle, about 1900"
_MODERN = "Played in many places"

VARIANTS: Final[tuple[Variant, ...]] = (
    Variant(
        "standard",
        "Standard",
        "The game most people know: pass left, right, across and hold, play to 100.",
        "The sequence that the Windows game made familiar",
        ("windows", "Hearts", "Black Lady", "Chase the Lady", "Crubs", "Microsoft Hearts"),
    ),
    Variant(
        "hay",
        "John Hay",
        "Points may fall on the first trick, and the shooter chooses what a moon does.",
        _HAY,
        ("Black Lady", "John McLeod", "Hay’s Hearts"),
    ),
    Variant(
        "ricketts",
        "Ricketts House",
        "Five passes with a scatter, totals that wrap to zero, no glory in second place.",
        _RICKETTS,
        ("Caltech", "wrap points", "scatter"),
    ),
    Variant(
        "ricketts_69",
        "69 for 5",
        "Ricketts House, where staying on 69 for five deals wins outright.",
        _RICKETTS,
        ("Ricketts 69", "5 for 69", "Caltech"),
    ),
    Variant(
        "warren",
        "Warren",
        "Ricketts House with a 53rd card that stands for the one card left over.",
        _RICKETTS,
        ("Warren rules", "Warren G. Harding", "Caltech", "53 cards"),
    ),
    Variant(
        "wiki2008",
        "Wikipedia 2008",
        "Three cards to the right, hearts may be led at once, a moon takes points off.",
        _WIKIPEDIA,
        ("Black Lady", "Chase the Lady", "Crubs", "Black Maria", "Hearts (card game)"),
    ),
    Variant(
        "yppedia",
        "Puzzle Pirates",
        "Against the hourglass, for a wager that all four places share in.",
        "The Hearts tablet of Puzzle Pirates (YPPedia)",
        ("YPPedia", "Hearts tablet", "pirates"),
    ),
    Variant(
        "arnold",
        "Arnold",
        "Hearts alone: no queen of spades, no pass and no moon, over eight deals.",
        "Peter Arnold’s rules, 2011",
        ("basic Hearts", "Hearts without Black Lady", "simple Hearts"),
    ),
    Variant(
        "arnold_all",
        "Arnold with everything",
        "Hearts alone, with passing, breaking, the first-trick ban and the moon.",
        "Peter Arnold’s rules, 2011, with all their variants",
        ("running", "minor rule variants"),
    ),
    Variant(
        "chips",
        "Chips",
        "Everyone puts a counter in; those without a penalty card share the pool.",
        _WIKIPEDIA,
        ("chip scoring", "counters", "pool"),
    ),
    Variant(
        "sweepstake",
        "Sweepstake",
        "Every heart costs a counter, and a player alone in being clear sweeps the pool.",
        _FOSTER,
        ("Jacks", "counters", "pool"),
    ),
    Variant(
        "howell",
        "Howell",
        "Every heart is paid for once to each other player, so nothing is carried.",
        _FOSTER,
        ("Howell settlement", "counters"),
    ),
    Variant(
        "omnibus",
        "Omnibus",
        "The jack of diamonds takes ten points off.",
        _MODERN,
        ("bonus jack", "jack of diamonds", "ten of diamonds"),
    ),
    Variant(
        "jack_of_diamonds",
        "Jack of Diamonds",
        "The jack takes ten points off, and a moon needs it too.",
        _MODERN,
        ("Jack of Diamonds moon", "bonus jack"),
    ),
    Variant(
        "hooligan",
        "Hooligan",
        "The seven of clubs costs seven points.",
        "Esquire’s Book of Gambling, 1963",
        ("Hooligan Hearts", "seven of clubs"),
    ),
    Variant(
        "graded",
        "Graded hearts",
        "The high hearts cost more: ace 5, king 4, queen 3, jack 2.",
        _WIKIPEDIA,
        ("high hearts",),
    ),
    Variant(
        "point_count",
        "Point-Count",
        "Every heart costs its face value and the queen of spades 50.",
        _HAY,
        ("Point-Count Hearts",),
    ),
    Variant(
        "spot",
        "Spot Hearts",
        "Hearts cost their spots, the ace 14, and the queen of spades 25.",
        _MODERN,
        ("Spot", "pip values"),
    ),
    Variant(
        "black_maria",
        "Black Maria",
        "The ace and king of spades cost points too; best for three.",
        "Britain",
        ("Slippery Anne", "Black Lady", "Chase the Lady"),
    ),
    Variant(
        "black_lady_uk",
        "Black Lady",
        "Three costly spades, hearts at face value, and a moon that clears or doubles.",
        "Britain",
        ("Black Lady UK", "British Black Lady", "Black Maria"),
    ),
    Variant(
        "gong_zhu",
        "Gong Zhu",
        "Chase the pig: a pig, a sheep, a doubler, cards charged for double.",
        "China",
        ("Chinese Hearts", "Chase the Pig", "拱猪", "pig and goat"),
    ),
    Variant(
        "booster_nines",
        "Booster Nines",
        "A nine makes everybody play a second card to the trick.",
        _WIKIPEDIA,
        ("nines",),
    ),
    Variant(
        "joker_hearts",
        "Joker Hearts",
        "Jokers may be played at any time and are worth nothing.",
        _WIKIPEDIA,
        ("jokers",),
    ),
    Variant(
        "shoot_sun",
        "Shooting the sun",
        "Taking every trick adds twice as much to the others as a moon.",
        _WIKIPEDIA,
        ("Shoot the Sun", "sun"),
    ),
    Variant(
        "turbo",
        "Turbo Hearts",
        "Cards are charged before play to double what they do, and nines lengthen a trick.",
        "Named on John Hay’s page; played over the web",
        ("Turbo", "charging", "expose"),
    ),
    Variant(
        "complex",
        "Complex Hearts",
        "Scores are complex numbers, and the one nearest to zero wins.",
        "A mathematicians’ game, listed by Wikipedia in 2008",
        ("Gaussian integers", "imaginary queen"),
    ),
    Variant(
        "royal",
        "Royal Hearts",
        "Four queens with powers: most evil, broken hearted, best friend, most kind.",
        "Parker Brothers",
        ("Parker Brothers", "four queens"),
    ),
    Variant(
        "double_deck",
        "Double deck",
        "Two packs for six and more; the first of two equal cards ranks higher.",
        _HAY,
        ("two packs", "Double-Deck Hearts"),
    ),
    Variant(
        "cancellation",
        "Cancellation",
        "Two packs for six and more; equal cards in a trick cancel each other.",
        _HAY,
        ("Cancellation Hearts", "Double Deck Cancellation", "two packs"),
    ),
    Variant(
        "hay_kitty",
        "John Hay with a kitty",
        "For three or five: the cards left over go to the taker of the first trick.",
        _HAY,
        ("kitty", "three players", "five players"),
    ),
    Variant(
        "partnership",
        "Partnership",
        "Partners sit opposite each other and add their scores.",
        _MODERN,
        ("Partnership Hearts", "teams"),
    ),
    Variant(
        "auction",
        "Auction Hearts",
        "Players bid counters for the right to name the penalty suit.",
        _FOSTER,
        ("Auction", "bidding"),
    ),
    Variant(
        "heartsette",
        "Heartsette",
        "The taker of the first trick takes up the cards left over and lays as many away.",
        _FOSTER,
        ("widow",),
    ),
    Variant(
        "domino",
        "Domino Hearts",
        "Six cards each, and whoever cannot follow draws until able to.",
        "Bicycle rules of card games",
        ("stock", "drawing"),
    ),
    Variant(
        "draw",
        "Draw Hearts",
        "For two: thirteen cards each, and both draw a card after every trick.",
        _FOSTER,
        ("two players", "stock", "drawing"),
    ),
    Variant(
        "reverse",
        "Reverse",
        "The ancestor of about 1750: a point for each trick, and for the jack and queen of hearts.",
        "Spain, about 1750",
        ("Reversis", "ancestor"),
    ),
    Variant(
        "four_jacks",
        "Four Jacks",
        "An old relative: only the jacks cost points, the jack of spades two.",
        "Named in Wikipedia’s history of the game",
        ("Quatre Valets", "Polignac", "ancestor"),
    ),
)
"""Every rule set in the order of the menu."""
