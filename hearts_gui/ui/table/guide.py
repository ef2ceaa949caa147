"""Helps the player: legal cards, hints, undo, earlier cards, cards gone."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from hearts_gui.ai.coach.grades import SETTLED, Advice, main_part
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind, ChargeCards, PassCards, PlayCard, cards_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.coaching import HintAnswer
from hearts_gui.session.game.seen import GoneSuit, can_tell, gone_cards, points_passed
from hearts_gui.session.setup.players import human_seats
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.screens.gone import GoneScene, short_texts, suit_text
from hearts_gui.ui.shell.keymap import key_name
from hearts_gui.ui.table.nodes.controls import last_trick_info
from hearts_gui.ui.table.nodes.gestures import Pulse
from hearts_gui.ui.table.nodes.hint_panel import GoneInfo, HintInfo
from hearts_gui.ui.table.nodes.panels import LastTrickInfo, passed_info
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.story.aloud import ANSWERS
from hearts_gui.ui.table.what_is_asked import legal_text
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.wording.language.messages import joined, message_text, say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.prompts import NO_TRICK_YET, NOTHING_TO_TAKE_BACK, not_your_turn
from hearts_gui.wording.words import rank_short

SAID_MS = 5200.0
"""The time an answer to a question is shown."""
PATIENCE_MS = 2_500.0
"""The time a hint may take before the panel says that the coach is still thinking."""
STEPS = 3
"""The steps of a hint: where to look, what matters, the card."""
_EQUAL = ("coach-even", "coach-same")
"""Reasons that say already that two answers are equally good."""
TRIES = 3
"""The number of times the coach is asked before something simpler helps."""


class Recall:
    """The panel of gone cards in practice, and the questions on them."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._deal, self._passed = -1, 0
        self._shown: tuple[object, ...] = ()

    def update(self) -> None:
        """Show what is gone, or ask about it at certain points of a deal."""
        state = self._state
        if state.queue.busy:
            return
        view, wanted = state.view, state.ctx.settings.recall
        if not (state.session.practice and len(human_seats(state.session.seats)) < 2):
            wanted = "off"
        if wanted == "off" or not can_tell(view):
            state.controls.gone.tell(None)
        elif wanted == "show":
            controls = state.controls
            now = (controls, state.session.version, controls.hint.visible)
            if now != self._shown:
                self._shown = now
                controls.gone.tell(None if controls.hint.visible else gone_info(state))
        elif state.model.my_turn and view.ask.kind is AskKind.PLAY:
            self._ask()

    def _ask(self) -> None:
        """Ask once for each point, but not for points passed before the table was opened."""
        state, view = self._state, self._state.view
        passed, known = points_passed(view), self._deal == view.deal.number
        before = self._passed if known else passed
        self._deal, self._passed = view.deal.number, passed
        if passed > before:
            state.ctx.scenes.push(GoneScene(state.ctx, view, state.names))


def gone_info(state: TableState) -> GoneInfo:
    """The text of the panel at this moment."""
    gone = gone_cards(state.view)
    suits = [(suit.suit, " ".join(_runs(suit)), say("gone-out", n=suit.out)) for suit in gone.suits]
    lines = short_texts(gone, state.names)
    return GoneInfo(tuple(suits), tuple(lines), "\n".join([*map(suit_text, gone.suits), *lines]))


def _runs(suit: GoneSuit) -> Iterator[str]:
    """Ranks from the highest down, three or more that follow each other as one."""
    runs: list[list[Card]] = []
    for card in suit.downwards:
        if runs and runs[-1][-1].rank == card.rank + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    for run in runs:
        ends = [rank_short(run[0]), rank_short(run[-1])]
        yield "–".join(ends) if len(run) > 2 else " ".join(ends[: len(run)])


# The hint ladder: where to look, what matters, the card; one step for each request.


def question_of(view: PlayerView) -> tuple[object, ...]:
    """The values that stay while the seat is asked the same, no matter who else answers."""
    deal = view.public.deal
    if deal is None:
        return ()
    open_answers = (deal.charges, deal.bids, deal.pledges)
    played = (len(deal.tricks), len(deal.plays))
    return (deal.number, deal.attempt, view.ask.kind, *played, *open_answers)


class Ladder:
    """The hint for one decision, as far as requested.

    The first step is ready immediately, because it needs only the table and no coach.
    """

    def __init__(self, question: tuple[object, ...], asked: HintAnswer) -> None:
        self.question, self.asked = question, asked
        self.tries = 1
        self.advice: Advice | None = None
        self.arrived = False
        self.steps_taken = 1
        self.waited_ms = 0.0

    def info(self, state: TableState) -> HintInfo:
        """The steps shown so far."""
        advice, name = self.advice, key_name(state.ctx.settings, "key_hint")
        more = say("hint-more", device=state.handling.device, key=name)
        if advice is None:
            first = first_step(state.view)
            if self.steps_taken == 1 and self.waited_ms <= PATIENCE_MS:
                return HintInfo((first,), more)
            thinking = say("hint-thinking", long=self.waited_ms > PATIENCE_MS)
            return HintInfo((first, thinking))
        steps = ladder_steps(advice, state.view)
        shown = steps[: self.steps_taken]
        done = len(shown) == len(steps)
        cards = cards_of(advice.best)
        return HintInfo(shown, "" if done else more, cards[0] if done and len(cards) == 1 else None)

    def go_on(self) -> None:
        """Add the next step."""
        self.steps_taken = min(STEPS, self.steps_taken + 1) if self.advice is not None else 2

    @property
    def complete(self) -> bool:
        """Whether the last step has been taken."""
        return self.advice is not None and self.steps_taken >= STEPS


def first_step(view: PlayerView) -> str:
    """A general thought for such a situation, before the coach has looked at the cards."""
    if view.ask.kind is not AskKind.PLAY:
        return say("hint-first", what="pass" if view.ask.kind is AskKind.PASS else "other")
    deal = view.deal
    if not deal.plays:
        return say("hint-first", what="lead")
    led = deal.led_suit
    if led is not None and all(card.suit is not led for card in view.own.hand):
        return say("hint-first-out", suit=led)
    last = len(deal.plays) == sum(size > 0 for size in deal.start_sizes) - 1
    return say("hint-first", what="last" if last else "follow")


def ladder_steps(advice: Advice, view: PlayerView) -> tuple[str, ...]:
    """Every step in words: what to think of, what the decision is about, the answer and why."""
    cards = cards_of(advice.best)
    return (first_step(view), _matter(advice, cards), _answer(advice, cards))


def _matter(advice: Advice, cards: tuple[Card, ...]) -> str:
    """The subject of the decision, without the answer."""
    reason = None if advice.reason is None else main_part(advice.reason)
    key = "" if reason is None else reason.key
    card = None if reason is None else reason.named.get("card")
    if isinstance(card, Card) and card not in cards and key not in SETTLED:
        return say("hint-about-card", **card_arguments(card))
    about = {
        **dict.fromkeys((*SETTLED, "coach-trick"), "trick"),
        **dict.fromkeys(("coach-own-moon", "coach-own-moon-with"), "own"),
        **dict.fromkeys(("coach-others-moon", "coach-others-moon-with"), "others"),
        **dict.fromkeys(("coach-kept", "coach-tricks"), "later"),
    }.get(key)
    first = card if isinstance(card, Card) else next(iter(cards), None)
    if about is None and first is not None and first.suit is not None:
        return say("hint-suit", suit=first.suit)
    return say("hint-about", what=about or "many")


def _answer(advice: Advice, cards: tuple[Card, ...]) -> str:
    reason = "" if advice.reason is None else message_text(advice.reason)
    if not cards:
        charge = isinstance(advice.best, ChargeCards)
        return say("hint-no-cards", charge=charge, reason=reason)
    if isinstance(advice.best, PassCards):
        return say("hint-pass", cards=cards, reason=reason)
    if not isinstance(advice.best, PlayCard):
        return say("hint-cards", cards=cards, reason=reason)
    told_so = advice.reason is not None and advice.reason.key in _EQUAL
    if isinstance(advice.alike, PlayCard) and told_so:
        return say("hint-either", one=cards[0], other=advice.alike.card, reason=reason)
    if isinstance(advice.alike, PlayCard):
        return say("hint-even", one=cards[0], other=advice.alike.card, reason=reason)
    return say("hint-card", reason=reason, **card_arguments(cards[0]))


class Hints:
    """Hints at one table."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._ladder: Ladder | None = None
        self.eager = False
        """Whether the first step of a hint comes without being asked for: in a first game."""
        self._offered: tuple[object, ...] | None = None

    def show_legal(self) -> None:
        """Show which cards may be played, and say why no others; this is free."""
        state = self._state
        state.finish()
        view, model = state.view, state.model
        if model.my_turn:
            self._point_at(model.legal, legal_text(view, model))
        else:
            self._point_at((), not_your_turn(view, state.names))

    def wish_hint(self) -> None:
        """Show a hint or its next step; a game that counts first asks to become practice."""
        state = self._state
        state.finish()
        if state.session.practice or self._without_help():
            self.hint()
            return
        show = DialogButton(say("hint-show"), self.hint, primary=True, icon=Icon.BULB)
        _ask_practice(state, "hint-practice-title", "hint-keep-counted", show)

    def hint(self) -> None:
        """Show the next step of the hint; from the first one on the game is practice."""
        state = self._state
        state.finish()
        if self._without_help():
            card = self._forced
            if card is None:
                self._point_at((), say("event-hint-not-now"))
            else:
                self._point_at((card,), say("hint-only", card=card))
            return
        ladder, question = self._ladder, question_of(state.view)
        if ladder is not None and ladder.question == question:
            ladder.go_on()
            self._show_ladder()
            return
        asked = state.session.ask_hint(state.seat)
        if asked is None:
            self._plain_hint()
            return
        self._ladder = Ladder(question, asked)
        self._show_ladder()

    @property
    def _forced(self) -> Card | None:
        """The only card that may be played, where there is just one."""
        model = self._state.model
        if not model.my_turn or model.ask.kind is not AskKind.PLAY or len(model.legal) != 1:
            return None
        return next(iter(model.legal))

    def _without_help(self) -> bool:
        """Whether no hint is possible or needed now, so that none is counted."""
        return not self._state.model.my_turn or self._forced is not None

    def close_hint(self) -> bool:
        """Put the hint away. Returns whether there was one."""
        open_one = self._ladder is not None
        self._ladder = None
        self._state.controls.hint.tell(None)
        return open_one

    def _offer(self) -> None:
        """Show the first step of a hint without a request, once for each decision."""
        state = self._state
        ready = state.on_top and state.model.my_turn and not state.queue.busy
        if not self.eager or not ready or self._forced is not None:
            return
        question = question_of(state.view)
        if self._offered != question:
            self._offered = question
            self.hint()

    def update(self, dt_ms: float) -> None:
        """Take the coach's advice when it comes; a hint goes with the decision it was for."""
        self._offer()
        state, ladder = self._state, self._ladder
        if ladder is None:
            return
        if ladder.question != question_of(state.view):
            self.close_hint()
            return
        if ladder.arrived or state.session.coach is None:
            return
        ladder.arrived, ladder.advice = ladder.asked.arrived, ladder.asked.value
        early = ladder.waited_ms <= PATIENCE_MS
        ladder.waited_ms += dt_ms
        if ladder.arrived and ladder.advice is None:
            self._ask_again(ladder)
        elif ladder.arrived or (early and ladder.waited_ms > PATIENCE_MS):
            self._show_ladder()

    def _ask_again(self, ladder: Ladder) -> None:
        """Ask again after the coach's process failed; in the end give a simple hint.

        A coach that is only slow is waited for, because its grade has to agree with the hint.
        """
        asked = self._state.session.ask_hint(self._state.seat) if ladder.tries < TRIES else None
        if asked is None:
            self.close_hint()
            self._plain_hint()
            return
        ladder.asked, ladder.arrived = asked, False
        ladder.tries += 1

    @property
    def wait_ms(self) -> int | None:
        """The time after which the panel says that advice takes long."""
        ladder = self._ladder
        if ladder is None or ladder.arrived or ladder.waited_ms > PATIENCE_MS:
            return None
        return int(PATIENCE_MS - ladder.waited_ms) + 1

    def _show_ladder(self) -> None:
        """Say the steps taken; with the last one point at the cards."""
        state, ladder = self._state, self._ladder
        assert ladder is not None
        info = ladder.info(state)
        controls = state.controls
        controls.hint.tell(info)
        if not controls.hint.visible:
            state.notes.say(info.steps[-1], SAID_MS)
        else:
            state.aloud.reply(lambda: joined(info.steps[-1], info.more))
        if ladder.complete and ladder.advice is not None:
            cards = cards_of(ladder.advice.best)
            if len(cards) == 1:
                state.handling.cursor = cards[0]  # marked, so that Enter or the button plays it
            self._edge(cards)
        state.refresh()

    def _plain_hint(self) -> None:
        """Show immediately what a sensible player would do."""
        state = self._state
        first = not state.session.practice
        action = state.session.hint(state.view)
        cards: tuple[Card, ...] = ()
        match action:
            case PlayCard(card=card):
                cards, text = (card,), say("event-hint-play", card=card, practice=first)
                state.handling.cursor = card  # marked, so that Enter or the button plays it
            case PassCards(gives=gives):
                cards = tuple(card for card, _ in gives)
                text = say("event-hint-pass", cards=cards, practice=first)
            case None:
                text = say("event-hint-not-now")
            case _:
                text = say("event-hint-none", practice=first)
        self._point_at(cards, text)

    def _point_at(self, cards: tuple[Card, ...], text: str) -> None:
        """Edge these cards in gold for a while and say something about them."""
        self._state.notes.say(text, SAID_MS)
        self._edge(cards)
        self._state.refresh()

    def _edge(self, cards: tuple[Card, ...]) -> None:
        """Edge these cards in gold until something else is done."""
        tabletop = self._state.tabletop
        self._state.handling.hints = cards
        if cards and tabletop.still:
            tabletop.sync()
        elif cards:
            tabletop.effects.add(Pulse(tabletop))


def _ask_practice(state: TableState, title: str, keep: str, act: DialogButton) -> None:
    """Ask whether a game that counts may become practice."""
    buttons = DialogButton(say(keep)), act
    state.ctx.scenes.push(Dialog(state.ctx, say(title), say("hint-practice-text"), buttons))


def undo(state: TableState) -> None:
    """Take the last decision back; a game that counts first asks to become practice."""

    def take_back() -> None:
        first = not state.session.practice
        if state.take_back():
            state.notify(say("event-taken-back", practice=first))

    if not state.session.can_undo:
        state.notify(say(NOTHING_TO_TAKE_BACK))
    elif state.session.practice:
        take_back()
    else:
        back = DialogButton(say("window-key-undo"), take_back, primary=True, icon=Icon.UNDO)
        _ask_practice(state, "undo-practice-title", "page-cancel", back)


def toggle_last(state: TableState) -> None:
    """Show the last trick, or put it away."""
    controls, info = state.controls, None
    if state.model.last is None:
        state.notify(say(NO_TRICK_YET))
    elif not controls.last.visible:
        info = last_trick_info(state.layout, state.model, state.names, _last_title(state))
        tell = ANSWERS["key_taken"]
        state.aloud.reply(partial(tell, state.aloud.listener, state.view, state.model))
    controls.show_last(info)


def toggle_passed(state: TableState) -> None:
    """Show what was passed and received in this deal, or put it away."""
    controls, info = state.controls, None
    if not controls.last.visible:
        info = passed_info(state.layout, state.view, state.session.seats)
        if info is None:
            state.notify(say("reason-no-pass"))
        else:
            state.aloud.reply(partial(_read, info))
    controls.show_last(info)


def _last_title(state: TableState) -> str:
    """Say who took the last trick, and what it counts by itself."""
    model, trick = state.model, state.model.last
    if trick is None or trick.taker is None:
        return say("table-last-nobody")
    name = state.names[trick.taker]
    if state.ctx.settings.show_points != "full":
        return say("table-last-taken", name=name)
    cards = tuple(play.card for play in trick.plays)
    taken = tuple(cards if seat == trick.taker else () for seat in range(model.players))
    points = replace(model, taken=taken).points(state.view.rules, trick.taker)
    if points == 0:
        return say("table-last-no-points", name=name)
    return say("table-last-points", name=name, points=points)


def _read(info: LastTrickInfo) -> str:
    """Cards to show, each with a text for listeners."""
    plays = [say("access-played", what=say("reason-card", card=card), name=words)
             for card, _, words, _ in info.plays]  # fmt: skip
    return joined(info.title, *plays)
