"""Playing the same worlds in the engine and in the simulator, and comparing at every step."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.simulator.batch import Batch, World, supports
from hearts_gui.ai.simulator.batch_cards import cards_in, words_of
from hearts_gui.ai.simulator.batch_tricks import bury
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, settle, step, to_act
from hearts_gui.engine.play.legal import legal_plays, may_name_suit
from hearts_gui.engine.play.state import Game, Own, PublicDeal
from hearts_gui.engine.rules.rules import Rules
from tests.engine.random_play import random_action


class Difference(AssertionError):
    """The simulator and the engine do not agree."""


@dataclass
class Tally:
    """The results of a comparison."""

    steps: int = 0
    deals: int = 0
    moons: int = 0
    burials: int = 0


def repeated(batch: Batch, times: int) -> Batch:
    """Every world `times` times, copies of a world side by side."""
    return batch.pick(np.repeat(np.arange(batch.size), times))


def legal_cards(batch: Batch, world: int = 0) -> tuple[Card, ...]:
    """The cards that may be played in one world, sorted."""
    return cards_in(batch.legal()[:, world])


def play_of(game: Game, seat: int, card: Card, suit: Suit) -> act.PlayCard:
    """Playing a card; the suit is named where a led joker asks for one."""
    deal = game.public.deal
    assert deal is not None
    named = suit if may_name_suit(game.rules, deal, card) else None
    return act.PlayCard(seat, card, named)


def advanced(game: Game, rng: random.Random) -> Game:
    """The game after one random decision; of a moon's effects the first offered is chosen."""
    deal = game.public.deal
    if deal is not None and deal.offer is not None:
        return step(game, act.ChooseMoon(deal.offer.seat, deal.offer.choices[0]))[1]
    return step(game, random_action(game, rng, odd=False))[1]


def at_play(rules: Rules, seed: str, cards: int = 0) -> Game:
    """The first deal, played at random, when someone is to play and this many have."""
    rng, game = random.Random(seed), new_game(rules, seed)
    while to_act(game).kind is not AskKind.PLAY or cards:
        cards -= to_act(game).kind is AskKind.PLAY
        game = advanced(game, rng)
    return game


def random_point(rules: Rules, rng: random.Random) -> Game | None:
    """Somewhere in the play of a deal that the simulator can play on from, if there is one."""
    game = new_game(rules, str(rng.random()))
    wanted = rng.choice((0, 0, 1, 2))
    cards = rng.choice((0, 0, rng.randrange(60)))
    while True:
        ask = to_act(game)
        if ask.kind is AskKind.OVER:
            return None
        deal = game.public.deal
        playing = ask.kind is AskKind.PLAY and len(game.public.standings.history) >= wanted
        if playing and deal is not None and supports(deal) is None:
            if cards <= 0 or sum(deal.sizes) <= rules.players:
                return game
            cards -= 1
        game = advanced(game, rng)


def shuffled(game: Game, rng: random.Random) -> Game:
    """The same game with its hidden cards dealt again; whether anyone showed a void is ignored."""
    deal = game.public.deal
    assert deal is not None
    secret = game.secret
    warren = next((c for own in game.owns for c in own.hand if c.is_warren), None)
    known = deal.warren_owner is not None and warren is None  # on the table, its suit is out
    extra = None if known else secret.extra if deal.warren_owner is not None else None
    hands = [[card for card in own.hand if not card.is_warren] for own in game.owns]
    kitty = list(secret.kitty) if deal.kitty_size else []
    pool = [*(card for hand in hands for card in hand), *kitty, *secret.stock]
    pool += [extra] if extra is not None else []
    rng.shuffle(pool)
    owns: list[Own] = []
    new_extra = secret.extra
    if extra is not None:  # what was charged lies in a hand, not beside one
        charged = [card for _, card in deal.charges]
        new_extra = next(card for card in pool if card not in charged)
        pool.remove(new_extra)
    for own, hand in zip(game.owns, hands, strict=True):
        cards = [pool.pop() for _ in hand]
        holds = warren is not None and warren in own.hand
        cards += [warren] if holds and warren is not None else []
        seen = new_extra if own.extra is not None else None
        owns.append(evolve(own, hand=tuple(sorted(cards)), extra=seen))
    new_kitty = tuple(sorted(pool.pop() for _ in kitty)) if kitty else secret.kitty
    new = evolve(secret, kitty=new_kitty, stock=tuple(pool), extra=new_extra)
    return evolve(game, owns=tuple(owns), secret=new)


def world_of(game: Game) -> World:
    """The places of the hidden cards of a game."""
    deal = game.public.deal
    assert deal is not None
    kitty = game.secret.kitty
    if deal.kitty_taker is not None:
        own = game.owns[deal.kitty_taker]
        kitty = own.buried if deal.buried_count else own.kitty
    return World(
        hands=tuple(own.hand for own in game.owns),
        kitty=kitty,
        stock=game.secret.stock,
        extra=game.secret.extra if deal.warren_owner is not None else None,
    )


def compare(
    rules: Rules, rng: random.Random, tally: Tally, *, worlds: int, repeats: int = 1
) -> None:
    """Play some worlds from a random point to the end in both, comparing every step.

    Raises Difference.
    """
    start = random_point(rules, rng)
    if start is None:
        return
    games = [start] + [shuffled(start, rng) for _ in range(worlds - 1)]
    batch = Batch.from_worlds(start.public, [world_of(game) for game in games])
    games = [settle(game)[1] for game in games]  # Domino: the player to act may have to draw
    if repeats > 1:
        batch = repeated(batch, repeats)
        games = [game for game in games for _ in range(repeats)]
    deals = len(start.public.standings.history)
    while not batch.over:
        if batch.state.buries is not None:
            _compare_burials(batch, games, rng, tally)
        else:
            _compare_step(batch, games, rng, tally)
    outcome = batch.outcome()
    for world, game in enumerate(games):
        while len(game.public.standings.history) == deals:
            game = advanced(game, rng)
        score = game.public.standings.history[-1]
        points = tuple(outcome.points[:, world].tolist())
        _same(points, score.points, "points", game)
        shooter = -1 if score.shooter is None else score.shooter
        _same(int(outcome.shooter[world]), shooter, "shooter", game)
        tally.moons += score.shooter is not None
        tally.deals += 1


def _compare_step(batch: Batch, games: list[Game], rng: random.Random, tally: Tally) -> None:
    seats, legal, plan = batch.seats(), batch.legal(), batch.state.plan
    chosen: list[list[int]] = []
    named = [rng.choice(list(Suit)) for _ in games]
    for world, game in enumerate(games):
        bits = [int(word) for word in legal[:, world]]
        if not any(bits):
            chosen.append([0] * plan.words)
            continue
        deal = game.public.deal
        ask = to_act(game)
        _same(ask.kind, AskKind.PLAY, "question", game)
        assert deal is not None
        seat = ask.seats[0]
        _same(int(seats[world]), seat, "seat", game)
        real = legal_plays(rules_of(game), deal, game.owns[seat])
        allowed = _as_engine(cards_in(bits), game.owns[seat])
        _same(allowed, tuple(sorted(real)), "legal cards", game)
        if not deal.plays:
            _same(bool(batch.state.broken[world]), deal.broken, "broken", game)
        card = rng.choice(real)
        face = card if not card.is_warren else game.owns[seat].extra
        assert face is not None
        chosen.append(_bits(face, plan.words))
        games[world] = step(game, play_of(game, seat, card, named[world]))[1]
        tally.steps += 1
    cards = np.array(chosen, dtype=np.int64).T
    batch.play(np.ascontiguousarray(cards), np.array([int(suit) for suit in named]))


def _compare_burials(batch: Batch, games: list[Game], rng: random.Random, tally: Tally) -> None:
    """The taker of a kitty lays any cards away in both."""
    assert batch.state.buries is not None
    seats, buries = batch.seats(), batch.state.buries
    chosen = np.zeros_like(batch.state.pile)
    for world, game in enumerate(games):
        ask, deal = to_act(game), game.public.deal
        assert deal is not None
        _same(ask.kind is AskKind.BURY, bool(buries[world]), "question", game)
        if ask.kind is not AskKind.BURY:
            continue
        _same(int(seats[world]), ask.seats[0], "seat", game)
        hand = game.owns[ask.seats[0]].hand
        held = cards_in([int(word) for word in batch.state.hand[:, world]])
        _same(held, hand, "hand", game)
        cards = tuple(sorted(rng.sample(hand, deal.bury_count)))
        chosen[:, world] = words_of(cards, batch.state.plan.words)
        games[world] = step(game, act.BuryCards(ask.seats[0], cards))[1]
        tally.burials += 1
    bury(batch.state, chosen)


def rules_of(game: Game) -> Rules:
    """The rules of a game."""
    return game.rules


def _as_engine(cards: tuple[Card, ...], own: Own) -> tuple[Card, ...]:
    """The simulator plays the extra card where the engine plays the Warren card."""
    swap: Callable[[Card], Card] = lambda card: (  # noqa: E731
        Card("W") if card is own.extra and card not in own.hand else card
    )
    return tuple(sorted(swap(card) for card in cards))


def _bits(card: Card, words: int) -> list[int]:
    return words_of([card], words)


def _same(value: object, wanted: object, what: str, game: Game) -> None:
    if value != wanted:
        deal: PublicDeal | None = game.public.deal
        raise Difference(f"{what}: {value} instead of {wanted}\n{game.rules}\n{deal}\n{game.owns}")
