"""Screens for a finished game: its score sheet, replays, and a strong player's version."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import cast

from hearts_gui.config.paths import copies_dir
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.score.scores import DealScore
from hearts_gui.session.daily.challenge import challenge_code
from hearts_gui.session.daily.replay import NoSuchGameError
from hearts_gui.session.game.session import Session
from hearts_gui.session.game.strong import StrongDeal, TrickComparison
from hearts_gui.session.past.fitting import RatingChange, rating_change, row_of
from hearts_gui.session.past.library import FinishedRecord, Library
from hearts_gui.session.past.summary import Inquiry
from hearts_gui.session.practice.puzzle import Puzzle
from hearts_gui.session.practice.whole_deal import position_events, read_position
from hearts_gui.session.setup.players import Human, human_seats, seated
from hearts_gui.session.store.gamefile import copy_of
from hearts_gui.session.store.saves import SaveError
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.review.source import ReviewSource, Share, game_text
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.screens.sheet.luck import deal_lucks
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.ports import DealMoment, Destination, Replay, SessionPort
from hearts_gui.ui.shell.window import wake_loop
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.button import Button, text
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.flow import Column, Item, Sized
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.row_table import HEAD, TALL, RowTable, TableColumn
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import score_text
from hearts_gui.wording.words import cards_signs

SHOWN = 7
"""Rows in view; the others are scrolled to."""


class StrongScene(PageScene):
    """Compares a strong player's choices with the person's; fills while the strong player plays."""

    title_key = "strong-title"
    fitted_width = 700.0

    def __init__(self, ctx: Context, deal: StrongDeal, look: Callable[[int], None]) -> None:
        """`look` shows the person's own choice in a trick, or the pass for 0, below this page."""
        super().__init__(ctx)
        self.deal, self._look = deal, look
        self._chosen = 0

    def compose_body(self, _width: int) -> Item:
        ctx, rows = self.ctx, self.deal.rows
        columns = [TableColumn(say("strong-column", column=column), share)
                   for column, share in (("trick", 0.9), ("mine", 2), ("theirs", 2))]  # fmt: skip
        table = RowTable(
            ctx, say("strong-table"), columns=columns, row=lambda index: self._row(rows[index]),
            count=len(rows), chosen=self._chosen, changed=self._choose, opened=self._open,
        )  # fmt: skip
        height = HEAD + min(len(rows), SHOWN) * TALL
        note = text(ctx, say("strong-note"), units=15, quiet=True)
        self.foot = Button(
            ctx, say("decisions-open"), lambda: self._open(self._chosen), icon=Icon.EYE
        )
        return Column(text(ctx, self._headline()), Sized(table, height=height), note, gap=12)

    def _headline(self) -> str:
        mine, theirs = self.deal.totals
        if theirs is None or mine is None:
            return say("strong-playing")
        return say("strong-result", mine=score_text(mine), theirs=score_text(theirs))

    @staticmethod
    def _row(row: TrickComparison) -> tuple[str, ...]:
        if not row.trick:
            return say("review-cell", kind=AskKind.PASS), *map(cards_signs, (row.mine, row.theirs))
        cells = [
            "" if not cards else say("strong-cards", card=cards[0], taken=taken)
            for cards, taken in zip((row.mine, row.theirs), row.taken, strict=True)
        ]
        return str(row.trick), *cells

    def _choose(self, index: int) -> None:
        self._chosen = index

    def _open(self, index: int) -> None:
        self.back()
        self._look(self.deal.rows[index].trick)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        if self.deal.tick(self.ctx.now()):
            self.rebuild()
            if self.deal.over:
                self.ctx.listening.say(self._headline())

    def leave(self) -> None:
        super().leave()
        self.deal.close()


def replay_table(
    ctx: Context, start: Callable[[], Session], seat: int, back: str, *, deal: int = 1,
    before: DealScore | None = None, on: Destination | None = None,
) -> Scene:  # fmt: skip
    """The table on which a deal is played on as practice; each try starts again.

    `back`, `deal`, `before` and `on` are those of `Replay`.
    """

    def again() -> None:
        ctx.scenes.push(replay_table(ctx, start, seat, back, deal=deal, before=before, on=on))

    session, replay = start(), Replay(deal, again, back, before, on)
    return TableScene(ctx, session, seat, left=session.close, replay=replay)


def puzzle_replay(ctx: Context, library: Library, puzzle: Puzzle) -> Scene:
    """The table on which a puzzle's deal is played to its end. Raises PositionError."""
    game, seat = read_position(puzzle.position), puzzle.view().seat
    human = Human.of(ctx.settings)
    seats = seated(human, game.rules.players, seat, "puzzles")
    start = partial(library.replay, game, position_events(puzzle.position), seats, seat)
    return replay_table(ctx, start, seat, say("replay-to-puzzle"))


class FinishedSheet(ScoresScene):
    """The score sheet of a finished game; leaving it ends the game's coach."""

    def __init__(
        self, ctx: Context, game: FinishedRecord, *, deal: int | None = None, line: str = "",
    ) -> None:  # fmt: skip
        """With a `deal`, its review opens over the sheet, at the decision of this `line`, and
        leads back past the sheet."""
        seat = next(iter(human_seats(game.seats)), 0)
        review = luck = None
        if game.coach is not None:
            review, pars = self.look, game.coach.pars
            if pars is not None:
                record = None if game.practice else game.record
                luck = partial(deal_lucks, game.public, pars, seat, record)
        super().__init__(ctx, game.public, game.seats, seat, review=review, luck=luck)
        self._game = game
        self._deal, self._line, self._passed = deal, line, False

    def enter(self) -> None:
        super().enter()
        if self._deal is not None:
            self.look(self._deal, self._line)
            self._passed = self.ctx.scenes.top is not self

    def uncovered(self) -> None:
        if self._passed:
            self.back()
        else:
            super().uncovered()

    def look(self, number: int, line: str = "") -> None:
        """Look at one of the deals again, at one decision of it."""
        record = self._game.record(number)
        if record is None or self._game.coach is None:
            return
        text = partial(game_text, self._game.record, self.public, self.seats)
        share = Share(text, self._save, self._code)
        source = ReviewSource(record, self.seats, self.me, self._game.coach, share=share)
        self.ctx.scenes.push(ReviewScene(self.ctx, source, line=line))

    def _code(self) -> str | None:
        """The game as a challenge for a friend."""
        header = self._game.header
        try:
            return challenge_code(header.rules, header.seed, self.seats, self._game.events)
        except NoSuchGameError:
            return None

    def _save(self) -> str:
        return message_text(copy_of(self._game.path, self._game.header.title, copies_dir()))

    def leave(self) -> None:
        super().leave()
        if self._game.coach is not None:
            self._game.coach.close()


class PlayerFinished:
    """Opens games of the person at this screen that are over, and asks for what they tell."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.archive = library.archive
        """The list of them."""

    def save_copy(self, session: SessionPort) -> str:
        """Copy an open game for someone else. Returns where the copy lies, or why not."""
        return message_text(self._library.copy_out(cast("Session", session), copies_dir()))

    def replay(self, ctx: Context, moment: DealMoment) -> Scene:
        """The table of a practice replay from this moment; the game stays as it is."""
        record, step, seat = moment.record, moment.step, moment.seat
        events = record.until(step)
        start = partial(self._library.replay, record.games[step], events, moment.seats, seat)
        return replay_table(ctx, start, seat, say("knows-back"), deal=record.number,
                            before=record.score, on=moment.on)  # fmt: skip

    def review_game(self, ctx: Context, key: str) -> Scene:
        """The score sheet of a game, or a scene that says why it cannot be read."""
        try:
            return FinishedSheet(ctx, self._library.finished(self.archive.path(key)))
        except SaveError as error:
            return not_opened(ctx, error)

    def review_deal(self, ctx: Context, game: str, deal: int, line: str = "") -> Scene | None:
        """The score sheet of a game, which opens the review of a deal immediately.

        `game` is its name in the history, `line` the decision that is shown first. None where the
        game has gone.
        """
        path = self.archive.find(game)
        with suppress(SaveError):
            if path is not None:
                return FinishedSheet(ctx, self._library.finished(path), deal=deal, line=line)
        return None

    def rating_change(self, session: SessionPort) -> RatingChange | None:
        """The change of the rating by a game that is over; None where it counts for none."""
        public = session.view(0).public
        if session.practice or public.result is None:
            return None
        row = row_of(public.rules, session.seats, public.result.places)
        return None if row is None else rating_change(self._library.past.caught_up, row, wake_loop)

    def inquiry(self) -> Inquiry:
        """Asks for the statistics of all games."""
        past = self._library.past
        return Inquiry(past.caught_up, past.rows, self._library.par_backlog(), wake_loop)


def not_opened(ctx: Context, error: SaveError) -> Dialog:
    """A dialog that says why a game cannot be played or read."""
    return notice(ctx, say("menu-not-opened"), message_text(error.message))


def notice(ctx: Context, title: str, text: str) -> Dialog:
    """A dialog that says why something cannot be shown."""
    return Dialog(ctx, title, text, (DialogButton(say("menu-back"), primary=True),))
