"""The editor of the pass cycle: one line for each deal of it."""

from collections.abc import Callable

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.limits import LONGEST_CYCLE
from hearts_gui.session.setup.rule_draft import RuleDraft
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label, text
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Row, Sized
from hearts_gui.ui.widgets.page import FittedPage
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import choices

NARROW = 460
WIDEST = 640


class CycleScene(FittedPage):
    """Passes in order; every change is told immediately, so closing keeps it."""

    title_key = "rule-screen-passes"
    width_units = WIDEST

    def __init__(self, ctx: Context, draft: RuleDraft, changed: Callable[[object], None]) -> None:
        super().__init__(ctx)
        self._tokens: list[PassToken] = [
            token for token in _cycle(draft) if isinstance(token, PassToken)
        ]
        self._offered = [
            (choice.value, choice.label) for choice in choices(draft.rules, "pass_cycle")
            if isinstance(choice.value, PassToken)
        ]  # fmt: skip
        self._changed = changed

    @property
    def tokens(self) -> tuple[PassToken, ...]:
        """The cycle as it stands."""
        return tuple(self._tokens)

    def compose_body(self, _width: int) -> Item:
        """A line for each deal, then the button for one more."""
        add = Button(self.ctx, say("rule-screen-one-more"), self._add, icon=Icon.PLUS)
        if len(self._tokens) >= LONGEST_CYCLE:
            add.disable(say("rule-screen-longest-cycle", n=LONGEST_CYCLE))
        done = Button(self.ctx, say("rule-screen-done"), self.back, look=ButtonLook.PRIMARY)
        return Column(
            text(self.ctx, say("rule-screen-cycle-intro"), quiet=True), 18,
            Column(*map(self._line, range(len(self._tokens))), gap=16), 20,
            Grid(add, done, least=1),
        )  # fmt: skip

    def _line(self, index: int) -> Item:
        """Which pass, and buttons to move it up and to take it out."""
        ctx, values = self.ctx, [value for value, _ in self._offered]
        name = say("rule-screen-nth-deal", n=index + 1)
        pick = Dropdown(
            ctx, name, options=[label for _, label in self._offered],
            chosen=values.index(self._tokens[index]),
            changed=lambda chosen: self._put(index, values[chosen]),
        )  # fmt: skip
        up = IconButton(ctx, say("rule-screen-move-up", n=index + 1), lambda: self._move_up(index),
                        icon=Icon.ARROW_UP, on_panel=True, radius_units=22)  # fmt: skip
        if index == 0:
            up.disable(say("rule-screen-first-already"))
        out = IconButton(ctx, say("rule-screen-take-out", n=index + 1), lambda: self._drop(index),
                         icon=Icon.TRASH, on_panel=True, radius_units=22)  # fmt: skip
        if len(self._tokens) == 1:
            out.disable(say("rule-screen-always-one"))
        skin, label = Skin(ctx), Label(ctx, name)
        words = Sized(label, width=max(130, label.wanted(skin.px(WIDEST // 2)) / skin.metrics.u))
        if self.body_width < skin.px(NARROW):
            words = Sized(Label(ctx, say("rule-screen-nth", n=index + 1)), width=34)
        return Row(words, Sized(pick, grow=1), up, out)

    def _tell(self) -> None:
        self._changed(tuple(self._tokens))

    def _put(self, index: int, token: PassToken) -> None:
        self._tokens[index] = token
        self._tell()

    def _move_up(self, index: int) -> None:
        tokens = self._tokens
        tokens[index - 1], tokens[index] = tokens[index], tokens[index - 1]
        self._tell()
        self.rebuild()

    def _drop(self, index: int) -> None:
        del self._tokens[index]
        self._tell()
        self.rebuild()

    def _add(self) -> None:
        self._tokens.append(PassToken.HOLD)
        self._tell()
        self.rebuild()


def _cycle(draft: RuleDraft) -> tuple[object, ...]:
    value = draft.value("pass_cycle")
    assert isinstance(value, tuple)
    return value
