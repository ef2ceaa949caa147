"""The lessons as the games of the person at this screen bring them up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hearts_gui.config import paths
from hearts_gui.engine.message import message
from hearts_gui.engine.play.events import Event, TrickTaken
from hearts_gui.session.lessons.book import FILE, LessonBook
from hearts_gui.session.lessons.lesson import LessonError, shipped_lessons
from hearts_gui.session.setup.plans import FIRST_GAME, seat_players
from hearts_gui.session.setup.players import Human
from hearts_gui.ui.flow.finished import notice
from hearts_gui.ui.lessons.scene import LessonScene
from hearts_gui.wording.language.messages import say

_ME: Final = 0
_CARDS: Final = 13

if TYPE_CHECKING:
    from hearts_gui.session.game.session import Session
    from hearts_gui.session.library import Library
    from hearts_gui.ui.shell.context import Context, Scene
    from hearts_gui.ui.shell.ports import Way


def lesson_scene(
    ctx: Context, first_game: Callable[[Context], Scene], drill: Callable[[str], Way | None]
) -> Scene:
    """The lessons, or why they cannot be read; `first_game` comes after the last of them, and a
    `drill` is offered after each."""

    def first_deal() -> None:
        ctx.scenes.push(first_game(ctx))

    try:
        lessons = shipped_lessons()
    except LessonError:
        return notice(ctx, say("learn-lessons"), say("lesson-none"))
    return LessonScene(ctx, lessons, LessonBook(paths.user_data_dir() / FILE), first_deal, drill)


def sit_down_to_learn(ctx: Context, library: Library) -> Session:
    """The game after the lessons, against beginners; it says that it is practice."""
    human = Human(ctx.settings.name, ctx.settings.portrait)
    session = library.start(FIRST_GAME.rules, seat_players(FIRST_GAME, human, "first"))
    session.notices.append(message("lesson-deal-practice", mode=ctx.settings.play_mode))

    tricks = 0

    def heard(event: Event) -> None:
        nonlocal tricks
        tricks += isinstance(event, TrickTaken)
        if isinstance(event, TrickTaken) and tricks == _CARDS - 1:
            session.notices.append(message("lesson-deal-last"))

    session.subscribe(_ME, heard)
    return session


def lessons_left() -> int:
    """How many lessons are left to someone who has begun; 0 when none is done, or all are."""
    book = LessonBook(paths.user_data_dir() / FILE)
    if not book.stars:
        return 0
    try:
        lessons = shipped_lessons()
    except LessonError:
        return 0
    return len(lessons) - book.done(lessons)
