"""What a player can do in a review, and what leads on from the decision that is shown."""

from __future__ import annotations

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.review.knowledge import KnowledgeScene
from hearts_gui.ui.review.source import loss_of, solves
from hearts_gui.ui.review.state import Attempts, ReviewState
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.ports import DealMoment
from hearts_gui.ui.small_table.scene import PositionScene
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.wording.language.messages import say

STEP_MS = 700.0
"""The time an event is shown while the deal plays on."""


class ReviewActs:
    """What a player can do with the decisions of a deal; the screen shows each act immediately."""

    def __init__(self, screen: PositionScene, state: ReviewState) -> None:
        self._screen, self.state = screen, state
        self._left_ms: float | None = None
        self.ways = WaysOn(screen, self)

    @property
    def playing(self) -> bool:
        """Whether the deal plays on by itself."""
        return self._left_ms is not None

    # -- which decision

    def show_cell(self, index: int) -> None:
        """Look at another decision."""
        state = self.state
        state.requested, self._left_ms = True, None
        if index == state.current and state.step is None and state.trying is None:
            return
        state.show(index)
        self._screen.refresh()
        self._screen.tell_again()

    def go(self, step: int) -> None:
        """Go to the next or the previous decision."""
        self.show_cell(max(0, min(len(self.state.cells) - 1, self.state.current + step)))

    def to_mark(self, step: int) -> None:
        """Go to the next or the previous decision with a mark."""
        index = self.state.marked(step)
        if index is not None:
            self.show_cell(index)

    def show_trick(self, trick: int) -> None:
        """Show the choice in a trick, or the pass for 0; do nothing where there is none."""
        here = (index for index, cell in enumerate(self.state.cells)
                if cell.trick == trick and (trick or cell.asks(AskKind.PASS)))  # fmt: skip
        self.show_cell(next(here, self.state.current))

    # -- how it is shown

    def look(self, *, open_hands: bool) -> None:
        """Show the others' hands or their backs; the verdicts stay as they are."""
        if open_hands is not self.state.open_hands:
            self.state.open_hands = open_hands
            self._screen.rebuild()  # the trick makes room for the hand above it

    def show_better(self, better: bool) -> None:
        """Show the trick as it was, or as it would have ended with the better card."""
        self.state.better_shown = better
        self._screen.refresh()

    def show_figures(self) -> None:
        """Show the figures behind the words, or put them away."""
        self.state.details = not self.state.details
        self._screen.refresh()

    def unfold_choices(self) -> None:
        """Show the other choices, or put them away."""
        self.state.all_choices = not self.state.all_choices
        self._screen.refresh()

    # -- playing on

    def play_on(self) -> None:
        """Play the rest of the trick step by step; if called again, stop or go back."""
        state = self.state
        if not state.cells:
            return
        if self.playing:
            self._left_ms = None
        elif state.at_end:
            state.step = None
            self._screen.refresh()
        else:
            if state.trying is not None:
                state.trying = None
                self._screen.refresh()
            self._left_ms = 0.0

    def forward(self, step: int) -> None:
        """Go one event of the deal on, or back."""
        self.state.forward(step)
        self._screen.refresh()
        if step > 0 and self.state.step is not None:
            self._screen.tell(self.state.source.happened(self.state.step))

    def update(self, dt_ms: float) -> None:
        """Let the deal play on."""
        if self._left_ms is None:
            return
        self._left_ms -= dt_ms
        if self._left_ms <= 0:
            self._left_ms = STEP_MS
            self.forward(1)
            if self.state.at_end:
                self._left_ms = None

    # -- trying again

    def try_again(self) -> None:
        """Hide the answer and let the player look for a better one."""
        if self.state.can_try:
            self.state.step, self._left_ms = None, None
            self.look(open_hands=False)
            self._try(Attempts())

    def give_in(self) -> None:
        """Show the answer."""
        self._try(None)

    def _try(self, attempts: Attempts | None) -> None:
        self.state.trying = attempts
        self._screen.refresh()
        self._screen.tell_again()

    def answer(self, card: Card) -> None:
        """Take a card in place of the one that was played."""
        trying, grade = self.state.trying, self.state.grade
        if trying is None or grade is None or card not in self._screen.legal:
            self._screen.ctx.sound.play("not-allowed")
            return
        solved = solves(grade, card)
        trying.answer(card, loss_of(grade, card), solved=solved)
        self._screen.ctx.sound.play("your-turn" if solved else "not-allowed")
        self._screen.refresh()
        self._screen.tell_again()


class WaysOn:
    """What leads on from the decision that is shown: to other screens, or out of the game."""

    def __init__(self, screen: PositionScene, acts: ReviewActs) -> None:
        self._screen, self._acts, self._state = screen, acts, acts.state
        self._ctx = screen.ctx

    def leave(self) -> None:
        """Close the review."""
        self._screen.back()

    def _moment(self, step: int) -> DealMoment:
        source = self._state.source
        return DealMoment(source.record, step, source.seats, source.seat, source.on)

    def go_on(self) -> None:
        """Play on from here, as practice."""
        if self._state.cells:
            moment = self._moment(self._state.cell.step)
            self._ctx.scenes.push(self._ctx.games.finished.replay(self._ctx, moment))

    def show_knowledge(self) -> None:
        """Show what the others could know at this decision."""
        if self._state.cells:
            step, caption = self._state.cell.step, self._state.place()
            self._ctx.scenes.push(KnowledgeScene(self._ctx, self._state.source, step, caption))

    def show_strong_player(self) -> None:
        """Open the deal with a strong player in this seat."""
        learning, moment = self._ctx.games.learning, self._moment(1)
        self._ctx.scenes.push(learning.strong_player(self._ctx, moment, self._acts.show_trick))

    def copy_position(self) -> None:
        """Put the position and what the coach says on the clipboard as text."""
        self._copy(self._state.as_text())

    def _copy(self, copied: str | None) -> None:
        if copied is not None:
            clipboard.copy(copied)
        self._screen.notify(say("review-share-no-code" if copied is None else "review-copied"))

    def ask(self) -> None:
        """Offer what the others knew, a strong player, a copy, and the game to share."""
        ways = [
            DialogButton(say("review-knows"), self.show_knowledge, icon=Icon.QUESTION),
            DialogButton(say("strong-title"), self.show_strong_player, icon=Icon.CROWN),
            DialogButton(say("review-share-position"), self.copy_position, icon=Icon.COPY),
        ]
        if (share := self._state.source.share) is not None:
            words, save, code = share.text, share.save, share.code
            ways += [
                DialogButton(say("review-share-game"), lambda: self._copy(words()), icon=Icon.COPY),
                DialogButton(say("review-share-save"), lambda: self._screen.notify(save()),
                             icon=Icon.FOLDER),
            ]  # fmt: skip
            if code is not None:
                ways.append(DialogButton(say("review-share-code"), lambda: self._copy(code()),
                                         icon=Icon.PEOPLE))  # fmt: skip
        self._ctx.scenes.push(Dialog(self._ctx, say("review-more"), "", tuple(ways)))
