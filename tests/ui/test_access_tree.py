"""The accessibility tree: every screen has one, and nothing in it is without a role and a name."""

from collections import Counter

import pytest

from hearts_gui.devtools import shots
from hearts_gui.devtools.shots import PictureLook
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.table.scene import TableScene

LOOK = PictureLook((1280, 720))


def tree(name: str) -> AccessNode:
    return shots.opened(name, LOOK, Rules(), "0")[0].accessible()


@pytest.mark.parametrize("name", shots.SCENES)
def test_everything_has_a_role_and_a_name_and_no_two_siblings_are_alike(name: str) -> None:
    found = tree(name)
    assert found.children, "an empty screen"
    for node in found.walk():
        assert node.role
        assert node.name.strip(), node
        reached = Counter(
            (child.role, child.name, child.value)
            for child in node.children
            if "focusable" in child.states
        )
        assert [twin for twin, count in reached.items() if count > 1] == []


@pytest.mark.parametrize("name", ["menu", "options", "new-game", "review", "scores"])
def test_the_order_is_that_of_the_keyboard(name: str) -> None:
    scene, _ = shots.opened(name, LOOK, Rules(), "0")
    assert isinstance(scene, FormScene)
    reached = [node.name for node in scene.accessible().children if "focus" in node.acts]
    assert reached == [widget.label for widget in scene.form.widgets if widget.visible
                       and widget.focusable]  # fmt: skip


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
