"""Par: what others take with the same cards, in the same seat, against the same opponents."""

from dataclasses import dataclass
from typing import Any

from hearts_gui.ai.players.levels import bot_name
from hearts_gui.config.reading import number, text, whole
from hearts_gui.engine.sums import add_up

PAR = "par 6"
"""The version of pars: raised whenever a deal may get another par."""

REFERENCES = ("learner", "learner", "club", "club", "strong", "strong")
"""The levels of those who play the seat, in the order of their points."""
_MOST_DEALS, _MOST_SEATS, _MOST_POINTS = 1 << 20, 16, 100_000.0


@dataclass(frozen=True, slots=True)
class Par:
    """The points of reference players in one seat of a deal, and the usual points in its seats."""

    deal: int
    seat: int
    points: tuple[float, ...]
    usual: float
    seats: tuple[float, ...] = ()
    """The references' average points in every seat."""
    company: tuple[str, ...] = ()
    """The players of the other seats, from the left of the references: levels with characters."""

    @property
    def field(self) -> float:
        """The average of their points."""
        return add_up(self.points) / len(self.points)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the company, each once."""
        return tuple(dict.fromkeys(bot_name(name).level for name in self.company))

    def better_than(self, points: float, *, high: bool) -> int:
        """The number of them that these points beat; equal ones do not count."""
        return sum(points > result if high else points < result for result in self.points)


def par_from_plain(data: Any) -> Par:
    """The par whose fields are this JSON data. Raises ValueError, KeyError or TypeError."""
    points = tuple(_points(value) for value in data["points"])
    if len(points) != len(REFERENCES):
        raise ValueError("every reference has points")
    seats = tuple(_points(value) for value in data["seats"])
    company = tuple(text(name) for name in data["company"])
    deal, seat = whole(data["deal"], 1, _MOST_DEALS), whole(data["seat"], 0, _MOST_SEATS)
    return Par(deal, seat, points, _points(data["usual"]), seats, company)


def _points(plain: Any) -> float:
    return number(plain, -_MOST_POINTS, _MOST_POINTS)
