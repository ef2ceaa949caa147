"""Deliberate bugs: engine source with one change, put in place of the code that runs.

Functions keep their identity and get the changed code, so every importer sees the bug; what was
remembered from the sound code is forgotten before and after.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import itertools
import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "hearts_gui" / "engine"


def _name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@dataclass(frozen=True)
class Mutant:
    """One bug: `old`, which occurs once in the whole engine, is replaced by `new`."""

    name: str
    old: str
    new: str
    core: bool = False  # tried in every run of the tests


@contextmanager
def alive(mutant: Mutant) -> Iterator[None]:
    """The engine with this bug."""
    module, source = _place_of(mutant)
    changed = types.ModuleType(module.__name__)
    changed.__file__ = f"<{mutant.name}>"
    code = compile(source.replace(mutant.old, mutant.new), changed.__file__, "exec")
    exec(code, changed.__dict__)
    pairs = list(_pairs(module.__dict__, changed.__dict__))
    saved = [(sound, sound.__code__) for sound, _ in pairs]
    try:
        for sound, ill in pairs:
            sound.__code__ = ill.__code__
        forget()
        yield
    finally:
        for sound, old_code in saved:
            sound.__code__ = old_code
        forget()


def _place_of(mutant: Mutant) -> tuple[types.ModuleType, str]:
    """The module in which a bug's text stands, wherever that has been moved to, and its source."""
    holding = {name: text for name, text in _sources().items() if mutant.old in text}
    found = sum(text.count(mutant.old) for text in holding.values())
    if found != 1:
        raise LookupError(f"{mutant.name}: {mutant.old!r} occurs {found} times in the engine")
    ((name, source),) = holding.items()
    return importlib.import_module(name), source


@functools.cache
def _sources() -> dict[str, str]:
    """The text of every module of the engine."""
    return {_name_of(path): path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py")}


def _pairs(sound: Any, ill: Any) -> Iterator[tuple[types.FunctionType, types.FunctionType]]:
    """Functions of two modules or classes that correspond."""
    for name, one in list(sound.items()):
        other = ill.get(name)
        if inspect.isclass(one) and inspect.isclass(other):
            if one.__module__ == other.__module__ and one is not other:
                yield from _pairs(dict(vars(one)), dict(vars(other)))
            continue
        first, second = _function(one), _function(other)
        if first is None or second is None or first is second:
            continue
        if first.__code__.co_freevars == second.__code__.co_freevars:
            yield first, second


def _function(value: Any) -> types.FunctionType | None:
    if isinstance(value, property):
        value = value.fget
    value = inspect.unwrap(value) if callable(value) else value
    return value if isinstance(value, types.FunctionType) else None


def forget() -> None:
    """Empty every memory of the engine's functions."""
    for name in _sources():
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
        except (KeyboardInterrupt, LookupError) as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            return _name(check)
        except BaseException:
            return _name(check)
    return None


def _name(check: Callable[[], object]) -> str:
    function = check.func if isinstance(check, functools.partial) else check
    return str(getattr(function, "__name__", function))
