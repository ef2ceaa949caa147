"""A picture of the player's own as the table: read with limits, cropped to fill, darkened.

Text on it keeps a contrast of 4.5 to 1, whatever the picture shows.
"""

import io
import shutil
import struct
from pathlib import Path

import pygame
from pygame import Surface

from hearts_gui.config.reading import open_file, replace_whole
from hearts_gui.engine.message import Message, message

MOST_BYTES = 20 * 1024 * 1024
MOST_PIXELS = 50_000_000
"""Read whole, a picture of this size takes 200 MB for a moment."""
CONTRAST = 4.8
"""A little more than text needs, for what rounding takes."""
WIDEST = 2560
"""The longer side of a copy that is kept: a larger one takes long to read, and shows no more."""
_JPEG_SIZES = frozenset({0xC0, 0xC1, 0xC2})
"""The parts of a JPEG file that begin with its size."""


class PictureError(Exception):
    """A picture cannot be used; `reason` says why and what would do."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


def check_picture(path: Path) -> None:
    """Check a file without decoding it. Raises PictureError if it is too large or no picture."""
    try:
        size = path.stat().st_size
        with open_file(path) as file:
            head = file.read(1 << 20)
    except OSError:
        raise PictureError(message("deck-picture-unreadable")) from None
    if size > MOST_BYTES:
        raise PictureError(message("deck-picture-too-large", most=MOST_BYTES >> 20))
    width, height = picture_size(head)
    if not width or not height:
        raise PictureError(message("deck-picture-unreadable"))
    if width * height > MOST_PIXELS:
        raise PictureError(message("deck-picture-too-large", most=MOST_BYTES >> 20))


def picture_size(head: bytes) -> tuple[int, int]:
    """The width and height in the header of a PNG or JPEG file."""
    if head[:8] == b"\x89PNG\r\n\x1a\n" and len(head) >= 24:
        width, height = struct.unpack(">II", head[16:24])
        return int(width), int(height)
    if head[:2] != b"\xff\xd8":
        return 0, 0
    offset = 2
    while offset + 9 < len(head) and head[offset] == 0xFF:
        if head[offset + 1] in _JPEG_SIZES:
            height, width = struct.unpack(">HH", head[offset + 5 : offset + 9])
            return int(width), int(height)
        offset += 2 + int(struct.unpack(">H", head[offset + 2 : offset + 4])[0])
    return 0, 0


def keep_picture(path: Path, target: Path) -> None:
    """Put a copy of a picture into a file, no larger than a table needs.

    It is read again whenever the window changes its size. Raises PictureError and OSError.
    """
    check_picture(path)
    picture = _loaded(path)
    scale = WIDEST / max(picture.get_size())
    if scale >= 1:
        shutil.copyfile(path, target)
        return
    width, height = picture.get_size()
    size = max(1, round(width * scale)), max(1, round(height * scale))
    save_picture(pygame.transform.smoothscale(picture.convert(24), size), target)


def save_picture(picture: Surface, target: Path) -> None:
    """Write a picture in the format that the file's name ends with. Raises OSError.

    pygame itself would change a name that is no text in the system's encoding.
    """
    encoded = io.BytesIO()
    try:
        pygame.image.save(picture, encoded, target.suffix)
    except pygame.error as error:
        raise OSError(str(error)) from error
    why = replace_whole(target, encoded.getvalue())
    if why is not None:
        raise OSError(why)


def _loaded(path: Path) -> Surface:
    try:
        with open_file(path) as file:
            return pygame.image.load(io.BytesIO(file.read(MOST_BYTES)), path.suffix)
    except (pygame.error, OSError):
        raise PictureError(message("deck-picture-unreadable")) from None


def table_picture(path: Path, size: tuple[int, int], blur: int) -> Surface:
    """The picture as the table of a window of this size. Raises PictureError."""
    check_picture(path)
    picture = _loaded(path)
    width, height = picture.get_size()
    scale = max(size[0] / width, size[1] / height)
    part = pygame.Rect(0, 0, max(1, round(size[0] / scale)), max(1, round(size[1] / scale)))
    part.center = (width // 2, height // 2)
    cut = picture.subsurface(part.clip(picture.get_rect())).convert(24)
    scaled = pygame.transform.smoothscale(cut, size)
    if blur:
        scaled = pygame.transform.box_blur(scaled, blur)
    return _darkened(scaled.convert())


def _darkened(picture: Surface) -> Surface:
    """The picture made dark enough for white text even at its brightest part."""
    small = pygame.transform.smoothscale(picture, (24, 14))
    places = [(x, y) for x in range(24) for y in range(14)]
    brightest = max((small.get_at(point)[:3] for point in places), key=_luminance)
    level, most = 255, 1.05 / CONTRAST - 0.05
    while level and _luminance(tuple(value * level // 255 for value in brightest)) > most:
        level -= 1
    picture.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def _luminance(colour: tuple[int, ...]) -> float:
    def light(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (light(channel) for channel in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
