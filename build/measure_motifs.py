"""Decisions of whole deals, with what every card loses: what the trainer is measured on.

    python build/measure_motifs.py [--level club] [--first N] [--deals N] --out FILE

Plays deals among four of a level and tries every card of every real choice in a few sample deals.
Each line is `position|best|played|cards`, where `cards` are `letter loss`. The file grows from
where it was; `tests/session/planted_habits.py` reads it. With --deals 0 what it holds is counted:
how often each motif is missed, in all and on each occasion, for assets/practice. The passes in
there were measured in other ways and stay. With --moons only decisions are tried that may be about
a moon, and only their motifs are counted: a mistake is about a moon where its reason names it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more of them only wait for one another
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hearts_gui.ai.coach.judging import measured  # noqa: E402
from hearts_gui.ai.coach.reasons import compared  # noqa: E402
from hearts_gui.ai.effort import Effort  # noqa: E402
from hearts_gui.ai.players.levels import make_player  # noqa: E402
from hearts_gui.ai.search.searcher import Searcher  # noqa: E402
from hearts_gui.engine.message import Message  # noqa: E402
from hearts_gui.engine.play.actions import PlayCard  # noqa: E402
from hearts_gui.engine.play.events import CardPlayed, Event  # noqa: E402
from hearts_gui.engine.play.game import apply, new_game, view_of  # noqa: E402
from hearts_gui.engine.play.legal import legal_plays  # noqa: E402
from hearts_gui.engine.play.view import PlayerView  # noqa: E402
from hearts_gui.engine.rules.presets import preset  # noqa: E402
from hearts_gui.headless.simulate import one_deal, play  # noqa: E402
from hearts_gui.session.past.motif import MOONS, Cell, Motif, Occasion, told  # noqa: E402
from hearts_gui.session.past.motif_table import cells_met, motifs_met  # noqa: E402
from hearts_gui.session.practice.puzzle import view_at  # noqa: E402
from hearts_gui.session.practice.whole_deal import (  # noqa: E402
    cards_of_letters,
    letters_of,
    position_text,
)

EFFORT = Effort(160, 160, thorough=True)
WORSE, REASONED = 0.25, 400
PLACES = ROOT / "assets" / "practice" / "club.txt"


def decision_lines(level: str, number: int, *, moons: bool) -> Iterator[str]:
    """The lines of one deal, of all its decisions or of those that may be about a moon."""
    rules, seed = preset("standard", 4), f"pool/{level}/{number}"
    bots = [make_player(level, f"{seed}/{seat}") for seat in range(4)]
    events: tuple[Event, ...] = tuple(play(rules, bots, seed, most_deals=1, until=one_deal).events)
    game = new_game(rules, "")
    for index, event in enumerate(events):
        if isinstance(event, CardPlayed):
            view = view_of(game, event.seat)
            asked = not moons or _of_moons(view)
            result = _weighed(view, f"{seed}/{index}") if asked else None
            if result:
                text = position_text("standard/4", events[:index])
                yield f"{text}|{result[0]}|{letters_of([event.card])}|{result[1]}"
        game = apply(game, event)


def _of_moons(view: PlayerView) -> bool:
    """Whether some card may be better than another one for a moon."""
    plays = [PlayCard(view.seat, card) for card in legal_plays(view.rules, view.deal, view.own)]
    return any(not set(MOONS).isdisjoint(motifs_met(view, play, plays)) for play in plays)


def _weighed(view: PlayerView, seed: str) -> tuple[str, str] | None:
    """The best card, and what each loses; None where there is no choice."""
    if len(legal_plays(view.rules, view.deal, view.own)) < 2:
        return None
    evaluation = Searcher(seed, EFFORT).evaluate(view)
    values = {
        estimate.action.card: estimate.value for estimate in evaluation.estimates
        if estimate.worlds and isinstance(estimate.action, PlayCard)
    }  # fmt: skip
    best = evaluation.action
    if not isinstance(best, PlayCard) or best.card not in values or len(values) < 2:
        return None
    top = values[best.card]
    cells = (f"{letters_of([card])}{top - value:.2f}" for card, value in values.items())
    return letters_of([best.card]), ",".join(cells)


def write_places(pool: Path, *, moons: bool) -> None:
    """Count by motif and occasion how often a card that loses something was played."""
    met: Counter[Cell] = Counter()
    missed: Counter[Cell] = Counter()
    for line in pool.read_text(encoding="ascii").splitlines():
        position, best, played, answers = line.split("|")
        view = view_at(position)
        worse = [answer[0] for answer in answers.split(",")
                 if float(answer[1:]) >= WORSE and answer[0] != best]  # fmt: skip
        better, *others = (
            PlayCard(view.seat, cards_of_letters(card)[0]) for card in (best, *worse)
        )
        cells = cells_met(view, better, others)
        wrong = [given for given, card in zip(others, worse, strict=True) if card == played]
        for given in wrong:
            kept = told(Motif, _reason(view, better, given, position))
            cells = {cell for cell in cells if cell[0] in kept}
            missed.update(cell for cell in cells_met(view, better, wrong) if cell[0] in kept)
        met.update(cells)
    stay = [line for line in PLACES.read_text(encoding="ascii").splitlines(keepends=True)
            if (motif := Motif(line.split(" ")[0])).of_pass
            or (moons and motif not in MOONS)]  # fmt: skip
    lines = (f"{motif} {occasion or 'all'} {missed[motif, occasion]} {met[motif, occasion]}\n"
             for motif, occasion in product(Motif, (None, *Occasion))
             if met[motif, occasion] and not (moons and motif not in MOONS))  # fmt: skip
    PLACES.write_text("".join((*lines, *stay)), encoding="ascii")


def _reason(view: PlayerView, better: PlayCard, played: PlayCard, seed: str) -> Message | None:
    """The coach's reason for a mistake."""
    difference = measured(view, (better, played), seed, REASONED)
    return None if difference is None else compared(view, difference, better, played)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Measure decisions for the trainer.")
    parser.add_argument("--level", default="club")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--moons", action="store_true", help="decisions about a moon alone")
    options = parser.parse_args()
    with options.out.open("a", encoding="ascii") as stream:
        for number in range(options.first, options.first + options.deals):
            for line in decision_lines(options.level, number, moons=options.moons):
                stream.write(line + "\n")
            stream.flush()
    if not options.deals:
        write_places(options.out, moons=options.moons)


if __name__ == "__main__":
    main()
