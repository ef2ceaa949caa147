"""The coach's grade of a decision, and its advice: values to store, send and show."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from hearts_gui.ai.coach.labels import WRONG, Apart, Mark
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.config.reading import number, text, whole
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.log.codec import action_from_plain, action_to_plain
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action, PlayCard

COACH = "coach 9"
"""The version of the coach: raised whenever an answer may get another grade."""

SETTLED = (
    "coach-under", "coach-over", "coach-all-beat", "coach-none-beats", "coach-last-takes",
    "coach-last-free", "coach-stays-on",
)  # fmt: skip
"""Sentences that say who takes the trick."""
COUNTED = (
    "coach-own-moon", "coach-others-moon", "coach-takes", "coach-trick", "coach-kept", "coach-suit",
)  # fmt: skip
"""The prefixes of the keys of sentences that report on sample deals."""

_DIGITS = 4
_MOST_SEATS, _MOST, _MOST_POINTS = 16, 1_000_000_000, 100_000.0


@dataclass(frozen=True, slots=True)
class TriedAnswer:
    """One answer that the search tried, with its net points and their standard error."""

    action: Action
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Grade:
    """A decision with what it cost. Without a label there was no real choice.

    `line`, `deal`, `place` and `trick` are those of the `Decision`. `loss` is in net points, the
    seat's own less the average of the others, over `worlds` sample deals.
    """

    line: str
    seat: int
    deal: int
    place: int
    trick: int
    ask: str
    played: Action
    best: Action
    loss: float = 0.0
    error: float = 0.0
    """The standard error of the loss, or of the lead of a great answer."""
    worlds: int = 0
    ahead: float = 0.0
    """The loss of the next best answer against a great one."""
    unit: float = 0.0
    """The spread of a seat's net points in these rules, of which the limits are shares."""
    label: Mark | None = None
    reason: Message | None = None
    answers: tuple[TriedAnswer, ...] = ()
    situation: Situation | None = None
    """The kind of decision."""

    @property
    def real(self) -> bool:
        """Whether there was a real choice that could be judged."""
        return self.label is not None

    @property
    def wrong(self) -> bool:
        """Whether it was a slip, a mistake or a blunder."""
        return self.label in WRONG

    @property
    def card_means(self) -> dict[Card, float]:
        """The mean of each card that was tried."""
        return {
            tried.action.card: tried.mean
            for tried in self.answers
            if isinstance(tried.action, PlayCard)
        }


@dataclass(frozen=True, slots=True)
class Advice:
    """The best answer to a question before it is given, and why."""

    best: Action
    other: Action | None = None
    """The answer with which the best one was compared: what a person of this strength might
    choose.
    """
    reason: Message | None = None
    ahead: float = 0.0
    """The net points by which the best answer is better than the other."""
    apart: Apart = Apart.CLEAR
    """The relation of the two."""
    alike: Action | None = None
    """An answer that is as good as the best one."""


def advice_from_plain(data: Mapping[str, Any]) -> Advice:
    """The advice in this JSON data. Raises ValueError, KeyError or TypeError otherwise."""
    other, reason, alike = data["other"], data["reason"], data["alike"]
    return Advice(
        action_from_plain(data["best"]),
        None if other is None else action_from_plain(other),
        None if reason is None else message_from_plain(reason),
        float(data["ahead"]),
        Apart(data["apart"]),
        None if alike is None else action_from_plain(alike),
    )


def to_plain(found: Grade | Advice) -> dict[str, Any]:
    """A grade or advice as JSON data."""
    return {entry.name: _plain(getattr(found, entry.name)) for entry in fields(found)}


def _plain(value: Any) -> Any:
    match value:
        case float():
            return round(value, _DIGITS)
        case Message():
            return message_to_plain(value)
        case TriedAnswer(action, mean, error):
            return [_plain(part) for part in (action, mean, error)]
        case tuple():
            return [_plain(part) for part in value]
        case StrEnum():
            return value.value
        case None | str() | int():
            return value
        case _:
            return action_to_plain(value)


def grade_from_plain(data: Mapping[str, Any]) -> Grade:
    """The grade in this JSON data. Raises ValueError, KeyError or TypeError otherwise."""
    reason, label, situation = data["reason"], data["label"], data.get("situation")
    return Grade(
        line=text(data["line"]),
        seat=whole(data["seat"], 0, _MOST_SEATS),
        deal=whole(data["deal"], 1, _MOST),
        place=whole(data["place"], 0, _MOST),
        trick=whole(data["trick"], 0, _MOST),
        ask=text(data["ask"]),
        played=action_from_plain(data["played"]),
        best=action_from_plain(data["best"]),
        loss=_points(data["loss"]),
        error=_points(data["error"]),
        worlds=whole(data["worlds"], 0, _MOST),
        ahead=_points(data["ahead"]),
        unit=_points(data["unit"]),
        label=None if label is None else Mark(label),
        reason=None if reason is None else message_from_plain(reason),
        answers=tuple(
            TriedAnswer(action_from_plain(action), _points(mean), _points(error))
            for action, mean, error in data["answers"]
        ),
        situation=None if situation is None else Situation(situation),
    )


def _points(plain: Any) -> float:
    return number(plain, -_MOST_POINTS, _MOST_POINTS)


def message_to_plain(reason: Message) -> list[Any]:
    """A reason as JSON data."""
    return [reason.key, {name: _value_to_plain(value) for name, value in reason.arguments}]


def main_part(reason: Message) -> Message:
    """The sentence that reports on sample deals, or else the first one."""
    parts = [part for part in reason.named.values() if isinstance(part, Message)] or [reason]
    return next((part for part in parts if part.key.startswith(COUNTED)), parts[0])


def _value_to_plain(value: Any) -> Any:
    match value:
        case Card():
            return {"card": value.text}
        case Suit():
            return {"suit": value.letter}
        case Message():
            return {"message": message_to_plain(value)}
        case tuple():
            return {"cards": [card.text for card in value]}
        case _:
            return value


def message_from_plain(data: Any) -> Message:
    """The reason in this JSON data. Raises ValueError, KeyError or TypeError otherwise."""
    key, arguments = data
    values = ((str(name), _value_from_plain(value)) for name, value in arguments.items())
    return Message(str(key), tuple(values))


def _value_from_plain(value: Any) -> Any:
    if isinstance(value, dict):
        ((kind, plain),) = value.items()
        return _MADE_OF[kind](plain)
    if not isinstance(value, int | str):
        raise TypeError("an argument of a reason is a number, a word or a card")
    return value


_MADE_OF: Mapping[str, Callable[[Any], Any]] = {
    "card": Card,
    "suit": lambda letter: Suit("CDSH".index(letter)),
    "message": message_from_plain,
    "cards": lambda texts: tuple(map(Card, texts)),
}


def moments(grades: Iterable[Grade], most: int = 3) -> tuple[Grade, ...]:
    """The moments that mattered, the largest loss first; last a great answer if there is one."""
    graded = tuple(grades)
    wrong = sorted((grade for grade in graded if grade.wrong), key=lambda grade: -grade.loss)
    great = [grade for grade in graded if grade.label is Mark.GREAT]
    praised = sorted(great, key=lambda grade: -grade.ahead)[:1]
    return (*wrong[: most - len(praised)], *praised)
