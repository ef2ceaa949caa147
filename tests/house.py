"""The source as a house: its rooms, what imports what, and how large things are."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
TOP = "hearts_gui"
PACKAGE = ROOT / TOP


@dataclass(frozen=True)
class Import:
    """One name taken from a module, or the module itself (`name` is empty); `line` is where."""

    module: str
    name: str
    line: int


@cache
def modules() -> dict[str, Path]:
    """Every module below the package by its dotted name, without the package's own."""
    paths = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        words = path.relative_to(PACKAGE).with_suffix("").parts
        paths[".".join(words).removesuffix("__init__").removesuffix(".")] = path
    return paths


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of the syntax tree of a file."""
    return tuple(ast.walk(tree_of(path)))


@cache
def imports(path: Path) -> tuple[Import, ...]:
    """Return the imports anywhere in a file: lazily and for types only too."""
    result: list[Import] = []
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            result += [Import(alias.name, "", node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the layer"
            base = node.module or ""
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                is_module = whole.removeprefix(f"{TOP}.") in modules()
                result.append(
                    Import(whole, "", node.lineno)
                    if is_module
                    else Import(base, alias.name, node.lineno)
                )
    return tuple(result)


def own_imports(path: Path) -> Iterator[Import]:
    """Imports of other modules of the program, named without the package's own name."""
    for imported in imports(path):
        if imported.module.startswith(f"{TOP}."):
            yield Import(imported.module.removeprefix(f"{TOP}."), imported.name, imported.line)


def room_of(module: str) -> str:
    """The package of a module; the few modules outside packages count as the program."""
    path = modules()[module]
    if path.name == "__init__.py":
        return module or "program"
    return module.rpartition(".")[0] or "program"


@cache
def arrows() -> dict[tuple[str, str], list[str]]:
    """From room to room: the imports that make each arrow."""
    result: dict[tuple[str, str], list[str]] = defaultdict(list)
    for module, path in modules().items():
        for imported in own_imports(path):
            here, there = room_of(module), room_of(imported.module)
            if here != there:
                result[here, there].append(f"{module}:{imported.line} imports {imported.module}")
    return result


def import_graph() -> dict[str, set[str]]:
    """Every module with all that it imports of the program, lazily and for types only too."""
    return {
        module: {imported.module for imported in own_imports(path)} - {module}
        for module, path in modules().items()
    }


def cycles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Groups of nodes that reach each other: what is left when nodes without a way out go."""
    left = {node: set(to) & graph.keys() for node, to in graph.items()}
    while ends := [node for node, to in left.items() if not to]:
        for node in ends:
            del left[node]
        for to in left.values():
            to.difference_update(ends)
    reach = {node: _reached(left, node) for node in left}
    groups = {frozenset(other for other in reach[node] if node in reach[other]) for node in left}
    return sorted(sorted(group) for group in groups if group)


def _reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    reached: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        node = waiting.pop()
        if node not in reached:
            reached.add(node)
            waiting += graph[node]
    return reached


def lines_of(path: Path) -> int:
    """Count the lines of a file."""
    return len(path.read_text(encoding="utf-8").splitlines())


def functions() -> Iterator[tuple[str, int]]:
    """Every function as `module.name`, with the lines that it takes."""
    for module, path in modules().items():
        for node in nodes_of(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                yield f"{module}.{node.name}", node.end_lineno - node.lineno + 1


@cache
def classes() -> tuple[tuple[str, ast.ClassDef], ...]:
    """Every class with its module."""
    return tuple(
        (module, node)
        for module, path in modules().items()
        for node in nodes_of(path)
        if isinstance(node, ast.ClassDef)
    )


def methods(node: ast.ClassDef) -> int:
    """Count the methods of a class, properties among them."""
    return sum(isinstance(part, ast.FunctionDef) for part in node.body)


def constants_without_a_word() -> Iterator[str]:
    """Numbers by name that nothing explains: no comment beside or above, no docstring below."""
    for module, path in modules().items():
        lines = path.read_text(encoding="utf-8").splitlines()
        body = tree_of(path).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            name = _constant(node)
            if name is None:
                continue
            explained = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            above = lines[node.lineno - 2].lstrip() if node.lineno > 1 else ""
            beside = any("#" in line for line in lines[node.lineno - 1 : node.end_lineno])
            if not (explained or beside or above.startswith("#")):
                yield f"{module}.{name}"


def _constant(node: ast.stmt) -> str | None:
    """The name that a statement gives to a number or to a few of them."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target, value = node.targets[0], node.value
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        target, value = node.target, node.value
    else:
        return None
    if not (isinstance(target, ast.Name) and target.id.isupper()):
        return None
    parts = value.elts if isinstance(value, ast.Tuple) else [value]
    is_number = all(
        isinstance(part, ast.Constant | ast.UnaryOp | ast.BinOp)
        and not (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in parts
    )
    return target.id if parts and is_number else None


def lazy_imports() -> list[str]:
    """Imports of the program's own modules that run within functions."""
    result = []
    for module, path in modules().items():
        nodes = nodes_of(path)
        spans = [
            range(node.lineno, (node.end_lineno or 0) + 1)
            for node in nodes
            if isinstance(node, ast.FunctionDef)
        ]
        result += [
            f"{module}:{node.lineno}"
            for node in nodes
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(TOP)
            if any(node.lineno in span for span in spans)
        ]
    return sorted(result)


def with_one_importer() -> list[str]:
    """Modules that one other module alone imports."""
    importers: dict[str, set[str]] = defaultdict(set)
    for module, wanted in import_graph().items():
        for name in wanted:
            importers[name].add(module)
    return sorted(module for module, those in importers.items() if len(those) == 1)


def _names_of_bases(node: ast.ClassDef) -> list[str]:
    plain = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
    return [base.id for base in plain if isinstance(base, ast.Name)]


def deep_classes(most: int = 3) -> list[str]:
    """Classes with more than this many classes of ours above them, in one line."""
    above: dict[str, list[str]] = defaultdict(list)
    for _, node in classes():
        above[node.name] += _names_of_bases(node)

    def depth(name: str, path: tuple[str, ...] = ()) -> int:
        ours = [base for base in above[name] if base in above and base not in (*path, name)]
        return max((1 + depth(base, (*path, name)) for base in ours), default=0)

    return sorted({node.name for _, node in classes() if depth(node.name) > most})


def _bound_in(node: ast.ClassDef) -> Iterator[str]:
    """The methods of a class, those too that are another name of a function."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            yield part.name
        elif isinstance(part, ast.Assign):
            yield from (target.id for target in part.targets if isinstance(target, ast.Name))


def lonely_protocols() -> list[str]:
    """Protocols that one class of the program alone fits, by the names of its methods."""
    members = [
        (node.name, set(_bound_in(node)), "Protocol" in _names_of_bases(node))
        for _, node in classes()
    ]  # fmt: skip
    return sorted(
        name
        for name, wanted, is_protocol in members
        if is_protocol and sum(wanted <= has for _, has, other in members if not other) == 1
    )


def measures() -> dict[str, int]:
    """The house in numbers; `house.toml` has those that it must not exceed."""
    rooms: dict[str, int] = defaultdict(int)
    for module, path in modules().items():
        if path.name != "__init__.py":
            rooms[room_of(module)] += 1
    names: dict[str, int] = defaultdict(int)
    for _, node in classes():
        names[node.name] += 1
    return {
        "files": len(modules()),
        "lines": sum(lines_of(path) for path in modules().values()),
        "rooms": len(rooms),
        "largest room": max(rooms.values()),
        "classes with more than 20 methods": sum(methods(node) > 20 for _, node in classes()),
        "classes more than 3 deep": len(deep_classes()),
        "functions over 40 lines": sum(lines > 40 for _, lines in functions()),
        "constants without a word": len(list(constants_without_a_word())),
        "names with more than one class": sum(count > 1 for count in names.values()),
        "files with one importer": len(with_one_importer()),
        "lazy imports": len(lazy_imports()),
        "protocols with one implementation": len(lonely_protocols()),
    }


LIMITS = Path(__file__).with_name("house.toml")
_STEPS = {"files": 5, "lines": 250}
"""Limits of these are rounded up, so that not every small change has to touch them."""


def limits() -> dict[str, int]:
    """Return the limit of each measure."""
    return dict(tomllib.loads(LIMITS.read_text(encoding="utf-8")))


def lower_limits() -> None:
    """Write the limits as they are now; none is ever raised."""
    before = limits() if LIMITS.exists() else {}
    text = "# What `python -m tests.house` must not exceed; `--lower` writes what has fallen.\n"
    for name, number in measures().items():
        step = _STEPS.get(name, 1)
        text += f'"{name}" = {min(before.get(name, sys.maxsize), -(-number // step) * step)}\n'
    LIMITS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if "--lower" in sys.argv:
        lower_limits()
    for what, number in measures().items():
        print(f"{number:6} {what}")
