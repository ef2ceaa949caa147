"""Several people at one screen: the curtain hides every card of the others."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from hearts_gui.devtools.samples import SampleGames
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Session
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.plans import PERSON, Opponent, TablePlan, seat_players
from hearts_gui.session.setup.players import Bot, Human, Seating, human_seats
from hearts_gui.ui.draw.card_art import CardArt
from hearts_gui.ui.hot_seat import Curtain, HotSeatTable, seat_at_table
from hearts_gui.ui.review.game_end import GameEndScene
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.table.scene import TableScene
from tests.kits.slow import some
from tests.session.kit import PERSON as ANYONE
from tests.session.kit import LocalBots
from tests.ui.kit import card_name, click, named
from tests.ui.listening.heard import Window

MakeContext = Callable[..., Context]
SIZE = (1000, 640)
EVA, BO = Human("Eva", "you"), Human("Bo", "you")


def seating(rules: Rules, people: tuple[int, ...]) -> Seating:
    names = iter((EVA, BO, Human("Cy", "you")))
    return tuple(
        next(names) if seat in people else Bot("random", f"bot{seat}")
        for seat in range(rules.players)
    )


class Evening:
    """A game of one deal among several people, drawn frame by frame."""

    def __init__(self, ctx: Context, folder: Path, rules: Rules, people: tuple[int, ...]) -> None:
        self.ctx = ctx
        self.library = Library(folder, make_bots=LocalBots)
        self.left = 0
        rules = rules.but(end=End.DEALS, end_at=1)
        self.session: Session = self.library.start(rules, seating(rules, people), seed="evening")
        self.surface = Surface(SIZE).convert()
        ctx.scenes.push(seat_at_table(ctx, self.session, self._gone))

    def _gone(self) -> None:
        self.left += 1

    def frame(self) -> None:
        top = self.ctx.scenes.top
        assert top is not None
        top.update(50.0)
        top.render(self.surface)


def hidden_from(session: Session, seat: int) -> set[Card]:
    """The cards in all other hands, except for those that lie open."""
    hands = (session.view(other).own.hand for other in range(session.rules.players)
             if other != seat)  # fmt: skip
    public = session.view(seat).public.deal
    shown = {card for _, cards in public.shown_hands for card in cards} if public else set()
    charged = {card for _, card in public.charges} if public else set()
    return {card for hand in hands for card in hand} - shown - charged


def told_in(window: Window) -> str:
    """All that someone hears or can ask for now: what was said, what is repeated, the screen."""
    shown = window.reader.shown
    texts = [*window.reader.heard, *window.app.ctx.listening.log]
    texts += [] if shown is None else [json.dumps(shown.plain(), ensure_ascii=False)]
    return "\n".join(texts)


def named_in(text: str) -> set[str]:
    """The cards that a text names."""
    return {card_name(card) for card in build_pack(Rules()) if card_name(card) in text}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The faces that are asked for, however they are drawn."""
    asked: list[str] = []
    real = CardArt.key

    def noting(art: CardArt, text: str | None, *more: Any, **named: Any) -> Any:
        asked.extend([] if text is None else [text])
        return real(art, text, *more, **named)

    monkeypatch.setattr(CardArt, "key", noting)
    return asked


@pytest.mark.parametrize(
    ("key", "people"),
    some(
        [("standard", (0, 2)), ("gong_zhu", (0, 1, 3)), ("partnership", (0, 2))],
        ("gong_zhu", (0, 1, 3)),
    ),
)
def test_no_card_of_another_person_is_drawn_before_the_curtain_is_lifted(
    make_ctx: MakeContext, tmp_path: Path, drawn: list[str], key: str, people: tuple[int, ...]
) -> None:
    evening = Evening(make_ctx(SIZE, speed=0), tmp_path, preset(key), people)
    session, curtains, frames = evening.session, 0, 0
    while not session.over and frames < 20_000:
        frames += 1
        drawn.clear()
        evening.frame()
        top = evening.ctx.scenes.top
        if isinstance(top, Curtain):
            curtains += 1
            assert drawn == []
            assert session.ask.kind is AskKind.START or top.seat in session.ask.seats
            drawn.clear()
            top.lift()
            continue
        if isinstance(top, ScoresScene):
            top.back()  # a tie plays on
            continue
        assert isinstance(top, HotSeatTable)
        seat = top.state.seat
        hidden = {card.text for card in hidden_from(session, seat)}
        assert hidden.isdisjoint(drawn), (frames, seat)
        assert {card.text for card in top.state.tabletop.sprites}.isdisjoint(hidden)
        if seat in session.ask.seats and not top.state.queue.busy:
            action = ANYONE.decide(session.view(seat))
            session.submit(action, version=session.version)
    assert session.over
    assert curtains > 8
    assert people == human_seats(session.seats)


@pytest.mark.parametrize(
    ("key", "people"),
    some(
        [("standard", (0, 2)), ("gong_zhu", (0, 1, 3)), ("partnership", (0, 2))],
        ("gong_zhu", (0, 1, 3)),
    ),
)
def test_nothing_that_is_heard_gives_another_hand_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, people: tuple[int, ...]
) -> None:
    """Announcements, the repeated one too, the tree for readers, and sounds, over a whole game."""
    rules = preset(key).but(end=End.DEALS, end_at=1)
    session = Library(tmp_path, make_bots=LocalBots).start(
        rules, seating(rules, people), seed="evening"
    )
    window = Window(lambda ctx: seat_at_table(ctx, session, lambda: None))
    app, heard = window.app, window.reader.heard
    played: list[str] = []
    monkeypatch.setattr(app.ctx.sound, "play", lambda cue, *_, **__: played.append(str(cue)))
    everything, curtains, cues = 0, 0, set()
    for _ in range(20_000):
        if session.over:
            break
        heard.clear()
        played.clear()
        window.frames(1)
        everything += len(heard)
        top = window.top
        if isinstance(top, Curtain):
            curtains += 1
            window.frames(3)
            assert named_in(told_in(window)) == set()
            cues.add(tuple(played))
            top.lift()
        elif isinstance(top, ScoresScene):
            top.back()
        elif not isinstance(top, HotSeatTable):
            window.press(pygame.K_RETURN)
        else:
            seat = top.state.seat
            own = session.view(seat).own
            known = {card for card, _ in own.gave} if own is not None else set()
            secret = {card_name(card) for card in hidden_from(session, seat) - known}
            assert secret.isdisjoint(named_in(told_in(window)))
            if top.state.queue.waits_for_player:
                window.press(pygame.K_SPACE)
            elif seat in session.ask.seats and not top.state.queue.busy:
                session.submit(ANYONE.decide(session.view(seat)), version=session.version)
    assert session.over
    assert curtains > 8
    assert everything > 30, "something is said at all"
    assert len(cues) <= 2, "no curtain sounds unlike the others"


def test_a_curtain_falls_only_between_people(make_ctx: MakeContext, tmp_path: Path) -> None:
    evening = Evening(make_ctx(SIZE, speed=0), tmp_path, preset("standard"), (0,))
    assert type(evening.ctx.scenes.top) is TableScene


def test_leaving_from_the_curtain_puts_the_game_away(make_ctx: MakeContext, tmp_path: Path) -> None:
    evening = Evening(make_ctx(SIZE), tmp_path, preset("standard"), (0, 2))
    curtain = evening.ctx.scenes.top
    assert isinstance(curtain, Curtain)
    evening.frame()
    assert any("Eva" in widget.label for widget in curtain.form.widgets)
    curtain.handle(KeyDown(pygame.K_RETURN))
    table = evening.ctx.scenes.top
    assert isinstance(table, HotSeatTable)
    assert evening.left == 0
    evening.ctx.scenes.remove(table)
    assert evening.left == 1
    ctx = make_ctx(SIZE)
    ctx.scenes.push(MenuScene(ctx))
    again = Evening(ctx, tmp_path / "more", preset("standard"), (0, 2))
    curtain = again.ctx.scenes.top
    assert isinstance(curtain, Curtain)
    click(curtain.form, named(curtain.form, "Main menu"))
    assert again.left == 1
    assert isinstance(ctx.scenes.top, MenuScene)


def test_the_end_of_a_game_of_several_people_calls_nobody_you(
    make_ctx: MakeContext, tmp_path: Path
) -> None:
    """Failing before: "the most in one deal, for you", and "Back to the lessons"."""
    games = SampleGames(under_way=True)
    games.learning.waiting = True
    ctx = make_ctx(SIZE, speed=0, games=games)
    evening = Evening(ctx, tmp_path, preset("standard"), (0, 2))
    for _ in range(20_000):
        if isinstance(ctx.scenes.top, GameEndScene):
            break
        evening.frame()
        top, session = ctx.scenes.top, evening.session
        if isinstance(top, Curtain):
            top.lift()
        elif isinstance(top, ScoresScene):
            assert top._luck is None, "whose?"
            top.back()
        elif isinstance(top, HotSeatTable) and not top.state.queue.busy:
            for seat in {top.state.seat} & set(session.ask.seats):
                session.submit(ANYONE.decide(session.view(seat)), version=session.version)
    scene = ctx.scenes.top
    assert isinstance(scene, GameEndScene)
    for winners in ((0,), (2,), (1,), (0, 2)):
        scene.result = replace(scene.result, winners=winners)
        scene.rebuild()
        texts = [f"{widget.label} {widget.value_text}" for widget in scene.form.widgets]
        assert "Back to the lessons" not in " ".join(texts)
        said = {word.strip(".,:").casefold() for text in texts for word in text.split()}
        assert said.isdisjoint({"you", "your"})


def test_a_game_of_several_people_is_taken_up_with_their_names(tmp_path: Path) -> None:
    library = Library(tmp_path, make_bots=LocalBots)
    rules = preset("standard")
    session = library.start(rules, seating(rules, (0, 2)), seed="names")
    session.start_next_deal()
    library.leave(session)
    (slot,) = library.saves.slots()
    again = library.resume(slot.path, human=Human("Somebody", "you"))
    assert [who.name for who in again.seats if who.is_human] == ["Eva", "Bo"]
    library.close()


def test_people_are_chosen_like_strengths() -> None:
    company = (Opponent("club", "otto"), Opponent(PERSON, "Bo"), Opponent(PERSON, ""))
    plan = TablePlan(opponents=company)
    seats = seat_players(plan, Human(), "seed")
    assert [who.name for who in seats if who.is_human] == ["Player 1", "Bo", "Player 3"]
    assert seats[1] == Bot("club", "otto")
    assert len({who.portrait for who in seats}) == 4
    alone = seat_players(TablePlan(), Human(), "seed")
    assert [who.name for who in alone if who.is_human] == ["You"]
