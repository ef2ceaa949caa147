"""Marks of variants on plates and cards: charges, sides, counters, pairs, the Warren card."""

import itertools
from dataclasses import replace
from typing import Any

import pytest
from pygame import Rect, Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.screenshot import make_context
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.rules.presets import preset, preset_with
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.table.layout.layout import table_layout
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.layout.lead_tag import lead_tag
from hearts_gui.ui.table.nodes.badges import ANNULLED, NEW, Badge, BadgeKind, BadgeNode
from hearts_gui.ui.table.nodes.opencards import left_of, open_hand
from hearts_gui.ui.table.nodes.placing import Handling, targets
from hearts_gui.ui.table.nodes.plate_info import PlateTeller
from hearts_gui.ui.table.nodes.plates import PlateInfo, PlateMark, PlateNode, marks_of
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.wording.language.messages import say
from tests.ui.fake_session import FakeSession

QS, AH = Card("QS"), Card("AH")


def table(key: str, **changes: object) -> tuple[FakeSession, TableModel]:
    session = FakeSession(preset(key))
    model = TableModel(seat=0, totals=(0,) * 4, played=0, number=1, sizes=(13,) * 4,
                       taken=((),) * 4, tricks=(0,) * 4)  # fmt: skip
    return session, replace(model, **changes)  # type: ignore[arg-type]


def test_charged_cards_stay_on_their_owners_plate() -> None:
    session, model = table("gong_zhu", charges=((2, QS), (2, AH), (1, Card("JD"))))
    rules = session.game.rules
    assert marks_of(rules, model, 2) == (
        PlateMark("Q", Icon.LIGHTNING, Suit.SPADES), PlateMark("A", Icon.LIGHTNING, Suit.HEARTS),
    )  # fmt: skip
    assert marks_of(rules, model, 0) == ()


def test_partners_carry_the_same_letter() -> None:
    session, model = table("partnership", totals=(3, 4, 20, 30))
    marks = [marks_of(session.game.rules, model, seat)[0] for seat in range(4)]
    assert [mark.text for mark in marks] == ["A 23", "B 34", "A 23, partner", "B 34"]
    assert marks[0].side == marks[2].side != marks[1].side


def test_the_first_two_takers_are_partners_as_soon_as_there_are_two() -> None:
    rules = preset_with("standard", 4, {"partners": "adhoc"})
    _, model = table("standard")
    assert marks_of(rules, replace(model, takers=(2,)), 2) == ()
    pair = replace(model, takers=(2, 0))
    assert [mark.text for mark in marks_of(rules, pair, 2)] == ["Your partner"]
    assert [mark.text for mark in marks_of(rules, pair, 0)] == ["Pair"]
    assert marks_of(rules, pair, 1) == ()
    assert marks_of(preset("standard"), pair, 2) == ()


def test_counters_stand_on_the_plate_where_they_decide() -> None:
    session, model = table("howell", stocks=(97, 103, 100, 100))
    teller = PlateTeller(session.game.rules, session.seats)
    assert teller(model, 1).total == "103"


def test_points_stand_beside_the_suit_that_costs_them() -> None:
    session, model = table("auction")
    teller = PlateTeller(session.game.rules, session.seats)
    assert teller(model, 1).suit is Suit.HEARTS
    assert teller(replace(model, penalty_suit=Suit.CLUBS), 1).suit is Suit.CLUBS


def test_a_player_who_is_out_in_domino_is_called_out() -> None:
    session, model = table("domino", sizes=(3, 0, 2, 2))
    teller = PlateTeller(session.game.rules, session.seats)
    assert teller(model, 1).note == "Out of the deal"
    assert teller(model, 2).note == ""


def test_equal_cards_annul_each_other_only_where_the_rules_say_so() -> None:
    _, model = table("standard")
    pair = (Card("9D"), Card("9D'"), Card("KD"))
    trick = tuple(Play(seat, card, Suit.DIAMONDS) for seat, card in enumerate(pair))
    layout = table_layout(Metrics(1280, 720), 4, 13)
    model = replace(model, trick=trick)
    result = targets(layout, model, Handling(), gaps=False, cancels=True)
    assert [result[card].look.badge for card in pair] == [ANNULLED, ANNULLED, None]
    result = targets(layout, model, Handling(), gaps=False)
    first, *others = [result[card].look.badge for card in pair]
    assert first is not None
    assert first.kind is BadgeKind.LED
    assert others == [None, None]


def test_the_warren_card_shows_its_companion_to_its_owner_and_its_suit_to_all() -> None:
    warren, extra = Card("W"), Card("7D")
    layout = table_layout(Metrics(1280, 720), 4, 13)
    _, model = table("warren", hand=(warren,), extra=extra, warren_owner=0)
    shown = targets(layout, model, Handling(), gaps=False)[warren].look.badge
    assert shown == Badge(BadgeKind.EXTRA, "7D")
    _, model = table("warren", trick=(Play(1, warren, Suit.DIAMONDS),), warren_owner=1)
    shown = targets(layout, model, Handling(), gaps=False)[warren].look.badge
    assert shown == Badge(BadgeKind.SUIT, suit=Suit.DIAMONDS)


def test_the_dot_of_a_new_card_is_on_the_part_that_no_other_card_covers() -> None:
    """Failing before: at its right, over the next card, which then looked new."""
    context, layout = make_context((1280, 720), Settings()), table_layout(Metrics(1280, 720), 4, 13)
    mark = BadgeNode(context)
    for pose, after in itertools.pairwise(layout.hand.poses(13)):
        mark.follow(NEW, pose, seen=True)
        assert bounds(pose).left < mark.rect.centerx < bounds(after).left


def test_a_shown_hand_loses_the_cards_that_were_played_since() -> None:
    _, model = table("ricketts", trick=(Play(1, QS, Suit.SPADES),), taken=((AH,), (), (), ()))
    assert left_of(model, (QS, AH, Card("2C"))) == (Card("2C"),)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_dealers_disc_does_not_cut_the_name(size: tuple[int, int], seats: int) -> None:
    """Failing before: at 1024x640 the plate of the first of two people said “Playe…”."""
    ctx = make_context(size, Settings())
    plate = table_layout(ctx.metrics, seats, 13).seats[0].plate
    info = PlateInfo("Player 1", "juno", "0", dealer=True, points="0")
    seen: list[tuple[str, Rect, Rect, bool]] = []
    ctx.painter.probe = lambda *label: seen.append(label)
    PlateNode(ctx, plate, info).draw(Surface(size), plate)
    letter = say("table-dealer-letter")
    inks = {text: ink for text, ink, *_ in seen}
    assert not any(cut for text, *_, cut in seen if text == "Player 1")
    assert not inks[letter].colliderect(inks["Player 1"])


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (820, 1460)])
@pytest.mark.parametrize("name", ["Juno", "Mira", "Otto", "You"])
def test_the_dealers_disc_stands_clear_of_the_name(
    size: tuple[int, int], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: at 800x600 the disc touched the name."""
    ctx = make_context(size, Settings())
    layout = table_layout(ctx.metrics, 4, 13)
    plate = PlateNode(ctx, layout.seats[1].plate, PlateInfo(name, name.lower(), "0", dealer=True))
    discs: list[float] = []
    names: list[int] = []
    draw, label = ctx.painter.disc, ctx.painter.label

    def disc(surface: Surface, center: tuple[float, float], radius: float, **more: Any) -> None:
        discs.append(center[0] - radius)
        draw(surface, center, radius, **more)

    def write(surface: Surface, text: str, *args: Any, **more: Any) -> Rect:
        ink = label(surface, text, *args, **more)
        if text == name:
            names.append(ink.right)
        return ink

    monkeypatch.setattr(ctx.painter, "disc", disc)
    monkeypatch.setattr(ctx.painter, "label", write)
    plate.draw(Surface(size), plate.rect)
    assert max(discs) - names[0] >= 4


def test_a_led_card_bears_its_mark_on_its_players_side() -> None:
    """Failing before: the mark lay over that player's cards."""
    away = {0: (-1, 1), 1: (-1, 0), 2: (1, 0), 3: (1, 0)}
    for leader in range(4):
        _, model = table("standard")
        first = Card("9D")
        model = replace(model, trick=(Play(leader, first, Suit.DIAMONDS),))
        layout = table_layout(Metrics(1280, 720), 4, 13)
        badge = targets(layout, model, Handling(), gaps=False)[first].look.badge
        assert badge is not None
        across, down = (round(at / layout.trick_width, 1) for at in badge.offset)
        side, low = away[leader]
        assert side * across > 0.5, leader
        assert (down > 0.5) is bool(low), leader


def test_the_mark_of_a_lead_from_an_open_hand_covers_no_rank_of_that_hand() -> None:
    """Failing before: it stood over two cards of the player above."""
    _, model = table("standard")
    first, faces = Card("7S"), ("5S", "9S", "JS", "KS", "2H", "4H", "6H", "7H", "9H")
    hand = tuple(map(Card, faces))
    model = replace(model, trick=(Play(2, first, Suit.SPADES),), shown=((2, hand),))
    layout = table_layout(Metrics(900, 600), 4, 13)
    led = targets(layout, model, Handling(), gaps=False, led=(33, 16))[first]
    assert led.look.badge is not None
    tag = Rect(0, 0, 33, 16)
    tag.center = (
        round(led.pose.x + led.look.badge.offset[0]),
        round(led.pose.y + led.look.badge.offset[1]),
    )
    assert tag.collidelist([bounds(pose) for pose in open_hand(layout, 2, len(hand))]) < 0
    assert tag.right < led.pose.x + led.pose.width / 4, "its own rank stays seen"


def test_at_a_crowded_table_the_mark_of_the_lead_keeps_off_the_prompt() -> None:
    """Failing before: it lay over the first words of the prompt."""
    for scale in (100, 130):
        layout = table_layout(Metrics(1280, 720, scale), 11, 9, rounds=1)
        for place, slot in enumerate(layout.slots):
            x, y = lead_tag(layout, place, (40, 19))
            tag = Rect(0, 0, 40, 19)
            tag.center = round(slot.x + x), round(slot.y + y)
            assert not tag.colliderect(layout.prompt), (scale, place)
