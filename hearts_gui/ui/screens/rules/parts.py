"""Small things that the pages about rules share."""

from collections.abc import Sequence

from pygame import Rect, Surface

from hearts_gui.config.rule_sets import OwnSets
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say, told

BUTTON = 52
LIST_WIDTH = 388
WIDE = 1160
TALL = 560


def tell_of_unread_sets(scene: FormScene, own: OwnSets) -> None:
    """In passing, the first thing about the player's own rule sets that could not be used."""
    for warning in own.warnings[:1]:
        scene.notify(told(warning))


class Rule(Widget):
    """A hairline between two parts of a page."""

    focusable = False
    margin_units = 1.0

    def __init__(self, ctx: Context, box: Rect) -> None:
        super().__init__(ctx, "", box, z=0.5)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the line."""
        self.skin.painter.box(surface, self.box, BoxStyle(0, self.skin.ink(0.12)))


def room_for_list(skin: Skin, body: Rect) -> bool:
    """Whether the list of rule sets has room beside everything else."""
    return body.w >= skin.px(WIDE) and body.h >= skin.px(TALL)


def footer_height(skin: Skin) -> int:
    """The strip with the buttons at the bottom of a page."""
    return max(skin.px(BUTTON), skin.metrics.hit) + 2 * skin.px(16)


def not_playable() -> str:
    """Why no game can be started now."""
    return say("rule-screen-not-playable")


def changes_text(count: int, *, mark: bool = True) -> str:
    """How many options differ from Standard, in a sentence or two."""
    return say("rule-screen-changes-marked" if mark else "rule-screen-changes", n=count)


def size_and_changes(players: str, count: int) -> str:
    """For how many players a rule set is, and how many options differ from Standard if any do."""
    return say("rule-screen-size-and-changes", players=players, n=count)


def allow(button: Button, why: str | None) -> None:
    """Enable a button, or disable it with this reason."""
    if why is None:
        button.enable()
    else:
        button.disable(why)


def reveal_chosen(area: ScrollArea, rows: Sequence[Widget]) -> None:
    """Scroll a list to its chosen row immediately."""
    for row in rows:
        if isinstance(row, ListRow) and row.chosen:
            area.reveal(row.base_box)
            area.finish()
