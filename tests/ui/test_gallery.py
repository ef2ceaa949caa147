"""The gallery finds what is wrong on a screen, measured on its picture, and writes it down."""

import json
import re
from pathlib import Path

import pytest
from pygame import Rect, Surface

from hearts_gui import cli
from hearts_gui.devtools import gallery, shots
from hearts_gui.devtools.gallery import LEAST, LEAST_LARGE, Findings, examine
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.small_table.pills import PillWidget
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.moon import MoonScene
from hearts_gui.ui.widgets.button import Button
from hearts_gui.wording.language.messages import speak
from tests.ui.kit import blank

BOX = Rect(100, 100, 300, 60)
BLACK, WHITE, GREY, PALE = (0, 0, 0), (255, 255, 255), (118, 118, 118), (150, 150, 150)


class Words(BaseNode):
    """A text on a plain box, and what a test wants to spoil it with."""

    def __init__(
        self, ctx: Context, text: str = "Hearts", *, ink: Colour = BLACK, ground: Colour = WHITE,
        box: Rect = BOX, px: int = 18, face: Face = Face.REGULAR, level: float = 1.0, z: float = 1,
    ) -> None:  # fmt: skip
        super().__init__(box, z=z)
        self.ctx, self.text, self.box, self.level = ctx, text, box, level
        self.ink, self.ground, self.kind = ink, ground, Type(face, px)

    def draw(self, surface: Surface, clip: Rect) -> None:
        painter = self.ctx.painter
        painter.box(surface, self.box, BoxStyle(0, self.ground))
        painter.label(surface, self.text, self.kind, self.ink, self.box, align=Align.CENTRE,
                      level=self.level)  # fmt: skip


class Cover(BaseNode):
    """A box over other things."""

    def __init__(self, ctx: Context, box: Rect, alpha: int = 255) -> None:
        super().__init__(box, z=9)
        self.ctx, self.alpha = ctx, alpha

    def draw(self, surface: Surface, clip: Rect) -> None:
        self.ctx.painter.box(surface, self.rect, BoxStyle(0, (20, 20, 20, self.alpha)))


def found_on(ctx: Context, *nodes: BaseNode) -> Findings:
    scene = blank(ctx)
    scene.stage.add(*nodes)
    return examine(scene)


def kinds(findings: Findings) -> list[str]:
    return sorted({fault.kind for fault in findings.faults})


def test_black_on_white_is_21_and_nothing_is_wrong(ctx: Context) -> None:
    result = found_on(ctx, Words(ctx))
    assert result.faults == []
    assert [(reading.text, reading.value) for reading in result.readings] == [("Hearts", 21.0)]


@pytest.mark.parametrize(("ink", "value"), [(GREY, 4.54), (PALE, 2.96), (WHITE, 1.0)])
def test_contrast_is_that_of_the_formula_at_every_size(
    ctx: Context, ink: Colour, value: float
) -> None:
    for px in (12, 16, 40):
        result = found_on(ctx, Words(ctx, ink=ink, px=px))
        assert result.readings[0].value == pytest.approx(value, abs=0.04)


def test_text_below_its_contrast_is_a_fault_and_large_text_needs_less(ctx: Context) -> None:
    pale = (140, 140, 140)  # 3.36 on white
    assert kinds(found_on(ctx, Words(ctx, ink=pale, px=18))) == ["contrast"]
    assert kinds(found_on(ctx, Words(ctx, ink=pale, px=30))) == []
    assert kinds(found_on(ctx, Words(ctx, ink=pale, px=20, face=Face.BOLD))) == []
    assert (LEAST, LEAST_LARGE) == (4.5, 3.0)


def test_faint_text_is_measured_as_it_is_seen(ctx: Context) -> None:
    assert kinds(found_on(ctx, Words(ctx, level=0.53))) == ["contrast"]
    switched_off = found_on(ctx, Words(ctx, level=0.38))
    assert switched_off.faults == []
    assert switched_off.worst is None


def test_a_bad_patch_under_part_of_a_text_is_found(ctx: Context) -> None:
    class Patch(Words):
        def draw(self, surface: Surface, clip: Rect) -> None:
            painter = self.ctx.painter
            painter.box(surface, self.box, BoxStyle(0, WHITE))
            painter.box(surface, Rect(250, 100, 150, 60), BoxStyle(0, (60, 60, 60)))
            painter.label(surface, self.text, self.kind, BLACK, self.box, align=Align.CENTRE)

    assert kinds(found_on(ctx, Patch(ctx, "A longer line of words"))) == ["contrast"]


def test_covered_text_is_a_fault_unless_nothing_of_it_is_seen(ctx: Context) -> None:
    half, whole = Rect(100, 100, 150, 60), Rect(100, 100, 300, 60)
    assert kinds(found_on(ctx, Words(ctx), Cover(ctx, half))) == ["covered in part"]
    hidden = found_on(ctx, Words(ctx), Cover(ctx, whole))
    assert (hidden.faults, hidden.readings) == ([], [])
    through_glass = found_on(ctx, Words(ctx), Cover(ctx, whole, alpha=220))
    assert (through_glass.faults, through_glass.readings) == ([], [])


def test_texts_on_each_other_are_a_fault(ctx: Context) -> None:
    class Bare(Words):
        def draw(self, surface: Surface, clip: Rect) -> None:
            self.ctx.painter.label(surface, self.text, self.kind, self.ink, self.box,
                                   align=Align.CENTRE)  # fmt: skip

    over = Bare(ctx, "Spades", box=BOX.move(20, 4), z=2)
    assert "texts overlap" in kinds(found_on(ctx, Words(ctx), over))
    beside = Bare(ctx, "Spades", box=BOX.move(0, 22), z=2)
    assert "texts overlap" not in kinds(found_on(ctx, Words(ctx), beside))


def test_cut_and_tiny_text_and_boxes_that_are_too_low_are_faults(ctx: Context) -> None:
    assert kinds(found_on(ctx, Words(ctx, "Long " * 30))) == ["cut"]
    assert kinds(found_on(ctx, Words(ctx, px=10))) == ["too small"]
    low = found_on(ctx, Words(ctx, px=40, box=Rect(100, 100, 300, 14)))
    assert "leaves its box" in kinds(low)


WORDY = "Slightly unlucky cards cost points, and the play about eleven more than usual"


def test_a_paragraph_with_few_words_a_line_is_a_fault(ctx: Context) -> None:
    class Paragraph(Words):
        def draw(self, surface: Surface, clip: Rect) -> None:
            painter = self.ctx.painter
            painter.box(surface, self.box, BoxStyle(0, WHITE))
            painter.paragraph(surface, self.text, self.kind, BLACK, self.box)

    def kinds_at(width: int) -> list[str]:
        box = Rect(100, 100, width, 300)
        return kinds(found_on(ctx, Paragraph(ctx, WORDY, box=box)))

    assert kinds_at(90) == ["few words a line"]
    assert kinds_at(200) == []


def test_targets_that_meet_or_leave_the_window_are_faults(ctx: Context) -> None:
    def button(label: str, box: Rect) -> Button:
        return Button(ctx, label, lambda: None, box)

    def kinds_of(*boxes: Rect) -> list[str]:
        scene = blank(ctx)
        for number, box in enumerate(boxes):
            scene.form.add(button(f"B{number}", box))
        result = kinds(examine(scene))
        return [kind for kind in result if kind in ("targets overlap", "leaves the window")]

    assert kinds_of(Rect(100, 100, 200, 56), Rect(100, 170, 200, 56)) == []
    assert kinds_of(Rect(100, 100, 200, 56), Rect(200, 120, 200, 56)) == ["targets overlap"]
    assert kinds_of(Rect(1200, 100, 200, 56)) == ["leaves the window"]


def test_measuring_leaves_the_scene_as_it_was(ctx: Context) -> None:
    scene, picture = shots.opened("menu", shots.PictureLook((1280, 720)), Rules(), "0")
    examine(scene)
    again = Surface((1280, 720)).convert()
    scene.render(again)
    assert again.get_buffer().raw == picture.get_buffer().raw


def findings(name: str, look: shots.PictureLook) -> Findings:
    return examine(shots.opened(name, look, Rules(), "seed")[0])


@pytest.mark.parametrize("code", ["en", "de", "ru"])
@pytest.mark.parametrize("name", ["review", "deal-summary", "practice-wrong"])
def test_large_text_leaves_room_for_whole_lines(name: str, code: str) -> None:
    """Failing before: the reason stood beside cards or a sign, word by word."""
    speak(code)
    assert kinds(findings(name, shots.PictureLook((1024, 768), ui_scale=200))) == []


@pytest.mark.parametrize("code", ["ru", "ja"])
def test_no_label_of_a_review_lies_on_the_button_beside_it(code: str) -> None:
    """Failing before: long words reached over half of it."""
    speak(code)
    assert findings("review-own-view", shots.PictureLook((1280, 720), ui_scale=200)).faults == []


def test_no_label_of_a_review_lies_on_the_tag_of_the_card_led() -> None:
    """Failing before: upright, at 200 %, the label of the card played covered half of it."""
    assert findings("review-own-view", shots.PictureLook((800, 1280), ui_scale=200)).faults == []


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1024, 768), 200)])
def test_labels_of_a_review_cover_no_card_of_the_hand(size: tuple[int, int], scale: int) -> None:
    """Failing before: they lay on the ranks of the cards in a second row."""
    scene, _ = shots.opened("review", shots.PictureLook(size, ui_scale=scale), Rules(), "0")
    assert isinstance(scene, ReviewScene)
    table = scene._table
    assert table is not None
    hand = [bounds(table.tabletop.targets()[card].pose) for card in table.model.hand]
    labels = [widget.box for widget in scene.form.widgets if isinstance(widget, PillWidget)]
    assert labels
    assert all(label.inflate(0, -8).collidelist(hand) < 0 for label in labels)


@pytest.mark.slow
@pytest.mark.parametrize("name", shots.SCENES)
@pytest.mark.parametrize("size", gallery.SIZES, ids=str)
def test_no_screen_has_a_fault_in_any_theme_or_scale(name: str, size: tuple[int, int]) -> None:
    for theme in shots.THEMES:
        for scale in gallery.SCALES:
            result = findings(name, shots.PictureLook(size, theme, scale))
            assert result.faults == [], (theme, scale)


def test_a_part_of_the_gallery_is_written_with_page_and_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "gallery"
    words = "--scenes menu,play --themes midnight,parchment --sizes 800x600 --scales 100"
    assert cli.main(["screenshot", "--all", str(out), *words.split()]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pictures"] == 4
    report = json.loads((out / "checks.json").read_text(encoding="utf-8"))
    assert [(entry["scene"], entry["theme"]) for entry in report["entries"]] == [
        ("menu", "midnight"), ("menu", "parchment"), ("play", "midnight"), ("play", "parchment"),
    ]  # fmt: skip
    assert all(entry["least_contrast"]["contrast"] > 1 for entry in report["entries"])
    page = (out / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'src="([^"]+)"', page))
    assert named == {entry["file"] for entry in report["entries"]}
    assert all((out / name).stat().st_size > 5000 for name in named)
    assert "http" not in page


def test_a_folder_of_other_things_gets_no_gallery(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Failing before: `screenshot --all /etc` wrote a page and pictures there."""
    words = ["screenshot", "--all", str(tmp_path), *["--scenes", "menu", "--sizes", "800x600"]]
    words += ["--themes", "midnight", "--scales", "100"]
    (tmp_path / "index.html").write_text("a page of mine")
    assert cli.main(words) == 2
    told = capsys.readouterr().err
    assert told == f"'{tmp_path}' already exists; choose another name.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    (tmp_path / "index.html").rename(tmp_path / "checks.json")  # an earlier gallery is made again
    assert cli.main(words) == 0


def test_the_whole_gallery_is_every_screen_theme_size_and_scale() -> None:
    whole = gallery.GalleryPart()
    assert len(list(whole.looks())) == len(whole) == len(shots.SCENES) * len(shots.THEMES) * 7 * 4


def test_wrong_parts_of_the_gallery_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for words, sentence in {
        "--scenes menu,plya": "There is no scene 'plya'; did you mean 'play'?",
        "--themes midnite": "There is no theme 'midnite'; did you mean 'midnight'?",
        "--scales 75,300": "The UI scale must be from 75 to 200, not 300.",
    }.items():
        assert cli.main(["screenshot", "--all", str(tmp_path), *words.split()]) == 2
        assert capsys.readouterr().err == sentence + "\n"


def test_an_empty_scene_has_nothing_to_say(ctx: Context) -> None:
    ctx.scenes.push(Scene(ctx))
    top = ctx.scenes.top
    assert top is not None
    findings = examine(top)
    assert (findings.faults, findings.readings, findings.worst) == ([], [], None)


@pytest.mark.parametrize("name", ["moon", "moon-choice"])
def test_the_sky_of_a_moon_makes_room_for_large_text(name: str) -> None:
    """Failing before: at 200 % the text was a sixth larger than at 100 %."""
    scene, _ = shots.opened(name, shots.PictureLook((1280, 720), ui_scale=200), Rules(), "0")
    assert isinstance(scene, MoonScene)
    assert scene.fitted.metrics.ui_scale >= 140
    assert examine(scene).faults == []


@pytest.mark.parametrize("theme", ["parchment", "linen"])
def test_the_chosen_way_of_a_moon_is_gold_in_light_themes_too(theme: str) -> None:
    """Failing before: its button was the brown of the day in an edge of gold."""
    scene, _ = shots.opened("moon", shots.PictureLook((1280, 720), theme), Rules(), "0")
    assert isinstance(scene, MoonScene)
    assert scene.fitted.theme.dark
