"""The screen of what another seat knew: what it saw, and what it could infer."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from hearts_gui.ai.coach.chances import CardChances
from hearts_gui.ai.coach.decisions import Decision
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.coaching import CoachAnswer
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.review.matrix import MatrixRow, MatrixWidget
from hearts_gui.ui.review.source import ReviewSource
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.small_table.card_rows import CardFan, all_of
from hearts_gui.ui.small_table.pills import PanelBackground
from hearts_gui.ui.small_table.scene import EDGE, review_places
from hearts_gui.ui.table.story.cues import sort_hand
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label, text
from hearts_gui.ui.widgets.choice import Segmented, Toggle
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Padded, Row, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.room import Room
from hearts_gui.ui.widgets.rows import Panel, signed
from hearts_gui.ui.widgets.scroll import panel_parts
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import half_points

PRIMARY, KNOWN, BESIDE, SIZES = 56, 84, 300, (1.6, 1.3, 1.0)
"""The height of the button, how wide a card is that the seat knew and one of two columns, and the
sizes of the cards played that are tried."""
SENTENCES, LOWER = 0.3, 0.16
"""The sentences leave the matrix at least the rest of its place; and how much of a panel below it
the matrix takes for text twice as large."""


@dataclass(frozen=True, slots=True)
class SeatAnswers:
    """What the coach says of a seat: its chances of cards, and why it decided as it did."""

    chances: CoachAnswer[tuple[CardChances, ...]]
    decision: Decision | None
    reason: CoachAnswer[Grade] | None

    @property
    def arrived(self) -> tuple[bool, bool]:
        """Whether the chances and the reason have come."""
        return self.chances.arrived, self.reason is None or self.reason.arrived


class KnowledgeScene(FormScene):
    """A moment of a deal as another seat saw it. `step` counts the events before it."""

    def __init__(self, ctx: Context, source: ReviewSource, step: int, caption: str) -> None:
        super().__init__(ctx)
        self.source, self.step, self._place = source, step, caption
        self.coach = source.coach
        players = source.record.rules.players
        self.others = [(source.seat + k) % players for k in range(1, players)]
        self.seat = self.others[0]
        self.show_held = False
        self._above = True
        """Whether there is room for the sentences over the matrix; else they are in the panel."""
        self._asked: dict[int, SeatAnswers] = {}
        self._arrived_shown = self.answers.arrived

    @property
    def view(self) -> PlayerView:
        """The seat's view."""
        return self.source.record.view(self.step, self.seat)

    @property
    def answers(self) -> SeatAnswers:
        """What the coach says of the seat; it is asked when that is first wanted."""
        seat, record = self.seat, self.source.record
        if seat not in self._asked:
            chances = self.coach.ask_chances(record, self.step, seat)
            step, decision = self._decision() or (0, None)
            reason = None if decision is None else self.coach.ask_reason(record, step, seat)
            self._asked[seat] = SeatAnswers(chances, decision, reason)
        return self._asked[seat]

    def _decision(self) -> tuple[int, Decision] | None:
        """The seat's decision in this trick, or else the next; the number of events before it."""
        view = self.source.record.view(self.step, self.source.seat)
        number = len(view.deal.tricks) + 1 if view.ask.kind is AskKind.PLAY else 0
        every = self.source.record.decisions(self.seat)
        now = [entry for entry in every if entry[0] < self.step and entry[1].trick == number]
        later = [entry for entry in every if entry[0] >= self.step]
        return next(iter([*now[-1:], *later]), None)

    # -- content

    def compose(self) -> None:
        self._arrived_shown = self.answers.arrived
        skin, places, metrics = Skin(self.ctx), review_places(self.ctx.metrics), self.ctx.metrics
        panel = places.panel
        top = min(panel.y, skin.px(EDGE))
        left = Rect(places.strip.x, top, places.strip.w, places.strip.bottom - top)
        if metrics.window.w - panel.w < panel.w:  # one below the other; the lower one scrolls
            low = round(LOWER * panel.h * max(0, metrics.ui_scale - 100) / 100)
            panel = Rect(panel.x, panel.y + low, panel.w, panel.h - low)
            left.h = panel.y - skin.px(16) - left.y
        room = Room(left, skin.px(16))
        self._add_head(skin, room.top(max(skin.px(48), metrics.hit)))
        box = room.rest
        self.stage.add(PanelBackground(skin, box, 20), PanelBackground(skin, panel, 22))
        self._add_matrix(skin, box.inflate(-2 * skin.px(22), -2 * skin.px(18)))
        self.form.add(*panel_parts(self.ctx, panel, self._facts, self._actions()))

    def _add_head(self, skin: Skin, line: Rect) -> None:
        row = Room(line, skin.px(14))
        disc = row.left(line.h)
        self.form.add(
            IconButton(self.ctx, say("review-back"), self.back, disc.center, icon=Icon.ARROW_LEFT)
        )
        names = [self.source.seats[seat].name for seat in self.others]
        box = row.right(min(row.rest.w * 2 // 3, skin.px(130) * len(names)))
        self.form.add(
            Segmented(self.ctx, say("knows-who"), box, options=names,
                      chosen=self.others.index(self.seat), changed=self._choose, units=15)
        )  # fmt: skip
        self.form.add(Label(self.ctx, self._place, row.rest, units=17, face=Face.SEMIBOLD))

    def _add_matrix(self, skin: Skin, box: Rect) -> None:
        chances = self.answers.chances.value
        words = self._sentences()
        height = words.measure(box.w)
        self._above = height <= box.h * SENTENCES
        top = 0
        if self._above:
            words.move_to(Rect(box.x, box.y, box.w, height))
            self.form.add(*words.widgets)
            top = height + skin.px(18)
        room = Room(Rect(box.x, box.y + top, box.w, box.h - top), skin.px(10))
        head = room.top(skin.fonts_height(skin.type(19, Face.SEMIBOLD)) + skin.px(6))
        if chances is None:
            awaited = say("knows-none") if self.answers.chances.arrived else say("knows-waiting")
            self.form.add(Label(self.ctx, awaited, head, units=17, quiet=True))
            return
        unseen = say("knows-title", n=len(chances), name=self.source.seats[self.seat].name)
        self.form.add(Label(self.ctx, unseen, head, units=19, face=Face.SEMIBOLD))
        line = room.top(skin.fonts_height(skin.type(14)) + skin.px(4))
        self.form.add(Label(self.ctx, say("knows-legend"), line, units=14, quiet=True))
        self.form.add(MatrixWidget(self.ctx, room.rest, chances, self._rows(chances),
                                   show_held=self.show_held))  # fmt: skip

    def _sentences(self) -> Column:
        """The seat's decision with its reason, and a note that the seat knew no more than this
        page."""
        name, answers = self.source.seats[self.seat].name, self.answers
        lines: list[Item] = []
        if answers.decision is not None and answers.reason is not None:
            decided = _decided(answers.decision, name)
            lines.append(text(self.ctx, decided, units=26, face=Face.DISPLAY))
            lines.append(text(self.ctx, _why(answers.reason, name), units=18))
        nothing = say("knows-nothing-else", name=name)
        return Column(*lines, text(self.ctx, nothing, units=17, quiet=True), gap=8)

    def _rows(self, chances: Sequence[CardChances]) -> list[MatrixRow]:
        """Everyone else in order of play; nobody too where cards may lie with nobody."""
        record, seats = self.source.record, self.source.seats
        hands, players = record.hands(self.step), record.rules.players
        order = [(self.seat + k) % players for k in range(1, players)]
        rows = [MatrixRow(seats[seat].name, seats[seat].portrait, len(hands[seat]), seat,
                          frozenset(hands[seat])) for seat in order]  # fmt: skip
        if any(chance.nobody > 0 for chance in chances):
            rows.append(MatrixRow(say("knows-nobody"), "", 0, players))
        return rows

    def _actions(self) -> Column:
        """The switch that shows who held what, and the button that goes back."""
        ctx, words = self.ctx, say("knows-show")
        back = Button(ctx, say("knows-back"), self.back, icon=Icon.ARROW_LEFT,
                      look=ButtonLook.PRIMARY)  # fmt: skip
        switch = Toggle(ctx, words, on=self.show_held, changed=self._show)
        line = Row(Sized(text(ctx, words, units=16), grow=1), 20, switch)
        return Column(Padded(line, top=6), Sized(back, height=PRIMARY), gap=12)

    def _facts(self, width: int, room: int) -> Column:
        """The facts that the seat knew, in the largest size that they have room for."""
        for size in SIZES:
            column = self._facts_in(size)
            if column.measure(width) <= room:
                break
        return column

    def _facts_in(self, size: float) -> Column:
        ctx, view, name = self.ctx, self.view, self.source.seats[self.seat].name

        own, deal, order = view.own, view.public.deal, ctx.settings.hand_order
        hand = sort_hand(own.hand, order)
        plays = [] if deal is None else [*deal.plays]
        for trick in () if deal is None else deal.tricks:
            plays += trick.plays
        played = sort_hand(tuple(play.card for play in plays), order)
        gave, got = ([card for card, _ in cards] for cards in (own.gave, own.got))
        fans = (
            (Icon.CARDS, say("knows-own", n=len(hand)), hand),
            (Icon.ARROW_RIGHT, say("knows-passed"), gave),
            (Icon.ARROW_LEFT, say("knows-got"), got),
        )
        shown: list[tuple[Icon, str, Item]] = [
            (icon, words, Sized(CardFan(ctx, cards, card=KNOWN), across=Anchor.START))
            for icon, words, cards in fans if cards
        ]  # fmt: skip
        table = say("knows-played", n=len(played))
        shown.insert(1 if hand else 0, (Icon.EYE, table, all_of(ctx, played, size)))
        facts = [
            Column(signed(ctx, icon, text(ctx, words, face=Face.SEMIBOLD)), cards, gap=8)
            for icon, words, cards in shown
        ]
        why = signed(ctx, Icon.LOCK, text(ctx, say("knows-why"), units=16, quiet=True),
                     ctx.theme.ok)  # fmt: skip
        no_more = Padded(why, across=16, top=14, behind=Panel(ctx, "", group=True))
        return Column(
            text(ctx, say("knows-heading", name=name), units=30, face=Face.DISPLAY),
            None if self._above else self._sentences(),
            Grid(*facts, gap=16, least=BESIDE, columns=2),
            Sized(no_more, grow=1, down=Anchor.END), gap=16,
        )  # fmt: skip

    # -- what it does

    def _choose(self, index: int) -> None:
        self.seat = self.others[index]
        self.rebuild()

    def _show(self, on: bool) -> None:
        self.show_held = on
        self.rebuild()

    def handle(self, event: UiEvent) -> bool:
        """Handle input: the keys one to nine choose a seat."""
        if isinstance(event, KeyDown) and pygame.K_1 <= event.key <= pygame.K_9:
            index = event.key - pygame.K_1
            if index < len(self.others):
                self._choose(index)
                return True
        return super().handle(event)

    def update(self, dt_ms: float) -> None:
        """Show the chances when they arrive."""
        super().update(dt_ms)
        if self.answers.arrived != self._arrived_shown:
            self.rebuild()


def _decided(decision: Decision, name: str) -> str:
    """The decision of someone in words."""
    if isinstance(decision.action, PlayCard):
        return say("knows-decided", name=name, card=decision.action.card)
    return say("knows-decided-other", name=name)


def _why(asked: CoachAnswer[Grade], name: str) -> str:
    """The coach's reason for it, or against it."""
    if not asked.arrived:
        return say("knows-reason-waiting")
    grade = asked.value
    if grade is None or not grade.real or grade.reason is None:
        return say("knows-reason-none")
    reason = message_text(grade.reason)
    if not grade.wrong:
        return say("knows-reason", name=name, reason=reason)
    return say("knows-reason-wrong", name=name, reason=reason, **half_points(grade.loss))
