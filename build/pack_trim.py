"""Parts left out of the program folder, each with the size that this saves."""

from __future__ import annotations

from pathlib import PurePath

MODULES = (
    # No network code: with these goes OpenSSL, 5.6 MB. `hashlib` then uses Python's own SHA-256.
    "ssl", "_ssl", "_hashlib", "asyncio", "http", "urllib.request", "ftplib", "smtplib",
    "email", "xmlrpc", "xml", "pyexpat", "mimetypes", "netrc",
    # Optional helpers of numpy's configuration report: 0.4 MB.
    "yaml", "threadpoolctl",
    # Fits the parameters of `fsrs`, with torch; its usual ones do.
    "fsrs.optimizer",
    # Archives: `shutil` and numpy can pack files, this program never does. 0.4 MB.
    "bz2", "_bz2", "lzma", "_lzma", "tarfile",
    # Of numpy only arrays and random numbers are used: 1.0 MB.
    "numpy.f2py", "numpy.testing", "numpy.distutils", "numpy.tests", "numpy.fft",
    "numpy.polynomial", "numpy.ma", "numpy.ctypeslib", "numpy._core._multiarray_tests",
    "numpy._core._umath_tests",
    # Of pygame neither the other text renderer nor cameras, MIDI, joysticks of its own: 0.8 MB.
    "pygame._freetype", "pygame.freetype", "pygame.ftfont", "pygame.camera", "pygame._camera",
    "pygame._camera_opencv", "pygame.midi", "pygame.pypm", "pygame.sndarray", "pygame.gfxdraw",
    "pygame.newbuffer", "pygame._sdl2.video", "pygame._sdl2.audio", "pygame._render",
    "pygame.examples", "pygame.tests", "pygame.docs",
    # Encodings of East Asian text files but the two that Chinese and Japanese lists are sorted by:
    # 0.4 MB.
    "_codecs_hk", "_codecs_iso2022", "_codecs_kr", "_codecs_tw",
    # Never needed by a packaged program.
    "tkinter", "unittest", "pydoc", "doctest", "test", "lib2to3", "sqlite3", "curses", "readline",
    "pdb", "PIL", "setuptools", "pip", "hypothesis", "pytest", "OpenGL", "IPython", "scipy",
)  # fmt: skip

_FILES = (
    # The system's own are at least as new as those of any distribution that has the glibc we
    # need, and the bundled ones would raise that floor for nothing.
    "libstdc++.so", "libgcc_s.so",
    # The window's code names libX11, so PyInstaller packs it and what it needs; SDL must find the
    # same one, the system's.
    "libX11.so", "libXau.so", "libXdmcp.so", "libbsd.so", "libmd.so",
    # For MIDI devices.
    "portmidi.dll", "libportmidi",
    # pygame's own font and window icons; ours are in assets. A window of pygame's own, as Wayland
    # needs it, cannot be made without `pygame_icon.bmp`.
    "pygame_icon_mac", "pygame_icon.icns", "pygame_icon.svg", "freesansbold",
    # Icons for installers and a picture for the README.
    "assets/icon/hearts.ic", "assets/icon/hearts-512", "assets/screenshots/",
)  # fmt: skip


def wanted(destination: str) -> bool:
    """Whether a file goes into the program folder, by its place there."""
    path = PurePath(destination).as_posix()
    # Of languages only what is compiled; the rest is for translators.
    source = "assets/languages/" in path and not path.endswith((".json", "reviewed.txt"))
    return not source and not any(f"/{part}" in f"/{path}" for part in _FILES)
