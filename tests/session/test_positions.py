"""Deals of a kind are drawn evenly, refused with a sentence, and shared as codes."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit, parse_cards
from hearts_gui.engine.play.game import new_game, to_act
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.daily.codes import CodeError, position_code, read_position_code
from hearts_gui.session.practice.drawing import ConditionError, DealKind, draw, one_in, read_kind
from hearts_gui.session.practice.whole_deal import DealError, WholeDeal, begun, lay
from hearts_gui.wording.language.messages import message_text

STANDARD = preset("standard", 4)
Hands = Sequence[Sequence[Card]]


def _of_suit(hand: Sequence[Card], suit: Suit) -> int:
    return sum(card.suit is suit for card in hand)


def _short_queen(hands: Hands) -> bool:
    return Card("QS") in hands[0] and _of_suit(hands[0], Suit.SPADES) <= 2


def _four_to_the_ace(hands: Hands) -> bool:
    return Card("AH") in hands[0] and _of_suit(hands[0], Suit.HEARTS) == 4


def _void(hands: Hands) -> bool:
    return any(not _of_suit(hands[0], suit) for suit in Suit)


def _aces(hands: Hands) -> bool:
    aces = sum(card.rank == 14 for card in hands[0])
    short = any(_of_suit(hand, Suit.CLUBS) <= 1 for hand in hands[1:])
    return Card("QS") not in hands[0] and aces >= 2 and short


def _three_hands(hands: Hands) -> bool:
    longest = max(_of_suit(hands[3], suit) for suit in Suit)
    return _of_suit(hands[1], Suit.SPADES) >= 5 and Card("KS") in hands[2] and longest >= 5


WISHES: dict[str, Callable[[Hands], bool]] = {
    "me: QS, spades <= 2": _short_queen,
    "me: AH, hearts 4": _four_to_the_ace,
    "me: void": _void,
    "me: no QS, aces >= 2; someone: clubs <= 1": _aces,
    "left: spades >= 5; across: KS; right: longest >= 5": _three_hands,
}


def _rejected(rng: random.Random, fits: Callable[[Hands], bool]) -> Hands:
    """A deal of a kind as anyone would find it: by dealing until there is one."""
    pack = list(STANDARD_FACES)
    while True:
        rng.shuffle(pack)
        hands = [pack[index : index + 13] for index in range(0, 52, 13)]
        if fits(hands):
            return hands


def _marks(hands: Hands) -> list[tuple[object, ...]]:
    """Return the key by which two ways of drawing are compared."""
    lengths = tuple(sorted(_of_suit(hands[0], suit) for suit in Suit))
    return [
        ("shape", *lengths), ("clubs", _of_suit(hands[0], Suit.CLUBS)),
        ("left", _of_suit(hands[1], Suit.SPADES)), ("across", _of_suit(hands[2], Suit.HEARTS)),
        *(("mine", card) for card in hands[0]), *(("right", card) for card in hands[3]),
    ]  # fmt: skip


def _chi(
    ours: Counter[tuple[object, ...]], theirs: Counter[tuple[object, ...]]
) -> tuple[float, int]:
    """The χ² of two samples of one size over the cells that are not nearly empty."""
    cells = [key for key in ours | theirs if ours[key] + theirs[key] >= 20]
    return sum((ours[key] - theirs[key]) ** 2 / (ours[key] + theirs[key]) for key in cells), len(
        cells
    )


@pytest.mark.parametrize("wish", list(WISHES))
def test_a_kind_is_drawn_as_evenly_as_by_dealing_until_it_comes(wish: str) -> None:
    _compare(wish, 250)


@pytest.mark.slow
@pytest.mark.parametrize("wish", list(WISHES))
def test_many_deals_of_a_kind_are_even(wish: str) -> None:
    _compare(wish, 4000)


def _compare(wish: str, deals: int) -> None:
    kind, rng = read_kind(wish), random.Random(wish)
    ours: Counter[tuple[object, ...]] = Counter()
    theirs: Counter[tuple[object, ...]] = Counter()
    for number in range(deals):
        drawn = draw(STANDARD, kind, str(number)).hands
        assert WISHES[wish](drawn), "the kind is what the wish says"
        ours.update(_marks(drawn))
        theirs.update(_marks(_rejected(rng, WISHES[wish])))
    chi, cells = _chi(ours, theirs)
    assert chi < cells + 5 * (2 * cells) ** 0.5, (chi, cells)


@pytest.mark.parametrize("words", ["void clubs", "void in clubs", "clubs void", "no clubs"])
def test_a_void_in_a_suit_is_said_as_people_say_it(words: str) -> None:
    """Failing before: “void clubs” was not understood."""
    assert read_kind(f"left: {words}") == read_kind("left: clubs = 0")


def test_a_wish_may_have_the_dashes_and_signs_of_print() -> None:
    printed = read_kind("me：QS、KS，hearts 2–4；left: spades ≤ 2；right: clubs ≥ 3")
    assert printed == read_kind("me: QS, KS, hearts 2-4; left: spades <= 2; right: clubs >= 3")
    assert read_kind("me: QS\tKS") == read_kind("me: QS KS"), "failing before, from a table's cells"


def test_how_rare_a_kind_is_agrees_with_counting() -> None:
    assert one_in(STANDARD, read_kind("me: QS")) == (4, False)
    assert read_kind("me: QS 10h, spades <= 2") == read_kind("me: QS, TH, spades <= 2")
    assert one_in(STANDARD, read_kind("me: hearts 13")) == (635013559600, False)
    about, estimated = one_in(STANDARD, read_kind("me: QS; left: KS"))
    assert estimated
    assert 12 <= about <= 20  # 4 * 51 / 13 = 15.7


def test_a_kind_of_one_in_ten_thousand_costs_no_more_than_a_common_one() -> None:
    started = time.process_time()
    for number in range(20):
        hand = draw(STANDARD, read_kind("me: spades >= 9"), str(number)).hands[0]
        assert _of_suit(hand, Suit.SPADES) >= 9
    rare = time.process_time() - started
    started = time.process_time()
    for number in range(20):
        draw(STANDARD, read_kind("me: spades >= 4"), str(number))
    assert rare < 20 * (time.process_time() - started) + 0.5
    assert draw(STANDARD, read_kind("me: void"), "a") == draw(STANDARD, read_kind("me: void"), "a")
    assert draw(STANDARD, read_kind("pass across"), "b").token is PassToken.A


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("me: spades <= 2, spades >= 4", "No deal"), ("me: QS; left: QS", "too rare|No deal"),
        ("you: QS", "you"), ("me: XS", "XS"), ("shuffle well", "shuffle well"),
        ("me: hearts ~ 4", "hearts ~ 4"), ("pass up", "pass up"), ("x" * 500, "400"),
        ("me: aces 5", "No deal"), ("me: QS, no QS", "No deal"),
        ("someone: QS; me: QS", "No deal"), ("someone: spades >= 5, spades <= 3", "No deal"),
        ("me: JK", "JK"), ("me: QS'", "QS'"),
    ],
)  # fmt: skip
def test_what_no_deal_can_be_gets_a_sentence(
    wish: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hearts_gui.session.practice.drawing.SECONDS", 0.05)
    with pytest.raises(ConditionError) as caught:
        draw(STANDARD, read_kind(wish), "0")
    assert re.search(words, message_text(caught.value.message)), message_text(caught.value.message)
    with pytest.raises(ConditionError):
        draw(preset("cancellation"), DealKind(), "0")
    with pytest.raises(ConditionError):
        draw(STANDARD.but(pass_cycle=(PassToken.SCATTER,)), DealKind(), "0")


def test_a_card_before_the_pass_is_refused_with_a_way_out() -> None:
    """Failing before: “nobody is to play then”."""
    dealt = draw(STANDARD, read_kind("pass left"), "0")
    with pytest.raises(DealError) as caught:
        lay(new_game(STANDARD, ""), replace(dealt, plays=dealt.hands[0][:1]))
    assert caught.value.message.key == "laid-pass-first"


def _walked(seed: int, plays: int) -> WholeDeal:
    """A deal with a pass and this many cards played."""
    rng = random.Random(seed)
    dealt = draw(STANDARD, read_kind("pass left"), str(seed))
    passes = tuple((seat, (seat + 1) % 4, tuple(rng.sample(hand, 3)))
                   for seat, hand in enumerate(dealt.hands))  # fmt: skip
    position = WholeDeal(dealt.token, dealt.dealer, dealt.hands, passes)
    while len(position.plays) < plays:
        _, game = lay(new_game(STANDARD, ""), position)
        deal, seat = game.public.deal, to_act(game).seats[0]
        assert deal is not None
        card = rng.choice(sorted(legal_plays(STANDARD, deal, game.owns[seat])))
        position = WholeDeal(
            position.token,
            position.dealer,
            position.hands,
            position.passes,
            (*position.plays, card),
        )
    return position


def test_a_code_gives_the_same_position_and_no_other() -> None:
    for seed, plays in ((1, 0), (2, 9)):
        position = _walked(seed, plays)
        code = position_code(STANDARD, position)
        assert read_position_code(f" {code.lower()}\n") == (STANDARD, position)
        body = code.index("~") + 1
        for index in (body + 1, len(code) - 1):
            other = "2" if code[index] != "2" else "3"
            with pytest.raises(CodeError):
                read_position_code(code[:index] + other + code[index + 1 :])
    for nonsense in ("", "HG-P-", "HG-P-H1~1", code[:-3], "HG-F" + code[4:]):
        with pytest.raises(CodeError):
            read_position_code(nonsense)


def test_where_all_pass_the_player_decides() -> None:
    """Failing before: the coach told the player to pass the cards of another hand."""
    rules = preset("standard", 4)
    deals = [replace(draw(rules, DealKind(PassToken.A), "best"), dealer=n) for n in range(4)]
    assert [begun(rules, deal).seat for deal in deals] == [0, 0, 0, 0]


@pytest.mark.parametrize(("key", "players"), [("arnold", 4), ("black_maria", 3)])
def test_a_pass_that_the_rules_cannot_have_says_why(key: str, players: int) -> None:
    """Failing before: choosing it where positions are laid out ended the program."""
    for token in (PassToken.HOLD, PassToken.L, PassToken.A):
        with pytest.raises(DealError):
            begun(preset(key, players), WholeDeal(token, 0, ((),) * players))


def test_an_impossible_position_says_why() -> None:
    deal = _walked(3, 3)
    hands = [list(hand) for hand in deal.hands]
    cases: list[tuple[WholeDeal, str]] = [
        (WholeDeal(deal.token, 0, ((*hands[0][1:], hands[1][0]), *deal.hands[1:])), "two places"),
        (WholeDeal(deal.token, 0, (deal.hands[0][1:], *deal.hands[1:])), "Nobody has"),
        (WholeDeal(deal.token, 0, ((*deal.hands[0], deal.hands[1][0]), deal.hands[1][1:],
                                  *deal.hands[2:])), "14 cards"),
        (WholeDeal(PassToken.HOLD, 0, deal.hands, (), parse_cards("AS")), "doesn’t hold"),
        # Failing before: it named all of them.
        (WholeDeal(deal.token, 0, (deal.hands[0],) * 4), "in two places (13 cards)."),
    ]  # fmt: skip
    for bad, words in cases:
        with pytest.raises(DealError) as caught:
            lay(new_game(STANDARD, ""), bad)
        assert words in message_text(caught.value.message), message_text(caught.value.message)
