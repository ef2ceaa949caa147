"""The cards that are gone, in a practice game: first questions to the player, then the answers."""

from collections.abc import Sequence
from functools import partial

from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.seen import (
    Gone,
    GoneSuit,
    GoneTopic,
    RecallQuestion,
    ShownVoid,
    gone_cards,
    questions,
)
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import SUIT_ICONS, Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Item
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import signed
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import rank_short


def suit_text(suit: GoneSuit) -> str:
    """Say which cards of a suit are gone, and how many are held and out."""
    ranks = [rank_short(card) for card in suit.downwards]
    return say("gone-suit", suit=suit.suit, some=bool(ranks), ranks=ranks, held=suit.held,
               out=suit.out)  # fmt: skip


def short_texts(gone: Gone, names: Sequence[str]) -> list[str]:
    """Say who may hold the queen, and for each seat the suits that it is out of."""
    return [*_queen(gone, names), *(head for head, _ in void_texts(gone, names))]


def void_texts(gone: Gone, names: Sequence[str]) -> list[tuple[str, str]]:
    """For each seat, the suits that it is out of and the tricks that show it."""
    by_seat: dict[int, list[ShownVoid]] = {}
    for void in gone.voids:
        by_seat.setdefault(void.seat, []).append(void)
    return [
        (say("gone-voids", name=names[seat], suits=[say("suit", suit=void.suit) for void in voids]),
         " · ".join(say("gone-shown", suit=void.suit, n=void.trick, card=void.card)
                   for void in voids))
        for seat, voids in by_seat.items()
    ]  # fmt: skip


def _queen(gone: Gone, names: Sequence[str]) -> list[str]:
    return [] if gone.queen is None else [say("gone-queen", who=_who(gone.queen, names))]


def _who(seats: Sequence[int], names: Sequence[str]) -> str:
    return say("gone-who", n=len(seats), names=[names[seat] for seat in seats])


class GoneScene(PageScene):
    """Asks up to three questions, then shows the cards seen by suit and the voids."""

    title_key = "gone-title"
    fitted_width = 680.0

    def __init__(self, ctx: Context, view: PlayerView, names: Sequence[str]) -> None:
        super().__init__(ctx)
        self._names = tuple(names)
        self.gone: Gone = gone_cards(view)
        self.questions: tuple[RecallQuestion, ...] = questions(view)
        self.answers: list[int] = [-1] * len(self.questions)
        """The place of each answer among those that are possible; -1 for none."""
        self.shows_truth = False

    def compose_body(self, _width: int) -> Item:
        return self._truth() if self.shows_truth else self._asking()

    # -- asking first

    def _asking(self) -> Item:
        ctx = self.ctx
        items: list[Item] = []
        for index, asked in enumerate(self.questions):
            words = self._question(asked)
            options = (say("gone-no-answer"), *self._options(asked))
            answer = Dropdown(ctx, words, options=options, chosen=self.answers[index] + 1,
                              changed=partial(self._answer, index), below=True)  # fmt: skip
            items.append(Column(text(ctx, words), answer, gap=6))
        self.foot = Button(ctx, say("gone-show"), self.show, look=ButtonLook.PRIMARY, icon=Icon.EYE)
        return Column(*items, gap=18)

    def _question(self, question: RecallQuestion) -> str:
        return say("gone-question", what=question.kind.value, suit=question.suit)

    def _options(self, question: RecallQuestion) -> tuple[str, ...]:
        if question.kind is GoneTopic.OUT:
            return tuple(str(number) for number in question.numbers)
        return tuple(_who(group, self._names) for group in question.groups)

    def _answer(self, at: int, index: int) -> None:
        self.answers[at] = index - 1

    def show(self) -> None:
        self.shows_truth = True
        self.rebuild()
        self.ctx.listening.say(*self._verdicts(), *self._lines())

    # -- then the answers

    def _truth(self) -> Item:
        ctx = self.ctx
        verdicts = [text(ctx, line, units=24, face=Face.DISPLAY) for line in self._verdicts()]
        suits = [
            signed(ctx, SUIT_ICONS[suit.suit], text(ctx, suit_text(suit)),
                   ctx.theme.suit_ink(suit.suit))
            for suit in self.gone.suits
        ]  # fmt: skip
        queen = [text(ctx, line) for line in _queen(self.gone, self._names)]
        voids = [
            Column(text(ctx, head, face=Face.SEMIBOLD), text(ctx, shown, units=16, quiet=True),
                   gap=2)
            for head, shown in void_texts(self.gone, self._names)
        ]  # fmt: skip
        parts = [Column(*group, gap=gap) for group, gap in
                 ((verdicts, 8), (suits, 10), ([*queen, *voids], 10)) if group]  # fmt: skip
        self.foot = Button(ctx, say("gone-back"), self.back, icon=Icon.CHECK,
                           look=ButtonLook.PRIMARY)  # fmt: skip
        return Column(*parts, gap=22)

    def _verdicts(self) -> list[str]:
        """Whether the answers were right."""
        return [
            say("gone-verdict", right=answer == asked.right, question=self._question(asked),
                truth=self._options(asked)[asked.right])
            for asked, answer in zip(self.questions, self.answers, strict=True) if answer >= 0
        ]  # fmt: skip

    def _lines(self) -> list[str]:
        """The cards gone by suit, the queen, and the voids with the tricks that show them."""
        voids = (f"{head}. {shown}" for head, shown in void_texts(self.gone, self._names))
        return [*map(suit_text, self.gone.suits), *_queen(self.gone, self._names), *voids]
