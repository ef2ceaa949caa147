"""What macOS needs in addition to the folder: Info.plist, entitlements, a notarised image."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pack_base

PAPERS = ("LICENSE", "README.txt", pack_base.NOTICES)
SIGNER = "HEARTS_SIGN_AS"
"""The variable that names the certificate to sign with; without it the signature is ad hoc."""
NOTARY_KEYCHAIN = "HEARTS_NOTARY_KEYCHAIN"
"""The variable that names the keychain with the profile `hearts` of `notarytool`."""
ENTITLEMENTS = pack_base.BUILD / "macos" / "entitlements.plist"


def info_plist() -> dict[str, Any]:
    """Return the bundle's facts about itself, apart from name, icon and version."""
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


def notary_commands(image: Path, signer: str, keychain: str) -> list[list[str]]:
    """The commands that sign an image, have Apple look at it, and put the answer into it.

    A refusal shows in the last: Apple has no answer to put there.
    """
    profile = ["--keychain-profile", "hearts", "--keychain", keychain]
    return [
        ["codesign", "--sign", signer, "--timestamp", str(image)],
        ["xcrun", "notarytool", "submit", str(image), *profile, "--wait"],
        ["xcrun", "stapler", "staple", str(image)],
    ]


def disk_image(bundle: Path, folder: Path, stage: Path, out: Path) -> Path:
    """The .dmg of a bundle, notarised where the variables name who signs; only macOS makes one."""
    target = out / f"{pack_base.stem()}.dmg"
    stage.mkdir(parents=True)
    commands = image_commands(bundle, folder, stage, target)
    signer, keychain = os.environ.get(SIGNER), os.environ.get(NOTARY_KEYCHAIN)
    if signer and keychain:
        commands += notary_commands(target, signer, keychain)
    for command in commands:
        subprocess.run(command, check=True)
    return target
