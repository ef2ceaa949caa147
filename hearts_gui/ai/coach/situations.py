"""The kinds of decisions by which a person's play is measured."""

from enum import StrEnum

from hearts_gui.ai.rule_player.facts import Memory, PlayFacts
from hearts_gui.ai.rule_player.weights import MOON
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView


class Situation(StrEnum):
    """The kinds, in the order in which they are listed."""

    PASSING = "passing"
    CALLING = "calling"
    """Charges, bids, suits, pledges and burials."""
    LEADING = "leading"
    FOLLOWING = "following"
    """Following suit, with someone still to play after."""
    LAST = "last"
    DISCARDING = "discarding"
    DEFENDING = "defending"
    """Another seat alone has taken every moon card so far, and many."""
    OWN_MOON = "own_moon"
    """The seat itself has taken every moon card so far, and many."""


def situation_of(view: PlayerView) -> Situation:
    """The kind of the decision that the view asks for; a moon comes before the place in a trick."""
    kind = view.ask.kind
    if kind is AskKind.PASS:
        return Situation.PASSING
    if kind is not AskKind.PLAY:
        return Situation.CALLING
    memory = Memory(view)
    memory.follow(view)
    shooter = _shooter(memory)
    if shooter is not None:
        return Situation.OWN_MOON if shooter == view.seat else Situation.DEFENDING
    return _in_trick(PlayFacts(view, memory))


def _shooter(memory: Memory) -> int | None:
    """The seat that alone has taken moon cards, enough that an attempt is likely."""
    if not memory.stakes.moon_gain:
        return None
    takers = [seat for seat, count in enumerate(memory.needed_taken) if count]
    if len(takers) != 1 or memory.points[takers[0]] <= MOON.committed * memory.stakes.total:
        return None
    return takers[0]


def _in_trick(facts: PlayFacts) -> Situation:
    if not facts.plays:
        return Situation.LEADING
    legal = legal_plays(facts.rules, facts.deal, facts.view.own)
    if not any(facts.stand(card).suit is facts.led for card in legal):
        return Situation.DISCARDING
    return Situation.FOLLOWING if facts.later else Situation.LAST
