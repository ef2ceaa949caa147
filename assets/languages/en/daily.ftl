### The daily deal

menu-daily = Daily
menu-daily-detail = { $kind ->
    [puzzles] Five puzzles
    [endgame] One endgame
    [hard] One hard puzzle
    [deals] Three deals
    [omnibus] Omnibus, not played yet
    [other] Not played yet
   *[deal] Standard, not played yet
}
menu-daily-done = { $n ->
    [one] { $points } point
   *[other] { $points } points
}{ $known ->
    [yes] , better than { $beaten } of 6
   *[no] { "" }
}
menu-daily-solved = { $n } of { $of } solved
daily-title = Daily
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
    [hard] One position that most get wrong.
    [deals] Six others play the same three deals; see how you compare.
   *[deal] { $today ->
        [yes] Everybody gets the same cards and the same opponents today.
       *[no] Everybody gets the same cards and the same opponents for this day.
    }
}
daily-stand = { $stand ->
    [played] played
    [late] played later
    [free] free day
    [open] still open
    [today] today
   *[coming] to come
}
daily-when = { $when ->
    [early] early
    [late] late
   *[in-time] on the day
}
daily-day-stands = { $day } { games-month }, { daily-stand }{ $beat ->
    [yes] , better than the others
   *[no] { "" }
}
daily-month = { games-month } { $year }
daily-earlier = Month before
daily-later = Month after
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
daily-unit-points = { $n ->
    [one] point
   *[other] points
}
daily-unit-solved = of { $of } solved
daily-beaten = Better than { $beaten } of 6
daily-hidden = Your hand, still hidden.
daily-marks = The coach on your decisions: { LIST($marks) }
daily-progress = Trick { $trick }, { $n ->
    [one] { $points } point
   *[other] { $points } points
} so far
daily-ahead = Played now it counts as early, and not for the run.
daily-behind = Played now it counts, but not for the run.
daily-no-field = Nobody else played these cards.
daily-again = Again: daily, { $date }
daily-play-again = Play again
daily-not-played = not played yet
daily-other = { $name }: { $result }
daily-tabs = Which days
daily-tab-today = Today
daily-tab-all = All days
daily-none-yet = Nothing played yet.
daily-in-a-row = in a row
daily-in-all = { $n ->
    [one] day in all
   *[other] days in all
}
daily-legend-played = played
daily-legend-beat = better than the others
daily-legend-late = played later
daily-legend-free = free day, two a month
daily-legend-open = still open
daily-tomorrow = tomorrow
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
daily-field = six others took { $mean } on average
daily-field-beaten = six others took { $mean }, better than { $beaten } of 6
daily-counting = Six others are still playing your cards.
daily-share = Hearts daily { $date } · { $rules }
daily-streak = { $n } in a row
daily-copied = What is copied
daily-copied-later = Once you have played: your result as a text for friends.
daily-against = Against a friend
daily-code-holds = A code holds what was played and nothing about you. It is played again here, so that nobody can invent a result.
daily-code = Code of a friend
daily-paste = Paste
daily-bad-code = This code is not right, or comes from another version.
daily-friend = { $date }, your friend: { $result }
daily-old-code = a code of an earlier version. It holds no answers, so how many puzzles were solved cannot be checked.
daily-mine = You: { $result }
daily-friend-first = Play the day, then you see where you parted.
daily-parted = { $same ->
    [yes] You both played the same cards.
   *[no] { $trick ->
        [0] You parted at the pass.
       *[other] You parted in trick { $trick }.
    }
}
daily-game = Daily, { $date }
daily-not-kept = The result could not be written down: { $why }.
daily-practice = Practice: this game does not count for the day.
daily-other-play = The opponents did not play as they should on this day, so there is no code.

challenge-reading = The game is being played again …
challenge-what = { $rules }, { $n ->
    [one] one deal
   *[other] { $n } deals
}, against { LIST($names) }.
challenge-theirs = Your friend: { $points }, place { $place }.
challenge-mine = You: { $points }, place { $place }.
challenge-play = Play the same deals
challenge-first = Play it, then paste the code again to see where you parted.
challenge-parted = You parted in deal { $deal }, { $trick ->
    [0] at the pass.
   *[other] trick { $trick }.
}
# The computer players in the friend's game; then two buttons, and what came of it.
challenge-company = The computer players’ answers are in this code. What your friend took is shown when they have been asked whether they would play so; with strong ones that takes minutes.
challenge-ask = Ask them
challenge-stop = Stop asking
challenge-asking = The computer players are being asked: { $share } % of the game is right so far.
challenge-company-so = The computer players answer just so: this game was played.
challenge-company-otherwise = The computer players would have answered otherwise: this game was not played like this, or on a machine so slow that the clock cut them short.
challenge-company-unknown = The computer players could not be asked.
challenge-game = Challenge, { $rules }

# Many codes at once: a club.
club-title = { $n ->
    [one] One person
   *[other] { $n } people
}, by points a day against the others:
club-line = { $place }. { $name }: { $by } ± { $half } { $good ->
    [yes] better
   *[no] worse
} over { $n } days{ $sure ->
    [yes] .
   *[no] , no difference yet.
}
club-few = { $name }: { $n ->
    [0] no day that others played too.
   *[other] one day that others played too.
}
club-unreadable = { $n ->
    [one] One code is not right.
   *[other] { $n } codes are not right.
}
