"""Deliberate bugs of tricks, of the flow of a deal and of what is hidden."""

from __future__ import annotations

from typing import Any

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.rules.choices import (
    Boost,
    Charge,
    DeadLastTrick,
    Draw,
    Duplicates,
    Kitty,
    OpeningLead,
    PassToken,
)
from tests.engine.mutating import Bug, Mistaken, Mutant, Rewritten, having


def _leader_moves_on(sound: Any, rules: Any, deal: Any, event: Any) -> Any:
    after = sound(rules, deal, event)
    if event.seat is not None:
        return after
    return having(after, leader=(deal.leader + 1) % rules.players)


def _held_is_lost(sound: Any, rules: Any, deal: Any) -> Any:
    tricks = tuple(having(trick, discarded=trick.taker is None) for trick in deal.tricks)
    return sound(rules, having(deal, tricks=tricks))


TRICKS = (
    Mutant(
        "the lowest card takes the trick",
        "beats",
        lambda sound, rules, later, earlier: sound(rules, earlier, later),
        countable=True,
    ),
    Mutant(
        "cards of other suits take tricks",
        "takes",
        lambda sound, rules, plays, led: sound(
            rules, tuple(having(play, suit=led) for play in plays), led
        ),
        countable=True,
    ),
    Mutant(
        "the last of two equal cards always ranks higher",
        "beats",
        Mistaken("duplicates", Duplicates.LAST),
    ),
    Mutant(
        "the first of two equal cards always ranks higher",
        "beats",
        Mistaken("duplicates", Duplicates.FIRST),
    ),
    Mutant("nothing cancels", "_cancelled", lambda sound, plays: frozenset(), countable=True),
    Mutant("a nine of another suit boosts too", "boosted", Mistaken("boost", Boost.ANY_NINE)),
    Mutant("only a nine of the led suit boosts", "boosted", Mistaken("boost", Boost.LED_NINE)),
    Mutant(
        "a nine in the second round boosts again",
        "boosted",
        Rewritten("deal.plays[: rules.players]", "deal.plays[-rules.players :]"),
    ),
    Mutant(
        "a nine in the last trick asks for cards that are not there",
        "boosted",
        lambda sound, rules, deal: sound(rules, having(deal, sizes=(1) * rules.players)),
    ),
    Mutant(
        "the first copy of the top pair takes a dead last trick",
        "second_of_top",
        lambda sound, plays, led: len(plays) - 1 - sound(plays[::-1], led),
    ),
    Mutant(
        "a led joker gives the suit of clubs",
        "PublicDeal.led_suit",
        lambda sound, deal: (
            Suit.CLUBS if deal.plays and deal.plays[0].suit is None else sound(deal)
        ),
    ),
    Mutant("the leader of a held trick loses the lead", "_trick_over", _leader_moves_on),
    Mutant("a held trick is thrown away", "piles", _held_is_lost),
    Mutant(
        "a dead last trick goes to its leader whatever was agreed",
        "_close_trick",
        Mistaken("dead_last_trick", DeadLastTrick.LEADER, only=DeadLastTrick.DISCARD),
    ),
    Mutant(
        "a last card played in Domino leaves the trick",
        "trick_seats",
        lambda sound, rules, deal: tuple(
            seat for seat in sound(rules, deal) if rules.draw is not Draw.DOMINO or deal.sizes[seat]
        ),
    ),
)


def after_event(kind: type, **changes: Any) -> Bug:
    """A fold that sets these fields of the game after such an event, from the deal before it."""
    return lambda sound, game, event: (
        having(sound(game, event), **{key: of(game) for key, of in changes.items()})
        if isinstance(event, kind)
        else sound(game, event)
    )


def _lowest_of_all(sound: Any, game: Any, suit: Any) -> Any:
    held = ((own.seat, card) for own in game.owns for card in own.hand)
    return min((pair for pair in held if pair[1].suit is suit), key=lambda pair: pair[1])


def _other_way(sound: Any, token: PassToken, players: int) -> int | None:
    offset = sound(token, players)
    return None if offset is None else -offset % players


def _one_each(sound: Any, rules: Any, token: PassToken, seat: int) -> Any:
    gives = sound(rules, token, seat)
    return tuple((to, 1) for to, _ in gives) if token is PassToken.SCATTER else gives


def _kept_whole(sound: Any, game: Any, deal: Any) -> Any:
    event = sound(game, deal)
    return having(event, swap=False) if isinstance(event, ev.KittyTaken) else event


def _one_card(sound: Any, game: Any, deal: Any) -> Any:
    event = sound(game, deal)
    return None if event is None else having(event, count=1, cards=event.cards[:1])


def _one_is_enough(sound: Any, game: Any, deal: Any) -> Any:
    if deal.claim.answered:
        everyone = having(deal.claim, answered=tuple(range(game.rules.players)))
        deal = having(deal, claim=everyone)
        game = having(game, public=having(game.public, deal=deal))
    return sound(game, deal)


FLOW = (
    Mutant(
        "the dealer does not change",
        "fold_public",
        after_event(ev.DealScored, next_dealer=lambda game: game.deal.dealer),
    ),
    Mutant("the dealer leads instead of eldest", "eldest", lambda sound, rules, deal: deal.dealer),
    Mutant("a marked joker is the lowest club", "_lowest", _lowest_of_all),
    Mutant("a pass to the left goes to the right", "pass_offset", _other_way),
    Mutant(
        "forwarded packets stop at the first receiver",
        "_final_receiver",
        lambda sound, game, deal, receiver, forwards: receiver,
    ),
    Mutant("three players scatter one card each way", "pass_gives", _one_each),
    Mutant(
        "charging ends after one round",
        "_charge_made",
        Mistaken("charge", Charge.GONG_ZHU, only=Charge.TURBO),
    ),
    Mutant(
        "the smoosh comes although someone charged",
        "skip_empty",
        lambda sound, deal: deal.todo,
    ),
    Mutant(
        "the kitty comes with the first trick",
        "_kitty_taker",
        Mistaken("kitty", Kitty.FIRST_TRICK, only=Kitty.FIRST_POINT),
    ),
    Mutant(
        "the last trick brings no kitty",
        "_kitty_taker",
        Mistaken("kitty", Kitty.NONE, only=Kitty.LAST_TRICK),
    ),
    Mutant("the taker keeps the kitty without burying", "_between_tricks", _kept_whole),
    Mutant("Domino draws one card", "_domino_draw", _one_card),
    Mutant(
        "the leader draws last",
        "_draw_one",
        lambda sound, game, deal: sound(game, having(deal, leader=deal.leader + 1)),
    ),
    Mutant(
        "the bidder does not lead",
        "_opening",
        Mistaken("opening_lead", OpeningLead.ELDEST, only=OpeningLead.BIDDER),
    ),
    Mutant(
        "the pig's taker does not lead",
        "_opening",
        lambda sound, game, deal: sound(
            having(game, public=having(game.public, next_leader=None)), deal
        ),
    ),
    Mutant("a claim needs one acceptance", "_claim_settled", _one_is_enough),
    Mutant(
        "a void deal passes the cards on",
        "fold_public",
        after_event(
            ev.DealVoided, next_dealer=lambda game: (game.deal.dealer + 1) % game.rules.players
        ),
    ),
)


def showing(field: str, *kinds: type) -> Bug:
    """A redaction that leaves one field of these events as it is."""
    return lambda sound, event, seat: (
        having(sound(event, seat), **{field: getattr(event, field)})
        if isinstance(event, kinds)
        else sound(event, seat)
    )


def _sorted_by_rank(sound: Any, *args: Any) -> Any:
    chosen = sound(*args)
    return having(chosen, gives=tuple(sorted(chosen.gives)))


HIDING = (
    Mutant("everyone sees the dealt hands", "redact", showing("hands", ev.DealStarted)),
    Mutant("everyone sees passed cards", "redact", showing("moves", ev.CardsPassed)),
    Mutant(
        "the observer is shown smooshed cards",
        "_moved_by",
        lambda sound, move, seat: seat in (move.giver, move.receiver),
    ),
    Mutant(
        "everyone sees the kitty",
        "redact",
        showing("cards", ev.KittyTaken, ev.CardsBuried, ev.CardsDrawn),
    ),
    Mutant("everyone sees chosen passes", "redact", showing("gives", ev.CardsChosen)),
    Mutant("blind charges are open", "redact", showing("cards", ev.CardsCharged)),
    Mutant("the order of a pass tells its cards", "validate._pass", _sorted_by_rank),
)
