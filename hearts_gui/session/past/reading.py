"""Makes the history rows of a finished game, from its file and the files beside it."""

import contextlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from hearts_gui.ai.coach.grades import COACH, Grade
from hearts_gui.ai.coach.par import PAR, Par
from hearts_gui.engine.cards import ACE, QS, Card, Suit
from hearts_gui.engine.log.log import LoadedLog
from hearts_gui.engine.play.events import DealScored, DealStarted, Event
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.game.par_client import known_pars
from hearts_gui.session.past.rows import LETTERS, DealRow, GameRow, ReadRow, Row
from hearts_gui.session.setup.players import Bot, Seating, human_seats
from hearts_gui.session.store import side_files
from hearts_gui.session.store.peek import when_changed
from hearts_gui.session.store.saves import game_name, read_game, seating_of
from hearts_gui.wording.variants import rules_name

READ_BY_NOW = 1
"""Raised whenever more is read from the same files, so that all are read again."""


def read_mark(path: Path) -> ReadRow:
    """The present state of a file and of the files beside it."""
    beside = READ_BY_NOW
    for file in (side_files.grades_file(path), side_files.pars_file(path)):
        with contextlib.suppress(OSError):
            beside += file.stat().st_size
    return ReadRow(path.name, _changed(path), beside)


def rows_of(path: Path) -> tuple[Row, ...]:
    """All rows of a finished game and, last, the mark that it was read; for practice only the
    mark.

    Raises SaveError for a file that cannot be read.
    """
    read = read_mark(path)
    loaded = read_game(path)
    header, result = loaded.header, loaded.game.public.result
    seating = seating_of(header)
    seat = counted_seat(loaded)
    if result is None or seat is None:
        return (read,)
    played = GameRow(
        game=game_name(header.seed),
        when=read.changed,
        rules=rules_name(header.rules),
        against=_against(seating),
        seat=seat,
        places=tuple(result.places),
        levels=tuple(who.level if isinstance(who, Bot) else "" for who in seating),
    )
    deals = _deals(played, header.rules, loaded.events)
    return (*_with_knowledge(path, deals), played, read)


def counted_seat(loaded: LoadedLog) -> int | None:
    """The seat of the person whose statistics a game counts in.

    None for practice and for games with no person or with several.
    """
    people = human_seats(seating_of(loaded.header))
    return people[0] if len(people) == 1 and not loaded.practised else None


def _changed(path: Path) -> float:
    with contextlib.suppress(OSError):
        return when_changed(path)
    return 0.0


def _against(seating: Seating) -> str:
    levels = {who.kind for who in seating if isinstance(who, Bot)}
    return levels.pop() if len(levels) == 1 else ""


def _deals(played: GameRow, rules: Rules, events: Iterable[Event]) -> Iterator[DealRow]:
    """A row for every deal that was counted, with its cards."""
    suits = {card.suit for card in build_pack(rules) if card.suit is not None}
    dealt: DealStarted | None = None
    for event in events:
        if isinstance(event, DealStarted):
            dealt = event
        elif isinstance(event, DealScored) and dealt is not None:
            hand = dealt.hands[played.seat] or ()
            counts = Counter(card.suit for card in hand)
            points = event.score.points
            yield DealRow(
                game=played.game,
                deal=dealt.number,
                when=played.when,
                rules=played.rules,
                against=played.against,
                seat=played.seat,
                points=tuple(value for value in points if isinstance(value, int)),
                queen=_one_of(dealt.hands),
                hearts=counts[Suit.HEARTS],
                aces=sum(card.rank == ACE for card in hand),
                longest=max((counts[suit] for suit in suits), default=0),
                voids=sum(not counts[suit] for suit in suits),
                taker=_one_of(event.score.taken),
            )


def _one_of(cards: Sequence[Iterable[Card] | None]) -> int:
    """The seat that took the queen of spades; -1 where there is not exactly one."""
    seats = [seat for seat, those in enumerate(cards) for card in those or () if card.face is QS]
    return seats[0] if len(seats) == 1 else -1


def _with_knowledge(path: Path, deals: Iterable[DealRow]) -> Iterator[DealRow]:
    """The deals with their pars and grades, as far as they are known."""
    pars = known_pars(side_files.pars_file(path))
    grades: dict[tuple[int, int], list[Grade]] = {}
    for grade in GradeBook(side_files.grades_file(path)).every():
        if grade.real and grade.situation is not None:
            grades.setdefault((grade.deal, grade.seat), []).append(grade)
    for row in deals:
        yield _with_grades(_with_par(row, pars), grades.get((row.deal, row.seat), []))


def _with_par(row: DealRow, pars: Mapping[tuple[int, int], Par]) -> DealRow:
    par = pars.get((row.deal, row.seat))
    if par is None:
        return row
    return row._replace(par_version=PAR, par=(float(par.usual), float(par.field)))


def _with_grades(row: DealRow, grades: Sequence[Grade]) -> DealRow:
    if not grades:
        return row
    return row._replace(
        coach=COACH,
        unit=float(grades[0].unit),
        situations="".join(LETTERS[str(grade.situation)] for grade in grades),
        losses=tuple(round(float(grade.loss), 3) for grade in grades),
    )
