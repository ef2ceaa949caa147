"""The same thing has the same word on every screen."""

import pytest

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.option_labels import CHOICE_LABELS
from hearts_gui.wording.summary_line import short
from hearts_gui.wording.table_texts import TOKEN_NAMES

FOUR = {PassToken.L, PassToken.R, PassToken.A, PassToken.SCATTER, PassToken.SMOOSH}


@pytest.mark.parametrize("token", set(PassToken) - {PassToken.CHARGE})
def test_a_pass_is_called_alike_at_the_table_in_the_options_and_in_short(token: PassToken) -> None:
    name = TOKEN_NAMES[token].replace("’", "'")
    assert CHOICE_LABELS[PassToken][token] == name
    if token in FOUR:
        assert f"pass {name.lower()};" in short(Rules(pass_cycle=(token,)))
