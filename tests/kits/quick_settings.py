"""Settings without waiting."""

from __future__ import annotations

from hearts_gui.session.practice.puzzle import puzzle_from, shipped

PUZZLES = shipped()
QUICK = tuple(map(puzzle_from, (
    "standard-1 proved lead 2.00 0.00 1380 "
    "standard/4 L 1 defmsuwxAGJOW.cjkorBCFLPRSU.hilvzDHMNQTYZ."
    "abgnpqtyEIKVX 23vzM,30KVX,01wxW,12cjk "
    "amLlurZtsokqJFHMEGCDeBjgQIOPNbXWfxcz",
    "standard-2 proved follow 2.00 0.00 1500 "
    "standard/4 L 2 egijsvwGHKLNW.axyzABDEFQRUZ.bdfklmnopqtCX."
    "chruIJMOPSTVY 30ruM,01KLW,12xyz,23lmX "
    "admjJHFCIGEkceKbMBflwDthvLzOqYuANRyPQx",
    "standard-4 proved follow 1.00 0.00 1040 "
    "standard/4 L 3 abcefmouvCFJN.glnprswBDIMPW.dhikxyAEHLQXY."
    "jqtzGKORSTUVZ 01ouv,12glW,23xyY,30jzK "
    "aMlGEZJIzwXyNPQOHxFDAtCBcvkqWVKuiYfshU",
    "standard-5 proved discard 3.00 0.00 1040 "
    "standard/4 L 0 abdgrtwCHMTXZ.ehlmnopxFNPVY.ijuvyDJKLOQSU."
    "cfkqszABEGIRW 12lmY,23ijK,30zRW,01MXZ "
    "ahmjlkgeyswxuqtpJIHMFDECovKrLGznOBWVbZYicd",
    "standard-7 proved lead 1.00 0.00 1810 "
    "standard/4 L 3 cfghoxDFKMNQY.ertvCGHRSUWXZ.dijmpqsyzIJLO."
    "abklnuwABEPTV 01oxK,12rtv,23IJL,30nuw "
    "ahemdbcKtlwoMHOLgxjkPNSiCzBFDGyARvTQVYXs",
    "standard-8 proved discard 0.83 0.00 1950 "
    "standard/4 L 3 clqwyAGIJSTUX.degsuzELNOPVZ.ahimnotxBDKMR."
    "bfjkprvCFHQWY 01clX,12uzL,23mKM,30QWY "
    "ajygvwsuJEDMrqZopYXnHIVLBFAPkWeifUdhR",
)))  # fmt: skip
"""At most twenty possible deals, of three or four cards."""
