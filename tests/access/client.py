"""A minimal screen reader for the tests: finds the game by AT-SPI and carries out requests.

Run by the system's own Python, which has Debian's bindings. Reads one JSON request a line from
standard input and answers each with one line: the tree, what an action did, what was announced.
"""

import contextlib
import json
import sys
import time
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

TOOLKIT = "hearts-gui"
BUS, BUS_PATH, STATUS = "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status"
PROPERTIES = "org.freedesktop.DBus.Properties"
EVENTS = ("object:announcement", "object:property-change", "object:state-changed",
          "object:children-changed", "object:text-changed", "object:bounds-changed")  # fmt: skip
STATES = ("ENABLED", "SENSITIVE", "FOCUSABLE", "FOCUSED", "SELECTED", "CHECKED", "PRESSED",
          "ACTIVE", "EXPANDED", "SHOWING")  # fmt: skip


class Client:
    """Knows the things of the tree that was read last by their numbers."""

    def __init__(self) -> None:
        self.found: list[Any] = []
        self.heard: list[str] = []
        self.focused: list[str] = []
        self.loop = GLib.MainLoop()

    # -- the system

    def listen(self, *, on: bool) -> None:
        """Tell the system that a screen reader runs, or has ended."""
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            value = GLib.Variant("(ssv)", (STATUS, name, GLib.Variant("b", on)))
            bus.call_sync(BUS, BUS_PATH, PROPERTIES, "Set", value, None, Gio.DBusCallFlags.NONE,
                          30_000, None)  # fmt: skip

    def hear(self, event: Any) -> None:
        """Keep what is announced, and what gets the focus."""
        if event.type.startswith("object:announcement") and isinstance(event.any_data, str):
            self.heard.append(event.any_data)
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            self.focused.append(event.source.get_name())

    # -- the tree

    def game(self) -> Any:
        """The game; None where it is not there."""
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(number)
            if child is not None and child.get_toolkit_name() == TOOLKIT:
                return child
        return None

    def tree(self) -> Any:
        """Everything in the program's window; None while there is none."""
        frame = self.game()
        self.found = []
        if frame is None or not frame.get_child_count():
            return None
        window = frame.get_child_at_index(0)
        return None if window is None else self.plain(window)

    def plain(self, thing: Any) -> dict[str, Any]:
        """A thing and all in it."""
        states, interfaces = thing.get_state_set(), thing.get_interfaces()
        number = len(self.found)
        self.found.append(thing)
        answer = {
            "id": number, "role": thing.get_role_name(), "name": thing.get_name(),
            "description": thing.get_description(),
            "states": [name.lower() for name in STATES
                       if states.contains(getattr(Atspi.StateType, name))],
        }  # fmt: skip
        if "Action" in interfaces:
            answer["acts"] = self.acts(thing)
        if "Component" in interfaces:
            box = thing.get_extents(Atspi.CoordType.SCREEN)
            answer["box"] = [box.x, box.y, box.width, box.height]
        if "Value" in interfaces:
            answer["value"] = [thing.get_current_value(), thing.get_minimum_value(),
                               thing.get_maximum_value()]  # fmt: skip
        if "Text" in interfaces:
            answer["text"] = Atspi.Text.get_text(thing, 0, Atspi.Text.get_character_count(thing))
        children = [thing.get_child_at_index(index) for index in range(thing.get_child_count())]
        answer["children"] = [self.plain(child) for child in children if child is not None]
        return answer

    @staticmethod
    def acts(thing: Any) -> list[str]:
        """Return the actions of a thing."""
        return [
            Atspi.Action.get_action_name(thing, index) for index in range(thing.get_n_actions())
        ]

    # -- requests

    def answer(self, wish: dict[str, Any]) -> Any:
        """Do what is asked for."""
        match wish["do"]:
            case "listen":
                return self.listen(on=wish["on"])
            case "tree":
                return self.tree()
            case "act":
                thing = self.found[wish["id"]]
                return thing.do_action(self.acts(thing).index(wish["name"]))
            case "focus":
                return self.found[wish["id"]].grab_focus()
            case "set":
                return Atspi.Value.set_current_value(self.found[wish["id"]], wish["value"])
            case "write":
                text = wish["text"]
                return Atspi.EditableText.set_text_contents(self.found[wish["id"]], text)
            case "heard":
                data = {"heard": self.heard, "focused": self.focused}
                self.heard, self.focused = [], []
                return data
            case "cache":
                kind = Atspi.Cache.DEFAULT if wish["on"] else Atspi.Cache.NONE
                return Atspi.get_desktop(0).set_cache_mask(kind)
            case "walk":
                return self.walk(wish["seconds"])
        return None

    def walk(self, seconds: float) -> int:
        """Read the whole tree for some seconds; return how often that was."""
        end, count = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            with contextlib.suppress(AttributeError, GLib.Error, TypeError):  # things that go
                count += self.tree() is not None
        return count

    def read(self, source: Any, _condition: Any) -> bool:
        """Answer one request."""
        line = source.readline()
        if not line:
            self.loop.quit()
            return False
        try:
            answer = {"ok": self.answer(json.loads(line))}
        except (AttributeError, GLib.Error, IndexError, TypeError, ValueError) as error:
            answer = {"error": str(error)}  # the thing has gone meanwhile
        print(json.dumps(answer), flush=True)
        return True

    def run(self) -> None:
        """Until standard input ends."""
        Atspi.init()
        listener = Atspi.EventListener.new(self.hear)
        for kind in EVENTS:
            listener.register(kind)
        GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, self.read)
        self.loop.run()


if __name__ == "__main__":
    Client().run()
