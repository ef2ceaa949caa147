"""The control of each kind of option: made once, then kept in step with the draft."""

from collections.abc import Callable
from dataclasses import dataclass

from hearts_gui.engine.rules.option_values import with_changes
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.rule_draft import RuleDraft
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets import dropdown
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import ValueButton
from hearts_gui.ui.widgets.choice import Segmented, Toggle
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.faces import FacePicks
from hearts_gui.ui.widgets.flow import Item, Sized, fits
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


@dataclass(slots=True)
class Control:
    """A widget, and how it shows a value of the draft; `width` is a fixed width."""

    widget: Widget
    sync: Callable[[RuleDraft], None]
    width: float | None = None

    @property
    def item(self) -> Item:
        """The widgets of a row."""
        return (
            self.widget if self.width is None else Sized(self.widget, width=self.width, height=44)
        )


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes the controls, and connects them to the draft and the page.

    `change` takes a key and a value; `edit` opens the editor of an option that has one; `room` is
    the widest that a row of choices may be.
    """

    ctx: Context
    draft: RuleDraft
    change: Change
    edit: Edit
    room: int

    def make(self, entry: Option) -> Control:
        """The control of this option."""
        match entry.kind:
            case Kind.TOGGLE:
                return self._toggle(entry)
            case Kind.NUMBER:
                return self._number(entry)
            case Kind.CHOICE:
                return self._choice(entry)
            case Kind.CYCLE:
                return self._cycle(entry)
            case Kind.FACES:
                return self._faces(entry)
            case Kind.VALUES | Kind.NUMBERS:
                return self._editor(entry)

    def _toggle(self, entry: Option) -> Control:
        key = entry.key
        widget = Toggle(self.ctx, entry.title, on=bool(self.draft.value(key)),
                        changed=lambda on: self.change(key, on))  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            if widget.on != draft.value(key):
                widget.set_on(bool(draft.value(key)))

        return Control(widget, sync)

    def _number(self, entry: Option) -> Control:
        key = entry.key
        low, high, step = number_range(self.draft.rules, key)
        widget = NumberBox(
            self.ctx,
            entry.title,
            value=_whole(self.draft, key),
            low=low,
            high=high,
            step=step,
            off=entry.zero_is_off,
            changed=lambda value: self.change(key, value),
            wording=lambda value: (
                say("value-option-off") if value == 0 and entry.zero_is_off else figure(value)
            ),
        )

        def sync(draft: RuleDraft) -> None:
            widget.show(_whole(draft, key), *number_range(draft.rules, key))

        return Control(widget, sync)

    def _choice(self, entry: Option) -> Control:
        side_by_side = self._side_by_side(entry)
        return side_by_side if side_by_side is not None else self._list(entry)

    def _side_by_side(self, entry: Option) -> Control | None:
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
        if not fits(widget, self.room):
            return None

        def sync(draft: RuleDraft) -> None:
            widget.choose(values.index(draft.value(key)), tell=False)

        return Control(widget, sync)

    def _list(self, entry: Option) -> Control:
        key = entry.key
        offered = list(_offered(self.draft, key))

        def changed(index: int) -> None:
            self.change(key, offered[index][0])

        labels = [label for _, label in offered]
        chosen = [value for value, _ in offered].index(self.draft.value(key))
        widget = Dropdown(self.ctx, entry.title, options=labels, chosen=chosen,
                          changed=changed)  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            offered[:] = _offered(draft, key)
            values = [value for value, _ in offered]
            widget.show([label for _, label in offered], values.index(draft.value(key)))

        return Control(widget, sync)

    def _cycle(self, entry: Option) -> Control:
        key = entry.key
        offered = _cycles(self.draft)

        def changed(index: int) -> None:
            if index < len(offered):
                self.change(key, offered[index][0])
            else:
                self.edit(key)

        def labels() -> list[str]:
            return [*(label for _, label in offered), say("rule-screen-own-cycle")]

        def chosen(draft: RuleDraft) -> int:
            return [value for value, _ in offered].index(draft.value(key))

        widget = Dropdown(self.ctx, entry.title, options=labels(),
                          chosen=chosen(self.draft), changed=changed)  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            offered[:] = _cycles(draft)
            widget.show(labels(), chosen(draft))

        return Control(widget, sync)

    def _faces(self, entry: Option) -> Control:
        key = entry.key
        faces = [str(choice.value) for choice in entry.members]
        widget = FacePicks(self.ctx, entry.title, faces=faces, chosen=_texts(self.draft, key),
                           changed=lambda chosen: self.change(key, chosen))  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            widget.show(_texts(draft, key))

        return Control(widget, sync)

    def _editor(self, entry: Option) -> Control:
        key = entry.key
        widget = ValueButton(self.ctx, entry.title, lambda: self.edit(key),
                             value=_in_short(self.draft, entry), icon=Icon.EDIT)  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            widget.value_words = _in_short(draft, entry)

        return Control(widget, sync, dropdown.SIZE[0])


def _whole(draft: RuleDraft, key: str) -> int:
    value = draft.value(key)
    assert isinstance(value, int)
    return value


def _texts(draft: RuleDraft, key: str) -> tuple[str, ...]:
    value = draft.value(key)
    assert isinstance(value, tuple)
    return tuple(str(part) for part in value)


def _offered(draft: RuleDraft, key: str) -> list[tuple[object, str]]:
    """Values and labels that can be picked; the present value is always among them."""
    offered: list[tuple[object, str]] = [(c.value, c.label) for c in choices(draft.rules, key)]
    value = draft.value(key)
    if all(offer != value for offer, _ in offered):
        offered.append((value, label_of(draft.rules, key, value)))
    return offered


def _cycles(draft: RuleDraft) -> list[tuple[object, str]]:
    cycles: list[object] = list(common_cycles(draft.rules.players))
    if draft.value("pass_cycle") not in cycles:
        cycles.append(draft.value("pass_cycle"))
    return [(cycle, label_of(draft.rules, "pass_cycle", cycle)) for cycle in cycles]


def _in_short(draft: RuleDraft, entry: Option) -> str:
    """A list value in a few words."""
    value = draft.value(entry.key)
    assert isinstance(value, tuple)
    if entry.kind is Kind.NUMBERS:
        return say("value-option-series", values=value) or say("value-option-none")
    if not value:
        return say("value-option-none")
    return say("rule-screen-card-count", n=len(value))


def label_of(rules: Rules, key: str, value: object) -> str:
    """Any value of an option in words, even if it cannot be played with the others."""
    return value_text(with_changes(rules, {key: value}), key)
