"""Deliberate bugs of tricks, of the flow of a deal and of what is hidden."""

from __future__ import annotations

from tests.engine.mutating import Mutant

TRICKS = (
    Mutant(
        "the lowest card takes the trick",
        "    return later.rank > earlier.rank\n",
        "    return later.rank < earlier.rank\n",
        core=True,
    ),
    Mutant(
        "cards of other suits take tricks",
        "        if play.suit is not led or play.card.is_joker:\n",
        "        if play.card.is_joker:\n",
        core=True,
    ),
    Mutant(
        "the last of two equal cards always ranks higher",
        "        return rules.duplicates is Duplicates.LAST\n",
        "        return True\n",
    ),
    Mutant(
        "the first of two equal cards always ranks higher",
        "        return rules.duplicates is Duplicates.LAST\n",
        "        return False\n",
    ),
    Mutant(
        "nothing cancels",
        "        if play.card.face in cancelled:\n            continue\n",
        "",
        core=True,
    ),
    Mutant(
        "a nine of another suit boosts too",
        "(rules.boost is Boost.ANY_NINE or play.suit is led)",
        "(rules.boost is not Boost.OFF)",
    ),
    Mutant(
        "only a nine of the led suit boosts",
        "(rules.boost is Boost.ANY_NINE or play.suit is led)",
        "(play.suit is led)",
    ),
    Mutant(
        "a nine in the second round boosts again",
        "    first = deal.plays[: rules.players]\n",
        "    first = deal.plays[-rules.players :]\n",
    ),
    Mutant(
        "a nine in the last trick asks for cards that are not there",
        "    if len(deal.plays) == rules.players and not all(deal.sizes):\n        return False\n",
        "",
    ),
    Mutant(
        "the first copy of the top pair takes a dead last trick",
        "key=lambda k: (plays[k].card.rank, k))",
        "key=lambda k: (plays[k].card.rank, -k))",
    ),
    Mutant(
        "a led joker gives the suit of clubs",
        "            if play.suit is not None:\n                return play.suit\n",
        "            return Suit.CLUBS if play.suit is None else play.suit\n",
    ),
    Mutant(
        "the leader of a held trick loses the lead",
        "    leader = deal.leader if event.seat is None else event.seat\n",
        "    leader = (deal.leader + 1) % rules.players if event.seat is None else event.seat\n",
    ),
    Mutant(
        "a held trick is thrown away",
        "        waiting.append(trick)\n        if trick.taker is not None:",
        "        waiting = [trick]\n        if trick.taker is not None:",
    ),
    Mutant(
        "a dead last trick goes to its leader whatever was agreed",
        "            return ev.TrickTaken(None, discarded=True)\n",
        "            return ev.TrickTaken(deal.leader)\n",
    ),
    Mutant(
        "a last card played in Domino leaves the trick",
        "if deal.sizes[seat] or seat in played)",
        "if deal.sizes[seat])",
    ),
)

FLOW = (
    Mutant(
        "the dealer does not change",
        "next_dealer=(deal.dealer + game.rules.turn_step) % game.rules.players",
        "next_dealer=deal.dealer",
        core=True,
    ),
    Mutant(
        "the dealer leads instead of eldest",
        "    return (deal.dealer + rules.turn_step) % rules.players\n",
        "    return deal.dealer\n",
    ),
    Mutant(
        "a marked joker is the lowest club",
        "            if card.suit is suit and not card.is_joker\n",
        "            if card.suit is suit\n",
    ),
    Mutant(
        "a pass to the left goes to the right",
        "    return None if offset is None else offset % players\n",
        "    return None if offset is None else -offset % players\n",
        core=True,
    ),
    Mutant(
        "forwarded packets stop at the first receiver",
        "    while offset is not None and receiver in forwards:\n",
        "    while offset is not None and receiver in ():\n",
    ),
    Mutant(
        "three players scatter one card each way",
        "            count = 2 if rules.players == _TABLE_OF_THREE else 1\n",
        "            count = 1\n",
    ),
    Mutant(
        "charging ends after one round",
        "            ready = (seat,)  # everybody",
        "            ready = (*deal.ready, seat)  # everybody",
    ),
    Mutant(
        "the smoosh comes although somebody charged",
        "Phase.CHARGE_AGAIN) and deal.charges:",
        "Phase.CHARGE_AGAIN) and not deal.sizes:",
    ),
    Mutant(
        "the kitty comes with the first trick",
        "            return last.taker if pointed or over else None  # K7",
        "            return last.taker  # K7",
    ),
    Mutant(
        "the last trick brings no kitty",
        "            return last.taker if over else None\n",
        "            return None\n",
    ),
    Mutant(
        "the taker keeps the kitty without burying",
        "KittyTaken(taker, len(cards), swaps(rules.kitty), cards)",
        "KittyTaken(taker, len(cards), False, cards)",
    ),
    Mutant(
        "Domino draws one card",
        "next((k + 1 for k, card in enumerate(stock) if card.suit is led), len(stock))",
        "1",
    ),
    Mutant(
        "the leader draws last",
        "turn_order(game.rules.players, deal.leader, game.rules.turn_step)\n    full",
        "turn_order(game.rules.players, deal.leader + 1, game.rules.turn_step)\n    full",
    ),
    Mutant(
        "the bidder does not lead",
        "            return ev.PlayOpened(eldest(rules, deal) if bidder is None else bidder)\n",
        "            return ev.PlayOpened(eldest(rules, deal))\n",
    ),
    Mutant(
        "the pig's taker does not lead",
        "            if game.public.next_leader is not None:\n",
        "            if game.public.next_leader is None and game.public.deal is None:\n",
    ),
    Mutant(
        "a claim needs one acceptance",
        ".kind is AskKind.ANSWER_CLAIM and pending(game.public).seats:",
        ".kind is AskKind.ANSWER_CLAIM and len(pending(game.public).seats) > 2:",
    ),
    Mutant(
        "a void deal passes the cards on",
        "next_dealer=deal.dealer, void_deals",
        "next_dealer=(deal.dealer + 1) % game.rules.players, void_deals",
    ),
)

HIDING = (
    Mutant(
        "everybody sees the dealt hands",
        "hands=tuple(h if s == seat else None for s, h in enumerate(event.hands))",
        "hands=event.hands",
        core=True,
    ),
    Mutant(
        "everybody sees passed cards",
        "                    move if _moved_by(move, seat) else replace(move, card=None)\n",
        "                    move\n",
    ),
    Mutant(
        "the observer is shown smooshed cards",
        "    return seat != OBSERVER and seat in",
        "    return seat in",
    ),
    Mutant(
        "everybody sees the kitty",
        "            return event if player == seat else replace(event, cards=None)\n",
        "            return event\n",
    ),
    Mutant(
        "everybody sees chosen passes",
        "return event if player == seat else ev.CardsChosen(player, None, None, event.auto)",
        "return event",
    ),
    Mutant(
        "blind charges are open",
        "return replace(event, cards=None) if blind and player != seat else event",
        "return event",
    ),
    Mutant(
        "the order of a pass tells its cards",
        "sorted(action.gives, key=lambda give: (give[1], give[0]))",
        "sorted(action.gives)",
    ),
)
