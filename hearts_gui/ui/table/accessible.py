"""The table of a game as nodes of the accessibility tree: the question, cards, players, buttons."""

from __future__ import annotations

from hearts_gui.ui.shell.access import CLICK, FOCUSABLE, AccessNode, box_of, label_node
from hearts_gui.ui.table.asking.state import TableState
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.accessible import ReadTable, UseCard, card_name, table_nodes
from hearts_gui.ui.widgets.accessible import form_nodes
from hearts_gui.wording.language.messages import say


def scene_nodes(state: TableState, use: UseCard, point: UseCard) -> tuple[AccessNode, ...]:
    """Status, a trick that is looked at, what goes on, trick, hand, players, buttons."""
    table = ReadTable(
        state.tabletop, state.model, state.handling, state.teller, state.layout,
        state.open_cards, state.view, use, point,
    )  # fmt: skip
    return (
        _status(state), *_going_on(state), *_notes(state), *table_nodes(table),
        *form_nodes(state.controls.form),
    )  # fmt: skip


def _status(state: TableState) -> AccessNode:
    """What is asked, or what was said last."""
    prompt, panel = state.controls.prompt, state.controls.panel
    text = "" if prompt.said is None else prompt.said.text
    if not text and panel.visible and panel.info is not None:
        text = panel.info.title
    if not text:
        text = _waiting(state)
    return AccessNode("label", say("access-status"), value=text, key="status",
                      bounds=box_of(state.layout.prompt))  # fmt: skip


def _waiting(state: TableState) -> str:
    """Whom the table waits for."""
    model = state.model
    others = [seat for seat in model.ask.seats if seat != model.seat]
    names = [state.teller(model, seat).name for seat in others]
    return say("access-waiting", names=names) if names else ""


def _going_on(state: TableState) -> tuple[AccessNode, ...]:
    """Something to press where the picture waits for the player."""
    if not state.queue.waits_for_player:
        return ()

    def go_on(_: str) -> None:
        state.finish()

    return (
        AccessNode(
            "button", say("access-go-on"), bounds=box_of(state.layout.trick_area), key="go-on",
            states=(FOCUSABLE,), acts={CLICK: go_on},
        ),
    )  # fmt: skip


def _notes(state: TableState) -> tuple[AccessNode, ...]:
    """The pass, the last trick, a hint: what lies over the table."""
    controls, nodes = state.controls, []
    if controls.panel.visible and controls.panel.info is not None:
        info = controls.panel.info
        words = say("widget-parts", parts=[info.title, info.help])
        nodes.append(label_node(words, controls.panel.rect,
                                key="pass"))  # fmt: skip
    if controls.last.visible and controls.last.info is not None:
        cards = tuple(
            AccessNode("list_item", say("access-played", what=card_name(card), name=name),
                       value=say("access-took") if won else "", bounds=box_of(bounds(pose)))
            for card, pose, name, won in controls.last.info.plays
        )  # fmt: skip
        nodes.append(AccessNode("list", controls.last.info.title, bounds=box_of(controls.last.rect),
                                key="last", children=cards))  # fmt: skip
    if controls.hint.visible and controls.hint.info is not None:
        steps = [*controls.hint.info.steps, controls.hint.info.more]
        text = say("widget-parts", parts=[step for step in steps if step])
        nodes.append(label_node(text, controls.hint.rect, key="hint"))
    if controls.gone.visible and controls.gone.info is not None:
        nodes.append(label_node(controls.gone.info.spoken, controls.gone.rect, key="gone"))
    return tuple(nodes)
