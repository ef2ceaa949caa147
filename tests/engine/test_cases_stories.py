"""Corner cases X (timer, claim) and N (the sources' own stories); auction and direction."""

from __future__ import annotations

import random

import pytest

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import step, to_act, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import game_result
from hearts_gui.engine.score.scores import DealScore, Reason, Standings
from tests.engine.positions import (
    before_play,
    cards,
    do,
    events_of,
    legal,
    mentions,
    play,
    position,
    public,
    turn,
)
from tests.engine.random_play import moments
from tests.kits.case_rules import rules


def scored(events: tuple[ev.Event, ...]) -> DealScore:
    """The score among these events."""
    (event,) = (event for event in events if isinstance(event, ev.DealScored))
    return event.score


def finish(game: Game, seed: int = 0) -> tuple[ev.Event, ...]:
    """Everything that happens until the deal is scored, cards played at random."""
    rng = random.Random(seed)
    happened: list[ev.Event] = []
    while game.public.deal is not None:
        seat = to_act(game).seats[0]
        card = rng.choice(legal_plays(game.rules, public(game), game.owns[seat]))
        events, game = step(game, act.PlayCard(seat, card))
        happened += events
    return tuple(happened)


def test_x2_a_pass_chosen_by_the_clock_is_marked_and_must_be_allowed() -> None:
    hands = "QS 4D 9C 2H / 5C 6C 7C 8C / TC JC QC KC / 2C 3C 4C 5D"
    timed = rules("yppedia", pass_forbid=["QS"], timer=20)
    game = before_play(timed, hands, token=PassToken.L)
    given = tuple((card, 1) for card in cards("4D 9C 2H"))
    (chosen,) = events_of(game, act.PassCards(0, given, auto=True))
    assert isinstance(chosen, ev.CardsChosen)
    assert chosen.auto
    with pytest.raises(IllegalAction):
        do(game, act.PassCards(0, tuple((card, 1) for card in cards("QS 9C 2H")), auto=True))
    # The moment is public, the cards are not.
    assert not mentions(view_of(do(game, act.PassCards(0, given, auto=True)), 1), "4D")


def test_x3_after_a_rejected_claim_play_goes_on_with_the_hand_shown() -> None:
    hands = "AS KS / 2S 3S / 4S 5S / 6S 7S"
    game = do(position(preset("ricketts"), hands), act.ClaimRest(0))
    assert to_act(game).kind is AskKind.ANSWER_CLAIM
    assert set(to_act(game).seats) == {1, 2, 3}
    game = do(game, act.AnswerClaim(1, True), act.AnswerClaim(2, False))
    assert turn(game) == 0
    assert public(game).shown_hands == ((0, cards("KS AS")),)
    with pytest.raises(IllegalAction):
        do(game, act.ClaimRest(0))
    assert legal(game) == {"AS", "KS"}


def test_an_accepted_claim_takes_every_card_still_held() -> None:
    hands = "AS KS / QS 3S / 4S 5H / 6S 7H"
    game = do(position(preset("ricketts"), hands), act.ClaimRest(0))
    game = do(game, act.AnswerClaim(1, True), act.AnswerClaim(2, True))
    score = scored(events_of(game, act.AnswerClaim(3, True)))
    assert score.taken[0] == cards("QS 5H 7H")


FORCED = "KS AH KH QH JH TH 9H 8H 7H 6H 5H 4H 2H"


def forced_hands(rng: random.Random) -> str:
    """Seat 0 with the hand of Caltech's story, the rest at random; who has AS may keep it."""
    while True:
        rest = list(cards("2C..AC 2D..AD 2S..QS AS 3H"))
        rng.shuffle(rest)
        hands = [rest[0:13], rest[13:26], rest[26:39]]
        if all(any(card.text[1] == "S" and card.text != "AS" for card in held) for held in hands):
            return " / ".join([FORCED, *(" ".join(card.text for card in held) for held in hands)])


@pytest.mark.parametrize("seed", range(8))
def test_n1_when_the_king_wins_every_trick_is_certain(seed: int) -> None:
    rng = random.Random(seed)
    game = play(position(preset("ricketts"), forced_hands(rng)), "KS")
    for _ in range(3):
        low = [text for text in sorted(legal(game)) if text != "AS"]
        game = play(game, rng.choice(low))
    assert turn(game) == 0
    claim = do(game, act.ClaimRest(0), act.AnswerClaim(1, True), act.AnswerClaim(2, True))
    claimed = scored(events_of(claim, act.AnswerClaim(3, True)))
    assert claimed.shooter == 0
    assert Reason.MOON in claimed.reasons
    game = play(game, "AH")
    for _ in range(3):
        game = play(game, rng.choice(sorted(legal(game))))
    played = scored(finish(game, seed))
    assert played.tricks == (13, 0, 0, 0)
    assert played.shooter == 0
    assert played.totals == claimed.totals


@pytest.mark.parametrize("seed", range(8))
def test_n2_when_the_ace_takes_the_king_a_clean_deal_is_possible(seed: int) -> None:
    rng = random.Random(seed)
    game = play(position(preset("ricketts"), forced_hands(rng)), "KS")
    for _ in range(3):
        allowed = legal(game)
        game = play(game, "AS" if "AS" in allowed else rng.choice(sorted(allowed)))
    while len(public(game).tricks) < 12:
        if turn(game) != 0:
            game = play(game, rng.choice(sorted(legal(game))))
            continue
        held = sorted(legal(game), key=FORCED.split().index)
        hearts_led = public(game).led_suit is Suit.HEARTS
        game = play(game, held[-1] if hearts_led else held[0])
    assert all(trick.taker != 0 for trick in public(game).tricks)


def test_n3_everyone_at_zero_plays_on() -> None:
    wrapped = Standings(totals=(0, 0, 0, 0))
    assert game_result(preset("ricketts"), wrapped) is None


def test_n4_a_discarded_heart_scores_for_the_leader() -> None:
    hands = "JD 2C / 4H 3C / 5S 4C / 6S 5H"
    game = play(position(preset("wiki2008"), hands, leader=0), "JD 4H 5S 6S")
    assert turn(game) == 0
    game = play(game, "2C 3C 4C")
    points = scored(events_of(game, act.PlayCard(3, Card("5H")))).points
    assert points == (1, 0, 1, 0)


def test_the_high_bidder_names_the_suit_and_leads() -> None:
    game = before_play(preset("auction"), "2C 3C / 4C 5C / 6C 7C / 8C 9C")
    assert to_act(game).seats == (0,)
    with pytest.raises(IllegalAction):
        do(game, act.MakeBid(1, 3))
    with pytest.raises(IllegalAction):
        do(game, act.MakeBid(0, 14))
    game = do(game, *(act.MakeBid(seat, bid) for seat, bid in enumerate((1, 3, 3, 0))))
    assert to_act(game).kind is AskKind.NAME_SUIT
    assert to_act(game).seats == (1,)
    game = do(game, act.NameSuit(1, Suit.SPADES))
    assert turn(game) == 1
    assert public(game).penalty_suit is Suit.SPADES
    silent = before_play(preset("auction"), "2C 3C / 4C 5C / 6C 7C / 8C 9C")
    silent = do(silent, *(act.MakeBid(seat, 0) for seat in range(4)))
    assert turn(silent) == 0
    assert public(silent).penalty_suit is Suit.HEARTS


def test_every_deal_of_a_random_game_ends_within_its_cards() -> None:
    for moment in moments(preset("standard"), 4, deals=2):
        deal = moment.after.public.deal
        if deal is not None:
            assert sum(len(trick.plays) for trick in deal.tricks) + len(deal.plays) <= 52


def other_direction() -> Rules:
    """The pig game played the other way round."""
    return rules("gong_zhu", direction="ccw")


def test_counter_clockwise_turns_go_to_the_right() -> None:
    game = position(other_direction(), "2S 3C / 4S 5C / 6S 7C / 8S 9C")
    assert turn(game) == 0
    assert turn(play(game, "2S")) == 3
