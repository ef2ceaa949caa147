"""Setup of all tests: garbage collection, the time that each file takes, defaults."""

import gc
import os
import sys
import time
from collections.abc import Iterator

import pytest

from hearts_gui.config import paths
from hearts_gui.wording.language.messages import ENGLISH, Catalogue, speak
from tests.kits.budget import Budget
from tests.kits.shared import open_folder, remove_folder
from tests.kits.slow import some

# Tests start the program a hundred times: what it imports is compiled once.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
Catalogue.forgives = False

_NEW_S = 1.0
"""Processor seconds from one search through what is new to the next."""
_ALL_S = 30.0
"""Processor seconds from one search through everything to the next."""
_last = {"new": 0.0, "all": 0.0}


def pytest_collection_finish() -> None:
    """Exclude the objects of the collected tests from garbage collection, to keep it fast."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def usual_collections() -> Iterator[None]:
    """Every test leaves garbage collection as it was, and the first person and English chosen.

    Windows and their pictures, some megabytes each, lie in cycles that only a collection frees, and
    Python decides by the number of objects when to collect. Delayed by programs that some tests
    made and never closed, it let all tests in one process grow to 19 GB. What a collection has kept
    is set aside, or it would look through syntax trees and other things that stay each second.
    """
    clear_away()
    usual = gc.get_threshold()
    yield
    paths.choose_person("")
    speak(ENGLISH)
    assert gc.isenabled()
    assert gc.get_threshold() == usual


@pytest.fixture(params=some(("few worlds", "all worlds"), "few worlds"))
def coach_effort(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A test that asks the coach runs with few worlds and, as a slow case, with all."""
    from tests.kits.less_thought import forget, think_less  # loads NumPy

    if request.param == "few worlds":
        think_less(monkeypatch)
    yield
    forget()


def clear_away() -> None:
    """Collect garbage among new objects or, from time to time, among all."""
    now = time.process_time()
    if now - _last["all"] > _ALL_S:
        gc.unfreeze()
        _last["all"] = _last["new"] = now
    elif now - _last["new"] > _NEW_S:
        _last["new"] = now
    else:
        return
    gc.collect()
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    """Open the shared folder, and count the seconds of each test file against its budget."""
    if not hasattr(config, "workerinput"):
        open_folder()
    config.pluginmanager.register(Budget(config))


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the shared folder, in the process that opened it."""
    if not hasattr(config, "workerinput"):
        remove_folder()
