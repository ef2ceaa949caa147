"""The content of a seat's plate, from the table's content."""

from dataclasses import replace

from hearts_gui.engine.cards import JD, QS, Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.choices import Draw, End, ScoreDir
from hearts_gui.engine.rules.passing import pass_size
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import bonus_faces, penalty_faces
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.icons import Mood
from hearts_gui.ui.table.nodes.plates import PlateInfo, marks_of
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

NEAR_THE_END = 0.8
"""From this share of the limit a face at rest is a worried one."""

SIMULTANEOUS = (AskKind.PASS, AskKind.CHARGE, AskKind.PLEDGE)


class PlateTeller:
    """Puts plates into words; remembers points, which cost time to count."""

    def __init__(self, rules: Rules, seats: Seating) -> None:
        self._rules = rules
        self._seats = seats
        self._points: dict[tuple[object, ...], str] = {}
        self.show_points = "full"
        self.selected = 0
        self.receivers: tuple[int, ...] = ()
        self.dots = -1
        self.timer: float | None = None

    def _points_of(self, model: TableModel, seat: int) -> str:
        key = (model.taken[seat] if model.taken else (), model.charges, model.penalty_suit)
        text = self._points.get(key)
        if text is None:
            if len(self._points) > 512:
                self._points.clear()
            text = self._points[key] = score_text(model.points(self._rules, seat))
        return text

    def _total_of(self, model: TableModel, seat: int) -> str:
        """The score that decides the game: counters where they do, points elsewhere."""
        if self._rules.score_dir is ScoreDir.COUNTERS and model.stocks:
            return score_text(model.stocks[seat])
        return score_text(model.totals[seat])

    def __call__(self, model: TableModel, seat: int) -> PlateInfo:
        """The content of this seat's plate."""
        who = self._seats[seat]
        faces = {card.face for card in model.taken[seat]} if model.taken else set()
        suit = model.penalty_suit
        full = self.show_points == "full"
        queen = QS in faces and QS in penalty_faces(self._rules, suit) and full
        jack = JD in faces and JD in bonus_faces(self._rules, suit) and full
        info = PlateInfo(
            name=who.name, portrait=who.portrait,
            total="" if self.show_points == "hidden" else self._total_of(model, seat),
            tricks=model.tricks[seat] if model.tricks else 0, points=self._points_of(model, seat),
            suit=Suit.HEARTS if suit is None else suit, show_points=full, queen=queen, jack=jack,
            dealer=seat == model.dealer,
            turn=seat in model.ask.seats and model.ask.kind not in (AskKind.START, AskKind.OVER),
            ringed=seat in self.receivers, marks=marks_of(self._rules, model, seat),
            mood=Mood.CALM if self.show_points == "hidden" else resting(self._rules, model, seat),
        )  # fmt: skip
        return self._stage(model, seat, info)

    def _stage(self, model: TableModel, seat: int, info: PlateInfo) -> PlateInfo:
        """The note of a stage in which all act together."""
        own = seat == model.seat
        if own and info.turn and self.timer is not None:
            info = replace(info, timer=self.timer)
        kind = model.ask.kind
        if kind in SIMULTANEOUS:
            turn = info.turn and own
            if seat in model.ready:
                return replace(_noting(info, "table-plate-ready"), ready=True, turn=turn)
            if own and kind is AskKind.PASS:
                of = 0 if model.token is None else pass_size(self._rules, model.token)
                noting = _noting(info, "table-plate-chosen", self.selected, of)
                return replace(noting, turn=turn)
            dots = self.dots if info.turn and not own else -1
            return replace(info, dots=dots, turn=turn, ringed=info.ringed)
        bids = dict(model.bids)
        if kind is AskKind.BID and seat in bids:
            bid = bids[seat]
            return _noting(info, "table-plate-bids" if bid else "table-plate-no-bid", bid)
        if self._is_out(model, seat):
            return _noting(info, "table-plate-out")
        if info.turn and (own or self.dots >= 0):
            return replace(info, dots=-1 if own else self.dots, mood=Mood.THINKING)
        return info

    def _is_out(self, model: TableModel, seat: int) -> bool:
        """In Domino a player who has played the last card drops out."""
        if self._rules.draw is not Draw.DOMINO or not model.sizes or model.sizes[seat]:
            return False
        playing = any(play.seat == seat for play in model.trick)
        return any(model.sizes) and not playing and model.number > 0


def _noting(info: PlateInfo, key: str, count: int = 0, of: int = 0) -> PlateInfo:
    """The plate with a note in place of its counts."""
    short = say(f"{key}.short", n=count, of=of)
    return replace(info, note=say(key, n=count, of=of), short_note=short)


def resting(rules: Rules, model: TableModel, seat: int) -> Mood:
    """The face of a seat while nothing happens."""
    limited = rules.end in (End.REACH, End.EXCEED) and rules.score_dir is ScoreDir.LOW
    total = model.totals[seat]
    if limited and not isinstance(total, complex) and total >= NEAR_THE_END * rules.end_at > 0:
        return Mood.WORRIED
    return Mood.CALM
