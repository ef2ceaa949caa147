"""Things drawn or worked out alike for many windows, made once in a process or in a run.

A program opens one window; the tests open thousands. Pictures of documents, soft shadows, bands of
felt and the deals beside a puzzle's answer depend on nothing but what they are asked for.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pygame
from pygame import Surface

from hearts_gui.ai.coach import example_deals
from hearts_gui.ai.worlds import belief
from hearts_gui.devtools import moments
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.session import Session
from hearts_gui.session.past.library import StandIns
from hearts_gui.ui.draw import card_shapes, felt, shapes
from tests.kits.shared import shared

_load = pygame.image.load_sized_svg
_soften = shapes.soften
_Weaver = felt._Weaver
_laid_out = example_deals.draw_example_deals
_play_until = moments.play_until
PICTURES, SHADOWS, BANDS, DEALS = 1024, 1024, 1500, 200
"""The number that is kept: some tens of megabytes each, a few kilobytes of deals."""


@lru_cache(maxsize=PICTURES)
def _drawn(document: bytes, size: tuple[int, int]) -> Surface:
    """A picture, drawn once in a run of the tests."""
    asked = b"%d x %d %b" % (*size, document)

    def draw() -> bytes:
        picture = _load(io.BytesIO(document), size)
        shape = b"%d %d\n" % picture.get_size()
        return shape + pygame.image.tobytes(picture, "RGBA")

    shape, _, pixels = shared(asked, draw).partition(b"\n")
    width, height = map(int, shape.split())
    return pygame.image.frombytes(pixels, (width, height), "RGBA")


def load_sized_svg(file: Any, size: tuple[int, int]) -> Surface:
    """The picture of a document."""
    if not isinstance(file, io.BytesIO):
        return _load(file, size)
    return _drawn(file.getvalue(), tuple(size)).copy()


@lru_cache(maxsize=SHADOWS)
def _soft(pixels: bytes, size: tuple[int, int], *rest: Any) -> Surface:
    return _soften(pygame.image.frombuffer(pixels, size, "RGBA").convert_alpha(), *rest)


def soften(surface: Surface, *rest: Any) -> Surface:
    """A shape softened."""
    return _soft(pygame.image.tobytes(surface, "RGBA"), surface.get_size(), *rest).copy()


class Weaver(_Weaver):
    """A weaver that keeps its bands; one for each surface."""

    @lru_cache(maxsize=BANDS)  # noqa: B019 - few weavers, and they stay
    def band(self, top: int, bottom: int) -> Any:
        """Rows of a surface."""
        return super().band(top, bottom)


@lru_cache(maxsize=32)
def weaver(spec: Any, *, dither: bool) -> Weaver:
    """The weaver of a surface."""
    return Weaver(spec, dither=dither)


@lru_cache(maxsize=DEALS)
def _deals(
    seed: str, detail: Any, view: Callable[[], Any], _effort: Any
) -> example_deals.ExampleDeals:
    return _laid_out(view(), detail, seed)


class _View:
    """A view that is not told from another: seed and standing say which it is."""

    def __init__(self, view: Any) -> None:
        self.view = view

    def __call__(self) -> Any:
        return self.view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _View)

    def __hash__(self) -> int:
        return 0


def draw_example_deals(view: Any, detail: Any, seed: str) -> example_deals.ExampleDeals:
    """The deals beside a puzzle's answer."""
    return _deals(seed, detail, _View(view), belief.LEARNED)


_answers: dict[tuple[Any, ...], list[Action]] = {}
"""By rules, seed, seats and their kind what rule players answer from the start of a game."""


class Remembered:
    """Rule players whose answers are kept, in the order of a game."""

    def __init__(self, known: list[Action], decide: StandIns) -> None:
        self._known, self._given, self._decide = known, 0, decide

    def __call__(self, view: PlayerView) -> Action:
        """The next answer, thought out where it is not known."""
        if self._given == len(self._known):
            self._known.append(self._decide(view))
        self._given += 1
        return self._known[self._given - 1]


def play_until(
    session: Session, stop: Callable[[Session], bool], decide: StandIns | None = None
) -> bool:
    """As the program's own; samples stop the same games at many moments."""
    if session.version:
        return _play_until(session, stop)
    decide = decide or StandIns()
    key = (session.rules, session._game.seed, session.seats, type(decide))
    return _play_until(session, stop, Remembered(_answers.setdefault(key, []), decide))


def make_once() -> None:
    """Use these in place of the program's own from now on."""
    vars(pygame.image).update(load_sized_svg=load_sized_svg)
    vars(shapes).update(soften=soften)
    vars(card_shapes).update(soften=soften)
    vars(felt).update(_Weaver=weaver)
    vars(example_deals).update(draw_example_deals=draw_example_deals)
    vars(moments).update(play_until=play_until)
