"""A table as nodes of the accessibility tree: trick, hand, open cards, players, marks on the cloth.

The same for the table of a game and for the small one of review, lessons and puzzles.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.ui.shell.access import (
    CLICK,
    DISABLED,
    FOCUS,
    FOCUSABLE,
    FOCUSED,
    SELECTED,
    AccessNode,
    Act,
    box_of,
    label_node,
)
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.fixtures import PillNode
from hearts_gui.ui.table.nodes.opencards import FacesNode, OpenHands
from hearts_gui.ui.table.nodes.placing import Handling, position
from hearts_gui.ui.table.nodes.plate_info import PlateTeller
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.wording.language.messages import joined, message_text, say
from hearts_gui.wording.prompts import verdict_text

UseCard = Callable[[Card], None]


@dataclass(frozen=True, slots=True)
class AccessibleTable:
    """What the accessible nodes of a table are made from: its content, marks and plates."""

    tabletop: Tabletop
    model: TableModel
    handling: Handling
    teller: PlateTeller
    layout: TableLayout
    open_cards: OpenHands
    view: PlayerView | None = None
    """The explanation of why a card may not be played; None where nothing is asked."""
    use: UseCard | None = None
    point: UseCard | None = None

    def name(self, seat: int) -> str:
        return self.teller(self.model, seat).name

    def box(self, card: Card) -> tuple[int, int, int, int]:
        sprite = self.tabletop.sprites.get(card)
        return box_of(Rect(0, 0, 0, 0) if sprite is None else bounds(sprite.pose))


def card_name(card: Card) -> str:
    """The spoken name of a card, with its number among equal ones."""
    return say("access-card", card=card, copy=card.copy + 1)


def table_nodes(table: AccessibleTable) -> tuple[AccessNode, ...]:
    """The nodes of trick, hand, open cards, players, and texts on the cloth."""
    return (trick_node(table), hand_node(table), *shown_nodes(table), players_node(table),
            *cloth_nodes(table))  # fmt: skip


def trick_node(table: AccessibleTable) -> AccessNode:
    """The cards on the table, the first one led."""
    cards = []
    for index, play in enumerate(table.model.trick):
        name = say("access-played", what=card_name(play.card), name=table.name(play.seat))
        value = say("access-led") if index == 0 else ""
        cards.append(AccessNode("list_item", name, value=value, bounds=table.box(play.card),
                                key=f"{play.card.text}.{play.card.copy}"))  # fmt: skip
    area = box_of(table.layout.trick_area)
    return AccessNode("list", say("access-trick", n=len(cards)), bounds=area, key="trick",
                      children=tuple(cards))  # fmt: skip


def hand_node(table: AccessibleTable) -> AccessNode:
    """The player's cards, each with what may be done to it and why nothing else may."""
    model = table.model
    held = model.hand if model.face_up else ()
    children = tuple(_held_card(table, card) for card in held)
    area = box_of(table.tabletop.hand_box())
    return AccessNode("list", say("access-hand", n=len(children)), bounds=area, key="hand",
                      children=children)  # fmt: skip


def _held_card(table: AccessibleTable, card: Card) -> AccessNode:
    model, handling = table.model, table.handling
    verdict = model.verdict(card)
    marked = card in handling.selected or any(card is chosen for chosen, _ in model.chosen)
    acts = _card_acts(table, card)
    states = [FOCUSABLE] if acts else []
    if card is handling.cursor:
        states.append(FOCUSED)
    if marked:
        states.append(SELECTED)
    if verdict is not Verdict.OK:
        states.append(DISABLED)
    why = ""
    if verdict is not Verdict.OK and table.view is not None:
        why = verdict_text(verdict, card, table.view)
    return AccessNode(
        "list_item", card_name(card), value=_card_value(table, card, marked=marked),
        description=why, bounds=table.box(card), key=f"{card.text}.{card.copy}",
        states=tuple(states), acts=acts,
    )  # fmt: skip


def _card_value(table: AccessibleTable, card: Card, *, marked: bool) -> str:
    """The marks on a card: chosen, from whom it came, hinted, right or wrong."""
    handling, model = table.handling, table.model
    giver = handling.shown_givers(model).get(card)
    return joined(
        say("access-chosen") if marked else "",
        message_text(giver.words) if giver is not None else "",
        say("access-new") if handling.is_new(model, card) and giver is None else "",
        say("access-hinted") if card in handling.hints else "",
        say("access-right") if card in handling.right else "",
        say("access-wrong") if card in handling.wrong else "",
        say("access-charged") if any(card is charged for _, charged in model.charges) else "",
    )


def _card_acts(table: AccessibleTable, card: Card) -> dict[str, Act]:
    acts: dict[str, Act] = {}
    use, point = table.use, table.point
    if use is not None:
        acts[CLICK] = lambda _: use(card)
    if point is not None:
        acts[FOCUS] = lambda _: point(card)
    return acts


def shown_nodes(table: AccessibleTable) -> tuple[AccessNode, ...]:
    """The nodes of shown hands, and of the taken cards that are face up."""
    model, faces = table.model, table.open_cards
    nodes = []
    for seat in range(model.players):
        spot, name = position(model, seat), table.name(seat)
        for cards, key, title in (
            (faces.hands[spot], "open", say("access-open-hand", name=name)),
            (faces.piles[spot], "taken", say("access-open-taken", name=name)),
        ):
            if cards.visible:
                nodes.append(_face_nodes(cards, f"{key}{seat}", title))
    return tuple(nodes)


def _face_nodes(faces: FacesNode, key: str, title: str) -> AccessNode:
    cards = tuple(
        AccessNode("list_item", card_name(card), bounds=box_of(bounds(pose)),
                   key=f"{card.text}.{card.copy}")
        for card, pose in faces.placed
    )  # fmt: skip
    return AccessNode("list", title, bounds=box_of(faces.rect), key=key, children=cards)


def players_node(table: AccessibleTable) -> AccessNode:
    """Every player with tricks and points."""
    model, nodes = table.model, []
    for seat in range(model.players):
        info = table.teller(model, seat)
        area = table.layout.seats[(seat - model.seat) % model.players].plate
        value = say(
            "access-player", tricks=info.tricks, points=info.points, total=info.total or "none",
            note=info.note.strip() or "none", turn=info.turn,
        )  # fmt: skip
        nodes.append(AccessNode("list_item", info.name, value=value, bounds=box_of(area),
                                key=f"seat{seat}"))  # fmt: skip
    return AccessNode("list", say("access-players"), bounds=box_of(table.layout.stage),
                      key="players", children=tuple(nodes))  # fmt: skip


def cloth_nodes(table: AccessibleTable) -> tuple[AccessNode, ...]:
    """The writing on the cloth, and the cards face down on it."""
    tabletop, model = table.tabletop, table.model
    nodes = [_pill(tabletop.deal_pill, "deal"), _pill(tabletop.broken_pill, "broken")]
    nodes += [
        AccessNode("label", say("access-pile", kind=kind, n=count), description=pile.about,
                   bounds=box_of(pile.box), key=kind)
        for kind, count, pile in (("kitty", model.kitty_size, tabletop.seats.kitty),
                                  ("stock", model.stock_size, tabletop.seats.kitty),
                                  ("held", len(model.held), tabletop.seats.held))
        if count
    ]  # fmt: skip
    return tuple(node for node in nodes if node is not None)


def _pill(pill: PillNode, key: str) -> AccessNode | None:
    return label_node(pill.text, pill.rect, key=key) if pill.visible and pill.text else None
