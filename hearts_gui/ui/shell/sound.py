"""Plays the cues: buses, small random pitch changes, mute; silent without a sound device."""

import contextlib
import random
import warnings
import wave
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from hearts_gui.config import paths

RATE = 48_000
CHANNELS = 2
# Resampled copies of each cue stand for the random pitch of up to 4% either way.
PITCHES = (0.96, 0.98, 1.0, 1.02, 1.04)
LEVEL_SPREAD_DB = 1.5
HEADROOM_DB = 1.5
"""The headroom at full level: the random level is never cut, and some cues together fit."""
FADE_MS = 160
"""A sound cut off immediately would click; the mixer fades in steps of a buffer, about 11 ms."""
WIDTH = 0.75
"""The share by which the far side hears less of a sound from the edge of the screen."""
VOICES = 12
SAME_CUE_VOICES = 4
FOLLOWS = {"thud": "flick"}
"""The cues without a level of their own: a card on the cloth is as loud as one in the air."""
INTERFACE_CUES = frozenset({"button", "toggle-on", "toggle-off", "tick"})


@dataclass(frozen=True, slots=True)
class Levels:
    """Loudness of the buses, and of each cue on its bus, 0 to 1."""

    master: float = 0.7
    effects: float = 1.0
    table: float = 1.0
    muted: bool = False
    cues: Mapping[str, float] = field(default_factory=dict)

    def of(self, cue: str) -> float:
        """The loudness of a cue: interface sounds on the effects bus, the rest on the table's."""
        if self.muted:
            return 0.0
        bus = self.effects if cue in INTERFACE_CUES else self.table
        return self.master * bus * self.cues.get(FOLLOWS.get(cue, cue), 1.0)


class Sound:
    """The sound as scenes use it; this one is silent, for a machine without a device."""

    device = False
    """Whether there is anything to hear with."""

    def __init__(self, levels: Levels = Levels()) -> None:
        self.levels = levels

    def play(self, cue: str, side: float = 0.0) -> None:
        """Start a cue by name; unknown cues and busy devices are silent.

        `side` is where it comes from: -1 is the left edge of the screen, 1 the right one.
        """

    def set_levels(self, levels: Levels) -> None:
        """Use these levels from now on."""
        self.levels = levels

    def close(self) -> None:
        """Let go of the device."""


class MixerSound(Sound):
    """Cues from assets/sounds through the mixer, each read when first wanted."""

    device = True

    def __init__(self, levels: Levels) -> None:
        super().__init__(levels)
        self._variants: dict[str, tuple[pygame.mixer.Sound, ...]] = {}
        self._playing: list[tuple[str, pygame.mixer.Channel]] = []
        self._rng = random.Random()
        pygame.mixer.set_num_channels(VOICES)

    def set_levels(self, levels: Levels) -> None:
        super().set_levels(levels)
        if levels.muted:
            with contextlib.suppress(pygame.error):
                pygame.mixer.fadeout(FADE_MS)

    def play(self, cue: str, side: float = 0.0) -> None:
        """Start a cue with a random pitch and level; dropped when too many play already."""
        volume = self.levels.of(cue)
        if volume <= 0:
            return
        with contextlib.suppress(OSError, ValueError):
            try:
                self._start(cue, volume, side)
                self.device = True
            except pygame.error:
                self.device = False

    def _start(self, cue: str, volume: float, side: float) -> None:
        self._playing = [(name, channel) for name, channel in self._playing if channel.get_busy()]
        if sum(name == cue for name, _ in self._playing) >= SAME_CUE_VOICES:
            return
        channel = pygame.mixer.find_channel()
        if channel is None:
            return
        if cue not in self._variants:
            self._variants[cue] = _load(cue)
        if not self._variants[cue]:
            return
        spread = self._rng.uniform(-LEVEL_SPREAD_DB, LEVEL_SPREAD_DB)
        loud = volume * 10 ** ((spread - HEADROOM_DB) / 20)
        channel.set_volume(*(loud * part for part in balance(side)))
        channel.play(self._rng.choice(self._variants[cue]))
        self._playing.append((cue, channel))

    def close(self) -> None:
        with contextlib.suppress(pygame.error):
            pygame.mixer.quit()


def balance(side: float) -> tuple[float, float]:
    """The loudness of a sound from this side on the left and on the right; whole in the middle."""
    away = max(-1.0, min(1.0, side)) * WIDTH
    return min(1.0, 1.0 - away), min(1.0, 1.0 + away)


def _files(cue: str) -> list[Path]:
    """The recordings of a cue: its own file, or all that are numbered (flick-1, flick-2, ...)."""
    plain = paths.asset("sounds", f"{cue}.wav")
    return [plain] if plain.is_file() else sorted(plain.parent.glob(f"{cue}-[0-9].wav"))


def _load(cue: str) -> tuple[pygame.mixer.Sound, ...]:
    import numpy as np  # first needed here; costs start-up time elsewhere

    sounds = []
    for file in _files(cue):
        # SDL can crash at a damaged file.
        try:
            with wave.open(str(file)) as recording:
                raw = recording.readframes(recording.getnframes())
        except (OSError, EOFError, RuntimeError, wave.Error):
            continue
        samples = np.frombuffer(raw[: len(raw) & ~1], dtype="<i2")
        if len(samples) < RATE // 1000:
            continue
        for pitch in PITCHES:
            places = np.arange(0, len(samples) - 1, pitch)
            bent = np.interp(places, np.arange(len(samples)), samples).astype(np.int16)
            sounds.append(pygame.mixer.Sound(buffer=np.repeat(bent, CHANNELS).tobytes()))
    return tuple(sounds)


def open_sound(levels: Levels) -> Sound:
    """The mixer when there is a device, else silence; never raises."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            pygame.mixer.init(frequency=RATE, size=-16, channels=CHANNELS, buffer=512,
                              allowedchanges=0)  # fmt: skip
            return MixerSound(levels)
    except (pygame.error, NotImplementedError):
        return Sound(levels)
