"""Who plays: everybody at this machine, and someone new."""

from dataclasses import replace
from functools import partial

from pygame import Rect

from hearts_gui.config import paths, people, settings
from hearts_gui.session.setup.player_names import shown_name
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import FittedPage
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.columns import Column
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

ROW = 64


class PeopleScene(FittedPage):
    """A row for each person; a press makes them the one who plays."""

    title_key = "people-title"
    width_units = 560.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._everyone = people.everyone()

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """Everybody, and the row for someone new."""
        column = Column(Rect(place.x, place.y, place.w, 0), skin.px(6))
        high = max(skin.px(ROW), self.ctx.metrics.hit)
        now = paths.chosen_person()
        made: list[Widget] = []
        for person in self._everyone:
            row = ListRow(
                self.ctx, shown_name(person.given), column.take(high),
                partial(self._choose, person.key), icon=Icon.USER, chosen=person.key == now, pad=16,
                detail=say("people-plays") if person.key == now else "",
            )  # fmt: skip
            made.append(row)
        if len(self._everyone) < people.MOST:
            made.append(ListRow(self.ctx, say("people-new"), column.take(high), self._add, pad=16,
                                detail=say("people-new-detail"), icon=Icon.PLUS))  # fmt: skip
        return made, column.height

    def _choose(self, key: str, *, name: str = "") -> None:
        """Put everything of the last person away, and take what is this one's."""
        ctx = self.ctx
        ctx.games.close()
        problem = people.choose(key)
        own = settings.load(paths.settings_file()).settings
        if name:
            own = replace(ctx.settings, name=name)  # someone new begins with what is seen now
        ctx.scenes.remove(self)
        ctx.change_settings(own)
        below = ctx.scenes.top
        if below is not None:
            below.uncovered()
            if problem is not None:
                below.notify(say("people-not-kept", why=problem))
            elif name:
                below.notify(say("people-name-them"))

    def _add(self) -> None:
        number = len(self._everyone) + 1
        self._choose(people.free_key(), name=say("player-number", n=number))
