"""One run through a lesson, without drawing: its part, chosen cards, and what is to show."""

from collections import deque
from enum import Enum

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, AskKind, PassCards, cards_of
from hearts_gui.engine.play.events import CardPlayed, Event, TrickTaken
from hearts_gui.session.practice.course import (
    Moment,
    answers,
    opening,
    reached,
    right_answers,
    scripted,
    solvable,
    spoilt,
    steps,
)
from hearts_gui.session.practice.lesson import Lesson
from hearts_gui.session.practice.lesson_book import MOST_STARS
from hearts_gui.ui.table.story.cues import Happening

CARD_MS, TRICK_MS, EVENT_MS = 520.0, 1100.0, 260.0
"""The time a card is looked at before the next, and a trick before it goes."""


class PartState(Enum):
    """The state of a part."""

    OPEN, LOST, DONE = range(3)


class LessonRun:
    """One lesson from its first part to its last."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.part = 0
        self.helped = self.again = False
        """Whether an arrow was asked for, and whether a part was tried again: a star each."""
        self._begin()

    def _begin(self) -> None:
        self.moment: Moment = opening(self.lesson.rules, self.lesson.parts[self.part])
        self.shown = self.moment
        self.stand = PartState.OPEN
        self.chosen: list[Card] = []
        self.arrow = self.part == 0 and not self.lesson.club
        self.doomed = False
        self._queue: deque[tuple[Event, Moment]] = deque()
        self._wait = CARD_MS
        self._right: tuple[Action, ...] | None = None
        self.unspoken: list[Happening] = []
        """The events that were shown but not yet announced to listeners."""
        self._advance(scripted(self.moment))

    # -- what is to be seen

    @property
    def deciding(self) -> bool:
        """Whether the learner is to decide now, everything else being shown."""
        return not self._queue and self.stand is PartState.OPEN and self.moment.mine

    @property
    def stars(self) -> int:
        """The number of stars that the lesson would give if it ended now."""
        return MOST_STARS - self.helped - self.again

    @property
    def tricks_over(self) -> int:
        """The number of tricks of this part that the learner has seen to their end."""
        deal = self.shown.game.public.deal
        return 0 if deal is None else len(deal.tricks) - self.shown.before

    @property
    def last(self) -> bool:
        return self.part == len(self.lesson.parts) - 1

    def pointed_at(self) -> tuple[Card, ...]:
        if not (self.arrow and self.deciding):
            return ()
        self._right = self._right or right_answers(self.moment)
        if self.moment.ask_kind is AskKind.PASS:  # the suit with the highest cards
            passes = map(cards_of, self._right)
            return max(passes, key=lambda cards: sum(card.rank for card in cards), default=())
        right = [card for answer in self._right for card in cards_of(answer)]
        return tuple(sorted(card for card in right if card.suit is right[0].suit)[-1:])

    def options(self) -> tuple[Action, ...]:
        """The answers that are not cards: bids or suits."""
        if not self.deciding or self.moment.ask_kind not in (AskKind.BID, AskKind.NAME_SUIT):
            return ()
        return tuple(answers(self.moment))

    # -- choosing

    def usable(self) -> frozenset[Card]:
        """The cards of the hand that may be chosen."""
        every = answers(self.moment) if self.deciding else ()
        return frozenset(card for answer in every for card in cards_of(answer))

    def choose(self, card: Card) -> None:
        """Take a card up, or put it back."""
        if card not in self.usable():
            return
        if card in self.chosen:
            self.chosen.remove(card)
            return
        wanted = _wanted(self.moment)
        if wanted == 1:
            self.chosen = [card]
        elif not wanted or len(self.chosen) < wanted:
            self.chosen.append(card)

    def answer(self) -> Action | None:
        """The action of the chosen cards; None while they are too few."""
        every = answers(self.moment) if self.deciding and not self.options() else ()
        chosen = set(self.chosen)
        return next((answer for answer in every if set(cards_of(answer)) == chosen), None)

    def do(self, action: Action) -> None:
        """Answer; the others go on as their script says."""
        self.chosen = []
        self._right = None
        self._advance(action)
        # A part that cannot be won any more is played to its end to show why.
        self.doomed = not self.moment.over and not solvable(self.moment)
        while self.doomed and not self.moment.over:
            self._advance(next(answers(self.moment)))

    def _advance(self, action: Action | None) -> None:
        """Take an action, then the scripted actions of the others."""
        while action is not None:
            for event, moment in steps(self.moment, action):
                self.moment = moment
                self._queue.append((event, moment))
            action = scripted(self.moment)

    # -- time

    @property
    def waiting(self) -> bool:
        """Whether something is still to be shown."""
        return bool(self._queue)

    @property
    def at_trick(self) -> bool:
        """Whether a whole trick lies on the table and is about to go."""
        return bool(self._queue) and isinstance(self._queue[0][0], TrickTaken)

    def update(self, dt_ms: float) -> bool:
        """Show the next step when its time has come. Returns whether the picture changes."""
        if not self._queue:
            return False
        self._wait -= dt_ms
        if self._wait > 0:
            return False
        event, moment = self._queue.popleft()
        self.unspoken.append(Happening(event, self.shown.view, moment.view))
        if isinstance(event, TrickTaken) and self._decides(moment):
            return True
        self.shown = moment
        coming = self._queue[0][0] if self._queue else None
        self._wait = TRICK_MS if isinstance(coming, TrickTaken) else EVENT_MS
        if isinstance(coming, CardPlayed):
            self._wait = CARD_MS
        if not self._queue and self.moment.over:
            self.stand = _verdict(self.moment)
        return True

    def _decides(self, moment: Moment) -> bool:
        """Whether a trick ends the part, by its number or because the goal is out of reach now.

        Its cards stay, so that the sentences about them can be compared with them.
        """
        lost = spoilt(moment)
        if not lost and any(isinstance(event, CardPlayed) for event, _ in self._queue):
            return False
        if not lost and not self.moment.over:
            return False
        if lost:
            self._queue.clear()
            self.moment = moment
        while self._queue:
            event, after = self._queue.popleft()
            self.unspoken.append(Happening(event, moment.view, after.view))
            moment = after
        self.stand = _verdict(self.moment)
        return True

    # -- going on

    def help(self) -> None:
        """Show an arrow over the right card."""
        if self.stand is PartState.OPEN and not self.arrow:
            self.arrow = self.helped = True

    def restart(self) -> None:
        """Begin the part again."""
        self.again = self.again or self.stand is PartState.LOST
        self._begin()

    def next_part(self) -> None:
        self.part += 1
        self._begin()


def _wanted(moment: Moment) -> int:
    """The number of cards to choose; 0 for any number."""
    if moment.ask_kind is AskKind.PLAY:
        return 1
    counts = {len(answer.gives) for answer in answers(moment) if isinstance(answer, PassCards)}
    return max(counts, default=0)


def _verdict(moment: Moment) -> PartState:
    return PartState.DONE if reached(moment) else PartState.LOST
