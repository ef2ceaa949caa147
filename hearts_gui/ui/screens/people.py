"""Who plays: everyone at this machine, and someone new."""

from dataclasses import replace
from functools import partial

from hearts_gui.config import paths, people, settings
from hearts_gui.session.setup.player_names import shown_name
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.flow import Column, Item
from hearts_gui.ui.widgets.page import FittedPage
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.wording.language.messages import say


class PeopleScene(FittedPage):
    """A row for each person; a press makes them the one who plays."""

    title_key = "people-title"
    width_units = 560.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._everyone = people.everyone()

    def compose_body(self, _width: int) -> Item:
        """Everyone, and the row for someone new."""
        now = paths.chosen_person()
        rows = [
            ListRow(
                self.ctx, shown_name(person.given_name), partial(self._choose, person.key),
                icon=Icon.USER, chosen=person.key == now, pad=16,
                detail=say("people-plays") if person.key == now else "",
            )
            for person in self._everyone
        ]  # fmt: skip
        if len(self._everyone) < people.MOST:
            rows.append(ListRow(self.ctx, say("people-new"), self._add, pad=16,
                                detail=say("people-new-detail"), icon=Icon.PLUS))  # fmt: skip
        return Column(*rows, gap=6)

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
