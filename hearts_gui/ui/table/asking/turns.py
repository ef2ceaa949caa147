"""What the player at the table can do, and what the interface says about it."""

from dataclasses import replace
from typing import TYPE_CHECKING

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import Action, AskKind, PassCards, PlayCard
from hearts_gui.engine.play.legal import Verdict, may_name_suit
from hearts_gui.session.game.costly import surely_costly
from hearts_gui.ui.table.asking.asking import (
    answer,
    asks_in_dialog,
    costly_question,
    pair_up,
    pass_question,
    receivers,
    selecting,
    suit_question,
)
from hearts_gui.ui.table.asking.desk import last_trick_info
from hearts_gui.ui.table.asking.guide import Guide
from hearts_gui.ui.table.asking.hand_dialog import HandDialog
from hearts_gui.ui.table.asking.other_answers import beside
from hearts_gui.ui.table.asking.questions import QuestionDialog, ask_dialog
from hearts_gui.ui.table.asking.readout import Readout
from hearts_gui.ui.table.asking.screens import Screens
from hearts_gui.ui.table.motion.gestures import Wiggle
from hearts_gui.ui.table.story.model import points_so_far
from hearts_gui.ui.table.things.furniture import PromptText
from hearts_gui.ui.table.things.passed import passed_info
from hearts_gui.wording.table_texts import (
    card_name,
    counted,
    not_your_turn,
    score_text,
    verdict_text,
)

if TYPE_CHECKING:
    from hearts_gui.ui.table.scene import TableScene

SUIT_ICONS = {
    Suit.CLUBS: "club", Suit.DIAMONDS: "diamond", Suit.SPADES: "spade", Suit.HEARTS: "heart",
}  # fmt: skip
REFUSED_MS = 2600.0


class Turns:
    """Acts for one table scene."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self.screens = Screens(scene)
        self.readout = Readout(scene)
        self._asked_for = -1
        self.guide = Guide(scene, self.readout)
        self.show_legal, self.hint, self.undo = (
            self.guide.show_legal, self.guide.hint, self.guide.undo,
        )  # fmt: skip
        self.scores = self.screens.scores
        self.open_scores = self.screens.open_scores
        self.open_end = self.screens.open_end
        self.leave_table = self.screens.leave_table

    # -- cards

    def use(self, card: Card) -> None:
        """A card was clicked or chosen by key."""
        scene = self._scene
        model = scene.queue.model
        if not model.my_turn or card not in model.hand:
            self.refuse(card, Verdict.NOT_YOUR_TURN)
            return
        if selecting(scene.director.view) is not None:
            self.toggle(card)
        elif model.ask.kind is AskKind.PLAY:
            self.play(card)
        else:
            self.refuse(card, Verdict.NOT_YOUR_TURN)

    def drop(self, card: Card, pos: tuple[float, float]) -> bool:
        """A dragged card was let go here; whether that did something."""
        scene = self._scene
        top, model = scene.top, scene.queue.model
        if top is None:
            return False
        over = scene.hands.over_table(top, pos)
        chosen = card in scene.handling.selected
        if selecting(scene.director.view) is not None and model.my_turn:
            if over != chosen:
                self.toggle(card)
            return False
        if not over:
            scene.ctx.sound.play("set-down")
            return False
        if model.my_turn and model.ask.kind is AskKind.PLAY:
            return self.play(card)
        self.refuse(card, Verdict.NOT_YOUR_TURN)
        return False

    def play(self, card: Card) -> bool:
        """Play a card, or say why not."""
        scene = self._scene
        view = scene.director.view
        verdict = scene.queue.model.verdict(card)
        if verdict is not Verdict.OK:
            self.refuse(card, verdict)
            return False
        if may_name_suit(view.rules, view.deal, card):
            asked = suit_question(
                "Which suit does the joker stand for?",
                lambda suit: PlayCard(view.seat, card, suit),
            )
            self._put(QuestionDialog(scene.ctx, asked, self._send, scene.hand_in_sight))
            return False
        if scene.ctx.settings.confirm_costly and surely_costly(view, card):
            asked = costly_question(view, card)
            self._put(QuestionDialog(scene.ctx, asked, self._send, scene.hand_in_sight))
            return False
        self._clear()
        return scene.submit(PlayCard(view.seat, card))

    def say_drag(self, card: Card) -> None:
        """A click does not play where the player drags cards."""
        self.readout.note(PromptText(f"Drag the {card_name(card)} to the table"), REFUSED_MS)
        self._scene.refresh()

    def explain(self, card: Card) -> None:
        """What a card is, or why it may not be used now."""
        model, view = self._scene.queue.model, self._scene.director.view
        verdict = model.verdict(card) if model.my_turn else Verdict.OK
        wrong = verdict is not Verdict.OK
        text = verdict_text(verdict, card, view) if wrong else f"The {card_name(card)}"
        self.readout.note(PromptText(text, wrong=wrong), REFUSED_MS)
        self._scene.refresh()

    def toggle(self, card: Card) -> None:
        """Mark a card, or take the mark back."""
        scene = self._scene
        selected = scene.handling.selected
        wanted = selecting(scene.director.view)
        if wanted is None:
            return
        scene.handling.hints = ()
        self.readout.clear_note()
        if card in selected:
            selected.remove(card)
            scene.ctx.sound.play("set-down")
        elif (verdict := scene.queue.model.verdict(card)) is not Verdict.OK:
            self.refuse(card, verdict)
            return
        elif len(selected) >= wanted.most:
            text = f"{counted(wanted.most, 'card')} already chosen: take one back first"
            self._refuse_with(card, text.capitalize())
            return
        else:
            selected.append(card)
            scene.ctx.sound.play("lift")
        self._badge()
        if scene.top is not None:
            scene.top.sync()
        scene.refresh()

    def _badge(self) -> None:
        """In a pass to several, marked cards show whom they go to."""
        scene = self._scene
        view, handling = scene.director.view, scene.handling
        handling.badges.clear()
        if len(receivers(view)) > 1:
            for card, seat in pair_up(view, handling.selected):
                handling.badges[card] = scene.session.seats[seat].portrait

    def refuse(self, card: Card, verdict: Verdict) -> None:
        """Say in words why a card may not be used."""
        scene = self._scene
        view = scene.director.view
        if verdict is Verdict.NOT_YOUR_TURN:
            self._refuse_with(card, not_your_turn(view, scene.names))
        else:
            self._refuse_with(card, verdict_text(verdict, card, view))

    def _refuse_with(self, card: Card, text: str) -> None:
        scene = self._scene
        scene.ctx.sound.play("not-allowed")
        self.readout.note(PromptText(text, wrong=True), REFUSED_MS)
        top = scene.top
        held = scene.handling.dragged is card
        if top is not None and card in top.sprites and not held and not top.still:
            top.effects.add(Wiggle(top, card))
        scene.refresh()

    def _clear(self) -> None:
        self.readout.clear_note()
        self._scene.handling.forget()
        self._scene.handling.cursor = None
        self._scene.handling.hovered = None
        self._scene.handling.look()

    def _pass_on(self, action: Action) -> None:
        self._scene.submit(action)

    def _send(self, action: Action) -> None:
        self._clear()
        self._scene.submit(action)

    # -- buttons

    def press_action(self) -> None:
        """The action button."""
        scene = self._scene
        scene.finish()
        view = scene.director.view
        wanted = selecting(view)
        if wanted is not None:
            chosen = scene.handling.selected
            if not chosen and self.ask_beside():
                return
            if wanted.least <= len(chosen) <= wanted.most:
                action = answer(view, chosen)
                scene.handling.cursor = None
                if scene.ctx.settings.confirm_pass and isinstance(action, PassCards):
                    asked = pass_question(view, action, scene.names)
                    self._put(QuestionDialog(scene.ctx, asked, self._pass_on, scene.hand_in_sight))
                else:
                    scene.submit(action)
            return
        if self._ask():
            return
        cursor = scene.handling.cursor
        if cursor is not None and cursor in scene.queue.model.hand:
            self.play(cursor)
        elif self.readout.offered:
            self.finish_deal()
        else:
            self.ask_beside()

    def finish_deal(self) -> None:
        """Play a settled deal out."""
        if self.readout.offered:
            self.readout.offered = False
            self._clear()
            self._scene.director.finishing = True
            self._scene.session.finish_deal()
            self._scene.director.finishing = False

    def _ask(self) -> bool:
        scene = self._scene
        view, hand = scene.director.view, scene.hand_in_sight
        dialog = ask_dialog(scene.ctx, view, scene.names, self._send, hand)
        if dialog is None:
            return False
        self._put(dialog)
        return True

    def _put(self, dialog: HandDialog) -> None:
        """Ask; nothing that was said or offered before stands around the dialog."""
        scene = self._scene
        if scene.desk is not None and scene.top is not None:
            self.readout.hushed = True
            self.readout.refresh()
            scene.desk.hush()
            scene.top.motions.finish()
        scene.ctx.scenes.push(dialog)

    def ask_beside(self) -> bool:
        """Put the question for the other answer than cards; whether there is one."""
        scene = self._scene
        other = beside(scene.director.view) if scene.queue.model.my_turn else None
        if other is None:
            return False
        self._put(QuestionDialog(scene.ctx, other.question, self._send, scene.hand_in_sight))
        return True

    def toggle_last(self) -> None:
        """Show the last trick, or put it away."""
        scene = self._scene
        desk, layout = scene.desk, scene.table
        if desk is None or layout is None:
            return
        model = scene.queue.model
        if desk.last.visible or model.last is None:
            if model.last is None:
                scene.notify("No trick has been taken yet")
            desk.show_last(None)
            return
        desk.show_last(last_trick_info(layout, model, scene.names, self._last_points()))

    def toggle_passed(self) -> None:
        """Show what was passed and received in this deal, or put it away."""
        scene = self._scene
        desk, layout = scene.desk, scene.table
        if desk is None or layout is None:
            return
        info = None if desk.last.visible else passed_info(layout, scene.director.view, scene.names)
        if info is None and not desk.last.visible:
            scene.notify("No cards have been passed in this deal")
        desk.show_last(info)

    def _last_points(self) -> str:
        scene = self._scene
        model = scene.queue.model
        trick = model.last
        if trick is None or trick.taker is None:
            return "no points"
        if scene.ctx.settings.show_points != "full":
            return "it"
        cards = tuple(play.card for play in trick.plays)
        taken = tuple(cards if seat == trick.taker else () for seat in range(model.players))
        lone = replace(model, taken=taken)
        points = points_so_far(scene.director.view.rules, lone, trick.taker)
        if points == 0:
            return "no points"
        return f"{score_text(points)} point{'' if points == 1 else 's'}"

    # -- time

    def refresh(self) -> None:
        """Bring the interface up to date; put a question that has come up."""
        if not self._scene.queue.busy:
            self._ask_once()
        self.readout.refresh()

    def _ask_once(self) -> None:
        """Put a question in a dialog as soon as it comes up, once."""
        scene = self._scene
        version = scene.session.version
        if version == self._asked_for or scene.ctx.scenes.top is not scene:
            return
        if scene.queue.model.my_turn and asks_in_dialog(scene.director.view):
            self._asked_for = version
            self._ask()
