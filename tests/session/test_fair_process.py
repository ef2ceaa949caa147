"""Messages to the opponents' process do not depend on where the person sits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.opponents import WHAT_THEY_KNOW, BotSpec, Opponents
from hearts_gui.session.setup.players import Bot, Human, Seating
from hearts_gui.wording.language.messages import message_text
from tests.games import by, moments
from tests.session.kit import LocalBots


@dataclass
class Ear(LocalBots):
    """Records which events each seat is sent."""

    told: dict[int, list[Any]] = field(default_factory=dict)

    def begin(self, rules: Rules, brains: Any) -> None:
        self.told = {seat: [brain] for seat, brain in brains.items()}

    def observe(self, seat: int, event: Event) -> None:
        self.told[seat].append(event_to_plain(event))


def listened(person: int) -> dict[int, list[Any]]:
    """Return the messages to the seats in a deal that is always the same."""
    seats: list[Human | Bot] = [Bot("club", who) for who in ("ada", "finn", "juno", "nils")]
    seats[person] = Human()
    seating: Seating = tuple(seats)
    ear = Ear()
    opponents = Opponents(seating, ear)
    rules = Rules()
    game = new_game(rules, "fair")
    opponents.begin(rules, game.seed, ())
    brains = [RulePlayer(str(seat)) for seat in range(4)]
    for moment in moments(game, by(brains)):
        for event in moment.events:
            opponents.tell(event)
    return ear.told


def test_a_seat_hears_the_same_wherever_the_person_sits() -> None:
    first, second = listened(0), listened(1)
    assert set(first) == {1, 2, 3}
    assert set(second) == {0, 2, 3}
    for seat in (2, 3):
        assert first[seat] == second[seat]
        assert isinstance(first[seat][0], BotSpec)


def test_no_two_seats_share_a_seed_and_none_is_the_games() -> None:
    seeds = [told[0].seed for told in listened(0).values()]
    assert len({*seeds, "fair"}) == 4


def test_the_words_about_it_are_plain_sentences() -> None:
    assert len(WHAT_THEY_KNOW) >= 3
    assert all(
        message_text(text)[0].isupper() and message_text(text).endswith(".")
        for text in WHAT_THEY_KNOW
    )
