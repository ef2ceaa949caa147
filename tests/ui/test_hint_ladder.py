"""The hint ladder: three steps, each only when asked for; none of them blocks the table."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest
from pygame import Surface

from hearts_gui.ai.coach.grades import Advice, Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.config.settings import Settings
from hearts_gui.devtools import moments, screenshot, shots
from hearts_gui.engine.cards import QS, Card, Suit, parse_cards
from hearts_gui.engine.message import message
from hearts_gui.engine.play.actions import AskKind, ChargeCards, MakeBid, PassCards, PlayCard
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Session
from hearts_gui.ui.draw.theme import Shape
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.table.dialogs import HandDialog
from hearts_gui.ui.table.guide import TRIES, first_step, ladder_steps, question_of
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.hint_panel import LEAST_TEXT
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.language.messages import say, speak
from hearts_gui.wording.language.patterns import card_arguments
from tests.kits.checks import labels_drawn
from tests.ui.kit import named


class Oracle:
    """A coach whose advice comes when the test says so."""

    changed = 0
    given_up = False

    def __init__(self) -> None:
        self.advice: Advice | None = None
        self.grade: Grade | None = None
        self.checked: object = None
        self.come = False
        self.asked = 0

    def begin(self, events: object, *, quiet: bool = False) -> None: ...
    def observe(self, event: object) -> None: ...
    def close(self) -> None: ...

    def hinted(self, seat: int) -> None: ...

    def ask_hint(self, seat: int, level: str) -> "Late":
        self.asked += 1
        return Late(self, "advice")

    def ask_check(self, seat: int, action: object) -> "Late":
        self.asked += 1
        self.checked = action
        return Late(self, "grade")


class Late:
    """What an oracle was asked for."""

    def __init__(self, oracle: Oracle, kind: str) -> None:
        self._oracle, self._kind = oracle, kind

    @property
    def arrived(self) -> bool:
        return self._oracle.come

    @property
    def value(self) -> object:
        return getattr(self._oracle, self._kind) if self.arrived else None


def one_card_only(session: Session) -> bool:
    """Whether the player is to play, and nothing but one card may be played."""
    view = session.view(0)
    turn = session.ask.kind is AskKind.PLAY and session.ask.seats == (0,)
    return turn and len(legal_plays(view.rules, view.deal, view.own)) == 1


def table(
    size: tuple[int, int] = (1280, 720), stop: Callable[[Session], bool] = moments.IN_THE_MIDDLE,
    *, scale: int = 100,
) -> tuple[Context, TableScene, Oracle, Session]:  # fmt: skip
    ctx = screenshot.make_context(size, Settings(ui_scale=scale))
    session = moments.demo_session(Rules(), "hint")
    assert moments.play_until(session, stop)
    oracle = Oracle()
    session.coach = oracle  # type: ignore[assignment]
    scene = TableScene(ctx, session)
    ctx.scenes.push(scene)
    screenshot.settle(ctx, scene, Surface(size).convert())
    return ctx, scene, oracle, session


def advice_for(scene: TableScene) -> Advice:
    legal = scene.state.model.legal
    best, other = legal[0], legal[-1]
    counts = {"played": 4, "best": 1, "of": 10, "often": "sometimes", "rarely": "seldom"}
    reason = message("coach-takes-with", card=QS, better=best, other=other, alike="no", **counts)
    return Advice(PlayCard(0, best), PlayCard(0, other), reason, 2.5)


def test_the_ladder_has_three_steps_and_points_at_the_card_with_the_last() -> None:
    _, scene, oracle, session = table()
    panel = scene.state.controls.hint
    oracle.advice = advice_for(scene)
    scene.guide.hint()
    assert session.practice
    assert panel.visible
    assert panel.info is not None
    assert [*panel.info.steps] == [first_step(scene.state.view)], "the first step waits for nobody"
    assert panel.info.more
    scene.guide.hint()
    assert [*panel.info.steps[1:]] == ["Thinking of a hint…"]
    scene.update(16.0)
    assert scene.idle_wait_ms() is not None
    oracle.come = True
    scene.update(16.0)
    assert panel.info.steps[-1] == "Watch the queen of spades."
    assert not scene.state.handling.hints
    scene.guide.hint()
    best = oracle.advice.best
    assert isinstance(best, PlayCard)
    assert panel.info.card is best.card
    assert scene.state.handling.hints == (best.card,)
    assert scene.state.handling.cursor is best.card
    scene.guide.hint()
    assert len(panel.info.steps) == 3
    assert oracle.asked == 1


def test_a_card_that_is_played_closes_the_ladder() -> None:
    _, scene, oracle, _ = table()
    oracle.advice, oracle.come = advice_for(scene), True
    scene.guide.hint()
    scene.update(16.0)
    assert scene.state.submit(oracle.advice.best)
    scene.update(16.0)
    assert not scene.state.controls.hint.visible
    scene.update(16.0)


def test_a_slow_coach_is_waited_for_and_nobody_else_names_a_card() -> None:
    _, scene, oracle, _ = table()
    panel = scene.state.controls.hint
    scene.guide.hint()
    for _ in range(60):
        scene.update(1000.0)
    assert not scene.state.handling.hints
    assert panel.info is not None
    assert [*panel.info.steps[1:]] == ["Still thinking of a hint…"]
    oracle.advice, oracle.come = advice_for(scene), True
    scene.update(16.0)
    assert panel.info is not None
    assert len(panel.info.steps) == 1
    assert oracle.asked == 1


def test_a_coach_that_fails_is_asked_again_and_then_the_rule_player_helps() -> None:
    _, scene, oracle, _ = table()
    oracle.come = True
    scene.guide.hint()
    for _ in range(5):
        scene.update(16.0)
    assert oracle.asked == TRIES
    assert scene.state.handling.hints
    assert not scene.state.controls.hint.visible


def test_a_game_that_counts_asks_before_its_first_hint_and_only_then() -> None:
    ctx, scene, oracle, session = table()
    oracle.advice, oracle.come = advice_for(scene), True
    scene.guide.wish_hint()
    dialog = ctx.scenes.top
    assert isinstance(dialog, Dialog)
    named(dialog.form, say("hint-keep-counted")).activate()
    assert ctx.scenes.top is scene
    assert not session.practice
    assert oracle.asked == 0
    scene.guide.wish_hint()
    dialog = ctx.scenes.top
    assert isinstance(dialog, Dialog)
    named(dialog.form, say("hint-show")).activate()
    assert session.practice
    assert oracle.asked == 1
    scene.update(16.0)
    scene.guide.wish_hint()
    assert ctx.scenes.top is scene


def test_the_only_legal_card_needs_no_hint_and_costs_nothing() -> None:
    ctx, scene, oracle, session = table(stop=one_card_only)
    (only,) = scene.state.model.legal
    scene.guide.eager = True
    scene.guide._offer()
    scene.guide.wish_hint()
    assert ctx.scenes.top is scene
    assert not session.practice
    assert oracle.asked == 0
    assert scene.state.handling.hints == (only,)
    assert scene.state.notes.text == say("hint-only", card=only)


def test_others_who_pass_meanwhile_do_not_take_a_hint_away() -> None:
    session = moments.demo_session(Rules(), "pass")
    assert moments.play_until(session, lambda played: played.ask.kind is AskKind.PASS)
    view = session.view(0)
    passed = replace(view.deal, ready=(1, 2))
    later = replace(view, public=replace(view.public, deal=passed), version=view.version + 2)
    assert question_of(view) == question_of(later)


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 100), ((1920, 1080), 100), ((1024, 768), 100), ((800, 1280), 100),
     ((800, 1280), 200), ((600, 960), 100)],
)  # fmt: skip
def test_the_panel_covers_nothing(size: tuple[int, int], scale: int) -> None:
    """Failing before: with a long reason it covered the hand, or the person's own plate; upright
    it did not appear."""
    _, scene, oracle, _ = table(size, scale=scale)
    oracle.advice, oracle.come = advice_for(scene), True
    for _ in range(3):
        scene.guide.hint()
        scene.update(16.0)
    panel, layout = scene.state.controls.hint, scene.state.layout
    assert panel.place is not None
    assert panel.info is not None
    reason = "You have no spades: this is a good moment to get rid of the king of hearts. Kept in "
    reason += "hand, it takes a trick later most of the time. "
    panel.tell(replace(panel.info, steps=(*panel.info.steps[:-1], reason + panel.info.steps[-1])))
    box = panel.rect.inflate(-16, -16)
    for solid in layout.furniture.solids:
        assert not box.colliderect(solid)
    upright = layout.metrics.shape is Shape.PORTRAIT  # there it may cover the player's place
    for slot in layout.slots[upright:]:
        assert not box.colliderect(bounds(slot))
    assert not box.colliderect(scene.state.tabletop.hand_box())
    assert layout.stage.contains(box)


def test_two_cards_as_good_take_three_steps_too() -> None:
    one, other, worst = Card("3C"), Card("4C"), PlayCard(0, Card("KC"))
    cards = {"better": one, "other": worst.card}
    reason = message("coach-tricks", **cards)
    advice = Advice(PlayCard(0, one), worst, reason, alike=PlayCard(0, other))
    first, matter, last = ladder_steps(advice, passing("3C 4C KC"))
    assert first
    assert matter == "Think about the tricks that are still to come."
    assert last == (
        "The three of clubs or the four of clubs: both are equally good. "
        "With the king of clubs you take more tricks than with the three of clubs."
    )


def test_a_pass_says_what_to_think_of_a_suit_and_the_cards() -> None:
    cards = (Card("QS"), Card("KS"), Card("AH"))
    gives = tuple((card, 1) for card in cards)
    advice = Advice(PassCards(0, gives), None, message("coach-pass-queen"), 1.0)
    view = passing("2C 3C 4C 5C 6D 7D 8D 2H 3H AH 5S QS KS")
    theme, matter, last = ladder_steps(advice, view)
    assert theme == "Which cards could cost you most later?"
    assert matter == "Look at the spades."
    assert last == (
        "Pass the queen of spades, the king of spades and the ace of hearts. "
        "The queen of spades costs the most, and others could make you take her."
    )


def test_a_pass_says_to_look_at_the_suit_its_reason_is_about() -> None:
    """Failing before: “Look at the clubs”, then a reason that spoke of a diamond."""
    cards = parse_cards("TC 9D AD")
    gives = PassCards(0, tuple((card, 1) for card in cards))
    reason = message("coach-pass-high", card=cards[-1])
    matter = ladder_steps(Advice(gives, None, reason, 1.0), passing("TC 9D AD"))[1]
    assert matter == "Look at the diamonds."


def passing(cards: str) -> PlayerView:
    """Someone who holds these cards and is asked for a pass."""
    session = moments.demo_session(Rules(), "pass")
    assert moments.play_until(session, lambda played: played.ask.kind is AskKind.PASS)
    view = session.view(0)
    return replace(view, own=replace(view.own, hand=parse_cards(cards)))


def test_the_reason_of_a_pass_says_which_choice_it_means() -> None:
    """Failing before: “Pass these. After this choice you take more hearts”, of the other choice."""
    reason = message("coach-suit", suit=Suit.HEARTS, whole=1, half="no")
    best = PassCards(0, tuple((card, 1) for card in parse_cards("3C 4C KC")))
    last = ladder_steps(Advice(best, reason=reason), passing("3C 4C KC"))[-1]
    assert last.endswith("After the weaker choice you take more hearts.")


def test_the_last_step_says_that_charging_no_card_is_best() -> None:
    view = table()[1].state.view
    reason = message("coach-pass-queen")
    assert ladder_steps(Advice(ChargeCards(0, ()), reason=reason), view)[-1].startswith(
        f"{say('table-charge-nothing')}. The queen"
    )
    assert ladder_steps(Advice(MakeBid(0, 2)), view)[-1] == "No hint here."


def guarded(label: Mark | None) -> tuple[Context, TableScene, Oracle, Session, PlayCard]:
    """A practice game whose player wants to be asked before blunders; a card was clicked."""
    ctx, scene, oracle, session = table()
    ctx.settings = replace(ctx.settings, confirm_blunders=True)
    session.hint(session.view(0))  # practice from now on
    card = PlayCard(0, scene.state.model.legal[0])
    reason = message("coach-rest", whole=4, half=False)
    oracle.grade = Grade("", 0, 1, 0, 1, "play", card, card, 4.2, label=label, reason=reason)
    assert not scene.turns.play(card.card)
    assert oracle.checked == card
    scene.update(16.0)
    assert session.view(0).own.hand.count(card.card) == 1
    return ctx, scene, oracle, session, card


@pytest.mark.parametrize("label", [Mark.MISTAKE, Mark.GOOD, None])
def test_a_card_that_is_not_a_blunder_is_played_after_a_look(label: Mark | None) -> None:
    _, scene, oracle, session, card = guarded(label)
    oracle.come = True
    scene.update(16.0)
    assert card.card not in session.view(0).own.hand


def test_a_blunder_needs_confirmation_and_can_still_be_played() -> None:
    ctx, scene, oracle, session, card = guarded(Mark.BLUNDER)
    oracle.come = True
    scene.update(16.0)
    dialog = ctx.scenes.top
    assert isinstance(dialog, HandDialog)
    assert card.card in session.view(0).own.hand
    dialog.handle(KeyDown(pygame.K_ESCAPE, 0))
    assert ctx.scenes.top is scene
    assert card.card in session.view(0).own.hand
    assert not scene.turns.play(card.card)
    scene.update(16.0)
    top = ctx.scenes.top
    assert isinstance(top, HandDialog)
    named(top.form, say("table-play", **card_arguments(card.card))).activate()
    assert card.card not in session.view(0).own.hand


def test_the_table_says_that_the_coach_looks_for_as_long_as_it_does() -> None:
    """Failing before: it stopped saying so while the card still waited."""
    _, scene, oracle, session, card = guarded(Mark.GOOD)
    for _ in range(11):
        scene.update(500.0)
        assert card.card in session.view(0).own.hand
        assert scene.state.notes.text == say("table-guard-looking")
    oracle.come = True
    scene.update(16.0)
    assert card.card not in session.view(0).own.hand
    assert scene.state.notes.text != say("table-guard-looking")


def test_a_note_of_meanwhile_outlives_the_look_of_the_coach() -> None:
    """Failing before: it went with the card, though it may have come a moment ago."""
    _, scene, oracle, session, card = guarded(Mark.GOOD)
    scene.notify("Pace: fast")
    oracle.come = True
    scene.update(16.0)
    assert card.card not in session.view(0).own.hand
    assert scene.state.notes.text == "Pace: fast"


def test_a_coach_that_says_nothing_holds_no_card_back_for_long() -> None:
    _, scene, _, session, card = guarded(Mark.BLUNDER)
    for _ in range(10):
        scene.update(1000.0)
    assert card.card not in session.view(0).own.hand


def test_more_clicks_on_a_card_do_not_begin_its_look_again() -> None:
    """Failing before: each click began it again, so that the card was never played."""
    _, scene, oracle, session, card = guarded(Mark.BLUNDER)
    for _ in range(10):
        scene.update(1000.0)
        if card.card in session.view(0).own.hand:
            scene.turns.play(card.card)
    assert oracle.asked == 1
    assert card.card not in session.view(0).own.hand


def test_cards_are_looked_at_in_practice_only() -> None:
    ctx, scene, oracle, session = table()
    ctx.settings = replace(ctx.settings, confirm_blunders=True)
    card = scene.state.model.legal[0]
    assert scene.turns.play(card)
    assert oracle.checked is None
    assert not session.practice


@pytest.mark.parametrize("code", ["en", "de"])
def test_all_three_steps_are_shown_in_a_wide_window(code: str) -> None:
    """Failing before: the third stood alone, with no way back to the others."""
    speak(code)
    table, _ = shots.opened("hint", shots.PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(table, TableScene)
    told = {label for label, *_ in labels_drawn(table, Surface((1280, 720)).convert())}
    assert {"1", "2", "3"} <= told


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_the_last_step_in_place_of_the_prompt_can_be_read_in_large_text(
    size: tuple[int, int],
) -> None:
    """Failing before: four lines at most, so that a long hint had the least size of text."""
    speak("de")
    table, _ = shots.opened("hint", shots.PictureLook(size, ui_scale=200), Rules(), "0")
    assert isinstance(table, TableScene)
    prompt = table.state.controls.prompt
    assert prompt.text is not None
    kind, _ = prompt.lines_for(prompt.text)
    assert kind.px >= LEAST_TEXT
