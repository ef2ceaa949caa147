"""Texts as a search compares them."""

from __future__ import annotations

from unicodedata import combining, normalize


def folded(text: str) -> str:
    """Small letters without accents and with straight apostrophes, as people type them."""
    plain = normalize("NFKD", text).casefold().replace("’", "'")
    return "".join(letter for letter in plain if not combining(letter))
