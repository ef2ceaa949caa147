"""The dialog that copies a position or a game, or saves the game as a file."""

from collections.abc import Callable

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.review.source import Share
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say


def ask_what_to_share(
    ctx: Context, share: Share, position: Callable[[], None], notify: Callable[[str], None]
) -> None:
    """Ask; `position` copies that, `notify` says what was done."""

    def copy_game() -> None:
        clipboard.copy(share.text())
        notify(say("review-copied"))

    def copy_code() -> None:
        code = None if share.code is None else share.code()
        if code is not None:
            clipboard.copy(code)
        notify(say("review-copied" if code is not None else "review-share-no-code"))

    challenge = DialogButton(say("review-share-code"), copy_code, icon=Icon.PEOPLE)
    ways = (
        DialogButton(say("review-share-position"), position, primary=True, icon=Icon.COPY),
        DialogButton(say("review-share-game"), copy_game, icon=Icon.COPY),
        DialogButton(say("review-share-save"), lambda: notify(share.save()), icon=Icon.FOLDER),
        *(() if share.code is None else (challenge,)),
    )
    ctx.scenes.push(Dialog(ctx, say("review-share"), say("review-share-text"), ways))
