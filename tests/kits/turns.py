"""Waiting for a person's turn."""

from __future__ import annotations

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.session.game.session import Session


def my_turn(session: Session) -> bool:
    return session.ask.kind is AskKind.PLAY and session.ask.seats == (0,)
