"""Motifs agree with a second implementation, and each has its texts."""

from collections import Counter
from itertools import permutations

import pytest

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.message import message
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.past import motif_table
from hearts_gui.session.past.motif import GENERAL, LESSONS, Motif, Occasion, motifs_of_lesson, told
from hearts_gui.session.past.motif_table import Position, position_of
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.session.practice.puzzle import shipped
from hearts_gui.wording.language.messages import say
from tests.session.motif_judge import LABELS, compared
from tests.session.scene import QUEEN, Scene, cost


@pytest.mark.parametrize(
    "labels", [600, pytest.param(LABELS, marks=pytest.mark.slow)], ids=["some", "all"]
)
def test_a_second_judge_finds_the_same_motifs(labels: int) -> None:
    result = compared(labels)
    assert result.total() >= labels
    assert len(result) >= 20 if labels < LABELS else set(result) == set(Motif) - set(GENERAL)


def test_every_motif_has_a_name_a_line_and_a_lesson_that_there_is() -> None:
    lessons = {lesson.id for lesson in shipped_lessons()}
    for motif in Motif:
        assert LESSONS[motif] in lessons
        assert (motif in motifs_of_lesson(motif.lesson)) is not motif.general
        name, line = say(motif.name_message.key), say(motif.line.key)
        assert name
        assert line.endswith((".", "?"))
        assert len(name) < 45
    named = {say("motif-where", name="", where=occasion.value) for occasion in Occasion}
    assert len(named) == len(Occasion), "each in its own words"


def test_a_pass_for_the_moon_is_about_the_moon() -> None:
    """Failing before: it was to work on “Pass for a void”, because the moon succeeds more often."""
    for_moon = message("coach-own-moon", alike="yes")
    met = (Motif.PASS_VOID, Motif.DUCK, Motif.SHOOT, Motif.STOP_MOON)
    assert told(met, for_moon) == (Motif.DUCK, Motif.SHOOT)
    assert told(met, None) == (Motif.PASS_VOID, Motif.DUCK)


def test_a_trick_with_a_good_card_is_not_a_cheap_trick() -> None:
    """Failing before: taking the jack of diamonds was “Take a cheap trick”."""
    view = next(puzzle for puzzle in shipped() if puzzle.id == "omnibus-86").view()
    jack, two = (PlayCard(view.seat, Card(name)) for name in ("JD", "2D"))
    assert Motif.TAKE not in motif_table.motifs(view, jack, two)


def test_the_occasions_of_a_motif_are_what_the_scene_says() -> None:
    """Counted a second time from the cards alone, for every pair of cards of some puzzles."""
    seen = set[Occasion]()
    puzzles = [puzzle for puzzle in shipped() if puzzle.rules == "standard"]
    for puzzle in (*puzzles[::6], *(each for each in puzzles if Motif.SHOOT in each.motifs)):
        at = Scene(puzzle.view())
        for better, other in permutations(at.legal, 2):
            pair = PlayCard(at.view.seat, better), [PlayCard(at.view.seat, other)]
            cells = motif_table.cells_met(at.view, *pair)
            met = {motif for motif, occasion in cells if occasion is None}
            wanted, more = occasions_of(at, other), differences(at, better, other)
            (kind,) = met.intersection(GENERAL)
            every = {(motif, occasion) for motif in met for occasion in (None, *wanted)}
            assert cells == every | {(kind, occasion) for occasion in more}
            assert kind is (Motif.LEADS if at.leads else Motif.DISCARDS if at.void
                            else Motif.FOLLOWS)  # fmt: skip
            seen |= wanted | more
    assert seen == set(Occasion)


def occasions_of(at: Scene, other: Card) -> set[Occasion]:
    tricks, rank, plays = len(at.view.deal.tricks), other.rank, len(at.table)
    ranks = sorted(card.rank for card in at.hand if card.suit is other.suit)
    led = at.led if plays else None
    alone = Counter(
        trick.taker for trick in at.view.deal.tricks for play in trick.plays if cost(play.card)
    )
    moon = len(alone) == 1 and alone.total() > 3
    holds = {
        Occasion.EARLY: tricks < 4, Occasion.MIDDLE: 3 < tricks < 8, Occasion.LATE: tricks > 7,
        Occasion.QUEEN_OWN: QUEEN in at.hand, Occasion.QUEEN_OUT: at.queen_lurks,
        Occasion.QUEEN_GONE: QUEEN in at.seen, Occasion.SPADE: other.suit is Suit.SPADES,
        Occasion.HEART: other.suit is Suit.HEARTS, Occasion.SIDE: other.suit in tuple(Suit)[:2],
        Occasion.SHORT: len(ranks) < 3, Occasion.LONG: len(ranks) > 2, Occasion.HIGH: rank > 10,
        Occasion.MIDDLING: 6 < rank < 11, Occasion.LOW: rank < 7, Occasion.SECOND: plays == 1,
        Occasion.THIRD: plays == 2, Occasion.LAST: plays == 3, Occasion.POINTS: at.pot > 0,
        Occasion.CLEAN: plays > 0 == at.pot, Occasion.LED_SPADES: led is Suit.SPADES,
        Occasion.LED_HEARTS: led is Suit.HEARTS, Occasion.LED_SIDE: led in tuple(Suit)[:2],
        Occasion.MY_MOON: moon and at.view.seat in alone,
        Occasion.THEIR_MOON: moon and at.view.seat not in alone,
        Occasion.TOP: len(ranks) > 1 and rank == ranks[-1],
        Occasion.BOTTOM: len(ranks) > 1 and rank == ranks[0], Occasion.SINGLE: len(ranks) == 1,
        Occasion.MY_POINTS: at.view.seat in alone, Occasion.MASTER: not above(at, other),
        Occasion.NEW_SUIT: all(t.plays[0].suit is not other.suit for t in at.view.deal.tricks),
        Occasion.FEW_OUT: sum(card.suit is other.suit for card in at.unseen) < 5,
        Occasion.KNOWN_VOID: any(
            seat != at.view.seat and suit is other.suit for seat, suit in at.view.deal.voids
        ),
    }  # fmt: skip
    return {occasion for occasion, true in holds.items() if true}


def above(at: Scene, card: Card) -> int:
    return sum(other.suit is card.suit and other.rank > card.rank for other in at.unseen)


def differences(at: Scene, better: Card, other: Card) -> set[Occasion]:
    more = above(at, better) - above(at, other) if at.leads else other.rank - better.rank
    takes, took = better in at.wins, other in at.wins
    points = (cost(better) > 0, cost(other) > 0) if at.void else (False, False)
    holds = {
        Occasion.TOO_HIGH: more > 0, Occasion.TOO_LOW: more < 0,
        Occasion.WRONG_SUIT: other.suit is not better.suit, Occasion.TOOK: took and not takes,
        Occasion.LEFT: takes and not took, Occasion.KEPT: points == (True, False),
        Occasion.GAVE: points == (False, True),
    }  # fmt: skip
    return {occasion for occasion, true in holds.items() if true}


def test_the_facts_of_a_decision_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for puzzle in shipped() if len((view := puzzle.view()).own.hand) > 5)
    better, *others = (PlayCard(view.seat, card) for card in view.own.hand)
    each = {motif for other in others for motif in motif_table.motifs(view, better, other)}
    views: list[PlayerView] = []

    def counted(view: PlayerView) -> Position | None:
        views.append(view)
        return position_of(view)

    monkeypatch.setattr(motif_table, "position_of", counted)
    assert set(motif_table.motifs_met(view, better, others)) == each
    assert views == [view]
