"""The panel of a position that is practised, and the page when none is left.

The panel shows the question alone, or the answer and what follows; the page is shown in the middle
of the felt when nothing is left or the time is up.
"""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.practice.weakness import cell_name
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.practice.puzzle_controls import TodayStrip, band_text, reason_text
from hearts_gui.ui.practice.puzzle_panel import (
    PRIMARY,
    HintButton,
    ProofBand,
    PuzzlePanel,
    in_a_row,
)
from hearts_gui.ui.practice.queue import NextStep, Practice, PuzzlesOver
from hearts_gui.ui.practice.visit import PuzzleActs
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.card_rows import FacesRow
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Padded, Row, Sized
from hearts_gui.ui.widgets.rows import signed
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.variants import rules_title
from hearts_gui.wording.words import weekday_text

_WIDE, _HIGH, _CELLS = 760, 56, 64
"""The width of the page, and the heights of a button and of the row of answers."""
_PAD, _EDGE = 40, 2
"""The clear space inside the page, and the distance of what scrolls from its edge."""


def result_page(ctx: Context, room: Rect, result: PuzzlesOver) -> tuple[Rect, ScrollArea]:
    """The box of the page in the middle of this room, and what it holds."""
    width = min(room.w, Skin(ctx).px(_WIDE))
    item = _content(ctx, result, result.motifs)
    if (height := item.measure(width - 2 * _EDGE)) > room.h - 2 * _EDGE:
        item = _content(ctx, result, ())
        height = item.measure(width - 2 * _EDGE)
    box = Rect(0, 0, width, min(room.h, height + 2 * _EDGE))
    box.center = ctx.metrics.window.center
    box.clamp_ip(room)
    area = ScrollArea(ctx, content=item)
    area.move_to(box.inflate(-2 * _EDGE, -2 * _EDGE))
    return box, area


def _content(ctx: Context, result: PuzzlesOver, motifs: tuple[Motif, ...]) -> Item:
    """Title, sentences, answers and what they were about, and the buttons under them."""
    parts: list[Item | int] = [text(ctx, result.head, units=40, face=Face.DISPLAY), 14]
    parts += [text(ctx, line, units=20) for line in result.lines]
    if result.row is not None and result.row.answers:
        parts += [22, Sized(TodayStrip(ctx, Rect(0, 0, 0, 0), result.row, finished=True),
                            height=_CELLS)]  # fmt: skip
    for index, motif in enumerate(motifs):
        called = message_text(motif.name_message)
        named = [text(ctx, called, units=19, face=Face.SEMIBOLD)] * (called != result.head)
        line = text(ctx, message_text(motif.line), quiet=True)
        parts += [18 if index else 26, Column(*named, line, gap=3)]
    items = [
        Sized(Button(ctx, choice.label, choice.act, icon=choice.icon,
                     look=ButtonLook.SECONDARY if index else ButtonLook.PRIMARY), height=_HIGH)
        for index, choice in enumerate(result.choices)
    ]  # fmt: skip
    return Padded(Column(*parts, 28, Grid(*items, even=True), gap=8), across=_PAD, top=30)


WHY_NOT, STACK = 64.0, 300.0
"""The width of the card that was not right, and of a box in which words stand beside it."""


class PracticePanel(PuzzlePanel):
    """The panel of a practised position. The hand is the answer; it shows the motif's name."""

    def __init__(self, ctx: Context, seats: Seating, acts: PuzzleActs) -> None:
        super().__init__(ctx, seats, acts)
        assert acts.visit.queue.practice is not None
        self._practice = acts.visit.queue.practice

    def _caption(self) -> str:
        number, of = self._practice.place
        mistake = self._practice.book.cards.get(self._practice.item.puzzle.id)
        if mistake is None:
            return say("practice-place", at=number, of=of, own=False, day="")
        when = weekday_text(mistake.when.astimezone().date())
        return say("practice-place", at=number, of=of, own=True, day=when)

    def _question(self) -> list[Item]:
        run = self._run
        items: list[Item] = [
            self._text(self._caption(), 15, quiet=True),
            self._text(say("practice-question"), 34, face=Face.DISPLAY),
            self._text(say("practice-theme", theme=run.puzzle.theme.value), 18, quiet=True),
        ]
        if run.awaited:
            items.append(self._text(say("puzzle-counting-judged"), 16, quiet=True))
        if run.hint is not None:
            items.append(self._text(message_text(run.hint), 18, face=Face.SEMIBOLD))
        if run.view.rules != Rules():
            items.append(self._text(rules_title(run.view.rules), 16, quiet=True))
        return [*items, *self._facts()]

    def _asking(self) -> list[Item]:
        """A hint, and the answer."""
        show = Button(self.ctx, say("puzzle-show"), self._acts.give_up, icon=Icon.EYE)
        return [in_a_row(HintButton(self.ctx, self._run.hints, self._acts.take_hint), show)]

    def _answer(self, bars: int | None) -> list[Item]:
        del bars  # the lesson to learn is never left out
        run, answered, practice = self._run, self._run.outcome, self._practice
        assert answered is not None
        motif, days = self._about(), practice.comes_back()
        reason = reason_text(run)
        name = say("practice-answer") if motif is None else message_text(motif.name_message)
        items: list[Item] = [
            self._text(self._caption(), 15, quiet=True), self._text(name, 34, face=Face.DISPLAY),
            self._verdict(answered.right[0], "" if motif is None else message_text(motif.line)),
        ]  # fmt: skip
        why = self._text(say("practice-why-not", card=run.compared), 18, face=Face.SEMIBOLD)
        because = self._text(reason or band_text(run), 17)
        words = Sized(Column(why, because, gap=4), grow=1)
        card = FacesRow(self.ctx, (run.compared,), card=WHY_NOT)
        card.silent = True  # the words beside it name it
        pair = Row(Sized(card, width=WHY_NOT), words, gap=14, down=Anchor.START, stack=STACK)
        items.append(self._boxed(pair))
        facts = [] if days is None else [(Icon.CALENDAR, say("practice-comes-back", n=days))]
        if motif is not None and motif is practice.item.motif:
            last = practice.book.of_motif(motif)
            of_last = say("practice-of-last", n=sum(answer.star for answer in last), of=len(last))
            facts.append((Icon.CHART, of_last))
        facts += [(Icon.BULB, say("practice-hinted"))] if run.hints else []
        if reason is not None:  # else the figures stand in its place
            gap = say("practice-gap", n=max(1, round(run.lost or answered.gap)))
            facts.append((Icon.INFO, gap))
        rows = (signed(self.ctx, icon, self._text(words, 16)) for icon, words in facts)
        return [*items, Padded(Column(*rows, gap=10), across=4)]

    def _about(self) -> Motif | None:
        """The motif of the position; after a wrong card of another motif, that motif."""
        motif, about = self._practice.item.motif, self._run.missed
        return motif if self._run.solved or motif in about else next(iter(about), None)

    def _verdict(self, best: Card, note: str) -> Item:
        """The result in its frame: green with a check only where the answer was right."""
        run = self._run
        verdict = "shown" if run.answer is None else "wrong"
        if run.solved:
            verdict = "right" if run.answer == best else "both"
        card = run.answer if run.solved else best
        text = say("practice-verdict", verdict=verdict, card=card, best=best)
        return ProofBand(self.ctx, text, right=run.solved, note=note)

    def _after_answer(self) -> list[Item]:
        """The buttons to continue and, where possible, to play on."""
        practice, act = self._practice, self._acts.play_on
        text = say("practice-see" if practice.last and practice.title is None else "practice-next")
        onward = Button(self.ctx, text, self._acts.following, look=ButtonLook.PRIMARY,
                        icon=Icon.ARROW_RIGHT)  # fmt: skip
        play_on = [] if act is None else [in_a_row(
            Button(self.ctx, say("puzzle-play-on"), act, icon=Icon.PLAY))]  # fmt: skip
        return [Sized(onward, height=PRIMARY), *play_on]


def practice_over(
    ctx: Context, practice: Practice, go_on: Callable[[], None], back: Callable[[], None]
) -> PuzzlesOver:
    """The result of the row, or that nothing is due, and what can be done next."""
    right, of = sum(answer.star for answer in practice.given_answers), len(practice.answers)
    nothing = say("practice-nothing", reading=practice.left())
    lines = [say("practice-result", n=right, of=of) if of else nothing]
    if practice.left():
        lines.append(say("practice-reading", n=practice.left()))
    elif not of and not practice.book.cards:
        lines.append(say("practice-no-cards"))
    if practice.title is None and (ahead := practice.book.next_due(practice.clock())):
        lines.append(say("practice-mistakes", n=ahead[1], days=ahead[0]))
    leave = say("practice-back" if practice.title is None else "menu-back")
    choices = [NextStep(leave, Icon.ARROW_LEFT, back)]
    new = tuple(practice.more())
    if new:

        def take() -> None:
            practice.take(new)
            go_on()

        choices.insert(0 if not of else 1, NextStep(say("practice-new", n=len(new)), Icon.TARGET,
                                                  take))  # fmt: skip
    learning = ctx.games.learning
    if practice.title is None and (weakest := learning.weakest()) is not None:
        lines.append(say("stat-practice-worst", name=message_text(cell_name(weakest))))
        drill = partial(learning.practice, ctx, weakest[:1], weakest[1])
        step = NextStep(say("report-drill"), Icon.TARGET, lambda: ctx.scenes.push(drill()))
        choices.append(step)
    if practice.title is None and practice.book.waiting_passes(practice.clock()):
        step = NextStep(say("passing-title"), Icon.SHARE,
                        lambda: ctx.scenes.push(learning.passes(ctx)))  # fmt: skip
        choices.insert(1, step)
    head = (
        say("menu-practice") if practice.title is None else message_text(cell_name(practice.title))
    )
    motifs = dict.fromkeys(answer.motif for answer in practice.given_answers if answer.motif)
    return PuzzlesOver(head, tuple(lines), tuple(choices), practice, tuple(motifs))
