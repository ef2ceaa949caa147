"""What the rule sets are called and where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearts_gui.engine.rules.presets import all_presets, preset_entry
from hearts_gui.wording.language.catalogue import ENGLISH, catalogue
from hearts_gui.wording.language.messages import exists, say


@dataclass(frozen=True, slots=True)
class Variant:
    """A named rule set, as it is shown to people."""

    key: str

    @property
    def title(self) -> str:
        """Its name in the language that is spoken."""
        return say(self._message)

    @property
    def english_title(self) -> str:
        """Its name in data for other programs."""
        return catalogue(ENGLISH).render(self._message, {})

    @property
    def line(self) -> str:
        """What is special about it, in a line."""
        return say(f"{self._message}.line")

    @property
    def origin(self) -> str:
        """Where the rule set comes from."""
        return say(f"{self._message}.origin")

    @property
    def names(self) -> tuple[str, ...]:
        """Other names, also found by a search."""
        key = f"{self._message}.names"
        return tuple(say(key).split("; ")) if exists(key) else ()

    @property
    def english_names(self) -> tuple[str, ...]:
        """Its English names, which every language finds too: people know games by them."""
        key = f"{self._message}.names"
        english = catalogue(ENGLISH)
        more = english.render(key, {}).split("; ") if key in english.patterns else ()
        return (self.english_title, *more)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The tables that it allows."""
        return preset_entry(self.key).sizes

    @property
    def usual(self) -> int:
        """The table that it is started with."""
        return preset_entry(self.key).usual

    @property
    def _message(self) -> str:
        return f"variant-{self.key.replace('_', '-')}"


VARIANTS: Final = tuple(Variant(entry.key) for entry in all_presets())
"""Every rule set in the order of the menu."""
