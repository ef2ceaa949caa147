"""What one number on the score sheet is made of, line by line."""

from collections.abc import Sequence

from hearts_gui.engine.cards import Card
from hearts_gui.engine.score.scores import DealScore, Line
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments

MOST_CARDS = 7


def card_sign(card: Card) -> str:
    """A card in two or three signs: "Q♠"."""
    return say("sheet-card", **card_arguments(card))


def cards_signs(cards: Sequence[Card]) -> str:
    """Cards in signs; many of them only counted."""
    if len(cards) > MOST_CARDS:
        return say("cards", n=len(cards))
    return " ".join(card_sign(card) for card in cards)


def line_text(line: Line) -> str:
    """One line: what, which cards, how much."""
    return say(
        "sheet-line", kind=line.kind, shown=bool(line.cards), cards=cards_signs(line.cards),
        score=line.points,
    )  # fmt: skip


def deal_lines(deal: DealScore, seat: int, level: str = "") -> tuple[str, ...]:
    """Everything that a deal counted for a seat, its counters last; then as which level it played,
    where that changes from deal to deal."""
    lines = [line_text(line) for line in deal.lines[seat]] or [say("sheet-nothing")]
    if deal.counters:
        lines.append(say("sheet-counters", gain=deal.counters[seat], stock=deal.stocks[seat]))
    if seat in deal.adjusted:
        lines.append(say("sheet-jumped", total=deal.totals[seat]))
    if level:
        lines.append(say("sheet-played-as", level=say(f"level-{level}")))
    return tuple(lines)
