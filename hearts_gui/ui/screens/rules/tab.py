"""The rules tab of the options: rule sets at the left, every option of the chosen one at the right.

Where the window is too narrow for both, the list becomes a page of its own and everything else
one column.
"""

from collections.abc import Callable

import pygame
from pygame import Rect

from hearts_gui.config import paths
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rules_desk import Entry, RulesDesk
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.screens.rules.actions import RuleActions
from hearts_gui.ui.screens.rules.controls import Maker
from hearts_gui.ui.screens.rules.groups import OptionGroups, column_room, make_groups
from hearts_gui.ui.screens.rules.parts import (
    BUTTON,
    LIST_WIDTH,
    Rule,
    allow,
    changes_text,
    footer_height,
    not_playable,
    reveal_chosen,
    room_for_list,
    size_and_changes,
)
from hearts_gui.ui.screens.rules.set_list import ROW, set_rows
from hearts_gui.ui.screens.rules.summary import RulesSummary
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.text_field import HEIGHT, TextField
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import Group
from hearts_gui.wording.summary_line import short

HEADING = 84


class RulesPane:
    """Fills the body of a page; `playable` says that a game can be started from here."""

    def __init__(
        self, scene: PageScene, desk: RulesDesk, plan: Callable[[], TablePlan], *, playable: bool
    ) -> None:
        self.scene = scene
        self.desk = desk
        self._plan = plan
        self._playable = playable
        self.act = RuleActions(self, desk, plan, playable=playable)
        self._opened: set[Group] = set()
        self._query = ""
        self.search: TextField | None = None
        self.groups = OptionGroups()
        self._list_area: ScrollArea | None = None
        self._area: ScrollArea | None = None
        self._place = Rect(0, 0, 1, 1)
        self._groups_top = 0
        self._head: list[Widget] = []
        self._title: Label | None = None
        self._subtitle: Label | None = None
        self._summary: RulesSummary | None = None
        self._play: Button | None = None
        self._save: Button | None = None
        self._reset: Button | None = None
        self._set_row: ListRow | None = None

    # -- size

    @property
    def ctx(self) -> Context:
        """The program's parts."""
        return self.scene.ctx

    @property
    def wide(self) -> bool:
        """Whether list and options stand side by side."""
        return room_for_list(Skin(self.ctx), self.scene.body_box())

    # -- composing

    def compose_search(self, skin: Skin, box: Rect) -> TextField:
        """The field that finds options, kept with its text while everything else is made again."""
        if self.search is None:
            self.search = TextField(
                self.ctx,
                say("rule-screen-find-option"),
                box,
                changed=self._find,
                placeholder=say("rule-screen-find-option"),
                search=True,
            )
        self.search.viewport = None
        self.search.scroll_to(0)
        self.search.skin = skin
        self.search.move_to(box)
        return self.search

    def compose(self, skin: Skin, body: Rect, lead: list[Widget], lead_height: int) -> None:
        """Fill the body; `lead` are widgets that found no room in the page's header."""
        footer = Rect(body.x, body.bottom - footer_height(skin), body.w, 0)
        footer.h = body.bottom - footer.y
        main = Rect(body.x, body.y, body.w, footer.y - body.y)
        if self.wide:
            left = Rect(body.x, body.y, skin.px(LIST_WIDTH), body.h)
            self._compose_list(skin, left)
            main.x, main.w = left.right, body.right - left.right
            footer.x, footer.w = left.right, body.right - left.right
            self._compose_beside(skin, main)
        else:
            self._compose_below(skin, main, lead, lead_height)
        self._compose_footer(skin, footer)
        self._tell()

    def _compose_list(self, skin: Skin, left: Rect) -> None:
        pad = PageScene.side_pad(skin)
        form = self.scene.form
        line = Rect(left.right - 1, left.y, max(1, round(skin.hairline)), left.h)
        form.add(Rule(self.ctx, line))
        head = Rect(left.x + pad, left.y + skin.px(14), left.w - 2 * pad, skin.px(36))
        form.add(Label(self.ctx, say("rule-screen-rule-sets"), head, quiet=True))
        high = max(skin.px(BUTTON), skin.metrics.hit)
        foot = Rect(left.x + skin.px(20), left.bottom - skin.px(16) - high,
                    left.w - 2 * skin.px(20), high)  # fmt: skip
        view = Rect(left.x + skin.px(12), head.bottom, left.w - 2 * skin.px(12), 0)
        view.h = foot.y - skin.px(14) - view.y
        inner = Rect(view.x + skin.px(8), view.y + skin.px(6), view.w - 2 * skin.px(8), 0)
        rows, high_rows = set_rows(self.ctx, skin, self.desk, "", inner, choose=self._choose,
                                   restore=self.act.restore)  # fmt: skip
        before = self._list_area.offset if self._list_area is not None else None
        area = ScrollArea(self.ctx, view)
        area.put(rows, high_rows + 2 * skin.px(6))
        form.add(*rows, area)
        self._list_area = area
        if before is not None:
            area.scroll(before, at_once=True)
        else:
            reveal_chosen(area, rows)
        half = (foot.w - skin.px(12)) // 2
        form.add(
            Button(
                self.ctx,
                say("rule-screen-paste-code"),
                Rect(foot.x, foot.y, half, foot.h),
                self.act.paste,
                icon=Icon.PASTE,
            ),
            Button(
                self.ctx,
                say("rule-screen-share"),
                Rect(foot.right - half, foot.y, half, foot.h),
                self.act.share,
                icon=Icon.SHARE,
            ),
        )

    def _compose_beside(self, skin: Skin, main: Rect) -> None:
        """Heading above, options in a scroll area under it."""
        pad = PageScene.side_pad(skin)
        top = Rect(main.x + pad, main.y + skin.px(16), main.w - 2 * pad, skin.px(HEADING))
        buttons = self._set_buttons(skin, top)
        left = min((button.base_box.x for button in buttons), default=top.right)
        words = left - skin.px(20) - top.x
        self._title = Label(
            self.ctx, "", Rect(top.x, top.y, words, skin.px(44)), units=30, face=Face.DISPLAY
        )
        self._title.margin_units = 14.0
        self._subtitle = Label(self.ctx, "", Rect(top.x, top.y + skin.px(44), words, skin.px(30)),
                               quiet=True)  # fmt: skip
        self.scene.form.add(self._title, self._subtitle, *buttons)
        view = Rect(
            main.x + skin.px(10), top.bottom, main.w - skin.px(12), main.bottom - top.bottom
        )
        inner = Rect(top.x, view.y + skin.px(10), top.w, 0)
        self._fill(skin, view, inner, [], 0)

    def _compose_below(self, skin: Skin, main: Rect, lead: list[Widget], lead_height: int) -> None:
        """Everything in one scroll area: the chosen set, what can be done with it, the options."""
        pad = PageScene.side_pad(skin)
        view = Rect(main.x + 2, main.y + 2, main.w - 4, main.h - 2)
        inner = Rect(main.x + pad, main.y + skin.px(18), main.w - 2 * pad, 0)
        y = inner.y + lead_height
        head = list(lead)
        if self.search is not None and self.search not in self.scene.form.widgets:
            high = max(skin.px(HEIGHT), skin.metrics.hit)
            head.append(self.compose_search(skin, Rect(inner.x, y, inner.w, high)))
            y += high + skin.px(14)
        row = Rect(inner.x, y, inner.w, max(skin.px(ROW), skin.metrics.hit))
        self._title = None
        self._set_row = ListRow(self.ctx, "", row, self.act.pick_set, note=" ", pad=20)
        self._set_row.chosen = True
        head.append(self._set_row)
        y = row.bottom + skin.px(12)
        kind = skin.type(17)
        self._subtitle = Label(self.ctx, "", Rect(inner.x, y, inner.w, 2 * skin.fonts_height(kind)),
                               quiet=True, wrap=True)  # fmt: skip
        head.append(self._subtitle)
        y += 2 * skin.fonts_height(kind) + skin.px(8)
        tools = self._tools(skin, Rect(inner.x, y, inner.w, 0))
        head.extend(tools)
        y = max(tool.base_box.bottom for tool in tools) + skin.px(18)
        self._fill(skin, view, Rect(inner.x, inner.y, inner.w, 0), head, y - inner.y)

    def _tools(self, skin: Skin, line: Rect) -> list[Widget]:
        """Buttons of the chosen set, as many side by side as there is room for."""
        made: list[Widget] = [
            self._reset_button(Rect(0, 0, 1, 1)),
            Button(
                self.ctx,
                say("rule-screen-share"),
                Rect(0, 0, 1, 1),
                self.act.share,
                icon=Icon.SHARE,
            ),
            Button(
                self.ctx,
                say("rule-screen-paste-code"),
                Rect(0, 0, 1, 1),
                self.act.paste,
                icon=Icon.PASTE,
            ),
        ]
        if self.desk.draft.source.own:
            made += [
                Button(
                    self.ctx,
                    say("rule-screen-rename"),
                    Rect(0, 0, 1, 1),
                    self.act.rename,
                    icon=Icon.EDIT,
                ),
                Button(
                    self.ctx,
                    say("rule-screen-delete"),
                    Rect(0, 0, 1, 1),
                    self.act.delete,
                    icon=Icon.TRASH,
                ),
            ]
        gap, high = skin.px(12), max(skin.px(48), skin.metrics.hit)
        columns = max(1, min(len(made), (line.w + gap) // skin.px(190)))
        width = (line.w - (columns - 1) * gap) // columns
        for index, widget in enumerate(made):
            row, column = divmod(index, columns)
            widget.move_to(Rect(line.x + column * (width + gap), line.y + row * (high + gap),
                                width, high))  # fmt: skip
        return made

    def _set_buttons(self, skin: Skin, top: Rect) -> list[Widget]:
        """At the right of the heading: rename and delete for own sets, reset for all."""
        high = max(skin.px(46), skin.metrics.hit)
        reset = self._reset_button(Rect(top.right - skin.px(172), top.y + skin.px(4),
                                        skin.px(172), high))  # fmt: skip
        made: list[Widget] = []
        if self.desk.draft.source.own:
            step = max(skin.px(56), skin.metrics.hit + skin.px(8))
            x = reset.base_box.x - skin.px(8)
            y = reset.base_box.centery
            made = [
                IconButton(
                    self.ctx,
                    say("rule-screen-rename"),
                    (x - step - step // 2, y),
                    self.act.rename,
                    icon=Icon.EDIT,
                    on_panel=True,
                ),
                IconButton(
                    self.ctx,
                    say("rule-screen-delete"),
                    (x - step // 2, y),
                    self.act.delete,
                    icon=Icon.TRASH,
                    on_panel=True,
                ),
            ]
        return [*made, reset]

    def _reset_button(self, box: Rect) -> Button:
        self._reset = Button(
            self.ctx, say("rule-screen-reset-all"), box, self.act.reset_all, icon=Icon.UNDO
        )
        return self._reset

    def _fill(
        self, skin: Skin, view: Rect, inner: Rect, head: list[Widget], head_height: int
    ) -> None:
        """The scroll area: head, groups, summary."""
        self._place = Rect(inner.x, inner.y + head_height, inner.w, 0)
        maker = Maker(self.ctx, self.desk.draft, self.act.change, self.act.edit,
                      column_room(skin, inner.w))  # fmt: skip
        self.groups = make_groups(maker, self._query, self._opened, toggle=self._toggle,
                                  mend=self.act.mend, undo=self.act.undo)  # fmt: skip
        self._head = head
        self._head_top = inner.y
        self._summary = RulesSummary(self.ctx, self.act.read_rules)
        before = self._area.offset if self._area is not None else 0
        area = ScrollArea(self.ctx, view)
        self._area = area
        height = self.groups.spread(skin, self._place) if self.groups.boxes else 0
        self._finish(skin, height)
        self.scene.form.add(*head, *self.groups.widgets, *self._nothing(skin), self._summary, area)
        area.scroll(before, at_once=True)

    def _nothing(self, skin: Skin) -> list[Widget]:
        """What is said when a search finds no option."""
        if self.groups.boxes:
            return []
        text = say("rule-screen-no-such-option")
        label = Label(self.ctx, text, Rect(self._place.x, self._place.y, self._place.w,
                                           skin.px(60)), quiet=True, wrap=True)  # fmt: skip
        assert self._area is not None
        label.viewport = self._area.box
        return [label]

    def _finish(self, skin: Skin, height: int) -> None:
        """Put the summary under the groups and tell the area how much there is."""
        assert self._summary is not None
        assert self._area is not None
        self._summary.set_text(short(self.desk.draft.rules))
        below = self._place.y + max(height, skin.px(60)) + skin.px(20)
        box = Rect(self._place.x, below, self._place.w, 0)
        box.h = self._summary.measure(box.w)
        self._summary.move_to(box)
        content = box.bottom + skin.px(16) - self._area.box.y
        self._area.put([*self._head, *self.groups.widgets, self._summary], content)

    def _compose_footer(self, skin: Skin, footer: Rect) -> None:
        pad = PageScene.side_pad(skin)
        high = max(skin.px(BUTTON), skin.metrics.hit)
        y = footer.y + (footer.h - high) // 2
        inner = Rect(footer.x + pad, y, footer.w - 2 * pad, high)
        gap = skin.px(14)
        play_w, save_w = min(skin.px(190), inner.w // 2), min(skin.px(150), inner.w // 2 - gap)
        if inner.w < skin.px(520):
            play_w = (inner.w - gap) // 2
            save_w = inner.w - gap - play_w
        play = Rect(inner.right - play_w, y, play_w, high)
        save = Rect(play.x - gap - save_w, y, save_w, high)
        label = say("rule-screen-play-these") if self._playable else say("rule-screen-use-next")
        self._save = Button(self.ctx, say("rule-screen-save-dots"), save, self.act.save, icon=None)
        self._play = Button(self.ctx, label, play, self.act.play, look=ButtonLook.PRIMARY)
        words = Rect(inner.x, y, save.x - skin.px(20) - inner.x, high)
        text = say("rule-screen-from-next-game")
        if skin.painter.text_width(text, skin.type(16)) <= words.w:
            self.scene.form.add(Label(self.ctx, text, words, units=16, quiet=True))
        if self._area is not None:
            line = Rect(footer.x + pad, footer.y, footer.w - 2 * pad, max(1, round(skin.hairline)))
            self.scene.form.add(Rule(self.ctx, line))
        self.scene.form.add(self._save, self._play)

    # -- keeping in step

    def sync(self) -> None:
        """Show the present draft everywhere without making anything again."""
        skin, draft = Skin(self.ctx), self.desk.draft
        self.groups.sync(draft)
        height = self.groups.place(skin, self._place) if self.groups.boxes else 0
        self._finish(skin, height)
        self._tell()

    def _tell(self) -> None:
        """Title, words and buttons for the present draft."""
        draft = self.desk.draft
        words = changes_text(draft.changes()) if draft.playable else say("rule-screen-clashing")
        if self._title is not None:
            self._title.set_text(draft.title)
        if self._set_row is not None and not self.wide:
            self._set_row.label = draft.title
            players = say("rule-screen-players", n=draft.rules.players)
            self._set_row.show_note(size_and_changes(players, draft.changes()))
        if self._subtitle is not None:
            self._subtitle.set_text(words)
        for button in (self._play, self._save):
            if button is not None:
                allow(button, None if draft.playable else not_playable())
        if self._reset is not None:
            allow(self._reset, None if draft.touched else say("rule-screen-untouched"))
            self._reset.tooltip = say("rule-screen-back-to", title=draft.source.title)

    # -- what the actions need of the page

    def rebuild(self) -> None:
        """Make the page again because other things are to be shown."""
        self.scene.rebuild()

    def to_top(self) -> None:
        """Show the options from the first one on."""
        if self._area is not None:
            self._area.scroll(0, at_once=True)

    def handle(self, event: UiEvent) -> bool:
        """Take a change back by keyboard."""
        if not isinstance(event, KeyDown) or not event.ctrl or event.repeat:
            return False
        if event.key != pygame.K_z:
            return False
        self.act.undo()
        return True

    def _find(self, query: str) -> None:
        self._query = query
        self.to_top()
        self.rebuild()

    def _toggle(self, group: Group) -> None:
        self._opened ^= {group}
        self.rebuild()

    def _choose(self, entry: Entry) -> None:
        self._opened.clear()
        self.act.choose(entry)


def make_desk(plan: TablePlan) -> RulesDesk:
    """The rule sets with the rules of a plan chosen."""
    return RulesDesk(plan, paths.rule_sets_file())
