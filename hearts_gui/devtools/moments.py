"""Games that play themselves up to a moment worth a picture: each kind of question, odd tricks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from hearts_gui.engine.play.actions import AskKind, CallTime
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.rules.choices import End, PassToken
from hearts_gui.engine.rules.option_values import DEALS_FOR_TIME
from hearts_gui.engine.rules.presets import preset, preset_with
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Decide, Session
from hearts_gui.session.library import StandIns
from hearts_gui.session.setup.players import one_human
from hearts_gui.wording.variants import variant

Stop = Callable[[Session], bool]

MOST_DEALS: Final = 400
"""Longer than nearly all games that come to an end."""


def asked(kind: AskKind) -> Stop:
    """The person is asked this."""
    return lambda session: session.ask.kind is kind and 0 in session.ask.seats


def _deal(session: Session) -> PublicDeal | None:
    return session.view(0).public.deal


def _my_play(session: Session) -> bool:
    return session.ask.kind is AskKind.PLAY and session.ask.seats == (0,)


def last_to_play(session: Session) -> bool:
    """Everyone else's card lies in the trick, and hands are still large."""
    deal = _deal(session)
    return deal is not None and _my_play(session) and len(deal.plays) == session.rules.players - 1


def to_scatter(session: Session) -> bool:
    """A card is to go to everyone."""
    deal = _deal(session)
    return deal is not None and asked(AskKind.PASS)(session) and deal.token is PassToken.SCATTER


def holding_warren(session: Session) -> bool:
    """The person may play the Warren card."""
    deal = _deal(session)
    return deal is not None and _my_play(session) and deal.warren_owner == 0


def warren_played(session: Session) -> bool:
    """Someone else's Warren card lies in the trick, not yet turned up."""
    deal = _deal(session)
    return deal is not None and any(play.card.is_warren for play in deal.plays[:-1])


def second_round(session: Session) -> bool:
    """A nine has lengthened the trick, and the person plays to it again."""
    deal = _deal(session)
    return deal is not None and _my_play(session) and len(deal.plays) > session.rules.players + 1


def cancelled(session: Session) -> bool:
    """Two equal cards lie in the trick."""
    deal = _deal(session)
    if deal is None or not _my_play(session):
        return False
    faces = Counter(play.card.face for play in deal.plays)
    return max(faces.values(), default=0) > 1


def held(session: Session) -> bool:
    """A trick that nobody took waits on the table."""
    deal = _deal(session)
    return deal is not None and _my_play(session) and bool(held_over(deal))


def to_smoosh(session: Session) -> bool:
    """Cards go into the middle, to be shuffled and dealt again."""
    deal = _deal(session)
    return deal is not None and asked(AskKind.PASS)(session) and deal.token is PassToken.SMOOSH


def beside_stock(session: Session) -> bool:
    """The person is to follow, and some cards have been drawn already."""
    deal = _deal(session)
    return deal is not None and _my_play(session) and len(deal.tricks) > 2 and bool(deal.plays)


def before_kitty(session: Session) -> bool:
    """The kitty still lies on the table."""
    deal = _deal(session)
    return deal is not None and _my_play(session) and deal.kitty_size > 0 and bool(deal.plays)


def later(session: Session) -> bool:
    """A deal has been counted, and the person is to follow."""
    history = session.view(0).public.standings.history
    return bool(history) and beside_stock(session)


def suit_named(session: Session) -> bool:
    """A suit was named, and the first trick is under way."""
    deal = _deal(session)
    return deal is not None and _my_play(session) and deal.penalty_suit is not None


def _example(key: str, players: int | None = None, **changes: Any) -> Callable[[], Rules]:
    def rules() -> Rules:
        size = players if players is not None else variant(key).usual
        return preset_with(key, size, changes) if changes else preset(key, size)

    return rules


STOPS: Final[dict[str, tuple[Stop, Callable[[], Rules]]]] = {
    "seats": (last_to_play, _example("standard")),
    "choose-pass": (
        asked(AskKind.CHOOSE_PASS), _example("standard", pass_cycle=(PassToken.DEALER,))),
    "charge": (asked(AskKind.CHARGE), _example("gong_zhu")),
    "bid": (asked(AskKind.BID), _example("auction")),
    "name-suit": (asked(AskKind.NAME_SUIT), _example("auction")),
    "pledge": (asked(AskKind.PLEDGE), _example("standard", pledge=True)),
    "bury": (asked(AskKind.BURY), _example("heartsette")),
    "claim": (asked(AskKind.ANSWER_CLAIM), _example("ricketts")),
    "moon-choice": (asked(AskKind.MOON), _example("hay", 3, end_at=1000)),
    "scatter": (to_scatter, _example("ricketts")),
    "warren": (holding_warren, _example("warren")),
    "warren-trick": (warren_played, _example("warren")),
    "second-round": (second_round, _example("booster_nines")),
    "cancelled": (cancelled, _example("cancellation", 8)),
    "smoosh": (to_smoosh, _example("hay", 5, pass_cycle=(PassToken.SMOOSH,))),
    "pass-along": (
        asked(AskKind.PASS), _example("standard", pass_cycle=(PassToken.L,), pass_along=True)),
    "kitty": (before_kitty, _example("hay_kitty")),
    "stock": (beside_stock, _example("draw")),
    "named-suit": (suit_named, _example("auction")),
    "partners": (later, _example("partnership")),
    "chips": (later, _example("howell")),
    "hourglass": (later, _example("yppedia")),
    "crowd": (last_to_play, _example("cancellation", 11)),
    "held-over": (held, _example("cancellation", 6)),
}  # fmt: skip
"""Where a game is stopped for each picture, and rules that know such a moment."""


def demo_session(rules: Rules, seed: str) -> Session:
    """A game that is not saved and whose computer players wait to be moved by `play_until`."""
    return Session(new_game(rules, seed), one_human(rules.players), decide=StandIns())


def play_until(
    session: Session, stop: Callable[[Session], bool], decide: Decide | None = None
) -> bool:
    """Let `decide`, by default rule players, act for everyone until the moment has come.

    Returns False when it never does, or not in MOST_DEALS: some games have no end.
    """
    decide = decide or StandIns()
    while not stop(session):
        ask = session.ask
        if ask.kind is AskKind.OVER:
            return False
        if ask.kind is AskKind.START:
            deal = len(session.view(0).public.standings.history) + 1
            if deal > MOST_DEALS:
                return False
            session.start_next_deal()
            if session.rules.end is End.TIME and deal == DEALS_FOR_TIME:
                session.submit(CallTime())
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
