"""Why a card may not be used, said over the hand of a lesson; the task stays where it is."""

from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.shell.access import AccessNode, label_node
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.table.nodes.fixtures import PromptNode, PromptText
from hearts_gui.ui.table.nodes.messages import message_room


class Refusal:
    """The words, and the pill that shows them where there is a table."""

    def __init__(self) -> None:
        self.text = ""
        self._pill: PromptNode | None = None
        self._table: SmallTable | None = None

    def attach(self, table: SmallTable, stage: Stage) -> None:
        """Stand over the hand of this table."""
        self._table = table
        self._pill = PromptNode(table.ctx, table.layout.prompt)
        stage.add(self._pill)

    def show(self, arrow: BaseNode) -> None:
        """Show the words, or nothing, clear of the cards as they lie now and of the arrow."""
        if self._pill is not None and self._table is not None:
            table = self._table
            room = message_room(table.layout, table.model, table.handling)
            if arrow.visible:
                room.bottom = min(room.bottom, arrow.rect.y)
            self._pill.say(PromptText(self.text, wrong=True) if self.text else None, room)

    @property
    def shown(self) -> str:
        """What the pill says."""
        said = None if self._pill is None else self._pill.said
        return "" if said is None else said.text

    def nodes(self) -> tuple[AccessNode, ...]:
        """The words for those who listen."""
        if self._pill is None or not self.text:
            return ()
        return (label_node(self.text, self._pill.rect),)
