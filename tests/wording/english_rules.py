"""The generated rules in English as they read when texts became messages, kept to compare with.

`python -m tests.wording.english_rules` writes the files again, after a change on purpose: then the
difference of `english_rules.txt` is the list of what has changed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from hearts_gui.engine.rules.option_values import OPTION_KEYS
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.describe import describe_text, short
from tests.engine.strategies import random_rules

HERE = Path(__file__).parent
PRESETS = HERE / "english_rules.txt"
DIGESTS = HERE / "english_rules.sha256"
RANDOM = 10_000
IN_A_DIGEST = 100
OPTIONS = 72
"""Those there were then: a new option, which goes to the end, changes none of these texts."""


def told(rules: Rules) -> str:
    """All texts that are generated from these rules."""
    return f"{short(rules)}\n{describe_text(rules)}\n"


def preset_texts() -> Iterator[str]:
    """All rule sets at all table sizes, one paragraph each."""
    for entry in all_presets():
        for players in entry.sizes:
            yield f"== {entry.key} {players}\n{told(preset(entry.key, players))}"


def random_digests() -> Iterator[str]:
    """Digests of the texts of random rule sets, this many sets in each."""
    rng = random.Random("told in English")
    for _ in range(RANDOM // IN_A_DIGEST):
        digest = sha256()
        count = 0
        while count < IN_A_DIGEST:
            rules = random_rules(rng, OPTION_KEYS[:OPTIONS])
            if rules is not None:
                digest.update(told(rules).encode())
                count += 1
        yield digest.hexdigest()


def main() -> None:
    """Write both files."""
    PRESETS.write_text("".join(preset_texts()), encoding="utf-8")
    DIGESTS.write_text("".join(f"{line}\n" for line in random_digests()), encoding="utf-8")


if __name__ == "__main__":
    main()
