"""The Debian package: the files below /usr, licences and dependencies."""

from __future__ import annotations

import subprocess
from email.utils import formatdate
from pathlib import Path

import pack_base
import pack_usr

# SDL loads these by name while it starts, so no tool can find them by reading the program.
DEPENDS = (
    "libc6 (>= 2.35)", "libgcc-s1", "libstdc++6 (>= 12)",
    "libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxfixes3", "libxss1",
    "libasound2 | libasound2t64 | libpulse0",
)  # fmt: skip
RECOMMENDS = (
    "libpulse0", "hicolor-icon-theme",
    # For Wayland; without them the window opens through X11.
    "libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0", "libegl1",
    "libdecor-0-plugin-1-cairo | libdecor-0-plugin-1-gtk",
)  # fmt: skip
# Where no desktop runs, xdg-mime knows saved games only with it.
SUGGESTS = ("libfile-mimeinfo-perl",)
_CONTROL = """\
Package: {package}
Version: {version}-1
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Suggests: {suggests}
Section: games
Priority: optional
Homepage: {homepage}
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
_COPYRIGHT = """\
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
    """The version in the form of the file name."""
    return f"{pack_base.version()}-1"


def _papers(doc: Path) -> None:
    licence = (pack_base.ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    indented = "\n".join(f" {line}" if line.strip() else " ." for line in licence)
    text = _COPYRIGHT.format(notices=pack_base.NOTICES, licence=indented)
    pack_usr.write(doc / "copyright", text)
    # The about box reads the file itself, which may not depend on anything below /usr/share/doc.
    (doc / pack_base.NOTICES).symlink_to(f"../../../lib/hearts/{pack_base.NOTICES}")
    pack_usr.write_zipped(
        doc / "changelog.gz", (pack_base.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    )
    entry = (
        f"{pack_base.PACKAGE} ({debian_version()}) unstable; urgency=low\n\n"
        f"  * See changelog.gz.\n\n -- {pack_base.packager()}  {formatdate(pack_base.epoch())}\n"
    )
    pack_usr.write_zipped(doc / "changelog.Debian.gz", entry)


def tree(folder: Path, root: Path) -> None:
    """Lay the package out as it will lie on the disk."""
    share = pack_usr.lay(folder, root)
    games = root / "usr" / "games"
    games.mkdir(parents=True)
    (games / "hearts-gui").symlink_to("../lib/hearts/hearts-gui")
    _papers(share / "doc" / pack_base.PACKAGE)
    overrides = (pack_usr.LINUX / "lintian-overrides").read_text(encoding="utf-8")
    pack_usr.write(share / "lintian" / "overrides" / pack_base.PACKAGE, overrides)
    _control(root)
    pack_usr.plain_modes(root)


def _control(root: Path) -> None:
    sums = [
        f"{_md5(path)}  {path.relative_to(root).as_posix()}\n"
        for path in pack_base.files_in(root)
        if not path.is_symlink()
    ]
    text = _CONTROL.format(
        package=pack_base.PACKAGE, version=pack_base.version(),
        architecture=pack_base.debian_machine(), maintainer=pack_base.packager(),
        homepage=pack_base.HOMEPAGE,
        kilobytes=pack_base.folder_size(root) // 1024,
        depends=", ".join(DEPENDS), recommends=", ".join(RECOMMENDS), suggests=", ".join(SUGGESTS),
    )  # fmt: skip
    pack_usr.write(root / "DEBIAN" / "control", text)
    pack_usr.write(root / "DEBIAN" / "md5sums", "".join(sums))


def _md5(path: Path) -> str:
    import hashlib

    with path.open("rb") as stream:
        return hashlib.file_digest(stream, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


def package(folder: Path, work: Path, out: Path) -> Path:
    """The .deb of a program folder; needs dpkg-deb."""
    root = work / "deb"
    tree(folder, root)
    target = out / f"{pack_base.PACKAGE}_{debian_version()}_{pack_base.debian_machine()}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "--uniform-compression", "-Zxz", "--build",
         str(root), str(target)],
        check=True, capture_output=True, env=pack_base.environment(),
    )  # fmt: skip
    return target
