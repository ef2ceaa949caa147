"""Plain data with nonsense instead of every value, and without each of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

HOSTILE = (
    "1e999", "-1e999", "NaN", "9" * 400, "-" + "9" * 400, "-1", "0", "7", "1.5", "99999999999",
    "1e14", "true", "null", '""', '"x"', '"\\ud800"', '"\\u0000"', '"2026-11-23"',
    f'"{"y" * 70_000}"', "[]", "{}", "[[1]]", '[1e999,"x"]', "[" * 3000,
)  # fmt: skip
"""Values as JSON text."""


def spoilt(data: Any) -> Iterator[str]:
    """As JSON text: this data with each hostile value in each place, and without each entry."""
    for value in HOSTILE:
        yield value
    places = data.items() if isinstance(data, dict) else enumerate(data)
    for name, inside in places:
        rest = [json.dumps(entry) for entry in data] if isinstance(data, list) else []
        if isinstance(data, dict):
            yield json.dumps({key: each for key, each in data.items() if key != name})
        else:
            yield json.dumps(data[:name] + data[name + 1 :])
        nested = isinstance(inside, dict | list)
        for value in spoilt(inside) if nested else HOSTILE:
            if isinstance(data, dict):
                pairs = ((k, value if k == name else json.dumps(v)) for k, v in data.items())
                yield "{" + ",".join(f"{json.dumps(k)}:{text}" for k, text in pairs) + "}"
            else:
                yield "[" + ",".join([*rest[:name], value, *rest[name + 1 :]]) + "]"
