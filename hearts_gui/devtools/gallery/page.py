"""The page of a gallery: every picture in reach of a click, those with faults marked."""

from __future__ import annotations

from html import escape
from typing import Any, Final

_STYLE: Final = """
body{margin:2rem;background:#14181f;color:#eee;font:15px/1.4 sans-serif}
h2{margin:2rem 0 .5rem}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
figure{margin:0;max-width:320px}
img{display:block;height:170px;max-width:320px;object-fit:contain;background:#000}
figcaption{font-size:13px;color:#b9c3d0}
.bad{color:#ffb36b}
a{color:inherit}
"""


def index_page(report: dict[str, Any]) -> str:
    """The whole page; it needs nothing from elsewhere."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for entry in report["entries"]:
        groups.setdefault(entry["scene"], []).append(entry)
    links = " · ".join(f'<a href="#{scene}">{scene}</a>' for scene in groups)
    body = "".join(_group(scene, entries) for scene, entries in groups.items())
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Hearts: every screen</title>'
        f"<style>{_STYLE}</style><h1>Hearts: every screen</h1>"
        f"<p>{report['pictures']} pictures, {report['faults']} faults. {links}</p>{body}</html>\n"
    )


def _group(scene: str, entries: list[dict[str, Any]]) -> str:
    faults = sum(len(entry["faults"]) for entry in entries)
    mark = f' <span class="bad">{faults} faults</span>' if faults else ""
    cells = "".join(_figure(entry) for entry in entries)
    return f'<h2 id="{scene}">{scene}{mark}</h2><div class="row">{cells}</div>'


def _figure(entry: dict[str, Any]) -> str:
    width, height = entry["size"]
    title = f"{entry['theme']}, {width} x {height}, {entry['scale']} %"
    faults = "".join(
        f'<br><span class="bad">{escape(fault["kind"])}: {escape(fault["what"])}</span>'
        for fault in entry["faults"]
    )
    picture = ""
    if entry["file"]:
        file = escape(entry["file"])
        picture = f'<a href="{file}"><img loading="lazy" src="{file}" alt="{title}"></a>'
    return f"<figure>{picture}<figcaption>{title}{faults}</figcaption></figure>"
