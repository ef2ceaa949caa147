"""What is certain about the play, in sentences, and the deals that show it."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from hearts_gui.session.past.findings import Finding
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import FittedPage
from hearts_gui.ui.screens.statistics.group import StatisticsGroup
from hearts_gui.ui.screens.statistics.group_page import deal_row
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Column, Item
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

TOLD = 4


def finding_text(finding: Finding) -> str:
    """A finding as a sentence."""
    return say("stat-finding", kind=finding.kind, by=decimal_text(abs(finding.by)),
               good=finding.good)  # fmt: skip


class FindingsGroup(StatisticsGroup):
    """The most certain of them."""

    def __init__(
        self, ctx: Context, findings: Sequence[Finding], opened: Callable[[StatisticsGroup], None]
    ) -> None:
        few = "" if findings else say("stat-no-findings")
        super().__init__(ctx, say("stat-findings"), opened, few=few)
        self.findings = tuple(findings[:TOLD])

    def sentences(self) -> tuple[str, ...]:
        """The sentences of all findings."""
        return tuple(finding_text(each) for each in self.findings)

    def table(self) -> tuple[str, ...]:
        """The sentences, and how they are found."""
        return (*(self.sentences() or (self._few,)), "", say("stat-findings-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        """Write them one under the other, praise with a tick."""
        skin, theme, y = self.skin, self.skin.theme, room.y
        side = skin.px(20)
        for finding, words in zip(self.findings, self.sentences(), strict=True):
            left = room.x + side + skin.px(10)
            height = skin.painter.paragraph_height(words, skin.type(16), room.right - left)
            if y + height > room.bottom:
                break
            centre = (room.x + side // 2, y + skin.fonts_height(skin.type(16)) // 2)
            ink = theme.ok if finding.good else theme.heart
            skin.icons.draw(surface, Icon.CHECK if finding.good else Icon.TARGET, centre, side, ink)
            place = Rect(left, y, room.right - left, height)
            y = self.words(surface, place, words, theme.text) + skin.px(10)


class FindingsPage(FittedPage):
    """Every finding with the deals that show it most; a press looks at one again."""

    title_key = "stat-findings"
    width_units = 760.0

    def __init__(self, ctx: Context, findings: Sequence[Finding]) -> None:
        super().__init__(ctx)
        self._findings = tuple(findings)

    def compose_body(self, _width: int) -> Item:
        """The findings, sentence by sentence."""
        parts = (
            Column(text(self.ctx, finding_text(finding), units=18), 4, *self._deals(finding))
            for finding in self._findings
        )
        how = text(self.ctx, say("stat-findings-how"), units=15, quiet=True)
        return Column(*parts, how, gap=16)

    def _deals(self, finding: Finding) -> list[Item]:
        rows = []
        for number, (game, deal, saved) in enumerate(finding.deals, start=1):
            detail = say("stat-finding-saved", by=decimal_text(abs(saved)), good=saved > 0)
            rows.append(deal_row(self, number, game, deal, detail))
        return rows
