"""A game under way: who may do what when, what others see of it, and taking back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, AskKind, MakeBid, PassCards, PlayCard, StartDeal
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.legal import Verdict, classify_charge
from hearts_gui.engine.play.validate import HIGHEST_BID, IllegalAction, StaleAction
from hearts_gui.engine.play.view import OBSERVER, opening_view, redact, see
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import chargeable
from hearts_gui.session.game.opponents import Reply
from hearts_gui.session.game.session import Session, forced_answers, take_back_point
from tests.kits.slow import some
from tests.kits.turns import my_turn

from .kit import BECAUSE, PERSON, LocalBots, make_session, play_out, play_until, seen_by, take_turn


def test_a_whole_game_is_played_to_its_end() -> None:
    session = make_session()
    play_out(session)
    assert session.over
    assert session.fair.seed == "seed"
    totals = session.view(0).public.standings.totals
    assert any(isinstance(total, int) and total >= 20 for total in totals)


def test_an_action_for_an_earlier_version_changes_nothing() -> None:
    session = make_session()
    play_until(session, my_turn)
    version, view = session.version, session.view(0)
    card = PERSON.decide(view)
    with pytest.raises(StaleAction) as refusal:
        session.submit(card, version=version - 1)
    assert (refusal.value.expected, refusal.value.got) == (version, version - 1)
    assert (session.version, session.view(0)) == (version, view)


def test_an_illegal_action_changes_nothing_and_tells_nobody() -> None:
    session = make_session()
    play_until(session, my_turn)
    seen: list[Event] = []
    session.subscribe(0, seen.append)
    version, view = session.version, session.view(0)
    other = next(Card(t) for t in ("2C", "3C", "4C", "5C") if Card(t) not in view.own.hand)
    with pytest.raises(IllegalAction):
        session.submit(PlayCard(0, other))
    with pytest.raises(IllegalAction):
        session.submit(StartDeal())
    assert (session.version, session.view(0), seen) == (version, view, [])


def test_watchers_get_redacted_events_in_order() -> None:
    session = make_session()
    seen: dict[int, list[Event]] = {seat: [] for seat in (0, 1, 2, 3, OBSERVER)}
    for seat, events in seen.items():
        session.subscribe(seat, events.append)
    play_out(session)
    for seat, events in seen.items():
        assert tuple(events) == seen_by(session, seat)
        assert all(redact(event, seat) == event for event in events)
    view = opening_view(session.rules, 2)
    for event in seen[2]:
        view = see(view, event)
    assert view == session.view(2)


def test_events_keep_their_order_when_a_watcher_acts_immediately() -> None:
    session = make_session()
    first: list[Event] = []
    second: list[Event] = []

    def eager(event: Event) -> None:
        first.append(event)
        if session.ask.kind is AskKind.PASS and 0 in session.ask.seats:
            session.submit(PERSON.decide(session.view(0)))

    session.subscribe(0, eager)
    session.subscribe(0, second.append)
    session.start_next_deal()
    assert first == second
    assert [type(event) for event in first[:2]] == [ev.DealStarted, ev.CardsChosen]


def test_a_watcher_that_left_hears_nothing_more() -> None:
    session = make_session()
    seen: list[Event] = []
    leave = session.subscribe(0, seen.append)
    session.start_next_deal()
    leave()
    leave()
    play_out(session)
    assert len(seen) == 1


@pytest.mark.parametrize("seat", [OBSERVER, 4])
def test_where_nobody_sits_there_is_no_view(seat: int) -> None:
    """Failing before: the two were refused with different errors."""
    with pytest.raises(ValueError, match="seats are numbered from 0 to 3"):
        make_session().view(seat)


def test_a_last_card_plays_itself_for_everyone() -> None:
    session = make_session()
    play_until(session, lambda game: len(game.view(0).public.standings.history) == 1)
    plays = [event for event in seen_by(session, OBSERVER) if isinstance(event, ev.CardPlayed)]
    assert len(plays) == 52
    assert [play.auto for play in plays if play.seat == 0] == [False] * 12 + [True]


def test_last_cards_are_left_to_the_players_on_request() -> None:
    session = make_session()
    session.plays_last_cards = False
    play_until(session, lambda game: my_turn(game) and len(game.view(0).own.hand) == 1)
    assert my_turn(session)


# -- computer players


def test_an_answer_to_a_question_that_was_taken_back_is_ignored() -> None:
    bots = LocalBots()
    session = make_session(bots=bots)
    session.start_next_deal()
    tickets = dict(bots.asked)
    stale = [(t, s, bots.brains[s].decide(bots.views[s])) for t, s in tickets.items()]
    session.submit(PERSON.decide(session.view(0)))
    assert session.undo()
    bots.late = [Reply(*entry) for entry in stale]
    bots.asked.clear()
    version = session.version
    session.tick()
    assert session.version == version


@pytest.mark.parametrize(
    "spoil",
    [
        lambda seat, action: None,
        lambda seat, action: StartDeal(),
        lambda seat, action: replace(action, seat=0),
        lambda seat, action: PlayCard(seat, Card("W")),
        lambda seat, action: PassCards(seat, ((Card("2C"), seat),)),
    ],
    ids=["silence", "deals", "acts for another", "foreign card", "wrong pass"],
)
def test_a_lying_player_is_replaced_for_the_moment(spoil: object) -> None:
    bots = LocalBots(spoil=spoil)  # type: ignore[arg-type]
    session = make_session(bots=bots)
    play_out(session)
    assert session.over


def test_a_strategy_that_fails_does_not_end_the_game() -> None:
    def broken(_: object) -> Action:
        raise ZeroDivisionError

    session = make_session(bots=LocalBots(spoil=lambda _s, _a: None))
    session._decide = broken
    play_out(session)
    assert session.over


def test_the_notes_of_computer_players_are_kept() -> None:
    session = make_session()
    play_until(session, my_turn)
    assert set(session.notes.values()) == {BECAUSE}


# -- taking back


def decisions(session: Session) -> int:
    """Play a game, and count how often the person decides."""
    count = 0
    while not session.over:
        count += 0 in session.ask.seats
        take_turn(session)
    return count


@pytest.mark.parametrize("every", some((3, 1), 3))
def test_after_undo_at_any_point_the_game_is_as_if_it_had_never_been_played(every: int) -> None:
    plain = make_session()
    total = decisions(plain)
    for number in range(0, total, every):
        session = make_session()
        count = 0
        while not session.over:
            if 0 in session.ask.seats:
                if count == number:
                    _detour(session)
                count += 1
            take_turn(session)
        assert seen_by(session, OBSERVER) == seen_by(plain, OBSERVER)
        assert [session.view(seat) for seat in range(4)] == [plain.view(s) for s in range(4)]


def _detour(session: Session) -> None:
    """Decide something else, let the others react, and take it back."""
    before, version = session.view(0), session.version
    session.submit(RandomBot("another mind").decide(before))
    deal = session.view(0).public.deal
    if deal is not None and 0 not in session.ask.seats:
        session.tick()
    if not session.can_undo:  # that was the last decision of the game
        assert session.over
        return
    assert session.undo()
    assert session.view(0) == before
    assert session.version > version
    assert session.practice


def test_a_decision_is_taken_back_once_and_not_the_one_before() -> None:
    session = make_session()
    play_until(session, lambda game: my_turn(game) and len(game.view(0).own.hand) == 9)
    assert session.can_undo
    assert session.undo()
    assert not session.can_undo
    assert not session.undo()
    take_turn(session)
    assert session.can_undo


def test_a_new_deal_ends_taking_back() -> None:
    session = make_session()
    play_until(session, lambda game: game.ask.kind is AskKind.START and game.version > 0)
    assert session.can_undo
    session.start_next_deal()
    assert not session.can_undo


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    session = make_session()
    play_out(session)
    assert not session.can_undo


def test_an_action_from_before_an_undo_is_stale_even_at_the_same_event_count() -> None:
    session = make_session()
    play_until(session, my_turn)
    version = session.version
    action = PERSON.decide(session.view(0))
    session.submit(action)
    session.undo()
    with pytest.raises(StaleAction):
        session.submit(action, version=version)


def test_asking_for_a_hint_makes_the_game_practice() -> None:
    session = make_session()
    play_until(session, my_turn)
    assert not session.practice
    action = session.hint(session.view(0))
    assert session.practice
    assert action is not None
    session.submit(action)


def test_no_hint_when_it_is_someone_elses_turn() -> None:
    session = make_session()
    assert session.hint(session.view(0)) is None
    assert not session.practice


# -- time


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.ms = 0.0

    def __call__(self) -> float:
        return self.ms


def wait(session: Session, clock: Hands, seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        clock.ms += 100
        session.tick()


def test_the_hourglass_plays_some_legal_card_and_says_so() -> None:
    clock = Hands()
    session = make_session(Rules(timer=20, end_at=20), clock=clock)
    session.start_next_deal()
    wait(session, clock, 19)
    assert 0 in session.ask.seats
    wait(session, clock, 2)
    chosen = [e for e in seen_by(session, 0) if isinstance(e, ev.CardsChosen) and e.seat == 0]
    assert [event.auto for event in chosen] == [True]
    wait(session, clock, 400)
    plays = [e for e in seen_by(session, 0) if isinstance(e, ev.CardPlayed) and e.seat == 0]
    assert len(plays) == 13
    assert all(play.auto for play in plays)


def test_the_hourglass_is_turned_once_for_each_decision_and_stands_still_while_held() -> None:
    clock = Hands()
    session = make_session(Rules(timer=20), clock=clock)
    session.start_next_deal()
    wait(session, clock, 12)  # the others pass meanwhile
    left = session.clocks.hourglass.left_ms
    assert left is not None
    assert 7_000 < left <= 8_100
    session.clocks.paused = True
    wait(session, clock, 100)
    assert session.clocks.hourglass.left_ms == left
    session.clocks.paused = False
    wait(session, clock, 9)
    assert 0 not in session.ask.seats or session.ask.kind is AskKind.PLAY


def test_a_suspended_machine_takes_no_thinking_time() -> None:
    clock = Hands()
    session = make_session(Rules(timer=20), clock=clock)
    session.start_next_deal()
    session.tick()
    clock.ms += 3_600_000
    session.tick()
    assert session.clocks.hourglass.left_ms == 18_000


def test_there_is_no_hourglass_without_the_rule() -> None:
    session = make_session()
    session.start_next_deal()
    assert session.clocks.hourglass.left_ms is None


def test_a_game_by_time_ends_with_the_deal_in_which_its_time_runs_out() -> None:
    clock = Hands()
    session = make_session(Rules(end=End.TIME, end_at=5), clock=clock)
    session.start_next_deal()
    wait(session, clock, 305)
    assert not session.over
    assert session.clocks.game.left_ms == 0
    play_until(session, lambda game: game.over or game.ask.kind is AskKind.START)
    assert session.over
    assert len(session.view(0).public.standings.history) == 1


# -- putting away


def test_a_closed_game_takes_no_more_actions() -> None:
    session = make_session()
    session.start_next_deal()
    session.close()
    session.close()
    with pytest.raises(IllegalAction):
        session.submit(PERSON.decide(session.view(0)))


def charges_of_the_person(session: Session) -> list[tuple[int, ev.CardsCharged]]:
    events = seen_by(session, 0)
    return [
        (index, event)
        for index, event in enumerate(events)
        if isinstance(event, ev.CardsCharged) and event.seat == 0
    ]


def at_nothing_to_charge(rules: Rules) -> Session:
    """A deal in which the person passes, and has nothing to charge afterwards."""
    for number in range(60):
        session = make_session(rules, f"charge {number}")
        play_until(session, lambda game: game.ask.kind is AskKind.PLAY and game.version > 0)
        if not any(event.cards for _, event in charges_of_the_person(session)):
            hand = session.view(0).own.hand
            if not any(card.face in chargeable(rules) for card in hand):
                return session
    raise AssertionError("no such deal")


def test_a_person_with_nothing_to_charge_is_not_asked() -> None:
    """Failing before: a charge round asked for a click though no card could be charged."""
    rules = preset("turbo", 4)
    asked = []
    for number in range(30):
        session = make_session(rules, f"asked {number}")

        def look(game: Session) -> bool:
            if game.ask.kind is AskKind.CHARGE and 0 in game.ask.seats:
                deal = game.view(0).public.deal
                assert deal is not None
                verdicts = classify_charge(rules, deal, game.view(0).own).values()
                asked.append(Verdict.OK in verdicts)
            return game.ask.kind is AskKind.PLAY

        play_until(session, look)
    assert asked
    assert all(asked)


def test_what_was_no_decision_is_not_taken_back_but_the_one_before_is() -> None:
    rules = preset("turbo", 4)
    session = at_nothing_to_charge(rules)
    events = seen_by(session, 0)
    forced = forced_answers(rules, session._game.seed, session._events, {0})
    assert forced == {index for index, _ in charges_of_the_person(session)}
    assert take_back_point(events, {0}, 0, forced) is not None
    assert session.can_undo
    assert session.undo()
    assert session.ask.kind is AskKind.PASS
    assert session._forced_answers == forced_answers(
        rules, session._game.seed, session._events, {0}
    )


def test_nobody_bids_after_the_highest_bid() -> None:
    rules = preset("auction")
    for number in range(20):
        session = make_session(rules, f"bids {number}")
        play_until(session, lambda game: game.ask.kind is AskKind.BID)
        asked = list(session.ask.seats)
        while session.ask.kind is AskKind.BID and 0 not in session.ask.seats:
            seat = session.ask.seats[0]
            asked.append(seat)
            session._opponents.close()
            session.submit(MakeBid(seat, HIGHEST_BID))
        if asked[0] == 0 or len(asked) < 2:
            continue
        bids = dict(session.view(0).public.deal.bids)  # type: ignore[union-attr]
        assert bids.get(0) == 0
        return
    raise AssertionError("the person always bids first")
