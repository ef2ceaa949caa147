"""Shows what a card costs: one deal with open cards, played on until the harm is seen."""

from dataclasses import dataclass

from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.worlds.endings import OpenCards, worth_of
from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.events import CardPlayed, Event, TrickTaken
from hearts_gui.engine.play.game import apply, new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.session.practice.answered import Hands
from hearts_gui.session.practice.puzzle import Puzzle
from hearts_gui.session.practice.whole_deal import position_events, rules_of

_MOST_TRICKS = 3
_NUMBER = {card: number for number, card in enumerate(STANDARD_FACES)}


@dataclass(frozen=True, slots=True)
class Example:
    """The states of the deal after the position; in the first one the card is on the table."""

    views: tuple[PlayerView, ...]
    """As the seat sees it."""
    hands: tuple[Hands, ...]
    """Everyone's cards in each of them."""
    taken: tuple[Card, ...]
    """The cards that count and that the seat takes in it."""


def example_of(view: PlayerView, hands: Hands, card: Card, *, together: bool) -> Example:
    """The deal played on with this card until the seat has taken something, or for a few tricks.

    The others play `together` against the seat with open cards, or as rule players do.
    """
    from hearts_gui.ai.simulator.imagined import World, imagined  # loads NumPy

    game: Game = imagined(view.public, World(hands))
    chooser = _Together(view) if together else _Apart(view)
    games: list[Game] = []
    taken: tuple[Card, ...] = ()
    action = PlayCard(view.seat, card)
    tricks = 0
    while not taken and tricks < _MOST_TRICKS:
        happened, after = step(game, action)
        for event in happened:
            before, game = game, apply(game, event)
            if isinstance(event, CardPlayed):
                games.append(game)
            elif isinstance(event, TrickTaken):
                tricks += 1
                if event.seat == view.seat:
                    taken = _counting(view, before)
        ask = to_act(game := after)
        if ask.kind is not AskKind.PLAY:
            break
        action = PlayCard(ask.seats[0], chooser.card(game, ask.seats[0]))
    views = tuple(view_of(game, view.seat) for game in games)
    return Example(views, tuple(tuple(own.hand for own in game.owns) for game in games), taken)


def _counting(view: PlayerView, before: Game) -> tuple[Card, ...]:
    """The cards that count in the trick on the table."""
    deal = before.public.deal
    assert deal is not None
    faces = penalty_faces(view.rules, deal.penalty_suit)
    return tuple(sorted(play.card for play in deal.plays if play.card in faces))


class _Together:
    """Players who see all cards: the others play together, and the seat plays its best."""

    def __init__(self, view: PlayerView) -> None:
        worth = worth_of(view.rules)
        assert worth is not None
        self._table = OpenCards(tuple(worth.values()), view.rules.players, view.seat)

    def card(self, game: Game, seat: int) -> Card:
        deal = game.public.deal
        assert deal is not None
        plays = tuple(_NUMBER[play.card] for play in deal.plays)
        leader = deal.plays[0].seat if deal.plays else seat
        hands = tuple(sum(1 << _NUMBER[card] for card in own.hand) for own in game.owns)
        return STANDARD_FACES[self._table.reply(hands, leader, plays)]


class _Apart:
    """Rule players, each of whom sees only its own cards."""

    def __init__(self, view: PlayerView) -> None:
        self._players = [RulePlayer(f"example/{seat}") for seat in range(view.rules.players)]

    def card(self, game: Game, seat: int) -> Card:
        action = self._players[seat].decide(view_of(game, seat))
        assert isinstance(action, PlayCard)
        return action.card


def events_between(
    first: Puzzle, later: Puzzle
) -> tuple[tuple[Event, PlayerView, PlayerView], ...]:
    """The events from a puzzle to a later one of its line: each event with what the seat knew
    before and after it. Raises PositionError."""
    game, seat, steps = new_game(rules_of(later.position), ""), first.view().seat, []
    start = len(position_events(first.position))
    for index, event in enumerate(position_events(later.position)):
        before, game = game, apply(game, event)
        if index >= start:
            steps.append((event, view_of(before, seat), view_of(game, seat)))
    return tuple(steps)
