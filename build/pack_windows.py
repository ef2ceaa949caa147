"""What Windows needs in addition to the folder: the version resource and the installer.

The installer is made by makensis, which also runs on Linux.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path, PurePath, PureWindowsPath

import pack_base

NSIS = pack_base.BUILD / "windows" / "hearts.nsi"
ICON = pack_base.ROOT / "assets" / "icon" / "hearts.ico"

_RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers},
    prodvers={numbers},
    mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Hearts developers"),
      StringStruct("FileDescription", {description!r}),
      StringStruct("FileVersion", {version!r}),
      StringStruct("InternalName", {name!r}),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", {name!r} + ".exe"),
      StringStruct("ProductName", "Hearts"),
      StringStruct("ProductVersion", {version!r}),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])])
  ]
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as the four numbers that Windows compares."""
    parts = [int("".join(c for c in part if c.isdigit()) or 0) for part in version.split(".")]
    major, minor, micro, number = (*parts, 0, 0, 0, 0)[:4]
    return major, minor, micro, number


def version_resource(name: str) -> str:
    """The version resource of one program, as PyInstaller reads it."""
    version = pack_base.version()
    description = "Hearts" if name == "Hearts" else "Hearts, command line"
    return _RESOURCE.format(
        numbers=numbers(version), version=version, name=name, description=description
    )


def write_version_resource(folder: Path, name: str) -> Path:
    """The file of the version resource, in the folder of work files."""
    path = folder / f"version-{name}.txt"
    path.write_text(version_resource(name), encoding="utf-8")
    return path


def find_makensis() -> str | None:
    """The compiler of installers: on the path, or where its own setup puts it."""
    usual = Path("C:/Program Files (x86)/NSIS/makensis.exe")
    return shutil.which("makensis") or (str(usual) if usual.is_file() else None)


def listing(folder: Path) -> str:
    """List what the setup lays down, as `hearts.nsi` reads it: files, then folders, inner first.

    Raises BuildError for a name that it could not read.
    """
    files = [path.relative_to(folder) for path in pack_base.files_in(folder)]
    inside = {parent for path in files for parent in path.parents} - {PurePath()}
    folders = sorted(inside, key=lambda path: (-len(path.parts), path.as_posix()))
    lines = [*map(str, map(PureWindowsPath, files))]
    lines += [f"{PureWindowsPath(path)}\\" for path in folders]
    text = "".join(f"{line}\r\n" for line in lines)
    if not text.isascii():
        raise pack_base.BuildError("the setup can only take away files with plain names")
    return text


def installer(folder: Path, out: Path, *, bits: int = 32) -> Path:
    """The setup program for a program folder; a 32-bit one can at least say where it is no use.

    Raises BuildError when makensis is missing or refuses.
    """
    makensis = find_makensis()
    if makensis is None:
        raise pack_base.BuildError("makensis is not installed")
    target = out / f"hearts-{pack_base.version()}-windows-x86_64-setup.exe"
    kind = "amd64-unicode" if bits == 64 else "x86-unicode"
    with tempfile.TemporaryDirectory(prefix="hearts-build-") as work:
        listed = Path(work) / "installed.txt"
        listed.write_bytes(listing(folder).encode("ascii"))
        values = _values(folder, listed, target)
        command = [makensis, "-WX", "-V2", f"-XTarget {kind}"]
        command += [f"-D{key}={value}" for key, value in values.items()]
        answer = subprocess.run(
            [*command, str(NSIS)], capture_output=True, text=True, check=False,
            env=pack_base.environment(),
        )  # fmt: skip
    if answer.returncode:
        raise pack_base.BuildError(f"makensis: {answer.stdout}{answer.stderr}")
    return target


def _values(folder: Path, listed: Path, target: Path) -> dict[str, str]:
    version = pack_base.version()
    return {
        "VERSION": version,
        "NUMBERS": ".".join(str(number) for number in numbers(version)),
        "FOLDER": str(folder),
        "LIST": str(listed),
        "TARGET": str(target),
        "ICON": str(ICON),
        "LICENCE": str(pack_base.ROOT / "LICENSE"),
        "KILOBYTES": str(pack_base.folder_size(folder) // 1024),
        "APP_ID": pack_base.APP_ID,
    }
