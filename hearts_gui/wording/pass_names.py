"""What the passes are called."""

from __future__ import annotations

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.wording.language.messages import say


def pass_name(token: PassToken) -> str:
    """The name of a pass, within a sentence."""
    return say("pass-name", token=token)


def pass_label(token: PassToken) -> str:
    """On a button or in a list."""
    return say("pass-label", token=token)
