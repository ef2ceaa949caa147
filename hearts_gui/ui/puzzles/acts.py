"""What deals and positions need of the games behind them."""

from collections.abc import Callable
from dataclasses import dataclass

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.daily.codes import CodeError
from hearts_gui.session.daily.position_code import LONGEST, position_code, read_position_code
from hearts_gui.session.puzzles.whole_deal import WholeDeal
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.wording.language.messages import say

Judge = Callable[[], str | None]
"""What is best there in a sentence, once it is known."""


@dataclass(frozen=True, slots=True)
class PositionActs:
    """Plays a position on, as practice, and judges it for the player who decides there."""

    play: Callable[[Context, WholeDeal], Scene]
    judge: Callable[[WholeDeal], tuple[Judge, Callable[[], None]]]
    """Asks; the second of the two ends it."""


def copy_code(scene: Scene, rules: Rules, deal: WholeDeal) -> None:
    """Put the code of a position on the clipboard."""
    clipboard.copy(position_code(rules, deal))
    scene.notify(say("position-copied"))


def ask_code(ctx: Context, rules: Rules, take: Callable[[WholeDeal], None]) -> None:
    """Ask for a code, and take the position that it stands for."""

    def accept(text: str) -> str | None:
        try:
            decoded, deal = read_position_code(text)
        except CodeError:
            return say("position-no-code")
        if decoded != rules:
            return say("position-other-rules")
        take(deal)
        return None

    ctx.scenes.push(AskDialog(
        ctx, say("position-code-title"), label=say("position-code"), accept=accept,
        confirm=say("position-open"), longest=LONGEST, paste=True,
    ))  # fmt: skip
