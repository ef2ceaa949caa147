"""The screen: rule set and opponents in the head, six groups in as many columns as fit."""

from collections.abc import Callable
from datetime import date

from pygame import Rect

from hearts_gui.ai.coach.situations import Situation
from hearts_gui.config.paths import copies_dir
from hearts_gui.session.past.summary import Summary
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import BODY_MARGIN, EDGE, PageScene
from hearts_gui.ui.screens.statistics.choices_group import ChoicesGroup
from hearts_gui.ui.screens.statistics.days_group import DaysGroup
from hearts_gui.ui.screens.statistics.fair_group import FairGroup
from hearts_gui.ui.screens.statistics.findings_group import FindingsGroup, FindingsPage
from hearts_gui.ui.screens.statistics.group import Group
from hearts_gui.ui.screens.statistics.group_page import GroupPage
from hearts_gui.ui.screens.statistics.luck_group import LuckGroup
from hearts_gui.ui.screens.statistics.points_group import PointsGroup
from hearts_gui.ui.screens.statistics.rating_group import RatingGroup
from hearts_gui.ui.screens.statistics.results_group import ResultsGroup
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label
from hearts_gui.ui.widgets.columns import Column, Row
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say, told

GAP = 26
LEAST_WIDTH, LEAST_HEIGHT = 400, 312
DROPDOWN = 216
POLL_MS = 30
THEMES = {
    Situation.LEADING: "lead", Situation.FOLLOWING: "follow", Situation.LAST: "last",
    Situation.DISCARDING: "discard",
}  # fmt: skip
"""The puzzles that practise a kind of choice."""

Maker = Callable[[Rect], Group]


class StatisticsScene(PageScene):
    """What is certain about the games so far. It opens immediately and fills when all is read."""

    title_key = "stat-title"

    def __init__(self, ctx: Context, *, today: date | None = None) -> None:
        super().__init__(ctx)
        self._today = today or date.today()
        self._inquiry = ctx.games.inquiry()
        self._beside = False
        self.told: Summary | None = None
        self._inquiry.ask()

    # -- what is asked

    def _ask(self, rules: str, against: str | None) -> None:
        self._inquiry.ask(rules, against)

    def update(self, dt_ms: float) -> None:
        """Take the answer when it comes."""
        super().update(dt_ms)
        saved = self._inquiry.saved()
        if saved is not None:
            path, problem = saved
            text = say("review-saved", path=str(path)) if problem is None else told(problem)
            self.notify(text)
        if self._inquiry.news():
            self._ask_again()
        found = self._inquiry.poll()
        if found is not None and found != self.told:
            self.told = found
            self.rebuild()

    def idle_wait_ms(self) -> int | None:
        """Short, since an answer may be on its way."""
        wait = super().idle_wait_ms()
        return wait if wait is None else min(wait, POLL_MS if self.told is None else 4 * POLL_MS)

    def uncovered(self) -> None:
        """A game may have been looked at meanwhile."""
        self._ask_again()

    def _ask_again(self) -> None:
        if self.told is not None:
            self._ask(self.told.rules, self.told.against)

    def leave(self) -> None:
        """Others need not play the deals of earlier games any more."""
        super().leave()
        self._inquiry.close()

    # -- the head

    def compose_header(self, skin: Skin, rest: Rect) -> None:
        """The dropdowns where there is room beside the title."""
        if self.told is not None and self.told.played:
            rest = self._add_save(rest)
        self._beside = rest.w >= 2 * skin.px(DROPDOWN) + skin.px(GAP)
        if self._beside:
            self._add_choices(skin, rest)

    def _add_save(self, rest: Rect) -> Rect:
        """The button that saves the table; the room that it leaves."""
        side = max(2 * self.ctx.metrics.px(24), self.ctx.metrics.hit)
        centre = (rest.right - side // 2, rest.centery)
        self.form.add(
            IconButton(self.ctx, say("stat-save"), centre, self.save, icon=Icon.SAVE, on_panel=True)
        )
        return Rect(rest.x, rest.y, rest.w - side - self.ctx.metrics.px(12), rest.h)

    def _add_choices(self, skin: Skin, rest: Rect) -> None:
        told = self.told
        if told is None or not told.played:
            return
        row, high = Row(rest, skin.px(12)), max(skin.px(44), skin.metrics.hit)
        made = self._dropdowns(told, [rest, rest])
        for one in made:
            wide = min(max(skin.px(DROPDOWN), one.whole_width), (rest.w - skin.px(12)) // 2)
            box = row.take(wide)
            one.move_to(Rect(box.x, rest.centery - high // 2, wide, high))
        self.form.add(*made)
        text = say("stat-no-practice")
        theme = THEMES.get(told.dearest) if told.dearest is not None else None
        if theme is not None:
            self._add_practise(skin, row, theme)
        if skin.painter.text_width(text, skin.type(15)) <= row.rest.w:
            self.form.add(Label(self.ctx, text, row.rest, units=15, quiet=True))

    def _add_practise(self, skin: Skin, row: Row, theme: str) -> None:
        """That button in the head, where there is room."""
        label = say("stat-practise", theme=theme)
        wide = skin.painter.text_width(label, skin.type(17, Face.SEMIBOLD)) + skin.px(90)
        if wide <= row.rest.w:
            box = row.take_last(wide)
            high = max(skin.px(44), skin.metrics.hit)
            box.y, box.h = box.centery - high // 2, high
            self.form.add(self._practise_button(box, theme))

    def _dropdowns(self, told: Summary, boxes: list[Rect]) -> tuple[Dropdown, Dropdown]:
        names = [each.name for each in told.played]
        first = Dropdown(
            self.ctx, say("stat-rules"), boxes[0],
            options=tuple(say("stat-rules-of", title=each.title, n=each.games)
                          for each in told.played),
            chosen=names.index(told.rules), changed=lambda index: self._ask(names[index], None),
        )  # fmt: skip
        levels: list[str | None] = [None, *told.levels]
        second = Dropdown(
            self.ctx, say("stat-against"), boxes[1],
            options=(say("stat-everybody"), *(say(f"level-{level}") for level in told.levels)),
            chosen=levels.index(told.against),
            changed=lambda index: self._ask(told.rules, levels[index]),
        )  # fmt: skip
        return first, second

    # -- the groups

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The groups, row by row; the dropdowns first where the head has no room."""
        told = self.told
        made: list[Widget] = []
        column = Column(place, skin.px(GAP))
        if told is None or not told.played:
            text = say("stat-reading") if told is None else say("stat-nothing")
            made.append(Label(self.ctx, text, column.take(skin.px(60)), quiet=True))
            return made, column.height
        if not self._beside:
            made += self._dropdowns_above(skin, told, column)
        across = 3 if place.w >= 3 * skin.px(LEAST_WIDTH) else 2
        across = across if place.w >= across * skin.px(LEAST_WIDTH) + skin.px(GAP) else 1
        high = self._height(skin, column, across)
        kinds = self._kinds(told)
        for at in range(0, len(kinds), across):
            row = Row(column.take(high), skin.px(GAP))
            wide = (place.w - (across - 1) * skin.px(GAP)) // across
            made += [make(row.take(wide)) for make in kinds[at : at + across]]
        return made, column.height

    def _dropdowns_above(self, skin: Skin, told: Summary, column: Column) -> list[Widget]:
        high = max(skin.px(44), skin.metrics.hit)
        row = Row(column.take(high), skin.px(12))
        wide = (column.place.w - skin.px(12)) // 2
        made: list[Widget] = [*self._dropdowns(told, [row.take(wide), row.take(wide)])]
        theme = THEMES.get(told.dearest) if told.dearest is not None else None
        if theme is not None:
            made.append(self._practise_button(column.take(high), theme))
        return made

    def _practise_button(self, box: Rect, theme: str) -> Button:
        """The way to puzzles of the kind that certainly costs most."""
        return Button(self.ctx, say("stat-practise", theme=theme), box,
                      lambda: self.practise(theme), icon=Icon.TARGET,
                      look=ButtonLook.PRIMARY)  # fmt: skip

    def _height(self, skin: Skin, column: Column, across: int) -> int:
        """A group's height: all in one view where that leaves them enough."""
        rows = -(-6 // across)
        room = self.body_box().h - 2 * skin.px(BODY_MARGIN) - 2 * EDGE - column.height
        even = (room - (rows - 1) * skin.px(GAP) - skin.px(GAP) * (column.height > 0)) // rows
        return max(even, skin.px(LEAST_HEIGHT)) if rows <= 2 else skin.px(LEAST_HEIGHT)

    def _kinds(self, told: Summary) -> list[Maker]:
        ctx, opened = self.ctx, self.open_group
        made: list[Maker] = [
            lambda box: PointsGroup(ctx, box, told.points, opened),
            lambda box: ChoicesGroup(ctx, box, told.choices, told.dearest, opened),
            lambda box: FairGroup(ctx, box, told.checks, told.players, opened),
            lambda box: DaysGroup(ctx, box, told.days, self._today, opened),
            lambda box: LuckGroup(ctx, box, told.luck, told.left, opened),
            lambda box: FindingsGroup(ctx, box, told.findings, opened),
        ]
        results = told.results
        if results is not None:
            made.insert(0, lambda box: ResultsGroup(ctx, box, results, opened))
        made.insert(
            len(made) - 6, lambda box: RatingGroup(ctx, box, told.rating, told.ratings, opened)
        )
        return made

    def practise(self, theme: str) -> None:
        """Puzzles of this theme."""
        self.ctx.scenes.push(self.ctx.games.puzzles(self.ctx, theme))

    def save(self) -> None:
        """Write every deal into a file that other programs read."""
        self._inquiry.save(copies_dir())

    def open_group(self, group: Group) -> None:
        """A group at full size with its numbers, or the deals that show what was found."""
        if isinstance(group, FindingsGroup) and group.told:
            self.ctx.scenes.push(FindingsPage(self.ctx, group.told))
            return
        told = self.told
        if told is None:
            return
        nowhere = Rect(0, 0, 8, 8)
        make = next(make for make in self._kinds(told) if type(make(nowhere)) is type(group))
        self.ctx.scenes.push(GroupPage(self.ctx, make))
