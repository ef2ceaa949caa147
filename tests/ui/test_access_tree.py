"""The accessibility tree: every screen has one, and nothing in it is without a role and a name."""

from collections import Counter

import pytest
from pygame import Rect

from hearts_gui.devtools import shots
from hearts_gui.devtools.shots import PictureLook
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.form import Form

LOOK = PictureLook((1280, 720))


def forms(scene: Scene) -> list[Form]:
    """The forms of a scene: its own, or that of the table."""
    if isinstance(scene, TableScene):
        return [scene.state.desk.form]
    return [scene.form] if isinstance(scene, FormScene) else []


Seen = tuple[AccessNode, tuple[str, ...]]


def look_at(name: str) -> Seen:
    """The tree of a scene, and the labels of what the keyboard reaches, in that order."""
    scene, _ = shots.opened(name, LOOK, Rules(), "0")
    reached = [widget.called or widget.label for form in forms(scene) for widget in form.widgets
               if widget.visible and widget.focusable]  # fmt: skip
    return scene.accessible(), tuple(reached)


@pytest.fixture(scope="module", params=shots.SCENES)
def seen(request: pytest.FixtureRequest) -> Seen:
    """That of each scene in turn: one at a time is kept, since each has many pictures."""
    return look_at(request.param)


def test_everything_has_a_role_and_a_name_and_no_two_siblings_are_alike(seen: Seen) -> None:
    found, _ = seen
    assert found.children, "an empty screen"
    for node in found.walk():
        assert node.role
        assert node.name.strip(), node
        siblings = Counter(
            (child.role, child.name, child.value, child.description) for child in node.children
        )
        assert [twin for twin, count in siblings.items() if count > 1] == []


def test_the_order_is_that_of_the_keyboard(seen: Seen) -> None:
    found, reached = seen
    told = [node.name for node in found.children if "focus" in node.acts]
    assert told == list(reached)


def test_bounds_are_inside_the_window_and_inside_what_they_are_part_of(seen: Seen) -> None:
    found, _ = seen
    window = Rect(found.bounds)
    assert window.size == LOOK.size
    for node in found.walk():
        box = Rect(node.bounds)
        assert window.contains(box) or not box.w, node
        for child in node.children:
            # Cards of a hand are lifted, and lean out of the box of all.
            assert Rect(child.bounds).colliderect(box) or not child.bounds[2] or not box.w


def test_what_can_be_reached_can_be_used(seen: Seen) -> None:
    found, _ = seen
    for node in found.walk():
        if "focusable" in node.states:
            # Facts and charts can be reached to be read; everything else does something.
            reads = node.role in ("grid", "label")
            assert "focus" in node.acts, node
            assert set(node.acts) - {"focus"} or reads, node
        if node.role in ("button", "switch", "tab"):
            assert "click" in node.acts, node
        if node.role in ("slider", "spin_button"):
            assert {"increment", "decrement"} <= set(node.acts), node
        if node.role == "tab_list":
            assert sum("selected" in child.states for child in node.children) <= 1
            assert all("click" in child.acts for child in node.children)


def test_names_are_words(seen: Seen) -> None:
    found, _ = seen
    for node in found.walk():
        for text in (node.name, node.value, node.description):
            assert "\n" not in text, node
            assert "  " not in text, node
            assert ".," not in text, node


def test_the_rules_and_the_keys_are_told_in_full() -> None:
    rules = " ".join(f"{node.name} {node.value}" for node in look_at("help")[0].walk())
    assert "take as few points as you can" in rules
    keys = {node.name: node.value for node in look_at("keys")[0].walk()}
    assert "trick" in keys["L"]


def test_the_score_sheet_tells_every_number() -> None:
    nodes = {node.name: node for node in look_at("scores")[0].walk()}
    assert nodes["Deal 1"].value == "Mira 0, Otto 14, Juno 2, You 10"
    assert nodes["Otto, deal 1"].value == "14"
    assert "Q♠" in nodes["Otto, deal 1"].description
    assert nodes["Total"].value.startswith("Mira 13 ")
    assert "Deal 7" not in nodes, "a line that is still empty"


def test_what_an_icon_says_is_in_the_name() -> None:
    names = {node.name for node in look_at("hint")[0].children}
    assert "Play the six of clubs" in names


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
