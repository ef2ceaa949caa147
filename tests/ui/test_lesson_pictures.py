"""Pictures of lessons in How to play follow from the lessons' data and from the rules."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from hearts_gui.engine.cards import Card
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.ui.practice.pictured import pictured
from hearts_gui.ui.screens.help import ChapterBlock, HelpScene, HelpTab
from hearts_gui.ui.screens.rules.example_strip import ExampleStrip
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.wording.language.messages import say

LESSONS = [lesson for lesson in shipped_lessons() if lesson.basic]


def test_every_lesson_has_a_chapter_with_pictures() -> None:
    chapters = pictured(shipped_lessons())
    assert [chapter.title for chapter in chapters] == [say(lesson.title) for lesson in LESSONS]
    assert all(chapter.examples and all(chapter.sentences) for chapter in chapters)
    assert all("{" not in text for chapter in chapters for text in chapter.sentences)


def test_the_highest_card_of_the_suit_that_was_led_takes_each_trick() -> None:
    tricks = 0
    for lesson, chapter in zip(LESSONS, pictured(shipped_lessons()), strict=True):
        dealt = {card.text for hand in lesson.parts[0].hands for card in hand}
        for example in chapter.examples:
            assert set(example.table) | set(example.hand) <= dealt
            assert example.lit <= dealt
            if not example.table:
                continue
            tricks += 1
            cards = [Card(text) for text in example.table]
            led = [card for card in cards if card.suit is cards[0].suit]
            assert example.winner == max(led, key=lambda card: card.rank).text
            (mine,) = example.lit
            assert example.who[example.table.index(mine)] == "you"
    assert tricks >= 10


def test_the_tab_shows_them(make_ctx: Callable[..., Context]) -> None:
    ctx = make_ctx((1280, 720))
    scene = HelpScene(ctx)
    ctx.scenes.push(scene)
    tabs = next(widget for widget in scene.form.widgets if isinstance(widget, Segmented))
    tabs.choose(HelpTab.PICTURES)
    scene.render(Surface((1280, 720)).convert())
    titles = [widget.label for widget in scene.form.widgets if isinstance(widget, ChapterBlock)]
    assert titles == [say(lesson.title) for lesson in LESSONS]
    assert sum(isinstance(widget, ExampleStrip) for widget in scene.form.widgets) >= len(LESSONS)
