"""Stupid choices, as players call them, and good ones, one position each.

Every position is dealt several times with other hidden cards: the answer must always be right,
whatever the others hold.
"""

from __future__ import annotations

import inspect
import sys
from dataclasses import replace

import pytest

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.engine.play.state import Game, Phase
from hearts_gui.engine.rules.choices import BonusCard, MoonEffect, Partners, PassToken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.language.messages import message_text
from tests.ai.table import HOLD, late, position
from tests.games import view

FILLS = range(5)
LEFT = Rules(pass_cycle=(PassToken.L,))
JACK = HOLD.but(bonus_card=BonusCard.JD)
PARTNERS = HOLD.but(partners=Partners.FIXED, moon_effect=MoonEffect.ADD_OTHER_SIDE)


@pytest.fixture(params=FILLS)
def fill(request: pytest.FixtureRequest) -> int:
    """The number of the hidden hand."""
    return int(request.param)


def answer(game: Game) -> str:
    """The card that the rule player plays in seat 0."""
    seen = view(game)
    assert seen.seat == 0
    action = RulePlayer("seed").decide(seen)
    assert isinstance(action, PlayCard)
    return action.card.text


def passed(hand: str, fill: int) -> set[str]:
    """The three cards that the rule player passes to the left."""
    game = position(hand, fill=fill)
    deal = game.public.deal
    assert deal is not None
    todo = (Phase.PASS, Phase.PLAY, Phase.SCORE)
    before = replace(deal, token=PassToken.L, todo=todo, opened=False, opening_card=None)
    seen = replace(view(game), public=replace(game.public, rules=LEFT, deal=before))
    seen = replace(seen, own=game.owns[0])
    action = RulePlayer("seed").decide(seen)
    assert isinstance(action, PassCards)
    assert all(receiver == 1 for _, receiver in action.gives)
    return {card.text for card, _ in action.gives}


EARLY = "4C 9C JC 3D 6D TD 4H 8H 9H "
FIRST = "2: 2C KC 9C AC"  # taken by seat 1, who leads next; seat 0 plays last
FIRST_3 = "1: 2C TC KC 9C"  # taken by seat 3: seat 0 plays second


def test_last_player_ducks_under_the_queen(fill: int) -> None:
    game = position(EARLY + "3S 5S 8S KS", FIRST, "1: JS QS 9S", fill=fill)
    assert answer(game) == "8S"


def test_last_player_ducks_a_trick_into_which_the_queen_was_thrown(fill: int) -> None:
    game = late("3D KD 4C", out="TD 5H 6H 7H 8H 9H", plays="1: 9D QS 4D", fill=fill)
    assert answer(game) == "3D"


def test_the_highest_losing_card_is_played_when_ducking(fill: int) -> None:
    out = "QD AD 4C 5C 6C 5H 6H 7H 8H 9H 2S 3S"
    game = late("2D 7D 9D KD 3C", out=out, plays="1: TD 4D KH", fill=fill)
    assert answer(game) == "9D"


def test_the_highest_card_is_played_when_the_trick_must_be_taken(fill: int) -> None:
    out = "QD AD 4C 5C 6C 5H 6H 7H 8H 9H 2S 3S"
    game = late("JD KD 3C 4H 2H", out=out, plays="1: 6D 4D KH", fill=fill)
    assert answer(game) == "KD"


def test_an_early_clean_trick_is_taken_with_a_high_card(fill: int) -> None:
    game = position("4C 9C AC 3D 8D JD 4H 8H JH 3S 5S 8S TS", "1: 2C TC KC", fill=fill)
    assert answer(game) == "AC"


def test_high_diamonds_go_in_the_first_rounds_of_the_suit(fill: int) -> None:
    hand = "4C 9C JC 3D KD AD 4H 8H 9H 3S 5S 8S TS"
    game = position(hand, FIRST, "1: 9D 5D JD", fill=fill)
    assert answer(game) in {"AD", "KD"}


def test_ace_and_king_of_spades_stay_while_the_queen_may_still_fall(fill: int) -> None:
    game = position(EARLY + "3S 6S KS AS", FIRST_3, "3: 5S", fill=fill)
    assert answer(game) in {"3S", "6S"}


def test_ace_or_king_of_spades_is_shed_in_last_seat_when_the_queen_stayed_away(
    fill: int,
) -> None:
    game = position(EARLY + "3S 6S KS AS", FIRST, "1: 5S 9S 7S", fill=fill)
    assert answer(game) in {"AS", "KS"}


def test_the_ace_of_spades_is_shed_even_for_one_heart(fill: int) -> None:
    game = late(
        "AS 3S 4D 6D", out="QS TS 5D 7D 8D 5H 6H 7H 8C", plays="1: 5S 9S 2H",
        voids="3S", fill=fill,
    )  # fmt: skip
    assert answer(game) == "AS"


def test_the_queen_is_not_played_on_a_trick_that_it_would_take(fill: int) -> None:
    game = position(EARLY + "3S 4S 8S QS", FIRST, "1: 5S 9S 7S", fill=fill)
    assert answer(game) != "QS"
    game = position(EARLY + "3S 4S 8S QS", FIRST_3, "3: 5S", fill=fill)
    assert answer(game) != "QS"


def test_the_queen_goes_under_the_king(fill: int) -> None:
    game = position(EARLY + "3S 4S 8S QS", FIRST, "1: KS 5S 7S", fill=fill)
    assert answer(game) == "QS"


def test_the_queen_is_the_first_card_to_be_thrown(fill: int) -> None:
    out = "TC JC 4C 5D 6D 7D 8D 9D 5H 6H 7H 2S 3S 4S 5S"
    game = late("QS 7S 8S AH KD AD", out=out, plays="1: 7C 8C 3C", fill=fill)
    assert answer(game) == "QS"


def test_a_bare_ace_of_spades_is_thrown_while_the_queen_is_out(fill: int) -> None:
    out = "TC JC 4C 5D 6D 7D QS 9D 5H 6H 7H 2S 3S 4S 5S"
    game = late("AS 4H TD 2D 3D 2H", out=out, plays="1: 7C 8C 3C", fill=fill)
    assert answer(game) == "AS"


def test_high_hearts_are_thrown_before_low_ones(fill: int) -> None:
    out = "TC JC 4C 5D 6D 7D TH 9D 5H 6H 7H 2S"
    game = late("AH 3H 4H 2D 3D", out=out, plays="1: 7C 8C 3C", fill=fill)
    assert answer(game) == "AH"


def test_low_spades_hunt_the_queen(fill: int) -> None:
    game = late(
        "4C 6C 3D 5D 2H 2S 5S 9S", fill=fill,
        out="QS KS AS 7S 8S 3S 7C 8C TC JC QC 7D 8D TD JD QD KD 3H 5H 6H 7H 9H TH JH",
    )  # fmt: skip
    assert answer(game) in {"2S", "5S", "9S"}


def test_the_holder_of_the_queen_does_not_lead_spades(fill: int) -> None:
    game = late(
        "4C 6C 3D 5D 2H 2S 5S QS", fill=fill,
        out="9S KS AS 7S 8S 3S 7C 8C TC JC QC 7D 8D TD JD QD KD 3H 5H 6H 7H 9H TH JH",
    )  # fmt: skip
    assert answer(game)[1] != "S"


def test_the_holder_of_king_or_ace_does_not_lead_spades_while_the_queen_is_out(
    fill: int,
) -> None:
    game = late(
        "4C 6C 3D 5D 2H 2S KS AS", fill=fill,
        out="9S QS TS 7S 8S 3S 7C 8C TC JC QC 7D 8D TD JD QD KD 3H 5H 6H 7H 9H TH JH",
    )  # fmt: skip
    assert answer(game)[1] != "S"


def test_high_spades_are_not_led_to_the_player_who_was_given_the_queen(fill: int) -> None:
    hand = "4C 6C 8C KC 3D 5D 6D 8D 2H 4H 3S KS AS"
    game = position(
        hand, "1: 2C TC JC KC", rules=LEFT, gave="QS QH AH", got="4C 6C 8C", fill=fill
    )  # fmt: skip
    assert answer(game) not in {"KS", "AS"}


def test_a_suit_in_which_all_others_are_void_is_not_led(fill: int) -> None:
    game = late("2C 3C 4D", out="6D 9D JD 5H 6H 7H 8H 9H TH", voids="1C 2C 3C", fill=fill)
    assert answer(game) == "4D"


def test_near_the_end_the_exhausted_low_suit_is_left_for_another(fill: int) -> None:
    game = late(
        "2C 4C 3H 5D", out="7H 8H 9H TH 6D 7D 8D 9D KH AH JH QH",
        fill=fill,
    )  # fmt: skip
    assert answer(game) in {"3H", "5D"}


def test_one_heart_is_taken_to_stop_a_moon(fill: int) -> None:
    game = late(
        "AD 3D 2C", out="KH QH 5C 6C 9D TD", plays="1: QD 4D AH",
        taken={1: "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH"}, last_taker=1, fill=fill,
    )  # fmt: skip
    assert answer(game) == "AD"


def test_hearts_are_not_thrown_to_a_player_who_is_shooting(fill: int) -> None:
    game = late(
        "6H 5C 4C", out="KH QH 7C 6C 9D TD", plays="1: AD 4D 2D",
        taken={1: "QS 2H 3H 4H 5H AH 7H 8H 9H TH JH"}, last_taker=1, fill=fill,
    )  # fmt: skip
    assert answer(game) in {"5C", "4C"}


def test_the_card_that_stops_a_moon_is_kept(fill: int) -> None:
    game = late(
        "AH 5C TD 4C", out="KH QH 7C 6C 9D JH TH 8D 3D", plays="1: AS 4S 2S",
        taken={1: "QS 2H 3H 4H 5H 6H 7H 8H 9H"}, last_taker=1, fill=fill,
    )  # fmt: skip
    assert answer(game) != "AH"


def test_an_impossible_moon_is_not_pursued(fill: int) -> None:
    game = late(
        "AH KH 6H 2D", out="QH JH TH 3D 4D 5D 3C 4C 5C", plays="1: 9H 7H 8H",
        taken={2: "3H", 0: "QS 4H 5H"}, last_taker=0, fill=fill,
    )  # fmt: skip
    assert answer(game) == "6H"


def test_a_sure_moon_is_carried_through(fill: int) -> None:
    game = late(
        "AH KH QH AD", out="JH TH 9H 3D 4D 5D 3C 4C 5C 6D 7D 6C",
        taken={0: "QS 2H 3H 4H 5H 6H 7H 8H"}, last_taker=0, fill=fill,
    )  # fmt: skip
    assert answer(game) in {"AH", "AD"}


def test_badly_guarded_high_spades_are_passed(fill: int) -> None:
    hand = "2C 5C 9C 3D 6D 8D TD 3H 5H 8H 4S QS KS"
    assert {"QS", "KS"} <= passed(hand, fill)


def test_a_well_guarded_queen_is_kept(fill: int) -> None:
    hand = "2C 5C KC AC QD KD 3H 5H 2S 4S 7S 9S QS"
    assert "QS" not in passed(hand, fill)


def test_low_spades_are_not_passed(fill: int) -> None:
    hand = "2C 5C 9C TC 3D 6D 8D TD 3H 5H 2S 4S JS"
    assert not passed(hand, fill) & {"2S", "4S"}


def test_the_lowest_hearts_are_kept(fill: int) -> None:
    hand = "2C 3C 5C 7C 3D 4D 6D 8D 2H 9H JH 2S 4S"
    assert "2H" not in passed(hand, fill)


def test_a_short_suit_is_passed_away(fill: int) -> None:
    hand = "TC KC 3D 4D 6D 2H 3H 4H 5H 2S 4S 7S 8S"
    assert {"TC", "KC"} <= passed(hand, fill)


def test_the_jack_of_diamonds_is_won_when_it_can_be(fill: int) -> None:
    game = late(
        "KD 3D 2C", out="5H 6H 5C 6C 9D TD", plays="1: JD 4D 5D", rules=JACK,
        fill=fill,
    )  # fmt: skip
    assert answer(game) == "KD"


def test_the_jack_is_left_alone_when_the_queen_lies_beside_it(fill: int) -> None:
    game = late(
        "KD 3D 2C", out="5H 6H 5C 6C 9D TD", plays="1: JD QS 5D", rules=JACK,
        fill=fill,
    )  # fmt: skip
    assert answer(game) == "3D"


def test_the_jack_is_not_thrown_to_another(fill: int) -> None:
    game = late(
        "JD 8H 3S", out="5H 6H 5C 6C 9D TD", plays="1: QC 4C 7C", rules=JACK,
        fill=fill,
    )  # fmt: skip
    assert answer(game) != "JD"


def test_the_queen_is_not_thrown_on_the_partner(fill: int) -> None:
    game = late("QS 3S 5D", out="5H 6H 5C 6C 9D TD", plays="1: 8C AC 7C", rules=PARTNERS, fill=fill)
    assert answer(game) != "QS"
    game = late("QS 3S 5D", out="5H 6H 5C 6C 9D TD", plays="1: AC 8C 7C", rules=PARTNERS, fill=fill)
    assert answer(game) == "QS"


def note(game: Game) -> str:
    """Return the rule player's words about its choice."""
    bot = RulePlayer()
    bot.decide(view(game))
    key = bot.note()
    assert key is not None
    return message_text(key)


def test_a_choice_can_be_explained_in_a_sentence(fill: int) -> None:
    game = late("3D KD 4C", out="TD 5H 6H 7H 8H 9H", plays="1: 9D QS 4D", fill=fill)
    assert note(game) == "The highest card that doesn’t win."
    out = "TC JC 4C 5D 6D 7D 8D 9D 5H 6H 7H 2S 3S 4S 5S"
    game = late("QS 7S 8S AH KD AD", out=out, plays="1: 7C 8C 3C", fill=fill)
    assert note(game) == "The worst card, discarded on another player’s trick."
    game = late(
        "AH KH QH AD", out="JH TH 9H 3D 4D 5D 3C 4C 5C 6D 7D 6C",
        taken={0: "QS 2H 3H 4H 5H 6H 7H 8H"}, last_taker=0, fill=fill,
    )  # fmt: skip
    assert note(game) == "Trying to take everything."


def test_a_player_who_searches_answers_them_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def searching(seed: str) -> Searcher:
        return Searcher(seed, Effort(worlds=300, passes=100))

    here = sys.modules[__name__]
    monkeypatch.setattr(here, "RulePlayer", searching)
    answered = 0
    for name, test in vars(here).items():
        plays = name.startswith("test_") and "fill" in inspect.signature(test).parameters
        if plays and "passed" not in test.__code__.co_names and "explained" not in name:
            test(0)
            answered += 1
    assert answered > 20
