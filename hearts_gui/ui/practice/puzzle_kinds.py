"""The screen of deals of a kind: the condition, a deal that fits, and what to do with it."""

import secrets
from collections.abc import Callable

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.session.practice.drawing import (
    LONGEST,
    READY,
    ConditionError,
    draw,
    one_in,
    read_kind,
)
from hearts_gui.session.practice.whole_deal import WholeDeal
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.practice.editor import EditorScene, PositionActs, ask_code, copy_code
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.window import wake_loop
from hearts_gui.ui.small_table.card_rows import CardFan
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Grid, Item
from hearts_gui.ui.widgets.page import LARGE_TEXT, PageScene
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import message_text, say

SOON_MS = 150.0
"""After this long the screen says that it is looking for a deal."""
CARD = 156.0
"""The greatest width of a card of the hand."""


class KindScene(PageScene):
    """A condition, typed or from a list, the deal drawn for it, and what to do with it."""

    title_key = "kind-title"
    fitted_width = 920.0

    def __init__(
        self, ctx: Context, rules: Rules, acts: PositionActs,
        *, seed: Callable[[], str] = lambda: secrets.token_hex(8), note: str = "",
    ) -> None:  # fmt: skip
        """`note` says why these rules replace the requested ones."""
        super().__init__(ctx)
        self._note = note
        self._rules, self._acts, self._seed = rules, acts, seed
        self._wish = READY[0]
        self.deal: WholeDeal | None = None
        self.problem = ""
        self._rare = ""
        self._waited = 0.0
        self._drawing = self._drawn()

    def compose_body(self, _width: int) -> Item:
        ctx = self.ctx
        names = tuple(say("kind-ready", n=n) for n in range(1, len(READY) + 1))
        own = self._wish not in READY
        options = (*names, *((say("kind-own"),) if own else ()))
        ready = Dropdown(ctx, say("kind-choose"), options=options, changed=self._choose,
                         chosen=len(READY) if own else READY.index(self._wish))  # fmt: skip
        field = TextField(ctx, say("kind-wish-field"), changed=self._typed, text=self._wish,
                          submitted=lambda _: self.again(), longest=LONGEST)  # fmt: skip
        draw_one = say("kind-another", first=self.deal is None)
        another = Button(ctx, draw_one, self.again, icon=Icon.REDO)
        below: list[Item] = []
        if self._note:
            below.append(text(ctx, self._note, units=15, quiet=True))
        if self.problem:
            below.append(text(ctx, self.problem, colour=ctx.theme.heart))
        if self.deal is not None:
            below += self._deal(self.deal)
        elif self.waiting:
            below.append(text(ctx, say("kind-drawing"), quiet=True))
        language = text(ctx, say("kind-language"), units=15, quiet=True)
        # With large text the cards come first, in view.
        below.insert(len(below) if ctx.metrics.ui_scale > LARGE_TEXT else 0, language)
        code = Button(ctx, say("position-enter-code"), self.enter_code, icon=Icon.PASTE)
        self.foot, others = another, [code]
        if self.deal is not None:
            play = Button(ctx, say("kind-play"), self.play, icon=Icon.PLAY, look=ButtonLook.PRIMARY)
            edit = Button(ctx, say("kind-edit"), self.edit, icon=Icon.EDIT)
            copy = Button(ctx, say("position-copy"), self.copy, icon=Icon.COPY)
            self.foot, others = Grid(another, play, least=220, even=True), [edit, copy, code]
        return Column(ready, field, *below, Grid(*others, least=200, even=True), gap=12)

    def _deal(self, deal: WholeDeal) -> list[Item]:
        ctx = self.ctx
        about = say("kind-dealt", way=deal.token.value, rare=self._rare)
        about = say("kind-drawing") if self._waited > SOON_MS else about
        fan = CardFan(ctx, deal.hands[0], card=CARD)
        return [fan, text(ctx, about, units=15, quiet=True)]

    # -- the condition

    def _choose(self, index: int) -> None:
        if index < len(READY):
            self._wish = READY[index]
            self.again()

    def _typed(self, words: str) -> None:
        self._wish = words

    def _drawn(self) -> BackgroundTask[tuple[WholeDeal, str]]:
        """A deal of this kind and its rarity, drawn in a thread because rare ones take a second."""
        rules, wanted, seed = self._rules, self._wish, self._seed()

        def work() -> tuple[WholeDeal, str]:
            kind = read_kind(wanted)
            deal, (number, about) = draw(rules, kind, seed), one_in(rules, kind)
            return deal, say("kind-rare", n=number, about=about)

        return BackgroundTask(work, wake_loop)

    def again(self) -> None:
        """Draw another deal of this kind."""
        self._waited, self._drawing = 0.0, self._drawn()

    @property
    def waiting(self) -> bool:
        """Whether a deal is being drawn."""
        return self._drawing.waiting

    def update(self, dt_ms: float) -> None:
        """Show the deal when it is drawn, or say why there is none."""
        super().update(dt_ms)
        first = self.deal is None and not self.problem
        try:
            result = self._drawing.take()
        except ConditionError as error:
            self.deal, self._rare, self.problem = None, "", message_text(error.message)
        else:
            if result is None:
                self._look_on(dt_ms)
                return
            (self.deal, self._rare), self.problem = result, ""
        self._waited = 0.0
        self.rebuild()
        if not first:
            self.ctx.listening.say(self.problem or self._rare)

    def _look_on(self, ms: float) -> None:
        """Show that a deal is being drawn, once that takes long."""
        before, self._waited = self._waited, self._waited + ms * self.waiting
        if before <= SOON_MS < self._waited:
            self.problem = ""
            self.rebuild()
            self.ctx.listening.say(say("kind-drawing"))

    def idle_wait_ms(self) -> int | None:
        """While a deal is being drawn, until the screen says that it looks for one."""
        wait = super().idle_wait_ms()
        if wait is None or not self.waiting or self._waited > SOON_MS:
            return wait
        return min(wait, int(SOON_MS - self._waited) + 1)

    # -- what can be done

    def play(self) -> None:
        """Play the deal, as practice."""
        if self.deal is not None:
            self.ctx.scenes.push(self._acts.play(self.ctx, self.deal))

    def edit(self) -> None:
        """Change the deal card by card."""
        self.ctx.scenes.push(EditorScene(self.ctx, self._rules, self._acts, self.deal))

    def copy(self) -> None:
        """Put the deal's code on the clipboard."""
        if self.deal is not None:
            copy_code(self, self._rules, self.deal)

    def enter_code(self) -> None:
        """Look at the position of a code."""
        ask_code(self.ctx, self._rules, lambda laid: self.ctx.scenes.push(
            EditorScene(self.ctx, self._rules, self._acts, laid)))  # fmt: skip
