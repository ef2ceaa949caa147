"""The records of hearts-engine, a server for players written in Python and C++: a game as JSON.

Its rules are the Standard game with two differences: hearts may be played to the first trick, and
the game goes on until a player has more than 100 points.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from hearts_gui.config.reading import UNREADABLE, parse_json
from hearts_gui.engine.cards import QS, STANDARD_FACES, Card, Suit
from hearts_gui.engine.message import message
from hearts_gui.engine.play.events import CardPlayed, CardsPassed, DealScored, Event, TrickTaken
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.rules.choices import End, FirstTrick, PassToken
from hearts_gui.engine.rules.passing import pass_offset
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.practice.whole_deal import DealError, WholeDeal, lay

TOKENS = {"Left": PassToken.L, "Right": PassToken.R, "Across": PassToken.A,
                 "Keeper": PassToken.HOLD}  # fmt: skip
_NAMES = {token: name for name, token in TOKENS.items()}
_WORTH = {face: 1 for face in STANDARD_FACES if face.suit is Suit.HEARTS} | {QS: 13}
_SEATS, _TRICKS = 4, 13


def read(text: str) -> tuple[Rules, tuple[str, ...], list[WholeDeal], list[dict[int, int]]]:
    """The rules, the players, the deals and what each seat scored in them. Raises DealError."""
    try:
        data = parse_json(text)
        names = tuple(str(name) for name in data["player_order"])
        if len(set(names)) != _SEATS:
            raise ValueError("not four players")
        rounds = data["rounds"]
        deals = [_deal(round_, names, number) for number, round_ in enumerate(rounds)]
        scores = [
            {names.index(name): int(points) for name, points in round_["round_scores"].items()}
            for round_ in rounds
        ]
    except UNREADABLE as error:
        raise DealError(message("engine-unreadable")) from error
    return _rules(deals), names, deals, scores


def _rules(deals: Sequence[WholeDeal]) -> Rules:
    """The rules of a record. Its deals show whether points may be played to the first trick."""
    free = any(card in _WORTH for deal in deals for card in deal.plays[:_SEATS])
    return preset("standard", _SEATS).but(
        first_trick=FirstTrick.FREE if free else FirstTrick.NO_POINTS, end=End.EXCEED, end_at=100
    )


def _deal(data: Mapping[str, Any], names: Sequence[str], number: int) -> WholeDeal:
    plays: list[Card] = []
    held: list[list[Card]] = [[] for _ in names]
    for trick in data["tricks"]:
        leader = names.index(trick["first_player"])
        for index, word in enumerate(trick["moves"]):
            held[(leader + index) % _SEATS].append(Card(word))
            plays.append(Card(word))
    if len(data["tricks"]) < _TRICKS:  # older records show the hands before the pass there
        after = data["hands_after_passing"]
        held = [[Card(word) for word in after[name]] for name in names]
    passed = data.get("cards_passed") or {}
    token = TOKENS[data["pass_direction"]] if passed else PassToken.HOLD
    passes = tuple(
        (seat, _to(token, seat), tuple(Card(word) for word in passed[name]))
        for seat, name in enumerate(names) if passed
    )  # fmt: skip
    for seat, receiver, cards in passes:
        for card in cards:
            held[receiver].remove(card)
            held[seat].append(card)
    hands = tuple(tuple(sorted(hand)) for hand in held)
    return WholeDeal(token, number % _SEATS, hands, passes, tuple(plays))


def _to(token: PassToken, seat: int) -> int:
    return (seat + (pass_offset(token, _SEATS) or 0)) % _SEATS


def data_of(
    names: Sequence[str], game: str, deals: Iterable[tuple[WholeDeal, Sequence[Event]]]
) -> Any:
    """A game of four players as hearts-engine records it. Raises DealError for any other game."""
    every = list(deals)
    _check(every)
    rounds = [_round(names, number, *deal) for number, deal in enumerate(every)]
    return {"game_id": game, "player_order": list(names), "rounds": rounds}


def _check(deals: Sequence[tuple[WholeDeal, Sequence[Event]]]) -> None:
    """Raise DealError where the rules of the record give a deal other points."""
    game = new_game(_rules([deal for deal, _ in deals]), "")
    for number, (deal, events) in enumerate(deals, start=1):
        other = DealError(message("engine-other-rules", deal=number))
        if game.public.result is not None or deal.token not in _NAMES:
            raise other
        try:
            again, game = lay(game, deal)
        except DealError as error:
            raise other from error
        if _points(again) != _points(events):
            raise other


def _points(events: Iterable[Event]) -> list[tuple[object, ...]]:
    return [tuple(event.score.points) for event in events if isinstance(event, DealScored)]


def _round(names: Sequence[str], number: int, deal: WholeDeal, events: Sequence[Event]) -> Any:
    scored = [event.score for event in events if isinstance(event, DealScored)]
    if len(names) != _SEATS or deal.token not in _NAMES or len(scored) != 1:
        raise DealError(message("engine-other-rules", deal=number + 1))
    points = dict(zip(names, scored[0].points, strict=True))
    return {
        "round_idx": number,
        "pass_direction": _NAMES[deal.token],
        **_passed(names, deal),
        "hands_after_passing": {
            name: [card.text for card in hand]
            for name, hand in zip(names, _after(deal, events), strict=True)
        },
        "tricks": list(_tricks(names, events)),
        "round_scores": points,
    }


def _passed(names: Sequence[str], deal: WholeDeal) -> dict[str, Any]:
    passed = {names[seat]: [card.text for card in cards] for seat, _, cards in deal.passes}
    return {"cards_passed": passed} if passed else {}


def _after(deal: WholeDeal, events: Iterable[Event]) -> list[list[Card]]:
    hands = [set(hand) for hand in deal.hands]
    moves = [move for event in events if isinstance(event, CardsPassed) for move in event.moves]
    for move in moves:
        if move.card is not None:
            hands[move.giver].discard(move.card)
            hands[move.receiver].add(move.card)
    return [sorted(hand) for hand in hands]


def _tricks(names: Sequence[str], events: Iterable[Event]) -> Iterator[Any]:
    played: list[CardPlayed] = []
    for event in events:
        if isinstance(event, CardPlayed):
            played.append(event)
        elif isinstance(event, TrickTaken) and event.seat is not None:
            yield {
                "first_player": names[played[0].seat],
                "moves": [play.card.text for play in played],
                "winner": names[event.seat],
                "points": sum(_WORTH.get(play.card, 0) for play in played),
            }
            played = []
