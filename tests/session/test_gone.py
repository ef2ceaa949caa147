"""The cards shown as gone agree with the hidden hands."""

from __future__ import annotations

import random

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.cards import QS
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.presets import preset
from hearts_gui.headless.simulate import play
from hearts_gui.session.game.seen import GoneTopic, can_tell, gone_cards, questions
from hearts_gui.session.practice.drawing import draw, read_kind
from hearts_gui.session.practice.whole_deal import lay

STANDARD = preset("standard")


@pytest.mark.parametrize("seed", range(4))
def test_counts_and_holders_are_those_of_the_hands(seed: int) -> None:
    rng = random.Random(seed)
    _, game = lay(new_game(STANDARD, ""), draw(STANDARD, read_kind("pass none"), str(seed)))
    assert not can_tell(view_of(game, 0))
    voids_seen = 0
    while to_act(game).kind is AskKind.PLAY:
        deal, seat = game.public.deal, to_act(game).seats[0]
        assert deal is not None
        card = rng.choice(sorted(legal_plays(STANDARD, deal, game.owns[seat])))
        _, game = step(game, PlayCard(seat, card))
        if game.public.deal is None:
            break
        view = view_of(game, 0)
        known = gone_cards(view)
        assert can_tell(view)
        others = [card for own in game.owns[1:] for card in own.hand]
        for suit in known.suits:
            assert suit.out == sum(card.suit is suit.suit for card in others)
            assert suit.held == sum(card.suit is suit.suit for card in game.owns[0].hand)
            assert suit.out + suit.held + len(suit.played) == 13
        for void in known.voids:
            assert all(card.suit is not void.suit for card in game.owns[void.seat].hand)
        voids_seen = max(voids_seen, len(known.voids))
        holder = next((own.seat for own in game.owns if QS in own.hand), None)
        if holder in (None, 0):
            assert known.queen is None
        else:
            assert known.queen is not None
            assert holder in known.queen
        for asked in questions(view):
            if asked.kind is GoneTopic.OUT:
                out = next(suit.out for suit in known.suits if suit.suit is asked.suit)
                assert asked.numbers[asked.right] == out
            elif asked.kind is GoneTopic.QUEEN:
                assert asked.groups[asked.right] == known.queen
            else:
                shown = {void.seat for void in known.voids if void.suit is asked.suit}
                assert set(asked.groups[asked.right]) == shown
    assert voids_seen


@pytest.mark.parametrize("key", ["heartsette", "hay_kitty", "domino"])
def test_nothing_is_claimed_while_cards_are_set_aside(key: str) -> None:
    """Failing before: the kitty and the stock counted as cards of the others."""
    size = 3 if key == "hay_kitty" else 4
    game = play(preset(key, size), [RandomBot(str(seat)) for seat in range(size)], "aside",
                most_deals=1, until=in_the_second_trick).game  # fmt: skip
    assert in_the_second_trick(game)
    assert not can_tell(view_of(game, 0))


def in_the_second_trick(game: Game) -> bool:
    deal = game.public.deal
    return deal is not None and bool(deal.tricks)


def test_a_queen_that_was_shown_is_with_her_holder() -> None:
    """Failing before: a charged queen might be with anyone."""
    for seed in range(40):
        game = play(preset("gong_zhu"), [RandomBot(f"{seed}/{seat}") for seat in range(4)],
                    str(seed), most_deals=1, until=in_the_second_trick).game  # fmt: skip
        deal = game.public.deal
        assert deal is not None
        holder = next((seat for seat in (1, 2, 3) if QS in game.owns[seat].hand), None)
        if holder is not None and (holder, QS) in deal.charges:
            assert gone_cards(view_of(game, 0)).queen == (holder,)
            return
    raise AssertionError("she was never charged")
