"""Cards that fly home, and motions that end in the same picture as no motion."""

from dataclasses import replace

import pytest

from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.table.nodes.dealing import deal_out
from hearts_gui.ui.table.nodes.effects import After
from hearts_gui.ui.table.story.cues import DealOut, TableModel
from tests.ui.fake_session import FakeSession
from tests.ui.table_run import TableRun

STANDARD = preset("standard")


class Keeping(FakeSession):
    """Goes back to the state that was kept."""

    can_undo = True
    kept: Game | None = None

    def undo(self) -> bool:
        if self.kept is None:
            return False
        self.game, self.kept = self.kept, None
        return True


def before_a_take_back(**settings: object) -> tuple[TableRun, TableModel]:
    """A table some way after a card of the player's own, and what it was before that card."""
    session = Keeping(STANDARD, "home")
    run = TableRun(STANDARD, session=session, **settings)  # type: ignore[arg-type]
    run.rest()
    run.pass_three()
    run.rest()
    for _ in range(2):
        session.kept, model = session.game, run.table.state.model
        run.table.turns.use(model.legal[0])
        run.rest()
    return run, model


def picture(run: TableRun) -> dict[object, tuple[object, ...]]:
    return {
        card: (sprite.pose, sprite.flip, sprite.level, sprite.z, sprite.look.badge)
        for card, sprite in run.table.state.tabletop.sprites.items()
    }


def test_on_take_back_cards_fly_home() -> None:
    run, model = before_a_take_back()
    top = run.table.state.tabletop
    assert top is not None
    (own,) = set(model.hand) - set(run.table.state.model.hand)
    assert run.table.state.take_back()
    assert run.table.state.model == model
    assert top.motions.running, "nothing moves"
    goal = top.targets()[own].pose
    assert top.sprites[own].pose != goal
    run.run(1000)
    assert top.sprites[own].pose == goal
    assert not top.flying


@pytest.mark.parametrize("settings", [{}, {"reduced_motion": True}, {"speed": 0.0}])
def test_a_take_back_ends_in_the_picture_of_a_table_at_rest(settings: dict[str, object]) -> None:
    run, _ = before_a_take_back(**settings)
    top = run.table.state.tabletop
    assert top is not None
    assert run.table.state.take_back()
    run.run(1500)
    shown = picture(run)
    counts = [fan._count for fan in top.seats.fans]
    top.settle(run.table.state.model)
    assert picture(run) == shown
    assert [fan._count for fan in top.seats.fans] == counts


@pytest.mark.parametrize("after_ms", [0, 100, 250, 420, 700])
def test_a_pass_that_is_skipped_ends_as_one_that_is_seen(after_ms: int) -> None:
    pictures = []
    for skipped in (False, True):
        run = TableRun(STANDARD, seed="skipped")
        run.rest()
        run.pass_three()
        if skipped:
            run.run(after_ms)
            run.table.state.finish()
        run.rest()
        run.table.state.handling.look()
        run.table.state.tabletop.sync()
        run.run(1000)
        pictures.append({card: (pose, flip, level) for card, (pose, flip, level, *_)
                         in picture(run).items()})  # fmt: skip
        assert all(fan._count == run.table.state.model.sizes[k + 1]
                   for k, fan in enumerate(run.table.state.tabletop.seats.fans))  # fmt: skip
    assert pictures[0] == pictures[1]


def test_the_heart_is_whole_when_cards_are_dealt() -> None:
    """Failing before: points that still rose kept it broken while the next deal was dealt."""
    run, model = before_a_take_back()
    top = run.table.state.tabletop
    top.heart.rest(broken=True)
    top.effects.add(After(60_000, lambda: None))
    deal_out(top, DealOut(10.0, 200.0, ms=1000.0, model=replace(model, trick=(), broken=False)))
    assert top.heart.fill == 0


def test_cards_are_dealt_on_the_cloth_by_every_dealer() -> None:
    run = TableRun(STANDARD)
    run.rest()
    top, model = run.table.state.tabletop, run.table.state.model
    lip = RAIL * run.table.ctx.metrics.base_u
    for dealer in range(model.players):
        dealt = replace(model, dealer=dealer, trick=())
        deal_out(top, DealOut(10.0, 200.0, ms=1000.0, model=dealt))
        for _ in range(60):
            run.run(20)
            for sprite in (*top.flying, *top.sprites.values()):
                if sprite.moving:
                    assert sprite.pose.y - sprite.pose.height / 2 >= lip - 1
