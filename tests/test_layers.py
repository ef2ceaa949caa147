"""Layers never point backwards, and only the window knows pygame."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "hearts_gui"
ALLOWED = {
    "engine": {"engine"},
    "wording": {"engine", "wording"},
    "ai": {"engine", "ai"},
    "config": {"config"},
    "session": {"engine", "wording", "ai", "session", "config"},
    "headless": {"engine", "wording", "ai", "session", "config", "headless"},
    "ui": {"engine", "wording", "session", "config", "ui", "devtools"},
    "devtools": {"engine", "wording", "session", "config", "headless", "ui", "devtools"},
}
STANDARD = set(sys.stdlib_module_names)
OUTSIDE = {
    "engine": set(),
    "ai": {"numpy"},
    "config": {"platformdirs", "tomli_w"},
    "wording": set(),
    "session": set(),
    "headless": set(),
    "ui": {"pygame", "numpy"},
    "devtools": {"pygame", "numpy"},
}
# What lies face down is known to the engine alone; `ai/simulator/worlds.py` builds imaginary deals.
HIDDEN = {"Game", "Secret"}


def modules(layer: str) -> list[Path]:
    return sorted((PACKAGE / layer).rglob("*.py"))


def imports(path: Path) -> list[tuple[str, set[str]]]:
    """Modules imported anywhere in a file, with the names taken from them."""
    found: list[tuple[str, set[str]]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, set()) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the layer"
            found.append((node.module or "", {alias.name for alias in node.names}))
    return found


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    wrong = []
    for path in modules(layer):
        for name, names in imports(path):
            parts = name.split(".")
            if parts[0] == "hearts_gui":
                targets = {parts[1]} if len(parts) > 1 else names - {"__version__"}
                wrong += [(path.name, name) for target in targets if target not in ALLOWED[layer]]
            elif parts[0] not in STANDARD | OUTSIDE[layer]:
                wrong.append((path.name, name))
    assert wrong == []


@pytest.mark.parametrize("layer", ["ai", "ui", "devtools"])
def test_opponents_and_window_never_take_hold_of_what_is_hidden(layer: str) -> None:
    wrong = []
    for path in modules(layer):
        for name, names in imports(path):
            if name == "hearts_gui.engine.play.state" and path.name != "worlds.py":
                wrong += [(path.name, taken) for taken in names & HIDDEN]
    assert wrong == []


def test_the_engine_uses_neither_clock_nor_files_nor_shared_randomness() -> None:
    banned = {"time", "random", "os", "pathlib", "logging", "datetime", "io", "socket"}
    wrong = [
        (path.name, name)
        for path in modules("engine")
        for name, _ in imports(path)
        if name.split(".")[0] in banned
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "layer",
    ["engine", "wording", "ai", "session", "headless", "config", "cli", "verbs", "arguments"],
)
def test_importing_a_layer_does_not_load_pygame(layer: str) -> None:
    target = PACKAGE / layer
    names = (
        [f"hearts_gui.{layer}"]
        if target.with_suffix(".py").exists()
        else [
            ".".join(path.relative_to(ROOT).with_suffix("").parts)
            for path in modules(layer)
            if path.name != "__init__.py"
        ]
    )
    code = "import sys\n" + "".join(f"import {name}\n" for name in names)
    code += "sys.exit('pygame' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False)
    assert result.returncode == 0


def test_no_network_module_is_imported_anywhere() -> None:
    banned = {"socket", "ssl", "http", "urllib", "requests", "asyncio", "ftplib", "smtplib"}
    wrong = [
        (str(path.relative_to(ROOT)), name)
        for path in sorted(PACKAGE.rglob("*.py"))
        for name, _ in imports(path)
        if name.split(".")[0] in banned
    ]
    assert wrong == []


def test_nothing_is_pickled_or_evaluated() -> None:
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                wrong += [(path.name, node.func.id)] if node.func.id in {"eval", "exec"} else []
        wrong += [(path.name, name) for name, _ in imports(path) if name in {"pickle", "shelve"}]
    assert wrong == []


def test_choosing_who_plays_does_not_load_the_strong_players() -> None:
    """The window's process names the levels; only the opponents' own thinks with NumPy."""
    code = (
        "import sys\n"
        "from hearts_gui.session import library\n"
        "from hearts_gui.session.setup import plans, rules_desk\n"
        "from hearts_gui.session.game import session\n"
        "plans.level_choices(), plans.persona_choices()\n"
        "plans.seat_players(plans.TablePlan(), plans.Human(), 'seed')\n"
        "sys.exit('numpy' in sys.modules)"
    )
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False)
    assert result.returncode == 0
