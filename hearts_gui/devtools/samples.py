"""Made-up games for pictures and tests of the screens around the table."""

import os
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from hearts_gui.config.rule_sets import OwnSets, RuleSet
from hearts_gui.engine.rules.choices import BonusCard, Breakers, FirstTrick
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rule_draft import plain
from hearts_gui.session.setup.rules_desk import RulesDesk
from hearts_gui.session.store.shelf import ShelfGame
from hearts_gui.ui.shell.context import Context, ContinueInfo, Scene
from hearts_gui.wording.how_to_play import Chapter, chapters
from hearts_gui.wording.language.messages import say


class SampleGames:
    """Made-up games for pictures of the menu and help."""

    def __init__(self, *, under_way: bool = False) -> None:
        self._under_way = under_way

    def continue_info(self) -> ContinueInfo | None:
        """The sample game."""
        if not self._under_way:
            return None
        stand = say("games-stand", deal=4, points=18)
        return ContinueInfo(say("menu-continue"), stand, ("wren", "juno", "basil"))

    def new_game_detail(self) -> str:
        """The usual table."""
        return say("menu-plan", title=say("variant-standard"), n=4)

    def start_new(self, ctx: Context) -> Scene:
        """An empty scene."""
        return Scene(ctx)

    def resume(self, ctx: Context) -> Scene:
        """An empty scene."""
        return Scene(ctx)

    def plan(self) -> TablePlan:
        """The usual table."""
        return TablePlan()

    def start(self, ctx: Context, plan: TablePlan) -> Scene:
        """An empty scene."""
        del plan
        return Scene(ctx)

    def remember(self, plan: TablePlan) -> None:
        """Nothing is kept."""
        del plan

    def saved_games(self) -> tuple[ShelfGame, ...]:
        """A few games, when one is under way."""
        return sample_saves() if self._under_way else ()

    def resume_game(self, ctx: Context, key: str) -> Scene:
        """An empty scene."""
        del key
        return Scene(ctx)

    def open_file(self, ctx: Context, path: Path) -> Scene:
        """An empty scene."""
        del path
        return Scene(ctx)

    def rename_game(self, key: str, name: str) -> str | None:
        """Nothing is there to rename."""
        del key, name
        return None

    def delete_game(self, key: str) -> str | None:
        """Nothing is there to delete."""
        del key
        return None

    def restore_game(self) -> str | None:
        """Nothing was deleted."""
        return None

    def record(self) -> str:
        """Some results."""
        return say("stats-sentence", wins=41, games=112) if self._under_way else ""

    def rules_sections(self) -> tuple[Chapter, ...]:
        """The rules of the usual game."""
        return chapters(Rules())

    def close(self) -> None:
        """Nothing to put away."""


def sample_desk() -> RulesDesk:
    """Rule sets with one of the player's own, which is chosen."""
    rules = Rules(
        bonus_card=BonusCard.JD,
        first_trick=FirstTrick.FREE,
        breakers=Breakers.HEARTS_QS,
        end_at=75,
    )
    own = OwnSets((RuleSet("Sunday rules", "Omnibus", plain(rules)),))
    plan = replace(TablePlan(), rules=rules, title="Sunday rules", source="Sunday rules")
    # Made only if somebody changes the sample; never where the program was started.
    folder = Path(tempfile.gettempdir(), f"hearts-sample-{os.getpid()}")
    return RulesDesk(plan, folder / "rule-sets.jsonl", own=own)


def sample_saves() -> tuple[ShelfGame, ...]:
    """Three games under way, one of them open in another window."""
    now = time.time()
    faces = ("wren", "juno", "basil", "mira", "otto", "finn", "opal")
    made = (
        ("Standard", "standard", 4, 4, 18, 3600.0, False),
        ("Friday evening", "cancellation", 8, 2, 31, 100_000.0, False),
        ("Gong Zhu", "gong_zhu", 4, 7, -240, 900_000.0, True),
    )
    return tuple(
        ShelfGame(
            key=f"game-{number}.hearts", title=title, rules=preset(key, players), deal=deal,
            score=score, portraits=faces[: players - 1], changed=now - ago, busy=busy,
        )
        for number, (title, key, players, deal, score, ago, busy) in enumerate(made, start=1)
    )  # fmt: skip
