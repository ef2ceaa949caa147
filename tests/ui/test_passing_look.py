"""What a pass shows: refused and received cards, the kitty, who led, who has the queen."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools import shots
from hearts_gui.devtools.screenshot import make_context
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.card_art import CardState
from hearts_gui.ui.draw.memory import within
from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import PointerMove
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import table_layout
from hearts_gui.ui.table.layout.layout_fit import bounds, clear, pile_box
from hearts_gui.ui.table.nodes.badges import Badge, BadgeKind, BadgeNode
from hearts_gui.ui.table.nodes.controls import pass_way
from hearts_gui.ui.table.nodes.panels import PassInfo, PassPanel
from hearts_gui.ui.table.nodes.placing import CHOSEN_RAISE, hand_bases
from hearts_gui.ui.table.nodes.plates import PlateInfo, PlateNode
from hearts_gui.ui.table.nodes.sprites import CardSprite, Look
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.story.cues import TableModel
from tests.kits.tables import HANDS, SIZES
from tests.ui.kit import Pixels
from tests.ui.table_run import TableRun

STANDARD = replace(preset("standard"), pass_cycle=(PassToken.L,))
LOOKS = [((1280, 720), 100), ((1920, 1080), 100), ((800, 1280), 100), ((1280, 720), 200)]


def rise(run: TableRun, card: Card) -> float:
    """Return how far a card stands above its own place, in units."""
    top = run.table.state.tabletop
    bases = hand_bases(top.layout, top.model, gaps=run.ctx.settings.suit_gap)
    base = dict(zip(top.model.hand, bases, strict=True))[card]
    lifted = (pose.y - top.targets()[card].pose.y for pose in (base,))
    return next(lifted) / run.ctx.metrics.base_u


def at_pass(seed: str = "lead14", **changes: Any) -> TableRun:
    run = TableRun(STANDARD, seed=seed, speed=0.0, **changes)
    run.rest()
    return run


def received(run: TableRun) -> tuple[Card, ...]:
    """Three cards are passed; those that came for them, with the first lead to be made."""
    run.table.state.handling.selected[:] = run.table.state.model.hand[-3:]
    run.table.turns.press_action()
    run.rest()
    cards = run.table.state.model.received
    assert len(cards) == 3
    return cards


# -- a card too many


@pytest.mark.parametrize("keys", [False, True])
def test_a_refused_fourth_card_does_not_rise_like_a_chosen_one(keys: bool) -> None:
    """Failing before: under the pointer it rose by forty units with a gold edge."""
    run = at_pass()
    chosen, fourth = run.table.state.model.hand[:3], run.table.state.model.hand[8]
    for card in (*chosen, fourth):
        if keys:
            run.key(pygame.K_HOME)
            run.table.hands.point_for_listener(card)
            run.table.turns.use(card)
        else:
            run.click(run.spot(card))
    run.run(600)
    top = run.table.state.tabletop
    assert run.table.state.handling.selected == list(chosen)
    assert rise(run, fourth) < CHOSEN_RAISE / 4
    assert top.targets()[fourth].look.edge == 0.0
    assert top.targets()[fourth].look.focus is keys
    if not keys:
        run.click(run.spot(chosen[0]))
        run.frame(PointerMove(run.spot(fourth)))
        assert rise(run, fourth) > CHOSEN_RAISE / 4
        assert top.targets()[fourth].look.edge == 1.0


# -- received cards


def test_the_heart_in_the_cloth_is_away_while_the_pass_panel_lies_over_it() -> None:
    """Failing before: its tip looked out under the panel like a tail."""
    run = at_pass()
    assert not run.table.state.tabletop.heart.visible
    received(run)
    assert run.table.state.tabletop.heart.visible


def test_received_cards_lie_level_and_only_what_can_be_played_stands_higher() -> None:
    """Failing before: they stood grey and higher than the one playable card."""
    run = at_pass()
    cards, model = received(run), run.table.state.model
    top = run.table.state.tabletop
    assert len(model.legal) == 1
    (playable,) = model.legal
    others = [card for card in model.hand if card not in (*cards, playable)]
    for card in cards:
        if card is not playable:
            assert rise(run, card) == pytest.approx(rise(run, others[0]), abs=1)
            assert top.targets()[card].look.state is CardState.NORMAL
    assert all(rise(run, playable) > rise(run, card) + 20 for card in others)
    run.run(1600)
    assert {top.targets()[card].look.state for card in cards if card is not playable} == {
        CardState.ILLEGAL
    }
    assert all(top.targets()[card].look.strip for card in cards), (
        "a gold strip until the first play"
    )
    run.table.turns.use(playable)
    run.rest()
    assert not any(target.look.strip for target in top.targets().values())


def test_the_gold_strip_waits_until_a_received_card_shows_its_face() -> None:
    """Failing before: gold lines flew beside the backs of the cards on their way here."""
    run = at_pass()
    (card, *_), ctx = received(run), run.ctx
    sprite = CardSprite(ctx, card, run.table.state.tabletop.targets()[card].pose)

    def drawn(*, strip: bool) -> Pixels:
        sprite.show(Look(strip=strip))
        surface = Surface((1280, 720))
        sprite.draw(surface, surface.get_rect())
        return Pixels(surface)

    sprite.flip = -1.0
    assert drawn(strip=True) == drawn(strip=False)
    sprite.flip = 1.0
    assert drawn(strip=True) != drawn(strip=False)


@pytest.mark.parametrize("moving", [False, True])
@pytest.mark.parametrize("card", [QS, None])
def test_what_a_card_hides_need_not_be_drawn(
    ctx: Context, card: Card | None, *, moving: bool
) -> None:
    """A fan on a stage, in which nothing that is covered is drawn, and the same drawn whole."""
    for width, step in product((58, 90, 176), (0.12, 0.3, 0.45, 0.8)):
        poses = (Pose(200 + n * step * width, 200 + n * n, width, 2.3 * n - 9) for n in range(9))
        nodes = [CardSprite(ctx, card, pose, moving=moving) for pose in poses]
        stage = Stage(Surface((1500, 600)))
        stage.add(*nodes)
        shown, whole = Surface((1500, 600)), Surface((1500, 600))
        while ctx.cardart.sharpen(1000.0):
            pass
        stage.render(shown)
        for node in nodes:
            node.draw(whole, node.rect)
        off = Pixels(shown).off(Pixels(whole))
        assert off.max() <= 5 * moving, (width, step)  # a turned bitmap is not quite opaque


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("pointed", [False, True])
@pytest.mark.parametrize("seed", ["lead14", "lead3"])
def test_no_tag_of_a_received_card_covers_a_card(
    size: tuple[int, int], scale: int, pointed: bool, seed: str
) -> None:
    """Failing before: tags lay over the cards' own indices, and over the prompt."""
    run = at_pass(seed, size=size, ui_scale=scale)
    cards = received(run)
    run.run(2000)
    if pointed:
        run.frame(PointerMove(run.spot(run.table.state.model.legal[0])))
        run.run(600)
    top, controls = run.table.state.tabletop, run.table.state.controls
    marks = [sprite.mark for sprite in top.sprites.values() if sprite.mark.visible]
    tags = [mark for mark in marks if mark.badge and mark.badge.kind is BadgeKind.GIVER]
    assert tags
    assert len(tags) <= len(cards)
    said = controls.prompt.text
    assert said is not None
    for tag in tags:
        assert run.ctx.metrics.window.contains(tag.rect)
        assert tag._tag is not None
        assert not tag.rect.colliderect(controls.prompt.box_for(said)), "over the prompt"
        outline = pygame.mask.from_surface(tag._tag, 127).outline(3)
        points = [(x + tag.rect.x, y + tag.rect.y) for x, y in outline]
        under = [card for card, one in top.sprites.items() if any(map(one.pose.holds, points))]
        assert not under


def test_a_tag_is_written_once_however_its_card_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing before: face and name were drawn in every frame of a moving card."""
    run, written = TableRun(preset("standard"), speed=1.0), []
    write = BadgeNode._upright_tag

    def counted(node: BadgeNode, badge: Badge, unit: float) -> Surface:
        written.append(badge)
        return write(node, badge, unit)

    monkeypatch.setattr(BadgeNode, "_upright_tag", counted)
    mark, badge = BadgeNode(run.ctx), Badge(BadgeKind.GIVER, "Vera", room=400.0)
    sizes = set()
    for angle in (0.0, 4.0, 8.0):
        mark.follow(badge, Pose(300.0, 300.0, 150.0, angle), seen=True)
        sizes.add(mark.rect.size)
    assert len(written) == 1
    assert len(sizes) == 3


# -- the kitty


@pytest.mark.parametrize("size", SIZES)
def test_no_panel_lies_over_the_kitty_while_cards_are_passed(size: tuple[int, int]) -> None:
    """Failing before: half of it lay under the panel, its number with it."""
    for scale, seats in product((100, 200), (3, 4, 5, 6)):
        layout = table_layout(Metrics(*size, scale), seats, HANDS[seats])
        box, u = pile_box(layout.kitty), layout.metrics.u
        caption = layout.caption_box(box, (round(44 * u), 16), round(6 * u))
        where = (layout.metrics, len(layout.seats))
        assert clear(layout.panel, (box, caption)), where
        for place in range(1, len(layout.seats)):
            way = pass_way(layout, place, kitty=True)
            assert not any(box.collidepoint(point) for point in way), where


@pytest.mark.parametrize("size", [(800, 1280), (820, 1460), (600, 900)])
def test_in_an_upright_window_the_way_of_a_pass_runs_between_cards_and_panel(
    size: tuple[int, int],
) -> None:
    """Failing before: it ran over the cards at the side, or there was none."""
    layout = table_layout(Metrics(*size), 4, 13)
    cards = [bounds(pose) for fan in layout.fans for pose in fan.poses(13)]
    for place in (1, 2, 3):
        way = pass_way(layout, place, kitty=False)
        assert len(way) > 4
        assert not any(box.collidepoint(p) for box in (*cards, layout.panel) for p in way), place


# -- who led


@pytest.mark.parametrize("size", SIZES[::2])
def test_the_mark_of_a_lead_covers_no_other_card_and_no_index(size: tuple[int, int]) -> None:
    """Failing before: that of the player's own lead lay on the card across."""
    for scale, seats in product((100, 200), (2, 3, 4, 5, 6, 8, 11)):
        ctx = make_context(size, Settings(ui_scale=scale))
        layout = table_layout(ctx.metrics, seats, HANDS[seats])
        pack = [Card(f"{rank}{suit}") for suit in "CD" for rank in "234567"]
        for leader in range(seats):
            plays = tuple(Play((leader + k) % seats, pack[k], Suit.CLUBS) for k in range(seats))
            model = TableModel(seat=0, totals=(0,) * seats, played=0, number=1, trick=plays)
            tag, own, others = lead_mark(ctx, layout, model)
            where = (layout.metrics, seats, leader)
            assert layout.stage.contains(tag), where
            # Cards of a crowd touch each other, and their tags the next card's edge.
            assert clear(tag, [card.inflate(-4, -4) for card in others]), where
            if not clear(tag, [own]):  # where nothing around it is free, it lies on no index
                low, left = tag.centery > own.centery, tag.centerx < own.centerx
                assert low == left, where
                assert tag.width < own.width / 2 + 1, where
            if seats <= 5 or (scale == 100 and seats == 6):
                plates = [seat.plate for seat in layout.seats]
                assert clear(tag, [*plates, *(pile_box(seat.pile) for seat in layout.seats)]), where


def lead_mark(ctx: Any, layout: Any, model: TableModel) -> tuple[Rect, Rect, list[Rect]]:
    """The boxes of the mark, of its card and of the other cards of the trick."""
    from hearts_gui.ui.draw.stage import Stage
    from hearts_gui.ui.table.nodes.placing import Handling
    from hearts_gui.ui.table.nodes.tabletop import Tabletop

    stage = Stage(Surface((8, 8)))
    top = Tabletop(ctx, stage, layout, model, Handling(),
                   lambda model, seat: PlateInfo("", "wren", "0"), Rules())  # fmt: skip
    wanted = top.targets()
    led = model.trick[0].card
    sprite = CardSprite(ctx, led, wanted[led].pose)
    sprite.show(Look(badge=wanted[led].look.badge))
    own = bounds(wanted.pop(led).pose)
    return sprite.mark.rect, own, [bounds(target.pose) for target in wanted.values()]


def test_steps_of_a_long_cycle_say_how_far_they_go(make_ctx: Any) -> None:
    """Failing before: for eight players the arrow of two seats away was that of the next seat."""
    panel = PassPanel(make_ctx((1280, 720)), Rect(0, 0, 400, 200))
    cycle = preset("double_deck", 8).pass_cycle
    panel.tell(PassInfo("", "", cycle, 0, 0, 3))
    assert panel.info is not None
    steps = panel._steps(panel.ctx.painter, panel.info, 1.0)
    assert [step.label for step in steps] == ["Left", "", "2", "2", ""]
    assert len({(step.icon, step.label) for step in steps}) == len(steps)


# -- the queen's chip


@pytest.mark.parametrize(("size", "scale"), [*LOOKS, ((800, 600), 100), ((1024, 768), 150)])
def test_the_queens_chip_takes_no_room_from_the_counts(size: tuple[int, int], scale: int) -> None:
    """Failing before: beside the chip the number of tricks was left out."""
    ctx = make_context(size, Settings(ui_scale=scale))
    for seats in (3, 4, 5, 6):
        layout = table_layout(Metrics(*size, scale), seats, HANDS[seats])
        for seat, name, dealer, jack in product(
            layout.seats, ("You", "Juno", "Rosalind"), (False, True), (False, True)
        ):
            info = PlateInfo(name, "juno", "87", tricks=4, points="13", dealer=dealer)
            without = texts_of(ctx, seat.plate, info)
            with_her = texts_of(ctx, seat.plate, replace(info, queen=True, jack=jack))
            where = (seats, seat.side, name, dealer, jack)
            assert {"4", "13", "87"} & without <= with_her, where
            if seats <= 4:
                assert {"4", "13", "87"} <= with_her, where
            assert "Q" in with_her, where
            assert not jack or "J" in with_her, where


def texts_of(ctx: Any, box: Rect, info: PlateInfo) -> set[str]:
    """Return the words on a plate."""
    seen: list[tuple[str, Rect]] = []
    label = ctx.painter.label

    def write(surface: Surface, text: str, *args: Any, **more: Any) -> Rect:
        ink: Rect = label(surface, text, *args, **more)
        seen.append((text, ink))
        return ink

    plate = PlateNode(ctx, box, info)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ctx.painter, "label", write)
        plate.draw(Surface(ctx.metrics.size), plate.rect)
    for chip, ink in seen:
        if chip in ("Q", "J"):
            over = [text for text, place in seen if text != chip and place.colliderect(ink)]
            assert not over, (info, chip, over)
    return {text for text, _ in seen}


def test_a_plate_whose_drawing_was_stopped_says_everything() -> None:
    """Failing before: on a slow machine a new table had a plate with a face and no words."""
    info = PlateInfo("Juno", "juno", "54", tricks=3, points="7", dealer=True)
    seen = []
    for patience in (0.0, math.inf):
        plate = PlateNode(make_context((1024, 640), Settings()), Rect(100, 50, 147, 49), info)
        while not within(patience, partial(plate.warm, Surface((1, 1)))):
            pass
        surface = Surface((300, 200))
        plate.draw(surface, plate.rect)
        seen.append(pygame.image.tobytes(surface, "RGB"))
    assert seen[0] == seen[1]


def test_the_plate_of_the_queens_taker_turns_and_comes_to_rest(ctx: Context) -> None:
    """Failing before: it only moved to the sides."""
    plate = PlateNode(ctx, Rect(200, 100, 240, 76), PlateInfo("Mira", "mira", "13"))

    def seen() -> bytes:
        surface = Surface((640, 300))
        plate.draw(surface, plate.rect)
        return pygame.image.tobytes(surface, "RGB")

    straight = seen()
    plate.shift(4)
    moved = seen()
    plate.shift(4, 1.2)
    assert seen() not in (straight, moved)
    plate.shift(0)
    assert seen() == straight


@pytest.mark.parametrize("seats", [4, 5])
def test_large_text_in_an_upright_window_makes_the_pass_panel_higher(seats: int) -> None:
    """Failing before: at 200 % its help was as small as at 100 %."""
    texts = {}
    for scale in (100, 200):
        ctx = make_context((800, 1280), Settings(ui_scale=scale))
        layout = table_layout(Metrics(800, 1280, scale), seats, 13)
        panel = PassPanel(replace(ctx, metrics=layout.metrics), layout.panel)
        help_text = "Choose three cards; all are shuffled and dealt back"
        panel.tell(PassInfo("Smoosh: into the middle", help_text, (PassToken.SMOOSH,), 0, 0, 3))
        inks: list[tuple[str, int, Rect]] = []
        ctx.painter.ink_probe = lambda _, ink, found=inks: found.append(
            (ink.text, ink.kind.px, Rect(ink.place, ink.picture.get_size()))
        ) or True  # fmt: skip
        panel.draw(Surface((800, 1280)), panel.rect)
        boxes = [box for _, _, box in inks]
        assert all(layout.panel.contains(box) for box in boxes)
        texts[scale] = next(px for text, px, _ in inks if text.startswith("Choose"))
    assert texts[200] >= 1.3 * texts[100]


@pytest.mark.parametrize("scale", [100, 200])
def test_the_line_at_the_button_stands_over_its_middle(scale: int) -> None:
    """Failing before: at 200 % it was moved left, as if the rail grew with the text."""
    look = shots.PictureLook((1280, 720), ui_scale=scale)
    scene, _ = shots.opened("pass-along", look, Rules(), "0")
    assert isinstance(scene, TableScene)
    caption = scene.state.controls.caption
    assert caption.visible
    assert abs(caption.rect.centerx - scene.state.layout.furniture.button.centerx) <= 1
