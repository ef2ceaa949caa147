"""Every deliberate bug is noticed by the corpus, the corner cases or the counting tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest

from hearts_gui.engine.rules.presets import preset
from tests.engine.mutants import ALL, COUNTABLE
from tests.engine.mutants_flow import HIDING
from tests.engine.mutants_scoring import SCORING
from tests.engine.mutating import Mutant, alive, first_to_fail, rows_of
from tests.engine.perft import Deal, corpus, mismatches
from tests.engine.random_play import moments
from tests.engine.transcripts import deals_played, disagreements
from tests.kits.views import SPECIAL, accepted_worlds, check_that_nothing_is_shown_early
from tests.kits.views import check_that_redacting_twice_changes_nothing as redacts_twice

PLAYING = (
    "test_cases_opening",
    "test_cases_tricks",
    "test_cases_procedures",
    "test_cases_warren",
    "test_cases_stories",
    "test_cases_deal_and_pass",
)
COUNTING = ("test_counting_cards", "test_counting_moons", "test_endings", "test_settlement")
QUICK_CARDS = 20
REFEREED = ("standard", "domino", "cancellation")


@cache
def quick_corpus() -> tuple[Deal, ...]:
    """The deals that are counted to their end: of each table the quickest, then all others."""
    whole = [deal for deal in corpus() if deal.size <= QUICK_CARDS]
    whole.sort(key=lambda deal: sum(deal.counts.values()))
    first = {deal.rules_text: deal for deal in reversed(whole)}
    return tuple(sorted(whole, key=lambda deal: deal is not first[deal.rules_text]))


def agrees(deal: Deal) -> None:
    """The engine counts this deal as the file does."""
    assert mismatches(deal) == []


def referee_agrees(key: str) -> None:
    """Referee and engine agree on a random deal."""
    for played in deals_played(moments(preset(key), 3)):
        assert disagreements(played) == []


def hides(name: str) -> None:
    """A seat cannot tell other worlds from this one."""
    check_that_nothing_is_shown_early(SPECIAL[name], 1)
    accepted_worlds(SPECIAL[name], 1, 12)
    redacts_twice(SPECIAL[name])


def checks(mutant: Mutant) -> Iterator[Callable[[], object]]:
    """Yield the tests that should notice a bug, the likeliest first."""
    counting, playing = rows_of(COUNTING), rows_of(PLAYING)
    if mutant in SCORING:
        yield from counting
        yield from playing
        return
    if mutant in HIDING:
        yield from (partial(hides, name) for name in SPECIAL)
    yield from playing
    yield from (partial(agrees, deal) for deal in quick_corpus())
    yield from (partial(referee_agrees, key) for key in REFEREED)


def killer(mutant: Mutant) -> str | None:
    """The first check that notices a bug."""
    with alive(mutant):
        return first_to_fail(checks(mutant))


@pytest.mark.parametrize("mutant", ALL, ids=lambda mutant: mutant.name)
def test_every_bug_is_noticed(mutant: Mutant) -> None:
    assert killer(mutant) is not None


@pytest.mark.parametrize("mutant", COUNTABLE, ids=lambda mutant: mutant.name)
def test_bugs_of_legality_are_noticed_by_counting_alone(mutant: Mutant) -> None:
    with alive(mutant):
        assert first_to_fail(partial(agrees, deal) for deal in quick_corpus())


def test_there_are_enough_bugs_and_each_is_another() -> None:
    assert len(ALL) >= 60
    assert len(COUNTABLE) >= 8
    assert len({mutant.name for mutant in ALL}) == len(ALL)
    assert len({mutant.what() for mutant in ALL}) == len(ALL)


def test_the_sound_engine_hides_and_agrees_with_the_referee() -> None:
    """Single tests that notice bugs too: rows, and the counts of the corpus."""
    assert first_to_fail(partial(hides, name) for name in SPECIAL) is None
    assert first_to_fail(partial(referee_agrees, key) for key in REFEREED) is None


@pytest.mark.slow
def test_the_sound_engine_passes_every_check() -> None:
    assert first_to_fail(checks(HIDING[0])) is None, "everything but what counts points"
    assert first_to_fail(rows_of(COUNTING)) is None
