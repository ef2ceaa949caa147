"""Own rule sets: kept whole whatever happens, with every line that cannot be read."""

import json
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from hearts_gui.config import rule_sets
from hearts_gui.config.rule_sets import LONGEST_NAME, OwnSets, RuleSet, parse, tidy_name
from hearts_gui.wording.language.messages import message_text
from tests.processes import kill

ONE = RuleSet("Sunday rules", "Omnibus", {"end_at": 75})
TWO = RuleSet("Zoë’s 日曜日", "", {"players": 5, "pass_cycle": ["L", "R"]})


def test_sets_come_back_as_they_were_saved(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "sets.jsonl"
    own = OwnSets((ONE, TWO))
    assert rule_sets.save(own, file) is None
    assert rule_sets.load(file) == own
    assert not list(file.parent.glob("*.new"))


def test_what_two_windows_do_to_sets_stays(tmp_path: Path) -> None:
    """Failing before: the window that wrote last brought back what the other had changed."""
    file, third, last = tmp_path / "sets.jsonl", replace(ONE, name="3"), replace(ONE, name="4")
    old = OwnSets((ONE, TWO, third))
    rule_sets.save(old, file)
    changed = replace(ONE, values={"end_at": 50})
    rule_sets.save(old.with_set(changed).without("3").with_set(last), file, old)
    own, fifth = replace(TWO, values={}), replace(ONE, name="5")
    rule_sets.save(old.with_set(own).with_set(fifth), file, old)
    assert rule_sets.load(file) == OwnSets((changed, own, fifth, last))
    file.unlink()
    rule_sets.save(old, file, old)
    assert rule_sets.load(file) == old


def test_no_file_means_no_sets(tmp_path: Path) -> None:
    assert rule_sets.load(tmp_path / "none.jsonl") == OwnSets()


def test_lines_that_are_not_rule_sets_stay_and_are_named(tmp_path: Path) -> None:
    text = "\n".join((ONE.line(), "garbage {", '{"name": 3}', ONE.line(), "")) + "\n"
    own = parse(text)
    assert own.sets == (ONE,)
    assert own.others == ("garbage {", '{"name": 3}', ONE.line())
    assert [message_text(warning) for warning in own.warnings] == [
        "Line 2 of your rule sets isn’t a rule set; it was kept but isn’t used.",
        "Line 3 of your rule sets isn’t a rule set; it was kept but isn’t used.",
        f"Line 4 of your rule sets names {ONE.name} a second time; it was kept but isn’t used.",
    ]
    file = tmp_path / "sets.jsonl"
    assert rule_sets.save(own.with_set(TWO), file) is None
    again = rule_sets.load(file)
    assert again.sets == (ONE, TWO)
    assert again.others == own.others


def test_bytes_that_are_not_text_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "sets.jsonl"
    file.write_bytes(b"\xff\xfe\x00\n" + ONE.line().encode() + b"\n")
    assert rule_sets.load(file).sets == (ONE,)


def test_names_are_put_on_one_line_and_cut() -> None:
    assert tidy_name("  a\tb\nc\u2028d  ") == "a b c d"
    assert len(tidy_name("W" * 500)) == LONGEST_NAME
    assert tidy_name("\x00\x07") == ""


def test_a_free_name_is_found() -> None:
    own = OwnSets((ONE,))
    assert own.free_name("Sunday rules") == "Sunday rules 2"
    assert own.free_name("Monday") == "Monday"
    assert own.free_name("") == "My rules"
    long = OwnSets((RuleSet("W" * LONGEST_NAME, "", {}),))
    assert len(long.free_name("W" * 80)) <= LONGEST_NAME


def test_saving_under_a_name_replaces_renames_and_removes() -> None:
    own = OwnSets((ONE, TWO))
    newer = RuleSet(ONE.name, "Standard", {})
    assert own.with_set(newer).sets == (newer, TWO)
    assert own.renamed(ONE.name, "Monday").sets[0].name == "Monday"
    assert own.without(ONE.name).sets == (TWO,)


def test_a_folder_that_cannot_be_written_gives_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    problem = rule_sets.save(OwnSets((ONE,)), tmp_path / "file" / "sets.jsonl")
    assert problem is not None
    assert message_text(problem).startswith("Your rule sets couldn’t be saved")


WRITER = """
import sys
from pathlib import Path
from hearts_gui.config import rule_sets
from hearts_gui.config.rule_sets import OwnSets, RuleSet
number = 0
print("ready", flush=True)
while True:
    number += 1
    sets = tuple(RuleSet(f"Set {i}", "", {"end_at": number}) for i in range(40))
    assert rule_sets.save(OwnSets(sets), Path(sys.argv[1])) is None
"""


def test_a_kill_at_any_moment_leaves_the_old_or_the_new_file(tmp_path: Path) -> None:
    file = tmp_path / "sets.jsonl"
    for trial in range(4):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
            time.sleep(0.03 + 0.011 * trial)
            kill(writer.pid)
        if not file.exists():
            continue
        own = rule_sets.load(file)
        assert own.warnings == ()
        numbers = {json.dumps(dict(rule_set.values)) for rule_set in own.sets}
        assert len(own.sets) == 40
        assert len(numbers) == 1


@pytest.mark.parametrize("line", ["", "null", "[]", '{"name":"","based_on":"","rules":{}}'])
def test_odd_lines_are_not_rule_sets(line: str) -> None:
    assert parse(line + "\n").sets == ()
