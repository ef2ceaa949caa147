"""Pictures of cards that are made before they are needed, in frames that have time for it."""

from collections.abc import Callable, Mapping

from hearts_gui.engine.cards import Card
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.layout_fit import HOVER_SCALE
from hearts_gui.ui.table.nodes.sprites import EDGE, CardSprite

# Faces are prepared no wider than this for their turning up: larger ones take most of a frame.
PREPARED_WIDTH = 220


class Preparing:
    """What turning cards up and pointing at them will need. `idle` has more of another kind."""

    def __init__(self, ctx: Context, width: float, idle: Callable[[], None]) -> None:
        self._art, self._accent = ctx.cardart, ctx.theme.accent
        self._line = max(2.0, EDGE * ctx.metrics.base_u)
        self._width = min(PREPARED_WIDTH, round(width))
        self._raised = max(8, round(width * HOVER_SCALE))
        self._idle = idle
        self._turning: list[Card] = []
        self._pointing: list[Card] = []
        self._edging: list[Card] = []

    def turn_up(self, cards: list[Card]) -> None:
        """These faces will turn up soon."""
        self._turning = cards

    def point_at(self, cards: list[Card]) -> None:
        """These cards may be pointed at soon."""
        self._pointing = cards

    @property
    def busy(self) -> bool:
        """Whether a quiet moment still has cards to prepare."""
        return bool(self._pointing)

    def in_motion(self) -> None:
        """A frame: a face that will turn up, when there is time."""
        if self._turning and self._art.has_time:
            self._art.warm(self._turning.pop().text, self._width)

    def at_rest(self, sprites: Mapping[Card, CardSprite]) -> None:
        """A frame in which nothing moves: one more picture."""
        if self._pointing:
            card = self._pointing.pop()
            self._edging.append(card)
            if (angle := _resting(sprites.get(card))) is not None:
                self._art.face(card.text, self._raised, angle)
        elif self._edging:
            if (angle := _resting(sprites.get(self._edging.pop()))) is not None:
                self._art.edge(self._raised, angle, self._accent, self._line, 0.67)
        else:
            self._idle()


def _resting(sprite: CardSprite | None) -> float | None:
    """The angle at which a card lies still; None when it does not."""
    return None if sprite is None or sprite.moving else sprite.pose.angle
