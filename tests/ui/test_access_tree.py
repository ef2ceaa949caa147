"""The accessibility tree: what listeners learn of some screens, and the faults noticed in any."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pygame import Rect, Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools import screenshot, shots
from hearts_gui.devtools.shots import PictureLook
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.accessible import form_nodes
from hearts_gui.ui.widgets.form import Form
from tests.kits.checks import node_faults, order_faults

LOOK = PictureLook((1280, 720))


def tree_of(name: str) -> AccessNode:
    """The accessibility tree of a screen."""
    return shots.opened(name, LOOK, Rules(), "0")[0].accessible()


def leaf(name: str = "Play", role: str = "button", *, acts: str = "focus click",
         box: tuple[int, int, int, int] = (10, 10, 90, 40), **more: Any) -> AccessNode:  # fmt: skip
    return AccessNode(role, name, bounds=box, states=("focusable",),
                      acts={act: lambda _: None for act in acts.split()}, **more)  # fmt: skip


def faults_of(
    *children: AccessNode, box: tuple[int, int, int, int] = (0, 0, 200, 200)
) -> list[str]:
    parent = AccessNode("group", "All", bounds=box, children=children)
    return [fault for node in parent.walk() for fault in node_faults(node, Rect(0, 0, 200, 200))]


@pytest.mark.parametrize(
    "node",
    [
        leaf(""), leaf(role=""), leaf("two  spaces"), leaf("line\nend"), leaf("a name.,"),
        leaf(acts="click"), leaf(acts="focus"), leaf(role="slider"),
        leaf(box=(190, 10, 90, 40)), leaf(role="tab_list", children=(leaf(acts="focus"),)),
    ],
)  # fmt: skip
def test_a_badly_described_part_is_noticed(node: AccessNode) -> None:
    assert faults_of(leaf("Fine")) == []
    assert faults_of(node)


def test_equal_parts_and_a_part_apart_are_noticed() -> None:
    assert len(faults_of(leaf(), leaf())) == 1
    assert len(faults_of(leaf(box=(150, 150, 20, 20)), box=(0, 0, 100, 100))) == 1


def test_a_form_without_widgets_tells_nothing() -> None:
    """Failing before: a screen without any stopped the program while a screen reader listened."""
    assert (
        form_nodes(Form(screenshot.make_context((1280, 720), Settings()), Stage(Surface((8, 8)))))
        == ()
    )


def test_another_order_than_the_keyboards_is_noticed() -> None:
    scene, _ = shots.opened("menu", LOOK, Rules(), "0")
    tree = scene.accessible()
    assert list(order_faults(scene, tree)) == []
    turned = replace(tree, children=tuple(reversed(tree.children)))
    assert list(order_faults(scene, turned))


def test_the_rules_and_the_keys_are_spoken_in_full() -> None:
    rules = " ".join(f"{node.name} {node.value}" for node in tree_of("help").walk())
    assert "take as few points as you can" in rules
    keys = {node.name: node.value for node in tree_of("keys").walk()}
    assert "trick" in keys["L"]


def test_the_score_sheet_tells_every_number() -> None:
    nodes = {node.name: node for node in tree_of("scores").walk()}
    assert nodes["Deal 1"].value == "Mira 0, Otto 14, Juno 2, You 10"
    assert nodes["Otto, deal 1"].value == "14"
    assert "Q♠" in nodes["Otto, deal 1"].description
    assert nodes["Total"].value.startswith("Mira 13 ")
    assert "Deal 7" not in nodes, "a line that is still empty"


def test_what_an_icon_says_is_in_the_name() -> None:
    names = {node.name for node in tree_of("hint").children}
    assert "Play the king of hearts" in names


def test_the_table_tells_status_trick_hand_and_players() -> None:
    scene, _ = shots.opened("play", LOOK, Rules(), "0")
    assert isinstance(scene, TableScene)
    nodes = scene.accessible().children
    status, trick, hand, players = (
        next(node for node in nodes if node.key == key)
        for key in ("status", "trick", "hand", "players")
    )
    model = scene.state.model
    assert status.value.startswith("Your turn")
    assert len(trick.children) == len(model.trick)
    assert len(hand.children) == len(model.hand)
    for card, node in zip(model.hand, hand.children, strict=True):
        legal = card in model.legal
        assert ("disabled" in node.states) != legal
        assert bool(node.description) != legal
        assert node.bounds[2] > 20
    assert [node.name for node in players.children] == list(scene.state.names)
    assert {node.role for node in nodes if "focus" in node.acts} == {"button"}


def test_no_hidden_card_is_in_the_tree() -> None:
    scene, _ = shots.opened("play", LOOK, Rules(), "0")
    assert isinstance(scene, TableScene)
    model = scene.state.model
    cards = sum(node.role == "list_item" for node in scene.accessible().walk())
    assert cards == len(model.hand) + len(model.trick) + model.players
