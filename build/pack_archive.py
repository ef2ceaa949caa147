"""Archives that are the same byte for byte whenever their contents are."""

from __future__ import annotations

import gzip
import tarfile
import time
import zipfile
from pathlib import Path

import pack_base


def _plain(info: tarfile.TarInfo, when: int) -> tarfile.TarInfo:
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = when
    if info.issym():
        info.mode = 0o777
    else:
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
    return info


def tar_gz(folder: Path, target: Path, name: str) -> Path:
    """A folder as .tar.gz, inside a folder of this name."""
    when = pack_base.epoch()
    with (
        target.open("wb") as raw,
        # The name and time in gzip's own header would differ from run to run.
        gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0, compresslevel=9) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        folders = {path.parent for path in pack_base.files_in(folder)} | {folder}
        inside = [*pack_base.files_in(folder), *folders]
        for path in sorted(inside, key=lambda path: path.relative_to(folder).as_posix()):
            member = f"{name}/{path.relative_to(folder).as_posix()}".removesuffix("/.")
            info = _plain(archive.gettarinfo(path, member), when)
            # Hard links would depend on the order in which the file system gave them.
            if info.islnk():
                info.type, info.size = tarfile.REGTYPE, path.stat().st_size
            if info.isreg():
                with path.open("rb") as stream:
                    archive.addfile(info, stream)
            else:
                archive.addfile(info)
    return target


def zipped(folder: Path, target: Path, name: str) -> Path:
    """A folder as .zip, inside a folder of this name; links become what they lead to."""
    when = time.gmtime(pack_base.epoch())[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in pack_base.files_in(folder):
            member = f"{name}/{path.relative_to(folder).as_posix()}"
            info = zipfile.ZipInfo(member, when)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (0o755 if path.stat().st_mode & 0o100 else 0o644) << 16
            archive.writestr(info, path.read_bytes())
    return target


def checksums(files: list[Path], target: Path) -> Path:
    """The checksums of files, as `sha256sum --check` reads them."""
    lines = [f"{pack_base.sha256(path)}  {path.name}\n" for path in sorted(files)]
    target.write_text("".join(lines), encoding="utf-8")
    return target
