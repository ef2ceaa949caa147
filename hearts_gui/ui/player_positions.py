"""Deals of a kind and positions laid out by hand, as this person plays and judges them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from hearts_gui.config.paths import user_data_dir
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import STANDARD_KEY, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.practice.book import PassMistake, PracticeAnswer, TrainingBook
from hearts_gui.session.practice.drawing import ConditionError, check
from hearts_gui.session.practice.passing import (
    FILE,
    ME,
    PassBook,
    PassVerdict,
    hand_once_more,
    hand_to_pass,
    hands_to_drill,
    my_view,
    pass_of,
    rules_of_passes,
    usual_pass,
    verdict,
)
from hearts_gui.session.practice.today import SIZE
from hearts_gui.session.practice.whole_deal import WholeDeal, begun
from hearts_gui.session.setup.players import Human, Seating, seated
from hearts_gui.ui.practice.editor import Judge, PositionActs
from hearts_gui.ui.practice.passes import FAILED, PassScene, PassSource
from hearts_gui.ui.practice.puzzle_kinds import KindScene
from hearts_gui.ui.practice.queue import utc_now
from hearts_gui.ui.shell.ports import Replay
from hearts_gui.ui.table.hinting import ladder_steps
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.wording.language.messages import message_text, say

if TYPE_CHECKING:
    from hearts_gui.session.game.coaching import Coach
    from hearts_gui.session.game.session import Session
    from hearts_gui.session.past.library import Library
    from hearts_gui.ui.shell.context import Context, Scene

FIRST, SURE = range(2)
"""The coach that judges a pass quickly, and the one that judges it thoroughly."""


def kind_scene(ctx: Context, library: Library, rules: Rules) -> Scene:
    """Deals of a kind by these rules; where they have none, by Standard's, and it says why."""
    note = ""
    try:
        check(rules)
    except ConditionError as error:
        rules, note = preset(STANDARD_KEY), message_text(error.message)
    acts = PositionActs(partial(_play, library, rules), partial(_judge, library, rules))
    return KindScene(ctx, rules, acts, note=note)


def _seated(ctx: Context | None, players: int, seat: int) -> Seating:
    human = Human() if ctx is None else Human(ctx.settings.name, ctx.settings.portrait)
    return seated(human, players, seat, "positions")


def _play(library: Library, rules: Rules, ctx: Context, deal: WholeDeal) -> Scene:
    """The table on which a position is continued; before any card, by the first hand's seat."""
    start = begun(rules, deal)
    seat = start.seat if deal.plays else 0
    seats = _seated(ctx, rules.players, seat)
    session = library.replay(start.game, start.events, seats, seat)

    def again() -> None:
        ctx.scenes.push(_play(library, rules, ctx, deal))

    replay = Replay(1, again, say("position-back"))
    return TableScene(ctx, session, seat, left=session.close, replay=replay)


def _judge(library: Library, rules: Rules, deal: WholeDeal) -> tuple[Judge, Callable[[], None]]:
    """Ask the coach what is best in a position."""
    start = begun(rules, deal)
    seat = start.seat
    if not start.asks:
        return (lambda: say("editor-nothing-to-judge")), (lambda: None)
    seats = _seated(None, rules.players, seat)
    session = library.replay(start.game, start.events, seats, seat)
    view = session.view(seat)
    ticket = session.ask_hint(seat)

    def answer() -> str | None:
        coach = session.coach
        if ticket is None or coach is None or coach.given_up:
            return say("editor-no-coach")
        arrived, advice = coach.hint(ticket)
        if not arrived:
            return None
        return say("editor-no-coach") if advice is None else ladder_steps(advice, view)[-1]

    return answer, session.close


class _PassJudge:
    """Judges passes: quickly and thoroughly, each by a coach of its own.

    Both begin while the player looks at the hand, because finding the best pass takes longest and
    needs no answer.
    """

    def __init__(
        self, library: Library, today: date, book: TrainingBook | None, motifs: Sequence[Motif]
    ) -> None:
        """The passes that are due in the trainer's `book` come first, or hands to drill `motifs`
        instead."""
        self._library, self._today, self._book = library, today, book
        self.drill = tuple(motifs)
        if motifs:
            self.own = tuple(_to_drill(motifs, f"passing/{utc_now().isoformat()}"))
        else:
            self.own = () if book is None else book.waiting_passes(utc_now())
        self._sessions: list[Session] = []
        self._coaches: list[Coach] = []
        self._usual: list[int] = []

    def view(self, index: int) -> PlayerView:
        """Show the hand with this number, which is the present one from now on."""
        self.close()
        own = self.own[index] if index < 0 else None
        begun = (hand_to_pass(self._today, index) if own is None
                 else hand_once_more(own.hand, own.way, own.id))  # fmt: skip
        view, seats = my_view(begun), _seated(None, rules_of_passes().players, ME)
        self._sessions = [
            self._library.replay(begun.game, begun.events, seats, ME) for _ in (FIRST, SURE)
        ]
        self._coaches = [session.coach for session in self._sessions if session.coach is not None]
        self._usual = self._ask(usual_pass(view))
        return view

    def _ask(self, action: PassCards) -> list[int]:
        """The tickets of the two coaches for this pass."""
        return [
            coach.ask_check(ME, action, quick=which == FIRST)
            for which, coach in enumerate(self._coaches)
        ]

    def ask(self, index: int, cards: tuple[Card, ...]) -> Callable[[], PassVerdict | str | None]:
        """Judge a pass of the hand that is looked at."""
        del index
        if not self._coaches:
            return lambda: FAILED
        coaches, view = self._coaches, self._sessions[FIRST].view(ME)
        usual, own = usual_pass(view), pass_of(view, cards)
        tickets = [*zip(self._usual, self._ask(own), strict=True)]

        def answer() -> PassVerdict | str | None:
            for which in (SURE, FIRST):
                coach = coaches[which]
                answers = [coach.check(ticket) for ticket in tickets[which]]
                if all(arrived for arrived, _ in answers) or coach.given_up:
                    (_, usual_grade), (_, grade) = answers
                    usual_loss = None if usual_grade is None else usual_grade.loss
                    if grade is not None:
                        return verdict(view, grade, usual, usual_loss, first=which == FIRST)
                    if which == SURE:
                        return FAILED
            return None

        return answer

    def caption(self, index: int) -> str:
        """The number of the pass among those of the player's own games, and its date."""
        day = self.own[index].when.astimezone().date()
        when = say("daily-weekday-date", n=day.weekday(), day=day.day, month=day.month)
        count = len(self.own)
        at, own = count + index + 1, not self.drill
        return say("practice-place", at=at, of=count, own=own, day=when)

    def keep_own(self, index: int, verdict: PassVerdict) -> str | None:
        """Keep how a pass of the player's games went this time, so that it comes back in time."""
        own = self.own[index]
        card = "" if self.drill else own.id
        answer = PracticeAnswer(
            card, own.id, verdict.as_good, False, utc_now(), verdict.loss, own.motif
        )
        return None if self._book is None else self._book.answer(answer)

    def close(self) -> None:
        """Stop judging, because the hand is no longer shown."""
        for session in self._sessions:
            session.close()
        self._sessions, self._coaches = [], []


def _to_drill(motifs: Sequence[Motif], seed: str) -> Iterator[PassMistake]:
    """Hands of a drill, as if they had been passed before."""
    for index, hand in enumerate(hands_to_drill(motifs, SIZE, seed)):
        view, name = my_view(hand), f"{seed}/{index}"
        motif = motifs[index % len(motifs)]
        yield PassMistake(name, view.own.hand, view.deal.token, motif, utc_now())


def pass_scene(
    ctx: Context, library: Library, book: TrainingBook | None = None,
    motifs: Sequence[Motif] = (),
) -> Scene:  # fmt: skip
    """The passing trainer: passes of the player's own games that are due, then today's hands; or
    a drill of these motifs."""
    today = date.today()
    judge = _PassJudge(library, today, book, motifs)
    ways = PassSource(
        judge.view, judge.ask, judge.close, len(judge.own), judge.caption, judge.keep_own,
        ends=bool(motifs),
    )  # fmt: skip
    return PassScene(ctx, ways, PassBook(user_data_dir() / FILE), today)
