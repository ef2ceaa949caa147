"""Who is told what, and when: waiting, notes, curtains, and silence without listeners."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.players import Human
from hearts_gui.ui.hot_seat import Curtain, HotSeatTable
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.keymap import ACTIONS, FOR_THE_EAR, key_of
from hearts_gui.ui.shell.listening import Listening, Reader
from hearts_gui.ui.table.readout import _sentence as as_sentence
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.story import aloud
from hearts_gui.ui.table.story.aloud import ANSWERS
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from tests.ui.fake_session import FakeSession
from tests.ui.listening.heard import HeardReader, Window, answer, table

HOLD = Rules(pass_cycle=(PassToken.HOLD,))


def window_of(rules: Rules = HOLD, **prefs: Any) -> tuple[Window, TableScene]:
    window = Window(table(rules), **prefs)
    window.frames()
    scene = window.top
    assert isinstance(scene, TableScene)
    return window, scene


def until_trick(window: Window, scene: TableScene) -> None:
    """Play until a whole trick lies on the table."""
    for _ in range(60):
        window.frames()
        if scene.state.queue.waits_for_player:
            return
        if scene.state.model.my_turn and not scene.state.queue.busy:
            answer(window, scene)
    raise AssertionError("no trick waits")


def test_a_trick_waits_for_the_listener_and_space_goes_on() -> None:
    window, scene = window_of()
    until_trick(window, scene)
    count = len(window.reader.heard)
    window.frames(400)
    assert scene.state.queue.waits_for_player
    assert len(window.reader.heard) == count
    window.press(pygame.K_SPACE)
    assert not scene.state.queue.waits_for_player


def test_without_the_wish_nothing_waits() -> None:
    window, scene = window_of(wait_for_listener=False)
    for _ in range(60):
        window.frames()
        assert not scene.state.queue.waits_for_player
        if scene.state.model.last is not None:
            return
        if scene.state.model.my_turn and not scene.state.queue.busy:
            answer(window, scene)
    raise AssertionError("no trick was taken")


def test_a_reader_that_comes_later_makes_the_table_wait() -> None:
    window = Window(table(HOLD))
    window.reader.active = False
    window.frames()
    scene = window.top
    assert isinstance(scene, TableScene)
    window.reader.active = True
    until_trick(window, scene)


def test_while_someone_listens_no_hourglass_runs_and_that_is_said_once() -> None:
    session = FakeSession(preset("standard"), "timed")
    window = Window(lambda ctx: TableScene(ctx, session))
    window.frames(40)
    assert session.clocks.hourglass.paused
    window.reader.active = False
    window.frames(4)
    scene = window.top
    assert isinstance(scene, TableScene)
    still = scene.state.queue.busy or not scene.state.model.my_turn
    assert session.clocks.hourglass.paused == still


def test_the_hourglass_is_spoken_of_where_there_is_one() -> None:
    window, _ = window_of(Rules(timer=20))
    assert sum("hourglass" in text for text in window.reader.heard) == 1
    window, _ = window_of(Rules())
    assert not any("hourglass" in text for text in window.reader.heard)


def test_with_nobody_listening_nothing_is_put_into_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never(*_: Any, **__: Any) -> Any:
        raise AssertionError("words for nobody")

    monkeypatch.setattr(aloud, "event_sentences", never)
    monkeypatch.setattr(TableScene, "accessible", never)
    monkeypatch.setattr(TableScene, "introduction", never)
    window = Window(table(HOLD))
    window.app.attach(Reader(), window.voice)
    scene = window.top
    assert isinstance(scene, TableScene)
    for _ in range(12):
        window.frames()
        if scene.state.model.my_turn and not scene.state.queue.busy:
            answer(window, scene)
    assert scene.state.model.last is not None


@pytest.mark.parametrize("action", FOR_THE_EAR, ids=lambda action: action.setting)
def test_a_key_that_speaks_information_shows_it_too(action: Any) -> None:
    window = Window(table(HOLD))
    window.app.attach(Reader(), window.voice)
    window.frames(20)
    scene = window.top
    assert isinstance(scene, TableScene)
    before = scene.state.session.version
    window.press(action.usual)
    assert scene.state.notes.text
    assert scene.state.session.version == before


def test_keys_that_speak_information_have_no_other_meaning() -> None:
    keys = [key_of(action, Settings()) for action in ACTIONS]
    assert len(keys) == len(set(keys))
    assert {action.setting for action in FOR_THE_EAR} == {*ANSWERS, "key_repeat"}


def test_what_may_not_be_played_is_said_with_its_reason() -> None:
    window, scene = window_of()
    for _ in range(30):
        window.frames()
        model = scene.state.model
        wrong = [card for card in model.hand if card not in model.legal]
        if model.my_turn and wrong and not scene.state.queue.busy:
            break
        if model.my_turn and not scene.state.queue.busy:
            answer(window, scene)
        elif scene.state.queue.waits_for_player:
            window.press(pygame.K_SPACE)
    scene.turns.use(wrong[0])
    assert window.reader.heard[-1] == scene.state.notes.text


def test_a_dialog_says_title_and_text() -> None:
    window, _ = window_of()
    done = DialogButton("Close", lambda: None, primary=True)
    window.app.ctx.scenes.push(Dialog(window.app.ctx, "A title", "And a text.", (done,)))
    window.frames()
    assert window.reader.heard[-2:] == ["A title", "And a text."]


def test_a_toast_is_said() -> None:
    window, _ = window_of()
    done = DialogButton("Close", lambda: None, primary=True)
    window.app.ctx.scenes.push(Dialog(window.app.ctx, "A title", "", (done,)))
    window.top.notify("Copied")
    assert window.reader.heard[-1] == "Copied"


# -- several people at one screen


def two_people() -> FakeSession:
    session = FakeSession(HOLD, "two")
    seats = list(session.seats)
    seats[2] = Human("Eva", "eva")
    session.seats = tuple(seats)
    return session


def test_nothing_of_a_hand_is_said_before_the_curtain_is_lifted() -> None:
    session = two_people()
    session.bot_step(human_too=True)

    def first(ctx: Context) -> Curtain:
        return Curtain(ctx, session, 2, lambda: None)

    window = Window(first)
    window.frames(20)
    hand = session.view(2).own.hand
    text = " ".join(window.reader.heard)
    assert "Eva" in text
    assert not any(str(card.rank) in text.split() or "spades" in text for card in hand)
    curtain = window.top
    assert isinstance(curtain, Curtain)
    curtain.lift()
    window.frames(20)
    assert isinstance(window.top, HotSeatTable)


def test_a_curtain_cuts_off_what_was_said_to_someone_else() -> None:
    session = two_people()
    session.bot_step(human_too=True)
    window = Window(lambda ctx: Curtain(ctx, session, 2, lambda: None), voice=True)
    assert window.voice.hushed
    assert not window.app.ctx.listening.log


def test_a_new_name_of_the_screen_is_said_once() -> None:
    listening = Listening(Settings)
    listening.reader = reader = HeardReader()
    listening.show(AccessNode("window", "Position 1"), ("Position 1",))
    listening.say("Position 2")  # by the screen itself, with what it asks
    listening.show(AccessNode("window", "Position 2"))
    listening.show(AccessNode("window", "Position 3"))
    assert reader.heard == ["Position 1", "Position 2", "Position 3"]


def test_the_button_that_gets_the_focus_does_not_cut_off_the_answer() -> None:
    cut: list[tuple[str, bool]] = []
    window = Window(table(Rules()), voice=True)
    window.frames(20)
    say = window.voice.say

    def noted(text: str, *, interrupt: bool = False) -> None:
        cut.append((text, interrupt))
        say(text)

    window.voice.say = noted  # type: ignore[method-assign]
    for _ in range(3):
        window.press(pygame.K_RIGHT)
        window.press(pygame.K_RETURN)
    place = next(n for n, (text, _) in enumerate(cut) if "3 of 3" in text)
    assert cut[place + 1 :]
    assert not any(interrupt for _, interrupt in cut[place + 1 :])


@pytest.mark.parametrize("text", ["Mira bids", "Mira bids…", "Mira bietet\u00a0…", "Mira bids!"])
def test_a_prompt_is_read_as_a_sentence(text: str) -> None:
    """Whatever sign it ends with on the screen, and whatever space a language puts before that."""
    assert as_sentence(text) == f"{text.split('…')[0].rstrip('!').strip()}."
