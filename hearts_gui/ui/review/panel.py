"""The panel of the review: what mattered, the other choices, and what to do next."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PlayCard, cards_of
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.game.seen import outcome
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Theme
from hearts_gui.ui.review.acts import ReviewActs
from hearts_gui.ui.review.moments import MomentWidget, OpenMoment
from hearts_gui.ui.review.source import average_text, details, loss_text
from hearts_gui.ui.review.state import ReviewState, choice_sentences, label_word
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.pills import Pill
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, ValueButton, text
from hearts_gui.ui.widgets.flow import Column, EvenRow, Item, Row, Sized
from hearts_gui.ui.widgets.scroll import panel_parts
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.score_texts import halves, score_size, score_text

PRIMARY, SECOND = 56, 50
NARROW = 190
"""Less wide, the smaller buttons stand one under the other: no word of theirs is broken."""
MOST_FOOT = 140
"""The most that the buttons grow, in percent: larger text is for what the coach says."""


def said_pills(
    state: ReviewState, theme: Theme, choose: Callable[[bool], None]
) -> tuple[Pill, ...]:
    """The card played and the better one, or a prompt to find it.

    `choose` shows the trick as it was, or as it would have ended with the better card.
    """
    if state.trying is not None:
        trying = state.trying
        return (Pill(trying.label, theme.accent, icon=Icon.BULB, spoken=trying.prompt),)
    grade, decision = state.grade, state.cell.decision
    if state.step is not None or decision is None:
        return ()
    played = cards_of(decision.action)
    if grade is None or not grade.real:
        return (Pill(_nothing_to_say(state), theme.text2),)
    ink = theme.heart if grade.wrong else theme.ok
    label = grade.label if grade.wrong or grade.label is Mark.GREAT else None
    icon = None if label is not None else Icon.CHECK
    if len(played) != 1:
        return (
            Pill(label_word(grade), ink, label, icon, result=loss_text(grade), costs=grade.wrong),
        )
    (card,) = played
    both = grade.wrong
    here = Pill(
        say("review-played-here", card=_sign(card)), ink, label, icon, card,
        *_result(state, card, loss_text(grade)),
        say("review-you-played", **card_arguments(card), label=label_word(grade)),
        (lambda: choose(False)) if both else None, chosen=both and not state.better_shown,
    )  # fmt: skip
    if not both:
        return (here,)
    (best, *_) = cards_of(grade.best)
    better = Pill(
        say("review-better-here", card=_sign(best)), theme.accent, None, Icon.CHECK, best,
        *_result(state, best), say("review-better", **card_arguments(best)),
        lambda: choose(True), chosen=state.better_shown,
    )  # fmt: skip
    return (better, here)


def _sign(card: Card) -> str:
    return say("sheet-card", **card_arguments(card))


def _points(state: ReviewState, card: Card) -> Score | None:
    """The points of the shown decision's trick with a card; None where the trick has no end."""
    result = outcome(state.source.record, state.cell.step, card)
    return None if result is None else result.costs(state.source.seat)


def _result(state: ReviewState, card: Card, unknown: str = "") -> tuple[str, bool]:
    """The points of the trick with a card, and whether that is bad."""
    points = _points(state, card)
    if points is None:
        return unknown, bool(unknown)
    return say("review-result", n=points, points=score_text(points)), score_size(points) > 0


def _looks(state: ReviewState) -> bool:
    """Whether the player looks for a better card, which is not shown meanwhile."""
    return state.trying is not None and not state.trying.solved


def _nothing_to_say(state: ReviewState) -> str:
    waiting = state.grade is None and state.pending
    return say("review-waiting" if waiting else "review-no-choice")


def review_sentences(state: ReviewState) -> tuple[str, ...]:
    """The decision in words for listeners: where, how good, what was better, and why."""
    if state.trying is not None:
        return (state.trying.prompt,)
    grade, decision = state.grade, state.cell.decision
    if decision is None:
        return (state.title(), *state.summary())
    if grade is None or not grade.real:
        return (say("aloud-decision", place=state.cell.told, label=_nothing_to_say(state)),)
    lost = halves(grade.loss) if grade.wrong else "none"
    decided = say("aloud-decision-graded", place=state.cell.told, label=label_word(grade),
                  lost=lost)  # fmt: skip
    return (decided, *choice_sentences(grade))


class ReviewPanel:
    """Makes the widgets of the panel."""

    def __init__(self, ctx: Context, acts: ReviewActs) -> None:
        self.ctx, self._state, self._acts = ctx, acts.state, acts
        scale = min(ctx.metrics.ui_scale, MOST_FOOT)
        self._foot = replace(ctx, metrics=replace(ctx.metrics, ui_scale=scale))

    def widgets(self, box: Rect) -> list[Widget]:
        return panel_parts(self.ctx, box, lambda *_: self._content(), *self._actions())

    def _content(self) -> Column:
        state = self._state
        parts: list[Item] = [text(self.ctx, state.title(), units=38, face=Face.DISPLAY)]
        lines = [text(self.ctx, line, units=17, quiet=index > 0)
                 for index, line in enumerate(state.summary())]  # fmt: skip
        parts.append(Column(*lines, gap=3))
        waiting = state.progress()
        if waiting:
            parts.append(text(self.ctx, waiting, units=15, quiet=True))
        parts += [self._moment(grade) for grade in state.moments]
        if state.grade not in state.moments and state.trying is None:
            parts += self._details()
        return Column(*parts, *self._choices(), gap=10)

    def _details(self) -> list[Item]:
        """The figures of the shown decision, and the button that shows or hides them."""
        lines = () if self._state.grade is None else details(self._state.grade)
        if not lines:
            return []
        icon = Icon.CHEVRON_UP if self._state.details else Icon.CHEVRON_DOWN
        shown = lines if self._state.details else ()
        button = Button(self.ctx, say("review-details"), self._acts.show_figures, icon=icon, z=2.0)
        average = "" if self._state.grade is None else average_text(self._state.grade)
        row = Row(Sized(text(self.ctx, average, units=15, quiet=True), grow=1), button, gap=8)
        return [row, *(text(self.ctx, line, units=15, quiet=True) for line in shown)]

    def _moment(self, grade: Grade) -> Item:
        state = self._state
        index = state.cell_of(grade)
        chosen = index == state.current
        hidden = chosen and _looks(state)
        result = None
        if chosen and not hidden and average_text(grade):  # that is shown below
            played = grade.played
            cost = _points(state, played.card) if isinstance(played, PlayCard) else None
            costs = cost is not None and score_size(cost) > 0
            result = say("review-this-time", points=score_text(cost or 0)) if costs else ""
        widget = MomentWidget(
            self.ctx, state.cells[index], grade, partial(self._acts.show_cell, index),
            chosen=chosen, hidden=hidden, result=result,
        )  # fmt: skip
        rest = self._details() if chosen and not hidden else []
        return OpenMoment(widget, Column(*rest, gap=6)) if rest else widget

    def _choices(self) -> list[Item]:
        """The other real choices, folded away at first."""
        state = self._state
        moments = set(state.moments)
        rest = [grade for grade in state.grades.values() if grade.real and grade not in moments]
        if not rest:
            return []
        label = say("review-other-choices", n=len(rest))
        icon = Icon.CHEVRON_UP if state.all_choices else Icon.CHEVRON_DOWN
        items: list[Item] = [Button(self.ctx, label, self._acts.unfold_choices, icon=icon)]
        for grade in rest if state.all_choices else ():
            index = state.cell_of(grade)
            act = partial(self._acts.show_cell, index)
            items.append(MomentWidget(self.ctx, state.cells[index], grade, act,
                                      chosen=index == state.current, brief=True))  # fmt: skip
        return items

    def _actions(self) -> tuple[Item, ...]:
        """The buttons at the foot of the panel: the way on first."""
        acts = self._acts
        again = Button(self._foot, say("review-try"), acts.try_again, icon=Icon.REDO)
        if _looks(self._state) or not self._state.can_try:
            again.reason = say("review-prompt" if _looks(self._state) else "review-no-try")
        on = Button(self._foot, say("review-go-on"), acts.ways.go_on, icon=Icon.CARDS)
        on.tooltip = say("review-go-on-tip")
        more = ValueButton(self._foot, say("review-more"), acts.ways.ask, value="", icon=Icon.MORE)
        more.tooltip = say("review-more")
        pair = EvenRow(again, on, gap=10, stack=NARROW)
        others = Row(Sized(pair, grow=1), Sized(more, width=SECOND + 6), gap=10)
        return (Sized(self._primary(), height=PRIMARY), others)

    def _primary(self) -> Button:
        """Go on to the answer or the next moment; after the last one, leave the review."""
        state, acts = self._state, self._acts
        if _looks(state):
            label, act, icon = say("review-show-it"), acts.give_in, Icon.EYE
        elif (index := state.next_moment) is not None:
            number, of = state.moment_number, len(state.moments)
            label = say("review-next-moment", at=number, of=of)
            act, icon = partial(acts.show_cell, index), Icon.ARROW_RIGHT
        else:
            label, act = state.source.on or (say("review-done"), acts.ways.leave)
            icon = Icon.ARROW_RIGHT if state.source.on else Icon.CHECK
        return Button(self._foot, label, act, icon=icon, look=ButtonLook.PRIMARY)
