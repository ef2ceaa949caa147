### Lessons: one line of text at a time

lesson-title = Lessons
lesson-progress = { $done } of { $of } done, { $stars } of { $most } stars
lesson-row = { $now ->
    [yes] now
   *[no] { $n ->
        [0] not done
        [one] done, one star
       *[other] done, { $n } stars
    }
}
lesson-part = Part { $at } of { $of }
lesson-families = For other rule sets
lesson-leave = Leave the lessons
lesson-restart = Start again
lesson-show = Show me
lesson-watch = Watch …
lesson-do = { $kind ->
    [play] { $n ->
        [0] Choose a card
       *[other] Play
    }
    [pass] { $n ->
        [3] Pass these cards
       *[other] Choose three cards
    }
   *[charge] { $n ->
        [0] Charge nothing
        [one] Charge this card
       *[other] Charge these
    }
}
lesson-bid = { $n ->
    [0] No bid
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Try again
lesson-next-part = Next part
lesson-next = Next lesson
lesson-first-deal = Play a first deal
lesson-yes = That’s it!
lesson-no = Not this time: the goal is out of reach.
lesson-none = The lessons cannot be read; install the game again.
lesson-not-kept = The result could not be written down: { $why }.

lesson-follow = Follow suit
lesson-follow-goal = Take no trick
lesson-follow-1 = { $left } led diamonds. Who has a diamond must play one: play yours.
lesson-follow-2 = Clubs were led and you have none: play whatever you like.
lesson-follow-3 = Spades were led and you have two. A low one leaves the trick to { $right }.
lesson-follow-3-no = The king was the highest spade, so the trick is yours.

lesson-highest = The highest
lesson-highest-goal = Take the trick
lesson-highest-1 = The highest card of the suit that was led takes the trick.
lesson-highest-1-no = The two is lower than the ten of { $across }.
lesson-highest-2 = Diamonds were led: the ace of spades on the table is high, but of the wrong suit.
lesson-highest-2-no = The three is lower than the eight of { $right }.
lesson-highest-3 = Take both tricks. Whoever takes one leads to the next.
lesson-highest-3-no = A low card cannot take a trick when the others hold higher ones.

lesson-hearts = Hearts cost
lesson-hearts-goal = Take no heart
lesson-hearts-1 = Each heart in a trick costs its taker a point. Leave this one to { $across }.
lesson-hearts-1-no = The queen took four hearts: four points.
lesson-hearts-2 = { $right } has no clubs and gave a heart to the trick. Do not take it.
lesson-hearts-2-no = The ace took the trick and the heart in it.
lesson-hearts-3 = You lead twice if you win. When nobody has diamonds left, hearts will come.
lesson-hearts-3-no = The three took the last diamond trick, and the others threw hearts on it.

lesson-duck = Duck
lesson-duck-goal = Take no point
lesson-duck-1 = Play the highest card that still loses, and keep the low one for later. Two tricks.
lesson-duck-1-no = With the low card gone, the jack had to take a trick.
lesson-duck-2 = Again: stay just below the highest card. Two tricks.
lesson-duck-2-no = A card too high, now or a trick later.
lesson-duck-3 = You are last and nothing counts in this trick: now is the time for your highest.
lesson-duck-3-no = The king stayed with you and had to take a heart.

lesson-queen = The queen
lesson-queen-goal = Beware of the queen
lesson-queen-1 = The queen of spades alone costs 13 points. Do not take her.
lesson-queen-1-no = The king took the queen: 13 points.
lesson-queen-2 = { $left } plays after you and may have the queen. Stay low.
lesson-queen-2-no = { $left } put the queen under your ace: 13 points.
lesson-queen-3 = You have her yourself. { $across } played the king: give her away under it.
lesson-queen-3-no = You still have her, and the king is gone.

lesson-throw = Throw her away
lesson-throw-goal = Get rid of the queen
lesson-throw-1 = You have no diamonds, so you may play anything, even the queen of spades.
lesson-throw-1-no = You still have her. Such a chance may not come again.
lesson-throw-2 = High cards are dangerous too, but the queen costs most.
lesson-throw-2-no = The others are dangerous, but she costs 13.
lesson-throw-3 = You must take this trick. Then lead so that you can throw her away. Three tricks.
lesson-throw-3-no = Who leads the queen most often takes her back.

lesson-lead = Lead safely
lesson-lead-goal = Lead without harm
lesson-lead-1 = You lead. A low card makes the others go higher: take no trick.
lesson-lead-1-no = Nobody could go higher, so the trick is yours.
lesson-lead-2 = You do not have the queen: low spades drive her out. Make her fall to somebody.
lesson-lead-2-no = The queen is still hidden.
lesson-lead-3 = Hearts may not be led until one was thrown away. What else is low? Take no trick.
lesson-lead-3-no = Nobody could go higher than your eight.

lesson-pass = Pass high spades
lesson-pass-goal = Pass the right three cards
lesson-pass-1 = Before most deals you pass three cards. Ace and king of spades catch the queen: pass them.
lesson-pass-1-no = With few spades, ace and king will have to take the queen.
lesson-pass-2 = The queen with one more spade beside her will be driven out: pass her.
lesson-pass-2-no = One small spade does not protect the queen for long.
lesson-pass-3 = With four small spades she is safe with you. Pass ace and king of hearts instead.
lesson-pass-3-no = Keep the spades that guard the queen, and pass the high hearts.

lesson-void = Make a void
lesson-void-goal = Have no diamonds
lesson-void-1 = Pass all three diamonds: then you can throw cards away when diamonds are led.
lesson-void-1-no = There are still diamonds in your hand.
lesson-void-2 = This is what it was for: diamonds are led. Throw away what costs most.
lesson-void-2-no = That was a card less dangerous than the queen.

lesson-count = Count to 13
lesson-count-goal = Count a suit
lesson-count-1 = Each suit has 13 cards. Twelve clubs are gone: who can follow yours? Take no heart.
lesson-count-1-no = Nobody had a club left, and all threw hearts on yours.
lesson-count-2 = Eight diamonds are gone and you hold one: four are out, all lower. Take no trick.
lesson-count-2-no = The ten, jack and queen are gone, so your nine was the highest.

lesson-stop = Stop the moon
lesson-stop-goal = Take one heart
lesson-stop-1 = Who takes all hearts and the queen gives everybody else 26. { $right } is at it: take one heart.
lesson-stop-1-no = { $right } took them all. The jack had to be kept for the nine.
lesson-stop-2 = Again: keep the card that can take a heart from { $right }.
lesson-stop-2-no = Without the king nothing stops { $right }.

lesson-shoot = Shoot it
lesson-shoot-goal = Take every heart and the queen
lesson-shoot-1 = Now you: with every point in your tricks, all the others get 26. { $left } led the queen!
lesson-shoot-1-no = One point in a trick of the others, and the moon is lost.
lesson-shoot-2 = Take everything. From the top: the ace draws the king.
lesson-shoot-2-no = The king was still out.
lesson-shoot-3 = When the king of diamonds has fallen, even the two takes a trick.
lesson-shoot-3-no = A card was higher, and hearts went with it.

lesson-charge = Charging
lesson-charge-goal = Double what is good
lesson-charge-1 = In some games you may show a card before play: it then counts double. The jack of diamonds brings 100.
lesson-charge-1-no = Only the jack is worth doubling here.
lesson-charge-2 = { $across } has charged the queen of spades: she costs twice as much. Leave her.
lesson-charge-2-no = She is yours, for twice her price.
lesson-charge-3 = The jack of diamonds is good: take him.
lesson-charge-3-no = The three let { $right } keep the jack.

lesson-kitty = The kitty
lesson-kitty-goal = Leave the kitty
lesson-kitty-1 = Left-over cards lie in the middle. Here the first trick takes them, whatever they are.
lesson-kitty-1-no = You took the trick, and a heart was in the kitty.

lesson-cancel = Cancelling
lesson-cancel-goal = Do not take the queen
lesson-cancel-1 = With two packs, two equal cards cancel each other: the aces count for nothing. Which card takes now?
lesson-cancel-1-no = Both aces were cancelled, so your king took the trick and the queen.

lesson-partners = Partners
lesson-partners-goal = No points for your side
lesson-partners-1 = { $across } is your partner: what one of you takes counts for both. Points are in the trick.
lesson-partners-1-no = The points count for { $across } and you.
lesson-partners-2 = { $across } takes this trick for both of you: throw nothing that costs.
lesson-partners-2-no = That went to your own side.

lesson-auction = The auction
lesson-auction-goal = Name a suit you do not hold high
lesson-auction-1 = Whoever bids most names the suit that costs. Bid, then name the suit of your lowest cards.
lesson-auction-1-no = Of that suit you hold cards that take tricks, or all others hold low ones.

learn-title = Learn
learn-lessons = Lessons
learn-lessons-detail = { $n ->
    [0] Five minutes
   *[other] { $n } done
}
learn-rules = How to play
learn-rules-detail = Rules and keys
menu-learn = Learn
menu-learn-detail = { $n ->
    [0] Lessons and puzzles
    [one] One lesson done
   *[other] { $n } lessons done
}
menu-first-lesson = First lesson
menu-first-lesson-detail = Learn in five minutes
