### The screen for those who listen to it: names of its parts and marks on cards. A screen reader
### reads them; none is seen. $n counts cards, $name is a player, $card one card.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $turn: whether it is the player’s turn
### $tricks: how many tricks a player took

# The table, and any other screen.
access-table = Hearts table
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
# Marks on cards, read after the card: "queen of spades, chosen".
access-led = led
access-chosen = chosen
access-new = new
access-hinted = hinted
access-right = the best card
access-wrong = not the best card
access-charged = charged
access-took = took the trick
# Groups of cards that lie open beside a player.
access-open-hand = { $name }, open hand
access-open-taken = { $name }, cards taken
# What pressing a card does.
access-play = Play the { CARD($card) }
# Whose turn it is; $names is a list of players.
access-waiting = { SERIES($names) } to act
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
