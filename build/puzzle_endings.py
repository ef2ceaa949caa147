"""Finds puzzles that are proved in played deals, and how hard puzzles are."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from first_thought import is_refused

from hearts_gui.ai.players.levels import make_player
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.worlds.endings import Counted, Counting, worth_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.events import CardPlayed, DealScored, Event, TrickTaken
from hearts_gui.engine.play.game import apply, new_game, step, to_act, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Partners, ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.practice.puzzle import (
    EVEN_GAP,
    LEAST_GAP,
    Puzzle,
    Tier,
    is_puzzle,
    proof_of,
    theme_of,
)
from hearts_gui.session.practice.whole_deal import PositionError, position_text

TRIED_BY = (("learner", 850), ("beginner", 1000), ("club", 1350), ("strong", 1600))
"""The players who try every puzzle, with their ratings."""
SOLVED_BY = (*TRIED_BY, ("expert", 1800), ("grandmaster@150", 2000))
"""The last player to try it. A puzzle that nobody ever solves has no rating and is left out."""
_WEAK = 2
_FEWEST_CARDS = 3
TRIES = 5
"""The players of each level who try every puzzle."""
_MOST_HITS = 0.4
"""The two weakest find the answer in at most this share of their tries."""
_SAMPLES = (5, 40)
_GLANCES = (10, 30)
_PLAYOUTS = 3
_PRIOR = (1400, 350)
_SCALE = 400 / math.log(10)
_EVEN_RATING = (1200, 800)
"""The rating where the best cards are exactly even, and what a point of gap adds."""
_RATINGS = range(600, 2401, 10)


def puzzles_in(
    rules: Rules, name: str, events: Sequence[Event], *, even: bool = False
) -> Iterator[Puzzle]:
    """The puzzles of a deal that was played; `name` is `key/players`. Their ids are still open.

    With `even` those where nothing is best, else those where a card is never worse.
    """
    if worth_of(rules) is None or rules.score_dir is not ScoreDir.LOW:
        return
    if rules.partners is not Partners.NONE:
        return
    game = new_game(rules, "")
    find = _even_puzzle if even else _puzzle
    for index, event in enumerate(events):
        if isinstance(event, CardPlayed):
            puzzle = find(game, event.seat, name, events[:index])
            if puzzle is not None:
                yield puzzle
        game = apply(game, event)


def _even_puzzle(game: Game, seat: int, name: str, before: Sequence[Event]) -> Puzzle | None:
    view = view_of(game, seat)
    if len(legal_plays(view.rules, view.deal, view.own)) < _FEWEST_CARDS:
        return None
    counting = Counting(view)
    if not counting.deals or (
        len(counting.deals) > 2 * _GLANCES[-1] and not _may_be_even(counting)
    ):
        return None
    while not counting.done:
        counting.more()
    proof = proof_of(counting.counted(), even=True)
    if proof is None or not counts_plainly(game, seat):
        return None
    try:
        text = position_text(name, before)
    except PositionError:
        return None
    return Puzzle("", Tier.EVEN, theme_of(view), proof.gap, 0.0, even_rating(proof.gap), text)


def _may_be_even(counting: Counting) -> bool:
    """Whether some of the deals leave it open that nothing is best."""
    for size in _GLANCES:
        some = _sample(counting, size)
        first, second, *_ = sorted(some.mean(card) for card in some.points)
        if some.right() or second - first > 2 * EVEN_GAP:
            return False
    return True


def _promising(counting: Counting) -> Counted | None:
    """The result of every card in every possible deal.

    None where these cannot be counted, and where some of them show that no card is best, or that
    the best is ahead by too little.
    """
    if not counting.deals:
        return None
    for size in _SAMPLES:
        if len(counting.deals) > 2 * size and _sample(counting, size).gap < LEAST_GAP / 2:
            return None
    while not counting.done:
        counting.more()
    return counting.counted()


def _sample(counting: Counting, size: int) -> Counted:
    """The findings of this many deals, taken at even distances."""
    rows: dict[Card, list[int]] = {card: [] for card in counting.legal}
    some = counting.deals[:: max(1, len(counting.deals) // size)]
    for hands in some:
        table = counting.new_table()
        for card, row in rows.items():
            row.append(counting.points(table, hands, card))
    return Counted(len(some), {card: tuple(row) for card, row in rows.items()})


def even_rating(gap: float) -> int:
    """Return how hard it is to see that nothing is best: nobody but a person answers so, so it
    follows from how close the best card is to being one."""
    low, more = _EVEN_RATING
    return low + 10 * round(more * gap / 10)


def _puzzle(game: Game, seat: int, name: str, before: Sequence[Event]) -> Puzzle | None:
    view = view_of(game, seat)
    if len(legal_plays(view.rules, view.deal, view.own)) < _FEWEST_CARDS:
        return None
    counted = _promising(Counting(view))
    if counted is None or not is_puzzle(counted) or not counts_plainly(game, seat):
        return None
    hits = [hits_of(view, level, counted.right()) for level, _ in TRIED_BY[:_WEAK]]
    if sum(hits) > _MOST_HITS * TRIES * _WEAK or asks_too_little(view, counted.right()):
        return None
    hits = [*solvers(view, counted.right())]
    if not any(hits):
        return None
    try:
        text = position_text(name, before)
    except PositionError:
        return None
    return Puzzle("", Tier.PROVED, theme_of(view), counted.gap, 0.0, rating_of(hits), text)


def hits_of(view: PlayerView, level: str, right: Sequence[Card]) -> int:
    """Return how often a level finds the answer."""
    hits = 0
    for seed in range(TRIES):
        action = make_player(level, f"puzzle/{seed}").decide(view)
        hits += isinstance(action, PlayCard) and action.card in right
    return hits


def asks_too_little(view: PlayerView, right: Sequence[Card]) -> bool:
    """Whether a choice is dull, where the strong players, who are not asked, always solve it."""
    hits = [hits_of(view, level, right) for level, _ in TRIED_BY[:-1]]
    return is_refused(view, right, rating_of((*hits, *[TRIES] * (len(SOLVED_BY) - len(hits)))))


def solvers(view: PlayerView, right: Sequence[Card]) -> tuple[int, ...]:
    """Return how often each of `SOLVED_BY` is right; after one that always is, none is asked."""
    kinds: list[int] = []
    for level, _ in SOLVED_BY:
        sure = len(kinds) >= len(TRIED_BY) and kinds[-1] == TRIES
        kinds.append(TRIES if sure else hits_of(view, level, right))
    return tuple(kinds)


def plain_legal(view: PlayerView) -> tuple[Card, ...]:
    """The cards that may be played where nothing is asked but to follow suit."""
    led = view.deal.plays[0].card.suit if view.deal.plays else None
    return tuple(card for card in view.own.hand if card.suit is led) or view.own.hand


def rating_of(hits: Sequence[int]) -> int:
    """The rating at which these results of the levels are likeliest, drawn a little to the mean."""

    def likelihood(rating: int) -> float:
        mean, spread = _PRIOR
        total = -((rating - mean) ** 2) / (2 * spread**2)
        for (_, strength), share in zip(SOLVED_BY, hits, strict=False):
            chance = 1 / (1 + math.exp((rating - strength) / _SCALE))
            total += share * math.log(chance) + (TRIES - share) * math.log(1 - chance)
        return total

    return max(_RATINGS, key=likelihood)


def counts_plainly(game: Game, seat: int) -> bool:
    """Whether the rest of a deal is what `endings` takes it for, asked of the engine itself.

    The true deal is played out at random some times: every card that may be played is one of those
    that the count knows, and what the seat scores is what its cards count.
    """
    worth = worth_of(game.rules)
    return worth is not None and all(
        _plainly(game, seat, worth, RandomBot(f"plain/{n}")) for n in range(_PLAYOUTS)
    )


def _plainly(game: Game, seat: int, worth: dict[Card, int], bot: RandomBot) -> bool:
    taken, view = 0, view_of(game, seat)
    for trick in view.deal.tricks:
        if trick.taker == seat:
            taken += sum(worth[play.card] for play in trick.plays)
    on_table = sum(worth[play.card] for play in view.deal.plays)
    while True:
        ask = to_act(game)
        if ask.kind is not AskKind.PLAY:
            return False
        view = view_of(game, ask.seats[0])
        if set(legal_plays(view.rules, view.deal, view.own)) != set(plain_legal(view)):
            return False
        happened, game = step(game, bot.decide(view))
        for event in happened:
            match event:
                case CardPlayed(card=card):
                    on_table += worth[card]
                case TrickTaken(seat=taker):
                    taken, on_table = taken + on_table * (taker == seat), 0
                case DealScored(score=score):
                    return score.points[seat] == taken
                case _:
                    pass
