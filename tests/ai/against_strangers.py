"""Matches of levels against opponents unknown to them, in the same deals and seats.

    python -m tests.ai.against_strangers grandmaster expert --deals 20
    python -m tests.ai.against_strangers grandmaster --company reference --before old.json

Each seat of the company is one of `strangers.KINDS` or a level, drawn by the seed, the deal and the
seating, so every player meets the same ones. The outcome is JSON: for each format and player by how
many points a seat it did better than its company, and how many less the players after the first one
did in the same deals. Errors are standard errors over the deals. `--before` takes the outcome of an
earlier version with the same options, and compares the first player with it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

from hearts_gui.ai.players.external import ExternalBot
from hearts_gui.ai.players.levels import make_player
from hearts_gui.ai.players.program import Program
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless.match import (
    FORMATS,
    DealResult,
    mean_and_error,
    seatings,
    spread,
    table_result,
)
from hearts_gui.headless.simulate import game_seed, rules_of_deal
from tests.ai.strangers import KINDS, answers


class InProcess(Program):
    """A program that runs in this process."""

    def __init__(self, kind: str) -> None:
        self._lines: list[bytes] = []
        self._answers = iter(answers(kind, self._read()))

    def _read(self) -> Iterator[str]:
        while True:
            yield self._lines.pop(0).decode()

    def tell(self, line: bytes) -> None:
        self._lines.append(line)

    def answer(self, _: float) -> bytes:
        return next(self._answers).encode()

    def end(self) -> None:
        pass


@dataclass(frozen=True)
class Meeting:
    """The match to play: `company` are those who may sit in the other seats."""

    rules: str
    format: str
    company: tuple[str, ...]
    seed: str

    def deal(self, player: str, number: int) -> DealResult:
        """Return the points of one deal for a player and its company in all seatings."""
        rules = rules_of_deal(preset(self.rules), number - 1)
        seed = game_seed(f"strangers/{self.seed}", number)
        points = []
        for number_of_seating, seating in enumerate(seatings(rules, self.format)):
            drawn = random.Random(f"{seed}/{self.format}/{number_of_seating}")
            company = drawn.choices(self.company, k=rules.players)
            names = [player if own else other for own, other in zip(seating, company, strict=True)]
            bots = [seated(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
            points.append(table_result(rules, bots, seed, seating))
        return reduce(DealResult.plus, points)


def seated(name: str, seed: str) -> Strategy:
    """A stranger, or a level."""
    return ExternalBot(name, seed, InProcess) if name in KINDS else make_player(name, seed)


def outcome(meeting: Meeting, players: Sequence[str], deals: int) -> dict[str, Any]:
    """Return the players' points in these deals, and how far the first is ahead of each other."""
    data: dict[str, Any] = {}
    for player in players:
        results = [meeting.deal(player, number) for number in range(1, deals + 1)]
        total, (mean, error) = reduce(DealResult.plus, results), spread(results)
        assert total.a.faults == total.b.faults == 0
        by_deal = [round(result.difference, 4) for result in results]
        data[player] = {
            "difference": round(mean, 3),
            "error": round(error, 3),
            "points": round(total.a.points / total.a.seats, 3),
            "moons": total.a.moons,
            "conceded": total.b.moons,
            "by_deal": by_deal,
        }
        if player != players[0]:
            data[player]["behind"] = gain(data[players[0]]["by_deal"], by_deal)
    return data


def gain(one: Sequence[float], other: Sequence[float]) -> dict[str, float]:
    """By how much the first did better in the same deals."""
    mean, error = mean_and_error([a - b for a, b in zip(one, other, strict=True)])
    return {"points": round(mean, 3), "error": round(error, 3)}


def report(wanted: argparse.Namespace) -> dict[str, Any]:
    """The whole outcome; each format as soon as it is known, for all who measure long."""
    company = tuple(wanted.company.split(","))
    data: dict[str, Any] = {
        "rules": wanted.rules,
        "company": list(company),
        "seed": wanted.seed,
        "deals": wanted.deals,
    }
    earlier = json.loads(wanted.before.read_text()) if wanted.before else None
    if earlier and any(earlier[key] != data[key] for key in data):
        sys.exit(f"{wanted.before} holds other deals: give the same options.")
    for form in wanted.formats.split(","):
        meeting = Meeting(wanted.rules, form, company, wanted.seed)
        data[form] = outcome(meeting, wanted.players, wanted.deals)
        first = data[form][wanted.players[0]]
        if earlier:
            old = next(iter(earlier[form].values()))
            first["ahead_of_before"] = gain(first["by_deal"], old["by_deal"])
        print(f"{form}: {first['difference']} ± {first['error']}", file=sys.stderr, flush=True)
    return data


def options() -> argparse.ArgumentParser:
    """Return a parser of the arguments."""
    parser = argparse.ArgumentParser(description="Levels against players that they do not know.")
    parser.add_argument("players", nargs="+", help="levels, the one of interest first")
    parser.add_argument("--company", default=",".join(KINDS), help="strangers and levels")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--formats", default=",".join(FORMATS))
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--seed", default="pool")
    parser.add_argument("--before", type=Path, help="the outcome of an earlier version")
    return parser


if __name__ == "__main__":
    print(json.dumps(report(options().parse_args()), indent=1))
