"""The game's voice: what commands are called with, the queue, and commands that fail."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.ui.access import voice as speaking
from hearts_gui.ui.access.voice import CommandVoice, Saying, speakers
from hearts_gui.wording.language.messages import message_text, speak
from tests.processes import until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the commands are shell scripts")


class Commands:
    """A folder with commands, the only one on the path; each writes down what it was given."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log = folder, folder / "log"

    def add(self, name: str, then: str = "") -> None:
        file = self.folder / name
        file.write_text(
            f"#!{sys.executable}\n"
            "import sys, os, time\n"
            f"def write(*parts):\n"
            f"    with open({str(self.log)!r}, 'a') as log: log.write('|'.join(parts) + '\\n')\n"
            f"write({name!r}, *sys.argv[1:], sys.stdin.read())\n{then}\n"
        )
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    @property
    def lines(self) -> list[str]:
        text = self.log.read_text() if self.log.exists() else ""
        return [line.removesuffix(".") for line in text.splitlines()]

    def wait(self, count: int) -> list[str]:
        until(lambda: len(self.lines) >= count)
        return self.lines


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    monkeypatch.setenv("PATH", str(tmp_path))
    return Commands(tmp_path)


def linux() -> list[speaking.SpeechCommand]:
    return speakers("linux")


def voice_of(**prefs: object) -> CommandVoice:
    voice = CommandVoice(linux)
    voice.adjust(Settings(voice=True, **prefs))  # type: ignore[arg-type]
    return voice


def test_speech_dispatcher_comes_first_and_gets_the_text_as_one_argument(
    commands: Commands,
) -> None:
    commands.add("spd-say")
    commands.add("espeak-ng")
    voice = voice_of(voice_rate=200)
    voice.say('--help; "$(rm -rf x)" `ls` \'; &')
    (line,) = commands.wait(1)
    voice.close()
    assert line == (
        "spd-say|--wait|--application-name|hearts|--rate|50|--language|en|--|"
        '--help; "$(rm -rf x)" `ls` \'; &.|'
    )


def test_espeak_reads_the_text_and_speaks_the_language_of_the_game(commands: Commands) -> None:
    commands.add("espeak-ng")
    voice = voice_of(voice_rate=100)
    speak("de")
    try:
        voice.say("Pikdame")
        (line,) = commands.wait(1)
    finally:
        speak("en")
        voice.close()
    assert line == "espeak-ng|-v|de|-s|175|-b|1|--stdin|Pikdame"


def test_what_waits_is_said_in_order(commands: Commands) -> None:
    commands.add("espeak-ng", "time.sleep(0.2)")
    voice = voice_of()
    for word in ("one", "two", "three"):
        voice.say(word)
    until(lambda: "three" in "".join(commands.lines))
    voice.close()
    text = " ".join(line.rsplit("|", 1)[1] for line in commands.lines)
    assert text.replace(".", "").split() == ["one", "two", "three"]


def test_what_interrupts_ends_what_is_being_said(commands: Commands) -> None:
    commands.add("espeak-ng", "time.sleep(60)")
    voice = voice_of()
    voice.say("long")
    commands.wait(1)
    voice.say("waiting")
    voice.say("now", interrupt=True)
    lines = commands.wait(2)
    voice.close()
    assert [line.rsplit("|", 1)[1] for line in lines] == ["long", "now"]


def test_a_frame_never_waits(commands: Commands) -> None:
    commands.add("spd-say", "time.sleep(60)")
    voice = voice_of()
    began = time.monotonic()
    for number in range(200):
        voice.say(f"text {number}", interrupt=number % 2 == 0)
    voice.close()
    assert time.monotonic() - began < 5


def test_without_any_command_one_sentence_says_so(commands: Commands) -> None:
    del commands
    voice = voice_of()
    voice.say("anything")
    assert not voice.able
    assert message_text(voice.report).count(".") >= 1


def test_a_command_that_fails_gives_way_to_the_next(commands: Commands) -> None:
    commands.add("spd-say", "sys.exit(1)")
    commands.add("espeak-ng")
    voice = voice_of()
    voice.say("first")
    until(lambda: any(line.startswith("espeak-ng") for line in commands.lines))
    until(lambda: "espeak-ng" in message_text(voice.report))
    voice.say("second")
    until(lambda: any(line.endswith("second") for line in commands.lines))
    voice.close()
    assert not any("second" in line for line in commands.lines if line.startswith("spd-say"))


def test_when_all_have_failed_the_voice_is_not_able_until_it_is_tried_again(
    commands: Commands,
) -> None:
    commands.add("espeak-ng", "sys.exit(3)")
    voice = voice_of()
    voice.say("first")
    until(lambda: not voice.able)
    commands.add("espeak-ng")
    voice.hello("hello")
    until(lambda: any(line.endswith("hello") for line in commands.lines))
    assert voice.able
    voice.close()


def test_a_command_that_hangs_is_ended(commands: Commands) -> None:
    commands.add("spd-say", "write(str(os.getpid())) if len(sys.argv) > 3 else None\n"
                            "time.sleep(600)")  # fmt: skip
    commands.add("espeak-ng")
    voice = CommandVoice(linux, patience=0.5)
    voice.adjust(Settings(voice=True))
    voice.say("x")
    until(lambda: any(line.startswith("espeak-ng") for line in commands.lines))
    voice.close()
    number = next(int(line) for line in commands.lines if line.isdecimal())
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


NEVER_ENDS = """#!/bin/sh
sleep 600 &
echo $! >> {log}
wait
"""
LEAVES = """
import sys, time
from pathlib import Path
from hearts_gui.config.settings import Settings
from hearts_gui.ui.access.voice import speakers
from hearts_gui.ui.access.voice import CommandVoice
voice = CommandVoice(lambda: speakers("linux"))
voice.adjust(Settings(voice=True))
voice.say("x")
while not Path(sys.argv[1]).exists():
    time.sleep(0.01)
voice.close()
"""


def is_gone(number: int) -> bool:
    """Whether a process has ended; a zombie has no command line left."""
    try:
        return not Path(f"/proc/{number}/cmdline").read_bytes()
    except OSError:
        return True


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="asks Linux for processes")
def test_nothing_is_left_of_a_command_that_never_ends_nor_of_what_it_started(
    tmp_path: Path,
) -> None:
    (tmp_path / "spd-say").write_text(NEVER_ENDS.format(log=tmp_path / "log"), encoding="utf-8")
    (tmp_path / "spd-say").chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    command = [sys.executable, "-c", LEAVES, str(tmp_path / "log")]
    subprocess.run(command, env={**os.environ, "PATH": path}, check=True, timeout=60)
    numbers = [int(line) for line in (tmp_path / "log").read_text("ascii").split()]
    assert len(numbers) == 2  # what speaks, and what is to end speech
    for number in numbers:
        until(partial(is_gone, number))


def test_a_command_that_is_killed_speaks_the_text_again(commands: Commands) -> None:
    once = "if len(open(sys.argv[0][:-9] + 'log').readlines()) == 2: os.kill(os.getpid(), 9)"
    commands.add("espeak-ng", once)
    voice = voice_of()
    result = message_text(voice.report)
    voice.say("one")
    commands.wait(1)
    until(lambda: message_text(voice.report) != result)
    voice.say("two")
    lines = commands.wait(3)
    voice.close()
    assert [line.rsplit("|", 1)[1] for line in lines] == ["one", "two", "two"]


def test_switched_off_it_says_nothing_but_hello(commands: Commands) -> None:
    commands.add("espeak-ng")
    voice = CommandVoice(linux)
    voice.adjust(Settings(voice=False))
    voice.say("nothing")
    voice.hello("Hello")
    (line,) = commands.wait(1)
    voice.close()
    assert line.endswith("|Hello")


def test_the_commands_of_other_systems_are_given_no_shell_line(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    (mac,), (windows,) = speakers("darwin"), speakers("win32")
    saying = Saying('a"; rm', 300, "de")
    assert mac.command(saying) == ["/bin/say", "-v", "Anna", "-r", "450", "-f", "-"]
    assert mac.reads(saying) == saying.text
    assert saying.text not in " ".join(windows.command(saying))
    assert windows.reads(saying) == '10\nde\na"; rm'


def test_speech_programs_are_told_a_language_by_a_name_that_they_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Failing before: no speech program knows zh-Hans."""
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    chinese, brazilian = Saying("", 100, "zh-Hans"), Saying("", 100, "pt-BR")
    dispatcher, espeak = speakers("linux")[:2]
    (mac,), (windows,) = speakers("darwin"), speakers("win32")
    assert "zh" in dispatcher.command(chinese)
    assert "cmn" in espeak.command(chinese)
    assert "pt-br" in espeak.command(brazilian)
    assert windows.reads(chinese).splitlines()[1] == "zh-CN"
    assert {"Tingting", "Luciana"} <= {*mac.command(chinese), *mac.command(brazilian)}


def test_what_became_of_a_command_wakes_the_window(commands: Commands) -> None:
    """Failing before: the dialog that tries the voice looked ten times a second."""
    commands.add("spd-say", "sys.exit(1)")
    commands.add("espeak-ng")
    reports: list[str] = []
    voice = CommandVoice(linux, wake=lambda: reports.append(voice.report.key))
    voice.hello("Hello")
    commands.wait(2)
    until(lambda: reports[-1:] == ["voice-spoke"])
    assert reports == ["voice-found", "voice-spoke"]
    voice.close()
