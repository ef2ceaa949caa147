### The Statistics screen: boxes side by side, each with a picture and a sentence or two; a press opens
### the same with details, whose last paragraph (-how) says how it was counted. $n counts games or deals.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $same: whether both were judged by the same coach
### $theme: what to practise
### $half, $mean: what a number may be off by, and the number
### $even: the share that everyone would have
### $count: how many games
### $one, $queens: whether the bar stands for one number, and how many of its deals had the queen of
###   spades
### $low, $middle, $high: the least, the one between and the greatest; of levels the weakest and the
###   strongest
### $equal: whether all come to the same
### $clear: whether it is no more than one
### $now: how many there are so far
### $level: the name of a level
### $where, $fact: who got the card, and what is counted
### $tables: about one table in this many shows it
### $found, $outside: what was found, and whether that is unusual
### $luck, $play, $saved, $well: points by luck and by play, and whether they were saved
### $inside: whether it is inside the band
### $rating, $least: a rating, and how many games are needed
### $by, $good: by how many points, and whether that is better

# In the main menu, and under it what there is to see.
menu-statistics = Statistics
# Under it, until there is a rating.
menu-statistics-detail = Results, luck, choices
# The title of the screen.
stat-title = Statistics
# For a screen reader: the list by which games are chosen.
stat-rules = Rule set
# A rule set and how many games of it were played.
stat-rules-of = { $title } ({ $n })
# For a screen reader: the second list, by strength of the opponents.
stat-against = Opponents
# Its first choice.
stat-all-opponents = All opponents
# Beside these lists.
stat-no-practice = Practice games are left out
# A button: writes a file that a spreadsheet can read.
stat-save = Save all deals as a table (CSV)
# A button that leads to puzzles of the kind that costs most.
stat-practise = { $theme ->
    [lead] Practise leading
    [follow] Practise following
    [last] Practise playing last
   *[discard] Practise discarding
}
# In place of the boxes, for a moment.
stat-reading = Reading your games…
# In place of the boxes, before the first game is finished.
stat-nothing = Finish a game to see your statistics here. Practice games, with hints or take-backs, don’t count.
# In the details: a mean with what it may be off by, 19 times in 20.
stat-mean = { $mean } ± { $half }
# Under the title of a box: how many deals it counts.
stat-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}

## Results

# The title of a box: places and wins.
stat-results = Results
# In a narrow box. Percentages of games won.
stat-share = Likely win rate { $low }–{ $high }% (an equal share: { $even }%).
# A number of wins.
stat-chance = Luck alone would give { $low } to { $high } wins.
# In place of that sentence, with few games.
stat-few = It takes { $least } games to say more; you have { $n } so far.
# Under the number of games that ended in this place.
stat-place = { place }
# In the details: a place, and how often it was reached.
stat-place-line = { place }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# In the details: what the picture shows.
stat-share-how = The light bar is the 95% range: it contains your true win rate 19 times in 20. The dashed line is what each seat wins when all are equally good.

## Points per deal

# The title of a box: bars for how often a deal cost how many points.
stat-points = Points per deal
# In place of its picture.
stat-no-points = Your average appears after two deals scored in points.
# Under its picture: all points of a deal divided by the number of players.
stat-even = An equal share would be { $points } points per deal.
# In the details: a bar, how many deals it counts, and in how many the player took the queen.
stat-bar = { $one ->
    [yes] { $low ->
        [1] 1 point
       *[other] { $low } points
    }
   *[no] { $low } to { $high } points
}: { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}{ $queens ->
    [0] {""}
    [all] { $n ->
        [one] , with the queen of spades
       *[other] , all with the queen of spades
    }
   *[other] , { $queens } with the queen of spades
}
# Beside a violet square over the bars.
stat-with-queen = with the queen of spades
# Over a list of deals.
stat-queen-deals = The last deals in which you took the queen
# A deal of that list.
stat-deal-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
# In the details.
stat-mean-is = On average { $mean } points per deal.

## What choices cost

# The title of a box: bars for kinds of choice and what they cost.
stat-choices = Points lost per choice
# In place of its picture.
stat-no-choices = The coach hasn’t looked at any of these deals yet.
# In place of the level.
stat-few-deals = Your level appears after { $n } deals; you have { $now } so far.
# Under the title: the strength whose choices cost about as much.
# $clear is whether chance allows one level alone; else it allows all from $low to $high.
stat-level = { $clear ->
    [yes] Your choices match this level: { $low }
   *[no] Too close to call: anywhere from { $low } to { $high }
}
# Beside a bar: the kind of choice. Playing last: being the last to play to a trick.
stat-situation = { $kind ->
    [passing] Passing
    [calling] Bids and charges
    [leading] Leading
    [following] Following
    [last] Playing last
    [discarding] Discarding
    [defending] Against moons
   *[own_moon] Own moon
}
# Under the picture: where most is to be gained. A leak is where points are lost.
stat-dearest = Costs you most: { $kind ->
    [passing] passing
    [calling] bids and charges
    [leading] leading
    [following] following
    [last] playing last
    [discarding] discarding
    [defending] playing against moons
   *[own_moon] your own moons
}.
# In its place. $equal is whether the kinds differ by less than half a point, as good as certainly.
stat-no-dearest = { $equal ->
    [yes] All kinds of choices cost you the same.
   *[no] Which kind of choice costs you most is too close to call.
}
# In the details: a kind of choice, what it cost on average, and how often it came.
stat-choice-line = { stat-situation }: { $mean } in { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
# What a white bar stands for.
stat-sure = 95% range
# How the figures of choices are found. $deals is how many deals were measured for each level, $same
# whether the coach of today judged them.
stat-choices-how = The points lost are what a choice cost you compared with the other players; the coach judges it by what you could know. Points taken by chance don’t count, so this isn’t what the score sheet shows. A choice with nothing to lose is left out. The level is the one whose losses over { $deals } deals against Club players come nearest to yours, judged by { $same ->
    [yes] the same coach
   *[no] an earlier version of the coach
}; with few choices it stays close to Club. Two levels are named while chance alone could explain either. A kind of choice is said to cost you most only if chance alone would hardly ever make it look so bad. The 95% range contains the true value 19 times in 20. No choice can lose less than 0: a value below 0 is chance, and the picture shows it as 0.

## Are the cards fair?

# The title of a box: lines for how the cards fell, and what is normal.
stat-fair = Are the cards fair?
# In place of its picture.
stat-no-checks = There are no deals to check yet.
# What a line of the picture counts: who was dealt the queen of spades.
stat-queen = { $where ->
    [you] Queen of spades to you
    [left] Queen to your left
    [right] Queen to your right
    [across] Queen across
   *[other] Queen to seat { $n } on your left
}
# What the other lines count.
stat-fact = { $fact ->
    [hearts] Hearts in your hand
    [aces] Aces
    [longest] Longest suit
   *[voids] Hands with a void
}
# Under its picture.
stat-inside = All { $n } checks look normal. By chance about one in twenty wouldn’t.
# In its place.
stat-outside = { $n } of { $of } checks { $n ->
    [one] looks
   *[other] look
} unusual; by chance that happens at about one table in { $tables }.
# In the details: what is counted, how much was found, and what is normal.
stat-check-line = { $name }: { $found } (normally { $low } to { $high }){ $outside ->
    [yes] , unusual
   *[no] { "" }
}
# In the details: what the picture shows.
stat-fair-how = Each green bar is what fair cards bring 19 times in 20, worked out from the pack and the size of the hands. Longest suit, hearts and aces are averages per deal as dealt, before any pass.

## Days played

# The title of a box: a small square for each day of the last months.
stat-days = Days played
# Under its picture.
stat-days-played = { $n } of the last { $of } days
# Under that line: three shades of its squares.
stat-days-shades = Stronger colours: from { $low }, { $middle } and { $high } deals.
# In the details: a day and its deals.
stat-day-line = { games-on-day-of-year }: { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
# Very short, under one another.
stat-weekday = { $n ->
    [0] Mo
    [1] Tu
    [2] We
    [3] Th
    [4] Fr
    [5] Sa
   *[6] Su
}
# Over the squares.
stat-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}

## Luck

# The title of a box: a line that goes up and down with the cards.
stat-luck = Luck
# In place of its picture.
stat-no-luck = Your luck appears once others have played two deals with your cards.
# Under its picture; saved points are good, and so is a number that was not lost.
stat-luck-sum = Over { $n } deals luck { $saved ->
    [yes] saved
   *[no] cost
} { $luck } points, your play { $well ->
    [yes] saved
   *[no] cost
} { $play }.
# The next sentence; the band is a grey area around the line of zero.
stat-luck-band = Luck alone usually stays within { $half } points, { $inside ->
    [yes] as it does here.
   *[no] but not here.
}
# Under that.
stat-luck-left = While this page is open, others play { $n } more of your earlier deals.
# In the details: what the picture shows.
stat-luck-how = The line is the running sum of what luck saved. Luck alone stays inside the band 19 times in 20; the band widens with the square root of the number of deals.

## Rating

# The title of a box: a number for how strong the player is, as in chess.
stat-rating = Rating
# In the details.
stat-rating-value = { $rating } ± { $half }
# In place of the rating.
stat-rating-few = Your rating appears after { $least } games; you have { $n } so far.
# Under it: the strength with about that rating.
# $clear is whether the band holds one level at most; else it holds all from $low to $high.
stat-rating-equals = { $clear ->
    [yes] You play at about this level: { $low }.
   *[no] Too close to call: anywhere from { $low } to { $high }.
}
# Under the title: how many games count.
stat-rating-games = { $n } games
# In the details, and under Statistics in the main menu: a strength with its rating.
stat-rating-line = { $level }: { $rating }
# In the details: how it is counted.
stat-rating-how = The rating follows from your places against opponents whose ratings were measured and stay fixed: a lead of 400 points means odds of ten to one. The band contains your true strength 19 times in 20; it allows for the uncertainty in your opponents’ ratings.

## Findings

# The title of a box: one sentence for each kind of deal that goes unusually well or badly.
stat-findings = What stands out
# In place of the sentences.
stat-no-findings = Too close to call: chance alone would explain every difference between your kinds of deals.
# Such a sentence.
stat-finding = { $kind ->
    [queen] With the queen of spades in your hand
    [long] With six or more cards of a suit
    [void] With a void in your hand
    [aces] With two or more aces
    [lately] In the later half of your deals
    [pass-l] When you pass left
    [pass-r] When you pass right
    [pass-a] When you pass across
   *[pass-hold] When no cards are passed
} you do { $by } points per deal { $good ->
    [yes] better
   *[no] worse
} than otherwise, compared with others who held your cards.
# Over the deals behind such a sentence: the number of the game, and the deal.
stat-finding-deal = { $n }: deal { $deal }
# Beside a deal of that list.
stat-finding-saved = { $by } points { $good ->
    [yes] better
   *[no] worse
} than the others
# In passing: the deal cannot be opened.
stat-finding-gone = This game is no longer saved.
# In the details.
stat-findings-how = Every deal is compared with six others who played your cards, so that luck and hard cards don’t count. A sentence appears only when chance would hardly ever make such a difference (three standard errors). Press a deal to look at it again.
