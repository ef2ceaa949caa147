"""Which faces change as something happens, from what everyone at the table sees.

A face that followed a hidden card would be a tell: nothing here looks at a hand.
"""

from collections.abc import Mapping

from hearts_gui.engine.cards import QS, Suit
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import takes
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.ui.draw.icons import Mood
from hearts_gui.ui.table.nodes.plate_info import resting
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import Cue
from hearts_gui.ui.table.story.model import TableModel

# How long a face holds what it shows, in milliseconds.
HOLD, SHOCK, BLINK = 1100.0, 700.0, 110.0
SELDOM = 3
"""A calm player blinks once in this many plays: nothing is redrawn but with a card in the air."""
Feeling = tuple[tuple[Mood, float], ...]
"""The moods that a face goes through, each with how long it lasts in milliseconds."""


def feelings(rules: Rules, cue: Cue, before: TableModel) -> Mapping[int, Feeling]:
    """The faces that a cue changes, by seat."""
    match cue:
        case cue_types.PlayOut(play):
            return _high_spade(rules, play, cue.model) or _blink(rules, play, cue.model)
        case cue_types.QueenFalls():
            return _queen(rules, cue.model)
        case cue_types.BreakHearts():
            return _broken(rules, cue.model.trick)
        case cue_types.Count(seat, _, bad, queen):
            if not bad:
                return {seat: ((Mood.PLEASED, HOLD),)}
            shock = ((Mood.SHOCKED, SHOCK),) if queen else ()
            return {seat: (*shock, (Mood.WORRIED, HOLD))}
        case cue_types.Sweep(int(seat)):
            clean = cue.model.points(rules, seat) == before.points(rules, seat)
            return {seat: ((Mood.PLEASED, HOLD),)} if clean and cue.model.broken else {}
        case _:
            return {}


def known_taker(rules: Rules, model: TableModel) -> int | None:
    """The seat that takes a trick in which all have played."""
    return _taker(rules, model.trick) if len(model.trick) == model.players else None


def _taker(rules: Rules, trick: tuple[Play, ...]) -> int | None:
    """The seat that takes the trick if no further card changes that."""
    index = takes(rules, trick, trick[0].suit) if trick else None
    return None if index is None else trick[index].seat


def _high_spade(rules: Rules, play: Play, model: TableModel) -> Mapping[int, Feeling]:
    """Who puts ace or king of spades on the table while the queen is out has reason to worry."""
    if QS not in penalty_faces(rules, model.penalty_suit) or play.card.suit is not Suit.SPADES:
        return {}
    seen = [card for cards in model.taken for card in cards]
    seen += [played.card for played in model.trick]
    if play.card.rank <= QS.rank or any(card.face is QS for card in seen):
        return {}
    return {play.seat: ((Mood.WORRIED, HOLD),)}


def _blink(rules: Rules, play: Play, model: TableModel) -> Mapping[int, Feeling]:
    """Who has just played blinks now and then."""
    calm = resting(rules, model, play.seat) is Mood.CALM
    seldom = (len(model.trick) + sum(model.tricks) + play.seat) % SELDOM == 0
    return {play.seat: ((Mood.BLINK, BLINK),)} if calm and seldom else {}


def _broken(rules: Rules, trick: tuple[Play, ...]) -> Mapping[int, Feeling]:
    """Who breaks hearts is glad to have given one away; who would take it is not."""
    breaker, taker = (trick[-1].seat if trick else None), _taker(rules, trick)
    if breaker is None or taker is None or breaker == taker:
        return {}
    return {breaker: ((Mood.PLEASED, HOLD),), taker: ((Mood.WORRIED, HOLD),)}


def _queen(rules: Rules, model: TableModel) -> Mapping[int, Feeling]:
    """All are shocked but who gave her away; who has to take her again is not glad at all."""
    giver = next((p.seat for p in reversed(model.trick) if p.card.face is QS), None)
    taker = _taker(rules, model.trick)
    feelings: dict[int, Feeling] = dict.fromkeys(range(model.players), ((Mood.SHOCKED, SHOCK),))
    if taker is not None:
        feelings[taker] += ((Mood.WORRIED, HOLD),)
    if giver is not None and giver != taker:
        feelings[giver] = ((Mood.PLEASED, HOLD),)
    return feelings
