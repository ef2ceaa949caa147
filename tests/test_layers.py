"""The rooms of the house: who may import whom, how large things get, and what nobody imports."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict

import pytest

from tests.house import (
    ROOT,
    TOP,
    arrows,
    classes,
    cycles,
    functions,
    import_graph,
    imports,
    limits,
    lines_of,
    measures,
    modules,
    nodes_of,
    own_imports,
    room_of,
    tree_of,
)

ENGINE = ("engine", "engine.rules", "engine.score", "engine.play", "engine.log")
OPPONENTS = ("ai", "ai.rule_player", "ai.players")
SESSION = (
    "session", "session.game", "session.setup", "session.store", "session.past", "session.practice",
    "session.daily",
)  # fmt: skip
BASE = (*ENGINE[:4], "config", "wording", "wording.language")
SCREEN = (*BASE, "ui.draw", "ui.shell", "ui.widgets")
TABLE = (*SCREEN, "session.setup", "ui.table.layout", "ui.table.story", "ui.table.nodes")

# Every room with the rooms that it may import from; its own need not be said. A room imports only
# rooms above it in this table.
ROOMS: dict[str, tuple[str, ...]] = {
    "engine": (),
    "engine.rules": ENGINE[:1],
    "engine.score": ENGINE[:2],
    "engine.play": ENGINE[:3],
    "engine.log": ENGINE[:4],
    "config": ENGINE[:1],  # messages without words
    "wording.language": ("engine", "config"),
    "wording": (*ENGINE[:4], "wording.language"),
    "ai": ENGINE[:4],
    "ai.rule_player": ENGINE[:4],
    "ai.simulator": (*ENGINE[:4], "ai", "ai.rule_player"),
    "ai.policies": (*ENGINE[:4], "ai.rule_player", "ai.simulator"),
    "ai.worlds": (
        *ENGINE[:4], "ai", "ai.rule_player", "ai.simulator", "ai.policies",
    ),
    "ai.search": (
        *ENGINE[:4], "ai", "ai.rule_player", "ai.simulator", "ai.policies", "ai.worlds",
    ),
    "ai.players": (*ENGINE, "ai", "ai.rule_player", "ai.search"),
    "ai.coach": (
        *ENGINE, "config", "ai", "ai.rule_player", "ai.simulator", "ai.policies", "ai.worlds",
        "ai.players", "ai.search",
    ),
    "session": (),
    "session.setup": (*BASE, "ai.players"),
    "session.store": (*BASE, "engine.log", "session.setup"),
    "session.game": (
        *BASE, "engine.log", "ai", "ai.worlds", "ai.players", "ai.coach", "ai.rule_player",
        "session.setup", "session.store",
    ),
    "session.past": (
        *BASE, "engine.log", "ai.rule_player", "ai.players", "ai.coach", "session.setup",
        "session.store", "session.game",
    ),
    "session.practice": (
        *BASE, "engine.log", "ai", "ai.players", "ai.worlds", "ai.coach", "ai.rule_player",
        "ai.simulator", "session.past", "session.game", "session.setup", "session.store",
    ),
    "session.daily": (
        *BASE, "ai", "ai.players", "session.past", "session.setup", "session.practice",
        "session.game",
    ),
    "headless": (
        *ENGINE[:4], "config", "wording", "wording.language", "engine.log", *OPPONENTS,
        "ai.simulator", "ai.coach", *SESSION,
    ),
    "ui.draw": ("engine", "engine.rules", "config"),
    "ui.shell": (
        *BASE, "session.setup", "session.store", "session.game", "session.past",
        "session.practice", "ui.draw",
    ),
    "ui.widgets": ("engine", "wording", "wording.language", "ui.draw", "ui.shell"),
    "ui.access": (*SCREEN, "session.game"),
    "ui.screens.sheet": (*SCREEN, "ai.coach", "session.game", "session.setup", "session.past"),
    "ui.screens.statistics": (
        *SCREEN, "ai.coach", "session.past", "session.practice", "ui.screens.sheet",
    ),
    "ui.screens.rules": (*SCREEN, "session.setup", "ui.screens.sheet"),
    "ui.screens": (
        *SCREEN, "session.game", "session.past", "session.setup", "session.store",
        "ui.screens.rules", "ui.screens.sheet", "ui.screens.statistics",
    ),
    "ui.table.layout": ("ui.draw",),
    "ui.table.story": (*BASE, "session.game", "ui.shell"),
    "ui.table.nodes": TABLE[:-1],
    "ui.small_table": (*TABLE, "ai.coach", "session.game"),
    "ui.review": (
        *TABLE, "ai.coach", "session.game", "session.past", "session.practice", "ui.screens",
        "ui.screens.sheet", "ui.small_table",
    ),
    "ui.practice": (
        *TABLE, "ai.worlds", "session.daily", "session.game", "session.past", "session.practice",
        "ui.small_table",
    ),
    "ui.daily": (
        *TABLE, "ai.coach", "session.daily", "session.game", "session.past", "session.practice",
        "session.store", "ui.practice", "ui.small_table",
    ),
    "ui.table": (
        *TABLE, "session", "session.game", "ui.screens", "ui.screens.rules", "ui.screens.sheet",
        "ui.review", "ai.coach",
    ),
    "ui": (
        *SCREEN, *SESSION, "ui.screens", "ui.screens.rules", "ui.screens.sheet", "ui.review",
        "ui.access", "ui.table", "ui.practice", "ui.daily", "ai.coach",
    ),
    "devtools": (
        *TABLE, *SESSION, "ai.coach", "ui", "ui.small_table", "ui.access", "ui.screens",
        "ui.screens.rules", "ui.screens.sheet", "ui.screens.statistics", "ui.table", "ui.review",
        "ui.practice", "ui.daily",
    ),
    "program": (
        *BASE, "ai.players", "session.game", "session.setup", "session.store", "headless", "ui",
        "ui.shell", "devtools",
    ),
}  # fmt: skip
STANDARD = set(sys.stdlib_module_names)
OUTSIDE = {
    "ai": {"numpy"},
    "session": {"fsrs"},  # session.practice.book alone
    "config": {"platformdirs", "tomli_w"},
    "ui": {"pygame", "numpy", "accesskit"},
    "devtools": {"pygame", "numpy"},
}
# What lies face down is known to the engine alone; `imagined.py` builds imaginary deals.
HIDDEN = {"Game", "Secret"}
# What the window may ask the engine for: pure readers of a view, of rules or of scores.
READERS = {
    "engine.play.actions.cards_of",
    "engine.message.message",  # what is kept to be said later, in the language of then
    "engine.play.fold.held_over",
    "engine.play.legal.may_name_suit",
    "engine.play.summary.piles",
    "engine.play.tricks.boosted",
    "engine.play.tricks.takes",
    "engine.play.view.see",  # the one fold, so that the table shows what the view says
    "engine.rules.option_values.with_changes",  # a draft of rules on the options screen
    "engine.rules.packs.deal_shape",
    "engine.rules.passing.dealer_tokens",
    "engine.rules.passing.pass_gives",
    "engine.rules.passing.pass_size",
    "engine.rules.presets.all_presets",
    "engine.rules.presets.preset",
    "engine.rules.values.bonus_faces",
    "engine.rules.values.face_points",
    "engine.rules.values.penalty_faces",
    "engine.score.endings.by_distance",
    "engine.score.endings.fixed_sides",
    "engine.score.endings.gain",
    "engine.score.endings.game_result",
    "engine.score.endings.has_passed",
    "engine.score.endings.told_place",
    "engine.score.endings.measure",
    "engine.score.endings.of_sides",
}
MOST_LINES, MOST_IN_A_FUNCTION, MOST_IN_A_ROOM = 600, 50, 25
# Too large, each with the reason.
LARGE_FILES: dict[str, str] = {}
LONG_FUNCTIONS: dict[str, str] = {}


def layer_of(room: str) -> str:
    return room.split(".")[0]


def test_every_room_is_in_the_table() -> None:
    assert {room_of(module) for module in modules()} == set(ROOMS)


def test_the_map_names_every_room() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text[text.index("| Folder |") : text.index("## Two paths")]
    assert [
        room for room in ROOMS if room != "program" and f"{room.replace('.', '/')}`" not in table
    ] == []


def test_a_room_imports_only_what_the_table_allows() -> None:
    wrong = [
        place
        for (here, there), places in arrows().items()
        if there not in ROOMS[here]
        for place in places
    ]
    assert wrong == []


def test_the_table_has_no_arrow_that_nobody_needs() -> None:
    """Groups of rooms may be named together; a layer that is never used must not be."""
    used = {(layer_of(here), layer_of(there)) for here, there in arrows()}
    named = {(layer_of(here), layer_of(there)) for here, rooms in ROOMS.items() for there in rooms}
    unused = {(here, there) for here, there in named - used if here != there}
    assert unused == set()


def test_the_rooms_stand_in_order() -> None:
    """No two rooms import each other, directly or over others."""
    assert cycles({room: set(below) for room, below in ROOMS.items()}) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports within functions and for types only count too."""
    assert cycles(import_graph()) == []


def test_only_the_layers_that_may_import_packages_from_outside() -> None:
    wrong = [
        (module, imported.module)
        for module, path in modules().items()
        for imported in imports(path)
        if (name := imported.module.split(".")[0]) not in STANDARD | {TOP}
        and name not in OUTSIDE.get(layer_of(room_of(module)), set())
    ]
    assert wrong == []


def test_no_room_is_crowded() -> None:
    sizes: dict[str, int] = defaultdict(int)
    for module, path in modules().items():
        sizes[room_of(module)] += path.name != "__init__.py"
    assert {room: size for room, size in sizes.items() if size > MOST_IN_A_ROOM} == {}


def test_no_file_and_no_function_is_too_long_without_a_reason() -> None:
    files = {name for name, path in modules().items() if lines_of(path) > MOST_LINES}
    long = {name for name, lines in functions() if lines > MOST_IN_A_FUNCTION}
    assert files == set(LARGE_FILES)
    assert long == set(LONG_FUNCTIONS)


def test_no_figure_of_the_house_rises() -> None:
    """`python -m tests.house --lower` keeps what has fallen."""
    result, most = measures(), limits()
    assert result.keys() == most.keys()
    risen = {what: n for what, n in result.items() if n > most[what]}
    assert risen == {}, "remove as much elsewhere, or raise tests/house.toml and say why"


def test_no_private_name_is_imported() -> None:
    wrong = [
        (module, imported.module, imported.name)
        for module, path in modules().items()
        for imported in own_imports(path)
        if any(part.startswith("_") and part != "__main__" for part in imported.module.split("."))
        or (imported.name.startswith("_") and not imported.name.startswith("__"))
    ]
    assert wrong == []


def test_a_class_name_means_one_thing_in_its_layer() -> None:
    result: dict[tuple[str, str], set[str]] = defaultdict(set)
    for module, node in classes():
        result[layer_of(room_of(module)), node.name].add(module)
    twins = {name: where for name, where in result.items() if len(where) > 1}
    assert twins == {}


@pytest.mark.parametrize("layer", ["ai", "ui", "devtools"])
def test_opponents_and_window_never_take_hold_of_what_is_hidden(layer: str) -> None:
    wrong = [
        (module, imported.name)
        for module, path in modules().items()
        for imported in own_imports(path)
        if layer_of(room_of(module)) == layer
        and imported.name in HIDDEN
        and imported.module == "engine.play.state"
        and path.name != "imagined.py"
    ]
    assert wrong == []


def test_the_window_only_reads_the_engine() -> None:
    """Whatever changes a game goes through a session."""
    asked = {
        f"{imported.module}.{imported.name}"
        for module, path in modules().items()
        for imported in own_imports(path)
        if layer_of(room_of(module)) == "ui" and imported.name in engine_functions(imported.module)
    }
    assert asked == READERS


def engine_functions(module: str) -> set[str]:
    """The names of the functions of a module, empty unless it is one of the engine."""
    path = modules().get(module)
    if path is None or layer_of(room_of(module)) != "engine":
        return set()
    return {node.name for node in tree_of(path).body if isinstance(node, ast.FunctionDef)}


def test_the_engine_uses_neither_clock_nor_files_nor_shared_randomness() -> None:
    banned = {"time", "random", "os", "pathlib", "logging", "datetime", "io", "socket"}
    wrong = [
        (module, imported.module)
        for module, path in modules().items()
        for imported in imports(path)
        if module.startswith("engine") and imported.module.split(".")[0] in banned
    ]
    assert wrong == []


def test_importing_what_lies_below_the_window_does_not_load_pygame() -> None:
    """One process imports layer by layer and names the first that loads it."""
    code = "import sys\n"
    for layer in ("engine", "config", "wording", "ai", "session", "headless", "arguments", "cli"):
        names = [name for name in modules() if name == layer or name.startswith(f"{layer}.")]
        assert names
        code += "".join(f"import {TOP}.{name}\n" for name in names)
        code += f"if 'pygame' in sys.modules: sys.exit({layer!r})\n"
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert (result.returncode, result.stderr) == (0, "")


def test_no_network_module_is_imported_anywhere() -> None:
    banned = {"socket", "ssl", "http", "urllib", "requests", "asyncio", "ftplib", "smtplib"}
    wrong = [
        (module, imported.module)
        for module, path in modules().items()
        for imported in imports(path)
        if imported.module.split(".")[0] in banned
    ]
    # Message bus and compositor are asked over sockets in the file system: they lead to no network.
    local = "ui.shell.local_sockets"
    assert wrong == [(local, "socket")]
    assert set(re.findall(r"AF_\w+", modules()[local].read_text("utf-8"))) == {"AF_UNIX"}


def test_nothing_is_pickled_or_evaluated() -> None:
    wrong = []
    for module, path in modules().items():
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                wrong += [(module, node.func.id)] if node.func.id in {"eval", "exec"} else []
        wrong += [
            (module, imported.module)
            for imported in imports(path)
            if imported.module.split(".")[0] in {"pickle", "shelve"}
        ]
    assert wrong == []


def test_choosing_who_plays_does_not_load_the_strong_players() -> None:
    """The window's process names the levels; only the opponents' own thinks with NumPy."""
    code = (
        "import sys\n"
        "from hearts_gui.session.past import library\n"
        "from hearts_gui.session.setup import plans, rules_setup\n"
        "from hearts_gui.session.game import session\n"
        "plans.level_choices(), plans.persona_choices()\n"
        "plans.seat_players(plans.TablePlan(), plans.Human(), 'seed')\n"
        "sys.exit('numpy' in sys.modules)"
    )
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False)
    assert result.returncode == 0


def test_the_window_opens_without_reading_the_players() -> None:
    """The first picture does not wait for those who play."""
    code = (
        "import sys, hearts_gui.ui.main, hearts_gui.ui.player_games\n"
        "sys.exit(any(name.startswith('hearts_gui.ai') for name in sys.modules))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, stdout=subprocess.DEVNULL
    )
    assert result.returncode == 0


def test_no_test_module_is_imported() -> None:
    """Helpers of several test modules live in `tests/kits`."""
    wanted = re.compile(r"^\s*(from \S*\.test_\w+ import|from \S+ import test_|import \S*\btest_)")
    result = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if wanted.match(line)
    ]
    assert result == []
