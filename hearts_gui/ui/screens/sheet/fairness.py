"""Whether the cards were fixed before the first deal, as the game's end can show it."""

from dataclasses import dataclass

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.wording.language.messages import say

GROUP = 8


@dataclass(frozen=True, slots=True)
class Fairness:
    """The check in a few words and in full; `copied` is what someone else can check it with."""

    line: str
    icon: Icon
    details: str
    copied: str


def fairness(session: SessionPort) -> Fairness:
    """The known facts of this game's cards."""
    fair = session.fair
    fixed = [say("sheet-fair-fixed", code=grouped(fair.code))]
    if fair.cut is not None:
        fixed.append(say("sheet-fair-cut", cut=fair.cut))
    if fair.seed is None or fair.drawn is None:
        details = "\n\n".join((*fixed, say("sheet-fair-open")))
        return Fairness(say("sheet-fair-code"), Icon.LOCK, details, fair.code)
    shown = [say("sheet-fair-copied-code", code=fair.code)]
    if fair.cut is None:
        revealed = [say("sheet-fair-seed", seed=fair.seed)]
        shown.insert(0, say("sheet-fair-copied-seed", seed=fair.seed))
    else:
        revealed = [say("sheet-fair-drawn", drawn=fair.drawn)]
        shown += [say("sheet-fair-copied-drawn", drawn=fair.drawn),
                  say("sheet-fair-copied-cut", cut=fair.cut),
                  say("sheet-fair-copied-seed", seed=fair.seed)]  # fmt: skip
    text = say("sheet-fair-kept" if fair.kept else "sheet-fair-broken")
    details, copied = "\n\n".join((*fixed, *revealed, text)), "\n".join(shown)
    if fair.kept:
        return Fairness(say("sheet-fair-checked"), Icon.CHECK, details, copied)
    return Fairness(say("sheet-fair-failed"), Icon.WARNING, details, copied)


def grouped(code: str) -> str:
    """A code in groups that can be read out."""
    return " ".join(code[k : k + GROUP] for k in range(0, len(code), GROUP))
