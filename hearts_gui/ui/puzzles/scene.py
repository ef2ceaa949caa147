"""Puzzles: a position, a card to be found, and the proof in every possible deal."""

from collections.abc import Callable
from enum import Enum

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.session.puzzles.book import PuzzleBook, shipped
from hearts_gui.session.puzzles.position import PositionError
from hearts_gui.session.puzzles.puzzle import Puzzle, Theme
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.session.setup.players import Human, Seating, one_human
from hearts_gui.ui.puzzles.over import Choice, none_left, series_over, storm_over
from hearts_gui.ui.puzzles.panel import PuzzleActs, PuzzlePanel, Ways
from hearts_gui.ui.puzzles.proof_field import ProofField
from hearts_gui.ui.puzzles.run import PuzzleRun
from hearts_gui.ui.puzzles.series import Series
from hearts_gui.ui.puzzles.storm import Storm
from hearts_gui.ui.review.pills import Glass
from hearts_gui.ui.review.places import ReviewPlaces, review_places
from hearts_gui.ui.review.small_table import SmallTable, felt_under, layout_for
from hearts_gui.ui.review.table_scene import SmallTableScene
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import ENTER, KeyDown, PointerDown, UiEvent
from hearts_gui.ui.widgets.button import IconButton
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

DROPDOWN = 250
CLOCK_MS = 200


class Way(Enum):
    """How puzzles are gone through."""

    NEW, MISSED, STORM = range(3)


class PuzzleScene(SmallTableScene):
    """One puzzle after the other, of all rule sets or of one."""

    def __init__(
        self, ctx: Context, book: PuzzleBook, *, puzzles: tuple[Puzzle, ...] | None = None,
        theme: Theme | None = None, series: Series | None = None,
    ) -> None:  # fmt: skip
        """`puzzles` are those that come with the program unless others are given; with a `theme`
        only its own are shown."""
        super().__init__(ctx)
        self.theme, self.series = theme, series
        self.book = book
        self._every = _all_of(puzzles)
        self.rules: str | None = None
        """The rule set whose puzzles are shown; None for all."""
        self.way = Way.NEW
        self.storm: Storm | None = None
        self._skipped: set[str] = set()
        self.run: PuzzleRun | None = None
        self._begin()

    # -- which puzzle

    @property
    def _mine(self) -> tuple[Puzzle, ...]:
        return tuple(
            each for each in self._every
            if self.rules in (None, each.rules) and self.theme in (None, each.theme)
            and each.id not in self._skipped
        )  # fmt: skip

    def _begin(self) -> None:
        """Take the puzzle to come; one that a damaged file spoilt is passed over."""
        self.run = None
        while self.run is None and (puzzle := self._next()) is not None:
            try:
                self.run = PuzzleRun(puzzle)
            except PositionError:
                self._pass_over(puzzle)
        if self.storm is not None and self.run is None:  # all are through before the time is up
            self._keep_storm(self.storm)

    def _pass_over(self, puzzle: Puzzle) -> None:
        """In a day's row it counts as missed, so that every place has its answer."""
        self._skipped.add(puzzle.id)
        if self.series is not None:
            self.series.answered(solved=False)

    def _next(self) -> Puzzle | None:
        if self.series is not None:
            return self.series.following()
        if self.storm is not None:
            return self.storm.following()
        puzzle = self.book.following(self._mine, repeat=self.way is Way.MISSED)
        if puzzle is None and self.way is Way.MISSED:
            self.way = Way.NEW
            puzzle = self.book.following(self._mine)
        return puzzle

    def following(self) -> None:
        """On to the next puzzle."""
        self._begin()
        self.rebuild()
        self.tell_again()

    def skip(self) -> None:
        """Leave this one for another day; it counts for nothing."""
        if self.series is not None:
            return
        if self.storm is not None:
            self.storm.answered(solved=False)
        elif self.run is not None:
            self._skipped.add(self.run.puzzle.id)
        self.following()

    def _choose_rules(self, index: int) -> None:
        self.rules = (None, *self._keys())[index]
        self.go_through(self.way)

    def _keys(self) -> tuple[str, ...]:
        known = {each.key for each in all_presets()}
        keys = dict.fromkeys(each.rules for each in self._every)
        return tuple(key for key in keys if key in known)

    def repeat_missed(self) -> None:
        """Show those again that were missed."""
        self.go_through(Way.MISSED)

    def go_through(self, way: Way) -> None:
        """New ones, missed ones, or as many as possible in three minutes."""
        self.way = way
        self.storm = None
        if way is Way.STORM:
            self.storm = Storm(self._mine, len(self.book.storms))
        self.following()

    # -- building

    @property
    def places(self) -> ReviewPlaces:
        """Where the parts lie."""
        return review_places(self.ctx.metrics)

    @property
    def seats(self) -> Seating:
        """The person in the seat that is to play, made-up names in the others."""
        assert self.run is not None
        view = self.run.view
        others = one_human(view.rules.players, seed="puzzles")[1:]
        return (*others[: view.seat], Human(), *others[view.seat :])

    def background(self) -> Surface:
        """The felt with the inlay around the trick."""
        return felt_under(self.ctx, self._table)

    def compose(self) -> None:
        """Table, panel, and the proof once there is one."""
        skin, places, run = Skin(self.ctx), self.places, self.run
        self._table = None
        if run is not None:
            layout = layout_for(self.ctx.metrics, places.table, run.view)
            if layout is not None:
                self._table = SmallTable(self.ctx, self.stage, layout, run.view, self.seats)
        self.stage.set_background(self.background())
        self.stage.add(Glass(skin, places.panel, 22))
        self._add_top(skin)
        if run is None:
            self._add_what_is_next(skin)
            return
        if run.told:
            self.stage.add(Glass(skin, places.strip, 20))
            inner = places.strip.inflate(-2 * skin.px(18), -2 * skin.px(10))
            self.form.add(ProofField(self.ctx, inner, run.better(), run.shown, self._show_deal))
        self._add_panel()
        self._show(at_once=True)

    def _add_top(self, skin: Skin) -> None:
        places = self.places
        x, y = places.table.x + skin.px(64), skin.px(64)
        if self._table is not None:
            x, y = self._table.layout.furniture.menu.center
        least = max(self.ctx.metrics.hit // 2, skin.px(34)) + 4
        x, y = max(x, least), max(y, least)
        self.form.add(
            IconButton(self.ctx, say("puzzle-back"), (x, y), self.back, icon="arrow-left", z=40.0)
        )
        if self.series is not None:
            return
        box = Rect(0, 0, min(skin.px(DROPDOWN), places.table.w // 3), max(44, skin.px(48)))
        box.midright = (places.table.right - skin.px(16), y)
        keys = self._keys()
        names = (say("puzzle-all-rules"), *(rules_title(preset(key)) for key in keys))
        chosen = 0 if self.rules is None else keys.index(self.rules) + 1
        rules = Dropdown(self.ctx, say("puzzle-rules"), box, options=names, chosen=chosen,
                         changed=self._choose_rules)  # fmt: skip
        rules.z = 40.0
        self.form.add(rules)

    def _add_what_is_next(self, skin: Skin) -> None:
        """All are seen, or the time is up: what can be done next."""
        inner = self.places.panel.inflate(-2 * skin.px(24), -2 * skin.px(24))
        again = Choice(say("puzzle-storm-again"), "redo", lambda: self.go_through(Way.STORM))
        if self.series is not None:
            back = Choice(say("puzzle-back"), "", self.back)
            made = series_over(self.ctx, inner, self.series, back)
        elif self.storm is not None:
            new = Choice(say("puzzle-way-new"), "arrow-right", lambda: self.go_through(Way.NEW))
            best = max(self.book.storms, default=0)
            made = storm_over(self.ctx, inner, self.storm, best, (again, new))
        else:
            repeat = Choice(say("puzzle-repeat"), "redo", self.repeat_missed)
            made = none_left(self.ctx, inner, len(self._every), len(self.book.missed()), repeat)
        self.form.add(*made)

    def _add_panel(self) -> None:
        assert self.run is not None
        options: tuple[str, ...] = (
            say("puzzle-way-new"), say("puzzle-way-missed", n=len(self.book.missed())),
            say("puzzle-way-storm"),
        )  # fmt: skip
        if self.series is not None:
            options = ()
        ways = Ways(options, list(Way).index(self.way), lambda at: self.go_through(list(Way)[at]))
        acts = PuzzleActs(
            answer=self.answer, give_up=self.give_up, skip=self.skip, following=self.following,
            copy=self.copy,
        )  # fmt: skip
        rating, deviation = self.book.rating
        standing = say("puzzle-standing", rating=round(rating), error=round(1.96 * deviation),
                       streak=self.book.streak)  # fmt: skip
        if self.storm is not None:
            minutes, seconds = divmod(self.storm.seconds, 60)
            standing = say("puzzle-clock", clock=f"{minutes}:{seconds:02}",
                           solved=self.storm.solved, missed=self.storm.missed)  # fmt: skip
        if self.series is not None:
            at, of = self.series.place
            standing = say("puzzle-series", at=at, of=of)
        panel = PuzzlePanel(self.ctx, self.run, self.seats, acts, standing, ways)
        self._panel = panel.widgets(self.places.panel)
        self.form.add(*self._panel)

    # -- what is shown

    def _show(self, *, at_once: bool = False) -> None:
        run, table = self.run, self._table
        if run is None or table is None:
            return
        handling = table.handling
        handling.cursor = None if run.told else run.chosen
        handling.right, handling.wrong = (), ()
        hands = None
        if run.told and run.proof is not None:
            handling.right = run.proof.right
            handling.wrong = () if run.solved or run.answer is None else (run.answer,)
            hands = run.hands(run.shown)
        still = self.ctx.settings.reduced_motion
        table.show(run.view, hands, deciding=True, at_once=at_once or still)
        if run.told:
            table.tabletop.deal_pill.say(ProofField.place_text(run.shown, run.deals))
        else:
            trick = len(run.view.deal.tricks) + 1
            table.tabletop.deal_pill.say(say("review-trick", n=trick))

    def _show_deal(self, number: int) -> None:
        assert self.run is not None
        self.run.shown = number
        self.rebuild()

    # -- what it does

    def choose(self, card: Card) -> None:
        """Take a card into the hand's fore, to be played by the button."""
        run = self.run
        if run is None or run.over or card not in run.legal:
            return
        self.ctx.sound.play("button")
        run.chosen = card
        self._refresh()

    def answer(self) -> None:
        """Play the card that is chosen."""
        if self.run is not None and self.run.chosen is not None and not self.run.over:
            self._settle(self.run.chosen)

    def give_up(self) -> None:
        """Show the answer; it counts as missed."""
        if self.run is not None and not self.run.over:
            self._settle(None)

    def _settle(self, card: Card | None) -> None:
        assert self.run is not None
        self.run.settle(card)
        self._told()
        self.rebuild()
        self.tell_again()

    def _told(self) -> None:
        """Keep the result, once it is known."""
        run = self.run
        if run is None or not run.told:
            return
        self.ctx.sound.play("your-turn" if run.solved else "not-allowed")
        if self.storm is not None:
            self.storm.answered(solved=run.solved)
            self._begin()
            return
        if self.series is not None:
            self.series.answered(solved=run.solved)
        problem = self.book.add(run.puzzle, solved=run.solved)
        if problem is not None:
            self.notify(say("puzzle-not-kept", why=problem))

    def copy(self) -> None:
        """Put position and proof on the clipboard."""
        run = self.run
        if run is None or run.proof is None:
            return
        lines = [run.puzzle.id, run.puzzle.position,
                 say("puzzle-right", n=len(run.proof.right), cards=run.proof.right),
                 say("puzzle-proof", n=run.deals, better=sum(run.better()))]  # fmt: skip
        clipboard.copy("\n".join(lines))
        self.notify(say("review-copied"))

    def _refresh(self) -> None:
        """Make the panel anew."""
        form, before = self.form, self._panel
        place = before.index(form.focus) if form.focus in before else None
        form.remove(*before)
        self._add_panel()
        if place is not None and place < len(self._panel):
            form.set_focus(self._panel[place], keyboard=form.keyboard)
        self._show()

    # -- for those who listen

    def beside(self) -> tuple[AccessNode, ...]:
        """The small table; a card that is pressed is chosen."""
        if self._table is None or self.run is None:
            return ()
        choose = None if self.run.over else self.choose
        return self._table.nodes(view=self.run.view, use=choose, point=choose)

    # -- input and time

    def handle(self, event: UiEvent) -> bool:
        """Cards by pointer and keys, then widgets."""
        if isinstance(event, KeyDown) and not event.repeat and self._key(event):
            return True
        if isinstance(event, PointerDown) and self._table is not None:
            card = self._table.card_at(event.pos)
            if card is not None and self.run is not None and not self.run.over:
                self.choose(card)
                return True
        return super().handle(event)

    def _key(self, event: KeyDown) -> bool:
        run, key = self.run, event.key
        if run is None:
            return False
        if key in (pygame.K_LEFT, pygame.K_RIGHT) and not self.form.keyboard:
            way = 1 if key == pygame.K_RIGHT else -1
            if run.told:
                run.go(way)
                self.rebuild()
            elif not run.over:
                run.move(way)
                self._refresh()
            return True
        if key in (*ENTER, pygame.K_SPACE) and not self.form.keyboard:
            return self._go_on()
        acts: dict[int, Callable[[], None]] = {
            pygame.K_s: self.skip, pygame.K_n: self.following, pygame.K_c: self.copy,
        }  # fmt: skip
        act = acts.get(key)
        if act is None or (key != pygame.K_s) != run.told:
            return False
        act()
        return True

    def _go_on(self) -> bool:
        """Answer, or go to the next puzzle."""
        assert self.run is not None
        if self.run.told:
            self.following()
        elif self.run.chosen is not None:
            self.answer()
        else:
            return False
        return True

    def update(self, dt_ms: float) -> None:
        """Count on; cards move."""
        super().update(dt_ms)
        self._tick(dt_ms)
        run = self.run
        if run is not None and run.think() and run.over:
            self._told()
            self.rebuild()
            self.tell_again()
        if self._table is not None:
            self._table.tabletop.update(dt_ms)

    def _tick(self, dt_ms: float) -> None:
        """The clock of a storm; it stands while an answer is counted."""
        storm, run = self.storm, self.run
        if storm is None or storm.over or run is None or run.over:
            return
        if storm.tick(dt_ms):
            self._refresh()
        if storm.over:
            self._end_storm(storm)

    def _end_storm(self, storm: Storm) -> None:
        self._keep_storm(storm)
        self.run = None
        self.rebuild()

    def _keep_storm(self, storm: Storm) -> None:
        problem = self.book.add_storm(storm.solved)
        if problem is not None:
            self.notify(say("puzzle-not-kept", why=problem))

    def idle_wait_ms(self) -> int | None:
        """None while something moves or is counted."""
        table, run = self._table, self.run
        if table is not None and table.tabletop.busy:
            return None
        if run is not None and not run.counted:
            return None
        wait = super().idle_wait_ms()
        if self.storm is None or run is None:
            return wait
        return CLOCK_MS if wait is None else min(wait, CLOCK_MS)


def _all_of(puzzles: tuple[Puzzle, ...] | None) -> tuple[Puzzle, ...]:
    """These, or those that come with the program; none where they cannot be read."""
    if puzzles is not None:
        return puzzles
    try:
        return shipped()
    except (OSError, ValueError):
        return ()
