"""The data folder is found in its three places; the player's folder follows its rules."""

import sys
import tempfile
from pathlib import Path

import platformdirs
import pytest

from hearts_gui.config import paths


def test_the_assets_are_found_from_source() -> None:
    assert (paths.asset_root() / "cards" / "index.json").is_file()


def test_the_checksums_are_those_of_the_files() -> None:
    root = paths.asset_root()
    files = [path for name in paths.CHECKED for path in (root / name).rglob("*.*")]
    lines = {paths.line_of(path.relative_to(root).as_posix(), path.read_bytes()) for path in files}
    kept = (root / paths.SUMS).read_bytes().splitlines()
    assert set(kept) == lines, "run python build/make_sums.py"


def test_a_frozen_program_uses_its_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.asset_root() == tmp_path / "assets"


def test_missing_assets_name_the_places_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "_asset_candidates", lambda: (tmp_path / "nowhere",))
    with pytest.raises(paths.AssetError, match="nowhere"):
        paths.asset_root()


def test_the_variable_names_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARTS_DATA", str(tmp_path / "here"))
    assert paths.user_data_dir() == tmp_path / "here"
    assert paths.settings_file() == tmp_path / "here" / "settings.toml"
    monkeypatch.setenv("HEARTS_DATA", "~nobody-here/data")
    assert paths.user_data_dir() == Path("~nobody-here/data")


def test_a_portable_mark_beside_the_program_keeps_data_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HEARTS_DATA", raising=False)
    monkeypatch.setattr(paths, "program_dir", lambda: tmp_path)
    assert paths.user_data_dir() != tmp_path / "data"
    (tmp_path / "portable.txt").touch()
    assert paths.user_data_dir() == tmp_path / "data"


def test_a_frozen_program_lies_where_its_executable_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Hearts"))
    assert paths.program_dir() == tmp_path.resolve()


def test_without_home_and_account_temporary_files_must_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(*args: object, **options: object) -> str:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("HEARTS_DATA", raising=False)
    monkeypatch.setattr(platformdirs, "user_data_dir", nowhere)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    assert paths.user_data_dir() == tmp_path / "Hearts"
