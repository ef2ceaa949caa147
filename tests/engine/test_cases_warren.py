"""Corner cases W: the Warren card and its extra card."""

from __future__ import annotations

import pytest

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.game import apply, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import OBSERVER, redact
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from tests.engine.positions import (
    before_play,
    do,
    events_of,
    legal,
    mentions,
    pass_to,
    play,
    position,
    public,
    turn,
)
from tests.kits.case_rules import rules

WARREN = preset("warren")


def after(game: Game, count: int, events: tuple[ev.Event, ...]) -> Game:
    """The game after the first this many events."""
    for event in events[:count]:
        game = apply(game, event)
    return game


def test_w1_a_left_over_warren_card_leaves_an_ordinary_deal() -> None:
    game = position(WARREN, "KD 2C / 9D QS / 3D 4D / 9C 5D", extra="W")
    assert public(game).warren_owner is None
    assert all(own.extra is None for own in game.owns)
    assert legal(play(game, "KD")) == {"9D"}


def test_w3_the_owner_follows_with_warren_as_with_the_extra_card() -> None:
    game = position(WARREN, "KD 2C 3C / W 9D QS / 3D 4D 5D / 9C 5C 6C", extra="7D")
    assert legal(play(game, "KD")) == {"W", "9D"}
    void = position(WARREN, "KD 2C 3C / W 9C QS / 3D 4D 5D / 9H 5C 6C", extra="7D")
    assert legal(play(void, "KD")) == {"W"}
    optional = rules("warren", warren_follow="optional")
    free = position(optional, "KD 2C 3C / W 9C QS / 3D 4D 5D / 9H 5C 6C", extra="7D")
    assert legal(play(free, "KD")) == {"W", "9C", "QS"}


def test_w4_only_the_suit_is_announced_until_the_trick_is_complete() -> None:
    game = position(WARREN, "KD 2C / W 9C / 3D 4D / 9D 5C", extra="AD")
    game = play(game, "KD")
    (shown,) = events_of(game, act.PlayCard(1, Card("W")))
    assert redact(shown, OBSERVER) == ev.CardPlayed(1, Card("W"), Suit.DIAMONDS)
    game = play(game, "W 3D")
    assert not mentions(view_of(game, 0), "AD")
    assert view_of(game, 1).own.extra is Card("AD")
    happened = events_of(game, act.PlayCard(3, Card("9D")))
    assert happened[1:3] == (ev.CardRevealed(1, Card("AD")), ev.TrickTaken(1))
    game = play(game, "9D")
    assert turn(game) == 1
    assert [play.card.text for play in public(game).tricks[0].plays] == ["KD", "AD", "3D", "9D"]
    assert view_of(game, 0).own.extra is Card("AD")


def test_w5_warren_as_a_heart_may_not_be_led_before_hearts_are_broken() -> None:
    game = position(WARREN, "W 4C 2D / 2C 3C 3D / 5C 6C 4D / 7C 8C 2H", extra="5H")
    assert legal(game) == {"4C", "2D"}
    broken = position(WARREN, "4C W 2D / 2C 3C 3D / 2H 6S 4D / 2S 3S 5D", extra="5H")
    broken = play(broken, "4C 2C 2H 2S")
    assert turn(broken) == 0
    assert legal(broken) == {"W", "2D"}


def test_w6_warren_declared_a_heart_breaks_hearts() -> None:
    game = position(WARREN, "9C KD / W 3D / 2C 4D / 3C 5D", extra="5H")
    game = play(game, "9C")
    assert legal(game) == {"W", "3D"}
    (shown,) = events_of(game, act.PlayCard(1, Card("W")))
    assert shown == ev.CardPlayed(1, Card("W"), Suit.HEARTS, shows_void=True)
    assert public(play(game, "W")).broken


def test_an_extra_queen_breaks_hearts_only_when_turned_up() -> None:
    game = position(WARREN, "9S KD 2H / W 3D 4D / 2S 5D 6D / 3S 7D 8D", extra="QS")
    game = play(game, "9S W 2S")
    assert not public(game).broken
    happened = events_of(game, act.PlayCard(3, Card("3S")))
    assert not public(after(game, 1, happened)).broken
    assert public(after(game, 2, happened)).broken


def test_w8_the_extra_card_moves_with_warren_in_the_pass() -> None:
    hands = "2C 3C 4C 5C / W 2D 3D 4D / 2S 3S 4S 5S / 2H 3H 4H 5H"
    game = before_play(WARREN, hands, token=PassToken.L, extra="KH")
    assert [view_of(game, seat).own.extra for seat in range(4)] == [None, Card("KH"), None, None]
    assert public(game).warren_owner == 1
    game = do(
        game,
        pass_to(0, "2C 3C 4C", 1),
        pass_to(1, "W 2D 3D", 2),
        pass_to(2, "2S 3S 4S", 3),
        pass_to(3, "2H 3H 4H", 0),
    )
    assert public(game).warren_owner == 2
    extras = [view_of(game, seat).own.extra for seat in range(4)]
    assert extras == [None, Card("KH"), Card("KH"), None]
    assert not mentions(view_of(game, 3), "KH")


def test_w9_the_extra_card_goes_to_the_seat_that_warren_is_scattered_to() -> None:
    hands = "2C 3C 4C 5C / W 2D 3D 4D / 2S 3S 4S 5S / 2H 3H 4H 5H"
    game = before_play(WARREN, hands, token=PassToken.SCATTER, extra="9C")
    scattered = [
        act.PassCards(0, ((Card("2C"), 1), (Card("3C"), 2), (Card("4C"), 3))),
        act.PassCards(1, ((Card("W"), 3), (Card("2D"), 2), (Card("3D"), 0))),
        act.PassCards(2, ((Card("2S"), 1), (Card("3S"), 0), (Card("4S"), 3))),
        act.PassCards(3, ((Card("2H"), 1), (Card("3H"), 2), (Card("4H"), 0))),
    ]
    game = do(game, *scattered)
    assert public(game).warren_owner == 3
    assert view_of(game, 3).own.extra is Card("9C")
    assert view_of(game, 0).own.extra is None


def test_w10_warren_alone_may_be_played_and_scores_its_extra_card() -> None:
    game = position(WARREN, "9S / W / 2S / 3S", extra="KH")
    game = play(game, "9S")
    assert legal(game) == {"W"}
    game = play(game, "W 2S")
    (scored,) = (
        event
        for event in events_of(game, act.PlayCard(3, Card("3S")))
        if isinstance(event, ev.DealScored)
    )
    assert scored.score.taken[0] == (Card("KH"),)


def test_w11_warren_as_a_heart_beside_hearts_may_be_led() -> None:
    game = position(WARREN, "W 4H / 2C 3C / 4C 5C / 6C 7C", extra="9H")
    assert legal(game) == {"W", "4H"}


def test_w14_who_never_owned_warren_does_not_know_the_extra_card() -> None:
    hands = "KD 2C / W 9C / 3D 4D / 9D 5C"
    views = []
    for extra in ("AD", "QD", "2D"):
        game = play(position(WARREN, hands, extra=extra), "KD W")
        views.append(view_of(game, 2))
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("extra", ["9D", "9H"])
def test_an_extra_nine_counts_as_a_nine_once_it_is_turned_up(extra: str) -> None:
    nines = rules("warren", boost="led_nine")
    game = position(nines, "KD 2C / W 9C / 3D 4D / 5D 5C", extra=extra)
    game = play(game, "KD W 3D 5D")
    assert len(public(game).plays) == (4 if extra == "9D" else 0)
