"""A game that is over as its score sheet, from which every deal can be looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hearts_gui.config.paths import copies_dir
from hearts_gui.engine.message import Message
from hearts_gui.session.daily.challenge import challenge_code
from hearts_gui.session.daily.replay import NoSuchGameError
from hearts_gui.session.setup.players import human_seats
from hearts_gui.session.store.copies import copy_of
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.review.source import ReviewSource, Share
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.screens.sheet.luck import DealLuck, deal_lucks
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.deal_text import deal_text
from hearts_gui.wording.language.messages import say, told

if TYPE_CHECKING:
    from hearts_gui.session.library import FinishedRecord, Library


class FinishedSheet(ScoresScene):
    """The sheet; when it is left the coach of its game goes as well."""

    def __init__(
        self, ctx: Context, game: FinishedRecord, library: Library, *, deal: int | None = None,
        line: str = "",
    ) -> None:  # fmt: skip
        """If there is a `deal`, its review lies over the sheet from the beginning, at the decision
        of this `line`."""
        seat = next(iter(human_seats(game.seats)), 0)
        review = None if game.coach is None else self.look
        pars = None if game.coach is None else game.coach.pars
        luck = None if pars is None else self._lucks
        super().__init__(ctx, game.public, game.seats, seat, review=review, luck=luck)
        self._game, self._library = game, library
        self._deal, self._line = deal, line

    def enter(self) -> None:
        """Open the review that was asked for."""
        super().enter()
        if self._deal is not None:
            self.look(self._deal, self._line)

    def _lucks(self) -> tuple[DealLuck, ...]:
        """What is known of the deals' luck; the rest is worked out while the sheet is open."""
        coach = self._game.coach
        if coach is None or coach.pars is None:
            return ()
        pars, game = coach.pars, self._game
        want = None if game.practice else pars.wanted_by(self.me, game.record)
        return deal_lucks(self.public, pars, self.me, want)

    def look(self, number: int, line: str = "") -> None:
        """Look at one of the deals again, at one decision of it."""
        record = self._game.record(number)
        if record is None or self._game.coach is None:
            return

        share = Share(self._text, self._save, self._code)
        source = ReviewSource(record, self.seats, self.me, self._game.coach, share=share)
        self.ctx.scenes.push(ReviewScene(self.ctx, source, line=line))

    def _text(self) -> str:
        deals = (self._game.record(deal.number) for deal in self.public.standings.history)
        names = [who.name for who in self.seats]
        return "\n\n".join(deal_text(deal.events, names) for deal in deals if deal is not None)

    def _code(self) -> str | None:
        """The game as a challenge for a friend."""
        header = self._game.header
        try:
            return challenge_code(header.rules, header.seed, self.seats, self._game.events)
        except NoSuchGameError:
            return None

    def _save(self) -> str:
        return saved_text(copy_of(self._game.path, self._game.header.title, copies_dir()))

    def leave(self) -> None:
        """End the coach's process."""
        super().leave()
        if self._game.coach is not None:
            self._game.coach.close()


def saved_text(outcome: tuple[Path | None, Message | None]) -> str:
    """The sentence that says where a copy lies, or why there is none."""
    path, problem = outcome
    return say("review-saved", path=str(path)) if problem is None else told(problem)


def finished_sheet(ctx: Context, game: FinishedRecord, library: Library) -> ScoresScene:
    """The score sheet of a game that is over."""
    return FinishedSheet(ctx, game, library)


def notice(ctx: Context, title: str, text: str) -> Dialog:
    """A dialog that says why something cannot be shown."""
    done = DialogButton(say("menu-back"), lambda: None, primary=True)
    return Dialog(ctx, title, text, (done,))
