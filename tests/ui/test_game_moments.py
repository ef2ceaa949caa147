"""The end of a game: what the coach finds worth remembering comes in as it becomes known."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from pygame import Rect

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Label
from hearts_gui.engine.cards import QS
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.session.game.coaching import Coach
from hearts_gui.ui.review.game_moments import GameMoment, GameMoments
from hearts_gui.ui.shell.context import Context

MakeContext = Callable[..., Context]
CARD = PlayCard(0, QS)


def graded(deal: int, label: Label | None, *, loss: float = 0.0, ahead: float = 0.0) -> Grade:
    return Grade(f"{deal}{label}", 0, deal, 3, 2, "play", CARD, CARD, loss=loss, ahead=ahead,
                 error=0.4, unit=10.2, label=label)  # fmt: skip


class SlowCoach:
    """Knows of each deal what has been put into it."""

    def __init__(self) -> None:
        self.known: dict[int, list[Grade]] = {1: [], 2: [], 3: []}
        self.wanted: list[int] = []
        self.given_up = False

    def want(self, deal: int) -> None:
        self.wanted.append(deal)

    def poll(self) -> None:
        pass

    def pending(self, _seat: int, deal: int) -> int:
        return 2 - len(self.known[deal])

    def decided(self, _seat: int, _deal: int) -> int:
        return 2

    def grades(self, _seat: int, deal: int) -> tuple[Grade, ...]:
        return tuple(self.known[deal])


def test_moments_come_in_one_by_one(make_ctx: MakeContext) -> None:
    ctx, box, coach = make_ctx((1600, 900)), Rect(0, 0, 800, 72), SlowCoach()
    looked: list[int] = []
    moments = GameMoments(cast("Coach", coach), 0, 3, looked.append)
    assert coach.wanted == [1, 2, 3]
    assert moments.working
    assert not moments.empty
    (waiting,) = moments.widgets(ctx, box)
    assert waiting.label == "Looking at choice 1 of 6"
    assert not moments.update()
    coach.known[2] = [graded(2, Label.SLIP, loss=0.8), graded(2, Label.BLUNDER, loss=4.8)]
    assert moments.update()
    worst, waiting = moments.widgets(ctx, box)
    assert isinstance(worst, GameMoment)
    assert "deal 2" in worst.value_text
    assert "about 5 points" in worst.value_text
    assert waiting.label == "Looking at choice 3 of 6"
    coach.known[1] = [graded(1, Label.GREAT, ahead=2.0), graded(1, Label.MISTAKE, loss=2.0)]
    coach.known[3] = [graded(3, Label.GREAT, ahead=3.4), graded(3, None)]
    assert moments.update()
    best, worst = moments.widgets(ctx, box)
    assert best.label == "Best moment"
    assert isinstance(best, GameMoment)
    assert "deal 3, trick 2" in best.value_text
    assert not moments.working
    best.activate()
    assert looked == [3]


def test_a_game_without_moments_shows_none(make_ctx: MakeContext) -> None:
    coach = SlowCoach()
    coach.known = {1: [graded(1, Label.GOOD), graded(1, None)]}
    moments = GameMoments(cast("Coach", coach), 0, 1, lambda _: None)
    assert moments.empty
    assert not moments.working


def test_a_coach_that_has_given_up_is_not_waited_for() -> None:
    coach = SlowCoach()
    coach.given_up = True
    moments = GameMoments(cast("Coach", coach), 0, 3, lambda _: None)
    assert moments.empty
