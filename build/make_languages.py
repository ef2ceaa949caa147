"""Compiles the Fluent files in `assets/languages` into what the game reads.

Usage: python build/make_languages.py [--check] [CODE ...]

For each folder, or those that are named, such as `assets/languages/de`, one file `de.json`:
messages and terms by key, in order, with attributes as `key.attribute`.
`hearts_gui/wording/language/patterns.py` says what a pattern looks like. With `--check` nothing is
written, and the answer is 1 where a file would change.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

LANGUAGES = Path(__file__).parent.parent / "assets" / "languages"


def compiled(folder: Path) -> str:
    """All messages of a language as JSON text, one to a line.

    Raises SystemExit for a file that Fluent does not understand or a key that comes twice.
    """
    messages: dict[str, Any] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise SystemExit(f"{path}: not understood:\n{entry.content}")
            for key, value in _entry(entry):
                if key in messages:
                    raise SystemExit(f"{path}: {key} comes twice")
                messages[key] = value
    lines = (f"{_json(key)}:{_json(value)}" for key, value in sorted(messages.items()))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _entry(entry: ast.EntryType) -> list[tuple[str, Any]]:
    if not isinstance(entry, ast.Message | ast.Term):
        return []
    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    entries = [] if entry.value is None else [(key, _pattern(entry.value))]
    return entries + [
        (f"{key}.{attribute.id.name}", _pattern(attribute.value)) for attribute in entry.attributes
    ]


def _pattern(pattern: ast.Pattern) -> Any:
    parts = [_part(element) for element in pattern.elements]
    joined: list[Any] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return joined[0] if len(joined) == 1 and isinstance(joined[0], str) else joined


def _part(element: ast.TextElement | ast.Placeable) -> Any:
    if isinstance(element, ast.TextElement):
        # A sentence may be broken over lines in the source; it is one line for the player.
        return element.value.replace("\n", " ")
    return _expression(element.expression)


def _expression(node: Any) -> Any:
    match node:
        case ast.Placeable(expression=inner):
            return _expression(inner)
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.NumberLiteral():
            value = node.parse()["value"]
            return int(value)
        case ast.VariableReference(id=name):
            return ["$", name.name]
        case ast.MessageReference(id=name, attribute=attribute):
            return ["@", _with(name.name, attribute)]
        case ast.TermReference(id=name, attribute=attribute, arguments=arguments):
            named = {} if arguments is None else _named(arguments)
            return ["-", _with(f"-{name.name}", attribute), named]
        case ast.FunctionReference(id=name, arguments=arguments):
            given = [_expression(argument) for argument in arguments.positional]
            return ["!", name.name, given, _named(arguments)]
        case ast.SelectExpression():
            return _selection(node)
    raise SystemExit(f"{type(node).__name__} is not supported")


def _with(key: str, attribute: ast.Identifier | None) -> str:
    return key if attribute is None else f"{key}.{attribute.name}"


def _named(arguments: ast.CallArguments) -> dict[str, Any]:
    return {argument.name.name: _expression(argument.value) for argument in arguments.named}


def _selection(node: ast.SelectExpression) -> Any:
    variants, default = {}, ""
    for variant in node.variants:
        key = variant.key
        name = key.name if isinstance(key, ast.Identifier) else key.value
        variants[name] = _pattern(variant.value)
        if variant.default:
            default = name
    return ["?", _expression(node.selector), variants, default]


def main(arguments: list[str]) -> int:
    """Write what has changed."""
    parser = argparse.ArgumentParser(description="Compile the languages.")
    parser.add_argument("--check", action="store_true", help="only say whether all is up to date")
    parser.add_argument("codes", nargs="*", help="languages; all where none is named")
    options = parser.parse_args(arguments)
    check, codes = options.check, options.codes
    stale = 0
    for folder in sorted(path for path in LANGUAGES.iterdir() if path.is_dir()):
        if codes and folder.name not in codes:
            continue
        path, text = LANGUAGES / f"{folder.name}.json", compiled(folder)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if check:
            print(f"{path.name} is not what its Fluent files say", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {len(text.encode())} bytes")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
