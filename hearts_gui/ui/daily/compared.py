"""The words for a day and its result; a friend's result beside the player's.

It has the text to copy, where two games first differed, and the average of the reference players.
"""

from collections.abc import Sequence
from datetime import date

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.play.events import CardPlayed, DealStarted, Event, GameEnded, TrickTaken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import told_place
from hearts_gui.session.daily.book import DayDone, FieldTook
from hearts_gui.session.daily.challenge import Challenge
from hearts_gui.session.daily.club import Club
from hearts_gui.session.daily.codes import first_difference
from hearts_gui.session.daily.replay import ME, ReplayedGame
from hearts_gui.session.daily.week import Daily
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text, score_size, score_text, short_text
from hearts_gui.wording.variants import rules_title

_MARKS = {
    None: "□", Mark.GOOD: "■", Mark.CLOSE: "■", Mark.SLIP: "▲", Mark.MISTAKE: "▲",
    Mark.BLUNDER: "◆", Mark.GREAT: "★",
}  # fmt: skip


def dotted(*parts: str) -> str:
    """Parts of a line with dots between them."""
    return " · ".join(parts)


def title_of(daily: Daily) -> str:
    """The task of a day."""
    rules = rules_title(preset(daily.key))
    return say("daily-kind", kind=daily.kind.value, rules=rules, n=daily.deals)


def date_text(day: date) -> str:
    return say("games-on-day-of-year", day=day.day, month=day.month, year=day.year)


def number_of(result: DayDone) -> str:
    """The number of a day's result: points, or puzzles solved."""
    if result.solved:
        return str(sum(result.solved))
    return score_text(sum(result.points))


def unit_text(result: DayDone) -> str:
    if result.solved:
        return say("daily-unit-solved", of=len(result.solved))
    return say("daily-unit-points", n=sum(result.points))


def result_text(points: Sequence[float], solved: Sequence[bool]) -> str:
    """The result of a day, in a few words."""
    if solved:
        return say("daily-solved", n=sum(solved), of=len(solved))
    total = sum(points)
    return say("daily-points", n=total, points=score_text(total))


def field_mean_text(field: FieldTook) -> str:
    """The points of the field."""
    return say("daily-field", mean=decimal_text(field.mean))


def beaten_text(field: FieldTook) -> str:
    """The number of others that the person beat, as a sentence of its own."""
    assert field.beaten is not None
    return say("daily-beaten", beaten=short_text(field.beaten))


def field_text(field: FieldTook) -> str:
    """The sentence that compares the result with that of others."""
    if field.beaten is None:
        return field_mean_text(field)
    mean = decimal_text(field.mean)
    return say("daily-field-beaten", mean=mean, beaten=short_text(field.beaten))


def done_text(result: DayDone) -> str:
    """The result of a day in a few words, and when it was played if not on the day."""
    text = result_text(result.points, result.solved)
    return text if result.in_time else dotted(text, when_text(result))


def when_text(result: DayDone) -> str:
    """A text that says whether a day was played early, late, or on the day."""
    when = "early" if result.on < result.day else "late" if result.on > result.day else "in-time"
    return say("daily-when", when=when)


def shared_text(
    daily: Daily, done: DayDone, field: FieldTook | None, marks: Sequence[Mark | None], streak: int
) -> str:
    """The text to copy, which gives away no card and no answer."""
    rules = rules_title(preset(daily.key)) if daily.deals else title_of(daily)
    head = say("daily-share", date=date_text(daily.day), rules=rules)
    result = done_text(done)
    if field is not None:
        result = dotted(result, field_text(field))
    if done.solved:
        marks = [Mark.GOOD if solved else Mark.BLUNDER for solved in done.solved]
    foot = [say("daily-streak", n=streak)] if streak else []
    shown = "".join(_MARKS[mark] for mark in marks)
    lines = [head, result, shown, dotted(*foot, done.code)]
    return "\n".join(line for line in lines if line)


def compared_games(
    challenge: Challenge, replayed: ReplayedGame | None, *, checked: bool
) -> list[str]:
    """A friend's game, and what the person made of the same deals.

    The claim of a code is shown once it is `checked` that the opponents decide so.
    """
    rules = rules_title(challenge.rules)
    names = [who.name for who in challenge.seats[1:]]
    deals = len(challenge.again.points)
    lines = [say("challenge-what", rules=rules, n=deals, names=names)]
    if checked:
        lines.append(_stands("challenge-theirs", challenge.rules, challenge.again))
    if replayed is None:
        return [*lines, say("challenge-first")]
    lines.append(_stands("challenge-mine", challenge.rules, replayed))
    if not checked:
        return lines
    index = first_difference(replayed.events, challenge.again.events)
    if index is None:
        return [*lines, say("daily-parted", same=True, trick=0)]
    deal, trick = place_of(replayed.events, index)
    return [*lines, say("challenge-parted", deal=deal, trick=trick)]


def _stands(key: str, rules: Rules, again: ReplayedGame) -> str:
    """Total and place at the end of a game."""
    result = next(event.result for event in again.events if isinstance(event, GameEnded))
    total = result.totals[ME]
    size = total if isinstance(total, int) else score_size(total)
    points = say("daily-points", n=size, points=score_text(total))
    return say(key, points=points, place=told_place(rules, result, ME))


def place_of(events: Sequence[Event], index: int) -> tuple[int, int]:
    """The deal and the trick in which an event is; trick 0 is before the first card."""
    deal, trick = 0, 0
    for number, event in enumerate(events[: index + 1]):
        match event:
            case DealStarted():
                deal, trick = deal + 1, 0
            case CardPlayed() if not trick:
                trick = 1
            case TrickTaken() if number < index:
                trick += 1
            case _:
                pass
    return deal, trick


def club_table(club: Club) -> list[str]:
    """The members of a club, one per line."""
    lines = [say("club-title", n=len(club.table))]
    for index, standing in enumerate(club.table, start=1):
        mean = standing.better
        if mean is None:
            lines.append(say("club-few", name=standing.name, n=standing.days))
            continue
        lines.append(
            say("club-line", place=index, name=standing.name, n=standing.days,
                by=decimal_text(abs(mean.value)),
                good=mean.value > 0, sure=not mean.low <= 0 <= mean.high)
        )  # fmt: skip
    if club.unreadable:
        lines.append(say("club-unreadable", n=club.unreadable))
    return lines
