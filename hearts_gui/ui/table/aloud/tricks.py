"""Cards and tricks in words, and a moon that is being shot or stopped."""

from __future__ import annotations

from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Draw, HeartsLead, MoonEffect, Partners, Sun, Values
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score, face_points, penalty_faces
from hearts_gui.session.game.seen import piles, points_so_far
from hearts_gui.ui.table.aloud.phrases import Listener
from hearts_gui.ui.table.story.cues import Happening
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_size

HALF = 0.5
"""From this share of all penalties on, one hand that has them all may be after the moon."""


def breaks_hearts(what: Happening) -> bool:
    """Whether hearts may be led from now on, where that needs telling."""
    before, after = what.before.public.deal, what.after.public.deal
    if before is None or after is None or before.number != after.number:
        return False
    counted = what.after.rules.hearts_lead is HeartsLead.BROKEN
    return counted and after.broken and not before.broken


# -- cards


def card_told(listener: Listener, what: Happening, event: ev.CardPlayed) -> list[str]:
    """Say who played what."""
    sentences = []
    mine = event.seat == listener.seat
    if not (mine and listener.brief and not event.auto):
        how = _how(what, event)
        sentences.append(listener.say("aloud-card", event.seat, card=event.card, how=how))
    if event.suit is not None and event.suit is not event.card.suit and not event.card.is_warren:
        sentences.append(say("aloud-counts-as", suit=event.suit))
    led = what.before.deal.led_suit
    if listener.full and not mine and event.shows_void and led is not None:
        sentences.append(listener.say("aloud-void", event.seat, suit=led))
    if what.after.rules.draw is Draw.DOMINO and not what.after.deal.sizes[event.seat]:
        sentences.append(listener.say("aloud-out", event.seat))
    if not listener.brief and _is_feared(what.after, event.card):
        sentences.append(say("aloud-queen", pig=what.after.rules.values is Values.GONG_ZHU))
    return sentences


def _how(what: Happening, event: ev.CardPlayed) -> str:
    deal = what.before.deal
    if not deal.plays:
        return "led"
    led = deal.led_suit
    return "followed" if led is None or event.suit is led else "thrown"


def _is_feared(view: PlayerView, card: Card) -> bool:
    return card.face is QS and QS in penalty_faces(view.rules, view.deal.penalty_suit)


# -- tricks


def trick_told(listener: Listener, what: Happening, event: ev.TrickTaken) -> list[str]:
    """Who took the trick, with how many points, and what that does to a moon."""
    seat = event.seat
    if seat is None:
        return [say("aloud-trick-gone" if event.discarded else "aloud-trick-held")]
    gained = taken_points(what.after, seat) - taken_points(what.before, seat)
    shown: Score | str = gained if listener.points else "hidden"
    sentences = [listener.say("aloud-trick", seat, points=shown)]
    counting = counting_cards(what) if listener.full else ()
    if counting and listener.points:
        sentences.append(say("aloud-trick-cards", cards=counting))
        sentences.append(listener.say("aloud-so-far", seat, points=taken_points(what.after, seat)))
    if listener.points:
        sentences += _moon_told(listener, what)
    return sentences + _partners_told(listener, what)


def taken_points(view: PlayerView, seat: int) -> Score:
    """What the cards that a seat has taken count by themselves."""
    deal = view.deal
    taken, _ = piles(view.rules, deal)
    charged = tuple(card for _, card in deal.charges)
    return points_so_far(view.rules, taken, seat, charged=charged, penalty_suit=deal.penalty_suit)


def counting_cards(what: Happening) -> tuple[Card, ...]:
    """The cards of the trick that count anything."""
    rules, deal = what.before.rules, what.before.deal
    points = face_points(rules, deal.penalty_suit)
    return tuple(play.card for play in deal.plays if play.card.face in points)


# -- moons and partners


def _moon_told(listener: Listener, what: Happening) -> list[str]:
    if not _has_moons(what.after.rules):
        return []
    before, after = under_way(what.before), under_way(what.after)
    if after is not None and before is None:
        return [listener.say("aloud-moon-begun", after)]
    if before is not None and after is None:
        return [listener.say("aloud-moon-stopped", before)]
    return []


def _has_moons(rules: Rules) -> bool:
    return rules.moon_effect is not MoonEffect.NONE or rules.sun is not Sun.OFF


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


def _partners_told(listener: Listener, what: Happening) -> list[str]:
    """Who plays together, where the first two takers do."""
    if what.after.rules.partners is not Partners.ADHOC:
        return []
    before, after = (
        dict.fromkeys(trick.taker for trick in view.deal.tricks if trick.taker is not None)
        for view in (what.before, what.after)
    )
    if len(after) != 2 or len(before) == 2:
        return []
    return [say("aloud-partners", names=[listener.names[seat] for seat in after])]
