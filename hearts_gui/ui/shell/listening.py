"""Sends everything that is spoken to the screen reader, the game's voice and the log, and carries
out the reader's requests on the tree that it was shown."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from hearts_gui.config.settings import Settings
from hearts_gui.engine.message import Message, message
from hearts_gui.ui.shell.access import AccessNode, flat
from hearts_gui.wording.language.messages import joined, say

KEPT = 200
KINDS = {
    "button": "widget-role-button", "switch": "widget-role-switch",
    "tab_list": "widget-role-tabs", "spin_button": "widget-role-stepper",
    "combo_box": "widget-role-list-box", "slider": "widget-role-slider",
    "text_input": "widget-role-text-field", "group": "widget-role-group-of-switches",
}  # fmt: skip
"""The voice's word for a kind of node; cards and texts have none."""


@dataclass(frozen=True, slots=True)
class Request:
    """A reader's request: the node, the action, and the wanted value."""

    path: str
    act: str
    value: str = ""


class Reader:
    """The interface to screen readers, which never waits or fails. This one does nothing."""

    active = False
    """Whether someone listens."""

    def show(self, tree: AccessNode) -> None:
        """Send the present screen."""

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Speak this text."""

    def in_front(self, *, on: bool) -> None:
        """Say whether the window has the keyboard."""

    def place(self, outer: tuple[float, ...], inner: tuple[float, ...]) -> None:
        """Say where the window is: left, top, right and bottom with and without its frame."""

    def wishes(self) -> list[Request]:
        """The requests since the last call; to be called in every frame."""
        return []

    def close(self) -> None:
        """Let go of everything."""


class Voice:
    """The interface to the program's voice, which never waits or fails. This one is silent."""

    @property
    def able(self) -> bool:
        """Whether there is anything that can speak, as far as is known."""
        return False

    @property
    def report(self) -> Message:
        """The program that speaks, or why nothing can."""
        return message("voice-none", system="other")

    def say(self, text: str, *, interrupt: bool = False) -> None:
        """Speak this after the waiting texts, or `interrupt` them; silent if the voice is off."""

    def hello(self, text: str) -> None:
        """Speak this even where the voice is off, to hear whether it works."""

    def hush(self) -> None:
        """Stop speaking, and drop the waiting texts."""

    def adjust(self, settings: Settings) -> None:
        """Apply these settings; they may switch the voice off."""

    def close(self) -> None:
        """Stop for good."""


def for_the_ear(text: str) -> str:
    """A text without the dots that stand between its parts."""
    return text.replace(" · ", ", ")


class Listening:
    """Speaks to the listeners of the game, and remembers what they were told."""

    def __init__(self, settings: Callable[[], Settings]) -> None:
        self._settings = settings
        self.reader = Reader()
        self.voice = Voice()
        self.log: deque[str] = deque(maxlen=KEPT)
        self._tree: AccessNode | None = None
        self._paths: dict[str, AccessNode] = {}
        self._focus_value: tuple[str, str] | None = None
        self._replied = False  # since the focus was last looked at
        self._spoken: set[str] = set()  # since the screen was last shown

    # -- who listens

    @property
    def on(self) -> bool:
        return self.reader.active or self.speaks

    @property
    def speaks(self) -> bool:
        """Whether the game's voice is on and able to speak."""
        return self._settings().voice and self.voice.able

    @property
    def waits(self) -> bool:
        """Whether nothing may continue by itself, because a listener wants that."""
        return self.on and self._settings().wait_for_listener

    @property
    def detail(self) -> str:
        """The amount that is said: brief, usual or full."""
        return self._settings().verbosity

    # -- what is said

    def say(self, *texts: str, urgent: bool = False) -> None:
        """Tell the screen reader and the voice, and keep it to repeat; `urgent` interrupts both."""
        for text in map(for_the_ear, filter(None, texts)):
            self.log.append(text)
            self._spoken.add(text)
            self._replied = self._replied or urgent
            self.reader.say(text, urgent=urgent)
            if self.speaks:
                self.voice.say(text, interrupt=urgent)

    def hush(self) -> None:
        """Forget what was said so far; it does not concern a new listener."""
        self.log.clear()
        self.voice.hush()

    def read_all(self) -> None:
        """Say everything that is on the screen, from the top."""
        if self.on and self._tree is not None:
            sentences = [for_the_ear(_whole(node)) for node in self._tree.children]
            self.reader.say(" ".join(sentences), urgent=True)
            self.voice.say("", interrupt=True)
            for text in sentences:
                self.voice.say(text)

    # -- the screen

    def show(self, tree: AccessNode, introduction: tuple[str, ...] | None = None) -> None:
        """Send the present screen, and where the keyboard focus is.

        `introduction` is spoken for a screen that has just opened.
        """
        before, self._tree = self._tree, tree
        self._paths = flat(tree)
        self.reader.show(tree)
        renamed = introduction is None and before is not None and before.name != tree.name
        renamed = renamed and for_the_ear(tree.name) not in self._spoken
        self.say(*((tree.name,) if renamed else introduction or ()))
        self._spoken.clear()
        self._follow_focus(interrupt=introduction is None and not renamed)

    def _follow_focus(self, *, interrupt: bool) -> None:
        """Let the game's voice speak the focused node and its changes."""
        path, node = next(
            ((path, node) for path, node in self._paths.items() if "focused" in node.states),
            ("", None),
        )
        if node is None:
            self._focus_value = None
            return
        before, self._focus_value = self._focus_value, (path, node.value)
        interrupt = interrupt and not self._replied  # an answer is heard to its end
        self._replied = False
        if before == self._focus_value or not self.speaks:
            return
        if before is None or before[0] != path:
            self.voice.say(spoken(node), interrupt=interrupt)
        elif node.role in KINDS:  # changes of a card are spoken where they are made
            self.voice.say(node.value, interrupt=interrupt)

    def do(self, wished: Request) -> bool:
        """Do what was asked for. Returns whether that was possible."""
        node = self._paths.get(wished.path)
        act = None if node is None else node.acts.get(wished.act)
        if act is None:
            return False
        act(wished.value)
        return True

    def close(self) -> None:
        self.reader.close()
        self.voice.close()


def spoken(node: AccessNode) -> str:
    """A node in words: name, kind, value, and the rest."""
    kind = say(KINDS[node.role]) if node.role in KINDS else ""
    states = [say("access-not-available")] if "disabled" in node.states else []
    return joined(node.name, kind, node.value, *states, node.description)


def _whole(node: AccessNode) -> str:
    """A node with everything in it, as sentences."""
    sentences = [say("aloud-sentence", text=spoken(part)) for part in node.walk() if spoken(part)]
    return " ".join(sentences)
