"""What macOS wants besides the folder: facts for Info.plist, entitlements, a disk image."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pack_base

PAPERS = ("LICENSE", "README.txt", pack_base.NOTICES)
ENTITLEMENTS = pack_base.BUILD / "macos" / "entitlements.plist"


def info_plist() -> dict[str, Any]:
    """What the bundle says of itself beside name, icon and version."""
    return {
        "CFBundleDisplayName": pack_base.TITLE,
        "CFBundleVersion": pack_base.version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        # What the wheel of NumPy asks for that pip takes on the building machine.
        "LSMinimumSystemVersion": "14.0",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Hearts game",
                "CFBundleTypeRole": "Editor",
                "LSItemContentTypes": [f"{pack_base.APP_ID}.game"],
                "LSHandlerRank": "Owner",
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{pack_base.APP_ID}.game",
                "UTTypeDescription": "Hearts game",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": ["hearts"]},
            }
        ],
    }


def image_commands(bundle: Path, folder: Path, stage: Path, target: Path) -> list[list[str]]:
    """The commands that make a disk image: the bundle beside a link to the programs' folder.

    `ditto` keeps the links in the bundle, which plain zip programs break. The papers lie beside
    the bundle, whose signature does not allow additions.
    """
    return [
        ["codesign", "--verify", "--deep", "--strict", str(bundle)],
        ["ditto", str(bundle), str(stage / bundle.name)],
        *(["cp", str(folder / paper), str(stage)] for paper in PAPERS),
        ["ln", "-s", "/Applications", str(stage / "Applications")],
        [
            "hdiutil", "create", "-volname", f"{pack_base.TITLE} {pack_base.version()}",
            "-srcfolder", str(stage), "-fs", "HFS+", "-format", "UDZO", "-ov", str(target),
        ],
    ]  # fmt: skip


def disk_image(bundle: Path, folder: Path, stage: Path, out: Path) -> Path:
    """The .dmg of a bundle; only macOS can make one."""
    target = out / f"{pack_base.stem()}.dmg"
    stage.mkdir(parents=True)
    for command in image_commands(bundle, folder, stage, target):
        subprocess.run(command, check=True)
    return target
