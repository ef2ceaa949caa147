"""New game: which rules, how many players, against whom, for how long."""

from collections.abc import Callable
from dataclasses import replace

from hearts_gui.config import paths
from hearts_gui.config.settings import LONGEST_NAME
from hearts_gui.session.setup.plans import (
    FITS,
    PERSON,
    SHARES,
    SURPRISE,
    Opponent,
    TablePlan,
    level_choices,
    person_name,
    persona_about,
    persona_choices,
)
from hearts_gui.session.setup.rule_draft import PLAYERS, RuleDraft, count_changes
from hearts_gui.session.setup.rules_setup import Entry, RulesSetup
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.screens.options import RULES, OptionsScene
from hearts_gui.ui.screens.rules.actions import RuleActions
from hearts_gui.ui.screens.rules.controls import Maker
from hearts_gui.ui.screens.rules.frame import RulesFrame, tell_of_unread_sets, tool
from hearts_gui.ui.screens.rules.groups import COLUMN, OptionRow, column_room
from hearts_gui.ui.screens.rules.rules_page import RulesSummary
from hearts_gui.ui.screens.rules.set_list import find_field, first_hit
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label, text
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import (
    Anchor,
    Column,
    Either,
    Grid,
    Item,
    Masonry,
    Padded,
    Row,
    Sized,
)
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import (
    ROW_EDGE,
    Caption,
    ListRow,
    OptionLine,
    Panel,
    SeatFace,
    choose,
    option_group,
    switch,
)
from hearts_gui.ui.widgets.stepper import Stepper
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.options import option
from hearts_gui.wording.variants import VARIANTS

LENGTH = ("end", "end_at")
TILE, FACE = 184, 72
"""The width of an opponent's tile, and the portrait on it."""


class StartButton(Button):
    """The start button, with the name of the rules."""

    def __init__(self, ctx: Context, name: str, act: Callable[[], None]) -> None:
        super().__init__(ctx, say("new-game-start"), act, look=ButtonLook.PRIMARY, icon=Icon.PLAY)
        self.value_words = name

    @property
    def caption(self) -> str:
        """The label with the name of the rules, where there is room."""
        both = say("new-game-start-set", name=self.value_words)
        room = self.box.w - self.px(70)
        kind = self.skin.type(self.text_units, Face.SEMIBOLD)
        return both if self.skin.painter.text_width(both, kind) <= room else self.label


class OpponentPicker:
    """The frame in which opponents are chosen."""

    def __init__(
        self, ctx: Context, setup: RulesSetup, plan: TablePlan, *,
        change: Callable[[str, object], None], rebuild: Callable[[], None],
    ) -> None:  # fmt: skip
        self._ctx, self._setup, self._plan = ctx, setup, plan
        self._change, self._rebuild = change, rebuild
        self._wanted: list[Opponent] = [_choosable(opponent) for opponent in plan.seats]
        self._share = plan.share

    def in_plan(self, plan: TablePlan) -> TablePlan:
        return replace(plan, opponents=tuple(self._wanted), share=self._share)

    def item(self, *, tiles: bool) -> Item:
        """The number of players, and each opponent on a line, or on a tile where all have room."""
        now = self._setup.draft.rules.players
        sizes = sorted({*self._setup.draft.sizes(), now})
        number = Stepper(self._ctx, say("new-game-number"), values=[str(size) for size in sizes],
                         chosen=sizes.index(now),
                         changed=lambda k: self._change(PLAYERS, sizes[k]))  # fmt: skip
        surprise = Button(self._ctx, say("new-game-surprise"), lambda: self._everyone(
            lambda opponent: replace(opponent, persona=SURPRISE)), icon=Icon.DICE)  # fmt: skip
        head = OptionLine(
            Caption(self._ctx, say("new-game-players"), heads=True), Row(surprise, number, gap=10)
        )
        lines: Item = Column(*map(self._seat_line, range(now - 1)), gap=12)
        first, *others = map(self._seat_tile, range(now - 1))
        apart = (part for tile in others for part in (Sized(Column(), grow=1), tile))
        seats = Either(Row(first, *apart, gap=6), lines)
        rows = (head, Padded(seats if tiles else lines, across=ROW_EDGE), *self._strength_row())
        return Padded(Column(*rows), bottom=18, behind=Panel(self._ctx, "", group=True))

    def _strength_row(self) -> tuple[Item | int, ...]:
        """The row for the wanted share of wins, where opponents are to fit the person."""
        if all(opponent.level != FITS for opponent in self._seated()):
            return ()

        def changed(index: int) -> None:
            self._share = SHARES[index]

        options = [say("stat-practice-percent", percent=share) for share in SHARES]
        line = choose(self._ctx, say("new-game-share"), options, SHARES.index(self._share), changed)
        about = text(self._ctx, say("level-fits.line"), units=15, quiet=True)
        return (12, line, 4, Padded(about, across=ROW_EDGE))

    def _seat_line(self, seat: int) -> Item:
        """Portrait, character and strength of one opponent; the last below where it is narrow."""
        face, who = self._face_and_name(seat)
        return Row(face, Sized(Grid(who, self._level_list(seat), least=181), grow=1))

    def _seat_tile(self, seat: int) -> Item:
        """A large portrait over character and strength of one opponent."""
        face, who = self._face_and_name(seat)
        large = Sized(face, width=FACE, height=FACE, across=Anchor.MIDDLE)
        return Sized(Column(large, 8, who, 8, self._level_list(seat)), width=TILE)

    def _face_and_name(self, seat: int) -> tuple[SeatFace, Item]:
        wanted = self._seated()[seat]
        portraits = {key: portrait for key, _, portrait in persona_choices()}
        who = (self._name_field if wanted.level == PERSON else self._person_list)(seat)
        return SeatFace(self._ctx, portraits.get(wanted.persona, "")), who

    def _person_list(self, seat: int) -> Dropdown:
        wanted = self._seated()[seat]
        taken = {opponent.persona for index, opponent in enumerate(self._seated()) if index != seat}
        people = [(SURPRISE, say("new-game-any-character"))]
        people += [(key, name) for key, name, _ in persona_choices() if key not in taken]
        keys = [key for key, _ in people]

        def changed(index: int) -> None:
            self._seat(seat, replace(self._seated()[seat], persona=keys[index]))

        label = say("new-game-opponent", n=seat + 1)
        dropdown = Dropdown(self._ctx, label, options=[name for _, name in people],
                            chosen=keys.index(wanted.persona) if wanted.persona in keys else 0,
                            changed=changed)  # fmt: skip
        about = persona_about(wanted.persona)
        dropdown.tooltip = "" if about is None else message_text(about)
        return dropdown

    def _name_field(self, seat: int) -> TextField:
        """The name of someone else at this screen."""

        def changed(text: str) -> None:
            self._seat(seat, replace(self._seated()[seat], persona=text), shown=False)

        place = 1 + [opponent.level for opponent in self._seated()[:seat]].count(PERSON)
        return TextField(self._ctx, say("new-game-opponent", n=seat + 1), changed=changed,
                         text=self._seated()[seat].persona, longest=LONGEST_NAME,
                         placeholder=person_name("", place, self._ctx.settings.name))  # fmt: skip

    def _level_list(self, seat: int) -> Dropdown:
        levels = [(FITS, say("new-game-fits"))]
        levels += [(key, message_text(title)) for key, title, _ in level_choices()]
        levels.append((SURPRISE, say("new-game-any-level")))
        levels.append((PERSON, say("new-game-person")))
        keys = [key for key, _ in levels]
        wanted = self._seated()[seat].level

        def changed(index: int) -> None:
            now, level = self._seated()[seat], keys[index]
            if FITS in (now.level, level) and PERSON not in (now.level, level):
                # The share of wins depends on all opponents.
                self._everyone(lambda opponent: replace(opponent, level=level))
                return
            person_changed = PERSON in (now.level, level) and now.level != level
            self._seat(seat, Opponent(level, SURPRISE if person_changed else now.persona))

        label = say("new-game-level", n=seat + 1)
        dropdown = Dropdown(self._ctx, label, options=[title for _, title in levels],
                            chosen=keys.index(wanted), changed=changed)  # fmt: skip
        dropdown.tooltip = next(
            (message_text(text) for key, _, text in level_choices() if key == wanted), ""
        )
        return dropdown

    def _seated(self) -> tuple[Opponent, ...]:
        rules = self._setup.draft.rules
        return replace(self._plan, rules=rules, opponents=tuple(self._wanted)).seats

    def _seat(self, seat: int, opponent: Opponent, *, shown: bool = True) -> None:
        """Choose an opponent for a seat; the other seats stay as shown."""
        seated = list(self._seated())
        seated[seat] = opponent
        self._wanted = [*seated, *self._wanted[len(seated) :]]
        if shown:
            self._rebuild()

    def _everyone(self, change: Callable[[Opponent], Opponent]) -> None:
        """Change a choice for every computer player."""
        self._wanted = [
            opponent if opponent.level == PERSON else change(opponent)
            for opponent in self._seated()
        ]
        self._rebuild()


class NewGameScene(PageScene):
    """Starts from the last choice, so that Start alone plays the same again."""

    title_key = "new-game-title"
    made_again = True  # the rules may have been changed on another page

    def __init__(self, ctx: Context, *, setup: RulesSetup | None = None) -> None:
        super().__init__(ctx)
        self.plan: TablePlan = ctx.games.plan()
        self.setup = setup if setup is not None else RulesSetup(self.plan, paths.rule_sets_file())
        self._query = ""
        self._unsearched: RuleDraft | None = None  # the choice while no search is active
        self.search: TextField | None = None
        self.frame = RulesFrame(self, self.setup, pictured=True)
        self.act = RuleActions(self, self.setup, self._company_plan, playable=True,
                               to_top=self.frame.to_top, choose=self.choose)  # fmt: skip
        self.length: list[OptionRow] = []
        self._start: Button | None = None
        self._others = ctx.games.menu_facts().under_way is not None
        self._company = OpponentPicker(ctx, self.setup, self.plan, change=self.change,
                                rebuild=self.rebuild)  # fmt: skip
        tell_of_unread_sets(self, self.setup.own)

    # -- composing

    def compose_header(self, _width: int) -> Item | None:
        """The field that finds a rule set, where the list is on the page."""
        if not self.frame.listed:
            return None
        self.search = find_field(self.ctx, self.search, say("new-game-find"), self._find,
                                 self._take_hit)  # fmt: skip
        return Sized(self.search, width=280, across=Anchor.END)

    def add_body(self, skin: Skin) -> None:
        """Add the list, the options and the start button."""
        frame, query, act = self.frame, self._query, self.act
        sets = frame.sets(query, self.choose, act.restore) if frame.listed else None
        self._start = StartButton(self.ctx, self.setup.draft.title, self.act.play)
        playable = self.setup.draft.playable
        self._start.reason = None if playable else say("rule-screen-not-playable")
        kept = say("new-game-others-stay") if self._others else ""
        footer = self.frame.footer(kept, Sized(self._start, width=330))
        rest = Column(self._heading(), 16, self._groups(skin))
        self.frame.lay_out(sets, self.frame.options(rest, 20), footer)
        self.area = self.frame.area

    def _heading(self) -> Item:
        """The line of the chosen rule set, its rules, and deals of a kind by them."""
        ctx, draft = self.ctx, self.setup.draft
        if self.frame.listed:
            title = Label(ctx, draft.title, units=30, face=Face.DISPLAY)
            title.margin_units = 14.0
            head: Item = title
        else:
            players = say("new-game-players-note", n=draft.rules.players)
            head = ListRow(ctx, draft.title, self.act.pick_set, note=players, pad=20, chosen=True)
        about = [text(ctx, words, quiet=True) for words in self._about()]
        beside = Either(Row(*about[-2:], gap=5), Column(*about[-2:], gap=4))
        ways = Grid(
            tool(ctx, "new-game-change-rules", self.change_rules, Icon.SLIDERS),
            tool(ctx, "new-game-read-rules", self.act.read_rules, Icon.BOOK),
            tool(ctx, "kind-title", self.deals_of_a_kind, Icon.CARDS), least=200, gap=14,
        )  # fmt: skip
        return Column(head, 6, Column(*about[:-2], beside, gap=4), 14, Sized(ways, width=648))

    def _about(self) -> list[str]:
        """Line and origin of a named rule set, and how much differs from Standard."""
        source = self.setup.draft.source
        words: list[str] = []
        entry = next((variant for variant in VARIANTS if variant.key == source.key), None)
        if entry is not None and not source.own:
            words += [entry.line, say("new-game-origin", origin=entry.origin)]
        elif source.based_on:
            words.append(say("new-game-based-on", title=source.based_on))
        changes = count_changes(self.setup.draft.rules)
        if changes or entry is None:  # Standard itself needs no such line
            words.append(say("rule-screen-changes", n=changes))
        return words

    def _groups(self, skin: Skin) -> Item:
        """The groups for players and for the length, side by side where there is room."""
        act, room = self.act, column_room(skin, self.frame.width)
        maker = Maker(self.ctx, self.setup.draft, self.change, act.edit, act.mend, act.undo, room)
        self.length = [OptionRow(maker, option(key)) for key in LENGTH]
        summary = RulesSummary(self.ctx, self.setup.draft.rules, self.act.read_rules)
        length = option_group(self.ctx, say("new-game-length"), self.length)
        practice = switch(self.ctx, say("new-game-practice"), on=self.plan.practice,
                          changed=self._practise, note=say("new-game-practice-note"))  # fmt: skip
        below = option_group(self.ctx, say("menu-practice"), (practice,))
        company = self._company.item(tiles=self.frame.wide)
        return Masonry(company, Column(length, summary, below, gap=20), least=COLUMN)

    def _practise(self, on: bool) -> None:
        self.plan = replace(self.plan, practice=on)

    # -- what can be done

    def change(self, key: str, value: object) -> None:
        """Choose another value for an option."""
        self._unsearched = None
        self.act.change(key, value)

    def choose(self, entry: Entry) -> None:
        """Play another rule set."""
        self._unsearched = None
        self.act.choose(entry)

    def change_rules(self) -> None:
        """Show every option of the chosen rule set."""
        self.ctx.scenes.push(
            OptionsScene(
                self.ctx, tab=RULES, playable=True, setup=self.setup, plan=self._company_plan
            )
        )

    def deals_of_a_kind(self) -> None:
        """Open deals of a kind by the chosen rules."""
        self.ctx.scenes.push(
            self.ctx.games.learning.deals_of_a_kind(self.ctx, self.setup.draft.rules)
        )

    def _find(self, query: str) -> None:
        self._query = query
        self.frame.list_to_top()
        self._show_hit()
        self.rebuild()

    def _show_hit(self) -> None:
        """Select the first hit, so that Start begins what the list shows; without a hit, the old
        choice."""
        if self._unsearched is None:
            self._unsearched = self.setup.draft
        self.setup.draft = self._unsearched
        if not self._query.strip():
            self._unsearched = None
        hits = self.setup.entries(self._query)
        hit = first_hit(self.setup, self._query)
        if hit is not None and not any(map(self.setup.is_chosen, hits)):
            self.setup.choose(hit)

    def _take_hit(self, query: str) -> None:
        """Take the first hit on Enter; a second Enter starts it."""
        hit = first_hit(self.setup, query)
        if hit is None:
            return
        if not self.setup.is_chosen(hit):
            self.choose(hit)
        self._unsearched = None
        self.form.set_focus(self._start, keyboard=True)

    def _company_plan(self) -> TablePlan:
        return self._company.in_plan(self.plan)


def _choosable(opponent: Opponent) -> Opponent:
    """The opponent with a strength that can be chosen: a stored one may have another name now."""
    keys = [key for key, _, _ in level_choices()]
    if opponent.level in (SURPRISE, PERSON, FITS) or opponent.level in keys:
        return opponent
    return replace(opponent, level=Opponent().level)
