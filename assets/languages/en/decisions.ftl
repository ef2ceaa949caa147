### What the player has decided in all games, and practice with it.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $every, $left: how many there are in all, and how many are left
### $which, $column: a part of the screen, by its key
### $way: the direction of a pass: L, R or A
### $part: the first or the second row
### $what: what a question is about, by its key
### $question, $truth: a question, and its answer
### $right: whether an answer was right
### $held, $out: how many cards one holds, and how many the others
### $mine, $theirs: points or cards
### $taken: whether a trick was taken
### $good, $known: whether a pass is as good as any, whether a number is known
### $loss: a number of points
### $starred, $noted, $on, $some: whether there is a star, a note, anything

## All my decisions: a table of every graded decision of one's own games

# The title of the screen.
decisions-title = All my choices
# Beside the title while the games are read for the first time.
decisions-reading = Reading your games…
# $n rows are listed of $every; $left games are still to be read.
decisions-count = { $left ->
    [0] { $every ->
        [0] Your choices appear here when a game is finished. Practice games don’t count.
       *[other] { $n } of { $every } choices
    }
    [one] { $n } of { $every } choices, one game still to be read
   *[other] { $n } of { $every } choices, { $left } games still to be read
}
# The button that writes the listed rows into a file.
decisions-save = Save as CSV
# Why the button that saves the list does nothing.
decisions-nothing-to-save = The list is empty.
# The lists that narrow the table.
decisions-which = Which choices
# What that list offers.
decisions-kind = { $which ->
    [wrong] Slips and worse
    [starred] With a star
    [noted] With a note
   *[all] All choices
}
# The list of rule sets over the table.
decisions-rules = Rules
# In the list of rules.
decisions-any-rules = All rules
# The list of motifs over the table.
decisions-motif = Idea
# In the list of motifs: what a decision was about.
decisions-any-motif = All ideas
# The name of the list beside it: what the table is sorted by.
decisions-sort = Sort by
# What the table can be sorted by.
decisions-by = { $column ->
    [loss] Greatest loss
    [when] Newest
    [rules] Rules
    [motif] Idea
   *[situation] Kind of choice
}
# The heads of the columns, very short.
decisions-column = { $column ->
    [date] Date
    [rules] Rules
    [kind] Kind
    [motif] Idea
    [played] Played
    [better] Better
    [loss] Loss
   *[mark] Marks
}
# The name of the table for those who listen.
decisions-table = Choices
# What kind of decision it was, in the table; nothing where that is not known.
decisions-situation = { $kind ->
    [passing] Passing
    [calling] Bids and charges
    [leading] Leading
    [following] Following
    [last] Playing last
    [discarding] Discarding
    [defending] Against moons
    [own_moon] Own moon
   *[none] { "" }
}
# The last column: a star, a note, or both.
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Star, note
       *[no] Star
    }
   *[no] { $noted ->
        [yes] Note
       *[no] { "" }
    }
}
# A date in the table, as short as can be.
decisions-day = { $day } { stat-month } { $year }
# The buttons below the table.
decisions-open = Open
# The button for the star of the selected choice.
decisions-star = { $on ->
    [yes] Remove the star
   *[no] Star
}
# The button that opens a field for a note on the selected choice.
decisions-note = { $some ->
    [yes] Change note
   *[no] Add a note
}
# Why those buttons do nothing.
decisions-no-row = Select a choice first.
# The dialog that asks for a note, and its field.
decisions-note-title = A note on this choice
# The name of that field.
decisions-note-field = Note
# The game was thrown away or is damaged.
decisions-gone = The game of this choice is no longer saved.
# $why is what the system says.
decisions-not-kept = The star or note couldn’t be saved ({ $why }).
# Aloud: the present row of a table. $words are its cells.
row-table-row = { SERIES($words) }; row { $n } of { $of }
# Aloud: the table is empty.
row-table-none = no rows
# Beside “All my decisions” in the list of Learn.
learn-decisions-detail = What each choice cost

## The passing trainer: a hand, three cards to pass, and what they cost

# The title of the screen.
passing-title = Practise passing
# Over the hand.
passing-to = { $way ->
    [L] Choose three cards to pass to the left
    [R] Choose three cards to pass to the right
   *[A] Choose three cards to pass across
}
# Which hand of today it is; $of a day are there for those who like.
passing-count = Hand { $n } of { $of } today
# The button; why it does nothing yet.
passing-pass = Pass these cards
# Why that button does nothing yet: the player has chosen $n cards.
passing-three = { $n ->
    [one] Choose three cards; you have one.
   *[other] Choose three cards; you have { $n }.
}
# While the coach judges the pass.
passing-judging = The coach is trying your pass in sample deals…
# What came of the pass. $loss is in points.
passing-result = { $good ->
    [yes] No pass is clearly better than yours.
   *[no] Your pass costs about { $loss } points.
}
# Over the cards of a pass. $loss is what it costs against the best one, where $known.
passing-row = { $which ->
    [mine] Yours ({ $loss })
    [best] The best ({ $loss })
   *[usual] { $known ->
        [yes] A Club player’s ({ $loss })
       *[no] A Club player’s
    }
}
# On to the next hand.
passing-next = Next hand
# Beside “Practise passing” in the list of Learn.
learn-passing-detail = Fifty hands a day

## What is gone: a page of the game menu in practice games

# The title of the page: which cards have been played.
gone-title = What is gone?
# The three questions that come first. $suit is a suit.
gone-question = { $what ->
    [out] How many { SUIT($suit) } do the others still have?
    [queen] Who can still hold the queen of spades?
   *[void] Who is known to be out of { SUIT($suit) }?
}
# In the list of answers: none given yet.
gone-no-answer = No answer
# A group of players: none, or one or more.
gone-who = { $n ->
    [0] nobody
   *[other] { LIST($names) }
}
# The button that says what is so.
gone-show = Show what is gone
# Leaves the page.
gone-back = Back to the game
# What became of an answer; $question is one of the questions, $truth the right answer.
gone-verdict = { $right ->
    [yes] Right. { $question } { CAPITAL($truth) }.
   *[no] Not quite. { $question } { CAPITAL($truth) }.
}
# A suit: which cards were played, how many you hold and how many the others.
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }: { SERIES($ranks) } gone; you hold { $held }, the others { $out }.
   *[no] { CAPITAL(SUIT($suit)) }: nothing is gone; you hold { $held }, the others { $out }.
}
# In a small panel at the table, at the end of a suit's row: how many cards of it the others hold.
gone-out = { $n } left
# In this panel: a player, and the suits ($suits) that the player is out of.
gone-voids = { GENDER($name) ->
    [you] You are
   *[other] { $name } is
} out of { LIST($suits) }
# Who may hold the queen of spades; $who is one or more names.
gone-queen = Who can still hold the queen of spades: { $who }.
# Under the player’s name: a suit that the player is out of, and the trick and card that show it.
gone-shown = { CAPITAL(SUIT($suit)) }: trick { $n }, { CARD($card) }

## The same deal with a strong player in one's seat, from the review

# The title of the page.
strong-title = A Grandmaster in your seat
# While the other deal is played.
strong-playing = The Grandmaster is playing your cards…
# $mine and $theirs are points.
strong-result = You took { $mine }, the Grandmaster { $theirs }.
# The heads of the columns.
strong-column = { $column ->
    [trick] Trick
    [mine] You
   *[theirs] Grandmaster
}
# The name of the table for those who listen.
strong-table = Both deals
# What was given to a trick, and whether the trick was taken with it.
strong-cards = { $taken ->
    [yes] { CARD($card) }, takes
   *[no] { CARD($card) }
}
# Below the table.
strong-note = The others react to what is played, so after the first different card theirs may differ too.
