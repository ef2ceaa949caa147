"""What Windows wants besides the folder: the version resource and the installer.

The installer is made by makensis, which also runs on Linux.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

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
    one, two, three, four = (*parts, 0, 0, 0, 0)[:4]
    return one, two, three, four


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


def installer(folder: Path, out: Path) -> Path:
    """The setup program for a program folder.

    Raises BuildError when makensis is missing or refuses.
    """
    makensis = find_makensis()
    if makensis is None:
        raise pack_base.BuildError("makensis is not installed")
    version = pack_base.version()
    target = out / f"hearts-{version}-windows-x86_64-setup.exe"
    size = pack_base.folder_size(folder) // 1024
    values = {
        "VERSION": version,
        "NUMBERS": ".".join(str(number) for number in numbers(version)),
        "FOLDER": str(folder),
        "TARGET": str(target),
        "ICON": str(ICON),
        "LICENCE": str(pack_base.ROOT / "LICENSE"),
        "KILOBYTES": str(size),
        "APP_ID": pack_base.APP_ID,
    }
    command = [makensis, "-WX", "-V2", *(f"-D{key}={value}" for key, value in values.items())]
    answer = subprocess.run(
        [*command, str(NSIS)], capture_output=True, text=True, check=False,
        env=pack_base.environment(),
    )  # fmt: skip
    if answer.returncode:
        raise pack_base.BuildError(f"makensis: {answer.stdout}{answer.stderr}")
    return target
