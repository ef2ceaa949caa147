"""What the player at the table can do, and what the interface says about it."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from hearts_gui.engine.actions import Action, AskKind, PassCards, PlayCard
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.legal import Verdict, may_name_suit
from hearts_gui.engine.scores import DealScore, GameResult
from hearts_gui.ui.input import KeyDown
from hearts_gui.ui.table.asking import (
    answer,
    pair_up,
    pass_info,
    prompt_for,
    question,
    receivers,
    selecting,
    suit_question,
)
from hearts_gui.ui.table.desk import ActionSpec, last_trick_info
from hearts_gui.ui.table.furniture import PromptText
from hearts_gui.ui.table.gestures import Pulse, Wiggle
from hearts_gui.ui.table.overlays import pause_dialog, question_dialog
from hearts_gui.ui.table_model import points_so_far
from hearts_gui.ui.text import (
    card_name,
    cards_named,
    counted,
    deal_pill,
    not_your_turn,
    rank_label,
    score_text,
    verdict_text,
)

if TYPE_CHECKING:
    from hearts_gui.ui.scenes.table import TableScene

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
SUIT_ICONS = {
    Suit.CLUBS: "club", Suit.DIAMONDS: "diamond", Suit.SPADES: "spade", Suit.HEARTS: "heart",
}  # fmt: skip
REFUSED_MS = 2600.0


class Turns:
    """Acts for one table scene."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._refused: tuple[PromptText, float] | None = None
        self._offered = False
        self._offer_for = -1
        self._asked_for = -1

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
            scene.ctx.scenes.push(question_dialog(scene.ctx, asked, self._send))
            return False
        self._clear()
        return scene.submit(PlayCard(view.seat, card))

    def toggle(self, card: Card) -> None:
        """Mark a card, or take the mark back."""
        scene = self._scene
        selected = scene.handling.selected
        wanted = selecting(scene.director.view)
        if wanted is None:
            return
        scene.handling.hints = ()
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
        self._refused = (PromptText(text, wrong=True), scene.ctx.now() + REFUSED_MS)
        top = scene.top
        held = scene.handling.dragged is card
        if top is not None and card in top.sprites and not held and not top.still:
            top.effects.add(Wiggle(top, card))
        scene.refresh()

    def _clear(self) -> None:
        self._refused = None
        self._scene.handling.forget()
        self._scene.handling.cursor = None
        self._scene.handling.hovered = None
        self._scene.handling.seen_received = True

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
            if wanted.least <= len(chosen) <= wanted.most:
                action = answer(view, chosen)
                scene.handling.cursor = None
                scene.submit(action)
            return
        if self._ask():
            return
        cursor = scene.handling.cursor
        if cursor is not None and cursor in scene.queue.model.hand:
            self.play(cursor)
        elif self._offered:
            self.finish_deal()

    def finish_deal(self) -> None:
        """Play a settled deal out."""
        if self._offered:
            self._offered = False
            self._clear()
            self._scene.session.finish_deal()

    def _ask(self) -> bool:
        scene = self._scene
        asked = question(scene.director.view, scene.names)
        if asked is None:
            return False
        scene.ctx.scenes.push(question_dialog(scene.ctx, asked, self._send))
        return True

    def hint(self) -> None:
        """Show what a sensible player would do."""
        scene = self._scene
        scene.finish()
        view = scene.director.view
        action = scene.session.hint(view) if scene.queue.model.my_turn else None
        cards: tuple[Card, ...] = ()
        match action:
            case PlayCard(card=card):
                cards, text = (card,), f"Hint: play the {card_name(card)}"
            case PassCards(gives=gives):
                cards = tuple(card for card, _ in gives)
                text = f"Hint: pass {cards_named(cards)}"
            case _:
                text = "No hint now: it is not your turn" if action is None else "No hint here"
        scene.handling.hints = cards
        self._refused = (PromptText(text), scene.ctx.now() + 2 * REFUSED_MS)
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
            scene.toasts.show("There is nothing to take back")
        elif scene.take_back():
            scene.toasts.show("Taken back")

    def toggle_last(self) -> None:
        """Show the last trick, or put it away."""
        scene = self._scene
        desk, layout = scene.desk, scene.table
        if desk is None or layout is None:
            return
        model = scene.queue.model
        if desk.last.visible or model.last is None:
            if model.last is None:
                scene.toasts.show("No trick has been taken yet")
            desk.show_last(None)
            return
        desk.show_last(last_trick_info(layout, model, scene.names, self._last_points()))

    def _last_points(self) -> str:
        scene = self._scene
        model = scene.queue.model
        trick = model.last
        if trick is None or trick.taker is None:
            return "no points"
        cards = tuple(play.card for play in trick.plays)
        taken = tuple(cards if seat == trick.taker else () for seat in range(model.players))
        lone = replace(model, taken=taken)
        points = points_so_far(scene.director.view.rules, lone, trick.taker)
        if points == 0:
            return "no points"
        return f"{score_text(points)} point{'' if points == 1 else 's'}"

    # -- screens

    def scores(self) -> None:
        """The score sheet so far."""
        if self._scene.director.view.public.standings.history:
            self.open_scores(latest=None)
        else:
            self._scene.toasts.show("No deal has been counted yet")

    def open_scores(self, *, latest: DealScore | None) -> None:
        """The score sheet; after a deal it leads on to the next one."""
        from hearts_gui.ui.scenes.scores import ScoresScene

        scene = self._scene
        public = scene.director.view.public
        done = scene.sheet_closed if latest is not None else None
        scene.ctx.scenes.push(
            ScoresScene(scene.ctx, public, scene.session.seats, scene.seat, done=done)
        )

    def open_end(self, result: GameResult) -> None:
        """The end of the game."""
        from hearts_gui.ui.scenes.game_end import GameEndScene

        scene = self._scene
        scene.ctx.scenes.push(
            GameEndScene(
                scene.ctx, result, scene.director.view.public, scene.session, scene.seat,
                scores=lambda: self.open_scores(latest=None), menu=self.leave_table,
                again=self.play_again,
            )
        )  # fmt: skip

    def play_again(self) -> None:
        """Another game in place of this one."""
        scene = self._scene
        ctx = scene.ctx
        ctx.scenes.remove(scene)
        ctx.scenes.push(ctx.games.start_new(ctx))

    def leave_table(self) -> None:
        """Back to the menu; the game is saved as it is."""
        self._scene.ctx.scenes.remove(self._scene)

    def options(self) -> None:
        """The options screen."""
        from hearts_gui.ui.scenes.options import OptionsScene

        self._scene.ctx.scenes.push(OptionsScene(self._scene.ctx))

    def rules(self) -> None:
        """The rules in force."""
        from hearts_gui.ui.scenes.help import HelpScene

        self._scene.ctx.scenes.push(HelpScene(self._scene.ctx))

    def pause(self) -> None:
        """The game's menu."""
        scene = self._scene
        code = scene.session.commitment
        lines = (
            f"{deal_pill(scene.director.view.public)}. The game is saved.",
            f"Fair deal code: {code[:8]} {code[8:16]} {code[16:24]} {code[24:32]}…",
        )
        entries = (
            ("Score sheet", "chart", self.scores),
            ("Rules in force", "book", self.rules),
            ("Options", "gear", self.options),
            ("Leave to the menu", "exit-door", self.leave_table),
        )
        scene.ctx.scenes.push(
            pause_dialog(scene.ctx, title="Game menu", lines=lines, entries=entries)
        )

    # -- keys

    def key(self, event: KeyDown) -> bool:
        """A key at the table."""
        scene = self._scene
        desk = scene.desk
        if desk is None:
            return False
        if desk.last.visible and event.key not in (pygame.K_l, pygame.K_m):
            desk.show_last(None)
            return True
        if event.key == pygame.K_ESCAPE and not (desk.form.keyboard and desk.form.focus):
            self.pause()
            return True
        focused = desk.form.keyboard and desk.form.focus is not None
        if event.key == pygame.K_TAB or (focused and event.key not in (pygame.K_ESCAPE,)):
            if self._letter(event):
                return True
            return desk.form.handle(event)
        if focused:
            desk.form.set_focus(None, keyboard=False)
            return True
        if event.key == pygame.K_SPACE:
            if event.repeat or scene.finish():
                return True
            return self._use_cursor()
        if event.key in ENTER:
            return event.repeat or self._enter()
        return self._letter(event) or scene.hands.key(event)

    def _letter(self, event: KeyDown) -> bool:
        if event.ctrl or event.repeat:
            return False
        match event.key:
            case pygame.K_l:
                self._scene.hold_last()
            case pygame.K_h:
                self.hint()
            case pygame.K_u | pygame.K_BACKSPACE:
                self.undo()
            case pygame.K_s:
                self.scores()
            case pygame.K_o:
                self.options()
            case pygame.K_f:
                self.finish_deal()
            case _:
                return False
        return True

    def _enter(self) -> bool:
        scene = self._scene
        scene.finish()
        wanted = selecting(scene.director.view)
        cursor = scene.handling.cursor
        complete = wanted is not None and wanted.least == len(scene.handling.selected)
        if wanted is not None and complete and (wanted.least or cursor is None):
            self.press_action()
            return True
        if cursor is None:
            self.press_action()
            return True
        return self._use_cursor()

    def _use_cursor(self) -> bool:
        cursor = self._scene.handling.cursor
        if cursor is not None and cursor in self._scene.queue.model.hand:
            self.use(cursor)
        return True

    # -- what the interface says

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
            self._ask_once()
        live = settled and view.public.deal is not None
        info = None
        if live and model.ask.kind is AskKind.PASS:
            info = pass_info(view, model, scene.names, len(scene.handling.selected))
        desk.panel.tell(info)
        scene.teller.receivers = receivers(view) if live and model.my_turn else ()
        scene.teller.selected = len(scene.handling.selected)
        scene.teller.show_points = scene.ctx.settings.show_points
        desk.set_arcs(scene.teller.receivers, model)
        desk.prompt.say(self._prompt(live=live))
        desk.set_action(self._action() if live else None)
        top.deal_pill.say(deal_pill(view.public))
        if not shown:
            top.show_plates()
        self._enable()

    def _prompt(self, *, live: bool) -> PromptText | None:
        scene = self._scene
        if self._refused is not None:
            if scene.ctx.now() < self._refused[1]:
                return self._refused[0]
            self._refused = None
        if not live:
            return None
        return prompt_for(scene.director.view, scene.queue.model, offered=self._offered)

    @property
    def note_over(self) -> bool:
        """Whether a refusal or hint has been shown long enough."""
        return self._refused is not None and self._scene.ctx.now() >= self._refused[1]

    @property
    def note_wait_ms(self) -> int | None:
        """How long a refusal or hint is still shown."""
        if self._refused is None:
            return None
        return max(1, int(self._refused[1] - self._scene.ctx.now()))

    def _action(self) -> ActionSpec | None:
        scene = self._scene
        view, model = scene.director.view, scene.queue.model
        wanted = selecting(view)
        if wanted is not None and model.my_turn:
            chosen = len(scene.handling.selected)
            missing = wanted.least - chosen
            reason = f"Choose {counted(missing, 'more card')}" if missing > 0 else ""
            label = wanted.none_label if wanted.none_label and not chosen else wanted.label
            caption = "Tap a card to take it back" if chosen and not missing else ""
            if missing > 0:
                caption = f"Choose {counted(missing, 'card')}"
            return ActionSpec(label, wanted.icon, reason, caption)
        if question(view, scene.names) is not None:
            return ActionSpec("Choose…", None)
        cursor = scene.handling.cursor
        if model.my_turn and cursor is not None and cursor in model.legal:
            icon = SUIT_ICONS[cursor.suit] if cursor.suit is not None else None
            again = "Enter, or tap again" if scene.ctx.settings.play_mode == "double" else "Enter"
            return ActionSpec(f"Play {rank_label(cursor)}", icon, "", again)
        if self._offered and model.my_turn:
            return ActionSpec("Finish deal", "check", "", "F, or play on")
        return None

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
        self._offered = playing and scene.session.offer_finish()

    def _ask_once(self) -> None:
        """Put a question in a dialog as soon as it comes up, once."""
        scene = self._scene
        version = scene.session.version
        if version == self._asked_for or scene.ctx.scenes.top is not scene:
            return
        if scene.queue.model.my_turn and question(scene.director.view, scene.names) is not None:
            self._asked_for = version
            self._ask()
