"""What the plates of a lesson say: what each does in this trick, in place of numbers."""

from dataclasses import replace

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.ui.table.nodes.plate_info import PlateTeller
from hearts_gui.ui.table.nodes.plates import PlateInfo
from hearts_gui.ui.table.story.model import TableModel, content
from hearts_gui.wording.language.messages import say


class LessonTeller(PlateTeller):
    """Plates for someone who does not know yet what dealer, tricks and totals are."""

    view: PlayerView | None = None
    """What the learner knows; of a trick that lies there at the end, who has taken it."""

    def __call__(self, model: TableModel, seat: int) -> PlateInfo:
        """What this seat's plate says."""
        info = super().__call__(model, seat)
        info = replace(info, dealer=False, total="", queen=False, jack=False)
        if info.note or (note := self._doing(model, seat)) is None:
            return info
        return replace(info, note=note, short_note=note, dots=-1)

    def _doing(self, model: TableModel, seat: int) -> str | None:
        """What a seat does now; None leaves the plate as it is at the table."""
        if model.ask.kind is AskKind.PASS:
            return None
        if self._over(model):
            return self._took(seat)
        played = next((play.card for play in model.trick if play.seat == seat), None)
        if played is not None:
            led = model.trick[0]
            if led.seat == seat:
                key = "lesson-leads" if len(model.trick) == 1 else "lesson-led"
                return say(key, suit=played.suit)
            return say("lesson-followed" if played.suit is led.card.suit else "lesson-threw")
        if seat == model.seat:
            return say("lesson-your-turn") if model.my_turn else self._took(seat)
        if model.trick and all(play.seat != model.seat for play in model.trick):
            return say("lesson-to-come") if self._after_me(model, seat) else " "
        return " " if model.trick else self._took(seat)

    def _over(self, model: TableModel) -> bool:
        """Whether the trick that lies there has been taken."""
        deal = self.view.public.deal if self.view is not None else None
        return bool(deal and deal.tricks and model.trick == deal.tricks[-1].plays)

    def _after_me(self, model: TableModel, seat: int) -> bool:
        """Whether a seat that has still to play comes after the learner."""
        leader = model.trick[0].seat
        step = self._rules.turn_step
        turns = [(leader + step * turn) % model.players for turn in range(model.players)]
        return turns.index(seat) > turns.index(model.seat)

    def _took(self, seat: int) -> str:
        """What a seat took by the last trick."""
        deal = self.view.public.deal if self.view is not None else None
        if self.view is None or not deal or not deal.tricks or deal.tricks[-1].taker != seat:
            return " "
        return say("lesson-took", points=content(self.view).points(self._rules, seat))
