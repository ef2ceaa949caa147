"""The main menu: continue or play, the other entries, the fan of cards, and the player."""

import math
import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import NamedTuple
from unicodedata import east_asian_width

from pygame import Rect, Surface

from hearts_gui.session.setup.player_names import shown_name
from hearts_gui.ui.draw.card_shapes import Shadow
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.heart import BANDS, heart_bands
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.memory import within
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.stage import WARM_MS, SpriteNode, Stage
from hearts_gui.ui.draw.theme import Colour, Shape, mix
from hearts_gui.ui.screens.options import OptionsScene
from hearts_gui.ui.screens.people import PeopleScene
from hearts_gui.ui.shell.context import Context, ContinueInfo, MenuFacts, Scene
from hearts_gui.ui.shell.input import FocusGained, UiEvent
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Padded, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.rows import ListRow, Panel, draw_faces
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import say

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
    """The picture in a box; `advance` puts pieces of it on the stage, until it is `ready`."""

    def __init__(self, ctx: Context, stage: Stage, box: Rect) -> None:
        self._ctx = ctx
        self._stage = stage
        self._middle = box.center
        width = int(min(box.w / EXTENT[0], box.h / EXTENT[1]))
        self.card_width = max(0, width - width % 2)
        self._side = round(self.card_width * HEART_SIDE)
        self._heart = heart_bands(ctx.theme, self._side)
        self._done = 0

    @property
    def ready(self) -> bool:
        """Whether every piece is there."""
        return self._done >= BANDS + 2 * len(FAN)

    def advance(self, budget_ms: float = WARM_MS) -> None:
        """Prepare as many pieces as there is time for, at least a part of one."""
        ends = time.perf_counter() + budget_ms / 1000
        while not self.ready and within(1000 * (ends - time.perf_counter()), self._add_piece):
            if time.perf_counter() > ends:
                return

    def _add_piece(self) -> bool:
        """Prepare the next piece: bands of the heart, then shadow and face of card after card.

        Returns True, unless `within` stops it.
        """
        if self._done < BANDS:
            band, y = next(self._heart)
            node = SpriteNode(band, z=0.2)
            top = round(self._middle[1] - 0.03 * self.card_width - self._side * 0.6)
            node.rect = band.get_rect(midtop=(self._middle[0], top + y))
            if self._done == BANDS - 1:
                self._heart.close()  # it holds a shadow of the heart's size
        else:
            index, is_face = divmod(self._done - BANDS, 2)
            card, (right, down), part, angle = FAN[index]
            width, art = round(self.card_width * part), self._ctx.cardart
            if is_face:
                picture = art.face(card, width, angle)
            else:
                picture = art.outlines.shadow(width, Shadow.RAISED, angle)
            card_x = self._middle[0] + right * self.card_width
            node = SpriteNode(picture, (card_x, self._middle[1] + down * self.card_width), z=0.2)
        self._stage.add(node)
        self._done += 1
        return True


class PlayerPill(Widget):
    """The player's portrait and results at the top right; a press changes the player."""

    role = Role.BUTTON
    margin_units = 26.0

    def __init__(self, ctx: Context, box: Rect, record: str, act: Callable[[], None]) -> None:
        super().__init__(ctx, shown_name(ctx.settings.name), box)
        self.value_words, self.act = record, act
        self.tooltip = say("people-title")

    @property
    def focus_radius(self) -> float:
        return self.box.h / 2 / self.ctx.metrics.u

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        skin.shadow(surface, box, radius=35, blur=16, dy=8, level=0.34)
        edge = (*theme.accent, 255) if self.hovered or self.pressed else theme.panel_line
        style = BoxStyle(box.h / 2, theme.plate, edge, skin.hairline)
        skin.painter.box(surface, box, style)
        radius = skin.px(27)
        center = (box.x + box.h // 2, box.centery)
        skin.icons.draw_portrait(surface, skin.painter, self.ctx.settings.portrait, center, radius)
        x = center[0] + radius + skin.px(13)
        width = box.right - skin.px(22) - x
        if not self.value_words:
            line = Rect(x, box.y, width, box.h)
            skin.painter.label(surface, self.label, skin.type(18, Face.SEMIBOLD), theme.text, line)
            return
        upper = Rect(x, box.y + round(box.h * 0.12), width, round(box.h * 0.42))
        lower = Rect(x, box.y + round(box.h * 0.50), width, round(box.h * 0.38))
        skin.painter.label(surface, self.label, skin.type(18, Face.SEMIBOLD), theme.text, upper)
        skin.painter.label(surface, self.value_words, skin.type(15), theme.text2, lower)


WIDTH = 470
# In pixels: the smallest readable text needs this much whatever the scale.
LEAST_WIDTH = 320
BIG = 104
BIG_TIGHT = 92
GAP = 18
GAP_TIGHT = 14
MARGIN, ROOM = 26, 54
"""The room kept free above and under the column, and that with the rail where it can be."""
DEEP = frozenset("gjpqyçş")
"""Small letters that reach below the line."""
# Sizes of the wordmark, the first where there is room; it follows the window, not the text size.
FULL = 0.78
"""The share of the size of the wordmark in letters that fill their line, as Chinese ones do."""
WORDMARKS = (150, 132, 116, 96)
# The fan is left out when its cards would be narrower than this part of the stage's height.
LEAST_CARD = 0.12


class BigButton(Button):
    """The primary entry: a play mark, a title over a detail, the faces of those at the table."""

    def __init__(self, ctx: Context, info: ContinueInfo, play: Callable[[], None]) -> None:
        super().__init__(ctx, info.title, play, look=ButtonLook.PRIMARY)
        self.value_words, self._portraits = info.detail, info.portraits

    def draw_content(self, surface: Surface, box: Rect, ink: Colour, level: float) -> None:
        skin = self.skin
        side = skin.px(30)
        x = box.x + skin.px(38)
        skin.icons.draw(surface, Icon.PLAY, (x + side / 2, box.centery), side, ink)
        x += side + skin.px(28)
        title, small = skin.type(26, Face.BOLD), skin.type(16, Face.SEMIBOLD)
        words = max(
            skin.painter.text_width(self.label, title),
            skin.painter.text_width(self.value_words, small),
        )
        right, gap = box.right - skin.px(18), skin.px(10)
        faces = draw_faces(surface, skin, self._portraits, (right, box.centery),
                           radius=skin.px(20), ground=skin.theme.button_bottom,
                           least=x + words + gap)  # fmt: skip
        right = right if faces is None else faces - gap
        upper = Rect(x, box.y + round(box.h * 0.16), right - x, round(box.h * 0.40))
        lower = Rect(x, box.y + round(box.h * 0.53), right - x, round(box.h * 0.30))
        skin.painter.label(surface, self.label, title, ink, upper, level=level)
        skin.painter.label(surface, self.value_words, small, ink, lower, level=0.86 * level)


# -- what the column shows, and what it opens


class MenuRow(NamedTuple):
    """A row of the menu: icon, label, detail, the screen it opens, and a dot if something waits."""

    icon: Icon
    label: str
    detail: str
    opens: Callable[[Context], Scene]
    dot: bool = False


def menu_rows(facts: MenuFacts) -> list[MenuRow]:
    plan, over = facts.new_game, facts.any_finished
    rows: list[MenuRow] = []
    if _first_time(facts):
        rows.append(MenuRow(Icon.PLAY, say("menu-play"), plan, _game))
    rows.append(MenuRow(Icon.CALENDAR, say("menu-daily"), facts.daily,
                        lambda ctx: ctx.games.daily(ctx), dot=facts.daily_waits))  # fmt: skip
    detail = plan if facts.under_way else say("menu-choose-detail")
    rows.append(MenuRow(Icon.STAR, say("menu-new"), detail, _new_game))
    if not over:
        # Later the row is that of the statistics; the rules stand under Learn too.
        detail = say("learn-rules-detail")
        rows.append(MenuRow(Icon.BOOK, say("learn-rules"), detail, _help))
    learnt = say("menu-learn-detail", n=facts.lessons_done)
    rows.append(MenuRow(Icon.BULB, say("menu-learn"), learnt, _learn))
    if over:
        detail = say("menu-practice-detail", n=facts.practice_due)
        rows.append(MenuRow(Icon.TARGET, say("menu-practice"), detail,
                            lambda ctx: ctx.games.learning.practice(ctx),
                            dot=facts.practice_due > 0))  # fmt: skip
    if facts.under_way or over:
        games = partial(_saved_games, finished=facts.under_way is None)
        rows.append(MenuRow(Icon.FOLDER, say("menu-saved"), facts.games, games))
    if over:
        label = say("menu-statistics")
        rows.append(MenuRow(Icon.CHART, label, facts.statistics, _statistics))
    return rows


def _primary(facts: MenuFacts) -> tuple[ContinueInfo, Callable[[Context], Scene]]:
    """The words and the action of the gold button; at the very first start it opens the lessons."""
    if facts.under_way is not None:
        return facts.under_way, _game
    if _first_time(facts):
        first = ContinueInfo(say("menu-first-lesson"), say("menu-first-lesson-detail"))
        return first, lambda ctx: ctx.games.learning.lessons(ctx)
    return ContinueInfo(say("menu-play"), facts.new_game), _game


def _first_time(facts: MenuFacts) -> bool:
    """Whether nothing has been played or learnt here: lessons are offered once."""
    return not (facts.any_played or facts.lessons_done)


def _game(ctx: Context) -> Scene:
    """The game under way, or one like the last."""
    return ctx.games.resume(ctx)


def _new_game(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.new_game import NewGameScene

    return NewGameScene(ctx)


def _saved_games(ctx: Context, *, finished: bool) -> Scene:
    from hearts_gui.ui.screens.saved_games import SavedGamesScene

    return SavedGamesScene(ctx, finished=finished)


def _learn(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.help import LearnScene

    return LearnScene(ctx)


def _statistics(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.statistics.scene import StatisticsScene

    return StatisticsScene(ctx)


def _help(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.help import HelpScene

    return HelpScene(ctx)


def _about(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.about import AboutScene

    return AboutScene(ctx)


class MenuScene(FormScene):
    """The first screen."""

    facts: MenuFacts
    """Read whenever it is laid out."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.hero: Hero | None = None

    def back(self) -> None:
        """Escape asks before leaving."""
        choices = (
            DialogButton(say("menu-stay")),
            DialogButton(say("menu-quit"), self.ctx.quit, primary=True),
        )
        text = say("menu-quit-saved") if self.facts.under_way else ""
        self.ctx.scenes.push(Dialog(self.ctx, say("menu-quit-title"), text, choices))

    # -- drawing

    def hidden(self) -> None:
        """Drop the heart and the cards, which take 56 MB at 3840 x 2160."""
        self.stage.clear()
        self.hero = None
        self.ctx.cardart.later(self.ctx.cardart.rest)  # not in the frame that builds a screen

    def uncovered(self) -> None:
        """Lay out again, because the game under way may have changed."""
        self.rebuild()

    def handle(self, event: UiEvent) -> bool:
        """After a while in another window or on another day, the facts may be others."""
        if isinstance(event, FocusGained) and self.ctx.games.menu_facts() != self.facts:
            self.rebuild()
        return super().handle(event)

    def compose(self) -> None:
        self.facts, self._day = self.ctx.games.menu_facts(), date.today()
        skin = Skin(self.ctx)
        stage = self.ctx.metrics.stage
        upright = self.ctx.metrics.shape is Shape.PORTRAIT
        edge = min(skin.px(96), round(stage.w * (0.09 if upright else 0.07)))
        most = stage.w - 2 * edge
        width = most if upright else min(max(skin.px(WIDTH), LEAST_WIDTH), most)
        column = self._column(skin, width)
        arrange = self._place_tall if upright else self._place_wide
        arrange(skin, column, Rect(stage.x + edge, 0, width, column.measure(width)))

    def _column(self, skin: Skin, width: int) -> Item:
        """The column, with as much space as the window's height allows."""
        limit = self.ctx.metrics.stage.h - 2 * round(ROOM * skin.metrics.base_u)
        rows = menu_rows(self.facts)
        roomy, *tighter = (self._entries(skin, width, size, rows) for size in WORDMARKS)
        return next(
            (item for item in (roomy, *tighter) if item.measure(width) <= limit), tighter[-1]
        )

    def _entries(self, skin: Skin, width: int, wordmark: float, rows: Sequence[MenuRow]) -> Item:
        ctx, roomy = self.ctx, wordmark > WORDMARKS[-1]
        full = any(east_asian_width(letter) == "W" for letter in say("menu-name"))
        px = round(wordmark * (FULL if full else 1) * skin.metrics.base_u)
        name_width = skin.painter.text_width(say("menu-name"), Type(Face.DISPLAY, px))
        units = (px if name_width <= width else px * width // name_width) / skin.metrics.u
        name = Label(ctx, say("menu-name"), units=units, face=Face.DISPLAY)
        name.margin_units = units * 0.35
        # In an upright window the lamp is too bright for the quiet colour.
        ink = mix(skin.theme.text2, skin.theme.text, 0.85)
        # Say what game this is, until one has been played.
        told = say("menu-tagline" if self.facts.any_finished else "menu-tagline-new")
        tagline = Label(ctx, told, units=22, colour=ink)
        # A letter such as p of a large name reaches into what is below it.
        apart = max(14, 0.2 * units) if DEEP & set(say("menu-name")) else 14
        under = Padded(Sized(tagline, height=32), across=6, top=apart, bottom=0) if roomy else None
        info, opens = _primary(self.facts)
        big = BigButton(ctx, info, self._opening(opens))
        lines = (
            ListRow(ctx, entry.label, self._opening(entry.opens), icon=entry.icon,
                    detail=entry.detail, dot=entry.dot)
            for entry in rows
        )  # fmt: skip
        panel = Padded(Column(*lines), across=8, top=8, behind=Panel(ctx, "", shadow=True))
        options = partial(OptionsScene, playable=True)
        foot = (
            Button(ctx, say("menu-options"), self._opening(options), icon=Icon.GEAR),
            Button(ctx, say("menu-about"), self._opening(_about), icon=Icon.INFO),
            Button(ctx, say("menu-quit"), ctx.quit, icon=Icon.EXIT_DOOR),
        )
        rest = Column(Sized(big, height=BIG if roomy else BIG_TIGHT), panel, Grid(*foot, least=1),
                      gap=GAP if roomy else GAP_TIGHT)  # fmt: skip
        return Column(Column(Sized(name, height=0.86 * units), under, gap=0), 26, rest)

    def _opening(self, make: Callable[[Context], Scene]) -> Callable[[], None]:
        return lambda: self.ctx.scenes.push(make(self.ctx))

    def _place_wide(self, skin: Skin, column: Item, box: Rect) -> None:
        stage = self.ctx.metrics.stage
        gap, edge, foot, rail = (round(size * skin.metrics.base_u) for size in (60, 62, 70, RAIL))
        box.y = stage.y + max(rail + skin.px(MARGIN), round((stage.h - box.h) * 0.5))
        self._fill(skin, column, box)
        left = box.right + gap
        room = Rect(left, stage.y, stage.right - edge - left, stage.h - foot)
        for record in (self.facts.record, ""):
            pill = self._pill_box(skin, stage, record)
            if pill.x > box.right + skin.px(20):
                self._add_pill(pill, record)
                room.h = room.bottom - pill.bottom - skin.px(16)
                room.y = pill.bottom + skin.px(16)
                break
        self._add_hero(room)

    def _place_tall(self, skin: Skin, column: Item, box: Rect) -> None:
        stage = self.ctx.metrics.stage
        edge = box.x - stage.x
        pill = self._pill_box(skin, stage, self.facts.record)
        pill.right = stage.right - edge
        self._add_pill(pill, self.facts.record)
        box.y = max(pill.bottom + skin.px(12), stage.bottom - skin.px(64) - box.h)
        self._fill(skin, column, box)
        room = Rect(stage.x + edge // 2, pill.bottom + skin.px(10), stage.w - edge, 0)
        room.h = box.y - skin.px(6) - room.y
        self._add_hero(room)

    def _fill(self, skin: Skin, column: Item, box: Rect) -> None:
        """Place the column, which scrolls when it is higher than the window."""
        stage = self.ctx.metrics.stage
        if box.bottom <= (bottom := stage.bottom - skin.px(20)):
            column.move_to(box)
            self.form.add(*column.widgets)
            return
        side, top = min(skin.px(24), box.x - stage.x - 2), skin.px(12)
        content = Sized(column, width=box.w / skin.metrics.u)
        area = ScrollArea(self.ctx, content=content, margin=(side, top))
        view = Rect(box.x - side, box.y - top, box.w + 2 * side, bottom - box.y + top)
        if self.ctx.metrics.shape is not Shape.PORTRAIT:
            view.w = stage.right - skin.px(20) - view.x
        area.move_to(view)
        self.form.add(*area.widgets)

    def _add_pill(self, box: Rect, record: str) -> None:
        self.form.add(PlayerPill(self.ctx, box, record, self._opening(PeopleScene)))

    def _add_hero(self, room: Rect) -> None:
        hero = Hero(self.ctx, self.stage, room)
        fits = hero.card_width >= LEAST_CARD * self.ctx.metrics.stage.h
        self.hero = hero if fits else None

    def _pill_box(self, skin: Skin, stage: Rect, record: str) -> Rect:
        name, face = shown_name(self.ctx.settings.name), skin.type(18, Face.SEMIBOLD)
        under = skin.painter.text_width(record, skin.type(15)) if record else 0
        words = max(skin.painter.text_width(name, face), under)
        width = min(skin.px(70 / 2 + 27 + 13 + 26) + words, stage.w - 2 * skin.px(36))
        box = Rect(0, stage.y + skin.px(45), width, skin.px(70))
        box.right = stage.right - skin.px(41)
        return box

    # -- time

    def update(self, dt_ms: float) -> None:
        """Prepare the picture piece by piece; a new day has another daily."""
        super().update(dt_ms)
        if date.today() != self._day:
            self.rebuild()
        if self.hero is None or self.hero.ready:
            self.ctx.scenes.pictures.ready(self.ctx.metrics.size)
        elif not self.cold:  # the frame that shows the entries has enough to do
            self.hero.advance()

    def complete(self) -> None:
        """Show all cards."""
        if self.hero is not None:
            self.hero.advance(math.inf)

    def idle_wait_ms(self) -> int | None:
        """Busy until the picture is complete."""
        if self.hero is not None and not self.hero.ready:
            return None
        return super().idle_wait_ms()
