"""Cards on the table as sprites that come, fly and go."""

from collections.abc import Callable

from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.draw.tween import Curve, in_out, out_cubic
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.poses import Motion, Motions
from hearts_gui.ui.table.nodes.sprites import CardSprite

WHOLE = (0.0, 1.0)
STRAIGHT = (0.0, 0.0)


class MovingCards:
    """The face-up cards by themselves, and those that are seen only on their way."""

    def __init__(self, ctx: Context, stage: Stage) -> None:
        self.ctx, self.stage = ctx, stage
        self.motions = Motions()
        self.sprites: dict[Card, CardSprite] = {}
        self.flying: list[CardSprite] = []
        self.still = ctx.settings.reduced_motion

    def add(self, card: Card, pose: Pose, *, z: float = 50.0, moving: bool = False) -> CardSprite:
        """Put a face-up card on the table, at rest or about to move."""
        sprite = CardSprite(self.ctx, card, pose, z=z, moving=moving)
        self.sprites[card] = sprite
        self.stage.add(sprite)
        return sprite

    def mark(self, sprite: CardSprite) -> None:
        """Put a card's badge on the stage, or take it off."""
        if sprite.badge is not None:
            self.stage.add(sprite.mark)
        elif sprite.mark.badge is not None:
            sprite.mark.badge = None
            self.stage.remove(sprite.mark)

    def drop(self, card: Card) -> None:
        """Take a card off the table."""
        sprite = self.sprites.pop(card, None)
        if sprite is not None:
            self.motions.stop(sprite)
            self.stage.remove(sprite, sprite.mark)

    def fly(
        self, start: Pose, end: Pose, *, ms: float, delay: float = 0.0, card: Card | None = None,
        arc: tuple[float, float] = STRAIGHT, z: float = 80.0, land: Callable[[], None] | None,
        flip: tuple[float, float] | None = None, fade: tuple[float, float] | None = None,
        curve: Curve = out_cubic, waits: bool = False, window: tuple[float, float] = WHOLE,
    ) -> None:  # fmt: skip
        """A card that is seen only on its way, and before it when it `waits` for its turn."""
        sprite = CardSprite(self.ctx, card, start, z=z, moving=True, flat=card is None)
        sprite.fade, sprite.window = fade, window
        if flip is not None:
            sprite.flip, sprite.target_flip = flip[0], flip
        self.flying.append(sprite)

        def leave() -> None:
            self.stage.add(sprite)

        if waits:
            leave()

        def arrive() -> None:
            self.stage.remove(sprite)
            if sprite in self.flying:
                self.flying.remove(sprite)
            if land is not None:
                land()

        self.motions.add(
            Motion(sprite, start, end, ms, delay=delay, curve=curve, arc=arc, on_start=leave,
                   on_end=arrive)
        )  # fmt: skip

    def receive(
        self, card: Card, start: Pose, end: Pose, *, ms: float, delay: float,
        arc: tuple[float, float] = STRAIGHT, window: tuple[float, float] = WHOLE,
    ) -> None:  # fmt: skip
        """A card flies to the hand and turns up on its way."""
        sprite = self.add(card, end if self.still else start, moving=not self.still)
        if self.still:
            sprite.fade = (0.0, 1.0)
        else:
            sprite.flip, sprite.target_flip, sprite.window = -1.0, (-1.0, 1.0), window

        def arrive() -> None:
            sprite.window = WHOLE
            self.mark(sprite)

        self.motions.add(Motion(sprite, sprite.pose, end, ms, delay=delay, arc=arc, curve=in_out,
                                on_end=arrive))  # fmt: skip

    def land(self) -> None:
        """Whatever flies is gone, and every card is seen as it is at rest."""
        self.motions.clear()
        self.stage.remove(*self.flying)
        self.flying.clear()
        for sprite in self.sprites.values():
            sprite.flies = False
            sprite.visible = True  # it may not have left the pack yet
            sprite.flip = sprite.level = 1.0
            sprite.target_flip = sprite.fade = None
            sprite.window = WHOLE
