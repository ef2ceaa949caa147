"""The night of a moon: its sky, which falls in bands, the moon, and where the cards circle."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import QS, Card
from hearts_gui.ui.draw.card_art import CardState
from hearts_gui.ui.draw.fonts import Face, smaller
from hearts_gui.ui.draw.icons import Mood
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.shapes import blit_centred, centred, svg_surface
from hearts_gui.ui.draw.stage import BaseNode, SpriteNode, Stage
from hearts_gui.ui.draw.theme import MIN_TEXT
from hearts_gui.ui.draw.tween import in_out, out_cubic
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.effects import star_surface
from hearts_gui.ui.table.nodes.poses import Motion, MovingCards
from hearts_gui.ui.table.nodes.sprites import Look
from hearts_gui.ui.widgets.base import Skin

# The night falls in bands with a soft edge, in units; its colours are drawn this coarsely.
BANDS, BANDS_A_FRAME, SOFT_EDGE, COARSE = 12, 2, 24, 8
DUST, STARS = 150, 12
# The times of the moon's and the cards' movements, in milliseconds from the beginning.
RISES_FROM, RISE_MS, RISES_BY = 300.0, 800.0, 260.0
LEAVES_FROM, LEAVE_EVERY, LEAVE_MS = 400.0, 50.0, 450.0
SPREADS_FROM, SPREAD_EVERY, SPREAD_MS = 1500.0, 8.0, 340.0
DIM = ("#F4D58A", "#B9B4E6", "#8F89C9", "#6D68A8")
# Of a sky that is 424 units high: the moon, the arc and the ellipse of the cards.
SKY_HEIGHT, SKY_WIDTH = 424.0, 1190.0
MOON_RADIUS, MOON_Y, GLOW = 134.0, 290.0, 2.2
ARC_RADIUS, ARC_Y, ARC_STEP, ARC_SPAN = 620.0, 702.0, 8.0, 104.0
ORBIT_ACROSS, ORBIT_DOWN, ORBIT_Y = 520.0, 96.0, 300.0
CARD_WIDTH, QUEEN_GROWTH = 88.0, 1.12
# Colours of the large stars, of the words on the moon, of the ring around the face.
STAR, INK, GOLD = (244, 213, 138), (42, 28, 10), (240, 190, 90)


@dataclass(frozen=True, slots=True)
class Sky:
    """The places of moon and cards; `u` is pixels per unit of the sky."""

    box: Rect

    @property
    def u(self) -> float:
        """The largest unit that width and height allow."""
        return min(self.box.h / SKY_HEIGHT, self.box.w / SKY_WIDTH)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point in units right of the middle and below the top."""
        top = self.box.bottom - SKY_HEIGHT * self.u - (self.box.h - SKY_HEIGHT * self.u) / 3
        return (self.box.centerx + x * self.u, top + y * self.u)

    @property
    def radius(self) -> int:
        """The moon's, in pixels."""
        return round(MOON_RADIUS * self.u)

    @property
    def moon(self) -> tuple[float, float]:
        return self.point(0, MOON_Y)

    def arc(self, cards: Sequence[Card]) -> list[Pose]:
        """The cards over the moon, the queen of spades larger."""
        step = min(ARC_STEP, ARC_SPAN / max(1, len(cards) - 1))
        poses = []
        for index, card in enumerate(cards):
            angle = (index - (len(cards) - 1) / 2) * step
            turn = math.radians(angle)
            x, y = self.point(ARC_RADIUS * math.sin(turn), ARC_Y - ARC_RADIUS * math.cos(turn))
            width = CARD_WIDTH * (QUEEN_GROWTH if card.face is QS else 1.0) * self.u
            poses.append(Pose(x, y, width, angle))
        return poses

    def orbit(self, count: int) -> list[tuple[Pose, bool]]:
        """The cards round the moon, and which of them are behind it."""
        places = []
        for index in range(count):
            turn = 2 * math.pi * (index + 0.5) / count + math.pi / 2
            depth = math.sin(turn)
            x, y = self.point(ORBIT_ACROSS * math.cos(turn), ORBIT_Y + ORBIT_DOWN * depth)
            width = CARD_WIDTH * (0.85 + 0.15 * depth) * self.u
            places.append((Pose(x, y, width, 7 * math.cos(turn)), depth < 0))
        return places


def in_order(cards: Sequence[Card]) -> list[Card]:
    """The cards low to high with the queen of spades in the middle."""
    queens = [card for card in cards if card.face is QS]
    rest = sorted(card for card in cards if card.face is not QS)
    half = len(rest) // 2
    return [*rest[:half], *queens, *rest[half:]]


class NightSky:
    """The sky for one window, laid over a picture of the table band by band."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._bands_drawn = 0
        self.lit = ctx.theme.strong
        """Whether the moon's light is drawn on it, or there is none."""
        self._strong = ctx.theme.strong
        self._coarse: Surface | None = None
        u, rng = ctx.metrics.base_u, random.Random(26)
        width, height = ctx.metrics.size
        self._dust = [
            ((rng.random() * width, rng.random() * height), rng.uniform(0.7, 1.9) * u,
             rng.choice(DIM))
            for _ in range(DUST)
        ]  # fmt: skip
        # Stars keep clear of moon and words.
        self._stars = [
            ((width * (0.5 + rng.choice((-1, 1)) * rng.uniform(0.22, 0.48)),
              rng.random() * (height * 0.55)), round(rng.uniform(12, 26) * u))
            for _ in range(STARS)
        ]  # fmt: skip

    @property
    def whole(self) -> bool:
        return self._bands_drawn == BANDS

    def fall(self, picture: Surface, progress: float) -> list[Rect]:
        """Lay the bands that should be there, two at most. Returns what has changed."""
        due = min(BANDS, round(BANDS * progress), self._bands_drawn + BANDS_A_FRAME)
        changed = [self._lay(picture, index) for index in range(self._bands_drawn, due)]
        self._bands_drawn = max(self._bands_drawn, due)
        return changed

    def _lay(self, picture: Surface, index: int) -> Rect:
        width, height = picture.get_size()
        top, end = (round(height * star / BANDS) for star in (index, index + 1))
        box = Rect(0, top, width, end - top)
        picture.set_clip(box)
        if self._strong:
            picture.fill((0, 0, 0))
        else:
            self._lay_gradient(picture, box)
            self._lay_stars(picture, box)
        picture.set_clip(None)
        if index == BANDS - 1:
            return box
        edge = Rect(0, box.bottom, width, round(SOFT_EDGE * self._ctx.metrics.base_u))
        picture.blit(pygame.transform.scale(_fade(edge.h), edge.size), edge)
        return box.union(edge)

    def _lay_gradient(self, picture: Surface, box: Rect) -> None:
        """The colours of the night: drawn small, because a gradient hides that."""
        width, height = picture.get_size()
        size = (width // COARSE + 1, height // COARSE + 2)
        if self._coarse is None:
            self._coarse = _gradient(size, (width / COARSE, height / COARSE))
        first = max(0, box.y // COARSE - 1)
        rows = min(size[1] - first, box.h // COARSE + 4)
        part = self._coarse.subsurface(Rect(0, first, size[0], rows))
        large = pygame.transform.smoothscale(part, (size[0] * COARSE, rows * COARSE))
        picture.blit(large, (0, first * COARSE))

    def _lay_stars(self, picture: Surface, box: Rect) -> None:
        for point, radius, ink in self._dust:
            if box.top - 4 < point[1] < box.bottom + 4:
                pygame.draw.aacircle(picture, ink, point, max(1.0, radius))
        for point, side in self._stars:
            if box.top - side < point[1] < box.bottom + side:
                blit_centred(picture, star_surface(self._ctx.painter, side, STAR), point)


def _gradient(size: tuple[int, int], whole: tuple[float, float]) -> Surface:
    width, height = whole
    body = (
        f'<defs><radialGradient id="n" gradientUnits="userSpaceOnUse" cx="{width / 2}" '
        f'cy="{height * 0.36}" r="{0.62 * width}"><stop offset="0" stop-color="#2C2A63"/>'
        '<stop offset="0.5" stop-color="#18173F"/><stop offset="1" stop-color="#0A0A22"/>'
        f'</radialGradient></defs><rect width="{size[0]}" height="{size[1]}" fill="url(#n)"/>'
    )
    return svg_surface(body, size).convert()


def _fade(height: int) -> Surface:
    """A column from night to nothing."""
    fade = Surface((1, max(1, height)), pygame.SRCALPHA)
    for y in range(height):
        fade.set_at((0, y), (20, 19, 54, round(255 * (1 - y / height))))
    return fade


def moon_glow(ctx: Context, radius: int) -> Surface:
    """The light around the moon, drawn small: nothing in it is sharp."""
    side = round(2 * radius * GLOW)

    def build() -> Surface:
        body = (
            '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="190">'
            '<stop offset="0.44" stop-color="#F6DFA4" stop-opacity="0.5"/>'
            '<stop offset="0.62" stop-color="#E8C98A" stop-opacity="0.2"/>'
            '<stop offset="1" stop-color="#E8C98A" stop-opacity="0"/></radialGradient></defs>'
            '<circle cx="0" cy="0" r="190" fill="url(#g)"/>'
        )
        small = svg_surface(body, (side // 4, side // 4), "-190 -190 380 380")
        return pygame.transform.smoothscale(small, (side, side))

    return ctx.painter.shape(("moon glow", side), build)


def full_moon(ctx: Context, radius: int) -> Surface:
    """The moon with its craters; with a white line around it where contrast is strong."""
    side = 2 * radius
    edge = ' stroke="#FFFFFF" stroke-width="2"' if ctx.theme.strong else ""
    spots = ((-58, -34, 16), (47, -58, 11), (64, 24, 21), (-62, 34, 10), (6, 84, 8))
    craters = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#DFC68B" fill-opacity="0.7"/>'
        f'<circle cx="{x + 1}" cy="{y + 1.6}" r="{r - 1}" fill="#E8D39C"/>'
        for x, y, r in spots
    )
    body = (
        '<defs><radialGradient id="m" gradientUnits="userSpaceOnUse" cx="-30" cy="-40" '
        'r="160"><stop offset="0" stop-color="#FFF8E2"/><stop offset="0.7" '
        'stop-color="#F6E5B4"/><stop offset="1" stop-color="#DDC07E"/></radialGradient></defs>'
        f'<circle cx="0" cy="0" r="98.5" fill="url(#m)"{edge}/>{craters}'
    )
    return ctx.painter.svg(body, (side, side), "-100 -100 200 200")


class MoonNode(BaseNode):
    """The moon with the shooter's face and the points as they add up."""

    def __init__(self, ctx: Context, radius: int, portrait: str, caption: str) -> None:
        super().__init__(z=2.0)
        self.ctx, self._radius = ctx, radius
        self._portrait, self._caption = portrait, caption
        self._points = ""
        self._picture: Surface | None = None

    def tell(self, points: str) -> None:
        if points != self._points:
            self._points, self._picture = points, None
            self.touch()

    def move(self, center: tuple[float, float]) -> None:
        self.rect = centred(center, 2 * self._radius, 2 * self._radius)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw moon, face, number and caption, put together once."""
        if self._picture is None:
            self._picture = self._composed()
        surface.blit(self._picture, self.rect)

    def _composed(self) -> Surface:
        ctx, r = self.ctx, self._radius
        picture = full_moon(ctx, r).copy()
        painter, skin = ctx.painter, Skin(ctx)
        face, center = r * 0.31, (r, r * 0.52)
        painter.disc(picture, center, face + max(2.0, r * 0.025), fill=GOLD)
        ctx.icons.draw_portrait(picture, painter, self._portrait, center, face, mood=Mood.PLEASED)
        width = round(1.5 * r)
        for text, y, units, style, height in (
            (self._points, 1.13, r * 0.47 / skin.metrics.u, Face.DISPLAY, 0.55),
            (self._caption, 1.48, min(17.0, r * 0.15 / skin.metrics.u), Face.SEMIBOLD, 0.3),
        ):
            kind = painter.largest(text, smaller(skin.type(units, style), MIN_TEXT), width)
            box = centred((r, r * y), width, round(r * height))
            painter.label(picture, text, kind, INK, box, align=Align.CENTRE)
        return picture


class Circling:
    """The moon rises, and the cards leave their pile, circle it and come to rest over it."""

    def __init__(
        self, ctx: Context, stage: Stage, sky: Sky, cards: Sequence[Card], moon: MoonNode,
        points: Callable[[int], str], *, glows: bool,
    ) -> None:  # fmt: skip
        """`points` says what the first of the cards count; without `glows` the light is there."""
        self._ctx, self._stage, self._sky = ctx, stage, sky
        self._taken_cards, self._moon, self._points = cards, moon, points
        self._cards = MovingCards(ctx, stage)
        self._landed = 0
        self._generation = ctx.cardart.generation
        self._glow = SpriteNode(moon_glow(ctx, sky.radius), z=0.5)
        stage.add(moon)
        if glows:
            stage.add(self._glow)

    def rest(self) -> None:
        """Put everything in its final place."""
        self._landed = len(self._taken_cards)
        poses = self._sky.arc(self._taken_cards)
        for index, (card, pose) in enumerate(zip(self._taken_cards, poses, strict=True)):
            sprite = self._cards.add(card, pose, z=_height(card, index))
            sprite.show(Look(edge=float(card.face is QS)))
        self._rise(math.inf)

    def fly(self, pile: Pose) -> None:
        """Send the cards on their way."""
        around, over = self._sky.orbit(len(self._taken_cards)), self._sky.arc(self._taken_cards)
        for index, card in enumerate(self._taken_cards):
            self._send(index, card, pile, *around[index], over[index])
        self._rise(0.0)

    def _send(
        self, index: int, card: Card, pile: Pose, around: Pose, behind: bool, over: Pose
    ) -> None:
        start = Pose(pile.x, pile.y, around.width)
        sprite = self._cards.add(card, start, z=1.0 if behind else 3.0, moving=True)
        sprite.visible = False
        delay = LEAVES_FROM + LEAVE_EVERY * index

        def leave() -> None:
            sprite.visible = True

        def join() -> None:
            sprite.show(Look(edge=float(card.face is QS)), z=_height(card, index))

        def circle() -> None:
            self._landed += 1
            if behind:
                sprite.show(Look(state=CardState.DIMMED))
            wait = max(0.0, SPREADS_FROM + SPREAD_EVERY * index - delay - LEAVE_MS)
            self._cards.motions.add(
                Motion(sprite, around, over, SPREAD_MS, delay=wait, curve=in_out, on_start=join)
            )

        self._cards.motions.add(
            Motion(sprite, start, around, LEAVE_MS, delay=delay, on_start=leave, on_end=circle)
        )

    def update(self, dt_ms: float, spent: float) -> None:
        """Let time pass; sharper pictures replace the first ones."""
        art = self._ctx.cardart
        art.frame_time.begin()
        self._cards.motions.update(dt_ms)
        for sprite in self._cards.sprites.values():
            sprite.catch_up()
            if art.generation != self._generation:
                sprite.refresh()
        self._generation = art.generation
        self._rise(spent)

    def _rise(self, spent: float) -> None:
        part = out_cubic((spent - RISES_FROM) / RISE_MS)
        x, y = self._sky.moon
        point = (x, y + (1 - part) * RISES_BY * self._sky.u)
        self._moon.visible = self._glow.visible = spent >= RISES_FROM
        self._moon.move(point)
        self._moon.tell(self._points(self._landed))
        self._glow.place(moon_glow(self._ctx, self._sky.radius), point)
        self.risen = part >= 1

    def leave_glow(self, picture: Surface) -> bool:
        """Draw the light of the risen moon on the night: cards that pass need not blend it."""
        if self.risen and self._glow in self._stage.nodes:
            self._glow.draw(picture, self._glow.rect)
            self._stage.remove(self._glow)
            return True
        return False


def _height(card: Card, index: int) -> float:
    """Above its left neighbour; the queen of spades above both of hers."""
    return 3.9 if card.face is QS else 3.0 + index / 100
