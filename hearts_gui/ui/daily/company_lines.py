"""Under a friend's game: the button that asks its company again, and what comes of that."""

from collections.abc import Callable

from hearts_gui.session.daily.challenge import Challenge, quick
from hearts_gui.session.daily.company import CompanyAsked, CompanyVerdict
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button, Label, text
from hearts_gui.ui.widgets.flow import Item
from hearts_gui.wording.language.messages import say


class CompanyLines:
    """One check at a time; the process ends when it is stopped, or nobody looks on."""

    def __init__(self, ctx: Context, ask: Callable[[str], CompanyAsked] = CompanyAsked) -> None:
        self._ctx, self._ask = ctx, ask
        self._code = ""
        self._asked: CompanyAsked | None = None
        self._verdict: CompanyVerdict | None = None
        self._line: Label | None = None

    @property
    def working(self) -> bool:
        """Whether the company is being asked."""
        return self._asked is not None

    def vouches(self, challenge: Challenge) -> bool:
        """Whether the company of a game that is looked at is known to answer as its code says."""
        return quick(challenge.seats) or self._verdict is CompanyVerdict.SO

    def take(self, code: str) -> None:
        """Look at another code, or the same again."""
        if code != self._code:
            self.stop()
            self._code, self._verdict = code, None

    def start(self) -> None:
        """Ask the company of the game that is looked at."""
        self.stop()
        self._verdict, self._asked = None, self._ask(self._code)

    def stop(self) -> None:
        """Stop asking."""
        if self._asked is not None:
            self._asked.stop()
        self._asked = None

    def poll(self) -> bool:
        """Whether the group must be laid out again; the progress is written where it stands."""
        if self._asked is None or not self._asked.poll():
            return False
        if self._asked.verdict is None:
            if self._line is not None:
                self._line.set_text(self._words())
            return False
        self._verdict, self._asked = self._asked.verdict, None
        self._ctx.listening.say(self._words())
        return True

    def _words(self) -> str:
        if self._asked is not None:
            return say("challenge-asking", share=int(100 * self._asked.share))
        match self._verdict:
            case CompanyVerdict.SO:
                return say("challenge-company-so")
            case CompanyVerdict.OTHERWISE:
                return say("challenge-company-otherwise")
            case CompanyVerdict.UNKNOWN:
                return say("challenge-company-unknown")
            case None:
                return say("challenge-company")

    def items(self, challenge: Challenge, changed: Callable[[], None]) -> list[Item]:
        """What there is to say and to press; nothing where the company answers immediately."""
        if quick(challenge.seats):
            return []
        self._line = text(self._ctx, self._words(), units=15, quiet=self._verdict is None)

        def press(act: Callable[[], None]) -> None:
            act()
            changed()

        key, icon, act = ("challenge-ask", Icon.ROBOT, self.start)
        if self.working:
            key, icon, act = ("challenge-stop", Icon.CLOSE, self.stop)
        if self._verdict is not None:
            return [self._line]
        return [self._line, Button(self._ctx, say(key), lambda: press(act), icon=icon)]
