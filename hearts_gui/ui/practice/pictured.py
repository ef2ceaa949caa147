"""The lessons as pictures for How to play: the tricks of their first parts, solved, with words."""

from collections.abc import Sequence

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, ChargeCards, PassCards, PlayCard
from hearts_gui.engine.play.state import Trick
from hearts_gui.session.practice.course import Moment, advance, opening, right_answers, scripted
from hearts_gui.session.practice.lesson import ME, Lesson
from hearts_gui.session.setup.players import Human, Seating, one_human
from hearts_gui.ui.practice.goal_bar import words_of
from hearts_gui.wording.how_to_play import Chapter, RuleExample, Sign
from hearts_gui.wording.language.messages import say

MOST_TRICKS = 2
"""The number of tricks of a part that are pictured."""
SolvedStep = tuple[tuple[Card, ...], Action, Moment]
"""A hand, what is done with it, and the moment after that."""


def pictured(lessons: Sequence[Lesson]) -> tuple[Chapter, ...]:
    """A chapter for each lesson that is for everyone."""
    return tuple(_chapter(lesson) for lesson in lessons if lesson.basic)


def lesson_seats(players: int) -> Seating:
    """The person, and made-up names in the other seats."""
    return (Human(), *one_human(players, seed="lessons")[1:])


def _chapter(lesson: Lesson) -> Chapter:
    seats = lesson_seats(lesson.rules.players)
    names = [who.name for who in seats]
    key = lesson.words(0)
    sentences = (words_of((key,), names), words_of((f"{key}-yes", "lesson-yes"), names))
    moment = opening(lesson.rules, lesson.parts[0])
    portraits = tuple(who.portrait for who in seats)
    return Chapter(say(lesson.title), sentences, _examples(moment, portraits))


def _solved(moment: Moment) -> tuple[list[SolvedStep], Moment]:
    """The learner's decisions, each the first that reaches the goal, and the last moment."""
    decisions: list[SolvedStep] = []
    while not moment.over:
        action = scripted(moment)
        if action is None:
            hand = moment.view.own.hand
            action = right_answers(moment)[0]
            moment = advance(moment, action)
            decisions.append((hand, action, moment))
        else:
            moment = advance(moment, action)
    return decisions, moment


def _examples(moment: Moment, portraits: Sequence[str]) -> tuple[RuleExample, ...]:
    decided, end = _solved(moment)
    tricks = end.deal.tricks[moment.before :]
    hands = [(hand, action.card) for hand, action, _ in decided if isinstance(action, PlayCard)]
    if tricks:
        return tuple(
            _trick(trick, hand, card, portraits)
            for trick, (hand, card) in zip(tricks[:MOST_TRICKS], hands, strict=False)
        )
    hand, action, _ = decided[0]
    chosen: tuple[Card, ...] = ()
    if isinstance(action, PassCards):
        chosen = tuple(card for card, _ in action.gives)
    elif isinstance(action, ChargeCards):
        chosen = action.cards
    says = say("lesson-picture-chosen", cards=chosen)
    sign = Sign.PASS if isinstance(action, PassCards) else Sign.NONE
    lit = frozenset(card.text for card in chosen)
    return (RuleExample(says, hand=_texts(hand), lit=lit, sign=sign, who=(portraits[1],)),)


def _trick(
    trick: Trick, hand: tuple[Card, ...], own_card: Card, portraits: Sequence[str]
) -> RuleExample:
    """A trick as it lay, with the hand from which the learner's card came."""
    cards = tuple(play.card for play in trick.plays)
    winner = next(play.card for play in trick.plays if play.seat == trick.taker)
    return RuleExample(
        say("lesson-picture-trick", cards=cards, mine=own_card, winner=winner), table=_texts(cards),
        hand=_texts(hand) if len(hand) > 1 else (), lit=frozenset({own_card.text}),
        winner=winner.text,
        who=tuple("you" if play.seat == ME else portraits[play.seat] for play in trick.plays),
    )  # fmt: skip


def _texts(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.text for card in cards)
