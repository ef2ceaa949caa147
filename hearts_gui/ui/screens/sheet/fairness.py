"""Whether the cards were fixed before the first deal, as the game's end can show it."""

from dataclasses import dataclass

from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.wording.language.messages import say

GROUP = 8


@dataclass(frozen=True, slots=True)
class Fairness:
    """The check in a few words and in full; `copied` is what somebody else can check it with."""

    line: str
    icon: str
    details: str
    copied: str


def fairness(session: SessionPort) -> Fairness:
    """What is known of this game's cards."""
    promised = session.commitment
    fixed = say("sheet-fair-fixed", code=grouped(promised))
    seed = session.revealed_seed
    if seed is None:
        details = "\n\n".join((fixed, say("sheet-fair-open")))
        return Fairness(say("sheet-fair-code"), "lock", details, promised)
    kept = session.promise_kept is True
    found = say("sheet-fair-kept" if kept else "sheet-fair-broken")
    details = "\n\n".join((fixed, say("sheet-fair-seed", seed=seed), found))
    copied = "\n".join(
        (say("sheet-fair-copied-seed", seed=seed), say("sheet-fair-copied-code", code=promised))
    )
    if kept:
        return Fairness(say("sheet-fair-checked"), "check", details, copied)
    return Fairness(say("sheet-fair-failed"), "warning", details, copied)


def grouped(code: str) -> str:
    """A code in groups that can be read out."""
    return " ".join(code[k : k + GROUP] for k in range(0, len(code), GROUP))
