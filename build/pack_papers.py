"""The licence notices and the list of parts (CycloneDX), made from what is shipped."""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pack_base
from pack_parts import Part

_HEAD = """\
Hearts {version} contains these works. Hearts itself is under the MIT licence, the others are
under their own.

pygame-ce and some of the sound libraries are under the GNU Lesser General Public License: they lie
in the folder lib as files of their own, unchanged, and you may replace them by versions of your
own making. Their sources are at https://github.com/pygame-community/pygame-ce and at the places
named by that project; NumPy's libraries come from https://github.com/numpy/numpy.

"""
_RULE = "=" * 78


def notices(parts: Sequence[Part]) -> str:
    """The program and every part with their licences in full; equal texts are given once."""
    own = Part(pack_base.TITLE, pack_base.version(), "MIT", (pack_base.ROOT / "LICENSE",))
    parts = (own, *parts)
    texts: dict[str, list[Part]] = {}
    for part in parts:
        whole = "\n\n".join(path.read_text(encoding="utf-8").strip() for path in part.texts)
        texts.setdefault(whole, []).append(part)
    lines = [_HEAD.format(version=pack_base.version())]
    lines += [f"{_name(part)}: {part.licence}\n" for part in parts]
    for text, owners in texts.items():
        names = ", ".join(_name(part) for part in owners)
        lines.append(f"\n{_RULE}\n{names}\n{_RULE}\n\n{text}\n")
    return "".join(lines)


def _name(part: Part) -> str:
    return f"{part.name} {part.version}"


def bill_of_materials(parts: Sequence[Part], folder: Path) -> str:
    """The CycloneDX document of a program folder, the same for the same folder."""
    components = [_component(part, folder) for part in parts]
    body = {
        "metadata": {
            "timestamp": datetime.fromtimestamp(pack_base.epoch(), UTC).isoformat(),
            "component": {
                "type": "application",
                "bom-ref": pack_base.PACKAGE,
                "name": pack_base.PACKAGE,
                "version": pack_base.version(),
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": components,
        "dependencies": [
            {"ref": pack_base.PACKAGE, "dependsOn": [part["bom-ref"] for part in components]}
        ],
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(body, sort_keys=True))
    head = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
    }
    return json.dumps(head | body, indent=1, ensure_ascii=False) + "\n"


def _component(part: Part, folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = {
        "type": "library",
        "bom-ref": part.name,
        "name": part.name,
        "version": part.version,
        "licenses": [{"expression": part.licence}],
    }
    if part.texts and any(".dist-info" in str(path) for path in part.texts):
        data["purl"] = f"pkg:pypi/{part.name}@{part.version}"
    # File entries carry the checksums: a part of several files has no single one.
    files = [file for file in part.files if (folder / file).is_file()]
    if files:
        data["components"] = [
            {
                "type": "file",
                "name": file,
                "hashes": [{"alg": "SHA-256", "content": pack_base.sha256(folder / file)}],
            }
            for file in files
        ]
    return data
