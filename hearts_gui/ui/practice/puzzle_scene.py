"""Puzzles: a position, a card to be found or none, and the proof in every possible deal."""

from collections.abc import Callable

import pygame
from pygame import Rect

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import CardPlayed
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.session.practice.example import Example, ExampleSearch, events_between
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, PuzzleTheme
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.practice.whole_deal import PositionError
from hearts_gui.session.setup.players import Human, Seating, one_human
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.practice.practice_panel import (
    PracticePanel,
    practice_over,
    puzzles_end_page,
    result_page,
)
from hearts_gui.ui.practice.puzzle_controls import (
    ProofField,
    TodayStrip,
    pager,
    proof_text,
    rules_choice,
    standing_text,
)
from hearts_gui.ui.practice.puzzle_panel import PuzzleActs, PuzzlePanel, SourceChoice
from hearts_gui.ui.practice.queue import PuzzleQueue, PuzzleSource, Series, Storm
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import ENTER, KeyDown
from hearts_gui.ui.small_table.pills import PanelBackground
from hearts_gui.ui.small_table.scene import PositionScene, ReviewPlaces, review_places
from hearts_gui.ui.small_table.small_table import SmallTable, layout_for, lowered, with_lane
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.fixtures import bare_table
from hearts_gui.ui.table.story.cues import Happening
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import IconButton, off_the_edge, text
from hearts_gui.ui.widgets.page import CLEAR
from hearts_gui.wording.language.messages import message_text, say

CLOCK_MS = 200
RIGHT = 46
"""The distance of the rule sets from the window's edge: clear of the rail."""

Practise = Callable[[Puzzle], None]
"""Goes on from a puzzle as a practice game."""
BADGES = 20
"""The room over raised answers for the signs on their edges."""
STEP_MS = 700.0
LAST_MS = 1800.0
"""The time the last trick lies there, in milliseconds."""


class LineExample:
    """The plays of a line up to its next choice, as an example that is known from the start."""

    done = True

    def __init__(self, first: Puzzle, later: Puzzle) -> None:
        """Raises PositionError."""
        self.happened = tuple(Happening(*pair) for pair in events_between(first, later))
        plays = (made for made in self.happened if isinstance(made.event, CardPlayed))
        views = [made.after for made in plays]
        self.example = Example(tuple(views), (), ())


class ExamplePlayback:
    """The states of an example one after the other."""

    def __init__(self, search: ExampleSearch | LineExample) -> None:
        self.search = search
        self._step, self._left = -1, 0.0

    @property
    def over(self) -> bool:
        """Whether everything was shown, or there is nothing."""
        if not self.search.done:
            return False
        example = self.search.example
        return example is None or (self._step >= len(example.views) - 1 and self._left <= 0)

    @property
    def view(self) -> PlayerView | None:
        """The view that is shown now; None before there is anything."""
        example = self.search.example
        return None if example is None or self._step < 0 else example.views[self._step]

    def tick(self, dt_ms: float) -> bool:
        """Let time pass. Returns whether another state is to be shown."""
        example = self.search.example
        if example is None or self.over:
            return False
        self._left -= dt_ms
        if self._left > 0 or self._step >= len(example.views) - 1:
            return False
        self._step += 1
        self._left = LAST_MS if self._step == len(example.views) - 1 else STEP_MS
        return True

    def show(self, table: SmallTable, *, still: bool) -> None:
        """Put the state on the table."""
        example, view = self.search.example, self.view
        if example is None or view is None:
            return
        table.handling.right = table.handling.wrong = ()
        hands = tuple(map(tuple, example.hands[self._step])) if example.hands else None
        table.show(view, hands, deciding=False, instantly=still)


class PuzzleScene(PositionScene):
    """One puzzle after the other, of all rule sets or of one."""

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
        self.book, self.practise = book, practise
        self.queue = PuzzleQueue(book, puzzles=puzzles, theme=theme, series=series)
        self.queue.rules = rules
        self._own = own if series is None else None
        self.run: PuzzleRun | None = None
        self.showing: ExamplePlayback | None = None
        """The fate of a card, or what was played up to a later choice, while that is shown."""
        self.why = False
        """Whether it is shown how the answer is known."""
        self._begin()

    # -- which puzzle

    def _begin(self) -> None:
        """Take the next puzzle; one that is damaged is skipped."""
        self.run, self.showing, self.why = None, None, False
        while self.run is None and (puzzle := self.queue.following()) is not None:
            try:
                self.run = PuzzleRun(puzzle, asks=self.queue.asks(puzzle))
                self.showing = self._way_to(puzzle)
            except PositionError:
                self.queue.pass_over(puzzle)
        # all puzzles were solved before the time was up
        if self.queue.storm is not None and self.run is None:
            self._keep_storm(self.queue.storm)

    def _way_to(self, puzzle: Puzzle) -> ExamplePlayback | None:
        """The cards of a line up to its next choice, to be shown."""
        before = puzzle.before if puzzle.later else None
        first = next((puzzle for puzzle in self.queue.every if puzzle.id == before), None)
        if first is None or not puzzle.position.startswith(first.position):
            return None
        showing = ExamplePlayback(LineExample(first, puzzle))
        showing.tick(0.0)  # start the work before the first frame
        return showing

    def following(self) -> None:
        """Go on to the next puzzle."""
        self._begin()
        self.rebuild()
        if self.asks:
            self.to_the_hand()
        self.tell_again()

    def skip(self) -> None:
        """Leave this one for another day; it counts for nothing."""
        if self.queue.series is None:
            self.queue.skip(None if self.run is None else self.run.puzzle)
            self.following()

    def _choose_rules(self, index: int) -> None:
        keys = (None, *self.queue.keys)
        self.queue.only_own = index >= len(keys)
        self.queue.rules = None if self.queue.only_own else keys[index]
        self.choose_source(PuzzleSource.NEW if self.queue.only_own else self.queue.way)

    def choose_source(self, way: PuzzleSource) -> None:
        """Switch between new puzzles, missed ones and three minutes against the clock."""
        self.queue.choose_source(way)
        self.following()

    # -- building

    @property
    def places(self) -> ReviewPlaces:
        row, proof = self.queue.practice is not None, self.run is not None and self.run.proved
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
            layout = layout_for(self.ctx.metrics, places.table, run.view)
            if layout is not None:
                count = len(run.view.own.hand)
                lane = skin.px(BADGES)
                layout = with_lane(lowered(layout, count, count, lane), count, lane)
                self._table = SmallTable(self.ctx, self.stage, layout, run.view, self.seats)
            else:
                note = text(self.ctx, say("review-too-small"), quiet=True, align=Align.CENTRE)
                note.move_to(places.table.inflate(0, -2 * places.table.h // 3))
                self.form.add(note)
        self._add_top(skin)
        if run is None:
            self._add_result(skin)
            return
        self.stage.add(PanelBackground(skin, places.panel, 22))
        practice = self.queue.practice
        inner = places.strip.inflate(-2 * skin.px(18), -2 * skin.px(10))
        if practice is not None and practice.motifs:
            self.stage.add(PanelBackground(skin, places.strip, 20))
            self.form.add(TodayStrip(self.ctx, inner, practice))
        if run.proved and practice is None:
            self.stage.add(PanelBackground(skin, places.strip, 20))
            self.form.add(ProofField(self.ctx, inner, run, self._show_deal))
            if self._table is not None:
                box = self._table.layout.furniture.button
                self.form.add(
                    *pager(self.modest, box, places.table, self.show_another, self.play_example)
                )
        self._add_panel()
        self._show(instantly=True)

    def _add_top(self, skin: Skin) -> None:
        places = self.places
        x, y = places.table.x + skin.px(64), skin.px(64)
        if self._table is not None:
            x, y = self._table.layout.furniture.menu.center
        self.form.add(IconButton(self.modest, say("puzzle-back"), self.back,
                                 off_the_edge(self.modest, (x, y)), icon=Icon.ARROW_LEFT,
                                 z=40.0))  # fmt: skip
        if self.queue.series is not None:
            return
        right = places.panel.right if self.run is None else places.table.right - skin.px(16)
        right = min(right, self.ctx.metrics.window.w - round(RIGHT * self.ctx.metrics.base_u))
        width = places.table.w // 3
        if self._table is not None:  # beside what the player at the top has won
            piles = (bounds(seat.pile) for seat in self._table.layout.seats)
            tops = (box.right for box in piles if box.y < y < box.bottom)
            width = min(width, right - max(tops, default=0) - skin.px(10))
        self.form.add(rules_choice(self.modest, self.queue, (right, y), width, self._choose_rules))

    def _add_result(self, skin: Skin) -> None:
        """Show the result page: all puzzles are seen, or the time is up."""
        queue, window = self.queue, self.ctx.metrics.window
        if queue.practice is not None:
            result = practice_over(self.ctx, queue.practice, self.following, self.back)
        else:
            result = puzzles_end_page(queue, self.book, self.choose_source, self.back)
        top = max(widget.box.bottom for widget in self.form.widgets) + skin.px(8)
        room = Rect(0, top, window.w, self.places.panel.bottom - top)
        room.inflate_ip(-2 * round(CLEAR * self.ctx.metrics.base_u), 0)
        box, area = result_page(self.ctx, room, result)
        self.stage.add(*bare_table(self.ctx), PanelBackground(skin, box, 22))
        self._panel = area.widgets
        self.form.add(*self._panel)

    def _widgets(self) -> list[Widget]:
        assert self.run is not None
        missed = len(self.book.missed(self.queue.every))
        options: tuple[str, ...] = (
            say("puzzle-way-new"), say("puzzle-way-missed", n=missed), say("puzzle-way-storm"),
        )  # fmt: skip
        if self.queue.series is not None:
            options = ()
        chosen = list(PuzzleSource).index(self.queue.way)
        ways = SourceChoice(
            options, chosen, lambda index: self.choose_source(list(PuzzleSource)[index])
        )
        acts = PuzzleActs(
            answer=self.answer, none=self.answer_none, give_up=self.give_up, skip=self.skip,
            following=self.following, copy=self.copy,
            hint=self.take_hint if self.queue.has_hints else None,
            play_on=None if self.practise is None else self.play_on, why=self.unfold,
        )  # fmt: skip
        if self.queue.practice is not None:
            practised = PracticePanel(self.ctx, self.run, self.seats, acts, self.queue.practice)
            return practised.widgets(self.places.panel)
        standing = standing_text(self.queue, self.book)
        onward = self.queue.onward(self.run.puzzle)
        panel = PuzzlePanel(self.ctx, self.run, self.seats, acts, standing, ways, why=self.why,
                            onward=onward)  # fmt: skip
        return panel.widgets(self.places.panel)

    @property
    def open_run(self) -> PuzzleRun | None:
        """The puzzle while it has no answer."""
        return None if self.run is None or self.run.answered else self.run

    @property
    def shown_run(self) -> PuzzleRun | None:
        """The puzzle once its answer is shown."""
        return self.run if self.run is not None and self.run.answer_ready else None

    @property
    def asks(self) -> bool:
        return self.open_run is not None

    def unfold(self) -> None:
        """Show how the answer is known, or put that away."""
        self.why = not self.why
        self._refresh()

    # -- what is shown

    def _show(self, *, instantly: bool = False) -> None:
        run, table = self.run, self._table
        if run is None or table is None:
            return
        handling = table.handling
        handling.cursor = None if run.answer_ready else run.chosen
        handling.right, handling.wrong = (), ()
        handling.hints = () if run.answer_ready else run.lit
        answered, hands = run.outcome, None
        if run.answer_ready and answered is not None:
            lit = () if run.answer is None else (run.answer,)
            right = (*answered.alike, *lit) if run.solved else answered.alike
            handling.right = tuple(dict.fromkeys(right))
            handling.wrong = tuple(card for card in lit if card not in right)
            if run.deals and self.queue.practice is None:
                hands = tuple(map(tuple, run.search.hands(run.open_deal)))
        still = instantly or self.still
        if self.showing is not None:
            self.showing.show(table, still=still)
        else:
            table.show(run.view, hands, deciding=True, instantly=still)
        table.tabletop.deal_pill.say(self._place())

    def _place(self) -> str:
        """Say which trick is shown, or which of the deals lies open."""
        assert self.run is not None
        if self.run.answer_ready and self.run.deals and self.queue.practice is None:
            return say("puzzle-deal", at=self.run.open_deal + 1)
        view = (self.showing and self.showing.view) or self.run.view
        return say("review-trick", n=len(view.deal.tricks) + 1)

    def _show_deal(self, number: int) -> None:
        assert self.run is not None
        self.run.open_deal = number
        self.rebuild()

    # -- what it does

    def choose(self, card: Card) -> None:
        """Choose a card, which the button then plays."""
        run = self.open_run
        if run is None or card not in run.legal:
            return
        self.ctx.sound.play("button")
        self.showing = None
        run.chosen = card
        self._refresh()

    def use(self, card: Card) -> None:
        """Choose a card; in practice the hand is the answer."""
        self.choose(card)
        if self.queue.practice is not None and self.run is not None and self.run.chosen is card:
            self.answer()

    def answer(self) -> None:
        """Play the card that is chosen."""
        if self.open_run is not None and self.open_run.chosen is not None:
            self._settle(self.open_run.chosen)

    def answer_none(self) -> None:
        """Say that no card is clearly best."""
        if self.open_run is not None and self.open_run.asks:
            self._settle(None, none=True)

    def take_hint(self) -> None:
        """Show a hint, or the next one; with it the puzzle no longer counts."""
        run = self.open_run
        if run is None or not self.queue.has_hints:
            return
        run.take_hint()
        self._refresh()
        self._say_hint(run)

    def _say_hint(self, run: PuzzleRun) -> None:
        if run.hint is not None:
            self.ctx.listening.say(message_text(run.hint))

    def give_up(self) -> None:
        """Show the answer; it counts as missed."""
        if self.asks:
            self._settle(None)

    def _settle(self, card: Card | None, *, none: bool = False) -> None:
        assert self.run is not None
        self.showing = None
        self.run.settle(card, none=none)
        self._show_answer()

    def _show_answer(self) -> None:
        if self.shown_run is not None:
            self._keep_result(self.shown_run)
        self.rebuild()
        self.tell_again()

    def _keep_result(self, run: PuzzleRun) -> None:
        """Keep the result, now that it is known."""
        self.ctx.sound.play("your-turn" if run.solved else "not-allowed")
        if self.queue.storm is not None:
            self.queue.storm.count_answer(solved=run.solved)
            self._begin()
            return
        problem = self.queue.keep(run)
        if problem is not None:
            self.notify(say("puzzle-not-kept", why=problem))
        punished = not run.solved and run.answer is not None and not run.puzzle.even
        if punished and not self.ctx.settings.reduced_motion:
            self.play_example()

    def play_example(self) -> None:
        """Play out the card that was compared with the right one, in the shown deal."""
        run = self.shown_run
        if run is None or not run.deals:
            return
        card = run.compared if run.answer not in run.legal else run.answer
        assert card is not None
        hands = run.search.hands(run.open_deal)
        self.showing = ExamplePlayback(
            ExampleSearch(run.view, hands, card, together=run.puzzle.counted)
        )

    def show_another(self, step: int) -> None:
        """Open the next or the last deal."""
        if self.shown_run is not None:
            self.shown_run.go(step)
            self.showing = None
            self.rebuild()

    def play_on(self) -> None:
        """Play on from here, as practice."""
        if self.run is not None and self.practise is not None:
            self.practise(self.run.puzzle)

    def copy(self) -> None:
        """Put position and proof on the clipboard."""
        if self.shown_run is not None:
            clipboard.copy(proof_text(self.shown_run))
            self.notify(say("review-copied"))

    # -- for those who listen

    def introduction(self) -> tuple[str, ...]:
        """Say the plays up to the next choice of a line, and what is on the screen now."""
        way = None if self.showing is None else self.showing.search
        if self._table is None or not isinstance(way, LineExample):
            return super().introduction()
        return (*self._table.sentences(way.happened), *super().introduction())

    def extra_nodes(self) -> tuple[AccessNode, ...]:
        """The nodes of the small table; pressing a card chooses it."""
        if self._table is None or self.run is None:
            return ()
        return self._table.nodes(view=self.run.view, use=self.use if self.asks else None,
                                 point=self.choose if self.asks else None)  # fmt: skip

    # -- input and time

    def _press(self, card: Card) -> bool:
        asked = self.asks
        self.use(card)
        return asked

    def _key(self, event: KeyDown) -> bool:
        run, key = self.run, event.key
        if run is None:
            return False
        if event.across and not self.form.keyboard:
            self.show_another(event.across)
            if self.asks:
                self.showing = None
                run.move(event.across)
                self._refresh()
            return True
        if key in (*ENTER, pygame.K_SPACE) and not self.form.keyboard:
            return self._go_on()
        acts: dict[int, Callable[[], None]] = {
            pygame.K_n: self.following, pygame.K_c: self.copy, pygame.K_w: self.play_example,
        } if run.answer_ready else {
            pygame.K_h: self.take_hint,
            pygame.K_s: self.skip, pygame.K_0: self.answer_none, pygame.K_KP0: self.answer_none,
        }  # fmt: skip
        act = acts.get(key)
        if act is None:
            return False
        act()
        return True

    def _go_on(self) -> bool:
        """Answer, or go to the next puzzle."""
        assert self.run is not None
        if self.run.answer_ready:
            self.following()
        elif self.run.chosen is not None:
            self.answer()
        elif self.showing is not None:  # the plays up to the next choice were already seen
            self.showing = None
            self._show()
        else:
            return False
        return True

    def update(self, dt_ms: float) -> None:
        """Count the time."""
        super().update(dt_ms)
        self._tick(dt_ms)
        if self.run is None and self.queue.practice is not None and self.queue.practice.renew():
            self.following()
        run = self.run
        if run is not None and run.think():
            self._worked_out(run)
        if (showing := self.showing) is not None:
            if showing.over:
                self.showing = None  # the answer follows
            if showing.tick(dt_ms) or self.showing is None:
                self._show()
        if self._own is not None and (found := self._own.take()):  # of the person's games
            self.queue.own = found
            self.rebuild()

    def _worked_out(self, run: PuzzleRun) -> None:
        """Show the hints, or the answer that was waited for."""
        if run.answered:
            self._show_answer()
        else:
            self._refresh()
            self._say_hint(run)

    def _tick(self, dt_ms: float) -> None:
        """Run the clock, which stops while an answer is being counted."""
        storm = self.queue.storm
        if storm is None or storm.over or not self.asks:
            return
        if storm.tick(dt_ms):
            self._refresh()
        if storm.over:
            self._keep_storm(storm)
            self.run = None
            self.rebuild()

    def _keep_storm(self, storm: Storm) -> None:
        problem = self.book.add_storm(storm.solved)
        if problem is not None:
            self.notify(say("puzzle-not-kept", why=problem))

    def idle_wait_ms(self) -> int | None:
        """None while something moves or is being counted."""
        run = self.run
        if self.showing is not None or (run is not None and not run.counted):
            return None
        wait = super().idle_wait_ms()
        practice = self.queue.practice
        reading = practice is not None and run is None and practice.left() > 0
        if wait is None or not (reading or (self.queue.storm is not None and run is not None)):
            return wait
        return min(wait, CLOCK_MS)
