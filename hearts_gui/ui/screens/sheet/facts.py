"""The facts and texts of the score sheet, from the standings, without drawing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any, TypeAlias

from hearts_gui.engine.cards import QS
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import End, PassToken, ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score, penalty_faces
from hearts_gui.engine.score.endings import fixed_sides, measure, of_sides
from hearts_gui.engine.score.scores import Amount, DealScore, Line, Reason, Standings
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_size, score_text
from hearts_gui.wording.words import SIDES, cards_signs


def line_text(line: Line) -> str:
    """One line of a deal's score: its name, cards and points."""
    return say(
        "sheet-line", kind=line.kind, shown=bool(line.cards), cards=cards_signs(line.cards),
        score=line.points,
    )  # fmt: skip


def deal_lines(deal: DealScore, seat: int, level: str = "") -> tuple[str, ...]:
    """The points of a deal for a seat, its counters, and its level if that changes in the game."""
    lines = [line_text(line) for line in deal.lines[seat]] or [say("sheet-nothing")]
    if deal.counters:
        lines.append(say("sheet-counters", gain=deal.counters[seat], stock=deal.stocks[seat]))
    if seat in deal.adjusted:
        lines.append(say("sheet-jumped", total=deal.totals[seat]))
    if level:
        lines.append(say("sheet-played-as", level=say(f"level-{level}")))
    return tuple(lines)


@dataclass(frozen=True, slots=True)
class Cell:
    """One seat's part of one deal; `share` is its signed size as a share of the largest.

    A zero is `clean` where points are bad.
    """

    text: str
    share: float
    zero: bool
    clean: bool
    queen: bool
    moon: Reason | None
    jumped: bool
    lines: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The number in words, with the moon that it comes from."""
        if self.moon is None:
            return self.text
        return say("sheet-score-moon", moon=self.moon, score=self.text)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal; a deal that is still to come has no cells."""

    number: int
    token: PassToken | None
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A number with its caption."""

    value: str
    caption: str


@dataclass(frozen=True, slots=True)
class RaceLine:
    """The player's distance to the leading opponents, and what the last player has left."""

    first: tuple[int, ...]
    last: int
    arguments: dict[str, Any]
    """The arguments of the message that says it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything on the score sheet. `order` is the seats from left to right.

    `decisive` is what wins and loses: each total, or that of the seat's side. `begins` is where
    everyone's line starts.
    """

    subtitle: str
    brief: str
    """The subtitle, less the words about which score wins."""
    order: tuple[int, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[str, ...]
    decisive: tuple[str, ...]
    notes: tuple[str, ...]
    leading: tuple[bool, ...]
    series: tuple[tuple[float, ...], ...]
    moons: tuple[int, ...]
    end_line: float | None
    begins: float
    tiles: tuple[Tile, ...]
    race: RaceLine | None = None


def seat_order(players: int, me: int) -> tuple[int, ...]:
    """The seats clockwise from the human's left, the human last."""
    return tuple((me + k) % players for k in range(1, players + 1))


def places(rules: Rules, totals: Sequence[Score | Amount]) -> tuple[int, ...]:
    """Each seat's place by its total, equal for ties."""
    sizes = [badness_of(rules, total) for total in totals]
    return tuple(1 + sum(size < own for size in sizes) for own in sizes)


def badness_of(rules: Rules, total: Score | Amount) -> Amount:
    """How bad a total is: smaller is better, whatever these rules count."""
    if rules.score_dir is ScoreDir.COUNTERS or isinstance(total, Fraction):
        assert not isinstance(total, complex), "counters are plain numbers"
        return -total
    return measure(rules, total)


def make_sheet(
    public: PublicGame, me: int, levels: Callable[[int], Sequence[str]] | None = None
) -> Sheet:
    """The sheet of the deals so far; `levels` gives the level of each seat in a deal."""
    rules, standings = public.rules, public.standings
    history = standings.history
    totals = totals_of(rules, standings.totals, standings.stocks)
    gains = [gains_of(rules, deal) for deal in history]
    most = max((abs(score_size(gain)) for row in gains for gain in row), default=0.0)
    queen, high = QS in penalty_faces(rules), rules.score_dir is ScoreDir.HIGH
    decisive = of_sides(rules, totals)
    rank = ranks_of(rules, decisive)
    return Sheet(
        subtitle=_subtitle("sheet-subtitle", public),
        brief=_subtitle("sheet-brief", public),
        order=seat_order(rules.players, me),
        rows=tuple(
            _row(deal, row, levels and levels(deal.number), most=most, queen=queen, high=high)
            for deal, row in zip(history, gains, strict=True)
        ),
        totals=tuple(score_text(total) for total in totals),
        decisive=tuple(score_text(total) for total in decisive),
        notes=tuple(
            _note_text(rules, rank, decisive, seat, finished=public.result is not None)
            for seat in range(rules.players)
        ),
        leading=tuple(place == 1 for place in rank),
        series=tuple(
            (_start(rules), *(score_size(decisive_of(rules, deal)[seat]) for deal in history))
            for seat in range(rules.players)
        ),
        moons=tuple(k + 1 for k, deal in enumerate(history) if deal.shooter is not None),
        end_line=float(end_limit(rules)) if rules.end in (End.REACH, End.EXCEED) else None,
        begins=_start(rules),
        tiles=_tiles(rules, public, decisive, me),
        race=_race(public, me),
    )


def _race(public: PublicGame, me: int) -> RaceLine | None:
    """The line about the race, where totals climb to a limit and every player plays alone."""
    rules, totals = public.rules, public.standings.totals
    climbing = rules.end in (End.REACH, End.EXCEED) and rules.score_dir is ScoreDir.LOW
    if not climbing or fixed_sides(rules) or public.result or not public.standings.history:
        return None
    plain = [total for total in totals if isinstance(total, int)]
    if len(plain) < len(totals):
        return None
    best = min(plain[:me] + plain[me + 1 :])
    first = tuple(seat for seat, total in enumerate(plain) if total == best and seat != me)
    last = max(range(len(plain)), key=lambda seat: plain[seat])
    behind, left = plain[me] - best, end_limit(rules) - plain[last]
    variant = "level" if not behind else "behind" if behind > 0 else "ahead"
    return RaceLine(
        first, last, {"way": variant, "n": abs(behind), "left": left, "mine": last == me}
    )


def coming(public: PublicGame, most: int) -> tuple[SheetRow, ...]:
    """Empty lines for the next deals of a game under way, no more than `most`."""
    rules, played = public.rules, len(public.standings.history)
    if public.result is not None:
        return ()
    left = rules.end_at - played if rules.end is End.DEALS else most
    cycle = rules.pass_cycle
    return tuple(
        SheetRow(number, cycle[(number - 1) % len(cycle)], ())
        for number in range(played + 1, played + 1 + max(0, min(left, most)))
    )


def gains_of(rules: Rules, deal: DealScore) -> tuple[Score | Amount, ...]:
    """What each seat got in a deal: counters where they decide the game, else points."""
    counting = rules.score_dir is ScoreDir.COUNTERS and deal.counters
    return deal.counters if counting else deal.points


def totals_of(
    rules: Rules, totals: Sequence[Score], stocks: Sequence[Amount]
) -> tuple[Score | Amount, ...]:
    """The numbers that decide the game: counters held, or points."""
    return tuple(stocks if rules.score_dir is ScoreDir.COUNTERS and stocks else totals)


def decisive_of(rules: Rules, after: DealScore | Standings) -> tuple[Score | Amount, ...]:
    """The amount that wins or loses for each seat, as it stands now or stood after a deal."""
    return of_sides(rules, totals_of(rules, after.totals, after.stocks))


def ranks_of(rules: Rules, decisive: Sequence[Score | Amount]) -> tuple[int, ...]:
    """Each seat's place, or that of its side among the sides."""
    sides = fixed_sides(rules)
    if not sides:
        return places(rules, decisive)
    ranked = places(rules, [decisive[sides.index(side)] for side in sorted(set(sides))])
    return tuple(ranked[side] for side in sides)


def _note_text(
    rules: Rules, rank: Sequence[int], decisive: Sequence[Score | Amount], seat: int, *,
    finished: bool,
) -> str:  # fmt: skip
    """The note under a total: the place, after the side and its total where there are sides."""
    sides = fixed_sides(rules)
    if not sides:
        return say("sheet-note", **_note(rules, rank, decisive, seat, finished=finished))
    units = [sides.index(side) for side in sorted(set(sides))]
    own = units[sides[seat]]
    places, totals = [rank[unit] for unit in units], [decisive[unit] for unit in units]
    note = _note(rules, places, totals, units.index(own), finished=finished)
    return say("sheet-note-of-side", side=SIDES[sides[seat]], total=decisive[seat], **note)


def end_limit(rules: Rules) -> int:
    """The score that ends the game: it lies on the side to which penalties push."""
    return -rules.end_at if rules.score_dir is ScoreDir.HIGH else rules.end_at


def _start(rules: Rules) -> float:
    """The total with which everyone's line begins."""
    return float(rules.chips) if rules.score_dir is ScoreDir.COUNTERS else 0.0


def _subtitle(key: str, public: PublicGame) -> str:
    """The number of deals played, and how a game under way ends."""
    rules, deals = public.rules, len(public.standings.history)
    if public.result is not None:
        return say("sheet-played", deals=deals)
    limits = {End.REACH: end_limit(rules), End.EXCEED: end_limit(rules)}
    limit = limits.get(rules.end, rules.end_at)
    return say(key, deals=deals, end=rules.end, limit=limit, score=rules.score_dir)


def _row(
    deal: DealScore, gains: Sequence[Score | Amount], levels: Sequence[str] | None, *,
    most: float, queen: bool, high: bool,
) -> SheetRow:  # fmt: skip
    moon = Reason.SUN if Reason.SUN in deal.reasons else Reason.MOON
    cells = []
    for seat, points in enumerate(gains):
        shot = deal.shooter == seat and bool({Reason.MOON, Reason.SUN} & set(deal.reasons))
        has_queen = queen and any(card.face is QS for card in deal.taken[seat])
        share = score_size(points) / most if most else 0.0
        lines = deal_lines(deal, seat, levels[seat] if levels else "")
        cells.append(Cell(text=score_text(points), share=share, zero=points == 0, lines=lines,
                          clean=points == 0 and not high,
                          queen=has_queen and not shot, moon=moon if shot else None,
                          jumped=seat in deal.adjusted))  # fmt: skip
    return SheetRow(deal.number, deal.token, tuple(cells))


def _note(
    rules: Rules, rank: Sequence[int], totals: Sequence[Score | Amount], seat: int, *,
    finished: bool,
) -> dict[str, Any]:  # fmt: skip
    """A player's place, as arguments of the messages about it."""
    place, total = rank[seat], totals[seat]
    if place == 1:
        tied = rank.count(1) > 1
        if finished:
            return {"stand": "tied-first" if tied else "winner"}
        return {"stand": "tied-lead" if tied else "leading"}
    usual = finished or rules.end is not End.REACH or rules.score_dir is not ScoreDir.LOW
    if not usual and not isinstance(total, complex):
        left = rules.end_at - total
        if 0 < left <= max(5, rules.end_at // 10):
            return {"stand": "close", "place": place, "left": left}
    return {"stand": "behind", "place": place}


def _tiles(
    rules: Rules, public: PublicGame, totals: Sequence[Score | Amount], me: int
) -> tuple[Tile, ...]:
    history = public.standings.history
    best = min(totals, key=lambda total: badness_of(rules, total))
    queens = sum(any(card.face is QS for card in deal.taken[me]) for deal in history)
    clean = sum(deal.points[me] == 0 for deal in history)
    tricks = sum(deal.tricks[me] for deal in history)
    first = Tile(score_text(best), say("sheet-tile-best", score=rules.score_dir))
    if QS in penalty_faces(rules):
        middle = Tile(str(queens), say("sheet-tile-queens", n=queens))
    else:
        middle = Tile(str(tricks), say("sheet-tile-tricks", n=tricks))
    last = Tile(str(clean), say("sheet-tile-clean", n=clean))
    if rules.score_dir is ScoreDir.COUNTERS:
        last = Tile(score_text(public.standings.pool), say("sheet-tile-pool"))
    return (first, middle, last)


def sheet_text(sheet: Sheet, names: Sequence[str]) -> str:
    """The sheet as lines with tabs, for the clipboard."""
    lines = ["\t".join((say("sheet-column-deal"), *(names[seat] for seat in sheet.order)))]
    for row in sheet.rows:
        cells = [row.cells[seat].words for seat in sheet.order]
        lines.append("\t".join((str(row.number), *cells)))
    lines.append("\t".join((say("sheet-total"), *(sheet.totals[seat] for seat in sheet.order))))
    return "\n".join(lines)


TILES = 3
Called: TypeAlias = dict[str, str]
"""Someone, for messages that say "you" to the player and call others by their names."""


def game_tiles(public: PublicGame, names: Sequence[str], me: int) -> tuple[Tile, ...]:
    """Facts about the finished game: the margin, memorable deals, changes of the lead."""
    called = [{"who": "you" if seat == me else "other", "name": name}
              for seat, name in enumerate(names)]  # fmt: skip
    tiles = (margin(public), _moons(public, called), _queens(public, called),
             _dearest(public, called), _lead(public))  # fmt: skip
    return tuple(tile for tile in tiles if tile is not None)[:TILES]


def deeds(public: PublicGame, seat: int) -> tuple[str, ...]:
    """Remarks on a player's game: "two queens", "three clean deals"."""
    history = public.standings.history
    moons = sum(deal.shooter == seat for deal in history)
    queens = _queens_of(public)[seat]
    clean = sum(deal.points[seat] == 0 and deal.shooter != seat for deal in history)
    counts = {"moons": moons, "queens": queens, "clean": clean}
    return tuple(say(f"sheet-deed-{what}", n=count) for what, count in counts.items() if count)


def _queens_of(public: PublicGame) -> list[int]:
    """The number of times each seat took the queen of spades where she costs points."""
    if QS not in penalty_faces(public.rules):
        return [0] * public.rules.players
    return [
        sum(
            any(card.face is QS for card in deal.taken[seat]) and deal.shooter != seat
            for deal in public.standings.history
        )
        for seat in range(public.rules.players)
    ]


def margin(public: PublicGame) -> Tile | None:
    """How far apart first and second are."""
    rules = public.rules
    decisive = decisive_of(rules, public.standings)
    ranks = ranks_of(rules, decisive)
    second = [total for total, rank in zip(decisive, ranks, strict=True) if rank == 2]
    if not second:
        return None
    best = decisive[ranks.index(1)]
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
    """The tile for the costliest deal."""
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
    """The number of times the lead changed from one player alone to another."""
    rules, leaders = public.rules, []
    sides = fixed_sides(rules) or tuple(range(rules.players))
    for deal in public.standings.history:
        ranks = ranks_of(rules, decisive_of(rules, deal))
        if len({side for side, rank in zip(sides, ranks, strict=True) if rank == 1}) == 1:
            leaders.append(ranks.index(1))
    return sum(before != after for before, after in pairwise(leaders))
