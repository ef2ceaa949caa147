"""The sums of the history as a file beside it, so that not every deal is read whenever it is asked.

It is only a copy of what the history says: it counts while the bytes of which it was made are the
same and nothing is damaged, and is made again otherwise.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Mapping
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Any, Final

from hearts_gui import __version__
from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.coach.par import PAR
from hearts_gui.config.reading import UNREADABLE, parse_json, read_small, replace_whole
from hearts_gui.session.past.aggregates import (
    CardSums,
    GameSums,
    LossSums,
    Place,
    PointSums,
    SavedSums,
    Tallies,
    Tally,
)
from hearts_gui.session.past.means import Moments
from hearts_gui.session.past.rating import Rating
from hearts_gui.session.past.rows import ReadRow, Row, row_from_plain, row_to_plain

FILE: Final = "history.sums"
_STAMP: Final = f"4/{__version__}/{COACH}/{PAR}/{sys.byteorder}"
"""Sums made by another version are not those that this one would make."""
_MOST_BYTES: Final = 1 << 26


@dataclass(slots=True)
class Kept:
    """The sums of the first `size` bytes of the history."""

    size: int = 0
    settled: Tallies = field(default_factory=Tallies)
    """The sums of all games but the latest."""
    last: Place = (0.0, "")
    """The place of the latest game of those."""
    names: set[str] = field(default_factory=set)
    reads: dict[str, ReadRow] = field(default_factory=dict)
    recent: list[Row] = field(default_factory=list)
    """The rows of the latest games, of which more may come to be known."""


def read_kept(path: Path, history: bytes) -> Kept | None:
    """The sums in a file, if they are those of the beginning of this history."""
    try:
        raw = read_small(path, ours=False, most=_MOST_BYTES) or b""
        head, _, body = raw.partition(b"\n")
        if head.decode("ascii") != _digest(body):
            return None
        data = parse_json(body)
        size = data["size"]
        if data["stamp"] != _STAMP or data["history"] != _digest(history[:size]):
            return None
        return _kept_from_plain(data)
    except UNREADABLE:
        return None


def write_kept(path: Path, kept: Kept, history: bytes) -> None:
    """Keep the sums; a disk that refuses costs the time to make them again."""
    data = {
        "stamp": _STAMP, "history": _digest(history[: kept.size]), **_kept_to_plain(kept),
    }  # fmt: skip
    body = json.dumps(data, separators=(",", ":")).encode()
    replace_whole(path, f"{_digest(body)}\n".encode() + body)


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _kept_to_plain(kept: Kept) -> dict[str, Any]:
    return {
        "size": kept.size,
        "last": list(kept.last),
        "names": sorted(kept.names),
        "reads": [list(row) for row in kept.reads.values()],
        "recent": [row_to_plain(row) for row in kept.recent],
        "times": list(kept.settled.times.items()),
        "tables": [
            [*table, _tally_to_plain(tally)] for table, tally in kept.settled.by_table.items()
        ],
    }


def _kept_from_plain(data: Mapping[str, Any]) -> Kept:
    settled = Tallies(
        {(rules, against): _tally_from_plain(tally) for rules, against, tally in data["tables"]},
        Counter(dict(data["times"])),
    )
    when, game = data["last"]
    return Kept(
        data["size"],
        settled,
        (when, game),
        set(data["names"]),
        {row[0]: ReadRow(*row) for row in data["reads"]},
        [row_from_plain(row) for row in data["recent"]],
    )


def _tally_to_plain(tally: Tally) -> dict[str, Any]:
    games, points, losses, cards, saved = (
        tally.games, tally.points, tally.losses, tally.cards, tally.saved,
    )  # fmt: skip
    return {
        "games": [
            games.games, games.players, list(games.places.items()), astuple(games.rating),
            _text(games.values.tobytes()), _text(games.halves.tobytes()),
        ],
        "points": [
            list(points.counts.items()), points.even, list(points.queens.items()), points.latest,
        ],
        "losses": [
            losses.deals, losses.unit,
            [[letter, astuple(sums), list(losses.losses[letter].items())]
             for letter, sums in losses.by_letter.items()],
        ],
        "cards": [list(cards.queen.items()), list(cards.facts.items())],
        "saved": [
            _text(saved.luck.tobytes()), _text(saved.play.tobytes()), _text(bytes(saved.cards)),
            _text(bytes(saved.passes)), _text(saved.numbers.tobytes()), saved.games,
            _text(saved.starts.tobytes()),
        ],
    }  # fmt: skip


def _tally_from_plain(data: Mapping[str, Any]) -> Tally:
    games, players, places, rating, values, halves = data["games"]
    counts, even, queens, latest = data["points"]
    deals, unit, by_letter = data["losses"]
    queen, facts = data["cards"]
    luck, play, cards, passes, numbers, names, starts = data["saved"]
    return Tally(
        GameSums(
            games, players, Counter(dict(places)), _rating(*rating),
            array("d", b64decode(values)), array("d", b64decode(halves)),
        ),
        PointSums(
            Counter(dict(counts)), Counter(dict(queens)),
            [(game, deal, points) for game, deal, points in latest], even,
        ),
        LossSums(
            deals, unit, {letter: Moments(*sums) for letter, sums, _ in by_letter},
            {letter: Counter(dict(counts)) for letter, _, counts in by_letter},
        ),
        CardSums(dict(queen), dict(facts)),
        SavedSums(
            array("d", b64decode(luck)), array("d", b64decode(play)),
            bytearray(b64decode(cards)), bytearray(b64decode(passes)),
            array("I", b64decode(numbers)), names, array("I", b64decode(starts)),
        ),
    )  # fmt: skip


def _rating(chances: list[float], games: int, met: list[list[Any]]) -> Rating:
    return Rating(tuple(chances), games, tuple((level, count) for level, count in met))


def _text(data: bytes) -> str:
    return b64encode(data).decode("ascii")
