"""Events in words: an event, the end of a game, and a whole deal as plain text."""

from collections.abc import Iterator, Sequence

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import End, ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.scores import Amount
from hearts_gui.wording.describe import limit
from hearts_gui.wording.language.figures import MINUS
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text


def _of_deal(public: PublicGame, key: str, **more: str) -> str:
    """A message about the deal and how the game ends."""
    deal, rules = public.deal, public.rules
    number = max(1, deal.number if deal is not None else len(public.standings.history))
    named = {"end": rules.end, "limit": limit(rules), "score": rules.score_dir}
    return say(key, number=number, **named, **more)


def deal_pill(public: PublicGame) -> str:
    """ "Deal 4 · to 100"; "Deal 4 of 10" where a number of deals is agreed."""
    return _of_deal(public, "ending-deal")


def deal_pills(public: PublicGame, more: str = "") -> tuple[str, ...]:
    """The deal's pill, the longest wording first; `more` is a pool or what is left."""
    alone = _of_deal(public, "ending-deal-alone")
    if not more:
        whole = _of_deal(public, "ending-deal-wins")
        return (whole, deal_pill(public), _of_deal(public, "ending-deal-short"), alone)
    alone_more = _of_deal(public, "ending-deal-alone-more", more=more)
    if public.rules.end is End.TIME:
        return (alone_more, more, alone)
    short, short_more = "ending-deal-short", "ending-deal-short-more"
    return (_of_deal(public, short_more, more=more), alone_more, _of_deal(public, short), alone)


def replay_pills(number: int, *, game: bool) -> tuple[str, ...]:
    """The deal's pill in a practice replay; `number` is None where it is no deal of a game.

    The longest text first; a pill takes the first one that fits.
    """
    texts = [say(f"replay-pill{short}", deal=number, game=game) for short in ("", "-short")]
    return (*texts, say("replay-pill-least"))


def pool_text(rules: Rules, pool: Amount, *, jack: bool) -> str:
    """The counters in the pool; an empty text where there is no pool."""
    if rules.score_dir is not ScoreDir.COUNTERS or not pool:
        return ""
    return say("ending-pool", jack=jack, pool=pool)


def time_left_text(left_ms: float | None) -> str:
    """The time left in a game that ends by time, in whole minutes."""
    if left_ms is None:
        return ""
    minutes = -int(-left_ms // 60_000)
    return say("ending-minutes-left" if minutes else "ending-last-deal", minutes=minutes)


def dealer_text(
    names: Sequence[str], me: int, dealer: int, cutter: int, *, drew: bool
) -> str:  # fmt: skip
    """A sentence on who deals, perhaps after drawing the lowest card, and on who cuts the pack."""
    deals = say("event-deals", name=names[dealer], mine=dealer == me, drew=drew)
    return say("event-cuts", deals=deals, name=names[cutter], mine=cutter == me)


def note_text(event: ev.Event, names: Sequence[str], me: int | None = None) -> str:
    """A sentence on an event that happens off the trick; empty where there is nothing to say.

    With `me` it is for that seat, which sees no other seat's cards.
    """
    match event:
        case ev.CardsCharged(seat, cards, blind) if cards and not blind:
            return say("event-charged", name=names[seat], cards=cards)
        case ev.ChargesShown(shown):
            charged = tuple(card for cards in shown for card in cards)
            return say("event-charges-shown" if charged else "event-nothing-charged", cards=charged)
        case ev.SuitNamed(None, suit):
            return say("event-nobody-bid", suit=suit)
        case ev.SuitNamed(int(seat), suit):
            return say("event-suit-named", name=names[seat], suit=suit)
        case ev.KittyTaken(seat, count, _, cards):
            if cards is None or me not in (None, seat):
                return say("event-kitty-taken", name=names[seat], n=count)
            return say("event-kitty-seen", name=names[seat], cards=cards, mine=seat == me)
        case ev.MoonChosen(seat, choice):
            return say("event-moon-chosen", name=names[seat], choice=_signs(choice))
        case ev.MisdealCalled(seat):
            return say("event-misdeal", name=names[seat])
        case ev.DealVoided():
            return say("event-void")
        case ev.TimeCalled():
            return say("event-time-last-deal")
        case ev.ClaimMade(seat, hand):
            return say("event-claim", name=names[seat], cards=hand)
        case ev.ClaimAnswered(seat, False):
            return say("event-claim-refused", name=names[seat])
        case _:
            return ""


def moon_title(name: str, *, human: bool, sun: bool) -> str:
    """A title that says who shot the moon or the sun."""
    return say("event-shot-sun" if sun else "event-shot-moon", name=name, mine=human)


def moon_choice_text(choice: str) -> str:
    """The text of one effect of a moon; in Complex Hearts a sign for each opponent."""
    return say("table-moon-choice", choice=_signs(choice))


def _signs(choice: str) -> str:
    return choice.replace("-", MINUS)


def deal_text(events: Sequence[ev.Event], names: Sequence[str]) -> str:
    """Everything that happened in a deal, one event or trick per line."""
    return "\n".join(_lines(events, names))


def _lines(events: Sequence[ev.Event], names: Sequence[str]) -> Iterator[str]:
    trick: list[str] = []
    tricks = 0
    for event in events:
        match event:
            case ev.CardPlayed(seat=seat, card=card):
                trick.append(say("deal-text-play", name=names[seat], card=str(card)))
            case ev.TrickTaken(seat=taker):
                tricks += 1
                yield _trick(tricks, trick, None if taker is None else names[taker])
                trick = []
            case ev.RestTaken() | ev.DealScored() if trick:
                tricks += 1
                yield _trick(tricks, trick, None)
                trick = []
                yield from _other_texts(event, names)
            case _:
                yield from _other_texts(event, names)


def _trick(number: int, plays: Sequence[str], taker: str | None) -> str:
    return say("deal-text-trick", n=number, plays=plays, name=taker or "", taken=taker is not None)


def _other_texts(event: ev.Event, names: Sequence[str]) -> Iterator[str]:
    """The texts of all events other than the cards of a trick."""
    match event:
        case ev.DealStarted(number=number, hands=hands, kitty=kitty):
            yield say("deal-text-deal", n=number)
            for name, hand in zip(names, hands, strict=True):
                yield say("deal-text-hand", name=name, cards=_cards(hand or ()))
            if kitty:
                yield say("deal-text-kitty", cards=_cards(kitty))
        case ev.CardsPassed(moves=moves):
            yield from _passes(moves, names)
        case (
            ev.ChargesShown() | ev.SuitNamed() | ev.KittyTaken() | ev.ClaimMade()
            | ev.MisdealCalled() | ev.DealVoided()
        ):  # fmt: skip
            yield note_text(event, names)
        case ev.BidMade(seat=seat, counters=counters):
            yield say("deal-text-bid", name=names[seat], n=counters)
        case ev.PledgeMade(seat=seat, pledged=pledged):
            yield say("deal-text-pledge", name=names[seat], pledged=pledged)
        case ev.CardsBuried(seat=seat, cards=cards):
            yield say("deal-text-buried", name=names[seat], cards=_cards(cards or ()))
        case ev.CardsDrawn(seat=seat, cards=cards):
            yield say("deal-text-drew", name=names[seat], cards=_cards(cards or ()))
        case ev.RestTaken(seat=seat):
            yield say("deal-text-rest", name=names[seat])
        case ev.DealScored(score=score):
            points = (
                say("deal-text-points", name=name, points=score_text(points))
                for name, points in zip(names, score.points, strict=True)
            )
            yield say("deal-text-score", points=tuple(points))
        case _:
            return


def _passes(moves: Sequence[ev.Move], names: Sequence[str]) -> Iterator[str]:
    passed: dict[tuple[int, int], list[Card]] = {}
    for move in moves:
        if move.card is not None:
            passed.setdefault((move.giver, move.receiver), []).append(move.card)
    for (giver, receiver), cards in sorted(passed.items()):
        yield say("deal-text-passed", giver=names[giver], receiver=names[receiver],
                  cards=_cards(cards))  # fmt: skip


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))
