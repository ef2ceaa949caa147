"""Draws worlds that explain the others' passes and plays more often than others.

What a seat has seen leaves many worlds possible, but not equally likely: players pass whole suits
and the most feared cards first, and lead, duck and discard as sensible players do. The odds below
were measured in deals of the rule player and of searching players, the true hands against hands
drawn evenly. Over 505 decisions in deals of rule players, what the chosen card lost against the
best one in the true hands fell from 1.05 points to 0.76.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from hearts_gui.ai.policies.batch_rule import plays_alike, rule_mind
from hearts_gui.ai.policies.features import NOTHING_YET, Past
from hearts_gui.ai.policies.learned import (
    OWN,
    RULE,
    knows,
    passed_of,
    random_network,
    rounded,
    stranger_networks,
)
from hearts_gui.ai.policies.likelihood import log_likelihood, systematic_resample
from hearts_gui.ai.policies.network import Network, network
from hearts_gui.ai.policies.pass_policy import pass_log_likelihood
from hearts_gui.ai.policies.valued import features_for
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.simulator.batch_cards import (
    LANE_BITS,
    SUIT,
    Ints,
    Reals,
    bit_counts,
    column,
    merged,
    words_of,
)
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_plan import plan_of
from hearts_gui.ai.simulator.batch_sensible import SensiblePolicy
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tricks import play
from hearts_gui.ai.simulator.imagined import Packed, distinct
from hearts_gui.ai.worlds.card_odds import CardOdds
from hearts_gui.ai.worlds.pass_worlds import pass_keys
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.play.state import Own, Play, PublicDeal, PublicGame
from hearts_gui.engine.play.view import OBSERVER, PlayerView
from hearts_gui.engine.rules.choices import Boost, Draw, HeartsLead, Jokers, OpeningLead, Stuck
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import opening_standings
from hearts_gui.engine.score.scores import Standings

_LEAD, _FOLLOW, _LAST, _THROW = range(4)
_STRANGER = 3
"""The place of the first stranger among the kinds of `explained_by_kinds`."""
_HARDLY = 1e-6
"""The smallest share used as a divisor."""
_ASIDE = (Stuck.POINT_VOID, Stuck.LAY_ASIDE)


@dataclass(frozen=True, slots=True)
class BeliefWeights:
    """The weights for how well a world explains what was seen; natural logarithms of odds.

    The odds were measured in deals of the rule player and of searching players, as the frequency of
    a feature in the true hands against that in hands drawn evenly. Fields with another unit say so.
    """

    hit: tuple[float, ...] = (0.45, 0.13, 0.1, 0.27)
    """For each kind of play, the odds of the card that a sensible player chooses; measured."""
    same_suit: tuple[float, ...] = (0.33, -0.27, -0.33, -1.4)
    """For each kind of play, the odds of another card of that suit; measured."""
    other_suit: tuple[float, ...] = (-0.55, 0.0, 0.0, -0.13)
    """For each kind of play, the odds of a card of another suit; measured."""
    forced: float = 0.05
    """There was no other card to play; measured."""
    held_back: float = -2.0
    """Another card was discarded where the queen could have gone; measured."""
    lengths: tuple[float, ...] = (1.5, 0.2, -0.3, -0.33, -0.13, 0.05, 0.45, 0.8, 1.0)
    """The odds of each number of cards of a suit after the pass, in usual hands; measured."""
    kept: tuple[float, ...] = (0.5, 0.33, -0.1, -0.2, -0.3, -0.7, -1.0)
    """The odds by how many cards the giver kept that seem worse than those given; measured."""
    unwelcome: float = 0.5
    """The margin by which these must be less welcome, in the points of `pass_keys`; by trial."""
    usual_hands: range = range(11, 15)
    """The sizes of hands for which `lengths` was measured, in cards."""
    pool: int = 4
    """Worlds that are weighed for each that is wanted; by trial."""


@dataclass(frozen=True, slots=True)
class LearnedBeliefWeights:
    """The weights for how well learned players explain a world; all found by trial."""

    undecided: float = 0.3
    """The share of doubt about a player's kind that always remains."""
    passed: float = 0.7
    """The share that counts of what the network says of the pass (of its logarithms). It is too
    sure: others pass differently from those it learned from, and few worlds fit it."""
    fond: float = 0.3
    """The share that counts of what the network that reads card values says of plays. It is surer
    than the players in those games."""
    wild: float = 0.05
    """The share, beforehand, of players of the other kinds who play whatever is legal."""
    strange: float = 0.2
    """The share, beforehand, who play like many kinds of players that one network imitates."""
    leans: float = 0.04
    """The part of that, beforehand, of each of those that lean to high or low cards."""
    counts: float = 0.5
    """The share that counts of what an earlier deal says of its players (of its logarithms): nobody
    is exactly one of these kinds."""
    forgets: float = 0.1
    """The share of that which is forgotten from deal to deal."""
    few: int = 40
    """A caller who wants fewer worlds than this gets them as `broad` and `evenly` say."""
    broad: int = 100
    """The number of evenly drawn worlds whose pass is compared, for each wanted world."""
    evenly: int = 12
    """The number of those that are replayed card by card, for each wanted world."""
    first_broad: int = 3000
    """A caller who wants more worlds has the passes of this many compared, once."""
    first: int = 240
    """The number of those that are replayed to find the odds of single cards."""
    replayed: int = 4
    """The number of worlds drawn by these odds and replayed, for each wanted world."""
    replayed_by_one: int = 2
    """The worlds replayed for each wanted one where a single network explains them."""


WEIGHTS = BeliefWeights()
LEARNED = LearnedBeliefWeights()


@dataclass(frozen=True, slots=True)
class _EvenPool:
    """Worlds that were drawn evenly and then thinned out."""

    worlds: Packed
    odds: Reals
    """The weight of each for what the pass says (logarithms)."""
    passed: Reals
    """The evidence of the pass for each alone."""
    whole: bool
    """Whether none was left out."""


class Believer:
    """Draws worlds for one view, the likelier ones more often.

    Raises Impossible where the view contradicts itself.
    """

    def __init__(
        self,
        view: PlayerView,
        *,
        learned: bool = False,
        net: Network | None = None,
        infers: bool = True,
        strange: int = 1,
    ) -> None:
        """`learned` where the game was learned; elsewhere `net` is the network that reads what the
        cards count, if there is one. A player that does not infer draws every possible world with
        the same chance. `strange` is how many of the `strangers` are told apart."""
        self._view = view
        self._learned = learned
        if net is not None:
            net = replace(net, logit_scale=round(net.logit_scale / LEARNED.fond))
        self._net = net
        self.alike = np.full(view.rules.players, 0.5)
        """For each seat, the chance that it plays by the network that beats rule players."""
        self.wild = np.zeros(view.rules.players)
        """For each seat, the chance that it plays at random."""
        self.exact = np.zeros(view.rules.players)
        """For each seat, the chance that it plays exactly like the rule player."""
        self.strange = np.repeat(np.array(_strange_shares(strange))[:, None], view.rules.players, 1)
        """The chances of strangers (strangers, seats); the others are chances given no stranger."""
        self._shares = kinds_from_past(view.public, strange) if learned and infers else np.zeros(0)
        if learned and infers and view.public.past:
            self._note_shares(self._shares)
        self._sampler = Sampler(view)
        self._tricks = [plays for plays in view.deal.every_trick if plays]
        self._infers = infers and can_infer(view)
        self._likely: Packed | None = None
        self._every: tuple[Packed, Reals] | None = None
        self._kinds: Reals = np.zeros(0)
        only_hands = not any(self._sampler.knowledge.room[view.rules.players :])
        self._by_networks = learned or (net is not None and only_hands)
        if self._by_networks:
            self._cards = CardOdds(self._sampler.knowledge)

    def draw_evenly(self, size: int, rng: np.random.Generator) -> Packed:
        """`size` worlds, each drawn as often as any other that is possible."""
        return self._sampler.draw(size, rng)

    def draw(self, size: int, rng: np.random.Generator, weighed: int | None = None) -> Packed:
        """`size` worlds; the same one may come more than once.

        With `weighed`, as many worlds are considered as for a draw of that size.
        """
        if not self._infers:
            return self.draw_evenly(size, rng)
        if self._by_networks:
            pool, odds = self._learned_pool(weighed or size, rng)
        else:
            pool = self._sampler.draw((weighed or size) * WEIGHTS.pool, rng)
            odds = self.odds(pool, rng)
        # The pool is in the order of its cards; a search that uses only the first worlds needs a
        # fair sample.
        return pool.pick(rng.permutation(_drawn(odds, size, rng)))

    def _learned_pool(self, size: int, rng: np.random.Generator) -> tuple[Packed, Reals]:
        """Worlds, and how often each should come for what the learned players say; logarithms."""
        if size < LEARNED.few or not self._tricks:
            even = self._even_pool(size * LEARNED.broad, size * LEARNED.evenly, rng)
            return even.worlds, self._explained(even) if self._tricks else even.odds
        if self._every is None and self._likely is None:
            self._look_first(rng)
        if self._every is not None:
            return self._every
        times = LEARNED.replayed if self._net is None else LEARNED.replayed_by_one
        return self._draw_by_odds(max(LEARNED.first, size * times), rng)

    def _even_pool(self, broad: int, many: int, rng: np.random.Generator) -> _EvenPool:
        """At most this many evenly drawn worlds, those preferred that explain the pass."""
        pool, count = distinct(self._sampler.draw(broad, rng))
        passed = self._exchanged(self._first_hands(pool))
        places, odds = systematic_resample(np.log(count) + passed, many, rng)
        return _EvenPool(pool.pick(places), odds, passed[places], pool.size <= many)

    def _look_first(self, rng: np.random.Generator) -> None:
        """Find the odds of single cards, or all worlds where there are few."""
        even = self._even_pool(LEARNED.first_broad, LEARNED.first, rng)
        if even.whole:
            self._every = even.worlds, self._explained(even)
            return
        played = self._replayed(even.worlds)
        owners = self._cards.owners(even.worlds)
        self._cards.learn(owners, even.passed + played)
        # Worlds drawn evenly become worlds by the odds of their cards.
        by_cards = rounded(even.odds - even.passed + self._cards.of(owners))
        self._likely = even.worlds.pick(_drawn(by_cards, LEARNED.first, rng))
        self._draw_by_odds(LEARNED.first, rng)

    def _explained(self, even: _EvenPool) -> Reals:
        """The weight of each evenly drawn world; logarithms."""
        odds = rounded(even.odds + self._replayed(even.worlds))
        self._note_kinds(odds)
        return odds

    def _draw_by_odds(self, count: int, rng: np.random.Generator) -> tuple[Packed, Reals]:
        """New worlds by the odds of their cards, and how likely each is beyond these."""
        assert self._likely is not None
        start = self._likely.pick(np.arange(count) % self._likely.size)
        owners = self._cards.exchanged(self._cards.owners(start), rng)
        pool = self._cards.packed(owners, start)
        true = rounded(self._exchanged(self._first_hands(pool)) + self._replayed(pool))
        odds = true - self._cards.of(owners)
        share = np.exp(odds - odds.max())
        # A single unlikely world must not dominate: E. Ionides, "Truncated importance sampling", J.
        # Comput. Graph. Stat. 17 (2008).
        odds = rounded(np.log(np.minimum(share, share.mean() * np.sqrt(count))))
        self._note_kinds(odds)
        self._cards.learn(owners, true)
        self._likely = pool.pick(rng.permutation(_drawn(odds, count, rng)))
        return pool, odds

    def _replayed(self, pool: Packed) -> Reals:
        """The evidence that all the plays give for each world; logarithms."""
        state = opening_state(self._view, self._first_hands(pool), self._tricks[0][0])
        logs = self._single_network_logs(state) if self._net is not None else self._kind_logs(state)
        either: Reals = np.logaddexp.reduce(logs, axis=0)
        self._kinds = logs - either
        return rounded(either.sum(axis=0))

    def _kind_logs(self, state: State) -> Reals:
        """The log-likelihoods of the others' plays (kinds of players, seats, worlds)."""
        view = self._view
        past, strange = passed_of(view), len(self.strange)
        logs = explained_by_kinds(view.public, state, self._tricks, view.seat, past, strange)
        return logs + np.log(self._shares)[:, :, None]

    def _single_network_logs(self, state: State) -> Reals:
        """The likelihoods by the network that reads what cards count, and by a random one."""
        assert self._net is not None
        view = self._view
        features = features_for(view, state.size, self._net, passed_of(view))
        nets = (self._net, random_network())
        logs = log_likelihood(state, self._tricks, view.seat, nets, features=features)
        return logs + np.log([1 - LEARNED.wild, LEARNED.wild])[:, None, None]

    def _note_kinds(self, odds: Reals) -> None:
        """Estimate what kinds of players the others are, from the worlds replayed last."""
        if self._net is not None:
            return
        share = rounded(np.exp(odds - odds.max()))
        self._note_shares(rounded(np.exp(self._kinds) @ (share / share.sum())))

    def _note_shares(self, kinds: Reals) -> None:
        """Note what kinds of players the others are, by kind and seat."""
        after = _STRANGER + len(self.strange)
        self.strange = rounded(kinds[_STRANGER:after])
        usual = kinds.sum(axis=0) - kinds[_STRANGER:after].sum(axis=0)
        kinds = rounded(kinds / np.maximum(usual, _HARDLY))
        self.wild = kinds[2]
        self.exact = kinds[after] if len(kinds) > after else np.zeros_like(self.wild)
        self.alike = rounded(
            LEARNED.undecided * (1 - kinds[2]) / 2 + (1 - LEARNED.undecided) * kinds[1]
        )

    def odds(self, pool: Packed, rng: np.random.Generator) -> Reals:
        """The evidence of the deal for each world against one drawn evenly; logarithms."""
        first = self._first_hands(pool)
        odds = self._exchanged(first)
        if self._tricks:
            odds += self._plays(first, rng)
        return odds

    def _first_hands(self, pool: Packed) -> Ints:
        """The hands before the first trick."""
        first = pool.hands.copy()
        for plays in self._tricks:
            for past_play in plays:
                first[:, past_play.seat] |= column([past_play.card], len(first))
        return first

    def _exchanged(self, first: Ints) -> Reals:
        """The evidence of the passing for the hands."""
        if not self._view.deal.passed:
            return np.zeros(first.shape[-1])
        learned = pass_log_likelihood(self._view, first) if self._learned else None
        if learned is None:
            return self._shapes(first) + self._given(first)
        return rounded(LEARNED.passed * learned)

    def _shapes(self, first: Ints) -> Reals:
        odds: Reals = np.zeros(first.shape[-1])
        sizes = self._view.deal.start_sizes
        lengths = np.array(WEIGHTS.lengths)
        for seat in range(first.shape[1]):
            if seat == self._view.seat or sizes[seat] not in WEIGHTS.usual_hands:
                continue
            for suit in range(4):
                count = bit_counts(first[0, seat] & (SUIT << (suit * LANE_BITS)))
                odds += lengths[np.minimum(count, len(WEIGHTS.lengths) - 1)]
        return odds

    def _given(self, first: Ints) -> Reals:
        got = self._view.own.got
        givers = {giver for _, giver in got}
        if len(givers) != 1 or min(givers) < 0:
            return np.zeros(first.shape[-1])
        # a Warren card stands for another card
        plain = [card for card, _ in got if not card.is_warren]
        if not plain:
            return np.zeros(first.shape[-1])
        cards = np.array(words_of(plain, len(first)), dtype=np.int64)
        hands = first[:, min(givers)] | cards[:, None]
        keys, bits = pass_keys(hands, self._view, view_stakes(self._view))
        given = (bits & cards != 0).any(axis=1)
        mark = np.sort(keys[given], axis=0)[len(plain) // 2]
        kept = (keys[~given] > mark + WEIGHTS.unwelcome).sum(axis=0)
        odds: Reals = np.array(WEIGHTS.kept)[np.minimum(kept, len(WEIGHTS.kept) - 1)]
        return odds

    def _plays(self, first: Ints, rng: np.random.Generator) -> Reals:
        """Replay the tricks, and ask in every world what a sensible player would have done."""
        state = opening_state(self._view, first, self._tricks[0][0])
        policy = SensiblePolicy(state.plan, state.size, rng)
        odds: Reals = np.zeros(state.size)
        for number, plays in enumerate(self._tricks):
            for index, past_play in enumerate(plays):
                bits = column([past_play.card], len(first))
                if past_play.seat != self._view.seat and number + index:
                    odds += _odds_of(state, policy, bits, index)
                play(state, np.repeat(bits, state.size, axis=1))
        return odds


def kinds_from_past(public: PublicGame, strange: int = 1) -> Reals:
    """The odds that each seat is of each kind, by what it played in earlier deals (kinds,
    seats).

    The kinds are those of `explained_by_kinds`, with this many strangers. All cards of a deal that
    is over were played, so everyone knows what each seat held and could have played. Nothing else
    counts: neither names nor levels, nor cards that only one seat saw.
    """
    rules = public.rules
    # Beforehand both kinds are equally likely, and a rule player is as likely to be its exact copy
    # as a player that the network imitates.
    usual = 1 - LEARNED.strange
    wild, by_network = usual * LEARNED.wild, usual * (1 - LEARNED.wild) / 2
    shares = [by_network, by_network, wild, *_strange_shares(strange)]
    if plays_alike(rules):
        shares = [by_network / 2, *shares[1:], by_network / 2]
    prior = posterior = np.repeat(np.array(shares)[:, None], rules.players, axis=1)
    totals_before = (
        opening_standings(rules).totals,
        *(deal_score.totals for deal_score in public.standings.history),
    )
    for deal, totals in zip(public.past, totals_before, strict=False):
        logs = LEARNED.counts * _in_hindsight(deal, rules, totals, strange)
        weights = posterior * np.exp(logs - logs.max(axis=0))
        kept = (1 - LEARNED.forgets) * weights / weights.sum(axis=0)
        posterior = kept + LEARNED.forgets * prior
    return rounded(posterior) if public.past else prior


def _strange_shares(count: int) -> list[float]:
    """The odds, beforehand, that a player is each of the strangers."""
    return [LEARNED.strange - (count - 1) * LEARNED.leans, *[LEARNED.leans] * (count - 1)]


@per_rules
def _in_hindsight(
    deal: PublicDeal, rules: Rules, totals: tuple[Score, ...], count: int = 1
) -> Reals:
    """The log-likelihood of a finished deal for each kind and seat (kinds, seats).

    `totals` are those before the deal, `count` is the number of strangers.
    """
    hindsight = PlayerView(PublicGame(rules, Standings(totals), deal), Own(OBSERVER))
    plays = [play for trick in deal.tricks for play in trick.plays]
    if len(plays) < sum(deal.start_sizes) or not knows(rules, deal) or not can_infer(hindsight):
        return np.zeros((_STRANGER + count + plays_alike(rules), rules.players))
    first = np.zeros((rules.packs, rules.players, 1), dtype=np.int64)
    for play_ in plays:
        first[:, play_.seat] |= column([play_.card], rules.packs)
    state = opening_state(hindsight, first, plays[0])
    tricks = [trick.plays for trick in deal.tricks]
    logs = explained_by_kinds(hindsight.public, state, tricks, OBSERVER, NOTHING_YET, count)
    return logs[:, :, 0]


def explained_by_kinds(
    public: PublicGame,
    state: State,
    tricks: Sequence[tuple[Play, ...]],
    own: int,
    past: Past,
    strange: int = 1,
) -> Reals:
    """The log-likelihoods of each seat's plays (kinds of players, seats, worlds).

    The kinds are the two networks of the game that was learned, anyone, the first `strange` of the
    strangers, and the rule player where its copy knows the game. The seat `own` is not asked;
    `past` is the known pass.
    """
    nets = [network(RULE), network(OWN), random_network(), *stranger_networks()[:strange]]
    real_nets = [net for net in nets if net is not None]
    assert len(real_nets) == len(nets)
    return log_likelihood(state, tricks, own, real_nets, past, mind=rule_mind(public, state))


def _drawn(odds: Reals, size: int, rng: np.random.Generator) -> Ints:
    """Indexes of this many worlds, each as often as its odds say (logarithms), in their order."""
    share = rounded(np.exp(odds - odds.max()))
    steps = (np.arange(size) + rng.random()) / size  # systematic resampling
    return np.searchsorted(share.cumsum() / share.sum(), steps).clip(max=len(odds) - 1)


def can_infer(view: PlayerView) -> bool:
    """Whether each seat's hand before the first trick follows from its hand now."""
    rules, deal = view.rules, view.deal
    if rules.draw is not Draw.OFF or deal.kitty_taker is not None or deal.warren_owner is not None:
        return False
    if rules.packs > 1 or rules.jokers is not Jokers.NONE or rules.uneven_hands:
        return False
    if rules.boost is not Boost.OFF or rules.first_trick_stuck in _ASIDE:
        return False
    if (deal.opening_card is None) is (rules.opening_lead is OpeningLead.LOWEST_CLUB):
        return False
    played = deal.every_trick
    if played[0] and deal.opening_card not in (None, played[0][0].card):
        return False
    leader, counts = None, [0] * rules.players
    for trick in deal.tricks:
        if len(trick.plays) != rules.players or leader not in (None, trick.plays[0].seat):
            return False
        leader = trick.taker
    for plays in played:
        for past_play in plays:
            counts[past_play.seat] += 1
    held = tuple(size + count for size, count in zip(deal.sizes, counts, strict=True))
    return deal.opened and held == deal.start_sizes


def opening_state(view: PlayerView, first: Ints, opening: Play) -> State:
    """The deal before its first trick, with these hands by seat."""
    deal, rules = view.deal, view.rules
    if rules.turn_step == 1:
        order = np.roll(first, -opening.seat, axis=1)
    else:
        order = np.roll(first[:, ::-1], opening.seat + 1, axis=1)
    state = State(plan_of(rules, deal), np.ascontiguousarray(order))
    state.leader[:] = opening.seat
    state.broken |= -1 if rules.hearts_lead is HeartsLead.ALWAYS else 0
    state.cards_left = sum(deal.start_sizes)
    if deal.opening_card is not None:
        state.opening = np.repeat(column([deal.opening_card], len(first)), state.size, axis=1)
    return state


def _odds_of(state: State, policy: SensiblePolicy, bits: Ints, index: int) -> Reals:
    allowed = legal(state)
    chosen = merged(policy.choose(state, allowed))
    card = int(merged(bits)[0])
    lane = SUIT << ((card.bit_length() - 1) // LANE_BITS * LANE_BITS)
    kind = _LEAD
    if index:
        last = index == state.plan.players - 1
        follows = bool(int(state.led[0]) & card)
        kind = (_LAST if last else _FOLLOW) if follows else _THROW
    suit = np.where((chosen & lane) != 0, WEIGHTS.same_suit[kind], WEIGHTS.other_suit[kind])
    if kind == _THROW:
        suit = np.where((chosen & sum(policy.tables.worst)) != 0, WEIGHTS.held_back, suit)
    odds: Reals = np.where((chosen & card) != 0, WEIGHTS.hit[kind], suit)
    return np.where(bit_counts(merged(allowed)) < 2, WEIGHTS.forced, odds)
