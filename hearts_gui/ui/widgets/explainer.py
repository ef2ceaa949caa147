"""When the tooltip of a widget comes, and when it goes."""

from pygame import Rect

from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.notes import TOOLTIP_MS, Tooltip


class Explainer:
    """One form's tooltip: it waits until the pointer or the focus has rested on a widget."""

    def __init__(self, ctx: Context) -> None:
        self.tooltip = Tooltip(ctx)
        self._told: Widget | None = None
        self._told_at = Rect(0, 0, 0, 0)
        self._rested_ms = 0.0

    def tell(self, widget: Widget) -> None:
        """Show the tooltip of a widget, as long as it says the same at the same place."""
        if widget.hint:
            self._told, self._told_at = widget, widget.box
            self.tooltip.show(widget.hint, widget.box)

    def hide(self) -> None:
        """Something happens: what was explained has been read, or no longer matters."""
        self.tooltip.hide()

    def start_waiting(self) -> None:
        """Pointer or focus has come to something else."""
        self._rested_ms = 0.0

    def rest(self) -> None:
        """Explain nothing until pointer or focus comes to something else."""
        self.tooltip.hide()
        self._rested_ms = TOOLTIP_MS

    @property
    def watching(self) -> bool:
        """Whether a tooltip is shown or may still come."""
        return self.tooltip.visible or self._rested_ms < TOOLTIP_MS

    def forget(self, widget: Widget) -> None:
        """Forget a widget that is taken away."""
        if self._told is widget:
            self._told = None
            self.tooltip.hide()

    def update(self, dt_ms: float, pointed: Widget | None, *, busy: bool) -> None:
        """Let time pass; `pointed` is what a tooltip would be about, `busy` keeps it away."""
        self.tooltip.update(dt_ms)
        if self.tooltip.visible and self._told is not None:
            moved = self._told.box != self._told_at or not self._told.visible
            if moved or self._told.hint != self.tooltip.text:
                self.tooltip.hide()
        if pointed is None or not pointed.hint or self.tooltip.visible or busy:
            return
        before, self._rested_ms = self._rested_ms, self._rested_ms + dt_ms
        if before < TOOLTIP_MS <= self._rested_ms:
            self.tell(pointed)

    def wait_ms(self, pointed: Widget | None) -> int | None:
        """How long until a tooltip comes or goes; None when none does."""
        if pointed is not None and pointed.hint and self._rested_ms < TOOLTIP_MS:
            return max(1, int(TOOLTIP_MS - self._rested_ms))
        return self.tooltip.wait_ms
