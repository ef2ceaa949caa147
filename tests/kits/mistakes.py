"""Mistakes of a person's own, as the coach keeps them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hearts_gui.ai.coach.grades import Grade, TriedAnswer
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.session.game.deal_record import deal_record
from hearts_gui.session.store.saves import read_game


def mistake(path: Path) -> Grade:
    """A grade that calls a card of the second deal a mistake; another legal one is the best."""
    loaded = read_game(path)
    record = deal_record(loaded.header.rules, loaded.header.seed, loaded.events, 2)
    assert record is not None
    for _, decision in record.decisions(0):
        view, action = decision.view, decision.action
        if isinstance(action, PlayCard) and len(view.deal.tricks) in range(3, 8):
            legal = [
                c for c in legal_plays(view.rules, view.deal, view.own) if c is not action.card
            ]
            if len(legal) > 2:
                best, near, far = (replace(action, card=card) for card in legal[:3])
                answers = (
                    TriedAnswer(best, -1.0, 0.1),
                    TriedAnswer(near, -1.2, 0.1),
                    TriedAnswer(far, -3.0, 0.1),
                )
                return Grade(
                    decision.line, 0, 2, decision.place, decision.trick, "play", action, best, 2.4,
                    0.3, 400, unit=10.0, label=Mark.MISTAKE, answers=answers,
                )  # fmt: skip
    raise AssertionError
