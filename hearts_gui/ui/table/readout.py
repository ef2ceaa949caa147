"""What the interface of the table says: prompt, panel, button, plates, which buttons work."""

from dataclasses import replace

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.draw.icons import SUIT_ICONS, Icon
from hearts_gui.ui.table.nodes.controls import ActionSpec
from hearts_gui.ui.table.nodes.fixtures import PromptText
from hearts_gui.ui.table.nodes.loupe import looked_at
from hearts_gui.ui.table.nodes.messages import message_room
from hearts_gui.ui.table.nodes.panels import PassInfo
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.what_is_asked import (
    asks_in_dialog,
    other_answer,
    pass_info,
    prompt_for,
    receivers,
    selecting,
)
from hearts_gui.wording.event_texts import deal_pills, pool_text, replay_pills, time_left_text
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.prompts import NO_TRICK_YET, NOT_YOUR_TURN, NOTHING_TO_TAKE_BACK


class Status:
    """Brings one table's interface up to date."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.hushed = False
        """Whether a dialog asks: nothing else is said or offered meanwhile."""
        self.offered = False
        self._offer_for = -1

    def refresh(self) -> None:
        """Prompt, panel, button, plates."""
        state, controls = self._state, self._state.controls
        view, model = state.view, state.model
        shown = state.queue.busy and not state.queue.waits_for_player
        settled = not state.queue.busy
        if settled:
            self._look_for_offer()
        live = settled and view.public.deal is not None and not self.hushed
        wanted = selecting(view)
        state.handling.most = None if wanted is None else wanted.most
        info = None
        if live and model.ask.kind is AskKind.PASS:
            info = pass_info(view, model, state.names, len(state.handling.selected))
            if info is not None and model.my_turn and state.handling.device.steps:
                info = replace(info, help=self._key_help(info))
        controls.panel.tell(info)
        state.teller.receivers = receivers(view) if live and model.my_turn else ()
        state.teller.selected = len(state.handling.selected)
        state.teller.show_points = state.ctx.settings.show_points
        controls.set_arcs(state.teller.receivers, model)
        prompt = self._prompt(live=live)
        controls.say(
            prompt, None if prompt is None else message_room(state.layout, model, state.handling)
        )
        card = looked_at(model, state.handling, state.ctx.settings.magnify)
        controls.loupe.show(None if controls.last.visible else card, model)
        controls.set_action(self._action() if live else None)
        pool = pool_text(view.rules, model.pool, jack=model.jack)
        left = time_left_text(state.session.time_left_ms)
        replay = state.replay
        if replay is None:
            full, *shorter = deal_pills(view.public, left or pool)
        else:
            full, *shorter = replay_pills(replay.deal, game=replay.before is not None)
        state.tabletop.deal_pill.say(full, shorter=shorter, marked=replay is not None)
        if not shown:
            state.tabletop.show_plates()
        self._enable()

    def _prompt(self, *, live: bool) -> PromptText | None:
        """A note, or what is asked."""
        state = self._state
        note = None if self.hushed else state.notes.current()
        if note is not None or not live:
            return note
        return prompt_for(state.view, state.model, state.names, offered=self.offered)

    def _action(self) -> ActionSpec | None:
        state = self._state
        view, model = state.view, state.model
        wanted = selecting(view)
        other = other_answer(view) if model.my_turn else None
        if wanted is not None and model.my_turn:
            chosen = len(state.handling.selected)
            if other is not None and not chosen:
                return ActionSpec(other.label, other.icon, "", other.caption, quiet=True)
            missing = wanted.least - chosen
            reason = say("table-choose-more", n=missing) if missing > 0 else ""
            label = wanted.none_label if wanted.none_label and not chosen else wanted.label
            caption = self._how_to_change() if chosen and not missing else ""
            if missing > 0:
                caption = reason if chosen else say("table-choose-cards", n=missing)
            return ActionSpec(label, wanted.icon, reason, caption)
        if asks_in_dialog(view):
            return ActionSpec(say("table-choose"), None)
        cursor = state.handling.cursor
        if model.my_turn and cursor is not None and cursor in model.legal:
            icon = SUIT_ICONS[cursor.suit] if cursor.suit is not None else None
            double = state.ctx.settings.play_mode == "double"
            device = state.handling.device
            press = device.press
            again = say("table-play-again", device=device, press=press) if double else press
            called = say("access-play", card=cursor)
            return ActionSpec(
                say("table-play-short", **card_arguments(cursor)), icon, "", again, called=called
            )
        if self.offered and model.my_turn:
            return ActionSpec(say("table-finish"), Icon.CHECK, "", say("table-finish-caption"))
        if other is not None:
            return ActionSpec(other.label, other.icon, "", other.caption, quiet=True)
        return None

    def _key_help(self, info: PassInfo) -> str:
        """The panel's line with the keys that do what it says."""
        press = self._state.handling.device.press
        if info.chosen < info.needed:
            return say("prompt-pass-keys", help=info.help, press=press)
        controls = self._state.controls
        on_button = controls.form.keyboard and controls.form.focus is controls.button
        return say("prompt-pass-send", button=on_button, press=press)

    def _how_to_change(self) -> str:
        """How a marked card is taken back, with what the player uses."""
        state = self._state
        if not state.handling.device.steps:
            return say("table-mark-back", device=state.handling.device)
        form, press = state.controls.form, state.handling.device.press
        if form.keyboard and form.focus is state.controls.button:
            return say("table-keys-change", press=press)
        marked = state.handling.cursor in state.handling.selected
        return say("table-keys-back" if marked else "table-keys-on", press=press)

    def _enable(self) -> None:
        """Say why a button does nothing now, or let it be pressed."""
        state, controls = self._state, self._state.controls
        for button, works, reason in (
            (controls.last_button, state.model.last is not None, NO_TRICK_YET),
            (controls.hint_button, state.model.my_turn, NOT_YOUR_TURN),
            (controls.undo_button, state.session.can_undo, NOTHING_TO_TAKE_BACK),
        ):
            if works:
                button.enable()
            else:
                button.disable(say(reason))

    def _look_for_offer(self) -> None:
        """Ask the session once per own turn whether the rest is settled."""
        state = self._state
        version = state.session.version
        if version == self._offer_for:
            return
        self._offer_for = version
        model = state.model
        playing = model.my_turn and model.ask.kind is AskKind.PLAY and len(model.hand) > 1
        self.offered = playing and state.session.offer_finish()
