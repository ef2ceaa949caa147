"""Games that play themselves up to a moment worth a picture: questions and unusual tricks."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from hearts_gui.engine.play.actions import Action, AskKind, CallTime, PlayCard
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End, PassToken
from hearts_gui.engine.rules.option_values import DEALS_FOR_TIME
from hearts_gui.engine.rules.presets import preset, preset_with
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Decide, Session
from hearts_gui.session.past.library import StandIns
from hearts_gui.session.setup.players import one_human
from hearts_gui.wording.variants import variant

Stop = Callable[[Session], bool]

MOST_DEALS = 400
"""More deals than nearly all games have that end."""


def asked(kind: AskKind, when: Callable[[PublicDeal, int], bool] = lambda *_: True) -> Stop:
    """The person is asked this; `when` looks at the deal and at how many play."""

    def stop(session: Session) -> bool:
        ask, deal = session.ask, _deal(session)
        if deal is None or ask.kind is not kind or 0 not in ask.seats:
            return False
        return when(deal, session.rules.players)

    return stop


def _deal(session: Session) -> PublicDeal | None:
    return session.view(0).public.deal


def playing(when: Callable[[PublicDeal, int], bool]) -> Stop:
    """The person plays a card in such a deal."""
    return asked(AskKind.PLAY, when)


def _equal_cards(deal: PublicDeal) -> bool:
    return max(Counter(play.card.face for play in deal.plays).values(), default=0) > 1


def warren_played(session: Session) -> bool:
    """Someone else's Warren card lies in the trick, not yet turned up."""
    deal = _deal(session)
    return deal is not None and any(play.card.is_warren for play in deal.plays[:-1])


def later(session: Session) -> bool:
    """A deal has been counted, and the person is to follow."""
    return deals_counted(1)(session) and BESIDE_STOCK(session)


def deals_counted(number: int) -> Stop:
    """This many deals have been counted."""
    return lambda session: len(session.view(0).public.standings.history) >= number


IN_THE_MIDDLE = playing(
    lambda deal, players: len(deal.tricks) >= 4 and len(deal.plays) >= min(2, players - 1)
)
"""The person is to follow, with some tricks already taken and cards on the table."""
LAST = playing(lambda deal, players: len(deal.plays) == players - 1)
"""Everyone else's card lies in the trick, and hands are still large."""
BESIDE_STOCK = playing(lambda deal, _: len(deal.tricks) > 2 and bool(deal.plays))
"""The person is to follow, and some cards have been drawn already."""


def _example(key: str, players: int | None = None, **changes: Any) -> Callable[[], Rules]:
    def rules() -> Rules:
        size = players if players is not None else variant(key).usual
        return preset_with(key, size, changes) if changes else preset(key, size)

    return rules


class Careless(StandIns):
    """Rule players; the person plays the highest card in every third trick, so that the coach finds
    something to say."""

    def __call__(self, view: PlayerView) -> Action:
        """The choice in this seat."""
        action, deal = super().__call__(view), view.public.deal
        if isinstance(action, PlayCard) and deal and not view.seat and len(deal.tricks) % 3 == 1:
            legal = legal_plays(view.rules, deal, view.own)
            return PlayCard(0, max(legal, key=lambda card: card.rank))
        return action


STOPS: dict[str, tuple[Stop, Callable[[], Rules]]] = {
    "seats": (LAST, _example("standard")),
    "choose-pass": (
        asked(AskKind.CHOOSE_PASS), _example("standard", pass_cycle=(PassToken.DEALER,))),
    "charge": (asked(AskKind.CHARGE), _example("gong_zhu")),
    "bid": (asked(AskKind.BID), _example("auction")),
    "name-suit": (asked(AskKind.NAME_SUIT), _example("auction")),
    "pledge": (asked(AskKind.PLEDGE), _example("standard", pledge=True)),
    "bury": (asked(AskKind.BURY), _example("heartsette")),
    "claim": (asked(AskKind.ANSWER_CLAIM), _example("ricketts")),
    "moon-choice": (asked(AskKind.MOON), _example("hay", 3, end_at=1000)),
    "scatter": (
        asked(AskKind.PASS, lambda deal, _: deal.token is PassToken.SCATTER), _example("ricketts")),
    "warren": (playing(lambda deal, _: deal.warren_owner == 0), _example("warren")),
    "warren-trick": (warren_played, _example("warren")),
    "second-round": (  # a nine has lengthened the trick
        playing(lambda deal, players: len(deal.plays) > players + 1), _example("booster_nines")),
    "cancelled": (playing(lambda deal, _: _equal_cards(deal)), _example("cancellation", 8)),
    "smoosh": (
        asked(AskKind.PASS, lambda deal, _: deal.token is PassToken.SMOOSH),
        _example("hay", 5, pass_cycle=(PassToken.SMOOSH,))),
    "pass-along": (
        asked(AskKind.PASS), _example("standard", pass_cycle=(PassToken.L,), pass_along=True)),
    "kitty": (
        playing(lambda deal, _: deal.kitty_size > 0 and bool(deal.plays)), _example("hay_kitty")),
    "stock": (BESIDE_STOCK, _example("draw")),
    "named-suit": (playing(lambda deal, _: deal.penalty_suit is not None), _example("auction")),
    "partners": (later, _example("partnership")),
    "chips": (later, _example("howell")),
    "hourglass": (later, _example("yppedia")),
    "crowd": (LAST, _example("cancellation", 11)),
    "held-over": (  # nobody took the last trick
        playing(lambda deal, _: bool(held_over(deal))), _example("cancellation", 6)),
}  # fmt: skip
"""The moments where a game is stopped for each picture, and rules that know such a moment."""


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
