"""Whatever is pressed during real games, nothing breaks and the game can be played to its end."""

import random
import secrets
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from hearts_gui.devtools import pilot
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.engine.cards import QS
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.input import KeyDown, PointerUp, Resize
from hearts_gui.ui.table.scene import TableScene
from tests.kits.random_events import SIZES, random_event, random_place
from tests.kits.starting import start_with
from tests.kits.whole_games import Everything, Run

TABLE_KEYS = (
    pygame.K_h, pygame.K_l, pygame.K_u, pygame.K_s, pygame.K_RETURN, pygame.K_SPACE,
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_F11,
)  # fmt: skip
LONG = 100_000
TRIES = 40
MOST_FRAMES = 4000


def disturb(run: Run, rng: random.Random, steps: int) -> set[str]:
    """Press anything, mostly at a table; the names of the screens that were seen."""
    seen: set[str] = set()
    for _ in range(steps):
        scenes = run.app.ctx.scenes
        top = scenes.top
        if isinstance(top, MenuScene) and rng.random() < 0.3:
            scenes.push(top.ctx.games.resume(top.ctx))
        elif rng.random() < 0.002:
            size = rng.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            run.app.step(16.0, [Resize(size)])
        elif isinstance(top, TableScene) and rng.random() < 0.3:
            run.app.step(16.0, [KeyDown(rng.choice(TABLE_KEYS))])
        else:
            event = random_event(rng, random_place(rng, run.app))
            run.app.step(rng.choice((0.0, 16.0, 60.0)), [event])
        run.app.running = True
        if scenes.top is None:
            start_with(scenes, MenuScene(run.app.ctx))
        seen.add(type(scenes.top).__name__)
    return seen


def back_to_table(run: Run) -> None:
    """Let go, leave every screen over the table; begin or continue a game where there is none."""
    run.app.step(16.0, [PointerUp((1, 1))])
    for _ in range(TRIES):
        top = run.app.ctx.scenes.top
        if isinstance(top, TableScene):
            return
        if isinstance(top, MenuScene):
            run.app.ctx.scenes.push(top.ctx.games.resume(top.ctx))
        run.app.step(16.0, [KeyDown(pygame.K_ESCAPE)])
    raise AssertionError(f"no way back to a table from {run.app.ctx.scenes.top}")


@pytest.mark.parametrize(
    ("rules", "seed", "steps", "deals"),
    [
        (preset("standard"), 1, 200, 1),
        (preset("turbo"), 2, 200, 1),
        pytest.param(preset("standard"), 3, LONG, 3, marks=pytest.mark.slow),
        pytest.param(preset("turbo"), 4, LONG // 5, 3, marks=pytest.mark.slow),
        pytest.param(preset("hay_kitty", 3), 5, LONG // 5, 3, marks=pytest.mark.slow),
    ],
    ids=["standard", "turbo", "long", "long turbo", "long kitty"],
)
def test_no_press_breaks_a_game_or_leads_into_a_dead_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: Rules, seed: int, steps: int,
    deals: int,
) -> None:  # fmt: skip
    # Counted in frames alone: with the speeds that were set by chance a deal takes its time.
    monkeypatch.setattr(pilot, "PATIENCE_SECONDS", float("inf"))
    run = Run(tmp_path)
    rng = random.Random(seed)
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{rng.getrandbits(8 * size):x}")
    run.start(rules)
    for _ in range(deals):
        seen = disturb(run, rng, steps // deals)
        assert "TableScene" in seen
        back_to_table(run)
        hands = Pilot(run.app, run.games, advice=Everything("after"), most_frames=MOST_FRAMES)
        played = len(run.games.session.view(0).public.standings.history)  # type: ignore[union-attr]
        hands.play_until(lambda game, played=played: (  # type: ignore[misc]
            len(game.view(0).public.standings.history) > played
            or game.view(0).public.result is not None
        ))  # fmt: skip
    run.app.close()


def test_a_card_whose_lower_half_is_covered_is_found() -> None:
    """Failing before: two rows of a hand in a small window, and a card below was lifted."""
    sprite = SimpleNamespace(rect=pygame.Rect(0, 0, 80, 120))
    table = SimpleNamespace(sprites={QS: sprite}, card_at=lambda at: QS if at[1] < 40 else None)
    scene: Any = SimpleNamespace(state=SimpleNamespace(tabletop=table))
    assert pilot._spot(scene, QS, pygame.Rect(0, 0, 800, 600))
