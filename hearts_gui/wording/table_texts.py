"""The table's wording: cards, reasons, prompts, what happened. Sentence case, plain words."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import assert_never

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End, PassToken, ScoreDir
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.scores import Amount
from hearts_gui.wording.words import PASS_NAMES, capital

MINUS = "−"
SUIT_NAMES = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
}
RANK_NAMES = {
    2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine",
    10: "ten", 11: "jack", 12: "queen", 13: "king", 14: "ace",
}  # fmt: skip
NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
)  # fmt: skip
MOST_NAMED = 2
ORDINALS = {1: "1st", 2: "2nd", 3: "3rd"}


def card_name(card: Card) -> str:
    """A card in words: "queen of spades"; a second pack's copy has the same name."""
    if card.is_warren:
        return "Warren card"
    if card.is_joker:
        return "joker" if card.suit is None else f"joker of {SUIT_NAMES[card.suit]}"
    assert card.suit is not None
    return f"{RANK_NAMES[card.rank]} of {SUIT_NAMES[card.suit]}"


def rank_label(card: Card) -> str:
    """A card's rank as on a button: "6", "10", "queen"."""
    if card.rank == 0:
        return card_name(card)
    return str(card.rank) if card.rank <= 10 else RANK_NAMES[card.rank]


def rank_short(card: Card) -> str:
    """A card's rank as on its face: "6", "10", "Q"."""
    if card.rank == 0:
        return card_name(card)
    return str(card.rank) if card.rank <= 10 else "JQKA"[card.rank - 11]


def cards_named(cards: Sequence[Card]) -> str:
    """Cards in words, joined."""
    return joined([f"the {card_name(card)}" for card in cards])


def joined(parts: Sequence[str]) -> str:
    """Words joined with commas and a last "and"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def number_word(count: int) -> str:
    """A small number as a word, a larger one in figures."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def counted(count: int, thing: str) -> str:
    """A number with its noun: "one card", "three cards"."""
    return f"{number_word(count)} {thing}{'' if count == 1 else 's'}"


def place_name(place: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    return ORDINALS.get(place, f"{place}th")


def score_text(score: Score | Amount) -> str:
    """A score in figures, with a real minus sign; complex scores as "12 − 3i"."""
    if isinstance(score, complex):
        real, imaginary = int(score.real), int(score.imag)
        if not imaginary:
            return score_text(real)
        unit = "i" if abs(imaginary) == 1 else f"{abs(imaginary)}i"
        if not real:
            return unit if imaginary > 0 else f"{MINUS}{unit}"
        return f"{score_text(real)} {'+' if imaginary > 0 else MINUS} {unit}"
    if isinstance(score, Fraction) and score.denominator != 1:
        sign = MINUS if score < 0 else ""
        return f"{sign}{abs(score.numerator)}/{score.denominator}"
    return f"{MINUS}{abs(int(score))}" if score < 0 else str(int(score))


def signed_text(score: Score) -> str:
    """A score with its sign: "+4"."""
    text = score_text(score)
    return text if text.startswith(MINUS) or score == 0 else f"+{text}"


def score_size(score: Score | Amount) -> float:
    """A number to compare and draw scores of any kind by."""
    return abs(score) if isinstance(score, complex) else float(score)


# -- reasons


def verdict_text(verdict: Verdict, card: Card, view: PlayerView) -> str:
    """Why a card may not be used now, in a sentence."""
    deal = view.public.deal
    led = deal.led_suit if deal is not None else None
    match verdict:
        case Verdict.OK:
            return f"The {card_name(card)} may be played"
        case Verdict.NOT_YOUR_TURN:
            return "It is not your turn"
        case Verdict.NOT_YOURS:
            return f"You do not hold the {card_name(card)}"
        case Verdict.OPENING_CARD:
            opening = deal.opening_card if deal is not None else None
            named = card_name(opening) if opening is not None else "opening card"
            return f"The {named} leads the first trick"
        case Verdict.OPENING_SUIT:
            return "A club leads the first trick"
        case Verdict.FOLLOW_SUIT:
            return f"You must follow {SUIT_NAMES[led] if led is not None else 'suit'}"
        case Verdict.JOKER_NOT_LED:
            return "A joker is not led while you hold another card"
        case Verdict.TEN_OF_CLUBS:
            return "The ten of clubs is not played to the first trick"
        case Verdict.NO_POINTS_FIRST_TRICK:
            return "No points on the first trick"
        case Verdict.NOT_BROKEN:
            return "Hearts are not broken yet"
        case Verdict.CHARGED_LOCKED:
            return "Charged: not before its suit’s second trick"
        case Verdict.QUEEN_FORCED:
            return "The queen of spades must go now"
        case Verdict.PASS_FORBIDDEN:
            return f"The {card_name(card)} is not passed in this game"
        case Verdict.NOT_CHARGEABLE:
            return f"The {card_name(card)} cannot be charged"
        case Verdict.ALREADY_CHARGED:
            return f"The {card_name(card)} is charged already"
        case _:
            assert_never(verdict)


def not_your_turn(view: PlayerView, names: Sequence[str]) -> str:
    """Why nothing can be played now."""
    ask = view.ask
    others = [names[seat] for seat in ask.seats if seat != view.seat]
    if not others:
        return "Nothing can be played now"
    if ask.kind is AskKind.PLAY:
        return f"It is {others[0]}’s turn"
    return f"Waiting for {joined(others)}"


# -- prompts


def play_prompt(
    view: PlayerView, legal: Sequence[Card], verdicts: Mapping[Card, Verdict]
) -> tuple[str, Suit | None]:
    """What the prompt says when it is the human's turn to play, and the suit it shows."""
    deal = view.deal
    led = deal.led_suit
    second = any(play.seat == view.seat for play in deal.plays)
    again = "Your second card" if second else "Your turn"
    if len(legal) == 1 and len(view.own.hand) > 1:
        if not deal.plays and deal.first_trick and deal.opening_card is not None:
            return f"Your turn: lead the {card_name(legal[0])}", legal[0].suit
        only = f"nly the {card_name(legal[0])} may be played"
        return (f"Your second card: o{only}" if second else f"O{only}"), legal[0].suit
    if _all_legal(view, legal):
        return (f"{again}: play any card" if deal.plays else "Your turn: lead any card"), None
    found = dict.fromkeys(verdicts.values())
    limits = [_LIMITS[verdict] for verdict in found if verdict in _LIMITS]
    if not deal.plays:
        suits = {card.suit for card in legal}
        if len(suits) == 1 and legal[0].suit is not None:
            return f"Your turn: lead {SUIT_NAMES[legal[0].suit]}", legal[0].suit
        return f"Your turn: lead, but {joined(limits)}" if limits else "Your turn: lead", None
    if led is not None and Verdict.FOLLOW_SUIT in verdicts.values():
        more = f", but {joined(limits)}" if limits else ""
        return f"{again}: follow {SUIT_NAMES[led]}{more}", led
    return f"{again}: play, but {joined(limits)}" if limits else f"{again}: play", None


# What still may not be done, after "lead, but ...".
_LIMITS = {
    Verdict.JOKER_NOT_LED: "no joker",
    Verdict.TEN_OF_CLUBS: "not the ten of clubs",
    Verdict.NO_POINTS_FIRST_TRICK: "no points yet",
    Verdict.NOT_BROKEN: "no hearts yet",
    Verdict.CHARGED_LOCKED: "no charged card yet",
    Verdict.QUEEN_FORCED: "the queen must go",
}


def _all_legal(view: PlayerView, legal: Sequence[Card]) -> bool:
    return len(legal) == len(view.own.hand)


# What happens first on a deal of charging is short enough for the row of passes.
TOKEN_NAMES = {token: capital(name).replace("'", "’") for token, name in PASS_NAMES.items()} | {
    PassToken.CHARGE: "Charge"
}
TOKEN_ICONS = {
    PassToken.L: "arrow-left",
    PassToken.R: "arrow-right",
    PassToken.A: "arrow-up",
    PassToken.L2: "arrow-left",
    PassToken.R2: "arrow-right",
    PassToken.L3: "arrow-left",
    PassToken.R3: "arrow-right",
    PassToken.SCATTER: "scatter",
    PassToken.SMOOSH: "smoosh",
    PassToken.HOLD: "keep",
    PassToken.DEALER: "user",
    PassToken.CHARGE: "lightning",
}


def pass_title(view: PlayerView, names: Sequence[str]) -> str:
    """The pass panel's title."""
    token = view.deal.token
    gives = pass_gives(view.rules, token, view.seat)
    match token:
        case PassToken.SCATTER:
            return "Pass a card to everyone"
        case PassToken.SMOOSH | PassToken.CHARGE:
            return "Into the pool"
        case PassToken.HOLD | PassToken.DEALER:
            return "No pass"
        case _:
            receiver = names[gives[0][0]] if gives else "nobody"
            return f"Pass {TOKEN_NAMES[token].lower()} to {receiver}"


def pass_help(view: PlayerView, names: Sequence[str], chosen: int) -> str:
    """The line under the pass panel's title; in a scatter, who gets the next card."""
    gives = pass_gives(view.rules, view.deal.token, view.seat)
    total = sum(count for _, count in gives)
    if view.deal.token is PassToken.SCATTER:
        if chosen < total:
            order = [seat for seat, count in gives for _ in range(count)]
            return f"Card {chosen + 1} of {total} goes to {names[order[chosen]]}"
        return "Each card shows who gets it"
    if view.deal.token in (PassToken.SMOOSH, PassToken.CHARGE):
        return f"Choose {counted(total, 'card')}; all are dealt again"
    return f"Choose {counted(total, 'card')} to give away"


def charge_prompt(cards: Sequence[Card]) -> str:
    """What may be charged: by name, or where that were too long as the cards that are lit."""
    if not cards:
        return "You hold no card that can be charged"
    if len(cards) > MOST_NAMED:
        return f"Mark any of the {number_word(len(cards))} bright cards to charge, or none"
    choice = " or ".join(f"the {card_name(card)}" for card in cards)
    return f"Mark {choice} to charge, or charge nothing"


_DOING = {
    AskKind.CHOOSE_PASS: "chooses the pass",
    AskKind.CHARGE: "may charge",
    AskKind.BID: "bids",
    AskKind.NAME_SUIT: "names a suit",
    AskKind.PLEDGE: "may promise",
    AskKind.BURY: "lays cards away",
    AskKind.ANSWER_CLAIM: "answers the claim",
    AskKind.MOON: "decides about the moon",
}


def waiting_text(kind: AskKind, names: Sequence[str]) -> str | None:
    """Whose decision the table waits for; nothing while cards are played or passed."""
    doing = _DOING.get(kind)
    if doing is None or not names:
        return None
    if len(names) == 1:
        return f"{names[0]} {doing}…"
    many = joined(names) if len(names) <= 3 else f"{number_word(len(names))} players"
    return f"Waiting for {many}"


# -- what happened


def kitty_text(name: str, count: int, cards: Sequence[Card] | None, *, mine: bool) -> str:
    """Who took the kitty, and what was in it for the one who may look."""
    if cards is None:
        return f"{name} took the kitty: {counted(count, 'card')}"
    return f"{'You' if mine else name} took the kitty: {cards_named(cards)}"


def suit_named_text(name: str | None, suit: Suit) -> str:
    """Which suit costs points, and whose choice that was."""
    if name is None:
        return f"Nobody bid: {SUIT_NAMES[suit]} cost points"
    return f"{name} named {SUIT_NAMES[suit]}: they cost points"


def charged_text(cards: Sequence[Card]) -> str:
    """What was charged."""
    return f"{cards_named(cards)} charged" if cards else "nothing charged"


# -- the game


def ending_text(rules: Rules) -> str:
    """How the game ends, in a few words after the deal's number."""
    # Where the highest score wins, the limit lies on the side to which penalties push.
    limit = -rules.end_at if rules.score_dir is ScoreDir.HIGH else rules.end_at
    match rules.end:
        case End.REACH:
            return f"first to {score_text(limit)}"
        case End.EXCEED:
            return f"first over {score_text(limit)}"
        case End.DEALS:
            return f"of {rules.end_at}"
        case End.TIME:
            return f"{rules.end_at} minutes"
        case End.CHIPS:
            return "for chips"
        case _:
            assert_never(rules.end)


def deal_pill(public: PublicGame) -> str:
    """ "Deal 4, first to 100"; "Deal 4 of 10" where a number of deals is agreed."""
    deal = public.deal
    number = deal.number if deal is not None else len(public.standings.history)
    number = max(1, number)
    separator = " " if public.rules.end is End.DEALS else ", "
    return f"Deal {number}{separator}{ending_text(public.rules)}"


def deal_pills(public: PublicGame, more: str = "") -> tuple[str, ...]:
    """What the deal's pill says, the longest wording first; `more` is a pool or what is left."""
    deal, rules = public.deal, public.rules
    number = max(1, deal.number if deal is not None else len(public.standings.history))
    full = deal_pill(public)
    if more and rules.end is End.TIME:
        return (f"Deal {number}, {more}", more, f"Deal {number}")
    limit = score_text(-rules.end_at if rules.score_dir is ScoreDir.HIGH else rules.end_at)
    ends = {End.REACH: f", to {limit}", End.EXCEED: f", over {limit}",
            End.DEALS: f" of {rules.end_at}"}  # fmt: skip
    short = f"Deal {number}{ends.get(rules.end, '')}"
    if more:
        return (f"{short}, {more}", f"Deal {number}, {more}", short, f"Deal {number}")
    return (full, short, f"Deal {number}")


def pool_text(rules: Rules, pool: Amount, *, jack: bool) -> str:
    """The counters that wait in the pool; nothing where there is none."""
    if rules.score_dir is not ScoreDir.COUNTERS or not pool:
        return ""
    return f"{'jack' if jack else 'pool'} {score_text(pool)}"


def time_left_text(left_ms: float | None) -> str:
    """What is left of a game that ends by time, in whole minutes."""
    if left_ms is None:
        return ""
    minutes = -int(-left_ms // 60_000)
    return f"{minutes} min left" if minutes else "last deal"


def best_text(rules: Rules) -> str:
    """Which score wins, in a clause."""
    match rules.score_dir:
        case ScoreDir.LOW:
            return "the lowest score wins"
        case ScoreDir.HIGH:
            return "the highest score wins"
        case ScoreDir.MAGNITUDE:
            return "the score nearest to nought wins"
        case ScoreDir.COUNTERS:
            return "the most counters win"
        case _:
            assert_never(rules.score_dir)


def moon_choice_text(choice: str, amount: str = "") -> tuple[str, str]:
    """A button's label for a moon choice, and what it does."""
    labels = {
        "add": ("Add to the others", "Everyone else gets the points"),
        "subtract": ("Take off mine", "The points come off your own score"),
        "none": ("Keep the points", "The moon does nothing"),
        "zero": ("Back to nought", "Your total goes back to nought"),
        "double": ("Double the others", "The totals of the others are doubled"),
    }
    label, what = labels.get(choice, (choice.replace("_", " ").capitalize(), ""))
    return label, f"{what}{f': {amount}' if amount else ''}"


def moon_title(name: str, *, human: bool, sun: bool) -> str:
    """Who shot the moon or the sun."""
    body = "sun" if sun else "moon"
    return f"You shot the {body}" if human else f"{name} shot the {body}"
