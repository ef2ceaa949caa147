"""The rules tab of the options: every option of the chosen rule set, and its buttons."""

from collections.abc import Callable, Sequence

from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rule_draft import count_changes
from hearts_gui.session.setup.rules_setup import RulesSetup
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.screens.rules.actions import RuleActions
from hearts_gui.ui.screens.rules.controls import Maker
from hearts_gui.ui.screens.rules.frame import RulesFrame, tell_of_unread_sets, tool
from hearts_gui.ui.screens.rules.groups import OptionRow, column_room, make_groups
from hearts_gui.ui.screens.rules.rules_page import RulesSummary
from hearts_gui.ui.screens.rules.set_list import find_field
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label, text
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Padded, Row, Sized
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.describe import Group
from hearts_gui.wording.language.messages import say


class RulesPane:
    """Fills the body of a page; `playable` says that a game can be started from here."""

    def __init__(
        self, scene: PageScene, setup: RulesSetup, plan: Callable[[], TablePlan], *, playable: bool
    ) -> None:
        self.scene = scene
        self.setup = setup
        self._playable = playable
        self.ctx, self.frame = scene.ctx, RulesFrame(scene, setup)
        self.act = RuleActions(scene, setup, plan, playable=playable, to_top=self._from_start)
        self._opened: set[Group] = set()
        self._kept: set[str] = set()
        """Options that were changed and stay on the page, even with their default again."""
        self._query = ""
        self.search: TextField | None = None
        self.rows: list[OptionRow] = []
        tell_of_unread_sets(scene, setup.own)

    # -- composing

    @property
    def search_field(self) -> TextField:
        """The field that finds options."""
        words = say("rule-screen-find-option")
        self.search = find_field(self.ctx, self.search, words, self._find)
        return self.search

    def compose(self, lead: Sequence[Item]) -> None:
        """Fill the body; `lead` are items for which the page's header has no room."""
        ctx, act, draft = self.ctx, self.act, self.setup.draft
        reset = tool(ctx, "rule-screen-reset-all", act.reset_all, Icon.UNDO)
        reset.tooltip = say("rule-screen-back-to", title=draft.source.title)
        reset.reason = None if draft.touched else say("rule-screen-untouched")
        maker = Maker(ctx, draft, self.change, act.edit, act.mend, act.undo,
                      column_room(Skin(ctx), self.frame.width))  # fmt: skip
        self.rows, groups = make_groups(maker, self._query, self._opened, self._kept, self._toggle)
        nothing = text(ctx, say("rule-screen-no-such-option"), quiet=True)
        rest = Column(groups or nothing, 20, RulesSummary(ctx, draft.rules, act.read_rules))
        share = (tool(ctx, "rule-screen-paste-code", act.paste, Icon.PASTE),
                 tool(ctx, "rule-screen-share", act.share, Icon.SHARE))  # fmt: skip
        words, changes = say("rule-screen-clashing"), count_changes(draft.rules)
        if draft.playable:
            words = say("rule-screen-changes-marked", n=changes)
        subtitle = text(ctx, words, quiet=True)
        if self.frame.wide:
            sets = self.frame.sets("", act.choose, act.restore, share)
            heading = self._heading(subtitle, reset)
            self.frame.lay_out(sets, heading, self.frame.options(rest, 10), self._footer())
        else:
            players = say("rule-screen-players", n=draft.rules.players)
            note = say("rule-screen-size-and-changes", players=players, n=changes)
            chosen = ListRow(ctx, draft.title, act.pick_set, note=note, pad=20, chosen=True)
            own = (tool(ctx, *what) for what in self._own_acts())
            tools = Grid(reset, *reversed(share), *own, least=178)
            head = Column(*lead, chosen, subtitle, tools, gap=14)
            options = self.frame.options(Column(head, 18, rest))
            self.frame.lay_out(None, options, self._footer())

    def _footer(self) -> Item:
        """The buttons that save the rules and that play with them."""
        draft = self.setup.draft
        save = tool(self.ctx, "rule-screen-save-dots", self.act.save)
        label = say("rule-screen-play-these" if self._playable else "rule-screen-use-next")
        play = Button(self.ctx, label, self.act.play, look=ButtonLook.PRIMARY)
        for button in (play, save):
            button.reason = None if draft.playable else say("rule-screen-not-playable")
        return self.frame.footer(
            say("rule-screen-from-next-game"), Sized(save, width=150), Sized(play, width=190)
        )

    def _own_acts(self) -> tuple[tuple[str, Callable[[], None], Icon], ...]:
        """What can be done with a set of the player's own."""
        own = self.setup.draft.source.own
        return (("rule-screen-rename", self.act.rename, Icon.EDIT),
                ("rule-screen-delete", self.act.delete, Icon.TRASH)) if own else ()  # fmt: skip

    def _heading(self, subtitle: Item, reset: Button) -> Item:
        """The chosen rules; at the right rename and delete for own sets, reset for all."""
        title = Label(self.ctx, self.setup.draft.title, units=30, face=Face.DISPLAY)
        title.margin_units = 14.0
        words = Column(title, subtitle)
        icons = (IconButton(self.ctx, say(key), act, icon=icon, on_panel=True)
                 for key, act, icon in self._own_acts())  # fmt: skip
        line = Row(Sized(words, grow=1), 20, *icons, Sized(reset, width=172), gap=8)
        return Padded(line, across=self.frame.side, top=16, bottom=10)

    # -- what is done

    def handle(self, event: UiEvent) -> bool:
        """Take a change back by keyboard."""
        if undoes := isinstance(event, KeyDown) and event.undoes:
            self.act.undo()
        return undoes

    def _find(self, query: str) -> None:
        self._query = query
        self.frame.to_top()
        self.scene.rebuild()

    def _toggle(self, group: Group) -> None:
        self._opened ^= {group}
        self.scene.rebuild()

    def change(self, key: str, value: object) -> None:
        """Choose another value for an option."""
        self._kept.add(key)
        self.act.change(key, value)

    def _from_start(self) -> None:
        """Show other rules from the first option on, their groups as short as they are at first."""
        self._opened.clear()
        self._kept.clear()
        self.frame.to_top()
