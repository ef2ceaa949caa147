"""An option as a row: its words, its control, why it is off, and what a clash needs."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.session.setup.rule_draft import Clash, Repair, RuleDraft
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import alpha
from hearts_gui.ui.screens.rules.controls import Control, Maker, label_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import Button, Label
from hearts_gui.ui.widgets.rows import OPTION_ROW
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import Option, option

EDGE = 24
"""From the side of the group's box to its texts, in design units."""


class OptionCaption(Widget):
    """The words of an option. While it differs from Standard a press restores the default.

    `box` is where the words are; the look of the whole row is drawn under control and words.
    """

    role = Role.BUTTON
    explains = True

    def __init__(self, ctx: Context, label: str, restore: Callable[[], None]) -> None:
        super().__init__(ctx, label, Rect(0, 0, 1, 1), z=0.8)
        self._row = Rect(0, 0, 1, 1)
        self._note = ""
        self.changed = False
        self.warned = False
        self._restore = restore
        self.focusable = False

    @property
    def value_text(self) -> str:
        """The Standard value while it is another one, or the note."""
        return say("rule-screen-changed", note=self._note) if self.changed else self._note

    def show(self, note: str, *, changed: bool, warned: bool) -> None:
        """Show a note, and whether the option differs from Standard or clashes."""
        state = (note, changed, warned)
        if state != (self._note, self.changed, self.warned):
            self._note, self.changed, self.warned = state
            self.focusable = changed
            self.touch()

    def place(self, row: Rect, words: Rect) -> None:
        """Put the row here, with the words in this part of it."""
        if row != self._row or words != self.base_box:
            self._row = row.copy()
            self.move_to(words)

    @property
    def note_lines(self) -> int:
        """How many lines the note takes in the present box."""
        kind = self.skin.type(14)
        return len(self.skin.painter.wrap(self._note, kind, self.box.w)) if self._note else 0

    def measure(self, width: int) -> int:
        """The height of label and note at this width."""
        skin = self.skin
        lines = len(skin.painter.wrap(self.label, skin.type(17), width))
        high = lines * skin.fonts_height(skin.type(17))
        if self._note:
            high += skin.painter.paragraph_height(self._note, skin.type(14), width)
        return high

    @property
    def rect(self) -> Rect:
        """The whole row."""
        return self._row.move(0, self._shift).inflate(2, 4)

    @rect.setter
    def rect(self, value: Rect) -> None:
        self.move_to(value)

    def activate(self) -> None:
        """Restore the default."""
        if self.changed:
            self.ctx.sound.play("toggle-off")
            self._restore()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw hairline, mark and texts."""
        skin, theme = self.skin, self.skin.theme
        row = self._row.move(0, self._shift)
        pad = skin.px(EDGE)
        if self.changed:
            level = 0.15 if self.hovered else 0.09
            skin.painter.box(surface, row, BoxStyle(0, alpha(theme.accent, level)))
            bar = Rect(row.x, row.y, max(2, skin.px(5)), row.h)
            skin.painter.box(surface, bar, BoxStyle(2, theme.accent))
        line = Rect(row.x + pad, row.y, row.w - 2 * pad, max(1, round(skin.hairline)))
        skin.painter.box(surface, line, BoxStyle(0, skin.ink(0.10)))
        box, kind, small = self.box, skin.type(17), skin.type(14)
        y = box.y + (box.h - self.measure(box.w)) // 2
        ink = theme.text if self.enabled else theme.text2
        place = Rect(box.x, y, box.w, box.h)
        y += skin.painter.paragraph(surface, self.label, kind, ink, place)
        if self._note:
            note = theme.accent if self.changed else theme.heart if self.warned else theme.text2
            skin.painter.paragraph(surface, self._note, small, note, Rect(box.x, y, box.w, 0))


class OptionRow:
    """Caption and control of one option; a clash that concerns it lies below."""

    def __init__(
        self, maker: Maker, entry: Option, *, clash: Clash | None = None,
        mend: Callable[[Repair], None], undo: Callable[[], None],
    ) -> None:  # fmt: skip
        self.entry = entry
        self._ctx = maker.ctx
        self._clash = clash
        self.caption = OptionCaption(maker.ctx, entry.title, lambda: maker.change(
            entry.key, maker.draft.standard(entry.key)))  # fmt: skip
        self.caption.tooltip = entry.help
        self.control: Control = maker.make(entry)
        self.control.widget.tooltip = entry.help
        self._advice = _advice(maker, clash, mend, undo) if clash is not None else []
        self.sync(maker.draft)

    @property
    def widgets(self) -> list[Widget]:
        """Everything of the row, in focus order."""
        return [self.caption, self.control.widget, *self._advice]

    def sync(self, draft: RuleDraft) -> None:
        """Show the present value and state."""
        key = self.entry.key
        self.control.sync(draft)
        why = draft.why_blocked(key)
        changed = draft.changed(key)
        if why is not None:
            note = why
            self.control.widget.disable(why)
            self.caption.disable(why)
        else:
            note = ""
            if changed:
                usual = label_of(draft.rules, key, draft.standard(key))
                note = say("rule-screen-standard", value=usual)
            self.control.widget.enable()
            self.caption.enable()
        self.caption.show(note, changed=changed, warned=self._clash is not None)

    def place(self, skin: Skin, row: Rect) -> int:
        """Lay the row out from the top of a place; its height."""
        pad = skin.px(EDGE)
        line = Rect(row.x + pad, row.y, row.w - 2 * pad, 0)
        gap = skin.px(20)
        label = skin.painter.text_width(self.entry.title, skin.type(17))
        beside = max(self.control.least(skin), line.w - label - gap)
        width, high = min(self.control.width, beside, line.w), self.control.height
        least = max(skin.px(OPTION_ROW), skin.metrics.hit + skin.px(8))
        words = line.w - width - gap
        if words >= min(label, line.w // 2):
            full = max(least, self.caption.measure(words) + skin.px(16))
            top = row.y + (full - high) // 2
            self.control.widget.move_to(Rect(line.right - width, top, width, high))
            self.caption.place(
                Rect(row.x, row.y, row.w, full), Rect(line.x, row.y + 2, words, full - 2)
            )
        else:
            head = self.caption.measure(line.w) + skin.px(14)
            below = max(high, skin.metrics.hit)
            full = head + below + skin.px(16)
            width = min(self.control.width, line.w)
            top = row.y + head + (below - high) // 2
            self.control.widget.move_to(Rect(line.x, top, width, high))
            self.caption.place(
                Rect(row.x, row.y, row.w, full), Rect(line.x, row.y + 2, line.w, head - 2)
            )
        return full + self._place_advice(skin, Rect(line.x, row.y + full, line.w, 0))

    def _place_advice(self, skin: Skin, line: Rect) -> int:
        if not self._advice:
            return 0
        y = line.y + skin.px(2)
        for widget in self._advice:
            if isinstance(widget, Label):
                high = skin.painter.paragraph_height(widget.label, skin.type(15), line.w)
            else:
                high = max(skin.px(44), skin.metrics.hit)
                if isinstance(widget, RepairButton):
                    widget.fit(skin, line.w)
            widget.move_to(Rect(line.x, y, line.w, high))
            y += high + skin.px(8)
        return y + skin.px(8) - line.y


class RepairButton(Button):
    """Says what it would change, or how much when that is too long to say."""

    def __init__(
        self, ctx: Context, changes: list[str], box: Rect, action: Callable[[], None]
    ) -> None:
        self._full = say("rule-screen-nearest")
        if changes:
            self._full = say("rule-screen-repairs", changes=changes)
        self._short = say("rule-screen-change-others", n=len(changes))
        super().__init__(ctx, self._full, box, action, icon=Icon.CHECK)

    def fit(self, skin: Skin, width: int) -> None:
        """Choose the words for this width."""
        wanted = skin.painter.text_width(self._full, skin.type(self.text_units, Face.SEMIBOLD))
        room = width - skin.px(2 * 14 + 21 + 11)
        self.label = self._full if wanted <= room else self._short
        self.tooltip = "" if wanted <= room else self._full


def _advice(
    maker: Maker, clash: Clash, mend: Callable[[Repair], None], undo: Callable[[], None]
) -> list[Widget]:
    """Why a wish makes no game, and a button for each way out."""
    ctx, rules = maker.ctx, maker.draft.rules
    theme = ctx.theme
    place = Rect(0, 0, 1, 1)
    made: list[Widget] = [
        Label(ctx, clash.why, place, units=15, face=Face.SEMIBOLD, colour=theme.heart, wrap=True)
    ]
    for repair in clash.repairs:
        words = [
            say("rule-screen-repair", title=option(key).title, value=label_of(rules, key, value))
            for key, value in repair.changes
        ]
        made.append(RepairButton(ctx, words, place, _mending(mend, repair)))
    made.append(Button(ctx, say("rule-screen-take-change-back"), place, undo, icon=Icon.UNDO))
    return made


def _mending(mend: Callable[[Repair], None], repair: Repair) -> Callable[[], None]:
    return lambda: mend(repair)
