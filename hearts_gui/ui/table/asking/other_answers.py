"""What may be done instead of the usual answer: claim, hand a packet on, call a misdeal."""

from dataclasses import dataclass

from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import is_stuck
from hearts_gui.engine.play.validate import may_claim, may_forward
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Stuck
from hearts_gui.ui.table.asking.asking import Option, Question


@dataclass(frozen=True, slots=True)
class Beside:
    """Another answer than cards. `caption` stands under its button, `text` in the question."""

    label: str
    action: Action
    icon: str | None
    caption: str
    title: str
    text: str

    @property
    def question(self) -> Question:
        """Asked before it is done: none of these can be done by a slip."""
        return Question(self.title, self.text, (Option(self.label, self.action, self.icon),))


def beside(view: PlayerView) -> Beside | None:
    """The other answer that this seat may give now, if there is one."""
    ask, deal, seat = view.ask, view.public.deal, view.seat
    if deal is None or seat not in ask.seats:
        return None
    if ask.kind is AskKind.PASS and view.rules.pass_along and may_forward(deal.token):
        return Beside(
            "Hand on unseen", act.ForwardPass(seat), "cards", "or choose cards to pass",
            "Hand the next packet on unseen?",
            "You keep your whole hand. The cards that come to you go on as they are, and you do "
            "not see them.",
        )  # fmt: skip
    if ask.kind is not AskKind.PLAY:
        return None
    if view.rules.first_trick_stuck is Stuck.MISDEAL and is_stuck(view.rules, deal, view.own):
        return Beside(
            "Call a misdeal", act.CallMisdeal(seat), "undo", "or play a card",
            "Call a misdeal?",
            "You hold nothing but penalty cards. Everybody sees your hand, and the same dealer "
            "deals again.",
        )  # fmt: skip
    if may_claim(view.rules, deal, ask, seat):
        return Beside(
            "Claim the rest", act.ClaimRest(seat), "trophy", "or lead a card",
            "Claim every trick that is left?",
            "Your hand is shown to everybody. If all accept, every card still out is yours; if "
            "one refuses, play goes on with your hand face up.",
        )  # fmt: skip
    return None
