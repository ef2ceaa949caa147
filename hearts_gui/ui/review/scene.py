"""The review of a deal: the moments that mattered, why, and the chance to try them again."""

from collections.abc import Callable

import pygame
from pygame import Rect

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import cards_of
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import LEAST_TARGET
from hearts_gui.ui.review.acts import ReviewActs
from hearts_gui.ui.review.panel import ReviewPanel, review_sentences, said_pills
from hearts_gui.ui.review.source import ReviewSource
from hearts_gui.ui.review.state import ReviewState
from hearts_gui.ui.review.strip import StripWidget, strip_arrows
from hearts_gui.ui.review.trick_arrow import CardEffect
from hearts_gui.ui.shell.access import AccessNode, label_node
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import ENTER, KeyDown
from hearts_gui.ui.small_table.pills import (
    ABOVE,
    HIGH,
    OVER_TICKS,
    PanelBackground,
    Pill,
    PillWidget,
    place_pills,
)
from hearts_gui.ui.small_table.scene import PositionScene, ReviewPlaces, modest, obey, review_places
from hearts_gui.ui.small_table.small_table import SmallTable, between
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.wording.language.messages import say

OVER_CARDS = 300.0


class ReviewScene(PositionScene):
    """The review of one deal for one person; `source` provides the deal and its grades."""

    def __init__(self, ctx: Context, source: ReviewSource, *, line: str = "") -> None:
        """`line` names a decision to begin with, as it stands in the log."""
        super().__init__(ctx)
        self.state = ReviewState(source)
        self.acts = ReviewActs(self, self.state)
        lines = [cell.line for cell in self.state.cells]
        if line and line in lines:
            self.state.current, self.state.requested = lines.index(line), True
        self._panel_maker = ReviewPanel(ctx, self.acts)
        self._changes_seen = source.coach.changed

    # -- building

    @property
    def places(self) -> ReviewPlaces:
        return review_places(self.ctx.metrics)

    def compose(self) -> None:
        if not self.state.requested and self.state.moments:
            self.state.current = self.state.cell_of(self.state.moments[0])
        skin, places, source = Skin(self.ctx), self.places, self.state.source
        view = source.record.view(self.state.cell.step if self.state.cells else 0, source.seat)
        shown = view.deal.start_sizes[source.seat] if self.state.open_hands else 0
        first = next((cell.decision for cell in self.state.cells[:1]), None)
        ticked = first is not None and len(cards_of(first.action)) > 1
        lane = Skin(modest(self.ctx)).px(HIGH + (OVER_TICKS if ticked else ABOVE))
        self._add_table(places.table, view, source.seats, lane=lane, shown=shown)
        self.stage.add(
            PanelBackground(skin, places.panel, 22), PanelBackground(skin, places.strip, 20)
        )
        self._leads = CardEffect(modest(self.ctx), self.stage, still=self.still)
        self._add_top(skin)
        self._add_strip()
        self._add_panel()
        self._show(instantly=True)

    def _add_top(self, skin: Skin) -> None:
        """Add the way back, the switch of the view, and the button that plays on."""
        self._add_back(say("review-back"), self.places.table)
        if self._table is None:
            return
        furniture, ctx = self._table.layout.furniture, modest(self.ctx)
        icons = furniture.icons[0].unionall(list(furniture.icons[1:]))
        height = max(min(icons.h, skin.px(44)), round(LEAST_TARGET * self.ctx.metrics.base_u))
        switch = Segmented(ctx, say("review-view"), chosen=int(self.state.open_hands), units=15,
                           options=(say("review-own-view"), say("review-all-hands")),
                           changed=lambda k: self.acts.look(open_hands=k == 1))  # fmt: skip
        plates = (seat.plate for seat in self._table.layout.seats)
        beside = (box.right for box in plates if box.y < icons.bottom and box.x < icons.x)
        left = max([self.places.table.centerx, *beside])
        width = max(icons.w, switch.preferred_width(icons.right - left - skin.px(8)))
        switch.move_to(Rect(icons.right - width, icons.centery - height // 2, width, height))
        self.form.add(switch)
        if self.state.cells:
            happened, play_on = say("review-what-happened"), self.acts.play_on
            self.form.add(Button(self.ctx, happened, play_on, furniture.button, icon=Icon.PLAY,
                                 look=ButtonLook.PLATE, z=OVER_CARDS))  # fmt: skip

    def _add_strip(self) -> None:
        """Add the strip between the arrows that go through it."""
        u = self.ctx.metrics.base_u  # larger text does not take room from the cells
        box = self.places.strip.inflate(-2 * round(14 * u), -2 * round(11 * u))
        inner, arrows = strip_arrows(
            self.ctx, box, self.places.rows, self.acts.go, self.acts.to_mark
        )
        self.form.add(*arrows)
        if not self.state.cells:
            return
        self.strip = StripWidget(
            self.ctx, inner, self.state.cells, self.acts.show_cell, rows=self.places.rows
        )
        self.strip.tell(self.state.grades, self.state.current)
        self.form.add(self.strip)

    def _widgets(self) -> list[Widget]:
        return [*self._pills(), *self._panel_maker.widgets(self.places.panel)]

    def _pills(self) -> list[PillWidget]:
        """The labels over the hand."""
        table = self._table
        metrics, ctx = self.ctx.metrics, modest(self.ctx)
        if table is None:
            pills: tuple[Pill, ...] = (Pill(say("review-too-small"), self.ctx.theme.text2),)
            spot, reach, tips = self.places.table, self.places.table, {}
            plate = button = Rect(0, 0, 0, 0)
        else:
            pills = said_pills(self.state, self.ctx.theme, self.acts.show_better)
            self._mark(table)
            ticked = not table.handling.labelled
            tips = table.tips() if ticked or any(pill.card for pill in pills) else {}
            spot, reach = table.layout.prompt, table.layout.stage.inflate(-2 * metrics.px(20), 0)
            held = len(table.model.hand)
            if tips and table.layout.hand.rows(held) > 1:  # none lies on the cards of the back row
                reach.h = round(table.layout.hand.top(held)) - reach.y
            plate, button = table.layout.seats[0].plate, table.layout.furniture.button
            if ticked or not tips:
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

    @property
    def asks(self) -> bool:
        """Whether a better card is looked for."""
        return self.state.trying is not None and not self.state.trying.over

    @property
    def still(self) -> bool:
        return self.ctx.settings.reduced_motion or self.ctx.settings.speed == 0

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
        use, point = (self.acts.answer, self._point) if self.asks else (None, None)
        return (*nodes, *self._table.nodes(use=use, point=point))

    def _point(self, card: Card) -> None:
        if self.state.trying is not None:
            self.state.trying.cursor = card
            self._show()

    # -- input and time

    def _press(self, card: Card) -> bool:
        asked = self.asks
        if asked:
            self.acts.answer(card)
        return asked

    def _key(self, event: KeyDown) -> bool:
        trying, key, acts = self.state.trying, event.key, self.acts
        if trying is not None and self.asks and self._table is not None:
            if event.across:
                trying.move(self.legal, event.across)
                self._show()
                return True
            if key in (*ENTER, pygame.K_SPACE) and trying.cursor is not None:
                acts.answer(trying.cursor)
                return True
            if key == pygame.K_ESCAPE:
                acts.give_in()
                return True
        keys: dict[int, Callable[[], None]] = {
            pygame.K_HOME: lambda: acts.show_cell(0),
            pygame.K_END: lambda: acts.show_cell(len(self.state.cells) - 1),
            pygame.K_n: lambda: acts.to_mark(-1 if event.shift else 1),
            pygame.K_v: lambda: acts.look(open_hands=not self.state.open_hands),
            pygame.K_t: acts.try_again,
            pygame.K_c: acts.ways.copy_position,
            pygame.K_w: acts.ways.show_knowledge,
            pygame.K_PERIOD: lambda: acts.forward(1),
            pygame.K_COMMA: lambda: acts.forward(-1),
        }
        if not self.form.keyboard:
            keys[pygame.K_SPACE] = acts.play_on
            if event.across:
                keys[key] = lambda: acts.go(event.across)
        return obey(keys, event) if self.state.cells else key in keys

    def update(self, dt_ms: float) -> None:
        """Take new grades, and let the deal play on."""
        super().update(dt_ms)
        self._leads.arrow.update(dt_ms)
        changed = self.state.source.coach.changed
        if changed != self._changes_seen:
            self._changes_seen = changed
            if self.state.trying is None:
                self.refresh()
        self.acts.update(dt_ms)

    def idle_wait_ms(self) -> int | None:
        return None if self.acts.playing or self._leads.arrow.busy else super().idle_wait_ms()
