"""A game as lines of text: a header, its copy and one event per line. Lines are only appended.

Each line ends in a checksum of itself, so that a changed digit is recognised as damage. Files of
format 1 have neither checksums nor the copy; a line without a checksum is accepted.

Reading folds the recorded events and, at the same time, plays the recorded decisions through
today's rules: where the two differ, the record counts and the difference is reported. A line that
ends without a line break was being written when the program stopped, and is left out.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from hearts_gui.engine.log.codec import Plain, event_from_plain, event_to_plain
from hearts_gui.engine.log.recovery import can_go_on, fits, is_whole
from hearts_gui.engine.log.seal import (
    FORMAT,
    READABLE,
    BrokenSeal,
    copied,
    header_lines,
    sealed,
    unsealed,
)
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.automatic import next_event
from hearts_gui.engine.play.dealing import deal_cards
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import apply, new_game, step
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import CorruptLog, IllegalAction
from hearts_gui.engine.rules.option_values import RulesError
from hearts_gui.engine.rules.rules import Rules, rules_from_dict, rules_to_dict
from hearts_gui.engine.shuffle import VERSION as SHUFFLE_VERSION
from hearts_gui.engine.shuffle import Cut, promised_by

_LONGEST = 80


@dataclass(frozen=True, slots=True)
class EventDifference:
    """A line, the deal that it belongs to, and the first part of its event that differs."""

    line: int
    deal: int
    part: str
    """The name of a field; "e" where another kind of event is expected."""
    recorded: str
    expected: str

    @property
    def message(self) -> Message:
        """Both values, that of the file and that of the rules, as part of a sentence."""
        return message(
            "log-differs", line=self.line, deal=self.deal, part=self.part,
            recorded=self.recorded, expected=self.expected,
        )  # fmt: skip


def difference(line: int, deal: int, recorded: Event, expected: Event) -> EventDifference:
    """The difference between two events that are not the same."""
    part, found, wanted = _first("e", event_to_plain(recorded), event_to_plain(expected))
    return EventDifference(line, deal, part, _text(found), _text(wanted))


def _first(name: str, found: Plain, wanted: Plain) -> tuple[str, Plain, Plain]:
    """The name and both values of the first entry that differs."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        if found.get("e") != wanted.get("e"):
            return "e", found.get("e"), wanted.get("e")
        for key in (*found, *wanted):
            if found.get(key) != wanted.get(key):
                return _first(key, found.get(key), wanted.get(key))
    return name, found, wanted


def _text(value: Plain) -> str:
    text = json.dumps(value, ensure_ascii=False).replace('"', "").strip("[]")
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


_COMMITMENT = re.compile("[0-9a-f]{64}")
_MOST_DIGITS = 15
"""No game has a longer number; one of hundreds of digits cannot be drawn or added up."""


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError("a number with too many digits")
    return int(digits)


_DECODER = json.JSONDecoder(parse_int=_whole)


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: everything that does not change in a game.

    `seats` describes who sits where in the words of the session; the engine does not read it.
    `seed` is in the file from the start because the game must be able to go on; the commitment was
    shown before the first deal, so it cannot have been changed since. With a `cut` the seed comes
    from the program and the player together, and the commitment covers the program's part. The
    deals of a `given` game come from outside; they do not follow from the seed.
    """

    rules: Rules
    seed: str
    app: str = ""
    title: str = ""
    seats: tuple[dict[str, Any], ...] = ()
    cut: Cut | None = None
    given: bool = False

    @property
    def commitment(self) -> str:
        """The commitment that was to be shown before the first deal."""
        return promised_by(self.seed, self.cut)

    def line(self) -> str:
        """The header as a line of text, without its line break."""
        return sealed(_dump(self._plain()))

    def lines(self) -> tuple[str, str]:
        """The first lines of a file: the header, and a copy that outlives damage to the first."""
        return self.line(), sealed(copied(_dump(self._plain())))

    def _plain(self) -> dict[str, Any]:
        plain = {
            "format": FORMAT,
            "app": self.app,
            "title": self.title,
            "commitment": self.commitment,
            "shuffle": SHUFFLE_VERSION,
            "seats": list(self.seats),
            "rules": rules_to_dict(self.rules),
            "seed": self.seed,
        }
        if self.cut is not None:
            plain["cut"] = {"secret": self.cut.secret, "text": self.cut.text}
        if self.given:
            plain["given"] = True
        return plain


@dataclass(frozen=True, slots=True)
class Promise:
    """What was published about the shuffle before the first deal, as the header records it.

    `commitment` is empty where none is recorded. `shuffle` is the recorded version of the shuffle.
    """

    commitment: str
    shuffle: object

    @property
    def shuffle_known(self) -> bool:
        """Whether the cards of this game can be dealt again."""
        return type(self.shuffle) is int and self.shuffle == SHUFFLE_VERSION


@dataclass(slots=True)
class LoadedLog:
    """The content of a game's file.

    `game` is the game after its last good line. `damage` names the line where a damaged file
    breaks, `differences` the lines that today's rules would write otherwise. `taken_back` counts
    the decisions that were taken back, `good_length` the characters of the text that are sound.
    `practice` says that a hint was asked for, `from_copy` that only the header's copy is sound.
    """

    header: Header
    game: Game
    promise: Promise
    events: list[ev.Event] = field(default_factory=list)
    torn: bool = False
    damage: CorruptLog | None = None
    differences: list[EventDifference] = field(default_factory=list)
    taken_back: int = 0
    practice: bool = False
    from_copy: bool = False
    good_length: int = 0

    @property
    def practised(self) -> bool:
        """Whether the game is practice: a hint was asked for, or a decision taken back."""
        return self.practice or self.taken_back > 0

    @property
    def commitment_holds(self) -> bool:
        """Whether the commitment in the file belongs to its seed, the cut included."""
        cut = self.header.cut
        if cut is not None and cut.seed != self.header.seed:
            return False
        return self.promise.commitment == self.header.commitment


def _dump(data: dict[str, Any]) -> str:
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        # Half a character, from a name that was cut or a file that was damaged.
        return json.dumps(data, separators=(",", ":"))
    return text


def event_line(event: ev.Event) -> str:
    """An event as a line of text, without its line break."""
    return _dump(event_to_plain(event))


def undo_line(count: int) -> str:
    """The record that takes a game back to its first `count` events."""
    return _dump({"undo": count})


def practice_line() -> str:
    """The record that makes the game practice from here on."""
    return _dump({"practice": True})


def read_headers(lines: Sequence[str]) -> tuple[Header, Promise, bool]:
    """The header, the promise about the shuffle, and whether only the copy could be read.

    Raises CorruptLog as `read_header` does, with what is wrong with the first line.
    """
    try:
        return *read_header(lines[0]), False
    except CorruptLog as error:
        if header_lines(lines) == 1 or error.newer:
            raise
        try:
            return *_header_of(_parse(lines[1], 2).get("header")), True
        except CorruptLog:
            raise error from None


def read_header(line: str) -> tuple[Header, Promise]:
    """The header and the promise about its shuffle.

    Raises CorruptLog, also for a file written by a newer version.
    """
    return _header_of(_parse(line, 1))


def _header_of(data: object) -> tuple[Header, Promise]:
    if not isinstance(data, dict):
        raise CorruptLog(1, message("log-no-record"))
    version = data.get("format")
    if version not in READABLE or isinstance(version, bool):
        if type(version) is int and version > FORMAT:
            why = message("log-newer")
            raise CorruptLog(1, why, newer=True)
        raise CorruptLog(1, message("log-no-game"))
    try:
        plain, seed, seats = data["rules"], data["seed"], data.get("seats", [])
        if not isinstance(seed, str) or not _is_text(seed):
            raise CorruptLog(1, message("log-seed"))
        if not isinstance(plain, dict) or not isinstance(seats, list):
            raise CorruptLog(1, message("log-seats"))
        rules = rules_from_dict(plain)
        header = Header(
            rules, seed, _printable(data["app"]), _printable(data["title"]), tuple(seats),
            _cut_of(data), data.get("given") is True,
        )  # fmt: skip
    except KeyError as error:
        raise CorruptLog(1, message("log-missing", name=str(error.args[0]))) from None
    except RulesError as error:
        raise CorruptLog(1, message("log-rules", why=error.message)) from None
    promised = data.get("commitment")
    promised = promised if isinstance(promised, str) and _COMMITMENT.fullmatch(promised) else ""
    return header, Promise(promised, data.get("shuffle"))


def _cut_of(data: dict[str, Any]) -> Cut | None:
    """The text with which the pack was cut; None where nobody cut, as in all older games."""
    cut = data.get("cut")
    if cut is None:
        return None
    if not isinstance(cut, dict):
        raise CorruptLog(1, message("log-cut"))
    secret, text = cut.get("secret"), cut.get("text")
    for part in (secret, text):
        if not isinstance(part, str) or not _is_text(part):
            raise CorruptLog(1, message("log-cut"))
    return Cut(str(secret), str(text))


def _printable(value: object) -> str:
    """A short text without characters that cannot be shown: half and control characters."""
    return "".join(char if char.isprintable() else "�" for char in str(value)[: 2 * _LONGEST])


def _is_text(value: str) -> bool:
    """Whether this can be written in UTF-8, which half a character cannot."""
    return not any(0xD800 <= ord(char) <= 0xDFFF for char in value)


def _parse(line: str, number: int) -> dict[str, Any]:
    try:
        data = _DECODER.decode(unsealed(line))
    except BrokenSeal:
        raise CorruptLog(number, message("log-line-changed")) from None
    except (ValueError, RecursionError):
        raise CorruptLog(number, message("log-not-readable")) from None
    if not isinstance(data, dict):
        raise CorruptLog(number, message("log-no-record"))
    return data


def read_log(text: str) -> LoadedLog:
    """A game from the text of its file, as far as it is sound.

    Raises CorruptLog when not even the header can be read.
    """
    lines = text.split("\n")
    torn = bool(lines.pop())  # what follows the last line break was never finished
    if not lines:
        raise CorruptLog(1, message("log-torn" if torn else "log-empty"))
    header, promise, from_copy = read_headers(lines)
    loaded = LoadedLog(
        header, new_game(header.rules, header.seed), promise, torn=torn, from_copy=from_copy
    )
    begin = header_lines(lines)
    loaded.good_length = sum(len(line) + 1 for line in lines[:begin])
    judge = _Judge(loaded)
    for number, line in enumerate(lines[begin:], start=begin + 1):
        try:
            judge.read(_parse(line, number), number)
        except CorruptLog as damage:
            loaded.damage = damage
            break
        loaded.good_length += len(line) + 1
    if can_go_on(loaded.game):
        return loaded
    return _without_last_line(text[: loaded.good_length])


def _without_last_line(sound: str) -> LoadedLog:
    """The game without its last line, which can be read but from which the game cannot go on."""
    shorter = read_log(sound[: sound.rindex("\n", 0, -1) + 1])
    number = sound.count("\n")
    shorter.damage = shorter.damage or CorruptLog(number, message("log-stuck"))
    return shorter


def _misfit(event: ev.Event, number: int) -> CorruptLog:
    return CorruptLog(number, message("log-misfit", event=type(event).__name__))


class _Judge:
    """Folds recorded events and compares them with those of today's rules."""

    def __init__(self, loaded: LoadedLog) -> None:
        self.loaded = loaded
        self.expected: Iterator[ev.Event] = iter(())
        self.before: list[Game | None] = []
        """The game before each event; of earlier deals only before the first of each."""
        self.dealt = 0

    def read(self, data: dict[str, Any], number: int) -> None:
        """Take one line. Raises CorruptLog."""
        if "undo" in data:
            self._undo(data["undo"], number)
            return
        if "practice" in data:
            self.loaded.practice = True
            return
        try:
            event = event_from_plain(data)
        except ValueError as error:
            raise CorruptLog(number, message("log-wrong", detail=str(error))) from None
        try:
            as_expected = self._compare(event, number)
            game = apply(self.loaded.game, event)
            dealt = isinstance(event, ev.DealStarted) and self.loaded.header.given
            if (dealt or not as_expected) and not is_whole(game):
                raise _misfit(event, number)
        except CorruptLog:
            raise
        except Exception as error:
            # Whatever a damaged file holds, the error names its line.
            raise _misfit(event, number) from error
        if isinstance(event, ev.DealStarted):
            now = len(self.before)
            self.before[self.dealt + 1 :] = [None] * (now - self.dealt - 1)
            self.dealt = now
        self.before.append(self.loaded.game)
        self.loaded.game = game
        self.loaded.events.append(event)

    def _undo(self, count: object, number: int) -> None:
        if type(count) is not int or not 0 <= count < len(self.loaded.events):
            raise CorruptLog(number, message("log-undo", n=count))
        states = ((k, self.before[k]) for k in range(count, -1, -1))
        known, game = next((k, state) for k, state in states if state is not None)
        self.dealt = min(self.dealt, known)
        for k in range(known, count):
            self.before[k] = game
            game = apply(game, self.loaded.events[k])
        del self.before[count:], self.loaded.events[count:]
        self.loaded.game = game
        self.loaded.taken_back += 1
        self.expected = iter(())

    def _compare(self, event: ev.Event, number: int) -> bool:
        """Whether the event is what today's rules say; one that differs is noted."""
        expected = next(self.expected, None)
        if expected is None:
            expected = self._decided(event, number)
        if expected == event:
            return True
        if not fits(self.loaded.header.rules, event, expected):
            raise _misfit(event, number)
        self.expected = iter(())
        deal = len(self.loaded.game.public.standings.history) + 1
        self.loaded.differences.append(difference(number, deal, event, expected))
        return False

    def _decided(self, event: ev.Event, number: int) -> ev.Event:
        """The events of a recorded decision by today's rules; the rest waits in `expected`."""
        game = self.loaded.game
        follows = next_event(game)
        if follows is not None:
            return follows
        if isinstance(event, ev.DealStarted):
            if game.public.deal is not None or game.public.result is not None:
                raise _misfit(event, number)
            given = self.loaded.header.given and fits(game.rules, event, event)
            return event if given else deal_cards(game.public, game.seed)
        action = action_of(event)
        if action is None:
            raise _misfit(event, number)
        try:
            happened, _ = step(game, action)
        except IllegalAction as error:
            detail = f"{type(event).__name__}: {error}"
            raise CorruptLog(number, message("log-wrong", detail=detail)) from None
        self.expected = iter(happened[1:])
        return happened[0]


def action_of(event: ev.Event) -> act.Action | None:
    """The action that an event records, or None for one that follows by itself."""
    match event:
        case ev.DealStarted():
            return act.StartDeal()
        case ev.PassChosen(seat, token):
            return act.ChoosePass(seat, token)
        case ev.CardsChosen(seat, _, True):
            return act.ForwardPass(seat)
        case ev.CardsChosen(seat, gives, _, auto):
            return act.PassCards(seat, gives or (), auto)
        case ev.CardsCharged(seat, cards):
            return act.ChargeCards(seat, cards or ())
        case ev.BidMade(seat, counters):
            return act.MakeBid(seat, counters)
        case ev.SuitNamed(seat, suit) if seat is not None:
            return act.NameSuit(seat, suit)
        case ev.PledgeMade(seat, pledged):
            return act.MakePledge(seat, pledged)
        case ev.CardPlayed():
            return act.PlayCard(event.seat, event.card, _named(event), event.auto)
        case ev.MisdealCalled(seat):
            return act.CallMisdeal(seat)
        case ev.CardsBuried(seat, _, cards):
            return act.BuryCards(seat, cards or ())
        case ev.ClaimMade(seat):
            return act.ClaimRest(seat)
        case ev.ClaimAnswered(seat, accept):
            return act.AnswerClaim(seat, accept)
        case ev.MoonChosen(seat, choice):
            return act.ChooseMoon(seat, choice)
        case ev.TimeCalled():
            return act.CallTime()
        case _:
            return None


def decider(event: ev.Event) -> int | None:
    """The seat that decided what an event records; None where the rules or a clock did."""
    action = action_of(event)
    return None if getattr(action, "auto", False) else getattr(action, "seat", None)


def _named(event: ev.CardPlayed) -> Any:
    return event.suit if event.card.is_joker and event.card.suit is None else None
