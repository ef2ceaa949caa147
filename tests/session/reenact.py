"""Plays a saved game again from its seed.

People choose what the file says, and computer players think again. Where they choose the same, the
same file comes out, byte for byte.

    python -m tests.session.reenact GAME NEW
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.log.log import LoadedLog, action_of, read_log
from hearts_gui.engine.play.actions import PlayCard, StartDeal
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.opponents import BotSpec, Reply
from hearts_gui.session.game.session import Session
from hearts_gui.session.setup.players import human_seats
from hearts_gui.session.store.gamefile import GameFile
from hearts_gui.session.store.lock import try_lock
from hearts_gui.session.store.peek import lock_file
from hearts_gui.session.store.saves import seating_of
from tests.session.kit import LocalBots


@dataclass
class OneByOne(LocalBots):
    """Computer players of the levels in the file, heard only when it is their turn in it.

    Those who choose at the same time are written in the order in which they were heard.
    """

    turn: int | None = None
    levels: dict[str, str] = field(default_factory=dict)

    def begin(self, rules: Rules, brains: Mapping[int, BotSpec]) -> None:
        self.levels = {brain.seed: brain.level for brain in brains.values()}
        self.make = self._player
        super().begin(rules, brains)

    def _player(self, seed: str) -> Strategy:
        return make_bot(self.levels[seed], seed)

    def take(self, now_ms: float) -> list[Reply]:
        for ticket, seat in tuple(self.asked.items()):
            if seat == self.turn:
                del self.asked[ticket]
                return [Reply(ticket, seat, self.brains[seat].decide(self.views[seat]))]
        return []


def reenact(old: Path, new: Path) -> None:
    """Play the game in a file again into another one, up to where it can no longer be the same."""
    loaded = read_log(old.read_text("utf-8"))
    header = loaded.header
    file = GameFile(new, try_lock(lock_file(new)))
    file.append(header.lines())
    bots = OneByOne()
    session = Session(
        new_game(header.rules, header.seed),
        seating_of(header),
        decide=RulePlayer(header.seed).decide,
        bots=bots,
        file=file,
    )
    with contextlib.closing(session), contextlib.suppress(IllegalAction):
        _play(session, bots, loaded)


def _play(session: Session, bots: OneByOne, loaded: LoadedLog) -> None:
    people = human_seats(session.seats)
    while session.version < len(loaded.events):
        version = session.version
        action = action_of(loaded.events[version])
        seat = getattr(action, "seat", None)
        if isinstance(action, PlayCard) and action.auto:
            session.finish_deal()
        elif action is not None and (seat in people or isinstance(action, StartDeal)):
            session.submit(action)
        else:
            bots.turn = seat
            session.tick()
        if session.version == version:
            return


if __name__ == "__main__":
    reenact(Path(sys.argv[1]), Path(sys.argv[2]))
