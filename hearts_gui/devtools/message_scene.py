"""Which sample screen says a message: for translators who want to see it."""

from __future__ import annotations

from hearts_gui.devtools import shots
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.language.catalogue import ENGLISH, catalogue
from hearts_gui.wording.language.messages import current


def scene_of(key: str, look: shots.PictureLook, rules: Rules, seed: str) -> str | None:
    """The first sample screen for which the message is rendered; None where there is none.

    Raises KeyError for a message that there is not.
    """
    if key not in catalogue(ENGLISH).patterns:
        raise KeyError(key)
    asked: set[str] = set()
    catalogues = {current(), catalogue(ENGLISH)}
    for each in catalogues:
        each.probe = asked.add
    try:
        return next((name for name in shots.SCENES if _says(name, key, asked, look, rules, seed)),
                    None)  # fmt: skip
    finally:
        for each in catalogues:
            each.probe = None


def _says(
    name: str, key: str, asked: set[str], look: shots.PictureLook, rules: Rules, seed: str
) -> bool:
    """Open a screen, and its accessible tree, which has labels that are not drawn."""
    asked.clear()
    try:
        shots.opened(name, look, rules, seed)[0].accessible()
    except shots.NoSuchMomentError:
        return False
    return key in asked
