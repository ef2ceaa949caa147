### Lessons: positions with one line of text at a time. The first message of a lesson is its name, on
### the page of lessons and over the table. “-goal” stands over the table and says in two to six words
### what to reach. A number is a part of the lesson: its text stands there before the learner’s first
### card. “-then” and “-last” are what to do next; “-yes” stands there after the right card, “-no” after
### another one, both when the trick is over. $left, $across and $right are the names of the other
### players; a comment says which cards they play.
###
### What the arguments are, apart from those of every file (TRANSLATING.md):
### $done, $stars: lessons done, and stars won
### $now: whether this lesson is next
### $told, $lost: the text of the part, and what it cost
### $winner: the card that takes the trick
### $mode: how a card is played
### $mine, $points: the player’s card, and points in a trick

# The heading of the list of lessons.
lesson-title = Lessons
# On the page of lessons: how much of it is done.
lesson-progress = { $done } of { $of } done, { $stars } of { $most } stars
# A lesson of that page: what has become of it.
lesson-row = { $now ->
    [yes] now
   *[no] { $n ->
        [0] not done
        [one] done, one star
       *[other] done, { $n } stars
    }
}
# Over the table: which of a lesson’s parts this is.
lesson-part = Part { $at } of { $of }
# Over lessons for players of about this strength.
lesson-club = For club players
# Over the lessons that not every rule set needs.
lesson-families = For other rule sets
# For a screen reader: the cross that closes the lesson.
lesson-leave = Leave the lessons
# A button beside the lesson: this part again from its start.
lesson-restart = Start again
# A button beside the lesson: an arrow points at the right card; that costs a star.
lesson-show = Show me
# Buttons under the text of a lesson.
lesson-watch = Watch…
# The large button, with $n cards chosen; kinds of question.
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
# A bid to choose: none, or a number of counters.
lesson-bid = { $n ->
    [0] No bid
   *[other] { $n }
}
# In the lesson on auctions: a button with the suit that is to cost points.
lesson-suit = { SUIT($suit) }
# The big button after a wrong card.
lesson-again = Try again
# The big button after a right card.
lesson-next-part = Next part
# The big button at the end of a lesson.
lesson-next = Next lesson
# The big button at the end of the last lesson: play a whole deal.
lesson-first-deal = Play a first deal
# In place of the text once the goal is out of reach: the rest of the trick is shown.
lesson-see = See what happens…
# Where a part has no “-yes” of its own.
lesson-yes = That’s it!
# What the stars of a finished lesson are: three, less one for each help.
lesson-stars-lost = { $why ->
    [both] One star: the second try and the arrow cost one star each.
    [again] Two stars: the second try cost one.
   *[arrow] Two stars: the arrow cost one.
}
# The text of a part and the sentence above, one after the other.
lesson-told = { $told } { $lost }
# Beside a hint that points at a card.
lesson-shown = The arrow shows it
# On the plate of a player: what that player did or does in this trick.
lesson-leads = leads { SUIT($suit) }
# Under a player’s name later in the trick: led this suit.
lesson-led = led { SUIT($suit) }
# Played a card of the suit that was led.
lesson-followed = followed
# Played a card of another suit, having none of the suit led.
lesson-threw = discarded
# Still has to play in this trick, after the learner.
lesson-to-come = plays after you
# On the learner’s own plate.
lesson-your-turn = your turn
# What a player took by the trick that is over.
lesson-took = { $points ->
    [0] took the trick
    [one] took one point
   *[other] took { $points } points
}
# For a screen reader: the picture of a lesson on its page.
lesson-picture-trick = On the table: { LIST($cards) }. You play the { CARD($mine) }, and the { CARD($winner) } takes the trick.
# For a screen reader: the picture of a lesson about passing or charging.
lesson-picture-chosen = You choose { LIST($cards) }.
# Where a part has no “-no” of its own.
lesson-no = Not this time: the goal is out of reach.
# In place of the lessons: a file of the program is missing or damaged.
lesson-none = The lessons can’t be read; reinstall the game.
# In passing: the stars of a lesson.
lesson-not-kept = The result couldn’t be saved: { $why }.

## Lesson 1, Follow suit: what a trick is, discarding, and not winning a trick.

# The name of the lesson, as a command. Follow: play a card of the suit that was led.
lesson-follow = Follow suit
# What to reach, as a command; so in every “-goal”.
lesson-follow-goal = Take no tricks
# Part 1. On the table: 9♦ ($left), J♦ ($across), 5♦ ($right). Your hand: 3♦ K♣ 8♠.
lesson-follow-1 = Everyone plays one card: together they make a trick. { $left } led a diamond; anyone who has a diamond must play one.
# After the 3♦. All four cards: the trick is kept, and costs or counts nothing here.
lesson-follow-1-yes = { $across } played the highest diamond and takes the trick: all four cards, and the next lead.
# To discard: to play a card of another suit when unable to follow.
lesson-follow-2-goal = Discard a card
# Part 2. On the table: 8♣ ($across), Q♣ ($right). After you: 4♣ 8♦ 10♠ ($left). Your hand: 2♥ 9♥
# 7♦.
lesson-follow-2 = { $across } led a club and you have none: play whatever you like. A card of another suit never takes the trick.
# After any card, since none of them is a club.
lesson-follow-2-yes = Your card wasn’t a club, so it couldn’t win. { $right } takes the trick with the queen of clubs.
# Part 3. On the table: 10♠ ($right). After you: 5♠ 7♥ 2♣ ($left), 6♠ 9♦ 3♣ ($across). Your hand:
# 4♠ K♠ Q♦.
lesson-follow-3 = Spades were led and you have two. A low one leaves the trick to { $right }.
# After the 4♠.
lesson-follow-3-yes = { $right }’s ten was the highest spade.
# After the K♠.
lesson-follow-3-no = The king was the highest spade, so the trick is yours.

## Lesson 2, The highest card: it takes the trick, but only in the suit led, and its player leads
## next.

# The name of the lesson.
lesson-highest = The highest card
# For parts 1 and 2.
lesson-highest-goal = Take the trick
# Part 1. On the table: 9♣ ($left), 10♣ ($across), 4♣ ($right). Your hand: 2♣ K♣ 5♦.
lesson-highest-1 = The highest card of the suit led takes the trick. From low to high: 2 to 10, jack, queen, king, ace.
# After the K♣. The lesson stops here, so the next lead is not played.
lesson-highest-1-yes = No club was higher than your king. You would lead to the next trick.
# After the 2♣.
lesson-highest-1-no = The two is lower than { $across }’s ten.
# Part 2. On the table: 7♦ ($left), A♠ ($across), 8♦ ($right). Your hand: 9♦ 3♦ A♥.
lesson-highest-2 = Diamonds were led. { $across }’s ace of spades is high, but of another suit: it can’t win.
# After the 9♦.
lesson-highest-2-yes = Your nine was the highest diamond; the ace of spades didn’t count.
# After the 3♦.
lesson-highest-2-no = The three is lower than { $right }’s eight.
# Part 3 has two tricks.
lesson-highest-3-goal = Take both tricks
# Part 3. You lead; the others hold J♦ 8♦ 4♠ ($left), 10♦ 6♦ 3♣ ($across), 9♦ 5♦ 7♠ ($right). Your
# hand: A♣ Q♦ 2♦.
lesson-highest-3 = The player who takes a trick leads to the next one. Start with a card that nobody can beat.
# For the second trick, after the A♣ took the first: the Q♦.
lesson-highest-3-then = Now lead your highest card.
# After the A♣ and then the Q♦.
lesson-highest-3-yes = Two tricks, because nobody had a higher card.
# After the 2♦ in either trick.
lesson-highest-3-no = The two was lower than the others’ diamonds.

## Lesson 3, Hearts cost points: a point for each heart taken.

# The name of the lesson: a sentence. Hearts: cards of that suit.
lesson-hearts = Hearts cost points
# For parts 1 and 2.
lesson-hearts-goal = Take no hearts
# Part 1. On the table: 6♥ ($left), 9♥ ($across), 4♥ ($right). Your hand: 5♥ Q♥ 8♣.
lesson-hearts-1 = Points are bad: the player with the fewest wins. Each heart in a trick costs the player who takes it one point.
# After the 5♥: the 9♥ takes 6♥ 9♥ 4♥ 5♥.
lesson-hearts-1-yes = { $across }’s nine took four hearts: four points for { $across }.
# After the Q♥.
lesson-hearts-1-no = Your queen took four hearts: four points for you.
# Part 2. On the table: K♣ ($across), 8♥ ($right). After you: 2♣ 6♠ 9♦ ($left). Your hand: 7♣ A♣
# 3♦.
lesson-hearts-2 = { $right } has no clubs and discarded a heart. Don’t take this trick.
# After the 7♣. The heart: the 8♥ of $right.
lesson-hearts-2-yes = { $across }’s king took the trick, and the heart with it.
# After the A♣.
lesson-hearts-2-no = Your ace took the trick and the heart in it.
# Part 3 has two tricks.
lesson-hearts-3-goal = Take no hearts in two tricks
# Part 3. You lead; the others hold 8♦ 4♠ ($left), 5♦ 9♥ ($across), 7♦ K♥ ($right). Your hand: J♦
# 3♦.
lesson-hearts-3 = Which diamond now, and which later? Soon nobody else will have one, and hearts will be discarded.
# For the second trick. One diamond is left in your hand.
lesson-hearts-3-then = Play the diamond you kept.
# After the 3♦ and then the J♦. Another suit: another player leads it.
lesson-hearts-3-yes = The three lost, and you could discard the jack on another suit. You took nothing.
# After the J♦ and then the 3♦.
lesson-hearts-3-no = Nobody had a diamond left: your three won, and hearts were discarded on it.

## Lesson 4, Stay below: to duck is to play the highest card that still loses the trick.

# The name of the lesson, as a command: play below the highest card.
lesson-duck = Stay below
# For parts 1 and 2, of two tricks each.
lesson-duck-goal = Take no tricks
# Part 1. On the table: 10♣ ($left), Q♣ ($across), 6♣ ($right). Your hand: J♣ 3♣.
lesson-duck-1 = Staying below is called ducking. Play the highest card that still loses, and keep the low one.
# The one: the low card. A sentence without a verb.
lesson-duck-1-then = Now the low one.
# The cards of both tricks: your J♣ under the Q♣, your 3♣ under the 9♣.
lesson-duck-1-yes = The jack under the queen, the three under the nine: no trick.
# After the 3♣ in the first trick.
lesson-duck-1-no = With the low card gone, the jack had to take a trick.
# Part 2. On the table: 9♦ ($right). After you: Q♦ 6♦ J♠ ($left), 5♦ 3♦ 9♠ ($across). Your hand:
# 8♦ K♦ 4♦.
lesson-duck-2 = Again, play just below the highest card on the table. Think of the second trick too.
# “Now play as low as you can.”
lesson-duck-2-then = Now as low as you can.
# The cards of both tricks: your 8♦ under the 9♦, your 4♦ under the 6♦.
lesson-duck-2-yes = The eight under the queen, the four under the six: no trick.
# After any other order of your cards.
lesson-duck-2-no = One of your cards was higher than all the others.
# For part 3.
lesson-duck-3-goal = Take no hearts
# Part 3. On the table: 7♠ ($left), 9♠ ($across), 3♠ ($right). Your hand: K♠ 2♠.
lesson-duck-3 = You play last, and there is no heart in this trick: a good moment to get rid of the king.
# For the second trick, after the K♠ took the first.
lesson-duck-3-then = You lead: now play low.
# After the K♠ and then the 2♠. The trick without points: the first one.
lesson-duck-3-yes = A trick without points costs nothing, and the king is gone.
# After the 2♠ in the first trick.
lesson-duck-3-no = The king was still in your hand and had to take a heart.

## Lesson 5, The queen: the queen of spades costs 13 points. She is spoken of as a person here.

# The name of the lesson: the queen of spades.
lesson-queen = The queen
# For parts 1 and 2.
lesson-queen-goal = Watch out for the queen
# Part 1. On the table: J♠ ($left), 4♠ ($across), Q♠ ($right). Your hand: K♠ 5♠ 9♦.
lesson-queen-1 = The queen of spades costs 13 points all by herself. { $right } had to play her: don’t take this trick.
# After the 5♠.
lesson-queen-1-yes = { $right } keeps the queen: 13 points for { $right }.
# After the K♠.
lesson-queen-1-no = Your king took the queen: 13 points for you.
# Part 2. On the table: 3♠ ($across), 6♠ ($right). After you: Q♠ 9♠ ($left). Your hand: A♠ 7♠.
lesson-queen-2 = { $left } plays after you and might have the queen of spades. Stay low.
# Her holder had only spades, and the seven was lower than the queen.
lesson-queen-2-yes = { $left } had to play the queen and has to take her: 13 points.
# After the A♠.
lesson-queen-2-no = { $left } played the queen on your ace: 13 points for you.
# For part 3: another player is to take her.
lesson-queen-3-goal = Give the queen away
# Part 3. On the table: 8♠ ($left), K♠ ($across), 2♠ ($right). Your hand: Q♠ 5♠ 4♥.
lesson-queen-3 = Now you hold the queen of spades. { $across } played the king: put her on this trick.
# After the Q♠, on the K♠.
lesson-queen-3-yes = The king takes her: 13 points for { $across }.
# After the 5♠. The king: the K♠, a card that would have taken her.
lesson-queen-3-no = You still have her, and the king is gone.

## Lesson 6, Discard the queen: a player who is out of the suit led can give her away.

# The name of the lesson, as a command.
lesson-throw = Discard the queen
# For all three parts.
lesson-throw-goal = Get rid of the queen
# Part 1. On the table: K♦ ($across), 9♦ ($right). After you: 4♦ 8♠ 9♣ 2♣ ($left). Your hand: 7♣
# 10♣ Q♠ 3♥.
lesson-throw-1 = You have no diamonds, so you may play anything, even the queen of spades.
# After the Q♠.
lesson-throw-1-yes = The king of diamonds takes the trick, and 13 points with it.
# After another card.
lesson-throw-1-no = You still have her. Such a chance may not come again.
# Part 2. On the table: A♦ ($across), 10♦ ($right). After you: J♦ 4♦ 5♠ 2♥ ($left). Your hand: K♠
# A♥ Q♠ 7♣.
lesson-throw-2 = Other high cards are dangerous too, but the queen costs most.
# After the Q♠. The ace: the A♦.
lesson-throw-2-yes = { $across } takes her with the ace.
# After another card. That card: the one you played.
lesson-throw-2-no = You still have the queen, and she costs the most: 13 points.
# Part 3. On the table: 4♦ ($left), 6♦ ($across), 2♦ ($right). Your hand: Q♠ 8♦ 3♣.
lesson-throw-3 = Your only diamond will take this trick. Then you lead.
# The second trick: the learner took the first and leads.
lesson-throw-3-then = You lead. Not the queen: a low card lets another player lead diamonds.
# The third trick: the learner has no diamond any more.
lesson-throw-3-last = Diamonds, and you have none left: now!
# The right card led to a trick of diamonds, on which the queen was discarded.
lesson-throw-3-yes = { $across }’s jack takes the queen of spades.
# After the Q♠ was led in the second trick.
lesson-throw-3-no = A player who leads the queen usually takes her too.

## Lesson 7, Lead safely: low cards, and low spades to make the queen come out.

# The name of the lesson, as a command. To lead: to play the first card of a trick.
lesson-lead = Lead safely
# For parts 1 and 3.
lesson-lead-goal = Take no tricks
# Part 1. You lead; the others hold 5♣ 9♦ 3♠ ($left), 8♣ 4♦ 6♠ ($across), 10♣ 3♦ 7♠ ($right). Your
# hand: K♣ 2♣ J♦.
lesson-lead-1 = You lead: your card sets the suit. A low one lets the others go higher.
# The others played higher cards on the learner’s two.
lesson-lead-1-yes = All three went higher than your two.
# After the K♣ or the J♦.
lesson-lead-1-no = Nobody could go higher, so the trick is yours.
# For part 2: her holder is to play her.
lesson-lead-2-goal = Make the queen come out
# Part 2. You lead; the others hold Q♠ 10♣ ($left), 8♠ K♠ ($across), 7♠ J♣ ($right). Your hand: 4♠
# 9♣.
lesson-lead-2 = Another player has the queen of spades. Lead a low spade: a player who has no other spade must play her.
# After the 4♠.
lesson-lead-2-yes = { $left } had no other spade: 13 points. Now nobody can discard the queen on you.
# After the 9♣.
lesson-lead-2-no = The queen is still out and may be discarded on you later.
# Part 3. You lead; the others hold 7♣ 2♠ 3♥ ($left), 9♣ 4♠ 6♥ ($across), J♣ 6♠ 10♥ ($right). Your
# hand: 2♥ 8♠ 5♣.
lesson-lead-3 = Hearts may not be led until one has been discarded. Which other card is low?
# After the 5♣.
lesson-lead-3-yes = All three had a higher club.
# After the 8♠.
lesson-lead-3-no = Nobody could go higher than your eight.

## Lesson 8, Pass high spades: which three cards to pass before play. Three parts: to the left,
## to the right, across.

# The name of the lesson, as a command. To pass: to give cards to another player before play.
lesson-pass = Pass high spades
# For all three parts.
lesson-pass-goal = Pass the right three cards
# Part 1. Before play; nothing lies on the table. Your hand: 2♣ 6♣ 4♦ A♠ K♠ 3♠ 8♥.
lesson-pass-1 = Before play you pass three cards to { $left }. The ace and king of spades often have to take the queen: pass both, and any third card.
# After A♠, K♠ and one more were passed. $right passed you clubs.
lesson-pass-1-yes = The three new cards are from { $right }. You no longer hold a high spade that could be made to take the queen.
# After the A♠ or the K♠ was kept.
lesson-pass-1-no = With few spades, an ace or a king will have to take the queen.
# Part 2. Before play; nothing lies on the table. Your hand: 2♣ 3♦ 5♦ Q♠ 4♠ A♥ K♥ Q♥.
lesson-pass-2 = This time you pass to { $right }. With only one spade beside her, the queen will soon have to be played: pass her.
# After the Q♠ was passed.
lesson-pass-2-yes = { $right } has the queen now, and only the two of you know it.
# After the Q♠ was kept, with the 4♠ alone beside her.
lesson-pass-2-no = One small spade doesn’t protect the queen for long.
# Part 3. Before play; nothing lies on the table. Your hand: 2♣ 3♦ Q♠ 2♠ 4♠ 5♠ 8♠ A♥ K♥.
lesson-pass-3 = Now to { $across }. When spades are led you can play a small one, so keep the queen. Pass the ace and king of hearts and a third card that isn’t a spade.
# After A♥, K♥ and a club or diamond were passed.
lesson-pass-3-yes = Four small spades guard the queen, and the high hearts are gone.
# After another choice.
lesson-pass-3-no = Keep the spades that guard the queen, and pass the high hearts.

## Lesson 9, Make a void: a void is a suit of which a hand has no cards.

# The name of the lesson, as a command.
lesson-void = Make a void
# For part 1, a pass.
lesson-void-goal = Have no diamonds
# Part 1. Before play; nothing lies on the table. Your hand: 6♣ 8♣ 10♣ Q♦ 9♦ 5♦ 3♠.
lesson-void-1 = Pass all three diamonds. Having no cards of a suit is called a void: when that suit is led, you may play anything.
# A sentence without a verb: you have made one.
lesson-void-1-yes = A void in diamonds. The next part shows what it is good for.
# After a diamond was kept.
lesson-void-1-no = There are still diamonds in your hand.
# For part 2. To use it: discard what costs most.
lesson-void-2-goal = Use a void
# Part 2. On the table: A♦ ($left), 7♦ ($across), 10♦ ($right). Your hand: A♥ K♥ Q♠ 8♣.
lesson-void-2 = Another hand without diamonds, and { $left } leads one: discard the card that costs most.
# After the Q♠.
lesson-void-2-yes = { $left }’s ace of diamonds takes the queen of spades.
# After another card.
lesson-void-2-no = That card was less dangerous than the queen.

## Lesson 10, Count to 13: each suit has 13 cards, so a player who counts knows what is left.

# The name of the lesson, as a command.
lesson-count = Count to 13
# For part 1.
lesson-count-goal = Take no hearts
# Part 1. Three tricks of clubs are over. You lead; the others hold 6♥ 8♦ ($left), 9♥ 10♦
# ($across), J♥ Q♦ ($right). Your hand: J♣ 5♦. The right answer is the diamond.
lesson-count-1 = Each suit has 13 cards. Twelve clubs have been played and you hold the last: what happens if you lead it?
# After the diamond: what a club would have brought.
lesson-count-1-yes = Right: nobody has a club left, so hearts would have been discarded on yours.
# After the club.
lesson-count-1-no = Nobody had a club left, so they all discarded hearts on yours.
# For part 2.
lesson-count-2-goal = Take no tricks
# Part 2. Two tricks of diamonds are over. You lead; the others hold 4♦ 8♠ ($left), 2♦ J♠
# ($across), 6♦ 7♠ ($right). Your hand: 9♦ 2♠. The right answer is the spade.
lesson-count-2 = Eight diamonds have been played and you hold the nine. The other four are all lower.
# After the spade: what the nine would have done.
lesson-count-2-yes = Right: your nine was the highest diamond left, and would have won.
# After the nine. The five cards had been played in earlier tricks.
lesson-count-2-no = The ten, jack, queen, king and ace had been played, so your nine was the highest.

## Lesson 11, Stop the moon: another player is about to take all the hearts and the queen.

# The name of the lesson, as a command: keep another player from taking everything.
lesson-stop = Stop the moon
# For both parts. One is enough: a moon needs them all.
lesson-stop-goal = Take one heart
# Part 1. One trick of hearts is over; $right took it and leads. On the table: K♥ ($right). After
# you: 10♥ 5♣ 8♣ ($left), 3♥ 10♣ 2♠ ($across). Your hand: 7♥ J♥ 7♣; the jack must be kept for the
# 9♥ of $right.
lesson-stop-1 = Taking all the hearts and the queen of spades is called shooting the moon: no points for the shooter, 26 for everyone else. { $right } is close: keep the jack for a lower heart.
# For the second trick. One: a heart.
lesson-stop-1-then = Now you can take one.
# After the J♥ took a trick.
lesson-stop-1-yes = The hearts in your trick cost you little, and save you 26 points.
# After the J♥ went too early. Them: the hearts. The nine: the 9♥ of $right.
lesson-stop-1-no = { $right } took them all. The jack could have beaten the nine.
# Part 2. On the table: A♣ ($right). After you: 6♣ 7♥ 3♦ ($left), 8♣ 9♥ 5♦ ($across). Your hand:
# 4♦ 2♥ K♥.
lesson-stop-2 = Again: keep the card that can take a heart from { $right }.
# Now is the time to do it.
lesson-stop-2-then = Now!
# After the K♥ was kept for a trick of hearts.
lesson-stop-2-yes = Your king took a heart: the moon is stopped.
# After the K♥ was discarded.
lesson-stop-2-no = Without the king nothing stops { $right }.

## Lesson 12, Shoot the moon: taking all of them oneself.

# The name of the lesson, as a command.
lesson-shoot = Shoot the moon
# For parts 1 and 2.
lesson-shoot-goal = Take every heart and the queen
# Part 1. On the table: Q♠ ($left), 3♠ ($across), 9♠ ($right). Your hand: A♠ 4♠ A♥ K♥.
lesson-shoot-1 = Your turn: if you take every heart and the queen, the others get 26 points each. { $left } led the queen!
# From the second trick on.
lesson-shoot-1-then = You lead. Start with your highest card, so that nobody else takes a heart.
# Them: all the hearts and the queen of spades.
lesson-shoot-1-yes = All of them: 26 points for each of the others, none for you.
# After another player took a heart or the queen.
lesson-shoot-1-no = One point in another player’s trick, and the moon is lost.
# Part 2. You lead; the others hold K♣ 2♦ 4♥ ($left), 5♣ 6♣ Q♥ ($across), 7♣ Q♠ 10♥ ($right). Your
# hand: A♣ Q♣ A♥.
lesson-shoot-2 = Take everything. The ace draws out the king; then your queen of clubs is the highest.
# For the second and third trick.
lesson-shoot-2-then = Continue with your highest card.
# What the three tricks brought.
lesson-shoot-2-yes = The queen of spades, and every heart that was left.
# After the Q♣ was led first and lost to the king.
lesson-shoot-2-no = The king of clubs was still out.
# For part 3, where the queen is not in the cards.
lesson-shoot-3-goal = Take every heart
# Part 3. You lead; the others hold K♦ 3♣ 5♥ 4♥ ($left), 8♦ Q♥ 6♥ 9♥ ($across), 10♦ 7♥ J♥ 8♥
# ($right). Your hand: A♦ 2♦ K♥ A♥.
lesson-shoot-3 = The ace draws out the king of diamonds. Then even a two takes a trick.
# For the second trick: the two is now the highest diamond.
lesson-shoot-3-then = Nobody else has a diamond left.
# For the last two tricks.
lesson-shoot-3-last = Now the hearts, highest first.
# All the tricks; one of them was taken with a two.
lesson-shoot-3-yes = All the tricks, and one of them with a two.
# After a card that did not take its trick.
lesson-shoot-3-no = Another card was higher, and took hearts with it.

## For club players: one part each, in which the others punish a mistake.

# The free trick: the last to play takes high where nothing counts.
lesson-free = The free trick
# The goal of this lesson.
lesson-free-goal = Take no points
# On the table: 8♣ ($left), 6♣ ($across), J♣ ($right). Your hand: K♣ 2♣ 4♦.
lesson-free-1 = You play last, and nothing in this trick counts. Which club do you play?
# From the second trick on.
lesson-free-1-then = You lead now. Your low cards are safe.
# After the right card.
lesson-free-1-yes = The king cost nothing here, and the two stays under the others.
# After a wrong one, which the others punished.
lesson-free-1-no = You kept the king. The next club brought you a heart.

# Get rid of the king: high spades go while the queen cannot fall on them.
lesson-shed = Get rid of the king
# The goal of this lesson.
lesson-shed-goal = Don’t take the queen of spades
# On the table: J♠ ($left), 8♣ ($across), A♣ ($right). Your hand: K♠ 2♠ 7♦.
lesson-shed-1 = You play last, so the queen can’t fall on this trick any more.
# From the second trick on.
lesson-shed-1-then = You lead now. Your low cards are safe.
# After the right card.
lesson-shed-1-yes = The king went while it was safe. The two can’t take her.
# After a wrong one, which the others punished.
lesson-shed-1-no = You kept the king. { $left } led the queen, and the king had to take her.

# Smoke out the queen: low spades bring her out.
lesson-smoke = Smoke out the queen
# The goal of this lesson.
lesson-smoke-goal = Don’t take the queen of spades
# You lead. Your hand: 2♠ A♣ 10♦; $across has the queen and no other spade.
lesson-smoke-1 = The queen of spades is still out, and you hold a low spade. What do you lead?
# From the second trick on.
lesson-smoke-1-then = She is gone. Nothing else counts here.
# After the right card.
lesson-smoke-1-yes = { $across } had no other spade: the queen had to come out.
# After a wrong one, which the others punished.
lesson-smoke-1-no = { $across } put the queen on your high card.

# Keep the guards: low spades beside one's own queen.
lesson-guards = Keep the guard
# The goal of this lesson.
lesson-guards-goal = Don’t take the queen of spades
# You lead. Your hand: Q♠ 7♠ 6♣.
lesson-guards-1 = The queen is yours, with one low spade as her guard. What do you lead?
# From the second trick on.
lesson-guards-1-then = You have none of this suit: now she can go.
# After the right card.
lesson-guards-1-yes = With her guard she waited until you could discard her.
# After a wrong one, which the others punished.
lesson-guards-1-no = You took the queen yourself. With the seven beside her she could have waited.

# The highest loser: of cards that do not win, the highest goes first.
lesson-loser = The highest loser
# The goal of this lesson.
lesson-loser-goal = Take no points
# On the table: 7♣ ($across), Q♣ ($right). Your hand: J♣ 4♣ 4♦; $left plays after you.
lesson-loser-1 = The queen of clubs wins whatever you play. Which club do you play?
# From the second trick on.
lesson-loser-1-then = Your low cards stay under the others.
# After the right card.
lesson-loser-1-yes = The jack went under the queen, and the four stays low.
# After a wrong one, which the others punished.
lesson-loser-1-no = You kept the jack. The next club brought you what the others discarded.

# A way out: a low card gives the lead away.
lesson-exit = A way out
# The goal of this lesson.
lesson-exit-goal = Take no points
# You lead. Your hand: 3♦ 10♦ K♣.
lesson-exit-1 = You lead, and two of your cards are high. Which card gives the lead away?
# From the second trick on.
lesson-exit-1-then = You have none of this suit: discard your highest card.
# After the right card.
lesson-exit-1-yes = The three gave the lead away, and you could discard your high cards.
# After a wrong one, which the others punished.
lesson-exit-1-no = Your high card took a heart. Lead the three, then discard the king.

# Left or right: who plays right after you can put the queen on your high spade.
lesson-side = Left or right
# The goal of this lesson.
lesson-side-goal = Pass the right three
# You pass to the left. Your hand: 7♣ 10♣ 3♦ 9♦ J♦ 2♠ 6♠ Q♠ A♠ 7♥ 8♥ Q♥ A♥.
lesson-side-1 = You pass the ace of hearts and two more cards to { $left }, who plays right after you. Does the queen of spades go, too?
# After the right cards, with the queen kept.
lesson-side-1-yes = { $left } can’t put her on your ace of spades. If you passed to { $right }, who plays before you, she could go too.
# After a wrong pass.
lesson-side-1-no = Pass the ace of hearts, and keep the queen: { $left } could put her on your ace of spades.

# What a pass tells: a card that was passed and not played is still where it went.
lesson-given = What a pass tells
# The goal of this lesson.
lesson-given-goal = Take no points
# You lead. Your hand: 10♠ 9♥; $left holds 8♣ A♥. There are no other spades.
lesson-given-1 = You passed the ace of hearts to { $left }, and it hasn’t been played yet. What do you lead?
# For the second trick.
lesson-given-1-then = The ace had to fall. Your ten is safe now.
# After the right card.
lesson-given-1-yes = { $left } still had the ace that you passed: your nine of hearts couldn’t win.
# After the wrong one, which the others punished.
lesson-given-1-no = Your ten of spades won, and { $left } discarded the ace of hearts on it.

# Who is out of a suit: where two discard, the third may stay low.
lesson-out = Who is out of a suit
# The goal of this lesson.
lesson-out-goal = Take no points
# You lead. Your hand: 5♦ 6♦ 2♥; only $across has diamonds, 2♦ 3♦ 7♦.
lesson-out-1 = { $left } and { $right } have shown that they have no diamonds. What do you lead?
# From the second trick on.
lesson-out-1-then = You have none of this suit: your diamonds can go.
# After the right card.
lesson-out-1-yes = Every other heart beats your two, and then you could discard your diamonds.
# After a wrong one, which the others punished.
lesson-out-1-no = Only { $across } had diamonds and stayed below yours; { $left } discarded a heart.

# See a moon early: one heart taken in time stops it.
lesson-early = See a moon early
# The goal of this lesson.
lesson-early-goal = Take one heart
# On the table: 6♣ ($left), A♥ ($across), 5♣ ($right). Your clubs: 3♣ 8♣.
lesson-early-1 = { $left } has taken six hearts, the others none, and the queen of spades is still out. Which club do you play?
# After the right card, which took the trick with one heart.
lesson-early-1-yes = One point for you, and no moon for { $left }.
# After the wrong card.
lesson-early-1-no = { $left } took this heart, too. Your eight would have stopped the moon for one point.

# Who not to feed: near the end of a game points must not go to the one whose points end it.
lesson-feed = Who not to feed
# The goal of this lesson.
lesson-feed-goal = Keep the game going
# On the table: 4♦ ($left), 9♦ ($across), J♠ ($right). Your hand: 9♣ J♥. The game is to 100 points.
lesson-feed-1 = { $left } has 99 points and the ten of diamonds you passed. { $across } has 55, and you have 63. Which card do you discard?
# For the second trick.
lesson-feed-1-then = Your heart is gone, and nothing counts in this trick.
# After the right card.
lesson-feed-1-yes = { $across } took the heart. { $left } stays at 99, and the game continues.
# After the wrong card.
lesson-feed-1-no = { $left } had to take your heart: 100 points end the game, and { $across } wins it.

## For other rule sets: Charging, as in Gong Zhu, where scores count upward and the jack of
## diamonds is good.

# The name of the lesson: a noun. To charge: to show a card before play, so that it counts double.
lesson-charge = Charging
# Charge the card that is good for the player who takes it.
lesson-charge-goal = Double what is good
# Part 1. Before play; nothing lies on the table. Your hand: A♦ K♦ J♦ 3♣ 5♠.
lesson-charge-1 = In some rule sets you may show a card before play: it then counts double. The jack of diamonds is worth 100.
# Scores count upward in these rules: 200 points are good.
lesson-charge-1-yes = The player who takes the jack now gets 200.
# After another card, or none, was charged.
lesson-charge-1-no = Only the jack is worth doubling here.
# Leave her to someone else.
lesson-charge-2-goal = Don’t take the queen
# Part 2. On the table: 7♠ ($left), Q♠ ($across), 9♠ ($right). Your hand: A♠ 3♠ 9♦.
lesson-charge-2 = { $across } has charged the queen of spades: she costs twice as much. Don’t take her.
# After the 3♠. Twice the price: she was charged.
lesson-charge-2-yes = { $across } has to take her, at twice the price.
# After the A♠. She, the queen of spades, is in your tricks.
lesson-charge-2-no = She is yours, at twice the price.
# For part 3: the jack is good.
lesson-charge-3-goal = Take the jack of diamonds
# Part 3. On the table: 5♦ ($left), 8♦ ($across), J♦ ($right). Your hand: A♦ 3♦ 4♣.
lesson-charge-3 = The jack of diamonds is good: 100 points for the player who takes it.
# After the A♦.
lesson-charge-3-yes = Your ace took the jack.
# The three: the card that the learner played.
lesson-charge-3-no = The three let { $right } keep the jack.

## For other rule sets: The kitty, for three players: one card is left over from the deal.

# The name of the lesson.
lesson-kitty = The kitty
# Leave it to someone else.
lesson-kitty-goal = Don’t take the kitty
# Part 1. On the table: 7♣ ($left), J♣ ($right). Your hand: 3♣ Q♣ 5♦ 9♥.
lesson-kitty-1 = The cards left over lie in the middle: the kitty. The player who takes the first trick gets it, whatever is in it.
# After the 3♣.
lesson-kitty-1-yes = { $across } got the kitty, with the king of hearts in it.
# After the Q♣.
lesson-kitty-1-no = You took the trick, and there was a heart in the kitty.

## For other rule sets: Cancelling, with two packs and six players.

# The name of the lesson: a noun. Equal cards cancel each other.
lesson-cancel = Cancelling
# The queen of spades is in the trick.
lesson-cancel-goal = Don’t take the queen
# Part 1. On the table: A♣ ($left), the second A♣, 9♣, Q♠, 10♣ ($right). Your hand: K♣ 4♣ 6♦.
lesson-cancel-1 = Here two equal cards cancel each other: neither ace can take the trick. Which card takes it now?
# After the 4♣.
lesson-cancel-1-yes = Without the aces, { $right }’s ten was the highest club.
# After the K♣.
lesson-cancel-1-no = Both aces were cancelled, so your king took the trick and the queen.

## For other rule sets: Partners, who sit opposite each other and share what they take.

# The name of the lesson.
lesson-partners = Partners
# A side: the player and the partner.
lesson-partners-goal = No points for your side
# Part 1. On the table: K♣ ($left), 4♣ ($across), Q♠ ($right). Your hand: A♣ 2♣ 5♦.
lesson-partners-1 = { $across } is your partner: what one of you takes counts for both. The queen is in this trick.
# After the 2♣: the K♣ of $left took the trick.
lesson-partners-1-yes = The queen went to { $left }, and so to the other side.
# After the A♣. The points of the queen.
lesson-partners-1-no = The points count for { $across } and you.
# Part 2. On the table: J♦ ($left), A♦ ($across), 4♦ ($right). Your hand: 9♥ Q♠ 5♣.
lesson-partners-2 = { $across } takes this trick for both of you: play nothing that costs points.
# After the 5♣.
lesson-partners-2-yes = { $across } took it, and nothing in it costs points.
# After the 9♥ or the Q♠: the points of that card.
lesson-partners-2-no = That went to your own side.

## For other rule sets: The auction: players bid for the right to name the suit that costs
## points.

# The name of the lesson.
lesson-auction = The auction
# What to do after the highest bid.
lesson-auction-goal = Name a suit of low cards
# Part 1. Before play; nothing lies on the table. Your hand: 2♦ 3♦ 9♠ A♠ K♥ Q♥ 8♣.
lesson-auction-1 = The highest bidder names the suit that costs counters. Bid, then name the suit of your lowest cards.
# After diamonds were named.
lesson-auction-1-yes = Diamonds cost counters now, and yours are the lowest.
# After another suit was named.
lesson-auction-1-no = Your cards in that suit are high: you would take what costs counters.

## The page Learn and what the main menu says of lessons; the first deal after them

# The title of the page that leads to lessons, rules and puzzles.
learn-title = Learn
# An entry of the page Learn; under it what comes next.
learn-lessons = Lessons
# Under it: how many lessons are done, or how many there are.
learn-lessons-detail = { $n ->
    [0] 28 short lessons, from the basics on
   *[other] { $n } of 28 done
}
# An entry of the page Learn, and the title of what it opens.
learn-rules = How to play
# Under it.
learn-rules-detail = Rules, pictures and keys
# An entry of the main menu.
menu-learn = Learn
# Under it: how many lessons are done.
menu-learn-detail = { $n ->
    [0] Lessons and puzzles
    [one] One lesson done
   *[other] { $n } lessons done
}
# The big button of the main menu at the first start.
menu-first-lesson = First lesson
# Under it.
menu-first-lesson-detail = Learn Hearts in five minutes
# In passing, as the first whole deal begins. $mode is how a card is played: in the lessons it
# takes one click, whatever Options say.
lesson-deal-practice = A deal to practise: hints appear by themselves, and the result isn’t counted.{ $mode ->
    [click] {" "}Here one click plays a card.
   *[other] {""}
}
# In passing, at the last trick of that deal.
lesson-deal-last = Your last card plays itself: there’s nothing left to choose.
