"""Shows each cue on the tabletop: which cards fly, what sounds, which effects run."""

from collections.abc import Callable, Mapping
from typing import assert_never

from hearts_gui.engine.cards import QS, Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import takes
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.ui.draw.icons import Mood
from hearts_gui.ui.table.nodes import dealing, tricks
from hearts_gui.ui.table.nodes.dealing import drawn_by
from hearts_gui.ui.table.nodes.effects import BREAK_MS, BreakingHearts, Rising, Shake
from hearts_gui.ui.table.nodes.plate_info import resting
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import Cue, TableModel

# The faces that change as something happens, from public facts only. A face that depended on a
# hidden card would be a tell, so nothing here uses a hand.

# How long a face holds what it shows, in milliseconds.
HOLD, SHOCK, BLINK = 1100.0, 700.0, 110.0
PLAYS_PER_BLINK = 3
"""A calm player blinks once in this many plays, and only in a frame that a flying card redraws."""
Feeling = tuple[tuple[Mood, float], ...]
"""The moods that a face goes through, each with how long it lasts in milliseconds."""


def feelings(rules: Rules, cue: Cue, before: TableModel) -> Mapping[int, Feeling]:
    """The faces that a cue changes, by seat."""
    match cue:
        case cue_types.PlayOut(play):
            return _high_spade(rules, play, cue.model) or _blink(rules, play, cue.model)
        case cue_types.QueenFalls():
            return _queen(rules, cue.model)
        case cue_types.BreakHearts():
            return _broken(rules, cue.model.trick)
        case cue_types.Count(seat, _, bad, queen):
            if not bad:
                return {seat: ((Mood.PLEASED, HOLD),)}
            shock = ((Mood.SHOCKED, SHOCK),) if queen else ()
            return {seat: (*shock, (Mood.WORRIED, HOLD))}
        case cue_types.Sweep(int(seat)):
            clean = cue.model.points(rules, seat) == before.points(rules, seat)
            return {seat: ((Mood.PLEASED, HOLD),)} if clean and cue.model.broken else {}
        case _:
            return {}


def known_taker(rules: Rules, model: TableModel) -> int | None:
    """The seat that takes a trick in which all have played."""
    return _taker(rules, model.trick) if len(model.trick) == model.players else None


def _taker(rules: Rules, trick: tuple[Play, ...]) -> int | None:
    """The seat that takes the trick if no further card changes that."""
    index = takes(rules, trick, trick[0].suit) if trick else None
    return None if index is None else trick[index].seat


def _high_spade(rules: Rules, play: Play, model: TableModel) -> Mapping[int, Feeling]:
    """A player who puts ace or king of spades on the table while the queen is out may worry."""
    if QS not in penalty_faces(rules, model.penalty_suit) or play.card.suit is not Suit.SPADES:
        return {}
    taken = [card for cards in model.taken for card in cards]
    taken += [played.card for played in model.trick]
    if play.card.rank <= QS.rank or any(card.face is QS for card in taken):
        return {}
    return {play.seat: ((Mood.WORRIED, HOLD),)}


def _blink(rules: Rules, play: Play, model: TableModel) -> Mapping[int, Feeling]:
    """The face of the last player blinks sometimes."""
    calm = resting(rules, model, play.seat) is Mood.CALM
    due = (len(model.trick) + sum(model.tricks) + play.seat) % PLAYS_PER_BLINK == 0
    return {play.seat: ((Mood.BLINK, BLINK),)} if calm and due else {}


def _broken(rules: Rules, trick: tuple[Play, ...]) -> Mapping[int, Feeling]:
    """A player who breaks hearts is happy about it; the one who would take the heart is not."""
    breaker, taker = (trick[-1].seat if trick else None), _taker(rules, trick)
    if breaker is None or taker is None or breaker == taker:
        return {}
    return {breaker: ((Mood.PLEASED, HOLD),), taker: ((Mood.WORRIED, HOLD),)}


def _queen(rules: Rules, model: TableModel) -> Mapping[int, Feeling]:
    """The faces when the queen of spades is played: all are shocked except her giver."""
    giver = next((p.seat for p in reversed(model.trick) if p.card.face is QS), None)
    taker = _taker(rules, model.trick)
    feelings: dict[int, Feeling] = dict.fromkeys(range(model.players), ((Mood.SHOCKED, SHOCK),))
    if taker is not None:
        feelings[taker] += ((Mood.WORRIED, HOLD),)
    if giver is not None and giver != taker:
        feelings[giver] = ((Mood.PLEASED, HOLD),)
    return feelings


class TablePerformer:
    """Begins cues on the tabletop, on a new one after a resize; `tell` gets every cue."""

    tabletop: Tabletop

    def __init__(self, tell: Callable[[Cue], None], rules: Rules) -> None:
        self._tell, self._rules = tell, rules

    # -- the queue's side

    def begin(self, cue: Cue, before: TableModel) -> None:
        """Start showing a cue."""
        table = self.tabletop
        self._perform(table, cue, before)
        if table.ctx.settings.speed:
            for seat, feeling in feelings(self._rules, cue, before).items():
                if not (table.still and feeling[0][0] is Mood.BLINK):
                    table.seats.plate(seat).feel(feeling)
        self._tell(cue)

    def skip(self, cue: Cue, before: TableModel) -> None:
        """Skip a cue: its words are said anyway, and new cards count as new."""
        if isinstance(cue, cue_types.DrawCard):
            self.tabletop.handling.drawn |= frozenset(drawn_by(cue, before))
        self._tell(cue)

    def settle(self, model: TableModel) -> None:
        """Show this content at rest."""
        self.tabletop.settle(model)

    def go_back(self, before: TableModel, model: TableModel) -> None:
        """Let played cards fly back to their hands."""
        self.tabletop.settle(before)
        tricks.go_back(self.tabletop, before, model)

    # -- what is seen

    def _perform(self, table: Tabletop, cue: Cue, before: TableModel) -> None:
        match cue:
            case cue_types.DealOut():
                dealing.deal_out(table, cue)
            case cue_types.TurnUp():
                dealing.turn_up(table, cue)
            case cue_types.SortHand():
                dealing.sort_hand(table, cue)
            case cue_types.Exchange():
                dealing.exchange(table, cue, before)
            case cue_types.PlayOut():
                tricks.play_out(table, cue)
            case cue_types.Reveal():
                tricks.reveal(table, cue)
            case cue_types.QueenFalls():
                tricks.queen_falls(table, cue, known_taker(self._rules, cue.model))
            case cue_types.Gather():
                tricks.gather(table, cue)
            case cue_types.Sweep():
                tricks.sweep(table, cue, before)
            case cue_types.BreakHearts():
                break_hearts(table, cue)
            case cue_types.Count():
                count(table, cue)
            case cue_types.KittyGoes() | cue_types.Bury() | cue_types.DrawCard():
                table.handling.drawn |= frozenset(drawn_by(cue, before))
                dealing.move(table, cue, before)
            case cue_types.Attend():
                attend(table, cue, before)
            case (
                cue_types.Change() | cue_types.Think() | cue_types.Linger() | cue_types.MoonRises()
                | cue_types.OpenScores() | cue_types.GameOver() | cue_types.Say()
            ):  # fmt: skip
                table.show(cue.model)
            case _:
                assert_never(cue)


def attend(table: Tabletop, cue: cue_types.Attend, before: TableModel) -> None:
    """Show who decides."""
    now = cue.model
    table.handling.seen_received = table.handling.seen_received and bool(now.received)
    table.show(now)
    if now.my_turn and not before.my_turn and now.ask.kind is AskKind.PLAY:
        table.ctx.sound.play("your-turn")


def break_hearts(table: Tabletop, cue: cue_types.BreakHearts) -> None:
    """The heart in the felt breaks, beside the play."""
    table.ctx.sound.play("hearts-broken")
    table.model = cue.model
    table.say_broken()
    if table.still or cue.ms <= 0:
        table.show_marks()
        return
    speed = BREAK_MS / cue.ms
    table.effects.add(BreakingHearts(table.ctx, table.stage, table.heart, table.broken_pill, speed))


def count(table: Tabletop, cue: cue_types.Count) -> None:
    """Points rise from a plate, which shakes when it got the queen."""
    if cue.ms <= 0:
        return
    ctx, plate = table.ctx, table.seats.plate(cue.seat)
    if cue.seat == cue.model.seat and cue.bad:
        ctx.sound.play("points")
    elif cue.bad and ctx.settings.more_cues:
        ctx.sound.play("points-others", table.side(cue.seat))
    if ctx.settings.show_points == "full":
        table.effects.add(Rising(ctx, table.stage, cue.points, plate.box, cue.ms, bad=cue.bad,
                                 pill=cue.queen))  # fmt: skip
    last = cue.model.last
    if cue.queen and not (last is not None and last.plays[-1].card.face is QS):
        # If she was the last card, her taker was known and the plate has already shaken.
        table.effects.add(Shake(plate, max(1.0, 700.0 / cue.ms), still=table.still))
