"""Events, actions and other frozen values as plain JSON data, and back.

Cards are their text, enums their value, fractions "61/4", Gaussian scores [re, im]. Reading follows
the declared types, so only our own values can come out; anything else raises a ValueError that
names the value and its place.
"""

import types
import typing
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import Any, TypeAlias, Union, get_args, get_origin

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev

Plain: TypeAlias = Any
Reader: TypeAlias = Callable[[Plain], Any]


def to_plain(value: object) -> Plain:
    """JSON-able data for one of our values. Raises TypeError for any other value."""
    match value:
        case None | bool() | str() if not isinstance(value, Enum):
            return value
        case Suit():
            return value.letter
        case Enum():
            return value.value
        case int():
            return value
        case Card():
            return value.text
        case complex():
            return [int(value.real), int(value.imag)]
        case Fraction():
            return f"{value.numerator}/{value.denominator}"
        case tuple():
            return [to_plain(part) for part in value]
        case _ if is_dataclass(value):
            names = [field.name for field in fields(value) if field.init]
            return {name: to_plain(getattr(value, name)) for name in names}
    raise TypeError(f"{value!r} has no plain form")


def event_to_plain(event: ev.Event) -> dict[str, Plain]:
    """An event with its name under "e"."""
    return {"e": type(event).__name__, **to_plain(event)}


def event_from_plain(data: Plain) -> ev.Event:
    """The event written as this data. Raises ValueError."""
    event: ev.Event = _named(data, "e", "event", _EVENT_TYPES)
    return event


def action_to_plain(action: act.Action) -> dict[str, Plain]:
    """An action with its name under "a", as bots send it through the pipe."""
    return {"a": type(action).__name__, **to_plain(action)}


def action_from_plain(data: Plain) -> act.Action:
    """The action written as this data. Raises ValueError."""
    action: act.Action = _named(data, "a", "action", _ACTION_TYPES)
    return action


_EVENT_TYPES: dict[str, type] = {kind.__name__: kind for kind in get_args(ev.Event)}
_ACTION_TYPES: dict[str, type] = {kind.__name__: kind for kind in get_args(act.Action)}


def _named(data: Plain, key: str, what: str, kinds: dict[str, type]) -> Any:
    """The value whose type is named under this key."""
    if not isinstance(data, dict):
        raise ValueError(f"an {what} is an object, not {data!r}")
    body = dict(data)
    name = body.pop(key, None)
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        named = name is not None
        raise ValueError(f"there is no {what} {name!r}" if named else f"an {what} is not named")
    return reader(kind)(body)


@cache
def reader(kind: Any) -> Reader:
    """A function that reads plain data as this type. Raises TypeError for unknown types."""
    if kind in _SCALARS:
        return _SCALARS[kind]
    origin = get_origin(kind)
    if origin is tuple:
        return _tuple_reader(get_args(kind))
    if origin in (Union, types.UnionType):
        return _union_reader(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    if is_dataclass(kind):
        return _record_reader(kind)
    raise TypeError(f"{kind!r} cannot be read")


def _exactly(kind: type, otherwise: str) -> Reader:
    """A function that takes data of this very type as it is; `otherwise` is what other data is."""

    def read(data: Plain) -> Any:
        if type(data) is not kind:
            raise ValueError(f"{data!r} is {otherwise}")
        return data

    return read


_int = _exactly(int, "not a whole number")
_str = _exactly(str, "not a text")
_list = _exactly(list, "not a list")


def _card(data: Plain) -> Card:
    return Card(_str(data))


def _suit(data: Plain) -> Suit:
    letter = _str(data)
    if len(letter) != 1 or letter not in "CDSH":
        raise ValueError(f"{data!r} is not a suit")
    return Suit("CDSH".index(letter))


def _complex(data: Plain) -> complex:
    if not isinstance(data, list) or len(data) != 2:
        raise ValueError(f"{data!r} is not a pair of whole numbers")
    return complex(_int(data[0]), _int(data[1]))


def _fraction(data: Plain) -> Fraction:
    over, slash, under = _str(data).partition("/")
    if not slash or not under.isdigit() or not over.removeprefix("-").isdigit() or not int(under):
        raise ValueError(f"{data!r} is not a fraction")
    return Fraction(int(over), int(under))


_SCALARS: dict[Any, Reader] = {
    int: _int,
    bool: _exactly(bool, "neither true nor false"),
    str: _str,
    Card: _card,
    Suit: _suit,
    complex: _complex,
    Fraction: _fraction,
    type(None): _exactly(type(None), "not null"),
}


def _tuple_reader(parts: tuple[Any, ...]) -> Reader:
    if len(parts) == 2 and parts[1] is Ellipsis:
        item_reader = reader(parts[0])
        return lambda data: tuple(item_reader(part) for part in _list(data))
    readers = tuple(reader(part) for part in parts)

    def read(data: Plain) -> tuple[Any, ...]:
        items = _list(data)
        if len(items) != len(readers):
            raise ValueError(f"{data!r} has {len(items)} parts, not {len(readers)}")
        return tuple(read_part(item) for read_part, item in zip(readers, items, strict=True))

    return read


def _union_reader(kinds: tuple[Any, ...]) -> Reader:
    readers = tuple(reader(kind) for kind in kinds)

    def read(data: Plain) -> Any:
        problem: ValueError | None = None
        for read_one in readers:
            try:
                return read_one(data)
            except ValueError as error:
                problem = error
        raise problem if problem is not None else ValueError(f"{data!r} fits nothing")

    return read


def _record_reader(kind: Any) -> Reader:
    hints = typing.get_type_hints(kind)
    readers = {field.name: reader(hints[field.name]) for field in fields(kind) if field.init}

    def read(data: Plain) -> Any:
        if not isinstance(data, dict):
            raise ValueError(f"{data!r} is not an object")
        unknown = [name for name in data if name not in readers]
        if unknown:
            raise ValueError(f"{kind.__name__} has no {unknown[0]!r}")
        values = {}
        for name, part in data.items():
            try:
                values[name] = readers[name](part)
            except ValueError as error:
                raise ValueError(f"{kind.__name__}.{name}: {error}") from None
        try:
            return kind(**values)
        except TypeError:
            missing = ", ".join(name for name in readers if name not in values)
            raise ValueError(f"{kind.__name__} lacks {missing}") from None

    return read
