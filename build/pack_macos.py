"""What macOS wants besides the folder: facts for Info.plist, entitlements, a disk image."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pack_base

ENTITLEMENTS = pack_base.BUILD / "macos" / "entitlements.plist"


def info_plist() -> dict[str, Any]:
    """What the bundle says of itself beside name, icon and version."""
    return {
        "CFBundleDisplayName": pack_base.TITLE,
        "CFBundleVersion": pack_base.version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
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


def image_commands(bundle: Path, stage: Path, target: Path) -> list[list[str]]:
    """The commands that make a disk image: the bundle beside a link to the programs' folder.

    `ditto` keeps the links in the bundle, which plain zip programs break.
    """
    return [
        ["codesign", "--verify", "--deep", "--strict", str(bundle)],
        ["ditto", str(bundle), str(stage / bundle.name)],
        ["ln", "-s", "/Applications", str(stage / "Applications")],
        [
            "hdiutil", "create", "-volname", f"{pack_base.TITLE} {pack_base.version()}",
            "-srcfolder", str(stage), "-fs", "HFS+", "-format", "UDZO", "-ov", str(target),
        ],
    ]  # fmt: skip


def disk_image(bundle: Path, stage: Path, out: Path) -> Path:
    """The .dmg of a bundle; only macOS can make one."""
    target = out / f"{pack_base.stem()}.dmg"
    stage.mkdir(parents=True)
    for command in image_commands(bundle, stage, target):
        subprocess.run(command, check=True)
    return target
