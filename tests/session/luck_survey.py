"""Luck and play add up to the result in every deal of whole games, holds included.

    python -m tests.session.luck_survey [--games N]

Games of twelve rule sets in turn; the person's luck is what is usual less what the references took,
play is what they took less the person's points, and both must give what the person was better than
usual. Two quick references sit in for the six.
"""

from __future__ import annotations

import argparse
from collections import Counter
from unittest import mock

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.play.events import DealScored, DealStarted
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.headless.simulate import play
from hearts_gui.session.game.reference_players import par_of

RULES = (
    "standard", "omnibus", "black_maria", "spot", "hay", "hooligan", "jack_of_diamonds", "graded",
    "arnold", "shoot_sun", "turbo", "gong_zhu",
)  # fmt: skip
REFERENCES = ("learner", "club")
MOST_DEALS = 40


def survey(number: int) -> Counter[str]:
    """Return the results of the deals of one game."""
    rules, seed = preset(RULES[number % len(RULES)]), f"luck/{number}"
    bots = [make_bot("club", f"{seed}/{seat}") for seat in range(rules.players)]
    events = play(rules, bots, seed, most_deals=MOST_DEALS).events
    company, counts = ("club",) * (rules.players - 1), Counter[str]()
    for index, dealt in enumerate(events):
        if not isinstance(dealt, DealStarted):
            continue
        later = [
            event for event in events[index + 1 :] if isinstance(event, (DealStarted, DealScored))
        ]
        if not later or isinstance(later[0], DealStarted):
            counts["void"] += 1
            continue
        scored = later[0]
        try:
            par = par_of(rules, events[:index], dealt, 0, seed, company)
        except Exception as fault:
            counts[f"unknown: {fault!r}"] += 1
            continue
        points = float(scored.score.points[0].real)
        luck, mine = par.usual - par.field, par.field - points
        adds = abs(luck + mine - (par.usual - points)) < 1e-9
        kind = "hold" if dealt.token is PassToken.HOLD else "other"
        counts[f"{kind}, {'adds up' if adds else 'wrong'}"] += 1
    return counts


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    place = "hearts_gui.session.game.reference_players.REFERENCES"
    with mock.patch(place, REFERENCES):
        counts = sum((survey(number) for number in range(asked.games)), Counter[str]())
    print(f"{asked.games} games, {sum(counts.values())} deals:", dict(counts))


if __name__ == "__main__":
    main()
