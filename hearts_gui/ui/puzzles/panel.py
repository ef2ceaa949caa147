"""The panel of a puzzle: the question with what is known, or the answer with its proof."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from hearts_gui.ai.worlds.knowledge import only_hearts
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points
from hearts_gui.session.puzzles.answered import Answered
from hearts_gui.session.puzzles.run import PuzzleRun
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.puzzles.band import ProofBand
from hearts_gui.ui.puzzles.bars import PointsBars
from hearts_gui.ui.puzzles.hint_button import HintButton
from hearts_gui.ui.puzzles.suit_lines import SuitLines
from hearts_gui.ui.puzzles.texts import band_text, reason_text, right_text
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.faces_row import FacesRow
from hearts_gui.ui.table.story.model import sort_hand
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.columns import ColumnCursor, shares
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say, told
from hearts_gui.wording.say_values import values

PRIMARY, SECOND = 56, 50
FACES = 8
"""More cards than these are told by suit."""


@dataclass(frozen=True, slots=True)
class PuzzleActs:
    """What the buttons do."""

    answer: Callable[[], None]
    give_up: Callable[[], None]
    skip: Callable[[], None]
    following: Callable[[], None]
    copy: Callable[[], None]
    hint: Callable[[], None] | None
    """Takes a hint, where there are any."""
    none: Callable[[], None]
    """Says that nothing is best."""
    play_on: Callable[[], None] | None
    """Goes on from here as practice, where that can be had."""
    why: Callable[[], None]
    """Shows how it is known and what each card brings, or puts that away."""


@dataclass(frozen=True, slots=True)
class Ways:
    """How puzzles can be gone through, as options side by side, and which of them is chosen."""

    options: tuple[str, ...]
    chosen: int
    changed: Callable[[int], None]


class PuzzlePanel:
    """Makes the widgets of the panel."""

    def __init__(
        self, ctx: Context, run: PuzzleRun, seats: Seating, acts: PuzzleActs, standing: str,
        ways: Ways, *, why: bool = False,
    ) -> None:  # fmt: skip
        """`standing` is what the person has come to so far; `why` unfolds the answer."""
        self._ways, self._why = ways, why
        self.ctx, self._run, self._seats, self._acts = ctx, run, seats, acts
        self._standing = standing
        self._skin = Skin(ctx)

    def widgets(self, box: Rect) -> list[Widget]:
        """All of them, in a panel with this box."""
        skin = self._skin
        pad = min(skin.px(24), box.w // 14)
        column = ColumnCursor(box.inflate(-2 * pad, -2 * pad), skin.px(12))
        ways = [self._switch(column)] if self._ways.options else []
        actions = self._answered(column) if self._run.told else self._asking(column)
        view = column.rest
        content = ColumnCursor(Rect(view.x, view.y, view.w - skin.px(12), view.h), skin.px(10))
        made = self._answer(content) if self._run.told else self._question(content)
        area = ScrollArea(self.ctx, view.inflate(8, 0))
        area.put(made, content.height + skin.px(6))
        return [*ways, *made, area, *actions]

    # -- parts

    def _switch(self, column: ColumnCursor) -> Segmented:
        """New ones, those that were missed, or against the clock."""
        ways = self._ways
        box = column.take(max(self._skin.px(44), self.ctx.metrics.hit))
        return Segmented(self.ctx, say("puzzle-ways"), box, options=ways.options,
                         chosen=ways.chosen, changed=ways.changed, units=15)  # fmt: skip

    def _text(
        self, column: ColumnCursor, words: str, units: float, *, face: Face = Face.MEDIUM,
        quiet: bool = False,
    ) -> Label:  # fmt: skip
        kind = self._skin.type(units, face)
        box = column.take(self._skin.painter.paragraph_height(words, kind, column.place.w))
        return Label(self.ctx, words, box, units=units, face=face, quiet=quiet, wrap=True)

    def _faces(self, column: ColumnCursor, cards: tuple[Card, ...]) -> FacesRow:
        box = column.take(FacesRow.height(self._skin, column.place.w, len(cards)))
        return FacesRow(self.ctx, box, cards)

    def _name(self) -> str:
        if not self._run.puzzle.rated:
            return say("puzzle-own-name")
        return say("puzzle-name", rules=rules_title(self._run.view.rules),
                   n=self._run.puzzle.id.rpartition("-")[2])  # fmt: skip

    def _goes_on(self, column: ColumnCursor) -> list[Widget]:
        """A line that says that the deal is that of the puzzle before, where it is."""
        texts = [say("puzzle-goes-on")] if self._run.puzzle.later else []
        return [self._text(column, text, 17, face=Face.SEMIBOLD) for text in texts]

    def _question(self, column: ColumnCursor) -> list[Widget]:
        run = self._run
        kind = "" if run.puzzle.counted else "-judged"
        made: list[Widget] = [
            self._text(column, self._name(), 15, quiet=True),
            self._text(column, self._standing, 15, quiet=True),
            *self._goes_on(column),
            self._text(column, say(f"puzzle-question{'-any' if run.asks else kind}"), 30,
                       face=Face.DISPLAY),
            self._text(column, say(f"puzzle-against{kind or ('-any' if run.asks else '')}"), 16,
                       quiet=True),
        ]  # fmt: skip
        if run.over:
            made.append(self._text(column, say(f"puzzle-counting{kind}"), 16, quiet=True))
        if run.hint is not None:
            made.append(self._text(column, told(run.hint), 18, face=Face.SEMIBOLD))
        return [*made, *self._known(column)]

    def _known(self, column: ColumnCursor) -> list[Widget]:
        """The cards that are out, what was passed, and who has shown to be out of a suit."""
        run, seats = self._run, self._seats
        made: list[Widget] = []
        order = self.ctx.settings.hand_order
        out = tuple(sort_hand(run.unseen(), order))
        made.append(self._text(column, say("puzzle-out", n=len(out)), 17, face=Face.SEMIBOLD))
        if len(out) > FACES and not any(card.suit is None for card in out):
            box = column.take(SuitLines.height(self._skin, out))
            made.append(SuitLines(self.ctx, box, out))
        else:
            made.append(self._faces(column, out))
        made += [self._text(column, words, 15, quiet=True) for words in self._values()]
        gave = run.view.own.gave
        if gave:
            to = seats[gave[0][1]].name
            made.append(self._text(column, say("puzzle-passed", name=to), 16))
            made.append(self._faces(column, tuple(card for card, _ in gave)))
        void: dict[Suit, list[str]] = {}
        for seat, suit in sorted(run.view.deal.voids):
            if seat != run.view.seat:
                void.setdefault(suit, []).append(seats[seat].name)
        for suit, names in sorted(void.items()):
            made.append(self._text(column, say("puzzle-void", names=names, suit=suit), 16))
        hearts = [seats[seat].name for seat in only_hearts(run.view)]
        if hearts:
            made.append(self._text(column, say("puzzle-only-hearts", names=hearts), 16))
        return made

    def _asking(self, column: ColumnCursor) -> list[Widget]:
        skin, run = self._skin, self._run
        second = column.take_last(max(skin.px(SECOND), self.ctx.metrics.hit))
        third = second if not run.asks else column.take_last(second.h)
        first = column.take_last(max(skin.px(PRIMARY), self.ctx.metrics.hit))
        text = say("puzzle-choose")
        if run.chosen is not None:
            text = say("puzzle-play", card=run.chosen)
        play = Button(self.ctx, text, self._acts.answer, first, look=ButtonLook.PRIMARY)
        if run.chosen is None or run.over:
            play.disable(say("puzzle-choose"))
        none = self._none(third)
        if not self._ways.options:  # a fixed row has nothing to skip to
            return [play, *none, Button(self.ctx, say("puzzle-show"), self._acts.give_up, second,
                                        icon=Icon.EYE)]  # fmt: skip
        hint = self._acts.hint
        places = list(shares(second, 2 if hint is None else 3, skin.px(12)))
        hints = [] if hint is None else [self._hint(places.pop(0), hint)]
        show = Button(self.ctx, say("puzzle-show"), self._acts.give_up, places[0], icon=Icon.EYE)
        skip = Button(
            self.ctx, say("puzzle-skip"), self._acts.skip, places[1], icon=Icon.ARROW_RIGHT
        )
        return [play, *none, *hints, show, skip]

    def _hint(self, place: Rect, take: Callable[[], None]) -> HintButton:
        run = self._run
        button = HintButton(self.ctx, place, run.hints, take)
        if run.found is None:
            button.disable(
                say("puzzle-counting" if run.puzzle.counted else "puzzle-counting-judged")
            )
        return button

    def _none(self, place: Rect) -> list[Widget]:
        """The answer that nothing is best, where that may be one."""
        if not self._run.asks:
            return []
        button = Button(self.ctx, say("puzzle-none"), self._acts.none, place)
        if self._run.over:
            button.disable(say("puzzle-counting"))
        return [button]

    def _title(self) -> str:
        run, found = self._run, self._run.found
        assert found is not None
        if run.solved:
            verdict = "right"
        elif run.answer is not None:
            verdict = "any" if found.even else "wrong"
        else:
            verdict = "some" if run.none else "shown"
        return say("puzzle-title", verdict=verdict, card=run.answer or found.right[0])

    def _answer(self, column: ColumnCursor) -> list[Widget]:
        run, found = self._run, self._run.found
        assert found is not None
        reason = reason_text(run)
        made: list[Widget] = [
            self._text(column, self._title(), 30, face=Face.DISPLAY),
            self._text(column, reason or right_text(run), 18),
        ]
        if run.puzzle.motifs:
            about = told(run.puzzle.motifs[0].name_message)
            made.append(self._text(column, say("puzzle-motif", name=about), 16, quiet=True))
        icon = Icon.CHEVRON_UP if self._why else Icon.CHEVRON_DOWN
        box = column.take(max(self._skin.px(SECOND), self.ctx.metrics.hit))
        made.append(Button(self.ctx, say("puzzle-why"), self._acts.why, box, icon=icon))
        if not self._why:
            return made
        if reason is not None:
            made.append(self._text(column, right_text(run), 17, face=Face.SEMIBOLD))
        band = ProofBand.fitting(self.ctx, column.place.w, band_text(run))
        made.append(ProofBand(self.ctx, band_text(run), column.take(band)))
        if found.deals:
            made += self._figures(column, found)
        hinted = [say("puzzle-hinted")] if run.hints else []
        quiet = (*self._values(), self._name(), self._standing, *hinted)
        return [*made, *(self._text(column, words, 15, quiet=True) for words in quiet)]

    def _values(self) -> list[str]:
        """What the cards count, where it is not what most rule sets have."""
        rules = self._run.view.rules
        if face_points(rules) == face_points(Rules()):
            return []
        *each, _ = values(rules)
        return [" ".join(each)]

    def _figures(self, column: ColumnCursor, found: Answered) -> list[Widget]:
        """What each card brings on average and in the deal that lies open."""
        run = self._run
        kind = "" if run.puzzle.counted else "-judged"
        made: list[Widget] = [
            self._text(column, say(f"puzzle-points{kind}"), 17, face=Face.SEMIBOLD)
        ]
        if kind:
            made.append(self._text(column, say("puzzle-average-judged", n=found.deals), 15,
                                   quiet=True))  # fmt: skip
        box = column.take(PointsBars.height(self._skin, found))
        made.append(PointsBars(self.ctx, box, found, run.answer, relative=not run.puzzle.counted))
        points = found.points
        parts = [
            say("puzzle-card-points", card=card, points=points[card][run.shown])
            for card in sorted(points, key=lambda card: points[card][run.shown])
        ]
        text = say(f"puzzle-here{kind}", at=run.shown + 1, parts=parts)
        made.append(self._text(column, text, 15, quiet=True))
        return made

    def _answered(self, column: ColumnCursor) -> list[Widget]:
        skin = self._skin
        second = column.take_last(max(skin.px(SECOND), self.ctx.metrics.hit))
        first = column.take_last(max(skin.px(PRIMARY), self.ctx.metrics.hit))
        return [
            Button(self.ctx, say("puzzle-next"), self._acts.following, first,
                   look=ButtonLook.PRIMARY, icon=Icon.ARROW_RIGHT),
            *self._others(second),
        ]  # fmt: skip

    def _others(self, place: Rect) -> list[Widget]:
        """Play on where that can be had, and copy."""
        act, copy = self._acts.play_on, say("puzzle-copy")
        if act is None:
            return [Button(self.ctx, copy, self._acts.copy, place, icon=Icon.COPY)]
        left, right = shares(place, 2, self._skin.px(12))
        return [
            Button(self.ctx, say("puzzle-play-on"), act, left),
            Button(self.ctx, copy, self._acts.copy, right, icon=Icon.COPY),
        ]
