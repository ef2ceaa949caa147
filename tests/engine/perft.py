"""Perft: how many legal sequences of the next plays a fixed deal has, and the files of deals.

One record of a file:

    id       four-suits
    rules    standard seats=4 first_trick=free
    hands    AC..2C / AD..2D / AH..2H / AS..2S
    leader   0
    charges  QS AH            (optional; also: extra, kitty, stock, each with cards)
    perft    2 13             (depth and count)
    perft    1.. 1 13 169     (counts of all depths from 1)

`leader` is who must turn out to lead; an exclamation mark after it makes that seat lead whatever
the rules say, as in the middle of a deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import step, to_act
from hearts_gui.engine.play.legal import legal_plays, may_name_suit
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.presets import preset_with
from hearts_gui.engine.rules.rules import Rules, value_from_plain
from hearts_gui.wording.variants import variant
from tests.engine.positions import hands_of, position, public
from tests.engine.records import Record

FOLDER = Path(__file__).resolve().parent.parent / "perft"


@dataclass
class Deal:
    """One record of a perft file."""

    name: str
    rules_text: str = "standard"
    hands: str = ""
    leader: int = 0
    forced_leader: bool = False
    charges: str = ""
    extra: str | None = None
    kitty: str = ""
    stock: str = ""
    counts: dict[int, int] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules that its line names."""
        return rules_of(self.rules_text)

    def game(self) -> Game:
        """The engine's game about to play this deal."""
        game = position(
            self.rules,
            self.hands,
            leader=self.leader if self.forced_leader else None,
            charges=self.charges,
            extra=self.extra,
            kitty=self.kitty,
            stock=self.stock,
        )
        assert public(game).leader == self.leader, f"{self.name}: {public(game).leader} leads"
        return game

    def record(self) -> Record:
        """The same deal for the referee."""
        return Record(
            self.rules,
            hands_of(self.hands),
            self.leader,
            extra=None if self.extra is None else Card(self.extra),
            charged=frozenset(Card(text) for text in self.charges.split()),
        )

    @property
    def size(self) -> int:
        """Return the number of cards in the hands."""
        return sum(len(hand) for hand in hands_of(self.hands))

    def lines(self) -> Iterator[str]:
        """The record as lines of a file."""
        yield f"id      {self.name}"
        yield f"rules   {self.rules_text}"
        yield f"hands   {self.hands}"
        yield f"leader  {self.leader}{'!' * self.forced_leader}"
        for key in ("charges", "extra", "kitty", "stock"):
            if getattr(self, key):
                yield f"{key:7} {getattr(self, key)}"
        if list(self.counts) == list(range(1, len(self.counts) + 1)):
            yield f"perft   1.. {' '.join(str(count) for count in self.counts.values())}"
        else:
            yield from (f"perft   {depth} {count}" for depth, count in self.counts.items())


def rules_of(text: str) -> Rules:
    """Rules from a key, a number of seats and options: `hay seats=3 kitty=first_trick`."""
    key, *changes = text.split()
    seats = variant(key).usual
    values: dict[str, Any] = {}
    for change in changes:
        option, _, value = change.partition("=")
        if option == "seats":
            seats = int(value)
        else:
            values[option] = value_from_plain(option, _plain(value))
    rules = preset_with(key, seats, values)
    lost = {option: value for option, value in values.items() if getattr(rules, option) != value}
    assert not lost, f"{text}: without {lost}"
    return rules


def _plain(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    if text.lstrip("-").isdigit():
        return int(text)
    if "," in text:
        return [part for part in text.split(",") if part]
    return text


def read(path: Path) -> list[Deal]:
    """The deals of one file."""
    deals: list[Deal] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        key, _, value = line.partition("#")[0].strip().partition(" ")
        value = value.strip()
        match key:
            case "":
                continue
            case "id":
                deals.append(Deal(value))
            case "rules":
                deals[-1].rules_text = value
            case "leader":
                deals[-1].leader = int(value.rstrip("!"))
                deals[-1].forced_leader = value.endswith("!")
            case "hands" | "charges" | "extra" | "kitty" | "stock":
                setattr(deals[-1], key, value)
            case "perft":
                deals[-1].counts.update(_counts(value))
            case _:
                raise ValueError(f"{path.name}: {line!r} is not understood")
    return deals


def _counts(text: str) -> dict[int, int]:
    first, *rest = text.split()
    if first == "1..":
        return {depth: int(count) for depth, count in enumerate(rest, start=1)}
    return {int(first): int(rest[0])}


def corpus() -> list[Deal]:
    """Every deal of every file."""
    return [deal for path in sorted(FOLDER.glob("*.perft")) for deal in read(path)]


def moves(game: Game) -> list[act.PlayCard]:
    """Every play that the engine allows now."""
    ask = to_act(game)
    if ask.kind is not AskKind.PLAY:
        return []
    seat, deal = ask.seats[0], public(game)
    result = []
    for card in legal_plays(game.rules, deal, game.owns[seat]):
        if may_name_suit(game.rules, deal, card):
            result += [act.PlayCard(seat, card, suit) for suit in Suit]
        else:
            result.append(act.PlayCard(seat, card))
    return result


def perft(game: Game, depth: int) -> int:
    """The number of legal sequences of the next `depth` plays."""
    plays = moves(game)
    if depth == 1:
        return len(plays)
    return sum(perft(step(game, action)[1], depth - 1) for action in plays)


def divide(game: Game, depth: int) -> dict[str, int]:
    """The count under each first play."""
    result = {}
    for action in moves(game):
        name = action.card.text + (f"={action.named.letter}" if action.named is not None else "")
        result[name] = 1 if depth == 1 else perft(step(game, action)[1], depth - 1)
    return result


def levels(game: Game, deepest: int) -> list[int]:
    """The counts of all depths from 1 to `deepest`, in one walk."""
    counts = [0] * deepest
    _walk(game, 0, counts)
    return counts


def _walk(game: Game, depth: int, counts: list[int]) -> None:
    plays = moves(game)
    counts[depth] += len(plays)
    if depth + 1 < len(counts):
        for action in plays:
            _walk(step(game, action)[1], depth + 1, counts)


def mismatches(deal: Deal, *, deepest: int | None = None) -> list[str]:
    """Return the engine's different counts, with the counts under each first play."""
    game = deal.game()
    wanted = {
        depth: count for depth, count in deal.counts.items() if deepest is None or depth <= deepest
    }
    counts = levels(game, max(wanted))
    wrong = []
    for depth, expected in wanted.items():
        if counts[depth - 1] != expected:
            parts = " ".join(f"{card} {count}" for card, count in divide(game, depth).items())
            wrong.append(
                f"{deal.name} depth {depth}: {counts[depth - 1]} for {expected}; divide: {parts}"
            )
    return wrong
