"""The list of deliberate bugs: each restriction, trick rule and scoring step has at least one."""

from __future__ import annotations

from tests.engine.mutants_flow import FLOW, HIDING, TRICKS
from tests.engine.mutants_legality import BREAKING, LEGALITY
from tests.engine.mutants_scoring import SCORING

ALL = (*LEGALITY, *BREAKING, *TRICKS, *FLOW, *HIDING, *SCORING)
COUNTABLE = tuple(mutant for mutant in ALL if mutant.countable)
