"""Hands to pass from, the same on a day for everyone; what a pass costs is kept by day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from hearts_gui.ai.coach.decisions import same
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.judging import first_look
from hearts_gui.ai.search import pass_search
from hearts_gui.engine.cards import QS, Card, Suit, parse_cards
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.validate import validate
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.past.motif_table import motifs
from hearts_gui.session.practice.passing import (
    PassBook,
    hand_once_more,
    hand_to_pass,
    hands_to_drill,
    my_view,
    pass_of,
    usual_pass,
    verdict,
)

DAY = date(2026, 11, 26)


def test_the_hands_of_a_day_are_the_same_and_all_different() -> None:
    hands = [my_view(hand_to_pass(DAY, index)) for index in range(6)]
    assert [view.deal.token.value for view in hands] == ["L", "R", "A"] * 2
    assert all(view.ask.kind is AskKind.PASS for view in hands)
    assert len({view.own.hand for view in hands}) == 6
    assert my_view(hand_to_pass(DAY, 3)).own.hand == hands[3].own.hand
    assert my_view(hand_to_pass(date(2026, 11, 27), 3)).own.hand != hands[3].own.hand


def test_a_drill_has_hands_in_which_its_motifs_are_at_stake() -> None:
    """Failing before: a drill of passes had the hands of the day, whatever it was about."""
    high = {QS, Card("KS"), Card("AS")}
    for motif in (each for each in Motif if each.of_pass):
        views = [my_view(hand) for hand in hands_to_drill((motif,), 4, "drill")]
        assert len({view.own.hand for view in views}) == 4
        for view in views:
            usual = {card for card, _ in usual_pass(view).gives}
            kept = set(view.own.hand) - usual
            match motif:
                case Motif.PASS_SPADES:
                    assert usual & high
                case Motif.PASS_KEEP:
                    assert kept & high
                case Motif.PASS_GUARDS:
                    assert kept & high
                    assert any(card.suit is Suit.SPADES and card.rank < QS.rank for card in kept)
                case Motif.PASS_VOID:
                    assert {card.suit for card in usual} - {card.suit for card in kept}
                case Motif.PASS_HEARTS:
                    assert any(card.suit is Suit.HEARTS and card.rank < 7 for card in kept)
                case _:
                    assert any(card.rank >= QS.rank for card in usual)


def test_passes_are_legal_and_a_verdict_names_what_was_wrong() -> None:
    seen = set[Message | None]()
    for index in range(20):
        result = hand_to_pass(DAY, index)
        view = my_view(result)
        usual = usual_pass(view)
        mine = pass_of(view, view.own.hand[:3])
        for action in (usual, mine):
            assert validate(result.game, action)
        if same(mine, usual):
            continue
        grade = Grade("", 0, 1, 0, 0, "pass", mine, usual, loss=3.0, error=0.2)
        judged = verdict(view, grade, usual, 0.0)
        assert not judged.as_good
        seen.add(judged.reason)
        met = motifs(view, usual, mine)
        assert judged.reason == (met[0].line if met else None)
        even = verdict(view, replace(grade, loss=0.3), usual, None)
        assert (even.as_good, even.reason) == (True, None)
        if QS in dict(usual.gives) and QS not in dict(mine.gives):
            assert judged.reason == Motif.PASS_SPADES.line
    assert len(seen - {None}) > 1


def test_a_pass_for_a_moon_says_that_it_is_for_a_moon() -> None:
    """Failing before: it had no reason, or that of a hand that takes as little as it can."""
    view = my_view(hand_once_more(parse_cards("AC KC QC 2C AD KD 3D 5S AH KH QH JH TH"),
                                  PassToken.L, "moon"))  # fmt: skip
    best = pass_of(view, parse_cards("2C 3D 5S"))
    chances = {"best": 6, "played": 3, "of": 10, "often": "sometimes", "rarely": "half",
               "alike": "no"}  # fmt: skip
    moon = message("coach-own-moon", **chances)
    rest = message("coach-rest", whole=1, half=False)
    for mine, reason, other in (
        ("KC QC 2C", moon, None),
        ("AC KC QC", message("coach-both", first=moon, then=rest), None),
        ("5S QC 2C", rest, None),
        ("AH KH QH", rest, Motif.PASS_VOID.line),
    ):
        played = pass_of(view, parse_cards(mine))
        grade = Grade("", 0, 1, 0, 0, "pass", played, best, loss=3.0, error=0.2, reason=reason)
        assert verdict(view, grade, played, 0.0).reason == (other or reason)


def test_the_passes_of_a_day_outlive_the_program(tmp_path: Path) -> None:
    path = tmp_path / "passes.lines"
    book = PassBook(path)
    assert book.add(DAY, 1.25) is None
    book.add(DAY, 0.0)
    path.write_text(path.read_text() + '{"day": 3, "loss": "x"}\n')
    assert PassBook(path).of(DAY) == (1.25, 0.0)
    assert PassBook(path).of(date(2026, 1, 1)) == ()


def test_a_first_look_at_a_pass_asks_no_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    view = my_view(hand_to_pass(DAY, 0))
    monkeypatch.setattr(pass_search, "network", lambda _: pytest.fail("a network was asked"))
    best = first_look(view, usual_pass(view), "x")
    assert best is not None
    clubs_first = pass_of(view, view.own.hand[:3])
    low = first_look(view, clubs_first, "x")
    assert low is not None
    assert low.difference.worlds >= 200
    assert low.loss - 2 * low.difference.error > 0, "the lowest clubs are a poor pass"
    assert low.best == best.best
    assert low.loss == first_look(view, clubs_first, "x").loss  # type: ignore[union-attr]
