"""Other full states that a seat cannot tell from the true one, and what would happen in them.

Cards that the seat has not seen are exchanged among themselves, and the same decisions are taken
again through the engine. Only a world in which the same things happen, as far as the rules are
concerned, counts; what the seat is then shown has to be the same to the letter.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from hearts_gui.engine.cards import Card
from hearts_gui.engine.log.log import action_of
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import StartDeal
from hearts_gui.engine.play.game import apply, settle, step
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.seats import POOL

Exchange = Mapping[Card, Card]
_known: dict[type, tuple[str, ...]] = {}
"""By kind of value the names of its fields."""


def cards_in(value: object) -> Iterator[Card]:
    """Every card that appears anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from cards_in(part)
    else:
        kind: type = type(value)
        for name in _names(kind):
            yield from cards_in(getattr(value, name))


def _names(kind: type) -> tuple[str, ...]:
    """The fields of a kind of value, if it has any."""
    if kind not in _known:
        _known[kind] = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
    return _known[kind]


def shown_to(event: ev.Event, seat: int, owners: set[int]) -> Iterator[Card]:
    """The cards that a seat is shown by this event, from the rules of the table alone.

    `owners` are the seats that had the Warren card so far, this event included.
    """
    match event:
        case ev.DealStarted() | ev.CardsPassed():
            if seat in owners and event.extra is not None:
                yield event.extra
            if isinstance(event, ev.DealStarted):
                yield from event.hands[seat] or ()
                yield from (card for _, card in event.cuts)
            else:
                yield from (move.card for move in event.moves if _touches(move, seat) and move.card)
        case ev.CardsChosen():
            yield from (card for card, _ in event.gives or () if event.seat == seat)
        case ev.CardsCharged() if event.blind:
            yield from event.cards or () if event.seat == seat else ()
        case ev.KittyTaken() | ev.CardsBuried() | ev.CardsDrawn():
            yield from event.cards or () if event.seat == seat else ()
        case _:
            yield from cards_in(event)  # what lies open on the table


def _touches(move: ev.Move, seat: int) -> bool:
    return seat in (move.giver, move.receiver) and seat != POOL


def seen_by(events: Iterable[ev.Event], seat: int) -> set[Card]:
    """Every card that a seat was shown in these events."""
    *_, seen = [set(), *seen_after_each(events, seat)]
    return seen


def seen_after_each(events: Iterable[ev.Event], seat: int) -> Iterator[set[Card]]:
    """After each event every card that a seat was shown so far; one set that grows."""
    seen: set[Card] = set()
    owners: set[int] = set()
    for event in events:
        if isinstance(event, ev.DealStarted | ev.CardsPassed) and event.warren_owner is not None:
            owners.add(event.warren_owner)
        seen.update(shown_to(event, seat, owners))
        yield seen


def unseen(game: Game, events: Iterable[ev.Event], seat: int) -> list[Card]:
    """The cards that a seat was never shown in these events."""
    seen = seen_by(events, seat)
    return [card for card in build_pack(game.rules) if card not in seen]


def exchanges(cards: list[Card], rng: random.Random) -> dict[Card, Card]:
    """Some of these cards in each other's place, sometimes within their suits."""
    mapping = {card: card for card in cards}
    within = rng.random() < 0.5
    for _ in range(rng.choice((1, 1, 2, 5, len(cards)))):
        first = rng.choice(cards)
        others = [card for card in cards if card.suit is first.suit] if within else cards
        second = rng.choice(others)
        mapping[first], mapping[second] = mapping[second], mapping[first]
    return mapping


def mapped(value: Any, exchange: Exchange) -> Any:
    """The same value with cards exchanged."""
    if isinstance(value, Card):
        return exchange.get(value, value)
    if isinstance(value, tuple):
        return tuple(mapped(part, exchange) for part in value)
    kind: type = type(value)
    names = _names(kind)
    if names:
        return replace(value, **{name: mapped(getattr(value, name), exchange) for name in names})
    return value


def _sorted_hand(hand: tuple[Card, ...] | None) -> tuple[Card, ...]:
    return tuple(sorted(hand or ()))


def dealt_otherwise(event: ev.DealStarted, exchange: Exchange) -> ev.DealStarted:
    """The deal with cards exchanged, in the order in which the engine shows hands."""
    other: ev.DealStarted = mapped(event, exchange)
    return replace(
        other,
        hands=tuple(_sorted_hand(hand) for hand in other.hands),
        kitty=_sorted_hand(other.kitty),
        warren_owner=next(
            (
                seat
                for seat, hand in enumerate(other.hands)
                if any(card.is_warren for card in hand or ())
            ),
            None,
        ),
        cuts=event.cuts,
    )


def _smooshed(game: Game, event: ev.CardsPassed, exchange: Exchange) -> ev.CardsPassed:
    """The same fall of the pooled cards; how they fell is chance, not a decision."""
    given = [ev.Move(own.seat, POOL, card) for own in game.owns for card, _ in own.chosen or ()]
    got = [mapped(move, exchange) for move in event.moves if move.giver == POOL]
    owner = next((m.receiver for m in got if m.card and m.card.is_warren), event.warren_owner)
    return replace(event, moves=(*given, *got), warren_owner=owner, extra=game.secret.extra)


def played_otherwise(
    before: Game, events: list[ev.Event], exchange: Exchange
) -> tuple[list[ev.Event], Game] | None:
    """Return the events when everyone decides the same; None when someone may not."""
    happened: list[ev.Event] = []
    game = before
    while len(happened) < len(events):
        event = events[len(happened)]
        if isinstance(event, ev.DealStarted):
            other: tuple[ev.Event, ...] = (dealt_otherwise(event, exchange),)
            game = apply(game, other[0])
        elif isinstance(event, ev.CardsPassed) and event.token is PassToken.SMOOSH:
            other = (_smooshed(game, event, exchange),)
            game = apply(game, other[0])
        else:
            action = action_of(event)
            if action is None or isinstance(action, StartDeal):
                return None  # something else happens by itself in this world
            try:
                other, game = _decided(game, mapped(action, exchange))
            except IllegalAction:
                return None
        happened += other
        if not isinstance(other[-1], ev.CardsPassed) and _smoosh_is_next(game, events, happened):
            continue
        follows, game = settle(game)
        happened += follows
    return happened, game


def _smoosh_is_next(game: Game, events: list[ev.Event], happened: list[ev.Event]) -> bool:
    if len(happened) >= len(events):
        return False
    event = events[len(happened)]
    return isinstance(event, ev.CardsPassed) and event.token is PassToken.SMOOSH


def _decided(game: Game, action: Any) -> tuple[tuple[ev.Event, ...], Game]:
    """Return the direct effect of one decision, without what follows by itself."""
    events = step(game, action)[0]
    own = events[:2] if isinstance(events[0], ev.MisdealCalled) else events[:1]
    for event in own:
        game = apply(game, event)
    return own, game


def same_for_the_rules(first: list[ev.Event], second: list[ev.Event], seat: int) -> bool:
    """Whether the same things happened, order without meaning left aside."""

    def meaning(event: ev.Event) -> object:
        shown = redact(event, seat)
        if isinstance(shown, ev.CardsPassed):
            moves = sorted(
                shown.moves, key=lambda m: (m.giver, m.receiver, m.card.key if m.card else -1)
            )
            return replace(shown, moves=tuple(moves))
        return shown

    return len(first) == len(second) and all(
        meaning(one) == meaning(other) for one, other in zip(first, second, strict=True)
    )
