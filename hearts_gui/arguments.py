"""What the words of the command line mean; where they mean nothing, one sentence says so."""

from __future__ import annotations

import argparse
import math
import os
import re
import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from hearts_gui.wording.language.messages import say, told

if TYPE_CHECKING:
    from hearts_gui.devtools.gallery.book import Part
    from hearts_gui.engine.rules.rules import Rules


class Misused(Exception):
    """The request was not understood; the message is one sentence."""


class Failed(Exception):
    """The request could not be done; the message is one sentence."""


class Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        text = message[:1].upper() + message[1:]
        raise Misused(text if text.endswith(".") else f"{text}.")


def find_rules(text: str, players: int | None = None) -> Rules:
    """Rules from a key, a name or a code.

    Raises Misused.
    """
    from hearts_gui.engine.rules.option_values import RulesError
    from hearts_gui.engine.rules.presets import ImpossibleTable
    from hearts_gui.engine.rules.share_code import CodeError
    from hearts_gui.wording.variants import UnknownRules, rules_from_text

    try:
        return rules_from_text(text, players)
    except UnknownRules as error:
        if error.nearest is None:
            raise Misused(say("cli-unknown-rule-set", word=repr(error.text))) from None
        raise Misused(unknown("rule_set", error.text, error.nearest)) from None
    except (ImpossibleTable, CodeError, RulesError) as error:
        raise Misused(told(error.message)) from None


def rules_option(parser: argparse.ArgumentParser) -> None:
    """Add --rules, the Standard game unless given."""
    parser.add_argument(
        "--rules", default="standard", metavar="KEY", help=say("cli-help-key-name-or-code-rules")
    )


def timeout_option(parser: argparse.ArgumentParser) -> None:
    """Add --bot-timeout."""
    parser.add_argument(
        "--bot-timeout",
        type=seconds,
        metavar="N",
        help=say("cli-help-seconds-programs-have-answer"),
    )


def set_timeout(seconds: int | None) -> None:
    """Programs may be started in other processes, which inherit the environment."""
    from hearts_gui.ai.players.external import TIMEOUT_VARIABLE

    if seconds is not None:
        os.environ[TIMEOUT_VARIABLE] = str(seconds)


def players_option(parser: argparse.ArgumentParser) -> None:
    """Add --players."""
    parser.add_argument(
        "--players", type=number, metavar="N", help=say("cli-help-how-many-sit-at-table")
    )


def seed_option(parser: argparse.ArgumentParser) -> None:
    """Add --seed; see `seed_of` for what holds without it."""
    parser.add_argument("--seed", type=plain_text, metavar="S", help=say("cli-help-any-text"))


def seed_of(wanted: str | None, players: Sequence[str]) -> str:
    """The seed of a run: the one asked for, else 0, or one that no program can guess.

    A program from outside that knows the seed knows every hand.
    """
    from hearts_gui.ai.players.external import PREFIX

    if wanted is not None:
        return wanted
    return secrets.token_hex(16) if any(name.startswith(PREFIX) for name in players) else "0"


def seconds(text: str) -> int:
    """A number of seconds that can be waited for."""
    from hearts_gui.ai.players.external import MOST_TIMEOUT

    found = number(text)
    if found > MOST_TIMEOUT:
        raise argparse.ArgumentTypeError(
            say("cli-too-many-seconds", text=repr(text), most=round(MOST_TIMEOUT))
        )
    return found


def number(text: str) -> int:
    """A number from 1 on."""
    if not text.isdecimal() or len(text) > 18 or not int(text):
        raise argparse.ArgumentTypeError(say("cli-no-number", text=repr(text)))
    return int(text)


def positive(text: str) -> float:
    """A number above zero, such as 0.25."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(say("cli-not-positive", text=repr(text)))
    return found


def plain_text(text: str) -> str:
    """Any text, but no bytes that are none."""
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


def window_size(text: str) -> tuple[int, int]:
    """Width and height of a picture."""
    wide, _, high = text.lower().partition("x")
    if not (wide.isdecimal() and high.isdecimal()):
        raise argparse.ArgumentTypeError(say("cli-no-size", text=repr(text)))
    if not (320 <= int(wide) <= 8192 and 240 <= int(high) <= 8192):
        raise argparse.ArgumentTypeError(say("cli-size-range", text=repr(text)))
    return int(wide), int(high)


def unknown(what: str, word: str, nearest: str) -> str:
    """That there is nothing of this name; `what` is a variant of the message."""
    return say("cli-unknown", what=what, word=repr(word), nearest=repr(nearest))


def one_of(what: str, word: str, allowed: Sequence[str]) -> None:
    """Raise Misused, naming the nearest, unless the word is one of those allowed."""
    if word not in allowed:
        close = get_close_matches(word, allowed, n=1, cutoff=0.0)
        raise Misused(unknown(what, word, close[0]))


def known_file(path: Path) -> None:
    """Raise Misused unless there is such a file."""
    if not path.is_file():
        raise Misused(say("cli-no-file", file=repr(str(path))))


def known_level(name: str) -> None:
    """Raise Misused, naming the nearest, unless someone plays under this name."""
    from hearts_gui.ai.players.external import PREFIX
    from hearts_gui.ai.players.levels import UnknownLevel, check_name
    from hearts_gui.ai.players.program import can_start

    if name.startswith(PREFIX) and not can_start(name.removeprefix(PREFIX)):
        raise Misused(say("cli-no-program", program=repr(name.removeprefix(PREFIX))))

    try:
        check_name(name)
    except UnknownLevel as error:
        raise Misused(unknown("player", error.name, error.nearest)) from None


def gallery_options(parser: argparse.ArgumentParser) -> None:
    """Add --all, and which part of all pictures is wanted."""

    def sizes(text: str) -> tuple[tuple[int, int], ...]:
        return tuple(window_size(word) for word in text.split(","))

    def numbers(text: str) -> tuple[int, ...]:
        return tuple(number(word) for word in text.split(","))

    def words(text: str) -> tuple[str, ...]:
        return tuple(text.split(","))

    parser.add_argument(
        "--all", type=Path, metavar="FOLDER", help=say("cli-help-every-picture-measured")
    )
    parser.add_argument(
        "--scenes", type=words, metavar="A,B", help=say("cli-help-with-all-only-these")
    )
    parser.add_argument(
        "--themes", type=words, metavar="A,B", help=say("cli-help-with-all-only-these")
    )
    parser.add_argument(
        "--sizes", type=sizes, metavar="WxH,WxH", help=say("cli-help-with-all-only-these")
    )
    parser.add_argument(
        "--scales", type=numbers, metavar="N,N", help=say("cli-help-with-all-only-these")
    )


def gallery_part(wanted: argparse.Namespace) -> Part:
    """The part of all pictures that the options of `gallery_options` ask for.

    Raises Misused.
    """
    from hearts_gui.devtools import shots
    from hearts_gui.devtools.colours import Vision
    from hearts_gui.devtools.gallery import book

    part = book.Part(
        wanted.scenes or shots.SCENES, wanted.themes or shots.THEMES,
        wanted.sizes or book.SIZES, wanted.scales or book.SCALES, Vision(wanted.vision),
    )  # fmt: skip
    for scene in part.scenes:
        one_of("scene", scene, shots.SCENES)
    for theme in part.themes:
        one_of("theme", theme, shots.THEMES)
    for scale in part.scales:
        known_scale(scale)
    return part


def known_scale(scale: int) -> None:
    """Raise Misused unless text can have this size."""
    from hearts_gui.devtools import shots

    if not shots.LEAST_SCALE <= scale <= shots.MOST_SCALE:
        raise Misused(say("cli-scale", low=shots.LEAST_SCALE, high=shots.MOST_SCALE, scale=scale))
