"""Games that play themselves up to a wanted moment: for pictures, measurements and trials."""

from __future__ import annotations

from collections.abc import Callable

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Decide, Session
from hearts_gui.session.library import StandIns
from hearts_gui.session.setup.players import one_human


def demo_session(rules: Rules, seed: str) -> Session:
    """A game that is not saved and whose computer players wait to be moved by `play_until`."""
    return Session(new_game(rules, seed), one_human(rules.players), decide=StandIns())


def play_until(
    session: Session, stop: Callable[[Session], bool], decide: Decide | None = None
) -> bool:
    """Let `decide`, by default rule players, act for everyone until the moment has come.

    Returns False when it never does.
    """
    decide = decide or StandIns()
    while not stop(session):
        ask = session.ask
        if ask.kind is AskKind.OVER:
            return False
        if ask.kind is AskKind.START:
            session.start_next_deal()
        else:
            session.submit(decide(session.view(ask.seats[-1])))
    return True


def asked_to_pass(session: Session) -> bool:
    """The person is to choose cards to pass."""
    return session.ask.kind is AskKind.PASS and 0 in session.ask.seats


def in_the_middle(session: Session) -> bool:
    """The person is to follow, with some tricks already taken and cards on the table."""
    ask, deal = session.ask, session.view(0).public.deal
    return (
        deal is not None
        and ask.kind is AskKind.PLAY
        and ask.seats == (0,)
        and len(deal.tricks) >= 4
        and len(deal.plays) >= min(2, session.rules.players - 1)
    )


def deals_counted(number: int) -> Callable[[Session], bool]:
    """This many deals have been counted."""
    return lambda session: len(session.view(0).public.standings.history) >= number
