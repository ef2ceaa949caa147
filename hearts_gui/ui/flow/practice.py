"""Tables of practice replays: of a deal that is over, and of a puzzle's deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_gui.session.game.strong import LEVEL, StrongDeal
from hearts_gui.session.puzzles.position import position_events, read_position
from hearts_gui.session.puzzles.puzzle import Puzzle
from hearts_gui.session.setup.players import Human, one_human, with_bot
from hearts_gui.ui.positions.strong import StrongScene
from hearts_gui.ui.shell.ports import DealMoment, Replay
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.wording.language.messages import say

if TYPE_CHECKING:
    from hearts_gui.session.library import Library
    from hearts_gui.ui.shell.context import Context, Scene


def replay_scene(ctx: Context, library: Library, moment: DealMoment) -> Scene:
    """The table on which a deal is played once more from a moment on."""

    def again() -> None:
        ctx.scenes.push(replay_scene(ctx, library, moment))

    record, step, seat = moment.record, moment.step, moment.seat
    events = (*record.before, *record.events[:step])
    session = library.replay(record.games[step], events, moment.seats, seat)
    replay = Replay(record.number, again, say("knows-back"), record.score, moment.on)
    return TableScene(ctx, session, seat, left=session.close, replay=replay)


def strong_scene(ctx: Context, library: Library, moment: DealMoment) -> Scene:
    """The deal of a moment, played by a strong player in the person's seat."""
    record, seat = moment.record, moment.seat
    seats = with_bot(moment.seats, seat, LEVEL)
    step = moment.step
    events = (*record.before, *record.events[:step])
    session = library.replay(record.games[step], events, seats, seat)
    deal = StrongDeal(session, seat, record.events[:step], record.events)
    return StrongScene(ctx, deal, ctx.now)


def puzzle_replay(ctx: Context, library: Library, puzzle: Puzzle) -> Scene:
    """The table on which a puzzle's deal is played to its end. Raises PositionError."""
    game, seat = read_position(puzzle.position), puzzle.view().seat
    human = Human(ctx.settings.name, ctx.settings.portrait)
    person, *others = one_human(game.rules.players, human=human, seed="puzzles")
    seats = (*others[:seat], person, *others[seat:])
    session = library.replay(game, position_events(puzzle.position), seats, seat)

    def again() -> None:
        ctx.scenes.push(puzzle_replay(ctx, library, puzzle))

    replay = Replay(1, again, say("replay-to-puzzle"))
    return TableScene(ctx, session, seat, left=session.close, replay=replay)
