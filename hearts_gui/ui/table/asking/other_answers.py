"""What may be done instead of the usual answer: claim, hand a packet on, call a misdeal."""

from dataclasses import dataclass

from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.seen import other_action
from hearts_gui.ui.table.asking.what_is_asked import DialogAnswer, Question


@dataclass(frozen=True, slots=True)
class OtherAnswer:
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
        return Question(self.title, self.text, (DialogAnswer(self.label, self.action, self.icon),))


def other_answer(view: PlayerView) -> OtherAnswer | None:
    """The other answer that this seat may give now, if there is one."""
    action = other_action(view)
    match action:
        case act.ForwardPass():
            return OtherAnswer(
                "Hand on unseen", action, "cards", "or choose cards to pass",
                "Hand the next packet on unseen?",
                "You keep your whole hand. The cards that come to you go on as they are, and you "
                "do not see them.",
            )  # fmt: skip
        case act.CallMisdeal():
            return OtherAnswer(
                "Call a misdeal", action, "undo", "or play a card",
                "Call a misdeal?",
                "You hold nothing but penalty cards. Everybody sees your hand, and the same dealer "
                "deals again.",
            )  # fmt: skip
        case act.ClaimRest():
            return OtherAnswer(
                "Claim the rest", action, "trophy", "or lead a card",
                "Claim every trick that is left?",
                "Your hand is shown to everybody. If all accept, every card still out is yours; if "
                "one refuses, play goes on with your hand face up.",
            )  # fmt: skip
        case _:
            return None
