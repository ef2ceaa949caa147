"""Deals of a kind and positions for pictures and tests."""

import os
import time
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from hearts_gui.devtools import demo
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.game.strong import StrongDeal
from hearts_gui.session.past.decision_book import DecisionBook
from hearts_gui.session.past.decision_query import DecisionInquiry, Listed, Wish, chosen
from hearts_gui.session.past.decision_rows import DecisionMark, DecisionRow
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.past.motif_table import motifs
from hearts_gui.session.puzzles.book import shipped
from hearts_gui.session.puzzles.conditions import read_kind
from hearts_gui.session.puzzles.drawing import draw
from hearts_gui.session.puzzles.passing import (
    PassBook,
    PassVerdict,
    hand_to_pass,
    my_view,
    pass_of,
    usual_pass,
)
from hearts_gui.session.puzzles.whole_deal import WholeDeal
from hearts_gui.session.setup.players import Human
from hearts_gui.ui.puzzles.acts import Judge, PositionActs
from hearts_gui.ui.puzzles.editor import EditorScene
from hearts_gui.ui.puzzles.kinds import KindScene
from hearts_gui.ui.puzzles.passes import PassScene, PassSource
from hearts_gui.ui.puzzles.strong import StrongScene
from hearts_gui.ui.screens.decisions import DecisionsScene
from hearts_gui.ui.screens.gone import GoneScene
from hearts_gui.ui.shell.context import Context, Scene


def sample_acts() -> PositionActs:
    """Leads nowhere; the coach never answers."""

    def judge(deal: WholeDeal) -> tuple[Judge, Callable[[], None]]:
        del deal
        return (lambda: None), (lambda: None)

    return PositionActs(lambda ctx, _: Scene(ctx), judge)


def decisions_scene(ctx: Context) -> Scene:
    """A few decisions of made-up games."""
    book = DecisionBook(Path(os.devnull))
    motifs, cards = list(Motif), ("QS", "AS", "7H", "KC", "2D", "TD")
    rows = [
        DecisionRow(
            f"line{n}", 1.75e9 + 86_400 * n, f"game{n // 9}", 1 + n % 9, 1 + n % 13,
            ("standard", "omnibus")[n % 2], ("leading", "following", "passing")[n % 3],
            motifs[n % len(motifs)].value, cards[n % 6],
            cards[(n + 1) % 6], 12.5 / (1 + n / 4), 0.3, "mistake",
        )
        for n in range(40)
    ]  # fmt: skip
    inquiry = SampleDecisions(book, rows)
    return DecisionsScene(ctx, inquiry, lambda _: None)


class SampleDecisions(DecisionInquiry):
    """Answers immediately, with rows that are given."""

    def __init__(self, book: DecisionBook, rows: list[DecisionRow]) -> None:
        super().__init__(book)
        self._given = rows
        self._waiting: Listed | None = None

    def news(self) -> bool:
        """Nothing more is read."""
        return False

    def ask(self, wish: Wish) -> None:
        """The answer is there."""
        marks = {"line2": DecisionMark(starred=True), "line3": DecisionMark(note="why?")}
        rows = tuple(chosen(self._given, wish, marks))
        self._waiting = Listed(wish, rows, len(self._given), ("omnibus", "standard"),
                               (Motif.DUCK.value,), marks, 0)  # fmt: skip

    def take(self) -> Listed | None:
        """The answer, given once."""
        result, self._waiting = self._waiting, None
        return result


def pass_scene(ctx: Context, *, told: bool = False) -> Scene:
    """The first hand of a day, with three cards chosen or judged."""
    day = date(2026, 2, 3)

    def view(index: int) -> PlayerView:
        return my_view(hand_to_pass(day, index))

    def ask(index: int, cards: tuple[Card, ...]) -> Callable[[], PassVerdict]:
        hand = view(index)
        mine, usual = pass_of(hand, cards), usual_pass(hand)
        verdict = PassVerdict(mine, usual, 2.4, 0.4, usual, 0.0, motifs(hand, usual, mine))
        return lambda: verdict

    scene = PassScene(ctx, PassSource(view, ask, lambda: None), PassBook(Path(os.devnull)), day)
    scene.chosen = tuple(card.text for card in scene.view.own.hand[:3])
    if told:
        ctx.scenes.push(scene)
        scene.settle()
        scene.update(16.0)
        ctx.scenes.pop()
    return scene


def kind_scene(ctx: Context) -> Scene:
    """A deal of the first kind."""
    scene = KindScene(ctx, preset("standard"), sample_acts(), seed=lambda: "picture")
    drawn(scene)
    return scene


def drawn(scene: KindScene) -> None:
    """Wait until a deal is drawn, at most half a minute."""
    until = time.monotonic() + 30
    while scene.waiting and time.monotonic() < until:
        scene.update(0.0)
        time.sleep(0.001)


def editor_scene(ctx: Context) -> Scene:
    """A whole deal of which one card was taken back."""
    deal = draw(preset("standard"), read_kind("pass none"), "picture")
    short = WholeDeal(deal.token, 0, (deal.hands[0][1:], *deal.hands[1:]))
    return EditorScene(ctx, preset("standard"), sample_acts(), short)


def gone_scene(ctx: Context, *, told: bool = False) -> Scene:
    """A few tricks of a deal are over: the questions, or what is so."""
    view, names = shipped()[0].view(), ["Ada", "Ben", "Finn"]
    names.insert(view.seat, Human().name)
    scene = GoneScene(ctx, view, names)
    scene.answers[0] = 1
    scene.shows_truth = told
    return scene


class SampleStrong(StrongDeal):
    """A deal that is over in both."""

    def __init__(self, mine: Sequence[Event], theirs: Sequence[Event]) -> None:
        self.seat, self.mine, self._theirs = 0, tuple(mine), list(theirs)

    def tick(self, now_ms: float) -> bool:
        """Do nothing."""
        del now_ms
        return False

    def close(self) -> None:
        """Do nothing: nothing is open."""


def strong_scene(ctx: Context) -> Scene:
    """Two ways through one deal."""
    deals = [_played(seed) for seed in ("1", "2")]
    return StrongScene(ctx, SampleStrong(*deals), lambda: 0.0)


def _played(seed: str) -> tuple[Event, ...]:
    """The events of a deal."""
    session = demo.demo_session(preset("standard").but(end=End.DEALS, end_at=1), seed)
    demo.play_until(session, lambda one: one.over)
    record = session.record(1)
    assert record is not None
    return record.events


POSITION_SCENES: Final[dict[str, Callable[[Context], Scene]]] = {
    "kinds": kind_scene,
    "decisions": decisions_scene,
    "passing": pass_scene,
    "passing-told": lambda ctx: pass_scene(ctx, told=True),
    "editor": editor_scene,
    "gone": gone_scene,
    "strong": strong_scene,
    "gone-told": lambda ctx: gone_scene(ctx, told=True),
}
"""The scenes by their names."""
