"""What is certain about the play, in sentences, and the deals that show it."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from hearts_gui.session.past.findings import Finding
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import FittedPage
from hearts_gui.ui.pages.text_column import TextColumn
from hearts_gui.ui.screens.statistics.group import Group
from hearts_gui.ui.screens.statistics.group_page import look_again
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

TOLD = 4
ROW = 52


def finding_text(finding: Finding) -> str:
    """A finding as a sentence."""
    return say("stat-finding", kind=finding.kind, by=decimal_text(abs(finding.by)),
               good=finding.good)  # fmt: skip


class FindingsGroup(Group):
    """The most certain of them."""

    def __init__(
        self, ctx: Context, box: Rect, told: Sequence[Finding], opened: Callable[[Group], None]
    ) -> None:
        few = "" if told else say("stat-no-findings")
        super().__init__(ctx, box, say("stat-findings"), opened, few=few)
        self.told = tuple(told[:TOLD])

    def sentences(self) -> tuple[str, ...]:
        """The sentences."""
        return tuple(finding_text(each) for each in self.told)

    def table(self) -> tuple[str, ...]:
        """The sentences, and how they are found."""
        return (*(self.sentences() or (self._few,)), "", say("stat-findings-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        """Write them one under the other, praise with a tick."""
        skin, theme, y = self.skin, self.skin.theme, room.y
        side = skin.px(20)
        for finding, text in zip(self.told, self.sentences(), strict=True):
            left = room.x + side + skin.px(10)
            high = skin.painter.paragraph_height(text, skin.type(16), room.right - left)
            if y + high > room.bottom:
                break
            centre = (room.x + side // 2, y + skin.fonts_height(skin.type(16)) // 2)
            ink = theme.ok if finding.good else theme.heart
            skin.icons.draw(surface, Icon.CHECK if finding.good else Icon.TARGET, centre, side, ink)
            place = Rect(left, y, room.right - left, high)
            y = self.words(surface, place, text, theme.text) + skin.px(10)


class FindingsPage(FittedPage):
    """Every finding with the deals that show it most; a press looks at one again."""

    title_key = "stat-findings"
    width_units = 760.0

    def __init__(self, ctx: Context, told: Sequence[Finding]) -> None:
        super().__init__(ctx)
        self._told = tuple(told)

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """Sentence by sentence."""
        column = TextColumn(self.ctx, place)
        for finding in self._told:
            column.text(finding_text(finding), units=18)
            column.space(4)
            for number, (game, deal, saved) in enumerate(finding.deals, start=1):
                box = column.take(max(skin.px(ROW), self.ctx.metrics.hit))
                label = say("stat-finding-deal", n=number, deal=deal)
                detail = say("stat-finding-saved", by=decimal_text(abs(saved)), good=saved > 0)
                act = partial(look_again, self, game, deal)
                row = ListRow(self.ctx, label, box, act, detail=detail, icon=Icon.EYE, pad=14)
                column.widgets.append(row)
            column.space(16)
        column.text(say("stat-findings-how"), units=15, quiet=True)
        return column.widgets, column.height
