"""Rules as a short code to copy: H1-… (versioned, typo-checked).

A code names a rule set and a table size, lists the options that differ from it and may add a
seed and a deal number, as bits in base 32 without letters that look alike. The last three letters
are a CRC-15, which finds every single wrong letter and every swap of neighbours.

Version 1 is frozen: its table `BASES`, the order of the options and of the enum members, and the
presets must keep their meaning, or a version 2 has to be added beside it. New ones go to the end.
Tests hold old codes.
"""

import unicodedata
from dataclasses import dataclass
from typing import Any, get_args

from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.rules.option_values import (
    FACES,
    FORBIDDABLE,
    OPTION_KEYS,
    STANDARD,
    RulesError,
    option_hints,
    values_of,
)
from hearts_gui.engine.rules.presets import preset, preset_entry
from hearts_gui.engine.rules.rules import Rules

_SYMBOL = 5
_CHUNK = 3


class OutOfBits(ValueError):
    """The code ended before everything was read."""


class BitWriter:
    """Collects bits, the highest of each number first."""

    def __init__(self) -> None:
        self._bits: list[int] = []

    def number(self, value: int, width: int) -> None:
        """Write a number from 0 to 2**width − 1."""
        assert 0 <= value < 1 << width
        self._bits += [value >> bit & 1 for bit in range(width - 1, -1, -1)]

    def flag(self, value: bool) -> None:
        """Write one bit."""
        self._bits.append(int(value))

    def natural(self, value: int) -> None:
        """Write a number from 0 of any size: groups of three bits, each with a bit for "more"."""
        groups = [value & 7]
        while value := value >> _CHUNK:
            groups.append(value & 7)
        for index, group in enumerate(reversed(groups)):
            self.flag(index < len(groups) - 1)
            self.number(group, _CHUNK)

    def integer(self, value: int) -> None:
        """Write a number of any size and sign."""
        self.flag(value < 0)
        self.natural(abs(value))

    def symbols(self) -> list[int]:
        """The bits in fives, the last filled up with zeros."""
        bits = self._bits + [0] * (-len(self._bits) % _SYMBOL)
        return [
            int("".join(map(str, bits[start : start + _SYMBOL])), 2)
            for start in range(0, len(bits), _SYMBOL)
        ]


class BitReader:
    """Reads what a BitWriter wrote. Raises OutOfBits at the end."""

    def __init__(self, symbols: list[int]) -> None:
        self._bits = [symbol >> bit & 1 for symbol in symbols for bit in range(_SYMBOL - 1, -1, -1)]
        self._position = 0

    def number(self, width: int) -> int:
        """A number of this many bits. Raises OutOfBits."""
        end = self._position + width
        if end > len(self._bits):
            raise OutOfBits("the bits are used up")
        value = 0
        for bit in self._bits[self._position : end]:
            value = value << 1 | bit
        self._position = end
        return value

    def flag(self) -> bool:
        """One bit."""
        return bool(self.number(1))

    def natural(self) -> int:
        """A number from 0 of any size."""
        value = 0
        while True:
            more = self.flag()
            value = value << _CHUNK | self.number(_CHUNK)
            if not more:
                return value

    def integer(self) -> int:
        """A number of any size and sign."""
        negative = self.flag()
        value = self.natural()
        return -value if negative else value


# fmt: off
BASES: tuple[str, ...] = (
    "standard", "hay", "ricketts", "ricketts_69", "warren", "wiki2008", "yppedia", "arnold",
    "arnold_all", "chips", "sweepstake", "howell", "omnibus", "jack_of_diamonds", "hooligan",
    "graded", "point_count", "spot", "black_maria", "black_lady_uk", "gong_zhu",
    "booster_nines", "joker_hearts", "shoot_sun", "turbo", "complex", "royal", "double_deck",
    "cancellation", "hay_kitty", "partnership", "auction", "heartsette", "domino", "draw",
    "reverse", "four_jacks",
)
"""Rule sets that a code can start from."""

# fmt: on


LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOK_ALIKES = str.maketrans("OIL", "011")
_MARK = "H"
_VERSION = 1
_CHECK_LETTERS = 3
_CRC_POLYNOMIAL = 0x4599
_GROUP = 5
LONGEST_CODE = 4096
"""The most letters of a code, four times those of rules that differ in every option."""
LONGEST_NUMBER = 4000
"""Digits of a seed written as a number; Python turns no longer ones into text."""

_BASE_BITS, _KEY_BITS, _SIZE_BITS, _ENUM_BITS, _FACE_BITS = 6, 7, 4, 5, 6
_SEED_NONE, _SEED_NUMBER, _SEED_HEX, _SEED_TEXT = range(4)
_SEED_BITS = 2


class ShareCodeError(MessageError, ValueError):
    """A text that is not a readable code; the message says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Shared:
    """The rules in a code."""

    rules: Rules
    seed: str | None = None
    deal: int | None = None


def encode(rules: Rules, seed: str | None = None, deal: int | None = None) -> str:
    """The code for these rules and, if given, a game's seed and one of its deals."""
    base, usual, changes = _nearest_base(rules)
    bits = BitWriter()
    bits.number(BASES.index(base), _BASE_BITS)
    bits.flag(not usual)
    if not usual:
        bits.number(rules.players, _SIZE_BITS)
    bits.flag(bool(changes))
    bits.flag(seed is not None or deal is not None)
    if changes:
        bits.natural(len(changes))
        for key in changes:
            bits.number(OPTION_KEYS.index(key), _KEY_BITS)
            _write_value(bits, option_hints()[key], getattr(rules, key))
    if seed is not None or deal is not None:
        _write_seed(bits, seed)
        bits.flag(deal is not None)
        if deal is not None:
            bits.natural(deal)
    body = LETTERS[_VERSION] + "".join(LETTERS[symbol] for symbol in bits.symbols())
    return _grouped(body + _check(body))


def _grouped(letters: str) -> str:
    head, rest = letters[0], letters[1:]
    groups = [rest[k : k + _GROUP] for k in range(0, len(rest), _GROUP)]
    return "-".join([_MARK + head, *groups])


def _base_values(base: str, players: int) -> dict[str, Any]:
    if players in preset_entry(base).sizes:
        return values_of(preset(base, players))
    return {**values_of(STANDARD), "players": players}


def _nearest_base(rules: Rules) -> tuple[str, bool, list[str]]:
    """The rule set with the fewest differences, whether at its usual size, and those options."""
    bases = {}
    for base in BASES:
        if rules.players in preset_entry(base).sizes or base == BASES[0]:
            values = _base_values(base, rules.players)
            bases[base] = [key for key in OPTION_KEYS if values[key] != getattr(rules, key)]
    base = min(bases, key=lambda base: len(bases[base]))
    return base, rules.players == preset_entry(base).usual, bases[base]


def _write_value(bits: BitWriter, hint: Any, value: Any) -> None:
    """Write a value of this type, or nothing for a truth value: being listed, it differs."""
    parts = get_args(hint)
    if Ellipsis in parts:
        bits.natural(len(value))
        for part in value:
            _write_value(bits, parts[0], part)
    elif parts:
        face, points = value
        bits.number(FACES.index(face), _FACE_BITS)
        bits.integer(points)
    elif hint is int:
        bits.integer(value)
    elif hint is str:
        bits.number(FORBIDDABLE.index(value), _ENUM_BITS)
    elif hint is not bool:
        bits.number(tuple(hint).index(value), _ENUM_BITS)


def _read_value(bits: BitReader, hint: Any, base: Any = None) -> Any:
    """Read what `_write_value` wrote; `base` is the value of the rule set."""
    parts = get_args(hint)
    if Ellipsis in parts:
        return tuple(_read_value(bits, parts[0]) for _ in range(bits.natural()))
    if parts:
        return FACES[bits.number(_FACE_BITS)], bits.integer()
    if hint is int:
        return bits.integer()
    if hint is str:
        return FORBIDDABLE[bits.number(_ENUM_BITS)]
    return not base if hint is bool else tuple(hint)[bits.number(_ENUM_BITS)]


def _write_seed(bits: BitWriter, seed: str | None) -> None:
    if seed is None:
        bits.number(_SEED_NONE, _SEED_BITS)
    elif (
        seed.isascii()
        and seed.isdigit()
        and (seed == "0" or seed[0] != "0")
        and len(seed) <= LONGEST_NUMBER
    ):
        bits.number(_SEED_NUMBER, _SEED_BITS)
        bits.natural(int(seed))
    elif seed and set(seed) <= set("0123456789abcdef"):
        bits.number(_SEED_HEX, _SEED_BITS)
        bits.natural(len(seed))
        for letter in seed:
            bits.number(int(letter, 16), 4)
    else:
        data = seed.encode()
        bits.number(_SEED_TEXT, _SEED_BITS)
        bits.natural(len(data))
        for byte in data:
            bits.number(byte, 8)


def _read_seed(bits: BitReader) -> str | None:
    match bits.number(_SEED_BITS):
        case 0:
            return None
        case 1:
            number = bits.natural()
            if number >= 10**LONGEST_NUMBER:
                raise OutOfBits("a seed of that many digits is none")
            return str(number)
        case 2:
            return "".join(f"{bits.number(4):x}" for _ in range(bits.natural()))
        case _:
            return bytes(bits.number(8) for _ in range(bits.natural())).decode()


def _crc(symbols: list[int]) -> int:
    register = 0
    for symbol in symbols:
        for bit in range(4, -1, -1):
            top = (register >> 14 & 1) ^ (symbol >> bit & 1)
            register = (register << 1 & 0x7FFF) ^ (_CRC_POLYNOMIAL if top else 0)
    return register


def _check(body: str) -> str:
    # The length starts the sum, so that leading zeros cannot be lost unnoticed.
    crc = _crc([len(body) % 32, *(LETTERS.index(letter) for letter in body)])
    return LETTERS[crc >> 10] + LETTERS[crc >> 5 & 31] + LETTERS[crc & 31]


def looks_like_code(text: str) -> bool:
    """Whether someone probably meant this text as a code."""
    letters = _letters(text[:LONGEST_CODE])
    return letters[:1] == _MARK and letters[1:2].isdigit()


def in_plain_signs(text: str) -> str:
    """Text with the letters, dashes and signs of a keyboard, without the unseen marks of mail."""
    plain = unicodedata.normalize("NFKC", text.translate(_TYPESET))
    seen = (char for char in plain if char.isprintable() or char.isspace())
    return "".join("-" if unicodedata.category(char) == "Pd" else char for char in seen)


_TYPESET = str.maketrans({"−": "-", "≤": "<=", "≥": ">=", "、": ","})


def as_written(text: str) -> str:
    """A code in plain letters and dashes, without spaces."""
    return "".join(in_plain_signs(text).split())


def _letters(text: str) -> str:
    return as_written(text).replace("-", "").upper()


def decode(text: str) -> Shared:
    """The rules in a code. Raises ShareCodeError with one sentence on what is wrong."""
    if len(text) > LONGEST_CODE:
        raise ShareCodeError(message("code-too-long"))
    letters = _letters(text)
    body = letters[len(_MARK) :].translate(_LOOK_ALIKES)
    if not letters.startswith(_MARK) or not body[:1].isdigit():
        raise ShareCodeError(message("code-none"))
    for letter in body:
        if letter not in LETTERS:
            raise ShareCodeError(message("code-letter", letter=repr(letter)))
    if len(body) <= 1 + _CHECK_LETTERS:
        raise ShareCodeError(message("code-too-short"))
    body, check = body[:-_CHECK_LETTERS], body[-_CHECK_LETTERS:]
    if check != _check(body):
        raise ShareCodeError(message("code-mistyped"))
    version = LETTERS.index(body[0])
    if version != _VERSION:
        raise ShareCodeError(message("code-version", version=int(body[0])))
    try:
        return _read(BitReader([LETTERS.index(letter) for letter in body[1:]]))
    except (OutOfBits, IndexError, UnicodeDecodeError):
        raise ShareCodeError(message("code-damaged")) from None
    except RulesError as error:
        raise ShareCodeError(message("code-rules", why=error.why)) from None


def _read(bits: BitReader) -> Shared:
    base = BASES[bits.number(_BASE_BITS)]
    players = bits.number(_SIZE_BITS) if bits.flag() else preset_entry(base).usual
    has_changes, has_seed = bits.flag(), bits.flag()
    values = _base_values(base, players)
    if has_changes:
        for _ in range(bits.natural()):
            key = OPTION_KEYS[bits.number(_KEY_BITS)]
            values[key] = _read_value(bits, option_hints()[key], values[key])
    if not has_seed:
        return Shared(Rules(**values))
    seed = _read_seed(bits)
    return Shared(Rules(**values), seed, bits.natural() if bits.flag() else None)
