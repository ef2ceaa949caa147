"""The trials of the Windows packages under Wine: what they install, without Wine."""

from __future__ import annotations

import contextlib
import importlib.metadata
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent
WINDOWS = {
    "sys_platform": "win32", "platform_system": "Windows", "platform_machine": "AMD64",
    "os_name": "nt", "platform_python_implementation": "CPython", "implementation_name": "cpython",
    "python_version": "3.12", "python_full_version": "3.12.1", "extra": "",
}  # fmt: skip


def asked(pinned: dict[str, str]) -> list[Requirement]:
    """Return the needs of the project and the pinned packages installed here on Windows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    texts = [*project["dependencies"], *extras["test"], *extras["build"]]
    for name in pinned:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            texts += importlib.metadata.requires(name) or ()
    requirements = map(Requirement, texts)
    return [
        requirement
        for requirement in requirements
        if requirement.marker is None or requirement.marker.evaluate(WINDOWS)
    ]


def test_the_windows_python_gets_all_that_project_tests_and_build_ask_for() -> None:
    text = (ROOT / "build" / "windows" / "wine_requirements.txt").read_text("utf-8")
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+) --hash", text, re.MULTILINE))
    missing = [
        str(line)
        for line in asked(pinned)
        if not line.specifier.contains(pinned.get(line.name.replace("_", "-").lower(), "0"))
    ]
    assert missing == []
