"""The rooms of the table stand one above the other, and no part of it knows the scene."""

import ast
from pathlib import Path

import pytest

TABLE = Path(__file__).parents[2] / "hearts_gui" / "ui" / "table"
ROOMS = {"layout": 0, "story": 1, "presses": 1, "things": 2, "motion": 3, "state": 4, "waiting": 5,
         "asking": 5, "hands": 6, "scene": 7}  # fmt: skip
PACKAGE = "hearts_gui.ui.table."


def rooms_imported(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    names = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.removeprefix(PACKAGE).split(".")[0] for name in names if name.startswith(PACKAGE)}


@pytest.mark.parametrize("path", sorted(TABLE.rglob("*.py")), ids=lambda path: path.stem)
def test_a_room_imports_only_itself_and_what_lies_below(path: Path) -> None:
    inside = path.relative_to(TABLE).with_suffix("").parts[0]
    if inside == "__init__":
        return
    height = ROOMS[inside]
    wrong = {room for room in rooms_imported(path) if room != inside and ROOMS[room] >= height}
    assert wrong == set()
