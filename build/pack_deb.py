"""The Debian package: menu entry, icons, AppStream data, man page, file type, and its needs."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path
from typing import Final

import pack_base

LINUX: Final = pack_base.BUILD / "linux"
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
# SDL loads these by name while it starts, so no tool can find them by reading the program.
DEPENDS: Final = (
    "libc6 (>= 2.35)", "libgcc-s1", "libstdc++6 (>= 12)",
    "libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxfixes3", "libxss1",
    "libasound2 | libasound2t64 | libpulse0",
)  # fmt: skip
RECOMMENDS: Final = ("libpulse0", "hicolor-icon-theme")
_MIME_ICON: Final = "application-x-hearts-game"
_CONTROL: Final = """\
Package: {package}
Version: {version}-1
Architecture: amd64
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: card game Hearts with many rules and fair opponents
 Avoid the hearts and the queen of spades, or take them all. Three opponents
 of several strengths play by the same rules as the player and see only what a
 player may see; the shuffle is promised before the first card is looked at and
 can be checked after the game.
 .
 It knows the standard game and its relatives, takes rules of one's own making,
 and is played by mouse, touch or keyboard alone. It runs offline: no account,
 no advertising, no telemetry.
"""
_COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Hearts

Files: *
Copyright: The Hearts developers
License: MIT
Comment: The works of others that lie in /usr/lib/hearts/lib, with their
 licences in full, are listed in {notices} beside this file.

License: MIT
{licence}
"""


def debian_version() -> str:
    """The version as it stands in the file name."""
    return f"{pack_base.version()}-1"


def maintainer() -> str:
    """Who answers for the package: the packager by Debian's variables, else the project."""
    name = os.environ.get("DEBFULLNAME", "The Hearts developers")
    return f"{name} <{os.environ.get('DEBEMAIL', 'hearts-gui@localhost')}>"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _zip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def _fill(name: str) -> str:
    day = datetime.fromtimestamp(pack_base.epoch(), UTC).date().isoformat()
    text = (LINUX / name).read_text(encoding="utf-8")
    return text.replace("@VERSION@", pack_base.version()).replace("@DATE@", day)


def desktop_files(share: Path) -> None:
    """What makes desktops show the program: everything that goes below /usr/share."""
    app = pack_base.APP_ID
    _write(share / "applications" / f"{app}.desktop", _fill(f"{app}.desktop"))
    _write(share / "metainfo" / f"{app}.metainfo.xml", _fill(f"{app}.metainfo.xml.in"))
    _write(share / "mime" / "packages" / "hearts-gui.xml", _fill("hearts-gui.xml"))
    _zip(share / "man" / "man6" / "hearts-gui.6.gz", _fill("hearts-gui.6"))
    _icons(share / "icons" / "hicolor")


def _icons(theme: Path) -> None:
    source = pack_base.ROOT / "assets" / "icon"
    for size in SIZES:
        folder = theme / f"{size}x{size}"
        (folder / "apps").mkdir(parents=True)
        shutil.copy(source / f"hearts-{size}.png", folder / "apps" / f"{pack_base.APP_ID}.png")
        (folder / "mimetypes").mkdir()
        draw(LINUX / f"{_MIME_ICON}.svg", folder / "mimetypes" / f"{_MIME_ICON}.png", size)
    scalable = theme / "scalable"
    for kind, file, name in (
        ("apps", source / "hearts.svg", pack_base.APP_ID),
        ("mimetypes", LINUX / f"{_MIME_ICON}.svg", _MIME_ICON),
    ):
        (scalable / kind).mkdir(parents=True)
        shutil.copy(file, scalable / kind / f"{name}.svg")


def draw(svg: Path, png: Path, size: int) -> None:
    """An SVG file as a picture of this size."""
    import pygame

    picture = pygame.image.load_sized_svg(svg, (size, size))
    pygame.image.save(picture, png)


def _papers(doc: Path) -> None:
    licence = (pack_base.ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    indented = "\n".join(f" {line}" if line.strip() else " ." for line in licence)
    text = _COPYRIGHT.format(notices=pack_base.NOTICES, licence=indented)
    _write(doc / "copyright", text)
    # The about box reads the file itself, which may not depend on anything below /usr/share/doc.
    (doc / pack_base.NOTICES).symlink_to(f"../../../lib/hearts/{pack_base.NOTICES}")
    _zip(doc / "changelog.gz", (pack_base.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    entry = (
        f"{pack_base.PACKAGE} ({debian_version()}) unstable; urgency=low\n\n"
        f"  * See changelog.gz.\n\n -- {maintainer()}  {formatdate(pack_base.epoch())}\n"
    )
    _zip(doc / "changelog.Debian.gz", entry)


def tree(folder: Path, root: Path) -> None:
    """Lay the package out as it will lie on the disk."""
    library = root / "usr" / "lib" / "hearts"
    shutil.copytree(folder, library, symlinks=True)
    for paper in ("LICENSE", "README.txt"):
        (library / paper).unlink()
    games = root / "usr" / "games"
    games.mkdir(parents=True)
    (games / "hearts-gui").symlink_to("../lib/hearts/hearts-gui")
    share = root / "usr" / "share"
    desktop_files(share)
    _papers(share / "doc" / pack_base.PACKAGE)
    _write(
        share / "lintian" / "overrides" / pack_base.PACKAGE,
        (LINUX / "lintian-overrides").read_text(encoding="utf-8"),
    )
    _control(root)
    _plain_modes(root)


def _control(root: Path) -> None:
    sums = [
        f"{_md5(path)}  {path.relative_to(root).as_posix()}\n"
        for path in pack_base.files_in(root)
        if not path.is_symlink()
    ]
    text = _CONTROL.format(
        package=pack_base.PACKAGE, version=pack_base.version(), maintainer=maintainer(),
        kilobytes=pack_base.folder_size(root) // 1024,
        depends=", ".join(DEPENDS), recommends=", ".join(RECOMMENDS),
    )  # fmt: skip
    _write(root / "DEBIAN" / "control", text)
    _write(root / "DEBIAN" / "md5sums", "".join(sums))


def _md5(path: Path) -> str:
    import hashlib

    with path.open("rb") as stream:
        return hashlib.file_digest(stream, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


def _plain_modes(root: Path) -> None:
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.stat().st_mode & 0o100 and path.name == "hearts-gui")
        path.chmod(0o755 if runs else 0o644)


def package(folder: Path, work: Path, out: Path) -> Path:
    """The .deb of a program folder; needs dpkg-deb."""
    root = work / "deb"
    tree(folder, root)
    target = out / f"{pack_base.PACKAGE}_{debian_version()}_amd64.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "--uniform-compression", "-Zxz", "--build",
         str(root), str(target)],
        check=True, capture_output=True, env=pack_base.environment(),
    )  # fmt: skip
    return target
