"""Dialogs of the table that show more than words: cards, and what each choice leads to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.score.scores import MoonOffer
from hearts_gui.ui.draw.card_shapes import Shadow
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.units import MIN_TEXT
from hearts_gui.ui.pages.dialog import DialogButton
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.asking.bidding import BidDialog
from hearts_gui.ui.table.asking.hand_dialog import HandDialog
from hearts_gui.ui.table.asking.what_is_asked import Question, question
from hearts_gui.ui.table.core.state import TableState
from hearts_gui.ui.table.layout.hand_fan import CARD_RATIO
from hearts_gui.ui.table.story.model import sort_hand
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.flow import Either, Grid, Item
from hearts_gui.wording.event_texts import moon_choice_text
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

CARD_UNITS = 84
CAPTION_UNITS = 24
STEP = 1.1
LEAST_STEP = 0.36
ROW_UNITS = 30
# The head has room for choices of two lines.
HEAD_ROWS = 1.5
MANY = 4


class CardRow(Widget):
    """Cards side by side under a caption, apart where there is room, with every index in sight."""

    focusable = False
    margin_units = 8.0

    def __init__(self, ctx: Context, caption: str, cards: Sequence[Card]) -> None:
        super().__init__(ctx, say("table-spoken-cards", caption=caption, cards=cards))
        self._caption, self._cards = caption, tuple(cards)

    def measure(self, width: int) -> int:
        """The caption and every row of cards."""
        return self._rows(width)[0]

    def _rows(self, width: int) -> tuple[int, int, int]:
        """The height with the caption, the card width, how many cards stand in a row."""
        skin, count = self.skin, len(self._cards)
        card = max(34, skin.px(CARD_UNITS))
        each = max(1, 1 + int((width - card) / (card * LEAST_STEP)))
        rows = max(1, -(-count // each))
        row = -(-count // rows)
        high = round(card * CARD_RATIO)
        caption = max(18, skin.px(CAPTION_UNITS))
        return caption + high + (rows - 1) * round(high * 0.62), card, row

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw caption and cards."""
        skin, box, art = self.skin, self.box, self.ctx.cardart
        _, card, row = self._rows(box.w)
        caption = Rect(box.x, box.y, box.w, max(18, skin.px(CAPTION_UNITS)))
        kind = skin.type(15)
        skin.painter.label(surface, self._caption, kind, skin.theme.text2, caption)
        high = round(card * CARD_RATIO)
        step = min(card * STEP, (box.w - card) / max(1, row - 1))
        for index, shown in enumerate(self._cards):
            line, place = divmod(index, row)
            at = (round(box.x + place * step), caption.bottom + line * round(high * 0.62))
            shadow = art.shadow(card, Shadow.REST)
            wide, tall = shadow.get_size()
            surface.blit(shadow, (at[0] - (wide - card) // 2, at[1] - (tall - high) // 2))
            surface.blit(art.face(shown.text, card, 0.0), at)


@dataclass(frozen=True, slots=True)
class TotalsAfter:
    """One choice and everybody's total after it."""

    label: str
    totals: tuple[str, ...]


def _spoken(one: TotalsAfter, names: Sequence[str]) -> str:
    """A choice and everybody's total after it, in words."""
    pairs = zip(names, one.totals, strict=True)
    totals = [say("table-spoken-total", name=name, total=total) for name, total in pairs]
    return say("table-spoken-choice", choice=one.label, totals=totals)


class Outcomes(Widget):
    """What each choice leads to: a line for every player, a column for now and each choice."""

    focusable = False
    margin_units = 2.0

    def __init__(self, ctx: Context, names: Sequence[str], columns: Sequence[TotalsAfter]) -> None:
        choices = [_spoken(one, names) for one in columns]
        super().__init__(ctx, say("table-spoken-choices", choices=choices))
        self._names, self._columns = tuple(names), tuple(columns)

    def measure(self, width: int) -> int:
        """A head, and a line for each player."""
        del width
        return round((len(self._names) + HEAD_ROWS) * max(20, self.px(ROW_UNITS)))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw head and lines."""
        skin, box = self.skin, self.box
        theme, painter = skin.theme, skin.painter
        high = int(box.h / (len(self._names) + HEAD_ROWS))
        top = box.bottom - high * len(self._names)
        first = round(box.w * 0.26)
        each = (box.w - first) // len(self._columns)
        for index, one in enumerate(self._columns):
            head = Rect(box.x + first + index * each, box.y, each - 8, top - box.y)
            self._draw_head(surface, one.label, head)
        for row, name in enumerate(self._names):
            y = top + row * high
            painter.box(surface, Rect(box.x, y, box.w, 1), BoxStyle(0, skin.ink(0.13)))
            place = Rect(box.x, y, first - 6, high)
            painter.label(surface, name, skin.type(16, Face.SEMIBOLD), theme.text, place)
            for index, one in enumerate(self._columns):
                cell = Rect(box.x + first + index * each, y, each - 4, high)
                changed = one.totals[row] != self._columns[0].totals[row]
                kind = skin.type(17, Face.BOLD if changed else Face.REGULAR)
                ink = theme.text if changed or not index else theme.text2
                painter.label(surface, one.totals[row], kind, ink, cell, align=Align.CENTRE)

    def _draw_head(self, surface: Surface, text: str, head: Rect) -> None:
        """A choice over its column, standing on the line below in as many lines as it needs."""
        skin, painter = self.skin, self.skin.painter
        kind = skin.type(15)
        while kind.px > MIN_TEXT and len(painter.wrap(text, kind, head.w)) > 2:
            kind = Type(kind.face, kind.px - 1)
        step = round(kind.px * 1.2)
        high = step * len(painter.wrap(text, kind, head.w))
        place = Rect(head.x, head.bottom - high - skin.px(3), head.w, high)
        painter.paragraph(surface, text, kind, skin.theme.text2, place, align=Align.CENTRE,
                          line_height=step)  # fmt: skip


class QuestionDialog(HandDialog):
    """A question with cards or a table of outcomes between text and answers."""

    def __init__(
        self, state: TableState, asked: Question, submit: Callable[[Action], None], *,
        cards: tuple[str, tuple[Card, ...]] | None = None, names: Sequence[str] = (),
        columns: Sequence[TotalsAfter] = (),
    ) -> None:  # fmt: skip
        self._cards, self._names, self._columns = cards, tuple(names), tuple(columns)

        choices = tuple(
            DialogButton(
                option.label, partial(submit, option.action), primary=index == 0, icon=option.icon
            )
            for index, option in enumerate(asked.options)
        )
        super().__init__(state, asked.title, asked.text, choices)

    def arranged(self, buttons: Sequence[Item]) -> Item:
        """Many answers stand in two columns where they have no room side by side."""
        usual = super().arranged(buttons)
        return usual if len(buttons) < MANY else Either(usual, Grid(*buttons, least=1, columns=2))

    def extra(self) -> Item | None:
        """Cards or outcomes."""
        if self._columns:
            return Outcomes(self.fit, self._names, self._columns)
        if self._cards is not None and self._cards[1]:
            return CardRow(self.fit, *self._cards)
        return None


def outcomes(offer: MoonOffer, totals: Sequence[str]) -> tuple[TotalsAfter, ...]:
    """The totals now and after each choice."""
    after = tuple(
        TotalsAfter(moon_choice_text(choice), tuple(map(score_text, result)))
        for choice, result in zip(offer.choices, offer.outcomes, strict=True)
    )
    return (TotalsAfter(say("table-moon-now"), tuple(totals)), *after)


def ask_dialog(state: TableState, submit: Callable[[Action], None]) -> HandDialog | None:
    """The dialog for the present question, or None when it is answered with cards."""
    view, names = state.view, state.names
    kind = view.ask.kind
    if kind is AskKind.BID and view.seat in view.ask.seats:
        return BidDialog(state, submit)
    asked = question(view, names)
    if asked is None:
        return None
    deal = view.deal
    if kind is AskKind.MOON and deal.offer is not None:
        totals = tuple(map(score_text, view.public.standings.totals))
        columns = outcomes(deal.offer, totals)
        return QuestionDialog(state, asked, submit, names=names, columns=columns)
    if kind is AskKind.ANSWER_CLAIM and deal.claim is not None:
        shown = dict(deal.shown_hands)[deal.claim.seat]
        caption = say("table-claimed-hand", name=names[deal.claim.seat])
        cards = (caption, sort_hand(shown, state.ctx.settings.hand_order))
        return QuestionDialog(state, asked, submit, cards=cards)
    return QuestionDialog(state, asked, submit)
