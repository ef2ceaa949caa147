"""A visit to the puzzles: the one that is open, what is shown of it, and what a player can do."""

from collections.abc import Callable
from functools import partial

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import CardPlayed
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.session.practice.answered import Hands
from hearts_gui.session.practice.example import Example, events_between, example_of
from hearts_gui.session.practice.puzzle import Puzzle
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.practice.whole_deal import PositionError
from hearts_gui.ui.practice.puzzle_controls import proof_text
from hearts_gui.ui.practice.queue import PuzzleQueue, PuzzleSource
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.small_table.scene import PositionScene
from hearts_gui.ui.table.story.cues import Happening
from hearts_gui.wording.language.messages import message_text, say

Practise = Callable[[Puzzle], None]
"""Goes on from a puzzle as a practice game."""
STEP_MS, LAST_MS = 700.0, 1800.0
"""The time a state of an example is shown, and the last one, in milliseconds."""


class ExamplePlayback:
    """The states of an example one after the other; there are none where it cannot be played."""

    def __init__(
        self, example: Example | None = None, task: BackgroundTask[Example | None] | None = None,
        happened: tuple[Happening, ...] = (),
    ) -> None:  # fmt: skip
        """`example`, or what a `task` works out; what `happened` in it where it is read out."""
        self.happened = happened
        self._example, self._task = example, task
        self._step, self._left = -1, 0.0

    @property
    def example(self) -> Example | None:
        """The example, once it is known."""
        if self._task is not None:
            self._example = self._task.take() or self._example
        return self._example

    @property
    def over(self) -> bool:
        """Whether everything was shown, or there is nothing."""
        example = self.example
        if example is None:
            return self._task is None or not self._task.waiting
        return self._step >= len(example.views) - 1 and self._left <= 0

    @property
    def view(self) -> PlayerView | None:
        """The view that is shown now; None before there is anything."""
        example = self.example
        return None if example is None or self._step < 0 else example.views[self._step]

    @property
    def hands(self) -> Hands | None:
        """The hands that lie open with that view, where the example knows them."""
        example = self.example
        return example.hands[self._step] if example and example.hands else None

    def tick(self, dt_ms: float) -> bool:
        """Let time pass. Returns whether another state is to be shown."""
        example = self.example
        if example is None or self.over:
            return False
        self._left -= dt_ms
        if self._left > 0 or self._step >= len(example.views) - 1:
            return False
        self._step += 1
        self._left = LAST_MS if self._step == len(example.views) - 1 else STEP_MS
        return True


def _example_or_none(run: PuzzleRun, hands: Hands, card: Card) -> Example | None:
    try:
        return example_of(run.view, hands, card, together=run.puzzle.counted)
    except Exception:  # any error: the answer is known without the example
        return None


class PuzzleVisit:
    """The puzzles of one visit, without drawing: the open one, and what is shown of it."""

    def __init__(self, queue: PuzzleQueue, not_kept: Callable[[str], None]) -> None:
        """`not_kept` is called with the reason when the disk refuses a result."""
        self.queue, self._not_kept = queue, not_kept
        self.run: PuzzleRun | None = None
        """The open puzzle; None when none is left or the time is up."""
        self.showing: ExamplePlayback | None = None
        """The fate of a card, or what was played up to a later choice, while that is shown."""
        self.why = False
        """Whether it is shown how the answer is known."""
        self.begin()

    @property
    def open_run(self) -> PuzzleRun | None:
        """The puzzle while it has no answer."""
        return None if self.run is None or self.run.answered else self.run

    @property
    def shown_run(self) -> PuzzleRun | None:
        """The puzzle once its answer is shown."""
        return self.run if self.run is not None and self.run.answer_ready else None

    @property
    def open_hands(self) -> Hands | None:
        """The hands that lie open beside an answer; practice shows none."""
        run = self.shown_run
        if run is None or not run.deals or self.queue.practice is not None:
            return None
        return run.search.hands(run.open_deal)

    def begin(self) -> None:
        """Take the next puzzle; one that is damaged is skipped."""
        self.run, self.showing, self.why = None, None, False
        while self.run is None and (puzzle := self.queue.row.following()) is not None:
            try:
                self.run = PuzzleRun(puzzle, asks=self.queue.row.asks(puzzle))
                self.showing = self._plays_before(puzzle)
            except PositionError:
                self.queue.row.pass_over(puzzle)
        if self.run is None:  # all puzzles of a storm may be solved before the time is up
            self._keep_storm()

    def _plays_before(self, puzzle: Puzzle) -> ExamplePlayback | None:
        """The cards of a line up to its next choice, to be shown."""
        before = puzzle.before if puzzle.later else None
        first = next((puzzle for puzzle in self.queue.every if puzzle.id == before), None)
        if first is None or not puzzle.position.startswith(first.position):
            return None
        happened = tuple(Happening(*step) for step in events_between(first, puzzle))
        views = [made.after for made in happened if isinstance(made.event, CardPlayed)]
        showing = ExamplePlayback(Example(tuple(views), (), ()), happened=happened)
        showing.tick(0.0)  # start the work before the first frame
        return showing

    def settle(self, card: Card | None, *, none: bool) -> None:
        """Answer with a card, or that nothing is best, or give up."""
        assert self.run is not None
        self.showing = None
        self.run.settle(card, none=none)

    def keep_result(self, run: PuzzleRun) -> None:
        """Keep the result, now that it is known; against the clock, go on."""
        row = self.queue.row
        if problem := row.keep(run):
            self._not_kept(problem)
        if row.timed:
            self.begin()

    def play_example(self) -> None:
        """Play out the card that was compared with the right one, in the shown deal."""
        run = self.shown_run
        if run is None or not run.deals:
            return
        card = run.compared if run.answer not in run.legal else run.answer
        assert card is not None
        play = partial(_example_or_none, run, run.search.hands(run.open_deal), card)
        self.showing = ExamplePlayback(task=BackgroundTask(play))

    def update_showing(self, dt_ms: float) -> bool:
        """Let an example play on. Returns whether the table changes."""
        showing = self.showing
        if showing is None:
            return False
        if showing.over:
            self.showing = None  # the answer follows
        return showing.tick(dt_ms) or self.showing is None

    def run_clock(self, dt_ms: float) -> bool:
        """Run the clock, which stops while an answer is being counted. Returns whether it shows
        another second; when the time is up, no puzzle is open any more."""
        storm = self.queue.storm
        if storm is None or storm.over or self.open_run is None:
            return False
        changed = storm.tick(dt_ms)
        if storm.over:
            self.run = None
            self._keep_storm()
        return changed

    def _keep_storm(self) -> None:
        storm = self.queue.storm
        if storm is not None and (problem := self.queue.book.add_storm(storm.solved)):
            self._not_kept(problem)


class PuzzleActs:
    """What a player can do during a visit to the puzzles; the screen shows each act immediately."""

    def __init__(
        self, screen: PositionScene, visit: PuzzleVisit, practise: Practise | None
    ) -> None:
        """`practise` makes a practice game of a position, where that can be had."""
        self._screen, self.visit, self._practise = screen, visit, practise
        self._ctx = screen.ctx

    # -- which puzzle

    def following(self) -> None:
        """Go on to the next puzzle."""
        self.visit.begin()
        self._screen.rebuild()
        if self._screen.asks:
            self._screen.to_the_hand()
        self._screen.tell_again()

    def skip(self) -> None:
        """Leave this one for another day; it counts for nothing."""
        row, run = self.visit.queue.row, self.visit.run
        if run is not None and not row.fixed:
            row.skip(run.puzzle)
            self.following()

    def choose_rules(self, index: int) -> None:
        """Show puzzles of all rule sets, of one, or those of the person's own games."""
        queue, keys = self.visit.queue, (None, *self.visit.queue.keys)
        queue.only_own = index >= len(keys)
        queue.rules = None if queue.only_own else keys[index]
        self.choose_source(PuzzleSource.NEW if queue.only_own else queue.row.way)

    def choose_source(self, way: PuzzleSource) -> None:
        """Switch between new puzzles, missed ones and three minutes against the clock."""
        if way is PuzzleSource.MISSED and not self.visit.queue.row.to_repeat:
            self._screen.rebuild()
            self._screen.notify(say("puzzle-missed-none"))
            return
        self.visit.queue.choose_source(way)
        self.following()

    # -- before the answer

    def choose(self, card: Card) -> None:
        """Choose a card, which the button then plays."""
        run = self.visit.open_run
        if run is None or card not in run.legal:
            return
        self._ctx.sound.play("button")
        self.visit.showing = None
        run.chosen = card
        self._screen.refresh()

    def use(self, card: Card) -> None:
        """Choose a card; in practice that is the answer, in a puzzle the second press is."""
        run = self.visit.run
        again = run is not None and run.chosen is card
        self.choose(card)
        sure = again or self.visit.queue.practice is not None
        if sure and run is not None and run.chosen is card:
            self.answer()

    def answer(self) -> None:
        """Play the card that is chosen."""
        run = self.visit.open_run
        if run is not None and run.chosen is not None:
            self._settle(run.chosen)

    def answer_none(self) -> None:
        """Say that no card is clearly best."""
        run = self.visit.open_run
        if run is not None and run.asks:
            self._settle(None, none=True)

    def give_up(self) -> None:
        """Show the answer; it counts as missed."""
        if self.visit.open_run is not None:
            self._settle(None)

    def take_hint(self) -> None:
        """Show a hint, or the next one; with it the puzzle no longer counts."""
        run = self.visit.open_run
        if run is not None and self.visit.queue.row.hints:
            run.take_hint()
            self.show_hint(run)

    def show_hint(self, run: PuzzleRun) -> None:
        """Show and say the last hint."""
        self._screen.refresh()
        if run.hint is not None:
            self._ctx.listening.say(message_text(run.hint))

    def _settle(self, card: Card | None, *, none: bool = False) -> None:
        self.visit.settle(card, none=none)
        self.show_answer()

    # -- after it

    def show_answer(self) -> None:
        """Show the answer and keep the result, or show that the answer is still being counted."""
        run, row = self.visit.shown_run, self.visit.queue.row
        if run is not None:
            self._ctx.sound.play("your-turn" if run.solved else "not-allowed")
            self.visit.keep_result(run)
            punished = not run.solved and run.answer is not None and not run.puzzle.even
            if punished and not row.timed and not self._ctx.settings.reduced_motion:
                self.visit.play_example()
        self._screen.rebuild()
        self._screen.tell_again()

    def unfold(self) -> None:
        """Show how the answer is known, or put that away."""
        self.visit.why = not self.visit.why
        self._screen.refresh()

    def show_another(self, step: int) -> None:
        """Open the next or the previous deal."""
        if self.visit.shown_run is not None:
            self.visit.shown_run.go(step)
            self.visit.showing = None
            self._screen.rebuild()

    @property
    def play_on(self) -> Callable[[], None] | None:
        """Plays on from here, as practice; None where that cannot be had."""
        practise, run = self._practise, self.visit.run
        return None if practise is None or run is None else lambda: practise(run.puzzle)

    def copy(self) -> None:
        """Put position and proof on the clipboard."""
        if self.visit.shown_run is not None:
            clipboard.copy(proof_text(self.visit.shown_run))
            self._screen.notify(say("review-copied"))

    def go_on(self) -> bool:
        """Answer, or go to the next puzzle. Returns whether that means anything now."""
        visit = self.visit
        if visit.shown_run is not None:
            self.following()
        elif visit.run is not None and visit.run.chosen is not None:
            self.answer()
        elif visit.showing is not None:  # the plays up to the next choice were already seen
            visit.showing = None
            self._screen.refresh()
        else:
            return False
        return True
