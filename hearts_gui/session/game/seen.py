"""What a seat can tell from its view.

This covers verdicts on its cards, the piles and their points, the effect of a card, which cards are
gone or out and what the tricks prove, with three questions about that, and whether anything can
still change.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import TypeAlias

from hearts_gui.ai.rule_player.simple import claim_holds
from hearts_gui.ai.worlds.knowledge import knowledge_of
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import Action, AskKind, CallMisdeal, ClaimRest, ForwardPass
from hearts_gui.engine.play.events import CardPlayed
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.legal import (
    Verdict,
    classify_charge,
    classify_pass,
    classify_plays,
    may_misdeal,
)
from hearts_gui.engine.play.state import Play, PublicDeal, Trick
from hearts_gui.engine.play.tricks import play_suit, takes, trick_seats
from hearts_gui.engine.play.validate import may_claim, may_forward
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import (
    Boost,
    Draw,
    Duplicates,
    MoonEffect,
    MoonNeeds,
    Partners,
    ScoreDir,
    Sun,
)
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, Score, face_points, penalty_faces, scoring_faces
from hearts_gui.engine.score.hand_value import count_hand, facts_of
from hearts_gui.engine.score.scores import Summary
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.wording.score_texts import score_size

Cards: TypeAlias = tuple[Card, ...]


def verdicts_of(view: PlayerView) -> tuple[tuple[Card, Verdict], ...]:
    """A verdict for each card of the hand when its owner has to decide about cards."""
    ask, deal = view.ask, view.public.deal
    if deal is None or view.seat not in ask.seats:
        return ()
    match ask.kind:
        case AskKind.PLAY:
            return tuple(classify_plays(view.rules, deal, view.own).items())
        case AskKind.PASS:
            return tuple(classify_pass(view.rules, deal, view.own).items())
        case AskKind.CHARGE:
            return tuple(classify_charge(view.rules, deal, view.own).items())
        case AskKind.BURY:
            return tuple((card, Verdict.OK) for card in view.own.hand)
        case _:
            return ()


def other_action(view: PlayerView) -> Action | None:
    """The seat's actions apart from the usual answer: claim, pass on unseen, call a misdeal.

    A claim is offered only where the seat can know that nobody can beat its cards.
    """
    ask, deal, seat, rules = view.ask, view.public.deal, view.seat, view.rules
    if deal is None or seat not in ask.seats:
        return None
    if ask.kind is AskKind.PASS and rules.pass_along and may_forward(deal.token):
        return ForwardPass(seat)
    if ask.kind is not AskKind.PLAY:
        return None
    if may_misdeal(rules, deal, view.own):
        return CallMisdeal(seat)
    claims = may_claim(rules, deal, ask, seat) and claim_holds(view, seat, view.own.hand)
    return ClaimRest(seat) if claims else None


def received_cards(view: PlayerView) -> Cards:
    """Cards that came by a pass or from a kitty, and have not been acted on yet."""
    deal = view.deal
    if deal.bury_count and deal.kitty_taker == view.seat:
        return view.own.kitty
    acted = any(play.seat == view.seat for play in deal.plays) or deal.tricks
    if acted:
        return ()
    return tuple(sorted(card for card, _ in view.own.got if card in view.own.hand))


def points_so_far(
    rules: Rules, taken: Sequence[Cards], seat: int, *, charged: Cards, penalty_suit: Suit | None
) -> Score:
    """The points of the cards that a seat has visibly taken in this deal, by themselves."""
    nothing = (0,) * rules.players
    summary = Summary(
        taken=tuple(taken),
        tricks=nothing,
        tricks_after_first=nothing,
        trick_count=0,
        in_play=tuple(card for cards in taken for card in cards),
        charged=charged,
        penalty_suit=penalty_suit,
    )
    return count_hand(facts_of(rules, summary), taken[seat] if taken else ()).total


@dataclass(frozen=True, slots=True)
class TrickOutcome:
    """A trick that was taken, by whom, with which points. `prize` is its card that counted most.

    `others` are the plays of the other seats; `led` says whether the card in question was led.
    """

    card: Card
    others: tuple[Play, ...]
    led: bool
    taker: int | None
    points: Score
    prize: Play

    def costs(self, seat: int) -> Score:
        """The points that the seat takes with the trick."""
        return self.points if self.taker == seat else 0


def outcome(record: DealRecord, step: int, card: Card) -> TrickOutcome | None:
    """The outcome of the trick if this card had been played in place of the one after this many
    events.

    The others play what they played. None where they could not have, or where nobody can tell.
    """
    played, deal = record.events[step], record.games[step].public.deal
    if not isinstance(played, CardPlayed) or deal is None:
        return None
    trick = _closed(record, step, len(deal.tricks))
    if trick is None:
        return None
    plays, taker, rules = trick.plays, trick.taker, record.rules
    at = next(index for index, play in enumerate(plays) if play.card is played.card)
    if card is not played.card:
        if card.suit is None or (at == 0 and card.suit is not plays[0].suit):
            return None
        if rules.boost is not Boost.OFF or rules.uneven_hands:
            return None
        plays = (*plays[:at], Play(played.seat, card, card.suit), *plays[at + 1 :])
        index = takes(rules, plays, plays[0].suit)
        taker = None if index is None else plays[index].seat
    counted = [points_of(rules, deal, (play.card,)) for play in plays]
    weights = [(abs(score_size(score)), play.seat == taker)
               for score, play in zip(counted, plays, strict=True)]  # fmt: skip
    best = weights.index(max(weights))
    return TrickOutcome(
        card, tuple(play for play in plays if play.card is not card), at == 0, taker,
        points_of(rules, deal, tuple(play.card for play in plays)), plays[best],
    )  # fmt: skip


def _closed(record: DealRecord, step: int, number: int) -> Trick | None:
    """The trick with this number from 0, once it was over."""
    for game in record.games[step:]:
        deal = game.public.deal
        if deal is not None and len(deal.tricks) > number:
            return deal.tricks[number]
    return None


def points_of(rules: Rules, deal: PublicDeal, cards: tuple[Card, ...]) -> Score:
    """The points of cards by themselves for the seat that takes them."""
    taken = (cards, *((),) * (rules.players - 1))
    return points_so_far(rules, taken, 0, charged=deal.charged, penalty_suit=deal.penalty_suit)


def surely_costly(view: PlayerView, card: Card) -> bool:
    """Whether this card, played now, ends and takes a trick with half of all penalties or more."""
    if view.ask.kind is not AskKind.PLAY or view.ask.seats != (view.seat,):
        return False
    rules, deal, seat = view.rules, view.deal, view.seat
    suit = play_suit(rules, card, view.own.extra, None)
    plays = (*deal.plays, Play(seat, card, suit))
    sizes = tuple(size - (owner == seat) for owner, size in enumerate(deal.sizes))
    after = evolve(deal, plays=plays, sizes=sizes)
    if len(plays) < len(trick_seats(rules, after)) or any(p.card.is_warren for p in plays):
        return False
    winner = takes(rules, plays, after.led_suit)
    if winner is None or plays[winner].seat != seat:
        return False
    worth = face_points(rules, deal.penalty_suit)
    penalties = penalty_faces(rules, deal.penalty_suit)

    def cost(cards: list[Card]) -> float:
        return sum(
            abs(worth[card.face]) for card in cards if card.face in penalties and card.face in worth
        )

    gained = [play.card for play in plays]
    gained += [play.card for trick in held_over(deal) for play in trick.plays]
    return 2 * cost(gained) >= cost(list(build_pack(rules))) > 0


@dataclass(frozen=True, slots=True)
class GoneSuit:
    """One suit: the cards played so far, how many the seat holds, how many the others hold."""

    suit: Suit
    played: tuple[Card, ...]
    held: int
    out: int

    @property
    def downwards(self) -> tuple[Card, ...]:
        """The cards played, the highest first."""
        return tuple(sorted(self.played, key=lambda card: card.rank, reverse=True))


@dataclass(frozen=True, slots=True)
class ShownVoid:
    """A seat has shown that it has none of a suit, in a trick from 1, with a card."""

    seat: int
    suit: Suit
    trick: int
    card: Card


@dataclass(frozen=True, slots=True)
class Gone:
    """The knowledge of a seat about a deal under way."""

    suits: tuple[GoneSuit, ...]
    voids: tuple[ShownVoid, ...]
    queen: tuple[int, ...] | None
    """The other seats that may still hold the queen of spades; None once she is seen."""


def can_tell(view: PlayerView) -> bool:
    """Whether this is a deal that can be counted: one pack, with every card in a hand."""
    deal, shape = view.public.deal, deal_shape(view.rules)
    whole = view.rules.packs == 1 and not shape.kitty and not shape.stock
    return deal is not None and whole and bool(deal.tricks or deal.plays)


POINTS = 3
"""The most questions in a deal, if they are switched on."""


def points_passed(view: PlayerView) -> int:
    """The number of these points that a deal has passed: in Standard after 4, 7 and 10 tricks."""
    deal = view.deal
    length = max(deal.start_sizes)
    return sum(len(deal.tricks) > length * index // (POINTS + 1) for index in range(1, POINTS + 1))


def gone_cards(view: PlayerView) -> Gone:
    """The knowledge of the seat; there must be a deal."""
    deal, hand = view.deal, view.own.hand
    played = (*deal.gone, *(play.card for play in deal.plays))
    pack = [card for card in build_pack(view.rules) if card.suit is not None]
    suits = []
    for suit in Suit:
        whole = sum(card.suit is suit for card in pack)
        away = tuple(sorted(card for card in played if card.suit is suit))
        held = sum(card.suit is suit for card in hand)
        suits.append(GoneSuit(suit, away, held, whole - len(away) - held))
    queen_gone = QS in played or QS in hand or QS not in pack
    return Gone(tuple(suits), tuple(_voids(view)), None if queen_gone else _holders(view))


def _voids(view: PlayerView) -> Iterator[ShownVoid]:
    """Each void of the others, where it was first shown."""
    shown: set[tuple[int, Suit]] = set()
    wanted = set(view.deal.voids)
    for number, plays in enumerate(view.deal.every_trick, start=1):
        led = plays[0].suit if plays else None
        for play in plays:
            if led is None or play.suit is led or play.seat == view.seat:
                continue
            if (play.seat, led) in wanted and (play.seat, led) not in shown:
                shown.add((play.seat, led))
                yield ShownVoid(play.seat, led, number, play.card)


def _holders(view: PlayerView) -> tuple[int, ...]:
    """The seats that may hold the queen, by what was passed, charged, shown and not followed."""
    knowledge = knowledge_of(view, inferred=False)
    seats = range(view.rules.players)
    if QS not in knowledge.unseen:
        return tuple(seat for seat in seats if QS in knowledge.held[seat])
    places = knowledge.places[knowledge.unseen.index(QS)]
    return tuple(seat for seat in seats if places >> seat & 1)


class GoneTopic(StrEnum):
    """The subject of a question about the cards gone."""

    OUT = "out"
    """The number of cards of a suit that the others hold."""
    QUEEN = "queen"
    """The seats that may still hold the queen of spades."""
    VOID = "void"
    """The seats that have shown a void in a suit."""


@dataclass(frozen=True, slots=True)
class RecallQuestion:
    """A question with its possible answers: numbers, or groups of seats; `right` is one's place."""

    kind: GoneTopic
    suit: Suit
    numbers: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    right: int = 0


def questions(view: PlayerView) -> tuple[RecallQuestion, ...]:
    """Up to three questions: of the suit of which most is gone, the queen, and a void."""
    gone = gone_cards(view)
    most = max(gone.suits, key=lambda suit: (len(suit.played), suit.suit))
    top = most.out + 3
    numbers = tuple(range(max(0, most.out - 3), top + 1))
    asked = [RecallQuestion(GoneTopic.OUT, most.suit, numbers, right=numbers.index(most.out))]
    others = tuple(seat for seat in range(view.rules.players) if seat != view.seat)
    groups = tuple(group for size in range(len(others) + 1) for group in combinations(others, size))
    if gone.queen is not None:
        asked.append(
            RecallQuestion(GoneTopic.QUEEN, Suit.SPADES, (), groups, groups.index(gone.queen))
        )
    suit = gone.voids[-1].suit if gone.voids else most.suit
    out = tuple(sorted(void.seat for void in gone.voids if void.suit is suit))
    asked.append(RecallQuestion(GoneTopic.VOID, suit, (), groups, groups.index(out)))
    return tuple(asked)


# Whether the rest of a deal can still change anything, from what one seat knows.
# Both answers are proofs, never guesses: a player is only offered to skip what cannot matter.


class Settled(StrEnum):
    """The reason why nothing that is still to be played can matter."""

    NOTHING_LEFT = "nothing_left"  # every card that counts has been taken
    ALL_YOURS = "all_yours"  # this seat takes every trick to come


def settled(view: PlayerView) -> Settled | None:
    """Return why the rest of the deal is settled for everyone; None when it may not be."""
    ask = view.ask
    if ask.kind is not AskKind.PLAY or view.deal.first_trick or len(view.own.hand) < 2:
        return None
    if _takes_all(view):
        return Settled.ALL_YOURS
    return Settled.NOTHING_LEFT if _nothing_counts(view) else None


def _open_cards(view: PlayerView) -> set[Card]:
    """The cards that are not known to be among those taken."""
    cards = set(build_pack(view.rules))
    for trick in view.deal.tricks:
        if trick.taker is not None or trick.discarded:
            cards.difference_update(play.card for play in trick.plays)
    return cards


def _nothing_counts(view: PlayerView) -> bool:
    """Whether every card and every trick that can change a score has been taken."""
    rules, deal = view.rules, view.deal
    if rules.draw is not Draw.OFF or rules.partners is Partners.ADHOC or rules.trick_points:
        return False
    takers = {trick.taker for trick in deal.tricks if trick.taker is not None}
    if rules.no_trick_bonus and len(takers) < rules.players:
        return False
    # The first trick may be free (RULES 1.9 sun), so it does not spoil a sun here.
    later = {trick.taker for trick in deal.tricks[1:] if trick.taker is not None}
    if rules.sun is not Sun.OFF and len(later) < 2:
        return False
    counting = _counting_faces(rules, deal)
    return not any(card.face in counting or card.is_warren for card in _open_cards(view))


def _counting_faces(rules: Rules, deal: PublicDeal) -> frozenset[Card]:
    faces = scoring_faces(rules, deal.penalty_suit)
    moon = rules.moon_effect is not MoonEffect.NONE
    if moon and rules.moon_needs in (MoonNeeds.ALL_HEARTS, MoonNeeds.HEARTS_QS):
        faces |= {*HEARTS, QS}
    if rules.settle.per_deal or rules.score_dir is ScoreDir.COUNTERS:
        faces |= {*HEARTS, QS}
    return faces


def _takes_all(view: PlayerView) -> bool:
    """Whether this seat leads and no unseen card can beat any of its cards."""
    rules, deal, hand = view.rules, view.deal, view.own.hand
    if view.ask.seats != (view.seat,) or deal.plays:
        return False
    if rules.draw is not Draw.OFF or rules.boost is not Boost.OFF or deal.kitty_size:
        return False
    played = frozenset(deal.gone)
    unseen = [card for card in build_pack(rules) if card not in played and card not in hand]
    if any(card.suit is None or card.is_joker for card in hand):
        return False
    if any(card.is_warren for card in unseen) and deal.warren_owner is not None:
        return False
    first_stands = rules.duplicates is Duplicates.FIRST
    return not any(
        hidden.suit is card.suit
        and (hidden.rank > card.rank or (hidden.rank == card.rank and not first_stands))
        for card in hand
        for hidden in unseen
    )
