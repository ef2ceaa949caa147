"""Decisions before and between the tricks, judged by playing out what comes of each answer.

Charges, bids, the naming of a suit, the dealer's choice of a pass, pledges and burials: every
answer is tried in the same imagined worlds. The rule player's own answer stands unless another
is clearly better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

import numpy as np

from hearts_gui.ai.rule_player.choosing import least_feared
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.passing import choose_pass
from hearts_gui.ai.search.bidding import auctions, bidders
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch, supports
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, words_of
from hearts_gui.ai.simulator.worlds import Packed, joined
from hearts_gui.ai.worlds.pass_worlds import exchanged
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import Verdict, classify_charge
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.play.validate import HIGHEST_BID
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Kitty, KittyDiscard, PassToken
from hearts_gui.engine.rules.passing import DIRECTIONS, dealer_tokens
from hearts_gui.engine.rules.rules import Rules

KINDS: Final = frozenset(
    {
        AskKind.CHARGE,
        AskKind.BID,
        AskKind.NAME_SUIT,
        AskKind.CHOOSE_PASS,
        AskKind.PLEDGE,
        AskKind.BURY,
    }
)
"""What can be weighed."""

_CLEARLY: Final = 2.0
"""Standard errors by which another answer must beat the rule player's."""

_MOST_WORLDS: Final = 800
_MOST_AUCTIONS: Final = 240
_MOST_CHARGES: Final = 5
_RAISES: Final = 3
_BURIALS: Final = 120
_LAST_ROUND: Final = 10
_FIRST_LOOK: Final = 6
"""The first round over many burials takes so small a part of the worlds."""


_PLAIN_KITTY: Final = {
    Kitty.FIRST_TRICK_SWAP: Kitty.FIRST_TRICK,
    Kitty.FIRST_POINT_SWAP: Kitty.FIRST_POINT,
}


@dataclass(frozen=True, slots=True)
class _Try:
    """One answer, what everybody will know after it, and how the cards then lie."""

    action: Action
    public: PublicGame
    packed: Packed


def weigh(
    view: PlayerView, usual: Action, worlds: int, rng: np.random.Generator, bane: float = 0.0
) -> Action:
    """The best answer found to a question of one of the KINDS; `usual` is the rule player's.

    Raises Impossible where the view contradicts itself.
    """
    worlds = min(worlds, _MOST_WORLDS)
    judge = Judge(view, bane)
    sampler = Sampler(view)
    if view.ask.kind is AskKind.BID:
        return _best_bid(view, usual, sampler.draw(min(worlds, _MOST_AUCTIONS), rng), judge, rng)
    if view.ask.kind is AskKind.CHOOSE_PASS:
        tries = _dealers_passes(view, sampler, worlds, rng)
    else:
        tries = _TRIES[view.ask.kind](view, sampler.draw(worlds, rng), usual, rng)
    return _best(tries, usual, judge, rng)


def without_exchange(view: PlayerView) -> PlayerView:
    """The same view where a kitty is still to be exchanged, as if it would just be taken.

    The simulator cannot stop in mid-deal for somebody to lay cards away.
    """
    simple = _PLAIN_KITTY.get(view.rules.kitty)
    if simple is None or not view.deal.kitty_size:
        return view
    rules = _with_kitty(view.rules, simple)
    return PlayerView(evolve(view.public, rules=rules), view.own, view.version)


@lru_cache(maxsize=8)
def _with_kitty(rules: Rules, kitty: Kitty) -> Rules:
    return rules.but(kitty=kitty, kitty_discard=KittyDiscard.CAPTURED)


def _best(tries: list[_Try], usual: Action, judge: Judge, rng: np.random.Generator) -> Action:
    if len(tries) < 2 or any(supports(t.public.rules, t.public.deal) for t in tries):
        return usual
    if len(tries) > _LAST_ROUND:
        tries = _shortened(tries, usual, judge, rng)
    values = _values(tries, judge, rng)
    return _clearly_best([each.action for each in tries], usual, values)


def _clearly_best(answers: Sequence[Action], usual: Action, values: Reals) -> Action:
    """The answer with the best mean, if it beats the usual one by more than chance does."""
    own = list(answers).index(usual)
    best = int(values.mean(axis=1).argmax())
    better = values[best] - values[own]
    error = better.std() / np.sqrt(len(better))
    return answers[best] if better.mean() > _CLEARLY * error else usual


def _shortened(
    tries: list[_Try], usual: Action, judge: Judge, rng: np.random.Generator
) -> list[_Try]:
    """The usual answer and those that look best in some of the worlds."""
    few = np.arange(max(8, tries[0].packed.size // _FIRST_LOOK)) % tries[0].packed.size
    looks = [_Try(each.action, each.public, each.packed.pick(few)) for each in tries]
    means = _values(looks, judge, rng).mean(axis=1)
    order = np.argsort(-means, kind="stable")[: _LAST_ROUND - 1]
    kept = [tries[k] for k in order]
    return [*(each for each in tries if each.action == usual and each not in kept), *kept]


def _values(tries: list[_Try], judge: Judge, rng: np.random.Generator) -> Reals:
    """What each world comes to after each answer, everybody playing sensibly.

    Answers after which everybody knows the same are played out side by side.
    """
    values = np.zeros((len(tries), tries[0].packed.size))
    publics = {id(each.public): each.public for each in tries}
    for public in publics.values():
        alike = [k for k, each in enumerate(tries) if each.public is public]
        worlds = joined([tries[k].packed for k in alike])
        outcome = Batch.from_worlds(public, worlds).run("sensible", rng)
        values[alike] = judge.ducking(outcome).reshape(len(alike), -1)
    return values


def _after(public: PublicGame, **changes: object) -> PublicGame:
    assert public.deal is not None
    return evolve(public, deal=evolve(public.deal, **changes))


def _charges(
    view: PlayerView, packed: Packed, _usual: Action, _rng: np.random.Generator
) -> list[_Try]:
    verdicts = classify_charge(view.rules, view.deal, view.own)
    free = [card for card, verdict in verdicts.items() if verdict is Verdict.OK]
    if len(free) > _MOST_CHARGES:
        return []
    sets = [cards for count in range(len(free) + 1) for cards in combinations(free, count)]
    shown = view.deal.charges
    return [
        _Try(
            act.ChargeCards(view.seat, cards),
            _after(view.public, charges=(*shown, *((view.seat, card) for card in cards))),
            packed,
        )
        for cards in sets
    ]


def _suits(
    view: PlayerView, packed: Packed, _usual: Action, _rng: np.random.Generator
) -> list[_Try]:
    return [
        _Try(act.NameSuit(view.seat, suit), _after(view.public, penalty_suit=suit), packed)
        for suit in Suit
    ]


def _pledges(
    view: PlayerView, packed: Packed, _usual: Action, _rng: np.random.Generator
) -> list[_Try]:
    made = view.deal.pledges
    return [
        _Try(act.MakePledge(view.seat, False), view.public, packed),
        _Try(
            act.MakePledge(view.seat, True),
            _after(view.public, pledges=(*made, view.seat)),
            packed,
        ),
    ]


def _dealers_passes(
    view: PlayerView, sampler: Sampler, worlds: int, rng: np.random.Generator
) -> list[_Try]:
    """Holding and every pass to one receiver; the others are left to the rule player."""
    tries = []
    for token in dealer_tokens(view.rules):
        if token is not PassToken.HOLD and token not in DIRECTIONS:
            continue
        public = _after(view.public, token=token)
        seen = PlayerView(public, view.own, view.version)
        packed = sampler.draw(worlds, rng)
        if token is not PassToken.HOLD:
            given = choose_pass(seen)
            if not isinstance(given, act.PassCards):
                continue
            packed = exchanged(seen, sampler, view_stakes(view), worlds, rng).worlds
            cards = [card for card, _ in given.gives]
            _move(packed, cards, view.seat, given.gives[0][1])
        tries.append(_Try(act.ChoosePass(view.seat, token), public, packed))
    return tries


def _move(packed: Packed, cards: Sequence[Card], giver: int, receiver: int) -> None:
    bits = np.array(words_of(cards, packed.hands.shape[0]), dtype=np.int64)[:, None]
    packed.hands[:, giver] &= ~bits
    packed.hands[:, receiver] |= bits


def _burials(
    view: PlayerView, packed: Packed, usual: Action, rng: np.random.Generator
) -> list[_Try]:
    """The usual burial, all that differ from it in one card, and some others."""
    assert isinstance(usual, act.BuryCards)
    count, hand = len(usual.cards), view.own.hand
    kept = [card for card in hand if card not in usual.cards]
    found = {usual.cards: None}
    for gone in usual.cards:
        for new in kept:
            found[tuple(sorted(new if card is gone else card for card in usual.cards))] = None
    for _ in range(_BURIALS - len(found)):
        chosen = rng.choice(len(hand), count, replace=False)
        found[tuple(sorted(hand[int(k)] for k in chosen))] = None
    sizes = list(view.deal.sizes)
    sizes[view.seat] -= count
    public = _after(view.public, bury_count=0, buried_count=count, sizes=tuple(sizes))
    return [
        _Try(act.BuryCards(view.seat, cards), public, _buried(packed, cards, view.seat))
        for cards in found
    ]


def _buried(packed: Packed, cards: Sequence[Card], seat: int) -> Packed:
    words = packed.hands.shape[0]
    bits: Ints = np.array(words_of(cards, words), dtype=np.int64)[:, None]
    hands = packed.hands.copy()
    hands[:, seat] &= ~bits
    return Packed(hands, packed.kitty * 0 | bits, packed.stock, packed.extra, packed.warren)


def _best_bid(
    view: PlayerView, usual: Action, packed: Packed, judge: Judge, rng: np.random.Generator
) -> Action:
    """Bid or not, by how the others would go on and what the winner would name."""
    assert isinstance(usual, act.MakeBid)
    highest = max((counters for _, counters in view.deal.bids), default=0)
    higher = [bid for bid in range(highest + 1, highest + _RAISES + 1) if bid <= HIGHEST_BID]
    offers = sorted({0, usual.counters, *higher})
    others = bidders(view, packed.worlds())
    own = least_feared(view.rules, view.own.hand)
    known: dict[tuple[int | None, Suit], Reals] = {}
    values = []
    for offer in offers:
        ends = auctions(view, others, offer, own)
        value = np.zeros(packed.size)
        for winner, suit in dict.fromkeys((end.winner, end.suit) for end in ends):
            where = np.array([(end.winner, end.suit) == (winner, suit) for end in ends])
            bids = np.array([end.bid for end in ends])
            points = known.get((winner, suit))
            if points is None:
                made = () if winner is None else ((winner, 1),)
                public = _after(view.public, penalty_suit=suit, bids=made)
                points = Batch.from_worlds(public, packed).run("sensible", rng).points
                known[winner, suit] = points
            value = np.where(where, judge.value(points, (winner, bids)), value)
        values.append(value)
    answers = [act.MakeBid(view.seat, offer) for offer in offers]
    return _clearly_best(answers, usual, np.stack(values))


_TRIES: Final[dict[AskKind, Callable[..., list[_Try]]]] = {
    AskKind.CHARGE: _charges,
    AskKind.NAME_SUIT: _suits,
    AskKind.PLEDGE: _pledges,
    AskKind.BURY: _burials,
}
