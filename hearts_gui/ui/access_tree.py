"""What a screen is made of, as somebody hears it who cannot see it: roles, names, values, order.

A tree of plain values, read from the scene on top. Its children come in the order in which they are
read and reached.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect

from hearts_gui.engine.play.legal import Verdict
from hearts_gui.ui.pages.dialog import Dialog
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.reasons import verdict_text

_ROLES = {
    Role.LABEL: "label",
    Role.BUTTON: "button",
    Role.TOGGLE: "switch",
    Role.TABS: "tab_list",
    Role.STEPPER: "spin_button",
    Role.DROPDOWN: "combo_box",
    Role.SLIDER: "slider",
    Role.LIST: "list",
    Role.LIST_ITEM: "list_item",
    Role.TEXT_FIELD: "text_input",
    Role.CHOICES: "group",
    Role.GRID: "grid",
}


@dataclass(frozen=True, slots=True)
class AccessNode:
    """One thing on the screen. `bounds` are left, top, width and height in pixels."""

    role: str
    name: str
    value: str = ""
    description: str = ""
    bounds: tuple[int, int, int, int] = (0, 0, 0, 0)
    states: tuple[str, ...] = ()
    children: tuple["AccessNode", ...] = field(default=())

    def plain(self) -> dict[str, Any]:
        """The node as JSON knows it; what is empty is left out, role and name never."""
        found: dict[str, Any] = {"role": self.role, "name": self.name}
        if self.value:
            found["value"] = self.value
        if self.description:
            found["description"] = self.description
        found["bounds"] = list(self.bounds)
        if self.states:
            found["states"] = list(self.states)
        if self.children:
            found["children"] = [child.plain() for child in self.children]
        return found

    def walk(self) -> Iterator["AccessNode"]:
        """This node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()


def access_tree(scene: Scene) -> AccessNode:
    """The tree of a screen."""
    window = scene.ctx.metrics.window
    if isinstance(scene, TableScene):
        return AccessNode("window", say("access-table"), bounds=_box(window),
                          children=_table(scene))  # fmt: skip
    children = _widgets(scene) if isinstance(scene, FormScene) else ()
    return AccessNode("window", _title(scene, children), bounds=_box(window), children=children)


def _title(scene: Scene, children: tuple[AccessNode, ...]) -> str:
    """What a screen is called: its title, or the first thing that is said on it."""
    if isinstance(scene, PageScene | Dialog):
        return scene.title
    first = next((child.name for child in children if child.role == "label" and child.name), "")
    return first or say("access-screen")


def _box(rect: Rect) -> tuple[int, int, int, int]:
    return (rect.x, rect.y, rect.w, rect.h)


# -- screens made of widgets


def _widgets(scene: FormScene) -> tuple[AccessNode, ...]:
    form = scene.form
    return tuple(
        _widget(widget, focused=widget is form.focus)
        for widget in form.widgets
        if widget.visible and (widget.label or widget.focusable)
    )


def _widget(widget: Widget, *, focused: bool) -> AccessNode:
    states = []
    if widget.focusable:
        states.append("focusable")
    if focused:
        states.append("focused")
    if not widget.enabled:
        states.append("disabled")
    return AccessNode(
        _ROLES[widget.role],
        widget.label,
        value=widget.value_text,
        description=widget.hint if widget.hint != widget.label else "",
        bounds=_box(widget.box),
        states=tuple(states),
    )


# -- the table


def _table(scene: TableScene) -> tuple[AccessNode, ...]:
    """Status, trick, hand, players, buttons."""
    return (_status(scene), _trick(scene), _hand(scene), _players(scene), *_buttons(scene))


def _status(scene: TableScene) -> AccessNode:
    """What is asked, or what was said last: changes are told at once."""
    prompt = scene.state.desk.prompt
    said = "" if prompt.said is None else prompt.said.text
    box = _box(scene.state.layout.prompt)
    return AccessNode("label", say("access-status"), value=said, bounds=box, states=("live",))


def _trick(scene: TableScene) -> AccessNode:
    state = scene.state
    cards = []
    for play in state.model.trick:
        sprite = state.tabletop.sprites.get(play.card)
        box = Rect(0, 0, 0, 0) if sprite is None else bounds(sprite.pose)
        card = say("access-card", card=play.card, copy=play.card.copy + 1)
        name = say("access-played", what=card, name=state.names[play.seat])
        cards.append(AccessNode("list_item", name, bounds=_box(box)))
    area = _box(state.layout.trick_area)
    return AccessNode("list", say("access-trick"), bounds=area, children=tuple(cards))


def _hand(scene: TableScene) -> AccessNode:
    state = scene.state
    model, handling = state.model, state.handling
    cards = []
    for card in model.hand if model.face_up else ():
        sprite = state.tabletop.sprites.get(card)
        box = Rect(0, 0, 0, 0) if sprite is None else bounds(sprite.pose)
        verdict = model.verdict(card)
        states = ["focusable"]
        if card is handling.cursor:
            states.append("focused")
        if card in handling.selected:
            states.append("selected")
        if verdict is not Verdict.OK:
            states.append("disabled")
        why = "" if verdict is Verdict.OK else verdict_text(verdict, card, state.view)
        name = say("access-card", card=card, copy=card.copy + 1)
        cards.append(AccessNode("list_item", name, description=why, bounds=_box(box),
                                states=tuple(states)))  # fmt: skip
    area = _box(state.tabletop.hand_box())
    return AccessNode("list", say("access-hand", n=len(cards)), bounds=area, children=tuple(cards))


def _players(scene: TableScene) -> AccessNode:
    state = scene.state
    made = []
    for seat in range(state.model.players):
        info = state.teller(state.model, seat)
        place = state.layout.seats[(seat - state.seat) % state.model.players].plate
        value = say(
            "access-player", tricks=info.tricks, points=info.points, total=info.total,
            note=info.note or "none", turn=info.turn,
        )  # fmt: skip
        made.append(AccessNode("list_item", info.name, value=value, bounds=_box(place)))
    return AccessNode("list", say("access-players"), bounds=_box(state.layout.stage),
                      children=tuple(made))  # fmt: skip


def _buttons(scene: TableScene) -> Iterator[AccessNode]:
    form = scene.state.desk.form
    for widget in form.widgets:
        if widget.visible:
            yield _widget(widget, focused=widget is form.focus)
