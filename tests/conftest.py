"""What all tests have in common: rubbish is cleared away while they run."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def usual_collections() -> Iterator[None]:
    """Every test leaves the search for rubbish as it found it.

    Windows and their pictures lie in circles that only this search frees. While it was put off by
    programs that some tests made and never closed, all tests in one process grew to 19 GB.
    """
    usual = gc.get_threshold()
    yield
    assert gc.isenabled()
    assert gc.get_threshold() == usual
