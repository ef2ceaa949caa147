"""Kitty and stock: cards fly between them and the hands, and new ones are marked."""

import math
import random
from typing import Any

import pytest

from hearts_gui.devtools import shots
from hearts_gui.devtools.shots import PictureLook
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.shell.input import PointerMove
from hearts_gui.ui.table.nodes.badges import CHECK, NEW, BadgeKind
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import Cue, TableModel
from tests.ui.kit import Pixels
from tests.ui.table_run import TableRun


class Ended(AssertionError):
    """No such moment came."""


def run_to(key: str, players: int, cue: type[Cue], *, mine: bool, **changes: Any) -> TableRun:
    """A table at which such a cue has just begun, for the person or for someone else."""
    for seed in range(12):
        run, rng = TableRun(preset(key, players), seed=f"{key} {seed}", **changes), random.Random(1)
        for _ in range(4000):
            run.frame(ms=16)
            if not run.at_table:
                break
            queue = run.table.state.queue
            seat = getattr(queue.current, "seat", None)
            if isinstance(queue.current, cue) and (seat == 0) is mine:
                return run
            if not queue.busy and queue.model.my_turn:
                answer(run, rng)
    raise Ended(f"{key}: no {cue.__name__}")


def answer(run: TableRun, rng: random.Random) -> None:
    model = run.table.state.model
    if model.ask.kind is AskKind.PLAY:
        run.table.turns.use(run.legal(rng))
    elif model.ask.kind is AskKind.BURY:
        run.table.state.handling.selected[:] = model.hand[: run.table.state.view.deal.bury_count]
        run.table.turns.press_action()
    else:
        run.pass_three()


def finish(run: TableRun) -> None:
    for _ in range(400):
        run.frame(ms=16)
        if not run.table.busy and not run.table.state.queue.busy:
            return


def distance(run: TableRun, card: Card) -> float:
    """Return the distance of a card of the hand from the stock."""
    pose, stock = run.table.state.tabletop.sprites[card].pose, run.table.state.tabletop.layout.kitty
    return math.dist((pose.x, pose.y), (stock.x, stock.y))


def new_cards(model: TableModel, run: TableRun) -> list[Card]:
    return [card for card in model.hand if run.table.state.handling.is_new(model, card)]


def test_a_card_drawn_from_the_stock_flies_to_the_hand_and_is_marked() -> None:
    run = run_to("draw", 2, cue_types.DrawCard, mine=True)
    (card,) = new_cards(run.table.state.model, run)
    top = run.table.state.tabletop
    assert top is not None
    near, backwards = distance(run, card), top.sprites[card].flip
    assert near < top.layout.hand.width
    assert backwards < 0
    finish(run)
    assert distance(run, card) > 2 * near
    assert top.sprites[card].flip == 1.0
    assert top.targets()[card].look.badge == NEW
    run.click((3, 3))
    assert top.targets()[card].look.badge is None


def test_a_drawn_card_is_marked_when_its_flight_was_skipped() -> None:
    run = run_to("draw", 2, cue_types.DrawCard, mine=True)
    (card,) = new_cards(run.table.state.model, run)
    run.table.state.finish()
    top = run.table.state.tabletop
    assert top is not None
    assert top.targets()[card].look.badge == NEW


@pytest.mark.parametrize(("key", "players"), [("draw", 2), ("domino", 3)])
def test_cards_that_others_draw_fly_to_their_fans(key: str, players: int) -> None:
    run = run_to(key, players, cue_types.DrawCard, mine=False)
    cue, top = run.table.state.queue.current, run.table.state.tabletop
    assert isinstance(cue, cue_types.DrawCard)
    assert top is not None
    fan = top.seats.fan(cue.seat)
    assert fan is not None
    before = fan.count
    assert before == run.table.state.model.sizes[cue.seat] - cue.count
    assert top.flying or top.motions.busy
    for _ in range(100):
        run.frame(ms=16)
        if run.table.state.queue.current is not cue:
            break
    assert fan.count == before + cue.count


def test_the_kitty_comes_into_the_hand_marked_and_other_cards_go_back() -> None:
    run = run_to("heartsette", 3, cue_types.KittyGoes, mine=True)
    came = new_cards(run.table.state.model, run)
    top = run.table.state.tabletop
    assert top is not None
    assert len(came) > 1
    assert all(distance(run, card) < top.layout.hand.width for card in came)
    finish(run)
    assert run.table.state.model.ask.kind is AskKind.BURY
    badges = [top.targets()[card].look.badge for card in came]
    tags = [badge for badge in badges if badge is not None]
    assert tags
    assert {(tag.kind, tag.text) for tag in tags} == {(BadgeKind.GIVER, "from the kitty")}
    assert all(top.targets()[card].look.strip for card in came)
    put_away = run.table.state.model.hand[: len(came)]
    for card in put_away:
        run.table.turns.toggle(card)
    assert all(top.targets()[card].look.badge == CHECK for card in put_away)
    run.table.turns.press_action()
    run.frame(ms=16)
    assert len(top.flying) == len(put_away)
    assert {sprite.card for sprite in top.flying} == set(put_away)
    finish(run)
    assert not top.flying


def test_nothing_flies_where_motion_is_reduced() -> None:
    run = run_to("draw", 2, cue_types.DrawCard, mine=True, reduced_motion=True)
    (card,) = new_cards(run.table.state.model, run)
    top = run.table.state.tabletop
    assert top is not None
    place = top.targets()[card].pose
    assert (top.sprites[card].pose.x, top.sprites[card].pose.y) == (place.x, place.y)
    assert not top.flying


@pytest.mark.parametrize(("key", "players"), [("domino", 4), ("standard", 4)])
def test_cards_that_turn_on_their_way_leave_no_trace(key: str, players: int) -> None:
    run = TableRun(preset(key, players), seed="trace")
    for _ in range(400):
        run.frame()
        if not run.table.state.queue.busy and not run.table.busy:
            break
    top, surface = run.table.state.tabletop, run.surface
    assert top is not None
    run.table.render(surface)
    hand = top.layout.hand.poses(13)
    ways = [(top.layout.kitty, hand[0]), (top.layout.slots[0], hand[12]), (hand[2], hand[11])]
    ways += [(top.seats.source(seat), top.seats.source(0)) for seat in range(1, players)]
    for start, end in ways:
        for card, flip in ((None, None), (Card("QS"), (-1.0, 1.0)), (Card("4D"), (1.0, -1.0))):
            top.fly(start, end, ms=390.0, card=card, flip=flip, land=None, arc=(7.3, -31.7))
            while top.motions.busy:
                top.update(13.0)
                run.table.stage.render(surface)
            run.table.stage.render(surface)
            shown = Pixels(surface)
            run.table.stage.invalidate()
            run.table.stage.render(surface)
            assert shown == Pixels(surface), (start, end, card)


@pytest.mark.parametrize(
    ("scene", "name", "words"),
    [
        ("kitty", "Kitty, one card", "The one card left over is the kitty. The player who takes"),
        ("stock", "Stock, 4 cards", "After each trick everyone draws"),
    ],
)
def test_a_pile_says_what_it_is_for(scene: str, name: str, words: str) -> None:
    """Failing before: nothing at the table said what it is."""
    table, _ = shots.opened(scene, PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(table, TableScene)
    pile = table.state.tabletop.seats.kitty
    table.handle(PointerMove(pile.box.center))
    for _ in range(60):
        table.update(16.0)
    tooltip = table.state.controls.form.tooltip
    assert tooltip.visible
    assert words in tooltip.text
    assert not tooltip._box.colliderect(pile.box)
    (node,) = [node for node in table.accessible().children if node.name == name]
    assert node.description == " ".join(tooltip.text.split("\n"))


def test_nothing_is_said_where_no_pile_lies() -> None:
    table, _ = shots.opened("play", PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(table, TableScene)
    assert not table.state.controls.pile.visible


def test_a_stock_is_called_so_in_a_review() -> None:
    """Failing before: it was called a kitty."""
    rules = preset("draw", 2)
    scene, _ = shots.opened("review", PictureLook((1280, 720)), rules, "any")
    assert isinstance(scene, ReviewScene)
    assert scene._table is not None
    assert scene._table.tabletop.seats.kitty._name == "Stock"
