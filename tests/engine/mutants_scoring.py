"""Deliberate bugs of counting, endings and settlements."""

from __future__ import annotations

from tests.engine.mutating import Mutant

SCORING = (
    Mutant(
        "the charge of AH changes nothing",
        "        doubled = facts.hearts_charged\n",
        "        doubled = False\n",
    ),
    Mutant(
        "charged cards count once",
        "    return points * 2 if doubled else points\n",
        "    return points\n",
    ),
    Mutant(
        "the queen of hearts does not double",
        "_multiply(worth, hearts, 2 ** len(doublers))",
        "_multiply(worth, hearts, 1)",
    ),
    Mutant(
        "the queen of clubs cancels nothing",
        "_multiply(worth, evil_queens, 0)",
        "_multiply(worth, evil_queens, 1)",
    ),
    Mutant(
        "a charged ten of clubs only doubles",
        "factor * (4 if card in facts.charged else 2)",
        "factor * 2",
    ),
    Mutant(
        "the ten of clubs is real in Complex Hearts",
        "factor * 1j ** len(tens)",
        "factor",
    ),
    Mutant(
        "a lonely ten of clubs is worth nothing",
        "        gain = 100 if card in facts.charged else 50\n",
        "        gain = 0\n",
    ),
    Mutant(
        "void cards are needed for a moon",
        "if card.face in faces and card not in voided)",
        "if card.face in faces)",
    ),
    Mutant(
        "the bonus card is not needed for the moon",
        "            faces = face_points(rules, summary.penalty_suit)\n",
        "            faces = penalty_faces(rules, summary.penalty_suit)\n",
    ),
    Mutant(
        "nobody ever shoots",
        "        if facts.needed <= held:\n",
        "        if facts.needed < held and not held:\n",
        core=True,
    ),
    Mutant(
        "all but one card make a moon",
        "        if facts.needed <= held:\n",
        "        if len(facts.needed - held) <= 1:\n",
        core=True,
    ),
    Mutant(
        "a moon spares the next seat",
        "        change.update({seat: amount * factors[seat] for seat in shot.others})\n",
        "        change.update({seat: amount * factors[seat] for seat in shot.others[1:]})\n",
        core=True,
    ),
    Mutant(
        "subtracting adds",
        "        change[shot.seat] -= amount * own\n",
        "        change[shot.seat] += amount * own\n",
    ),
    Mutant(
        "the sun counts once",
        "        return dict.fromkeys(shot.others, 2)\n",
        "        return dict.fromkeys(shot.others, 1)\n",
    ),
    Mutant(
        "every moon is a sun",
        "    return sum(counted[seat] for seat in members) == total > 0\n",
        "    return True\n",
    ),
    Mutant(
        "the guard never subtracts",
        "        and would_lose(count.rules, count.standings, score, count.shot.seat)\n",
        "        and False\n",
    ),
    Mutant(
        "the guard always subtracts",
        "        and would_lose(count.rules, count.standings, score, count.shot.seat)\n",
        "",
    ),
    Mutant(
        "no trick is a bonus even when somebody shoots",
        "    may_gain = count.shot is None or rules.no_trick_on_moon\n",
        "    may_gain = True\n",
    ),
    Mutant(
        "no trick is no bonus",
        "    if rules.no_trick_bonus and not tricks and may_gain:\n",
        "    if rules.no_trick_bonus and tricks and may_gain:\n",
    ),
    Mutant(
        "a floor lifts nothing",
        "    return [Line(LineKind.FLOOR, (), lifted)] if lifted else []\n",
        "    return []\n",
    ),
    Mutant(
        "the floor looks at the deal instead of the total",
        "    if rules.bonus_floor is BonusFloor.TOTAL:\n",
        "    if rules.bonus_floor is BonusFloor.NONE:\n",
    ),
    Mutant(
        "laid-aside cards go to whoever has none",
        "    some = [seat for seat in order if sums[seat]] or list(order)\n",
        "    some = list(order)\n",
    ),
    Mutant(
        "wraps do not happen",
        "        return total * 0 if total in rules.wrap_at else total\n",
        "        return total\n",
        core=True,
    ),
    Mutant(
        "resets happen without a change",
        "    if changed:\n",
        "    if True:\n",
    ),
    Mutant(
        "the game ends when the score is exceeded only",
        "    return value > limit if rules.end is End.EXCEED else value >= limit\n",
        "    return value > limit\n",
        core=True,
    ),
    Mutant(
        "the game ends when the score is reached",
        "    return value > limit if rules.end is End.EXCEED else value >= limit\n",
        "    return value >= limit\n",
    ),
    Mutant(
        "the highest score wins",
        "    return -score if rules.score_dir is ScoreDir.HIGH else score\n\n\ndef better",
        "    return -score\n\n\ndef better",
        core=True,
    ),
    Mutant(
        "ties are always shared",
        "    if len(best) > 1 and rules.tie is not Tie.SHARED:\n        return None\n",
        "",
    ),
    Mutant(
        "one deal too few wins by staying",
        "    return run if rules.count_arrival else max(0, run - 1)\n",
        "    return run\n",
    ),
    Mutant(
        "the pool is shared with everybody",
        "            clear = [seat for seat, found in enumerate(hit) if not found]\n",
        "            clear = list(range(rules.players))\n",
    ),
    Mutant(
        "a Jack can be shared",
        "    if not clear or took_all or (jack and len(clear) > 1):\n",
        "    if not clear or took_all:\n",
    ),
    Mutant(
        "Howell pays too little",
        "sum(counts) - count - (rules.players - 1) * count",
        "sum(counts) - count - count",
    ),
    Mutant(
        "buried cards count for nobody",
        "    elif game.rules.kitty_discard is KittyDiscard.CAPTURED:\n",
        "    elif game.rules.kitty_discard is KittyDiscard.OUT_OF_PLAY:\n",
    ),
    Mutant(
        "the kitty counts for nobody",
        "        taken[seat] += own.kitty\n",
        "        pass\n",
    ),
    Mutant(
        "a stuck card counts for the taker",
        " for p in trick.plays if p.card not in stuck] for pile in piles\n",
        " for p in trick.plays] for pile in piles\n",
    ),
    Mutant(
        "a claim takes nothing",
        "        taken[deal.claimed_by] += [card for hand in deal.rest for card in hand]\n",
        "        pass\n",
    ),
)
