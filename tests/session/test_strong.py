"""The same deal with a strong player in the person's seat, choice by choice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hearts_gui.engine.play.events import CardPlayed, TrickTaken
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset
from hearts_gui.headless.simulate import play_game, seat_players
from hearts_gui.session.game.deal_record import deal_record
from hearts_gui.session.game.strong import StrongDeal, compare_deals, plays_of, points
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.players import Bot, all_bots
from tests.kits.one_deal import ONE_DEAL
from tests.session.kit import LocalBots

SEAT = 0


def test_the_other_deal_is_played_to_its_end_beside_the_own_one(tmp_path: Path) -> None:
    _, events = play_game(ONE_DEAL, seat_players(("random",) * 4, "strong"), "strong")
    record = deal_record(ONE_DEAL, "strong", events, 1)
    assert record is not None
    library = Library(tmp_path / "saves", make_bots=LocalBots)
    seats = tuple(Bot("rule", who.persona) for who in all_bots(("rule",) * 4)
                  if isinstance(who, Bot))  # fmt: skip
    session = library.replay(record.games[1], record.events[:1], seats, SEAT)
    deal = StrongDeal(session, SEAT, record.events[:1], record.events)
    for index in range(5000):
        deal.tick(float(index) * 50)
        if deal.over:
            break
    assert deal.over
    mine, theirs = deal.totals
    assert mine == record.score.points[SEAT]
    assert theirs is not None
    rows = deal.rows
    assert [row.trick for row in rows] == list(range(0 if rows[0].trick == 0 else 1, 14))
    played = [event.card for event in record.events
              if isinstance(event, CardPlayed) and event.seat == SEAT]  # fmt: skip
    assert [row.mine[0] for row in rows if row.trick] == played
    assert len({row.theirs for row in rows if row.trick}) == 13
    assert sum(row.taken[0] for row in rows) == record.score.tricks[SEAT]
    deal.close()


def test_what_is_not_played_yet_stays_empty(tmp_path: Path) -> None:
    _, events = play_game(ONE_DEAL, seat_players(("random",) * 4, "strong"), "strong")
    record = deal_record(ONE_DEAL, "strong", events, 1)
    assert record is not None
    rows = compare_deals(record.events, record.events[:1], SEAT)
    assert all(not row.theirs for row in rows)
    assert points(record.events[:1], SEAT) is None
    assert len(plays_of(record.events, SEAT)) == 14


def test_rows_have_the_tricks_of_the_deal_where_a_nine_asks_for_a_second_card() -> None:
    """Failing before: every card counted as a trick."""
    rules = replace(preset("booster_nines"), end=End.DEALS, end_at=1)
    _, events = play_game(rules, seat_players(("random",) * 4, "nines"), "nines")
    rows = [row for row in compare_deals(events, events, SEAT) if row.trick]
    taken = [event for event in events if isinstance(event, TrickTaken)]
    assert len(rows) == 13
    assert {row.trick for row in rows} == set(range(1, len(taken) + 1))
    assert len(taken) < 13
    won = {number for number, event in enumerate(taken, 1) if event.seat == SEAT}
    assert {row.trick for row in rows if row.taken[0]} == won
