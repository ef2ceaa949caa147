"""Work that can wait: it is done in the spare time of frames, or while nothing moves."""

import gc
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from importlib import import_module

from pygame import Rect

from hearts_gui import __version__
from hearts_gui.config import notices
from hearts_gui.ui.draw.card_art import CardArt
from hearts_gui.ui.draw.felt import FeltStore

# A frame should take no longer than this, so that the next is never late; a large window has
# more to draw and gets more.
FRAME_SHARE_MS = 7.0
LARGE_SHARE_MS = 13.0
LARGE_PIXELS = 4_000_000
# A finer piece of felt, or a sharp card, is begun only with this share of the frame left.
LEAST_FOR_FELT = 0.35
LEAST_FOR_CARD = 0.7
# After this many frames without spare time a picture is made anyway: it must come some time.
PATIENCE = 45
# How many collections of young objects pass before a full one, and when a full one is done even
# while something moves.
QUIET_COLLECTIONS = 10
LATEST_COLLECTIONS = 2000


class PictureRefiner:
    """Makes felt and cards exact in the time that frames leave."""

    def __init__(self) -> None:
        self._began = time.perf_counter()
        self._passed = 0
        self.unseen = False  # whether the last frame made something that the next will show

    def begin_frame(self) -> None:
        self._began = time.perf_counter()

    def end_frame(self, felt: FeltStore, cards: CardArt, pixels: int) -> list[Rect]:
        """Refine as long as a frame of this many pixels has time.

        Returns the regions of felt that changed. One piece is made at least once in a while,
        however busy the frames are.
        """
        self.unseen = False
        if not felt.pending and not cards.unsharp:
            self._passed = 0
            return []
        share = FRAME_SHARE_MS if pixels < LARGE_PIXELS else LARGE_SHARE_MS
        left = 1 - (time.perf_counter() - self._began) * 1000 / share
        least = LEAST_FOR_FELT if felt.pending else LEAST_FOR_CARD
        if left < least and self._passed < PATIENCE:
            self._passed += 1
            return []
        self._passed, self.unseen = 0, True
        budget = share * max(0.0, left - least)
        if felt.pending:
            return felt.step(budget)
        cards.sharpen(budget)
        return []


class GarbageCollection:
    """Keeps the search for unused objects (up to 20 ms) out of frames in which something moves.

    Objects that exist at `begin` are never examined again. This affects the whole process, so only
    a running program may begin it, and must close it.
    """

    def __init__(self) -> None:
        self._usual: tuple[int, int, int] | None = None

    def begin(self) -> None:
        """From now on only quiet moments are used, until `close`."""
        if self._usual is not None:
            return
        self._usual = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(self._usual[0], self._usual[1], LATEST_COLLECTIONS)

    def quiet(self, least: int = QUIET_COLLECTIONS) -> None:
        """Collect now, while nothing moves, if it is worthwhile."""
        if self._usual is not None and gc.get_count()[2] >= least:
            gc.collect()

    def close(self) -> None:
        """Restore the default collection, if `begin` was called."""
        if self._usual is not None:
            gc.set_threshold(*self._usual)
            gc.unfreeze()
            self._usual = None


class IdleTasks:
    """Work that would slow down the first opening of a screen, done while nobody waits."""

    def __init__(self) -> None:
        self._left: deque[Callable[[], object]] = deque(
            [self._make_presets, lambda: notices.notices_once(__version__)]
        )

    def _make_presets(self) -> None:
        presets = import_module("hearts_gui.engine.rules.presets")
        describe = import_module("hearts_gui.wording.describe").describe
        self._left.append(lambda: describe(presets.preset("standard")))
        self._left.extendleft(partial(presets.preset, one.key) for one in presets.all_presets())

    def last(self, task: Callable[[], object]) -> None:
        """Do this after all others."""
        self._left.append(task)

    def do_one(self) -> bool:
        """Do the next task, which takes some milliseconds. Returns False when there are none."""
        if self._left:
            self._left.popleft()()
            return True
        return False
