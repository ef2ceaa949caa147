"""Writes the checksums of the drawings and fonts, which the program compares before it draws.

Usage: python build/make_sums.py. The scripts that make those files do it too.
"""

from hearts_gui.config.paths import CHECKED, SUMS, asset_root, line_of


def write() -> None:
    """Write the file where anything has changed."""
    root = asset_root()
    files = (path for folder in sorted(CHECKED) for path in sorted((root / folder).rglob("*.*")))
    lines = (line_of(path.relative_to(root).as_posix(), path.read_bytes()) for path in files)
    sums = b"".join(line + b"\n" for line in lines)
    if not (root / SUMS).is_file() or (root / SUMS).read_bytes() != sums:
        (root / SUMS).write_bytes(sums)


if __name__ == "__main__":
    write()
