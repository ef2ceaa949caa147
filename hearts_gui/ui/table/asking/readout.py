"""What the interface of the table says: prompt, panel, button, plates, which buttons work."""

from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.table.asking.asking import (
    asks_in_dialog,
    pass_info,
    prompt_for,
    receivers,
    selecting,
)
from hearts_gui.ui.table.asking.desk import ActionSpec
from hearts_gui.ui.table.asking.other_answers import beside
from hearts_gui.ui.table.things.furniture import PromptText
from hearts_gui.ui.table.things.messages import message_room
from hearts_gui.ui.table.things.panels import PassInfo
from hearts_gui.ui.table.things.placing import Device
from hearts_gui.wording.table_texts import (
    counted,
    deal_pills,
    pool_text,
    rank_label,
    time_left_text,
)

if TYPE_CHECKING:
    from hearts_gui.ui.table.scene import TableScene

SUIT_ICONS = {
    Suit.CLUBS: "club", Suit.DIAMONDS: "diamond", Suit.SPADES: "spade", Suit.HEARTS: "heart",
}  # fmt: skip
SAID_MS = 3200.0
AGAIN = {Device.POINTER: "Enter, or click again", Device.TOUCH: "Tap again"}
TAKE_BACK = {
    Device.POINTER: "Click a card to take it back",
    Device.TOUCH: "Tap a card to take it back",
}


class Readout:
    """Brings one table's interface up to date.

    A note stands in for the prompt for a while; a newer one takes its place at once.
    """

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._note: tuple[PromptText, float] | None = None
        self._lasting = False
        self.hushed = False
        """Whether a dialog asks: nothing else is said or offered meanwhile."""
        self.offered = False
        self._offer_for = -1

    def note(self, text: PromptText, ms: float = SAID_MS, *, lasting: bool = False) -> None:
        """Say this in the prompt for a time; what is `lasting` outlives the present question."""
        self._note = (text, self._scene.ctx.now() + ms)
        self._lasting = lasting

    def clear_note(self) -> None:
        """The question is answered: back to the prompt."""
        if not self._lasting:
            self._note = None

    @property
    def noted(self) -> str:
        """What stands in for the prompt now; empty for nothing."""
        return "" if self._note is None or self.note_over else self._note[0].text

    def refresh(self) -> None:
        """Prompt, panel, button, plates."""
        scene = self._scene
        desk, top = scene.desk, scene.top
        if desk is None or top is None:
            return
        view, model = scene.director.view, scene.queue.model
        shown = scene.queue.busy and not scene.queue.waits_for_player
        settled = not scene.queue.busy
        if settled:
            self._look_for_offer()
        live = settled and view.public.deal is not None and not self.hushed
        info = None
        if live and model.ask.kind is AskKind.PASS:
            info = pass_info(view, model, scene.names, len(scene.handling.selected))
            if info is not None and model.my_turn and scene.handling.device.steps:
                info = replace(info, help=self._key_help(info))
        desk.panel.tell(info)
        scene.teller.receivers = receivers(view) if live and model.my_turn else ()
        scene.teller.selected = len(scene.handling.selected)
        scene.teller.show_points = scene.ctx.settings.show_points
        desk.set_arcs(scene.teller.receivers, model)
        said = self._prompt(live=live)
        desk.say(said, None if said is None else self._prompt_area())
        desk.set_action(self._action() if live else None)
        pool = pool_text(view.rules, model.pool, jack=model.jack)
        left = time_left_text(getattr(scene.session, "time_left_ms", None))
        full, *shorter = deal_pills(view.public, left or pool)
        top.deal_pill.say(full, shorter=shorter)
        if not shown:
            top.show_plates()
        self._enable()

    def _prompt(self, *, live: bool) -> PromptText | None:
        scene = self._scene
        if self._note is not None and not self.hushed:
            if scene.ctx.now() < self._note[1]:
                return self._note[0]
            self._note = None
        if not live:
            return None
        return prompt_for(scene.director.view, scene.queue.model, scene.names, offered=self.offered)

    def _prompt_area(self) -> Rect:
        """Where the prompt stands clear of every card."""
        scene = self._scene
        assert scene.table is not None
        return message_room(scene.table, scene.queue.model, scene.handling)

    @property
    def note_over(self) -> bool:
        """Whether a refusal or hint has been shown long enough."""
        return self._note is not None and self._scene.ctx.now() >= self._note[1]

    @property
    def note_wait_ms(self) -> int | None:
        """How long a refusal or hint is still shown."""
        if self._note is None:
            return None
        return max(1, int(self._note[1] - self._scene.ctx.now()))

    def _action(self) -> ActionSpec | None:
        scene = self._scene
        view, model = scene.director.view, scene.queue.model
        wanted = selecting(view)
        other = beside(view) if model.my_turn else None
        if wanted is not None and model.my_turn:
            chosen = len(scene.handling.selected)
            if other is not None and not chosen:
                return ActionSpec(other.label, other.icon, "", other.caption, quiet=True)
            missing = wanted.least - chosen
            reason = f"Choose {counted(missing, 'more card')}" if missing > 0 else ""
            label = wanted.none_label if wanted.none_label and not chosen else wanted.label
            caption = self._how_to_change() if chosen and not missing else ""
            if missing > 0:
                caption = reason if chosen else f"Choose {counted(missing, 'card')}"
            return ActionSpec(label, wanted.icon, reason, caption)
        if asks_in_dialog(view):
            return ActionSpec("Choose…", None)
        cursor = scene.handling.cursor
        if model.my_turn and cursor is not None and cursor in model.legal:
            icon = SUIT_ICONS[cursor.suit] if cursor.suit is not None else None
            double = scene.ctx.settings.play_mode == "double"
            device = scene.handling.device
            again = AGAIN.get(device, device.press) if double else device.press
            return ActionSpec(f"Play {rank_label(cursor)}", icon, "", again)
        if self.offered and model.my_turn:
            return ActionSpec("Finish deal", "check", "", "F, or play on")
        if other is not None:
            return ActionSpec(other.label, other.icon, "", other.caption, quiet=True)
        return None

    def _key_help(self, info: PassInfo) -> str:
        """The panel's line with the keys that do what it says."""
        press = self._scene.handling.device.press
        if info.chosen < info.needed:
            return f"{info.help}: ← → and {press}"
        desk = self._scene.desk
        assert desk is not None
        on_button = desk.form.keyboard and desk.form.focus is desk.button
        return f"{press} passes them" if on_button else f"↓ and {press} pass them"

    def _how_to_change(self) -> str:
        """How a marked card is taken back, with what the player uses."""
        scene = self._scene
        assert scene.desk is not None
        if not scene.handling.device.steps:
            return TAKE_BACK[scene.handling.device]
        form, press = scene.desk.form, scene.handling.device.press
        if form.keyboard and form.focus is scene.desk.button:
            return f"{press}, or arrows to change"
        marked = scene.handling.cursor in scene.handling.selected
        return f"{press} takes it back" if marked else "↓ goes on"

    def _enable(self) -> None:
        scene = self._scene
        desk = scene.desk
        assert desk is not None
        if scene.queue.model.last is None:
            desk.last_button.disable("No trick has been taken yet")
        else:
            desk.last_button.enable()
        if scene.queue.model.my_turn:
            desk.hint_button.enable()
        else:
            desk.hint_button.disable("It is not your turn")
        if scene.session.can_undo:
            desk.undo_button.enable()
        else:
            desk.undo_button.disable("There is nothing to take back")

    def _look_for_offer(self) -> None:
        """Ask the session once per own turn whether the rest is settled."""
        scene = self._scene
        version = scene.session.version
        if version == self._offer_for:
            return
        self._offer_for = version
        model = scene.queue.model
        playing = model.my_turn and model.ask.kind is AskKind.PLAY and len(model.hand) > 1
        self.offered = playing and scene.session.offer_finish()
