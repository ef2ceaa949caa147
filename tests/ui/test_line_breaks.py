"""Lines break between words, in a path after each folder, and in Chinese and Japanese between
characters, by the rules of their typesetters."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface, font

from hearts_gui.ui.draw.fonts import Face, Fonts, Type
from hearts_gui.ui.draw.measure import parts
from hearts_gui.ui.draw.painter import Painter

# Texts with a stroke wherever a line may be broken; a space is one anyway.
TEXTS = (
    "Plain words of Latin, whole.",
    "ト|リッ|ク",
    "「ハー|ト」|は、|ゲー|ム|で|す。",
    "一|墩|（十|三|张）|有|26分",
    "用|“黑|桃|Q”|得|13分！",
    "Gong Zhu|な|ど|37種|類|（3人|で|も）",
    "……|と|い|う",
    "100%|の|確|率",
    "and/or /|home/|player/|.local/|share/|hearts-gui",
    "C:\\|Users\\|player\\|AppData\\|Roaming",
)


def test_a_line_may_be_broken_between_characters() -> None:
    for text in TEXTS:
        result = "".join(f"{space or '|'}{part}" for space, part in parts(text.replace("|", "")))
        assert result.removeprefix(" ") == text


def test_wrapped_lines_are_full_and_begin_and_end_as_they_may() -> None:
    font.init()
    painter = Painter(Fonts("inter", language="ja"))
    text = (
        "トリックを取らずに済ませる「ハーツ」とその仲間です。Omnibus Hearts など37種類で遊べます。"
        * 3
    )
    kind = Type(Face.REGULAR, 16)
    for width in range(80, 400, 17):
        lines = painter.wrap(text, kind, width)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert all(painter.text_width(line, kind) <= width for line in lines)
        assert not any(line[0] in "、。」ー" for line in lines)
        assert not any(line[-1] == "「" for line in lines[:-1])
        # Only what must stay together leaves room at the end.
        assert all(painter.text_width(line, kind) > width - 80 for line in lines[:-1])


def test_a_short_last_word_is_not_alone_on_its_line() -> None:
    font.init()
    painter, kind = Painter(Fonts("inter")), Type(Face.REGULAR, 16)
    text = "How many clubs do the others have? 1."
    room = painter.text_width(text, kind) - 1
    assert painter.wrap(text, kind, room) == ("How many clubs do the", "others have? 1.")
    title = "Discard points on others"
    room = painter.text_width(title, kind) - 1
    assert painter.wrap(title, kind, room) == ("Discard points", "on others")
    cost = "Your choices cost about 5 points."
    room = painter.text_width(cost, kind) - 1
    assert painter.wrap(cost, kind, room) == ("Your choices cost", "about 5 points.")
    narrow = painter.text_width("others", kind)
    assert painter.wrap("others 1.", kind, narrow) == ("others", "1.")


def test_each_line_takes_as_many_words_as_fit() -> None:
    font.init()
    painter, kind = Painter(Fonts("inter")), Type(Face.REGULAR, 16)
    text = (
        "Leading the 5♦ costs about one extra heart – “free” tricks don’t last. " * 4
        + "Yes, initiatives"
    )
    for width in range(90, 900, 27):
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if painter.text_width(longer, kind) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        assert painter.wrap(text, kind, width) == tuple(lines)


def test_words_stay_whole_in_a_narrow_column_and_the_probe_hears_of_those_that_do_not() -> None:
    font.init()
    painter, kind = Painter(Fonts("inter")), Type(Face.REGULAR, 30)
    words: list[str] = []
    painter.probe = lambda text, _ink, _box, cut: words.append(text) if cut else None
    for word, wrong in (
        ("Durchschnitt", []),
        ("Durchschnittsentscheidung", ["Durchschnittsentscheidung"]),
    ):
        box = Rect(0, 0, 126, 200)
        high = painter.paragraph(Surface((200, 200)), f"Im {word}", kind, (0, 0, 0), box)
        assert high == painter.paragraph_height(f"Im {word}", kind, box.w)
        assert words == wrong


def test_a_word_of_any_length_is_soon_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing before: a title of 4 000 letters in a saved game held the window up for 12 s."""
    font.init()
    painter = Painter(Fonts("inter"))
    measured: list[str] = []
    width = painter.fonts.width

    def counted(kind: Type, text: str) -> int:
        measured.append(text)
        return width(kind, text)

    monkeypatch.setattr(painter.fonts, "width", counted)
    lines = painter.wrap("x" * 4000, Type(Face.REGULAR, 16), 200)
    assert "".join(lines) == "x" * 4000
    assert {len(line) for line in lines[:-1]} == {len(lines[0])}
    assert len(measured) < 10 * len(lines)


def test_a_text_is_divided_where_a_line_ends() -> None:
    font.init()
    painter, kind = Painter(Fonts("inter")), Type(Face.REGULAR, 16)
    for text in ("The three of spades stays under the six on the table. " * 3).strip(), "黑桃" * 40:
        lines = painter.wrap(text, kind, 200)
        above, below = painter.split(text, kind, 200, 2)
        assert painter.wrap(above, kind, 200) == lines[:2]
        assert below
        assert (above + below).replace(" ", "") == text.replace(" ", "")
        assert painter.split(text, kind, 200, None) == (text, "")
