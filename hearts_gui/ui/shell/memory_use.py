"""How much memory the program and its prepared pictures take."""

from dataclasses import dataclass

from hearts_gui.ui.draw.felt import KEPT
from hearts_gui.ui.draw.memory import program_bytes
from hearts_gui.ui.draw.pictures import SPARE
from hearts_gui.ui.shell.context import Context


@dataclass(frozen=True, slots=True)
class MemoryUse:
    """Bytes: of the whole program, where the system tells; prepared now, and at most."""

    program: int | None
    prepared: int
    most: int


def memory_use(ctx: Context) -> MemoryUse:
    """What is in use now: every cache, cloths, and pictures of the window that wait for use."""
    caches = (*ctx.painter.caches, *ctx.cardart.caches, *ctx.icons.caches)
    width, height = ctx.metrics.size
    windows = ctx.felt.held + ctx.scenes.pictures.held
    return MemoryUse(
        program_bytes(),
        sum(cache.held for cache in caches) + windows,
        sum(cache.limit for cache in caches) + (KEPT + SPARE) * 4 * width * height,
    )
