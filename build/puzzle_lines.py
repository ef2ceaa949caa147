"""Finds the lines of puzzles: the same seat's next choices after the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from puzzle_endings import TRIED_BY, TRIES, hits_of, rating_of, solvers
from puzzle_middle import Missed, puzzle_at

from hearts_gui.ai.coach.models import classes
from hearts_gui.ai.players.levels import make_player
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.game import step, to_act
from hearts_gui.engine.play.game import view_of as seen_by
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.practice.judged import asked_again
from hearts_gui.session.practice.puzzle import Puzzle, Tier, prove, theme_of
from hearts_gui.session.practice.whole_deal import cards_of_letters, letters_of, read_position

COMPANIES = ("learner", "casual", "beginner")
"""The players of the other cards in turn, after Club, which has only one card for each position."""
MOST_WAYS = 100
"""The most different ways the others play on before a puzzle is given up."""
_IN_VAIN = 30
"""The companies in a row that play on as others did before there is nothing new to expect."""
_WEAKEST = 2
_MOST_HITS = (0.8, 0.9)
"""The two weakest find the answer of a later choice in at most the first share of their tries, or,
where no way leads to such a choice, in at most the second."""


def next_in_line(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle at the next choice of the same seat after its answer; None where there is none.

    The others play on in several ways until one leads to a puzzle.
    """
    ways = tuple(islice(next_positions(puzzle), MOST_WAYS))
    for share in _MOST_HITS:
        for position, view in ways:
            missed = _missed(view, share)
            found = _counted_puzzle(position, view, missed) or _clear(position, view, missed)
            if found is not None:
                return replace(found, id=puzzle.next_id)
    return None


def next_positions(puzzle: Puzzle) -> Iterator[tuple[str, PlayerView]]:
    """The different positions in which the seat has its next choice, with what it knows there.

    A card that the seat has to play is no choice.
    """
    cards, known, vain, number = _answers(puzzle), set(), 0, 0
    while cards and vain < _IN_VAIN:
        level = COMPANIES[number % len(COMPANIES)] if number else "club"
        found = _next_position(
            puzzle, cards[number % len(cards)], level, f"line/{puzzle.id}/{number}"
        )
        number, vain = number + 1, vain + 1
        if found is not None and found[0] not in known:
            known.add(found[0])
            vain = 0
            yield found


def _answers(puzzle: Puzzle) -> tuple[Card, ...]:
    """Its right cards, one of each kind."""
    if not puzzle.counted:
        return cards_of_letters(puzzle.best)[:1]
    view = puzzle.view()
    proof = prove(view, later=puzzle.later)
    right = () if proof is None else proof.right
    return tuple(kind[0] for kind in classes(view) if kind[0] in right)


def _next_position(
    puzzle: Puzzle, card: Card, level: str, seed: str
) -> tuple[str, PlayerView] | None:
    """The position of the next choice where the others are of this level."""
    position, game = puzzle.position, read_position(puzzle.position)
    seat = to_act(game).seats[0]
    bots = [make_player(level, f"{seed}/{index}") for index in range(game.rules.players)]
    action = PlayCard(seat, card)
    while True:
        _, game = step(game, action)
        position += letters_of((action.card,))
        ask = to_act(game)
        if ask.kind is not AskKind.PLAY:
            return None
        view = seen_by(game, ask.seats[0])
        if view.seat == seat and len(classes(view)) > 1:
            return position, view
        played = bots[view.seat].decide(view)
        if not isinstance(played, PlayCard):
            return None
        action = played


def _counted_puzzle(position: str, view: PlayerView, missed: Missed) -> Puzzle | None:
    """The puzzle of a choice whose deals can all be counted."""
    proof = prove(view, later=True)
    if proof is None or not missed(proof.right):
        return None
    puzzle = Puzzle("b", Tier.PROVED, theme_of(view), round(proof.gap, 2), 0.0, 0, position)
    if not asked_again(puzzle, proof)[1]:
        return None
    hits = [*solvers(view, proof.right)]
    return replace(puzzle, rating=rating_of(hits)) if any(hits) else None


def _clear(position: str, view: PlayerView, missed: Missed) -> Puzzle | None:
    """The puzzle of a choice with a clearly best card."""
    return puzzle_at(position, view, f"line/{position}", missed=missed, kinds=2)


def _missed(view: PlayerView, most: float) -> Missed:
    """Whether the two weakest players find some cards in at most this share of their tries."""
    levels = [level for level, _ in TRIED_BY[:_WEAKEST]]

    def missed(right: tuple[Card, ...]) -> bool:
        hits = sum(hits_of(view, level, right) for level in levels)
        return hits <= most * TRIES * _WEAKEST

    return missed
