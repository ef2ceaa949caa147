"""Puzzles of the middle game as they were found, for tests."""

from hearts_gui.session.practice.puzzle import puzzle_from

CLEAR = puzzle_from(
    "standard-9001 "
    "clear discard 4.20 0.13 1500 standard/4 L 2 "
    "blpquACINORSZ.fghknrstFHUVY.acdivzBDJMQTX.ejmowxyEGKLPW 30mKW,01blZ,12UVY,23vzX "
    "ajmlurYzeKbdLIHJGAFBEC Z/sf"
)
"""A card is thrown away."""
OTHER = puzzle_from(
    "standard-9002 "
    "clear discard 7.45 0.27 990 standard/4 L 3 "
    "fiqrsuwxAHUXY.hjltDEFGILNPT.abcdekmzCMQRV.gnopvyBJKOSWZ 01UXY,12hjl,23zMV,30gKZ "
    "aMitxYCvZXRWHI Q/bh"
)
EVEN = puzzle_from(
    "standard-9003 "
    "even discard 0.19 0.04 1350 standard/4 L 3 "
    "dmsuCDFGHMTXY.cglnopqrwxyRZ.bhjtzBJKLPSUW.aefikvAEINOQV 01TXY,12lRZ,23tzK,30kvI "
    "amglvrLztsqJidchfkYjDXBACT RUW/"
)
"""Three cards come to about the same."""
