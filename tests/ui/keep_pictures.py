"""Keeps the present pictures as those to compare with: python -m tests.ui.keep_pictures [--coach].

Look at what changed (`git diff` names the files) before committing it. With --coach what the coach
says in pictures is worked out again, which takes some minutes.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from hearts_gui.ai.coach.decisions import coach_seed
from hearts_gui.ai.coach.grades import COACH, Advice, Grade, to_plain
from hearts_gui.ai.coach.grades import moments as moments_of
from hearts_gui.ai.coach.grading import advise, explain, grade
from hearts_gui.ai.coach.par import PAR
from hearts_gui.config.paths import asset
from hearts_gui.devtools import moments, shots
from hearts_gui.engine.play.events import DealStarted
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.reference_players import opponents_of, par_of
from tests.kits.card_sheets import CARD_SHEETS, card_sheet
from tests.kits.scene_pictures import SCENES, scene_picture
from tests.ui.pictures import KEPT, Pixels, fault, pixels_of, surface_of


def keep(name: str, picture: Pixels) -> None:
    """Write a picture unless the kept one is alike."""
    path = KEPT / f"{name}.png"
    if path.is_file():
        before = fault(picture, pixels_of(pygame.image.load(path)))
        if before is None:
            return
        print(f"{name}: {before}")
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface_of(picture), path)


def told() -> Iterator[Advice | Grade]:
    """The coach's words in pictures: a hint, grades of the last deals, and at the worst moment of
    one deal also what the coach says of the other players."""
    hinted = moments.demo_session(Rules(), shots.HINTED)
    moments.play_until(hinted, shots.MOMENTS["hint"].stop)
    yield advise(hinted.view(0), shots.TOLD)
    for scene, seed in (("review", shots.TOLD), *(("game-end", seed) for seed in shots.ENDS)):
        session = moments.demo_session(Rules(), seed)
        decide = moments.Careless() if seed == shots.TOLD else None
        moments.play_until(session, shots.MOMENTS[scene].stop, decide)
        record = session.record(len(session.view(0).public.standings.history))
        assert record is not None
        grades = [grade(decision, shots.TOLD) for _, decision in record.decisions(0)]
        yield from grades
        if seed == shots.TOLD:
            trick, *_ = (found.trick for found in moments_of(grades))
            for seat in (1, 2, 3):
                asked = (decision for _, decision in record.decisions(seat))
                yield from (explain(each, shots.TOLD) for each in asked if each.trick == trick)


def pars() -> Iterator[dict[str, Any]]:
    """What others take with the same cards in the deals of the game that the coach reviews."""
    session = moments.demo_session(Rules(), shots.TOLD)
    moments.play_until(session, shots.MOMENTS["deal-luck"].stop, moments.Careless())
    for deal in session.view(0).public.standings.history:
        record = session.record(deal.number)
        assert record is not None
        dealt = next(event for event in record.events if isinstance(event, DealStarted))
        seed = f"{coach_seed(shots.TOLD)}/{deal.number}"
        company = opponents_of(session.seats, 0)
        par = par_of(record.rules, record.before, dealt, 0, seed, company)
        yield {"version": PAR, "deal": deal.number, "seat": 0, "par": asdict(par)}


def main() -> None:
    """Command line entry."""
    if "--coach" in sys.argv[1:]:
        lines = [json.dumps({**to_plain(found), "coach": COACH}) for found in told()]
        lines += map(json.dumps, pars())
        asset("practice", "pictured.jsonl").write_text("\n".join(lines) + "\n", encoding="ascii")
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    for sheet in CARD_SHEETS:
        keep(f"cards/{sheet.name}", card_sheet(sheet))
    for name in SCENES:
        for theme in shots.THEMES:
            keep(f"scenes/{theme}/{name}", scene_picture(name, theme))


if __name__ == "__main__":
    main()
