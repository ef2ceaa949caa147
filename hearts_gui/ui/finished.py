"""A game that was over when it was opened: shown with its end on top."""

from hearts_gui.ui.table.scene import TableScene


class FinishedTable(TableScene):
    """The table of a finished game."""

    def enter(self) -> None:
        """Show who won."""
        super().enter()
        result = self.director.view.public.result
        assert result is not None
        self.turns.open_end(result)
