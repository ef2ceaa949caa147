"""The present question to the player: cards to choose, prompt, button, panel, answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End, PassToken
from hearts_gui.engine.rules.option_values import PLEDGE_POINTS
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives, pass_size
from hearts_gui.engine.score.scores import MoonOffer
from hearts_gui.session.game.seen import other_action
from hearts_gui.ui.draw.icons import PASS_ICONS, SUIT_ICONS, Icon
from hearts_gui.ui.table.nodes.fixtures import PromptText
from hearts_gui.ui.table.nodes.panels import PassInfo
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.wording.event_texts import moon_choice_text, moon_title
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.prompts import (
    charge_prompt,
    pass_help,
    pass_title,
    play_prompt,
    verdict_text,
    waiting_for,
    waiting_text,
)
from hearts_gui.wording.words import pass_label


@dataclass(frozen=True, slots=True)
class Selecting:
    """Cards are marked, then sent with a button: how many, and what the button says."""

    least: int
    most: int
    label: str
    icon: Icon | None
    none_label: str = ""


def selecting(view: PlayerView) -> Selecting | None:
    """The cards to mark in the player's hand, or None when cards are not marked."""
    ask = view.ask
    if view.seat not in ask.seats:
        return None
    match ask.kind:
        case AskKind.PASS:
            size = pass_size(view.rules, view.deal.token)
            icon = PASS_ICONS[view.deal.token]
            return Selecting(size, size, say("table-pass"), icon)
        case AskKind.BURY:
            count = view.deal.bury_count
            return Selecting(count, count, say("table-bury"), Icon.CHECK)
        case AskKind.CHARGE:
            most = len(view.own.hand)
            none = say("table-charge-nothing")
            return Selecting(0, most, say("table-charge"), Icon.LIGHTNING, none)
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
    """The text of the prompt at rest."""
    ask = model.ask
    if model.seat not in ask.seats:
        waiting = waiting_text(ask.kind, [names[seat] for seat in ask.seats])
        return None if waiting is None else PromptText(waiting)
    match ask.kind:
        case AskKind.PLAY:
            if offered:
                return PromptText(say("prompt-settled"))
            text, suit = play_prompt(view, model.legal, dict(model.verdicts))
            return PromptText(text, suit)
        case AskKind.BURY:
            return PromptText(say("prompt-bury", n=view.deal.bury_count))
        case AskKind.CHARGE:
            return PromptText(charge_prompt(model.legal))
        case AskKind.PASS | AskKind.START | AskKind.OVER:
            return None
        case _:
            return PromptText(say("prompt-decide"))


def pass_info(
    view: PlayerView, model: TableModel, names: Sequence[str], selected: int
) -> PassInfo | None:
    """The text of the pass panel; None outside the pass."""
    if model.ask.kind is not AskKind.PASS or view.public.deal is None:
        return None
    token = view.deal.token
    cycle = view.rules.pass_cycle
    if view.rules.end is End.DEALS and view.rules.end_at == 1:
        cycle = cycle[:1]  # the next step never comes
    now = (view.deal.number - 1) % len(cycle)
    own_turn = model.my_turn
    needed = pass_size(view.rules, token)
    waiting = ""
    if not own_turn:
        others = [names[seat] for seat in model.ask.seats]
        waiting = waiting_for(others) if others else ""
    return PassInfo(
        title=pass_title(view, names),
        help=pass_help(view, names, selected) if own_turn else say("prompt-pass-chosen"),
        cycle=cycle, now=now if cycle[now] in (token, PassToken.DEALER, PassToken.CHARGE) else -1,
        chosen=selected if own_turn else needed, needed=needed, waiting=waiting,
    )  # fmt: skip


def legal_text(view: PlayerView, model: TableModel) -> str:
    """A text on which cards may be used now, and why no others."""
    kind, whole = model.ask.kind, len(model.legal) == len(model.hand)
    if kind is AskKind.CHARGE:
        return charge_prompt(model.legal)
    examples = {verdict: card for card, verdict in model.verdicts if verdict is not Verdict.OK}
    if kind in (AskKind.PLAY, AskKind.PASS) and not whole:
        reasons = [verdict_text(verdict, card, view) for verdict, card in examples.items()]
        return say("reason-several", reasons=reasons)
    match kind:
        case AskKind.PLAY:
            return say("reason-any-card")
        case AskKind.PASS:
            return say("reason-any-pass", n=pass_size(view.rules, view.deal.token))
        case AskKind.BURY:
            return say("reason-any-bury", n=view.deal.bury_count)
        case _:
            return say("reason-any-answer")


# -- questions with a few answers


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """One answer of a dialog."""

    label: str
    action: Action
    icon: Icon | None = None


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
                DialogAnswer(pass_label(token), act.ChoosePass(seat, token), PASS_ICONS[token])
                for token in dealer_tokens(view.rules)
            )
            return Question(say("table-dealer-title"), say("table-dealer-text"), options)
        case AskKind.NAME_SUIT:
            return suit_question(say("table-suit-title"), lambda suit: act.NameSuit(seat, suit))
        case AskKind.PLEDGE:
            options = (
                DialogAnswer(say("table-pledge-yes"), act.MakePledge(seat, True)),
                DialogAnswer(say("table-pledge-no"), act.MakePledge(seat, False)),
            )
            text = say("table-pledge-text", n=PLEDGE_POINTS)
            return Question(say("table-pledge-title"), text, options)
        case AskKind.ANSWER_CLAIM:
            claim = view.deal.claim
            assert claim is not None
            who = names[claim.seat]
            options = (
                DialogAnswer(say("table-claimed-accept"), act.AnswerClaim(seat, True), Icon.CHECK),
                DialogAnswer(say("table-claimed-refuse"), act.AnswerClaim(seat, False)),
            )
            text = say("table-claimed-text", name=who)
            return Question(say("table-claimed-title", name=who), text, options)
        case _:
            return None


def suit_question(title: str, make: Callable[[Suit], Action]) -> Question:
    """A question whose answers are the four suits."""
    options = tuple(
        DialogAnswer(say("table-suit", suit=suit), make(suit), SUIT_ICONS[suit]) for suit in Suit
    )
    return Question(title, "", options)


def moon_question(offer: MoonOffer) -> Question:
    """The choices after a moon; the totals that each leads to stand beside it."""
    options = tuple(
        DialogAnswer(moon_choice_text(choice), act.ChooseMoon(offer.seat, choice))
        for choice in offer.choices
    )
    return Question(moon_title("", human=True, sun=offer.sun), say("table-moon-text"), options)


def pass_question(view: PlayerView, action: act.PassCards, names: Sequence[str]) -> Question:
    """The question whether to pass these cards, each with its receiver."""
    lines = []
    for receiver, _ in pass_gives(view.rules, view.deal.token, view.seat):
        cards = [card for card, seat in action.gives if seat == receiver]
        if receiver >= 0:
            lines.append(say("table-pass-line", cards=cards, name=names[receiver]))
        else:
            lines.append(say("table-pass-line-middle", cards=cards))
    option = DialogAnswer(say("table-pass"), action, Icon.CHECK)
    return Question(say("table-pass-title"), "\n".join(lines), (option,))


def costly_question(view: PlayerView, card: Card) -> Question:
    """The question whether to play a card that takes half of all penalties."""
    label = say("table-play", **card_arguments(card))
    option = DialogAnswer(label, act.PlayCard(view.seat, card))
    return Question(say("table-costly-title", card=card), say("table-costly-text"), (option,))


@dataclass(frozen=True, slots=True)
class OtherAnswer:
    """An action other than cards: its button with a caption, and the question that confirms it."""

    button: DialogAnswer
    caption: str
    question: Question


def other_answer(view: PlayerView) -> OtherAnswer | None:
    """The action other than cards that this seat may take now, if there is one."""
    action = other_action(view)
    match action:
        case act.ForwardPass():
            return _with_messages("table-forward", action, Icon.CARDS)
        case act.CallMisdeal():
            return _with_messages("table-misdeal", action, Icon.UNDO)
        case act.ClaimRest():
            return _with_messages("table-claim", action, Icon.TROPHY)
        case _:
            return None


def _with_messages(key: str, action: Action, icon: Icon) -> OtherAnswer:
    """The answer with the messages that belong to this one."""
    caption, title, text = (say(f"{key}.{part}") for part in ("caption", "title", "text"))
    button = DialogAnswer(say(key), action, icon)
    return OtherAnswer(button, caption, Question(title, text, (button,)))
