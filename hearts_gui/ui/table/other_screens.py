"""The screens that the table opens, and the next game with the same opponents."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import measure
from hearts_gui.engine.score.scores import Amount, DealScore, GameResult
from hearts_gui.session.game.fair_deal import FAIR_DEALS
from hearts_gui.session.game.seen import can_tell
from hearts_gui.session.setup.plans import (
    PERSON,
    Opponent,
    TablePlan,
    persona_about,
    persona_choices,
)
from hearts_gui.session.setup.players import Bot, Player, Seating, human_seats
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.review.deal_report import DealReport, GameHabit
from hearts_gui.ui.review.game_end import GameEndScene
from hearts_gui.ui.review.game_moments import GameMoments
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.review.source import ReviewSource, Share, game_text
from hearts_gui.ui.screens.cutting import grouped
from hearts_gui.ui.screens.gone import GoneScene
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.screens.options import OptionsScene
from hearts_gui.ui.screens.rules.rules_page import RulesPage
from hearts_gui.ui.screens.scores import DealBoxes, ScoresScene
from hearts_gui.ui.screens.sheet.luck import deal_lucks
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.ports import Replay
from hearts_gui.ui.table.dialogs import LEAVE, DialogHost, back_button
from hearts_gui.ui.table.guide import toggle_passed
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.story.cues import Cue, GameOver, MoonRises, OpenScores
from hearts_gui.ui.widgets.button import Label
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Item, Row, Sized
from hearts_gui.wording.event_texts import deal_pill
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import score_text
from hearts_gui.wording.variants import rules_title

PAUSED = "table-menu-title"
"""The message of the title of the game's menu."""
LEAVES, SITS_DOWN = "table-swap-leaves", "table-swap-comes"
"""Messages before the two lists."""


class ReplayEnd(Dialog):
    """The dialog after a replay; it ignores keys that were meant for the last card."""

    deaf_ms = 1000.0


def open_replay_end(
    state: TableState, replay: Replay, score: DealScore, leave: Callable[[], None]
) -> None:
    """Say how the deal went, and ask where to go. `leave` takes the table off."""

    def once_more() -> None:
        leave()
        replay.again()

    on = () if replay.on is None else (DialogButton(*replay.on, icon=Icon.ARROW_RIGHT),)
    ways = (
        DialogButton(replay.back, leave, primary=True, icon=Icon.ARROW_LEFT),
        DialogButton(say("replay-again"), once_more, icon=Icon.REFRESH),
        *on,
        DialogButton(say(LEAVE), state.ctx.scenes.to_first, icon=Icon.EXIT_DOOR),
    )
    title, text = replay_texts(state.view.rules, replay.before, score, state.seat)
    state.ctx.scenes.push(ReplayEnd(state.ctx, title, text, ways, escape=leave))


def replay_texts(
    rules: Rules, before: DealScore | None, score: DealScore, seat: int
) -> tuple[str, str]:
    """A title with what the deal brought, in the game and this time, and a sentence about it."""
    brought = score_text(_brought(rules, score, seat))
    if before is None:
        return say("replay-over"), say("review-took", points=brought, n=score.points[seat])
    gained = _cost(rules, before, seat) - _cost(rules, score, seat)
    better = "same" if not gained else "better" if gained > 0 else "worse"
    title = say("replay-title", before=score_text(_brought(rules, before, seat)), now=brought)
    return title, say("replay-compared", better=better)


def _cost(rules: Rules, score: DealScore, seat: int) -> Amount:
    """The cost of the deal for a seat."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return -score.counters[seat]
    return measure(rules, score.points[seat])


def _brought(rules: Rules, score: DealScore, seat: int) -> Score | Amount:
    """The yield of the deal for a seat, in the unit that decides the game."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return score.counters[seat]
    return score.points[seat]


def same_table(rules: Rules, seats: Seating, before: TablePlan, now: TablePlan) -> TablePlan:
    """The plan of another game with the same company.

    `before` and `now` are the choices for the next game when this one was opened and at its end:
    rules that were chosen meanwhile hold from the next game on, else it is the same game.
    """
    plan = now
    if now.rules == before.rules and now.rules != rules:
        plan = now.with_rules(rules, rules_title(rules), "")
    if plan.rules.players != len(seats):
        return plan
    return replace(plan, opponents=tuple(_former_opponent(player) for player in seats[1:]))


def _former_opponent(player: Player) -> Opponent:
    """The choice of opponent that this seat had."""
    if isinstance(player, Bot):
        return Opponent(player.kind, player.persona)
    return Opponent(PERSON, player.given_name)


def swapped(plan: TablePlan, index: int, persona: str) -> TablePlan:
    """The plan with another character at the same level in one opponent's seat."""
    opponents = list(plan.opponents)
    level = opponents[index].level
    opponents[index] = Opponent(Opponent().level if level == PERSON else level, persona)
    return replace(plan, opponents=tuple(opponents))


class SwapDialog(Dialog):
    """Asks which opponent leaves and who sits down instead; then the next game starts."""

    def __init__(self, ctx: Context, plan: TablePlan, start: Callable[[TablePlan], None]) -> None:
        self._plan = plan
        names = {key: name for key, name, _ in persona_choices()}
        seated = [opponent.persona for opponent in plan.opponents]
        self._leaving = [names.get(persona, persona) for persona in seated]
        self._free = [(key, name) for key, name in names.items() if key not in seated]
        self.leaves = 0
        self.comes = 0
        choices = (
            DialogButton(say("table-swap-cancel")),
            DialogButton(
                say("end-screen-again"), lambda: start(self.plan), primary=True, icon=Icon.REFRESH
            ),
        )
        super().__init__(ctx, say("end-screen-swap"), say("table-swap-text"), choices)

    @property
    def plan(self) -> TablePlan:
        """The next game with the present choice."""
        return swapped(self._plan, self.leaves, self._free[self.comes][0])

    def extra(self) -> Item:
        leaving = Dropdown(self.fit, say(LEAVES), options=self._leaving, chosen=self.leaves,
                           changed=self._leave)  # fmt: skip
        coming = Dropdown(self.fit, say(SITS_DOWN), options=[name for _, name in self._free],
                          chosen=self.comes, changed=self._come)  # fmt: skip
        about = persona_about(self._free[self.comes][0])
        coming.tooltip = "" if about is None else message_text(about)
        lines = (
            Row(Sized(Label(self.fit, dropdown.label), grow=2), Sized(dropdown, grow=3), gap=0)
            for dropdown in (leaving, coming)
        )
        return Column(*lines, gap=12)

    def _leave(self, index: int) -> None:
        self.leaves = index

    def _come(self, index: int) -> None:
        self.comes = index


def change_pace(state: TableState) -> None:
    """Switch to slower play, or back to the normal pace."""
    ctx = state.ctx
    pace = "usual" if ctx.settings.pace == "slow" else "slow"
    ctx.change_settings(replace(ctx.settings, pace=pace))
    state.settings_changed()
    state.notify(say("event-pace", pace=pace))


def show_options(state: TableState) -> None:
    state.ctx.scenes.push(OptionsScene(state.ctx))


def show_fairness(state: TableState) -> None:
    """Show what the fair deal code promises, with the code and the cut to write down."""
    ctx, fair = state.ctx, state.session.fair
    cut = [] if fair.cut is None else [say("sheet-fair-copied-cut", cut=fair.cut)]

    def copy() -> None:
        clipboard.copy("\n".join((say("sheet-fair-copied-code", code=fair.code), *cut)))
        state.notify(say("end-screen-copied"))

    noted = "\n".join((say("sheet-fair-copied-code", code=grouped(fair.code)), *cut))
    text = "\n\n".join((*map(message_text, FAIR_DEALS), noted))
    choices = (DialogButton(say("end-screen-copy"), copy, icon=Icon.COPY), back_button())
    ctx.scenes.push(Dialog(ctx, say("table-menu-fair"), text, choices))


class Screens:
    """Opens screens over one table. `leave` takes the table off."""

    def __init__(self, state: TableState, asker: DialogHost, *, leave: Callable[[], None]) -> None:
        self._state, self._asker = state, asker
        self._plan_before = state.ctx.games.plan()
        self.leave_table = leave  # back to the screen below; the game is saved as it is
        self._sheet: ScoresScene | None = None
        self.counting = False
        """Whether the score sheet after a deal is open."""

    # -- screens opened by the play

    def show(self, cue: Cue) -> None:
        """Bring up the screen that a cue asks for."""
        match cue:
            case MoonRises() if cue.ms > 0:
                self._asker.rise_moon(cue)
            case OpenScores(score):
                self.counting = True
                if self._state.replay is None:
                    self.open_scores(latest=score)
                else:
                    open_replay_end(self._state, self._state.replay, score, self.leave_table)
            case GameOver(result) if not self.counting:
                self.open_end(result)
            case _:
                pass

    def scores(self) -> None:
        """Show the score sheet so far."""
        if self._state.view.public.standings.history:
            self.open_scores(latest=None)
        else:
            self._state.notify(say("reason-no-scores"))

    def open_scores(self, *, latest: DealScore | None) -> None:
        """Show the score sheet; after a deal it leads on to the next one."""
        state = self._state
        done = self._sheet_closed if latest is not None else None
        session = state.session
        review = luck = None
        if state.replay is None and session.coach is not None:
            review, pars = self.review, session.coach.pars
            if pars is not None and self._alone:
                record = None if session.practice else session.record
                luck = partial(deal_lucks, state.view.public, pars, state.seat, record)
        number = state.view.public.standings.history[-1].number
        self._sheet = ScoresScene(
            state.ctx, state.view.public, session.seats, state.seat, done=done, review=review,
            luck=luck, report=self._report(number) if self._alone else None,
            levels=session.levels_in,
        )  # fmt: skip
        state.ctx.scenes.push(self._sheet)

    def _report(self, number: int) -> DealBoxes | None:
        """The coach's words on the deal that has just ended."""
        source = self._source(number)
        if source is None:
            return None
        habits = GameHabit(self._state.ctx, self._state.session.record)
        habit = habits.in_deal(number, partial(source.coach.grades, self._state.seat))
        report = DealReport(source, lambda line: self.review(number, line), habit)
        return DealBoxes(report.boxes, report.news)

    @property
    def _alone(self) -> bool:
        """Whether nobody else uses this screen, so that “you” is clear."""
        return len(human_seats(self._state.session.seats)) < 2

    def review(self, number: int, line: str = "") -> None:
        """Look at a deal that is over once more, at one decision of it."""
        source = self._source(number)
        if source is not None:
            self._state.ctx.scenes.push(ReviewScene(self._state.ctx, source, line=line))

    def _source(self, number: int) -> ReviewSource | None:
        """A deal that is over, with its coach; None where there is none."""
        state = self._state
        session, record = state.session, state.session.record(number)
        if state.replay is not None or session.coach is None or record is None:
            return None
        text = partial(game_text, session.record, state.view.public, session.seats)
        share = Share(text, lambda: state.ctx.games.finished.save_copy(session))
        sheet = self._sheet if self._sheet in state.ctx.scenes.scenes else None
        on = None if sheet is None else (sheet.on_label, sheet.back)
        return ReviewSource(record, session.seats, state.seat, session.coach, on, share)

    def _sheet_closed(self) -> None:
        """Continue the game, because the score sheet after a deal was closed."""
        self.counting = False
        result = self._state.view.public.result
        if result is not None:
            self.open_end(result)

    def open_end(self, result: GameResult) -> None:
        state = self._state
        unsure = self._alone and state.ctx.games.learning.lessons_wait()
        state.ctx.scenes.push(
            GameEndScene(
                state.ctx, result, state.view.public, state.session, state.seat,
                scores=lambda: self.open_scores(latest=None), menu=self.leave_table,
                rating=state.ctx.games.finished.rating_change(state.session),
                moments=self._moments(),
                again=self.play_again, swap=self.swap, new=self.new_game,
                learn=self.learn if unsure else None,
            )
        )  # fmt: skip

    def _moments(self) -> GameMoments | None:
        state = self._state
        if state.session.coach is None:
            return None
        if not self._alone:
            return GameMoments(state.session, state.seat, self.review)
        habit = GameHabit(state.ctx, state.session.record)
        return GameMoments(state.session, state.seat, self.review, habit)

    # -- the next game

    def _same_table(self) -> TablePlan:
        state = self._state
        now = state.ctx.games.plan()
        return same_table(state.view.rules, state.session.seats, self._plan_before, now)

    def play_again(self) -> None:
        """Start another game at the same table, in place of this one."""
        self._start(self._same_table())

    def _start(self, plan: TablePlan) -> None:
        ctx = self._state.ctx
        self.leave_table()
        ctx.scenes.push(ctx.games.start(ctx, plan))

    def swap(self) -> None:
        """Start another game with someone else in one chair."""
        ctx = self._state.ctx
        ctx.scenes.push(SwapDialog(ctx, self._same_table(), self._start))

    def new_game(self) -> None:
        ctx = self._state.ctx
        self.leave_table()
        ctx.scenes.push(NewGameScene(ctx))

    def learn(self) -> None:
        """Go on with the lessons, in place of this table."""
        ctx = self._state.ctx
        self.leave_table()
        ctx.scenes.push(ctx.games.learning.lessons(ctx))

    # -- the game's menu

    def pause(self) -> None:
        """Open the game's menu."""
        state = self._state
        ctx, view, replay = state.ctx, state.view, state.replay
        practice = state.session.practice
        lines = (say("table-menu-saved", deal=deal_pill(view.public), practice=practice),)
        if state.session.unsaved is not None:
            lines = (message_text(state.session.unsaved),)
        back, fair = [], [(say("table-menu-fair"), Icon.SHIELD, partial(show_fairness, state))]
        if replay is not None:  # the code belongs to no game that is played now
            lines = (say("replay-menu", deal=replay.deal, game=replay.before is not None),)
            back, fair = [(replay.back, Icon.ARROW_LEFT, self.leave_table)], []
        gone = []
        if practice and self._alone and can_tell(view):
            ask_what_is_gone = partial(GoneScene, ctx, view, state.names)
            gone = [(say("gone-title"), Icon.EYE, lambda: ctx.scenes.push(ask_what_is_gone()))]
        pace = say("table-menu-pace", pace=ctx.settings.pace)
        rules = say("table-menu-rules")
        entries: tuple[tuple[str, Icon, Callable[[], None]], ...] = (
            (say("end-screen-scores"), Icon.CHART, self.scores),
            *gone,
            (say("table-menu-passed"), Icon.CARDS, partial(toggle_passed, state)),
            (rules, Icon.BOOK, lambda: ctx.scenes.push(RulesPage(ctx, view.rules, rules))),
            (pace, Icon.HOURGLASS, partial(change_pace, state)),
            *fair,
            (say("table-options"), Icon.GEAR, partial(show_options, state)),
            *back,
            (say(LEAVE), Icon.EXIT_DOOR, ctx.scenes.to_first),
        )
        choices = (DialogButton(label, action, icon=icon) for label, icon, action in entries)
        text = "\n".join(lines)
        ctx.scenes.push(Dialog(ctx, say(PAUSED), text, (back_button(), *choices)))
