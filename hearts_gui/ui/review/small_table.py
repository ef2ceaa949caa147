"""The table as it was at a decision, drawn by what draws it in play, in a part of the window."""

from dataclasses import replace

from pygame import Rect

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Boost, Duplicates
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.draw.units import Metrics
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.layout import TableLayout, table_layout
from hearts_gui.ui.table.story.model import TableModel, snap
from hearts_gui.ui.table.things.opencards import OpenCards
from hearts_gui.ui.table.things.placing import Handling
from hearts_gui.ui.table.things.plate_info import PlateTeller
from hearts_gui.ui.table.things.tabletop import Tabletop

ICONS = 4
"""So many discs would stand at the right; the switch of the view has their place."""


def table_metrics(metrics: Metrics, area: Rect) -> Metrics:
    """The measures of a table in the upper left part of the window, its text as large as there."""
    bare = Metrics(area.w, area.h)
    wanted = metrics.u / bare.base_u * 100
    return replace(bare, ui_scale=max(75, min(200, round(wanted / 5) * 5)))


class SmallTable:
    """Shows views of one deal; nothing on it can be moved."""

    def __init__(
        self, ctx: Context, stage: Stage, area: Rect, view: PlayerView, seats: Seating
    ) -> None:
        rules = view.rules
        self.ctx = replace(ctx, metrics=table_metrics(ctx.metrics, area))
        deal = view.public.deal
        most = deal.start_sizes[view.seat] if deal is not None else len(view.own.hand)
        rounds = 2 if rules.boost is not Boost.OFF or rules.uneven_hands else 1
        most = max(most, len(view.own.hand), 1)
        self.layout: TableLayout = table_layout(
            self.ctx.metrics, rules.players, most, rounds=rounds, icons=ICONS
        )
        self.handling = Handling(seen_received=True)
        self.model: TableModel = snap(view, ctx.settings.sort)
        self.tabletop = Tabletop(
            self.ctx, stage, self.layout, self.model, self.handling,
            PlateTeller(rules, seats), cancels=rules.duplicates is Duplicates.CANCEL,
        )  # fmt: skip
        self.open_cards = OpenCards(self.ctx, stage, self.layout, rules)

    def show(
        self, view: PlayerView, hands: tuple[tuple[Card, ...], ...] | None, *, at_once: bool
    ) -> None:
        """Show what a seat knew, and with `hands` what the others held."""
        model = snap(view, self.ctx.settings.sort)
        if hands is not None:
            shown = [(seat, hand) for seat, hand in enumerate(hands) if seat != view.seat]
            model = replace(model, shown=tuple(shown))
        self.model = model
        self.tabletop.model = model
        if at_once:
            self.tabletop.settle(model)
        else:
            self.tabletop.show(model)
        self.open_cards.show(model)

    def card_at(self, pos: tuple[int, int]) -> Card | None:
        """The card of the own hand at a point."""
        return self.tabletop.card_at(pos)
