"""What all tests have in common: no threads of NumPy, rubbish cleared away, time counted."""

import gc
import os
import time
from collections.abc import Iterator

import pytest

from hearts_gui.config import paths
from tests.kits.budget import Budget

# As the program does it, before NumPy is loaded: on a busy machine threads wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

_OFTEN_S = 1.0
_last = [0.0]


def pytest_collection_finish() -> None:
    """Set aside what thousands of collected tests consist of, so that searches are short."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def usual_collections() -> Iterator[None]:
    """Every test leaves the search for rubbish as it found it; all is searched about once a second.

    The next one begins as the first person.

    Windows and their pictures, some megabytes each, lie in circles that only this search frees, and
    Python goes by the number of objects. Put off by programs that some tests made and never
    closed, it let all tests in one process grow to 19 GB.
    """
    usual = gc.get_threshold()
    yield
    paths.choose_person("")
    assert gc.isenabled()
    assert gc.get_threshold() == usual
    now = time.monotonic()
    if now - _last[0] > _OFTEN_S:
        gc.collect()
        if not gc.get_freeze_count():  # a program that ran has let go what was set aside
            gc.freeze()
        _last[0] = now


def pytest_configure(config: pytest.Config) -> None:
    """Count the processor seconds of each test file against its budget."""
    config.pluginmanager.register(Budget(config))
