"""The two functions that are the engine, and what follows by itself.

`step` checks an action and says what happens, up to the next decision; `apply` folds one event and
never checks. Nothing else changes a game.
"""

from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, Ask
from hearts_gui.engine.play.automatic import next_event
from hearts_gui.engine.play.fold import fold_own, fold_public, fold_secret
from hearts_gui.engine.play.phases import pending
from hearts_gui.engine.play.state import Game, Own, PublicGame, Secret
from hearts_gui.engine.play.validate import validate
from hearts_gui.engine.play.view import OBSERVER, PlayerView, redact
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import opening_standings


def new_game(rules: Rules, seed: str) -> Game:
    """A game before its first deal."""
    return Game(
        PublicGame(rules, opening_standings(rules)),
        tuple(Own(seat) for seat in range(rules.players)),
        Secret(),
        seed,
    )


def to_act(game: Game) -> Ask:
    """The seats that have to decide, and what."""
    return pending(game.public)


def step(game: Game, action: Action) -> tuple[tuple[ev.Event, ...], Game]:
    """The events after an action, up to the next decision, and the game after it.

    Raises IllegalAction, leaving everything as it was.
    """
    happened = validate(game, action)
    for event in happened:
        game = apply(game, event)
    follows, game = settle(game)
    return (*happened, *follows), game


def settle(game: Game) -> tuple[tuple[ev.Event, ...], Game]:
    """The events that happen by themselves up to the next decision, and the game after them."""
    happened: list[ev.Event] = []
    while (event := next_event(game)) is not None:
        happened.append(event)
        game = apply(game, event)
    return tuple(happened), game


def apply(game: Game, event: ev.Event) -> Game:
    """The game after an event. Never refuses an event that `step` made."""
    public = fold_public(game.public, redact(event, OBSERVER))
    match event:
        case ev.CardPlayed(seat):
            # Nine events in ten: only one seat's own knowledge changes.
            owns = list(game.owns)
            owns[seat] = fold_own(owns[seat], event)
            return evolve(game, public=public, owns=tuple(owns), version=game.version + 1)
        case ev.TrickTaken() | ev.DealScored():
            return evolve(game, public=public, version=game.version + 1)
        case _:
            return evolve(
                game,
                public=public,
                owns=tuple(fold_own(own, redact(event, own.seat)) for own in game.owns),
                secret=fold_secret(game.secret, event),
                version=game.version + 1,
            )


def view_of(game: Game, seat: int) -> PlayerView:
    """One seat's knowledge: the same values that its redacted events fold to.

    Raises ValueError where nobody sits.
    """
    if seat not in range(len(game.owns)):  # a negative one would show another hand
        raise ValueError(f"seats are numbered from 0 to {len(game.owns) - 1}, not {seat!r}")
    return PlayerView(game.public, game.owns[seat], game.version)
