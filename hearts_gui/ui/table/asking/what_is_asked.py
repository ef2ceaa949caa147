"""What the present question needs of the player: cards to choose, prompt, button, panel, answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.limits import PLEDGE_POINTS
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives, pass_size
from hearts_gui.engine.score.scores import MoonOffer
from hearts_gui.ui.draw.icons import PASS_ICONS, SUIT_ICONS
from hearts_gui.ui.table.story.model import TableModel
from hearts_gui.ui.table.things.furniture import PromptText
from hearts_gui.ui.table.things.panels import PassInfo
from hearts_gui.wording.card_names import SUIT_NAMES, card_name, cards_named, rank_label
from hearts_gui.wording.event_texts import moon_title
from hearts_gui.wording.pass_names import PASS_LABELS
from hearts_gui.wording.prompts import (
    charge_prompt,
    moon_choice_text,
    pass_help,
    pass_title,
    play_prompt,
    waiting_text,
)
from hearts_gui.wording.reasons import verdict_text, waiting_for
from hearts_gui.wording.words import counted


@dataclass(frozen=True, slots=True)
class Selecting:
    """Cards are marked, then sent with a button: how many, and what the button says."""

    least: int
    most: int
    label: str
    icon: str | None
    none_label: str = ""


def selecting(view: PlayerView) -> Selecting | None:
    """What is to be marked in the own hand, or None when cards are not marked."""
    ask = view.ask
    if view.seat not in ask.seats:
        return None
    match ask.kind:
        case AskKind.PASS:
            size = pass_size(view.rules, view.deal.token)
            icon = PASS_ICONS[view.deal.token]
            return Selecting(size, size, "Pass cards", icon)
        case AskKind.BURY:
            count = view.deal.bury_count
            return Selecting(count, count, "Lay away", "check")
        case AskKind.CHARGE:
            most = len(view.own.hand)
            return Selecting(0, most, "Charge", "lightning", "Charge nothing")
        case _:
            return None


def answer(view: PlayerView, selected: Sequence[Card]) -> Action:
    """The answer that sends the marked cards."""
    match view.ask.kind:
        case AskKind.BURY:
            return act.BuryCards(view.seat, tuple(selected))
        case AskKind.CHARGE:
            return act.ChargeCards(view.seat, tuple(selected))
        case _:
            return act.PassCards(view.seat, tuple(pair_up(view, selected)))


def pair_up(view: PlayerView, selected: Sequence[Card]) -> list[tuple[Card, int]]:
    """The marked cards with their receivers, in the order in which they were marked."""
    receivers = [
        receiver
        for receiver, count in pass_gives(view.rules, view.deal.token, view.seat)
        for _ in range(count)
    ]
    return list(zip(selected, receivers, strict=False))


def receivers(view: PlayerView) -> tuple[int, ...]:
    """The seats that get the human's cards in this pass."""
    if view.ask.kind is not AskKind.PASS or view.seat not in view.ask.seats:
        return ()
    gives = pass_gives(view.rules, view.deal.token, view.seat)
    return tuple(seat for seat, _ in gives if seat >= 0)


# -- words


def prompt_for(
    view: PlayerView, model: TableModel, names: Sequence[str], *, offered: bool
) -> PromptText | None:
    """What the prompt says at rest."""
    ask = model.ask
    if model.seat not in ask.seats:
        waiting = waiting_text(ask.kind, [names[seat] for seat in ask.seats])
        return None if waiting is None else PromptText(waiting)
    match ask.kind:
        case AskKind.PLAY:
            if offered:
                return PromptText("The rest is settled: finish the deal, or play on")
            text, suit = play_prompt(view, model.legal, dict(model.verdicts))
            return PromptText(text, suit)
        case AskKind.BURY:
            count = counted(view.deal.bury_count, "card")
            return PromptText(f"Choose {count} to lay away")
        case AskKind.CHARGE:
            return PromptText(charge_prompt(model.legal))
        case AskKind.PASS | AskKind.START | AskKind.OVER:
            return None
        case _:
            return PromptText("Your decision")


def pass_info(
    view: PlayerView, model: TableModel, names: Sequence[str], selected: int
) -> PassInfo | None:
    """What the pass panel says; None outside the pass."""
    if model.ask.kind is not AskKind.PASS or view.public.deal is None:
        return None
    token = view.deal.token
    cycle = view.rules.pass_cycle
    now = (view.deal.number - 1) % len(cycle)
    mine = model.my_turn
    needed = pass_size(view.rules, token)
    waiting = ""
    if not mine:
        others = [names[seat] for seat in model.ask.seats]
        waiting = waiting_for(others) if others else ""
    return PassInfo(
        title=pass_title(view, names),
        help=pass_help(view, names, selected) if mine else "Your cards are chosen",
        cycle=cycle,
        now=now if cycle[now] in (token, PassToken.DEALER, PassToken.CHARGE) else -1,
        chosen=selected if mine else needed,
        needed=needed,
        waiting=waiting,
    )


def legal_text(view: PlayerView, model: TableModel) -> str:
    """What may be done now, and why no more than that."""
    kind, whole = model.ask.kind, len(model.legal) == len(model.hand)
    if kind is AskKind.CHARGE:
        return charge_prompt(model.legal)
    found = {verdict: card for card, verdict in model.verdicts if verdict is not Verdict.OK}
    reasons = "; ".join(verdict_text(verdict, card, view) for verdict, card in found.items())
    match kind:
        case AskKind.PLAY:
            return "Every card may be played" if whole else reasons
        case AskKind.PASS:
            count = counted(pass_size(view.rules, view.deal.token), "card")
            return f"Any {count} may be passed" if whole else reasons
        case AskKind.BURY:
            return f"Any {counted(view.deal.bury_count, 'card')} may be laid away"
        case _:
            return "Every answer offered is allowed"


# -- questions with a few answers


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """One answer of a dialog."""

    label: str
    action: Action
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question put in a dialog."""

    title: str
    text: str
    options: tuple[DialogAnswer, ...]


def asks_in_dialog(view: PlayerView) -> bool:
    """Whether the present question is put to this seat in a dialog."""
    cards = (AskKind.PLAY, AskKind.PASS, AskKind.CHARGE, AskKind.BURY)
    return view.seat in view.ask.seats and view.ask.kind not in cards


def question(view: PlayerView, names: Sequence[str]) -> Question | None:
    """The dialog for the present question, or None when it is answered with cards."""
    ask, seat = view.ask, view.seat
    if seat not in ask.seats:
        return None
    match ask.kind:
        case AskKind.MOON:
            offer = view.deal.offer
            assert offer is not None
            return moon_question(offer)
        case AskKind.CHOOSE_PASS:
            options = tuple(
                DialogAnswer(PASS_LABELS[token], act.ChoosePass(seat, token), PASS_ICONS[token])
                for token in dealer_tokens(view.rules)
            )
            return Question("How is this deal passed?", "The dealer chooses.", options)
        case AskKind.NAME_SUIT:
            return suit_question("Which suit costs points?", lambda suit: act.NameSuit(seat, suit))
        case AskKind.PLEDGE:
            options = (
                DialogAnswer("I take no hearts", act.MakePledge(seat, True)),
                DialogAnswer("No pledge", act.MakePledge(seat, False)),
            )
            points = f"{PLEDGE_POINTS} points"
            text = f"A pledge kept takes {points} off, a broken one adds {points}."
            return Question("Do you pledge to take no hearts?", text, options)
        case AskKind.ANSWER_CLAIM:
            claim = view.deal.claim
            who = names[claim.seat] if claim is not None else "Somebody"
            options = (
                DialogAnswer("Accept", act.AnswerClaim(seat, True), "check"),
                DialogAnswer("Play on", act.AnswerClaim(seat, False)),
            )
            text = (
                f"If all accept, {who} takes every card still out. If one refuses, play goes on "
                "with this hand face up."
            )
            return Question(f"{who} claims the rest", text, options)
        case _:
            return None


def suit_question(title: str, make: Callable[[Suit], Action]) -> Question:
    """A question whose answers are the four suits."""
    options = tuple(
        DialogAnswer(SUIT_NAMES[suit].capitalize(), make(suit), SUIT_ICONS[suit]) for suit in Suit
    )
    return Question(title, "", options)


def moon_question(offer: MoonOffer) -> Question:
    """What the moon is to do; the totals that each choice leads to stand beside it."""
    options = tuple(
        DialogAnswer(moon_choice_text(choice)[0], act.ChooseMoon(offer.seat, choice))
        for choice in offer.choices
    )
    return Question(
        moon_title("You", human=True, sun=offer.sun),
        "Choose how it counts. The totals would be:",
        options,
    )


def pass_question(view: PlayerView, action: act.PassCards, names: Sequence[str]) -> Question:
    """Whether these cards are really to go, each with its receiver."""
    lines = []
    for receiver, _ in pass_gives(view.rules, view.deal.token, view.seat):
        cards = cards_named([card for card, seat in action.gives if seat == receiver])
        lines.append(
            f"{cards.capitalize()} to {names[receiver] if receiver >= 0 else 'the middle'}."
        )
    return Question(
        "Pass these cards?", "\n".join(lines), (DialogAnswer("Pass cards", action, "check"),)
    )


def costly_question(view: PlayerView, card: Card) -> Question:
    """Whether a card that takes half of all penalties is really to be played."""
    text = "It takes this trick, with at least half of all the penalties of the deal."
    option = DialogAnswer(f"Play {rank_label(card)}", act.PlayCard(view.seat, card))
    return Question(f"Play the {card_name(card)}?", text, (option,))
