"""Makes the context of a window from the player's settings."""

from collections.abc import Callable
from pathlib import Path

from hearts_gui.config import paths
from hearts_gui.config.settings import CUES, Settings, level_name
from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.card_art import CardArt, CardLook
from hearts_gui.ui.draw.felt import FeltStore
from hearts_gui.ui.draw.fonts import Fonts
from hearts_gui.ui.draw.icons import Icons
from hearts_gui.ui.draw.painter import Painter
from hearts_gui.ui.draw.theme import Metrics, Theme, theme_named
from hearts_gui.ui.shell.context import Context, Games, SceneStack
from hearts_gui.ui.shell.listening import Listening
from hearts_gui.ui.shell.sound import Levels, Sound
from hearts_gui.wording.language.messages import say, spoken


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
    icons = Icons(painter)
    context = Context(
        metrics=metrics, theme=theme, settings=settings, fonts=fonts, painter=painter, icons=icons,
        cardart=cardart, felt=felt, sound=Sound(), listening=Listening(lambda: context.settings),
        scenes=SceneStack(), games=games, now=now, change_settings=change_settings,
        quit=quit_program,
    )  # fmt: skip
    fit_caches(context, size)
    return context


def fit_caches(ctx: Context, size: tuple[int, int]) -> None:
    """Keep as many pictures as a window of this size and the scene on top need."""
    lean = ctx.scenes.top is not None and ctx.scenes.top.lean
    for cache in (*ctx.painter.caches, *ctx.cardart.caches, *ctx.icons.caches):
        cache.fit(size, lean=lean)
