"""What the passes are called."""

from __future__ import annotations

from typing import Final

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.wording.words import capital

PASS_NAMES: Final = {
    PassToken.L: "left",
    PassToken.R: "right",
    PassToken.A: "across",
    PassToken.L2: "second left",
    PassToken.R2: "second right",
    PassToken.L3: "third left",
    PassToken.R3: "third right",
    PassToken.SCATTER: "scatter",
    PassToken.SMOOSH: "smoosh",
    PassToken.HOLD: "hold",
    PassToken.DEALER: "dealer’s choice",
    PassToken.CHARGE: "charge or smoosh",
}
"""Within a sentence."""

PASS_LABELS: Final = {token: capital(name) for token, name in PASS_NAMES.items()}
"""On a button or in a list."""
