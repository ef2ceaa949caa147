"""Works out the pars of finished games that this version does not know yet, while someone looks at
the results.

The newest games come first. It runs in a thread, and the deals are played in a process of their
own.
"""

import threading
from functools import partial
from pathlib import Path

from hearts_gui.session.game.deal_record import deal_record
from hearts_gui.session.game.later import Wake, no_wake
from hearts_gui.session.game.par_client import ParClient, known_pars
from hearts_gui.session.game.worker_pipe import Target
from hearts_gui.session.past.reading import counted_seat
from hearts_gui.session.store.peek import counted_deals, game_files
from hearts_gui.session.store.saves import SaveError, read_game, seating_of
from hearts_gui.session.store.side_files import pars_file

_GLANCE_SECONDS = 0.25


class ParBacklog:
    """Works from its creation until it is closed or everything is known."""

    def __init__(self, games: Path, target: Target, wake: Wake = no_wake) -> None:
        """`games` is the folder of games that are over, `target` what plays a deal again."""
        self._games, self._target, self._wake = games, target, wake
        self._closed = threading.Event()
        self.left = 0
        """Deals that still wait."""
        self.games_done = 0
        """Games of which more is known than before."""
        threading.Thread(target=self._run, daemon=True).start()

    def close(self) -> None:
        """Stop; what is known so far is kept."""
        self._closed.set()

    def _run(self) -> None:
        lacking = ((path, counted_deals(path) - len(known_pars(pars_file(path))))
                   for path in game_files(self._games))  # fmt: skip
        waiting = [(path, number) for path, number in lacking if number > 0]
        self.left = sum(missing for _, missing in waiting)
        self._wake()
        for path, missing in waiting:
            left = self.left - missing
            client = self._client(path)
            while client is not None and client.working and not self._closed.is_set():
                client.inbox.wait(_GLANCE_SECONDS)
                self.left = left + max(0, missing - client.changed)
            if client is not None:
                client.close()
                self.games_done += client.changed > 0
            if self._closed.is_set():
                return
            self.left = left
            self._wake()

    def _client(self, path: Path) -> ParClient | None:
        """A client asked for all deals of a game; None for a game whose luck is not counted."""
        try:
            loaded = read_game(path)
        except SaveError:
            return None
        rules, seed = loaded.header.rules, loaded.header.seed
        person = counted_seat(loaded)
        if person is None:
            return None
        client = ParClient(seed, seating_of(loaded.header), self._target, pars_file(path))
        record = partial(deal_record, rules, seed, loaded.events)
        for number in range(1, len(loaded.game.public.standings.history) + 1):
            client.want(number, person, record)
        return client
