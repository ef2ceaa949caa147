"""False claims about puzzles, which the verifier has to notice."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from hearts_gui.ai.coach.models import classes
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleTheme, Tier, labelled
from hearts_gui.session.practice.whole_deal import cards_of_letters, letters_of

MANY = 60
"""False claims of each kind."""


def wrong_best_cards(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """One of the worse cards is called the best one."""
    for puzzle in puzzles:
        if puzzle.tier is Tier.CLEAR:
            view, right = puzzle.view(), cards_of_letters(puzzle.best)
            legal = legal_plays(view.rules, view.deal, view.own)
            for card in (card for card in legal if card not in right):
                kind = next(kind for kind in classes(view) if card in kind)
                yield replace(puzzle, best=letters_of(kind), rivals=puzzle.best[0])


def wrong_counts(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """The best card is said to be ahead by another number of points."""
    draw = random.Random(1)
    for puzzle in puzzles:
        if puzzle.tier is Tier.PROVED:
            off = draw.choice((-1, 1)) * draw.choice((0.02, 0.1, 0.5, 2.0))
            yield replace(puzzle, gap=round(puzzle.gap + off, 2))


def impossible_deals(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """A seat that was out of a suit is given a card of it, a card comes twice, a hand is short."""
    for number, each in enumerate(puzzles):
        parts = each.position.split(" ")
        hands = parts[3].split(".")
        if number % 3 == 0:
            made = _with_the_suit(each, hands)
            if made is None:
                continue
            hands = made
        elif number % 3 == 1:
            hands[0] = hands[1][0] + hands[0][1:]
        else:
            hands[2] = hands[2][:-1]
        position = " ".join([*parts[:3], ".".join(hands), *parts[4:]])
        yield replace(each, position=position)


def _with_the_suit(puzzle: Puzzle, hands: list[str]) -> list[str] | None:
    """The hands with a card exchanged so that a seat had the suit that it did not follow."""
    view = puzzle.view()
    played = {play.card for trick in view.deal.tricks for play in trick.plays}
    passed = puzzle.position.split(" ")[4]
    for seat, suit in view.deal.voids:
        for other, hand in enumerate(hands):
            give, take = (
                [
                    letter for letter in letters if letter not in passed
                    for card in cards_of_letters(letter)
                    if card not in played and (letters is not hand or card.suit is suit)
                ]
                for letters in (hands[seat], hand)
            )  # fmt: skip
            if other != seat and give and take:
                changed = list(hands)
                changed[other] = hand.replace(take[0], give[0])
                changed[seat] = hands[seat].replace(give[0], take[0])
                return changed
    return None


def equal_cards_called_worse(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """One of two equal cards is said to be clearly better."""
    for puzzle in puzzles:
        if puzzle.tier is Tier.EVEN and not puzzle.counted:
            one, other = puzzle.best[0], puzzle.best[1]
            yield replace(puzzle, tier=Tier.CLEAR, best=one, rivals=other, gap=2.5)
            yield replace(puzzle, tier=Tier.CLEAR, best=other, rivals=one, gap=2.5)
        elif puzzle.tier is Tier.CLEAR and len(puzzle.best) > 1:
            yield replace(puzzle, best=puzzle.best[0], rivals=puzzle.best[1:])
        elif puzzle.tier is Tier.CLEAR:
            for kind in (kind for kind in classes(puzzle.view()) if len(kind) > 1):
                yield replace(puzzle, best=letters_of(kind[:1]), rivals=letters_of(kind[1:]))


def wrong_themes(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """It is said to be another kind of decision."""
    for puzzle in puzzles:
        for theme in PuzzleTheme:
            if theme is not puzzle.theme:
                yield replace(puzzle, theme=theme)


def motifs_that_are_not_there(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """A motif is claimed that the best card does not have, alone or together with others."""
    draw = random.Random(2)
    for puzzle in puzzles:
        there = labelled(puzzle).motifs
        if puzzle.even or puzzle.tier is Tier.CLEAR:
            false = draw.choice([motif for motif in Motif if motif not in there])
            yield replace(puzzle, motifs=(false,))
            yield replace(puzzle, motifs=(*there, false))


def lines_that_do_not_go_on(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """A position is said to be the next choice after a puzzle of another deal."""
    alone = [puzzle for puzzle in puzzles if not puzzle.later and not puzzle.even]
    for puzzle in puzzles:
        if puzzle.later:
            yield from (replace(puzzle, id=other.next_id) for other in alone[::10])


PLANTED: dict[str, Callable[[Sequence[Puzzle]], Iterator[Puzzle]]] = {
    "best card": wrong_best_cards,
    "count": wrong_counts,
    "deal": impossible_deals,
    "equal": equal_cards_called_worse,
    "theme": wrong_themes,
    "motif": motifs_that_are_not_there,
    "line": lines_that_do_not_go_on,
}


def planted(kind: str, puzzles: Sequence[Puzzle], many: int = MANY) -> list[Puzzle]:
    """This many false claims of a kind, about puzzles that are drawn evenly."""
    every = list(PLANTED[kind](puzzles))
    assert len(every) >= many, f"only {len(every)} false claims of the kind {kind}"
    return random.Random(f"planted/{kind}").sample(every, many)
