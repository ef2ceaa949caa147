"""Searches decisions other than passes and plays by playing out what follows each answer.

Charges, bids, the naming of a suit, the dealer's choice of a pass, pledges and burials: every
answer is tried in the same imagined worlds. The rule player's own answer stands unless another is
clearly better. In an auction the others bid as the rule player does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations

import numpy as np

from hearts_gui.ai.rule_player.choosing import bid_limit, least_feared
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.passing import choose_pass
from hearts_gui.ai.search.evaluation import Evaluation, untried
from hearts_gui.ai.search.race import Race, Samples, samples, unsampled
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch, supports
from hearts_gui.ai.simulator.batch_cards import Ints, words_of
from hearts_gui.ai.simulator.batch_score import Outcome
from hearts_gui.ai.simulator.imagined import Packed, World, joined
from hearts_gui.ai.worlds.pass_worlds import exchanged
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import allowed, classify_charge
from hearts_gui.engine.play.phases import eldest, high_bidder
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.play.validate import HIGHEST_BID
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.passing import DIRECTIONS, dealer_tokens
from hearts_gui.engine.seats import turn_order


@dataclass(frozen=True, slots=True)
class Auction:
    """The seat that won it, its counters, and the penalty suit; without a bid that is hearts."""

    winner: int | None
    bid: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Bidder:
    """The highest bid of a hand, and the suit that it would name."""

    limit: int
    suit: Suit


def bidders(view: PlayerView, worlds: Sequence[World]) -> list[dict[int, Bidder]]:
    """For each seat, its bidder in each world: those who may still bid and the highest one."""
    rules, best = view.rules, high_bidder(view.deal)
    seats = {*_later_bidders(view)} | ({best} if best is not None else set())
    return [
        {seat: Bidder(bid_limit(rules, hand), least_feared(rules, hand))
         for seat, hand in enumerate(world.hands) if seat in seats}
        for world in worlds
    ]  # fmt: skip


def auction_results(
    view: PlayerView, others: Sequence[dict[int, Bidder]], offer: int, own_suit: Suit
) -> list[Auction]:
    """The end of the auction in each world when this seat bids `offer` counters now."""
    deal = view.deal
    best = high_bidder(deal)
    start = (best, dict(deal.bids)[best]) if best is not None else (None, 0)
    if offer > start[1]:
        start = (view.seat, offer)
    later = _later_bidders(view)
    ends = []
    for known in others:
        winner, bid = start
        for seat in later:
            if bid + 1 <= known[seat].limit:
                winner, bid = seat, bid + 1
        suit = Suit.HEARTS
        if winner is not None:
            suit = own_suit if winner == view.seat else known[winner].suit
        ends.append(Auction(winner, bid, suit))
    return ends


def _later_bidders(view: PlayerView) -> list[int]:
    """The seats that bid after this one."""
    rules, deal = view.rules, view.deal
    order = turn_order(rules.players, eldest(rules, deal), rules.turn_step)
    return [seat for seat in order if seat not in deal.ready and seat != view.seat]


@dataclass(frozen=True, slots=True)
class DecisionWeights:
    """The weights of the search, all found by trial."""

    clearly: float = 2.0
    """Standard errors by which another answer must beat the rule player's."""
    worlds: int = 800
    """The most worlds; with more, no answer changed that mattered."""
    auction_results: int = 240
    """The most worlds in which an auction continues, card by card and therefore slowly."""
    charges: int = 5
    """The most cards that may be charged; with more, the rule player chooses."""
    raises: int = 3
    """The most counters that a bid may be raised by."""
    burials: int = 120
    """The number of burials that are tried."""
    last_round: int = 10
    """Answers at most in the last round."""
    first_look: int = 6
    """The first round over many options takes one of this many parts of the worlds."""
    fewest: int = 8
    """The first round has at least this many worlds."""


WEIGHTS = DecisionWeights()


@dataclass(frozen=True, slots=True)
class Try:
    """One answer, what everyone knows after it, and where the cards then are."""

    action: Action
    public: PublicGame
    packed: Packed

    def pick(self, worlds: Ints) -> Try:
        """The tries in some of the worlds."""
        return Try(self.action, self.public, self.packed.pick(worlds))


def decision_search(
    view: PlayerView,
    usual: Action,
    worlds: int,
    rng: np.random.Generator,
    target_leader: float = 0.0,
) -> Evaluation:
    """The answers to a question of one of the KINDS; `usual` is the rule player's.

    Raises Impossible where the view contradicts itself.
    """
    worlds = min(worlds, WEIGHTS.worlds)
    judge = Judge(view, target_leader)
    sampler = Sampler(view)
    if view.ask.kind is AskKind.BID:
        packed = sampler.draw(min(worlds, WEIGHTS.auction_results), rng)
        return _bids(view, usual, packed, judge, rng)
    if view.ask.kind is AskKind.CHOOSE_PASS:
        tries = _dealers_passes(view, sampler, worlds, rng)
    else:
        tries = TRIES[view.ask.kind](view, sampler.draw(worlds, rng), usual, rng)
    if len(tries) < 2 or any(supports(attempt.public.deal) for attempt in tries):
        return untried(usual)
    return _race(tries, usual, judge, rng)


def _race(tries: list[Try], usual: Action, judge: Judge, rng: np.random.Generator) -> Evaluation:
    """The answers in all worlds, after a first look at many of them in some."""
    race = Race(len(tries), tries[0].public.rules.players)
    answers = [tried.action for tried in tries]
    if len(tries) > WEIGHTS.last_round:
        size = tries[0].packed.size
        few = np.arange(max(WEIGHTS.fewest, size // WEIGHTS.first_look)) % size
        race.add([played_out([tried.pick(few) for tried in tries], judge, rng)])
        means = race.under().mean(axis=1)
        race.rank(means)
        best = np.argsort(-means, kind="stable")[: WEIGHTS.last_round - 1]
        own = answers.index(usual)
        race.restart(best if own in best else np.append(own, best))
    race.add([played_out([tries[int(k)] for k in race.left], judge, rng)])
    return _clearly_best(race, answers, usual)


def _clearly_best(race: Race, answers: Sequence[Action], usual: Action) -> Evaluation:
    """The answer with the best mean, if it beats the usual one by more than chance does."""
    own, values = answers.index(usual), race.under()
    best = race.rank(values.mean(axis=1))
    better = values[best] - values[race.left == own][0]
    clearly = better.mean() > WEIGHTS.clearly * race.error(better)
    return race.evaluation(answers, int(race.left[best]) if clearly else own)


def played_out(tries: Sequence[Try], judge: Judge, rng: np.random.Generator) -> Samples:
    """The value of each world after each answer, with sensible players.

    Answers after which everyone knows the same are played out side by side.
    """
    batches = unsampled(len(tries), tries[0].packed.size)
    publics = {id(tried.public): tried.public for tried in tries}
    for public in publics.values():
        alike = [k for k, tried in enumerate(tries) if tried.public is public]
        worlds = joined([tries[k].packed for k in alike])
        outcome = Batch.from_worlds(public, worlds).run("sensible", rng)
        some = samples(judge.ducking(outcome), outcome, len(alike))
        batches.values[alike], batches.shooters[alike] = some.values, some.shooters
    return batches


def _with_changes(public: PublicGame, **changes: object) -> PublicGame:
    assert public.deal is not None
    return evolve(public, deal=evolve(public.deal, **changes))


def _charges(
    view: PlayerView, packed: Packed, _usual: Action, _rng: np.random.Generator
) -> list[Try]:
    free = allowed(classify_charge(view.rules, view.deal, view.own))
    if len(free) > WEIGHTS.charges:
        return []
    tries = []
    for cards in chain.from_iterable(combinations(free, count) for count in range(len(free) + 1)):
        charges = (*view.deal.charges, *((view.seat, card) for card in cards))
        public = _with_changes(view.public, charges=charges)
        tries.append(Try(act.ChargeCards(view.seat, cards), public, packed))
    return tries


def _suits(
    view: PlayerView, packed: Packed, _usual: Action, _rng: np.random.Generator
) -> list[Try]:
    return [
        Try(act.NameSuit(view.seat, suit), _with_changes(view.public, penalty_suit=suit), packed)
        for suit in Suit
    ]


def _pledges(
    view: PlayerView, packed: Packed, _usual: Action, _rng: np.random.Generator
) -> list[Try]:
    pledged = _with_changes(view.public, pledges=(*view.deal.pledges, view.seat))
    return [
        Try(act.MakePledge(view.seat, False), view.public, packed),
        Try(act.MakePledge(view.seat, True), pledged, packed),
    ]


def _dealers_passes(
    view: PlayerView, sampler: Sampler, worlds: int, rng: np.random.Generator
) -> list[Try]:
    """Holding and every pass to one receiver; the others are left to the rule player."""
    tries = []
    for token in dealer_tokens(view.rules):
        if token is not PassToken.HOLD and token not in DIRECTIONS:
            continue
        public = _with_changes(view.public, token=token)
        dealer_view = PlayerView(public, view.own, view.version)
        packed = sampler.draw(worlds, rng)
        if token is not PassToken.HOLD:
            given = choose_pass(dealer_view)
            if not isinstance(given, act.PassCards):
                continue
            packed = exchanged(dealer_view, sampler, view_stakes(view), worlds, rng).worlds
            cards = [card for card, _ in given.gives]
            _move(packed, cards, view.seat, given.gives[0][1])
        tries.append(Try(act.ChoosePass(view.seat, token), public, packed))
    return tries


def _move(packed: Packed, cards: Sequence[Card], giver: int, receiver: int) -> None:
    bits = np.array(words_of(cards, packed.hands.shape[0]), dtype=np.int64)[:, None]
    packed.hands[:, giver] &= ~bits
    packed.hands[:, receiver] |= bits


def _burials(
    view: PlayerView, packed: Packed, usual: Action, rng: np.random.Generator
) -> list[Try]:
    """The usual burial, all that differ from it in one card, and some others."""
    assert isinstance(usual, act.BuryCards)
    count, hand = len(usual.cards), view.own.hand
    kept = [card for card in hand if card not in usual.cards]
    burials = {usual.cards: None}
    for gone in usual.cards:
        for new in kept:
            burials[tuple(sorted(new if card is gone else card for card in usual.cards))] = None
    for _ in range(WEIGHTS.burials - len(burials)):
        chosen = rng.choice(len(hand), count, replace=False)
        burials[tuple(sorted(hand[int(k)] for k in chosen))] = None
    sizes = list(view.deal.sizes)
    sizes[view.seat] -= count
    public = _with_changes(view.public, bury_count=0, buried_count=count, sizes=tuple(sizes))
    return [
        Try(act.BuryCards(view.seat, cards), public, _buried(packed, cards, view.seat))
        for cards in burials
    ]


def _buried(packed: Packed, cards: Sequence[Card], seat: int) -> Packed:
    words = packed.hands.shape[0]
    bits: Ints = np.array(words_of(cards, words), dtype=np.int64)[:, None]
    hands = packed.hands.copy()
    hands[:, seat] &= ~bits
    return Packed(hands, packed.kitty * 0 | bits, packed.stock, packed.extra, packed.warren)


def _bids(
    view: PlayerView, usual: Action, packed: Packed, judge: Judge, rng: np.random.Generator
) -> Evaluation:
    """Bid or not, depending on how the others would bid and what the winner would name."""
    assert isinstance(usual, act.MakeBid)
    highest = max((counters for _, counters in view.deal.bids), default=0)
    higher = [bid for bid in range(highest + 1, highest + WEIGHTS.raises + 1) if bid <= HIGHEST_BID]
    offers = sorted({0, usual.counters, *higher})
    others = bidders(view, packed.worlds())
    own = least_feared(view.rules, view.own.hand)
    played: dict[tuple[int | None, Suit], Outcome] = {}
    batches = unsampled(len(offers), packed.size)
    for row, offer in enumerate(offers):
        ends = auction_results(view, others, offer, own)
        bids = np.array([end.bid for end in ends])
        for kind in dict.fromkeys((end.winner, end.suit) for end in ends):
            if kind not in played:
                winner, suit = kind
                made_bid = () if winner is None else ((winner, 1),)
                public = _with_changes(view.public, penalty_suit=suit, bids=made_bid)
                played[kind] = Batch.from_worlds(public, packed).run("sensible", rng)
            outcome = played[kind]
            where = np.array([(end.winner, end.suit) == kind for end in ends])
            batches.values[row, where] = judge.value(outcome.points, (kind[0], bids))[where]
            batches.shooters[row, where] = outcome.shooter[where]
    race = Race(len(offers), view.rules.players)
    race.add([batches])
    return _clearly_best(race, [act.MakeBid(view.seat, offer) for offer in offers], usual)


TRIES: dict[AskKind, Callable[..., list[Try]]] = {
    AskKind.CHARGE: _charges,
    AskKind.NAME_SUIT: _suits,
    AskKind.PLEDGE: _pledges,
    AskKind.BURY: _burials,
}
"""The answers of each kind with what they leave behind; the usual one is among them."""

KINDS = frozenset({*TRIES, AskKind.BID, AskKind.CHOOSE_PASS})
"""The answers that can be weighed."""
