"""Every sentence about what is certain against the whole record of its deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

from hearts_gui.ai.coach.certain import Pair, PassPair, all_certain, certain_pass
from hearts_gui.ai.coach.facts import Cause, Fact, cards_that_matter
from hearts_gui.ai.coach.grades import SETTLED
from hearts_gui.ai.coach.judging import Difference
from hearts_gui.ai.coach.reasons import is_of_moon, why
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.cards import QS, Card, Suit, parse_cards
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.log.log import action_of
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.simulate import one_deal, play
from hearts_gui.session.practice.passing import hand_once_more, my_view, pass_of
from tests.ai.reason_checker import Truth, fault
from tests.ai.table import late, position
from tests.kits.rule_tables import BY_TABLE

EVERY = {
    "coach-last-takes", "coach-last-free", "coach-last-either", "coach-one-holder",
    "coach-all-beat", "coach-none-beats", "coach-empties", "coach-thrown", "coach-rid",
    "coach-under", "coach-over", "coach-neither", "coach-queen-out", "coach-guards",
    "coach-others-out", "coach-exit", "coach-more-beat", "coach-stays-on",
}  # fmt: skip


def text(value: Any) -> Any:
    """An argument as the checker knows it."""
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Suit):
        return value.letter
    return tuple(map(text, value)) if isinstance(value, tuple) else value


def sentences(view: PlayerView) -> Iterator[Message]:
    """All that could be said of any two legal cards."""
    legal = legal_plays(view.rules, view.deal, view.own)
    about = (None, *cards_that_matter(view.rules, view.deal.penalty_suit))
    for best, other in permutations(legal, 2):
        for card, takes in product(about, (False, True)):
            pair = Pair(view, best, other, card, takes)
            yield from all_certain(pair)
            yield from all_certain(pair, moon=True)


def told(rules: Rules, seed: str) -> Iterator[tuple[str, str]]:
    """The key of each sentence of a deal, and what is false in it."""
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(rules.players)]
    events = play(rules, bots, seed, most_deals=1, until=one_deal).events
    game = new_game(rules, seed)
    log: list[dict[str, Any]] = []
    for event in events:
        action = action_of(event)
        if isinstance(action, PlayCard):
            view = view_of(game, action.seat)
            if view.ask.kind is AskKind.PLAY and view.ask.seats == (action.seat,):
                truth = Truth(rules, log)
                for sentence in sentences(view):
                    texts = {name: text(value) for name, value in sentence.arguments}
                    yield sentence.key, fault(truth, action.seat, sentence.key, texts)
        log.append(event_to_plain(event))
        game = apply(game, event)


@pytest.mark.parametrize(("key", "players"), BY_TABLE)
def test_no_sentence_is_false(key: str, players: int) -> None:
    rules = preset(key, players)
    false = [why for _, why in told(rules, f"true/{key}-{players}") if why]
    assert false == []


def test_every_sentence_comes_up() -> None:
    rules = preset("standard", 4)
    seen = Counter(key for seed in range(6) for key, _ in told(rules, f"seen/{seed}"))
    assert set(seen) == EVERY


@pytest.mark.parametrize(
    ("rules", "takers"), [(preset("double_deck", 6), True), (preset("cancellation", 6), False)]
)
def test_reasons_of_two_packs(rules: Rules, takers: bool) -> None:
    """Failing before: half of all marked choices had no reason but a number."""
    seen = {key for key, _ in told(rules, "crowd")}
    assert seen >= {"coach-thrown", "coach-empties", "coach-exit", "coach-more-beat"}
    assert seen.isdisjoint(SETTLED) is not takers, "equal cards may cancel each other"


@pytest.mark.parametrize(
    ("key", "changes"),
    [
        ("coach-last-takes", {"better": "3S", "other": "KS", "cards": ("QS", "5H")}),
        ("coach-last-takes", {"better": "KS", "other": "3S", "cards": ("QS",)}),
        ("coach-last-takes", {"better": "KS", "other": "KS", "cards": ("QS",)}),
        ("coach-last-free", {"better": "KS"}),
        ("coach-last-either", {"better": "KS", "other": "3S"}),
        ("coach-one-holder", {"card": "QS"}),
        ("coach-all-beat", {"n": 2, "suit": "S", "card": "KS", "leads": "no"}),
        ("coach-all-beat", {"n": 2, "suit": "D", "card": "2D", "leads": "yes"}),
        ("coach-none-beats", {"n": 1, "suit": "S", "card": "3S"}),
        ("coach-stays-on", {"better": "KS"}),
        ("coach-in-trick", {"cards": ("QS", "9S")}),
        ("coach-empties", {"better": "3S", "suit": "S"}),
        ("coach-thrown", {"suit": "S", "better": "4D"}),
        ("coach-rid", {"suit": "D", "better": "4D"}),
        ("coach-under", {"better": "KS", "other": "3S", "card": "QS"}),
        ("coach-under", {"better": "3S", "other": "KS", "card": "9S"}),
        ("coach-over", {"better": "3S", "other": "KS", "card": "QS"}),
        ("coach-neither", {"better": "KS", "card": "QS"}),
        ("coach-queen-out", {"card": "QS", "other": "KS"}),
        ("coach-guards", {"other": "3S", "card": "QS"}),
        ("coach-others-out", {"suit": "S", "other": "KS"}),
        ("coach-exit", {"suit": "S", "other": "KS"}),
        ("coach-more-beat", {"better": "3S", "other": "KS", "n": 1, "k": 2}),
        ("coach-other", {}),
    ],
)
def test_the_checker_finds_what_is_false(key: str, changes: dict[str, Any]) -> None:
    game = late("3S KS 4D", out="2C 9C JH 3D 8D 5H", plays="1: QS 9S 5S")
    truth = Truth(game.rules, [])
    truth.hands = [{card.text for card in hand} for hand in (own.hand for own in game.owns)]
    truth.trick = [(play.seat, play.card.text) for play in view_of(game, 0).deal.plays]
    assert truth.trick
    assert fault(truth, 0, key, changes)
    taken = {"better": "3S", "other": "KS", "cards": ("QS",)}
    assert not fault(truth, 0, "coach-last-takes", taken)
    assert not fault(truth, 0, "coach-in-trick", {"cards": ("QS",)})
    assert not fault(truth, 0, "coach-under", {"better": "3S", "other": "KS", "card": "QS"})


# -- passes

HAND = "2C 4C 5C JC AC 2D QD 5S KS 2H 4H 6H TH"
QUEENS = "2C 4C 5C JC AC 2D QD 5S QS 2H 4H 6H TH"


@pytest.mark.parametrize(
    ("hand", "best", "other", "key"),
    [
        (HAND, "KS AC TH", "2C 4C 5C", "coach-pass-spades"),
        (HAND, "QD 2D AC", "AC JC TH", "coach-pass-empties"),
        (HAND, "AC JC TH", "JC TH 6H", "coach-pass-high"),
        (HAND, "JC TH 6H", "2C TH 6H", "coach-pass-low"),
        (QUEENS, "QS AC TH", "AC TH JC", "coach-pass-queen"),
        (QUEENS, "AC JC QD", "AC JC 5S", "coach-pass-guards"),
        (HAND, "TH 6H JC", "JC 6H TH", None),
    ],
)
def test_a_reason_for_a_pass_is_true_of_the_hand(
    hand: str, best: str, other: str, key: str | None
) -> None:
    view = view_of(position(hand), 0)
    cards = {card.text for card in view.own.hand}
    result = certain_pass(PassPair(view, parse_cards(best), parse_cards(other)))
    assert (result.key if result is not None else None) == key
    if result is None:
        return
    about = result.named.get("card")
    gone, kept = set(best.split()) - set(other.split()), set(other.split()) - set(best.split())
    if about is not None:
        assert about.text in (kept if key in ("coach-pass-low", "coach-pass-guards") else gone)
    if key == "coach-pass-empties":
        left = cards - set(best.split())
        assert not any(card[1] == result.named["suit"].letter for card in left)


# -- what a sentence makes one expect, and the loss that it explains

_MIDDLE = {"hardly": 0.02, "seldom": 0.12, "sometimes": 0.31, "half": 0.5, "mostly": 0.7,
           "nearly": 0.9, "always": 1.0}  # fmt: skip


def said_of(*facts: Fact, loss: float, hand: str = "2C 9C", **place: Any) -> list[Message]:
    """The parts of the reason for a loss with these parts, the first card being the better one."""
    position: dict[str, Any] = {"out": "3C KC 3D 8D QS 4H", **place}
    game = late(hand, **position)
    better, other, *_ = (PlayCard(0, card) for card in parse_cards(hand))
    reason = why(view_of(game, 0), Difference(loss, 0.01, 2000, facts), better, other)
    return list(parts_of(reason))


def parts_of(reason: Message) -> Iterator[Message]:
    if reason.key == "coach-both":
        yield from (part for name in ("first", "then") for part in parts_of(reason.named[name]))
    else:
        yield reason


def queen(least: float, most: float, loss: float) -> Fact:
    return Fact(Cause.CARD, (least, most), loss, 0.01, card=QS)


def test_no_slip_of_a_point_is_said_to_be_the_queen_every_other_time() -> None:
    """Failing before: "you take her about half the time", 6½ points, of a slip of one."""
    told, kept = said_of(queen(0.1, 0.5, 0.9), loss=1.0), said_of(queen(0.1, 0.5, 6.0), loss=6.5)
    assert "coach-takes-with" not in [part.key for part in told]
    assert told, "another true sentence"
    assert [part.key for part in kept] == ["coach-all-beat", "coach-takes-with"]
    hearts = Fact(Cause.SUIT, (1.0, 2.0), 0.4, 0.01, suit=Suit.HEARTS)
    assert said_of(queen(0.1, 0.5, 0.9), hearts, loss=1.0)[1].key == "coach-suit-with"


@pytest.mark.parametrize("loss", [0.6, 1.0, 2.0, 4.0, 9.0])
def test_what_the_words_let_one_expect_is_about_the_loss(loss: float) -> None:
    """Shares of the queen in steps of a fiftieth, each with what she costs there on average."""
    shares = [number / 50 for number in range(51)]
    seen = Counter[str]()
    for least, most in permutations(shares, 2):
        for cost in (13.0, 17.3):
            how, *comes_to = said_of(queen(least, most, cost * (most - least)), loss=loss)
            seen[comes_to[0].key] += 1
            assert how.key == "coach-all-beat"
            if comes_to[0].key != "coach-takes-with":
                continue
            assert least < most, "it costs to take her"
            said = comes_to[0].named
            expected = _MIDDLE[said["often"]] - _MIDDLE[said["rarely"]]
            if said["alike"] == "no":
                assert 0 < 13 * expected <= 2 * (1.5 * loss + 0.5), (least, most)
            assert 13 * (most - least) <= 1.5 * loss + 0.5
    assert len(seen) > 1


@pytest.mark.parametrize("cause", [Cause.OWN_MOON, Cause.OTHERS_MOON])
def test_moons_are_said_of_the_choice_that_has_them(cause: Cause) -> None:
    shares = (0.5, 0.1) if cause is Cause.OWN_MOON else (0.1, 0.5)
    key = "coach-own-moon-with" if cause is Cause.OWN_MOON else "coach-others-moon-with"
    for chances, whole, alike in (
        (shares, 9.0, ["no"]), (shares[::-1], 9.0, []),
        (shares, 1.0, ["yes"] if cause is Cause.OWN_MOON else []),  # much is made up for
    ):  # fmt: skip
        parts = said_of(Fact(cause, chances, 8.0, 0.01), loss=whole)
        assert [part.named["alike"] for part in parts if part.key == key] == alike


TAKES, DUCKS = (Fact(Cause.TRICK, chances, 3.0, 0.01) for chances in ((1.0, 0.1), (0.0, 1.0)))
KEPT = Fact(Cause.KEPT, (0.9, 0.1), -0.5, 0.01)
OTHERS = Fact(Cause.OTHERS_MOON, (0.1, 0.6), 6.0, 0.01)
MOON = Fact(Cause.OWN_MOON, (0.6, 0.1), 6.0, 0.01)
VOID = {"hand": "KC 2S 2H", "out": "3C 4C QS 3D 9D 4H 5H 8H", "plays": "3: 8D"}
SPADES = {"hand": "3S KS 4D", "out": "2C 9C JH 3D 8D 6H 7S", "plays": "1: QS 5H"}


@pytest.mark.parametrize(
    ("fact", "place", "keys"),
    [
        (queen(0.1, 0.5, 6.0), VOID, ["coach-rid", "coach-takes-kept"]),
        (DUCKS, SPADES, ["coach-under", "coach-in-trick"]),
        (TAKES, {"hand": "KS 3S 4D", "out": "2C 9C JH 3D QD 5H AS JS", "plays": "1: 2S"},
         ["coach-exit", "coach-trick"]),
        (TAKES, {**SPADES, "hand": "KS 3S 4D"}, ["coach-over", "coach-exit"]),
        (OTHERS, VOID, ["coach-others-moon-with"]),
        (OTHERS, {**VOID, "hand": "2H 2S KC"}, ["coach-others-moon-with", "coach-thrown"]),
        (KEPT, {**VOID, "hand": "KH 2H 2S"}, ["coach-rid", "coach-exit"]),
        (KEPT, {**VOID, "hand": "KH QS 2H"}, ["coach-better"]),
        (TAKES, {"hand": "KC 3D 9H", "out": "3C 4C QS 2D 9D 4H TH JH 5S"},
         ["coach-stays-on", "coach-empties"]),
        (queen(0.1, 0.5, 6.0), {"hand": "9S JS 2H", "plays": "1: 6S 8S 3S",
                                "out": "QS KS 2D 3D 4D 5D"}, ["coach-takes-kept"]),
        (KEPT, {"hand": "JS 9S 2H", "plays": "1: 6S 8S 3S", "out": "QS KS 2D 3D 4D 5D"},
         ["coach-last-free", "coach-worth"]),
        (KEPT, {"hand": "7S 6C 9H", "out": "3C 7C QS 5S 9D 4H TH JH 8S", "voids": "1C"},
         ["coach-others-out", "coach-empties"]),
        (KEPT, {"hand": "7S 2C 9H", "out": "3C 7C QS 5S 9D 4H TH JH 8S", "voids": "1C"},
         ["coach-empties", "coach-exit"]),
        (MOON, {"hand": "KC 2C 9H", "out": "3C 4C QS 3D 9D 4H TH JH 5S"},
         ["coach-own-moon-with", "coach-stays-on"]),
    ],
)  # fmt: skip
def test_the_cause_comes_before_the_result(
    fact: Fact, place: dict[str, str], keys: list[str]
) -> None:
    """Failing before: the trick that nobody else can take, "almost never", in a second sentence,
    and cards that beat the better card where it is better because it takes the trick; what is true
    of the other card too, of one of two hearts that are thrown and of one of two free tricks;
    points that others may discard on a trick that another player takes."""
    assert [part.key for part in said_of(fact, loss=6.5, **place)] == keys


def test_what_is_kept_stops_a_moon() -> None:
    (_, kept) = said_of(OTHERS, KEPT, loss=6.5, **VOID)
    assert (kept.key, kept.named["better"].text, kept.named["often"]) == (
        "coach-kept",
        "2S",
        "nearly",
    )
    assert (kept.named["played"], kept.named["best"]) == (1, 9)


def test_cards_with_which_the_trick_goes_alike_differ_by_what_is_kept() -> None:
    """Failing before: "with the four of spades you take the queen", where the ace was kept."""
    trick = Fact(Cause.TRICK, (1.0, 0.99), 0.0, 0.01)
    spades = {"hand": "AS 4S 6D", "out": "2S 5S QS 3D 8D 5H KH JH", "plays": "3: 3S"}
    assert [part.key for part in said_of(queen(0.1, 0.5, 6.0), trick, loss=6.5, **spades)] == [
        "coach-takes-kept"
    ]


@pytest.mark.parametrize("cause", [Cause.CARD, Cause.TRICK])
def test_more_often_is_said_of_the_card_that_does_it_more_often(cause: Cause) -> None:
    """Failing before: "with the nine you take the jack more often", where the five did."""
    rules, jack = preset("omnibus"), parse_cards("JD")[0]
    game = late("5C 9C", out="3C KC 3D JD QS 4H", rules=rules)
    five, nine = (PlayCard(0, card) for card in parse_cards("5C 9C"))
    fact = Fact(cause, (0.7, 0.65), 0.5, 0.01, card=jack if cause is Cause.CARD else None)
    reason = why(view_of(game, 0), Difference(0.5, 0.01, 2000, (fact,)), five, nine)
    said = next(part.named for part in parts_of(reason) if "alike" in part.named)
    assert (said["alike"], said["other"], said["better"]) == ("yes", five.card, nine.card)


def test_a_pass_for_a_moon_has_no_reason_of_a_hand_that_ducks() -> None:
    """Failing before: "Keep the two of clubs", where she is passed to take everything."""
    view = my_view(hand_once_more(parse_cards(HAND), PassToken.L, "moon"))
    better, other = (pass_of(view, parse_cards(cards)) for cards in ("JC TH 6H", "2C TH 6H"))
    moon = Fact(Cause.OWN_MOON, (0.5, 0.1), 2.9, 0.01)
    difference = Difference(3.0, 0.01, 2000, (moon,))
    reason = why(view, difference, better, other)
    assert (reason.key, is_of_moon(reason)) == ("coach-own-moon", True)
    assert not is_of_moon(why(view, Difference(3.0, 0.01, 2000), better, other))
