"""The control of each kind of option, with its value in the draft."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from hearts_gui.engine.rules.option_values import with_changes
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.rule_draft import Repair, RuleDraft
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import ValueButton
from hearts_gui.ui.widgets.choice import Segmented, Toggle
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.faces import FacePicks
from hearts_gui.ui.widgets.flow import fits
from hearts_gui.ui.widgets.stepper import NumberBox
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import (
    Kind,
    Option,
    choices,
    common_cycles,
    number_range,
    value_text,
)

Change = Callable[[str, object], None]
Edit = Callable[[str], None]
MOST_SIDE_BY_SIDE = 3


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes the controls, and connects them to the draft and the page.

    `change` takes a key and a value; `edit` opens the editor of an option that has one; `mend` and
    `undo` are the ways out of a clash; `room` is the widest that a row of choices may be.
    """

    ctx: Context
    draft: RuleDraft
    change: Change
    edit: Edit
    mend: Callable[[Repair], None]
    undo: Callable[[], None]
    room: int

    def make(self, entry: Option) -> Widget:
        """The control of this option, with its present value."""
        match entry.kind:
            case Kind.TOGGLE:
                return Toggle(self.ctx, entry.title, on=bool(self.draft.value(entry.key)),
                              changed=partial(self.change, entry.key))  # fmt: skip
            case Kind.NUMBER:
                return self._number(entry)
            case Kind.CHOICE:
                return self._side_by_side(entry) or self._list(entry)
            case Kind.CYCLE:
                return self._cycle(entry)
            case Kind.FACES:
                faces = [str(choice.value) for choice in entry.members]
                return FacePicks(self.ctx, entry.title, faces=faces,
                                 chosen=_texts(self.draft, entry.key),
                                 changed=partial(self.change, entry.key))  # fmt: skip
            case Kind.VALUES | Kind.NUMBERS:
                return ValueButton(self.ctx, entry.title, partial(self.edit, entry.key),
                                   value=_in_short(self.draft, entry), icon=Icon.EDIT)  # fmt: skip

    def _number(self, entry: Option) -> NumberBox:
        low, high, step = number_range(self.draft.rules, entry.key)

        def words(value: int) -> str:
            return say("value-option-off") if value == 0 and entry.zero_is_off else figure(value)

        return NumberBox(
            self.ctx, entry.title, value=_whole(self.draft, entry.key), low=low, high=high,
            step=step, off=entry.zero_is_off, changed=partial(self.change, entry.key),
            wording=words,
        )  # fmt: skip

    def _side_by_side(self, entry: Option) -> Segmented | None:
        """The choices in a row, when they are few and there is room; None otherwise."""
        key = entry.key
        members = choices(self.draft.rules, key)
        if len(members) > MOST_SIDE_BY_SIDE or key == "strip":
            return None
        values = [choice.value for choice in members]
        widget = Segmented(
            self.ctx, entry.title, options=[choice.label for choice in members],
            chosen=values.index(self.draft.value(key)),
            changed=lambda index: self.change(key, values[index]),
        )  # fmt: skip
        return widget if fits(widget, self.room) else None

    def _list(self, entry: Option) -> Dropdown:
        key = entry.key
        draft = self.draft
        # The present value can always be picked.
        offered: list[tuple[object, str]] = [(c.value, c.label) for c in choices(draft.rules, key)]
        value = draft.value(key)
        if all(offer != value for offer, _ in offered):
            offered.append((value, label_of(draft.rules, key, value)))
        values, labels = zip(*offered, strict=True)
        return Dropdown(self.ctx, entry.title, options=labels,
                        chosen=values.index(value),
                        changed=lambda index: self.change(key, values[index]))  # fmt: skip

    def _cycle(self, entry: Option) -> Dropdown:
        """The usual pass cycles, and last the editor of any."""
        key = entry.key
        values, labels = zip(*_cycles(self.draft), strict=True)

        def changed(index: int) -> None:
            if index < len(values):
                self.change(key, values[index])
            else:
                self.edit(key)

        return Dropdown(self.ctx, entry.title, options=(*labels, say("rule-screen-own-cycle")),
                        chosen=values.index(self.draft.value(key)), changed=changed)  # fmt: skip


def _whole(draft: RuleDraft, key: str) -> int:
    value = draft.value(key)
    assert isinstance(value, int)
    return value


def _texts(draft: RuleDraft, key: str) -> tuple[str, ...]:
    value = draft.value(key)
    assert isinstance(value, tuple)
    return tuple(str(part) for part in value)


def _cycles(draft: RuleDraft) -> list[tuple[object, str]]:
    cycles: list[object] = list(common_cycles(draft.rules.players))
    if draft.value("pass_cycle") not in cycles:
        cycles.append(draft.value("pass_cycle"))
    return [(cycle, label_of(draft.rules, "pass_cycle", cycle)) for cycle in cycles]


def _in_short(draft: RuleDraft, entry: Option) -> str:
    """A list value in a few words."""
    value = draft.value(entry.key)
    assert isinstance(value, tuple)
    if value and entry.kind is not Kind.NUMBERS:
        return say("rule-screen-card-count", n=len(value))
    return label_of(draft.rules, entry.key, value)


def label_of(rules: Rules, key: str, value: object) -> str:
    """Any value of an option in words, even if it cannot be played with the others."""
    return value_text(with_changes(rules, {key: value}), key)
