"""The final table in words: who came where, who won and why the game is over; no pixels."""

from dataclasses import dataclass

from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import End, Ranking
from hearts_gui.engine.score.endings import fixed_sides, has_passed
from hearts_gui.engine.score.scores import Amount, EndReason, GameResult
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.screens.sheet.facts import badness_of, end_limit, make_sheet, totals_of
from hearts_gui.ui.screens.sheet.story import deeds
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text


@dataclass(frozen=True, slots=True)
class FinalPlace:
    """One line of the final table.

    `said` is the place in words, where it counts for something; `notes` what else is worth
    saying, the most important first.
    """

    seat: int
    place: int
    said: str
    name: str
    portrait: str
    total: str
    notes: tuple[str, ...]


def final_table(result: GameResult, public: PublicGame, seats: Seating) -> tuple[FinalPlace, ...]:
    """The players by place, each with what is worth saying."""
    rules, standings = public.rules, public.standings
    totals = totals_of(rules, result.totals, standings.stocks)
    sides = make_sheet(public, 0).notes if fixed_sides(rules) else ("",) * rules.players
    counts = rules.ranking is Ranking.FULL
    rows = []
    for seat, who in enumerate(seats):
        paid = paid_text(result.settlement[seat]) if result.settlement else ""
        notes = tuple(part for part in (sides[seat], paid, *deeds(public, seat)) if part)
        rows.append(
            FinalPlace(
                seat=seat,
                place=result.places[seat],
                said=say("place", n=result.places[seat])
                if counts or seat in result.winners
                else "",
                name=who.name,
                portrait=who.portrait,
                total=score_text(totals[seat]),
                notes=notes,
            )
        )

    def order(entry: FinalPlace) -> tuple[int, Amount, int]:
        return (entry.place, badness_of(rules, totals[entry.seat]), entry.seat)

    return tuple(sorted(rows, key=order))


def paid_text(amount: Amount) -> str:
    """What the settlement gives or takes."""
    variant = "nothing" if amount == 0 else "receives" if amount > 0 else "pays"
    return say("sheet-paid", way=variant, amount=abs(amount))


def headline(result: GameResult, seats: Seating, me: int) -> str:
    """The sentence that says who won."""
    names = [seats[seat].name for seat in result.winners if seat != me]
    key = "sheet-won-by-you" if me in result.winners else "sheet-won"
    return say(key, n=len(names), names=names)


def reason_line(result: GameResult, public: PublicGame, seats: Seating, me: int) -> str:
    """Why the game is over."""
    deals = len(public.standings.history)
    if result.reason is not EndReason.SCORE:
        return say(f"sheet-over-{result.reason}", n=deals)
    rules = public.rules
    there = [seat for seat, total in enumerate(result.totals) if has_passed(rules, total)]
    names = [say("sheet-you") if seat == me else seats[seat].name for seat in there]
    who = "you" if there == [me] else "you-too" if me in there else "several"
    if len(there) < 2 and who == "several":
        who = "one" if there else "nobody"
    return say(
        "sheet-over-score", n=deals, who=who, names=names, past=rules.end is End.EXCEED,
        limit=end_limit(rules),
    )  # fmt: skip
