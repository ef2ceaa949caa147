"""The widgets of a form as nodes of the accessibility tree."""

from collections.abc import Callable

import pygame
from pygame import Rect

from hearts_gui.ui.shell.access import (
    CLICK,
    DISABLED,
    FOCUS,
    FOCUSABLE,
    FOCUSED,
    LESS,
    MORE,
    OFF,
    ON,
    OPEN,
    SELECTED,
    SET,
    AccessNode,
    Act,
    box_of,
)
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Part, Role, Widget
from hearts_gui.ui.widgets.choice import Toggle
from hearts_gui.ui.widgets.dropdown import Popup
from hearts_gui.ui.widgets.form import Form
from hearts_gui.ui.widgets.stepper import Slider
from hearts_gui.ui.widgets.text_field import TextField

_STEPPED = (Role.STEPPER, Role.SLIDER, Role.GRID, Role.LIST, Role.DROPDOWN, Role.CHOICES)


def form_nodes(form: Form) -> tuple[AccessNode, ...]:
    """The widgets of a form in focus order; only an open list while there is one."""
    if form.popup is not None:
        return (_popup(form.popup),)
    nodes: list[AccessNode] = []
    named: set[tuple[str, str]] = set()
    shown = [widget for widget in form.widgets if widget.visible and not widget.silent]
    for widget, after in zip(shown, [*shown, None][1:], strict=True):
        text = (widget.label, widget.value_text)
        if widget.focusable or (widget.label and text not in named and not _names(widget, after)):
            named.add(text)  # a panel speaks its own title
            nodes.append(widget_node(widget, form))
    return tuple(nodes)


def _names(widget: Widget, after: Widget | None) -> bool:
    """Whether a text is only the label of a control, which speaks it itself."""
    return after is not None and after.focusable and widget.label == after.label


def widget_node(widget: Widget, form: Form) -> AccessNode:
    """One widget with what can be done to it."""
    parts = _parts(widget)
    box = _reach(widget) if widget.focusable and not parts else widget.box
    return AccessNode(
        widget.role.value if widget.focusable or parts else "label",
        widget.called or widget.label,
        value=widget.text if isinstance(widget, TextField) else widget.value_text,
        description=widget.hint.removeprefix(widget.label).strip(),
        bounds=box_of(_visible_part(widget, box)),
        states=_states(widget, form),
        children=parts,
        span=widget.span if isinstance(widget, Slider) else None,
        acts=_acts(widget, form) if widget.focusable else {},
    )


def _visible_part(widget: Widget, box: Rect) -> Rect:
    """The part of a box that is not scrolled away."""
    return box if widget.viewport is None else box.clip(widget.viewport)


def _reach(widget: Widget) -> Rect:
    """The area of a widget for pressing, which may be more than is drawn of it."""
    return widget.hit if widget.focus_box == widget.box else widget.focus_box


def _states(widget: Widget, form: Form) -> tuple[str, ...]:
    states = []
    if widget.focusable:
        states.append(FOCUSABLE)
    if widget is form.focus:
        states.append(FOCUSED)
    if not widget.enabled:
        states.append(DISABLED)
    if isinstance(widget, Toggle):
        states.append(ON if widget.on else OFF)
    return tuple(states)


def _acts(widget: Widget, form: Form) -> dict[str, Act]:
    """The actions of a reader, a switch or a gaze on a widget: those of its keys."""

    def focus(_: str) -> None:
        form.set_focus(widget, keyboard=True)

    def click(_: str) -> None:
        focus("")
        if widget.enabled:
            widget.activate()
        else:
            form.explain(widget)

    def step(key: int) -> Act:
        def act(_: str) -> None:
            focus("")
            if widget.enabled:
                widget.key(KeyDown(key))

        return act

    acts: dict[str, Act] = {FOCUS: focus}
    if not isinstance(widget, Slider) and widget.role is not Role.STEPPER:
        acts[CLICK] = click
    if widget.role in _STEPPED:
        acts[MORE], acts[LESS] = step(pygame.K_RIGHT), step(pygame.K_LEFT)
    if isinstance(widget, Slider):
        acts[SET] = _setting(lambda text: widget.set(float(text)))
    if isinstance(widget, TextField):
        acts[SET] = widget.set_text
    return acts


def _setting(change: Callable[[str], None]) -> Act:
    """An act that sets a value; a text that is no finite number changes nothing."""

    def act(text: str) -> None:
        try:
            change(text)
        except (OverflowError, ValueError):
            return

    return act


def _parts(widget: Widget) -> tuple[AccessNode, ...]:
    """The parts of a widget that can be chosen one by one."""
    role = "tab" if widget.role is Role.TABS else "list_item"
    parts = []
    for number, part in enumerate(widget.parts()):
        choose = part.choose
        acts = {} if choose is None else {CLICK: lambda _, choose=choose: choose()}
        parts.append(AccessNode(
            role, part.name, value=part.value, bounds=box_of(_visible_part(widget, part.box)),
            key=f"part{number}", states=(SELECTED,) if part.chosen else (), acts=acts,
        ))  # fmt: skip
    return tuple(parts)


def _popup(popup: Popup) -> AccessNode:
    """The open list of a dropdown: its entries, the one that Enter would choose focused."""
    children = tuple(_entry(popup, number, part) for number, part in enumerate(popup.parts()))
    return AccessNode("list", popup.label, bounds=box_of(popup.box), states=(OPEN,),
                      children=children)  # fmt: skip


def _entry(popup: Popup, number: int, part: Part) -> AccessNode:
    states = [FOCUSABLE]
    if number == popup.current:
        states.append(FOCUSED)
    if part.chosen:
        states.append(SELECTED)

    def choose(_: str) -> None:
        if part.choose is not None:
            part.choose()

    def point(_: str) -> None:
        popup.go(number)

    return AccessNode("list_item", part.name, bounds=box_of(part.box), key=f"part{number}",
                      states=tuple(states), acts={CLICK: choose, FOCUS: point})  # fmt: skip
