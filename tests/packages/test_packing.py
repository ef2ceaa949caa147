"""Those parts of the build that can be tested without one: names, archives, licences, checks."""

from __future__ import annotations

import contextlib
import importlib.metadata
import importlib.util
import json
import os
import plistlib
import shutil
import stat
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

BUILD = Path(__file__).parent.parent.parent / "build"
sys.path.insert(0, str(BUILD))

import pack_archive  # noqa: E402
import pack_base  # noqa: E402
import pack_check  # noqa: E402
import pack_deb  # noqa: E402
import pack_folder  # noqa: E402
import pack_macos  # noqa: E402
import pack_papers  # noqa: E402
import pack_parts  # noqa: E402
import pack_python  # noqa: E402
import pack_rpm  # noqa: E402
import pack_trim  # noqa: E402
import pack_usr  # noqa: E402
import pack_windows  # noqa: E402
from pack_base import BuildError  # noqa: E402

from hearts_gui import __version__  # noqa: E402
from hearts_gui.config import notices  # noqa: E402

needs_pyinstaller = pytest.mark.skipif(
    importlib.util.find_spec("PyInstaller") is None, reason="the build extra is not installed"
)


with_links = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows keeps neither links nor who may run what"
)


@pytest.fixture(autouse=True)
def same_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A stand-in for the program folder."""
    path = tmp_path / "hearts"
    (path / "lib" / "numpy.libs").mkdir(parents=True)
    for name in ("hearts-gui", "Hearts.exe", "hearts-gui.exe"):
        (path / name).write_bytes(b"program")
        (path / name).chmod(0o755)
    (path / "LICENSE").write_text("MIT")
    (path / "README.txt").write_text("Play.")
    (path / pack_base.NOTICES).write_text("Thanks.")
    (path / "lib" / "libz.so.1").write_bytes(b"library \0 inflate 1.2.13 Copyright 1995")
    pack_usr.desktop_files(path / pack_usr.SHARE)
    if sys.platform != "win32":
        (path / "lib" / "link.so").symlink_to("libz.so.1")
    return path


def test_the_version_is_the_programs() -> None:
    assert pack_base.version() == __version__
    assert __version__ in pack_base.stem()


def test_an_archive_is_the_same_from_files_of_any_age_and_owner(
    folder: Path, tmp_path: Path
) -> None:
    first = pack_archive.tar_gz(folder, tmp_path / "a.tar.gz", "hearts-1").read_bytes()
    for path in pack_base.files_in(folder):
        if not path.is_symlink():
            os.utime(path, (1, 1))
    (folder / "LICENSE").chmod(0o664)
    second = pack_archive.tar_gz(folder, tmp_path / "b.tar.gz", "hearts-1").read_bytes()
    assert first == second


@with_links
def test_an_archive_keeps_links_and_what_may_be_run(folder: Path, tmp_path: Path) -> None:
    with tarfile.open(pack_archive.tar_gz(folder, tmp_path / "a.tar.gz", "h")) as archive:
        names = archive.getnames()
        assert names == sorted(names)
        assert archive.getmember("h/lib/link.so").issym()
        assert archive.getmember("h/hearts-gui").mode == 0o755
        assert archive.getmember("h/LICENSE").mode == 0o644
        assert {info.mtime for info in archive} == {1700000000}


def test_a_zip_is_the_same_twice(folder: Path, tmp_path: Path) -> None:
    first = pack_archive.zipped(folder, tmp_path / "a.zip", "h").read_bytes()
    os.utime(folder / "LICENSE", (1, 1))
    path = pack_archive.zipped(folder, tmp_path / "b.zip", "h")
    assert path.read_bytes() == first
    with zipfile.ZipFile(path) as archive:
        assert "h/hearts-gui" in archive.namelist()


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with our own settings for its archives."""
    path = tmp_path / "hearts"  # as results are called, too
    names = (".gitignore", "LICENSE", "README.md", "pyproject.toml", "assets/cards/index.json")
    for name in (*names, *(f"hearts_gui/{name}" for name in ("__init__.py", "cli.py", "py.typed"))):
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(pack_base.ROOT / name, path / name)
    monkeypatch.setattr(pack_base, "ROOT", path)
    return path


@pytest.mark.parametrize("place", ["out", "dist/again", "some/where"])
def test_wheel_and_source_hold_no_results_that_lie_in_the_project(
    project: Path, tmp_path: Path, place: str
) -> None:
    elsewhere, inside = tmp_path / "elsewhere", project / place
    elsewhere.mkdir()
    first = pack_python.make(tmp_path / "work", elsewhere)
    for name in ("hearts/lib/hearts_gui/old.py", "hearts/lib/assets/old.svg", "README.md"):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).write_text("of an earlier build")
    for again in (pack_python.make(tmp_path / name, inside) for name in ("second", "third")):
        assert [path.name for path in again] == [path.name for path in first]
        assert [path.read_bytes() for path in again] == [path.read_bytes() for path in first]


@pytest.mark.parametrize("place", ["", "..", "tests", "assets/cards", "build/out"])
def test_results_may_not_lie_among_the_sources(project: Path, place: str) -> None:
    with pytest.raises(BuildError, match="choose another folder"):
        pack_base.clear((project / place).resolve())
    assert (project / "assets/cards/index.json").is_file()


def test_older_results_and_nothing_else_are_cleared(project: Path) -> None:
    out = project / "out"
    for name in ("hearts/lib/old", "hearts-0.1.0/notes", "hearts-0.1.0.zip", "SHA256SUMS", "mine"):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).touch()
    pack_base.clear(out)
    assert sorted(path.name for path in pack_base.files_in(out)) == ["mine", "notes"]


def test_checksums_are_those_that_sha256sum_reads(folder: Path, tmp_path: Path) -> None:
    path = pack_archive.checksums([folder / "LICENSE"], tmp_path / "SHA256SUMS")
    digest, name = path.read_text().split()
    assert (digest, name) == (pack_base.sha256(folder / "LICENSE"), "LICENSE")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "sdl2_image"),
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "sdl2"),
        ("libSDL2-2.0.0.dylib", "sdl2"),
        ("SDL2_ttf.dll", "sdl2_ttf"),
        ("libpng16-fefdc88d.so.16.58.0", "png16"),
        ("libpng16-16.dll", "png16"),
        ("libz.so.1", "z"),
        ("libz.1.3.1.zlib-ng.dylib", "z"),
        ("libscipy_openblas64_-32a4b2a6.so", "scipy_openblas64_"),
        ("libffi-8.dll", "ffi"),
        ("libfreetype.6.dylib", "freetype"),
        ("freetype.dll", "freetype"),
    ],
)
def test_a_library_is_known_by_its_name_on_every_system(name: str, key: str) -> None:
    assert pack_parts.library_key(name) == key


@needs_pyinstaller
def test_a_library_that_nobody_knows_stops_the_build(folder: Path) -> None:
    (folder / "lib" / "libmystery.so.3").write_bytes(b"?")
    with pytest.raises(BuildError, match=r"lib/libmystery\.so\.3"):
        pack_parts.Parts().read(folder, [])


@needs_pyinstaller
def test_a_module_that_nobody_knows_stops_the_build(folder: Path) -> None:
    with pytest.raises(BuildError, match="module hypothesis"):
        pack_parts.Parts().read(folder, ["hypothesis.core"])


@needs_pyinstaller
def test_what_is_installed_is_looked_through_once_however_many_modules(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    look = importlib.metadata.packages_distributions

    def counted() -> Mapping[str, list[str]]:
        asked.append(1)
        return look()

    monkeypatch.setattr(importlib.metadata, "packages_distributions", counted)
    pack_parts.Parts().read(folder, ["numpy.core", "numpy.linalg", "platformdirs.unix"])
    assert len(asked) <= 1


@needs_pyinstaller
def test_every_part_has_its_licence_in_full(folder: Path) -> None:
    parts = pack_parts.Parts().read(folder, ["hearts_gui.cli", "json", "platformdirs.unix"])
    names = {part.name for part in parts}
    assert {"zlib", "platformdirs", "pyinstaller"} <= names
    (folder / "lib" / "libpython3.11.so.1.0").write_bytes(b"Python")
    parts = pack_parts.Parts().read(folder, ["hearts_gui.cli", "json", "platformdirs.unix"])
    # Python's own licence names none of these works inside it.
    sha3 = "HACL*" if sys.version_info >= (3, 12) else "tiny_sha3"
    assert {"libmpdec", "BLAKE2", sha3} <= {part.name for part in parts}
    text = pack_papers.notices(parts)
    for part in parts:
        assert all(path.read_text("utf-8").strip() in text for path in part.texts)
    assert "Jean-loup Gailly" in text


@needs_pyinstaller
def test_the_about_box_reads_the_notices_as_the_build_writes_them(folder: Path) -> None:
    parts = pack_parts.Parts().read(folder, ["json", "platformdirs.unix"])
    own, *others = notices.parse(pack_papers.notices(parts))
    assert (own.name, own.licence) == (f"Hearts {__version__}", "MIT")
    assert "Permission is hereby granted" in own.text
    assert [notice.licence for notice in others] == [part.licence for part in parts]
    assert all(notice.text for notice in others)
    assert notices.FILE == pack_base.NOTICES


def test_every_known_library_has_a_text() -> None:
    texts = {text for _, _, text in pack_parts._LIBRARIES.values()} | {"apache-2.0"}
    texts |= {"libmpdec", "blake2", "tiny-sha3", "hacl", "rust-crates"}
    assert {path.stem for path in pack_parts.TEXTS.iterdir()} == texts


@needs_pyinstaller
def test_the_list_of_parts_is_the_same_twice_and_names_every_file(folder: Path) -> None:
    parts = pack_parts.Parts().read(folder, [])
    text = pack_papers.bill_of_materials(parts, folder)
    assert text == pack_papers.bill_of_materials(parts, folder)
    body = json.loads(text)
    assert body["bomFormat"] == "CycloneDX"
    (zlib,) = [part for part in body["components"] if part["name"] == "zlib"]
    assert zlib["version"] == "1.2.13"
    assert all(part["version"] for part in body["components"])
    assert zlib["components"][0]["hashes"][0]["content"] == pack_base.sha256(
        folder / "lib" / "libz.so.1"
    )


@pytest.mark.parametrize(
    ("place", "packed"),
    [
        ("libstdc++.so.6", False),
        ("numpy.libs/libgfortran.so.5", True),
        ("assets/icon/hearts.icns", False),
        ("assets/icon/hearts.ico", False),
        ("assets/icon/hearts-512.png", False),
        ("assets/icon/hearts-128.png", True),
        ("assets/icons/heart.svg", True),
        ("pygame/freesansbold.ttf", False),
        ("assets/fonts/Inter-Bold.ttf", True),
    ],
)
def test_only_what_is_used_is_packed(place: str, packed: bool) -> None:
    assert pack_trim.wanted(place) == packed


def test_the_version_resource_is_what_pyinstaller_reads() -> None:
    assert pack_windows.numbers("1.2") == (1, 2, 0, 0)
    assert pack_windows.numbers("1.20.3rc1") == (1, 20, 31, 0)
    text = pack_windows.version_resource("Hearts")
    compile(text, "version", "eval")
    assert f'"ProductVersion", {__version__!r}' in text


def test_windows_draws_the_window_in_real_pixels() -> None:
    tree = ElementTree.parse(BUILD / "windows" / "hearts.manifest")
    texts = {element.tag.rpartition("}")[2]: element.text for element in tree.iter()}
    assert texts["dpiAwareness"] == "PerMonitorV2, PerMonitor"


def test_the_uninstaller_removes_each_installed_file(folder: Path) -> None:
    (folder / "lib" / "numpy.libs" / "libgfortran.so.5").write_bytes(b"library")
    lines = pack_windows.listing(folder).split("\r\n")
    assert lines.pop() == ""
    assert "Hearts.exe" in lines
    assert "lib\\libz.so.1" in lines
    assert lines.index("lib\\numpy.libs\\libgfortran.so.5") < lines.index("lib\\numpy.libs\\")
    assert lines.index("lib\\numpy.libs\\") < lines.index("lib\\")
    script = pack_windows.NSIS.read_text("utf-8")
    assert "RMDir /r" not in script


def test_a_name_that_the_setup_could_not_read_stops_the_build(folder: Path) -> None:
    (folder / "lib" / "kärtchen.txt").touch()
    with pytest.raises(BuildError, match="plain names"):
        pack_windows.listing(folder)


@pytest.mark.skipif(not shutil.which("makensis"), reason="makensis is not installed")
def test_the_windows_installer_compiles(folder: Path, tmp_path: Path) -> None:
    path = pack_windows.installer(folder, tmp_path)
    assert path.read_bytes()[:2] == b"MZ"


def test_the_bundle_of_macos_owns_saved_games() -> None:
    facts = pack_macos.info_plist()
    assert plistlib.loads(plistlib.dumps(facts)) == facts
    assert facts["NSHighResolutionCapable"] is True
    rights = plistlib.loads(pack_macos.ENTITLEMENTS.read_bytes())
    assert rights["com.apple.security.cs.disable-library-validation"] is True


@pytest.mark.parametrize("signed", [False, True])
def test_an_image_is_notarised_where_someone_signs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, signed: bool
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: commands.append(words))
    # An unset secret is an empty text.
    monkeypatch.setenv(pack_macos.SIGNER, "ABCDEF" if signed else "")
    monkeypatch.setenv(pack_macos.NOTARY_KEYCHAIN, "signing.keychain-db" if signed else "")
    image = pack_macos.disk_image(Path("Hearts.app"), tmp_path, tmp_path / "stage", tmp_path)
    index = next(number for number, words in enumerate(commands) if words[0] == "hdiutil")
    after = commands[index + 1 :]
    assert [words[:3] for words in after] == (
        [["codesign", "--sign", "ABCDEF"], ["xcrun", "notarytool", "submit"],
         ["xcrun", "stapler", "staple"]] if signed else []
    )  # fmt: skip
    assert all(str(image) in words for words in after)


@with_links
def test_the_debian_tree_has_menu_entry_icons_manual_and_file_type(
    folder: Path, tmp_path: Path
) -> None:
    root = tmp_path / "root"
    pack_deb.tree(folder, root)
    share = root / "usr" / "share"
    assert (root / "usr/games/hearts-gui").resolve() == root / "usr/lib/hearts/hearts-gui"
    desktop = (share / "applications" / f"{pack_base.APP_ID}.desktop").read_text()
    assert "Exec=hearts-gui %f" in desktop
    for size in pack_usr.SIZES:
        theme = share / "icons" / "hicolor" / f"{size}x{size}"
        for kind in ("apps", "mimetypes"):
            (icon,) = (theme / kind).iterdir()
            assert int.from_bytes(icon.read_bytes()[16:20]) == size
    for xml in (share / "metainfo", share / "mime" / "packages"):
        (path,) = xml.iterdir()
        assert "@" not in path.read_text()
        ElementTree.parse(path)
    assert (share / "man" / "man6" / "hearts-gui.6.gz").is_file()
    papers = share / "doc" / "hearts-gui" / pack_base.NOTICES
    assert papers.is_symlink()
    assert papers.read_text() == "Thanks."
    control = (root / "DEBIAN" / "control").read_text()
    assert "libx11-6, libxext6, libxcursor1" in control
    assert f"Homepage: {pack_base.HOMEPAGE}\n" in control
    assert "localhost" not in control
    assert stat.S_IMODE((root / "usr/lib/hearts/hearts-gui").stat().st_mode) == 0o755
    assert stat.S_IMODE((root / "usr/lib/hearts/lib/libz.so.1").stat().st_mode) == 0o644


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb is not installed")
def test_the_debian_package_is_the_same_twice(folder: Path, tmp_path: Path) -> None:
    first = pack_deb.package(folder, tmp_path / "one", tmp_path).read_bytes()
    second = pack_deb.package(folder, tmp_path / "two", tmp_path).read_bytes()
    assert first == second


@pytest.mark.skipif(not shutil.which("rpmbuild"), reason="rpmbuild is not installed")
def test_the_rpm_is_the_same_twice_and_names_what_sdl_loads(folder: Path, tmp_path: Path) -> None:
    first = pack_rpm.package(folder, tmp_path / "one", tmp_path)
    content = first.read_bytes()
    assert pack_rpm.package(folder, tmp_path / "two", tmp_path).read_bytes() == content
    needs = subprocess.run(["rpm", "-qpR", first], capture_output=True, text=True, check=True)
    assert "libXcursor.so.1()(64bit)" in needs.stdout
    files = subprocess.run(["rpm", "-qpl", first], capture_output=True, text=True, check=True)
    assert "/usr/bin/hearts-gui\n" in files.stdout
    assert "/usr/lib/hearts/share" not in files.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="asks about programs of Linux")
@pytest.mark.skipif(not shutil.which("objdump"), reason="objdump is not installed")
def test_the_needed_c_library_is_read_from_the_program(folder: Path) -> None:
    shutil.copy(os.path.realpath(sys.executable), folder / "lib" / "python")
    floor, file = pack_check.glibc_floor(folder)
    assert file == "lib/python"
    assert (2, 0) < floor < (3, 0)


def test_a_build_that_grew_too_big_is_refused(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = pack_archive.tar_gz(folder, tmp_path / "a.tar.gz", "h")
    pack_check.sizes(folder, archive)
    monkeypatch.setattr(pack_check, "MOST_PACKED", 10)
    with pytest.raises(BuildError, match="too big"):
        pack_check.sizes(folder, archive)


def test_the_largest_parts_come_first(folder: Path) -> None:
    (folder / "lib" / "numpy.libs" / "big.so").write_bytes(b"x" * 500_000)
    assert pack_check.largest(folder)[0] == ("lib/numpy.libs/big.so", 500_000)


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="no validator here")
def test_the_menu_entry_is_valid() -> None:
    path = BUILD / "linux" / f"{pack_base.APP_ID}.desktop"
    answer = subprocess.run(
        ["desktop-file-validate", path], capture_output=True, text=True, check=False
    )
    assert answer.stdout + answer.stderr == ""


@pytest.mark.parametrize(
    ("report", "installed", "well"),
    [
        ({"ok": True, "screen_readers": True}, True, True),
        ({"ok": True, "screen_readers": False}, True, False),
        ({"ok": True, "screen_readers": False}, False, True),
        ({"ok": False, "screen_readers": True}, True, False),
    ],
)
def test_a_build_that_cannot_load_what_screen_readers_need_is_refused(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    report: dict[str, bool],
    installed: bool,
    well: bool,
) -> None:
    monkeypatch.setattr(pack_folder, "run", lambda *words, **options: report)
    find = importlib.util.find_spec
    here = {"accesskit": find("os") if installed else None}
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: here.get(name, find(name)))
    with contextlib.nullcontext() if well else pytest.raises(BuildError):
        assert pack_folder.smoke(folder) == report


@needs_pyinstaller
def test_the_library_for_screen_readers_is_a_part_with_its_licences(folder: Path) -> None:
    pytest.importorskip("accesskit")
    (folder / "lib" / "accesskit").mkdir()
    for name in ("accesskit.abi3.so", "accesskit.pyd"):
        (folder / "lib" / "accesskit" / name).write_bytes(b"library")
    parts = pack_parts.Parts().read(folder, ["accesskit"])
    (part,) = [part for part in parts if part.name == "accesskit"]
    assert len(part.files) == 2
    text = pack_papers.notices(parts)
    assert "zbus" in text
    assert "Chromium" in text
