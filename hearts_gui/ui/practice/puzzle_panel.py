"""The panel of a puzzle: the question with what is known, or the answer with its proof."""

from collections.abc import Callable, Iterator

from pygame import Rect, Surface

from hearts_gui.ai.worlds.knowledge import only_hearts
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points
from hearts_gui.session.practice.answered import STEPS, PuzzleSolution
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.practice.puzzle_controls import band_text, reason_text, right_text
from hearts_gui.ui.practice.queue import PuzzleSource
from hearts_gui.ui.practice.visit import PuzzleActs
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.card_rows import FacesRow, all_of
from hearts_gui.ui.table.story.cues import sort_hand
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label, text
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.flow import Anchor, Column, EvenRow, Grid, Item, Padded, Row, Sized
from hearts_gui.ui.widgets.rows import Panel
from hearts_gui.ui.widgets.scroll import panel_parts
from hearts_gui.wording.language.messages import joined, message_text, say
from hearts_gui.wording.say_values import values
from hearts_gui.wording.score_texts import decimal_text
from hearts_gui.wording.variants import rules_title

PRIMARY, SECOND, GIVEN = 56, 50, 58
"""The height of buttons, and how wide the cards that were passed are."""
SIZES, BOX = (1.4, 1.25, 1.1, 1.0), 322.0
"""The sizes of the facts of a question that are tried, and the least width of their boxes."""
DOT, PITCH, LIFT = 3.4, 13.0, 6.0
"""The dots of the hints: their radius, the step to the next, and how high they stand."""
CARD, LINE, BAR = 26.0, 42.0, 14.0
MARK = 18.0
HEAD, UNITS, PAD, ICON, LEAST, BETWEEN = 25.0, 17.0, 16.0, 30.0, 60.0, 6.0
NARROW = 11.0
"""A line beside the sign of a sentence is at least this long, in sizes of its type."""


class ProofBand(Widget):
    """The sentence in its frame."""

    role = Role.LABEL
    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, text: str, *, right: bool = True, note: str = "") -> None:
        """Green with a check if right, else coloured as a loss; a `note` makes it a heading."""
        super().__init__(ctx, text)
        self._right, self.value_words = right, note

    def _lines(self, width: int) -> list[tuple[str, Type, Rect]]:
        """The heading and the note with their places, under the sign where it is narrow."""
        skin, pad, left = self.skin, self.px(PAD), self.px(PAD + ICON + 10)
        kinds = [skin.type(UNITS, Face.SEMIBOLD)]
        if self.value_words:
            kinds = [skin.title(HEAD), skin.type(UNITS)]
        lines: list[tuple[str, Type, Rect]] = []
        x, y = left, 0
        for words, kind in zip((self.label, self.value_words), kinds, strict=False):
            if width - x - pad < NARROW * kind.px:
                x, y = pad, max(y, self.px(ICON + BETWEEN))
            high = skin.painter.paragraph_height(words, kind, width - x - pad)
            lines.append((words, kind, Rect(x, y, width - x - pad, high)))
            y += high + self.px(BETWEEN)
        return lines

    def measure(self, width: int) -> int:
        return max(self.px(LEAST), self._lines(width)[-1][2].bottom + 2 * self.px(PAD))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        colour = theme.ok if self._right else theme.heart
        style = BoxStyle(skin.px(12), (*colour, 26), (*colour, 255), max(1.5, skin.hairline))
        skin.painter.box(surface, box, style)
        lines, side = self._lines(box.w), skin.px(ICON)
        y = box.centery - lines[-1][2].bottom // 2
        high = side if lines[0][2].y else skin.fonts_height(lines[0][1])
        centre = (box.x + skin.px(PAD) + side / 2, y + high / 2)
        skin.painter.disc(surface, centre, side / 2, fill=(*colour, 255))
        skin.icons.draw(surface, Icon.CHECK if self._right else Icon.REDO, centre,
                        round(side * 0.62), theme.solid_panel)  # fmt: skip
        for words, kind, place in lines:
            skin.painter.paragraph(surface, words, kind, theme.text, place.move(box.x, y))


class PointsBars(Widget):
    """A line for each card."""

    role = Role.GRID
    focusable = False
    margin_units = 3.0

    def __init__(
        self, ctx: Context, answered: PuzzleSolution, answer: Card | None, *, relative: bool,
        most: int,
    ) -> None:  # fmt: skip
        """With `relative`, points are relative to the best card, which is then at zero.

        Of more than `most` cards the best are shown, and the answer.
        """
        label = "puzzle-points-judged" if relative else "puzzle-points"
        super().__init__(ctx, say(label))
        self._outcome, self._answer = answered, answer
        shown = answered.cards[:most]
        self._cards = shown if answer is None or answer in shown else (*shown[:-1], answer)
        base = min(map(answered.mean, self._cards)) if relative else 0.0
        self._means = {card: answered.mean(card) - base for card in self._cards}
        self.value_words = joined(
            *(say("puzzle-card-points", card=card, points=decimal_text(mean))
              for card, mean in self._means.items())
        )  # fmt: skip

    def measure(self, width: int) -> int:
        del width
        return self.px(LINE) * len(self._cards)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, alike = self.skin, self.skin.theme, self._outcome.alike
        means = list(self._means.values())
        low, high = min(0.0, *means), max(0.5, *means)
        bold = skin.type(17, Face.BOLD)
        number = max(skin.painter.text_width(decimal_text(mean), bold) for mean in means) + skin.px(
            10
        )
        width, line = skin.px(CARD), skin.px(LINE)
        for index, (card, mean) in enumerate(zip(self._cards, means, strict=True)):
            row = Rect(self.box.x, self.box.y + index * line, self.box.w, line)
            face = self.ctx.cardart.face(card.text, width)
            spot = face.get_rect(midleft=(row.x, row.centery))
            surface.blit(face, spot)
            right = card in alike
            ink = theme.ok if right else theme.heart if card is self._answer else theme.text2
            edge = BoxStyle(0.07 * width, None, (*ink, 255) if right or card is self._answer
                            else skin.edge(0.25), 2.0)  # fmt: skip
            skin.painter.box(surface, spot, edge)
            left = spot.right + skin.px(12)
            if right or card is self._answer:
                # The sign shows it too, so that colour is not the only difference.
                side = skin.px(MARK)
                point = (left + side / 2, row.centery)
                skin.icons.draw(surface, Icon.CHECK if right else Icon.CLOSE, point, side, ink)
            left += skin.px(MARK + 6)
            room = row.right - number - left
            begin = left + round(room * (0 - low) / (high - low))
            end = left + round(room * (mean - low) / (high - low))
            bar = Rect(min(begin, end), 0, max(skin.px(6), abs(end - begin)), skin.px(BAR))
            bar.centery = row.centery
            skin.painter.box(surface, bar, BoxStyle(bar.h / 2, (*ink, 255)))
            skin.painter.label(
                surface, decimal_text(mean), bold, theme.text, row, align=Align.RIGHT
            )


class HintButton(Button):
    """Takes the next hint."""

    def __init__(self, ctx: Context, taken: int, action: Callable[[], None]) -> None:
        super().__init__(ctx, say("puzzle-hint"), action, icon=Icon.BULB)
        self._hints_taken, self.value_words = taken, say("puzzle-hints", n=taken, of=STEPS)
        if taken == STEPS:
            self.reason = say("puzzle-hint-all")

    def draw_content(self, surface: Surface, box: Rect, ink: Colour, level: float) -> None:
        skin = self.skin
        super().draw_content(surface, box.move(0, -skin.px(LIFT)), ink, level)
        radius = max(2.0, skin.px(DOT))
        for index in range(STEPS):
            centre = (box.centerx + (index - (STEPS - 1) / 2) * skin.px(PITCH),
                      box.bottom - skin.px(2 * LIFT))  # fmt: skip
            if index < self._hints_taken:
                skin.painter.disc(surface, centre, radius, fill=(*skin.theme.accent, 255))
            else:
                line = (*ink, round(255 * level))
                skin.painter.disc(surface, centre, radius, line=line, line_width=1.2)


def in_a_row(*buttons: Button) -> Item:
    """Buttons side by side."""
    return EvenRow(*(Sized(button, height=SECOND) for button in buttons))


FEWEST_BARS = 3
"""Of more cards than this, no fewer are compared."""
WIDE, BARS_WIDE = 680, 330
"""In a panel this wide the bars stand beside the words; their width."""


def _beside(*parts: Item) -> list[Item]:
    """The last part at the right of the others."""
    *words, bars = parts
    left, right = Sized(Column(*words, gap=12), grow=1), Sized(bars, width=BARS_WIDE)
    return [Row(left, right, gap=20, down=Anchor.START)]


class PuzzlePanel:
    """Makes the widgets of the panel."""

    def __init__(self, ctx: Context, seats: Seating, acts: PuzzleActs) -> None:
        assert acts.visit.run is not None
        self.ctx, self._seats, self._acts, self._run = ctx, seats, acts, acts.visit.run
        self._row, self._size = acts.visit.queue.row, 1.0

    def widgets(self, box: Rect) -> list[Widget]:
        foot = self._after_answer() if self._run.answer_ready else self._asking()
        return panel_parts(self.ctx, box, self._content, *foot, head=self._switch())

    def _content(self, width: int, room: int) -> Column:
        """The question, or the answer; how it is known is folded where it has no room."""
        if not self._run.answer_ready:
            for self._size in SIZES:
                column = Column(*self._question(), gap=10 * self._size)
                if column.measure(width) <= room:
                    break
            return column
        assert self._run.outcome is not None
        count = len(self._run.outcome.cards)
        bars = range(count, min(count, FEWEST_BARS) - 1, -1)
        whole = self._answer(None)
        words: Iterator[list[Item]] = map(self._answer, bars)
        if self._run.outcome.deals and width >= self.ctx.metrics.px(WIDE):
            words = (_beside(*parts) for parts in words)
        brief = (parts for few in words for parts in ([*few, *self._small_print()], few))
        tries = (Column(*parts, gap=12) for parts in (whole, *brief))
        fitting = next((column for column in tries if column.measure(width) <= room), None)
        return fitting or Column(*self._answer(count), *self._small_print(), gap=12)

    def _small_print(self) -> list[Item]:
        """The parts that are the first to be left out where room is short."""
        hinted = [say("puzzle-hinted")] if self._run.hints else []
        words = (*self._values(), self._name(), self._row.standing(), *hinted)
        return [self._text(text, 15, quiet=True) for text in words]

    # -- parts

    def _switch(self) -> Item | None:
        """The switch between new puzzles, missed ones and the clock; a fixed row has no choice."""
        visit, ways = self._acts.visit, list(PuzzleSource)
        if visit.queue.row.fixed:
            return None
        options = (say("puzzle-way-new"), say("puzzle-way-missed", n=visit.queue.row.to_repeat),
                   say("puzzle-way-storm"))  # fmt: skip
        return Segmented(self.ctx, say("puzzle-ways"), options=options,
                         chosen=ways.index(visit.queue.row.way), units=15,
                         changed=lambda index: self._acts.choose_source(ways[index]))  # fmt: skip

    def _text(
        self, words: str, units: float, *, face: Face = Face.MEDIUM, quiet: bool = False
    ) -> Label:
        return text(self.ctx, words, units=units, face=face, quiet=quiet)

    def _boxed(self, *items: Item) -> Item:
        """Parts that belong together, in a box."""
        behind = Panel(self.ctx, "", group=True)
        return Padded(Column(*items, gap=8), across=14, top=12, behind=behind)

    def _name(self) -> str:
        if not self._run.puzzle.rated:
            return say("puzzle-own-name")
        return say("puzzle-name", rules=rules_title(self._run.view.rules),
                   n=self._run.puzzle.id.rpartition("-")[2])  # fmt: skip

    def _goes_on(self) -> list[Item]:
        """A line on the previous puzzle, if this one continues its deal."""
        texts = [say("puzzle-goes-on")] if self._run.puzzle.later else []
        return [self._text(text, 17, face=Face.SEMIBOLD) for text in texts]

    def _question(self) -> list[Item]:
        run = self._run
        kind, timed = "" if run.puzzle.counted else "-judged", self._row.timed
        first, last = self._name(), self._row.standing()
        if timed:  # the clock stays in view
            first, last = last, first
        items: list[Item] = [
            self._text(first, 15, quiet=not timed, face=Face.SEMIBOLD if timed else Face.MEDIUM),
            *self._goes_on(),
            self._text(say(f"puzzle-question{'-any' if run.asks else kind}"), 30,
                       face=Face.DISPLAY),
            self._text(say(f"puzzle-against{kind or ('-any' if run.asks else '')}"), 16,
                       quiet=True),
        ]  # fmt: skip
        if run.awaited:
            items.append(self._text(say(f"puzzle-counting{kind}"), 16, quiet=True))
        if run.hint is not None:
            items.append(self._text(message_text(run.hint), 18, face=Face.SEMIBOLD))
        return [*items, *self._facts(), self._text(last, 15, quiet=True)]

    def _facts(self) -> list[Item]:
        """The cards that are out, the passes, and the shown voids."""
        run, seats = self._run, self._seats
        out = tuple(sort_hand(run.view.unseen, self.ctx.settings.hand_order))
        size = self._size
        head = self._text(say("puzzle-out", n=len(out)), 17 * size, face=Face.SEMIBOLD)
        items: list[Item] = [self._text(words, 15, quiet=True) for words in self._values()]
        boxes = [self._boxed(head, all_of(self.ctx, out, size))]
        gave = run.view.own.gave
        if gave:
            head = self._text(say("puzzle-passed", name=seats[gave[0][1]].name), 16 * size)
            faces = FacesRow(self.ctx, [card for card, _ in gave], card=GIVEN * size)
            boxes.append(self._boxed(head, faces))
        void: dict[Suit, list[str]] = {}
        for seat, suit in sorted(run.view.deal.voids):
            if seat != run.view.seat:
                void.setdefault(suit, []).append(seats[seat].name)
        shown = [say("puzzle-void", names=names, suit=suit) for suit, names in sorted(void.items())]
        hearts = [seats[seat].name for seat in only_hearts(run.view)]
        if hearts:
            shown.append(say("puzzle-only-hearts", names=hearts))
        if shown:
            boxes.append(self._boxed(*(self._text(words, 16 * size) for words in shown)))
        return [*items, Grid(*boxes, gap=10 * size, least=BOX, columns=2, full=True)]

    def _asking(self) -> list[Item]:
        """The chosen card, "none is best" where possible, and the ways to skip the question."""
        ctx, run, acts = self.ctx, self._run, self._acts
        text = say("puzzle-choose")
        if run.chosen is not None:
            text = say("puzzle-play", card=run.chosen)
        play = Button(ctx, text, acts.answer, look=ButtonLook.PRIMARY)
        if run.chosen is None or run.answered:
            play.reason = say("puzzle-choose")
        none = Button(ctx, say("puzzle-none"), acts.answer_none)
        if run.answered:
            none.reason = say("puzzle-counting")
        others = [Button(ctx, say("puzzle-show"), acts.give_up, icon=Icon.EYE)]
        if not self._row.fixed:
            others.append(Button(ctx, say("puzzle-skip"), acts.skip, icon=Icon.ARROW_RIGHT))
            if self._row.hints:
                others.insert(0, HintButton(ctx, run.hints, acts.take_hint))
        second = Sized(none, height=SECOND) if run.asks else None
        answers = Column(Sized(play, height=PRIMARY), second, gap=12)
        return [answers, in_a_row(*others)]

    def _title(self) -> str:
        run, answered = self._run, self._run.outcome
        assert answered is not None
        if run.solved:
            verdict = "right"
        elif run.answer is not None:
            verdict = "any" if answered.even else "wrong"
        else:
            verdict = "some" if run.none else "shown"
        card = run.answer or answered.right[0]
        return say("puzzle-title", verdict=verdict, card=card, cards=answered.right)

    def _answer(self, bars: int | None) -> list[Item]:
        """The verdict and a sentence, then the proof, or a button that shows it and some bars."""
        run, answered = self._run, self._run.outcome
        assert answered is not None
        reason = reason_text(run)
        items: list[Item] = [
            self._text(self._title(), 30, face=Face.DISPLAY),
            self._text(reason or right_text(run), 18),
        ]  # fmt: skip
        if run.puzzle.motifs:
            about = message_text(run.puzzle.motifs[0].name_message)
            items.append(self._text(say("puzzle-motif", name=about), 16, quiet=True))
        if bars is not None:
            icon = Icon.CHEVRON_UP if self._acts.visit.why else Icon.CHEVRON_DOWN
            why = Button(self.ctx, say("puzzle-why"), self._acts.unfold, icon=icon)
            items.append(Sized(why, height=SECOND))
            if not self._acts.visit.why:
                if bars and answered.deals:
                    return [*items, self._figures(answered, most=bars)]
                return items
        if reason is not None:
            items.append(self._text(right_text(run), 17, face=Face.SEMIBOLD))
        items.append(ProofBand(self.ctx, band_text(run)))
        if answered.deals:
            items.append(self._figures(answered))
        return [*items, *self._small_print()]

    def _values(self) -> list[str]:
        """The values of the cards, where they differ from those of most rule sets."""
        rules = self._run.view.rules
        if face_points(rules) == face_points(Rules()):
            return []
        *each, _ = values(rules)
        return [" ".join(each)]

    def _figures(self, answered: PuzzleSolution, *, most: int = 0) -> Item:
        """The points of each card on average and in the open deal, or only the averages of up
        to `most` cards."""
        run = self._run
        kind = "" if run.puzzle.counted else "-judged"
        points = answered.points
        parts = [
            say("puzzle-card-points", card=card, points=points[card][run.open_deal])
            for card in sorted(points, key=lambda card: points[card][run.open_deal])
        ]
        here = say(f"puzzle-here{kind}", at=run.open_deal + 1, parts=parts)
        head: list[Item] = [self._text(say(f"puzzle-points{kind}"), 17, face=Face.SEMIBOLD)]
        if kind:
            average = say("puzzle-average-judged", n=answered.deals)
            head.append(self._text(average, 15, quiet=True))
        bars = PointsBars(self.ctx, answered, run.answer, relative=not run.puzzle.counted,
                          most=most or len(answered.cards))  # fmt: skip
        return self._boxed(*head, bars, *([] if most else [self._text(here, 15, quiet=True)]))

    def _after_answer(self) -> list[Item]:
        """The buttons to continue, to play on where possible, and to copy."""
        ctx, acts = self.ctx, self._acts
        label = say(self._row.onward(self._run.puzzle))
        onward = Button(ctx, label, acts.following, look=ButtonLook.PRIMARY, icon=Icon.ARROW_RIGHT)
        copy = Button(ctx, say("puzzle-copy"), acts.copy, icon=Icon.COPY)
        more = [] if acts.play_on is None else [Button(ctx, say("puzzle-play-on"), acts.play_on)]
        return [Sized(onward, height=PRIMARY), in_a_row(*more, copy)]
