"""What a lesson says: the goal of a part, what matters now, and how it came out."""

from collections.abc import Sequence

from hearts_gui.ui.lessons.run import LessonRun, Stand
from hearts_gui.wording.language.messages import exists, say


def goal_words(run: LessonRun) -> str:
    """The goal of the part, or else that of the whole lesson."""
    own = f"{run.lesson.words(run.part)}-goal"
    return say(own if exists(own) else run.lesson.goal)


def lesson_words(run: LessonRun, names: Sequence[str]) -> str:
    """One line: what matters in this trick, or how it ended."""
    key = run.lesson.words(run.part)
    match run.stand:
        case Stand.DONE:
            right = words_of((f"{key}-yes", "lesson-yes"), names)
            lost = _stars_lost(run)
            return say("lesson-told", told=right, lost=lost) if lost else right
        case Stand.LOST:
            return words_of((f"{key}-no", "lesson-no"), names)
    if run.doomed:
        return say("lesson-see")
    later = {0: (), 1: (f"{key}-then",)}.get(run.tricks_over, (f"{key}-last", f"{key}-then"))
    return words_of((*later, key), names)


def words_of(keys: Sequence[str], names: Sequence[str]) -> str:
    """The first of these messages that there is, with the names of the seats."""
    return say(_first(*keys), left=names[1], across=names[2], right=names[-1])


def _first(*keys: str) -> str:
    """The first of these messages that there is; the last one always is."""
    return next((key for key in keys[:-1] if exists(key)), keys[-1])


def _stars_lost(run: LessonRun) -> str:
    """At the end of a lesson: what its missing stars went for; empty where none is."""
    if not run.last or not (run.again or run.helped):
        return ""
    why = "both" if run.again and run.helped else "again" if run.again else "arrow"
    return say("lesson-stars-lost", why=why)
