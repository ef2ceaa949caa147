"""The players that strong ones are measured by keep to the rules and differ from each other."""

from __future__ import annotations

from itertools import combinations

import pytest

from hearts_gui.ai.players import external
from hearts_gui.ai.players.external import ExternalBot
from hearts_gui.engine.play.events import CardPlayed
from hearts_gui.engine.rules.presets import preset
from hearts_gui.headless.played import one_deal, play
from tests.ai.strangers import KINDS, answers


class InProcess:
    """A program in this process: `command` is the kind."""

    def __init__(self, command: str) -> None:
        self._lines: list[bytes] = []
        asked = iter(lambda: self._lines.pop(0).decode(), None)
        self._answers = iter(answers(command, asked))

    def tell(self, line: bytes) -> None:
        self._lines.append(line)

    def answer(self, _: float) -> bytes:
        return next(self._answers).encode()

    def end(self) -> None:
        pass


def cards_of(kind: str, rules_key: str) -> list[str]:
    """The cards of a deal that four players of one kind play without a fault."""
    bots = [ExternalBot(kind, f"seat {seat}") for seat in range(4)]
    played = play(preset(rules_key), bots, "strangers", most_deals=1, until=one_deal)
    assert [bot.faults for bot in bots] == [0] * 4
    return [event.card.text for event in played.events if isinstance(event, CardPlayed)]


@pytest.mark.parametrize("rules_key", ["standard", "omnibus", "spot"])
def test_strangers_keep_to_the_rules_and_differ(
    monkeypatch: pytest.MonkeyPatch, rules_key: str
) -> None:
    monkeypatch.setattr(external, "Program", InProcess)
    deals = {kind: cards_of(kind, rules_key) for kind in KINDS}
    assert len(deals) >= 6
    for kind, cards in deals.items():
        assert len(cards) == 52, kind
    for one, other in combinations(KINDS, 2):
        assert deals[one] != deals[other], (one, other)
