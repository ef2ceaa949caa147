"""Worlds before the first trick, in which all have passed."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.policies.batch_rule import GIVEN, rule_passes
from hearts_gui.ai.policies.features import to_52_bits
from hearts_gui.ai.policies.learned import knows
from hearts_gui.ai.policies.pass_policy import pass_network, pass_policy
from hearts_gui.ai.rule_player.stakes import Stakes
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, bits_of, words_of
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.passing import pass_gives


@dataclass(frozen=True, slots=True)
class PassingWeights:
    """How the others pass. Preferences for cards are in points, and all were found by trial."""

    judged: float = 0.5
    """The odds that each of the others passes as the judge of passes likes it, not by rule."""
    noise: float = 1.2
    """The standard deviation of what chance adds to the liking for each card."""
    guarded: float = 1.0
    """Each card of a harmful suit beyond three keeps the others of that suit in the hand."""
    short: float = 1.5
    """Each card fewer than four of a harmless suit makes the others of that suit go."""
    joker: float = -5.0
    """The liking for cards without a suit, which take nothing."""
    bonus: float = -8.0
    """The liking for cards that count for their taker."""
    rank: float = 0.5
    """Added for each rank above the two."""
    cost: float = 0.4
    """Added for each point that the card costs."""
    above: float = 0.25
    """Added for each point of the worst card of its suit, if this card would take it."""
    below: float = -3.0
    """Added for each point of the worst card of its suit, if it guards that card."""


WEIGHTS = PassingWeights()


def after_passes(
    view: PlayerView, receiver: int, worlds: Packed, passes: Sequence[tuple[Card, ...]]
) -> tuple[Batch, Ints]:
    """Every world after each of these passes of this seat, pass by pass, and what was given.

    The cards are in the shape (words, worlds).
    """
    size = worlds.size
    packed = worlds.pick(np.tile(np.arange(size), len(passes)))
    words = packed.hands.shape[0]
    bits: Ints = np.array([words_of(cards, words) for cards in passes], dtype=np.int64)
    given = np.repeat(bits, size, axis=0).T
    packed.hands[:, view.seat] &= ~given
    packed.hands[:, receiver] |= given
    return Batch.from_worlds(view.public, packed), given


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Worlds in which the others have passed."""

    worlds: Packed
    given: Ints
    """The cards that each seat gave, (words, seats, worlds); nothing yet for this seat."""
    judged: npt.NDArray[np.bool_]
    """Find the seats that passed as the judge of passes likes it, not by rule; (seats, worlds)."""


def exchanged(
    view: PlayerView, sampler: Sampler, stakes: Stakes, size: int, rng: np.random.Generator
) -> Exchanged:
    """Worlds in which the others have passed, as they usually would."""
    rules, deal = view.rules, view.deal
    worlds = sampler.draw(size, rng)
    before = worlds.hands.copy()
    passed = np.zeros_like(before)
    judged = rng.random((rules.players, size)) < WEIGHTS.judged
    net = pass_network() if knows(rules, deal) else None
    for seat in range(rules.players):
        if seat == view.seat:
            continue
        ((receiver, count),) = pass_gives(rules, deal.token, seat)
        if net is not None and count == GIVEN:
            steps, kinds = (receiver - seat) % rules.players, judged[seat]
            hands = to_52_bits(before[0, seat])
            given = np.empty_like(hands)
            given[~kinds] = rule_passes(hands[~kinds], moons=stakes.moon_gain > 0)
            given[kinds] = pass_policy(net, hands[kinds], steps, True, rng)
            passed[0, seat] = given
        else:
            passed[:, seat] = _usual_pass(before[:, seat], count, view, stakes, rng)
        worlds.hands[:, seat] &= ~passed[:, seat]
        worlds.hands[:, receiver] |= passed[:, seat]
    return Exchanged(worlds, passed, judged)


def _usual_pass(
    hands: Ints, count: int, view: PlayerView, stakes: Stakes, rng: np.random.Generator
) -> Ints:
    """The passes of a player with each of these hands: high cards that hurt, short suits."""
    keys, bits = pass_keys(hands, view, stakes)
    keys = keys + rng.normal(0.0, WEIGHTS.noise, keys.shape)
    chosen = np.argpartition(-keys, count - 1, axis=0)[:count]
    given = bits.T[:, chosen]
    return np.ascontiguousarray(np.bitwise_or.reduce(given, axis=1))


def pass_keys(hands: Ints, view: PlayerView, stakes: Stakes) -> tuple[Reals, Ints]:
    """The passing values (cards, worlds) of the pack's cards, and their bits (cards, words)."""
    words = len(hands)
    pack = [card for card in build_pack(view.rules) if not card.is_warren]
    bits = bits_of(pack, words)
    held = ((hands[:, None, :] & bits[:, :, None]) != 0).any(axis=0)
    fear = np.array([_pass_preference(card, stakes) for card in pack])
    keys = np.repeat(fear[:, None], hands.shape[1], axis=1)
    suits = np.array([-1 if card.suit is None else int(card.suit) for card in pack])
    for suit in range(4):
        same_suit = suits == suit
        length = held[same_suit].sum(axis=0)
        harmful = bool(stakes.penalties[suit])
        if harmful:
            keys[same_suit] -= WEIGHTS.guarded * np.maximum(length - 3, 0)
        else:
            keys[same_suit] += WEIGHTS.short * np.maximum(4 - length, 0)
    return np.where(held, keys, -1e9), np.ascontiguousarray(bits.T)


def _pass_preference(card: Card, stakes: Stakes) -> float:
    """The value of passing a card, regardless of the other cards."""
    if card.suit is None or card.is_joker:
        return WEIGHTS.joker
    cost = stakes.cost[card.key]
    watched = max(
        (stakes.cost[big.key] for big in stakes.big if big.suit is card.suit and big is not card),
        default=0.0,
    )
    above = any(big.suit is card.suit and card.rank > big.rank for big in stakes.big)
    fear = (card.rank - 2) * WEIGHTS.rank
    if cost < 0:
        return WEIGHTS.bonus
    if cost:
        fear += WEIGHTS.cost * cost
    if above:
        fear += WEIGHTS.above * watched
    elif watched and card.suit is not None:
        fear += WEIGHTS.below
    return fear
