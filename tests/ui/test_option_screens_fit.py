"""The screens of rules, new games, saved games and settings fit every window and text size."""

from collections.abc import Callable

import pytest

from hearts_gui.devtools.screenshot import scenes
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.context import Context
from tests.kits.fitting import check_places, drawn_texts

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (820, 1460), (3840, 2160))
SCALES = (75, 100, 150, 200)
NAMES = (
    "rules", "new-game", "saved-games", "rules-page", "rule-sets", "card-values", "pass-cycle",
    "other-keys", "portraits", "about", "licence", "statistics",
    "settings-table", "settings-cards", "settings-sound", "settings-access",
)  # fmt: skip
MakeContext = Callable[..., Context]


def check(ctx: Context, name: str) -> None:
    scene = scenes()[name](ctx)
    assert isinstance(scene, FormScene)
    ctx.scenes.push(scene)
    check_places(scene)
    texts = drawn_texts(scene)
    assert texts
    for text, ink, box, cut in texts:
        assert not cut, f"{text!r} is cut in {box}"
        assert ink.w <= box.w, f"{text!r} {ink} leaves {box}"
        assert ink.h <= box.h + 1, f"{text!r} {ink} leaves {box}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((820, 1460), 200)])
def test_a_screen_fits(make_ctx: MakeContext, name: str, size: tuple[int, int], scale: int) -> None:
    check(make_ctx(size, ui_scale=scale), name)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_every_screen_fits_every_window_and_scale(
    make_ctx: MakeContext, name: str, size: tuple[int, int], scale: int
) -> None:
    check(make_ctx(size, ui_scale=scale), name)
