"""The rules as the help screen tells them: headings, sentences, examples."""

from dataclasses import dataclass

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.describe import describe
from hearts_gui.wording.examples import Example, examples
from hearts_gui.wording.headings import Section


@dataclass(frozen=True, slots=True)
class Chapter:
    """A titled list of sentences on the help screen, with pictures of what they mean."""

    title: str
    sentences: tuple[str, ...]
    examples: tuple[Example, ...] = ()


def chapters(rules: Rules) -> tuple[Chapter, ...]:
    """Every part of the rules in the order in which a player needs them."""
    sentences: dict[Section, list[str]] = {}
    for sentence in describe(rules):
        sentences.setdefault(sentence.section, []).append(sentence.text)
    return tuple(
        Chapter(part.heading, tuple(texts), examples(part, rules))
        for part, texts in sentences.items()
    )
