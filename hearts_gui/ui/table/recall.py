"""In practice, where the player wishes it: what is gone stands beside the trick, or is asked."""

from collections.abc import Iterator

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.session.game.gone import GoneSuit, can_tell, gone, points_passed
from hearts_gui.session.setup.players import human_seats
from hearts_gui.ui.screens.gone import GoneScene, short_texts, suit_text
from hearts_gui.ui.table.nodes.hint_panel import GoneInfo
from hearts_gui.ui.table.state import TableState
from hearts_gui.wording.card_names import rank_short
from hearts_gui.wording.language.messages import say


class Recall:
    """What one player should remember of the cards."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._deal, self._passed = -1, 0
        self._shown: tuple[object, ...] = ()

    def update(self) -> None:
        """Show what is gone, or ask when the deal has come to a point for that."""
        state = self._state
        if state.queue.busy:
            return
        view, wish = state.view, state.ctx.settings.recall
        if not (state.session.practice and len(human_seats(state.session.seats)) < 2):
            wish = "off"
        if wish == "off" or not can_tell(view):
            state.controls.gone.tell(None)
        elif wish == "show":
            self._show()
        elif state.model.my_turn and view.ask.kind is AskKind.PLAY:
            self._ask()

    def _show(self) -> None:
        state, controls = self._state, self._state.controls
        now = (controls, state.session.version, controls.hint.visible)
        if now != self._shown:
            self._shown = now
            controls.gone.tell(None if controls.hint.visible else gone_info(state))

    def _ask(self) -> None:
        """Once for each point; not for one that was passed before the table was opened."""
        state, view = self._state, self._state.view
        passed, known = points_passed(view), self._deal == view.deal.number
        before = self._passed if known else passed
        self._deal, self._passed = view.deal.number, passed
        if passed > before:
            state.ctx.scenes.push(GoneScene(state.ctx, view, state.names))


def gone_info(state: TableState) -> GoneInfo:
    """What the panel says at this moment."""
    known = gone(state.view)
    suits = [(each.suit, " ".join(_runs(each)), say("gone-out", n=each.out))
             for each in known.suits]  # fmt: skip
    lines = short_texts(known, state.names)
    return GoneInfo(tuple(suits), tuple(lines), "\n".join([*map(suit_text, known.suits), *lines]))


def _runs(suit: GoneSuit) -> Iterator[str]:
    """Ranks from the highest down, three or more that follow each other as one."""
    runs: list[list[Card]] = []
    for card in suit.downwards:
        if runs and runs[-1][-1].rank == card.rank + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    for run in runs:
        ends = [rank_short(run[0]), rank_short(run[-1])]
        yield "–".join(ends) if len(run) > 2 else " ".join(ends[: len(run)])
