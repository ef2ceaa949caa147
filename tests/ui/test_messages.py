"""The table's messages have one place, above the hand: the newest wins, and no card is touched."""

from collections import deque
from functools import lru_cache

import pygame
import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.screenshot import make_context
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.game.fair_deal import FairDeal
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.fixtures import PromptNode, PromptText
from hearts_gui.ui.table.nodes.messages import message_room
from hearts_gui.ui.table.nodes.placing import Handling, targets
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.language.messages import say
from tests.kits.tables import HANDS, SIZES, every_table
from tests.ui.table_run import TableRun

TEXTS = (
    PromptText("Your turn: follow diamonds, but no points yet", Suit.DIAMONDS),
    PromptText("Hearts aren’t broken yet: lead another suit, or a heart when nothing else is left",
               wrong=True),
    PromptText("Hint: pass the queen of spades, the king of hearts and the ace of hearts. "
               "This is a practice game now"),
)  # fmt: skip
PACK = tuple(Card(f"{rank}{suit}") for suit in "CDSH" for rank in "23456789TJQKA")


def model_at(layout: TableLayout, kind: AskKind, *, mine: bool, lying: int) -> TableModel:
    """A table of this size with a full hand, and this many cards in the trick, mine the last."""
    seats = len(layout.seats)
    hand = PACK[: HANDS[seats]]
    trick = tuple(Play((1 + k) % seats, PACK[-1 - k], PACK[-1 - k].suit) for k in range(lying))
    return TableModel(
        seat=0, totals=(0,) * seats, played=0, hand=hand, trick=trick,
        verdicts=tuple((card, Verdict.OK) for card in hand) if mine else (),
        ask=Ask(kind, (0,) if mine else (1,)),
    )  # fmt: skip


def poses(layout: TableLayout, model: TableModel) -> list[Pose]:
    """Cards in their places, every third card of the hand pointed at, and some of them marked."""
    result = []
    marked = model.hand[:: max(1, len(model.hand) // 3)][:3]
    marking = model.my_turn and model.ask.kind is AskKind.PASS
    for card in model.hand[::3]:
        handling = Handling(hovered=card, cursor=card, seen_received=True)
        handling.selected[:] = marked if marking else ()
        result += [target.pose for target in targets(layout, model, handling, gaps=False).values()]
    return result


QUICK_SIZES = {(800, 600), (820, 1460), (1280, 720)}


@lru_cache(maxsize=8)
def context_at(metrics: Metrics) -> Context:
    return make_context(metrics.size, Settings(ui_scale=metrics.ui_scale))


@pytest.mark.parametrize("moment", ["my turn", "after my card", "passing"])
@pytest.mark.parametrize(
    "size",
    [pytest.param(size, marks=() if size in QUICK_SIZES else pytest.mark.slow) for size in SIZES],
)
def test_no_message_lies_on_a_card_or_under_one(size: tuple[int, int], moment: str) -> None:
    """Failing before: refusals and hints lay over the raised cards of the hand."""
    for layout in every_table(size):
        seats = len(layout.seats)
        kind, lying = {"my turn": (AskKind.PLAY, seats - 1), "after my card": (AskKind.PLAY, seats),
                       "passing": (AskKind.PASS, 0)}[moment]  # fmt: skip
        model = model_at(layout, kind, mine=moment != "after my card", lying=lying)
        ctx = context_at(layout.metrics)
        node = PromptNode(ctx, layout.prompt)
        room = message_room(layout, model, Handling(seen_received=True))
        where = (layout.metrics, seats, room)
        assert room.h >= 26, where
        boxes = [bounds(pose) for pose in poses(layout, model)]
        for text in TEXTS:
            node.say(text, room)
            box = node.box_for(text)
            assert layout.stage.contains(box), where
            touched = [card for card in boxes if card.colliderect(box)]
            assert not touched, (*where, text.text, box, touched)


def said(run: TableRun) -> str:
    """Return the message that is shown now."""
    words = run.table.state.controls.prompt.text
    return "" if words is None else words.text


def test_a_reply_replaces_the_message_shown() -> None:
    """Failing before: a reply waited for the toasts before it, up to seven seconds."""
    run = TableRun(preset("standard"), speed=0.0)
    run.rest()
    run.table.notify("The first thing")
    run.run(100)
    assert said(run) == "The first thing"
    run.key(pygame.K_u)
    run.run(40)
    assert said(run) == "There is nothing to take back"
    run.key(pygame.K_l)
    run.run(40)
    assert said(run) == "No trick has been taken yet"
    run.run(4000)
    assert said(run) == ""


def test_what_the_session_tells_comes_one_after_the_other_and_holds_up_no_reply() -> None:
    run = TableRun(preset("standard"), speed=0.0)
    run.session.notices = deque(
        [Message("save-from-copy", (("file", "a"),)), Message("save-other-seed")]
    )
    run.rest()
    run.run(40)
    assert said(run) == say("save-from-copy", file="a")
    run.key(pygame.K_u)
    run.run(40)
    assert said(run) == "There is nothing to take back"
    run.run(3400)
    assert said(run) == say("save-other-seed")


def about_fairness(run: TableRun) -> Dialog:
    """Return the words of the game's menu about the fair deal code."""
    run.key(pygame.K_ESCAPE)
    dialog = run.top
    assert isinstance(dialog, Dialog)
    (fair,) = [choice for choice in dialog.choices if choice.icon == "shield"]
    run.ctx.scenes.remove(dialog)
    fair.action()
    told = run.top
    assert isinstance(told, Dialog)
    return told


def test_no_code_lies_on_the_table_and_the_menu_of_the_game_leads_to_it() -> None:
    """Failing before: the fair deal code lay on the hand at every game's start."""
    run = TableRun(preset("standard"))
    for _ in range(400):
        run.frame(ms=40.0)
        assert "code" not in said(run).lower()
    dialog = about_fairness(run)
    assert run.session.fair.code in dialog.text.replace(" ", "")


def test_the_menu_of_a_practice_game_says_that_it_does_not_count() -> None:
    run = TableRun(preset("standard"))
    texts = []
    for practice in (False, True):
        run.session.practice = practice
        run.key(pygame.K_ESCAPE)
        dialog = run.top
        assert isinstance(dialog, Dialog)
        texts.append(dialog.text)
        run.ctx.scenes.remove(dialog)
    assert texts[0].endswith("The game is saved.")
    assert texts[1].endswith("The practice game is saved; it doesn’t count.")


def test_the_cut_stands_beside_the_code_and_both_are_copied() -> None:
    run = TableRun(preset("standard"))
    code = run.session.fair.code
    run.session.fair = FairDeal(code, "in the middle")
    dialog = about_fairness(run)
    noted = dialog.text.split("\n")[-2:]
    assert code in noted[0].replace(" ", "")
    assert noted[1] == "Cut: in the middle"
    (copy,) = [choice for choice in dialog.choices if choice.icon == "copy"]
    copy.action()
    assert clipboard.paste() == f"Fair deal code: {code}\nCut: in the middle"
