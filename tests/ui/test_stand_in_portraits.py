"""A player who has no portrait here gets a stand-in; no name from a file becomes a path."""

from __future__ import annotations

import pytest

from hearts_gui.ui.draw.fonts import Fonts
from hearts_gui.ui.draw.icons import STAND_IN, Icons
from hearts_gui.ui.draw.painter import Painter
from hearts_gui.ui.shell.context import Context


@pytest.mark.parametrize("name", ["nosuch", "../icons/heart", "", "\x00", "a" * 5000])
def test_an_unknown_name_has_the_stand_ins_face(ctx: Context, name: str) -> None:
    icons = Icons(Painter(Fonts()))
    wanted = icons.portrait(STAND_IN, 40).get_buffer().raw
    assert icons.portrait(name, 40).get_buffer().raw == wanted
