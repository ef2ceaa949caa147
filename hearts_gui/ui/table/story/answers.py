"""What a listener may ask at any time: cards held, the trick, points, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.session.game.seen import Cards
from hearts_gui.ui.table.story.cues import SORTS, TableModel
from hearts_gui.ui.table.story.phrases import (
    Listener,
    each_told,
    plays_told,
    suits_counted,
    suits_held,
)
from hearts_gui.wording.event_texts import deal_pill
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.prompts import NO_TRICK_YET, not_your_turn

Answer = Callable[[Listener, PlayerView, TableModel], str]


def suits(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """How many cards of each suit the listener holds."""
    del listener, view
    if not _hand_shown(model):
        return say("aloud-no-cards")
    order = dict.fromkeys((*(c.suit for c in model.hand if c.suit is not None), *SORTS["classic"]))
    return say("aloud-hand-suits", suits=suits_counted(model.hand, tuple(order)))


def hand(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """Every card that the listener holds."""
    del listener, view
    held = _hand_shown(model)
    if not held:
        return say("aloud-no-cards")
    sentences = [say("aloud-hand-cards", n=len(held), suits=suits_held(held))]
    if model.received:
        sentences.append(say("aloud-hand-new", cards=model.received))
    return " ".join(sentences)


def _hand_shown(model: TableModel) -> Cards:
    return model.hand if model.face_up else ()


def trick(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """The cards on the table, and what was charged."""
    if view.public.deal is None:
        return say("aloud-no-deal")
    sentences = [say("aloud-trick-empty")]
    if model.trick:
        sentences = [say("aloud-trick-now", plays=plays_told(listener, model.trick))]
    if model.held:
        sentences.append(say("access-pile", kind="held", n=len(model.held)))
    if model.charges:
        charged = [listener.say("aloud-play", seat, card=card) for seat, card in model.charges]
        sentences.append(say("aloud-charges", plays=charged))
    return " ".join(sentences)


def scores(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """Everyone's total, and what is played for."""
    counters = view.rules.score_dir is ScoreDir.COUNTERS and model.stocks
    totals = model.stocks if counters else model.totals
    sentence = say("aloud-totals", each=each_told(listener, totals))
    place = say("aloud-sentence", text=deal_pill(view.public))
    return f"{sentence} {place}"


def points(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """What everyone has taken in this deal."""
    if view.public.deal is None:
        return say("aloud-no-deal")
    if not listener.points:
        return say("aloud-points-hidden")
    seats = sorted(range(model.players), key=lambda seat: seat != listener.seat)
    each = [
        listener.say("aloud-points-of", seat, points=model.points(view.rules, seat),
                     tricks=model.tricks[seat])
        for seat in seats
    ]  # fmt: skip
    sentences = [say("aloud-points-now", each=each)]
    if model.broken and not listener.brief:
        sentences.append(say("aloud-broken"))
    return " ".join(sentences)


def last(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """The last trick, card by card, and who took it."""
    del view
    if model.last is None:
        return say(NO_TRICK_YET)
    plays = plays_told(listener, model.last.plays)
    if model.last.taker is None:
        return say("aloud-last-nobody", plays=plays)
    return listener.say("aloud-last-trick", model.last.taker, plays=plays)


def turn(listener: Listener, view: PlayerView, model: TableModel) -> str:
    """Who has to decide, when that is not the listener."""
    del model
    if view.ask.kind is AskKind.OVER:
        return say("aloud-over")
    return not_your_turn(view, listener.names)


ANSWERS: Final[Mapping[str, Answer]] = {
    "key_suits": suits, "key_hand": hand, "key_trick": trick, "key_totals": scores,
    "key_points": points, "key_taken": last, "key_turn": turn,
}  # fmt: skip
"""By the setting of the key that asks for it."""
