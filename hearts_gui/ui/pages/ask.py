"""A dialog that asks for one line of text, and says why a text cannot be taken."""

from collections.abc import Callable

from pygame import Rect

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, Label
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.text_field import HEIGHT, TextField
from hearts_gui.wording.language.messages import say

MOST_NAMED = 3


class AskDialog(Dialog):
    """`accept` takes the text and answers with a sentence when it cannot be used, else None."""

    def __init__(
        self, ctx: Context, title: str, *, label: str, accept: Callable[[str], str | None],
        confirm: str, note: str = "", text: str = "", longest: int = 200, paste: bool = False,
    ) -> None:  # fmt: skip
        choices = (
            DialogButton(say("page-cancel"), lambda: None),
            DialogButton(confirm, self._accept, primary=True, stays=True),
        )
        super().__init__(ctx, title, note, choices)
        self.problem = ""
        self._accept_text = accept
        self._paste = paste
        self.field = TextField(ctx, label, Rect(0, 0, 1, 1), changed=self._typed, text=text,
                               submitted=lambda _: self._accept(), longest=longest)  # fmt: skip
        self.field.select_all()

    def enter(self) -> None:
        """The field has the focus from the start."""
        super().enter()
        self.form.set_focus(self.field)

    def extra_height(self, skin: Skin, width: int) -> int:
        """The field, and what is wrong with its text."""
        return self._field_height(skin) + skin.px(8) + self._problem_height(skin, width)

    def _field_height(self, skin: Skin) -> int:
        return max(skin.px(HEIGHT), skin.metrics.hit)

    def _problem_height(self, skin: Skin, width: int) -> int:
        lines = skin.painter.wrap(self.problem, skin.type(15), width) if self.problem else ("",)
        return max(1, len(lines)) * skin.fonts_height(skin.type(15))

    def compose_extra(self, skin: Skin, place: Rect) -> list[Widget]:
        """The field, beside it the button that pastes, and the problem below."""
        high = self._field_height(skin)
        line = Rect(place.x, place.y, place.w, high)
        made: list[Widget] = []
        if self._paste:
            width = max(skin.px(110), skin.metrics.hit)
            beside = Rect(line.right - width, line.y, width, high)
            made.append(
                Button(self.ctx, say("page-paste"), beside, self._take_clipboard, icon=Icon.PASTE)
            )
            line.w -= width + skin.px(12)
        self.field.skin = skin
        self.field.move_to(line)
        if self.problem:
            below = Rect(place.x, place.y + high + skin.px(8), place.w, 0)
            below.h = self._problem_height(skin, place.w)
            made.append(Label(self.ctx, self.problem, below, units=15, wrap=True,
                              colour=self.ctx.theme.heart))  # fmt: skip
        return [self.field, *made]

    def _typed(self, text: str) -> None:
        del text
        self._say("")

    def _take_clipboard(self) -> None:
        self.field.set_text(clipboard.paste().strip())
        self._say("")

    def _say(self, problem: str) -> None:
        if problem != self.problem:
            self.problem = problem
            self.rebuild()

    def _accept(self) -> None:
        missing = self.ctx.fonts.lacking(self.field.text)
        if missing:
            # Shown by their numbers: the letters themselves cannot be.
            codes = ", ".join(f"U+{ord(char):04X}" for char in missing[:MOST_NAMED])
            self._say(say("page-no-letters", n=len(missing), codes=codes))
            return
        problem = self._accept_text(self.field.text)
        if problem is None:
            self.ctx.scenes.remove(self)
        else:
            self._say(problem)
