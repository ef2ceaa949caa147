"""Reads the small files: whatever a damaged one holds, there is a value or a ValueError."""

import json
import tomllib
from typing import Any


def parse_json(raw: str | bytes) -> Any:
    """The value in this text. Raises ValueError, for nesting too deep to be read as well."""
    try:
        return json.loads(raw)
    except RecursionError:
        raise ValueError("nested too deep") from None


def parse_toml(text: str) -> dict[str, Any]:
    """The values in this text. Raises ValueError, for nesting and numbers too long as well."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None
