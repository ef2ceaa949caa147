"""The points of a deal, those of reference players, and the shares of luck and play, without
drawing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hearts_gui.ai.coach.par import REFERENCES, Par
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.score.endings import by_distance, gain
from hearts_gui.session.game.par_client import FindRecord, ParClient
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text, half_points

TENTHS = 10
LEAST_DEALS = 2
SLIGHT = 2.5
"""Up to this many points, cards are slightly good or bad, and a deal is an even one."""


@dataclass(frozen=True, slots=True)
class DealLuck:
    """The known facts of a deal: `points` as on the sheet, and `par` once known.

    With `high` more points are better. Parts are in tenths, so that the printed numbers add up:
    usual + luck + play = points.
    """

    points: float
    par: Par | None
    waiting: bool = False
    practice: bool = False
    high: bool = False
    so_far: tuple[int, int, int] = (0, 0, 0)
    """Over all deals that are known: what luck saved, what play saved, in tenths; how many."""
    distance: bool = False
    """Whether the points are how far the deal took the total from zero."""

    @property
    def parts(self) -> tuple[int, int, int, int]:
        """Usual, what the deal saved, what the play saved, the points; in tenths of points."""
        return self._parts(TENTHS)

    @property
    def halves(self) -> tuple[int, int, int, int]:
        """Luck and play in half points, so that the sentences add up as well."""
        return self._parts(2)

    def _parts(self, scale: int) -> tuple[int, int, int, int]:
        assert self.par is not None
        usual, field = round(self.par.usual * scale), round(self.par.field * scale)
        points = round(self.points * scale)
        luck, play = usual - field, field - points
        return (usual, -luck, -play, points) if self.high else (usual, luck, play, points)


def luck_sentences(deal_luck: DealLuck) -> tuple[str, ...]:
    """Luck and play in words, to half a point; or why nothing is known."""
    if deal_luck.practice:
        return (say("luck-practice"),)
    if deal_luck.waiting:
        return (say("luck-waiting"),)
    if deal_luck.par is None:
        return (say("luck-failed"),)
    _, luck, play, _ = deal_luck.halves
    return (
        say("luck-deal", way=way(luck), much=abs(luck) > 2 * SLIGHT, **half_points(luck / 2)),
        say("luck-play", way=way(play), **half_points(play / 2)),
    )


def headline(deal_luck: DealLuck) -> tuple[str, str]:
    """The points of the deal, and what they are."""
    if deal_luck.distance:
        return signed_text(deal_luck.points), say("luck-distance")
    return figure(round(deal_luck.points)), say("luck-points", n=round(deal_luck.points))


def verdict(deal_luck: DealLuck) -> str:
    """The deal in a few words; empty while that is not known."""
    if deal_luck.par is None or deal_luck.practice or deal_luck.waiting:
        return ""
    _, luck, play, _ = deal_luck.halves
    total = luck + play
    return say("luck-verdict", way=way(total) if abs(total) > 2 * SLIGHT else "even")


def _so_far(deal_luck: DealLuck) -> tuple[str, ...]:
    """The sums over the game, from two deals on."""
    luck, play, deals = deal_luck.so_far
    if deals < LEAST_DEALS:
        return ()
    parts = (
        say("luck-sum-deal", points=decimal_text(abs(luck) / TENTHS), way=way(luck)),
        say("luck-sum-play", points=decimal_text(abs(play) / TENTHS), way=way(play)),
    )
    return (say("luck-so-far", n=deals, parts=parts),)


def signed_text(points: float) -> str:
    """A number with one decimal and its sign."""
    return f"{'+' if points > 0 else ''}{decimal_text(points)}"


def way(saved: int) -> str:
    """The direction in which a part counted."""
    return "even" if not saved else "helped" if saved > 0 else "cost"


def others_text(deal_luck: DealLuck, names: Sequence[str] = (), took: Sequence[object] = ()) -> str:
    """The points of each of the others with the same cards, best first, and how it is counted.

    With `names` and `took`, also what the same six took in every seat.
    """
    if deal_luck.par is None:
        return ""
    pairs = zip(deal_luck.par.points, REFERENCES, strict=True)
    rows = sorted(pairs, key=lambda row: row[0], reverse=deal_luck.high)
    text = signed_text if deal_luck.distance else lambda points: figure(round(points))
    lines = [
        say("luck-other", name=say(f"level-{level}"), points=text(points)) for points, level in rows
    ]
    own = say("luck-mine", points=text(deal_luck.points))
    company = say("luck-company", names=tuple(say(f"level-{key}") for key in deal_luck.par.levels))
    more = (*_table_text(deal_luck.par, names, took), *_so_far(deal_luck), company, say("luck-how"))
    return "\n".join((*lines, own, "", *more))


def _table_text(par: Par, names: Sequence[str], took: Sequence[object]) -> tuple[str, ...]:
    """For every seat, what the six and the player at the table took with its cards."""
    if not len(par.seats) == len(names) == len(took):
        return ()
    lines = [
        say("luck-seat", name=name, took=points, field=decimal_text(field))
        for name, points, field in zip(names, took, par.seats, strict=True)
        if isinstance(points, int)
    ]  # fmt: skip
    return (say("luck-table"), *lines, "") if len(lines) == len(names) else ()


def deal_lucks(
    public: PublicGame, pars: ParClient, seat: int, record: FindRecord | None
) -> tuple[DealLuck, ...]:
    """The luck of every deal for a seat.

    `record` finds a deal whose par is not known yet; None in a practice game, which has none.
    """
    rules, lucks = public.rules, list[DealLuck]()
    for deal in public.standings.history:
        if record is not None:
            pars.want(deal.number, seat, record)
        par = pars.par(deal.number, seat)
        lucks.append(
            DealLuck(
                gain(rules, deal, seat), par, pars.waits(deal.number, seat),
                record is None and par is None, high=rules.score_dir is ScoreDir.HIGH,
                distance=by_distance(rules, deal.points[seat]),
            )
        )  # fmt: skip
    parts = [luck.parts for luck in lucks if luck.par is not None and not luck.practice]
    sums = (sum(part[1] for part in parts), sum(part[2] for part in parts), len(parts))
    return tuple(replace(luck, so_far=sums) for luck in lucks)
