"""Option rows in groups and columns."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from hearts_gui.session.setup.rule_draft import Clash, RuleDraft
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import Colour, alpha
from hearts_gui.ui.screens.rules.controls import Maker, label_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets import dropdown
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.ui.widgets.button import Button, ValueButton, text
from hearts_gui.ui.widgets.flow import Item, Masonry, Sized, fits
from hearts_gui.ui.widgets.rows import ROW_EDGE, Caption, OptionLine, option_group
from hearts_gui.wording.describe import Group
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import OPTIONS, Option, option, search_options

GAP = 20
COLUMN = 410
ORDER = (
    Group.PASSING, Group.SCORING, Group.PLAY, Group.MOON, Group.ENDING, Group.TABLE,
    Group.DEALING, Group.MONEY,
)  # fmt: skip
"""The groups in the order of the screen: what is changed most often comes first."""


class OptionCaption(Caption):
    """The words of an option. While it differs from Standard a press restores the default."""

    role = Role.BUTTON
    explains = True

    def __init__(
        self, ctx: Context, label: str, restore: Callable[[], None], *, note: str, changed: bool,
        warned: bool,
    ) -> None:  # fmt: skip
        """`changed` says that the option differs from Standard, `warned` that it clashes."""
        super().__init__(ctx, label, note=note)
        self.changed = self.focusable = changed
        self.warned, self._restore = warned, restore
        self.value_words = say("rule-screen-changed", note=note) if changed else note

    @property
    def note_ink(self) -> Colour:
        """Gold where it differs, red where it clashes."""
        theme = self.skin.theme
        return theme.accent if self.changed else theme.heart if self.warned else theme.text2

    def activate(self) -> None:
        if self.changed:
            self.ctx.sound.play("toggle-off")
            self._restore()

    def draw(self, surface: Surface, clip: Rect) -> None:
        skin, theme, row = self.skin, self.skin.theme, self.row
        if self.changed:
            level = 0.15 if self.hovered else 0.09
            skin.painter.box(surface, row, BoxStyle(0, alpha(theme.accent, level)))
            bar = Rect(row.x, row.y, max(2, skin.px(5)), row.h)
            skin.painter.box(surface, bar, BoxStyle(2, theme.accent))
        super().draw(surface, clip)


class OptionRow(OptionLine):
    """Caption and control of one option; a clash that concerns it lies below."""

    caption: OptionCaption

    def __init__(self, maker: Maker, entry: Option) -> None:
        self.entry, self.control = entry, maker.make(entry)
        draft, key = maker.draft, entry.key
        clash = draft.clash if draft.clash is not None and draft.clash.wish == key else None
        why, changed, usual = draft.why_blocked(key), draft.changed(key), draft.standard(key)
        note = why or ""
        if changed:
            standard = "no" if draft.counts_otherwise(key) else "yes"
            value = label_of(draft.rules, key, usual)
            note = say("rule-screen-standard", standard=standard, value=value)
        caption = OptionCaption(
            maker.ctx, entry.title, lambda: maker.change(key, usual), note=note, changed=changed,
            warned=clash is not None,
        )  # fmt: skip
        for widget in (caption, self.control):
            widget.tooltip = entry.help
            widget.reason = why
        shown: Item = self.control
        if isinstance(shown, ValueButton):
            shown = Sized(shown, width=dropdown.SIZE[0], height=44)
        advice = _advice(maker, clash) if clash is not None else []
        super().__init__(caption, shown, *advice)


class RepairButton(Button):
    """A button that says what it would change, or only how much if that is too long."""

    def __init__(self, ctx: Context, changes: list[str], action: Callable[[], None]) -> None:
        self._full = say("rule-screen-nearest")
        if changes:
            self._full = say("rule-screen-repairs", changes=changes)
        self._short = say("rule-screen-change-others", n=len(changes))
        super().__init__(ctx, self._full, action, icon=Icon.CHECK)

    def move_to(self, box: Rect) -> None:
        """Place the row here, with the words that this width has room for."""
        super().move_to(box)
        self.label = self._full
        full = fits(self, box.w)
        self.label = self._full if full else self._short
        self.tooltip = "" if full else self._full


def _advice(maker: Maker, clash: Clash) -> list[Widget]:
    """The reason why a change cannot be played, and a button for each repair."""
    ctx, rules = maker.ctx, maker.draft.rules
    theme = ctx.theme
    widgets: list[Widget] = [text(ctx, clash.why, units=15, face=Face.SEMIBOLD, colour=theme.heart)]
    for repair in clash.repairs:
        words = [
            say("rule-screen-repair", title=option(key).title, value=label_of(rules, key, value))
            for key, value in repair.changes
        ]
        widgets.append(RepairButton(ctx, words, partial(maker.mend, repair)))
    widgets.append(Button(ctx, say("rule-screen-take-change-back"), maker.undo, icon=Icon.UNDO))
    return widgets


class MoreButton(Button):
    """Shows the rest of a group or hides it; quiet, because there is one in every group."""

    margin_units = 4.0

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        line = Rect(box.x, box.y, box.w, max(1, round(skin.hairline)))
        skin.painter.box(surface, line, BoxStyle(0, skin.ink(0.10)))
        lit = self.hovered or self.pressed
        if lit:
            inner = box.inflate(2 * skin.px(10), -2 * skin.px(3))
            skin.lit(surface, inner, 10, 0.14 if self.pressed else 0.08)
        ink = theme.text if lit else theme.text2
        side = skin.px(18)
        if self._icon is not None:
            skin.icons.draw(surface, self._icon, (box.x + side / 2, box.centery), side, ink)
        words = Rect(box.x + side + skin.px(10), box.y, box.w - side - skin.px(10), box.h)
        skin.painter.label(surface, self.label, skin.type(16), ink, words)


def column_room(skin: Skin, width: int) -> int:
    """The greatest width of a row of choices beside its words, in a place of this width."""
    columns = 2 if width >= skin.px(2 * COLUMN + GAP) else 1
    inner = (width - (columns - 1) * skin.px(GAP)) // columns - 2 * skin.px(ROW_EDGE)
    return max(inner // 2 + skin.px(40), inner - skin.px(190))


def shown_options(
    draft: RuleDraft, query: str, opened: set[Group], kept: set[str]
) -> dict[Group, list[Option]]:
    """The options to show by group: those found, or the common, changed, clashing and opened ones.

    Options in `kept` were changed before, and stay.
    """
    shown: dict[Group, list[Option]] = {group: [] for group in ORDER}
    if query.strip():
        for entry in search_options(query):
            shown[entry.group].append(entry)
        return shown
    clash = draft.clash
    needed = kept | ({clash.key, clash.wish} if clash is not None else set())
    for entry in OPTIONS:
        wanted = entry.common or entry.group in opened or entry.key in needed
        if wanted or draft.changed(entry.key):
            shown[entry.group].append(entry)
    return shown


def make_groups(
    maker: Maker, query: str, opened: set[Group], kept: set[str], toggle: Callable[[Group], None]
) -> tuple[list[OptionRow], Item | None]:
    """The rows for the present draft, and their groups; None where no option is shown."""
    rows: list[OptionRow] = []
    boxes: list[Item] = []
    for group, entries in shown_options(maker.draft, query, opened, kept).items():
        if not entries:
            continue
        own = [OptionRow(maker, entry) for entry in entries]
        more = None if query.strip() else _more(maker, group, entries, opened, toggle)
        boxes.append(option_group(maker.ctx, group.heading, own, more))
        rows += own
    return rows, Masonry(*boxes, least=COLUMN, gap=GAP) if boxes else None


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
    button = MoreButton(maker.ctx, label, lambda: toggle(group), icon=icon)
    button.value_words = group.heading
    more = tuple(entry.title for entry in everything if entry not in entries)
    button.tooltip = "" if opened_now else say("value-option-series", values=more)
    return button
