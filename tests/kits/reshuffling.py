"""A view with the unseen cards dealt otherwise."""

from __future__ import annotations

import random
from dataclasses import replace

from hearts_gui.engine.play.state import Game


def reshuffled(game: Game, seat: int, chance: random.Random) -> Game:
    """The same game with everything that a seat cannot know dealt again."""
    own = game.owns[seat]
    deal = game.public.deal
    assert deal is not None
    known = {card for card, receiver in own.gave if receiver >= 0}
    known |= {card for _, card in deal.charges}
    voids = set(deal.voids)
    others = [other for other in game.owns if other.seat != seat]
    loose = [card for other in others for card in other.hand if card not in known]
    loose += [*game.secret.kitty, *game.secret.stock]
    for _ in range(300):
        chance.shuffle(loose)
        rest = iter(loose)
        hands = {
            other.seat: [card if card in known else next(rest) for card in other.hand]
            for other in others
        }
        if not any((s, card.suit) in voids for s, cards in hands.items() for card in cards):
            break
    else:
        return game
    owns = tuple(
        own if own.seat == seat else replace(own, hand=tuple(sorted(hands[own.seat])))
        for own in game.owns
    )
    kitty = tuple(next(rest) for _ in game.secret.kitty)
    stock = tuple(next(rest) for _ in game.secret.stock)
    return replace(game, owns=owns, secret=replace(game.secret, kitty=kitty, stock=stock))
