"""Outside programs as players, with one JSON line each way; see `hearts_gui/README.md`.

`cmd:PROGRAM` starts the program once for a seat. After a wrong answer, no answer in time, garbage
or a crash, the rule player decides instead, and `faults` counts it. A program that stays silent is
not asked again, so it delays a table only once.
"""

import json
import math
import os
from collections.abc import Callable
from typing import Any

from hearts_gui.ai.players.program import Program
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.message import Message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.legal import (
    allowed,
    classify_charge,
    classify_pass,
    legal_plays,
    may_name_suit,
)
from hearts_gui.engine.play.validate import HIGHEST_BID
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives
from hearts_gui.engine.rules.rules import Rules, rules_to_dict

PREFIX = "cmd:"
TIMEOUT_VARIABLE = "HEARTS_BOT_TIMEOUT"
TIMEOUT = 10.0
LEAST_TIMEOUT = 0.05
MOST_TIMEOUT = 3600.0
_CHOICES = (AskKind.CHOOSE_PASS, AskKind.NAME_SUIT, AskKind.PLEDGE, AskKind.MOON)
_NOT_ASKED = (AskKind.START, AskKind.ANSWER_CLAIM, AskKind.OVER)
_KINDS: dict[AskKind, str] = {
    kind: "choose" if kind in _CHOICES else kind.value for kind in AskKind if kind not in _NOT_ASKED
}


def timeout() -> float:
    """The seconds that a program has for an answer, within what can be waited for."""
    try:
        seconds = float(os.environ.get(TIMEOUT_VARIABLE, TIMEOUT))
    except ValueError:
        return TIMEOUT
    return TIMEOUT if math.isnan(seconds) else min(max(seconds, LEAST_TIMEOUT), MOST_TIMEOUT)


class ExternalBot:
    """A program that plays one seat; `start` starts it by its command."""

    def __init__(self, command: str, seed: str, start: Callable[[str], Program] = Program) -> None:
        self.faults = 0
        self._command = command
        self._start = start
        self._seed = seed
        self._rule = RulePlayer(seed)
        self._events: list[Any] = []
        self._program: Program | None = None
        self._given_up = False

    def note(self) -> Message | None:
        """Programs do not explain themselves."""
        return None

    def observe(self, event: Event) -> None:
        """Note an event as this seat sees it; it is sent with the next question."""
        self._events.append(event_to_plain(event))

    def decide(self, view: PlayerView) -> Action:
        """The program's answer, or the rule player's where it gives no valid one."""
        usual = self._rule.decide(view)
        kind = _KINDS.get(view.ask.kind)
        if kind is None or isinstance(usual, act.ClaimRest | act.CallMisdeal):
            return usual
        question = _question(view, kind, self._events)
        self._events = []
        try:
            return _action(view, self._ask(view, question))
        except (ValueError, KeyError, TypeError, IndexError, OSError, TimeoutError):
            self.faults += 1
            return usual

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def _ask(self, view: PlayerView, question: dict[str, Any]) -> Any:
        if self._given_up:
            raise TimeoutError("it was silent before")
        try:
            program = self._program or self._start_program(view)
            program.tell(_line(question))
            line = program.answer(timeout())
            if not line:
                raise OSError("the program has ended")
        except (OSError, ValueError):  # TimeoutError is an OSError
            self._given_up = True
            self.close()
            raise
        try:
            return json.loads(line)
        except RecursionError:
            raise ValueError("nested too deeply") from None

    def _start_program(self, view: PlayerView) -> Program:
        self._program = self._start(self._command)
        self._program.tell(_line(_greeting(view.rules, view.seat, self._seed)))
        return self._program


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode("utf-8") + b"\n"


def _greeting(rules: Rules, seat: int, seed: str) -> dict[str, Any]:
    return {
        "hello": 1,
        "seat": seat,
        "players": rules.players,
        "rules": rules_to_dict(rules),
        "seed": seed,
    }


def _question(view: PlayerView, kind: str, events: list[Any]) -> dict[str, Any]:
    question: dict[str, Any] = {
        "ask": kind,
        "seat": view.seat,
        "hand": [card.text for card in view.own.hand],
        "legal": _legal(view),
        "events": events,
    }
    if view.ask.kind is AskKind.PASS:
        question["gives"] = [list(pair) for pair in _gives(view)]
    if view.ask.kind is AskKind.BURY:
        question["count"] = view.deal.bury_count
    return question


def _gives(view: PlayerView) -> tuple[tuple[int, int], ...]:
    return pass_gives(view.rules, view.deal.token, view.seat)


def _legal(view: PlayerView) -> list[Any]:
    rules, deal, own = view.rules, view.deal, view.own
    match view.ask.kind:
        case AskKind.PLAY:
            return [card.text for card in legal_plays(rules, deal, own)]
        case AskKind.PASS:
            return [card.text for card in allowed(classify_pass(rules, deal, own))]
        case AskKind.CHARGE:
            return [card.text for card in allowed(classify_charge(rules, deal, own))]
        case AskKind.BURY:
            return [card.text for card in own.hand]
        case AskKind.BID:
            return list(range(HIGHEST_BID + 1))
        case AskKind.NAME_SUIT:
            return [suit.letter for suit in Suit]
        case AskKind.PLEDGE:
            return [False, True]
        case AskKind.MOON:
            assert deal.offer is not None
            return list(deal.offer.choices)
        case _:
            return [token.value for token in dealer_tokens(rules)]


def _action(view: PlayerView, answer: Any) -> Action:
    """The action that an answer stands for.

    Raises ValueError, KeyError or TypeError for answers that are not allowed.
    """
    seat, kind = view.seat, view.ask.kind
    value = answer[_KINDS[kind]]
    legal = _legal(view)
    match kind:
        case AskKind.PLAY:
            return _play(view, answer, _legal_value(value, legal))
        case AskKind.PASS:
            return _pass(view, value, legal)
        case AskKind.CHARGE:
            return act.ChargeCards(seat, _cards(value, legal))
        case AskKind.BURY:
            cards = _cards(value, legal)
            if len(cards) != view.deal.bury_count:
                raise ValueError("the wrong number of cards")
            return act.BuryCards(seat, cards)
        case AskKind.BID:
            return act.MakeBid(seat, int(_legal_value(value, legal)))
        case AskKind.NAME_SUIT:
            return act.NameSuit(seat, Suit("CDSH".index(_legal_value(value, legal))))
        case AskKind.PLEDGE:
            return act.MakePledge(seat, bool(_legal_value(value, legal)))
        case AskKind.MOON:
            return act.ChooseMoon(seat, _legal_value(value, legal))
        case _:
            return act.ChoosePass(seat, PassToken(_legal_value(value, legal)))


def _legal_value(value: Any, legal: list[Any]) -> Any:
    for option in legal:
        if option == value and type(option) is type(value):
            return option
    raise ValueError(f"{value!r} is not allowed")


def _cards(value: Any, legal: list[Any]) -> tuple[Card, ...]:
    cards = tuple(Card(_legal_value(text, legal)) for text in value)
    if len(set(cards)) != len(cards):
        raise ValueError("a card twice")
    return cards


def _play(view: PlayerView, answer: Any, text: str) -> act.PlayCard:
    card, named = Card(text), None
    if may_name_suit(view.rules, view.deal, card):
        named = Suit("CDSH".index(answer.get("suit", "C")))
    return act.PlayCard(view.seat, card, named)


def _pass(view: PlayerView, value: Any, legal: list[Any]) -> act.PassCards:
    expected = sorted(receiver for receiver, count in _gives(view) for _ in range(count))
    pairs = tuple(
        (Card(_legal_value(text, legal)), _legal_value(receiver, expected))
        for text, receiver in value
    )
    if sorted(receiver for _, receiver in pairs) != expected:
        raise ValueError("not to the right seats")
    if len({card for card, _ in pairs}) != len(pairs):
        raise ValueError("a card twice")
    return act.PassCards(view.seat, pairs)
