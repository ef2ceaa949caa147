"""Events in words for listeners: hands by suit, plays, everyone's points.

Texts of notes are not repeated. The match over events is exhaustive, so a new event cannot be
missed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.summary import piles
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import (
    Draw,
    HeartsLead,
    MoonEffect,
    Partners,
    PassToken,
    Sun,
    Values,
)
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.rules.values import Score, face_points, penalty_faces
from hearts_gui.engine.score.scores import Amount, DealScore, Reason
from hearts_gui.session.game.seen import Cards, points_so_far
from hearts_gui.ui.table.story.cues import Happening, sort_hand
from hearts_gui.wording.event_texts import moon_title, note_text
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_size
from hearts_gui.wording.words import pass_label


@dataclass(frozen=True, slots=True)
class Listener:
    """A listener: the seat, what the seats are called, how much is said.

    `detail` is brief, usual or full; with `points` false nothing is said of a deal's points.
    """

    seat: int
    names: tuple[str, ...]
    detail: str = "usual"
    points: bool = True

    @property
    def brief(self) -> bool:
        """Whether only the essential is said."""
        return self.detail == "brief"

    @property
    def full(self) -> bool:
        """Whether everything is said."""
        return self.detail == "full"

    def say(self, key: str, seat: int, /, **more: Any) -> str:
        """A message about a seat."""
        return say(key, name=self.names[seat], mine=seat == self.seat, detail=self.detail, **more)


def by_suit(hand: Cards) -> list[tuple[Suit | None, Cards]]:
    """The cards of each suit, the suits in the order of the hand; cards of no suit last."""
    groups: dict[Suit | None, list[Card]] = {}
    for card in hand:
        groups.setdefault(card.suit, []).append(card)
    return [(suit, tuple(cards)) for suit, cards in groups.items()]


def suits_held(hand: Cards) -> list[str]:
    """Every suit with its ranks, as parts of a sentence."""
    parts = []
    for suit, cards in by_suit(hand):
        if suit is None:
            parts += [say("reason-card", card=card) for card in cards]
        else:
            ranks = tuple(card.rank for card in cards)
            parts.append(say("aloud-suit-held", suit=suit, ranks=ranks))
    return parts


def suits_counted(hand: Cards, order: Sequence[Suit]) -> list[str]:
    """The number of cards of every suit, those that are missing too."""
    counts = {suit: sum(card.suit is suit for card in hand) for suit in order}
    parts = [say("aloud-suit-count", suit=suit, n=count) for suit, count in counts.items()]
    return parts + [say("reason-card", card=card) for card in hand if card.suit is None]


def play_sentences(listener: Listener, plays: Iterable[Play]) -> list[str]:
    """Say who played what, in order."""
    return [listener.say("aloud-play", play.seat, card=play.card) for play in plays]


def everyone_sentences(listener: Listener, values: Sequence[Score | Amount]) -> list[str]:
    """Everyone's number, the listener first."""
    seats = range(len(values))
    own = [seat for seat in seats if seat == listener.seat]
    order = own + [seat for seat in seats if seat != listener.seat]
    return [listener.say("aloud-each", seat, points=values[seat]) for seat in order]


HALF = 0.5
"""From this share of all penalties on, one hand that has them all may be shooting the moon."""


def breaks_hearts(happening: Happening) -> bool:
    """Whether hearts may be led from now on, where that needs telling."""
    before, after = happening.before.public.deal, happening.after.public.deal
    if before is None or after is None or before.number != after.number:
        return False
    counted = happening.after.rules.hearts_lead is HeartsLead.BROKEN
    return counted and after.broken and not before.broken


# -- cards


def card_played_sentences(
    listener: Listener, happening: Happening, event: ev.CardPlayed
) -> list[str]:
    """Say who played what."""
    sentences = []
    own = event.seat == listener.seat
    if not (own and listener.brief and not event.auto):
        how = _how(happening, event)
        sentences.append(listener.say("aloud-card", event.seat, card=event.card, how=how))
    if event.suit is not None and event.suit is not event.card.suit and not event.card.is_warren:
        sentences.append(say("aloud-counts-as", suit=event.suit))
    led = happening.before.deal.led_suit
    if listener.full and not own and event.shows_void and led is not None:
        sentences.append(listener.say("aloud-void", event.seat, suit=led))
    if happening.after.rules.draw is Draw.DOMINO and not happening.after.deal.sizes[event.seat]:
        sentences.append(listener.say("aloud-out", event.seat))
    feared = penalty_faces(happening.after.rules, happening.after.deal.penalty_suit)
    if not listener.brief and event.card.face is QS and QS in feared:
        sentences.append(say("aloud-queen", pig=happening.after.rules.values is Values.GONG_ZHU))
    return sentences


def _how(happening: Happening, event: ev.CardPlayed) -> str:
    deal = happening.before.deal
    if not deal.plays:
        return "led"
    led = deal.led_suit
    return "followed" if led is None or event.suit is led else "thrown"


# -- tricks


def trick_taken_sentences(
    listener: Listener, happening: Happening, event: ev.TrickTaken
) -> list[str]:
    """Say who took the trick, with how many points, and what that does to a moon."""
    seat = event.seat
    if seat is None:
        return [say("aloud-trick-gone" if event.discarded else "aloud-trick-held")]
    gained = taken_points(happening.after, seat) - taken_points(happening.before, seat)
    shown: Score | str = gained if listener.points else "hidden"
    sentences = [listener.say("aloud-trick", seat, points=shown)]
    counting = counting_cards(happening) if listener.full else ()
    if counting and listener.points:
        sentences.append(say("aloud-trick-cards", cards=counting))
        sentences.append(
            listener.say("aloud-so-far", seat, points=taken_points(happening.after, seat))
        )
    if listener.points:
        sentences += _moon_sentences(listener, happening)
    return sentences + _partner_sentences(listener, happening)


def taken_points(view: PlayerView, seat: int) -> Score:
    """The points of the cards that a seat has taken, by themselves."""
    deal = view.deal
    taken, _ = piles(view.rules, deal)
    charged = deal.charged
    return points_so_far(view.rules, taken, seat, charged=charged, penalty_suit=deal.penalty_suit)


def counting_cards(happening: Happening) -> tuple[Card, ...]:
    """The cards of the trick that count anything."""
    rules, deal = happening.before.rules, happening.before.deal
    points = face_points(rules, deal.penalty_suit)
    return tuple(play.card for play in deal.plays if play.card.face in points)


# -- moons and partners


def _moon_sentences(listener: Listener, happening: Happening) -> list[str]:
    rules = happening.after.rules
    if rules.moon_effect is MoonEffect.NONE and rules.sun is Sun.OFF:
        return []
    before, after = under_way(happening.before), under_way(happening.after)
    if after is not None and before is None:
        return [listener.say("aloud-moon-begun", after)]
    if before is not None and after is None:
        return [listener.say("aloud-moon-stopped", before)]
    return []


def under_way(view: PlayerView) -> int | None:
    """The seat that has every penalty card so far, and at least half of what there is."""
    deal, rules = view.deal, view.rules
    points, faces = face_points(rules, deal.penalty_suit), penalty_faces(rules, deal.penalty_suit)
    taken, _ = piles(rules, deal)
    points_each = [
        sum(score_size(points[card.face]) for card in cards if card.face in faces)
        for cards in taken
    ]
    holders = [seat for seat, size in enumerate(points_each) if size]
    whole = rules.packs * sum(score_size(points[face]) for face in faces)
    if len(holders) != 1 or points_each[holders[0]] < HALF * whole:
        return None
    return holders[0]


def _partner_sentences(listener: Listener, happening: Happening) -> list[str]:
    """Say who plays together, where the first two takers do."""
    if happening.after.rules.partners is not Partners.ADHOC:
        return []
    before, after = (
        dict.fromkeys(trick.taker for trick in view.deal.tricks if trick.taker is not None)
        for view in (happening.before, happening.after)
    )
    if len(after) != 2 or len(before) == 2:
        return []
    return [say("aloud-partners", names=[listener.names[seat] for seat in after])]


def event_sentences(
    listener: Listener, happening: Happening, order: str, *, noted: bool = True
) -> list[str]:
    """The sentences for one event; `order` is how the listener's hand is sorted.

    With `noted`, what a note of the table says is left out.
    """
    sentences = _sentences(listener, happening, order)
    if not noted and (note := note_text(happening.event, listener.names, listener.seat)):
        sentences.append(say("aloud-sentence", text=note))
    if breaks_hearts(happening):
        sentences.append(say("aloud-broken"))
    return sentences


def _sentences(listener: Listener, happening: Happening, order: str) -> list[str]:
    match happening.event:
        case ev.DealStarted():
            return _deal(listener, happening, happening.event, order)
        case ev.PassChosen(seat, token):
            return [listener.say("aloud-pass-chosen", seat, **{"pass": pass_label(token)})]
        case ev.CardsChosen(seat, gives):
            return _chosen(listener, seat, gives)
        case ev.CardsPassed():
            return _passed(listener, happening.event)
        case ev.CardsCharged() | ev.ChargesShown() | ev.BidMade() | ev.PledgeMade():
            return _promised(listener, happening.event)
        case ev.CardPlayed():
            return card_played_sentences(listener, happening, happening.event)
        case ev.CardRevealed(_, card):
            return [say("aloud-extra", card=card)]
        case ev.TrickTaken():
            return trick_taken_sentences(listener, happening, happening.event)
        case ev.CardsBuried() | ev.CardsDrawn():
            return _buried_or_drawn(listener, happening.event)
        case ev.ClaimAnswered(seat, accept):
            telling = accept and seat != listener.seat and not listener.brief
            return [listener.say("aloud-accepts", seat)] if telling else []
        case ev.RestTaken(seat):
            return [listener.say("aloud-rest", seat)]
        case ev.MoonOffered(offer):
            return [_moon(listener, offer.seat, sun=offer.sun)]
        case ev.DealScored(score):
            return _scored(listener, happening, score)
        case ev.GameEnded():
            return [say("aloud-over")]
        case (
            ev.PlayOpened() | ev.SuitNamed() | ev.KittyTaken() | ev.MisdealCalled()
            | ev.DealVoided() | ev.TimeCalled() | ev.ClaimMade() | ev.MoonChosen()
        ):  # fmt: skip
            return []
        case _:
            assert_never(happening.event)


# -- before the play


def _deal(
    listener: Listener, happening: Happening, event: ev.DealStarted, order: str
) -> list[str]:  # fmt: skip
    sentences = [listener.say("aloud-deal", event.dealer, n=event.number)]
    if not listener.brief and event.cuts:
        cuts = [listener.say("aloud-cut", seat, card=card) for seat, card in event.cuts]
        sentences.append(say("aloud-cuts", cuts=cuts))
    rules = happening.after.rules
    passing = any(token is not PassToken.HOLD for token in rules.pass_cycle)
    if passing and not pass_gives(rules, event.token, listener.seat):
        sentences.append(say("aloud-hold"))
    hand = sort_hand(happening.after.own.hand, order)
    if hand and not listener.brief:
        sentences.append(say("aloud-your-hand", suits=suits_held(hand)))
    if event.extra is not None:
        sentences.append(say("aloud-extra", card=event.extra))
    return sentences


def _chosen(listener: Listener, seat: int, gives: tuple[tuple[Card, int], ...] | None) -> list[str]:
    if seat == listener.seat:
        cards = tuple(card for card, _ in gives or ())
        return [say("aloud-you-pass", cards=cards)] if cards and not listener.brief else []
    return [listener.say("aloud-has-chosen", seat)] if listener.full else []


def _passed(listener: Listener, event: ev.CardsPassed) -> list[str]:
    sentences = []
    if not listener.brief:
        sentences += [listener.say("aloud-forwarded", seat) for seat in event.forwards]
    received: dict[int, list[Card]] = {}
    for move in event.moves:
        if move.receiver == listener.seat and move.card is not None:
            received.setdefault(move.giver, []).append(move.card)
    for giver, cards in received.items():
        if giver == listener.seat:
            continue
        if giver < 0:
            sentences.append(say("aloud-received-middle", cards=tuple(cards)))
        else:
            sentences.append(listener.say("aloud-received", giver, cards=tuple(cards)))
    if event.extra is not None and event.warren_owner == listener.seat:
        sentences.append(say("aloud-extra", card=event.extra))
    return sentences


def _promised(
    listener: Listener, event: ev.CardsCharged | ev.ChargesShown | ev.BidMade | ev.PledgeMade
) -> list[str]:
    match event:
        case ev.CardsCharged(seat, cards, blind):
            if blind:
                telling = listener.full and seat != listener.seat
                return [listener.say("aloud-has-chosen", seat)] if telling else []
            silent = bool(cards) or (listener.brief and seat == listener.seat)
            return [] if silent else [listener.say("aloud-charged-nothing", seat)]
        case ev.ChargesShown():
            return []
        case ev.BidMade(seat, counters):
            return [listener.say("aloud-bid", seat, n=counters)]
        case ev.PledgeMade(seat, pledged):
            return [listener.say("aloud-pledge", seat, pledged=pledged)]


def _buried_or_drawn(listener: Listener, event: ev.CardsBuried | ev.CardsDrawn) -> list[str]:
    own = event.seat == listener.seat
    cards = event.cards or ()
    if isinstance(event, ev.CardsBuried):
        if (own and not cards) or listener.brief:
            return []
        return [listener.say("aloud-buried", event.seat, cards=cards, n=event.count)]
    if own and not cards:
        return []
    return [listener.say("aloud-drew", event.seat, cards=cards, n=event.count)]


# -- the end of a deal


def _moon(listener: Listener, seat: int, *, sun: bool) -> str:
    title = moon_title(listener.names[seat], human=seat == listener.seat, sun=sun)
    return say("aloud-sentence", text=title)


def _scored(listener: Listener, happening: Happening, score: DealScore) -> list[str]:
    sentences = []
    offered = happening.before.deal.moon_choice is not None
    shot = bool({Reason.MOON, Reason.SUN} & set(score.reasons))
    if shot and score.shooter is not None and not offered:
        sentences.append(_moon(listener, score.shooter, sun=Reason.SUN in score.reasons))
    sentences.append(
        say("aloud-deal-points", n=score.number, each=everyone_sentences(listener, score.points))
    )
    if score.counters:
        sentences.append(say("aloud-counters", each=everyone_sentences(listener, score.stocks)))
    else:
        sentences.append(say("aloud-totals", each=everyone_sentences(listener, score.totals)))
    return sentences
