"""The length of a trick, by the cues' own times and nobody's clock."""

from hearts_gui.config.settings import Settings
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import to_act
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.table.story.cues import Cue, Linger, PlayOut, Sweep, Think, blocks_for
from hearts_gui.ui.table.story.director import Pace
from tests.kits.watched import Watched


def shown_in_a_deal(pace: Pace) -> list[Cue]:
    """Every cue of the first deal, in order."""
    watched = Watched(preset("standard"), "pace", pace=pace)
    while not watched.session.view(0).public.standings.history:
        assert to_act(watched.session.game).kind is not AskKind.OVER
        watched.step()
        while watched.queue.busy:
            watched.queue.update(60_000.0)
            watched.queue.release()
    return watched.silent.begun


def tricks_of(cues: list[Cue]) -> list[list[Cue]]:
    """The cues from one sweep to the end of the next, the first trick left out."""
    tricks: list[list[Cue]] = []
    for cue in cues:
        if tricks:
            tricks[-1].append(cue)
        if isinstance(cue, Sweep):
            tricks.append([])
    return tricks[:-1]


def test_a_trick_takes_four_seconds_at_most() -> None:
    tricks = tricks_of(shown_in_a_deal(Pace()))
    assert len(tricks) == 12
    times = [sum(blocks_for(cue) for cue in trick) for trick in tricks]
    assert sum(times) / len(times) <= 4000


def test_each_opponent_takes_about_six_tenths_of_a_second() -> None:
    cues = shown_in_a_deal(Pace())
    plays = sum(isinstance(cue, PlayOut) and cue.play.seat != 0 for cue in cues)
    spent = sum(
        blocks_for(cue) for cue in cues
        if isinstance(cue, Think) or (isinstance(cue, PlayOut) and cue.play.seat != 0)
    )  # fmt: skip
    assert 450 <= spent / plays <= 650


def test_the_table_is_never_left_empty_after_a_sweep() -> None:
    for trick in tricks_of(shown_in_a_deal(Pace())):
        first = next(k for k, cue in enumerate(trick) if isinstance(cue, PlayOut))
        assert sum(blocks_for(cue) for cue in trick[:first]) == 0


def test_the_slower_pace_gives_time_to_look() -> None:
    usual = shown_in_a_deal(Pace())
    slow = shown_in_a_deal(Pace(Settings(pace="slow")))
    assert sum(map(blocks_for, slow)) > 1.4 * sum(map(blocks_for, usual))
    assert max(cue.ms for cue in slow if isinstance(cue, Linger)) > 900
    for trick in tricks_of(slow):
        lead = next(cue for cue in trick if isinstance(cue, PlayOut))
        if lead.play.seat != 0:
            assert isinstance(trick[trick.index(lead) - 1], Think)
