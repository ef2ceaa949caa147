"""The report after a deal: the habit or choice that cost most, and the moments that mattered.

It fills two boxes of the score sheet while the coach works.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PlayCard, cards_of
from hearts_gui.engine.play.events import CardPlayed
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.seen import outcome
from hearts_gui.session.practice.backlog import RealChoice, choice_of, habit_of
from hearts_gui.session.practice.weakness import cell_name
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.measure import parts
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.review.moments import draw_pair, pair_width, reason_text
from hearts_gui.ui.review.source import ReviewSource, loss_text
from hearts_gui.ui.review.state import ReviewState, label_word
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.ports import Destination
from hearts_gui.ui.small_table.card_rows import CardFan
from hearts_gui.ui.small_table.pills import draw_mark, loss_colour
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import Button, text
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Row, Sized
from hearts_gui.wording.language.messages import joined, message_text, say

TILE, TILE_HIGH, PAIR, LEAST_PAIR = 150.0, 140.0, 64.0, 29.0
"""The least width of a moment, its height, and its cards, which make room for a long word."""
LEAST_PIXELS = 120
"""In a small window a moment may be this narrow, so that three stand side by side."""
CARD, LEAN, STEP, BUTTON = 108.0, 7.0, 0.55, 46.0
"""The cards of a trick, how far the outer ones lean, the step to the next, and the button below."""


@dataclass(frozen=True, slots=True)
class WorkOn:
    """A habit that costs points: the decision that shows it, how often, and a way to practise."""

    line: str
    title: str
    often: str
    practise: Destination
    length: str = ""


def work_on(
    ctx: Context, decided: Iterable[RealChoice], earlier: Iterable[RealChoice] = ()
) -> WorkOn | None:
    """The habit that cost most in these decisions, and its drill, or its lesson where there are no
    positions; None where it has no name.

    `earlier` are the wrong choices of the game before these; they count towards how often.
    """
    habit = habit_of(decided)
    if habit is None:
        return None
    motif, learning = habit.motif, ctx.games.learning
    shown = {cell for cell in habit.moment.missed_cells if cell[0] is motif}
    _, occasion = learning.weakest(shown) or (motif, None)
    positions = learning.drill_size((motif,), occasion)

    def drill() -> None:
        ctx.scenes.push(learning.practice(ctx, (motif,), occasion))

    times = habit.times + sum(motif in decision.missed[:1] for decision in earlier)
    often = say("report-often", n=times + learning.missed_lately(motif))
    minutes = max(1, positions // 2)
    length = say("report-length", n=positions, minutes=minutes) if positions else ""
    title = message_text(cell_name((motif, occasion)))
    return WorkOn(habit.moment.grade.line, title, often, (say("report-drill"), drill), length)


class GameHabit:
    """The habit or choice to work on after a game; a wrong choice counts as soon as it is known."""

    def __init__(self, ctx: Context, record: Callable[[int], DealRecord | None]) -> None:
        """`record` gives a deal that is over by its number."""
        self._ctx, self._record = ctx, cache(record)
        self._choices: dict[str, RealChoice | None] = {}

    def choices(self, wrong: Iterable[Grade]) -> Iterator[RealChoice]:
        """These choices, as far as their deals are over, after earlier ones."""
        for grade in wrong:
            record = self._record(grade.deal)
            if grade.line not in self._choices and record is not None:
                self._choices[grade.line] = choice_of(record, grade)
        yield from (decision for decision in self._choices.values() if decision is not None)

    def __call__(self, wrong: Iterable[Grade]) -> WorkOn | None:
        """The habit that cost most in these choices; None where it has no name."""
        return work_on(self._ctx, self.choices(wrong))

    def in_deal(
        self, number: int, graded: Callable[[int], Iterable[Grade]]
    ) -> Callable[[Iterable[RealChoice]], WorkOn | None]:
        """The same for one deal; `graded` gives the grades of earlier deals."""

        def habit(decided: Iterable[RealChoice]) -> WorkOn | None:
            before = (grade for deal in range(1, number) for grade in graded(deal) if grade.wrong)
            return work_on(self._ctx, decided, self.choices(before))

        return habit


class DealReport:
    """One deal of one person. `look` opens the review at a decision, by its line.

    `habit` says what to work on after these decisions, as far as it is known.
    """

    def __init__(
        self, source: ReviewSource, look: Callable[[str], None],
        habit: Callable[[Iterable[RealChoice]], WorkOn | None] = lambda _: None,
    ) -> None:  # fmt: skip
        self._state, self._look, self._habit = ReviewState(source), look, habit

    def news(self) -> tuple[tuple[str, ...], bool]:
        """The shown decisions, and whether more are to come."""
        return tuple(grade.line for grade in self._state.moments), self._state.pending > 0

    def boxes(self, ctx: Context, *, brief: int = 0) -> tuple[Item, Item]:
        """The habit or choice to work on, and the moments; where this is `brief` without the cards
        of its example, or without the whole example and what a press on a moment does."""
        return self._work_box(ctx, brief), self._moments_box(ctx, brief)

    # -- what to work on

    def _work_box(self, ctx: Context, brief: int) -> Item:
        state = self._state
        caption = text(ctx, say("report-work"), units=15, quiet=True)
        wrong = [grade for grade in state.moments if grade.wrong]
        if not wrong:
            line = say("report-waiting" if state.pending > 0 else "report-nothing")
            seat, events = state.source.seat, state.source.record.events
            played = [event.card for event in events
                      if isinstance(event, CardPlayed) and event.seat == seat]  # fmt: skip
            hand = Sized(CardFan(ctx, played, card=CARD, turn=LEAN), grow=1)
            return Column(caption, text(ctx, line, units=24, face=Face.DISPLAY), hand, gap=6)
        habit, worst = self._habit(self._decided()), wrong[0]
        title, often = say("report-costliest"), say("report-habits-later")
        action: Destination = (say("report-try"), partial(self._look, worst.line))
        length = ""
        if habit is not None:
            worst = state.grades[habit.line]
            title, often, action, length = habit.title, habit.often, habit.practise, habit.length
        head = Column(
            caption, text(ctx, title, units=27, face=Face.DISPLAY),
            text(ctx, often, units=16, quiet=True), gap=3,
        )  # fmt: skip
        button = Sized(Button(ctx, *action, icon=Icon.TARGET), height=BUTTON)
        act = Row(button, text(ctx, length, units=15, quiet=True) if length else None, gap=12)
        return Column(head, act if brief > 1 else self._example(ctx, worst, act, brief), gap=12)

    def _example(self, ctx: Context, grade: Grade, act: Item, brief: int) -> Item:
        """A choice with its reason and, unless this is `brief`, its trick."""
        words = Column(MomentTitle(ctx, grade, self._state),
                       text(ctx, reason_text(grade), units=17), act, gap=12)  # fmt: skip
        trick, heart = self._trick(grade), ctx.theme.heart
        if brief or not trick:
            return words
        fan = CardFan(ctx, [card for card, _ in trick], card=CARD, step=STEP, turn=LEAN,
                      edges={card: heart for card, own in trick if own})  # fmt: skip
        return Row(fan, Sized(words, grow=1), gap=20, stack=360)

    def _decided(self) -> Iterator[RealChoice]:
        """The decisions that have been judged."""
        grades = self._state.grades
        for cell in self._state.cells:
            if cell.decision is not None and cell.line in grades:
                yield RealChoice(cell.step, cell.decision.view, grades[cell.line])

    def _trick(self, grade: Grade) -> tuple[tuple[Card, bool], ...]:
        """The led card, the player's and the costliest, with whether each is the player's. For a
        pass, its cards, with whether the better pass keeps each."""
        step = self._state.cells[self._state.cell_of(grade)].step
        if not isinstance(grade.played, PlayCard):
            better = cards_of(grade.best)
            return tuple((card, card not in better) for card in sorted(cards_of(grade.played)))
        result = outcome(self._state.source.record, step, grade.played.card)
        if result is None:
            return ((grade.played.card, True),)
        others = [play.card for play in result.others]
        shown = [] if result.led else others[:1]
        shown.append(result.card)
        if result.prize.card not in shown:
            shown.append(result.prize.card)
        shown += [card for card in others if card not in shown][: 3 - len(shown)]
        return tuple((card, card is result.card) for card in shown)

    # -- the moments

    def _moments_box(self, ctx: Context, brief: int) -> Item:
        state = self._state
        title = text(ctx, state.title(), units=22, face=Face.DISPLAY)
        if not state.moments:
            line = state.progress() or say("report-no-moments")
            return Column(title, text(ctx, line, units=16, quiet=True), gap=8)
        words = "" if brief > 1 else say("report-choose")
        hint = text(ctx, words, units=15, quiet=True, align=Align.RIGHT)
        tiles = [MomentTile(ctx, grade, state, partial(self._look, grade.line))
                 for grade in state.moments]  # fmt: skip
        waiting = state.progress()
        return Column(
            Row(title, Sized(hint, grow=1), gap=12),
            Grid(*tiles, gap=12, least=max(TILE, LEAST_PIXELS / ctx.metrics.u), even=True),
            text(ctx, waiting, units=14, quiet=True) if waiting else None, gap=10,
        )  # fmt: skip


class MomentTitle(Widget):
    """The mark and the trick of a moment."""

    focusable = False
    margin_units = 2.0
    height_units = 28.0

    def __init__(self, ctx: Context, grade: Grade, state: ReviewState) -> None:
        cell = state.cells[state.cell_of(grade)]
        super().__init__(ctx, say("review-moment", place=cell.title, label=label_word(grade)))
        self._grade = grade

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        side = skin.px(20)
        draw_mark(surface, skin.painter, skin.theme, self._grade.label,
                  (box.x + side / 2, box.centery), side)  # fmt: skip
        area = Rect(box.x + side + skin.px(10), box.y, box.w - side - skin.px(10), box.h)
        skin.painter.label(surface, self.label, skin.type(18, Face.SEMIBOLD), skin.theme.text, area)


class MomentTile(Widget):
    """A moment with its two cards; a press opens it at the table."""

    role = Role.BUTTON
    cue = "tick"
    margin_units = 4.0
    height_units = TILE_HIGH

    def __init__(
        self, ctx: Context, grade: Grade, state: ReviewState, act: Callable[[], None]
    ) -> None:
        super().__init__(ctx, state.cells[state.cell_of(grade)].title)
        self._grade, self.act = grade, act
        self.value_words = joined(label_word(grade), loss_text(grade), reason_text(grade))

    def measure(self, width: int) -> int:
        """The title, and under it the cards or the words."""
        high = max(self._words_high(width), round(self._card(width) * 1.5))
        return max(self.skin.metrics.hit, self.px(40) + high + self.px(12))

    def _words_high(self, width: int) -> int:
        kind, high = self.skin.type(15, Face.SEMIBOLD), self.skin.painter.paragraph_height
        return sum(high(words, kind, self._room(width)) for words, _ in self._texts())

    def _room(self, width: int) -> int:
        pair = pair_width(self._grade, self._card(width))
        return width - 2 * self.px(12) - (pair + self.px(10) if pair else 0)

    def _card(self, width: int) -> int:
        """The width of a card: less where the words beside it would need a third line each."""
        kind, painter, texts = self.skin.type(15, Face.SEMIBOLD), self.skin.painter, self._texts()
        word = max(painter.text_width(part, kind) for words, _ in texts for _, part in parts(words))
        lines = 2 * painter.fonts.line_height(kind)
        for high in (lines, 2 * lines):
            for card in range(self.px(PAIR), self.px(LEAST_PAIR), -2):
                room = width - 2 * self.px(12) - self.px(10) - pair_width(self._grade, card)
                wanted = max(painter.paragraph_height(words, kind, room) for words, _ in texts)
                if word <= room and wanted <= high:
                    return card
        return self.px(LEAST_PAIR)

    def _texts(self) -> tuple[tuple[str, bool], ...]:
        """The words beside the cards, each with whether it is the verdict."""
        texts = (label_word(self._grade), True), (loss_text(self._grade), False)
        return tuple((words, first) for words, first in texts if words)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box, grade = self.skin, self.skin.theme, self.box, self._grade
        fill = skin.ink(0.14 if self.pressed else 0.09 if self.hovered else 0.05)
        style = BoxStyle(14 * skin.metrics.u, fill, skin.edge(0.18), skin.hairline)
        skin.painter.box(surface, box, style)
        pad, side = skin.px(12), skin.px(18)
        head = Rect(box.x + pad, box.y + skin.px(8), box.w - 2 * pad, skin.px(26))
        draw_mark(surface, skin.painter, theme, grade.label,
                  (head.x + side / 2, head.centery), side)  # fmt: skip
        name = Rect(head.x + side + skin.px(8), head.y, head.w - side - skin.px(8), head.h)
        skin.painter.label(surface, self.label, skin.type(16, Face.SEMIBOLD), theme.text, name)
        below = Rect(head.x, box.y + skin.px(40), head.w, box.bottom - box.y - skin.px(52))
        draw_pair(surface, skin, self.ctx, grade, (below.x, below.y), self._card(box.w))
        kind, room, high = skin.type(15, Face.SEMIBOLD), self._room(box.w), self._words_high(box.w)
        area = Rect(below.right - room, below.y + max(0, (below.h - high) // 2), room, high)
        for words, first in self._texts():
            ink = theme.text if first or grade.label is None else loss_colour(theme, grade.label)
            area.y += skin.painter.paragraph(surface, words, kind, ink, area)
