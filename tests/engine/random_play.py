"""Random players for every kind of decision, and games that they played."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, Ask, AskKind
from hearts_gui.engine.play.game import new_game, step, to_act
from hearts_gui.engine.play.legal import (
    Verdict,
    classify_charge,
    classify_pass,
    is_stuck,
    legal_plays,
    may_name_suit,
)
from hearts_gui.engine.play.state import Game, PublicDeal
from hearts_gui.engine.play.validate import may_claim, may_forward
from hearts_gui.engine.rules.choices import End, Stuck
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives
from hearts_gui.engine.rules.rules import Rules
from tests.games import Moment

CLAIM_CHANCE = 0.03


def random_action(game: Game, rng: random.Random, *, odd: bool = True) -> Action:
    """A legal action of one of the seats that have to act.

    `odd` actions are claims, misdeals and packets handed on unseen.
    """
    ask = to_act(game)
    deal = game.public.deal
    if ask.kind is AskKind.START or deal is None:
        return act.StartDeal()
    seat = rng.choice(ask.seats)
    unusual = _unusual(game, deal, ask, seat, rng) if odd else None
    return _answer(game, deal, ask, seat, rng) if unusual is None else unusual


def _unusual(
    game: Game, deal: PublicDeal, ask: Ask, seat: int, rng: random.Random
) -> Action | None:
    rules = game.rules
    match ask.kind:
        case AskKind.PASS:
            if rules.pass_along and may_forward(deal.token) and rng.random() < 0.3:
                return act.ForwardPass(seat)
        case AskKind.PLAY:
            if may_claim(rules, deal, ask, seat) and rng.random() < CLAIM_CHANCE:
                return act.ClaimRest(seat)
            calls = rules.first_trick_stuck is Stuck.MISDEAL
            if calls and is_stuck(rules, deal, game.owns[seat]) and rng.random() < 0.5:
                return act.CallMisdeal(seat)
        case _:
            pass
    return None


def _answer(game: Game, deal: PublicDeal, ask: Ask, seat: int, rng: random.Random) -> Action:
    rules, own = game.rules, game.owns[seat]
    match ask.kind:
        case AskKind.CHOOSE_PASS:
            return act.ChoosePass(seat, rng.choice(dealer_tokens(rules)))
        case AskKind.PASS:
            return random_pass(game, deal, seat, rng)
        case AskKind.CHARGE:
            free = [c for c, v in classify_charge(rules, deal, own).items() if v is Verdict.OK]
            return act.ChargeCards(seat, tuple(c for c in free if rng.random() < 0.4))
        case AskKind.BID:
            return act.MakeBid(seat, rng.randrange(0, 4))
        case AskKind.NAME_SUIT:
            return act.NameSuit(seat, rng.choice(list(Suit)))
        case AskKind.PLEDGE:
            return act.MakePledge(seat, rng.random() < 0.3)
        case AskKind.BURY:
            return act.BuryCards(seat, tuple(rng.sample(own.hand, deal.bury_count)))
        case AskKind.ANSWER_CLAIM:
            return act.AnswerClaim(seat, rng.random() < 0.7)
        case AskKind.MOON:
            assert deal.offer is not None
            return act.ChooseMoon(seat, rng.choice(deal.offer.choices))
        case _:
            card = rng.choice(legal_plays(rules, deal, own))
            names = may_name_suit(rules, deal, card)
            return act.PlayCard(seat, card, rng.choice(list(Suit)) if names else None)


def random_pass(game: Game, deal: PublicDeal, seat: int, rng: random.Random) -> Action:
    """A pass of random cards that may be passed."""
    rules, own = game.rules, game.owns[seat]
    free = [c for c, v in classify_pass(rules, deal, own).items() if v is Verdict.OK]
    rng.shuffle(free)
    receivers = [to for to, count in pass_gives(rules, deal.token, seat) for _ in range(count)]
    return act.PassCards(seat, tuple(zip(free, receivers, strict=False)))


def moments(rules: Rules, seed: int, *, deals: int = 1) -> Iterator[Moment]:
    """The steps of a game played at random, for this many scored deals or to its end."""
    rng = random.Random(f"{seed}/play")
    game = new_game(rules, str(seed))
    while to_act(game).kind is not AskKind.OVER:
        if len(game.public.standings.history) >= deals and game.public.deal is None:
            return
        if rules.end is End.TIME and not game.public.standings.time_up and rng.random() < 0.001:
            action: Action = act.CallTime()
        else:
            action = random_action(game, rng)
        happened, after = step(game, action)
        yield Moment(game, action, happened, after)
        game = after
