"""The end of a practice replay: what it came to beside the game, and the ways on."""

from collections.abc import Callable

from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import measure
from hearts_gui.engine.score.scores import Amount, DealScore
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.shell.ports import Replay
from hearts_gui.ui.table.asking.dialogs import LEAVE
from hearts_gui.ui.table.asking.state import TableState
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text


class ReplayEnd(Dialog):
    """Hears no key that was meant for the last card."""

    deaf_ms = 1000.0


def open_replay_end(
    state: TableState, replay: Replay, score: DealScore, leave: Callable[[], None]
) -> None:
    """Say how the deal went, and ask where to go. `leave` takes the table off."""

    def once_more() -> None:
        leave()
        replay.again()

    on = () if replay.on is None else (DialogButton(*replay.on, icon=Icon.ARROW_RIGHT),)
    ways = (
        DialogButton(replay.back, leave, primary=True, icon=Icon.ARROW_LEFT),
        DialogButton(say("replay-again"), once_more, icon=Icon.REFRESH),
        *on,
        DialogButton(say(LEAVE), state.ctx.scenes.to_first, icon=Icon.EXIT_DOOR),
    )
    title, text = replay_texts(state.view.rules, replay.before, score, state.seat)
    state.ctx.scenes.push(ReplayEnd(state.ctx, title, text, ways, escape=leave))


def replay_texts(
    rules: Rules, before: DealScore | None, now: DealScore, seat: int
) -> tuple[str, str]:
    """A title with what the deal brought, in the game and this time, and a sentence about it."""
    brought = score_text(_brought(rules, now, seat))
    if before is None:
        return say("replay-over"), say("review-took", points=brought, n=now.points[seat])
    gained = _cost(rules, before, seat) - _cost(rules, now, seat)
    better = "same" if not gained else "better" if gained > 0 else "worse"
    title = say("replay-title", before=score_text(_brought(rules, before, seat)), now=brought)
    return title, say("replay-compared", better=better)


def _cost(rules: Rules, score: DealScore, seat: int) -> Amount:
    """How badly the deal went for a seat."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return -score.counters[seat]
    return measure(rules, score.points[seat])


def _brought(rules: Rules, score: DealScore, seat: int) -> Score | Amount:
    """What the deal brought a seat in the unit that decides the game."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return score.counters[seat]
    return score.points[seat]
