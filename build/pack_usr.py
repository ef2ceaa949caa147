"""The files below /usr that every Linux package installs: program, menu entry, icons, man page."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import pack_base
import pack_notes

LINUX = pack_base.BUILD / "linux"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SHARE = "share"
"""In the program folder too, for those who make packages of it."""
_MIME_ICON = "application-x-hearts-game"


def write(path: Path, text: str) -> None:
    """A text file, with the folders it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_zipped(path: Path, text: str) -> None:
    """Write the text compressed, with no date of its own."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def filled(name: str) -> str:
    """A text of the folder `linux` with version, home page and releases in place."""
    text = (LINUX / name).read_text(encoding="utf-8")
    values = {
        "VERSION": pack_base.version(),
        "HOMEPAGE": pack_base.HOMEPAGE,
        "RELEASES": pack_notes.appstream(pack_notes.releases()),
    }
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text


def lay(folder: Path, root: Path) -> Path:
    """Lay the program and what desktops read of it below `root`/usr; gives the folder share."""
    usr = root / "usr"
    ignore_beside = shutil.ignore_patterns("LICENSE", "README.txt", SHARE)
    shutil.copytree(
        folder,
        usr / "lib" / "hearts",
        symlinks=True,
        ignore=lambda source, names: (
            ignore_beside(source, names) if Path(source) == folder else set()
        ),
    )
    return Path(shutil.copytree(folder / SHARE, usr / "share"))


def desktop_files(share: Path) -> None:
    """Write what makes desktops show the program: everything that goes below /usr/share."""
    app = pack_base.APP_ID
    write(share / "applications" / f"{app}.desktop", filled(f"{app}.desktop"))
    write(share / "metainfo" / f"{app}.metainfo.xml", filled(f"{app}.metainfo.xml.in"))
    write(share / "mime" / "packages" / "hearts-gui.xml", filled("hearts-gui.xml"))
    write_zipped(share / "man" / "man6" / "hearts-gui.6.gz", filled("hearts-gui.6"))
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


def plain_modes(root: Path) -> None:
    """Give every file the mode that its kind has in a package."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.stat().st_mode & 0o100 and path.name == "hearts-gui")
        path.chmod(0o755 if runs else 0o644)
