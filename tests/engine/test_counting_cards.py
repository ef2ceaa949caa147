"""Card values, charges and relations; ids from the table of corner cases."""

from __future__ import annotations

import pytest

from hearts_gui.engine.cards import JD, QS, TC, Card, Suit
from hearts_gui.engine.rules.choices import (
    BonusCard,
    Charge,
    End,
    MoonEffect,
    OpeningLead,
    PassToken,
    PigFlip,
    PipCourts,
    ScoreDir,
    Settle,
    Values,
)
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import (
    Score,
    bonus_faces,
    chargeable,
    face_points,
    penalty_faces,
    scoring_faces,
)
from hearts_gui.engine.score.scores import LineKind
from tests.engine.counting_kit import ALL_HEARTS, MOON, count, finished, full_pack

PLAIN = Rules(moon_effect=MoonEffect.NONE)
OMNIBUS = preset("omnibus")
ROYAL = preset("royal")
GONG_ZHU = preset("gong_zhu")
TURBO = preset("turbo")
COMPLEX = preset("complex")


def total_of(rules: Rules, *, packs: int = 1) -> Score:
    """Return the sum of the pack's penalty cards."""
    points = face_points(rules)
    faces = penalty_faces(rules)
    total: Score = 0
    for card in full_pack(packs):
        if card.face in faces:
            total = total + points[card.face]
    return total


@pytest.mark.parametrize(
    ("rules", "total"),
    [
        (Rules(values=Values.BLACK_LADY), 26),
        (Rules(values=Values.HEARTS_ONLY), 13),
        (Rules(values=Values.HOOLIGAN), 33),
        (Rules(values=Values.GRADED), 36),
        (Rules(values=Values.PIP_119), 119),
        (Rules(values=Values.BLACK_MARIA), 43),
        (Rules(values=Values.BLACK_LADY_UK), 204),
        (Rules(values=Values.TURBO), 26),
        (GONG_ZHU, -300),
        (COMPLEX, 13 + 13j),
        (Rules(values=Values.REVERSE, trick_points=1, moon_effect=MoonEffect.NONE), 2),
        (Rules(values=Values.FOUR_JACKS, moon_effect=MoonEffect.NONE), 5),
    ],
)
def test_penalty_total_of_the_pack(rules: Rules, total: Score) -> None:
    assert total_of(rules) == total


@pytest.mark.parametrize(
    ("courts", "ace", "total"),
    [
        (PipCourts.TEN, 1, 135),
        (PipCourts.TEN, 15, 149),
        (PipCourts.RANK, 1, 141),
        (PipCourts.RANK, 15, 155),
    ],
)
def test_v9_point_count_totals(courts: PipCourts, ace: int, total: int) -> None:
    rules = Rules(values=Values.PIP_HAY, pip_courts=courts, pip_ace=ace)
    assert total_of(rules) == total


def test_v10_spot_total() -> None:
    assert total_of(Rules(values=Values.PIP_SPOT)) == 129


def test_v11_graded_hearts() -> None:
    rules = Rules(values=Values.GRADED)
    assert count(rules, finished("AH KH QH JH 2H", "", "", "")).points == (15, 0, 0, 0)
    assert total_of(rules) == 36


def test_v12_black_maria_spades() -> None:
    rules = Rules(values=Values.BLACK_MARIA, moon_effect=MoonEffect.NONE)
    assert count(rules, finished("AS KS QS 3H 4H 5H", "", "", "")).points[0] == 33


def test_two_packs_hold_twice_the_points() -> None:
    assert total_of(Rules(players=8, packs=2, opening_lead=OpeningLead.ELDEST), packs=2) == 52


def test_a_named_suit_costs_one_point_each() -> None:
    suited = finished("AC KC 2H", "3C", "QS", "", suit=Suit.CLUBS)
    rules = Rules(values=Values.HEARTS_ONLY, moon_effect=MoonEffect.NONE)
    assert count(rules, suited).points == (1, 0, 0, 0)
    named = penalty_faces(_auction(), Suit.CLUBS)
    assert {face.suit for face in named} == {Suit.CLUBS}
    assert len(named) == 13
    assert count(_auction(), suited).points == (2, 1, 0, 0)
    assert [line.kind for line in count(_auction(), suited).lines[0]] == [LineKind.CARDS]


def _auction() -> Rules:
    return Rules(
        values=Values.NAMED_SUIT,
        auction=True,
        opening_lead=OpeningLead.BIDDER,
        settle=Settle.SWEEPSTAKE,
        score_dir=ScoreDir.COUNTERS,
        moon_effect=MoonEffect.NONE,
        pass_cycle=(PassToken.HOLD,),
        end=End.DEALS,
        end_at=8,
    )


def test_custom_values_replace_the_tables_own() -> None:
    rules = Rules(custom_values=(("AS", 7), ("QS", 5), ("TD", -10)))
    assert total_of(rules) == 13 + 5 + 7
    assert bonus_faces(rules) == {Card("TD")}
    assert count(rules, finished("AS TD 2H", "QS", "", "")).points == (-2, 5, 0, 0)


def test_a_custom_value_of_nothing_makes_a_card_harmless() -> None:
    rules = Rules(custom_values=(("QS", 0),))
    assert QS not in penalty_faces(rules)
    assert total_of(rules) == 13


def test_relation_cards_score_without_being_penalties() -> None:
    assert TC in scoring_faces(TURBO)
    assert TC not in penalty_faces(TURBO)
    assert {Card("QH"), Card("QC"), Card("QD"), QS} <= scoring_faces(ROYAL)
    assert bonus_faces(ROYAL) == {Card("QD")}
    assert Card("3H") in scoring_faces(GONG_ZHU)
    assert Card("3H") not in penalty_faces(GONG_ZHU)
    assert bonus_faces(GONG_ZHU) == {JD}


def test_only_cards_with_an_effect_may_be_charged() -> None:
    assert chargeable(PLAIN) == ()
    assert set(chargeable(TURBO)) == {QS, Card("AH"), JD, TC}
    assert set(chargeable(GONG_ZHU)) == {QS, Card("AH"), JD, TC}
    assert set(chargeable(Rules(charge=Charge.BLIND))) == {QS, Card("AH")}


def test_trick_points_are_added_for_every_trick() -> None:
    rules = Rules(
        values=Values.REVERSE, trick_points=1, moon_effect=MoonEffect.NONE, end=End.DEALS, end_at=8
    )
    score = count(rules, finished("QH", "JH QS AH", "", "", tricks=(5, 4, 4, 0)))
    assert score.points == (6, 5, 4, 0)


def test_ten_of_clubs_doubles_the_penalties_of_its_taker_only() -> None:
    rules = Rules(values=Values.TEN_OF_CLUBS, bonus_card=BonusCard.JD, moon_effect=MoonEffect.NONE)
    score = count(rules, finished("TC QS 2H JD", "3H 4H", "", ""))
    assert score.points == (18, 2, 0, 0)
    assert [line.kind for line in score.lines[0]] == [
        LineKind.CARDS,
        LineKind.HEARTS,
        LineKind.BONUS,
        LineKind.MULTIPLIER,
    ]


# Royal


def test_v1_royal_queen_of_hearts_doubles_hearts() -> None:
    hearts = ALL_HEARTS.replace("2H ", "")
    assert count(ROYAL, finished(f"QS {hearts}", "2H", "", "")).points == (50, 1, 0, 0)


def test_v2_royal_queen_of_hearts_elsewhere() -> None:
    hearts = ALL_HEARTS.replace("QH ", "")
    assert count(ROYAL, finished(f"QS {hearts}", "QH", "", "")).points == (38, 2, 0, 0)


def test_v4_royal_queen_of_clubs_cancels_only_for_her_taker() -> None:
    assert count(ROYAL, finished("QS", "QC", "", "")).points == (26, 0, 0, 0)
    assert count(ROYAL, finished("QS QC", "", "", "")).points == (0, 0, 0, 0)


def test_v5_royal_queen_of_diamonds_stops_at_a_total_of_zero() -> None:
    score = count(ROYAL, finished("", "QD 2H", "", ""), (9, 6, 9, 9))
    assert score.points[1] == -6
    assert score.totals[1] == 0
    assert [(line.kind, line.points) for line in score.lines[1]] == [
        (LineKind.HEARTS, 1),
        (LineKind.BONUS, -10),
        (LineKind.FLOOR, 3),
    ]


@pytest.mark.parametrize(("extra", "amount"), [("", 52), ("QD", 42), ("QC", 26), ("QC QD", 16)])
def test_v6_royal_moon_amounts(extra: str, amount: int) -> None:
    summary = finished(f"{MOON} {extra}", "", "", "")
    before: tuple[Score, ...] = (60, 10, 20, 30)
    added = count(ROYAL, summary, before, choice="add")
    assert added.totals == (60, 10 + amount, 20 + amount, 30 + amount)
    taken = count(ROYAL, summary, before, choice="subtract")
    assert taken.totals == (60 - amount, 10, 20, 30)


def test_v7_royal_moon_while_another_has_the_good_queen() -> None:
    score = count(ROYAL, finished(MOON, "", "QD", ""), choice="add")
    assert score.points == (0, 52, 42, 52)


# Gong Zhu


@pytest.mark.parametrize(
    ("cards", "charged", "points"),
    [
        ("TC", "", 50),
        ("TC", "TC", 100),
        ("TC 3H", "", 0),
        (f"{ALL_HEARTS} TC", "", 400),
        (f"{ALL_HEARTS} TC", "TC", 800),
        (f"{ALL_HEARTS} TC", "TC AH", 1600),
        (f"{ALL_HEARTS} QS", "", 300),
        ("AH KH QS", "AH", -280),
        ("JD TC QH", "JD", 340),
        (f"{ALL_HEARTS} QS JD TC", "", 800),
        (f"{ALL_HEARTS} QS JD TC", "QS AH JD TC", 3200),
        (ALL_HEARTS, "", 200),
        ("JD", "", 100),
        ("QS", "QS", -200),
    ],
    ids=[
        "v14",
        "v14_exposed",
        "v15",
        "v16",
        "v16_ten_exposed",
        "v16_ten_and_ace_exposed",
        "v17",
        "v19",
        "v20",
        "v21",
        "v21_all_exposed",
        "all_hearts",
        "sheep",
        "pig_exposed",
    ],
)
def test_v14_to_v21_gong_zhu_hands(cards: str, charged: str, points: int) -> None:
    summary = finished(cards, "", "", "", charged=charged)
    assert count(GONG_ZHU, summary).points == (points, 0, 0, 0)


def test_v17_gong_zhu_pig_turns_good_only_with_all_sixteen_where_chosen() -> None:
    rules = GONG_ZHU.but(pig_flip=PigFlip.ALL_SIXTEEN)
    assert count(rules, finished(MOON, "JD", "TC", "")).points == (100, 100, 50, 0)
    assert count(rules, finished(f"{MOON} JD TC", "", "", "")).points == (800, 0, 0, 0)


def test_gong_zhu_hearts_come_to_minus_two_hundred() -> None:
    score = count(GONG_ZHU, finished("2H 3H 4H 5H 6H 7H", "8H 9H TH", "JH QH KH AH", ""))
    assert sum(int(points.real) for points in score.points) == -200


# Turbo


@pytest.mark.parametrize(
    ("cards", "charged", "points"),
    [
        ("2H 3H 4H 5H JD TC", "JD", -32),
        (f"{MOON} TC", "QS", -78),
        ("TC JD", "TC", -40),
        ("AH 2H 3H 4H 5H 6H QS", "AH", 25),
        (MOON, "", -26),
        (f"{MOON} JD", "", -36),
    ],
    ids=["v26", "v27", "v29", "v30", "moon", "moon_and_jack"],
)
def test_v26_to_v30_turbo_hands(cards: str, charged: str, points: int) -> None:
    assert count(TURBO, finished(cards, "", "", "", charged=charged)).points == (points, 0, 0, 0)


# Complex


def test_v45_complex_hand() -> None:
    assert count(COMPLEX, finished("2H 3H 4H 5H 6H QS TC", "", "", "")).points[0] == -26 + 10j


def test_v46_complex_moon() -> None:
    before: tuple[Score, ...] = (50, 1j, 0j, 3 + 0j)
    m = 13 + 13j
    added = count(COMPLEX, finished(MOON, "", "", ""), before, choice="add")
    assert added.totals == (50, 1j + m, m, 3 + m)
    own = count(COMPLEX, finished(MOON, "", "", ""), before, choice="subtract")
    assert own.totals == (50 - m, 1j, 0, 3)


def test_v47_complex_moon_with_the_ten_and_the_jack() -> None:
    m = -26 + 26j
    ten = finished(f"{MOON} TC", "", "", "")
    assert count(COMPLEX, ten, choice="add").points == (0, m, m, m)
    assert count(COMPLEX, ten, choice="subtract").points == (-m, 0, 0, 0)
    both = finished(f"{MOON} TC JD", "", "", "")
    assert count(COMPLEX, both, choice="subtract").points == (26 - 46j, 0, 0, 0)
    assert count(COMPLEX, both, choice="add").points == (-20j, m, m, m)


def test_complex_shooter_may_choose_each_opponents_sign() -> None:
    rules = COMPLEX.but(complex_signs=True)
    m = 13 + 13j
    assert count(rules, finished(MOON, "", "", ""), choice="+-+").points == (0, m, -m, m)
    assert count(rules, finished(MOON, "", "", ""), choice="subtract").points == (-m, 0, 0, 0)
    # The signs stand for the opponents in turn after the shooter.
    assert count(rules, finished("", "", MOON, ""), choice="-++").points == (m, m, 0, -m)
