"""Makes the context of a window from the player's settings, and follows their changes."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from hearts_gui.config import paths
from hearts_gui.config.settings import CUES, NO_PLACE, Settings, level_name
from hearts_gui.config.settings import save as save_settings
from hearts_gui.engine.cards import Suit
from hearts_gui.engine.message import Message
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.ui.draw.card_art import CardArt, CardLook
from hearts_gui.ui.draw.felt import FeltStore
from hearts_gui.ui.draw.fonts import Fonts
from hearts_gui.ui.draw.icons import Icons
from hearts_gui.ui.draw.painter import Painter
from hearts_gui.ui.draw.theme import Metrics, Theme, theme_named
from hearts_gui.ui.shell.context import Context, Games, SceneStack
from hearts_gui.ui.shell.listening import Listening
from hearts_gui.ui.shell.pad import Pads
from hearts_gui.ui.shell.sound import Levels, Sound
from hearts_gui.ui.shell.window import Window, wake_loop
from hearts_gui.wording.language.choice import speak_as_chosen
from hearts_gui.wording.language.messages import message_text, say, spoken

SETTLE_MS = 150.0
"""The rest of a window after which exact pictures are made."""


def look_of(settings: Settings, theme: Theme) -> CardLook:
    """The card drawing which these settings ask for."""
    back = theme.default_back if settings.back == "auto" else settings.back
    return CardLook(face=settings.face, palette=settings.palette, back=back, strong=theme.strong,
                    letters=suit_letters(settings))  # fmt: skip


def suit_letters(settings: Settings) -> tuple[str, ...]:
    """The letters of the suits in order, if they are to be shown beside the signs."""
    return tuple(say("suit-letter", suit=suit) for suit in Suit) if settings.suit_letters else ()


def levels_of(settings: Settings, *, away: bool = False) -> Levels:
    """The sound levels which these settings ask for; `away` while another window is in use."""
    return Levels(
        master=settings.master_level / 100,
        effects=settings.effects_level / 100,
        table=settings.table_level / 100,
        muted=settings.muted or (away and settings.quiet_away),
        cues={cue: getattr(settings, level_name(cue)) / 100 for cue in CUES},
    )


def picture_of(settings: Settings) -> tuple[Path | None, int]:
    """The player's own picture of the table, and how blurred it is."""
    name = settings.picture
    return (paths.table_picture_file(name) if name else None), settings.picture_blur


def build_context(
    size: tuple[int, int], settings: Settings, *, games: Games, now: Callable[[], float],
    change_settings: Callable[[Settings], None], quit_program: Callable[[], None],
) -> Context:  # fmt: skip
    """A context for a window of this size; a display mode must be set already."""
    metrics = Metrics(size[0], size[1], settings.ui_scale)
    theme = theme_named(settings.theme, high_contrast=settings.high_contrast)
    fonts = Fonts(settings.family, language=spoken())
    felt = FeltStore()
    felt.prepare(metrics, theme)
    felt.lay_picture(*picture_of(settings))
    painter, cardart = Painter(fonts), CardArt(look_of(settings, theme))
    painter.letters = suit_letters(settings)
    context = Context(
        metrics=metrics, theme=theme, settings=settings, fonts=fonts, painter=painter,
        icons=Icons(painter), cardart=cardart, felt=felt, sound=Sound(), scenes=SceneStack(),
        listening=Listening(lambda: context.settings), games=games, now=now,
        change_settings=change_settings, quit=quit_program,
    )  # fmt: skip
    fit_caches(context, size)
    return context


def fit_caches(ctx: Context, size: tuple[int, int]) -> None:
    """Keep as many pictures as a window of this size and the scene on top need."""
    lean = ctx.scenes.top is not None and ctx.scenes.top.lean
    for cache in (*ctx.painter.caches, *ctx.cardart.caches, *ctx.icons.caches):
        cache.fit(size, lean=lean)


class Countdown:
    """A time that runs down, once it is started."""

    def __init__(self) -> None:
        self._left_ms: float | None = None

    @property
    def wait_ms(self) -> int | None:
        """The time left; None while it does not run."""
        return None if self._left_ms is None else max(1, int(self._left_ms))

    def start(self, time_ms: float) -> None:
        """Begin, perhaps again."""
        self._left_ms = time_ms

    def over(self, dt_ms: float) -> bool:
        """Let time pass. Returns whether it has just run out."""
        if self._left_ms is None:
            return False
        self._left_ms -= dt_ms
        if self._left_ms > 0:
            return False
        self._left_ms = None
        return True


class SettingsKeeper:
    """Fits everything to the settings and to the window's size, and stores both."""

    def __init__(self, ctx: Context, window: Window, pads: Pads, *, store: bool) -> None:
        self._ctx, self._window, self._pads, self._store = ctx, window, pads, store
        self._stored, self._unsaved = ctx.settings, False
        self._writing: BackgroundTask[tuple[Settings, Message | None]] | None = None
        self._settling, self.placing = Countdown(), Countdown()
        self.away = False
        """Whether another window is in use."""
        self.show_all = True
        """Whether the next frame shows the whole window."""
        ctx.metrics = self._metrics()
        window.dress(dark=ctx.theme.dark)

    def resize(self) -> None:
        """Lay out again immediately with quick pictures; exact ones follow when the size rests."""
        if self._window.size == self._ctx.metrics.size:
            return
        self._settling.start(SETTLE_MS)
        self._ctx.cardart.draft = True
        self._apply()

    @property
    def waits_ms(self) -> tuple[int | None, ...]:
        """The times until exact pictures are made and until the place is stored."""
        return self._settling.wait_ms, self.placing.wait_ms

    @property
    def settling(self) -> bool:
        """Whether the window has just changed its size and has no exact pictures yet."""
        return self._settling.wait_ms is not None

    def update(self, dt_ms: float) -> None:
        """Make exact pictures, and store size and place, once the window rests."""
        if self._settling.over(dt_ms):
            self._ctx.cardart.draft = False
            self._apply()
        if self.placing.over(dt_ms):
            self.remember_window()
        self._take_written()

    def take_fonts(self) -> None:
        """Draw everything again when the system has fonts for letters that ours lack."""
        if self._ctx.fonts.take_found():
            self._ctx.painter.set_fonts(self._ctx.fonts)
            self._apply()

    def _metrics(self) -> Metrics:
        window = self._window
        return Metrics(*window.size, self._ctx.settings.ui_scale, window.ratio)

    def _apply(self) -> None:
        ctx = self._ctx
        ctx.metrics = self._metrics()
        ctx.theme = theme_named(ctx.settings.theme, high_contrast=ctx.settings.high_contrast)
        self._window.dress(dark=ctx.theme.dark)
        if (ctx.fonts.family, ctx.fonts.language) != (ctx.settings.family, spoken()):
            ctx.fonts = Fonts(ctx.settings.family, language=spoken())
            ctx.painter.set_fonts(ctx.fonts)
        ctx.painter.letters = suit_letters(ctx.settings)
        ctx.cardart.set_look(look_of(ctx.settings, ctx.theme))
        ctx.cardart.forget_wanted()
        fit_caches(ctx, self._window.size)
        ctx.felt.prepare(ctx.metrics, ctx.theme)
        ctx.felt.lay_picture(*picture_of(ctx.settings))
        ctx.scenes.resize()
        self.show_all = True

    def change(self, new: Settings) -> None:
        """Apply settings immediately and store them."""
        old, self._ctx.settings = self._ctx.settings, new
        self.set_levels()
        self._pads.adjust(new)
        self._ctx.listening.voice.adjust(new)
        self._window.set_full_screen(on=new.full_screen)
        looks = (
            "theme", "picture", "picture_blur", "back", "palette", "face", "ui_scale", "family",
            "full_screen", "high_contrast", "language", "suit_letters", "left_handed",
            "reverse_hand",
        )  # fmt: skip
        if new.language != old.language:
            speak_as_chosen(new.language)
        if any(getattr(old, name) != getattr(new, name) for name in looks):
            self._apply()
        self._save()

    def set_levels(self) -> None:
        self._ctx.sound.set_levels(levels_of(self._ctx.settings, away=self.away))

    def _save(self) -> None:
        """Write the settings in a thread; those that change meanwhile are written next."""
        if self._store and self._writing is None:
            new, old, file = self._ctx.settings, self._stored, paths.settings_file()
            self._writing = BackgroundTask(lambda: (new, save_settings(new, file, old)), wake_loop)

    def _take_written(self, *, wait: bool = False) -> None:
        if self._writing is None or (written := self._writing.take(wait=wait)) is None:
            return
        self._writing, (new, problem) = None, written
        if problem is None:
            self._stored = new
        elif not self._unsaved and self._ctx.scenes.top is not None:
            self._ctx.scenes.top.notify(message_text(problem))  # once for a read-only disk
        self._unsaved = problem is not None
        if new != self._ctx.settings:
            self._save()

    def close(self) -> None:
        """Store what is not stored yet, and wait until the disk has taken or refused it."""
        self.remember_window()
        while self._writing is not None:
            self._take_written(wait=True)

    def remember_window(self) -> None:
        """Store the window's size and place, and what could not be stored before."""
        if self._unsaved:
            self._save()
        if self._window.full_screen:
            return
        width, height = self._window.points
        x, y = self._window.place or (NO_PLACE, NO_PLACE)
        new = replace(
            self._ctx.settings, window_width=width, window_height=height, window_x=x, window_y=y,
            window_screens=self._window.screens or "none",
        )  # fmt: skip
        if new != self._ctx.settings:
            self._ctx.settings = new
            self._save()
