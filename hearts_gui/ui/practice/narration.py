"""A lesson for listeners: what is shown is also spoken, and each trick waits for them."""

import pygame

from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.practice.lesson_run import LessonRun, PartState
from hearts_gui.ui.shell.access import CLICK, AccessNode, box_of, label_node
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.keymap import key_words
from hearts_gui.ui.small_table.scene import PositionScene
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.table.nodes.fixtures import PromptNode, PromptText
from hearts_gui.ui.table.nodes.messages import message_room
from hearts_gui.ui.widgets.form_scene import words_of
from hearts_gui.wording.language.messages import say


class Refusal:
    """The reason why a card may not be used: the words, and the pill that shows them on a table."""

    def __init__(self) -> None:
        self.text = ""
        self._pill: PromptNode | None = None
        self._table: SmallTable | None = None

    def attach(self, table: SmallTable, stage: Stage) -> None:
        """Place the words over the hand of this table."""
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

    def nodes(self) -> tuple[AccessNode, ...]:
        """The words for those who listen."""
        if self._pill is None or not self.text:
            return ()
        return (label_node(self.text, self._pill.rect),)


class HeardLesson(PositionScene):
    """The goal is the first of the widgets beside the table, the gold button the second."""

    run: LessonRun
    gone_on = False
    """Whether the trick that lies there has been listened to."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._refusal = Refusal()

    def choose(self, card: Card) -> None:
        """Take a card up, or put it back."""

    @property
    def trick_waits(self) -> bool:
        """Whether a trick waits until the listener continues."""
        return self.ctx.listening.waits and self.run.at_trick and not self.gone_on

    def introduction(self) -> tuple[str, ...]:
        """The goal, the cards, and where the arrow is."""
        return (*super().introduction(), *self.arrow_sentences())

    def reading_nodes(self) -> tuple[AccessNode, ...]:
        """The nodes of the screen; first a button to continue, while a trick waits."""
        return (*self._held_node(), *super().reading_nodes())

    def _held_node(self) -> tuple[AccessNode, ...]:
        if not self.trick_waits or self._table is None:
            return ()
        box = box_of(self._table.layout.trick_area)

        def go_on(_: str) -> None:
            self.gone_on = True

        return (AccessNode("button", say("access-go-on"), bounds=box, key="go-on",
                           acts={CLICK: go_on}),)  # fmt: skip

    def extra_nodes(self) -> tuple[AccessNode, ...]:
        """Say why a card may not be used, and show the small table."""
        if self._table is None:
            return ()
        deciding = self.run.deciding
        return (*self._refusal.nodes(), *self._table.nodes(
            view=self.run.shown.view, use=self.choose if deciding else None,
            point=self._point if deciding else None,
        ))  # fmt: skip

    def _point(self, card: Card) -> None:
        if self._table is not None:
            self._table.handling.cursor = card
            self._table.tabletop.sync()

    def arrow_sentences(self) -> list[str]:
        """The cards under the arrow, where there is one and someone listens."""
        cards = self.run.pointed_at() if self.ctx.listening.on else ()
        return [say("aloud-arrow", cards=cards)] if cards else []

    @property
    def asks(self) -> bool:
        """Whether a card is asked for now."""
        return self.run.deciding

    def show_again(self) -> None:
        """Show another part, and tell listeners."""
        self._refusal.text = ""
        self.rebuild()
        self.to_the_hand()
        self.tell_again()

    def tell_shown(self, before: PartState) -> None:
        """Say what was shown, what the result was, and what to do."""
        sentences, self.run.unspoken = self.run.unspoken, []
        if self._table is not None:
            self._table.tell(sentences)
        changed = self.run.stand is not before
        self.say_all(words_of(self._panel[:1]) if changed else [])
        if self.trick_waits:
            self.say_all([say("aloud-space", key=key_words(pygame.K_SPACE))])
        elif self.run.deciding or changed:
            self.say_all([self._panel[1].label, *self.arrow_sentences()])
