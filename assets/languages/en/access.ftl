### The screen for those who listen to it: names of its parts and marks on cards. A screen reader
### reads them; none is seen. $n counts cards, $name is a player, $card one card.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $turn: whether it is the player’s turn
### $tricks: how many tricks a player took

# The name of the table as a whole: the first thing that a screen reader says of it.
access-table = Hearts table
# The name of any other screen that has none of its own.
access-screen = Hearts
# The part with whose turn it is, the prompt and the scores.
access-status = Status
# The group of the player's own cards.
access-hand = { $n ->
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
}
# A card; $copy is 2 for the second of two equal cards.
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, number { $copy }
}
# A card in the trick: $what is the message above, $name the player.
access-played = { $what }, { $name }
# The group of all players’ plates; each plate is one of the next messages.
access-players = Players
# A player’s plate: the facts, and whether it is that player’s turn.
access-player = { $turn ->
    [yes] { access-player-facts }, to play
   *[no] { access-player-facts }
}
# $total is the score of the game, or "none" where it is hidden.
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, total { $total }
}
# $note is what the plate says instead, such as "Ready"; $points are those of this deal.
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } in this deal
   *[other] { $note }
}
# A part of the message above: how many tricks the player took in this deal.
access-player-tricks = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
# The group of the cards on the table.
access-trick = { $n ->
    [0] Trick, no cards
    [one] Trick, one card
   *[other] Trick, { $n } cards
}
# Marks on a card, read after its name: “queen of spades, chosen”. This one: it was led to the
# trick.
access-led = led
# Marked to be passed, put away or charged.
access-chosen = chosen
# Received in the pass of this deal.
access-new = new
# A hint points at it.
access-hinted = hinted
# In a review, puzzle or lesson: the card that would have been best.
access-right = the best card
# There too: the card that was played instead.
access-wrong = not the best card
# Shown before play so that it counts double.
access-charged = charged
# On a card of the last trick: the card that won it.
access-took = took the trick
# Groups of cards that lie open beside a player: the hand of someone who claims the rest, or of
# everyone in a review.
access-open-hand = { $name }, open hand
# Cards that this player took and that the rules leave in view.
access-open-taken = { $name }, cards taken
# What pressing a card in the hand does.
access-play = Play the { CARD($card) }
# Whose turn it is; $names is a list of players.
access-waiting = Waiting for { SERIES($names) }
# A player and a score, in the table of scores and in its chart.
access-score = { $name } { $score }
# A pile of cards face down.
access-pile = { $kind ->
    [kitty] { $n ->
        [one] Kitty, one card
       *[other] Kitty, { $n } cards
    }
    [stock] { $n ->
        [one] Stock, one card
       *[other] Stock, { $n } cards
    }
   *[held] { $n ->
        [one] One card held over for the next trick
       *[other] { $n } cards held over for the next trick
    }
}
# The button that ends a pause.
access-go-on = Continue
# Read after the name of a button that cannot be pressed.
access-not-available = not available
