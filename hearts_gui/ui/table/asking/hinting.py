"""The hint ladder: where to look, what it is about, the card; each step only when asked for."""

from collections.abc import Sequence

from hearts_gui.ai.coach.grades import Advice, main_part
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.ui.shell.keymap import key_name
from hearts_gui.ui.table.core.state import TableState
from hearts_gui.ui.table.nodes.hint_panel import HintInfo
from hearts_gui.wording.language.messages import say, told
from hearts_gui.wording.language.patterns import card_arguments

PATIENCE_MS = 2_500.0
"""After so long without an answer it is said that the coach still thinks."""
_HIGH = 13
"""The rank of a king: few cards beat one."""
TRIES = 3
"""So often the coach is asked before something simpler helps."""


def question_of(view: PlayerView) -> tuple[object, ...]:
    """What stays the same as long as the seat is asked the same, whoever else answers meanwhile."""
    deal = view.public.deal
    if deal is None:
        return ()
    open_answers = (deal.charges, deal.bids, deal.pledges)
    played = (len(deal.tricks), len(deal.plays))
    return (deal.number, deal.attempt, view.ask.kind, *played, *open_answers)


class Ladder:
    """The hint for one decision, as far as it was asked for."""

    def __init__(self, question: tuple[object, ...], ticket: int) -> None:
        self.question, self.ticket = question, ticket
        self.tries = 1
        self.advice: Advice | None = None
        self.arrived = False
        self.taken = 1
        self.waited_ms = 0.0

    def info(self, state: TableState) -> HintInfo:
        """What is said by now."""
        advice = self.advice
        if advice is None:
            return HintInfo((say("hint-thinking", long=self.waited_ms > PATIENCE_MS),))
        steps = ladder_steps(advice, state.view, tuple(state.model.legal))
        shown = steps[: self.taken]
        done = len(shown) == len(steps)
        cards = cards_to_play(advice)
        name = key_name(state.ctx.settings, "key_hint")
        key = "" if done else say("hint-more", device=state.handling.device, key=name)
        return HintInfo(shown, key, cards[0] if done and len(cards) == 1 else None)

    def complete(self, state: TableState) -> bool:
        """Whether the last step has been taken."""
        advice = self.advice
        return advice is not None and self.taken >= len(
            ladder_steps(advice, state.view, tuple(state.model.legal))
        )


def cards_to_play(advice: Advice) -> tuple[Card, ...]:
    """The cards of the advice."""
    match advice.best:
        case PlayCard(card=card):
            return (card,)
        case PassCards(gives=gives):
            return tuple(card for card, _ in gives)
        case _:
            return ()


def ladder_steps(advice: Advice, view: PlayerView, legal: tuple[Card, ...]) -> tuple[str, ...]:
    """Every step in words; where two answers are as good there is only one."""
    cards = cards_to_play(advice)
    last = _answer(advice, cards, view)
    if advice.even or not cards:
        return (last,)
    suits = {card.suit for card in (legal if isinstance(advice.best, PlayCard) else cards)}
    first = cards[0].suit
    if first is None or (len(suits) == 1 and isinstance(advice.best, PlayCard)):
        theme = say("hint-trick")
    else:
        theme = say("hint-suit", suit=first)
    return (theme, _matter(advice), last)


def _matter(advice: Advice) -> str:
    """What the decision is about, without the answer."""
    reason = None if advice.reason is None else main_part(advice.reason)
    key = "" if reason is None else reason.key
    card = None if reason is None else reason.named.get("card")
    if card is not None:
        return say("hint-about-card", **card_arguments(card))
    about = {
        "coach-own-moon": "own",
        "coach-others-moon": "others",
        "coach-rest": "rest",
        "coach-suit": "rest",
        "coach-suit-with": "rest",
        "coach-trick": "trick",
    }
    return say("hint-about", what=about.get(key, "many"))


def _answer(advice: Advice, cards: tuple[Card, ...], view: PlayerView) -> str:
    """The answer, and why."""
    if not cards:
        return say("hint-no-cards")
    if len(cards) > 1:
        return say("hint-pass", cards=cards, reason=pass_reason(view, cards))
    if advice.even and isinstance(advice.other, PlayCard):
        return say("hint-even", one=cards[0], other=advice.other.card)
    reason = "" if advice.reason is None else told(advice.reason)
    return say("hint-card", reason=reason, **card_arguments(cards[0]))


def pass_reason(view: PlayerView, cards: Sequence[Card]) -> str:
    """What giving these cards away is good for, as far as the hand itself shows it."""
    hand, suits = view.own.hand, {card.suit for card in cards if card.suit is not None}
    kept = {card.suit for card in hand if card not in cards}
    empty = [suit for suit in Suit if suit in suits and suit not in kept]
    counts = QS in penalty_faces(view.rules, view.deal.penalty_suit)
    if empty:
        return say("hint-pass-empties", suit=empty[0])
    if counts and any(card.face is QS for card in cards):
        return say("hint-pass-queen")
    if counts and any(card.suit is Suit.SPADES and _high(card) for card in cards):
        return say("hint-pass-spades")
    return say("hint-pass-high") if any(map(_high, cards)) else ""


def _high(card: Card) -> bool:
    """Whether few cards beat it."""
    return card.rank >= _HIGH
