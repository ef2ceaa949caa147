"""Shows each cue on the tabletop: which cards fly, what sounds, which effects run."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.score.scores import DealScore, GameResult
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.motion.dealing import DealShow
from hearts_gui.ui.table.motion.stockpile import StockShow, drawn_by
from hearts_gui.ui.table.motion.tricks import TrickShow
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import Cue
from hearts_gui.ui.table.story.model import TableModel
from hearts_gui.ui.table.things.effects import BreakingHearts, Rising, Shake
from hearts_gui.ui.table.things.tabletop import Tabletop


@dataclass(frozen=True, slots=True)
class Callbacks:
    """What the performer asks of the scene."""

    scores: Callable[[DealScore], None]
    over: Callable[[GameResult], None]
    moon: Callable[[int, bool], None]
    say: Callable[[str], None]
    changed: Callable[[], None]


class TablePerformer:
    """Begins cues on a tabletop; the scene gives it another one after a resize."""

    def __init__(self, ctx: Context, callbacks: Callbacks) -> None:
        self.ctx = ctx
        self.callbacks = callbacks
        self.top: Tabletop | None = None
        self._dealing = DealShow(ctx)
        self._tricks = TrickShow(ctx)
        self._stock = StockShow(ctx)

    # -- the queue's side

    def begin(self, cue: Cue, before: TableModel) -> None:
        """Start showing a cue."""
        if self.top is not None:
            self._perform(self.top, cue, before)
        self._tell(cue)

    def skip(self, cue: Cue, before: TableModel) -> None:
        """A cue passes unseen; its words are said all the same, and new cards are new."""
        if self.top is not None and isinstance(cue, cue_types.Draw):
            self.top.handling.drawn |= frozenset(drawn_by(cue, before))
        self._tell(cue)

    def settle(self, model: TableModel) -> None:
        """Show this content at rest."""
        if self.top is not None:
            self.top.settle(model)
        self.callbacks.changed()

    def go_back(self, before: TableModel, model: TableModel) -> None:
        """Cards that were played fly home."""
        if self.top is not None:
            self.top.settle(before)
            self._tricks.go_back(self.top, before, model)
        self.callbacks.changed()

    def _tell(self, cue: Cue) -> None:
        match cue:
            case cue_types.Say(text):
                self.callbacks.say(text)
            case cue_types.MoonRises(seat, sun) if cue.ms > 0:
                self.callbacks.moon(seat, sun)
            case cue_types.OpenScores(score):
                self.callbacks.scores(score)
            case cue_types.GameOver(result):
                self.callbacks.over(result)
            case _:
                pass
        self.callbacks.changed()

    # -- what is seen

    def _perform(self, top: Tabletop, cue: Cue, before: TableModel) -> None:
        match cue:
            case cue_types.DealOut() | cue_types.TurnUp() | cue_types.SortHand():
                self._dealing.deal(top, cue)
            case cue_types.Exchange():
                self._dealing.exchange(top, cue, before)
            case cue_types.PlayOut() | cue_types.Reveal() | cue_types.QueenFalls():
                self._tricks.card(top, cue)
            case cue_types.Gather() | cue_types.Sweep():
                self._tricks.collect(top, cue, before)
            case cue_types.BreakHearts():
                self._break_hearts(top, cue)
            case cue_types.Count():
                self._count(top, cue)
            case cue_types.KittyGoes() | cue_types.Bury() | cue_types.Draw():
                top.handling.drawn |= frozenset(drawn_by(cue, before))
                self._stock.move(top, cue, before)
            case cue_types.Attend(model=now):
                yours = now.my_turn and not before.my_turn
                top.handling.seen_received = top.handling.seen_received and bool(now.received)
                top.show(now)
                top.warming = list(now.legal)
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
                top.show(cue.model)
            case _:
                assert_never(cue)

    # -- effects

    def _break_hearts(self, top: Tabletop, cue: cue_types.BreakHearts) -> None:
        self.ctx.sound.play("hearts-broken")
        top.model = cue.model
        still = top.still or cue.ms <= 0
        top.broken_pill.say("Hearts broken", Suit.HEARTS)
        if still:
            top.show_marks()
            return
        top.effects.add(
            BreakingHearts(self.ctx, top.stage, top.heart, top.broken_pill, 900.0 / cue.ms)
        )

    def _count(self, top: Tabletop, cue: cue_types.Count) -> None:
        if cue.ms <= 0:
            return
        bad = not cue.points.startswith("−")
        if cue.seat == cue.model.seat and bad:
            self.ctx.sound.play("points")
        plate = top.plate(cue.seat)
        if self.ctx.settings.show_points == "full":
            top.effects.add(Rising(self.ctx, top.stage, cue.points, plate.box, cue.ms, bad=bad))
        if cue.queen and not top.still:
            top.effects.add(Shake(plate, max(1.0, 700.0 / cue.ms)))
