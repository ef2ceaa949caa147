"""The motifs: ideas that make an answer better, each with its name, its line and its lesson."""

from collections.abc import Iterable
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from hearts_gui.engine.message import Message


class Motif(StrEnum):
    """The reasons that make one of two answers better, the most specific motif first.

    Each comment says when it holds, for the better card and the other one. "Out" means in the hands
    of the others. "The queen" is the queen of spades where she counts; a card "costs" where it
    counts against its taker.
    """

    STOP_MOON = "stop-moon"
    """Another seat alone has taken every moon card so far, and many."""
    SHOOT = "shoot"
    """The seat itself has, and the better card continues the moon: it beats all on the table, or is
    led with fewer higher cards out than the other one has."""
    SEE_MOON = "see-moon"
    """Someone else alone has taken all cards that cost, four or more, and the other card lets it
    have more of them: it costs and the better one does not, or the better one beats all on the
    table and the other does not."""
    GIVE_QUEEN = "give-queen"
    """The better card is the queen, discarded or played under a higher spade."""
    HOLD_QUEEN = "hold-queen"
    """The other card is the queen, and no spade above her lies on the table."""
    HIGH_SPADES = "high-spades"
    """The queen is out or lies on the table; the other card is the king or ace of spades and is
    led, or follows a spade with the queen on the table or someone still to play."""
    SHED_SPADES = "shed-spades"
    """The queen is out; the better card is the king or ace of spades and the other is neither, and
    she cannot fall on it: it is discarded, or follows a spade as the last card of the trick."""
    KEEP_GUARDS = "keep-guards"
    """The seat holds the queen, or the king or ace while she is out; the other card is a spade
    below her, and the better one is no spade."""
    SMOKE_OUT = "smoke-out"
    """The queen is out; the better card is a spade below her that is led, the other is not."""
    FIRST_TRICK = "first-trick"
    """The first trick, where no card costs: both follow and the better is higher, or none does."""
    FREE_TRICK = "free-trick"
    """The last card of a later free trick: both follow, the better one takes it and is higher."""
    TAKE_HIGH = "take-high"
    """The last card of a trick in which something counts: both follow and beat all on the table,
    and the better one is higher."""
    FEED = "feed"
    """A discard, one of the two costs and the other does not: the better one where the seat with
    the best total would take it, or the other one where the seat with the worst would. Best and
    worst are of the others, and shared by none of them."""
    THROW = "throw"
    """A discard: the better card costs more than the other. The queen has her own motif."""
    NOT_POINTS = "not-points"
    """A discard: the other card costs more than the better one, and is not the queen."""
    SHOWN_VOID = "shown-void"
    """A lead: someone has shown a void in the other card's suit, nobody in the better one's."""
    PASSED = "passed"
    """A lead: someone still holds a card above the better one that the seat passed to it; above
    the other card there is none."""
    COUNT = "count"
    """A lead: of one suit the others hold two cards at most, of the other one's suit more."""
    EXIT = "exit"
    """A lead: a higher card of the better one's suit is out, and fewer lower ones than of the
    other's."""
    LEAD_HIGH = "lead-high"
    """A lead: more lower cards of the better one's suit are out than of the other's."""
    LOW_HEARTS = "low-hearts"
    """No hearts are led: the other card is a heart up to the six; the better one is none."""
    VOID = "void"
    """A lead or a discard: at most two cards of the better one's suit are held, and fewer than of
    the other one's. Neither costs."""
    DANGER = "danger"
    """A discard: both cost the same, and the better card is higher."""
    DUCK = "duck"
    """Both follow; the other card beats all on the table and the better one does not."""
    TAKE = "take"
    """Both follow where the trick costs and holds nothing good; the better card beats all on the
    table, the other not."""
    TAKE_LOW = "take-low"
    """Both follow and beat all on the table: the better one is lower."""
    DUCK_HIGH = "duck-high"
    """Both follow and beat not all on the table: the better one is higher."""
    DROP_MOON = "drop-moon"
    """The seat alone has taken cards that cost: the other card goes on, as in `SHOOT`, and the
    better one does not."""
    LAST_DEALS = "last-deals"
    """One more deal could bring someone to the end of the game."""
    PASS_SPADES = "pass-spades"
    """A pass: the better one gives away a queen, king or ace of spades that the other keeps."""
    PASS_KEEP = "pass-keep"
    """A pass: the better one keeps one that the other gives away, and gives no lower spade away."""
    PASS_GUARDS = "pass-guards"
    """A pass: the other one gives away more spades below the queen, and the queen, king or ace is
    kept after the better one."""
    PASS_VOID = "pass-void"
    """A pass: the better one gives away all of a suit that is held, and the other one does not."""
    PASS_HEARTS = "pass-hearts"
    """A pass: the other one gives away more hearts up to the six."""
    PASS_HIGH = "pass-high"
    """A pass: the better one gives away more cards from the queen up, spades aside."""
    LEADS = "leads"
    """Any lead. This and the next two hold habits that no other motif fits; nothing is labelled
    with them."""
    FOLLOWS = "follows"
    """Any card that follows suit."""
    DISCARDS = "discards"
    """Any discard."""

    @property
    def name_message(self) -> Message:
        """Its name, as the title of a drill."""
        return Message(f"motif-{self.value}")

    @property
    def line(self) -> Message:
        """One sentence that teaches it."""
        return Message(f"motif-{self.value}-line")

    @property
    def lesson(self) -> str:
        return LESSONS[self]

    @property
    def of_pass(self) -> bool:
        """Whether it is about a pass; otherwise it is about a card."""
        return self.value.startswith("pass-")

    @property
    def general(self) -> bool:
        """Whether it is of every lead, follow or discard."""
        return self in GENERAL


MOONS = MappingProxyType({
    Motif.STOP_MOON: "coach-others-moon", Motif.SEE_MOON: "coach-others-moon",
    Motif.SHOOT: "coach-own-moon",
})  # fmt: skip
"""The motifs of a moon, and how the coach's sentence begins where a moon makes a difference."""
GENERAL = (Motif.LEADS, Motif.FOLLOWS, Motif.DISCARDS)
Occasion = StrEnum("Occasion", [
    "EARLY", "MIDDLE", "LATE", "QUEEN_OUT", "QUEEN_OWN", "QUEEN_GONE", "SECOND", "THIRD", "LAST",
    "POINTS", "CLEAN", "LED_SPADES", "LED_HEARTS", "LED_SIDE", "MY_MOON", "THEIR_MOON", "MY_POINTS",
    "SPADE", "HEART", "SIDE", "SINGLE", "SHORT", "LONG", "HIGH", "MIDDLING", "LOW", "TOP", "BOTTOM",
    "MASTER", "NEW_SUIT", "FEW_OUT", "KNOWN_VOID", "TOO_HIGH", "TOO_LOW", "WRONG_SUIT", "TOOK",
    "LEFT", "KEPT", "GAVE",
])  # fmt: skip
"""Parts of a motif's places; a habit may live in one of them alone. They say when it is, where the
queen is, the place in the trick and what lies there, who has taken what costs, and of the worse
card its suit, how many of it are held, its rank, its rank among those held, and what is known of
the others' cards. From `TOO_HIGH` on they say, of the general motifs alone, how the worse card
differs from the better one: it is likelier to win, or less likely; another suit; it takes the
trick, or leaves it; it keeps points, or gives them."""
Cell: TypeAlias = tuple[Motif, Occasion | None]
"""A motif on one occasion, or on all of them."""

LESSONS = MappingProxyType({
    Motif.STOP_MOON: "stop", Motif.SHOOT: "shoot", Motif.SEE_MOON: "early",
    Motif.GIVE_QUEEN: "throw", Motif.HOLD_QUEEN: "throw", Motif.HIGH_SPADES: "queen",
    Motif.SHED_SPADES: "shed", Motif.KEEP_GUARDS: "guards", Motif.SMOKE_OUT: "smoke",
    Motif.FIRST_TRICK: "highest", Motif.FREE_TRICK: "free",
    Motif.TAKE_HIGH: "free", Motif.FEED: "feed",
    Motif.THROW: "hearts", Motif.NOT_POINTS: "hearts", Motif.SHOWN_VOID: "out",
    Motif.PASSED: "given", Motif.COUNT: "count", Motif.EXIT: "exit", Motif.LEAD_HIGH: "lead",
    Motif.LOW_HEARTS: "hearts", Motif.VOID: "void", Motif.DANGER: "throw", Motif.DUCK: "duck",
    Motif.TAKE: "highest", Motif.TAKE_LOW: "duck", Motif.DUCK_HIGH: "loser",
    Motif.DROP_MOON: "shoot", Motif.LAST_DEALS: "feed", Motif.PASS_SPADES: "pass",
    Motif.PASS_KEEP: "pass",
    Motif.PASS_GUARDS: "pass", Motif.PASS_VOID: "void", Motif.PASS_HEARTS: "pass",
    Motif.PASS_HIGH: "pass",
    Motif.LEADS: "lead", Motif.FOLLOWS: "duck", Motif.DISCARDS: "throw",
})  # fmt: skip
"""Each motif's lesson in the course."""

ALSO = MappingProxyType({"lead": (Motif.EXIT,)})
"""Motifs that an earlier lesson is about too."""


def told(motifs: Iterable[Motif], reason: Message | None) -> tuple[Motif, ...]:
    """These motifs: those of a moon only where the coach's reason names it, the end of the game
    only where it names none, and those of a pass only where the pass is not for a moon.

    Their predicates see no more than that someone alone has taken much, or which cards are passed.
    """
    parts = [] if reason is None else [reason, *reason.named.values()]
    keys = [part.key for part in parts if isinstance(part, Message)]
    moons = [moon for moon, key in MOONS.items() if any(one.startswith(key) for one in keys)]
    end = {Motif.LAST_DEALS} if moons else set()
    for_passes = {motif for motif in Motif if motif.of_pass and Motif.SHOOT in moons}
    not_told = {*MOONS, *end, *for_passes}.difference(moons)
    return tuple(motif for motif in motifs if motif not in not_told)


def motifs_of_lesson(lesson: str) -> tuple[Motif, ...]:
    """The motifs that a lesson is about."""
    also = ALSO.get(lesson, ())
    every = (motif for motif in Motif if LESSONS[motif] == lesson or motif in also)
    return tuple(motif for motif in every if not motif.general)
