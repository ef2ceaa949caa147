"""What a saved game's answers cost, as `judge` prints it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hearts_gui.ai.coach.answers import text_of
from hearts_gui.ai.coach.judging import COACH, Judgement, judge
from hearts_gui.ai.coach.reasons import reason_of
from hearts_gui.engine.log.log import LoadedLog, action_of
from hearts_gui.engine.message import Told, message
from hearts_gui.engine.play.actions import Action, AskKind, StartDeal
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.headless.reports import Report, sound_game
from hearts_gui.session.setup.naming import rules_name
from hearts_gui.wording.language.messages import told

_DIGITS: Final = 3


class NotInGame(Told, ValueError):
    """A deal or a seat that the game has not."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of one seat, and what the seat knew."""

    view: PlayerView
    action: Action
    place: int
    """How many decisions of the deal came before."""

    @property
    def seat(self) -> int:
        """Whose answer it was."""
        return self.view.seat

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        return self.view.deal.number

    @property
    def trick(self) -> int:
        """The number of the trick, from 1; 0 before play."""
        if self.view.ask.kind is not AskKind.PLAY:
            return 0
        return len(self.view.deal.tricks) + 1

    def seed(self, game_seed: str) -> str:
        """What makes the judgement of this decision the same for ever."""
        return f"{game_seed}/{self.deal}/{self.view.deal.attempt}/{self.place}"


def decisions(loaded: LoadedLog) -> Iterator[Decision]:
    """Every answer of the game, in order; what a clock or the rules decided is none."""
    game = new_game(loaded.header.rules, loaded.header.seed)
    place = 0
    for event in loaded.events:
        action = action_of(event)
        seat = getattr(action, "seat", None)
        if isinstance(action, StartDeal):
            place = 0
        elif action is not None and seat is not None and not getattr(action, "auto", False):
            yield Decision(view_of(game, seat), action, place)
            place += 1
        game = apply(game, event)


def judge_report(path: Path, deal: int | None = None, seat: int | None = None) -> Report:
    """What the answers in a saved game cost, of every deal and seat or of one.

    Raises SaveError or ReplayError for a file that is no whole game, NotInGame.
    """
    loaded = sound_game(path)
    rules = loaded.header.rules
    played = len(loaded.game.public.standings.history) + (loaded.game.public.deal is not None)
    if deal is not None and not 1 <= deal <= played:
        raise NotInGame(message("judge-no-deal", deal=deal, n=played))
    if seat is not None and not 0 <= seat < rules.players:
        raise NotInGame(message("judge-no-seat", seat=seat, most=rules.players - 1))
    found: dict[tuple[int, int], list[Report]] = {}
    for decision in decisions(loaded):
        if deal in (None, decision.deal) and seat in (None, decision.seat):
            rows = found.setdefault((decision.deal, decision.seat), [])
            judgement = judge(decision.view, decision.action, decision.seed(loaded.header.seed))
            if judgement is not None:
                rows.append(_row(decision, judgement))
    return {
        "rules": rules_name(rules),
        "coach": COACH,
        "deals": [_deal(*key, rows) for key, rows in sorted(found.items())],
    }


def _deal(deal: int, seat: int, rows: list[Report]) -> Report:
    return {
        "deal": deal,
        "seat": seat,
        "real_choices": len(rows),
        "loss_sum": round(sum(row["loss"] for row in rows), _DIGITS),
        "loss_error": round(math.sqrt(sum(row["error"] ** 2 for row in rows)), _DIGITS),
        "decisions": rows,
    }


def _row(decision: Decision, judgement: Judgement) -> Report:
    reason = reason_of(judgement)
    return {
        "ask": decision.view.ask.kind.value,
        "trick": decision.trick,
        "played": text_of(judgement.played),
        "best": text_of(judgement.best),
        "loss": round(judgement.loss, _DIGITS),
        "error": round(judgement.difference.error, _DIGITS),
        "worlds": judgement.difference.worlds,
        "label": judgement.label.value,
        "reason": None if reason is None else told(reason),
        "answers": [
            {
                "answer": text_of(each.action),
                "mean": round(each.value, _DIGITS),
                "error": round(each.error, _DIGITS),
            }
            for each in judgement.estimates
            if each.worlds
        ],
    }
