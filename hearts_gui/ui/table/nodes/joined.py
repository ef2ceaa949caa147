"""Lines between the cards of a trick that cancel each other."""

from itertools import combinations

from pygame import Rect, Surface

from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.nodes.badges import CANCEL
from hearts_gui.ui.table.nodes.placing import trick_pose
from hearts_gui.ui.table.story.model import TableModel

JOINED_Z = 48.0
"""Under the trick, so that no other card is crossed."""
LINE = 3.0
"""How wide a line is, in units."""

Pair = tuple[Pose, Pose]


class JoinedNode(BaseNode):
    """Joins every two equal cards, so that it is seen which ones belong together."""

    def __init__(self, ctx: Context, layout: TableLayout) -> None:
        super().__init__(z=JOINED_Z)
        self._ctx, self._layout = ctx, layout
        self.pairs: tuple[Pair, ...] = ()
        self.visible = False

    def show(self, model: TableModel, *, cancels: bool) -> None:
        """Follow the trick; nothing is joined where equal cards do not cancel."""
        plays = list(enumerate(model.trick)) if cancels and model.number else []
        pairs = tuple(
            (trick_pose(self._layout, model, one), trick_pose(self._layout, model, other))
            for (one, first), (other, second) in combinations(plays, 2)
            if first.card.face == second.card.face
        )
        if pairs == self.pairs:
            return
        self.pairs, self.visible = pairs, bool(pairs)
        if pairs:
            points = [Rect(round(pose.x), round(pose.y), 1, 1) for pair in pairs for pose in pair]
            self.rect = points[0].unionall(points[1:]).inflate(16, 16)
        self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw a line from middle to middle."""
        width = max(2.0, LINE * self._ctx.metrics.base_u)
        for first, second in self.pairs:
            line = ((first.x, first.y), (second.x, second.y))
            self._ctx.painter.polyline(surface, line, colour=(255, 253, 248), width=2 * width)
            self._ctx.painter.polyline(surface, line, colour=CANCEL, width=width)
