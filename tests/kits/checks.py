"""Checks of an opened screen; each gives one line per fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pygame
from pygame import Rect, Surface

from hearts_gui.devtools.gallery import STRONG, STRONG_SIGN, Findings, widgets_of
from hearts_gui.ui.draw.theme import LEAST_TARGET
from hearts_gui.ui.shell.access import CLICK, DISABLED, MORE, SET, AccessNode
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.shell.switches import MOST_IN_A_ROW, Spot, plan_of
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.form import Form
from hearts_gui.ui.widgets.form_scene import FormScene

Label = tuple[str, Rect, Rect, bool]
"""A text, where its ink lies, the box it was given, and whether it was cut."""
MAGENTA = (255, 0, 255)
DEEPEST_PLAN = 5


# -- texts


def labels_drawn(scene: Scene, picture: Surface) -> list[Label]:
    """Every label of a scene, scrolled through from top to bottom."""
    labels: list[Label] = []
    scene.ctx.painter.probe = lambda *label: labels.append(label)
    scene.stage.invalidate()
    scene.render(picture)
    for area in scene.form.areas if isinstance(scene, FormScene) else ():
        for place in [*range(0, area.most, max(1, area.box.h // 2)), area.most]:
            area.scroll(place, instantly=True)
            scene.stage.invalidate()
            scene.render(picture)
    scene.ctx.painter.probe = None
    return labels


def cut_texts(scene: Scene, picture: Surface) -> set[str]:
    """Texts that are not whole, wherever one scrolls."""
    return {text for text, _, _, cut in labels_drawn(scene, picture) if cut}


# -- what is told to a screen reader


def forms_of(scene: Scene) -> list[Form]:
    """The forms of a scene: its own, or that of the table."""
    if isinstance(scene, TableScene):
        return [scene.state.controls.form]
    return [scene.form] if isinstance(scene, FormScene) else []


def access_faults(scene: Scene) -> Iterator[str]:
    """Parts of the tree without role, name, place or use, or out of the keyboard’s order."""
    tree = scene.accessible()
    if not tree.children:
        yield "an empty screen"
    if Rect(tree.bounds) != scene.ctx.metrics.window:
        yield f"the tree is {tree.bounds}, not the window"
    yield from order_faults(scene, tree)
    for node in tree.walk():
        yield from node_faults(node, Rect(tree.bounds))


def order_faults(scene: Scene, tree: AccessNode) -> Iterator[str]:
    """Find what the keyboard reaches in another order than the tree tells."""
    reached = [widget.called or widget.label for form in forms_of(scene) for widget in form.widgets
               if widget.visible and widget.focusable]  # fmt: skip
    names = [node.name for node in tree.children if "focus" in node.acts]
    if names != reached:
        yield f"told {names}, reached {reached}"


def node_faults(node: AccessNode, window: Rect) -> Iterator[str]:
    """Find the faults of one part of the tree."""
    if not node.role or not node.name.strip():
        yield f"no role or no name: {node}"
    like = Counter(
        (child.role, child.name, child.value, child.description) for child in node.children
    )
    yield from (f"two alike: {twin}" for twin, count in like.items() if count > 1)
    for text in (node.name, node.value, node.description):
        if any(wrong in text for wrong in ("\n", "  ", ".,")):
            yield f"not words: {text!r}"
    yield from place_faults(node, window)
    yield from use_faults(node)


def place_faults(node: AccessNode, window: Rect) -> Iterator[str]:
    """Parts outside the window, or apart from what they are part of."""
    box = Rect(node.bounds)
    if box.w and not window.contains(box):
        yield f"outside the window: {node.name} {node.bounds}"
    for child in node.children:
        # Cards of a hand are lifted, and lean out of the box of all.
        if box.w and child.bounds[2] and not Rect(child.bounds).colliderect(box):
            yield f"{child.name} {child.bounds} is apart from {node.name} {node.bounds}"


def use_faults(node: AccessNode) -> Iterator[str]:
    """Find what can be reached but not used."""
    acts = set(node.acts)
    # Facts and charts can be reached to be read; everything else does something.
    useless = "focus" not in acts or (acts == {"focus"} and node.role not in ("grid", "label"))
    if "focusable" in node.states and useless:
        yield f"reached for nothing: {node.role} {node.name}"
    if node.role in ("button", "switch", "tab") and "click" not in acts:
        yield f"cannot be pressed: {node.name}"
    if node.role in ("slider", "spin_button") and not {"increment", "decrement"} <= acts:
        yield f"cannot be turned: {node.name}"
    if node.role == "tab_list":
        chosen = sum("selected" in child.states for child in node.children)
        if chosen > 1 or not all("click" in child.acts for child in node.children):
            yield f"tabs that cannot be chosen: {node.name}"


# -- what is pressed


def targets(scene: Scene) -> list[AccessNode]:
    """Return the nodes that can be pressed and are in view as a whole."""
    window = scene.ctx.metrics.window
    clips = [widget.viewport for widget in widgets_of(scene) if widget.viewport is not None]
    boxes = []
    for node in scene.accessible().walk():
        box = Rect(node.bounds)
        usable = CLICK in node.acts or MORE in node.acts or SET in node.acts
        cut = any(clip.colliderect(box) and not clip.inflate(-4, -4).contains(box)
                  and box.clip(clip).h < box.h for clip in clips)  # fmt: skip
        edge = any(box.bottom in (clip.bottom, clip.y) or box.y in (clip.y, clip.bottom)
                   for clip in clips)  # fmt: skip
        if usable and box.w and box.h and window.contains(box) and not cut and not edge:
            boxes.append(node)
    return boxes


def small_targets(scene: Scene) -> list[str]:
    """Targets of a screen under 44 design units wide or high."""
    least = LEAST_TARGET * scene.ctx.metrics.base_u
    return [
        f"{node.role} {node.name} {node.bounds}"
        for node in targets(scene)
        if min(node.bounds[2:]) < least - 1
    ]


def depth(spots: Iterable[Spot]) -> int:
    """Return how many times a person with one switch chooses at most."""
    return 1 + max((depth(spot.parts) for spot in spots if spot.parts), default=0)


def widest(spots: tuple[Spot, ...]) -> int:
    """Number of spots in the longest row that is stepped through."""
    return max(len(spots), *(widest(spot.parts) for spot in spots if spot.parts), 0)


def switch_faults(scene: Scene) -> Iterator[str]:
    """Find what a person with one switch cannot choose, or only after too many steps."""
    tree = scene.accessible()
    plan = plan_of(tree)
    leaves = [leaf.key for spot in plan for leaf in spot.leaves]
    if not leaves:
        yield "there is nothing to choose"
        return
    usable = [node for node in tree.walk() if CLICK in node.acts and DISABLED not in node.states
              and node.role != "text_input" and not any(c.acts for c in node.children)]  # fmt: skip
    if len(set(leaves)) != len(leaves) or len(leaves) < len(usable):
        yield f"{len(leaves)} choices for {len(usable)} things"
    if widest(plan) > MOST_IN_A_ROW or depth(plan) > DEEPEST_PLAN:
        yield f"rows of {widest(plan)}, {depth(plan)} deep"


# -- what is seen


def too_faint(findings: Findings) -> list[str]:
    """Find texts and signs with less contrast than the strong theme promises."""
    return [
        f"{reading.text}: {reading.value}"
        for reading in findings.readings
        if not reading.off and reading.value < (STRONG_SIGN if reading.sign else STRONG)
    ]


def drawn_outside(scene: Scene) -> list[str]:
    """The nodes that draw beyond the place which they ask to be repainted."""
    names = []
    surface = Surface(scene.ctx.metrics.size).convert()
    surface.fill(MAGENTA)
    blank = surface.get_buffer().raw
    for node in scene.stage.nodes:
        if not node.visible:
            continue
        surface.fill(MAGENTA)
        surface.set_clip(node.viewport)
        node.draw(surface, surface.get_rect())
        surface.set_clip(None)
        surface.fill(MAGENTA, node.rect)
        if surface.get_buffer().raw == blank:
            continue
        clean = pygame.mask.from_threshold(surface, MAGENTA, (9, 9, 9, 255))
        if clean.count() < surface.get_width() * surface.get_height():
            names.append(f"{type(node).__name__} {getattr(node, 'label', '')}")
    return names
