"""A game under way: the one place through which anything happens to it.

People and computer players act alike through `submit`. Everyone else only ever gets events,
redacted for a seat, in the order in which they happened.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

from hearts_gui.ai.players.levels import mixture
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.log.log import decider, event_line, practice_line, undo_line
from hearts_gui.engine.log.seal import sealed
from hearts_gui.engine.message import Message
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import (
    Action,
    Ask,
    AskKind,
    CallTime,
    ChargeCards,
    ChooseMoon,
    ChoosePass,
    MakeBid,
    PassCards,
    PlayCard,
    StartDeal,
)
from hearts_gui.engine.play.events import BidMade, CardsCharged, Event, MoonChosen, PassChosen
from hearts_gui.engine.play.game import apply, new_game, settle, step, to_act, view_of
from hearts_gui.engine.play.legal import Verdict, classify_charge, may_name_suit
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import HIGHEST_BID, IllegalAction, StaleAction
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import dealer_tokens
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import bot_seed, commitment
from hearts_gui.session.game.clocks import Clocks
from hearts_gui.session.game.coaching import Coach, HintAnswer
from hearts_gui.session.game.deal_record import DealRecord, deal_record
from hearts_gui.session.game.fair_deal import FairDeal, Promised, fair_deal
from hearts_gui.session.game.opponents import BotHost, Feed, Opponents, Reply, Watcher
from hearts_gui.session.game.seen import settled
from hearts_gui.session.setup.players import DEFAULT_LEVEL, Bot, Seating, human_seats
from hearts_gui.session.store.gamefile import GameFile

Decide: TypeAlias = Callable[[PlayerView], Action]

_SYNCED = (ev.DealStarted, ev.DealScored, ev.GameEnded)


class Session:
    """One game, its log, its players and those who watch it.

    `version` grows with every event and with every undo and never comes back, so an action made
    for a line of play that was taken back is refused. `decide` answers for a computer player
    whose own thinking failed, and gives hints. `promised` is what was shown before the first deal.
    Where it is `unhurried` no clock ends the thinking of computer players.
    """

    def __init__(
        self, game: Game, seating: Seating, *, decide: Decide, events: Iterable[Event] = (),
        file: GameFile | None = None, bots: BotHost | None = None,
        practice: bool = False, promised: Promised | None = None, elapsed_ms: float = 0.0,
        clock: Callable[[], float] | None = None, coach: Coach | None = None,
        unhurried: bool = False,
    ) -> None:  # fmt: skip
        self.unhurried = unhurried
        self.rules, self.seats = game.rules, seating
        self.coach = coach
        self.clocks = Clocks(game.rules, elapsed_ms)
        self.practice = practice
        self.plays_last_cards = True
        self.notices: deque[Message] = deque()  # notices still to be shown to the player
        self.noticed: list[Message] = []  # all notices since the game was opened
        self.notes: dict[int, Message | None] = {}
        """The notes of computer players on their last decisions."""
        self._promised = promised or Promised(commitment(game.seed))
        self._game = game
        self._events = list(events)
        self.version = len(self._events)
        """Counts everything that has happened, undos included."""
        self._floor = 0  # nothing before this event can be taken back any more
        self.file = file
        """Where the game is written; None where it is not."""
        self._opponents = Opponents(seating, bots, hurried=not unhurried)
        self._decide = decide
        self._clock = clock
        self._feed = Feed()
        self._finishing = self._closed = False
        self._people = human_seats(seating)
        self._forced_answers = forced_answers(game.rules, game.seed, self._events, self._people)
        self._opponents.begin(game.rules, game.seed, self._events)
        if coach is not None:
            coach.begin(self._events, quiet=True)
        self._record(*settle(game))  # notes on lines that a crash kept from being written

    # -- what is known

    @property
    def ask(self) -> Ask:
        """The seats that have to decide, and what."""
        return to_act(self._game)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ask.kind is AskKind.OVER

    @property
    def fair(self) -> FairDeal:
        """The promise about the cards; once the game is over, with its proof."""
        return fair_deal(self._promised, self._game.seed, finished=self.over)

    @property
    def unsaved(self) -> Message | None:
        """Why the last of the game is not in its file; None where it is."""
        return None if self.file is None else self.file.unsaved

    def view(self, seat: int) -> PlayerView:
        """The view of a seat. Raises ValueError if there is no such seat."""
        return view_of(self._game, seat)

    def record(self, number: int) -> DealRecord | None:
        """A deal that is over, with everything that lay hidden; None while it is being played."""
        return deal_record(self.rules, self._game.seed, self._events, number)

    def levels_in(self, number: int) -> tuple[str, ...]:
        """The level at which each seat played a deal that is over, where one was drawn for it."""
        return tuple(
            mixed.in_deal(bot_seed(self._game.seed, seat), number)
            if isinstance(player, Bot) and (mixed := mixture(player.level)) is not None else ""
            for seat, player in enumerate(self.seats)
        )  # fmt: skip

    def subscribe(self, seat: int, callback: Watcher) -> Callable[[], None]:
        """Call back with every event that this seat (or the OBSERVER) sees; the result ends it."""
        return self._feed.subscribe(seat, callback)

    # -- what happens

    def submit(self, action: Action, *, version: int | None = None) -> None:
        """Take an action; `version` is the version for which it was meant.

        Raises StaleAction or IllegalAction, leaving everything as it was.
        """
        if version is not None and version != self.version:
            raise StaleAction(self.version, version)
        if self._closed:
            raise IllegalAction("the game has been put away")
        happened, game = step(self._game, action)
        self._opponents.answered(getattr(action, "seat", None))
        self._record(happened, game)

    def start_next_deal(self) -> None:
        """Deal the first or the next hands.

        Raises IllegalAction while a deal is under way or when the game is over.
        """
        self.submit(StartDeal())

    def tick(self, now_ms: float = 0.0) -> None:
        """Let time pass and take what the computer players have answered; never waits.

        `now_ms` is used where the session was given no clock of its own.
        """
        if self._closed:
            return
        now = self._clock() if self._clock is not None else now_ms
        self._run_clocks(self.clocks.passed(now))
        for reply in self._opponents.host.take(now):
            self._take_reply(reply)
        if (notice := self._opponents.host.take_notice()) is not None:
            self.notice(notice)

    def notice(self, text: Message) -> None:
        """Add a notice for the player about something that went wrong."""
        self.notices.append(text)
        self.noticed.append(text)

    def close(self) -> None:
        """Stop the computer players and let go of the file; the game can be opened again."""
        if self._closed:
            return
        self._closed = True
        self._opponents.close()
        if self.coach is not None:
            self.coach.close()
        if self.file is not None:
            self.file.close()

    def _record(self, happened: tuple[Event, ...], game: Game) -> None:
        self._keep(happened, game)
        self._follow_up()

    def _keep(self, happened: tuple[Event, ...], game: Game) -> None:
        self._game = game
        self._events += happened
        self.version += len(happened)
        if happened:
            sync = any(isinstance(event, _SYNCED) for event in happened)
            self._write((event_line(event) for event in happened), sync=sync)
        for event in happened:
            self._opponents.tell(event)
            if self.coach is not None:
                self.coach.observe(event)
        self._feed.add(happened)

    def _write(self, lines: Iterable[str], *, sync: bool) -> None:
        if self.file is None:
            return
        before = self.file.warning
        self.file.append([sealed(line) for line in lines], sync=sync)
        if self.file.warning is not None and before is None:
            self.notice(self.file.warning)

    def _follow_up(self) -> None:
        """Do what needs no decision, ask those who have to decide, and tell watchers."""
        if not self._finishing:
            while (action := self._undecided()) is not None:
                self._keep(*step(self._game, action))
            self._put_questions(self.ask)
        self._feed.deliver()

    def _undecided(self) -> Action | None:
        """The next action that needs no decision: a last card, or a person's only answer."""
        ask = self.ask
        if ask.kind is AskKind.PLAY and self.plays_last_cards:
            forced = self._forced(ask.seats[0])
            if forced is not None:
                return forced
        for seat in ask.seats:
            answer = only_answer(self.view(seat)) if seat in self._people else None
            if answer is not None:
                self._forced_answers.add(len(self._events))
                return answer
        return None

    def _forced(self, seat: int) -> PlayCard | None:
        """The play of a last card, which nobody chooses."""
        own, deal = self._game.owns[seat], self._game.public.deal
        if len(own.hand) != 1 or deal is None or may_name_suit(self.rules, deal, own.hand[0]):
            return None
        return PlayCard(seat, own.hand[0], auto=seat in self._people)

    # -- questions and time

    def _put_questions(self, ask: Ask) -> None:
        self._opponents.put(ask)
        people = (seat for seat in ask.seats if seat in self._people)
        self.clocks.hourglass.turn(tuple(map(self._opponents.ticket, people)) or None)

    def _run_clocks(self, passed_ms: float) -> None:
        if self.clocks.hourglass.run(passed_ms):
            for seat in self.ask.seats:
                if seat in self._people:
                    self.submit(_marked(self._any_action(seat)))
        time_up = self._game.public.standings.time_up or self.over
        if self.clocks.game.run(passed_ms) and not time_up:
            self.submit(CallTime())

    def _any_action(self, seat: int) -> Action:
        """Some allowed answer of this seat, the same one whenever this point is reached."""
        return RandomBot(bot_seed(self._game.seed, seat)).decide(self.view(seat))

    # -- taking back

    @property
    def can_undo(self) -> bool:
        """Whether a person's last decision may be taken back now."""
        return self._take_back_point() is not None

    def undo(self) -> bool:
        """Take a person's last decision back. Returns False when there is none that may be.

        The game becomes practice, and watchers must read `view` again.
        """
        count = self._take_back_point()
        if count is None:
            return False
        del self._events[count:]
        game = new_game(self.rules, self._game.seed)
        for event in self._events:
            game = apply(game, event)
        self._game = game
        self._floor = count
        self._forced_answers = {index for index in self._forced_answers if index < count}
        self.version += 1
        self.practice = True
        self._feed.clear()
        self._write([undo_line(count)], sync=False)
        self.clocks.hourglass.turn(None)
        self._opponents.begin(self.rules, game.seed, self._events)
        if self.coach is not None:
            self.coach.begin(self._events)
        self._follow_up()
        return True

    def _take_back_point(self) -> int | None:
        if self.over or self._closed:
            return None
        return take_back_point(self._events, self._people, self._floor, self._forced_answers)

    # -- the end of a deal

    def offer_finish(self) -> bool:
        """Whether the person to play can be offered to skip the rest of the deal."""
        ask = self.ask
        if ask.kind is not AskKind.PLAY or ask.seats[0] not in self._people:
            return False
        return settled(self.view(ask.seats[0])) is not None

    def finish_deal(self) -> None:
        """Play the rest of a settled deal out; does nothing when it is not settled."""
        if not self.offer_finish():
            return
        self._finishing = True
        try:
            while (ask := self.ask).kind is AskKind.PLAY:
                seat = ask.seats[0]
                action = self._any_action(seat)
                self.submit(_marked(action) if seat in self._people else action)
        finally:
            self._finishing = False
            self._follow_up()

    # -- computer players

    def hint(self, view: PlayerView) -> Action | None:
        """The action of a sensible player; asking makes the game practice."""
        if view.seat not in view.ask.seats:
            return None
        self.practise()
        if self.coach is not None:
            self.coach.hinted(view.seat)
        return self._decide(view)

    def ask_hint(self, seat: int) -> HintAnswer | None:
        """Ask the coach for advice, which makes the game practice.

        None where there is no coach, or nothing to advise.
        """
        if self.coach is None or self.coach.given_up or seat not in self.ask.seats:
            return None
        self.practise()
        levels = [player.level for player in self.seats if isinstance(player, Bot)]
        return self.coach.ask_hint(seat, levels[0] if levels else DEFAULT_LEVEL)

    def practise(self) -> None:
        """Make the game practice, which its file remembers."""
        if not self.practice:
            self.practice = True
            self._write([practice_line()], sync=False)

    def _take_reply(self, reply: Reply) -> None:
        seat, action = reply.seat, reply.action
        if self._opponents.ticket(seat) != reply.ticket:
            return  # for a question that is not asked any more
        self.notes[seat] = reply.note
        if action is not None:
            if self._allowed(seat, action):
                self.submit(action)
                return
            self._opponents.host.complain()
        self.notes[seat] = None
        action = self._stand_in(seat)
        self.submit(action if self._allowed(seat, action) else self._any_action(seat))

    def _allowed(self, seat: int, action: Action) -> bool:
        if getattr(action, "seat", None) != seat:
            return False
        try:
            step(self._game, action)
        except IllegalAction:
            return False
        return True

    def _stand_in(self, seat: int) -> Action:
        """An answer in place of a computer player that gave none, or none that was allowed."""
        try:
            return self._decide(self.view(seat))
        except Exception:  # whatever goes wrong in a strategy must not end the game
            return self._any_action(seat)


def _marked(action: Action) -> Action:
    """The action, marked as not decided by anyone."""
    if isinstance(action, PlayCard | PassCards):
        return replace(action, auto=True)
    return action


def take_back_point(
    events: Sequence[Event], people: Collection[int], floor: int, forced: Collection[int]
) -> int | None:
    """The number of events before the last decision of this deal, which may be taken back.

    A `forced` answer is no decision. Nothing before event `floor` may be taken back: that decision
    was already taken back once.
    """
    for index in range(len(events) - 1, floor - 1, -1):
        event = events[index]
        if isinstance(event, ev.DealStarted):
            return None
        if index not in forced and decider(event) in people:
            return index
    return None


def only_answer(view: PlayerView) -> Action | None:
    """The only answer that is possible or can matter; None where there are several.

    Plays are not considered.
    """
    seat, deal = view.seat, view.public.deal
    if deal is None or seat not in view.ask.seats:
        return None
    match view.ask.kind:
        case AskKind.CHARGE:
            verdicts = classify_charge(view.rules, deal, view.own).values()
            return None if Verdict.OK in verdicts else ChargeCards(seat, ())
        case AskKind.CHOOSE_PASS:
            tokens = dealer_tokens(view.rules)
            return ChoosePass(seat, tokens[0]) if len(tokens) == 1 else None
        case AskKind.BID:  # of equal bids the first one counts
            highest = any(counters == HIGHEST_BID for _, counters in deal.bids)
            return MakeBid(seat, 0) if highest else None
        case AskKind.MOON:
            choices = deal.offer.choices if deal.offer is not None else ()
            return ChooseMoon(seat, choices[0]) if len(choices) == 1 else None
        case _:
            return None


def forced_answers(
    rules: Rules, seed: str, events: Sequence[Event], people: Collection[int]
) -> set[int]:
    """The indices of the events in which a person gave the only possible answer."""
    candidates = {
        index: seat
        for index, event in enumerate(events)
        if (seat := _maybe_forced(event)) is not None and seat in people
    }
    answers, game = set(), new_game(rules, seed)
    for index, event in enumerate(events[: max(candidates, default=-1) + 1]):
        if index in candidates and only_answer(view_of(game, candidates[index])) is not None:
            answers.add(index)
        game = apply(game, event)
    return answers


def _maybe_forced(event: Event) -> int | None:
    """The seat of an answer to which there may have been no other."""
    match event:
        case CardsCharged(seat, None | ()) | BidMade(seat, 0) | PassChosen(seat) | MoonChosen(seat):
            return seat
        case _:
            return None
