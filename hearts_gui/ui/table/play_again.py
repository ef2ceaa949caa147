"""After a game: the same company once more, or with one opponent changed; the end of a replay."""

from collections.abc import Callable
from dataclasses import replace

from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import measure
from hearts_gui.engine.score.scores import Amount, DealScore
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.session.setup.plans import (
    PERSON,
    Opponent,
    TablePlan,
    persona_about,
    persona_choices,
)
from hearts_gui.session.setup.players import Bot, Player, Seating
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.ports import Replay
from hearts_gui.ui.table.dialogs import LEAVE
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.widgets.button import Label
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Item, Row, Sized
from hearts_gui.wording.language.messages import say, told
from hearts_gui.wording.score_texts import score_text

LEAVES, SITS_DOWN = "table-swap-leaves", "table-swap-comes"
"""Messages before the two lists."""


class ReplayEnd(Dialog):
    """Hears no key that was meant for the last card."""

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
    """How badly the deal went for a seat."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return -score.counters[seat]
    return measure(rules, score.points[seat])


def _brought(rules: Rules, score: DealScore, seat: int) -> Score | Amount:
    """What the deal brought a seat in the unit that decides the game."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return score.counters[seat]
    return score.points[seat]


def same_table(rules: Rules, seats: Seating, before: TablePlan, now: TablePlan) -> TablePlan:
    """What another game with the same company is started with.

    `before` and `now` are the choices for the next game when this one was opened and at its end:
    rules that were chosen meanwhile hold from the next game on, else it is the same game.
    """
    plan = now
    if now.rules == before.rules and now.rules != rules:
        plan = now.with_rules(rules, rules_title(rules), "")
    if plan.rules.players != len(seats):
        return plan
    return replace(plan, opponents=tuple(_wanted(player) for player in seats[1:]))


def _wanted(player: Player) -> Opponent:
    """The opponent that this chair had."""
    if isinstance(player, Bot):
        return Opponent(player.kind, player.persona)
    return Opponent(PERSON, player.given_name)


def swapped(plan: TablePlan, place: int, persona: str) -> TablePlan:
    """The plan with someone else, as strong, in the place-th opponent's chair."""
    opponents = list(plan.opponents)
    level = opponents[place].level
    opponents[place] = Opponent(Opponent().level if level == PERSON else level, persona)
    return replace(plan, opponents=tuple(opponents))


class SwapDialog(Dialog):
    """Asks which opponent leaves and who sits down instead; then the next game starts."""

    def __init__(self, ctx: Context, plan: TablePlan, start: Callable[[TablePlan], None]) -> None:
        self._plan = plan
        names = {key: name for key, name, _ in persona_choices()}
        seated = [one.persona for one in plan.opponents]
        self._leaving = [names.get(persona, persona) for persona in seated]
        self._free = [(key, name) for key, name in names.items() if key not in seated]
        self.leaves = 0
        self.comes = 0
        choices = (
            DialogButton(say("table-swap-cancel"), lambda: None),
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
        """Who leaves, and who sits down."""
        leaving = Dropdown(self.fit, say(LEAVES), options=self._leaving, chosen=self.leaves,
                           changed=self._leave)  # fmt: skip
        coming = Dropdown(self.fit, say(SITS_DOWN), options=[name for _, name in self._free],
                          chosen=self.comes, changed=self._come)  # fmt: skip
        about = persona_about(self._free[self.comes][0])
        coming.tooltip = "" if about is None else told(about)
        lines = (
            Row(Sized(Label(self.fit, each.label), grow=2), Sized(each, grow=3), gap=0)
            for each in (leaving, coming)
        )
        return Column(*lines, gap=12)

    def _leave(self, index: int) -> None:
        self.leaves = index

    def _come(self, index: int) -> None:
        self.comes = index
