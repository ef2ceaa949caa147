"""Build every package for this platform, prove each, and say what came out.

    python build/build.py [--out FOLDER] [--only folder]

Needs the `build` extra. Work files go to a temporary folder, results to `dist` unless told
otherwise. A build counts only after the built program has played a deal (`--smoke`); `--only
folder` stops there. The summary goes to stdout and, as JSON, beside the packages.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import pack_archive
import pack_base
import pack_check
import pack_deb
import pack_folder
import pack_macos
import pack_papers
import pack_parts
import pack_python
import pack_rpm
import pack_windows


def build_folder(work: Path, out: Path) -> tuple[Path, dict[str, Any]]:
    """The program folder with its notices, and facts about it for the report."""
    folder = pack_folder.make(work, out)
    parts = pack_parts.Parts().read(
        folder, pack_parts.frozen_modules(pack_folder.program_in(folder))
    )
    (folder / pack_base.NOTICES).write_text(pack_papers.notices(parts), encoding="utf-8")
    bill = out / f"{pack_base.stem()}.cdx.json"
    bill.write_text(pack_papers.bill_of_materials(parts, folder), encoding="utf-8")
    report: dict[str, Any] = {"smoke": pack_folder.smoke(folder)}
    report["plays_alike"] = pack_folder.plays_alike(folder)
    if sys.platform == "linux":
        report["glibc"] = pack_check.old_enough(folder)
    return folder, report


def build_packages(folder: Path, work: Path, out: Path) -> list[Path]:
    """Everything a person can download for this platform."""
    paths = pack_python.make(work, out)
    name = f"hearts-{pack_base.version()}"
    if sys.platform == "win32":
        archive = out / f"{pack_base.stem()}.zip"
        paths.append(pack_archive.zipped(folder, archive, name))
        if pack_windows.find_makensis():
            paths.append(pack_windows.installer(folder, out))
    elif sys.platform == "darwin":
        paths.append(pack_macos.disk_image(out / "Hearts.app", folder, work / "image", out))
    else:
        archive = out / f"{pack_base.stem()}.tar.gz"
        paths.append(pack_archive.tar_gz(folder, archive, name))
        pack_check.sizes(folder, archive)
        if shutil.which("dpkg-deb"):
            paths.append(pack_deb.package(folder, work, out))
        if shutil.which("rpmbuild"):
            paths.append(pack_rpm.package(folder, work, out))
    return paths


def summary(folder: Path, paths: list[Path]) -> dict[str, Any]:
    """Sizes, checksums, start time and the largest parts."""
    return {
        "version": pack_base.version(),
        "date": pack_base.epoch(),
        "unpacked_bytes": pack_base.folder_size(folder),
        "files": [
            {"file": path.name, "bytes": path.stat().st_size, "sha256": pack_base.sha256(path)}
            for path in paths
        ],
        "largest": [{"part": name, "bytes": size} for name, size in pack_check.largest(folder)],
    }


def show(report: dict[str, Any]) -> None:
    """Print the summary for people."""
    print(f"Hearts {report['version']}, {report['unpacked_bytes'] / 1e6:.1f} MB unpacked")
    if "menu_s" in report:
        starts = f"first picture after {report['picture_s']:.2f} s, menu {report['menu_s']:.2f} s"
        print(f"{starts}; needs glibc {report.get('glibc', '-')}")
        if report["menu_s"] > pack_check.SLOWEST_START:
            # Not refused: another program's work may be the reason.
            print(f"slower than the promised {pack_check.SLOWEST_START} s: measure undisturbed")
    for entry in report["files"]:
        print(f"{entry['bytes'] / 1e6:8.1f} MB  {entry['file']}\n             {entry['sha256']}")
    print("largest parts:")
    for entry in report["largest"]:
        print(f"{entry['bytes'] / 1e6:8.1f} MB  {entry['part']}")


def main() -> int:
    """Build the packages, check them and report."""
    parser = argparse.ArgumentParser(description="Build the packaged game.")
    parser.add_argument("--out", type=Path, default=pack_base.ROOT / "dist")
    parser.add_argument("--only", choices=["folder"], help="stop after the program folder")
    options = parser.parse_args()
    out = options.out.resolve()
    with tempfile.TemporaryDirectory(prefix="hearts-build-") as work_folder:
        work = Path(work_folder)
        try:
            pack_base.clear(out)
            folder, report = build_folder(work, out)
            paths = [out / f"{pack_base.stem()}.cdx.json"]
            if options.only is None:
                paths += build_packages(folder, work, out)
                report |= pack_folder.start_seconds(folder)
        except pack_base.BuildError as error:
            print(f"Not built: {error}", file=sys.stderr)
            return 1
    report |= summary(folder, paths)
    if options.only is None:
        pack_archive.checksums(paths, out / "SHA256SUMS")
        (out / "summary.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    show(report)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
