"""A dialog that asks for one line of text, and says why a text cannot be accepted."""

from collections.abc import Callable

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button, text
from hearts_gui.ui.widgets.flow import Column, Item, Part, Row, Sized
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
        self.field = TextField(ctx, label, changed=self._typed, text=text,
                               submitted=lambda _: self._accept(), longest=longest)  # fmt: skip
        self.field.select_all()

    def enter(self) -> None:
        """The field has the focus from the start."""
        super().enter()
        self.form.set_focus(self.field)

    def extra(self) -> Item:
        """The field, beside it the button that pastes, and the problem below."""
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
            # These characters are shown by their numbers: they cannot be drawn.
            codes = ", ".join(f"U+{ord(char):04X}" for char in missing[:MOST_NAMED])
            self._say(say("page-no-letters", n=len(missing), codes=codes))
            return
        problem = self._accept_text(self.field.text)
        if problem is None:
            self.ctx.scenes.remove(self)
        else:
            self._say(problem)
