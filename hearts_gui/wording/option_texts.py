"""The options as a player sees them: title, group, help and words that a search should find."""

from __future__ import annotations

from typing import Final, NamedTuple

from hearts_gui.wording.headings import Group


class Text(NamedTuple):
    """What is said about one option; `common` ones are shown without asking for more."""

    group: Group
    title: str
    help: str
    words: str = ""
    common: bool = False


OPTION_TEXTS: Final[dict[str, Text]] = {
    "players": Text(
        Group.TABLE, "Players", "How many sit at the table.", "seats number of people size", True
    ),
    "packs": Text(
        Group.TABLE,
        "Packs",
        "Two packs shuffled together serve five to eleven players.",
        "decks double deck cards",
        True,
    ),
    "strip": Text(
        Group.TABLE,
        "Making it even",
        "Which cards are removed or added so that everyone gets as many.",
        "strip remove twos deuces uneven deal leave out",
    ),
    "jokers": Text(
        Group.TABLE,
        "Jokers",
        "Jokers take no trick and count nothing; this says when they may be played.",
        "joker wild",
        True,
    ),
    "joker_lead": Text(
        Group.TABLE, "Leading a joker", "Whether a joker may be led, and what is followed then."
    ),
    "special_card": Text(
        Group.TABLE,
        "Special card",
        "A 53rd card that stands for the one card left over.",
        "warren harding extra card 53",
    ),
    "warren_follow": Text(
        Group.TABLE,
        "Following with Warren",
        "Whether the Warren card counts as a card of the extra card’s suit.",
        "warren",
    ),
    "warren_left": Text(
        Group.TABLE,
        "Warren left over",
        "What happens when the Warren card is itself the card left over.",
        "warren redeal",
    ),
    "kitty": Text(
        Group.DEALING,
        "Kitty",
        "Who gets the cards that are left over from the deal.",
        "widow left over talon blind swap",
        True,
    ),
    "kitty_discard": Text(
        Group.DEALING,
        "Cards laid away",
        "Whether the cards laid away for the kitty count for their player.",
        "kitty widow bury discard",
    ),
    "uneven_hands": Text(
        Group.DEALING,
        "Uneven hands",
        "Deal out every card; those with one more play two to the first trick.",
        "left over extra card",
    ),
    "hand_size": Text(
        Group.DEALING,
        "Cards in hand",
        "A fixed number of cards for everyone; 0 deals out as many as go round.",
        "hand size number of cards",
    ),
    "first_dealer": Text(
        Group.DEALING, "First dealer", "How the first dealer is found.", "cut draw low card"
    ),
    "direction": Text(
        Group.DEALING, "Direction", "Which way the turns go round.", "clockwise counter"
    ),
    "pass_cycle": Text(
        Group.PASSING,
        "Passes",
        "Where cards are passed, deal after deal; hold means no pass.",
        "pass left right across scatter smoosh hold rotation cycle exchange no passing",
        True,
    ),
    "pass_count": Text(
        Group.PASSING,
        "Cards passed",
        "How many cards a pass to one player moves.",
        "pass number three two four",
        True,
    ),
    "pass_forbid": Text(
        Group.PASSING,
        "Not to be passed",
        "High spades that must be kept.",
        "forbid queen king ace of spades pass black lady black maria",
    ),
    "pass_along": Text(
        Group.PASSING,
        "Pass along",
        "Players may keep their cards and hand on unseen what they are passed.",
        "forward decline",
    ),
    "opening_lead": Text(
        Group.PLAY,
        "Opening lead",
        "Who leads to the first trick, and what.",
        "two of clubs 2c start eldest left of dealer",
        True,
    ),
    "first_trick": Text(
        Group.PLAY,
        "Points on the first trick",
        "Whether penalty cards may be played to the first trick.",
        "blood bleeding penalty",
        True,
    ),
    "first_trick_stuck": Text(
        Group.PLAY,
        "Nothing but penalty cards",
        "What a hand of nothing but penalty cards may do on the first trick.",
        "stuck misdeal void lay aside",
    ),
    "first_trick_tc": Text(
        Group.PLAY,
        "Keep the ten of clubs",
        "The ten of clubs may not be played to the first trick unless it is the only club.",
        "10c complex",
    ),
    "hearts_lead": Text(
        Group.PLAY,
        "Leading hearts",
        "Whether hearts must be broken before they are led.",
        "break broken breaking",
        True,
    ),
    "breakers": Text(
        Group.PLAY,
        "What breaks hearts",
        "Whether the queen of spades breaks hearts as well.",
        "break queen black lady",
        True,
    ),
    "break_event": Text(
        Group.PLAY, "Broken when", "What must happen to such a card.", "break discarded sloughed"
    ),
    "lead_exempt": Text(
        Group.PLAY,
        "Leading hearts all the same",
        "Which hands may lead hearts that are not broken.",
        "only hearts forced queen",
    ),
    "qs_forced": Text(
        Group.PLAY,
        "Sloughing the queen",
        "Whether the queen of spades must be sloughed as soon as that is safe.",
        "forced queen of spades black lady throw dump",
    ),
    "duplicates": Text(
        Group.PLAY,
        "Equal cards",
        "How two equal cards in a trick rank.",
        "cancellation cancel two packs same card",
        True,
    ),
    "dead_last_trick": Text(
        Group.PLAY,
        "Cancelled last trick",
        "Who takes a last trick whose cards have all cancelled.",
        "cancellation dead",
    ),
    "boost": Text(
        Group.PLAY,
        "Booster nines",
        "A nine makes everyone play a second card to the trick.",
        "nine turbo boost extend",
    ),
    "charge": Text(
        Group.PLAY,
        "Charging",
        "Showing cards before play for double effect.",
        "expose declare double turbo gong zhu",
    ),
    "draw": Text(
        Group.PLAY, "Drawing", "Games with a stock to draw from.", "stock domino two players"
    ),
    "claim": Text(
        Group.PLAY,
        "Claims",
        "A player may claim all the tricks that are left, if nobody objects.",
        "claim rest lay down",
    ),
    "show_taken": Text(
        Group.PLAY, "Cards taken", "What of the cards taken may be seen.", "last trick open"
    ),
    "values": Text(
        Group.SCORING,
        "Card values",
        "What the cards cost.",
        "points penalty queen of spades black maria black lady hooligan spot pip table",
        True,
    ),
    "custom_values": Text(
        Group.SCORING,
        "Own values",
        "Change what single cards cost; below zero is a bonus.",
        "custom points ace king ten of spades seven of clubs penalty",
        True,
    ),
    "pip_courts": Text(
        Group.SCORING, "Court cards", "What the jack, queen and king of hearts cost.", "point-count"
    ),
    "pip_ace": Text(Group.SCORING, "Ace of hearts", "What the ace of hearts costs.", "point-count"),
    "bonus_card": Text(
        Group.SCORING,
        "Bonus card",
        "A card that takes points off.",
        "jack of diamonds ten of diamonds omnibus jd",
        True,
    ),
    "bonus_amount": Text(
        Group.SCORING, "Worth of the bonus", "How much the bonus card takes off.", "jack minus"
    ),
    "bonus_floor": Text(
        Group.SCORING,
        "Below zero",
        "How far a bonus card may push a score down.",
        "floor negative jack",
    ),
    "no_trick_bonus": Text(
        Group.SCORING,
        "No trick taken",
        "Points off for a player who takes no trick.",
        "no tricks nullo clean",
    ),
    "no_trick_on_moon": Text(
        Group.SCORING,
        "No trick in a moon",
        "Whether that also holds when somebody shoots the moon.",
        "shoot",
    ),
    "trick_points": Text(
        Group.SCORING, "Points for tricks", "What every trick costs by itself.", "reverse"
    ),
    "pledge": Text(
        Group.SCORING,
        "Pledge",
        "Players may pledge to take no hearts, for points off or on.",
        "promise bet",
    ),
    "pig_flip": Text(
        Group.SCORING,
        "Good pig",
        "When the queen of spades counts to the good in Gong Zhu.",
        "gong zhu chase the pig",
    ),
    "score_dir": Text(
        Group.SCORING, "Who wins", "Which score is the best.", "highest lowest counters magnitude"
    ),
    "moon_effect": Text(
        Group.MOON,
        "Shooting the moon",
        "What taking all the penalty cards does.",
        "shoot run add subtract old moon new moon running",
        True,
    ),
    "moon_needs": Text(
        Group.MOON, "What a moon needs", "The cards that make a moon.", "shoot jack all hearts"
    ),
    "moon_amount": Text(Group.MOON, "Worth of a moon", "How much a moon is worth.", "shoot royal"),
    "moon_guard": Text(
        Group.MOON,
        "Guard",
        "What spares a shooter whom adding would make lose the game.",
        "shoot lose protect",
        True,
    ),
    "moon_guard_score": Text(
        Group.MOON, "Guard from", "From which total on the shooter may choose.", "shoot"
    ),
    "moon_and_bonus": Text(
        Group.MOON, "Bonus in a moon", "Whether bonus cards count in a moon.", "shoot jack"
    ),
    "complex_signs": Text(
        Group.MOON, "Sign for each", "The shooter picks a sign for every opponent.", "complex"
    ),
    "sun": Text(
        Group.MOON,
        "Shooting the sun",
        "What taking every trick does.",
        "shoot all tricks slam",
        True,
    ),
    "end": Text(
        Group.ENDING,
        "End of the game",
        "What ends the game.",
        "finish limit score deals hands rounds time length",
        True,
    ),
    "end_at": Text(
        Group.ENDING, "Limit", "The score, number of deals or minutes.", "limit 100 50 length", True
    ),
    "end_both_ways": Text(
        Group.ENDING, "Both ways", "A total as far on the good side ends the game too.", "gong zhu"
    ),
    "tie": Text(
        Group.ENDING, "Ties", "What a tie for the best score does.", "draw equal extra", True
    ),
    "adjust": Text(
        Group.ENDING, "Jumping totals", "Totals that jump.", "wrap exact 50 100 reset zero", True
    ),
    "wrap_at": Text(
        Group.ENDING, "Wrap points", "The totals that become zero.", "104 126 ricketts"
    ),
    "special_win": Text(
        Group.ENDING, "Staying put", "Staying on one total for many deals wins.", "69 5 ricketts"
    ),
    "count_arrival": Text(
        Group.ENDING, "Arrival counts", "The deal that reaches the total counts as one.", "69 5"
    ),
    "ranking": Text(Group.ENDING, "Places", "Whether places after the first count.", "second rank"),
    "settle": Text(
        Group.MONEY,
        "Played for",
        "How counters or money change hands.",
        "chips stakes pool sweepstake howell wager gamble",
        True,
    ),
    "stake": Text(Group.MONEY, "Stake", "How many counters are paid at a time.", "bet chips"),
    "chips": Text(
        Group.MONEY, "Counters each", "How many counters everyone starts with.", "chips stock"
    ),
    "wager": Text(Group.MONEY, "Wager", "How a wager is paid out.", "bet payout"),
    "auction": Text(
        Group.MONEY,
        "Auction",
        "Players bid counters for the right to name the penalty suit.",
        "bid name suit",
    ),
    "timer": Text(
        Group.MONEY,
        "Hourglass",
        "Seconds for each decision; 0 is no limit.",
        "clock time limit timer puzzle pirates",
    ),
    "partners": Text(Group.MONEY, "Partners", "Who plays with whom.", "teams sides", True),
    "partner_moon": Text(
        Group.MONEY, "Partners’ moon", "Whether one partner alone must take everything.", "shoot"
    ),
}
"""Every option in the order of the screen."""
