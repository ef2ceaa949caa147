"""All games of one player: starting, continuing and leaving them; saves and statistics."""

import contextlib
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from hearts_gui import __version__
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.engine.log.log import Header, practice_line
from hearts_gui.engine.log.seal import sealed
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.state import Game, PublicGame
from hearts_gui.engine.play.view import OBSERVER, PlayerView
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import Cut
from hearts_gui.session.game.coaching import Coach
from hearts_gui.session.game.deal_record import DealRecord, deal_record
from hearts_gui.session.game.fair_deal import Promised
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.game.later import BackgroundTask, Backlog, Wake, no_wake
from hearts_gui.session.game.opponents import BotHost, WorkerBots
from hearts_gui.session.game.par_client import ParClient, known_pars
from hearts_gui.session.game.session import Session
from hearts_gui.session.game.worker_pipe import Inbox, Target
from hearts_gui.session.past.history import PastGames
from hearts_gui.session.past.reading import counted_seat
from hearts_gui.session.setup.players import (
    Human,
    Seating,
    against_bots,
    human_seats,
    player_to_plain,
    unknown_players,
)
from hearts_gui.session.store import peek, side_files, stats
from hearts_gui.session.store.game_lists import Archive, Shelf
from hearts_gui.session.store.gamefile import GameFile, copy_of
from hearts_gui.session.store.saves import SaveError, Saves, Slot, game_name, read_game, seating_of
from hearts_gui.session.store.side_files import SideFacts
from hearts_gui.wording.variants import rules_title

BotMaker = Callable[[], BotHost]


class StandIns:
    """Rule players that answer where a computer player's own thinking failed, and give hints."""

    def __init__(self) -> None:
        self._players: dict[int, RulePlayer] = {}

    def __call__(self, view: PlayerView) -> Action:
        """The rule player's choice in this seat."""
        return self._players.setdefault(view.seat, RulePlayer()).decide(view)


def think(pipe: Any) -> None:
    """Run the opponents' process, which alone loads the strong players."""
    from hearts_gui.ai.players.worker import main

    main(pipe)


def watch(pipe: Any) -> None:
    """Run the coach's process, which alone loads its judgement."""
    from hearts_gui.ai.coach.worker import main

    main(pipe)


@dataclass(frozen=True, slots=True)
class FinishedRecord:
    """A finished game with its events and its coach."""

    header: Header
    public: PublicGame
    events: tuple[Event, ...]
    seats: Seating
    coach: Coach | None
    path: Path
    practice: bool = False

    def record(self, number: int) -> DealRecord | None:
        """One of its deals; None where there is no such deal."""
        return deal_record(self.header.rules, self.header.seed, self.events, number)


class Library:
    """The games in one folder, and their statistics."""

    def __init__(
        self,
        folder: Path,
        *,
        make_bots: BotMaker | None = None,
        clock: Callable[[], float] | None = None,
        coach: Target | None = None,
        pars: Target | None = None,
        wake: Wake = no_wake,
    ) -> None:
        """`coach` and `pars` are the functions of those processes, if there are any. `wake` is
        called from their threads, and from that of the computer players, when they answer."""
        self.inbox, self.wake = Inbox(wake), wake
        self.saves = Saves(folder)
        self.shelf, self.archive = Shelf(self.saves), Archive(folder)
        self.past = PastGames(folder)
        self._make_bots = make_bots or partial(WorkerBots, think, wake=wake)
        self._clock = clock
        self._coach = coach
        self._pars = pars
        self._open: dict[Session, Header] = {}
        self._sweep()

    # -- the games

    def latest(self) -> Slot | None:
        """The game to continue: the last played one that no other window has open."""
        return next((slot for slot in self.saves.slots() if not slot.busy), None)

    # -- playing

    def start(
        self,
        rules: Rules,
        seating: Seating,
        *,
        seed: str | None = None,
        cut: Cut | None = None,
        title: str | None = None,
        unhurried: bool = False,
    ) -> Session:
        """A new game, not dealt yet. Its title is that of its rules unless given.

        Its seed comes from a `cut`, or else is the one given, or else is drawn here.
        """
        self._sweep()
        seed = cut.seed if cut is not None else seed or secrets.token_hex(16)
        seats = tuple(player_to_plain(player) for player in seating)
        header = Header(rules, seed, __version__, title or rules_title(rules), seats, cut)
        file = self.saves.create(header)
        session = self._session(
            new_game(rules, seed), seating, file.path if self.saves.owns(file) else None, file=file,
            promised=Promised(header.commitment, cut), unhurried=unhurried,
        )  # fmt: skip
        if file.warning is not None:
            session.notice(file.warning)
        self._keep(session, header)
        self._write_beside(session)
        return session

    def resume(self, path: Path, *, human: Human | None = None) -> Session:
        """Resume a game; its notices tell the player about damage and unknown opponents.

        Raises SaveError.
        """
        opened = self.saves.open(path)
        loaded = opened.loaded
        seating = seating_of(loaded.header)
        if human is not None and len(human_seats(seating)) == 1:
            seating = tuple(human if isinstance(who, Human) else who for who in seating)
        ours = self.saves.owns(opened.file)
        notes = side_files.read(path, ours=ours)
        session = self._session(
            loaded.game, seating, path if ours else None, file=opened.file, events=loaded.events,
            practice=loaded.practised or notes.practice, unhurried=notes.unhurried,
            promised=Promised(loaded.promise.commitment, loaded.header.cut),
            elapsed_ms=float(notes.elapsed_ms or 0.0),
        )  # fmt: skip
        warning = opened.file.warning
        for text in opened.notices if warning is None else (*opened.notices, warning):
            session.notice(text)
        unknown = unknown_players(loaded.header.seats)
        if unknown:
            session.notice(message("save-unknown-company", what=", ".join(unknown)))
        self._keep(session, loaded.header)
        return session

    def _session(self, game: Game, seating: Seating, path: Path | None, **known: Any) -> Session:
        """A session with what all games here share; its coach keeps grades beside this file."""
        bots = None if len(human_seats(seating)) == len(seating) else self._make_bots()
        return Session(
            game, seating, decide=StandIns(), bots=bots, clock=self._clock,
            coach=self._make_coach(game.rules, game.seed, seating, path), **known,
        )  # fmt: skip

    def _make_coach(
        self, rules: Rules, seed: str, seating: Seating, path: Path | None,
        inbox: Inbox | None = None,
    ) -> Coach | None:  # fmt: skip
        """The coach of a game, which keeps its grades beside a file of our own at this path."""
        if self._coach is None:
            return None
        book = GradeBook(None if path is None else side_files.grades_file(path))
        pars, inbox = None, inbox or self.inbox
        if self._pars is not None:
            beside = None if path is None else side_files.pars_file(path)
            pars = ParClient(seed, seating, self._pars, beside, inbox)
        people = human_seats(seating)
        return Coach(rules, seed, people, self._coach, book=book, pars=pars, inbox=inbox)

    def _keep(self, session: Session, header: Header) -> None:
        self._open[session] = header
        session.subscribe(OBSERVER, lambda event: self._on_event(session, header, event))

    def _on_event(self, session: Session, header: Header, event: Event) -> None:
        if isinstance(event, ev.DealScored):
            self._write_beside(session)
            _want_pars(session)
        elif isinstance(event, ev.GameEnded):
            _count_game(self.saves.folder, session.view(0).public, header.seed, session.seats,
                        practice=session.practice)  # fmt: skip
            BackgroundTask(self.past.catch_up)  # no frame waits when the game is left

    # -- copies

    def copy_out(self, session: Session, folder: Path) -> Message:
        """Write a copy of an open game into a folder. Returns a message with the result."""
        if session not in self._open or session.file is None:
            return message("save-no-copy")
        return copy_of(session.file.path, self._open[session].title, folder)

    # -- looking back

    def seed(self, session: Session) -> str:
        """The seed of an open game; players must not see it."""
        return self._open[session].seed if session in self._open else ""

    def file_name(self, session: Session) -> str:
        """The file name of an open game."""
        if session not in self._open or session.file is None:
            return ""
        return session.file.path.name

    def replay(self, game: Game, events: Sequence[Event], seats: Seating, seat: int) -> Session:
        """The rest of a deal as practice for one seat, without a file.

        `game` is the state after these events. Computer players sit in all other seats.
        """
        return self._session(game, against_bots(seats, seat), None, events=events, practice=True)

    def finished(self, path: Path, inbox: Inbox | None = None) -> FinishedRecord:
        """A finished game for review. Raises SaveError.

        A thread that uses it passes an `inbox` of its own.
        """
        loaded = read_game(path)
        header, seating = loaded.header, seating_of(loaded.header)
        coach = self._make_coach(header.rules, header.seed, seating, path, inbox)
        if coach is not None:
            coach.begin(loaded.events, quiet=True)
        return FinishedRecord(
            header, loaded.game.public, tuple(loaded.events), seating, coach, path, loaded.practised
        )

    def par_backlog(self) -> Backlog | None:
        """Start to work out the pars of finished games that this version does not know yet, the
        newest games first. What is left counts deals."""
        if self._pars is None:
            return None
        target = self._pars

        def work(backlog: Backlog, path: Path) -> bool:
            client, left = _par_client(path, target), backlog.left
            if client is None:
                return False
            while client.working and backlog.goes_on(client.inbox):
                backlog.left = max(0, left - client.changed)
            client.close()
            return client.changed > 0

        return Backlog(partial(_without_pars, self.archive.folder), work, self.wake)

    def again(self, game: FinishedRecord, title: str) -> Session:
        """A practice game with the cards of a game that is over. Raises SaveError."""
        file = self.saves.create(replace(game.header, title=title))
        file.append([sealed(practice_line())], sync=True)
        file.close()
        return self.resume(file.path)

    # -- leaving

    def leave(self, session: Session) -> None:
        """Close a game; one that is not over can be continued."""
        if self._open.pop(session, None) is None:
            return
        self._write_beside(session)
        session.close()
        if session.over and session.file is not None:
            side_files.remove(session.file, self.saves.folder)
            self._put_away(session.file)
            self.past.take(session.file.path)
            self.archive.remove_oldest()

    def close(self) -> None:
        """Close every open game."""
        for session in tuple(self._open):
            self.leave(session)

    def _put_away(self, file: GameFile) -> None:
        """Move a finished game with the files beside it."""
        before = file.path
        self.saves.put_away(file)
        if file.path != before:
            side_files.move(before, file.path)

    def _sweep(self) -> None:
        """Put away games that were over when the program was killed."""
        for path in peek.game_files(self.saves.folder):
            if not peek.is_over(path) or peek.is_busy(path):
                continue
            with contextlib.suppress(SaveError):
                opened = self.saves.open(path)
                loaded = opened.loaded
                if loaded.game.public.result is None:
                    opened.file.close()
                    continue
                _count_game(self.saves.folder, loaded.game.public, loaded.header.seed,
                            seating_of(loaded.header), practice=loaded.practised)  # fmt: skip
                self._put_away(opened.file)

    def _write_beside(self, session: Session) -> None:
        unrated = session.rules.end is End.TIME or session.practice or session.unhurried
        if unrated and not session.over and session.file is not None:
            elapsed_ms = round(session.clocks.game.elapsed_ms)
            notes = SideFacts(elapsed_ms, session.practice, session.unhurried)
            side_files.write(session.file, notes, self.saves.folder)


def _without_pars(games: Path) -> Iterator[tuple[Path, int]]:
    """The finished games with deals whose pars are not known, and how many these are."""
    for path in peek.game_files(games):
        pars = known_pars(side_files.pars_file(path))
        if (missing := peek.counted_deals(path) - len(pars)) > 0:
            yield path, missing


def _par_client(path: Path, target: Target) -> ParClient | None:
    """A client asked for all deals of a game; None for a game whose luck is not counted."""
    try:
        loaded = read_game(path)
    except SaveError:
        return None
    header, person = loaded.header, counted_seat(loaded)
    if person is None:
        return None
    client = ParClient(header.seed, seating_of(header), target, side_files.pars_file(path))
    record = partial(deal_record, header.rules, header.seed, loaded.events)
    for number in range(1, len(loaded.game.public.standings.history) + 1):
        client.want(number, person, record)
    return client


def _want_pars(session: Session) -> None:
    """Ask the reference players for the par of the finished deal, unless it is practice."""
    if session.coach is None or (pars := session.coach.pars) is None or session.practice:
        return
    number = len(session.view(0).public.standings.history)
    for seat in human_seats(session.seats):
        pars.want(number, seat, session.record)


def _count_game(
    folder: Path, public: PublicGame, seed: str, seating: Seating, *, practice: bool
) -> None:
    seats = human_seats(seating)
    if len(seats) != 1 or public.result is None:
        return  # with several people it is not clear whose result it is
    won = seats[0] in public.result.winners
    stats.count(folder / stats.FILE, game_name(seed), won=won, practice=practice)
