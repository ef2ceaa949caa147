"""The hint ladder: where to look, what matters, the card; one step for each request."""

from hearts_gui.ai.coach.grades import SETTLED, Advice, main_part
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind, ChargeCards, PassCards, PlayCard, cards_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.coaching import HintAnswer
from hearts_gui.ui.shell.keymap import key_name
from hearts_gui.ui.table.nodes.hint_panel import HintInfo
from hearts_gui.ui.table.state import TableState
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.language.patterns import card_arguments

PATIENCE_MS = 2_500.0
"""The time a hint may take before the panel says that the coach is still thinking."""
STEPS = 3
_EQUAL = ("coach-even", "coach-same")
"""Reasons that say already that two answers are equally good."""
TRIES = 3
"""The number of times the coach is asked before something simpler helps."""


def question_of(view: PlayerView) -> tuple[object, ...]:
    """The values that stay while the seat is asked the same, no matter who else answers."""
    deal = view.public.deal
    if deal is None:
        return ()
    open_answers = (deal.charges, deal.bids, deal.pledges)
    played = (len(deal.tricks), len(deal.plays))
    return (deal.number, deal.attempt, view.ask.kind, *played, *open_answers)


class Ladder:
    """The hint for one decision, as far as requested.

    The first step is ready immediately, because it needs only the table and no coach.
    """

    def __init__(self, question: tuple[object, ...], asked: HintAnswer) -> None:
        self.question, self.asked = question, asked
        self.tries = 1
        self.advice: Advice | None = None
        self.arrived = False
        self.steps_taken = 1
        self.waited_ms = 0.0

    def info(self, state: TableState) -> HintInfo:
        """The steps shown so far."""
        advice, name = self.advice, key_name(state.ctx.settings, "key_hint")
        more = say("hint-more", device=state.handling.device, key=name)
        if advice is None:
            first = first_step(state.view)
            if self.steps_taken == 1 and self.waited_ms <= PATIENCE_MS:
                return HintInfo((first,), more)
            thinking = say("hint-thinking", long=self.waited_ms > PATIENCE_MS)
            return HintInfo((first, thinking))
        steps = ladder_steps(advice, state.view)
        shown = steps[: self.steps_taken]
        done = len(shown) == len(steps)
        cards = cards_of(advice.best)
        return HintInfo(shown, "" if done else more, cards[0] if done and len(cards) == 1 else None)

    def go_on(self) -> None:
        """Add the next step."""
        self.steps_taken = min(STEPS, self.steps_taken + 1) if self.advice is not None else 2

    @property
    def complete(self) -> bool:
        """Whether the last step has been taken."""
        return self.advice is not None and self.steps_taken >= STEPS


def first_step(view: PlayerView) -> str:
    """A general thought for such a situation, before the coach has looked at the cards."""
    if view.ask.kind is not AskKind.PLAY:
        return say("hint-first", what="pass" if view.ask.kind is AskKind.PASS else "other")
    deal = view.deal
    if not deal.plays:
        return say("hint-first", what="lead")
    led = deal.led_suit
    if led is not None and all(card.suit is not led for card in view.own.hand):
        return say("hint-first-out", suit=led)
    last = len(deal.plays) == sum(size > 0 for size in deal.start_sizes) - 1
    return say("hint-first", what="last" if last else "follow")


def ladder_steps(advice: Advice, view: PlayerView) -> tuple[str, ...]:
    """Every step in words: what to think of, what the decision is about, the answer and why."""
    cards = cards_of(advice.best)
    return (first_step(view), _matter(advice, cards), _answer(advice, cards))


def _matter(advice: Advice, cards: tuple[Card, ...]) -> str:
    """The subject of the decision, without the answer."""
    reason = None if advice.reason is None else main_part(advice.reason)
    key = "" if reason is None else reason.key
    card = None if reason is None else reason.named.get("card")
    if isinstance(card, Card) and card not in cards and key not in SETTLED:
        return say("hint-about-card", **card_arguments(card))
    about = {
        **dict.fromkeys((*SETTLED, "coach-trick"), "trick"),
        **dict.fromkeys(("coach-own-moon", "coach-own-moon-with"), "own"),
        **dict.fromkeys(("coach-others-moon", "coach-others-moon-with"), "others"),
        **dict.fromkeys(("coach-kept", "coach-tricks"), "later"),
    }.get(key)
    first = card if isinstance(card, Card) else next(iter(cards), None)
    if about is None and first is not None and first.suit is not None:
        return say("hint-suit", suit=first.suit)
    return say("hint-about", what=about or "many")


def _answer(advice: Advice, cards: tuple[Card, ...]) -> str:
    reason = "" if advice.reason is None else message_text(advice.reason)
    if not cards:
        charge = isinstance(advice.best, ChargeCards)
        return say("hint-no-cards", charge=charge, reason=reason)
    if isinstance(advice.best, PassCards):
        return say("hint-pass", cards=cards, reason=reason)
    if not isinstance(advice.best, PlayCard):
        return say("hint-cards", cards=cards, reason=reason)
    told_so = advice.reason is not None and advice.reason.key in _EQUAL
    if isinstance(advice.alike, PlayCard) and told_so:
        return say("hint-either", one=cards[0], other=advice.alike.card, reason=reason)
    if isinstance(advice.alike, PlayCard):
        return say("hint-even", one=cards[0], other=advice.alike.card, reason=reason)
    return say("hint-card", reason=reason, **card_arguments(cards[0]))
