"""Options for those who listen: the own voice, how much is told, and a try of the voice."""

from hearts_gui.config import settings as prefs
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.screens.binder import Binder, named
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.options import OptionLine, press, slide
from hearts_gui.wording.language.messages import say, told

POLL_MS = 100


def listening_rows(bind: Binder) -> tuple[OptionLine, ...]:
    """The own voice, and how much listeners are told."""
    ctx = bind.ctx
    now, voice = ctx.settings, ctx.listening.voice
    return (
        bind.switch("voice", say("options-voice"),
                    say("options-voice-note") if voice.able else told(voice.report)),
        slide(ctx, say("options-voice-rate"), now.voice_rate,
              lambda rate: bind.put(voice_rate=rate), low=50, high=300, step=10, on_release=True,
              wording=lambda value: say("options-percent", value=value)),
        press(ctx, say("voice-test"), say("options-voice-hello"),
              lambda: ctx.scenes.push(HelloDialog(ctx)), icon=Icon.VOLUME),
        bind.choose("verbosity", say("options-verbosity"), prefs.VERBOSITIES,
                    named("options-verbosity-choice")),
        bind.switch("wait_for_listener", say("options-wait-for-listener"),
                    say("options-wait-for-listener-note")),
    )  # fmt: skip


class HelloDialog(Dialog):
    """Says hello as it opens; its text follows what becomes of that."""

    def __init__(self, ctx: Context) -> None:
        self._voice = ctx.listening.voice
        again = DialogButton(say("voice-again"), self._hello, icon=Icon.REFRESH, stays=True)
        close = DialogButton(say("end-screen-close"), lambda: None, primary=True)
        self._voice.hello(say("voice-hello"))
        super().__init__(ctx, say("voice-test"), told(self._voice.report), (again, close))

    def _hello(self) -> None:
        self._voice.hello(say("voice-hello"))

    def arrival(self) -> tuple[str, ...]:
        """Nothing: the voice is just saying something."""
        return ()

    def update(self, dt_ms: float) -> None:
        """Tell what speaks by now."""
        super().update(dt_ms)
        text = told(self._voice.report)
        if text != self.text:
            self.text = text
            self.rebuild()

    def idle_wait_ms(self) -> int | None:
        """What the command does comes from outside."""
        wait = super().idle_wait_ms()
        return wait if wait is None else min(wait, POLL_MS)
