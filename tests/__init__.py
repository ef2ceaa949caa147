"""Tests and trials.

NumPy runs without threads, because on a busy machine threads wait for one another.
"""

import os

# As the program does it, before NumPy is loaded. With them a trial took seven times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
