"""The rules as the help screen tells them: headings, sentences, examples."""

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.screens.rules.examples import examples
from hearts_gui.ui.shell.games import Section
from hearts_gui.wording.describe import Section as Part
from hearts_gui.wording.describe import describe


def told(rules: Rules) -> tuple[Section, ...]:
    """Every part of the rules in the order in which a player needs them."""
    sentences: dict[Part, list[str]] = {}
    for sentence in describe(rules):
        sentences.setdefault(sentence.section, []).append(sentence.text)
    return tuple(
        Section(part.value, tuple(texts), examples(part, rules))
        for part, texts in sentences.items()
    )
