"""A card is called costly only when it surely takes half of the deal's penalties or more."""

from hearts_gui.devtools import moments
from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.seen import surely_costly
from hearts_gui.session.game.session import Session
from hearts_gui.session.past.library import StandIns


def last_to_play(rules: Rules, seed: str) -> Session | None:
    """The person plays last to a trick with the queen of spades in it, or none such came up."""
    session = moments.demo_session(rules, seed)

    def moment(game: Session) -> bool:
        deal = game.view(0).public.deal
        return (
            deal is not None
            and game.ask.kind is AskKind.PLAY
            and game.ask.seats == (0,)
            and len(deal.plays) == rules.players - 1
            and any(play.card is QS for play in deal.plays)
        )

    return session if moments.play_until(session, moment) else None


def test_only_a_winning_last_card_is_costly() -> None:
    session = last_to_play(preset("standard"), "costly")
    assert session is not None
    view = session.view(0)
    led = view.deal.led_suit
    best = max(play.card.rank for play in view.deal.plays if play.suit is led)
    for rank in "23456789TJQKA":
        for suit in "CDSH":
            card = Card(rank + suit)
            if any(play.card is card for play in view.deal.plays):
                continue
            wins = card.suit is led and card.rank > best
            assert surely_costly(view, card) is wins, card


def test_nothing_is_sure_while_others_have_to_play() -> None:
    rules = preset("standard")
    session = moments.demo_session(rules, "early")

    def moment(game: Session) -> bool:
        deal = game.view(0).public.deal
        mine = game.ask.kind is AskKind.PLAY and game.ask.seats == (0,)
        return deal is not None and mine and 0 < len(deal.plays) < rules.players - 1

    seen = 0
    while moments.play_until(session, moment) and seen < 40:
        seen += 1
        view = session.view(0)
        assert not any(surely_costly(view, card) for card in view.own.hand)
        session.submit(StandIns()(view))
    assert seen == 40


def test_a_cheap_trick_is_never_costly() -> None:
    rules = preset("standard")
    session = moments.demo_session(rules, "cheap")

    def moment(game: Session) -> bool:
        deal = game.view(0).public.deal
        mine = game.ask.kind is AskKind.PLAY and game.ask.seats == (0,)
        if deal is None or not mine or len(deal.plays) < rules.players - 1:
            return False
        return not any(play.card is QS for play in deal.plays)

    assert moments.play_until(session, moment)
    view = session.view(0)
    assert not any(surely_costly(view, card) for card in view.own.hand if card is not QS)
