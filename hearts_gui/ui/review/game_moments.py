"""The best and the costliest moments of a whole game, as far as it is graded."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.state import Play
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour
from hearts_gui.ui.review.deal_report import WorkOn
from hearts_gui.ui.review.moments import draw_pair, pair_width, reason_text
from hearts_gui.ui.review.source import loss_text
from hearts_gui.ui.review.state import label_word
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.ui.small_table.pills import draw_mark, loss_colour
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.ui.widgets.button import SMALL_HEIGHT, Button, Label
from hearts_gui.ui.widgets.room import Room
from hearts_gui.wording.language.messages import joined, say

# From this ratio of width and height on the button stands beside the moment, the words beside the
# cards.
WIDE = 3.3
# Of a card's width: from card to card, from the top of a card to the foot of its face, how much
# higher the better card is and what stays free over it; the angles of the cards; the width of one
# in units, at most, and in pixels, at least.
STEP, LOWEST, ABOVE, FREE, TILTS = 1.07, 1.58, 0.5, 0.2, (-3.0, -1.0, 2.0, 1.0)
MOST_CARD, LEAST_CARD = 104, 22
LARGER = 1.3
"""The factor by which the cards of one moment may be larger than those of the other."""
CARDS_BESIDE = 0.4
"""The part of a moment's width that the trick takes beside its words."""
SQUEEZED = 0.75
"""A headline no larger than this part of its size has too little room."""
INDEX = 0.2
"""The share of a card's width left of its middle where the tag begins, clear of the index."""


class GameMoments:
    """Gets every deal graded while the screen is open, and shows what stands out so far."""

    def __init__(
        self, session: SessionPort, seat: int, look: Callable[[int, str], None],
        habit: Callable[[Iterable[Grade]], WorkOn | None] = lambda _: None,
    ) -> None:  # fmt: skip
        """`look` opens a deal at a decision. `habit` says what to work on after these wrong
        choices, in place of the worst moment."""
        assert session.coach is not None
        self._session, self._coach, self._seat = session, session.coach, seat
        self._look, self._habit_of = look, habit
        self._deals = range(1, len(session.view(seat).public.standings.history) + 1)
        self._wrong: dict[str, Grade] = {}
        self._habit: WorkOn | None = None
        for deal in self._deals:
            self._coach.want(deal)
        self._shown_before: tuple[tuple[tuple[str, Grade], ...], int] = ((), 0)
        self.update()

    def update(self) -> bool:
        """Take what has been graded. Returns whether something else is to be shown."""
        best, pending = None, 0
        wrong: dict[str, Grade] = {}
        for deal in self._deals:
            pending += self._coach.pending(self._seat, deal)
            for grade in self._coach.grades(self._seat, deal):
                if grade.label is Mark.GREAT and (best is None or grade.ahead > best.ahead):
                    best = grade
                elif grade.wrong:
                    wrong[grade.line] = grade
        if changed := wrong.keys() != self._wrong.keys():
            self._wrong, self._habit = wrong, self._habit_of(wrong.values())
        costliest = sorted(wrong.values(), key=lambda grade: -grade.loss)
        if (habit := self._habit) is not None:
            costliest.sort(key=lambda grade: grade.line != habit.line)
        moments = [("worst", grade) for grade in costliest[:1]]
        pending = 0 if self._coach.given_up else pending
        if best is not None:
            moments.insert(0, ("best", best))
        elif not pending:
            moments += [("other", grade) for grade in costliest[1:2]]
        before, self._shown_before = self._shown_before, (tuple(moments), pending)
        return changed or before != self._shown_before

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show, now or later."""
        return self._shown_before == ((), 0)

    @property
    def count(self) -> int:
        """The number of boxes that the moments fill."""
        moments, pending = self._shown_before
        return 2 if len(moments) + bool(pending) > 1 else 1

    def widgets(self, ctx: Context, boxes: Sequence[Rect]) -> list[Widget]:
        """The moments, one per box, or the coach's progress."""
        moments, pending = self._shown_before
        shown: list[GameMoment] = []
        buttons: list[Widget] = []
        habit_shown = self._habit is not None and any(kind == "worst" for kind, _ in moments)
        for (kind, grade), box in zip(moments, boxes, strict=False):
            habit, area, kept = self._habit if kind == "worst" else None, box, 0
            if habit_shown:
                area, below, kept = _above(ctx, box)
                again = say("report-try"), partial(self._look, grade.deal, grade.line)
                act, icon = (again, Icon.EYE) if habit is None else (habit.practise, Icon.TARGET)
                buttons.append(Button(ctx, *act, below, icon=icon, z=2.0))
            shown.append(
                GameMoment(ctx, area, kind, grade, self._look, plays=self._trick_of(grade),
                           portraits=[who.portrait for who in self._session.seats],
                           habit=habit, kept=kept)
            )  # fmt: skip
        widgets: list[Widget] = [*shown]
        least = min((moment.card_width for moment in shown), default=0)
        places = [moment.places() for moment in shown]
        high = max((words.h for _, words, cards in places if words.y > cards.y), default=0)
        for moment in shown:  # cards of about one size, and words from one line on
            moment.most, moment.high = max(LEAST_CARD, round(least * LARGER)), high
        if len(widgets) < len(boxes) and (pending or not widgets):
            box = boxes[len(widgets)]
            area = box.inflate(-2 * ctx.metrics.px(20), 0)
            graded = sum(len(self._coach.grades(self._seat, deal)) for deal in self._deals)
            progress = say("review-looking", at=graded + 1, of=graded + pending)
            widgets.append(Label(ctx, progress, area, units=17, quiet=True))
        return [*widgets, *buttons]

    def _trick_of(self, grade: Grade) -> tuple[Play, ...]:
        """The plays of the trick that a graded card went to; nothing for other decisions."""
        record = self._session.record(grade.deal)
        for game in () if record is None else reversed(record.games):
            deal = game.public.deal
            if deal is not None and 0 < grade.trick <= len(deal.tricks):
                return deal.tricks[grade.trick - 1].plays
        return ()


def _above(ctx: Context, box: Rect) -> tuple[Rect, Rect, int]:
    """A moment's box, the place of its button below it, or below its words where the box is wide,
    and what the words leave free for that."""
    skin, hit = Skin(ctx), ctx.metrics.hit
    pad, height = skin.px(18), max(skin.px(SMALL_HEIGHT), hit)
    if box.w > WIDE * box.h:
        area = Rect(0, 0, round(box.w * (1 - CARDS_BESIDE)) - pad, height)
        area.bottomright = box.right - pad, box.bottom - pad
        return box, area, height + skin.px(10)
    room = Room(box)
    area = room.bottom(height + pad)
    return room.rest, Rect(area.x + pad, area.y, area.w - 2 * pad, height), 0


class GameMoment(Widget):
    """A moment of a game by its cards; a press opens the review of its deal."""

    role = Role.BUTTON
    margin_units = 2.0
    focus_radius = 20.0

    def __init__(
        self, ctx: Context, box: Rect, kind: str, grade: Grade, look: Callable[[int, str], None], *,
        plays: Sequence[Play] = (), portraits: Sequence[str] = (), habit: WorkOn | None = None,
        kept: int = 0,
    ) -> None:  # fmt: skip
        """With a `habit`, the moment is its costliest choice. Below its words some room is `kept`
        for a button."""
        label = say("end-moment", kind=kind) if habit is None else say("report-work")
        super().__init__(ctx, label, box)
        self._grade, self._plays, self._habit, self._kept = grade, tuple(plays), habit, kept
        self.act = partial(look, grade.deal, grade.line)
        self._portraits = portraits
        self._where = say("end-moment-where", deal=grade.deal, trick=grade.trick)
        self._cost = joined(label_word(grade), loss_text(grade))
        about = [] if habit is None else [habit.title, habit.often]
        self.value_words = joined(*about, self._where, self._cost, reason_text(grade))
        played, best = grade.played, grade.best
        self._own_card = played.card if isinstance(played, PlayCard) else None
        better = best.card if isinstance(best, PlayCard) else None
        self._better = None if better is self._own_card else better
        """The card that would have been better."""
        self._height = LOWEST + FREE + (ABOVE if self._better is not None else 0.0)
        """The height of the trick, or of the cards without one, in widths of a card."""
        self._span = 1 + STEP * (len(self._plays) - 1)
        """Their width in widths of a card."""
        if not self._plays:
            self._height, self._span = LOWEST + FREE, pair_width(grade, 100) / 100 or 1.0
        self._headline = self._cost
        if self._own_card is not None:
            self._headline = say("end-moment-played", card=self._own_card)
        self._dealt = len(self._plays)
        self.most, self.high = self.px(MOST_CARD), 0
        """The most that a card of the trick is wide, in pixels."""

    def deal(self, cards: int) -> None:
        """Show no more than this many cards of the trick."""
        dealt = max(0, min(cards, len(self._plays)))
        if dealt != self._dealt:
            self._dealt = dealt
            self.touch()

    def warm(self, nothing: Surface) -> bool:
        """Draw the moment with all its cards."""
        dealt, self._dealt = self._dealt, len(self._plays)
        try:
            return super().warm(nothing)
        finally:
            self._dealt = dealt

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        if self.hovered or self.pressed:
            skin.lit(surface, box, 20, 0.12 if self.pressed else 0.06)
        head, words, cards = self.places()
        self._draw_head(surface, head)
        area = words.copy()
        for text, kind, ink in self._texts_in(words.w, words.h)[0]:
            area.y += self.skin.painter.paragraph(surface, text, kind, ink, area)
            area.y += self.px(4)
        if self._plays:
            self._draw_trick(surface, cards)
        elif (width := min(self.card_width, self.most)) >= LEAST_CARD:
            left = cards.centerx - pair_width(self._grade, width) // 2
            top = cards.centery - round(self._height * width) // 2
            draw_pair(surface, skin, self.ctx, self._grade, (left, top), width)

    def places(self) -> tuple[Rect, Rect, Rect]:
        """Place the head, the words and the cards."""
        skin = self.skin
        room = Room(self.box.inflate(-2 * skin.px(22), -2 * skin.px(14)), skin.px(6))
        head = room.top(skin.fonts_height(skin.type(18, Face.SEMIBOLD)))
        rest = room.rest
        most = skin.px(10_000), round(rest.h * 0.7)
        heights = [self._texts_in(rest.w, height)[1] for height in most]
        height = min(max(self.high, heights[heights[0] > most[1]]), rest.h)
        above = Rect(rest.x, rest.y, rest.w, rest.h - height - skin.px(8))
        row = Room(rest, skin.px(18))
        cards = row.left(round(self.box.w * CARDS_BESIDE) - (rest.x - self.box.x) - skin.px(18))
        words = Rect(row.rest.x, rest.y, row.rest.w, rest.h - self._kept)
        ((_, headline, _), *_), beside = self._texts_in(words.w, words.h)
        fits = beside <= rest.h and headline.px > SQUEEZED * skin.type(22).px
        if self._kept or (fits and self._wide_in(cards) >= self._wide_in(above)):
            return head, centred(words.center, words.w, min(words.h, beside)), cards
        return head, room.bottom(height), above

    @property
    def card_width(self) -> int:
        """The greatest width of the trick's cards in its place."""
        return self._wide_in(self.places()[2])

    def _wide_in(self, area: Rect) -> int:
        return min(self.px(MOST_CARD), round(area.h / self._height), round(area.w / self._span))

    def _draw_head(self, surface: Surface, line: Rect) -> None:
        skin, theme, painter = self.skin, self.skin.theme, self.skin.painter
        side = skin.px(24)
        center = (line.x + side / 2, line.centery)
        draw_mark(surface, painter, theme, self._grade.label, center, side)
        area = Rect(line.x + side + skin.px(10), line.y, line.w - side - skin.px(10), line.h)
        kind = painter.largest(self.label, smaller(skin.type(18, Face.SEMIBOLD), MIN_TEXT), area.w)
        ink = painter.label(surface, self.label, kind, theme.text, area)
        left, small = ink.right + skin.px(10), skin.type(15)
        if painter.text_width(self._where, small) <= line.right - left:
            beside = Rect(left, line.y, line.right - left, line.h)
            painter.label(surface, self._where, small, theme.text2, beside)

    @property
    def _texts(self) -> tuple[tuple[str, Type, Colour], ...]:
        """The lines: what was played, why, and how often or how bad it was."""
        skin, grade = self.skin, self._grade
        ink = skin.theme.text if grade.label is None else loss_colour(skin.theme, grade.label)
        if self._habit is not None:
            moment = reason_text(grade) or self._headline
            return (
                (self._habit.title, skin.type(22, Face.DISPLAY), skin.theme.text),
                (moment, skin.type(16), skin.theme.text2),
                (self._habit.often, skin.type(15, Face.SEMIBOLD), ink),
            )
        texts = (
            (self._headline, skin.type(22, Face.DISPLAY), skin.theme.text),
            (reason_text(grade) or self._cost, skin.type(16), skin.theme.text2),
            (label_word(grade), skin.type(15, Face.SEMIBOLD), ink),
        )
        return texts[: 3 if self._own_card is not None else 1 if grade.reason is None else 2]

    def _texts_in(self, width: int, room: int) -> tuple[list[tuple[str, Type, Colour]], int]:
        """The texts with their types, and their height. The whole reason is shown: where room is
        short it becomes smaller, and in the end the line under it is left out."""
        skin, painter, gap = self.skin, self.skin.painter, self.skin.px(4)
        for said in (self._texts, self._texts[:2]):
            for small in smaller(skin.type(16), MIN_TEXT):
                texts, high = [], -gap
                for index, (text, usual, ink) in enumerate(said):
                    single = index != 1
                    kind = (
                        painter.largest(text, smaller(usual, MIN_TEXT), width) if single else small
                    )
                    texts.append((text, kind, ink))
                    high += painter.paragraph_height(text, kind, width) + gap
                if high <= room:
                    return texts, high
        return texts, high

    def _draw_trick(self, surface: Surface, box: Rect) -> None:
        """Draw the trick in the order of play, with each player's face below the card."""
        skin, count = self.skin, len(self._plays)
        better = self._better
        width = min(self.card_width, self.most)
        if width < LEAST_CARD:  # the words need the space
            return
        step = round(width * STEP)
        left = box.centerx - (width + step * (count - 1)) / 2 + width / 2
        spare = max(0, round(box.h - self._height * width))
        y = box.bottom - spare // 2 - (LOWEST - 0.7) * width
        own = next((index for index, play in enumerate(self._plays)
                     if play.card is self._own_card), -1)  # fmt: skip
        if better is not None and self._dealt == count:
            aside = -0.2 if own == count - 1 else 0.2
            behind = (left + step * own + width * aside, y - ABOVE * width)
            self._draw_card(surface, better, width, behind, 15 * aside, skin.theme.accent)
            self._draw_tag(surface, (behind[0] - width * INDEX, behind[1] - width * 0.62))
        edge = skin.theme.ok if self._grade.label is Mark.GREAT else skin.theme.heart
        for index, play in enumerate(self._plays[: self._dealt]):
            up = 0.08 * width if index == own else 0.0
            center = (left + step * index, y - up)
            self._draw_card(surface, play.card, width, center, TILTS[index % len(TILTS)],
                            edge if index == own else None)  # fmt: skip
            if play.seat < len(self._portraits):
                face = max(skin.px(14), round(width * 0.15))
                skin.icons.draw_portrait(surface, skin.painter, self._portraits[play.seat],
                                         (center[0], y + 0.7 * width), face)  # fmt: skip

    def _draw_card(
        self, surface: Surface, card: Card, width: int, point: tuple[float, float], angle: float,
        edge: Colour | None,
    ) -> None:  # fmt: skip
        line = None if edge is None else (edge, max(2.5, 4 * self.ctx.metrics.base_u))
        self.ctx.cardart.lay(surface, card.text, width, point, angle, edge=line)

    def _draw_tag(self, surface: Surface, point: tuple[float, float]) -> None:
        skin, text = self.skin, say("end-moment-better")
        kind = skin.type(14, Face.BOLD)
        box = Rect(0, 0, skin.painter.text_width(text, kind) + skin.px(20), skin.px(26))
        box.midleft = round(point[0]), round(point[1])
        skin.painter.box(surface, box, BoxStyle(box.h / 2, skin.theme.accent))
        skin.painter.label(surface, text, kind, skin.theme.on_accent, box, align=Align.CENTRE)
