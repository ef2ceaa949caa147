"""Several people at one screen: a curtain hides the screen before another person's cards are
shown.

A person's table is created when that person lifts the curtain, and removed before it falls, so
nobody else's cards can ever be drawn.
"""

from collections.abc import Callable

from hearts_gui.session.setup.players import human_seats
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.flow import Anchor, Column, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.rows import SeatFace
from hearts_gui.wording.language.messages import say

LOOK_MS = 900.0
"""The time the last card can be looked at before the curtain falls, in milliseconds."""
WIDTH, GAP = 560, 16
FACE = 190.0
"""The portrait over the name."""


class HotSeatTable(TableScene):
    """The table of one of several people; it gives way when another one has to decide."""

    def __init__(
        self, ctx: Context, session: SessionPort, seat: int, left: Callable[[], None]
    ) -> None:
        super().__init__(ctx, session, seat, left=left)
        self._people = human_seats(session.seats)
        self._ended = left
        self._looked = 0.0

    def due(self) -> int | None:
        """The person who has to decide and is not the one at the table."""
        state = self.state
        if not state.on_top or state.queue.busy or state.fresh or self.screens.counting:
            return None
        waiting = [seat for seat in state.view.ask.seats if seat in self._people]
        return None if not waiting or state.seat in waiting else waiting[0]

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        seat = self.due()
        self._looked = 0.0 if seat is None else self._looked + dt_ms
        if seat is not None and self._looked >= LOOK_MS:
            self._left = None  # the game goes on
            curtain = Curtain(self.ctx, self.state.session, seat, self._ended)
            self.ctx.scenes.replace(curtain)

    def idle_wait_ms(self) -> int | None:
        return None if self.due() is not None else super().idle_wait_ms()


class Curtain(FormScene):
    """A screen with only a name: the person with that name continues."""

    def __init__(
        self, ctx: Context, session: SessionPort, seat: int, left: Callable[[], None]
    ) -> None:
        super().__init__(ctx)
        self._session, self.seat, self._ended = session, seat, left
        self._lifted = False

    def enter(self) -> None:
        """Stop the clocks while people change places, and forget what was spoken."""
        self.ctx.listening.hush()
        self._session.clocks.paused = True
        super().enter()

    def leave(self) -> None:
        """Leave the game, unless the curtain was lifted."""
        if not self._lifted:
            self._ended()

    def compose(self) -> None:
        ctx, skin, stage = self.ctx, Skin(self.ctx), self.ctx.metrics.stage
        who = self._session.seats[self.seat]
        lift = Button(ctx, say("curtain-lift"), self.lift, look=ButtonLook.PRIMARY, icon=Icon.EYE)
        away = Button(ctx, say("curtain-menu"), ctx.scenes.to_first, icon=Icon.EXIT_DOOR)
        below = Column(
            text(ctx, say("curtain-title", name=who.name), units=44, face=Face.DISPLAY,
                 align=Align.CENTRE),
            text(ctx, say("curtain-others", name=who.name), units=19, align=Align.CENTRE),
            30, Sized(lift, height=60), Sized(away, height=60), gap=GAP,
        )  # fmt: skip
        width = min(skin.px(WIDTH), stage.w - 2 * skin.px(24))
        # With large text the face is left out.
        room = stage.h - 2 * (round(RAIL * skin.metrics.base_u) + skin.px(8))
        room -= skin.px(GAP) + below.measure(width)
        side = max(1, min(skin.px(FACE), stage.h // 3, room)) / skin.metrics.u
        face = Sized(SeatFace(ctx, who.portrait), width=side, height=side, across=Anchor.MIDDLE)
        column = Column(face, below, gap=GAP)
        column.move_to(centred(stage.center, width, column.measure(width)))
        self.form.add(*column.widgets)
        self.form.set_focus(lift, keyboard=False)

    def lift(self) -> None:
        """Show the table of the person named."""
        self._lifted = True
        self._session.clocks.paused = False
        table = HotSeatTable(self.ctx, self._session, self.seat, self._ended)
        self.ctx.scenes.replace(table)


def seat_at_table(ctx: Context, session: SessionPort, left: Callable[[], None]) -> Scene:
    """The table of the only person, or the curtain before that of the first who is to decide."""
    people = human_seats(session.seats)
    if len(people) < 2:
        return TableScene(ctx, session, left=left)
    waiting = [seat for seat in session.view(people[0]).ask.seats if seat in people]
    return Curtain(ctx, session, waiting[0] if waiting else people[0], left)
