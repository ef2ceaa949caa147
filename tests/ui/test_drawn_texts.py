"""Texts as they are drawn: real glyphs, numbers in columns, whole letters in their places."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui.devtools import shots
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.fonts import FAMILIES, Face, Fonts, Type
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.practice.lesson_scene import NOTE, LessonScene
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.badges import BadgeNode
from hearts_gui.ui.table.nodes.plates import PlateInfo, PlateNode
from hearts_gui.wording.language.messages import speak
from tests.kits.checks import drawn_outside
from tests.kits.texts import unwritable, wrong_signs
from tests.ui.conftest import MakeContext
from tests.ui.kit import blank

FILES = sorted({name for faces in FAMILIES.values() for name in faces.values()})
NUMBERS = (Face.SEMIBOLD, Face.BOLD, Face.NUMERAL)
STANDARD = Rules()
MAGENTA = (255, 0, 255)


def test_a_missing_glyph_is_noticed() -> None:
    assert unwritable("Hearts 𓀀", "inter") == {"𓀀"}
    assert unwritable("−26 … é Ω я 5 × 3", "inter") == set()


@pytest.mark.parametrize("family", sorted(FAMILIES))
@pytest.mark.parametrize("face", NUMBERS)
def test_numbers_stand_in_columns(family: str, face: Face) -> None:
    fonts = Fonts(family)
    for px in (12, 17, 28, 38, 90):
        kind = Type(face, px)
        assert len({fonts.width(kind, digit * 3) for digit in "0123456789"}) == 1
        if family == "inter" and face is Face.NUMERAL:
            assert fonts.width(kind, "+26") == fonts.width(kind, "−26")


@pytest.mark.parametrize("family", sorted(FAMILIES))
@pytest.mark.parametrize("face", list(Face))
def test_no_descender_or_accent_is_cut_by_its_own_picture(family: str, face: Face) -> None:
    fonts = Fonts(family)
    for px in (12, 17, 26, 44):
        text = "Ågjpqy(Ç"
        small, large = (
            fonts.render(Type(face, size), text, (255, 255, 255)).get_bounding_rect()
            for size in (px, px * 8)
        )
        assert abs(small.h - large.h / 8) <= 2


def test_signs_that_only_look_right_are_noticed() -> None:
    assert [text.split(":")[0] for text in wrong_signs(["Wait...", "-3", "(-3)", "2 x 4"])] == [
        "'Wait...'", "'-3'", "'(-3)'", "'2 x 4'",
    ]  # fmt: skip
    assert wrong_signs(["Wait…", "−3", "re-deal", "2 × 4"]) == []


def test_a_node_that_draws_too_far_is_noticed() -> None:
    scene, _ = shots.opened("menu", shots.PictureLook((800, 600)), Rules(), "seed")

    class Far(BaseNode):
        def draw(self, surface: Surface, clip: pygame.Rect) -> None:
            surface.fill((0, 0, 0), self.rect.inflate(0, 4))

    empty = blank(scene.ctx)
    empty.stage.add(Far(pygame.Rect(100, 100, 50, 20)))
    assert len(drawn_outside(empty)) == 1


def test_a_long_label_has_as_many_lines_as_its_box(make_ctx: MakeContext) -> None:
    painter = make_ctx((1280, 720)).painter
    seen: list[tuple[str, Rect, Rect, bool]] = []
    painter.probe = lambda *label: seen.append(label)
    kind, words = Type(Face.MEDIUM, 20), "I hold the queen of spades"
    high = painter.fonts.line_height(kind)
    for lines in (2, 1):
        box = Rect(0, 0, 105, lines * high)
        painter.label(Surface((200, 200)), words, kind, (255, 255, 255), box)
        assert all(box.contains(ink) for _, ink, *_ in seen)
        assert " ".join(text for text, *_ in seen) == words
        assert [cut for *_, cut in seen] == ([False, False] if lines == 2 else [True])
        seen.clear()


def test_a_plate_says_what_a_player_of_a_lesson_does_in_whole_words(make_ctx: MakeContext) -> None:
    ctx = make_ctx((800, 1280))
    seen: list[tuple[str, Rect, Rect, bool]] = []
    ctx.painter.probe = lambda *label: seen.append(label)
    box, note = Rect(40, 40, round(1.2 * 62) + NOTE, 62), "salió de corazones"
    plate = PlateNode(ctx, box, PlateInfo("Mira", "mira", "", note=note, short_note=note))
    plate.draw(Surface((300, 200), pygame.SRCALPHA), box)
    inks = [ink for _, ink, *_ in seen]
    assert " ".join(text for text, *_ in seen).strip() == f"Mira {note}"
    assert not any(cut for *_, cut in seen)
    assert all(one.bottom < two.top for one, two in pairwise(inks))
    assert inks[-1].bottom - inks[0].top < box.h - 16


def test_a_learners_plates_say_everything_clear_of_the_rank_that_was_led() -> None:
    """Failing before: words lay on the name in the window of the first start."""
    speak("fr")
    scene, _ = shots.opened("lesson", shots.PictureLook((800, 600)), Rules(), "0")
    assert isinstance(scene, LessonScene)
    table = scene._table
    assert table is not None
    assert all(seat.plate.w > 1.2 * seat.plate.h + 90 for seat in table.layout.seats[1:])
    (tag,) = (node for node in scene.stage.nodes if isinstance(node, BadgeNode) and node.visible)
    led = bounds(table.trick_poses()[0][1])
    assert not tag.rect.colliderect(Rect(led.topleft, (led.w // 3, led.h // 3)))
