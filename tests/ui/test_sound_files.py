"""The sound files are in the promised form, balanced, and start and end in silence."""

import math
import subprocess
import sys
import wave
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from hearts_gui.ui.shell.sound import HEADROOM_DB, LEVEL_SPREAD_DB

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"
RATE = 48_000


@dataclass(frozen=True, slots=True)
class Expected:
    """Shortest and longest seconds, highest peak and the loudest 50 ms, in dB of full scale."""

    shortest: float
    longest: float
    peak: float
    level: float


CUES = {
    "flick-1": Expected(0.035, 0.06, -4, -22),
    "flick-2": Expected(0.035, 0.06, -4, -22),
    "flick-3": Expected(0.035, 0.06, -4, -22),
    "flick-4": Expected(0.035, 0.06, -4, -22),
    "flick-5": Expected(0.035, 0.06, -4, -22),
    "thud": Expected(0.07, 0.5, -12, -24),
    "slide-1": Expected(0.18, 0.24, -14, -27),
    "slide-2": Expected(0.18, 0.26, -14, -27),
    "slide-3": Expected(0.18, 0.24, -14, -27),
    "sweep-1": Expected(0.33, 0.75, -11, -25),
    "sweep-2": Expected(0.33, 0.75, -11, -25),
    "sweep-3": Expected(0.33, 0.75, -11, -25),
    "lift": Expected(0.035, 0.06, -4, -24),
    "set-down": Expected(0.035, 0.06, -4, -24),
    "not-allowed": Expected(0.1, 0.15, -7, -20),
    "your-turn": Expected(0.2, 0.6, -14, -23),
    "points": Expected(0.12, 0.16, -12, -17),
    "points-others": Expected(0.09, 0.16, -14, -27),
    "hearts-broken": Expected(0.5, 1.0, -6, -16.5),
    "queen": Expected(0.6, 0.8, -6, -12),
    "moon": Expected(1.8, 3.8, -8, -18.5),
    "win": Expected(1.2, 2.6, -8, -18.5),
    "lose": Expected(0.8, 1.8, -10, -19),
    "button": Expected(0.01, 0.015, -12, -27),
    "toggle-on": Expected(0.03, 0.06, -14, -27),
    "toggle-off": Expected(0.03, 0.06, -14, -27),
    "tick": Expected(0.004, 0.01, -18, -36),
}
NAMES = list(CUES)
# The two filters of BS.1770 for 48 kHz: the head, then the falling sense of hearing for lows.
K_WEIGHTING = (
    ((1.53512485958697, -2.69169618940638, 1.19839281085285),
     (1.0, -1.69065929318241, 0.73248077421585)),
    ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
)  # fmt: skip
# What is heard at every card is soft, what is heard at every touch is softer, what is heard once
# in a game stands out. In LUFS, the loudest 400 ms.
KINDS: dict[str, tuple[float, float, tuple[str, ...]]] = {
    "cards": (-33, -27, ("flick-1", "flick-2", "flick-3", "flick-4", "flick-5", "slide-1",
                         "slide-2", "slide-3", "sweep-1", "sweep-2", "sweep-3")),
    "landing": (-44, -32, ("thud",)),
    "handling": (-33, -27, ("lift", "set-down")),
    "interface": (-44, -34, ("button", "toggle-on", "toggle-off", "tick")),
    "told": (-30, -23, ("your-turn", "not-allowed", "points")),
    "aside": (-40, -32, ("points-others",)),
    "moments": (-23, -17, ("hearts-broken", "queen", "moon", "win", "lose")),
}  # fmt: skip
# What can sound at the same time, the worst of each kind.
TOGETHER = (
    ("flick-1", "queen", "hearts-broken"), ("queen", "points", "sweep-1"), ("moon", "win"),
    ("moon", "points", "sweep-1"), ("queen", "points-others", "sweep-2"),
    ("flick-1", "flick-1", "flick-1", "flick-1"),
    ("flick-1", "flick-2", "thud", "slide-1", "sweep-1"),
)  # fmt: skip


def read(name: str, folder: Path = SOUNDS) -> npt.NDArray[np.float64]:
    with wave.open(str(folder / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        frames = file.readframes(file.getnframes())
    return np.frombuffer(frames, "<i2").astype(np.float64) / 32767


def decibels(amplitude: float) -> float:
    return 20 * math.log10(amplitude)


def gain(level: float) -> float:
    return float(10 ** (level / 20))


def loudest_window(samples: npt.NDArray[np.float64], seconds: float = 0.05) -> float:
    size = round(seconds * RATE)
    energy = np.convolve(samples**2, np.ones(size))
    return decibels(math.sqrt(float(energy.max()) / size))


def loudness(samples: npt.NDArray[np.float64]) -> float:
    """The loudest 400 ms as a person hears them: BS.1770's K-weighting, in LUFS."""
    window = round(0.4 * RATE)
    padded = np.concatenate([np.zeros(window), samples, np.zeros(2 * window)])
    spectrum = np.fft.rfft(padded)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(padded)))
    for above, below in K_WEIGHTING:
        spectrum *= np.polyval(above[::-1], z) / np.polyval(below[::-1], z)
    energy = np.cumsum(np.fft.irfft(spectrum, len(padded)) ** 2)
    return 10 * math.log10(float((energy[window:] - energy[:-window]).max()) / window) - 0.691


def centroid(samples: npt.NDArray[np.float64]) -> float:
    power = np.abs(np.fft.rfft(samples)) ** 2
    frequencies = np.fft.rfftfreq(len(samples), 1 / RATE)
    return float((power * frequencies).sum() / power.sum())


def strongest(samples: npt.NDArray[np.float64]) -> float:
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples)), 4 * RATE))
    return int(spectrum.argmax()) / 4


def test_folder_holds_exactly_the_listed_cues_under_two_megabytes() -> None:
    assert sorted(path.stem for path in SOUNDS.iterdir()) == sorted(NAMES)
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 2_000_000


@pytest.mark.parametrize("name", NAMES)
def test_cue_lasts_as_long_as_designed(name: str) -> None:
    assert CUES[name].shortest <= len(read(name)) / RATE <= CUES[name].longest


@pytest.mark.parametrize("name", NAMES)
def test_cue_is_at_its_level_and_never_clips(name: str) -> None:
    samples = read(name)
    assert loudest_window(samples) == pytest.approx(CUES[name].level, abs=0.5)
    assert CUES[name].peak - 6 < decibels(np.abs(samples).max()) < CUES[name].peak


def test_every_cue_is_of_a_kind() -> None:
    assert sorted(name for *_, names in KINDS.values() for name in names) == sorted(NAMES)


@pytest.mark.parametrize("kind", KINDS)
def test_cues_of_a_kind_are_heard_as_loud_as_each_other(kind: str) -> None:
    least, most, names = KINDS[kind]
    heard = {name: loudness(read(name)) for name in names}
    assert all(least < value < most for value in heard.values()), heard


def test_the_loudness_meter_is_calibrated() -> None:
    """A sine of 997 Hz at full scale in one channel is at -3.01 LUFS by definition."""
    assert loudness(np.sin(2 * np.pi * 997 * np.arange(RATE) / RATE)) == pytest.approx(
        -3.01, abs=0.1
    )


@pytest.mark.parametrize("names", TOGETHER, ids=lambda names: "+".join(names))
def test_what_sounds_together_does_not_clip_at_full_level(names: tuple[str, ...]) -> None:
    chance = np.random.default_rng(1)
    cues = [read(name) for name in names]
    span = max(map(len, cues)) + RATE // 5
    full = gain(-HEADROOM_DB)
    for _ in range(200):
        total = np.zeros(span + 1)
        for cue in cues:
            start = int(chance.uniform(0, RATE / 5))
            spread = chance.uniform(-LEVEL_SPREAD_DB, LEVEL_SPREAD_DB)
            total[start : start + len(cue)] += full * gain(spread) * cue
        assert np.abs(total).max() < 1


@pytest.mark.parametrize("name", NAMES)
def test_cue_starts_and_ends_in_silence(name: str) -> None:
    samples = read(name)
    peak = np.abs(samples).max()
    assert abs(samples[0]) <= 1 / 32767
    assert abs(samples[-1]) <= 1 / 32767
    assert np.abs(samples[:4]).max() < 0.03 * peak
    assert np.abs(samples[-24:]).max() < 0.02 * peak


@pytest.mark.parametrize("name", NAMES)
def test_cue_has_no_constant_offset(name: str) -> None:
    assert abs(read(name).mean()) < 0.0002


@pytest.mark.parametrize("name", NAMES)
def test_tail_is_cut_where_nothing_is_heard(name: str) -> None:
    samples = read(name)
    last = samples[-round(0.012 * RATE) :]
    assert np.abs(last).max() > 0.0005 * np.abs(samples).max()


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("flick-1", 2200, 4500),
        ("flick-2", 2200, 4500),
        ("flick-3", 2200, 4500),
        ("lift", 2600, 5300),
        ("set-down", 1800, 3800),
        ("flick-4", 2000, 4500),
        ("flick-5", 2200, 4700),
        ("slide-1", 900, 2400),
        ("sweep-1", 700, 2600),
        ("thud", 60, 200),
        ("queen", 40, 250),
        ("not-allowed", 120, 300),
    ],
)
def test_the_spectral_centroid_of_a_cue_is_in_its_band(name: str, low: float, high: float) -> None:
    assert low < centroid(read(name)) < high


def test_lifting_sounds_higher_than_setting_down() -> None:
    assert centroid(read("lift")) > 1.2 * centroid(read("set-down"))


@pytest.mark.parametrize(
    ("name", "rises"),
    [("slide-1", True), ("slide-2", True), ("sweep-1", False), ("sweep-2", False)],
)
def test_rustle_moves_in_pitch(name: str, rises: bool) -> None:
    samples = read(name)[: round(0.21 * RATE)]
    half = len(samples) // 2
    first, second = centroid(samples[:half]), centroid(samples[half:])
    assert second > 1.15 * first if rises else first > 1.15 * second


@pytest.mark.parametrize(
    ("name", "pitch"), [("button", 1200), ("tick", 2000), ("points", 365), ("not-allowed", 140)]
)
def test_tone_has_its_pitch(name: str, pitch: float) -> None:
    assert strongest(read(name)) == pytest.approx(pitch, rel=0.12)


@pytest.mark.parametrize(("name", "step"), [("toggle-on", 4 / 3), ("toggle-off", 3 / 4)])
def test_toggle_moves_by_a_fourth(name: str, step: float) -> None:
    samples = read(name)
    half = len(samples) // 2
    assert strongest(samples[half:]) / strongest(samples[:half]) == pytest.approx(step, rel=0.05)


@pytest.mark.parametrize("name", ["queen", "lose", "moon", "win", "hearts-broken"])
def test_no_click_hides_in_a_ringing_cue(name: str) -> None:
    """A tone cut short under another shows as a burst where the cue itself has nothing."""
    begins = {"queen": 0.1, "moon": 1.6}.get(name, 0.7)  # the last bell of the moon is struck late
    samples = read(name)[round(begins * RATE) :]
    spectrum = np.fft.rfft(samples * np.hanning(len(samples)))
    spectrum[: round(12_000 * len(samples) / RATE)] = 0
    high = np.abs(np.fft.irfft(spectrum, len(samples))).max()
    assert high < 3 / 32767


def test_the_flicks_differ() -> None:
    flicks = [read(f"flick-{number}") for number in range(1, 6)]
    for first, second in combinations(range(5), 2):
        size = min(len(flicks[first]), len(flicks[second]))
        likeness = np.corrcoef(flicks[first][:size], flicks[second][:size])[0, 1]
        assert abs(likeness) < 0.7


def test_generator_makes_the_same_sounds_again(tmp_path: Path) -> None:
    """Another processor may round a sample differently by one step, never by more."""
    script = ROOT / "build" / "make_sounds.py"
    runs = [tmp_path / "first", tmp_path / "second"]
    for folder in runs:
        command = [sys.executable, str(script), "--out", str(folder)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    for name in NAMES:
        file = f"{name}.wav"
        assert (runs[0] / file).read_bytes() == (runs[1] / file).read_bytes()
        sound, kept = read(name, runs[0]), read(name)
        assert len(sound) == len(kept)
        assert np.abs(sound - kept).max() < 1.5 / 32767
