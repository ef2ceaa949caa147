"""The passing trainer: a hand, three cards to choose, and what they cost against other passes."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.practice.passing import A_DAY, PassBook, PassVerdict
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.card_rows import CardFan
from hearts_gui.ui.widgets.button import Button, ButtonLook, heading, text
from hearts_gui.ui.widgets.faces import CardPicks
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Padded
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import Panel
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import decimal_text

PASSED = 3
FAILED = "failed"
CARD, STEP, LEAST = 176.0, 0.62, 200.0
"""The largest width of a card in a pass, the step in card widths, the least width of a pass."""


@dataclass(frozen=True, slots=True)
class PassSource:
    """The source of the trainer: a hand by its number, and who judges a pass of it.

    `ask` begins to judge; what it returns gives the first verdict once it is known, later the
    final one, or FAILED.
    """

    view: Callable[[int], PlayerView]
    ask: Callable[[tuple[Card, ...]], Callable[[], PassVerdict | str | None]]
    close: Callable[[], None]
    own: int = 0
    """The number of hands of the player's own games, or of a drill, that come first, numbered from
    -`own` to -1."""
    caption: Callable[[int], str] = str
    """The caption of one of those."""
    keep_own: Callable[[int, PassVerdict], str | None] = lambda _at, _verdict: None
    """Keeps the verdict on one of those. Returns why the disk refuses, else None."""
    ends: bool = False
    """Whether nothing comes after those: a drill."""


class PassScene(PageScene):
    """One hand after the other; nothing here counts for a rating."""

    title_key = "passing-title"
    fitted_width = 1500.0

    def __init__(self, ctx: Context, source: PassSource, book: PassBook, today: date) -> None:
        super().__init__(ctx)
        self._source, self._book, self._today = source, book, today
        self.index = -source.own or len(book.of(today))
        self.view = source.view(self.index)
        self.chosen: tuple[str, ...] = ()
        self.verdict: PassVerdict | None = None
        self._answer: Callable[[], PassVerdict | str | None] | None = None
        self._problem = ""
        self._right = 0
        """The number of the first hands that were passed as well as can be."""

    # -- the page

    def compose_body(self, _width: int) -> Item:
        """The question, or the verdict on the pass."""
        ctx, deal = self.ctx, self.view.deal
        lead = heading(ctx, say("passing-to", way=deal.token.value))
        caption = say("passing-count", n=self.index + 1, of=max(A_DAY, self.index + 1))
        if self.index < 0:
            caption = self._source.caption(self.index)
        count = text(ctx, caption, units=15, quiet=True)
        if self.verdict is not None:
            return Column(*self._verdict_items(self.verdict), count, gap=12)
        faces = [card.text for card in self.view.own.hand]
        hand = CardPicks(ctx, say("access-hand", n=len(faces)), faces=faces,
                         changed=self._pick, chosen=self.chosen)  # fmt: skip
        done = Button(ctx, say("passing-pass", n=len(self.chosen)), self.settle,
                      look=ButtonLook.PRIMARY, icon=Icon.CARDS)  # fmt: skip
        state = self._problem or (say("passing-judging") if self._answer is not None else "")
        if self._answer is not None or len(self.chosen) != PASSED:
            done.reason = state or say("passing-three", n=len(self.chosen))
        line = text(ctx, state, quiet=True) if state else None
        self.foot = done
        return Column(lead, hand, count, line, gap=12)

    def _pick(self, faces: tuple[str, ...]) -> None:
        if self._answer is None:  # what is being judged stays
            self.chosen = faces
        self.rebuild()

    def _verdict_items(self, verdict: PassVerdict) -> list[Item]:
        ctx = self.ctx
        items: list[Item] = [heading(ctx, self._headline(verdict))]
        passes: list[Item] = []
        if verdict.first and self._answer is not None:
            items.append(text(ctx, say("passing-judging"), units=15, quiet=True))
        for key, action, loss in (
            ("mine", verdict.mine, verdict.loss), ("best", verdict.best, 0.0),
            ("usual", verdict.usual, verdict.usual_loss),
        ):  # fmt: skip
            cards = tuple(sorted(card for card, _ in action.gives))
            cost = "" if loss is None else decimal_text(max(0.0, loss))
            words = say("passing-row", which=key, known=loss is not None, loss=cost)
            three = Column(text(ctx, words, face=Face.SEMIBOLD, align=Align.CENTRE),
                           CardFan(ctx, cards, card=CARD, step=STEP), gap=8)  # fmt: skip
            behind = Panel(ctx, "", group=True)
            passes.append(Padded(three, across=16, top=14, behind=behind))
        items.append(Grid(*passes, least=LEAST))
        if verdict.reason is not None:
            items.append(text(ctx, message_text(verdict.reason)))
        if self._source.ends and self.index == -1 and self._answer is None:
            result = say("practice-result", n=self._right, of=self._source.own)
            self.foot = Button(ctx, say("practice-back"), self.back, look=ButtonLook.PRIMARY)
            return [*items, text(ctx, result)]
        self.foot = Button(ctx, say("passing-next"), self.following, look=ButtonLook.PRIMARY,
                           icon=Icon.ARROW_RIGHT)  # fmt: skip
        return items

    @staticmethod
    def _headline(verdict: PassVerdict) -> str:
        return say("passing-result", good=verdict.as_good, loss=decimal_text(verdict.loss))

    # -- what it does

    def settle(self) -> None:
        """Pass the three cards and have them judged."""
        if len(self.chosen) == PASSED and self._answer is None:
            self._problem = ""
            self._answer = self._source.ask(tuple(map(Card, self.chosen)))
            self.rebuild()

    def following(self) -> None:
        """Go on to the next hand, or to the result of a drill."""
        self._keep()
        if self._source.ends and self.index == -1:
            self.rebuild()
            return
        self.index = self.index + 1 or len(self._book.of(self._today))
        self.view, self.chosen, self.verdict = self._source.view(self.index), (), None
        self._answer = None
        self.rebuild()
        hand = next(widget for widget in self.form.widgets if isinstance(widget, CardPicks))
        self.form.set_focus(hand, keyboard=self.form.keyboard)
        self.ctx.listening.say(say("passing-to", way=self.view.deal.token.value))

    def update(self, dt_ms: float) -> None:
        """Take the verdict when it comes, and a better one later."""
        super().update(dt_ms)
        verdict = None if self._answer is None else self._answer()
        if verdict is None or verdict == self.verdict:
            return
        if isinstance(verdict, str):
            self._keep()
            self._answer = None
            self._problem = say("editor-no-coach")
        else:
            self.verdict = verdict
            self.ctx.listening.say(self._headline(verdict))
            if not verdict.first:
                self._keep()
        self.rebuild()

    def _keep(self) -> None:
        """Keep the best verdict so far, once for each hand."""
        if self._answer is None or self.verdict is None:
            return
        self._answer = None
        self._right += self.verdict.as_good
        if self.index < 0:
            problem = self._source.keep_own(self.index, self.verdict)
        else:
            problem = self._book.add(self._today, self.verdict.loss)
        if problem is not None:
            self.notify(say("decisions-not-kept", why=problem))

    def leave(self) -> None:
        """Stop asking the coach."""
        super().leave()
        self._keep()
        self._source.close()
