"""Every rule that the code cites is in `engine/RULES.md`, and its option names are real."""

import re
from dataclasses import fields
from pathlib import Path

from hearts_gui.engine.rules.presets import all_presets
from hearts_gui.engine.rules.rules import Rules

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "hearts_gui" / "engine" / "RULES.md").read_text(encoding="utf-8")
HEADINGS = set(re.findall(r"^### (\d+\.\d+)", TEXT, re.MULTILINE))
ROWS = {int(row) for cell in re.findall(r"^\| ([\d, ]+) \|", TEXT, re.MULTILINE)
        for row in cell.split(",")}  # fmt: skip


def cited() -> list[tuple[str, str, str]]:
    """File, section and row (or an empty text) of every citation."""
    numbers = []
    for folder in ("hearts_gui", "tests", "build"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            # A citation may run over the end of a comment line.
            for section, row in re.findall(r"RULES (\d+\.\d+)(?:(?:\s|#)+row (\d+))?", text):
                numbers.append((str(path.relative_to(ROOT)), section, row))
    return numbers


def test_every_cited_section_and_row_exists() -> None:
    citations = cited()
    assert len(citations) > 50
    for path, section, row in citations:
        assert section in HEADINGS, f"{path}: RULES {section}"
        assert not row or int(row) in ROWS, f"{path}: RULES {section} row {row}"


def test_rule_sets_are_all_named() -> None:
    listed = TEXT.partition("### 2.2")[2].partition("### 2.3")[0]
    assert {entry.key for entry in all_presets()} == set(re.findall(r"`([a-z_0-9]+)`", listed))


def test_options_are_fields_of_the_rules() -> None:
    named = {key for line in TEXT.partition("## 2.")[0].splitlines()
             for key in re.findall(r"^- `([a-z_]+)`", line)}  # fmt: skip
    unknown = named - {field.name for field in fields(Rules)}
    assert len(named) > 35
    assert unknown == set()
