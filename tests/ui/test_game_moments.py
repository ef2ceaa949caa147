"""The end of a game: what the coach finds worth remembering comes in as it becomes known."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.devtools import shots
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.message import message
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.review.deal_report import WorkOn
from hearts_gui.ui.review.game_end import GameEndScene
from hearts_gui.ui.review.game_moments import GameMoment, GameMoments
from hearts_gui.ui.review.moments import pair_width
from hearts_gui.ui.review.state import label_word
from hearts_gui.ui.screens.sheet.chart import ChartWidget
from hearts_gui.ui.screens.sheet.podium import PlaceTile
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.ui.widgets.button import Button
from hearts_gui.wording.language.messages import message_text, say, speak, spoken
from tests.ui.fake_session import FakeSession
from tests.ui.kit import Pixels
from tests.ui.table_run import TableRun

MakeContext = Callable[..., Context]
CARD = PlayCard(0, QS)


def graded(deal: int, label: Mark | None, *, loss: float = 0.0, ahead: float = 0.0) -> Grade:
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

    def pending(self, _seat: int, deal: int) -> int:
        return 2 - len(self.known[deal])

    def grades(self, _seat: int, deal: int) -> tuple[Grade, ...]:
        return tuple(self.known[deal])


def moments_of(
    coach: SlowCoach, deals: int, look: Callable[[int, str], None] = lambda *_: None,
    habit: Callable[[Iterable[Grade]], WorkOn | None] = lambda _: None,
    trick: tuple[Play, ...] = (),
) -> GameMoments:  # fmt: skip
    """The moments of a game of this many deals, of which only grades and a trick are known."""
    played = SimpleNamespace(deal=SimpleNamespace(tricks=[SimpleNamespace(plays=trick)] * 13))
    record = SimpleNamespace(games=[SimpleNamespace(public=played)])
    ended = SimpleNamespace(standings=SimpleNamespace(history=[()] * deals))
    session = SimpleNamespace(
        coach=coach, seats=(), view=lambda _: SimpleNamespace(public=ended), record=lambda _: record
    )
    return GameMoments(cast("SessionPort", session), 0, look, habit)


def test_moments_come_in_one_by_one(make_ctx: MakeContext) -> None:
    ctx, coach = make_ctx((1600, 900)), SlowCoach()
    boxes = [Rect(0, 0, 480, 380), Rect(500, 0, 480, 380)]
    looked: list[tuple[int, str]] = []
    moments = moments_of(coach, 3, lambda deal, line: looked.append((deal, line)))
    assert coach.wanted == [1, 2, 3]
    assert not moments.empty
    (waiting,) = moments.widgets(ctx, boxes[: moments.count])
    assert waiting.label == "Judging choice 1 of 6"
    assert not moments.update()
    coach.known[2] = [graded(2, Mark.SLIP, loss=0.8), graded(2, Mark.BLUNDER, loss=4.8)]
    assert moments.update()
    worst, waiting = moments.widgets(ctx, boxes[: moments.count])
    assert isinstance(worst, GameMoment)
    assert "deal 2" in worst.value_text
    assert "about 5 points" in worst.value_text
    assert waiting.label == "Judging choice 3 of 6"
    coach.known[1] = [graded(1, Mark.GREAT, ahead=2.0), graded(1, Mark.MISTAKE, loss=2.0)]
    coach.known[3] = [graded(3, Mark.GREAT, ahead=3.4), graded(3, None)]
    assert moments.update()
    best, worst = moments.widgets(ctx, boxes[: moments.count])
    assert best.label == "Best moment"
    assert isinstance(best, GameMoment)
    assert "deal 3, trick 2" in best.value_text
    best.activate()
    assert looked == [(3, coach.known[3][0].line)], "the moment itself, not the deal's worst one"


def test_a_moment_before_the_first_trick_shows_the_cards_that_were_passed() -> None:
    two, three, four, queen = (Card(text) for text in ("2C", "3C", "4C", "QS"))
    best = PassCards(0, tuple((card, 1) for card in (two, three, queen)))
    other = PassCards(0, tuple((card, 1) for card in (two, three, four)))
    grade = Grade("", 0, 1, 0, 0, "pass", best, best, loss=0.0, ahead=2.5, error=0.4, unit=10.2,
                  label=Mark.GREAT)  # fmt: skip
    assert label_word(grade) == "Great pass"
    assert pair_width(grade, 100) == 224
    wrong = replace(grade, played=other, label=Mark.BLUNDER)
    assert label_word(wrong) == "Blunder"
    assert pair_width(wrong, 100) == 162, "the one card that should have been another"


def test_a_pass_without_a_reason_is_graded_once(make_ctx: MakeContext) -> None:
    passed = PassCards(0, ((Card("2C"), 1), (Card("3C"), 1), (QS, 1)))
    grade = replace(graded(1, Mark.GREAT, ahead=2.5), ask="pass", played=passed, best=passed)
    moment = GameMoment(make_ctx((1600, 900)), Rect(0, 0, 480, 380), "best", grade, print)
    said = [text for text, _, _ in moment._texts]
    assert len(said) == len(set(said)), said
    moment.draw(Surface((480, 380)), moment.rect)


@pytest.mark.parametrize("box", [Rect(0, 0, 320, 320), Rect(0, 0, 900, 200), Rect(0, 0, 300, 90)])
def test_the_cards_of_a_pass_keep_clear_of_its_words(
    make_ctx: MakeContext, monkeypatch: pytest.MonkeyPatch, box: Rect
) -> None:
    ctx, cards, words = make_ctx((1024, 640)), list[Rect](), list[Rect]()
    passed, better = (
        PassCards(0, tuple((Card(text), 1) for text in texts.split()))
        for texts in ("KD QS AH", "AC 2H 5H")
    )
    grade = replace(graded(1, Mark.BLUNDER, loss=4.5), ask="pass", played=passed, best=better,
                    reason=message("coach-own-moon", alike=True))  # fmt: skip

    def note(_: Any, _surface: Surface, _card: str, width: int, at: tuple[int, int],
             *_rest: Any, **_kept: Any) -> None:  # fmt: skip
        card = Rect(0, 0, width, round(1.4 * width))
        card.center = at
        cards.append(card)

    monkeypatch.setattr(type(ctx.cardart), "lay", note)
    ctx.painter.probe = lambda _text, ink, *_: words.append(ink.copy())
    moment = GameMoment(ctx, box, "worst", grade, print)
    moment.draw(Surface((1024, 640)), moment.box)
    for card in cards:
        assert box.contains(card)
        assert card.collidelist(words) < 0, (card, words)
    assert bool(cards) is (box.h > 100), "where they fit"


def test_the_habit_of_the_game_stands_with_its_costliest_choice_and_a_drill(
    make_ctx: MakeContext,
) -> None:
    ctx, coach, done = make_ctx((1600, 900)), SlowCoach(), []
    coach.known[1] = [graded(1, Mark.MISTAKE, loss=2.0), graded(1, Mark.GREAT, ahead=2.0)]
    coach.known[2] = [graded(2, Mark.BLUNDER, loss=4.8), graded(2, Mark.GOOD)]
    asked: list[set[str]] = []

    def habit(wrong: Iterable[Grade]) -> WorkOn:
        lines = {grade.line for grade in wrong}
        asked.append(lines)
        drill = ("Practise this", lambda: done.append("drilled"))
        return WorkOn(min(lines), "Play low", "Twice.", drill)

    moments = moments_of(coach, 3, habit=habit)
    for box in (Rect(500, 0, 480, 380), Rect(500, 0, 900, 200)):
        best, habit_box, again, button = moments.widgets(ctx, [Rect(0, 0, 480, 380), box])
        assert again.label == say("report-try")
        assert best.box.bottom <= again.box.y, "in line with the other box"
        assert best.label == "Best moment"
        assert habit_box.label == say("report-work")
        assert "Play low, Twice., deal 1" in habit_box.value_text
        assert box.contains(button.box)
        assert box.contains(habit_box.box)
        apart = not button.box.colliderect(habit_box.box)
        assert apart or button.z > habit_box.z, "below the words of a wide box"
        cast("Button", button).activate()
    assert done == ["drilled", "drilled"]
    assert not moments.update()
    coach.known[3] = [graded(3, Mark.SLIP, loss=0.8)]
    assert moments.update()
    two = {grade.line for grade in (coach.known[1][0], coach.known[2][0])}
    assert asked == [two, {*two, coach.known[3][0].line}], "asked once for the same choices"


def test_the_better_card_is_clear_of_the_heading(
    make_ctx: MakeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    ctx, tops, heads = make_ctx((1920, 1080)), list[float](), list[int]()
    grade = replace(graded(2, Mark.MISTAKE, loss=2.0), best=PlayCard(0, Card("2C")))
    cards = ("QS", "3S", "4S", "5S")
    plays = tuple(Play(seat, Card(card), Suit.SPADES) for seat, card in enumerate(cards))

    def note(_: GameMoment, *drawn: Any) -> None:
        width, at = drawn[2:4]
        tops.append(at[1] - 0.75 * width)

    monkeypatch.setattr(GameMoment, "_draw_card", note)
    for height in (260, 320, 420):
        moment = GameMoment(ctx, Rect(0, 0, 600, height), "worst", grade, print, plays=plays)
        ctx.painter.probe = lambda _text, ink, *_: heads.append(ink.bottom)
        moment.draw(Surface((600, height)), moment.box)
        assert min(tops) > heads[0] + ctx.metrics.px(8), height
        heads.clear()
        tops.clear()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 1280)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_long_reason_is_whole(
    make_ctx: MakeContext, size: tuple[int, int], language: str
) -> None:
    ctx, drawn, before = make_ctx(size), list[str](), spoken()
    guards = message("coach-guards", other=CARD.card, card=QS)
    reason = message("coach-both", first=guards, then=message("coach-rest", whole=4, half=False))
    grade = replace(graded(2, Mark.MISTAKE, loss=2.0), reason=reason)
    speak(language)
    try:
        for box in (Rect(0, 0, 380, 280), Rect(0, 0, 380, 200), Rect(0, 0, 640, 150)):
            moment = GameMoment(ctx, box, "worst", grade, print)
            ctx.painter.probe = lambda text, *_: drawn.append(text)
            moment.draw(Surface(size), moment.box)
            assert message_text(reason) in " ".join(drawn), box
            drawn.clear()
    finally:
        speak(before)


def test_without_a_great_card_the_next_costly_moment_takes_its_place(
    make_ctx: MakeContext,
) -> None:
    """Failing before: one moment stood alone, however many choices had cost points."""
    coach, boxes = SlowCoach(), [Rect(0, 0, 480, 380), Rect(500, 0, 480, 380)]
    wrong = (Mark.MISTAKE, 2.0), (Mark.BLUNDER, 4.8)
    coach.known = {1: [graded(1, mark, loss=loss) for mark, loss in wrong]}
    moments = moments_of(coach, 1)
    shown = moments.widgets(make_ctx((1600, 900)), boxes[: moments.count])
    assert [widget.label for widget in shown] == ["Worst moment", "Another costly moment"]
    for widget, cost in zip(shown, ("about 5 points", "about 2 points"), strict=True):
        assert cost in widget.value_text


def test_a_game_without_moments_shows_none(make_ctx: MakeContext) -> None:
    coach = SlowCoach()
    coach.known = {1: [graded(1, Mark.GOOD), graded(1, None)]}
    moments = moments_of(coach, 1)
    assert moments.empty


def test_a_coach_that_has_given_up_is_not_waited_for() -> None:
    coach = SlowCoach()
    coach.given_up = True
    moments = moments_of(coach, 3)
    assert moments.empty


def ended() -> FakeSession:
    session = FakeSession(preset("standard").but(end_at=30), "ending")
    while session.view(0).public.result is None:
        session.bot_step(human_too=True)
    return session


def end_of(
    run: TableRun, session: FakeSession, coach: SlowCoach | None = None
) -> GameEndScene:  # fmt: skip
    """The end of a game with one great card, unless a coach knows more or less."""
    if coach is None:
        coach = SlowCoach()
        coach.known = {1: [graded(1, Mark.GREAT, ahead=2.0), graded(1, Mark.BLUNDER, loss=3.0)]}
    trick = tuple(Play(seat, Card(f"{rank}S"), None) for seat, rank in enumerate("Q79K"))
    moments = moments_of(coach, 1, trick=trick)
    result = session.view(0).public.result
    assert result is not None
    scene = GameEndScene(
        run.ctx, result, session.view(0).public, session, 0, scores=lambda: None,
        menu=lambda: None, again=lambda: None, swap=lambda: None, new=lambda: None,
        moments=moments,
    )  # fmt: skip
    run.ctx.scenes.push(scene)
    return scene


def test_the_end_pressed_early_late_or_never_ends_alike() -> None:
    session, pictures = ended(), []
    for press, reduced in ((None, False), (0.0, False), (1300.0, False), (None, True)):
        run = TableRun(preset("standard"), reduced_motion=reduced)
        scene = end_of(run, session)
        if press is None:
            run.run(2100, draw=True)
        else:
            run.run(press, draw=True)
            run.key(pygame.K_x)
        assert not scene.moving
        run.run(2000, draw=True)
        run.ctx.cardart.sharpen(5000.0)
        scene.stage.invalidate()
        run.frame(draw=True)
        pictures.append(Pixels(run.surface))
        assert scene.idle_wait_ms() is not None
    assert len(set(pictures)) == 1


def test_the_panels_are_those_of_the_moments_that_are_known_now() -> None:
    """Failing before: one moment lay across the panels of the two that were possible before."""
    session, pictures = ended(), []
    for late in (True, False):
        run, coach = TableRun(preset("standard"), reduced_motion=True), SlowCoach()
        moment, rest = graded(1, Mark.BLUNDER, loss=3.0), graded(1, Mark.GOOD)
        coach.known = {1: [moment] if late else [moment, rest]}
        scene = end_of(run, session, coach)
        run.run(100, draw=True)
        coach.known = {1: [moment, rest]}
        run.run(5000, draw=True)
        run.ctx.cardart.sharpen(5000.0)
        scene.stage.invalidate()
        run.frame(draw=True)
        pictures.append(Pixels(run.surface))
    assert pictures[0] == pictures[1]


def test_every_player_has_a_place_a_total_and_a_face_at_the_end() -> None:
    session = ended()
    scene = end_of(TableRun(preset("standard")), session)
    tiles = [widget for widget in scene.form.widgets if isinstance(widget, PlaceTile)]
    totals = session.view(0).public.standings.totals
    assert len(tiles) == 4
    assert {tile.label.split()[-1] for tile in tiles} == {str(total) for total in totals}


@pytest.mark.parametrize("size", [(600, 960), (800, 1280), (1280, 720), (2560, 1080)])
def test_no_box_of_the_totals_is_empty(size: tuple[int, int]) -> None:
    run = TableRun(preset("standard"), size=size)
    for chart in (
        widget for widget in end_of(run, ended()).form.widgets if isinstance(widget, ChartWidget)
    ):
        drawn = Surface(size, pygame.SRCALPHA)
        chart.draw(drawn, chart.box)
        assert drawn.get_bounding_rect().h > chart.box.h / 2


@pytest.mark.parametrize("size", [(1280, 720), (800, 1280)], ids=str)
def test_large_text_grows_at_the_end_of_a_game_and_the_buttons_stay(size: tuple[int, int]) -> None:
    """Failing before: at 200 % the text was hardly larger than at 100 %."""
    heights = {}
    for scale in (100, 200):
        scene, _ = shots.opened("game-end", shots.PictureLook(size, ui_scale=scale), Rules(), "0")
        assert isinstance(scene, GameEndScene)
        assert (scene.scrolled is None) == (scale == 100)
        tile = next(widget for widget in scene.form.widgets if isinstance(widget, PlaceTile))
        heights[scale] = tile.skin.fonts_height(tile.skin.type(18))
        buttons = [widget for widget in scene.form.widgets if isinstance(widget, Button)]
        assert next(button for button in buttons if button.primary).viewport is None
    assert heights[200] >= 1.7 * heights[100]
