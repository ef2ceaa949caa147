"""Converts games from and to the records of other programs."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from hearts_gui import __version__
from hearts_gui.config.reading import write_new
from hearts_gui.config.rule_sets import tidy_name
from hearts_gui.engine.log.codec import to_plain
from hearts_gui.engine.log.log import Header, event_line, practice_line
from hearts_gui.engine.log.seal import sealed
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.play.events import DealScored, DealStarted, Event
from hearts_gui.engine.play.game import new_game, to_act
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless import hearts_engine, openspiel
from hearts_gui.headless.reports import NotInGame, Report, sound_game
from hearts_gui.session.practice import whole_deal
from hearts_gui.session.practice.whole_deal import DealError, WholeDeal, lay, whole_deal_of
from hearts_gui.session.setup.players import Human, all_bots, player_to_plain
from hearts_gui.session.store.peek import read_save
from hearts_gui.wording.variants import rules_title

HEARTS, NUMBERS, TEXT, ENGINE = FORMATS = ("hearts", "openspiel", "openspiel-text", "hearts-engine")
BY_SUFFIX = {".hearts": HEARTS, ".spiel": NUMBERS, ".txt": TEXT, ".json": ENGINE}
_LONGEST_NAME = 24


class ConvertError(MessageError):
    """A game that cannot be read or written in a format; one sentence."""


def convert(source: Path, target: Path, to: str, deal: int | None = None) -> Report:
    """Write the game in one file as another file in the format `to`. Returns what was converted.

    `deal` picks one for a format that holds only one. Raises SaveError, ReplayError, ConvertError,
    NotInGame or OSError.
    """
    kind, header, deals = _read(source)
    if not deals:
        raise ConvertError(message("convert-nothing", file=source.name))
    if to in (NUMBERS, TEXT):
        deals = [_one_of(deals, deal)]
    text = _written(header, deals, to)
    write_new(target, text)
    scores = [event.score for events in deals for event in events if isinstance(event, DealScored)]
    points = [to_plain(score.points) for score in scores]
    return {"from": kind, "to": to, "file": str(target), "deals": len(deals), "points": points}


def _one_of(deals: Sequence[Sequence[Event]], number: int | None) -> Sequence[Event]:
    if number is None and len(deals) == 1:
        return deals[0]
    if number is None:
        raise NotInGame(message("convert-which-deal", n=len(deals)))
    if not 1 <= number <= len(deals):
        raise NotInGame(message("judge-no-deal", deal=number, n=len(deals)))
    return deals[number - 1]


def _read(path: Path) -> tuple[str, Header, list[Sequence[Event]]]:
    """The format of a file, and the game in it, its events by deal."""
    try:
        raw = read_save(path)
    except OSError as error:
        why = message("save-not-read", file=path.name, why=str(error.strerror))
        raise ConvertError(why) from None
    text = raw.decode("utf-8", errors="replace")
    if path.suffix == ".hearts" or text.startswith('{"format"'):
        loaded = sound_game(path)
        return HEARTS, loaded.header, list(_by_deal(loaded.events))
    try:
        if text.lstrip().startswith("{"):
            rules, names, whole_deals, scores = hearts_engine.read(text)
            return ENGINE, _header(rules, raw, names), _played(rules, whole_deals, scores, names)
        rules, deal = openspiel.read(text)
        kind = TEXT if "Pass Direction:" in text else NUMBERS
        return kind, _header(rules, raw, ()), _played(rules, [deal], [{}], openspiel.SEATS)
    except DealError as error:
        raise ConvertError(message("convert-unread", file=path.name, why=error.message)) from error


def _header(rules: Rules, raw: bytes, names: Sequence[str]) -> Header:
    """The header of a game. Players with given names are people, so that each can be reviewed."""
    people = [Human(tidy_name(name)[:_LONGEST_NAME]) for name in names]
    seats = tuple(map(player_to_plain, people or all_bots(("club",) * rules.players)))
    seed = hashlib.sha256(raw).hexdigest()[:32]
    return Header(rules, seed, __version__, rules_title(rules), seats, given=True)


def _played(
    rules: Rules, deals: Sequence[WholeDeal], scores: Sequence[dict[int, int]], names: Sequence[str]
) -> list[Sequence[Event]]:
    game = new_game(rules, "")
    answers: list[Sequence[Event]] = []
    for number, (deal, wanted) in enumerate(zip(deals, scores, strict=True), start=1):
        if not to_act(game).seats and game.public.result is not None:
            raise DealError(message("convert-too-long", deal=number))
        try:
            events, game = lay(game, deal)
        except DealError as error:
            why = whole_deal.with_names(error.message, names.__getitem__)
            raise DealError(message("convert-deal", deal=number, why=why)) from error
        scored = [event.score.points for event in events if isinstance(event, DealScored)]
        if wanted and scored and dict(enumerate(scored[0])) != wanted:
            raise DealError(message("convert-points", deal=number))
        answers.append(events)
    return answers


def _by_deal(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    starts = [index for index, event in enumerate(events) if isinstance(event, DealStarted)]
    for low, high in pairwise((*starts, len(events))):
        yield events[low:high]


def _written(header: Header, deals: Sequence[Sequence[Event]], to: str) -> str:
    try:
        if to == HEARTS:
            lines = (event_line(event) for events in deals for event in events)
            sealing = (*header.lines(), sealed(practice_line()), *map(sealed, lines))
            return "".join(f"{line}\n" for line in sealing)
        if to == ENGINE:
            rows = ((whole_deal_of(events), events) for events in deals)
            data = hearts_engine.data_of(_names(header), header.commitment[:16], rows)
            return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
        write = openspiel.record if to == NUMBERS else openspiel.text
        return write(header.rules, whole_deal_of(deals[0]))
    except DealError as error:
        raise ConvertError(message("convert-unwritten", why=error.message)) from error


def _names(header: Header) -> list[str]:
    """The name of each seat; each name once."""
    names = [str(seat.get("human") or seat.get("bot") or "") for seat in header.seats]
    names += [""] * (header.rules.players - len(names))
    return [name if name and names.count(name) == 1 else f"{name or 'player'}({index + 1})"
            for index, name in enumerate(names)]  # fmt: skip
