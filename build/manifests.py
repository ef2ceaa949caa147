"""Write what package managers ask for, from the checksums of a release.

    python build/manifests.py [--complete] SHA256SUMS FOLDER

A manifest that needs a package which the checksums do not name is left out; which, stands in the
JSON on stdout, and with `--complete` the exit status is then 1. `build/manifests` holds the
templates.

Every manifest fetches the packages of the release, and not every store takes such a program:

- Flatpak: for a repository of your own. Flathub builds from source and turns down prebuilt
  binaries and, since May 2026, generated code; exceptions are made for mature projects.
- Homebrew: for a tap of your own, which people name once with `brew trust`. Since September 2026
  Homebrew's own takes no cask that Gatekeeper stops, as it does until the release is notarised.
- Arch, Snap, winget: their stores take prebuilt programs; none has been asked yet.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

import pack_base

TEMPLATES = pack_base.BUILD / "manifests"


class MissingFileError(Exception):
    """A manifest needs the checksum of a package that is not there; the message is its name."""


def read_sums(path: Path) -> dict[str, str]:
    """Checksums by the names of their files."""
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = (line.split(maxsplit=1) for line in lines if line.strip())
    return {name.lstrip("*"): digest for digest, name in pairs}


def filled(template: str, sums: dict[str, str]) -> str:
    """A template with every value in place.

    Raises MissingFileError.
    """
    values = {
        "VERSION": pack_base.version(),
        "SUMMARY": pack_base.SUMMARY,
        "HOMEPAGE": pack_base.HOMEPAGE,
        "PACKAGER": pack_base.packager(),
        "DOWNLOADS": f"{pack_base.HOMEPAGE}/releases/download/v{pack_base.version()}",
    }
    for key, value in values.items():
        template = template.replace(f"@{key}@", value)

    def checksum(match: re.Match[str]) -> str:
        if match[1] not in sums:
            raise MissingFileError(match[1])
        return sums[match[1]]

    return re.sub(r"@SHA256:([^@]+)@", checksum, template)


def write(sums: dict[str, str], folder: Path) -> dict[str, object]:
    """Write what can be written; says which files those are, and what the others lack."""
    folder.mkdir(parents=True, exist_ok=True)
    written, left_out = [], {}
    for template in sorted(TEMPLATES.glob("*.in")):
        name = template.name.removesuffix(".in")
        try:
            text = filled(template.read_text(encoding="utf-8"), sums)
        except MissingFileError as error:
            left_out[name] = str(error)
            continue
        (folder / name).write_text(text, encoding="utf-8")
        written.append(name)
    return {"written": written, "left_out": left_out}


def main(words: list[str] | None = None) -> int:
    """Read the checksums, write the manifests, say which."""
    parser = argparse.ArgumentParser(description="Write the manifests of package managers.")
    parser.add_argument("sums", type=Path, metavar="SHA256SUMS")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--complete", action="store_true", help="fail when one is left out")
    options = parser.parse_args(words)
    try:
        written = write(read_sums(options.sums), options.folder)
    except (OSError, ValueError) as error:
        print(f"Not written: {error}", file=sys.stderr)
        return 1
    print(json.dumps(written, indent=1))
    return 1 if options.complete and written["left_out"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
