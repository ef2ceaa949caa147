"""A game as lines of text: a header, then one event per line, and nothing but appending.

Reading folds the recorded events and, at the same time, plays the recorded decisions through
today's rules: where the two differ, the record stands and the difference is reported. A line that
ends without a line break was being written when the program stopped, and is left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from hearts_gui.engine import actions as act
from hearts_gui.engine import events as ev
from hearts_gui.engine.codec import event_from_plain, event_to_plain
from hearts_gui.engine.dealing import deal_cards
from hearts_gui.engine.errors import CorruptLog, IllegalAction
from hearts_gui.engine.follow import next_event
from hearts_gui.engine.game import apply, new_game, step
from hearts_gui.engine.rules import Rules, RulesError
from hearts_gui.engine.rules_text import rules_from_dict, rules_to_dict
from hearts_gui.engine.shuffle import VERSION as SHUFFLE_VERSION
from hearts_gui.engine.shuffle import commitment
from hearts_gui.engine.soundness import can_go_on, fits, is_whole
from hearts_gui.engine.state import Game

FORMAT: Final = 1
_COMMITMENT: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: everything that does not change in a game.

    `seats` describes who sits where in the words of the session; the engine does not read it.
    `seed` is in the file from the start because the game must be able to go on; the commitment
    was shown before the first deal, so it cannot have been changed since.
    """

    rules: Rules
    seed: str
    app: str = ""
    title: str = ""
    seats: tuple[dict[str, Any], ...] = ()

    def line(self) -> str:
        """The header as a line of text, without its line break."""
        return _dump(
            {
                "format": FORMAT,
                "app": self.app,
                "title": self.title,
                "commitment": commitment(self.seed),
                "shuffle": SHUFFLE_VERSION,
                "seats": list(self.seats),
                "rules": rules_to_dict(self.rules),
                "seed": self.seed,
            }
        )


@dataclass(frozen=True, slots=True)
class Promise:
    """What was made known of the shuffle before the first deal, as the header records it.

    `commitment` is empty where none is recorded. `shuffle` is whatever stands for its version.
    """

    commitment: str
    shuffle: object

    @property
    def shuffle_known(self) -> bool:
        """Whether the cards of this game can be dealt again."""
        return type(self.shuffle) is int and self.shuffle == SHUFFLE_VERSION


@dataclass(slots=True)
class LoadedLog:
    """What a file of a game holds.

    `game` is the game after its last good line. `damage` names the line where a damaged file
    breaks, `differences` the lines that today's rules would write otherwise. `taken_back` counts
    the decisions that were taken back, `good_length` the characters of the text that are sound.
    """

    header: Header
    game: Game
    promise: Promise
    events: list[ev.Event] = field(default_factory=list)
    torn: bool = False
    damage: CorruptLog | None = None
    differences: list[str] = field(default_factory=list)
    taken_back: int = 0
    good_length: int = 0

    @property
    def commitment_holds(self) -> bool:
        """Whether the commitment in the file is the one of its seed."""
        return self.promise.commitment == commitment(self.header.seed)


def _dump(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def event_line(event: ev.Event) -> str:
    """An event as a line of text, without its line break."""
    return _dump(event_to_plain(event))


def undo_line(count: int) -> str:
    """The record that takes a game back to its first `count` events."""
    return _dump({"undo": count})


def read_header(line: str) -> tuple[Header, Promise]:
    """The header and what was promised of its shuffle.

    Raises CorruptLog, also for a file written by a newer version.
    """
    data = _parse(line, 1)
    version = data.get("format")
    if version != FORMAT:
        if isinstance(version, int) and version > FORMAT:
            raise CorruptLog(1, "written by a newer version of Hearts; update to open it")
        raise CorruptLog(1, "this is not a saved game of Hearts")
    try:
        plain, seed, seats = data["rules"], data["seed"], data.get("seats", [])
        if not isinstance(seed, str):
            raise CorruptLog(1, "the seed is not a text")
        if not isinstance(plain, dict) or not isinstance(seats, list):
            raise CorruptLog(1, "the rules or the seats are not what they should be")
        rules = rules_from_dict(plain)
        header = Header(rules, seed, str(data["app"]), str(data["title"]), tuple(seats))
    except KeyError as error:
        raise CorruptLog(1, f"{error.args[0]} is missing") from None
    except RulesError as error:
        raise CorruptLog(1, str(error).removesuffix(".")) from None
    promised = data.get("commitment")
    promised = promised if isinstance(promised, str) and _COMMITMENT.fullmatch(promised) else ""
    return header, Promise(promised, data.get("shuffle"))


def _parse(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise CorruptLog(number, "not readable") from None
    if not isinstance(data, dict):
        raise CorruptLog(number, "not a record")
    return data


def read_log(text: str) -> LoadedLog:
    """A game from the text of its file, as far as it is sound.

    Raises CorruptLog when not even the header can be read.
    """
    lines = text.split("\n")
    torn = bool(lines.pop())  # what follows the last line break was never finished
    if not lines:
        raise CorruptLog(1, "the line breaks off" if torn else "the file is empty")
    header, promise = read_header(lines[0])
    loaded = LoadedLog(header, new_game(header.rules, header.seed), promise, torn=torn)
    loaded.good_length = len(lines[0]) + 1
    judge = _Judge(loaded)
    for number, line in enumerate(lines[1:], start=2):
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
    """A game whose last line, though it can be read, leads nowhere."""
    shorter = read_log(sound[: sound.rindex("\n", 0, -1) + 1])
    number = sound.count("\n")
    shorter.damage = shorter.damage or CorruptLog(number, "the game cannot go on from here")
    return shorter


class _Judge:
    """Folds recorded events and compares them with what today's rules say."""

    def __init__(self, loaded: LoadedLog) -> None:
        self.loaded = loaded
        self.expected: Iterator[ev.Event] = iter(())

    def read(self, data: dict[str, Any], number: int) -> None:
        """Take one line.

        Raises CorruptLog.
        """
        if "undo" in data:
            self._undo(data["undo"], number)
            return
        try:
            event = event_from_plain(data)
        except ValueError as error:
            raise CorruptLog(number, str(error)) from None
        misfit = CorruptLog(number, f"{type(event).__name__} does not fit here")
        try:
            as_expected = self._compare(event, number)
            game = apply(self.loaded.game, event)
            if not as_expected and not is_whole(game):
                raise misfit
        except CorruptLog:
            raise
        except Exception as error:
            # Any nonsense that a damaged file can hold ends here, named by its line.
            raise misfit from error
        self.loaded.game = game
        self.loaded.events.append(event)

    def _undo(self, count: object, number: int) -> None:
        if type(count) is not int or not 0 <= count <= len(self.loaded.events):
            raise CorruptLog(number, f"cannot go back to event {count}")
        del self.loaded.events[count:]
        game = new_game(self.loaded.header.rules, self.loaded.header.seed)
        for event in self.loaded.events:
            game = apply(game, event)
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
            raise CorruptLog(number, f"{type(event).__name__} does not fit here")
        self.expected = iter(())
        self.loaded.differences.append(
            f"line {number}: recorded {type(event).__name__}"
            f" where today's rules say {_brief(expected)}"
        )
        return False

    def _decided(self, event: ev.Event, number: int) -> ev.Event:
        """What today's rules make of a recorded decision; the rest waits in `expected`."""
        game = self.loaded.game
        follows = next_event(game)
        if follows is not None:
            return follows
        if isinstance(event, ev.DealStarted):
            if game.public.deal is not None or game.public.result is not None:
                raise CorruptLog(number, "DealStarted does not fit here")
            return deal_cards(game.public, game.seed)
        action = action_of(event)
        if action is None:
            raise CorruptLog(number, f"{type(event).__name__} does not fit here")
        try:
            happened, _ = step(game, action)
        except IllegalAction as error:
            raise CorruptLog(number, f"{type(event).__name__}: {error}") from None
        self.expected = iter(happened[1:])
        return happened[0]


def _brief(event: ev.Event) -> str:
    text = event_line(event)
    return text if len(text) <= 160 else text[:159] + "…"


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


def _named(event: ev.CardPlayed) -> Any:
    return event.suit if event.card.is_joker and event.card.suit is None else None
