"""Deals of a kind and positions laid out by hand, as this person plays and judges them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.positions.begun import begun
from hearts_gui.session.positions.conditions import ConditionError
from hearts_gui.session.positions.drawing import check
from hearts_gui.session.puzzles.laid import LaidDeal
from hearts_gui.session.setup.players import Human, Seating, one_human
from hearts_gui.ui.positions.acts import Judge, PositionActs
from hearts_gui.ui.positions.kinds import KindScene
from hearts_gui.ui.shell.ports import Replay
from hearts_gui.ui.table.asking.hinting import ladder_steps
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.wording.language.messages import say

if TYPE_CHECKING:
    from hearts_gui.session.library import Library
    from hearts_gui.ui.shell.context import Context, Scene


def kind_scene(ctx: Context, library: Library, rules: Rules) -> Scene:
    """Deals of a kind, by the rules of the next game where they have such deals."""
    try:
        check(rules)
    except ConditionError:
        rules = preset("standard")
    return KindScene(ctx, rules, position_acts(library, rules))


def position_acts(library: Library, rules: Rules) -> PositionActs:
    """How positions of these rules are played on and judged."""
    return PositionActs(partial(_play, library, rules), partial(_judge, library, rules))


def _seated(ctx: Context | None, players: int, seat: int) -> Seating:
    human = Human() if ctx is None else Human(ctx.settings.name, ctx.settings.portrait)
    person, *others = one_human(players, human=human, seed="positions")
    return (*others[:seat], person, *others[seat:])


def _play(library: Library, rules: Rules, ctx: Context, laid: LaidDeal) -> Scene:
    """The table on which a position is played on: before any card is played by the first hand."""
    found = begun(rules, laid)
    seat = found.seat if laid.plays else 0
    seats = _seated(ctx, rules.players, seat)
    session = library.replay(found.game, found.events, seats, seat)

    def again() -> None:
        ctx.scenes.push(_play(library, rules, ctx, laid))

    replay = Replay(1, again, say("position-back"))
    return TableScene(ctx, session, seat, left=session.close, replay=replay)


def _judge(library: Library, rules: Rules, laid: LaidDeal) -> tuple[Judge, Callable[[], None]]:
    """Ask the coach what is best in a position."""
    found = begun(rules, laid)
    seat = found.seat
    if not found.asks:
        return (lambda: say("editor-nothing-to-judge")), (lambda: None)
    seats = _seated(None, rules.players, seat)
    session = library.replay(found.game, found.events, seats, seat)
    view = session.view(seat)
    ticket = session.ask_hint(seat)

    def answer() -> str | None:
        session.tick()
        coach = session.coach
        if ticket is None or coach is None or coach.given_up:
            return say("editor-no-coach")
        arrived, advice = coach.hint(ticket)
        if not arrived:
            return None
        return say("editor-no-coach") if advice is None else ladder_steps(advice, view)[-1]

    return answer, session.close
