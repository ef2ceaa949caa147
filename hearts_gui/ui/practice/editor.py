"""The editor of positions: who holds which card, what was played, and what to do with it."""

import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.message import message
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.daily.codes import (
    LONGEST_POSITION,
    CodeError,
    position_code,
    read_position_code,
)
from hearts_gui.session.practice.whole_deal import (
    DealError,
    WholeDeal,
    begun,
    cards_named,
    with_names,
)
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.faces import OwnerGrid
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Row, Sized
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import message_text, say

Judge = Callable[[], str | None]
"""The best choice there in a sentence, once it is known."""


@dataclass(frozen=True, slots=True)
class PositionActs:
    """Plays a position on, as practice, and judges it for the player who decides there."""

    play: Callable[[Context, WholeDeal], Scene]
    judge: Callable[[WholeDeal], tuple[Judge, Callable[[], None]]]
    """Asks; the second of the two ends it."""


def copy_code(scene: Scene, rules: Rules, deal: WholeDeal) -> None:
    """Put the code of a position on the clipboard."""
    clipboard.copy(position_code(rules, deal))
    scene.notify(say("position-copied"))


def ask_code(ctx: Context, rules: Rules, take: Callable[[WholeDeal], None]) -> None:
    """Ask for a code, and take the position that it stands for."""

    def accept(text: str) -> str | None:
        try:
            decoded, deal = read_position_code(text)
        except CodeError:
            return say("position-no-code")
        if decoded != rules:
            return say("position-other-rules")
        take(deal)
        return None

    ctx.scenes.push(AskDialog(
        ctx, say("position-code-title"), label=say("position-code"), accept=accept,
        confirm=say("position-open"), longest=LONGEST_POSITION, paste=True,
    ))  # fmt: skip


TOKENS = (PassToken.HOLD, PassToken.L, PassToken.A, PassToken.R)
_CELL = 44
MOST_PLAYED = 200


class EditorScene(PageScene):
    """Shows the pack with the owner of each card; the rules say what is impossible, and why."""

    title_key = "editor-title"
    fitted_width = 1180.0

    def __init__(
        self, ctx: Context, rules: Rules, acts: PositionActs, deal: WholeDeal | None = None
    ) -> None:
        super().__init__(ctx)
        self._rules, self._acts = rules, acts
        self.owners: dict[Card, int] = {}
        self._token, self._dealer = PassToken.HOLD, 0
        self._passes: tuple[tuple[int, int, tuple[Card, ...]], ...] = ()
        self._played = ""
        self.seat = 0
        """The hand that the next card goes to."""
        self._judge: Judge | None = None
        self._end_judging: Callable[[], None] | None = None
        self._judged = ""
        self.problem = ""
        if deal is not None:
            self._take(deal)
        self._check()

    # -- the position

    def _take(self, deal: WholeDeal) -> None:
        self.owners = {card: seat for seat, hand in enumerate(deal.hands) for card in hand}
        self._token, self._dealer, self._passes = deal.token, deal.dealer, deal.passes
        self._played = " ".join(card.text for card in deal.plays)

    @property
    def deal(self) -> WholeDeal:
        """The position as it is laid out. Raises DealError for a word that is not a card."""
        hands = tuple(
            tuple(sorted(card for card, owner in self.owners.items() if owner == seat))
            for seat in range(self._rules.players)
        )
        plays = cards_named(self._played)
        return WholeDeal(self._token, self._dealer, hands, self._passes, plays)

    def _check(self) -> None:
        """Ask the engine whether there can be such a position."""
        self._stop_judging()
        self._judged = self.problem = ""
        try:
            begun(self._rules, self.deal)
        except DealError as error:
            why = with_names(error.message, lambda seat: message("editor-seat", seat=seat))
            self.problem = message_text(why)

    # -- the page

    def compose_body(self, width: int) -> Item:
        ctx = self.ctx
        names = tuple(
            say("editor-hand", seat=seat, n=sum(owner == seat for owner in self.owners.values()))
            for seat in range(self._rules.players)
        )

        def choose(seat: int) -> None:
            self.seat = seat

        hands = Segmented(ctx, say("editor-whose"), options=names, chosen=self.seat,
                          changed=choose, units=15)  # fmt: skip
        ways = tuple(say("editor-pass", way=token.value) for token in TOKENS)
        passes = Segmented(ctx, say("editor-way"), options=ways, chosen=TOKENS.index(self._token),
                              changed=self._choose_pass, units=15)  # fmt: skip
        played = TextField(ctx, say("editor-played"), changed=self._type_played, text=self._played,
                           placeholder=say("editor-played-so"), longest=MOST_PLAYED)  # fmt: skip
        state = self.problem or self._judged or say("editor-possible")
        ink = ctx.theme.heart if self.problem else ctx.theme.text2
        return Column(
            hands, self._grid(width), passes, played, text(ctx, state, colour=ink), self._buttons(),
            gap=12,
        )  # fmt: skip

    def _grid(self, width: int) -> OwnerGrid:
        faces = [[face.text for face in sorted(STANDARD_FACES, reverse=True) if face.suit is suit]
                 for suit in Suit]  # fmt: skip
        owners = {card.text: say("editor-short", seat=seat) for card, seat in self.owners.items()}
        rows, skin = faces, Skin(self.ctx)
        least = max(skin.px(_CELL), _CELL, OwnerGrid.least_cell(skin, owners.values()))
        if width < len(faces[0]) * least:
            rows = [list(row) for row in zip(*faces, strict=True)]
        return OwnerGrid(self.ctx, say("editor-pack"), rows=rows, owners=owners, chosen=self.give)

    def _buttons(self) -> Item:
        ctx = self.ctx
        play = Button(ctx, say("editor-play"), self.play, icon=Icon.PLAY, look=ButtonLook.PRIMARY)
        judge = Button(ctx, say("editor-judge"), self.judge, icon=Icon.QUESTION)
        copy = Button(ctx, say("position-copy"), self.copy, icon=Icon.COPY)
        for button in (play, judge, copy):
            button.reason = self.problem or None
        rest = Button(ctx, say("editor-rest"), self.deal_rest, icon=Icon.CARDS)
        clear = Button(ctx, say("editor-clear"), self.clear, icon=Icon.TRASH)
        code = Button(ctx, say("position-enter-code"), self.enter_code, icon=Icon.PASTE)
        others = Grid(judge, copy, rest, clear, code, least=150)
        return Column(Row(Sized(play, grow=1)), others, gap=10)

    # -- what is changed

    def _changed(self) -> None:
        self._check()
        self.rebuild()

    def _choose_pass(self, index: int) -> None:
        self._token, self._passes = TOKENS[index], ()
        self._changed()

    def _type_played(self, words: str) -> None:
        self._played = words
        self._changed()

    def give(self, face: str) -> None:
        """Give a card to the hand that is chosen, or take it back from there."""
        card = Card(face)
        if self.owners.get(card) == self.seat:
            del self.owners[card]
        else:
            self.owners[card] = self.seat
        self._passes = ()
        self._changed()
        owner = self.owners.get(card)
        self.ctx.listening.say(say("editor-given", card=card, seat=-1 if owner is None else owner))

    def deal_rest(self) -> None:
        """Deal the cards that nobody has to the hands that are short."""
        rest = [card for card in STANDARD_FACES if card not in self.owners]
        random.Random(secrets.token_hex(8)).shuffle(rest)
        for seat, size in enumerate(deal_shape(self._rules).sizes):
            held = sum(owner == seat for owner in self.owners.values())
            for card in rest[: max(0, size - held)]:
                self.owners[card] = seat
            rest = rest[max(0, size - held) :]
        self._changed()

    def clear(self) -> None:
        """Take all cards back."""
        self.owners, self._played, self._passes, self._token = {}, "", (), PassToken.HOLD
        self._changed()

    # -- what can be done

    def play(self) -> None:
        """Play the position on, as practice."""
        if not self.problem:
            self.ctx.scenes.push(self._acts.play(self.ctx, self.deal))

    def judge(self) -> None:
        """Ask the coach for the best answer here."""
        if not self.problem:
            self._stop_judging()
            self._judge, self._end_judging = self._acts.judge(self.deal)
            self._judged = say("editor-judging")
            self.rebuild()

    def copy(self) -> None:
        """Put the position's code on the clipboard."""
        if not self.problem:
            copy_code(self, self._rules, self.deal)

    def enter_code(self) -> None:
        """Lay out the position of a code."""

        def take(deal: WholeDeal) -> None:
            self._take(deal)
            self._changed()

        ask_code(self.ctx, self._rules, take)

    # -- time

    def update(self, dt_ms: float) -> None:
        """Take the coach's answer when it comes."""
        super().update(dt_ms)
        verdict = None if self._judge is None else self._judge()
        if verdict is not None:
            self._stop_judging()
            self._judged = verdict
            self.rebuild()
            self.ctx.listening.say(verdict)

    def leave(self) -> None:
        """Stop asking the coach."""
        super().leave()
        self._stop_judging()

    def _stop_judging(self) -> None:
        if self._end_judging is not None:
            self._end_judging()
        self._judge = self._end_judging = None
