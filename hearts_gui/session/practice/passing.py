"""Hands for practising passes, the same for everyone on a day, and what the passes cost."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from hearts_gui.ai.coach.decisions import same
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import lower_bound
from hearts_gui.ai.coach.reasons import is_of_moon
from hearts_gui.ai.players.levels import make_bot
from hearts_gui.config.reading import append_lines, number, read_lines, text
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.rules.presets import STANDARD_KEY, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.past.motif_table import motifs as motifs_of
from hearts_gui.session.past.motif_table import motifs_met
from hearts_gui.session.practice.drawing import DealKind, draw
from hearts_gui.session.practice.whole_deal import SetUpDeal, WholeDeal, begun

FILE = "passes.lines"
A_DAY = 50
"""The number of hands a day."""
ME = 0
_TOKENS = (PassToken.L, PassToken.R, PassToken.A)
_MOST = 1000.0
_MOST_TRIES = 60
"""Hands that are looked at for one in which a motif is at stake."""


def rules_of_passes() -> Rules:
    """The rules of the passing trainer: the Standard game."""
    return preset(STANDARD_KEY)


def hand_to_pass(day: date, index: int) -> SetUpDeal:
    """The hand with this number of a day, from 0, where all are to pass."""
    rules = rules_of_passes()
    seed = f"passing/{day.isoformat()}/{index}"
    return begun(rules, draw(rules, DealKind(_TOKENS[index % len(_TOKENS)]), seed))


def hand_once_more(hand: Iterable[Card], token: PassToken, seed: str) -> SetUpDeal:
    """A hand that was held before, to be passed the same way; the others get other cards."""
    held = tuple(sorted(hand))
    rest = sorted(set(build_pack(rules_of_passes())) - set(held))
    random.Random(seed).shuffle(rest)
    size = len(held)
    others = (tuple(sorted(rest[index * size : (index + 1) * size])) for index in range(3))
    return begun(rules_of_passes(), WholeDeal(token, 0, (held, *others)))


def hands_to_drill(motifs: Sequence[Motif], count: int, seed: str) -> tuple[SetUpDeal, ...]:
    """Hands in which these motifs of passes are at stake, in turn."""
    rules, hands = rules_of_passes(), []
    for index in range(count):
        motif, kind = motifs[index % len(motifs)], DealKind(_TOKENS[index % len(_TOKENS)])
        for tries in range(_MOST_TRIES):
            hand = begun(rules, draw(rules, kind, f"{seed}/{index}/{tries}"))
            if _at_stake(my_view(hand), motif):
                break
        hands.append(hand)
    return tuple(hands)


def _at_stake(view: PlayerView, motif: Motif) -> bool:
    """Whether a Club player's pass has this motif, and one with another card does not."""
    usual = usual_pass(view)
    gives = {card for card, _ in usual.gives}
    others = (
        pass_of(view, gives - {card} | {other})
        for card in gives for other in view.own.hand if other not in gives
    )  # fmt: skip
    return motif in motifs_met(view, usual, others)


def pass_of(view: PlayerView, cards: Iterable[Card]) -> PassCards:
    ((receiver, _),) = pass_gives(view.rules, view.deal.token, view.seat)
    return PassCards(view.seat, tuple((card, receiver) for card in sorted(cards)))


def usual_pass(view: PlayerView) -> PassCards:
    """A Club player's pass."""
    action = make_bot("club/ada", "passing").decide(view)
    assert isinstance(action, PassCards)
    return action


@dataclass(frozen=True, slots=True)
class PassVerdict:
    """The cost of a pass against the best one, and of a Club player's; None if not known."""

    mine: PassCards
    best: PassCards
    loss: float
    error: float
    usual: PassCards
    usual_loss: float | None
    reason: Message | None
    """The reason for the best pass; None where the player's is as good."""
    first: bool = False
    """Whether it was judged quickly, and a better verdict is on its way."""

    @property
    def as_good(self) -> bool:
        """Whether the pass is as good as the best one, as far as anyone can tell."""
        return same(self.mine, self.best) or lower_bound(self.loss, self.error) <= 0


def verdict(
    view: PlayerView, grade: Grade, usual: PassCards, usual_loss: float | None, *,
    first: bool = False,
) -> PassVerdict:  # fmt: skip
    """The verdict on a pass that the coach has graded."""
    played, best = grade.played, grade.best
    assert isinstance(played, PassCards)
    assert isinstance(best, PassCards)
    loss = max(0.0, grade.loss)
    reason = None
    if lower_bound(loss, grade.error) > 0:
        named = () if is_of_moon(grade.reason) else motifs_of(view, best, played)
        reason = named[0].line if named else grade.reason
    return PassVerdict(played, best, loss, grade.error, usual, usual_loss, reason, first)


def my_view(begun: SetUpDeal) -> PlayerView:
    """The person's view of a hand."""
    return view_of(begun.game, ME)


class PassBook:
    """The passes of each day and what they cost, in a file that is only appended to."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._losses: dict[str, list[float]] = {}
        for day, loss in read_lines(path, _line):
            self._losses.setdefault(day, []).append(loss)

    def of(self, day: date) -> tuple[float, ...]:
        """The losses of a day, in order."""
        return tuple(self._losses.get(day.isoformat(), ()))

    def add(self, day: date, loss: float) -> str | None:
        """Keep a pass. Returns why that is not possible, else None."""
        self._losses.setdefault(day.isoformat(), []).append(loss)
        return append_lines(self._path, {"day": day.isoformat(), "loss": round(loss, 3)})


def _line(data: Any) -> tuple[str, float]:
    return text(data["day"]), number(data["loss"], 0, _MOST)
