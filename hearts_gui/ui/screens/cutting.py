"""Cutting the pack before the first deal, so that no single party chooses the cards.

The player cuts by hand, with any text, or with what the system's own randomness proposes. The code
of the program's draw is shown first to those who ask how this works. At the end of the game
`fairness` says whether the cards were fixed before the first deal.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from pygame import Rect, Surface

from hearts_gui.engine.shuffle import Cut
from hearts_gui.session.game.fair_deal import Uncut
from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.ui.widgets.button import Button, Label, text
from hearts_gui.ui.widgets.choice import Toggle
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Row, Sized
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import say

GROUP = 8


@dataclass(frozen=True, slots=True)
class Fairness:
    """The check in a few words and in full; `copied` is the text with which others can check it."""

    line: str
    icon: Icon
    details: str
    copied: str


def fairness(session: SessionPort) -> Fairness:
    """The check of this game's cards."""
    fair = session.fair
    fixed = [say("sheet-fair-fixed", code=grouped(fair.code))]
    if fair.cut is not None:
        fixed.append(say("sheet-fair-cut", cut=fair.cut))
    if fair.seed is None or fair.drawn is None:
        details = "\n\n".join((*fixed, say("sheet-fair-open")))
        return Fairness(say("sheet-fair-code"), Icon.LOCK, details, fair.code)
    shown = [say("sheet-fair-copied-code", code=fair.code)]
    if fair.cut is None:
        revealed = [say("sheet-fair-seed", seed=fair.seed)]
        shown.insert(0, say("sheet-fair-copied-seed", seed=fair.seed))
    else:
        revealed = [say("sheet-fair-drawn", drawn=fair.drawn)]
        shown += [say("sheet-fair-copied-drawn", drawn=fair.drawn),
                  say("sheet-fair-copied-cut", cut=fair.cut),
                  say("sheet-fair-copied-seed", seed=fair.seed)]  # fmt: skip
    text = say("sheet-fair-kept" if fair.kept else "sheet-fair-broken")
    details, copied = "\n\n".join((*fixed, *revealed, text)), "\n".join(shown)
    if fair.kept:
        return Fairness(say("sheet-fair-checked"), Icon.CHECK, details, copied)
    return Fairness(say("sheet-fair-failed"), Icon.WARNING, details, copied)


def explain_fairness(scene: Scene, session: SessionPort) -> None:
    """Explain the shield, and offer the check."""
    verify = partial(_verify, scene, fairness(session))
    choices = (
        DialogButton(say("sheet-fair-verify"), verify, icon=Icon.CHECK, primary=True),
        DialogButton(say("end-screen-close")),
    )
    dialog = Dialog(scene.ctx, say("sheet-fair-title"), say("sheet-fair-what"), choices)
    scene.ctx.scenes.push(dialog)


def _verify(scene: Scene, fair: Fairness) -> None:
    """Show what was promised before the first deal, and whether it was kept."""

    def copy() -> None:
        clipboard.copy(fair.copied)
        scene.notify(say("end-screen-copied"))

    choices = (
        DialogButton(say("end-screen-copy"), copy, icon=Icon.COPY),
        DialogButton(say("end-screen-close"), primary=True),
    )
    scene.ctx.scenes.push(Dialog(scene.ctx, fair.line, fair.details, choices))


def grouped(code: str) -> str:
    """A code in groups that can be read out."""
    return " ".join(code[k : k + GROUP] for k in range(0, len(code), GROUP))


CARD = 74.0
LIFT = 10.0
"""The height by which the upper part stands above the lower one."""
LONGEST = 64
GAP = 14.0
FOLD = 40.0
SMALL = 15.0
COLUMN = 360.0
"""The least width of the explanation beside the field."""
_PAGE = 5


class Ribbon(Widget):
    """The pack spread face down in a line, cut at one of its cards."""

    role = Role.SLIDER
    drags = True
    margin_units = 16.0

    def __init__(self, ctx: Context, count: int, changed: Callable[[int], None]) -> None:
        super().__init__(ctx, say("cut-pack"))
        self.count = count
        self.place: int | None = None
        """The number of cards in the upper part; None while it is not cut by hand."""
        self._changed = changed

    @property
    def value_text(self) -> str:
        return say("cut-place", place=self.place or 0, n=self.count)

    def measure(self, width: int) -> int:
        """A card, and how far one part stands higher."""
        del width
        return round(self.px(CARD) * CARD_RATIO) + self.px(LIFT)

    def show(self, position: int | None) -> None:
        """Show another cut."""
        if position != self.place:
            self.place = position
            self.touch()

    def cut(self, position: int) -> None:
        """Cut after this many cards, and tell the listener."""
        position = max(1, min(self.count - 1, position))
        if position != self.place:
            self.show(position)
            self.ctx.sound.play("tick")
            self._changed(position)

    def _at(self, pos: tuple[int, int]) -> int:
        return round((pos[0] - self.box.x) / self.box.w * self.count)

    def pointer_down(self, pos: tuple[int, int]) -> None:
        self.pressed = True
        self.cut(self._at(pos))

    def pointer_move(self, pos: tuple[int, int]) -> None:
        if self.pressed:
            self.cut(self._at(pos))

    def pointer_up(self, pos: tuple[int, int]) -> None:
        self.pressed = False
        self.cut(self._at(pos))

    def key(self, event: KeyDown) -> bool:
        """Left and right by one card, Page keys by five, Home and End to the ends."""
        now = self.count // 2 if self.place is None else self.place
        place = event.target(now, 1, self.count - 1, page=_PAGE)
        if place is not None:
            self.cut(place)
        return place is not None

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the backs, those of the upper part a little higher and apart from the others."""
        skin, box = self.skin, self.box
        back = self.ctx.cardart.back(None, round((box.h - skin.px(LIFT)) / CARD_RATIO))
        gap = back.get_width() if self.place is not None else 0
        step = (box.w - back.get_width() - gap) / max(1, self.count - 1)
        for k in range(self.count):
            upper = self.place is not None and k < self.place
            x = box.x + k * step + (0 if self.place is None or upper else gap)
            y = box.y if upper else box.y + skin.px(LIFT) // (1 if self.place is not None else 2)
            surface.blit(back, (round(x), y))


class CutDialog(Dialog):
    """Lets the player cut the pack, then starts the game; can show the code."""

    def __init__(self, ctx: Context, pack: Uncut, begin: Callable[[Cut], None]) -> None:
        """`begin` starts the game with the cut."""
        self._pack, self._begin = pack, begin
        choices = (
            DialogButton(say("page-cancel")),
            DialogButton(say("cut-deal"), self._deal, primary=True, stays=True),
        )
        super().__init__(ctx, say("cut-title"), say("cut-text"), choices)
        self.ribbon = Ribbon(ctx, pack.cards, self._cut_by_hand)
        self.field = TextField(ctx, say("cut-field"), changed=self._typed,
                               submitted=lambda _: self._deal(), text=pack.proposed,
                               longest=LONGEST)  # fmt: skip
        self.asks = Toggle(ctx, say("options-cut"), on=ctx.settings.cut_pack,
                           changed=self._ask_again)  # fmt: skip
        self._code = say("cut-code", code=grouped(pack.code))
        self._how = say("cut-how-text")
        self.open = False
        """Whether the explanation is open, with the code and the text that cuts."""
        self.fold = Button(ctx, say("cut-how"), self._tell_how, icon=Icon.SHIELD)

    def _tell_how(self) -> None:
        """Show or hide the explanation, which nobody needs for playing."""
        self.open = not self.open
        self.rebuild()
        self.form.set_focus(self.fold, keyboard=self.form.keyboard)

    @property
    def cut(self) -> Cut:
        """The cut as it is now."""
        return self._pack.cut(self.field.text.strip())

    def _deal(self) -> None:
        self.ctx.scenes.remove(self)
        self._begin(self.cut)

    def _cut_by_hand(self, position: int) -> None:
        self.field.set_text(say("cut-place", place=position, n=self.ribbon.count))

    def _typed(self, text: str) -> None:
        del text
        self.ribbon.show(None)

    def _ask_again(self, on: bool) -> None:
        self.ctx.change_settings(replace(self.ctx.settings, cut_pack=on))

    # -- the content between text and buttons

    def extra(self) -> Item:
        """The pack and the switch, between them what is unfolded."""
        skin = Skin(self.fit)
        for widget in (self.ribbon, self.fold, self.field, self.asks):
            widget.skin = skin
        how, code = (text(self.fit, words, units=SMALL, quiet=True)
                     for words in (self._how, self._code))  # fmt: skip
        below: Item = Row(Sized(Label(self.fit, say("options-cut"), units=16), grow=1), self.asks)
        if self.open:  # beside each other in a wide dialog
            typed = Column(self.field, code, below, gap=GAP)
            below = Grid(how, typed, gap=2 * GAP, least=COLUMN, columns=2)
        return Column(self.ribbon, Sized(self.fold, height=FOLD), below, gap=GAP)
