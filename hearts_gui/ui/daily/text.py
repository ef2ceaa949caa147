"""The words for a day and its result; also the text that is copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.daily.book import DayDone
from hearts_gui.session.daily.codes import Result
from hearts_gui.session.daily.week import Daily
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text, score_text
from hearts_gui.wording.variants import rules_title

_MARKS = {
    None: "□", Mark.GOOD: "■", Mark.CLOSE: "■", Mark.SLIP: "▲", Mark.MISTAKE: "▲",
    Mark.BLUNDER: "◆", Mark.GREAT: "★",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class FieldOf:
    """The points of six others with the same cards: the mean, and how many the person beat."""

    mean: float
    beaten: float | None
    """None where several deals were played."""


def dotted(*parts: str) -> str:
    """Parts of a line with dots between them."""
    return " · ".join(parts)


def title_of(daily: Daily) -> str:
    """The task of a day."""
    rules = rules_title(preset(daily.key))
    return say("daily-kind", kind=daily.kind.value, rules=rules, n=daily.deals)


def date_text(day: date) -> str:
    """The date in words."""
    return say("games-on-day-of-year", day=day.day, month=day.month, year=day.year)


def weekday_text(day: date) -> str:
    """The day of the week and the date."""
    return say("daily-weekday-date", n=day.weekday(), day=day.day, month=day.month)


def number_of(result: DayDone) -> str:
    """The number that a day came to."""
    if result.solved:
        return str(sum(result.solved))
    return score_text(_whole(sum(result.points)))


def unit_text(result: DayDone) -> str:
    """The unit of that number."""
    if result.solved:
        return say("daily-unit-solved", of=len(result.solved))
    return say("daily-unit-points", n=sum(result.points))


def result_text(points: Sequence[float], solved: Sequence[bool]) -> str:
    """The result of a day, in a few words."""
    if solved:
        return say("daily-solved", n=sum(solved), of=len(solved))
    total = sum(points)
    return say("daily-points", n=total, points=score_text(_whole(total)))


def of_result(result: Result) -> str:
    """The result that a code claims."""
    return result_text([float(total.real) for total in result.points], result.solved)


def field_mean_text(field: FieldOf) -> str:
    """The points of the field."""
    return say("daily-field", mean=decimal_text(field.mean))


def beaten_text(field: FieldOf) -> str:
    """The number of others that the person beat, as a sentence of its own."""
    assert field.beaten is not None
    return say("daily-beaten", beaten=decimal_text(field.beaten, _digits(field)))


def field_text(field: FieldOf) -> str:
    """The sentence that compares the result with that of others."""
    if field.beaten is None:
        return field_mean_text(field)
    mean = decimal_text(field.mean)
    return say("daily-field-beaten", mean=mean, beaten=decimal_text(field.beaten, _digits(field)))


def _digits(field: FieldOf) -> int:
    assert field.beaten is not None
    return 0 if field.beaten == int(field.beaten) else 1


def _whole(number: float) -> float | int:
    return int(number) if number == int(number) else number


def when_text(result: DayDone) -> str:
    """Early, late, or on the day."""
    when = "early" if result.on < result.day else "late" if result.on > result.day else "in-time"
    return say("daily-when", when=when)


def marks_text(marks: Sequence[Mark | None]) -> str:
    """A mark for every decision, as text."""
    return "".join(_MARKS[mark] for mark in marks)


def shared_text(
    daily: Daily, done: DayDone, field: FieldOf | None, marks: Sequence[Mark | None], streak: int
) -> str:
    """The text that is copied: no card and no answer is told."""
    rules = rules_title(preset(daily.key)) if daily.deals else title_of(daily)
    head = say("daily-share", date=date_text(daily.day), rules=rules)
    result = result_text(done.points, done.solved)
    if not done.in_time:
        result = dotted(result, when_text(done))
    if field is not None:
        result = dotted(result, field_text(field))
    if done.solved:
        marks = [Mark.GOOD if solved else Mark.BLUNDER for solved in done.solved]
    foot = [say("daily-streak", n=streak)] if streak else []
    lines = [head, result, marks_text(marks), dotted(*foot, done.code)]
    return "\n".join(line for line in lines if line)
