### The daily game: its menu entry, its screen, and results that friends send each other
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
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

# An entry of the main menu: a game for each date, the same for everyone in the world.
menu-daily = Daily
# Under it, until the day is played to its end: what kind of game it is.
menu-daily-detail = { $kind ->
    [puzzles] Five puzzles
    [endgame] One endgame
    [hard] One hard puzzle
    [deals] Three deals
    [omnibus] Omnibus, still open
    [other] Still open
   *[deal] Standard, still open
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
# The same for a day of puzzles.
menu-daily-solved = { $n } of { $of } solved

## The screen of the daily game: panels with the chosen day, a calendar of the month, the days of
## this week, the result as text for friends, and a friend’s code

# The title of the screen.
daily-title = Daily
# What kind of game the day has, in large letters over it and in the list of the week; then what
# that means, in a sentence. $rules is the rule set of the deal.
daily-kind = { $kind ->
    [puzzles] Five puzzles
    [endgame] One endgame
    [hard] One hard puzzle
    [deals] Three deals
   *[deal] { $rules }, one deal
}
# Under it until the day is begun. “Six others” are computer players.
daily-about = { $kind ->
    [puzzles] Five positions, from easy to hard.
    [endgame] One position near the end of a deal.
    [hard] One position, among the hardest of all.
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
    [yes] , better than average
   *[no] { "" }
}
# Over the calendar: November 2026.
daily-month = { games-month } { $year }
# The arrows of the calendar.
daily-earlier = Previous month
# The right arrow.
daily-later = Next month
# Over the list of the seven days with today.
daily-week = This week
# A day in that list.
daily-weekday = { $n ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
# Over the chosen day: Monday 23 November.
daily-weekday-date = { daily-weekday } { $day } { games-month }
# Under the large number of a result: "12 points"; of puzzles "3 of 5".
daily-unit-points = { $n ->
    [one] point
   *[other] points
}
# Under the large number of puzzles solved.
daily-unit-solved = of { $of } solved
# Under a result, beside the number: how many of six computer players did worse with the same
# cards. In results of version 0.2.0 $beaten can be 2.5, with half of one for a tie.
daily-beaten = Better than { $beaten } of 6
# For a screen reader, until the day is begun: the cards lie face down.
daily-hidden = Your hand, still hidden.
# For a screen reader: the row of marks, such as "good, good, mistake".
daily-marks = What the coach says about your choices: { LIST($marks) }
# A day that was begun.
daily-progress = Trick { $trick }, { $n ->
    [one] { $points } point
   *[other] { $points } points
} so far
# Under a day to come: it can be played before its date. The streak is how many days one after the
# other were played on their date.
daily-ahead = Playing early counts, but not towards your streak.
# The same under a day that is over.
daily-behind = Playing late counts, but not towards your streak.
# Under a result without a comparison with six others.
daily-no-field = Nobody else played these cards.
# The title of a practice game with the cards of a day.
daily-again = Daily replay, { $date }
# A button under a result: play the same cards as practice.
daily-play-again = Play again
# In place of a result in the next message.
daily-not-played = not played yet
# One of the other people who play on this computer: name and result.
daily-other = { $name }: { $result }
# For a screen reader: the name of the two tabs “Today” and “All days”.
daily-tabs = Which days
# A tab: the chosen day, at first today.
daily-tab-today = Today
# A tab: a list of all results.
daily-tab-all = All days
# On that tab.
daily-none-yet = Nothing played yet.
# A caption under the number of days played one after the other, each on its date.
daily-in-a-row = day streak
# A caption beside it: how many days were played in total.
daily-in-all = { $n ->
    [one] day played
   *[other] days played
}
# What the marks in the calendar mean.
daily-legend-played = played
# Its result was better than the average of the six others, or every puzzle was solved.
daily-legend-beat = better than average
# After its date.
daily-legend-late = played later
# Two days a month can be missed without ending the streak.
daily-legend-free = free day, two a month
# Not played; it can still be.
daily-legend-open = still open
# In the list of the week.
daily-tomorrow = tomorrow
# On the tab of all days.
daily-ended = { $n ->
    [one] One day done
   *[other] { $n } days done
}
# The big button: begin the day.
daily-play = Play
# The big button for a day that was begun.
daily-continue = Continue
# The big button under a result: puts the text for friends on the clipboard.
daily-copy = Copy result
# A button under a result: opens the review of its deals.
daily-review = Review
# The result of a day, in lists and in the copied text.
daily-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
# The same for a day of puzzles.
daily-solved = { $n } of { $of } solved
# Under the result, also in the copied text: what six computer players took on average with the
# same cards.
daily-field = six others averaged { $mean }
# The same in the copied text, with how many of the six did worse.
daily-field-beaten = six others averaged { $mean }; better than { $beaten } of 6
# In place of that while the computer still plays them.
daily-counting = Six others are still playing your cards.
# The first line of the copied text.
daily-share = Hearts daily { $date } · { $rules }
# The last line of the copied text: days played one after the other.
daily-streak = streak: { $n }
# Over that text on the screen, and in its place before the day is played.
daily-copied = Your result as text
# In place of the text until the day is played.
daily-copied-later = After you have played: your result as text to send to friends.
# Over the field for a code, which a friend has sent.
daily-against = Against a friend
# Under that heading.
daily-code-holds = A code contains the moves and nothing about you. The game is replayed here, so nobody can make up a result.
# In the empty field, and its name for a screen reader.
daily-code = A friend’s code
# A button beside the field: what was copied goes into it.
daily-paste = Paste
# Under the field.
daily-bad-code = This code isn’t valid, or comes from another version.
# What a friend’s code says: the date and the result.
daily-friend = { $date }, your friend: { $result }
# In place of that result.
daily-old-code = a code from an earlier version. It contains no choices, so nobody can check how many puzzles were solved.
# The line after it, with the player’s own result.
daily-mine = You: { $result }
# In place of the player’s own result.
daily-friend-first = Play this day first; then you will see where your games first differed.
# The last line: up to where both made the same choices.
daily-parted = { $same ->
    [yes] You both played the same cards.
   *[no] { $trick ->
        [0] You first differed at the pass.
       *[other] You first differed in trick { $trick }.
    }
}
# The title of the game at the table, and in the list of finished games.
daily-game = Daily, { $date }
# In passing, at the end of a day.
daily-not-kept = The result couldn’t be saved: { $why }.
# In passing: after a hint or a card taken back.
daily-practice = Practice: this game doesn’t count for the day.
# In passing, at the end of a day: a fault of the program, which should never happen.
daily-other-play = The opponents didn’t play this day as they should have, so there is no code.

## A challenge: a friend’s game, with the same deals to play

# Under the field for a code, while the computer looks at it.
challenge-reading = The game is being replayed…
# The first line about the code; $names are the opponents, who are computer players.
challenge-what = { $rules }, { $n ->
    [one] one deal
   *[other] { $n } deals
}, against { LIST($names) }.
# The second line: what the friend got, with the place among the players.
challenge-theirs = { $place ->
    [0] Your friend: { $points }.
   *[other] Your friend: { $points }, { PLACE($place) } place.
}
# The third line, once the player has played the same deals.
challenge-mine = { $place ->
    [0] You: { $points }.
   *[other] You: { $points }, { PLACE($place) } place.
}
# The button that begins them.
challenge-play = Play the same deals
# In place of that line.
challenge-first = Play it, then paste the code again to see where your games first differed.
# The last line: the first choice that was different.
challenge-parted = You first differed in deal { $deal }, { $trick ->
    [0] at the pass.
   *[other] trick { $trick }.
}
# Under those lines, where the computer players take long to think: a made-up code could say
# anything.
challenge-company = The computer players’ moves are in this code. The game can check that they would really play them, and then shows what your friend took; with strong players this takes minutes.
# The button for it.
challenge-ask = Check
# The same button, while the check is going on.
challenge-stop = Stop
# In place of the explanation meanwhile; $share is a percentage of the game.
challenge-asking = The computer players are being checked: { $share }% of the game agrees so far.
# What came of the check: all is well.
challenge-company-so = The computer players make the same moves: this game was really played.
# What came of the check: something differs.
challenge-company-otherwise = The computer players would have played differently: this game wasn’t played like this, or the computer was so slow that they ran out of time.
# What came of the check: it failed.
challenge-company-unknown = The computer players couldn’t be checked.
# The title of the game at the table.
challenge-game = Challenge, { $rules }

## Many codes together, pasted into the same field: a club, ranked one line a person

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
    [0] no days that others have played as well.
   *[other] one day that others have played as well.
}
# The last line, for codes that could not be read.
club-unreadable = { $n ->
    [one] One code isn’t valid.
   *[other] { $n } codes aren’t valid.
}
