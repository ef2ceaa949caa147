"""The texts about the decision on screen: in labels over the hand, and aloud."""

from collections.abc import Callable

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import cards_of
from hearts_gui.session.game.seen import outcome
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Theme
from hearts_gui.ui.review.moments import reason_text
from hearts_gui.ui.review.source import halves, loss_text
from hearts_gui.ui.review.state import ReviewState, label_word
from hearts_gui.ui.small_table.pills import Pill
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.score_texts import score_size, score_text


def said_pills(
    state: ReviewState, theme: Theme, choose: Callable[[bool], None]
) -> tuple[Pill, ...]:
    """What was played and what would have been better, or what is looked for.

    `choose` shows the trick as it was, or as it would have ended with the better card.
    """
    if state.trying is not None:
        return (Pill(state.trying.prompt, theme.accent, icon=Icon.BULB),)
    grade, decision = state.grade, state.cell.decision
    if state.step is not None or decision is None:
        return ()
    played = cards_of(decision.action)
    if grade is None or not grade.real:
        return (Pill(_nothing_to_say(state), theme.text2),)
    ink = theme.heart if grade.wrong else theme.ok
    label = grade.label if grade.wrong or grade.label is Mark.GREAT else None
    icon = None if label is not None else Icon.CHECK
    if len(played) != 1:
        return (
            Pill(label_word(grade), ink, label, icon, result=loss_text(grade), costs=grade.wrong),
        )
    (card,) = played
    two = grade.wrong
    here = Pill(
        say("review-played-here", card=_sign(card)), ink, label, icon, card,
        *_result(state, card, loss_text(grade)),
        say("review-you-played", **card_arguments(card), label=label_word(grade)),
        (lambda: choose(False)) if two else None, chosen=two and not state.better_shown,
    )  # fmt: skip
    if not two:
        return (here,)
    (best, *_) = cards_of(grade.best)
    better = Pill(
        say("review-better-here", card=_sign(best)), theme.accent, None, Icon.CHECK, best,
        *_result(state, best), say("review-better", **card_arguments(best)),
        lambda: choose(True), chosen=state.better_shown,
    )  # fmt: skip
    return (better, here)


def _sign(card: Card) -> str:
    return say("sheet-card", **card_arguments(card))


def _result(state: ReviewState, card: Card, unknown: str = "") -> tuple[str, bool]:
    """What the trick brings with a card, and whether that is bad."""
    result = outcome(state.source.record, state.cell.step, card)
    if result is None:
        return unknown, bool(unknown)
    points = result.costs(state.source.seat)
    return say("review-result", n=points, points=score_text(points)), score_size(points) > 0


def _nothing_to_say(state: ReviewState) -> str:
    waiting = state.grade is None and state.pending
    return say("review-waiting" if waiting else "review-no-choice")


def review_told(state: ReviewState) -> tuple[str, ...]:
    """The decision for those who listen: where, how good, what was better, and why."""
    if state.trying is not None:
        return (state.trying.prompt,)
    grade, decision = state.grade, state.cell.decision
    if decision is None:
        return (state.title(), *state.summary())
    if grade is None or not grade.real:
        return (say("aloud-decision", place=state.cell.title, label=_nothing_to_say(state)),)
    lost = halves(grade.loss) if grade.wrong else "none"
    sentences = [say("aloud-decision-graded", place=state.cell.title, label=label_word(grade),
                     lost=lost)]  # fmt: skip
    played, best = cards_of(decision.action), cards_of(grade.best)
    if played and not grade.wrong:
        sentences.append(say("aloud-you-played", cards=played))
    elif played and best:
        sentences.append(say("aloud-better", cards=played, best=best))
    return (*sentences, *filter(None, (reason_text(grade),)))
