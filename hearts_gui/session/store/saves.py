"""The folder of saved games: making, listing, opening, mending and putting them away.

A game under way is in the folder itself, a finished one in the folder `finished` inside it. Each
open game is locked, so two programs never write into one file.
"""

import errno
from dataclasses import dataclass
from pathlib import Path

from hearts_gui import __version__
from hearts_gui.config.reading import move_aside, set_aside
from hearts_gui.engine.log.log import Header, LoadedLog, read_headers, read_log
from hearts_gui.engine.log.seal import header_lines
from hearts_gui.engine.message import Message, MessageError, message
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.validate import CorruptLog
from hearts_gui.engine.shuffle import commitment
from hearts_gui.session.setup.players import Seating, known_players, one_human, player_from_plain
from hearts_gui.session.store.gamefile import GameFile, reserve
from hearts_gui.session.store.lock import Lock, try_lock
from hearts_gui.session.store.peek import (
    FINISHED,
    SUFFIX,
    game_files,
    is_busy,
    lock_file,
    progress_of,
    read_save,
    when_changed,
    whole_lines,
)


class SaveError(MessageError):
    """A saved game that cannot be opened; the message is one sentence for the player.

    `newer` says that it was written by a newer version, `damaged` that it holds no game of ours.
    """

    def __init__(self, why: Message, *, newer: bool = False, damaged: bool = False) -> None:
        self.newer = self.misused = newer
        self.damaged = damaged
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class Slot:
    """A game in the list: enough to offer it, read without judging it.

    `deal` is the number of deals begun, `changed` in seconds since 1970, `busy` says that another
    window has it open.
    """

    path: Path
    header: Header
    deal: int
    totals: tuple[object, ...]
    changed: float
    busy: bool


@dataclass(frozen=True, slots=True)
class Opened:
    """A resumed game, its file ready for new lines, and notices for the player."""

    file: GameFile
    loaded: LoadedLog
    notices: tuple[Message, ...] = ()


class Saves:
    """The saved games in one folder, which is made with the first game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def create(self, header: Header) -> GameFile:
        """A file for a new game, holding its header; kept in memory when the disk refuses."""
        try:
            file = GameFile(*reserve(self.folder))
        except OSError:
            file = GameFile(self.folder / f"game-1{SUFFIX}", None)
        file.append(header.lines(), sync=True)
        return file

    def slots(self) -> tuple[Slot, ...]:
        """The games under way, the one played last first."""
        slots = (read_slot(path) for path in game_files(self.folder))
        return tuple(slot for slot in slots if slot is not None)

    def open(self, path: Path) -> Opened:
        """Resume a game, in this folder or anywhere else. Raises SaveError."""
        return open_game(path, self.folder)

    def owns(self, file: GameFile) -> bool:
        """Whether a file is our own, and lies here."""
        return file.ours and file.path.parent == self.folder

    def put_away(self, file: GameFile) -> None:
        """Move a game that is over out of the list of games under way."""
        if self.owns(file):
            file.move(self.folder / FINISHED)
        else:
            file.close()


def game_name(seed: str) -> str:
    """The name of a game of this seed in the statistics and the history."""
    return commitment(seed)[:16]


def read_slot(path: Path) -> Slot | None:
    """The list's row of a game, or None when it is over or its header cannot be read."""
    try:
        lines = whole_lines(path)
        changed = when_changed(path)
        header, _, _ = read_headers(lines)
    except (OSError, CorruptLog, IndexError):
        return None
    progress = progress_of(lines)
    if progress is None:
        return None
    number, totals = progress
    if not totals:
        totals = new_game(header.rules, "").public.standings.totals
    return Slot(path, header, number, totals, changed, is_busy(path))


def read_game(path: Path) -> LoadedLog:
    """A game from its file; writes nothing. Raises SaveError when its header cannot be read."""
    return _read(path)[0]


def seating_of(header: Header) -> Seating:
    """The players named by a save; a person against the rest where it does not name them all.

    A character not known here has a stand-in.
    """
    try:
        seating = tuple(map(player_from_plain, header.seats))
    except ValueError:
        seating = ()
    named = len(seating) == header.rules.players
    return known_players(seating) if named else one_human(header.rules.players)


def _read(path: Path, *, mend: bool = False) -> tuple[LoadedLog, bytes]:
    """A game and the bytes of its file."""
    try:
        raw = read_save(path, mend=mend)
    except OSError as error:
        too_large = error.errno == errno.EFBIG
        why = message("save-not-read", file=path.name, why=str(error.strerror))
        raise SaveError(why, damaged=too_large) from None
    try:
        return decode_game(raw), raw
    except CorruptLog as error:
        key = "save-line-rules" if error.why.key == "log-rules" else "save-line"
        why = message(key, file=path.name, line=error.line, why=error.why)
        raise SaveError(why, newer=error.newer, damaged=not error.newer) from None


def decode_game(raw: bytes) -> LoadedLog:
    """A game from the undamaged part of the bytes of its file. Raises CorruptLog."""
    try:
        return read_log(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        start = raw.rfind(b"\n", 0, error.start) + 1
        torn = b"\n" not in raw[error.start :]
        number = raw.count(b"\n", 0, start) + 1
        text = raw.decode("utf-8", errors="replace")
        if number <= 2 == header_lines(text.split("\n", 2)):
            # Every line of such a file has a checksum, which finds the other bytes of this kind.
            return read_log(text)
        if start == 0:
            raise CorruptLog(1, message("log-torn" if torn else "log-not-readable")) from None
        loaded = read_log(raw[:start].decode("utf-8"))
        if torn:
            loaded.torn = True
        elif loaded.damage is None:
            loaded.damage = CorruptLog(number, message("log-not-readable"))
        return loaded


def sound_bytes(loaded: LoadedLog, raw: bytes) -> int:
    """The number of undamaged bytes in the file."""
    text = raw.decode("utf-8", errors="replace")
    # Counted by lines, because a byte that is not text was replaced by a character of three bytes.
    lines = text[: loaded.good_length].count("\n")
    return sum(len(line) + 1 for line in raw.split(b"\n")[:lines])


def open_game(path: Path, home: Path | None = None) -> Opened:
    """Lock a game, read it and cut off what is damaged, after copying the whole file.

    A file without a game is renamed where it lies in the folder of our own games, `home`. Raises
    SaveError.
    """
    lock: Lock | None = None
    try:
        lock = try_lock(lock_file(path)) if path.is_file() else None
        if lock is None and path.is_file():
            raise SaveError(message("save-in-use", game=path.name))
    except OSError:
        pass  # a read-only folder holds no locks
    try:
        loaded, raw = _read(path, mend=True)
        notices = _notices(path, loaded, raw)
    except SaveError as error:
        if lock is not None:
            # A file opened from elsewhere is not ours to rename, nor is one that the disk cannot
            # read just now.
            ours = path.parent == home and path.suffix == SUFFIX and error.damaged
            aside = move_aside(path) if ours else None
            lock.release()
            if aside is not None:
                raise SaveError(message("save-set-aside", why=error.message, aside=aside)) from None
        raise
    file = GameFile(path, lock, length=sound_bytes(loaded, raw))
    if file.length != len(raw):
        file.trim()
    return Opened(file, loaded, notices)


def _notices(path: Path, loaded: LoadedLog, raw: bytes) -> tuple[Message, ...]:
    """The notice for the player; a damaged file is copied before anything is cut off it.

    Raises SaveError when the copy cannot be made.
    """
    notices: list[Message] = []
    if loaded.damage is not None:
        line = loaded.damage.line
        aside = set_aside(path, raw)
        if aside is None:
            raise SaveError(message("save-no-room", file=path.name, line=line))
        notices.append(message("save-damaged", file=path.name, line=line, aside=aside))
    elif loaded.torn:
        notices.append(message("save-torn", file=path.name))
    if loaded.from_copy:
        notices.append(message("save-from-copy", file=path.name))
    if loaded.differences:
        difference, same = loaded.differences[0].message, loaded.header.app == __version__
        notices.append(message("save-differs", file=path.name, what=difference, same=same))
    if not loaded.commitment_holds:
        notices.append(Message("save-other-seed"))
    return tuple(notices)
