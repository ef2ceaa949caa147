"""The data of a review, without drawing: a deal, a person's decisions, and their grades."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from hearts_gui.ai.coach.decisions import Decision, same
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import LIMITS, Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.events import CardPlayed
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.session.game.coaching import Coach
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.par_client import FindRecord
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.shell.ports import Destination
from hearts_gui.ui.table.nodes.accessible import card_name
from hearts_gui.ui.table.story.cues import Happening
from hearts_gui.wording.event_texts import deal_text
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import decimal_text, half_points


def game_text(record: FindRecord, public: PublicGame, seats: Seating) -> str:
    """Every deal of a game that is over, in words."""
    names = [who.name for who in seats]
    deals = (record(deal.number) for deal in public.standings.history)
    return "\n\n".join(deal_text(deal.events, names) for deal in deals if deal is not None)


def figures(reason: Message) -> tuple[Message, ...]:
    """The numbers of every part of a reason that was counted in sample deals."""
    named = reason.named
    parts = [part for part in named.values() if isinstance(part, Message)]
    result = tuple(figure for part in parts for figure in figures(part))
    if "played" in named:
        counts = {name: named[name] for name in ("of", "played", "best")}
        return (message("coach-figures", **counts), *result)
    if reason.key in ("coach-suit", "coach-suit-with"):
        more = {name: named[name] for name in ("suit", "whole", "half")}
        return (message("coach-figures-cards", **more), *result)
    return result


@dataclass(frozen=True, slots=True)
class Share:
    """The whole game to share, as text or as a file; `save` returns where the file is.

    `code` makes a challenge of a game that is over; it returns None where the game cannot be
    replayed.
    """

    text: Callable[[], str]
    save: Callable[[], str]
    code: Callable[[], str | None] | None = None


@dataclass(frozen=True, slots=True)
class ReviewSource:
    """One deal of a game for one person. `on` continues the game after the review."""

    record: DealRecord
    seats: Seating
    seat: int
    coach: Coach
    on: Destination | None = None
    share: Share | None = None

    def happened(self, step: int) -> tuple[Happening, ...]:
        """The person's view after this many events of the deal."""
        if not step:
            return ()
        record, seat = self.record, self.seat
        before, after = record.view(step - 1, seat), record.view(step, seat)
        return (Happening(record.event(step, seat), before, after),)


@dataclass(frozen=True, slots=True)
class StripCell:
    """A decision, or a card that nobody had to choose; `step` counts the events before it."""

    step: int
    trick: int
    decision: Decision | None
    played: Card | None = None
    """The card, where it is not the only one of this trick."""

    @property
    def line(self) -> str:
        """The decision as it stands in the log; empty where there was none."""
        return "" if self.decision is None else self.decision.line

    def asks(self, kind: AskKind) -> bool:
        return self.decision is not None and self.decision.view.ask.kind is kind

    @property
    def name(self) -> str:
        """The text over it in the strip."""
        if self.trick:
            return str(self.trick)
        kind = AskKind.PASS if self.decision is None else self.decision.view.ask.kind
        return say("review-cell", kind=kind)

    @property
    def title(self) -> str:
        """Its name elsewhere."""
        return say("review-trick", n=self.trick) if self.trick else self.name

    @property
    def told(self) -> str:
        """Its name for those who listen, who are told which of a trick's cards it is."""
        if self.played is None:
            return self.title
        return say("review-cell-value", name=self.title, label=card_name(self.played))


def cells_of(source: ReviewSource) -> tuple[StripCell, ...]:
    """Every decision of the person in the deal, and the cards that were played automatically."""
    record, seat = source.record, source.seat
    decided = dict(record.decisions(seat))
    cells = []
    for step, event in enumerate(record.events):
        decision = decided.get(step)
        card = event.card if isinstance(event, CardPlayed) and event.seat == seat else None
        if decision is None and card is None:
            continue
        deal = record.games[step].public.deal
        trick = 0 if card is None or deal is None else len(deal.tricks) + 1
        cells.append(StripCell(step, trick, decision, card))
    tricks = Counter(cell.trick for cell in cells)
    return tuple(cell if tricks[cell.trick] > 1 else replace(cell, played=None) for cell in cells)


def loss_of(grade: Grade, card: Card) -> float | None:
    """The cost of a card against the best one; None where nobody tried it."""
    if isinstance(grade.played, PlayCard) and grade.played.card is card and not grade.ahead:
        return max(0.0, grade.loss)
    means = grade.card_means
    best = next((answer.mean for answer in grade.answers if same(answer.action, grade.best)), None)
    if best is None or card not in means:
        return None
    return max(0.0, best - means[card])


def solves(grade: Grade, card: Card) -> bool:
    """Whether a card is as good as the best one."""
    if isinstance(grade.best, PlayCard) and grade.best.card is card:
        return True
    loss = loss_of(grade, card)
    return loss is not None and loss < LIMITS.slip * grade.unit


def loss_text(grade: Grade) -> str:
    """A text on about how much was lost, or by how much a great answer is ahead."""
    if grade.label is Mark.GREAT:
        return say("review-ahead", **half_points(grade.ahead))
    return say("review-loss", **half_points(grade.loss)) if grade.wrong else ""


def average_text(grade: Grade) -> str:
    """The average cost of a choice, as a line of its own."""
    return say("review-on-average", **half_points(grade.loss)) if grade.wrong else ""


def details(grade: Grade) -> tuple[str, ...]:
    """The figures behind the words: the loss with its error, and those of the reason."""
    if not grade.real:
        return ()
    great = grade.label is Mark.GREAT
    points = decimal_text(abs(grade.ahead if great else grade.loss))
    gained = not great and grade.loss < 0
    key = "review-details-great" if great else "review-details-loss"
    measured = say(
        key, points=points, error=decimal_text(grade.error), n=grade.worlds, gained=gained
    )
    reason = () if grade.reason is None else figures(grade.reason)
    return (*((measured,) if grade.worlds else ()), *map(message_text, reason))
