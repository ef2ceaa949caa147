"""The helpers of the tests themselves, where a wrong one would let a fault pass or hang a run."""

from pygame import Surface

from tests.ui.kit import Pixels


def test_one_changed_pixel_is_told_by_its_place_within_a_moment() -> None:
    one, two = Surface((1920, 1080)), Surface((1920, 1080))
    assert Pixels(one) == Pixels(two)
    two.set_at((70, 30), "white")
    assert Pixels(one) != Pixels(two)
    assert Pixels(one).apart(Pixels(two)) == "1 pixels differ, x 70-70, y 30-30"
    assert len(repr(Pixels(one))) < 40  # what a failure shows


def test_pictures_of_two_sizes_differ() -> None:
    one, two = Pixels(Surface((20, 30))), Pixels(Surface((30, 20)))
    assert one != two
    assert one.apart(two) == "they have two sizes"
