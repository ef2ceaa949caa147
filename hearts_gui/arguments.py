"""The meaning of command-line words; where they mean nothing, one sentence says so."""

from __future__ import annotations

import argparse
import math
import os
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from hearts_gui.config.reading import ABSENT, open_file
from hearts_gui.engine.message import MessageError
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.words import capital

if TYPE_CHECKING:
    from hearts_gui.devtools.gallery import GalleryPart
    from hearts_gui.engine.rules.rules import Rules


MOST_DAYS = 400
"""The most days of the plan that are listed."""


class Misused(Exception):
    """The request was not understood; the message is one sentence."""


class Failed(Exception):
    """The request could not be done; the message is one sentence."""


ARGPARSE = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positionals",
    "options": "cli-options",
    "show this help message and exit": "cli-help-help",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "the following arguments are required: %s": "cli-required",
    "unrecognized arguments: %s": "cli-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "expected one argument": "cli-no-value",
    "ignored explicit argument %r": "cli-value-unwanted",
    "invalid %(type)s value: %(value)r": "cli-no-integer",
}
"""The texts of argparse that our commands can meet, and the messages that say them."""


def _translated(text: str) -> str:
    """The message for a text of argparse, with the same placeholders; any other text stays."""
    if text not in ARGPARSE:
        return text
    blanks = {name or "text": blank for blank, name in re.findall(r"(%(?:\((\w+)\))?[rs])", text)}
    return say(ARGPARSE[text], **blanks) + " " * text.endswith(" ")


# argparse asks gettext, which reads nothing but files of its own format.
argparse._ = _translated  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        text = capital(message)
        raise Misused(text if text.endswith((".", "。")) else f"{text}.")


def find_rules(text: str, players: int | None = None) -> Rules:
    """Rules from a key, a name or a code. Raises Misused."""
    from hearts_gui.wording.variants import UnknownRules, rules_from_text

    try:
        return rules_from_text(text, players)
    except UnknownRules as error:
        raise Misused(unknown("rule_set", error.text, error.nearest)) from None
    except MessageError as error:
        raise Misused(message_text(error.message)) from None


def set_timeout(seconds: int | None) -> None:
    """Set how long programs may think, in the environment, which other processes inherit."""
    from hearts_gui.ai.players.external import TIMEOUT_VARIABLE

    if seconds is not None:
        os.environ[TIMEOUT_VARIABLE] = str(seconds)


def seed_of(wanted: str | None, players: Sequence[str]) -> str:
    """The seed of a run: the one asked for, else 0, or one that no program can guess.

    A program from outside that knows the seed knows every hand.
    """
    from hearts_gui.ai.players.external import PREFIX

    if wanted is not None:
        return wanted
    return secrets.token_hex(16) if any(name.startswith(PREFIX) for name in players) else "0"


def seconds(text: str) -> int:
    """A number of seconds to wait. Raises ArgumentTypeError, as do the others here."""
    from hearts_gui.ai.players.external import MOST_TIMEOUT

    result = number(text)
    if result > MOST_TIMEOUT:
        raise argparse.ArgumentTypeError(
            say("cli-too-many-seconds", text=repr(text), most=round(MOST_TIMEOUT))
        )
    return result


def number(text: str) -> int:
    """A whole number from 1 up."""
    if not text.isdecimal() or len(text) > 18 or not int(text):
        raise argparse.ArgumentTypeError(say("cli-no-number", text=repr(text)))
    return int(text)


def positive(text: str) -> float:
    """A number above zero, such as 0.25."""
    try:
        result = float(text)
    except ValueError:
        result = 0.0
    if not 0 < result < math.inf:
        raise argparse.ArgumentTypeError(say("cli-not-positive", text=repr(text)))
    return result


def plain_text(text: str) -> str:
    """Any text in UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(say("cli-no-text")) from None
    return text


def commitment_digits(text: str) -> str:
    """A commitment or its beginning, as the screen shows it: at least 12 hexadecimal digits."""
    digits = "".join(text.split()).lower().removesuffix("…").removesuffix("...")
    if not re.fullmatch("[0-9a-f]{12,64}", digits):
        raise argparse.ArgumentTypeError(say("cli-no-digits", text=repr(text)))
    return digits


def day(text: str) -> date:
    """A date such as 2026-02-03."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("cli-no-date", word=repr(text))) from None


def days(text: str) -> int:
    """A number of days that can be listed."""
    if not text.isdecimal() or not 1 <= int(text) <= MOST_DAYS:
        raise argparse.ArgumentTypeError(say("cli-no-days", most=MOST_DAYS))
    return int(text)


def window_size(text: str) -> tuple[int, int]:
    """Width and height of a picture."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(say("cli-no-size", text=repr(text)))
    if not (800 <= int(width) <= 8192 and 600 <= int(height) <= 8192):
        raise argparse.ArgumentTypeError(say("cli-size-range", text=repr(text)))
    return int(width), int(height)


LISTED = {
    "rule_set": "hearts-gui rules",
    "player": "hearts-gui bots",
    "scene": "hearts-gui screenshot --list",
}
"""The command that lists the names of each kind of thing with many names."""


def unknown(kind: str, word: str, nearest: str | None, known: Sequence[str] = ()) -> str:
    """The sentence that nothing has this name; `kind` is a variant of the message.

    Where no name is similar, it names a command that lists them, or lists all that are known.
    """
    if nearest is None and kind in LISTED:
        return say("cli-unknown-listed", word=repr(word), command=LISTED[kind])
    if nearest is None:
        return say("cli-unknown-few", word=repr(word), known=known)
    return say("cli-unknown", what=kind, word=repr(word), nearest=repr(nearest))


def one_of(kind: str, word: str, allowed: Sequence[str]) -> None:
    """Raise Misused, naming the nearest if there is one, unless the word is allowed."""
    if word not in allowed:
        close = get_close_matches(word, allowed, n=1, cutoff=0.0 if kind == "message" else 0.6)
        raise Misused(unknown(kind, word, close[0] if close else None, allowed))


def known_file(path: Path) -> None:
    """Raise Misused unless there is such a file."""
    try:
        if not os.path.isfile(path):  # no name is too long for this one
            open_file(path).close()
    except OSError as error:
        absent = error.errno in ABSENT
        named = {"file": repr(str(path)), "why": error.strerror or str(error)}
        raise Misused(say("cli-no-file" if absent else "save-not-read", **named)) from None


def known_level(name: str) -> None:
    """Raise Misused, naming the nearest, unless someone plays under this name."""
    from hearts_gui.ai.players.external import PREFIX
    from hearts_gui.ai.players.levels import UnknownLevel, bot_name, check_name
    from hearts_gui.ai.players.personas import BY_KEY
    from hearts_gui.ai.players.program import can_start

    if name.startswith(PREFIX) and not can_start(name.removeprefix(PREFIX)):
        raise Misused(say("cli-no-program", program=repr(name.removeprefix(PREFIX))))

    try:
        check_name(name)
    except UnknownLevel as error:
        raise Misused(unknown("player", error.name, error.nearest)) from None
    level = bot_name(name).level
    if level != name and not name.startswith(PREFIX):
        one_of("player", name, [f"{level}/{key}" for key in BY_KEY])


def gallery_part(args: argparse.Namespace) -> GalleryPart:
    """The part of all pictures that the options of GALLERY ask for. Raises Misused."""
    from hearts_gui.devtools import gallery, shots
    from hearts_gui.devtools.colours import Vision

    part = gallery.GalleryPart(
        args.scenes or shots.SCENES, args.themes or shots.THEMES,
        args.sizes or gallery.SIZES, args.scales or gallery.SCALES, Vision(args.vision),
    )  # fmt: skip
    for scene in part.scenes:
        one_of("scene", scene, shots.SCENES)
    for theme in part.themes:
        one_of("theme", theme, shots.EVERY_THEME)
    for scale in part.scales:
        known_scale(scale)
    return part


def known_scale(scale: int) -> None:
    """Raise Misused unless text can have this size."""
    from hearts_gui.devtools import shots

    if not shots.LEAST_SCALE <= scale <= shots.MOST_SCALE:
        raise Misused(say("cli-scale", low=shots.LEAST_SCALE, high=shots.MOST_SCALE, scale=scale))


@dataclass(frozen=True, slots=True)
class Argument:
    """A word or an option of a verb, as argparse knows it; `help` is a message."""

    name: str
    help: str
    how: Mapping[str, Any]

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        """Let a parser know it."""
        parser.add_argument(self.name, help=say(self.help) if self.help else None, **self.how)


def option(name: str, help: str = "", **how: Any) -> Argument:
    """The option with this name; `how` are the arguments for argparse."""
    return Argument(name, help, how)


def _many(kind: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    """A reader of words with commas between them."""
    return lambda text: tuple(kind(word) for word in text.split(","))


RULES_HELP = "cli-help-key-name-or-code-rules"
RULES = option("--rules", RULES_HELP, default="standard", metavar="KEY")
PLAYERS = option("--players", "cli-help-how-many-sit-at-table", type=number, metavar="N")
SEED = option("--seed", "cli-help-any-text", type=plain_text, metavar="S")
"""The seed argument; `seed_of` gives the default."""
JOBS = option("--jobs", "cli-help-processes", type=number, default=1, metavar="N")
JSON = option("--json", "cli-help-print-json", action="store_true")
FILE = option("file", type=Path)
BOT_TIMEOUT = option(
    "--bot-timeout", "cli-help-seconds-programs-have-answer", type=seconds, metavar="N"
)
_PART = "cli-help-with-all-only-these"
GALLERY = (
    option("--all", "cli-help-every-picture-measured", type=Path, metavar="FOLDER"),
    option("--scenes", _PART, type=_many(str), metavar="A,B"),
    option("--themes", _PART, type=_many(str), metavar="A,B"),
    option("--sizes", _PART, type=_many(window_size), metavar="WxH,WxH"),
    option("--scales", _PART, type=_many(number), metavar="N,N"),
)
"""The argument for the gallery: all pictures, or a part of them."""
