"""The fan of five cards over a large heart on the menu, drawn piece by piece as it gets ready."""

from pygame import Rect, Surface

from hearts_gui.ui.draw.card_shapes import Shadow
from hearts_gui.ui.draw.heart_picture import heart_picture
from hearts_gui.ui.draw.stage import SpriteNode, Stage
from hearts_gui.ui.shell.context import Context

# Card, centre offset from the middle card and width in widths of it, angle; later ones on top.
FAN = (
    ("2C", (-1.084, 0.346), 0.857, -22.0),
    ("JD", (-0.546, 0.19), 0.857, -11.5),
    ("KH", (0.546, 0.19), 0.857, 11.5),
    ("AH", (1.084, 0.346), 0.857, 22.0),
    ("QS", (0.0, 0.0), 1.0, 0.0),
)
HEART_SIDE = 2.456


# Widest and highest extent of the whole picture, in card widths.
EXTENT = (3.44, 2.26)


class Hero:
    """The picture in a box; `advance` puts one more piece on the stage, until `ready`."""

    def __init__(self, ctx: Context, stage: Stage, box: Rect) -> None:
        self._ctx = ctx
        self._stage = stage
        self._middle = box.center
        width = int(min(box.w / EXTENT[0], box.h / EXTENT[1]))
        self.card_width = max(0, width - width % 2)
        self._done = 0

    @property
    def ready(self) -> bool:
        """Whether every piece is there."""
        return self._done > len(FAN)

    def advance(self) -> None:
        """Prepare the next piece: the heart, then card after card."""
        if self.ready:
            return
        if self._done == 0:
            self._put(self._heart(), (0.0, -0.03))
        else:
            card, offset, part, angle = FAN[self._done - 1]
            width = round(self.card_width * part)
            self._put(self._ctx.cardart.shadow(width, Shadow.RAISED, angle), offset)
            self._put(self._ctx.cardart.face(card, width, angle), offset)
        self._done += 1

    def _put(self, picture: Surface, offset: tuple[float, float]) -> None:
        x = self._middle[0] + offset[0] * self.card_width
        y = self._middle[1] + offset[1] * self.card_width
        self._stage.add(SpriteNode(picture, (x, y), z=0.2))

    def _heart(self) -> Surface:
        side = round(self.card_width * HEART_SIDE)
        key = ("hero heart", side, self._ctx.theme.key)
        return self._ctx.painter.shape(key, lambda: heart_picture(self._ctx.theme, side))
