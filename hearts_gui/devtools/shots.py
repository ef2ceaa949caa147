"""Pictures of every screen without a window: what `hearts-gui screenshot` writes."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import ClassVar

from pygame import Surface

from hearts_gui.config.settings import THEME_KEYS, Settings
from hearts_gui.devtools import moments, screenshot
from hearts_gui.devtools.colours import Vision, picture_seen
from hearts_gui.devtools.moments import STOPS
from hearts_gui.devtools.pilot import without_screen
from hearts_gui.devtools.samples import SampleCoach, SampleGames, SamplePars, sample_advice
from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.play.actions import AnswerClaim, AskKind
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.game.session import Session
from hearts_gui.ui.draw.table_picture import save_picture
from hearts_gui.ui.hot_seat import Curtain
from hearts_gui.ui.review.deal_report import DealReport, work_on
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.review.source import ReviewSource, Share
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.scores import DealBoxes, ScoresScene, Shown
from hearts_gui.ui.screens.sheet.luck import deal_lucks
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.ports import Replay
from hearts_gui.ui.table.guide import toggle_last
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.story.cues import MoonRises, OpenScores, TableModel
from hearts_gui.wording.language.messages import ENGLISH, catalogue, current, say

EVERY_THEME = THEME_KEYS
THEMES = ("card-room", "midnight", "parchment", "contrast")
"""The themes in which every screen is looked at; the others are tables in the same colours."""
VISIONS = tuple(vision.value for vision in Vision)
LEAST_SCALE, MOST_SCALE = 75, 200
_DEALS_BEFORE = 2
_DEALS_ON_THE_SHEET = 4


@dataclass(frozen=True, slots=True)
class PictureLook:
    """The look of a picture."""

    size: tuple[int, int] = (1920, 1080)
    theme: str = "card-room"
    ui_scale: int = 100
    vision: Vision = Vision.USUAL


class NoSuchMomentError(RuntimeError):
    """Under these rules the wanted moment never comes."""


def write(scene: str, out: Path, look: PictureLook, rules: Rules, seed: str) -> None:
    """Write a picture as PNG.

    Raises NoSuchMomentError, or OSError when the file cannot be written.
    """
    picture = render(scene, look, rules, seed)
    out.parent.mkdir(parents=True, exist_ok=True)
    save_picture(picture, out)


def render(scene: str, look: PictureLook, rules: Rules, seed: str) -> Surface:
    """A screen at rest as someone sees it, as a surface."""
    return picture_seen(opened(scene, look, rules, seed)[1], look.vision)


def opened(
    scene: str, look: PictureLook, rules: Rules, seed: str, prefs: Settings | None = None
) -> tuple[Scene, Surface]:
    """A screen at rest and its picture; `prefs` are the settings, except those of the look.

    Raises NoSuchMomentError.
    """
    without_screen()
    base = prefs if prefs is not None else Settings()
    settings = replace(base, theme=look.theme, ui_scale=look.ui_scale)
    ctx = screenshot.make_context(look.size, settings)
    _share_drawings(ctx)
    surface = Surface(look.size)
    top = show_scene(ctx, scene, rules, seed, surface)
    screenshot.settle(ctx, top, surface)
    return top, surface


class _Shared:
    """The drawings of the last look: cards and cloth cost more than the screens made of them."""

    ctx: ClassVar[Context | None] = None


def _share_drawings(ctx: Context) -> None:
    """Take over what was drawn for the picture before, where it looks alike."""
    last = _Shared.ctx
    if last is not None and (last.metrics, last.settings) == (ctx.metrics, ctx.settings):
        ctx.fonts, ctx.painter, ctx.icons = last.fonts, last.painter, last.icons
        ctx.cardart, ctx.felt = last.cardart, last.felt
        ctx.painter.probe = ctx.painter.ink_probe = None
    _Shared.ctx = replace(ctx)


def show_scene(ctx: Context, scene: str, rules: Rules, seed: str, surface: Surface) -> Scene:
    """Put a screen on top, drawn on this surface as far as it needs to be.

    Raises NoSuchMomentError.
    """
    if scene not in MOMENTS:
        opened = screenshot.SCENES[scene](ctx)
        if opened.overlay and ctx.scenes.top is None:
            ctx.scenes.push(MenuScene(ctx))
        ctx.scenes.push(opened)
    else:
        moment = MOMENTS[scene]
        if rules == Rules():
            rules, seed = moment.example(), own_deal(scene, rules) or seed
        session = moments.demo_session(rules, seed)
        decide = moments.Careless() if seed == TOLD else None
        if not moments.play_until(session, moment.stop, decide):
            raise NoSuchMomentError(f"With these rules there is nothing to show as {scene!r}.")
        table = TableScene(ctx, session)
        ctx.scenes.push(table)
        screenshot.settle(ctx, table, surface)
        moment.show(table)
    top = ctx.scenes.top
    assert top is not None
    return top


@dataclass(frozen=True, slots=True)
class ShotMoment:
    """The moment where a game is stopped, and what is then put over the table.

    `example` stands for the Standard rules where those have no such moment. With `seed` it is
    always the same deal, because the coach's verdict on it is kept.
    """

    stop: Callable[[Session], bool]
    show: Callable[[TableScene], None] = lambda _table: None
    example: Callable[[], Rules] = Rules
    seed: str = ""


TOLD = "sample"
"""The game that the coach reviews, in which the person is careless."""
HINTED = "sample-1"
"""The game in which it gives a hint."""
ENDS = ("0", "seed")
"""Games at whose end the coach's best and worst moments are pictured."""


def own_deal(scene: str, rules: Rules) -> str:
    """The seed of the one deal that a screen shows with these rules; empty where any will do."""
    return MOMENTS[scene].seed if scene in MOMENTS and rules == Rules() else ""


def _scores(table: TableScene) -> None:
    table.screens.open_scores(latest=table.state.view.public.standings.history[-1])


def _review(
    table: TableScene, *, waiting: int = 0, hands: bool = False, again: bool = False,
    knows: bool = False, better: bool = False,
) -> None:  # fmt: skip
    state = table.state
    record = state.session.record(len(state.view.public.standings.history))
    assert record is not None
    coach = SampleCoach(record, state.seat, waiting=waiting)
    share = Share(lambda: "", lambda: "")
    on = (say("end-screen-next-deal"), lambda: None)
    source = ReviewSource(record, state.session.seats, state.seat, coach, on, share)
    scene = ReviewScene(state.ctx, source)
    scene.state.open_hands, scene.state.better_shown = hands, better
    state.ctx.scenes.push(scene)
    if again:
        scene.acts.try_again()
    if knows:
        scene.acts.ways.show_knowledge()


def _replay(table: TableScene, *, finished: bool = False) -> None:
    state, on = table.state, (say("end-screen-next-deal"), lambda: None)
    *_, before, now = state.view.public.standings.history
    replay = Replay(now.number + 1, lambda: None, say("knows-back"), before, on)
    state.ctx.scenes.pop()  # one table for a game
    scene = TableScene(state.ctx, state.session, replay=replay)
    state.ctx.scenes.push(scene)
    if finished:
        scene.screens.show(OpenScores(now, model=state.model))


def _report(table: TableScene, *, waiting: int) -> DealBoxes:
    """The coach's words on the last deal."""
    state = table.state
    record = state.session.record(len(state.view.public.standings.history))
    assert record is not None
    coach = SampleCoach(record, state.seat, waiting=waiting)
    source = ReviewSource(record, state.session.seats, state.seat, coach)
    report = DealReport(source, lambda _: None, partial(work_on, state.ctx))
    return DealBoxes(report.boxes, report.news)


def _deal_summary(table: TableScene, *, shown: Shown = Shown.DEAL, waiting: int = 0) -> None:
    state = table.state
    public, pars = state.view.public, SamplePars(state.view.rules)
    scene = ScoresScene(
        state.ctx, public, state.session.seats, state.seat, done=lambda: None,
        review=lambda _: None, luck=lambda: deal_lucks(public, pars, state.seat, lambda _: None),
        report=_report(table, waiting=waiting),
    )  # fmt: skip
    scene.side_panel = shown
    state.ctx.scenes.push(scene)


def _hint(table: TableScene, *, steps: int = 3) -> None:
    session = table.state.session
    assert isinstance(session, Session)
    advice = sample_advice(table.state.view)
    session.coach = SampleCoach(None, table.state.seat, advice=advice)
    for _ in range(steps):
        table.guide.hint()
        table.update(16.0)


def _uncover(table: TableScene) -> None:
    while table.ctx.scenes.top is not table:
        table.ctx.scenes.pop()


def _game_end(table: TableScene, *, learning: bool = False) -> None:
    state = table.state
    if isinstance(state.ctx.games, SampleGames):
        state.ctx.games.learning.waiting = learning
    result = state.view.public.result
    if result is not None:
        _uncover(table)
        last = state.session.record(len(state.view.public.standings.history))
        assert isinstance(state.session, Session)
        state.session.coach = SampleCoach(last, state.seat)
        table.screens.open_end(result)


def moon_of(model: TableModel, seat: int, before: tuple[Score, ...]) -> MoonRises:
    """The moon of a seat which has taken all hearts and the queen, from these totals on."""
    every = (*(Card(f"{rank}H") for rank in "23456789TJQKA"), QS)
    taken = tuple(every if index == seat else () for index in range(model.players))
    shot = replace(model, taken=taken, played=model.played - 1, totals=before)
    return MoonRises(seat, False, ms=1.0, model=shot)


def _moon(table: TableScene) -> None:
    """Another player has shot the moon: the new totals, and the way on."""
    _uncover(table)
    totals = table.state.view.public.standings.totals
    before = tuple(total if seat == 2 else total - 26 for seat, total in enumerate(totals))
    table.asker.rise_moon(moon_of(table.state.model, 2, before))


def _refuse_claim(table: TableScene) -> None:
    table.ctx.scenes.pop()
    table.state.submit(AnswerClaim(table.state.seat, False))


def _mark_some(table: TableScene) -> None:
    for card in table.state.model.hand[-2:]:
        table.turns.toggle(card)


def _playing(session: Session) -> bool:
    return moments.deals_counted(_DEALS_BEFORE)(session) and moments.IN_THE_MIDDLE(session)


def _after_some_deals(session: Session) -> bool:
    return moments.deals_counted(_DEALS_ON_THE_SHEET)(session) and bool(session.ask.seats)


MOMENTS = {
    "pass": ShotMoment(moments.asked(AskKind.PASS)),
    "play": ShotMoment(_playing),
    "last-trick": ShotMoment(_playing, lambda table: toggle_last(table.state)),
    "scores": ShotMoment(_after_some_deals, _scores),
    "deal-summary": ShotMoment(_after_some_deals, _deal_summary, seed=TOLD),
    "curtain": ShotMoment(
        _after_some_deals,
        lambda table: table.ctx.scenes.push(
            Curtain(table.ctx, table.state.session, 1, lambda: None)
        ),
    ),
    "deal-counting": ShotMoment(_after_some_deals, partial(_deal_summary, waiting=12), seed=TOLD),
    "deal-luck": ShotMoment(_after_some_deals, partial(_deal_summary, shown=Shown.LUCK), seed=TOLD),
    "hint": ShotMoment(_playing, _hint, seed=HINTED),
    "hint-first": ShotMoment(_playing, partial(_hint, steps=1), seed=HINTED),
    "review": ShotMoment(_after_some_deals, partial(_review, hands=True), seed=TOLD),
    "review-better": ShotMoment(
        _after_some_deals, partial(_review, hands=True, better=True), seed=TOLD
    ),
    "review-own-view": ShotMoment(_after_some_deals, _review, seed=TOLD),
    "review-running": ShotMoment(_after_some_deals, partial(_review, waiting=6), seed=TOLD),
    "review-try": ShotMoment(_after_some_deals, partial(_review, again=True), seed=TOLD),
    "review-knowledge": ShotMoment(_after_some_deals, partial(_review, knows=True), seed=TOLD),
    "replay": ShotMoment(_playing, _replay),
    "replay-end": ShotMoment(_playing, partial(_replay, finished=True)),
    "game-end": ShotMoment(lambda session: session.over, _game_end),
    "game-end-first": ShotMoment(lambda session: session.over, partial(_game_end, learning=True)),
    "moon": ShotMoment(lambda session: session.over, _moon),
    "open-hand": ShotMoment(STOPS["claim"][0], _refuse_claim, STOPS["claim"][1]),
    "scatter-chosen": ShotMoment(STOPS["scatter"][0], _mark_some, STOPS["scatter"][1]),
    **{name: ShotMoment(stop, example=rules) for name, (stop, rules) in STOPS.items()},
}
"""The moments of a game that can be pictured."""

SCENES = ("menu", *MOMENTS, *(name for name in screenshot.SCENES if name != "menu"))
"""Every screen that can be pictured."""


def scene_of(key: str, look: PictureLook, rules: Rules, seed: str) -> str | None:
    """The first sample screen for which the message is rendered; None where there is none.

    Raises KeyError for an unknown message.
    """
    if key not in catalogue(ENGLISH).patterns:
        raise KeyError(key)
    asked: set[str] = set()
    catalogues = {current(), catalogue(ENGLISH)}
    for messages in catalogues:
        messages.probe = asked.add
    try:
        return next((name for name in SCENES if _says(name, key, asked, look, rules, seed)), None)
    finally:
        for messages in catalogues:
            messages.probe = None


def _says(name: str, key: str, asked: set[str], look: PictureLook, rules: Rules, seed: str) -> bool:
    """Open a screen, and its accessible tree, which has labels that are not drawn."""
    asked.clear()
    try:
        opened(name, look, rules, seed)[0].accessible()
    except NoSuchMomentError:
        return False
    return key in asked
