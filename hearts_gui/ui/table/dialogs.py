"""Dialogs over a table: questions with words, cards or bids, and the game's menu."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, AskKind, MakeBid
from hearts_gui.engine.play.validate import HIGHEST_BID
from hearts_gui.ui.draw.card_shapes import CARD_RATIO, Shadow
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context, Layer
from hearts_gui.ui.table.moon import MoonScene
from hearts_gui.ui.table.readout import Status
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.story.cues import MoonRises, sort_hand
from hearts_gui.ui.table.what_is_asked import Question, asks_in_dialog, other_answer, question
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.flow import Anchor, Either, Grid, Item, Sized
from hearts_gui.ui.widgets.stepper import SIZE, Stepper
from hearts_gui.wording.language.messages import say

LEAVE = "table-menu-leave"
"""The message of the way to the menu."""
LEAST_SHARE = 0.5


class HandDialog(Dialog):
    """A dialog above the hand, which stays bright; a press on the hand does nothing."""

    def __init__(
        self, state: TableState, title: str, text: str, choices: tuple[DialogButton, ...], *,
        extra: Callable[[Context], Item | None] = lambda _: None,
    ) -> None:  # fmt: skip
        """`extra` makes what stands between text and answers, in a context whose size fits."""
        super().__init__(state.ctx, title, text, choices)
        self._state, self._make_extra = state, extra

    def extra(self) -> Item | None:
        return self._make_extra(self.fit)

    def arranged(self, buttons: Sequence[Item]) -> Item:
        """Arrange the buttons; many answers are in two columns if they do not fit side by side."""
        usual = super().arranged(buttons)
        return usual if len(buttons) < MANY else Either(usual, Grid(*buttons, least=1, columns=2))

    @property
    def room(self) -> Rect:
        """The stage down to the hand, or most of it where the hand reaches high."""
        stage, box = self.ctx.metrics.stage, self._state.tabletop.hand_box()
        room = stage.copy()
        if box.h:
            room.h = max(round(LEAST_SHARE * stage.h), box.y - stage.y)
        return room

    def panels(self) -> list[Layer]:
        """The hand as it was before the scrim."""
        return [self._state.tabletop.draw_hand]

    def _by_keyboard(self) -> bool:
        return self._state.handling.device.steps

    def key_information(self, key: int) -> str | None:
        state = self._state
        return state.aloud.answer(key, state.view, state.model, lambda: list(self.introduction()))

    def outside(self, pos: tuple[int, int]) -> bool:
        """Whether a press here is outside; a press on a card is not."""
        return super().outside(pos) and not self._state.tabletop.hand_box().collidepoint(pos)


CARD_UNITS = 84
CAPTION_UNITS = 24
STEP = 1.1
LEAST_STEP = 0.36
MANY = 4


class CardRow(Widget):
    """Cards side by side under a caption, with every index visible."""

    focusable = False
    margin_units = 8.0

    def __init__(self, ctx: Context, caption: str, cards: Sequence[Card]) -> None:
        super().__init__(ctx, say("table-spoken-cards", caption=caption, cards=cards))
        self._caption, self._cards = caption, tuple(cards)

    def measure(self, width: int) -> int:
        return self._rows(width)[0]

    def _rows(self, width: int) -> tuple[int, int, int]:
        """The height with the caption, the card width, how many cards stand in a row."""
        skin, count = self.skin, len(self._cards)
        card = max(34, skin.px(CARD_UNITS))
        per_row = max(1, 1 + int((width - card) / (card * LEAST_STEP)))
        rows = max(1, -(-count // per_row))
        row = -(-count // rows)
        height = round(card * CARD_RATIO)
        caption = max(18, skin.px(CAPTION_UNITS))
        return caption + height + (rows - 1) * round(height * 0.62), card, row

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box, art = self.skin, self.box, self.ctx.cardart
        _, card, row = self._rows(box.w)
        caption = Rect(box.x, box.y, box.w, max(18, skin.px(CAPTION_UNITS)))
        kind = skin.type(15)
        skin.painter.label(surface, self._caption, kind, skin.theme.text2, caption)
        height = round(card * CARD_RATIO)
        step = min(card * STEP, (box.w - card) / max(1, row - 1))
        for index, shown in enumerate(self._cards):
            line, column = divmod(index, row)
            point = (round(box.x + column * step), caption.bottom + line * round(height * 0.62))
            shadow = art.outlines.shadow(card, Shadow.REST)
            wider, higher = shadow.get_width() - card, shadow.get_height() - height
            surface.blit(shadow, (point[0] - wider // 2, point[1] - higher // 2))
            surface.blit(art.face(shown.text, card, 0.0), point)


def question_dialog(
    state: TableState, question: Question, submit: Callable[[Action], object], *,
    cards: tuple[str, tuple[Card, ...]] = ("", ()),
) -> HandDialog:  # fmt: skip
    """A question, with `cards` under a caption between text and answers."""
    choices = tuple(
        DialogButton(
            option.label, partial(submit, option.action), primary=index == 0, icon=option.icon
        )
        for index, option in enumerate(question.options)
    )
    if len(choices) == 1:  # only whether to do it
        choices = (DialogButton(say("page-cancel")), *choices)
    return HandDialog(state, question.title, question.text, choices,
                      extra=lambda ctx: CardRow(ctx, *cards) if cards[1] else None)  # fmt: skip


def ask_dialog(state: TableState, submit: Callable[[Action], object]) -> HandDialog | None:
    """The dialog for the present question, or None when it is answered with cards."""
    view, names = state.view, state.names
    kind = view.ask.kind
    if kind is AskKind.BID and view.seat in view.ask.seats:
        return bid_dialog(state, submit)
    asked = question(view, names)
    if asked is None:
        return None
    deal = view.deal
    if kind is AskKind.ANSWER_CLAIM and deal.claim is not None:
        shown = dict(deal.shown_hands)[deal.claim.seat]
        caption = say("table-claimed-hand", name=names[deal.claim.seat])
        cards = (caption, sort_hand(shown, state.ctx.settings.hand_order))
        return question_dialog(state, asked, submit, cards=cards)
    return question_dialog(state, asked, submit)


BID, NO_BID = "table-bid", "table-bid-none"
"""Messages on the buttons."""


def bid_dialog(state: TableState, submit: Callable[[Action], object]) -> HandDialog:
    """Ask for a number of counters; Escape leaves the question open."""
    seat, best = state.seat, max((counters for _, counters in state.view.deal.bids), default=0)
    bid = min(HIGHEST_BID, best + 1)

    def choose(index: int) -> None:
        nonlocal bid
        bid = index + 1

    def number(ctx: Context) -> Item:
        values = [str(count) for count in range(1, HIGHEST_BID + 1)]
        stepper = Stepper(ctx, say("table-bid-counters"), values=values, chosen=bid - 1,
                          changed=choose)  # fmt: skip
        return Sized(stepper, width=SIZE[0] + 60, across=Anchor.MIDDLE)

    choices = (
        DialogButton(say(NO_BID), lambda: submit(MakeBid(seat, 0))),
        DialogButton(say(BID), lambda: submit(MakeBid(seat, bid)), primary=True,
                     icon=Icon.CHECK),
    )  # fmt: skip
    lines = [say("table-bid-text")]
    lines += [say("table-bid-of", name=state.names[by], n=count)
              for by, count in state.view.deal.bids]  # fmt: skip
    return HandDialog(state, say("table-bid-title"), "\n".join(lines), choices, extra=number)


class DialogHost:
    """Opens the dialogs of one table; while one is open, nothing else is offered."""

    def __init__(self, state: TableState, readout: Status) -> None:
        self._state, self._readout = state, readout
        self._asked_for = -1

    def send(self, action: Action) -> bool:
        """Submit an action, and clear marks, pointing and notes."""
        self._state.notes.clear()
        self._state.handling.clear_choice()
        return self._state.submit(action)

    def ask_question(self, question: Question, *, marked: bool = False) -> None:
        """Ask a question, and send the answer. `marked` cards stay marked until they leave."""
        answer = self._state.submit if marked else self.send
        self._show(question_dialog(self._state, question, answer))

    def rise_moon(self, cue: MoonRises) -> None:
        """Show the night of a moon; the player's own moon asks for its effect."""
        state = self._state
        view = state.view
        asked = view.ask.kind is AskKind.MOON and state.seat in view.ask.seats
        if asked:
            self._asked_for = state.session.version
        choose = self.send if asked else None
        self._show(MoonScene(state, cue, done=state.queue.release, choose=choose))

    def _show(self, dialog: HandDialog | MoonScene) -> None:
        state = self._state
        self._readout.hushed = True
        self._readout.refresh()
        state.controls.hush()
        state.tabletop.motions.finish()
        state.ctx.scenes.push(dialog)

    def ask(self) -> bool:
        """Put the present question. Returns whether it is one for a dialog."""
        view = self._state.view
        offer = view.deal.offer if view.ask.kind is AskKind.MOON else None
        if offer is not None:
            self.rise_moon(MoonRises(offer.seat, offer.sun, model=self._state.model))
            return True
        dialog = ask_dialog(self._state, self.send)
        if dialog is not None:
            self._show(dialog)
        return dialog is not None

    def ask_once(self) -> None:
        """Ask a new question once, as soon as it comes up."""
        state = self._state
        version = state.session.version
        if version == self._asked_for or not state.on_top:
            return
        if state.model.my_turn and asks_in_dialog(state.view):
            self._asked_for = version
            self.ask()

    def ask_other(self) -> bool:
        """Ask the question for an action other than cards. Returns whether there is one."""
        state = self._state
        answer = other_answer(state.view) if state.model.my_turn else None
        if answer is not None:
            self.ask_question(answer.question)
        return answer is not None


def back_button() -> DialogButton:
    """The button that returns to the game."""
    return DialogButton(say("table-menu-back"), primary=True, icon=Icon.PLAY)
