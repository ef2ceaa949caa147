"""What helps the player: what is legal and why, a hint, taking a decision back."""

from typing import TYPE_CHECKING

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.ui.table.asking.asking import legal_text
from hearts_gui.ui.table.asking.readout import Readout
from hearts_gui.ui.table.motion.gestures import Pulse
from hearts_gui.ui.table.things.furniture import PromptText
from hearts_gui.wording.table_texts import card_name, cards_named, not_your_turn

if TYPE_CHECKING:
    from hearts_gui.ui.table.scene import TableScene

SAID_MS = 5200.0


class Guide:
    """Points at cards of one table and says something about them."""

    def __init__(self, scene: "TableScene", readout: Readout) -> None:
        self._scene = scene
        self._readout = readout

    def show_legal(self) -> None:
        """Show what may be played, and say why nothing else; it costs nothing."""
        scene = self._scene
        scene.finish()
        view, model = scene.director.view, scene.queue.model
        if model.my_turn:
            self._point_at(model.legal, legal_text(view, model))
        else:
            self._point_at((), not_your_turn(view, scene.names))

    def hint(self) -> None:
        """Show what a sensible player would do; from then on the game is practice."""
        scene = self._scene
        scene.finish()
        view = scene.director.view
        first = self._counts
        action = scene.session.hint(view) if scene.queue.model.my_turn else None
        cards: tuple[Card, ...] = ()
        match action:
            case PlayCard(card=card):
                cards, text = (card,), f"Hint: play the {card_name(card)}"
                scene.handling.cursor = card  # so that Enter or the button plays it
            case PassCards(gives=gives):
                cards = tuple(card for card, _ in gives)
                text = f"Hint: pass {cards_named(cards)}"
            case _:
                text = "No hint now: it is not your turn" if action is None else "No hint here"
        if first and action is not None:
            text = f"{text}. This game is practice now"
        self._point_at(cards, text)

    def _point_at(self, cards: tuple[Card, ...], text: str) -> None:
        """Edge these cards in gold for a while and say something about them."""
        scene = self._scene
        scene.handling.hints = cards
        self._readout.note(PromptText(text), SAID_MS)
        if scene.top is not None and cards:
            if scene.top.still:
                scene.top.sync()
            else:
                scene.top.effects.add(Pulse(scene.top))
        scene.refresh()

    def undo(self) -> None:
        """Take the last decision back."""
        scene = self._scene
        if not scene.session.can_undo:
            scene.notify("There is nothing to take back")
            return
        first = self._counts
        if scene.take_back():
            scene.notify("Taken back: this game is practice now" if first else "Taken back")

    @property
    def _counts(self) -> bool:
        """Whether the game still counts in the player's results."""
        return not getattr(self._scene.session, "practice", True)
