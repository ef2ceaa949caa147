"""What may be done instead of the usual answer: claim, hand a packet on, call a misdeal."""

from dataclasses import dataclass

from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.seen import other_action
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.table.asking.what_is_asked import DialogAnswer, Question
from hearts_gui.wording.language.messages import say


@dataclass(frozen=True, slots=True)
class OtherAnswer:
    """Another answer than cards. `caption` stands under its button, `text` in the question."""

    label: str
    action: Action
    icon: Icon | None
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
            return _asked("table-forward", action, Icon.CARDS)
        case act.CallMisdeal():
            return _asked("table-misdeal", action, Icon.UNDO)
        case act.ClaimRest():
            return _asked("table-claim", action, Icon.TROPHY)
        case _:
            return None


def _asked(key: str, action: Action, icon: Icon) -> OtherAnswer:
    """The answer with the messages that belong to this one."""
    caption, title, text = (say(f"{key}.{part}") for part in ("caption", "title", "text"))
    return OtherAnswer(say(key), action, icon, caption, title, text)
