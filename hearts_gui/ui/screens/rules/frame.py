"""The frame of New game and the rules tab: rule sets at the left, the chosen one over its
buttons.

In a window too narrow for both, the list is a page of its own and the rest one column.
"""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from hearts_gui.config.rule_sets import OwnSets
from hearts_gui.session.setup.rules_setup import Entry, RulesSetup
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.screens.rules.set_list import SetRow, in_boxes, set_rows
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Button, text
from hearts_gui.ui.widgets.flow import Anchor, Column, Either, Item, Padded, Row, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.page import PageScene, side_units
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import message_text, say

LIST_WIDTH = 388
BOXES_WIDTH, OPTIONS_WIDTH = 790, 640
"""The width of the list where it shows boxes, and what has to be left beside it."""
WIDE, TALL = 1160, 560
"""The least body that has room for the list, in design units."""
STACKED, LEAST_LIST, LIST_SHARE = 1150, 240, 0.38
"""The least height of a body with the list above, and of the list there, also as its share."""


class RulesFrame:
    """Lays out the parts, and keeps the scroll positions of list and options."""

    def __init__(self, scene: PageScene, setup: RulesSetup, *, pictured: bool = False) -> None:
        """`pictured` shows each rule set by its drawing, in boxes where there is room for them."""
        self._ctx, self._scene, self._setup, self._pictured = scene.ctx, scene, setup, pictured
        self._list: ScrollArea | None = None
        self.area: ScrollArea | None = None

    @property
    def wide(self) -> bool:
        """Whether list and options stand side by side."""
        skin, body = Skin(self._ctx), self._scene.body_box()
        return body.w >= skin.px(WIDE) and body.h >= skin.px(TALL)

    @property
    def listed(self) -> bool:
        """Whether the list is on the page: beside the options, or above them where it is high."""
        high = self._pictured and self._scene.body_box().h >= Skin(self._ctx).px(STACKED)
        return self.wide or high

    @property
    def width(self) -> int:
        """The greatest width of the options, in pixels."""
        return self._scene.body_width - (Skin(self._ctx).px(self._list_width) if self.wide else 0)

    @property
    def _boxed(self) -> bool:
        skin = Skin(self._ctx)
        return self._pictured and self._scene.body_box().w >= skin.px(BOXES_WIDTH + OPTIONS_WIDTH)

    @property
    def _list_width(self) -> int:
        return BOXES_WIDTH if self._boxed else LIST_WIDTH

    @property
    def side(self) -> float:
        """The margin beside everything, in design units."""
        return side_units(Skin(self._ctx))

    # -- what is shown

    def sets(
        self, query: str, choose: Callable[[Entry], None], restore: Callable[[], None],
        foot: Sequence[Button] = (),
    ) -> Item:  # fmt: skip
        """The list of rule sets, with a line at its right; `foot` are buttons under it."""
        ctx, skin = self._ctx, Skin(self._ctx)
        rows = set_rows(ctx, self._setup, query, choose=choose, restore=restore,
                        pictured=self._pictured)  # fmt: skip
        shown = in_boxes(rows) if self._boxed else rows
        before = self._list
        content = Column(*shown, gap=10 if self._pictured else 2)
        self._list = ScrollArea(
            ctx, content=content, margin=(skin.px(8), skin.px(6)), before=before
        )
        if before is None:
            chosen = (row for row in rows if isinstance(row, SetRow) and row.chosen)
            self._list.first = next(chosen, None)
        # Boxes begin under the title; the text of a row, with its own margin, does so too.
        across = self.side - 8 if self._pictured else 12
        scrolled = Sized(Padded(self._list, across=across), grow=1)
        if not foot:
            column = Column(12, scrolled, 12)
        else:
            name = text(ctx, say("rule-screen-rule-sets"), quiet=True)
            column = Column(
                20, Padded(name, across=self.side), 6, scrolled, 14,
                Padded(Row(*(Sized(button, grow=1) for button in foot)), across=20), 16,
            )  # fmt: skip
        if not self.wide:
            return Column(Sized(column, grow=1), Rule(ctx))
        return Row(Sized(column, grow=1), Rule(ctx), gap=0, down=Anchor.FILL)

    def options(self, content: Item, top: float = 18) -> Item:
        """The part that scrolls over the footer."""
        skin = Skin(self._ctx)
        margin = (skin.px(self.side) - 2, skin.px(top))
        self.area = ScrollArea(self._ctx, content=content, margin=margin, before=self.area)
        return Sized(Padded(self.area, across=2 / skin.metrics.u), grow=1)

    def footer(self, words: str, *buttons: Item) -> Item:
        """Words and the buttons at the right of them, or buttons across the page, below a line."""
        label = text(self._ctx, words, units=16, quiet=True)
        alone = Row(*(Sized(widget, grow=1) for item in buttons for widget in item.widgets), gap=14)
        line = Either(Row(Sized(label, grow=1), 20, Row(*buttons, gap=14)), alone)
        return Padded(Column(Rule(self._ctx), 16, line, 16), across=self.side)

    def lay_out(self, sets: Item | None, *main: Item | None) -> None:
        """Fill the body of the page: the list where there is room, and everything else."""
        page, body = Column(*main), self._scene.body_box()
        rest: Item = Sized(page, grow=1)
        if sets is not None and self.wide:
            rest = Row(Sized(sets, width=self._list_width), rest, gap=0, down=Anchor.FILL)
        elif sets is not None:
            free = max(body.h - page.measure(body.w), LIST_SHARE * body.h)
            high = max(LEAST_LIST, free / Skin(self._ctx).metrics.u)
            rest = Column(Sized(sets, height=high), rest, gap=0)
        rest.move_to(body)
        self._scene.form.add(*rest.widgets)

    # -- scrolling

    def to_top(self) -> None:
        """Show the options from the first one on."""
        if self.area is not None:
            self.area.scroll(0, instantly=True)

    def list_to_top(self) -> None:
        """Show the list from its first set on."""
        if self._list is not None:
            self._list.scroll(0, instantly=True)


def tool(ctx: Context, key: str, act: Callable[[], None], icon: Icon | None = None) -> Button:
    """A button with what one can do with a rule set."""
    return Button(ctx, say(key), act, icon=icon)


class Rule(Widget):
    """A hairline between two parts of a page."""

    focusable = False
    margin_units = 1.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx, "", z=0.5)

    def preferred_width(self, room: int) -> int:
        """The width in a row: as thin as in a column."""
        return min(room, self.measure(room))

    def measure(self, width: int) -> int:
        del width
        return max(1, round(self.skin.hairline))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        self.skin.painter.box(surface, self.box, BoxStyle(0, self.skin.ink(0.12)))


def tell_of_unread_sets(scene: FormScene, own: OwnSets) -> None:
    """Show a passing message on the first of the player's own rule sets that could not be read."""
    for warning in own.warnings[:1]:
        scene.notify(message_text(warning))
