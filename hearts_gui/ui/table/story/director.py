"""Translates events into cues, with the design's times at the player's speeds."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from hearts_gui.config.settings import Settings
from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import boosted
from hearts_gui.engine.play.view import PlayerView, see
from hearts_gui.engine.rules.choices import Boost, FirstDealer
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.engine.score.endings import measure
from hearts_gui.engine.score.scores import DealScore, Reason
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import NOBODY, Cue, Happening, TableModel, content, snap
from hearts_gui.wording.event_texts import dealer_text, note_text
from hearts_gui.wording.language.figures import signed_figure
from hearts_gui.wording.language.messages import say

DRAWN = 2600.0
DEAL_FLIGHT = 260.0
DEAL_STAGGER = 38.0
DEAL_TOTAL = 1400.0
FLIP = 180.0
FLIP_STAGGER = 22.0
SORT = 260.0
PASS = 420.0
PASS_STAGGER = 60.0
PLAY = 300.0
# A computer player waits for the first of these and up to the second in addition.
THINK = (200.0, 200.0)
SLOW_THINK = (450.0, 450.0)
SLOW_LINGER = 1.6
SWELL = 120.0
GATHER = 160.0
SWEEP = 320.0
BREAK = 900.0
QUEEN_FLIGHT, QUEEN = 400.0, 420.0
# The queens of a game after the first one take this share of the time.
QUEEN_AGAIN = 0.6
MOON = 2600.0
TOTALS = 600.0
RISE = 700.0
FADE = 120.0


@dataclass(frozen=True, slots=True)
class Pace:
    """The speeds of these settings; a speed of 0 is instant."""

    settings: Settings = field(default_factory=Settings)
    waits: bool = False
    """Whether a finished trick and a moon stay until the player goes on, at every speed."""

    @property
    def slow(self) -> bool:
        """Whether there is more time to look: opponents and a finished trick wait longer."""
        return self.settings.pace == "slow"

    @property
    def instant(self) -> bool:
        """Whether nothing takes any time."""
        return self.settings.speed == 0

    def scaled(self, ms: float, share: float = 1.0) -> float:
        """A duration at the master speed and one of its parts."""
        return 0.0 if self.instant else ms / (self.settings.speed * share)

    def motion(self, ms: float, share: float = 1.0) -> float:
        """The duration of a motion, or of the short fade that replaces it."""
        return self.scaled(min(ms, FADE) if self.settings.reduced_motion else ms, share)


class Director:
    """Follows one seat's redacted events and says what the table shows for each.

    `model` is the picture after the last cue: what the view holds, and who was last told to act.
    """

    def __init__(
        self, view: PlayerView, names: Sequence[str], pace: Pace, *, order: str = "alternate"
    ) -> None:
        self.view = view
        self.names = tuple(names)
        self.pace = pace
        self.order = order
        self.model = snap(view, order)
        self._boost_told = False
        self._queens = 0
        self.finishing = False  # whether the rest of a settled deal is being played out
        self._untold: tuple[Happening, ...] = ()
        self._random = random.Random(0)

    def snap(self) -> TableModel:
        """The picture at rest of everything seen so far."""
        self._untold = ()
        self.model = snap(self.view, self.order)
        return self.model

    def attend(self) -> cue_types.Attend:
        """The seats that decide now; to be shown when a step of the game is complete."""
        happenings, self._untold = self._untold, ()
        return cue_types.Attend(model=self.snap(), happenings=happenings)

    def see(self, event: ev.Event) -> list[Cue]:
        """Take an event in and say what to show."""
        before, old = self.view, self.model
        self.view = see(before, event)
        now = content(self.view, self.order)
        self.model = replace(now, ask=old.ask, verdicts=old.verdicts)
        cues = self._show(event, before, old, self.model)
        self._untold += (Happening(event, before, self.view),)
        if cues:
            self.model = cues[-1].model
            self._tell_with(cues)
        return cues

    def _tell_with(self, cues: list[Cue]) -> None:
        """Attach speech to cues: a card is spoken as it flies, others with their first cue."""
        flying = (n for n, cue in enumerate(cues) if isinstance(cue, cue_types.PlayOut))
        index = next(flying, 0)
        cues[index] = replace(cues[index], happenings=self._untold)
        self._untold = ()

    def _show(
        self, event: ev.Event, before: PlayerView, old: TableModel, new: TableModel
    ) -> list[Cue]:
        """The cues that lead from one picture to the next."""
        match event:
            case ev.DealStarted():
                return [*self._before_deal(event, old), *self._deal(new)]
            case (
                ev.PassChosen() | ev.CardsCharged() | ev.ChargesShown() | ev.BidMade()
                | ev.SuitNamed() | ev.PledgeMade() | ev.MisdealCalled() | ev.ClaimMade()
            ):  # fmt: skip
                return [cue_types.Change(model=new), *self._note(event, new)]
            case ev.CardsChosen():
                late = self._time_was_up(event, say("event-time-pass"), new)
                return [cue_types.Change(model=new), *late]
            case ev.CardsPassed(moves=moves):
                return self._exchange(moves, new)
            case ev.CardPlayed():
                return self._play(event, old, new)
            case ev.CardRevealed(_, card):
                return self._reveal(card, old, new)
            case ev.TrickTaken(seat):
                return self._trick(seat, old, new)
            case ev.KittyTaken() | ev.CardsBuried() | ev.CardsDrawn():
                return self._move(event, new)
            case ev.DealVoided() | ev.RestTaken():
                bare = replace(new, verdicts=())
                swept = cue_types.Change(ms=self.pace.motion(SWEEP), model=bare)
                return [swept, *self._note(event, bare)]
            case ev.PlayOpened() | ev.TimeCalled() | ev.ClaimAnswered() | ev.MoonChosen():
                return self._note(event, new)
            case ev.MoonOffered(offer):
                ms = self.pace.scaled(MOON)
                return [cue_types.MoonRises(offer.seat, offer.sun, ms=ms, model=new)]
            case ev.DealScored(score):
                return self._scored(score, before, old, new)
            case ev.GameEnded(result):
                return [cue_types.GameOver(result, model=new)]
            case _:
                assert_never(event)

    # -- dealing and preparing

    def _reveal(self, card: Card, old: TableModel, new: TableModel) -> list[Cue]:
        whole = replace(new, broken=old.broken)
        shown = cue_types.Reveal(card, ms=self.pace.motion(FLIP), model=whole)
        return [shown, *self._broken(old, new)]

    def _before_deal(self, event: ev.DealStarted, old: TableModel) -> list[Cue]:
        """The cards drawn for the first deal, those who tied once more, and who cuts."""
        rules, ms = self.view.rules, self.pace.scaled(DRAWN)
        if rules.first_dealer is not FirstDealer.LOW_CARD:
            return []
        drawn: list[dict[int, Card]] = []
        for seat, card in event.cuts:
            if not drawn or seat in drawn[-1]:
                drawn.append({})
            drawn[-1][seat] = card
        shown: list[Cue] = []
        for cards in drawn:
            trick = tuple(Play(seat, card, card.suit) for seat, card in cards.items())
            picture = replace(old, trick=trick, ask=NOBODY, verdicts=())
            shown.append(cue_types.Change(ms=ms, model=picture))
        cutter = (event.dealer - rules.turn_step) % rules.players
        text = dealer_text(self.names, self.view.seat, event.dealer, cutter, drew=bool(drawn))
        before = shown[-1].model if shown else old
        return [*shown[:-1], cue_types.Say(text, model=before), *shown[-1:]]

    def _deal(self, new: TableModel) -> list[Cue]:
        pace, speed = self.pace, self.pace.settings.deal_speed
        hand = list(self.view.own.hand)
        self._random.shuffle(hand)
        count = max(1, sum(new.sizes))
        stagger = pace.scaled(min(DEAL_STAGGER, DEAL_TOTAL / count), speed)
        flight = pace.motion(DEAL_FLIGHT, speed)
        turn = pace.scaled(FLIP_STAGGER, speed)
        flip, sorting = pace.motion(FLIP, speed), pace.motion(SORT, speed)
        if pace.settings.reduced_motion:
            stagger = turn = sorting = 0.0
        up = replace(new, hand=tuple(hand), ask=NOBODY, verdicts=())
        down = replace(up, face_up=False)
        dealing, turning = stagger * (count - 1) + flight, turn * max(0, len(hand) - 1) + flip
        return [
            cue_types.DealOut(stagger, flight, ms=dealing, model=down),
            cue_types.TurnUp(turn, ms=turning, model=up),
            cue_types.SortHand(ms=sorting, model=replace(up, hand=new.hand)),
        ]

    def _note(self, event: ev.Event, model: TableModel) -> list[Cue]:
        """The words for an event, where there are any."""
        text = note_text(event, self.names, self.view.seat)
        return [cue_types.Say(text, model=model)] if text else []

    def _exchange(self, moves: tuple[ev.Move, ...], new: TableModel) -> list[Cue]:
        stagger = 0.0 if self.pace.settings.reduced_motion else self.pace.scaled(PASS_STAGGER)
        per_seat = max(1, len(moves) // len(self.names))
        ms = self.pace.motion(PASS) + stagger * (per_seat - 1)
        model = replace(new, ask=NOBODY, verdicts=())
        return [cue_types.Exchange(moves, stagger, ms=ms, model=model)]

    def _time_was_up(
        self, event: ev.CardsChosen | ev.CardPlayed, text: str, model: TableModel
    ) -> list[Cue]:
        """The cues for what the hourglass did instead of the player."""
        timed = event.auto and event.seat == self.view.seat and bool(self.view.rules.timer)
        if not timed or self.finishing:
            return []
        return [cue_types.Say(text, model=model)]

    # -- tricks

    def _play(self, event: ev.CardPlayed, old: TableModel, new: TableModel) -> list[Cue]:
        pace, rules = self.pace, self.view.rules
        cues: list[Cue] = []
        if event.seat != new.seat:
            old = replace(old, ask=Ask(AskKind.PLAY, (event.seat,)), verdicts=())
            cues.append(cue_types.Think(event.seat, ms=self._wait(old), model=old))
        if len(old.hand) > 1:
            cues += self._time_was_up(event, say("event-time-play", card=event.card), old)
        new = replace(new, ask=Ask(AskKind.PLAY, ()), verdicts=())
        whole = replace(new, broken=old.broken)
        play = Play(event.seat, event.card, event.suit)
        queen = event.card.face is QS and QS in penalty_faces(rules, new.penalty_suit)
        part = QUEEN_AGAIN if self._queens else 1.0
        flight = pace.motion(QUEEN_FLIGHT * part if queen else PLAY, pace.settings.play_speed)
        cues.append(cue_types.PlayOut(play, ms=flight, model=whole, queen=queen))
        if queen:
            self._queens += 1
            lands = pace.motion(QUEEN * part)
            cues.append(cue_types.QueenFalls(event.card, ms=lands, model=whole))
        return cues + self._explain_boost(whole) + self._broken(old, new)

    def _wait(self, old: TableModel) -> float:
        """The time that an opponent seems to think; a leader thinks while the trick is taken."""
        pace, part = self.pace, self._random.random()
        if old.last is not None and not old.trick and not pace.slow:
            return 0.0
        least, more = SLOW_THINK if pace.slow else THINK
        return pace.scaled(least + more * part) * pace.settings.bot_wait

    def _explain_boost(self, model: TableModel) -> list[Cue]:
        """Say once what a nine does; after that the prompt is enough."""
        rules = self.view.rules
        if self._boost_told or rules.boost is Boost.OFF or not boosted(rules, self.view.deal):
            return []
        self._boost_told = True
        return [cue_types.Say(say("event-boost"), model=model)]

    def _broken(self, old: TableModel, new: TableModel) -> list[Cue]:
        if old.broken or not new.broken:
            return []
        return [cue_types.BreakHearts(ms=self.pace.motion(BREAK), model=new)]

    def _trick(self, seat: int | None, old: TableModel, new: TableModel) -> list[Cue]:
        pace, settings = self.pace, self.pace.settings
        collect, longer = settings.collect_speed, SLOW_LINGER if pace.slow else 1.0
        linger = pace.scaled(settings.trick_linger * 1000 * longer)
        wished = settings.wait_for_click and not pace.instant
        click = wished or (pace.waits and not self.finishing)
        cues: list[Cue] = [cue_types.Linger(click, ms=linger, model=old)]
        if not settings.reduced_motion:
            swell, gather = pace.scaled(SWELL, collect), pace.scaled(GATHER, collect)
            cues.append(cue_types.Gather(seat, swell, ms=swell + gather, model=old))
        # Hearts that break by being won show it beside the sweep.
        cues += self._broken(old, replace(old, broken=new.broken))
        cues.append(cue_types.Sweep(seat, ms=pace.motion(SWEEP, collect), model=new))
        return cues if seat is None else cues + self._count(seat, old, new)

    def _count(self, seat: int, old: TableModel, new: TableModel) -> list[Cue]:
        rules = self.view.rules
        before, after = old.points(rules, seat), new.points(rules, seat)
        if before == after:
            return []
        queen = any(play.card.face is QS for play in old.trick)
        rise = self.pace.motion(RISE)
        points, bad = signed_figure(after - before), measure(rules, after) > measure(rules, before)
        return [cue_types.Count(seat, points, bad, queen, ms=rise, model=new)]

    def _move(
        self, event: ev.KittyTaken | ev.CardsBuried | ev.CardsDrawn, new: TableModel
    ) -> list[Cue]:
        own = event.seat == new.seat
        ms = self.pace.motion(PASS)
        if own and not self.pace.settings.reduced_motion:
            ms += self.pace.scaled(PASS_STAGGER) * (event.count - 1)
        match event:
            case ev.KittyTaken(seat, count, swap, cards):
                if cards and not swap:  # face up for a while, because it is not seen again
                    ms += self.pace.scaled(self.pace.settings.trick_linger * 1000)
                goes = cue_types.KittyGoes(seat, count, swap, cards, ms=ms, model=new)
                return [goes, *self._note(event, new)]
            case ev.CardsBuried(seat, count):
                return [cue_types.Bury(seat, count, ms=ms, model=new)]
            case ev.CardsDrawn(seat, count):
                return [cue_types.DrawCard(seat, count, ms=ms, model=new)]
            case _:
                assert_never(event)

    # -- the end of a deal

    def _scored(
        self, score: DealScore, before: PlayerView, old: TableModel, new: TableModel
    ) -> list[Cue]:
        cues: list[Cue] = []
        shot = {Reason.MOON, Reason.SUN} & set(score.reasons)
        offered = before.deal.moon_choice is not None
        if shot and score.shooter is not None and not offered:
            sun, ms = Reason.SUN in shot, self.pace.scaled(MOON)
            cues.append(cue_types.MoonRises(score.shooter, sun, ms=ms, model=old))
        bare = replace(new, verdicts=())
        cues.append(cue_types.Change(ms=self.pace.motion(TOTALS), model=bare))
        cues.append(cue_types.OpenScores(score, model=bare))
        return cues
