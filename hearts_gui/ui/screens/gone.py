"""What is gone, in a practice game: first what the player thinks, then what the tricks show."""

from collections.abc import Sequence
from functools import partial

from hearts_gui.engine.cards import RANK_TEXT
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.gone import Gone, GoneSuit, GoneTopic, Question, gone, questions
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import FittedPage
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Grid, Item
from hearts_gui.wording.card_names import rank_short
from hearts_gui.wording.language.messages import say


class GoneScene(FittedPage):
    """Three questions that can be left out, then the cards seen by suit and the voids shown."""

    title_key = "gone-title"
    width_units = 680.0

    def __init__(self, ctx: Context, view: PlayerView, names: Sequence[str]) -> None:
        super().__init__(ctx)
        self._names = tuple(names)
        self.known: Gone = gone(view)
        self.questions: tuple[Question, ...] = questions(view)
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
        for at, asked in enumerate(self.questions):
            words = self._question(asked)
            options = (say("gone-no-answer"), *self._options(asked))
            made.append(text(ctx, words))
            made.append(Dropdown(ctx, words, options=options, chosen=self.answers[at] + 1,
                                 changed=partial(self._answer, at)))  # fmt: skip
        show = Button(ctx, say("gone-show"), self.show, look=ButtonLook.PRIMARY, icon=Icon.EYE)
        return Column(*made, show, gap=10)

    def _question(self, asked: Question) -> str:
        return say("gone-question", what=asked.kind.value, suit=asked.suit)

    def _options(self, asked: Question) -> tuple[str, ...]:
        if asked.kind is GoneTopic.OUT:
            return tuple(str(number) for number in asked.numbers)
        return tuple(self._who(group) for group in asked.groups)

    def _who(self, seats: Sequence[int]) -> str:
        return say("gone-who", n=len(seats), names=[self._names[seat] for seat in seats])

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
        """What became of the answers that were given."""
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
        made = [self._suit(each) for each in self.known.suits]
        if self.known.queen is not None:
            made.append(say("gone-queen", who=self._who(self.known.queen)))
        made += [
            say("gone-void", name=self._names[void.seat], suit=void.suit, n=void.trick,
                card=void.card)
            for void in self.known.voids
        ]  # fmt: skip
        return made

    @staticmethod
    def _suit(each: GoneSuit) -> str:
        cards = sorted(each.played, key=lambda card: RANK_TEXT.index(card.text[0]), reverse=True)
        ranks = [rank_short(card) for card in cards]
        return say("gone-suit", suit=each.suit, some=bool(ranks), ranks=ranks, held=each.held,
                   out=each.out)  # fmt: skip
