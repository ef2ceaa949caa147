"""Luck and play on the score sheet: what is printed adds up, in words and figures."""

import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui.ai.coach.par import Par
from hearts_gui.devtools import shots
from hearts_gui.devtools.shots import PictureLook
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.par_client import FindRecord, ParClient
from hearts_gui.ui.screens.scores import ScoresScene, Shown
from hearts_gui.ui.screens.sheet.chart import ChartWidget
from hearts_gui.ui.screens.sheet.luck import (
    DealLuck,
    deal_lucks,
    headline,
    luck_sentences,
    others_text,
    verdict,
)
from hearts_gui.ui.screens.sheet.luck_line import (
    LuckRun,
    LuckWidget,
    game_luck,
    luck_box,
    luck_words,
)
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.language.messages import say
from tests.ui.kit import click as press_widget
from tests.ui.kit import named, press

FIELD = (3.0, 5.0, 5.0, 9.0, 16.0, 17.0)


COMPANY = ("expert/ada", "club/ben", "expert")


def luck(points: float, *, usual: float = 6.6, high: bool = False) -> DealLuck:
    return DealLuck(points, Par(1, 0, FIELD, usual, company=COMPANY), high=high)


@pytest.mark.parametrize("points", [0, 1, 7, 13, 26])
@pytest.mark.parametrize("usual", [6.5, 6.58333333, 6.44999])
@pytest.mark.parametrize("high", [False, True])
def test_what_is_printed_adds_up(points: int, usual: float, high: bool) -> None:
    start, deal, play, end = luck(points, usual=usual, high=high).parts
    assert end == 10 * points
    sign = 1 if high else -1
    assert start + sign * deal + sign * play == end


@pytest.mark.parametrize("points", [0, 7, 26])
@pytest.mark.parametrize("usual", [6.5, 6.58333333, 6.44999])
def test_what_is_said_in_halves_adds_up(points: int, usual: float) -> None:
    start, deal, play, end = luck(points, usual=usual).halves
    assert end == 2 * points
    assert start - deal - play == end


def test_the_average_of_the_others_keeps_its_sign(ctx: Context) -> None:
    """Failing before: 95 on average, in a deal of Gong Zhu in which everyone had lost points."""
    for high in (False, True):
        below = DealLuck(-920, Par(1, 0, (-95.0, -94.0, -95.0), 18.0), high=high)
        assert (
            "three others with your cards: −94½ on average"
            in LuckWidget(ctx, below, lambda: None).value_text
        )


def test_the_sentences_say_the_parts_without_decimals() -> None:
    """Failing before: "The deal cost you 2.6." """
    assert luck_sentences(luck(7)) == (
        "Slightly unlucky cards cost about 2½ points.",
        "Against the six, your play saved about 2 points.",
    )  # fmt: skip
    assert luck_sentences(luck(26))[1] == "Against the six, your play cost about 17 points."
    assert luck_sentences(luck(9, usual=9.2)) == (
        "Your cards were neither good nor bad.", "You played about as well as the six others.",
    )  # fmt: skip
    assert verdict(luck(26)) == "A costly deal"
    assert verdict(luck(7)) == "An average deal"
    assert not verdict(DealLuck(7, None, waiting=True)), "the others still play"
    assert "Expert and Club player" in others_text(luck(7))


class Known(ParClient):
    """Pars of some deals."""

    def __init__(self, pars: dict[int, Par]) -> None:
        self.pars, self.wanted = pars, list[int]()

    def want(self, deal: int, seat: int, record: FindRecord) -> None:
        self.wanted.append(deal)

    def par(self, deal: int, seat: int) -> Par | None:
        return self.pars.get(deal)

    def waits(self, deal: int, seat: int) -> bool:
        return False


def test_sums_over_the_game_are_those_of_its_deals() -> None:
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    history = scene.public.standings.history
    pars = {deal.number: Par(deal.number, 0, FIELD, 6.6) for deal in history[1:]}
    known_pars = Known(pars)
    result = deal_lucks(scene.public, known_pars, 0, lambda _: None)
    assert known_pars.wanted == [deal.number for deal in history]
    known = [told.parts for told in result[1:]]
    assert result[0].par is None
    assert result[-1].so_far == (
        sum(parts[1] for parts in known), sum(parts[2] for parts in known), len(known)
    )  # fmt: skip
    assert f"So far, over {len(known)} deals: luck cost " in others_text(result[-1])


def test_what_is_not_known_is_said() -> None:
    assert luck_sentences(DealLuck(5, None, waiting=True)) == ("Others are playing your cards…",)
    assert luck_sentences(DealLuck(5, None, practice=True)) == (say("luck-practice"),)
    (failed,) = luck_sentences(DealLuck(5, None))
    assert failed.startswith("Others couldn’t play this deal")


def test_a_practice_game_has_no_luck() -> None:
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    result = deal_lucks(scene.public, Known({}), 0, None)
    assert {luck_sentences(told) for told in result} == {(say("luck-practice"),)}


def test_complex_points_are_given_as_a_distance_from_zero() -> None:
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), preset("complex"), "0")
    assert isinstance(scene, ScoresScene)
    history = scene.public.standings.history
    pars = {deal.number: Par(deal.number, 0, FIELD, 6.6) for deal in history}
    result = deal_lucks(scene.public, Known(pars), 0, lambda _: None)
    totals = [abs(deal.totals[0]) for deal in history]
    for told, now, before in zip(result, totals, [0.0, *totals], strict=False):
        assert told.points == pytest.approx(now - before)
        usual, saved, won, end = told.parts
        assert usual - saved - won == end
    assert headline(result[-1])[1] == "from zero"


def test_the_sheet_shows_the_last_deal_luck_or_the_totals() -> None:
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    pictures = {LuckWidget, LuckRun, ChartWidget}

    def kinds() -> set[type]:
        return {type(widget) for widget in scene.form.widgets} & pictures

    def switch() -> Segmented:
        widget = named(scene.form, "What is shown")
        assert isinstance(widget, Segmented)
        return widget

    assert kinds() == {LuckWidget}
    assert "This deal" in switch().value_text
    for key, kind in ((pygame.K_RIGHT, LuckRun), (pygame.K_RIGHT, ChartWidget)):
        scene.form.set_focus(switch(), keyboard=True)
        press(scene, key)
        assert kinds() == {kind}


@pytest.mark.parametrize("size", [(800, 600), (820, 600), (1280, 720), (800, 1280)])
def test_the_switch_of_the_sheet_stays_inside_its_panel(size: tuple[int, int]) -> None:
    """Failing before: it stood over the upper edge of the smallest window's."""
    scene, _ = shots.opened("deal-summary", PictureLook(size), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    switch = named(scene.form, "What is shown").box
    panel = scene._layout.panels[0]
    assert panel.y + 2 < switch.y
    for label in scene.form.widgets:
        if label.label.startswith("Four deals"):
            assert not label.box.colliderect(switch)


def test_buttons_stay_almost_where_they_are_when_the_luck_comes() -> None:
    """Failing before: they moved down by more than their height, under a pointer on its way."""
    scene, _ = shots.opened("deal-summary", PictureLook((1014, 640)), Rules(), "0")
    known = luck(20)
    boxes = (known, DealLuck(20, None, waiting=True))
    told, waits = (
        luck_box(scene.ctx, each, lambda: None).measure(scene.ctx.metrics.px(460)) for each in boxes
    )
    assert abs(told - waits) < scene.ctx.metrics.hit / 2


@pytest.mark.parametrize("size", [(1014, 640), (1920, 1080), (1080, 1920)])
def test_buttons_stay_where_they_are_whatever_stands_beside_the_deals(
    size: tuple[int, int],
) -> None:
    """Failing before: the panel of deals was wider beside a chart than beside the coach's boxes."""
    scene, _ = shots.opened("deal-summary", PictureLook(size), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    places = []
    for shown in Shown:
        scene.side_panel = shown
        scene.rebuild()
        places.append([named(scene.form, name).box for name in ("Copy scores", "Next deal")])
    assert places[0] == places[1] == places[2]


def test_luck_over_a_game_is_shown_from_two_known_deals_on() -> None:
    assert game_luck([luck(5)]) is None
    waiting = DealLuck(5, None, waiting=True)
    practice = DealLuck(5, luck(5).par, practice=True)
    assert game_luck([luck(5), waiting, practice]) is None
    result = game_luck([luck(5), waiting, luck(7)])
    assert result is not None
    assert result.sums == pytest.approx((0, -2.6, -5.2))
    assert result.play == pytest.approx(4.2 + 2.2)
    first, second = luck_words(result)
    assert first == "Over 2 deals luck cost 5.2 points, your play saved 6.4."
    assert second == "Luck alone usually stays within 7 points, as it does here."


def test_results_of_others_in_the_same_deal_come_best_first() -> None:
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    (axis,) = (widget for widget in scene.form.widgets if isinstance(widget, LuckWidget))
    press_widget(scene.form, axis)
    dialog = scene.ctx.scenes.top
    assert isinstance(dialog, Dialog)
    lines = others_text(luck(7)).split("\n")
    assert [lines[at] for at in (0, 1, 2, 5)] == [
        "Learner: 3", "Learner: 5", "Club player: 5", "Strong: 17"
    ]  # fmt: skip
    lines = dialog.text.split("\n")
    assert lines[0] == "Learner: 10"
    assert lines[6] == "You: 20"
    assert lines[8] == "Every seat’s cards, played by the same six:"
    took = scene.public.standings.history[-1].points
    names = [who.name for who in scene.seats]
    assert lines[9:13] == [
        f"{name}: {field} on average, {points} taken"
        for name, field, points in zip(names, ("10.0", "6.5", "13.2", "0.0"), took, strict=True)
    ]


@pytest.mark.parametrize("width", [300, 700])
@pytest.mark.parametrize("points", [0, 26, -100])
def test_nothing_is_drawn_outside_its_place(width: int, points: int) -> None:
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    widget = LuckWidget(scene.ctx, luck(points), lambda: None)
    widget.move_to(Rect(100, 100, width, widget.measure(width)))
    surface = Surface((1000, 800))
    surface.fill((1, 2, 3))
    widget.draw(surface, widget.rect)
    inside = widget.rect
    for x in range(0, 1000, 7):
        for y in range(0, 800, 7):
            if not inside.collidepoint(x, y):
                assert surface.get_at((x, y))[:3] == (1, 2, 3), (x, y)


@pytest.mark.parametrize(("width", "lines"), [(300, 2), (700, 1)])
def test_the_captions_of_the_axis_share_a_line_where_they_fit(width: int, lines: int) -> None:
    """Failing before: the boxes below were pressed to their edges to make room for a second."""
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    widget, drawn = LuckWidget(scene.ctx, luck(20), lambda: None), list[tuple[str, Rect]]()
    widget.move_to(Rect(100, 100, width, widget.measure(width)))
    scene.ctx.painter.probe = lambda words, ink, *_: drawn.append((words, ink.copy()))
    widget.draw(Surface((1000, 800)), widget.rect)
    captions = [ink for words, ink in drawn if words != "2"]  # in the ring of two equal results
    assert len(drawn) == len(captions) + 1
    assert len({ink.centery // 12 for ink in captions}) == lines
    assert all(len(ink.collidelistall(captions)) == 1 for ink in captions)
