"""The control of each kind of option: made once, then kept in step with the draft."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from hearts_gui.engine.rules.option_values import with_changes
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.rule_draft import RuleDraft
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets import dropdown, stepper, toggle
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import ValueButton
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.faces import TILE, FacePicks
from hearts_gui.ui.widgets.number import NumberBox
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.toggle import Toggle
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import (
    Kind,
    Option,
    choices,
    common_cycles,
    number_range,
    value_text,
)
from hearts_gui.wording.words import figure

Change = Callable[[str, object], None]
Edit = Callable[[str], None]
MOST_SIDE_BY_SIDE = 3


@dataclass(slots=True)
class Control:
    """A widget, the size it wants in pixels, and how it takes a value over from the draft.

    `least` is the narrowest width at which its present value can be read.
    """

    widget: Widget
    width: int
    height: int
    sync: Callable[[RuleDraft], None]

    def least(self, skin: Skin) -> int:
        """A list can be narrower than its longest entry."""
        if not isinstance(self.widget, Dropdown):
            return self.width
        kind = skin.type(16, Face.SEMIBOLD)
        return skin.painter.text_width(self.widget.value_text, kind) + skin.px(62)


@dataclass(frozen=True, slots=True)
class Maker:
    """What all controls need: where they live, and whom they tell.

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

    @property
    def _skin(self) -> Skin:
        return Skin(self.ctx)

    def _place(self, width: float, height: float) -> Rect:
        return Rect(0, 0, self._skin.px(width), self._skin.px(height))

    def _toggle(self, entry: Option) -> Control:
        key, box = entry.key, self._place(*toggle.SIZE)
        widget = Toggle(self.ctx, entry.title, box, on=bool(self.draft.value(key)),
                        changed=lambda on: self.change(key, on))  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            if widget.on != draft.value(key):
                widget.set_on(bool(draft.value(key)))

        return Control(widget, *box.size, sync)

    def _number(self, entry: Option) -> Control:
        key, box = entry.key, self._place(stepper.SIZE[0] + 12, stepper.SIZE[1])
        low, high, step = number_range(self.draft.rules, key)
        widget = NumberBox(
            self.ctx,
            entry.title,
            box,
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

        return Control(widget, *box.size, sync)

    def _choice(self, entry: Option) -> Control:
        side_by_side = self._side_by_side(entry)
        return side_by_side if side_by_side is not None else self._list(entry)

    def _side_by_side(self, entry: Option) -> Control | None:
        """The choices in a row, when they are few and there is room; None otherwise."""
        skin, key = self._skin, entry.key
        members = choices(self.draft.rules, key)
        kind = skin.type(16, Face.SEMIBOLD)
        widest = max(skin.painter.text_width(choice.label, kind) for choice in members)
        slot = max(widest + skin.px(28), skin.metrics.hit)
        width = len(members) * slot + 2 * skin.px(4)
        if len(members) > MOST_SIDE_BY_SIDE or width > self.room or key == "strip":
            return None
        values = [choice.value for choice in members]
        box = Rect(0, 0, width, skin.px(44))
        widget = Segmented(
            self.ctx, entry.title, box, options=[choice.label for choice in members],
            chosen=values.index(self.draft.value(key)),
            changed=lambda index: self.change(key, values[index]),
        )  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            widget.choose(values.index(draft.value(key)), tell=False)

        return Control(widget, *box.size, sync)

    def _list(self, entry: Option) -> Control:
        key = entry.key
        offered = list(_offered(self.draft, key))
        box = self._list_box([label for _, label in offered])

        def changed(index: int) -> None:
            self.change(key, offered[index][0])

        labels = [label for _, label in offered]
        chosen = [value for value, _ in offered].index(self.draft.value(key))
        widget = Dropdown(self.ctx, entry.title, box, options=labels, chosen=chosen,
                          changed=changed)  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            offered[:] = _offered(draft, key)
            values = [value for value, _ in offered]
            widget.show([label for _, label in offered], values.index(draft.value(key)))

        return Control(widget, *box.size, sync)

    def _list_box(self, labels: list[str]) -> Rect:
        skin = self._skin
        kind = skin.type(16, Face.SEMIBOLD)
        widest = max(skin.painter.text_width(label, kind) for label in labels)
        return Rect(0, 0, max(skin.px(dropdown.SIZE[0]), widest + skin.px(62)), skin.px(44))

    def _cycle(self, entry: Option) -> Control:
        key = entry.key
        offered = _cycles(self.draft)
        box = self._list_box([*(label for _, label in offered), say("rule-screen-own-cycle")])

        def changed(index: int) -> None:
            if index < len(offered):
                self.change(key, offered[index][0])
            else:
                self.edit(key)

        def labels() -> list[str]:
            return [*(label for _, label in offered), say("rule-screen-own-cycle")]

        def chosen(draft: RuleDraft) -> int:
            return [value for value, _ in offered].index(draft.value(key))

        widget = Dropdown(self.ctx, entry.title, box, options=labels(),
                          chosen=chosen(self.draft), changed=changed)  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            offered[:] = _cycles(draft)
            widget.show(labels(), chosen(draft))

        return Control(widget, *box.size, sync)

    def _faces(self, entry: Option) -> Control:
        key = entry.key
        faces = [str(choice.value) for choice in entry.members]
        box = self._place(TILE * len(faces), 44)
        box.w = max(box.w, self.ctx.metrics.hit * len(faces))
        widget = FacePicks(self.ctx, entry.title, box, faces=faces, chosen=_texts(self.draft, key),
                           changed=lambda chosen: self.change(key, chosen))  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            widget.show(_texts(draft, key))

        return Control(widget, *box.size, sync)

    def _editor(self, entry: Option) -> Control:
        key, box = entry.key, self._place(dropdown.SIZE[0], 44)
        widget = ValueButton(self.ctx, entry.title, box, lambda: self.edit(key),
                             shown=_shown(self.draft, entry), icon=Icon.EDIT)  # fmt: skip

        def sync(draft: RuleDraft) -> None:
            widget.show(_shown(draft, entry))

        return Control(widget, *box.size, sync)


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
    if all(other != value for other, _ in offered):
        offered.append((value, label_of(draft.rules, key, value)))
    return offered


def _cycles(draft: RuleDraft) -> list[tuple[object, str]]:
    cycles: list[object] = list(common_cycles(draft.rules.players))
    if draft.value("pass_cycle") not in cycles:
        cycles.append(draft.value("pass_cycle"))
    return [(cycle, label_of(draft.rules, "pass_cycle", cycle)) for cycle in cycles]


def _shown(draft: RuleDraft, entry: Option) -> str:
    """A list in a few words."""
    value = draft.value(entry.key)
    assert isinstance(value, tuple)
    if entry.kind is Kind.NUMBERS:
        return say("value-option-series", values=value) or say("value-option-none")
    if not value:
        return say("value-option-none")
    return say("rule-screen-card-count", n=len(value))


def label_of(rules: Rules, key: str, value: object) -> str:
    """Any value of an option in words, whether or not it makes a game with the others."""
    return value_text(with_changes(rules, {key: value}), key)
