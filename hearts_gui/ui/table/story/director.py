"""The only translator from events to cues, with the design's times at the player's speeds."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_gui.config.settings import Settings
from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import boosted
from hearts_gui.engine.play.view import PlayerView, see
from hearts_gui.engine.rules.rules import Boost
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.engine.score.scores import DealScore, Reason
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import Cue
from hearts_gui.ui.table.story.model import (
    TableModel,
    content,
    points_so_far,
    received_cards,
    rest_cards,
    snap,
    sort_hand,
    verdicts_of,
)
from hearts_gui.wording.table_texts import (
    card_name,
    cards_named,
    charged_text,
    kitty_text,
    moon_choice_text,
    signed_text,
    suit_named_text,
)

DEAL_FLIGHT = 260.0
DEAL_STAGGER = 38.0
DEAL_TOTAL = 1400.0
FLIP = 180.0
FLIP_STAGGER = 22.0
SORT = 260.0
PASS = 420.0
PASS_STAGGER = 60.0
PLAY = 300.0
# A computer player waits for the first of these and up to the second besides.
THINK = (200.0, 200.0)
SLOW_THINK = (450.0, 450.0)
SLOW_LINGER = 1.6
SWELL = 120.0
GATHER = 160.0
SWEEP = 320.0
BREAK = 900.0
QUEEN = 420.0
MOON = 2600.0
TOTALS = 600.0
RISE = 700.0
FADE = 120.0


@dataclass(frozen=True, slots=True)
class Pace:
    """The player's speeds; `speed` 0 is instant."""

    speed: float = 1.0
    deal: float = 1.0
    play: float = 1.0
    collect: float = 1.0
    bot_wait: float = 1.0
    linger: float = 900.0
    wait_for_click: bool = False
    reduced: bool = False
    slow: bool = False
    """Whether there is more time to look: opponents wait longer, a finished trick stays longer."""

    @property
    def instant(self) -> bool:
        """Whether nothing takes any time."""
        return self.speed == 0

    def scaled(self, ms: float, part: float = 1.0) -> float:
        """A duration at the master speed and one of its parts."""
        return 0.0 if self.instant else ms / (self.speed * part)

    def motion(self, ms: float, part: float = 1.0) -> float:
        """The duration of a motion, or of the short fade that replaces it."""
        return self.scaled(min(ms, FADE) if self.reduced else ms, part)


def pace_of(settings: Settings) -> Pace:
    """The speeds that these settings ask for."""
    return Pace(
        speed=settings.speed,
        deal=settings.deal_speed,
        play=settings.play_speed,
        collect=settings.collect_speed,
        bot_wait=settings.bot_wait,
        linger=settings.trick_linger * 1000,
        wait_for_click=settings.wait_for_click,
        reduced=settings.reduced_motion,
        slow=settings.pace == "slow",
    )


class Director:
    """Follows one seat's redacted events and says what the table shows for each."""

    def __init__(
        self, view: PlayerView, names: Sequence[str], pace: Pace, *, order: str = "alternate",
        seed: int = 0,
    ) -> None:  # fmt: skip
        self.view = view
        self.names = tuple(names)
        self.pace = pace
        self.order = order
        self._boost_told = False
        self.finishing = False  # whether the player had a settled deal played out
        self._random = random.Random(seed)

    def snap(self) -> TableModel:
        """The picture at rest of everything seen so far."""
        return snap(self.view, self.order)

    def attend(self) -> cue_types.Attend:
        """Who decides now; to be shown when a step of the game is complete."""
        return cue_types.Attend(self.view.ask, verdicts_of(self.view))

    def see(self, event: ev.Event) -> list[Cue]:
        """Take an event in and say what to show."""
        before = self.view
        self.view = see(before, event)
        match event:
            case ev.DealStarted():
                return self._deal(event)
            case (
                ev.PassChosen()
                | ev.CardsChosen()
                | ev.CardsPassed()
                | ev.CardsCharged()
                | ev.ChargesShown()
                | ev.BidMade()
                | ev.SuitNamed()
                | ev.PledgeMade()
            ):
                return self._prepare(event)
            case ev.PlayOpened():
                return []
            case ev.CardPlayed():
                return self._play(event, before)
            case ev.CardRevealed(_, card):
                shown: list[Cue] = [cue_types.Reveal(card, self.pace.motion(FLIP))]
                return shown + self._broken(before)
            case ev.TrickTaken():
                return self._trick(event, before)
            case ev.KittyTaken() | ev.CardsBuried() | ev.CardsDrawn():
                return self._move(event)
            case ev.MisdealCalled() | ev.DealVoided() | ev.TimeCalled():
                return self._interrupt(event)
            case ev.ClaimMade() | ev.ClaimAnswered() | ev.RestTaken():
                return self._claim(event)
            case ev.MoonOffered(offer):
                return [cue_types.MoonRises(offer.seat, offer.sun, self._moon_ms())]
            case ev.MoonChosen(seat, choice):
                label = moon_choice_text(choice)[0].lower()
                return [cue_types.Say(f"{self.names[seat]}: {label}")]
            case ev.DealScored(score):
                return self._scored(score, before)
            case ev.GameEnded(result):
                return [cue_types.GameOver(result)]
            case _:
                assert_never(event)

    # -- dealing and preparing

    def _deal(self, event: ev.DealStarted) -> list[Cue]:
        pace, deal = self.pace, self.view.deal
        hand = list(self.view.own.hand)
        self._random.shuffle(hand)
        count = max(1, sum(event.sizes))
        stagger = pace.scaled(min(DEAL_STAGGER, DEAL_TOTAL / count), pace.deal)
        flight = pace.motion(DEAL_FLIGHT, pace.deal)
        turn = pace.scaled(FLIP_STAGGER, pace.deal)
        flip, sorting = pace.motion(FLIP, pace.deal), pace.motion(SORT, pace.deal)
        if pace.reduced:
            stagger = turn = sorting = 0.0
        return [
            cue_types.DealOut(
                number=event.number,
                attempt=event.attempt,
                dealer=event.dealer,
                token=event.token,
                sizes=event.sizes,
                hand=tuple(hand),
                kitty_size=event.kitty_size,
                stock_size=event.stock_size,
                warren_owner=event.warren_owner,
                broken=deal.broken,
                extra=self.view.own.extra,
                stagger=stagger,
                flight=flight,
                ms=stagger * (count - 1) + flight,
            ),
            cue_types.TurnUp(turn, turn * max(0, len(hand) - 1) + flip),
            cue_types.SortHand(self._sorted(), sorting),
        ]

    def _sorted(self) -> tuple[Card, ...]:
        return sort_hand(self.view.own.hand, self.order)

    def _prepare(
        self,
        event: ev.PassChosen
        | ev.CardsChosen
        | ev.CardsPassed
        | ev.CardsCharged
        | ev.ChargesShown
        | ev.BidMade
        | ev.SuitNamed
        | ev.PledgeMade,
    ) -> list[Cue]:
        ready = self.view.deal.ready
        match event:
            case ev.PassChosen(_, token):
                return [cue_types.TokenSet(token)]
            case ev.CardsChosen(seat, gives):
                mine = seat == self.view.seat
                done: list[Cue] = [cue_types.Prepared(seat, gives if mine else None)]
                return [*done, *self._time_was_up(event, "your cards were chosen")]
            case ev.CardsPassed():
                return self._exchange(event)
            case ev.CardsCharged(seat, cards, blind):
                made: list[Cue] = [cue_types.Charged(seat, None if blind else cards, ready)]
                if cards and not blind:
                    made.append(cue_types.Say(f"{self.names[seat]}: {charged_text(cards)}"))
                return made
            case ev.ChargesShown(shown):
                charges = tuple((seat, card) for seat, cards in enumerate(shown) for card in cards)
                every = tuple(card for _, card in charges)
                said = charged_text(every).capitalize()
                return [cue_types.AllCharged(charges), cue_types.Say(said)]
            case ev.BidMade(seat, counters):
                return [cue_types.Bid(seat, counters, ready)]
            case ev.SuitNamed(seat, suit):
                said = suit_named_text(None if seat is None else self.names[seat], suit)
                return [cue_types.SuitChosen(seat, suit), cue_types.Say(said)]
            case ev.PledgeMade(seat, pledged):
                return [cue_types.Pledged(seat, pledged, ready)]
            case _:
                assert_never(event)

    def _exchange(self, event: ev.CardsPassed) -> list[Cue]:
        stagger = 0.0 if self.pace.reduced else self.pace.scaled(PASS_STAGGER)
        flight = self.pace.motion(PASS)
        each = max(1, len(event.moves) // len(self.names))
        return [
            cue_types.Exchange(
                moves=event.moves,
                hand=self._sorted(),
                received=received_cards(self.view),
                warren_owner=event.warren_owner,
                extra=self.view.own.extra,
                stagger=stagger,
                ms=flight + stagger * (each - 1),
            )
        ]

    def _time_was_up(self, event: ev.CardsChosen | ev.CardPlayed, did: str) -> list[Cue]:
        """Say what the hourglass did in the person's stead."""
        timed = event.auto and event.seat == self.view.seat and bool(self.view.rules.timer)
        return [cue_types.Say(f"Time is up: {did} for you")] if timed and not self.finishing else []

    # -- tricks

    def _play(self, event: ev.CardPlayed, before: PlayerView) -> list[Cue]:
        pace = self.pace
        made: list[Cue] = []
        if event.seat != self.view.seat:
            made.append(cue_types.Think(event.seat, self._wait(before)))
        if len(before.own.hand) > 1:
            made += self._time_was_up(event, f"the {card_name(event.card)} was played")
        play = Play(event.seat, event.card, event.suit)
        made.append(cue_types.PlayOut(play, pace.motion(PLAY, pace.play)))
        suit = self.view.deal.penalty_suit
        if event.card.face is QS and QS in penalty_faces(self.view.rules, suit):
            made.append(cue_types.QueenFalls(event.card, pace.motion(QUEEN)))
        return made + self._explain_boost() + self._broken(before)

    def _wait(self, before: PlayerView) -> float:
        """How long an opponent seems to think. Who leads has thought while the trick was taken."""
        pace, part = self.pace, self._random.random()
        if before.deal.tricks and not before.deal.plays and not pace.slow:
            return 0.0
        least, more = SLOW_THINK if pace.slow else THINK
        return pace.scaled(least + more * part) * pace.bot_wait

    def _explain_boost(self) -> list[Cue]:
        """Say once what a nine does; after that the prompt is enough."""
        rules = self.view.rules
        if self._boost_told or rules.boost is Boost.OFF or not boosted(rules, self.view.deal):
            return []
        self._boost_told = True
        return [cue_types.Say("A nine was played: everybody adds a second card")]

    def _broken(self, before: PlayerView) -> list[Cue]:
        if before.deal.broken or not self.view.deal.broken:
            return []
        return [cue_types.BreakHearts(self.pace.motion(BREAK))]

    def _trick(self, event: ev.TrickTaken, before: PlayerView) -> list[Cue]:
        pace = self.pace
        collect = pace.collect
        linger = pace.scaled(pace.linger * (SLOW_LINGER if pace.slow else 1.0))
        broken = self.view.deal.broken
        made: list[Cue] = [
            cue_types.Linger(linger, pace.wait_for_click and not pace.instant),
        ]
        if not pace.reduced:
            swell, gather = pace.scaled(SWELL, collect), pace.scaled(GATHER, collect)
            made.append(cue_types.Gather(event.seat, swell, swell + gather))
        sweep = pace.motion(SWEEP, collect)
        # Hearts that break by being won show it beside the sweep.
        made += self._broken(before)
        made.append(cue_types.Sweep(event.seat, event.discarded, broken, sweep))
        if event.seat is not None:
            made += self._count(event.seat, before)
        return made

    def _count(self, seat: int, before: PlayerView) -> list[Cue]:
        now, then = content(self.view), content(before)
        rules = self.view.rules
        gained = points_so_far(rules, now, seat) - points_so_far(rules, then, seat)
        if gained == 0:
            return []
        queen = any(play.card.face is QS for play in before.deal.plays)
        return [cue_types.Count(seat, signed_text(gained), queen, self.pace.motion(RISE))]

    def _move(self, event: ev.KittyTaken | ev.CardsBuried | ev.CardsDrawn) -> list[Cue]:
        hand = self._sorted() if event.seat == self.view.seat else None
        ms = self.pace.motion(PASS)
        if hand is not None and not self.pace.reduced:
            ms += self.pace.scaled(PASS_STAGGER) * (event.count - 1)
        match event:
            case ev.KittyTaken(seat, count, swap, cards):
                received = received_cards(self.view)
                if cards and not swap:  # face up for a while, because it is not seen again
                    ms += self.pace.scaled(self.pace.linger)
                said = kitty_text(self.names[seat], count, cards, mine=seat == self.view.seat)
                return [
                    cue_types.KittyGoes(seat, count, swap, cards, hand, received, ms),
                    cue_types.Say(said),
                ]
            case ev.CardsBuried(seat, count):
                return [cue_types.Bury(seat, count, hand, ms)]
            case ev.CardsDrawn(seat, count):
                return [cue_types.Draw(seat, count, hand, ms)]
            case _:
                assert_never(event)

    # -- what interrupts and ends a deal

    def _interrupt(self, event: ev.MisdealCalled | ev.DealVoided | ev.TimeCalled) -> list[Cue]:
        match event:
            case ev.MisdealCalled(seat, hand):
                why = f"{self.names[seat]} held nothing but points: the cards are dealt again"
                return [cue_types.ShowHand(seat, hand), cue_types.Say(why)]
            case ev.DealVoided():
                said = "This deal does not count: the same dealer deals again"
                return [cue_types.ClearTable(self.pace.motion(SWEEP)), cue_types.Say(said)]
            case ev.TimeCalled():
                return [cue_types.Say("Time is up: this deal is the last")]
            case _:
                assert_never(event)

    def _claim(self, event: ev.ClaimMade | ev.ClaimAnswered | ev.RestTaken) -> list[Cue]:
        match event:
            case ev.ClaimMade(seat, hand):
                said = f"{self.names[seat]} claimed the rest with {cards_named(hand)}"
                return [cue_types.ShowHand(seat, hand), cue_types.Say(said)]
            case ev.ClaimAnswered(seat, accept):
                if accept:
                    return []
                return [cue_types.Say(f"{self.names[seat]} did not accept: play goes on")]
            case ev.RestTaken(seat):
                deal = self.view.deal
                tricks = max((len(hand) for hand in deal.rest), default=0)
                ms = self.pace.motion(SWEEP)
                return [cue_types.RestGoes(seat, rest_cards(deal), tricks, ms)]
            case _:
                assert_never(event)

    def _moon_ms(self) -> float:
        return self.pace.scaled(MOON)

    def _scored(self, score: DealScore, before: PlayerView) -> list[Cue]:
        made: list[Cue] = []
        shot = {Reason.MOON, Reason.SUN} & set(score.reasons)
        offered = before.deal.moon_choice is not None
        if shot and score.shooter is not None and not offered:
            sun = Reason.SUN in shot
            made.append(cue_types.MoonRises(score.shooter, sun, self._moon_ms()))
        made.append(cue_types.Totals(score, self.pace.motion(TOTALS)))
        made.append(cue_types.OpenScores(score))
        return made
