"""Entry point of the packaged programs."""

from hearts_gui.__main__ import main

if __name__ == "__main__":
    raise SystemExit(main())
