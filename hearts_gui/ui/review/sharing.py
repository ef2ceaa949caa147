"""The dialog with what is wanted now and then: what the others knew, a copy, the game as a file."""

from collections.abc import Callable

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.review.source import Share
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say


def ask_what_more(
    ctx: Context, share: Share | None, knows: Callable[[], None], position: Callable[[], None],
    notify: Callable[[str], None], strong: Callable[[], None],
) -> None:  # fmt: skip
    """Ask; `knows` shows what others knew, `position` copies it, `notify` says what was done,
    `strong` has a strong player play the deal."""

    def copy_game() -> None:
        if share is not None:
            clipboard.copy(share.text())
            notify(say("review-copied"))

    def save() -> None:
        if share is not None:
            notify(share.save())

    def copy_code() -> None:
        code = None if share is None or share.code is None else share.code()
        if code is not None:
            clipboard.copy(code)
        notify(say("review-copied" if code is not None else "review-share-no-code"))

    ways = [
        DialogButton(say("review-knows"), knows, icon=Icon.QUESTION),
        DialogButton(say("strong-title"), strong, icon=Icon.CROWN),
        DialogButton(say("review-share-position"), position, primary=True, icon=Icon.COPY),
    ]
    if share is not None:
        ways += [DialogButton(say("review-share-game"), copy_game, icon=Icon.COPY),
                 DialogButton(say("review-share-save"), save, icon=Icon.FOLDER)]  # fmt: skip
        if share.code is not None:
            ways.append(DialogButton(say("review-share-code"), copy_code, icon=Icon.PEOPLE))
    ctx.scenes.push(Dialog(ctx, say("review-more"), say("review-share-text"), tuple(ways)))
