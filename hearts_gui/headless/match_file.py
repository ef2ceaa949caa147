"""The deals of a match in a file, a line for each: a long match goes on where it stopped."""

from __future__ import annotations

import json
import math
from dataclasses import astuple
from pathlib import Path
from typing import Any

from hearts_gui.config.reading import parse_json
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.rules.share_code import encode
from hearts_gui.headless.match import DealResult, Match, Share

VERSION = 1


class MatchFileError(MessageError):
    """A file that holds no match, or another one, or cannot be used."""


class MatchFile:
    """The results of a match by deal, in their order, each written as soon as it is known."""

    def __init__(self, path: Path) -> None:
        """Raises MatchFileError where the file cannot be read or is damaged before its end."""
        self._path = path
        self.results: list[DealResult] = []
        self._header: dict[str, Any] | None = None
        lines = self._lines()
        for number, line in enumerate(lines, start=1):
            try:
                self._take(parse_json(line))
            except (ValueError, TypeError, KeyError):
                if number < len(lines):
                    raise self._error("match-file-line", line=number) from None
                self._write(lines[:-1])  # the writer was stopped in this line

    @property
    def seed(self) -> str | None:
        """The seed of the match in the file; None while there is none."""
        return None if self._header is None else str(self._header["seed"])

    def begin(self, match: Match) -> None:
        """Take part in this match.

        Raises MatchFileError where the file holds another one or cannot be written.
        """
        header = _header_of(match)
        if self._header is None:
            self._header = header
            self._append(header)
        elif self._header != header:
            raise self._error("match-file-other")

    def add(self, result: DealResult) -> None:
        """The next deal. Raises MatchFileError where it cannot be written."""
        self.results.append(result)
        shares = {"a": astuple(result.a), "b": astuple(result.b)}
        self._append({"deal": len(self.results), **shares})

    def _lines(self) -> list[str]:
        try:
            return self._path.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            raise self._refusal(error) from None

    def _take(self, data: Any) -> None:
        if self._header is None:
            if data["match"] != VERSION:
                raise ValueError
            self._header = data
            return
        if data["deal"] != len(self.results) + 1:
            raise ValueError
        self.results.append(DealResult(_share(data["a"]), _share(data["b"])))

    def _append(self, data: dict[str, Any]) -> None:
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(data, ensure_ascii=False) + "\n")
        except OSError as error:
            raise self._refusal(error) from None

    def _write(self, lines: list[str]) -> None:
        try:
            self._path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        except OSError as error:
            raise self._refusal(error) from None

    def _refusal(self, error: Exception) -> MatchFileError:
        why = error.strerror if isinstance(error, OSError) else None
        return self._error("match-file-unusable", why=why or str(error))

    def _error(self, key: str, **arguments: Any) -> MatchFileError:
        return MatchFileError(message(key, file=self._path.name, **arguments))


def _header_of(match: Match) -> dict[str, Any]:
    rules = encode(match.rules)
    return {
        "match": VERSION, "a": match.a, "b": match.b, "rules": rules, "format": match.format,
        "seed": match.seed,
    }  # fmt: skip


def _share(fields: Any) -> Share:
    share = Share(*fields)
    if share.seats < 1 or not all(math.isfinite(field) for field in astuple(share)):
        raise ValueError
    return share
