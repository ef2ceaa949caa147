"""The search for games that no network has learnt: sensible players play the worlds out.

Every card is tried in the same worlds, for ducking and, while the seat may still shoot the moon,
for a moon. Only a clearly better card replaces the rule player's choice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import numpy as np

from hearts_gui.ai.effort import NEVER, Deadline
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.search.card_trials import DUCK, SHOOT, PlayQuestion, TableTrial
from hearts_gui.ai.search.evaluation import Evaluation
from hearts_gui.ai.search.race import CLEARLY_BEHIND, Race, Samples, standard_error
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths
from hearts_gui.ai.simulator.fallback import play_each
from hearts_gui.ai.simulator.imagined import Packed, origin_of
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.ai.worlds.burials import LikelyBurials
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import MoonEffect, Values

# Rule rollouts: the best cards are tried again in deals that rule players play out. The simulator's
# players are quick and rough. Where their favourite is not the rule player's card, a few dozen
# playouts by rule players predict the rest of the deal far better: over 400 such cards the
# correlation with the real outcome was 0.27 after 24 worlds, that of the simulator 0.01 after 300.

_BATCH = 4
"""Worlds between two checks of the clock and of what is clear."""

_FEWEST = 12
"""In fewer worlds nothing is clear."""

Merits: TypeAlias = Callable[[Reals], Reals]
"""The value of each card by what it came to, both by card and world."""


def rule_rollouts(
    public: PublicGame,
    worlds: Packed,
    cards: Sequence[Card],
    judge: Judge,
    rng: np.random.Generator,
    merits: Merits,
    deadline: Deadline = NEVER,
) -> Reals:
    """The values (cards, worlds); fewer worlds when a card is clear or time is up."""
    gains: Reals = np.empty((len(cards), 0))
    origin = origin_of(worlds)
    for start in range(0, worlds.size, _BATCH):
        if start and (deadline.passed or _is_clear(merits(gains), origin[:start])):
            break
        some = [worlds.world(k) for k in range(start, min(start + _BATCH, worlds.size))]
        outcome = play_each(public, some, cards, rng)
        values = judge.value(outcome.points).reshape(len(cards), len(some))
        gains = np.concatenate([gains, values], axis=1)
    return gains


def _is_clear(merits: Reals, origin: Ints) -> bool:
    """Whether one card (cards, worlds) is so far ahead that more worlds would hardly matter."""
    if merits.shape[1] < _FEWEST:
        return False
    behind = merits[merits.mean(axis=1).argmax()] - merits
    ahead = behind.mean(axis=1) > CLEARLY_BEHIND * standard_error(behind, origin)
    # The best card is not behind at all; another that is equal everywhere is no reason to go on.
    return bool((ahead | ~behind.any(axis=1)).all())


@dataclass(frozen=True, slots=True)
class PlayoutSearchWeights:
    """The weights of the search, all found by trial in matches between levels."""

    playouts: int = 4096
    """Playouts side by side: more would leave the processor's cache."""
    fewest: int = 16
    """Worlds of a round at least, however many the cards."""
    trust: float = 0.4
    """The points that the rule player's card is worth before any playout."""
    doubt: float = 2.0
    """This, divided by the root of the number of worlds, is added while few were tried."""
    alarmed: float = 2.0
    """This is added where a moon is to be feared, in full for a certain one. In playouts there is
    always someone else to stop it."""
    unharmed: float = 1.0
    """This is added in a trick without harm, because playouts hardly see a high card hurt later."""
    moon_look: int = 48
    """Worlds after which an attempt at the moon is seen to be hopeless."""
    start_gain: float = 3.0
    """A moon begins if it beats ducking by this many points, two standard errors allowed for."""
    start_chance: float = 0.8
    """A moon begins if it succeeds at least this often."""
    go_on_loss: float = 1.0
    """A moon that has begun may fall this many points behind ducking."""
    go_on_chance: float = 0.4
    """A moon that has begun continues if it still succeeds at least this often."""
    checked: int = 4
    """The number of cards that rule players try again."""
    margin: float = 3.0
    """Points that a card may be behind and still be tried again."""
    half_way: float = 6.0
    """The number of rule players' playouts after which they count half."""
    first_share: float = 0.3
    """The weight that the sensible players' result then keeps, from 0 to 1."""


WEIGHTS = PlayoutSearchWeights()


class PlayoutSearch:
    """The search for one card. Raises Impossible where the view contradicts itself."""

    def __init__(
        self, question: PlayQuestion, usual: Card, rng: np.random.Generator, *, begun: bool
    ) -> None:
        """`usual` is the rule player's card; `begun` says that this seat is shooting the moon."""
        self._question = question
        self._usual = question.legal.index(usual)
        self._begun = begun
        self._rng = rng
        self._deadline = question.effort.deadline()
        self._trial = TableTrial(question, Believer(question.view))
        self._burials = LikelyBurials(question.view)
        players = question.view.rules.players
        self._duck = Race(len(question.legal), players)
        self._moon = Race(len(question.legal), players)

    def run(self) -> Evaluation:
        """The cards by their values, after this many worlds or at the deadline."""
        race, left = self._duck, self._question.effort.worlds
        shoots = self._question.moon_open
        while left > 0:
            size = min(left, max(WEIGHTS.fewest, WEIGHTS.playouts // len(race.left)))
            worlds = self._worlds(size)
            origin = race.others(origin_of(worlds))
            race.add([self._try_cards(race, worlds, DUCK)], origin)
            shoots = shoots and self._try_moon(worlds, origin)
            left -= size
            merit = self._rank()
            kept = np.ones(len(merit), dtype=np.bool_) if shoots else self._contenders(merit)
            if not left or kept.sum() < 2 or self._deadline.passed:
                break
            race.keep(kept)
        best = self._moon_card() if self._moon.rounds else None
        if best is not None:
            return self._moon.evaluation(self._question.plays(), best, shoots=True)
        return race.evaluation(self._question.plays(), self._duck_card())

    def _worlds(self, size: int) -> Packed:
        """`size` worlds that explain what was passed, played and put away."""
        pool = self._trial.believer.draw(self._burials.wanted(size), self._rng)
        return self._burials.likely(pool, size, self._rng)

    def _rank(self) -> Reals:
        """The value of the cards that are left for ducking."""
        race = self._duck
        merit: Reals = race.under().mean(axis=1) + self._preferences()
        race.rank(merit)
        return merit

    def _contenders(self, merit: Reals) -> Truths:
        """The cards that may still turn out best; the others need no more worlds."""
        best = int(merit.argmax())
        behind = CLEARLY_BEHIND * self._duck.errors_behind(self._duck.under(), best)
        margin = WEIGHTS.margin if self._question.effort.checks else 0.0
        contenders: Truths = merit >= merit[best] - np.maximum(behind, margin)
        return contenders

    def _preferences(self) -> Reals:
        """The preference for each remaining card, apart from its playouts."""
        race, question = self._duck, self._question
        likes = question.likes[race.left]
        trust = WEIGHTS.trust + WEIGHTS.doubt / np.sqrt(race.worlds)
        trust = trust + leaning(question.view, question.alarm[1])
        result: Reals = likes + trust * (race.left == self._usual)
        return result

    def _duck_card(self) -> int:
        """The best card, after trying the usual one and the best-looking ones again."""
        race, checks = self._duck, self._question.effort.checks
        likes, means = self._preferences(), race.under().mean(axis=1)
        merit = means + likes
        if not checks or len(race.left) < 2:
            return int(race.left[merit.argmax()])
        order = np.lexsort((-merit, race.left != self._usual))[: WEIGHTS.checked]
        worlds = self._worlds(checks)
        cards = [self._question.legal[int(k)] for k in race.left[order]]
        public, judge = self._question.view.public, self._trial.judge
        first = WEIGHTS.first_share * means[order] + likes[order]
        merits = partial(self._merits, race.left[order], first)
        rollouts = rule_rollouts(public, worlds, cards, judge, self._rng, merits, self._deadline)
        again = merits(rollouts).mean(axis=1)
        merit[order] = again
        race.rank(merit)
        return int(race.left[order[again.argmax()]])

    def _merits(self, places: Ints, first: Reals, values: Reals) -> Reals:
        """The value of these cards from rule players' playouts, by card and world.

        `first` is the earlier value of each.
        """
        count = values.shape[1]
        caution = self._question.effort.caution if _hearts_alone(self._question.view) else 0.0
        extra = first + caution / np.sqrt(count) * (places == self._usual)
        merits: Reals = count / (count + WEIGHTS.half_way) * values + extra[:, None]
        return merits

    def _try_moon(self, worlds: Packed, origin: Ints) -> bool:
        """Try every card for a moon in these worlds. Returns whether there is hope for one."""
        race, seat = self._moon, self._question.view.seat
        if race.rounds:
            race.add([self._try_cards(race, worlds, SHOOT)], origin)
            return True
        sample = min(worlds.size, WEIGHTS.moon_look)
        race.add([self._try_cards(race, worlds.pick(np.arange(sample)), SHOOT)], origin[:sample])
        promising = bool(race.moon_chances(seat).max() >= WEIGHTS.go_on_chance)
        if promising and worlds.size > sample:
            rest = worlds.pick(np.arange(sample, worlds.size))
            race.add([self._try_cards(race, rest, SHOOT)], origin[sample:])
        return promising

    def _moon_card(self) -> int | None:
        """The card of a moon attempt that is worth starting or continuing."""
        race = self._moon
        best = race.rank(race.under().mean(axis=1))
        values, chance = race.under()[best], race.moon_chances(self._question.view.seat)[0, best]
        gain = float(values.mean() - self._duck.under().mean(axis=1).max())
        if self._begun:
            accepted = gain > -WEIGHTS.go_on_loss and chance > WEIGHTS.go_on_chance
        else:
            error = float(race.error(values))
            enough = WEIGHTS.start_chance - self._question.habits.moon
            accepted = gain > WEIGHTS.start_gain + 2 * error and chance > enough
        return best if accepted else None

    def _try_cards(self, race: Race, worlds: Packed, plan: int) -> Samples:
        cards = [self._question.legal[int(index)] for index in race.left]
        return self._trial.tried(worlds, cards, self._rng, (plan,))[0]


def _hearts_alone(view: PlayerView) -> bool:
    """Whether table-driven players lose to the rule player because no card stands out."""
    rules = view.rules
    return rules.values is Values.HEARTS_ONLY and rules.moon_effect is MoonEffect.NONE


def leaning(view: PlayerView, alarm: float) -> float:
    """The preference for the rule player's card where playouts are unreliable, in points."""
    return WEIGHTS.alarmed * alarm + WEIGHTS.unharmed * _ends_harmless(view)


def _ends_harmless(view: PlayerView) -> bool:
    """Whether this seat plays last to a trick in which nothing counts."""
    plays, cost = view.deal.plays, view_stakes(view).cost
    last = len(plays) == view.rules.players - 1
    return last and all(cost[play.card.key] == 0.0 for play in plays)
