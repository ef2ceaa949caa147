"""The buttons for answers that are no cards: bids, and suits."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from hearts_gui.engine.play.actions import Action, MakeBid, NameSuit
from hearts_gui.session.lessons.lesson import ME
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.columns import shares
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say


def choice_buttons(
    ctx: Context, area: Rect, table: SmallTable | None, options: tuple[Action, ...],
    do: Callable[[Action], None],
) -> list[Button]:  # fmt: skip
    """A button for each bid or suit, in the middle of the table where there is one."""
    skin = Skin(ctx)
    if table is not None:
        centre = table.layout.trick_centre
        width = min(round(area.w * 0.55), skin.px(150) * len(options))
        area = Rect(0, 0, width, max(skin.px(56), ctx.metrics.hit))
        area.center = (round(centre[0]), round(centre[1]))
    boxes = shares(area, len(options), skin.px(12))
    return [
        Button(ctx, _name_of(option), partial(do, option), box, z=60.0)
        for box, option in zip(boxes, options, strict=True)
    ]


def _name_of(option: Action) -> str:
    """What a bid or a suit is called."""
    match option:
        case MakeBid(counters=counters):
            return say("lesson-bid", n=counters)
        case NameSuit(suit=suit):
            return say("lesson-suit", suit=suit)
        case _:
            raise TypeError(f"{option!r} is no bid and no suit of seat {ME}")
