"""The rules as the help screen tells them: headings, sentences, examples."""

from dataclasses import dataclass

from hearts_gui.engine.rules.choices import Sun
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.describe import describe
from hearts_gui.wording.examples import RuleExample, examples
from hearts_gui.wording.headings import Section
from hearts_gui.wording.language.messages import say


@dataclass(frozen=True, slots=True)
class Chapter:
    """A titled list of sentences on the help screen, with pictures of what they mean."""

    title: str
    sentences: tuple[str, ...]
    examples: tuple[RuleExample, ...] = ()


def chapters(rules: Rules) -> tuple[Chapter, ...]:
    """Every part of the rules in the order in which a newcomer needs them.

    Who wins stands beside the aim.
    """
    sentences: dict[Section, list[str]] = {Section.AIM: [], Section.END: []}
    for sentence in describe(rules):
        sentences.setdefault(sentence.section, []).append(sentence.text)
    return tuple(
        Chapter(_title(part, rules), tuple(texts), examples(part, rules))
        for part, texts in sentences.items()
        if texts
    )


def _title(part: Section, rules: Rules) -> str:
    """The heading of a part; no sun is named where there is none."""
    if part is Section.MOON and rules.sun is Sun.OFF:
        return say("help-moon")
    return part.heading
