"""The list of rule sets, as a column beside the options or as a page of its own."""

from collections.abc import Callable

from pygame import Rect

from hearts_gui.session.setup.rule_groups import SetGroup
from hearts_gui.session.setup.rules_desk import Entry, RulesDesk
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.screens.rules.parts import size_and_changes
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Label
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.text_field import HEIGHT, TextField
from hearts_gui.wording.language.messages import say

ROW, HEADING, HEADING_TEXT = 64, 48, 20
STANDARD = "standard"


class SetRow(ListRow):
    """A rule set: for how many, how much differs from Standard; that game itself has a star."""

    def __init__(self, ctx: Context, entry: Entry, box: Rect, choose: Callable[[], None]) -> None:
        standard = entry.key == STANDARD and not entry.own
        super().__init__(
            ctx, entry.title, box, choose, note=note_of(entry), chevron=False, pad=20,
            mark=Icon.STAR if standard else None,
        )  # fmt: skip
        self.entry = entry
        if entry.problem is not None:
            self.disable(entry.problem)
        elif entry.changes:
            key = "rule-screen-based-on" if entry.based_on else "rule-screen-differs"
            self.tooltip = say(key, n=entry.changes, name=entry.based_on)


def note_of(entry: Entry) -> str:
    """What stands under a rule set's name."""
    if entry.problem is not None:
        return say("rule-screen-cannot-be-played")
    return size_and_changes(entry.players, entry.changes)


class Heading(Label):
    """The name of a group over its rule sets."""

    def __init__(self, ctx: Context, text: str) -> None:
        super().__init__(ctx, text, Rect(0, 0, 1, 1), units=HEADING_TEXT, face=Face.DISPLAY)


def first_hit(desk: RulesDesk, query: str) -> Entry | None:
    """The best of what a search finds and can be played; None without a search."""
    hits = desk.entries(query) if query.strip() else ()
    return next((entry for entry in hits if entry.problem is None), None)


def set_rows(
    ctx: Context, skin: Skin, desk: RulesDesk, query: str, place: Rect, *,
    choose: Callable[[Entry], None], restore: Callable[[], None], columns: int = 1,
) -> tuple[list[Widget], int]:  # fmt: skip
    """The rows for a place of any height, and their height; a deleted set can be brought back."""
    high = max(skin.px(ROW), ctx.metrics.hit)
    made: list[Widget] = []
    headed = not query
    if desk.deleted is not None and not query:
        made.append(
            ListRow(
                ctx,
                say("rule-screen-undo-delete"),
                Rect(0, 0, 1, 1),
                restore,
                icon=Icon.UNDO,
                note=desk.deleted,
                chevron=False,
                pad=20,
            )
        )
    group: SetGroup | None = None
    for entry in desk.entries(query):
        if headed and entry.group is not group:
            group = entry.group
            made.append(Heading(ctx, group.heading))
        row = SetRow(ctx, entry, Rect(0, 0, 1, 1), _choosing(choose, entry))
        row.chosen = desk.is_chosen(entry)
        made.append(row)
    if not made:
        high_text = skin.px(60)
        text = say("rule-screen-no-such-set")
        made.append(Label(ctx, text, Rect(place.x, place.y, place.w, high_text), quiet=True,
                          wrap=True))  # fmt: skip
        return made, high_text
    return _flow(ctx, skin, made, place, high, columns)


def _flow(
    ctx: Context, skin: Skin, made: list[Widget], place: Rect, row: int, columns: int
) -> tuple[list[Widget], int]:
    """Put rows and headings into columns of about one height; the height of the longest.

    A group that goes on in the next column has its heading there once more.
    """
    gap, head = skin.px(2), max(skin.px(HEADING), _heading_height(skin) + skin.px(12))
    across = skin.px(16)
    width = (place.w - (columns - 1) * across) // columns
    highs = [head if isinstance(widget, Heading) else row for widget in made]
    left, y, longest = sum(highs) + gap * len(highs), place.y, 0
    column, group = 0, ""
    placed: list[Widget] = []
    target = left / columns

    def x(column: int) -> int:
        return place.x + column * (width + across)

    for index, (widget, high) in enumerate(zip(made, highs, strict=True)):
        # A heading goes with the row after it.
        need = high + (row if isinstance(widget, Heading) else 0)
        if column + 1 < columns and y > place.y and y - place.y + need / 2 > target:
            column, y = column + 1, place.y
            target = sum(highs[index:]) / (columns - column)
            if group and not isinstance(widget, Heading):
                placed.append(_headed(skin, Heading(ctx, group), Rect(x(column), y, width, head)))
                y += head + gap
        box = Rect(x(column), y, width, high)
        if isinstance(widget, Heading):
            group = widget.label
            placed.append(_headed(skin, widget, box))
        else:
            widget.move_to(box)
            placed.append(widget)
        y += high + gap
        longest = max(longest, y - gap - place.y)
    return placed, longest


def _headed(skin: Skin, heading: Heading, box: Rect) -> Heading:
    """A heading at the foot of its box, above the names under it."""
    high = _heading_height(skin)
    heading.move_to(Rect(box.x + skin.px(20), box.bottom - high - skin.px(4),
                         box.w - skin.px(40), high))  # fmt: skip
    return heading


def _heading_height(skin: Skin) -> int:
    return skin.fonts_height(skin.type(HEADING_TEXT, Face.DISPLAY))


def _choosing(choose: Callable[[Entry], None], entry: Entry) -> Callable[[], None]:
    return lambda: choose(entry)


class SetPicker(PageScene):
    """All rule sets on a page of their own, with a search field; a choice goes back."""

    title_key = "rule-screen-rule-sets"

    def __init__(
        self, ctx: Context, desk: RulesDesk, chosen: Callable[[Entry], None],
        restore: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self._desk = desk
        self._chosen = chosen
        self._restore = restore
        self._query = ""
        self.search: TextField | None = None

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The search field and the rows."""
        high = max(skin.px(HEIGHT), skin.metrics.hit)
        width = min(place.w, skin.px(520))
        if self.search is None:
            self.search = TextField(self.ctx, say("rule-screen-find-set"), Rect(0, 0, 1, 1),
                                    changed=self._find, placeholder=say("rule-screen-find-set"),
                                    submitted=self._pick_first, search=True)  # fmt: skip
        self.search.skin = skin
        self.search.move_to(Rect(place.x, place.y, width, high))
        down = high + skin.px(16)
        columns = max(1, min(3, place.w // skin.px(330)))
        rows, rest = set_rows(
            self.ctx, skin, self._desk, self._query,
            Rect(place.x, place.y + down, place.w, 0), choose=self._pick,
            restore=self._bring_back, columns=columns,
        )  # fmt: skip
        return [self.search, *rows], down + rest

    def _find(self, query: str) -> None:
        self._query = query
        if self.area is not None:
            self.area.scroll(0, at_once=True)
        self.rebuild()

    def _pick_first(self, query: str) -> None:
        """Enter takes the first hit."""
        found = first_hit(self._desk, query)
        if found is not None:
            self._pick(found)

    def _pick(self, entry: Entry) -> None:
        self.ctx.scenes.remove(self)
        self._chosen(entry)

    def _bring_back(self) -> None:
        self.ctx.scenes.remove(self)
        self._restore()
