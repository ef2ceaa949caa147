"""The actions of the rules page: changing, repairing, saving, sharing, playing."""

import re
from collections.abc import Callable
from functools import partial

from hearts_gui.config.rule_sets import LONGEST_NAME, tidy_name
from hearts_gui.engine.rules.option_values import MOST_WRAPS, WRAP_RANGE
from hearts_gui.engine.rules.share_code import LONGEST_CODE
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rule_draft import Repair, RuleDraft
from hearts_gui.session.setup.rules_setup import Entry, RulesSetup
from hearts_gui.ui.screens.rules.controls import label_of
from hearts_gui.ui.screens.rules.editors import CardValuesScene, CycleScene
from hearts_gui.ui.screens.rules.rules_page import RulesPage
from hearts_gui.ui.screens.rules.set_list import SetPicker
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.dialog import AskDialog, Dialog, DialogButton
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import Kind, option


class RuleActions:
    """Each changes the chosen rules and tells the page what to show."""

    def __init__(
        self, scene: FormScene, setup: RulesSetup, plan: Callable[[], TablePlan], *,
        playable: bool, to_top: Callable[[], None], choose: Callable[[Entry], None] | None = None,
    ) -> None:  # fmt: skip
        """`to_top` shows other rules from the first option on; `choose` starts from a rule set that
        was picked on a page of its own."""
        self.ctx, self._scene, self._playable = scene.ctx, scene, playable
        self.setup, self._plan = setup, plan
        self._to_top, self._choose = to_top, choose or self.choose

    def change(self, key: str, value: object) -> None:
        """Choose another value for an option."""
        draft = self.setup.draft
        clashed = draft.clash is not None
        draft.set(key, value)
        self._scene.rebuild()
        if not clashed and draft.clash is None and draft.value(key) != value:
            label = label_of(draft.rules, key, value)
            same = label_of(draft.rules, key, draft.value(key))
            self._scene.notify(say("rule-screen-same", wish=label, same=same))

    def mend(self, repair: Repair) -> None:
        """Take a repair of a clash."""
        self.setup.draft.mend(repair)
        self._scene.rebuild()

    def undo(self) -> None:
        """Take the last change back."""
        if self.setup.draft.can_undo:
            self.setup.draft.undo()
            self._scene.rebuild()

    def reset_all(self) -> None:
        """Go back to the rule set as it was chosen."""
        self.setup.draft.reset_all()
        self._scene.notify(say("rule-screen-taken-back"))
        self._scene.rebuild()

    def choose(self, entry: Entry) -> None:
        """Start from another rule set."""
        self.setup.choose(entry)
        self._to_top()
        self._scene.rebuild()

    def pick_set(self) -> None:
        """Choose a rule set on a page of its own."""
        self.ctx.scenes.push(SetPicker(self.ctx, self.setup, self._choose, self.restore))

    def edit(self, key: str) -> None:
        """Open the editor of a list."""
        draft = self.setup.draft
        changed = partial(draft.set, key)
        match option(key).kind:
            case Kind.CYCLE:
                self.ctx.scenes.push(CycleScene(self.ctx, draft, changed))
            case Kind.VALUES:
                self.ctx.scenes.push(CardValuesScene(self.ctx, draft, changed))
            case _:
                self.ctx.scenes.push(ask_numbers(self.ctx, draft, key, changed))

    def read_rules(self) -> None:
        """Show the rules in full."""
        draft = self.setup.draft
        self.ctx.scenes.push(RulesPage(self.ctx, draft.rules, draft.title))

    # -- own sets and codes

    def save(self) -> None:
        """Save the present rules under a name, perhaps in place of one of the player's own sets."""
        source = self.setup.draft.source
        if not (source.own and self.setup.draft.touched):
            self._save_as()
            return
        choices = (
            DialogButton(say("rule-screen-save-as-another"), self._save_as),
            DialogButton(say("rule-screen-save"), lambda: self._saved(source.title), primary=True),
        )
        question = say("rule-screen-save-question", title=source.title)
        self.ctx.scenes.push(Dialog(self.ctx, question, "", choices))

    def _save_as(self) -> None:
        title, name = say("rule-screen-save-set"), self.setup.suggested_name()
        self.ctx.scenes.push(ask_name(self.ctx, self.setup, title, name, self._saved))

    def _saved(self, name: str) -> None:
        self._tell(
            self.setup.save_as(name), say("rule-screen-saved", title=self.setup.draft.source.title)
        )

    def rename(self) -> None:
        """Rename the chosen own set."""
        old = self.setup.draft.source.key

        def renamed(name: str) -> None:
            self._tell(self.setup.rename(old, name), "")

        title = say("rule-screen-rename-set")
        self.ctx.scenes.push(ask_name(self.ctx, self.setup, title, old, renamed, but=old))

    def delete(self) -> None:
        """Remove the chosen own set; the list offers to bring it back."""
        name = self.setup.draft.source.key
        self._tell(self.setup.delete(name), say("rule-screen-deleted", name=name))

    def restore(self) -> None:
        """Restore the set that was deleted last."""
        self._tell(self.setup.restore(), "")

    def _tell(self, problem: str | None, done: str) -> None:
        if self.ctx.scenes.top is self._scene:
            self._scene.rebuild()
        if problem or done:
            self._scene.notify(problem or done)

    def share(self) -> None:
        """Put the code of the present rules on the clipboard."""
        code = self.setup.code()
        clipboard.copy(code)
        self._scene.notify(say("rule-screen-copied", code=code))

    def paste(self) -> None:
        """Take the rules of a code."""
        self.ctx.scenes.push(ask_code(self.ctx, self.setup, self._to_top))

    # -- the game

    def play(self) -> None:
        """Start a game with these rules, or keep them for the next one."""
        ctx, draft = self.ctx, self.setup.draft
        plan = self._plan().with_rules(draft.rules, draft.title, draft.source.key)
        if self._playable:
            ctx.scenes.over_first(ctx.games.start(ctx, plan))
        else:
            ctx.games.remember(plan)
            self._scene.notify(say("rule-screen-next-game", plan=plan.detail))


def ask_name(
    ctx: Context, setup: RulesSetup, title: str, name: str, accept: Callable[[str], None], *,
    but: str = "",
) -> AskDialog:  # fmt: skip
    """Ask for an unused name for a rule set; `but` is the set's present one."""

    def check(text: str) -> str | None:
        problem = setup.name_problem(text, but=but)
        if problem is None:
            accept(tidy_name(text))
        return problem

    return AskDialog(ctx, title, label=say("rule-screen-name"), accept=check,
                     confirm=say("rule-screen-save"), text=name, longest=LONGEST_NAME)  # fmt: skip


def ask_code(ctx: Context, setup: RulesSetup, done: Callable[[], None]) -> AskDialog:
    """Ask for a code and take its rules over."""

    def check(text: str) -> str | None:
        problem = setup.take_code(text)
        if problem is None:
            done()
        return problem

    note = say("rule-screen-code-note")
    return AskDialog(ctx, say("rule-screen-paste-a-code"), label=say("rule-screen-code"),
                     accept=check, confirm=say("rule-screen-use-these-rules"), note=note,
                     longest=LONGEST_CODE, paste=True)  # fmt: skip


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
        ctx, entry.title, label=entry.title, accept=check, confirm=say("rule-screen-use-these"),
        note=entry.help, text=", ".join(str(part) for part in value),
    )  # fmt: skip


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
