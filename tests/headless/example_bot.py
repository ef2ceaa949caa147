"""The example in `hearts_gui/README.md`: plays the lowest card, passes the highest."""

import json
import sys

RANKS = "0123456789TJQKA"


def rank(card: str) -> int:
    return RANKS.find(card[0])


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        continue
    kind, legal = message["ask"], message["legal"]
    if kind == "play":
        answer = {"play": min(legal, key=rank)}
    elif kind == "pass":
        cards = sorted(legal, key=rank, reverse=True)
        receivers = [to for to, count in message["gives"] for _ in range(count)]
        answer = {"pass": [list(pair) for pair in zip(cards, receivers, strict=False)]}
    elif kind == "bury":
        answer = {"bury": sorted(legal, key=rank)[: message["count"]]}
    elif kind == "charge":
        answer = {"charge": []}
    else:
        answer = {kind: legal[0]}
    print(json.dumps(answer), flush=True)
