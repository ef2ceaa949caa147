"""Faces follow what everyone sees, and no hidden card."""

import random
from collections import Counter
from collections.abc import Mapping

from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.game import step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.draw.icons import Mood
from hearts_gui.ui.table.nodes.performer import Feeling, feelings
from hearts_gui.ui.table.nodes.plate_info import PlateTeller, resting
from hearts_gui.ui.table.story.cues import Count
from hearts_gui.ui.table.story.director import Director, Pace
from tests.kits.reshuffling import reshuffled
from tests.ui.fake_session import NAMES, FakeSession

Faces = tuple[list[Mapping[int, Feeling]], tuple[Mood, ...]]


def faces(game: Game, action: Action, seat: int) -> Faces:
    """Return the changes of all faces with this action and rest after it, on one seat's table."""
    rules = game.public.rules
    director = Director(view_of(game, seat), NAMES[: rules.players], Pace())
    before, changed = director.model, []
    for event in step(game, action)[0]:
        for cue in director.see(redact(event, seat)):
            changed.append(feelings(rules, cue, before))
            before = cue.model
    rest = tuple(resting(rules, director.model, seat) for seat in range(rules.players))
    return [change for change in changed if change], rest


def test_unseen_cards_exchanged_leave_every_face_the_same() -> None:
    session, chance = FakeSession(preset("standard"), "faces"), random.Random(4)
    seen: Counter[Mood] = Counter()
    exchanged = 0
    while len(session.game.public.standings.history) < 3:
        game, ask = session.game, to_act(session.game)
        if ask.kind is not AskKind.PLAY:
            session.bot_step(human_too=True)
            continue
        (seat,) = ask.seats
        session.bot_step(human_too=True)
        action = session.actions[-1]
        other = reshuffled(game, seat, chance)
        exchanged += other.owns != game.owns
        shown = faces(game, action, seat)
        for watcher in range(4):
            assert faces(game, action, watcher) == shown
            assert faces(other, action, watcher) == shown
        seen.update(mood for change in shown[0] for steps in change.values() for mood, _ in steps)
    assert exchanged > 50
    assert {Mood.PLEASED, Mood.WORRIED, Mood.SHOCKED, Mood.BLINK} <= set(seen)
    assert 10 < seen[Mood.BLINK] < exchanged / 2, "seldom"


def test_your_own_face_thinks_while_you_have_to_play() -> None:
    session = FakeSession(preset("standard"), "faces")
    while (ask := to_act(session.game)).kind is not AskKind.PLAY or 0 not in ask.seats:
        session.bot_step(human_too=True)
    rules = session.game.public.rules
    model = Director(view_of(session.game, 0), NAMES[: rules.players], Pace()).model
    teller = PlateTeller(rules, session.seats)
    assert [teller(model, seat).mood for seat in (0, 1)] == [Mood.THINKING, Mood.CALM]


def test_who_takes_minus_points_in_gong_zhu_is_worried() -> None:
    rules = preset("gong_zhu")
    session = FakeSession(rules, "pig")
    director = Director(view_of(session.game, 0), NAMES[: rules.players], Pace())
    moods: Counter[tuple[bool, Mood]] = Counter()
    while not session.game.public.standings.history:
        before = session.game
        session.bot_step(human_too=True)
        for event in step(before, session.actions[-1])[0]:
            model_before = director.model
            for cue in director.see(redact(event, 0)):
                if isinstance(cue, Count):
                    ((mood, _),) = feelings(rules, cue, model_before)[cue.seat][-1:]
                    moods[cue.points.startswith("−"), mood] += 1
    assert set(moods) == {(True, Mood.WORRIED), (False, Mood.PLEASED)}
