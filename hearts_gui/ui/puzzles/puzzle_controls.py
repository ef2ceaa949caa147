"""What stands on the stage beside the cards: which puzzles are shown, and the way through the deals
beside an answer."""

from collections.abc import Callable

from pygame import Rect

from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.puzzles.queue import PuzzleQueue
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import IconButton
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

OVER_CARDS = 520.0
DROPDOWN = 250


def rules_choice(
    ctx: Context, queue: PuzzleQueue, midright: tuple[int, int], most: int,
    changed: Callable[[int], None],
) -> Dropdown:  # fmt: skip
    """All rule sets, each of them, and the person's own games where they have puzzles."""
    skin, keys = Skin(ctx), queue.keys
    box = Rect(0, 0, min(skin.px(DROPDOWN), most), max(44, skin.px(48)))
    box.midright = midright
    box.top = max(box.top, skin.px(1))
    names = [say("puzzle-all-rules"), *(rules_title(preset(key)) for key in keys)]
    chosen = 0 if queue.rules is None else keys.index(queue.rules) + 1
    if queue.own:
        names.append(say("puzzle-own", n=len(queue.own)))
        chosen = len(keys) + 1 if queue.only_own else chosen
    dropdown = Dropdown(ctx, say("puzzle-rules"), box, options=tuple(names), chosen=chosen,
                        changed=changed)  # fmt: skip
    dropdown.z = 40.0
    return dropdown


def pager(
    ctx: Context, box: Rect, stage: Rect, turn: Callable[[int], None], play: Callable[[], None]
) -> tuple[Widget, ...]:
    """Back, play, on, in the place of the table's button, inside the stage."""
    skin = Skin(ctx)
    side = max(ctx.metrics.hit, skin.px(52))
    gap = side + skin.px(6)
    x = min(box.centerx, stage.right - gap - side // 2 - skin.px(8))
    wanted = (
        ("puzzle-deal-before", Icon.ARROW_LEFT, lambda: turn(-1)),
        ("puzzle-happens", Icon.PLAY, play),
        ("puzzle-deal-after", Icon.ARROW_RIGHT, lambda: turn(1)),
    )
    return tuple(
        IconButton(ctx, say(key), act, (x + index * gap, box.centery), icon=icon,
                   z=OVER_CARDS)
        for index, (key, icon, act) in enumerate(wanted, start=-1)
    )  # fmt: skip
