"""All decisions of a player's games as a table: filtered, sorted, starred, noted, opened, saved."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from hearts_gui.config.paths import copies_dir
from hearts_gui.engine.cards import Card
from hearts_gui.session.past.decision_book import LONGEST_NOTE, DecisionMark, DecisionRow
from hearts_gui.session.past.decision_query import (
    SORTS,
    WHICH,
    DecisionFilter,
    DecisionInquiry,
    DecisionList,
)
from hearts_gui.session.past.motif import Motif
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Shape
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.widgets.button import Button, text
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Sized
from hearts_gui.ui.widgets.page import PageScene, body_margin
from hearts_gui.ui.widgets.row_table import HEAD, TALL, RowTable, TableColumn
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import decimal_text
from hearts_gui.wording.variants import title_of
from hearts_gui.wording.words import cards_signs, in_lists

NARROW = 1200
"""Design units; a narrower table leaves out rules and kind."""
GAP = 12
LEAST_WIDE = 150
"""The least width of a filter and of a button, in units."""
LEAST_ROWS = 3
SHARES = {"date": 1.1, "rules": 1.2, "kind": 1.2, "motif": 2.2, "played": 1.3,
                 "better": 1.3, "loss": 0.8, "mark": 0.8}  # fmt: skip

SORTED = {"date": "when", "rules": "rules", "kind": "situation", "motif": "motif", "loss": "loss"}
"""What a press on the head of a column sorts by."""

Opened = Callable[[DecisionRow], Scene | None]


class DecisionsScene(PageScene):
    """The table, with filters above and buttons for a row below."""

    title_key = "decisions-title"

    def __init__(self, ctx: Context, inquiry: DecisionInquiry, opened: Opened) -> None:
        super().__init__(ctx)
        self._inquiry, self._opened = inquiry, opened
        self.wish = DecisionFilter()
        self.listed: DecisionList | None = None
        self.chosen = 0
        self.table: RowTable | None = None
        self._names: dict[str, str] = {}
        inquiry.ask(self.wish)

    # -- the page

    def _state(self) -> str:
        listed = self.listed
        if listed is None:
            return say("decisions-reading")
        return say("decisions-count", n=len(listed.rows), every=listed.every, left=listed.left)

    def compose_body(self, width: int) -> Item:
        """The filters, and the table as high as there is room over the buttons."""
        ctx = self.ctx
        state = text(ctx, self._state(), units=15, quiet=True)
        top = Column(Grid(*self._dropdowns(), least=LEAST_WIDE, gap=GAP), state, gap=6)
        across = 2 if ctx.metrics.shape is Shape.PORTRAIT else 4
        self.stand_below(Grid(*self._buttons(), least=1, gap=GAP, columns=across), width)
        self.table = self._table()
        room = self.body_box().h / ctx.metrics.u - 2 * body_margin(ctx.metrics) - GAP
        height = max(room - top.measure(width) / ctx.metrics.u, HEAD + LEAST_ROWS * TALL)
        return Column(top, Sized(self.table, height=height), gap=GAP)

    def _dropdowns(self) -> list[Dropdown]:
        listed, wish, ctx = self.listed, self.wish, self.ctx
        rules = ("", *_by_name(listed.rules if listed else (), self._title))
        motifs = ("", *_by_name(listed.motifs if listed else (), _motif))

        def made(
            label: str, options: list[str], chosen: int, change: Callable[[int], DecisionFilter]
        ) -> Dropdown:
            return Dropdown(ctx, say(label), options=tuple(options), chosen=max(0, chosen),
                            changed=lambda index: self._want(change(index)))  # fmt: skip

        def place(options: tuple[str, ...], value: str) -> int:
            return options.index(value) if value in options else 0

        return [
            made("decisions-which", [say("decisions-kind", which=which) for which in WHICH],
                 WHICH.index(wish.which), lambda index: replace(wish, which=WHICH[index])),
            made("decisions-rules", [self._title(rule_set) for rule_set in rules],
                 place(rules, wish.rules), lambda index: replace(wish, rules=rules[index])),
            made("decisions-motif", [_motif(key) or say("decisions-any-motif") for key in motifs],
                 place(motifs, wish.motif), lambda index: replace(wish, motif=motifs[index])),
            made("decisions-sort", [say("decisions-by", column=sort) for sort in SORTS],
                 SORTS.index(wish.sort), lambda index: replace(wish, sort=SORTS[index])),
        ]  # fmt: skip

    def _title(self, rules: str) -> str:
        if not rules:
            return say("decisions-any-rules")
        if rules not in self._names:
            self._names[rules] = title_of(rules)
        return self._names[rules]

    def _columns(self) -> tuple[str, ...]:
        narrow = self.body_width / self.ctx.metrics.u < NARROW
        return tuple(column for column in SHARES if not (narrow and column in ("rules", "kind")))

    def _table(self) -> RowTable:
        columns, listed = self._columns(), self.listed
        narrow = "rules" not in columns
        rows = () if listed is None else listed.rows
        marks = {} if listed is None else listed.marks

        def words(index: int) -> tuple[str, ...]:
            row = rows[index]
            mark = marks.get(row.line, DecisionMark())
            moment = datetime.fromtimestamp(row.when)
            texts = {
                "date": say("decisions-day", day=moment.day, month=moment.month, year=moment.year),
                "rules": self._title(row.rules),
                "kind": say("decisions-situation", kind=row.situation),
                "motif": _motif(row.motif), "played": _cards(row.played, narrow=narrow),
                "better": _cards(row.better, narrow=narrow) if round(row.loss, 1) > 0 else "",
                "loss": decimal_text(row.loss, 1),
                "mark": say("decisions-mark", starred=mark.starred, noted=bool(mark.note)),
            }  # fmt: skip
            return tuple(texts[column] for column in columns)

        heads = [
            TableColumn(
                say("decisions-column", column=key), SHARES[key], right=key == "loss",
                lead=narrow and key == "motif", ordered=SORTED.get(key) == self.wish.sort,
                sort=partial(self._want, replace(self.wish, sort=SORTED[key]))
                if key in SORTED else None,
            )
            for key in columns
        ]  # fmt: skip
        return RowTable(
            self.ctx, say("decisions-table"), columns=heads, row=words, count=len(rows),
            chosen=self.chosen, changed=self._choose, opened=lambda _: self.open(),
            top=0 if self.table is None else self.table.top,
        )  # fmt: skip

    def _buttons(self) -> list[Button]:
        row = self.row
        mark = DecisionMark() if row is None or self.listed is None else self.listed.marks.get(
            row.line, DecisionMark())  # fmt: skip
        buttons = [
            Button(self.ctx, say("decisions-open"), self.open, icon=Icon.EYE),
            Button(self.ctx, say("decisions-star", on=mark.starred), self.star, icon=Icon.STAR),
            Button(self.ctx, say("decisions-note", some=bool(mark.note)), self.note,
                   icon=Icon.EDIT),
        ]  # fmt: skip
        if row is None:
            for button in buttons:
                button.reason = say("decisions-no-row")
        save = Button(self.ctx, say("decisions-save"), self.save, icon=Icon.SAVE)
        if self.listed is None or not self.listed.rows:
            save.reason = say("decisions-nothing-to-save")
        return [*buttons, save]

    # -- what is shown

    @property
    def row(self) -> DecisionRow | None:
        rows = () if self.listed is None else self.listed.rows
        return rows[self.chosen] if 0 <= self.chosen < len(rows) else None

    def _choose(self, index: int) -> None:
        self.chosen = index

    def _want(self, wish: DecisionFilter) -> None:
        self.wish, self.chosen, self.table = wish, 0, None
        self._inquiry.ask(wish)

    def update(self, dt_ms: float) -> None:
        """Take what the thread has found."""
        super().update(dt_ms)
        if (saved := self._inquiry.saved()) is not None:
            self.notify(message_text(saved))
        if self._inquiry.news():
            self._inquiry.ask(self.wish)
        rows = self._inquiry.take()
        if rows is not None:
            kept = self.row
            self.listed = rows
            lines = [row.line for row in rows.rows] if kept is not None else []
            self.chosen = lines.index(kept.line) if kept is not None and kept.line in lines else 0
            self.rebuild()

    # -- what can be done

    def open(self) -> None:
        """Open the review at this position."""
        row = self.row
        scene = None if row is None else self._opened(row)
        if scene is not None:
            self.ctx.scenes.push(scene)
        elif row is not None:
            self.notify(say("decisions-gone"))

    def star(self) -> None:
        """Give the row a star, or remove it."""
        self._mark(self.row, lambda mark: mark._replace(starred=not mark.starred))

    def note(self) -> None:
        """Write a few words about the row."""
        row, listed = self.row, self.listed
        if row is None or listed is None:
            return

        def accept(words: str) -> str | None:
            self._mark(row, lambda mark: mark._replace(note=words.strip()))
            return None

        before = listed.marks.get(row.line, DecisionMark()).note
        self.ctx.scenes.push(AskDialog(
            self.ctx, say("decisions-note-title"), label=say("decisions-note-field"),
            accept=accept, confirm=say("games-save"), text=before, longest=LONGEST_NOTE,
        ))  # fmt: skip

    def _mark(
        self, row: DecisionRow | None, change: Callable[[DecisionMark], DecisionMark]
    ) -> None:
        listed = self.listed
        if row is None or listed is None:
            return
        mark = change(listed.marks.get(row.line, DecisionMark()))
        problem = self._inquiry.book.mark(row.line, mark)
        if problem is not None:
            self.notify(say("decisions-not-kept", why=problem))
        self.listed = replace(listed, marks={**listed.marks, row.line: mark})
        self.rebuild()

    def save(self) -> None:
        """Write the listed rows into a CSV file."""
        if self.listed is not None:
            self._inquiry.save(self.listed, copies_dir())

    def leave(self) -> None:
        """Stop reading games."""
        super().leave()
        self._inquiry.close()


def _by_name(options: Sequence[str], name: Callable[[str], str]) -> list[str]:
    return sorted(options, key=lambda option: in_lists(name(option)))


def _motif(motif: str) -> str:
    return message_text(Motif(motif).name_message) if motif in set(Motif) else ""


def _cards(words: str, *, narrow: bool) -> str:
    """One card by its name where there is room, else cards by their signs; other words
    unchanged.

    Several cards are a pass.
    """
    try:
        cards = [Card(word) for word in words.split()]
    except ValueError:
        return words
    if len(cards) == 1 and not narrow:
        return say("choice-card", card=cards[0])
    return cards_signs(cards)
