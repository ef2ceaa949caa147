"""Facts for package managers and software centres: manifests, releases, man page, versions."""

from __future__ import annotations

import gzip
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

BUILD = Path(__file__).parent.parent.parent / "build"
sys.path.insert(0, str(BUILD))

import manifests  # noqa: E402
import pack_base  # noqa: E402
import pack_notes  # noqa: E402
import pack_usr  # noqa: E402
import pack_versions  # noqa: E402

from hearts_gui import verbs  # noqa: E402


def names_of_packages() -> set[str]:
    """The packages whose checksums the templates ask for."""
    texts = [path.read_text("utf-8") for path in manifests.TEMPLATES.glob("*.in")]
    names = {name for text in texts for name in re.findall(r"@SHA256:(\S+?)@[\s'\",)]", text)}
    return {name.replace("@VERSION@", pack_base.version()) for name in names}


def test_every_manifest_is_filled_from_the_checksums_of_a_release(tmp_path: Path) -> None:
    sums = {name: f"{number:064x}" for number, name in enumerate(sorted(names_of_packages()))}
    assert len(sums) == 4
    lines = manifests.write(sums, tmp_path)
    assert lines["left_out"] == {}
    texts = [path.read_text("utf-8") for path in tmp_path.iterdir()]
    assert len(texts) == len(list(manifests.TEMPLATES.glob("*.in")))
    for text in texts:
        assert not re.search(r"@[A-Z]", text)
        assert pack_base.version() in text
    assert all(any(digest in text for text in texts) for digest in sums.values())


@pytest.mark.parametrize(
    ("name", "store", "why"),
    [
        ("io.github.hearts_gui.Hearts.yml", "Flathub", ("from source", "generated code")),
        ("hearts-gui.rb", "Homebrew's own", ("Gatekeeper", "notarised")),
    ],
)
def test_a_manifest_that_a_store_turns_down_says_so(
    name: str, store: str, why: tuple[str, ...]
) -> None:
    template = (manifests.TEMPLATES / f"{name}.in").read_text("utf-8")
    head = " ".join(line.lstrip("# ") for line in template.splitlines() if line.startswith("#"))
    text = (pack_base.ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (told,) = (part for part in text.split("\n\n") if "build/manifests.py" in part)
    for text in (head, manifests.__doc__ or "", " ".join(told.split())):
        assert store in text
        assert "of your own" in text
        assert all(word in text for word in why)


def test_a_manifest_without_its_package_is_left_out_and_named(tmp_path: Path) -> None:
    windows = f"hearts-{pack_base.version()}-windows-x86_64-setup.exe"
    sums = dict.fromkeys(names_of_packages() - {windows}, "0" * 64)
    lines = manifests.write(sums, tmp_path)
    assert lines["left_out"] == {"HeartsGui.Hearts.installer.yaml": windows}
    assert not (tmp_path / "HeartsGui.Hearts.installer.yaml").exists()


@pytest.mark.parametrize(("words", "status"), [([], 0), (["--complete"], 1)])
def test_a_release_wants_every_manifest(tmp_path: Path, words: list[str], status: int) -> None:
    sums = tmp_path / "SHA256SUMS"
    sums.write_text("aa  one.tar.gz\n")
    assert manifests.main([*words, str(sums), str(tmp_path / "made")]) == status


def test_checksums_are_read_as_sha256sum_writes_them(tmp_path: Path) -> None:
    path = tmp_path / "SHA256SUMS"
    path.write_text("aa  one.tar.gz\nbb *two.zip\n\n")
    assert manifests.read_sums(path) == {"one.tar.gz": "aa", "two.zip": "bb"}


def test_the_releases_are_those_of_the_changelog() -> None:
    releases = pack_notes.releases()
    assert releases[-1].version == "0.1.0"
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", release.date) for release in releases)
    points = [point for release in releases for point in release.points]
    assert points
    assert all(point.endswith((".", "!")) and "`" not in point for point in points)


def test_the_appstream_file_names_links_picture_and_releases(tmp_path: Path) -> None:
    pack_usr.desktop_files(tmp_path)
    (path,) = (tmp_path / "metainfo").iterdir()
    root = ElementTree.parse(path).getroot()
    assert {url.get("type") for url in root.iter("url")} >= {"homepage", "bugtracker"}
    assert root.find("screenshots/screenshot/image") is not None
    versions = [release.get("version") for release in root.iter("release")]
    assert versions == [release.version for release in pack_notes.releases()]


def test_the_man_page_names_every_verb(tmp_path: Path) -> None:
    pack_usr.desktop_files(tmp_path)
    page = gzip.decompress((tmp_path / "man/man6/hearts-gui.6.gz").read_bytes()).decode()
    told = set(re.findall(r"^\.BR? (\w+)", page, re.MULTILINE))
    assert set(verbs.VERBS) <= told


@pytest.mark.parametrize(
    ("file", "inside", "work", "version"),
    [
        ("libz.so.1", b"x inflate 1.2.13 Copyright 1995-2022 Mark Adler", "zlib", "1.2.13"),
        ("libxmp.so.4.7.2", b"a\x004.7.2\x00b", "libxmp", "4.7.2"),
        ("libFLAC-e7.so.14.0.0", b"a\x00reference libFLAC 1.5.0 20250211\x00", "FLAC", "1.5.0"),
        ("libSDL2-2-50d.0.so.0.3200.10", b"", "SDL", "2.32.10"),
        ("libogg-1.so.0.8.6", b"", "libogg", "with wheel 1, file version 0.8.6"),
        ("libogg-0.dll", b"", "libogg", "with wheel 1"),
    ],
)
def test_a_library_says_its_version_or_who_brought_it(
    tmp_path: Path, file: str, inside: bytes, work: str, version: str
) -> None:
    (tmp_path / file).write_bytes(inside)
    assert pack_versions.of_library(tmp_path / file, work, "wheel 1") == version
