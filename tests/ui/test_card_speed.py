"""No card jumps: between two frames it moves no further than its motion's curve allows."""

import math
import random
from itertools import product
from typing import Any

import pygame
import pytest
from pygame import Surface

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.draw.memory import MIB, size_of
from hearts_gui.ui.table.nodes.poses import Motion
from hearts_gui.ui.table.nodes.sprites import CardSprite
from hearts_gui.ui.table.story.cues import Exchange
from tests.kits.slow import some
from tests.ui.table_run import TableRun

FRAME_MS = 16.0
ROUNDING_PX = 1.5
STEPS = 64


def furthest(motion: Motion, dt_ms: float) -> float:
    """The longest way, in pixels, that this motion goes within this time."""
    if motion.duration <= 0:
        return math.inf
    step = min(1.0, dt_ms / motion.duration)
    places = [index / STEPS for index in range(STEPS + 1)]
    most = 0.0
    for part in places:
        here = motion.at(motion.curve(part), part)
        then = min(1.0, part + step)
        there = motion.at(motion.curve(then), then)
        most = max(most, math.hypot(there.x - here.x, there.y - here.y))
    return most


class Watch:
    """Compares every card's place with the one a frame before."""

    def __init__(self, run: TableRun) -> None:
        self.run = run
        self.jumps: list[str] = []
        self.moved = 0

    def _cards(self) -> list[CardSprite]:
        top = self.run.table.state.tabletop
        assert top is not None
        return [*top.sprites.values(), *top.flying]

    def _motions(self) -> dict[int, Motion]:
        return dict(self.run.table.state.tabletop.motions.running)

    def frame(self) -> None:
        cards = self._cards()
        before = {id(card): card.pose for card in cards}
        motions = self._motions()
        self.run.frame(ms=FRAME_MS)
        later = self._motions()
        for card in cards:
            key = id(card)
            if card.card is self.run.table.state.handling.dragged is not None:
                continue
            way = math.hypot(card.pose.x - before[key].x, card.pose.y - before[key].y)
            if way <= ROUNDING_PX:
                continue
            allowed = sum(furthest(times[key], FRAME_MS) for times in (motions, later)
                          if key in times)  # fmt: skip
            self.moved += 1
            if way > allowed + ROUNDING_PX:
                cue = type(self.run.table.state.queue.current).__name__
                self.jumps.append(f"{card.card} went {way:.0f} of {allowed:.0f} pixels in {cue}")


@pytest.mark.parametrize(
    ("key", "speed"), some(product(("standard", "turbo"), (1.0, 2.0)), ("turbo", 2.0))
)
def test_no_card_jumps_while_a_deal_is_played(key: str, speed: float) -> None:
    run = TableRun(preset(key), speed=speed, seed=f"{key} {speed}")
    watch, rng = Watch(run), random.Random(5)
    for _ in range(20_000):
        if not run.at_table or run.session.view(0).public.standings.history:
            break
        watch.frame()
        model = run.table.state.model
        if run.table.state.queue.busy or run.table.busy or not model.my_turn:
            continue
        if model.ask.kind is AskKind.PLAY:
            run.table.turns.use(rng.choice(model.legal))
        elif model.ask.kind is AskKind.PASS:
            run.pass_three()
        else:
            run.table.turns.press_action()
    assert watch.moved > 500
    assert watch.jumps == []


def test_a_card_that_is_given_away_is_seen_all_the_time() -> None:
    run = TableRun(preset("standard"), speed=1.0)
    run.rest()
    given = run.table.state.model.hand[:3]
    run.table.state.handling.selected[:] = given
    run.table.turns.press_action()
    top = run.table.state.tabletop
    assert top is not None
    while not isinstance(run.table.state.queue.current, Exchange):
        run.frame(ms=FRAME_MS)
    shown = [node.card for node in run.table.stage.nodes if isinstance(node, CardSprite)]
    assert all(card in shown for card in given)


def test_a_card_that_jumps_is_noticed() -> None:
    run = TableRun(preset("standard"), speed=1.0)
    watch = Watch(run)
    run.rest()
    sprite = next(iter(run.table.state.tabletop.sprites.values()))
    pose = sprite.pose
    update = run.table.state.tabletop.effects.update

    def jumping(dt_ms: float) -> None:
        update(dt_ms)
        sprite.place(pose.moved(40.0, 0.0), moving=False)

    run.table.state.tabletop.effects.update = jumping  # type: ignore[method-assign]
    watch.frame()
    assert len(watch.jumps) == 1


def finished(run: TableRun) -> TableRun:
    """Let everything that can wait be done, and draw it."""
    run.rest()
    for _ in range(10):
        run.ctx.cardart.sharpen(1000.0)
        run.frame(draw=True)
    return run


def test_hands_that_come_are_drawn_before_their_cards_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Failing before: as a card was played all others of its hand were drawn in that frame."""
    run = finished(TableRun(preset("standard", 4), speed=1.0))
    made: list[object] = []
    once = run.ctx.cardart.drafts.back_once

    def counted(*args: Any, **kind: Any) -> tuple[Surface, Surface]:
        made.append(args)
        return once(*args, **kind)

    run.table.state.handling.selected[:] = run.table.state.model.hand[:3]
    finished(run)
    monkeypatch.setattr(run.ctx.cardart.drafts, "back_once", counted)
    fans = run.table.state.tabletop.seats.fans
    for count in (10, 13):  # on their way, and after a pass
        for fan in fans:
            fan.set_count(count)
            fan.draw(run.surface, fan.rect)
    assert made == []
    fans[0].set_count(9)
    fans[0].draw(run.surface, fans[0].rect)
    assert len(made) == 9


def test_a_heart_breaks_without_new_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing before: they had left the cache by then, and took a frame of 28 ms to make."""
    run = finished(TableRun(preset("standard", 4), speed=1.0))
    heart = run.table.state.tabletop.heart
    for name in heart._makers:
        monkeypatch.setitem(heart._makers, name, pytest.fail)
    for part in range(11):
        heart.show(fill=part / 10, crack=part / 10, glow=0.5 - abs(part / 10 - 0.5))
        heart.draw(run.surface, heart.rect)
    heart.rest(broken=True)
    heart.draw(run.surface, heart.rect)
    held = sum(size_of(picture) for picture, _ in heart._pictures.values())
    assert held < 2.5 * heart.rect.w * heart.rect.h * 4


def test_a_heart_that_was_interrupted_while_it_broke_is_as_red_as_another() -> None:
    """Failing before: it stayed as pale as the last frame that was drawn."""
    run = finished(TableRun(preset("standard", 4), speed=1.0))
    heart = run.table.state.tabletop.heart
    strengths = []
    for fill in (0.9, 0.3):
        heart.rest(broken=False)
        heart.show(fill=fill, crack=fill, glow=0.5)
        heart.draw(run.surface, heart.rect)
        heart.rest(broken=True)
        shown = Surface(run.surface.get_size(), pygame.SRCALPHA)
        heart.draw(shown, heart.rect)
        strengths.append(shown.get_at(tuple(map(round, heart.center))))
    assert strengths[0] == strengths[1]


def test_a_large_table_at_rest_holds_little_more_than_it_shows() -> None:
    """Failing before: 120 MB of card pictures, 44 of cloth and 19 of hearts at 3840 x 2160."""
    size = (3840, 2160)
    run = finished(TableRun(preset("standard", 4), size=size, speed=1.0))
    run.ctx.cardart.rest()
    tabletop = run.table.state.tabletop
    backs = [made.picture for node in tabletop.seats.backs for made in node._made]
    hearts = [picture for picture, _ in tabletop.heart._pictures.values()]
    held = {
        "cards": sum(cache.bytes_held for cache in run.ctx.cardart.caches),
        "cloth": run.ctx.felt.bytes_held - 4 * size[0] * size[1],
        "backs": sum(map(size_of, backs)),
        "hearts": sum(map(size_of, hearts)),
    }
    most = {"cards": 18, "cloth": 4, "backs": 9, "hearts": 9}
    assert {name: what // MIB for name, what in held.items() if what > most[name] * MIB} == {}
