"""The list of rule sets, as a column beside the options or as a page of its own."""

from collections.abc import Callable

from pygame import Rect

from hearts_gui.session.rules_desk import Entry, RulesDesk
from hearts_gui.ui.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Label
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.text_field import HEIGHT, TextField

ROW = 64
STANDARD = "standard"


class SetRow(ListRow):
    """A rule set with the number of its differences from Standard; the Standard game has a star."""

    def __init__(self, ctx: Context, entry: Entry, box: Rect, choose: Callable[[], None]) -> None:
        standard = entry.key == STANDARD and not entry.own
        super().__init__(
            ctx, entry.title, box, choose, note=entry.note, chevron=False, pad=20,
            badge=str(entry.changes) if entry.changes else "", mark="star" if standard else None,
        )  # fmt: skip
        self.entry = entry
        if entry.problem is not None:
            self.disable(entry.problem)
        elif entry.changes:
            one = entry.changes == 1
            count = "One option differs" if one else f"{entry.changes} options differ"
            self.tooltip = f"{count} from Standard."


def set_rows(
    ctx: Context, skin: Skin, desk: RulesDesk, query: str, place: Rect, *,
    choose: Callable[[Entry], None], restore: Callable[[], None], columns: int = 1,
) -> tuple[list[Widget], int]:  # fmt: skip
    """The rows for a place of any height, and their height; a deleted set can be brought back."""
    high = max(skin.px(ROW), ctx.metrics.hit)
    made: list[Widget] = []
    if desk.deleted is not None and not query:
        made.append(ListRow(ctx, "Undo delete", Rect(0, 0, 1, 1), restore, icon="undo",
                            note=desk.deleted, chevron=False, pad=20))  # fmt: skip
    for entry in desk.entries(query):
        row = SetRow(ctx, entry, Rect(0, 0, 1, 1), _choosing(choose, entry))
        row.chosen = desk.is_chosen(entry)
        made.append(row)
    if not made:
        high_text = skin.px(60)
        text = "No rule set is called that."
        made.append(Label(ctx, text, Rect(place.x, place.y, place.w, high_text), quiet=True,
                          wrap=True))  # fmt: skip
        return made, high_text
    gap = skin.px(2)
    width = (place.w - (columns - 1) * skin.px(16)) // columns
    lines = -(-len(made) // columns)
    for index, row_widget in enumerate(made):
        column, line = divmod(index, lines)
        x = place.x + column * (width + skin.px(16))
        row_widget.move_to(Rect(x, place.y + line * (high + gap), width, high))
    return made, lines * (high + gap) - gap


def _choosing(choose: Callable[[Entry], None], entry: Entry) -> Callable[[], None]:
    return lambda: choose(entry)


class SetPicker(PageScene):
    """All rule sets on a page of their own, with a search field; a choice goes back."""

    title = "Rule sets"

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
            self.search = TextField(self.ctx, "Find a rule set", Rect(0, 0, 1, 1),
                                    changed=self._find, placeholder="Find a rule set",
                                    search=True)  # fmt: skip
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

    def _pick(self, entry: Entry) -> None:
        self.ctx.scenes.remove(self)
        self._chosen(entry)

    def _bring_back(self) -> None:
        self.ctx.scenes.remove(self)
        self._restore()
