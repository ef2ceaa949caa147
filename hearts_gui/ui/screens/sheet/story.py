"""The facts about a finished game: how close it was, who did what; no pixels."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

from hearts_gui.engine.cards import QS
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score, penalty_faces
from hearts_gui.engine.score.endings import fixed_sides, of_sides
from hearts_gui.engine.score.scores import Amount
from hearts_gui.ui.screens.sheet.facts import Tile, decisive_of, gains_of, ranks_of, totals_of
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_size, score_text

TILES = 3
Called: TypeAlias = dict[str, str]
"""Someone, for messages that say "you" to the player and call others by their names."""


def game_tiles(public: PublicGame, names: Sequence[str], me: int) -> tuple[Tile, ...]:
    """Numbers worth a look back: the margin, what was memorable, how the lead went."""
    called = [
        {"who": "you" if seat == me else "other", "name": name} for seat, name in enumerate(names)
    ]
    tiles = (
        _margin(public),
        _moons(public, called),
        _queens(public, called),
        _dearest(public, called),
        _lead(public),
    )
    return tuple(tile for tile in tiles if tile is not None)[:TILES]


def deeds(public: PublicGame, seat: int) -> tuple[str, ...]:
    """What a player did in the game: "two queens", "three clean deals"."""
    history = public.standings.history
    moons = sum(deal.shooter == seat for deal in history)
    queens = _queens_of(public)[seat]
    clean = sum(deal.points[seat] == 0 and deal.shooter != seat for deal in history)
    counts = (
        (moons, "sheet-deed-moons"),
        (queens, "sheet-deed-queens"),
        (clean, "sheet-deed-clean"),
    )
    return tuple(say(key, n=count) for count, key in counts if count)


def _queens_of(public: PublicGame) -> list[int]:
    """How often each seat took the queen of spades where she costs points."""
    if QS not in penalty_faces(public.rules):
        return [0] * public.rules.players
    return [
        sum(
            any(card.face is QS for card in deal.taken[seat]) and deal.shooter != seat
            for deal in public.standings.history
        )
        for seat in range(public.rules.players)
    ]


def _margin(public: PublicGame) -> Tile | None:
    rules, standings = public.rules, public.standings
    ours = of_sides(rules, totals_of(rules, standings.totals, standings.stocks))
    ranks = ranks_of(rules, ours)
    second = [total for total, rank in zip(ours, ranks, strict=True) if rank == 2]
    if not second:
        return None
    best = ours[ranks.index(1)]
    if isinstance(best, complex) or isinstance(second[0], complex):
        return None
    apart = abs(Fraction(second[0]) - best)
    counters = rules.score_dir is ScoreDir.COUNTERS
    return Tile(score_text(apart), say("sheet-tile-margin", n=apart, counters=counters))


def _moons(public: PublicGame, called: Sequence[Called]) -> Tile | None:
    shooters = [deal.shooter for deal in public.standings.history if deal.shooter is not None]
    if not shooters:
        return None
    by = called[shooters[0]] if len(set(shooters)) == 1 else {"who": "several"}
    return Tile(str(len(shooters)), say("sheet-tile-moons", n=len(shooters), **by))


def _queens(public: PublicGame, called: Sequence[Called]) -> Tile | None:
    counts = _queens_of(public)
    most = max(counts)
    if most < 2 or counts.count(most) > 1:
        return None
    return Tile(str(most), say("sheet-tile-most-queens", **called[counts.index(most)]))


def _dearest(public: PublicGame, called: Sequence[Called]) -> Tile | None:
    """The most that one deal brought someone."""
    rules = public.rules
    brought: list[tuple[Score | Amount, int]] = [
        (gain, seat)
        for deal in public.standings.history
        for seat, gain in enumerate(gains_of(rules, deal))
    ]
    if not brought or any(isinstance(gain, complex) for gain, _ in brought):
        return None
    height = max(score_size(gain) for gain, _ in brought)
    who = {seat for gain, seat in brought if score_size(gain) == height}
    if height <= 0 or len(who) > 1:
        return None
    gain = next(gain for gain, _ in brought if score_size(gain) == height)
    return Tile(score_text(gain), say("sheet-tile-dearest", **called[who.pop()]))


def _lead(public: PublicGame) -> Tile:
    changes = lead_changes(public)
    return Tile(str(changes), say("sheet-tile-lead", n=changes))


def lead_changes(public: PublicGame) -> int:
    """How often someone else led alone after a deal than had led alone before."""
    rules, leader, changes = public.rules, None, 0
    for deal in public.standings.history:
        first = _first_alone(rules, decisive_of(rules, deal))
        if first is None:
            continue
        changes += leader is not None and first != leader
        leader = first
    return changes


def _first_alone(rules: Rules, ours: Sequence[Score | Amount]) -> int | None:
    """The first seat of the only player or side in the lead; None when several are."""
    ranks = ranks_of(rules, ours)
    sides = fixed_sides(rules) or tuple(range(rules.players))
    ahead = {side for side, rank in zip(sides, ranks, strict=True) if rank == 1}
    return ranks.index(1) if len(ahead) == 1 else None
