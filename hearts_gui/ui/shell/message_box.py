"""A message of the system's own, for when the program's window cannot show one."""

import contextlib

import pygame

from hearts_gui.ui.shell.app import prepare_environment


def show(title: str, text: str) -> None:
    """Show a message until the player closes it; nothing where there is no screen."""
    prepare_environment()
    with contextlib.suppress(pygame.error):
        pygame.display.init()
        try:
            pygame.display.message_box(title, text, message_type="error")
        finally:
            pygame.display.quit()
