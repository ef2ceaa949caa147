"""A question or message over a dimmed picture of the screen below, and one that asks for a text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product

from pygame import Rect, Surface

from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context, Layer
from hearts_gui.ui.shell.input import KeyDown, PointerDown, UiEvent
from hearts_gui.ui.widgets.base import Glide, Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Padded, Part, Row, Sized
from hearts_gui.ui.widgets.form_scene import FormScene, words_of
from hearts_gui.ui.widgets.text_field import HEIGHT, TextField
from hearts_gui.wording.language.messages import say

RISE_MS = 180.0
RISE_UNITS = 12
WIDTH, WIDE, MARGIN = 560, 900, 36
MOST_BELOW = 3
"""More buttons than this stand in two columns of a dialog that is wide in a low window."""
LEAST_SCALE = 50


@dataclass(frozen=True, slots=True)
class DialogButton:
    """One button of a dialog; the dialog is closed before the action runs, unless it `stays`."""

    label: str
    action: Callable[[], object] = lambda: None
    primary: bool = False
    icon: Icon | None = None
    stays: bool = False


class _Sheet(Widget):
    """The dialog's panel and title."""

    focusable = False
    margin_units = 44.0

    def __init__(self, ctx: Context, title: str) -> None:
        super().__init__(ctx, title, z=0.5)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin = self.skin
        skin.shadow(surface, self.box, radius=26, blur=28, dy=12, level=0.5)
        skin.painter.box(surface, self.box, skin.sheet(26))


class Dialog(FormScene):
    """A title, a text and buttons; Escape is `escape`, or closes without doing anything."""

    overlay = True

    def __init__(
        self, ctx: Context, title: str, text: str, choices: tuple[DialogButton, ...], *,
        escape: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self.title = title
        self.text = text
        self.choices = choices
        self.fit = ctx
        """The context at the scale at which the dialog fits the window."""
        self._escape = escape
        self._rise = Glide(0.0, RISE_MS)
        self._rise.to(1.0, instantly=ctx.settings.reduced_motion)
        self._sheet: _Sheet | None = None
        self._buttons: list[Button] = []
        self._wide = False

    @property
    def heading(self) -> str:
        return self.title

    def introduction(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((self.title, *words_of(self.form.widgets))))

    @property
    def room(self) -> Rect:
        """The place of the dialog, in the middle."""
        return self.ctx.metrics.stage

    def panels(self) -> list[Layer]:
        """What the scrim leaves out."""
        return []

    def compose(self) -> None:
        """Lay the panel out in the middle of its room, smaller where it would not fit."""
        metrics = self.ctx.metrics
        cloth = metrics.stage.inflate(*2 * (-2 * round(RAIL * metrics.base_u),))
        room = self.room.clip(cloth)
        for scale, self._wide in product(range(metrics.ui_scale, LEAST_SCALE - 1, -10),
                                         (False, True)):  # fmt: skip
            self.fit = self.ctx
            if scale < metrics.ui_scale:
                self.fit = replace(self.ctx, metrics=Metrics(*metrics.size, scale))
            item, width, height = self._measured()
            if height <= room.h:
                break
        sheet = Rect(0, 0, width, height)
        sheet.center = room.center
        sheet.clamp_ip(cloth)
        item.move_to(sheet)
        self.form.add(*item.widgets)
        first = next((button for button, choice in zip(self._buttons, self.choices, strict=True)
                      if choice.primary), None)  # fmt: skip
        if first is not None:
            self.form.set_focus(first, keyboard=self._by_keyboard())
        self._apply_rise()

    def _measured(self) -> tuple[Item, int, int]:
        """Everything at the present scale, its width and its height."""
        ctx, skin = self.fit, Skin(self.fit)
        self._sheet = _Sheet(ctx, self.title)
        self._buttons = [self._button(choice) for choice in self.choices]
        words = text(ctx, self.text, quiet=True) if self.text else None
        parts = Column(
            text(ctx, self.title, units=30, face=Face.DISPLAY), words, self.extra(), gap=14
        )
        item = Padded(Column(parts, 26, self.arranged(self._buttons)), across=34, top=34,
                      behind=self._sheet)  # fmt: skip
        wanted = skin.px(WIDE if self._wide else WIDTH)
        width = min(wanted, ctx.metrics.stage.w - 2 * round((RAIL + MARGIN) * ctx.metrics.base_u))
        return item, width, item.measure(width)

    def extra(self) -> Item | None:
        """The item between text and buttons, made at the scale of `fit`."""
        return None

    def arranged(self, buttons: Sequence[Item]) -> Item:
        """The buttons side by side, or one under the other when their labels ask for it."""
        if self._wide and len(buttons) > MOST_BELOW:
            return Grid(*buttons, columns=2)
        return Grid(*buttons, even=True)

    def _button(self, choice: DialogButton) -> Button:
        def act() -> None:
            if not choice.stays:
                self.ctx.scenes.remove(self)
            choice.action()

        look = ButtonLook.PRIMARY if choice.primary else ButtonLook.SECONDARY
        return Button(self.fit, choice.label, act, look=look, icon=choice.icon)

    def _by_keyboard(self) -> bool:
        """Whether the keyboard was in use below when the dialog came."""
        below = self.ctx.scenes.below(self)
        return isinstance(below, FormScene) and below.form.keyboard

    def back(self) -> None:
        self.ctx.scenes.remove(self)
        if self._escape is not None:
            self._escape()

    def handle(self, event: UiEvent) -> bool:
        """A press outside the panel closes the dialog when Escape would."""
        if super().handle(event):
            return True
        if isinstance(event, PointerDown) and self.outside(event.pos) and self._escape is None:
            self.back()
        return not isinstance(event, KeyDown)

    def outside(self, pos: tuple[int, int]) -> bool:
        """Whether a press here is one beside the panel."""
        return self._sheet is not None and not self._sheet.box.collidepoint(pos)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        if self._rise.update(dt_ms):
            self._apply_rise()

    def _apply_rise(self) -> None:
        shift = round(self.ctx.metrics.px(RISE_UNITS) * (1 - self._rise.value))
        for widget in self.form.widgets:
            widget.shift = shift

    def idle_wait_ms(self) -> int | None:
        return None if self._rise.moving else super().idle_wait_ms()


MOST_NAMED = 3


class AskDialog(Dialog):
    """`accept` takes the text and answers with a sentence when it cannot be used, else None."""

    def __init__(
        self, ctx: Context, title: str, *, label: str, accept: Callable[[str], str | None],
        confirm: str, note: str = "", text: str = "", longest: int = 200, paste: bool = False,
    ) -> None:  # fmt: skip
        choices = (
            DialogButton(say("page-cancel")),
            DialogButton(confirm, self._accept, primary=True, stays=True),
        )
        super().__init__(ctx, title, note, choices)
        self.problem = ""
        self._accept_text = accept
        self._paste = paste
        self.field = TextField(ctx, label, changed=self._typed, text=text,
                               submitted=lambda _: self._accept(), longest=longest)  # fmt: skip
        self.field.select_all()

    def enter(self) -> None:
        super().enter()
        self.form.set_focus(self.field)

    def extra(self) -> Item:
        ctx, skin = self.fit, Skin(self.fit)
        self.field.skin = skin
        paste = None
        if self._paste:
            button = Button(ctx, say("page-paste"), self._take_clipboard, icon=Icon.PASTE)
            paste = Sized(button, height=HEIGHT)
        # Without a problem there is room for one.
        problem: Part = skin.fonts_height(skin.type(15)) / skin.metrics.u + 8
        if self.problem:
            problem = text(ctx, self.problem, units=15, colour=ctx.theme.heart)
        return Column(Row(Sized(self.field, grow=1), paste), problem, gap=8)

    def _typed(self, _text: str) -> None:
        self._say("")

    def _take_clipboard(self) -> None:
        self.field.select_all()
        self.field.type_text(clipboard.paste().strip())

    def _say(self, problem: str) -> None:
        if problem != self.problem:
            self.problem = problem
            self.rebuild()

    def _accept(self) -> None:
        missing = self.ctx.fonts.lacking(self.field.text)
        if missing:
            # Characters that cannot be drawn are shown by their numbers.
            codes = ", ".join(f"U+{ord(char):04X}" for char in missing[:MOST_NAMED])
            self._say(say("page-no-letters", n=len(missing), codes=codes))
            return
        problem = self._accept_text(self.field.text)
        if problem is None:
            self.ctx.scenes.remove(self)
        else:
            self._say(problem)
