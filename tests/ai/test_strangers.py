"""The players that strong ones are measured by keep to the rules and differ from each other."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hearts_gui.ai.players.external import ExternalBot
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.ai.worlds.belief import _in_hindsight
from hearts_gui.engine.play.events import CardPlayed
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.simulate import PlayedGame, one_deal, play
from tests.ai.against_strangers import InProcess, options, report
from tests.ai.strangers import KINDS


def deal_of(kind: str, rules_key: str) -> PlayedGame:
    """A deal that four players of one kind play without a fault."""
    bots = [ExternalBot(kind, f"seat {seat}", InProcess) for seat in range(4)]
    played = play(preset(rules_key), bots, "strangers", most_deals=1, until=one_deal)
    assert [bot.faults for bot in bots] == [0] * 4
    return played


def cards_of(kind: str, rules_key: str) -> list[str]:
    """The cards of such a deal."""
    events = deal_of(kind, rules_key).events
    return [event.card.text for event in events if isinstance(event, CardPlayed)]


@pytest.mark.parametrize("rules_key", ["standard", "omnibus", "spot"])
def test_strangers_keep_to_the_rules_and_differ(rules_key: str) -> None:
    deals = {kind: cards_of(kind, rules_key) for kind in KINDS}
    assert len(deals) >= 6
    for kind, cards in deals.items():
        assert len(cards) == 52, kind
    for one, other in combinations(KINDS, 2):
        assert deals[one] != deals[other], (one, other)


def explained(kind: str) -> Reals:
    """Return how well each kind of player known to belief explains a deal of these; logarithms."""
    (deal,) = deal_of(kind, "standard").game.public.past
    logs: Reals = _in_hindsight(deal, Rules(), (0,) * 4).sum(axis=1)
    return logs


def test_one_of_the_players_that_belief_knows_resembles_strangers() -> None:
    """Failing before: players unlike the rule player were thought to play anything."""
    rule, own, random_network, stranger, exact = np.array([explained(kind) for kind in KINDS]).T
    beyond = stranger - np.max([rule, own, exact], axis=0)
    assert (beyond > 0).sum() >= len(KINDS) - 1
    assert beyond.mean() > 15
    assert (stranger - random_network).mean() > 2


def test_players_meet_the_same_company_in_the_same_deals(tmp_path: Path) -> None:
    outcome = outcome_of("rule", "random")
    for form in ("1v3", "2v2"):
        rule, other = outcome[form]["rule"], outcome[form]["random"]
        assert list(outcome[form]) == ["rule", "random"]
        assert len(rule["by_deal"]) == 2
        assert rule["difference"] == pytest.approx(sum(rule["by_deal"]) / 2, abs=0.001)
        behind = rule["difference"] - other["difference"]
        assert other["behind"]["points"] == pytest.approx(behind, abs=0.002)
        assert behind > 0
    before = tmp_path / "before.json"
    before.write_text(json.dumps(outcome))
    again = outcome_of("random", "--before", str(before))
    assert again["1v3"]["random"]["ahead_of_before"]["points"] == pytest.approx(
        -outcome["1v3"]["random"]["behind"]["points"], abs=0.002
    )
    with pytest.raises(SystemExit, match="other deals"):
        outcome_of("random", "--before", str(before), "--seed", "another")


def test_a_level_may_be_the_company() -> None:
    outcome = outcome_of("rule", "--company", "reference")
    assert outcome["2v2"]["rule"]["difference"] == 0


def outcome_of(*options_: str) -> dict[str, Any]:
    return report(options().parse_args(["--deals", "2", *options_]))
