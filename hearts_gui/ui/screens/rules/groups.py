"""Groups of option rows in columns, kept in step with a draft without being made again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from hearts_gui.session.setup.rule_draft import Repair, RuleDraft
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.screens.rules.controls import Maker
from hearts_gui.ui.screens.rules.rows import EDGE, OptionRow
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.rows import Panel
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import OPTIONS, Group, Option, search_options

TITLE = 54
GAP = 20
TWO_COLUMNS = 840


ORDER = (
    Group.PASSING, Group.SCORING, Group.PLAY, Group.MOON, Group.ENDING, Group.TABLE,
    Group.DEALING, Group.MONEY,
)  # fmt: skip
"""The groups in the order of the screen: what is changed most often comes first."""


class MoreButton(Button):
    """Shows the rest of a group or hides it; quiet, because there is one in every group."""

    of_group = ""

    @property
    def value_text(self) -> str:
        """The group whose options it shows or hides."""
        return self.of_group

    margin_units = 4.0

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw a hairline above, and the words with a chevron at the left."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        line = Rect(box.x, box.y, box.w, max(1, round(skin.hairline)))
        skin.painter.box(surface, line, BoxStyle(0, skin.ink(0.10)))
        lit = self.hovered or self.pressed
        if lit:
            inner = box.inflate(2 * skin.px(10), -2 * skin.px(3))
            level = 0.14 if self.pressed else 0.08
            skin.painter.box(surface, inner, BoxStyle(10 * skin.metrics.u, skin.ink(level)))
        ink = theme.text if lit else theme.text2
        side = skin.px(18)
        if self._icon is not None:
            skin.icons.draw(surface, self._icon, (box.x + side / 2, box.centery), side, ink)
        words = Rect(box.x + side + skin.px(10), box.y, box.w - side - skin.px(10), box.h)
        skin.painter.label(surface, self.label, skin.type(16), ink, words)


@dataclass(slots=True)
class Box:
    """A group on the screen: its frame, its rows, and the button for the rest of its options."""

    panel: Panel
    rows: list[OptionRow]
    more: Button | None
    column: int = 0

    @property
    def widgets(self) -> list[Widget]:
        """Everything of the group, in focus order."""
        inside = [widget for row in self.rows for widget in row.widgets]
        return [self.panel, *inside, *([self.more] if self.more is not None else [])]

    def place(self, skin: Skin, spot: Rect) -> int:
        """Lay the group out from the top of a place; its height."""
        y = spot.y + skin.px(TITLE)
        for row in self.rows:
            y += row.place(skin, Rect(spot.x, y, spot.w, 0))
        if self.more is not None:
            high = max(skin.px(44), skin.metrics.hit)
            pad = skin.px(EDGE)
            self.more.move_to(Rect(spot.x + pad, y, spot.w - 2 * pad, high))
            y += high
        else:
            y += skin.px(10)
        box = Rect(spot.x, spot.y, spot.w, y - spot.y)
        if box != self.panel.base_box:
            self.panel.move_to(box)
        return box.h


@dataclass(slots=True)
class OptionGroups:
    """All groups with the options that are shown of them."""

    boxes: list[Box] = field(default_factory=list)
    columns: int = 1

    @property
    def rows(self) -> list[OptionRow]:
        """All rows."""
        return [row for box in self.boxes for row in box.rows]

    @property
    def widgets(self) -> list[Widget]:
        """Everything, in focus order."""
        return [widget for box in self.boxes for widget in box.widgets]

    def sync(self, draft: RuleDraft) -> None:
        """Show the present values and states."""
        for row in self.rows:
            row.sync(draft)

    def spread(self, skin: Skin, place: Rect) -> int:
        """Choose a column for each group, the shortest one each time; the height of all."""
        self.columns = 2 if place.w >= skin.px(TWO_COLUMNS) and len(self.boxes) > 1 else 1
        bottoms = [0] * self.columns
        for box in self.boxes:
            box.column = bottoms.index(min(bottoms))
            spot = self._column(skin, place, box.column)
            bottoms[box.column] += box.place(skin, spot) + skin.px(GAP)
        return self.place(skin, place)

    def place(self, skin: Skin, place: Rect) -> int:
        """Lay everything out in the columns chosen before; the height of all."""
        bottoms = [place.y] * self.columns
        for box in self.boxes:
            spot = self._column(skin, place, box.column)
            spot.y = bottoms[box.column]
            bottoms[box.column] += box.place(skin, spot) + skin.px(GAP)
        return max(bottoms) - skin.px(GAP) - place.y

    def _column(self, skin: Skin, place: Rect, column: int) -> Rect:
        gap = skin.px(GAP)
        width = (place.w - (self.columns - 1) * gap) // self.columns
        return Rect(place.x + column * (width + gap), place.y, width, 0)


def column_room(skin: Skin, width: int) -> int:
    """The widest that a row of choices beside its words may be in a place of this width."""
    columns = 2 if width >= skin.px(TWO_COLUMNS) else 1
    inner = (width - (columns - 1) * skin.px(GAP)) // columns - 2 * skin.px(EDGE)
    return max(inner // 2 + skin.px(40), inner - skin.px(190))


def shown_options(draft: RuleDraft, query: str, opened: set[Group]) -> dict[Group, list[Option]]:
    """The options to show by group: those found, or the common, changed, clashing, opened ones."""
    found: dict[Group, list[Option]] = {group: [] for group in ORDER}
    if query.strip():
        for entry in search_options(query):
            found[entry.group].append(entry)
        return found
    clash = draft.clash
    needed = {clash.key, clash.wish} if clash is not None else set()
    for entry in OPTIONS:
        wanted = entry.common or entry.group in opened or entry.key in needed
        if wanted or draft.changed(entry.key):
            found[entry.group].append(entry)
    return found


def make_groups(
    maker: Maker, query: str, opened: set[Group], *, toggle: Callable[[Group], None],
    mend: Callable[[Repair], None], undo: Callable[[], None], only: Sequence[str] = (),
) -> OptionGroups:  # fmt: skip
    """The groups for the present draft; with `only`, just these options without a frame's more."""
    draft = maker.draft
    made = OptionGroups()
    for group, entries in shown_options(draft, query, opened).items():
        if only:
            entries = [entry for entry in entries if entry.key in only]
        if not entries:
            continue
        rows = [_row(maker, entry, mend, undo) for entry in entries]
        panel = Panel(maker.ctx, group.heading, Rect(0, 0, 1, 1), group=True)
        more = None if query.strip() or only else _more(maker, group, entries, opened, toggle)
        made.boxes.append(Box(panel, rows, more))
    return made


def _row(
    maker: Maker, entry: Option, mend: Callable[[Repair], None], undo: Callable[[], None]
) -> OptionRow:
    clash = maker.draft.clash
    here = clash if clash is not None and clash.wish == entry.key else None
    return OptionRow(maker, entry, clash=here, mend=mend, undo=undo)


def _more(
    maker: Maker, group: Group, entries: list[Option], opened: set[Group],
    toggle: Callable[[Group], None],
) -> Button | None:  # fmt: skip
    everything = [entry for entry in OPTIONS if entry.group is group]
    left = len(everything) - len(entries)
    if not left and group not in opened:
        return None
    opened_now = group in opened
    label = say("rule-screen-fewer") if opened_now else say("rule-screen-more", n=left)
    icon = Icon.CHEVRON_UP if group in opened else Icon.CHEVRON_DOWN
    button = MoreButton(maker.ctx, label, Rect(0, 0, 1, 1), lambda: toggle(group), icon=icon)
    button.of_group = group.heading
    more = tuple(entry.title for entry in everything if entry not in entries)
    button.tooltip = "" if opened_now else say("value-option-series", values=more)
    return button
