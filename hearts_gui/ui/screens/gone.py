"""What is gone, in a practice game: first what the player thinks, then what the tricks show."""

from collections.abc import Sequence
from functools import partial

from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.gone import Gone, GoneSuit, GoneTopic, RecallQuestion, gone, questions
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import FittedPage
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Grid, Item
from hearts_gui.wording.card_names import rank_short
from hearts_gui.wording.language.messages import say


def suit_text(each: GoneSuit) -> str:
    """Which cards of a suit are gone, and how many are held and out."""
    ranks = [rank_short(card) for card in each.downwards]
    return say("gone-suit", suit=each.suit, some=bool(ranks), ranks=ranks, held=each.held,
               out=each.out)  # fmt: skip


def proved_texts(known: Gone, names: Sequence[str]) -> list[str]:
    """Who may hold the queen, and the voids with the tricks that show them."""
    voids = [say("gone-void", name=names[void.seat], suit=void.suit, n=void.trick, card=void.card)
             for void in known.voids]  # fmt: skip
    return [*_queen(known, names), *voids]


def short_texts(known: Gone, names: Sequence[str]) -> list[str]:
    """Who may hold the queen, and for each seat the suits that it is out of."""
    voids: dict[int, list[str]] = {}
    for void in known.voids:
        voids.setdefault(void.seat, []).append(say("suit", suit=void.suit))
    lines = [say("gone-voids", name=names[seat], suits=suits) for seat, suits in voids.items()]
    return [*_queen(known, names), *lines]


def _queen(known: Gone, names: Sequence[str]) -> list[str]:
    return [] if known.queen is None else [say("gone-queen", who=_who(known.queen, names))]


def _who(seats: Sequence[int], names: Sequence[str]) -> str:
    return say("gone-who", n=len(seats), names=[names[seat] for seat in seats])


class GoneScene(FittedPage):
    """Three questions that can be left out, then the cards seen by suit and the voids shown."""

    title_key = "gone-title"
    width_units = 680.0

    def __init__(self, ctx: Context, view: PlayerView, names: Sequence[str]) -> None:
        super().__init__(ctx)
        self._names = tuple(names)
        self.known: Gone = gone(view)
        self.questions: tuple[RecallQuestion, ...] = questions(view)
        self.answers: list[int] = [-1] * len(self.questions)
        """The place of each answer among those that are possible; -1 for none."""
        self.told = False

    def compose_body(self, _width: int) -> Item:
        """The questions, or what is so."""
        return self._truth() if self.told else self._asking()

    # -- asking first

    def _asking(self) -> Item:
        ctx = self.ctx
        made: list[Item] = []
        for index, asked in enumerate(self.questions):
            words = self._question(asked)
            options = (say("gone-no-answer"), *self._options(asked))
            made.append(text(ctx, words))
            made.append(Dropdown(ctx, words, options=options, chosen=self.answers[index] + 1,
                                 changed=partial(self._answer, index)))  # fmt: skip
        show = Button(ctx, say("gone-show"), self.show, look=ButtonLook.PRIMARY, icon=Icon.EYE)
        return Column(*made, show, gap=10)

    def _question(self, asked: RecallQuestion) -> str:
        return say("gone-question", what=asked.kind.value, suit=asked.suit)

    def _options(self, asked: RecallQuestion) -> tuple[str, ...]:
        if asked.kind is GoneTopic.OUT:
            return tuple(str(number) for number in asked.numbers)
        return tuple(_who(group, self._names) for group in asked.groups)

    def _answer(self, at: int, index: int) -> None:
        self.answers[at] = index - 1

    def show(self) -> None:
        """Say what is so."""
        self.told = True
        self.rebuild()
        for line in (*self._verdicts(), *self._lines()):
            self.ctx.listening.say(line)

    # -- then telling

    def _truth(self) -> Item:
        ctx = self.ctx
        verdicts = [text(ctx, line, face=Face.SEMIBOLD) for line in self._verdicts()]
        lines = [text(ctx, line) for line in self._lines()]
        again = Button(ctx, say("gone-back"), self.back, icon=Icon.CHECK, look=ButtonLook.PRIMARY)
        return Column(*verdicts, *lines, Grid(again, least=200), gap=8)

    def _verdicts(self) -> list[str]:
        """Whether the answers were right."""
        found = []
        for asked, answer in zip(self.questions, self.answers, strict=True):
            if answer >= 0:
                truth = self._options(asked)[asked.right]
                words = say("gone-verdict", right=answer == asked.right,
                            question=self._question(asked), truth=truth)  # fmt: skip
                found.append(words)
        return found

    def _lines(self) -> list[str]:
        """What is gone by suit, the queen, and the voids with the tricks that show them."""
        return [*map(suit_text, self.known.suits), *proved_texts(self.known, self._names)]
