"""Puzzles: a position, a card to be found or none, and the proof in every possible deal."""

from collections.abc import Callable

import pygame
from pygame import Rect

from hearts_gui.engine.cards import Card
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, PuzzleTheme
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.setup.players import Human, Seating, one_human
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.practice.practice_panel import PracticePanel, practice_over, result_page
from hearts_gui.ui.practice.puzzle_controls import ProofField, TodayStrip, pager, rules_choice
from hearts_gui.ui.practice.puzzle_panel import PuzzlePanel
from hearts_gui.ui.practice.queue import PuzzleQueue, Series
from hearts_gui.ui.practice.visit import Practise, PuzzleActs, PuzzleVisit
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import ENTER, KeyDown
from hearts_gui.ui.small_table.pills import PanelBackground
from hearts_gui.ui.small_table.scene import PositionScene, ReviewPlaces, modest, obey, review_places
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.fixtures import bare_table
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.page import CLEAR
from hearts_gui.wording.language.messages import say

CLOCK_MS = 200
RIGHT = 46
"""The distance of the rule sets from the window's edge: clear of the rail."""
BADGES = 20
"""The room over raised answers for the signs on their edges."""


class PuzzleScene(PositionScene):
    """Shows one puzzle after the other, of all rule sets or of one."""

    def __init__(
        self, ctx: Context, book: PuzzleBook, *, puzzles: tuple[Puzzle, ...] | None = None,
        theme: PuzzleTheme | None = None, series: Series | None = None,
        own: BackgroundTask[tuple[Puzzle, ...]] | None = None, practise: Practise | None = None,
        rules: str | None = None,
    ) -> None:  # fmt: skip
        """`puzzles` are those that come with the program unless others are given; with a `theme`
        only its own are shown. `own` looks for those of the person's games, `practise` makes a
        practice game of a position. First come those of the rule set `rules`, or of all."""
        super().__init__(ctx)
        queue = PuzzleQueue(book, puzzles=puzzles, theme=theme, series=series, rules=rules)
        self._own = own if series is None else None
        self.visit = PuzzleVisit(
            queue, lambda problem: self.notify(say("puzzle-not-kept", why=problem))
        )
        self.acts = PuzzleActs(self, self.visit, practise)

    @property
    def run(self) -> PuzzleRun | None:
        """The puzzle that is open."""
        return self.visit.run

    @property
    def asks(self) -> bool:
        return self.visit.open_run is not None

    # -- building

    @property
    def places(self) -> ReviewPlaces:
        row, proof = self.visit.queue.practice is not None, self.run is not None and self.run.proved
        return review_places(self.ctx.metrics, has_strip=row or proof, high=proof and not row)

    @property
    def seats(self) -> Seating:
        """The person in the seat that is to play, made-up names in the others."""
        assert self.run is not None
        view = self.run.view
        others = one_human(view.rules.players, seed="puzzles")[1:]
        return (*others[: view.seat], Human(), *others[view.seat :])

    def compose(self) -> None:
        """Table, panel, and the proof once there is one."""
        skin, places, run = Skin(self.ctx), self.places, self.run
        self._table = None
        if run is not None:
            count, lane = len(run.view.own.hand), skin.px(BADGES)
            self._add_table(places.table, run.view, self.seats, lane=lane, shown=count)
            if self._table is None:
                note = text(self.ctx, say("review-too-small"), quiet=True, align=Align.CENTRE)
                note.move_to(places.table.inflate(0, -2 * places.table.h // 3))
                self.form.add(note)
        self._add_top(skin)
        if run is None:
            self._add_result(skin)
            return
        self.stage.add(PanelBackground(skin, places.panel, 22))
        practice = self.visit.queue.practice
        inner = places.strip.inflate(-2 * skin.px(18), -2 * skin.px(10))
        if practice is not None and practice.motifs:
            self.stage.add(PanelBackground(skin, places.strip, 20))
            self.form.add(TodayStrip(self.ctx, inner, practice))
        if run.proved and practice is None:
            self.stage.add(PanelBackground(skin, places.strip, 20))
            turn, play = self.acts.show_another, self.visit.play_example
            self.form.add(ProofField(self.ctx, inner, run, turn))
            if self._table is not None:
                box = self._table.layout.furniture.button
                self.form.add(*pager(modest(self.ctx), box, places.table, turn, play))
        self._add_panel()
        self._show(instantly=True)

    def _add_top(self, skin: Skin) -> None:
        places, queue = self.places, self.visit.queue
        y = self._add_back(say("puzzle-back"), places.table)
        if queue.row.fixed:
            return
        right = (places.panel if self.run is None else places.table).right - skin.px(16)
        right = min(right, self.ctx.metrics.window.w - round(RIGHT * self.ctx.metrics.base_u))
        width = places.table.w // 3
        if self._table is not None:  # beside what the player at the top has won
            piles = (bounds(seat.pile) for seat in self._table.layout.seats)
            tops = (box.right for box in piles if box.y < y < box.bottom)
            width = min(width, right - max(tops, default=0) - skin.px(10))
        act = self.acts.choose_rules
        self.form.add(rules_choice(modest(self.ctx), queue, (right, y), width, act))

    def _add_result(self, skin: Skin) -> None:
        """Show the result page: all puzzles are seen, or the time is up."""
        queue, window = self.visit.queue, self.ctx.metrics.window
        if queue.practice is not None:
            result = practice_over(self.ctx, queue.practice, self.acts.following, self.back)
        else:
            result = queue.row.end_page(self.acts.choose_source, self.back)
        top = max(widget.box.bottom for widget in self.form.widgets) + skin.px(8)
        room = Rect(0, top, window.w, self.places.panel.bottom - top)
        room.inflate_ip(-2 * round(CLEAR * self.ctx.metrics.base_u), 0)
        box, area = result_page(self.ctx, room, result)
        self.stage.add(*bare_table(self.ctx), PanelBackground(skin, box, 22))
        self._panel = area.widgets
        self.form.add(*self._panel)

    def _widgets(self) -> list[Widget]:
        practised = self.visit.queue.practice is not None
        panel = (PracticePanel if practised else PuzzlePanel)(self.ctx, self.seats, self.acts)
        return panel.widgets(self.places.panel)

    # -- what is shown

    def _show(self, *, instantly: bool = False) -> None:
        run, table = self.run, self._table
        if run is None or table is None:
            return
        handling = table.handling
        handling.cursor = None if run.answer_ready else run.chosen
        handling.right, handling.wrong = (), ()
        handling.hints = () if run.answer_ready else run.lit
        answered = run.outcome
        if run.answer_ready and answered is not None:
            lit = () if run.answer is None else (run.answer,)
            right = (*answered.alike, *lit) if run.solved else answered.alike
            handling.right = tuple(dict.fromkeys(right))
            handling.wrong = tuple(card for card in lit if card not in right)
        still = instantly or self.still
        if (showing := self.visit.showing) is None:
            table.show(run.view, self.visit.open_hands, deciding=True, instantly=still)
        elif showing.view is not None:
            handling.right = handling.wrong = ()
            table.show(showing.view, showing.hands, deciding=False, instantly=still)
        table.tabletop.deal_pill.say(self._place())

    def _place(self) -> str:
        """Say which trick is shown, or which of the deals lies open."""
        assert self.run is not None
        if self.visit.open_hands is not None:
            return say("puzzle-deal", at=self.run.open_deal + 1)
        view = (self.visit.showing and self.visit.showing.view) or self.run.view
        return say("review-trick", n=len(view.deal.tricks) + 1)

    # -- for those who listen

    def introduction(self) -> tuple[str, ...]:
        """Say the plays up to the next choice of a line, and what is on the screen now."""
        showing = self.visit.showing
        if self._table is None or showing is None:
            return super().introduction()
        return (*self._table.sentences(showing.happened), *super().introduction())

    def extra_nodes(self) -> tuple[AccessNode, ...]:
        """The nodes of the small table; pressing a card chooses it."""
        if self._table is None or self.run is None:
            return ()
        use, point = (self.acts.use, self.acts.choose) if self.asks else (None, None)
        return self._table.nodes(view=self.run.view, use=use, point=point)

    # -- input and time

    def _press(self, card: Card) -> bool:
        asked = self.asks
        self.acts.use(card)
        return asked

    def _key(self, event: KeyDown) -> bool:
        run, acts = self.run, self.acts
        if run is None:
            return False
        if event.across and not self.form.keyboard:
            acts.show_another(event.across)
            if self.asks:
                self.visit.showing = None
                run.move(event.across)
                self.refresh()
            return True
        if event.key in (*ENTER, pygame.K_SPACE) and not self.form.keyboard:
            return acts.go_on()
        keys: dict[int, Callable[[], None]] = {
            pygame.K_n: acts.following, pygame.K_c: acts.copy, pygame.K_w: self.visit.play_example,
        } if run.answer_ready else {
            pygame.K_h: acts.take_hint,
            pygame.K_s: acts.skip, pygame.K_0: acts.answer_none, pygame.K_KP0: acts.answer_none,
        }  # fmt: skip
        return obey(keys, event)

    def update(self, dt_ms: float) -> None:
        """Count the time, and show what was worked out or found meanwhile."""
        super().update(dt_ms)
        visit, queue = self.visit, self.visit.queue
        if visit.run_clock(dt_ms):
            if visit.run is None:
                self.rebuild()
            else:
                self.refresh()
        if visit.run is None and queue.practice is not None and queue.practice.renew():
            self.acts.following()
        if (run := visit.run) is not None and run.think():
            if run.answered:
                self.acts.show_answer()
            else:
                self.acts.show_hint(run)
        if visit.update_showing(dt_ms):
            self._show()
        if self._own is not None and (found := self._own.take()):  # of the person's games
            queue.own = found
            self.rebuild()

    def idle_wait_ms(self) -> int | None:
        """None while something moves or is being counted."""
        run, queue = self.run, self.visit.queue
        if self.visit.showing is not None or (run is not None and not run.counted):
            return None
        wait = super().idle_wait_ms()
        reading = run is None and queue.practice is not None and queue.practice.left() > 0
        if wait is None or not (reading or (queue.row.timed and run is not None)):
            return wait
        return min(wait, CLOCK_MS)
