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
"""Three cards cost about the same."""
DULL = tuple(map(puzzle_from, (
    "standard-1114 clear discard 4.43 0.52 820 standard/4 L 2 "
    "bdfnqEFHKMNWY.ehikmptzBDQUV.acgosvwxyILPX.jlruACGJORSTZ 30jlZ,01KWY,12ptz,23vLX aLlkq "
    "K/mh #give-queen",
    "standard-956 clear discard 3.30 0.12 880 standard/4 L 0 "
    "aikmvyEKMPQTU.efgptwxBINRXZ.cnqrsuzDFSVWY.bdhjloACGHJLO 12efg,23VWY,30loL,01vyK "
    "ayedFCMKoxuYIDHEB S/cq #throw",
    "standard-1275 clear follow 6.01 0.80 930 standard/4 L 3 "
    "adfhirsxCDEIJ.klnqtuvwyBFRZ.begjpzAKOTUWY.cmoGHLMNPQSVX 01rsx,12klZ,23pzK,30oLM "
    "aFlmzoyZcdRbfB e/jg #duck",
)))  # fmt: skip
"""The queen given away, the only heart thrown, the only card under the trick."""
