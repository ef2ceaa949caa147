"""What the table asks the player, whose decision it waits for, and why a card may not be used."""

from collections.abc import Mapping, Sequence

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.wording.language.messages import say

MOST_NAMED = 2

_LIMITS = frozenset(
    {
        Verdict.JOKER_NOT_LED,
        Verdict.TEN_OF_CLUBS,
        Verdict.NO_POINTS_FIRST_TRICK,
        Verdict.NOT_BROKEN,
        Verdict.CHARGED_LOCKED,
        Verdict.QUEEN_FORCED,
    }
)
"""The limits that are named after "lead, but" and similar prompts."""

_UNSAID = (AskKind.START, AskKind.PASS, AskKind.PLAY, AskKind.OVER)
"""The questions for which no text says that the table waits."""

NOT_YOUR_TURN = "reason-not-your-turn"
NO_TRICK_YET = "reason-no-trick-yet"
NOTHING_TO_TAKE_BACK = "reason-nothing-to-take-back"
"""The keys of the reasons why there is no last trick and nothing to take back."""

MOST_PLAYERS_NAMED = 3

_REASONS = {
    Verdict.OK: "reason-ok",
    Verdict.NOT_YOUR_TURN: NOT_YOUR_TURN,
    Verdict.NOT_YOURS: "reason-not-yours",
    Verdict.OPENING_SUIT: "reason-opening-suit",
    Verdict.JOKER_NOT_LED: "reason-joker-not-led",
    Verdict.TEN_OF_CLUBS: "reason-ten-of-clubs",
    Verdict.NO_POINTS_FIRST_TRICK: "reason-no-points-first-trick",
    Verdict.NOT_BROKEN: "reason-not-broken",
    Verdict.CHARGED_LOCKED: "reason-charged-locked",
    Verdict.QUEEN_FORCED: "reason-queen-forced",
    Verdict.PASS_FORBIDDEN: "reason-pass-forbidden",
    Verdict.NOT_CHARGEABLE: "reason-not-chargeable",
    Verdict.ALREADY_CHARGED: "reason-already-charged",
}
"""The reason against a card; the opening card and the suit to follow are the deal's."""


def waiting_for(names: Sequence[str]) -> str:
    """A text that says who has to decide; several players are only counted."""
    if len(names) > MOST_PLAYERS_NAMED:
        return say("reason-waiting-many", n=len(names))
    return say("reason-waiting", names=names)


def verdict_text(verdict: Verdict, card: Card, view: PlayerView) -> str:
    """Say why a card may not be used now."""
    deal = view.public.deal
    match verdict:
        case Verdict.OPENING_CARD:
            opening = deal.opening_card if deal is not None else None
            if opening is None:
                return say("reason-opening-some-card")
            return say("reason-opening-card", card=opening)
        case Verdict.FOLLOW_SUIT:
            led = deal.led_suit if deal is not None else None
            return say("reason-follow-suit") if led is None else say("reason-follow", suit=led)
        case _:
            return say(_REASONS[verdict], card=card)


def not_your_turn(view: PlayerView, names: Sequence[str]) -> str:
    """Say why nothing can be played now."""
    ask = view.ask
    others = [names[seat] for seat in ask.seats if seat != view.seat]
    if not others:
        return say("reason-nothing-now")
    if ask.kind is AskKind.PLAY:
        return say("reason-turn-of", name=others[0])
    return waiting_for(others)


def play_prompt(
    view: PlayerView, legal: Sequence[Card], verdicts: Mapping[Card, Verdict]
) -> tuple[str, Suit | None]:
    """The prompt when it is the human's turn to play, and the suit it shows."""
    deal = view.deal
    if len(legal) == 1 and len(view.own.hand) > 1:
        (card,) = legal
        if not deal.plays and deal.first_trick and deal.opening_card is not None:
            return say("prompt-lead-card", card=card), card.suit
        return say("prompt-only", card=card, second=_second(view)), card.suit
    limits = [verdict for verdict in dict.fromkeys(verdicts.values()) if verdict in _LIMITS]
    if deal.plays:
        return _follow_prompt(view, legal, verdicts, limits)
    if _all_legal(view, legal):
        return say("prompt-lead-any"), None
    suits = {card.suit for card in legal}
    if len(suits) == 1 and legal[0].suit is not None:
        return say("prompt-lead-suit", suit=legal[0].suit), legal[0].suit
    return say("prompt-lead-but" if limits else "prompt-lead", limits=limits), None


def _follow_prompt(
    view: PlayerView, legal: Sequence[Card], verdicts: Mapping[Card, Verdict],
    limits: Sequence[Verdict],
) -> tuple[str, Suit | None]:  # fmt: skip
    """The prompt when someone has led."""
    led, second = view.deal.led_suit, _second(view)
    if _all_legal(view, legal):
        return say("prompt-play-any", second=second), None
    if led is not None and Verdict.FOLLOW_SUIT in verdicts.values():
        key = "prompt-follow-but" if limits else "prompt-follow"
        return say(key, suit=led, second=second, limits=limits), led
    key = "prompt-play-but" if limits else "prompt-play"
    return say(key, second=second, limits=limits), None


def _second(view: PlayerView) -> bool:
    return any(play.seat == view.seat for play in view.deal.plays)


def _all_legal(view: PlayerView, legal: Sequence[Card]) -> bool:
    return len(legal) == len(view.own.hand)


def pass_title(view: PlayerView, names: Sequence[str]) -> str:
    """The pass panel's title."""
    token = view.deal.token
    gives = pass_gives(view.rules, token, view.seat)
    match token:
        case PassToken.SCATTER:
            return say("prompt-pass-scatter")
        case PassToken.SMOOSH | PassToken.CHARGE:
            return say("prompt-pass-smoosh")
        case _ if gives:
            return say("prompt-pass-to", token=token, name=names[gives[0][0]])
        case _:
            return say("prompt-pass-hold")


def pass_help(view: PlayerView, names: Sequence[str], chosen: int) -> str:
    """The line under the pass panel's title; in a scatter, who gets the next card."""
    gives = pass_gives(view.rules, view.deal.token, view.seat)
    total = sum(count for _, count in gives)
    if view.deal.token is PassToken.SCATTER:
        if chosen < total:
            order = [seat for seat, count in gives for _ in range(count)]
            name = names[order[chosen]]
            return say("prompt-pass-next", next=chosen + 1, total=total, name=name)
        return say("prompt-pass-paired")
    if view.deal.token in (PassToken.SMOOSH, PassToken.CHARGE):
        return say("prompt-pass-middle", n=total)
    return say("prompt-pass-choose", n=total)


def charge_prompt(cards: Sequence[Card]) -> str:
    """The prompt to charge cards: it names them or, if that is too long, says "the lit cards"."""
    if not cards:
        return say("prompt-charge-none")
    if len(cards) > MOST_NAMED:
        return say("prompt-charge-bright", n=len(cards))
    return say("prompt-charge", cards=cards)


def waiting_text(kind: AskKind, names: Sequence[str]) -> str | None:
    """A text on whose decision the table waits for; None while cards are played or passed."""
    if kind in _UNSAID or not names:
        return None
    if len(names) == 1:
        return say("prompt-waiting", kind=kind, name=names[0])
    return waiting_for(names)
