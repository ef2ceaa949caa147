"""What all tests have in common: rubbish is cleared away while they run."""

import gc


def pytest_collection_finish() -> None:
    """Set aside what the thousands of collected tests consist of.

    Contexts of the window and their pictures lie in circles that only a whole collection of rubbish
    frees, and Python puts that off until a quarter more objects than there were have come. With
    all tests loaded that is rare, and one process with all of them had grown to 16 GB.
    """
    gc.collect()
    gc.freeze()
    gc.collect()
