"""Puts deliberate bugs into the engine, to see whether the tests notice them.

A bug is found by the name of its function, so that neither a move nor a rewriting of the lines
inside breaks it. The function keeps its identity and gets other code, so every importer sees the
bug; what was remembered from the sound code is forgotten before and after.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import itertools
import textwrap
import traceback
import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

from hearts_gui.engine.rules.option_values import RuleValues, with_changes
from hearts_gui.engine.rules.rules import Rules

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "hearts_gui" / "engine"

Bug: TypeAlias = Callable[..., Any]
"""The replacement: it is given the sound function and then the arguments."""


@dataclass(frozen=True)
class Mutant:
    """One bug in the function of this name; where two have it, the module stands before it."""

    name: str
    place: str
    bug: Bug
    countable: bool = False  # also noticed by counting ways to play alone

    def what(self) -> tuple[str, ...]:
        """A key of what the bug does, equal for equal bugs."""
        code = getattr(self.bug, "__code__", None)
        if code is None:
            return self.place, repr(self.bug)
        cells = [cell.cell_contents for cell in self.bug.__closure__ or ()]
        parts = (code.co_code, code.co_consts, code.co_names, cells)
        return self.place, *(repr(part) for part in parts)


@dataclass(frozen=True)
class Mistaken:
    """The function believes that an option has another value, always or where it has `only`."""

    key: str
    believed: object
    only: object = None

    def __call__(self, sound: Callable[..., Any], first: Any, *args: Any, **kwargs: Any) -> Any:
        """Call the sound function with the mistaken rules, or with what holds them."""
        return sound(self._believing(first), *args, **kwargs)

    def _believing(self, value: Any) -> Any:
        if isinstance(value, Rules):
            if self.only is not None and getattr(value, self.key) is not self.only:
                return value
            return _as_if(value, self.key, self.believed)
        holder = "public" if hasattr(value, "public") else "rules"
        return having(value, **{holder: self._believing(getattr(value, holder))})


@functools.cache
def _as_if(rules: Rules, key: str, believed: object) -> RuleValues:
    return with_changes(rules, {key: believed})


def having(value: Any, **changes: Any) -> Any:
    """A copy of a value of the engine with some fields changed."""
    return value._replace(**changes) if hasattr(value, "_replace") else replace(value, **changes)


@dataclass(frozen=True)
class Rewritten:
    """The function with one piece of its text changed: for bugs that nothing else reaches."""

    old: str
    new: str

    def __call__(self, sound: types.FunctionType, *args: Any, **kwargs: Any) -> Any:
        """Call the changed function."""
        return _compiled(self, sound)(*args, **kwargs)


@functools.cache
def _compiled(bug: Rewritten, sound: types.FunctionType) -> Callable[..., Any]:
    source = textwrap.dedent(inspect.getsource(sound))
    count = source.count(bug.old)
    if count != 1:
        raise LookupError(f"{bug.old!r} occurs {count} times in {sound.__name__}")
    names = dict(sound.__globals__)
    code = compile(source.replace(bug.old, bug.new), "<bug>", "exec", flags=_FUTURE)
    exec(code, names)
    changed: Callable[..., Any] = names[sound.__name__]
    return changed


_FUTURE = annotations.compiler_flag


@contextmanager
def alive(mutant: Mutant) -> Iterator[None]:
    """The engine with this bug."""
    target = _function_at(mutant.place)
    sound = types.FunctionType(
        target.__code__, target.__globals__, target.__name__, target.__defaults__
    )
    sound.__kwdefaults__ = target.__kwdefaults__
    target.__globals__["_a_bug"] = functools.partial(mutant.bug, sound)
    target.__code__ = _stand_in.__code__
    try:
        forget()
        yield
    finally:
        target.__code__ = sound.__code__
        del target.__globals__["_a_bug"]
        forget()


def _stand_in(*args: Any, **kwargs: Any) -> Any:
    return _a_bug(*args, **kwargs)  # type: ignore[name-defined]  # noqa: F821


def _function_at(place: str) -> types.FunctionType:
    functions = _functions().get(place, [])
    if len(functions) != 1:
        raise LookupError(f"{len(functions)} functions of the engine are called {place}")
    return functions[0]


@functools.cache
def _functions() -> dict[str, list[types.FunctionType]]:
    """Every function of the engine by its own name, and by that of its module with it."""
    functions: dict[str, list[types.FunctionType]] = {}
    for name in _modules():
        for function in _functions_in(vars(importlib.import_module(name)), name):
            for place in (function.__qualname__, f"{name.split('.')[-1]}.{function.__qualname__}"):
                functions.setdefault(place, []).append(function)
    return functions


def _functions_in(names: Any, module: str) -> Iterator[types.FunctionType]:
    for value in list(names.values()):
        if inspect.isclass(value) and value.__module__ == module:
            yield from _functions_in(vars(value), module)
        function = _function(value)
        if function is not None and function.__module__ == module:
            yield function


def _function(value: Any) -> types.FunctionType | None:
    if isinstance(value, property):
        value = value.fget
    value = inspect.unwrap(value) if callable(value) else value
    return value if isinstance(value, types.FunctionType) else None


@functools.cache
def _modules() -> tuple[str, ...]:
    """The name of every module of the engine."""
    return tuple(
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted(ENGINE.rglob("*.py"))
    )


def forget() -> None:
    """Empty every memory of the engine's functions."""
    for name in _modules():
        module = importlib.import_module(name)
        for value in list(vars(module).values()):
            if isinstance(value, functools._lru_cache_wrapper):
                value.cache_clear()
            elif isinstance(value, types.FunctionType) and hasattr(value, "__wrapped__"):
                for cell in value.__closure__ or ():
                    if isinstance(cell.cell_contents, dict):
                        cell.cell_contents.clear()


def rows(test: Callable[..., None]) -> Iterator[Callable[[], None]]:
    """A test with every combination of its parameters."""
    tables: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "slow":
            return
        if mark.name == "parametrize":
            tables.append([_arguments(mark.args[0], row) for row in mark.args[1]])
    for chosen in itertools.product(*tables):
        arguments = {key: value for row in chosen for key, value in row.items()}
        if set(inspect.signature(test).parameters) == set(arguments):
            yield functools.partial(test, **arguments)


def _arguments(names: str | tuple[str, ...], row: Any) -> dict[str, Any]:
    keys = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    values = row.values if hasattr(row, "marks") else row
    if len(keys) == 1:
        return {keys[0]: values[0] if hasattr(row, "marks") else row}
    return dict(zip(keys, values, strict=True))


def rows_of(names: Iterable[str]) -> Iterator[Callable[[], None]]:
    """All rows of all tests of these test modules."""
    for name in names:
        module = importlib.import_module(f"tests.engine.{name}")
        for key, value in list(vars(module).items()):
            if key.startswith("test_") and inspect.isfunction(value):
                yield from rows(value)


def first_to_fail(checks: Iterable[Callable[[], object]]) -> str | None:
    """The name of the first check that does not pass."""
    for check in checks:
        try:
            check()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            if _of_the_bug_itself(error):
                raise
            return _name(check)
    return None


def _of_the_bug_itself(error: BaseException) -> bool:
    """Whether a bug does not fit the function that it stands for."""
    files = [frame.filename for frame in traceback.extract_tb(error.__traceback__)]
    ours = [Path(file).name for file in files if file == "<bug>" or file.startswith(str(ROOT))]
    return ours[-1].startswith(("mutating", "mutants"))


def _name(check: Callable[[], object]) -> str:
    function = check.func if isinstance(check, functools.partial) else check
    return str(getattr(function, "__name__", function))
