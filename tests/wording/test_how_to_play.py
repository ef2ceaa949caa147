"""How to play begins with what a newcomer needs first."""

from hearts_gui.engine.rules.choices import Sun
from hearts_gui.engine.rules.presets import all_presets, preset, preset_with
from hearts_gui.wording.describe import describe
from hearts_gui.wording.how_to_play import chapters


def test_the_first_sentence_says_what_a_trick_is_and_the_next_chapter_who_wins() -> None:
    aim, end, *_ = chapters(preset("standard"))
    assert aim.sentences[0].startswith("Everyone in turn plays one card: together they make a tr")
    assert aim.sentences[1].endswith("take as few points as you can.")
    assert end.title == "End of the game"
    assert end.sentences[0].endswith("the lowest total wins.")


def test_other_rules_than_standard_are_named_first() -> None:
    """Failing before: nothing said which game the rules in the menu were."""
    assert chapters(preset("standard"))[0].title == "The aim"
    first = chapters(preset("spot"))[0]
    assert (first.title, len(first.sentences)) == ("Spot Hearts", 1)
    assert first.sentences[0].startswith("Hearts cost their spots")
    assert chapters(preset_with("spot", 4, {"end_at": 77}))[0].sentences == ()


def test_a_sun_is_named_where_there_is_one() -> None:
    titles = [chapter.title for chapter in chapters(preset("standard"))]
    assert "Shooting the moon" in titles
    assert "Moon and sun" not in titles
    sunny = preset_with("standard", 4, {"sun": Sun.DOUBLE})
    assert "Moon and sun" in [chapter.title for chapter in chapters(sunny)]


def test_every_sentence_of_the_rules_comes_once() -> None:
    for entry in all_presets():
        key, rules = entry.key, preset(entry.key)
        parts = chapters(rules)[entry.key != "standard" :]
        sentences = [sentence for part in parts for sentence in part.sentences]
        assert sorted(sentences) == sorted(sentence.text for sentence in describe(rules)), key
        assert all(part.sentences for part in chapters(rules)), key
