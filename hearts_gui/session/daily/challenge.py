"""A finished game as a code for a friend: rules, seed, opponents, and every decision of the
person.

    HG-F-H1-8C0Z-...~club/otto,club/ada,learner/finn~7KQ4M2XA...

A person who opens it plays the same deals. The engine replays the friend's game, so that both can
be compared card by card. Opponents that search would think for minutes; with them the code begins
with HG-G and holds their decisions too. `proved` asks them again and compares, in a process of its
own. It is sent JSON text as bytes, {"code": "HG-G-..."}, and answers {"share": 0.25} while it
replays the game and {"proved": true} or {"proved": false} at the end.
"""

import contextlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from hearts_gui.ai.players.levels import LEVELS as ALL
from hearts_gui.ai.players.levels import bot_name, level, mixture
from hearts_gui.ai.players.personas import BY_KEY
from hearts_gui.ai.worker_loop import LONGEST_MESSAGE, begin, packed
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import ShareCodeError, as_written, decode, encode
from hearts_gui.session.daily.codes import CodeError, digits_of, number_of
from hearts_gui.session.daily.replay import NoSuchGameError, ReplayedGame, from_answers, from_number
from hearts_gui.session.game.later import Wake, no_wake
from hearts_gui.session.game.worker_pipe import Client, Target
from hearts_gui.session.setup.players import Bot, Human, Seating

PREFIX = "HG-F-"
WHOLE = "HG-G-"
"""The prefix of a code that holds the opponents' decisions too."""
PREFIXES = (PREFIX, WHOLE)
LONGEST = 6000
_JOINT = "~"
LEVELS = frozenset(level.key for level in ALL)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game that can be played again. In `seats` the first is the person who plays it."""

    rules: Rules
    seed: str
    seats: Seating
    again: ReplayedGame


def fitting(seats: Seating) -> bool:
    """Whether one person sits first, and all others have known levels and characters."""
    me, *others = seats
    return isinstance(me, Human) and all(
        isinstance(who, Bot) and who.persona in BY_KEY and _is_known(who.level) for who in others
    )


def _is_known(name: str) -> bool:
    mixed = mixture(name)
    return {name} <= LEVELS if mixed is None else {mixed.low, mixed.high} <= LEVELS


def quick(seats: Seating) -> bool:
    """Whether the opponents decide without searching, so that they can be asked again."""
    return all(level(who.level).effort is None for who in seats if isinstance(who, Bot))


def challenge_code(rules: Rules, seed: str, seats: Seating, events: Sequence[Event]) -> str:
    """The code of a game that is over. Raises NoSuchGameError where it cannot be played again."""
    if not fitting(seats):
        raise NoSuchGameError("company that nobody else has")
    everyone = not quick(seats)
    number = from_answers(rules, seed, seats, events, everyone=everyone).number
    company = ",".join(who.key for who in seats if isinstance(who, Bot))
    head = _JOINT.join((encode(rules, seed), company))
    code = PREFIXES[everyone] + _JOINT.join((head, digits_of(number, head)))
    if len(code) > LONGEST:
        raise NoSuchGameError("too long a game")
    return code


def read_challenge(text: str) -> Challenge:
    """The game in a code, replayed from it. Raises CodeError."""
    text = as_written(text)
    match = re.fullmatch(r"(HG-[FG]-)([^~]+)~([a-z0-9/,_+@-]+)~([0-9A-Z]+)", text)
    if match is None or len(text) > LONGEST:
        raise CodeError("no code of a game")
    try:
        shared = decode(match[2])
        if shared.seed is None:
            raise CodeError("a code without a seed")
        seats: Seating = (Human(), *(Bot(*bot_name(name)) for name in match[3].split(",")))
        if len(seats) != shared.rules.players or not fitting(seats):
            raise CodeError("other company")
        everyone = not quick(seats)
        if match[1] != PREFIXES[everyone]:
            raise CodeError("other company")
        number = number_of(match[4], f"{match[2]}{_JOINT}{match[3]}")
        again = from_number(shared.rules, shared.seed, seats, number, everyone=everyone)
    except (ShareCodeError, NoSuchGameError) as error:
        raise CodeError(str(error)) from error
    return Challenge(shared.rules, shared.seed, seats, again)


def proved(challenge: Challenge, report: Callable[[float], None] = lambda _: None) -> bool:
    """Whether the opponents, asked again without a clock, decide as the code says. This may take
    minutes. `report` is called with the share that is done."""
    rules, seed, seats = challenge.rules, challenge.seed, challenge.seats
    wanted, answered = challenge.again.events, 0

    def happened(event: Event) -> None:
        nonlocal answered
        if answered >= len(wanted) or event != wanted[answered]:
            raise NoSuchGameError("the company answers otherwise")
        answered += 1
        report(answered / len(wanted))

    try:
        from_answers(rules, seed, seats, wanted, watch=happened)
    except NoSuchGameError:
        return False
    return answered == len(wanted)


_STEP = 0.01
"""Progress is reported in steps of this share."""


class OpponentVerdict(Enum):
    """The result of a check of the opponents."""

    SO, OTHERWISE, UNKNOWN = "so", "otherwise", "unknown"


def main(pipe: Any) -> None:
    """Run the spawned process with its end of the pipe."""
    begin()
    with contextlib.suppress(EOFError, OSError):
        code = str(json.loads(pipe.recv_bytes(LONGEST_MESSAGE))["code"])
        before = 0.0

        def progress(share: float) -> None:
            nonlocal before
            if share - before >= _STEP:
                before = share
                pipe.send_bytes(packed({"share": share}))

        try:
            proof = proved(read_challenge(code), progress)
        except CodeError:
            proof = False
        pipe.send_bytes(packed({"proved": proof}))
        pipe.recv_bytes(LONGEST_MESSAGE)  # until the other end is closed


class OpponentCheck:
    """A check in progress. No method waits for it."""

    def __init__(self, code: str, target: Target = main, wake: Wake = no_wake) -> None:
        self.share = 0.0
        """The share of the game that the company has confirmed so far, from 0 to 1."""
        self.verdict: OpponentVerdict | None = None
        """None until it is known."""
        self._client = Client(target, 1, lambda: [{"code": code}], wake)
        self._client.start()

    def news(self) -> bool:
        """Whether something new is known."""
        if self.verdict is not None:
            return False
        before = self.share
        for message in self._client.receive():
            self.share = float(message.get("share", self.share))
            if "proved" in message:
                self.verdict = (
                    OpponentVerdict.SO if message["proved"] else OpponentVerdict.OTHERWISE
                )
        if self.verdict is None and self._client.failed:
            self.verdict = OpponentVerdict.UNKNOWN
        if self.verdict is not None:
            self._client.close()
        return self.verdict is not None or self.share != before

    def stop(self) -> None:
        """End the process; returns immediately."""
        self._client.close()
