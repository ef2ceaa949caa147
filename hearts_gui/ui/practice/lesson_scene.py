"""The lessons: a path of them, a goal, and a small table on which each is played."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.session.practice.lesson import Lesson
from hearts_gui.session.practice.lesson_book import LessonBook
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.practice.goal_bar import ArrowNode, GoalBar, choice_buttons, lesson_words
from hearts_gui.ui.practice.lesson_run import LessonRun, PartState
from hearts_gui.ui.practice.lesson_table import LessonPath, LessonTeller, Refusal, lesson_places
from hearts_gui.ui.practice.pictured import lesson_seats
from hearts_gui.ui.shell.access import CLICK, AccessNode, box_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import ENTER, KeyDown, PointerUp, UiEvent
from hearts_gui.ui.shell.keymap import key_words
from hearts_gui.ui.shell.ports import Destination
from hearts_gui.ui.small_table.pills import PanelBackground
from hearts_gui.ui.small_table.scene import PositionScene
from hearts_gui.ui.small_table.small_table import SmallTable, moved, small_layout, with_backs_near
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds, clear
from hearts_gui.ui.table.nodes.gestures import Wiggle
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton
from hearts_gui.ui.widgets.flow import Grid, Sized
from hearts_gui.ui.widgets.form_scene import words_of
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.prompts import verdict_text

NOTE = 112
"""The pixels that the longest text of a plate needs in the smallest type."""
HANDS = ((1.25, False, 0), (1.1, False, 0), (1.0, False, 0), (1.0, True, 0), (1.0, True, 0.08))
"""The sizes of the hand of few cards, whether the table is tight, and the part by which it is wider
than its place; the first that fits."""


class LessonActs:
    """What a learner can do with the lessons; the screen shows each act immediately."""

    def __init__(
        self, screen: PositionScene, path: LessonPath, first_deal: Callable[[], None]
    ) -> None:
        """`first_deal` starts a game after the last lesson."""
        self._screen, self.path, self._first_deal = screen, path, first_deal
        self._ctx = screen.ctx
        self.run = LessonRun(path.lesson)
        self.refusal = Refusal()
        self.gone_on = False
        """Whether the trick that lies there has been listened to."""

    @property
    def trick_waits(self) -> bool:
        """Whether a trick waits until the listener continues."""
        return self._ctx.listening.waits and self.run.at_trick and not self.gone_on

    def arrow_sentences(self) -> list[str]:
        """The cards under the arrow, where there is one and someone listens."""
        cards = self.run.pointed_at() if self._ctx.listening.on else ()
        return [say("aloud-arrow", cards=cards)] if cards else []

    # -- which lesson

    def open(self, index: int) -> None:
        """Begin a lesson."""
        self.path.index = index
        self.run = LessonRun(self.path.lesson)
        self._show_part()

    def restart(self) -> None:
        """Begin the part again."""
        self.run.restart()
        self._show_part()

    def _show_part(self) -> None:
        self.refusal.text = ""
        self._screen.rebuild()
        self._screen.to_the_hand()
        self._screen.tell_again()

    @property
    def onward(self) -> str:
        """The label of the button that goes on."""
        if self.run.stand is PartState.LOST:
            return say("lesson-again")
        if not self.run.last:
            return say("lesson-next-part")
        return say("lesson-next" if self.path.following() is not None else "lesson-first-deal")

    def go_on(self) -> None:
        """Go to the next part, the next lesson or the first game; begin a lost part again."""
        if self.run.stand is PartState.LOST:
            self.restart()
        elif not self.run.last:
            self.run.next_part()
            self._show_part()
        elif (following := self.path.following()) is not None:
            self.open(following)
        else:
            self._ctx.scenes.pop()
            self._first_deal()

    # -- in a part

    def help(self) -> None:
        """Show the right card, in a lost part from its beginning."""
        if self.run.stand is PartState.LOST:
            self.restart()
        self.run.help()
        self._screen.refresh()
        self._ctx.listening.say(*self.arrow_sentences())

    def choose(self, card: Card) -> None:
        """Take a card up, or put it back."""
        if self.run.deciding and card in self.run.usable():
            self._ctx.sound.play("button")
            self.refusal.text = ""
            self.run.choose(card)
            self._screen.refresh()

    def answer(self) -> None:
        """Do what is chosen."""
        if (action := self.run.answer()) is not None:
            self.do(action)

    def do(self, action: Action) -> None:
        """Answer with this."""
        self._ctx.sound.play("set-down")
        self.refusal.text = ""
        self.run.do(action)
        self._screen.refresh()

    def enter(self) -> None:
        """Do what Enter does: continue, or answer."""
        if self.trick_waits:
            self.gone_on = True
        elif self.run.stand is not PartState.OPEN:
            self.go_on()
        else:
            self.answer()

    def judge(self) -> None:
        """React to the end of a part, or to one that can no longer be won."""
        run = self.run
        self._ctx.sound.play("your-turn" if run.stand is PartState.DONE else "not-allowed")
        if run.stand is PartState.DONE and run.last:
            problem = self.path.book.add(run.lesson, run.stars)
            if problem is not None:
                self._screen.notify(say("lesson-not-kept", why=problem))
            self._screen.rebuild()


def _near(button: Rect, layout: TableLayout | None, gap: int) -> Rect:
    """The place above a button; beside it, clear of the hand, where backs of cards lie above."""
    above, aside = button.move(0, -button.h - gap), button.w + gap
    if layout is None:
        return above
    backs = [bounds(pose) for fan in layout.fans for pose in fan.poses(layout.hand_max)]
    left = button.centerx > layout.stage.centerx
    return above if clear(above, backs) else button.move(-aside if left else aside, -gap)


def _layout(metrics: Metrics, area: Rect, run: LessonRun) -> TableLayout | None:
    """Place the table with the largest hand that has room; None if the part is too small."""
    hands, before = run.lesson.parts[run.part].hands, run.lesson.parts[run.part].before
    most = len(hands[0]) - len(before) // len(hands)
    for size, tight, wider in HANDS:
        room = area.inflate(round(wider * area.w), 0)
        layout = small_layout(metrics, room.size, len(hands), most, 1, size, tight=tight)
        if layout is not None:
            more = (1 - 1 / size) * layout.hand.width * CARD_RATIO
            hand = replace(layout.hand, y=layout.hand.y - more / 2)  # it only grows upwards
            stage = layout.stage.inflate(area.w - room.w, 0)
            layout = _with_notes(replace(layout, hand=hand), stage)
            layout = with_backs_near(layout, most)
            return moved(layout, room.x + (room.w - layout.metrics.width) // 2, room.y)
    return None


def _with_notes(layout: TableLayout, stage: Rect) -> TableLayout:
    """Plates wide enough for what the others do in small type, where `stage` is free."""
    seats, plates = [layout.seats[0]], [seat.plate for seat in layout.seats]
    cards = map(bounds, (*layout.slots[1:], *layout.hand.poses(layout.hand_max)))
    others = [*plates, *cards, layout.furniture.button]
    for seat in layout.seats[1:]:
        box = seat.plate
        around = [other for other in others if not other.colliderect(box)]
        tries = (box.inflate(more, 0).clamp(stage)
                 for more in range(round(1.2 * box.h) + NOTE - box.w, 0, -4))  # fmt: skip
        wide = next((one for one in tries if clear(one, around)), box)
        aside = wide.right - box.right if seat.pile.x > box.centerx else wide.x - box.x
        seats.append(replace(seat, plate=wide, pile=seat.pile.moved(aside, 0)))
    return replace(layout, seats=tuple(seats))


class LessonScene(PositionScene):
    """One lesson after the other; all of them can be opened at any time."""

    def __init__(
        self, ctx: Context, lessons: tuple[Lesson, ...], book: LessonBook,
        first_deal: Callable[[], None], drill: Callable[[str], Destination | None] = lambda _: None,
        first: str = "",
    ) -> None:  # fmt: skip
        """`first_deal` starts a game after the last lesson; `drill` finds practice for one. Begins
        with the lesson `first`, or the first that is not done."""
        super().__init__(ctx)
        self.acts = LessonActs(self, LessonPath(lessons, book, first), first_deal)
        self._drill = drill
        self._grabbed: Card | None = None

    @property
    def run(self) -> LessonRun:
        """The lesson that is open."""
        return self.acts.run

    @property
    def asks(self) -> bool:
        return self.run.deciding

    # -- building

    @property
    def seats(self) -> Seating:
        """The person, and made-up names in the other seats."""
        return lesson_seats(self.run.lesson.rules.players)

    def compose(self) -> None:
        skin, places, run = Skin(self.ctx), lesson_places(self.ctx.metrics), self.run
        self._table = None
        if (layout := _layout(self.ctx.metrics, places.table, run)) is not None:
            self._teller = LessonTeller(run.lesson.rules, self.seats)
            self._table = SmallTable(self.ctx, self.stage, layout, run.shown.view, self.seats,
                                     teller=self._teller)  # fmt: skip
            self._table.handling.seen_received = False
            self._table.tabletop.inlay.visible = False  # the arrow needs an empty background
            self.acts.refusal.attach(self._table, self.stage)
        self.stage.add(
            PanelBackground(skin, places.goal, 22), PanelBackground(skin, places.path, 22)
        )
        self._arrow = ArrowNode(skin, still=self.ctx.settings.reduced_motion)
        self.stage.add(self._arrow)
        self._add_panel()
        again = Button(self.ctx, say("lesson-restart"), self.acts.restart, icon=Icon.REDO)
        self._show_me = Button(self.ctx, say("lesson-show"), self.acts.help, icon=Icon.EYE)
        helps = Grid(*(Sized(one, height=places.button) for one in (again, self._show_me)), least=0)
        path = self.acts.path
        build = path.discs if places.row else path.panel
        self.form.add(*build(self.ctx, places.path, self.acts.open, helps))
        self._show(instantly=True)

    def _widgets(self) -> list[Widget]:
        """The parts that change with every step: the goal, the gold button, answers, close."""
        skin, places = Skin(self.ctx), lesson_places(self.ctx.metrics)
        side = max(skin.px(48), self.ctx.metrics.hit)
        close = (places.goal.right - skin.px(12) - side // 2, places.goal.y + skin.px(10)
                 + side // 2)  # fmt: skip
        edge = close[0] - side // 2
        words = lesson_words(self.run, [player.name for player in self.seats])
        return [
            GoalBar(self.ctx, places.goal, self.run, words, edge),
            *self._answers(skin, places.table),
            IconButton(self.ctx, say("lesson-leave"), self.back, close, icon=Icon.CLOSE,
                       on_panel=True, z=2.0),
        ]  # fmt: skip

    def _answers(self, skin: Skin, area: Rect) -> list[Widget]:
        """The gold button, and the answers that are not cards."""
        run, table = self.run, self._table
        box = Rect(0, 0, skin.px(240), skin.px(56))
        box.bottomright = (area.right - skin.px(24), area.bottom - skin.px(24))
        if table is not None:
            box = table.layout.furniture.button.copy()
        box.h = max(box.h, self.ctx.metrics.hit)
        if (now := run.stand) is not PartState.OPEN:
            icon = Icon.REDO if now is PartState.LOST else Icon.ARROW_RIGHT
            onward = Button(self.ctx, self.acts.onward, self.acts.go_on, box,
                            look=ButtonLook.PRIMARY, icon=icon)  # fmt: skip
            drill = self._drill(run.lesson.id) if now is not PartState.LOST and run.last else None
            if drill is None:
                return [onward]
            place = _near(box, None if table is None else table.layout, skin.px(12))
            return [onward, Button(self.ctx, *drill, place, icon=Icon.TARGET)]
        if run.options():
            return [*choice_buttons(self.ctx, area, table, run.options(), self.acts.do)]
        answer = run.answer()
        label = say("lesson-watch")
        if run.deciding:
            label = say("lesson-do", kind=run.moment.ask_kind.value, n=len(run.chosen))
        button = Button(self.ctx, label, self.acts.answer, box, look=ButtonLook.PRIMARY)
        button.reason = label if answer is None else None
        return [button]

    # -- what is shown

    def _show(self, *, instantly: bool = False) -> None:
        run, table = self.run, self._table
        if table is None:
            return
        handling = table.handling
        several = run.deciding and run.moment.ask_kind is not AskKind.PLAY
        handling.cursor = run.chosen[0] if run.chosen and not several else None
        handling.selected[:] = run.chosen if several else []
        over = run.stand is not PartState.OPEN
        self._teller.view = run.moment.view if over else run.shown.view
        self._teller.selected = len(run.chosen)
        table.show(run.shown.view, None, deciding=run.deciding, instantly=instantly or self.still)
        table.tabletop.deal_pill.say("")
        edges = map(table.upper_edge, run.pointed_at())
        self._arrow.point(tuple((x, round(pose.y - pose.extent[1] / 2)) for x, pose in edges))
        self.acts.refusal.show(self._arrow)
        reason = say("lesson-shown") if run.pointed_at() else None
        if not run.deciding and run.stand is not PartState.LOST:
            reason = self.acts.onward if over else say("lesson-watch")
        self._show_me.reason = reason

    def _use(self, card: Card) -> None:
        """Take a card up, or put it back; say why one may not be used, and shake it."""
        table = self._table
        if not self.asks or card in self.run.usable() or table is None:
            self.acts.choose(card)
            return
        self.ctx.sound.play("not-allowed")
        if card not in table.model.hand:
            return
        verdict = table.model.verdict(card)
        if verdict is not Verdict.OK:
            self.acts.refusal.text = verdict_text(verdict, card, self.run.shown.view)
            self.ctx.listening.say(self.acts.refusal.text, urgent=True)
        if not self.still:
            table.tabletop.effects.add(Wiggle(table.tabletop, card))
        self.refresh()

    # -- for those who listen

    def introduction(self) -> tuple[str, ...]:
        """The goal, the cards, and where the arrow is."""
        return (*super().introduction(), *self.acts.arrow_sentences())

    def reading_nodes(self) -> tuple[AccessNode, ...]:
        """The nodes of the screen; first a button to continue, while a trick waits."""
        nodes = super().reading_nodes()
        if not self.acts.trick_waits or self._table is None:
            return nodes
        box = box_of(self._table.layout.trick_area)
        held = AccessNode("button", say("access-go-on"), bounds=box, key="go-on",
                          acts={CLICK: lambda _: self.acts.enter()})  # fmt: skip
        return (held, *nodes)

    def extra_nodes(self) -> tuple[AccessNode, ...]:
        """Say why a card may not be used, and show the small table."""
        if self._table is None:
            return ()
        return (*self.acts.refusal.nodes(), *self._table.nodes(
            view=self.run.shown.view, use=self._use if self.asks else None,
            point=self._point if self.asks else None,
        ))  # fmt: skip

    def _point(self, card: Card) -> None:
        if self._table is not None:
            self._table.handling.cursor = card
            self._table.tabletop.sync()

    def _tell_shown(self, before: PartState) -> None:
        """Say what was shown, what the result was, and what to do."""
        sentences, self.run.unspoken = self.run.unspoken, []
        self.tell(sentences)
        changed = self.run.stand is not before
        speak = self.ctx.listening.say
        speak(*(words_of(self._panel[:1]) if changed else ()))
        if self.acts.trick_waits:
            speak(say("aloud-space", key=key_words(pygame.K_SPACE)))
        elif self.run.deciding or changed:
            speak(self._panel[1].label, *self.acts.arrow_sentences())

    # -- input and time

    def handle(self, event: UiEvent) -> bool:
        """Keys of the lessons, cards by pointer, then widgets."""
        if isinstance(event, PointerUp) and self._grabbed is not None:
            grabbed, self._grabbed = self._grabbed, None
            if self._table is not None and self._table.layout.over_table(event.pos):
                if self.run.chosen == [grabbed]:
                    self.acts.answer()
                return True
        return super().handle(event)

    def _press(self, card: Card) -> bool:
        """A press raises a card; a press on one that is raised plays it, as does drawing it out."""
        if not self.run.deciding:
            return False
        if self.run.moment.ask_kind is AskKind.PLAY and self.run.chosen == [card]:
            self.acts.answer()
            return True
        self._use(card)
        self._grabbed = card if self.run.moment.ask_kind is AskKind.PLAY else None
        return True

    def _key(self, event: KeyDown) -> bool:
        key = event.key
        if self.form.keyboard and not isinstance(self.form.focus, GoalBar):
            return False
        if event.across:
            # Unless a card is asked for, an arrow key moves to no button, and Enter still goes on.
            return not self.run.deciding or self._step(event.across)
        if key in (pygame.K_UP, pygame.K_SPACE) and self._table is not None:
            cursor = self._table.handling.cursor
            if cursor is not None and self.run.moment.ask_kind is not AskKind.PLAY:
                self._use(cursor)
                self._table.handling.cursor = cursor
                return True
        does = {pygame.K_r: self.acts.restart, pygame.K_s: self.acts.help}
        act = self.acts.enter if key in (*ENTER, pygame.K_SPACE) else does.get(key)
        if act is not None:
            act()
        return act is not None

    def _step(self, step: int) -> bool:
        """The next card that may be chosen: to be played immediately, or only pointed at."""
        table = self._table
        usable = self.run.usable()
        hand = [card for card in table.model.hand if card in usable] if table is not None else []
        if not hand or table is None:
            return False
        here = table.handling.cursor
        index = hand.index(here) + step if here in hand else min(0, step)
        card = hand[index % len(hand)]
        (self._use if self.run.moment.ask_kind is AskKind.PLAY else self._point)(card)
        return True

    def update(self, dt_ms: float) -> None:
        """Show what the others do."""
        super().update(dt_ms)
        before = self.run.stand
        if not self.acts.trick_waits and self.run.update(dt_ms):
            self.acts.gone_on = False
            if self.run.stand is not before:
                self.acts.judge()
            self.refresh()
            self._tell_shown(before)
        self._arrow.update(dt_ms)

    def idle_wait_ms(self) -> int | None:
        """None while something moves or is about to."""
        if self.run.waiting or self._arrow.busy:
            return None
        return super().idle_wait_ms()
