"""The editor of the pass cycle: one line for each deal of it."""

from collections.abc import Callable

from pygame import Rect

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.limits import LONGEST_CYCLE
from hearts_gui.session.setup.rule_draft import RuleDraft
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import FittedPage
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import choices

LINE = 60
WIDEST = 640


class CycleScene(FittedPage):
    """Passes in order; every change is told immediately, so closing keeps it."""

    title_key = "rule-screen-passes"
    width_units = WIDEST

    def __init__(self, ctx: Context, draft: RuleDraft, changed: Callable[[object], None]) -> None:
        super().__init__(ctx)
        self._tokens: list[PassToken] = [
            token for token in _cycle(draft) if isinstance(token, PassToken)
        ]
        self._offered = [
            (choice.value, choice.label) for choice in choices(draft.rules, "pass_cycle")
            if isinstance(choice.value, PassToken)
        ]  # fmt: skip
        self._changed = changed

    @property
    def tokens(self) -> tuple[PassToken, ...]:
        """The cycle as it stands."""
        return tuple(self._tokens)

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """A line for each deal, then the button for one more."""
        width = place.w
        intro = say("rule-screen-cycle-intro")
        high = skin.painter.paragraph_height(intro, skin.type(17), width)
        made: list[Widget] = [
            Label(self.ctx, intro, Rect(place.x, place.y, width, high), quiet=True, wrap=True)
        ]
        y = place.y + high + skin.px(18)
        step = max(skin.px(LINE), skin.metrics.hit + skin.px(10))
        for index in range(len(self._tokens)):
            made.extend(self._line(skin, index, Rect(place.x, y, width, step)))
            y += step
        tall = max(skin.px(52), skin.metrics.hit)
        half = (width - skin.px(12)) // 2
        add = Button(
            self.ctx,
            say("rule-screen-one-more"),
            Rect(place.x, y + skin.px(8), half, tall),
            self._add,
            icon=Icon.PLUS,
        )
        if len(self._tokens) >= LONGEST_CYCLE:
            add.disable(say("rule-screen-longest-cycle", n=LONGEST_CYCLE))
        done = Button(
            self.ctx,
            say("rule-screen-done"),
            Rect(place.x + width - half, y + skin.px(8), half, tall),
            self.back,
            look=ButtonLook.PRIMARY,
        )
        return [*made, add, done], y + skin.px(8) + tall - place.y

    def _line(self, skin: Skin, index: int, line: Rect) -> list[Widget]:
        """Which pass, and buttons to move it up and to take it out."""
        high = max(skin.px(44), skin.metrics.hit)
        button = max(skin.px(48), skin.metrics.hit) + skin.px(8)
        narrow = line.w < skin.px(460)
        longest = skin.painter.text_width(
            say("rule-screen-nth-deal", n=7), skin.type(17)
        ) + skin.px(16)
        words = skin.px(34) if narrow else max(skin.px(130), longest)
        number = Rect(line.x, line.y, words, high)
        right = line.right - 2 * button
        box = Rect(number.right, line.y, right - number.right - skin.px(8), high)
        token = self._tokens[index]
        labels = [label for _, label in self._offered]
        values = [value for value, _ in self._offered]
        name = say("rule-screen-nth-deal", n=index + 1)
        pick = Dropdown(self.ctx, name, box, options=labels, chosen=values.index(token),
                        changed=lambda chosen: self._put(index, values[chosen]))  # fmt: skip
        up = IconButton(self.ctx, say("rule-screen-move-up", n=index + 1),
                        (right + button // 2, box.centery), lambda: self._move_up(index),
                        icon=Icon.ARROW_UP, on_panel=True, radius_units=22)  # fmt: skip
        if index == 0:
            up.disable(say("rule-screen-first-already"))
        out = IconButton(self.ctx, say("rule-screen-take-out", n=index + 1),
                         (right + button + button // 2, box.centery), lambda: self._drop(index),
                         icon=Icon.TRASH, on_panel=True, radius_units=22)  # fmt: skip
        if len(self._tokens) == 1:
            out.disable(say("rule-screen-always-one"))
        shown = say("rule-screen-nth", n=index + 1) if narrow else name
        return [Label(self.ctx, shown, number), pick, up, out]

    def _tell(self) -> None:
        self._changed(tuple(self._tokens))

    def _put(self, index: int, token: PassToken) -> None:
        self._tokens[index] = token
        self._tell()

    def _move_up(self, index: int) -> None:
        tokens = self._tokens
        tokens[index - 1], tokens[index] = tokens[index], tokens[index - 1]
        self._tell()
        self.rebuild()

    def _drop(self, index: int) -> None:
        del self._tokens[index]
        self._tell()
        self.rebuild()

    def _add(self) -> None:
        self._tokens.append(PassToken.HOLD)
        self._tell()
        self.rebuild()


def _cycle(draft: RuleDraft) -> tuple[object, ...]:
    value = draft.value("pass_cycle")
    assert isinstance(value, tuple)
    return value
