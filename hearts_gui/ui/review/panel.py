"""The panel of the review: what mattered, the other choices, and what can be done."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.review.moments import MomentWidget
from hearts_gui.ui.review.source import details
from hearts_gui.ui.review.state import ReviewState
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import SMALL_HEIGHT, Button, ButtonLook, Label
from hearts_gui.ui.widgets.columns import ColumnCursor, shares
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

PRIMARY, SECOND = 56, 50


@dataclass(frozen=True, slots=True)
class ReviewActs:
    """What the buttons of the panel do."""

    show: Callable[[int], None]
    fold: Callable[[], None]
    details: Callable[[], None]
    try_again: Callable[[], None]
    give_in: Callable[[], None]
    go_on: Callable[[], None]
    copy: Callable[[], None]
    knows: Callable[[], None]
    back: Callable[[], None]


class ReviewPanel:
    """Makes the widgets of the panel."""

    def __init__(self, ctx: Context, state: ReviewState, acts: ReviewActs) -> None:
        self.ctx, self._state, self._acts = ctx, state, acts

    def widgets(self, box: Rect) -> list[Widget]:
        """All of them, in a panel with this box."""
        skin = Skin(self.ctx)
        pad = min(skin.px(24), box.w // 14)
        inner = box.inflate(-2 * pad, -2 * pad)
        column = ColumnCursor(inner, skin.px(12))
        actions = self._actions(skin, column)
        view = column.rest
        content = ColumnCursor(Rect(view.x, view.y, view.w - skin.px(12), view.h), skin.px(10))
        made = self._content(skin, content)
        area = ScrollArea(self.ctx, view.inflate(8, 0))
        area.put(made, content.height + skin.px(6))
        return [*made, area, *actions]

    def _content(self, skin: Skin, column: ColumnCursor) -> list[Widget]:
        made: list[Widget] = []

        def text(
            words: str, units: float, *, face: Face = Face.MEDIUM, quiet: bool = False
        ) -> None:
            kind = skin.type(units, face)
            box = column.take(skin.painter.paragraph_height(words, kind, column.place.w))
            made.append(Label(self.ctx, words, box, units=units, face=face, quiet=quiet, wrap=True))

        text(self._state.title(), 34, face=Face.DISPLAY)
        for line in self._state.summary():
            text(line, 16, quiet=True)
        waiting = self._state.progress()
        if waiting:
            text(waiting, 15, quiet=True)
        for grade in self._state.moments:
            made.append(self._moment(skin, column, grade))
        lines = () if self._state.grade is None else details(self._state.grade)
        if lines and self._state.trying is None:
            made.append(self._details(skin, column))
            for line in lines if self._state.details else ():
                text(line, 15, quiet=True)
        if any(grade.real for grade in self._state.grades.values()):
            made += self._choices(skin, column)
        return made

    def _details(self, skin: Skin, column: ColumnCursor) -> Widget:
        """Shows the figures of the decision that is looked at, or puts them away."""
        icon = Icon.CHEVRON_UP if self._state.details else Icon.CHEVRON_DOWN
        box = column.take(max(skin.px(SMALL_HEIGHT), skin.metrics.hit))
        return Button(self.ctx, say("review-details"), self._acts.details, box, icon=icon)

    def _moment(self, skin: Skin, column: ColumnCursor, grade: Grade) -> Widget:
        index = self._state.cell_of(grade)
        hidden = self._state.trying is not None and index == self._state.current
        high = MomentWidget.height(skin, grade, column.place.w, hidden=hidden)
        box, show = column.take(high), partial(self._acts.show, index)
        chosen = index == self._state.current
        return MomentWidget(self.ctx, box, self._state.cells[index], grade, show, chosen=chosen,
                            hidden=hidden)  # fmt: skip

    def _choices(self, skin: Skin, column: ColumnCursor) -> list[Widget]:
        """The other real choices, folded away at first."""
        known = set(self._state.moments)
        rest = [grade for grade in self._state.grades.values() if grade.real and grade not in known]
        if not rest:
            return []
        label = say("review-other-choices", n=len(rest))
        icon = Icon.CHEVRON_UP if self._state.all_choices else Icon.CHEVRON_DOWN
        box = column.take(max(skin.px(SMALL_HEIGHT), skin.metrics.hit))
        made: list[Widget] = [Button(self.ctx, label, self._acts.fold, box, icon=icon)]
        for grade in rest if self._state.all_choices else ():
            index = self._state.cell_of(grade)
            high = MomentWidget.height(skin, grade, column.place.w, hidden=False, brief=True)
            made.append(
                MomentWidget(
                    self.ctx, column.take(high), self._state.cells[index], grade,
                    partial(self._acts.show, index), chosen=index == self._state.current,
                    hidden=False, brief=True,
                )
            )  # fmt: skip
        return made

    def _actions(self, skin: Skin, column: ColumnCursor) -> list[Widget]:
        """The buttons at the foot of the panel."""
        third = column.take_last(max(skin.px(SECOND), skin.metrics.hit))
        second = column.take_last(max(skin.px(SECOND), skin.metrics.hit))
        first = column.take_last(max(skin.px(PRIMARY), skin.metrics.hit))
        made: list[Widget] = [self._primary(first)]
        left, right = shares(second, 2, skin.px(12))
        on = Button(self.ctx, say("review-go-on"), self._acts.go_on, left, icon=Icon.CARDS)
        on.tooltip = say("review-go-on-tip")
        made.append(on)
        made.append(Button(self.ctx, say("review-copy"), self._acts.copy, right, icon=Icon.COPY))
        made.append(
            Button(self.ctx, say("review-knows"), self._acts.knows, third, icon=Icon.QUESTION)
        )
        return made

    def _primary(self, box: Rect) -> Button:
        """Look for a better card, be shown it, or go on to the next moment once it was found."""
        state, acts = self._state, self._acts
        key, act, icon = "review-try", acts.try_again, Icon.REDO
        if state.trying is not None and state.trying.solved:
            index = state.next_moment
            key, act, icon = "review-done", acts.back, Icon.CHECK
            if index is not None:
                key, act, icon = "review-next-moment", partial(acts.show, index), Icon.ARROW_RIGHT
        elif state.trying is not None:
            key, act, icon = "review-show-it", acts.give_in, Icon.EYE
        made = Button(self.ctx, say(key), act, box, icon=icon, look=ButtonLook.PRIMARY)
        if state.trying is None and not state.can_try:
            made.disable(say("review-no-try"))
        return made
