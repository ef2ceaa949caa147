"""Deliberate bugs of legality and of breaking hearts."""

from __future__ import annotations

from tests.engine.mutating import Mutant

LEGALITY = (
    Mutant(
        "no ban on the first trick",
        "    if rules.first_trick is FirstTrick.NO_POINTS:\n        lead",
        "    if False:\n        lead",
        core=True,
    ),
    Mutant(
        "the ban lasts after the first trick",
        "    if not context.deal.first_trick:\n        return cards\n    penalties",
        "    if len(context.deal.tricks) > 1:\n        return cards\n    penalties",
    ),
    Mutant(
        "the ban does not lapse for the queen",
        "    return tuple(c for c in cards if context.stands_for(c).face not in penalties)",
        "    kept = tuple(c for c in cards if context.stands_for(c).face not in penalties)\n"
        "    return kept or tuple(c for c in cards if context.stands_for(c).face is not QS)",
        core=True,
    ),
    Mutant(
        "hearts may always be led",
        "    if context.deal.broken:\n        return cards\n",
        "    if context.deal.broken or True:\n        return cards\n",
        core=True,
    ),
    Mutant(
        "a hand of hearts may lead only its lowest",
        "        if kept and len(kept) < len(allowed):",
        "        if not kept and verdict is Verdict.NOT_BROKEN:\n"
        "            kept = allowed[:1]\n"
        "        if kept and len(kept) < len(allowed):",
        core=True,
    ),
    Mutant(
        "following is not enforced",
        "    if not obliging:\n        return cards\n",
        "    if obliging:\n        return cards\n",
        core=True,
    ),
    Mutant(
        "the queen may not be led before hearts are broken",
        "zip(cards, faces, strict=True) if face.suit is not Suit.HEARTS)",
        "zip(cards, faces, strict=True) if face.suit is not Suit.HEARTS and face.face is not QS)",
        core=True,
    ),
    Mutant(
        "any card may open",
        "    if deal.opening_card is not None:\n",
        "    if deal.opening_card is None:\n",
        core=True,
    ),
    Mutant(
        "any suit may open where a club is asked for",
        "context.rules.opening_lead is not OpeningLead.ANY_CLUB:",
        "context.rules.opening_lead is not OpeningLead.BIDDER:",
    ),
    Mutant(
        "the exempt leader needs nothing but hearts",
        "        face.suit is Suit.HEARTS or face.face in context.penalties for face in faces",
        "        face.suit is Suit.HEARTS for face in faces",
    ),
    Mutant(
        "everybody is exempt",
        "    if context.rules.lead_exempt is LeadExempt.HEARTS_OR_PENALTY and all(",
        "    if all(",
    ),
    Mutant(
        "jokers may be led",
        "    return tuple(card for card in cards if not card.is_joker)\n",
        "    return cards\n",
    ),
    Mutant(
        "a joker needs a void even where it may be played any time",
        "    if rules.jokers is Jokers.ANYTIME:\n        keep",
        "    if rules.jokers is Jokers.NONE:\n        keep",
    ),
    Mutant(
        "an optional Warren card must follow",
        "    if rules.warren_follow is WarrenFollow.OPTIONAL:\n",
        "    if rules.warren_follow is None:\n",
    ),
    Mutant(
        "the Warren card stands for nothing",
        "        if card.is_warren and self.own.extra is not None:\n",
        "        if card.is_warren and self.own.extra is None:\n",
    ),
    Mutant(
        "the ten of clubs may be played early",
        "    return tuple(card for card in cards if context.stands_for(card).face is not TC)\n",
        "    return cards\n",
    ),
    Mutant(
        "the only club may not be the ten",
        "    if all(card.face is TC for card in clubs):\n",
        "    if not clubs:\n",
    ),
    Mutant(
        "charged cards are never locked",
        "        if card not in charged or card.suit in led_before:\n",
        "        if card in charged or card.suit in led_before:\n",
    ),
    Mutant(
        "charged cards stay locked",
        "        if card not in charged or card.suit in led_before:\n",
        "        if card not in charged:\n",
    ),
    Mutant(
        "charged cards may not be discarded either",
        "        return not context.deal.plays or card.suit is context.led\n",
        "        return True\n",
    ),
    Mutant(
        "the queen is not forced",
        "    return tuple(card for card in cards if context.stands_for(card).face is QS)\n",
        "    return cards\n",
    ),
    Mutant(
        "the queen is forced before the ban on points",
        "        follow.append((Verdict.QUEEN_FORCED, _queen_forced))\n",
        "        follow.insert(1, (Verdict.QUEEN_FORCED, _queen_forced))\n",
    ),
    Mutant(
        "the queen is forced although the seat can follow",
        "    if led is None or any(context.stands_for(card).suit is led"
        " for card in context.own.hand):\n",
        "    if led is None:\n",
    ),
    Mutant(
        "a stuck hand is never stuck",
        "    return all(face.face in context.penalties for face in faces)\n",
        "    return False\n",
    ),
    Mutant(
        "a hand that can follow is stuck",
        "    if deal.plays and any(face.suit is context.led for face in faces):\n"
        "        return False\n",
        "",
    ),
    Mutant(
        "forbidden cards may be passed",
        "Verdict.PASS_FORBIDDEN if card.face.text in rules.pass_forbid else Verdict.OK",
        "Verdict.PASS_FORBIDDEN if card.face.text in () else Verdict.OK",
    ),
    Mutant(
        "any card may be charged",
        "        if card.face not in faces:\n            return Verdict.NOT_CHARGEABLE\n",
        "",
    ),
    Mutant(
        "a card may be charged twice",
        "        return Verdict.ALREADY_CHARGED if card in charged else Verdict.OK\n",
        "        return Verdict.OK\n",
    ),
    Mutant(
        "a joker played at any time shows a void",
        "    return not (card.is_joker and rules.jokers is Jokers.ANYTIME)\n",
        "    return True\n",
    ),
)

BREAKING = (
    Mutant(
        "hearts never count as broken",
        "        broken=deal.broken or _breaks(rules, deal, play),\n",
        "        broken=deal.broken,\n",
        core=True,
    ),
    Mutant(
        "the queen never breaks hearts",
        "    return rules.breakers is Breakers.HEARTS_QS and card.face is QS\n",
        "    return False\n",
        core=True,
    ),
    Mutant(
        "the queen always breaks hearts",
        "    return rules.breakers is Breakers.HEARTS_QS and card.face is QS\n",
        "    return card.face is QS\n",
    ),
    Mutant(
        "a led heart breaks where one must be discarded",
        "            return led is not None and play.suit is not led\n",
        "            return True\n",
    ),
    Mutant(
        "won hearts never break",
        "        broken = any(_is_breaker(rules, play.card, play.suit) for play in won)\n",
        "        broken = False\n",
    ),
    Mutant(
        "a played heart breaks where one must be won",
        "        case BreakEvent.WON:\n            return False\n",
        "        case BreakEvent.WON:\n            return True\n",
    ),
    Mutant(
        "a joker named hearts breaks them",
        "        return not card.is_joker  # a",
        "        return True  # a",
    ),
)
