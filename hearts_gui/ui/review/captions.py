"""What is said of the decision that is looked at: in labels over the hand, and aloud."""

from dataclasses import replace

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Label
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Theme
from hearts_gui.ui.review.moments import reason_text
from hearts_gui.ui.review.source import cards_of, halves, loss_text
from hearts_gui.ui.review.state import ReviewState, label_word
from hearts_gui.ui.small_table.pills import Pill
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments


def said_pills(state: ReviewState, theme: Theme) -> tuple[Pill, ...]:
    """The pills: what was played and what would have been better, or what is looked for."""
    if state.trying is not None:
        return (Pill(state.trying.prompt, theme.accent, icon=Icon.BULB),)
    grade, decision = state.grade, state.cell.decision
    if state.step is not None or decision is None:
        return ()
    played = cards_of(decision.action)
    if grade is None or not grade.real:
        return (Pill(_nothing_to_say(state), theme.text2),)
    if not played or len(played) > 1:
        return (_verdict(theme, grade, label_word(grade)),)
    what = say("review-you-played", **card_arguments(played[0]))
    here = replace(_verdict(theme, grade, say("review-played-here")), card=played[0],
                   told=_verdict(theme, grade, what).text)  # fmt: skip
    if not grade.wrong:
        return (here,)
    (best, *_) = cards_of(grade.best)
    better = Pill(say("review-better-here"), theme.accent, icon=Icon.CHECK, card=best,
                  told=say("review-better", **card_arguments(best)))  # fmt: skip
    return (better, here)


def _nothing_to_say(state: ReviewState) -> str:
    waiting = state.grade is None and state.pending
    return say("review-waiting" if waiting else "review-no-choice")


def _verdict(theme: Theme, grade: Grade, what: str) -> Pill:
    if grade.wrong or grade.label is Label.GREAT:
        ink = theme.ok if grade.label is Label.GREAT else theme.heart
        return Pill(f"{what}   {loss_text(grade)}", ink, label=grade.label)
    return Pill(what, theme.ok, icon=Icon.CHECK)


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
    made = [say("aloud-decision-graded", place=state.cell.title, label=label_word(grade),
                lost=lost)]  # fmt: skip
    played, best = cards_of(decision.action), cards_of(grade.best)
    if played and not grade.wrong:
        made.append(say("aloud-you-played", cards=played))
    elif played and best:
        made.append(say("aloud-better", cards=played, best=best))
    return (*made, *filter(None, (reason_text(grade),)))
