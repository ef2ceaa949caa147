"""Designed positions in card text: hands as given, no shuffle, a pass only where asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from hearts_gui.engine.cards import Card, parse_cards
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import apply, new_game, settle, step, to_act
from hearts_gui.engine.play.legal import Verdict, classify_plays
from hearts_gui.engine.play.state import Game, PublicDeal
from hearts_gui.engine.rules.choices import Charge, PassToken
from hearts_gui.engine.rules.rules import Rules

RANKS = "23456789TJQKA"
SEED = "designed"


def cards(text: str) -> tuple[Card, ...]:
    """Cards from text; `AC..2C` is a run of one suit, downwards or upwards."""
    result: list[Card] = []
    for word in text.split():
        first, dots, last = word.partition("..")
        if not dots:
            result.append(Card(word))
            continue
        start, stop = RANKS.index(first[0]), RANKS.index(last[0])
        step_by = 1 if stop >= start else -1
        run = range(start, stop + step_by, step_by)
        result += [Card(RANKS[rank] + first[1]) for rank in run]
    return tuple(result)


def hands_of(text: str) -> tuple[tuple[Card, ...], ...]:
    """Hands separated by slashes; of a face named again the second copy is meant."""
    seen: set[Card] = set()
    hands = []
    for part in text.split("/"):
        hand = []
        for card in cards(part):
            if card in seen:
                card = Card(card.text + "'")
            seen.add(card)
            hand.append(card)
        hands.append(tuple(sorted(hand)))
    return tuple(hands)


def deal_event(
    rules: Rules,
    hands: str | Sequence[Iterable[Card]],
    *,
    token: PassToken = PassToken.HOLD,
    dealer: int | None = None,
    number: int = 1,
    kitty: str = "",
    stock: str = "",
    extra: str | None = None,
) -> ev.DealStarted:
    """The event that deals these hands. The dealer is the last seat unless another is named."""
    held = (
        hands_of(hands)
        if isinstance(hands, str)
        else tuple(tuple(sorted(cards_held)) for cards_held in hands)
    )
    assert len(held) == rules.players, "one hand for each seat"
    owner = next((s for s, hand in enumerate(held) if any(card.is_warren for card in hand)), None)
    last = (-rules.turn_step) % rules.players
    return ev.DealStarted(
        number=number,
        attempt=0,
        dealer=last if dealer is None else dealer,
        token=token,
        sizes=tuple(len(hand) for hand in held),
        hands=held,
        kitty_size=len(cards(kitty)),
        kitty=cards(kitty),
        stock_size=len(cards(stock)),
        stock=cards(stock),
        warren_owner=owner,
        extra=None if extra is None else Card(extra),
    )


def dealt(game: Game, event: ev.DealStarted) -> Game:
    """The game after these hands were dealt, up to the first decision."""
    return settle(apply(game, event))[1]


def before_play(rules: Rules, hands: str, *, seed: str = SEED, **deal: object) -> Game:
    """A fresh game with these hands dealt; keywords as for `deal_event`."""
    return dealt(new_game(rules, seed), deal_event(rules, hands, **deal))  # type: ignore[arg-type]


def position(
    rules: Rules,
    hands: str,
    *,
    leader: int | None = None,
    charges: str = "",
    dealer: int | None = None,
    kitty: str = "",
    stock: str = "",
    extra: str | None = None,
) -> Game:
    """A game about to play these hands, without a pass.

    `leader` overrides who leads and what: no card is asked for then. `charges` are the cards
    that their holders charge.
    """
    game = apply(
        new_game(rules, SEED),
        deal_event(rules, hands, dealer=dealer, kitty=kitty, stock=stock, extra=extra),
    )
    game = _charged(game, set(parse_cards(charges)))
    deal = public(game)
    if leader is not None and not deal.opened:
        game = apply(game, ev.PlayOpened(leader))
    return settle(game)[1]


def _charged(game: Game, wanted: set[Card]) -> Game:
    while game.rules.charge is not Charge.OFF and to_act(game).kind is AskKind.CHARGE:
        deal = public(game)
        seat = to_act(game).seats[0]
        done = {card for _, card in deal.charges}
        now = tuple(card for card in game.owns[seat].hand if card in wanted - done)
        for event in _decided_only(game, act.ChargeCards(seat, now)):
            game = apply(game, event)
    return game


def _decided_only(game: Game, action: act.Action) -> tuple[ev.Event, ...]:
    """The events of an action without the opening of play, which a test may want to set."""
    return tuple(e for e in step(game, action)[0] if not isinstance(e, ev.PlayOpened))


def public(game: Game) -> PublicDeal:
    """The deal under way."""
    deal = game.public.deal
    assert deal is not None, "no deal is under way"
    return deal


def turn(game: Game) -> int:
    """The seat that plays next."""
    ask = to_act(game)
    assert ask.kind is AskKind.PLAY, ask
    return ask.seats[0]


def verdicts(game: Game) -> dict[str, Verdict]:
    """The verdict on every card of the seat that plays next, by card text."""
    own = game.owns[turn(game)]
    return {
        card.text: verdict
        for card, verdict in classify_plays(game.rules, public(game), own).items()
    }


def legal(game: Game) -> set[str]:
    """The cards that may be played next, as texts."""
    return {text for text, verdict in verdicts(game).items() if verdict is Verdict.OK}


def play(game: Game, text: str) -> Game:
    """The game after these cards were played in turn."""
    for card in cards(text):
        seat = turn(game)
        held = game.owns[seat].hand
        if card not in held and Card(card.face.text + "'") in held:
            card = Card(card.face.text + "'")
        _, game = step(game, act.PlayCard(seat, card))
    return game


def do(game: Game, *actions: act.Action) -> Game:
    """The game after these actions."""
    for action in actions:
        _, game = step(game, action)
    return game


def events_of(game: Game, action: act.Action) -> tuple[ev.Event, ...]:
    """Return the events of an action."""
    return step(game, action)[0]


def hand(game: Game, seat: int) -> set[str]:
    """A seat's hand, as texts."""
    return {card.text for card in game.owns[seat].hand}


def taken(game: Game, seat: int) -> list[str]:
    """The cards of the tricks that a seat took or that fell to it with them, as texts."""
    result: list[str] = []
    held: list[str] = []
    for trick in public(game).tricks:
        held += [play.card.text for play in trick.plays]
        if trick.taker is not None:
            if trick.taker == seat:
                result += held
            held = []
    return result


def gives(pairs: Sequence[tuple[str, int]]) -> tuple[tuple[Card, int], ...]:
    """A pass from card texts and receivers."""
    return tuple((Card(text), receiver) for text, receiver in pairs)


def pass_to(seat: int, text: str, receiver: int) -> act.PassCards:
    """A pass of these cards to one seat."""
    return act.PassCards(seat, tuple((card, receiver) for card in cards(text)))


def mentions(value: object, card: str) -> bool:
    """Whether a card appears anywhere in a value."""
    return re.search(rf"(?<!\w){card}(?!\w)", repr(value)) is not None
