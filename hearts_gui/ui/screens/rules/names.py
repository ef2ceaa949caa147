"""The questions that need a line of text: a name, a code, a list of totals."""

import re
from collections.abc import Callable

from hearts_gui.config.rule_sets import LONGEST_NAME, tidy_name
from hearts_gui.engine.rules.limits import MOST_WRAPS, WRAP_RANGE
from hearts_gui.session.setup.rule_draft import RuleDraft
from hearts_gui.session.setup.rules_desk import RulesDesk
from hearts_gui.ui.pages.ask import AskDialog
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import option

LONGEST_CODE = 600


def ask_name(
    ctx: Context, desk: RulesDesk, title: str, name: str, accept: Callable[[str], None], *,
    but: str = "",
) -> AskDialog:  # fmt: skip
    """Ask for the name of a rule set that no other one has; `but` is the set's own."""

    def check(text: str) -> str | None:
        problem = desk.name_problem(text, but=but)
        if problem is None:
            accept(tidy_name(text))
        return problem

    return AskDialog(
        ctx,
        title,
        label=say("rule-screen-name"),
        accept=check,
        confirm=say("rule-screen-save"),
        text=name,
        longest=LONGEST_NAME,
    )


def ask_code(ctx: Context, desk: RulesDesk, done: Callable[[], None]) -> AskDialog:
    """Ask for a code and take its rules over."""

    def check(text: str) -> str | None:
        problem = desk.take_code(text)
        if problem is None:
            done()
        return problem

    note = say("rule-screen-code-note")
    return AskDialog(
        ctx,
        say("rule-screen-paste-a-code"),
        label=say("rule-screen-code"),
        accept=check,
        confirm=say("rule-screen-use-these-rules"),
        note=note,
        longest=LONGEST_CODE,
        paste=True,
    )


def ask_numbers(
    ctx: Context, draft: RuleDraft, key: str, changed: Callable[[object], None]
) -> AskDialog:
    """Ask for a list of totals."""
    value = draft.value(key)
    assert isinstance(value, tuple)

    def check(text: str) -> str | None:
        numbers = read_numbers(text)
        if isinstance(numbers, str):
            return numbers
        changed(numbers)
        return None

    entry = option(key)
    return AskDialog(
        ctx,
        entry.title,
        label=entry.title,
        accept=check,
        confirm=say("rule-screen-use-these"),
        note=entry.help,
        text=", ".join(str(part) for part in value),
    )


def read_numbers(text: str) -> tuple[int, ...] | str:
    """The whole numbers of a text in order, or what is wrong with it."""
    parts = [part for part in re.split(r"[,;\s]+", text.strip()) if part]
    low, high = WRAP_RANGE
    if not parts:
        return say("rule-screen-no-number")
    if not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
        return say("rule-screen-no-numbers")
    numbers = sorted({int(part) for part in parts})
    if len(numbers) > MOST_WRAPS:
        return say("rule-screen-too-many-numbers", n=MOST_WRAPS)
    if numbers[0] < low or numbers[-1] > high:
        return say("rule-screen-number-range", low=low, high=high)
    return tuple(numbers)
