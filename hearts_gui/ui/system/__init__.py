"""What the desktop around the program is asked and told: Windows, X11, Wayland, the message bus."""
