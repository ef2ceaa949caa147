"""Every setting of the player does at the table what its words say."""

import math
from typing import Any

import numpy as np
import pygame
import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.devtools.screenshot import make_context
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.game.seen import surely_costly
from hearts_gui.ui.draw import card_art
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.table.dialogs import HandDialog
from hearts_gui.wording.language.messages import say
from tests.ui.kit import named, picture
from tests.ui.table_run import TableRun

STANDARD = preset("standard")


def answer(run: TableRun) -> None:
    """Do something legal on the screen that is on top."""
    run.rest()
    model = run.table.state.model
    if run.top is not run.table:
        run.key(pygame.K_RETURN)
    elif model.ask.kind is AskKind.PASS:
        run.pass_three()
    else:
        run.table.turns.use(model.legal[0])


def after_tricks(count: int, **settings: Any) -> TableRun:
    """A table after some tricks of the first deal, always the same."""
    run = TableRun(STANDARD, seed="settings", **settings)
    for _ in range(60):
        run.rest()
        if len(run.session.view(0).public.standings.history) or tricks_of(run) >= count:
            return run
        answer(run)
    raise AssertionError("the tricks were never played")


def tricks_of(run: TableRun) -> int:
    return sum(run.table.state.model.tricks)


def time_of(count: int, **settings: Any) -> float:
    return after_tricks(count, **settings).clock


@pytest.mark.parametrize(
    ("name", "short", "long"),
    [
        ("deal_speed", 4.0, 0.25),
        ("play_speed", 4.0, 0.25),
        ("collect_speed", 4.0, 0.25),
        ("bot_wait", 0.0, 4.0),
        ("trick_linger", 0.2, 2.0),
        ("speed", 3.0, 0.5),
    ],
)
def test_a_speed_is_what_it_says(name: str, short: float, long: float) -> None:
    quick, usual, slow = time_of(2, **{name: short}), time_of(2), time_of(2, **{name: long})
    assert quick + 200 < slow
    assert quick <= usual <= slow


def test_instant_waits_for_nothing() -> None:
    assert time_of(2, speed=0.0) < time_of(2, speed=3.0) / 2


def test_points_are_shown_as_totals_or_not_at_all() -> None:
    infos = {}
    for shown in ("full", "totals", "hidden"):
        run = after_tricks(9, speed=0.0, show_points=shown)
        teller, model = run.table.state.teller, run.table.state.model
        infos[shown] = [teller(model, seat) for seat in range(4)]
    assert any(info.points not in ("", "0") for info in infos["full"])
    assert all(info.show_points and info.total for info in infos["full"])
    assert not any(info.show_points or info.queen for info in infos["totals"])
    assert all(info.total for info in infos["totals"])
    assert not any(info.show_points or info.queen or info.total for info in infos["hidden"])


@pytest.mark.parametrize("shown", ["full", "totals", "hidden"])
def test_no_points_are_given_away_where_they_are_hidden(shown: str) -> None:
    run = TableRun(STANDARD, seed="settings", show_points=shown)
    risen: list[str] = []
    for _ in range(60):
        answer(run)
        for _ in range(250):
            run.frame(ms=16.0)
            risen += rising(run)
            if run.table.state.model.my_turn and not run.table.state.queue.busy:
                break
        if tricks_of(run) >= 9:
            break
    run.rest()
    run.key(pygame.K_l)
    info = run.table.state.controls.last.info
    assert info is not None
    assert bool(risen) == (shown == "full")
    assert ("point" in info.title) == (shown == "full")


def rising(run: TableRun) -> list[str]:
    return [type(node).__name__ for node in run.table.stage.nodes
            if type(node).__name__ == "RiseNode"]  # fmt: skip


def at_a_costly_card(**settings: Any) -> tuple[TableRun, Card]:
    """A table at which a card would certainly take half of the deal's points."""
    for attempt in range(60):
        run = TableRun(STANDARD, seed=f"costly {attempt}", speed=0.0, **settings)
        for _ in range(30):
            run.rest()
            view, model = run.session.view(0), run.table.state.model
            if run.top is run.table and model.ask.kind is AskKind.PLAY:
                costly = [card for card in model.legal if surely_costly(view, card)]
                if costly:
                    return run, costly[0]
            if view.public.standings.history:
                break
            answer(run)
    raise AssertionError("no card ever costs that much")


def test_a_costly_card_needs_confirmation_if_the_setting_says_so() -> None:
    run, card = at_a_costly_card(confirm_costly=True)
    version = run.session.version
    run.click(run.spot(card))
    assert isinstance(run.top, HandDialog)
    assert run.session.version == version
    # Failing before: one button played the card, and nothing showed the way back.
    run.click(named(run.top.form, say("page-cancel")).box.center)
    assert not isinstance(run.ctx.scenes.top, HandDialog)
    assert run.session.version == version
    run.click(run.spot(card))
    run.key(pygame.K_RETURN)
    assert run.session.version > version


def test_a_costly_card_is_played_immediately_otherwise() -> None:
    run, card = at_a_costly_card()
    version = run.session.version
    run.click(run.spot(card))
    assert run.session.version > version


def test_two_clicks_choose_first_and_then_play() -> None:
    run = after_tricks(1, speed=0.0, play_mode="double")
    version, card = run.session.version, run.table.state.model.legal[0]
    run.click(run.spot(card))
    assert run.session.version == version
    assert run.table.state.handling.cursor is card
    run.click(run.spot(card))
    assert run.session.version > version


def test_one_click_plays() -> None:
    run = after_tricks(1, speed=0.0)
    version = run.session.version
    run.click(run.spot(run.table.state.model.legal[0]))
    assert run.session.version > version


def hand_places(run: TableRun) -> list[float]:
    wanted = run.table.state.tabletop.targets()
    return [wanted[card].pose.x for card in run.table.state.model.hand]


def test_the_gap_between_suits_opens_the_hand() -> None:
    without, with_gap = after_tricks(1, speed=0.0), after_tricks(1, speed=0.0, suit_gap=True)
    assert without.table.state.model.hand == with_gap.table.state.model.hand
    hand = without.table.state.model.hand
    near, wide = hand_places(without), hand_places(with_gap)
    change = next(i for i in range(1, len(hand)) if hand[i].face.suit != hand[i - 1].face.suit)
    same = next(i for i in range(1, len(hand)) if hand[i].face.suit == hand[i - 1].face.suit)
    assert wide[change] - wide[change - 1] > near[change] - near[change - 1]
    assert wide[change] - wide[change - 1] > wide[same] - wide[same - 1]


def test_the_order_of_the_hand_follows_the_setting() -> None:
    def suits(sort: str) -> list[str]:
        hand = after_tricks(0, speed=0.0, sort=sort).table.state.model.hand
        order = [str(card.face.suit) for card in hand]
        return [suit for i, suit in enumerate(order) if i == 0 or order[i - 1] != suit]

    assert suits("alternate") != suits("classic")
    assert len(suits("alternate")) == len(set(suits("alternate")))


LOOKS = [
    ("theme", "midnight"), ("theme", "parchment"), ("back", "forest"), ("palette", "four"),
    ("palette", "safe"), ("face", "large"), ("ui_scale", 150), ("high_contrast", True),
    ("family", "atkinson"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), LOOKS)
def test_a_look_can_be_seen_at_the_table(
    name: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_art, "QUICK_MS", math.inf)  # else the machine's speed is seen, too
    plain = after_tricks(1, speed=0.0)
    assert differing(plain, after_tricks(1, speed=0.0)) < 1000
    assert differing(plain, after_tricks(1, speed=0.0, **{name: value})) > 2000


def differing(one: TableRun, other: TableRun) -> int:
    """Count the pixels that are plainly not the same."""
    first, second = (
        np.frombuffer(picture(run.table).rgba, dtype=np.uint8).reshape(-1, 4).astype(int)
        for run in (one, other)
    )
    return int((abs(first - second).max(axis=1) > 24).sum())


def test_less_motion_moves_no_card_but_fades_it() -> None:
    def places(still: bool) -> set[tuple[int, int]]:
        run = after_tricks(1, reduced_motion=still)
        card = run.table.state.model.legal[0]
        sprite = run.table.state.tabletop.sprites[card]
        run.table.turns.use(card)
        seen = set()
        for _ in range(40):
            run.frame()
            seen.add((round(sprite.pose.x), round(sprite.pose.y)))
        return seen

    assert len(places(False)) > 8
    assert len(places(True)) <= 3


def test_a_changed_setting_is_seen_immediately_in_the_program(data_dir: object) -> None:
    app = App(Settings(), SampleGames(under_way=True), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    before = picture(app.ctx.scenes.scenes[0])
    app.change_settings(Settings(high_contrast=True, theme="midnight", family="atkinson"))
    app.step(16.0, [])
    assert picture(app.ctx.scenes.scenes[0]) != before
    assert app.ctx.fonts.family == "atkinson"
    app.close()


def test_the_first_start_asks_nothing(data_dir: object) -> None:
    app = App(Settings(), SampleGames(), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    for _ in range(60):
        app.step(16.0, [])
    assert isinstance(app.ctx.scenes.top, MenuScene)
    app.step(16.0, [KeyDown(pygame.K_RETURN)])
    assert app.running
    app.close()


def test_a_context_knows_its_settings() -> None:
    ctx = make_context((1000, 640), Settings(high_contrast=True))
    assert ctx.theme != make_context((1000, 640), Settings()).theme
