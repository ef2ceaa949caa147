"""Shows each cue on the tabletop: which cards fly, what sounds, which effects run."""

from collections.abc import Callable
from typing import assert_never

from hearts_gui.engine.cards import QS
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.icons import Mood
from hearts_gui.ui.table.motion import dealing, stockpile, tricks
from hearts_gui.ui.table.motion.feelings import feelings, known_taker
from hearts_gui.ui.table.motion.stockpile import drawn_by
from hearts_gui.ui.table.nodes.effects import BREAK_MS, BreakingHearts, Rising, Shake
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import Cue
from hearts_gui.ui.table.story.model import TableModel


class TablePerformer:
    """Begins cues on the tabletop, on a new one after a resize; `tell` gets every cue."""

    tabletop: Tabletop

    def __init__(self, tell: Callable[[Cue], None], rules: Rules) -> None:
        self._tell, self._rules = tell, rules

    # -- the queue's side

    def begin(self, cue: Cue, before: TableModel) -> None:
        """Start showing a cue."""
        table = self.tabletop
        self._perform(table, cue, before)
        if table.ctx.settings.speed:
            for seat, feeling in feelings(self._rules, cue, before).items():
                if not (table.still and feeling[0][0] is Mood.BLINK):
                    table.seats.plate(seat).feel(feeling)
        self._tell(cue)

    def skip(self, cue: Cue, before: TableModel) -> None:
        """Skip a cue: its words are said anyway, and new cards count as new."""
        if isinstance(cue, cue_types.DrawCard):
            self.tabletop.handling.drawn |= frozenset(drawn_by(cue, before))
        self._tell(cue)

    def settle(self, model: TableModel) -> None:
        """Show this content at rest."""
        self.tabletop.settle(model)

    def go_back(self, before: TableModel, model: TableModel) -> None:
        """Cards that were played fly home."""
        self.tabletop.settle(before)
        tricks.go_back(self.tabletop, before, model)

    # -- what is seen

    def _perform(self, table: Tabletop, cue: Cue, before: TableModel) -> None:
        match cue:
            case cue_types.DealOut():
                dealing.deal_out(table, cue)
            case cue_types.TurnUp():
                dealing.turn_up(table, cue)
            case cue_types.SortHand():
                dealing.sort_hand(table, cue)
            case cue_types.Exchange():
                dealing.exchange(table, cue, before)
            case cue_types.PlayOut():
                tricks.play_out(table, cue)
            case cue_types.Reveal():
                tricks.reveal(table, cue)
            case cue_types.QueenFalls():
                tricks.queen_falls(table, cue, known_taker(self._rules, cue.model))
            case cue_types.Gather():
                tricks.gather(table, cue)
            case cue_types.Sweep():
                tricks.sweep(table, cue, before)
            case cue_types.BreakHearts():
                break_hearts(table, cue)
            case cue_types.Count():
                count(table, cue)
            case cue_types.KittyGoes() | cue_types.Bury() | cue_types.DrawCard():
                table.handling.drawn |= frozenset(drawn_by(cue, before))
                stockpile.move(table, cue, before)
            case cue_types.Attend():
                attend(table, cue, before)
            case (
                cue_types.Change()
                | cue_types.Think()
                | cue_types.Linger()
                | cue_types.MoonRises()
                | cue_types.OpenScores()
                | cue_types.GameOver()
                | cue_types.Say()
            ):
                table.show(cue.model)
            case _:
                assert_never(cue)


def attend(table: Tabletop, cue: cue_types.Attend, before: TableModel) -> None:
    """Show who decides, and make ready for the player's cards."""
    now = cue.model
    table.handling.seen_received = table.handling.seen_received and bool(now.received)
    table.show(now)
    table.preparing.point_at(list(now.legal))
    if now.my_turn and not before.my_turn and now.ask.kind is AskKind.PLAY:
        table.ctx.sound.play("your-turn")


def break_hearts(table: Tabletop, cue: cue_types.BreakHearts) -> None:
    """The heart in the felt breaks, beside the play."""
    table.ctx.sound.play("hearts-broken")
    table.model = cue.model
    table.say_broken()
    if table.still or cue.ms <= 0:
        table.show_marks()
        return
    speed = BREAK_MS / cue.ms
    table.effects.add(BreakingHearts(table.ctx, table.stage, table.heart, table.broken_pill, speed))


def count(table: Tabletop, cue: cue_types.Count) -> None:
    """Points rise from a plate, which shakes when it got the queen."""
    if cue.ms <= 0:
        return
    ctx, plate = table.ctx, table.seats.plate(cue.seat)
    if cue.seat == cue.model.seat and cue.bad:
        ctx.sound.play("points")
    elif cue.bad and ctx.settings.more_cues:
        ctx.sound.play("points-others", table.side(cue.seat))
    if ctx.settings.show_points == "full":
        table.effects.add(Rising(ctx, table.stage, cue.points, plate.box, cue.ms, bad=cue.bad,
                                 pill=cue.queen))  # fmt: skip
    last = cue.model.last
    if cue.queen and not (last is not None and last.plays[-1].card.face is QS):
        # If she was the last card, her taker was known and the plate has already shaken.
        table.effects.add(Shake(plate, max(1.0, 700.0 / cue.ms), still=table.still))
