"""Synthesises the game's sounds, the same samples every time.

Usage: python build/make_sounds.py [--out assets/sounds]

Every cue is mono, 48 kHz, 16 bit. Times are in seconds, pitches in hertz, levels in decibels.
A tone's decay is the time in which it falls to a twentieth; noise decays are time constants.
The noise comes from a seeded generator whose stream is fixed, and the arithmetic is rounded to
16 bits at the end, so other machines give the same files except for a rare last bit.
"""

import argparse
import math
import sys
import wave
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

RATE = 48_000
SEED = 52
FLOOR = 10 ** (-60 / 20)
PEAK_LIMIT = 10 ** (-1 / 20)
LEVEL_WINDOW = 0.05
FALL_TO_A_TWENTIETH = math.log(20)

Samples = npt.NDArray[np.float64]

MOON_CARDS = (0.85, 0.05)
"""The second when the first card joins the moon, and the delay of each other one."""


def times(seconds: float) -> Samples:
    """The moment of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def gain(decibels: float) -> float:
    """The factor for a level."""
    return float(10 ** (decibels / 20))


def noise(seconds: float, seed: int) -> Samples:
    """White noise from a stream of its own."""
    generator = np.random.Generator(np.random.PCG64([SEED, seed]))
    return generator.standard_normal(round(seconds * RATE))


def band_pass(samples: Samples, centre: Samples, quality: float) -> Samples:
    """A band-pass whose centre may move, by a state variable filter run twice."""
    damping = 1 / quality
    warped = [math.tan(math.pi * frequency / RATE) for frequency in centre]
    signal = [float(value) for value in samples]
    for _ in range(2):
        first = second = 0.0
        passed = []
        for value, g in zip(signal, warped, strict=True):
            band = (g * (value - second) + first) / (1 + g * (g + damping))
            low = second + g * band
            first, second = 2 * band - first, 2 * low - second
            passed.append(damping * band)
        signal = passed
    return np.array(signal)


def unit(samples: Samples) -> Samples:
    """The samples with a peak of one."""
    scaled: Samples = samples / np.abs(samples).max()
    return scaled


def attack(samples: Samples, seconds: float) -> Samples:
    """The samples with a raised-cosine start."""
    count = min(len(samples), round(seconds * RATE))
    shaped = samples.copy()
    shaped[:count] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count)
    return shaped


def release(samples: Samples, seconds: float) -> Samples:
    """The samples with a raised-cosine end, so that a cut tone does not click under another."""
    return attack(samples[::-1], seconds)[::-1]


def mix(*parts: tuple[float, Samples]) -> Samples:
    """Sounds mixed, each from its own start."""
    length = max(round(start * RATE) + len(samples) for start, samples in parts)
    total = np.zeros(length)
    for start, samples in parts:
        offset = round(start * RATE)
        total[offset : offset + len(samples)] += samples
    return total


def tone(frequency: float, seconds: float, decay: float, rise: float = 0.004) -> Samples:
    """A sine which dies away."""
    t = times(seconds)
    falling = np.exp(-t * FALL_TO_A_TWENTIETH / decay)
    return release(attack(np.sin(2 * np.pi * frequency * t) * falling, rise), seconds / 3)


def blip(frequency: float, seconds: float) -> Samples:
    """A sine under one raised-cosine arch."""
    t = times(seconds)
    arch = 0.5 - 0.5 * np.cos(2 * np.pi * t / seconds)
    return np.sin(2 * np.pi * frequency * t) * arch


def glide(start: float, end: float, seconds: float, moving: float) -> Samples:
    """A steady sine falling evenly in pitch for the time it moves."""
    t = times(seconds)
    octaves = math.log2(end / start) * np.minimum(t / moving, 1)
    return np.sin(2 * np.pi * np.cumsum(start * 2**octaves) / RATE)


def bell(frequency: float, decay: float) -> Samples:
    """A frequency-modulated bell, ratio 3.5, whose index falls from 2 to 0."""
    t = times(decay * 2.4)
    falling = np.exp(-t * FALL_TO_A_TWENTIETH / decay)
    index = 2 * np.exp(-t * FALL_TO_A_TWENTIETH / (decay * 0.4))
    modulator = np.sin(2 * np.pi * 3.5 * frequency * t)
    ringing = np.sin(2 * np.pi * frequency * t + index * modulator) * falling
    return release(attack(ringing, 0.002), decay / 2)


def flick(seed: int, semitones: float = 0.0, decay: float = 0.012) -> Samples:
    """A card set on cloth: a short band of noise and a low tap."""
    pitch = 2 ** (semitones / 12)
    hiss = noise(0.045, seed)
    low, high = 2200 * pitch, 4500 * pitch
    centre = np.full(len(hiss), math.sqrt(low * high))
    band = band_pass(hiss, centre, math.sqrt(low * high) / (high - low))
    shaped = attack(band * np.exp(-times(0.045) / decay), 0.0008)
    tap = attack(blip(180 * pitch, 0.018), 0.002)
    return mix((0, unit(shaped)), (0, gain(-12) * unit(tap)))


def rustle(seed: int, seconds: float, start: float, end: float) -> Samples:
    """A card drawn over cloth: a moving band of noise under a raised-cosine arch."""
    hiss = noise(seconds, seed)
    share = np.arange(len(hiss)) / len(hiss)
    band = band_pass(hiss, start * (end / start) ** share, 2.0)
    return unit(band * (0.5 - 0.5 * np.cos(2 * np.pi * share)))


def thud() -> Samples:
    """A card landing on felt: a low sine that falls and dies immediately."""
    t = times(0.09)
    falling = glide(150, 90, 0.09, 0.07) * np.exp(-t * FALL_TO_A_TWENTIETH / 0.06)
    return in_a_room(release(attack(falling, 0.003), 0.03), 51)


def sweep(seed: int, seconds: float) -> Samples:
    """A trick gathered: a falling rustle, then two soft flicks."""
    soft = gain(-8)
    return in_a_room(mix(
        (0, rustle(seed, seconds, 2400, 700)),
        (seconds - 0.03, soft * flick(seed + 1, -2)),
        (seconds + 0.03, soft * flick(seed + 2, -3)),
    ), seed)  # fmt: skip


def in_a_room(samples: Samples, seed: int) -> Samples:
    """The samples in a small room: echoes of 350 ms that die away, a tenth as loud."""
    tail = noise(0.35, seed + 70) * np.exp(-times(0.35) * FALL_TO_A_TWENTIETH / 0.2)
    size = len(samples) + len(tail)
    wet = np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(tail, size), size)
    return mix((0, samples), (0.006, gain(-20) * np.abs(samples).max() * unit(wet)))


def not_allowed() -> Samples:
    """Two muted taps; the octave lets small speakers sound them too."""
    tap = blip(140, 0.03) + gain(-8) * blip(280, 0.03)
    return mix((0, tap), (0.09, tap))


def your_turn() -> Samples:
    """Two rising notes."""
    return mix((0, tone(660, 0.5, 0.16)), (0.09, tone(880, 0.5, 0.16)))


def points() -> Samples:
    """One note falling by a minor third."""
    t = times(0.14)
    arch = np.minimum(1, (0.14 - t) / 0.08)
    return attack(glide(392, 330, 0.14, 0.14) * arch, 0.01)


def points_others() -> Samples:
    """One low note, as of points far away."""
    return release(tone(247, 0.13, 0.09, 0.008), 0.03)


def hearts_broken() -> Samples:
    """Glass over a heartbeat; the partials start a moment apart, as shards do."""
    partials = ((1830, 0.0, 0), (2710, 0.012, -2), (3960, 0.027, -5), (5230, 0.046, -8))
    glass = [
        (start, gain(level) * tone(frequency, 1.0, 0.38, 0.001))
        for frequency, start, level in partials
    ]
    thud = tone(110, 0.3, 0.09)
    return mix(*glass, (0, gain(6) * thud), (0.13, gain(3) * thud))


def queen() -> Samples:
    """A heavy fall with a click, and a chord of D minor left hanging."""
    t = times(0.5)
    fall = glide(90, 42, 0.5, 0.32) * np.exp(-t * FALL_TO_A_TWENTIETH / 0.4)
    thud = release(np.tanh(2.2 * attack(fall, 0.003)), 0.2)
    crack = noise(0.008, 41)
    click = attack(band_pass(crack, np.full(len(crack), 2600.0), 0.8), 0.0005)
    click *= np.linspace(1, 0, len(click))
    arch = np.sin(np.pi * times(0.7) / 0.7) ** 2
    chord = sum((np.sin(2 * np.pi * f * times(0.7)) for f in (146.83, 174.61, 220.0)), np.zeros(1))
    pad = gain(-18) * arch * chord
    return mix((0, thud), (0, gain(-6) * unit(click)), (0.02, pad))


def moon() -> Samples:
    """A low fifth, and a bell for each card that joins the moon, from the fifth of fourteen on."""
    scale = (293.66, 329.63, 392.0, 440.0, 587.33, 659.26, 783.99, 880.0, 1174.66)
    bells = tuple(
        (MOON_CARDS[0] + MOON_CARDS[1] * (4 + index), gain(-8) * bell(note, 0.8))
        for index, note in enumerate(scale)
    )
    last = (MOON_CARDS[0] + MOON_CARDS[1] * 13, bell(1174.66, 1.0))
    arch = np.sin(np.pi * times(1.9) / 1.9)
    fifth = arch * (np.sin(2 * np.pi * 73.42 * times(1.9)) + np.sin(2 * np.pi * 110 * times(1.9)))
    return mix((0, gain(-9) * fifth), *bells, last)


def win() -> Samples:
    """A rising chord of D major on bells."""
    notes = (587.33, 739.99, 880.0, 1174.66)
    return mix(*((0.13 * index, bell(note, 1.0)) for index, note in enumerate(notes)))


def lose() -> Samples:
    """A falling chord of D minor, soft."""
    notes = (440.0, 349.23, 293.66)
    return mix(*((0.2 * index, tone(note, 1.2, 0.6, 0.02)) for index, note in enumerate(notes)))


def toggle(step: float) -> Samples:
    """Two touches, the second a step away."""
    return mix((0, blip(1200, 0.012)), (0.03, blip(1200 * step, 0.012)))


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound file and its level: the loudest 50 ms, as a mean square against full scale."""

    name: str
    level: float
    make: Callable[[], Samples]


CUES = (
    Cue("flick-1", -22, lambda: flick(1)),
    Cue("flick-2", -22, lambda: flick(2, -0.6, 0.0135)),
    Cue("flick-3", -22, lambda: flick(3, 0.5, 0.011)),
    Cue("flick-4", -22, lambda: flick(4, -1.2, 0.0145)),
    Cue("flick-5", -22, lambda: flick(5, 0.9, 0.0125)),
    Cue("thud", -24, thud),
    Cue("slide-1", -27, lambda: rustle(11, 0.22, 900, 2400)),
    Cue("slide-2", -27, lambda: rustle(12, 0.24, 850, 2250)),
    Cue("slide-3", -27, lambda: rustle(13, 0.20, 950, 2500)),
    Cue("sweep-1", -25, lambda: sweep(21, 0.30)),
    Cue("sweep-2", -25, lambda: sweep(24, 0.33)),
    Cue("sweep-3", -25, lambda: sweep(27, 0.28)),
    Cue("lift", -24, lambda: flick(31, 3)),
    Cue("set-down", -24, lambda: flick(32, -3)),
    Cue("not-allowed", -20, not_allowed),
    Cue("your-turn", -23, your_turn),
    Cue("points", -17, points),
    Cue("points-others", -27, points_others),
    Cue("hearts-broken", -16.5, hearts_broken),
    Cue("queen", -12, queen),
    Cue("moon", -18.5, moon),
    Cue("win", -18.5, win),
    Cue("lose", -19, lose),
    Cue("button", -27, lambda: blip(1200, 0.012)),
    Cue("toggle-on", -27, lambda: toggle(4 / 3)),
    Cue("toggle-off", -27, lambda: toggle(3 / 4)),
    Cue("tick", -36, lambda: blip(2000, 0.006)),
)


def loudest(samples: Samples) -> float:
    """The root mean square of the loudest 50 ms."""
    window = round(LEVEL_WINDOW * RATE)
    padded = np.concatenate([np.zeros(window), samples, np.zeros(window)])
    energy = np.concatenate([[0.0], np.cumsum(padded**2)])
    return math.sqrt(float((energy[window:] - energy[:-window]).max()) / window)


def without_offset(samples: Samples) -> Samples:
    """The samples with everything under 20 Hz taken away, so no cue pushes the speaker out."""
    keep = 1 - 2 * math.pi * 20 / RATE
    before = after = 0.0
    blocked = []
    for value in samples:
        after = float(value) - before + keep * after
        before = float(value)
        blocked.append(after)
    return np.array(blocked)


def trimmed(samples: Samples) -> Samples:
    """The samples up to where they stay 60 dB under their peak, ending in a 4 ms fade to zero."""
    loud = np.flatnonzero(np.abs(samples) > FLOOR * np.abs(samples).max())
    fade = round(0.004 * RATE)
    cut = samples[: int(loud[-1]) + 1]
    cut = np.concatenate([cut, np.zeros(max(0, 2 * fade - len(cut)))])
    cut[-fade:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fade + 1) / fade)
    return cut


def finish(cue: Cue) -> npt.NDArray[np.int16]:
    """The cue at its level, as whole numbers."""
    samples = trimmed(without_offset(cue.make()))
    samples *= gain(cue.level) / loudest(samples)
    if np.abs(samples).max() > PEAK_LIMIT:
        raise SystemExit(f"{cue.name} is too loud: it would reach {np.abs(samples).max():.2f}")
    samples[0] = 0.0
    return np.rint(samples * 32767).astype("<i2")


def main(arguments: list[str]) -> int:
    """Writes every cue and prints its length, peak and level."""
    parser = argparse.ArgumentParser(description="Synthesise the sound files.")
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).resolve().parent.parent / "assets" / "sounds"
    )
    out: Path = parser.parse_args(arguments).out
    out.mkdir(parents=True, exist_ok=True)
    for cue in CUES:
        samples = finish(cue)
        with wave.open(str(out / f"{cue.name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        peak = 20 * math.log10(np.abs(samples.astype(float)).max() / 32767)
        print(f"{cue.name:14} {len(samples) / RATE:6.3f} s  peak {peak:6.1f}  level {cue.level}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
