### The Statistics screen: six boxes side by side, each with a picture

menu-statistics = Statistics
menu-statistics-detail = Results, luck, choices
stat-title = Statistics
stat-rules = Rule set
stat-rules-of = { $title } ({ $n })
stat-against = Opponents
stat-everybody = All opponents
stat-no-practice = Practice games are left out
stat-save = Save all deals as a table (CSV)
stat-practise = { $theme ->
    [lead] Practise leading
    [follow] Practise following
    [last] Practise playing last
   *[discard] Practise sloughing
}
stat-reading = Reading what was played …
stat-nothing = Play a game to its end and this fills up. Practice is left out: games with hints or with cards taken back.
# A mean with what it may be off by.
stat-mean = { $mean } ± { $half }
stat-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}

## Results

stat-results = Results
# In a narrow box. Of a hundred games.
stat-share = In the long run { $low } to { $high } wins in 100; an even share is { $even }.
stat-chance = Luck alone would allow { $low } to { $high } wins.
stat-few = Ten games are needed to say more; so far there { $n ->
    [one] is { $n }
   *[other] are { $n }
}.
stat-place = { place }
stat-place-line = { place }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stat-share-how = The light bar holds your true share 19 times in 20. The dashed line is what each seat wins when all are equally good.

## Points per deal

stat-points = Points per deal
stat-no-points = Two deals with a number of points are needed.
stat-even = An even share is { $points } points a deal.
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
stat-queen-deals = The last deals in which you took her
stat-deal-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
stat-mean-is = On average { $mean } points a deal.

## What choices cost

stat-choices = Given away per choice
stat-no-choices = The coach has looked at none of these deals yet.
stat-few-deals = { $n } deals are needed to name a level; so far there { $now ->
    [one] is { $now }
   *[other] are { $now }
}.
stat-level = You chose like this level: { $level }
stat-situation = { $kind ->
    [passing] Passing
    [calling] Calling
    [leading] Leading
    [following] Following
    [last] Playing last
    [discarding] Sloughing
    [defending] Against moons
   *[own_moon] Own moon
}
stat-dearest = What certainly costs most: { $kind ->
    [passing] passing
    [calling] calling
    [leading] leading
    [following] following
    [last] playing last
    [discarding] sloughing
    [defending] playing against moons
   *[own_moon] your own moons
}.
stat-no-dearest = No kind of choice certainly costs more than the others.
stat-choice-line = { stat-situation }: { $mean } in { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
# What a white bar stands for.
stat-sure = 19 times in 20 it lies here
stat-choices-how = Net points: your own less the mean of the others, as the coach expects them from what your seat could know. Points taken by chance do not count, so this is not what the score sheet shows. A choice with nothing to lose is left out. The level is the one that gave away most nearly as much over { $deals } deals against Club players, judged by the same coach; while choices are few it is drawn towards Club. What costs most is named only where chance would hardly ever make the worst kind look so bad.

## Are the cards fair?

stat-fair = Are the cards fair?
stat-no-checks = There are no deals yet that can be checked.
stat-queen = { $where ->
    [you] Queen of spades to you
    [left] … to your left
    [right] … to your right
    [across] … across
   *[other] … to seat { $n } on your left
}
stat-fact = { $fact ->
    [hearts] Hearts in your hand
    [aces] Aces
    [longest] Longest suit
   *[voids] Hands with a void
}
stat-inside = { $n } things are checked, all inside their bands. By chance one in twenty looks odd.
stat-outside = { $n } of { $of } { $n ->
    [one] is
   *[other] are
} outside; by chance that happens in about one table in { $tables }.
stat-check-line = { $name }: { $found } (chance allows { $low } to { $high }){ $outside ->
    [yes] , outside
   *[no] { "" }
}
stat-fair-how = Each band holds what fair cards bring 19 times in 20, worked out from the pack and the size of the hands. Longest suit, hearts and aces are means per deal as dealt, before any pass.

## Days played

stat-days = Days played
stat-days-played = { $n } of the last { $of } days
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
stat-month = { $n ->
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

stat-luck = Luck
stat-no-luck = Two deals are needed that others have played with your cards.
stat-luck-sum = Over { $n } deals luck { $saved ->
    [yes] saved
   *[no] cost
} { $luck } points, your play { $well ->
    [yes] saved
   *[no] cost
} { $play }.
stat-luck-band = Chance alone stays within ±{ $half } 19 times in 20: { $inside ->
    [yes] so does this.
   *[no] this is outside.
}
stat-luck-left = Others are still playing { $n } of your earlier deals, while this page is open.
stat-luck-how = The line is the running sum of what luck saved; the band widens with the root of the deals.

## Rating

stat-rating = Rating
stat-rating-value = { $rating } ± { $half }
stat-rating-few = Ten games are needed; you have { $n } of { $least }.
stat-rating-equals = You play about like this level: { $level }.
stat-rating-games = { $n } games
stat-rating-line = { $level }: { $rating }
stat-rating-how = The rating follows from your places against opponents whose ratings were measured and stay fixed: 400 points are odds of ten to one. The band holds your true strength 19 times in 20; it allows for how far the ratings of your opponents may be off.

## Findings

stat-findings = What is certain
stat-no-findings = Nothing is certain yet: no kind of deal goes better or worse for you than chance allows.
stat-finding = { $kind ->
    [queen] With the queen of spades in your hand
    [long] With six or more cards of a suit
    [void] With a void in your hand
    [aces] With two or more aces
    [lately] In the later half of your deals
    [pass-l] When you pass left
    [pass-r] When you pass right
    [pass-a] When you pass across
   *[pass-hold] When nothing is passed
} you are { $by } points a deal { $good ->
    [yes] better
   *[no] worse
} against the field than otherwise.
stat-finding-deal = { $n }: deal { $deal }
stat-finding-saved = { $by } points { $good ->
    [yes] better
   *[no] worse
} than the field
stat-finding-gone = This game is no longer kept.
stat-findings-how = Every deal is compared with six others who played your cards, so that luck and hard cards do not count. A sentence appears when the difference is more than three standard errors. Press a deal to look at it again.
