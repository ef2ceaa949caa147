### Opponents: strengths, characters, and why a card was played.
###
### What the arguments are, beside those of every file (TRANSLATING.md):
### $now: whether the card is played now
### $half, $whole: halves of a number
### $first, $then: two sentences
### $often, $rarely: how often something happens, in words
### $played, $best: in how many deals something happens after each card

## Strengths; the line says in a few words how such a player plays.

level-beginner = Beginner
    .line = Knows the rules; forgets most of what was played and passes the highest cards.
level-casual = Casual
    .line = Ducks and remembers the big cards; loses track of the small ones.
level-learner = Learner
    .line = Passes well and counts a little; still misjudges now and then.
level-club = Club player
    .line = Ducks, counts cards, hunts the queen and stops moons by rules of thumb.
level-strong = Strong
    .line = Tries out plays and passes in possible deals.
level-expert = Expert
    .line = Tries out plays and passes in a few likely deals.
level-grandmaster = Grandmaster
    .line = Tries out plays and passes in hundreds of likely deals.
level-random = Random
    .line = Plays any legal card. For tests and comparison.
level-rule = Rule player
    .line = The Club player without habits. For comparison.
## Characters: a habit in one line, under the name

character-ada = Has no habits at all.
character-basil = Cautious: likes to know who will take the trick.
character-finn = Gambler: likes a trick that anyone might take.
character-hugo = Keeps the high spades instead of passing them.
character-ines = Passes to make a suit short.
character-juno = Plays hearts as soon as it costs little.
character-kofi = Gets rid of high cards in the first tricks.
character-lena = Would rather see the leader take points.
character-mira = Plays by the book, like Ada.
character-nils = Saves high cards and hearts for later.
character-opal = Goes for a moon sooner than others.
character-otto = Cautious, and passes to make a suit short.
character-pavel = A little careless.
character-rosa = Breaks hearts early and likes a risk.
character-tariq = Keeps the high spades and goes after the leader.
character-wren = Quick and careless, with an eye for moons.
## Why the game’s simple players would play a card: the reason of a hint

why-shooting = Trying to take everything.
why-joker = A joker never takes a trick.
why-draw-out = A low card may draw out the card that everyone fears.
why-high-card = A high card goes while the others can probably still follow.
why-another-player = Another player is likely to take this.
why-no-moon = Someone may be shooting the moon, so that player gets no points.
why-worst-card = The worst card, discarded on another player’s trick.
why-points = Points for another player.
why-dangerous-card = A dangerous card, discarded on another player’s trick.
why-duck = The highest card that does not win.
why-stop-moon = A point taken stops a moon.
why-had-to-take = The trick had to be taken, so it may as well be with a high card.
why-worth-winning = There is something worth winning.
why-empty-trick = A trick without points is a good place for a high card.
why-best = Best on average in the deals that are still possible.
## Why the coach finds one choice better than another. $better and $other are the two cards, $card a
## third one; $alike says that both happen about as often, in words.

coach-even = Both are equally good: the difference is chance.
# Where no reason explains the loss.
coach-better = Better by { coach-about }; no single reason stands out.
# A number of points, in halves: $whole and perhaps a half.
coach-about = { $half ->
    [yes] { $whole ->
        [0] about half a point
       *[other] about { $whole }½ points
    }
   *[no] { $whole ->
        [0] less than half a point
        [one] about one point
       *[other] about { $whole } points
    }
}
coach-own-moon = { $alike ->
    [yes] Taking everything works more often after the better choice.
   *[no] Taking everything works { coach-rarely } after the better choice, { coach-often } after this one.
}
coach-others-moon = { $alike ->
    [yes] After this choice another player takes everything more often.
   *[no] After this choice another player takes everything { coach-often }, after the better one { coach-rarely }.
}
coach-own-moon-with = { $alike ->
    [yes] Taking everything works more often with the { CARD($better) } than with the { CARD($other) }.
   *[no] Taking everything works { coach-rarely } with the { CARD($better) }, { coach-often } with the { CARD($other) }.
}
coach-others-moon-with = { $alike ->
    [yes] With the { CARD($other) } another player takes everything more often than with the { CARD($better) }.
   *[no] With the { CARD($other) } another player takes everything { coach-often }, with the { CARD($better) } { coach-rarely }.
}
coach-same = Whichever you choose, you take the same in all sample deals.
coach-takes-with = { $alike ->
    [yes] With the { CARD($other) } you take the { CARD($card) } more often than with the { CARD($better) }.
   *[no] With the { CARD($other) } you take the { CARD($card) } { coach-often }, with the { CARD($better) } { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Played now, the { CARD($card) } is yours to take { coach-often }; kept, { coach-rarely }.
   *[no] Kept in the hand, the { CARD($card) } is yours to take { coach-often }; played now, { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] After this choice you take the { CARD($card) } more often than after the better one.
   *[no] After this choice you take the { CARD($card) } { coach-often }, after the better one { coach-rarely }.
}
# After the first reason: what is lost beside it.
coach-rest = It costs { coach-about } more in other cards, on average.
# Two reasons one after the other, each a whole sentence.
coach-both = { $first } { $then }
# After a reason that gives no number.
coach-worth = It is better by { coach-about }.
# How many more cards of a suit, in halves: $whole and perhaps a half.
coach-some = { $half ->
    [yes] { $whole ->
        [0] half a { $suit ->
            [clubs] club
            [diamonds] diamond
            [spades] spade
           *[hearts] heart
        } more
       *[other] { $whole }½ more { SUIT($suit) }
    }
   *[no] { $whole ->
        [one] one more { $suit ->
            [clubs] club
            [diamonds] diamond
            [spades] spade
           *[hearts] heart
        }
       *[other] { $whole } more { SUIT($suit) }
    }
}
coach-suit = After this choice you take more { SUIT($suit) }.
coach-suit-with = With the { CARD($other) } you take more { SUIT($suit) } than with the { CARD($better) }.
coach-trick = { $alike ->
    [yes] With the { CARD($other) } you take this trick more often than with the { CARD($better) }.
   *[no] With the { CARD($other) } you take this trick { coach-often }, with the { CARD($better) } { coach-rarely }.
}
coach-last-takes = You play last: the { CARD($other) } takes { LIST($cards) }, the better card nothing.
coach-last-free = You play last and nothing counts in this trick: the { CARD($better) } takes it at no cost.
coach-last-either = You take this trick with either card: get rid of the { CARD($better) }.
coach-one-holder = Only one other player can still hold the { CARD($card) }.
coach-all-beat = { $n ->
    [one] The only card in { SUIT($suit) } that you cannot see beats your { CARD($card) }.
    [2] Both { SUIT($suit) } you cannot see beat your { CARD($card) }.
   *[other] All { $n } { SUIT($suit) } you cannot see beat your { CARD($card) }.
}
coach-none-beats = { $n ->
    [one] The only card in { SUIT($suit) } that you cannot see does not beat your { CARD($card) }.
    [2] Neither of the two { SUIT($suit) } you cannot see beats your { CARD($card) }.
   *[other] None of the { $n } { SUIT($suit) } you cannot see beats your { CARD($card) }.
}
coach-empties = After the better card you are out of { SUIT($suit) }, and can discard when they are led.
coach-close = Too close to call: the difference may be { coach-about }, or nothing.
# How often something happens in the sample deals, after the worse choice and after the better one.
coach-often = { $often ->
    [hardly] almost never
    [seldom] seldom
    [sometimes] sometimes
    [half] about half the time
    [mostly] mostly
    [nearly] nearly always
   *[always] every time
}
coach-rarely = { $rarely ->
    [hardly] almost never
    [seldom] seldom
    [sometimes] sometimes
    [half] about half the time
    [mostly] mostly
    [nearly] nearly always
   *[always] every time
}
coach-kept = { $alike ->
    [yes] Later the { CARD($better) } would take a trick more often than the { CARD($other) }.
   *[no] Later the { CARD($better) } would take a trick { coach-often }, the { CARD($other) } { coach-rarely }.
}
coach-tricks = With the { CARD($other) } you take more tricks than with the { CARD($better) }.
coach-thrown = You have no { SUIT($suit) }, so the { CARD($better) } goes to the player who takes this trick.
coach-rid = You have no { SUIT($suit) }: a good moment to get rid of the { CARD($better) }.
coach-under = The { CARD($better) } stays under the { CARD($card) } on the table, the { CARD($other) } goes over it.
coach-neither = The { CARD($card) } on the table beats both cards: let the higher one go, the { CARD($better) }.
coach-queen-out = The { CARD($card) } is still out, and the { CARD($other) } is higher than she is.
coach-guards = Keep the { CARD($other) }: as long as you have other spades, nobody can force out your { CARD($card) }.
coach-others-out = Another player has no { SUIT($suit) } and may discard points on the { CARD($other) }.
coach-exit = Keep the { CARD($other) }: all { SUIT($suit) } you cannot see beat it, so it can lose a trick for you later.
coach-more-beat = More of the cards you cannot see beat the { CARD($better) } than the { CARD($other) }.
coach-pass-queen = The queen of spades counts most, and others could make you take her.
coach-pass-guards = Keep the { CARD($card) }: small spades guard your queen.
coach-pass-empties = Then you have no { SUIT($suit) }: when they are led, you may discard any card.
coach-pass-spades = The { CARD($card) } could take the queen of spades.
coach-pass-high = The { CARD($card) } takes tricks, and points with them.
coach-pass-low = Keep the { CARD($card) }: a low card loses a trick when you want to lose one.
coach-pass-shorter = You keep few { SUIT($suit) }, so you are soon out of them.
# The figures behind the words, shown under Details.
coach-figures = In { $of } sample deals: { $played }, after the better choice { $best }.
coach-figures-cards = About { coach-some } on average over the sample deals.

## What opponents know: a page of the help

opponents-know = An opponent knows its own cards, the cards it passed and received, and everything that has been open on the table. Your cards, and the cards still to be dealt, are never sent to it.
opponents-share = Opponents share nothing with each other and do not know which player is you.
opponents-aim = They try to hold back the player who leads the game, be it you or one of them.
opponents-failed = The opponents’ thinking failed and was replaced; the game continues.
# In passing.
opponents-no-files = The system gave Hearts no more open files, so simpler opponents continue. Close other programs, then start Hearts again.
