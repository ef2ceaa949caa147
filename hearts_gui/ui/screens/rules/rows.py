"""An option as a row: its words, its control, why it is off, and what a clash needs."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from hearts_gui.session.setup.rule_draft import Clash, Repair, RuleDraft
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import Colour, alpha
from hearts_gui.ui.screens.rules.controls import Control, Maker, label_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import Button, text
from hearts_gui.ui.widgets.flow import fits
from hearts_gui.ui.widgets.options import OptionLine
from hearts_gui.ui.widgets.rows import Caption
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import Option, option


class OptionCaption(Caption):
    """The words of an option. While it differs from Standard a press restores the default."""

    role = Role.BUTTON
    explains = True

    def __init__(self, ctx: Context, label: str, restore: Callable[[], None]) -> None:
        super().__init__(ctx, label)
        self.changed = False
        self.warned = False
        self._restore = restore
        self.focusable = False

    @property
    def value_text(self) -> str:
        """The Standard value while the option differs from it, or the note."""
        return say("rule-screen-changed", note=self._note) if self.changed else self._note

    def show(self, note: str, *, changed: bool, warned: bool) -> None:
        """Show a note, and whether the option differs from Standard or clashes."""
        state = (note, changed, warned)
        if state != (self._note, self.changed, self.warned):
            self._note, self.changed, self.warned = state
            self.focusable = changed
            self.touch()

    @property
    def note_ink(self) -> Colour:
        """Gold where it differs, red where it clashes."""
        theme = self.skin.theme
        return theme.accent if self.changed else theme.heart if self.warned else theme.text2

    def activate(self) -> None:
        """Restore the default."""
        if self.changed:
            self.ctx.sound.play("toggle-off")
            self._restore()

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw mark, hairline and texts."""
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

    def __init__(
        self, maker: Maker, entry: Option, *, clash: Clash | None = None,
        mend: Callable[[Repair], None], undo: Callable[[], None],
    ) -> None:  # fmt: skip
        self.entry = entry
        self._clash = clash
        caption = OptionCaption(maker.ctx, entry.title, lambda: maker.change(
            entry.key, maker.draft.standard(entry.key)))  # fmt: skip
        caption.tooltip = entry.help
        self.control: Control = maker.make(entry)
        self.control.widget.tooltip = entry.help
        advice = _advice(maker, clash, mend, undo) if clash is not None else []
        super().__init__(caption, self.control.item, *advice)
        self.sync(maker.draft)

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
                standard = "no" if draft.counts_otherwise(key) else "yes"
                note = say("rule-screen-standard", standard=standard, value=usual)
            self.control.widget.enable()
            self.caption.enable()
        self.caption.show(note, changed=changed, warned=self._clash is not None)


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


def _advice(
    maker: Maker, clash: Clash, mend: Callable[[Repair], None], undo: Callable[[], None]
) -> list[Widget]:
    """Why a wish cannot be played, and a button for each repair."""
    ctx, rules = maker.ctx, maker.draft.rules
    theme = ctx.theme
    widgets: list[Widget] = [text(ctx, clash.why, units=15, face=Face.SEMIBOLD, colour=theme.heart)]
    for repair in clash.repairs:
        words = [
            say("rule-screen-repair", title=option(key).title, value=label_of(rules, key, value))
            for key, value in repair.changes
        ]
        widgets.append(RepairButton(ctx, words, partial(mend, repair)))
    widgets.append(Button(ctx, say("rule-screen-take-change-back"), undo, icon=Icon.UNDO))
    return widgets
