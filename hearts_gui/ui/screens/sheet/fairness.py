"""Whether the cards were fixed before the first deal, as the game's end can show it."""

from dataclasses import dataclass

from hearts_gui.ui.shell.ports import SessionPort

GROUP = 8
TITLE = "Fair deal"
FIXED = "Before the first deal, a code was made from the seed of this game: {code}."
OPEN = "Once the game is over, its seed is shown as well."
SEED = "The seed of this game: {seed}."
KEPT = "It gives exactly that code: no deal was changed after the code could be seen."
BROKEN = "It gives another code: these deals are not the ones that were fixed."


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
    fixed = FIXED.format(code=grouped(promised))
    seed = session.revealed_seed
    if seed is None:
        return Fairness("Fair deal code", "lock", f"{fixed}\n\n{OPEN}", promised)
    kept = session.promise_kept is True
    told = "\n\n".join((fixed, SEED.format(seed=seed), KEPT if kept else BROKEN))
    copied = f"Seed: {seed}\nFair deal code: {promised}"
    if kept:
        return Fairness("Fair deal: checked", "check", told, copied)
    return Fairness("Fair deal: check failed", "warning", told, copied)


def grouped(code: str) -> str:
    """A code in groups that can be read out."""
    return " ".join(code[k : k + GROUP] for k in range(0, len(code), GROUP))
