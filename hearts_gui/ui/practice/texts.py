"""The sentences about a puzzle and about the person who solves it."""

from hearts_gui.session.practice.puzzle import PuzzleBook
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.ui.practice.queue import PuzzleQueue
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import decimal_text

ENOUGH = 10
"""The number of answers that are needed before a rating says something."""
WORLDS = 4000
"""The number of deals in which a puzzle of the middle game was measured."""


def standing_text(queue: PuzzleQueue, book: PuzzleBook) -> str:
    """The player's results so far."""
    storm, series = queue.storm, queue.series
    if storm is not None:
        minutes, seconds = divmod(storm.seconds, 60)
        clock = f"{minutes}:{seconds:02}"
        return say("puzzle-clock", clock=clock, solved=storm.solved, missed=storm.missed)
    if series is not None:
        number, of = series.place
        return say("puzzle-series", at=number, of=of)
    if queue.only_own:
        solved = sum(book.own_solved.get(puzzle.id, False) for puzzle in queue.own)
        return say("puzzle-own-standing", n=solved, of=len(queue.own))
    if book.rated < ENOUGH:
        return say("puzzle-standing-early", n=book.rated, of=ENOUGH, streak=book.streak)
    rating, _ = book.rating
    return say("puzzle-standing", rating=round(rating), streak=book.streak)


def band_text(run: PuzzleRun, *, detail: bool = False) -> str:
    """The ground for the answer: a proof, or a gap; in detail with its error."""
    answered, puzzle = run.outcome, run.puzzle
    assert answered is not None
    gap, error = decimal_text(answered.gap), decimal_text(answered.error)
    measured = {"gap": gap, "error": error, "detail": detail}
    if puzzle.even and puzzle.counted:
        same = round(answered.gap, 2) == 0
        return say(
            "puzzle-proof-even", n=answered.deals, gap=decimal_text(answered.gap, 2), same=same
        )
    if puzzle.counted:
        better = run.signs().count(1)
        return say("puzzle-proof", n=answered.deals, better=better, all=better == answered.deals)
    if puzzle.even:
        return say("puzzle-measured-even", n=WORLDS, **measured)
    if not puzzle.rated:
        return say("puzzle-coach-gap", **measured)
    return say("puzzle-measured", n=WORLDS, **measured)


def right_text(run: PuzzleRun) -> str:
    """Which card is right, or that none is."""
    answered = run.outcome
    assert answered is not None
    if answered.even:
        return say("puzzle-right-even", cards=answered.alike)
    if run.puzzle.counted:
        return say("puzzle-right", n=len(answered.right), cards=answered.right)
    return say("puzzle-right-alike", n=len(answered.right), cards=answered.right)


def reason_text(run: PuzzleRun) -> str | None:
    """Why it is right, as far as that can be said in a sentence that is true."""
    reason = run.reason
    return None if reason is None else message_text(reason)


def proof_text(run: PuzzleRun) -> str:
    """Position, answer and how it is known, to be copied."""
    reason = reason_text(run)
    lines = [run.puzzle.id, run.puzzle.position, right_text(run), band_text(run, detail=True)]
    return "\n".join(lines if reason is None else [*lines, reason])
