"""The field: six reference players who play a finished deal again in one seat.

The cards of a deal alone predict little of what a seat will take; reference players who play it
predict half. They also play every other seat of the deal, which shows the usual result there
without long tables, and by symmetry makes luck zero on average in any seating. The person's
opponents sit around each of them as they sat around the person.

Their process knows every hand, so it is separate from those that play, grade or give hints; it is
started when a deal is over, told of that deal alone, and ended when the par is known. JSON texts
arrive as bytes; `session/game/par_client.py` is the other end:

    {"event": {...}}
        what happened until the end of the deal, one event after the other
    {"par": {"rules", "seat", "seed", "company"}}
        those were all events: what is the par?

and back {"par": {...}}, as `ai/coach/par.py` has it, or {"failed": "why"}.
"""

import contextlib
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hearts_gui.ai.coach.par import PAR, REFERENCES, Par
from hearts_gui.ai.players.levels import level, make_bot
from hearts_gui.ai.players.personas import BY_KEY
from hearts_gui.ai.strategy import Strategy
from hearts_gui.ai.worker_loop import LONGEST_MESSAGE, begin, packed
from hearts_gui.engine.log.codec import event_from_plain
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.play.game import apply, new_game, settle, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules, rules_from_dict
from hearts_gui.engine.score.endings import gain
from hearts_gui.engine.sums import add_up
from hearts_gui.session.setup.players import Bot, Player, Seating

PERSON = "club"
"""The level that stands in for other people."""
SEARCHING = "strong"
"""The level that stands in for opponents who would think too long."""

_MOST_ANSWERS = 2000


class Unplayable(Exception):
    """A deal that the references cannot play to its end."""


def opponents_of(seats: Seating, seat: int) -> tuple[str, ...]:
    """The players of the other seats when a deal is played again, from the left of this one on."""
    return tuple(_stand_in(player) for player in (*seats[seat + 1 :], *seats[:seat]))


def _stand_in(player: Player) -> str:
    """The name of the computer player that replaces a player of the game."""
    if not isinstance(player, Bot):
        return PERSON
    entry = level(player.level)
    key = entry.key if entry.effort is None else SEARCHING
    return Bot(key, player.persona).key if player.persona in BY_KEY else key


def par_of(
    rules: Rules,
    before: Sequence[Event],
    dealt: DealStarted,
    seat: int,
    seed: str,
    company: Sequence[str],
) -> Par:
    """The par of a seat in a deal that began with this event, after these others.

    `company` names the players of the other seats, from the left of the seat on. Raises Unplayable
    for a deal that came to no end, and IllegalAction for a reference that broke the rules.
    """
    game = new_game(rules, f"{PAR}/{seed}")
    for event in (*before, dealt):
        game = apply(game, event)
    _, game = settle(game)  # a deal without a pass opens by itself
    field = _Field(game, seed, company)
    table = [field.taken_in(index) for index in range(rules.players)]
    mean = add_up(map(add_up, table)) / (len(REFERENCES) * rules.players)
    seats = tuple(add_up(row) / len(row) for row in table)
    return Par(dealt.number, seat, table[seat], mean, seats, tuple(company))


class _Field:
    """A deal that has just been dealt, and its players."""

    def __init__(self, game: Game, seed: str, company: Sequence[str]) -> None:
        self._game, self._seed, self._company = game, seed, company
        # the same whatever the reference player does
        self._passed: dict[tuple[int, str], Action] = {}

    def taken_in(self, seat: int) -> tuple[float, ...]:
        """The points of each reference in this seat."""
        return tuple(self._taken(seat, name, f"{self._seed}/{n}")
                     for n, name in enumerate(REFERENCES))  # fmt: skip

    def _taken(self, seat: int, reference: str, seed: str) -> float:
        game, count = self._game, self._game.rules.players
        names = {(seat + 1 + k) % count: name for k, name in enumerate(self._company)}
        players = {asked: make_bot(name, f"{PAR}//{asked}") for asked, name in names.items()}
        players[seat] = make_bot(reference, f"{PAR}/{seed}/{seat}")
        for _ in range(_MOST_ANSWERS):
            ask = to_act(game)
            if ask.kind in (AskKind.START, AskKind.OVER):
                break
            asked = ask.seats[0]
            view = view_of(game, asked)
            if asked != seat and ask.kind is AskKind.PASS:
                answer = self._pass(players[asked], names[asked], view)
            else:
                answer = players[asked].decide(view)
            _, game = step(game, answer)
        history = game.public.standings.history
        if len(history) != len(self._game.public.standings.history) + 1:
            raise Unplayable
        return gain(game.rules, history[-1], seat)

    def _pass(self, player: Strategy, name: str, view: PlayerView) -> Action:
        """The pass of an opponent, chosen once because it knows the same at every table."""
        key = view.seat, name
        if key not in self._passed:
            self._passed[key] = player.decide(view)
        return self._passed[key]


def requested_par(events: list[Event], body: dict[str, Any]) -> Par:
    """The par of the deal that these events end with. Any error of the deal is raised."""
    *before, dealt = events
    if not isinstance(dealt, DealStarted):
        raise Unplayable
    seat, company = int(body["seat"]), tuple(map(str, body["company"]))
    rules = rules_from_dict(body["rules"])
    return par_of(rules, before, dealt, seat, str(body["seed"]), company)


def answer(events: list[Event], body: dict[str, Any]) -> dict[str, Any]:
    """The reply to a question; a fault of any kind costs this deal alone."""
    try:
        return {"par": asdict(requested_par(events, body))}
    except Exception as fault:
        return {"failed": f"{type(fault).__name__}: {fault}"}


def play_again(pipe: Any) -> None:
    """Play finished deals with the reference players: a process with its end of the pipe."""
    begin()
    events: list[Event] = []
    with contextlib.suppress(EOFError, OSError):
        while True:
            ((kind, body),) = json.loads(pipe.recv_bytes(LONGEST_MESSAGE)).items()
            if kind == "event":
                events.append(event_from_plain(body))
                continue
            pipe.send_bytes(packed(answer(events, body)))
            events = []
