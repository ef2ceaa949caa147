"""The table at one decision, drawn in a part of the window with the parts of the card table."""

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from functools import lru_cache
from itertools import product, starmap
from typing import Any

from pygame import Rect

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Boost
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import BackFan, HandSpec, Pose
from hearts_gui.ui.table.layout.layout import SeatPlace, TableLayout, table_layout
from hearts_gui.ui.table.layout.layout_fit import Furniture, bounds
from hearts_gui.ui.table.layout.seating import Side
from hearts_gui.ui.table.nodes.accessible import AccessibleTable, UseCard, table_nodes
from hearts_gui.ui.table.nodes.opencards import OpenHands, open_hand, shown_above
from hearts_gui.ui.table.nodes.placing import ANSWER_RAISE, Handling, trick_pose
from hearts_gui.ui.table.nodes.plate_info import PlateTeller
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story.aloud import ANSWERS, asked_by
from hearts_gui.ui.table.story.cues import Happening, TableModel, content, snap
from hearts_gui.ui.table.story.happenings import Listener, event_sentences

ICONS = (5, 4, 3)
"""The numbers of discs at the right whose place the switch of the view has."""

WIDTHS = (1.0, 0.87, 0.8, 0.72)
"""Parts of the width that are tried: some tables fit an upright place better than a wide one."""

HANDS, TIGHT_HANDS = (1.2, 1.1, 1.0), (0.8,)
"""The sizes of the hand that are tried, the player looks at it most; and the one of a tight table,
where the trick needs the room between two rows and the hands above."""

PLATES = 0.6
"""The part of their size to which plates may shrink for a larger hand."""

TRICKS, SHOWN = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7), (1.0, 0.9, 0.8)
"""The sizes of the trick, and of shown hands, that are tried so that none lies on the other."""

OVER_BACKS = 0.2
"""The part of a card by which the trick may move up onto hidden hands."""

READ = 0.46
"""The part of a shown card by which it can be told: rank and suit in its corner."""

GAP = 6
"""The pixels between the backs at the sides and what lies below them."""

UNDER = 0.2
"""The part of a back's width that lies under a plate."""

LESS = 20
"""Plates and texts may be smaller by this, in percent, where that leaves a shown hand its room."""

LEAST = 45
"""The smallest scale of plates and texts, in percent, before the table is left out."""


@lru_cache(maxsize=32)
def small_layout(
    metrics: Metrics, size: tuple[int, int], seats: int, hand_max: int, rounds: int,
    hand_size: float = 1.0, *, tight: bool = False,
) -> TableLayout | None:  # fmt: skip
    """The layout of a table in the upper left part of the window, its text as large as possible.

    None where the part is too small for this many seats. Results are cached, because failures take
    longest.
    """
    for part in WIDTHS:
        bare = Metrics(round(size[0] * part), size[1])

        def table(scale: int, icons: int, bare: Metrics = bare) -> TableLayout | None:
            with contextlib.suppress(ValueError):
                return table_layout(replace(bare, ui_scale=scale), seats, hand_max, rounds=rounds,
                                    icons=icons, hand_size=hand_size, tight=tight)  # fmt: skip
            return None

        wanted = max(LEAST, min(200, round(metrics.u / bare.base_u * 20) * 5))
        first, *others = product(range(wanted, LEAST - 1, -10), ICONS)
        found = table(*first)
        # If the smallest does not fit, none does; trying all would take a minute.
        if found is None and table(LEAST, ICONS[-1]) is not None:
            found = next(filter(None, starmap(table, others)), None)
        if found is not None:
            smaller = (table(wanted - less, ICONS[0]) for less in range(5, LESS + 1, 5))
            raised = (found, *smaller) if _top_lowered(found) else (found,)
            return next((one for one in raised if one and not _top_lowered(one)), found)
    return None


def _top_lowered(layout: TableLayout) -> bool:
    """Whether a plate at the top lies under the row of buttons, and a shown hand in the trick."""
    tops = (seat.plate for seat in layout.seats if seat.side is Side.TOP)
    return any(plate.y > layout.furniture.menu.centery for plate in tops)


def layout_for(
    metrics: Metrics, area: Rect, view: PlayerView, *, tight: bool = False
) -> TableLayout | None:
    """Place everything for the deal of a view, `tight` if need be; None where no room is."""
    rules, deal = view.rules, view.public.deal
    most = deal.start_sizes[view.seat] if deal is not None else 0
    rounds = 2 if rules.boost is not Boost.OFF or rules.uneven_hands else 1
    most = max(most, len(view.own.hand), 1)
    best: TableLayout | None = None

    def worth(layout: TableLayout) -> tuple[bool, float]:
        """Labels over the hand would lie on the cards of a second row."""
        return layout.hand.rows(most) == 1, layout.furniture.u

    for size in TIGHT_HANDS if tight else HANDS:
        layout = small_layout(metrics, area.size, rules.players, most, rounds, size, tight=tight)
        if layout is not None and (best is None or worth(layout) > worth(best)):
            best = layout
        if best is not None and worth(best) >= (True, PLATES * best.metrics.u):
            break
    if best is None:
        return None if tight else layout_for(metrics, area, view, tight=True)
    return moved(best, area.x, area.y)


def lowered(layout: TableLayout, shown: int, held: int, lane: int) -> TableLayout:
    """The layout with the trick between the hands shown above it and labels this high.

    There are this many cards in a hand that is `shown`, and in the player's. The trick moves up or
    down first; then trick and shown hands get smaller; where that is not enough, the trick leaves
    corners of the hand free.
    """
    low = round(layout.hand.top(held)) - layout.metrics.px(ANSWER_RAISE) - lane
    for part, factor, size in product((1.0, READ), TRICKS, SHOWN):
        tried = replace(layout, open_size=size)
        above = [bounds(pose) for pose in shown_above(tried, shown)]
        slots = _about(layout.slots, layout.trick_centre, factor)
        over = max(bounds(pose).bottom for pose in slots) - low
        covered = [hand.y + part * hand.h - box.y for box in map(bounds, slots) for hand in above
                   if box.x < hand.right and hand.x < box.right]  # fmt: skip
        # Up onto hidden hands, or to the shown ones; or down from those.
        room = -max(covered) if covered else OVER_BACKS * slots[0].height
        down = -min(max(0.0, over), room)
        tried = replace(tried, slots=tuple(pose.moved(0.0, down) for pose in slots))
        if over + down <= 0:
            break
    return tried


def with_lane(layout: TableLayout, count: int, height: int) -> TableLayout:
    """The player's plate and the button moved up, so that labels this high fit over the whole hand.

    They move less where other things lie, and then no hand at the side gets narrower for them.
    """
    low = round(layout.hand.top(count) - layout.metrics.px(ANSWER_RAISE)) - height
    own, *others = layout.seats
    lying = [seat.plate for seat in others]
    for spot in range(1, len(layout.seats)):
        lying += map(bounds, open_hand(layout, spot, count))
    backs = [around(map(bounds, fan.poses(layout.hand_max))) for fan in layout.fans]
    up = _room_above(own.plate, low, lying, backs)
    plate, pile = own.plate.move(0, -up), own.pile.moved(0, -up)
    button = layout.furniture.button
    higher = button.move(0, -_room_above(button, low, lying, backs))
    layout = replace(layout, seats=(replace(own, plate=plate, pile=pile), *others),
                     furniture=replace(layout.furniture, button=higher))  # fmt: skip
    return _with_backs_above(layout)


def _room_above(box: Rect, low: int, lying: Sequence[Rect], backs: Sequence[Rect]) -> int:
    """How far a box can move up towards this lower edge without meeting these others."""
    whole, core = max(0, box.bottom - low), box.inflate(0, -box.h // 3)
    if core.move(0, -whole).collidelist(lying) < 0:
        return whole
    ways = range(whole, 0, -4)
    return next((up for up in ways if core.move(0, -up).collidelist([*lying, *backs]) < 0), 0)


def _with_backs_above(layout: TableLayout) -> TableLayout:
    """The backs at the sides closer together, so that they end over the plate and the button."""
    below = (layout.seats[0].plate, layout.furniture.button)

    def shorter(fan: BackFan) -> BackFan:
        box = around(map(bounds, fan.poses(layout.hand_max)))
        tops = [thing.y for thing in below if box.y < thing.y and thing.colliderect(box)]
        over = box.bottom + GAP - min(tops, default=box.bottom + GAP)
        return replace(fan, y=fan.y - over / 2, longest=fan.longest - over)

    return replace(layout, fans=tuple(map(shorter, layout.fans)))


def with_backs_near(layout: TableLayout, count: int) -> TableLayout:
    """The few backs of each side just below their player's plate, partly under it as at the top."""

    def near(fan: BackFan, seat: SeatPlace) -> BackFan:
        box = around(map(bounds, fan.poses(count)))
        up = box.y + round(UNDER * fan.width) - seat.plate.bottom
        beside = seat.side in (Side.LEFT, Side.RIGHT) and not fan.stack
        return replace(fan, y=fan.y - up) if beside and up > 0 else fan

    return replace(layout, fans=tuple(map(near, layout.fans, layout.seats[1:])))


def between(layout: TableLayout, reach: Rect) -> Rect:
    """The part of a strip between the player's plate and the button, where those are beside it."""
    left, right, gap = reach.x, reach.right, 2
    line = layout.prompt.inflate(0, layout.prompt.h)
    for box in (layout.seats[0].plate, layout.furniture.button):
        if box.bottom <= line.y or box.y >= line.bottom:
            continue
        if box.centerx < layout.prompt.centerx:
            left = max(left, box.right + gap)
        else:
            right = min(right, box.x - gap)
    return Rect(left, reach.y, right - left, reach.h)


def _about(slots: tuple[Pose, ...], centre: tuple[float, float], factor: float) -> tuple[Pose, ...]:
    """The slots drawn together about a point."""
    x, y = centre
    return tuple(replace(pose, x=x + factor * (pose.x - x), y=y + factor * (pose.y - y),
                         width=factor * pose.width) for pose in slots)  # fmt: skip


def moved(layout: TableLayout, dx: int, dy: int) -> TableLayout:
    """The layout further right and down, for a table that does not begin at the corner."""
    parts = {field.name: getattr(layout, field.name) for field in fields(layout)}
    changed = {name: _moved(value, dx, dy) for name, value in parts.items()}
    x, y = layout.trick_centre
    changed["trick_centre"] = (x + dx, y + dy)
    return replace(layout, **changed)


def _moved(value: Any, dx: int, dy: int) -> Any:
    match value:
        case Rect():
            return value.move(dx, dy)
        case Pose() | HandSpec() | BackFan():
            return replace(value, x=value.x + dx, y=value.y + dy)
        case SeatPlace() | Furniture():
            inner = {field.name: getattr(value, field.name) for field in fields(value)}
            return replace(value, **{name: _moved(part, dx, dy) for name, part in inner.items()})
        case tuple():
            return tuple(_moved(part, dx, dy) for part in value)
        case _:
            return value


class SmallTable:
    """Shows views of one deal, without moving cards."""

    def __init__(
        self, ctx: Context, stage: Stage, layout: TableLayout, view: PlayerView, seats: Seating,
        *, teller: PlateTeller | None = None,
    ) -> None:  # fmt: skip
        """`teller` gives the content of the plates, in place of the usual one."""
        rules = view.rules
        self.ctx = replace(ctx, metrics=layout.metrics)
        self.layout = layout
        self.handling = Handling(seen_received=True)
        self.model: TableModel = content(view, ctx.settings.hand_order)
        self._view = view
        self._teller = teller or PlateTeller(rules, seats)
        self.tabletop = Tabletop(
            self.ctx, stage, self.layout, self.model, self.handling, self._teller, rules
        )
        self.open_cards = OpenHands(self.ctx, stage, self.layout, rules)

    def take(
        self, view: PlayerView, hands: tuple[tuple[Card, ...], ...] | None, *,
        deciding: bool, trick: tuple[Play, ...] | None = None,
    ) -> None:  # fmt: skip
        """Take over a view, `deciding` or between two events, with open `hands`.

        `trick` replaces the cards on the table.
        """
        self._view = view
        order = self.ctx.settings.hand_order
        model = snap(view, order) if deciding else content(view, order)
        if hands is not None:
            shown = [(seat, hand) for seat, hand in enumerate(hands) if seat != view.seat]
            model = replace(model, shown=tuple(shown))
        if trick is not None:
            model = replace(model, trick=trick)
        self.model = self.tabletop.model = model

    def show(
        self, view: PlayerView, hands: tuple[tuple[Card, ...], ...] | None, *,
        deciding: bool, instantly: bool,
    ) -> None:  # fmt: skip
        """Take over a view, and show it."""
        self.take(view, hands, deciding=deciding)
        self.lay(instantly=instantly)

    def lay(self, *, instantly: bool) -> None:
        """Show the view that was taken over."""
        if instantly:
            self.tabletop.settle(self.model)
        else:
            self.tabletop.show(self.model)
        self.open_cards.show(self.model)

    def say_chosen(self, count: int) -> None:
        """Show on the player's plate that its pass waits for the others."""
        self._teller.selected = count

    def nodes(
        self, *, view: PlayerView | None = None, use: UseCard | None = None,
        point: UseCard | None = None,
    ) -> tuple[AccessNode, ...]:  # fmt: skip
        """The table for those who listen; with `view` also why cards may not be used."""
        return table_nodes(AccessibleTable(
            self.tabletop, self.model, self.handling, self._teller, self.layout,
            self.open_cards, view, use, point,
        ))  # fmt: skip

    # -- for those who listen

    def _listener(self) -> Listener:
        model = self.model
        names = tuple(self._teller(model, seat).name for seat in range(model.players))
        return Listener(model.seat, names, self.ctx.settings.verbosity)

    def key_information(self, key: int) -> str | None:
        """The text for an information key; None for another key."""
        tell = ANSWERS.get(asked_by(key) or "")
        return None if tell is None else tell(self._listener(), self._view, self.model)

    def card_sentences(self) -> list[str]:
        """The player's cards and those on the table."""
        return [ANSWERS[key](self._listener(), self._view, self.model)
                for key in ("key_hand", "key_trick")]  # fmt: skip

    def tell(self, happened: Iterable[Happening]) -> None:
        """Speak what happened, if someone listens."""
        if self.ctx.listening.on:
            self.ctx.listening.say(*self.sentences(happened))

    def sentences(self, happened: Iterable[Happening]) -> list[str]:
        """The last events, in words."""
        listener, order = self._listener(), self.ctx.settings.hand_order
        return [text for happening in happened
                for text in event_sentences(listener, happening, order, noted=False)]  # fmt: skip

    def tips(self) -> dict[Card, tuple[int, int]]:
        """The points of the hand's answers."""
        handling = self.handling
        answers = (*handling.right, *handling.wrong, *handling.selected)
        seen = {card: self.upper_edge(card) for card in self.model.hand if card in answers}
        return {card: (x, round(pose.lifted(pose.height / 2).y))
                for card, (x, pose) in seen.items()}  # fmt: skip

    def upper_edge(self, card: Card) -> tuple[int, Pose]:
        """The middle of the visible upper edge of a card of the hand, and its pose."""
        wanted, hand = self.tabletop.targets(), self.model.hand
        pose = wanted[card].pose
        left, right = pose.x - pose.width / 2, pose.x + pose.width / 2
        for after in hand[hand.index(card) + 1 :][:1]:
            if wanted[after].pose.x > pose.x:  # in the same row
                right = min(right, wanted[after].pose.x - pose.width / 2)
        return round((left + right) / 2), pose

    def trick_poses(self) -> tuple[tuple[Play, Pose], ...]:
        """The plays of the trick, and where their cards lie."""
        return tuple((play, trick_pose(self.layout, self.model, index))
                     for index, play in enumerate(self.model.trick))  # fmt: skip
