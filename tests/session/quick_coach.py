"""A coach's process that grades without search: in a module, because it is spawned."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from typing import Any

from hearts_gui.ai.coach import worker
from hearts_gui.ai.coach.decisions import Decision
from hearts_gui.ai.coach.grades import Advice, Grade, TriedAnswer
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.worker_loop import serve
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView


def plain_grade(decision: Decision, game: str) -> Grade:
    """A slip in every trick, which costs the number of the place."""
    return Grade(
        decision.line,
        decision.seat,
        decision.deal,
        decision.place,
        decision.trick,
        decision.view.ask.kind.value,
        played=decision.action,
        best=decision.action,
        loss=float(decision.place),
        label=Mark.SLIP,
    )


def some_advice(view: PlayerView, seed: str, level: str) -> Advice:
    """Anything that is allowed."""
    return Advice(RandomBot(f"{seed}/{level}").decide(view))


def without_thought() -> None:
    vars(worker).update(grade=plain_grade, quick_grade=plain_grade, advise=some_advice)


def quick(pipe: Any) -> None:
    """The real process, with quick answers instead of thought."""
    without_thought()
    worker.main(pipe)


def praises(pipe: Any) -> None:
    """Every answer is called great."""
    without_thought()

    def great(decision: Decision, game: str) -> Grade:
        return replace(plain_grade(decision, game), loss=0.0, ahead=3.0, label=Mark.GREAT)

    vars(worker).update(grade=great)
    worker.main(pipe)


def errs(pipe: Any) -> None:
    """Every card that need not be played is a mistake; each answer takes a moment."""
    without_thought()

    def wrong(decision: Decision, game: str) -> Grade:
        time.sleep(0.02)
        view, played, plain = decision.view, decision.action, plain_grade(decision, game)
        if not isinstance(played, PlayCard):
            return plain
        others = [
            card for card in legal_plays(view.rules, view.deal, view.own) if card is not played.card
        ]
        best = replace(played, card=others[0]) if others else played
        answers = (TriedAnswer(best, -1.0, 0.1), TriedAnswer(played, -3.0, 0.1))
        return replace(plain, best=best, loss=2.4, error=0.3, label=Mark.MISTAKE, answers=answers)

    vars(worker).update(grade=wrong)
    worker.main(pipe)


def dies_after_three(pipe: Any) -> None:
    """Ends after three grades, each time it is started."""
    without_thought()

    class Dying:
        said = 0

        def recv_bytes(self, most: int | None = None) -> bytes:
            return bytes(pipe.recv_bytes(most))

        def poll(self, timeout: float | None = 0.0) -> bool:
            return bool(pipe.poll(timeout))

        def send_bytes(self, buf: bytes) -> None:
            if self.said == 3:
                os._exit(5)
            self.said += 1
            pipe.send_bytes(buf)

    serve(worker.CoachWorker(), Dying())
