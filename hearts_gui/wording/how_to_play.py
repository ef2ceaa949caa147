"""The rules as the help screen shows them: headings, sentences, and examples to draw."""

from dataclasses import dataclass
from enum import Enum

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.choices import HeartsLead, MoonEffect, MoonNeeds, PassToken, Sun
from hearts_gui.engine.rules.passing import pass_size
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import bonus_faces, face_points, penalty_faces
from hearts_gui.wording.describe import Section, describe
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.say_values import pack_faces
from hearts_gui.wording.score_texts import score_size, score_text
from hearts_gui.wording.variants import rules_title, variant_of


class Sign(Enum):
    """The words beside the cards."""

    NONE = ""
    PASS = "pass"
    BROKEN = "broken"
    MOON = "moon"


@dataclass(frozen=True, slots=True)
class RuleExample:
    """Cards on the table, the first one led, and cards in a hand.

    `lit` may be played or is chosen; with `dim` the rest of the hand may not. `winner` is the card
    on the table that takes the trick. `points` are shown under the cards of a row; `who` names the
    portraits of those who played them.
    """

    says: str
    table: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    lit: frozenset[str] = frozenset()
    dim: bool = False
    winner: str = ""
    points: tuple[str, ...] = ()
    sign: Sign = Sign.NONE
    who: tuple[str, ...] = ()


_TO_ONE = frozenset({
    PassToken.L, PassToken.R, PassToken.A, PassToken.L2, PassToken.R2, PassToken.L3, PassToken.R3,
})  # fmt: skip
_HAND = ("5C", "9C", "JC", "4D", "TD", "QS", "KS", "AH")
_GIVEN = ("QS", "KS", "AH", "TD", "JC", "9C", "4D", "5C")
_TRICK = ("7D", "QD", "3D", "4S")
_MOST_WORTH, _MOST_MOON = 5, 16


def examples(section: Section, rules: Rules) -> tuple[RuleExample, ...]:
    """The pictures of a part of the rules; empty where there is nothing typical to show."""
    match section:
        case Section.PASSING:
            return _passing(rules)
        case Section.LEADING:
            return (*_following(rules), *_broken(rules))
        case Section.TRICKS:
            return _trick(rules)
        case Section.VALUES:
            return _values(rules)
        case Section.MOON:
            return _moon(rules)
        case _:
            return ()


def _in_pack(rules: Rules, *cards: str) -> tuple[str, ...]:
    pack = pack_faces(rules)
    return tuple(card for card in cards if Card(card) in pack)


def _passing(rules: Rules) -> tuple[RuleExample, ...]:
    token = next((token for token in rules.pass_cycle if token in _TO_ONE), None)
    if token is None:
        return ()
    forbidden = {Card(face) for face in rules.pass_forbid}
    shown = [card for card in _in_pack(rules, *_GIVEN) if Card(card) not in forbidden]
    lit = frozenset(shown[: pass_size(rules, token)])
    says = say("example-pass")
    return (RuleExample(says, hand=_in_pack(rules, *_HAND), lit=lit, sign=Sign.PASS),)


def _following(rules: Rules) -> tuple[RuleExample, ...]:
    led, hand = _in_pack(rules, "8C"), _in_pack(rules, "3C", "JC", "4D", "KD", "9S", "5H")
    clubs = frozenset(card for card in hand if Card(card).suit is Suit.CLUBS)
    if not led or not clubs:
        return ()
    says = say("example-follow")
    return (RuleExample(says, table=led, hand=hand, lit=clubs, dim=True),)


def _broken(rules: Rules) -> tuple[RuleExample, ...]:
    if rules.hearts_lead is not HeartsLead.BROKEN:
        return ()
    table = _in_pack(rules, "9D", "KD", "6H")[: rules.players]
    if "6H" not in table:
        return ()
    says = say("example-broken")
    return (RuleExample(says, table=table, lit=frozenset({"6H"}), sign=Sign.BROKEN),)


def _trick(rules: Rules) -> tuple[RuleExample, ...]:
    table = _in_pack(rules, *_TRICK)[: rules.players]
    if table[:2] != _TRICK[:2]:
        return ()
    return (RuleExample(say("example-trick"), table=table, winner="QD"),)


def _values(rules: Rules) -> tuple[RuleExample, ...]:
    points = {face: worth for face, worth in face_points(rules).items() if _plain(face)}
    by_worth: dict[str, list[Card]] = {}
    for face in sorted(points, key=lambda face: (-abs(score_size(points[face])), -face.rank)):
        by_worth.setdefault(score_text(points[face]), []).append(face)
    shown = [(faces[0], worth) for worth, faces in by_worth.items()][:_MOST_WORTH]
    spare = _MOST_WORTH - len(shown)
    if shown:
        longest = max(by_worth, key=lambda worth: len(by_worth[worth]))
        index = next((k for k, (_, worth) in enumerate(shown) if worth == longest), len(shown))
        more = [(face, longest) for face in by_worth[longest][1 : 1 + spare]]
        shown[index + 1 : index + 1] = more
    if not shown:
        return ()
    cards = tuple(face.text for face, _ in shown)
    worth = tuple(worth for _, worth in shown)
    return (RuleExample(say("example-values"), table=cards, points=worth),)


def _plain(face: Card) -> bool:
    return face.suit is not None and not face.is_joker and face.rank > 0


def _moon(rules: Rules) -> tuple[RuleExample, ...]:
    if rules.moon_effect is MoonEffect.NONE:
        return ()
    wanted = {
        MoonNeeds.ALL_PENALTIES: penalty_faces(rules),
        MoonNeeds.WITH_BONUS: penalty_faces(rules) | bonus_faces(rules),
    }.get(rules.moon_needs, frozenset())
    pack = pack_faces(rules)
    faces = sorted(face for face in wanted if _plain(face) and face in pack)
    if not 0 < len(faces) <= _MOST_MOON:
        return ()
    says = say("example-moon")
    return (RuleExample(says, hand=tuple(face.text for face in faces), sign=Sign.MOON),)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A titled list of sentences on the help screen, with pictures of what they mean."""

    title: str
    sentences: tuple[str, ...]
    examples: tuple[RuleExample, ...] = ()


def chapters(rules: Rules) -> tuple[Chapter, ...]:
    """Every part of the rules in the order in which a newcomer needs them.

    Other rules than Standard are named first. The sentence on who wins comes right after the aim.
    """
    own = variant_of(rules)
    which = Chapter(rules_title(rules), () if own is None else (own.line,))
    sentences: dict[Section, list[str]] = {Section.AIM: [], Section.END: []}
    for sentence in describe(rules):
        sentences.setdefault(sentence.section, []).append(sentence.text)
    parts = ((part, tuple(texts)) for part, texts in sentences.items() if texts)
    named = () if rules == Rules() else (which,)
    return (*named, *(Chapter(_title(part, rules), texts, examples(part, rules))
                      for part, texts in parts))  # fmt: skip


def _title(part: Section, rules: Rules) -> str:
    """The heading of a part; the sun is named only where the rules have one."""
    if part is Section.MOON and rules.sun is Sun.OFF:
        return say("help-moon")
    return part.heading
