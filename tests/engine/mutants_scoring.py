"""Deliberate bugs of counting, endings and settlements."""

from __future__ import annotations

from typing import Any

from hearts_gui.engine.rules.choices import (
    BonusFloor,
    End,
    KittyDiscard,
    MoonGuard,
    MoonNeeds,
    ScoreDir,
    Sun,
    Tie,
    Values,
)
from hearts_gui.engine.score import moons
from tests.engine.mutating import Bug, Mistaken, Mutant, Rewritten, having


def on_facts(**changes: Any) -> Bug:
    """A count that believes these facts of the deal."""
    return lambda sound, facts, *args: sound(having(facts, **changes), *args)


def _one_short(sound: Any, rules: Any, facts: Any, *args: Any, **kwargs: Any) -> Any:
    for card in sorted(facts.needed):
        fewer = having(facts, needed=facts.needed - {card})
        shot = sound(rules, fewer, *args, **kwargs)
        if shot is not None:
            return shot
    return None


def _next_is_spared(sound: Any, rules: Any, shot: Any, effect: str, **kwargs: Any) -> Any:
    change = sound(rules, shot, effect, **kwargs)
    return {seat: points for seat, points in change.items() if seat != shot.others[0]}


def _adds(sound: Any, rules: Any, shot: Any, effect: str, *, amount: Any, **kwargs: Any) -> Any:
    sign = -1 if effect == moons.SUBTRACT else 1
    return sound(rules, shot, effect, amount=sign * amount, **kwargs)


def _guards_always(sound: Any, count: Any, score: Any) -> bool:
    guard = count.rules.moon_guard is MoonGuard.AUTO_SUBTRACT
    return guard and score.moon_effect == moons.ADD


def _sun_once(sound: Any, rules: Any, shot: Any, passed_to: Any) -> Any:
    if rules.sun is Sun.PUNISH:
        return sound(rules, shot, passed_to)
    return dict.fromkeys(shot.others, 1)


def _kitty_of_nobody(sound: Any, game: Any, deal: Any, taken: Any) -> None:
    if deal.buried_count:
        sound(game, deal, taken)


def taken_on_a_deal(**changes: Any) -> Bug:
    """A summary whose captured cards are those of a deal with these facts."""
    return lambda sound, game: having(
        sound(game),
        taken=sound(
            having(game, public=having(game.public, deal=having(game.public.deal, **changes)))
        ).taken,
    )


SCORING = (
    Mutant("the charge of AH changes nothing", "card_points", on_facts(hearts_charged=False)),
    Mutant(
        "charged cards count once",
        "card_points",
        on_facts(hearts_charged=False, charged=frozenset()),
    ),
    Mutant(
        "the queen of hearts does not double",
        "_royal_lines",
        Rewritten("2 ** len(doublers)", "1"),
    ),
    Mutant(
        "the queen of clubs cancels nothing",
        "_royal_lines",
        Rewritten("evil_queens, 0)", "evil_queens, 1)"),
    ),
    Mutant(
        "a charged ten of clubs only doubles",
        "_ten_of_clubs_lines",
        on_facts(charged=frozenset()),
    ),
    Mutant(
        "the ten of clubs is real in Complex Hearts",
        "_ten_of_clubs_lines",
        Mistaken("values", Values.TURBO, only=Values.COMPLEX),
    ),
    Mutant(
        "a lonely ten of clubs is worth nothing", "_lonely_lines", lambda sound, facts, worth: []
    ),
    Mutant(
        "void cards are needed for a moon",
        "needed_cards",
        lambda sound, rules, summary: sound(rules, having(summary, voided=())),
    ),
    Mutant(
        "the bonus card is not needed for the moon",
        "needed_cards",
        Mistaken("moon_needs", MoonNeeds.ALL_PENALTIES, only=MoonNeeds.WITH_BONUS),
    ),
    Mutant("nobody ever shoots", "find_shot", lambda sound, *args: None),
    Mutant("all but one card make a moon", "find_shot", _one_short),
    Mutant("a moon spares the next seat", "moon_points", _next_is_spared),
    Mutant("subtracting adds", "moon_points", _adds),
    Mutant("the sun counts once", "_factors", _sun_once),
    Mutant(
        "every moon is a sun",
        "_all_tricks",
        lambda sound, rules, summary, members: rules.sun is not Sun.OFF,
    ),
    Mutant("the guard never subtracts", "_guarded", lambda sound, count, score: False),
    Mutant("the guard always subtracts", "_guarded", _guards_always),
    Mutant(
        "no trick is a bonus even when someone shoots",
        "_trick_lines",
        Mistaken("no_trick_on_moon", True),
    ),
    Mutant("no trick is no bonus", "_trick_lines", Mistaken("no_trick_bonus", 0)),
    Mutant("a floor lifts nothing", "_floor_lines", lambda sound, *args: []),
    Mutant(
        "the floor looks at the deal instead of the total",
        "_floor_lines",
        Mistaken("bonus_floor", BonusFloor.HAND, only=BonusFloor.TOTAL),
    ),
    Mutant(
        "laid-aside cards go to players who have none",
        "_with_laid_aside",
        Rewritten("[seat for seat in order if sums[seat]] or list(order)", "list(order)"),
    ),
    Mutant("wraps do not happen", "adjusted", Mistaken("wrap_at", ())),
    Mutant(
        "resets happen without a change",
        "adjusted",
        lambda sound, rules, total, *, changed: sound(rules, total, changed=True),
    ),
    Mutant(
        "the game ends when the score is exceeded only",
        "has_passed",
        Mistaken("end", End.EXCEED),
    ),
    Mutant("the game ends when the score is reached", "has_passed", Mistaken("end", End.REACH)),
    Mutant(
        "the highest score wins",
        "measure",
        Mistaken("score_dir", ScoreDir.HIGH, only=ScoreDir.LOW),
    ),
    Mutant("ties are always shared", "_game_end", Mistaken("tie", Tie.SHARED)),
    Mutant("one deal too few wins by staying", "_stay", Mistaken("count_arrival", True)),
    Mutant(
        "the pool is shared with everyone",
        "_share",
        lambda sound, gains, payments, pool, clear: sound(
            gains, payments, pool, clear and list(range(len(gains)))
        ),
    ),
    Mutant(
        "a Jack can be shared",
        "_sweepstake",
        lambda sound, *args, jack: sound(*args, jack=False),
    ),
    Mutant(
        "Howell pays too little",
        "deal_payments",
        Rewritten("- count - (rules.players - 1) * count", "- count - count"),
    ),
    Mutant(
        "buried cards count for nobody",
        "_add_kitty",
        Mistaken("kitty_discard", KittyDiscard.OUT_OF_PLAY),
    ),
    Mutant("the kitty counts for nobody", "_add_kitty", _kitty_of_nobody),
    Mutant("a stuck card counts for the taker", "summarise", taken_on_a_deal(stuck_plays=())),
    Mutant("a claim takes nothing", "summarise", taken_on_a_deal(rest=())),
)
