"""The rpm package of Fedora, openSUSE and their kin, from the same files as the Debian one."""

from __future__ import annotations

import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pack_base
import pack_usr
from pack_base import BuildError

# By the names of the libraries, which mean the same everywhere: the packages have other names in
# each distribution. SDL loads them by name, so rpm cannot find them by reading the program.
REQUIRES = (
    "libc.so.6(GLIBC_2.35)(64bit)", "libgcc_s.so.1()(64bit)", "libstdc++.so.6()(64bit)",
    "libX11.so.6()(64bit)", "libXext.so.6()(64bit)", "libXcursor.so.1()(64bit)",
    "libXi.so.6()(64bit)", "libXrandr.so.2()(64bit)", "libXfixes.so.3()(64bit)",
    "libXss.so.1()(64bit)",
)  # fmt: skip
# For Wayland; without them the window opens through X11.
RECOMMENDS = (
    "libwayland-client.so.0()(64bit)", "libwayland-cursor.so.0()(64bit)",
    "libwayland-egl.so.1()(64bit)", "libxkbcommon.so.0()(64bit)", "libEGL.so.1()(64bit)",
    "libdecor-0.so.0()(64bit)", "hicolor-icon-theme",
)  # fmt: skip
_SPEC = """\
# What lies in the package is there already: nothing is compiled, stripped or searched for needs.
%global debug_package %{{nil}}
%global __strip /bin/true
%global __brp_mangle_shebangs %{{nil}}
%global _build_id_links none
%global _buildhost localhost
%global use_source_date_epoch_as_buildtime 1
%global clamp_mtime_to_source_date_epoch 1
%global _binary_payload w6.xzdio

Name: {package}
Version: {version}
Release: 1
Summary: {summary}
License: MIT AND LGPL-2.1-or-later AND BSD-3-Clause AND Zlib AND OFL-1.1 AND PSF-2.0
URL: {homepage}
Packager: {packager}
Group: Amusements/Games/Board/Card
AutoReqProv: no
{requires}
{recommends}
Provides: application() application({app}.desktop) mimehandler(application/x-hearts-game)

%description
Avoid the hearts and the queen of spades, or take them all. Opponents of
several strengths play by the same rules as the player and see only what a
player may see; the shuffle is promised before the first card is looked at
and can be checked after the game. It runs offline: no account, no
advertising, no telemetry.

%install
cp -a {root}/. %{{buildroot}}/

%files
%dir /usr/share/licenses/{package}
%license /usr/share/licenses/{package}/LICENSE
%license /usr/share/licenses/{package}/{notices}
/usr/bin/{package}
/usr/lib/hearts
/usr/share/applications/{app}.desktop
/usr/share/metainfo/{app}.metainfo.xml
/usr/share/mime/packages/{package}.xml
/usr/share/icons/hicolor/*/*/*
/usr/share/man/man6/{package}.6.gz

%changelog
* {day} {packager} - {version}-1
- See {homepage}/blob/v{version}/CHANGELOG.md
"""


def tree(folder: Path, root: Path) -> None:
    """Lay the package out as it will lie on the disk."""
    share = pack_usr.lay(folder, root)
    programs = root / "usr" / "bin"
    programs.mkdir(parents=True)
    (programs / pack_base.PACKAGE).symlink_to("../lib/hearts/hearts-gui")
    papers = share / "licenses" / pack_base.PACKAGE
    licence = (pack_base.ROOT / "LICENSE").read_text(encoding="utf-8")
    pack_usr.write(papers / "LICENSE", licence)
    (papers / pack_base.NOTICES).symlink_to(f"../../../lib/hearts/{pack_base.NOTICES}")
    pack_usr.plain_modes(root)


def spec(root: Path) -> str:
    """The spec for rpmbuild, of a tree that is already laid out."""
    return _SPEC.format(
        package=pack_base.PACKAGE, version=pack_base.version(), app=pack_base.APP_ID,
        summary=pack_base.SUMMARY, homepage=pack_base.HOMEPAGE, packager=pack_base.packager(),
        requires="\n".join(f"Requires: {need}" for need in REQUIRES),
        recommends="\n".join(f"Recommends: {library}" for library in RECOMMENDS),
        root=root, notices=pack_base.NOTICES,
        day=datetime.fromtimestamp(pack_base.epoch(), UTC).strftime("%a %b %d %Y"),
    )  # fmt: skip


def package(folder: Path, work: Path, out: Path) -> Path:
    """The .rpm of a program folder.

    Raises BuildError when rpmbuild refuses.
    """
    root, top = work / "rpm", work / "rpmbuild"
    tree(folder, root)
    pack_usr.write(top / "hearts.spec", spec(root))
    answer = subprocess.run(
        ["rpmbuild", "-bb", "--quiet", "--target", f"{pack_base.rpm_machine()}-linux",
         "--define", f"_topdir {top}", str(top / "hearts.spec")],
        capture_output=True, text=True, check=False, env=pack_base.environment(),
    )  # fmt: skip
    if answer.returncode:
        raise BuildError(f"rpmbuild: {answer.stdout}{answer.stderr}")
    (path,) = (top / "RPMS").rglob("*.rpm")
    return path.replace(out / path.name)
