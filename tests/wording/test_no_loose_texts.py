"""Texts for players are messages: the code itself contains none.

A text is what has two words in it, or is one capitalised word. Programming errors, names of types,
drawings and the words of drawings' caches are none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from hearts_gui.arguments import ARGPARSE, LISTED
from tests.house import classes, modules, tree_of

# Shown to nobody, or for a developer who looks into a fault; and proper names.
ALLOWED = {
    "ui.player_games": {"Standard"},  # the title that a plan is stored with
    "session.setup.plans": {"Standard"},
    "session.setup.players": {"You"},  # the name of someone who has given none
    "session.store.game_lists": {"Hearts"},
    "config.settings": {"You"},
    "config.rule_sets": {
        "My rules",  # the name of a set that lost its own
    },
    "arguments": {*ARGPARSE, *LISTED.values()},  # our messages stand for argparse's; to be typed
    "ai.coach.labels": {"too close to call"},  # data
    "headless.judged": {"bench judge {}"},  # a seed
    "ai.players.levels": {"there is no level {}"},
    "engine.rules.share_code": {
        "the bits are used up",
        "a seed of that many digits is none",
        "Pd",  # the name of a kind of characters
    },
    "headless.convert": {"Pass Direction:"},  # how a format begins
    "verbs": {  # to be typed
        "replay FILE",
        "convert FILE OUT",
        "judge FILE",
        "match A B",
        "screenshot SCENE FILE",
        "bench WHAT",
    },
    "headless.reports": {"no trick"},  # data
    "session.past.motif": {"Occasion"},  # the name of a type
    "wording.options": {"L R A SCATTER HOLD", "L R A HOLD SCATTER SMOOSH"},
    "config.paths": {"Hearts"},
    "ui.shell.desktop": {"Hearts"},
    "ui.shell.window": {"Hearts"},
    "ui.main": {  # for fault reports
        "KeyDown {}",
        "Resize {}x{}",
        "Quit",
        "{}, window {}",
        "told: {}",
    },
    "ui.screens.about": {
        "pygame-ce {}, SDL {}, {}",
        "Window {} × {}, text {} %, theme {}",
        "Memory {} MB, prepared pictures {} of at most {} MB",
    },
    "ui.draw.heart": {"heart broken", "heart glow", "heart crack"},  # keys of pictures
    "ui.small_table.pills": {"coach mark"},
    "ui.screens.menu": {"hero heart"},
    "ui.screens.sheet.podium": {"winner crown", "winner heart"},
    "ui.table.nodes.night": {"full moon", "moon glow"},
}
# Rooms whose texts only programmers and logs see; reports of faults; and `wording` itself.
SILENT = ("wording.language", "devtools", "engine.log", "engine.play", "ai.simulator", "ai.worlds")
FOR_LOGS = {
    "config.journal", "config.notices", "config.reading", "crash", "program",
    "ui.access.voice",  # what commands of the system are called with
    "headless.openspiel", "headless.hearts_engine",  # the words of formats
    "session.practice.drawing",  # a language that is typed
}  # fmt: skip
WORDS = re.compile(r"[A-Za-zÀ-ÿ]{2,}[,;:]? [A-Za-z{]|^[A-Z][a-z]+[.…]?$")
DRAWING = re.compile(r"^<|/>")
FAULTS = re.compile(r"Error$|^Impossible$|^Faulty$|^IllegalAction$|^AssertionError$")


def texts(tree: ast.Module) -> Iterator[str]:
    """The texts of a module that are neither documentation nor faults nor annotations."""
    skipped: set[int] = set()
    nodes = tuple(ast.walk(tree))
    for node in nodes:
        for part in not_for_people(node):
            skipped |= {id(node) for node in ast.walk(part)}
    for node in nodes:
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            parts = (
                value.value if isinstance(value, ast.Constant) else "{}" for value in node.values
            )
            yield "".join(str(part) for part in parts)
            skipped |= {id(value) for value in node.values}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def not_for_people(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant() as text):
            yield text
        case ast.Assert(msg=ast.expr() as why):
            yield why
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as fault) if FAULTS.search(name):
            yield fault
        case ast.Assign(targets=[ast.Name(id="__all__")], value=names):
            yield names
        case ast.Call(func=ast.Name(id="TypeVar") | ast.Attribute(attr="log"), args=[name, *_]):
            yield name
        case ast.arg(annotation=ast.expr() as kind) | ast.AnnAssign(annotation=kind):
            yield kind
        case ast.FunctionDef(returns=ast.expr() as kind):
            yield kind
        case _:
            return


def test_texts_for_players_are_messages() -> None:
    types = {node.name for _, node in classes()}
    result: dict[str, set[str]] = {}
    for module, path in modules().items():
        if module.startswith(SILENT) or module in FOR_LOGS:
            continue
        loose = {
            text
            for text in texts(tree_of(path))
            if WORDS.search(text) and text not in types and not DRAWING.search(text)
        }
        if loose - ALLOWED.get(module, set()):
            result[module] = loose - ALLOWED.get(module, set())
    assert result == {}


def test_a_loose_text_is_found() -> None:
    source = (
        'def f(name):\n    """Say it."""\n    return f"Hello {name}, it is late"\n\nX = "Done"\n'
    )
    result = {text for text in texts(ast.parse(source)) if WORDS.search(text)}
    assert {"Hello {}, it is late", "Done"} <= result
    assert "Say it." not in result
