"""One switch, or two, are enough for everything: stops, groups, and a whole deal from the menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.pilot import FRAME_MS
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.options import ACCESS, OptionsScene
from hearts_gui.ui.screens.settings_tabs import KeyDialog
from hearts_gui.ui.shell.access import CLICK, DISABLED, FOCUSED, LESS, MORE, AccessNode
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import KeyDown, KeyUp, PointerDown, PointerUp, TextInput, UiEvent
from hearts_gui.ui.shell.keymap import SWITCHES
from hearts_gui.ui.shell.switches import LEAVE, MOST_IN_A_ROW, Scan, Spot, plan_of
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from tests.ui.kit import Pixels

SPACE = (KeyDown(pygame.K_SPACE, text=" "), TextInput(" "), KeyUp(pygame.K_SPACE))
ENTER = (KeyDown(pygame.K_RETURN), KeyUp(pygame.K_RETURN))


def node(name: str, box: tuple[int, int, int, int], *children: AccessNode, states: str = "",
         acts: tuple[str, ...] = (CLICK,), role: str = "button") -> AccessNode:  # fmt: skip
    done = {act: lambda _: None for act in acts} if not children else {}
    return AccessNode(role, name, bounds=box, children=children, acts=done,
                      states=tuple(states.split()))  # fmt: skip


def screen(*children: AccessNode, name: str = "Screen") -> AccessNode:
    return AccessNode("window", name, bounds=(0, 0, 1000, 800), children=children)


def row(y: int, count: int, stem: str) -> tuple[AccessNode, ...]:
    return tuple(node(f"{stem}{k}", (100 * k, y, 90, 40)) for k in range(count))


# -- the plan


def test_few_parts_are_stepped_through_one_by_one() -> None:
    plan = plan_of(screen(*row(0, 3, "a"), *row(100, 3, "b")))
    assert [spot.name for spot in plan] == ["a0", "a1", "a2", "b0", "b1", "b2"]


def test_many_parts_are_taken_by_rows_first_and_long_rows_in_blocks() -> None:
    plan = plan_of(screen(*row(0, 4, "a"), *row(100, 3, "b"), *row(200, 9, "c")))
    assert [len(spot.parts) for spot in plan] == [4, 3, 3]
    assert [len(block.parts) for block in plan[2].parts] == [3, 3, 3]
    assert plan[0].box == Rect(0, 0, 390, 40)
    names = [leaf.name for spot in plan for leaf in spot.leaves]
    counts = {"a": 4, "b": 3, "c": 9}
    assert names == [f"{stem}{k}" for stem, count in counts.items() for k in range(count)]


def test_rows_scrolled_out_of_view_are_not_longer_than_others() -> None:
    """Failing before: all of it was one long row, and a step deeper than the rest."""
    cards = [node(f"gone{k}", (0, 0, 0, 0)) for k in range(2 * MOST_IN_A_ROW)]
    plan = plan_of(screen(*row(100, 4, "a"), *row(200, 4, "b"), *cards))
    assert [len(spot.parts) for spot in plan] == [4, 4, MOST_IN_A_ROW, MOST_IN_A_ROW]
    whole = node("pack", (100, 100, 700, 300), *row(100, 4, "a"), *cards)
    assert plan_of(screen(whole, *row(500, 1, "c")))[0].box == Rect(0, 100, 390, 40)


def test_the_frame_does_not_stop_at_what_cannot_be_used() -> None:
    tree = screen(
        node("off", (0, 0, 50, 50), states=DISABLED), node("text", (0, 60, 50, 50), acts=()),
        node("field", (0, 120, 50, 50), role="text_input"), node("on", (0, 180, 50, 50)),
    )  # fmt: skip
    assert [spot.name for spot in plan_of(tree)] == ["on"]


def test_a_number_is_a_group_of_more_and_less() -> None:
    (spot,) = plan_of(screen(node("Speed", (0, 0, 100, 40), acts=(MORE, LESS), role="slider")))
    assert [(part.name, part.box) for part in spot.parts] == [
        ("Speed +", Rect(75, 0, 25, 40)), ("Speed −", Rect(0, 0, 25, 40)),
    ], "failing before: the frame went through the number, which takes half of the box"  # fmt: skip


# -- the frame


def names(scan: Scan, steps: int) -> list[str]:
    labels = []
    for _ in range(steps):
        assert scan.spot is not None
        labels.append(f"/{scan.spot.name}" if scan.spot.key == LEAVE else scan.spot.name)
        scan.step()
    return labels


def test_the_frame_goes_round_and_steps_into_groups_and_out_again() -> None:
    scan = Scan()
    hand = node("Hand", (0, 400, 900, 90), *row(400, 3, "card"), role="list")
    scan.show(screen(*row(0, 2, "icon"), hand))
    assert names(scan, 4) == ["icon0", "icon1", "Hand", "icon0"]
    scan.step()
    assert scan.choose() is None
    assert scan.inside
    assert names(scan, 4) == ["card0", "card1", "card2", "/Hand"]
    assert names(scan, 4) == ["card0", "card1", "card2", "/Hand"]
    assert not scan.inside, "twice round in vain leaves the group"
    assert scan.spot is not None
    assert scan.spot.name == "Hand"
    scan.choose()
    scan.step()
    result = scan.choose()
    assert result is not None
    assert result.name == "card1"
    assert scan.inside, "more cards may be wanted"


def test_choosing_the_group_itself_leaves_it() -> None:
    scan = Scan()
    scan.show(screen(*row(0, 1, "icon"), node("Hand", (0, 400, 900, 90), *row(400, 2, "card"))))
    scan.step()
    scan.choose()
    scan.step()
    scan.step()
    assert scan.choose() is None
    assert not scan.inside


def test_the_focus_goes_to_a_new_item_immediately() -> None:
    scan = Scan()
    hand = node("Hand", (0, 400, 900, 90), *row(400, 3, "card"))
    scan.show(screen(*row(0, 2, "icon"), hand, node("Pass", (0, 600, 90, 40), states=DISABLED)))
    scan.step()
    scan.step()
    scan.choose()
    scan.show(screen(*row(0, 2, "icon"), hand, node("Pass", (0, 600, 90, 40))))
    assert scan.spot is not None
    assert scan.spot.name == "Pass"
    scan.show(screen(node("No", (0, 0, 90, 40)), node("Yes", (0, 60, 90, 40), states=FOCUSED),
                     name="Sure?"))  # fmt: skip
    assert scan.spot.name == "Yes", "a dialog begins where the keyboard is"


def test_the_frame_keeps_its_stop_while_others_come_and_go() -> None:
    scan = Scan()
    first, second, third = row(0, 3, "b")
    scan.show(screen(first, second, third))
    scan.step()
    scan.show(screen(second, third))
    assert scan.spot is not None
    assert scan.spot.name == "b1"
    scan.show(screen())
    assert scan.spot is None
    scan.step()
    assert scan.choose() is None


# -- in the program


class Person:
    """Someone with one key, who sees where the frame is and presses when it is wanted there."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.presses = 0

    def frame(self, *events: UiEvent) -> None:
        self.app.step(FRAME_MS, list(events))

    def choose(self, fits: Callable[[Spot], bool], most_ms: float = 120_000) -> None:
        """Press the key until something has been chosen that is wanted."""
        spent, quiet = 0.0, 0.0
        while spent < most_ms:
            self.frame()
            spent += FRAME_MS
            quiet += FRAME_MS
            spot = self.app.switches._scan.spot
            if spot is None or quiet < 250 or spot.key == LEAVE:
                continue
            if any(map(fits, spot.leaves)):
                done = not spot.parts
                self.presses += 1
                quiet = 0.0
                self.frame(*SPACE)
                if done:
                    return
        raise AssertionError(f"the frame never comes there, at {type(self.app.ctx.scenes.top)}")

    def named(self, *names: str) -> None:
        self.choose(lambda spot: spot.name in names)


@pytest.fixture
def app(data_dir: Path) -> Iterator[App]:
    prefs = Settings(speed=0.0, reduced_motion=True, switches="one", switch_seconds=0.3,
                     double_seconds=0.2)  # fmt: skip
    games = PlayerGames()
    app = App(prefs, games, store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    yield app
    app.close()


def usable(app: App, key: str) -> AccessNode | None:
    top = app.ctx.scenes.top
    assert top is not None
    nodes = [one for one in top.accessible().walk() if DISABLED not in one.states]
    return next((one for one in nodes if one.key == key), None)


def primary(app: App) -> str:
    """Return the text of the top screen's main button."""
    form = app.ctx.scenes.top.form  # type: ignore[union-attr]
    return next(
        widget.label
        for widget in form.widgets
        if isinstance(widget, Button) and widget.primary and widget.enabled
    )


def play_on(person: Person, table: TableScene) -> None:
    """Answer what the table asks, or wait."""
    app, state = person.app, table.state
    if app.ctx.scenes.top is not table:
        person.named(primary(app))
        return
    model = state.model
    if state.queue.busy or not model.my_turn:
        person.frame()
        return
    if model.ask.kind is AskKind.PASS:
        before = list(state.handling.selected)
        if len(before) == 3:
            person.choose(lambda spot: spot.name == getattr(state.controls.button, "label", ""))
            return
        chosen = [state.tabletop.sprites[card].pose for card in before]
        person.choose(lambda spot: "hand" in spot.key
                      and all(abs(spot.box.centerx - pose.x) > 5 for pose in chosen))  # fmt: skip
        return
    person.choose(lambda spot: "hand" in spot.key)


def test_a_whole_deal_from_the_menu_by_one_key(app: App) -> None:
    person = Person(app)
    games = app.ctx.games
    assert isinstance(games, PlayerGames)
    person.frame()
    person.named("Play")
    for _ in range(3000):
        if games.session is not None:
            break
        top = app.ctx.scenes.top
        if type(top).__name__ == "CutDialog" and app.idle_wait_ms() is not None:
            person.named(primary(app))
        else:
            person.frame()
    session = games.session
    assert session is not None
    passed = False
    for _ in range(40_000):
        table = next(scene for scene in app.ctx.scenes.scenes if isinstance(scene, TableScene))
        passed = passed or table.state.model.ask.kind is AskKind.PASS
        if len(session.view(0).public.standings.history) >= 1 and app.ctx.scenes.top is not table:
            break
        play_on(person, table)
    history = session.view(0).public.standings.history
    assert len(history) == 1
    assert passed
    assert person.presses > 16
    person.named(primary(app))
    for _ in range(50):
        person.frame()
    assert isinstance(app.ctx.scenes.top, TableScene), "the score sheet is left by the switch too"


def options(app: App) -> OptionsScene:
    scene = OptionsScene(app.ctx, tab=ACCESS)
    app.ctx.scenes.push(scene)
    return scene


def test_a_setting_is_changed_by_one_key(app: App) -> None:
    person = Person(app)
    options(app)
    person.named("Suit letters")
    assert app.ctx.settings.suit_letters
    person.named("Rest for +")
    assert app.ctx.settings.dwell_seconds > 1.2


def test_two_switches_step_and_choose_and_nothing_goes_on_by_itself(data_dir: Path) -> None:
    app = App(Settings(switches="two", switch_seconds=0.3), SampleGames(), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    app.step(16, [])
    first = app.switches._scan.spot
    for _ in range(100):
        app.step(16, [])
    assert app.switches._scan.spot is not None
    assert first is not None
    assert app.switches._scan.spot.key == first.key
    app.step(16, list(ENTER))
    assert app.switches._scan.spot.key != first.key
    app.step(16, [PointerDown((5, 5)), PointerUp((5, 5))])
    assert len(app.ctx.scenes) == 1, "clicks are clicks unless they are a switch"
    app.close()


def test_the_ring_of_the_last_part_goes_when_the_frame_is_round_a_group(data_dir: Path) -> None:
    app = App(Settings(switches="two", double_seconds=0.0), SampleGames(), store=False, sound=False)
    menu = MenuScene(app.ctx)
    app.ctx.scenes.push(menu)
    app.step(16, [])
    scan, rings = app.switches._scan, []
    app.step(500, list(SPACE))
    while (spot := scan.spot) is not None and spot.key != LEAVE:
        rings.append(menu.form.keyboard)
        app.step(500, list(ENTER))
    assert rings
    assert all(rings)
    assert scan.spot is not None
    assert not menu.form.keyboard, "two frames, and the switch does only what the one says"
    app.close()


def test_a_click_anywhere_and_a_pads_button_choose(data_dir: Path) -> None:
    clicked: list[UiEvent] = [PointerDown((3, 3)), PointerUp((3, 3))]
    padded: list[UiEvent] = [KeyDown(pygame.K_RETURN, pad=True)]
    for press in (clicked, padded):
        app = App(Settings(switches="one", switch_click=True, switch_seconds=9.0),
                  SampleGames(), store=False, sound=False)  # fmt: skip
        scene = options(app)
        for _ in range(3):
            app.step(16, [])
        before = app.switches._scan.spot
        assert before is not None
        app.step(16, list(press))
        after = app.switches._scan.spot
        assert after is not None
        assert after.key != before.key or app.ctx.scenes.top is not scene
        app.close()


def test_a_trembling_press_counts_once(data_dir: Path) -> None:
    app = App(Settings(switches="one", switch_seconds=9.0, double_seconds=0.5), SampleGames(),
              store=False, sound=False)  # fmt: skip
    options(app)
    app.step(16, [])
    spot = app.switches._scan.spot
    assert spot is not None
    assert spot.parts
    app.step(16, [*SPACE, *SPACE])
    inside = app.switches._scan.spot
    assert inside is not None
    assert inside.key in [part.key for part in spot.parts]
    app.close()


def test_the_switch_gets_another_key_and_its_own_dialog_hears_every_key(data_dir: Path) -> None:
    app = App(Settings(switches="one", switch_seconds=9.0), SampleGames(), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    app.ctx.scenes.push(KeyDialog(app.ctx, SWITCHES[0]))
    app.step(16, [KeyDown(pygame.K_BACKSPACE)])
    assert app.ctx.settings.key_switch == "backspace"
    app.step(16, [])
    menu = app.ctx.scenes.top
    spot = app.switches._scan.spot
    app.step(16, [KeyDown(pygame.K_BACKSPACE)])
    assert app.switches._scan.spot != spot or app.ctx.scenes.top is not menu
    app.close()


def test_off_nothing_of_it_is_there(data_dir: Path) -> None:
    app = App(Settings(), SampleGames(), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    for _ in range(5):
        app.step(16, [])
    assert app.switches._scan.spot is None
    assert app.switches.wait_ms is None
    app.close()


def test_no_frame_stays_on_the_picture_below_a_dialog(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: a second, darker frame lay under the dialog that a choice had opened."""
    app = App(Settings(switches="two", double_seconds=0.0), SampleGames(), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    app.step(500, [])
    dialog = Dialog(app.ctx, "Title", "Text", (DialogButton("Back"),))
    spot = Spot("opens", "Opens", Rect(9, 9, 9, 9), lambda _: app.ctx.scenes.push(dialog))
    monkeypatch.setattr(app.switches._scan, "choose", lambda: spot)
    app.switches.take(SPACE[0])
    assert dialog.backdrop is not None
    seen = Pixels(dialog.backdrop)
    app.ctx.scenes.look_below(dialog)
    assert Pixels(dialog.backdrop) == seen
    app.close()
