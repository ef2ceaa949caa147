"""The pictures of the help screen show what the rules in force say, and fit their strips."""

from collections.abc import Callable

import numpy as np
import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.choices import HeartsLead
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points
from hearts_gui.ui.screens.rules.example_strip import HEIGHT, ExampleStrip
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.describe import Section
from hearts_gui.wording.how_to_play import RuleExample, Sign, chapters, examples
from hearts_gui.wording.say_values import pack_faces
from hearts_gui.wording.score_texts import score_text
from tests.kits.rule_tables import BY_TABLE

MakeContext = Callable[..., Context]
GROUND, SHADOW = (255, 0, 255), 110


def shown(rules: Rules) -> list[tuple[Section, RuleExample]]:
    return [(section, example) for section in Section for example in examples(section, rules)]


def signs(rules: Rules) -> set[Sign]:
    return {one.sign for _, one in shown(rules)}


@pytest.mark.parametrize(("key", "players"), BY_TABLE)
def test_examples_hold_cards_of_the_pack_and_say_what_they_count(key: str, players: int) -> None:
    rules = preset(key, players)
    pack, points = pack_faces(rules), face_points(rules)
    for section, one in shown(rules):
        cards = (*one.table, *one.hand)
        assert cards
        assert {Card(card) for card in cards} <= pack
        assert one.lit <= set(cards)
        assert not one.winner or one.winner in one.table
        assert len(one.table) <= players or section is Section.VALUES
        if section is Section.VALUES:
            assert one.points == tuple(score_text(points[Card(card)]) for card in one.table)


def test_the_usual_game_has_a_picture_of_each_thing_to_learn() -> None:
    rules = Rules()
    assert signs(rules) == {Sign.NONE, Sign.PASS, Sign.BROKEN, Sign.MOON}
    (passing,) = examples(Section.PASSING, rules)
    assert len(passing.lit) == 3
    (values,) = examples(Section.VALUES, rules)
    assert (values.table[0], values.points[0]) == ("QS", "13")
    (moon,) = examples(Section.MOON, rules)
    assert len(moon.hand) == 14


def test_what_the_rules_do_not_have_is_not_pictured() -> None:
    assert not examples(Section.PASSING, preset("arnold"))
    assert not examples(Section.MOON, preset("arnold"))
    free = Rules().but(hearts_lead=HeartsLead.ALWAYS)
    assert Sign.BROKEN not in signs(free)


def test_the_help_has_its_pictures_at_the_parts_they_belong_to() -> None:
    pictured = {section.title: len(section.examples) for section in chapters(Rules())}
    assert pictured["Following and leading"] == 2
    assert pictured["Players and cards"] == 0


@pytest.mark.parametrize(("width", "scale"), [(300, 100), (560, 100), (560, 200), (1200, 75)])
def test_cards_fit_their_strip(make_ctx: MakeContext, width: int, scale: int) -> None:
    ctx = make_ctx((1280, 720), ui_scale=scale)
    surface = Surface((1280, 720))
    for _, one in shown(Rules()):
        box = Rect(40, 200, width, ctx.metrics.px(HEIGHT))
        strip = ExampleStrip(ctx, one)
        strip.move_to(box)
        surface.fill(GROUND)
        for piece in strip._pieces():
            piece(surface)
        pixels = pygame.surfarray.array3d(surface).astype(int)
        off = np.abs(pixels - GROUND).max(axis=2)
        off[box.x : box.right, box.y : box.bottom] = 0
        # Only shadows may pass the edge, and the strip cuts those off.
        assert off.max() <= SHADOW, one.says
