"""Shows each cue on the tabletop: which cards fly, what sounds, which effects run."""

from collections.abc import Callable
from typing import assert_never

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.motion.dealing import DealShow
from hearts_gui.ui.table.motion.stockpile import StockShow, drawn_by
from hearts_gui.ui.table.motion.tricks import TrickShow
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import Cue
from hearts_gui.ui.table.story.model import TableModel
from hearts_gui.ui.table.things.effects import BreakingHearts, Rising, Shake
from hearts_gui.ui.table.things.tabletop import Tabletop


class TablePerformer:
    """Begins cues on the tabletop, another one after a resize; `tell` gets every cue."""

    tabletop: Tabletop

    def __init__(self, ctx: Context, tell: Callable[[Cue], None]) -> None:
        self.ctx = ctx
        self._tell = tell
        self._dealing = DealShow(ctx)
        self._tricks = TrickShow(ctx)
        self._stock = StockShow(ctx)

    # -- the queue's side

    def begin(self, cue: Cue, before: TableModel) -> None:
        """Start showing a cue."""
        self._perform(self.tabletop, cue, before)
        self._tell(cue)

    def skip(self, cue: Cue, before: TableModel) -> None:
        """A cue passes unseen; its words are said all the same, and new cards are new."""
        if isinstance(cue, cue_types.Draw):
            self.tabletop.handling.drawn |= frozenset(drawn_by(cue, before))
        self._tell(cue)

    def settle(self, model: TableModel) -> None:
        """Show this content at rest."""
        self.tabletop.settle(model)

    def go_back(self, before: TableModel, model: TableModel) -> None:
        """Cards that were played fly home."""
        self.tabletop.settle(before)
        self._tricks.go_back(self.tabletop, before, model)

    # -- what is seen

    def _perform(self, table: Tabletop, cue: Cue, before: TableModel) -> None:
        match cue:
            case cue_types.DealOut() | cue_types.TurnUp() | cue_types.SortHand():
                self._dealing.deal(table, cue)
            case cue_types.Exchange():
                self._dealing.exchange(table, cue, before)
            case cue_types.PlayOut() | cue_types.Reveal() | cue_types.QueenFalls():
                self._tricks.card(table, cue)
            case cue_types.Gather() | cue_types.Sweep():
                self._tricks.collect(table, cue, before)
            case cue_types.BreakHearts():
                self._break_hearts(table, cue)
            case cue_types.Count():
                self._count(table, cue)
            case cue_types.KittyGoes() | cue_types.Bury() | cue_types.Draw():
                table.handling.drawn |= frozenset(drawn_by(cue, before))
                self._stock.move(table, cue, before)
            case cue_types.Attend(model=now):
                yours = now.my_turn and not before.my_turn
                table.handling.seen_received = table.handling.seen_received and bool(now.received)
                table.show(now)
                table.warming = list(now.legal)
                if yours and now.ask.kind is AskKind.PLAY:
                    self.ctx.sound.play("your-turn")
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

    # -- effects

    def _break_hearts(self, table: Tabletop, cue: cue_types.BreakHearts) -> None:
        self.ctx.sound.play("hearts-broken")
        table.model = cue.model
        still = table.still or cue.ms <= 0
        table.broken_pill.say("Hearts broken", Suit.HEARTS)
        if still:
            table.show_marks()
            return
        table.effects.add(
            BreakingHearts(self.ctx, table.stage, table.heart, table.broken_pill, 900.0 / cue.ms)
        )

    def _count(self, table: Tabletop, cue: cue_types.Count) -> None:
        if cue.ms <= 0:
            return
        bad = not cue.points.startswith("−")
        if cue.seat == cue.model.seat and bad:
            self.ctx.sound.play("points")
        plate = table.plate(cue.seat)
        if self.ctx.settings.show_points == "full":
            table.effects.add(Rising(self.ctx, table.stage, cue.points, plate.box, cue.ms, bad=bad))
        if cue.queen and not table.still:
            table.effects.add(Shake(plate, max(1.0, 700.0 / cue.ms)))
