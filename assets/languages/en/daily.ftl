### The daily game: its menu entry, its screen, and results that friends send each other
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $known: whether others have played these cards
### $today: whether the day is today
### $stand, $when: what became of a day, and when it was played
### $beat: whether the player did better than the others
### $marks: what the coach thinks of each choice
### $result: a result as text
### $mean: points on average
### $same: whether both played the same cards
### $by, $good: by how many points, and whether that is better

## In the main menu

menu-daily = Daily
# Under it, until the day is played: what kind of game it is.
menu-daily-detail = { $kind ->
    [puzzles] Five puzzles
    [endgame] One endgame
    [hard] One hard puzzle
    [deals] Three deals
    [omnibus] Omnibus, not played yet
    [other] Not played yet
   *[deal] Standard, not played yet
}
# Under it once the day is played. $n is a number of points, $points the same as text; $beaten says
# how many of six other players did worse, if that is known.
menu-daily-done = { $n ->
    [one] { $points } point
   *[other] { $points } points
}{ $known ->
    [yes] , better than { $beaten } of 6
   *[no] { "" }
}
menu-daily-solved = { $n } of { $of } solved
## The screen

daily-title = Daily
# What kind of game the day has; then what that means, in a sentence.
daily-kind = { $kind ->
    [puzzles] Five puzzles
    [endgame] One endgame
    [hard] One hard puzzle
    [deals] Three deals
   *[deal] { $rules }, one deal
}
daily-about = { $kind ->
    [puzzles] Five positions, from easy to hard.
    [endgame] One position near the end of a deal.
    [hard] One position that most people get wrong.
    [deals] Six others play the same three deals; see how you compare.
   *[deal] { $today ->
        [yes] Everyone gets the same cards and the same opponents today.
       *[no] Everyone gets the same cards and the same opponents for this day.
    }
}
# In the calendar: what has become of a day.
daily-stand = { $stand ->
    [played] played
    [late] played later
    [free] free day
    [open] still open
    [today] today
   *[coming] to come
}
# When a day was played.
daily-when = { $when ->
    [early] early
    [late] late
   *[in-time] on the day
}
# A day of the calendar for a screen reader.
daily-day-stands = { $day } { games-month }, { daily-stand }{ $beat ->
    [yes] , better than the others
   *[no] { "" }
}
daily-month = { games-month } { $year }
# The arrows of the calendar.
daily-earlier = Previous month
daily-later = Next month
daily-week = This week
daily-weekday = { $n ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
daily-weekday-date = { daily-weekday } { $day } { games-month }
# Under the large number of a result: "12 points"; of puzzles "3 of 5".
daily-unit-points = { $n ->
    [one] point
   *[other] points
}
daily-unit-solved = of { $of } solved
daily-beaten = Better than { $beaten } of 6
daily-hidden = Your hand, still hidden.
# For a screen reader: the row of marks, such as "good, good, mistake".
daily-marks = What the coach says about your choices: { LIST($marks) }
# A day that was begun.
daily-progress = Trick { $trick }, { $n ->
    [one] { $points } point
   *[other] { $points } points
} so far
# For a day to come, and for a day that is over.
daily-ahead = Playing early counts, but not towards your streak.
daily-behind = Playing late counts, but not towards your streak.
daily-no-field = Nobody else played these cards.
# The title of a practice game with the cards of a day.
daily-again = Daily again, { $date }
daily-play-again = Play again
daily-not-played = not played yet
# One of the games of a day with several: its name and result.
daily-other = { $name }: { $result }
daily-tabs = Which days
daily-tab-today = Today
daily-tab-all = All days
daily-none-yet = Nothing played yet.
# Captions under two numbers: how many days one after the other, and how many in total.
daily-in-a-row = day streak
daily-in-all = { $n ->
    [one] day played
   *[other] days played
}
# What the marks in the calendar mean.
daily-legend-played = played
daily-legend-beat = better than the others
daily-legend-late = played later
daily-legend-free = free day, two a month
daily-legend-open = still open
daily-tomorrow = tomorrow
# On the tab of all days.
daily-ended = { $n ->
    [one] One day done
   *[other] { $n } days done
}
daily-play = Play
daily-continue = Continue
daily-copy = Copy result
daily-review = Review
daily-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
daily-solved = { $n } of { $of } solved
# In the copied text, under the result: what six other players took with the same cards.
daily-field = six others averaged { $mean }
daily-field-beaten = six others averaged { $mean }; better than { $beaten } of 6
daily-counting = Six others are still playing your cards.
# The first and the last line of the copied text.
daily-share = Hearts daily { $date } · { $rules }
daily-streak = streak: { $n }
# Over that text on the screen, and in its place before the day is played.
daily-copied = What is copied
daily-copied-later = After you have played: your result as text to send to friends.
daily-against = Against a friend
daily-code-holds = A code contains the moves and nothing about you. The game is replayed here, so nobody can make up a result.
daily-code = A friend’s code
daily-paste = Paste
daily-bad-code = This code is not valid, or comes from another version.
daily-friend = { $date }, your friend: { $result }
# In place of a result.
daily-old-code = a code from an earlier version. It contains no choices, so how many puzzles were solved cannot be checked.
daily-mine = You: { $result }
daily-friend-first = Play this day first; then you will see where your games first differed.
daily-parted = { $same ->
    [yes] You both played the same cards.
   *[no] { $trick ->
        [0] You first differed at the pass.
       *[other] You first differed in trick { $trick }.
    }
}
# The title of the game at the table.
daily-game = Daily, { $date }
daily-not-kept = The result could not be saved: { $why }.
# In passing: after a hint or a card taken back.
daily-practice = Practice: this game does not count for the day.
daily-other-play = The opponents did not play as they should on this day, so there is no code.

## A challenge: a friend’s game, with the same deals to play

challenge-reading = The game is being replayed…
# What kind of game the code contains; $names are the opponents.
challenge-what = { $rules }, { $n ->
    [one] one deal
   *[other] { $n } deals
}, against { LIST($names) }.
challenge-theirs = Your friend: { $points }, place { $place }.
challenge-mine = You: { $points }, place { $place }.
challenge-play = Play the same deals
challenge-first = Play it, then paste the code again to see where your games first differed.
challenge-parted = You first differed in deal { $deal }, { $trick ->
    [0] at the pass.
   *[other] trick { $trick }.
}
# The computer players in the friend's game; then two buttons, and what came of it.
challenge-company = The computer players’ moves are in this code. The game can check that they would really play them, and then shows what your friend took; with strong players this takes minutes.
challenge-ask = Check
challenge-stop = Stop
# $share is a percentage of the game.
challenge-asking = The computer players are being checked: { $share }% of the game agrees so far.
challenge-company-so = The computer players make the same moves: this game was really played.
challenge-company-otherwise = The computer players would have played differently: this game was not played like this, or the machine was so slow that the clock cut them short.
challenge-company-unknown = The computer players could not be checked.
# The title of the game at the table.
challenge-game = Challenge, { $rules }

## Many codes together: a club

# Over the table: who has played, and what the table is ranked by.
club-title = { $n ->
    [one] One person
   *[other] { $n } people
}, ranked by points per day against the others:
# One person: how many points a day better or worse than the others, over $n days. $sure says whether
# that is more than chance.
club-line = { $place }. { $name }: { $by } { $good ->
    [yes] better
   *[no] worse
} over { $n } days{ $sure ->
    [yes] .
   *[no] , too close to call.
}
# One person without a place.
club-few = { $name }: { $n ->
    [0] no day that others have played as well.
   *[other] one day that others have played as well.
}
club-unreadable = { $n ->
    [one] One code is not valid.
   *[other] { $n } codes are not valid.
}
