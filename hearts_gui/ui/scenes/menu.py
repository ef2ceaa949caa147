"""The main menu: continue or play, the other entries, the fan of cards, who you are."""

from pygame import Rect, Surface

from hearts_gui.ui.context import Context
from hearts_gui.ui.draw import BoxStyle
from hearts_gui.ui.fonts import Face
from hearts_gui.ui.games import ContinueInfo
from hearts_gui.ui.scenes.help import HelpScene
from hearts_gui.ui.scenes.hero import Hero
from hearts_gui.ui.scenes.options import OptionsScene
from hearts_gui.ui.theme import Colour
from hearts_gui.ui.units import Shape
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, Label, Look
from hearts_gui.ui.widgets.dialog import Choice, Dialog
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin, title_type

NAME = "Hearts"
TAGLINE = "The quiet art of losing tricks"
WIDTH = 470
BIG = 112
ROW = 62
FOOT = 52
GAP = 20
WORDMARK = 150
LEAST_HERO = 150


class BigButton(Button):
    """The primary entry: a play mark, a title over a detail, the faces of those at the table."""

    def __init__(self, ctx: Context, box: Rect, info: ContinueInfo, start: "MenuScene") -> None:
        super().__init__(ctx, info.title, box, start.play, look=Look.PRIMARY)
        self._info = info

    @property
    def value_text(self) -> str:
        """The detail under the title."""
        return self._info.detail

    def draw_content(self, surface: Surface, box: Rect, ink: Colour, level: float) -> None:
        """Draw mark, texts and portraits."""
        skin = self.skin
        side = skin.px(30)
        x = box.x + skin.px(38)
        skin.icons.draw(surface, "play", (x + side / 2, box.centery), side, ink)
        x += side + skin.px(28)
        right = self._draw_faces(surface, box)
        title, small = skin.type(26, Face.BOLD), skin.type(16, Face.SEMIBOLD)
        upper = Rect(x, box.y + round(box.h * 0.16), right - x, round(box.h * 0.40))
        lower = Rect(x, box.y + round(box.h * 0.53), right - x, round(box.h * 0.30))
        skin.painter.label(surface, self.label, title, ink, upper, level=level)
        skin.painter.label(surface, self._info.detail, small, ink, lower, level=0.86 * level)

    def _draw_faces(self, surface: Surface, box: Rect) -> int:
        """Draw the portraits from the right; where the texts must end."""
        skin = self.skin
        radius = skin.px(20)
        right = box.right - skin.px(18)
        names = self._info.portraits
        left = right - 2 * radius - (len(names) - 1) * round(radius * 1.5) if names else right
        if left < box.x + box.w // 2:
            return right
        for place, name in enumerate(names):
            center = (left + radius + place * round(radius * 1.5), box.centery)
            line = (*skin.theme.button_bottom, 255)
            skin.icons.draw_portrait(surface, skin.painter, name, center, radius, line=line)
        return left - skin.px(10)


class PlayerPill(Widget):
    """Who you are and how you have done, at the top right."""

    focusable = False
    margin_units = 22.0

    def __init__(self, ctx: Context, box: Rect, record: str) -> None:
        super().__init__(ctx, ctx.settings.name, box)
        self._record = record

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw pill, portrait and words."""
        del clip
        skin, theme, box = self.skin, self.skin.theme, self.box
        skin.shadow(surface, box, radius=35, blur=16, dy=8, level=0.34)
        style = BoxStyle(box.h / 2, theme.plate, theme.panel_line, skin.hairline)
        skin.painter.box(surface, box, style)
        radius = skin.px(27)
        center = (box.x + box.h // 2, box.centery)
        skin.icons.draw_portrait(surface, skin.painter, self.ctx.settings.portrait, center, radius)
        x = center[0] + radius + skin.px(13)
        width = box.right - skin.px(22) - x
        if not self._record:
            line = Rect(x, box.y, width, box.h)
            skin.painter.label(surface, self.label, skin.type(18, Face.SEMIBOLD), theme.text, line)
            return
        upper = Rect(x, box.y + round(box.h * 0.12), width, round(box.h * 0.42))
        lower = Rect(x, box.y + round(box.h * 0.50), width, round(box.h * 0.38))
        skin.painter.label(surface, self.label, skin.type(18, Face.SEMIBOLD), theme.text, upper)
        skin.painter.label(surface, self._record, skin.type(15), theme.text2, lower)


class MenuScene(FormScene):
    """The first screen."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.hero: Hero | None = None

    # -- what the entries do

    def play(self) -> None:
        """Continue the game under way, or start one."""
        games = self.ctx.games
        if games.continue_info() is None:
            self.ctx.scenes.push(games.start_new(self.ctx))
        else:
            self.ctx.scenes.push(games.resume(self.ctx))

    def new_game(self) -> None:
        """Start a game, asking first when that touches the one under way."""
        warning = self.ctx.games.new_game_warning()
        if warning is None:
            self._start_new()
            return
        choices = (
            Choice("Keep playing", lambda: None),
            Choice("New game", self._start_new, primary=True),
        )
        self.ctx.scenes.push(Dialog(self.ctx, "Start a new game?", warning, choices))

    def _start_new(self) -> None:
        self.ctx.scenes.push(self.ctx.games.start_new(self.ctx))

    def show_help(self) -> None:
        """How to play."""
        self.ctx.scenes.push(HelpScene(self.ctx))

    def show_keys(self) -> None:
        """The list of keys."""
        self.ctx.scenes.push(HelpScene(self.ctx, tab=1))

    def show_options(self) -> None:
        """The player's settings."""
        self.ctx.scenes.push(OptionsScene(self.ctx))

    def back(self) -> None:
        """Escape asks before leaving."""
        choices = (
            Choice("Stay", lambda: None),
            Choice("Quit", self.ctx.quit, primary=True),
        )
        text = "Your game is saved and can be continued." if self._under_way() else ""
        self.ctx.scenes.push(Dialog(self.ctx, "Quit Hearts?", text, choices))

    def _under_way(self) -> bool:
        return self.ctx.games.continue_info() is not None

    # -- drawing

    def uncovered(self) -> None:
        """The game under way may have changed."""
        self.rebuild()

    def compose(self) -> None:
        """Lay out for the window's shape."""
        if self.ctx.metrics.shape is Shape.PORTRAIT:
            self._compose_tall()
        else:
            self._compose_wide()

    def _compose_wide(self) -> None:
        skin = Skin(self.ctx)
        stage = self.ctx.metrics.stage
        edge = min(skin.px(96), round(stage.w * 0.07))
        width = min(skin.px(WIDTH), stage.w - 2 * edge)
        total = self._column_height(skin)
        top = max(skin.px(30), round((stage.h - total) * 0.52))
        column = Rect(stage.x + edge, stage.y + top, width, total)
        pill = self._pill_box(skin, stage)
        self._fill_column(skin, column)
        left = column.right + skin.px(60)
        room = Rect(left, 0, stage.right - skin.px(36) - left, 0)
        room.y = pill.bottom + skin.px(16) if self._pill_fits(pill, column) else stage.y
        room.h = stage.bottom - skin.px(70) - room.y
        self._add_hero(room)
        if self._pill_fits(pill, column):
            self.form.add(PlayerPill(self.ctx, pill, self.ctx.games.record()))

    @staticmethod
    def _pill_fits(pill: Rect, column: Rect) -> bool:
        return pill.x > column.right + 8

    def _compose_tall(self) -> None:
        skin = Skin(self.ctx)
        stage = self.ctx.metrics.stage
        edge = min(skin.px(70), round(stage.w * 0.09))
        width = stage.w - 2 * edge
        total = self._column_height(skin)
        pill = self._pill_box(skin, stage)
        pill.right = stage.right - edge
        head = self._head_height(skin)
        bottom = max(head + pill.bottom, stage.bottom - skin.px(64) - (total - head))
        column = Rect(stage.x + edge, bottom - head, width, total)
        room = Rect(stage.x + edge // 2, pill.bottom + skin.px(10), stage.w - edge, 0)
        room.h = column.y - skin.px(6) - room.y
        self._fill_column(skin, column)
        self._add_hero(room)
        self.form.add(PlayerPill(self.ctx, pill, self.ctx.games.record()))

    def _add_hero(self, room: Rect) -> None:
        self.hero = None
        if room.w < LEAST_HERO or room.h < LEAST_HERO:
            return
        self.hero = Hero(self.ctx, room)
        self.stage.add(self.hero)

    def _pill_box(self, skin: Skin, stage: Rect) -> Rect:
        record = self.ctx.games.record()
        words = max(
            skin.painter.text_width(self.ctx.settings.name, skin.type(18, Face.SEMIBOLD)),
            skin.painter.text_width(record, skin.type(15)) if record else 0,
        )
        width = min(skin.px(70 / 2 + 27 + 13 + 24) + words, stage.w // 2)
        box = Rect(0, stage.y + skin.px(45), width, skin.px(70))
        box.right = stage.right - skin.px(41)
        return box

    # -- the column of entries

    def _rows(self) -> list[tuple[str, str, str, str]]:
        """Icon, label, detail and the name of the method, for each row."""
        rows = [
            ("book", "How to play", "Rules in short", "show_help"),
            ("keyboard", "Keys", "", "show_keys"),
        ]
        if self._under_way():
            detail = self.ctx.games.new_game_detail()
            rows.insert(0, ("star", "New game", detail, "new_game"))
        return rows

    @staticmethod
    def _head_height(skin: Skin) -> int:
        return skin.px(WORDMARK * 0.86) + skin.px(22) + skin.px(32) + skin.px(26)

    def _row_height(self, skin: Skin) -> int:
        return max(skin.px(ROW), self.ctx.metrics.hit)

    def _column_height(self, skin: Skin) -> int:
        rows = len(self._rows()) * self._row_height(skin) + 2 * skin.px(8)
        foot = max(skin.px(FOOT), self.ctx.metrics.hit)
        return self._head_height(skin) + skin.px(BIG) + 2 * skin.px(GAP) + rows + foot

    def _fill_column(self, skin: Skin, column: Rect) -> None:
        """The whole column; it scrolls when it is higher than the window."""
        widgets = self._column_widgets(skin, column)
        self.form.add(*widgets)
        stage = self.ctx.metrics.stage
        bottom = stage.bottom - skin.px(20)
        if column.bottom <= bottom:
            return
        side = skin.px(24)
        view = Rect(column.x - side, stage.y + skin.px(16), column.w + 2 * side, 0)
        view.h = bottom - view.y
        area = ScrollArea(self.ctx, view)
        area.put(widgets, column.bottom - view.y + skin.px(12))
        self.form.add(area)

    def _column_widgets(self, skin: Skin, column: Rect) -> list[Widget]:
        ctx = self.ctx
        y = column.y
        word = Rect(column.x, y, column.w, skin.px(WORDMARK * 0.86))
        kind = title_type(skin, WORDMARK)
        fits = skin.painter.text_width(NAME, kind) <= column.w
        units = WORDMARK if fits else WORDMARK * column.w / skin.painter.text_width(NAME, kind)
        widgets: list[Widget] = [Label(ctx, NAME, word, units=units, face=Face.DISPLAY)]
        widgets[0].margin_units = WORDMARK * 0.35
        y = word.bottom + skin.px(22)
        tagline = Rect(column.x + skin.px(6), y, column.w - skin.px(6), skin.px(32))
        widgets.append(Label(ctx, TAGLINE, tagline, units=22, quiet=True))
        y = tagline.bottom + skin.px(26)
        big = Rect(column.x, y, column.w, skin.px(BIG))
        widgets.append(BigButton(ctx, big, self._primary_info(), self))
        y = big.bottom + skin.px(GAP)
        rows, y = self._row_widgets(skin, column, y)
        widgets.extend(rows)
        widgets.extend(self._foot_widgets(skin, column, y + skin.px(GAP)))
        return widgets

    def _primary_info(self) -> ContinueInfo:
        info = self.ctx.games.continue_info()
        return info if info is not None else ContinueInfo("Play", self.ctx.games.new_game_detail())

    def _row_widgets(self, skin: Skin, column: Rect, y: int) -> tuple[list[Widget], int]:
        rows = self._rows()
        pad, high = skin.px(8), self._row_height(skin)
        box = Rect(column.x, y, column.w, len(rows) * high + 2 * pad)
        panel = Panel(self.ctx, "", box, shadow=True)
        made: list[Widget] = [panel]
        for index, (icon, label, detail, method) in enumerate(rows):
            row = Rect(box.x + pad, box.y + pad + index * high, box.w - 2 * pad, high)
            made.append(
                ListRow(self.ctx, label, row, getattr(self, method), icon=icon, detail=detail)
            )
        return made, box.bottom

    def _foot_widgets(self, skin: Skin, column: Rect, y: int) -> list[Widget]:
        gap = skin.px(12)
        width = (column.w - gap) // 2
        high = max(skin.px(FOOT), self.ctx.metrics.hit)
        first = Rect(column.x, y, width, high)
        second = Rect(column.right - width, y, width, high)
        return [
            Button(self.ctx, "Options", first, self.show_options, icon="gear"),
            Button(self.ctx, "Quit", second, self.ctx.quit, icon="exit-door"),
        ]

    # -- time

    def update(self, dt_ms: float) -> None:
        """Prepare the picture piece by piece."""
        super().update(dt_ms)
        if self.hero is not None and not self.hero.ready:
            self.hero.advance()

    def idle_wait_ms(self) -> int | None:
        """Busy until the picture is complete."""
        if self.hero is not None and not self.hero.ready:
            return None
        return super().idle_wait_ms()
