"""The table is played by pointer, by dragging and by keys alone; refusals, skipping, undo, moon."""

import random
from dataclasses import replace

import pygame
import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.devtools.shots import moon_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import to_act
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.review.game_end import GameEndScene
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.shell.input import (
    KeyDown,
    KeyUp,
    PointerDown,
    PointerMove,
    PointerUp,
    UiEvent,
    Wheel,
)
from hearts_gui.ui.table.moon import MoonScene
from hearts_gui.ui.table.nodes.badges import NEW, Badge, BadgeKind
from hearts_gui.ui.table.nodes.fixtures import PromptText
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.story.cues import MoonRises
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import cards_signs
from tests.kits.slow import some
from tests.ui.fake_session import FakeSession
from tests.ui.kit import Pixels, named
from tests.ui.table_run import TableRun

STANDARD = preset("standard")


def beyond_table(run: TableRun, key: int = pygame.K_RETURN) -> bool:
    """Go on from a screen over the table. Returns whether there was one."""
    if run.top is run.table:
        return False
    if isinstance(run.top, MoonScene | ScoresScene | Dialog):
        run.key(key)
        return True
    return False


def play_deals(run: TableRun, turn: object, deals: int) -> None:
    assert callable(turn)
    for _ in range(4000):
        if len(run.session.view(0).public.standings.history) >= deals:
            return
        run.rest()
        if not beyond_table(run):
            turn()
    raise AssertionError("the deals were never played")


def test_a_deal_is_played_by_clicks_alone() -> None:
    run, rng = TableRun(STANDARD), random.Random(1)

    def turn() -> None:
        model = run.table.state.model
        if model.ask.kind is AskKind.PASS:
            for card in model.hand[:3]:
                run.click(run.spot(card))
            assert run.table.state.controls.button is not None
            run.click(run.table.state.controls.button.box.center)
        else:
            run.click(run.spot(run.legal(rng)))

    play_deals(run, turn, 2)


def test_a_deal_is_played_by_dragging_alone() -> None:
    run, rng = TableRun(STANDARD), random.Random(2)

    def turn() -> None:
        model, place = run.table.state.model, run.table.state.layout
        assert place is not None
        centre = (round(place.trick_centre[0]), round(place.trick_centre[1]))
        if model.ask.kind is AskKind.PASS:
            for card in model.hand[-3:]:
                run.drag(run.spot(card), centre)
            assert len(run.table.state.handling.selected) == 3
            assert run.table.state.controls.button is not None
            run.click(run.table.state.controls.button.box.center)
        else:
            run.drag(run.spot(run.legal(rng)), centre)

    play_deals(run, turn, 2)


def test_whole_games_are_played_by_keys_alone() -> None:
    run = TableRun(preset("standard").but(end_at=40), speed=0.0)

    def turn() -> None:
        model = run.table.state.model
        if model.ask.kind is AskKind.PASS:
            for _ in range(3):
                run.key(pygame.K_RIGHT)
                run.key(pygame.K_SPACE)
            assert len(run.table.state.handling.selected) == 3
            run.key(pygame.K_RETURN)
        else:
            run.key(pygame.K_RIGHT)
            run.key(pygame.K_RETURN)

    for _ in range(3000):
        run.rest()
        if isinstance(run.top, GameEndScene):
            break
        if not beyond_table(run):
            turn()
    assert isinstance(run.top, GameEndScene)
    assert to_act(run.session.game).kind is AskKind.OVER


OTHER_KEYS = ["hay", "yppedia", "ricketts", "turbo", "gong_zhu", "booster_nines", "auction"]


@pytest.mark.parametrize("key", OTHER_KEYS)
def test_other_rule_sets_are_played_by_keys(key: str) -> None:
    run = TableRun(preset(key), speed=0.0, seed=key)
    for _ in range(1500):
        if len(run.session.view(0).public.standings.history) >= 2:
            return
        run.rest()
        if beyond_table(run):
            continue
        model, controls = run.table.state.model, run.table.state.controls
        assert controls is not None
        if model.ask.kind is AskKind.PLAY:
            run.key(pygame.K_RIGHT)
            run.key(pygame.K_RETURN)
        elif controls.button is not None and controls.button.enabled:
            run.key(pygame.K_TAB)
            while controls.form.focus is not controls.button:
                run.key(pygame.K_TAB)
            run.key(pygame.K_RETURN)
        else:
            run.key(pygame.K_RIGHT)
            run.key(pygame.K_SPACE)
    raise AssertionError("two deals were never played")


def at_play(seed: str = "run", **changes: object) -> TableRun:
    """A table at which the human is to follow with a card that is not allowed."""
    for attempt in range(40):
        run, rng = TableRun(STANDARD, seed=f"{seed} {attempt}", speed=0.0), random.Random(3)
        for _ in range(30):
            run.rest()
            model = run.table.state.model
            if model.ask.kind is AskKind.PLAY and len(model.legal) < len(model.hand):
                run.ctx.settings = type(run.ctx.settings)(**changes)  # type: ignore[arg-type]
                run.table.uncovered()
                return run
            run.pass_or_play(rng)
    raise AssertionError("no such moment")


def test_a_card_that_is_played_by_key_while_it_is_pressed_is_let_go() -> None:
    run = at_play()
    card = run.table.state.model.legal[0]
    spot = run.spot(card)
    run.frame(PointerDown(spot))
    run.table.turns.use(card)
    run.run(600)
    run.frame(PointerMove((spot[0] + 60, spot[1] - 90)))
    assert run.table.state.handling.dragged is None
    run.frame(PointerUp((spot[0] + 60, spot[1] - 90)))


def assert_home(run: TableRun, card: Card) -> None:
    """The card lies at its place, and nothing is dragged."""
    top = run.table.state.tabletop
    assert top is not None
    goal, pose = top.targets()[card].pose, top.sprites[card].pose
    assert (round(pose.x), round(pose.y)) == (round(goal.x), round(goal.y))
    assert run.table.state.handling.dragged is None


def test_a_dragged_card_whose_release_was_lost_goes_home_at_the_next_press() -> None:
    run = at_play()
    card, other = run.table.state.model.hand[:2]
    spot = run.spot(card)
    run.frame(PointerDown(spot))
    run.frame(PointerMove((spot[0] + 60, spot[1] - 200)))
    assert run.table.state.handling.dragged is card
    run.frame(PointerDown(run.spot(other)))
    run.run(800)
    assert_home(run, card)


def test_refused_card_says_why_and_changes_nothing() -> None:
    run = at_play()
    model, version = run.table.state.model, run.session.version
    card = next(card for card in model.hand if card not in model.legal)
    run.click(run.spot(card))
    assert run.session.version == version
    said = run.table.state.controls.prompt.text
    assert said is not None
    assert said.wrong
    assert any(part in said.text for part in ("must follow", "lead", "first trick"))
    assert "not-allowed" in run.sound.heard
    run.run(3000)
    said = run.table.state.controls.prompt.text
    assert said is not None
    assert not said.wrong


def test_refused_drag_springs_back_to_its_place() -> None:
    run = at_play()
    model, place = run.table.state.model, run.table.state.layout
    assert place is not None
    card = next(card for card in model.hand if card not in model.legal)
    centre = (round(place.trick_centre[0]), round(place.trick_centre[1]))
    run.drag(run.spot(card), centre)
    run.run(800)
    assert_home(run, card)


def test_card_dropped_low_goes_back_without_a_word() -> None:
    run = at_play()
    card, version = run.table.state.model.legal[0], run.session.version
    start = run.spot(card)
    run.drag(start, (start[0] + 60, start[1] + 10))
    run.run(600)
    assert run.session.version == version
    assert card in run.table.state.model.hand


def test_dragged_card_flies_on_from_where_it_was_dropped() -> None:
    run = at_play()
    card, place = run.table.state.model.legal[0], run.table.state.layout
    assert place is not None
    drop = (place.stage.x + 60, place.stage.y + 200)
    run.drag(run.spot(card), drop, steps=12)
    top = run.table.state.tabletop
    assert top is not None
    if card in top.sprites and run.table.state.model.trick:
        pose = top.sprites[card].pose
        assert pose.x < place.trick_centre[0] - place.trick_width


def test_click_during_a_motion_ends_it_and_counts() -> None:
    run = at_play()
    card = run.table.state.model.legal[0]
    run.click(run.spot(card))
    assert run.table.state.queue.busy or run.table.busy
    for _ in range(60):
        run.frame(PointerDown((5, 5)), PointerUp((5, 5)))
        if run.top is not run.table or run.table.state.model.my_turn:
            break
    assert run.top is not run.table or run.table.state.model.my_turn


def test_space_skips_the_deal() -> None:
    run = TableRun(STANDARD)
    run.run(100)
    assert run.table.state.queue.busy
    run.key(pygame.K_SPACE)
    assert not run.table.state.queue.busy
    assert run.table.state.model.face_up


def test_last_trick_shows_while_the_key_is_held() -> None:
    run = at_play()
    while run.table.state.model.last is None:
        run.table.turns.use(run.legal(random.Random(1)))
        run.rest()
    controls = run.table.state.controls
    assert controls is not None
    run.key(pygame.K_l)
    assert controls.last.visible
    controls.say(PromptText("Said under the trick"), controls.last.rect)
    assert not controls.prompt.visible, "the pill would stand out from under the trick"
    run.run(400)
    run.frame(KeyUp(pygame.K_l))
    assert not controls.last.visible
    assert controls.prompt.visible
    run.key(pygame.K_l)
    run.frame(KeyUp(pygame.K_l))
    assert controls.last.visible
    run.click((3, 3))
    assert not controls.last.visible


def test_hint_marks_a_card_that_may_be_played() -> None:
    run = at_play()
    run.key(pygame.K_t)
    hints = run.table.state.handling.hints
    assert hints
    assert hints[0] in run.table.state.model.legal
    run.run(2000)


def test_enter_plays_the_card_that_was_hinted() -> None:
    """Failing before: the keys stayed where they were, so Enter did nothing."""
    run = at_play()
    run.key(pygame.K_t)
    (card,) = run.table.state.handling.hints
    controls = run.table.state.controls
    assert controls is not None
    assert controls.button is not None
    assert controls.button.label == say("table-play-short", card=cards_signs((card,)))
    run.key(pygame.K_RETURN)
    run.rest()
    assert card not in run.table.state.model.hand


def test_escape_opens_the_menu_of_the_game_and_leads_back() -> None:
    run = at_play()
    run.key(pygame.K_ESCAPE)
    assert type(run.top) is Dialog
    run.key(pygame.K_ESCAPE)
    assert run.at_table


def is_from_someone(badge: Badge | None) -> bool:
    return badge is not None and badge.kind is BadgeKind.GIVER


def test_received_cards_say_from_whom_until_the_first_card_is_played() -> None:
    run = TableRun(STANDARD, seed="received")
    run.rest()
    run.pass_three()
    while run.table.state.model.ask.kind is not AskKind.PLAY or not run.table.state.model.my_turn:
        run.frame(ms=40)
        received = run.table.state.model.received
        if received and not run.table.state.queue.busy:
            break
    received = run.table.state.model.received
    assert len(received) == 3
    top = run.table.state.tabletop
    assert top is not None
    (giver,) = {giver for _, giver in run.session.view(0).own.got}
    tags = [top.targets()[card].look.badge for card in received]
    texts = {tag.text for tag in tags if tag is not None}
    assert texts == {run.table.state.names[giver]}
    assert all(top.targets()[card].look.strip for card in received)
    assert NEW not in tags, "a tag stands for all cards of its run"
    run.click((3, 3))
    run.rest()
    assert any(is_from_someone(top.targets()[card].look.badge) for card in received)
    assert not any(top.targets()[card].look.badge == NEW for card in received)
    run.table.turns.use(run.table.state.model.legal[0])
    run.rest()
    assert not any(is_from_someone(target.look.badge) for target in top.targets().values())


@pytest.mark.parametrize("token", [PassToken.L, PassToken.SMOOSH, PassToken.SCATTER])
def test_what_was_passed_can_be_looked_up_all_deal_long(token: PassToken) -> None:
    run = TableRun(replace(STANDARD, pass_cycle=(token,)), seed="looked up", speed=0.0)
    run.rest()
    run.pass_three()
    for _ in range(4):
        run.rest()
        run.table.turns.use(run.table.state.model.legal[0])
    run.rest()
    run.key(pygame.K_g)
    info = run.table.state.controls.last.info
    assert info is not None
    own = run.session.view(0).own
    assert [card for card, *_ in info.plays] == [card for card, _ in (*own.gave, *own.got)]
    words = [words.split()[0] for _, _, words, _ in info.plays]
    assert words == ["to"] * len(own.gave) + ["from"] * len(own.got)
    run.key(pygame.K_g)
    assert run.table.state.controls.last.info is None


def test_resizing_in_the_middle_of_everything_is_harmless() -> None:
    from hearts_gui.ui.draw.theme import Metrics

    run, rng = TableRun(STANDARD), random.Random(8)
    for step in range(60):
        run.run(rng.choice((30, 90, 400)))
        size = rng.choice(((800, 600), (1280, 720), (820, 1100), (1000, 640)))
        run.ctx.metrics = Metrics(*size, rng.choice((75, 100, 200)))
        run.ctx.felt.prepare(run.ctx.metrics, run.ctx.theme)
        run.ctx.scenes.resize()
        beyond_table(run)
        model = run.table.state.model
        if not run.table.state.queue.busy and model.my_turn and run.top is run.table:
            if model.ask.kind is AskKind.PASS:
                run.pass_three()
            elif model.legal:
                run.table.turns.use(run.legal(rng))
        assert step >= 0


KEYS = [
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_SPACE,
    pygame.K_ESCAPE, pygame.K_TAB, pygame.K_l, pygame.K_h, pygame.K_u, pygame.K_s, pygame.K_f,
    pygame.K_HOME, pygame.K_END,
]  # fmt: skip


def random_event(rng: random.Random, size: tuple[int, int]) -> UiEvent:
    pos = (rng.randrange(size[0]), rng.randrange(size[1]))
    match rng.randrange(8):
        case 0 | 1:
            return PointerDown(pos, rng.choice((1, 1, 1, 3)))
        case 2 | 3:
            return PointerUp(pos)
        case 4:
            return PointerMove(pos)
        case 5:
            return Wheel(pos, rng.choice((-1, 1)))
        case 6:
            return KeyUp(rng.choice(KEYS))
        case _:
            return KeyDown(rng.choice(KEYS))


@pytest.mark.parametrize("seed", some(range(6), 0, 1))
def test_random_input_never_breaks_the_table(seed: int) -> None:
    rng = random.Random(seed)
    rules = preset("ricketts" if seed % 2 else "standard")
    run = TableRun(rules, seed=f"fuzz {seed}", speed=rng.choice((0.0, 3.0)))
    size = run.ctx.metrics.size
    for _ in range(1500):
        run.frame(random_event(rng, size), ms=rng.choice((1.0, 16.0, 50.0)))
        if len(run.ctx.scenes.scenes) < 2:  # left to the menu: sit down again
            run.table = TableScene(run.ctx, run.session)
            run.ctx.scenes.push(run.table)
    while run.top is not run.table and len(run.ctx.scenes.scenes) > 2:
        run.ctx.scenes.pop()


def test_every_card_lands_with_a_thud() -> None:
    """Failing before: a look at where cards belong sent them straight to their places."""
    run = TableRun(STANDARD, seed="thud")
    run.rest()
    state = run.table.state
    if state.model.ask.kind is AskKind.PASS:
        state.submit(RandomBot("thud").decide(run.session.view(0)))
        run.rest()
    run.sound.heard.clear()
    state.submit(RandomBot("thud").decide(run.session.view(0)))
    run.run(100, draw=True)
    assert [sprite.flies for sprite in state.tabletop.sprites.values()].count(True) == 1
    state.tabletop.sync()
    run.run(1500, draw=True)
    heard = run.sound.heard
    assert heard.count("thud") == heard.count("flick") > 0
    assert not any(sprite.flies for sprite in state.tabletop.sprites.values())


def shot_by(run: TableRun, seat: int, *, sun: bool = False) -> MoonRises:
    """The moon of a seat, before anything is counted."""
    model = run.table.state.model
    moon = moon_of(replace(model, played=model.played + 1), seat, model.totals)
    return replace(moon, sun=sun)


def test_a_moon_pressed_early_late_or_never_ends_alike() -> None:
    pictures = []
    for presses in ((), (0.0,), (700.0,), (1600.0,)):
        run = TableRun(STANDARD, seed="moon")
        run.rest()
        run.table.screens.show(shot_by(run, 2))
        moon = run.top
        assert isinstance(moon, MoonScene)
        run.run(presses[0] if presses else 2100, draw=True)
        for _ in presses:
            run.key(pygame.K_x)
        run.run(600, draw=True)
        assert run.top is moon
        assert moon.fallen
        run.ctx.cardart.sharpen(5000.0)
        run.frame(draw=True)
        moon.stage.invalidate()
        run.frame(draw=True)
        pictures.append(Pixels(run.surface))
        run.key(pygame.K_x)
        assert run.at_table
    assert len(set(pictures)) == 1


def test_a_moon_goes_on_by_itself() -> None:
    run = TableRun(STANDARD, seed="moon")
    run.rest()
    run.table.screens.show(shot_by(run, 0, sun=True))
    run.run(3600, draw=True)
    assert run.at_table


class Undoing(FakeSession):
    """Takes the last own card back by playing the game again up to it."""

    def __init__(self) -> None:
        super().__init__(STANDARD, "undo")
        self.marks: list[object] = []
        self.can_undo = True

    def undo(self) -> bool:
        return True


@pytest.mark.parametrize("key", [pygame.K_u, pygame.K_BACKSPACE])
def test_taking_back_shows_the_view_again(key: int) -> None:
    run = TableRun(STANDARD, session=Undoing())
    run.rest()
    run.run(8000)
    run.key(key)
    assert run.table.state.notes.text == "Taken back"
    assert run.table.state.model.hand == run.table.state.director.snap().hand


def test_a_game_that_counts_asks_before_a_card_is_taken_back() -> None:
    """Failing before: one press of U made it practice, while a hint asked first."""
    session = Undoing()
    session.practice = False
    run = TableRun(STANDARD, session=session)
    run.rest()
    run.run(8000)
    run.key(pygame.K_u)
    dialog = run.top
    assert isinstance(dialog, Dialog)
    assert run.table.state.notes.text != "Taken back"
    named(dialog.form, say("window-key-undo")).activate()
    assert run.table.state.notes.text.startswith("Taken back")


def test_reduced_motion_and_instant_speed_play_a_deal() -> None:
    for changes in ({"reduced_motion": True}, {"speed": 0.0}, {"wait_for_click": True}):
        run, rng = TableRun(STANDARD, seed="still", **changes), random.Random(4)
        for _ in range(2500):
            if run.session.view(0).public.standings.history:
                break
            run.frame(ms=50.0, draw=False)
            if run.top is not run.table:
                beyond_table(run)
                continue
            model = run.table.state.model
            if run.table.state.queue.waits_for_player:
                run.key(pygame.K_SPACE)
            elif not run.table.state.queue.busy and model.my_turn:
                run.pass_or_play(rng)
        assert run.session.view(0).public.standings.history


def test_showing_what_is_legal_points_at_every_legal_card_and_says_why() -> None:
    run = at_play()
    asked: list[object] = []
    run.session.hint = asked.append  # type: ignore[assignment,method-assign]
    run.key(pygame.K_h)
    model, top, controls = run.table.state.model, run.table.state.tabletop, run.table.state.controls
    assert top is not None
    assert controls is not None
    assert run.table.state.handling.hints == model.legal
    said = controls.prompt.text
    assert said is not None
    assert not said.wrong
    assert said.text.startswith(("You must follow", "No points", "Hearts are not", "The "))
    assert not asked, "showing what is legal is no hint"
