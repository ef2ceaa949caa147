"""New game: which rules, how many players, against whom, for how long."""

from dataclasses import replace

from pygame import Rect

from hearts_gui.config import paths
from hearts_gui.config.settings import LONGEST_NAME
from hearts_gui.session.setup.plans import (
    PERSON,
    SURPRISE,
    Opponent,
    TablePlan,
    level_choices,
    person_name,
    persona_about,
    persona_choices,
)
from hearts_gui.session.setup.rule_draft import PLAYERS, Repair, RuleDraft
from hearts_gui.session.setup.rules_desk import Entry, RulesDesk
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.pages.text_column import TextColumn
from hearts_gui.ui.screens.options import RULES, OptionsScene
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
    tell_of_unread_sets,
)
from hearts_gui.ui.screens.rules.rules_page import RulesPage
from hearts_gui.ui.screens.rules.set_list import ROW, SetPicker, first_hit, set_rows
from hearts_gui.ui.screens.rules.summary import RulesSummary
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.columns import Column, Row, padded
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.options import choose, lay_out_row
from hearts_gui.ui.widgets.rows import OPTION_ROW, ListRow, Panel
from hearts_gui.ui.widgets.samples import SeatFace
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.text_field import HEIGHT, TextField
from hearts_gui.wording.language.messages import say, told
from hearts_gui.wording.variant_texts import VARIANTS

LENGTH = ("end", "end_at")


class NewGameScene(PageScene):
    """Starts from the last choice, so that Start alone plays the same again."""

    title_key = "new-game-title"

    def __init__(self, ctx: Context, *, desk: RulesDesk | None = None) -> None:
        super().__init__(ctx)
        self.plan: TablePlan = ctx.games.plan()
        self.desk = desk if desk is not None else RulesDesk(self.plan, paths.rule_sets_file())
        self._query = ""
        self._unsearched: RuleDraft | None = None  # what is there while nothing is searched for
        self.search: TextField | None = None
        self.length = OptionGroups()
        self._list_area: ScrollArea | None = None
        self._start: Button | None = None
        self._opponents: list[Opponent] = [_known(one) for one in self.plan.seats]
        tell_of_unread_sets(self, self.desk.own)

    # -- composing

    @property
    def wide(self) -> bool:
        """Whether the list of rule sets stands beside the rest."""
        return room_for_list(Skin(self.ctx), self.body_box())

    def compose_header(self, skin: Skin, rest: Rect) -> None:
        """The field that finds a rule set, where the list is on the page."""
        if not self.wide:
            return
        width, high = skin.px(280), max(skin.px(HEIGHT), skin.metrics.hit)
        box = Rect(rest.right - width, rest.centery - high // 2, width, high)
        if self.search is None:
            self.search = TextField(self.ctx, "", box, changed=self._find,
                                    submitted=self._take_hit, search=True)  # fmt: skip
        self.search.label = self.search.placeholder = say("new-game-find")
        self.search.skin = skin
        self.search.move_to(box)
        self.form.add(self.search)

    def add_body(self, skin: Skin) -> None:
        """List, table and the button that starts."""
        row = Row(self.body_box())
        if self.wide:
            self._add_list(skin, row.take(skin.px(LIST_WIDTH)))
        column = Column(row.rest)
        footer = column.take_last(footer_height(skin))
        self._add_table(skin, column.rest)
        self._add_footer(skin, footer)

    def _add_list(self, skin: Skin, left: Rect) -> None:
        self.form.add(Rule(self.ctx, Rect(left.right - 1, left.y, 1, left.h)))
        view = padded(left, skin.px(12), skin.px(12))
        inner = padded(view, skin.px(8), skin.px(6))
        rows, high = set_rows(self.ctx, skin, self.desk, self._query, inner,
                              choose=self.choose, restore=self.restore)  # fmt: skip
        before = self._list_area.offset if self._list_area is not None else None
        area = self._list_area = ScrollArea(self.ctx, view)
        area.put(rows, high + 2 * skin.px(6))
        self.form.add(*rows, area)
        if before is not None:
            area.scroll(before, at_once=True)
        else:
            reveal_chosen(area, rows)

    def _add_table(self, skin: Skin, main: Rect) -> None:
        pad = self.side_pad(skin)
        view = Rect(main.x + 4, main.y + 2, main.w - 8, main.h - 2)
        inner = Rect(main.x + pad, main.y + skin.px(20), main.w - 2 * pad, 0)
        made, y = self._heading(skin, inner)
        groups, high = self._groups(skin, Rect(inner.x, y + skin.px(16), inner.w, 0))
        before = self.area.offset if self.area is not None else 0
        self.area = ScrollArea(self.ctx, view)
        self.area.put([*made, *groups], y + skin.px(16) + high + skin.px(24) - main.y)
        self.form.add(*made, *groups, self.area)
        self.area.scroll(before, at_once=True)

    def _heading(self, skin: Skin, inner: Rect) -> tuple[list[Widget], int]:
        """What the chosen rule set is; where the rest begins."""
        draft = self.desk.draft
        made: list[Widget] = []
        y = inner.y
        if self.wide:
            title = Label(self.ctx, draft.title, Rect(inner.x, y, inner.w, skin.px(44)), units=30,
                          face=Face.DISPLAY)  # fmt: skip
            title.margin_units = 14.0
            made.append(title)
        else:
            row = Rect(inner.x, y, inner.w, max(skin.px(ROW), skin.metrics.hit))
            players = say("new-game-players-note", n=draft.rules.players)
            pick = ListRow(self.ctx, draft.title, row, self.pick_set, note=players, pad=20)
            pick.chosen = True
            made.append(pick)
        column = TextColumn(self.ctx, inner)
        column.reach(made[0].base_box.bottom + skin.px(6))
        for text in self._about():
            column.text(text, quiet=True)
            column.space(4)
        column.space(10)
        width, high = min(inner.w, skin.px(210)), max(skin.px(48), skin.metrics.hit)
        side_by_side = Row(column.take(high), skin.px(14))
        ways = ((say("new-game-change-rules"), self.change_rules, Icon.SLIDERS),
                (say("new-game-read-rules"), self.read_rules, Icon.BOOK))  # fmt: skip
        boxes = [side_by_side.take(width), side_by_side.rest]
        if boxes[1].w < skin.px(200):
            column.space(10)
            boxes[1] = column.take(high)
        made += column.widgets
        for box, (label, act, icon) in zip(boxes, ways, strict=True):
            box.w = min(box.w, width)
            made.append(Button(self.ctx, label, box, act, icon=icon))
        return made, column.y

    def _about(self) -> list[str]:
        """Line and origin of a named rule set, and how much differs from Standard."""
        source = self.desk.draft.source
        words: list[str] = []
        entry = next((one for one in VARIANTS if one.key == source.key), None)
        if entry is not None and not source.own:
            words += [entry.line, say("new-game-origin", origin=entry.origin)]
        elif source.based_on:
            words.append(say("new-game-based-on", title=source.based_on))
        words.append(changes_text(self.desk.draft.changes(), mark=False))
        return words

    def _groups(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """Players and opponents, then the length; side by side where there is room."""
        gap = skin.px(20)
        columns = 2 if place.w >= skin.px(860) else 1
        width = (place.w - (columns - 1) * gap) // columns
        row = Row(place, gap)
        made, high = self._company(skin, row.take(width))
        other = row.take(width) if columns == 2 else place.move(0, high + gap)
        maker = Maker(self.ctx, self.desk.draft, self.change, lambda _: None,
                      column_room(skin, width))  # fmt: skip
        self.length = make_groups(maker, "", set(), toggle=lambda _: None, mend=self.mend,
                                  undo=self.undo, only=LENGTH)  # fmt: skip
        for box in self.length.boxes:
            box.panel.label = say("new-game-length")
        long = self.length.spread(skin, other)
        summary = RulesSummary(self.ctx, self.read_rules)
        summary.set_text(self.desk.summary())
        below = Rect(other.x, other.y + long + gap, width, 0)
        below.h = summary.measure(width)
        summary.move_to(below)
        bottom = max(place.y + high, below.bottom)
        return [*made, *self.length.widgets, summary], bottom - place.y

    # -- the company

    def _company(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The number of players and a line for each opponent in a frame."""
        sizes = self._sizes()
        now = self.desk.draft.rules.players
        column = Column(padded(place, skin.px(24)))
        column.skip(skin.px(54))
        line = column.take(0)
        row = choose(say("new-game-number"), [str(size) for size in sizes], sizes.index(now),
                     lambda index: self.change(PLAYERS, sizes[index]), skin=skin,
                     room=line.w - skin.px(110))  # fmt: skip
        made, high = lay_out_row(self.ctx, skin, row, line)
        column.skip(high)
        for seat in range(now - 1):
            widgets, high = self._seat_line(skin, seat, column.rest)
            made.extend(widgets)
            column.skip(high)
        column.skip(skin.px(6))
        box = column.take(max(skin.px(46), skin.metrics.hit), width=skin.px(200))
        made.append(Button(self.ctx, say("new-game-surprise"), box, self.surprise, icon=Icon.DICE))
        column.skip(skin.px(18))
        frame = Rect(place.x, place.y, place.w, column.height)
        panel = Panel(self.ctx, say("new-game-players"), frame, group=True)
        return [panel, *made], column.height

    def _sizes(self) -> list[int]:
        draft = self.desk.draft
        return sorted({*draft.sizes(), draft.rules.players})

    def _seat_line(self, skin: Skin, seat: int, line: Rect) -> tuple[list[Widget], int]:
        """Portrait, character and strength of one opponent; the last below where it is narrow."""
        high = max(skin.px(44), skin.metrics.hit)
        step = max(skin.px(OPTION_ROW), high + skin.px(8))
        side = min(high, skin.px(48))
        gap = skin.px(12)
        left = line.x + side + gap
        narrow = line.w < skin.px(430)
        room = line.right - left
        width = room if narrow else (room - gap) // 2
        top = line.y + (step - high) // 2
        face = SeatFace(self.ctx, self._portrait(seat), Rect(line.x, top + (high - side) // 2,
                                                             side, side))  # fmt: skip
        place = Rect(left, top, width, high)
        person = self.opponent(seat).level == PERSON
        who: Widget = (self._name_field if person else self._person_list)(seat, place)
        box = Rect(left + width + gap, top, width, high)
        if narrow:
            box = Rect(left, top + high + skin.px(8), width, high)
        total = box.bottom + (step - high) // 2 - line.y
        return [face, who, self._level_list(seat, box)], total

    def _portrait(self, seat: int) -> str:
        portraits = {key: portrait for key, _, portrait in persona_choices()}
        return portraits.get(self.opponent(seat).persona, "")

    def _person_list(self, seat: int, box: Rect) -> Dropdown:
        wanted = self.opponent(seat)
        taken = {one.persona for place, one in enumerate(self._seated()) if place != seat}
        people = [(SURPRISE, say("new-game-any-character"))]
        people += [(key, name) for key, name, _ in persona_choices() if key not in taken]
        keys = [key for key, _ in people]

        def changed(index: int) -> None:
            self._seat(seat, replace(self.opponent(seat), persona=keys[index]))

        label = say("new-game-opponent", n=seat + 1)
        made = Dropdown(self.ctx, label, box, options=[name for _, name in people],
                        chosen=keys.index(wanted.persona) if wanted.persona in keys else 0,
                        changed=changed)  # fmt: skip
        about = persona_about(wanted.persona)
        made.tooltip = "" if about is None else told(about)
        return made

    def _name_field(self, seat: int, box: Rect) -> TextField:
        """The name of someone else at this screen."""

        def changed(text: str) -> None:
            seated = list(self._seated())
            seated[seat] = replace(seated[seat], persona=text)
            self._opponents = [*seated, *self._opponents[len(seated) :]]

        return TextField(self.ctx, say("new-game-opponent", n=seat + 1), box, changed=changed,
                         text=self.opponent(seat).persona, longest=LONGEST_NAME,
                         placeholder=person_name("", seat + 1))  # fmt: skip

    def _level_list(self, seat: int, box: Rect) -> Dropdown:
        levels = [(key, told(title)) for key, title, _ in level_choices()]
        levels.append((SURPRISE, say("new-game-any-level")))
        levels.append((PERSON, say("new-game-person")))
        keys = [key for key, _ in levels]
        wanted = self.opponent(seat).level

        def changed(index: int) -> None:
            now, level = self.opponent(seat), keys[index]
            other = PERSON in (now.level, level) and now.level != level
            self._seat(seat, Opponent(level, SURPRISE if other else now.persona))

        label = say("new-game-level", n=seat + 1)
        made = Dropdown(self.ctx, label, box, options=[title for _, title in levels],
                        chosen=keys.index(wanted) if wanted in keys else 0,
                        changed=changed)  # fmt: skip
        made.tooltip = next((told(text) for key, _, text in level_choices() if key == wanted), "")
        return made

    def opponent(self, seat: int) -> Opponent:
        """Who is wanted for a seat."""
        return self._seated()[seat]

    def _seated(self) -> tuple[Opponent, ...]:
        rules = self.desk.draft.rules
        return replace(self.plan, rules=rules, opponents=tuple(self._opponents)).seats

    def _seat(self, seat: int, wanted: Opponent) -> None:
        """Want someone for a seat; the other seats stay as they are shown."""
        seated = list(self._seated())
        seated[seat] = wanted
        self._opponents = [*seated, *self._opponents[len(seated) :]]
        self.rebuild()

    def surprise(self) -> None:
        """Leave every character to chance."""
        self._opponents = [
            one if one.level == PERSON else replace(one, persona=SURPRISE) for one in self._seated()
        ]
        self.rebuild()

    # -- the footer

    def _add_footer(self, skin: Skin, footer: Rect) -> None:
        pad, high = self.side_pad(skin), max(skin.px(BUTTON), skin.metrics.hit)
        inner = padded(footer, pad, (footer.h - high) // 2)
        inner.h = high
        line = Rect(inner.x, footer.y, inner.w, max(1, round(skin.hairline)))
        row = Row(inner, skin.px(20))
        start, words = row.take_last(min(inner.w, skin.px(240))), row.rest
        text = say("new-game-others-stay")
        self.form.add(Rule(self.ctx, line))
        if skin.painter.text_width(text, skin.type(16)) <= words.w:
            self.form.add(Label(self.ctx, text, words, units=16, quiet=True))
        self._start = Button(self.ctx, say("new-game-start"), start, self.start,
                             look=ButtonLook.PRIMARY, icon=Icon.PLAY)  # fmt: skip
        allow(self._start, None if self.desk.draft.playable else not_playable())
        self.form.add(self._start)

    # -- what can be done

    def change(self, key: str, value: object) -> None:
        """Want another value for an option."""
        self._unsearched = None
        self.desk.draft.set(key, value)
        self.rebuild()

    def mend(self, repair: Repair) -> None:
        """Take a way out of a clash."""
        self.desk.draft.mend(repair)
        self.rebuild()

    def undo(self) -> None:
        """Take the last change back."""
        self.desk.draft.undo()
        self.rebuild()

    def choose(self, entry: Entry) -> None:
        """Play another rule set."""
        self.desk.choose(entry)
        self._unsearched = None
        if self.area is not None:
            self.area.scroll(0, at_once=True)
        self.rebuild()

    def restore(self) -> None:
        """Bring the set that was deleted last back."""
        problem = self.desk.restore()
        self.rebuild()
        if problem:
            self.notify(problem)

    def pick_set(self) -> None:
        """Choose a rule set on a page of its own."""
        self.ctx.scenes.push(SetPicker(self.ctx, self.desk, self.choose, self.restore))

    def change_rules(self) -> None:
        """Every option of the chosen rule set."""
        self.ctx.scenes.push(
            OptionsScene(
                self.ctx, tab=RULES, playable=True, desk=self.desk, plan=self._company_plan
            )
        )

    def read_rules(self) -> None:
        """The rules in full."""
        draft = self.desk.draft
        self.ctx.scenes.push(RulesPage(self.ctx, draft.rules, draft.title))

    def _find(self, query: str) -> None:
        self._query = query
        if self._list_area is not None:
            self._list_area.scroll(0, at_once=True)
        self._show_hit()
        self.rebuild()

    def _show_hit(self) -> None:
        """Show the first hit, so that Start begins what the list shows; without one as before."""
        if self._unsearched is None:
            self._unsearched = self.desk.draft
        self.desk.draft = self._unsearched
        if not self._query.strip():
            self._unsearched = None
        hits = self.desk.entries(self._query)
        found = first_hit(self.desk, self._query)
        if found is not None and not any(map(self.desk.is_chosen, hits)):
            self.desk.choose(found)

    def _take_hit(self, query: str) -> None:
        """Enter takes the first hit; the next one starts it."""
        found = first_hit(self.desk, query)
        if found is None:
            return
        if not self.desk.is_chosen(found):
            self.choose(found)
        self._unsearched = None
        self.form.set_focus(self._start, keyboard=True)

    def _company_plan(self) -> TablePlan:
        return replace(self.plan, opponents=tuple(self._opponents))

    def start(self) -> None:
        """Start the game."""
        plan = self.desk.plan_from(self._company_plan())
        self.ctx.scenes.over_first(self.ctx.games.start(self.ctx, plan))

    def uncovered(self) -> None:
        """The rules may have been changed on another page."""
        self.rebuild()


def _known(wanted: Opponent) -> Opponent:
    """The opponent with a strength that can be chosen: a stored one may have another name now."""
    keys = [key for key, _, _ in level_choices()]
    if wanted.level in (SURPRISE, PERSON) or wanted.level in keys:
        return wanted
    return replace(wanted, level=Opponent().level)
