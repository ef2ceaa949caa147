"""What the settings tabs hold: groups of rows, each bound to one setting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hearts_gui.config import settings as prefs
from hearts_gui.session.setup.player_names import given_name, shown_name
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.ask import AskDialog
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.screens import access_tab
from hearts_gui.ui.screens.binder import Binder, Groups, decimal, named, seconds_words
from hearts_gui.ui.screens.deck_room import DeckRoomScene
from hearts_gui.ui.shell.keymap import key_name
from hearts_gui.ui.widgets.options import OptionLine, press
from hearts_gui.wording.language.messages import say

LINGERS = tuple(step / 10 for step in range(2, 21))
RATES = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
WAITS = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)


def speed_words(speed: float) -> str:
    """A speed as the control shows it."""
    if speed == prefs.INSTANT:
        return say("options-instant")
    return say("options-times", factor=decimal(speed))


def wait_words(wait: float) -> str:
    """How long the computer players seem to think."""
    return say("options-no-wait") if wait == 0 else say("options-times", factor=decimal(wait))


def groups(scene: FormScene, tab: str, *, unfolded: bool, unfold: Callable[[], None]) -> Groups:
    """The groups of a settings tab by its key; `unfold` shows more, or puts it away."""
    tabs = {"table": _table, "cards": _cards, "sound": _sound, "access": access_tab.groups}
    return tabs[tab](Binder(scene, unfolded=unfolded, unfold=unfold))


def _table(bind: Binder) -> Groups:
    now = bind.ctx.settings
    name, portrait = shown_name(now.name), say("portraits-name", portrait=now.portrait)
    you = (
        press(bind.ctx, say("options-name"), name, lambda: ask_player_name(bind.scene),
              icon=Icon.EDIT),
        press(bind.ctx, say("options-portrait"), portrait, lambda: choose_portrait(bind.scene),
              portrait=now.portrait),
    )  # fmt: skip
    look = (
        bind.choose("theme", say("options-theme"), prefs.THEME_KEYS, named("options-theme-choice"),
                    in_list=True),
    )  # fmt: skip
    playing = (
        bind.choose("play_mode", say("options-play-mode"), prefs.PLAY_MODES,
                    named("options-play-mode-choice")),
        bind.choose("show_points", say("options-show-points"), prefs.POINTS,
                    named("options-show-points-choice")),
        bind.switch("confirm_pass", say("options-confirm-pass")),
        bind.switch("confirm_costly", say("options-confirm-costly"),
                    say("options-confirm-costly-note")),
        bind.switch("confirm_blunders", say("options-confirm-blunders"),
                    say("options-confirm-blunders-note")),
        bind.choose("recall", say("options-recall"), prefs.RECALLS, named("options-recall-choice"),
                    note=say("options-recall-note")),
        bind.switch("cut_pack", say("options-cut"), say("options-cut-note")),
    )  # fmt: skip
    return (
        (say("options-group-you"), you),
        (say("options-group-table"), look),
        (say("options-group-playing"), playing),
        (say("options-group-speed"), _speeds(bind)),
    )


def _speeds(bind: Binder) -> tuple[OptionLine, ...]:
    key = key_name(bind.ctx.settings, "key_pace")
    return (
        bind.choose("pace", say("options-pace"), prefs.PACES, named("options-pace-choice"),
                    note=say("options-pace-note", key=key)),
        bind.choose("speed", say("options-speed"), prefs.SPEEDS, speed_words),
        bind.steps("deal_speed", say("options-deal-speed"), RATES, speed_words),
        bind.steps("play_speed", say("options-play-speed"), RATES, speed_words),
        bind.steps("collect_speed", say("options-collect-speed"), RATES, speed_words),
        bind.steps("bot_wait", say("options-bot-wait"), WAITS, wait_words),
        bind.steps("trick_linger", say("options-trick-linger"), LINGERS, seconds_words,
                   say("options-trick-linger-note")),
        bind.switch("wait_for_click", say("options-wait-for-click")),
    )  # fmt: skip


def _cards(bind: Binder) -> Groups:
    ctx = bind.ctx
    drawing = (
        press(ctx, say("options-deck"), say("deck-title"),
              lambda: ctx.scenes.push(DeckRoomScene(ctx)), icon=Icon.CARDS),
    )  # fmt: skip
    hand = (
        bind.choose("sort", say("options-sort"), prefs.SORTS, named("options-sort-choice"),
                    in_list=True),
        bind.switch("suit_gap", say("options-suit-gap")),
    )  # fmt: skip
    return ((say("options-group-cards"), drawing), (say("options-group-hand"), hand))


def _sound(bind: Binder) -> Groups:
    key = key_name(bind.ctx.settings, "key_mute")
    levels = (
        bind.level("master_level", say("sound-all"), "your-turn"),
        bind.level("table_level", say("sound-table"), "flick"),
        bind.level("effects_level", say("sound-effects"), "button"),
        bind.switch("muted", say("sound-mute"), say("options-key-note", key=key)),
        bind.switch("quiet_away", say("sound-quiet-away"), say("sound-quiet-away-note")),
        bind.switch("pan_sounds", say("sound-pan"), say("sound-pan-note")),
        bind.switch("more_cues", say("sound-more-cues"), say("sound-more-cues-note")),
    )
    single = (
        (
            say("sound-group", group=group),
            tuple(bind.level(prefs.level_name(cue), say("sound-cue", cue=cue), cue)
                  for cue in cues),
        )
        for group, cues in prefs.CUE_GROUPS
    )  # fmt: skip
    shown = single if bind.unfolded else ()
    icon = Icon.CHEVRON_UP if bind.unfolded else Icon.CHEVRON_DOWN
    more = press(bind.ctx, say("sound-more-label"), say("sound-more", open=bind.unfolded),
                 bind.unfold, icon=icon)  # fmt: skip
    return ((say("sound-levels"), (*levels[:3], more)), (say("sound-when"), levels[3:]), *shown)


# -- what the rows open


def ask_player_name(scene: FormScene) -> None:
    """Ask for the player's name."""
    ctx = scene.ctx

    def accept(text: str) -> str | None:
        name = " ".join(text.split())
        if not name:
            return say("options-name-empty")
        ctx.change_settings(replace(ctx.settings, name=given_name(name)))
        return None

    ctx.scenes.push(
        AskDialog(ctx, say("options-your-name"), label=say("options-name"), accept=accept,
                  confirm=say("options-save"), text=shown_name(ctx.settings.name),
                  longest=prefs.LONGEST_NAME)
    )  # fmt: skip


def choose_portrait(scene: FormScene) -> None:
    """Choose a portrait from all there are."""
    from hearts_gui.ui.screens.portraits import PortraitScene

    scene.ctx.scenes.push(PortraitScene(scene.ctx))
