"""A card is called costly only when it surely takes half of the deal's penalties or more."""

from dataclasses import replace

from hearts_gui.engine.actions import AskKind
from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.rules import Rules
from hearts_gui.engine.variants import preset
from hearts_gui.session import demo
from hearts_gui.session.costly import surely_costly
from hearts_gui.session.session import Session


def last_to_play(rules: Rules, seed: str) -> Session | None:
    """The person plays last to a trick with the queen of spades in it, or none such came up."""
    session = demo.demo_session(rules, seed)

    def moment(game: Session) -> bool:
        deal = game.view(0).public.deal
        return (
            deal is not None
            and game.ask.kind is AskKind.PLAY
            and game.ask.seats == (0,)
            and len(deal.plays) == rules.players - 1
            and any(play.card is QS for play in deal.plays)
        )

    return session if demo.play_until(session, moment) else None


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
    session = last_to_play(preset("standard"), "costly")
    assert session is not None
    view = session.view(0)
    deal = replace(view.deal, plays=view.deal.plays[-1:])
    earlier = replace(view, public=replace(view.public, deal=deal))
    if earlier.ask.seats == (0,):
        assert not any(surely_costly(earlier, card) for card in view.own.hand)


def test_a_cheap_trick_is_never_costly() -> None:
    session = demo.demo_session(preset("standard"), "cheap")
    assert demo.play_until(session, demo.in_the_middle)
    view = session.view(0)
    if not any(play.card is QS for play in view.deal.plays):
        assert not any(surely_costly(view, card) for card in view.own.hand if card is not QS)
