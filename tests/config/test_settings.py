"""Settings survive a round trip, bad values, unknown keys and a disk that refuses."""

import os
import subprocess
import sys
import tomllib
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_gui.config import settings
from hearts_gui.config.settings import Loaded, Settings
from hearts_gui.wording.language.messages import message_text


def test_no_file_means_defaults_without_a_warning(tmp_path: Path) -> None:
    loaded = settings.load(tmp_path / "settings.toml")
    assert loaded.settings == Settings()
    assert loaded.warnings == ()


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.toml"
    wanted = Settings(
        name='Zoë "the cat"\\', theme="midnight", speed=settings.INSTANT, trick_linger=1.4,
        ui_scale=150, muted=True, window_width=1234, window_height=777,
    )  # fmt: skip
    assert settings.save(wanted, path) is None
    assert settings.load(path).settings == wanted
    assert settings.load(path).warnings == ()


@given(st.text(max_size=24).filter(lambda text: len(text.strip()) >= 1))
def test_any_name_survives_the_file(name: str) -> None:
    if any(0xD800 <= ord(char) <= 0xDFFF for char in name):
        return
    text = settings.to_toml(Settings(name=name))
    assert tomllib.loads(text)["name"] == name


def test_unknown_keys_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        'future = [1, "two", { three = true }]\ntheme = "midnight"\n'
        '[later."odd key"]\ndeep = 0.5\n[later]\nplain = "x"\n',
        encoding="utf-8",
    )
    loaded = settings.load(path)
    assert loaded.warnings == ()
    settings.save(replace(loaded.settings, muted=True), path)
    again = tomllib.loads(path.read_text(encoding="utf-8"))
    assert again["future"] == [1, "two", {"three": True}]
    assert again["later"] == {"plain": "x", "odd key": {"deep": 0.5}}
    assert again["muted"] is True
    assert again["theme"] == "midnight"


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ('theme = "pink"', "theme"),
        ("ui_scale = 300", "ui_scale"),
        ("ui_scale = 101", "ui_scale"),
        ("ui_scale = 100.0", "ui_scale"),
        ("ui_scale = true", "ui_scale"),
        ("muted = 1", "muted"),
        ("name = 5", "name"),
        ('name = "  "', "name"),
        (f'name = "{"x" * 25}"', "name"),
        ("speed = 0.7", "speed"),
        ("trick_linger = 9", "trick_linger"),
        ("trick_linger = nan", "trick_linger"),
        ("master_level = -1", "master_level"),
    ],
)
def test_a_bad_value_becomes_the_default_and_is_named(tmp_path: Path, line: str, name: str) -> None:
    path = tmp_path / "settings.toml"
    text = f'{line}\nback = "forest"\n'
    path.write_text(text, encoding="utf-8")
    loaded = settings.load(path)
    assert getattr(loaded.settings, name) == getattr(Settings(), name)
    assert loaded.settings.back == "forest"
    assert len(loaded.warnings) == 1
    assert name in message_text(loaded.warnings[0])
    assert (tmp_path / "settings.toml.damaged-1").read_text(encoding="utf-8") == text


def test_one_broken_line_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    text = 'theme = "midnight"\nui_scale == 150\nback = "forest\nmuted = true\n\nspeed = 9\n'
    path.write_text(text, encoding="utf-8")
    loaded = settings.load(path)
    kept = loaded.settings
    assert (kept.theme, kept.ui_scale, kept.back, kept.muted) == ("midnight", 100, "auto", True)
    assert [message_text(warning).split(":")[0] for warning in loaded.warnings[:2]] == [
        "Line 2 of the settings isn’t a setting",
        "Line 3 of the settings isn’t a setting",
    ]
    assert "speed" in message_text(loaded.warnings[2])
    assert (tmp_path / "settings.toml.damaged-1").read_text(encoding="utf-8") == text


def test_the_mark_that_editors_put_before_a_text_costs_no_setting(tmp_path: Path) -> None:
    """Failing before: UTF-16 cost every setting, or an empty file was called damaged."""
    path = tmp_path / "settings.toml"
    for encoding in ("utf-8-sig", "utf-16"):
        path.write_text('theme = "midnight"\n', encoding=encoding)
        assert settings.load(path) == Loaded(Settings(theme="midnight"))
        path.write_text(f'name="{"心" * 24}"', encoding=encoding)
        assert settings.load(path) == Loaded(Settings(name="心" * 24))
        path.write_text("", encoding=encoding)
        assert settings.load(path) == Loaded(Settings())


@pytest.mark.parametrize(
    "damaged", [b"theme = \xff\xfe nonsense [[[", b"[" * 9000, b"a." * 40_000 + b"a = 1"]
)
def test_a_damaged_file_means_defaults_and_is_kept_as_a_copy(
    damaged: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(damaged)
    loaded = settings.load(path)
    assert loaded.settings == Settings()
    assert len(loaded.warnings) == 1
    assert (tmp_path / "settings.toml.damaged-1").read_bytes() == path.read_bytes()


@pytest.mark.skipif(os.name == "nt", reason="needs rights that few have there")
def test_a_link_to_the_settings_stays_one(tmp_path: Path) -> None:
    elsewhere = tmp_path / "dotfiles" / "hearts.toml"
    link = tmp_path / "settings.toml"
    link.symlink_to(elsewhere)
    assert settings.save(Settings(name="Ann"), link) is None
    assert link.is_symlink()
    assert settings.load(elsewhere).settings.name == "Ann"


def test_a_failed_write_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    settings.save(Settings(theme="midnight"), path)

    def refuse(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    problem = settings.save(Settings(theme="parchment"), path)
    assert problem is not None
    assert "No space left" in message_text(problem)
    assert settings.load(path).settings.theme == "midnight"
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.toml"]


def test_a_place_that_cannot_be_written_is_a_sentence_not_an_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    problem = settings.save(Settings(), blocked / "settings.toml")
    assert problem is not None
    assert message_text(problem).endswith(".")


def test_every_default_is_a_value_that_would_be_accepted() -> None:
    values = {
        entry.name: getattr(Settings(), entry.name)
        for entry in fields(Settings)
        if entry.name != "extra"
    }
    assert settings.from_values(values).warnings == ()


def test_what_two_windows_change_stays(tmp_path: Path) -> None:
    """Failing before: the window that wrote last brought back what the other had changed."""
    path, old = tmp_path / "settings.toml", Settings(name="Ann", muted=True)
    settings.save(old, path)
    settings.save(replace(old, theme="midnight", extra={"future": 1}), path, old)
    settings.save(replace(old, muted=False), path, old)
    both = Settings(name="Ann", muted=False, theme="midnight", extra={"future": 1})
    assert settings.load(path).settings == both
    for nonsense in (b"theme = \xff", None):
        path.unlink() if nonsense is None else path.write_bytes(nonsense)
        settings.save(replace(old, back="forest"), path, old)
        assert settings.load(path).settings == replace(old, back="forest")


def test_windows_that_write_at_the_same_time_do_not_hinder_each_other(tmp_path: Path) -> None:
    """Failing before: they wrote into one new file, and one of them was told that there is none."""
    path = tmp_path / "settings.toml"
    program = (
        "import sys; from pathlib import Path; from hearts_gui.config import settings\n"
        "for n in range(60):\n"
        f"    assert settings.save(settings.Settings(window_width=900 + n), Path({str(path)!r}))"
        " is None"
    )
    both = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]
    assert [file.name for file in tmp_path.iterdir()] == ["settings.toml"]
