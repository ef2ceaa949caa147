"""Writes one transcript per rule set: a seeded deal at the usual table, event by event.

Run from the repository root: python -m tests.golden.regenerate
Look at what changed before committing it: each change is a change of the game.
"""

from __future__ import annotations

import json
from pathlib import Path

from hearts_gui.engine.log.codec import event_from_plain
from hearts_gui.engine.log.log import action_of, event_line
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.game import new_game, step
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from tests.engine.random_play import moments

FOLDER = Path(__file__).resolve().parent
SEED = 2008


def path_of(key: str) -> Path:
    """The path of the transcript of a rule set."""
    return FOLDER / f"{key}.txt"


def lines_of(rules: Rules) -> list[str]:
    """A random deal as lines of text."""
    return [event_line(event) for step_ in moments(rules, SEED) for event in step_.events]


def replayed(rules: Rules, lines: list[str]) -> list[str]:
    """Return the engine's events for the decisions in a transcript."""
    game = new_game(rules, str(SEED))
    result: list[str] = []
    while len(result) < len(lines):
        action = action_of(event_from_plain(json.loads(lines[len(result)])))
        if action is None:
            return [*result, "nobody decides here"]
        happened, game = step(game, action)
        result += [event_line(event) for event in happened]
    return result


def events_in(path: Path) -> list[ev.Event]:
    """The events of a transcript."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [event_from_plain(json.loads(line)) for line in lines]


def main() -> None:
    """Write every transcript."""
    for entry in all_presets():
        text = "\n".join(lines_of(preset(entry.key))) + "\n"
        path_of(entry.key).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
