"""The works inside the program are named with their licences, packaged or not."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from hearts_gui.config import paths
from hearts_gui.config.notices import FILE, RULE, Notice, notices, parse

PACKED = f"""\
Hearts 1.2 contains these works: see below.

A sentence: with a colon.

Hearts 1.2: MIT
SDL: Zlib
SDL_ttf: Zlib

{RULE}
Hearts 1.2
{RULE}

Do what you like.

{RULE}
SDL, SDL_ttf
{RULE}

Altered versions must be marked.

{RULE}

is no heading.
"""


def test_packaged_notices_are_read_work_by_work() -> None:
    assert parse(PACKED) == (
        Notice("Hearts 1.2", "MIT", "Do what you like."),
        Notice("SDL", "Zlib", f"Altered versions must be marked.\n\n{RULE}\n\nis no heading."),
        Notice("SDL_ttf", "Zlib", f"Altered versions must be marked.\n\n{RULE}\n\nis no heading."),
    )


@pytest.mark.parametrize("text", ["", "Hello", PACKED.replace("SDL, SDL_ttf", "SDL")])
def test_anything_but_a_list_of_notices_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no notices"):
        parse(text)


def test_notices_beside_the_program_are_preferred(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_dir", lambda: tmp_path)
    (tmp_path / FILE).write_text(PACKED, encoding="utf-8")
    assert [notice.name for notice in notices("9")] == ["Hearts 1.2", "SDL", "SDL_ttf"]


def test_damaged_notices_are_replaced_by_the_installed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_dir", lambda: tmp_path)
    (tmp_path / FILE).write_bytes(b"\xff\xfe\x00")
    assert notices("9")[0].name == "Hearts 9"


def test_from_source_every_work_has_its_licence_in_full() -> None:
    result = {notice.name.split(" ")[0]: notice for notice in notices("9.9")}
    assert {"Hearts", "pygame-ce", "numpy", "platformdirs", "Inter", "DejaVu"} <= set(result)
    assert "Permission is hereby granted" in result["Hearts"].text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in result["pygame-ce"].text.upper()
    assert all(len(notice.text) > 500 for notice in result.values())
    assert "SIL OPEN FONT LICENSE" in result["Fraunces"].text


def test_a_packaged_program_without_notices_still_names_the_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_dir", lambda: tmp_path)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(importlib, "import_module", lambda name: pytest.fail(name))
    result = {notice.name: notice.licence for notice in notices("9.9")}
    assert result["pygame-ce"] == "LGPL-2.1-or-later"
    assert result["Hearts 9.9"] == "MIT"
