"""Stupid choices, as players call them: positions with cards that must never be played there.

Every position is right for every level; what only good players see is in
`test_standard_positions`. The numbers are those of the list of complaints that each stands for;
0 is what any book of the game says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.choices import BonusCard, MoonEffect, Partners, PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.ai.table import HOLD, late, position

LEFT = Rules(pass_cycle=(PassToken.L,))
JACK = HOLD.but(bonus_card=BonusCard.JD)
HAY = preset("hay").but(pass_cycle=(PassToken.HOLD,))
PARTNERS = HOLD.but(partners=Partners.FIXED, moon_effect=MoonEffect.ADD_OTHER_SIDE)

EARLY = "4C 9C JC 3D 6D TD 4H 8H 9H "
LAST_SEAT = "2: 2C KC 9C AC"
"""Taken by seat 1, who leads next: seat 0 plays last."""

SECOND_SEAT = "1: 2C TC KC 9C"
"""Taken by seat 3: seat 0 plays second."""

MINORS = "TC JC 4C 5D 6D 7D 8D 9D"
SHOT = "QS 2H 3H 4H 5H 6H 7H 8H 9H"


@dataclass(frozen=True)
class Stupidity:
    """A position in which some cards must not be played (or passed)."""

    complaint: int
    name: str
    game: Callable[[int], Game]
    wrong: frozenset[str]


def _never(
    complaint: int, name: str, wrong: str, build: Callable[..., Game], *what: str, **how: object
) -> Stupidity:
    def game(fill: int) -> Game:
        return build(*what, **how, fill=fill)

    return Stupidity(complaint, name, game, frozenset(wrong.split()))


PLAYS = (
    _never(1, "takes the queen thrown on a diamond that it could duck", "KD", late,
           "3D KD 4C", out="TD 5H 6H 7H 8H 9H", plays="1: 9D QS 4D"),
    _never(1, "takes the queen played to a spade that it could duck", "AS", late,
           "5S AS 4C", out="TD 5H 6H 7H 8H 9H", plays="1: 8S QS 3S"),
    _never(1, "takes the queen thrown on a club that another wins", "AC", late,
           "2C AC 6D 7H", out="TD 5H 6H 2H 8H 9H 3D 4D 5D", plays="1: TC QS KC"),
    _never(1, "takes the queen thrown on a heart", "AH", late,
           "2H AH 6D", out="TD 5H 6H 7H 8H 3D", plays="1: 9H QS 4H"),
    _never(1, "takes the queen with one seat still to play", "AD", late,
           "3D AD 5C", out="TD 5H 6H 7H 8H 9H 2C", plays="2: 8D QS"),
    _never(1, "takes the queen with the king in an early spade", "KS", position,
           EARLY + "3S 5S 8S KS", LAST_SEAT, "1: JS QS 9S"),
    _never(1, "takes the queen with the ace although it has three lower spades", "AS", position,
           EARLY + "2S 5S 7S AS", LAST_SEAT, "1: KS QS 9S"),
    _never(1, "keeps the queen when the king already lies there", "4S 3S 8S", position,
           EARLY + "3S 4S 8S QS", LAST_SEAT, "1: KS 5S 7S"),
    _never(1, "takes the queen thrown on a first trick on which points may fall", "AC", position,
           "3C AC 3D 6D TD 4H 8H 9H 5S 6S 7S 8D JD", "1: 2C KC QS", rules=HAY),
    _never(1, "takes her there with the ace over another queen", "AC", position,
           "7C AC 4D 7D TD AD 3H 5H 7H 8H 2S 7S TS", "1: 2C QC QS", rules=HAY),
    _never(2, "leads a suit in which everyone else is known to be void", "2C 3C", late,
           "2C 3C 4D", out="6D 9D JD 5H 6H 7H 8H 9H TH", voids="1C 2C 3C"),
    _never(2, "leads the low clubs that nobody else has any more", "2C 4C", late,
           "2C 4C 3H 5D", out="7H 8H 9H TH 6D 7D 8D 9D KH AH JH QH"),
    _never(2, "leads the low diamonds that nobody else has any more", "2D 3D", late,
           "2D 3D 5H", out="6H 7H 8H 9H TH JH QH KH 4H"),
    _never(2, "leads the last low spades instead of a safe club", "2S 3S", late,
           "2S 3S 4C", out="6C 9C JC 5H 6H 7H 8H 9H TH", voids="1S 2S 3S"),
    _never(4, "holds the ace of clubs back on the first trick, playing last", "4C 9C", position,
           "4C 9C AC 3D 8D JD 4H 8H JH 3S 5S 8S TS", "1: 2C TC KC"),
    _never(4, "holds the high diamonds back in a clean first round, playing last", "3D", position,
           "4C 9C JC 3D KD AD 4H 8H 9H 3S 5S 8S TS", LAST_SEAT, "1: 9D 5D JD"),
    _never(4, "plays low on the first trick, on which no points may fall", "4C", position,
           "4C QC AC 3D 8D JD 4H 8H JH 3S 5S 8S TS", "2: 2C TC"),
    _never(5, "does not win the jack of diamonds when it can", "3D", late,
           "KD 3D 2C", out="5H 6H 5C 6C 9D TD", plays="1: JD 4D 5D", rules=JACK),
    _never(5, "covers the jack of diamonds with the queen of spades beside it", "KD", late,
           "KD 3D 2C", out="5H 6H 5C 6C 9D TD", plays="1: JD QS 5D", rules=JACK),
    _never(5, "throws the jack of diamonds on another player's trick", "JD", late,
           "JD 8H 3S", out="5H 6H 5C 6C 9D TD", plays="1: QC 4C 7C", rules=JACK),
    _never(5, "plays the jack of diamonds under another player's ace", "JD", late,
           "JD 3D 2C", out="5H 6H 5C 6C 9D TD", plays="1: AD 4D 5D", rules=JACK),
    _never(5, "does not win a clean trick with its own jack of diamonds", "2D", late,
           "JD 2D 3S", out="5H 6H 5C 6C 9D QD", plays="1: TD 4D 5D", rules=JACK),
    _never(6, "leads high spades to the player whom it gave the queen", "KS AS", position,
           "4C 6C 8C KC 3D 5D 6D 8D 2H 4H 3S KS AS", "1: 2C TC JC KC",
           rules=LEFT, gave="QS QH AH", got="4C 6C 8C"),
    _never(6, "leads the ace or king of spades while the queen is out", "KS AS", late,
           "4C 6C 3D 5D 2H 2S KS AS",
           out="9S QS TS 7S 8S 3S 7C 8C TC JC QC 7D 8D TD JD QD KD 3H 5H 6H 7H 9H TH JH"),
    _never(6, "leads the queen of spades", "QS", late,
           "4C 6C 3D 5D 2H 2S 5S QS",
           out="9S KS AS 7S 8S 3S 7C 8C TC JC QC 7D 8D TD JD QD KD 3H 5H 6H 7H 9H TH JH"),
    _never(7, "does not take one heart to stop a moon", "3D", late,
           "AD 3D 2C", out="KH QH 5C 6C 9D TD", plays="1: QD 4D AH",
           taken={1: SHOT + " TH JH"}, last_taker=1),
    _never(7, "does not take the last heart that a moon needs", "2C", late,
           "AC 2C 3D", out="5D 6D 7D 8D TD 9D", plays="1: QC 4C AH",
           taken={1: SHOT + " TH JH QH KH"}, last_taker=1),
    _never(7, "throws a heart to a player who is shooting", "6H", late,
           "6H 5C 4C", out="KH QH 7C 6C 9D TD", plays="1: AD 4D 2D",
           taken={1: "QS 2H 3H 4H 5H AH 7H 8H 9H TH JH"}, last_taker=1),
    _never(7, "throws the ace of hearts to a player who has all the others", "AH", late,
           "AH 5C TD 4C", out="KH QH JH 4D 6C 7C 9D 8D 3D", plays="1: AS 4S 2S",
           taken={1: SHOT + " TH"}, last_taker=1, voids="2H 3H"),
    _never(7, "leaves the queen of spades to a player who has every heart", "2S", late,
           "AS 2S 3C", out="5C 6C 7C 8C TD 9D", plays="1: KS 4S QS",
           taken={1: "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"}, last_taker=1),
    _never(8, "goes on with a moon that is impossible by a heart", "AH KH", late,
           "AH KH 6H 2D", out="QH JH TH 3D 4D 5D 3C 4C 5C", plays="1: 9H 7H 8H",
           taken={2: "3H", 0: "QS 4H 5H"}, last_taker=0),
    _never(8, "goes on with a moon that is impossible by the queen", "AH", late,
           "AH 6H 2D", out="QH 3D 4D 3C 4C 5C", plays="1: JH TH KH",
           taken={2: "QS", 0: "2H 3H 4H 5H 7H 8H 9H"}, last_taker=0),
    _never(8, "leads for a moon that is impossible", "AH KH", late,
           "AH KH 2H 2D", out="QH JH TH 3D 4D 5D 3C 4C 5C 6D 7D 8D",
           taken={2: "QS", 0: "3H 4H 5H"}, last_taker=0),
    _never(9, "throws the queen on its partner", "QS", late,
           "QS 3S 5D", out="5H 6H 5C 6C 9D TD", plays="1: 8C AC 7C", rules=PARTNERS),
    _never(9, "does not throw the queen on the other side", "3S 5D", late,
           "QS 3S 5D", out="5H 6H 5C 6C 9D TD", plays="1: AC 8C 7C", rules=PARTNERS),
    _never(9, "throws a low heart on its partner", "4H", late,
           "4H 3S KD", out="5H 6H 5C 6C 9D TD", plays="1: 8C AC 7C", rules=PARTNERS),
    _never(10, "plays the queen on the first spade, last, where she wins", "QS", position,
           EARLY + "3S 4S 8S QS", LAST_SEAT, "1: 5S 9S 7S"),
    _never(10, "plays the queen on the first spade, second, where she may win", "QS", position,
           EARLY + "3S 4S 8S QS", SECOND_SEAT, "3: 5S"),
    _never(10, "plays the ace or king of spades where the queen may still fall", "KS AS", position,
           EARLY + "3S 6S KS AS", SECOND_SEAT, "3: 5S"),
    _never(10, "plays the king of spades third, before a seat that may have the queen", "KS", late,
           "3S 6S KS 4D", out="QS 7S 9D TD 5H 6H 7H 8H 9H TH", plays="2: 5S 8S"),
    _never(0, "does not throw the queen when it may", "3C 4H 5C", late,
           "QS 3C 4H 5C", out="6D 7D 8D TC JC QC 2S 3S 4S", plays="1: 9D TD JD"),
    _never(0, "leads a high heart with a low one beside it", "AH KH", late,
           "AH KH 2H 4D 3C", out="3H 5H 6H 7H 8H 9H 6D 7D 8D 9D TC JC QC 4C 5C"),
    _never(0, "takes a trick of four hearts that it could duck", "AH", late,
           "2H AH 6D", out="3D 4D 5D 7D 8D 9D", plays="1: 5H 6H 7H"),
    _never(0, "plays the king of hearts under nothing, second", "KH", late,
           "2H KH 5D", out="3D 4D 6H 7H 8H 9D AH JH", plays="3: 9H"),
    _never(0, "takes a heart on a club that it could duck, playing last", "KC", late,
           "3C KC 5D", out="3D 4D 6H 7H 8H 9D", plays="1: 9C 4H 8C"),
    _never(0, "takes the queen rather than one heart at the end", "AS", late,
           "AS 2S", out="5H 6H 7H", plays="1: JS QS 3S"),
)  # fmt: skip
"""Cards that must not be played."""

LOST = _never(
    0, "ends a game that another is certain to win, where only the winner counts", "9S", late,
    "AS 9S 2D", out="5D 6D 7D 8D 5C 6C", plays="1: 4S 8S QS", rules=HAY,
    totals=(20, 10, 40, 95), taken={1: "2H 3H 4H", 2: "5H 6H 7H 8H 9H TH JH QH KH AH"},
)  # fmt: skip
"""Choices that levels which weigh the place in the game avoid."""

PASS_VALUE = (
    (3, "passes the lowest heart instead of a middle one", "2H",
     "2C 3C 5C 7C 3D 4D 6D 8D 2H 3H 9H JH 4S"),
    (3, "passes the lowest heart and keeps the highest", "2H",
     "2C 4C 6C 8C 2D 4D 6D 2H 4H QH KH AH 4S"),
    (3, "passes low spades and keeps the bare queen's neighbours", "2S",
     "4C 5C JC 7D 6D KD AD 5H QH KH 2S 5S 8S"),
)  # fmt: skip
"""Cards that must not be passed from a hand, to the left."""
