"""Made-up games for pictures and tests of the screens around the table."""

import json
import os
import tempfile
import time
from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from hearts_gui.ai.coach.chances import CardChances
from hearts_gui.ai.coach.decisions import Decision
from hearts_gui.ai.coach.grades import Advice, Grade, advice_from_plain, grade_from_plain
from hearts_gui.ai.coach.par import PAR, par_from_plain
from hearts_gui.config.paths import asset
from hearts_gui.config.rule_sets import OwnSets, RuleSet
from hearts_gui.devtools.sample_past import SampleInquiry
from hearts_gui.engine.play.actions import Action, PlayCard
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import BonusCard, Breakers, FirstTrick
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules, rules_to_dict
from hearts_gui.session.game.coaching import Coach, CoachAnswer, HintAnswer
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.par_client import ParClient
from hearts_gui.session.game.strong import StrongDeal
from hearts_gui.session.past.library import StandIns
from hearts_gui.session.past.motif import Cell, Motif, Occasion
from hearts_gui.session.past.summary import Inquiry
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rules_setup import RulesSetup
from hearts_gui.session.store.game_lists import Archive, FinishedGame, Shelf, ShelfGame
from hearts_gui.session.store.saves import Saves
from hearts_gui.ui.finished import StrongScene
from hearts_gui.ui.practice.pictured import pictured
from hearts_gui.ui.shell.context import Context, ContinueInfo, MenuFacts, Scene
from hearts_gui.ui.shell.ports import DealMoment, SessionPort
from hearts_gui.wording.how_to_play import Chapter, chapters
from hearts_gui.wording.language.messages import say

_NOWHERE = Path(os.devnull)


class _SampleShelf(Shelf):
    """Made-up games under way; they have no files."""

    def __init__(self, games: tuple[ShelfGame, ...]) -> None:
        super().__init__(Saves(_NOWHERE))
        self._games = games

    def games(self) -> tuple[ShelfGame, ...]:
        return self._games


class _SampleArchive(Archive):
    """Made-up games that are over; they have no files."""

    def __init__(self, games: tuple[FinishedGame, ...]) -> None:
        super().__init__(_NOWHERE)
        self._games = games

    def games(self) -> tuple[FinishedGame, ...]:
        return self._games


class SampleStrong(StrongDeal):
    """A deal that the person and the strong player have both played to the end."""

    def __init__(self, own: Sequence[Event], strong: Sequence[Event]) -> None:
        self.seat, self.mine, self._strong_events = 0, tuple(own), list(strong)

    def tick(self, _now_ms: float) -> bool:
        return False

    def close(self) -> None:
        pass


def to_nowhere(_: object, ctx: Context, *__: Any, **___: Any) -> Scene:
    """An empty scene in place of a screen."""
    return Scene(ctx)


def nothing(*_: Any, **__: Any) -> None:
    """There is nothing of this, and nothing to do."""


class SampleLearning:
    """Lessons, puzzles and practice that lead to empty scenes."""

    puzzles = deals_of_a_kind = decisions = practice = passes = lessons = to_nowhere
    practised = nothing

    def __init__(self, *, waiting: bool = True) -> None:
        self.waiting = waiting
        """Whether lessons are still to be done."""

    def missed_lately(self, _motif: Motif) -> int:
        return 2

    def drill_size(self, _motifs: Sequence[Motif], _occasion: Occasion | None = None) -> int:
        return 10

    def weakest(self, shown: Container[Cell] | None = None) -> Cell | None:
        """Ducking spades, where a picture asks for it."""
        return None if shown or self.practised() is None else (Motif.DUCK, Occasion.LED_SPADES)

    def strong_player(self, ctx: Context, moment: DealMoment, look: Callable[[int], None]) -> Scene:
        """The deal with the strong player's version the same as the person's."""
        own = moment.record.events
        return StrongScene(ctx, SampleStrong(own, own), look)

    def lessons_wait(self) -> bool:
        """At first, or where a picture asks for it."""
        return self.waiting

    def lesson_pictures(self) -> tuple[Chapter, ...]:
        """The pictures of the lessons that come with the program."""
        return pictured(shipped_lessons())


class SampleFinished:
    """A few made-up games that are over, or none."""

    replay = review_game = to_nowhere
    review_deal = rating_change = nothing

    def __init__(self, *, any_played: bool) -> None:
        self.archive = _SampleArchive(sample_finished() if any_played else ())
        rows = None if any_played else ()
        self.inquiry: Callable[[], Inquiry] = partial(SampleInquiry, rows)

    def save_copy(self, _session: SessionPort) -> str:
        return ""


class SampleGames:
    """Made-up games for pictures of the menu and help."""

    resume = start = open_file = daily = to_nowhere
    remember = deliver = close = nothing

    def __init__(self, *, under_way: bool = False) -> None:
        self._under_way = under_way
        self._finished = SampleFinished(any_played=under_way)
        self._learning = SampleLearning(waiting=not under_way)

    @property
    def learning(self) -> SampleLearning:
        return self._learning

    @property
    def finished(self) -> SampleFinished:
        return self._finished

    def menu_facts(self) -> MenuFacts:
        """The facts of a beginner, or of a player with a game under way and many that are over."""
        stand, some = say("games-stand", deal=4, points=18), self._under_way
        return MenuFacts(
            under_way=ContinueInfo(say("menu-continue"), stand, _FACES[:3]) if some else None,
            new_game=say("menu-plan", title=say("variant-standard"), n=4),
            record=say("stats-sentence", wins=41, games=112) if some else "", any_played=some,
            any_finished=some, games=say("menu-games-detail", under=3, over=112),
            daily=say("menu-daily-detail", kind="deal"), daily_waits=True,
            lessons_done=5 if some else 0, practice_due=4 if some else 0,
            statistics=say("stat-rating-line", level=say("stat-rating"), rating=1018),
        )  # fmt: skip

    @property
    def shelf(self) -> Shelf:
        """A few games, when one is under way."""
        return _SampleShelf(sample_saves() if self._under_way else ())

    def plan(self) -> TablePlan:
        return TablePlan()

    def rules_sections(self) -> tuple[Chapter, ...]:
        return chapters(Rules())


class SampleCoach(Coach):
    """The kept grades of pictured deals; no process. In other deals there was no real choice."""

    def __init__(
        self, record: DealRecord | None, seat: int, *, waiting: int = 0,
        advice: Advice | None = None,
    ) -> None:  # fmt: skip
        """The last this many decisions have no grade yet; hints are always this one."""
        super().__init__(Rules(), "", (), lambda _: None)
        self.advice = advice
        decided = () if record is None else record.decisions(seat)
        grades = [_sample_grade(decision) for _, decision in decided]
        self._grades = tuple(grades[: len(grades) - waiting])
        self._waiting = waiting

    def grades(self, _seat: int, _deal: int) -> tuple[Grade, ...]:
        return self._grades

    def pending(self, _seat: int, _deal: int) -> int:
        return self._waiting

    def ask_chances(
        self, record: DealRecord, step: int, seat: int
    ) -> CoachAnswer[tuple[CardChances, ...]]:
        hands = record.hands(step)
        others = [opponent for opponent in range(len(hands)) if opponent != seat]
        rows = []
        for opponent in others:
            for number, card in enumerate(hands[opponent]):
                first = (5 + number) % 10 / 10 if number % 7 else 1.0
                shares = [0.0] * len(hands)
                shares[opponent] = first
                for rival in others:
                    if rival != opponent:
                        shares[rival] = (1 - first) / (len(others) - 1)
                rows.append(CardChances(card, tuple(shares)))
        return CoachAnswer(True, tuple(rows))

    def ask_reason(self, record: DealRecord, step: int, seat: int) -> CoachAnswer[Grade]:
        return CoachAnswer(True, _sample_grade(dict(record.decisions(seat))[step]))

    def ask_check(self, seat: int, action: Action, *, quick: bool = False) -> CoachAnswer[Grade]:
        """Nothing is known of a card that was not played."""
        del seat, action, quick
        return CoachAnswer(True)

    def ask_hint(self, _seat: int, _level: str) -> HintAnswer:
        return CoachAnswer(True, self.advice)


class SamplePars(ParClient):
    """The kept pars of the game with the Standard rules; those of other games never come."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("", (), nothing)
        kept = (line for line in kept_lines() if line.get("version") == PAR and rules == Rules())
        self._pars = {(line["deal"], line["seat"]): par_from_plain(line["par"]) for line in kept}

    def waits(self, deal: int, seat: int) -> bool:
        return (deal, seat) not in self._pars


@cache
def kept_lines() -> tuple[dict[str, Any], ...]:
    """The coach's hint, its grades of pictured deals and their pars, as `tests.ui.keep_pictures`
    writes them."""
    text = asset("practice", "pictured.jsonl").read_text(encoding="ascii")
    return tuple(map(json.loads, text.splitlines()))


def sample_advice(view: PlayerView) -> Advice:
    """The kept hint, or in another deal a rule player's choice."""
    hint = advice_from_plain(kept_lines()[0])
    held = isinstance(hint.best, PlayCard) and hint.best.card in view.own.hand
    return hint if held and view.rules == Rules() else Advice(StandIns()(view))


def _sample_grade(decision: Decision) -> Grade:
    kept = next((line for line in kept_lines() if line.get("line") == decision.line), None)
    if kept is not None:
        return grade_from_plain(kept)
    return Grade(
        decision.line, decision.seat, decision.deal, decision.place, decision.trick,
        decision.view.ask.kind.value, played=decision.action, best=decision.action,
    )  # fmt: skip


def sample_setup() -> RulesSetup:
    """Rule sets with one of the player's own, which is chosen."""
    rules = Rules(
        bonus_card=BonusCard.JD, first_trick=FirstTrick.FREE, breakers=Breakers.HEARTS_QS, end_at=75
    )
    own = OwnSets((RuleSet("Sunday rules", "Omnibus", rules_to_dict(rules)),))
    plan = replace(TablePlan(), rules=rules, title="Sunday rules", source="Sunday rules")
    # Made only if someone changes the sample; never where the program was started.
    folder = Path(tempfile.gettempdir(), f"hearts-sample-{os.getpid()}")
    return RulesSetup(plan, folder / "rule-sets.jsonl", own=own)


_FACES = ("wren", "juno", "basil", "mira", "otto", "finn", "opal")


def sample_saves() -> tuple[ShelfGame, ...]:
    """Three games under way, one of them open in another window."""
    now = time.time()
    rows = (
        ("Standard", "standard", 4, 4, 18, 3600.0, False),
        ("Friday evening", "cancellation", 8, 2, 31, 100_000.0, False),
        ("Gong Zhu", "gong_zhu", 4, 7, -240, 900_000.0, True),
    )
    return tuple(
        ShelfGame(
            key=f"game-{number}.hearts", title=title, rules=preset(key, players), deal=deal,
            score=score, portraits=_FACES[: players - 1], changed=now - ago, busy=busy,
        )
        for number, (title, key, players, deal, score, ago, busy) in enumerate(rows, start=1)
    )  # fmt: skip


def sample_finished() -> tuple[FinishedGame, ...]:
    """Four games that are over."""
    now = time.time()
    rows = (
        ("Standard", "standard", 4, 1, 41, 9, 5400.0, False, True),
        ("Daily replay, 3 March", "standard", 4, 2, 66, 8, 9000.0, True, False),
        ("Cancellation", "cancellation", 7, 4, 88, 6, 200_000.0, False, False),
        ("Gong Zhu", "gong_zhu", 4, 3, -1010, 12, 2_000_000.0, False, True),
    )
    return tuple(
        FinishedGame(
            key=f"game-{number}.hearts", title=title, rules=preset(key, players),
            variant=title, place=place, total=total, deals=deals, portraits=_FACES[: players - 1],
            changed=now - ago, practice=practice, starred=starred, size=61_000,
        )
        for number, (title, key, players, place, total, deals, ago, practice, starred)
        in enumerate(rows, start=1)
    )  # fmt: skip
