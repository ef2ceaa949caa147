"""The review of a deal: the moments that mattered, why, and the chance to try them again."""

from collections.abc import Callable

import pygame
from pygame import Rect

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind, cards_of
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import LEAST_TARGET
from hearts_gui.ui.review.knowledge import KnowledgeScene
from hearts_gui.ui.review.panel import (
    ReviewActs,
    ReviewPanel,
    ask_what_more,
    review_sentences,
    said_pills,
)
from hearts_gui.ui.review.source import ReviewSource, loss_of, solves
from hearts_gui.ui.review.state import Attempts, ReviewState
from hearts_gui.ui.review.strip import StripWidget, strip_arrows
from hearts_gui.ui.review.trick_arrow import CardEffect
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.access import AccessNode, label_node
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import ENTER, KeyDown
from hearts_gui.ui.shell.ports import DealMoment
from hearts_gui.ui.small_table.pills import (
    ABOVE,
    HIGH,
    PanelBackground,
    Pill,
    PillWidget,
    place_pills,
)
from hearts_gui.ui.small_table.scene import PositionScene, ReviewPlaces, review_places
from hearts_gui.ui.small_table.small_table import (
    SmallTable,
    between,
    layout_for,
    lowered,
    with_lane,
)
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, off_the_edge
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.wording.language.messages import say

STEP_MS = 700.0
OVER_CARDS = 300.0


class ReviewScene(PositionScene):
    """The review of one deal for one person; `source` provides the deal and its grades."""

    def __init__(self, ctx: Context, source: ReviewSource, *, line: str = "") -> None:
        """`line` names a decision to begin with, as it stands in the log."""
        super().__init__(ctx)
        self.state = ReviewState(source)
        lines = [cell.decision.line if cell.decision else "" for cell in self.state.cells]
        self._chosen = bool(line) and line in lines  # a decision was requested
        if self._chosen:
            self.state.current = lines.index(line)
        acts = ReviewActs(
            show=self.show_cell, fold=self._fold, details=self._details,
            try_again=self.try_again, give_in=self.give_in,
            go_on=self.go_on, more=self.more, back=self.back,
        )  # fmt: skip
        self._maker = ReviewPanel(ctx, self.state, acts)
        self._changes_seen = source.coach.changed
        self._playing_ms = 0.0
        self._autoplay = False
        self._view: Segmented | None = None

    # -- building

    @property
    def places(self) -> ReviewPlaces:
        return review_places(self.ctx.metrics)

    def compose(self) -> None:
        if not self._chosen and self.state.moments:
            self.state.current = self.state.cell_of(self.state.moments[0])
        skin, places, source = Skin(self.ctx), self.places, self.state.source
        view = source.record.view(self.state.cell.step if self.state.cells else 0, source.seat)
        layout, seats = layout_for(self.ctx.metrics, places.table, view), source.seats
        self._table = None
        lane = Skin(self.modest).px(HIGH + ABOVE)
        if layout is not None:
            shown = view.deal.start_sizes[source.seat] if self.state.open_hands else 0
            held = len(view.own.hand)
            layout = with_lane(lowered(layout, shown, held, lane), held, lane)
            self._table = SmallTable(self.ctx, self.stage, layout, view, seats)
        self.stage.add(
            PanelBackground(skin, places.panel, 22), PanelBackground(skin, places.strip, 20)
        )
        self._leads = CardEffect(self.modest, self.stage, still=self.still)
        self._add_top(skin)
        self._add_strip()
        self._add_panel()
        self._show(instantly=True)

    def _add_top(self, skin: Skin) -> None:
        """Add the way back, the switch of the view, and the button that plays on."""
        if self._table is None:  # too many players for a window this small
            point = (self.places.table.x + skin.px(60), skin.px(60))
            self.form.add(
                IconButton(self.ctx, say("review-back"), self.back, point, icon=Icon.ARROW_LEFT)
            )
            return
        furniture = self._table.layout.furniture
        ctx = self.modest
        point = off_the_edge(ctx, furniture.menu.center)
        self.form.add(
            IconButton(ctx, say("review-back"), self.back, point, icon=Icon.ARROW_LEFT, z=40.0)
        )
        icons = furniture.icons[0].unionall(list(furniture.icons[1:]))
        height = max(min(icons.h, skin.px(44)), round(LEAST_TARGET * self.ctx.metrics.base_u))
        box = Rect(icons.x, icons.centery - height // 2, icons.w, height)
        options = (say("review-own-view"), say("review-all-hands"))
        self._view = Segmented(ctx, say("review-view"), box, options=options,
                               chosen=int(self.state.open_hands), changed=self._switch,
                               units=15)  # fmt: skip
        self.form.add(self._view)
        if self.state.cells:
            act = self.play_on
            happened = say("review-what-happened")
            self.form.add(Button(self.ctx, happened, act, furniture.button, icon=Icon.PLAY,
                                 look=ButtonLook.PLATE, z=OVER_CARDS))  # fmt: skip

    def _add_strip(self) -> None:
        """Add the strip between the arrows that go through it."""
        u = self.ctx.metrics.base_u  # larger text does not take room from the cells
        box = self.places.strip.inflate(-2 * round(14 * u), -2 * round(11 * u))
        inner, arrows = strip_arrows(self.ctx, box, self.places.rows, self.go, self.to_mark)
        self.form.add(*arrows)
        if not self.state.cells:
            return
        self.strip = StripWidget(
            self.ctx, inner, self.state.cells, self.show_cell, rows=self.places.rows
        )
        self.strip.tell(self.state.grades, self.state.current)
        self.form.add(self.strip)

    def _widgets(self) -> list[Widget]:
        return [*self._pills(), *self._maker.widgets(self.places.panel)]

    def _pills(self) -> list[PillWidget]:
        """The labels over the hand."""
        table = self._table
        metrics, ctx = self.ctx.metrics, self.modest
        if table is None:
            pills: tuple[Pill, ...] = (Pill(say("review-too-small"), self.ctx.theme.text2),)
            spot, reach, tips = self.places.table, self.places.table, {}
        else:
            pills = said_pills(self.state, self.ctx.theme, self._choose) if self.state.cells else ()
            self._mark(table)
            tips = table.tips() if any(pill.card for pill in pills) else {}
            spot, reach = table.layout.prompt, table.layout.stage.inflate(-2 * metrics.px(20), 0)
        plate = button = Rect(0, 0, 0, 0)
        if table is not None:
            plate, button = table.layout.seats[0].plate, table.layout.furniture.button
        if table is not None and not tips:
            reach = between(table.layout, reach)
            spot = Rect(reach.x, spot.y, reach.w, spot.h)
        places = place_pills(Skin(ctx), pills, tips, spot, reach, plate, button)
        return [PillWidget(ctx, pill, spot) for pill, spot in zip(pills, places, strict=True)]

    # -- what is shown

    def _mark(self, table: SmallTable) -> None:
        """Take over what was decided and what would have been better."""
        state, handling = self.state, table.handling
        handling.right, handling.wrong, handling.cursor = (), (), None
        handling.selected.clear()
        decision, grade, led_to = state.cell.decision, state.grade, state.shown_outcome
        handling.led = led_to is not None and led_to.led
        handling.labelled = decision is not None and len(cards_of(decision.action)) == 1
        if state.trying is not None:
            state.trying.mark(handling)
        elif state.step is None and decision is not None:
            cards = cards_of(decision.action)
            table.say_chosen(len(cards))
            if grade is None or grade.label in (None, Mark.CLOSE):
                handling.selected[:] = cards  # nobody knows that they are best
            else:
                pair = (cards_of(grade.best), cards) if grade.wrong else (cards, ())
                handling.right, handling.wrong = pair
        record, seat = state.source.record, state.source.seat
        step = state.cell.step if state.step is None else state.step
        table.take(record.view(step, seat), record.hands(step) if state.open_hands else None,
                   deciding=state.step is None,
                   trick=None if led_to is None else led_to.others)  # fmt: skip

    def _show(self, *, instantly: bool = False) -> None:
        """Show the table as it was at the decision, or later."""
        table = self._table
        if table is None or not self.state.cells:
            return
        self._mark(table)
        table.lay(instantly=instantly or self.still)
        table.tabletop.deal_pill.say(self.state.place())
        pills = [pill for pill in self._panel if isinstance(pill, PillWidget)]
        self._leads.show(table, self.state.shown_outcome, pills, self.state.source)

    def _choose(self, better: bool) -> None:
        """Show the trick as it was, or as it would have ended with the better card."""
        self.state.better_shown = better
        self.refresh()

    @property
    def still(self) -> bool:
        return self.ctx.settings.reduced_motion or self.ctx.settings.speed == 0

    # -- what it does

    def show_cell(self, index: int) -> None:
        """Look at another decision."""
        self._chosen = True
        self._autoplay = False
        if index == self.state.current and self.state.step is None and self.state.trying is None:
            return
        self.state.current, self.state.step, self.state.trying = index, None, None
        self.state.better_shown = False
        self.refresh()
        self.tell_again()

    def go(self, step: int) -> None:
        """Go to the next or the previous decision."""
        self.show_cell(max(0, min(len(self.state.cells) - 1, self.state.current + step)))

    def to_mark(self, step: int) -> None:
        """Go to the next or the previous decision with a mark."""
        index = self.state.marked(step)
        if index is not None:
            self.show_cell(index)

    def _switch(self, index: int) -> None:
        self._look(open_hands=bool(index))

    def _look(self, *, open_hands: bool) -> None:
        """Show the others' hands or their backs; the verdicts stay as they are."""
        if open_hands is self.state.open_hands:
            self._show(instantly=True)
            return
        self.state.open_hands = open_hands
        self.rebuild()  # the trick makes room for the hand above it

    def _details(self) -> None:
        self.state.details = not self.state.details
        self.refresh()

    def _fold(self) -> None:
        self.state.all_choices = not self.state.all_choices
        self.refresh()

    def play_on(self) -> None:
        """Play the rest of the trick step by step; if called again, stop or go back."""
        if not self.state.cells:
            return
        if self._autoplay:
            self._autoplay = False
            return
        if self.state.step is not None and self.state.step >= self.state.last_step:
            self.state.step = None
            self.refresh()
            return
        if self.state.trying is not None:
            self.state.trying = None
            self.refresh()
        self._autoplay, self._playing_ms = True, STEP_MS

    def _forward(self, step: int) -> None:
        """Go one event of the deal on, or back."""
        now = self.state.cell.step if self.state.step is None else self.state.step
        self.state.step = max(0, min(self.state.last_step, now + step))
        if self.state.step == self.state.cell.step:
            self.state.step = None
        self.refresh()
        if step > 0 and self._table is not None and self.state.step is not None:
            self._table.tell(self.state.source.happened(self.state.step))

    def try_again(self) -> None:
        """Hide the answer and let the player look for a better one."""
        grade = self.state.grade
        if grade is None or not self.state.can_try:
            return
        self.state.step, self._autoplay = None, False
        self._look(open_hands=False)
        self.state.trying = Attempts()
        self.refresh()
        self.tell_again()

    def give_in(self) -> None:
        """Show the answer."""
        self.state.trying = None
        self.refresh()
        self.tell_again()

    def answer(self, card: Card) -> None:
        """Take a card in place of the one that was played."""
        trying, grade, table = self.state.trying, self.state.grade, self._table
        if trying is None or grade is None or table is None or card not in table.model.legal:
            self.ctx.sound.play("not-allowed")
            return
        solved = solves(grade, card)
        trying.answer(card, loss_of(grade, card), solved=solved)
        self.ctx.sound.play("your-turn" if solved else "not-allowed")
        self.refresh()
        self.tell_again()

    def go_on(self) -> None:
        """Play on from here, as practice."""
        if self.state.cells:
            source, step = self.state.source, self.state.cell.step
            moment = DealMoment(source.record, step, source.seats, source.seat, source.on)
            self.ctx.scenes.push(self.ctx.games.replay(self.ctx, moment))

    def knows(self) -> None:
        """Show what the others could know at this decision."""
        if self.state.cells:
            step, caption = self.state.cell.step, self.state.place()
            self.ctx.scenes.push(KnowledgeScene(self.ctx, self.state.source, step, caption))

    def copy(self) -> None:
        """Put the position and what the coach says on the clipboard as text."""
        clipboard.copy(self.state.as_text())
        self.notify(say("review-copied"))

    def more(self) -> None:
        """Offer more: what the others knew, a copy, or the game as a file."""
        ask_what_more(
            self.ctx, self.state.source.share, self.knows, self.copy, self.notify, self.strong
        )

    def strong(self) -> None:
        """Open the deal with a strong player in this seat."""
        source = self.state.source
        moment = DealMoment(source.record, 1, source.seats, source.seat)
        learning = self.ctx.games.learning
        self.ctx.scenes.push(learning.strong_player(self.ctx, moment, self.show_trick))

    def show_trick(self, trick: int) -> None:
        """Show the choice in a trick, or the pass for 0; do nothing where there is none."""
        here = (index for index, cell in enumerate(self.state.cells)
                if cell.trick == trick and (trick or cell.asks(AskKind.PASS)))  # fmt: skip
        self.show_cell(next(here, self.state.current))

    def refresh(self) -> None:
        """Refresh the panel and the strip."""
        if self.state.cells:
            self.strip.tell(self.state.grades, self.state.current)
        super().refresh()

    # -- for those who listen

    def introduction(self) -> tuple[str, ...]:
        """What is spoken first: the shown decision, or the result of the deal."""
        return review_sentences(self.state)

    def extra_nodes(self) -> tuple[AccessNode, ...]:
        """The words over the hand, and the small table."""
        if self._table is None:
            return ()
        chip = self._leads.arrow.chip_text
        nodes = (label_node(chip, self._leads.arrow.rect),) if chip else ()
        if self.state.trying is None or self.state.trying.over:
            return (*nodes, *self._table.nodes())
        return (*nodes, *self._table.nodes(use=self.answer, point=self._point))

    def _point(self, card: Card) -> None:
        if self.state.trying is not None:
            self.state.trying.cursor = card
            self._show()

    # -- input and time

    def _press(self, card: Card) -> bool:
        trying = self.state.trying
        if trying is None or trying.over:
            return False
        self.answer(card)
        return True

    def _key(self, event: KeyDown) -> bool:
        trying, key = self.state.trying, event.key
        if trying is not None and not trying.over and self._table is not None:
            legal = self._table.model.legal
            if event.across:
                trying.move(legal, event.across)
                self._show()
                return True
            if key in (*ENTER, pygame.K_SPACE) and trying.cursor is not None:
                self.answer(trying.cursor)
                return True
            if key == pygame.K_ESCAPE:
                self.give_in()
                return True
        if key == pygame.K_SPACE and not self.form.keyboard:
            self.play_on()
            return True
        if event.across and not self.form.keyboard:
            self.go(event.across)
            return True
        acts: dict[int, Callable[[], None]] = {
            pygame.K_HOME: lambda: self.show_cell(0),
            pygame.K_END: lambda: self.show_cell(len(self.state.cells) - 1),
            pygame.K_n: lambda: self.to_mark(-1 if event.shift else 1),
            pygame.K_v: lambda: self._look(open_hands=not self.state.open_hands),
            pygame.K_t: self.try_again,
            pygame.K_c: self.copy,
            pygame.K_w: self.knows,
            pygame.K_PERIOD: lambda: self._forward(1),
            pygame.K_COMMA: lambda: self._forward(-1),
        }
        act = acts.get(key)
        if act is None or not self.state.cells:
            return False
        act()
        return True

    def update(self, dt_ms: float) -> None:
        """Take new grades, and let the deal play on."""
        super().update(dt_ms)
        self._leads.arrow.update(dt_ms)
        changed = self.state.source.coach.changed
        if changed != self._changes_seen:
            self._changes_seen = changed
            if self.state.trying is None:
                self.refresh()
        if self._autoplay:
            self._play(dt_ms)

    def _play(self, dt_ms: float) -> None:
        self._playing_ms += dt_ms
        if self._playing_ms < STEP_MS:
            return
        self._playing_ms = 0.0
        self._forward(1)
        if self.state.step == self.state.last_step:
            self._autoplay = False

    def idle_wait_ms(self) -> int | None:
        return None if self._autoplay or self._leads.arrow.busy else super().idle_wait_ms()
